//! No display, no graphics driver: a sentence and exit code 2 instead of a panic's back trace.

/// Says what is missing before anything is started, and translates the panics of window system and renderer into a
/// sentence, since neither can be asked beforehand.
///
/// # Errors
/// There is certainly no display.
pub fn answer_for_missing_devices() -> Result<(), String> {
    let unset = |name: &str| std::env::var_os(name).is_none_or(|value| value.is_empty());
    if cfg!(target_os = "linux") && unset("DISPLAY") && unset("WAYLAND_DISPLAY") {
        return Err("there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set); \
                    start from a desktop, or play in text with `imps-table play GAME --headless`"
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
            let _ = std::io::Write::write_all(&mut std::io::stderr(), format!("imps-table: {sentence}\n").as_bytes());
            std::process::exit(2);
        }
        usual(panic);
    }));
}

/// The sentence for a panic that only means that a device is missing.
fn sentence(panic: &str) -> Option<&'static str> {
    if panic.contains("Unable to find a GPU") || panic.contains("Failed to create wgpu surface") {
        return Some(
            "no graphics driver answers; install one that knows Vulkan \
             (on Debian without a graphics card: `apt-get install mesa-vulkan-drivers`)",
        );
    }
    let window = ["XOpenDisplayFailed", "XNotSupported", "WaylandError", "Failed to build event loop", "EventLoop"];
    window.iter().any(|word| panic.contains(word)).then_some(
        "the display that DISPLAY or WAYLAND_DISPLAY names does not answer; start from a desktop, \
         or play in text with `imps-table play GAME --headless`",
    )
}

#[cfg(test)]
mod tests {
    use super::sentence;

    #[test]
    fn only_missing_devices_are_translated() {
        assert!(sentence("Unable to find a GPU! Make sure ...").is_some_and(|said| said.contains("Vulkan")));
        assert!(
            sentence("Failed to build event loop: Os(XOpenDisplayFailed)").is_some_and(|said| said.contains("display"))
        );
        assert!(sentence("index out of bounds").is_none());
    }
}
