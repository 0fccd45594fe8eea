//! Codes to say: six digits that lead to a table for a while. They are short, so that guessing them is limited; a table
//! has none before somebody there asks for it.

use online_wire::http::CodeToSay;

use crate::{Clock, Guess, Hub, HubError, Lent, ShortCode, StoreError, keys, keys::KeyHash};

/// How long a code leads to its table, in milliseconds.
const LASTS: u64 = 30 * 60_000;
/// How many codes there could be.
const ALL: u32 = 1_000_000;
/// How often a number is drawn, if others have those that were: of all there could be few are lent.
const TRIES: usize = 20;

/// The code to say of the table that has this code: the one that it has, or a fresh one.
///
/// # Errors
/// There is no such table, there are too many codes, or no random numbers; or the store.
pub(crate) async fn of(hub: &Hub, code: &str) -> Result<CodeToSay, HubError> {
    let store = &hub.settings().store;
    let table = store.find(code).await?.ok_or(HubError::NoSuchTable)?;
    let now = hub.now();
    for _ in 0..TRIES {
        let number = chance(hub.clock()).ok_or(HubError::NoRandom)?;
        match store.lend(table, ShortCode { number, until: now.after(LASTS) }, now).await? {
            Lent::Code(ShortCode { number, until }) => {
                return Ok(CodeToSay { digits: format!("{number:06}"), until });
            }
            Lent::Taken => {}
            Lent::Full => return Err(HubError::Busy),
            Lent::Gone => return Err(HubError::NoSuchTable),
        }
    }
    Err(HubError::Busy)
}

/// Where a code leads that somebody has typed.
///
/// # Errors
/// The store.
pub(crate) async fn find(hub: &Hub, by: &KeyHash, typed: &str) -> Result<Guess, StoreError> {
    hub.settings().store.guess(&keys::written(by), number_of(typed), hub.now()).await
}

/// The number of a code as it is typed, if it is one. What isn’t a digit counts for nothing.
fn number_of(typed: &str) -> Option<u32> {
    let digits: String = typed.chars().filter(char::is_ascii_digit).collect();
    digits.parse().ok().filter(|_| digits.len() == 6)
}

/// One of all codes.
fn chance(clock: &dyn Clock) -> Option<u32> {
    loop {
        let mut bytes = [0; 4];
        clock.fill(&mut bytes).then_some(())?;
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

    #[test]
    fn six_digits_are_a_code_however_they_are_typed() {
        for typed in ["012345", " 012 345 ", "012-345", "0 1 2 3 4 5"] {
            assert_eq!(number_of(typed), Some(12_345), "{typed}");
        }
        for typed in ["", "012", "0123456", "12345", "abcdef", "١٢٣٤٥٦"] {
            assert_eq!(number_of(typed), None, "{typed}");
        }
    }
}
