//! The entries of a [`Log`](crate::Log), and the lines they are kept as.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{DealSource, Game, LineVersion, Seat, SeatSet, Standing, strict};

/// The `format` of a log.
pub const LOG_FORMAT: &str = "kookaburra-log/1";

/// The version of its lines that is known here: see [`LineVersion`].
pub(crate) const KNOWN: LineVersion = LineVersion::FIRST;

/// The number of the rules' behaviour. It grows with every correction that plays or scores a hand differently, so that
/// no program goes on with a hand that began under other rules.
pub const BEHAVIOUR: u32 = 1;

/// A person at a match, by their number; their name is kept beside the log.
///
/// ```
/// use kookaburra_table::{Person, Start};
///
/// // In the second game of a match two people have changed seats; each is still the same person.
/// let seated = vec![Person(1), Person(0)];
/// let start = Start { number: 1, seated, first: None, won: vec![1, 0] };
/// assert_eq!(start.won[start.seated[1].0 as usize], 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Person(pub u32);

/// The number of an entry, without gaps from 0: what a store has it under.
///
/// ```
/// use kookaburra_table::Seq;
///
/// assert!(Seq(7) < Seq(8));
/// assert_eq!(serde_json::to_string(&Seq(7))?, "7");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Seq(pub u64);

/// The number of a position in a match: it grows whenever cards, calls, duties or the seats that may act change.
///
/// A player acts on the position that they saw; a log refuses what was meant for another one.
///
/// ```
/// use five_hundred::{Action, Rules};
/// use kookaburra_table::{Command, Log, Position, Refused, Seat};
///
/// let mut log = Log::open(Rules::preset("australian-4")?, Default::default());
/// assert_eq!(log.position(), Position(0));
/// let stale = Command::Act { at: Position(7), seat: Seat(1), action: Action::Pass };
/// let now = Position(0);
/// assert_eq!(log.append(None, stale), Err(Refused::Conflict { now, since: Vec::new() }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Position(pub u64);

/// The first line of a log, which says what game and which rules it is of.
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_table::{Log, read_header};
///
/// let log = Log::open(Rules::preset("australian-4")?, Default::default());
/// let header = read_header(&log.header_line())?;
/// assert_eq!((header.game.as_str(), &header.rules["preset"]), ("five-hundred", &"australian-4".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the format that this line needs.
    #[serde(default, rename = "v")]
    pub version: LineVersion,
    /// Always [`LOG_FORMAT`].
    pub format: String,
    /// The game, as in a record.
    pub game: String,
    /// The rules, as in a record.
    #[serde(deserialize_with = "strict::map")]
    pub rules: Map<String, Value>,
    /// See [`BEHAVIOUR`].
    pub behaviour: u32,
    /// What the authority of the match keeps beside its entries: names, seeds, levels.
    #[serde(deserialize_with = "strict::map")]
    pub about: Map<String, Value>,
}

/// An entry of a log: something that happened in a match. It is kept as a line of JSON.
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_table::{Command, Log, Person, Seq, Start};
///
/// let mut log = Log::open(Rules::preset("australian-4")?, Default::default());
/// let seated = (0..4).map(Person).collect();
/// let start = Start { number: 0, seated, first: None, won: vec![0; 4] };
/// let entry = log.propose(None, Command::Game(start))?;
/// assert_eq!(entry.seq, Seq(0));
/// assert_eq!(log.read_entry(&entry.to_line())?, entry);
/// log.apply(entry);
/// assert_eq!(log.next_seq(), Seq(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Entry<G: Game> {
    /// Its number.
    pub seq: Seq,
    /// The person who wanted it; nobody where the match itself goes on.
    pub by: Option<Person>,
    /// What it is.
    pub what: What<G>,
    /// What the hand came to, in the entry that ends it.
    pub closes: Option<Closing>,
}

/// What an entry of a log says has happened.
///
/// ```
/// use five_hundred::{Action, Rules};
/// use kookaburra_table::{Entry, Seat, Seq, What};
///
/// let what = What::<Rules>::Act { seat: Seat(2), action: Action::Pass };
/// let entry = Entry { seq: Seq(5), by: None, what, closes: None };
/// assert_eq!(entry.to_value()["act"], "2 pass");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum What<G: Game> {
    /// A game begins.
    Game(Start),
    /// A hand is dealt.
    Deal {
        /// The dealer.
        dealer: Seat,
        /// Where the cards come from.
        source: DealSource,
    },
    /// A player acts.
    Act {
        /// The seat that acts.
        seat: Seat,
        /// The action.
        action: G::Action,
    },
    /// A player claims the rest of the hand. What was granted follows as actions.
    Claim {
        /// The seat that claims.
        seat: Seat,
    },
    /// What has been done in this hand since an entry is taken back, that entry included. The entries stay.
    TakenBack {
        /// The first of them.
        to: Seq,
    },
}

