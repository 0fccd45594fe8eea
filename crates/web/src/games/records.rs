//! Records: who plays needs no reader of them, and nothing that shows those of Five Hundred.

use desk::{Desk, Summary, check_record, read_record, read_records};
use five_hundred::Rules;
use kookaburra::GameKind;
use table::{Record, Seat};
use texts::Lang;
use wasm_split_helpers::wasm_split;

use super::Failure;

#[wasm_split(records, fallible)]
pub(super) fn read(text: &str, lang: Lang) -> Result<(GameKind, Record), Failure> {
    Ok(read_record(text, lang)?)
}

#[wasm_split(records, fallible)]
pub(super) fn read_all(text: &str, lang: Lang) -> Result<Vec<(GameKind, Record)>, Failure> {
    Ok(read_records(text, lang)?)
}

#[wasm_split(records, fallible)]
pub(super) fn show(record: &Record, me: Option<Seat>, lang: Lang) -> Result<Desk, Failure> {
    Ok(Desk::show::<Rules>(record, me, lang)?)
}

#[wasm_split(records, fallible)]
pub(super) fn summary(record: &Record, me: Option<Seat>, lang: Lang) -> Result<Summary, Failure> {
    Ok(Summary::of::<Rules>(record, me, lang)?)
}

#[wasm_split(records, fallible)]
pub(super) fn check(record: &Record, lang: Lang) -> Result<(), Failure> {
    Ok(check_record::<Rules>(record, lang)?)
}
