use five_hundred::Rules;
use table::{Person, Seat, Viewer};
use texts::Lang;

use super::*;
use crate::testing::{self, Script};

/// What a table says when these lines are typed.
fn said(device: Device<Rules>, lang: Lang, lines: &str) -> String {
    let (_folder, store) = testing::store();
    let texts = Texts::for_rules(lang, device.game.rules());
    let mut out = Vec::new();
    Plain::new(device, store, texts, false, &mut out).play(None, &[], lines.as_bytes()).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn the_table_speaks_and_answers() {
    let device = Script::new("australian-4", 1, "7H").deal().device(0);
    let text = said(device, Lang::En, "hand\nfoo\n10S\n7h\nscore\nrules\nquit\n");
    assert!(text.contains("Your hand: "), "{text}");
    assert!(text.contains("I don’t know “foo”."));
    assert!(text.contains("You bid ten spades."));
    assert!(text.contains("Game saved. Goodbye."));
    assert!(!text.contains('\u{1b}'));
}

#[test]
fn a_refusal_says_why_and_asks_again() {
    // FH-AUC-2
    let device = Script::new("australian-4", 2, "8H").deal().until(|view| view.calls.len() == 3).device(3);
    let text = said(device, Lang::En, "7S\n");
    assert!(text.contains("Seven spades doesn’t beat eight hearts"), "{text}");
}

#[test]
fn the_end_of_the_input_saves_and_leaves() {
    let device = Script::new("australian-4", 1, "7H").deal().device(0);
    let (_folder, mut store) = testing::store();
    let texts = Texts::for_rules(Lang::Fr, device.game.rules());
    let plain = Plain::new(device, store.clone(), texts, false, Vec::new());
    plain.play(None, &[], "passe\n".as_bytes()).unwrap();
    let crate::store::Found::Game(saved) = store.find() else { panic!("not saved") };
    let card_match::AnyMatch::FiveHundred(saved) = *saved else { panic!("another game") };
    assert!(Device::new(saved).my().view().calls.len() > 1);
}

#[test]
fn what_was_read_can_be_taken_back() {
    let device = Script::new("australian-4", 1, "7H").deal().device(0);
    let text = said(device, Lang::En, "undo\npass\nundo\npass\n");
    assert!(text.contains("Nothing to undo") && text.contains("Undone"), "{text}");
}

/// A whole game by typing what every hint says, as far as a table's own words allow to find it.
fn whole_game(preset: &str, lang: Lang) -> String {
    let mut device = testing::device(preset, 21);
    let mut lines = String::new();
    // What to type is found by playing the game once; typing it then must give the same game.
    while device.my().turn() != Turn::Over {
        match device.my().turn() {
            Turn::Deal => drop(device.deal(None).unwrap()),
            Turn::Other(_) => drop(device.bot_acts()),
            _ => {
                let action = device.my().hint().unwrap().action;
                lines.push_str(&format!("hint\n{action}\n"));
                device.act(action).unwrap();
            }
        }
    }
    lines.push_str(if lang == Lang::Fr { "pointage\nnon\n" } else { "score\nno\n" });
    let text = said(testing::device(preset, 21), lang, &lines);
    assert!(
        text.contains(
            &Narrator::new(Texts::for_rules(lang, device.game.rules()), device.my().people(), false)
                .game_over(device.game.standing().winners)
        ),
        "{text}"
    );
    text
}

#[test]
fn a_whole_game_in_english() {
    let text = whole_game("australian-4", Lang::En);
    assert!(text.contains("Another game? Type yes or no") && text.ends_with("Game saved. Goodbye.\n"));
    assert!(!text.contains('⟨') && !text.contains('\u{1b}'), "{text}");
}

#[test]
fn a_whole_game_in_french() {
    let text = whole_game("quebec-2", Lang::Fr);
    assert!(text.contains("Une autre partie? oui ou non") && text.ends_with("À bientôt.\n"));
    assert!(!text.contains('⟨') && !text.contains('\u{1b}'), "{text}");
}

#[test]
fn the_player_says_how_he_cuts() {
    // FH-DEAL-1, FH-AMB-20
    let device = testing::cutting("quebec-2");
    let text = said(device.clone(), Lang::Fr, "3\nbeaucoup\n12\n");
    assert_eq!(text.matches("Tapez un nombre de 4 à").count(), 2, "{text}");
    assert!(text.contains("Vous coupez\u{a0}: 12 cartes."), "{text}");
    assert!(text.find("combien de cartes levez-vous") < text.find("Vous coupez"), "{text}");
    let half = device.game.half();
    assert!(said(device, Lang::Fr, "\n").contains(&format!("Vous coupez\u{a0}: {half} cartes.")));
}

#[test]
fn who_sits_out_watches_or_skips_to_the_end() {
    // FH-END-8
    for lang in Lang::ALL {
        let (device, draw) = testing::watching();
        let (_folder, store) = testing::store();
        let texts = Texts::for_rules(lang, device.game.rules());
        let mut out = Vec::new();
        let lines = "hand\nhint\n7H\n\nskip\nscore\n";
        Plain::new(device, store, texts, false, &mut out).play(Some(draw), &[], lines.as_bytes()).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text.matches(&texts.get("note-watching")).count(), 3, "{text}");
        let dealt = if lang == Lang::Fr { "Donne" } else { "Hand" };
        assert!(text.contains(&format!("{dealt} 1. ")) && text.contains(&format!("{dealt} 2. ")), "{text}");
        let asked = text.matches(&texts.get("plain-watch")).count();
        assert_eq!(asked, 5, "asked before the first hand and after it, and no more: {text}");
        assert!(text.contains(&texts.get("draw-you-sit-out")) && text.contains(&texts.get("plain-another")));
        assert!(text.contains("Mae") && !text.contains('⟨'), "{text}");
    }
}

