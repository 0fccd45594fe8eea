//! `kook day`: the deal of the day. `kook same`: a challenge that somebody sends, or a new one.

use std::process::ExitCode;

use card_match::{Level, challenge::is_passed_out};
use clap::{Args, Subcommand};
use indicatif::ProgressIterator;
use kookaburra::{AnyRules, build_rules, with_rules};
use learning::challenge::{Challenge, Date, HANDS, daily, daily_with};
use players::five_hundred::Conventions;
use terminal::{ChallengeOptions, PlayOptions, Speed, play_challenge, today};
use texts::{Texts, challenge};

use crate::{
    Failure,
    cli::{Look, Which, conventions_parser, level_parser, speed_parser, whole},
    print,
};

/// The largest n of a day that its file has a sign for.
const MOST: u8 = 35;

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Day {
    #[command(subcommand)]
    what: Option<What>,

    #[command(flatten)]
    which: Which,

    #[arg(long, value_name = "DATE")]
    date: Option<String>,

    #[command(flatten)]
    table: At,
}

#[derive(Debug, Subcommand)]
enum What {
    Fill(Fill),
}

#[derive(Debug, Args)]
struct Fill {
    #[arg(value_name = "RULES")]
    game: String,

    #[arg(long, value_name = "DATE")]
    from: String,

    #[arg(long, value_name = "N", value_parser = whole::<u32>(1, 10_000))]
    days: u32,
}

#[derive(Debug, Args)]
pub(crate) struct Same {
    #[arg(value_name = "LINK", required_unless_present = "new")]
    link: Option<String>,

    #[arg(long, value_name = "RULES", conflicts_with = "link")]
    new: Option<String>,

    #[arg(long = "set", value_name = "RULE=VALUE", requires = "new")]
    changes: Vec<String>,

    #[arg(long, value_name = "N", default_value = "4", requires = "new", value_parser = whole::<u8>(4, 8))]
    hands: u8,

    #[arg(long, value_name = "LEVEL", default_value_t, requires = "new", value_parser = level_parser())]
    level: Level,

    #[arg(long, value_name = "WHAT", default_value_t, requires = "new", value_parser = conventions_parser())]
    conventions: Conventions,

    #[command(flatten)]
    table: At,
}

// How the table is shown, and who plays. A comment for readers alone, as in `cli`.
#[derive(Debug, Args)]
struct At {
    #[arg(long, value_name = "NAME")]
    name: Option<String>,

    #[arg(long, value_name = "SPEED", default_value_t, value_parser = speed_parser())]
    speed: Speed,

    #[command(flatten)]
    look: Look,
}

/// `kook day`.
pub(crate) fn day(options: &Day, texts: Texts) -> Result<ExitCode, Failure> {
    if let Some(What::Fill(fill)) = &options.what {
        return filled(fill, texts);
    }
    let rules = challenging(build_rules(options.which.rules(), &options.which.changes)?, texts)?;
    let today = today();
    let date = options.date.as_ref().map_or(Ok(today), |text| read_date(text, texts))?;
    if date > today {
        return Err(Failure::Sentence(texts.get("challenge-not-yet")));
    }
    played(daily(rules, date), Some(date), &options.table, texts)
}

/// `kook same`.
pub(crate) fn same(options: &Same, texts: Texts) -> Result<ExitCode, Failure> {
    let refused = |error| Failure::Sentence(challenge::refused(texts, error));
    if let Some(link) = &options.link {
        return played(Challenge::from_link(link).map_err(refused)?, None, &options.table, texts);
    }
    let rules = options.new.as_deref().unwrap_or_default();
    let rules = challenging(build_rules(rules, &options.changes)?, texts)?;
    if !HANDS.contains(&options.hands) {
        return Err(Failure::Sentence(texts.get("challenge-hands")));
    }
    let mut seed = [0; 16];
    getrandom::fill(&mut seed).map_err(|_| Failure::Sentence(texts.get("challenge-no-random")))?;
    let new = Challenge::new(rules, seed, options.hands);
    let new = Challenge { levels: vec![options.level], conventions: options.conventions, ..new };
    if !new.is_playable() {
        return Err(Failure::Sentence(texts.get("challenge-no-conventions")));
    }
    let link = new.link().map_err(refused)?;
    for line in challenge::about(texts, &new, None) {
        print(&line)?;
    }
    print(&link)?;
    print(&texts.format("challenge-made", &[("link", link.into())]))?;
    Ok(ExitCode::SUCCESS)
}

/// Rules of which there are challenges.
fn challenging(rules: AnyRules, texts: Texts) -> Result<AnyRules, Failure> {
    if rules.plays_open() { Err(Failure::Sentence(texts.get("challenge-open"))) } else { Ok(rules) }
}

fn read_date(text: &str, texts: Texts) -> Result<Date, Failure> {
    let wrong = |_| texts.format("challenge-not-a-date", &[("text", table::quoted(text).into())]);
    text.parse().map_err(wrong).map_err(Failure::Sentence)
}

fn played(challenge: Challenge, date: Option<Date>, at: &At, texts: Texts) -> Result<ExitCode, Failure> {
    let mut play = PlayOptions::new(challenge.rules.clone(), texts.lang());
    play.setup.levels.clone_from(&challenge.levels);
    play.setup.conventions = challenge.conventions;
    play.setup.you.clone_from(&at.name);
    play.speed = at.speed;
    at.look.dress(&mut play);
    let options = ChallengeOptions { challenge, date, play };
    play_challenge(&options).map_err(|error| Failure::Sentence(error.sentence(&texts)))?;
    Ok(ExitCode::SUCCESS)
}

/// `kook day fill`: prints the file of a game, 73 signs a line.
fn filled(options: &Fill, texts: Texts) -> Result<ExitCode, Failure> {
    let rules = challenging(build_rules::<&str>(&options.game, &[])?, texts)?;
    let from = read_date(&options.from, texts)?;
    let days = std::iter::successors(Some(from), |date| date.next()).take(options.days as usize);
    let days: Vec<Date> = days.collect();
    let signs: Result<String, Failure> =
        days.iter().progress().map(|&date| sign(&rules, date, texts)).collect();
    for line in signs?.as_bytes().chunks(73) {
        print(&String::from_utf8_lossy(line))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The sign of a day: the first n with which Experts pass no hand out.
fn sign(rules: &AnyRules, date: Date, texts: Texts) -> Result<char, Failure> {
    let plays = |n: u8| {
        let challenge = daily_with(rules.clone(), date, n);
        let out = |hand| with_rules!(rules, rules => is_passed_out(rules, &challenge, hand, Level::Expert));
        (0..usize::from(challenge.hands)).all(|hand| out(hand).is_ok_and(|out| !out))
    };
    let n = (0..=MOST).find(|&n| plays(n));
    let args = [("date", date.to_string().into())];
    let none = || Failure::Sentence(texts.format("challenge-always-out", &args));
    n.and_then(|n| char::from_digit(u32::from(n), 36)).ok_or_else(none)
}
