//! Regret: by how much the decisions of advisers are worse than those of somebody who thinks many times longer and
//! knows no more. The hands are played by experts; of each phase of a hand one decision is drawn, and every adviser is
//! asked twice, with different chances.

use std::collections::BTreeMap;

use players::{Level, Lineup, self_play_with};
use serde::{Deserialize, Serialize};
use table::{Game, Recall, Seat, Table, Viewer};

use crate::{Arena, Contest, DealPlayed, Estimate, arena::Purpose, worker::Worker};

/// How decisions are judged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Judging {
    /// How many times an expert's work the judge puts into each.
    pub work: u32,
    /// The phases whose decisions are judged, such as `auction`; all of them if none is named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub phases: Vec<String>,
}

/// A decision, and what was thought of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct DecisionJudged {
    /// The phase of the hand.
    pub phase: String,
    /// What the judge would have done.
    pub best: String,
    /// What each entrant would have done.
    pub advice: Vec<Advised>,
}

/// What one adviser would have done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advised {
    /// The action.
    pub action: String,
    /// The action with another seed.
    pub again: String,
    /// How many points less it brings than the judge's; nothing where the judge could not weigh it.
    pub behind: Option<f64>,
}

/// What advisers came to in one phase.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PhaseRegret {
    /// The phase of the hand.
    pub phase: String,
    /// How many decisions were judged.
    pub decisions: u64,
    /// Each entrant, in the order of the settings.
    pub advisers: Vec<AdviserRegret>,
}

/// What one adviser came to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AdviserRegret {
    /// Its name.
    pub name: String,
    /// How many points less its decisions bring than the judge's, on average. One that seems to bring more counts as 0.
    pub regret: Option<Estimate>,
    /// The part of the decisions that another seed changes.
    pub changed: Option<Estimate>,
}

/// By phase: who was to choose, and what they saw.
type Moments<G> = BTreeMap<String, Vec<(Seat, <G as Game>::View)>>;

/// What a file says and gives back unchanged.
fn hundredths(points: f64) -> f64 {
    (100.0 * points).round() / 100.0
}

/// Whether there is more than one thing to do.
fn has_choice<G: Contest>(view: &G::View) -> bool {
    let mut choices = 0;
    let _ = G::any(view, |of| {
        choices = of;
        0
    });
    choices > 1
}

