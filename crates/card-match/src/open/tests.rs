use five_hundred::{PRESETS, Rules};
use open_table::{Act, Claim};
use players::Level;
use serde_json::json;
use table::{DealSource, Game, Seat, Seed, Viewer};

use super::{OpenMatch, OpenTurn};
use crate::{MatchSetup, Member, NotRead, SetupError};

fn rules(preset: &str, axes: &[(&str, &str)]) -> Rules {
    let mut rules = json!({"preset": preset, "laws": "open"});
    for (axis, value) in axes {
        rules[axis] = (*value).into();
    }
    Rules::read_rules(rules.as_object().unwrap()).unwrap()
}

fn setup(rules: &Rules, seed: u8) -> MatchSetup {
    let bots = (1..rules.seats()).map(|number| Member::bot(format!("B{number}"), Level::Expert));
    let people = std::iter::once(Member::human("You")).chain(bots).collect();
    MatchSetup { seed: Some(Seed([seed; 32])), ..MatchSetup::new(people) }
}

fn opened(preset: &str, axes: &[(&str, &str)], errors: u8, seed: u8) -> OpenMatch {
    let rules = rules(preset, axes);
    let setup = setup(&rules, seed);
    OpenMatch::new(rules, &setup, errors).unwrap()
}

/// How many matches are played at each table, up to 255; one if `OPEN_MATCHES` says nothing.
fn seeds() -> u8 {
    std::env::var("OPEN_MATCHES").ok().and_then(|number| number.parse().ok()).unwrap_or(1)
}

/// Plays for the person as a bot would, until the game is over or so many hands are dealt.
fn play(game: &mut OpenMatch, hands: usize) {
    for _ in 0..20_000 {
        match game.turn() {
            OpenTurn::Over => return,
            OpenTurn::Deal if game.record().hands.len() == hands => return,
            OpenTurn::Deal => assert!(game.deal()),
            OpenTurn::Bot => assert!(game.bot_acts().is_some()),
            OpenTurn::Mine => play_for_me(game),
        }
    }
    panic!("the game doesn't end: {:?}", game.record());
}

fn play_for_me(game: &mut OpenMatch) {
    let me = game.me();
    let view = game.view();
    let line = view.legal.iter().find(|line| !line.ends_with('…')).cloned();
    let act = match line {
        Some(line) => Act::read_line(&line, game.rules().seats()).unwrap().1,
        None if view.phase == Some("settle") => {
            let sheet = view.laws.unwrap().sheet.unwrap_or_default();
            let unit = Seat::all(game.rules().seats())
                .find(|seat| sheet.get(seat.index()).copied().flatten().is_none());
            Act::Enter(unit.unwrap_or_default(), view.game.unwrap().outcome.unwrap().points[0])
        }
        None => game.decide(me, Level::Club, None).unwrap(),
    };
    game.act(act).unwrap_or_else(|refusal| panic!("{act}: {refusal}"));
}

#[test]
fn whole_games_are_played_at_every_open_table_and_read_back() {
    // LAW-OPEN-1, LAW-STATE-5
    for (number, preset) in PRESETS.iter().enumerate() {
        let sheet = if number % 2 == 0 { "dealer" } else { "software" };
        for seed in 1..seeds() {
            play(&mut opened(preset.name, &[("score_sheet", sheet)], 25, seed), 4);
        }
        let mut game = opened(preset.name, &[("score_sheet", sheet)], 25, number as u8);
        play(&mut game, 4);
        let again = OpenMatch::read(game.to_text().as_bytes()).unwrap();
        assert_eq!((again.record(), again.view()), (game.record(), game.view()), "{}", preset.name);
        assert_eq!(again.turn(), game.turn());
        let result = open_table::replay(game.record());
        assert!(matches!(result, table::ReplayResult::Game(_)), "{}: {result:?}", preset.name);
    }
}

