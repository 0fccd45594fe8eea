//! The exchange before a deal.

use fair_shuffle::{Commitment, Nonce};
use online_visitor::{Kept, Owed, Room};
use online_wire::Wish;

/// What somebody has done for the next deal, and has seen of those before.
#[derive(Default)]
pub(super) struct Exchange {
    /// The nonce of the next deal, and what is owed to it already.
    nonce: Option<Kept>,
    owed: Option<Owed>,
    /// What the server has committed to, by deal.
    pub(super) seen: Vec<(u32, Commitment)>,
}

impl Exchange {
    /// Whatever was sent may have been lost with the connection.
    pub(super) const fn renew(&mut self) {
        self.owed = None;
    }

    /// Whatever is owed to the next deal, once.
    pub(super) fn owed(&mut self, room: &Room) -> Option<Wish> {
        let dealing = &room.company.dealing;
        if let Some(commitment) = dealing.commitment
            && self.seen.last().is_none_or(|&(deal, _)| deal < dealing.next)
        {
            self.seen.push((dealing.next, commitment));
        }
        let owed = room.owes(self.nonce.as_ref())?;
        if self.owed == Some(owed) {
            return None;
        }
        self.owed = Some(owed);
        match owed {
            Owed::Show(kept) => Some(kept.shown()),
            Owed::Pledge(deal) => {
                let kept = self.nonce.filter(|kept| kept.deal == deal);
                let kept = kept.or_else(|| Some(Kept { deal, nonce: Nonce::fresh()? }))?;
                self.nonce = Some(kept);
                Some(Wish::Pledge { deal, commitment: room.commitment(&kept) })
            }
        }
    }
}
