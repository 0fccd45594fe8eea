//! What the arena must know of a game beyond how it is played: the players that can play it, the seats that sit
//! together, what a view allows, and what is kept of a hand.

use five_hundred::{BidKind, HandResult};
use players::{
    Level, MOST_CORES, Playable, Player, RandomPlayer,
    five_hundred::{self as tricks, Expert, Oracle, Skill},
    rummy,
};
use serde_json::{Map, Value};
use table::{Axis, Game, Table};

use crate::outcome::{ContractPlayed, HandPlayed};

/// One of our own players at a seat.
pub struct Contestant<G: Contest> {
    /// The player, who sees only their view.
    pub player: Box<dyn Player<G>>,
    /// A player that sees every card and acts instead where it can say what is best: never more than a yardstick.
    pub cheater: Option<Cheater<G>>,
}

/// Says what is best at a table, all its cards seen, or nothing.
pub type Cheater<G> = Box<dyn FnMut(&Table<G>) -> Option<<G as Game>::Action>>;

impl<G: Contest> From<Box<dyn Player<G>>> for Contestant<G> {
    fn from(player: Box<dyn Player<G>>) -> Self {
        Self { player, cheater: None }
    }
}

/// A game the arena can hold.
pub trait Contest: Playable + Sync + 'static {
    /// What our own players of this game are called, from the weakest.
    const NAMES: &'static [&'static str];

    /// Seats one of our own players; the same seed gives the same player. `None` if there is none of this name.
    fn contestant(name: &str, seed: u64) -> Option<Contestant<Self>>;

    /// Reads what partners have agreed; `None` if the words name nothing that can be.
    fn conventions(_words: &str) -> Option<Self::Conventions> {
        None
    }

    /// The value of every axis.
    fn axes(&self) -> Map<String, Value>;

    /// Whether a view's seat may do this.
    fn allows(view: &Self::View, action: Self::Action) -> bool;

    /// The part of a hand that is kept.
    fn hand(report: &Self::Report) -> HandPlayed;
}

/// One of our players as it is written, such as `expert` or `expert+joker`: its name, and what it has agreed with its
/// partners.
pub(crate) fn own<G: Contest>(text: &str) -> Option<(&str, G::Conventions)> {
    match text.split_once('+') {
        Some((name, words)) => Some((name, G::conventions(words)?)),
        None => Some((text, G::Conventions::default())),
    }
}

/// A player of a level.
fn level<G: Contest>(name: &str, seed: u64) -> Option<Box<dyn Player<G>>> {
    name.parse().ok().map(|level: Level| level.player(seed))
}

/// A level that searches with more or less than its usual work.
struct Searcher<S> {
    skill: S,
    times: usize,
    parts: usize,
    cores: usize,
}

/// Reads one: the work multiplied, as in `expert*4`, a part of it, as in `expert/4`, or on a number of cores, as in
/// `expert@4`.
fn searcher<S>(name: &str, quick: S, full: S) -> Option<Searcher<S>> {
    let (at, sign) = name.match_indices(['*', '/', '@']).next()?;
    let skill = match name[..at].parse() {
        Ok(Level::Strong) => quick,
        Ok(Level::Expert) => full,
        _ => return None,
    };
    let number = |most| name[at + 1..].parse().ok().filter(|number| (1..=most).contains(number));
    let usual = Searcher { skill, times: 1, parts: 1, cores: 1 };
    Some(match sign {
        "*" => Searcher { times: number(1_000)?, ..usual },
        "/" => Searcher { parts: number(1_000)?, ..usual },
        _ => Searcher { cores: number(MOST_CORES)?, ..usual },
    })
}

/// Axes as an object.
fn object<'a>(axes: impl Iterator<Item = (&'static Axis, std::borrow::Cow<'a, str>)>) -> Map<String, Value> {
    axes.map(|(axis, value)| (axis.name.to_owned(), Value::from(value))).collect()
}

impl Contest for five_hundred::Rules {
    const NAMES: &'static [&'static str] =
        &["random", "bot", "beginner", "casual", "club", "strong", "expert", "uniform", "oracle"];

    fn contestant(name: &str, seed: u64) -> Option<Contestant<Self>> {
        let player: Box<dyn Player<Self>> = match name {
            "random" => Box::new(RandomPlayer::new(seed)),
            "bot" => Box::new(tricks::Bot::new(seed)),
            "uniform" => Box::new(Expert::new(seed, Skill { infers: false, ..Skill::FULL })),
            "oracle" => {
                let mut oracle = Oracle::new();
                return Some(Contestant {
                    player: Level::Expert.player(seed),
                    cheater: Some(Box::new(move |table| oracle.card(table.game(), table.state()))),
                });
            }
            _ => match searcher(name, Skill::QUICK, Skill::FULL) {
                Some(Searcher { skill, times, parts, cores }) => {
                    Box::new(Expert::new(seed, skill.scaled(times, parts).on_cores(cores)))
                }
                None => level(name, seed)?,
            },
        };
        Some(player.into())
    }

    fn conventions(words: &str) -> Option<Self::Conventions> {
        words.parse().ok()
    }

    fn axes(&self) -> Map<String, Value> {
        object(self.spec().iter())
    }

    fn allows(view: &Self::View, action: Self::Action) -> bool {
        view.choices.contains(action)
    }

    fn hand(report: &Self::Report) -> HandPlayed {
        let contract = report.contract.map(|(bid, seat)| {
            let tricks = report.party_tricks;
            let to_spare = match bid.kind() {
                BidKind::Tricks(needed, _) => tricks.saturating_sub(needed),
                BidKind::Partie(_) | BidKind::Misere(_) => 0,
            };
            ContractPlayed { bid: bid.to_string(), seat, tricks, made: made(report.result), to_spare }
        });
        HandPlayed { points: report.points.clone(), contract }
    }
}

/// Whether a contract was made; nobody knows of one that was not played to its end.
const fn made(result: HandResult) -> Option<bool> {
    match result {
        HandResult::Made => Some(true),
        HandResult::Failed => Some(false),
        HandResult::PassedOut | HandResult::PlayedWithoutBid | HandResult::Stopped => None,
    }
}

impl Contest for rummy_500::Rules {
    const NAMES: &'static [&'static str] =
        &["random", "greedy", "bot", "beginner", "casual", "club", "strong", "expert", "oracle"];

    fn contestant(name: &str, seed: u64) -> Option<Contestant<Self>> {
        let player: Box<dyn Player<Self>> = match name {
            "random" => Box::new(RandomPlayer::new(seed)),
            "greedy" => Box::new(rummy::Greedy::new()),
            "bot" => Box::new(rummy::Bot::new(seed)),
            "oracle" => {
                let mut oracle = rummy::Oracle::new(seed);
                return Some(Contestant {
                    player: Level::Expert.player(seed),
                    cheater: Some(Box::new(move |table| oracle.action(table.game(), table.state()))),
                });
            }
            _ => match searcher(name, rummy::Skill::QUICK, rummy::Skill::FULL) {
                Some(Searcher { skill, times, parts, cores }) => {
                    Box::new(rummy::Expert::new(seed, skill.scaled(times, parts).on_cores(cores)))
                }
                None => level(name, seed)?,
            },
        };
        Some(player.into())
    }

    fn axes(&self) -> Map<String, Value> {
        object(self.spec().iter())
    }

    fn allows(view: &Self::View, action: Self::Action) -> bool {
        view.choices.contains(action)
    }

    fn hand(report: &Self::Report) -> HandPlayed {
        HandPlayed { points: report.clone(), contract: None }
    }
}
