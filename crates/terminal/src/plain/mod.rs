//! The table in lines, for screen readers and pipes: what happens in sentences, a question, an answer in the notation
//! or in words. No escape codes; a whole game can be played from a script.

use std::io::{self, BufRead, Write};

use cards::{CardSet, Suit};
use five_hundred::{Action, Bid, Choices, ContractView, Nomination, Phase, TrickView, View, axis::Sides};
use table::Seat;
use texts::Texts;

use crate::{
    arrange::Arrangement,
    input::{self, Command, Entry},
    narrate::Narrator,
    session::{Draw, Event, Place, Session, Store, Turn, place_of_play},
};

/// A table that speaks.
pub(crate) struct Plain<W: Write> {
    session: Session,
    store: Store,
    texts: Texts,
    narrator: Narrator,
    out: W,
    /// Whether the player has been told that his game can't be saved.
    unsaved: bool,
    /// Whether who sits out wants to see the next hand.
    watched: bool,
    /// Whether he wants the game played to its end without being asked.
    skipping: bool,
}

/// Whether the player stays.
#[derive(PartialEq, Eq)]
enum Stay {
    Yes,
    No,
}

/// Bids are listed up to this many; beyond, only the lowest is named.
const FEW_BIDS: u32 = 6;

impl<W: Write> Plain<W> {
    pub(crate) fn new(session: Session, store: Store, texts: Texts, ascii: bool, out: W) -> Self {
        let narrator = Narrator::new(&session, texts, ascii);
        Self { session, store, texts, narrator, out, unsaved: false, watched: false, skipping: false }
    }

