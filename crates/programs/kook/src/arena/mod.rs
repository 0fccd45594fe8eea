//! `kook arena`: players and programs against each other in duplicate, with a result that says how far it can be
//! trusted.

mod merge;
mod records;
mod sheet;

use std::{
    collections::BTreeSet,
    io::{self, IsTerminal},
    path::{Path, PathBuf},
    process::ExitCode,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use arena::{
    Arena, Contest, DealPlayed, Header, Judging, Limits, Log, LogError, Logged, MOST_SHARDS, Report, Series,
    Settings, Shard,
};
use clap::{Args, Subcommand, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use kookaburra::{AnyRules, GameKind, build_rules, with_rules};
use texts::Texts;

use crate::{
    Failure,
    cli::{seconds, whole},
    help::Unfit,
    replay::unreadable,
};

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Options {
    #[command(subcommand)]
    what: Option<What>,

    #[arg(value_name = "ENTRANT", required_unless_present = "resume", num_args = 1..)]
    entrants: Vec<String>,

    #[arg(long, value_name = "PLAYER")]
    partner: Option<String>,

    #[arg(
        long,
        value_name = "WORK",
        value_parser = whole::<u32>(1, 1000),
        conflicts_with_all = ["partner", "series", "times"]
    )]
    judge: Option<u32>,

    #[arg(long = "phase", value_name = "PHASE", requires = "judge")]
    phases: Vec<String>,

    #[arg(long, alias = "preset", value_name = "RULES", default_value = "australian-4")]
    rules: String,

    #[arg(long = "set", value_name = "RULE=VALUE")]
    changes: Vec<String>,

    #[arg(long, value_name = "N", value_parser = whole::<u32>(1, u64::from(u32::MAX)))]
    deals: Option<u32>,

    #[arg(long, value_name = "SHARD", value_parser = read_shard)]
    shard: Option<Shard>,

    #[arg(long, value_enum, default_value_t)]
    series: SeriesName,

    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = whole::<u64>(0, u64::MAX))]
    seed: u64,

    #[arg(long, value_name = "N", value_parser = whole::<u16>(1, 1024))]
    threads: Option<u16>,

    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds(0.001, 86_400.0))]
    decision_time: Duration,

    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds(0.001, 86_400.0))]
    start_time: Duration,

    #[arg(long)]
    fresh: bool,

    #[arg(long)]
    times: bool,

    #[arg(long)]
    strict: bool,

    #[arg(long)]
    json: bool,

    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    #[arg(long, value_name = "FILE", conflicts_with = "judge")]
    records: Option<PathBuf>,

    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = [
            "entrants", "partner", "judge", "phases", "rules", "changes", "shard", "series", "seed", "decision_time",
            "start_time", "fresh", "out"
        ]
    )]
    resume: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum What {
    Merge(merge::Options),
}

#[derive(Clone, Copy, Default, Debug, ValueEnum)]
enum SeriesName {
    #[default]
    Deal,
    Match,
}

/// How an arena begins: its rules are read already.
struct Start {
    settings: Settings,
    /// The file that is gone on with, and what it has.
    before: Option<(Log, Logged)>,
}

pub(crate) fn arena(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    match (&options.what, &options.resume) {
        (Some(What::Merge(options)), _) => merge::merge(options, texts),
        (None, Some(path)) => resume(path, options, texts),
        (None, None) => begin(options, texts),
    }
}

fn begin(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let settings = Settings {
        entrants: options.entrants.clone(),
        partner: options.partner.clone(),
        judge: options.judge.map(|work| Judging { work, phases: options.phases.clone() }),
        series: match options.series {
            SeriesName::Deal => Series::Deal,
            SeriesName::Match => Series::Match,
        },
        seed: options.seed,
        deals: options.deals.unwrap_or(100),
        shard: options.shard,
        limits: Limits { decision_ms: millis(options.decision_time), start_ms: millis(options.start_time) },
        fresh: options.fresh,
    };
    let start = Start { settings, before: None };
    let rules = build_rules(&options.rules, &options.changes)?;
    if rules.plays_open() {
        return Err(Failure::Sentence(texts.get("open-no-arena")));
    }
    with_rules!(rules, rules => play(rules.clone(), start, options, texts))
}

