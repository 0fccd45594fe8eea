//! Five Hundred in words, at tables in a known state.

use card_match::{
    Device, Level, Match, MatchSetup, Turn, Who,
    testing::{self, Script, play_until},
};
use five_hundred::{Action, Bid, Phase, Rules, Strain};
use players::{Behind, Weighed, five_hundred::Reason};
use table::Seat;
use texts::narration::{
    Narrator, ScoreSheet,
    five_hundred::{Event, Picks, PlaysFrom, plays_from, prompt, row_is_due},
};
use texts::{Lang, Texts};

#[test]
fn a_hint_names_another_call_whose_difference_may_be_chance() {
    let view = Script::new("australian-4", 0, "7H").deal().device(0).my().view();
    let rules = Rules::preset("australian-4").unwrap();
    let narrator = Narrator::new(
        Texts::for_rules(Lang::En, &rules),
        testing::device("australian-4", 4).my().people(),
        false,
    );
    let bid = |level| Bid::tricks(level, Strain::Hearts);
    let told = |reason, points| {
        let decision = players::five_hundred::Decision { action: Action::Bid(bid(8)), reason };
        let weighed = |level, value, points| Weighed {
            action: Action::Bid(bid(level)),
            value,
            chance: Some(0.6),
            behind: Behind { points, error: 10.0 },
        };
        let weighed = [weighed(8, 189.0, 0.0), weighed(7, 189.0 - points, points)];
        narrator.advice_in_full::<Rules>(&view, &decision, &weighed)
    };
    let best = Reason::SearchStop { bid: bid(8), percent: 60, seat: Seat(1), over: bid(7) };
    assert!(told(best, -19.0).ends_with("About as good: bid seven hearts."), "{}", told(best, -19.0));
    assert!(told(best, 5.0).ends_with("About as good: bid seven hearts."));
    assert!(!told(best, 40.0).contains("About as good"));
    // Once is enough.
    let even = Reason::SearchBidOr { bid: bid(8), percent: 60, other: bid(7) };
    assert!(!told(even, 5.0).contains("About as good:"));
}

#[test]
fn in_rows_the_place_of_the_next_card_follows_the_trick() {
    // FH-PLAY-7
    let script = Script::new("australian-2", 0, "7H").deal().until(|view| view.phase == Some(Phase::Play));
    assert_eq!(plays_from(&script.device(0).my().view(), Seat(0)), PlaysFrom::Hand);
    let script = script.until(|view| view.trick.as_ref().is_some_and(|trick| trick.plays.len() == 2));
    assert_eq!(plays_from(&script.device(0).my().view(), Seat(0)), PlaysFrom::Row);
}

#[test]
fn in_rows_everybody_is_told_from_where_the_next_card_is_due() {
    // FH-PLAY-7
    for preset in ["australian-2", "australian-2-plain", "quebec-2"] {
        let mut device = testing::device(preset, 4);
        let mut told = std::collections::BTreeSet::new();
        play_until(&mut device, |device| device.my().view().phase == Some(Phase::Play));
        while device.game.finished_hands().is_empty() {
            let view = device.my().view();
            let due = row_is_due(&view).unwrap();
            let prompts = Lang::ALL.map(|lang| {
                let texts = Texts::for_rules(lang, device.game.rules());
                let narrator = Narrator::new(texts, device.my().people(), false);
                prompt(&device.my().situation(&view), &narrator, Picks::default())
            });
            let news = match device.my().turn() {
                Turn::Other(_) => device.bot_acts(),
                _ => device.act(device.my().hint().unwrap().action).unwrap(),
            };
            let played = news.iter().flat_map(|news| &news.events).find_map(|event| match event {
                table::Event::In(Event::Played { from_row, .. }) => Some(*from_row),
                _ => None,
            });
            assert_eq!(played, Some(due), "{preset}");
            for (prompt, place) in prompts.iter().zip([["hand", "row"], ["main", "rangée"]]) {
                assert!(prompt.0.contains(place[usize::from(due)]), "{preset}: {prompt:?}");
            }
            told.insert((prompts[0].1, due));
        }
        assert_eq!(told.len(), 4, "{preset}: {told:?}");
    }
}

