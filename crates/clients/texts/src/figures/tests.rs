use learning::figures::{
    Category, Evening, Figures, GameFigures, HandFigures, Lost, Played, RummyHand, Usual, VERSION,
};
use learning::puzzle::{Role, Theme};
use players::Level;
use table::Seat;

use super::*;
use crate::Lang;

fn hand(number: usize) -> HandFigures {
    let made = !number.is_multiple_of(3);
    let lost = |category, theme, points| Lost { action: 3, category, theme, points };
    HandFigures {
        hand: number,
        points: if made { 180 } else { -240 },
        expected: Some(70.0),
        played: Some(Played {
            bid: ["7H", "8NT", "misere"][number % 3].to_owned(),
            role: [Role::Contractor, Role::Contractor, Role::Defender][number % 3],
            made,
            foreseen: (number % 3 < 2).then_some(0.7),
        }),
        lost: match number % 4 {
            0 => vec![lost(Category::Lead, Some(Theme::DrawTrumps), 60.0 + number as f64)],
            1 => vec![lost(Category::BidLow, None, 2.5)],
            _ => Vec::new(),
        },
        ..HandFigures::default()
    }
}

fn game(number: u64, hands: Vec<HandFigures>) -> GameFigures {
    GameFigures {
        version: VERSION,
        game: format!("{number:032x}"),
        ended: 1_795_411_200_000 + number,
        rules: "australian-4".to_owned(),
        seat: Seat(0),
        partners: vec!["Zoé <&> Bo".to_owned()],
        level: Some(Level::Club),
        left_out: vec![99],
        hands: Some(hands),
    }
}

fn games(count: u64) -> Vec<GameFigures> {
    (0..count).map(|number| game(number, (0..12).map(hand).collect())).collect()
}

fn parts(lang: Lang, count: u64) -> Vec<Part> {
    report(Texts::new(lang), &Figures::of(games(count).iter()))
}

/// Everything that a part says.
fn said(part: &Part) -> String {
    let cells = part.table.iter().flat_map(|table| table.rows.iter().chain([&table.head])).flatten();
    let chart = part.chart.iter().flat_map(|chart| [&chart.title, &chart.description]);
    let all = part.sentences.iter().chain([&part.heading]).chain(cells).chain(chart);
    all.cloned().collect::<Vec<_>>().join("\n")
}

#[test]
fn every_question_is_answered_in_both_languages() {
    for lang in [Lang::En, Lang::Fr] {
        let all = parts(lang, 10);
        let names: Vec<&str> = all.iter().map(|part| part.name).collect();
        assert_eq!(names, ["better", "costs", "foreseen", "luck", "strains", "levels", "partners", "roles"]);
        for part in &all {
            let said = said(part);
            assert!(!said.contains("-head") && !said.contains('{') && !said.contains("⟨"), "{said}");
            let table = part.table.as_ref().unwrap();
            assert!(table.rows.iter().all(|row| row.len() == table.head.len()), "{}", part.name);
        }
    }
    let english = parts(Lang::En, 10);
    let better = &english[0];
    assert!(said(better).contains("First 50 hands and last 50: no difference shown."), "{}", said(better));
    assert_eq!(better.table.as_ref().unwrap().rows.len(), 2, "two fifties have no hands in common");
    assert!(said(&english[1]).contains("Leads cost you most."), "{}", said(&english[1]));
    let rummy = HandFigures {
        rummy: Some(RummyHand { laid: 70, held: 12, missed: 1, called: 2 }),
        ..HandFigures::default()
    };
    let figures = Figures::of([&game(1, vec![rummy; 6])]);
    let [.., last] = &report(Texts::new(Lang::En), &figures)[..] else { panic!("nothing") };
    assert_eq!(last.sentences[2], "“Rummy!” missed: 6 of 18 calls that paid.");
}

