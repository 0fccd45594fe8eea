//! Something happened: the referee asks, knowing the hand, and the ruling goes onto the sheet.

use std::io::{self, BufRead, Write};

use five_hundred::Rules;
use kookaburra::AnyRules;
use laws::{Contract, Incident};
use sheet::{Book, can_both_be_noted};
use table::{Seat, SeatSet};

use super::keeping::Keeping;
use crate::referee::{Dialogue, Ruled, Told, breaches};

/// The contract that was told to the referee, if the sheet has none.
fn tell_contract(book: &mut Book, contract: Option<Contract>) {
    if let (None, Some(contract)) = (book.draft().seat, contract) {
        let draft = book.draft_mut();
        (draft.seat, draft.bid) = (Some(contract.seat), Some(contract.bid));
    }
}

impl<R: BufRead, W: Write> Keeping<R, W> {
    /// Asks what happened until nothing else did; what is ruled may be written.
    pub(super) fn ruling(&mut self) -> io::Result<()> {
        let rules = match self.rules.clone() {
            AnyRules::FiveHundred(rules) => rules,
            AnyRules::Rummy500(rules) => return breaches(&rules, &mut self.lines),
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
                Some(Ruled::Both(both)) => {
                    self.note_both(&both, &rules, &names, incident.contract.flatten())?;
                }
                Some(Ruled::Judgement(judgement)) => {
                    let words = texts::referee::in_a_line(&judgement, &rules, &names, self.lines.texts);
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
        judgement: &laws::Judgement,
        words: String,
        contract: Option<Contract>,
    ) -> io::Result<bool> {
        let choices = ["who-on-sheet", "keeping-not-written"].map(|key| self.lines.texts.get(key));
        if self.lines.number(&choices)? != Some(0) {
            return Ok(false);
        }
        let is_void = judgement.deal.is_void();
        let write = |book: &mut Book| {
            if !is_void {
                tell_contract(book, contract);
            }
            book.take_ruling(judgement, words, Seat(0))
        };
        let is_written = self.attempt(write)?;
        if is_written && is_void {
            self.status_line()?;
        } else if is_written {
            self.lines.say_key("keeping-ruled")?;
        }
        Ok(is_written && is_void)
    }

    /// Notes two rulings that people disagree about, where both can wait and that is wanted: the hand is played on.
    fn note_both(
        &mut self,
        both: &[Told; 2],
        rules: &Rules,
        names: &[String],
        contract: Option<Contract>,
    ) -> io::Result<()> {
        let has_contract = contract.is_some() || self.book.draft().seat.is_some();
        let [one, other] = both;
        if !has_contract || !can_both_be_noted(&one.judgement, &other.judgement) {
            return Ok(());
        }
        let texts = self.lines.texts;
        let choices = ["who-note-both", "keeping-not-written"].map(|key| texts.get(key));
        if self.lines.number(&choices)? != Some(0) {
            return Ok(());
        }
        let noted = |told: &Told| {
            let ruling = texts::referee::in_a_line(&told.judgement, rules, names, texts);
            let args = [
                ("question", told.question.clone().into()),
                ("answer", told.answer.clone().into()),
                ("ruling", ruling.into()),
            ];
            texts.format("who-noted", &args)
        };
        let words = [noted(one), noted(other)];
        let written = self.change(|book| {
            let [first, second] = words;
            tell_contract(book, contract);
            book.note_both([(&one.judgement, first), (&other.judgement, second)], Seat(0));
        })?;
        written.map_or(Ok(()), |()| self.lines.say_key("keeping-noted"))
    }

    /// One of two rulings that are noted on the last hand is taken, or neither.
    pub(super) fn settle(&mut self) -> io::Result<()> {
        let Some(game) = self.game() else { return Ok(()) };
        let row = |entry| game.rows.iter().rev().find(|row| row.corrects.unwrap_or(row.entry) == entry);
        let Some(row) = game.unsettled.and_then(row) else {
            return self.lines.say_key("keeping-nothing-noted");
        };
        let mut choices: Vec<String> = row.noted.iter().map(|noted| noted.note.clone()).collect();
        choices
            .extend(["tally-settle-as-played", "keeping-settle-later"].map(|key| self.lines.texts.get(key)));
        let ruling = match self.lines.number(&choices)? {
            Some(ruling) if ruling < row.noted.len() => Some(ruling),
            Some(as_played) if as_played == row.noted.len() => None,
            _ => return Ok(()),
        };
        if self.attempt(|book| book.settle(ruling).map(drop))? {
            self.status_line()?;
        }
        Ok(())
    }
}
