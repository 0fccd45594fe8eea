//! Why a club does not do what somebody wants. A client has the words.

/// Why a request becomes no entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// They are no member, or whom they name is none.
    #[error("not a member")]
    Nobody,
    /// Only a director may.
    #[error("only a director may do this")]
    NotDirector,
    /// A club keeps one director at least.
    #[error("the only director")]
    OnlyDirector,
    /// This is not the time for it.
    #[error("this is not the time for it")]
    NotNow,
    /// The check-in is not open yet.
    #[error("the check-in is not open yet")]
    TooEarly,
    /// No evening can be so: too few or too many deals, or people can’t move so in this game.
    #[error("no evening can be so")]
    NoEvening,
    /// The evening would have begun already.
    #[error("the evening would have begun already")]
    Past,
    /// Nobody has checked in.
    #[error("nobody is there")]
    NobodyThere,
    /// There is no such table, or it has done with everything.
    #[error("there is no such table")]
    NoTable,
    /// The nonce is not what they committed to.
    #[error("not what was committed to")]
    NotCommitted,
}

impl Refusal {
    /// What it is called on the wire.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Nobody => "nobody",
            Self::NotDirector => "not_director",
            Self::OnlyDirector => "only_director",
            Self::NotNow => "not_now",
            Self::TooEarly => "too_early",
            Self::NoEvening => "no_evening",
            Self::Past => "past",
            Self::NobodyThere => "nobody_there",
            Self::NoTable => "no_table",
            Self::NotCommitted => "not_committed",
        }
    }
}
