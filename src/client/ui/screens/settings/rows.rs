//! Every setting but the bindings: its tab, its words, its control; and the device in use, which nobody has to set.

use bevy::prelude::{Deref, DerefMut};
use bevy_egui::egui::{Align2, Id, Ui, vec2};

use self::Control::{Own, Preferred, Switch, Volume};
use super::Tab;
use crate::client::input::LastDevice;
use crate::client::settings::{ChosenMonitor, Monitors, Quality, Settings, WindowKind};
use crate::client::ui::boxes::{Room, strip, taken};
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::choice::Span;
use crate::engine::Words;
use crate::games::Registry;
use crate::locale::Language;
use crate::storage::settings::SPEEDS;
use crate::table::{Palette, Preference};

/// The settings as a screen changes them, and what there is to choose from.
#[derive(Deref, DerefMut)]
pub(in crate::client::ui::screens) struct Draft<'a> {
    #[deref]
    pub settings: Settings,
    pub monitors: &'a Monitors,
    pub games: Registry,
    /// What was touched last.
    pub device: LastDevice,
}

impl Draft<'_> {
    /// The chosen monitor; as it is now if it is connected.
    fn monitor(&self) -> Option<ChosenMonitor> {
        let chosen = self.settings.monitor.as_ref()?;
        Some(self.monitors.find(chosen).map_or(chosen, |found| &found.known).clone())
    }

    /// The chosen monitor, if it is not connected.
    fn missing(&self) -> Option<&ChosenMonitor> {
        self.settings.monitor.as_ref().filter(|chosen| self.monitors.find(chosen).is_none())
    }
}

/// The setting that stands below the preferences of the games.
const BELOW_PREFERENCES: &str = "set-turn-board";
/// The setting of the monitor, which is there only where one can be chosen.
const MONITOR: &str = "set-monitor";
const SCALES: [Option<f32>; 5] = [None, Some(0.25), Some(0.5), Some(0.75), Some(1.0)];
const MINUTES: [u32; 5] = [0, 2, 5, 10, 30];
const CAPS: [u32; 5] = [0, 30, 60, 120, 144];

/// How a setting is changed.
#[derive(Clone, Copy)]
enum Control {
    Switch(fn(&mut Settings) -> &mut bool),
    Volume(fn(&mut Settings) -> &mut f32),
    /// A preference of the games.
    Preferred(Preference),
    /// A choice, or what only shows, which draws itself.
    Own(fn(&mut UiKit, &mut Ui, Id, &mut Draft)),
}

/// Where a setting stands that is asked for at the first start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::client::ui::screens) enum Asked {
    AboveSample,
    BelowSample,
}

/// A setting: where it stands, its words and its control.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub tab: Tab,
    /// Message key; `<key>-about` explains it.
    pub key: &'static str,
    pub icon: &'static str,
    control: Control,
    pub asked: Option<Asked>,
}

impl Row {
    const fn new(tab: Tab, key: &'static str, icon: &'static str, control: Control) -> Self {
        Self { tab, key, icon, control, asked: None }
    }

    const fn asked(mut self, asked: Asked) -> Self {
        self.asked = Some(asked);
        self
    }

    /// Draws its control.
    pub(super) fn draw(&self, kit: &mut UiKit, ui: &mut Ui, draft: &mut Draft) {
        let id = Id::new("setting").with(self.key);
        match self.control {
            Control::Switch(of) => {
                let value = of(draft);
                if let Some(new) = kit.toggle(ui, id, *value) {
                    *value = new;
                }
            }
            Control::Preferred(preference) => {
                if let Some(new) = kit.toggle(ui, id, draft.play.prefers(preference)) {
                    draft.play.prefer(preference, new);
                }
            }
            Control::Volume(of) => volume(kit, ui, id, of(draft)),
            Control::Own(draw) => draw(kit, ui, id, draft),
        }
    }
}

