//! The plan of an evening as it is typed: what changes of the plan there is, in any order.

use jiff::{
    Timestamp,
    civil::{Date, DateTime, Time},
    tz::{AmbiguousOffset, TimeZone},
};
use kookaburra::{AnyRules, build_code};
use online_client::participant::club::are_pairs;
use online_wire::{
    Moment, Opening, Options,
    club::{Evening, Fill, Movement},
};
use players::Level;
use texts::Texts;
use texts::narration::input::plain_words;

/// How many deals are played, and how many of them in a round, if nothing else is planned.
const USUAL: (u32, u32) = (12, 4);

/// The meaning of a word of a plan.
enum Part {
    Date(Date),
    Time(Time),
    Deals(u32, u32),
    Movement(Movement),
    Fill(Fill),
    Level(Level),
    Rules(Box<AnyRules>),
}

/// The plan that a line makes of the one before; `now` is the time. The word that is none of a plan, if one isn’t.
pub(super) fn planned(
    texts: Texts,
    line: &str,
    before: Option<&Evening>,
    now: Moment,
) -> Result<Evening, String> {
    let mut plan = before.map_or_else(|| usual(now), |before| Ok(before.clone()))?;
    let at = local(plan.at);
    let (mut date, mut time) = (at.date(), at.time());
    for word in line.split_whitespace() {
        match part(texts, word).ok_or_else(|| word.to_owned())? {
            Part::Date(day) => date = day,
            Part::Time(hour) => time = hour,
            Part::Deals(deals, per_round) => (plan.deals, plan.per_round) = (deals, per_round),
            Part::Movement(movement) => plan.movement = movement,
            Part::Fill(fill) => plan.fill = fill,
            Part::Level(level) => plan.opening.options.level = level,
            Part::Rules(rules) => plan.opening = Opening::of(&rules, plan.opening.options),
        }
    }
    if !are_pairs(&plan.opening) && before.is_some_and(|before| before.movement == plan.movement) {
        // Nobody asked for what this game doesn’t have.
        plan.movement = Movement::Nobody;
    }
    plan.at = moment(DateTime::from_parts(date, time), plan.at, &TimeZone::system())
        .ok_or_else(|| line.to_owned())?;
    Ok(plan)
}

/// The moment of a day and a time somewhere. In an hour that comes twice an evening that is planned stays in the one in
/// which it was.
fn moment(at: DateTime, before: Moment, zone: &TimeZone) -> Option<Moment> {
    let planned = i64::try_from(before.0).ok().and_then(|millis| Timestamp::from_millisecond(millis).ok())?;
    if planned.to_zoned_datetime(zone.clone()).datetime() == at {
        return Some(before);
    }
    let ambiguous = zone.to_ambiguous_timestamp(at);
    let at = match ambiguous.offset() {
        AmbiguousOffset::Fold { after, .. } if zone.to_offset(planned) == after => ambiguous.later().ok()?,
        _ => ambiguous.compatible().ok()?,
    };
    u64::try_from(at.as_millisecond()).ok().map(Moment)
}

/// An evening that begins now, if nothing else is said.
fn usual(now: Moment) -> Result<Evening, String> {
    let preset = "australian-4";
    let rules = build_code(preset).map_err(|_| preset.to_owned())?;
    Ok(Evening {
        opening: Opening::of(&rules, Options::default()),
        at: now,
        deals: USUAL.0,
        per_round: USUAL.1,
        movement: Movement::default(),
        fill: Fill::default(),
    })
}

fn local(moment: Moment) -> DateTime {
    let millis = i64::try_from(moment.0).unwrap_or(i64::MAX);
    Timestamp::from_millisecond(millis).unwrap_or_default().to_zoned_datetime(TimeZone::system()).datetime()
}

