//! `kook replay`: what a record says, for people or for programs \[NOT-RES\].

use std::{
    fs,
    io::{self, Read},
    path::Path,
    process::ExitCode,
};

use kookaburra::{GameKind, Malformed, Record, ReplayError, ReplayResult, Table};
use session::Save;
use table::{Place, Seat};
use texts::Texts;

use crate::{
    Failure, cli, complain, print,
    printout::{Printed, Printout},
};

pub(crate) fn replay(options: &cli::Replay, texts: Texts) -> Result<ExitCode, Failure> {
    let name = name(&options.file);
    let bytes = read(&options.file).map_err(|error| Failure::Sentence(format!("{name}: {error}")))?;
    let text = text(&bytes);
    if options.json {
        let result = match text.and_then(record_in) {
            Ok(record) => kookaburra::replay_record(record),
            Err(malformed) => (&malformed).into(),
        };
        print(&serde_json::to_string(&result).unwrap_or_default())?;
        return Ok(ExitCode::from(result.exit_status()));
    }
    let record = text.and_then(record_in).and_then(|record| GameKind::of(&record).map(|kind| (kind, record)));
    match record {
        Ok((GameKind::FiveHundred, record)) => {
            show::<five_hundred::Rules>(record, &name, options.ascii, texts)
        }
        Ok((GameKind::RummyFiveHundred, record)) => {
            show::<rummy_500::Rules>(record, &name, options.ascii, texts)
        }
        Err(malformed) => Err(Failure::Sentence(format!("{name}: {malformed}"))),
    }
}

/// Reads a record, or the record of a game that `kook play` has saved.
fn record_in(text: &str) -> Result<Record, Malformed> {
    Save::read(text.as_bytes()).map_or_else(|| Record::read(text), |save| Ok(save.record))
}

/// Prints hand by hand what happened, then where the game stands.
fn show<G: Printed>(record: Record, name: &str, ascii: bool, texts: Texts) -> Result<ExitCode, Failure> {
    let lines: Vec<Vec<String>> = record.hands.iter().map(|hand| hand.actions.clone()).collect();
    let names = record.players.clone().unwrap_or_default();
    let mut pages = Vec::new();
    let replayed = Table::<G>::replay(record, |table| {
        let printout = Printout::new(table, texts, ascii);
        if pages.is_empty() {
            pages.push(printout.heading());
        }
        pages.push(printout.hand());
    });
    match replayed {
        Ok(table) => {
            let printout = Printout::new(&table, texts, ascii);
            if pages.is_empty() {
                pages.push(printout.heading());
            }
            pages.push(printout.scores());
            pages.push(printout.standing());
            print(&pages.join("\n"))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(ReplayError::Illegal { hand, action, rule, refusal }) => {
            print(&pages.join("\n"))?;
            let line = lines.get(hand).and_then(|lines| lines.get(action)).map_or("", String::as_str);
            let why = match Seat::split_line(line) {
                Some((seat, _)) => texts.refusal_for(&refusal, seat, &names),
                None => texts.refusal(&refusal),
            };
            complain(&illegal(name, (hand, action), line, rule, why, texts));
            Ok(ExitCode::from(ReplayResult::ILLEGAL))
        }
        Err(ReplayError::Malformed(malformed)) => Err(Failure::Sentence(format!("{name}: {malformed}"))),
    }
}

/// The sentence about an illegal action.
fn illegal(
    name: &str,
    (hand, action): (usize, usize),
    line: &str,
    rule: &str,
    why: String,
    texts: Texts,
) -> String {
    texts.format(
        "replay-illegal",
        &[
            ("file", name.into()),
            ("hand", hand.into()),
            ("action", action.into()),
            ("line", line.into()),
            ("rule", rule.into()),
            ("why", why.into()),
        ],
    )
}

/// The record in a file.
///
/// # Errors
/// The file can't be read, or is no record, in a sentence that names it.
pub(crate) fn record(path: &Path) -> Result<Record, Failure> {
    let failed = |error: &dyn std::fmt::Display| Failure::Sentence(format!("{}: {error}", name(path)));
    let bytes = read(path).map_err(|error| failed(&error))?;
    text(&bytes).and_then(record_in).map_err(|malformed| failed(&malformed))
}

/// How the file is called in messages.
pub(crate) fn name(path: &Path) -> String {
    if path.as_os_str() == "-" { "<stdin>".to_owned() } else { path.display().to_string() }
}

fn read(path: &Path) -> io::Result<Vec<u8>> {
    if path.as_os_str() != "-" {
        return fs::read(path);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The bytes as text, without the mark that some editors put before it.
fn text(bytes: &[u8]) -> Result<&str, Malformed> {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    std::str::from_utf8(bytes).map_err(|error| {
        let good = &bytes[..error.valid_up_to()];
        let line = good.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let column = good.iter().rev().take_while(|&&byte| byte != b'\n').count() + 1;
        Malformed { place: Place::Text { line, column }, message: "not UTF-8 text".to_owned() }
    })
}
