//! The scale on which every deadline of the laws is a place \[LAW-STAGE\].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How far the draw, the deal or the hand is \[LAW-STAGE-1\]. An earlier stage is less than a later one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Players draw or cut for sides, seats and the first deal.
    Draw,
    /// Until the pack is offered to be cut.
    Shuffle,
    /// Until the first card is dealt.
    Cut,
    /// Until the last card is dealt.
    Dealing,
    /// Until the first call.
    Dealt,
    /// Calls have been made, all of them passes \[LAW-STAGE-2\].
    Calling,
    /// A bid has been made, the auction is not over.
    Bidding,
    /// The auction is over, nothing has been led.
    Contract,
    /// Until every player of the hand has played to the first trick.
    FirstTrick,
    /// Until the last card has been played, or play has stopped.
    Play,
    /// Until the cards are cut for the next deal.
    Over,
    /// Until the first bid of the next deal, or until it is passed out.
    NextDeal,
    /// After that.
    NextBid,
    /// The result of the game is settled.
    Closed,
}

impl Stage {
    /// All stages, the earliest first.
    pub const ALL: [Self; 14] = [
        Self::Draw,
        Self::Shuffle,
        Self::Cut,
        Self::Dealing,
        Self::Dealt,
        Self::Calling,
        Self::Bidding,
        Self::Contract,
        Self::FirstTrick,
        Self::Play,
        Self::Over,
        Self::NextDeal,
        Self::NextBid,
        Self::Closed,
    ];

    /// How it is written.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Shuffle => "shuffle",
            Self::Cut => "cut",
            Self::Dealing => "dealing",
            Self::Dealt => "dealt",
            Self::Calling => "calling",
            Self::Bidding => "bidding",
            Self::Contract => "contract",
            Self::FirstTrick => "first_trick",
            Self::Play => "play",
            Self::Over => "over",
            Self::NextDeal => "next_deal",
            Self::NextBid => "next_bid",
            Self::Closed => "closed",
        }
    }
}
