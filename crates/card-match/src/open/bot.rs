//! A bot at an open table: it answers, claims and plays, from what it sees. It keeps the rules.

use five_hundred::{Action, Choices, Rules, Strain};
use open_table::{Act, Claim, Demand, View};
use players::{
    Decision, DecisionIn, Level, Playable, Player,
    five_hundred::{Conventions, Reason},
};
use table::{Seat, Viewer};

use super::{
    OpenRules,
    noticing::{claims_in_settling, fault_in, notices},
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

    fn act(&mut self, rules: &OpenRules, view: &View) -> Option<(Act, Reason)> {
        let said = |act| (act, Reason::OnlyChoice);
        match view.phase? {
            "demand" => answer(rules.rules(), view).map(said),
            "settle" => {
                let mut claims = claims_in_settling(rules.rules(), view);
                let claim = claims.find(|&claim| notices(self.seed, claim)).map(Act::Claim);
                claim.or_else(|| settled(view, 0)).map(said)
            }
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
        let claim = fault_in(rules.rules(), view).filter(|&claim| notices(self.seed, claim))?;
        Some(Decision { action: Act::Claim(claim), reason: Reason::OnlyChoice })
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

/// What a bot may lawfully do, as far as that is listed.
fn listed(view: &View) -> impl Iterator<Item = Act> {
    view.legal.iter().filter_map(|line| Seat::split_line(line)?.1.parse().ok())
}

/// The answer of a bot that is asked: of suits it demands the one in which it has most cards.
pub(super) fn answer(rules: &Rules, view: &View) -> Option<Act> {
    let longest = longest_suit(rules, view);
    let forces = listed(view).any(|act| act == Act::Demand(Demand::SixNoTrump));
    let wanted = |act: &Act| match act {
        Act::Demand(Demand::Lead(suit) | Demand::Play(suit)) => Some(*suit) == longest,
        Act::Demand(Demand::NewDeal) => forces,
        _ => false,
    };
    listed(view).find(wanted).or_else(|| listed(view).last())
}

fn longest_suit(rules: &Rules, view: &View) -> Option<cards::Suit> {
    let game = view.game.as_ref()?;
    let hand = game.seats.get(looker(view)?.index())?.hand?;
    let strain = game.contract.as_ref().map_or(Strain::NoTrumps, |contract| contract.bid.strain());
    let length = |suit: &cards::Suit| (rules.cards_of(strain, *suit) & hand).len();
    cards::Suit::ALL.into_iter().max_by_key(length)
}

/// The dealer writes the score, off by `slip` from the right one; the others agree.
pub(super) fn settled(view: &View, slip: i32) -> Option<Act> {
    if view.legal.iter().any(|line| line.ends_with("enter …")) {
        let outcome = view.game.as_ref()?.outcome.as_ref()?;
        let sheet = view.laws.as_ref().and_then(|laws| laws.sheet.clone()).unwrap_or_default();
        let missing =
            Seat::all(outcome.points.len()).find(|unit| sheet.get(unit.index()).copied().flatten().is_none());
        if let Some(unit) = missing {
            return Some(Act::Enter(unit, outcome.points[unit.index()].saturating_add(slip)));
        }
    }
    listed(view).find(|&act| act == Act::Agree)
}

/// What a bot thinks best with these choices, whether or not it is its turn.
pub(super) fn best(
    rules: &Rules,
    mut game: five_hundred::View,
    choices: Option<Choices>,
    player: &mut dyn Player<Rules>,
) -> Option<Action> {
    game.choices = choices.unwrap_or(game.choices);
    (!game.choices.is_empty()).then(|| player.decide(rules, &game).action)
}

/// Whether somebody has claimed this in this hand.
pub(super) fn is_claimed(view: &View, claim: Claim) -> bool {
    view.laws.iter().flat_map(|laws| &laws.claims).any(|claimed| claimed.claim == claim)
}