#[test]
fn bots_keep_the_rules_unless_they_are_to_err() {
    let faults = |errors| {
        let mut game = opened("quebec-4", &[], errors, 3);
        play(&mut game, 6);
        let hands = game.room.hands_json();
        let all = |key: &str| -> usize {
            hands.iter().map(|hand| hand["laws"][key].as_array().unwrap().len()).sum()
        };
        (all("revokes") + all("looks"), all("claims"))
    };
    assert_eq!(faults(0), (0, 0));
    let (wrong, claims) = faults(20);
    assert!(wrong > 0 && claims > 0, "{wrong} {claims}");
}

#[test]
fn the_same_seed_errs_alike_wherever_it_is_gone_on_with() {
    // LAW-STATE-5
    let mut one = opened("australian-4", &[], 20, 5);
    one.deal();
    for _ in 0..25 {
        if one.turn() == OpenTurn::Mine { play_for_me(&mut one) } else { drop(one.bot_acts()) }
    }
    let mut two = OpenMatch::read(one.to_text().as_bytes()).unwrap();
    for game in [&mut one, &mut two] {
        play(game, 3);
    }
    assert_eq!(one.record(), two.record());
}

#[test]
fn what_bots_say_tells_nothing_of_cards_that_they_cannot_see() {
    // LAW-SEE-9, LAW-OPEN-6, LAW-AMB-73: two cards of the others change places, and the bot says the same of every act.
    let (mut compared, mut said) = (0, 0);
    for seed in 0..60 {
        let mut game = opened("quebec-4", &[], 50, seed);
        game.deal();
        let source = game.record().hands[0].deal.clone();
        let (rules, dealer) = (game.rules().clone(), game.record().hands[0].dealer);
        let deal = table::read_deal(&rules, dealer, &source).unwrap();
        let [one, two, bot] = [Seat(0), Seat(1), Seat(2)];
        let mut other = deal;
        let [a, b] = [one, two].map(|seat| deal.hands[seat.index()].nth(u32::from(seed) % 10).unwrap());
        for (seat, away, new) in [(one, a, b), (two, b, a)] {
            let hand = &mut other.hands[seat.index()];
            hand.remove(away);
            hand.insert(new);
        }
        let mut exchanged = game.clone();
        exchanged.room = open_table::Room::new(rules.clone(), None).unwrap();
        let source = DealSource::Explicit(rules.deal_json(&other));
        exchanged.room.deal(dealer, &source, None).unwrap();
        for _ in 0..60 {
            if matches!(game.turn(), OpenTurn::Deal | OpenTurn::Over) {
                break;
            }
            let before = game.record().hands[0].actions.len();
            if game.turn() == OpenTurn::Mine {
                play_for_me(&mut game);
            } else {
                drop(game.bot_acts());
            }
            let line = game.record().hands[0].actions[before].clone();
            let (seat, act) = Act::read_line(&line, 4).unwrap();
            let done = exchanged.perform(seat, act);
            let seen = |game: &OpenMatch| game.room.view(Viewer::Seat(bot));
            if done.is_err() || seen(&game) != seen(&exchanged) {
                break;
            }
            let says = |game: &OpenMatch| game.noticed(bot);
            assert_eq!(says(&game), says(&exchanged), "{seed}: {line}");
            compared += 1;
            said += usize::from(says(&game).is_some());
        }
    }
    assert!(compared > 500 && said > 50, "{compared} {said}");
}

#[test]
fn a_bot_claims_what_the_person_does_out_of_turn() {
    // LAW-TURN-2, LAW-OPEN-5
    let mut claimed = 0;
    for seed in 0..12 {
        let mut game = opened("quebec-4", &[], 0, seed);
        game.deal();
        while game.view().phase == Some("auction") && game.turn() == OpenTurn::Bot {
            game.bot_acts();
        }
        if game.turn() == OpenTurn::Mine {
            play_for_me(&mut game);
        }
        while game.view().phase != Some("play") && game.turn() == OpenTurn::Bot {
            game.bot_acts();
        }
        let view = game.view();
        let hand = view.game.unwrap().seats[0].hand.unwrap().to_canonical();
        if view.phase != Some("play") || view.to_act.contains(game.me()) {
            continue;
        }
        game.act(Act::Play(five_hundred::Action::Play(hand[0]))).unwrap();
        claimed += usize::from(matches!(game.step(), Some((_, Act::Claim(Claim::Retract)))));
    }
    assert!(claimed > 0);
}

