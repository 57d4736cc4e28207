//! Texts that stay until they are put away, and captions for what is heard.

use bevy::math::Vec3;
use bevy_egui::egui::accesskit::Live;
use bevy_egui::egui::epaint::ClippedShape;
use bevy_egui::egui::{self, Rect, Shape};

use super::stand::{Stand, window};
use crate::client::audio::PlaySound;
use crate::client::director::{Announce, Rise};
use crate::client::input::{PutAway, Standing};
use crate::client::session::{Overlay, Screen, Session};
use crate::client::settings::{Notices, Settings};
use crate::client::ui::screen_reader::ScreenReader;
use crate::client::ui::ui_kit::Covered;
use crate::engine::Words;
use crate::locale::{Language, Locale, nobody};
use crate::table::{Explained, Rising};

fn stand(settings: Settings) -> Stand {
    Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), settings)
}

/// All texts of a picture, without blanks: long ones are painted word by word.
fn said(shapes: &[ClippedShape]) -> String {
    let text = |shape: &ClippedShape| match &shape.shape {
        Shape::Text(text) => Some(text.galley.text().to_owned()),
        _ => None,
    };
    shapes
        .iter()
        .filter_map(text)
        .flat_map(|text| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
        .collect()
}

/// A refusal, a notice and large words come.
fn told(stand: &mut Stand) -> [String; 3] {
    let world = stand.app.world_mut();
    let why = Explained { words: Words::new("why-nothing"), rule: None };
    world.resource_mut::<Session>().complaint = Some((why, 0.0));
    world.resource_mut::<Notices>().push(Words::new("notice-pad-lost"));
    world.write_message(Announce::from(Words::new("app-tagline")));
    stand.pass();
    let locale = stand.app.world().resource::<Locale>();
    ["why-nothing", "notice-pad-lost", "app-tagline"].map(|key| locale.t(key).split_whitespace().collect())
}

fn shown(stand: &mut Stand, texts: &[String]) -> Vec<bool> {
    let said = said(&stand.pass_with(Vec::new()));
    texts.iter().map(|text| said.contains(text.as_str())).collect()
}

#[test]
fn texts_leave_by_themselves_or_when_they_are_put_away() {
    for stays in [false, true] {
        let settings = Settings { texts_stay: stays, reduced_motion: true, ..Settings::default() };
        let mut stand = stand(settings);
        stand.idle(1);
        stand.app.world_mut().resource_mut::<Session>().complaint = None;
        let texts = told(&mut stand);
        for _ in 0..4 {
            stand.pass();
        }
        assert_eq!(shown(&mut stand, &texts), [true; 3], "{stays}");
        stand.idle(60);
        assert_eq!(shown(&mut stand, &texts), [stays; 3], "after a minute");
        assert_eq!(stand.app.world().resource::<Standing>().now, stays);
        stand.app.world_mut().write_message(PutAway);
        stand.pass();
        assert_eq!(shown(&mut stand, &texts), [false; 3], "{stays}");
        stand.pass();
        assert!(!stand.app.world().resource::<Standing>().now);
    }
}

#[test]
fn a_number_that_rises_is_read_out_and_stays_if_texts_do() {
    for stays in [false, true] {
        let mut stand = stand(Settings { texts_stay: stays, reduced_motion: true, ..Settings::default() });
        stand.ctx.enable_accesskit();
        stand.app.world_mut().resource_mut::<ScreenReader>().on = true;
        let rising = Rising::loss(Vec3::ZERO, 3).of(Words::new("app-tagline"));
        let number = locale_of(&stand).say(&rising.words, &nobody);
        let read = format!("{}: {number}", locale_of(&stand).t("app-tagline"));
        stand.app.world_mut().write_message(Rise(rising));
        stand.pass();
        assert_eq!(shown(&mut stand, std::slice::from_ref(&number)), [true], "{stays}");
        let tree = stand.tree();
        let live = tree.nodes.iter().map(|(_, node)| node).filter(|node| node.live() == Some(Live::Polite));
        assert!(live.filter_map(|node| node.label()).any(|text| text == read), "{read} is not read out");
        stand.idle(60);
        assert_eq!(shown(&mut stand, std::slice::from_ref(&number)), [stays], "after a minute");
        assert_eq!(stand.app.world().resource::<Standing>().now, stays);
        stand.app.world_mut().write_message(PutAway);
        assert_eq!(shown(&mut stand, &[number]), [false], "{stays}");
        stand.pass();
        assert!(!stand.app.world().resource::<Standing>().now);
    }
}

#[test]
fn a_gain_stands_over_the_name_of_whose_it_is() {
    for (rising, named) in [(Rising::gain(Vec3::ZERO, 3), true), (Rising::loss(Vec3::ZERO, 3), false)] {
        let mut stand = stand(Settings { reduced_motion: true, ..Settings::default() });
        let name: String = locale_of(&stand).t("app-tagline").split_whitespace().collect();
        stand.app.world_mut().write_message(Rise(rising.of(Words::new("app-tagline"))));
        stand.pass();
        assert_eq!(shown(&mut stand, &[name]), [named]);
    }
}

#[test]
fn a_click_puts_a_text_away_that_stays() {
    let mut stand = stand(Settings { texts_stay: true, reduced_motion: true, ..Settings::default() });
    stand.app.world_mut().resource_mut::<Notices>().push(Words::new("notice-pad-lost"));
    for _ in 0..4 {
        stand.pass();
    }
    let at = stand.app.world().resource::<super::Toast>().place().expect("a notice").center();
    let button = |pressed| egui::Event::PointerButton {
        pos: at,
        button: egui::PointerButton::Primary,
        pressed,
        modifiers: egui::Modifiers::NONE,
    };
    stand.point(at);
    stand.pass_with(vec![button(true)]);
    assert!(stand.app.world().resource::<Standing>().clicked);
}

#[test]
fn captions_say_what_is_heard_and_cover_nothing_that_matters() {
    for (language, scale) in [(Language::En, 1.0), (Language::Ja, 2.0)] {
        for captions in [false, true] {
            let settings = Settings { captions, text_scale: scale, ..Settings::in_language(language) };
            let mut stand = stand(settings);
            for name in ["deal", "coin", "coin", "focus"] {
                stand.app.world_mut().write_message(PlaySound::table(name));
            }
            stand.pass();
            let shapes = stand.pass_with(Vec::new());
            let locale = stand.app.world().resource::<Locale>();
            let expected = ["sound-deal", "sound-coin"].map(|key| locale.t(key));
            let panels = &stand.app.world().resource::<Covered>().panels;
            for text in expected {
                let place = shapes.iter().find_map(|shape| match &shape.shape {
                    Shape::Text(shape) if shape.galley.text().contains(&text) => {
                        Some(shape.galley.rect.translate(shape.pos.to_vec2()))
                    }
                    _ => None,
                });
                assert_eq!(place.is_some(), captions, "{text}");
                let free = |place: Rect| panels.iter().all(|panel| !panel.intersects(place));
                assert!(place.is_none_or(free), "{text} covers a panel");
            }
            stand.idle(10);
            let later = said(&stand.pass_with(Vec::new()));
            assert!(!later.contains(&locale_of(&stand).t("sound-deal").replace(' ', "")), "it stays for ever");
        }
    }
}

fn locale_of(stand: &Stand) -> &Locale {
    stand.app.world().resource()
}

#[test]
fn a_text_waits_for_the_pointer_that_comes_to_it() {
    let rule =
        |stand: &Stand| stand.focus().spots().iter().find(|spot| spot.id == egui::Id::new("refusal rule")).copied();
    let mut stand = stand(Settings { reduced_motion: true, ..Settings::default() });
    stand.idle(1);
    stand.point(egui::pos2(900.0, 400.0));
    let now = stand.app.world().resource::<bevy::time::Time<bevy::time::Real>>().elapsed_secs();
    let why = Explained { words: Words::new("why-nothing"), rule: Some("winning") };
    stand.app.world_mut().resource_mut::<Session>().complaint = Some((why, now));
    stand.app.world_mut().resource_mut::<Notices>().push(Words::new("notice-pad-lost"));
    (0..5).for_each(|_| stand.pass());
    let goal = rule(&stand).expect("the way to the rule").rect.center();
    let text = |stand: &mut Stand, key: &str| {
        let text: String = locale_of(stand).t(key).split_whitespace().collect();
        said(&stand.pass_with(Vec::new())).contains(&text)
    };
    // Slowly, and then on it for as long as one likes.
    let mut at = egui::pos2(900.0, 400.0);
    for _ in 0..12 {
        at = at.lerp(goal, 0.2);
        stand.point(at);
        stand.idle(1);
    }
    assert!(rule(&stand).is_some(), "it has not left before the pointer was there");
    assert!(!text(&mut stand, "notice-pad-lost"), "nobody went to the notice");
    stand.point(goal);
    (0..20).for_each(|_| stand.idle(1));
    assert!(text(&mut stand, "why-nothing"));
    stand.point(egui::pos2(640.0, 500.0));
    stand.point(egui::pos2(700.0, 650.0));
    stand.idle(3);
    assert!(!text(&mut stand, "why-nothing"), "it leaves with the pointer");
    stand.app.world_mut().resource_mut::<Notices>().push(Words::new("notice-pad-lost"));
    (0..5).for_each(|_| stand.pass());
    let notice = stand.app.world().resource::<super::Toast>().place().expect("a notice");
    stand.point(notice.center());
    for _ in 0..4 {
        stand.idle(4);
    }
    assert!(text(&mut stand, "notice-pad-lost"), "somebody reads it");
}

#[test]
fn the_rule_of_a_refusal_that_has_just_left_is_still_at_hand() {
    let mut stand = stand(Settings { reduced_motion: true, ..Settings::default() });
    stand.idle(1);
    let now = stand.app.world().resource::<bevy::time::Time<bevy::time::Real>>().elapsed_secs();
    let why = Explained { words: Words::new("why-nothing"), rule: Some("winning") };
    stand.app.world_mut().resource_mut::<Session>().complaint = Some((why, now));
    stand.pass();
    stand.idle(9);
    stand.press(crate::client::controls::InputAction::RuleBook);
    let opened = stand.app.world().resource::<super::RuleBookAt>().section.clone();
    assert_eq!(opened.as_deref(), Some("winning"));
}
