//! Who sits where is set up: a person, or a bot of some level.

use bevy_egui::egui::Id;

use super::said;
use super::stand::{Stand, window};
use crate::client::controls::Command;
use crate::client::locale::Locale;
use crate::client::session::{Overlay, Screen};
use crate::client::settings::Settings;
use crate::client::ui::focus::Focus;

#[test]
fn a_person_has_no_level() {
    let mut stand = Stand::new(Screen::Setup, Overlay::None, window(1280.0, 720.0), Settings::default());
    let levels = ["apprentice", "journeyman", "veteran", "expert", "master"]
        .map(|level| stand.app.world().resource::<Locale>().t(&format!("level-{level}")));
    let named =
        |stand: &mut Stand| said(&stand.pass_with(Vec::new())).iter().filter(|(text, _)| levels.contains(text)).count();
    assert_eq!(named(&mut stand), 1, "the bot alone has one");
    stand.app.world_mut().resource_mut::<Focus>().set(Id::new("setup seat").with(0_usize));
    stand.press(Command::Right);
    assert_eq!(named(&mut stand), 2, "a person who becomes a bot has one as well");
}
