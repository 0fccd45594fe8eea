//! What a shell and other programs want to know of this one: completions, manual pages, schemas.

use std::{fs, path::Path, process::ExitCode};

use arena::Contest;
use card_match::Level;
use clap::{
    Arg, Command, ValueHint,
    builder::{PossibleValue, PossibleValuesParser},
};
use clap_complete::{Shell, generate};
use clap_mangen::{
    Man,
    roff::{Inline, Roff, bold, italic, roman},
};
use table::{Axis, Variants};
use texts::Texts;

use crate::{Failure, cli::SchemaOf, help, print, replay::unreadable};

pub(crate) fn completions(shell: Shell, texts: Texts) -> Result<ExitCode, Failure> {
    let mut script = Vec::new();
    generate(shell, &mut offering(help::command(texts)), "kook", &mut script);
    print(&String::from_utf8_lossy(&script))?;
    Ok(ExitCode::SUCCESS)
}

/// The same commands with values that a shell can offer. More than these are understood: a file of house rules, a rule
/// code, a program as a bot. Arguments that are no files are not completed as files.
fn offering(command: Command) -> Command {
    command.mut_args(offered).mut_subcommands(offering)
}

fn offered(arg: Arg) -> Arg {
    if !arg.get_action().takes_values() || !arg.get_possible_values().is_empty() {
        return arg;
    }
    let hint = match arg.get_id().as_str() {
        // The option of this name is the number of a game in a file.
        "game" if arg.is_positional() => return values(arg, games()),
        "named" | "rules" => return values(arg, games()),
        "changes" => return values(arg, settings()),
        "player" | "entrants" | "partner" => return values(arg, bots()),
        "file" | "files" | "out" | "resume" | "records" | "keep" => ValueHint::FilePath,
        "dir" | "folder" | "data" => ValueHint::DirPath,
        "link" | "url" | "public_url" | "bus" => ValueHint::Url,
        _ => ValueHint::Other,
    };
    arg.value_hint(hint)
}

fn values(arg: Arg, values: Vec<String>) -> Arg {
    arg.value_parser(PossibleValuesParser::new(values.into_iter().map(PossibleValue::new)))
}

/// The names of all games.
fn games() -> Vec<String> {
    let five_hundred = five_hundred::PRESETS.iter().map(Variants::name);
    five_hundred.chain(rummy_500::PRESETS.iter().map(Variants::name)).map(str::to_owned).collect()
}

/// Every rule with each of its values.
fn settings() -> Vec<String> {
    let of = |axis: &Axis| -> Vec<String> {
        let name = axis.name;
        match axis.range {
            Some((least, most)) if most - least < 20 => {
                (least..=most).map(|value| format!("{name}={value}")).collect()
            }
            Some((least, most)) => vec![format!("{name}={least}"), format!("{name}={most}")],
            None => axis.values.iter().map(|value| format!("{name}={value}")).collect(),
        }
    };
    five_hundred::Preset::AXES.iter().chain(rummy_500::Preset::AXES).flat_map(of).collect()
}

/// The names of all bots.
fn bots() -> Vec<String> {
    let levels = Level::ALL.map(Level::name);
    let others = five_hundred::Rules::NAMES.iter().chain(rummy_500::Rules::NAMES).copied();
    let mut names: Vec<String> = levels.into_iter().chain(others).map(str::to_owned).collect();
    names.sort();
    names.dedup();
    names
}

