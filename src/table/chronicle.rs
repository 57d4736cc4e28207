//! The chronicle of a match: what everybody may know of what was done, kept action by action.

use crate::table::LogLine;

#[derive(Clone, Default)]
pub(super) struct Chronicle {
    lines: Vec<LogLine>,
    /// How many lines there are before anything was done: of the deal.
    begin: usize,
    /// How many lines there are after each action.
    ends: Vec<usize>,
}

impl Chronicle {
    /// A chronicle that begins with the lines of the deal.
    pub(super) fn of_deal(lines: impl IntoIterator<Item = LogLine>) -> Self {
        let lines: Vec<LogLine> = lines.into_iter().collect();
        Self { begin: lines.len(), lines, ends: Vec::new() }
    }

    /// Adds the lines that one more action has brought.
    pub(super) fn add(&mut self, lines: impl IntoIterator<Item = LogLine>) {
        self.lines.extend(lines);
        self.ends.push(self.lines.len());
    }

    /// Adds a line that no action has brought; it goes with the next one, and at the end with the last one.
    pub(super) fn close(&mut self, line: LogLine) {
        self.lines.push(line);
    }

    /// Takes out what came after the first `actions` actions.
    pub(super) fn cut(&mut self, actions: usize) {
        self.ends.truncate(actions);
        self.lines.truncate(self.ends.last().copied().unwrap_or(self.begin));
    }

    /// As it was after the first `actions` actions.
    pub(super) fn up_to(&self, actions: usize) -> Self {
        let ends = &self.ends[..actions.min(self.ends.len())];
        let lines = &self.lines[..ends.last().copied().unwrap_or(self.begin)];
        Self { lines: lines.to_vec(), begin: self.begin, ends: ends.to_vec() }
    }

    /// How many actions had been done when a line was written.
    pub(super) fn moment_of(&self, line: usize) -> usize {
        if line < self.begin { 0 } else { (self.ends.partition_point(|&end| end <= line) + 1).min(self.ends.len()) }
    }

    pub(super) fn lines(&self) -> &[LogLine] {
        &self.lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Words;

    fn line(key: &'static str) -> LogLine {
        LogLine::new(Words::new(key))
    }

    #[test]
    fn lines_go_with_the_action_that_brought_them() {
        let (one, two, three) = (line("one"), line("two"), line("three"));
        let mut chronicle = Chronicle::default();
        chronicle.add([one.clone(), two.clone()]);
        chronicle.add([]);
        chronicle.add([three.clone()]);
        for (actions, lines) in [(0, 0), (1, 2), (2, 2), (3, 3), (4, 3)] {
            let all = [one.clone(), two.clone(), three.clone()];
            assert_eq!(chronicle.up_to(actions).lines(), &all[..lines], "after {actions}");
        }
        assert_eq!([0, 1, 2, 3].map(|line| chronicle.moment_of(line)), [1, 1, 3, 3]);
        chronicle.cut(2);
        assert_eq!(chronicle.lines(), [one, two]);
        chronicle.cut(0);
        chronicle.add([three.clone()]);
        assert_eq!(chronicle.lines(), [three]);
    }

    #[test]
    fn what_the_house_is_said_to_do_goes_with_what_it_does() {
        let (one, house, two) = (line("one"), line("house"), line("two"));
        let mut chronicle = Chronicle::default();
        chronicle.add([one.clone()]);
        chronicle.close(house.clone());
        chronicle.add([two.clone()]);
        assert_eq!(chronicle.up_to(2).lines(), [one.clone(), house, two]);
        assert_eq!([0, 1, 2].map(|line| chronicle.moment_of(line)), [1, 2, 2]);
        chronicle.cut(1);
        assert_eq!(chronicle.lines(), [one]);
    }

    #[test]
    fn the_deal_stays_whatever_is_undone() {
        let (deal, one) = (line("deal"), line("one"));
        let mut chronicle = Chronicle::of_deal([deal.clone()]);
        chronicle.add([one.clone()]);
        assert_eq!(chronicle.up_to(0).lines().len(), 1);
        assert_eq!([0, 1].map(|line| chronicle.moment_of(line)), [0, 1]);
        assert_eq!(chronicle.up_to(1).lines(), [deal.clone(), one]);
        chronicle.cut(0);
        assert_eq!(chronicle.lines(), [deal]);
    }
}
