//! What a client asks for at a table, and what it gets for each.

use cards::Sorting;
use cards::{Card, Indices};
use serde::{Deserialize, Serialize};

use crate::wire::{Advice, LogLine, Picked, ReplayStep, ReviewPart, ScoreView, Tap, TypedReply, Update};

/// Something that is asked for at a table. It is refused with a sentence ([`crate::wire::Refused`]), or answered with
/// its reply.
pub trait Request: Into<DeskRequest> {
    /// What comes back.
    type Reply;

    /// The reply to such a request.
    ///
    /// # Errors
    /// It is the reply to another kind of request, given back.
    fn reply(reply: DeskReply) -> Result<Self::Reply, DeskReply>;
}

/// Makes the sum of all requests and that of their replies, as they travel, from one list.
macro_rules! requests {
    ($($(#[$doc:meta])* $name:ident: $request:ty => $reply:ty),+ $(,)?) => {
        /// Any request.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum DeskRequest {
            $($(#[$doc])* $name($request)),+
        }

        /// Any reply, under the name of its request.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum DeskReply {
            $($(#[$doc])* $name($reply)),+
        }

        $(
            impl From<$request> for DeskRequest {
                fn from(request: $request) -> Self {
                    Self::$name(request)
                }
            }

            impl Request for $request {
                type Reply = $reply;

                fn reply(reply: DeskReply) -> Result<$reply, DeskReply> {
                    match reply {
                        DeskReply::$name(reply) => Ok(reply),
                        other => Err(other),
                    }
                }
            }
        )+
    };
}

requests! {
    /// Something is done, or the table looked at.
    Table: TableRequest => Box<Update>,
    /// What has happened in this hand.
    Retell: Retell => Vec<LogLine>,
    /// Something was typed.
    Typed: Typed => TypedReply,
    /// What cards can do.
    Pick: Pick => Picked,
    /// Something that only an open table has.
    Open: OpenRequest => Box<Update>,
    /// Something that only a lesson has.
    Lesson: LessonRequest => Box<Update>,
    /// A hint.
    Hint: Hint => Advice,
    /// A claim of the rest.
    ClaimRest: ClaimRest => Box<Update>,
    /// The score sheet.
    Score: Score => ScoreView,
    /// A step of a finished hand.
    Replay: ReplayAt => Box<ReplayStep>,
    /// A part of the review of a finished hand.
    Review: ReviewFrom => ReviewPart,
    /// The code of a deal.
    Share: Share => String,
    /// The record, as it is written to a file.
    Record: Record => String,
}

/// Plain play: the table as it stands after what is asked for is the reply.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableRequest {
    /// The scene again.
    Look,
    /// Let the match go on by one step: the next bot acts, the next hand is dealt, the next game begins.
    Next,
    /// Lift this number of cards, where the player cuts, and deal.
    Cut(usize),
    /// An action, in notation.
    Act(String),
    /// Take back, to the player's last decision.
    Undo,
}

/// What only an open table has, besides the acts that are done there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OpenRequest {
    /// The others wait for the player, or go on again.
    Wait(bool),
    /// What the next card does that is tapped.
    Tap(Tap),
}

/// What only a lesson has, besides the actions that are its answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LessonRequest {
    /// Why the last answer was wrong, or refused.
    Why,
    /// The right answer; then the lesson returns another day.
    Show,
    /// What a puzzle is about.
    Hint,
    /// Something's wrong: the puzzle is judged once more, in thousands of deals.
    Appeal,
    /// Expert goes on by one action with the hands of a challenge that the player has played.
    Expert,
}

/// What has happened in this hand so far, for a log that begins in the middle of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Retell;

/// What the player has typed, in their own words: an action, a card, a command.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Typed(pub String);

/// What these picked cards can do (Rummy 500).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pick(pub Vec<Card>);

/// What a good player would do, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hint;

/// The rest is mine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClaimRest;

/// The score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score;

/// A finished hand after a number of its steps, with all cards seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReplayAt {
    /// The hand, from 0.
    pub hand: usize,
    /// How many of its actions have been done.
    pub step: usize,
}

/// What a strong player says of a finished hand. The reply comes in parts, each a decision; the first part has `from`
/// 0, the next ones what was done so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReviewFrom {
    /// The hand, from 0.
    pub hand: usize,
    /// How many steps are done already.
    pub from: usize,
    /// Whether everybody is judged, and not the player alone.
    pub everybody: bool,
}

/// A code with which somebody can play the deal of a finished hand, or go on with it from one of its steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Share {
    /// The hand, from 0.
    pub hand: usize,
    /// The number of its actions that are done already; 0 for the deal alone.
    pub step: usize,
}

/// The finished hands as a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record;

/// How the player likes the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Preferences {
    /// Which letters stand for kings, queens and jacks where cards are named in short.
    pub indices: Indices,
    /// How the cards of a hand lie.
    pub sorting: Sorting,
    /// Whether the only card that may be played is played by itself.
    pub forced: bool,
    /// Whether [`crate::wire::Scene::guidance`] is wanted: what is going on and why, for someone new to the game.
    pub guidance: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_takes_its_own_reply_alone() {
        let code = || DeskReply::Share("s0".to_owned());
        assert_eq!(Share::reply(code()), Ok("s0".to_owned()));
        assert_eq!(Record::reply(code()), Err(code()));
        assert_eq!(
            DeskRequest::from(Share { hand: 2, step: 0 }),
            DeskRequest::Share(Share { hand: 2, step: 0 })
        );
    }
}
