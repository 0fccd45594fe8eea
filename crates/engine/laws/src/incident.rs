//! What players tell of an incident: the common facts, and those of each kind \[LAW-REF-2\] \[LAW-REF-3\].

use cards::Card;
use five_hundred::{Bid, Nomination};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, de::Error};
use serde_json::{Map, Value};
use table::Seat;

use crate::{
    Stage,
    fact::{
        Call, Cause, CutFault, DealFault, DrawFault, Hidden, How, Led, LookedAt, PackFault, Seats, Votes,
    },
};

/// The `format` of an incident.
pub const INCIDENT_FORMAT: &str = "kookaburra-incident/1";

/// An incident, as people at a table tell it. Whatever they don't tell is left out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Incident {
    /// `kookaburra-incident/1`.
    pub format: String,
    /// A preset and the axes changed \[NOT-REC-1\].
    pub rules: Map<String, Value>,
    /// The dealer of the hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u8")]
    pub dealer: Option<Seat>,
    /// The contract; `null` where there is none yet, or none at all.
    #[serde(default, deserialize_with = "contract", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Contract>")]
    pub contract: Option<Option<Contract>>,
    /// The stage in which it was noticed and claimed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Stage")]
    pub stage: Option<Stage>,
    /// The tricks of each seat, when the hand is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<u8>")]
    pub tricks: Option<Vec<u8>>,
    /// What happened, in the order in which it happened.
    pub incidents: Vec<Irregularity>,
}

/// A contract, as far as everybody knows it \[NOT-RES-10\].
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Contract {
    /// The bid that won the auction.
    pub bid: Bid,
    /// The contractor.
    #[schemars(with = "u8")]
    pub seat: Seat,
    /// The partners that all know; `null` while a called partner is unknown \[LAW-EFF-10\].
    #[serde(deserialize_with = "Option::deserialize")]
    pub partners: Option<Seats>,
    /// The suit that the contractor gave their joker.
    #[serde(default)]
    #[schemars(with = "Option<String>")]
    pub nominated: Option<Nomination>,
}

/// A contract in an object, or none.
fn contract<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<Contract>>, D::Error> {
    let facts = Option::<Map<String, Value>>::deserialize(deserializer)?;
    facts.map(|facts| read(Value::Object(facts)).map_err(D::Error::custom)).transpose().map(Some)
}

