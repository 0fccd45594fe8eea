//! What Five Hundred gives to its players and to those who measure.

use five_hundred::{Action, Bid, Choices, ContractView, HandResult, Rules, View};
use table::{Seat, SeatSet};

use super::{Bot, Forgetful, Reason, Skill, searching::searching};
use crate::{Level, Playable, Player, Unit};

/// The report of a hand: what was played for, and what came of it.
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_players::{Level, Lineup, self_play};
///
/// let rules = Rules::preset("australian-4")?;
/// let mut players: Lineup<Rules> = (0..4).map(|seed| Level::Club.player(seed)).collect();
/// let game = self_play(&rules, &mut players, 1, 1, |_, _| {});
/// let hand = &game.hands[0];
/// assert_eq!((hand.contract.is_some(), hand.tricks.iter().sum()), (true, 10));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct HandReport {
    /// The contract and its contractor.
    pub contract: Option<(Bid, Seat)>,
    /// How it ended.
    pub result: HandResult,
    /// Tricks of each seat.
    pub tricks: Vec<u8>,
    /// Tricks of the contractor's side.
    pub party_tricks: u8,
    /// What it added to each score.
    pub points: Vec<i32>,
}

impl Playable for Rules {
    type Reason = Reason;
    type Report = HandReport;
    type Conventions = super::Conventions;
    const IDLE: Action = Action::Pass;

    fn any(view: &View, below: impl FnMut(u32) -> u32) -> Option<Action> {
        (!view.choices.is_empty()).then(|| view.choices.pick(below))
    }

    fn player(level: Level, cores: usize, seed: u64) -> Box<dyn Player<Self>> {
        match level {
            Level::Beginner => Box::new(Forgetful::new(seed, 1)),
            Level::Casual => Box::new(Forgetful::new(seed, 4)),
            Level::Club => Box::new(Bot::new(seed)),
            Level::Strong => searching(seed, Skill::QUICK.on_cores(cores)),
            Level::Expert => searching(seed, Skill::FULL.on_cores(cores)),
        }
    }

    fn judge(work: usize, cores: usize, seed: u64) -> Box<dyn Player<Self>> {
        searching(seed, Skill::FULL.scaled(work, 1).on_cores(cores))
    }

    fn unit(view: &View) -> Unit {
        match (&view.choices, &view.contract) {
            (Choices::Play { .. }, Some(contract)) if contract.bid.is_misere() => Unit::Success,
            (Choices::Play { .. }, Some(contract)) => Unit::Tricks(contract.side()),
            (Choices::Play { .. }, None) => Unit::Tricks(SeatSet::EMPTY),
            _ => Unit::Points,
        }
    }

    fn report(referee: &View) -> HandReport {
        let tricks: Vec<u8> = referee.seats.iter().map(|seat| seat.tricks).collect();
        let contract = referee.contract.as_ref();
        let party = contract.map(ContractView::side);
        let party_tricks = party.unwrap_or_default().iter().map(|seat| tricks[seat.index()]).sum();
        let outcome = referee.outcome.as_ref();
        HandReport {
            contract: contract.map(|contract| (contract.bid, contract.seat)),
            result: outcome.map_or(HandResult::PassedOut, |outcome| outcome.result),
            tricks,
            party_tricks,
            points: outcome.map(|outcome| outcome.points.clone()).unwrap_or_default(),
        }
    }
}
