//! Why a table does not do what somebody wants. A client has the words.

use table::Position;

/// Why a request becomes no entry; `R` is why the rules of the game forbid it.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal<R> {
    /// Nobody with this number is at the table, or they have left.
    #[error("not at this table")]
    Nobody,
    /// They have no place.
    #[error("without a place")]
    NotSeated,
    /// Only the host may.
    #[error("only the host may do this")]
    NotHost,
    /// They stand in for a host who is away, who alone may.
    #[error("only the host who is away may do this")]
    StandsIn,
    /// The place is somebody’s.
    #[error("this place is taken")]
    Taken,
    /// There is no such place.
    #[error("there is no such place")]
    NoSuchPlace,
    /// Every place is taken.
    #[error("every place is taken")]
    Full,
    /// Nobody else may sit down.
    #[error("the table is locked")]
    Locked,
    /// Everything is stopped.
    #[error("the table is paused")]
    Paused,
    /// The host has closed the table.
    #[error("the table is closed")]
    Ended,
    /// Their bot plays now.
    #[error("a bot plays for them")]
    BotPlays,
    /// It is another’s turn.
    #[error("it is another’s turn")]
    NotYourTurn,
    /// Others may still claim.
    #[error("others may still claim")]
    WindowOpen,
    /// Something has changed since they looked.
    #[error("the table has changed in between")]
    Conflict {
        /// The position now.
        now: Position,
    },
    /// The rules of the game forbid it.
    #[error("{0}")]
    Unlawful(R),
    /// The words are none of this game.
    #[error("not an action: {0}")]
    NoAction(String),
    /// Something else is being asked.
    #[error("one vote at a time")]
    OneVote,
    /// Nothing is asked of them.
    #[error("nothing is asked")]
    NothingAsked,
    /// This is not the time for it.
    #[error("this is not the time for it")]
    NotNow,
    /// The nonce is not what they committed to.
    #[error("not what was committed to")]
    NotCommitted,
    /// They have said enough for now.
    #[error("enough said for now")]
    TooMany,
    /// The host lets people say set phrases alone.
    #[error("set phrases only")]
    PhrasesOnly,
    /// It may be written between hands alone.
    #[error("between hands only")]
    BetweenHands,
    /// Nobody takes so many days off at a time.
    #[error("up to {} days", online_wire::DAYS_OFF)]
    TooLong,
    /// They have taken too many in this game.
    #[error("up to {} days in a game", online_wire::DAYS_OFF_IN_ALL)]
    NoDaysLeft,
    /// It is empty, or too long.
    #[error("from 1 to {} characters", online_wire::LONGEST_TEXT)]
    NoText,
}

impl<R> Refusal<R> {
    /// What it is called on the wire.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Nobody => "nobody",
            Self::NotSeated => "not_seated",
            Self::NotHost => "not_host",
            Self::StandsIn => "stands_in",
            Self::Taken => "taken",
            Self::NoSuchPlace => "no_such_place",
            Self::Full => "full",
            Self::Locked => "locked",
            Self::Paused => "paused",
            Self::Ended => "ended",
            Self::BotPlays => "bot_plays",
            Self::NotYourTurn => "not_your_turn",
            Self::WindowOpen => "window_open",
            Self::Conflict { .. } => "conflict",
            Self::Unlawful(_) => "unlawful",
            Self::NoAction(_) => "no_action",
            Self::OneVote => "one_vote",
            Self::NothingAsked => "nothing_asked",
            Self::NotNow => "not_now",
            Self::NotCommitted => "not_committed",
            Self::TooMany => "too_many",
            Self::PhrasesOnly => "phrases_only",
            Self::BetweenHands => "between_hands",
            Self::TooLong => "too_long",
            Self::NoDaysLeft => "no_days_left",
            Self::NoText => "no_text",
        }
    }
}
