//! What a screen reader is told.

use bevy_egui::egui::accesskit::{Live, Node, NodeId, Role, Toggled, TreeUpdate};
use bevy_egui::egui::{self, Id};

use super::stand::{Stand, first_match, known, window};
use super::{OVERLAYS, everywhere};
use crate::client::session::company::Company;
use crate::client::session::{Overlay, Screen, Session};
use crate::client::settings::Settings;
use crate::client::ui::focus::Focus;
use crate::client::ui::screen_reader::ScreenReader;
use crate::engine::{Seat, SeatController, ToAct, Viewer, Words};
use crate::locale::Locale;
use crate::table::any_match::BotMove;
use crate::table::{Occasion, called, people};

/// Somebody listens; what they are told.
fn heard(stand: &mut Stand) -> TreeUpdate {
    stand.ctx.enable_accesskit();
    stand.app.world_mut().resource_mut::<ScreenReader>().on = true;
    stand.pass();
    stand.tree()
}

fn node(tree: &TreeUpdate, id: Id) -> Option<&Node> {
    let id: NodeId = id.accesskit_id();
    tree.nodes.iter().find(|(node, _)| *node == id).map(|(_, node)| node)
}

#[test]
fn everything_that_can_be_focused_has_a_role_and_a_name() {
    let mut known = 0;
    for (screen, overlay) in everywhere() {
        let mut stand = Stand::new(screen, overlay, window(1280.0, 720.0), Settings::default());
        let tree = heard(&mut stand);
        for spot in stand.app.world().resource::<Focus>().spots() {
            let node = node(&tree, spot.id).unwrap_or_else(|| panic!("{screen:?} {overlay:?}: {spot:?} is no node"));
            assert_ne!(node.role(), Role::Unknown, "{screen:?} {overlay:?}: {spot:?}");
            let name = node.label().unwrap_or_default();
            assert!(!name.trim().is_empty(), "{screen:?} {overlay:?}: {spot:?} has no name: {node:?}");
            known += 1;
        }
    }
    assert!(known > 100 && OVERLAYS.len() > 5, "{known}");
}

#[test]
fn switches_say_how_they_stand() {
    for contrast in [false, true] {
        let settings = Settings { high_contrast: contrast, ..Settings::default() };
        let mut stand = Stand::new(Screen::Title, Overlay::Settings, window(1280.0, 720.0), settings);
        let tree = heard(&mut stand);
        let node = node(&tree, Id::new("setting").with("set-contrast")).expect("a switch");
        let name = stand.app.world().resource::<Locale>().t("set-contrast");
        assert_eq!((node.role(), node.label()), (Role::Switch, Some(name.as_str())));
        let about = stand.app.world().resource::<Locale>().t("set-contrast-about");
        assert_eq!(node.description(), Some(about.as_str()), "what it does is told as well");
        assert_eq!(node.toggled(), Some(if contrast { Toggled::True } else { Toggled::False }));
    }
}

#[test]
fn the_newest_line_is_read_out() {
    let mut stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), Settings::default());
    let tree = heard(&mut stand);
    let texts = read_out(&tree);
    // Stand wrote thirty lines, counted from 0.
    assert!(texts.contains(&"29"), "{texts:?}");
}

#[test]
fn everything_on_the_table_is_told_with_owner_and_place() {
    let mut stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), Settings::default());
    let tree = heard(&mut stand);
    let (session, locale) = (stand.app.world().resource::<Session>(), stand.app.world().resource::<Locale>());
    let alone = people(&session.controllers) == 1 && !session.is_watched();
    let names = |seat| called(locale, &session.controllers, seat, alone);
    let things: Vec<&str> = tree
        .nodes
        .iter()
        .filter(|(_, node)| node.role() == Role::ListItem)
        .filter_map(|(_, node)| node.label())
        .collect();
    let spoken = session.known.seen().spoken(session.known.side());
    assert!(spoken.len() > 5, "{spoken:?}");
    for spoken in spoken.iter().filter(|spoken| !spoken.minor) {
        let line = spoken.line(locale, session.known.art(), &names);
        assert!(things.contains(&line.as_str()), "{line} is not told: {things:?}");
    }
}

