//! The tables that most people play at, country by country.

/// The games that are most played in Australia, Québec and the United States, the most usual one of each first.
pub const COUNTRIES: [[&str; 3]; 3] = [
    ["australian-4", "australian-3", "australian-2"],
    ["quebec-4", "quebec-4-nullo", "quebec-2"],
    ["american-4", "american-3", "american-6"],
];

/// The number in [`COUNTRIES`] of the country that a locale such as `en-US`, `en_US.UTF-8` or `fr-CA` is likely to
/// mean: Québec for French, Australia where nothing is known.
///
/// ```
/// use kookaburra::{COUNTRIES, country_of};
///
/// assert_eq!(COUNTRIES[country_of("en_US.UTF-8")][0], "american-4");
/// assert_eq!(COUNTRIES[country_of("fr")][0], "quebec-4");
/// ```
#[must_use]
pub fn country_of(locale: &str) -> usize {
    let locale = locale.split(['.', '@']).next().unwrap_or_default().to_ascii_lowercase().replace('_', "-");
    let mut parts = locale.split('-');
    match (parts.next(), parts.next_back()) {
        (Some("fr"), _) => 1,
        (_, Some("us")) => 2,
        _ => 0,
    }
}
