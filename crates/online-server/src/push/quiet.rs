//! The hours in which nobody is knocked for.

use online::Moment;

use crate::Quiet;

const MINUTE: u64 = 60_000;
const DAY: i64 = 24 * 60;
/// The most minutes that a clock is ahead of UTC, or behind.
const MOST_AHEAD: u16 = 24 * 60;

impl Quiet {
    /// Whether there are such hours, and such a clock.
    pub(crate) fn is_sound(self) -> bool {
        i64::from(self.from) < DAY && i64::from(self.to) < DAY && self.offset.unsigned_abs() <= MOST_AHEAD
    }

    /// When the quiet hours are over, if it is one of them; if they end where they begin, there are none.
    pub(crate) fn until(self, now: Moment) -> Option<Moment> {
        let minutes = i64::try_from(now.0 / MINUTE).ok()?;
        let of_day = (minutes + i64::from(self.offset)).rem_euclid(DAY);
        let (from, to) = (i64::from(self.from), i64::from(self.to));
        let long = (to - from).rem_euclid(DAY);
        let is_quiet = (of_day - from).rem_euclid(DAY) < long;
        let left = (to - of_day).rem_euclid(DAY);
        is_quiet.then(|| Moment((now.0 / MINUTE + left.unsigned_abs()) * MINUTE))
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
        let night = Quiet { from: 22 * 60, to: 8 * 60, offset: 0 };
        assert_eq!(night.until(at(21, 59)), None);
        assert_eq!(night.until(at(22, 0)), Some(at(32, 0)));
        assert_eq!(night.until(Moment(at(7, 59).0 + 59_999)), Some(at(8, 0)));
        assert_eq!(night.until(at(8, 0)), None);
        let melbourne = Quiet { offset: 600, ..night };
        assert_eq!((melbourne.until(at(11, 59)), melbourne.until(at(12, 0))), (None, Some(at(22, 0))));
        let montreal = Quiet { offset: -240, ..night };
        assert_eq!((montreal.until(at(2, 0)), montreal.until(at(12, 0))), (Some(at(12, 0)), None));
        let siesta = Quiet { from: 13 * 60, to: 14 * 60 + 30, offset: 0 };
        assert_eq!((siesta.until(at(13, 10)), siesta.until(at(14, 30))), (Some(at(14, 30)), None));
        let never = Quiet { from: 60, to: 60, offset: 0 };
        assert!((0..24).all(|hour| never.until(at(hour, 0)).is_none()));
    }

    #[test]
    fn hours_are_of_a_day() {
        let sound = |from, to, offset| Quiet { from, to, offset }.is_sound();
        assert!(sound(0, 1439, 840) && sound(1320, 480, -720));
        assert!(!sound(1440, 0, 0) && !sound(0, 1440, 0) && !sound(0, 0, 1441));
    }
}
