use learning::puzzle::Ask;
use tempfile::TempDir;

use super::*;

const PLAIN: PuzzleOptions = PuzzleOptions {
    rules: None,
    theme: None,
    open: false,
    row: false,
    lang: Lang::En,
    plain: true,
    ascii: false,
};

/// The output when these lines are typed, and the answers that are saved then.
fn solved_in(folder: &Path, options: &PuzzleOptions, lines: &str) -> (String, Record) {
    let mut out = Vec::new();
    let room = Room { options, folder, columns: None, screen: false, deals: 100 };
    room.enter(&mut lines.as_bytes(), &mut out).unwrap();
    let answers = Answers::open(folder, Texts::new(Lang::En));
    (String::from_utf8(out).unwrap(), answers.record)
}

/// The puzzle that comes next.
fn coming(record: &Record, options: &PuzzleOptions) -> &'static Puzzle {
    let theme = options.theme.as_deref().and_then(Theme::named);
    let rules = theme.is_none().then(|| options.rules.clone().unwrap_or_else(|| "australian-4".into()));
    next(shipped(), record, &Wish { rules, theme, ..Wish::default() }).unwrap().1
}

fn assert_heard(said: &str) {
    for sign in ["⟨", "{", "♠", "♥", "♦", "♣", "puzzle-", "teach-"] {
        let said = said.replace("puzzle-0", "");
        assert!(!said.contains(sign), "{sign}: {said}");
    }
}

