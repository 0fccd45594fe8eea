//! Days of the calendar, as far as the deal of the day needs them.

use std::{fmt, str::FromStr};

use crate::course::Day;

/// A date of the Gregorian calendar, of the years 2000 to 2999.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// A text that is no date.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a date is written as 2026-12-03")]
pub struct NotADate;

impl Date {
    /// The first date there is.
    pub const FIRST: Self = Self { year: 2000, month: 1, day: 1 };

    /// The date of a year, a month and a day, if there is one.
    #[must_use]
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
        let days = match month {
            2 => 28 + u8::from(leap),
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        };
        let is = (2000..3000).contains(&year) && (1..=12).contains(&month) && (1..=days).contains(&day);
        is.then_some(Self { year, month, day })
    }

    /// The year.
    #[must_use]
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, from 1.
    #[must_use]
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    #[must_use]
    pub const fn day(self) -> u8 {
        self.day
    }

    /// The days since 1 January 1970, by the reckoning of Howard Hinnant's `days_from_civil`: a year begins in March,
    /// so that its last day is the one that is there or not.
    #[must_use]
    pub const fn since_1970(self) -> Day {
        let (year, month) = (self.year as u32 - (self.month < 3) as u32, (self.month as u32 + 9) % 12);
        let before = 365 * year + year / 4 - year / 100 + year / 400;
        Day(before + (153 * month + 2) / 5 + self.day as u32 - 1 - 719_468)
    }

    /// The day of the week, from 0 for Sunday.
    #[must_use]
    pub const fn weekday(self) -> u8 {
        // 1 January 1970 was a Thursday.
        ((self.since_1970().0 + 4) % 7) as u8
    }

    /// The first day of its month.
    #[must_use]
    pub const fn first_of_month(self) -> Self {
        Self { day: 1, ..self }
    }

    /// The first day of the month before, if it is of these years.
    #[must_use]
    pub fn month_before(self) -> Option<Self> {
        let Self { year, month, .. } = self;
        if month == 1 { Self::new(year - 1, 12, 1) } else { Self::new(year, month - 1, 1) }
    }

    /// The first day of the next month, if it is of these years.
    #[must_use]
    pub fn month_after(self) -> Option<Self> {
        let Self { year, month, .. } = self;
        Self::new(year, month + 1, 1).or_else(|| Self::new(year + 1, 1, 1))
    }

    /// All days of its month.
    pub fn days_of_month(self) -> impl Iterator<Item = Self> {
        (1..=31).filter_map(move |day| Self::new(self.year, self.month, day))
    }

    /// The next day, if it is of these years.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        let Self { year, month, day } = self;
        let later = [(year, month, day + 1), (year, month + 1, 1), (year + 1, 1, 1)];
        later.into_iter().find_map(|(year, month, day)| Self::new(year, month, day))
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = NotADate;

    fn from_str(text: &str) -> Result<Self, NotADate> {
        let mut parts = text.splitn(3, '-');
        let mut number = |digits: usize| {
            let part = parts.next()?;
            let whole = part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
            whole.then(|| part.parse::<u16>().ok()).flatten()
        };
        let read = (|| Some((number(4)?, number(2)? as u8, number(2)? as u8)))();
        read.and_then(|(year, month, day)| Self::new(year, month, day)).ok_or(NotADate)
    }
}
