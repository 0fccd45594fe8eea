//! What came of challenges, as a device saves it: a line of JSON a hand. The first result of a hand counts.

use players::alike::BOTS;
use serde::{Deserialize, Serialize};

use super::{Challenge, Date, HandScore};

/// A hand of a challenge that was played.
///
/// ```
/// use learning::challenge::{Challenge, HandScore, PlayedHand, PlayedHands};
///
/// let challenge = Challenge::new(kookaburra::build_code("quebec-4").unwrap(), [7; 16], 4);
/// let today = "2026-12-03".parse().unwrap();
/// let score = HandScore { points: 160, contract: Some(true) };
/// let line = PlayedHand::new(&challenge, 0, score, (None, today)).to_line().unwrap();
/// assert_eq!(PlayedHands::read(&line).first(&challenge), [score]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayedHand {
    /// The [name](Challenge::id) of the challenge.
    pub challenge: String,
    /// Which of its hands, counted from 0.
    pub hand: usize,
    /// What came of it.
    #[serde(flatten)]
    pub score: HandScore,
    /// The number of the bots it was played with.
    pub bots: u16,
    /// The date whose deal it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// The date on which the challenge was opened.
    pub on: String,
}

impl PlayedHand {
    /// A hand that was played with the bots here, of a challenge that is the deal of a date if it has one, and was
    /// opened on another date or the same.
    #[must_use]
    pub fn new(
        challenge: &Challenge,
        hand: usize,
        score: HandScore,
        (date, on): (Option<Date>, Date),
    ) -> Self {
        let date = date.map(|date| date.to_string());
        Self { challenge: challenge.id(), hand, score, bots: BOTS, date, on: on.to_string() }
    }

    /// The hand as a line, with its end.
    ///
    /// # Errors
    /// It can't be written.
    pub fn to_line(&self) -> Result<String, serde_json::Error> {
        Ok(serde_json::to_string(self)? + "\n")
    }

    /// Whether the deal of a date was opened on a later one.
    #[must_use]
    pub fn is_late(&self) -> bool {
        let late = |date: Option<Date>| Some(date? < self.on.parse().ok()?);
        late(self.date.as_ref().and_then(|date| date.parse().ok())).unwrap_or_default()
    }
}

/// All the hands that a device has saved, the first result of each first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlayedHands(Vec<PlayedHand>);

impl PlayedHands {
    /// Reads lines. One that was cut when it was written says nothing.
    #[must_use]
    pub fn read(lines: &str) -> Self {
        Self(lines.lines().filter_map(|line| serde_json::from_str(line).ok()).collect())
    }

    /// The first try at the hands of a challenge, as far as it has come.
    pub fn hands(&self, challenge: &Challenge) -> impl Iterator<Item = &PlayedHand> {
        let id = challenge.id();
        (0..usize::from(challenge.hands))
            .map_while(move |hand| self.0.iter().find(|played| played.challenge == id && played.hand == hand))
    }

    /// What came of the first try at a challenge, as far as it has come.
    #[must_use]
    pub fn first(&self, challenge: &Challenge) -> Vec<HandScore> {
        self.hands(challenge).map(|hand| hand.score).collect()
    }
}
