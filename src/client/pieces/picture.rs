//! The picture of the table: an image with a size of its own, drawn only when something in it has changed. The interface
//! lies it under everything else, sharp over a table that a slow machine draws coarsely, and answers at once while nothing
//! on the table moves.

use std::collections::HashSet;

use bevy::camera::visibility::VisibilitySystems;
use bevy::camera::{Hdr, RenderTarget, ShadowLodOrigin};
use bevy::image::ImageSampler;
use bevy::light::SimulationLightSystems;
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::{EguiManagedTextures, PrimaryEguiContext};
use leafwing_input_manager::plugin::InputManagerSystem;

use super::camera::MainCamera;
use super::faces::FaceBook;
use super::flame::{Flame, FlameLight};
use super::glow::{MarkAssets, Swells};
use super::imp::Features;
use super::life::Breath;
use crate::client::frame::Dressing;
use crate::client::session::Screen;
use crate::client::settings::{Quality, Settings};

/// Frames that are drawn after a change: what a material or a light needs may come a frame later.
const DRAWN_ON: u32 = 2;
/// Size of the picture while the program loads, when nobody sees it: the graphics driver compiles the same for it.
const THUMBNAIL: UVec2 = UVec2::new(32, 18);

/// Size of what the person sees, whether it goes to a window or to an image.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Canvas {
    /// Width and height in logical pixels.
    pub size: Vec2,
    /// Width and height in physical pixels.
    pub physical: UVec2,
}

impl Default for Canvas {
    fn default() -> Self {
        Self { size: Vec2::new(1280.0, 720.0), physical: UVec2::new(1280, 720) }
    }
}

/// The camera of the interface, which everything is seen through in the end.
#[derive(Component)]
pub struct FrontCamera;

/// The picture, and whether it has to be drawn.
#[derive(Resource, Debug)]
pub struct TablePicture {
    /// The image on show.
    pub image: Handle<Image>,
    /// The image that takes its place after so many frames more: at first it is black, or lacks what is still compiled.
    coming: Option<(Handle<Image>, u32)>,
    /// What the latest image was made for.
    made_for: (UVec2, Quality),
    /// Frames still to be drawn.
    left: u32,
    /// How many have been drawn since the start.
    pub drawn: u64,
    /// The image on show is that of the last frame.
    current: bool,
    /// Nothing is drawn in this frame.
    held: bool,
}

impl TablePicture {
    /// Has it drawn anew.
    pub fn soil(&mut self) {
        self.left = DRAWN_ON;
    }

    /// Has it drawn once more, for the flames.
    pub(super) fn stir(&mut self) {
        self.left = self.left.max(1);
    }

    /// Has it drawn anew because something was left out of it, for want of what the graphics driver still compiles.
    pub fn lacks(&mut self) {
        self.soil();
        if let Some((_, left)) = &mut self.coming {
            *left = DRAWN_ON;
        }
    }

    /// One frame more of the coming image has been drawn: when it is whole, it is the one on show.
    fn bring(&mut self) {
        if let Some((image, left)) = self.coming.take() {
            if left > 1 {
                self.coming = Some((image, left - 1));
            } else {
                self.image = image;
            }
        }
    }

    /// Leaves it in this frame as it is in the last one, to be read back.
    pub fn hold(&mut self) {
        self.held = true;
    }

    /// Whether the image on show is the table as it was when this frame began.
    pub fn is_current(&self) -> bool {
        self.current
    }

    /// Width and height of the latest image, in pixels.
    pub fn size(&self) -> UVec2 {
        self.made_for.0
    }

    /// Whether it shows everything as it is.
    pub fn is_fresh(&self) -> bool {
        self.left == 0
    }
}

