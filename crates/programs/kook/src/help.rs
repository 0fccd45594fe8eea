//! The command line in the language of its user: every text of the help pages, and what is said of a command line
//! that can't be read. `cli` and the commands have the structure, the Fluent file `help` has the words.

use std::{error::Error, ffi::OsString, fmt};

use clap::{
    Arg, Command, CommandFactory,
    builder::PossibleValue,
    error::{ContextKind, ContextValue, ErrorKind},
};
use texts::{Lang, Texts};

use crate::cli::Cli;

/// What begins every key.
const ROOT: &str = "kook";

/// The program's commands, with every text in this language.
pub(crate) fn command(texts: Texts) -> Command {
    let help = Help { texts };
    let mut program = help.whole(Cli::command(), ROOT);
    // Only then it has `help`, `--help` and `--version`.
    program.build();
    help.built(program)
}

/// The language that a command line asks for, before it is read.
pub(crate) fn asked(line: impl IntoIterator<Item = OsString>) -> Option<Lang> {
    let mut words = line.into_iter().map(|word| word.to_string_lossy().into_owned());
    let mut words = words.by_ref().take_while(|word| word != "--");
    while let Some(word) = words.next() {
        let code = match word.strip_prefix("--lang") {
            Some("") => words.next(),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None => None,
        };
        if let Some(code) = code {
            return code.parse().ok();
        }
    }
    None
}

/// A command line as it is read: the page of `help` itself is that of the whole program.
pub(crate) fn of_help(line: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut line: Vec<OsString> = line.into_iter().collect();
    let before = |word: &OsString| word.to_string_lossy().starts_with("--lang");
    let at = line.iter().skip(1).position(|word| word == "help").map(|at| at + 1);
    if let Some(at) = at.filter(|&at| at == 1 || before(&line[1])) {
        let asks = |word: &OsString| word == "--help" || word == "-h";
        let rest: Vec<OsString> = line.split_off(at + 1).into_iter().filter(|word| !asks(word)).collect();
        line.extend(rest);
    }
    line
}

/// Puts texts into commands.
struct Help {
    texts: Texts,
}

impl Help {
    /// A command and those below it, whose keys begin like this.
    fn whole(&self, command: Command, key: &str) -> Command {
        let about = self.texts.get(&format!("{key}-about"));
        let command = match self.there(&format!("{key}-more")) {
            Some(more) => command.long_about(format!("{about}\n\n{more}")),
            None => command,
        };
        let command = match self.there(&format!("{key}-after")) {
            Some(after) => command.after_help(after),
            None => command,
        };
        let below = |below: Command| {
            let key = format!("{key}-{}", below.get_name());
            self.whole(below, &key)
        };
        command
            .about(about)
            .subcommand_value_name(self.texts.get(&value_key("command")))
            .mut_args(|arg| self.arg(arg, key))
            .mut_subcommands(below)
    }

    /// What clap has added to a command and those below it, and the order of its page.
    fn built(&self, command: Command) -> Command {
        let added = |arg: Arg| match arg.get_id().as_str() {
            id @ ("help" | "version") => {
                let text = self.texts.get(&format!("{ROOT}-{id}"));
                arg.help(text).long_help(None)
            }
            _ => arg,
        };
        let command = match command.get_name() {
            "help" => command.about(self.texts.get(&format!("{ROOT}-help-about"))),
            _ => command,
        };
        let command = command.mut_args(added).mut_subcommands(|below| self.built(below));
        let page = self.page(&command);
        command.help_template(page)
    }

    /// The order of a help page, with its headings.
    fn page(&self, command: &Command) -> String {
        let style = command.get_styles();
        let (header, usage) = (style.get_header(), style.get_usage());
        let heading = |name: &str| self.texts.get(&format!("{ROOT}-heading-{name}"));
        let part = |name: &str, tag: &str| format!("\n\n{header}{}{header:#}\n{tag}", heading(name));
        let mut page = format!("{{about-with-newline}}\n{usage}{}{usage:#} {{usage}}", heading("usage"));
        if command.has_subcommands() {
            page += &part("commands", "{subcommands}");
        }
        if command.get_positionals().next().is_some() {
            page += &part("arguments", "{positionals}");
        }
        page + &part("options", "{options}") + "{after-help}"
    }

