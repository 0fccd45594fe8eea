//! Moments as the people of a place write them: one way for evenings, check-ins, the end of a turn and days off.

use texts::{Lang, Texts};

/// A day and a time, as the calendar and the clock of a place show them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Civil {
    /// The year.
    pub year: i32,
    /// The month, from 1.
    pub month: u8,
    /// The day of the month, from 1.
    pub day: u8,
    /// The hour, from 0 to 23.
    pub hour: u8,
    /// The minute.
    pub minute: u8,
}

impl Civil {
    /// The number of its day, counted from a Sunday.
    fn days(self) -> i64 {
        // Years begin in March, so that a leap day is the last of one.
        let (year, month) = (i64::from(self.year), i64::from(self.month));
        let (year, month) = if month < 3 { (year - 1, month + 9) } else { (year, month - 3) };
        let of_year = (153 * month + 2) / 5 + i64::from(self.day);
        // The first day of March of year 0 was a Wednesday.
        365 * year + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400) + of_year + 2
    }
}

/// How days and hours are written where somebody is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Manner {
    /// 7:30 pm, 19 Dec
    Australia,
    /// 7:30 PM, Dec 19
    States,
    /// 7:30 p.m., Dec 19
    Canada,
    /// 19:30, 19 Dec
    Britain,
    /// 19 h 30
    Quebec,
    /// 19:30, in French
    France,
}

impl Manner {
    /// That of a language and a locale such as `en-AU` or `fr_CA.UTF-8`. A locale of another language still says where
    /// one is.
    fn of(lang: Lang, locale: &str) -> Self {
        let tag = locale.split(['.', '@']).next().unwrap_or_default();
        let mut parts = tag.split(['-', '_']);
        let spoken = parts.next().unwrap_or_default();
        let region = parts.find(|part| part.len() == 2).unwrap_or_default().to_uppercase();
        match (lang, &*region) {
            (Lang::Fr, region) if spoken == "fr" && !matches!(region, "" | "CA") => Self::France,
            (Lang::Fr, _) => Self::Quebec,
            (Lang::En, "US" | "PH") => Self::States,
            (Lang::En, "CA") => Self::Canada,
            (Lang::En, "GB" | "IE" | "ZA") => Self::Britain,
            (Lang::En, _) => Self::Australia,
        }
    }
}

/// The way to write moments for somebody.
#[derive(Clone, Copy, Debug)]
pub struct When {
    texts: Texts,
    manner: Manner,
    now: Civil,
}

/// How many days ahead a day of the week says which day is meant.
const THIS_WEEK: i64 = 6;

impl When {
    /// For somebody who reads this language where the locale is such as `en-AU`, and it is this moment.
    #[must_use]
    pub fn new(texts: Texts, locale: &str, now: Civil) -> Self {
        Self { texts, manner: Manner::of(texts.lang(), locale), now }
    }

    /// A moment: the day of the week and the hour; with its date if that is not within six days, and with its year if
    /// it is another.
    #[must_use]
    pub fn moment(&self, at: Civil) -> String {
        let ahead = at.days() - self.now.days();
        let day = if (0..=THIS_WEEK).contains(&ahead) { self.weekday(at) } else { self.day(at) };
        let soon = (0..=THIS_WEEK).contains(&ahead);
        let key = if soon { "when-soon" } else { "when-later" };
        self.texts.format(key, &[("day", day.into()), ("time", self.time(at).into())])
    }

    /// A day: its date, with its year if it is another than this.
    #[must_use]
    pub fn day(&self, at: Civil) -> String {
        let month = self.one_of("when-months", usize::from(at.month.saturating_sub(1)));
        let american = matches!(self.manner, Manner::States | Manner::Canada);
        let key = match (american, at.year == self.now.year) {
            (false, true) => "when-date",
            (false, false) => "when-date-year",
            (true, true) => "when-date-american",
            (true, false) => "when-date-year-american",
        };
        let args = [
            ("weekday", self.weekday(at).into()),
            ("day", i64::from(at.day).into()),
            ("month", month.into()),
            // A year is no count: it has no separator.
            ("year", at.year.to_string().into()),
        ];
        self.texts.format(key, &args)
    }

    fn weekday(&self, at: Civil) -> String {
        self.one_of("when-weekdays", at.days().rem_euclid(7) as usize)
    }

    fn one_of(&self, key: &str, number: usize) -> String {
        self.texts.get(key).split(',').nth(number).map(|name| name.trim().to_owned()).unwrap_or_default()
    }

