//! The deal of the day: the same for everybody whose calendar shows the date.

use kookaburra::AnyRules;

use super::{Challenge, Date, FORM, sha256};

/// How many hands it has.
pub const DAY_HANDS: u8 = 4;

/// The first day of the files in `days`, each of which has a sign a day: n, from `0` to `9` and on from `a` to `z`, by
/// which the deals of that day are drawn. The first one with which the best bots pass no hand out was taken (`kook day
/// fill`).
pub const DAYS_FROM: &str = "2026-12-01";

/// The games that have one every day, with what is noted of their days; in Rummy 500 nobody passes out.
pub(super) const GAMES: [(&str, &str); 4] = [
    ("australian-4", include_str!("../../days/australian-4.txt")),
    ("quebec-4", include_str!("../../days/quebec-4.txt")),
    ("american-4", include_str!("../../days/american-4.txt")),
    ("rummy-500+players=2", ""),
];

/// The codes of the games that have a deal every day, the usual one first.
pub fn games() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(|(code, _)| *code)
}

/// The deal of a day. Rules without a file of their own have one as well; there all may pass.
#[must_use]
pub fn daily(rules: AnyRules, date: Date) -> Challenge {
    let code = rules.code();
    let file = GAMES.iter().find(|(game, _)| *game == code).map_or("", |(_, file)| *file);
    let n = filled(file, date).unwrap_or_default();
    daily_with(rules, date, n)
}

/// The deal of a day as it would be with another n.
#[must_use]
pub fn daily_with(rules: AnyRules, date: Date, n: u8) -> Challenge {
    let hash = sha256(&format!("kookaburra-day/{FORM}\n{}\n{date}\n{n}", rules.code()));
    let mut seed = [0; 16];
    seed.copy_from_slice(&hash[..16]);
    Challenge::new(rules, seed, DAY_HANDS)
}

/// What a file says of a day; nothing before its first day and after its last one.
#[must_use]
pub fn filled(file: &str, date: Date) -> Option<u8> {
    let from: Date = DAYS_FROM.parse().ok()?;
    let days = date.since_1970().0.checked_sub(from.since_1970().0)?;
    let sign = file.bytes().filter(u8::is_ascii_alphanumeric).nth(days as usize)?;
    char::from(sign).to_digit(36).map(|n| n as u8)
}
