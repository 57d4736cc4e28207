//! Which program this is.

use std::sync::LazyLock;

/// The commit that the program was built from, where whoever built it named one.
const COMMIT: Option<&str> = option_env!("IMPS_TABLE_COMMIT");

static TEXT: LazyLock<String> = LazyLock::new(|| with(COMMIT));

/// The version, with the commit in brackets if that is known: `0.5.0 (1a2b3c4d)`.
pub fn text() -> &'static str {
    &TEXT
}

fn with(commit: Option<&str>) -> String {
    let version = env!("CARGO_PKG_VERSION");
    match commit.filter(|commit| !commit.is_empty()) {
        Some(commit) => format!("{version} ({commit})"),
        None => version.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::with;

    #[test]
    fn the_commit_is_told_where_it_is_known() {
        assert!(with(Some("1a2b3c4d")).ends_with(" (1a2b3c4d)"));
        assert_eq!(with(None), with(Some("")));
        assert!(!with(None).contains('('));
    }
}
