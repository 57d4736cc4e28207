//! Cards that are searched have their place on the screen at every size of text.

use super::*;
use crate::client::pieces::shown_layout::ShownLayout;
use crate::table::any_match::BotMove;
use crate::table::{Face, Layout, PieceId, Target, Tray, TrayCard};

/// A tray of 60 cards on four shelves; two cards have been chosen.
fn tray() -> Tray {
    let card = |n: u32| {
        let title = Words::new("ui-player").with("number", n);
        TrayCard::new(PieceId(n), Face(0), title).within([n as usize / 15]).marked(n < 2)
    };
    let groups = ["ui-star", "ui-coins", "ui-crown", "ui-laurel"].map(|icon| (Words::new("level-veteran"), icon));
    Tray::new(Words::new("hud-panels"), (0..60).map(card).collect()).noted(Words::new("hud-undo")).grouped(groups)
}

/// The table with the tray over it; a dozen cards can be taken.
fn stand(text: f32, language: Language) -> Stand {
    let settings = Settings { text_scale: text, ..Settings::in_language(language) };
    let mut stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), settings);
    stand.app.world_mut().resource_mut::<Locale>().set_language(language);
    stand.app.world_mut().resource_mut::<Session>().thinking = None;
    stand.app.world_mut().resource_mut::<ShownLayout>().layout = Layout { tray: Some(tray()), ..Layout::default() };
    stand.app.world_mut().resource_mut::<Picker>().next = (2..14).map(|n| Target::Piece(PieceId(n))).collect();
    for _ in 0..6 {
        stand.pass();
    }
    stand
}

fn cards(stand: &Stand) -> Vec<Spot> {
    let ids: Vec<Id> = (0..60).map(|n| Id::new("tray card").with(PieceId(n))).collect();
    stand.focus().spots().iter().filter(|spot| ids.contains(&spot.id)).copied().collect()
}

#[test]
fn the_tray_fits_and_covers_nothing_that_is_read() {
    for language in Language::ALL {
        for text in [1.0, 1.5, 2.0] {
            let mut stand = stand(text, language);
            let shapes = stand.pass_with(Vec::new());
            let cards = cards(&stand);
            assert_eq!(cards.len(), 60, "{language:?} at {text}");
            let whole = cards.iter().filter(|card| card.seen == card.rect).count();
            assert!(whole >= 4, "{language:?} at {text}: {whole} cards in sight");
            // No row is cut in its middle: of the next one only the heads are seen, where the sheet fades.
            for card in &cards {
                let share = card.seen.height().max(0.0) / card.rect.height();
                assert!(!(0.4..=0.99).contains(&share), "{language:?} at {text}: {share} of {:?}", card.rect);
            }
            let panels = &stand.app.world().resource::<Covered>().panels;
            let screen = stand.ctx.content_rect();
            let (sheets, others): (Vec<&Rect>, Vec<&Rect>) =
                panels.iter().partition(|panel| panel.contains_rect(cards[0].rect));
            let [sheet] = sheets[..] else { panic!("{language:?} at {text}: {sheets:?}") };
            assert!(screen.contains_rect(*sheet), "{sheet:?}");
            for other in others {
                assert!(!sheet.shrink(1.0).intersects(*other), "{language:?} at {text}: {sheet:?} covers {other:?}");
            }
            // Its own sentences stand side by side, above the cards.
            let of_head =
                |(_, place): &(String, Rect)| sheet.contains_rect(*place) && place.bottom() < cards[0].rect.top();
            let head: Vec<(String, Rect)> = said(&shapes).into_iter().filter(of_head).collect();
            assert!(head.len() > 2, "{head:?}");
            for (n, (text, place)) in head.iter().enumerate() {
                for (other, taken) in &head[..n] {
                    assert!(!taken.shrink(1.0).intersects(place.shrink(1.0)), "{text} over {other}");
                }
            }
        }
    }
}

/// How many kinds there are matters to nobody who sees all of them.
#[test]
fn it_is_counted_how_many_a_group_leaves() {
    let mut stand = stand(1.0, Language::En);
    let counted = |stand: &mut Stand| said(&stand.pass_with(Vec::new())).iter().any(|(text, _)| text == "15 of 60");
    assert!(!counted(&mut stand));
    stand.click(Id::new("tray group").with(1));
    stand.pass();
    assert!(counted(&mut stand));
}

#[test]
fn what_was_chosen_is_marked_with_a_seal() {
    let mut stand = stand(1.0, Language::En);
    let shapes = stand.pass_with(Vec::new());
    for (n, card) in cards(&stand).iter().enumerate().take(12) {
        let seal = |shape: &ClippedShape| match &shape.shape {
            Shape::Circle(circle) => card.rect.contains(circle.center),
            _ => false,
        };
        assert_eq!(shapes.iter().any(seal), n < 2, "card {n}");
    }
}

/// A card that the Master means is shown although the tray was put aside.
#[test]
fn advice_opens_a_tray_that_was_put_aside() {
    let mut stand = stand(1.0, Language::En);
    assert!(!cards(&stand).is_empty());
    stand.press(InputAction::Cancel);
    for _ in 0..3 {
        stand.pass();
    }
    assert!(cards(&stand).is_empty(), "put aside");
    let meant = BotMove { text: String::new(), targets: vec![Target::Piece(PieceId(7))], reason: None, fault: None };
    stand.app.world_mut().resource_mut::<Session>().hint = Some(meant);
    for _ in 0..3 {
        stand.pass();
    }
    assert!(!cards(&stand).is_empty(), "shown again");
}