fn part(texts: Texts, word: &str) -> Option<Part> {
    let plain = plain_words(word);
    let says = |key: &str| texts.get(key).split(',').map(plain_words).any(|typed| typed == plain);
    if let Ok(date) = word.parse() {
        return Some(Part::Date(date));
    }
    if let Some(time) = word.contains(':').then(|| word.parse().ok()).flatten() {
        return Some(Part::Time(time));
    }
    if let Some((deals, per_round)) = word.split_once('/') {
        return Some(Part::Deals(deals.parse().ok()?, per_round.parse().ok()?));
    }
    let movements = [
        (Movement::Nobody, "nobody", "club-plan-nobody"),
        (Movement::Pairs, "pairs", "club-plan-pairs"),
        (Movement::Everyone, "everyone", "club-plan-everyone"),
    ];
    let movement = movements.into_iter().find(|(_, english, key)| plain == *english || says(key));
    if let Some((movement, ..)) = movement {
        return Some(Part::Movement(movement));
    }
    let fills = [(Fill::Bots, "bots", "club-plan-bots"), (Fill::Bye, "bye", "club-plan-bye")];
    if let Some((fill, ..)) = fills.into_iter().find(|(_, english, key)| plain == *english || says(key)) {
        return Some(Part::Fill(fill));
    }
    if let Ok(level) = plain.parse() {
        return Some(Part::Level(level));
    }
    build_code(word).ok().map(|rules| Part::Rules(Box::new(rules)))
}

#[cfg(test)]
mod tests {
    use texts::Lang;

    use super::*;

    const NOW: Moment = Moment(1_800_000_000_000);

    fn plan(lang: Lang, line: &str, before: Option<&Evening>) -> Result<Evening, String> {
        planned(Texts::new(lang), line, before, NOW)
    }

    #[test]
    fn a_plan_is_typed_in_any_order_and_changes_the_one_before() {
        let first = plan(Lang::En, "quebec-4 2027-03-05 19:30 8/2 everyone bye club", None).unwrap();
        assert_eq!(first.opening.rules["preset"], "quebec-4");
        assert_eq!((first.deals, first.per_round), (8, 2));
        assert_eq!((first.movement, first.fill), (Movement::Everyone, Fill::Bye));
        assert_eq!(first.opening.options.level, Level::Club);
        assert_eq!(local(first.at).to_string(), "2027-03-05T19:30:00");
        // In French the words are others; what isn’t said stays.
        let later = plan(Lang::Fr, "20:00 paires robots", Some(&first)).unwrap();
        assert_eq!(local(later.at).to_string(), "2027-03-05T20:00:00");
        assert_eq!((later.movement, later.fill, later.deals), (Movement::Pairs, Fill::Bots, 8));
        // Three people are no pairs.
        let three = plan(Lang::En, "australian-3", Some(&later)).unwrap();
        assert_eq!((three.movement, three.opening.options.level), (Movement::Nobody, Level::Club));
    }

    #[test]
    fn an_evening_in_an_hour_that_comes_twice_stays_in_the_one_in_which_it_was() {
        let Ok(zone) = TimeZone::get("America/Toronto") else { return };
        // 7 November 2027: at 2:00 the clocks go back to 1:00.
        let (first, second) = (Moment(1_825_565_400_000), Moment(1_825_569_000_000));
        let half_past: DateTime = "2027-11-07T01:30:00".parse().unwrap();
        for before in [first, second] {
            assert_eq!(moment(half_past, before, &zone), Some(before));
        }
        let quarter: DateTime = "2027-11-07T01:45:00".parse().unwrap();
        for before in [first, second] {
            assert_eq!(moment(quarter, before, &zone), Some(before.after(15 * 60_000)));
        }
        // An hour that is skipped is the next.
        let skipped: DateTime = "2027-03-14T02:30:00".parse().unwrap();
        let at = moment(skipped, first, &zone).unwrap();
        let at = Timestamp::from_millisecond(at.0 as i64).unwrap().to_zoned_datetime(zone.clone());
        assert_eq!((at.hour(), at.minute()), (3, 30));
    }

    #[test]
    fn an_evening_of_which_nothing_is_said_is_the_usual_one_and_a_word_that_is_none_is_named() {
        let usual = plan(Lang::En, "", None).unwrap();
        assert_eq!((usual.deals, usual.per_round, usual.movement), (12, 4, Movement::Nobody));
        assert_eq!(usual.at.0 / 60_000, NOW.0 / 60_000);
        for word in ["tomorrow", "8/x", "25:00", "quebec-9"] {
            assert_eq!(plan(Lang::En, &format!("pairs {word}"), None), Err(word.to_owned()));
        }
    }
}
