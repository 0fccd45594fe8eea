//! What a client asks for, and what it gets.

use cards::{Card, Rank};
use narration::{Indices, Narrator, Sorting};
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{LogLine, Offer, Scene, ScoreSheet};

/// What a client asks for at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeskRequest {
    /// The scene again.
    Look,
    /// What has happened in this hand so far, for a log that begins in the middle of it.
    Retell,
    /// Let the match go on by one step: the next bot acts, the next hand is dealt, the next game begins.
    Next,
    /// Lift this number of cards, where the player cuts, and deal.
    Cut(usize),
    /// An action, in notation.
    Act(String),
    /// What the player has typed, in their own words: an action, a card, a command.
    Typed(String),
    /// What these picked cards can do (Rummy 500).
    Pick(Vec<Card>),
    /// How the player likes the table.
    Wishes(Wishes),
    /// What a good player would do, and why.
    Hint,
    /// Take back, to the player's last decision.
    Undo,
    /// The rest is mine.
    ClaimRest,
    /// The score sheet.
    Score,
    /// A finished hand after a number of its steps, with all cards seen.
    Replay {
        /// The hand, from 0.
        hand: usize,
        /// How many of its actions have been done.
        step: usize,
    },
    /// What a strong player says of a finished hand. The answer comes in parts, each a decision; the first part has `from` 0,
    /// the next ones what was done so far.
    Review {
        /// The hand, from 0.
        hand: usize,
        /// How many steps are done already.
        from: usize,
        /// Whether everybody is judged, and not the player alone.
        everybody: bool,
    },
    /// A code with which somebody else can play the deal of a finished hand.
    Share {
        /// The hand, from 0.
        hand: usize,
    },
    /// The finished hands as a record.
    Record,
}

/// How the player likes the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Wishes {
    /// Which letters stand for kings, queens and jacks where cards are named in short.
    pub letters: Letters,
    /// How the cards of a hand lie.
    pub sorting: Sorting,
    /// Whether the only card that may be played is played by itself.
    pub forced: bool,
    /// Whether [`Scene::guidance`] is wanted: what is going on and why, for someone new to the game.
    pub guidance: bool,
}

impl Wishes {
    /// Passes these wishes on to the narrator.
    pub(crate) fn tell(self, narrator: &mut Narrator) {
        narrator.indices = self.letters.into();
        narrator.sorting = self.sorting;
    }
}

/// The letters in the corners of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Letters {
    /// Ace, king, queen, jack.
    #[default]
    Akqj,
    /// *As, roi, dame, valet.*
    Ardv,
}

impl Letters {
    /// The index in the corner of a card of this rank.
    #[must_use]
    pub fn of(self, rank: Rank) -> &'static str {
        Indices::from(self).of(rank)
    }
}

impl From<Letters> for Indices {
    fn from(letters: Letters) -> Self {
        match letters {
            Letters::Akqj => Self::Akqj,
            Letters::Ardv => Self::Ardv,
        }
    }
}

/// What comes back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeskReply {
    /// The table, after something happened or not.
    Table(Box<Update>),
    /// What has happened.
    Log(Vec<LogLine>),
    /// It can't be done, and why, in a sentence. Nothing has changed.
    Refused(String),
    /// A hint.
    Advice(Advice),
    /// What picked cards can do.
    Picked(Picked),
    /// The typed text may mean several things.
    Which(Vec<Offer>),
    /// A card was typed where several are to be chosen: choose it, or let it go.
    Chosen(Card),
    /// The score sheet.
    Score(ScoreSheet),
    /// A text to be read: help, the known cards.
    Text(Vec<String>),
    /// The rules of the table were asked for.
    Rules,
    /// The player wants to leave.
    Leave,
    /// The player only watches and wants to see the end: [`DeskRequest::Next`] without pauses until the game is over.
    Hurry,
    /// A finished hand, step by step.
    Replay(Box<Replay>),
    /// A part of a review.
    Review(Review),
    /// A code, or a record: something to be handed on.
    Copy(String),
}

/// The table, and what led to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Update {
    /// What happened since the last one, in order.
    pub told: Vec<LogLine>,
    /// The table now.
    pub scene: Scene,
}

/// What picked cards can do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Picked {
    /// What they are, or why they can do nothing, in a sentence.
    pub words: String,
    /// What they can do.
    pub offers: Vec<Offer>,
}

/// A hint.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// What to do and why.
    pub words: String,
    /// The text of the button that does it.
    pub label: String,
    /// The action, in notation.
    pub action: String,
    /// The cards of the hand that it is about.
    pub cards: Vec<Card>,
    /// What else was weighed, best first.
    pub alternatives: Vec<Alternative>,
}

/// Something that was weighed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Alternative {
    /// The action, in notation.
    pub action: String,
    /// In words: "play the ace of spades".
    pub words: String,
    /// The expected result, in words: "6.4 tricks", "makes it 7 times in 10, +35 points".
    pub expected: String,
}

/// A finished hand at one of its steps, with all cards seen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Replay {
    /// The hand, from 0.
    pub hand: usize,
    /// How many hands there are.
    pub hands: usize,
    /// How many actions have been done.
    pub step: usize,
    /// How many there are.
    pub steps: usize,
    /// The steps after which something begins: the play, each trick, each turn.
    pub marks: Vec<usize>,
    /// What the last of them was.
    pub told: Vec<LogLine>,
    /// The table after it.
    pub scene: Scene,
}

/// A part of a review.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// How many steps of the hand are done.
    pub done: usize,
    /// How many there are.
    pub of: usize,
    /// The findings of this part.
    pub findings: Vec<Finding>,
}

/// What a review says of one action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finding {
    /// The step: how many actions came before it.
    pub step: usize,
    /// The seat that acted.
    pub seat: Seat,
    /// Whether it was as good as anything.
    pub good: bool,
    /// The action, and what would have been better if it was not good.
    pub words: String,
    /// What the strong player would have done in this place, and why.
    pub thought: Option<String>,
    /// What the cards that nobody could see say of it, if it cost something.
    pub seen: Option<String>,
    /// The choices that were weighed, best first.
    pub weighed: Vec<Alternative>,
}
