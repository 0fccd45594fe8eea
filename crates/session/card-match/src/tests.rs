use ::five_hundred::{Action, Choices, Event, Phase, Rules, View};
use players::Level;
use table::{Person, Seat};

use crate::{
    AnyMatch, Device, Match, MatchSetup, Member, NotRead, SetupError, Turn, Who, Winner, testing::*,
};

fn hands(device: &Device<Rules>) -> usize {
    device.game.finished_hands().len()
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let mut one = device("australian-4", 9);
    let mut two = device("australian-4", 9);
    for device in [&mut one, &mut two] {
        play_until(device, |device| hands(device) == 2);
    }
    assert_eq!(one.game.record(), two.game.record());
    let mut other = device("australian-4", 10);
    play_until(&mut other, |device| hands(device) == 2);
    assert_ne!(one.game.record(), other.game.record());
}

#[test]
fn undo_goes_back_to_the_last_decision_and_all_goes_the_same_way_again() {
    let mut device = device("australian-4", 3);
    play_until(&mut device, |device| {
        device.my().view().tricks_played == 4 && device.my().turn() == Turn::Mine
    });
    let before = device.game.record();
    let decision = device.my().hint().unwrap().action;
    device.act(decision).unwrap();
    play_until(&mut device, |device| device.my().turn() != Turn::Mine);
    play_until(&mut device, |device| device.my().turn() == Turn::Mine);
    let after = device.game.record();
    assert!(device.undo());
    assert_eq!(device.game.record(), before);
    device.act(decision).unwrap();
    play_until(&mut device, |device| device.my().turn() == Turn::Mine);
    assert_eq!(device.game.record(), after);
}

#[test]
fn there_is_nothing_to_take_back_before_the_first_decision() {
    let mut device = device("australian-4", 3);
    assert!(!device.undo());
    device.deal(None).unwrap();
    play_until(&mut device, |device| device.my().turn() == Turn::Mine);
    let before = device.game.record();
    assert!(!device.undo());
    assert_eq!(device.game.record(), before);
}

#[test]
fn a_won_game_that_is_taken_back_is_not_counted() {
    let mut device = device("american-2", 5);
    play_until(&mut device, |device| device.my().turn() == Turn::Over);
    let won: u32 = device.game.log().won().iter().sum();
    assert_eq!(won, device.my().view().winners.len() as u32);
    assert!(device.undo());
    assert_eq!(device.game.log().won().iter().sum::<u32>(), 0);
}

#[test]
fn the_next_game_is_dealt_by_a_player_who_did_not_win() {
    // FH-END-7
    let mut device = device("australian-3", 6);
    play_until(&mut device, |device| device.my().turn() == Turn::Over);
    let winners = device.my().view().winners;
    let last = device.my().view().dealer;
    assert_eq!(device.next_game(), None, "nobody waits");
    device.deal(None).unwrap();
    let expected = (1..=3).map(|steps| last.after(steps, 3)).find(|&seat| !winners.contains(seat)).unwrap();
    assert_eq!(device.my().view().dealer, expected);
    assert_eq!(device.my().view().scores, [0, 0, 0]);
    let before = device.game.to_text();
    assert_eq!((device.next_game(), device.game.to_text()), (None, before), "the game is not over");
}

#[test]
fn a_discard_of_somebody_else_is_only_counted() {
    // FH-VIEW-2
    let script = Script::new("australian-4", 1, "7H").deal().until(|view| view.phase == Some(Phase::Discard));
    let mut device = script.device(0);
    let news = device.bot_acts();
    let told = Event::Discarded { seat: Seat(1), count: 3, cards: None };
    assert_eq!(news[0].events[0], table::Event::In(told));
}

#[test]
fn five_people_share_a_game_for_three() {
    // FH-END-8
    let (mut device, first) = company(6);
    assert_eq!((first.out.len(), first.rounds[0].len(), first.dealer), (2, 5, None));
    let waited = device.game.waiting();
    assert_eq!(waited, first.out);
    play_until(&mut device, |device| device.my().turn() == Turn::Over);
    let seated = device.game.seated();
    let winners: Vec<usize> = device.my().view().winners.iter().map(|seat| seated[seat.index()]).collect();
    let draw = device.next_game().unwrap();
    let drew: Vec<usize> = draw.rounds[0].iter().map(|&(person, _)| person).collect();
    assert!(drew.iter().all(|person| !waited.contains(person)), "those who played draw");
    assert_eq!(device.game.waiting(), draw.out);
    assert!(waited.iter().all(|&person| !draw.out.contains(&person)), "those who waited play");
    // The games are those of the people, wherever they sit now.
    for (winner, games) in device.game.games_won() {
        let Winner::Person(person) = winner else { panic!("{winner:?}") };
        assert_eq!(games > 0, winners.contains(&person));
    }
    assert_eq!(device.game.games_won().len(), 5);
}

