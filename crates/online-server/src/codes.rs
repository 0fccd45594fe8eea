//! Codes to say: six digits that lead to a table for a while. They are short, so that guessing them is limited; a table has none
//! before somebody there asks for it.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use online::Moment;
use online_wire::http::CodeToSay;

use crate::keys::KeyHash;

/// How long a code leads to its table, in milliseconds.
const LASTS: u64 = 30 * 60_000;
/// The most codes at a time; with more of them a guess would be right too often.
const MOST: usize = 5_000;
/// How many codes there could be.
const ALL: u32 = 1_000_000;

/// How often somebody may be wrong, and in how many milliseconds they may be so once more.
const ONES: Budget = Budget { most: 5, every: 60_000 };
/// The same for all together: whoever guesses can have a new key for each guess.
const EVERYBODYS: Budget = Budget { most: 100, every: 10_000 };

/// The codes of this program.
#[derive(Default)]
pub(crate) struct Codes(Mutex<Inner>);

#[derive(Default)]
struct Inner {
    codes: HashMap<u32, Lent>,
    wrong: HashMap<KeyHash, Spent>,
    wrong_in_all: Spent,
}

/// A code that leads to a table.
struct Lent {
    table: String,
    until: Moment,
}

/// Why a code leads nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Nowhere {
    /// There is none, or not any more.
    Ended,
    /// Too many were wrong.
    TooMany,
}

struct Budget {
    most: u64,
    every: u64,
}

/// What was spent of a budget, in milliseconds, and when.
#[derive(Clone, Copy, Default)]
struct Spent {
    time: u64,
    at: Moment,
}

impl Spent {
    /// What is spent now: it comes back with time.
    const fn now(self, now: Moment) -> u64 {
        self.time.saturating_sub(now.0.saturating_sub(self.at.0))
    }

    const fn is_over(self, budget: &Budget, now: Moment) -> bool {
        self.now(now) + budget.every > budget.most * budget.every
    }

    const fn spend(&mut self, budget: &Budget, now: Moment) {
        *self = Self { time: self.now(now) + budget.every, at: now };
    }
}

impl Codes {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The code of a table: the one that it has, or a fresh one. `None` if there are too many, or no random numbers.
    pub(crate) fn of(&self, now: Moment, table: &str) -> Option<CodeToSay> {
        let codes = &mut self.inner().codes;
        codes.retain(|_, lent| lent.until > now);
        let said = |number: u32, until| CodeToSay { digits: format!("{number:06}"), until };
        if let Some((&number, lent)) = codes.iter().find(|(_, lent)| lent.table == table) {
            return Some(said(number, lent.until));
        }
        if codes.len() >= MOST {
            return None;
        }
        let number = loop {
            let number = chance()?;
            if !codes.contains_key(&number) {
                break number;
            }
        };
        let until = now.after(LASTS);
        codes.insert(number, Lent { table: table.to_owned(), until });
        Some(said(number, until))
    }

    /// The table that a code leads to. What isn’t a digit counts for nothing.
    pub(crate) fn find(&self, now: Moment, by: &KeyHash, code: &str) -> Result<String, Nowhere> {
        let mut inner = self.inner();
        inner.wrong.retain(|_, spent| spent.now(now) > 0);
        let ones = inner.wrong.get(by).copied().unwrap_or_default();
        if ones.is_over(&ONES, now) || inner.wrong_in_all.is_over(&EVERYBODYS, now) {
            return Err(Nowhere::TooMany);
        }
        let digits: String = code.chars().filter(char::is_ascii_digit).collect();
        let number = digits.parse().ok().filter(|_| digits.len() == 6);
        let lent = number.and_then(|number: u32| inner.codes.get(&number)).filter(|lent| lent.until > now);
        if let Some(lent) = lent {
            return Ok(lent.table.clone());
        }
        inner.wrong.entry(*by).or_default().spend(&ONES, now);
        inner.wrong_in_all.spend(&EVERYBODYS, now);
        Err(Nowhere::Ended)
    }
}

/// One of all codes.
fn chance() -> Option<u32> {
    loop {
        let mut bytes = [0; 4];
        getrandom::fill(&mut bytes).ok()?;
        // Of 2^20 numbers, those that are too large are drawn again: all are equally likely.
        let number = u32::from_be_bytes(bytes) >> 12;
        if number < ALL {
            return Some(number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAE: KeyHash = [1; 32];
    const NOW: Moment = Moment(1_000_000);

    /// A code that leads nowhere.
    fn wrong(right: &CodeToSay) -> String {
        format!("{:06}", (right.digits.parse::<u32>().unwrap() + 1) % ALL)
    }

    #[test]
    fn a_code_leads_to_its_table_for_half_an_hour() {
        let codes = Codes::default();
        let said = codes.of(NOW, "friday").unwrap();
        assert_eq!((said.digits.len(), said.until), (6, NOW.after(LASTS)));
        assert_eq!(codes.of(NOW.after(60_000), "friday"), Some(said.clone()), "the table has one");
        assert_ne!(codes.of(NOW, "sunday").unwrap().digits, said.digits);
        let (three, others) = said.digits.split_at(3);
        for typed in [said.digits.clone(), format!(" {three} {others} "), format!("{three}-{others}")] {
            assert_eq!(codes.find(NOW, &MAE, &typed), Ok("friday".to_owned()));
        }
        for typed in ["", three, &wrong(&said), &format!("{}0", said.digits)] {
            assert_eq!(codes.find(NOW, &MAE, typed), Err(Nowhere::Ended), "{typed}");
        }
        assert_eq!(codes.find(said.until, &[2; 32], &said.digits), Err(Nowhere::Ended));
        assert_ne!(codes.of(said.until, "friday").unwrap().until, said.until, "the next one is another");
    }

    #[test]
    fn nobody_guesses_for_long() {
        let codes = Codes::default();
        let said = codes.of(NOW, "friday").unwrap();
        let guesses = |by: &KeyHash, now, times: u64| {
            (0..times)
                .map(|_| codes.find(now, by, &wrong(&said)))
                .filter(|it| *it == Err(Nowhere::Ended))
                .count()
        };
        assert_eq!(guesses(&MAE, NOW, 20), 5);
        assert_eq!(codes.find(NOW, &MAE, &said.digits), Err(Nowhere::TooMany), "not even the right one");
        assert_eq!(
            codes.find(NOW, &[2; 32], &said.digits),
            Ok("friday".to_owned()),
            "nobody else pays for it"
        );
        assert_eq!(guesses(&MAE, NOW.after(60_000), 20), 1, "once more after a minute");
        // Whoever takes a new key for each guess is one of many.
        let later = NOW.after(20 * 60_000);
        let many: usize = (10..210).map(|key| guesses(&[key; 32], later, 1)).sum();
        assert_eq!(many, 100);
        assert_eq!(codes.find(later, &[3; 32], &said.digits), Err(Nowhere::TooMany));
        assert_eq!(codes.find(later.after(10_000), &[3; 32], &said.digits), Ok("friday".to_owned()));
    }
}
