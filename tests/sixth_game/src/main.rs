//! The house with two games more.

fn main() -> std::process::ExitCode {
    imps_table::cli::run(sixth_game::games())
}
