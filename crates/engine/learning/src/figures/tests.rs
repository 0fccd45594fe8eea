//! Figures beside what is counted by hand, and habits beside chance.

use players::{Agents, Level, Lineup, Player, RandomPlayer, play_to_table};
use table::{Recall, Record, Seat, Table, Viewer};

use super::{
    hand::{Effort, Figured},
    usual::Usual,
    *,
};
use crate::puzzle::{Role, Theme};

/// Judges who weigh nothing, and nobody who expects anything.
const QUICK: Effort = Effort { judges: Level::Club, deals: 0 };

pub(super) struct Bots<G: Figured>(pub(super) Lineup<G>);

impl<G: Figured> Agents<G> for Bots<G> {
    fn claim(&mut self, table: &Table<G>, seat: Seat) -> Option<G::Action> {
        let view = table.view(Viewer::Seat(seat), Recall::Perfect);
        self.0[seat.index()].call(table.game(), &view).map(|decision| decision.action)
    }

    fn act(&mut self, table: &Table<G>, seat: Seat) -> Option<G::Action> {
        let view = table.view(Viewer::Seat(seat), Recall::Perfect);
        Some(self.0[seat.index()].decide(table.game(), &view).action)
    }
}

/// A game of Club bots, as anybody may replay it.
fn game<G: Figured>(rules: &G, series: u64) -> Table<G> {
    game_of(rules, |seat| Level::Club.player(u64::from(seat.0)), series)
}

/// A game of these bots.
fn game_of<G: Figured>(rules: &G, bot: impl Fn(Seat) -> Box<dyn Player<G>>, series: u64) -> Table<G> {
    let bots: Lineup<G> = Seat::all(rules.seats()).map(bot).collect();
    play_to_table(rules, &mut Bots(bots), series, 40).1
}

fn played(ended: u64, seat: u8, left_out: Vec<usize>) -> Game {
    Game { ended, seat: Seat(seat), level: Some(Level::Club), left_out }
}

fn reviewed(record: &Record, game: &Game, effort: Effort) -> GameFigures {
    let mut review = GameReview::with(record, game, effort).unwrap();
    while review.step() {}
    assert_eq!(review.progress(), (record.hands.len(), record.hands.len()));
    review.finished()
}

/// A sum that is not to depend on how it was added up.
fn near(one: f64, other: f64) {
    assert!((one - other).abs() < 1e-6, "{one} is not {other}");
}