impl<G: Contest> Worker<'_, G> {
    /// Judges decisions of one deal.
    pub(crate) fn judged(&mut self, number: u32, judging: &Judging) -> DealPlayed {
        let wanted = |phase: &str| judging.phases.is_empty() || judging.phases.iter().any(|one| one == phase);
        let phases = self.moments(number).into_iter().filter(|(phase, _)| wanted(phase));
        let judged = phases.filter_map(|(phase, moments)| self.decision(number, judging, phase, moments));
        DealPlayed { deal: number, games: Vec::new(), judged: judged.collect() }
    }

    /// What experts had to decide in a hand among themselves.
    fn moments(&self, number: u32) -> Moments<G> {
        let arena = self.arena;
        let expert = |seat| Level::Expert.player(arena.number(number, Purpose::Player(seat)));
        let mut experts: Lineup<G> = Seat::all(arena.rules.seats()).map(expert).collect();
        let mut moments: Moments<G> = BTreeMap::new();
        let note = |table: &Table<G>, seat: Seat| {
            let view = table.view(Viewer::Seat(seat), Recall::Perfect);
            if let Some(phase) = table.phase().filter(|_| has_choice::<G>(&view)) {
                moments.entry(phase.to_string()).or_default().push((seat, view));
            }
            None
        };
        let cards = arena.number(number, Purpose::Cards);
        self_play_with(&arena.rules, &mut experts, cards, 1, note, |_, _| {});
        moments
    }

    /// One of the decisions of a phase in which the judge finds something to weigh.
    fn decision(
        &mut self,
        number: u32,
        judging: &Judging,
        phase: String,
        mut moments: Vec<(Seat, G::View)>,
    ) -> Option<DecisionJudged> {
        let arena = self.arena;
        let mut judge = G::judge(judging.work as usize, 1, arena.number(number, Purpose::Judge));
        while !moments.is_empty() {
            let drawn = arena.number(number, Purpose::Draw(moments.len())) % moments.len() as u64;
            let (seat, view) = moments.swap_remove(drawn as usize);
            let asked: Vec<[G::Action; 2]> =
                (0..arena.entrants.len()).map(|entrant| self.advice(number, entrant, seat, &view)).collect();
            let first: Vec<G::Action> = asked.iter().map(|&[first, _]| first).collect();
            let best = judge.judge(&arena.rules, &view, &first).action;
            if judge.weighed().len() < 2 {
                continue;
            }
            let behind = |action| {
                let weighed = judge.weighed().iter().find(|weighed| weighed.action == action)?;
                Some(hundredths(weighed.behind.points)).filter(|points| points.is_finite())
            };
            let advised = asked.iter().map(|&[action, again]| Advised {
                action: action.to_string(),
                again: again.to_string(),
                behind: behind(action),
            });
            return Some(DecisionJudged { phase, best: best.to_string(), advice: advised.collect() });
        }
        None
    }

    /// What an entrant would do at a seat, with two different chances.
    fn advice(&mut self, number: u32, entrant: usize, seat: Seat, view: &G::View) -> [G::Action; 2] {
        [Purpose::Player(seat), Purpose::Again(seat)].map(|purpose| {
            let seats = vec![entrant; self.arena.rules.seats()];
            let seed = self.arena.number(number, purpose);
            let mut runner = self.runner(number, &seats, seat, seed);
            let action = runner.act(&self.arena.rules, view);
            self.note_failures(entrant, &runner);
            self.keep(&seats, seat.index(), runner.agent);
            action
        })
    }
}

/// What was judged so far, by phase and deal.
#[derive(Clone, Default, Debug)]
pub(crate) struct Regrets(BTreeMap<String, BTreeMap<u32, DecisionJudged>>);

impl Regrets {
    pub(crate) fn add(&mut self, deal: &DealPlayed) {
        for judged in &deal.judged {
            self.0.entry(judged.phase.clone()).or_default().insert(deal.deal, judged.clone());
        }
    }

    pub(crate) fn report(&self, names: &[String]) -> Vec<PhaseRegret> {
        let phase = |(phase, deals): (&String, &BTreeMap<u32, DecisionJudged>)| PhaseRegret {
            phase: phase.clone(),
            decisions: deals.len() as u64,
            advisers: names.iter().enumerate().map(|(at, name)| adviser(name, at, deals)).collect(),
        };
        self.0.iter().map(phase).collect()
    }
}

fn adviser(name: &str, at: usize, deals: &BTreeMap<u32, DecisionJudged>) -> AdviserRegret {
    let advice = || deals.values().filter_map(|judged| judged.advice.get(at));
    let regret: Vec<(f64, f64)> =
        advice().filter_map(|advised| Some((advised.behind?.max(0.0), 1.0))).collect();
    let changed: Vec<(f64, f64)> =
        advice().map(|advised| (f64::from(u8::from(advised.action != advised.again)), 1.0)).collect();
    AdviserRegret { name: name.to_owned(), regret: Estimate::of(&regret), changed: Estimate::of(&changed) }
}

impl<G: Contest> Arena<G> {
    /// Whether what was judged is of these entrants: a file may say anything.
    pub(crate) fn fits_judging(&self, judged: &[DecisionJudged]) -> bool {
        let count = self.settings.entrants.len();
        let finite = |advised: &Advised| advised.behind.is_none_or(f64::is_finite);
        match self.settings.judge {
            Some(_) => judged.iter().all(|one| one.advice.len() == count && one.advice.iter().all(finite)),
            None => judged.is_empty(),
        }
    }
}
