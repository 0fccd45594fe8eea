//! Lessons at an open table: what has been done, and what would you claim? The table judges the answer.

use std::io::{self, BufRead, Write};

use laws::open_table::{Answered, Lesson, Phase, lessons::lessons};
use texts::narration::{InWords, Narrator, input};
use texts::{Lang, Texts};

use super::claiming::{Aside, Claiming, Typed, aside};
use crate::PlayError;

/// Goes through the lessons, from one by its number or its name.
///
/// # Errors
/// There is no such lesson, or the terminal can't be used.
pub(crate) fn learn(
    from: Option<&str>,
    lang: Lang,
    ascii: bool,
    columns: Option<usize>,
    input: impl BufRead,
    out: impl Write,
) -> Result<(), PlayError> {
    let lessons = lessons();
    let first = match from {
        None => 0,
        Some(wanted) => lessons
            .iter()
            .zip(1..)
            .position(|(lesson, number): (_, usize)| lesson.name == wanted || wanted == number.to_string())
            .ok_or_else(|| PlayError::NoLesson {
                wanted: table::quoted(wanted),
                names: lessons.iter().map(|lesson| lesson.name.clone()).collect(),
            })?,
    };
    Ok(Class { lessons: &lessons, lang, ascii, columns, out }.teach(first, input)?)
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
    Lesson,
    Again,
    Leave,
}

impl<W: Write> Class<'_, W> {
    fn teach(&mut self, first: usize, input: impl BufRead) -> io::Result<()> {
        let mut lines = input.lines();
        for (number, lesson) in self.lessons.iter().enumerate().skip(first) {
            let narrator = Narrator::of_lesson(lesson, self.lang, self.ascii).listening();
            self.show(number, lesson, &narrator)?;
            let mut claiming = Claiming::new(narrator.texts, narrator.names.clone());
            claiming.begin("");
            loop {
                self.say_all(&claiming.question())?;
                self.out.flush()?;
                let Some(line) = lines.next() else { return Ok(()) };
                match self.answer(line?.trim(), lesson, &mut claiming, &narrator)? {
                    Next::Lesson => break,
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
        let plain = input::plain_words(line);
        let answers = texts.get("word-answer");
        if plain == "answer" || answers.split(',').any(|word| input::plain_words(word) == plain) {
            self.say_all(&narrator.right_answer(lesson))?;
            return Ok(Next::Lesson);
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
            Answered::Upheld(_) | Answered::NothingWrong => Next::Lesson,
            Answered::Missed | Answered::Denied | Answered::Waiting => Next::Again,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(from: Option<&str>, lang: Lang, lines: &str) -> String {
        let mut out = Vec::new();
        learn(from, lang, false, None, lines.as_bytes(), &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn all_lessons_are_told_and_answered_in_both_languages() {
        for lang in Lang::ALL {
            let said = told(None, lang, &"answer\n".repeat(lessons().len()));
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
        let said = told(Some("lead"), Lang::En, "2\n3\n1\n1\nled out of turn\nquit\n");
        assert!(said.contains("not upheld") || said.contains("Noted"), "{said}");
        assert!(said.contains("Upheld.") && said.contains("LAW-TURN-3"), "{said}");
        assert!(said.contains("Lesson 10 of 15"), "{said}");
        let said = told(Some("late"), Lang::En, "led out of turn\n\nquit\n");
        assert!(said.contains("not upheld") && said.contains("nothing to object to"), "{said}");
        let said = told(Some("9"), Lang::En, "\nquit\n");
        assert!(said.contains("something to object to"), "{said}");
    }

    #[test]
    fn there_is_no_other_lesson() {
        let error = learn(Some("chess"), Lang::En, false, None, &b""[..], Vec::new()).unwrap_err();
        let sentence = error.sentence(&Texts::new(Lang::En));
        assert!(sentence.contains("chess") && sentence.contains("revoke"), "{sentence}");
    }
}
