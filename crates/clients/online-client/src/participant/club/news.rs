//! What goes on in a club, in words.

use online_wire::{
    Moment, ParticipantId, Refused,
    club::{EveningView, Movement, Notice, RoundView},
};
use texts::Texts;

use super::{Told, are_pairs};
use crate::participant::time_left;

/// What has changed that a member wants to hear of, in sentences. Before the first there is nothing new.
pub fn news(texts: Texts, before: Option<&Told>, now: &Told) -> Vec<String> {
    let Some(before) = before else { return Vec::new() };
    let evening = |told: &Told| told.club.evening.clone();
    let (Some(then), Some(evening)) = (evening(before), evening(now)) else { return Vec::new() };
    if then.number != evening.number {
        return Vec::new();
    }
    let mut news = Vec::new();
    let comes = |member| evening.there.contains(&member) && !then.there.contains(&member);
    if then.notice != evening.notice {
        news.extend(evening.notice.map(|notice| announced(texts, notice)));
    }
    if then.paused != evening.paused {
        news.push(texts.get(if evening.paused { "club-paused" } else { "club-goes-on" }));
    }
    news.extend(of_partners(texts, &then, &evening, now));
    if evening.started {
        news.extend(latecomers(texts, &then, &evening, now));
    }
    if let Some(round) = &evening.round {
        let next = |evening: &EveningView| evening.round.as_ref().is_some_and(|round| round.next.is_some());
        if then.round.as_ref().is_none_or(|before| before.number != round.number) {
            news.push(seated(texts, now, round));
        } else if next(&evening) && !next(&then) {
            news.extend(next_seat(texts, now, round));
        } else if comes(now.you) {
            news.push(seated(texts, now, round));
        }
    }
    news.extend(
        (then.open..evening.open).map(|deal| texts.format("club-opened", &[("number", (deal + 1).into())])),
    );
    news
}

/// Who would play with one, and whether one has found a partner.
fn of_partners(texts: Texts, then: &EveningView, evening: &EveningView, told: &Told) -> Vec<String> {
    let about = |key, member| texts.format(key, &[("name", told.name(member).into())]);
    let asked = |member: &ParticipantId| !asks(then, told.you).any(|other| other == *member);
    let commands = asks(evening, told.you).filter(asked).map(|member| about("club-wants-you", member));
    let found = partner(evening, told.you).filter(|found| partner(then, told.you) != Some(*found));
    commands.chain(found.map(|found| about("club-paired", found))).collect()
}

/// Those who came after the evening had begun, for those who direct it.
fn latecomers(texts: Texts, then: &EveningView, evening: &EveningView, told: &Told) -> Vec<String> {
    let new = |member: &&ParticipantId| then.started && !then.there.contains(member) && **member != told.you;
    let all = evening.there.iter().filter(new).filter(|_| told.is_director());
    let words = |member: &ParticipantId| {
        let key = if evening.waiting.contains(member) { "club-late-waits" } else { "club-late-plays" };
        texts.format(key, &[("name", told.name(*member).into())])
    };
    all.map(words).collect()
}

/// Those who named a member as their partner before the evening begins, and whom that member has not named.
pub fn asks(evening: &EveningView, member: ParticipantId) -> impl Iterator<Item = ParticipantId> {
    let named = |one, other| evening.partners.contains(&(one, other));
    let all = evening.partners.iter().filter(move |(_, whom)| *whom == member && !evening.started);
    all.map(|&(who, _)| who).filter(move |&who| !named(member, who))
}

/// The partner whom a member will have, because both want it.
pub fn partner(evening: &EveningView, member: ParticipantId) -> Option<ParticipantId> {
    let pair = evening.pairs.iter().find(|(one, other)| *one == member || *other == member)?;
    Some(if pair.0 == member { pair.1 } else { pair.0 })
}

