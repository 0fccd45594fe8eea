//! Rummy 500: its rules, its players and its words come in a part of their own, with the first table or record of it.

use desk::{Desk, Opening, Summary, check_record};
use rummy_500::Rules;
use session::Save;
use table::{Record, Seat, Seed};
use texts::Lang;
use wasm_split_helpers::wasm_split;

use super::Failure;

#[wasm_split(rummy, fallible)]
pub(super) fn open(opening: &Opening, fresh: Seed, lang: Lang) -> Result<Desk, Failure> {
    Ok(Desk::open::<Rules>(opening, fresh, lang)?)
}

#[wasm_split(rummy, fallible)]
pub(super) fn resume(save: Save, lang: Lang) -> Result<Desk, Failure> {
    Ok(Desk::resume::<Rules>(save, lang)?)
}

#[wasm_split(rummy, fallible)]
pub(super) fn show(record: &Record, me: Option<Seat>, lang: Lang) -> Result<Desk, Failure> {
    Ok(Desk::show::<Rules>(record, me, lang)?)
}

#[wasm_split(rummy, fallible)]
pub(super) fn summary(record: &Record, me: Option<Seat>, lang: Lang) -> Result<Summary, Failure> {
    Ok(Summary::of::<Rules>(record, me, lang)?)
}

#[wasm_split(rummy, fallible)]
pub(super) fn check(record: &Record, lang: Lang) -> Result<(), Failure> {
    Ok(check_record::<Rules>(record, lang)?)
}
