//! What somebody who comes back is told of the time when they were not there.

use std::collections::BTreeMap;

use online::{Broken, Game, OnlineTable, ParticipantId};
use online_wire::TableUpdate;
use table::Seq;

use super::Room;
use crate::SavedTable;

/// The most entries that somebody is told of who comes back; of more they are told how things stand.
const MOST: u64 = 120;

impl<G: Game> Room<G> {
    /// What somebody would have been told since an entry, up to the last one; nothing if that is too much, or can’t be
    /// had. The log is played again for it: whoever is there does not pay in memory for those who are away.
    pub(super) async fn missed(&self, participant: ParticipantId, since: Seq) -> Option<Vec<TableUpdate>> {
        let last = self.last();
        if since > last || last.0 - since.0 > MOST {
            return None;
        }
        if since == last {
            return Some(Vec::new());
        }
        let saved = self.hub.settings().store.load(self.id).await.ok()??;
        let texts = self.hub.settings().store.texts(self.id, since).await.ok()?;
        told_again::<G>(&saved, &texts, participant, since, last)
            .inspect_err(|error| tracing::warn!(%error, "what was missed can’t be told"))
            .ok()
    }
}

/// The updates of the entries after one, up to another.
fn told_again<G: Game>(
    saved: &SavedTable,
    texts: &BTreeMap<Seq, String>,
    participant: ParticipantId,
    since: Seq,
    last: Seq,
) -> Result<Vec<TableUpdate>, Broken> {
    let header = serde_json::from_str(&saved.header).map_err(|error| Broken::Header(error.to_string()))?;
    let mut table = OnlineTable::<G>::of_header(header)?;
    let mut missed = Vec::new();
    for line in &saved.lines {
        if table.next_seq() > last {
            break;
        }
        let applied = table.apply_line(line)?;
        if applied.seq() > since {
            missed.push(table.update_of_the_past(&applied.with_text(texts), participant));
        }
    }
    Ok(missed)
}
