//! No display, no graphics driver: a sentence and exit code 2 instead of a panic's back trace. A scale factor that cannot be: a
//! sentence and a window without it.

use std::io::Write as _;

use super::restart;

/// What names the scale factor for X11, before the resource `Xft.dpi` does.
const FACTOR: &str = "WINIT_X11_SCALE_FACTOR";

/// Says what is missing before anything is started, and translates the panics of window system and renderer into a
/// sentence, since neither can be asked beforehand.
///
/// # Errors
/// There is certainly no display.
pub fn answer_for_missing_devices() -> Result<(), String> {
    let unset = |name: &str| std::env::var_os(name).is_none_or(|value| value.is_empty());
    if cfg!(target_os = "linux") && unset("DISPLAY") && unset("WAYLAND_DISPLAY") {
        return Err("there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set); \
                    start from a desktop, or play in text with `imps-table play GAME --text`; \
                    `imps-table doctor` looks for what else is missing"
            .to_owned());
    }
    answer_for_missing_driver();
    Ok(())
}

/// The same for programs that need a graphics driver but no display.
pub fn answer_for_missing_driver() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let text = panic
            .payload()
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| panic.payload().downcast_ref::<&str>().copied())
            .unwrap_or_default();
        if let Some(sentence) = sentence(text) {
            say(sentence);
            std::process::exit(2);
        }
        let place = panic.location().map_or("", std::panic::Location::file);
        if is_factor(text, place) && std::env::var_os(FACTOR).is_none_or(|factor| factor != "1") {
            say(
                "the scale factor that Xft.dpi or WINIT_X11_SCALE_FACTOR names cannot be; the window opens with a factor of 1",
            );
            let again = restart::start(|program| _ = program.args(std::env::args_os().skip(1)).env(FACTOR, "1"));
            match again {
                Ok(()) => std::process::exit(0),
                Err(error) => say(&format!("the program could not start again ({error})")),
            }
        }
        usual(panic);
    }));
}

/// One line for whoever has started the program; nobody need read it.
fn say(sentence: &str) {
    let _ = std::io::stderr().write_all(format!("imps-table: {sentence}\n").as_bytes());
}

/// Whether a panic means that the window system has named a scale factor that cannot be, or one with which no window has a size
/// that it can be told.
fn is_factor(panic: &str, place: &str) -> bool {
    panic.contains("validate_scale_factor")
        || panic.contains(FACTOR)
        || panic.contains("TryFromIntError") && place.contains("winit")
}

/// The sentence for a panic that only means that a device is missing.
fn sentence(panic: &str) -> Option<&'static str> {
    if panic.contains("Unable to find a GPU") || panic.contains("Failed to create wgpu surface") {
        return Some(
            "no graphics driver answers; install one that knows Vulkan \
             (on Debian without a graphics card: `apt-get install mesa-vulkan-drivers`); `imps-table doctor` then tells which one draws",
        );
    }
    let window = ["XOpenDisplayFailed", "XNotSupported", "WaylandError", "Failed to build event loop", "EventLoop"];
    window.iter().any(|word| panic.contains(word)).then_some(
        "the display that DISPLAY or WAYLAND_DISPLAY names does not answer; start from a desktop, \
         or play in text with `imps-table play GAME --text`; `imps-table doctor` looks for what else is missing",
    )
}

#[cfg(test)]
mod tests {
    use super::{is_factor, sentence};

    #[test]
    fn scale_factors_that_cannot_be_are_known_by_their_panics() {
        let (winit, ours) = ("winit-0.30/src/platform_impl/linux/x11/window.rs", "src/engine/matches.rs");
        assert!(is_factor("assertion failed: validate_scale_factor(scale_factor)", "dpi-0.1/src/lib.rs"));
        assert!(is_factor("`WINIT_X11_SCALE_FACTOR` invalid; DPI factors must be", winit));
        let overflow = "called `Result::unwrap()` on an `Err` value: TryFromIntError(())";
        assert!(is_factor(overflow, winit) && !is_factor(overflow, ours));
        assert!(!is_factor("index out of bounds", winit));
    }

    #[test]
    fn where_no_window_opens_a_match_in_text_is_offered() {
        let said = sentence("Failed to build event loop: Os(XOpenDisplayFailed)").expect("a sentence");
        assert!(said.contains("imps-table play GAME --text"), "{said}");
    }

    #[test]
    fn only_missing_devices_are_translated() {
        assert!(sentence("Unable to find a GPU! Make sure ...").is_some_and(|said| said.contains("Vulkan")));
        assert!(
            sentence("Failed to build event loop: Os(XOpenDisplayFailed)").is_some_and(|said| said.contains("display"))
        );
        assert!(sentence("index out of bounds").is_none());
    }
}
