//! The words of a lesson, for every client: lines, a screen of a terminal, the page.

use learning::course::{Goal, Heard, LessonPlay, Miss, Outcome, Step, Task, Taught};
use table::{Event, Game};
use texts::narration::{InWords, Narrator, Reader, input};
use texts::{Person, Texts};

/// A sitting of a lesson, in words.
pub struct Teacher<G: Taught + InWords> {
    /// The sitting.
    pub play: LessonPlay<G>,
    /// The narrator, with its language and reader.
    pub narrator: Narrator,
    /// Sentences about the hand before a puzzle, which its player could remember.
    pub past: Vec<String>,
    /// More sentences for the end.
    pub end: Vec<String>,
    /// Whether the learner wants another puzzle instead.
    pub skips: bool,
    /// Why the last answer was wrong, or refused.
    why: Vec<String>,
}

/// What comes of an answer, in words.
pub enum Attempt<G: Game> {
    /// It was done, and the others went on.
    Done {
        /// Sentences about it; none where the learner plays without help.
        said: Vec<String>,
        /// The actions since, the learner's first.
        heard: Vec<Heard<G>>,
        /// Whether the same step goes on.
        stays: bool,
    },
    /// The rules refuse it, and nothing has changed.
    Refused {
        /// Why.
        refusal: G::Refusal,
        /// The same as a sentence.
        sentence: String,
    },
    /// It is legal, and wrong. The position is as it was.
    Wrong {
        /// What came of it, in sentences.
        said: Vec<String>,
        /// Whether bots played it on to where it costs.
        played_on: bool,
    },
}

impl<G: Taught + InWords> Teacher<G> {
    /// A sitting that this narrator tells.
    #[must_use]
    pub fn new(play: LessonPlay<G>, narrator: Narrator) -> Self {
        let [past, end, why] = [const { Vec::new() }; 3];
        Self { play, narrator, past, end, skips: false, why }
    }

    /// The texts of the narrator.
    #[must_use]
    pub const fn texts(&self) -> Texts {
        self.narrator.texts
    }

    /// The title of the lesson.
    pub fn title(&self) -> String {
        self.texts().get(&self.play.lesson.title())
    }

    /// A text of the lesson about a step, if it has it; an empty `what` is what is said before it.
    pub fn about(&self, step: &Step, what: &str) -> Option<String> {
        let key = self.play.lesson.key(step, what);
        self.texts().has(&key).then(|| self.texts().get(&key))
    }

    /// Judges an answer, and says what comes of it.
    pub fn attempt(&mut self, action: G::Action) -> Attempt<G> {
        let Some(step) = self.play.step().cloned() else {
            return Attempt::Done { said: Vec::new(), heard: Vec::new(), stays: false };
        };
        match self.play.act(action) {
            Outcome::Right { heard, chance } => {
                let said = self.right(&step, chance).into_iter().collect();
                let stays = self.play.step().is_some_and(|next| next.name == step.name);
                Attempt::Done { said, heard, stays }
            }
            Outcome::Refused { refusal, rule, done, heard } => {
                let sentence = self.refused(&refusal, rule);
                if !done {
                    return Attempt::Refused { refusal, sentence };
                }
                let said = std::iter::once(sentence).chain(self.about(&step, "right")).collect();
                Attempt::Done { said, heard, stays: false }
            }
            Outcome::Wrong(miss) => {
                Attempt::Wrong { said: self.missed(&miss), played_on: !miss.heard.is_empty() }
            }
        }
    }

    /// The words for a right answer; none where the learner plays without help.
    fn right(&mut self, step: &Step, chance: Option<u8>) -> Option<String> {
        self.why.clear();
        let texts = self.texts();
        let goal = G::goal(&self.play.view(), self.play.seat()).text();
        let chance = chance.map(|chance| {
            texts.format("teach-right-chance", &[("goal", goal.into()), ("chance", chance.into())])
        });
        let all = [Some(texts.get("teach-right")), self.about(step, "right"), chance];
        (step.task() != Task::Free).then(|| all.into_iter().flatten().collect::<Vec<_>>().join(" "))
    }

