//! The same cards for several people: a challenge that one sends to another, and the deal of the day that everybody
//! plays. All of it follows from a few bytes, so that no server is needed; nothing here reads a clock.
//!
//! A [`Challenge`] says which deals are played against which bots, and travels as a [link](Challenge::link) without
//! cards. [`daily`] is the challenge of a [`Date`]. [`HandScore`] is what came of one of its hands;
//! [`PlayedHands`] are those that a device has saved.

mod date;
mod day;
mod link;
mod par;
mod record;
mod score;

pub use date::{Date, NotADate};
pub use day::{DAY_HANDS, DAYS_FROM, daily, daily_with, filled, games};
pub use link::LONGEST_LINK;
pub use par::{Par, ParSearch, has_par};
pub use record::{PlayedHand, PlayedHands};
pub(crate) use score::ahead;
pub use score::{HandScore, Tally};

use kookaburra::AnyRules;
use players::{Level, alike::BOTS, five_hundred::Conventions};
use sha2::{Digest, Sha256};
use table::{Seat, Seed};

/// The form of challenges: deals of another form would be others.
const FORM: u8 = 1;

/// How many hands a challenge may have.
pub const HANDS: [u8; 2] = [4, 8];

/// The same deals, against the same bots.
#[derive(Clone, PartialEq, Debug)]
pub struct Challenge {
    /// The rules.
    pub rules: AnyRules,
    /// What the deals and the bots' chance follow from.
    pub seed: [u8; 16],
    /// How many hands are played, each from scores of 0: one of [`HANDS`].
    pub hands: u8,
    /// How well the bots play: one level for all, or one each from the player's left.
    pub levels: Vec<Level>,
    /// What calls say by agreement.
    pub conventions: Conventions,
    /// The number of the bots that whoever made it, or answered it, played with; see [`BOTS`].
    pub bots: u16,
    /// The sender and their results, if they have played.
    pub from: Option<Sender>,
}

/// The sender of a challenge and their results.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Sender {
    /// What they are called; it may be empty.
    pub name: String,
    /// What came of each hand.
    pub hands: Vec<HandScore>,
}

/// What a hand of a challenge begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandStart {
    /// The dealer: each seat in its turn.
    pub dealer: Seat,
    /// What the pack is shuffled with.
    pub deal: Seed,
    /// What the bots' chance follows from; it tells nothing of the deal.
    pub chance: Seed,
}

impl Challenge {
    /// A challenge of these rules against Club bots that nobody has played yet.
    #[must_use]
    pub fn new(rules: AnyRules, seed: [u8; 16], hands: u8) -> Self {
        Self {
            rules,
            seed,
            hands,
            levels: vec![Level::default()],
            conventions: Conventions::default(),
            bots: BOTS,
            from: None,
        }
    }

    /// What tells it from others: the same for whoever plays these deals, whoever sent them.
    #[must_use]
    pub fn id(&self) -> String {
        let Self { hands, levels, conventions, .. } = self;
        let levels: Vec<&str> = levels.iter().map(|level| level.name()).collect();
        hex(&self.hash(&format!("id {hands} {} {conventions}", levels.join(",")))[..8])
    }

    /// What a hand begins with, counted from 0. The same for any number of hands and any bots.
    #[must_use]
    pub fn start(&self, hand: usize) -> HandStart {
        let seats = self.rules.seats();
        HandStart {
            // The player speaks first in the first hand.
            dealer: Seat(((seats - 1 + hand) % seats) as u8),
            deal: Seed(self.hash(&format!("deal {hand}"))),
            chance: Seed(self.hash(&format!("chance {hand}"))),
        }
    }

    /// Whether it can be played: with these rules, so many hands and levels, and such conventions.
    #[must_use]
    pub fn is_playable(&self) -> bool {
        let Self { rules, hands, levels, conventions, .. } = self;
        let agrees = match rules {
            AnyRules::FiveHundred(rules) => Conventions::fit(rules),
            AnyRules::Rummy500(_) => false,
        };
        !rules.plays_open()
            && HANDS.contains(hands)
            && (levels.len() == 1 || levels.len() + 1 == rules.seats())
            && (agrees || *conventions == Conventions::default())
    }

    /// Whether the bots here are those that the sender played with: results can be compared only then.
    #[must_use]
    pub const fn has_our_bots(&self) -> bool {
        self.bots == BOTS
    }

    /// The same challenge as somebody sends it who has played it with the bots here.
    #[must_use]
    pub fn answered(&self, name: &str, hands: Vec<HandScore>) -> Self {
        let from = Some(Sender { name: name.to_owned(), hands });
        Self { bots: BOTS, from, ..self.clone() }
    }

    fn hash(&self, what: &str) -> [u8; 32] {
        sha256(&format!("kookaburra-challenge/{FORM}\n{}\n{}\n{what}", self.rules.code(), hex(&self.seed)))
    }
}

fn sha256(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests;