    fn arg(&self, arg: Arg, command: &str) -> Arg {
        let id = arg.get_id().as_str().replace('_', "-");
        let own = self.there(&format!("{command}-{id}"));
        let mut help = own.unwrap_or_else(|| self.texts.get(&format!("{ROOT}-{id}")));
        let defaults = arg.get_default_values().iter().map(|value| value.to_string_lossy());
        let defaults = defaults.collect::<Vec<_>>().join(", ");
        let takes_values = arg.get_action().takes_values();
        let values = if takes_values { arg.get_possible_values() } else { Vec::new() };
        for (key, name, list) in [
            ("default", "value", defaults),
            ("values", "values", listed(values.iter().map(PossibleValue::get_name))),
        ] {
            if takes_values && !list.is_empty() {
                help += " ";
                help += &self.texts.format(&format!("{ROOT}-{key}"), &[(name, list.into())]);
            }
        }
        if let Some(name) = arg.get_env() {
            help += " ";
            help += &self
                .texts
                .format(&format!("{ROOT}-env"), &[("name", name.to_string_lossy().into_owned().into())]);
        }
        let names = arg.get_value_names().unwrap_or_default();
        let names: Vec<String> = names.iter().map(|name| self.texts.get(&value_key(name))).collect();
        let arg = arg.help(help).long_help(None).hide_env(true);
        if takes_values {
            arg.value_names(names).hide_default_value(true).hide_possible_values(true)
        } else {
            arg
        }
    }

    fn there(&self, key: &str) -> Option<String> {
        self.texts.has(key).then(|| self.texts.get(key))
    }
}

/// The key of the word for a value, which the structure names in English.
fn value_key(name: &str) -> String {
    format!("{ROOT}-value-{}", name.to_lowercase().replace(['=', '_'], "-"))
}

/// A line of a manual page; if it is one of the headings that clap_mangen writes, in this language.
pub(crate) fn heading(line: &str, texts: Texts) -> String {
    let section = |&(english, _): &(&str, &str)| line.strip_prefix(".SH ") == Some(english);
    match SECTIONS.iter().find(|row| section(row)) {
        Some((_, key)) => format!(".SH {}", texts.get(&format!("{ROOT}-section-{key}"))),
        None => line.to_owned(),
    }
}

/// The sections of a manual page.
const SECTIONS: [(&str, &str); 7] = [
    ("NAME", "name"),
    ("SYNOPSIS", "synopsis"),
    ("DESCRIPTION", "description"),
    ("OPTIONS", "options"),
    ("SUBCOMMANDS", "subcommands"),
    ("EXTRA", "extra"),
    ("VERSION", "version"),
];

fn listed<T: AsRef<str>>(items: impl Iterator<Item = T>) -> String {
    items.map(|item| item.as_ref().to_owned()).collect::<Vec<_>>().join(", ")
}

/// Why a value won't do: the key of the sentence that says what it has to be, and the bounds in it.
#[derive(Clone, Debug)]
pub(crate) struct Unfit {
    pub(crate) form: &'static str,
    pub(crate) least: String,
    pub(crate) most: String,
}

impl Unfit {
    fn sentence(&self, texts: Texts) -> String {
        let bounds = [("least", self.least.clone().into()), ("most", self.most.clone().into())];
        texts.format(&format!("{ROOT}-form-{}", self.form), &bounds)
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Texts::new(Lang::En)))
    }
}

impl Error for Unfit {}

/// Shows a page that was asked for, or says what is wrong with a command line; gives the exit status.
pub(crate) fn answer(error: &clap::Error, texts: Texts) -> u8 {
    match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            // A reader who has closed the output has seen enough.
            let _ = error.print();
            u8::from(error.use_stderr()) * 2
        }
        _ => {
            crate::complain(&Complaint { error, texts }.whole());
            2
        }
    }
}

/// An error of clap, in words of ours.
struct Complaint<'a> {
    error: &'a clap::Error,
    texts: Texts,
}

