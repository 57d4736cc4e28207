//! Whoever has no keyboard in hand writes with letters on the screen.

use bevy_egui::egui::Id;

use super::said;
use super::stand::{Stand, window};
use crate::client::controls::InputAction;
use crate::client::input::{ByFinger, LastDevice, PadKind};
use crate::client::session::{Overlay, Screen};
use crate::client::settings::Settings;
use crate::client::ui::focus::Focus;
use crate::client::ui::on_screen_keyboard::Letters;

#[test]
fn a_finger_brings_the_letters_and_a_mouse_does_not() {
    for finger in [false, true] {
        let mut stand = Stand::new(Screen::Table, Overlay::RuleBook, window(1280.0, 720.0), Settings::default());
        stand.app.insert_resource(ByFinger(finger));
        stand.click(Id::new("rulebook search"));
        assert_eq!(stand.app.world().resource::<Letters>().are_open(), finger, "by finger: {finger}");
    }
}

#[test]
fn a_pad_brings_the_letters_and_writes_with_them() {
    use InputAction::{Confirm, Down, Right};
    let mut stand = Stand::new(Screen::Table, Overlay::RuleBook, window(1280.0, 720.0), Settings::default());
    stand.app.insert_resource(LastDevice::Pad(PadKind::Xbox));
    stand.pass();
    stand.app.world_mut().resource_mut::<Focus>().set(Id::new("rulebook search"));
    let open = |stand: &Stand| stand.app.world().resource::<Letters>().are_open();
    let press = |stand: &mut Stand, commands: &[InputAction]| {
        for command in commands {
            stand.press(*command);
            stand.pass();
        }
    };
    press(&mut stand, &[Confirm]);
    assert!(open(&stand));
    assert_eq!(stand.focused(), Some(Id::new("letter").with('q')));
    press(&mut stand, &[Confirm, Right, Confirm]);
    press(&mut stand, &[Down, Down, Down, Right, Right, Right, Right]);
    assert_eq!(stand.focused(), Some(Id::new("letter").with("ui-done")));
    press(&mut stand, &[Confirm]);
    assert!(!open(&stand));
    let texts = said(&stand.pass_with(Vec::new()));
    assert!(texts.iter().any(|(text, _)| text == "Qw"), "{texts:?}");
}
