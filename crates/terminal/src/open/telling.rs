//! What the player is told: what was done, what was ruled, what lies on the table.

use std::io::{self, Write};

use card_match::{GameSoFar, open::Happened};
use narration::{
    InWords, ScoreSheet,
    open::{Outcome, Teller},
};
use open_table::Heard;

use super::OpenTable;
use crate::speaking::Speaking;

impl<W: Write> OpenTable<W> {
    pub(super) fn welcome(&mut self, news: &[String]) -> io::Result<()> {
        let preset = self.texts.preset(self.game.rules().spec().preset).0;
        let text = self.texts.format("plain-welcome", &[("game", preset.into())]);
        self.say(&text)?;
        self.say_all(news)?;
        let seats = self.game.rules().seats();
        let others =
            (1..seats).map(|steps| self.narrator.name(self.game.me().after(steps, seats)).to_owned());
        let text = self.texts.format("plain-seats", &[("names", self.texts.list(others.collect()).into())]);
        self.say(&text)?;
        self.say_key("open-welcome")?;
        let text = self.texts.format("open-errors", &[("percent", self.game.errors().into())]);
        self.say(&text)?;
        self.say_key("open-how")?;
        if self.game.view().game.is_some() { self.tell_table() } else { Ok(()) }
    }

    pub(super) fn tell_deal(&mut self) -> io::Result<()> {
        let view = self.game.view();
        self.teller = Teller::new(&view);
        if let Some(game) = &view.game {
            let text = self.narrator.dealt(game.hand_number, game.dealer);
            self.say(&text)?;
        }
        self.tell_hand()
    }

    /// Tells what has been done, and what came of it.
    pub(super) fn tell(&mut self, news: &Happened) -> io::Result<()> {
        let view = self.game.view();
        let lines = self.narrator.heard(news.seat, &news.heard, &view);
        self.say_all(&lines)?;
        if let (Heard::Game(events), Some(game)) = (&news.heard, &view.game) {
            for event in events {
                let event = table::Event::In(event.clone());
                let more = self.game.rules().after(&event, game, &self.narrator);
                self.say_all(&more)?;
            }
        }
        let Outcome { lines, scored } = self.teller.outcome(news, &view, self.game.rules(), &self.narrator);
        self.say_all(&lines)?;
        if scored { self.tell_scores() } else { Ok(()) }
    }

    pub(super) fn tell_hand(&mut self) -> io::Result<()> {
        let Some(game) = self.game.view().game else { return Ok(()) };
        let lines = self.game.rules().hand(&game, &self.narrator);
        self.say_all(&lines)
    }

    pub(super) fn tell_table(&mut self) -> io::Result<()> {
        let view = self.game.view();
        let Some(game) = &view.game else { return self.tell_scores() };
        let lines = self.game.rules().table(game, &self.narrator);
        self.say_all(&lines)?;
        let laws = self.narrator.laws_on_table(&view);
        self.say_all(&laws)?;
        self.tell_scores()?;
        self.tell_hand()
    }

    pub(super) fn tell_reminders(&mut self) -> io::Result<()> {
        let Some(game) = self.game.view().game else { return self.say_key("trick-none") };
        let lines = self.narrator.tricks(&game);
        self.say_all(&lines)
    }

    fn tell_scores(&mut self) -> io::Result<()> {
        let scores = &self.game.standing().scores;
        let scores = self.narrator.by_side(self.game.rules(), scores, |score| self.narrator.score(score));
        let text = self.texts.format("plain-scores", &[("scores", scores.into())]);
        self.say(&text)
    }

    /// The score sheet, hand by hand; a hand that doesn't count isn't on it.
    pub(super) fn tell_sheet(&mut self) -> io::Result<()> {
        let hands = self.game.counted_hands();
        let so_far = GameSoFar { hands: &hands, scores: self.game.standing().scores, games: Vec::new() };
        let sheet = ScoreSheet::new(self.game.rules(), &so_far, &self.narrator);
        for ((number, row), hand) in (1..).zip(&sheet.rows).zip(&hands) {
            let points: Vec<i32> = serde_json::from_value(hand["points"].clone()).unwrap_or_default();
            let args = [
                ("number", u32::into(number)),
                ("contract", row.head.words.as_str().into()),
                (
                    "points",
                    self.narrator
                        .by_side(self.game.rules(), &points, |points| self.narrator.gain(points))
                        .into(),
                ),
            ];
            let text = self.texts.format("plain-sheet-line", &args);
            self.say(&text)?;
        }
        self.tell_scores()
    }
}