/// How a game of a match begins: who sits where, and who has won the games before.
///
/// ```
/// use kookaburra_table::{Person, Start};
///
/// let start = Start { number: 0, seated: vec![Person(0), Person(1)], first: None, won: vec![0, 0] };
/// assert_eq!(serde_json::to_string(&start)?, r#"{"number":0,"seated":[0,1],"won":[0,0]}"#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Which game of the match it is, from 0.
    pub number: u32,
    /// The person at each seat.
    pub seated: Vec<Person>,
    /// The first dealer, if that was settled before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// The games that each person has won before.
    pub won: Vec<u32>,
}

/// What a hand came to, by its rules and by chance. An entry states it, so that a reader who comes to another result
/// notices.
///
/// ```
/// use five_hundred::{Action, Rules};
/// use kookaburra_table::{Command, Log, Person, Seat, Seed, Start};
///
/// # let start = Start { number: 0, seated: (0..4).map(Person).collect(), first: None, won: vec![0; 4] };
/// # let mut log = Log::open(Rules::preset("australian-4")?, Default::default());
/// # log.append(None, Command::Game(start))?;
/// log.append(None, Command::Deal { dealer: Seat(0), source: Seed([1; 32]).into() })?;
/// for seat in [1, 2, 3, 0].map(Seat) {
///     log.append(None, Command::Act { at: log.position(), seat, action: Action::Pass })?;
/// }
/// let last = log.entries().last().and_then(|entry| entry.closes.as_ref());
/// let closing = last.ok_or("the hand goes on")?;
/// assert_eq!(closing.hand["result"], "passed_out");
/// assert_eq!(closing.scores, [0, 0, 0, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Closing {
    /// The hand, as one of a result's `hands` \[NOT-RES-5\].
    pub hand: Value,
    /// The scores after it.
    pub scores: Vec<i32>,
    /// The winners of the game.
    pub winners: SeatSet,
}

impl Closing {
    pub(crate) fn new(hand: Value, standing: Standing) -> Self {
        Self { hand, scores: standing.scores, winners: standing.winners }
    }
}

/// An entry as it stands in a line of JSON: one of `game`, `deal`, `act`, `claim` and `taken_back`, and its head. Lines
/// are written value by value: a page that only writes them carries no reader.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Line {
    #[serde(default, rename = "v")]
    pub(crate) _version: LineVersion,
    pub(crate) seq: Seq,
    #[serde(default)]
    pub(crate) by: Option<Person>,
    #[serde(default)]
    pub(crate) game: Option<Start>,
    #[serde(default)]
    pub(crate) deal: Option<DealLine>,
    #[serde(default)]
    pub(crate) act: Option<String>,
    #[serde(default)]
    pub(crate) claim: Option<Seat>,
    #[serde(default)]
    pub(crate) taken_back: Option<Seq>,
    #[serde(default)]
    pub(crate) closes: Option<Closing>,
}

/// A deal in a line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DealLine {
    pub(crate) dealer: Seat,
    pub(crate) from: DealSource,
}

/// An object of these fields.
fn object<const N: usize>(fields: [(&str, Value); N]) -> Value {
    Value::Object(fields.into_iter().map(|(key, value)| (key.to_owned(), value)).collect())
}

impl<G: Game> Entry<G> {
    /// The line of JSON that it is kept as, without its end.
    pub fn to_line(&self) -> String {
        self.to_value().to_string()
    }

    /// The object that its line is.
    pub fn to_value(&self) -> Value {
        let (key, what) = match &self.what {
            What::Game(start) => ("game", start.to_value()),
            What::Deal { dealer, source } => {
                ("deal", object([("dealer", dealer.0.into()), ("from", source.to_value())]))
            }
            What::Act { seat, action } => ("act", format!("{seat} {action}").into()),
            What::Claim { seat } => ("claim", seat.0.into()),
            What::TakenBack { to } => ("taken_back", to.0.into()),
        };
        let mut line = Map::new();
        line.insert("seq".to_owned(), self.seq.0.into());
        if let Some(by) = self.by {
            line.insert("by".to_owned(), by.0.into());
        }
        line.insert(key.to_owned(), what);
        if let Some(closes) = &self.closes {
            let winners: Vec<u8> = closes.winners.iter().map(|seat| seat.0).collect();
            let fields = [
                ("hand", closes.hand.clone()),
                ("scores", closes.scores.clone().into()),
                ("winners", winners.into()),
            ];
            line.insert("closes".to_owned(), object(fields));
        }
        Value::Object(line)
    }
}

impl Start {
    fn to_value(&self) -> Value {
        let seated: Vec<u32> = self.seated.iter().map(|person| person.0).collect();
        let mut start = Map::new();
        start.insert("number".to_owned(), self.number.into());
        start.insert("seated".to_owned(), seated.into());
        if let Some(first) = self.first {
            start.insert("first".to_owned(), first.0.into());
        }
        start.insert("won".to_owned(), self.won.clone().into());
        Value::Object(start)
    }
}

impl Header {
    /// The line of JSON that it is kept as, without its end.
    pub fn to_line(&self) -> String {
        let fields = [
            ("format", self.format.clone().into()),
            ("game", self.game.clone().into()),
            ("rules", self.rules.clone().into()),
            ("behaviour", self.behaviour.into()),
            ("about", self.about.clone().into()),
        ];
        object(fields).to_string()
    }
}