fn resume(path: &Path, options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let (log, logged) = Log::open(path).map_err(|error| not_read(path, error, texts))?;
    let mut settings = logged.header.settings.clone();
    let most_played = logged.deals.iter().map(|deal| deal.deal.saturating_add(1)).max().unwrap_or_default();
    settings.deals = options.deals.unwrap_or(settings.deals).max(most_played);
    let rules = read_rules(path, &logged.header)?;
    let start = Start { settings, before: Some((log, logged)) };
    with_rules!(rules, rules => play(rules.clone(), start, options, texts))
}

/// The rules in the first line of a file.
fn read_rules(path: &Path, header: &Header) -> Result<AnyRules, Failure> {
    let Header { game, rules, .. } = header;
    let Some(game) = GameKind::named(game) else {
        return Err(of_file(path, format!("there is no game \"{game}\"")));
    };
    AnyRules::read(game, rules).map_err(|problems| of_file(path, problems))
}

fn play<G: Contest>(rules: G, start: Start, options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let stop = stop_by_hand()?;
    let complaint = |error| Failure::Sentence(sheet::complaint(&error, texts));
    let Start { settings, before } = start;
    let deals = settings.deals_to_play();
    let mut arena = Arena::new(rules, settings).map_err(complaint)?;
    arena.call_places(move |name, seat, deal| {
        let args = [("name", name.into()), ("seat", (seat.0 + 1).into()), ("deal", deal.to_string().into())];
        texts.format("arena-place", &args)
    });
    let mut standings = arena.standings();
    let (mut log, done) = match (before, &options.resume) {
        (Some((log, logged)), Some(path)) => {
            let done = arena.done(&logged.deals).map_err(|error| of_file(path, error))?;
            logged.deals.iter().for_each(|deal| standings.add(deal));
            // The file is of the present format, and of as many deals as are to be played.
            let header = arena.header();
            let log = if logged.header == header { Ok(log) } else { log.rewrite(header) };
            (Some(log.map_err(|error| not_read(path, error, texts))?), done)
        }
        _ => (None, BTreeSet::new()),
    };
    if done.len() < deals as usize {
        let rehearsed = arena.rehearse(&stop);
        if rehearsed.is_err() {
            tell_left_out(&arena, texts);
        }
        rehearsed.map_err(complaint)?;
    }
    if options.resume.is_none() {
        nothing_is_there(&[&options.out, &options.records], texts)?;
    }
    // The games of a deal are written before the deal, so that whatever is done has its games.
    let mut records = match &options.records {
        Some(path) => Some(records::open(path, &arena, &done, texts)?),
        None => None,
    };
    if let Some(path) = &options.out {
        log = Some(Log::create(path, &arena.header()).map_err(|error| unreadable(path, &error, texts))?);
    }
    let progress = progress(deals, done.len());
    let mut finish = |deal: &DealPlayed| -> io::Result<()> {
        if let Some(log) = &mut log {
            log.deal(deal)?;
        }
        standings.add(deal);
        progress.inc(1);
        Ok(())
    };
    if let Some(records) = &mut records {
        arena.run_recorded(&done, threads(options), &stop, |deal, games| {
            records.deal(&games)?;
            finish(&deal)
        })?;
    } else {
        arena.run(&done, threads(options), &stop, |deal| finish(&deal))?;
    }
    progress.finish_and_clear();
    tell_left_out(&arena, texts);
    let mut report = standings.report();
    if options.times {
        arena.tell_times(&mut report);
    }
    let complete = report.deals_played >= u64::from(deals);
    let file = options.out.as_ref().or(options.resume.as_ref());
    let finished = match (log, file) {
        (Some(log), Some(path)) if complete => {
            log.rewrite(arena.header()).map(drop).map_err(|error| not_read(path, error, texts))
        }
        _ => Ok(()),
    };
    if let (Some(records), Some(path)) = (records, &options.records)
        && complete
    {
        records.finish(&arena).map_err(|error| records::not_read(path, error, texts))?;
    }
    print(&report, options.json, texts)?;
    finished?;
    let given_up = tell_given_up(&arena, texts);
    if complete {
        let is_strict = options.strict && has_faults(&report);
        return Ok(if given_up || is_strict { ExitCode::from(1) } else { ExitCode::SUCCESS });
    }
    if let Some(file) = file {
        let file = file.display().to_string();
        crate::complain(&texts.format("arena-stopped", &[("file", file.into())]));
    }
    Ok(ExitCode::from(130))
}

