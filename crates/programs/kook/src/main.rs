//! `kook`: the program. Each command is a module; here they are chosen, and their ends become exit statuses.
#![forbid(unsafe_code)]

mod admin;
mod arena;
mod backup;
mod bench;
mod bot;
mod challenge;
mod cli;
mod deal;
mod figures;
mod find;
mod help;
mod import;
mod join;
mod lines;
mod load;
mod log;
mod malformed;
mod open_replay;
mod page;
mod play;
mod position;
mod practice;
mod printout;
mod puzzle;
mod referee;
mod replay;
mod review;
mod rules;
mod score;
mod serve;
mod shell;
mod solve;
mod verify;

use std::{
    env,
    io::{self, Write},
    process::ExitCode,
};

use clap::FromArgMatches;
use kookaburra::RulesError;
use texts::{Lang, Texts};

/// What a server sends is made anew for everybody: a tenth of its time goes by in the system's own allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

use cli::{Cli, Command};

fn main() -> ExitCode {
    let texts = Texts::new(help::asked(env::args_os()).unwrap_or_else(Lang::from_env));
    let line = help::of_help(env::args_os());
    let read =
        help::command(texts).try_get_matches_from(line).and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match read {
        Ok(cli) => cli,
        Err(error) => return ExitCode::from(help::answer(&error, texts)),
    };
    let texts = Texts::new(cli.lang.unwrap_or(texts.lang()));
    match run(cli.command, texts) {
        Ok(status) => status,
        // A reader who has closed the output has what they wanted.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            complain(&failure.sentence(texts));
            ExitCode::from(2)
        }
    }
}

fn run(command: Command, texts: Texts) -> Result<ExitCode, Failure> {
    match command {
        Command::Play(options) => play::play(&options, texts),
        Command::Learn(options) => play::learn(&options, texts),
        Command::Day(options) => challenge::day(&options, texts),
        Command::Same(options) => challenge::same(&options, texts),
        Command::Serve(options) => serve::serve(&options, texts),
        Command::Join(options) => join::join(&options, texts),
        Command::Load(options) => load::load(&options, texts),
        Command::Admin(options) => admin::admin(&options, texts),
        Command::Replay(options) => replay::replay(&options, texts),
        Command::Backup(options) => backup::backup(&options, texts),
        Command::Restore(options) => backup::restore(&options, texts),
        Command::Import(options) => import::import(&options, texts),
        Command::Figures(options) => figures::figures(&options, texts),
        Command::Verify(options) => verify::verify(&options, texts),
        Command::Review(options) => review::review(&options, texts),
        Command::Rules(options) => rules::rules(&options, texts),
        Command::Referee(options) => referee::referee(&options, texts),
        Command::Score(options) => score::score_sheet(&options, texts),
        Command::Solve(options) => solve::solve(&options, texts),
        Command::Puzzle(options) => puzzle::puzzle(&options, texts),
        Command::Arena(options) => arena::arena(&options, texts),
        Command::Bot(options) => bot::bot(&options, texts),
        Command::Deal(options) => deal::deal(&options, texts),
        Command::Practice(options) => practice::practice(&options, texts),
        Command::Schema(options) => shell::schema(options.of),
        Command::Bench(options) => bench::bench(&options.what, texts),
        Command::Completions(options) => shell::completions(options.shell, texts),
        Command::Man(options) => shell::man(options.dir.as_deref(), texts),
    }
}

/// Why a command came to nothing.
enum Failure {
    /// The rules that were asked for can't be had.
    Rules(RulesError),
    /// A sentence for the player.
    Sentence(String),
    /// What the command says can't be written.
    Output(io::Error),
}

impl From<RulesError> for Failure {
    fn from(error: RulesError) -> Self {
        Self::Rules(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Self::Output(error.into())
    }
}

impl Failure {
    fn sentence(&self, texts: Texts) -> String {
        match self {
            Self::Rules(error) => rules::complaint(error, texts),
            Self::Sentence(sentence) => sentence.clone(),
            Self::Output(error) => terminal::system_error(texts, error),
        }
    }
}

/// Says on standard error what went wrong; where that is closed, nobody wants to know. Whatever a sentence quotes, a
/// terminal shows it and obeys nothing of it.
fn complain(sentence: &str) {
    let _ = writeln!(io::stderr(), "kook: {}", table::cleaned(sentence));
}

/// Writes a text to standard output.
fn print(text: &str) -> Result<(), Failure> {
    let mut output = io::stdout().lock();
    output.write_all(text.as_bytes())?;
    if !text.ends_with('\n') {
        output.write_all(b"\n")?;
    }
    Ok(output.flush()?)
}
