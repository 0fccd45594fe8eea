//! What goes on in a club, in words.

use online_wire::{
    Moment, Refused, Visitor,
    club::{EveningView, Movement, Notice, RoundView},
};
use texts::Texts;

use super::Told;
use crate::time_left;

/// What has changed that a member wants to hear of, in sentences. Before the first there is nothing new.
pub fn news(texts: Texts, before: Option<&Told>, now: &Told) -> Vec<String> {
    let Some(before) = before else { return Vec::new() };
    let evening = |told: &Told| told.club.evening.clone();
    let (Some(then), Some(evening)) = (evening(before), evening(now)) else { return Vec::new() };
    if then.number != evening.number {
        return Vec::new();
    }
    let mut news = Vec::new();
    if then.notice != evening.notice {
        news.extend(evening.notice.map(|notice| announced(texts, notice)));
    }
    if then.paused != evening.paused {
        news.push(texts.get(if evening.paused { "club-paused" } else { "club-goes-on" }));
    }
    if let Some(round) = &evening.round {
        let next = |evening: &EveningView| evening.round.as_ref().is_some_and(|round| round.next.is_some());
        if then.round.as_ref().is_none_or(|before| before.number != round.number) {
            news.push(seated(texts, now, round));
        } else if next(&evening) && !next(&then) {
            news.extend(next_seat(texts, now, round));
        }
    }
    news.extend(
        (then.open..evening.open).map(|deal| texts.format("club-opened", &[("number", (deal + 1).into())])),
    );
    news
}

/// What a director has said.
pub fn announced(texts: Texts, notice: Notice) -> String {
    texts.format("club-announced", &[("words", texts.get(notice_key(notice)).into())])
}

/// The key of what a director can say.
pub const fn notice_key(notice: Notice) -> &'static str {
    match notice {
        Notice::Welcome => "club-notice-welcome",
        Notice::SoonBegins => "club-notice-soon-begins",
        Notice::FinishHand => "club-notice-finish-hand",
        Notice::ShortBreak => "club-notice-short-break",
        Notice::LastRound => "club-notice-last-round",
        Notice::ThankYou => "club-notice-thank-you",
    }
}

/// A table, and one’s partner there.
fn place(texts: Texts, told: &Told, keys: [&str; 2], table: u32, partner: Option<Visitor>) -> String {
    let number = ("table", (table + 1).into());
    match partner {
        Some(partner) => texts.format(keys[1], &[number, ("name", told.name(partner).into())]),
        None => texts.format(keys[0], &[number]),
    }
}

/// Where one sits in the round that is played.
pub fn seated(texts: Texts, told: &Told, round: &RoundView) -> String {
    match round.table {
        Some(table) => place(texts, told, ["club-at-table", "club-at-table-with"], table, round.partner),
        None => texts.get("club-sit-out"),
    }
}

/// Where one sits next, if everybody has done with the round.
pub fn next_seat(texts: Texts, told: &Told, round: &RoundView) -> Option<String> {
    let next = round.next?;
    Some(match next.table {
        _ if next.last => texts.get("club-next-over"),
        Some(table) => place(texts, told, ["club-next", "club-next-with"], table, next.partner),
        None => texts.get("club-next-out"),
    })
}

/// What stands over an evening that is played: what the director said last, the round, and where one sits. At one’s table there is little
/// room, and one’s place is known.
pub fn standing(texts: Texts, told: &Told, at_table: bool) -> Vec<String> {
    let Some(evening) = told.started() else { return Vec::new() };
    let mut lines: Vec<String> = evening.notice.map(|notice| announced(texts, notice)).into_iter().collect();
    let Some(round) = &evening.round else {
        lines.push(texts.get("club-numbers"));
        return lines;
    };
    let next = next_seat(texts, told, round);
    if at_table {
        lines.extend(next);
        return lines;
    }
    let args = [("round", i64::from(round.number + 1).into()), ("rounds", i64::from(evening.rounds).into())];
    lines.push(texts.format("club-round", &args));
    lines.push(next.unwrap_or_else(|| seated(texts, told, round)));
    lines
}

/// The plan of an evening, in a sentence; `time` is its moment in words.
pub fn plan_words(texts: Texts, title: String, time: String, evening: &EveningView) -> String {
    let plan = &evening.plan;
    let args = [
        ("title", title.into()),
        ("time", time.into()),
        ("deals", i64::from(plan.deals).into()),
        ("rounds", i64::from(evening.rounds).into()),
        ("movement", texts.get(movement_key(plan.movement)).into()),
    ];
    texts.format("club-plan", &args)
}

/// The key of how people change tables.
pub const fn movement_key(movement: Movement) -> &'static str {
    match movement {
        Movement::Nobody => "club-movement-nobody",
        Movement::Pairs => "club-movement-pairs",
        Movement::Everyone => "club-movement-everyone",
    }
}

/// Why something was refused, in a sentence.
pub fn refusal(texts: Texts, refused: &Refused) -> String {
    let key = format!("club-no-{}", refused.code.replace('_', "-"));
    texts.get(if texts.has(&key) { &key } else { "club-no-not-now" })
}

