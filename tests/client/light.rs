//! How the tables are lit: what is played on is evenly lit and leads the eye, and the darkest corner of the room is no hole.

use bevy::ecs::query::With;
use bevy::image::Image;
use bevy::light::DirectionalLight;
use bevy::math::{Vec2, Vec3};
use bevy_egui::egui::{Rect, pos2, vec2};
use imps_table::client::dev::gallery::Studio;
use imps_table::client::pieces::light::Key;
use imps_table::client::pieces::piece::{Piece, RestPose};
use imps_table::client::session::{Session, SessionRequest};
use imps_table::client::settings::{Quality, Settings};
use imps_table::client::ui::screen_rects::ScreenRects;
use imps_table::client::ui::ui_kit::Covered;
use imps_table::engine::SeatController;
use imps_table::folders::DataFolder;
use imps_table::games::house;
use imps_table::locale::Language;
use imps_table::table::{Lens, NewMatch, Target};

/// What is measured of a table: its game, what is played on as far as it may lie bare, from the left far corner to the right near
/// one in metres, and how high the ground is.
struct Ground {
    game: &'static str,
    from: Vec2,
    to: Vec2,
    height: f32,
    /// The middle ninth has at least this share of the light of the brightest.
    leads: f32,
}

const GROUNDS: [Ground; 5] = [
    Ground {
        game: "battle_line",
        from: Vec2::new(-0.41, -0.24),
        to: Vec2::new(0.27, 0.24),
        height: 0.004,
        leads: 0.95,
    },
    Ground {
        game: "knight_line",
        from: Vec2::new(-0.20, -0.17),
        to: Vec2::new(0.20, 0.17),
        height: 0.008,
        leads: 0.75,
    },
    Ground { game: "bottle_imp", from: Vec2::new(-0.14, 0.02), to: Vec2::new(0.14, 0.12), height: 0.004, leads: 0.6 },
    Ground { game: "battlelore", from: Vec2::new(-0.47, -0.29), to: Vec2::new(0.47, 0.29), height: 0.008, leads: 0.95 },
    Ground {
        game: "battle_royal",
        from: Vec2::new(-0.33, 0.05),
        to: Vec2::new(0.27, 0.28),
        height: 0.004,
        leads: 0.85,
    },
];
/// The ground is looked at in so many points a side.
const GRID: usize = 18;
/// A thing that nobody can point at is ground itself if it covers so much of the picture, in square points.
const GROUND_AREA: f32 = 150_000.0;
/// The brightest ninth of the ground has at most so many times the light of the darkest.
const EVEN: f32 = 2.2;
/// At most this share of the picture has less than this share of white.
const DARK: (f32, f32) = (0.05, 0.08);
/// Wood in the dark has at least this much of red, green and blue, of 255; and how large a piece of it is looked at, in points.
const OAK: [u8; 3] = [26, 20, 24];
const BLOCK: u32 = 40;

fn linear(part: u8) -> f32 {
    let part = f32::from(part) / 255.0;
    if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
}

