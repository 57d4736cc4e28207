//! A tiny game for the engine's own tests: nine cards, hidden hands, one simultaneous choice, a die.
//!
//! Each seat gets three cards and hides one of them at the same time as the others; all hidden cards are shown together
//! and score. Then seats take turns: play a card for its value, throw one away for a die, or draw.

use serde::{Deserialize, Serialize};

use super::notation::guesses::guess;
use super::notation::{Lines, PositionError, behind, number, or_unknown, seat, wrong};
use super::words::words;
use super::{
    Chance, Imagine, Notation, NotationError, OutOfTurn, Outcome, Refusal, Rules, Seat, SeatSet, SetupError, Sink,
    ToAct, Viewer, Words,
};

/// The toy game, and one that `COPIES` cards: whatever is drawn stays in the deck as well.
pub struct Toys<const COPIES: bool>;

/// The toy game.
pub type Toy = Toys<false>;

/// Options of the toy game: two players or three.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    pub players: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self { players: 2 }
    }
}

/// Whole truth of a toy match.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub choosing: bool,
    pub turn: usize,
    pub hands: Vec<Vec<u8>>,
    pub hidden: Vec<Option<u8>>,
    pub scores: Vec<i32>,
    pub deck: Vec<u8>,
}

/// Atomic decision in the toy game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    Hide(u8),
    Play(u8),
    Throw(u8),
    Draw,
}

/// Event of a toy match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    Dealt(Seat, Option<Vec<u8>>),
    Hidden(Seat, Option<u8>),
    Shown(Vec<u8>),
    Played(Seat, u8),
    Rolled(Seat, u32),
    Drew(Seat, Option<u8>),
}

/// Hidden card, for those who know it. JSON has but one word for nothing, so this is no option of an option.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Back {
    pub card: Option<u8>,
}

/// View of a toy match through one pair of eyes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub choosing: bool,
    pub turn: usize,
    pub hands: Vec<Vec<Option<u8>>>,
    pub hidden: Vec<Option<Back>>,
    pub scores: Vec<i32>,
    pub deck: Vec<Option<u8>>,
    /// Cards nobody has to guess any more.
    pub gone: Vec<u8>,
}

/// Refusal of an action in the toy game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum No {
    OutOfTurn(OutOfTurn),
    WrongPhase,
    NotInHand,
    EmptyDeck,
}

impl Refusal for No {
    fn name(&self) -> &'static str {
        match self {
            Self::OutOfTurn(why) => why.name(),
            Self::WrongPhase => "wrong-phase",
            Self::NotInHand => "not-in-hand",
            Self::EmptyDeck => "empty-deck",
        }
    }

    fn words(&self) -> Words {
        Words::new(format!("toy-{}", self.name()))
    }

    fn rule(&self) -> &'static str {
        "all"
    }
}

fn card(text: &str) -> Result<u8, NotationError> {
    number(text, 1..=9).or_else(|_| wrong(words!("toy-no-card", text = text)))
}

impl State {
    fn next_turn(&mut self) {
        for _ in 0..self.hands.len() {
            self.turn = (self.turn + 1) % self.hands.len();
            if !self.hands[self.turn].is_empty() {
                break;
            }
        }
    }
}

impl<const COPIES: bool> Rules for Toys<COPIES> {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = No;

    const ID: &'static str = "toy";

    fn seats(options: &Options) -> usize {
        options.players
    }

    fn longest(options: &Options) -> usize {
        40 * options.players
    }

    fn setup(options: &Options, chance: &mut impl Chance, sink: &mut impl Sink<Self>) -> Result<State, SetupError> {
        if !(2..=3).contains(&options.players) {
            let text = "toy: `players` is 2 or 3".to_owned();
            return Err(SetupError { text, words: Words::new("toy-players") });
        }
        let mut deck: Vec<u8> = (1..=9).collect();
        chance.shuffle(&mut deck);
        let mut hands = Vec::new();
        for _ in 0..options.players {
            let mut hand = deck.split_off(deck.len() - 3);
            hand.sort_unstable();
            hands.push(hand);
        }
        let hidden = vec![None; options.players];
        let state = State { choosing: true, turn: 0, hands, hidden, scores: vec![0; options.players], deck };
        for (number, hand) in (0..).zip(&state.hands) {
            sink.event(&state, || Event::Dealt(Seat(number), Some(hand.clone())));
        }
        Ok(state)
    }