#[test]
fn few_hands_have_no_percent_and_their_means_an_interval_or_none() {
    // Twelve hands: four contracts in hearts, of which none was made.
    let few = parts(Lang::En, 1);
    let strains = few.iter().find(|part| part.name == "strains").unwrap();
    let rows = &strains.table.as_ref().unwrap().rows;
    assert!(rows.iter().any(|row| row[..3] == ["Hearts", "4", "0 of 4"]), "{rows:?}");
    assert!(rows.iter().all(|row| row[3] == "–"), "four hands have no mean: {rows:?}");
    assert!(!said(strains).contains('%'));
    let many = parts(Lang::En, 10);
    let strains = many.iter().find(|part| part.name == "strains").unwrap();
    let rows = &strains.table.as_ref().unwrap().rows;
    assert!(rows.iter().any(|row| row[..3] == ["Hearts", "40", "0% (0 to 9)"]), "{rows:?}");
    assert!(rows.iter().any(|row| row[3].contains(" to ")), "{rows:?}");
}

#[test]
fn a_chart_says_in_words_what_it_shows() {
    for part in parts(Lang::Fr, 10) {
        let Some(chart) = &part.chart else { continue };
        let svg = svg(chart, part.name);
        let count = |text: &str| svg.matches(text).count();
        assert_eq!((count("role=\"img\""), count("<title"), count("<desc")), (1, 1, 1), "{svg}");
        assert!(svg.contains(&format!("aria-labelledby=\"{0}-title {0}-desc\"", part.name)), "{svg}");
        assert!(!chart.description.is_empty() && !svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        let dashes = chart.series.iter().filter(|series| series.style == Style::Dashed).count();
        assert_eq!(count("stroke-dasharray"), dashes, "two lines differ by more than their colour");
    }
    let chart =
        Chart { title: "<&>".to_owned(), description: String::new(), series: Vec::new(), shares: false };
    assert!(svg(&chart, "none").contains("&lt;&amp;&gt;"));
}

#[test]
fn an_evening_names_its_habits_with_hands_or_says_that_nothing_stands_out() {
    let mut usual = Usual::default();
    (0..100).for_each(|number| usual.add(&HandFigures { lost: Vec::new(), ..hand(number) }));
    let games = games(4);
    let of = |usual: &Usual| Evening {
        level: Some(Level::Club),
        ..Evening::of(&games.iter().collect::<Vec<_>>(), usual)
    };
    for lang in [Lang::En, Lang::Fr] {
        let texts = Texts::new(lang);
        let (sentences, habits) = evening(texts, &of(&usual));
        let dearest =
            habits.iter().max_by(|one, other| one.proof[0].points.total_cmp(&other.proof[0].points));
        let habit = dearest.unwrap_or_else(|| panic!("{sentences:?}"));
        assert_eq!(sentences.len(), 1);
        assert!(habit.sentence.contains("12") && habit.proof.len() == 12, "{}", habit.sentence);
        let line = proof(texts, &habit.proof[0], "game.json");
        assert!(line.contains("game.json") && line.contains("−68"), "{line}");
    }
    // Bots lose just as much.
    let mut usual = Usual::default();
    (0..120).for_each(|number| usual.add(&hand(number % 12)));
    let (sentences, habits) = evening(Texts::new(Lang::En), &of(&usual));
    assert_eq!((sentences[1].as_str(), habits.len()), ("Nothing stands out.", 0));
    let none = evening(Texts::new(Lang::En), &Evening::default());
    assert_eq!(none.0, ["There’s no evening to look at yet."]);
}

#[test]
fn what_waits_and_what_is_left_out_is_said() {
    let texts = Texts::new(Lang::En);
    assert_eq!(about(texts, &Figures::default()).len(), 1);
    let mut some = games(2);
    some[1].hands = None;
    let said = about(texts, &Figures::of(some.iter()));
    assert_eq!(
        said,
        [
            "12 hands of one game. Brackets hold the true value 95 times of 100.",
            "One game is still to be reviewed.",
            "2 hands are left out: you practised, or undid something.",
        ]
    );
}
