//! From the chance to win each flag to the chance to win the match, and how much each flag matters.

use std::sync::LazyLock;

use crate::games::battle_line::position::FLAGS;

/// All ways in which nine flags can fall.
const WAYS: usize = 1 << FLAGS;

/// Chance to win the match if exactly these flags are mine in the end, one bit a flag. Where both sides could win, three
/// adjacent flags usually come first.
static WORTH: LazyLock<Vec<f32>> = LazyLock::new(|| (0..WAYS as u16).map(worth).collect());

fn worth(mine: u16) -> f32 {
    let theirs = !mine & (WAYS as u16 - 1);
    let adjacent = |flags: u16| flags & flags >> 1 & flags >> 2 != 0;
    match (adjacent(mine), adjacent(theirs)) {
        (true, false) if theirs.count_ones() >= 5 => 0.6,
        (false, true) if mine.count_ones() >= 5 => 0.4,
        (true, true) => 0.5 + 0.04 * (mine.count_ones() as f32 - 4.5),
        (true, false) => 1.0,
        (false, true) => 0.0,
        (false, false) => f32::from(u8::from(mine.count_ones() >= 5)),
    }
}

/// The chance to win the match, and how it changes with each flag.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Balance {
    /// Chance to win the match.
    pub win: f32,
    /// How much more likely the win is with the flag won than with the flag lost.
    pub weight: [f32; FLAGS],
}

impl Balance {
    /// The balance if flags fall independently with these chances.
    pub fn new(chance: &[f32; FLAGS]) -> Self {
        // Folds one flag after another, the last one first: level k holds 2^k values at offset 2^k.
        let mut values = [0.0; 2 * WAYS];
        values[WAYS..].copy_from_slice(&WORTH);
        for flag in (0..FLAGS).rev() {
            let half = 1 << flag;
            for i in 0..half {
                let (lost, won) = (values[2 * half + i], values[3 * half + i]);
                values[half + i] = lost + (won - lost) * chance[flag];
            }
        }
        // And back: how much each value matters for the result.
        let mut matters = [0.0; 2 * WAYS];
        matters[1] = 1.0;
        let mut weight = [0.0; FLAGS];
        for flag in 0..FLAGS {
            let half = 1 << flag;
            for i in 0..half {
                let matter = matters[half + i];
                weight[flag] += matter * (values[3 * half + i] - values[2 * half + i]);
                matters[2 * half + i] = matter * (1.0 - chance[flag]);
                matters[3 * half + i] = matter * chance[flag];
            }
        }
        Self { win: values[1], weight }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_flags_are_an_even_match() {
        let balance = Balance::new(&[0.5; FLAGS]);
        assert!((balance.win - 0.5).abs() < 1e-3, "{}", balance.win);
        assert!(balance.weight[4] > balance.weight[0]);
    }

    #[test]
    fn three_adjacent_flags_win() {
        let mut chance = [0.1; FLAGS];
        chance[2..5].fill(1.0);
        assert!(Balance::new(&chance).win > 0.4);
        chance.fill(0.5);
        chance[2..5].fill(1.0);
        assert!(Balance::new(&chance).win > 0.75);
        chance[2..5].fill(0.0);
        assert!(Balance::new(&chance).win < 0.25);
    }

    #[test]
    fn weights_are_differences() {
        let mut chance = [0.3, 0.6, 0.5, 0.9, 0.2, 0.5, 0.7, 0.4, 0.5];
        let balance = Balance::new(&chance);
        for flag in 0..FLAGS {
            let kept = chance[flag];
            chance[flag] = 1.0;
            let won = Balance::new(&chance).win;
            chance[flag] = 0.0;
            let lost = Balance::new(&chance).win;
            chance[flag] = kept;
            assert!((balance.weight[flag] - (won - lost)).abs() < 1e-4);
        }
    }
}
