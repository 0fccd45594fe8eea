//! Claims at an open table, in the words of what people say happened.

use crate::{Texts, letters, whole};
use five_hundred::Rules;
use laws::open_table::{Claim, Claimed, Reason, Verdict};
use laws::questions::Topic;
use table::Seat;

use crate::referee::said;

/// What can be claimed at an open table, the most frequent first.
pub const CLAIMS: [Topic; 10] = [
    Topic::Lead,
    Topic::Play,
    Topic::Revoke,
    Topic::Exposed,
    Topic::Call,
    Topic::Deal,
    Topic::Kitty,
    Topic::Count,
    Topic::Score,
    Topic::Look,
];

/// Why a deal may be claimed to be wrong, and the key of its words.
pub const REASONS: [(Reason, &str); 7] = [
    (Reason::Count, "misdeal-count"),
    (Reason::Faced, "answer-law-faced"),
    (Reason::Turned, "answer-law-turned"),
    (Reason::TurnedKitty, "answer-law-turned-kitty"),
    (Reason::KittyLate, "answer-law-kitty-late"),
    (Reason::NoCut, "answer-law-no-cut"),
    (Reason::Pack, "answer-law-bad-pack"),
];

/// What somebody says happened, as far as they have told it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Charge {
    /// What happened.
    pub topic: Topic,
    /// The player who did it, or whose score it is.
    pub seat: Option<Seat>,
    /// A trick, or points.
    pub number: Option<i32>,
    /// What was wrong with the deal.
    pub reason: Option<Reason>,
}

/// A fact that a claim lacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lacks {
    /// The player.
    Seat,
    /// In which trick.
    Trick,
    /// What was wrong with the deal.
    Reason,
    /// The right points.
    Points,
}

impl Charge {
    /// A charge of which nothing more is told.
    #[must_use]
    pub const fn of(topic: Topic) -> Self {
        Self { topic, seat: None, number: None, reason: None }
    }

    /// The claim.
    ///
    /// # Errors
    /// What it lacks; nothing where an open table knows no such claim.
    pub fn claim(self) -> Result<Claim, Option<Lacks>> {
        let seat = self.seat.ok_or(Some(Lacks::Seat));
        let trick = || self.number.and_then(|number| u8::try_from(number).ok());
        Ok(match self.topic {
            Topic::Lead | Topic::Play | Topic::Call => Claim::Retract,
            Topic::Revoke => Claim::Revoke(seat?, trick().ok_or(Some(Lacks::Trick))?),
            Topic::Exposed => Claim::Exposed(seat?),
            Topic::Kitty | Topic::Look => Claim::Look(seat?),
            Topic::Deal => Claim::Misdeal(self.reason.ok_or(Some(Lacks::Reason))?),
            Topic::Count => Claim::Hand,
            Topic::Score => Claim::Score(seat?, self.number.ok_or(Some(Lacks::Points))?),
            Topic::Draw | Topic::Cut | Topic::Open | Topic::Other => return Err(None),
        })
    }

    /// The question about what it lacks.
    #[must_use]
    pub fn question(self, lacks: Lacks, texts: Texts) -> String {
        texts.get(match (lacks, self.topic) {
            (Lacks::Trick, _) => "claim-which-trick",
            (Lacks::Reason, _) => "ask-law-which-misdeal",
            (Lacks::Points, _) => "ask-law-right",
            (Lacks::Seat, Topic::Revoke) => "ask-law-who-revoked",
            (Lacks::Seat, Topic::Exposed) => "ask-law-whose-card",
            (Lacks::Seat, Topic::Score) => "ask-law-whose-score",
            (Lacks::Seat, Topic::Kitty) => "ask-law-who-saw",
            (Lacks::Seat, _) => "ask-law-who-looked",
        })
    }
}

/// A claim in words.
#[must_use]
pub fn claimed(claim: Claim, names: &[String], texts: Texts) -> String {
    let player = |seat| ("player", texts.player(seat, names).into());
    match claim {
        Claim::Retract => texts.get("claim-retract"),
        Claim::Hand => texts.get("claim-hand"),
        Claim::Exposed(seat) => texts.format("claim-exposed", &[player(seat)]),
        Claim::Look(seat) => texts.format("claim-look", &[player(seat)]),
        Claim::Revoke(seat, trick) => texts.format("claim-revoke", &[player(seat), ("trick", trick.into())]),
        Claim::Score(seat, points) => {
            let points = whole::shown(points);
            texts.format("claim-score", &[player(seat), ("points", points.into())])
        }
        Claim::Misdeal(reason) => {
            let key = REASONS.iter().find(|(other, _)| *other == reason).map_or("", |(_, key)| key);
            texts.format("claim-misdeal", &[("reason", texts.get(key).into())])
        }
    }
}

/// What became of a claim, sentence by sentence.
#[must_use]
pub fn verdict(claimed: &Claimed, rules: &Rules, names: &[String], texts: Texts) -> Vec<String> {
    let upheld = || texts.get("verdict-upheld");
    match (claimed.verdict, &claimed.ruling, claimed.law.as_deref()) {
        (Verdict::Denied, ..) => vec![texts.get("verdict-denied")],
        (Verdict::Waiting, ..) => vec![texts.get("verdict-waiting")],
        (Verdict::Upheld, Some(ruling), _) => {
            let said = said(ruling, rules, names, texts);
            let who = said.who.filter(|_| ruling.choice);
            [upheld(), said.ruling].into_iter().chain(said.now).chain(who).chain([said.why]).collect()
        }
        (Verdict::Upheld, None, Some(law)) => {
            vec![upheld(), format!("{} ({law})", texts.get(&law.to_lowercase()))]
        }
        (Verdict::Upheld, None, None) => vec![texts.get("verdict-votes")],
    }
}

/// The topics whose names, or other words for them, have every word of a query.
#[must_use]
pub fn find(texts: Texts, query: &str) -> Vec<Topic> {
    let plain = |text: &str| -> String { text.chars().map(letters::plain).collect() };
    let wanted: Vec<String> = query.split_whitespace().map(plain).collect();
    let has_all = |topic: &Topic| {
        let words = ["topic", "words"].map(|part| texts.get(&format!("{part}-{}", topic.key()))).join(" ");
        let words = plain(&words);
        wanted.iter().all(|word| words.contains(word.as_str()))
    };
    Topic::ALL.into_iter().filter(has_all).collect()
}