    fn to_act(state: &State) -> ToAct {
        if state.choosing {
            let mut seats = SeatSet::default();
            for (number, hidden) in (0..).zip(&state.hidden) {
                if hidden.is_none() {
                    seats = seats.with(Seat(number));
                }
            }
            return ToAct::Seats(seats);
        }
        if state.hands.iter().all(Vec::is_empty) {
            return ToAct::Over(Outcome { scores: state.scores.clone(), reason: Words::new("toy-over") });
        }
        ToAct::one(Seat(state.turn as u8))
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !matches!(Self::to_act(state), ToAct::Seats(seats) if seats.contains(seat)) {
            return;
        }
        let hand = &state.hands[seat.index()];
        if state.choosing {
            out.extend(hand.iter().map(|&card| Action::Hide(card)));
            return;
        }
        out.extend(hand.iter().map(|&card| Action::Play(card)));
        out.extend(hand.iter().map(|&card| Action::Throw(card)));
        if !state.deck.is_empty() {
            out.push(Action::Draw);
        }
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), No> {
        if !matches!(Self::to_act(state), ToAct::Seats(seats) if seats.contains(seat)) {
            return Err(No::OutOfTurn(OutOfTurn::NotYourTurn));
        }
        if state.choosing != matches!(action, Action::Hide(_)) {
            return Err(No::WrongPhase);
        }
        match action {
            Action::Hide(card) | Action::Play(card) | Action::Throw(card) => {
                if state.hands[seat.index()].contains(card) { Ok(()) } else { Err(No::NotInHand) }
            }
            Action::Draw => {
                if state.deck.is_empty() {
                    Err(No::EmptyDeck)
                } else {
                    Ok(())
                }
            }
        }
    }

    fn carry_out(state: &mut State, seat: Seat, action: &Action, chance: &mut impl Chance, sink: &mut impl Sink<Self>) {
        let me = seat.index();
        if let Action::Hide(card) | Action::Play(card) | Action::Throw(card) = action {
            state.hands[me].retain(|held| held != card);
        }
        match *action {
            Action::Hide(card) => {
                state.hidden[me] = Some(card);
                sink.event(state, || Event::Hidden(seat, Some(card)));
                if state.hidden.iter().all(Option::is_some) {
                    state.choosing = false;
                    let shown: Vec<u8> = state.hidden.iter().copied().flatten().collect();
                    for (score, card) in state.scores.iter_mut().zip(&shown) {
                        *score += i32::from(*card);
                    }
                    sink.event(state, || Event::Shown(shown));
                }
                return;
            }
            Action::Play(card) => {
                state.scores[me] += i32::from(card);
                sink.event(state, || Event::Played(seat, card));
            }
            Action::Throw(card) => {
                sink.event(state, || Event::Played(seat, card));
                let face = chance.below(6) + 1;
                state.scores[me] += face as i32;
                sink.event(state, || Event::Rolled(seat, face));
            }
            Action::Draw => {
                let card = if COPIES { state.deck.last().copied() } else { state.deck.pop() };
                state.hands[me].extend(card);
                state.hands[me].sort_unstable();
                sink.event(state, || Event::Drew(seat, card));
            }
        }
        state.next_turn();
    }

