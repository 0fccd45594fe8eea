//! Bounded fuzzing: no text makes the reader or the judge stumble.

use rummy_500::{Action, read_line};
use table::Game;

use crate::common::{Random, random_rules, shuffled_deal};

const WORDS: &[&str] = &[
    "stock",
    "take",
    "meld",
    "lay",
    "discard",
    "rummy",
    "end",
    "X",
    "X=7H",
    "X=AS",
    "x=th",
    "AS",
    "2S",
    "10H",
    "KD",
    "KS",
    "QS",
    "7C",
    "7S",
    "7H",
    "11S",
    "Y",
    "Y=2S",
    "1",
    "2",
    "17",
    "255",
    "256",
    "99999999999999999999",
    "0",
    "-1",
    "=",
    "X=",
    "=X",
    "é",
    "7♥",
    "♠",
    "",
];

/// The words of an action that is right, or nearly so.
fn text(random: &mut Random) -> String {
    let verb = random.pick(&WORDS[..7]);
    let words = match verb {
        "stock" | "end" => 0,
        "lay" => 2,
        "meld" => 1 + random.below(6),
        _ => 1,
    };
    let words = if random.below(4) == 0 { random.below(7) } else { words };
    let mut text = verb.to_owned();
    for place in 0..words {
        // After the card of a lay-off and in most other places a number is likely, or a card.
        let numbers = matches!((verb, place), ("take" | "rummy", _) | ("lay", 1));
        let range = if numbers { &WORDS[23..] } else { &WORDS[7..22] };
        text =
            format!("{text} {}", if random.below(8) == 0 { random.pick(WORDS) } else { random.pick(range) });
    }
    if random.below(8) == 0 {
        let at = random.below(text.chars().count() as u32 + 1) as usize;
        let at = text.char_indices().nth(at).map_or(text.len(), |(at, _)| at);
        text.insert(at, char::from_u32(random.below(0x3000)).unwrap_or(' '));
    }
    text
}

#[test]
fn whatever_is_written_is_read_or_refused() {
    // RM-ACT-1 RM-ACT-2
    let mut random = Random::new(42);
    let mut read = 0;
    for _ in 0..60 {
        let rules = random_rules(&mut random);
        let mut state = rules.start(&vec![0; rules.seats()]).unwrap();
        let deal = shuffled_deal(&rules, table::Seat(0), &mut random);
        rules.deal(&mut state, table::Seat(0), &deal);
        for _ in 0..random.below(60) {
            if let Some((seat, choices)) = rules.next_choices(&state) {
                rules.play_unchecked(&mut state, seat, choices.pick(|n| random.below(n)));
            }
        }
        for _ in 0..2_000 {
            let line = format!("{} {}", random.below(9), text(&mut random));
            let Ok((seat, action)) = read_line(&line, rules.shapes()) else { continue };
            read += 1;
            if !matches!(action, Action::NoMeld(_)) {
                assert_eq!(
                    read_line(&format!("{seat} {action}"), rules.shapes()),
                    Ok((seat, action)),
                    "{line}"
                );
            }
            let listed = rules.legal(&state, seat);
            match rules.check(&state, seat, action) {
                Ok(()) => {
                    assert!(listed.actions.contains(&action) || listed.unlisted == Some("meld"), "{line}");
                }
                Err(refusal) => assert!(refusal.rule().starts_with("RM-") && !refusal.to_string().is_empty()),
            }
            // An illegal but well-written action does no harm either.
            let mut after = state.clone();
            let done = rules.perform(&mut after, rules.act(&state, seat, action));
            assert!(done.is_ok() || after == state, "{line}");
            rules.to_act(&after).iter().for_each(|seat| drop(rules.legal(&after, seat)));
        }
    }
    assert!(read > 30_000, "{read}");
}
