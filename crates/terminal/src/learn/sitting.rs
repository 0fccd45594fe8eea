//! A lesson line by line: trick, hand and question are told, an answer is typed, and it is told what comes of it.

use std::io::{self, BufRead, Write};

use learning::course::{Heard, LessonPlay, Miss, Outcome, Step, Task, Taught};
use narration::{Narrator, Reader, TypedCommand, TypedInput, input};
use table::{Event, quoted};
use texts::{Lang, Person, Texts};

use super::list;
use crate::{games::PlainGame, speaking::Speaking};

/// A learner before a lesson.
pub(super) struct Sitting<'a, G: PlainGame + Taught, W: Write> {
    play: LessonPlay<G>,
    narrator: Narrator,
    columns: Option<usize>,
    out: &'a mut W,
    /// What `why` says.
    why: Vec<String>,
}

/// What follows a line.
enum Then {
    /// The next step is told.
    On,
    /// The same question is asked again.
    Ask,
    /// The position is told again.
    Again,
    /// The learner leaves.
    Leave,
}

impl<G: PlainGame + Taught, W: Write> Speaking for Sitting<'_, G, W> {
    type Out = W;

    fn out(&mut self) -> &mut W {
        self.out
    }

    fn texts(&self) -> Texts {
        self.narrator.texts
    }

    fn columns(&self) -> Option<usize> {
        self.columns
    }
}

impl<'a, G: PlainGame + Taught, W: Write> Sitting<'a, G, W> {
    pub(super) fn new(
        play: LessonPlay<G>,
        (lang, ascii): (Lang, bool),
        columns: Option<usize>,
        out: &'a mut W,
    ) -> Self {
        let narrator = Narrator::of_learner(&play.rules, play.seat(), lang, ascii).listening();
        Self { play, narrator, columns, out, why: Vec::new() }
    }

    /// Goes through the lesson; says whether something was missed in it, or nothing if the learner leaves before.
    pub(super) fn teach(&mut self, input: &mut impl BufRead) -> io::Result<Option<bool>> {
        let title = self.texts().get(&self.play.lesson.title());
        let text = self.texts().format("teach-lesson", &[("title", title.into())]);
        self.say(&text)?;
        let mut lines = input.lines();
        self.tell_position()?;
        while let Some(step) = self.play.step() {
            self.say_about(step, "")?;
            loop {
                self.ask(step)?;
                self.out.flush()?;
                let Some(line) = lines.next() else { return Ok(None) };
                match self.answer(step, line?.trim())? {
                    Then::On => break,
                    Then::Ask => {}
                    Then::Again => {
                        self.tell_position()?;
                        self.say_about(step, "")?;
                    }
                    Then::Leave => return Ok(None),
                }
            }
        }
        Ok(Some(self.play.missed()))
    }

    /// The end of the lesson, with what can't be saved.
    pub(super) fn leave(&mut self, unsaved: Option<String>, missed: bool) -> io::Result<()> {
        self.say_key(if missed { "teach-over-missed" } else { "teach-over" })?;
        if let Some(text) = unsaved {
            self.say(&text)?;
        }
        match list::next(&self.play.lesson.name) {
            Some(name) => {
                let text = self.texts().format("teach-next", &[("name", name.into())]);
                self.say(&text)
            }
            None => Ok(()),
        }
    }

    /// A text of the lesson about a step, if it has it.
    fn about(&self, step: &Step, what: &str) -> Option<String> {
        let key = self.play.lesson.key(step, what);
        self.texts().has(&key).then(|| self.texts().get(&key))
    }

    fn say_about(&mut self, step: &Step, what: &str) -> io::Result<()> {
        let text = self.about(step, what);
        text.map_or(Ok(()), |text| self.say(&text))
    }

    /// What lies on the table, and the learner's cards.
    fn tell_position(&mut self) -> io::Result<()> {
        if !self.play.is_dealt() {
            return Ok(());
        }
        let view = self.play.view();
        let mut lines = self.play.rules.middle(&view, &self.narrator);
        lines.extend(self.play.rules.hand(&view, &self.narrator));
        self.say_all(&lines)
    }

