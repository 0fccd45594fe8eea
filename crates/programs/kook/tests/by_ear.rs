//! `kook play --plain` as somebody meets it who listens: cards in words, codes only where something is typed.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{
    io::Write,
    process::{Command, Stdio},
};

/// What is said, standard output alone, with further settings of the environment.
fn heard(arguments: &[&str], input: &str, environment: &[(&str, &str)]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_kook"))
        .args(arguments)
        .env("LC_ALL", "C")
        .env_remove("COLUMNS")
        .env("KOOK_DATA", folder.path())
        .envs(environment.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()
        .unwrap();
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
}

fn played(more: &[&str], input: &str) -> String {
    heard(&[&["play", "--plain", "--seed", "1896"], more].concat(), input, &[])
}

/// Whether a word is a card as it is typed.
fn is_code(word: &str) -> bool {
    let word = word.trim_matches(|letter: char| ".,;:()".contains(letter));
    let (rank, suit) = word.split_at(word.len() - usize::from(word.is_ascii() && !word.is_empty()));
    ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"].contains(&rank)
        && ["S", "C", "D", "H"].contains(&suit)
}

/// The lines with a code in them that doesn’t say how something is typed.
fn coded<'t>(text: &'t str, typed: &[&str]) -> Vec<&'t str> {
    let has_code = |line: &&str| line.split_whitespace().any(is_code);
    text.lines().filter(has_code).filter(|line| !typed.iter().any(|word| line.contains(word))).collect()
}

/// The cards of a line, in words.
fn cards_of(line: &str) -> Vec<String> {
    let (_, cards) = line.split_once(':').unwrap();
    cards.trim().trim_end_matches('.').split(", ").map(str::to_owned).collect()
}

fn line<'t>(text: &'t str, begin: &str) -> &'t str {
    text.lines().find(|line| line.starts_with(begin)).unwrap_or_else(|| panic!("{begin}: {text}"))
}

/// A bid that nobody goes over, then whatever may be done by asking for a hint and doing nothing else.
const HAND: &str = "10NT\ntable\nlast\nwhy\nscore\n";

#[test]
fn cards_are_told_in_words_in_both_languages() {
    let english = played(&[], HAND);
    assert_eq!(cards_of(line(&english, "Your hand: ")).len(), 10, "{english}");
    assert!(line(&english, "Your hand: ").contains("king of spades, queen of spades"), "{english}");
    assert_eq!(coded(&english, &["Type", "for example"]), [""; 0], "{english}");
    let french = played(&["quebec-4", "--lang", "fr"], "passe\ntable\ndernière\npointage\n");
    assert!(line(&french, "Votre main").contains(" de "), "{french}");
    assert_eq!(coded(&french, &["Tapez", "par exemple", "Annonces"]), [""; 0], "{french}");
    for text in [english, french] {
        assert!(!text.contains(['♠', '♣', '♦', '♥', '→']), "{text}");
    }
}

#[test]
fn cards_are_told_in_codes_to_those_who_wish_it() {
    let text = played(&[], "cards codes\nhand\ncards words\nhand\n");
    let hands: Vec<&str> = text.lines().filter(|line| line.starts_with("Your hand: ")).collect();
    let [first, coded, again] = hands[..] else { panic!("{text}") };
    assert!(coded.starts_with("Your hand: KS QS "), "{coded}");
    assert_eq!(first, again);
    let text = played(&["--lang", "fr"], "cartes codes\nmain\n");
    assert!(text.contains("Votre main\u{a0}: KS QS "), "{text}");
    let open = played(&["quebec-4", "--set", "laws=open"], "cards codes\nhand\n");
    assert!(open.lines().filter(|line| line.starts_with("Your hand: ")).count() == 2, "{open}");
}