#[test]
fn what_the_first_version_kept_is_gone_on_with() {
    let mut game = opened("quebec-4", &[], 10, 1);
    play(&mut game, 2);
    let people: Vec<_> = game.start.members.iter().map(Member::to_value).collect();
    let first = json!({"format": "kookaburra-open-match/1", "people": people, "seed": game.start.seed.0.to_string(),
        "conventions": null, "errors": 10, "game": 3, "record": game.record()});
    let read = OpenMatch::read(first.to_string().as_bytes()).unwrap();
    assert_eq!((read.record(), read.view(), read.game), (game.record(), game.view(), 3));
    let again = OpenMatch::read(read.to_text().as_bytes()).unwrap();
    assert_eq!((again.record(), again.game, again.to_text()), (game.record(), 3, read.to_text()));
}

#[test]
fn a_match_is_kept_entry_by_entry() {
    let mut game = opened("quebec-4", &[], 10, 1);
    let mut kept = game.to_text();
    for number in 0..4 {
        play(&mut game, number);
        let known = kept.lines().count() as u64 - 1;
        kept.push_str(&game.lines_from(table::Seq(known)));
        assert_eq!(kept, game.to_text());
    }
    let again = OpenMatch::read(kept.as_bytes()).unwrap();
    assert_eq!((again.record(), again.to_text()), (game.record(), kept));
}

#[test]
fn all_of_a_hand_is_told_again_as_it_was_heard() {
    let mut game = opened("quebec-4", &[], 30, 4);
    game.deal();
    let mut heard = Vec::new();
    while game.view().phase != Some("settle") {
        match game.turn() {
            OpenTurn::Bot => heard.extend(game.bot_acts().map(|news| (news, game.view()))),
            OpenTurn::Mine => {
                let before = game.record().hands[0].actions.len();
                play_for_me(&mut game);
                let again = game.retell();
                heard.extend_from_slice(&again[before..]);
            }
            OpenTurn::Deal | OpenTurn::Over => break,
        }
    }
    assert!(heard.len() > 30 && game.retell() == heard);
}

#[test]
fn one_person_plays_at_an_open_table() {
    let rules = rules("quebec-4", &[]);
    let mut two = setup(&rules, 1);
    two.people[1] = Member::human("Ann");
    let cut = MatchSetup { cut: true, ..setup(&rules, 1) };
    for setup in [two, cut] {
        assert_eq!(OpenMatch::new(rules.clone(), &setup, 0).unwrap_err(), SetupError::AloneAtOpenTable);
    }
}

#[test]
fn what_is_no_open_match_is_not_read() {
    let mut game = opened("quebec-4", &[], 10, 1);
    play(&mut game, 1);
    let text = game.to_text();
    assert!(OpenMatch::is_one(text.as_bytes()) && !OpenMatch::is_one(b"{\"format\":\"kookaburra-log/1\"}"));
    for (from, to, kind) in [
        ("open-match/2", "open-match/3", NotRead::Newer),
        ("\"seq\":1", "\"seq\":2", NotRead::Damaged),
        ("\"act\"", "\"undo\"", NotRead::Damaged),
        ("{", "{\"weather\":\"fine\",", NotRead::Damaged),
        ("{", "{\"v\":2,\"weather\":\"fine\",", NotRead::Newer),
        ("\"seq\":1", "\"seq\":1,\"v\":2,\"weather\":\"fine\"", NotRead::Newer),
        ("\"expert\"", "\"oracle\"", NotRead::Newer),
        ("\"open\"", "\"enforced\"", NotRead::Damaged),
        ("{", "", NotRead::Damaged),
        ("pass\"", "7C\"", NotRead::Damaged),
    ] {
        let other = text.replacen(from, to, 1);
        assert_ne!(other, text, "{from}");
        assert_eq!(OpenMatch::read(other.as_bytes()).unwrap_err(), kind, "{from} -> {to}");
    }
}