/// A fact that may be left out, but is none of the type `null` when it is there.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// The kinds of irregularities, each with its facts. A fact has the type it is read as, and after `as` the type it is
/// in JSON Schema.
macro_rules! kinds {
    ($($(#[$about:meta])* $kind:ident $name:literal { $($(#[$doc:meta])* $fact:ident: $type:ty as $schema:literal,)* })*) => {
        /// Something that happened against the rules.
        #[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
        #[serde(tag = "kind")]
        pub enum Irregularity {
            $($(#[$about])* #[serde(rename = $name)] $kind($kind),)*
        }

        impl Irregularity {
            /// The kinds, in the order of the rulebook.
            pub const KINDS: &'static [&'static str] = &[$($name),*];

            /// Its kind.
            #[must_use]
            pub const fn kind(&self) -> &'static str {
                match self { $(Self::$kind(_) => $name,)* }
            }

            /// The stage in which it was noticed and claimed, if it has one of its own.
            #[must_use]
            pub const fn stage(&self) -> Option<Stage> {
                match self { $(Self::$kind(facts) => facts.stage,)* }
            }

            /// The fact that a table with these rules can't have.
            pub(crate) fn check(&self, rules: &five_hundred::Rules) -> Result<(), (&'static str, crate::Unfit)> {
                match self { $(Self::$kind(facts) => facts.check(rules),)* }
            }

            fn read(kind: &str, facts: Value) -> Result<Self, String> {
                match kind {
                    $($name => read(facts).map(Self::$kind),)*
                    _ => Err(format!("there is no kind \"{}\"", table::quoted(kind))),
                }
            }
        }

        $(
            $(#[$about])*
            #[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize, JsonSchema)]
            #[serde(deny_unknown_fields)]
            pub struct $kind {
                $(
                    $(#[$doc])*
                    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
                    #[schemars(with = $schema)]
                    pub $fact: Option<$type>,
                )*
                /// The stage in which it was noticed and claimed, if not the common one.
                #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
                #[schemars(with = "Stage")]
                pub stage: Option<Stage>,
            }

            #[allow(dead_code, reason = "a fact that decides nothing is asked for nowhere")]
            impl $kind {
                $(pub(crate) fn $fact(&self) -> crate::fact::Known<$type> {
                    self.$fact.clone().ok_or(crate::Missing(stringify!($fact)))
                })*

                fn check(&self, rules: &five_hundred::Rules) -> Result<(), (&'static str, crate::Unfit)> {
                    $(if let Some(fact) = &self.$fact {
                        crate::fact::Fact::check(fact, rules).map_err(|unfit| (stringify!($fact), unfit))?;
                    })*
                    Ok(())
                }
            }
        )*
    };
}

kinds! {
    /// The draw for places and the first deal \[LAW-DRAW\].
    Draw "draw" {
        /// The player who drew.
        seat: Seat as "u8",
        /// What was wrong.
        fault: DrawFault as "DrawFault",
    }
    /// The shuffle and the cut \[LAW-CUT\].
    Cut "cut" {
        /// What was wrong.
        fault: CutFault as "CutFault",
    }
    /// The deal \[LAW-DEAL\].
    Deal "deal" {
        /// What was wrong.
        fault: DealFault as "DealFault",
        /// The owner of the card, or who dealt in the dealer's place.
        seat: Seat as "u8",
    }
    /// A pack that isn't the pack \[LAW-DEAL-11\].
    ImperfectPack "imperfect_pack" {
        /// What was wrong; of faded or marked cards nothing is said.
        faults: Vec<PackFault> as "Vec<PackFault>",
    }
    /// A wrong number of cards \[LAW-DEAL-13\] \[LAW-HAND\].
    Count "count" {
        /// The seats with a wrong number.
        wrong: Seats as "Seats",
        /// Whether the kitty, or the discards, have a wrong number.
        kitty_wrong: bool as "bool",
        /// When it went wrong.
        cause: Cause as "Cause",
        /// The seats that have played to the first trick.
        played: Seats as "Seats",
    }
    /// A call before one's turn \[LAW-BID\].
    PrematureCall "call" {
        /// The player who called.
        seat: Seat as "u8",
        /// The call.
        call: Call as "String",
        /// The player whose turn it was.
        turn: Seat as "u8",
        /// The seats that had called before.
        called: Seats as "Seats",
        /// Whether somebody has called after it.
        next_called: bool as "bool",
    }
    /// A card that was seen \[LAW-EXP\].
    Exposed "exposed" {
        /// Its holder.
        seat: Seat as "u8",
        /// The card.
        card: Card as "String",
        /// How it came to be seen.
        how: How as "How",
        /// Whether it was said in time \[LAW-STAGE-3\].
        in_time: bool as "bool",
    }
    /// The kitty or another hidden card that somebody saw \[LAW-WID\].
    KittySeen "kitty_seen" {
        /// The player who saw it.
        seat: Seat as "u8",
        /// What was seen.
        what: Hidden as "Hidden",
        /// When it was seen.
        seen_at: Stage as "Stage",
        /// The seats that have called after the look.
        called_since: Seats as "Seats",
        /// Whether it was said in time \[LAW-STAGE-3\].
        in_time: bool as "bool",
        /// What each entitled player wants \[LAW-WID-16\].
        votes: Votes as "std::collections::BTreeMap<String, crate::Vote>",
    }
    /// A lead before one's turn \[LAW-TURN\].
    Lead "lead" {
        /// The player who led.
        seat: Seat as "u8",
        /// The player whose lead it was.
        turn: Seat as "u8",
        /// The card.
        card: Card as "String",
        /// Whether all cards of the trick lie.
        trick_complete: bool as "bool",
    }
    /// A card played before one's turn \[LAW-TURN\].
    Play "play" {
        /// The player who played it.
        seat: Seat as "u8",
        /// The player whose turn it was.
        turn: Seat as "u8",
        /// The card.
        card: Card as "String",
        /// The seats that already had a card in this trick.
        played: Seats as "Seats",
        /// Whether all cards of the trick lie.
        trick_complete: bool as "bool",
    }
    /// A revoke, or what somebody takes for one \[LAW-REV\].
    Revoke "revoke" {
        /// The player who is said to have revoked.
        seat: Seat as "u8",
        /// The trick, from 1.
        trick: u32 as "u32",
        /// The card they played.
        card: Card as "String",
        /// The suit to be followed; `null` where there was none.
        led: Led as "Option<String>",
        /// Other cards that they then held, as far as known.
        held: Vec<Card> as "Vec<String>",
        /// Whether a ruling took the card back.
        taken_back: bool as "bool",
        /// Whether they have corrected it.
        corrected: bool as "bool",
        /// The seats that have played to the next trick.
        next_played: Seats as "Seats",
        /// Whether the tricks show it.
        proved: bool as "bool",
    }
    /// A wrong score \[LAW-SCORE\].
    Score "score" {
        /// The player whose entry it is.
        seat: Seat as "u8",
        /// The points on the sheet.
        written: i32 as "i32",
        /// The right points.
        right: i32 as "i32",
    }
    /// A look back \[LAW-LOOK\].
    Look "look" {
        /// The player who looked.
        seat: Seat as "u8",
        /// What they looked at.
        what: LookedAt as "LookedAt",
        /// The trick they looked at, from 1.
        trick: u32 as "u32",
        /// The last finished trick.
        last: u32 as "u32",
        /// Whether it was said in time \[LAW-STAGE-3\].
        in_time: bool as "bool",
    }
}

impl<'de> Deserialize<'de> for Irregularity {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut facts = Map::deserialize(deserializer)?;
        match facts.shift_remove("kind") {
            Some(Value::String(kind)) => Self::read(&kind, Value::Object(facts))
                .map_err(|why| D::Error::custom(format!("{kind}: {why}"))),
            Some(_) => Err(D::Error::custom("`kind` is not a word")),
            None => Err(D::Error::missing_field("kind")),
        }
    }
}

/// Reads facts, and names the one that can't be read.
fn read<'de, T: Deserialize<'de>>(facts: Value) -> Result<T, String> {
    serde_path_to_error::deserialize(facts).map_err(|error| match error.path().to_string().as_str() {
        "." => error.inner().to_string(),
        path => format!("{path}: {}", error.inner()),
    })
}