#[test]
fn the_kitty_and_the_new_hand_are_read_out_to_whoever_wins_the_bidding() {
    // FH-KIT-1
    for (more, bid, kitty, hand, example) in [
        (&[][..], "10NT", "The kitty: ", "Your hand: ", "for example: discard "),
        (
            &["--lang", "fr"][..],
            "10NT",
            "La veuve\u{a0}: ",
            "Votre main\u{a0}: ",
            "par exemple\u{a0}: écarter ",
        ),
        (&["american-4"][..], "10NT", "The widow: ", "Your hand: ", "for example: discard "),
    ] {
        let text = played(more, &format!("{bid}\n"));
        let (_, won) = text.rsplit_once(kitty).unwrap_or_else(|| panic!("{text}"));
        assert!(won.contains(hand) && won.find(hand) < won.find(example), "{text}");
        // The example is of the cards that they hold now, and can be typed as it stands.
        let (_, cards) = won.split_once(example).unwrap();
        let cards = cards.lines().next().unwrap();
        let word = if more.contains(&"fr") { "écarter" } else { "discard" };
        let text = played(more, &format!("{bid}\n{word} {cards}\n"));
        let (_, then) = text.rsplit_once(example).unwrap();
        assert!(then.contains("discard ") || then.contains("Vous écartez"), "{text}");
    }
}

#[test]
fn what_was_told_in_words_can_be_typed_in_words() {
    let text = played(&[], "ten no trumps\n");
    assert!(text.contains("You bid ten no trumps."), "{text}");
    let text = played(&[], "10NT\nhand\n");
    let cards = cards_of(text.lines().rfind(|line| line.starts_with("Your hand: ")).unwrap());
    let text = played(&[], &format!("10NT\ndiscard {}\n", cards[cards.len() - 3..].join(", ")));
    assert!(text.contains("You discard "), "{text}");
}

#[test]
fn an_example_of_rummy_is_a_card_that_is_held() {
    let text = played(&["rummy-500"], "stock\ncards codes\nhand\n");
    let (_, after) = text.split_once("for example: discard ").unwrap_or_else(|| panic!("{text}"));
    let example = after.lines().next().unwrap();
    let hand = text.lines().rfind(|line| line.starts_with("Your hand: ")).unwrap();
    assert!(hand.split(' ').any(|card| card == example), "{example}: {hand}");
    let words = played(&["rummy-500"], "stock\nhand\ntable\n");
    assert_eq!(coded(&words, &["Type", "for example", "You can"]), [""; 0], "{words}");
}

#[test]
fn lines_are_as_wide_as_the_terminal_says() {
    for (arguments, input) in [
        (&["play", "--plain", "--seed", "1896"][..], "10NT\ntable\nhelp\nwhy\n"),
        (&["learn", "cut"][..], "answer\nquit\n"),
        (&["learn", "bowers"][..], "why\nKH\nanswer\nquit\n"),
        (&["learn", "--plain"][..], ""),
        (&["rules"][..], ""),
    ] {
        let text = heard(arguments, input, &[("COLUMNS", "40")]);
        let wide: Vec<&str> = text.lines().filter(|line| line.chars().count() > 40).collect();
        assert_eq!(wide, [""; 0], "{arguments:?}");
    }
}

#[test]
fn every_question_can_be_left_and_explained() {
    let text = played(&["quebec-4", "--set", "laws=open"], "object\nhelp\nquit\n");
    assert!(text.contains("Careless acts") && text.contains("saved"), "{text}");
    let text = heard(&["learn", "bowers"], "help\nquit\n", &[]);
    assert!(text.contains("quit to leave"), "{text}");
    let text = heard(&["learn", "cut"], "help\nquit\n", &[]);
    assert!(text.matches("quit to leave").count() == 2, "{text}");
    let text = played(&["--hotseat", "Bo"], "help\nquit\n");
    assert!(text.contains("Commands: ") && text.contains("Goodbye"), "{text}");
}

#[test]
fn points_below_zero_are_told_with_a_minus() {
    let game = "10NT\n".to_owned() + &"hint\nhand\n".repeat(2);
    for (lang, minus) in [("en", "−"), ("fr", "moins\u{a0}")] {
        let text = played(&["--lang", lang], &(game.clone() + "why\n"));
        let hyphen = |line: &&str| {
            line.split_whitespace().any(|word| {
                word.strip_prefix('-').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
            })
        };
        assert_eq!(text.lines().filter(hyphen).collect::<Vec<_>>(), [""; 0], "{text}");
        let weighed = played(&["--lang", lang], "why\n");
        assert!(weighed.contains(minus) && !weighed.contains("+0"), "{weighed}");
    }
}