/// Those who are there, partners together.
pub fn here(told: &Told, evening: &EveningView) -> Vec<String> {
    let name = |member: ParticipantId| told.name(member).to_owned();
    let pairs = evening.pairs.iter().map(|&(one, other)| format!("{} + {}", name(one), name(other)));
    let alone = evening.there.iter().filter(|&&member| partner(evening, member).is_none());
    pairs.chain(alone.map(|&member| name(member))).collect()
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

/// A table, and one’s partner there: a bot, where nobody is.
fn place(texts: Texts, told: &Told, key: &str, table: u32, partner: Option<ParticipantId>) -> String {
    let pairs = told.started().is_some_and(|evening| are_pairs(&evening.plan.opening));
    let with = match partner {
        Some(_) => "somebody",
        None if pairs => "bot",
        None => "nobody",
    };
    let args = [
        ("table", (table + 1).into()),
        ("with", with.into()),
        ("name", partner.map_or("", |partner| told.name(partner)).into()),
    ];
    texts.format(key, &args)
}

/// Where one sits in the round that is played.
pub fn seated(texts: Texts, told: &Told, round: &RoundView) -> String {
    match round.table {
        Some(table) => place(texts, told, "club-at-table", table, round.partner),
        None => texts.get(unseated(told, round)),
    }
}

/// What is so for somebody without a seat in this round.
fn unseated(told: &Told, round: &RoundView) -> &'static str {
    let Some(evening) = told.started() else { return "club-not-playing" };
    match told.you {
        you if round.out.contains(&you) => "club-sit-out",
        you if evening.waiting.contains(&you) => "club-wait-seat",
        you if evening.there.contains(&you) => "club-seat-next",
        _ => "club-not-playing",
    }
}

/// Where one sits next, if everybody has done with the round.
pub fn next_seat(texts: Texts, told: &Told, round: &RoundView) -> Option<String> {
    let next = round.next?;
    Some(match next.table {
        _ if next.last => texts.get("club-next-over"),
        Some(table) => place(texts, told, "club-next", table, next.partner),
        None if next.out => texts.get("club-next-out"),
        None => return None,
    })
}

