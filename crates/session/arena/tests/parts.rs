//! Series of partners, and series that are played in parts.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use arena::{
    Arena, ArenaError, Contest, Effort, Judging, Limits, Log, LogError, Logged, MergeError, Part, Report,
    Series, Settings, Shard, series_of,
};
use serde_json::Value;
use table::Game;

fn settings(entrants: &[&str], partner: Option<&str>, deals: u32) -> Settings {
    Settings {
        entrants: entrants.iter().map(|&entrant| entrant.to_owned()).collect(),
        partner: partner.map(str::to_owned),
        judge: None,
        series: Series::Deal,
        seed: 5,
        deals,
        shard: None,
        limits: Limits::default(),
        fresh: false,
    }
}

fn five_hundred(preset: &str) -> five_hundred::Rules {
    five_hundred::Rules::preset(preset).unwrap()
}

fn rummy() -> rummy_500::Rules {
    let rules = [("preset", Value::from("rummy-500")), ("players", 2.into())];
    rummy_500::Rules::read_rules(&rules.map(|(key, value)| (key.to_owned(), value)).into_iter().collect())
        .unwrap()
}

/// Plays a series into a file.
fn play<G: Contest>(rules: &G, settings: &Settings, threads: usize, path: &Path) -> Report {
    let arena = Arena::new(rules.clone(), settings.clone()).unwrap();
    let mut log = Log::create(path, &arena.header()).unwrap();
    let mut standings = arena.standings();
    let each = |deal| {
        standings.add(&deal);
        log.deal(&deal)
    };
    arena.run(&Default::default(), threads, &Arc::default(), each).unwrap();
    log.rewrite(arena.header()).unwrap();
    standings.report()
}

fn in_memory<G: Contest>(rules: &G, settings: &Settings) -> Report {
    let folder = tempfile::tempdir().unwrap();
    play(rules, settings, 2, &folder.path().join("all"))
}

fn parts_of(paths: &[PathBuf]) -> Vec<Part> {
    let part = |path: &PathBuf| {
        let file = path.file_name().unwrap().to_str().unwrap().to_owned();
        Part { file, logged: Logged::read(path).unwrap() }
    };
    paths.iter().map(part).collect()
}

/// The parts of a series, each in a file, and the whole of it.
fn in_parts<G: Contest>(rules: &G, settings: &Settings, of: u32, folder: &Path) -> (Vec<PathBuf>, PathBuf) {
    let each = |part| {
        let path = folder.join(format!("part-{part}"));
        play(rules, &Settings { shard: Shard::new(part, of), ..settings.clone() }, 2, &path);
        path
    };
    let parts = (1..=of).map(each).collect();
    let whole = folder.join("whole");
    play(rules, settings, 1, &whole);
    (parts, whole)
}

fn merged_is_whole<G: Contest>(rules: &G, settings: &Settings, of: u32) {
    let folder = tempfile::tempdir().unwrap();
    let (mut files, whole) = in_parts(rules, settings, of, folder.path());
    files.reverse();
    let parts = parts_of(&files);
    let mut merged = Logged { header: series_of(&parts).unwrap(), deals: Vec::new() };
    parts.into_iter().for_each(|part| merged.deals.extend(part.logged.deals));
    let arena = Arena::new(rules.clone(), merged.header.settings.clone()).unwrap();
    let mut standings = arena.standings();
    merged.deals.iter().for_each(|deal| standings.add(deal));
    merged.sort();
    let path = folder.path().join("merged");
    merged.write(&path).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), fs::read_to_string(&whole).unwrap());
    let other = folder.path().join("other");
    let report = play(rules, settings, 3, &other);
    assert_eq!(fs::read(&other).unwrap(), fs::read(&whole).unwrap(), "threads change nothing");
    let text = |report: &Report| serde_json::to_string(report).unwrap();
    assert_eq!(text(&standings.report()), text(&report));
    assert_eq!(report.deals_played, u64::from(settings.deals));
}

