//! What the player is told: what was done, what was ruled, what lies on the table.

use std::io::{self, Write};

use card_match::{
    GameSoFar, News,
    open::{self, OpenRules},
};
use five_hundred::Rules;
use table::Event;
use texts::narration::{
    InWords, ScoreSheet,
    open::{Outcome, Teller},
};

use super::OpenTable;
use crate::speaking::Speaking;

impl<W: Write> OpenTable<W> {
    fn rules(&self) -> &Rules {
        self.device.game.rules().rules()
    }

    pub(super) fn welcome(&mut self, news: &[String]) -> io::Result<()> {
        let preset = self.texts.preset(self.rules().spec().preset).0;
        let text = self.texts.format("plain-welcome", &[("game", preset.into())]);
        self.say(&text)?;
        self.say_all(news)?;
        let seats = self.rules().seats();
        let others = (1..seats)
            .map(|steps| self.narrator.name(self.narrator.nearest().after(steps, seats)).to_owned());
        let text = self.texts.format("plain-seats", &[("names", self.texts.list(others.collect()).into())]);
        self.say(&text)?;
        self.say_key("open-welcome")?;
        let text = self.texts.format("open-errors", &[("percent", self.device.game.errors().into())]);
        self.say(&text)?;
        self.say_key("open-how")?;
        if self.device.game.has_begun() { self.tell_table() } else { Ok(()) }
    }

    /// Tells what has happened, and what came of it.
    pub(super) fn tell(&mut self, news: &[News<OpenRules>]) -> io::Result<()> {
        news.iter().try_for_each(|news| self.tell_one(news))
    }

    fn tell_one(&mut self, News { events, view, .. }: &News<OpenRules>) -> io::Result<()> {
        for event in events {
            if let Event::Dealt { hand, dealer } = *event {
                self.teller = Teller::new(view);
                let text = self.narrator.dealt(hand, dealer);
                self.say(&text)?;
                self.tell_hand()?;
            }
        }
        let done = open::done(events);
        if done.is_empty() {
            return Ok(());
        }
        let lines: Vec<String> = done.iter().flat_map(|event| self.narrator.heard(event, view)).collect();
        self.say_all(&lines)?;
        for event in &done {
            if let (laws::open_table::Event::Game(event), Some(game)) = (event, &view.game) {
                let more = self.rules().after(&Event::In(event.clone()), game, &self.narrator);
                self.say_all(&more)?;
            }
        }
        let rules = self.device.game.rules().rules();
        let Outcome { lines, scored } = self.teller.outcome(&done, view, rules, &self.narrator);
        self.say_all(&lines)?;
        if scored { self.tell_scores() } else { Ok(()) }
    }

    pub(super) fn tell_hand(&mut self) -> io::Result<()> {
        let Some(game) = self.device.my().view().game else { return Ok(()) };
        let lines = self.rules().hand(&game, &self.narrator);
        self.say_all(&lines)
    }

    pub(super) fn tell_table(&mut self) -> io::Result<()> {
        let view = self.device.my().view();
        let Some(game) = &view.game else { return self.tell_scores() };
        let lines = self.rules().table(game, &self.narrator);
        self.say_all(&lines)?;
        let laws = self.narrator.laws_on_table(&view);
        self.say_all(&laws)?;
        self.tell_scores()?;
        self.tell_hand()
    }

    pub(super) fn tell_reminders(&mut self) -> io::Result<()> {
        let Some(game) = self.device.my().view().game else { return self.say_key("trick-none") };
        let lines = self.narrator.tricks(&game);
        self.say_all(&lines)
    }

    fn tell_scores(&mut self) -> io::Result<()> {
        let scores = &self.device.game.standing().scores;
        let scores = self.narrator.by_side(self.rules(), scores, |score| self.narrator.score(score));
        let text = self.texts.format("plain-scores", &[("scores", scores.into())]);
        self.say(&text)
    }

    /// The score sheet, hand by hand; a hand that doesn't count isn't on it.
    pub(super) fn tell_sheet(&mut self) -> io::Result<()> {
        let hands = self.device.game.counted_hands();
        let scores = self.device.game.standing().scores;
        let so_far = GameSoFar { hands: &hands, scores, games: Vec::new() };
        let sheet = ScoreSheet::new(self.rules(), &so_far, &self.narrator);
        for ((number, row), hand) in (1..).zip(&sheet.rows).zip(&hands) {
            let points: Vec<i32> = serde_json::from_value(hand["points"].clone()).unwrap_or_default();
            let args = [
                ("number", u32::into(number)),
                ("contract", row.head.words.as_str().into()),
                (
                    "points",
                    self.narrator.by_side(self.rules(), &points, |points| self.narrator.gain(points)).into(),
                ),
            ];
            let text = self.texts.format("plain-sheet-line", &args);
            self.say(&text)?;
        }
        self.tell_scores()
    }
}
