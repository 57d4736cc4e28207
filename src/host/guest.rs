//! The end of a wire at the guest: frames of the host become what a front hears, by the rules of the game alone.

use std::time::Duration;

use super::remembered::Memory;
use super::{Ask, ClockTime, Laid, Message, Over, Progress, Request, Seats, Standing, State, Step, Turn};
use crate::ai::Level;
use crate::engine::attempt::attempt;
use crate::engine::{Json, Seat, SeatController, SeatSet, ToAct, Viewer, Words};
use crate::games::Registry;
use crate::table::any_match::{BotMove, Sight, TableEntry, ToldEvent, Vantage};
use crate::table::{AnyView, BotReason, Explained, LogLine, Palette, Sheet, Side, Target};
use crate::wire::{Clock, Down, Presence, SeatInfo, Up};

/// Carries what a front asks to a host elsewhere, and what that tells back; it may take its time.
pub trait Carrier: Send + Sync {
    /// Sends a request.
    ///
    /// # Errors
    /// What cannot be asked of a host elsewhere.
    fn send(&mut self, request: Request) -> Result<(), Explained>;

    /// What has come since somebody asked last.
    fn receive(&mut self) -> Vec<Message>;
}

/// A guest of a host elsewhere: it has nothing but what was sent to it.
pub struct Guest {
    games: Registry,
    entry: Option<&'static dyn TableEntry>,
    seat: Option<Seat>,
    side: Side,
    controllers: Vec<SeatController>,
    stands: Option<Standing>,
    conceded: Option<Seat>,
    /// The first events of a step or state that is still to come.
    parts: Vec<Json>,
    memory: Memory,
}

/// What cannot be made out of what was sent.
fn unreadable() -> Words {
    Words::new("reason-wire-no-frame")
}

fn times(clocks: Vec<Clock>) -> Vec<ClockTime> {
    let time = |clock: Clock| ClockTime { seat: clock.seat, left: Duration::from_millis(clock.left), runs: clock.runs };
    clocks.into_iter().map(time).collect()
}

impl Guest {
    /// A guest that knows these games, and looks from this side until it has a seat.
    pub fn new(games: Registry, side: Side) -> Self {
        Self {
            games,
            entry: None,
            seat: None,
            side,
            controllers: Vec::new(),
            stands: None,
            conceded: None,
            parts: Vec::new(),
            memory: Memory::default(),
        }
    }

    /// What a frame says to the front; what it has to know first. A host may send what is like a view of the game and is none: where
    /// the game breaks down over it, that is found out here.
    ///
    /// # Errors
    /// A frame that does not fit the game, in words.
    pub fn hear(&mut self, frame: Down<Json>) -> Result<Option<Message>, Words> {
        attempt(|| self.take_in(frame)).unwrap_or_else(|| Err(unreadable()))
    }

