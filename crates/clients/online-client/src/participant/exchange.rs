//! One's part in the exchange before each deal: to commit to a nonce, and to show it.

use fair_shuffle::{Commitment, Nonce};
use online_wire::{ParticipantId, Participants, TableCommand};

/// Somebody at a table, as far as the exchange concerns them.
#[derive(Clone, Copy, Debug)]
pub struct Party<'a> {
    /// The name of the table in proofs.
    pub table: &'a str,
    /// Their number.
    pub you: ParticipantId,
    /// Everybody there.
    pub participants: &'a Participants,
}

/// A nonce that one keeps to oneself until it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Saved {
    /// The number of the deal.
    pub deal: u32,
    /// The nonce.
    pub nonce: Nonce,
}

/// What one owes the next deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Owed {
    /// A commitment for the deal of this number.
    Commit(u32),
    /// One’s nonce.
    Show(Saved),
}

/// What somebody has done for the next deal, and has seen of those before.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Exchange {
    /// The nonce that is not shown yet, or was shown last.
    pub nonce: Option<Saved>,
    /// What the server committed to before each deal that one saw.
    pub commitments: Vec<(u32, Commitment)>,
    /// What was sent last.
    sent: Option<Owed>,
}

impl Party<'_> {
    /// What one owes the next deal: to commit to a nonce, and to show it if one’s own commitment stands there.
    fn owes(&self, saved: Option<&Saved>) -> Option<Owed> {
        let dealing = &self.participants.dealing;
        let place = self.participants.participants.get(self.you.0 as usize)?.place;
        place.filter(|_| self.participants.duplicate.is_none())?;
        if dealing.commitment.is_none() {
            let commitments_made = dealing.commitments_made.contains(&self.you);
            return (!commitments_made).then_some(Owed::Commit(dealing.next));
        }
        let saved = saved.filter(|saved| saved.deal == dealing.next)?;
        let mine = dealing.people.iter().find(|part| part.person == self.you.0)?;
        let is_mine = mine.nonce.is_none() && mine.commitment == self.commitment(saved);
        is_mine.then_some(Owed::Show(*saved))
    }

    /// What one commits to with a nonce.
    fn commitment(&self, saved: &Saved) -> Commitment {
        saved.nonce.commit(self.table, saved.deal, self.you.0)
    }
}

impl Exchange {
    /// As it was saved.
    pub const fn of(nonce: Option<Saved>, commitments: Vec<(u32, Commitment)>) -> Self {
        Self { nonce, commitments, sent: None }
    }

    /// Whatever was sent may have been lost with the connection, or was refused.
    pub const fn renew(&mut self) {
        self.sent = None;
    }

    /// The request that is owed to the next deal, once. The nonce is to be saved before the request is sent; `fresh`
    /// gives one that nobody knows, if it can.
    pub fn next(&mut self, party: &Party<'_>, fresh: impl FnOnce() -> Option<Nonce>) -> Option<TableCommand> {
        let dealing = &party.participants.dealing;
        if let Some(commitment) = dealing.commitment {
            self.note(dealing.next, commitment);
        }
        let owed = party.owes(self.nonce.as_ref()).filter(|&owed| self.sent != Some(owed))?;
        let command = match owed {
            Owed::Show(Saved { deal, nonce }) => TableCommand::Show { deal, nonce },
            Owed::Commit(deal) => {
                let saved = self.nonce.filter(|saved| saved.deal == deal);
                let saved = saved.or_else(|| Some(Saved { deal, nonce: fresh()? }))?;
                self.nonce = Some(saved);
                TableCommand::Commit { deal, commitment: party.commitment(&saved) }
            }
        };
        self.sent = Some(owed);
        Some(command)
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
    use crate::participant::testing::room;

    #[test]
    fn what_is_owed_is_sent_once_and_again_if_it_may_be_lost() {
        let mut room = room();
        let mut exchange = Exchange::default();
        let nonce = Nonce([5; 32]);
        assert_eq!(exchange.next(&room.party(), || None), None, "there is no chance to be had");
        let make_commitment = exchange.next(&room.party(), || Some(nonce));
        let Some(TableCommand::Commit { deal: 0, commitment }) = make_commitment else {
            panic!("{make_commitment:?}")
        };
        assert_eq!(exchange.next(&room.party(), || panic!("it is known")), None);
        exchange.renew();
        assert_eq!(exchange.next(&room.party(), || panic!("it is known")), make_commitment);
        let server = Secret([1; 32]).commit("friday", 0);
        let people = vec![Participant { person: 0, commitment, nonce: None }];
        room.participants.dealing = Dealing {
            next: 0,
            commitments_made: Vec::new(),
            commitment: Some(server),
            people: people.clone(),
        };
        let show = Some(TableCommand::Show { deal: 0, nonce });
        assert_eq!(exchange.next(&room.party(), || None), show);
        // Another commitment for the same deal doesn’t take the place of the first.
        room.participants.dealing.commitment = Some(Secret([2; 32]).commit("friday", 0));
        assert_eq!(exchange.next(&room.party(), || None), None);
        assert_eq!(exchange.commitments, [(0, server)]);
    }

    #[test]
    fn a_nonce_is_shown_only_if_ones_own_commitment_stands_there() {
        let mut room = room();
        let saved = Saved { deal: 0, nonce: Nonce([5; 32]) };
        assert_eq!(room.party().owes(None), Some(Owed::Commit(0)));
        room.participants.dealing.commitments_made = vec![ParticipantId(0)];
        assert_eq!(room.party().owes(Some(&saved)), None, "the server has not committed itself");
        let part = |person, commitment| Participant { person, commitment, nonce: None };
        let theirs = Nonce([6; 32]).commit("friday", 0, 0);
        let dealing = |people| Dealing {
            next: 0,
            commitments_made: Vec::new(),
            commitment: Some(Secret([1; 32]).commit("friday", 0)),
            people,
        };
        for people in [vec![], vec![part(1, room.party().commitment(&saved))], vec![part(0, theirs)]] {
            room.participants.dealing = dealing(people);
            assert_eq!(room.party().owes(Some(&saved)), None);
        }
        let mine = part(0, room.party().commitment(&saved));
        room.participants.dealing = dealing(vec![mine.clone()]);
        assert_eq!(room.party().owes(Some(&saved)), Some(Owed::Show(saved)));
        let before = Saved { deal: 3, ..saved };
        assert_eq!(room.party().owes(Some(&before)), None, "a nonce is for one deal");
        room.participants.dealing.people[0].nonce = Some(saved.nonce);
        assert_eq!(room.party().owes(Some(&saved)), None, "it is shown already");
        room.participants.dealing = Dealing::default();
        room.participants.participants[0].place = None;
        assert_eq!(room.party().owes(None), None, "who watches adds nothing");
    }
}
