//! The arena measures in duplicate, and the same whatever the number of threads or interruptions.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{
    collections::BTreeSet,
    fs,
    io::{self, Write},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use arena::{
    Arena, Contest, DealPlayed, LOG_FORMAT, Limits, Log, LogError, Logged, Report, Series, Settings,
};
use serde_json::Value;
use table::Game;

fn settings(entrants: &[&str], deals: u32) -> Settings {
    Settings {
        entrants: entrants.iter().map(|&entrant| entrant.to_owned()).collect(),
        partner: None,
        judge: None,
        series: Series::Deal,
        seed: 1,
        deals,
        shard: None,
        limits: Limits::default(),
        fresh: false,
    }
}

fn matches(entrants: &[&str], deals: u32) -> Settings {
    Settings { series: Series::Match, ..settings(entrants, deals) }
}

fn five_hundred(preset: &str) -> five_hundred::Rules {
    five_hundred::Rules::preset(preset).unwrap()
}

fn rummy(players: u32) -> rummy_500::Rules {
    let rules = [("preset", Value::from("rummy-500")), ("players", players.into())];
    rummy_500::Rules::read_rules(&rules.map(|(key, value)| (key.to_owned(), value)).into_iter().collect())
        .unwrap()
}

/// The deals in order.
fn play<G: Contest>(rules: &G, settings: &Settings, threads: usize) -> Vec<DealPlayed> {
    let arena = Arena::new(rules.clone(), settings.clone()).unwrap();
    let stop = Arc::new(AtomicBool::new(false));
    let mut deals = Vec::new();
    arena
        .run(&BTreeSet::new(), threads, &stop, |deal| {
            deals.push(deal);
            Ok(())
        })
        .unwrap();
    deals.sort_by_key(|deal| deal.deal);
    deals
}

fn report<G: Contest>(rules: &G, settings: &Settings, deals: &[DealPlayed]) -> Report {
    let mut standings = Arena::new(rules.clone(), settings.clone()).unwrap().standings();
    deals.iter().for_each(|deal| standings.add(deal));
    standings.report()
}

/// Twins differ by exactly nothing: what one gains with the cards, the other gains with the same cards.
fn twins_cancel_out<G: Contest>(rules: &G, settings: &Settings) {
    let deals = play(rules, settings, 2);
    let some = deals.iter().flat_map(|deal| &deal.games).flat_map(|game| &game.hands);
    assert!(some.flat_map(|hand| &hand.points).any(|&points| points != 0), "nobody scored anything");
    let report = report(rules, settings, &deals);
    let pair = report.pairs[0];
    assert_eq!((pair.points.mean, pair.points.interval, pair.points.p), (0.0, Some((0.0, 0.0)), Some(1.0)));
    let [one, other] = &report.entrants[..] else { panic!("two entrants") };
    assert_eq!((one.contracts, one.made, one.overbid), (other.contracts, other.made, other.overbid));
    assert_eq!((one.hands, one.points, one.won), (other.hands, other.points, other.won));
    assert_eq!((one.name.as_str(), other.name.as_str()), ("bot", "bot (2)"));
}

#[test]
fn twins_cancel_out_in_every_company() {
    for preset in ["australian-4", "australian-3", "australian-5", "american-6", "australian-2"] {
        twins_cancel_out(&five_hundred(preset), &settings(&["bot", "bot"], 3));
    }
    twins_cancel_out(&rummy(2), &settings(&["bot", "bot"], 2));
    twins_cancel_out(&rummy(3), &settings(&["bot", "bot"], 2));
    twins_cancel_out(&five_hundred("australian-4"), &matches(&["bot", "bot"], 2));
}

#[test]
fn cores_are_more_work_and_no_chance() {
    fn points<G: Contest>(rules: &G, entrants: &[&str], threads: usize) -> Vec<DealPlayed> {
        play(rules, &settings(entrants, 8), threads)
    }
    fn check<G: Contest>(rules: &G) {
        assert_eq!(points(rules, &["strong@3", "club"], 1), points(rules, &["strong@3", "club"], 2));
        assert_eq!(points(rules, &["strong@1", "club"], 2), points(rules, &["strong", "club"], 2));
        assert_ne!(points(rules, &["strong@3", "club"], 2), points(rules, &["strong", "club"], 2));
    }
    check(&five_hundred("australian-4"));
    check(&rummy(2));
}

#[test]
fn the_better_player_is_ahead() {
    let rules = five_hundred("australian-4");
    let wanted = settings(&["random", "bot"], 40);
    let measured = report(&rules, &wanted, &play(&rules, &wanted, 2));
    let points = measured.pairs[0].points;
    assert!(points.interval.unwrap().1 < 0.0 && points.p.unwrap() < 0.01, "{points:?}");
    let [random, bot] = &measured.entrants[..] else { panic!("two entrants") };
    assert_eq!(bot.ahead.unwrap().mean, -points.mean);
    assert!(bot.made * random.contracts > random.made * bot.contracts);
    assert_eq!((random.hands, random.won), (80, None));

    let wanted = matches(&["greedy", "random"], 4);
    let measured = report(&rummy(2), &wanted, &play(&rummy(2), &wanted, 2));
    let won = measured.entrants[0].won.unwrap();
    assert!((5.0..=8.0).contains(&won), "{won} of 8 games");
    assert_eq!(measured.pairs[0].wins.unwrap().mean, (won - (8.0 - won)) / 8.0);
}

