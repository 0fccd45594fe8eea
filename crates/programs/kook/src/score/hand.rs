//! A hand, fact by fact, in the questions of the scorekeeper. What was told of it lies in the file, too.

use std::io::{self, BufRead, Write};

use five_hundred::Bid;
use kookaburra::AnyRules;
use sheet::{Ask, Cards, Draft, Told, allowing, worth};
use table::Seat;
use texts::whole;

use super::{
    commands::{Command, HandWord, command, hand_word},
    keeping::{Keeping, Stay},
    typed::contracts,
};
use crate::Failure;

/// Takes a result that isn't what is asked first: of a contract of which it is asked whether it was made, tricks say
/// so; partners are asked before. False if no hand has it.
fn tell_result(draft: &mut Draft, result: &Told, ask: Option<Ask>) -> bool {
    let Some(bid) = draft.bid else { return false };
    match (result, ask) {
        (&Told::Number(tricks @ 0..=10), Some(Ask::Made | Ask::Partners(_))) => {
            draft.own_tricks = Some(tricks as u8);
            if ask == Some(Ask::Made) {
                let made = if bid.is_misere() { tricks == 0 } else { tricks >= bid.needed().into() };
                draft.made = Some(made);
            }
            true
        }
        (&Told::Made(made), Some(Ask::Partners(_))) => {
            draft.made = Some(made);
            true
        }
        // Whether it was made doesn't say how many tricks: they are asked.
        (Told::Made(_), _) => true,
        _ => false,
    }
}

/// What has come of a question.
pub(super) enum Asked {
    /// The hand with the answer.
    Told(Box<Draft>),
    /// An empty line.
    Left,
    /// Something else was typed.
    Line(String),
    /// There are no more lines.
    End,
}

impl<R: BufRead, W: Write> Keeping<R, W> {
    /// Asks for the facts of the hand until it is written, or somebody leaves it as it is.
    pub(super) fn hand(&mut self) -> io::Result<Stay> {
        self.tell_facts()?;
        loop {
            let draft = self.book.draft().clone();
            if let Some(entry) = draft.entry(&self.rules) {
                return self.write_ready(entry);
            }
            let Some(&ask) = draft.asks(&self.rules).first() else { return Ok(Stay::Yes) };
            match self.ask(&draft, ask)? {
                Asked::Told(draft) => {
                    if self.take(*draft)? {
                        return Ok(Stay::Yes);
                    }
                }
                Asked::Left => return Ok(Stay::Yes),
                Asked::End => return Ok(Stay::No),
                Asked::Line(line) => {
                    if let Some(stay) = self.aside(&draft, &line)? {
                        return Ok(stay);
                    }
                }
            }
        }
    }

    /// A hand that was told in one line; what is missing is asked.
    pub(super) fn hand_in_a_line(&mut self, seat: Seat, bid: Bid, result: Option<Told>) -> io::Result<Stay> {
        let told = Draft { dealer: self.book.draft().dealer, seat: Some(seat), ..Draft::default() };
        let Some(mut draft) = self.with_contract(&told, bid)? else { return Ok(Stay::Yes) };
        if let Some(result) = result {
            let ask = draft.asks(&self.rules).first().copied();
            if !ask.is_some_and(|ask| draft.tell(ask, result.clone()))
                && !tell_result(&mut draft, &result, ask)
            {
                let Told::Number(number) = result else { return self.hand() };
                let args = [("number", whole::shown(number).into())];
                self.lines.say(&self.lines.texts.format("keeping-no-tricks", &args))?;
                return Ok(Stay::Yes);
            }
        }
        if self.take(draft)? { Ok(Stay::Yes) } else { self.hand() }
    }

    /// Takes what is told of the hand. What makes it whole writes it, and is not taken if it can't be; true if it was
    /// written.
    pub(super) fn take(&mut self, draft: Draft) -> io::Result<bool> {
        match draft.entry(&self.rules) {
            Some(entry) => self.enter(entry),
            None => {
                self.change(|book| *book.draft_mut() = draft)?;
                Ok(false)
            }
        }
    }

    /// A hand whose facts are told already, by a ruling for instance, waits for a word.
    fn write_ready(&mut self, entry: sheet::Entry) -> io::Result<Stay> {
        let choices = ["pad-write", "keeping-stay"].map(|key| self.lines.texts.get(key));
        match self.lines.number(&choices)? {
            Some(0) => {
                self.enter(entry)?;
            }
            Some(_) => {}
            None => return Ok(Stay::Yes),
        }
        Ok(Stay::Yes)
    }

    /// Asks whether cards are meant, which were typed where a number might have been.
    fn confirm_cards(&mut self, laid: &Cards, held: &Cards) -> io::Result<bool> {
        let AnyRules::Rummy500(rules) = &self.rules else { return Ok(true) };
        let of = |cards: &Cards, on_table| worth(rules, cards, on_table).unwrap_or_default();
        let points = of(laid, true).saturating_sub(of(held, false));
        let texts = self.lines.texts;
        self.lines.say(&texts.format("keeping-cards-worth", &[("points", whole::signed(points).into())]))?;
        let choices = ["answer-law-yes", "answer-law-no"].map(|key| texts.get(key));
        Ok(self.lines.number(&choices)? == Some(0))
    }

