//! The faults of a record in the language of its reader: the place, counted from 1 as people count, and the reason.
//! Answers to programs count from 0, and are English.

use kookaburra::{Malformed, Record, ReplayError, Table};
use table::{Game, Place, Seat, quoted, read_deal};
use terminal::deal_error;
use texts::{Arg, Spoken, Texts};

use crate::replay::illegal;

/// Where and why a text is no record; with the record, if it came as far as that.
pub(crate) fn sentence(malformed: &Malformed, record: Option<&Record>, texts: Texts) -> String {
    let why = record.and_then(|record| again(malformed.place, record, texts));
    let why = why.unwrap_or_else(|| texts.unread(&malformed.message));
    format!("{}{why}", place(malformed.place, texts))
}

/// A place, with what parts it from what is said of it.
fn place(place: Place, texts: Texts) -> String {
    let count = |number: usize| -> Arg { (number + 1).into() };
    match place {
        Place::Whole => String::new(),
        Place::Text { line, column } => {
            texts.format("malformed-at-text", &[("line", line.into()), ("column", column.into())])
        }
        Place::Hand(hand) => texts.format("malformed-at-hand", &[("hand", count(hand))]),
        Place::Action(hand, action) => {
            texts.format("malformed-at-action", &[("hand", count(hand)), ("action", count(action))])
        }
    }
}

/// Why a replay stopped.
pub(crate) fn replay_error<G: Spoken>(
    name: &str,
    error: &ReplayError<G::Refusal>,
    record: &Record,
    texts: Texts,
) -> String {
    match error {
        ReplayError::Malformed(malformed) => format!("{name}: {}", sentence(malformed, Some(record), texts)),
        ReplayError::Illegal { hand, action, rule, refusal } => {
            let line = record.hands.get(*hand).and_then(|hand| hand.actions.get(*action));
            let line = line.map_or("", String::as_str);
            let why = match Seat::split_line(line) {
                Some((seat, _)) => {
                    texts.refusal_for(refusal, seat, record.players.as_deref().unwrap_or_default())
                }
                None => texts.refusal(refusal),
            };
            illegal(name, (*hand, *action), line, rule, why, texts)
        }
    }
}

/// Finds out once more what is wrong at a place, as a value that has words in every language.
fn again(place: Place, record: &Record, texts: Texts) -> Option<String> {
    if record.game == five_hundred::Rules::NAME {
        again_in::<five_hundred::Rules>(place, record, texts)
    } else if record.game == rummy_500::Rules::NAME {
        again_in::<rummy_500::Rules>(place, record, texts)
    } else {
        let (known, game) = (five_hundred::Rules::NAME, quoted(&record.game));
        let args = [("game", game.into()), ("one", known.into()), ("other", rummy_500::Rules::NAME.into())];
        Some(texts.format("malformed-game", &args))
    }
}

fn again_in<G: Game>(place: Place, record: &Record, texts: Texts) -> Option<String> {
    let rules = match G::read_rules(&record.rules) {
        Ok(rules) => rules,
        Err(problems) => return Some(texts.problems(&problems)),
    };
    match place {
        Place::Whole => {
            let seats = rules.seats();
            let found = record.players.as_ref().map(Vec::len).filter(|&found| found != seats)?;
            Some(texts.format("malformed-names", &[("found", found.into()), ("seats", seats.into())]))
        }
        Place::Hand(number) => {
            let hand = record.hands.get(number)?;
            let error = read_deal(&rules, hand.dealer, &hand.deal).err().or_else(|| {
                // Its cards are right: then it is not the time, or another's turn.
                let mut before = record.clone();
                before.hands.truncate(number);
                Table::<G>::from_record(&before).ok()?.deal(hand.dealer, hand.deal.clone()).err()
            });
            Some(deal_error(&error?, texts))
        }
        Place::Action(hand, action) => {
            let line = record.hands.get(hand)?.actions.get(action)?;
            rules.read_line(line).err()?;
            Some(texts.format("malformed-action", &[("line", quoted(line).into())]))
        }
        Place::Text { .. } => None,
    }
}
