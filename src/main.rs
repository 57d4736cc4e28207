//! The command line of The Imp's Table.
fn main() {}