impl Complaint<'_> {
    fn whole(&self) -> String {
        let mut text = self.wrong();
        if let Some(meant) = self.meant() {
            text += " ";
            text += &self.say("meant", &[("meant", meant)]);
        }
        let usage = self.get(ContextKind::Usage);
        let usage = usage.split_once(": ").map(|(_, usage)| usage.trim_end().to_owned());
        if let Some(usage) = usage {
            text += "\n\n";
            text += &self.say("usage", &[("usage", usage)]);
        }
        text + "\n\n" + &self.say("more", &[])
    }

    fn wrong(&self) -> String {
        let option = self.get(ContextKind::InvalidArg);
        let value = self.get(ContextKind::InvalidValue);
        match self.error.kind() {
            ErrorKind::InvalidValue if value.is_empty() => self.say("no-value", &[("option", option)]),
            ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
                // Some options have a word of their own for what a value is not.
                let key = match option.trim_start_matches('-').split(' ').next() {
                    Some("level") => "value-level",
                    Some("speed") => "value-speed",
                    Some("lang") => "value-lang",
                    _ => "value",
                };
                let text = self.say(key, &[("value", value), ("option", option)]);
                match self.form() {
                    Some(form) => text + " " + &form,
                    None => text,
                }
            }
            ErrorKind::UnknownArgument => self.say("argument", &[("value", option)]),
            ErrorKind::InvalidSubcommand => {
                self.say("command", &[("value", self.get(ContextKind::InvalidSubcommand))])
            }
            ErrorKind::MissingRequiredArgument => self.say("missing", &[("options", option)]),
            ErrorKind::MissingSubcommand => {
                let command = self.get(ContextKind::InvalidSubcommand);
                let values = self.get(ContextKind::ValidSubcommand);
                self.say("command-missing", &[("command", command), ("values", values)])
            }
            ErrorKind::ArgumentConflict => match self.get(ContextKind::PriorArg) {
                prior if prior == option => self.say("twice", &[("option", option)]),
                others => self.say("conflict", &[("option", option), ("others", others)]),
            },
            ErrorKind::TooManyValues => self.say("too-many", &[("value", value), ("option", option)]),
            ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
                self.say("count", &[("option", option)])
            }
            ErrorKind::InvalidUtf8 => self.say("utf8", &[]),
            _ => self.error.to_string(),
        }
    }

    /// What the value has to be.
    fn form(&self) -> Option<String> {
        let unfit = self.error.source().and_then(|source| source.downcast_ref::<Unfit>());
        let values = self.get(ContextKind::ValidValue);
        let one_of = || (!values.is_empty()).then(|| self.say("one-of", &[("values", values.clone())]));
        unfit.map(|unfit| unfit.sentence(self.texts)).or_else(one_of)
    }

    /// The likely meaning, if there is one.
    fn meant(&self) -> Option<String> {
        let kinds =
            [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
        kinds.into_iter().map(|kind| self.get(kind)).find(|meant| !meant.is_empty())
    }

    fn say(&self, key: &str, args: &[(&str, String)]) -> String {
        let args: Vec<_> = args.iter().map(|(name, text)| (*name, text.into())).collect();
        self.texts.format(&format!("{ROOT}-wrong-{key}"), &args)
    }

    /// What the error says of this, without colours; nothing where it says nothing.
    fn get(&self, kind: ContextKind) -> String {
        match self.error.get(kind) {
            Some(ContextValue::String(text)) => text.clone(),
            Some(ContextValue::Strings(texts)) => listed(texts.iter()),
            Some(ContextValue::StyledStr(text)) => text.to_string(),
            Some(ContextValue::StyledStrs(texts)) => listed(texts.iter().map(ToString::to_string)),
            _ => String::new(),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const ENGLISH: &str = include_str!("../../../clients/texts/locales/en/help.ftl");

    /// Every command below this one and itself, with what begins its keys.
    fn every(command: &Command, key: &str) -> Vec<(String, Command)> {
        let mut all = vec![(key.to_owned(), command.clone())];
        for below in command.get_subcommands().filter(|below| below.get_name() != "help") {
            all.extend(every(below, &format!("{key}-{}", below.get_name())));
        }
        all
    }

    /// What the help pages need, as far as the tree of commands says it.
    fn needed() -> BTreeSet<String> {
        let mut program = Cli::command();
        program.build();
        let mut keys = BTreeSet::from([format!("{ROOT}-help-about"), value_key("command")]);
        for (key, command) in every(&program, ROOT) {
            keys.insert(format!("{key}-about"));
            for arg in command.get_arguments() {
                let id = arg.get_id().as_str().replace('_', "-");
                let own = format!("{key}-{id}");
                let common = !Texts::new(Lang::En).has(&own);
                keys.insert(if common { format!("{ROOT}-{id}") } else { own });
                if arg.get_action().takes_values() {
                    keys.extend(arg.get_value_names().unwrap_or_default().iter().map(|name| value_key(name)));
                }
            }
        }
        keys
    }

    #[test]
    fn every_command_and_argument_has_its_text_in_both_languages() {
        let [en, fr] = Lang::ALL.map(Texts::new);
        // Some names are the same in both.
        let same = ["hex", "n", "port", "ip"].map(value_key);
        for key in needed() {
            assert!(en.has(&key) && fr.has(&key), "{key} is not in help.ftl");
            assert!(en.get(&key) != fr.get(&key) || same.contains(&key), "{key} is the same in both");
        }
    }

    #[test]
    fn the_words_are_nowhere_else() {
        for (key, command) in every(&Cli::command(), ROOT) {
            assert!(command.get_about().is_none() && command.get_after_help().is_none(), "{key}");
            for arg in command.get_arguments() {
                assert!(arg.get_help().is_none(), "{key}: {}", arg.get_id());
                assert!(arg.get_possible_values().iter().all(|value| value.get_help().is_none()), "{key}");
                assert!(
                    arg.get_visible_aliases().unwrap_or_default().is_empty(),
                    "{key}: {} tells an alias by itself",
                    arg.get_id()
                );
            }
        }
    }

    #[test]
    fn no_text_is_left_over() {
        let needed = needed();
        let commands: Vec<String> = every(&Cli::command(), ROOT).into_iter().map(|(key, _)| key).collect();
        let source = include_str!("help.rs");
        for key in ENGLISH.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key) {
            if !key.starts_with(ROOT) {
                continue;
            }
            let ends = ["more", "after"].map(|end| key.strip_suffix(&format!("-{end}")));
            let of_command =
                ends.into_iter().flatten().any(|command| commands.iter().any(|it| it == command));
            let referred = ENGLISH.contains(&format!("{{ {key} }}"));
            let said = ["wrong", "form", "heading", "section"].iter().any(|kind| {
                let end = key.strip_prefix(&format!("{ROOT}-{kind}-"));
                end.is_some_and(|end| source.contains(&format!("\"{end}\"")) || kind == &"form")
            });
            let around = ["kook-default", "kook-values", "kook-env"].contains(&key);
            assert!(needed.contains(key) || of_command || referred || said || around, "{key}");
        }
    }

    /// The long page of a command, as it is printed.
    fn page(texts: Texts, names: &[&str]) -> String {
        let line = [&["kook"], names, &["--help"]].concat();
        command(texts).try_get_matches_from(line).unwrap_err().to_string()
    }

    #[test]
    fn pages_are_whole_and_in_one_language() {
        for lang in Lang::ALL {
            for (key, below) in every(&command(Texts::new(lang)), ROOT) {
                let names: Vec<&str> = key.split('-').skip(1).collect();
                let page = page(Texts::new(lang), &names);
                assert!(!page.contains(['⟨', '⟩']), "{page}");
                let english = [
                    "Usage:",
                    "Commands:",
                    "[default:",
                    "[environment:",
                    "[possible values:",
                    "[aliases:",
                    "Print ",
                    "<COMMAND>",
                ];
                let found = english.iter().any(|word| page.contains(word));
                assert_eq!(found, lang == Lang::En, "{page}");
                assert!(page.lines().all(|line| line.chars().count() <= 100), "{page}");
                let more = Texts::new(lang).get(&format!("{key}-more"));
                let words = page.replace('\n', " ");
                assert!(more.contains('⟨') || words.contains(&more), "{page}");
                let about = below.get_about().map(ToString::to_string);
                assert!(words.starts_with(&about.unwrap()), "{page}");
            }
        }
    }

    #[test]
    fn the_language_is_known_before_the_line_is_read() {
        let asked = |line: &str| asked(line.split(' ').map(OsString::from));
        assert_eq!(asked("kook --lang fr --help"), Some(Lang::Fr));
        assert_eq!(asked("kook play --lang=en --seat x"), Some(Lang::En));
        assert_eq!(asked("kook play --language fr"), None);
        assert_eq!(asked("kook play --lang"), None);
        assert_eq!(asked("kook play -- --lang fr"), None);
    }

    #[test]
    fn a_line_that_cannot_be_read_is_told_in_one_language() {
        for (line, english, french) in [
            ("kook play --seed xyz", "up to 64 hex digits", "64 chiffres hexadécimaux"),
            ("kook play --seat 9", "Seats count from 1", "se comptent à partir de 1"),
            ("kook play --pause x", "such as 1.5", "par exemple 1.5"),
            ("kook play --level weak", "Use one of: beginner", "Au choix\u{a0}: beginner"),
            ("kook play --levl strong", "Did you mean --level?", "Vouliez-vous dire --level?"),
            ("kook pley", "no command “pley”", "pas de commande «\u{a0}pley\u{a0}»"),
            ("kook replay", "Still missing: <FILE>.", "Il manque encore\u{a0}: <FICHIER>."),
            ("kook play --resume --cut", "can’t be used with", "ne va pas avec"),
            ("kook play --seed 1 --seed 2", "only once", "qu’une fois"),
            ("kook play --seed", "needs a value", "manque une valeur"),
            (
                "kook serve --address x",
                "isn’t a choice for --address <IP>",
                "ne convient pas à --address <IP>",
            ),
        ] {
            for (lang, part, usage) in
                [(Lang::En, english, "Usage: kook"), (Lang::Fr, french, "Utilisation\u{a0}: kook")]
            {
                let texts = Texts::new(lang);
                let error = command(texts).try_get_matches_from(line.split(' ')).unwrap_err();
                let told = Complaint { error: &error, texts }.whole();
                assert!(told.contains(part) && !told.contains('⟨'), "{line}: {told}");
                assert!(told.contains(usage) || error.get(ContextKind::Usage).is_none(), "{line}: {told}");
            }
        }
    }
}