    fn check_invariants(state: &State) -> Result<(), String> {
        let hidden = state.hidden.iter().flatten().filter(|_| state.choosing);
        let mut cards: Vec<u8> = state.hands.iter().flatten().chain(&state.deck).chain(hidden).copied().collect();
        cards.sort_unstable();
        match cards.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(format!("the card {} is in two places", pair[0])),
            None => Ok(()),
        }
    }

    fn same_setup(one: &State, other: &State) -> bool {
        one.hands.len() == other.hands.len()
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let mut gone: Vec<u8> = (1..=9).collect();
        let held = state.hands.iter().flatten().chain(&state.deck).chain(state.hidden.iter().flatten());
        let held: Vec<u8> = held.copied().collect();
        gone.retain(|card| !held.contains(card));
        if !state.choosing {
            gone.extend(state.hidden.iter().copied().flatten());
        }
        let sees = |number: usize| viewer.sees(Seat(number as u8));
        View {
            choosing: state.choosing,
            turn: state.turn,
            hands: state
                .hands
                .iter()
                .enumerate()
                .map(|(number, hand)| hand.iter().map(|&card| sees(number).then_some(card)).collect())
                .collect(),
            hidden: state
                .hidden
                .iter()
                .enumerate()
                .map(|(number, hidden)| {
                    hidden.map(|card| Back { card: Some(card).filter(|_| sees(number) || !state.choosing) })
                })
                .collect(),
            scores: state.scores.clone(),
            deck: state.deck.iter().map(|&card| (viewer == Viewer::All).then_some(card)).collect(),
            gone,
        }
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Dealt(seat, cards) => Event::Dealt(*seat, cards.clone().filter(|_| viewer.sees(*seat))),
            Event::Hidden(seat, card) => Event::Hidden(*seat, card.filter(|_| viewer.sees(*seat))),
            Event::Drew(seat, card) => Event::Drew(*seat, card.filter(|_| viewer.sees(*seat))),
            public => public.clone(),
        })
    }

    fn reveals(event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::Dealt(seat, _) | Event::Drew(seat, _) => viewer.sees(*seat),
            Event::Hidden(..) => false,
            Event::Shown(_) | Event::Rolled(..) => true,
            Event::Played(seat, _) => !viewer.sees(*seat),
        }
    }
}

impl<const COPIES: bool> Imagine for Toys<COPIES> {
    fn imagine(view: &View, chance: &mut impl Chance) -> State {
        let mut unknown: Vec<u8> = (1..=9).collect();
        let hidden = view.hidden.iter().flatten().map(|back| &back.card);
        let known = view.hands.iter().flatten().chain(&view.deck).chain(hidden);
        let known: Vec<u8> = known.copied().flatten().chain(view.gone.iter().copied()).collect();
        unknown.retain(|card| !known.contains(card));
        chance.shuffle(&mut unknown);
        let mut fill = |card: &Option<u8>| card.or_else(|| unknown.pop()).unwrap_or(1);
        let mut hands: Vec<Vec<u8>> = view.hands.iter().map(|hand| hand.iter().map(&mut fill).collect()).collect();
        hands.iter_mut().for_each(|hand| hand.sort_unstable());
        State {
            choosing: view.choosing,
            turn: view.turn,
            hands,
            hidden: view.hidden.iter().map(|hidden| hidden.as_ref().map(|back| fill(&back.card))).collect(),
            scores: view.scores.clone(),
            deck: view.deck.iter().map(&mut fill).collect(),
        }
    }
}

impl<const COPIES: bool> Notation for Toys<COPIES> {
    fn action_text(action: &Action) -> String {
        match action {
            Action::Hide(card) => format!("hide {card}"),
            Action::Play(card) => format!("play {card}"),
            Action::Throw(card) => format!("throw {card}"),
            Action::Draw => "draw".to_owned(),
        }
    }

    fn parse_action(text: &str) -> Result<Action, NotationError> {
        match *text.split_whitespace().collect::<Vec<_>>() {
            ["hide", number] => Ok(Action::Hide(card(number)?)),
            ["play", number] => Ok(Action::Play(card(number)?)),
            ["throw", number] => Ok(Action::Throw(card(number)?)),
            ["draw"] => Ok(Action::Draw),
            _ => wrong(words!("toy-no-action", text = text)),
        }
    }