    fn take_in(&mut self, frame: Down<Json>) -> Result<Option<Message>, Words> {
        Ok(Some(match frame {
            Down::Laid { game, options, seed_hash } => {
                let unknown = || Words::new("notice-unknown-game").with("game", game.as_str());
                let entry = self.games.table(&game).ok_or_else(unknown)?;
                (self.entry, self.stands, self.conceded) = (Some(entry), None, None);
                let short = |hash: String| hash.chars().take(8).collect::<String>();
                let deal = seed_hash.map(|hash| Words::new("results-deal").with("seed", short(hash)));
                Message::Laid(Laid { game: entry.game(), options, deal })
            }
            Down::Seats { you, practice, seats } => Message::Seats(self.sit(you, practice, seats)),
            Down::State { at, now, clocks, chronicle, undone, opening } => {
                let sight = self.sight(&now)?;
                let lines: Result<Vec<LogLine>, _> = chronicle.iter().map(Json::read).collect();
                let entry = self.entry.ok_or_else(unreadable)?;
                let mut sent = std::mem::take(&mut self.parts);
                sent.extend(opening);
                let opening = entry.told(&sent, self.vantage(), None, (None, &*sight.seen), self.controllers.len());
                let (opening, _) = opening.map_err(|_| unreadable())?;
                let standing = self.standing(at, 0, sight, times(clocks));
                let chronicle = lines.map_err(|_| unreadable())?;
                let state = State { standing, opening, chronicle, moved: (None, Vec::new()), undone };
                self.memory.begin(&state);
                Message::State(Box::new(state))
            }
            Down::Takeback { undo, redo } => {
                let stands = self.stands.as_mut().ok_or_else(unreadable)?;
                (stands.undo, stands.redo) = (undo.map_or(Ok(()), Err), redo);
                Message::Stands(Box::new(stands.clone()))
            }
            Down::Because { id, lines, line } => {
                let length = self.stands.as_ref().map_or(0, |stands| stands.actions);
                let line = line.map(|line| line as usize);
                Message::Why { id: id.into(), reason: BotReason { length, lines, line } }
            }
            Down::Part { told, .. } => {
                self.parts.extend(told);
                return Ok(None);
            }
            Down::Step { at, by, told, lines, now, clocks } => {
                let sight = self.sight(&now)?;
                Message::Step(Box::new(self.step((at, by), told, &lines, sight, clocks)?))
            }
            Down::Over { outcome, view, .. } => {
                let entry = self.entry.ok_or_else(unreadable)?;
                let verdict = match self.conceded {
                    Some(_) => vec![outcome.reason.clone()],
                    None => entry.verdict(&view).map_err(|_| unreadable())?,
                };
                let stands = self.stands.as_mut().ok_or_else(unreadable)?;
                stands.over = Some(Over { outcome, verdict });
                Message::Stands(Box::new(stands.clone()))
            }
            Down::Clocks { clocks } => Message::Clocks(times(clocks)),
            Down::Notice { words } => Message::Notice(words),
            Down::Bye { reason, .. } => Message::Notice(reason),
            Down::Question { number, words, lasts } => {
                Message::Question { question: number.into(), words, lasts: Duration::from_millis(lasts) }
            }
            Down::Settled { number, agreed } => Message::Settled { question: number.into(), agreed },
            Down::Done { id } => Message::Done { id: id.into() },
            Down::Refused { id, words, .. } => Message::Refused { id: id.into(), why: Explained { words, rule: None } },
            Down::Advice { id, text, words, .. } => {
                let turn = self.stands.as_ref().and_then(|stands| stands.turn.as_ref()).ok_or_else(unreadable)?;
                let choice = turn.choices.iter().find(|choice| choice.text == text).ok_or_else(unreadable)?;
                let hint = BotMove { text, targets: choice.targets.clone(), reason: words, fault: None };
                Message::Hint { id: id.into(), seat: turn.seat, hint }
            }
            // For whoever carries the frames, and for guests that know no game.
            Down::Welcome { .. } | Down::Words { .. } | Down::Ping { .. } => return Ok(None),
        }))
    }

    /// An action of a seat, after which so many have been carried out, with what is seen of it and then.
    fn step(
        &mut self,
        (at, by): (u32, Seat),
        told: Vec<Json>,
        lines: &[Json],
        sight: Sight,
        clocks: Vec<Clock>,
    ) -> Result<Step, Words> {
        let before = self.stands.clone().ok_or_else(unreadable)?;
        let mut sent = std::mem::take(&mut self.parts);
        sent.extend(told);
        let entry = self.entry.ok_or_else(unreadable)?;
        let sights = (Some(&*before.seen), &*sight.seen);
        let told = entry.told(&sent, self.vantage(), Some(by), sights, self.controllers.len());
        let (mut told, mut all) = told.map_err(|_| unreadable())?;
        let since = if Some(by) == self.seat { before.turn.map_or(at, |turn| turn.since as u32) } else { at };
        let standing = self.standing(at, since, sight, times(clocks));
        for line in lines {
            let line: LogLine = line.read().map_err(|_| unreadable())?;
            told.push(still(&standing, by, line.clone()));
            all.push(line);
        }
        let step = Step { standing, by: Some(by), told, lines: all };
        self.memory.add(&step);
        Ok(step)
    }

    /// Who sits where from now on.
    fn sit(&mut self, you: Option<Seat>, practice: bool, seats: Vec<SeatInfo>) -> Seats {
        (self.seat, self.side.seat) = (you, you.unwrap_or(self.side.seat));
        let here = (0..).map(Seat).zip(&seats).filter(|(_, info)| info.presence == Presence::Here);
        let here = here.map(|(seat, _)| seat).collect();
        let sits = |info: SeatInfo| match info.presence {
            Presence::Empty => SeatController::Nobody,
            Presence::Bot => SeatController::Bot { kind: Level::Veteran.into(), name: info.name },
            Presence::Here | Presence::Away => SeatController::Person { name: info.name },
        };
        self.controllers = seats.into_iter().map(sits).collect();
        Seats { controllers: self.controllers.clone(), yours: you.into_iter().collect(), here, practice }
    }