    /// What was told of the hand before.
    pub(super) fn tell_facts(&mut self) -> io::Result<()> {
        let draft = self.book.draft();
        let facts = self.facts(draft);
        let note = draft.note.clone();
        let noted: Vec<String> =
            draft.noted.iter().flat_map(|noted| noted.iter()).map(|noted| noted.note.clone()).collect();
        if !facts.is_empty() {
            let facts = [("facts", facts.join(", ").into())];
            self.lines.say(&self.lines.texts.format("keeping-begun", &facts))?;
        }
        note.into_iter().chain(noted).try_for_each(|note| self.lines.say(&note))
    }

    /// The answers that were given of a hand.
    fn facts(&self, draft: &Draft) -> Vec<String> {
        draft.facts(&self.rules).iter().map(|(_, told)| self.keeper().told(told)).collect()
    }

    /// Puts a question about a hand, and takes the answer.
    pub(super) fn ask(&mut self, draft: &Draft, ask: Ask) -> io::Result<Asked> {
        let (question, choices) = (self.keeper().question(ask), self.typed().choices(ask));
        self.lines.say(&question)?;
        self.lines.list(&choices)?;
        self.lines.say_key(match ask {
            Ask::Who => "keeping-who-how",
            Ask::Contract => "keeping-contract-how",
            Ask::Partners(_) => "keeping-partners-how",
            Ask::Made | Ask::Out => "keeping-choice-how",
            Ask::Tricks(_) | Ask::CardPoints(_) => "keeping-number-how",
            Ask::Points(_) => "keeping-points-how",
        })?;
        // A queen is no wish to leave: that is told apart when nothing else has the word.
        let Some(line) = self.lines.text()? else { return Ok(Asked::End) };
        if line.is_empty() {
            return Ok(Asked::Left);
        }
        if let (Ask::Contract, "?", AnyRules::FiveHundred(rules)) = (ask, line.as_str(), &self.rules) {
            let all = contracts(rules, self.lines.texts);
            self.lines.say(&all)?;
            return Ok(Asked::Told(Box::new(draft.clone())));
        }
        match self.typed().answer(ask, &line) {
            Some(Told::Bid(bid)) => {
                let told = self.with_contract(draft, bid)?.unwrap_or_else(|| draft.clone());
                Ok(Asked::Told(Box::new(told)))
            }
            // A single letter may be a slip; what lies and what is held is told with a stroke between.
            Some(Told::Cards(laid, held)) if !line.contains('/') && !self.confirm_cards(&laid, &held)? => {
                Ok(Asked::Told(Box::new(draft.clone())))
            }
            Some(told) => {
                let mut draft = Box::new(draft.clone());
                Ok(if draft.tell(ask, told) { Asked::Told(draft) } else { Asked::Line(line) })
            }
            None => Ok(Asked::Line(line)),
        }
    }

    /// The hand with this contract; nothing if the rules lack it and people leave it at that.
    fn with_contract(&mut self, draft: &Draft, bid: Bid) -> io::Result<Option<Draft>> {
        let mut draft = draft.without(Ask::Contract);
        draft.bid = Some(bid);
        let AnyRules::FiveHundred(rules) = &self.rules else { return Ok(None) };
        if rules.bids.binds(bid) {
            return Ok(Some(draft));
        }
        let changes = allowing(rules, bid);
        if changes.is_empty() {
            self.lines.say_key("tally-fault-no-such-bid")?;
            return Ok(None);
        }
        self.lines.say_key("keeping-lacks")?;
        let choices = ["keeping-once", "keeping-from-now-on", "keeping-stay"];
        match self.lines.number(&choices.map(|key| self.lines.texts.get(key)))? {
            Some(0) => draft.rules = changes,
            Some(1) if self.attempt(|book| book.change_rules(changes))? => {}
            _ => return Ok(None),
        }
        Ok(Some(draft))
    }

    /// Does what was typed in the place of an answer; nothing if the hand is asked on.
    fn aside(&mut self, draft: &Draft, line: &str) -> io::Result<Option<Stay>> {
        let texts = self.lines.texts;
        let mut changed = draft.clone();
        match hand_word(texts, line) {
            Some((HandWord::Back, _)) => {
                let Some((last, _)) = draft.facts(&self.rules).pop() else { return Ok(Some(Stay::Yes)) };
                changed = draft.without(last);
            }
            Some((HandWord::Again, _)) => changed = Draft::default(),
            Some((HandWord::Dealer, name)) => match self.typed().player(name) {
                Some(seat) => {
                    let due = self.game().and_then(|game| game.dealer);
                    changed.dealer = Some(seat).filter(|_| due != Some(seat));
                }
                None => return self.not_understood(if name.is_empty() { line } else { name }).map(|()| None),
            },
            Some((HandWord::Stopped, _)) => changed.stopped = !draft.stopped,
            None => return self.besides(line),
        }
        self.change(|book| *book.draft_mut() = changed)?;
        Ok(None)
    }

    /// Something that has nothing to do with the hand.
    fn besides(&mut self, line: &str) -> io::Result<Option<Stay>> {
        let stay = match command(self.lines.texts, line) {
            None => {
                self.not_understood(line)?;
                return Ok(None);
            }
            Some((Command::Help, _)) => {
                self.lines.say_key("keeping-help-hand")?;
                return Ok(None);
            }
            Some((command, rest)) => self.command(command, rest),
        };
        match stay {
            Ok(stay) if stay == Stay::No || self.book.draft().is_blank() => Ok(Some(stay)),
            Ok(_) => Ok(None),
            Err(Failure::Output(error)) => Err(error),
            Err(failure) => {
                let sentence = failure.sentence(self.lines.texts);
                self.lines.say(&sentence)?;
                Ok(None)
            }
        }
    }
}
