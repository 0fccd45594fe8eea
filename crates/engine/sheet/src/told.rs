//! Which facts of a hand decide its points: what nothing depends on is not asked for.

use five_hundred::{
    FinalContract, Rules, TRICKS,
    axis::{CardPoints, DefenderTricks, MisereDefenderTricks, Sides},
};
use table::{Seat, SeatSet};

use crate::Why;

/// What has to be told of a hand that came to such a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// The tricks of the columns.
    pub tricks: bool,
    /// The card points of those who can score them.
    pub card_points: bool,
}

/// What has to be told of a hand with this contract, made or failed.
#[must_use]
pub fn wanted(rules: &Rules, contract: &FinalContract, made: bool) -> Wanted {
    let (bid, axes) = (contract.bid, rules.axes());
    let card_points = axes.card_points == CardPoints::On && !bid.is_misere();
    let paid = if bid.is_misere() {
        axes.misere_defender_tricks == MisereDefenderTricks::Ten
    } else {
        match axes.defender_tricks {
            DefenderTricks::Ten => true,
            DefenderTricks::Nothing => false,
            DefenderTricks::IfSet => !made,
        }
    };
    let slam = made && rules.worth_of_slam(bid) != rules.worth(bid);
    let shares_out = paid && !(made && bid.is_misere() && opponents_score_together(rules));
    Wanted { tricks: shares_out || slam || card_points, card_points }
}

/// Whether all opponents of a contractor are one column, which then has all the tricks of a misère that was made.
fn opponents_score_together(rules: &Rules) -> bool {
    matches!(rules.axes().sides, Sides::Partners | Sides::Trios) || rules.seats() == 2
}

/// The tricks of each column. One that is blank has the rest, but not in a hand that was stopped.
pub(crate) fn tricks(told: &[Option<u8>], stopped: bool) -> Result<Vec<u8>, Why> {
    let sum: u32 = told.iter().flatten().map(|&tricks| u32::from(tricks)).sum();
    if sum > u32::from(TRICKS) {
        return Err(Why::TooManyTricks(sum));
    }
    let blanks = told.iter().filter(|tricks| tricks.is_none()).count();
    if blanks > 1 || blanks == 1 && stopped {
        return Err(Why::TricksNeeded);
    }
    let rest = TRICKS - sum as u8;
    Ok(told.iter().map(|tricks| tricks.unwrap_or(rest)).collect())
}

/// The tricks of a misère that was made, where they all are in one column.
pub(crate) fn tricks_of_misere(rules: &Rules, seat: Seat, columns: &[SeatSet]) -> Option<Vec<u8>> {
    let tricks = |column: &SeatSet| if column.contains(seat) { 0 } else { TRICKS };
    opponents_score_together(rules).then(|| columns.iter().map(tricks).collect())
}