/// The time of the round, or of the break after it, in words.
pub fn time_of(texts: Texts, evening: &EveningView, now: Moment) -> Option<String> {
    let round = evening.round.as_ref()?;
    if evening.paused {
        return Some(texts.get("club-paused"));
    }
    let tell =
        |key, until: Moment| texts.format(key, &[("time", time_left(until.0 as f64 - now.0 as f64).into())]);
    Some(match round.next {
        Some(next) => tell(if next.last { "club-over-in" } else { "club-next-in" }, next.at),
        None if now < round.until => tell("club-time", round.until),
        None => tell("club-overtime", round.until.after(OVERTIME)),
    })
}

/// How long a hand may take that is played when the time of a round is over, in milliseconds.
const OVERTIME: u64 = 120_000;

/// Those who said that they come, and are not there.
pub fn missing(evening: &EveningView) -> Vec<Visitor> {
    evening.coming.iter().copied().filter(|member| !evening.there.contains(member)).collect()
}

#[cfg(test)]
mod tests {
    use online_wire::club::NextRound;
    use table::Seq;
    use texts::Lang;

    use super::*;
    use crate::club::testing::{round, told};

    fn told_with(change: impl FnOnce(&mut EveningView)) -> Told {
        let mut told = told();
        change(told.club.evening.as_mut().unwrap());
        told
    }

    #[test]
    fn one_is_told_where_one_sits_and_with_whom() {
        let texts = Texts::new(Lang::En);
        let before = told_with(|evening| evening.started = true);
        let begun = told_with(|evening| (evening.started, evening.round) = (true, Some(round())));
        assert_eq!(news(texts, Some(&before), &begun), ["You’re at table 3, with Jo."]);
        assert_eq!(news(texts, Some(&begun), &begun), [""; 0]);
        assert_eq!(news(texts, None, &begun), [""; 0]);
        let next = |table, partner, last| {
            let mut told = begun.clone();
            let round = told.club.evening.as_mut().unwrap().round.as_mut().unwrap();
            round.next = Some(NextRound { at: Moment(20_000), last, table, partner });
            news(texts, Some(&begun), &told)
        };
        assert_eq!(next(Some(0), Some(Visitor(1)), false), ["Next: table 1, with Bo."]);
        assert_eq!(next(Some(0), None, false), ["Next: table 1."]);
        assert_eq!(next(None, None, false), ["Next: you sit out a round. It counts as average."]);
        assert_eq!(next(None, None, true), ["That was the last round."]);
    }

    #[test]
    fn what_is_announced_and_opened_is_told() {
        let texts = Texts::new(Lang::En);
        let before = told();
        let now = told_with(|evening| {
            (evening.notice, evening.paused, evening.open) = (Some(Notice::ShortBreak), true, 2);
        });
        assert_eq!(
            news(texts, Some(&before), &now),
            [
                "The director: A short break.",
                "The director has stopped the clocks.",
                "The results of deal 1 are open.",
                "The results of deal 2 are open.",
            ]
        );
    }

    #[test]
    fn the_time_of_a_round_is_followed_by_that_of_its_last_hand_and_of_the_break() {
        let texts = Texts::new(Lang::En);
        let mut told = told_with(|evening| evening.round = Some(round()));
        let time =
            |told: &Told, now| time_of(texts, told.club.evening.as_ref().unwrap(), Moment(now)).unwrap();
        assert_eq!(time(&told, 0), "12:00 left in this round.");
        assert_eq!(time(&told, 720_000), "Time’s up: finish this hand within 2:00.");
        let round = told.club.evening.as_mut().unwrap().round.as_mut().unwrap();
        round.next = Some(NextRound { at: Moment(800_000), last: false, table: None, partner: None });
        assert_eq!(time(&told, 780_000), "The next round begins in 0:20.");
        assert_eq!(time_of(texts, &told_with(|_| {}).club.evening.unwrap(), Moment(0)), None);
    }

    #[test]
    fn who_said_they_would_come_is_missed() {
        let told = told_with(|evening| {
            (evening.coming, evening.there) = (vec![Visitor(0), Visitor(1)], vec![Visitor(0), Visitor(2)]);
        });
        assert_eq!(missing(&told.club.evening.unwrap()), [Visitor(1)]);
    }

    #[test]
    fn every_refusal_of_a_club_has_words() {
        let codes = [
            "nobody",
            "not_director",
            "only_director",
            "not_now",
            "too_early",
            "no_evening",
            "nobody_there",
            "no_table",
            "not_committed",
            "busy",
        ];
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let words =
                |code: &str| refusal(texts, &Refused { code: code.to_owned(), rule: None, seq: Seq(0) });
            let all: std::collections::BTreeSet<String> = codes.into_iter().map(words).collect();
            assert_eq!(all.len(), codes.len(), "{all:?}");
            assert_eq!(words("unheard_of"), words("not_now"));
        }
    }
}
