//! Questions in words, and answers as people type them.

use cards::{Card, Suit};
use laws::questions::{Answer, Players, Question};
use table::{Seat, SeatSet};
use texts::Texts;

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

/// Reads what somebody types: the number of a choice, seats, cards or points. A table has this number of seats.
#[must_use]
pub fn read(question: &Question, seats: usize, typed: &str) -> Option<Answer> {
    match question.answers.first()? {
        Answer::Word(_) | Answer::Seat(_) => {
            let number: usize = typed.trim().parse().ok()?;
            question.answers.get(number.checked_sub(1)?).copied()
        }
        Answer::Seats(_) => players(typed.split_whitespace(), seats).map(Answer::Seats),
        Answer::Wrong(..) => {
            let kitty = typed.split_whitespace().any(|word| word.eq_ignore_ascii_case("k"));
            let rest = typed.split_whitespace().filter(|word| !word.eq_ignore_ascii_case("k"));
            players(rest, seats).map(|wrong| Answer::Wrong(wrong, kitty))
        }
        Answer::Cards(..) => cards(typed),
        Answer::Points(_) => typed.trim().replace('−', "-").parse().ok().map(Answer::Points),
    }
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
    if question.is_open {
        return read(question, seats, &text.replace('+', " "));
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
