//! What an attack is likely to bring: exact chances over all rolls (1.4, 9, 10), worked out once for every kind of blow.

use std::sync::LazyLock;

/// More dice are counted as this many.
const MOST_DICE: usize = 7;
/// More figures are counted as this many (1.5).
pub(super) const MOST_FIGURES: usize = 4;
/// More Bold is counted as this much; more room to retreat is as good as this much.
const MOST_BOLD: usize = 3;
const MOST_ROOM: usize = 4;

/// What Bonus Strikes do in a blow (1.6, 9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Strikes {
    Hit,
    /// Each but one hits.
    LoseOne,
    Miss,
}

/// Who is hit, as far as it matters to the odds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Victim {
    pub figures: u8,
    /// Flags that it may ignore (10.1).
    pub bold: u8,
    /// Hexes that it could retreat.
    pub room: u8,
    /// Frightened: two hexes a flag, and panic (10.2, 10.4).
    pub frightened: bool,
    /// A hit has to be confirmed (16.3).
    pub creature: bool,
}

/// What becomes of the victim.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(in super::super) struct Odds {
    /// Chance that so many figures are left.
    pub left: [f32; MOST_FIGURES + 1],
    /// Chance that it lives but has left its hex.
    pub fled: f32,
}

impl Odds {
    /// Chance that it lives and has stayed, so that it may battle back if it is Bold (11.1).
    pub fn stays(&self) -> f32 {
        1.0 - self.left[0] - self.fled
    }
}

/// By strikes, dice, nature, figures, Bold and room.
const NATURES: usize = 3;
const SIZE: usize = 3 * (MOST_DICE + 1) * NATURES * (MOST_FIGURES + 1) * (MOST_BOLD + 1) * (MOST_ROOM + 1);

fn place(strikes: Strikes, dice: usize, nature: usize, figures: usize, bold: usize, room: usize) -> usize {
    let place = (strikes as usize * (MOST_DICE + 1) + dice) * NATURES + nature;
    ((place * (MOST_FIGURES + 1) + figures) * (MOST_BOLD + 1) + bold) * (MOST_ROOM + 1) + room
}

static ODDS: LazyLock<Vec<Odds>> = LazyLock::new(|| {
    let mut all = vec![Odds::default(); SIZE];
    for strikes in [Strikes::Hit, Strikes::LoseOne, Strikes::Miss] {
        for dice in 0..=MOST_DICE {
            let rolls = rolls(strikes, dice);
            for nature in 0..NATURES {
                for figures in 1..=MOST_FIGURES {
                    for bold in 0..=MOST_BOLD {
                        for room in 0..=MOST_ROOM {
                            let odds = worked_out(&rolls, nature, figures, bold, room);
                            all[place(strikes, dice, nature, figures, bold, room)] = odds;
                        }
                    }
                }
            }
        }
    }
    all
});

/// What becomes of a unit that is attacked with so many dice.
pub(in super::super) fn odds(dice: u8, strikes: Strikes, victim: Victim) -> &'static Odds {
    let nature = if victim.creature { 2 } else { usize::from(victim.frightened) };
    &ODDS[place(
        strikes,
        usize::from(dice).min(MOST_DICE),
        nature,
        usize::from(victim.figures).clamp(1, MOST_FIGURES),
        usize::from(victim.bold).min(MOST_BOLD),
        usize::from(victim.room).min(MOST_ROOM),
    )]
}

/// The chance of each number of hits of so many dice, from none on (9.2).
pub(in super::super) fn hits(dice: u8, strikes: Strikes) -> Vec<f32> {
    let mut chances = vec![0.0; usize::from(dice) + 1];
    for (hits, _, chance) in rolls(strikes, usize::from(dice)) {
        chances[hits] += chance;
    }
    chances
}

fn binomial(n: usize, k: usize) -> f32 {
    (0..k).map(|i| (n - i) as f32 / (i + 1) as f32).product()
}

