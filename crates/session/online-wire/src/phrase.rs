//! What can be said at a table without writing: each hears it in their own language.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A set phrase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// One moment.
    OneMoment,
    /// Back.
    Back,
    /// Take your time.
    TakeYourTime,
    /// I’m new to this.
    NewToThis,
    /// Bad connection.
    BadConnection,
    /// A short break?
    ShortBreak,
    /// I must go after this hand.
    MustGo,
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// That was close.
    ThatWasClose,
    /// Thank you.
    ThankYou,
    /// Yes.
    Yes,
    /// No.
    No,
    /// Another game?
    AnotherGame,
    /// Bye.
    Bye,
}

impl Phrase {
    /// All of them, those that can always be said first.
    pub const ALL: [Self; 16] = [
        Self::OneMoment,
        Self::Back,
        Self::TakeYourTime,
        Self::NewToThis,
        Self::BadConnection,
        Self::ShortBreak,
        Self::MustGo,
        Self::Hello,
        Self::GoodLuck,
        Self::WellPlayed,
        Self::ThatWasClose,
        Self::ThankYou,
        Self::Yes,
        Self::No,
        Self::AnotherGame,
        Self::Bye,
    ];

    /// Whether it waits for the end of a hand: in the play it could tell of cards.
    #[must_use]
    pub const fn only_between_hands(self) -> bool {
        !matches!(
            self,
            Self::OneMoment
                | Self::Back
                | Self::TakeYourTime
                | Self::NewToThis
                | Self::BadConnection
                | Self::ShortBreak
                | Self::MustGo
        )
    }
}