pub(crate) fn man(folder: Option<&Path>, texts: Texts) -> Result<ExitCode, Failure> {
    let program = help::command(texts);
    let Some(folder) = folder else {
        print(&page(&program, "kook", texts)?)?;
        return Ok(ExitCode::SUCCESS);
    };
    for (name, command) in every(&program, "kook") {
        let path = folder.join(format!("{}.1", name.replace(' ', "-")));
        let page = page(command, &name, texts)?;
        fs::write(&path, page).map_err(|error| unreadable(&path, &error, texts))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A command and all below it, with what is typed for each.
fn every<'c>(command: &'c Command, typed: &str) -> Vec<(String, &'c Command)> {
    let mut all = vec![(typed.to_owned(), command)];
    // The pages of `help` are those of the commands themselves.
    for below in command.get_subcommands().filter(|below| below.get_name() != "help") {
        all.extend(every(below, &format!("{typed} {}", below.get_name())));
    }
    all
}

/// The manual page of what is typed like this.
fn page(command: &Command, typed: &str, texts: Texts) -> Result<String, Failure> {
    let man = Man::new(command.clone());
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    synopsis(command, typed, texts).to_writer(&mut page)?;
    man.render_description_section(&mut page)?;
    if command.get_arguments().next().is_some() {
        man.render_options_section(&mut page)?;
    }
    if command.has_subcommands() {
        man.render_subcommands_section(&mut page)?;
    }
    if command.get_after_help().is_some() || command.get_after_long_help().is_some() {
        man.render_extra_section(&mut page)?;
    }
    if command.get_version().is_some() {
        man.render_version_section(&mut page)?;
    }
    let page = String::from_utf8_lossy(&page);
    let is_preamble = |line: &&str| line.starts_with(".ie \\n(.g") || line.starts_with(".el .ds Aq");
    // Each section begins with what the whole page needs once.
    let preamble = page.lines().take_while(is_preamble);
    let rest = page.lines().filter(|line| !is_preamble(line));
    Ok(preamble.chain(rest).map(|line| help::heading(line, texts) + "\n").collect())
}

/// How a command is written, each option with the word for its value.
fn synopsis(command: &Command, typed: &str, texts: Texts) -> Roff {
    let mut line: Vec<Inline> = vec![bold(typed)];
    for arg in command.get_arguments() {
        let required = arg.is_required_set();
        let several = arg.get_num_args().is_some_and(|count| count.max_values() > 1)
            || matches!(arg.get_action(), clap::ArgAction::Append);
        line.push(roman(if required { " " } else { " [" }));
        if let Some(long) = arg.get_long() {
            line.push(bold(format!("--{long}")));
        } else if let Some(short) = arg.get_short() {
            line.push(bold(format!("-{short}")));
        }
        if arg.get_action().takes_values() {
            let gap = if arg.is_positional() { "" } else { " " };
            for value in arg.get_value_names().unwrap_or_default() {
                line.push(roman(gap));
                line.push(italic(value.to_string()));
            }
        }
        let close = if required { "" } else { "]" };
        line.push(roman(format!("{close}{}", if several { " ..." } else { "" })));
    }
    if command.has_subcommands() {
        let word = texts.get("kook-value-command");
        let required = command.is_subcommand_required_set();
        line.push(roman(if required { " <" } else { " [" }));
        line.push(italic(word));
        line.push(roman(if required { ">" } else { "]" }));
    }
    let mut section = Roff::new();
    section.control("SH", ["SYNOPSIS"]).text(line);
    section
}

pub(crate) fn schema(of: SchemaOf) -> Result<ExitCode, Failure> {
    let schema = match of {
        SchemaOf::Record => kookaburra::record_schema(),
        SchemaOf::Result => kookaburra::result_schema(),
        SchemaOf::Games => kookaburra::games_schema(),
        SchemaOf::Rules => kookaburra::house_rules_schema(),
        SchemaOf::Incident => kookaburra::incident_schema(),
        SchemaOf::Ruling => kookaburra::ruling_schema(),
        SchemaOf::Sheet => sheet::sheet_schema(),
        SchemaOf::Scores => sheet::scores_schema(),
        SchemaOf::Bot => arena::bot_schema(),
        SchemaOf::OnlineClient => online_wire::client_schema(),
        SchemaOf::OnlineTable => online_wire::table_schema(),
    };
    print(&format!("{schema:#}"))?;
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use clap_complete::Shell;
    use texts::Lang;

    use super::*;

    #[test]
    fn completions_offer_games_rules_and_bots_and_files_only_where_a_file_is_meant() {
        for lang in Lang::ALL {
            let mut script = Vec::new();
            generate(Shell::Bash, &mut offering(help::command(Texts::new(lang))), "kook", &mut script);
            let script = String::from_utf8(script).unwrap();
            for word in ["quebec-4-club", "rummy-500", "misere=any_time", "players=8", "oracle"] {
                assert!(script.contains(word), "{word}");
            }
        }
        let program = offering(help::command(Texts::new(Lang::En)));
        let play = program.find_subcommand("play").unwrap();
        let cores = play.get_arguments().find(|arg| arg.get_id() == "cores").unwrap();
        assert_eq!(cores.get_value_hint(), ValueHint::Other);
        let replay = program.find_subcommand("replay").unwrap();
        let file = replay.get_arguments().find(|arg| arg.get_id() == "file").unwrap();
        assert_eq!(file.get_value_hint(), ValueHint::FilePath);
        let number = replay.get_arguments().find(|arg| arg.get_id() == "game").unwrap();
        assert!(number.get_possible_values().is_empty(), "a number is no name");
    }

    #[test]
    fn every_command_has_a_page_and_every_option_there_its_value() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let program = help::command(texts);
            let all = every(&program, "kook");
            let names: Vec<&str> = all.iter().map(|(name, _)| name.as_str()).collect();
            for name in ["kook", "kook arena", "kook arena merge", "kook admin", "kook bench playouts"] {
                assert!(names.contains(&name), "{name}: {names:?}");
            }
            for (name, command) in all {
                let page = page(command, &name, texts).unwrap_or_else(|_| panic!("{name}"));
                let from = page.find(".SH SYNOPSIS").unwrap_or_default();
                for arg in command.get_arguments().filter(|arg| arg.get_action().takes_values()) {
                    let value = arg.get_value_names().unwrap_or_default()[0].to_string();
                    let value = value.replace('-', "\\-");
                    assert!(page[from..].contains(&value), "{name}: {value}\n{page}");
                }
            }
        }
    }
}
