//! A graphics device that goes away while the program runs (the driver was reset, the card unplugged, the machine asleep for
//! too long): the program starts again. Every action of a match is on disk by then.

use std::num::NonZero;
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy};

use super::restart::Restart;

/// Code of the exit after which the program starts again.
const LOST: u8 = 75;

/// Ends the program when the renderer fails, and remembers whether the device is gone.
pub fn plugin(app: &mut App) {
    app.insert_resource(RenderErrorHandler(end));
}

fn end(error: &RenderError, main: &mut World, _: &mut World) -> RenderErrorPolicy {
    main.write_message(match error.ty {
        ErrorType::DeviceLost => AppExit::from_code(LOST),
        _ => AppExit::error(),
    });
    RenderErrorPolicy::StopRendering
}

/// Whether the program ended because the device was lost.
pub fn was(code: NonZero<u8>) -> bool {
    code.get() == LOST
}

/// Starts the program again after it ran for so long.
///
/// # Errors
/// It did not run long enough to hope that it will now, or it cannot be started.
pub fn start_again(ran: Duration, restart: Restart) -> Result<(), String> {
    if ran < restart.settled {
        return Err("the graphics device was lost soon after the start; update or restart its driver, then play on: \
                    the match is saved"
            .to_owned());
    }
    (restart.start)().map_err(|error| cannot(&error))
}

fn cannot(error: &std::io::Error) -> String {
    format!(
        "the graphics device was lost and the program could not start again ({error}); start it: the match is saved"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ended(ty: ErrorType) -> AppExit {
        let mut app = App::new();
        app.add_message::<AppExit>();
        let error = RenderError { ty, description: String::new(), source: None };
        let policy = end(&error, app.world_mut(), &mut World::new());
        assert!(matches!(policy, RenderErrorPolicy::StopRendering));
        let exits: Vec<AppExit> = app.world_mut().resource_mut::<Messages<AppExit>>().drain().collect();
        assert_eq!(exits.len(), 1);
        exits[0].clone()
    }

    #[test]
    fn only_a_lost_device_is_worth_another_start() {
        let starts = |exit| matches!(exit, AppExit::Error(code) if was(code));
        assert!(starts(ended(ErrorType::DeviceLost)));
        for other in [ErrorType::OutOfMemory, ErrorType::Validation, ErrorType::Internal] {
            assert!(!starts(ended(other)), "the same would happen again");
        }
        let soon = start_again(Duration::from_secs(5), Restart::default());
        assert!(soon.is_err_and(|said| said.contains("driver")));
    }
}