#[test]
fn merged_parts_are_the_whole_series() {
    let four = five_hundred("australian-4");
    let against = settings(&["bot", "random"], None, 11);
    let beside = settings(&["bot", "random"], Some("beginner"), 5);
    merged_is_whole(&four, &against, 4);
    merged_is_whole(&four, &beside, 3);
    merged_is_whole(&four, &Settings { series: Series::Match, deals: 2, ..against.clone() }, 2);
    merged_is_whole(&four, &Settings { series: Series::Match, deals: 2, ..beside }, 2);
    merged_is_whole(&rummy(), &settings(&["greedy", "random"], None, 4), 3);
    let matches = Settings { series: Series::Match, ..settings(&["greedy", "random"], None, 2) };
    merged_is_whole(&rummy(), &matches, 2);
    // More parts than deals: some have none.
    merged_is_whole(&four, &Settings { deals: 2, ..against }, 3);
}

/// A series of decisions that are judged with an expert's work, so that it takes little time.
fn judged(entrants: &[&str], phases: &[&str], deals: u32) -> Settings {
    let phases = phases.iter().map(|&phase| phase.to_owned()).collect();
    Settings { judge: Some(Judging { work: 1, phases }), ..settings(entrants, None, deals) }
}

#[test]
fn judged_parts_are_the_whole_series() {
    merged_is_whole(&five_hundred("american-3"), &judged(&["bot", "random"], &[], 3), 2);
    merged_is_whole(&rummy(), &judged(&["greedy"], &["draw"], 2), 2);
}

#[test]
fn whoever_does_anything_regrets_it() {
    let report = in_memory(&five_hundred("american-4"), &judged(&["random", "bot", "expert"], &[], 8));
    let phases: Vec<&str> = report.regret.iter().map(|phase| phase.phase.as_str()).collect();
    assert_eq!(phases, ["auction", "discard", "play"]);
    for phase in &report.regret {
        let regret: Vec<f64> = phase.advisers.iter().map(|it| it.regret.unwrap().mean).collect();
        assert!(regret[0] > 2.0 * regret[2] && regret[2] >= 0.0, "{}: {regret:?}", phase.phase);
        let changed: Vec<f64> = phase.advisers.iter().map(|it| it.changed.unwrap().mean).collect();
        assert!(phase.decisions == 8 && changed[0] > 0.4 && changed[1] <= changed[0], "{changed:?}");
    }
    assert!(report.entrants.iter().all(|entrant| entrant.games == 0) && report.pairs.is_empty());
    let only = in_memory(&five_hundred("american-4"), &judged(&["bot"], &["play"], 1));
    assert_eq!(only.regret.len(), 1);
}

#[test]
fn whoever_is_a_partner_of_their_own_kind_is_even() {
    for (preset, series, deals) in [
        ("australian-4", Series::Deal, 4),
        ("american-6", Series::Deal, 2),
        ("australian-4", Series::Match, 2),
    ] {
        let wanted = Settings { series, ..settings(&["bot", "bot", "random"], Some("bot"), deals) };
        let report = in_memory(&five_hundred(preset), &wanted);
        let [bot, _, random] = &report.entrants[..] else { panic!("three") };
        let ahead = bot.ahead.unwrap();
        assert_eq!((ahead.mean, ahead.interval, ahead.p), (0.0, Some((0.0, 0.0)), Some(1.0)), "{preset}");
        let twins = report.pairs[0];
        assert_eq!((twins.points.mean, twins.points.error, twins.points.p), (0.0, Some(0.0), Some(1.0)));
        assert_eq!(twins.wins.map(|wins| wins.mean), (series == Series::Match).then_some(0.0));
        assert!(random.ahead.unwrap().mean != 0.0);
        if series == Series::Deal {
            assert_eq!(report.pairs[1].points, turned_round(random.ahead.unwrap()), "{preset}");
        }
    }
}

/// The same the other way round.
fn turned_round(estimate: arena::Estimate) -> arena::Estimate {
    let interval = estimate.interval.map(|(low, high)| (-high, -low));
    arena::Estimate { mean: -estimate.mean, interval, ..estimate }
}

#[test]
fn the_better_player_is_the_better_partner() {
    let report = in_memory(&five_hundred("australian-4"), &settings(&["random", "club"], Some("club"), 40));
    let pair = report.pairs[0];
    assert!(pair.points.interval.unwrap().1 < 0.0 && pair.points.p.unwrap() < 0.01, "{pair:?}");
    assert_eq!(report.entrants[0].hands, 160, "every deal in every seat");
    let partner = report.partner.unwrap();
    assert!(partner.name == "club" && partner.decisions > report.entrants[1].decisions * 5);
}