/// All of them in the order of their tabs.
const ROWS: &[Row] = &[
    Row::new(Tab::Text, "set-language", "ui-language", Own(language)).asked(Asked::AboveSample),
    Row::new(Tab::Text, "set-text-scale", "ui-quill", Own(text_scale)).asked(Asked::AboveSample),
    Row::new(Tab::Text, "set-contrast", "ui-light-bulb", Switch(|all| &mut all.high_contrast))
        .asked(Asked::BelowSample),
    Row::new(Tab::Text, "set-palette", "ui-palette", Own(palette)),
    Row::new(Tab::Text, "set-texts-stay", "ui-hourglass", Switch(|all| &mut all.texts_stay)),
    Row::new(Tab::Game, "set-speed", "ui-speed", Own(own_speed)),
    Row::new(Tab::Game, "set-bot-speed", "seat-bot", Own(bot_speed)),
    Row::new(Tab::Game, "set-motion", "ui-play", Switch(|all| &mut all.reduced_motion)).asked(Asked::BelowSample),
    Row::new(Tab::Game, "set-previews", "ui-hint", Switch(|all| &mut all.previews)),
    Row::new(Tab::Game, "set-auto-pass", "ui-skip", Switch(|all| &mut all.play.auto_pass)),
    Row::new(Tab::Game, "set-auto-play", "ui-play-card", Switch(|all| &mut all.play.auto_play)),
    Row::new(Tab::Game, BELOW_PREFERENCES, "ui-swap", Switch(|all| &mut all.play.turn_board)),
    Row::new(Tab::Game, "set-remarks", "seat-human", Switch(|all| &mut all.remarks)),
    Row::new(Tab::Game, "set-home", "ui-exit", Own(home_after)),
    Row::new(Tab::Display, "set-window", "ui-fullscreen", Own(window)),
    Row::new(Tab::Display, MONITOR, "ui-camera", Own(monitor)),
    Row::new(Tab::Display, "set-edges", "ui-log", Switch(|all| &mut all.free_edges)),
    Row::new(Tab::Display, "set-quality", "ui-star", Own(quality)),
    Row::new(Tab::Display, "set-render-scale", "ui-search", Own(render_scale)),
    Row::new(Tab::Display, "set-flames", "ui-candle", Switch(|all| &mut all.living_flames)),
    Row::new(Tab::Display, "set-frame-cap", "ui-hourglass", Own(frame_cap)),
    Row::new(Tab::Display, "set-battery", "ui-lock", Switch(|all| &mut all.battery_saver)),
    Row::new(Tab::Sound, "set-volume-master", "ui-sound-on", Volume(|all| &mut all.volumes.master)),
    Row::new(Tab::Sound, "set-volume-music", "ui-music-on", Volume(|all| &mut all.volumes.music)),
    Row::new(Tab::Sound, "set-volume-effects", "ui-dice", Volume(|all| &mut all.volumes.effects)),
    Row::new(Tab::Sound, "set-volume-interface", "ui-mouse", Volume(|all| &mut all.volumes.interface)),
    Row::new(Tab::Sound, "set-volume-room", "ui-candle", Volume(|all| &mut all.volumes.room)),
    Row::new(Tab::Sound, "set-mute", "ui-sound-off", Switch(|all| &mut all.mute_in_background)),
    Row::new(Tab::Sound, "set-captions", "ui-log", Switch(|all| &mut all.captions)).asked(Asked::BelowSample),
    Row::new(Tab::Controls, "set-rumble", "ui-controller", Volume(|all| &mut all.rumble)),
    Row::new(Tab::Controls, "set-device", "ui-controller", Own(device)).asked(Asked::BelowSample),
];

/// The rows that something can be chosen in: that of the monitors only where there is more than one, or one to be given up; those of
/// preferences for each that a game knows.
pub(super) fn offered(draft: &Draft) -> Vec<Row> {
    let monitors = draft.monitors.0.len() > 1 || draft.monitor.is_some();
    let mut rows: Vec<Row> = ROWS.iter().filter(|row| monitors || row.key != MONITOR).copied().collect();
    for preference in draft.games.tables().into_iter().flat_map(|game| game.art().preferences()) {
        let below = rows.iter().position(|row| row.key == BELOW_PREFERENCES).unwrap_or(rows.len());
        if rows.iter().all(|row| row.key != preference.key) {
            rows.insert(below, Row::new(Tab::Game, preference.key, preference.icon, Preferred(*preference)));
        }
    }
    rows
}

/// A slider with its value in percent.
fn volume(kit: &mut UiKit, ui: &mut Ui, id: Id, value: &mut f32) {
    let room = kit.theme.em(58.0);
    let width = (ui.available_width() - room).min(kit.theme.em(250.0)).max(60.0);
    ui.horizontal(|ui| {
        if let Some(new) = kit.slider(ui, id, width, *value, Span { from: 0.0, to: 1.0, step: 0.05 }) {
            *value = new;
        }
        let text = format!("{}%", (*value * 100.0).round());
        let rect = taken(ui, vec2(room - 8.0, kit.theme.em(20.0).max(24.0)));
        let font = kit.theme.bold(15.5);
        ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, text, font, kit.theme.c.ink);
    });
}

fn text_scale(kit: &mut UiKit, ui: &mut Ui, id: Id, all: &mut Draft) {
    // In steps that can be clicked: a slider would run away under the pointer while the page grows.
    let steps = [1.0, 1.25, 1.5, 1.75, 2.0];
    let names: Vec<String> = steps.iter().map(|step| format!("{}%", step * 100.0)).collect();
    let far = |step: &f32| ((step - all.text_scale).abs() * 1000.0) as i32;
    let now = (0..steps.len()).min_by_key(|&n| far(&steps[n])).unwrap_or(0);
    let width = ui.available_width();
    if let Some(new) = kit.segments(ui, id, width, &names, now) {
        all.text_scale = steps[new];
    }
}

/// One of several values, by message key.
fn pick<T: Clone + PartialEq>(kit: &mut UiKit, ui: &mut Ui, id: Id, value: &mut T, choices: &[(T, String)]) {
    let names: Vec<String> = choices.iter().map(|(_, name)| name.clone()).collect();
    let now = choices.iter().position(|(choice, _)| choice == value).unwrap_or(0);
    let width = ui.available_width();
    if let Some(new) = kit.segments(ui, id, width, &names, now)
        && let Some((choice, _)) = choices.get(new)
    {
        *value = choice.clone();
    }
}

