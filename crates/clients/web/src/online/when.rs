//! Moments as they are written where somebody is.

use online_client::participant::{Civil, When};
use texts::Texts;

use crate::browser;

/// A moment in words, in milliseconds since 1970, by the clock and the calendar of the browser.
pub fn moment(texts: Texts, millis: f64) -> String {
    here(texts).moment(civil(millis))
}

/// The day of a moment.
pub fn day(texts: Texts, millis: f64) -> String {
    here(texts).day(civil(millis))
}

fn here(texts: Texts) -> When {
    When::new(texts, &browser::locale(), civil(browser::now()))
}

fn civil(millis: f64) -> Civil {
    let date = js_sys::Date::new(&millis.into());
    // Each of these is small.
    let small = |number: u32| number as u8;
    Civil {
        year: date.get_full_year() as i32,
        month: small(date.get_month() + 1),
        day: small(date.get_date()),
        hour: small(date.get_hours()),
        minute: small(date.get_minutes()),
    }
}
