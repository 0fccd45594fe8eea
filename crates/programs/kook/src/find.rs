//! `kook rules --find`: a few questions, and the game that comes nearest to the answers.

use std::{
    io::{BufRead, Write},
    process::ExitCode,
};

use kookaburra::{Question, Search};
use terminal::choose;
use texts::Texts;

use crate::{Failure, page};

/// Asks, and tells what was found.
pub(crate) fn find(
    texts: Texts,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let mut search = Search::default();
    for question in Question::ALL {
        let answers = search.answers_to(question);
        // Where all of them answer alike there is nothing to ask.
        if answers.len() > 1 {
            let answer = ask(texts, question, &answers, (&mut *input, &mut *out))?;
            search.answer(question, answer.as_deref());
        }
    }
    let found = search.nearest();
    let mut lines = texts.found(found.as_ref());
    if let Some(found) = found {
        lines.push(texts.format("found-code", &[("code", found.rules.code().into())]));
    }
    for line in lines {
        writeln!(out, "{}", page::fill(&line, ""))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// One of the answers; none if it doesn't matter, or nothing like it is typed.
fn ask(
    texts: Texts,
    question: Question,
    answers: &[String],
    (input, out): (&mut impl BufRead, &mut impl Write),
) -> Result<Option<String>, Failure> {
    let words = answers.iter().map(|answer| texts.answer(question, answer));
    let words: Vec<String> = words.chain([texts.get("find-any")]).collect();
    let chosen = choose(&texts.question(question), &words, answers.len(), (input, out))?;
    Ok(answers.get(chosen).cloned())
}

#[cfg(test)]
mod tests {
    use texts::Lang;

    use super::*;

    fn said(lang: Lang, lines: &str) -> String {
        let mut out = Vec::new();
        assert!(find(Texts::new(lang), &mut lines.as_bytes(), &mut out).is_ok());
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_few_answers_lead_to_a_game() {
        // Four players, and nothing else matters.
        let text = said(Lang::En, "3\n\n\n\n\n\n\n\n");
        assert!(text.contains("How many are you?") && text.contains("kook play australian-4"), "{text}");
        // Four players, two jokers.
        let text = said(Lang::Fr, "3\n3\n");
        assert!(text.contains("kook play quebec-4") && !text.contains('⟨'), "{text}");
        let questions = text.lines().filter(|line| line.ends_with('?')).count();
        assert!(questions <= 8, "{text}");
    }
}
