//! Larder as text; `cases/README.md` documents it.

use imps_table::engine::notation::{
    Lines, PositionError, behind, no_field, no_key, number, or_none, or_unknown, seat, unlike, wrong,
};
use imps_table::engine::{Notation, NotationError, Seat};

use super::rules::{Action, Event, JARS, Kitchen, Larder, is_sealed, shelf};

/// The keys of a position.
const KEYS: &str = "`most`, `sealed`, `turn`, `die`, `taken`, `opened`";
/// The fields of a position.
const FIELDS: &str = "`left S`, `points S`, `taken S`, `worth JAR`";

fn jars(words: &[&str]) -> Result<Vec<u8>, NotationError> {
    words.iter().map(|word| number(word, 0..=JARS - 1)).collect()
}

impl Notation for Larder {
    fn action_text(action: &Action) -> String {
        match action {
            Action::Throw => "throw".to_owned(),
            Action::Open(jar) => format!("open {jar}"),
            Action::Take(jar) => format!("take {jar}"),
            Action::Done => "done".to_owned(),
        }
    }

    fn parse_action(text: &str) -> Result<Action, NotationError> {
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["throw"] => Ok(Action::Throw),
            ["open", jar] => Ok(Action::Open(number(jar, 0..=u8::MAX)?)),
            ["take", jar] => Ok(Action::Take(number(jar, 0..=u8::MAX)?)),
            ["done"] => Ok(Action::Done),
            _ => wrong(unlike(text, "thing-action", "`throw`, `open 14`, `take 2`, `done`")),
        }
    }

    fn position_text(kitchen: &Kitchen<u8>) -> String {
        let mut text = format!("most {}\n", kitchen.most);
        if !kitchen.is_plain() {
            text += &format!("sealed{}\n", behind(&kitchen.sealed));
        }
        text += &format!("turn {}\n", kitchen.turn.map_or("nobody".to_owned(), |turn| turn.letter().to_string()));
        for (number, guest) in (0..).zip(&kitchen.guests) {
            let letter = Seat(number).letter();
            if let Some(face) = guest.die {
                text += &format!("die {letter} {face}\n");
            }
            for (key, jars) in [("taken", &guest.taken), ("opened", &guest.opened)] {
                if !jars.is_empty() {
                    text += &format!("{key} {letter}{}\n", behind(jars));
                }
            }
        }
        text
    }

    fn parse_position(text: &str) -> Result<Kitchen<u8>, PositionError> {
        let mut kitchen = Kitchen { most: 6, turn: Some(Seat(0)), guests: Default::default(), sealed: Vec::new() };
        let place = |word: &str| seat(word, 2).map(Seat::index);
        Lines::read(text, &["die", "taken", "opened"], &[])?.each(|key, words| {
            match (key, words) {
                ("most", [most]) => kitchen.most = number(most, 1..=9)?,
                ("sealed", worth) => {
                    kitchen.sealed = worth.iter().map(|word| number(word, 0..=9)).collect::<Result<_, _>>()?;
                }
                ("turn", ["nobody"]) => kitchen.turn = None,
                ("turn", [who]) => kitchen.turn = Some(seat(who, 2)?),
                ("die", [who, face]) => kitchen.guests[place(who)?].die = Some(number(face, 1..=6)?),
                ("taken", [who, rest @ ..]) => kitchen.guests[place(who)?].taken = jars(rest)?,
                ("opened", [who, rest @ ..]) => kitchen.guests[place(who)?].opened = jars(rest)?,
                _ => return wrong(no_key(key, KEYS)),
            }
            Ok(())
        })?;
        Ok(kitchen)
    }

    fn seats_in(_: &Kitchen<u8>) -> usize {
        2
    }

    fn event_text(event: &Event) -> String {
        match event {
            Event::Thrown(seat, face) => format!("Thrown {} {face}", seat.letter()),
            Event::Opened(seat, jar, worth) => format!("Opened {} {jar} {}", seat.letter(), or_unknown(*worth)),
            Event::Taken(seat, jar) => format!("Taken {} {jar}", seat.letter()),
            Event::Left(seat) => format!("Left {}", seat.letter()),
            Event::Shown(worth) => format!("Shown{}", behind(worth)),
        }
    }

    fn field(kitchen: &Kitchen<u8>, name: &str) -> Result<String, NotationError> {
        match name.split_whitespace().collect::<Vec<_>>()[..] {
            ["left", who] => Ok(kitchen.left(seat(who, 2)?).to_string()),
            ["points", who] => Ok(kitchen.points(seat(who, 2)?).to_string()),
            ["taken", who] => Ok(kitchen.guests[seat(who, 2)?.index()].taken.len().to_string()),
            ["worth", word] => {
                let jar = number(word, 0..=JARS - 1)?;
                Ok(or_none(kitchen.sealed.get(shelf(jar)).filter(|_| is_sealed(jar))))
            }
            _ => Err(no_field(name, FIELDS)),
        }
    }
}
