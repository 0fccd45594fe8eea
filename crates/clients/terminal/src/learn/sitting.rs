//! A lesson line by line: trick, hand and question are told, an answer is typed, and it is told what comes of it.

use std::io::{self, BufRead, Write};

use desk::lesson::{Attempt, Teacher};
use learning::course::{Step, Task, Taught, next};
use table::quoted;
use texts::Texts;
use texts::narration::{TypedCommand, TypedInput, input};

use crate::{games::PlainGame, speaking::Speaking};

/// A learner before a lesson.
pub(super) struct Sitting<'a, G: PlainGame + Taught, W: Write> {
    pub(super) teacher: Teacher<G>,
    columns: Option<usize>,
    out: &'a mut W,
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
        self.teacher.texts()
    }

    fn columns(&self) -> Option<usize> {
        self.columns
    }
}

impl<'a, G: PlainGame + Taught, W: Write> Sitting<'a, G, W> {
    pub(super) fn new(teacher: Teacher<G>, columns: Option<usize>, out: &'a mut W) -> Self {
        Self { teacher, columns, out }
    }

    /// Goes through the lesson; says whether something was missed in it, or nothing if the learner leaves before.
    pub(super) fn teach(&mut self, input: &mut impl BufRead) -> io::Result<Option<bool>> {
        let title = self.teacher.title();
        let text = self.texts().format(self.teacher.play.lesson.opening(), &[("title", title.into())]);
        self.say(&text)?;
        let mut lines = input.lines();
        self.tell_position()?;
        while let Some(step) = self.teacher.play.step().cloned() {
            let step = &step;
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
        Ok(Some(self.teacher.play.missed()))
    }

    /// The end of the lesson, with what can't be saved.
    pub(super) fn leave(&mut self, unsaved: Option<String>) -> io::Result<()> {
        let name = next(&self.teacher.play.lesson.name);
        let next = name.map(|name| self.texts().format("teach-next", &[("name", name.into())]));
        let end = self.teacher.end.clone();
        let over = std::iter::once(self.teacher.over()).chain(end);
        let lines: Vec<String> = over.chain(unsaved).chain(next).collect();
        self.say_all(&lines)
    }

    fn say_about(&mut self, step: &Step, what: &str) -> io::Result<()> {
        let text = self.teacher.about(step, what);
        text.map_or(Ok(()), |text| self.say(&text))
    }

    /// What has happened, what lies on the table, and the learner's cards.
    fn tell_position(&mut self) -> io::Result<()> {
        let Teacher { play, narrator, .. } = &self.teacher;
        if !play.is_dealt() {
            return Ok(());
        }
        let view = play.view();
        let mut lines = self.teacher.past.clone();
        lines.extend(play.rules.middle(&view, narrator));
        lines.extend(play.rules.hand(&view, narrator));
        self.say_all(&lines)
    }

    /// The question of the moment.
    fn ask(&mut self, step: &Step) -> io::Result<()> {
        if step.task() == Task::Told {
            return self.say_key("teach-step-told");
        }
        let Teacher { play, narrator, .. } = &self.teacher;
        // The example of a discard could be the answer.
        if play.lesson.theme.is_some() && G::expected(&play.view()) == "expected-discard" {
            return Ok(());
        }
        let question = play.rules.question(&play.view(), narrator, play.claims());
        self.say(&question)
    }

    /// Does what a line says.
    fn answer(&mut self, step: &Step, line: &str) -> io::Result<Then> {
        let texts = self.texts();
        if let Some(reader) = input::reader_wished(line, &texts) {
            self.teacher.narrator.reader = reader;
            self.say_reader(reader)?;
            return Ok(Then::Ask);
        }
        let is = |word: &str| input::is_command(line, word, &texts);
        if is("quit") || self.teacher.skips(line) {
            return Ok(Then::Leave);
        }
        if step.task() == Task::Told {
            let heard = self.teacher.play.go_on();
            let lines = self.teacher.told(&heard);
            self.say_all(&lines)?;
            return Ok(Then::On);
        }
        let said = match () {
            () if line.is_empty() => return Ok(Then::Ask),
            () if is("again") => return Ok(Then::Again),
            () if is("answer") => {
                let shown = self.teacher.play.show();
                self.teacher.shown(&shown)
            }
            () if is("help") => texts.get(self.teacher.play.lesson.help()),
            () if is("hint") => self.teacher.hint().unwrap_or_else(|| self.teacher.why()),
            () if is("why") => self.teacher.why(),
            () => {
                let Some(action) = self.read(line)? else { return Ok(Then::Ask) };
                return self.attempt(action);
            }
        };
        self.say(&said)?;
        Ok(Then::Ask)
    }

    /// The action that a line means; what is to be seen or told besides is told at once.
    fn read(&mut self, line: &str) -> io::Result<Option<G::Action>> {
        let (texts, view) = (self.texts(), self.teacher.play.view());
        let narrator = &self.teacher.narrator;
        let read = |line: &str| input::read::<G>(line, &view, &texts, &narrator.names);
        // Several cards alone are meant as what the moment asks for.
        let several =
            || read(&format!("discard {line}")).filter(|_| G::expected(&view) == "expected-discard");
        let said = match read(line).or_else(several) {
            Some(TypedInput::Action(action)) => return Ok(Some(action)),
            Some(TypedInput::Card(card)) => return Ok(Some(G::action_of_card(&view, card))),
            Some(TypedInput::OneOf(actions)) => {
                let actions = actions.iter().map(|&action| G::as_typed(narrator, action)).collect();
                vec![texts.format("plain-which", &[("actions", texts.list_or(actions).into())])]
            }
            Some(TypedInput::Command(TypedCommand::Rules)) => {
                let sheet = texts.rule_sheet(&self.teacher.play.rules);
                self.say_sheet(&sheet)?;
                return Ok(None);
            }
            Some(TypedInput::Command(command)) => self.looked_up(command, &view),
            None => vec![input::misread::<G>(line, &texts).unwrap_or_else(|| {
                let problem = texts.format("note-not-understood", &[("text", quoted(line).into())]);
                format!("{problem} {}", narrator.expected::<G>(&view))
            })],
        };
        self.say_all(&said)?;
        Ok(None)
    }

    /// What a command of every table tells here.
    fn looked_up(&self, command: TypedCommand, view: &G::View) -> Vec<String> {
        let Teacher { play, narrator, .. } = &self.teacher;
        match command {
            TypedCommand::Hand => play.rules.hand(view, narrator),
            TypedCommand::Table => play.rules.table(view, narrator),
            TypedCommand::Last | TypedCommand::Known => play.rules.reminders(view, narrator),
            _ => vec![self.texts().get(play.lesson.help())],
        }
    }

    /// Judges an answer, and tells what comes of it.
    fn attempt(&mut self, action: G::Action) -> io::Result<Then> {
        match self.teacher.attempt(action) {
            Attempt::Done { said, heard, stays } => {
                let lines: Vec<String> = said.into_iter().chain(self.teacher.told(&heard)).collect();
                self.say_all(&lines)?;
                Ok(if stays { Then::Ask } else { Then::On })
            }
            Attempt::Refused { sentence, .. } => {
                self.say(&sentence)?;
                Ok(Then::Ask)
            }
            Attempt::Wrong { said, .. } => {
                self.say_all(&said)?;
                Ok(Then::Ask)
            }
        }
    }
}