    /// The question of the moment.
    fn ask(&mut self, step: &Step) -> io::Result<()> {
        if step.task() == Task::Told {
            return self.say_key("teach-step-told");
        }
        let view = self.play.view();
        let question = self.play.rules.question(&view, &self.narrator, self.play.claims());
        self.say(&question)
    }

    /// Does what a line says.
    fn answer(&mut self, step: &Step, line: &str) -> io::Result<Then> {
        let texts = self.texts();
        if let Some(reader) = input::reader_wished(line, &texts) {
            self.narrator.reader = reader;
            self.say_reader(reader)?;
            return Ok(Then::Ask);
        }
        let is = |word: &str| input::is_command(line, word, &texts);
        if is("quit") {
            return Ok(Then::Leave);
        }
        if step.task() == Task::Told {
            let heard = self.play.go_on();
            self.tell(&heard)?;
            return Ok(Then::On);
        }
        match () {
            () if line.is_empty() => return Ok(Then::Ask),
            () if is("again") => return Ok(Then::Again),
            () if is("answer") => {
                let shown = self.play.show();
                self.show(&shown)?;
                return Ok(Then::Ask);
            }
            () if is("help") => {
                self.say_key("teach-how")?;
                return Ok(Then::Ask);
            }
            () if is("why") || is("hint") => {
                self.explain()?;
                return Ok(Then::Ask);
            }
            () => {}
        }
        let Some(action) = self.read(line)? else { return Ok(Then::Ask) };
        self.attempt(step, action)
    }

    /// The action that a line means; what is to be seen or told besides is told at once.
    fn read(&mut self, line: &str) -> io::Result<Option<G::Action>> {
        let (texts, view) = (self.texts(), self.play.view());
        let read = |line: &str| input::read::<G>(line, &view, &texts, &self.narrator.names);
        // Several cards alone are meant as what the moment asks for.
        let several = || read(&format!("discard {line}")).filter(|_| G::expected(&view) == "expected-discard");
        let action = match read(line).or_else(several) {
            Some(TypedInput::Action(action)) => action,
            Some(TypedInput::Card(card)) => G::action_of_card(&view, card),
            Some(TypedInput::OneOf(actions)) => {
                let actions = actions.iter().map(|&action| G::as_typed(&self.narrator, action)).collect();
                let text = texts.format("plain-which", &[("actions", texts.list_or(actions).into())]);
                self.say(&text)?;
                return Ok(None);
            }
            Some(TypedInput::Command(command)) => {
                self.command(command, &view)?;
                return Ok(None);
            }
            None => {
                let problem = input::misread::<G>(line, &texts).unwrap_or_else(|| {
                    let problem = texts.format("note-not-understood", &[("text", quoted(line).into())]);
                    format!("{problem} {}", self.narrator.expected::<G>(&view))
                });
                self.say(&problem)?;
                return Ok(None);
            }
        };
        Ok(Some(action))
    }

    fn command(&mut self, command: TypedCommand, view: &G::View) -> io::Result<()> {
        let lines = match command {
            TypedCommand::Hand => self.play.rules.hand(view, &self.narrator),
            TypedCommand::Table => self.play.rules.table(view, &self.narrator),
            TypedCommand::Last | TypedCommand::Known => self.play.rules.reminders(view, &self.narrator),
            TypedCommand::Rules => {
                let sheet = self.texts().rule_sheet(&self.play.rules);
                return self.say_sheet(&sheet);
            }
            _ => vec![self.texts().get("teach-how")],
        };
        self.say_all(&lines)
    }

    /// Judges an answer, and tells what comes of it.
    fn attempt(&mut self, step: &Step, action: G::Action) -> io::Result<Then> {
        match self.play.act(action) {
            Outcome::Right { heard, chance } => {
                self.why.clear();
                self.tell_right(step, chance)?;
                self.tell(&heard)?;
                Ok(if self.play.step().is_some_and(|next| next.name == step.name) { Then::Ask } else { Then::On })
            }
            Outcome::Refused { refusal, rule, done, heard } => {
                let me = self.play.seat();
                let sentence = self.texts().refusal_for(&refusal, me, &self.narrator.names);
                let named = self.texts().format("teach-why", &[("rule", rule.into())]);
                self.why = vec![sentence.clone(), named];
                self.say(&sentence)?;
                if !done {
                    return Ok(Then::Ask);
                }
                self.say_about(step, "right")?;
                self.tell(&heard)?;
                Ok(Then::On)
            }
            Outcome::Wrong(miss) => {
                self.tell_miss(&miss)?;
                Ok(Then::Ask)
            }
            // An action was given, not a text.
            Outcome::NoAction(_) => Ok(Then::Ask),
        }
    }