    fn time(&self, at: Civil) -> String {
        let (hour, minute) = (at.hour, at.minute);
        let halves = |am: &str, pm: &str| {
            let half = if hour < 12 { am } else { pm };
            format!("{}:{minute:02}\u{a0}{half}", (hour + 11) % 12 + 1)
        };
        match self.manner {
            Manner::Australia => halves("am", "pm"),
            Manner::States => halves("AM", "PM"),
            Manner::Canada => halves("a.m.", "p.m."),
            Manner::Britain | Manner::France => format!("{hour:02}:{minute:02}"),
            Manner::Quebec if minute == 0 => format!("{hour}\u{a0}h"),
            Manner::Quebec => format!("{hour}\u{a0}h\u{a0}{minute:02}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(year: i32, month: u8, day: u8, hour: u8, minute: u8) -> Civil {
        Civil { year, month, day, hour, minute }
    }

    /// Friday, 27 November 2026.
    const NOW: Civil = at(2026, 11, 27, 18, 0);

    fn said(lang: Lang, locale: &str, moment: Civil) -> String {
        When::new(Texts::new(lang), locale, NOW).moment(moment).replace('\u{a0}', " ")
    }

    #[test]
    fn a_day_of_the_week_is_enough_for_six_days_and_then_there_is_a_date() {
        let en = |moment| said(Lang::En, "en-AU", moment);
        assert_eq!(en(at(2026, 11, 27, 19, 30)), "Fri 7:30 pm");
        assert_eq!(en(at(2026, 12, 3, 19, 30)), "Thu 7:30 pm");
        assert_eq!(en(at(2026, 12, 4, 19, 30)), "Fri 4 Dec, 7:30 pm", "not this Friday");
        assert_eq!(en(at(2026, 12, 19, 19, 30)), "Sat 19 Dec, 7:30 pm");
        assert_eq!(en(at(2026, 11, 26, 9, 5)), "Thu 26 Nov, 9:05 am", "it is over");
        assert_eq!(en(at(2027, 3, 20, 19, 30)), "Sat 20 Mar 2027, 7:30 pm");
        let fr = |moment| said(Lang::Fr, "fr-CA", moment);
        assert_eq!(fr(at(2026, 12, 1, 19, 30)), "mar. 19 h 30");
        assert_eq!(fr(at(2027, 3, 20, 19, 30)), "sam. 20 mars 2027, 19 h 30");
        assert_eq!(fr(at(2027, 11, 1, 1, 0)), "lun. 1er nov. 2027, 1 h");
        // The first days of a year may be within six days.
        let late = When::new(Texts::new(Lang::En), "en-AU", at(2026, 12, 30, 12, 0));
        assert_eq!(late.moment(at(2027, 1, 2, 0, 15)).replace('\u{a0}', " "), "Sat 12:15 am");
    }

    #[test]
    fn hours_are_written_as_people_of_the_place_write_them() {
        let evening = at(2026, 11, 28, 19, 30);
        let written = [
            (Lang::En, "en-AU", "Sat 7:30 pm"),
            (Lang::En, "en_AU.UTF-8", "Sat 7:30 pm"),
            (Lang::En, "en-US", "Sat 7:30 PM"),
            (Lang::En, "en-CA", "Sat 7:30 p.m."),
            (Lang::En, "en-GB", "Sat 19:30"),
            (Lang::En, "", "Sat 7:30 pm"),
            (Lang::En, "C", "Sat 7:30 pm"),
            (Lang::Fr, "fr-CA", "sam. 19 h 30"),
            (Lang::Fr, "fr", "sam. 19 h 30"),
            (Lang::Fr, "en-US", "sam. 19 h 30"),
            (Lang::Fr, "fr-FR", "sam. 19:30"),
        ];
        for (lang, locale, words) in written {
            assert_eq!(said(lang, locale, evening), words, "{locale}");
        }
        let noon = [(0, "12:00 am"), (12, "12:00 pm"), (23, "11:00 pm")];
        for (hour, words) in noon {
            assert_eq!(said(Lang::En, "en-AU", at(2026, 11, 28, hour, 0)), format!("Sat {words}"));
        }
        assert_eq!(said(Lang::En, "en-US", at(2027, 3, 20, 7, 5)), "Sat, Mar 20, 2027, 7:05 AM");
        assert_eq!(said(Lang::En, "en-US", at(2026, 12, 19, 7, 5)), "Sat, Dec 19, 7:05 AM");
    }

    #[test]
    fn a_day_has_its_date() {
        let day = |lang, locale, moment| When::new(Texts::new(lang), locale, NOW).day(moment);
        assert_eq!(day(Lang::En, "en-AU", at(2026, 11, 27, 0, 0)), "Fri 27 Nov");
        assert_eq!(day(Lang::En, "en-AU", at(2028, 2, 29, 0, 0)), "Tue 29 Feb 2028");
        assert_eq!(day(Lang::En, "en-AU", at(1970, 1, 1, 0, 0)), "Thu 1 Jan 1970");
        assert_eq!(day(Lang::Fr, "fr-CA", at(2026, 12, 11, 0, 0)), "ven. 11 déc.");
    }
}
