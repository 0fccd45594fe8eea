//! The table in lines, for screen readers and pipes: what happens in sentences, a question, an answer in the notation
//! or in words. A whole game can be played from a script. No escape codes, but at a terminal that several share: from there
//! what one of them was told is wiped before the next looks.

use std::{
    collections::HashMap,
    io::{self, BufRead, Write},
};

use card_match::{Advice, Device, Draw, Level, News, Turn, review::LEAST_LOSS};
use cards::Sorting;
use narration::{Narrator, ScoreSheet, TypedCommand, TypedInput, input};
use table::{Event, Person, Seat, Seq, quoted};
use texts::Texts;

use crate::{
    games::PlainGame,
    speaking::{Saving, Speaking},
    store::Store,
};

/// A table that speaks.
pub(crate) struct Plain<G: PlainGame, W: Write> {
    device: Device<G>,
    store: Store,
    texts: Texts,
    narrator: Narrator,
    out: W,
    /// Whether the player has been told that their game can't be saved.
    unsaved: bool,
    /// Whether a player who sits out wants to see the next hand.
    watched: bool,
    /// Whether the player wants the game played to its end without being asked.
    skipping: bool,
    /// The person to whom the device is to be passed: until they say that they have it, nothing is told.
    cover: Option<Person>,
    /// How many lines scroll what was told out of sight, where it can be seen.
    height: u16,
    /// How many columns a line may take, where that is known.
    columns: Option<usize>,
    /// Whether the terminal understands that it is to forget what was told.
    forgets: bool,
    /// What had happened when the person with the device last said something.
    heard: Seq,
    /// The same for those who had the device in this hand.
    told: HashMap<Person, Seq>,
}

/// Whether the player stays.
#[derive(PartialEq, Eq)]
enum Stay {
    Yes,
    No,
}

impl<G: PlainGame, W: Write> Speaking for Plain<G, W> {
    type Out = W;

    fn out(&mut self) -> &mut W {
        &mut self.out
    }

    fn texts(&self) -> Texts {
        self.texts
    }

    fn columns(&self) -> Option<usize> {
        self.columns
    }
}

impl<G: PlainGame, W: Write> Saving for Plain<G, W> {
    fn unsaved(&mut self) -> &mut bool {
        &mut self.unsaved
    }
}

impl<G: PlainGame, W: Write> Plain<G, W> {
    pub(crate) fn new(device: Device<G>, store: Store, texts: Texts, ascii: bool, out: W) -> Self {
        let narrator = Narrator::new(texts, device.my().people(), ascii).listening();
        Self {
            device,
            store,
            texts,
            narrator,
            out,
            unsaved: false,
            watched: false,
            skipping: false,
            cover: None,
            height: 0,
            columns: None,
            forgets: false,
            heard: Seq::default(),
            told: HashMap::new(),
        }
    }

    /// The same table on a screen of this many lines, from which a hand is scrolled away before the next person looks
    /// at it. A terminal that `forgets` has no hand among the lines before, either.
    pub(crate) const fn seen_on(mut self, height: u16, forgets: bool) -> Self {
        (self.height, self.forgets) = (height, forgets);
        self
    }

    /// The same table with lines of so many columns.
    pub(crate) const fn in_columns(mut self, columns: Option<usize>) -> Self {
        self.columns = columns;
        self
    }

    /// The same table with cards told in another order.
    pub(crate) fn sorted(mut self, sorting: Sorting) -> Self {
        self.narrator.sorting = sorting;
        self
    }

    /// Plays until the player leaves or their input ends.
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

    /// The game that is played.
    fn tell_game(&mut self) -> io::Result<()> {
        let preset = self.texts.preset(self.device.game.rules().spec().preset).0;
        let text = self.texts.format("plain-welcome", &[("game", preset.into())]);
        self.say(&text)
    }

    fn welcome(&mut self, draw: Option<Draw>, news: &[String]) -> io::Result<()> {
        self.tell_game()?;
        self.say_all(news)?;
        if let Some(draw) = draw {
            self.tell_draw(&draw)?;
        }
        self.tell_seats()?;
        let agreed = self.narrator.agreed(self.device.game.conventions());
        self.say_all(&agreed)?;
        self.say_key(G::HOW.0)?;
        if !self.device.game.has_begun() {
            return Ok(());
        }
        if self.device.is_shared() { self.cover_for_next() } else { self.tell_table() }
    }

