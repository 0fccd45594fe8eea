//! A position as it is written down, in puzzles and by people: the rules, the cards dealt, the dealer, and what has
//! happened since. Wrong ones are read too, and everything that is wrong with them is told at once.

mod cards;
mod fault;
mod link;
mod place;
mod solved;
#[cfg(test)]
mod tests;
mod text;

pub use fault::{Fault, Faults};
pub use link::LONGEST_DEAL_LINK;
pub use place::Place;
pub use solved::Solved;

use five_hundred::{Action, Deal, Rules};
use kookaburra::{AnyRules, build_code, rules_code};
use table::{Game, Seat, quoted};

use crate::{
    Situation,
    lines::{self, BadStep, WhyNot},
};

/// A position as it is written down, right or wrong.
///
/// ```
/// use learning::position::Position;
///
/// let text = r#"
///     rules = "australian-4"
///     hands = [
///         "JH JD QH 9H 8H AS KS 6S 7C 5D",
///         "KH 7H 10S 8S 9C 10C QC KD 9D 6D",
///         "6H 4H JS 5S AC 8C 5C QD 10D 7D",
///         "AH 10H 5H QS 9S 7S KC JC 6C AD",
///         "X 4D 8D",
///     ]
///     after = "0 7H, 1 pass"
/// "#;
/// let position = Position::read(text)?;
/// let opened = position.open()?;
/// assert_eq!(opened.situation.view().map(|view| view.calls.len()), Some(2));
/// let sent = Position::from_link(&position.link()?)?;
/// assert_eq!((sent.dealer, sent.after.as_str()), (Some(3), "0 7H, 1 pass"));
///
/// // The joker is there twice, and so the four of diamonds is missing; and seat 1 may not pass first.
/// let wrong = text.replace("4D", "X").replace("0 7H, ", "");
/// let faults = Position::read(&wrong)?.open().map(|_| ()).unwrap_err();
/// assert_eq!(faults.0.len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Position {
    /// The short code of the rules, or the name of a preset.
    pub rules: String,
    /// The cards dealt, a list for each [`Place`] of the rules: hands from seat 0, the kitty last.
    pub hands: Vec<String>,
    /// The seat that dealt, from 0; the last one if nobody is named.
    pub dealer: Option<i64>,
    /// What has happened since, as in `0 7H, 1 pass`.
    pub after: String,
}

/// A position that can be.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The hand in progress.
    pub situation: Situation,
    /// The dealer.
    pub dealer: Seat,
    /// The cards dealt.
    pub deal: Deal,
    /// What has happened since.
    pub steps: Vec<(Seat, Action)>,
}

impl Position {
    /// A deal as it is written down.
    #[must_use]
    pub fn new(rules: &Rules, dealer: Seat, deal: &Deal) -> Self {
        let list = |(place, _): (Place, usize)| {
            place.cards(deal).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        Self {
            rules: rules_code(rules.spec()),
            hands: Place::of(rules).into_iter().map(list).collect(),
            dealer: Some(dealer.0.into()),
            after: String::new(),
        }
    }

    /// The position, if it can be. Nobody is known to be void of a suit who hasn't shown it in what has happened.
    ///
    /// # Errors
    /// Everything that is wrong.
    pub fn open(&self) -> Result<Opened, Faults> {
        let mut faults = Vec::new();
        let rules = self.read_rules().map_err(|fault| faults.push(fault)).ok();
        let deal = cards::read(rules.as_ref(), &self.hands, &mut faults);
        let dealer = rules.as_ref().and_then(|rules| self.read_dealer(rules, &mut faults));
        if let (Some(rules), Some(deal), Some(dealer), true) = (rules, deal, dealer, faults.is_empty()) {
            let mut state = rules.begin();
            rules.deal(&mut state, dealer, &deal);
            let mut steps = Vec::new();
            match lines::play(&rules, &mut state, &self.after, |_, seat, action| steps.push((seat, action))) {
                Ok(()) => return Ok(Opened { situation: Situation { rules, state }, dealer, deal, steps }),
                Err(bad) => faults.push(bad.into()),
            }
        }
        self.read_after(&mut faults);
        Err(Faults(faults))
    }

    fn read_rules(&self) -> Result<Rules, Fault> {
        match build_code(&self.rules).map_err(Fault::Rules)? {
            AnyRules::FiveHundred(rules) => Ok(*rules),
            AnyRules::Rummy500(_) => Err(Fault::OtherGame(quoted(&self.rules))),
        }
    }

    fn read_dealer(&self, rules: &Rules, faults: &mut Vec<Fault>) -> Option<Seat> {
        let last = rules.seats() - 1;
        let dealer = self.dealer.unwrap_or(last as i64);
        let seat = usize::try_from(dealer).ok().filter(|&seat| seat <= last);
        if seat.is_none() {
            faults.push(Fault::NoSuchDealer { dealer, last });
        }
        Some(Seat(seat? as u8))
    }

    /// Tells of every step that is none, besides the one that is told of already.
    fn read_after(&self, faults: &mut Vec<Fault>) {
        let told = faults.last().and_then(|fault| match fault {
            Fault::Step(BadStep { step, why: WhyNot::NotAnAction(_) }) => Some(*step),
            _ => None,
        });
        let lines = lines::split(&self.after).filter(|(step, _)| Some(*step) != told);
        let none = |(step, line)| {
            let why = WhyNot::NotAnAction(five_hundred::read_line(line).err()?);
            Some(BadStep { step, why }.into())
        };
        faults.extend(lines.filter_map(none));
    }
}