#[test]
fn threads_change_nothing_and_seeds_everything() {
    let rules = five_hundred("american-3");
    let wanted = settings(&["bot", "random", "bot"], 6);
    let once = play(&rules, &wanted, 1);
    assert_eq!(once, play(&rules, &wanted, 4));
    assert!(once.iter().all(|deal| deal.games.len() == 6));
    let other = play(&rules, &Settings { seed: 2, ..wanted }, 1);
    assert!(once.iter().zip(&other).all(|(one, other)| one.games != other.games));
}

#[test]
fn more_entrants_than_sides_all_meet() {
    let rules = five_hundred("australian-4");
    let wanted = settings(&["bot", "random", "random"], 2);
    let report = report(&rules, &wanted, &play(&rules, &wanted, 1));
    let pairs: Vec<_> = report.pairs.iter().map(|pair| (pair.one, pair.other)).collect();
    assert_eq!(pairs, [(0, 1), (0, 2), (1, 2)]);
    assert!(report.entrants.iter().all(|entrant| entrant.hands == 8));
}

#[test]
fn an_interrupted_arena_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bots.jsonl");
    let rules = five_hundred("australian-4");
    let wanted = settings(&["bot", "random"], 12);
    let whole = play(&rules, &wanted, 1);

    let arena = Arena::new(rules.clone(), wanted.clone()).unwrap();
    let stop = Arc::new(AtomicBool::new(false));
    let mut log = Log::create(&path, &arena.header()).unwrap();
    assert!(Log::create(&path, &arena.header()).is_err(), "what was played is not written over");
    let mut before = 0;
    let each = |deal| {
        if before == 5 {
            return Err(io::ErrorKind::StorageFull.into());
        }
        log.deal(&deal)?;
        before += 1;
        Ok(())
    };
    assert!(arena.run(&BTreeSet::new(), 2, &stop, each).is_err());
    assert_eq!((before, stop.load(Ordering::Relaxed)), (5, true));
    // The power failed while a line was being written.
    fs::OpenOptions::new().append(true).open(&path).unwrap().write_all(b"{\"deal\":11,\"ga").unwrap();

    let (mut log, Logged { header, mut deals }) = Log::open(&path).unwrap();
    assert_eq!(
        (header.settings, header.game.as_str(), deals.len()),
        (wanted.clone(), "five-hundred", before)
    );
    stop.store(false, Ordering::Relaxed);
    let each = |deal: DealPlayed| {
        log.deal(&deal)?;
        deals.push(deal);
        Ok(())
    };
    let done = arena.done(&Logged::read(&path).unwrap().deals).unwrap();
    arena.run(&done, 2, &stop, each).unwrap();
    // The order in which deals are added does not matter.
    assert_eq!(report(&rules, &wanted, &deals), report(&rules, &wanted, &whole));
    assert_eq!(Logged::read(&path).unwrap().deals.len(), 12);
}

#[test]
fn a_file_of_something_else_is_not_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file");
    let rules = five_hundred("australian-4");
    let arena = Arena::new(rules, settings(&["bot", "random"], 1)).unwrap();
    let header = serde_json::to_string(&arena.header()).unwrap();
    let deal = r#"{"deal":0,"games":[]}"#;
    for (text, line) in [
        (String::new(), 1),
        ("{}\n".to_owned(), 1),
        (header.replace(LOG_FORMAT, "kookaburra-arena/9") + "\n", 1),
        (format!("{header}\nnonsense\n"), 2),
        (format!("{header}\n{deal}\n{deal}\n"), 3),
    ] {
        fs::write(&path, text).unwrap();
        let Err(LogError::Line { line: found, .. }) = Log::open(&path) else {
            panic!("line {line} was taken")
        };
        assert_eq!(found, line);
    }
    // A deal of other entrants: no games, or a seat that is not at the table.
    let game = |seat: u32| {
        format!(
            r#"{{"seats":[0,1,0,1],"hands":[],"winners":[{seat}],"effort":[{EFFORT},{EFFORT},{EFFORT},{EFFORT}]}}"#
        )
    };
    let both = |hand: &str| {
        let one = game(0).replace(r#""hands":[]"#, &format!(r#""hands":[{hand}]"#));
        format!("{one},{}", one.replace("[0,1,0,1]", "[1,0,1,0]"))
    };
    for (games, fits) in [
        (String::new(), false),
        (format!("{},{}", game(0), game(0).replace("[0,1,0,1]", "[1,0,1,0]")), true),
        (format!("{},{}", game(4), game(0).replace("[0,1,0,1]", "[1,0,1,0]")), false),
        (format!("{},{}", game(0), game(0)), false),
        (both(r#"{"points":[1,2,1,2]}"#), true),
        (both(r#"{"points":[]}"#), true),
        (both(r#"{"points":[1,2,1]}"#), false),
        (both(r#"{"points":[2000000000,0,2000000000,0]}"#), false),
        (
            both(r#"{"points":[],"contract":{"bid":"7H","seat":4,"tricks":7,"made":true,"to_spare":0}}"#),
            false,
        ),
    ] {
        fs::write(&path, format!("{header}\n{{\"deal\":0,\"games\":[{games}]}}\n")).unwrap();
        let deals = Logged::read(&path).unwrap().deals;
        assert_eq!(arena.done(&deals).is_ok(), fits, "{games}");
    }
}

const EFFORT: &str = r#"{"decisions":0}"#;
