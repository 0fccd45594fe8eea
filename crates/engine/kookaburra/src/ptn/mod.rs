//! Deals as Trickster Cards writes them (PTN, “portable trick notation”): tags in square brackets, as in the notation
//! of bridge, then the auction and the tricks. Hands of Five Hundred become records, whatever they leave open is named,
//! and any other game is refused.
//!
//! There is no document of the format. What is known of it comes from deals that were published.

mod auction;
mod hand;
mod options;
mod tags;

use five_hundred::{Action, Bid, Refusal, Rules};
use serde_json::Value;
use table::{DealError, DealSource, Game, HandRecord, Problems, Record, Seat, shown_name};

use hand::Played;
use tags::{Tag, Tags};

/// A longer text is no file of deals, in bytes.
pub const LONGEST_PTN: usize = 16 * 1024 * 1024;

/// A deal that was read.
#[derive(Clone, PartialEq, Debug)]
pub struct Imported {
    /// The line on which it begins, from 1.
    pub line: usize,
    /// The hand, as far as it was played.
    pub record: Record,
    /// What the text leaves open, or what can't be said of it in a record.
    pub open: Vec<Open>,
}

/// Something that a text leaves open, or that a record can't say.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum Open {
    /// An option whose meaning is not known.
    Option {
        /// Its name, as it may be quoted.
        name: String,
        /// Its value.
        value: String,
    },
    /// Who plays with whom, at a table of so many.
    Sides {
        /// The players.
        players: usize,
    },
    /// The scores: of which moment they are isn't said. The record begins at 0.
    Scores {
        /// The scores, as they may be quoted.
        text: String,
    },
    /// The suit that a joker demanded, where more than one will do.
    JokerSuit {
        /// The trick, from 1.
        trick: usize,
        /// The suit that was taken.
        suit: cards::Suit,
    },
    /// A bid of six that was an inkle: here it is a bid like any other.
    Inkle {
        /// The seat.
        seat: Seat,
        /// The bid that was taken for it.
        bid: Bid,
    },
    /// The auction is not there: only its outcome.
    Auction,
    /// The discards are not there: they are the cards that were not played.
    Discards,
    /// Cards that were written after the hand was over.
    AfterTheEnd {
        /// The line of the first of them.
        line: usize,
    },
}

/// Why a text is not read.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct PtnError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: PtnFault,
}

/// A fault of a text with deals.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PtnFault {
    /// The text is too long.
    #[error("there is more than {LONGEST_PTN} bytes")]
    TooLong,
    /// No deal is in it.
    #[error("there is no deal")]
    NoDeal,
    /// A deal of another game.
    #[error("this is a deal of {game}, not of 500")]
    OtherGame {
        /// The game, as it may be quoted.
        game: String,
    },
    /// Nothing says which game it is.
    #[error("nothing says that this is 500")]
    NoGame,
    /// A tag has no value in quotes.
    #[error("a tag is a name and a value in quotes, such as [Dealer \"S\"]")]
    NoTag,
    /// A value of a tag makes no sense.
    #[error("[{tag}]: \"{text}\" is no {wanted}")]
    Value {
        /// The tag.
        tag: &'static str,
        /// The text, as it may be quoted.
        text: String,
        /// What should be there.
        wanted: Wanted,
    },
    /// So many players are no game of Trickster's.
    #[error("500 is not played there by {players}")]
    Players {
        /// How many hands there are.
        players: usize,
    },
    /// The cards are no pack.
    #[error("these {cards} cards are no pack of 500")]
    Pack {
        /// How many there are.
        cards: usize,
    },
    /// The deal can't be.
    #[error("{error}")]
    Deal {
        /// Why.
        error: DealError,
    },
    /// The rules can't be.
    #[error("{0}")]
    Rules(Problems),
    /// A tag contradicts the auction.
    #[error("[{tag}] says {said}, and by the auction it is {is}")]
    Contradiction {
        /// The tag.
        tag: &'static str,
        /// What it says, as it may be quoted.
        said: String,
        /// What the auction says.
        is: String,
    },
    /// The row of a trick has no card for the player in turn.
    #[error("there is no card of {seat} in this row")]
    NoCard {
        /// The point of the compass.
        seat: &'static str,
    },
    /// The rules don't allow it.
    #[error("{seat}, {action}: {refusal}")]
    Refused {
        /// The point of the compass.
        seat: &'static str,
        /// The seat.
        at: Seat,
        /// What was done.
        action: Action,
        /// Why it is refused.
        refusal: Refusal,
    },
}

/// What should stand somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// A point of the compass that the table has.
    Seat,
    /// A card.
    Card,
    /// A hand.
    Hand,
    /// A call.
    Call,
    /// A JSON object.
    Options,
}

