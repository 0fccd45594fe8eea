use five_hundred::{PRESETS, Rules};
use laws::open_table::{Act, Claim, Phase, View};
use players::{Agents, Level, Playable};
use serde_json::json;
use table::{DealSource, Game, Recall, Seat, Seed, Table, Viewer};

use super::{OpenRules, begin, is_one, read};
use crate::{AnyMatch, Device, Match, MatchSetup, Member, NotRead, SetupError, Turn};

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

fn opened(preset: &str, axes: &[(&str, &str)], errors: u8, seed: u8) -> Device<OpenRules> {
    let rules = rules(preset, axes);
    let setup = MatchSetup { errors, ..setup(&rules, seed) };
    Device::new(begin(rules, &setup).unwrap())
}

fn view(device: &Device<OpenRules>) -> View {
    device.my().view()
}

fn again(device: &Device<OpenRules>) -> Match<OpenRules> {
    read(&device.game.to_text()).unwrap()
}

/// How many acts the hand has had.
fn acts(device: &Device<OpenRules>) -> usize {
    device.game.table().actions().len()
}

/// How many matches are played at each table, up to 255; one if `OPEN_MATCHES` says nothing.
fn seeds() -> u8 {
    std::env::var("OPEN_MATCHES").ok().and_then(|number| number.parse().ok()).unwrap_or(1)
}

/// The next act or deal; the person plays as a bot would.
fn step(device: &mut Device<OpenRules>) {
    match device.my().turn() {
        Turn::Over => {}
        Turn::Deal => drop(device.deal(None).unwrap()),
        Turn::Other(_) => {
            let before = acts(device);
            assert!(device.game.due_bot().is_some());
            device.bot_acts();
            assert!(acts(device) > before, "{:?}", device.game.record());
        }
        Turn::Mine => play_for_me(device),
    }
}

/// Plays until the game is over or so many hands are dealt, and the next would be.
fn play(device: &mut Device<OpenRules>, hands: usize) {
    for _ in 0..20_000 {
        match device.my().turn() {
            Turn::Over => return,
            Turn::Deal if device.game.record().hands.len() == hands => return,
            _ => step(device),
        }
    }
    panic!("the game doesn't end: {:?}", device.game.record());
}

fn play_for_me(device: &mut Device<OpenRules>) {
    let view = view(device);
    let act = view.listed().next().filter(|_| !view.writes()).unwrap_or_else(|| {
        let mut player = OpenRules::player(Level::Club, 1, 1);
        player
            .decide(device.game.rules(), &device.game.table().view(device.my().viewer(), Recall::Perfect))
            .action
    });
    device.act(act).unwrap_or_else(|refusal| panic!("{act}: {refusal}"));
}

#[test]
fn whole_games_are_played_at_every_open_table_and_read_back() {
    // LAW-OPEN-1, LAW-STATE-5
    for (number, preset) in PRESETS.iter().enumerate() {
        let sheet = if number % 2 == 0 { "dealer" } else { "software" };
        for seed in 1..seeds() {
            play(&mut opened(preset.name, &[("score_sheet", sheet)], 25, seed), 4);
        }
        let mut device = opened(preset.name, &[("score_sheet", sheet)], 25, number as u8);
        play(&mut device, 4);
        let again = Device::new(again(&device));
        assert_eq!(again.game.record(), device.game.record(), "{}", preset.name);
        assert_eq!((view(&again), again.my().turn()), (view(&device), device.my().turn()));
        let result = laws::open_table::replay(&device.game.record());
        assert!(matches!(result, table::ReplayResult::Game(_)), "{}: {result:?}", preset.name);
    }
}

