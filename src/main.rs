//! The command line of The Imp's Table.

fn main() -> std::process::ExitCode {
    imps_table::cli::run(imps_table::games::house())
}