/// The picture and its camera.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Canvas>()
        .add_systems(PreStartup, spawn)
        .add_systems(First, follow_window)
        .add_systems(PreUpdate, resize.after(InputManagerSystem::ManualControl))
        .add_systems(
            PostUpdate,
            (notice_pieces, draw_if_soiled)
                .chain()
                .after(Dressing)
                .after(TransformSystems::Propagate)
                .after(VisibilitySystems::VisibilityPropagate)
                // What is seen is worked out for cameras that draw: shadows, frusta, what is in them.
                .before(SimulationLightSystems::UpdateDirectionalLightCascades)
                .before(VisibilitySystems::CheckVisibility),
        )
        .add_systems(Last, notice_assets);
}

/// The share of the canvas in each direction in which the table is drawn.
pub fn scale(settings: &Settings) -> f32 {
    match (settings.render_scale, settings.quality) {
        (Some(scale), _) => scale,
        (None, Quality::Low) => 0.53,
        (None, Quality::Medium) => 0.8,
        (None, _) => 1.0,
    }
}

fn image(size: UVec2) -> Image {
    let mut image = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
    // It is drawn into: there is nothing to hand over to the driver, nor to keep, nor to take over from another.
    image.data = None;
    image.copy_on_resize = false;
    image.sampler = ImageSampler::linear();
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    image
}

fn spawn(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    let picture = images.add(image(THUMBNAIL));
    commands.spawn((
        MainCamera,
        Camera3d::default(),
        Camera { order: -1, ..default() },
        RenderTarget::Image(picture.clone().into()),
        Hdr,
        ShadowLodOrigin,
        Name::new("eye"),
    ));
    commands.spawn((FrontCamera, Camera2d, Msaa::Off, PrimaryEguiContext, Name::new("front")));
    commands.insert_resource(TablePicture {
        image: picture,
        coming: None,
        made_for: (THUMBNAIL, Quality::default()),
        left: DRAWN_ON,
        drawn: 0,
        current: false,
        held: false,
    });
}

fn follow_window(
    window: Query<&Window, With<PrimaryWindow>>,
    front: Query<&RenderTarget, With<FrontCamera>>,
    mut canvas: ResMut<Canvas>,
) {
    if front.iter().any(|target| matches!(target, RenderTarget::Image(_))) {
        return;
    }
    if let Ok(window) = window.single() {
        let size = Vec2::new(window.width(), window.height());
        if size.min_element() >= 1.0 {
            canvas.set_if_neq(Canvas { size, physical: window.physical_size() });
        }
    }
}

/// Makes another picture when window or settings ask for another size or quality.
pub(super) fn resize(
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    screen: Option<Res<State<Screen>>>,
    mut picture: ResMut<TablePicture>,
    mut images: ResMut<Assets<Image>>,
    mut cameras: Query<&mut RenderTarget, With<MainCamera>>,
) {
    let loading = screen.is_some_and(|screen| *screen.get() == Screen::Loading);
    let size = if loading {
        THUMBNAIL
    } else {
        (canvas.physical.as_vec2() * scale(&settings)).round().as_uvec2().max(UVec2::ONE)
    };
    if (size, settings.quality) == picture.made_for {
        return;
    }
    // What was drawn small behind the loading screen has been compiled there.
    let frames = if picture.made_for.0 == THUMBNAIL { 1 } else { DRAWN_ON };
    picture.made_for = (size, settings.quality);
    let coming = images.add(image(size));
    for mut target in &mut cameras {
        *target = RenderTarget::Image(coming.clone().into());
    }
    picture.coming = Some((coming, frames));
    picture.soil();
}

/// What is seen on the table, but for the flames, which say themselves when they want to be drawn; what else lives moves with them, and
/// faces move in pictures that are drawn anyway.
type Shown = (
    Or<(With<Mesh3d>, With<PointLight>, With<DirectionalLight>, With<MainCamera>)>,
    Or<(Without<Flame>, Added<Flame>)>,
    Or<(Without<FlameLight>, Added<FlameLight>)>,
    Or<(Without<Features>, Added<Features>)>,
);
/// What makes it look different, but for where it is. A mesh counts as changed with its surface.
type Differs = Or<(
    Changed<InheritedVisibility>,
    (Changed<Mesh3d>, Without<Swells>),
    Changed<MeshMaterial3d<StandardMaterial>>,
    Changed<PointLight>,
    Changed<DirectionalLight>,
    Changed<Projection>,
)>;

