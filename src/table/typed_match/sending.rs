//! What an action has brought about, as it is sent to somebody who tells it there.

use serde::{Deserialize, Serialize};

use super::public_line;
use crate::engine::{Eyes, Json, Observed, Sink as _, Told, Watch};
use crate::table::{LogLine, TableGame};

/// One event as it is sent: what was seen, the view after it, and what the chronicle says.
#[derive(Serialize, Deserialize)]
pub(super) struct SentEvent<Event, View> {
    pub event: Event,
    pub view: View,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<LogLine>,
}

/// What of `heard` is sent to somebody.
pub(super) fn send<R: TableGame>(
    heard: &[(R::Event, R::State)],
    eyes: Eyes,
) -> Result<Vec<Observed<Json>>, serde_json::Error> {
    let mut sent = Vec::new();
    for (event, state) in heard {
        let mut watch = Watch::<R>::new([eyes]);
        watch.event(state, || event.clone());
        let line = public_line::<R>(event, state);
        for told in watch.told().flat_map(|(_, told)| told) {
            let whole = told.map(&line, |Told { event, view }, line| SentEvent {
                event: event.clone(),
                view: view.clone(),
                line: line.clone(),
            });
            sent.push(whole.json()?);
        }
    }
    Ok(sent)
}
