//! What page and worker say to each other of backups. The worker has the games and matches, the page the small store
//! with sheets and settings: so the page sends along what lies there, and writes there what is to lie there.
//!
//! It travels as bytes inside [`crate::message::Request::Backup`], so that the page's first part need not know it.

use std::collections::BTreeMap;

use kookaburra::backup::{BackupError, Plan};
use learning::{figures::BadlyBid, position::Solved};
use serde::{Deserialize, Serialize};

use crate::{browser, message::Request};

/// What all keys of the small store begin with.
const KEYS: &str = "kookaburra-";

/// Texts of the small store by their keys.
pub type Small = BTreeMap<String, String>;

/// What the page asks. Whatever changes something is asked twice: first for what the page has to write, then, when that
/// is written, to be done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum BackupRequest {
    /// Everything as a file.
    Save {
        /// What lies in the small store.
        small: Small,
        /// Seats at tables online and clubs too.
        seats: bool,
    },
    /// What taking in a file would do.
    Look {
        /// What lies in the small store.
        small: Small,
        /// The file.
        file: Vec<u8>,
    },
    /// Takes in a file.
    Restore {
        /// What lay in the small store when this was asked first.
        small: Small,
        /// The file.
        file: Vec<u8>,
        /// What was deleted here too.
        deleted: bool,
        /// Whether the page has written its part.
        written: bool,
    },
    /// Looks again at one decision of the finished games of which nothing is known yet, the last game first.
    Review {
        /// The names of the games of which everything is known.
        known: Vec<String>,
    },
    /// What a position is worth with all cards seen.
    Solve {
        /// Its link.
        link: String,
    },
    /// What the hands have in common that the player bids badly.
    BadlyBid {
        /// The code of the rules.
        rules: String,
        /// What was computed of finished games, a line of JSON each.
        figures: String,
    },
    /// Whether the player is surely ahead of the bots that they play against.
    Outgrown {
        /// The code of the language of the answer.
        lang: String,
    },
    /// Undoes the last restore.
    Undo {
        /// What lay in the small store when this was asked first.
        small: Small,
        /// Whether the page has written its part.
        written: bool,
    },
}

/// A level of bots that the player is ahead of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Outgrown {
    /// The name of the level.
    pub level: String,
    /// The name of the next one.
    pub next: String,
    /// The sentence about it, and the words of the button.
    pub words: [String; 2],
}

impl BackupRequest {
    /// The request as the page sends it.
    #[must_use]
    pub fn packed(&self) -> Request {
        Request::Backup(postcard::to_allocvec(self).unwrap_or_default())
    }
}

/// What the worker replies.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum BackupReply {
    /// The file.
    File(Vec<u8>),
    /// What taking in the file would do.
    Plan(Plan),
    /// The file is no backup.
    Fault(BackupError),
    /// What the page has to write into the small store, or take away there.
    Write(Vec<(String, Option<String>)>),
    /// What came of a decision.
    Reviewed {
        /// What came of a game, as a line of JSON, if that was its last decision.
        line: Option<String>,
        /// How many games there still are.
        games: usize,
        /// How many hands of the game are done, and how many it has.
        hands: (usize, usize),
    },
    /// What a position is worth; nothing if the link is of none.
    Solved(Option<Solved>),
    /// What hands have in common that were bid badly, if there are enough of them.
    BadlyBid(Option<BadlyBid>),
    /// The level that the player is ahead of, if they are, and what is said of it.
    Outgrown(Option<Outgrown>),
    /// It is done.
    Done,
}

/// What lies in the small store.
#[must_use]
pub fn small() -> Small {
    let keys = browser::saved_keys().into_iter().filter(|key| key.starts_with(KEYS));
    keys.filter_map(|key| Some((key.clone(), browser::saved(&key)?))).collect()
}

#[cfg(test)]
mod tests {
    use kookaburra::backup::{Kind, LineFault, Row};

    use super::*;
    use crate::message::tests::travels;

    #[test]
    fn what_is_said_of_backups_comes_as_it_was() {
        let small: Small = [("kookaburra-settings".to_owned(), "{}".to_owned())].into();
        let file = vec![31, 139];
        for request in [
            BackupRequest::Save { small: small.clone(), seats: true },
            BackupRequest::Look { small: small.clone(), file: file.clone() },
            BackupRequest::Restore {
                small: small.clone(),
                file: file.clone(),
                deleted: true,
                written: false,
            },
            BackupRequest::Undo { small, written: true },
            BackupRequest::Review { known: vec!["a".to_owned()] },
        ] {
            travels(&request);
        }
        let rows = [Kind::Game, Kind::Other("hologram".to_owned())];
        let rows = rows.map(|kind| (kind, Row { new: 2, changed: 1, gone: 0, left_out: 3 }));
        for reply in [
            BackupReply::File(file),
            BackupReply::Plan(Plan(rows.into())),
            BackupReply::Fault(BackupError::Line { line: 7, fault: LineFault::Name }),
            BackupReply::Write(vec![("a".to_owned(), None), ("b".to_owned(), Some("c".to_owned()))]),
            BackupReply::Done,
            BackupReply::Reviewed { line: Some("{}".to_owned()), games: 2, hands: (3, 7) },
        ] {
            travels(&reply);
        }
    }
}
