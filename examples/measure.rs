//! Arena until the command line has it.
use imps_table::ai::arena;
use imps_table::games::battle_line::{BattleLine, Mode, Options};
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let players: Vec<arena::Player> = args[1].split(',').map(|p| p.parse().unwrap()).collect();
    let games = args[2].parse().unwrap();
    let seed = args[3].parse().unwrap();
    let threads = args[4].parse().unwrap();
    let mut options = Options::default();
    if args.get(5).is_some_and(|m| m == "basic") { options.mode = Mode::Basic; }
    match arena::run::<BattleLine>(&options, &players, games, seed, threads) { Ok(r) => print!("{r}"), Err(e) => println!("{e}") }
}
