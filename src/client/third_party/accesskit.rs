//! AccessKit: what the interface says of itself goes to the screen reader of the system, and what somebody presses there comes
//! back. `bevy_winit` has the connection; on Linux it is a dead one without Bevy's feature `accesskit_unix`.

use std::time::Duration;

use bevy::a11y::{AccessibilityRequested, AccessibilitySystems, ActionRequest, ManageAccessibilityUpdates};
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::PrimaryWindow;
use bevy::winit::accessibility::ACCESS_KIT_ADAPTERS;
use bevy_egui::egui::Event;
use bevy_egui::{EguiContext, EguiInput, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext};

use crate::client::rest::WakeAt;
use crate::client::ui::focus::Focus;
use crate::client::ui::spoken::Spoken;

/// How often a resting window looks for what was pressed in a screen reader, which does not wake it.
const LISTENS: Duration = Duration::from_millis(100);

/// Connects the interface with the screen reader.
pub fn plugin(app: &mut App) {
    app.init_resource::<AccessibilityRequested>()
        .init_resource::<ManageAccessibilityUpdates>()
        .add_message::<ActionRequest>()
        .add_systems(
            PreUpdate,
            (begin, listen)
                .chain()
                .run_if(|requested: Res<AccessibilityRequested>| requested.get())
                .after(super::egui::one_press_a_pass)
                .after(super::egui::notice_typing)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(
            PostUpdate,
            tell.run_if(|requested: Res<AccessibilityRequested>| requested.get())
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(AccessibilitySystems::Update),
        );
}

/// Somebody listens from now on.
fn begin(
    mut spoken: ResMut<Spoken>,
    mut manage: ResMut<ManageAccessibilityUpdates>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    if spoken.on {
        return;
    }
    spoken.on = true;
    **manage = false;
    for mut context in &mut contexts {
        context.get_mut().enable_accesskit();
    }
}

/// Passes on what somebody presses.
fn listen(
    mut requests: MessageReader<ActionRequest>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
    time: Res<Time<Real>>,
    mut wakes: MessageWriter<WakeAt>,
) {
    for request in requests.read() {
        for mut input in &mut inputs {
            input.events.push(Event::AccessKitActionRequest(request.0.clone()));
        }
    }
    wakes.write(WakeAt(time.elapsed() + LISTENS));
}

/// Tells what there is; the focus is the interface's own.
fn tell(
    outputs: Query<&EguiOutput, With<PrimaryEguiContext>>,
    window: Query<Entity, With<PrimaryWindow>>,
    focus: Res<Focus>,
    _main_thread: NonSendMarker,
) {
    let Ok(window) = window.single() else { return };
    for update in outputs.iter().filter_map(|output| output.platform_output.accesskit_update.as_ref()) {
        ACCESS_KIT_ADAPTERS.with_borrow_mut(|adapters| {
            let Some(adapter) = adapters.get_mut(&window) else { return };
            adapter.update_if_active(|| {
                let mut update = update.clone();
                let focused = focus.now().map(|id| id.accesskit_id());
                let known = focused.filter(|id| update.nodes.iter().any(|(node, _)| node == id));
                update.focus = known.unwrap_or(update.focus);
                update
            });
        });
    }
}
