//! What can’t be taken back is asked first, on the screen and line by line.

use online_wire::ParticipantId;

use super::{
    super::{Meant, OnlineLines},
    *,
};

fn type_in(seen: &mut Seen, line: &str) -> Vec<Want> {
    seen.letter(':');
    line.chars().for_each(|letter| drop(seen.letter(letter)));
    seen.press(KeyCode::Enter)
}

fn playing() -> Device<five_hundred::Rules> {
    let mine = |view: &five_hundred::View| view.tricks_played == 1 && view.to_act.contains(table::Seat(0));
    card_match::testing::Script::new("australian-4", 1, "7H").deal().until(mine).device(0)
}

#[test]
fn on_the_screen_it_takes_a_letter_that_means_yes() {
    let asked = ["End the game for everyone?", "Finir la partie pour tout le monde?"];
    for (lang, yes) in [(Lang::En, 'y'), (Lang::Fr, 'o')] {
        let mut seen = Seen::at(lang, begun(), &playing());
        assert_eq!(type_in(&mut seen, "end table"), [], "one line ends nothing");
        assert!(seen.shows(asked[lang as usize]), "{}", seen.picture(100, 30));
        assert_eq!(seen.press(KeyCode::Esc), [], "any other key leaves it");
        assert!(!seen.shows(asked[lang as usize]));
        assert_eq!(seen.letter(yes), [], "and nothing is asked any more");
        seen.press(KeyCode::Esc);
        type_in(&mut seen, "end table");
        assert!(seen.shows(asked[lang as usize]), "{}", seen.picture(100, 30));
        assert_eq!(seen.letter(yes), ask(TableCommand::End {}), "{lang}");
    }
}

#[test]
fn line_by_line_it_takes_a_yes_and_what_has_changed_is_asked_no_more() {
    let mut plain = OnlineLines::new(Lang::En, String::new(), Vec::new());
    let device = playing();
    plain.welcomed(&welcome("australian-4", begun(), told(7, &device, Entered::Opened))).unwrap();
    let bo = ParticipantId(1);
    for (line, command) in [
        ("end table", TableCommand::End {}),
        ("remove 2", TableCommand::Remove { participant: bo }),
        ("host 2", TableCommand::Host { participant: bo }),
        ("replace 3", TableCommand::Replace { place: 2 }),
        ("watch", TableCommand::Stand {}),
    ] {
        assert_eq!(plain.typed(line).unwrap(), Meant::NOTHING, "{line}");
        assert_eq!(plain.typed("no").unwrap(), Meant::NOTHING, "{line}");
        assert_eq!(plain.typed(line).unwrap(), Meant::NOTHING, "{line}");
        assert_eq!(plain.typed("yes").unwrap(), Meant::ask(command), "{line}");
    }
    assert_eq!(plain.typed("leave table").unwrap(), Meant::NOTHING);
    assert_eq!(plain.typed("y").unwrap(), Meant::Leave);
    assert_eq!(
        plain.typed("pause").unwrap(),
        Meant::ask(TableCommand::Pause { paused: true }),
        "it can be taken back"
    );
    // Somebody else has closed the table in the meantime.
    plain.typed("watch").unwrap();
    let ended = Participants { ended: true, ..begun() };
    plain.told(&TableUpdate { participants: Some(ended), ..told(8, &device, Entered::Ended) }).unwrap();
    assert_ne!(plain.typed("yes").unwrap(), Meant::ask(TableCommand::Stand {}));
}
