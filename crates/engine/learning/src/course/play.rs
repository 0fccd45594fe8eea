//! A sitting of a lesson: what the learner sees, and what comes of their answers.

use std::sync::Arc;

use kookaburra::{AnyRules, build_code};
use players::{Level, Playable};
use table::{Game, Recall, Seat, Viewer};

use super::{Goal, Lesson, LessonError, Step, Task, Taught, position};
use crate::judge::Mark;

/// After so many wrong tries at a step the right answer is shown.
pub const TRIES: u32 = 3;

/// The level of bots that play on.
const BOTS: Level = Level::Club;
const SEED: u64 = 1;

/// No hand of any game has more actions: bots that play a wrong one on stop here.
const LONGEST: usize = 400;

/// A sitting of a lesson of either game.
#[derive(Clone, Debug)]
pub enum AnyPlay {
    /// At a table of Five Hundred.
    FiveHundred(Box<LessonPlay<five_hundred::Rules>>),
    /// At a table of Rummy 500.
    Rummy500(Box<LessonPlay<rummy_500::Rules>>),
}

/// Something that was done, as the learner heard it.
#[derive(Clone, Debug)]
pub struct Heard<G: Game> {
    /// The seat that did it.
    pub seat: Seat,
    /// What the learner heard of it.
    pub events: Vec<G::Event>,
    /// What they saw then.
    pub view: G::View,
    /// Whether the hand was over then.
    pub over: bool,
}

/// What comes of an answer.
#[derive(Clone, Debug)]
pub enum Outcome<G: Game> {
    /// It is right, and was done; then the others went on.
    Right {
        /// The actions since, the learner's first.
        heard: Vec<Heard<G>>,
        /// In how many of 100 fitting deals it gets the learner's side what it wants, or the points it is ahead.
        chance: Option<u8>,
    },
    /// The rules refuse it.
    Refused {
        /// Why.
        refusal: G::Refusal,
        /// The rule that decides.
        rule: &'static str,
        /// Whether the learner was to try just that, and the step is done.
        done: bool,
        /// What happened then, if it is.
        heard: Vec<Heard<G>>,
    },
    /// It is legal, and wrong. The position is as it was.
    Wrong(Box<Miss<G>>),
}

/// What a wrong answer comes to.
#[derive(Clone, Debug)]
pub struct Miss<G: Game> {
    /// The key of what is said of it, if the lesson names it.
    pub text: Option<String>,
    /// In how many of 100 fitting deals it gets the learner's side what it wants, if that is known.
    pub chance: Option<u8>,
    /// The same of the right answer.
    pub right_chance: Option<u8>,
    /// What the side wants.
    pub goal: Goal,
    /// What came of it when bots played on, the learner's action first; nothing if the lesson names it.
    pub heard: Vec<Heard<G>>,
    /// Whether what the side wanted was lost by then.
    pub lost: bool,
    /// The right answers, if it is time to show them.
    pub shown: Option<Vec<G::Action>>,
}

/// A sitting of a lesson.
#[derive(Clone, Debug)]
pub struct LessonPlay<G: Taught> {
    /// The lesson.
    pub lesson: Arc<Lesson>,
    /// The rules of its table.
    pub rules: G,
    state: G::State,
    seat: Seat,
    step: usize,
    wrong: u32,
    missed: bool,
    first: Option<G::Action>,
    hinted: bool,
    before: Vec<Heard<G>>,
}

impl Lesson {
    /// Begins a sitting.
    ///
    /// # Errors
    /// The rules or the position of the lesson can't be.
    pub fn start(&self) -> Result<AnyPlay, LessonError> {
        let rules = build_code(&self.rules).map_err(|error| LessonError::new(self, &error))?;
        let lesson = self.clone();
        Ok(match rules {
            AnyRules::FiveHundred(rules) => AnyPlay::FiveHundred(Box::new(LessonPlay::new(lesson, *rules)?)),
            AnyRules::Rummy500(rules) => AnyPlay::Rummy500(Box::new(LessonPlay::new(lesson, rules)?)),
        })
    }
}

impl<G: Taught> LessonPlay<G> {
    /// A sitting of a lesson by rules that were read already.
    ///
    /// # Errors
    /// The position of the lesson can't be.
    pub fn new(lesson: Lesson, rules: G) -> Result<Self, LessonError> {
        let turn = rules.turn(&position::of(&lesson, &rules, |_, _, _| {})?);
        let seat = lesson.seat.map(Seat).or(turn).unwrap_or_default();
        let mut before = Vec::new();
        let state = position::of(&lesson, &rules, |states, by, did| {
            before.push(told(&rules, states, seat, by, did));
        })?;
        let lesson = Arc::new(lesson);
        Ok(Self {
            lesson,
            rules,
            state,
            seat,
            step: 0,
            wrong: 0,
            missed: false,
            first: None,
            hinted: false,
            before,
        })
    }