/// Notices what has moved, come or gone.
fn notice_pieces(
    mut picture: ResMut<TablePicture>,
    settings: Res<Settings>,
    differs: Query<(), (Shown, Differs)>,
    moved: Query<Entity, (Shown, Changed<GlobalTransform>)>,
    (breaths, parents): (Query<Ref<Breath>>, Query<&ChildOf>),
    mut gone: RemovedComponents<Mesh3d>,
) {
    let breathes = |part: Entity| {
        let own = std::iter::once(part).chain(parents.iter_ancestors(part)).find_map(|piece| breaths.get(piece).ok());
        own.is_some_and(|breath| breath.is_changed())
    };
    let moved = || moved.iter().any(|part| !breathes(part));
    if gone.read().count() > 0 || settings.is_changed() || !differs.is_empty() || moved() {
        picture.soil();
    }
}

/// Notices what has another shape, colour or face. That is told at the end of a frame, and drawn in the next.
fn notice_assets(
    mut picture: ResMut<TablePicture>,
    (worn, book, marks): (Query<&MeshMaterial3d<StandardMaterial>>, Option<Res<FaceBook>>, Option<Res<MarkAssets>>),
    mut materials: MessageReader<AssetEvent<StandardMaterial>>,
    mut meshes: MessageReader<AssetEvent<Mesh>>,
    mut images: MessageReader<AssetEvent<Image>>,
    letters: Option<Res<EguiManagedTextures>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let of_letters =
        |id: AssetId<Image>| letters.as_ref().is_some_and(|all| all.values().any(|texture| texture.handle.id() == id));
    // Faces are seen through their materials: most of them are drawn before anything wears them.
    let is_face = |id: AssetId<Image>| book.as_ref().is_some_and(|book| book.has_drawn(id));
    let images = images.read().filter(|event| match event {
        AssetEvent::Added { id } | AssetEvent::Modified { id } => !of_letters(*id) && !is_face(*id),
        _ => false,
    });
    let mut news = images.count() + meshes.read().count();
    if !materials.is_empty() {
        let worn: HashSet<AssetId<StandardMaterial>> = worn.iter().map(|material| material.id()).collect();
        let swells = |id: AssetId<StandardMaterial>| marks.as_ref().is_some_and(|marks| marks.swells(id));
        let changed = materials.read().filter(|event| match event {
            AssetEvent::Modified { id } => worn.contains(id) && !swells(*id),
            AssetEvent::Added { id } | AssetEvent::LoadedWithDependencies { id } => worn.contains(id),
            _ => false,
        });
        news += changed.count();
    }
    if news > 0 {
        picture.soil();
        redraw.write(RequestRedraw);
    }
}

/// Draws the picture as long as it does not show everything as it is.
fn draw_if_soiled(
    mut picture: ResMut<TablePicture>,
    mut eye: Query<&mut Camera, With<MainCamera>>,
    front: Query<&Camera, (With<FrontCamera>, Without<MainCamera>)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let seen = front.iter().any(|front| front.is_active);
    let draws = seen && picture.left > 0 && !picture.held;
    if picture.held {
        picture.held = false;
    }
    let fresh = picture.is_fresh();
    if draws {
        picture.left -= 1;
        picture.drawn += 1;
        picture.bring();
    }
    let current = (draws || fresh) && picture.coming.is_none();
    if picture.current != current {
        picture.current = current;
    }
    if seen && picture.left > 0 {
        redraw.write(RequestRedraw);
    }
    for mut eye in &mut eye {
        if eye.is_active != draws {
            eye.is_active = draws;
        }
    }
}