fn language(kit: &mut UiKit, ui: &mut Ui, id: Id, all: &mut Draft) {
    let choices = Language::ALL.map(|language| (language, language.name().to_owned()));
    pick(kit, ui, id, &mut all.play.language, &choices);
}

fn palette(kit: &mut UiKit, ui: &mut Ui, id: Id, all: &mut Draft) {
    let choices = [
        (Palette::Normal, kit.t("palette-normal")),
        (Palette::Safe, kit.t("palette-safe")),
        (Palette::Contrast, kit.t("palette-contrast")),
    ];
    pick(kit, ui, id, &mut all.palette, &choices);
}

fn own_speed(kit: &mut UiKit, ui: &mut Ui, id: Id, all: &mut Draft) {
    if let Some(chosen) = speed(kit, ui, id, all.play.speed) {
        all.play.set_speed(chosen);
    }
}

fn bot_speed(kit: &mut UiKit, ui: &mut Ui, id: Id, all: &mut Draft) {
    if let Some(chosen) = speed(kit, ui, id, all.play.bot_speed) {
        all.play.set_bot_speed(chosen);
    }
}

/// The speed that is chosen instead of this one, if one is.
fn speed(kit: &mut UiKit, ui: &mut Ui, id: Id, now: f32) -> Option<f32> {
    let mut value = now;
    let choices = SPEEDS.map(|speed| {
        let text = if speed < 0.05 { kit.t("hud-instant") } else { format!("{speed}×") };
        (speed, text)
    });
    pick(kit, ui, id, &mut value, &choices);
    (value != now).then_some(value)
}

fn window(kit: &mut UiKit, ui: &mut Ui, id: Id, all: &mut Draft) {
    let choices = [(WindowKind::Window, kit.t("window-window")), (WindowKind::Borderless, kit.t("window-full"))];
    pick(kit, ui, id, &mut all.window, &choices);
}

fn monitor(kit: &mut UiKit, ui: &mut Ui, id: Id, all: &mut Draft) {
    let mut choices = vec![(None, kit.t("monitor-any"))];
    let names = all.monitors.names().into_iter().map(|words| kit.say(&words));
    choices.extend(all.monitors.0.iter().map(|monitor| Some(monitor.known.clone())).zip(names));
    if let Some(missing) = all.missing() {
        let name = if missing.name.is_empty() { kit.t(MONITOR) } else { missing.name.clone() };
        choices.push((Some(missing.clone()), kit.say(&Words::new("monitor-missing").with("name", name))));
    }
    let now = all.monitor();
    let mut new = now.clone();
    pick(kit, ui, id, &mut new, &choices);
    if new != now {
        all.settings.monitor = new;
    }
}

fn quality(kit: &mut UiKit, ui: &mut Ui, id: Id, all: &mut Draft) {
    let choices = Quality::ALL.map(|quality| (quality, kit.t(quality.key())));
    pick(kit, ui, id, &mut all.quality, &choices);
}

fn render_scale(kit: &mut UiKit, ui: &mut Ui, id: Id, all: &mut Draft) {
    let choices = SCALES.map(|scale| {
        let text = scale.map_or_else(|| kit.t("scale-quality"), |scale| format!("{}%", (scale * 100.0).round()));
        (scale, text)
    });
    pick(kit, ui, id, &mut all.render_scale, &choices);
}

fn home_after(kit: &mut UiKit, ui: &mut Ui, id: Id, all: &mut Draft) {
    let choices = MINUTES.map(|minutes| match minutes {
        0 => (minutes, kit.t("home-never")),
        _ => (minutes, kit.say(&Words::new("home-minutes").with("count", minutes))),
    });
    pick(kit, ui, id, &mut all.home_after, &choices);
}

fn frame_cap(kit: &mut UiKit, ui: &mut Ui, id: Id, all: &mut Draft) {
    let choices = CAPS.map(|cap| (cap, if cap == 0 { kit.t("cap-screen") } else { cap.to_string() }));
    pick(kit, ui, id, &mut all.frame_cap, &choices);
}

/// The device in use: nothing is chosen, since whatever is touched is in use.
fn device(kit: &mut UiKit, ui: &mut Ui, _: Id, all: &mut Draft) {
    let (key, icon) = match all.device {
        LastDevice::Mouse => ("device-mouse", "ui-mouse"),
        LastDevice::Touch => ("device-touch", "touch-tap"),
        LastDevice::Keyboard => ("device-keyboard", "ui-keyboard"),
        LastDevice::Pad(_) => ("device-pad", "ui-controller"),
    };
    let (name, ink) = (kit.t(key), kit.theme.c.ink);
    let room = Room::of(strip(ui, kit.theme.em(26.0)), 10.0);
    kit.icon_and_line(ui.painter(), room, (icon, ink), &name, kit.theme.bold(15.5));
    let told = kit.say(&Words::new("ui-at-place").with_key("place", "set-device").with("what", name));
    kit.read_out("device", &told);
}
