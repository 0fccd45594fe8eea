//! What stands on a sheet: people, games, and the entries of each in the order in which they were written.

use five_hundred::Bid;
use kookaburra::{AnyRules, GameKind};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, de::Error};
use serde_json::{Map, Value};
use table::Seat;

use crate::{Draft, Fault, Noted, Why};

/// The `format` of a sheet.
pub const SHEET_FORMAT: &str = "kookaburra-sheet/1";

/// An evening: the people who came, and the games they played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// `kookaburra-sheet/1`.
    pub format: String,
    /// The day, as people write it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// A preset and the axes changed \[NOT-REC-1\].
    pub rules: Map<String, Value>,
    /// Everybody, two to eight names; who is no player of a game sits on the bench.
    pub people: Vec<String>,
    /// The games, in the order in which they were played.
    pub games: Vec<Game>,
    /// The games whose beginning was undone and can be brought back, the latest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<Game>,
}

/// A game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// The rules, if not those of the sheet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Map<String, Value>>,
    /// The player at each seat, clockwise.
    pub players: Vec<String>,
    /// Those who came with this game: they leave with it if it is undone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub newcomers: Vec<String>,
    /// The first dealer.
    #[schemars(with = "u8")]
    pub dealer: Seat,
    /// The totals it begins with, one for each column; without them all begin at 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub start: Vec<i32>,
    /// What was written, in this order.
    pub hands: Vec<Entry>,
    /// What was undone and can be written again, the latest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<Entry>,
    /// The hand that is being written, as far as it has been told.
    #[serde(default, skip_serializing_if = "Draft::is_untold")]
    pub draft: Draft,
}

/// Something that is written on the sheet.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind")]
pub enum Entry {
    /// A hand of Five Hundred that somebody played.
    #[serde(rename = "hand")]
    Hand(Hand),
    /// A hand in which all passed.
    #[serde(rename = "passed")]
    Passed(AllPassed),
    /// A deal that was void: the same dealer deals again \[LAW-EFF-9\].
    #[serde(rename = "void")]
    Void(Void),
    /// A hand of Rummy 500.
    #[serde(rename = "melds")]
    Melds(Melds),
    /// Points that a ruling or the table gives, beside the hands. They belong to the hand before them.
    #[serde(rename = "points")]
    Points(Points),
    /// An earlier entry is put right; it stays on the sheet, struck out.
    #[serde(rename = "correct")]
    Correct(Correction),
}

/// A hand that somebody played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hand {
    /// The bid that won the auction.
    pub bid: Bid,
    /// The contractor.
    #[schemars(with = "u8")]
    pub seat: Seat,
    /// The partners that the contractor chose for this hand; those of a fixed side need not be named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<u8>")]
    pub partners: Vec<Seat>,
    /// Whether the contract counts as made. Without it the tricks say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub made: Option<bool>,
    /// The tricks of each column, where points depend on them; one of them may be `null`: it has the rest of the ten.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tricks: Option<Vec<Option<u8>>>,
    /// The points of the cards in each column's tricks, where they are counted; `null` where they can't score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card_points: Option<Vec<Option<i32>>>,
    /// Whether play stopped because the game was decided \[FH-END-5\].
    #[serde(default, skip_serializing_if = "is_false")]
    pub stopped: bool,
    /// Those who got to the target first, where several opponents did in this hand \[FH-END-4\].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<u8>")]
    pub first: Vec<Seat>,
    /// Axes that were played differently in this hand alone.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub rules: Map<String, Value>,
    /// Those who score nothing in this hand by a ruling \[LAW-EFF-7\]; they lose what they lose.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<u8>")]
    pub unscored: Vec<Seat>,
    /// What was ruled, or whatever else is worth remembering, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Two rulings that people disagree about: until somebody bids in the next hand one of them can be taken, then the
    /// hand counts as it stands here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub noted: Option<Box<[Noted; 2]>>,
    /// The player who dealt, if another than the one whose deal it was \[LAW-DEAL-9\].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<u8>")]
    pub dealer: Option<Seat>,
}

/// A hand in which all passed.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AllPassed {
    /// The tricks of each column, where such a hand is played at no trumps; one of them may be `null`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tricks: Option<Vec<Option<u8>>>,
    /// Those who got to the target first, where several did in this hand \[FH-END-4\].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<u8>")]
    pub first: Vec<Seat>,
    /// The player who dealt, if another than the one whose deal it was \[LAW-DEAL-9\].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<u8>")]
    pub dealer: Option<Seat>,
}

