//! Something happened: the referee asks, knowing the hand, and the ruling goes onto the sheet.

use std::io::{self, BufRead, Write};

use kookaburra::AnyRules;
use laws::{Contract, Incident, Judgement};
use sheet::Book;
use table::{Seat, SeatSet};

use super::keeping::Keeping;
use crate::referee::{Dialogue, Ruled};

impl<R: BufRead, W: Write> Keeping<R, W> {
    /// Asks what happened until nothing else did; what is ruled may be written.
    pub(super) fn ruling(&mut self) -> io::Result<()> {
        let AnyRules::FiveHundred(rules) = self.rules.clone() else {
            return self.lines.say_key("ruling-rummy");
        };
        let names = self.book.game().players.clone();
        let draft = self.book.draft().clone();
        let dealer = draft.dealer.or_else(|| self.game()?.dealer).unwrap_or(self.book.game().dealer);
        let mut known: Option<Incident> = None;
        loop {
            let mut dialogue = Dialogue::new(&rules, dealer, names.clone(), &mut self.lines);
            if let Some((seat, bid)) = draft.seat.zip(draft.bid) {
                let partners: SeatSet = draft.partners.iter().flatten().copied().collect();
                dialogue = dialogue.knowing(seat, bid, partners);
            }
            if let Some(known) = known.take() {
                dialogue = dialogue.going_on(known);
            }
            let ruled = dialogue.round()?;
            let incident = dialogue.known();
            match ruled {
                None => return Ok(()),
                Some(Ruled::Nothing) => {}
                Some(Ruled::Judgement(judgement)) => {
                    let words = referee::in_a_line(&judgement, &rules, &names, self.lines.texts);
                    if self.write_ruling(&judgement, words, incident.contract.flatten())? {
                        return Ok(());
                    }
                }
            }
            known = Some(incident);
        }
    }

    /// Writes a ruling if that is wanted; true if the deal is void by it.
    fn write_ruling(
        &mut self,
        judgement: &Judgement,
        words: String,
        contract: Option<Contract>,
    ) -> io::Result<bool> {
        let choices = ["who-on-sheet", "keeping-not-written"].map(|key| self.lines.texts.get(key));
        if self.lines.number(&choices)? != Some(0) {
            return Ok(false);
        }
        let is_void = judgement.deal.is_void();
        let write = |book: &mut Book| {
            if let (false, None, Some(contract)) = (is_void, book.draft().seat, contract) {
                let draft = book.draft_mut();
                (draft.seat, draft.bid) = (Some(contract.seat), Some(contract.bid));
            }
            book.take_ruling(judgement, words, Seat(0))
        };
        let is_written = self.attempt(write)?;
        if is_written && is_void {
            self.band()?;
        } else if is_written {
            self.lines.say_key("keeping-ruled")?;
        }
        Ok(is_written && is_void)
    }
}
