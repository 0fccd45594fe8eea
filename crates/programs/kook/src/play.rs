//! `kook play`: opens a table in the terminal. `kook learn`: the course.

use std::process::ExitCode;

use kookaburra::build_rules;
use terminal::{Leads, LearnOptions, PlayOptions, Usual};
use texts::Texts;
use texts::narration::Setup;

use crate::{Failure, cli, print, score};

pub(crate) fn play(options: &cli::Play, texts: Texts) -> Result<ExitCode, Failure> {
    if options.asks_for_nothing() {
        let leads = terminal::first_question(texts)?;
        match leads {
            Some(Leads::Learn) => {
                return course(Some("win".to_owned()), options.look.plain, options.look.ascii, texts);
            }
            Some(Leads::Score) => return score::score_sheet(&score::Options::default(), texts),
            Some(Leads::Play) | None => {}
        }
    }
    let usual = Usual::read();
    let rules = build_rules(options.which.asked().unwrap_or(&usual.rules), &options.which.changes)?;
    let mut wanted = PlayOptions::new(rules, texts.lang());
    wanted.setup = Setup {
        seed: options.seed,
        seat: options.seat,
        company: options.company,
        cut: options.cut,
        levels: if options.level.is_empty() { vec![usual.level] } else { options.level.clone() },
        conventions: options.conventions,
        you: None,
        humans: options.hotseat.clone(),
        names: options.names.clone(),
        lang: texts.lang(),
    };
    wanted.cores = options.cores;
    wanted.speed = options.speed.unwrap_or_else(|| usual.speed());
    wanted.pause = options.pause;
    options.look.dress(&mut wanted);
    wanted.forced = options.forced;
    wanted.errors = options.errors;
    wanted.resume = options.resume;
    wanted.watch = options.watch;
    terminal::play(wanted).map_err(|error| Failure::Sentence(error.sentence(&texts)))?;
    if let Some(told) = terminal::outgrown(texts)? {
        print(&told)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// `kook learn`: lists the course, or plays one of its lessons.
pub(crate) fn learn(options: &cli::Learn, texts: Texts) -> Result<ExitCode, Failure> {
    course(options.lesson.clone(), options.plain, options.ascii, texts)
}

fn course(lesson: Option<String>, plain: bool, ascii: bool, texts: Texts) -> Result<ExitCode, Failure> {
    let wanted = LearnOptions { lesson, lang: texts.lang(), plain, ascii };
    terminal::learn(&wanted).map_err(|error| Failure::Sentence(error.sentence(&texts)))?;
    Ok(ExitCode::SUCCESS)
}