#[test]
fn a_puzzle_is_asked_until_it_is_right_and_the_first_answer_is_saved() {
    let folder = TempDir::new().unwrap();
    let puzzle = coming(&Record::default(), &PLAIN);
    let typed = format!("{}\n{}\nquit\n", puzzle.tempting, puzzle.right[0]);
    let (said, record) = solved_in(folder.path(), &PLAIN, &typed);
    let theme = Texts::new(Lang::En).get(&format!("puzzle-theme-{}", puzzle.theme));
    for part in ["Puzzle\n", "Try again.", "Missed this time.", &theme, "11 more new puzzles"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let [answer] = record.answers.as_slice() else { panic!("{record:?}") };
    assert_eq!(answer.answer.as_ref(), Some(&puzzle.tempting));
    assert!(!answer.solved && !answer.hinted && answer.how == How::Mixed && answer.rules == "australian-4");
    // The next one is another, of the same country.
    let other = coming(&record, &PLAIN);
    assert_ne!(other, puzzle);
    let (said, record) = solved_in(folder.path(), &PLAIN, &format!("{}\n\nquit\n", other.right[0]));
    assert!(said.contains("Solved.") && said.contains("10 more new puzzles"), "{said}");
    assert!(record.answers[1].solved && record.answers.len() == 2);
}

#[test]
fn what_is_shown_is_missed_a_hint_is_noted_and_what_is_left_is_not() {
    let folder = TempDir::new().unwrap();
    let puzzle = coming(&Record::default(), &PLAIN);
    let (_, record) = solved_in(folder.path(), &PLAIN, "quit\n");
    assert_eq!(record, Record::default());
    let (said, record) =
        solved_in(folder.path(), &PLAIN, &format!("next\nhint\nshow\n{}\n", puzzle.right[0]));
    assert!(said.contains("On to another puzzle.") && said.contains("The answer: "), "{said}");
    let [answer] = record.answers.as_slice() else { panic!("{record:?}") };
    assert!(answer.answer.is_none() && answer.hinted && !answer.solved, "{answer:?}");
    assert_ne!(answer.puzzle, puzzle.name());
    // To leave after a wrong answer is a miss.
    let (_, record) = solved_in(folder.path(), &PLAIN, &format!("{}\nquit\n", puzzle.tempting));
    assert_eq!((record.answers.len(), record.answers[1].solved), (2, false));
}

#[test]
fn a_row_ends_with_what_is_missed() {
    let folder = TempDir::new().unwrap();
    let options = PuzzleOptions { row: true, ..PLAIN };
    let first = coming(&Record::default(), &options);
    let (said, record) =
        solved_in(folder.path(), &options, &format!("{}\n\nnext\nnext\nshow\nquit\n", first.right[0]));
    for part in
        ["In a row: 1\n", "A row has one skip", "Your skip is used.", "The row ends here: 1 in a row."]
    {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert!(record.answers.len() == 2 && record.answers.iter().all(|answer| answer.how == How::Row));
    assert!(!said.contains("rating"), "{said}");
}

#[test]
fn damaged_answers_stop_nothing_and_nothing_is_written_over() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("answers.jsonl");
    std::fs::write(&file, b"{\"puzzle\":\"0123\n\xff\xfe\n{\"cut").unwrap();
    let puzzle = coming(&Record::default(), &PLAIN);
    let (said, record) = solved_in(folder.path(), &PLAIN, &format!("{}\nquit\n", puzzle.right[0]));
    assert!(said.contains("3 lines of") && said.contains("answers.jsonl can’t be read"), "{said}");
    assert_eq!((record.answers.len(), record.unread), (1, 3));
    assert!(std::fs::read(&file).unwrap().starts_with(b"{\"puzzle\":\"0123\n\xff\xfe\n{\"cut\n"));
    // Something that is no file at all.
    let folder = TempDir::new().unwrap();
    std::fs::create_dir(folder.path().join("answers.jsonl")).unwrap();
    let (said, _) = solved_in(folder.path(), &PLAIN, &format!("{}\nquit\n", puzzle.right[0]));
    assert!(said.contains("aren’t saved") && said.contains("Solved."), "{said}");
}

#[test]
fn themes_are_listed_and_asked_in_both_languages() {
    for lang in Lang::ALL {
        let mut out = Vec::new();
        tell_themes(Texts::new(lang), None, &mut out).unwrap();
        let said = String::from_utf8(out).unwrap();
        let some = shipped().iter().filter(|(_, puzzle)| puzzle.theme == Theme::LastTrump).count();
        assert!(said.contains(&format!("\nlast-trump, {some}")), "{said}");
        assert_heard(&said);
    }
    let folder = TempDir::new().unwrap();
    let options = PuzzleOptions { theme: Some("last-trump".into()), ..PLAIN };
    let puzzle = coming(&Record::default(), &options);
    let (said, record) = solved_in(folder.path(), &options, &format!("{}\nquit\n", puzzle.right[0]));
    assert!(record.answers[0].how == How::Theme && !said.contains("rating"), "{said}");
    let refused = |options: PuzzleOptions| {
        let room = Room { options: &options, folder: folder.path(), columns: None, screen: false, deals: 1 };
        let error = room.enter(&mut &b""[..], &mut Vec::new()).unwrap_err();
        error.sentence(&Texts::new(Lang::En))
    };
    let said = refused(PuzzleOptions { theme: Some("luck".into()), ..PLAIN });
    assert!(said.contains("luck") && said.contains("kook puzzle themes"), "{said}");
    let said = refused(PuzzleOptions { rules: Some("bijou-2".into()), ..PLAIN });
    assert!(said.contains("australian-4, quebec-4, american-4 or rummy-500"), "{said}");
}

#[test]
fn every_puzzle_is_told_and_explained() {
    let folder = TempDir::new().unwrap();
    for (at, (name, puzzle)) in shipped().iter().enumerate() {
        let lang = Lang::ALL[at % 2];
        let options = PuzzleOptions { lang, ..PLAIN };
        let room = Room { options: &options, folder: folder.path(), columns: None, screen: false, deals: 1 };
        let mut out = Vec::new();
        let met =
            room.meet((name, puzzle), How::Mixed, &mut format!("{}\n", puzzle.right[0]).as_bytes(), &mut out);
        let said = String::from_utf8(out).unwrap();
        assert!(met.unwrap().answer.is_some_and(|answer| answer.solved), "{name}: {said}");
        assert!(said.contains(&Texts::new(lang).get("puzzle-solved")), "{said}");
        assert_heard(&said);
        // The six of diamonds isn't six diamonds.
        let plays = said.lines().filter(|line| line.starts_with("Tempting: ") || line.starts_with("Tentant"));
        let is_card = |line: &str| line.contains(": play ") || line.contains(": jouer ");
        let cards = matches!(puzzle.ask, Ask::Card | Ask::Lead);
        assert_eq!(plays.filter(|line| is_card(line)).count(), usize::from(cards), "{said}");
    }
}

#[test]
fn puzzles_of_rummy_are_asked_told_in_points_and_rated_by_themselves() {
    let folder = TempDir::new().unwrap();
    for lang in Lang::ALL {
        let options = PuzzleOptions { rules: Some("rummy-500".into()), lang, ..PLAIN };
        let record = Answers::open(folder.path(), Texts::new(lang)).record;
        let puzzle = coming(&record, &options);
        let typed = format!("{}\nwhy\nhint\n{}\nquit\n", puzzle.tempting, puzzle.right[0]);
        let (said, after) = solved_in(folder.path(), &options, &typed);
        let texts = Texts::new(lang);
        let theme = texts.get(&format!("puzzle-theme-{}", puzzle.theme));
        for part in [&texts.get(&format!("puzzle-ask-{}", puzzle.ask)), &theme, &texts.get("teach-plays-on")]
        {
            assert!(said.contains(part), "{part}: {said}");
        }
        let points = ["points behind the answer", "points de moins que la réponse"];
        assert!(points.iter().any(|part| said.contains(part)), "{said}");
        assert!(!said.contains(&texts.get("teach-lucky")), "{said}");
        let answer = after.answers.last().unwrap();
        assert_eq!((answer.rules.as_str(), answer.solved, answer.how), ("rummy-500", false, How::Mixed));
        assert_heard(&said);
    }
    let answers = Answers::open(folder.path(), Texts::new(Lang::En)).record.answers;
    let ratings = Ratings::of(&answers);
    assert!(ratings.of_rules("rummy-500").is_some() && ratings.of_rules("australian-4").is_none());
    // After one of them the next is one of them, too.
    let (said, record) = solved_in(folder.path(), &PLAIN, "show\nquit\n");
    assert_eq!(record.answers.last().map(|answer| answer.rules.as_str()), Some("rummy-500"), "{said}");
}

#[test]
fn a_doubted_puzzle_of_rummy_is_judged_in_points() {
    let folder = TempDir::new().unwrap();
    let of_rummy = shipped().iter().filter(|(_, puzzle)| puzzle.is_of_rummy());
    let (name, puzzle) = of_rummy.max_by_key(|(_, puzzle)| puzzle.after.len()).unwrap();
    let room = Room { options: &PLAIN, folder: folder.path(), columns: None, screen: false, deals: 400 };
    let mut out = Vec::new();
    let typed = format!("{}\n{}\n", puzzle.tempting, puzzle.right[0]);
    let met = room.meet((name, puzzle), How::Mixed, &mut typed.as_bytes(), &mut out).unwrap();
    let mut answers = Answers::open(folder.path(), Texts::new(Lang::En));
    room.between((name, puzzle), &met, &mut answers, &mut &b"wrong\n"[..], &mut out).unwrap();
    let said = String::from_utf8(out).unwrap();
    assert!(said.contains("It stands.") && said.contains(" points against the other, on average"), "{said}");
}

#[test]
fn something_wrong_is_judged_here_and_written_down() {
    let folder = TempDir::new().unwrap();
    let cards = shipped().iter().filter(|(_, puzzle)| puzzle.ask == Ask::Card && puzzle.fails > 40);
    let (name, puzzle) = cards.max_by_key(|(_, puzzle)| puzzle.after.len()).unwrap();
    let room = Room { options: &PLAIN, folder: folder.path(), columns: None, screen: false, deals: 200 };
    let judged = |puzzle: &Puzzle| {
        let mut out = Vec::new();
        let typed = format!("{}\n{}\n", puzzle.tempting, puzzle.right[0]);
        let met = room.meet((name, puzzle), How::Mixed, &mut typed.as_bytes(), &mut out).unwrap();
        let mut answers = Answers::open(folder.path(), Texts::new(Lang::En));
        room.between((name, puzzle), &met, &mut answers, &mut &b"wrong\n"[..], &mut out).unwrap();
        (String::from_utf8(out).unwrap(), answers.record)
    };
    let (said, record) = judged(puzzle);
    assert!(
        said.contains("It stands.") && said.contains(" of 100 deals") && record.answers.is_empty(),
        "{said}"
    );
    let file = std::fs::read_to_string(folder.path().join(format!("puzzle-{name}.json"))).unwrap();
    let file: serde_json::Value = serde_json::from_str(&file).unwrap();
    assert_eq!((&file["found"]["stands"], &file["answer"]), (&true.into(), &puzzle.tempting.clone().into()));
    // A puzzle whose answer is the wrong one counts no more.
    let (right, tempting) = (vec![puzzle.tempting.clone()], puzzle.right[0].clone());
    let (said, record) = judged(&Puzzle { right, tempting, others: Vec::new(), ..puzzle.clone() });
    assert!(said.contains("You’re right") && record.answers[0].faulty, "{said}");
    assert_heard(&said.replace(&format!("puzzle-{name}.json"), ""));
}

#[test]
fn a_puzzle_is_solved_on_the_screen() {
    use crossterm::event::KeyCode::{Char, Enter};
    let cards = shipped().iter().filter(|(_, puzzle)| puzzle.ask == Ask::Card);
    let (_, puzzle) = cards.max_by_key(|(_, puzzle)| puzzle.after.len()).unwrap();
    let opened = || {
        let AnyPlay::FiveHundred(play) = puzzle.sitting().unwrap() else { panic!("{puzzle:?}") };
        let mut teacher = teacher(*play, Lang::En, false);
        teacher.tell_of(puzzle);
        let (app, teacher) = screen::open(teacher, false);
        (crate::testing::Screen::of(app), teacher)
    };
    let (mut screen, teacher) = opened();
    let picture = screen.picture(80, 24);
    assert!(picture.contains("Puzzle") && picture.contains("Which card do you play?"), "{picture}");
    screen.press(&[Enter, Char('h')]);
    assert!(teacher.borrow().play.hinted() && !teacher.borrow().play.missed());
    screen.press(&[Enter]);
    screen.type_in(&puzzle.right[0]);
    let picture = screen.picture(80, 40);
    assert!(picture.contains("Solved.") && !picture.contains("puzzle-"), "{picture}");
    screen.press(&[Enter]);
    assert!(screen.app.is_leaving() && teacher.borrow().play.step().is_none());
    let (mut screen, teacher) = opened();
    screen.press(&[Enter]);
    screen.type_in("next");
    screen.press(&[Enter]);
    assert!(screen.app.is_leaving() && teacher.borrow().skips && teacher.borrow().play.step().is_some());
}
