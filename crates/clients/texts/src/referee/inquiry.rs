//! A claim as it is put together: what happened, then whatever is lacking, one question after the other.

use crate::Texts;
use laws::open_table::{Act, Claim};
use laws::questions::Topic;
use table::Seat;

use crate::referee::{CLAIMS, Charge, Lacks, REASONS};

/// What somebody who claims is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Inquiry {
    /// What happened: one of these.
    Topic(Vec<Topic>),
    /// A fact.
    Fact(Charge, Lacks),
}

impl Inquiry {
    /// The first question: everything that can be claimed, whatever has been done.
    #[must_use]
    pub fn begin() -> Self {
        Self::Topic(CLAIMS.to_vec())
    }

    /// The claim, at a table with this number of seats.
    ///
    /// # Errors
    /// The next question; nothing where an open table knows no such claim.
    pub fn of(charge: Charge, seats: usize) -> Result<Claim, Option<Self>> {
        // There is no trick 11, and nobody has a million points.
        let can_be_written =
            |claim: Claim| Act::read_line(&format!("0 {}", Act::Claim(claim)), seats).is_ok();
        let lacks = match charge.claim() {
            Ok(claim) if can_be_written(claim) => return Ok(claim),
            Ok(Claim::Score(..)) => Lacks::Points,
            Ok(_) => Lacks::Trick,
            Err(lacks) => lacks.ok_or(None)?,
        };
        Err(Some(Self::Fact(charge, lacks)))
    }

    /// The question.
    #[must_use]
    pub fn question(&self, texts: Texts) -> String {
        match self {
            Self::Topic(_) => texts.get("claim-which"),
            Self::Fact(charge, lacks) => charge.question(*lacks, texts),
        }
    }

    /// The answers to choose from; none where it is answered with a number.
    #[must_use]
    pub fn choices(&self, names: &[String], texts: Texts) -> Vec<String> {
        match self {
            Self::Topic(topics) => {
                topics.iter().map(|topic| texts.get(&format!("topic-{}", topic.key()))).collect()
            }
            Self::Fact(_, Lacks::Seat) => names.to_vec(),
            Self::Fact(_, Lacks::Reason) => REASONS.iter().map(|(_, key)| texts.get(key)).collect(),
            Self::Fact(_, Lacks::Trick | Lacks::Points) => Vec::new(),
        }
    }

    /// The charge with an answer: the number of a choice, from 1, or the number that is asked for. `None` if it is no
    /// answer.
    #[must_use]
    pub fn answer(&self, number: i32, seats: usize) -> Option<Charge> {
        let place = || usize::try_from(number).ok()?.checked_sub(1);
        match self {
            Self::Topic(topics) => topics.get(place()?).copied().map(Charge::of),
            Self::Fact(charge, Lacks::Trick | Lacks::Points) => {
                Some(Charge { number: Some(number), ..*charge })
            }
            Self::Fact(charge, Lacks::Reason) => {
                let (reason, _) = REASONS.get(place()?)?;
                Some(Charge { reason: Some(*reason), ..*charge })
            }
            Self::Fact(charge, Lacks::Seat) => {
                let seat = Seat::all(seats).nth(place()?)?;
                Some(Charge { seat: Some(seat), ..*charge })
            }
        }
    }
}