/// What stands over an evening that is played: what the director said last, the round, and where one sits. At one’s
/// table there is little room, and one’s place is known.
pub fn standing(texts: Texts, told: &Told, at_table: bool) -> Vec<String> {
    let Some(evening) = told.started() else { return Vec::new() };
    let mut lines: Vec<String> = evening.notice.map(|notice| announced(texts, notice)).into_iter().collect();
    let Some(round) = &evening.round else {
        lines.push(texts.get("club-numbers"));
        return lines;
    };
    let awaited = round.finished && round.next.is_none() && round.playing > 0;
    let finished =
        awaited.then(|| texts.format("club-finished", &[("count", i64::from(round.playing).into())]));
    let next = next_seat(texts, told, round).or(finished);
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
pub fn missing(evening: &EveningView) -> Vec<ParticipantId> {
    evening.coming.iter().copied().filter(|member| !evening.there.contains(member)).collect()
}

#[cfg(test)]
mod tests {
    use online_wire::club::NextRound;
    use table::Seq;
    use texts::Lang;

    use super::*;
    use crate::participant::club::testing::{round, told};

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
        let next = |table: Option<u32>, partner, last: bool| {
            let mut told = begun.clone();
            let round = told.club.evening.as_mut().unwrap().round.as_mut().unwrap();
            let out = table.is_none() && !last;
            round.next = Some(NextRound { at: Moment(20_000), last, table, partner, out });
            news(texts, Some(&begun), &told)
        };
        assert_eq!(next(Some(0), Some(ParticipantId(1)), false), ["Next: table 1, with Bo."]);
        assert_eq!(next(Some(0), None, false), ["Next: table 1, with a bot."]);
        assert_eq!(next(None, None, false), ["Next: you sit out a round. It counts as average."]);
        assert_eq!(next(None, None, true), ["That was the last round."]);
    }

    #[test]
    fn whoever_has_no_seat_is_told_why_and_whether_one_comes() {
        let texts = Texts::new(Lang::En);
        let without = |change: fn(&mut EveningView, &mut RoundView)| {
            let told = told_with(|evening| {
                let mut round = round();
                (round.table, round.code, round.partner) = (None, None, None);
                evening.started = true;
                change(evening, &mut round);
                evening.round = Some(round);
            });
            seated(texts, &told, told.round().unwrap())
        };
        assert_eq!(without(|_, _| {}), "You don’t play this evening.");
        assert_eq!(
            without(|evening, round| {
                (evening.there, round.out) = (vec![ParticipantId(0)], vec![ParticipantId(0)]);
            }),
            "You sit out this round. It counts as average."
        );
        assert_eq!(
            without(|evening, _| evening.there = vec![ParticipantId(0)]),
            "You’re checked in. You have a seat from the next round."
        );
        let waits = without(|evening, _| {
            (evening.there, evening.waiting) = (vec![ParticipantId(0)], vec![ParticipantId(0)]);
        });
        assert_eq!(waits, "You’re checked in, and wait for a seat. The director knows.");
        // A director hears of whoever comes late.
        let begun = told_with(|evening| (evening.started, evening.round) = (true, Some(round())));
        let mut late = begun.clone();
        late.club.evening.as_mut().unwrap().there = vec![ParticipantId(1)];
        assert_eq!(news(texts, Some(&begun), &late), ["Bo has come, and plays from the next round."]);
        late.club.evening.as_mut().unwrap().waiting = vec![ParticipantId(1)];
        assert_eq!(news(texts, Some(&begun), &late), ["Bo has come, and waits for a seat."]);
        late.you = ParticipantId(2);
        assert_eq!(news(texts, Some(&begun), &late), [""; 0]);
    }

    #[test]
    fn partners_ask_each_other_and_everybody_sees_who_plays_with_whom() {
        let texts = Texts::new(Lang::En);
        let before = told();
        let (mae, bo, jo) = (ParticipantId(0), ParticipantId(1), ParticipantId(2));
        let asked = told_with(|evening| {
            (evening.there, evening.partners) = (vec![bo, jo], vec![(bo, mae)]);
        });
        assert_eq!(news(texts, Some(&before), &asked), ["Bo wants to play with you."]);
        let evening = |told: &Told| told.club.evening.clone().unwrap();
        assert_eq!(asks(&evening(&asked), mae).collect::<Vec<_>>(), [bo]);
        let agreed = told_with(|evening| {
            (evening.there, evening.partners) = (vec![bo, jo, mae], vec![(bo, mae), (mae, bo)]);
            evening.pairs = vec![(bo, mae)];
        });
        assert_eq!(news(texts, Some(&asked), &agreed), ["You play with Bo."]);
        assert_eq!(asks(&evening(&agreed), mae).count(), 0);
        assert_eq!(here(&agreed, &evening(&agreed)), ["Bo + Mae", "Jo"]);
        assert_eq!(partner(&evening(&agreed), mae), Some(bo));
    }

    #[test]
    fn a_table_that_has_finished_says_how_many_it_waits_for() {
        let texts = Texts::new(Lang::En);
        let finished = |playing| {
            let mut round = round();
            (round.finished, round.playing) = (true, playing);
            let told = told_with(|evening| (evening.started, evening.round) = (true, Some(round)));
            standing(texts, &told, true)
        };
        assert_eq!(finished(1), ["Your table has finished. One other table is still playing."]);
        assert_eq!(finished(3), ["Your table has finished. 3 other tables are still playing."]);
        assert_eq!(finished(0), [""; 0]);
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
        round.next =
            Some(NextRound { at: Moment(800_000), last: false, table: None, partner: None, out: false });
        assert_eq!(time(&told, 780_000), "The next round begins in 0:20.");
        assert_eq!(time_of(texts, &told_with(|_| {}).club.evening.unwrap(), Moment(0)), None);
    }

    #[test]
    fn who_said_they_would_come_is_missed() {
        let told = told_with(|evening| {
            (evening.coming, evening.there) =
                (vec![ParticipantId(0), ParticipantId(1)], vec![ParticipantId(0), ParticipantId(2)]);
        });
        assert_eq!(missing(&told.club.evening.unwrap()), [ParticipantId(1)]);
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
            "past",
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
