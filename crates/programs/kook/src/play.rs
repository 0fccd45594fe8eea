//! `kook play`: opens a table in the terminal. `kook learn`: the course.

use std::process::ExitCode;

use kookaburra::build_rules;
use terminal::{LearnOptions, PlayOptions};
use texts::Texts;
use texts::narration::Setup;

use crate::{Failure, cli};

pub(crate) fn play(options: &cli::Play, texts: Texts) -> Result<ExitCode, Failure> {
    let rules = build_rules(options.which.rules(), &options.which.changes)?;
    let mut wanted = PlayOptions::new(rules, texts.lang());
    wanted.setup = Setup {
        seed: options.seed,
        seat: options.seat,
        company: options.company,
        cut: options.cut,
        levels: options.level.clone(),
        conventions: options.conventions,
        you: None,
        humans: options.hotseat.clone(),
        names: options.names.clone(),
        lang: texts.lang(),
    };
    wanted.cores = options.cores;
    wanted.speed = options.speed;
    wanted.pause = options.pause;
    options.look.dress(&mut wanted);
    wanted.forced = options.forced;
    wanted.errors = options.errors;
    wanted.resume = options.resume;
    wanted.watch = options.watch;
    terminal::play(wanted).map_err(|error| Failure::Sentence(error.sentence(&texts)))?;
    Ok(ExitCode::SUCCESS)
}

/// `kook learn`: lists the course, or plays one of its lessons.
pub(crate) fn learn(options: &cli::Learn, texts: Texts) -> Result<ExitCode, Failure> {
    let cli::Learn { lesson, plain, ascii } = options;
    let wanted = LearnOptions { lesson: lesson.clone(), lang: texts.lang(), plain: *plain, ascii: *ascii };
    terminal::learn(&wanted).map_err(|error| Failure::Sentence(error.sentence(&texts)))?;
    Ok(ExitCode::SUCCESS)
}
