//! Programs as players: what they are told, and that whatever they do the arena goes on. The programs are this one,
//! started with `--bot`.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod bot;

use std::{
    collections::BTreeSet,
    fs,
    io::{ErrorKind, Read},
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::Path,
    process::{Command, ExitCode},
    sync::{Arc, atomic::AtomicBool},
    thread,
    time::Duration,
};

use arena::{Arena, ArenaError, Contest, DealPlayed, Fault, Faults, Limits, Series, Settings};
use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    if let [_, flag, mode, rest @ ..] = arguments.as_slice()
        && flag == "--bot"
    {
        let ended = bot::play(mode, rest.first().map(String::as_str));
        return if ended.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    if let [_, flag, entrant] = arguments.as_slice()
        && flag == "--arena"
    {
        run(five_hundred("australian-2"), settings(&["bot", entrant], 1));
        return ExitCode::SUCCESS;
    }
    let test = |name: &str, run: fn()| {
        Trial::test(name, move || -> Result<(), Failed> {
            run();
            Ok(())
        })
    };
    let python =
        Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    let trials = vec![
        test("a_good_program_makes_no_faults", a_good_program_makes_no_faults),
        test("a_program_is_shown_its_views_and_nothing_else", a_program_is_shown_its_views_and_nothing_else),
        test("claims_are_asked_for", claims_are_asked_for),
        test("wrong_answers_cost_the_decision", wrong_answers_cost_the_decision),
        test(
            "who_is_late_or_ends_loses_the_rest_of_the_game",
            who_is_late_or_ends_loses_the_rest_of_the_game,
        ),
        test("who_always_fails_is_given_up", who_always_fails_is_given_up),
        test("what_does_not_start_is_said_at_once", what_does_not_start_is_said_at_once),
        test("madness_is_survived", madness_is_survived),
        test("a_waiting_arena_can_be_stopped", a_waiting_arena_can_be_stopped),
        test("who_does_not_go_is_sent", who_does_not_go_is_sent),
        test("what_a_killed_program_started_goes_too", what_a_killed_program_started_goes_too)
            .with_ignored_flag(!cfg!(unix)),
        test("what_a_program_leaves_behind_is_ended", what_a_program_leaves_behind_is_ended)
            .with_ignored_flag(!cfg!(unix)),
        test("an_arena_that_is_killed_leaves_nobody", an_arena_that_is_killed_leaves_nobody)
            .with_ignored_flag(!cfg!(unix)),
        test(
            "what_programs_are_told_says_nothing_of_the_seed",
            what_programs_are_told_says_nothing_of_the_seed,
        ),
        test("fresh_programs_play_the_same", fresh_programs_play_the_same),
        // Visible as ignored where there is no Python.
        test("the_example_plays_every_game", the_example_plays_every_game).with_ignored_flag(!python),
    ];
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// This program as an entrant.
fn program(words: &str) -> String {
    let path = std::env::current_exe().unwrap();
    format!("exec:{} --bot {words}", shlex::try_quote(path.to_str().unwrap()).unwrap())
}

fn settings(entrants: &[&str], deals: u32) -> Settings {
    Settings {
        entrants: entrants.iter().map(|&entrant| entrant.to_owned()).collect(),
        partner: None,
        judge: None,
        series: Series::Deal,
        seed: 7,
        deals,
        shard: None,
        limits: Limits { decision_ms: 60_000, start_ms: 60_000 },
        fresh: false,
    }
}

fn hasty(entrants: &[&str], deals: u32) -> Settings {
    Settings { limits: Limits { decision_ms: 50, start_ms: 60_000 }, ..settings(entrants, deals) }
}

fn run<G: Contest>(rules: G, settings: Settings) -> Vec<DealPlayed> {
    let arena = Arena::new(rules, settings).unwrap();
    let stop = Arc::new(AtomicBool::new(false));
    let mut deals = Vec::new();
    arena
        .run(&BTreeSet::new(), 1, &stop, |deal| {
            deals.push(deal);
            Ok(())
        })
        .unwrap();
    deals.sort_by_key(|deal| deal.deal);
    deals
}

fn five_hundred(preset: &str) -> five_hundred::Rules {
    five_hundred::Rules::preset(preset).unwrap()
}

fn rummy() -> rummy_500::Rules {
    rummy_500::Rules::preset("rummy-500").unwrap()
}

/// The decisions and faults of an entrant.
fn faults(deals: &[DealPlayed], entrant: usize) -> (u64, Faults) {
    let (mut decisions, mut sum) = (0, Faults::default());
    for game in deals.iter().flat_map(|deal| &deal.games) {
        assert!(
            game.hands.iter().all(|hand| hand.points.len() == game.seats.len()),
            "a hand was not finished"
        );
        for (effort, _) in game.effort.iter().zip(&game.seats).filter(|(_, seat)| **seat == entrant) {
            decisions += effort.decisions;
            let faults = effort.faults;
            sum.late += faults.late;
            sum.dead += faults.dead;
            sum.unreadable += faults.unreadable;
            sum.illegal += faults.illegal;
            sum.substituted += faults.substituted;
        }
    }
    (decisions, sum)
}

fn a_good_program_makes_no_faults() {
    for preset in ["australian-4", "australian-3", "australian-2", "australian-5", "american-6"] {
        let deals = run(five_hundred(preset), settings(&["bot", &program("good")], 2));
        let (decisions, faults) = faults(&deals, 1);
        assert!(decisions > 20 && faults.is_empty(), "{preset}: {faults:?}");
    }
    let deals = run(rummy(), settings(&["greedy", &program("good")], 1));
    assert!(faults(&deals, 1).1.is_empty());
}

/// What a program heard.
fn transcript(rules: impl Contest, others: &[&str]) -> Vec<Value> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("heard");
    let entrant = program(&format!("recording {}", shlex::try_quote(path.to_str().unwrap()).unwrap()));
    // As many entrants as seats, so that one program writes.
    let entrants: Vec<&str> = others.iter().copied().chain([entrant.as_str()]).collect();
    let arena = Arena::new(rules, settings(&entrants, 1)).unwrap();
    let stop = Arc::new(AtomicBool::new(false));
    arena.run(&BTreeSet::new(), 1, &stop, |_| Ok(())).unwrap();
    let text = fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn a_program_is_shown_its_views_and_nothing_else() {
    let heard = transcript(five_hundred("australian-2"), &["bot"]);
    let keys = |message: &Value| message.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(heard[0]["type"], "hello");
    assert_eq!(heard.last().unwrap()["type"], "bye");
    let (mut seat, mut decisions) = (Value::Null, 0);
    for message in &heard {
        match message["type"].as_str().unwrap() {
            "hello" => assert_eq!(keys(message), ["type", "protocol", "limits"]),
            "game" => {
                assert_eq!(keys(message), ["type", "game", "rules", "axes", "seats", "seat", "seed"]);
                assert_eq!(message["axes"]["players"], "2");
                seat = message["seat"].clone();
            }
            "decide" => {
                decisions += 1;
                assert_eq!(keys(message), ["type", "id", "view"]);
                let view = &message["view"];
                assert_eq!(view["viewer"]["seat"], seat);
                assert!(!view["choices"].as_array().unwrap().is_empty());
                let mine = usize::try_from(seat.as_u64().unwrap()).unwrap();
                assert!(view["seats"][mine]["hand"].is_array());
                let bid = view["contract"]["bid"].as_str().unwrap_or_default();
                if !bid.contains("open") {
                    assert!(view["seats"][1 - mine]["hand"].is_null(), "{view}");
                }
            }
            "result" => assert_eq!(keys(message), ["type", "points", "scores", "winners"]),
            "bye" => assert_eq!(keys(message), ["type"]),
            other => panic!("{other}"),
        }
    }
    assert!(decisions > 20);
}

fn claims_are_asked_for() {
    // RM-CALL: before the next player draws, the others may claim.
    let map = [("preset", "rummy-500".into()), ("players", 3.into())];
    let rules = <rummy_500::Rules as table::Game>::read_rules(
        &map.into_iter().map(|(key, value): (_, Value)| (key.to_owned(), value)).collect(),
    );
    let heard = transcript(rules.unwrap(), &["greedy", "greedy"]);
    let calls: Vec<&Value> = heard.iter().filter(|message| message["type"] == "call").collect();
    assert!(!calls.is_empty());
    for call in calls {
        let choices = call["view"]["choices"].as_array().unwrap();
        assert!(choices.iter().any(|choice| choice.as_str().unwrap().starts_with("rummy ")), "{choices:?}");
    }
}

fn wrong_answers_cost_the_decision() {
    for (mode, count) in [
        ("lawless", (|faults| faults.illegal) as fn(&Faults) -> u64),
        ("cheating", |faults| faults.illegal),
        ("early", |faults| faults.unreadable),
        ("babbling", |faults| faults.unreadable),
    ] {
        let deals = run(five_hundred("australian-4"), settings(&["bot", &program(mode)], 2));
        let (decisions, faults) = faults(&deals, 1);
        assert_eq!((count(&faults), faults.substituted), (decisions, decisions), "{mode}");
        assert_eq!(faults.late + faults.dead, 0, "{mode}: {faults:?}");
        assert!(self::faults(&deals, 0).1.is_empty(), "{mode}");
    }
}

fn who_is_late_or_ends_loses_the_rest_of_the_game() {
    for mode in ["silent", "mumbling", "deaf", "stale"] {
        let deals = run(five_hundred("australian-2"), hasty(&["bot", &program(mode)], 2));
        let (decisions, faults) = faults(&deals, 1);
        // One seat in each of the two games of a deal.
        assert_eq!((faults.late, faults.substituted), (4, decisions), "{mode}: {faults:?}");
    }
    let deals = run(five_hundred("australian-2"), settings(&["bot", &program("endless")], 1));
    let (decisions, faults) = faults(&deals, 1);
    assert_eq!((faults.unreadable, faults.dead, faults.substituted), (2, 2, decisions), "{faults:?}");
    let deals = run(five_hundred("australian-2"), settings(&["bot", &program("mortal")], 2));
    let (decisions, faults) = self::faults(&deals, 1);
    assert_eq!((faults.dead, faults.substituted), (4, decisions - 4 * 3), "{faults:?}");
}

fn who_always_fails_is_given_up() {
    let deals = run(five_hundred("australian-2"), hasty(&["bot", &program("silent")], 8));
    let (_, faults) = faults(&deals, 1);
    assert_eq!(deals.len(), 8);
    assert_eq!(faults.late, 10, "{faults:?}");
}

fn what_does_not_start_is_said_at_once() {
    let stop = AtomicBool::new(false);
    let rehearse = |entrant: &str| {
        let mut settings = settings(&["bot", entrant], 1);
        settings.limits.start_ms = if entrant.ends_with("mute") { 100 } else { 60_000 };
        match Arena::new(five_hundred("australian-4"), settings).unwrap().rehearse(&stop) {
            Err(ArenaError::Program { name, fault }) => {
                assert_eq!(name, entrant);
                fault
            }
            other => panic!("{entrant}: {other:?}"),
        }
    };
    assert!(matches!(rehearse("exec:there-is-no-such-program"), Fault::NotStarted { .. }));
    assert!(matches!(rehearse(&program("stranger")), Fault::NotStarted { why } if why.contains("chess/1")));
    assert_eq!(rehearse(&program("mute")), Fault::Late { ms: 100 });
    let good = settings(&["bot", &program("good")], 1);
    assert!(Arena::new(five_hundred("australian-4"), good).unwrap().rehearse(&stop).is_ok());
}

fn madness_is_survived() {
    for seed in 0..3 {
        let entrant = program(&format!("mad {seed}"));
        let deals = run(five_hundred("quebec-4"), settings(&["bot", &entrant], 2));
        let (decisions, faults) = faults(&deals, 1);
        assert!(faults.unreadable > 0 && faults.illegal > 0 && faults.substituted < decisions, "{faults:?}");
        assert_eq!(faults.late + faults.dead, 0, "{faults:?}");
        let deals = run(rummy(), settings(&[&entrant, "random"], 1));
        assert!(self::faults(&deals, 0).1.unreadable > 0);
    }
}

fn a_waiting_arena_can_be_stopped() {
    let arena = Arena::new(five_hundred("australian-4"), settings(&["bot", &program("silent")], 50)).unwrap();
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    let other = thread::spawn(move || {
        thread::sleep(Duration::from_millis(200));
        flag.store(true, std::sync::atomic::Ordering::Relaxed);
    });
    let mut deals = 0;
    arena
        .run(&BTreeSet::new(), 2, &stop, |_| {
            deals += 1;
            Ok(())
        })
        .unwrap();
    other.join().unwrap();
    assert_eq!(deals, 0, "a deal that was broken off must not count");
}

fn who_does_not_go_is_sent() {
    let deals = run(five_hundred("australian-2"), settings(&["bot", &program("stubborn")], 1));
    assert!(faults(&deals, 1).1.is_empty());
}

fn what_a_killed_program_started_goes_too() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ticks");
    let entrant = program(&format!("nesting {}", shlex::try_quote(path.to_str().unwrap()).unwrap()));
    // In each of the two games it is seated, late and killed.
    let deals = run(five_hundred("australian-2"), hasty(&["bot", &entrant], 1));
    assert_eq!(faults(&deals, 1).1.late, 2);
    let length = || fs::metadata(&path).unwrap().len();
    let before = length();
    thread::sleep(Duration::from_millis(300));
    assert!(before > 0 && length() == before, "it goes on");
}