#[test]
fn the_next_game_says_who_plays_now() {
    // FH-END-8
    let (device, draw) = testing::watching();
    let (_folder, store) = testing::store();
    let texts = Texts::for_rules(Lang::En, device.game.rules());
    let mut out = Vec::new();
    let lines = "skip\nyes\nhand\n";
    Plain::new(device, store, texts, false, &mut out).play(Some(draw), &[], lines.as_bytes()).unwrap();
    let text = String::from_utf8(out).unwrap();
    let (_, second) = text.split_once("Another game?").unwrap();
    assert!(second.contains("sit out this game") && !second.contains("You sit out"), "{second}");
    assert!(second.contains("Your hand:"), "{second}");
}

#[test]
fn a_hand_is_looked_at_again_in_lines() {
    let device = Script::new("australian-4", 0, "7H").deal().out().device(0);
    let text = said(device, Lang::En, "review\nquit\n");
    assert!(text.contains("Trick 10: ") && text.contains("Better: play "), "{text}");
    assert!(text.contains("Your play has been reviewed."), "{text}");
    let device = Script::new("australian-4", 0, "7H").deal().device(0);
    let text = said(device, Lang::Fr, "revoir\nréclamer\nquitter\n");
    assert!(text.contains("Aucune donne") && text.contains("On réclame le reste"), "{text}");
    // With one card that may be played there is nothing to weigh.
    let forced = |view: &five_hundred::View| {
        view.viewer == Viewer::Seat(Seat(0)) && view.tricks_played > 0 && view.choices.len() == 1
    };
    let device = Script::new("australian-4", 0, "7H").deal().until(forced).device(0);
    let text = said(device, Lang::Fr, "pourquoi\nquitter\n");
    assert!(text.contains("Aucun choix évalué"), "{text}");
}

#[test]
fn the_last_hand_is_tried_again_in_lines() {
    for (lang, word) in [(Lang::En, "again 1"), (Lang::Fr, "rejouer 1"), (Lang::Fr, "again")] {
        let device = Script::new("australian-4", 0, "7H").deal().out().device(0);
        let texts = Texts::for_rules(lang, device.game.rules());
        let text = said(device, lang, &format!("{word}\nquit\n"));
        let (_, after) = text.split_once(&texts.get("again-begins")).unwrap_or_else(|| panic!("{text}"));
        let dealt = if lang == Lang::Fr { "Donne 1. " } else { "Hand 1. " };
        assert!(after.contains(dealt), "{after}");
        assert!(text.contains(&texts.get("plain-goodbye")), "{text}");
    }
    let device = Script::new("australian-4", 0, "7H").deal().device(0);
    let text = said(device, Lang::En, "again\nagain x\nquit\n");
    assert!(text.contains("no hand that could be tried again") && text.contains("I don’t know"), "{text}");
}

/// How a cover begins.
const COVER: &str = "Pass the screen to ";

/// The parts of what is told, each from a cover on; with the first, what comes before any.
fn by_cover(told: &str) -> Vec<&str> {
    let mut places: Vec<usize> = told.match_indices(COVER).map(|(place, _)| place).collect();
    places.insert(0, 0);
    places.push(told.len());
    places.windows(2).map(|ends| &told[ends[0]..ends[1]]).collect()
}

/// The hands that are told, each a list of cards.
fn hands(told: &str) -> Vec<Vec<&str>> {
    told.lines()
        .filter_map(|line| line.strip_prefix("Your hand: "))
        .map(|hand| hand.split(", ").collect())
        .collect()
}

/// The names of the three people at one screen, by their numbers.
const PEOPLE: [&str; 4] = ["Player 1", "Ann", "Mae", "Bo"];

