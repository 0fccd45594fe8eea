//! The tables one can sit down at: the named games by country, how they are found, and which one is usual where a
//! visitor comes from.

use cards::short;
use five_hundred::Family;
use kookaburra::{AnyRules, COUNTRIES, RulesError, build_code, country_of, with_rules};
use table::Variants;
use texts::{Lang, Sheet, Spoken, Texts, letters};

/// A named game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Named {
    /// Its code.
    pub(crate) code: &'static str,
    /// Its name.
    pub(crate) name: String,
    /// Its description, in two short sentences.
    pub(crate) about: String,
}

/// The games of a country.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Country {
    /// Its name in the program.
    pub(crate) key: &'static str,
    /// Its name.
    pub(crate) heading: String,
    /// Its games.
    pub(crate) games: Vec<Named>,
}

/// The family of the game of a code; none of Rummy 500.
pub(crate) fn family(code: &str) -> Option<Family> {
    match read(code) {
        Ok(AnyRules::FiveHundred(rules)) => Some(rules.family()),
        _ => None,
    }
}

/// The games that are most played where a visitor of this locale comes from, the most usual one first: the page can say
/// at once what they are.
pub(crate) fn usual(locale: &str) -> [&'static str; 3] {
    COUNTRIES[country_of(locale)]
}

/// Whether a table is usual anywhere.
pub(crate) fn is_usual(code: &str) -> bool {
    COUNTRIES.as_flattened().contains(&code)
}

/// Every named game by country; the country of the game `first` comes first.
pub(crate) fn by_country(lang: Lang, first: &str) -> Vec<Country> {
    let texts = Texts::new(lang);
    let mut countries: Vec<(Country, bool)> = (Family::ALL.into_iter())
        .map(|family| {
            let presets = || five_hundred::PRESETS.iter().filter(move |preset| preset.family == family);
            let games = presets().map(|preset| named(lang, preset)).collect();
            (
                Country { key: key(family), heading: texts.family(family), games },
                presets().any(|preset| preset.name == first),
            )
        })
        .collect();
    let games = rummy_500::PRESETS.iter().map(|preset| named(lang, preset)).collect();
    let is_first = rummy_500::PRESETS.iter().any(|preset| preset.name == first);
    countries.push((Country { key: "rummy", heading: texts.get("family-rummy"), games }, is_first));
    short::sort_by_key(&mut countries, |(_, is_first)| !is_first);
    countries.into_iter().map(|(country, _)| country).collect()
}

/// A family as the program calls it.
const fn key(family: Family) -> &'static str {
    match family {
        Family::Australian => "australian",
        Family::American => "american",
        Family::Quebec => "quebec",
        Family::Bijou => "bijou",
    }
}

/// A preset in the words of its own country.
fn named<V: Variants>(lang: Lang, preset: &'static V) -> Named {
    let (name, about) = match read(preset.name()) {
        Ok(rules) => words(lang, &rules).preset(preset),
        Err(_) => Texts::new(lang).preset(preset),
    };
    Named { code: preset.name(), name, about }
}

/// The countries with those games that have every word of the query in their name, their text or their country.
pub(crate) fn find(countries: &[Country], query: &str) -> Vec<Country> {
    let wanted: Vec<String> = query.split_whitespace().map(plain).collect();
    let found = |country: &Country, game: &Named| {
        let text = plain(&format!("{} {} {} {}", country.heading, game.name, game.about, game.code));
        wanted.iter().all(|word| text.contains(word.as_str()))
    };
    (countries.iter())
        .map(|country| Country {
            key: country.key,
            heading: country.heading.clone(),
            games: country.games.iter().filter(|game| found(country, game)).cloned().collect(),
        })
        .filter(|country| !country.games.is_empty())
        .collect()
}

/// A text as it is searched: small letters without accents, one for each letter.
pub(crate) fn plain(text: &str) -> String {
    text.chars().map(letters::plain).collect()
}

/// The rules of a code or of a preset's name.
pub(crate) fn read(code: &str) -> Result<AnyRules, RulesError> {
    build_code(code)
}