/// Every player has the same cards and the same chance, whoever sits in their seat.
#[test]
fn partners_play_the_same_cards() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("all");
    let arena =
        Arena::new(five_hundred("australian-4"), settings(&["bot", "club", "random"], Some("bot"), 3));
    let seatings = arena.unwrap().seatings().to_vec();
    let expected: Vec<Vec<usize>> = (0..3)
        .flat_map(|one| (0..4).map(move |at| (0..4).map(|seat| if seat == at { one } else { 3 }).collect()))
        .collect();
    assert_eq!(seatings, expected);
    play(&five_hundred("australian-4"), &settings(&["bot", "club", "random"], Some("bot"), 3), 1, &path);
    for deal in Logged::read(&path).unwrap().deals {
        let [first, rest @ ..] = &deal.games[..4] else { panic!("four games") };
        assert!(rest.iter().all(|game| game.hands == first.hands), "four bots play as four bots");
    }
}

#[test]
fn without_partners_there_is_no_such_series() {
    fn refused<G: Contest>(rules: G, wanted: Settings) -> ArenaError {
        Arena::new(rules, wanted).err().unwrap()
    }
    let wanted = settings(&["bot"], Some("bot"), 1);
    for preset in ["australian-2", "australian-3", "australian-5", "australian-6", "american-5-call"] {
        let refused = refused(five_hundred(preset), wanted.clone());
        assert!(matches!(refused, ArenaError::NoPartners), "{preset}");
    }
    assert!(matches!(refused(rummy(), wanted.clone()), ArenaError::NoPartners));
    assert!(Arena::new(five_hundred("australian-4"), wanted.clone()).is_ok());
    let four = || five_hundred("australian-4");
    let nobody = Settings { entrants: Vec::new(), ..wanted.clone() };
    assert!(matches!(refused(four(), nobody), ArenaError::TooFew));
    let nobody = Settings { partner: Some("nobody".to_owned()), ..wanted };
    assert!(matches!(refused(four(), nobody), ArenaError::Entrant(_)));
}

/// Some parts, and what has to be said of them.
fn refused(files: &[PathBuf]) -> MergeError {
    series_of(&parts_of(files)).unwrap_err()
}

#[test]
fn what_is_no_series_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let four = five_hundred("australian-4");
    let wanted = settings(&["random", "random"], None, 6);
    let (parts, whole) = in_parts(&four, &wanted, 3, folder.path());
    let [one, two, three] = &parts[..] else { panic!("three") };
    let name = |text: &str| text.to_owned();
    assert_eq!(series_of(&[]), Err(MergeError::NoPart));
    assert_eq!(refused(std::slice::from_ref(two)), MergeError::Missing { parts: vec![1, 3], of: 3 });
    assert_eq!(
        refused(&[one.clone(), two.clone(), one.clone()]),
        MergeError::Twice { file: name("part-1"), other: name("part-1"), shard: Shard::new(1, 3).unwrap() }
    );
    assert_eq!(
        refused(&[one.clone(), whole]),
        MergeError::OtherCut {
            file: name("whole"),
            shard: Shard::WHOLE,
            first: name("part-1"),
            first_shard: Shard::new(1, 3).unwrap()
        }
    );
    let text = fs::read_to_string(two).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    // The second of two deals is missing: its line has no end.
    fs::write(two, format!("{}\n{}\n{}", lines[0], lines[1], lines[2])).unwrap();
    assert_eq!(refused(&parts), MergeError::Unfinished { file: name("part-2"), deals: vec![4], count: 1 });
    fs::write(two, text.replace("{\"deal\":4", "{\"deal\":3")).unwrap();
    assert_eq!(
        refused(&parts),
        MergeError::Stray { file: name("part-2"), deal: 3, shard: Shard::new(2, 3).unwrap() }
    );
    fs::write(two, text.replace("{\"deal\":4", "{\"deal\":7")).unwrap();
    assert!(matches!(refused(&parts), MergeError::Stray { deal: 7, .. }), "7 is of part 2, but there are 6");
    fs::write(two, text.replace("{\"deal\":4", "{\"deal\":1")).unwrap();
    assert!(matches!(Logged::read(two), Err(LogError::Line { line: 3, .. })));
    fs::write(two, &text).unwrap();
    assert!(series_of(&parts_of(&parts)).is_ok());
    let arena = Arena::new(four.clone(), Settings { shard: Shard::new(1, 3), ..wanted }).unwrap();
    let strange = arena.done(&Logged::read(three).unwrap().deals).unwrap_err();
    assert_eq!(strange.to_string(), "line 2: deal 2 is not of part 1/3");
}

