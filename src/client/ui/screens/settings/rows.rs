//! Every setting but the bindings: its tab, its words, its control; and the device in use, which nobody has to set.

use bevy::prelude::{Deref, DerefMut};
use bevy_egui::egui::{Align2, Id, Sense, Ui, pos2, vec2};

use crate::client::input::LastDevice;
use crate::client::settings::{ChosenMonitor, Monitors, Quality, SPEEDS, Settings, WindowKind};
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::choice::Span;
use crate::engine::Words;
use crate::locale::Language;
use crate::table::Palette;

/// The settings as a screen changes them, and what there is to choose from.
#[derive(Deref, DerefMut)]
pub(in crate::client::ui::screens) struct Draft<'a> {
    #[deref]
    pub settings: Settings,
    pub monitors: &'a Monitors,
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

pub(super) struct Row {
    pub tab: usize,
    /// Message key; `<key>-about` explains it.
    pub key: &'static str,
    pub icon: &'static str,
    pub draw: fn(&mut UiKit, &mut Ui, &mut Draft),
}

const SCALES: [Option<f32>; 5] = [None, Some(0.25), Some(0.5), Some(0.75), Some(1.0)];
const MINUTES: [u32; 5] = [0, 2, 5, 10, 30];
const CAPS: [u32; 5] = [0, 30, 60, 120, 144];

/// All of them in the order of their tabs.
const ROWS: &[Row] = &[
    Row { tab: 0, key: "set-language", icon: "ui-language", draw: language },
    Row { tab: 0, key: "set-text-scale", icon: "ui-quill", draw: text_scale },
    Row {
        tab: 0,
        key: "set-contrast",
        icon: "ui-light-bulb",
        draw: |kit, ui, all| switch(kit, ui, "contrast", &mut all.high_contrast),
    },
    Row { tab: 0, key: "set-palette", icon: "ui-palette", draw: palette },
    Row {
        tab: 0,
        key: "set-texts-stay",
        icon: "ui-hourglass",
        draw: |kit, ui, all| switch(kit, ui, "texts stay", &mut all.texts_stay),
    },
    Row { tab: 1, key: "set-speed", icon: "ui-speed", draw: own_speed },
    Row { tab: 1, key: "set-bot-speed", icon: "seat-bot", draw: bot_speed },
    Row {
        tab: 1,
        key: "set-motion",
        icon: "ui-play",
        draw: |kit, ui, all| switch(kit, ui, "motion", &mut all.reduced_motion),
    },
    Row {
        tab: 1,
        key: "set-previews",
        icon: "ui-hint",
        draw: |kit, ui, all| switch(kit, ui, "previews", &mut all.previews),
    },
    Row {
        tab: 1,
        key: "set-auto-pass",
        icon: "ui-skip",
        draw: |kit, ui, all| switch(kit, ui, "auto pass", &mut all.auto_pass),
    },
    Row {
        tab: 1,
        key: "set-auto-play",
        icon: "ui-play-card",
        draw: |kit, ui, all| switch(kit, ui, "auto play", &mut all.auto_play),
    },
    Row { tab: 1, key: "set-by-suit", icon: "ui-hand", draw: |kit, ui, all| switch(kit, ui, "suit", &mut all.by_suit) },
    Row {
        tab: 1,
        key: "set-turn-board",
        icon: "ui-swap",
        draw: |kit, ui, all| switch(kit, ui, "turn", &mut all.turn_board),
    },
    Row { tab: 1, key: "set-home", icon: "ui-exit", draw: home_after },
    Row { tab: 2, key: "set-window", icon: "ui-fullscreen", draw: window },
    Row { tab: 2, key: "set-monitor", icon: "ui-camera", draw: monitor },
    Row { tab: 2, key: "set-quality", icon: "ui-star", draw: quality },
    Row { tab: 2, key: "set-render-scale", icon: "ui-search", draw: render_scale },
    Row {
        tab: 2,
        key: "set-flames",
        icon: "ui-candle",
        draw: |kit, ui, all| switch(kit, ui, "flames", &mut all.living_flames),
    },
    Row { tab: 2, key: "set-frame-cap", icon: "ui-hourglass", draw: frame_cap },
    Row {
        tab: 2,
        key: "set-battery",
        icon: "ui-lock",
        draw: |kit, ui, all| switch(kit, ui, "battery", &mut all.battery_saver),
    },
    Row {
        tab: 3,
        key: "set-volume-master",
        icon: "ui-sound-on",
        draw: |kit, ui, all| volume(kit, ui, "master", &mut all.volumes.master),
    },
    Row {
        tab: 3,
        key: "set-volume-music",
        icon: "ui-music-on",
        draw: |kit, ui, all| volume(kit, ui, "music", &mut all.volumes.music),
    },
    Row {
        tab: 3,
        key: "set-volume-effects",
        icon: "ui-dice",
        draw: |kit, ui, all| volume(kit, ui, "effects", &mut all.volumes.effects),
    },
    Row {
        tab: 3,
        key: "set-volume-interface",
        icon: "ui-mouse",
        draw: |kit, ui, all| volume(kit, ui, "interface", &mut all.volumes.interface),
    },
    Row {
        tab: 3,
        key: "set-volume-room",
        icon: "ui-candle",
        draw: |kit, ui, all| volume(kit, ui, "room", &mut all.volumes.room),
    },
    Row {
        tab: 3,
        key: "set-mute",
        icon: "ui-sound-off",
        draw: |kit, ui, all| switch(kit, ui, "mute", &mut all.mute_in_background),
    },
    Row {
        tab: 3,
        key: "set-captions",
        icon: "ui-log",
        draw: |kit, ui, all| switch(kit, ui, "captions", &mut all.captions),
    },
    Row { tab: 4, key: "set-device", icon: "ui-controller", draw: device },
];

