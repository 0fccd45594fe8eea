//! `kook play`: opens a table in the terminal. `kook learn`: the lessons of the open table.

use std::process::ExitCode;

use kookaburra::build_rules;
use terminal::PlayOptions;
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
    wanted.plain = options.look.plain;
    wanted.ascii = options.look.ascii;
    wanted.four_colours = options.look.four_colour;
    wanted.indices = options.look.indices;
    wanted.sorting = options.look.sorting();
    wanted.forced = options.forced;
    wanted.errors = options.errors;
    wanted.resume = options.resume;
    wanted.watch = options.watch;
    terminal::play(wanted).map_err(|error| Failure::Sentence(error.sentence(&texts)))?;
    Ok(ExitCode::SUCCESS)
}

/// `kook learn`: what to claim at an open table.
pub(crate) fn learn(options: &cli::Learn, texts: Texts) -> Result<ExitCode, Failure> {
    terminal::learn(options.lesson.as_deref(), texts.lang(), options.ascii)
        .map_err(|error| Failure::Sentence(error.sentence(&texts)))?;
    Ok(ExitCode::SUCCESS)
}