/// A void deal.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Void {
    /// Why, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// A hand of Rummy 500: the points of each player, or the cards they laid and held.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Melds {
    /// The points of each player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<i32>>,
    /// What each player laid on the table; not together with `points`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub laid: Option<Vec<Cards>>,
    /// What each player still held; not together with `points`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<Vec<Cards>>,
    /// The player who went out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<u8>")]
    pub out: Option<Seat>,
    /// The player who dealt, if another than the one whose deal it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<u8>")]
    pub dealer: Option<Seat>,
}

/// Cards of one player: what they are worth, or their ranks, such as `K K K 4 3 2 1`; `1` is an ace at the low end of a
/// run, `X` a joker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Cards {
    /// What they are worth.
    Worth(i32),
    /// Their ranks.
    Ranks(String),
}

/// Points beside the hands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// What each column gets.
    pub points: Vec<i32>,
    /// What for, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// What stands for an earlier entry from now on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Correction {
    /// The entry that is put right, counted from 0; never a correction itself.
    pub entry: usize,
    /// What stands there from now on; `null` strikes it out.
    #[serde(deserialize_with = "Option::deserialize")]
    pub to: Option<Box<Entry>>,
    /// Whether all agreed. Once somebody has bid in the next hand nothing else makes it lawful \[LAW-SCORE-3\].
    #[serde(default, skip_serializing_if = "is_false")]
    pub agreed: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde gives a reference")]
pub(crate) const fn is_false(value: &bool) -> bool {
    !*value
}

/// What begins a message that goes on with the place of the entry it is about.
const GOES_ON: char = '.';

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut facts = Map::deserialize(deserializer)?;
        let kind = facts.shift_remove("kind").ok_or_else(|| D::Error::missing_field("kind"))?;
        let facts = Value::Object(facts);
        let entry = match kind.as_str() {
            Some("hand") => read(facts).map(Self::Hand),
            Some("passed") => read(facts).map(Self::Passed),
            Some("void") => read(facts).map(Self::Void),
            Some("melds") => read(facts).map(Self::Melds),
            Some("points") => read(facts).map(Self::Points),
            Some("correct") => read(facts).map(Self::Correct),
            _ => Err(".kind: this is no kind of entry".to_owned()),
        };
        entry.map_err(D::Error::custom)
    }
}

/// Reads the facts of an entry; an error goes on with their place.
fn read<'de, T: Deserialize<'de>>(facts: Value) -> Result<T, String> {
    serde_path_to_error::deserialize(facts).map_err(|error| {
        let (path, why) = (error.path().to_string(), error.inner().to_string());
        match path.as_str() {
            "." | "?" => why,
            _ if why.starts_with(GOES_ON) => format!(".{path}{why}"),
            _ => format!(".{path}: {why}"),
        }
    })
}

impl Hand {
    /// A hand of which nothing but the contract is told.
    #[must_use]
    pub fn new(bid: Bid, seat: Seat) -> Self {
        Self {
            bid,
            seat,
            partners: Vec::new(),
            made: None,
            tricks: None,
            card_points: None,
            stopped: false,
            first: Vec::new(),
            rules: Map::new(),
            unscored: Vec::new(),
            note: None,
            noted: None,
            dealer: None,
        }
    }
}

impl Entry {
    /// Says who got to the target first; false where nothing of the kind can stand \[FH-END-4\].
    fn tell_first(&mut self, seats: &[Seat]) -> bool {
        match self {
            Self::Hand(Hand { first, .. }) | Self::Passed(AllPassed { first, .. }) => {
                seats.clone_into(first);
                true
            }
            Self::Correct(Correction { to: Some(to), .. }) => to.tell_first(seats),
            _ => false,
        }
    }
}

