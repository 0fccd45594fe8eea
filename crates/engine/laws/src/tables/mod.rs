//! The decision tables, one file for each section of the rulebook: `docs/spec/laws.md`.
#![allow(
    clippy::redundant_closure_for_method_calls,
    reason = "a path to a method is of one lifetime, a row of a table of any"
)]

mod call;
mod count;
mod cut;
mod deal;
mod draw;
mod exposed;
mod kitty;
mod look;
mod revoke;
mod score;
mod turn;

pub(crate) use deal::PASSED_OVER;

use crate::{
    Stage,
    fact::Known,
    hand::Hand,
    incident::Irregularity,
    row::{Case, Row, decide},
    ruling::{Otherwise, Ruling},
};

/// The ruling on one irregularity, whatever comes of the others.
pub(crate) fn judge(
    hand: &Hand<'_>,
    all: &[Irregularity],
    index: usize,
    common: Option<Stage>,
) -> Known<Ruling> {
    let irregularity = &all[index];
    let case = Case { facts: &(), hand, stage: irregularity.stage().or(common), all, index, common };
    match irregularity {
        Irregularity::Draw(facts) => decide(&case.with(facts), &[draw::DRAW]),
        Irregularity::Cut(facts) => decide(&case.with(facts), &[cut::CUT]),
        Irregularity::Deal(facts) => decide(&case.with(facts), &[deal::DEAL]),
        Irregularity::ImperfectPack(facts) => decide(&case.with(facts), &[deal::PACK]),
        Irregularity::Count(facts) => {
            let case = case.with(facts);
            decide(&case, &[count::DISCARD, count::DEAL, count::HAND, count::WITHOUT_CONTRACTOR])
        }
        Irregularity::PrematureCall(facts) => decide(&case.with(facts), &[call::CALL]),
        Irregularity::Exposed(facts) => decide(&case.with(facts), &[exposed::EXPOSED]),
        Irregularity::KittySeen(facts) => {
            let case = case.with(facts);
            decide(&case, &[kitty::EVERY_LOOK, kitty::OWN, kitty::EARLY, kitty::OTHER])
        }
        Irregularity::Lead(facts) => decide(&case.with(facts), &[turn::LEAD]),
        Irregularity::Play(facts) => decide(&case.with(facts), &[turn::PLAY]),
        Irregularity::Revoke(facts) => decide(&case.with(facts), &[revoke::REVOKE]),
        Irregularity::Score(facts) => decide(&case.with(facts), &[score::SCORE]),
        Irregularity::Look(facts) => look::judge(&case.with(facts)),
    }
}

/// The id of every row of every table, in the order of the rulebook.
#[must_use]
pub fn laws() -> Vec<&'static str> {
    let mut laws = Vec::new();
    for (law, _) in rows() {
        if !laws.contains(&law) {
            laws.push(law);
        }
    }
    laws
}

/// The law of that id, if a ruling may name it: as that by which it is ruled, or as what holds without a claim.
pub(crate) fn known(law: &str) -> Option<&'static str> {
    let named = rows().into_iter().flat_map(|(law, otherwise)| {
        let other = match otherwise {
            Some(Otherwise::Law(other)) => Some(other),
            _ => None,
        };
        [Some(law), other]
    });
    named.flatten().find(|known| *known == law)
}

/// The id of every row, and what holds without a claim.
fn rows() -> Vec<(&'static str, Option<Otherwise>)> {
    let tables = [
        ids(draw::DRAW),
        ids(cut::CUT),
        ids(deal::DEAL),
        ids(deal::PACK),
        ids(count::DEAL),
        ids(count::WITHOUT_CONTRACTOR),
        ids(call::CALL),
        ids(exposed::EXPOSED),
        ids(kitty::EVERY_LOOK),
        ids(kitty::EARLY),
        ids(kitty::OTHER),
        ids(turn::LEAD),
        ids(turn::PLAY),
        ids(revoke::REVOKE),
        ids(score::SCORE),
        ids(count::DISCARD),
        ids(count::HAND),
        ids(look::LOOK),
    ];
    tables.concat()
}

fn ids<F>(table: &[Row<F>]) -> Vec<(&'static str, Option<Otherwise>)> {
    table.iter().map(|row| (row.law(), row.otherwise())).collect()
}