#[test]
fn in_a_super_open_misere_the_player_on_the_left_plays_the_contractors_cards() {
    // FH-PLAY-6
    let script = Script::new("australian-5-open", 4, "super-open-misere")
        .deal()
        .until(|view| view.phase == Some(Phase::Play));
    let device = script.device(0);
    assert_eq!(device.my().turn(), Turn::Mine);
    assert_eq!(plays_from(&device.my().view(), Seat(0)), PlaysFrom::For(Seat(4)));
}

#[test]
fn a_finished_game_is_told_hand_by_hand() {
    let mut device = testing::device("american-2", 5);
    play_until(&mut device, |device| device.my().turn() == Turn::Over);
    let narrator =
        Narrator::new(Texts::for_rules(Lang::En, device.game.rules()), device.my().people(), false);
    let (sheet, winners) = (
        ScoreSheet::new(device.game.rules(), &device.game.so_far(), &narrator),
        device.game.standing().winners,
    );
    let (story, turned) = (sheet.story(&narrator, winners), sheet.turning_point(winners));
    assert_eq!(story.len(), 2 + usize::from(turned.is_some()));
    for (line, (column, total)) in story.iter().zip(sheet.columns.iter().zip(&sheet.totals)) {
        assert!(line.starts_with(&column.name) && line.ends_with(&narrator.score(*total)), "{line}");
    }
    let hand = turned.map_or_else(String::new, |hand| format!("hand {}", hand + 1));
    assert!(story.last().is_some_and(|line| line.contains(&hand)), "{story:?}");
}

#[test]
fn what_partners_agree_is_told() {
    let conventions = "joker+help".parse().unwrap();
    let setup = MatchSetup { conventions, ..testing::setup(4, 9) };
    let rules = Rules::preset("australian-4").unwrap();
    let mut device = Device::new(Match::new(rules.clone(), &setup).unwrap().0);
    let narrator = Narrator::new(Texts::new(Lang::En), device.my().people(), false);
    assert!(narrator.agreed(conventions)[0].contains("shows the joker"));
    let mut told = String::new();
    for _ in 0..12 {
        play_until(&mut device, |device| {
            device.my().turn() == Turn::Deal || device.my().turn() == Turn::Over
        });
        for news in device.my().retell() {
            let after = news.situation(&rules, conventions);
            told.extend(news.events.iter().map(|event| narrator.sentence(event, &after) + "\n"));
        }
        if device.my().turn() == Turn::Deal {
            device.deal(None).unwrap();
        } else {
            break;
        }
    }
    assert!(told.contains("Shows ") || told.contains("Says: "), "{told}");
}

#[test]
fn what_was_weighed_is_listed_with_what_it_is_worth() {
    let mut setup = testing::setup(4, 9);
    setup.people[1].who = Who::Bot(Level::Strong);
    let mut device = Device::new(Match::new(Rules::preset("australian-4").unwrap(), &setup).unwrap().0);
    let is_choice = |view: &five_hundred::View| {
        let several = matches!(view.choices, five_hundred::Choices::Play { cards, .. } if cards.len() > 2);
        several && view.contract.as_ref().is_some_and(|contract| !contract.bid.is_misere())
    };
    play_until(&mut device, |device| device.my().turn() == Turn::Mine && is_choice(&device.my().view()));
    let advice = device.my().advice().unwrap();
    let narrator = Narrator::new(Texts::new(Lang::Fr), device.my().people(), false);
    let listed = narrator.alternatives::<Rules>(&device.my().view(), &advice.weighed);
    assert!(listed[0].worth.contains(" levées pour ") && listed[0].worth.ends_with("\u{a0}%"), "{listed:?}");
    assert!(listed.iter().all(|one| one.value.is_some_and(|tricks| (0.0..=10.0).contains(&tricks))));
    let many = advice.weighed.repeat(6);
    assert_eq!(narrator.alternatives::<Rules>(&device.my().view(), &many).len(), 10);
}
