//! Claims on revokes: they wait for the end of the play.

use crate::{Effect, Irregularity, Ruling, Seats};
use table::{Seat, SeatSet};

use crate::open_table::{
    act::Claim,
    claims::gives,
    hand::{Hand, HandStage},
    memory::{Claimed, Revoked, Verdict},
};

impl Hand {
    pub(crate) fn accuse(&mut self, number: usize, seat: Seat, accused: Seat, trick: u8) {
        let inside = self.inside();
        let begun = inside.finished() + u8::from(!inside.trick().is_empty());
        if self.team(accused).contains(seat) || trick > begun {
            return;
        }
        self.memory.claims[number].verdict = Verdict::Waiting;
        if self.at == HandStage::Settling {
            self.judge_revokes();
        }
    }

    /// Judges the claims on revokes that have waited, with those ruled before \[LAW-REV-8\]: when the play is over, and
    /// all know who plays with whom. Hand and row of a player may both have revoked in a trick: a claim is about both.
    pub(crate) fn judge_revokes(&mut self) {
        let accuses = |hand: &Self, claim: &Claimed, revoke: &Revoked| {
            claim.claim == Claim::Revoke(revoke.seat, revoke.trick)
                && claim.verdict != Verdict::Denied
                && !hand.team(revoke.seat).contains(claim.seat)
        };
        let of_claim = |hand: &Self, claim: &Claimed| -> Vec<usize> {
            let revokes = hand.memory.revokes.iter().enumerate();
            let accused = revokes.filter(|(_, revoke)| !revoke.corrected && accuses(hand, claim, revoke));
            accused.map(|(place, _)| place).collect()
        };
        let accused: Vec<Vec<usize>> = self.memory.claims.iter().map(|claim| of_claim(self, claim)).collect();
        let proved: Vec<usize> = (0..self.memory.revokes.len())
            .filter(|place| accused.iter().flatten().any(|accused| accused == place))
            .collect();
        let told = proved.iter().map(|&place| self.revoke_told(place)).collect::<Vec<_>>();
        let rulings: Vec<Option<Ruling>> =
            (0..proved.len()).map(|index| self.ruling_among(told.clone(), index)).collect();
        let memory = &mut self.memory;
        memory.by_revokes = (Vec::new(), None);
        for (&place, ruling) in proved.iter().zip(&rulings) {
            memory.revokes[place].ruled = true;
            let Some(ruling) = ruling else { continue };
            memory.by_revokes.0.extend(gives(ruling, Effect::NoScore));
            if gives(ruling, Effect::ContractLost).is_some() {
                memory.by_revokes.1 = Some(false);
            } else if gives(ruling, Effect::ContractAwarded).is_some() && memory.by_revokes.1.is_none() {
                memory.by_revokes.1 = Some(true);
            }
        }
        for (claim, accused) in memory.claims.iter_mut().zip(accused) {
            if !matches!(claim.claim, Claim::Revoke(..)) || claim.verdict == Verdict::Denied {
                continue;
            }
            let ruling = accused.first().and_then(|place| proved.iter().position(|other| other == place));
            let ruling = ruling.and_then(|index| rulings[index].clone());
            claim.verdict = if ruling.is_some() { Verdict::Upheld } else { Verdict::Denied };
            claim.rule(ruling);
        }
    }

    fn revoke_told(&self, place: usize) -> Irregularity {
        Irregularity::Revoke(crate::Revoke {
            corrected: Some(false),
            next_played: Some(Seats(SeatSet::all(self.seats()))),
            proved: Some(true),
            ..self.memory.revokes[place].told()
        })
    }
}
