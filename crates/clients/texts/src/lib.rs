//! Every text a player reads, in English and in French: the names of cards, suits and bids, what players do, why an
//! action is refused, and the rule sheet of a table.
//!
//! The texts are Fluent messages in `locales`; [`provide`] decides which of them a program has. [`Texts`] finds and
//! fills them; the words follow the country of the rules (a Queenslander has a kitty, a Minnesotan a widow). Nothing
//! here knows how a game is played.
//!
//! Both games are [`Spoken`], so that a client of any game needs no more than that:
//!
//! ```
//! use texts::{Lang, Person, Spoken, Texts};
//!
//! fn tell<G: Spoken>(rules: &G, typed: &str, why_not: &G::Refusal) -> Vec<String> {
//!     let texts = Texts::for_rules(Lang::En, rules);
//!     let names = ["Ann".to_owned(), "Bo".to_owned()];
//!     let did = match typed.parse::<G::Action>() {
//!         Ok(action) => texts.they_do("Ann", action, &names),
//!         Err(not) => texts.not_an_action(&not),
//!     };
//!     vec![texts.preset(rules.spec().preset).0, did, texts.refusal(why_not), texts.rule_sheet(rules).title]
//! }
//!
//! let rummy = rummy_500::Rules::preset("rummy-500").unwrap();
//! assert_eq!(
//!     tell(&rummy, "lay 9H 2", &rummy_500::Refusal::StockEmpty),
//!     [
//!         "Rummy 500",
//!         "Ann lays the nine of hearts on meld 2.",
//!         "The stock is empty: take from the discard pile, or end the hand.",
//!         "Rummy 500",
//!     ]
//! );
//! ```
#![forbid(unsafe_code)]

mod against;
pub mod backup;
mod bundle;
pub mod challenge;
pub mod diagram;
pub mod figures;
mod find;
mod five_hundred;
mod form;
mod lang;
pub mod letters;
mod names;
pub mod narration;
mod outline;
pub mod position;
pub mod practice;
mod problems;
pub mod provide;
pub mod referee;
mod rummy_500;
pub mod scorekeeper;
mod sheet;
mod spoken;
mod svg;
mod texts;
mod unread;
mod usual;
pub mod whole;

pub use form::Group;
pub use lang::{Lang, NotALanguage};
pub use names::Person;
pub use sheet::{Section, Sheet, Table, TableRow, wrapped};
pub use spoken::{Misread, Objection, Outcome, Spoken, SpokenAction};
pub use texts::{Arg, Texts, Words, gain, written};
