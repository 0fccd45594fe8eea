//! A puzzle from a view: every test that a decision has to pass, cheap ones first.

use cards::Card;
use five_hundred::{Action, Choices, MisereKind, Phase, Rules, State, View};
use players::{Level, five_hundred::imagine};

use super::{
    Acceptance, Ask, Kind, Other, Puzzle, Theme,
    accept::{self, Agreed, Answer},
    facts::Facts,
    plan::cannot_fail,
    rating,
};
use crate::{
    Retold,
    judge::{Belief, Class, Deals, Goal, Judge, Mark, Marked, marks, panel},
};

/// Deals of the first glance.
const GLANCE: usize = 20;
/// Deals of each set.
const SET: usize = 200;
/// What the sets believe of hidden cards, and what their deals follow from.
const SETS: [(Belief, u64); 2] =
    [(Belief { calls: true, discards: true }, 1), (Belief { calls: false, discards: false }, 2)];
/// The most other calls or discards that a puzzle lists.
const OTHERS: usize = 6;

/// Makes puzzles of views, one after the other.
#[derive(Debug, Default)]
pub struct Composer {
    judge: Judge,
}

impl Composer {
    /// A composer.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    pub(super) fn judge(&mut self) -> &mut Judge {
        &mut self.judge
    }

    /// The puzzle of a view: what its player has to decide now. `code` is the short code of the rules.
    ///
    /// # Errors
    /// The first test that it fails.
    pub fn compose(&mut self, rules: &Rules, code: &str, view: &View) -> Result<Puzzle, Acceptance> {
        let open = |kind| view.contract.as_ref().is_some_and(|contract| contract.bid.is(kind));
        // In a super open misère one player plays the cards of another.
        if view.choices.len() < 2 || open(MisereKind::SuperOpen) {
            return Err(Acceptance::Asked);
        }
        match view.choices {
            Choices::Play { .. } | Choices::Nominate => self.decision(rules, code, view),
            Choices::Auction { .. } | Choices::Discard { .. } => self.marked(rules, code, view),
            _ => Err(Acceptance::Asked),
        }
    }

    /// A card, or the suit of a joker: judged by the deals in which it gets its side what it wants.
    fn decision(&mut self, rules: &Rules, code: &str, view: &View) -> Result<Puzzle, Acceptance> {
        let list = view.choices.list();
        let glance = self.judge.judge(rules, view, &list, &Deals::of(GLANCE, 0));
        let glance = glance.map_err(|_| Acceptance::Asked)?;
        if glance.goal != Goal::Contract {
            return Err(Acceptance::Asked);
        }
        if !accept::promises(&glance) {
            return Err(Acceptance::Clear);
        }
        let mut states: Vec<State> = Vec::new();
        let mut set = |(belief, seed)| {
            let more = imagine(rules, view, belief, SET, seed);
            let set = self.judge.judge_in(rules, view, &list, &more).map_err(|_| Acceptance::Clear)?;
            states.extend(more);
            let is_clear = accept::clear(std::slice::from_ref(&set), &Answer::of(&set));
            if is_clear { Ok(set) } else { Err(Acceptance::Clear) }
        };
        let sets = [set(SETS[0])?, set(SETS[1])?];
        let Agreed { joined, answer, right, next, tempting } = accept::agreed(rules, view, &sets)?;
        let best = answer.right.first().map_or(0.0, |class| class.mean);
        if !accept::sane(self.judge.solver(), rules, (view, best), &states) {
            return Err(Acceptance::Sane);
        }
        let (deal, fails) = accept::ends_well(&joined, right, tempting).ok_or(Acceptance::EndsWell)?;
        let told = Retold::new(rules, &states[deal]).ok_or(Acceptance::EndsWell)?;
        if !accept::played_out(rules, view, right, next) {
            return Err(Acceptance::PlayedOut);
        }
        let found = Found {
            right: answer.right.iter().flat_map(|class| &class.actions).map(ToString::to_string).collect(),
            chance: Some(percent(best)),
            others: answer.wrong.iter().map(other).collect(),
            tempting,
            fails,
            sure: view.phase == Some(Phase::Play) && cannot_fail(rules, view, right),
            theme: theme(rules, view, right, tempting),
            difficulty: rating::difficulty(rules, view, |action| answer.is_right(action)),
        };
        Ok(found.puzzle(code, view, told))
    }

    /// A call or a discard: judged in points, as in the panels of magazines.
    fn marked(&mut self, rules: &Rules, code: &str, view: &View) -> Result<Puzzle, Acceptance> {
        let quick = Level::ALL.into_iter().filter(|&level| level != Level::Expert);
        let quick: Vec<Action> = quick.map(|level| rating::answer(level, rules, view)).collect();
        let solves = |panel: &[Marked], action| {
            panel.iter().any(|marked| marked.action == action && marked.mark.solves())
        };
        let first = marks(rules, view, &quick, 1, 1);
        if quick.iter().all(|&action| solves(&first, action)) {
            return Err(Acceptance::Tempting);
        }
        let panels = [0, 1].map(|at| panel(rules, view, &quick, at));
        let best = panels[0].first().ok_or(Acceptance::Asked)?;
        let is_solved = |action| solves(&panels[0], action);
        let all = panels.iter().flatten().map(|marked| marked.action);
        if all.into_iter().any(|action| is_solved(action) != solves(&panels[1], action)) {
            return Err(Acceptance::Clear);
        }
        if 2 * panels[0].iter().filter(|marked| marked.mark.solves()).count() > panels[0].len() {
            return Err(Acceptance::OneAnswer);
        }
        if !accept::sound(best) {
            return Err(Acceptance::Sane);
        }
        let tempting = accept::tempting(rules, view, is_solved).ok_or(Acceptance::Tempting)?;
        if !accept::played_for_points(rules, view, best.action, tempting) {
            return Err(Acceptance::PlayedOut);
        }
        let (told, fails) = self.shown(rules, view, best.action, tempting)?;
        let is_full = |marked: &&Marked| marked.mark == Mark::Full;
        let right: Vec<Action> = panels[0].iter().filter(is_full).map(|marked| marked.action).collect();
        let others = panels[0].iter().filter(|marked| !right.contains(&marked.action)).enumerate();
        let others = others.filter(|(at, marked)| *at < OTHERS || marked.action == tempting);
        let found = Found {
            right: right.iter().map(ToString::to_string).collect(),
            chance: chance_of(best),
            others: others.map(|(_, one)| marked(one)).collect(),
            tempting,
            fails,
            sure: false,
            theme: match view.choices {
                Choices::Discard { .. } => Theme::Discard,
                _ => Theme::of_call(best.action, tempting),
            },
            difficulty: rating::difficulty(rules, view, is_solved),
        };
        Ok(found.puzzle(code, view, told))
    }

    /// A deal that shows why a discard is better, and in how many of 100 it is; of calls just one that fits: what
    /// decides them are points.
    fn shown(
        &mut self,
        rules: &Rules,
        view: &View,
        right: Action,
        tempting: Action,
    ) -> Result<(Retold, u8), Acceptance> {
        let (belief, seed) = SETS[0];
        let states = imagine(rules, view, belief, GLANCE, seed);
        let (deal, fails) = if matches!(view.choices, Choices::Discard { .. }) {
            let verdict = self.judge.judge_in(rules, view, &[right, tempting], &states);
            let verdict = verdict.map_err(|_| Acceptance::EndsWell)?;
            accept::ends_well(&verdict, right, tempting).ok_or(Acceptance::EndsWell)?
        } else {
            (0, 0)
        };
        let told = states.get(deal).and_then(|state| Retold::new(rules, state));
        Ok((told.ok_or(Acceptance::EndsWell)?, fails))
    }
}

