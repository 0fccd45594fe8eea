//! Its players: what the bots do, and what the arena asks.

use ::players::{Decision, DecisionIn, Level, Playable, Player, RandomPlayer, five_hundred::Reason};
use arena::{Contest, Contestant, HandPlayed};
use card_match::{MatchGame, review::Reviewed};
use serde_json::{Map, Value};
use table::Game;

use crate::high_card::rules::{Action, Rules, View};

/// Somebody who plays the highest card if it may take the trick, and the lowest otherwise.
struct Thrifty;

impl Player<Rules> for Thrifty {
    fn decide(&mut self, _: &Rules, view: &View) -> DecisionIn<Rules> {
        let best = view.trick.iter().map(|(_, card)| card.rank()).max().flatten();
        let highest = view.choices.iter().max_by_key(|card| card.rank());
        let lowest = view.choices.iter().min_by_key(|card| card.rank());
        let card = highest.filter(|card| card.rank() > best).or(lowest);
        Decision { action: card.map_or(Rules::IDLE, |&card| Action(card)), reason: Reason::AnyWillDo }
    }
}

impl Playable for Rules {
    type Reason = Reason;
    type Report = Vec<i32>;
    type Conventions = ();
    const IDLE: Action = Action(cards::Card::X);

    fn any(view: &View, mut below: impl FnMut(u32) -> u32) -> Option<Action> {
        let count = u32::try_from(view.choices.len()).ok().filter(|&count| count > 0)?;
        view.choices.get(below(count) as usize).map(|&card| Action(card))
    }

    fn player(level: Level, _cores: usize, seed: u64) -> Box<dyn Player<Self>> {
        if level == Level::Beginner { Box::new(RandomPlayer::new(seed)) } else { Box::new(Thrifty) }
    }

    fn judge(_work: usize, _cores: usize, _seed: u64) -> Box<dyn Player<Self>> {
        Box::new(Thrifty)
    }

    fn report(referee: &View) -> Vec<i32> {
        referee.won.clone()
    }
}

impl MatchGame for Rules {}

impl Reviewed for Rules {
    type Oracle = ();
}

impl Contest for Rules {
    const NAMES: &'static [&'static str] = &["random", "thrifty"];

    fn contestant(name: &str, seed: u64) -> Option<Contestant<Self>> {
        let player: Box<dyn Player<Self>> = match name {
            "random" => Box::new(RandomPlayer::new(seed)),
            "thrifty" => Box::new(Thrifty),
            _ => return None,
        };
        Some(player.into())
    }

    fn axes(&self) -> Map<String, Value> {
        self.rules_json()
    }

    fn allows(view: &View, Action(card): Action) -> bool {
        view.choices.contains(&card)
    }

    fn hand(report: &Vec<i32>) -> HandPlayed {
        HandPlayed { points: report.clone(), contract: None }
    }
}
