//! Living flames: they sway and their light flickers in every picture of the table that is drawn, and at rest as often as
//! two per cent of a processor core allow. With them moves what else [lives](super::life).

use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::PrimaryWindow;
use cpu_time::ProcessTime;
use std::time::Duration;

use super::life::Life;
use super::picture::TablePicture;
use crate::client::frame::AppSystems;
use crate::client::power_saving::WakeAt;
use crate::client::settings::{Quality, Settings};

/// Share of a processor core that may go into flames while nothing else happens.
const SHARE: f32 = 0.02;
/// Seconds from one picture to the next at least: a flame that moves more often wants to be looked at.
const LEAST: f32 = 0.1;
/// A flame that cannot move at least this often, in seconds, stands still: rare jerks look like a fault.
const MOST: f32 = 0.5;
/// Pictures that are tried after others, however dear they seem: the first ones of a scene cost more than those that follow.
const TRIALS: u32 = 4;
/// Seconds of a processor core above which a picture is so dear that there is no need to try.
const DEAR: f32 = 0.2;
/// How much of what is known about the costs comes from the latest picture.
const LATEST: f32 = 0.3;

/// The body of a flame, whose foot is at its origin.
#[derive(Component)]
pub(super) struct Flame;

/// The light of a flame.
#[derive(Component)]
pub(super) struct FlameLight {
    /// In lumens, while the flame stands still.
    pub intensity: f32,
}

/// Flames and their costs.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Costs>()
        .add_systems(Update, burn.after(super::scenery::furnish).after(super::light::hang).in_set(AppSystems::Furnish));
}

/// What pictures of the table cost.
#[derive(Debug, Default)]
struct Budget {
    /// Seconds of a processor core for one picture.
    cost: Option<f32>,
    /// Pictures for the flames alone since there were others.
    tried: u32,
}

impl Budget {
    /// A picture has cost this much, in seconds of a processor core.
    fn spent(&mut self, seconds: f32) {
        self.cost = Some(self.cost.map_or(seconds, |cost| cost + LATEST * (seconds - cost)));
    }

    /// After how many seconds flames may move again; none if they had better stand still.
    fn wait(&self) -> Option<f32> {
        let cost = self.cost?;
        let wait = cost / SHARE;
        let trial = self.tried < TRIALS && cost < DEAR;
        (wait <= MOST || trial).then(|| wait.clamp(LEAST, MOST))
    }
}

/// The budget, and since when it has been counted.
#[derive(Resource)]
pub(super) struct Costs {
    budget: Budget,
    /// The processor's time when the last frame began.
    before: ProcessTime,
    /// Pictures drawn until then.
    drawn: u64,
    /// When flames moved last.
    moved: Duration,
}

impl Default for Costs {
    fn default() -> Self {
        Self { budget: Budget::default(), before: ProcessTime::now(), drawn: 0, moved: Duration::ZERO }
    }
}

/// How a flame stands.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Sway {
    /// How far it leans, in radians.
    lean: Vec2,
    /// How long it is.
    stretch: f32,
    /// How bright it is.
    glow: f32,
}

/// How the flame at this place stands at a time, in seconds. No two do the same.
fn sway(at: Vec3, seconds: f32) -> Sway {
    let own = at.x * 37.0 + at.z * 91.0;
    let noise = |of: f32| {
        let wave = |pace: f32, part: f32| (seconds * pace + own + of).sin() * part;
        wave(1.3, 0.5) + wave(2.9, 0.3) + wave(4.7, 0.2)
    };
    Sway {
        lean: Vec2::new(noise(0.0), noise(2.0)) * 0.11,
        stretch: 1.0 + 0.10 * noise(4.0),
        glow: 1.0 + 0.07 * noise(5.0),
    }
}

