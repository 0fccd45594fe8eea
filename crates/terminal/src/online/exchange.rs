//! The exchange before a deal.

use std::io::Write;

use fair_shuffle::Nonce;
use online_visitor::{Kept, Owed};
use online_wire::Wish;

use super::OnlinePlain;

impl<W: Write> OnlinePlain<W> {
    /// Whatever is owed to the next deal, once.
    pub(super) fn exchange(&mut self) -> Option<Wish> {
        let room = self.room.as_ref()?;
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
