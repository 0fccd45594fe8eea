//! What a backup is made of: one thing that somebody keeps, with a name that is the same on every device.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use table::Record;

use super::{
    file::LineFault,
    history::{self, Joined},
};

/// What an item is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Kind {
    /// A finished game. Its name is the hash of its record.
    Game,
    /// A match that can be gone on with, as the lines of its log. Its name is the hash of the first.
    Match,
    /// A score sheet. Its name is the hash of how it begins.
    Sheet,
    /// House rules of one’s own: their code is the name, what they are called is the body.
    Rules,
    /// A setting, by its name.
    Setting,
    /// What was learnt in a lesson, by its name.
    Lesson,
    /// An answer to a puzzle. Its name is the hash of it.
    Answer,
    /// A hand of a challenge that was played: deals that several people play.
    Challenge,
    /// What a review of a game came to. Its name is that of the game.
    Figures,
    /// A seat at a table of a server: whoever has it can sit there.
    Seat,
    /// The membership of a club: whoever has it is that member.
    Club,
    /// That something was deleted: its name is `KIND/NAME` of what it was.
    Deletion,
    /// Something that a later version keeps.
    Other(String),
}

impl Kind {
    /// Those known to this version, in the order in which they are told.
    pub const KNOWN: [Self; 12] = [
        Self::Game,
        Self::Match,
        Self::Sheet,
        Self::Rules,
        Self::Setting,
        Self::Lesson,
        Self::Answer,
        Self::Challenge,
        Self::Figures,
        Self::Seat,
        Self::Club,
        Self::Deletion,
    ];

    /// Those that are in a backup only if that is asked for: whoever has the file can sit there.
    pub const SEATS: [Self; 2] = [Self::Seat, Self::Club];

    /// How it is written.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Game => "game",
            Self::Match => "match",
            Self::Sheet => "sheet",
            Self::Rules => "rules",
            Self::Setting => "setting",
            Self::Lesson => "lesson",
            Self::Answer => "answer",
            Self::Challenge => "challenge",
            Self::Figures => "figures",
            Self::Seat => "seat",
            Self::Club => "club",
            Self::Deletion => "deletion",
            Self::Other(name) => name,
        }
    }

    /// Whether nothing of this kind says when it became what it is: a device sees when it has become so.
    pub(super) const fn has_no_time(&self) -> bool {
        matches!(self, Self::Match | Self::Sheet | Self::Rules | Self::Setting | Self::Seat | Self::Club)
    }

    /// How two items of this kind with the same name become one.
    pub(super) const fn joined(&self) -> Joined {
        match self {
            Self::Match | Self::Sheet => Joined::Longer,
            Self::Deletion => Joined::Both,
            _ => Joined::Later,
        }
    }
}

impl From<String> for Kind {
    fn from(name: String) -> Self {
        Self::KNOWN.into_iter().find(|kind| kind.name() == name).unwrap_or(Self::Other(name))
    }
}

impl From<Kind> for String {
    fn from(kind: Kind) -> Self {
        kind.name().to_owned()
    }
}

/// One thing that somebody keeps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// What it is.
    pub kind: Kind,
    /// Its name: the same on every device that has it.
    pub id: String,
    /// When it became what it is, in milliseconds since 1970; 0 if nobody knows.
    pub at: u64,
    /// The content. The keys of all objects in it are sorted.
    pub body: Value,
}

impl Item {
    /// An item. The keys of its body are sorted, so that the same content is the same text.
    #[must_use]
    pub fn new(kind: Kind, id: impl Into<String>, at: u64, body: Value) -> Self {
        Self { kind, id: id.into(), at, body: sorted(body) }
    }

    /// A finished game: when it ended, in milliseconds since 1970, the seat of whoever kept it, and its record. What is
    /// no record is kept as the text that it is.
    #[must_use]
    pub fn game(ended: u64, seat: Option<u8>, record: &str) -> Self {
        let read = Record::read(record).ok().and_then(|record| serde_json::to_value(record).ok());
        let (key, value) = match read {
            Some(record) => ("record", sorted(record)),
            None => ("text", record.into()),
        };
        let id = digest(&value);
        Self::new(Kind::Game, id, ended, json!({ "ended": ended, "seat": seat, key: value }))
    }

    /// A match, as it is saved: its lines.
    #[must_use]
    pub fn of_match(text: &str) -> Self {
        let lines: Vec<&str> = text.lines().collect();
        let id = digest(&lines.first().copied().unwrap_or_default().into());
        Self::new(Kind::Match, id, 0, json!({ "lines": lines }))
    }

    /// A score sheet; none if it has no game.
    #[must_use]
    pub fn sheet(sheet: Value) -> Option<Self> {
        let id = digest(&sorted(history::beginning(&sheet)?));
        Some(Self::new(Kind::Sheet, id, 0, sheet))
    }

