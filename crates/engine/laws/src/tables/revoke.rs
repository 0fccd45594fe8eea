//! §9, the revoke \[LAW-REV\].

use cards::{Card, Rank, Suit};
use five_hundred::{Nomination, Strain, axis::RevokeAward};
use table::SeatSet;

use crate::{
    Stage,
    fact::{Known, Led},
    hand::Hand,
    incident::{Irregularity, Revoke},
    row::Case,
    ruling::{Effect, Outcome, Until},
};

type Row = crate::row::Row<Revoke>;

pub(crate) static REVOKE: &[Row] = &[
    Row::new("LAW-REV-2", |case| Ok(!case.is_revoke()?)),
    Row::new("LAW-REV-3", |case| case.is_corrected_in_time())
        .gives(|case| Ok(vec![Outcome::on(Effect::Exposed, SeatSet::of(case.facts.seat()?))]))
        .by(|case| case.facts.seat().map(SeatSet::of))
        .until(Until::OwnPlay)
        .or_by("LAW-REV-4"),
    Row::new("LAW-REV-4", |case| Ok(!case.facts.proved()?)),
    Row::new("LAW-REV-5", |case| case.is_from(Stage::NextDeal)),
    accused("LAW-REV-8", |case| case.has_other_party_revoked()).gives(|case| {
        let of_contractor = case.is_of_contractor()?;
        Ok(vec![if of_contractor { case.lost()? } else { case.unscored()? }])
    }),
    accused("LAW-REV-6", |case| case.is_of_contractor()).gives(|case| Ok(vec![case.lost()?])),
    accused("LAW-REV-7", |case| Ok(case.hand.contract()?.is_some())).gives(|case| {
        let mut outcomes = vec![case.unscored()?];
        if case.hand.rules.axes().revoke_award == RevokeAward::Made {
            outcomes.push(Outcome::on(Effect::ContractAwarded, case.hand.party()?));
        }
        Ok(outcomes)
    }),
    accused("LAW-REV-9", |_| Ok(true)).gives(|case| Ok(vec![case.unscored()?])),
];

const fn accused(law: &'static str, when: fn(&Case<'_, Revoke>) -> Known<bool>) -> Row {
    Row::new(law, when).by(|case| case.hand.outside(case.facts.seat()?)).before(Stage::NextDeal).or_stands()
}

impl Case<'_, Revoke> {
    fn lost(&self) -> Known<Outcome> {
        Ok(Outcome::on(Effect::ContractLost, self.hand.party()?))
    }

    fn unscored(&self) -> Known<Outcome> {
        Ok(Outcome::on(Effect::NoScore, self.hand.unit(self.facts.seat()?)?))
    }

    fn is_of_contractor(&self) -> Known<bool> {
        Ok(self.hand.party()?.contains(self.facts.seat()?))
    }

    fn is_corrected_in_time(&self) -> Known<bool> {
        if !self.facts.corrected()? {
            return Ok(false);
        }
        let seat = self.facts.seat()?;
        let closing = self.hand.teammates(seat)? | SeatSet::of(seat);
        Ok(!self.facts.next_played()?.0.intersects(closing))
    }

    /// Whether it is a revoke that costs its player's side: not corrected in time, and proved in time.
    fn is_proved_in_time(&self) -> Known<bool> {
        Ok(self.is_revoke()?
            && !self.is_corrected_in_time()?
            && self.facts.proved()?
            && self.is_before(Stage::NextDeal)?)
    }

    /// \[LAW-REV-8\]
    fn has_other_party_revoked(&self) -> Known<bool> {
        if self.hand.contract()?.is_none() {
            return Ok(false);
        }
        let of_contractor = self.is_of_contractor()?;
        for other in self.all {
            let Irregularity::Revoke(facts) = other else { continue };
            let case = Case { stage: facts.stage.or(self.common), ..self.with(facts) };
            if case.is_of_contractor()? != of_contractor && case.is_proved_in_time()? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether a card was played that shouldn't have been \[LAW-REV-1\].
    fn is_revoke(&self) -> Known<bool> {
        let facts = self.facts;
        if facts.taken_back == Some(true) || facts.led == Some(Led(None)) {
            return Ok(false);
        }
        let Led(Some(led)) = facts.led()? else { return Ok(false) };
        if facts.taken_back()? {
            return Ok(false);
        }
        let suits = Suits::of(self.hand, facts.seat()?.index())?;
        let (card, held) = (facts.card()?, facts.held()?);
        let follows = |card: Card| suits.suit_of(card) == Some(led);
        let is_free_joker = |card: Card| card.is_joker() && suits.suit_of(card).is_none();
        let could_follow = held.iter().any(|&card| follows(card));
        let kept_joker = suits.joker_must && held.iter().any(|&card| is_free_joker(card));
        // To the first trick of a suit a joker may be played by choice; of the first trick of all it is known to be one
        // [FH-JOK-11].
        let bid = self.hand.contract()?.map(|contract| contract.bid);
        if is_free_joker(card) && self.hand.rules.has_first_rounds(bid) && facts.trick()? == 1 {
            return Ok(false);
        }
        Ok(!follows(card) && (could_follow || kept_joker && !is_free_joker(card)))
    }
}

/// The suits of a player's cards in the contract \[FH-RANK-2\] \[FH-NOM-1\].
struct Suits {
    strain: Strain,
    /// The four that is a trump whatever its suit \[FH-RANK-7\].
    four: Option<Card>,
    /// The suit that the player has given their jokers.
    named: Option<Suit>,
    /// Whether those who can't follow must play a joker without a suit \[FH-JOK-4\].
    joker_must: bool,
}

impl Suits {
    fn of(hand: &Hand<'_>, seat: usize) -> Known<Self> {
        let Some(contract) = hand.contract()? else {
            return Ok(Self { strain: Strain::NoTrumps, four: None, named: None, joker_must: false });
        };
        let named = match contract.nominated {
            Some(Nomination::Suit(suit)) if contract.seat.index() == seat => Some(suit),
            _ => None,
        };
        let joker_must = hand.rules.must_play_joker(contract.bid);
        let strain = contract.bid.strain();
        let four = strain.trump().and_then(|trump| hand.rules.axes().pack.lowest_trump(trump));
        Ok(Self { strain, four, named, joker_must })
    }

    /// A card told may be none of the pack; the suit it would belong to is clear all the same.
    fn suit_of(&self, card: Card) -> Option<Suit> {
        let trump = self.strain.trump();
        match (card.suit(), card.rank()) {
            _ if self.four == Some(card) => trump,
            (None, _) => trump.or(self.named),
            (Some(suit), Some(Rank::Jack)) => {
                trump.filter(|trump| trump.same_colour() == suit).or(Some(suit))
            }
            (suit, _) => suit,
        }
    }
}
