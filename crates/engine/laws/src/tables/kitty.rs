//! §7, the kitty seen \[LAW-WID\].

use five_hundred::axis::{IdleKitty, KittyChoice, KittyView};
use table::{Seat, SeatSet};

use crate::{
    Missing, Stage,
    fact::{Hidden, Known, Vote},
    incident::{Contract, Irregularity, KittySeen},
    row::Case,
    ruling::{Effect, Outcome, Until},
};

type Row = crate::row::Row<KittySeen>;

/// Every look. A game without a kitty has none to be seen.
pub(crate) static EVERY_LOOK: &[Row] = &[
    Row::new("LAW-WID-1", |case| {
        let none = !case.facts.in_time()? || case.facts.seen_at()? >= Stage::Over || case.has_no_kitty()?;
        Ok(none || case.is_shown_to_all()?)
    }),
    Row::new("LAW-WID-6", |case| case.hand.is_passed_out(case.stage()?)),
];

/// What the rules give the contractor to see.
pub(crate) static OWN: &[Row] = &[
    Row::new("LAW-LOOK-4", |case| Ok(case.is_own()? && case.facts.seen_at()? < Stage::FirstTrick)),
    Row::new("LAW-LOOK-6", |case| case.is_own())
        .gives(|case| super::look::suit_demanded(case.facts.seat()?))
        .by(|case| case.hand.opponent_on_right(case.facts.seat()?))
        .until(Until::Now)
        .or_stands()
        .by_choice(),
];

/// An early claim.
pub(crate) static EARLY: &[Row] = &[
    early("LAW-WID-12", |case| {
        let side = case.hand.side(case.facts.seat()?);
        Ok(case.is_early()? && !(case.seers()? - side).is_empty())
    })
    .gives(|_| Ok(vec![Outcome::of(Effect::NewDeal).if_chosen()]))
    .by_anybody()
    .by_choice(),
    Row::new("LAW-WID-13", |case| Ok(case.is_early()? && case.has_partner_looked_before()?)),
    early("LAW-WID-8", |case| Ok(case.is_early()? && case.all_want(Vote::SixNoTrump)?)).gives(forced),
    early("LAW-WID-9", |case| Ok(case.is_early()? && case.all_want(Vote::NewDeal)?))
        .gives(|_| Ok(vec![Outcome::of(Effect::NewDeal)])),
    early("LAW-WID-10", |case| Ok(case.is_early()? && !case.all_want(Vote::Waive)?)).gives(forced),
    Row::new("LAW-WID-11", |case| case.is_early()),
];

/// Any other claim.
pub(crate) static OTHER: &[Row] = &[
    Row::new("LAW-WID-7", |case| Ok(case.hand.contract()?.is_none() && case.is_before(Stage::Contract)?))
        .gives(|_| Ok(Vec::new())),
    Row::new("LAW-WID-5", |case| Ok(case.hand.contract()?.is_none()))
        .gives(|case| {
            let shown = case.hand.rules.axes().idle_kitty == IdleKitty::Shown;
            if shown && case.facts.what()? == Hidden::Kitty {
                return Ok(vec![Outcome::of(Effect::Stands)]);
            }
            Ok(vec![Outcome::on(Effect::NoScore, case.hand.unit(case.facts.seat()?)?)])
        })
        .by(|case| case.hand.outside(case.facts.seat()?))
        .until(Until::Trick)
        .or_stands(),
    chosen("LAW-WID-4", |case| case.hand.is_contractor(case.facts.seat()?), on_left),
    chosen(
        "LAW-WID-3",
        |case| Ok(case.hand.party()?.contains(case.facts.seat()?)),
        |case| match case.hand.rules.axes().kitty_choice {
            KittyChoice::Contractor => contractor(case),
            KittyChoice::Innocent => on_left(case),
        },
    ),
    chosen("LAW-WID-2", |_| Ok(true), contractor)
        .gives(|case| {
            let no_score = Outcome::on(Effect::NoScore, case.hand.unit(case.facts.seat()?)?);
            Ok(vec![Outcome::of(Effect::NewDeal).if_chosen(), no_score.if_chosen()])
        })
        .or(Effect::NoScore),
];

const fn early(law: &'static str, when: fn(&Case<'_, KittySeen>) -> Known<bool>) -> Row {
    Row::new(law, when).by(|case| case.entitled()).until(Until::Call).or_by("LAW-WID-2")
}

