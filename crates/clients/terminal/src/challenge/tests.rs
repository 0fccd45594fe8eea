use card_match::Member;
use kookaburra::{AnyRules, build_code};
use learning::challenge::daily;
use tempfile::TempDir;
use texts::Lang;

use super::*;

fn date(text: &str) -> Date {
    text.parse().unwrap()
}

fn challenge(code: &str) -> Challenge {
    Challenge::new(build_code(code).unwrap(), [9; 16], 4)
}

fn options(challenge: &Challenge, date: Option<Date>, lang: Lang, name: &str) -> ChallengeOptions {
    let mut play = PlayOptions::new(challenge.rules.clone(), lang);
    play.setup.levels.clone_from(&challenge.levels);
    play.setup.you = (!name.is_empty()).then(|| name.to_owned());
    ChallengeOptions { challenge: challenge.clone(), date, play }
}

/// The output when these lines are typed.
fn told(options: &ChallengeOptions, folder: &TempDir, lines: &str) -> String {
    let room = Room { options, folder: folder.path(), today: date("2026-12-03"), screen: false };
    let mut out = Vec::new();
    room.play(lines.as_bytes(), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// What somebody types who does the first thing that they may do, in all hands.
fn whatever(challenge: &Challenge) -> String {
    let AnyRules::FiveHundred(rules) = &challenge.rules else { panic!("not of Five Hundred") };
    let others = (1..4).map(|number| Member::bot(format!("bot {number}"), Level::Club));
    let people: Vec<Member> = std::iter::once(Member::human("me")).chain(others).collect();
    let mut lines = String::new();
    for hand in 0..usize::from(challenge.hands) {
        let mut game = challenge::begin(&**rules, challenge, hand, people.clone()).unwrap();
        while challenge::score(&game).is_none() {
            let me = game.at(::table::Person(0));
            match me.turn() {
                card_match::Turn::Mine => {
                    let action = me.view().choices.pick(|_| 0);
                    lines += &format!("{action}\n");
                    game.act(::table::Person(0), action).unwrap();
                }
                _ => assert!(game.bot_acts()),
            }
        }
    }
    lines
}

/// The line to paste, and the challenge that its link leads to.
fn pasted(said: &str) -> (&str, Challenge) {
    let line = said.lines().find(|line| line.contains("#/same/")).unwrap_or_else(|| panic!("{said}"));
    (line, Challenge::from_link(line).unwrap())
}

#[test]
fn a_challenge_goes_there_and_back() {
    let (ann, bob) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let asked = challenge("australian-4");
    let said = told(&options(&asked, None, Lang::En, "Ann"), &ann, &whatever(&asked));
    for part in [
        "Four deals, Australian, Club bots.",
        "Everyone gets the same cards, and one try",
        "Hand 1. ",
        "Hand 4. ",
        "That was the last hand.",
        "You: ",
        "Expert in your seat: ",
        "To paste:",
        "Kookaburra, Australian: ",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let (line, answer) = pasted(&said);
    let sender = answer.from.clone().unwrap();
    assert_eq!((sender.name.as_str(), sender.hands.len(), answer.id()), ("Ann", 4, asked.id()));
    assert!(line.contains(&format!("{}. Expert ", gained(&sender.hands))), "{line}");
    let saved = fs::read_to_string(ann.path().join("challenges.jsonl")).unwrap();
    assert_eq!(saved.lines().count(), 4, "{saved}");
    assert!(!ann.path().join("challenges").join(asked.id()).exists());
    // Bob meets the same cards and bots: who plays alike ends level.
    let said = told(&options(&answer, None, Lang::Fr, "Bob"), &bob, &whatever(&asked));
    let came = said.lines().find(|line| line.starts_with("Ann\u{a0}: ")).unwrap_or_else(|| panic!("{said}"));
    assert!(said.contains(&came.replacen("Ann", "Vous", 1)) || said.contains("égalité"), "{said}");
    assert!(said.contains("Ann et vous êtes à égalité."), "{said}");
    assert_eq!(pasted(&said).1.from.unwrap().hands, sender.hands);
    // The first try stays; another is for fun, and nothing of it is saved or sent.
    let again = told(&options(&answer, None, Lang::En, "Bob"), &bob, &whatever(&asked));
    let first = format!("You’ve already played these deals: {}", came_of(&sender.hands));
    assert!(again.contains(&first) && again.contains("Expert in your seat: "), "{again}");
    assert!(!again.contains("#/same/"), "{again}");
    let saved = fs::read_to_string(bob.path().join("challenges.jsonl")).unwrap();
    assert_eq!((saved.lines().count(), saved.matches("\"hand\":0").count()), (4, 1));
}

/// How the result of hands ends, in English.
fn came_of(hands: &[learning::challenge::HandScore]) -> String {
    let line = about(Texts::new(Lang::En), &challenge("australian-4").answered("Ann", hands.to_vec()), None);
    line[1].strip_prefix("Ann: ").unwrap().trim_end_matches('.').to_owned()
}

fn gained(hands: &[learning::challenge::HandScore]) -> String {
    texts::gain(learning::challenge::Tally::of(hands).points)
}

#[test]
fn whoever_leaves_goes_on_where_they_were_and_nothing_is_taken_back() {
    let folder = TempDir::new().unwrap();
    let day = date("2026-12-03");
    let asked = daily(build_code("quebec-4").unwrap(), day);
    let asked = options(&asked, Some(day), Lang::En, "");
    let said = told(&asked, &folder, "pass\nundo\nhint\nreview\nquit\n");
    for part in [
        "The deal of 3 December, Québec: four hands against Club bots.",
        "There’s no undo in a challenge",
        "This table plays without hints.",
        "There’s no review in a challenge",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert!(!folder.path().join("challenges.jsonl").exists() && !folder.path().join("game.jsonl").exists());
    let again = told(&asked, &folder, "table\nquit\n");
    assert!(again.contains("You continue where you left off, in hand 1 of 4."), "{again}");
    assert!(!again.contains("already played"), "{again}");
    // What lies there and is no hand of this challenge is left alone.
    let place = folder.path().join("challenges").join(asked.challenge.id()).join("1").join("game.jsonl");
    fs::write(&place, "{").unwrap();
    let room = Room { options: &asked, folder: folder.path(), today: day, screen: false };
    assert!(matches!(room.play(&b""[..], &mut Vec::new()), Err(PlayError::Damaged(path)) if path == place));
}

#[test]
fn other_bots_are_told_of_and_results_are_not_compared() {
    let sent = challenge("american-4").answered("Ann", vec![Default::default(); 4]);
    let sent = Challenge { bots: sent.bots + 1, ..sent };
    let folder = TempDir::new().unwrap();
    let said = told(&options(&sent, None, Lang::En, ""), &folder, "quit\n");
    assert!(said.contains("The bots have changed; the cards are the same."), "{said}");
    let scores = [Default::default(); 4];
    let came =
        Results { challenge: &sent, date: None, mine: &scores, expert: &scores, par: &[], late: false };
    let lines = results(Texts::new(Lang::En), &came).join("\n");
    assert!(lines.contains("The bots have changed") && !lines.contains("level"), "{lines}");
}

#[test]
fn a_results_file_that_cannot_be_read_is_left_alone_and_half_a_line_does_no_harm() {
    let asked = challenge("australian-4");
    let folder = TempDir::new().unwrap();
    let open = || Saved::open(folder.path(), &asked, (None, date("2026-12-03")));
    let score = learning::challenge::HandScore { points: -30, contract: Some(false) };
    open().add(0, score).unwrap();
    let path = folder.path().join("challenges.jsonl");
    let whole = fs::read_to_string(&path).unwrap();
    fs::write(&path, format!("{whole}{{\"chal")).unwrap();
    open().add(1, score).unwrap();
    // Whoever sets their clock back meets the first result again.
    open().add(0, Default::default()).unwrap();
    assert_eq!(open().scores, [score; 2]);
    assert_eq!(Saved::open(folder.path(), &challenge("quebec-4"), (None, date("2026-12-03"))).scores, []);
    fs::write(&path, b"\xff").unwrap();
    assert!(open().damage(Texts::new(Lang::En)).unwrap().contains("challenges.jsonl can’t be read"));
    open().add(2, score).unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"\xff");
}

#[test]
fn the_calendar_of_the_place_says_which_day_it_is() {
    let time: Timestamp = "2026-12-02T23:30:00Z".parse().unwrap();
    let zone = |hours: i8| TimeZone::fixed(jiff::tz::offset(hours));
    let at = |time: Timestamp, hours| date_at(time, zone(hours)).to_string();
    assert_eq!([-5, 0, 10].map(|hours| at(time, hours)), ["2026-12-02", "2026-12-02", "2026-12-03"]);
    // At midnight by its own clock, and not before.
    let midnight: Timestamp = "2026-12-02T14:00:00Z".parse().unwrap();
    let before = midnight - jiff::SignedDuration::from_secs(1);
    assert_eq!([before, midnight].map(|time| at(time, 10)), ["2026-12-02", "2026-12-03"]);
    // Two zones that show one date have one deal.
    let rules = || build_code("australian-4").unwrap();
    assert_eq!(daily(rules(), date_at(time, zone(-5))), daily(rules(), date_at(time, zone(0))));
    assert_ne!(daily(rules(), date_at(time, zone(0))), daily(rules(), date_at(time, zone(10))));
    assert_eq!(at("1969-12-31T00:00:00Z".parse().unwrap(), 0), "2000-01-01");
}

#[test]
fn the_screen_offers_neither_undo_nor_hints_and_leaves_after_the_last_hand() {
    use crossterm::event::KeyCode;

    use crate::{Colours, Speed, testing::Screen};

    let folder = TempDir::new().unwrap();
    let asked = challenge("australian-4");
    let AnyRules::FiveHundred(rules) = asked.rules.clone() else { panic!("not of Five Hundred") };
    let ChallengeOptions { play, .. } = options(&asked, None, Lang::En, "");
    let texts = Texts::for_rules(Lang::En, &*rules);
    let saved = Saved::open(folder.path(), &asked, (None, date("2026-12-03")));
    let hands = Hands {
        rules: (*rules).clone(),
        challenge: asked.clone(),
        people: play.setup.of(&*rules).unwrap().people,
        place: folder.path().join("challenges"),
    };
    let (table, first) = hands.open(0, Some(saved), texts).unwrap();
    let progress = Rc::clone(&table.progress);
    let look = (texts, Theme::new(Colours::True, false, false), Speed::Instant.into());
    let mut screen = Screen::of(App::of(Box::new(table), Terms::CHALLENGE, (*rules).clone(), look, first));
    screen.app.begin(None);
    let mut over = 0;
    for _ in 0..2_000 {
        if screen.app.is_leaving() {
            break;
        }
        if screen.app.overlay.is_some() {
            let picture = screen.picture(100, 30);
            assert!(!picture.contains("undo") && !picture.contains("review"), "{picture}");
            over += 1;
            screen.press(&[KeyCode::Enter]);
        } else if screen.app.wait == crate::tui::Wait::Human {
            let view = screen.app.view.clone();
            let action = view.choices.pick(|_| 0);
            screen.app.attempt(action);
        } else {
            screen.app.pass_time(std::time::Duration::from_secs(9));
        }
    }
    assert!(screen.app.is_leaving());
    assert_eq!((progress.borrow().scores.len(), over), (4, 5));
    screen.press(&[KeyCode::Char('u')]);
    assert!(screen.note().contains("no undo"), "{}", screen.note());
}
