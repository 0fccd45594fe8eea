//! The decision tables, one file for each section of the rulebook: `docs/spec/laws.md`.

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
    row::{Case, decide},
    ruling::Ruling,
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
