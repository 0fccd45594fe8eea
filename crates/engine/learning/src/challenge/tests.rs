use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use kookaburra::build_code;

use super::{day::GAMES, *};
use crate::{LinkError, course::Day};

fn challenge(code: &str, seed: u8) -> Challenge {
    Challenge::new(build_code(code).unwrap(), [seed; 16], 4)
}

fn date(text: &str) -> Date {
    text.parse().unwrap()
}

/// One that has as much to say as a link may have to carry.
fn long(code: &str) -> Challenge {
    let scores = (0..8).map(|hand| HandScore { points: -1_520 + hand, contract: Some(hand % 2 == 0) });
    let rules = build_code(code).unwrap();
    let levels = vec![Level::Expert; rules.seats() - 1];
    Challenge { hands: 8, levels, ..challenge(code, 255) }
        .answered("Ωραία Ωραία Ωραία Ωραία", scores.collect())
}

#[test]
fn a_challenge_goes_there_and_back_in_a_link_of_at_most_200_characters() {
    let presets = five_hundred::PRESETS.iter().map(|preset| preset.name);
    for code in presets.chain(rummy_500::PRESETS.iter().map(|preset| preset.name)) {
        for sent in [challenge(code, 7), long(code)] {
            let link = sent.link().unwrap();
            assert!(link.len() <= LONGEST_LINK && link.starts_with("#/same/1."), "{link}");
            let address = format!(" https://example.org/500/?x{link}\n");
            let read = Challenge::from_link(&address).unwrap();
            let cut = sent.from.as_ref().map(|sender| sender.name.len() > 40).unwrap_or_default();
            assert!(read == sent || cut && read.link() == sent.link(), "{link}");
            assert_eq!(read.id(), sent.id());
        }
    }
    let house = challenge("australian-4+misere=any_time", 3);
    let link = house.link().unwrap();
    assert_eq!(Challenge::from_link(&link.replace('+', "%2B").replace('=', "%3D")).unwrap(), house);
    let everything = "australian-4+misere=any_time+misere_rank=by_value+open_misere=500+super_open_misere=on+\
                      blind_misere=on+sans_kitty=double+partie=on+joker_nomination=on+failure=zero";
    if let Ok(rules) = build_code(everything) {
        assert_eq!(Challenge::new(rules, [1; 16], 4).link(), Err(LinkError::TooLong));
    }
}

#[test]
fn a_cut_changed_or_foreign_link_is_none() {
    let link = long("american-4").link().unwrap();
    for end in 0..link.len() {
        let error = Challenge::from_link(&link[..end]).unwrap_err();
        assert_eq!(
            error,
            if end < "#/same/".len() { LinkError::Foreign } else { LinkError::Damaged },
            "{end}"
        );
    }
    for at in "#/same/1.".len()..link.len() {
        let other = if &link[at..=at] == "k" { "m" } else { "k" };
        let changed = format!("{}{other}{}", &link[..at], &link[at + 1..]);
        assert_eq!(Challenge::from_link(&changed), Err(LinkError::Damaged), "{changed}");
    }
    assert_eq!(Challenge::from_link("https://example.org/#/play/quebec-4"), Err(LinkError::Foreign));
    assert_eq!(Challenge::from_link(&link.replace("/1.", "/2.")), Err(LinkError::Newer));
    assert_eq!(Challenge::from_link("#/same/😀.a.b"), Err(LinkError::Damaged));
    // Numbers and names that nobody here would have written.
    for wrong in [
        Challenge { hands: 5, ..challenge("quebec-4", 1) },
        Challenge { levels: vec![Level::Club; 2], ..challenge("quebec-4", 1) },
        challenge("quebec-4+laws=open", 1),
        challenge("quebec-4", 1).answered("Ann", vec![HandScore::default(); 3]),
        challenge("quebec-4", 1).answered("12", vec![HandScore::default(); 4]),
    ] {
        assert_eq!(Challenge::from_link(&wrong.link().unwrap()), Err(LinkError::Unplayable));
    }
}

#[test]
fn a_link_has_no_card_in_it() {
    let bytes = |seed: u8| {
        let link = challenge("australian-4", seed).link().unwrap();
        URL_SAFE_NO_PAD.decode(link.rsplit('.').next().unwrap()).unwrap()
    };
    // Nothing but the seed and the checksum depends on the deals, and the seed is none of a deal or of the bots.
    let common = bytes(0);
    for seed in [1, 2, 77, 200, 255] {
        let other = bytes(seed);
        assert_eq!(other[..16], [seed; 16]);
        assert_eq!(other[16..other.len() - 4], common[16..common.len() - 4]);
        for hand in 0..4 {
            let HandStart { deal, chance, .. } = challenge("australian-4", seed).start(hand);
            for secret in [deal.0, chance.0] {
                assert!(!other.windows(4).any(|part| secret.windows(4).any(|word| word == part)));
            }
        }
    }
}

