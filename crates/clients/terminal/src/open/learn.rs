//! Lessons at an open table: what has been done, and what would you claim? The table judges the answer.

use std::io::{self, BufRead, Write};

use laws::open_table::{Answered, Lesson, Phase, lessons::lessons};
use texts::narration::{InWords, Narrator, input};
use texts::{Lang, Texts};

use super::claiming::{Aside, Claiming, Typed, aside};

/// Goes through the lessons from one on, if there is one of this name. `done` hears the name of each that is done, and
/// whether something was missed in it.
///
/// # Errors
/// The terminal can't be used.
pub(crate) fn learn(
    from: &str,
    (lang, ascii): (Lang, bool),
    columns: Option<usize>,
    input: &mut impl BufRead,
    out: impl Write,
    mut done: impl FnMut(&str, bool),
) -> Option<io::Result<()>> {
    let lessons = lessons();
    let first = lessons.iter().position(|lesson| lesson.name == from)?;
    Some(Class { lessons: &lessons, lang, ascii, columns, out }.teach(first, input, &mut done))
}

/// A learner, and what they are told.
struct Class<'a, W> {
    lessons: &'a [Lesson],
    lang: Lang,
    ascii: bool,
    columns: Option<usize>,
    out: W,
}

/// Whether the learner goes on.
#[derive(PartialEq, Eq)]
enum Next {
    Lesson { shown: bool },
    Wrong,
    Again,
    Leave,
}

impl<W: Write> Class<'_, W> {
    fn teach(
        &mut self,
        first: usize,
        input: &mut impl BufRead,
        done: &mut impl FnMut(&str, bool),
    ) -> io::Result<()> {
        let mut lines = input.lines();
        for (number, lesson) in self.lessons.iter().enumerate().skip(first) {
            let narrator =
                Narrator::of_learner(lesson.rules(), lesson.seat, self.lang, self.ascii).listening();
            let mut missed = false;
            self.show(number, lesson, &narrator)?;
            let mut claiming = Claiming::new(narrator.texts, narrator.names.clone());
            claiming.begin("");
            loop {
                self.say_all(&claiming.question())?;
                self.out.flush()?;
                let Some(line) = lines.next() else { return Ok(()) };
                match self.answer(line?.trim(), lesson, &mut claiming, &narrator)? {
                    Next::Lesson { shown } => {
                        done(&lesson.name, missed || shown);
                        break;
                    }
                    Next::Wrong => {
                        missed = true;
                        drop(claiming.begin(""));
                    }
                    Next::Again if !claiming.is_asking() => drop(claiming.begin("")),
                    Next::Again => {}
                    Next::Leave => return Ok(()),
                }
            }
        }
        self.say_all(&[Texts::new(self.lang).get("learn-done")])
    }

    fn say_all(&mut self, texts: &[String]) -> io::Result<()> {
        texts.iter().try_for_each(|text| match self.columns {
            Some(columns) => writeln!(self.out, "{}", texts::wrapped(text, columns)),
            None => writeln!(self.out, "{text}"),
        })
    }

    /// The position, and what was done last.
    fn show(&mut self, number: usize, lesson: &Lesson, narrator: &Narrator) -> io::Result<()> {
        let texts = narrator.texts;
        let title = texts.get(&format!("lesson-{}", lesson.name));
        let args =
            [("number", (number + 1).into()), ("count", self.lessons.len().into()), ("title", title.into())];
        let mut lines = vec![String::new(), texts.format("learn-title", &args)];
        lines.push(texts.get(&format!("lesson-{}-text", lesson.name)));
        let view = lesson.view();
        if let Some(game) = &view.game {
            lines.extend(lesson.rules().table(game, narrator));
            if view.phase == Some(Phase::Settle) {
                lines.extend(narrator.tricks(game));
            } else {
                lines.extend(lesson.rules().hand(game, narrator));
            }
        }
        let told = narrator.done_last(lesson);
        lines.extend((!told.is_empty()).then(|| texts.get("learn-last")));
        lines.extend(told.iter().map(|sentence| format!("  {sentence}")));
        lines.push(texts.get("learn-how"));
        self.say_all(&lines)
    }

    fn answer(
        &mut self,
        line: &str,
        lesson: &Lesson,
        claiming: &mut Claiming,
        narrator: &Narrator,
    ) -> io::Result<Next> {
        let texts = narrator.texts;
        match aside(line, &texts) {
            Some(Aside::Quit) => return Ok(Next::Leave),
            Some(Aside::Help) => {
                self.say_all(&[texts.get("learn-how")])?;
                return Ok(Next::Again);
            }
            None => {}
        }
        if input::is_command(line, "answer", &texts) {
            self.say_all(&narrator.right_answer(lesson))?;
            return Ok(Next::Lesson { shown: true });
        }
        let claim = match claiming.answer(line) {
            Typed::Claim(claim) => Some(claim),
            Typed::Dropped => None,
            Typed::Asked => return Ok(Next::Again),
            Typed::Again(text) => {
                self.say_all(&[text])?;
                return Ok(Next::Again);
            }
        };
        let answered = lesson.answer(claim);
        self.say_all(&narrator.answered(&answered, lesson))?;
        Ok(match answered {
            Answered::Upheld(_) | Answered::NothingWrong => Next::Lesson { shown: false },
            Answered::Missed | Answered::Denied => Next::Wrong,
            Answered::Waiting => Next::Again,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(from: &str, lang: Lang, lines: &str) -> (String, Vec<(String, bool)>) {
        let (mut out, mut done) = (Vec::new(), Vec::new());
        let heard = |name: &str, missed| done.push((name.to_owned(), missed));
        learn(from, (lang, false), None, &mut lines.as_bytes(), &mut out, heard).unwrap().unwrap();
        (String::from_utf8(out).unwrap(), done)
    }

    #[test]
    fn all_lessons_are_told_and_answered_in_both_languages() {
        for lang in Lang::ALL {
            let (said, done) = told("cut", lang, &"answer\n".repeat(lessons().len()));
            assert!(done.len() == lessons().len() && done.iter().all(|(_, missed)| *missed), "{done:?}");
            let done = Texts::new(lang).get("learn-done");
            assert!(said.trim_end().ends_with(&done), "{said}");
            for word in ["lesson-", "learn-", "law-", "{"] {
                assert!(!said.contains(word), "{word}: {said}");
            }
        }
    }

    #[test]
    fn the_table_judges_what_is_claimed() {
        // LAW-AMB-72, LAW-TURN-3
        let (said, done) = told("lead", Lang::En, "2\n3\n1\n1\nled out of turn\nquit\n");
        assert!(said.contains("not upheld") || said.contains("Noted"), "{said}");
        assert!(said.contains("Upheld.") && said.contains("LAW-TURN-3"), "{said}");
        assert!(said.contains("Lesson 10 of 15"), "{said}");
        assert_eq!(done[0].0, "lead");
        let (said, _) = told("late", Lang::En, "led out of turn\n\nquit\n");
        assert!(said.contains("not upheld") && said.contains("nothing to object to"), "{said}");
        let (said, done) = told("lead", Lang::En, "\nled out of turn\nquit\n");
        assert_eq!(done, [("lead".to_owned(), true)]);
        assert!(said.contains("something to object to"), "{said}");
    }

    #[test]
    fn there_is_no_other_lesson() {
        assert!(learn("chess", (Lang::En, false), None, &mut &b""[..], Vec::new(), |_, _| {}).is_none());
    }
}
