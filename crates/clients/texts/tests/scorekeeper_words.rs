//! What the scorekeeper says: of rows, of the board, of a correction, in both languages.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use kookaburra::build_code;
use sheet::{AllPassed, Ask, Book, Cards, Correction, Entry, GameScore, Hand, Melds, Out, Points, Told, Why};
use table::{Seat, SeatSet};
use texts::scorekeeper::{Effect, Keeper, effect, fault, page, picture, rows_from};
use texts::{Lang, Texts};

const EN: Texts = Texts::new(Lang::En);
const FR: Texts = Texts::new(Lang::Fr);

fn book(code: &str, names: &str, entries: impl IntoIterator<Item = Entry>) -> Book {
    let people: Vec<String> = names.split(' ').map(str::to_owned).collect();
    let mut book = Book::begin(&build_code(code).unwrap(), &people, Seat(0), None).unwrap();
    entries.into_iter().for_each(|entry| book.write(entry).unwrap());
    book
}

fn hand(seat: u8, bid: &str, tricks: &[Option<u8>]) -> Entry {
    Entry::Hand(Hand { tricks: Some(tricks.into()), ..Hand::new(bid.parse().unwrap(), Seat(seat)) })
}

fn game(book: &Book) -> GameScore {
    book.scores().unwrap().games.pop().unwrap()
}

fn status_lines(book: &Book, texts: Texts) -> Vec<String> {
    let game = game(book);
    let keeper = Keeper { texts, names: &book.game().players };
    game.rows.iter().map(|row| keeper.status_line(&game, row)).collect()
}

#[test]
fn the_band_says_the_hand_the_points_and_the_next_dealer() {
    let made = book("australian-4", "Mae Bo Ned Ivy", [hand(0, "7H", &[Some(8), None])]);
    assert_eq!(
        status_lines(&made, EN),
        [
            "Mae, 7♥, 8 tricks: made. Mae and Ned +200, total 200, need 300. Bo and Ivy +20, total 20, need 480. Bo deals."
        ]
    );
    assert_eq!(
        status_lines(&made, FR),
        ["Mae, 7♥, 8 levées\u{a0}: contrat réussi. Mae et Ned +200, total 200, il manque 300. \
          Bo et Ivy +20, total 20, il manque 480. Bo donne."]
    );
    // A side that got nothing isn't named, and what is odd is said.
    let odd = book("quebec-4", "Mae Bo Ned Ivy", [hand(1, "8S", &[None, Some(5)])]);
    assert_eq!(
        status_lines(&odd, EN),
        ["Bo, 8♠, 5 tricks: failed. Mae and Ned +240, total 240, need 760. Bo deals."]
    );
    let short = book("american-3", "A B C", [hand(0, "6S", &[Some(6), Some(1), Some(2)])]);
    assert!(status_lines(&short, EN)[0].contains("One trick is left"), "{:?}", status_lines(&short, EN));
}

#[test]
fn the_board_says_what_is_needed_and_who_has_won() {
    let over = book("australian-4", "Mae Bo Ned Ivy", [hand(0, "10NT", &[Some(10), None])]);
    let board = |book: &Book, texts| Keeper { texts, names: &book.game().players }.board(&game(book));
    assert_eq!(board(&over, EN), "Mae and Ned 520. Bo and Ivy 0. Mae and Ned win the game.");
    assert_eq!(board(&over, FR), "Mae et Ned 520. Bo et Ivy 0. Mae et Ned gagnent la partie.");
    let begun = book("quebec-4", "Mae Bo Ned Ivy", []);
    assert_eq!(board(&begun, EN), "Mae and Ned 0, need 1000. Bo and Ivy 0, need 1000. Mae deals.");
}

#[test]
fn marks_say_how_many_tricks_were_missing() {
    let failed = book("american-3", "A B C", [hand(1, "8S", &[Some(2), Some(5), Some(3)])]);
    let keeper = Keeper { texts: EN, names: &failed.game().players };
    let row = &game(&failed).rows[0];
    assert_eq!((keeper.mark(row).as_str(), keeper.what(row).as_str()), ("−3", "8♠ B −3"));
    let passed = book("quebec-4", "A B C D", [Entry::Passed(AllPassed::default())]);
    let keeper = Keeper { texts: EN, names: &passed.game().players };
    assert_eq!(keeper.what(&game(&passed).rows[0]), "All passed.");
}

#[test]
fn answers_are_said_as_people_give_them() {
    let names = ["Mae", "Bo", "Ned"].map(str::to_owned);
    let keeper = Keeper { texts: EN, names: &names };
    let ranks = |ranks: &str| Cards::Ranks(ranks.to_owned());
    for (told, words) in [
        (Told::Seat(Seat(1)), "Bo"),
        (Told::Bid("8NT".parse().unwrap()), "8NT"),
        (Told::Partners(vec![]), "Alone"),
        (Told::Partners(vec![Seat(0), Seat(2)]), "Mae and Ned"),
        (Told::Made(false), "Failed"),
        (Told::Number(-12), "−12"),
        (Told::Cards(ranks("K K"), Cards::Worth(5)), "K K / 5"),
        (Told::Out(Out::Nobody), "Nobody"),
    ] {
        assert_eq!(keeper.told(&told), words);
    }
    assert_eq!(
        keeper.question(Ask::Tricks(SeatSet::of(Seat(0)) | SeatSet::of(Seat(2)))),
        "How many tricks did Mae and Ned win?"
    );
    assert_eq!(keeper.question(Ask::Points(Seat(1))), "Points of Bo");
}