#[test]
fn every_view_of_an_open_table_is_read_back() {
    let (mut read, mut ruled) = (0, 0);
    for (number, preset) in PRESETS.iter().enumerate() {
        let mut game = opened(preset.name, &[("score_sheet", "dealer")], 40, number as u8 + 7);
        let rules = super::OpenRules::read_rules(&game.rules().rules_json()).unwrap();
        for _ in 0..60 {
            match game.turn() {
                OpenTurn::Over => break,
                OpenTurn::Deal => assert!(game.deal()),
                OpenTurn::Bot => drop(game.bot_acts()),
                OpenTurn::Mine => play_for_me(&mut game),
            }
            for viewer in Seat::all(game.rules().seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
                for view in [game.room.view(viewer), game.room.remembered(viewer)] {
                    let written = serde_json::to_value(&view).unwrap();
                    let again =
                        rules.read_view(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
                    assert_eq!(serde_json::to_value(&again).unwrap(), written, "{}", preset.name);
                    let claims = |view: &open_table::View| view.laws.as_ref().map(|laws| laws.claims.clone());
                    assert_eq!(claims(&again), claims(&view), "with the rulings");
                    ruled += view
                        .laws
                        .map_or(0, |laws| laws.claims.iter().filter(|it| it.ruling.is_some()).count());
                    read += 1;
                }
            }
        }
    }
    assert!(read > 3_000 && ruled > 50, "{read}, {ruled}");
}

#[test]
fn a_view_of_seats_and_cards_that_are_not_there_is_not_read() {
    let mut game = opened("quebec-4", &[], 0, 1);
    game.deal();
    let rules = super::OpenRules::read_rules(&game.rules().rules_json()).unwrap();
    let view = serde_json::to_value(game.room.view(Viewer::Seat(Seat(1)))).unwrap();
    let read = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut view = view.clone();
        change(&mut view);
        rules.read_view(&view).err().map(|error| error.place)
    };
    assert_eq!(read(&|_| ()), None);
    assert_eq!(read(&|view| view["phase"] = "tea".into()).as_deref(), Some("phase"));
    assert_eq!(read(&|view| view["to_act"] = json!([5])).as_deref(), Some("to_act"));
    assert_eq!(read(&|view| view["scores"] = json!([0])).as_deref(), Some("scores"));
    assert_eq!(read(&|view| view["game"]["dealer"] = json!(6)).as_deref(), Some("dealer"));
    assert_eq!(read(&|view| view["game"]["seats"][1]["hand"][0] = "2S".into()).as_deref(), Some("cards"));
    assert_eq!(read(&|view| view["laws"]["looked"] = json!([[7, "widow"]])).as_deref(), Some("laws"));
    assert_eq!(read(&|view| view["laws"]["exposed"] = json!(["6 AS"])).as_deref(), Some("laws"));
    assert!(read(&|view| view["laws"]["hint"] = true.into()).is_some());
    let claim = |law: &str, seat: u8| {
        json!([{
            "action": 3, "seat": 1, "claim": "retract", "verdict": "upheld", "law": "LAW-TURN-3",
            "ruling": {
                "incident": 0, "law": law, "by": [1], "until": "now", "otherwise": "stands", "choice": false,
                "outcomes": [{ "outcome": "lead_demand", "seats": [seat] }],
            },
        }])
    };
    assert_eq!(read(&|view| view["laws"]["claims"] = claim("LAW-TURN-3", 0)), None);
    assert_eq!(read(&|view| view["laws"]["claims"] = claim("LAW-TURN-3", 5)).as_deref(), Some("laws"));
    assert!(read(&|view| view["laws"]["claims"] = claim("LAW-TEA-3", 0)).is_some());
}
