//! Facts read off the tricks of random hands score as the game has scored them, whatever the rules.

use five_hundred::{
    FinalContract, GameEnd, GameFacts, HandEnd, HandFacts, HandResult, Rules, View, card_points,
};
use table::{BySeat, Game, Recall, Seat, SeatSet, Viewer};

use crate::common::{Random, likely, random_rules, shuffled_deal, telling_scores};

/// How many hands are compared, unless the environment variable `HANDS` names another number.
const HANDS: u32 = 100_000;
/// Hands played by the same rules.
const HANDS_OF_RULES: u32 = 10;

/// The facts of a hand, from what lies on the table when it is over.
fn read(rules: &Rules, view: &View) -> HandFacts {
    let contract = view.contract.as_ref();
    let counts = rules.axes().card_points.text() == "on" && contract.is_some_and(|it| !it.bid.is_misere());
    let mut facts = HandFacts {
        end: match view.tricks.len() {
            0 => HandEnd::PassedOut,
            10 => HandEnd::PlayedOut,
            _ => HandEnd::Stopped,
        },
        contract: contract.map(|it| FinalContract { bid: it.bid, seat: it.seat, partners: it.partners }),
        ..HandFacts::PASSED_OUT
    };
    for trick in &view.tricks {
        let winner = trick.winner().unwrap().seat;
        facts.tricks[winner] += 1;
        if counts {
            facts.card_points[winner] += trick.plays.iter().map(|play| card_points(play.card)).sum::<i32>();
        }
    }
    facts
}

/// Which of these seats reached the target first, trick by trick.
fn first(rules: &Rules, view: &View, before: &BySeat<i32>, among: SeatSet) -> SeatSet {
    let there = |tricks: usize| -> SeatSet {
        let paid = |seat: Seat| paid(rules, view, tricks, before[seat], seat);
        among.iter().filter(|&seat| before[seat] + paid(seat) >= rules.target()).collect()
    };
    let mut first = (1..=view.tricks.len()).map(there);
    first.find(|first| !first.is_empty()).unwrap_or_else(|| panic!("nobody of {among:?} was first"))
}

/// What the first tricks of a hand pay an opponent of the contractor.
fn paid(rules: &Rules, view: &View, tricks: usize, start: i32, seat: Seat) -> i32 {
    let axes = rules.axes();
    let winners = view.tricks[..tricks].iter().map(|trick| (trick, trick.winner().unwrap().seat));
    let mine = winners.clone().filter(|&(_, winner)| rules.side(seat).contains(winner));
    let count = mine.clone().count() as i32;
    let Some(contract) = &view.contract else { return 10 * count };
    let against = winners.filter(|&(_, winner)| !contract.side().contains(winner)).count();
    let (tens, cards) = match axes.defender_tricks.text() {
        _ if contract.bid.is_misere() => (axes.misere_defender_tricks.text() == "10", false),
        "if_set" => (against + usize::from(contract.needed) > 10, axes.card_points.text() == "on"),
        tens => (tens == "10", axes.card_points.text() == "on"),
    };
    let points = mine.flat_map(|(trick, _)| &trick.plays).map(|play| card_points(play.card)).sum::<i32>();
    let paid = if tens { 10 * count } else { 0 } + if cards { points } else { 0 };
    let (word, limit) = axes.defender_limit.text().split_once('_').unwrap_or(("none", "0"));
    let limit: i32 = limit.parse().unwrap();
    match word {
        "freeze" if start >= limit => 0,
        "cap" => paid.min((limit - start).max(0)),
        _ => paid,
    }
}

/// What came up.
#[derive(Default, Debug)]
struct Seen {
    results: [u32; 5],
    over: u32,
    races: u32,
    barred: u32,
    chicago: u32,
}

/// Compares a finished hand; the losers of a game that goes on, none if it is over.
fn compare(
    rules: &Rules,
    view: &View,
    before: &BySeat<i32>,
    barred: SeatSet,
    seen: &mut Seen,
) -> Option<SeatSet> {
    let facts = read(rules, view);
    let score = rules.score_hand(&facts, before).unwrap();
    let outcome = view.outcome.as_ref().unwrap();
    assert_eq!((score.result, score.points.first(rules.seats())), (outcome.result, &outcome.points[..]));
    seen.results[outcome.result as usize] += 1;

    let hands = rules.hand_limit().zip(view.hands_left).map_or(0, |(limit, left)| limit - left);
    let after = BySeat::from_fn(|seat| view.scores.get(seat.index()).copied().unwrap_or_default());
    let end = rules.game_end(&GameFacts { hand: facts, before: *before, after, barred, hands }).unwrap();
    let result = match end {
        GameEnd::NotYet { losers } => {
            assert_eq!((view.games.as_ref(), view.winners, view.losers), (None, SeatSet::EMPTY, losers));
            seen.barred += u32::from(!losers.is_empty());
            return Some(losers);
        }
        GameEnd::Over(result) => result,
        GameEnd::Race(race) => {
            seen.races += 1;
            race.won_by(rules, first(rules, view, before, race.among)).unwrap()
        }
    };
    let games = |seat| if result.winners.contains(seat) { result.games } else { 0 };
    let games: Vec<u8> = Seat::all(rules.seats()).map(games).collect();
    assert_eq!(
        (view.games.as_ref(), view.winners, view.losers),
        (Some(&games), result.winners, result.losers)
    );
    seen.over += 1;
    seen.chicago += u32::from(result.games == 2);
    None
}

/// Plays and compares hands of one table, game after game; each begins where something can happen.
fn compare_hands(rules: &Rules, random: &mut Random, seen: &mut Seen) {
    let mut game = None;
    for _ in 0..HANDS_OF_RULES {
        let (mut state, barred) = game.unwrap_or_else(|| {
            let state = rules.start(&telling_scores(rules, random)).unwrap();
            (state, rules.standing(&state).losers)
        });
        let before = *state.scores();
        let dealer = rules.next_dealer(&state).unwrap_or(Seat(random.below(rules.seats() as u32) as u8));
        rules.deal(&mut state, dealer, &shuffled_deal(rules, dealer, random));
        while let Some((seat, choices)) = rules.next_choices(&state) {
            let action = likely(rules, &choices, random);
            rules.play_unchecked(&mut state, seat, action);
        }
        let view = rules.view(&state, Viewer::Referee, Recall::Perfect);
        game = compare(rules, &view, &before, barred, seen).map(|losers| (state, losers));
    }
}

#[test]
fn facts_score_as_the_game_does() {
    // FH-SCO, FH-END, FH-AMB-31, FH-AMB-32
    let hands = std::env::var("HANDS").map_or(HANDS, |hands| hands.parse().unwrap());
    let mut random = Random::new(40);
    let mut seen = Seen::default();
    for _ in 0..hands.div_ceil(HANDS_OF_RULES) {
        let rules = random_rules(&mut random);
        compare_hands(&rules, &mut random, &mut seen);
    }
    // A hundred thousand hands hold of each kind hundreds at least.
    let least = hands / 1_000;
    let rarest = seen.results.iter().chain([&seen.over, &seen.barred]).min();
    assert!(rarest.is_some_and(|&rarest| rarest >= least), "{seen:?}");
    assert!(seen.races > 0 && seen.chicago > 0, "{seen:?}");
    assert!(seen.results[HandResult::Made as usize] > least, "{seen:?}");
}
