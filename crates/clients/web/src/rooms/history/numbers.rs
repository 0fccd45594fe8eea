//! What games add up to: won and lost, points a hand, contracts by bid. Pictures are plain, and said in words too.

use desk::wire::Summary;
use five_hundred::{Bid, BidKind};
use leptos::prelude::*;

use crate::{
    message::Played,
    words::{Say, use_words},
};

/// How many of the last games are drawn.
const DRAWN: usize = 30;

/// What games add up to.
#[derive(Clone, PartialEq, Debug, Default)]
struct Sum {
    /// Games that are over.
    games: usize,
    /// Those won.
    won: usize,
    /// Hands of all games.
    hands: usize,
    /// Points of the player's column in them.
    points: i64,
    /// Contracts that the player has played, by bid, lowest first.
    bids: Vec<Contracts>,
    /// The last games, the oldest first: whether they were won.
    last: Vec<bool>,
}

/// Contracts of one bid.
#[derive(Clone, PartialEq, Debug)]
struct Contracts {
    /// The bid in notation.
    bid: String,
    /// How often it was played to its end.
    played: usize,
    /// How often it was made.
    made: usize,
    /// Points it brought in all.
    points: i64,
}

impl Sum {
    /// Of games, the last one first. Games that the player had no part in don't count.
    fn of<'g>(games: impl Iterator<Item = &'g Summary>) -> Self {
        let mut sum = Self::default();
        for game in games.filter(|game| game.columns.iter().any(|column| column.mine)) {
            if game.over {
                sum.games += 1;
                sum.won += usize::from(game.won);
                sum.last.push(game.won);
            }
            sum.hands += game.hands.len();
            for hand in &game.hands {
                sum.points += i64::from(hand.points);
                if let (true, Some(bid), Some(made)) = (hand.mine, &hand.contract, hand.made) {
                    sum.count(bid, made, hand.points);
                }
            }
        }
        sum.last.truncate(DRAWN);
        sum.last.reverse();
        sum.bids.sort_by_key(|contracts| place(&contracts.bid));
        sum
    }

    fn count(&mut self, bid: &str, made: bool, points: i32) {
        let at = self.bids.iter().position(|contracts| contracts.bid == bid).unwrap_or_else(|| {
            self.bids.push(Contracts { bid: bid.to_owned(), played: 0, made: 0, points: 0 });
            self.bids.len() - 1
        });
        let contracts = &mut self.bids[at];
        contracts.played += 1;
        contracts.made += usize::from(made);
        contracts.points += i64::from(points);
    }

    fn contracts(&self) -> usize {
        self.bids.iter().map(|contracts| contracts.played).sum()
    }

    fn contracts_made(&self) -> usize {
        self.bids.iter().map(|contracts| contracts.made).sum()
    }
}

/// Where a bid stands in a list: tricks by number and strain, then whatever is bid to win none.
fn place(bid: &str) -> (u8, u8, String) {
    match bid.parse::<Bid>().map(Bid::kind) {
        Ok(BidKind::Tricks(tricks, strain)) => (tricks, strain as u8, bid.to_owned()),
        _ => (u8::MAX, 0, bid.to_owned()),
    }
}

/// A mean with one digit after the decimal sign of the language.
fn mean(say: Say, sum: i64, of: usize) -> String {
    if of == 0 {
        return "–".to_owned();
    }
    let tenths = (sum as f64 / of as f64 * 10.0).round() as i64;
    let sign = if tenths < 0 { "−" } else { "" };
    let tenths = tenths.unsigned_abs();
    format!("{sign}{}{}{}", tenths / 10, say.texts().get("decimal-sign"), tenths % 10)
}

/// A part of a whole in percent.
fn percent(part: usize, whole: usize) -> Option<usize> {
    (whole > 0).then(|| (part * 100 + whole / 2) / whole)
}

/// What the games add up to.
#[component]
pub(super) fn Numbers(games: Memo<Vec<Played>>) -> impl IntoView {
    let say = use_words();
    let sum = Memo::new(move |_| {
        games.with(|games| Sum::of(games.iter().filter_map(|game| game.summary.as_ref())))
    });
    move || sum.with(|sum| (sum.hands > 0).then(|| numbers(say, sum)))
}

fn numbers(say: Say, sum: &Sum) -> AnyView {
    let share = |part: usize, whole: usize| {
        let number =
            percent(part, whole).map(|number| say.with("history-percent", &[("number", number.into())]));
        let of = say.with("history-of", &[("part", part.into()), ("whole", whole.into())]);
        view! { <dd>{number} " " <span class="quiet">{of}</span></dd> }
    };
    let contracts = (sum.contracts() > 0).then(|| {
        view! { <div><dt>{say.get("history-own-made")}</dt>{share(sum.contracts_made(), sum.contracts())}</div> }
    });
    view! {
        <section class="numbers" aria-labelledby="history-numbers">
            <h2 id="history-numbers">{say.get("history-numbers")}</h2>
            <dl class="facts">
                <div><dt>{say.get("history-games-won")}</dt>{share(sum.won, sum.games)}</div>
                <div><dt>{say.get("history-points-a-hand")}</dt><dd>{mean(say, sum.points, sum.hands)}</dd></div>
                <div><dt>{say.get("history-hands")}</dt><dd>{sum.hands}</dd></div>
                {contracts}
            </dl>
            {(sum.last.len() > 1).then(|| last_games(say, &sum.last))}
            {(!sum.bids.is_empty()).then(|| by_bid(say, &sum.bids))}
        </section>
    }
    .into_any()
}