/// The findings about a decision.
pub(super) struct Found {
    pub(super) right: Vec<String>,
    pub(super) chance: Option<u8>,
    pub(super) others: Vec<Other>,
    pub(super) tempting: Action,
    pub(super) fails: u8,
    pub(super) sure: bool,
    pub(super) theme: Theme,
    pub(super) difficulty: u16,
}

impl Found {
    fn puzzle(self, code: &str, view: &View, told: Retold) -> Puzzle {
        self.of_kind(Kind::Seat, code, view, told)
    }

    pub(super) fn of_kind(self, kind: Kind, code: &str, view: &View, told: Retold) -> Puzzle {
        let ask = match view.choices {
            Choices::Auction { .. } => Ask::Bid,
            Choices::Discard { .. } => Ask::Discard,
            Choices::Nominate => Ask::Joker,
            _ if view.trick.is_some() => Ask::Card,
            _ => Ask::Lead,
        };
        Puzzle {
            rules: code.to_owned(),
            kind,
            ask,
            hands: told.hands,
            after: told.after,
            right: self.right,
            chance: self.chance,
            others: self.others,
            tempting: self.tempting.to_string(),
            fails: self.fails,
            sure: self.sure,
            theme: self.theme,
            difficulty: self.difficulty,
        }
    }
}

pub(super) fn other(class: &Class) -> Other {
    let answers = class.actions.iter().map(ToString::to_string).collect();
    Other { answers, chance: Some(percent(class.mean)), mark: None }
}

fn marked(marked: &Marked) -> Other {
    Other {
        answers: vec![marked.action.to_string()],
        chance: chance_of(marked),
        mark: Some(marked.mark.points()),
    }
}

/// How often the contract is made that a call or a discard is for; a pass is for none.
fn chance_of(marked: &Marked) -> Option<u8> {
    marked.chance.filter(|_| marked.action != Action::Pass).map(percent)
}

fn percent(chance: f64) -> u8 {
    (100.0 * chance).round() as u8
}

/// What a decision in the play or about the joker is about.
pub(crate) fn theme(rules: &Rules, view: &View, right: Action, tempting: Action) -> Theme {
    let cards = card(right).zip(card(tempting)).zip(Facts::new(rules, view));
    cards.map_or(Theme::JokerSuit, |((right, tempting), facts)| Theme::of_card(&facts, right, tempting))
}

const fn card(action: Action) -> Option<Card> {
    match action {
        Action::Play(card) | Action::Lead(card, _) => Some(card),
        _ => None,
    }
}
