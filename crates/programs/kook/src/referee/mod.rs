//! `kook referee`: an incident at a table of wood, and the ruling \[LAW-REF\].

mod dialogue;

use std::{
    io::{self, BufRead, Write},
    path::PathBuf,
    process::ExitCode,
};

use clap::Args;
use kookaburra::{AnyRules, build_rules};
use laws::{Answer, Incident, Malformed};
use table::{Seat, name};
use texts::Texts;
use texts::referee::BREACHES;

use crate::{
    Failure,
    cli::seat_parser,
    lines::Lines,
    print,
    replay::{name as file_name, read, text},
};
pub(crate) use dialogue::{Dialogue, Ruled, Told};

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[arg(value_name = "FILE", conflicts_with_all = ["named", "changes", "dealer"])]
    file: Option<PathBuf>,

    #[arg(long, requires = "file")]
    json: bool,

    #[arg(long = "rules", value_name = "RULES", default_value = "australian-4")]
    named: String,

    #[arg(long = "set", value_name = "RULE=VALUE")]
    changes: Vec<String>,

    #[arg(long, value_name = "SEAT", default_value = "1", value_parser = seat_parser())]
    dealer: Seat,

    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    names: Vec<String>,
}

pub(crate) fn referee(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let Some(file) = &options.file else { return ask(options, texts) };
    let bytes = read(file, texts)?;
    let text = text(&bytes).map_err(|error| Malformed::Unreadable(error.to_string()));
    let names = names(options, texts)?;
    if options.json {
        let answer = text.map_or_else(Answer::from, laws::answer);
        print(&serde_json::to_string(&answer)?)?;
        return Ok(ExitCode::from(answer.exit_status()));
    }
    let page = text.and_then(|text| {
        let incident = Incident::read(text)?;
        let (judgement, rules) = (laws::rule(&incident)?, incident.rules()?);
        let texts = Texts::for_rules(texts.lang(), &rules);
        Ok(texts::referee::page(&judgement, &rules, &names, texts))
    });
    let why = |malformed| Failure::Sentence(format!("{}: {}", file_name(file), why_not(&malformed, texts)));
    print(&page.map_err(why)?)?;
    Ok(ExitCode::SUCCESS)
}

/// Why a file tells no incident.
fn why_not(malformed: &Malformed, texts: Texts) -> String {
    match malformed {
        Malformed::Unreadable(why) => texts.unread(why),
        Malformed::Rules(problems) => texts.problems(problems),
        other => other.to_string(),
    }
}

/// The names that were given, each of which can be nobody else's.
fn names(options: &Options, texts: Texts) -> Result<Vec<String>, Failure> {
    let names = name::check_all(&options.names);
    names.map_err(|(_, fault)| Failure::Sentence(texts.name_fault(&fault)))
}

/// Asks what happened.
fn ask(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let rules = match build_rules(&options.named, &options.changes)? {
        AnyRules::FiveHundred(rules) => rules,
        AnyRules::Rummy500(rules) => {
            breaches(&rules, &mut Lines::new(texts, io::stdin().lock(), io::stdout().lock()))?;
            return Ok(ExitCode::SUCCESS);
        }
    };
    let dealer = options.dealer.min(Seat(rules.seats() as u8 - 1));
    let names = names(options, texts)?;
    if names.len() > rules.seats() {
        let args = [("count", names.len().into()), ("seats", rules.seats().into())];
        return Err(Failure::Sentence(texts.format("tally-fault-players", &args)));
    }
    let texts = Texts::for_rules(texts.lang(), &*rules);
    let mut lines = Lines::new(texts, io::stdin().lock(), io::stdout().lock());
    Dialogue::new(&rules, dealer, names, &mut lines).run()?;
    Ok(ExitCode::SUCCESS)
}

/// Asks what happened at Rummy 500, which has no laws, and tells the rule.
pub(crate) fn breaches<R: BufRead, W: Write>(
    rules: &rummy_500::Rules,
    lines: &mut Lines<R, W>,
) -> io::Result<()> {
    let texts = Texts::for_rules(lines.texts.lang(), rules);
    let choices = BREACHES.map(|breach| breach.words(texts));
    lines.say_key("referee-which")?;
    while let Some(number) = lines.number(&choices)? {
        let said = BREACHES[number].answer(rules, texts).join(" ");
        lines.say(&format!("\n{said}\n"))?;
        lines.say_key("referee-which")?;
    }
    lines.say_key("ruling-rummy")
}
