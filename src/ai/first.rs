//! The bot that takes the first legal action: a player without any plan, which is the same every time.

use super::{Advice, Bot};
use crate::engine::{Imagine, Sampled, Seat};

/// Takes the first of the legal actions.
#[derive(Clone, Copy, Debug, Default)]
pub struct First;

impl<R: Imagine> Bot<R> for First {
    fn advise(&mut self, view: &R::View, seat: Seat) -> Advice<R::Action> {
        let mut actions = Vec::new();
        R::legal(&R::imagine(view, &mut Sampled::new(0)), seat, &mut actions);
        Advice { action: actions.swap_remove(0), reason: None, iterations: 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::toys::{Noughts, NoughtsState};

    #[test]
    fn takes_the_first_legal_action() {
        let view = NoughtsState::parse("x.o.x.o..");
        assert_eq!(Bot::<Noughts>::advise(&mut First, &view, Seat(0)).action, 1);
    }
}