#[test]
fn a_person_who_sits_out_sees_what_a_spectator_sees_and_does_nothing() {
    // FH-END-8
    let mut device = watching().0;
    device.deal(None).unwrap();
    assert_eq!(device.my().view().viewer, table::Viewer::Spectator);
    assert!(device.my().view().seats.iter().all(|seat| seat.hand.is_none()));
    let before = device.game.to_text();
    assert!(device.my().hint().is_none() && !device.undo() && device.act(Action::Pass).unwrap().is_empty());
    assert_eq!(device.game.to_text(), before);
    // A game that was saved is still theirs to watch, and the next one may be theirs to play.
    let mut again = Device::<Rules>::new(Match::read(&before).unwrap());
    assert_eq!((again.my().me(), again.my().view()), (None, device.my().view()));
    play_until(&mut again, |device| device.my().turn() == Turn::Over);
    again.next_game();
    assert!(again.my().me().is_some(), "nobody waits longer than a game where two seats are given up");
}

#[test]
fn a_company_that_cannot_share_the_game_is_refused() {
    // FH-END-8
    for (preset, people, most) in [("australian-3", 2, 6), ("australian-3", 7, 6), ("australian-4", 9, 8)] {
        let people = vec![Member::human("Ann"); people];
        let error = Match::new(Rules::preset(preset).unwrap(), &MatchSetup::new(people.clone())).unwrap_err();
        let SetupError::Company { people: asked, most: limit, .. } = error else { panic!("{error}") };
        assert_eq!((asked, limit), (people.len(), most));
    }
}

/// A device with bots of these levels, a hand played.
fn with_levels(levels: [Level; 3]) -> Device<Rules> {
    let mut setup = setup(4, 9);
    for (member, level) in setup.people[1..].iter_mut().zip(levels) {
        member.who = Who::Bot(level);
    }
    let mut device = Device::new(Match::new(Rules::preset("australian-4").unwrap(), &setup).unwrap().0);
    play_until(&mut device, |device| hands(device) == 1);
    device
}

#[test]
fn each_of_the_bots_may_have_a_level_of_its_own() {
    let mut device = with_levels([Level::Beginner, Level::Club, Level::Casual]);
    let levels: Vec<_> = (0..4).map(|person| device.game.level(person)).collect();
    assert_eq!(levels, [None, Some(Level::Beginner), Some(Level::Club), Some(Level::Casual)]);
    let mut again = Device::<Rules>::new(Match::read(&device.game.to_text()).unwrap());
    for device in [&mut device, &mut again] {
        play_until(device, |device| hands(device) == 2);
    }
    assert_eq!(device.game.to_text(), again.game.to_text());
}

/// A match as the version before the log kept it.
fn old(level: &str, more: &str) -> String {
    format!(
        r#"{{
        "format": "kookaburra-save/2",
        "company": {{ "people": ["You", "Mae", "Ned", "Ivy", "Bert"], "seated": [4, 0, 2, 3], "won": [1, 0, 1, 0, 2] }},
        "seed": "0909090909090909090909090909090909090909090909090909090909090909",
        "level": {level},
        "game": 1,{more}
        "record": {{
            "format": "kookaburra-record/1", "game": "five-hundred", "rules": {{ "preset": "australian-4" }},
            "players": ["Bert", "You", "Ned", "Ivy"], "hands": []
        }}
    }}"#
    )
}

#[test]
fn a_match_from_before_the_log_is_read() {
    // FH-END-8
    let read = |text: &str| Match::<Rules>::read(text);
    let game = read(&old("\"casual\"", "\"first\": 2, \"cut\": true,")).unwrap();
    assert_eq!(
        (game.level(0), game.level(1), game.level(4)),
        (None, Some(Level::Casual), Some(Level::Casual))
    );
    assert_eq!((game.game(), game.waiting(), game.log().won()), (1, vec![1], vec![1, 0, 1, 0, 2]));
    assert_eq!(
        (game.seat_of(Person(0)), game.log().start().first, game.cut),
        (Some(Seat(1)), Some(Seat(2)), true)
    );
    let each = read(&old("[\"beginner\",\"club\"]", "\"conventions\": \"joker\",")).unwrap();
    assert_eq!(
        (each.level(1), each.level(2), each.level(4)),
        (Some(Level::Beginner), Some(Level::Club), Some(Level::Club))
    );
    assert_eq!(each.conventions().to_string(), "joker");
    assert_eq!(Match::<Rules>::read(&each.to_text()).unwrap().to_text(), each.to_text());
    let club = old("\"club\"", "");
    for (from, to, kind) in [
        ("save/2", "save/3", NotRead::Newer),
        ("save/2", "save/1", NotRead::Older),
        ("\"game\": 1", "\"game\": 1, \"weather\": 1", NotRead::Damaged),
        ("australian-4", "australian-9", NotRead::Newer),
        ("\"club\"", "\"oracle\"", NotRead::Newer),
        ("\"game\": 1", "\"game\": -1", NotRead::Damaged),
        ("[4, 0, 2, 3]", "[4, 0, 2]", NotRead::Damaged),
        ("[4, 0, 2, 3]", "[4, 0, 2, 9]", NotRead::Damaged),
        ("[4, 0, 2, 3]", "[4, 0, 0, 3]", NotRead::Damaged),
        ("[1, 0, 1, 0, 2]", "[1]", NotRead::Damaged),
        ("five-hundred", "poker", NotRead::Damaged),
        ("0909", "zz09", NotRead::Damaged),
    ] {
        let other = club.replacen(from, to, 1);
        assert_ne!(other, club, "{from}");
        assert_eq!(AnyMatch::read(other.as_bytes()).unwrap_err(), kind, "{from} -> {to}");
    }
}

