//! Replaying a record of an open table \[NOT-RES\].

use five_hundred::{Rules, axis::Laws};
use table::{
    ErrorKind, ErrorResult, Game, GameResult, HandRecord, Malformed, Place, RESULT_FORMAT, Record,
    ReplayResult, Seat, Status, Table, quoted,
};

use crate::open_table::{Act, Refusal, Room};

/// Why a record can't be replayed to its end.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// It is no record of such a game \[NOT-RES-8\].
    #[error(transparent)]
    Malformed(#[from] Malformed),
    /// An act is refused \[NOT-RES-7\].
    #[error("hand {hand}, action {action}: {refusal} ({})", .refusal.rule)]
    Illegal {
        /// The hand, from 0.
        hand: usize,
        /// The action, from 0.
        action: usize,
        /// Why.
        refusal: Refusal,
    },
}

/// Whether the rules of a record are those of an open table.
#[must_use]
pub fn is_open(record: &Record) -> bool {
    record.game == Rules::NAME && record.rules.get("laws").is_some_and(|laws| laws == "open")
}

impl Room {
    /// Replays a record, showing the table at the end of each hand and where the record stops.
    ///
    /// # Errors
    /// The first thing that is wrong with the record. Everything is read before anything is played \[NOT-REC-10\].
    pub fn replay(record: &Record, mut show: impl FnMut(&Self)) -> Result<Self, ReplayError> {
        let rules = Rules::read_rules(&record.rules)
            .map_err(|problems| Malformed::new(format!("rules: {problems}")))?;
        let seats = rules.seats();
        if let Some(found) = record.players.as_ref().map(Vec::len).filter(|&found| found != seats) {
            let names = format!("{found} names of players for {seats} seats: there must be one for each");
            return Err(Malformed::new(names).into());
        }
        let mut room =
            Self::new(rules, record.scores.clone()).map_err(|error| Malformed::new(error.to_string()))?;
        let hands = record.hands.iter().enumerate();
        let read = hands.map(|(number, hand)| read_hand(room.rules(), number, hand));
        let read: Vec<_> = read.collect::<Result<_, Malformed>>()?;
        for (number, (hand, acts)) in record.hands.iter().zip(read).enumerate() {
            let dealt = room.deal(hand.dealer, &hand.deal, hand.faults.as_deref());
            dealt.map_err(|error| Malformed::at(Place::Hand(number), error))?;
            for (action, (seat, act)) in acts.into_iter().enumerate() {
                if let Err(refusal) = room.act(seat, act) {
                    show(&room);
                    return Err(ReplayError::Illegal { hand: number, action, refusal });
                }
            }
            show(&room);
        }
        Ok(room)
    }

    /// Where the game stands, as the result of a replay.
    #[must_use]
    pub fn result(&self) -> GameResult {
        let standing = self.standing();
        let phase = self.phase();
        GameResult {
            format: RESULT_FORMAT,
            status: if phase.is_some() { Status::InProgress } else { Status::GameOver },
            hand: self.hands().saturating_sub(1),
            phase: phase.map(|phase| phase.to_string()),
            to_act: self.to_act(),
            legal: self.legal_lines(),
            hands: self.hands_json(),
            scores: standing.scores,
            winners: standing.winners,
            losers: standing.losers,
            games: standing.games,
        }
    }
}

type Lines = Vec<(Seat, Act)>;

fn read_hand(rules: &Rules, number: usize, hand: &HandRecord) -> Result<Lines, Malformed> {
    let dealt = crate::open_table::fault::read(rules, hand.dealer, &hand.deal, hand.faults.as_deref());
    dealt.map_err(|error| Malformed::at(Place::Hand(number), error))?;
    let read = |(action, line): (usize, &String)| {
        Act::read_line(line, rules.seats())
            .map_err(|error| Malformed::at(Place::Action(number, action), error.to_string()))
    };
    hand.actions.iter().enumerate().map(read).collect()
}

fn illegal(hand: usize, action: usize, rule: &'static str, message: String) -> ReplayResult {
    ReplayResult::Error(ErrorResult {
        format: RESULT_FORMAT,
        status: Status::Error,
        kind: ErrorKind::Illegal,
        hand: Some(hand),
        action: Some(action),
        rule: Some(rule),
        message,
    })
}

/// Replays a record of Five Hundred, with the laws open or enforced.
#[must_use]
pub fn replay(record: &Record) -> ReplayResult {
    if is_open(record) {
        return match Room::replay(record, |_| {}) {
            Ok(room) => ReplayResult::Game(room.result()),
            Err(ReplayError::Malformed(malformed)) => (&malformed).into(),
            Err(ReplayError::Illegal { hand, action, refusal }) => {
                illegal(hand, action, refusal.rule, refusal.message)
            }
        };
    }
    if let Some((hand, action)) = act_of_open_table(record) {
        return refused(record, hand, action);
    }
    replay_enforced(record)
}

fn replay_enforced(record: &Record) -> ReplayResult {
    match Table::<Rules>::from_record(record) {
        Ok(table) => ReplayResult::Game(table.result()),
        Err(error) => (&error).into(),
    }
}

/// The first act that only an open table has, if every line of the record can be read \[LAW-OPEN-9\].
fn act_of_open_table(record: &Record) -> Option<(usize, usize)> {
    let rules = Rules::read_rules(&record.rules).ok()?;
    let mut first = None;
    for (hand, played) in record.hands.iter().enumerate() {
        for (action, line) in played.actions.iter().enumerate() {
            let (_, act) = Act::read_line(line, rules.seats()).ok()?;
            if act.is_of_open_table() && first.is_none() {
                first = Some((hand, action));
            }
        }
    }
    first
}

/// Refuses such an act, if the record is right as far as that.
fn refused(record: &Record, hand: usize, action: usize) -> ReplayResult {
    let mut before = record.clone();
    before.hands.truncate(hand + 1);
    before.hands[hand].actions.truncate(action);
    match replay_enforced(&before) {
        ReplayResult::Game(_) => {
            let line = quoted(&record.hands[hand].actions[action]);
            illegal(hand, action, "LAW-OPEN-9", format!("\"{line}\" is of an open table only"))
        }
        error @ ReplayResult::Error(_) => error,
    }
}

/// Whether these rules are those of an open table.
#[must_use]
pub fn plays_open(rules: &Rules) -> bool {
    rules.axes().laws == Laws::Open
}
