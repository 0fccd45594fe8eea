//! What stands still at a table that speaks: the game, its people, the question of the moment, cards and scores.

use std::io::{self, Write};

use card_match::{Draw, Turn};
use serde_json::Value;
use table::Seat;
use texts::narration::ScoreSheet;

use super::{Later, Plain};
use crate::{
    authority::{Authority, Command},
    games::PlainGame,
    speaking::Speaking,
};

impl<G: PlainGame, W: Write, A: Authority<G>> Plain<G, W, A> {
    /// The game that is played.
    pub(super) fn tell_game(&mut self) -> io::Result<()> {
        let preset = self.texts.preset(self.rules.spec().preset).0;
        let text = self.texts.format("plain-welcome", &[("game", preset.into())]);
        self.say(&text)
    }

    /// The players in their seats, and those without one.
    pub(super) fn tell_seats(&mut self) -> io::Result<()> {
        let (seats, nearest) = (self.rules.seats(), self.narrator.nearest());
        let name = |seat: Seat| self.narrator.name(seat).to_owned();
        let others = (1..seats).map(|steps| name(nearest.after(steps, seats)));
        let text = if self.at.me().is_some() {
            self.texts.format("plain-seats", &[("names", self.texts.list(others.collect()).into())])
        } else {
            let names = std::iter::once(name(nearest)).chain(others).collect();
            self.texts.format("plain-seats-watched", &[("names", self.texts.list(names).into())])
        };
        self.say(&text)?;
        let waiting = self.at.waiting();
        if waiting.is_empty() {
            return Ok(());
        }
        let text = self.narrator.sitting_out(&waiting);
        self.say(&text)
    }

    pub(super) fn tell_draw(&mut self, draw: &Draw) -> io::Result<()> {
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
        let sentences = self.narrator.draw_decided(&placed, &self.rules);
        self.say_all(&sentences)
    }

    /// Puts the question of the moment.
    pub(crate) fn ask(&mut self) -> io::Result<()> {
        let question = self.question();
        self.say_all(&question)
    }

    /// The question of the moment, in lines; none if others are waited for.
    pub(crate) fn question(&self) -> Vec<String> {
        if let Some(person) = self.at.pass_to {
            let name = self.at.people.names.get(person).map_or("", String::as_str);
            return vec![self.texts.format("cover", &[("name", name.into())])];
        }
        let asks = G::asks(&self.asking);
        let claims = self.may_claim();
        match self.at.turn {
            _ if !asks.is_empty() => asks,
            Turn::Over => vec![self.texts.get("plain-another")],
            Turn::Deal if self.at.me().is_none() => vec![self.texts.get("plain-watch")],
            Turn::Deal => vec![self.cut_text("prompt-cut")],
            Turn::Mine | Turn::Other(_) if claims || self.at.may.act => {
                let settled = self.at.settled.then(|| {
                    let words = self.rules.settled(&self.narrator, &self.view);
                    format!("{words} {}", self.texts.get("plain-settled"))
                });
                let question = self.rules.question(&self.view, &self.narrator, claims);
                settled.into_iter().chain([question]).collect()
            }
            Turn::Mine | Turn::Other(_) => Vec::new(),
        }
    }

    /// A text about the cut, which says how many cards may be lifted.
    pub(super) fn cut_text(&self, key: &str) -> String {
        let (least, most) = self.at.cuts.map(|cuts| (cuts.least, cuts.most)).unwrap_or_default();
        self.texts.format(key, &[("from", least.into()), ("to", most.into())])
    }

    /// What can be typed.
    pub(crate) fn tell_help(&mut self) -> io::Result<()> {
        self.say_key(G::HOW.1)
    }

    /// The player's cards.
    pub(super) fn tell_hand(&mut self) -> io::Result<()> {
        if self.at.me().is_none() {
            return self.say_key("note-watching");
        }
        let texts = self.rules.hand(&self.view, &self.narrator);
        self.say_all(&texts)
    }

    /// Everything that lies on the table, the scores, and the player's cards.
    pub(crate) fn tell_table(&mut self) -> io::Result<()> {
        let texts = self.rules.table(&self.view, &self.narrator);
        self.say_all(&texts)?;
        self.tell_scores()?;
        if self.at.me().is_some() { self.tell_hand() } else { Ok(()) }
    }

    /// What each column of the score sheet has of something, in a list: scores, or points with their signs.
    fn by_side(&self, points: &[i32], signed: bool) -> String {
        let sides = self.rules.sides().into_iter().zip(points).map(|(side, points)| {
            let narrator = &self.narrator;
            let points = if signed { narrator.gain(*points) } else { narrator.score(*points) };
            format!("{} {points}", self.texts.players(side, &self.narrator.names))
        });
        sides.collect::<Vec<_>>().join(", ")
    }

    pub(super) fn tell_scores(&mut self) -> io::Result<()> {
        let totals = ScoreSheet::new(&self.rules, &self.at.so_far(&[]), &self.narrator).totals;
        let scores = self.by_side(&totals, false);
        let text = self.texts.format("plain-scores", &[("scores", scores.into())]);
        self.say(&text)
    }

    /// Tells something of the finished hands, as soon as they are known.
    pub(super) fn tell_of_hands(&mut self, what: Later) -> io::Result<()> {
        self.later = Some(what);
        self.wants(Command::Record, Self::tell).map(drop)
    }

    /// Learns the finished hands, and tells what was to be told of them.
    pub(crate) fn learn_hands(&mut self, hands: Vec<Value>) -> io::Result<()> {
        self.hands = hands;
        match self.later.take() {
            Some(Later::Sheet) => self.tell_sheet(),
            Some(Later::Story(winners)) => {
                let story = self.sheet().story(&self.narrator, winners);
                self.say_all(&story)
            }
            None => Ok(()),
        }
    }

    /// The score sheet as it stands.
    fn sheet(&self) -> ScoreSheet {
        ScoreSheet::new(&self.rules, &self.at.so_far(&self.hands), &self.narrator)
    }

    /// The score sheet, hand by hand.
    fn tell_sheet(&mut self) -> io::Result<()> {
        let sheet = self.sheet();
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