    /// Plays until the player leaves or his input ends.
    pub(crate) fn play(mut self, draw: Option<Draw>, news: &[String], input: impl BufRead) -> io::Result<()> {
        self.welcome(draw, news)?;
        let mut lines = input.lines();
        loop {
            if !self.play_on()? {
                break;
            }
            self.ask()?;
            self.out.flush()?;
            let Some(line) = lines.next() else { break };
            if self.answer(&line?)? == Stay::No {
                break;
            }
        }
        self.save()?;
        self.say_key(if self.unsaved { "plain-goodbye-unsaved" } else { "plain-goodbye" })?;
        self.out.flush()
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    fn say_key(&mut self, key: &str) -> io::Result<()> {
        let text = self.texts.get(key);
        self.say(&text)
    }

    fn welcome(&mut self, draw: Option<Draw>, news: &[String]) -> io::Result<()> {
        let preset = self.texts.preset(self.session.rules().spec().preset).0;
        let text = self.texts.format("plain-welcome", &[("game", preset.into())]);
        self.say(&text)?;
        for text in news {
            self.say(text)?;
        }
        if let Some(draw) = draw {
            self.tell_draw(&draw)?;
        }
        self.tell_seats()?;
        self.say_key("plain-how")?;
        if self.session.has_begun() {
            self.tell_table()?;
        }
        Ok(())
    }

    /// Who sits where, and who does not.
    fn tell_seats(&mut self) -> io::Result<()> {
        let seats = self.session.rules().seats();
        let name = |seat: Seat| self.narrator.name(seat).to_owned();
        let others = (1..seats).map(|steps| name(self.session.nearest().after(steps, seats)));
        let text = if self.session.me().is_some() {
            self.texts.format("plain-seats", &[("names", self.texts.list(others.collect()).into())])
        } else {
            let names = std::iter::once(name(self.session.nearest())).chain(others).collect();
            self.texts.format("plain-seats-watched", &[("names", self.texts.list(names).into())])
        };
        self.say(&text)?;
        let waiting = self.session.company().waiting();
        if waiting.is_empty() {
            return Ok(());
        }
        let text = self.narrator.sitting_out(&waiting);
        self.say(&text)
    }

    fn tell_draw(&mut self, draw: &Draw) -> io::Result<()> {
        for &(person, card) in draw.rounds.iter().flatten() {
            let args = [
                ("name", self.narrator.person(person).into()),
                ("you", if person == 0 { "yes" } else { "no" }.into()),
                ("card", self.texts.the_card(card).into()),
            ];
            let text = self.texts.format("plain-drew", &args);
            self.say(&text)?;
        }
        // Who sits out is told with the seats.
        let placed = Draw { out: Vec::new(), ..draw.clone() };
        let sentences = self.narrator.draw_decided(&placed, &self.session);
        sentences.iter().try_for_each(|sentence| self.say(sentence))
    }

    /// Lets everything happen that does not need the player; false if the game can't go on.
    fn play_on(&mut self) -> io::Result<bool> {
        loop {
            match self.session.turn() {
                Turn::Other(_) => {
                    let events = self.session.bot_acts();
                    self.tell(&events)?;
                }
                Turn::Deal if self.session.i_cut() => return Ok(true),
                Turn::Deal if self.session.me().is_none() && !self.watched && !self.skipping => {
                    return Ok(true);
                }
                Turn::Deal => match self.session.deal(None) {
                    Ok(events) => self.tell_deal(&events)?,
                    Err(problem) => {
                        self.say(&problem)?;
                        return Ok(false);
                    }
                },
                Turn::Mine | Turn::Over => return Ok(true),
            }
        }
    }

    /// Tells that cards were dealt, and which the player got.
    fn tell_deal(&mut self, events: &[Event]) -> io::Result<()> {
        self.watched = false;
        self.tell(events)?;
        if self.session.me().is_some() { self.tell_hand() } else { Ok(()) }
    }

    /// Tells what happened, and saves the game.
    fn tell(&mut self, events: &[Event]) -> io::Result<()> {
        let view = self.session.view();
        for event in events {
            let text = self.narrator.sentence(event, &view);
            self.say(&text)?;
            if let Event::HandOver { .. } = event {
                self.tell_scores(&view)?;
            }
            if let Event::LaidOpen { seat } = event {
                self.tell_cards(*seat, &view)?;
            }
        }
        let shown = view.phase == Some(Phase::Play) && view.tricks_played == 0 && view.contract.is_none();
        if let (true, Some(kitty), true) =
            (shown, view.kitty, events.iter().any(|e| matches!(e, Event::Called { .. })))
        {
            let text = self.texts.format("plain-kitty", &[("cards", self.texts.cards(kitty).into())]);
            self.say(&text)?;
        }
        self.save()
    }

    fn save(&mut self) -> io::Result<()> {
        match self.store.write(&self.session.save()) {
            Ok(()) => self.unsaved = false,
            Err(error) if !self.unsaved => {
                self.unsaved = true;
                let text = self.texts.format("note-unsaved", &[("error", error.to_string().into())]);
                self.say(&text)?;
            }
            Err(_) => {}
        }
        Ok(())
    }

    /// Puts the question of the moment.
    fn ask(&mut self) -> io::Result<()> {
        if self.session.turn() == Turn::Over {
            return self.say_key("plain-another");
        }
        if self.session.turn() == Turn::Deal && self.session.me().is_none() {
            return self.say_key("plain-watch");
        }
        if self.session.turn() == Turn::Deal {
            let text = self.cut_text("prompt-cut");
            return self.say(&text);
        }
        let view = self.session.view();
        let text = match view.choices {
            Choices::Auction { bids, look, .. } => {
                let mut text = self.texts.get(if look { "prompt-look" } else { "prompt-call" });
                let lowest = self.session.rules().bids.bids.iter().copied().find(|&bid| bids.contains(bid));
                if bids.len() > FEW_BIDS {
                    if let Some(lowest) = lowest {
                        let args = [("bid", self.texts.bid(lowest).into())];
                        text = format!("{text} {}", self.texts.format("plain-lowest-bid", &args));
                    }
                } else if !bids.is_empty() {
                    let names: Vec<String> = bids.iter().map(|bid: Bid| self.texts.bid(bid)).collect();
                    let args = [("bids", self.texts.list_or(names).into())];
                    text = format!("{text} {}", self.texts.format("plain-bids", &args));
                }
                text
            }
            Choices::Discard { count, .. } => self.texts.format("plain-discard", &[("count", count.into())]),
            Choices::Give(_) => self.texts.get("prompt-give"),
            Choices::Nominate => self.texts.get("plain-nominate"),
            Choices::Partners { .. } => self.texts.get("plain-partners"),
            Choices::Play { cards, jokers, suits } => self.play_question(&view, cards, jokers, suits.iter()),
            Choices::None => String::new(),
        };
        self.say(&text)
    }

    /// Whose cards and which of them may be played.
    fn play_question(
        &self,
        view: &View,
        cards: CardSet,
        jokers: CardSet,
        suits: impl Iterator<Item = Suit>,
    ) -> String {
        let lead = view.trick.as_ref().is_none_or(|trick| trick.plays.is_empty());
        let key = match (place_of_play(view, self.session.nearest()), lead) {
            (Place::For(_), _) => "plain-play-for",
            (Place::Row, true) => "plain-lead-row",
            (Place::Row, false) => "plain-play-row",
            (Place::Hand, true) => "plain-lead",
            (Place::Hand, false) => "plain-play",
        };
        let name = view.contract.as_ref().map_or("", |contract| self.narrator.name(contract.seat));
        let mut list: Vec<String> =
            self.sorted(view, cards).into_iter().map(|card| card.to_string()).collect();
        let suits: Vec<Suit> = suits.collect();
        for joker in jokers {
            list.extend(suits.iter().map(|suit| format!("{}:{}", joker.face(), suit.letter())));
        }
        list.dedup();
        self.texts.format(key, &[("name", name.into()), ("cards", list.join(" ").into())])
    }

    fn sorted(&self, view: &View, cards: CardSet) -> Vec<cards::Card> {
        Arrangement::new(self.session.rules(), view, cards).sort(self.session.rules(), cards)
    }

    /// A text about the cut, which says how many cards may be lifted.
    fn cut_text(&self, key: &str) -> String {
        let cuts = self.session.cuts();
        self.texts.format(key, &[("from", (*cuts.start()).into()), ("to", (*cuts.end()).into())])
    }

    /// Cuts the pack, if a line says how many cards to lift.
    fn cut(&mut self, line: &str) -> io::Result<bool> {
        let count = if line.is_empty() { Ok(self.session.half()) } else { line.parse() };
        let Ok(count) = count else { return Ok(false) };
        if !self.session.cuts().contains(&count) {
            let text = self.cut_text("note-cut");
            self.say(&text)?;
            return Ok(true);
        }
        match self.session.deal(Some(count)) {
            Ok(events) => self.tell_deal(&events)?,
            Err(problem) => self.say(&problem)?,
        }
        Ok(true)
    }

    /// Does what a line says.
    fn answer(&mut self, line: &str) -> io::Result<Stay> {
        let line = line.trim();
        if self.session.turn() == Turn::Deal && self.session.i_cut() && self.cut(line)? {
            return Ok(Stay::Yes);
        }
        if line.is_empty() {
            self.watched = self.session.turn() == Turn::Deal;
            return Ok(Stay::Yes);
        }
        let view = self.session.view();
        let entry = input::read(line, &view, &self.texts, &self.narrator.names);
        if self.session.turn() == Turn::Over && !matches!(entry, Some(Entry::Command(_))) {
            return self.another(line);
        }
        match entry {
            Some(Entry::Command(command)) => return self.command(command),
            Some(Entry::Action(_) | Entry::Card(_)) if self.session.me().is_none() => {
                self.say_key("note-watching")?;
            }
            Some(Entry::Action(action)) => self.attempt(action)?,
            Some(Entry::Card(card)) => self.attempt(Action::Discard(CardSet::of(card)))?,
            None => {
                let problem = self.texts.format("note-not-understood", &[("text", line.into())]);
                let expected = match self.session.turn() {
                    _ if self.session.me().is_none() => self.texts.get("note-watching"),
                    Turn::Deal => self.cut_text("note-cut"),
                    _ => self.texts.get(input::expected(&view)),
                };
                self.say(&format!("{problem} {expected}"))?;
            }
        }
        Ok(Stay::Yes)
    }

    /// The answer to whether another game is wanted.
    fn another(&mut self, line: &str) -> io::Result<Stay> {
        let said = |key: &str| self.texts.get(key).split(',').any(|word| word.trim() == line.to_lowercase());
        if said("word-yes") {
            // The first hand is dealt as all others are.
            match self.session.next_game() {
                Ok(draw) => {
                    self.skipping = false;
                    self.narrator.learn_names(&self.session);
                    if let Some(draw) = draw {
                        self.tell_draw(&draw)?;
                        self.tell_seats()?;
                    }
                }
                Err(problem) => self.say(&problem)?,
            }
        } else if said("word-no") {
            return Ok(Stay::No);
        }
        Ok(Stay::Yes)
    }

    fn attempt(&mut self, action: Action) -> io::Result<()> {
        match self.session.act(action) {
            Ok(events) => {
                self.tell(&events)?;
                if action == Action::Look {
                    self.tell_hand()?;
                }
                Ok(())
            }
            Err(refusal) => {
                let text = self.texts.refusal_for(&refusal, self.session.nearest(), &self.narrator.names);
                self.say(&text)
            }
        }
    }

    fn command(&mut self, command: Command) -> io::Result<Stay> {
        match command {
            Command::Help => self.say_key("help-plain")?,
            Command::Hint => match self.session.hint() {
                Some(decision) => {
                    let advice = self.narrator.advice(&decision);
                    let typed = self
                        .texts
                        .format("plain-hint-typed", &[("text", decision.action.to_string().into())]);
                    self.say(&format!("{advice} {typed}"))?;
                }
                None if self.session.me().is_none() => self.say_key("note-watching")?,
                None => self.say_key("note-not-your-turn")?,
            },
            Command::Undo => {
                if self.session.undo() {
                    self.say_key("note-undone")?;
                    self.save()?;
                } else {
                    self.say_key("note-nothing-to-undo")?;
                }
            }
            Command::Hand => self.tell_hand()?,
            Command::Table => self.tell_table()?,
            Command::Last => self.tell_tricks()?,
            Command::Score => self.tell_sheet()?,
            Command::Rules => {
                let sheet = self.texts.rule_sheet(self.session.rules());
                self.say(sheet.to_string().trim_end())?;
            }
            Command::Skip if self.session.me().is_none() => self.skipping = true,
            Command::Skip => self.say_key("note-not-watching")?,
            Command::Quit => return Ok(Stay::No),
        }
        Ok(Stay::Yes)
    }

    /// The player's cards, and his row.
    fn tell_hand(&mut self) -> io::Result<()> {
        let view = self.session.view();
        let Some(me) = self.session.me() else { return self.say_key("note-watching") };
        if view.seats[me.index()].hand.is_none() {
            return self.say_key("plain-not-looked");
        }
        self.tell_cards(me, &view)?;
        if view.seats[me.index()].row.is_some() {
            for seat in [me, me.after(1, 2)] {
                self.tell_row(seat, &view)?;
            }
        }
        if let (Some(kitty), Choices::Discard { .. }) = (view.kitty, view.choices) {
            let text = self.texts.format("plain-kitty", &[("cards", self.texts.cards(kitty).into())]);
            self.say(&text)?;
        }
        Ok(())
    }

    /// A hand that the player sees, as short as the notation and sorted.
    fn tell_cards(&mut self, seat: Seat, view: &View) -> io::Result<()> {
        let Some(hand) = view.seats[seat.index()].hand else { return Ok(()) };
        let cards: Vec<String> = self.sorted(view, hand).iter().map(ToString::to_string).collect();
        let key = if self.session.is_me(seat) { "plain-your-hand" } else { "plain-hand-of" };
        let args = [("name", self.narrator.name(seat).into()), ("cards", cards.join(" ").into())];
        let text = self.texts.format(key, &args);
        self.say(&text)
    }

    fn tell_row(&mut self, seat: Seat, view: &View) -> io::Result<()> {
        let Some(row) = &view.seats[seat.index()].row else { return Ok(()) };
        let cards: Vec<String> = row.up.iter().flatten().map(ToString::to_string).collect();
        let down = row.down.iter().filter(|&&down| down).count();
        let key = if self.session.is_me(seat) { "plain-your-row" } else { "plain-row-of" };
        let args = [
            ("name", self.narrator.name(seat).into()),
            ("cards", cards.join(" ").into()),
            ("down", down.into()),
        ];
        let text = self.texts.format(key, &args);
        self.say(&text)
    }

    /// Everything that lies on the table.
    fn tell_table(&mut self) -> io::Result<()> {
        let view = self.session.view();
        let dealt =
            self.narrator.sentence(&Event::Dealt { hand: view.hand_number, dealer: view.dealer }, &view);
        self.say(&dealt)?;
        for call in &view.calls {
            let text = self.narrator.sentence(&Event::Called { seat: call.seat, call: call.call }, &view);
            self.say(&text)?;
        }
        if let Some(contract) = &view.contract {
            self.tell_contract(contract, &view)?;
        }
        for seat in Seat::all(self.session.rules().seats()) {
            let state = &view.seats[seat.index()];
            let args = [
                ("name", self.narrator.name(seat).into()),
                ("you", if self.session.is_me(seat) { "yes" } else { "no" }.into()),
                ("cards", state.cards.into()),
                ("tricks", state.tricks.into()),
            ];
            let text = self.texts.format("plain-seat", &args);
            self.say(&text)?;
            if !self.session.is_me(seat) && view.outcome.is_none() {
                self.tell_cards(seat, &view)?;
            }
        }
        if let Some(trick) = view.trick.as_ref().filter(|trick| !trick.plays.is_empty()) {
            self.tell_trick("plain-trick", trick)?;
        }
        self.tell_scores(&view)?;
        self.tell_hand()
    }

    fn tell_contract(&mut self, contract: &ContractView, view: &View) -> io::Result<()> {
        let text = self.narrator.sentence(&Event::Contract { seat: contract.seat }, view);
        self.say(&text)?;
        if let Some(Nomination::Suit(suit)) = contract.nominated {
            let what = Action::Nominate(Some(suit));
            let text = self.narrator.sentence(&Event::Said { seat: contract.seat, what }, view);
            self.say(&text)?;
        }
        let chosen = self.session.rules().axes().sides == Sides::Chosen;
        if contract.partners_known && (chosen || !contract.partners.is_empty()) {
            let known = Event::PartnersKnown { seat: contract.seat, partners: contract.partners };
            let text = self.narrator.sentence(&known, view);
            self.say(&text)?;
        }
        Ok(())
    }

    fn tell_trick(&mut self, key: &str, trick: &TrickView) -> io::Result<()> {
        let cards: Vec<String> = trick
            .plays
            .iter()
            .map(|play| {
                let args =
                    [("name", self.narrator.name(play.seat).into()), ("card", play.card.to_string().into())];
                self.texts.format(if play.from_row { "plain-play-of-row" } else { "plain-play-of" }, &args)
            })
            .collect();
        let winner =
            trick.plays.get(usize::from(trick.best)).map_or("", |play| self.narrator.name(play.seat));
        let text = self.texts.format(key, &[("cards", cards.join(", ").into()), ("name", winner.into())]);
        self.say(&text)
    }

    fn tell_tricks(&mut self) -> io::Result<()> {
        let view = self.session.view();
        if view.tricks.is_empty() {
            return self.say_key("trick-none");
        }
        view.tricks.iter().try_for_each(|trick| self.tell_trick("plain-last-trick", trick))
    }

    fn tell_scores(&mut self, view: &View) -> io::Result<()> {
        let scores: Vec<String> = self
            .session
            .columns()
            .into_iter()
            .filter_map(|side| {
                let score = view.scores.get(side.first()?.index())?;
                Some(format!("{} {score}", self.texts.players(side, &self.narrator.names)))
            })
            .collect();
        let text = self.texts.format("plain-scores", &[("scores", scores.join(", ").into())]);
        self.say(&text)
    }

    /// The score sheet, hand by hand.
    fn tell_sheet(&mut self) -> io::Result<()> {
        for (number, line) in self.session.sheet().iter().enumerate() {
            let contract = match line.contract {
                Some((bid, seat)) => {
                    let result = line.result.map(|result| self.texts.result(result)).unwrap_or_default();
                    format!("{}, {}, {result}", self.narrator.name(seat), self.texts.bid(bid))
                }
                None => line.result.map(|result| self.texts.result(result)).unwrap_or_default(),
            };
            let points: Vec<String> = self
                .session
                .columns()
                .into_iter()
                .filter_map(|side| {
                    let points = line.points.get(side.first()?.index())?;
                    Some(format!("{} {points:+}", self.texts.players(side, &self.narrator.names)))
                })
                .collect();
            let args = [
                ("number", (number + 1).into()),
                ("contract", contract.into()),
                ("points", points.join(", ").into()),
            ];
            let text = self.texts.format("plain-sheet-line", &args);
            self.say(&text)?;
        }
        let view = self.session.view();
        self.tell_scores(&view)?;
        match self.narrator.games_won(&self.session) {
            Some(games) => self.say(&games),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests;
