//! What the arena must know of a game beyond how it is played: who can play it, who sits together, what a view allows,
//! and what is kept of a hand.

use five_hundred::{BidKind, HandResult, Phase};
use players::{Playable, Player, RandomPlayer, five_hundred as tricks, rummy};
use serde_json::{Map, Value};
use table::{Axis, Seat, SeatSet};

use crate::outcome::{ContractPlayed, HandPlayed};

/// One of our own players: a row of the table of names.
pub struct BuiltIn<G> {
    /// What he is called on the command line.
    pub name: &'static str,
    /// Seats him; the same seed gives the same player.
    pub seat: fn(&G, u64) -> Box<dyn Player<G>>,
}

/// A game the arena can hold.
pub trait Contest: Playable + Sync + 'static {
    /// Our own players of this game, from the weakest.
    const PLAYERS: &'static [BuiltIn<Self>];

    /// Who plays together in every hand: the fixed sides, or each seat for itself.
    fn parties(&self) -> Vec<SeatSet>;

    /// The value of every axis.
    fn axes(&self) -> Map<String, Value>;

    /// Whether a view's seat may do this.
    fn allows(view: &Self::View, action: Self::Action) -> bool;

    /// Reads an action as it is meant by who sees this view.
    ///
    /// # Errors
    /// The text is no action, in a sentence that quotes it.
    fn read(view: &Self::View, text: &str) -> Result<Self::Action, String>;

    /// What is kept of a hand.
    fn hand(report: &Self::Report) -> HandPlayed;
}

/// Axes as an object.
fn object<'a>(axes: impl Iterator<Item = (&'static Axis, std::borrow::Cow<'a, str>)>) -> Map<String, Value> {
    axes.map(|(axis, value)| (axis.name.to_owned(), Value::from(value))).collect()
}

impl Contest for five_hundred::Rules {
    const PLAYERS: &'static [BuiltIn<Self>] = &[
        BuiltIn { name: "random", seat: |_, seed| Box::new(RandomPlayer::new(seed)) },
        BuiltIn { name: "bot", seat: |_, seed| Box::new(tricks::Bot::new(seed)) },
    ];

    fn parties(&self) -> Vec<SeatSet> {
        let mut parties: Vec<SeatSet> = Vec::new();
        for seat in Seat::all(self.seats()) {
            if !parties.contains(&self.side(seat)) {
                parties.push(self.side(seat));
            }
        }
        parties
    }

    fn axes(&self) -> Map<String, Value> {
        object(self.spec().iter())
    }

    fn allows(view: &Self::View, action: Self::Action) -> bool {
        view.choices.contains(action)
    }

    fn read(view: &Self::View, text: &str) -> Result<Self::Action, String> {
        let action: Self::Action =
            text.parse().map_err(|error: five_hundred::NotAnAction| error.to_string())?;
        Ok(if view.phase == Some(Phase::Auction) { action } else { action.in_play() })
    }

    fn hand(report: &Self::Report) -> HandPlayed {
        let contract = report.contract.map(|(bid, seat)| {
            let tricks = report.party_tricks;
            let to_spare = match bid.kind() {
                BidKind::Tricks(needed, _) => tricks.saturating_sub(needed),
                BidKind::Partie(_) | BidKind::Misere(_) => 0,
            };
            ContractPlayed { bid: bid.to_string(), seat, tricks, made: made(report.result), to_spare }
        });
        HandPlayed { points: report.points.clone(), contract }
    }
}

/// Whether a contract was made; nobody knows of one that was not played to its end.
const fn made(result: HandResult) -> Option<bool> {
    match result {
        HandResult::Made => Some(true),
        HandResult::Failed => Some(false),
        HandResult::PassedOut | HandResult::PlayedWithoutBid | HandResult::Stopped => None,
    }
}

impl Contest for rummy_500::Rules {
    const PLAYERS: &'static [BuiltIn<Self>] = &[
        BuiltIn { name: "random", seat: |_, seed| Box::new(RandomPlayer::new(seed)) },
        BuiltIn { name: "greedy", seat: |_, _| Box::new(rummy::Greedy::new()) },
        BuiltIn { name: "bot", seat: |_, seed| Box::new(rummy::Bot::new(seed)) },
    ];

    fn parties(&self) -> Vec<SeatSet> {
        Seat::all(self.seats()).map(SeatSet::of).collect()
    }

    fn axes(&self) -> Map<String, Value> {
        object(self.spec().iter())
    }

    fn allows(view: &Self::View, action: Self::Action) -> bool {
        view.choices.contains(action)
    }

    fn read(_: &Self::View, text: &str) -> Result<Self::Action, String> {
        text.parse().map_err(|error: rummy_500::NotAnAction| error.to_string())
    }

    fn hand(report: &Self::Report) -> HandPlayed {
        HandPlayed { points: report.clone(), contract: None }
    }
}