    /// The players in their seats, and those without one.
    fn tell_seats(&mut self) -> io::Result<()> {
        let seats = self.device.game.rules().seats();
        let name = |seat: Seat| self.narrator.name(seat).to_owned();
        let others = (1..seats).map(|steps| name(self.device.my().nearest().after(steps, seats)));
        let text = if self.device.my().me().is_some() {
            self.texts.format("plain-seats", &[("names", self.texts.list(others.collect()).into())])
        } else {
            let names = std::iter::once(name(self.device.my().nearest())).chain(others).collect();
            self.texts.format("plain-seats-watched", &[("names", self.texts.list(names).into())])
        };
        self.say(&text)?;
        let waiting = self.device.game.waiting();
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
                ("you", if self.narrator.is_viewer(person) { "yes" } else { "no" }.into()),
                ("card", self.texts.the_card(card).into()),
            ];
            let text = self.texts.format("plain-drew", &args);
            self.say(&text)?;
        }
        // The players who sit out are told with the seats.
        let placed = Draw { out: Vec::new(), ..draw.clone() };
        let sentences = self.narrator.draw_decided(&placed, self.device.game.rules());
        self.say_all(&sentences)
    }

    /// Lets everything happen that does not need the player; false if the game can't go on.
    fn play_on(&mut self) -> io::Result<bool> {
        loop {
            match self.device.my().turn() {
                _ if self.cover.is_some() || self.device.may_claim() => return Ok(true),
                _ if let Some(next) = self.device.pass_to() => self.cover(next)?,
                Turn::Other(_) => {
                    let events = self.device.bot_acts();
                    self.tell(&events)?;
                }
                Turn::Deal if self.device.my().i_cut() => return Ok(true),
                Turn::Deal if self.device.my().me().is_none() && !self.watched && !self.skipping => {
                    return Ok(true);
                }
                Turn::Deal => match self.device.deal(None) {
                    Ok(events) => self.tell_deal(&events)?,
                    Err(problem) => {
                        self.say(&problem.to_string())?;
                        return Ok(false);
                    }
                },
                Turn::Mine => match self.device.my().forced() {
                    Some(action) => self.attempt(action)?,
                    None => return Ok(true),
                },
                Turn::Over => return Ok(true),
            }
        }
    }

    /// Tells that cards were dealt, and which the player got.
    fn tell_deal(&mut self, news: &[News<G>]) -> io::Result<()> {
        self.watched = false;
        if self.device.is_shared() && self.device.game.has_human() {
            self.told.clear();
            self.heard = Seq::default();
            self.cover_for_next()?;
            return self.save();
        }
        self.tell(news)?;
        if self.device.my().me().is_some() { self.tell_hand() } else { Ok(()) }
    }

    /// Tells what happened, and saves the game.
    fn tell(&mut self, news: &[News<G>]) -> io::Result<()> {
        for news in news {
            self.tell_one(news)?;
        }
        self.save()
    }

    fn tell_one(&mut self, news: &News<G>) -> io::Result<()> {
        for event in &news.events {
            let game = &self.device.game;
            let text = self.narrator.sentence(event, &news.situation(game.rules(), game.conventions()));
            self.say(&text)?;
            match event {
                Event::HandOver => self.tell_scores()?,
                Event::GameOver { winners } => {
                    let game = &self.device.game;
                    let sheet = ScoreSheet::new(game.rules(), &game.so_far(), &self.narrator);
                    self.say_all(&sheet.story(&self.narrator, *winners))?;
                }
                _ => {}
            }
            let more = self.device.game.rules().after(event, &news.view, &self.narrator);
            self.say_all(&more)?;
        }
        Ok(())
    }

    fn save(&mut self) -> io::Result<()> {
        let kept = self.store.keep(&self.device.game);
        self.kept(kept)
    }

    /// Puts the question of the moment.
    fn ask(&mut self) -> io::Result<()> {
        if let Some(person) = self.cover {
            let name = self.device.game.members()[person.0 as usize].name.as_str();
            let text = self.texts.format("cover", &[("name", name.into())]);
            return self.say(&text);
        }
        if self.device.my().turn() == Turn::Over {
            return self.say_key("plain-another");
        }
        if self.device.my().turn() == Turn::Deal && self.device.my().me().is_none() {
            return self.say_key("plain-watch");
        }
        if self.device.my().turn() == Turn::Deal {
            let text = self.cut_text("prompt-cut");
            return self.say(&text);
        }
        if self.device.my().is_settled() {
            let words = self.device.game.rules().settled(&self.narrator, &self.device.my().view());
            self.say(&format!("{words} {}", self.texts.get("plain-settled")))?;
        }
        let text = self.device.game.rules().question(
            &self.device.my().view(),
            &self.narrator,
            self.device.may_claim(),
        );
        self.say(&text)
    }

    /// A text about the cut, which says how many cards may be lifted.
    fn cut_text(&self, key: &str) -> String {
        let cuts = self.device.game.cuts();
        self.texts.format(key, &[("from", (*cuts.start()).into()), ("to", (*cuts.end()).into())])
    }

    /// Cuts the pack, if a line says how many cards to lift.
    fn cut(&mut self, line: &str) -> io::Result<bool> {
        let count = if line.is_empty() { Ok(self.device.game.half()) } else { line.parse() };
        let Ok(count) = count else { return Ok(false) };
        if !self.device.game.cuts().contains(&count) {
            let text = self.cut_text("note-cut");
            self.say(&text)?;
            return Ok(true);
        }
        match self.device.deal(Some(count)) {
            Ok(events) => self.tell_deal(&events)?,
            Err(problem) => self.say(&problem.to_string())?,
        }
        Ok(true)
    }

    /// Does what a line says.
    fn answer(&mut self, line: &str) -> io::Result<Stay> {
        let line = line.trim();
        if let Some(person) = self.cover {
            return self.answer_covered(line, person);
        }
        if let Some(reader) = input::reader_wished(line, &self.texts) {
            self.narrator.reader = reader;
            self.say_reader(reader)?;
            return Ok(Stay::Yes);
        }
        self.heard = self.device.game.log().next_seq();
        if self.device.my().turn() == Turn::Deal && self.device.my().i_cut() && self.cut(line)? {
            return Ok(Stay::Yes);
        }
        if line.is_empty() {
            self.watched = self.device.my().turn() == Turn::Deal;
            self.device.let_go();
            return Ok(Stay::Yes);
        }
        let view = self.device.my().view();
        let entry = input::read::<G>(line, &view, &self.texts, &self.narrator.names);
        if self.device.my().turn() == Turn::Over && !matches!(entry, Some(TypedInput::Command(_))) {
            return self.another(line);
        }
        match entry {
            Some(TypedInput::Command(command)) => return self.command(command),
            Some(_) if self.device.my().me().is_none() => self.say_key("note-watching")?,
            Some(TypedInput::Action(action)) => self.attempt(action)?,
            Some(TypedInput::Card(card)) => self.attempt(G::action_of_card(&view, card))?,
            Some(TypedInput::OneOf(actions)) => {
                let actions = actions.iter().map(|&action| G::as_typed(&self.narrator, action)).collect();
                let text =
                    self.texts.format("plain-which", &[("actions", self.texts.list_or(actions).into())]);
                self.say(&text)?;
            }
            None => {
                if let Some(problem) = input::misread::<G>(line, &self.texts) {
                    self.say(&problem)?;
                    return Ok(Stay::Yes);
                }
                let problem = self.texts.format("note-not-understood", &[("text", quoted(line).into())]);
                let expected = match self.device.my().turn() {
                    _ if self.device.my().me().is_none() => self.texts.get("note-watching"),
                    Turn::Deal => self.cut_text("note-cut"),
                    _ => self.narrator.expected::<G>(&view),
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
            let draw = self.device.next_game();
            self.skipping = false;
            self.narrator.learn_names(self.device.my().people());
            if let Some(draw) = draw {
                self.tell_draw(&draw)?;
                self.tell_seats()?;
            }
        } else if said("word-no") {
            return Ok(Stay::No);
        }
        Ok(Stay::Yes)
    }

    fn attempt(&mut self, action: G::Action) -> io::Result<()> {
        match self.device.act(action) {
            Ok(events) => self.tell(&events),
            Err(refusal) => {
                let text = self.texts.refusal_for(&refusal, self.device.my().nearest(), &self.narrator.names);
                self.say(&text)
            }
        }
    }

    fn command(&mut self, command: TypedCommand) -> io::Result<Stay> {
        match command {
            TypedCommand::Help => self.say_key(G::HOW.1)?,
            TypedCommand::Hint => match self.device.my().advice() {
                Some(Advice { decision, weighed }) => {
                    let view = self.device.my().view();
                    let advice = self.narrator.advice_in_full::<G>(&view, &decision, &weighed);
                    let typed = self.texts.format(
                        "plain-hint-typed",
                        &[("text", G::as_typed(&self.narrator, decision.action).into())],
                    );
                    self.say(&format!("{advice} {typed}"))?;
                }
                None if self.device.my().me().is_none() => self.say_key("note-watching")?,
                None if self.device.my().claimable().is_some() => self.say_key("note-no-claim")?,
                None => self.say_key("note-not-your-turn")?,
            },
            TypedCommand::Undo => {
                if self.device.undo() {
                    match self.device.pass_to() {
                        Some(next) => self.cover(next)?,
                        None => self.say_key("note-undone")?,
                    }
                    self.save()?;
                } else {
                    self.say_key(self.device.why_no_undo())?;
                }
            }
            TypedCommand::Hand => self.tell_hand()?,
            TypedCommand::Table => self.tell_table()?,
            TypedCommand::Last | TypedCommand::Known => {
                let texts = self.device.game.rules().reminders(&self.device.my().view(), &self.narrator);
                self.say_all(&texts)?;
            }
            TypedCommand::Score => self.tell_sheet()?,
            TypedCommand::Rules => {
                let sheet = self.texts.rule_sheet(self.device.game.rules());
                self.say_sheet(&sheet)?;
            }
            TypedCommand::Why => self.tell_why()?,
            TypedCommand::Claim => self.claim()?,
            TypedCommand::Review => self.look_again()?,
            TypedCommand::Skip if self.device.my().me().is_none() => self.skipping = true,
            TypedCommand::Skip => self.say_key("note-not-watching")?,
            TypedCommand::Quit => return Ok(Stay::No),
        }
        Ok(Stay::Yes)
    }

    /// The actions weighed for a hint, best first.
    fn tell_why(&mut self) -> io::Result<()> {
        let Some(advice) = self.device.my().advice() else { return self.say_key("note-not-your-turn") };
        let listed = self.narrator.alternatives::<G>(&self.device.my().view(), &advice.weighed);
        for (one, weighed) in listed.iter().zip(&advice.weighed) {
            let action = Texts::capitalised(&self.narrator.told_action::<G>(weighed.action));
            let text = self
                .texts
                .format("plain-weighed", &[("action", action.into()), ("worth", one.worth.as_str().into())]);
            self.say(&text)?;
        }
        if listed.is_empty() { self.say_key("weighed-nothing") } else { Ok(()) }
    }

    /// The player says that the rest is theirs.
    fn claim(&mut self) -> io::Result<()> {
        if !self.device.my().may_claim_rest() {
            return self.say_key("note-claim-not-now");
        }
        match self.device.claim_rest() {
            Some(events) => self.tell(&events),
            None => self.say_key("note-claim-refused"),
        }
    }

    /// Looks again at the last finished hand; what was given away is told as soon as it is found.
    fn look_again(&mut self) -> io::Result<()> {
        let (Some(replay), Some(review)) =
            (self.device.my().replay(), self.device.my().review(false, Level::Expert))
        else {
            return self.say_key("review-none");
        };
        let lines = self.narrator.whole_hand(self.device.game.rules(), replay.table_at(0), &replay.steps);
        self.say_all(&lines)?;
        self.out.flush()?;
        let mut found = false;
        for finding in review {
            if let Some(loss) = finding.loss(LEAST_LOSS) {
                found = true;
                let text = self.narrator.finding(&finding, &loss);
                self.say(&text)?;
                self.out.flush()?;
            }
        }
        self.say_key(match self.device.my().me() {
            _ if !found => "review-nothing",
            Some(_) => "review-judged-you",
            None => "review-judged-all",
        })
    }

    /// The player's cards.
    fn tell_hand(&mut self) -> io::Result<()> {
        if self.device.my().me().is_none() {
            return self.say_key("note-watching");
        }
        let texts = self.device.game.rules().hand(&self.device.my().view(), &self.narrator);
        self.say_all(&texts)
    }

    /// Everything that lies on the table, the scores, and the player's cards.
    fn tell_table(&mut self) -> io::Result<()> {
        let texts = self.device.game.rules().table(&self.device.my().view(), &self.narrator);
        self.say_all(&texts)?;
        self.tell_scores()?;
        if self.device.my().me().is_some() { self.tell_hand() } else { Ok(()) }
    }

    /// What each column of the score sheet has of something, in a list: scores, or points with their signs.
    fn by_side(&self, points: &[i32], signed: bool) -> String {
        let sides = self.device.game.rules().sides().into_iter().zip(points).map(|(side, points)| {
            let narrator = &self.narrator;
            let points = if signed { narrator.gain(*points) } else { narrator.score(*points) };
            format!("{} {points}", self.texts.players(side, &self.narrator.names))
        });
        sides.collect::<Vec<_>>().join(", ")
    }

    fn tell_scores(&mut self) -> io::Result<()> {
        let totals =
            ScoreSheet::new(self.device.game.rules(), &self.device.game.so_far(), &self.narrator).totals;
        let scores = self.by_side(&totals, false);
        let text = self.texts.format("plain-scores", &[("scores", scores.into())]);
        self.say(&text)
    }

    /// The score sheet, hand by hand.
    fn tell_sheet(&mut self) -> io::Result<()> {
        let sheet = ScoreSheet::new(self.device.game.rules(), &self.device.game.so_far(), &self.narrator);
        for (number, row) in sheet.rows.iter().enumerate() {
            let args = [
                ("number", (number + 1).into()),
                ("contract", row.head.words.as_str().into()),
                ("points", self.by_side(&row.points, true).into()),
            ];
            let text = self.texts.format("plain-sheet-line", &args);
            self.say(&text)?;
        }
        self.tell_scores()?;
        match sheet.games {
            Some(games) => self.say(&games),
            None => Ok(()),
        }
    }
}

mod passing;
mod watching;

#[cfg(test)]
mod tests;