/// Width and height of a game in the picture, and the space between two.
const BAR: usize = 10;
const GAP: usize = 3;
const HEIGHT: usize = 40;

/// The last games: a bar up for one that was won, down for one that was lost.
fn last_games(say: Say, last: &[bool]) -> AnyView {
    let won = last.iter().filter(|won| **won).count();
    let words = say.with("history-last-words", &[("won", won.into()), ("count", last.len().into())]);
    let width = last.len() * (BAR + GAP) - GAP;
    let half = HEIGHT / 2;
    let bar = |(number, won): (usize, &bool)| {
        let class = if *won { "won" } else { "lost" };
        let y = if *won { 0 } else { half };
        view! { <rect class=class x=number * (BAR + GAP) y=y width=BAR height=half rx="2"/> }
    };
    view! {
        <figure>
            <figcaption>{say.with("history-last", &[("count", last.len().into())])}</figcaption>
            <svg class="bars" role="img" aria-label=words viewBox=format!("0 0 {width} {HEIGHT}") style=format!("max-width: {}px", width * 2)>
                <line x1="0" y1=half x2=width y2=half/>
                {last.iter().enumerate().map(bar).collect_view()}
            </svg>
        </figure>
    }
    .into_any()
}

/// Contracts by bid: a table, with a bar for those that were made.
fn by_bid(say: Say, bids: &[Contracts]) -> AnyView {
    let most = bids.iter().map(|contracts| contracts.played).max().unwrap_or(1);
    let row = |contracts: &Contracts| {
        let name = contracts.bid.parse().map_or_else(|_| contracts.bid.clone(), |bid| say.texts().bid(bid));
        let share = |part: usize| format!("{}%", part * 100 / most);
        view! {
            <tr>
                <th scope="row">{texts::Texts::capitalised(&name)}</th>
                <td>{contracts.played}</td>
                <td>{contracts.made}</td>
                <td>{mean(say, contracts.points, contracts.played)}</td>
                <td class="share" aria-hidden="true">
                    <span class="played" style:width=share(contracts.played)></span>
                    <span class="made" style:width=share(contracts.made)></span>
                </td>
            </tr>
        }
    };
    view! {
        <details>
            <summary id="history-by-bid">{say.get("history-by-bid")}</summary>
            <div class="wide" role="region" tabindex="0" aria-labelledby="history-by-bid">
            <table class="by-bid" aria-labelledby="history-by-bid">
                <thead>
                    <tr>
                        <th scope="col">{say.get("history-bid")}</th>
                        <th scope="col">{say.get("history-played")}</th>
                        <th scope="col">{say.get("history-made")}</th>
                        <th scope="col">{say.get("history-average")}</th>
                        <td class="share" aria-hidden="true"></td>
                    </tr>
                </thead>
                <tbody>{bids.iter().map(row).collect_view()}</tbody>
            </table>
            </div>
        </details>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use desk::wire::HandSummary;

    use super::{
        super::tests::{column, summary},
        *,
    };

    fn hand(contract: Option<&str>, mine: bool, made: Option<bool>, points: i32) -> HandSummary {
        HandSummary { contract: contract.map(str::to_owned), words: String::new(), mine, made, points }
    }

    fn game(won: bool, hands: Vec<HandSummary>) -> Summary {
        Summary { hands, ..summary(vec![column(500, true, won), column(200, false, !won)], true) }
    }

    #[test]
    fn games_hands_and_contracts_are_added_up() {
        let games = [
            game(
                true,
                vec![hand(Some("8H"), true, Some(true), 300), hand(Some("7S"), false, Some(false), 40)],
            ),
            game(false, vec![hand(Some("8H"), true, Some(false), -300), hand(None, false, None, 0)]),
        ];
        let sum = Sum::of(games.iter());
        assert_eq!((sum.games, sum.won, sum.hands, sum.points), (2, 1, 4, 40));
        assert_eq!((sum.contracts(), sum.contracts_made()), (2, 1));
        assert_eq!(sum.bids, [Contracts { bid: "8H".to_owned(), played: 2, made: 1, points: 0 }]);
        // The games come with the last one first, and are drawn from the oldest on.
        assert_eq!(sum.last, [false, true]);
    }

    #[test]
    fn games_of_others_and_unfinished_ones_do_not_count_as_lost() {
        let watched = summary(vec![column(500, false, true)], true);
        let open = Summary { over: false, ..game(false, vec![hand(Some("6S"), true, Some(true), 40)]) };
        let sum = Sum::of([&watched, &open].into_iter());
        assert_eq!((sum.games, sum.won, sum.hands, sum.contracts()), (0, 0, 1, 1));
    }

    #[test]
    fn bids_stand_in_their_order() {
        let hands = ["misere", "10NT", "7S", "7H", "6NT"].map(|bid| hand(Some(bid), true, Some(true), 10));
        let sum = Sum::of([game(true, hands.to_vec())].iter());
        let bids: Vec<&str> = sum.bids.iter().map(|contracts| contracts.bid.as_str()).collect();
        assert_eq!(bids, ["6NT", "7S", "7H", "10NT", "misere"]);
    }

    #[test]
    fn only_the_last_games_are_drawn() {
        let games: Vec<Summary> = (0..DRAWN + 5).map(|number| game(number == 0, Vec::new())).collect();
        let sum = Sum::of(games.iter());
        assert_eq!((sum.games, sum.last.len()), (DRAWN + 5, DRAWN));
        assert_eq!(sum.last.last(), Some(&true));
    }

    #[test]
    fn shares_are_rounded() {
        assert_eq!((percent(1, 3), percent(2, 3), percent(0, 0)), (Some(33), Some(67), None));
    }
}
