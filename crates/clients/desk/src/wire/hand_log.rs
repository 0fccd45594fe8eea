//! What happened in a hand as a grid: the auction round by round, then a line for each trick. It is made from what was
//! told to the viewer, and from nothing else.

use cards::Card;
use table::Seat;

use crate::wire::{Animation, LogLine};

/// A hand of a game of tricks as a grid; its columns are the seats.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct HandLog {
    /// The calls, a row for each round.
    pub auction: Vec<Vec<Option<String>>>,
    /// What the auction came to and what was said or put away after it, in sentences.
    pub contract: Vec<String>,
    /// The tricks, the last perhaps not complete.
    pub tricks: Vec<TrickLine>,
    /// What the hand came to, in sentences.
    pub end: Vec<String>,
}

/// A trick of the grid.
#[derive(Clone, PartialEq, Debug)]
pub struct TrickLine {
    /// The column that led.
    pub leader: usize,
    /// The column that won it, if it is complete.
    pub winner: Option<usize>,
    /// For each column the cards played there: one, or two where it has a row.
    pub cards: Vec<Vec<Card>>,
}

impl HandLog {
    /// The last hand of what was told, with these seats as columns.
    #[must_use]
    pub fn of(told: &[LogLine], seats: &[Seat]) -> Self {
        let dealt = told.iter().rposition(|told| matches!(told.animation, Animation::Dealt { .. }));
        let mut log = Self::default();
        for told in &told[dealt.map_or(0, |dealt| dealt + 1)..] {
            log.note(told, seats);
        }
        log
    }

    fn note(&mut self, told: &LogLine, seats: &[Seat]) {
        let column = |seat: Seat| seats.iter().position(|&other| other == seat);
        match &told.animation {
            Animation::Said { seat, short } if self.contract.is_empty() => {
                self.call(column(*seat), short, seats.len());
            }
            Animation::Played { seat, card, .. } => self.play(column(*seat), *card, seats.len()),
            Animation::Trick { winner, .. } => {
                if let Some(trick) = self.tricks.last_mut() {
                    trick.winner = column(*winner);
                }
            }
            Animation::HandOver | Animation::GameOver { .. } => self.end.push(told.words.clone()),
            _ if !told.words.is_empty() => self.contract.push(told.words.clone()),
            _ => {}
        }
    }

    /// A round ends where a caller's column comes before that of the last caller.
    fn call(&mut self, column: Option<usize>, short: &str, columns: usize) {
        let Some(column) = column else { return };
        let goes_on = self.auction.last().is_some_and(|round| round[column..].iter().all(Option::is_none));
        if !goes_on {
            self.auction.push(vec![None; columns]);
        }
        if let Some(round) = self.auction.last_mut() {
            round[column] = Some(short.to_owned());
        }
    }

    fn play(&mut self, column: Option<usize>, card: Card, columns: usize) {
        let Some(column) = column else { return };
        if self.tricks.last().is_none_or(|trick| trick.winner.is_some()) {
            self.tricks.push(TrickLine { leader: column, winner: None, cards: vec![Vec::new(); columns] });
        }
        if let Some(trick) = self.tricks.last_mut() {
            trick.cards[column].push(card);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(animation: Animation, words: &str) -> LogLine {
        LogLine { words: words.to_owned(), animation }
    }

    fn said(seat: u8, short: &str) -> LogLine {
        told(Animation::Said { seat: Seat(seat), short: short.to_owned() }, short)
    }

    fn played(seat: u8, card: &str) -> LogLine {
        told(
            Animation::Played { seat: Seat(seat), card: card.parse().unwrap(), from_row: false },
            "a card is played",
        )
    }

    #[test]
    fn rounds_and_tricks_are_lines_of_the_last_hand() {
        let told = [
            said(0, "of a hand before"),
            told(Animation::Dealt { dealer: Seat(0) }, "dealt"),
            said(1, "6S"),
            said(2, "pass"),
            said(0, "7H"),
            said(1, "pass"),
            told(Animation::Contract { seat: Seat(0), kitty: true }, "Ann plays"),
            told(Animation::Said { seat: Seat(0), short: "hearts".to_owned() }, "the joker is of hearts"),
            played(0, "AS"),
            played(1, "5S"),
            played(2, "X"),
            told(Animation::Trick { winner: Seat(2), by_joker: true }, "Cy wins"),
            played(2, "10H"),
            told(Animation::HandOver, "made"),
        ];
        let log = HandLog::of(&told, &[0, 1, 2].map(Seat));
        let call = |text: &str| Some(text.to_owned());
        // The seats are columns: a call in a column before the last caller's begins a round.
        assert_eq!(log.auction, [vec![None, call("6S"), call("pass")], vec![call("7H"), call("pass"), None]]);
        assert_eq!(log.contract, ["Ann plays", "the joker is of hearts"]);
        let cards = |trick: &TrickLine| -> Vec<String> {
            trick.cards.iter().map(|cards| cards.iter().map(Card::to_string).collect()).collect()
        };
        assert_eq!(cards(&log.tricks[0]), ["AS", "5S", "X"]);
        assert_eq!((log.tricks[0].leader, log.tricks[0].winner), (0, Some(2)));
        assert_eq!(cards(&log.tricks[1]), ["", "", "10H"]);
        assert_eq!((log.tricks[1].leader, log.tricks[1].winner), (2, None));
        assert_eq!(log.end, ["made"]);
    }
}