/// The rows that something can be chosen in: that of the monitors only where there is more than one, or one to be given up.
pub(super) fn offered(draft: &Draft) -> impl Iterator<Item = &'static Row> + use<> {
    let monitors = draft.monitors.0.len() > 1 || draft.monitor.is_some();
    ROWS.iter().filter(move |row| monitors || row.key != "set-monitor")
}

fn id(name: &str) -> Id {
    Id::new("setting").with(name)
}

fn switch(kit: &mut UiKit, ui: &mut Ui, name: &str, value: &mut bool) {
    if let Some(new) = kit.toggle(ui, id(name), *value) {
        *value = new;
    }
}

/// A slider with its value in percent.
fn percent(kit: &mut UiKit, ui: &mut Ui, name: &str, value: &mut f32, span: Span) {
    let room = kit.theme.em(58.0);
    let width = (ui.available_width() - room).min(kit.theme.em(250.0)).max(60.0);
    ui.horizontal(|ui| {
        if let Some(new) = kit.slider(ui, id(name), width, *value, span) {
            *value = new;
        }
        let text = format!("{}%", (*value * 100.0).round());
        let (rect, _) = ui.allocate_exact_size(vec2(room - 8.0, kit.theme.em(20.0).max(24.0)), Sense::hover());
        let font = kit.theme.bold(15.5);
        ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, text, font, kit.theme.c.ink);
    });
}

fn volume(kit: &mut UiKit, ui: &mut Ui, name: &str, value: &mut f32) {
    percent(kit, ui, name, value, Span { from: 0.0, to: 1.0, step: 0.05 });
}

fn text_scale(kit: &mut UiKit, ui: &mut Ui, all: &mut Draft) {
    // In steps that can be clicked: a slider would run away under the pointer while the page grows.
    let steps = [1.0, 1.25, 1.5, 1.75, 2.0];
    let names: Vec<String> = steps.iter().map(|step| format!("{}%", step * 100.0)).collect();
    let far = |step: &f32| ((step - all.text_scale).abs() * 1000.0) as i32;
    let now = (0..steps.len()).min_by_key(|&n| far(&steps[n])).unwrap_or(0);
    let width = ui.available_width();
    if let Some(new) = kit.segments(ui, id("text scale"), width, &names, now) {
        all.text_scale = steps[new];
    }
}

/// One of several values, by message key.
fn pick<T: Clone + PartialEq>(kit: &mut UiKit, ui: &mut Ui, name: &str, value: &mut T, choices: &[(T, String)]) {
    let names: Vec<String> = choices.iter().map(|(_, name)| name.clone()).collect();
    let now = choices.iter().position(|(choice, _)| choice == value).unwrap_or(0);
    let width = ui.available_width();
    if let Some(new) = kit.segments(ui, id(name), width, &names, now)
        && let Some((choice, _)) = choices.get(new)
    {
        *value = choice.clone();
    }
}

fn language(kit: &mut UiKit, ui: &mut Ui, all: &mut Draft) {
    let choices = Language::ALL.map(|language| (language, language.name().to_owned()));
    pick(kit, ui, "language", &mut all.language, &choices);
}

fn palette(kit: &mut UiKit, ui: &mut Ui, all: &mut Draft) {
    let choices = [
        (Palette::Normal, kit.t("palette-normal")),
        (Palette::Safe, kit.t("palette-safe")),
        (Palette::Contrast, kit.t("palette-contrast")),
    ];
    pick(kit, ui, "palette", &mut all.palette, &choices);
}

