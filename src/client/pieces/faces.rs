//! Card faces and other flat pictures: SVG templates filled in and drawn at the screen's resolution, off the main thread.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::sync::{Arc, LazyLock};

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageAddressMode;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use resvg::{tiny_skia, usvg};

use super::mipmaps;
use super::picture::Canvas;
use crate::client::frame::AppSystems;
use crate::client::session::{Screen, Session};
use crate::client::settings::Settings;
use crate::engine::Words;
use crate::folders::{self, AssetFolders};
use crate::games::Registry;
use crate::locale::{Language, Locale, nobody};
use crate::table::{Art, Face, FaceArt, Palette};

/// A picture ready for the graphics card, with all its smaller versions.
struct DrawnFace {
    width: u32,
    height: u32,
    levels: u32,
    pixels: Vec<u8>,
}

/// What has to be drawn again when it changes.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Manner {
    language: Language,
    palette: Palette,
    width: u32,
}

/// How many faces are drawn at the same time. The graphics driver's work is done by the same threads: it must not wait for
/// all of them.
const AT_ONCE: usize = 16;

/// Every face drawn so far, as a material.
#[derive(Resource, Default)]
pub struct FaceBook {
    pages: HashMap<(&'static str, Face), Handle<StandardMaterial>>,
    /// What a piece has asked for: it is drawn before what nobody sees yet.
    asked: HashSet<(&'static str, Face)>,
    /// What has been drawn or is being drawn; a piece may have asked for its page before.
    ordered: HashSet<(&'static str, Face)>,
    drawing: Vec<((&'static str, Face), Task<Result<DrawnFace, String>>)>,
    queue: VecDeque<((&'static str, Face), FaceArt)>,
    /// The pictures of all faces that have been drawn.
    images: HashMap<(&'static str, Face), AssetId<Image>>,
    manner: Option<Manner>,
    parts: Option<Arc<Parts>>,
}

impl FaceBook {
    /// The material of a face; plain card stock until it has been drawn.
    pub fn page(
        &mut self,
        game: &'static str,
        face: Face,
        materials: &mut Assets<StandardMaterial>,
    ) -> Handle<StandardMaterial> {
        self.asked.insert((game, face));
        self.bound(game, face, materials)
    }

    fn bound(
        &mut self,
        game: &'static str,
        face: Face,
        materials: &mut Assets<StandardMaterial>,
    ) -> Handle<StandardMaterial> {
        self.pages.entry((game, face)).or_insert_with(|| materials.add(stock())).clone()
    }

    /// The face that is drawn next.
    fn next(&mut self) -> Option<((&'static str, Face), FaceArt)> {
        let asked = self.queue.iter().position(|(name, _)| self.asked.contains(name));
        self.queue.remove(asked.unwrap_or(0))
    }

    /// The material of a face through which what lies below shines, also before it has been drawn.
    pub fn clear_page(
        &mut self,
        game: &'static str,
        face: Face,
        materials: &mut Assets<StandardMaterial>,
    ) -> Handle<StandardMaterial> {
        let page = self.page(game, face, materials);
        if let Some(mut material) = materials.get_mut(&page)
            && material.alpha_mode == AlphaMode::Opaque
        {
            material.alpha_mode = AlphaMode::Blend;
            if material.base_color_texture.is_none() {
                // Not drawn yet: nothing rather than a square of card stock.
                material.base_color = Color::NONE;
            }
        }
        page
    }

    /// Has a face through which one sees drawn before all that lies on it. Such things are drawn from far to near, as their middles
    /// are, and the middle of a large one may be nearer than what lies on its far half.
    pub fn lay_below(&mut self, game: &'static str, face: Face, materials: &mut Assets<StandardMaterial>) {
        let page = self.clear_page(game, face, materials);
        if let Some(mut material) = materials.get_mut(&page) {
            material.depth_bias = BELOW;
            if let Some(drawn) = material.base_color_texture.clone() {
                print(&mut material, drawn);
            }
        }
    }

    /// The picture of a face; none before it has been drawn.
    pub fn picture(
        &self,
        game: &'static str,
        face: Face,
        materials: &Assets<StandardMaterial>,
    ) -> Option<Handle<Image>> {
        materials.get(self.pages.get(&(game, face))?)?.base_color_texture.clone()
    }

    /// A face as SVG, to be drawn elsewhere at another size; none before the first faces have been drawn, or if its template
    /// is broken.
    pub fn drawing(
        &self,
        wanted: &WantedFaces,
        game: &'static str,
        face: Face,
        palette: Palette,
        say: &dyn Fn(&Words) -> String,
    ) -> Option<String> {
        let art = wanted.0.get(game)?.drawing(face, palette, say);
        self.parts.as_ref()?.fill(game, &art).ok()
    }

    /// Whether any of these is still being drawn; such faces are drawn before all others.
    pub fn lacks(&mut self, game: &'static str, faces: impl IntoIterator<Item = Face>) -> bool {
        if self.waiting() == 0 {
            return false;
        }
        let coming = self.drawing.iter().map(|(name, _)| *name).chain(self.queue.iter().map(|(name, _)| *name));
        let coming: HashSet<_> = coming.collect();
        let lacking: Vec<_> = faces.into_iter().map(|face| (game, face)).filter(|name| coming.contains(name)).collect();
        self.asked.extend(&lacking);
        !lacking.is_empty()
    }

    /// Whether an image is a face.
    pub fn has_drawn(&self, image: AssetId<Image>) -> bool {
        self.images.values().any(|drawn| *drawn == image)
    }

    /// Drops all other faces.
    fn keep(&mut self, wanted: impl Fn(&'static str, Face) -> bool) {
        self.pages.retain(|(game, face), _| wanted(game, *face));
        self.images.retain(|(game, face), _| wanted(game, *face));
        self.asked.retain(|(game, face)| wanted(game, *face));
        self.ordered.retain(|(game, face)| wanted(game, *face));
        self.drawing.retain(|((game, face), _)| wanted(game, *face));
        self.queue.retain(|((game, face), _)| wanted(game, *face));
    }

    /// How many faces are still being drawn.
    pub fn waiting(&self) -> usize {
        self.drawing.len() + self.queue.len()
    }
}

/// By how many metres what lies below others is taken to be farther from the eye.
const BELOW: f32 = -1.0;

/// How much of the light that falls on a print it sends back, and how brightly it shows itself without any, as linear colours.
/// Paper beside a candle gets four times the light of paper in the hand: lit alone, one would be burnt to white and take bands and
/// drawing with it, the other would be brown, and a suit would have as many colours as there are places.
const LIT: Color = Color::linear_rgb(0.27, 0.262, 0.242);
const OWN: LinearRgba = LinearRgba::rgb(0.55, 0.522, 0.457);

fn stock() -> StandardMaterial {
    StandardMaterial {
        base_color: Color::srgb_u8(0xe4, 0xd6, 0xb6),
        // Uncoated paper: what it mirrors would lie over the bands and bleach them.
        perceptual_roughness: 0.75,
        reflectance: 0.1,
        ..default()
    }
}

/// Templates and icons as text, read once.
#[derive(Default)]
struct Parts {
    templates: HashMap<String, String>,
    icons: HashMap<String, String>,
}

pub fn plugin(app: &mut App) {
    app.init_resource::<AssetFolders>()
        .init_resource::<FaceBook>()
        .init_resource::<WantedFaces>()
        .init_resource::<Ahead>()
        .init_resource::<CardWidth>()
        .add_systems(OnEnter(Screen::Title), |mut ahead: ResMut<Ahead>| ahead.0 = None)
        .add_systems(Update, (want, order, begin, collect).chain().in_set(AppSystems::Furnish));
}

/// The games whose faces are wanted, each with the way to describe them.
#[derive(Resource, Default)]
pub struct WantedFaces(pub BTreeMap<&'static str, Describe>);

/// The game that is likely to be played next: its faces are drawn while its table is being set up.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ahead(pub Option<&'static str>);

/// Pixels that a card's face is wide. Without a number the window's height decides.
#[derive(Resource, Default, Clone, Copy, Debug)]
pub struct CardWidth(pub Option<u32>);

/// Wants the faces of the match on the table, of the one that is being set up, and those that lie on the title's table. The
/// others are dropped.
fn want(
    games: Res<Registry>,
    session: Option<Res<Session>>,
    ahead: Res<Ahead>,
    mut wanted: ResMut<WantedFaces>,
    mut book: ResMut<FaceBook>,
    mut last: Local<Option<(Option<u32>, Ahead)>>,
) {
    let now = Some((session.as_ref().map(|session| session.serial), *ahead));
    if *last == now {
        return;
    }
    *last = now;
    let mut all = BTreeMap::new();
    let mut add = |game: &'static str, art, faces: Vec<Face>| {
        let describe = all.entry(game).or_insert_with(|| Describe { faces: Vec::new(), art });
        describe.faces.extend(faces);
    };
    for game in games.tables() {
        let cards = game.art().still_life().cards.into_iter().map(|(face, _)| face);
        add(game.game(), game.art(), cards.chain(game.art().box_front().map(|_| Face::BOX)).collect());
    }
    if let Some(session) = session {
        add(session.known.game(), session.known.art(), session.known.faces());
    } else if let Some(game) = ahead.0.and_then(|game| games.table(game)) {
        add(game.game(), game.art(), game.faces(&game.default_options()).unwrap_or_default());
    }
    for describe in all.values_mut() {
        describe.faces.sort_unstable();
        describe.faces.dedup();
    }
    book.keep(|game, face| all.get(game).is_some_and(|describe| describe.faces.binary_search(&face).is_ok()));
    wanted.0 = all;
}

/// The faces of a game and how each is drawn.
pub struct Describe {
    pub faces: Vec<Face>,
    /// How to draw one.
    pub art: &'static (dyn Art + Sync),
}

impl Describe {
    /// How a face is drawn, be it that of the box.
    fn drawing(&self, face: Face, palette: Palette, say: &dyn Fn(&Words) -> String) -> FaceArt {
        let front = if face == Face::BOX { self.art.box_front() } else { None };
        front.unwrap_or_else(|| self.art.face(face, palette, say))
    }
}

/// Starts drawing whatever is wanted and not drawn in the present language, palette and size.
fn order(
    mut book: ResMut<FaceBook>,
    wanted: Res<WantedFaces>,
    settings: Res<Settings>,
    locale: Res<Locale>,
    (canvas, fixed): (Res<Canvas>, Res<CardWidth>),
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let width = fixed.0.unwrap_or(match canvas.size.y as u32 {
        0..=800 => 256,
        801..=1200 => 512,
        _ => 704,
    });
    let manner = Manner { language: settings.play.language, palette: settings.palette, width };
    if book.manner == Some(manner) && !wanted.is_changed() {
        return;
    }
    let afresh = book.manner != Some(manner);
    book.manner = Some(manner);
    if afresh {
        book.drawing.clear();
        book.queue.clear();
        book.ordered.clear();
    }
    for (&game, describe) in &wanted.0 {
        for &face in &describe.faces {
            if !book.ordered.insert((game, face)) {
                continue;
            }
            book.bound(game, face, &mut materials);
            let art = describe.drawing(face, settings.palette, &|words| locale.say(words, &nobody));
            book.queue.push_back(((game, face), art));
        }
    }
}

/// Hands faces out to be drawn.
fn begin(mut book: ResMut<FaceBook>, folders: Res<AssetFolders>) {
    let Some(Manner { width, .. }) = book.manner.filter(|_| !book.queue.is_empty()) else { return };
    let parts = book.parts.get_or_insert_with(|| Arc::new(Parts::read(&folders))).clone();
    while book.drawing.len() < AT_ONCE
        && let Some(((game, face), art)) = book.next()
    {
        let parts = parts.clone();
        let pool = AsyncComputeTaskPool::get();
        let task = pool.spawn(async move { draw(&parts.fill(game, &art)?, width) });
        book.drawing.push(((game, face), task));
    }
}

/// Puts finished pictures into their materials.
pub(super) fn collect(
    mut book: ResMut<FaceBook>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut redraw: MessageWriter<bevy::window::RequestRedraw>,
) {
    if book.waiting() == 0 {
        return;
    }
    redraw.write(bevy::window::RequestRedraw);
    let mut done = Vec::new();
    book.drawing.retain_mut(|(name, task)| match block_on(poll_once(task)) {
        Some(drawn) => {
            done.push((*name, drawn));
            false
        }
        None => true,
    });
    for ((game, face), drawn) in done {
        match drawn {
            Ok(drawn) => {
                let page = book.bound(game, face, &mut materials);
                if let Some(mut material) = materials.get_mut(&page) {
                    let image = images.add(image(drawn));
                    book.images.insert((game, face), image.id());
                    print(&mut material, image);
                }
            }
            Err(why) => warn!("face {} of {game} cannot be drawn: {why}", face.0),
        }
    }
}

/// Gives a material its picture. What lies below all others is ground and takes all its light from lamp and candle.
fn print(material: &mut StandardMaterial, picture: Handle<Image>) {
    let ground = material.depth_bias == BELOW;
    material.base_color = if ground { Color::WHITE } else { LIT };
    material.emissive = if ground { LinearRgba::BLACK } else { OWN };
    material.emissive_texture = (!ground).then(|| picture.clone());
    material.base_color_texture = Some(picture);
}

fn image(drawn: DrawnFace) -> Image {
    let size = Extent3d { width: drawn.width, height: drawn.height, depth_or_array_layers: 1 };
    let mut image =
        Image::new_uninit(size, TextureDimension::D2, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD);
    image.texture_descriptor.mip_level_count = drawn.levels;
    image.data = Some(drawn.pixels);
    image.sampler = mipmaps::sampler(ImageAddressMode::ClampToEdge);
    image
}

/// All fonts of the game, for text in drawings.
pub static FONTS: LazyLock<Arc<usvg::fontdb::Database>> = LazyLock::new(|| Arc::new(load_fonts()));

fn load_fonts() -> usvg::fontdb::Database {
    let mut fonts = usvg::fontdb::Database::new();
    let mut files: Vec<_> = std::fs::read_dir(folders::assets().join("fonts"))
        .into_iter()
        .flatten()
        .flatten()
        .map(|file| file.path())
        .collect();
    // Drawings say nothing in rare letters.
    files.retain(|file| file.file_stem().is_none_or(|name| name != "jp-rare"));
    // Characters that a font lacks are taken from the first that has them, so the order must not depend on the disk.
    files.sort();
    for file in files.iter().filter(|file| file.extension().is_some_and(|extension| extension == "ttf")) {
        if let Ok(bytes) = std::fs::read(file) {
            fonts.load_font_data(bytes);
        }
    }
    fonts
}

impl Parts {
    fn read(folders: &AssetFolders) -> Self {
        let mut parts = Self::default();
        for assets in folders.iter() {
            for (name, text) in svg_files(&assets.join("icons")) {
                let inner = text
                    .find("<svg")
                    .and_then(|start| Some(start + text[start..].find('>')? + 1))
                    .and_then(|start| Some(text[start..text.rfind("</svg>")?].to_owned()))
                    .unwrap_or_default();
                parts.icons.entry(name).or_insert(inner);
            }
            let games = std::fs::read_dir(assets.join("cards")).into_iter().flatten().flatten();
            for game in games.filter(|entry| entry.path().is_dir()) {
                for (name, text) in svg_files(&game.path()) {
                    let path = format!("{}/{name}.svg", game.file_name().to_string_lossy());
                    parts.templates.entry(path).or_insert(text);
                }
            }
        }
        parts
    }

    /// The template with its values and icons in place.
    fn fill(&self, game: &str, art: &FaceArt) -> Result<String, String> {
        let path = format!("{game}/{}", art.template);
        let mut text = self.templates.get(&path).ok_or(format!("assets/cards/{path} is missing"))?.clone();
        for (key, value) in &art.values {
            let value = value.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            text = text.replace(&format!("{{{{{key}}}}}"), &value);
        }
        while let Some(start) = text.find("{{icon:") {
            let end = start + text[start..].find("}}").ok_or(format!("assets/cards/{path}: unclosed placeholder"))?;
            let icon = self.icons.get(&text[start + 7..end]).map_or("", String::as_str).to_owned();
            text.replace_range(start..end + 2, &icon);
        }
        match text.find("{{") {
            Some(at) => {
                let rest: String = text[at..].chars().take(30).collect();
                Err(format!("assets/cards/{path}: nothing fills `{rest}`"))
            }
            None => Ok(text),
        }
    }
}

/// Name without extension and text of every SVG in a folder.
fn svg_files(folder: &std::path::Path) -> Vec<(String, String)> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .filter_map(|entry| {
            let path = entry.path();
            (path.extension()? == "svg").then(|| {
                Some((path.file_stem()?.to_string_lossy().into_owned(), std::fs::read_to_string(&path).ok()?))
            })?
        })
        .collect()
}

/// Width of a card's drawing in its own units, and the most pixels that any drawing is wide.
const CARD_UNITS: f32 = 630.0;
const WIDEST: f32 = 2048.0;

/// Draws an SVG with all halvings: one as wide as a card `width` pixels wide, others in proportion.
fn draw(svg: &str, width: u32) -> Result<DrawnFace, String> {
    let options = usvg::Options { fontdb: FONTS.clone(), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(svg, &options).map_err(|error| error.to_string())?;
    let scale = (width as f32 / CARD_UNITS).min(WIDEST / tree.size().width());
    let pixels = |units: f32| (units * scale).round().max(1.0) as u32;
    let (width, height) = (pixels(tree.size().width()), pixels(tree.size().height()));
    let mut pixmap = tiny_skia::Pixmap::new(width, height).ok_or("picture without size")?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    let mut pixels: Vec<u8> = Vec::with_capacity((width * height * 6) as usize);
    for pixel in pixmap.pixels() {
        let colour = pixel.demultiply();
        pixels.extend([colour.red(), colour.green(), colour.blue(), colour.alpha()]);
    }
    let levels = mipmaps::append_halvings(&mut pixels, width, height);
    Ok(DrawnFace { width, height, levels, pixels })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::house;

    #[test]
    fn what_lies_on_the_table_is_drawn_first() {
        let mut book = FaceBook::default();
        let mut materials = Assets::default();
        let art = FaceArt { template: "none", values: Vec::new() };
        book.queue.extend((0..4).map(|n| (("toy", Face(n)), art.clone())));
        book.page("toy", Face(2), &mut materials);
        assert!(book.lacks("toy", [Face(7), Face(3)]), "it is still to be drawn");
        assert!(!book.lacks("toy", [Face(7)]), "nobody draws it");
        let order: Vec<u16> = std::iter::from_fn(|| book.next()).map(|((_, face), _)| face.0).collect();
        assert_eq!(order, [2, 3, 0, 1]);
        assert!(!book.lacks("toy", [Face(3)]));
    }

    /// How many of eight tones a face has, each on 3 % of it at least, and what part of it is black: below its band, which may be as dark
    /// as the night.
    fn tones(face: &DrawnFace) -> (usize, f32) {
        let (width, height) = (face.width as usize, face.height as usize);
        let pixels = face.pixels.chunks_exact(4).take(width * height).skip(width * (height * 28 / 88));
        let grey: Vec<usize> = pixels
            .map(|pixel| {
                let [red, green, blue] = [pixel[0], pixel[1], pixel[2]].map(usize::from);
                (red * 299 + green * 587 + blue * 114) / 1000
            })
            .collect();
        let part = |wanted: &dyn Fn(usize) -> bool| {
            grey.iter().filter(|grey| wanted(**grey)).count() as f32 / grey.len() as f32
        };
        let shown = (0..8).filter(|tone| part(&|grey| grey / 32 == *tone) >= 0.03).count();
        (shown, part(&|grey| grey < 32))
    }

    #[test]
    fn pictures_on_cards_have_light_and_shade() {
        let parts = Parts::read(&AssetFolders::default());
        let mut pictures = 0;
        for table in house().tables() {
            for face in table.faces(&table.default_options()).expect("faces") {
                let art = table.art().face(face, Palette::Normal, &|words: &Words| words.key.clone());
                let svg = parts.fill(table.game(), &art).expect("a whole template");
                if !svg.contains("url(#tone-lit)") {
                    continue;
                }
                pictures += 1;
                let (shown, black) = tones(&draw(&svg, 256).expect("a drawing"));
                assert!(shown >= 4 && black <= 0.12, "{} {}: {shown} tones, {black} black", table.game(), face.0);
            }
        }
        assert!(pictures > 200, "{pictures} pictures");
    }
}