/// Where a process can hold a line to the test, and an entrant that starts one that does.
fn line(mode: &str) -> (TcpListener, String) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let entrant = program(&format!("{mode} {}", listener.local_addr().unwrap()));
    (listener, entrant)
}

/// Waits until the process that holds a line has ended.
fn is_gone(mut line: TcpStream) -> bool {
    line.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    match line.read(&mut [0]) {
        Ok(count) => count == 0,
        Err(error) => error.kind() == ErrorKind::ConnectionReset,
    }
}

fn what_a_program_leaves_behind_is_ended() {
    let (listener, entrant) = line("leaving");
    let deals = run(five_hundred("australian-2"), settings(&["bot", &entrant], 1));
    assert!(faults(&deals, 1).1.is_empty(), "it went by itself");
    assert!(is_gone(listener.accept().unwrap().0));
}

fn an_arena_that_is_killed_leaves_nobody() {
    let (listener, entrant) = line("dwelling");
    let mut arena =
        Command::new(std::env::current_exe().unwrap()).args(["--arena", &entrant]).spawn().unwrap();
    let line = listener.accept().unwrap().0;
    arena.kill().unwrap();
    arena.wait().unwrap();
    assert!(is_gone(line));
}

fn what_programs_are_told_says_nothing_of_the_seed() {
    let told = |seed| {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("heard");
        let entrant = program(&format!("recording {}", shlex::try_quote(path.to_str().unwrap()).unwrap()));
        let _ = run(five_hundred("australian-2"), Settings { seed, ..settings(&["bot", &entrant], 3) });
        let text = fs::read_to_string(path).unwrap();
        let messages = text.lines().map(|line| serde_json::from_str(line).unwrap());
        let games = messages.filter(|message: &Value| message["type"] == "game");
        games.map(|game| game["seed"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let seeds = told(1);
    assert_eq!(seeds.iter().collect::<BTreeSet<_>>().len(), 6, "one for each deal and seat");
    assert_eq!(seeds, told(2), "the same whatever the seed of the arena");
}

fn fresh_programs_play_the_same() {
    let entrant = program("good");
    let kept = settings(&["bot", &entrant], 2);
    let fresh = Settings { fresh: true, ..kept.clone() };
    let hands = |settings| {
        let deals = run(five_hundred("australian-3"), settings);
        deals.into_iter().flat_map(|deal| deal.games).map(|game| game.hands).collect::<Vec<_>>()
    };
    assert_eq!(hands(kept), hands(fresh));
}

fn the_example_plays_every_game() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../examples/bot.py");
    let entrant = format!("exec:python3 {}", shlex::try_quote(path.to_str().unwrap()).unwrap());
    for preset in ["australian-4", "quebec-4", "american-5-call", "bijou-2"] {
        let deals = run(five_hundred(preset), settings(&[&entrant, "random"], 2));
        assert!(faults(&deals, 0).1.is_empty(), "{preset}");
    }
    let deals = run(rummy(), settings(&[&entrant, "greedy"], 1));
    assert!(faults(&deals, 0).1.is_empty());
}