fn own_speed(kit: &mut UiKit, ui: &mut Ui, all: &mut Draft) {
    if let Some(chosen) = speed(kit, ui, "speed", all.speed) {
        all.set_speed(chosen);
    }
}

fn bot_speed(kit: &mut UiKit, ui: &mut Ui, all: &mut Draft) {
    if let Some(chosen) = speed(kit, ui, "bot speed", all.bot_speed) {
        all.set_bot_speed(chosen);
    }
}

/// The speed that is chosen instead of this one, if one is.
fn speed(kit: &mut UiKit, ui: &mut Ui, name: &str, now: f32) -> Option<f32> {
    let mut value = now;
    let choices = SPEEDS.map(|speed| {
        let text = if speed < 0.05 { kit.t("hud-instant") } else { format!("{speed}×") };
        (speed, text)
    });
    pick(kit, ui, name, &mut value, &choices);
    (value != now).then_some(value)
}

fn window(kit: &mut UiKit, ui: &mut Ui, all: &mut Draft) {
    let choices = [(WindowKind::Window, kit.t("window-window")), (WindowKind::Borderless, kit.t("window-full"))];
    pick(kit, ui, "window", &mut all.window, &choices);
}

fn monitor(kit: &mut UiKit, ui: &mut Ui, all: &mut Draft) {
    let mut choices = vec![(None, kit.t("monitor-any"))];
    let names = all.monitors.names().into_iter().map(|words| kit.say(&words));
    choices.extend(all.monitors.0.iter().map(|monitor| Some(monitor.known.clone())).zip(names));
    if let Some(missing) = all.missing() {
        let name = if missing.name.is_empty() { kit.t("set-monitor") } else { missing.name.clone() };
        choices.push((Some(missing.clone()), kit.say(&Words::new("monitor-missing").with("name", name))));
    }
    let now = all.monitor();
    let mut new = now.clone();
    pick(kit, ui, "monitor", &mut new, &choices);
    if new != now {
        all.settings.monitor = new;
    }
}

fn quality(kit: &mut UiKit, ui: &mut Ui, all: &mut Draft) {
    let choices = Quality::ALL.map(|quality| (quality, kit.t(quality.key())));
    pick(kit, ui, "quality", &mut all.quality, &choices);
}

fn render_scale(kit: &mut UiKit, ui: &mut Ui, all: &mut Draft) {
    let choices = SCALES.map(|scale| {
        let text = scale.map_or_else(|| kit.t("scale-quality"), |scale| format!("{}%", (scale * 100.0).round()));
        (scale, text)
    });
    pick(kit, ui, "render scale", &mut all.render_scale, &choices);
}

fn home_after(kit: &mut UiKit, ui: &mut Ui, all: &mut Draft) {
    let choices = MINUTES.map(|minutes| match minutes {
        0 => (minutes, kit.t("home-never")),
        _ => (minutes, kit.say(&Words::new("home-minutes").with("count", minutes))),
    });
    pick(kit, ui, "home", &mut all.home_after, &choices);
}

fn frame_cap(kit: &mut UiKit, ui: &mut Ui, all: &mut Draft) {
    let choices = CAPS.map(|cap| (cap, if cap == 0 { kit.t("cap-screen") } else { cap.to_string() }));
    pick(kit, ui, "frame cap", &mut all.frame_cap, &choices);
}

/// The device in use: nothing is chosen, since whatever is touched is in use.
fn device(kit: &mut UiKit, ui: &mut Ui, all: &mut Draft) {
    let (key, icon) = match all.device {
        LastDevice::Mouse => ("device-mouse", "ui-mouse"),
        LastDevice::Touch => ("device-touch", "touch-tap"),
        LastDevice::Keyboard => ("device-keyboard", "ui-keyboard"),
        LastDevice::Pad(_) => ("device-pad", "ui-controller"),
    };
    let (name, ink) = (kit.t(key), kit.theme.c.ink);
    let size = kit.theme.em(26.0);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), size), Sense::hover());
    kit.icon(ui.painter(), icon, pos2(rect.left() + size * 0.5, rect.center().y), size, ink);
    let (at, font) = (rect.left_center() + vec2(size + 10.0, 0.0), kit.theme.bold(15.5));
    kit.line(ui.painter(), at, Align2::LEFT_CENTER, &name, font, ink, rect.width() - size - 10.0);
    let told = kit.say(&Words::new("ui-at-place").with_key("place", "set-device").with("what", name));
    kit.read_out("device", &told);
}
