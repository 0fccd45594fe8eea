//! Replaying a record, and what comes of it \[NOT-RES\].

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use crate::{
    DealSource, Game, HandRecord, Malformed, Place, Record, Seat, SeatSet, Table, quoted, table::read_deal,
};

/// The `format` of a result.
pub const RESULT_FORMAT: &str = "kookaburra-result/1";

/// Why a record could not be replayed to its end; `R` is the game's own type of refusals.
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_table::{ReplayError, Seat, Seed, Table};
///
/// # let mut table = Table::open(Rules::preset("australian-4")?);
/// # table.deal(Seat(0), Seed([1; 32]).into())?;
/// let mut record = table.to_record(None);
/// record.hands[0].actions.push("2 pass".to_owned());
/// let error = Table::<Rules>::from_record(&record).err();
/// assert!(matches!(error, Some(ReplayError::Illegal { hand: 0, action: 0, rule: "FH-AUC-1", .. })));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ReplayError<R> {
    /// It is not a record of this game \[NOT-RES-8\].
    #[error(transparent)]
    Malformed(#[from] Malformed),
    /// An action is illegal \[NOT-RES-7\].
    #[error("hand {hand}, action {action}: {refusal} ({rule})")]
    Illegal {
        /// The hand, from 0.
        hand: usize,
        /// The action, from 0.
        action: usize,
        /// The id of the rule that decides.
        rule: &'static str,
        /// Why.
        refusal: R,
    },
}

/// A hand of a record, read once.
struct ReadHand<G: Game> {
    dealer: Seat,
    source: DealSource,
    deal: G::Deal,
    actions: Vec<(Seat, G::Action)>,
}

impl<G: Game> ReadHand<G> {
    fn read(game: &G, number: usize, hand: &HandRecord) -> Result<Self, Malformed> {
        if hand.faults.is_some() {
            let faults = "only an open table has faults of the deal";
            return Err(Malformed::at(Place::Hand(number), faults));
        }
        let deal = read_deal(game, hand.dealer, &hand.deal)
            .map_err(|error| Malformed::at(Place::Hand(number), error.to_string()))?;
        let read = |(action, line): (usize, &String)| {
            let malformed =
                |error: G::NotAnAction| Malformed::at(Place::Action(number, action), error.to_string());
            game.read_line(line).map_err(malformed)
        };
        let actions = hand.actions.iter().enumerate().map(read).collect::<Result<_, _>>()?;
        Ok(Self { dealer: hand.dealer, source: hand.deal.clone(), deal, actions })
    }
}

impl<G: Game> Table<G> {
    /// Replays a record of this game; the names of its players stay in the record.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn from_record(record: &Record) -> Result<Self, ReplayError<G::Refusal>> {
        Self::replay(record, |_| {})
    }

    /// Replays a record, showing the table at the end of each hand and where the record stops, also when it stops at
    /// an illegal action.
    ///
    /// # Errors
    /// The first thing that is wrong with the record. Everything is read before anything is played \[NOT-REC-10\].
    pub fn replay(record: &Record, mut show: impl FnMut(&Self)) -> Result<Self, ReplayError<G::Refusal>> {
        if record.game != G::NAME {
            let game = quoted(&record.game);
            return Err(Malformed::new(format!("the game is \"{game}\", not \"{}\"", G::NAME)).into());
        }
        let game =
            G::read_rules(&record.rules).map_err(|problems| Malformed::new(format!("rules: {problems}")))?;
        let (found, seats) = (record.players.as_ref().map(Vec::len), game.seats());
        if let Some(found) = found.filter(|&found| found != seats) {
            let names = format!("{found} names of players for {seats} seats: there must be one for each");
            return Err(Malformed::new(names).into());
        }
        let open = Self::new(game, record.scores.clone());
        let mut table = open.map_err(|error| Malformed::new(error.to_string()))?;
        let hands = record.hands.iter().enumerate();
        let hands = hands.map(|(number, hand)| ReadHand::read(table.game(), number, hand));
        for (number, hand) in hands.collect::<Result<Vec<_>, _>>()?.into_iter().enumerate() {
            table
                .may_deal(hand.dealer)
                .map_err(|error| Malformed::at(Place::Hand(number), error.to_string()))?;
            table.deal_read(hand.dealer, hand.source, hand.deal);
            let played = table.replay_actions(number, &hand.actions);
            show(&table);
            played?;
        }
        Ok(table)
    }

    fn replay_actions(
        &mut self,
        hand: usize,
        actions: &[(Seat, G::Action)],
    ) -> Result<(), ReplayError<G::Refusal>> {
        for (number, &(seat, action)) in actions.iter().enumerate() {
            // The words alone don't tell a bid from a card; the phase does.
            let action = if self.in_hand() { self.meant(action) } else { action };
            self.check(seat, action).map_err(|refusal| ReplayError::Illegal {
                hand,
                action: number,
                rule: G::rule(&refusal),
                refusal,
            })?;
            if let Some(error) = self.game().lacking(self.state(), seat, action) {
                return Err(Malformed::at(Place::Hand(hand), error.to_string()).into());
            }
            self.perform(seat, action);
        }
        Ok(())
    }

    /// Where the game stands, as the result of a replay.
    pub fn result(&self) -> GameResult {
        let standing = self.standing();
        let phase = self.phase();
        let mut hands = self.finished_hands().to_vec();
        hands.extend(self.hand_json());
        GameResult {
            format: RESULT_FORMAT,
            status: if phase.is_some() { Status::InProgress } else { Status::GameOver },
            hand: self.hands().len().saturating_sub(1),
            phase: phase.map(|phase| phase.to_string()),
            to_act: self.to_act(),
            legal: self.legal_lines(),
            hands,
            scores: standing.scores,
            winners: standing.winners,
            losers: standing.losers,
            games: standing.games,
        }
    }

    /// Every legal action as a line of a record, sorted; a family too long to list is one line \[NOT-RES-3\].
    pub fn legal_lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for seat in self.to_act().iter() {
            let crate::Legal { actions, unlisted: family } = self.legal(seat);
            lines.extend(actions.iter().map(|action| format!("{seat} {action}")));
            lines.extend(family.map(|head| format!("{seat} {head} …")));
        }
        lines.sort_unstable();
        lines
    }
}

