use learning::course::{Lesson, Task, chapters};
use tempfile::TempDir;

use super::*;

/// The output of a lesson, or of the list, on a day, when these lines are typed.
fn told_in(folder: &Path, day: u32, lesson: Option<&str>, lang: Lang, plain: bool, lines: &str) -> String {
    let options = LearnOptions { lesson: lesson.map(str::to_owned), lang, plain, ascii: false };
    let mut out = Vec::new();
    let mut room = Classroom { options: &options, folder, today: Day(day), columns: None, screen: false };
    room.enter(&mut lines.as_bytes(), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

fn told(lesson: &str, lang: Lang, lines: &str) -> String {
    let folder = TempDir::new().unwrap();
    told_in(folder.path(), 100, Some(lesson), lang, true, lines)
}

/// A reader hears words and no signs, and nothing that should have been filled in.
fn assert_heard(said: &str) {
    for sign in ["⟨", "{", "♠", "♥", "♦", "♣", "course-", "teach-"] {
        assert!(!said.contains(sign), "{sign}: {said}");
    }
}

/// The rest of a hand as anybody might type it: whatever may be played is tried, again and again.
fn whatever() -> String {
    let cards = "X, JH, JD, QH, 9H, 8H, AS, KS, 6S, 8D, 7C, 5D, 4D";
    cards.split(", ").map(|card| format!("{card}\n")).collect::<String>().repeat(3)
}

#[test]
fn the_first_hand_is_told_and_asked_in_english() {
    let typed = "\n\nsix hearts\nwhy\n7H\n7c 4d 5d\nagain\nthe jack of hearts\n".to_owned() + &whatever();
    let said = told("first-hand", Lang::En, &typed);
    for part in [
        "Your hand: ace of spades, king of spades",
        "Six hearts is safe, but there’s more in it.",
        "Right. Everyone passes, and the contract is yours.",
        "makes the contract in 88 of 100 deals",
        "Right. That draws their trumps.",
        "Seven hearts is worth 200 points",
        "The lesson is done. It comes back tomorrow.",
        "Next: kook learn cheaply",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert_heard(&said);
}

#[test]
fn the_first_hand_is_told_and_asked_in_french() {
    let typed = "\n\nsix cœur\npourquoi\nsept cœur\nécarter 7C 4D 5D\nencore\nle valet de cœur\n".to_owned();
    let said = told("first-hand", Lang::Fr, &(typed + &whatever()));
    for part in [
        "Leçon\u{a0}: Une donne entière",
        "Six cœur est sûr, mais il y a mieux à en tirer.",
        "Exact. Tout le monde passe, et le contrat est à vous.",
        "Le contrat réussit dans 88 donnes semblables sur 100.",
        "Exact. Cela fait tomber leurs atouts.",
        "Sept cœur vaut 200 points",
        "La leçon est finie. Elle revient demain.",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert_heard(&said);
}

#[test]
fn a_wrong_card_is_refused_by_the_rules_or_played_on() {
    let said = told("bowers", Lang::En, "KD\nwhy\nking of hearts\nagain\nJD\n");
    for part in [
        "You hold hearts: follow suit.",
        "The rule is FH-PLAY-3.",
        "It beats the contract in 52 of 100 deals like this, the best in 93.",
        "Let’s see what comes of it:",
        "You play the king of hearts.",
        "Try again.",
        "Right. The left bower beats the ace of trumps.",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    // The position is as it was.
    assert_eq!(said.matches("On the table: ").count(), 2, "{said}");
}

#[test]
fn cards_that_lie_open_are_told() {
    // FH-BID-5
    let said = told("keep-six", Lang::En, "quit\n");
    assert!(said.contains("Mae’s hand: ") && said.contains("ten of hearts"), "{said}");
}

#[test]
fn after_three_tries_or_when_asked_the_answer_is_shown() {
    let said = told("win", Lang::En, "JH\nJH\n");
    assert!(!said.contains("The answer"), "{said}");
    let said = told("win", Lang::En, "JH\nJH\nJH\nquit\n");
    assert!(said.contains("The answer: play the ace of hearts. Play it."), "{said}");
    let said = told("win", Lang::Fr, "montrer\nas de cœur\n");
    assert!(said.contains("La réponse\u{a0}: jouer l’as de cœur.") && said.contains("Exact."), "{said}");
}

#[test]
fn what_was_missed_returns_and_what_is_done_has_a_tick() {
    let folder = TempDir::new().unwrap();
    let listed = |day, plain| told_in(folder.path(), day, None, Lang::En, plain, "");
    assert!(!listed(100, false).contains('✓') && listed(100, true).contains("win: Win the trick\n"));
    told_in(folder.path(), 100, Some("win"), Lang::En, true, "JH\nAH\n");
    told_in(folder.path(), 100, Some("trump"), Lang::En, true, "6H\n");
    let list = listed(100, true);
    assert!(
        list.contains("win: Win the trick, done\n") && list.contains("trump: Trump it, done\n"),
        "{list}"
    );
    let list = listed(101, true);
    assert!(list.contains("win: Win the trick, again today\n"), "{list}");
    assert!(
        list.contains("One lesson comes back today.") && list.contains("trump: Trump it, done"),
        "{list}"
    );
    // Somebody who leaves has not done it.
    told_in(folder.path(), 100, Some("joker"), Lang::En, true, "quit\n");
    assert!(!listed(100, false).contains("✓ joker"));
    told_in(folder.path(), 100, Some("lead"), Lang::En, true, "led out of turn\nquit\n");
    assert!(listed(100, false).contains("✓ lead"));
}

#[test]
fn nothing_is_written_over_what_cannot_be_read() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("learnt.json");
    std::fs::write(&file, "no JSON").unwrap();
    let said = told_in(folder.path(), 100, Some("win"), Lang::En, true, "AH\n");
    assert!(said.contains("learnt.json") && said.contains("can’t be read"), "{said}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "no JSON");
}

/// What a learner types to go through a lesson.
fn answers(lesson: &Lesson) -> String {
    let of_step = |step: &learning::course::Step| match step.task() {
        Task::Told => String::new(),
        Task::Tried => step.refused.keys().next().cloned().unwrap_or_default(),
        Task::Asked | Task::Free => {
            step.right.first().filter(|text| *text != "*").cloned().unwrap_or_default()
        }
    };
    lesson.steps.iter().map(|step| of_step(step) + "\n").collect()
}

#[test]
fn every_lesson_is_listed_and_told_in_both_languages() {
    for lang in Lang::ALL {
        let folder = TempDir::new().unwrap();
        let list = told_in(folder.path(), 100, None, lang, true, "");
        assert_heard(&list);
        for lesson in chapters().iter().flat_map(|chapter| &chapter.lessons) {
            assert!(list.contains(&format!("\n{}", lesson.name)), "{}", lesson.name);
            let said = told(&lesson.name, lang, &answers(lesson));
            assert_heard(&said);
            let wrong = Texts::new(lang).get("teach-wrong");
            assert!(!said.contains(&wrong), "{}: {said}", lesson.name);
            // Where any card is right, or the rest is played without help, more would have to be typed.
            let whole = lesson.steps.iter().all(|step| !step.free && step.right != ["*"]);
            let over = Texts::new(lang).get("teach-over");
            assert!(!whole || said.contains(&over), "{}: {said}", lesson.name);
        }
        assert!(list.contains("revoke"), "{list}");
    }
}

#[test]
fn no_two_lessons_have_a_name() {
    let laws: Vec<String> =
        laws::open_table::lessons::lessons().into_iter().map(|lesson| lesson.name).collect();
    assert_eq!(laws.len(), 15);
    assert!(laws.iter().all(|name| lesson(name).is_none()), "{laws:?}");
}

#[test]
fn there_is_no_other_lesson() {
    let folder = TempDir::new().unwrap();
    let options =
        LearnOptions { lesson: Some("chess".to_owned()), lang: Lang::En, plain: true, ascii: false };
    let mut room =
        Classroom { options: &options, folder: folder.path(), today: Day(1), columns: None, screen: false };
    let error = room.enter(&mut &b""[..], &mut Vec::new()).unwrap_err();
    assert!(error.sentence(&Texts::new(Lang::En)).contains("chess"));
}

/// A lesson of Five Hundred on a screen of a test.
fn shown(name: &str, lang: Lang) -> crate::testing::Screen<five_hundred::Rules> {
    let AnyPlay::FiveHundred(play) = lesson(name).unwrap().start().unwrap() else { panic!("{name}") };
    crate::testing::Screen::of(screen::open(teacher(*play, lang, false), false).0)
}

#[test]
fn a_lesson_is_played_on_the_screen() {
    use crossterm::event::KeyCode::{Char, Enter};
    let mut screen = shown("bowers", Lang::En);
    let picture = screen.picture(80, 24);
    assert!(picture.contains("The bowers") && picture.contains("Hearts are trumps"), "{picture}");
    screen.press(&[Enter]);
    assert!(screen.picture(80, 24).contains("Hearts are trumps, and hearts were led."));
    screen.type_in("KD");
    assert_eq!(screen.note(), "You hold hearts: follow suit.");
    screen.type_in("KH");
    assert!(screen.picture(80, 24).contains("It beats the contract in 52"));
    screen.press(&[Enter]);
    assert_eq!(screen.note(), "Back to your turn. Try again.");
    screen.type_in("why");
    assert!(screen.picture(80, 24).contains("It beats the contract in 52"));
    screen.press(&[Enter, Char('h')]);
    assert!(screen.picture(80, 24).contains("The answer: play the jack of diamonds."));
    screen.press(&[Enter]);
    screen.type_in("JD");
    let picture = screen.picture(80, 24);
    assert!(picture.contains("The left bower beats") && picture.contains("It comes back"), "{picture}");
    assert!(!screen.app.is_leaving());
    screen.press(&[Enter]);
    assert!(screen.app.is_leaving());
}

#[test]
fn the_first_hand_is_played_on_the_screen_in_both_languages() {
    use crossterm::event::KeyCode::Enter;
    for lang in Lang::ALL {
        let mut screen = shown("first-hand", lang);
        for typed in ["7H", "discard 7C 4D 5D", "X"] {
            screen.picture(80, 24);
            screen.press(&[Enter]);
            screen.type_in(typed);
        }
        screen.press(&[Enter]);
        // The rest is played by itself: whatever may be played, again and again.
        for _ in 0..3 {
            for card in ["JH", "JD", "QH", "9H", "8H", "AS", "KS", "6S", "8D"] {
                screen.app.pass_time(std::time::Duration::from_secs(9));
                if screen.app.overlay.is_none() {
                    screen.type_in(card);
                }
            }
        }
        let picture = screen.picture(80, 24);
        let won = if lang == Lang::En { "200 points" } else { "200\u{a0}points" };
        assert!(picture.replace("200 points", won).contains(won), "{picture}");
        screen.press(&[Enter]);
        assert!(screen.app.is_leaving(), "{picture}");
    }
}

#[test]
fn every_lesson_fits_the_screen() {
    use crossterm::event::KeyCode::Enter;
    for lang in Lang::ALL {
        for lesson in chapters().iter().flat_map(|chapter| &chapter.lessons) {
            let fits = |picture: String| assert!(picture.contains(' '), "{}", lesson.name);
            match lesson.start().unwrap() {
                AnyPlay::FiveHundred(play) if play.is_dealt() => {
                    let mut screen =
                        crate::testing::Screen::of(screen::open(teacher(*play, lang, false), false).0);
                    fits(screen.picture(80, 24));
                    screen.press(&[Enter]);
                    fits(screen.picture(80, 24));
                }
                AnyPlay::Rummy500(play) if play.is_dealt() => {
                    let mut screen =
                        crate::testing::Screen::of(screen::open(teacher(*play, lang, false), false).0);
                    fits(screen.picture(80, 24));
                    screen.press(&[Enter]);
                    fits(screen.picture(80, 24));
                }
                _ => {}
            }
        }
    }
}