#[test]
fn the_deals_follow_from_rules_and_seed_and_are_the_same_for_ever() {
    let one = challenge("australian-4", 7);
    let many = Challenge { hands: 8, levels: vec![Level::Expert], bots: BOTS + 1, ..one.clone() };
    let starts: Vec<HandStart> = (0..8).map(|hand| one.start(hand)).collect();
    for (hand, start) in starts.iter().enumerate() {
        assert_eq!(many.start(hand), *start);
        assert_eq!(start.dealer, Seat(((hand + 3) % 4) as u8));
        assert_ne!(start.deal, start.chance);
        assert!(starts[..hand].iter().all(|before| before.deal != start.deal));
    }
    assert_ne!(challenge("quebec-4", 7).start(0).deal, starts[0].deal);
    assert_ne!(challenge("australian-4", 8).start(0).deal, starts[0].deal);
    // Another number here would give everybody who has a link other cards: that is another form.
    assert_eq!(hex(&starts[0].deal.0[..8]), "ef3be67ab71eed44");
    assert_eq!(one.id(), "1e662fa5b655a292");
    // Whoever sent it, and whatever the bots' number, it is the same challenge; with other bots it is another.
    assert_eq!(one.answered("Ann", vec![HandScore::default(); 4]).id(), one.id());
    assert_ne!(many.id(), one.id());
    assert!(one.has_our_bots() && !many.has_our_bots() && many.answered("", Vec::new()).has_our_bots());
}

#[test]
fn impossible_dates_are_none_and_days_follow_each_other() {
    for wrong in
        ["2026-02-29", "2026-13-01", "2026-00-01", "2026-04-31", "1999-12-31", "3000-01-01", "26-12-03", "x"]
    {
        assert_eq!(wrong.parse::<Date>(), Err(NotADate), "{wrong}");
    }
    for wrong in ["2026-12-3", "2026-12-03-1", "+026-12-03", "2026-12-", "", "2026-1２-03"] {
        assert_eq!(wrong.parse::<Date>(), Err(NotADate), "{wrong}");
    }
    for (text, day) in [("2026-11-28", 20_785), ("2000-02-29", 11_016), ("2999-12-31", 376_199)] {
        assert_eq!((date(text).since_1970(), date(text).to_string()), (Day(day), text.to_owned()));
    }
    let mut at = date("2026-11-27");
    for _ in 0..1_500 {
        let next = at.next().unwrap();
        assert_eq!(next.since_1970().0, at.since_1970().0 + 1);
        at = next;
    }
    assert_eq!(date("2999-12-31").next(), None);
}

#[test]
fn everybody_has_the_same_deal_on_a_day_and_another_on_the_next() {
    for code in games() {
        let of = |text: &str| daily(build_code(code).unwrap(), date(text));
        assert_eq!(of("2026-12-03"), of("2026-12-03"));
        assert_ne!(of("2026-12-03").id(), of("2026-12-04").id());
        assert_eq!((of("2031-01-01").hands, of("2001-01-01").rules.code().as_str()), (4, code));
        assert_eq!(Challenge::from_link(&of("2026-12-03").link().unwrap()).unwrap(), of("2026-12-03"));
    }
    let [australian, quebec] = ["australian-4", "quebec-4"].map(|code| build_code(code).unwrap());
    let day = date("2026-12-03");
    assert_ne!(daily(australian.clone(), day).seed, daily(quebec, day).seed);
    assert_ne!(daily_with(australian.clone(), day, 1).seed, daily_with(australian, day, 2).seed);
}

#[test]
fn a_file_has_a_sign_a_day() {
    assert_eq!(filled("0a\n2\n", date("2026-11-30")), None);
    assert_eq!(filled("0a\n2\n", date("2026-12-01")), Some(0));
    assert_eq!(filled("0a\n2\n", date("2026-12-02")), Some(10));
    assert_eq!(filled("0a\n2\n", date("2026-12-03")), Some(2));
    assert_eq!(filled("0a\n2\n", date("2026-12-04")), None);
}

#[test]
fn two_years_of_days_are_filled() {
    let last = std::iter::successors(Some(date(DAYS_FROM)), |date| date.next()).nth(729).unwrap();
    assert_eq!(last.to_string(), "2028-11-29");
    let files = GAMES.iter().map(|(_, file)| *file).filter(|file| !file.is_empty());
    for file in files {
        assert!(filled(file, last).is_some());
        assert_eq!(filled(file, last.next().unwrap()), None);
    }
}

#[test]
fn points_are_counted_against_the_others() {
    let sides = build_code("australian-4").unwrap().sides();
    let hand = serde_json::json!({
        "contract": { "bid": "8H", "seat": 2, "partners": [0] }, "result": "made", "points": [300, 20, 300, 20],
    });
    let score = |seat: u8| HandScore::of(&hand, &sides, Seat(seat)).unwrap();
    assert_eq!(score(0), HandScore { points: 280, contract: Some(true) });
    assert_eq!(score(1), HandScore { points: -280, contract: None });
    let failed = serde_json::json!({ "contract": { "bid": "8H", "seat": 0, "partners": [2] }, "result": "failed",
        "points": [-300, 40, -300, 40] });
    let failed = HandScore::of(&failed, &sides, Seat(0)).unwrap();
    let tally = Tally::of(&[score(0), failed, score(1)]);
    assert_eq!(tally, Tally { points: 280 - 340 - 280, contracts: 2, made: 1 });
    let rummy = build_code("rummy-500+players=2").unwrap().sides();
    let counted = serde_json::json!({ "result": "out", "points": [85, -20] });
    assert_eq!(HandScore::of(&counted, &rummy, Seat(0)), Some(HandScore { points: 105, contract: None }));
    assert_eq!(HandScore::of(&serde_json::json!({ "points": null }), &rummy, Seat(0)), None);
}
