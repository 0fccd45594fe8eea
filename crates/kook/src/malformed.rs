//! What is wrong with a record, in the language of its reader: where, counted from 1 as people count, and why. What
//! programs are answered counts from 0, and is English.

use kookaburra::{Malformed, Record, ReplayError, Table};
use table::{CardsError, DealError, Game, Place, Seat, quoted, read_deal};
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
            Some(of_deal(&error?, texts))
        }
        Place::Action(hand, action) => {
            let line = record.hands.get(hand)?.actions.get(action)?;
            rules.read_line(line).err()?;
            Some(texts.format("malformed-action", &[("line", quoted(line).into())]))
        }
        Place::Text { .. } => None,
    }
}

/// Why a hand can't be dealt.
pub(crate) fn of_deal(error: &DealError, texts: Texts) -> String {
    let seat = |seat: &Seat| -> Arg { (seat.0 + 1).into() };
    match error {
        DealError::NoSuchDealer(dealer) => texts.format("deal-no-dealer", &[("seat", seat(dealer))]),
        DealError::NotTheDealer { next, dealer } => {
            texts.format("deal-other-dealer", &[("next", seat(next)), ("seat", seat(dealer))])
        }
        DealError::NoCut => texts.get("deal-no-cut"),
        DealError::SmallPacket { cut, least } => {
            texts.format("deal-small-packet", &[("cut", (*cut).into()), ("least", (*least).into())])
        }
        DealError::Cards(error) => of_cards(error, texts),
        DealError::GameOver => texts.get("deal-game-over"),
        DealError::HandInProgress => texts.get("deal-in-progress"),
        other => other.to_string(),
    }
}

fn of_cards(error: &CardsError, texts: Texts) -> String {
    let of = |key: &str, place: &str| texts.format(key, &[("place", quoted(place).into())]);
    let card = |key: &str, card: cards::Card| texts.format(key, &[("card", card.to_string().into())]);
    let count = |key: &str, place: &str, found: usize, needed: usize| {
        let args = [("place", quoted(place).into()), ("found", found.into()), ("needed", needed.into())];
        texts.format(key, &args)
    };
    match error {
        CardsError::NoSuchList(list) => of("deal-no-such-list", list),
        CardsError::ListLacking { place } | CardsError::CardsLacking { place } => {
            of("deal-list-lacking", place)
        }
        CardsError::Entries { place, found, needed } => count("deal-entries", place, *found, *needed),
        CardsError::Count { place, found, needed } => count("deal-count", place, *found, *needed),
        CardsError::NotACard { place, error } => {
            let args = [("place", quoted(place).into()), ("text", error.0.as_str().into())];
            texts.format("deal-no-card", &args)
        }
        CardsError::NotInPack { card: it, .. } | CardsError::ForeignInPack { card: it } => {
            card("deal-foreign", *it)
        }
        CardsError::TooOften { card: it, .. } | CardsError::TooOftenInPack { card: it } => {
            card("deal-too-often", *it)
        }
        CardsError::Missing { card: it } | CardsError::MissingInPack { card: it } => {
            card("deal-missing", *it)
        }
        CardsError::NoRow { place }
        | CardsError::NotOfARow { place, .. }
        | CardsError::NotText { place, .. } => of("deal-form", place),
        other => other.to_string(),
    }
}