#[test]
fn a_hint_comes_with_what_was_weighed() {
    let mut device = with_levels([Level::Strong; 3]);
    let is_choice = |view: &View| {
        let several = matches!(view.choices, Choices::Play { cards, .. } if cards.len() > 2);
        several && view.contract.as_ref().is_some_and(|contract| !contract.bid.is_misere())
    };
    play_until(&mut device, |device| device.my().turn() == Turn::Mine && is_choice(&device.my().view()));
    let advice = device.my().advice().unwrap();
    assert_eq!(device.my().hint(), Some(advice.decision));
    assert_eq!(advice.weighed.len(), device.my().view().choices.len() as usize);
    assert_eq!(advice.weighed[0].action, advice.decision.action);
}

#[test]
fn those_who_think_do_so_on_as_many_cores_as_wanted() {
    let mut device = with_levels([Level::Strong; 3]);
    let weighed = |device: &Device<Rules>, cores| {
        let mut device = device.clone();
        device.game.think_on(cores);
        let judged = device.my().review(true, Level::Strong).unwrap();
        let judged: Vec<_> = judged.flat_map(|finding| finding.judged.weighed).collect();
        (device.my().advice().map(|advice| advice.weighed), judged)
    };
    let choice =
        |device: &Device<Rules>| device.my().turn() == Turn::Mine && device.my().view().choices.len() > 3;
    play_until(&mut device, |device| device.my().view().tricks_played == 1 && choice(device));
    let (one, two) = (weighed(&device, 1), weighed(&device, 2));
    assert!(one.0 != two.0 && one.1 != two.1, "more worlds, other numbers");
    assert_eq!(two, weighed(&device, 2));
    let again = Device::<Rules>::new(Match::read(&device.game.to_text()).unwrap());
    assert_eq!(one, weighed(&again, 1));
}

#[test]
fn what_partners_agree_is_heard_and_kept() {
    let conventions = "joker+help".parse().unwrap();
    let setup = MatchSetup { conventions, ..setup(4, 9) };
    let game = Match::new(Rules::preset("australian-4").unwrap(), &setup).unwrap().0;
    assert_eq!(game.agreed(), [conventions; 4]);
    assert_eq!(Match::<Rules>::read(&game.to_text()).unwrap().conventions(), conventions);
    // Not where sides change.
    let three = MatchSetup { people: setup.people[..3].to_vec(), ..setup };
    let error = Match::new(Rules::preset("australian-3").unwrap(), &three);
    assert_eq!(error.unwrap_err(), SetupError::NoConventions);
}

#[test]
fn a_match_is_not_begun_with_the_laws_open() {
    // LAW-AXIS-1, LAW-AXIS-5
    let rules = kookaburra::build_rules("quebec-4", &["laws=open".to_owned()]).unwrap();
    let kookaburra::AnyRules::FiveHundred(rules) = rules else { panic!("another game") };
    let people = (0..4).map(|number| Member::human(format!("P{number}"))).collect();
    assert_eq!(Match::new(*rules, &MatchSetup::new(people)).unwrap_err(), SetupError::OpenTable);
}

#[test]
fn among_several_people_nobody_decides_again_who_has_seen_the_kitty_or_their_cards() {
    // FH-BID-4, FH-KIT-1
    let shared = |preset: &str, actions: &[&str]| {
        let hands = [
            "X JH JD AH KH QH 10H 9H AS KS",
            "4H 5H 6S 7S 8S 9S 10S 5C 8C QC",
            "7H 6H KC AC 5D 6D 7D 9D 10D JS",
            "8H QD KD AD JC QS 9C 10C 7C 8D",
        ];
        let record = dealt(preset, 3, &hands, "5S 6C 4D", actions).game.record();
        let bot = |name| Member::bot(name, Level::Club);
        let members = vec![Member::human("Ann"), bot("Mae"), Member::human("Bo"), bot("Ned")];
        let mut device = Device::<Rules>::new(Match::of_record(&record, members, &[0, 1, 2, 3]).unwrap());
        device.put_before(Person(0));
        device
    };
    let calls = ["0 8H", "1 pass", "2 pass", "3 pass"];
    let mut kitty = shared("australian-4", &calls);
    assert!(kitty.my().view().kitty.is_some());
    assert!(kitty.is_undo_barred() && !kitty.undo());
    // Before the last pass nobody has seen it.
    assert!(shared("australian-4", &calls[..3]).undo());
    let mut looked = shared("australian-4-blind", &["0 look"]);
    assert!(looked.is_undo_barred() && !looked.undo());
    // What is done with cards that one knows can be taken back.
    let discard = [&calls[..], &["0 discard 5S 6C 4D"]].concat();
    let mut discarded = shared("australian-4", &discard);
    assert!(discarded.undo() && !discarded.undo());
}
