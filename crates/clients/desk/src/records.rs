//! Matches and records that come from outside, and what the history keeps of a finished game.

use crate::wire::{HandSummary, Standing, Summary};
use card_match::AnyMatch;
use kookaburra::GameKind;
use serde::Deserialize;
use serde_json::Value;
use table::{Games, Place, PlayedGame, Record, ReplayError, Seat, Table, UnreadableGame};
use texts::narration::{Mark, Narrator};
use texts::{Lang, Objection, Spoken, Texts};

use crate::{frame::of_side, game::OnDesk, showing::narrator};

/// What the history says of a record; `me` is the seat the player sat at, if any.
///
/// # Errors
/// The record can't be replayed, in a sentence.
pub fn summary<G: OnDesk>(record: &Record, me: Option<Seat>, lang: Lang) -> Result<Summary, String> {
    let table = replayed::<G>(record, lang)?;
    let narrator = narrator(record, table.game(), me, lang);
    let (hands, standing, over) = (table.finished_hands(), table.standing(), table.phase().is_none());
    Ok(summed_up(table.game(), &Finished { hands, standing, over }, &narrator, me))
}

/// What came of a game.
pub(crate) struct Finished<'a> {
    /// The hands that count.
    pub(crate) hands: &'a [Value],
    pub(crate) standing: table::Standing,
    pub(crate) over: bool,
}

/// A game in a few facts.
pub(crate) fn summed_up<G: OnDesk>(
    rules: &G,
    game: &Finished<'_>,
    narrator: &Narrator,
    me: Option<Seat>,
) -> Summary {
    let standing = &game.standing;
    let columns = rules.sides();
    let mine = columns.iter().copied().find(|&side| narrator.is_mine(side));
    let of_hand = |hand: &Value| {
        let head = G::score_head(hand, narrator);
        let contract = &hand["contract"];
        let points: Vec<i32> = Vec::deserialize(&hand["points"]).unwrap_or_default();
        HandSummary {
            contract: contract["bid"].as_str().map(str::to_owned),
            words: head.words,
            mine: me.is_some_and(|me| contract["seat"].as_u64() == Some(u64::from(me.0))),
            made: head.mark.filter(|mark| *mark != Mark::Stopped).map(|mark| mark == Mark::Made),
            points: mine.map_or(0, |side| of_side(&points, side)),
        }
    };
    let column = |&side| Standing {
        name: narrator.side(side),
        score: of_side(&standing.scores, side),
        won: standing.winners.intersects(side),
        mine: narrator.is_mine(side),
    };
    Summary {
        rules: kookaburra::rules_code(rules.spec()),
        title: narrator.texts.title(rules),
        names: narrator.names.clone(),
        columns: columns.iter().map(column).collect(),
        hands: game.hands.iter().map(of_hand).collect(),
        over: game.over,
        won: narrator.is_mine(standing.winners),
    }
}

/// The game of a match that [`Desk::save`](crate::Desk::save) kept; nothing is replayed.
///
/// # Errors
/// The text is no match, in a sentence.
pub fn game_of_save(text: &str, lang: Lang) -> Result<GameKind, String> {
    AnyMatch::game_of(text).map_err(|_| Texts::new(lang).get("desk-damaged"))
}

/// Reads a record, and which game it is of; nothing is replayed.
///
/// # Errors
/// The text is no record: where and why, in a sentence.
pub fn read_record(text: &str, lang: Lang) -> Result<(GameKind, Record), String> {
    let record = Record::read(text).and_then(|record| GameKind::of(&record).map(|game| (game, record)));
    record.map_err(|malformed| self::malformed(&Texts::new(lang), malformed.place, &malformed.message))
}

/// Reads games from a file: what [`write_games`] has written, or records alone; nothing is replayed.
///
/// # Errors
/// It is something else: where and why, in a sentence.
pub fn read_games(text: &str, lang: Lang) -> Result<Games, String> {
    Games::read(text)
        .map_err(|malformed| self::malformed(&Texts::new(lang), malformed.place, &malformed.message))
}

/// A game as it is kept: when it ended, the player's seat, and the text of its record.
pub type SavedGame = (f64, Option<Seat>, String);

/// Writes games into a file, and gives the preset of the first one. What can't be read is passed on as it is.
#[must_use]
pub fn write_games(saved: Vec<SavedGame>) -> (String, Option<String>) {
    let mut file = Games::default();
    for (ended, seat, text) in saved {
        let ended = (ended >= 1.0).then_some(ended as u64);
        match Record::read(&text).ok().filter(|record| GameKind::of(record).is_ok()) {
            Some(record) => file.games.push(PlayedGame { ended, seat, record }),
            None => file.unreadable.push(UnreadableGame { ended, seat, text }),
        }
    }
    let preset = file.games.first().and_then(|game| game.record.rules.get("preset")?.as_str());
    let preset = preset.map(str::to_owned);
    (file.to_json(), preset)
}

/// What distinguishes a record from all others, whatever spaces and signs it was written with.
#[must_use]
pub fn identity(text: &str) -> String {
    let record = Record::read(text).ok();
    record.and_then(|record| serde_json::to_string(&record).ok()).unwrap_or_else(|| text.to_owned())
}

/// Checks that a record can be replayed, and that the player's seat is one of its table.
///
/// # Errors
/// Where it can't, and why, in a sentence.
pub fn check_record<G: OnDesk>(record: &Record, me: Option<Seat>, lang: Lang) -> Result<(), String> {
    is_seat(me, replayed::<G>(record, lang)?.game().seats(), lang)
}

/// Whether the player's seat is one of these.
pub(crate) fn is_seat(me: Option<Seat>, seats: usize, lang: Lang) -> Result<(), String> {
    match me.filter(|seat| seat.index() >= seats) {
        Some(Seat(seat)) => {
            let why = format!("there is no seat {seat} at this table");
            Err(malformed(&Texts::new(lang), Place::Whole, &why))
        }
        None => Ok(()),
    }
}

/// Replays a record of a game.
pub(crate) fn replayed<G: Spoken>(record: &Record, lang: Lang) -> Result<Table<G>, String> {
    let mut texts = Texts::new(lang);
    if let Ok(rules) = G::read_rules(&record.rules) {
        texts = Texts::for_rules(lang, &rules);
    }
    let names = record.players.as_deref().unwrap_or_default();
    Table::from_record(record).map_err(|error: ReplayError<G::Refusal>| match error {
        ReplayError::Malformed(error) => malformed(&texts, error.place, &error.message),
        ReplayError::Illegal { hand, action, refusal, .. } => {
            let why = refusal.sentence(&texts, None, names);
            let args = [("why", why.into()), ("one", (hand + 1).into()), ("two", (action + 1).into())];
            texts.format("desk-illegal", &args)
        }
    })
}

/// The mistake in a text, and where it is.
pub(crate) fn malformed(texts: &Texts, place: Place, why: &str) -> String {
    let (key, one, two) = match place {
        Place::Whole => ("desk-malformed", 0, 0),
        Place::Text { line, column } => ("desk-malformed-text", line, column),
        Place::Hand(hand) => ("desk-malformed-hand", hand + 1, 0),
        Place::Action(hand, action) => ("desk-malformed-action", hand + 1, action + 1),
    };
    texts.format(key, &[("why", texts.unread(why).into()), ("one", one.into()), ("two", two.into())])
}