#[test]
fn bots_keep_the_rules_unless_they_are_to_err() {
    let faults = |errors| {
        let mut device = opened("quebec-4", &[], errors, 3);
        play(&mut device, 6);
        let hands = device.game.finished_hands();
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
    for _ in 0..25 {
        step(&mut one);
    }
    let mut two = Device::new(again(&one));
    for device in [&mut one, &mut two] {
        play(device, 3);
    }
    assert_eq!(one.game.record(), two.game.record());
}

#[test]
fn what_bots_say_tells_nothing_of_cards_that_they_cannot_see() {
    // LAW-SEE-9, LAW-OPEN-6, LAW-AMB-73: two cards of the others change places, and the bot says the same of every act.
    let (mut compared, mut said) = (0, 0);
    for seed in 0..60 {
        let mut device = opened("quebec-4", &[], 50, seed);
        device.deal(None).unwrap();
        let hand = device.game.record().hands[0].clone();
        let (rules, dealer) = (device.game.rules().clone(), hand.dealer);
        let deal = table::read_deal(&rules, dealer, &hand.deal).unwrap();
        let [one, two, bot] = [Seat(0), Seat(1), Seat(2)];
        let mut other = deal;
        let [a, b] = [one, two].map(|seat| deal.hands[seat.index()].nth(u32::from(seed) % 10).unwrap());
        for (seat, away, new) in [(one, a, b), (two, b, a)] {
            let hand = &mut other.hands[seat.index()];
            hand.remove(away);
            hand.insert(new);
        }
        let mut mirrored = [device.game.table().clone(), Table::open(rules.clone())];
        mirrored[0].rewind(0);
        mirrored[1].deal(dealer, DealSource::Explicit(rules.deal_json(&other))).unwrap();
        while mirrored[0].actions().len() < 60 && !matches!(device.my().turn(), Turn::Deal | Turn::Over) {
            step(&mut device);
            let done = device.game.table().actions()[mirrored[0].actions().len()..].to_vec();
            let goes_on = done.into_iter().all(|(seat, act)| {
                let done = mirrored.iter_mut().all(|table| table.act(seat, act).is_ok());
                let [one, two] = &mirrored;
                let seen = |table: &Table<OpenRules>| table.view(Viewer::Seat(bot), Recall::Table);
                if !done || seen(one) != seen(two) {
                    return false;
                }
                let says = |table: &Table<OpenRules>| device.game.bots().claim(table, bot);
                assert_eq!(says(one), says(two), "{seed}: {seat} {act}");
                compared += 1;
                said += usize::from(says(one).is_some());
                true
            });
            if !goes_on {
                break;
            }
        }
    }
    assert!(compared > 500 && said > 50, "{compared} {said}");
}

#[test]
fn a_bot_claims_what_the_person_does_out_of_turn() {
    // LAW-TURN-2, LAW-OPEN-5
    let mut claimed = 0;
    for seed in 0..12 {
        let mut device = opened("quebec-4", &[], 0, seed);
        device.deal(None).unwrap();
        let others = |device: &Device<_>| matches!(device.my().turn(), Turn::Other(_));
        while view(&device).phase == Some(Phase::Auction) && others(&device) {
            device.bot_acts();
        }
        if device.my().turn() == Turn::Mine {
            play_for_me(&mut device);
        }
        while view(&device).phase != Some(Phase::Play) && others(&device) {
            device.bot_acts();
        }
        let seen = view(&device);
        let hand = seen.game.unwrap().seats[0].hand.unwrap().to_canonical();
        if seen.phase != Some(Phase::Play) || !others(&device) {
            continue;
        }
        device.act(Act::Play(five_hundred::Action::Play(hand[0]))).unwrap();
        let retracts = |(_, act)| act == Act::Claim(Claim::Retract);
        claimed += usize::from(device.game.interjection.is_some_and(retracts));
    }
    assert!(claimed > 0);
}

/// A match as the first version kept it.
fn as_first_kept(device: &Device<OpenRules>) -> String {
    let people: Vec<_> = device.game.members().iter().map(Member::to_value).collect();
    json!({"format": "kookaburra-open-match/1", "people": people, "seed": device.game.seed.0.to_string(),
        "conventions": null, "errors": 10, "game": 3, "record": device.game.record()})
    .to_string()
}

/// The same as the second version did.
fn as_then_kept(device: &Device<OpenRules>) -> String {
    let mut header: serde_json::Value = serde_json::from_str(&as_first_kept(device)).unwrap();
    let record = header["record"].take();
    let header = header.as_object_mut().unwrap();
    header.remove("record");
    header.remove("game");
    header.insert("format".to_owned(), "kookaburra-open-match/2".into());
    header.insert("rules".to_owned(), record["rules"].clone());
    let mut entries = Vec::new();
    for hand in record["hands"].as_array().unwrap() {
        let mut dealt = hand.clone();
        dealt["actions"] = json!([]);
        entries.push(("deal", dealt));
        entries.extend(hand["actions"].as_array().unwrap().iter().map(|act| ("act", act.clone())));
    }
    let lines = entries.into_iter().enumerate();
    let lines = lines.map(|(seq, (what, entry))| format!("{}\n", json!({"seq": seq, what: entry})));
    format!("{}\n{}", json!(header), lines.collect::<String>())
}

#[test]
fn what_earlier_versions_kept_is_gone_on_with_as_a_log() {
    let mut device = opened("quebec-4", &[], 10, 1);
    play(&mut device, 2);
    for (text, number) in [(as_first_kept(&device), 3), (as_then_kept(&device), 0)] {
        assert!(is_one(&text));
        let AnyMatch::Open(game) = AnyMatch::read(text.as_bytes()).unwrap() else { panic!("another game") };
        let mut old = Device::new(game);
        assert_eq!((old.game.record(), old.game.game()), (device.game.record(), number));
        assert_eq!((view(&old), old.game.errors()), (view(&device), 10));
        assert_eq!(again(&old).to_text(), old.game.to_text());
        play(&mut old, 3);
        assert_eq!(old.game.record().hands[..2], device.game.record().hands[..]);
    }
}

#[test]
fn a_match_is_kept_entry_by_entry() {
    let mut device = opened("quebec-4", &[], 10, 1);
    let mut saved = device.game.to_text();
    for number in 0..4 {
        play(&mut device, number);
        let known = saved.lines().count() as u64 - 1;
        saved.push_str(&device.game.lines_from(table::Seq(known)));
        assert_eq!(saved, device.game.to_text());
    }
    let again = read(&saved).unwrap();
    assert_eq!((again.record(), again.to_text()), (device.game.record(), saved));
}

#[test]
fn all_of_a_hand_is_told_again_as_it_was_heard() {
    let mut device = opened("quebec-4", &[], 30, 4);
    let mut heard = device.deal(None).unwrap();
    while view(&device).phase != Some(Phase::Settle) {
        match device.my().turn() {
            Turn::Other(_) => heard.extend(device.bot_acts()),
            Turn::Mine => {
                let from = device.game.log().next_seq();
                play_for_me(&mut device);
                heard.extend(device.my().news(from));
            }
            Turn::Deal | Turn::Over => break,
        }
    }
    let told = |news: Vec<crate::News<OpenRules>>| -> Vec<_> {
        news.into_iter().map(|news| (news.events, news.view)).collect()
    };
    assert!(heard.len() > 30 && told(device.my().retell()) == told(heard));
}

#[test]
fn one_person_plays_at_an_open_table() {
    let rules = rules("quebec-4", &[]);
    let mut two = setup(&rules, 1);
    two.people[1] = Member::human("Ann");
    let cut = MatchSetup { cut: true, ..setup(&rules, 1) };
    for setup in [two, cut] {
        assert_eq!(begin(rules.clone(), &setup).unwrap_err(), SetupError::AloneAtOpenTable);
    }
}

#[test]
fn what_is_no_open_match_is_not_read() {
    let mut device = opened("quebec-4", &[], 10, 1);
    play(&mut device, 1);
    let text = device.game.to_text();
    assert!(is_one(&text) && !is_one("{\"format\":\"kookaburra-log/1\"}"));
    for (from, to, kind) in [
        ("log/1", "log/2", NotRead::Newer),
        ("\"open\"", "\"enforced\"", NotRead::Damaged),
        ("\"club\"", "\"oracle\"", NotRead::Newer),
        ("\"errors\"", "\"hats\"", NotRead::Damaged),
        ("pass\"", "7C\"", NotRead::Damaged),
    ] {
        let other = text.replacen(from, to, 1);
        assert_ne!(other, text, "{from}");
        assert_eq!(read(&other).unwrap_err(), kind, "{from} -> {to}");
    }
    let text = as_then_kept(&device);
    for (from, to, kind) in [
        ("open-match/2", "open-match/3", NotRead::Newer),
        ("\"seq\":1", "\"seq\":2", NotRead::Damaged),
        ("\"act\"", "\"undo\"", NotRead::Damaged),
        ("{", "{\"weather\":\"fine\",", NotRead::Damaged),
        ("{", "{\"v\":2,\"weather\":\"fine\",", NotRead::Newer),
        ("\"seq\":1", "\"seq\":1,\"v\":2,\"weather\":\"fine\"", NotRead::Newer),
        ("\"club\"", "\"oracle\"", NotRead::Newer),
        ("\"open\"", "\"enforced\"", NotRead::Damaged),
        ("{", "", NotRead::Damaged),
        ("pass\"", "7C\"", NotRead::Damaged),
    ] {
        let other = text.replacen(from, to, 1);
        assert_ne!(other, text, "{from}");
        assert_eq!(read(&other).unwrap_err(), kind, "{from} -> {to}");
    }
}

#[test]
fn every_view_of_an_open_table_is_read_back() {
    let (mut read, mut ruled) = (0, 0);
    for (number, preset) in PRESETS.iter().enumerate() {
        let mut device = opened(preset.name, &[("score_sheet", "dealer")], 40, number as u8 + 7);
        let rules = device.game.rules().clone();
        for _ in 0..60 {
            step(&mut device);
            for viewer in Seat::all(rules.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
                for view in
                    [Recall::Table, Recall::Perfect].map(|recall| device.game.table().view(viewer, recall))
                {
                    let written = serde_json::to_value(&view).unwrap();
                    let again =
                        rules.read_view(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
                    assert_eq!(serde_json::to_value(&again).unwrap(), written, "{}", preset.name);
                    let claims =
                        |view: &laws::open_table::View| view.laws.as_ref().map(|laws| laws.claims.clone());
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
    let mut device = opened("quebec-4", &[], 0, 1);
    device.deal(None).unwrap();
    let rules = device.game.rules();
    let view = serde_json::to_value(device.game.table().view(Viewer::Seat(Seat(1)), Recall::Table)).unwrap();
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