#[test]
fn a_correction_says_its_effect_and_whether_it_is_late() {
    // Checks 11, 12: LAW-SCORE-3
    let made = |bid| Entry::Hand(Hand { made: Some(true), ..Hand::new(str::parse(bid).unwrap(), Seat(0)) });
    let one = book("quebec-4", "Mae Bo Ned Ivy", [made("7H")]);
    let told =
        |told: &[&str], is_late| Effect { told: told.iter().map(ToString::to_string).collect(), is_late };
    assert_eq!(
        effect(&one, 0, Some(&made("8H")), EN),
        Ok(told(&["Mae and Ned: 300 instead of 200."], false))
    );
    assert_eq!(effect(&one, 0, Some(&made("7H")), EN), Ok(told(&["The totals stay as they are."], false)));
    let three = book("quebec-4", "Mae Bo Ned Ivy", [made("10NT"), made("7H"), made("10NT")]);
    assert_eq!(
        effect(&three, 0, None, EN),
        Ok(told(&["Mae and Ned: 720 instead of 1240.", "With this the game goes on."], true))
    );
    assert!(matches!(effect(&one, 7, None, EN), Err(fault) if matches!(fault.why, Why::NothingToCorrect(7))));
}

#[test]
fn a_page_has_every_row_with_its_number_and_what_was_struck_out() {
    let mut book = book("quebec-4", "Mae Bo Ned Ivy", []);
    let made = |bid| Entry::Hand(Hand { made: Some(true), ..Hand::new(str::parse(bid).unwrap(), Seat(0)) });
    book.write(made("7H")).unwrap();
    book.write(made("6S")).unwrap();
    book.write(Entry::Correct(Correction { entry: 0, to: Some(Box::new(made("8H"))), agreed: true }))
        .unwrap();
    book.write(Entry::Points(Points { points: vec![-10, 0], note: Some("bad language".to_owned()) }))
        .unwrap();
    let scores = book.scores().unwrap();
    let text = page(book.sheet(), &scores, EN);
    for line in [
        "  1  Mae, 7♥: made. Mae and Ned +200; Bo and Ivy 0 (struck out).",
        "  1  Mae, 8♥: made. Mae and Ned +300, total 300; Bo and Ivy 0, total 0 (all agreed).",
        "  2  Mae, 6♠: made. Mae and Ned +40, total 340; Bo and Ivy 0, total 0.",
        "  3  bad language. Mae and Ned −10, total 330; Bo and Ivy 0, total 0.",
        "Mae: 0 games, 0 won, 2 of 2 contracts made.",
    ] {
        assert!(text.lines().any(|other| other == line), "{line}\n{text}");
    }
    // What another phone has more of.
    let more = rows_from(book.sheet(), &scores, (0, 3), EN);
    assert_eq!(more, ["  3  bad language. Mae and Ned −10, total 330; Bo and Ivy 0, total 0."]);
    assert_eq!(rows_from(book.sheet(), &scores, (0, 0), EN).len(), 4);
    assert_eq!(rows_from(book.sheet(), &scores, (1, 0), EN).len(), 0);
}

#[test]
fn a_picture_has_every_number_and_no_name_can_break_it() {
    let melds = |points: [i32; 3]| Entry::Melds(Melds { points: Some(points.into()), ..Melds::default() });
    let book = book("rummy-500+players=3", "Mae <b>&Bo Ned", [melds([36, 21, -12]), melds([-50, 0, 5])]);
    let keeper = Keeper { texts: EN, names: &book.game().players };
    let svg = picture(keeper, &game(&book), "Friday & Saturday");
    for words in
        [">Friday &amp; Saturday<", ">&lt;b&gt;&amp;Bo<", ">+36<", ">−12<", ">−14<", ">−7<", "Ned deals."]
    {
        assert!(svg.contains(words), "{words}\n{svg}");
    }
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>") && !svg.contains("<b>"));
    assert_eq!(svg.matches("<text").count(), svg.matches("</text>").count());
}

#[test]
fn every_reason_has_its_words() {
    let refused = |names: &str, code: &str| {
        let people: Vec<String> = names.split(' ').map(str::to_owned).collect();
        Book::begin(&build_code(code).unwrap(), &people, Seat(0), None).unwrap_err()
    };
    assert_eq!(fault(&refused("Mae Bo", "quebec-4"), EN), "There are 2 players, and these rules are for 4.");
    for texts in [EN, FR] {
        let twice = fault(&refused("Mae Bo Mae Ivy", "quebec-4"), texts);
        assert!(twice.contains("Mae") && !twice.contains('⟨'), "{twice}");
        let mut book = book("quebec-4", "A B C D", []);
        let why = book.write(hand(0, "misere", &[Some(0), None])).unwrap_err();
        assert_eq!(fault(&why, texts), texts.get("tally-fault-no-such-bid"));
        let why = book.write(hand(0, "7H", &[Some(6), Some(6)])).unwrap_err();
        assert!(fault(&why, texts).contains("12"), "{}", fault(&why, texts));
    }
}
