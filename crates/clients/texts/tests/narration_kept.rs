//! What an earlier version wrote and told is read and told alike: matches kept by it go on as they would have, and
//! every preset's first hands are told in the same words. Run with `KEEP=1` to write the files anew, where a change is
//! wanted.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{fmt::Write as _, fs, path::PathBuf};

use card_match::{AnyMatch, Device, Level, Match, News, Turn};
use kookaburra::{AnyRules, build_code, playouts::presets};
use rayon::prelude::*;
use sha2::{Digest, Sha256};
use table::Seed;
use texts::narration::{InWords, Narrator, Setup};
use texts::{Lang, Texts};

/// Two hands, or what is played of them in this many actions.
const ACTIONS: usize = 120;

fn saved(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "kept", name].iter().collect()
}

/// Compares with what was kept, or keeps it.
fn is_saved(name: &str, text: &str) {
    if std::env::var_os("KEEP").is_some() {
        fs::write(saved(name), text).unwrap();
    }
    let before = fs::read_to_string(saved(name)).unwrap();
    let differs = before.lines().zip(text.lines()).position(|(before, now)| before != now);
    assert!(
        before == text,
        "{name}, line {:?}:\n{:?}\n{:?}",
        differs.map(|line| line + 1),
        differs.and_then(|line| before.lines().nth(line)),
        differs.and_then(|line| text.lines().nth(line)),
    );
}

/// The texts told, asked and shown, in one language.
fn tell<G: InWords>(device: &Device<G>, texts: &Texts, news: &[News<G>]) -> String {
    let rules = device.game.rules();
    let narrator = Narrator::new(*texts, device.my().people(), false);
    let mut told = String::new();
    for news in news {
        let after = news.situation(rules, device.game.conventions());
        for event in &news.events {
            writeln!(told, "{}", narrator.sentence(event, &after)).unwrap();
            writeln!(told, "  {:?}", narrator.log_line(event, &after)).unwrap();
            told.extend(rules.after(event, &news.view, &narrator).iter().map(|line| format!("  {line}\n")));
        }
        if news.turn == Turn::Mine {
            let view = &news.view;
            let lines =
                [rules.hand(view, &narrator), rules.table(view, &narrator), rules.reminders(view, &narrator)];
            told.extend(lines.concat().iter().map(|line| format!("  {line}\n")));
            writeln!(told, "{}", rules.question(view, &narrator, false)).unwrap();
        }
    }
    told
}

/// The next step of the match; the human does what a hint says.
fn step<G: InWords>(device: &mut Device<G>) -> (Vec<News<G>>, String) {
    let news = match device.my().turn() {
        Turn::Deal => device.deal(None).unwrap(),
        Turn::Over => {
            device.next_game();
            device.deal(None).unwrap()
        }
        Turn::Other(_) => device.bot_acts(),
        Turn::Mine => {
            let action = device.my().hint().unwrap().action;
            device.act(action).unwrap()
        }
    };
    let last = device.game.record().hands.last().and_then(|hand| hand.actions.last().cloned());
    (news, last.unwrap_or_default())
}

fn setup(level: Level) -> Setup {
    Setup { seed: Some(Seed([7; 32])), levels: vec![level], ..Setup::new(Lang::En) }
}

fn begun<G: InWords>(rules: &G, setup: &Setup) -> Device<G> {
    Device::new(Match::new(rules.clone(), &setup.of(rules).unwrap()).unwrap().0)
}

/// The digests of what is told of a match in both languages.
fn digests<G: InWords>(rules: &G, cut: bool) -> String {
    let mut device = begun(rules, &Setup { cut, ..setup(Level::Casual) });
    let texts = Lang::ALL.map(|lang| Texts::for_rules(lang, rules));
    let mut told = texts.each_ref().map(|_| String::new());
    for _ in 0..ACTIONS {
        let (news, _) = step(&mut device);
        for (told, texts) in told.iter_mut().zip(&texts) {
            told.push_str(&tell(&device, texts, &news));
        }
    }
    told.iter().map(|told| format!(" {}", Seed(Sha256::digest(told).into()))).collect()
}

#[test]
fn every_preset_is_told_in_the_same_words() {
    let line = |preset: &str| {
        let told = match build_code(preset).unwrap() {
            AnyRules::FiveHundred(rules) => digests(&*rules, true),
            AnyRules::Rummy500(rules) => digests(&rules, false),
        };
        format!("{preset}{told}\n")
    };
    let lines: Vec<String> = presets().collect::<Vec<_>>().into_par_iter().map(line).collect();
    is_saved("told.txt", &lines.concat());
}

/// Where a match stands: what its human sees, how its hand is told again, what is done next.
fn story<G: InWords>(game: Match<G>) -> String {
    let mut device = Device::new(game);
    let mut story = serde_json::to_string(&device.my().view()).unwrap() + "\n";
    for lang in Lang::ALL {
        let texts = Texts::for_rules(lang, device.game.rules());
        story.push_str(&tell(&device, &texts, &device.my().retell()));
    }
    for _ in 0..12 {
        writeln!(story, "{}", step(&mut device).1).unwrap();
    }
    story
}

fn any_story(game: AnyMatch) -> String {
    match game {
        AnyMatch::FiveHundred(game) => story(game),
        AnyMatch::Open(_) => panic!("an open table"),
        AnyMatch::Rummy(game) => story(game),
    }
}

#[test]
fn matches_kept_by_the_version_before_go_on() {
    for name in [
        "australian-4",
        "australian-3-of-five",
        "quebec-4-cut",
        "american-2-second-game",
        "conventions",
        "rummy-500",
        "persian",
    ] {
        let save = fs::read(saved(&format!("{name}.save.json"))).unwrap();
        let game = AnyMatch::read(&save).unwrap();
        let text = game.to_text();
        is_saved(&format!("{name}.story.txt"), &any_story(game));
        // It is kept as a log from now on.
        assert_eq!(
            any_story(AnyMatch::read(text.as_bytes()).unwrap()),
            any_story(AnyMatch::read(&save).unwrap())
        );
    }
}

/// What bots of a level do, from one seed, in the first actions of a match.
fn decisions<G: InWords>(rules: &G, level: Level) -> String {
    let mut device = begun(rules, &setup(level));
    let lines: Vec<String> = (0..24).map(|_| step(&mut device).1).collect();
    lines.join(", ")
}

#[test]
fn bots_decide_from_their_seed_as_they_did() {
    let mut lines = String::new();
    for level in [Level::Beginner, Level::Casual, Level::Club, Level::Strong, Level::Expert] {
        for preset in ["australian-4", "american-3", "quebec-4", "australian-2", "rummy-500"] {
            let decisions = match build_code(preset).unwrap() {
                AnyRules::FiveHundred(rules) => decisions(&*rules, level),
                AnyRules::Rummy500(rules) => decisions(&rules, level),
            };
            writeln!(lines, "{preset} {}: {decisions}", level.name()).unwrap();
        }
    }
    is_saved("decisions.txt", &lines);
}