/// Moves the flames if the picture is drawn anyway, or if it is time.
pub(super) fn burn(
    (settings, time): (Res<Settings>, Res<Time<Real>>),
    windows: Query<&Window, With<PrimaryWindow>>,
    mut costs: ResMut<Costs>,
    (mut picture, mut life): (ResMut<TablePicture>, ResMut<Life>),
    mut flames: Query<(&GlobalTransform, &mut Transform), With<Flame>>,
    mut glows: Query<(&GlobalTransform, &FlameLight, &mut PointLight)>,
    mut wakes: MessageWriter<WakeAt>,
) {
    let spent = costs.before.try_elapsed().unwrap_or_default();
    costs.before = ProcessTime::now();
    if picture.drawn != costs.drawn {
        costs.drawn = picture.drawn;
        costs.budget.spent(spent.as_secs_f32());
    }
    let flickers = settings.lives_at_rest();
    let lives = flickers && settings.quality != Quality::Low;
    if !lives {
        life.set_if_neq(Life(None));
    }
    if !flickers || flames.is_empty() {
        return;
    }
    let now = time.elapsed();
    if picture.is_fresh() {
        if windows.iter().any(|window| !window.focused) {
            return;
        }
        let Some(wait) = costs.budget.wait() else { return };
        let due = costs.moved + Duration::from_secs_f32(wait);
        if now < due {
            wakes.write(WakeAt(due));
            return;
        }
        costs.budget.tried += 1;
        picture.stir();
    } else {
        costs.budget.tried = 0;
    }
    costs.moved = now;
    let seconds = now.as_secs_f32();
    if lives {
        life.0 = Some(seconds);
    }
    for (place, mut body) in &mut flames {
        let sway = sway(place.translation(), seconds);
        body.rotation = Quat::from_euler(EulerRot::XZY, sway.lean.x, sway.lean.y, 0.0);
        body.scale = Vec3::new(1.0, sway.stretch, 1.0);
    }
    for (place, glow, mut light) in &mut glows {
        light.intensity = glow.intensity * sway(place.translation(), seconds).glow;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn budget(pictures: &[f32]) -> Budget {
        let mut budget = Budget { tried: TRIALS, ..default() };
        pictures.iter().for_each(|cost| budget.spent(*cost));
        budget
    }

    #[test]
    fn flames_take_no_more_than_their_share() {
        assert_eq!(budget(&[]).wait(), None);
        for cost in [0.0005, 0.003, 0.008] {
            let wait = budget(&[cost]).wait().expect("a quick picture");
            assert!(cost / wait <= SHARE + f32::EPSILON && (LEAST..=MOST).contains(&wait), "{cost}: {wait}");
        }
        assert_eq!(budget(&[0.02]).wait(), None, "too dear");
        assert_eq!(budget(&[2.0, 0.003]).wait(), None, "not yet known to be quick");
    }

    #[test]
    fn dear_first_pictures_do_not_put_the_flames_out() {
        let mut budget = Budget::default();
        budget.spent(0.15);
        for _ in 0..TRIALS {
            assert!(budget.wait().is_some());
            budget.tried += 1;
            budget.spent(0.004);
        }
        assert_eq!(budget.wait(), None, "tried often enough for now");
        (0..12).for_each(|_| budget.spent(0.004));
        assert!(budget.wait().is_some());
        assert_eq!(Budget { cost: Some(1.0), tried: 0 }.wait(), None, "a slow machine is not tried");
    }

    #[test]
    fn flames_sway_gently_and_each_in_its_own_way() {
        let mut seen = Vec::new();
        for step in 0..200_u8 {
            let seconds = f32::from(step) * 0.1;
            let here = sway(Vec3::new(0.2, 0.1, 0.3), seconds);
            assert!(here.lean.length() < 0.16 && (here.stretch - 1.0).abs() < 0.11 && (here.glow - 1.0).abs() < 0.08);
            assert_ne!(here, sway(Vec3::new(-0.2, 0.1, 0.3), seconds));
            seen.push(here.glow);
        }
        let (least, most) = seen.iter().fold((2.0_f32, 0.0_f32), |(least, most), it| (least.min(*it), most.max(*it)));
        assert!(most - least > 0.06, "{least} to {most}");
    }
}