#[test]
fn fifty_games_come_to_what_is_counted_by_hand() {
    let rules = ::five_hundred::Rules::preset("australian-4").unwrap();
    let (mut games, mut points, mut own, mut made, mut hearts, mut defended) =
        (Vec::new(), 0, 0, 0, (0, 0), 0);
    let (mut hands, mut left_out) = (0, 0);
    for series in 0..50 {
        let table = game(&rules, series);
        let record = table.to_record(Some(["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec()));
        let me = (series % 4) as usize;
        let out: Vec<usize> = if series % 10 == 3 { vec![1] } else { Vec::new() };
        left_out += out.len();
        // By hand, from the result that `kook replay --json` prints.
        let result = serde_json::to_value(table.result()).unwrap();
        for (number, hand) in result["hands"].as_array().unwrap().iter().enumerate() {
            if out.contains(&number) {
                continue;
            }
            hands += 1;
            let of = |seat: usize| hand["points"][seat].as_i64().unwrap();
            let gain = of(me) - of((me + 1) % 4);
            points += gain;
            let contract = &hand["contract"];
            if contract["seat"].as_u64() == Some(me as u64) {
                own += 1;
                made += i32::from(hand["result"] == "made");
                if contract["bid"].as_str().is_some_and(|bid| bid.ends_with('H')) {
                    hearts = (hearts.0 + 1, hearts.1 + gain);
                }
            } else if !contract.is_null() && contract["seat"].as_u64() != Some((me as u64 + 2) % 4) {
                defended += 1;
            }
        }
        games.push(reviewed(&record, &played(series + 1, me as u8, out), QUICK));
    }
    let figures = Figures::of(games.iter());
    assert_eq!((figures.games, figures.waiting, figures.hands, figures.left_out), (50, 0, hands, left_out));
    assert!(hands > 300 && own > 50 && defended > 100, "{hands} {own} {defended}");
    near(figures.points.mean, points as f64 / hands as f64);
    let sum = |rows: &[Row]| {
        rows.iter().fold((0, 0), |sum, row| (sum.0 + row.hands, sum.1 + row.made.unwrap().part))
    };
    assert_eq!(sum(&figures.strains), (own, made as usize));
    assert_eq!(sum(&figures.levels), (own, made as usize));
    let row = |name| figures.strains.iter().find(|row| row.name == name).unwrap();
    let in_hearts = row(RowName::Strain(::five_hundred::Strain::Hearts));
    assert_eq!(in_hearts.hands, hearts.0);
    near(in_hearts.points.mean, hearts.1 as f64 / hearts.0 as f64);
    let role = figures.roles.iter().find(|row| row.name == RowName::Role(Role::Defender)).unwrap();
    assert_eq!(role.hands, defended);
    assert!(figures.roles.is_sorted_by(|one, other| one.hands >= other.hands));
    assert_eq!(figures.partners.iter().map(|row| row.hands).sum::<usize>(), hands);
    assert_eq!(figures.partners.len(), 4, "each of the four was somebody’s partner");
}

#[test]
fn what_was_lost_is_added_up_by_kind_and_by_fifty_hands() {
    // Ten games of twelve hands: 30 points by leads in every third hand, and 10 by bids in the first game.
    let hand = |number: usize, game: usize| HandFigures {
        hand: number,
        points: if number.is_multiple_of(2) { 100 } else { -60 },
        expected: Some(20.0),
        played: Some(Played {
            bid: "7H".to_owned(),
            role: Role::Contractor,
            made: number.is_multiple_of(2),
            foreseen: Some(0.55),
        }),
        lost: lost_by(
            Category::Lead,
            Some(Theme::DrawTrumps),
            30.0 * f64::from(u8::from(number.is_multiple_of(3))),
        )
        .into_iter()
        .chain(lost_by(Category::BidHigh, None, 10.0 * f64::from(u8::from(game == 0))))
        .collect(),
        ..HandFigures::default()
    };
    let games: Vec<GameFigures> =
        (0..10).map(|game| of_hands(game, (0..12).map(|number| hand(number, game)).collect())).collect();
    let figures = Figures::of(games.iter());
    near(figures.lost.mean, 11.0);
    let cost = |category| figures.costs.iter().find(|cost| cost.category == category).unwrap();
    near(cost(Category::Lead).lost.mean, 10.0);
    near(cost(Category::BidHigh).lost.mean, 1.0);
    assert_eq!((cost(Category::Lead).hands, cost(Category::BidHigh).hands, figures.costs.len()), (40, 12, 7));
    assert_eq!(figures.costs[0].category, Category::Lead);
    assert_eq!(
        figures.course.iter().map(|window| window.to).collect::<Vec<_>>(),
        [50, 60, 70, 80, 90, 100, 110, 120]
    );
    near(figures.course[0].lost.mean, (17.0 * 30.0 + 12.0 * 10.0) / 50.0);
    assert_eq!(figures.trend, Some(Trend::NoDifference));
    let dot = figures.foreseen[2];
    assert_eq!((dot.made, figures.foreseen[1].made.whole), (Share { part: 60, whole: 120 }, 0));
    let last = figures.luck.last().unwrap();
    assert_eq!((last.hands, last.won, last.expected), (120, 2400.0, 2400.0));
    near(figures.beyond.mean, 0.0);
}

#[test]
fn fewer_points_lost_are_told_only_where_the_intervals_are_apart() {
    let games = |late: f64| -> Vec<GameFigures> {
        let hand = |number: usize, game: usize| HandFigures {
            hand: number,
            lost: lost_by(Category::Lead, None, if game < 5 { 60.0 } else { late } + number as f64),
            ..HandFigures::default()
        };
        (0..10).map(|game| of_hands(game, (0..12).map(|number| hand(number, game)).collect())).collect()
    };
    let trend = |late| Figures::of(games(late).iter()).trend;
    assert_eq!([20.0, 60.0, 90.0].map(trend), [Trend::Better, Trend::NoDifference, Trend::Worse].map(Some));
    assert_eq!(Figures::of(games(20.0).iter().take(8)).trend, None, "fewer than a hundred hands");
}

#[test]
fn a_review_finds_what_careless_play_costs() {
    let rules = ::five_hundred::Rules::preset("australian-4").unwrap();
    let mut bots: Lineup<::five_hundred::Rules> = (0..4).map(|seed| Level::Club.player(seed)).collect();
    bots[1] = Box::new(RandomPlayer::new(3));
    let record = play_to_table(&rules, &mut Bots(bots), 5, 1).1.to_record(None);
    let effort = Effort { deals: 10, ..Effort::FULL };
    let of = |seat| reviewed(&record, &played(1, seat, Vec::new()), effort);
    let careless = of(1);
    let hands = careless.hands.as_deref().unwrap();
    assert!(hands.iter().map(HandFigures::lost).sum::<f64>() > 20.0, "{careless:?}");
    for hand in hands {
        assert!(hand.lost.iter().all(|lost| lost.points > 0.0 && lost.points < 1500.0), "{hand:?}");
        assert_eq!(hand.expected.is_some(), hand.played.is_some());
        assert!(hand.expected.is_none_or(|points| points.abs() < 700.0), "{hand:?}");
    }
    // The lines that are kept have all that was found.
    let line = serde_json::to_string(&careless).unwrap();
    assert_eq!(serde_json::from_str::<GameFigures>(&line).unwrap(), careless);
    assert_eq!(of(1), careless, "the same review finds the same");
}

#[test]
fn both_sides_of_a_table_expect_the_opposite() {
    let rules = ::five_hundred::Rules::preset("australian-4").unwrap();
    let table = (0..).map(|series| play_to_table(&rules, &mut Bots(bots(&rules)), series, 1).1);
    let is_bid = |table: &Table<::five_hundred::Rules>| !table.finished_hands()[0]["contract"].is_null();
    let mut sums = [0.0; 2];
    for table in table.filter(is_bid).take(6) {
        let expected = |seat: u64| super::outlook::expected(&table, Seat(seat as u8), 10).unwrap();
        let contractor = table.finished_hands()[0]["contract"]["seat"].as_u64().unwrap();
        sums[0] += expected(contractor);
        sums[1] += expected((contractor + 1) % 4);
    }
    // Bidders expect to gain by it; the opponents, who know less, expect about as much to be lost.
    assert!(sums[0] > 200.0 && sums[1] < 0.0, "{sums:?}");
}

fn bots<G: Figured>(rules: &G) -> Lineup<G> {
    Seat::all(rules.seats()).map(|seat| Level::Club.player(u64::from(seat.0))).collect()
}

#[test]
fn a_hand_of_rummy_tells_what_was_laid_and_held() {
    let rules = rummy_500::Rules::preset("rummy-500").unwrap();
    let table = game(&rules, 3);
    let record = table.to_record(None);
    for seat in 0..4 {
        let figures = reviewed(&record, &played(1, seat, Vec::new()), QUICK);
        for hand in figures.hands.unwrap() {
            let points = &table.finished_hands()[hand.hand]["points"];
            let rummy = hand.rummy.unwrap();
            assert_eq!(i64::from(rummy.laid - rummy.held), points[usize::from(seat)].as_i64().unwrap());
            assert_eq!(rummy.missed, 0, "who plays as the judge does misses no call");
        }
    }
}

#[test]
fn what_cannot_be_looked_at_is_said() {
    let rules = ::five_hundred::Rules::preset("australian-4").unwrap();
    let record = play_to_table(&rules, &mut Bots(bots(&rules)), 1, 1).1.to_record(None);
    let fault = |record: &Record, seat| GameReview::new(record, &played(1, seat, Vec::new())).err();
    assert_eq!(fault(&record, 9), Some(NotReviewed::NoSeat(Seat(9))));
    let mut open = record.clone();
    open.rules.insert("laws".to_owned(), "open".into());
    assert_eq!(fault(&open, 0), Some(NotReviewed::Open));
    let mut bad = record.clone();
    bad.hands[0].actions[0] = "1 4H".to_owned();
    assert!(matches!(fault(&bad, 0), Some(NotReviewed::Replay(_))));
    let other = Record { game: "bridge".to_owned(), ..record };
    assert!(matches!(fault(&other, 0), Some(NotReviewed::Malformed(_))));
}

/// Numbers that look like chance, the same each time.
struct Dice(u64);

impl Dice {
    /// From 0 to 1.
    fn unit(&mut self) -> f64 {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
    }
}

/// How often something is lost by a kind of decision in a hand, and how much as a rule: somewhat as Club bots do.
const EQUAL: [(Category, Option<Theme>, f64, f64); 9] = [
    (Category::BidHigh, Some(Theme::Pass), 0.08, 30.0),
    (Category::BidLow, Some(Theme::BidAtAll), 0.15, 60.0),
    (Category::BidLow, Some(Theme::BidStrain), 0.10, 30.0),
    (Category::Exchange, None, 0.05, 25.0),
    (Category::Lead, Some(Theme::WhichSuit), 0.15, 30.0),
    (Category::Lead, Some(Theme::DrawTrumps), 0.08, 40.0),
    (Category::Contractor, Some(Theme::Securely), 0.06, 20.0),
    (Category::Defence, Some(Theme::HoldUp), 0.15, 15.0),
    (Category::Misere, Some(Theme::ThrowDanger), 0.02, 120.0),
];

fn lost_by(category: Category, theme: Option<Theme>, points: f64) -> Vec<Lost> {
    (points > 0.0).then_some(Lost { action: 0, category, theme, points }).into_iter().collect()
}

fn of_hands(game: usize, hands: Vec<HandFigures>) -> GameFigures {
    GameFigures {
        version: VERSION,
        game: format!("game {game}"),
        ended: 1_000_000 * (game as u64 + 1),
        rules: "australian-4".to_owned(),
        seat: Seat(0),
        partners: vec!["Ann".to_owned()],
        level: Some(Level::Club),
        left_out: Vec::new(),
        hands: Some(hands),
    }
}

/// A hand of somebody who plays as the others do, but loses `more` times as often by leads.
fn some_hand(dice: &mut Dice, number: usize, more: f64) -> HandFigures {
    let mut lost = Vec::new();
    for (category, theme, often, points) in EQUAL {
        let often = if category == Category::Lead { often * more } else { often };
        if dice.unit() < often {
            // Most losses are small, some are not.
            let points = -points * (1.0 - dice.unit()).ln();
            lost.extend(lost_by(category, theme, points.max(1.0)));
        }
    }
    HandFigures { hand: number, lost, ..HandFigures::default() }
}

/// An evening of five games, and what is named.
fn named(dice: &mut Dice, usual: &Usual, more: f64) -> Vec<Habit> {
    let game = |game| of_hands(game, (0..9).map(|number| some_hand(dice, number, more)).collect());
    let games: Vec<GameFigures> = (0..5).map(game).collect();
    Evening::of(&games.iter().collect::<Vec<_>>(), usual).habits
}

fn usual(dice: &mut Dice) -> Usual {
    let mut usual = Usual::default();
    (0..240).for_each(|number| usual.add(&some_hand(dice, number, 1.0)));
    usual
}

#[test]
fn equal_play_has_no_habit_in_nearly_every_evening() {
    let mut dice = Dice(1);
    let evenings = 600;
    let (mut wrong, mut found, mut other) = (0, 0, 0);
    for _ in 0..evenings / 10 {
        let usual = usual(&mut dice);
        for _ in 0..10 {
            wrong += usize::from(!named(&mut dice, &usual, 1.0).is_empty());
            let habits = named(&mut dice, &usual, 5.0);
            assert!(habits.len() <= 2, "{habits:?}");
            let is_lead = |habit: &Habit| habit.category == Category::Lead;
            found += usize::from(habits.iter().any(is_lead));
            other += usize::from(!habits.iter().all(is_lead));
        }
    }
    assert!(wrong * 100 <= evenings * 5, "named by chance in {wrong} of {evenings} evenings");
    assert!(found * 100 >= evenings * 80, "found in {found} of {evenings} evenings");
    assert!(other * 100 <= evenings * 5, "beside it by chance in {other} of {evenings} evenings");
}

#[test]
fn a_habit_shows_in_five_hands_of_three_games() {
    let bad = |number: usize, points: f64| HandFigures {
        hand: number,
        lost: lost_by(Category::Lead, Some(Theme::DrawTrumps), points),
        ..HandFigures::default()
    };
    let usual = {
        let mut usual = Usual::default();
        (0..100).for_each(|number| usual.add(&bad(number, f64::from(u8::from(number % 20 == 0)))));
        usual
    };
    let evening = |hands: [usize; 4]| {
        let game = |(game, bads): (usize, usize)| {
            let lost = |number| 40.0 + 3.0 * (number + game) as f64;
            let hands = (0..8).map(|number| bad(number, if number < bads { lost(number) } else { 0.0 }));
            of_hands(game, hands.collect())
        };
        let games: Vec<GameFigures> = hands.into_iter().enumerate().map(game).collect();
        Evening::of(&games.iter().collect::<Vec<_>>(), &usual)
    };
    let shown = evening([4, 3, 4, 3]);
    assert_eq!((shown.games, shown.hands, shown.looked_at), (4, 32, 8));
    let [habit] = &shown.habits[..] else { panic!("{shown:?}") };
    // The kind and the theme are the same hands: one of them is named.
    assert_eq!((habit.category, habit.proof.len()), (Category::Lead, 14));
    assert!(habit.errors > 2.0 && habit.proof.is_sorted_by(|one, other| one.points >= other.points));
    assert!(evening([7, 7, 0, 0]).habits.is_empty(), "two games");
    assert!(evening([1, 1, 2, 0]).habits.is_empty(), "four hands");
    assert_eq!(Evening::of(&[], &usual), Evening { looked_at: 7, ..Evening::default() });
}

#[test]
fn an_evening_ends_where_nobody_played_for_hours() {
    let at = |game, hour: u64| GameFigures { ended: hour * 3_600_000, ..of_hands(game, Vec::new()) };
    let games = [at(0, 0), at(1, 5), at(2, 20), at(3, 22), at(4, 23)];
    let last = Evening::last(&games.iter().collect::<Vec<_>>());
    let names: Vec<&str> = last.iter().map(|game| &*game.game).collect();
    assert_eq!(names, ["game 2", "game 3", "game 4"]);
    assert_eq!(Evening::last(&[&at(0, 0)]).len(), 0, "nobody knows when it was");
}

#[test]
fn a_level_is_outgrown_where_chance_hardly_explains_the_lead() {
    let rules = ::five_hundred::Rules::preset("australian-4").unwrap();
    // Two of Club against two who do anything: between real levels there is less, and it takes more hands.
    let bot = |seat: Seat| -> Box<dyn Player<_>> {
        match seat.0 % 2 {
            0 => Level::Club.player(u64::from(seat.0)),
            _ => Box::new(RandomPlayer::new(seat.0.into())),
        }
    };
    let records: Vec<Record> = (0..40).map(|series| game_of(&rules, bot, series).to_record(None)).collect();
    let as_of = |seat: u8, level| -> Vec<(Record, Game)> {
        let game = |record: &Record| {
            (record.clone(), Game { ended: 0, seat: Seat(seat), level: Some(level), left_out: Vec::new() })
        };
        records.iter().map(game).collect()
    };
    let found = Outgrown::of(&as_of(2, Level::Beginner)).unwrap();
    assert_eq!((found.level, found.next), (Level::Beginner, Level::Casual));
    assert!(found.hands >= 40 && found.ahead > found.by, "{found:?}");
    assert_eq!(Outgrown::of(&as_of(1, Level::Beginner)), None, "they are behind");
    assert_eq!(Outgrown::of(&as_of(0, Level::Expert)), None, "there is no higher level");
    assert_eq!(Outgrown::of(&as_of(0, Level::Beginner)[..2]), None, "too few hands");
    let mut mixed = as_of(0, Level::Beginner);
    mixed.extend(as_of(0, Level::Club).into_iter().take(1));
    assert_eq!(Outgrown::of(&mixed), None, "hands against another level don't count");
    let undone = as_of(0, Level::Beginner).into_iter();
    let undone = undone.map(|(record, of)| {
        let left_out = (0..record.hands.len()).collect();
        (record, Game { left_out, ..of })
    });
    assert_eq!(Outgrown::of(&undone.collect::<Vec<_>>()), None, "they say nothing");
}
