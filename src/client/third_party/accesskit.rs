//! AccessKit: what the interface says of itself goes to the screen reader of the system, and what somebody presses there comes
//! back. `bevy_winit` has the connection, which on Linux leads to AT-SPI with a feature of `accesskit_winit`.

use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use bevy::a11y::{AccessibilityRequested, AccessibilitySystems, ActionRequest, ManageAccessibilityUpdates};
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy::winit::accessibility::{ACCESS_KIT_ADAPTERS, WinitActionRequestHandler, WinitActionRequestHandlers};
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};
use bevy_egui::egui::Event;
use bevy_egui::{EguiContext, EguiInput, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext};

use crate::client::ui::focus::Focus;
use crate::client::ui::screen_reader::ScreenReader;

/// How often somebody looks for what was pressed in a screen reader, which does not wake a resting window.
const LISTENS: Duration = Duration::from_millis(100);
/// How often somebody looks whether a screen reader has come, which does not wake a resting window either.
const AWAITS: Duration = Duration::from_secs(1);

/// Connects the interface with the screen reader.
pub fn plugin(app: &mut App) {
    app.init_resource::<AccessibilityRequested>()
        .init_resource::<ManageAccessibilityUpdates>()
        .add_message::<ActionRequest>()
        .add_systems(Startup, wake_for_a_reader)
        .add_systems(Last, go_on)
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

/// Wakes the window when the first screen reader comes.
fn wake_for_a_reader(requested: Res<AccessibilityRequested>, window: Option<Res<EventLoopProxyWrapper>>) {
    let Some(window) = window.map(|window| (**window).clone()) else { return };
    let requested = requested.clone();
    beside(move || {
        while !requested.get() {
            std::thread::sleep(AWAITS);
        }
        // Without a window there is nobody to wake.
        let _ = window.send_event(WinitUserEvent::WakeUp);
    });
}

/// Runs on a thread of its own.
fn beside(watch: impl FnOnce() + Send + 'static) {
    if let Err(error) = std::thread::Builder::new().name("screen reader".to_owned()).spawn(watch) {
        warn!("a resting window does not hear a screen reader: {error}");
    }
}

/// Somebody listens from now on.
fn begin(
    mut spoken: ResMut<ScreenReader>,
    mut manage: ResMut<ManageAccessibilityUpdates>,
    handlers: Option<Res<WinitActionRequestHandlers>>,
    window: Option<Res<EventLoopProxyWrapper>>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    if spoken.on {
        return;
    }
    spoken.on = true;
    **manage = false;
    if let (Some(handlers), Some(window)) = (handlers, window) {
        wake_for(handlers.values().map(Arc::downgrade).collect(), (**window).clone());
    }
    for mut context in &mut contexts {
        context.get_mut().enable_accesskit();
    }
}

/// Wakes the window when something has been pressed, without a frame for every look.
fn wake_for(pressed: Vec<Weak<Mutex<WinitActionRequestHandler>>>, window: EventLoopProxy<WinitUserEvent>) {
    let waits = |queue: &Arc<Mutex<WinitActionRequestHandler>>| {
        !queue.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    };
    beside(move || {
        loop {
            std::thread::sleep(LISTENS);
            let queues: Vec<_> = pressed.iter().filter_map(Weak::upgrade).collect();
            let wakes = queues.iter().any(waits);
            // Without a window there is nobody to wake.
            if queues.is_empty() || wakes && window.send_event(WinitUserEvent::WakeUp).is_err() {
                return;
            }
        }
    });
}

/// What is pressed comes after the interface has been drawn: the next frame hears of it, so there has to be one.
fn go_on(mut requests: MessageReader<ActionRequest>, mut redraw: MessageWriter<RequestRedraw>) {
    if requests.read().count() > 0 {
        redraw.write(RequestRedraw);
    }
}

/// Passes on what somebody presses.
fn listen(mut requests: MessageReader<ActionRequest>, mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>) {
    for request in requests.read() {
        for mut input in &mut inputs {
            input.events.push(Event::AccessKitActionRequest(request.0.clone()));
        }
    }
}

/// Tells what there is; the focus is the interface's own.
fn tell(
    outputs: Query<&EguiOutput, With<PrimaryEguiContext>>,
    window: Query<(Entity, &Window), With<PrimaryWindow>>,
    focus: Res<Focus>,
    _main_thread: NonSendMarker,
) {
    let Ok((window, its)) = window.single() else { return };
    for update in outputs.iter().filter_map(|output| output.platform_output.accesskit_update.as_ref()) {
        ACCESS_KIT_ADAPTERS.with_borrow_mut(|adapters| {
            let Some(adapter) = adapters.get_mut(&window) else { return };
            adapter.update_if_active(|| {
                let mut update = update.clone();
                let focused = focus.now().map(|id| id.accesskit_id());
                let root = update.tree.as_ref().map(|tree| tree.root);
                if let Some((_, whole)) = update.nodes.iter_mut().find(|(node, _)| Some(*node) == root) {
                    whole.set_label(its.title.clone());
                }
                let known = focused.filter(|id| update.nodes.iter().any(|(node, _)| node == id));
                update.focus = known.unwrap_or(update.focus);
                update
            });
        });
    }
}