    /// The learner's seat.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The step of the moment; none when the lesson is done.
    #[must_use]
    pub fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.step)
    }

    /// What was answered first; nothing as long as nothing was, or if the answer was shown before.
    #[must_use]
    pub const fn first(&self) -> Option<G::Action> {
        self.first
    }

    /// Whether something went wrong in this sitting: then the lesson returns.
    #[must_use]
    pub const fn missed(&self) -> bool {
        self.missed
    }

    /// Whether the learner is to claim something in another's turn.
    #[must_use]
    pub fn claims(&self) -> bool {
        self.turn() != Some(self.seat)
    }

    /// The seat in turn; none when the hand is over.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        self.rules.turn(&self.state)
    }

    /// The scores by seat.
    #[must_use]
    pub fn scores(&self) -> Vec<i32> {
        self.rules.standing(&self.state).scores
    }

    /// Whether cards have been dealt.
    #[must_use]
    pub fn is_dealt(&self) -> bool {
        !self.lesson.hands.is_empty()
    }

    /// What the learner sees.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.rules.view(&self.state, Viewer::Seat(self.seat), Recall::Table)
    }

    /// What a bot in the learner's place would decide from: all that they have seen \[FH-VIEW\].
    #[must_use]
    pub fn remembered(&self) -> G::View {
        self.rules.view(&self.state, Viewer::Seat(self.seat), Recall::Perfect)
    }

    /// What happened before the lesson began, as the learner heard it.
    #[must_use]
    pub fn before(&self) -> &[Heard<G>] {
        &self.before
    }

    /// The right answers of this step: of those that the lesson names the legal ones, since the step before it may have
    /// had several.
    #[must_use]
    pub fn right(&self) -> Vec<G::Action> {
        let step = self.step().filter(|step| !step.takes_any());
        let right = step.map(|step| step.right.as_slice()).unwrap_or_default();
        let read = right.iter().filter_map(|text| self.read(text).ok());
        read.filter(|&action| self.check(action).is_ok()).collect()
    }

    /// The key of what a puzzle is about, to somebody who asks for a hint; a lesson says everything beforehand.
    pub fn hint(&mut self) -> Option<String> {
        let key = self.lesson.key(self.step().filter(|_| self.lesson.theme.is_some())?, "right");
        self.hinted |= !self.missed && self.first.is_none();
        Some(key)
    }

    /// Whether there was a hint before the first answer.
    #[must_use]
    pub const fn hinted(&self) -> bool {
        self.hinted
    }

    /// The right answers, to somebody who asks for them: the lesson returns.
    pub fn show(&mut self) -> Vec<G::Action> {
        self.missed = true;
        self.right()
    }

    /// An action in the notation, as it is meant here \[NOT-ACT\].
    ///
    /// # Errors
    /// The text, and what was expected.
    pub fn read(&self, text: &str) -> Result<G::Action, G::NotAnAction> {
        self.rules.read_action(&self.state, text)
    }

    /// Whether the rules let the learner do this now.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, action: G::Action) -> Result<(), G::Refusal> {
        self.rules.check(&self.state, self.seat, action)
    }

    /// Everything that the rules let the learner do now; see [`Game::legal`].
    #[must_use]
    pub fn legal(&self) -> table::Legal<G::Action> {
        self.rules.legal(&self.state, self.seat)
    }

    /// Leaves a step that was only told; says what happened then. Nothing happens where something is asked.
    pub fn go_on(&mut self) -> Vec<Heard<G>> {
        let mut heard = Vec::new();
        if self.step().is_some_and(|step| step.task() == Task::Told) {
            self.finish_step(&mut heard);
        }
        heard
    }

    /// Judges an answer, in the notation \[NOT-ACT\].
    ///
    /// # Errors
    /// The text, and what was expected.
    pub fn answer(&mut self, text: &str) -> Result<Outcome<G>, G::NotAnAction> {
        Ok(self.act(self.read(text)?))
    }

    /// Judges an answer. Bots decide for everybody who plays on from it, each from a view alone; in every sitting they
    /// play alike.
    pub fn act(&mut self, action: G::Action) -> Outcome<G> {
        if let Err(refusal) = self.check(action) {
            let tried = |step: &Step| {
                let mut wanted = step.refused.keys().filter_map(|text| self.read(text).ok());
                wanted.any(|wanted| wanted == action)
            };
            let done = self.step().is_some_and(|step| step.task() == Task::Tried && tried(step));
            let mut heard = Vec::new();
            if done {
                self.finish_step(&mut heard);
            }
            return Outcome::Refused { rule: G::rule(&refusal), refusal, done, heard };
        }
        let lesson = Arc::clone(&self.lesson);
        let Some(step) = lesson.steps.get(self.step).filter(|step| step.task() != Task::Told) else {
            return Outcome::Right { heard: Vec::new(), chance: None };
        };
        if !self.missed {
            self.first = self.first.or(Some(action));
        }
        if step.task() != Task::Free && !step.takes_any() && !self.right().contains(&action) {
            let mark = self.mark(step, action);
            if mark.is_none_or(|mark| !mark.solves()) {
                return Outcome::Wrong(Box::new(self.miss(step, action, mark)));
            }
        }
        let mut heard = vec![play(&self.rules, &mut self.state, self.seat, self.seat, action)];
        if step.task() == Task::Free {
            self.others_play(&mut heard, |_| false);
            if self.rules.to_act(&self.state).is_empty() {
                self.missed |= self.rules.is_lost(&self.state, self.seat);
                self.finish_step(&mut heard);
            }
        } else {
            self.finish_step(&mut heard);
        }
        Outcome::Right { heard, chance: step.chance }
    }

    /// The rest of a step that was done, and the others up to the learner's next decision; after the last one they
    /// finish the trick.
    fn finish_step(&mut self, heard: &mut Vec<Heard<G>>) {
        let lesson = Arc::clone(&self.lesson);
        let Some(step) = lesson.steps.get(self.step) else { return };
        let (rules, seat) = (&self.rules, self.seat);
        let done = position::do_lines(&lesson, rules, &mut self.state, &step.then, |states, by, did| {
            heard.push(told(rules, states, seat, by, did));
        });
        debug_assert_eq!(done, Ok(()), "what follows is legal");
        (self.step, self.wrong) = (self.step + 1, 0);
        match self.step().map(Step::task) {
            Some(Task::Told) => {}
            Some(_) => self.others_play(heard, |_| false),
            None => self.others_play(heard, |this| this.rules.is_between_tricks(&this.state)),
        }
    }

    /// The others play until the learner is to act, the hand is over, or it is enough.
    fn others_play(&mut self, heard: &mut Vec<Heard<G>>, is_enough: impl Fn(&Self) -> bool) {
        for _ in 0..LONGEST {
            match self.rules.turn(&self.state) {
                Some(turn) if turn != self.seat && !is_enough(self) => {
                    heard.push(bot_plays(&self.rules, &mut self.state, self.seat, turn));
                }
                _ => return,
            }
        }
    }

    /// The mark of an answer that a step doesn't name, if it gives marks.
    fn mark(&self, step: &Step, action: G::Action) -> Option<Mark> {
        let named = || step.wrong(&action.to_string()).is_some();
        if step.marked && !named() { G::mark(&self.rules, &self.remembered(), action) } else { None }
    }

    /// A wrong answer: what the lesson says of it, or what comes of it.
    fn miss(&mut self, step: &Step, action: G::Action, mark: Option<Mark>) -> Miss<G> {
        self.wrong += 1;
        self.missed = true;
        let wrong = step.wrong(&action.to_string());
        let text = wrong.and_then(|wrong| wrong.text.clone()).or_else(|| mark.map(Mark::text));
        let text = text.map(|text| self.lesson.key(step, &text));
        let mut state = self.state.clone();
        let mut heard = Vec::new();
        if text.is_none() {
            heard.push(play(&self.rules, &mut state, self.seat, self.seat, action));
            while let Some(turn) = self.rules.turn(&state) {
                if self.rules.is_enough(&state, self.seat) || heard.len() >= LONGEST {
                    break;
                }
                heard.push(bot_plays(&self.rules, &mut state, self.seat, turn));
            }
        }
        Miss {
            text,
            chance: wrong.and_then(|wrong| wrong.chance),
            right_chance: step.chance,
            goal: G::goal(&self.view(), self.seat),
            lost: !heard.is_empty() && self.rules.is_lost(&state, self.seat),
            heard,
            shown: (self.wrong >= TRIES).then(|| self.right()),
        }
    }
}

/// Does something legal; says what the learner heard of it.
fn play<G: Game>(rules: &G, state: &mut G::State, learner: Seat, seat: Seat, action: G::Action) -> Heard<G> {
    let before = state.clone();
    rules.play_unchecked(state, seat, action);
    told(rules, (&before, state), learner, seat, action)
}

/// What the learner heard of something that was done.
pub(super) fn told<G: Game>(
    rules: &G,
    states: (&G::State, &G::State),
    learner: Seat,
    seat: Seat,
    action: G::Action,
) -> Heard<G> {
    let viewer = Viewer::Seat(learner);
    let events = rules.events(states, seat, action, viewer);
    let view = rules.view(states.1, viewer, Recall::Table);
    Heard { seat, events, view, over: rules.to_act(states.1).is_empty() }
}

/// A bot decides from the view of a seat.
fn bot_plays<G: Playable>(rules: &G, state: &mut G::State, learner: Seat, seat: Seat) -> Heard<G> {
    let view = rules.view(state, Viewer::Seat(seat), Recall::Perfect);
    let action = BOTS.player::<G>(SEED).decide(rules, &view).action;
    play(rules, state, learner, seat, action)
}
