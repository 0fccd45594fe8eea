//! What the player is told: what was done, what was ruled, what lies on the table.

use std::io::{self, Write};

use card_match::{GameSoFar, open::Happened};
use five_hundred::Rules;
use narration::{InWords, Narrator, ScoreSheet};
use open_table::{Act, Claimed, Heard, Verdict};
use serde_json::Value;
use table::Game;

use super::OpenTable;

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
        self.claims.clear();
        self.phase = view.phase;
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
        let claims = view.laws.map(|laws| laws.claims).unwrap_or_default();
        for (number, claim) in claims.iter().enumerate() {
            if self.claims.get(number) != Some(claim) {
                self.tell_claim(claim)?;
            }
        }
        self.claims = claims;
        // A claim on the hand before is told with that hand.
        if let Heard::Act(Act::Agree) = news.heard {
            return Ok(());
        }
        self.tell_phase(view.phase, view.game.as_ref())
    }

    /// A claim, and what the laws say to it, in the words of the referee.
    fn tell_claim(&mut self, claim: &Claimed) -> io::Result<()> {
        let what = referee::claimed(claim.claim, &self.narrator.names_in_rulings(), self.texts);
        let text = self.narrator.about("told-claims", claim.seat, &[("what", what.into())]);
        self.say(&text)?;
        let lines = verdict(claim, self.game.rules(), &self.narrator);
        self.say_all(&lines)
    }

    /// What an act has ended.
    fn tell_phase(
        &mut self,
        phase: Option<&'static str>,
        game: Option<&five_hundred::View>,
    ) -> io::Result<()> {
        let before = std::mem::replace(&mut self.phase, phase);
        let Some(game) = game else { return Ok(()) };
        let ended = before != phase && matches!(phase, Some("settle" | "deal") | None);
        if !ended || before == Some("settle") {
            return Ok(());
        }
        let Some(outcome) = &game.outcome else { return self.say_key("open-void") };
        let text = self.narrator.outcome(outcome.result, game);
        self.say(&text)?;
        let left = self.game.rules().cards_left(game, &self.narrator);
        self.say_all(&left)?;
        let points = self.by_side(&outcome.points.clone(), true);
        let text = self.texts.format("open-points", &[("points", points.into())]);
        self.say(&text)?;
        self.tell_scores()
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

    /// What each column of the score sheet has of something.
    fn by_side(&self, points: &[i32], signed: bool) -> String {
        let sides = self.game.rules().sides().into_iter().map(|side| {
            let of = side.first().and_then(|seat| points.get(seat.index())).copied().unwrap_or_default();
            let of = if signed { self.narrator.gain(of) } else { self.narrator.score(of) };
            format!("{} {of}", self.texts.players(side, &self.narrator.names))
        });
        sides.collect::<Vec<_>>().join(", ")
    }

    fn tell_scores(&mut self) -> io::Result<()> {
        let scores = self.by_side(&self.game.standing().scores, false);
        let text = self.texts.format("plain-scores", &[("scores", scores.into())]);
        self.say(&text)
    }

    /// The score sheet, hand by hand; a hand that doesn't count isn't on it.
    pub(super) fn tell_sheet(&mut self) -> io::Result<()> {
        let counts = |hand: &Value| hand["result"] != "misdeal" && hand["result"] != "annulled";
        let hands: Vec<Value> = self.game.finished_hands().into_iter().filter(counts).collect();
        let so_far = GameSoFar { hands: &hands, scores: self.game.standing().scores, games: Vec::new() };
        let sheet = ScoreSheet::new(self.game.rules(), &so_far, &self.narrator);
        for ((number, row), hand) in (1..).zip(&sheet.rows).zip(&hands) {
            let points: Vec<i32> = serde_json::from_value(hand["points"].clone()).unwrap_or_default();
            let args = [
                ("number", u32::into(number)),
                ("contract", row.head.words.as_str().into()),
                ("points", self.by_side(&points, true).into()),
            ];
            let text = self.texts.format("plain-sheet-line", &args);
            self.say(&text)?;
        }
        self.tell_scores()
    }
}

/// What became of a claim, in the words of the referee.
pub(super) fn verdict(claim: &Claimed, rules: &Rules, narrator: &Narrator) -> Vec<String> {
    let texts = narrator.texts;
    let upheld = || texts.get("verdict-upheld");
    match (claim.verdict, &claim.ruling, claim.law) {
        (Verdict::Denied, ..) => vec![texts.get("verdict-denied")],
        (Verdict::Waiting, ..) => vec![texts.get("verdict-waiting")],
        (Verdict::Upheld, Some(ruling), _) => {
            let said = referee::said(ruling, rules, &narrator.names_in_rulings(), texts);
            let who = said.who.filter(|_| ruling.choice);
            [upheld(), said.ruling].into_iter().chain(said.now).chain(who).chain([said.why]).collect()
        }
        (Verdict::Upheld, None, Some(law)) => vec![upheld(), texts.get(&law.to_lowercase())],
        (Verdict::Upheld, None, None) => vec![texts.get("verdict-votes")],
    }
}
