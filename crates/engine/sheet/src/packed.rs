//! A sheet in a link, for another phone: packed, and in as many parts as a camera can read one by one.

use std::{fmt, str::FromStr};

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use miniz_oxide::{deflate::compress_to_vec, inflate::decompress_to_vec_with_limit};

use crate::{Fault, Sheet, Why};

/// More bytes than any sheet has.
const MOST_BYTES: usize = 1 << 20;
/// More parts than anybody would scan.
const MOST_PARTS: usize = 40;
/// How hard to pack: as hard as can be.
const LEVEL: u8 = 10;

/// A part of a packed sheet, such as `1.2.5f3a.eJy…`: its number from 1, how many there are, a sign by which those of
/// one sheet are known, and what it carries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its number, from 1.
    pub number: usize,
    /// How many there are.
    pub count: usize,
    /// What all parts of a sheet have in common.
    pub sign: String,
    text: String,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}.{}", self.number, self.count, self.sign, self.text)
    }
}

/// A text that is no part of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAPart;

impl FromStr for Part {
    type Err = NotAPart;

    fn from_str(text: &str) -> Result<Self, NotAPart> {
        let mut parts = text.splitn(4, '.');
        let mut next = || parts.next().ok_or(NotAPart);
        let number = next()?.parse().map_err(|_| NotAPart)?;
        let count = next()?.parse().map_err(|_| NotAPart)?;
        let (sign, text) = (next()?.to_owned(), next()?.to_owned());
        let is_one = (1..=count).contains(&number) && count <= MOST_PARTS;
        is_one.then_some(Self { number, count, sign, text }).ok_or(NotAPart)
    }
}

/// A sheet in parts whose texts are no longer than this. What was undone stays here.
#[must_use]
pub fn packed(sheet: &Sheet, longest: usize) -> Vec<Part> {
    let mut sheet = sheet.clone();
    sheet.undone.clear();
    sheet.games.iter_mut().for_each(|game| game.undone.clear());
    let text = serde_json::to_vec(&sheet).unwrap_or_default();
    let sign = format!("{:08x}", adler(&text));
    let text = URL_SAFE_NO_PAD.encode(compress_to_vec(&text, LEVEL));
    // The numbers and the sign before it take up to 15 letters.
    let room = longest.saturating_sub(15).max(1);
    let count = text.len().div_ceil(room);
    let part = |(index, bytes): (usize, &[u8])| Part {
        number: index + 1,
        count,
        sign: sign.clone(),
        text: String::from_utf8_lossy(bytes).into_owned(),
    };
    text.as_bytes().chunks(room).enumerate().map(part).collect()
}

/// The sheet of these parts, in any order; nothing while one of them is missing.
///
/// # Errors
/// They are no sheet.
pub fn unpacked(parts: &[Part]) -> Result<Option<Sheet>, Fault> {
    let Some(first) = parts.first() else { return Ok(None) };
    let of = |number| parts.iter().find(|part| part.number == number && part.sign == first.sign);
    let Some(all) = (1..=first.count).map(of).collect::<Option<Vec<&Part>>>() else { return Ok(None) };
    let text: String = all.into_iter().map(|part| part.text.as_str()).collect();
    let unreadable = |why: String| Fault::at("", Why::Unreadable(why));
    let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|error| unreadable(error.to_string()))?;
    let bytes = decompress_to_vec_with_limit(&bytes, MOST_BYTES);
    let bytes = bytes.map_err(|error| unreadable(error.to_string()))?;
    if format!("{:08x}", adler(&bytes)) != first.sign {
        return Err(unreadable("it is damaged".to_owned()));
    }
    let text = String::from_utf8(bytes).map_err(|error| unreadable(error.to_string()))?;
    Sheet::read(&text).map(Some)
}

/// Adler-32, enough to know parts of other sheets and those that a hand has changed.
fn adler(bytes: &[u8]) -> u32 {
    let step = |(one, two): (u32, u32), &byte: &u8| {
        let one = (one + u32::from(byte)) % 65_521;
        (one, (two + one) % 65_521)
    };
    let (one, two) = bytes.iter().fold((1, 0), step);
    two << 16 | one
}