    /// Why the rules refuse an answer; its rule is said on demand.
    fn refused(&mut self, refusal: &G::Refusal, rule: &str) -> String {
        let sentence = self.texts().refusal_for(refusal, self.play.seat(), &self.narrator.names);
        let named = self.texts().format("teach-why", &[("rule", rule.into())]);
        self.why = vec![sentence.clone(), named];
        sentence
    }

    /// What comes of a wrong answer.
    fn missed(&mut self, miss: &Miss<G>) -> Vec<String> {
        let texts = self.texts();
        let goal = ("goal", miss.goal.text().into());
        self.why = match &miss.text {
            Some(key) => vec![texts.get(key)],
            None => {
                // What points are told of are those that this answer lacks, where that is known.
                let best = miss.chance.filter(|_| miss.goal == Goal::Points).or(miss.right_chance);
                let chances = best.map(|best| {
                    let chance = ("chance", miss.chance.unwrap_or_default().into());
                    texts.format("teach-wrong-chance", &[goal.clone(), chance, ("best", best.into())])
                });
                std::iter::once(texts.get("teach-wrong")).chain(chances).collect()
            }
        };
        let mut lines = vec![self.why.join(" ")];
        if !miss.heard.is_empty() {
            lines.push(texts.get("teach-plays-on"));
            lines.extend(self.told_in_short(&miss.heard));
            match (miss.lost, miss.right_chance) {
                (true, _) => lines.push(texts.format("teach-lost", &[goal])),
                (false, Some(_)) if miss.goal != Goal::Points => lines.push(texts.get("teach-lucky")),
                (false, _) => {}
            }
        }
        lines.push(match &miss.shown {
            Some(actions) => self.shown(actions),
            None => texts.get("teach-back"),
        });
        lines
    }

    /// The right answers.
    pub fn shown(&self, actions: &[G::Action]) -> String {
        let texts = self.texts();
        if actions.is_empty() {
            return texts.get("teach-no-hint");
        }
        let named = |&action: &G::Action| match self.narrator.reader {
            Reader::ListensForCodes => G::as_typed(&self.narrator, action),
            _ => texts.action_of(Person::Do, action, &self.narrator.names),
        };
        let actions = texts.list_or(actions.iter().map(named).collect());
        texts.format("teach-shown", &[("actions", actions.into())])
    }

    /// Why the last answer was wrong, or refused.
    pub fn why(&self) -> String {
        if self.why.is_empty() { self.texts().get("teach-no-hint") } else { self.why.join(" ") }
    }

    /// A question on a sheet, with what has happened below it, where it may go on further than can be seen.
    pub fn after_past(&self, question: String) -> String {
        if self.past.is_empty() { question } else { format!("{question}\n\n{}", self.past.join("\n")) }
    }

    /// What a puzzle is about, to somebody who asks before they answer.
    pub fn hint(&mut self) -> Option<String> {
        let key = self.play.hint()?;
        Some(self.texts().get(&key))
    }

    /// Whether a puzzle is given up for another: the word for it was typed.
    pub fn skips(&mut self, typed: &str) -> bool {
        self.skips = self.play.lesson.theme.is_some() && input::is_command(typed, "next", &self.texts());
        self.skips
    }

    /// What happened, in sentences.
    pub fn told(&self, heard: &[Heard<G>]) -> Vec<String> {
        let mut lines = Vec::new();
        for Heard { events, view, over, .. } in heard {
            for event in events {
                lines.push(G::told(&self.narrator, event, view));
                lines.extend(self.play.rules.after(&Event::In(event.clone()), view, &self.narrator));
            }
            lines.extend(over.then(|| G::hand_over(&self.narrator, view)));
        }
        lines
    }

    /// What happened in the first trick and in the last one, and how many tricks lie between. Something that more than
    /// one thing is heard of ends a trick.
    fn told_in_short(&self, heard: &[Heard<G>]) -> Vec<String> {
        let tricks: Vec<&[Heard<G>]> = heard.split_inclusive(|heard| heard.events.len() > 1).collect();
        match tricks.as_slice() {
            [first, between @ .., last] if between.len() > 1 => {
                let later = self.texts().format("teach-later", &[("count", between.len().into())]);
                [self.told(first), vec![later], self.told(last)].concat()
            }
            _ => self.told(heard),
        }
    }

    /// The end of the lesson.
    pub fn over(&self) -> String {
        self.texts().get(self.play.lesson.ending(self.play.missed()))
    }
}