impl std::fmt::Display for Wanted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Seat => "seat",
            Self::Card => "card",
            Self::Hand => "hand",
            Self::Call => "call",
            Self::Options => "JSON object",
        })
    }
}

type Read<T> = Result<T, PtnError>;

/// The fault of a line.
fn at<T>(line: usize, fault: PtnFault) -> Read<T> {
    Err(PtnError { line, fault })
}

/// The points of the compass at a table, clockwise: the first of them has the first seat.
const fn compass(players: usize) -> Option<&'static [&'static str]> {
    match players {
        3 => Some(&["S", "W", "E"]),
        4 => Some(&["S", "W", "N", "E"]),
        6 => Some(&["S", "SW", "NW", "N", "NE", "SE"]),
        _ => None,
    }
}

/// The whole word for a point of the compass, by which the players are named.
fn whole_word(point: &str) -> String {
    let word = |letter| match letter {
        'N' => "North",
        'S' => "South",
        'E' => "East",
        _ => "West",
    };
    point.chars().map(word).collect()
}

/// Reads the deals of a text.
///
/// # Errors
/// The first thing that is wrong, and where. Nothing is read of a text in which something is wrong.
pub fn read_ptn(text: &str) -> Result<Vec<Imported>, PtnError> {
    if text.len() > LONGEST_PTN {
        return at(1, PtnFault::TooLong);
    }
    let deals = tags::deals(text)?;
    if deals.is_empty() {
        return at(1, PtnFault::NoDeal);
    }
    deals.iter().map(read_deal).collect()
}

fn read_deal(tags: &Tags<'_>) -> Read<Imported> {
    is_of_500(tags)?;
    let cards = hand::cards(tags)?;
    let mut open = Vec::new();
    let rules = options::rules(tags, &cards, &mut open)?;
    let Played { dealer, actions } = hand::play(tags, &cards, &rules, &mut open)?;
    if let Some(scores) = tags.get("GameScores") {
        open.push(Open::Scores { text: table::quoted(&scores.value) });
    }
    let hand = HandRecord {
        dealer,
        deal: DealSource::Explicit(cards.to_json()),
        faults: None,
        proof: None,
        actions: actions.iter().map(|(seat, action)| format!("{seat} {action}")).collect(),
    };
    let hands = vec![hand];
    let record = Record {
        format: Record::format_of(&hands).to_owned(),
        game: Rules::NAME.to_owned(),
        rules: rules.rules_json(),
        players: players(tags, cards.compass),
        scores: None,
        hands,
    };
    Ok(Imported { line: tags.line(), record, open })
}

/// Refuses another game.
fn is_of_500(tags: &Tags<'_>) -> Read<()> {
    let Some(code) = tags.get("GameCode") else {
        // Further on are the options, with points such as ±500.
        let says_so = |event: &Tag<'_>| {
            let game = event.value.split(" - ").next().unwrap_or_default();
            game.split(|c: char| !c.is_alphanumeric()).any(|word| word == "500")
        };
        return match tags.get("Event") {
            Some(event) if says_so(event) => Ok(()),
            _ => at(tags.line(), PtnFault::NoGame),
        };
    };
    if code.value.trim().eq_ignore_ascii_case("FiveHundred") {
        Ok(())
    } else {
        at(code.line, PtnFault::OtherGame { game: table::quoted(code.value.trim()) })
    }
}

/// The names of the players, without what stands behind them in brackets: a number, or that they are a program.
fn players(tags: &Tags<'_>, compass: &[&str]) -> Option<Vec<String>> {
    let name = |point: &&str| {
        let tag = tags.get(&whole_word(point)).or_else(|| tags.get(point))?;
        let bare = tag.value.rsplit_once('(').filter(|(_, rest)| rest.trim_end().ends_with(')'));
        Some(bare.map_or(tag.value.as_str(), |(name, _)| name).trim().to_owned())
    };
    let names: Vec<String> = compass.iter().map(|point| name(point).unwrap_or_default()).collect();
    if names.iter().all(String::is_empty) {
        return None;
    }
    let named = |(name, point): (&String, &&str)| shown_name(if name.is_empty() { point } else { name });
    Some(names.iter().zip(compass).map(named).collect())
}

/// The options of the game.
fn options_of(tags: &Tags<'_>) -> Read<serde_json::Map<String, Value>> {
    let Some(tag) = tags.get("GameOptionsJson") else { return Ok(serde_json::Map::new()) };
    match table::read_object(&tag.value) {
        Ok(options) => Ok(options),
        Err(_) => at(
            tag.line,
            PtnFault::Value {
                tag: "GameOptionsJson",
                text: table::quoted(&tag.value),
                wanted: Wanted::Options,
            },
        ),
    }
}
