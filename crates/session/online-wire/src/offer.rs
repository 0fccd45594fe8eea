//! What somebody at a table may ask for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Moment, TableCommand};

/// Something that somebody at a table may ask for now, beside what is done with cards: that stands in their player
/// state.
///
/// ```
/// use online_wire::{Moment, Offer};
///
/// let offer: Offer = serde_json::from_str(r#"{"do": {"nudge": {}}, "from": 120000}"#)?;
/// assert!(!offer.is_taken(Moment(119_999)) && offer.is_taken(Moment(120_000)));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Offer {
    /// The request, as it is sent. In `level` stands the level that there is, in `days_off` the most days that would be
    /// taken, or 0 for somebody who has taken some: others may be asked for in the same way.
    #[serde(rename = "do")]
    pub command: TableCommand,
    /// From when on it is taken, if that is later than the entry with which it is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Moment>,
}

impl Offer {
    /// Whether the request is taken at a moment.
    pub fn is_taken(&self, now: Moment) -> bool {
        self.from.is_none_or(|from| from <= now)
    }
}