#[test]
fn what_differs_between_series_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let four = five_hundred("australian-4");
    let wanted = settings(&["random", "random"], None, 2);
    let (parts, _) = in_parts(&four, &wanted, 2, folder.path());
    let half = Settings { shard: Shard::new(2, 2), ..wanted };
    let different = [
        (Settings { seed: 6, ..half.clone() }, "seed", Some("6"), Some("5")),
        (Settings { deals: 4, ..half.clone() }, "deals", Some("4"), Some("2")),
        (Settings { series: Series::Match, ..half.clone() }, "series", Some("\"match\""), Some("\"deal\"")),
        (Settings { fresh: true, ..half.clone() }, "fresh", Some("true"), Some("false")),
        (Settings { partner: Some("bot".to_owned()), ..half.clone() }, "partner", Some("\"bot\""), None),
        (
            Settings { limits: Limits { decision_ms: 7, ..Limits::default() }, ..half.clone() },
            "limits.decision_ms",
            Some("7"),
            Some("10000"),
        ),
    ];
    let mut other = parts_of(&parts);
    for (settings, key, here, first) in different {
        other[1].logged.header = Arena::new(four.clone(), settings).unwrap().header();
        let Err(MergeError::OtherSeries { file, first: name, differences }) = series_of(&other) else {
            panic!("{key}")
        };
        assert_eq!((file.as_str(), name.as_str()), ("part-2", "part-1"));
        let [difference] = &differences[..] else { panic!("{differences:?}") };
        let text = (difference.key.as_str(), difference.here.as_deref(), difference.first.as_deref());
        assert_eq!(text, (key, here, first));
    }
    other[1].logged.header = Arena::new(five_hundred("quebec-4"), half).unwrap().header();
    let error = series_of(&other).unwrap_err();
    assert!(error.to_string().contains("part-2 is not of the series of part-1: rules.preset"), "{error}");
}

/// A file that was written with times in it is read, and finished without them.
#[test]
fn a_file_with_times_is_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let four = five_hundred("australian-4");
    let wanted = settings(&["bot", "random"], None, 4);
    let (whole, old) = (folder.path().join("whole"), folder.path().join("old"));
    play(&four, &wanted, 1, &whole);
    let text = fs::read_to_string(&whole).unwrap();
    let timed = text
        .replace("kookaburra-arena/2", "kookaburra-arena/1")
        .replace("{\"decisions\":", "{\"micros\":81,\"worst_micros\":9,\"decisions\":");
    let lines: Vec<&str> = timed.lines().collect();
    let some = [lines[0], lines[4], lines[2], ""].join("\n");
    let part = |path: &Path| Part { file: String::new(), logged: Logged::read(path).unwrap() };
    fs::write(&old, &timed).unwrap();
    assert_eq!(series_of(&[part(&old)]), Ok(part(&whole).logged.header), "the merged file is of this format");
    fs::write(&old, some).unwrap();
    let (log, logged) = Log::open(&old).unwrap();
    let effort: Effort = logged.deals[0].games[0].effort[0];
    assert!(effort.decisions > 0);
    let arena = Arena::new(four, wanted).unwrap();
    let mut log = log.rewrite(arena.header()).unwrap();
    let done = arena.done(&logged.deals).unwrap();
    assert_eq!(done.iter().copied().collect::<Vec<_>>(), [1, 3]);
    arena.run(&done, 2, &Arc::default(), |deal| log.deal(&deal)).unwrap();
    log.rewrite(arena.header()).unwrap();
    assert_eq!(fs::read_to_string(&old).unwrap(), text);
    let left = fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(left, 2, "nothing half written is left");
}
