//! One's part in the exchange before each deal: to commit to a nonce, and to show it.

use fair_shuffle::{Commitment, Nonce};
use online_wire::{Company, Visitor, Wish};

/// Somebody at a table, as far as the exchange concerns them.
#[derive(Clone, Copy, Debug)]
pub struct Party<'a> {
    /// The name of the table in proofs.
    pub table: &'a str,
    /// Their number.
    pub you: Visitor,
    /// Everybody there.
    pub company: &'a Company,
}

/// A nonce that one keeps to oneself until it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The number of the deal.
    pub deal: u32,
    /// The nonce.
    pub nonce: Nonce,
}

/// What one owes the next deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Owed {
    /// A commitment for the deal of this number.
    Pledge(u32),
    /// One’s nonce.
    Show(Kept),
}

/// What somebody has done for the next deal, and has seen of those before.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Exchange {
    /// The nonce that is not shown yet, or was shown last.
    pub nonce: Option<Kept>,
    /// What the server committed to before each deal that one saw.
    pub commitments: Vec<(u32, Commitment)>,
    /// What was sent last.
    sent: Option<Owed>,
}

impl Party<'_> {
    /// What one owes the next deal: to commit to a nonce, and to show it if one’s own commitment stands there.
    fn owes(&self, kept: Option<&Kept>) -> Option<Owed> {
        let dealing = &self.company.dealing;
        let place = self.company.visitors.get(self.you.0 as usize)?.place;
        place.filter(|_| self.company.duplicate.is_none())?;
        if dealing.commitment.is_none() {
            let pledged = dealing.pledged.contains(&self.you);
            return (!pledged).then_some(Owed::Pledge(dealing.next));
        }
        let kept = kept.filter(|kept| kept.deal == dealing.next)?;
        let mine = dealing.people.iter().find(|part| part.person == self.you.0)?;
        let is_mine = mine.nonce.is_none() && mine.commitment == self.commitment(kept);
        is_mine.then_some(Owed::Show(*kept))
    }

    /// What one commits to with a nonce.
    fn commitment(&self, kept: &Kept) -> Commitment {
        kept.nonce.commit(self.table, kept.deal, self.you.0)
    }
}

impl Exchange {
    /// As it was kept.
    pub const fn of(nonce: Option<Kept>, commitments: Vec<(u32, Commitment)>) -> Self {
        Self { nonce, commitments, sent: None }
    }

    /// Whatever was sent may have been lost with the connection, or was refused.
    pub const fn renew(&mut self) {
        self.sent = None;
    }

    /// The request that is owed to the next deal, once. The nonce is to be kept before the request is sent; `fresh` gives one that
    /// nobody knows, if it can.
    pub fn next(&mut self, party: &Party<'_>, fresh: impl FnOnce() -> Option<Nonce>) -> Option<Wish> {
        let dealing = &party.company.dealing;
        if let Some(commitment) = dealing.commitment {
            self.note(dealing.next, commitment);
        }
        let owed = party.owes(self.nonce.as_ref()).filter(|&owed| self.sent != Some(owed))?;
        let wish = match owed {
            Owed::Show(Kept { deal, nonce }) => Wish::Show { deal, nonce },
            Owed::Pledge(deal) => {
                let kept = self.nonce.filter(|kept| kept.deal == deal);
                let kept = kept.or_else(|| Some(Kept { deal, nonce: fresh()? }))?;
                self.nonce = Some(kept);
                Wish::Pledge { deal, commitment: party.commitment(&kept) }
            }
        };
        self.sent = Some(owed);
        Some(wish)
    }

    /// Notes what the server has committed to; what it committed to first is what counts.
    fn note(&mut self, deal: u32, commitment: Commitment) {
        if !self.commitments.iter().any(|&(other, _)| other == deal) {
            self.commitments.push((deal, commitment));
        }
    }
}

#[cfg(test)]
mod tests {
    use fair_shuffle::{Participant, Secret};
    use online_wire::Dealing;

    use super::*;
    use crate::testing::room;

    #[test]
    fn what_is_owed_is_sent_once_and_again_if_it_may_be_lost() {
        let mut room = room();
        let mut exchange = Exchange::default();
        let nonce = Nonce([5; 32]);
        assert_eq!(exchange.next(&room.party(), || None), None, "there is no chance to be had");
        let pledge = exchange.next(&room.party(), || Some(nonce));
        let Some(Wish::Pledge { deal: 0, commitment }) = pledge else { panic!("{pledge:?}") };
        assert_eq!(exchange.next(&room.party(), || panic!("it is known")), None);
        exchange.renew();
        assert_eq!(exchange.next(&room.party(), || panic!("it is known")), pledge);
        let server = Secret([1; 32]).commit("friday", 0);
        let people = vec![Participant { person: 0, commitment, nonce: None }];
        room.company.dealing =
            Dealing { next: 0, pledged: Vec::new(), commitment: Some(server), people: people.clone() };
        let show = Some(Wish::Show { deal: 0, nonce });
        assert_eq!(exchange.next(&room.party(), || None), show);
        // Another commitment for the same deal doesn’t take the place of the first.
        room.company.dealing.commitment = Some(Secret([2; 32]).commit("friday", 0));
        assert_eq!(exchange.next(&room.party(), || None), None);
        assert_eq!(exchange.commitments, [(0, server)]);
    }

    #[test]
    fn a_nonce_is_shown_only_if_ones_own_commitment_stands_there() {
        let mut room = room();
        let kept = Kept { deal: 0, nonce: Nonce([5; 32]) };
        assert_eq!(room.party().owes(None), Some(Owed::Pledge(0)));
        room.company.dealing.pledged = vec![Visitor(0)];
        assert_eq!(room.party().owes(Some(&kept)), None, "the server has not committed itself");
        let part = |person, commitment| Participant { person, commitment, nonce: None };
        let theirs = Nonce([6; 32]).commit("friday", 0, 0);
        let dealing = |people| Dealing {
            next: 0,
            pledged: Vec::new(),
            commitment: Some(Secret([1; 32]).commit("friday", 0)),
            people,
        };
        for people in [vec![], vec![part(1, room.party().commitment(&kept))], vec![part(0, theirs)]] {
            room.company.dealing = dealing(people);
            assert_eq!(room.party().owes(Some(&kept)), None);
        }
        let mine = part(0, room.party().commitment(&kept));
        room.company.dealing = dealing(vec![mine.clone()]);
        assert_eq!(room.party().owes(Some(&kept)), Some(Owed::Show(kept)));
        let before = Kept { deal: 3, ..kept };
        assert_eq!(room.party().owes(Some(&before)), None, "a nonce is for one deal");
        room.company.dealing.people[0].nonce = Some(kept.nonce);
        assert_eq!(room.party().owes(Some(&kept)), None, "it is shown already");
        room.company.dealing = Dealing::default();
        room.company.visitors[0].place = None;
        assert_eq!(room.party().owes(None), None, "who watches adds nothing");
    }
}