/// The texts in the words of those who play by such rules.
pub(crate) fn words(lang: Lang, rules: &AnyRules) -> Texts {
    with_rules!(rules, rules => Texts::for_rules(lang, rules))
}

/// Their sheet.
pub(crate) fn sheet(lang: Lang, rules: &AnyRules) -> Sheet {
    with_rules!(rules, rules => Texts::new(lang).rule_sheet(rules))
}

/// The name of a table of these rules, and its description in a sentence or two: the preset's own words, or the
/// changes.
pub(crate) fn title(lang: Lang, rules: &AnyRules) -> (String, String) {
    fn of<G: Spoken>(lang: Lang, rules: &G) -> (String, String) {
        let texts = Texts::for_rules(lang, rules);
        let (name, about) = texts.preset(rules.spec().preset);
        if rules.spec().changes().next().is_none() {
            return (name, about);
        }
        (texts.title(rules), texts.difference(rules))
    }
    with_rules!(rules, rules => of(lang, rules))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_table_is_that_of_the_country() {
        for (locale, code) in [
            ("en-AU", "australian-4"),
            ("en-NZ", "australian-4"),
            ("en-US", "american-4"),
            ("en_US", "american-4"),
            ("fr-CA", "quebec-4"),
            ("fr", "quebec-4"),
            ("es-US", "american-4"),
            ("de", "australian-4"),
            ("", "australian-4"),
        ] {
            assert_eq!(usual(locale)[0], code, "{locale}");
            assert!(usual(locale).into_iter().all(|code| read(code).is_ok()), "{locale}");
        }
    }

    #[test]
    fn what_a_usual_game_is_can_be_said_at_once() {
        let terms = include_str!("../../../texts/locales/en/terms.ftl");
        let said = |code: &str| terms.contains(&format!("preset-{code}-about = "));
        for code in kookaburra::playouts::presets() {
            assert_eq!(is_usual(code), said(code), "{code}");
        }
    }

    #[test]
    fn every_preset_is_offered_once_and_the_visitors_country_first() {
        for lang in Lang::ALL {
            let countries = by_country(lang, "quebec-4");
            assert!(countries[0].games.iter().any(|game| game.code == "quebec-4"));
            let offered = countries.iter().flat_map(|country| &country.games);
            let mut codes: Vec<&str> = offered.map(|game| game.code).collect();
            codes.sort_unstable();
            let mut presets: Vec<&str> = kookaburra::playouts::presets().collect();
            presets.sort_unstable();
            assert_eq!(codes, presets);
        }
    }

    #[test]
    fn games_are_found_by_any_word_with_or_without_accents() {
        let countries = by_country(Lang::Fr, "quebec-4");
        let codes = |query: &str| -> Vec<&str> {
            find(&countries, query).iter().flat_map(|country| &country.games).map(|game| game.code).collect()
        };
        assert!(codes("quebec deux").contains(&"quebec-2"));
        assert_eq!(codes("QUÉBEC"), codes("quebec"));
        assert!(codes("rummy").iter().all(|code| code.contains("rummy")));
        assert_eq!(codes("").len(), kookaburra::playouts::presets().count());
        assert!(codes("bridge").is_empty());
    }

    #[test]
    fn rules_that_cannot_be_played_say_why() {
        let texts = Texts::new(Lang::En);
        let why = texts.rules_faults(&read("australian-4+players=3").unwrap_err());
        assert_eq!(why.len(), 1, "{why:?}");
        assert!(!why[0].contains('⟨'), "{why:?}");
        assert!(!texts.rules_faults(&read("poker").unwrap_err())[0].contains('⟨'));
    }

    #[test]
    fn house_rules_are_named_after_their_game() {
        let rules = read("australian-4+misere=any_time").unwrap();
        let (name, about) = title(Lang::En, &rules);
        assert_eq!(name, "Australian Five Hundred for four, with house rules");
        assert!(about.contains("Misère (at any time)"), "{about}");
    }
}
