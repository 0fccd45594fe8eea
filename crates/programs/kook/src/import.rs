//! `kook import`: hands that another program has written, as records.

use std::{fs::OpenOptions, io::Write, path::PathBuf, process::ExitCode};

use clap::Args;
use kookaburra::ptn::{Imported, Open, PtnError, PtnFault, Wanted, read_ptn};
use texts::Texts;

use crate::{
    Failure, complain, malformed, print,
    replay::{self, unreadable},
};

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn import(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let file = replay::name(&options.file);
    let bytes = replay::read(&options.file, texts)?;
    let text = replay::text(&bytes).map_err(|error| {
        Failure::Sentence(format!("{file}: {}", malformed::sentence(&error, None, texts)))
    })?;
    let hands = read_ptn(text).map_err(|error| Failure::Sentence(complaint(&file, &error, texts)))?;
    for hand in &hands {
        for open in &hand.open {
            let said = left_open(hand, open, texts);
            let args = [("file", file.as_str().into()), ("line", hand.line.into()), ("said", said.into())];
            complain(&texts.format("import-open", &args));
        }
    }
    let lines = hands.iter().map(|hand| serde_json::to_string(&hand.record).map(|line| line + "\n"));
    let lines = lines.collect::<Result<String, _>>()?;
    match &options.out {
        Some(path) => {
            let new = OpenOptions::new().write(true).create_new(true).open(path);
            let written = new.and_then(|mut file| file.write_all(lines.as_bytes()));
            written.map_err(|error| unreadable(path, &error, texts))?;
        }
        None => print(&lines)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// What a hand leaves open, in a sentence.
fn left_open(hand: &Imported, open: &Open, texts: Texts) -> String {
    let name = |seat: table::Seat| {
        let names = hand.record.players.as_deref().unwrap_or_default();
        texts.player(seat, names)
    };
    match open {
        Open::Option { name, value } => {
            texts.format("import-option", &[("name", name.into()), ("value", value.into())])
        }
        Open::Sides { players } => texts.format("import-sides", &[("players", (*players).into())]),
        Open::Scores { text } => texts.format("import-scores", &[("scores", text.into())]),
        Open::JokerSuit { trick, suit } => {
            texts.format("import-joker", &[("trick", (*trick).into()), ("suit", texts.suit(*suit).into())])
        }
        Open::Inkle { seat, bid } => {
            texts.format("import-inkle", &[("name", name(*seat).into()), ("bid", texts.bid(*bid).into())])
        }
        Open::Auction => texts.get("import-auction"),
        Open::Discards => texts.get("import-discards"),
        Open::AfterTheEnd { line } => texts.format("import-after", &[("line", (*line).into())]),
        other => format!("{other:?}"),
    }
}

/// Why a file is not read.
fn complaint(file: &str, error: &PtnError, texts: Texts) -> String {
    let why = match &error.fault {
        PtnFault::TooLong => texts.get("import-too-long"),
        PtnFault::NoDeal => texts.get("import-no-deal"),
        PtnFault::OtherGame { game } => texts.format("import-other-game", &[("game", game.into())]),
        PtnFault::NoGame => texts.get("import-no-game"),
        PtnFault::NoTag => texts.get("import-no-tag"),
        PtnFault::Value { tag, text, wanted } => {
            let wanted = match wanted {
                Wanted::Seat => "seat",
                Wanted::Card => "card",
                Wanted::Hand => "hand",
                Wanted::Call => "call",
                Wanted::Options => "options",
            };
            let args = [("tag", (*tag).into()), ("text", text.into()), ("wanted", wanted.into())];
            texts.format("import-value", &args)
        }
        PtnFault::Players { players } => texts.format("import-players", &[("players", (*players).into())]),
        PtnFault::Pack { cards } => texts.format("import-pack", &[("cards", (*cards).into())]),
        PtnFault::Deal { error } => terminal::deal_error(error, texts),
        PtnFault::Rules(problems) => texts.problems(problems),
        PtnFault::Contradiction { tag, said, is } => {
            let args = [("tag", (*tag).into()), ("said", said.into()), ("is", is.into())];
            texts.format("import-contradiction", &args)
        }
        PtnFault::NoCard { seat } => texts.format("import-no-card", &[("seat", (*seat).into())]),
        PtnFault::Refused { seat, at, action, refusal } => {
            let args = [
                ("seat", (*seat).into()),
                ("action", action.to_string().into()),
                ("why", texts.refusal_for(refusal, *at, &[]).into()),
            ];
            texts.format("import-refused", &args)
        }
        other => other.to_string(),
    };
    texts.format("import-wrong", &[("file", file.into()), ("line", error.line.into()), ("why", why.into())])
}
