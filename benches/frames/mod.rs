//! How long the parts of a frame take.

use std::time::{Duration, Instant};

use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use imps_table::client::ui::Pass;

/// Runs before (`true`) and after a part of the frame whose time is taken.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct Stamp(Part, bool);

/// A part of the frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Part {
    /// Table, input, flow.
    Table,
    /// What is drawn by egui.
    Interface,
}

/// Time spent in each part in this frame.
#[derive(Resource, Default)]
struct Spent {
    since: Option<Instant>,
    table: Duration,
    interface: Duration,
}

impl Spent {
    fn stamp(&mut self, part: Part, begins: bool) {
        if begins {
            self.since = Some(Instant::now());
        } else if let Some(since) = self.since.take() {
            match part {
                Part::Table => self.table += since.elapsed(),
                Part::Interface => self.interface += since.elapsed(),
            }
        }
    }
}

/// Puts stamps around the schedules and the egui pass.
pub fn take_times(app: &mut App) {
    app.init_resource::<Spent>();
    for begins in [true, false] {
        app.add_systems(Stamp(Part::Table, begins), move |mut spent: ResMut<Spent>| spent.stamp(Part::Table, begins));
    }
    let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
    order.insert_before(PreUpdate, Stamp(Part::Table, true));
    order.insert_after(PreUpdate, Stamp(Part::Table, false));
    order.insert_before(Update, Stamp(Part::Table, true));
    order.insert_after(Update, Stamp(Part::Table, false));
    app.add_systems(
        EguiPrimaryContextPass,
        (
            (|mut spent: ResMut<Spent>| spent.stamp(Part::Interface, true)).before(Pass::Begin),
            (|mut spent: ResMut<Spent>| spent.stamp(Part::Interface, false)).after(Pass::End),
        ),
    );
}

/// Times of up to `most` frames, as long as something holds: the whole, the table's schedules, the interface.
pub fn measure(app: &mut App, most: usize, holds: impl Fn(&App) -> bool) -> Vec<[Duration; 3]> {
    let mut times = Vec::new();
    while times.len() < most && holds(app) {
        *app.world_mut().resource_mut::<Spent>() = Spent::default();
        let begun = Instant::now();
        app.update();
        let whole = begun.elapsed();
        let spent = app.world().resource::<Spent>();
        times.push([whole, spent.table, spent.interface]);
    }
    times
}

/// Prints median, 99 % and worst of each part.
pub fn report(what: &str, times: Vec<[Duration; 3]>) {
    println!("{what}, {} frames", times.len());
    for (part, name) in ["whole update", "table, input, flow", "interface"].into_iter().enumerate() {
        let mut times: Vec<f64> = times.iter().map(|times| times[part].as_secs_f64() * 1000.0).collect();
        times.sort_unstable_by(f64::total_cmp);
        let at = |share: f64| times.get(((times.len() as f64 - 1.0) * share).round() as usize).copied().unwrap_or(0.0);
        println!("  {name:<20} median {:.3} ms, 99 % {:.3} ms, worst {:.3} ms", at(0.5), at(0.99), at(1.0));
    }
}
