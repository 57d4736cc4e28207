//! What is done otherwise where a software driver draws, on the same processor as everything else.

use bevy::prelude::*;
use bevy::render::batching::gpu_preprocessing::{GpuPreprocessingMode, GpuPreprocessingSupport};
use bevy::render::renderer::RenderAdapterInfo;
use bevy::render::{RenderApp, RenderStartup, init_gpu_resource};
use wgpu_types::DeviceType;

/// Has what is drawn gathered by Bevy instead of by programs of the driver, which would run on this processor as well: they save
/// nothing there, and take some 20 MiB.
///
/// Has to come before the plugin that decides who gathers, and after the one that finds the driver.
pub struct GatherHere;

impl Plugin for GatherHere {
    fn build(&self, app: &mut App) {
        if let Some(render) = app.get_sub_app_mut(RenderApp) {
            render.add_systems(RenderStartup, gather_here.after(init_gpu_resource::<GpuPreprocessingSupport>));
        }
    }

    fn finish(&self, app: &mut App) {
        if let Some(render) = app.get_sub_app_mut(RenderApp) {
            gather_here(render.world_mut());
        }
    }
}

/// Whether such a driver draws.
pub fn draws(driver: Option<&RenderAdapterInfo>) -> bool {
    driver.is_some_and(|driver| driver.device_type == DeviceType::Cpu)
}

fn gather_here(world: &mut World) {
    if draws(world.get_resource::<RenderAdapterInfo>()) {
        world.insert_resource(GpuPreprocessingSupport { max_supported_mode: GpuPreprocessingMode::None });
    }
}
