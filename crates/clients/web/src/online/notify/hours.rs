//! Whether somebody wants to be told of their turn, and the hours in which they don’t: chosen on the device.

use serde_json::{Value, json};

use crate::browser;

const KEY: &str = "kookaburra-notify";
/// The minutes of a day.
const DAY: u16 = 24 * 60;

/// What somebody wants to be told, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// Whether they want to be told at all.
    pub on: bool,
    /// The minute of the day at which they don’t any more.
    pub from: u16,
    /// The minute of the day from which they do again.
    pub to: u16,
}

impl Default for Wanted {
    fn default() -> Self {
        Self { on: false, from: 22 * 60, to: 8 * 60 }
    }
}

impl Wanted {
    /// The choice made on this device.
    pub fn here() -> Self {
        browser::saved(KEY).map(|text| Self::read(&text)).unwrap_or_default()
    }

    /// Keeps it.
    pub fn keep(self) {
        // Where nothing can be saved, it holds as long as the page is open.
        let _forbidden = browser::keep(KEY, &self.write());
    }

    fn read(text: &str) -> Self {
        let saved: Value = serde_json::from_str(text).unwrap_or_default();
        let usual = Self::default();
        let minute = |name, usual| {
            let minute = saved[name].as_u64().and_then(|minute| u16::try_from(minute).ok());
            minute.filter(|&minute| minute < DAY).unwrap_or(usual)
        };
        let on = saved["on"].as_bool().unwrap_or_default();
        Self { on, from: minute("from", usual.from), to: minute("to", usual.to) }
    }

    fn write(self) -> String {
        json!({ "on": self.on, "from": self.from, "to": self.to }).to_string()
    }

    /// Whether they want to be told of nothing at this minute of the day.
    pub fn is_quiet(self, minute: u16) -> bool {
        let long = |from: u16, to: u16| (to + DAY - from) % DAY;
        long(self.from, minute) < long(self.from, self.to)
    }
}

/// A minute of the day as a field for times has it: `08:00`.
pub fn written(minute: u16) -> String {
    format!("{:02}:{:02}", u32::from(minute / 60), u32::from(minute % 60))
}

/// The minute of the day that such a field has; none if it is empty.
pub fn minute(time: &str) -> Option<u16> {
    let (hours, minutes) = time.split_once(':')?;
    let minute = hours.parse::<u16>().ok()?.checked_mul(60)?.checked_add(minutes.get(..2)?.parse().ok()?)?;
    Some(minute).filter(|&minute| minute < DAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_woken() {
        let quiet =
            |wanted: Wanted| -> Vec<u16> { (0..24).filter(|&hour| wanted.is_quiet(hour * 60)).collect() };
        let usual = Wanted::default();
        assert_eq!(quiet(usual), [0, 1, 2, 3, 4, 5, 6, 7, 22, 23]);
        assert!(usual.is_quiet(7 * 60 + 59) && !usual.is_quiet(21 * 60 + 59));
        assert_eq!(quiet(Wanted { from: 13 * 60, to: 15 * 60, ..usual }), [13, 14]);
        assert_eq!(quiet(Wanted { from: 60, to: 60, ..usual }), [0; 0], "they end where they begin");
    }

    #[test]
    fn what_was_chosen_is_read_as_it_was() {
        let wanted = Wanted { on: true, from: 1_439, to: 0 };
        assert_eq!(Wanted::read(&wanted.write()), wanted);
        assert_eq!(Wanted::read("nonsense"), Wanted::default());
        assert_eq!(
            Wanted::read(r#"{"on":true,"from":1440,"to":-1}"#),
            Wanted { on: true, ..Wanted::default() }
        );
        assert_eq!(
            (written(485), minute("08:05"), minute("23:59:30")),
            ("08:05".to_owned(), Some(485), Some(1_439))
        );
        for text in ["", "8", "24:00", "9:6", "99999:00", "a:bc"] {
            assert_eq!(minute(text), None, "{text}");
        }
    }
}