/// Refuses to begin where one of the files is there already: none of them is made then.
fn nothing_is_there(files: &[&Option<PathBuf>], texts: Texts) -> Result<(), Failure> {
    if let [Some(one), Some(other)] = files
        && one == other
    {
        return Err(Failure::Sentence(texts.get("arena-records-same")));
    }
    let there = |path: &&PathBuf| path.symlink_metadata().is_ok();
    let mut files = files.iter().filter_map(|file| file.as_ref());
    match files.find(there) {
        Some(path) => Err(unreadable(path, &io::ErrorKind::AlreadyExists.into(), texts)),
        None => Ok(()),
    }
}

fn print(report: &Report, json: bool, texts: Texts) -> Result<(), Failure> {
    crate::print(&if json { sheet::json(report)? } else { sheet::sheet(report, texts) })
}

/// Says which programs were given up; whether any was.
fn tell_given_up<G: Contest>(arena: &Arena<G>, texts: Texts) -> bool {
    let given_up = arena.given_up();
    for (name, failures) in &given_up {
        let args = [("name", name.into()), ("failures", (*failures).into())];
        crate::complain(&texts.format("arena-given-up", &args));
    }
    !given_up.is_empty()
}

/// Whether anybody did anything wrong.
fn has_faults(report: &Report) -> bool {
    let partner = report.partner.iter().map(|partner| &partner.faults);
    !report.entrants.iter().map(|entrant| &entrant.faults).chain(partner).all(arena::Faults::is_empty)
}

/// Says how much of what programs wrote to their standard error was not shown.
fn tell_left_out<G: Contest>(arena: &Arena<G>, texts: Texts) {
    for (name, repeated) in arena.repeated() {
        let number = |count| usize::try_from(count).unwrap_or(usize::MAX).into();
        let args = [
            ("name", name.into()),
            ("all", number(repeated.all)),
            ("line", table::quoted(&repeated.line).into()),
            ("times", number(repeated.times)),
        ];
        crate::complain(&texts.format("arena-repeated", &args));
    }
    for (name, bytes) in arena.left_out() {
        crate::complain(&texts.format(
            "arena-left-out",
            &[("name", name.into()), ("bytes", usize::try_from(bytes).unwrap_or(usize::MAX).into())],
        ));
    }
}

/// What Ctrl-C sets, or a request to end. A second one ends the program at once.
fn stop_by_hand() -> Result<Arc<AtomicBool>, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    let handler = move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    ctrlc::set_handler(handler).map_err(|error| Failure::Sentence(error.to_string()))?;
    Ok(stop)
}

fn millis(limit: Duration) -> u64 {
    u64::try_from(limit.as_millis()).unwrap_or(u64::MAX)
}

fn threads(options: &Options) -> usize {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    options.threads.map_or_else(cores, usize::from)
}

/// A bar on standard error, if there is somebody to see it.
fn progress(deals: u32, done: usize) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(u64::from(deals)).with_position(done as u64);
    match ProgressStyle::with_template("{bar:40} {pos}/{len} {per_sec} {eta}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

fn read_shard(text: &str) -> Result<Shard, Unfit> {
    text.parse().map_err(|_| Unfit { form: "shard", least: "1/1".to_owned(), most: MOST_SHARDS.to_string() })
}

/// Why a file can't be read or gone on with.
fn not_read(path: &Path, error: LogError, texts: Texts) -> Failure {
    match error {
        LogError::Io(error) => unreadable(path, &error, texts),
        line @ LogError::Line { .. } => of_file(path, line),
    }
}

fn of_file(path: &Path, error: impl std::fmt::Display) -> Failure {
    Failure::Sentence(format!("{}: {error}", path.display()))
}
