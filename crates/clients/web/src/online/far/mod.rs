//! What page and worker say to each other of tables online: the worker holds one’s seat at a table, with its connection
//! and all that is known of the cards; the page shows what it is told and asks for what the player wants.
//!
//! Both travel as bytes inside [`crate::message::Request::Far`] and [`crate::message::Said::Far`], so that the page’s
//! first part need not know them.

mod cards;
mod participants;
mod seat;
mod serve;
mod state;

use desk::wire::{DeskRequest, LogLine, Moment, Update};
use online_client::participant::Room;
use online_wire::{ParticipantId, TableCommand};
use serde::{Deserialize, Serialize};
use table::{Position, Seq};

pub(crate) use self::serve::{Far, far};
use super::connection::Line;
use crate::message::{Request, Said};

/// What the page asks of the seats that its worker holds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum FarRequest {
    /// Comes to a table, in the place of the one before.
    Join(Box<Join>),
    /// The table is left.
    Leave,
    /// The page is seen again, or the network is there again: the connection may be gone.
    LookAfter,
    /// The table is taken from another tab.
    TakeOver,
    /// Something that has nothing to do with cards.
    Command(#[serde(with = "as_json")] TableCommand),
    /// Something at the table of cards.
    Desk {
        /// What the player saw when they asked.
        seen: Seen,
        /// What to do there.
        request: DeskRequest,
    },
    /// Somebody is to be heard no more, or again.
    Mute(ParticipantId),
    /// Something at a deal that is over, and was played at a table of a club’s evening.
    Deal {
        /// Which deal.
        deal: Deal,
        /// What to do there.
        request: DeskRequest,
    },
}

impl FarRequest {
    /// The request as the page sends it.
    pub fn packed(&self) -> Request {
        Request::Far(postcard::to_allocvec(self).unwrap_or_default())
    }
}

/// A table that one comes to, and as whom.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Join {
    /// The code of the table.
    pub code: String,
    /// Tells the requests of this page from those of others of the same person, and what it is told from what it was
    /// told of the table before.
    pub tag: String,
    /// One’s name, if one has one.
    pub name: Option<String>,
    /// The last entry that one was told of.
    pub since: Option<Seq>,
    /// What stands at the end of one’s personal link.
    pub personal: Option<String>,
    /// The table as this page knows it, if it has been there: another worker had the seat.
    #[serde(with = "as_json")]
    pub room: Option<Room>,
}

/// What the player sees of the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seen {
    /// The position that is shown.
    pub position: Position,
    /// Where the match stands in the scene that is shown, if there is one.
    pub moment: Option<Moment>,
}

/// A deal of a club’s evening, as it was played at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// The code of the table.
    pub code: String,
    /// The number of the deal.
    pub number: u32,
    /// The seat of whoever looks at it, if they sat there.
    pub me: Option<table::Seat>,
}

/// What the page is told of a table, under the tag with which it came there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FarTold {
    /// The tag.
    pub tag: String,
    /// The news.
    pub news: FarNews,
}

impl FarTold {
    /// The same as the worker says it.
    pub fn packed(&self) -> Said {
        Said::Far(postcard::to_allocvec(self).unwrap_or_default())
    }
}

/// News of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum FarNews {
    /// How the connection is.
    Line(Line),
    /// How the table is.
    Room(Box<RoomUpdate>),
    /// It can’t be had any more.
    Ended(End),
}

/// A table after something has happened there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RoomUpdate {
    /// Everything but the cards.
    #[serde(with = "as_json")]
    pub room: Room,
    /// How far the clock of whoever keeps the table is ahead of this one, in milliseconds.
    pub ahead: f64,
    /// One was let in: what was sent before may be lost.
    pub welcome: bool,
    /// The cards, and what happened to them; nothing if it concerns people alone.
    pub cards: Option<Update>,
    /// What was done with cards while one was away.
    pub missed: Vec<LogLine>,
    /// News beside the cards, in sentences to be read or heard.
    pub beside: Vec<(Beside, String)>,
}

/// Why a sentence is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Beside {
    /// Something happened that everybody is told.
    News,
    /// Somebody speaks or asks: the room shows it, too.
    Said,
    /// One was reminded that it is one’s turn.
    Reminded,
    /// What one has missed.
    Back,
    /// What one’s bot has done, since one’s time was over: it has been heard already.
    Late,
}

/// Why a table can’t be had any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum End {
    /// One was sent away.
    Removed,
    /// Nobody else may come in.
    Locked,
    /// A part of the program is out of reach.
    NotFetched,
    /// This version does not understand what is told there.
    NotUnderstood,
}

impl End {
    /// The key of the words for it.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Removed => "online-removed",
            Self::Locked => "online-no-locked",
            Self::NotFetched => "web-not-fetched",
            Self::NotUnderstood => "online-out-of-reach",
        }
    }
}

/// What has a form of its own in JSON travels in it: `postcard` reads fields in their order, and can leave none out.
mod as_json {
    use serde::{
        Deserialize, Deserializer, Serialize, Serializer,
        de::{DeserializeOwned, Error as _},
        ser::Error as _,
    };

    pub fn serialize<T: Serialize, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&serde_json::to_string(value).map_err(S::Error::custom)?)
    }

    pub fn deserialize<'de, T: DeserializeOwned, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        serde_json::from_str(&String::deserialize(from)?).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use fair_shuffle::Nonce;
    use online_client::participant::testing::room;
    use texts::{Lang, Texts};

    use super::*;
    use crate::message::tests::travels;

    #[test]
    fn what_is_asked_and_told_of_a_table_arrives_as_it_was() {
        let mut room = room();
        room.muted.insert(ParticipantId(3));
        let (code, tag) = ("k3v9xq".to_owned(), "a1".to_owned());
        let join = Join {
            code: code.clone(),
            tag: tag.clone(),
            name: Some("Mae".to_owned()),
            since: Some(Seq(31)),
            personal: Some("2-00ff".to_owned()),
            room: Some(room.clone()),
        };
        let seen = Seen { position: Position(7), moment: Some(Moment::Mine) };
        let deal = Deal { code, number: 3, me: Some(table::Seat(1)) };
        for request in [
            FarRequest::Join(Box::new(join)),
            FarRequest::Leave,
            FarRequest::LookAfter,
            FarRequest::TakeOver,
            FarRequest::Command(TableCommand::Sit { place: None }),
            FarRequest::Command(TableCommand::Show { deal: 4, nonce: Nonce([1; 32]) }),
            FarRequest::Desk { seen, request: desk::wire::Hint.into() },
            FarRequest::Mute(ParticipantId(3)),
            FarRequest::Deal { deal, request: desk::wire::Score.into() },
        ] {
            travels(&request);
        }
        let update = RoomUpdate {
            room,
            ahead: -2.5,
            welcome: true,
            cards: None,
            missed: Vec::new(),
            beside: vec![(Beside::Late, "Your bot passes.".to_owned())],
        };
        for news in
            [FarNews::Line(Line::There), FarNews::Room(Box::new(update)), FarNews::Ended(End::NotFetched)]
        {
            travels(&FarTold { tag: tag.clone(), news });
        }
    }

    #[test]
    fn every_end_has_words_in_both_languages() {
        for lang in Lang::ALL {
            for end in [End::Removed, End::Locked, End::NotFetched, End::NotUnderstood] {
                assert!(Texts::new(lang).has(end.words()), "{end:?}");
            }
        }
    }
}
