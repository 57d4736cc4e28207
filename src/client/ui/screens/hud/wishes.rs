//! What the parts of the table's interface wish, and the system that sees to it: they draw, and decide nothing.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::time::Real;

use super::captions::Captions;
use super::{Hud, count, keys, position, prompt, tray};
use crate::client::controls::InputAction;
use crate::client::director::Director;
use crate::client::picker::Picker;
use crate::client::pieces::shown_layout::ShownLayout;
use crate::client::pieces::standpoint::View;
use crate::client::session::{Overlay, Session, SessionRequest};
use crate::client::settings::{Notices, Settings};
use crate::client::ui::navigation::{Navigation, Question};
use crate::client::ui::screens::rulebook::RuleBookAt;
use crate::client::ui::ui_kit::UiKit;
use crate::engine::Words;
use crate::table::{BotReason, OptionId, Target};

/// Something that a part of the interface wishes.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::client::ui::screens) enum Wish {
    /// This is asked of the session.
    Ask(SessionRequest),
    /// This is laid over the table.
    Open(Overlay),
    /// The rule book is opened there.
    Read(RuleBookAt),
    /// There it will be opened by whoever asks for it.
    KeepAtHand(RuleBookAt),
    /// This is asked first.
    Question(Question),
    /// This option gives something away: one is asked first, once a turn.
    Warned(OptionId),
    /// This is chosen of what comes next.
    Take(Target),
    /// This is chosen, wherever it leads, as by a click on it.
    Call(Target),
    /// The number that is being chosen.
    Count(count::Done),
    /// What comes last is no longer chosen.
    StepBack,
    /// What is looked at closely is put away.
    LookAway,
    /// What was done with the tray; by keys or by a pointer.
    Searched(tray::Done, bool),
    /// All that is being told is over at once.
    Skip,
    /// The sheet that stands until it has been read is put away.
    PutAway,
    /// What is being told is told to its end.
    Finish,
    /// The signs over the table are turned on or off.
    TurnSigns,
    /// Why no signs are seen, if that is so, is told.
    TellOfSigns,
    /// The table is seen so.
    See(View),
    /// Everything is told faster, or slower.
    Speed(isize),
    /// The next speed; behind the fastest comes the slowest.
    TurnSpeed,
    /// This was done while a hint showed how.
    Used(InputAction),
    /// Everybody is told this.
    Notice(Words),
    /// The chronicle is opened; or put away, with what it sums up.
    OpenChronicle(bool),
    /// The buttons that are wanted seldom come, or go.
    FoldButtons(bool),
    /// The views of the table are laid open, or put away.
    ShowViews(bool),
    /// What lies open to be searched is put aside, or taken up again.
    PutTrayAside(bool),
    /// The refusal on show is put away.
    PutRefusalAway,
    /// The refusal that came then stays until this moment: somebody is on the way to it.
    AwaitReader(f32, f32),
    /// The hint about the position at hand is put away.
    PutHintAway,
    /// This answer is put away.
    PutAnswerAway(BotReason),
    /// What was heard has been read.
    PutCaptionsAway,
}

/// The wishes of this pass, in their order.
#[derive(Resource, Default, Debug)]
pub(in crate::client::ui::screens) struct Wishes(Vec<Wish>);

impl Wishes {
    /// Adds a wish behind those of this pass.
    pub(super) fn add(&mut self, wish: Wish) {
        self.0.push(wish);
    }

    /// Something is asked of the session.
    pub(super) fn ask(&mut self, ask: SessionRequest) {
        self.add(Wish::Ask(ask));
    }
}

/// What wishes change.
#[derive(SystemParam)]
pub(super) struct Changed<'w> {
    picker: ResMut<'w, Picker>,
    director: ResMut<'w, Director>,
    settings: ResMut<'w, Settings>,
    notices: ResMut<'w, Notices>,
    rules: ResMut<'w, RuleBookAt>,
    hud: ResMut<'w, Hud>,
    captions: ResMut<'w, Captions>,
    views: MessageWriter<'w, View>,
}