    /// What is said of a right answer.
    fn tell_right(&mut self, step: &Step, chance: Option<u8>) -> io::Result<()> {
        if step.task() == Task::Free {
            return Ok(());
        }
        let texts = self.texts();
        let goal = G::goal(&self.play.view(), self.play.seat()).text();
        let chance = chance.map(|chance| {
            texts.format("teach-right-chance", &[("goal", goal.into()), ("chance", chance.into())])
        });
        let all = [Some(texts.get("teach-right")), self.about(step, "right"), chance];
        let text = all.into_iter().flatten().collect::<Vec<_>>().join(" ");
        self.say(&text)
    }

    /// What comes of a wrong answer.
    fn tell_miss(&mut self, miss: &Miss<G>) -> io::Result<()> {
        let texts = self.texts();
        let goal = ("goal", miss.goal.text().into());
        self.why = match &miss.text {
            Some(key) => vec![texts.get(key)],
            None => {
                let chances = miss.right_chance.map(|best| {
                    let args = [
                        goal.clone(),
                        ("chance", miss.chance.unwrap_or_default().into()),
                        ("best", best.into()),
                    ];
                    texts.format("teach-wrong-chance", &args)
                });
                std::iter::once(texts.get("teach-wrong")).chain(chances).collect()
            }
        };
        let why = self.why.join(" ");
        self.say(&why)?;
        if !miss.heard.is_empty() {
            self.say_key("teach-plays-on")?;
            self.tell_in_short(&miss.heard)?;
            if miss.lost {
                let lost = texts.format("teach-lost", &[goal]);
                self.say(&lost)?;
            } else if miss.right_chance.is_some() {
                self.say_key("teach-lucky")?;
            }
        }
        match &miss.shown {
            Some(actions) => self.show(actions),
            None => self.say_key("teach-back"),
        }
    }

    /// The right answers.
    fn show(&mut self, actions: &[G::Action]) -> io::Result<()> {
        let texts = self.texts();
        if actions.is_empty() {
            return self.say_key("teach-no-hint");
        }
        let named = |&action: &G::Action| match self.narrator.reader {
            Reader::ListensForCodes => G::as_typed(&self.narrator, action),
            _ => texts.action_of(Person::Do, action, &self.narrator.names),
        };
        let actions = texts.list_or(actions.iter().map(named).collect());
        let text = texts.format("teach-shown", &[("actions", actions.into())]);
        self.say(&text)
    }

    /// Why the last answer was wrong, or refused.
    fn explain(&mut self) -> io::Result<()> {
        if self.why.is_empty() {
            return self.say_key("teach-no-hint");
        }
        let why = self.why.join(" ");
        self.say(&why)
    }

    /// What happened in the first trick and in the last one, and how many tricks lie between. Something that more than
    /// one thing is heard of ends a trick.
    fn tell_in_short(&mut self, heard: &[Heard<G>]) -> io::Result<()> {
        let tricks: Vec<&[Heard<G>]> = heard.split_inclusive(|heard| heard.events.len() > 1).collect();
        match tricks.as_slice() {
            [first, between @ .., last] if between.len() > 1 => {
                self.tell(first)?;
                let later = self.texts().format("teach-later", &[("count", between.len().into())]);
                self.say(&later)?;
                self.tell(last)
            }
            _ => self.tell(heard),
        }
    }

    /// What happened, in sentences.
    fn tell(&mut self, heard: &[Heard<G>]) -> io::Result<()> {
        for Heard { events, view, over, .. } in heard {
            for event in events {
                let text = G::told(&self.narrator, event, view);
                self.say(&text)?;
                let more = self.play.rules.after(&Event::In(event.clone()), view, &self.narrator);
                self.say_all(&more)?;
            }
            if *over {
                let text = G::hand_over(&self.narrator, view);
                self.say(&text)?;
            }
        }
        Ok(())
    }
}
