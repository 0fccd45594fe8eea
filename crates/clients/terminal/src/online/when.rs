//! Moments as they are written where somebody is.

use jiff::{Timestamp, tz::TimeZone};
use online_client::participant::{Civil, When};
use online_wire::Moment;
use texts::Texts;

/// A moment in words, by the clock and the calendar of this computer.
pub(super) fn moment(texts: Texts, at: Moment) -> String {
    seen_from(texts, now(), at)
}

/// The same, seen from another moment than this.
pub(super) fn seen_from(texts: Texts, now: Moment, at: Moment) -> String {
    When::new(texts, &locale(), civil(now)).moment(civil(at))
}

/// The day of a moment.
pub(super) fn day(texts: Texts, at: Moment) -> String {
    day_seen_from(texts, now(), at)
}

/// The same, seen from another moment than this.
pub(super) fn day_seen_from(texts: Texts, now: Moment, at: Moment) -> String {
    When::new(texts, &locale(), civil(now)).day(civil(at))
}

fn now() -> Moment {
    Moment(u64::try_from(Timestamp::now().as_millisecond()).unwrap_or_default())
}

fn civil(moment: Moment) -> Civil {
    let millis = i64::try_from(moment.0).unwrap_or(i64::MAX);
    let at = Timestamp::from_millisecond(millis).unwrap_or_default();
    let at = at.to_zoned_datetime(TimeZone::system());
    Civil {
        year: i32::from(at.year()),
        month: at.month().unsigned_abs(),
        day: at.day().unsigned_abs(),
        hour: at.hour().unsigned_abs(),
        minute: at.minute().unsigned_abs(),
    }
}

/// The locale in which times are written here, such as `fr_CA.UTF-8`.
fn locale() -> String {
    // Tests say the same on every computer.
    if cfg!(test) {
        return String::new();
    }
    let said = |name: &str| std::env::var(name).ok().filter(|said| !said.is_empty());
    ["LC_ALL", "LC_TIME", "LANG"].into_iter().find_map(said).unwrap_or_default()
}