    /// What a front asks, as a frame.
    ///
    /// # Errors
    /// What cannot be asked of a host elsewhere.
    pub fn ask(&self, request: Request) -> Result<Up, Explained> {
        let id = u32::try_from(request.id).unwrap_or(u32::MAX);
        let at = u32::try_from(request.at).unwrap_or(u32::MAX);
        Ok(match request.ask {
            Ask::Act { texts, .. } => Up::Act { id, at, texts },
            Ask::Hint(_) => Up::Hint { id, at },
            Ask::Undo(_) => Up::Undo { id, at },
            Ask::Redo(_) => Up::Redo { id, at },
            Ask::Concede(_) => Up::Concede { id, at },
            Ask::Answer { question, yes } => Up::Answer { id, number: question as u32, yes },
            Ask::Why { lines } => Up::Because { id, lines: u32::try_from(lines).unwrap_or(u32::MAX) },
            Ask::Told => Up::Told { at },
            Ask::Hold(wait) => Up::Hold { wait },
            Ask::Leave => Up::Leave {},
            Ask::Prefer(prefers) => Up::Prefer { auto_pass: prefers.auto_pass, auto_play: prefers.auto_play },
            Ask::Join { .. }
            | Ask::HandedOver(_)
            | Ask::Practise
            | Ask::StopClock
            | Ask::Reseat { .. }
            | Ask::Rematch { .. }
            | Ask::ReadOn
            | Ask::Retell
            | Ask::LookBack { .. } => {
                return Err(Explained { words: Words::new("host-not-alone"), rule: None });
            }
        })
    }

    fn vantage(&self) -> Vantage {
        Vantage { viewer: self.seat.map_or(Viewer::Public, Viewer::Seat), side: self.side }
    }

    fn sight(&self, now: &Json) -> Result<Sight, Words> {
        let entry = self.entry.ok_or_else(unreadable)?;
        let sight = entry.observed(now, self.vantage().viewer, self.controllers.len()).map_err(|_| unreadable())?;
        show(&*sight.seen, self.side);
        Ok(sight)
    }

    /// The line of the chronicle from which on it can be asked why a bot did something; whose lines they are is not known here.
    fn by_bot(&self) -> Option<usize> {
        self.controllers.iter().any(SeatController::is_bot).then_some(0)
    }

    /// What a front asks that needs no host: to look back, and to be told again.
    pub fn answer(&self, request: &Request) -> Option<Message> {
        let id = request.id;
        Some(match &request.ask {
            Ask::LookBack { to, from } => Message::Past { id, past: self.memory.past(*to, *from)? },
            Ask::Retell => Message::Retold { id, retold: self.memory.retold(self.side.seat).map(Box::new) },
            _ => return None,
        })
    }

    /// How the match stands as it is observed after so many steps; whoever decides may do so since that many.
    fn standing(&mut self, at: u32, since: u32, sight: Sight, clocks: Vec<ClockTime>) -> Standing {
        let Sight { seen, plates, to_act, conceded, choices, batches } = sight;
        self.conceded = conceded;
        let (to_act, over) = match to_act {
            ToAct::Seats(seats) => (seats, None),
            // What decided it comes next.
            ToAct::Over(outcome) => (SeatSet::default(), Some(Over { outcome, verdict: Vec::new() })),
        };
        let turn = self.seat.filter(|_| !choices.is_empty());
        let stands = Standing {
            at: at.into(),
            actions: at as usize,
            viewer: self.vantage().viewer,
            side: self.side,
            seen,
            plates,
            to_act,
            turn: turn.map(|seat| Turn { seat, since: since as usize, choices, batches }),
            undo: self.stands.as_ref().map_or(Err(Words::new("undo-nothing")), |stands| stands.undo.clone()),
            redo: self.stands.as_ref().is_some_and(|stands| stands.redo),
            by_bot: self.by_bot(),
            progress: Progress::Match,
            clocks,
            over,
        };
        self.stands = Some(stands.clone());
        stands
    }
}

/// Does with a view what a front does that shows it: where that cannot be done, it is not for nothing here.
fn show(seen: &dyn AnyView, side: Side) {
    let layout = seen.arrange(side);
    let _ = seen.panels(&[], Palette::Normal);
    let pieces = layout.pieces.iter().map(|piece| Target::Piece(piece.id));
    let zones = layout.zones.iter().map(|zone| Target::Zone(zone.id));
    for target in pieces.chain(zones).chain(seen.spoken(side).iter().filter_map(|spoken| spoken.target)) {
        let lines = seen.preview(side.seat, &[target]);
        let _ =
            seen.inspect(side.seat, target, Sheet { title: Words::new("ui-you"), picture: None, lines, rule: None });
    }
}

/// A line of the chronicle at a table where nothing else happens.
fn still(stands: &Standing, by: Seat, line: LogLine) -> ToldEvent {
    ToldEvent {
        beat: Default::default(),
        after: stands.seen.arrange(stands.side),
        log: Some(line),
        plates: stands.plates.clone(),
        seen: stands.seen.clone(),
        by: Some(by),
    }
}
