//! The middle of a match of each game: the fullest of the positions that the gallery shows, with a person to act.

use std::path::Path;

use imps_table::client::dev::shots::journal;
use imps_table::client::session::SessionRequest;
use imps_table::games::house;

/// What puts the middle of a match on the table; its journal is written into `folder`.
///
/// # Errors
/// The gallery shows no position of the game, or the journal cannot be written.
pub fn ask(game: &'static str, folder: &Path) -> Result<SessionRequest, String> {
    let entry = house().table(game).ok_or_else(|| format!("{game} is not on the shelf"))?;
    let still = entry.art().moments().into_iter().filter(|moment| moment.told.is_none());
    let moment = still.max_by_key(|moment| moment.actions).ok_or_else(|| format!("{game} has no moment"))?;
    let (journal, _) = journal(game, moment.options, moment.seed, |_| moment.actions)?;
    let path = folder.join(format!("{game}.journal"));
    std::fs::write(&path, journal).map_err(|why| why.to_string())?;
    Ok(SessionRequest::Resume(path))
}