/// What is read out when it changes.
fn read_out(tree: &TreeUpdate) -> Vec<&str> {
    let live = tree.nodes.iter().map(|(_, node)| node).filter(|node| node.live() == Some(Live::Polite));
    live.filter_map(|node| node.label()).collect()
}

#[test]
fn what_is_only_painted_is_heard_as_well() {
    let mut stand = Stand::new(Screen::Title, Overlay::Question, window(1280.0, 720.0), Settings::default());
    let asked = stand.app.world().resource::<Locale>().t("question-quit");
    let tree = heard(&mut stand);
    assert!(read_out(&tree).iter().any(|text| text.contains(&asked)), "a question: {:?}", read_out(&tree));

    let mut stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), Settings::default());
    let mut session = stand.app.world_mut().resource_mut::<Session>();
    let ToAct::Seats(seats) = session.known.to_act() else { panic!("somebody begins") };
    let seat = seats.iter().next().expect("somebody begins");
    session.controllers[seat.index()] = SeatController::person();
    session.known = known(&*first_match(), Viewer::Seat(seat));
    let reason = Some(Words::new("app-tagline"));
    session.hint = Some(BotMove { text: String::new(), targets: Vec::new(), reason, fault: None });
    let reason = stand.app.world().resource::<Locale>().t("app-tagline");
    let tree = heard(&mut stand);
    assert!(read_out(&tree).iter().any(|text| text.contains(&reason)), "a hint: {:?}", read_out(&tree));

    let mut stand = Stand::new(Screen::Table, Overlay::RuleBook, window(1280.0, 720.0), Settings::default());
    let tree = heard(&mut stand);
    let page = node(&tree, Id::new("rulebook text").with("reader")).expect("a page");
    let lines = page.value().unwrap_or_default().lines().count();
    assert!(page.role() == Role::Document && lines > 20, "all of the book, not {lines} lines");
}

#[test]
fn what_regulars_say_is_heard_unless_remarks_are_off() {
    for remarks in [true, false] {
        let settings = Settings { remarks, ..Settings::default() };
        let mut stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), settings);
        let mut company = stand.app.world_mut().resource_mut::<Company>();
        company.say(Seat(1), Occasion::Prize, &["remark-all-prize-1".to_owned()], 0, 0.0);
        let said = stand.app.world().resource::<Locale>().t("remark-all-prize-1");
        let tree = heard(&mut stand);
        assert_eq!(read_out(&tree).iter().any(|text| text.contains(&said)), remarks, "{:?}", read_out(&tree));
    }
}

#[test]
fn nobody_listens_and_nothing_is_said() {
    let mut stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), Settings::default());
    stand.pass();
    assert!(stand.tree().nodes.is_empty());
}

#[test]
fn a_press_in_a_screen_reader_is_a_click() {
    let mut stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), Settings::default());
    stand.click(Id::new("disc").with("fold"));
    let tree = heard(&mut stand);
    let id = Id::new("disc").with("ui-camera");
    let disc = node(&tree, id).expect("the disc");
    assert!(disc.supports_action(egui::accesskit::Action::Click) && disc.bounds().is_some());
    stand.pass_with(vec![egui::Event::AccessKitActionRequest(egui::accesskit::ActionRequest {
        action: egui::accesskit::Action::Click,
        target_tree: egui::accesskit::TreeId::ROOT,
        target_node: id.accesskit_id(),
        data: None,
    })]);
    stand.pass();
    stand.pass();
    let opened = Id::new("view").with("hud-view-top");
    assert!(stand.focus().spots().iter().any(|spot| spot.id == opened));
}