/// All rolls as hits, flags and their chance. A die has one face of the colour, one Bonus Strike, one flag and three others.
fn rolls(strikes: Strikes, dice: usize) -> Vec<(usize, usize, f32)> {
    let mut rolls = Vec::new();
    for colour in 0..=dice {
        for strike in 0..=dice - colour {
            for flags in 0..=dice - colour - strike {
                let rest = dice - colour - strike - flags;
                let ways = binomial(dice, colour)
                    * binomial(dice - colour, strike)
                    * binomial(dice - colour - strike, flags)
                    * 3f32.powi(rest as i32);
                let hits = match strikes {
                    Strikes::Hit => strike,
                    Strikes::LoseOne => strike.saturating_sub(1),
                    Strikes::Miss => 0,
                };
                rolls.push((colour + hits, flags, ways / 6f32.powi(dice as i32)));
            }
        }
    }
    rolls
}

fn worked_out(rolls: &[(usize, usize, f32)], nature: usize, figures: usize, bold: usize, room: usize) -> Odds {
    let mut odds = Odds::default();
    for &(hits, flags, chance) in rolls {
        let (mut chance, mut left) = (chance, figures.saturating_sub(hits));
        if nature == 2 {
            // 16.3: each hit is rolled again for the colour.
            let lives = (5f32 / 6.0).powi(hits as i32);
            odds.left[0] += chance * (1.0 - lives);
            (chance, left) = (chance * lives, figures);
        }
        if left == 0 {
            odds.left[0] += chance;
            continue;
        }
        let way = flags.saturating_sub(bold) * if nature == 0 { 1 } else { 2 };
        let walked = if room >= MOST_ROOM { way } else { way.min(room) };
        left = left.saturating_sub(way - walked);
        if nature != 1 || walked == 0 {
            odds.left[left] += chance;
            odds.fled += if left > 0 && walked > 0 { chance } else { 0.0 };
            continue;
        }
        for panic in 0..=walked {
            let falls = binomial(walked, panic) * 5f32.powi((walked - panic) as i32) / 6f32.powi(walked as i32);
            let left = left.saturating_sub(panic);
            odds.left[left] += chance * falls;
            odds.fled += if left > 0 { chance * falls } else { 0.0 };
        }
    }
    odds
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOOT: Victim = Victim { figures: 4, bold: 0, room: 4, frightened: false, creature: false };

    #[test]
    fn all_chances_add_up() {
        for strikes in [Strikes::Hit, Strikes::LoseOne, Strikes::Miss] {
            for dice in 0..=7 {
                for (frightened, creature) in [(false, false), (true, false), (false, true)] {
                    for (figures, bold, room) in [(1, 0, 0), (2, 1, 1), (4, 3, 4)] {
                        let odds = odds(dice, strikes, Victim { figures, bold, room, frightened, creature });
                        let sum: f32 = odds.left.iter().sum();
                        assert!((sum - 1.0).abs() < 1e-4 && (-1e-4..1.0001).contains(&odds.stays()), "{odds:?}");
                    }
                }
            }
        }
    }

    /// One die hits with a colour and a Bonus Strike, and a flag drives away.
    #[test]
    fn one_die_is_as_the_rules_say() {
        let of = |strikes, victim| *odds(1, strikes, victim);
        let near = |a: f32, b: f32| (a - b).abs() < 1e-5;
        assert!(near(of(Strikes::Hit, FOOT).left[3], 2.0 / 6.0));
        assert!(near(of(Strikes::LoseOne, FOOT).left[3], 1.0 / 6.0));
        assert!(near(of(Strikes::Hit, FOOT).fled, 1.0 / 6.0));
        assert!(near(of(Strikes::Hit, Victim { bold: 1, ..FOOT }).fled, 0.0));
        // 10.3: at the baseline a flag costs a figure.
        assert!(near(of(Strikes::Miss, Victim { figures: 1, room: 0, ..FOOT }).left[0], 2.0 / 6.0));
        // 10.4: the last goblin runs two hexes and panics.
        let goblin = of(Strikes::Miss, Victim { figures: 1, frightened: true, ..FOOT });
        assert!(near(goblin.left[0], 1.0 / 6.0 + 11.0 / 216.0), "{goblin:?}");
    }
}