/// Somebody may have a new deal, and says so at once.
const fn chosen(
    law: &'static str,
    when: fn(&Case<'_, KittySeen>) -> Known<bool>,
    by: fn(&Case<'_, KittySeen>) -> Known<SeatSet>,
) -> Row {
    Row::new(law, when)
        .gives(|_| Ok(vec![Outcome::of(Effect::NewDeal).if_chosen()]))
        .by(by)
        .until(Until::Now)
        .or_stands()
        .by_choice()
}

fn forced(case: &Case<'_, KittySeen>) -> Known<Vec<Outcome>> {
    Ok(vec![Outcome::on(Effect::ForcedContract, SeatSet::of(case.facts.seat()?))])
}

fn contractor(case: &Case<'_, KittySeen>) -> Known<SeatSet> {
    Ok(case.hand.contract()?.map_or(SeatSet::EMPTY, |contract| SeatSet::of(contract.seat)))
}

fn on_left(case: &Case<'_, KittySeen>) -> Known<SeatSet> {
    case.hand.contract()?.map_or(Ok(SeatSet::EMPTY), |contract| case.hand.opponent_on_left(contract.seat))
}

impl Case<'_, KittySeen> {
    /// Whether it is a look at a kitty that lies face up before the contractor takes it up \[FH-VIEW-6\].
    fn is_shown_to_all(&self) -> Known<bool> {
        if self.hand.rules.axes().kitty_view == KittyView::Hidden || self.facts.what()? != Hidden::Kitty {
            return Ok(false);
        }
        let contract = self.hand.contract()?;
        let is_taken = contract.is_some_and(|contract| self.hand.rules.takes_kitty(contract.bid));
        Ok(is_taken && self.facts.seen_at()? >= Stage::Contract)
    }

    fn has_no_kitty(&self) -> Known<bool> {
        Ok(self.hand.rules.kitty_size() == 0 && self.facts.what()? == Hidden::Kitty)
    }

    /// Whether it is the contractor's look, once there is a contract, at the kitty taken up or at the discards.
    fn is_own(&self) -> Known<bool> {
        let seat = self.facts.seat()?;
        let Some(Contract { bid, .. }) = self.hand.contract()?.filter(|contract| contract.seat == seat)
        else {
            return Ok(false);
        };
        let given = match self.facts.what()? {
            Hidden::Kitty => self.hand.rules.takes_kitty(bid),
            Hidden::Discards => true,
            Hidden::DeadHand | Hidden::Row => false,
        };
        Ok(given && self.facts.seen_at()? >= Stage::Contract)
    }

    fn looks(&self) -> impl Iterator<Item = (usize, &KittySeen)> {
        self.all.iter().enumerate().filter_map(|(index, other)| match other {
            Irregularity::KittySeen(facts) => Some((index, facts)),
            _ => None,
        })
    }

    /// Those who saw the kitty before anybody had bid.
    fn seers(&self) -> Known<SeatSet> {
        let mut seers = SeatSet::EMPTY;
        for (_, look) in self.looks() {
            if look.seen_at()? < Stage::Bidding {
                seers |= SeatSet::of(look.seat()?);
            }
        }
        Ok(seers)
    }

    /// \[LAW-WID-16\]
    fn entitled(&self) -> Known<SeatSet> {
        let side = self.hand.side(self.facts.seat()?);
        let guilty = self.seers()?.iter().fold(side, |guilty, seer| guilty | self.hand.side(seer));
        let innocent = self.hand.all() - guilty;
        Ok(if innocent.is_empty() { self.hand.all() } else { innocent })
    }

    /// \[LAW-WID-17\]
    fn is_early(&self) -> Known<bool> {
        Ok(self.facts.seen_at()? < Stage::Bidding
            && !self.facts.called_since()?.0.intersects(self.entitled()?))
    }

    /// Whether a partner of a fixed side saw it before, and that claim is early too.
    fn has_partner_looked_before(&self) -> Known<bool> {
        let teammates = self.hand.side(self.facts.seat()?) - SeatSet::of(self.facts.seat()?);
        for (index, look) in self.looks().take_while(|&(index, _)| index < self.index) {
            let case = Case { index, ..self.with(look) };
            if teammates.contains(look.seat()?) && look.in_time()? && case.is_early()? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn all_want(&self, vote: Vote) -> Known<bool> {
        let votes = self.facts.votes()?.0;
        let vote_of = |seat: Seat| votes.get(&seat).copied().ok_or(Missing("votes"));
        self.entitled()?.iter().try_fold(true, |all, seat| Ok(all && vote_of(seat)? == vote))
    }
}
