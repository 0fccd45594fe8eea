//! What can be wrong with a position that was written down.

use std::fmt;

use cards::{Card, CardSet};
use five_hundred::Rules;
use kookaburra::RulesError;

use super::Place;
use crate::lines::BadStep;

/// One fault, with its place.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// The text is no position at all: it can't be read from here on.
    #[error("line {line}, column {column}: this can't be read")]
    Form {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// A position has no field of this name.
    #[error("{0}: there is no such field")]
    NoSuchField(String),
    /// A field has to be there.
    #[error("{0} is missing")]
    Lacking(&'static str),
    /// A field is of another kind than it has to be.
    #[error("{0}: this is of another kind")]
    Kind(&'static str),
    /// The rules can't be had; everything that is wrong with them.
    #[error("rules: {0}")]
    Rules(RulesError),
    /// The rules are of another game.
    #[error("rules: {0} is no game of Five Hundred")]
    OtherGame(String),
    /// There are too few lists of cards, or too many.
    #[error("hands: {found} lists of cards, not {}", .needed.len())]
    Lists {
        /// How many there are.
        found: usize,
        /// Those there have to be.
        needed: Vec<Place>,
    },
    /// A text is no card.
    #[error("{place}: \"{text}\" is not a card")]
    NotACard {
        /// Where it stands.
        place: Place,
        /// The text.
        text: String,
    },
    /// A card is not in the pack of these rules.
    #[error("{place}: {card} is not in the pack of these rules")]
    NotInPack {
        /// Where it stands.
        place: Place,
        /// The card.
        card: Card,
    },
    /// A card is there more often than the pack has it.
    #[error("{card} is there too often: {}", listed(.places))]
    TooOften {
        /// The card.
        card: Card,
        /// Everywhere it stands.
        places: Vec<Place>,
    },
    /// A list has too few cards, or too many.
    #[error("{place}: {found} cards, not {needed}")]
    Count {
        /// The list.
        place: Place,
        /// How many it has.
        found: usize,
        /// How many it has to have.
        needed: usize,
    },
    /// Cards are missing.
    #[error("missing: {0}")]
    Missing(CardSet),
    /// The dealer is nobody at this table.
    #[error("dealer: there is no seat {dealer}, the last one is {last}")]
    NoSuchDealer {
        /// The seat that should deal.
        dealer: i64,
        /// The last seat.
        last: usize,
    },
    /// A step can't be done.
    #[error("after, {0}")]
    Step(#[from] BadStep<Rules>),
}

fn listed(places: &[Place]) -> String {
    places.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Everything that is wrong with a position: rules, cards, dealer, steps. There is one fault at least.
#[derive(Debug)]
pub struct Faults(pub Vec<Fault>);

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faults: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&faults.join("\n"))
    }
}

impl std::error::Error for Faults {}