/// Carries out what the interface of the table has wished.
pub(super) fn carry_out(
    mut wishes: ResMut<Wishes>,
    mut nav: Navigation,
    mut kit: UiKit,
    (session, stage): (Res<Session>, Res<ShownLayout>),
    mut to: Changed,
) {
    for wish in std::mem::take(&mut wishes.0) {
        match wish {
            Wish::Ask(ask) => nav.ask(ask),
            Wish::Open(overlay) => nav.open(overlay),
            Wish::Read(at) => {
                *to.rules = at;
                nav.open(Overlay::RuleBook);
            }
            Wish::KeepAtHand(at) => *to.rules = at,
            Wish::Question(question) => nav.question(question),
            Wish::Warned(option) => ask_first(&mut nav, &session, &mut to, option),
            Wish::Take(target) => to.picker.take(target),
            Wish::Call(target) => to.picker.call(target),
            Wish::Count(count::Done::Step(step)) => _ = to.picker.count_on(step),
            Wish::Count(count::Done::Take) => to.picker.take_count(),
            Wish::StepBack => {
                if to.picker.step_back() {
                    kit.sound("card-lay");
                }
            }
            Wish::LookAway => to.picker.inspected = None,
            Wish::Searched(done, by_keys) => follow(&mut to.picker, &done, &stage, by_keys),
            Wish::Skip => to.director.skip(),
            Wish::PutAway => to.director.put_away(),
            Wish::Finish => to.director.finish(),
            Wish::TurnSigns => to.picker.signs = !to.picker.signs,
            Wish::TellOfSigns => {
                let words = no_signs(&session, to.picker.signs);
                words.into_iter().for_each(|words| to.notices.push(words));
            }
            Wish::See(view) => _ = to.views.write(view),
            Wish::Speed(step) => keys::step_speed(&mut to.settings, step),
            Wish::TurnSpeed => keys::turn_speed(&mut to.settings),
            Wish::Used(action) => to.settings.uses.note(action, kit.glyphs.pad),
            Wish::Notice(words) => to.notices.push(words),
            Wish::OpenChronicle(open) => {
                to.hud.wide = open;
                if !open {
                    to.hud.summed_up = Some(position(&session));
                }
            }
            Wish::FoldButtons(folded) => to.hud.all_discs = !folded,
            Wish::ShowViews(show) => to.hud.views = show,
            Wish::PutTrayAside(aside) => to.hud.tray_aside = aside,
            Wish::PutRefusalAway => to.hud.dismissed = kit.theme.now,
            // It is wished in every pass in which somebody is there, and shows nothing else.
            Wish::AwaitReader(since, until) => to.hud.bypass_change_detection().awaited = (since, until),
            Wish::PutHintAway => to.hud.hint_away = Some(position(&session)),
            Wish::PutAnswerAway(answer) => to.hud.answer_away = Some(answer),
            Wish::PutCaptionsAway => to.captions.put_away(),
        }
    }
    let idle = to.picker.prefix.is_empty() && to.picker.inspected.is_none() && nav.overlay() == Overlay::None;
    if to.hud.idle != idle {
        to.hud.idle = idle;
    }
    // What has been decided is drawn in the next pass.
    if to.hud.is_changed() || to.captions.is_changed() {
        nav.again();
    }
}

/// Asks before something is given away; the same only once a turn.
fn ask_first(nav: &mut Navigation, session: &Session, to: &mut Changed, option: OptionId) {
    let Some(question) = prompt::question(session, &to.picker, option) else { return };
    let asked = question.detail.clone().map(|detail| (session.serial, prompt::turn(session), detail));
    if asked.is_some() && to.hud.asked == asked {
        to.picker.take(Target::Option(option));
    } else {
        to.hud.asked = asked;
        nav.question(question);
    }
}

/// Why no signs are seen although somebody has asked for them.
fn no_signs(session: &Session, on: bool) -> Option<Words> {
    let none = || session.seen(false).signs(session.known.side()).is_empty();
    match session.known.setting().signs {
        false => Some(Words::new("signs-none")),
        true if on && none() => Some(Words::new("signs-nothing")),
        true => None,
    }
}

/// Points at what is pointed at in the tray, and does what was done there.
fn follow(picker: &mut ResMut<Picker>, searched: &tray::Done, stage: &ShownLayout, by_keys: bool) {
    // A card that has just been taken lies in no tray any more, and is not pointed at either.
    let known = picker.hover.filter(|hover| matches!(hover, Target::Piece(_)) && !stage.layout.has(*hover));
    if known != searched.pointed {
        picker.hover = searched.pointed;
        picker.focused = by_keys;
        if let (Some(target), true) = (searched.pointed, picker.inspected.is_some()) {
            picker.inspect(target);
        }
    }
    if let Some(target) = searched.inspected {
        picker.inspect(target);
    }
    if let Some(target) = searched.taken {
        picker.call(target);
    }
}

/// A phase that has just begun lights up.
pub(super) fn note_phase(time: Res<Time<Real>>, mut hud: ResMut<Hud>) {
    hud.phase_since = time.elapsed_secs();
}