/// Relative luminance, from 0 to 1.
fn luminance([red, green, blue]: [u8; 3]) -> f32 {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

fn median(mut of: Vec<f32>) -> Option<f32> {
    of.sort_by(f32::total_cmp);
    of.get(of.len() / 2).copied()
}

/// A table of two people or more at the beginning of a match, as everybody sees it, and its picture.
fn shown(studio: &mut Studio, game: &str) -> image::RgbImage {
    let entry = house().table(game).expect("a game on the shelf");
    let options = entry.default_options();
    let seats = entry.seats(&options).expect("good options");
    let controllers = (0..seats).map(|seat| SeatController::Person { name: format!("Person {seat}") }).collect();
    let wanted = NewMatch { game: game.to_owned(), options, seed: Some(7.into()), controllers, clock: None };
    studio.app.world_mut().write_message(SessionRequest::Start(wanted));
    studio.step(4);
    studio.settle().expect("a table at rest");
    if studio.app.world().resource::<Session>().hand_over.is_some() {
        studio.app.world_mut().write_message(SessionRequest::HandedOver);
        studio.settle().expect("a table at rest");
    }
    developed(studio)
}

fn developed(studio: &mut Studio) -> image::RgbImage {
    let picture: Image = studio.develop().expect("a picture");
    picture.try_into_dynamic().expect("its pixels").into_rgb8()
}

/// The same table without the shadows of what stands on it, which lie where it happens to stand.
fn without_shadows(studio: &mut Studio) -> image::RgbImage {
    let world = studio.app.world_mut();
    let mut keys = world.query_filtered::<&mut DirectionalLight, With<Key>>();
    keys.iter_mut(world).for_each(|mut key| key.shadow_maps_enabled = false);
    let picture = developed(studio);
    let world = studio.app.world_mut();
    keys.iter_mut(world).for_each(|mut key| key.shadow_maps_enabled = true);
    picture
}

/// Where things, panels and words lie on the picture. What nobody can point at and is large is ground itself.
fn laid_over(studio: &Studio) -> Vec<Rect> {
    let world = studio.app.world();
    let (seen, covered) = (world.resource::<ScreenRects>(), world.resource::<Covered>());
    let things = seen.named.iter().filter(|(target, _)| matches!(target, Target::Piece(_))).map(|(_, rect)| rect);
    let small = seen.nameless.iter().filter(|rect| rect.area() < GROUND_AREA);
    things.chain(small).chain(&covered.panels).chain(&covered.strip).map(|rect| rect.expand(4.0)).collect()
}

/// The light of bare ground in each ninth of what is played on, row by row from the far left; none where nothing of it is bare.
fn ninths(studio: &Studio, picture: &image::RgbImage, ground: &Ground) -> [Option<f32>; 9] {
    let (lens, over) = (studio.app.world().resource::<Lens>(), laid_over(studio));
    let mut of: [Vec<f32>; 9] = std::array::from_fn(|_| Vec::new());
    for (row, column) in (0..GRID).flat_map(|row| (0..GRID).map(move |column| (row, column))) {
        let share = (Vec2::new(column as f32, row as f32) + 0.5) / GRID as f32;
        let at = ground.from + share * (ground.to - ground.from);
        let Some(spot) = lens.project(Vec3::new(at.x, ground.height, at.y)) else { continue };
        let point = pos2(spot.x, spot.y);
        let within = Rect::from_min_max([5.0, 5.0].into(), [1275.0, 715.0].into()).contains(point);
        if !within || over.iter().any(|rect| rect.contains(point)) {
            continue;
        }
        let (x, y) = (spot.x as u32, spot.y as u32);
        let around = (0..49).map(|n| luminance(picture.get_pixel(x + n % 7 - 3, y + n / 7 - 3).0));
        of[row * 3 / GRID * 3 + column * 3 / GRID].extend(median(around.collect()));
    }
    of.map(median)
}

/// Each channel's median of a block of so many pixels a side.
fn block(picture: &image::RgbImage, (x, y): (u32, u32), side: u32) -> [u8; 3] {
    std::array::from_fn(|channel| {
        let mut of: Vec<u8> =
            (0..side * side).map(|n| picture.get_pixel(x + n % side, y + n / side).0[channel]).collect();
        of.sort_unstable();
        of[of.len() / 2]
    })
}

/// The darkest wood of the table in the picture: the darkest block of it on which nothing lies, by each channel.
fn darkest(studio: &Studio, picture: &image::RgbImage) -> [u8; 3] {
    let over = laid_over(studio);
    let corners = (0..1280 / BLOCK).flat_map(|x| (0..720 / BLOCK).map(move |y| (x * BLOCK, y * BLOCK)));
    let bare = corners.filter(|(x, y)| {
        let place = Rect::from_min_size(pos2(*x as f32, *y as f32), vec2(BLOCK as f32, BLOCK as f32));
        !over.iter().any(|rect| rect.intersects(place))
    });
    let blocks = bare.map(|at| block(picture, at, BLOCK));
    blocks.min_by(|one, other| luminance(*one).total_cmp(&luminance(*other))).expect("bare table")
}

/// The light of the brightest top of a stack on the table.
fn brightest_top(studio: &mut Studio, picture: &image::RgbImage) -> f32 {
    let world = studio.app.world_mut();
    let lens = *world.resource::<Lens>();
    let mut stacks = world.query::<(&Piece, &RestPose)>();
    let tops = stacks.iter(world).filter(|(piece, _)| piece.look.extent.half.y > 0.02).filter_map(|(piece, rest)| {
        let extent = piece.look.extent;
        // Beside the number in the middle.
        let at = rest.0.at + Vec3::new(0.75 * extent.half.x, extent.middle + extent.half.y, 0.0);
        let spot = lens.project(at)?;
        Some(luminance(block(picture, (spot.x as u32 - 1, spot.y as u32 - 1), 3)))
    });
    tops.fold(0.0, f32::max)
}

#[test]
fn what_is_played_on_is_evenly_lit_and_no_corner_is_a_hole() {
    let folder = tempfile::tempdir().expect("a folder");
    let usual = Settings::in_language(Language::En);
    let settings = Settings { quality: Quality::High, living_flames: false, ..usual };
    let mut studio = Studio::open(DataFolder(folder.path().to_owned())).expect("the program");
    *studio.app.world_mut().resource_mut::<Settings>() = settings;
    let mut wrong = Vec::new();
    for ground in &GROUNDS {
        let game = ground.game;
        let picture = shown(&mut studio, game);
        let bare = without_shadows(&mut studio);
        let ninths = ninths(&studio, &bare, ground);
        let of_ninths = || ninths.iter().flatten().copied();
        assert!(
            of_ninths().count() > 5 && ninths[4].is_some(),
            "{game}: too little of its ground lies bare: {ninths:?}"
        );
        let (least, most) = (of_ninths().fold(1.0, f32::min), of_ninths().fold(0.0, f32::max));
        if most > EVEN * least || ninths[4].is_none_or(|middle| middle < ground.leads * most) {
            wrong.push(format!("{game} is lit {:.2} : 1: {ninths:.3?}", most / least));
        }
        let is_dark = |pixel: &&image::Rgb<u8>| {
            pixel.0.iter().map(|channel| f32::from(*channel)).sum::<f32>() < DARK.1 * 3.0 * 255.0
        };
        let dark = picture.pixels().filter(is_dark).count() as f32 / (1280.0 * 720.0);
        let darkest = darkest(&studio, &picture);
        if dark > DARK.0 || darkest.iter().zip(OAK).any(|(channel, least)| *channel < least) {
            wrong.push(format!("{game}: {:.1} % of it is dark, down to {darkest:?}", 100.0 * dark));
        }
        // On slate the whitest disc is seen wherever it lies.
        if game == "knight_line" {
            let contrast = (brightest_top(&mut studio, &picture) + 0.05) / (most + 0.05);
            if contrast < 3.0 {
                wrong.push(format!("{game}: white on the brightest slate is only {contrast:.2} : 1"));
            }
        }
        println!("{game}: {:.2} : 1, {ninths:.3?}; {:.2} % dark, down to {darkest:?}", most / least, 100.0 * dark);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