#[test]
fn three_people_and_a_bot_play_a_hand_line_by_line() {
    let device = testing::hotseat("australian-4", 5, Lang::En);
    let lines = testing::lines_of_a_hand(device.clone());
    let upto = |count: usize| lines[..count].iter().map(|(_, line)| format!("{line}\n")).collect::<String>();
    let told = said(device.clone(), Lang::En, &upto(lines.len()));
    assert!(!told.contains('⟨') && told.contains("Trick 10") | told.contains("Scores"), "{told}");
    let covers: Vec<usize> = (0..lines.len()).filter(|&at| lines[at].1.is_empty()).collect();
    let parts = by_cover(&told);
    // After the hand, the next one is dealt, and covered again.
    assert_eq!(parts.len(), covers.len() + 2);
    assert!(covers.len() >= 30, "{}", covers.len());
    assert_eq!(hands(parts[0]), Vec::<Vec<&str>>::new(), "nothing is shown before somebody is there");
    let mut dealt = device.clone();
    dealt.deal(None).unwrap();
    let kitty = 3;
    for (&at, part) in covers.iter().zip(&parts[1..]) {
        let person = lines[at].0;
        assert!(part.starts_with(&format!("Pass the screen to {}. ", PEOPLE[person])), "{part}");
        let view = dealt.game.at(Person(person as u32)).view();
        let own = view.seats[person].hand.unwrap();
        let texts = Texts::for_rules(Lang::En, device.game.rules());
        let own: Vec<String> = own.into_iter().map(|card| texts.card(card)).collect();
        let hands = hands(part);
        assert!(!hands.is_empty(), "{part}");
        for hand in hands {
            let strange = hand.iter().filter(|card| !own.iter().any(|own| own == *card)).count();
            let contractor =
                part.contains("You win the bidding") || part.contains("The kitty") || person == 0;
            assert!(strange <= if contractor { kitty } else { 0 }, "{hand:?} of {person}: {own:?}");
        }
        // While the cover is up, nothing else is told.
        let so_far = said(device.clone(), Lang::En, &upto(at));
        let last = by_cover(&so_far).pop().unwrap();
        assert_eq!(last.lines().count(), 2, "{last}");
        assert!(last.ends_with("when you have it.\nGame saved. Goodbye.\n"), "{last}");
    }
}

#[test]
fn what_is_told_to_one_person_is_scrolled_away_before_the_next() {
    let device = testing::hotseat("australian-4", 5, Lang::En);
    let lines = testing::lines_of_a_hand(device.clone());
    let lines: String = lines.iter().map(|(_, line)| format!("{line}\n")).collect();
    for forgets in [false, true] {
        let (_folder, store) = testing::store();
        let texts = Texts::for_rules(Lang::En, device.game.rules());
        let mut out = Vec::new();
        let plain = Plain::new(device.clone(), store, texts, false, &mut out).seen_on(40, forgets);
        plain.play(None, &[], lines.as_bytes()).unwrap();
        let told = String::from_utf8(out).unwrap();
        let parts = by_cover(&told);
        // The screen is wiped, then the lines that have left it, and the next line stands at the top.
        let wiped = "\n".repeat(41) + if forgets { "\u{1b}[2J\u{1b}[3J\u{1b}[1;1H" } else { "" };
        assert_eq!(told.matches('\u{1b}').count(), if forgets { 3 * (parts.len() - 1) } else { 0 });
        for part in &parts[..parts.len() - 1] {
            assert!(part.ends_with(&wiped), "{part:?}");
        }
    }
}

#[test]
fn at_one_screen_the_last_decision_is_taken_back_by_those_who_made_it() {
    let device = testing::hotseat("australian-4", 5, Lang::En);
    // Under the cover; then in the turn of the next player, who may not see what they would decide.
    for lines in ["\npass\nundo\n\n6NT\n", "\npass\n\nundo\n\n6NT\n"] {
        let told = said(device.clone(), Lang::En, lines);
        let parts = by_cover(&told);
        let people: Vec<&str> =
            parts[1..].iter().map(|part| &part[COVER.len()..part.find('.').unwrap()]).collect();
        assert_eq!(people, ["Player 1", "Ann", "Player 1", "Ann"], "{told}");
        assert_eq!(hands(parts[3]), hands(parts[1]), "{told}");
        assert!(parts[3].contains("You bid six no trumps") && !parts[3].contains("You pass"), "{told}");
        assert!(!parts[3].contains("Ann passes"), "{told}");
    }
    // Typing anything but Enter under the cover does nothing.
    let told = said(device, Lang::En, "hand\ntable\npass\nhint\nscore\nquit\n");
    assert_eq!(told.matches("Pass the screen to Player 1").count(), 6, "{told}");
    assert!(hands(&told).is_empty() && !told.contains("passes"), "{told}");
}

#[test]
fn a_shared_game_that_is_gone_on_with_asks_first_who_is_there() {
    let mut device = testing::hotseat("australian-4", 5, Lang::En);
    device.deal(None).unwrap();
    assert!(device.pass());
    device.act(five_hundred::Action::Pass).unwrap();
    let again = Device::new(card_match::Match::read(&device.game.to_text()).unwrap());
    let told = said(again.clone(), Lang::En, "quit\n");
    assert!(told.contains("Pass the screen to Ann.") && hands(&told).is_empty(), "{told}");
    let told = said(again, Lang::En, "\nquit\n");
    assert!(told.contains("Player 1 passes.") && hands(&told).len() == 1, "{told}");
}
