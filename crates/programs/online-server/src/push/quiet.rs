//! The hours in which nobody is notified, by the clocks of the place where somebody is.

use jiff::{
    Timestamp,
    civil::Time,
    tz::{Offset, TimeZone},
};
use online::Moment;

use crate::Quiet;

const MINUTE: u64 = 60_000;
const DAY: u16 = 24 * 60;
/// The most minutes that a clock is ahead of UTC, or behind.
const MOST_AHEAD: u16 = 24 * 60;
/// The longest name of a zone.
const LONGEST_ZONE: usize = 64;

impl Quiet {
    /// Whether there are such hours, and such a clock.
    pub(crate) fn is_sound(&self) -> bool {
        let zone = self.zone.as_ref().is_none_or(|zone| zone.len() <= LONGEST_ZONE);
        zone && self.from < DAY && self.to < DAY && self.offset.unsigned_abs() <= MOST_AHEAD
    }

    /// The clocks of the place: those of its zone, as they are at any time of the year; where no zone of that name is
    /// known, or none was told, those of the day on which the hours were chosen.
    fn clocks(&self) -> TimeZone {
        let zone = self.zone.as_deref().and_then(|zone| TimeZone::get(zone).ok());
        zone.unwrap_or_else(|| {
            let offset = Offset::from_seconds(i32::from(self.offset) * 60).unwrap_or(Offset::UTC);
            TimeZone::fixed(offset)
        })
    }

    /// When the quiet hours are over, if it is one of them; if they end where they begin, there are none.
    pub(crate) fn until(&self, now: Moment) -> Option<Moment> {
        let there = Timestamp::from_millisecond(i64::try_from(now.0).ok()?).ok()?;
        let there = there.to_zoned_datetime(self.clocks());
        let of_day = u16::from(there.hour().unsigned_abs()) * 60 + u16::from(there.minute().unsigned_abs());
        let long = |from: u16, to: u16| (to + DAY - from) % DAY;
        if long(self.from, of_day) >= long(self.from, self.to) {
            return None;
        }
        let today = there.date();
        let day = if self.to <= of_day { today.tomorrow().ok()? } else { today };
        let end = Time::new((self.to / 60) as i8, (self.to % 60) as i8, 0, 0).ok()?;
        // A time that the clocks leave out is the one after it.
        let end = day.to_datetime(end).to_zoned_datetime(there.time_zone().clone()).ok()?;
        let end = end.timestamp().as_millisecond();
        // In an hour that the clocks repeat it may seem to be over.
        let end = Moment(u64::try_from(end).ok()?);
        Some(if end > now { end } else { now.after(MINUTE) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A moment in some year, at a time of the day.
    fn at(hour: u64, minute: u64) -> Moment {
        Moment(((20_000 * 24 + hour) * 60 + minute) * MINUTE)
    }

    #[test]
    fn quiet_hours_may_go_past_midnight_and_are_those_of_the_place() {
        let night = Quiet { from: 22 * 60, to: 8 * 60, ..Quiet::default() };
        assert_eq!(night.until(at(21, 59)), None);
        assert_eq!(night.until(at(22, 0)), Some(at(32, 0)));
        assert_eq!(night.until(Moment(at(7, 59).0 + 59_999)), Some(at(8, 0)));
        assert_eq!(night.until(at(8, 0)), None);
        let melbourne = Quiet { offset: 600, ..night.clone() };
        assert_eq!((melbourne.until(at(11, 59)), melbourne.until(at(12, 0))), (None, Some(at(22, 0))));
        let montreal = Quiet { offset: -240, ..night };
        assert_eq!((montreal.until(at(2, 0)), montreal.until(at(12, 0))), (Some(at(12, 0)), None));
        let siesta = Quiet { from: 13 * 60, to: 14 * 60 + 30, ..Quiet::default() };
        assert_eq!((siesta.until(at(13, 10)), siesta.until(at(14, 30))), (Some(at(14, 30)), None));
        let never = Quiet { from: 60, to: 60, ..Quiet::default() };
        assert!((0..24).all(|hour| never.until(at(hour, 0)).is_none()));
    }

    #[test]
    fn quiet_hours_follow_the_clocks_of_their_zone_through_the_year() {
        let at = |text: &str| Moment(text.parse::<Timestamp>().unwrap().as_millisecond() as u64);
        let quiet = |zone: &str, offset, now: &str| {
            let night = Quiet { from: 22 * 60, to: 8 * 60, offset, zone: Some(zone.to_owned()) };
            night.until(at(now))
        };
        // Chosen in Toronto in summer, when the clocks were four hours behind.
        let toronto = |now| quiet("America/Toronto", -240, now);
        assert_eq!(toronto("2026-11-27T12:30:00Z"), Some(at("2026-11-27T13:00:00Z")));
        assert_eq!(toronto("2026-11-27T13:00:00Z"), None);
        assert_eq!(toronto("2026-11-28T02:30:00Z"), None);
        assert_eq!(toronto("2026-11-28T03:00:00Z"), Some(at("2026-11-28T13:00:00Z")));
        assert_eq!(toronto("2026-07-01T11:30:00Z"), Some(at("2026-07-01T12:00:00Z")));
        // The night in which the clocks are set back is an hour longer, and the other way round.
        assert_eq!(toronto("2026-11-01T03:00:00Z"), Some(at("2026-11-01T13:00:00Z")));
        assert_eq!(toronto("2026-03-08T04:00:00Z"), Some(at("2026-03-08T12:00:00Z")));
        // Lord Howe sets its clocks by half an hour.
        assert_eq!(
            quiet("Australia/Lord_Howe", 660, "2026-06-30T21:00:00Z"),
            Some(at("2026-06-30T21:30:00Z"))
        );
        assert_eq!(quiet("Australia/Lord_Howe", 660, "2026-12-31T21:00:00Z"), None);
        // A zone that nobody knows here: the clocks of the day on which it was told.
        assert_eq!(quiet("Nowhere/At_All", -240, "2026-11-27T11:30:00Z"), Some(at("2026-11-27T12:00:00Z")));
    }

    #[test]
    fn hours_are_of_a_day() {
        let sound = |from, to, offset| Quiet { from, to, offset, zone: None }.is_sound();
        assert!(sound(0, 1439, 840) && sound(1320, 480, -720));
        assert!(!sound(1440, 0, 0) && !sound(0, 1440, 0) && !sound(0, 0, 1441));
    }
}