impl Sheet {
    /// Reads a sheet. What is written in it is looked at when it is scored.
    ///
    /// # Errors
    /// The text is none: where, and why.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let unreadable = |place: String, why: String| match why.strip_prefix(GOES_ON) {
            Some(rest) => {
                let (further, why) = rest.split_once(": ").unwrap_or(("", rest));
                Fault::at(format!("{place}.{further}"), Why::Unreadable(why.to_owned()))
            }
            None => Fault::at(place, Why::Unreadable(why)),
        };
        let facts = table::read_object(text).map_err(|error| unreadable(String::new(), error.to_string()))?;
        let sheet: Self = serde_path_to_error::deserialize(Value::Object(facts)).map_err(|error| {
            let path = error.path().to_string();
            let place = if path == "." { String::new() } else { path };
            unreadable(place, table::cleaned(&error.inner().to_string()).into_owned())
        })?;
        match sheet.format.as_str() {
            SHEET_FORMAT => Ok(sheet),
            other => Err(Fault::at("format", Why::Format(other.to_owned()))),
        }
    }

    /// The sheet as a file.
    ///
    /// # Errors
    /// It can't be written as JSON: what was saved before is to stay.
    pub fn to_json(&self) -> serde_json::Result<String> {
        Ok(serde_json::to_string_pretty(self)? + "\n")
    }

    /// The rules of one of its games.
    ///
    /// # Errors
    /// They can't be played.
    pub fn rules_of(&self, game: usize) -> Result<AnyRules, Fault> {
        let own = self.games.get(game).and_then(|game| game.rules.as_ref());
        let place = if own.is_some() { format!("games[{game}].rules") } else { "rules".to_owned() };
        any_rules(own.unwrap_or(&self.rules)).map_err(|why| Fault::at(place, why))
    }
}

/// The rules of either game: presets of both have names of their own.
pub(crate) fn any_rules(map: &Map<String, Value>) -> Result<AnyRules, Why> {
    let preset = map.get("preset").and_then(Value::as_str).unwrap_or_default();
    let game = GameKind::of_code(preset).unwrap_or(GameKind::FiveHundred);
    AnyRules::read(game, map).map_err(Why::Rules)
}

impl Game {
    /// A game that begins.
    #[must_use]
    pub fn new(players: Vec<String>, dealer: Seat) -> Self {
        Self {
            rules: None,
            players,
            newcomers: Vec::new(),
            dealer,
            start: Vec::new(),
            hands: Vec::new(),
            undone: Vec::new(),
            draft: Draft::default(),
        }
    }

    /// What stands in the place of an entry: itself, or what put it right, if that is anything. Nothing if there is no
    /// such entry, or if it is a correction.
    #[must_use]
    pub fn stands(&self, number: usize) -> Option<Option<&Entry>> {
        let entry = self.hands.get(number).filter(|entry| !matches!(entry, Entry::Correct(_)))?;
        let corrected = self.hands.iter().rev().find_map(|other| match other {
            Entry::Correct(correction) if correction.entry == number => Some(correction.to.as_deref()),
            _ => None,
        });
        Some(corrected.unwrap_or(Some(entry)))
    }

    /// How many rows have been numbered: all entries but corrections.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.hands.iter().filter(|entry| !matches!(entry, Entry::Correct(_))).count()
    }

    /// The entry of a row, by the number of the row.
    #[must_use]
    pub fn entry_of(&self, row: usize) -> Option<usize> {
        let rows = self.hands.iter().enumerate().filter(|(_, entry)| !matches!(entry, Entry::Correct(_)));
        rows.map(|(entry, _)| entry).nth(row.checked_sub(1)?)
    }

    /// The number of the row of an entry.
    #[must_use]
    pub fn row_of(&self, entry: usize) -> usize {
        self.hands.iter().take(entry + 1).filter(|entry| !matches!(entry, Entry::Correct(_))).count()
    }

    /// Writes an entry. What was undone before can't be brought back any more.
    pub fn write(&mut self, entry: Entry) {
        self.hands.push(entry);
        self.undone.clear();
    }

    /// Says in the last hand who got to the target first; false if there is no such hand \[FH-END-4\].
    pub fn tell_first(&mut self, seats: &[Seat]) -> bool {
        self.hands.iter_mut().rev().any(|entry| entry.tell_first(seats))
    }

    /// Takes the last entry back; false if there is none.
    pub fn undo(&mut self) -> bool {
        let last = self.hands.pop();
        let undone = last.is_some();
        self.undone.splice(..0, last);
        undone
    }

    /// Writes the entry again that was undone last; false if there is none.
    pub fn redo(&mut self) -> bool {
        let redone = !self.undone.is_empty();
        self.hands.extend(redone.then(|| self.undone.remove(0)));
        redone
    }
}
