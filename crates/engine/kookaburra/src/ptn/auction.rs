//! The calls of an auction.

use five_hundred::{Bid, MisereKind, Strain};
use table::quoted;

use super::{PtnFault, Read, Wanted, at, tags::Tag};

/// A call as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Call {
    Pass,
    Bid(Bid),
    /// A bid of six in the American game that shows something and doesn't bind.
    Inkle(Bid),
    /// The place of somebody who says nothing.
    Silent,
}

/// The calls below a tag, each with its line.
pub(super) fn calls(tag: &Tag<'_>) -> Read<Vec<(usize, Call)>> {
    let mut calls = Vec::new();
    for &(line, text) in &tag.below {
        let mut words = text.split_whitespace().peekable();
        while let Some(word) = words.next() {
            let mut word = word.to_owned();
            if word.eq_ignore_ascii_case("open") {
                word = words.next().map(|misere| format!("open {misere}")).unwrap_or(word);
            }
            match read(&word) {
                Some(call) => calls.push((line, call)),
                None => return no_call(line, "Auction", &word),
            }
        }
    }
    Ok(calls)
}

fn no_call<T>(line: usize, tag: &'static str, text: &str) -> Read<T> {
    at(line, PtnFault::Value { tag, text: quoted(text), wanted: Wanted::Call })
}

/// The bid of the contract.
pub(super) fn contract(tag: &Tag<'_>) -> Read<Bid> {
    match read(tag.value.trim()) {
        Some(Call::Bid(bid) | Call::Inkle(bid)) => Ok(bid),
        _ => no_call(tag.line, "Contract", &tag.value),
    }
}

fn read(word: &str) -> Option<Call> {
    // A sign of a suit may be followed by one that asks for a coloured picture.
    let word: String = word.chars().filter(|&c| c != '\u{fe0f}').collect();
    match word.to_lowercase().as_str() {
        "pass" | "p" => return Some(Call::Pass),
        "-" | "dummy" => return Some(Call::Silent),
        "nullo" | "misère" | "misere" => return Some(Call::Bid(Bid::misere(MisereKind::Closed))),
        "open nullo" | "open misère" | "open misere" => {
            return Some(Call::Bid(Bid::misere(MisereKind::Open)));
        }
        _ => {}
    }
    if let Some(strain) = word.strip_prefix(['i', 'I']) {
        return Some(Call::Inkle(Bid::tricks(6, read_strain(strain)?)));
    }
    let digits = word.find(|c: char| !c.is_ascii_digit())?;
    let tricks = word[..digits].parse().ok().filter(|tricks| (6..=10).contains(tricks))?;
    Some(Call::Bid(Bid::tricks(tricks, read_strain(&word[digits..])?)))
}

fn read_strain(text: &str) -> Option<Strain> {
    match text.to_uppercase().as_str() {
        "S" | "♠" => Some(Strain::Spades),
        "C" | "♣" => Some(Strain::Clubs),
        "D" | "♦" => Some(Strain::Diamonds),
        "H" | "♥" => Some(Strain::Hearts),
        "NT" | "N" => Some(Strain::NoTrumps),
        _ => None,
    }
}
