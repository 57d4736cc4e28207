//! How much memory the process holds.

/// Prints how much memory the process holds, where the system tells it.
pub fn report() {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    for (key, name) in [("VmHWM:", "at most"), ("VmRSS:", "now")] {
        let line = status.lines().find_map(|line| line.strip_prefix(key));
        if let Some(kib) = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()) {
            println!("resident memory {name}: {} MiB", kib / 1024);
        }
    }
}
