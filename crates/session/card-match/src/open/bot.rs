//! A bot at an open table: it answers, claims and plays, from what it sees. It keeps the rules.

use five_hundred::{Rules, Strain};
use laws::open_table::{Act, Claim, Demand, Phase, View};
use players::{
    Decision, DecisionIn, Level, Playable, Player,
    five_hundred::{Conventions, Reason},
};
use table::{Seat, Viewer};

use super::{
    OpenRules,
    noticing::{claims, is_noticed},
};

/// The strongest that plays here: those above imagine deals by replaying what was played, and trust that it was lawful.
pub(super) const STRONGEST: Level = Level::Club;

/// A bot that keeps the rules.
pub(super) struct OpenBot {
    seed: u64,
    cards: Box<dyn Player<Rules>>,
}

impl OpenBot {
    pub(super) fn new(level: Level, cores: usize, seed: u64) -> Self {
        Self { seed, cards: Rules::player(level.min(STRONGEST), cores, seed) }
    }

    /// What it has noticed.
    fn claim(&self, rules: &OpenRules, view: &View) -> Option<Act> {
        claims(rules.rules(), view).find(|&claim| is_noticed(self.seed, claim)).map(Act::Claim)
    }

    fn act(&mut self, rules: &OpenRules, view: &View) -> Option<(Act, Reason)> {
        let said = |act| (act, Reason::OnlyChoice);
        match view.phase? {
            Phase::Demand => answer(rules.rules(), view).map(said),
            Phase::Settle => self.claim(rules, view).or_else(|| settled(view)).map(said),
            _ => {
                let game = view.game.as_ref().filter(|game| !game.choices.is_empty())?;
                let Decision { action, reason } = self.cards.decide(rules.rules(), game);
                Some((Act::Play(action), reason))
            }
        }
    }
}

impl Player<OpenRules> for OpenBot {
    fn decide(&mut self, rules: &OpenRules, view: &View) -> DecisionIn<OpenRules> {
        let (action, reason) = self
            .act(rules, view)
            .or_else(|| OpenRules::any(view, |_| 0).map(|act| (act, Reason::AnyWillDo)))
            .unwrap_or((OpenRules::IDLE, Reason::AnyWillDo));
        Decision { action, reason }
    }

    fn call(&mut self, rules: &OpenRules, view: &View) -> Option<DecisionIn<OpenRules>> {
        Some(Decision { action: self.claim(rules, view)?, reason: Reason::OnlyChoice })
    }

    fn hear_conventions(&mut self, seats: &[Conventions]) {
        self.cards.hear_conventions(seats);
    }
}

/// The seat that looks.
pub(super) fn looker(view: &View) -> Option<Seat> {
    match view.game.as_ref()?.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Referee => None,
    }
}

/// The answer of a bot that is asked: of suits it demands the one in which it has most cards.
fn answer(rules: &Rules, view: &View) -> Option<Act> {
    let longest = longest_suit(rules, view);
    let forces = view.listed().any(|act| act == Act::Demand(Demand::SixNoTrump));
    let wanted = |act: &Act| match act {
        Act::Demand(Demand::Lead(suit) | Demand::Play(suit)) => Some(*suit) == longest,
        Act::Demand(Demand::NewDeal) => forces,
        _ => false,
    };
    view.listed().find(wanted).or_else(|| view.listed().last())
}

fn longest_suit(rules: &Rules, view: &View) -> Option<cards::Suit> {
    let game = view.game.as_ref()?;
    let hand = game.seats.get(looker(view)?.index())?.hand?;
    let strain = game.contract.as_ref().map_or(Strain::NoTrumps, |contract| contract.bid.strain());
    let length = |suit: &cards::Suit| (rules.cards_of(strain, *suit) & hand).len();
    cards::Suit::ALL.into_iter().max_by_key(length)
}

/// The dealer writes the score; all agree.
pub(super) fn settled(view: &View) -> Option<Act> {
    if view.writes() {
        let points = &view.game.as_ref()?.outcome.as_ref()?.points;
        let mut units = Seat::all(points.len()).zip(points);
        if let Some((unit, &points)) = units.find(|&(unit, _)| view.entry(unit).is_none()) {
            return Some(Act::Enter(unit, points));
        }
    }
    view.may_agree().then_some(Act::Agree)
}

/// Whether somebody has claimed this in this hand.
pub(super) fn is_claimed(view: &View, claim: Claim) -> bool {
    view.laws.iter().flat_map(|laws| &laws.claims).any(|claimed| claimed.claim == claim)
}