/// What replaying a record answers.
///
/// ```
/// use kookaburra_table::{Malformed, ReplayResult};
///
/// let result = ReplayResult::from(&Malformed::new("the deal is empty"));
/// assert_eq!(result.exit_status(), ReplayResult::MALFORMED);
/// assert_eq!(serde_json::to_value(&result)?["kind"], "malformed");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum ReplayResult {
    /// Where the game stands after its last action.
    Game(GameResult),
    /// What was wrong.
    Error(ErrorResult),
}

/// Where a replayed game stands \[NOT-RES-1\].
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_table::{Seat, SeatSet, Seed, Status, Table};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let result = table.result();
/// assert_eq!((result.status, result.phase.as_deref()), (Status::InProgress, Some("auction")));
/// assert_eq!(result.to_act, SeatSet::of(Seat(1)));
/// assert!(result.legal.contains(&"1 pass".to_owned()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// Always `kookaburra-result/1`.
    pub format: &'static str,
    /// Whether the game goes on.
    pub status: Status,
    /// The number of the last hand, from 0.
    pub hand: usize,
    /// The phase of the hand; `deal` between hands, `null` when the game is over.
    pub phase: Option<String>,
    /// The seats that may act, ascending.
    #[schemars(with = "Vec<u8>")]
    pub to_act: SeatSet,
    /// Every legal action of those who may act, sorted.
    pub legal: Vec<String>,
    /// Every hand, in the game's own form.
    pub hands: Vec<Value>,
    /// Scores by seat.
    pub scores: Vec<i32>,
    /// The winners, ascending.
    #[schemars(with = "Vec<u8>")]
    pub winners: SeatSet,
    /// The losers, ascending.
    #[schemars(with = "Vec<u8>")]
    pub losers: SeatSet,
    /// Games won by each seat, when the game is over.
    pub games: Option<Vec<u8>>,
}

/// Why a replay ended early.
///
/// ```
/// use kookaburra_table::{ErrorKind, Malformed, Place, ReplayResult};
///
/// let malformed = Malformed::at(Place::Hand(2), "the deal is empty");
/// let ReplayResult::Error(error) = ReplayResult::from(&malformed) else { panic!("a game") };
/// assert_eq!((error.kind, error.message.as_str()), (ErrorKind::Malformed, "hand 2: the deal is empty"));
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ErrorResult {
    /// Always `kookaburra-result/1`.
    pub format: &'static str,
    /// Always `error`.
    pub status: Status,
    /// What kind of error.
    pub kind: ErrorKind,
    /// Of an illegal action, its hand from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<usize>,
    /// Of an illegal action, its number in the hand from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<usize>,
    /// Of an illegal action, the id of the rule that decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// What is wrong, and in a malformed record where.
    pub message: String,
}

/// Whether a game goes on.
///
/// ```
/// use kookaburra_table::Status;
///
/// assert_eq!(serde_json::to_string(&Status::InProgress)?, r#""in_progress""#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// It goes on.
    InProgress,
    /// Somebody has won, or nobody can any more.
    GameOver,
    /// The record could not be replayed to its end.
    Error,
}

/// What kind of error ended a replay.
///
/// ```
/// use kookaburra_table::ErrorKind;
///
/// assert_eq!(serde_json::to_string(&ErrorKind::Illegal)?, r#""illegal""#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ErrorKind {
    /// An illegal action.
    Illegal,
    /// Not a record.
    Malformed,
}

impl ReplayResult {
    /// The exit status of a program that replays a record with an illegal action \[NOT-RES-7\].
    pub const ILLEGAL: u8 = 1;
    /// The exit status of a program that is asked to replay what is no record \[NOT-RES-8\].
    pub const MALFORMED: u8 = 2;

    /// The exit status of a program that replays records \[NOT-RES-9\].
    #[must_use]
    pub const fn exit_status(&self) -> u8 {
        match self {
            Self::Game(_) => 0,
            Self::Error(ErrorResult { kind: ErrorKind::Illegal, .. }) => Self::ILLEGAL,
            Self::Error(_) => Self::MALFORMED,
        }
    }
}

impl From<&Malformed> for ReplayResult {
    fn from(error: &Malformed) -> Self {
        Self::Error(ErrorResult {
            format: RESULT_FORMAT,
            status: Status::Error,
            kind: ErrorKind::Malformed,
            hand: None,
            action: None,
            rule: None,
            message: error.to_string(),
        })
    }
}

impl<R: std::error::Error> From<&ReplayError<R>> for ReplayResult {
    fn from(error: &ReplayError<R>) -> Self {
        match error {
            ReplayError::Malformed(malformed) => malformed.into(),
            ReplayError::Illegal { hand, action, rule, refusal } => Self::Error(ErrorResult {
                format: RESULT_FORMAT,
                status: Status::Error,
                kind: ErrorKind::Illegal,
                hand: Some(*hand),
                action: Some(*action),
                rule: Some(rule),
                message: refusal.to_string(),
            }),
        }
    }
}
