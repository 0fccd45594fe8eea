//! Questions in words, and answers as people type them.

use crate::{Texts, whole};
use cards::{Card, Suit};
use laws::questions::{Answer, Players, Question};
use table::{
    Seat, SeatSet,
    name::{self, Found},
};

/// A question in words.
#[must_use]
pub fn question(question: &Question, texts: Texts) -> String {
    texts.get(&format!("ask-law-{}", question.key))
}

/// An answer in words; those that are typed have none.
#[must_use]
pub fn answer(answer: Answer, names: &[String], texts: Texts) -> Option<String> {
    match answer {
        Answer::Word(word) => Some(texts.get(&format!("answer-law-{word}"))),
        Answer::Seat(seat) => Some(texts.player(seat, names)),
        Answer::Seats(_) | Answer::Wrong(..) | Answer::Cards(..) | Answer::Points(_) => None,
    }
}

/// The answers to choose from, in words; none where the answer is typed.
#[must_use]
pub fn choices(question: &Question, names: &[String], texts: Texts) -> Vec<String> {
    question.answers.iter().filter_map(|&given| answer(given, names, texts)).collect()
}

/// Reads what somebody types: the number of a choice, players by their names or numbers from 1, cards or points.
#[must_use]
pub fn read(question: &Question, names: &[String], typed: &str) -> Option<Answer> {
    match question.answers.first()? {
        Answer::Word(_) | Answer::Seat(_) => {
            let number: usize = typed.trim().parse().ok()?;
            question.answers.get(number.checked_sub(1)?).copied()
        }
        Answer::Seats(_) => players_typed(typed, names, false).map(|(players, _)| Answer::Seats(players)),
        Answer::Wrong(..) => {
            players_typed(typed, names, true).map(|(players, kitty)| Answer::Wrong(players, kitty))
        }
        Answer::Cards(..) => cards(typed),
        Answer::Points(_) => whole::read(typed).map(Answer::Points),
    }
}

/// A player by their name, its beginning, or their number from 1.
#[must_use]
pub fn player(names: &[String], typed: &str) -> Option<Seat> {
    let numbered = || typed.parse::<usize>().ok()?.checked_sub(1).filter(|&place| place < names.len());
    let place = match name::find(names, typed) {
        Found::One(place) => Some(place),
        Found::Several(_) => None,
        Found::None => numbered(),
    };
    place.map(|place| Seat(place as u8))
}

/// Players with blanks or commas between them, as long a name as can be at a time; and `k` for the kitty, where it is
/// asked for too.
fn players_typed(typed: &str, names: &[String], kitty: bool) -> Option<(Players, bool)> {
    let words: Vec<&str> =
        typed.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).collect();
    let (mut seats, mut has_kitty, mut at) = (SeatSet::EMPTY, false, 0);
    while at < words.len() {
        if kitty && words[at].eq_ignore_ascii_case("k") {
            (has_kitty, at) = (true, at + 1);
            continue;
        }
        let named = |end: usize| Some((end, player(names, &words[at..end].join(" "))?));
        let (end, seat) = (at + 1..=words.len()).rev().find_map(named)?;
        seats |= SeatSet::of(seat);
        at = end;
    }
    Some((Players(seats), has_kitty))
}

/// An answer as an address has it.
pub(crate) fn code(answer: Answer) -> String {
    let digits = |players: Players| players.0.iter().map(|seat| seat.to_string()).collect::<Vec<_>>();
    match answer {
        Answer::Word(word) => word.to_owned(),
        Answer::Seat(seat) => seat.to_string(),
        Answer::Seats(players) => digits(players).join("+"),
        Answer::Wrong(players, kitty) => {
            let mut wrong = digits(players);
            wrong.extend(kitty.then(|| "k".to_owned()));
            wrong.join("+")
        }
        Answer::Cards(led, played, other) => {
            let led = led.map_or_else(|| "-".to_owned(), |suit| suit.to_string());
            format!("{led}+{played}+{other}")
        }
        Answer::Points(points) => points.to_string(),
    }
}

/// Reads an answer from an address; none if it is no answer to this question.
pub(crate) fn decode(question: &Question, seats: usize, text: &str) -> Option<Answer> {
    let mut parts = text.split('+').filter(|part| !part.is_empty());
    match question.answers.first()? {
        Answer::Seats(_) => return players(parts, seats).map(Answer::Seats),
        Answer::Wrong(..) => {
            let kitty = text.split('+').any(|part| part == "k");
            return players(parts.filter(|part| *part != "k"), seats)
                .map(|wrong| Answer::Wrong(wrong, kitty));
        }
        Answer::Cards(..) => return cards(&text.replace('+', " ")),
        Answer::Points(_) => return parts.next()?.parse().ok().map(Answer::Points),
        Answer::Word(_) | Answer::Seat(_) => {}
    }
    question.answers.iter().copied().find(|&answer| code(answer) == text)
}

fn players<'a>(words: impl Iterator<Item = &'a str>, seats: usize) -> Option<Players> {
    let seat = |word: &str| Seat::read(word).filter(|seat| seat.index() < seats);
    words.map(seat).collect::<Option<SeatSet>>().map(Players)
}

/// The suit led (`-` for none), the card played, and one that could have been.
fn cards(typed: &str) -> Option<Answer> {
    let mut words = typed.split_whitespace();
    let led: Option<Suit> = match words.next()? {
        "-" => None,
        suit => Some(suit.parse().ok()?),
    };
    let mut card = || words.next()?.parse::<Card>().ok();
    let played = card()?;
    // Of a lead nothing else need be known.
    let other = card().or(led.is_none().then_some(played))?;
    words.next().is_none().then_some(Answer::Cards(led, played, other))
}
