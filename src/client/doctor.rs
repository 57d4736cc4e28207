//! What this computer has of what the game needs: each with *fine*, or with what to do.

use std::fs;

use bevy::render::renderer::RenderAdapterInfo;
use cpal::traits::{DeviceTrait as _, HostTrait as _};
use gilrs::Gilrs;
use sysinfo::{MemoryRefreshKind, RefreshKind, System};

use super::software_driver;
use crate::engine::Words;
use crate::engine::text_file::io_words;
use crate::folders;
use crate::folders::DataFolder;
use crate::locale::{Language, Locale, nobody};

/// One thing that was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What was looked at: a message `doctor-…`.
    pub what: &'static str,
    /// Whether the game has what it needs.
    pub fine: bool,
    /// What was found, or what to do.
    pub said: Words,
}

impl Finding {
    fn fine(what: &'static str, found: impl Into<String>) -> Self {
        Self { what, fine: true, said: Words::new("doctor-found").with("found", found.into()) }
    }

    fn amiss(what: &'static str, said: Words) -> Self {
        Self { what, fine: false, said }
    }

    /// All of it in one line, with its end.
    pub fn line(&self, locale: &Locale) -> String {
        let state = locale.t(if self.fine { "doctor-fine" } else { "doctor-not-fine" });
        let words = Words::new("doctor-line").with("what", locale.t(self.what)).with("state", state);
        locale.say(&words.with("said", locale.say(&self.said, &nobody)), &nobody) + "\n"
    }
}

/// Names of the controllers that are connected; none where they cannot be looked for.
pub type Pads = Option<Vec<String>>;

/// Looks at everything, with the driver that draws or would draw, if there is one. The sound device may take its time.
pub fn examine(data: &DataFolder, driver: Option<&RenderAdapterInfo>, pads: &Pads) -> Vec<Finding> {
    vec![
        Finding::fine("doctor-version", crate::version::text()),
        machine(),
        assets(),
        fonts(),
        folder(data),
        display(),
        drawn_by(driver),
        sound(),
        controllers(pads),
    ]
}

fn machine() -> Finding {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let language = Language::of_system().code();
    let ram = MemoryRefreshKind::nothing().with_ram();
    let memory = System::new_with_specifics(RefreshKind::nothing().with_memory(ram)).total_memory() >> 20;
    let (os, arch) = (std::env::consts::OS, std::env::consts::ARCH);
    let found = format!("{os} {arch}, {cores} × CPU, {memory} MiB, {language}");
    Finding::fine("doctor-machine", found)
}

fn assets() -> Finding {
    match folders::check_assets() {
        Ok(()) => Finding::fine("doctor-assets", folders::assets().display().to_string()),
        Err(why) => Finding::amiss("doctor-assets", Words::new("doctor-why").with("why", why)),
    }
}

fn fonts() -> Finding {
    match folders::check_fonts() {
        Ok(()) => Finding::fine("doctor-fonts", folders::assets().join("fonts").display().to_string()),
        Err(why) => Finding::amiss("doctor-fonts", Words::new("doctor-why").with("why", why)),
    }
}

/// Whether matches and settings can be stored.
fn folder(data: &DataFolder) -> Finding {
    let probe = || {
        let path = data.ensure("")?.join(format!("doctor-{}.tmp", std::process::id()));
        fs::write(&path, "written")?;
        fs::remove_file(path)
    };
    let place = data.0.display().to_string();
    match probe() {
        Ok(()) => Finding::fine("doctor-folder", place),
        Err(why) => {
            let said = Words::new("doctor-folder-shut").with("folder", place).with("why", io_words(&why));
            Finding::amiss("doctor-folder", said)
        }
    }
}

fn display() -> Finding {
    if !cfg!(target_os = "linux") {
        return Finding::fine("doctor-display", std::env::consts::OS);
    }
    let named = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let set = ["WAYLAND_DISPLAY", "DISPLAY"].into_iter().find_map(|name| Some(format!("{name}={}", named(name)?)));
    set.map_or_else(
        || Finding::amiss("doctor-display", Words::new("doctor-display-none")),
        |set| Finding::fine("doctor-display", set),
    )
}

fn drawn_by(driver: Option<&RenderAdapterInfo>) -> Finding {
    let Some(driver) = driver else {
        return Finding::amiss("doctor-driver", Words::new("doctor-driver-none"));
    };
    let name = format!("{}, {} ({:?})", driver.name, driver.driver_info, driver.backend);
    let slow = software_driver::draws(Some(driver));
    let said = Words::new(if slow { "doctor-driver-software" } else { "doctor-found" }).with("found", name);
    Finding { what: "doctor-driver", fine: true, said }
}

fn sound() -> Finding {
    let device = cpal::default_host().default_output_device();
    match device.and_then(|device| device.default_output_config().ok()) {
        Some(config) => {
            let found = format!("{} Hz, {} channels", config.sample_rate(), config.channels());
            Finding::fine("doctor-sound", found)
        }
        None => Finding::amiss("doctor-sound", Words::new("doctor-sound-none")),
    }
}

/// Asks for the controllers that are connected.
pub fn pads() -> Pads {
    let gilrs = Gilrs::new().ok()?;
    Some(gilrs.gamepads().map(|(_, pad)| pad.name().to_owned()).collect())
}

fn controllers(pads: &Pads) -> Finding {
    match pads.as_deref() {
        Some([]) => Finding { what: "doctor-pads", fine: true, said: Words::new("doctor-pads-none") },
        Some(names) => Finding::fine("doctor-pads", names.join(", ")),
        None => Finding::amiss("doctor-pads", Words::new("doctor-pads-unseen")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_without_rights_is_named_with_what_to_do() {
        let home = tempfile::tempdir().unwrap();
        let data = DataFolder(home.path().join("data"));
        assert!(folder(&data).fine);
        assert_eq!(fs::read_dir(&data.0).unwrap().count(), 0, "nothing is left of the trial");
        let shut = folder(&DataFolder("/dev/null/data".into()));
        assert!(!shut.fine && shut.said.key == "doctor-folder-shut", "{shut:?}");
    }
}