    fn position_text(state: &State) -> String {
        let mut text = format!("phase {}\n", if state.choosing { "choose" } else { "play" });
        text += &format!("turn {}\n", Seat(state.turn as u8).letter());
        for (number, hand) in (0..).zip(&state.hands) {
            let letter = Seat(number).letter();
            text += &format!("hand {letter}{}\n", behind(hand));
            text += &format!("score {letter} {}\n", state.scores[usize::from(number)]);
            if let Some(card) = state.hidden[usize::from(number)] {
                text += &format!("hidden {letter} {card}\n");
            }
        }
        text + &format!("deck{}\n", behind(&state.deck))
    }

    fn mark_guesses(view: &View, words: &mut [String]) {
        let seat = words.get(1).and_then(|letter| Seat::from_letter(letter)).map_or(0, Seat::index);
        let (first, known): (usize, Vec<bool>) = match words[0].as_str() {
            "hand" => (2, view.hands[seat].iter().map(Option::is_some).collect()),
            "hidden" => (2, view.hidden[seat].iter().map(|back| back.card.is_some()).collect()),
            "deck" => (1, view.deck.iter().map(Option::is_some).collect()),
            _ => return,
        };
        words[first..].iter_mut().zip(known).filter(|(_, known)| !known).for_each(|(word, _)| guess(word));
    }

    fn parse_position(text: &str) -> Result<State, PositionError> {
        let lines = Lines::read(text, &["hand", "hidden", "score"], &[])?;
        let mut hands: [Option<Vec<u8>>; 3] = [None, None, None];
        let (mut hidden, mut scores) = ([None; 3], [0; 3]);
        let (mut choosing, mut turn, mut deck) = (false, 0, Vec::new());
        let place = |word: &str| seat(word, 3).map(Seat::index);
        let cards = |words: &[&str]| words.iter().map(|word| card(word)).collect::<Result<Vec<_>, _>>();
        lines.each(|key, words| {
            match (key, words) {
                ("phase", [phase]) => choosing = *phase == "choose",
                ("turn", [letter]) => turn = place(letter)?,
                ("hand", [letter, rest @ ..]) => hands[place(letter)?] = Some(cards(rest)?),
                ("hidden", [letter, number]) => hidden[place(letter)?] = Some(card(number)?),
                ("score", [letter, points]) => scores[place(letter)?] = number(points, 0..=99)?,
                ("deck", rest) => deck = cards(rest)?,
                _ => return wrong(words!("toy-no-key", key = key)),
            }
            Ok(())
        })?;
        let hands: Vec<Vec<u8>> = hands.into_iter().flatten().collect();
        let players = hands.len();
        if turn >= players {
            return lines.at("turn", words!("toy-nobody"));
        }
        Ok(State { choosing, turn, hands, hidden: hidden[..players].into(), scores: scores[..players].into(), deck })
    }

    fn seats_in(state: &State) -> usize {
        state.hands.len()
    }

    fn event_text(event: &Event) -> String {
        match event {
            Event::Dealt(seat, Some(cards)) => format!("Dealt {}{}", seat.letter(), behind(cards)),
            Event::Dealt(seat, None) => format!("Dealt {}", seat.letter()),
            Event::Hidden(seat, card) => format!("Hidden {} {}", seat.letter(), or_unknown(*card)),
            Event::Shown(cards) => format!("Shown{}", behind(cards)),
            Event::Played(seat, card) => format!("Played {} {card}", seat.letter()),
            Event::Rolled(seat, face) => format!("Rolled {} {face}", seat.letter()),
            Event::Drew(seat, card) => format!("Drew {} {}", seat.letter(), or_unknown(*card)),
        }
    }

    fn field(state: &State, name: &str) -> Result<String, NotationError> {
        match *name.split_whitespace().collect::<Vec<_>>() {
            ["score", letter] => Ok(state.scores[seat(letter, state.scores.len())?.index()].to_string()),
            _ => wrong(words!("toy-no-field", name = name)),
        }
    }
}
