//! Where a colour tells things apart it is that of the palette, and palettes for eyes that see fewer hues keep things apart for them.

use std::collections::{BTreeMap, BTreeSet};

use imps_table::engine::{Seat, ToAct, Viewer};
use imps_table::games;
use imps_table::host::KnownMatch;
use imps_table::table::any_match::{AnyMatch, Vantage};
use imps_table::table::{Chip, DeckBuilder, Drawing, Face, Palette, Picture, Side, Target};

use crate::driver::every_table;

type Rgb = [u8; 3];

/// How cones that lack one kind see linear light (Machado, Oliveira and Fernandes 2009, whole loss): red, green, blue.
const LOSSES: [[[f32; 3]; 3]; 3] = [
    [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
];

fn linear(colour: Rgb) -> [f32; 3] {
    colour.map(|part| {
        let part = f32::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn mixed(light: [f32; 3], by: [[f32; 3]; 3]) -> [f32; 3] {
    by.map(|row| row.iter().zip(light).map(|(share, part)| share * part).sum::<f32>().clamp(0.0, 1.0))
}

/// A colour in Oklab, where equal distances look equally far.
fn oklab(light: [f32; 3]) -> [f32; 3] {
    let cones = [
        [0.412_221_46, 0.536_332_55, 0.051_445_995],
        [0.211_903_5, 0.680_699_5, 0.107_396_96],
        [0.088_302_46, 0.281_718_84, 0.629_978_7],
    ];
    let [l, m, s] = mixed(light, cones).map(f32::cbrt);
    [
        0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
        1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
        0.025_904_037 * l + 0.782_771_8 * m - 0.808_675_8 * s,
    ]
}

/// How far two colours are apart for the eyes that see least of the difference.
fn apart(one: Rgb, other: Rgb) -> f32 {
    let seen = LOSSES.map(|loss| {
        let [a, b] = [one, other].map(|colour| oklab(mixed(linear(colour), loss)));
        a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt()
    });
    seen.into_iter().fold(f32::INFINITY, f32::min)
}

/// Matches some way on, one for each table of the tests.
fn matches() -> impl Iterator<Item = Box<dyn AnyMatch>> {
    every_table().map(|(game, options)| {
        let entry = *games::house().tables().iter().find(|entry| entry.game() == game).expect("on the shelf");
        let mut live = entry.open(options, 4.into()).expect("options");
        for step in 0..60 {
            let ToAct::Seats(seats) = live.to_act() else { break };
            let seat = seats.iter().nth(step % usize::from(seats.len())).expect("somebody");
            let choices = live.choices(seat);
            let text = choices[step * 7 % choices.len()].text.clone();
            live.carry_out(seat, &text).expect("legal");
        }
        live
    })
}

/// Colours that tell things apart are others in each palette than in the ordinary one.
fn assert_by_palette(what: &str, of: impl Fn(Palette) -> Vec<Rgb>) {
    let [normal, safe, contrast] = Palette::ALL.map(of);
    if normal.iter().collect::<BTreeSet<_>>().len() > 1 {
        assert_ne!(normal, safe, "{what}: the colours do not go by the palette");
        assert_ne!(normal, contrast, "{what}: the colours do not go by the palette");
    }
}

/// Where hues may be lost no eye takes different colours for the same.
fn assert_told_apart(what: &str, of: impl Fn(Palette) -> Vec<Rgb>) {
    let [normal, safe] = [Palette::Normal, Palette::Safe].map(of);
    for (n, one) in safe.iter().enumerate() {
        for (m, other) in safe.iter().enumerate().take(n) {
            if normal[n] != normal[m] {
                let apart = apart(*one, *other);
                assert!(apart > 0.05, "{what}: {one:02x?} and {other:02x?} are {apart} apart for some eyes");
            }
        }
    }
}

#[test]
fn seats_are_told_apart_in_every_palette() {
    for live in matches() {
        let signs = |palette| {
            let seats = (0..live.seats()).map(|seat| Seat(seat as u8));
            seats.filter_map(|seat| live.art().sign(seat, palette)).map(|Chip { colour, .. }| colour).collect()
        };
        assert_told_apart(&format!("seats of {}", live.game()), signs);
    }
}

#[test]
fn panels_go_by_the_palette() {
    for live in matches() {
        let cells = |palette| {
            let panels = live.seen_by(Viewer::All).panels(live.chronicle(), palette);
            panels.iter().flat_map(|panel| panel.rows.iter().flatten()).filter_map(|cell| cell.colour).collect()
        };
        assert_by_palette(&format!("panels of {}", live.game()), cells);
        assert_told_apart(&format!("panels of {}", live.game()), cells);
    }
}

#[test]
fn trays_go_by_the_palette() {
    for live in matches() {
        let layout = live.seen_by(Viewer::All).arrange(Side::default());
        let offered = live.art().deck_builder().map(DeckBuilder::offered);
        for tray in layout.tray.into_iter().chain(offered) {
            let dyes: Vec<_> = tray.groups.iter().filter_map(|group| group.colour).collect();
            let of = |palette| dyes.iter().map(|dye| dye.colour(palette)).collect();
            // Each has an icon as well: eleven colours are not all far from each other.
            assert_by_palette(&format!("groups of {}", live.game()), of);
        }
        if let Some(deck_builder) = live.art().deck_builder() {
            let cards = deck_builder.offered().cards;
            let of = |palette| {
                let signs = cards.iter().filter_map(|card| deck_builder.emblem(card.id, palette));
                signs.map(|sign| sign.colour).collect()
            };
            let [normal, safe, contrast] = Palette::ALL.map(|palette| -> Vec<Rgb> { of(palette) });
            assert!(normal != safe && normal != contrast, "signs of {} do not go by the palette", live.game());
        }
    }
}

#[test]
fn what_is_dyed_on_the_table_goes_by_the_palette() {
    for live in matches() {
        let layout = live.seen_by(Viewer::All).arrange(Side::default());
        let dyes: Vec<_> = layout.pieces.iter().filter_map(|placed| placed.look.tint).collect();
        let of = |palette| dyes.iter().map(|dye| dye.colour(palette)).collect();
        assert_by_palette(&format!("pieces of {}", live.game()), of);
    }
}

/// How a face is drawn: its template with all that is not a colour, and the colours.
fn drawn(live: &dyn AnyMatch, face: Face, palette: Palette) -> (String, Vec<String>) {
    let art = live.art().face(face, palette, &|words| words.key.clone());
    let (colours, form): (Vec<_>, Vec<_>) = art.values.into_iter().partition(|(_, value)| value.starts_with('#'));
    (format!("{} {form:?}", art.template), colours.into_iter().map(|(_, value)| value).collect())
}

/// A colour as it is written in a face.
fn read(ink: &str) -> Rgb {
    [1, 3, 5].map(|at| ink.get(at..at + 2).and_then(|two| u8::from_str_radix(two, 16).ok()).unwrap_or_default())
}

/// Faces of one form that differ in colour alone go by the palette, or no eye takes them for the same anyway.
#[test]
fn faces_that_differ_in_colour_go_by_the_palette() {
    for live in matches() {
        let mut by_form: BTreeMap<String, Vec<Face>> = BTreeMap::new();
        for face in live.entry().faces(&live.options_text()).expect("its own options") {
            by_form.entry(drawn(live.as_ref(), face, Palette::Normal).0).or_default().push(face);
        }
        for (form, faces) in by_form {
            let all = |palette| faces.iter().map(|&face| drawn(live.as_ref(), face, palette).1).collect::<Vec<_>>();
            let [normal, safe] = [Palette::Normal, Palette::Safe].map(all);
            for n in 1..faces.len() {
                let differ = |m: &usize| normal[*m] != normal[n] && normal == safe;
                for m in (0..n).filter(differ) {
                    let pairs = safe[n].iter().zip(&safe[m]);
                    let most = pairs.map(|(one, other)| apart(read(one), read(other))).fold(0.0, f32::max);
                    assert!(most > 0.05, "{}: {form}: {:?} and {:?}", live.game(), safe[n], safe[m]);
                }
            }
        }
    }
}

#[test]
fn drawings_go_by_the_palette() {
    let mut seen = BTreeSet::new();
    for live in matches() {
        let known = KnownMatch::of(&*live, Vantage::of(Viewer::All));
        let layout = known.layout();
        let sheets = layout.pieces.iter().filter_map(|placed| known.inspect(Seat(0), Target::Piece(placed.id)));
        let mut drawings: Vec<Drawing> = sheets
            .filter_map(|sheet| match sheet.picture {
                Some(Picture::Drawing(drawing)) => Some(drawing),
                _ => None,
            })
            .collect();
        let entry = games::house().table(live.game()).expect("on the shelf");
        let rows = entry.rows(&live.options_text()).expect("its own options");
        let choices = rows.into_iter().flat_map(|row| row.choices);
        drawings.extend(choices.filter_map(|choice| match choice.picture {
            Some(Picture::Drawing(drawing)) => Some(drawing),
            _ => None,
        }));
        for drawing in drawings {
            let [normal, safe, contrast] = Palette::ALL.map(|palette| drawing.svg(palette));
            // What belongs to nobody has one colour.
            if normal != safe && normal != contrast {
                seen.insert(live.game());
            }
        }
    }
    assert_eq!(seen, BTreeSet::from(["battlelore", "knight_line"]), "the games that draw by the palette");
}