    /// House rules of one’s own: their code, and what they are called.
    #[must_use]
    pub fn rules(code: &str, name: &str) -> Self {
        Self::new(Kind::Rules, code, 0, name.into())
    }

    /// A setting.
    #[must_use]
    pub fn setting(name: &str, value: Value) -> Self {
        Self::new(Kind::Setting, name, 0, value)
    }

    /// What was learnt in a lesson: an object with the day on which it was `done` last.
    #[must_use]
    pub fn lesson(name: &str, learnt: Value) -> Self {
        const DAY: u64 = 86_400_000;
        let at = learnt["done"].as_u64().unwrap_or_default().saturating_mul(DAY);
        Self::new(Kind::Lesson, name, at, learnt)
    }

    /// An answer to a puzzle: an object that names the puzzle and the time, so that no two of them are equal.
    #[must_use]
    pub fn answer(answer: Value) -> Self {
        let answer = sorted(answer);
        Self::new(Kind::Answer, digest(&answer), 0, answer)
    }

    /// What came of a hand of a challenge: an object that names the challenge and the hand.
    #[must_use]
    pub fn challenge(hand: Value) -> Self {
        let hand = sorted(hand);
        Self::new(Kind::Challenge, digest(&hand), 0, hand)
    }

    /// What a review of a game came to, or what was noted for it: an object with the name of the `game`, and when it
    /// `ended`. Of two that say so, the one counts that says more.
    #[must_use]
    pub fn figures(figures: Value) -> Option<Self> {
        let (game, ended) = (figures["game"].as_str()?.to_owned(), figures["ended"].as_u64()?);
        Some(Self::new(Kind::Figures, game, ended, figures))
    }

    /// That an item was deleted, which was as long as this.
    pub(super) fn deletion(kind: &Kind, id: &str, at: u64, length: usize) -> Self {
        Self::new(Kind::Deletion, format!("{}/{id}", kind.name()), at, json!({ "length": length }))
    }

    /// The record of a game; the text of one that was none.
    #[must_use]
    pub fn record(&self) -> Option<String> {
        let text = self.body.get("text").and_then(Value::as_str).map(str::to_owned);
        text.or_else(|| self.body.get("record").map(Value::to_string))
    }

    /// When a game ended, and the seat of whoever kept it.
    #[must_use]
    pub fn played(&self) -> (u64, Option<u8>) {
        let seat = self.body["seat"].as_u64().and_then(|seat| seat.try_into().ok());
        (self.body["ended"].as_u64().unwrap_or_default(), seat)
    }

    /// The lines of a match.
    #[must_use]
    pub fn lines(&self) -> Vec<&str> {
        self.body["lines"].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
    }

    /// What an item of a file is not that it claims to be.
    pub(super) fn fault(&self) -> Option<LineFault> {
        let body = &self.body;
        let claimed = match &self.kind {
            Kind::Game => {
                let (ended, seat) = self.played();
                self.record().map(|record| Self::game(ended, seat, &record).id)
            }
            Kind::Match => {
                let lines = body["lines"].as_array().filter(|lines| lines.iter().all(Value::is_string));
                lines.map(|_| Self::of_match(&self.lines().join("\n")).id)
            }
            Kind::Sheet => Self::sheet(body.clone()).map(|sheet| sheet.id),
            Kind::Answer | Kind::Challenge => body.is_object().then(|| digest(body)),
            Kind::Figures => Self::figures(body.clone()).map(|figures| figures.id),
            Kind::Rules => body.is_string().then(|| self.id.clone()),
            Kind::Lesson => body["done"].as_u64().map(|_| self.id.clone()),
            Kind::Deletion => {
                let of_something = self.id.contains('/') && body["length"].is_u64();
                of_something.then(|| self.id.clone())
            }
            _ => Some(self.id.clone()),
        };
        match claimed {
            None => Some(LineFault::Body),
            Some(id) if id != self.id => Some(LineFault::Name),
            Some(_) => None,
        }
    }
}

/// The same value with the keys of all objects in order.
pub(super) fn sorted(value: Value) -> Value {
    match value {
        Value::Object(map) => {
            let mut pairs: Vec<(String, Value)> = map.into_iter().collect();
            pairs.sort_by(|(one, _), (other, _)| one.cmp(other));
            Value::Object(pairs.into_iter().map(|(key, value)| (key, sorted(value))).collect::<Map<_, _>>())
        }
        Value::Array(values) => Value::Array(values.into_iter().map(sorted).collect()),
        other => other,
    }
}

/// The first half of the SHA-256 of a value whose keys are sorted.
pub(super) fn digest(value: &Value) -> String {
    let hash = Sha256::digest(value.to_string());
    hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}
