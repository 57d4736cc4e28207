//! Choices among what helps: whether something helps at all is sure, what helps most may be in doubt.

/// The best so far of the actions that help.
#[derive(Clone, Copy, Debug)]
pub struct Helpful<A> {
    least: f32,
    best: Option<(A, f32)>,
}

impl<A> Helpful<A> {
    /// No action yet. Only what is worth more than `least` helps.
    pub fn above(least: f32) -> Self {
        Self { least, best: None }
    }

    /// Offers an action of this worth, which is believed to be worth `shift` more. Of equals the first stays.
    pub fn offer(&mut self, action: A, worth: f32, shift: f32) {
        let believed = worth + shift;
        if worth > self.least && self.best.as_ref().is_none_or(|(_, known)| believed > *known) {
            self.best = Some((action, believed));
        }
    }

    /// The action that is believed to help most; `None` if nothing helps.
    pub fn best(self) -> Option<A> {
        self.best.map(|(action, _)| action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(offers: &[(char, f32, f32)]) -> Option<char> {
        let mut helpful = Helpful::above(0.0);
        for &(action, worth, shift) in offers {
            helpful.offer(action, worth, shift);
        }
        helpful.best()
    }

    #[test]
    fn doubt_moves_what_helps_most_and_nothing_else() {
        assert_eq!(chosen(&[('a', 0.2, 0.0), ('b', 0.3, 0.0), ('c', 0.3, 0.0)]), Some('b'));
        assert_eq!(chosen(&[('a', 0.2, 0.1), ('b', 0.3, -0.2)]), Some('a'));
        assert_eq!(chosen(&[('a', 0.1, -5.0)]), Some('a'), "what helps is done, however much is doubted");
        assert_eq!(chosen(&[('a', -0.1, 5.0), ('b', 0.0, 5.0)]), None, "what does not help is never done");
    }
}
