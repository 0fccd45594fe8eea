//! `kook solve`: what every card of a recorded hand is worth when all cards are seen, for people or for programs.
//!
//! Records come one a line, and answers leave in the same order, however many threads there are.

mod lines;
mod problem;
mod sheet;

use std::{
    collections::BTreeMap,
    fs,
    io::{self, BufRead, BufReader, IsTerminal, Write},
    path::PathBuf,
    process::ExitCode,
    sync::{Mutex, PoisonError, mpsc},
    thread,
};

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use solver::Solver;
use texts::Texts;

use crate::{
    Failure,
    cli::whole,
    replay::{self, unreadable},
};
use lines::Lines;
use problem::{Answer, Wanted};
use sheet::Stats;

#[derive(Debug, Args)]
pub(crate) struct Solve {
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[arg(long)]
    table: bool,

    #[arg(long, conflicts_with = "table")]
    value_only: bool,

    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u16>(1, 256))]
    threads: u16,

    #[arg(long, value_name = "MIB", default_value_t = MEMORY as u16, value_parser = whole::<u16>(1, u64::from(u16::MAX)))]
    memory: u16,

    #[arg(long)]
    stats: bool,

    #[arg(long)]
    json: bool,
}

/// How much of the memory a solver takes, in MiB, if nobody says otherwise.
const MEMORY: usize = 64;
/// From how many records on progress is shown.
const MANY: u64 = 20;
/// How many lines of each thread are read before the first of them is answered.
const AHEAD: usize = 64;

pub(crate) fn solve(options: &Solve, texts: Texts) -> Result<ExitCode, Failure> {
    let (reader, length) = open(options, texts)?;
    let for_people = !options.json && io::stdout().is_terminal();
    let wanted = match (options.table, options.value_only) {
        (true, _) => Wanted::Table,
        (false, true) => Wanted::Value,
        (false, false) => Wanted::EveryCard,
    };
    let progress = ProgressBar::hidden();
    let mut stats = Stats::default();
    let (mut answered, mut unsolved) = (0, false);
    let file = replay::name(&options.file);
    let mut output = io::stdout().lock();
    in_order(options, &mut Lines::new(reader), wanted, |answer, read| {
        unsolved |= answer.is_error();
        stats.add(&answer);
        answered += 1;
        if answered == MANY {
            show(&progress, length);
        }
        progress.set_position(if length.is_some() { read } else { answered });
        let text =
            if for_people { sheet::sheet(&file, &answer, texts) } else { answer.to_json().to_string() };
        progress.suspend(|| writeln!(output, "{text}"))
    })
    .map_err(|error| unreadable(&options.file, &error, texts))?;
    output.flush()?;
    progress.finish_and_clear();
    if options.stats {
        crate::complain(&stats.sentence(texts));
    }
    Ok(if unsolved { ExitCode::from(1) } else { ExitCode::SUCCESS })
}

/// The input, and how long it is, if that is known.
fn open(options: &Solve, texts: Texts) -> Result<(Box<dyn BufRead>, Option<u64>), Failure> {
    if options.file.as_os_str() == "-" {
        return Ok((Box::new(io::stdin().lock()), None));
    }
    let file = fs::File::open(&options.file).map_err(|error| unreadable(&options.file, &error, texts))?;
    let length = file.metadata().ok().filter(fs::Metadata::is_file).map(|data| data.len());
    Ok((Box::new(BufReader::new(file)), length))
}

/// A bar on standard error, if there is somebody to see it: of what is read, or how many are done.
fn show(bar: &ProgressBar, length: Option<u64>) {
    if !io::stderr().is_terminal() {
        return;
    }
    let look = match length {
        Some(length) => {
            bar.set_length(length);
            "{bar:40} {percent} % {eta}"
        }
        None => "{pos} {per_sec}",
    };
    if let Ok(style) = ProgressStyle::with_template(look) {
        bar.set_style(style);
    }
    bar.set_draw_target(ProgressDrawTarget::stderr());
}

/// Solves the lines and hands the answers on in their order, each with the number of bytes that were read by then. No
/// more than [`AHEAD`] lines for each thread are under way at a time.
fn in_order(
    options: &Solve,
    lines: &mut Lines<impl BufRead>,
    wanted: Wanted,
    mut each: impl FnMut(Answer, u64) -> io::Result<()>,
) -> io::Result<()> {
    let ahead = AHEAD * usize::from(options.threads);
    let (to_do, work) = mpsc::channel::<(usize, String)>();
    let (done, answers) = mpsc::channel();
    let work = Mutex::new(work);
    thread::scope(|scope| {
        for _ in 0..options.threads {
            let (done, work) = (done.clone(), &work);
            scope.spawn(move || {
                let mut solver = Solver::new(usize::from(options.memory) << 20);
                // A thread that fails holds nothing.
                let next = || work.lock().unwrap_or_else(PoisonError::into_inner).recv();
                while let Ok((number, line)) = next() {
                    let answer = problem::answer(&mut solver, &line, wanted);
                    if done.send((number, answer)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(done);
        // Gone when this ends, however it ends: then the threads end too.
        let to_do = to_do;
        let mut waiting = BTreeMap::new();
        let (mut given, mut due) = (0, 0);
        loop {
            while given - due < ahead
                && let Some(line) = lines.next()?
            {
                let _ = to_do.send((given, line));
                given += 1;
            }
            if given == due {
                return Ok(());
            }
            let Ok((number, answer)) = answers.recv() else { return Ok(()) };
            waiting.insert(number, answer);
            while let Some(answer) = waiting.remove(&due) {
                due += 1;
                each(answer, lines.read)?;
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_is_read_than_is_being_solved() {
        let options = Solve {
            file: PathBuf::new(),
            table: false,
            value_only: false,
            threads: 3,
            memory: 1,
            stats: false,
            json: true,
        };
        let text = "{}\n".repeat(5_000);
        let mut answered = 0;
        in_order(&options, &mut Lines::new(text.as_bytes()), Wanted::Value, |answer, read| {
            assert!(answer.is_error());
            answered += 1;
            assert!(read / 3 < answered + 3 * AHEAD as u64, "{read} bytes read at answer {answered}");
            Ok(())
        })
        .unwrap();
        assert_eq!(answered, 5_000);
    }
}
