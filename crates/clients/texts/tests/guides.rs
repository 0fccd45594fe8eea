//! What the guides for players name is there: rule ids, axes and their values, presets, and each page in both
//! languages.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;

use table::Axis;

const PAGES: [&str; 3] = ["guide", "faq", "rulebook"];

fn doc(name: &str) -> String {
    let path = format!("{}/../../../docs/{name}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn pages() -> impl Iterator<Item = (String, String)> {
    PAGES.into_iter().flat_map(|page| ["md", "fr.md"].map(|end| format!("{page}.{end}"))).map(|name| {
        let text = doc(&name);
        (name, text)
    })
}

/// The words of a text that may name an axis, a preset or a rule.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_alphanumeric() || "_=…+-".contains(c))).filter(|word| !word.is_empty())
}

#[test]
fn rules_that_are_named_exist() {
    let spec = ["five-hundred", "rummy-500", "laws", "notation"]
        .map(|name| doc(&format!("spec/{name}.md")))
        .concat();
    for (name, text) in pages() {
        let ids = words(&text).filter(|word| {
            ["FH-", "RM-", "LAW-", "NOT-"].iter().any(|prefix| word.starts_with(prefix))
                && word.ends_with(|c: char| c.is_ascii_digit())
        });
        for id in ids {
            assert!(spec.contains(&format!("[{id}]")), "{name}: {id}");
        }
    }
}

fn axes() -> impl Iterator<Item = &'static Axis> {
    five_hundred::AXES.iter().chain(rummy_500::AXES)
}

/// Whether a value of the axis is written so.
fn has(axis: &Axis, value: &str) -> bool {
    match axis.range {
        Some((least, most)) => value.parse().is_ok_and(|number: u32| (least..=most).contains(&number)),
        None => axis.values.contains(&value),
    }
}

#[test]
fn house_rules_that_are_named_exist() {
    for (name, text) in pages() {
        for (axis, value) in words(&text).filter_map(|word| word.rsplit('+').next()?.split_once('=')) {
            let axes: Vec<&Axis> = axes().filter(|known| known.name == axis).collect();
            let written = value == "…" || axes.iter().any(|known| has(known, value));
            // Options, a joker that names its card, and a variable of the system look alike.
            let is_other = axis.starts_with("--") || ["0", "X", "KOOK_DATA"].contains(&axis);
            assert!(if axes.is_empty() { is_other } else { written }, "{name}: {axis}={value}");
        }
        let presets = words(&text).filter(|word| {
            let families = ["australian-", "american-", "quebec-", "bijou-", "rummy-"];
            families.iter().any(|family| word.starts_with(family))
        });
        let five_hundred = five_hundred::PRESETS.iter().map(|preset| preset.name);
        let known: Vec<&str> =
            five_hundred.chain(rummy_500::PRESETS.iter().map(|preset| preset.name)).collect();
        for preset in presets {
            let preset = preset.split('+').next().unwrap();
            assert!(known.contains(&preset), "{name}: {preset}");
        }
    }
}

#[test]
fn both_languages_answer_the_same_questions() {
    let [en, fr] = ["faq.md", "faq.fr.md"].map(|name| {
        let text = doc(name);
        let mut rules: Vec<String> = words(&text)
            .filter(|word| word.starts_with("FH-") || word.starts_with("RM-"))
            .map(str::to_owned)
            .collect();
        rules.sort();
        rules.dedup();
        rules
    });
    assert_eq!(en, fr);
}

/// A sentence in both languages, and of the games whose names begin so the axis and its value.
type Claim = (&'static str, &'static str, &'static [(&'static str, &'static str, &'static str)]);

/// What an answer says of a country, in both languages, and the axis and the value that its games then have.
const CLAIMS: &[Claim] = &[
    (
        "In Australia below the jack, in the American six-hand game between queen and jack",
        "En Australie sous le valet, dans le jeu américain à six entre la dame et le valet",
        &[("australian-", "high_numbers", "below_jack"), ("american-6", "high_numbers", "above_jack")],
    ),
    (
        "in Australia one that hasn’t been led yet in this hand, in America any suit, in Québec one that the contractor",
        "au Québec une couleur que l’ouvreur a déjà entamée, en Australie une qui n’a pas",
        &[
            ("australian-", "joker_lead", "unled"),
            ("american-", "joker_lead", "any"),
            ("quebec-", "joker_lead", "contractor_led"),
        ],
    ),
    (
        "in an Australian misère you must",
        "dans une misère australienne, il le faut",
        &[("australian-", "joker_in_misere", "must")],
    ),
    (
        "In Australia yes, in no trumps, before the first lead",
        "En Australie oui, en sans atout, avant la première entame",
        &[("australian-", "joker_nomination", "on"), ("american-", "joker_nomination", "off")],
    ),
    (
        "In the American and Québec games everyone bids once only",
        "Aux jeux du Québec et des États-Unis, chacun parle une seule fois",
        &[("american-", "auction", "one_round"), ("quebec-", "auction", "one_round")],
    ),
    (
        "The hand is thrown in, nobody scores",
        "On enterre la donne, personne ne marque",
        &[("", "all_pass", "redeal")],
    ),
    (
        "In Australia contractor and partner half each; in America each the whole",
        "En Australie l’ouvreur et le partenaire, la moitié chacun; aux États-Unis chacun la valeur entière",
        &[("australian-5", "partner_share", "half"), ("american-5", "partner_share", "full")],
    ),
    (
        "In Australia and America it costs its value; in Québec the opponents score the value",
        "Au Québec, les adversaires marquent sa valeur; ailleurs, l’ouvreur recule",
        &[
            ("australian-", "failure", "lose_value"),
            ("american-", "failure", "lose_value"),
            ("quebec-", "failure", "opponents_score"),
        ],
    ),
    (
        "all ten tricks are worth at least 250 in Australia and America",
        "Les dix levées ne valent rien de plus au Québec, mais au moins 250 en Australie et aux",
        &[
            ("australian-", "slam", "at_least_250"),
            ("american-", "slam", "at_least_250"),
            ("quebec-", "slam", "none"),
        ],
    ),
    (
        "Yes, 10 each, made or not; in Québec nothing",
        "Au Québec non; ailleurs 10 chacune, que le contrat réussisse ou non",
        &[
            ("australian-", "defender_tricks", "10"),
            ("american-", "defender_tricks", "10"),
            ("quebec-", "defender_tricks", "0"),
            ("australian-", "misere_defender_tricks", "0"),
            ("american-", "misere_defender_tricks", "10"),
        ],
    ),
    (
        "In Australia not yet: you must get there, or be there, with a",
        "En Australie pas",
        &[
            ("australian-", "win", "by_contract"),
            ("american-", "win", "by_score"),
            ("quebec-", "win", "by_score"),
        ],
    ),
    (
        "In Australia you have lost: you went out backwards. So you have in America with two sides; with three or",
        "aux États-Unis aussi, s’il y a deux camps; s’il y en a trois ou plus, on continue sans pouvoir gagner",
        &[("australian-", "lose", "at_minus_target"), ("american-", "lose", "barred")],
    ),
    (
        "In Québec no score falls: the value of a failed contract goes to the opponents",
        "Au Québec, personne ne recule\u{a0}: la valeur d’un contrat manqué va aux adversaires",
        &[("quebec-", "failure", "opponents_score"), ("quebec-", "lose", "never")],
    ),
];

#[test]
fn what_an_answer_says_of_a_country_is_what_its_games_play() {
    let [en, fr] =
        ["faq.md", "faq.fr.md"].map(|name| doc(name).split_whitespace().collect::<Vec<_>>().join(" "));
    let fr = fr.replace(" : ", "\u{a0}: ");
    for (english, french, plays) in CLAIMS {
        assert!(en.contains(english), "the FAQ doesn’t say any more: {english}");
        assert!(fr.contains(french), "the FAQ doesn’t say any more: {french}");
        for (games, axis, value) in *plays {
            // A game of which something is guessed speaks for no country.
            let known = five_hundred::PRESETS.iter().filter(|preset| !preset.guessed);
            let named = known.filter(|preset| preset.name.starts_with(games));
            let has = |preset: &&five_hundred::Preset| {
                let rules = five_hundred::Rules::preset(preset.name).unwrap();
                let played = <five_hundred::Preset as table::Variants>::get(rules.axes(), axis);
                let played = played.as_deref();
                // Where it changes nothing, nobody can tell.
                assert!(
                    played == Some(value) || !texts::Spoken::has_effect(&rules, axis),
                    "{}: {axis} is {played:?}, and the FAQ says {value}: {english}",
                    preset.name
                );
                played == Some(value)
            };
            assert!(named.filter(has).count() > 0, "{games} {axis}={value}");
        }
    }
}

#[test]
fn only_games_of_more_than_two_sides_are_played_on_below_minus_the_target() {
    // FH-END-3
    for preset in five_hundred::PRESETS {
        let rules = five_hundred::Rules::preset(preset.name).unwrap();
        let sheet = texts::Texts::new(texts::Lang::En).rule_sheet(&rules).in_columns(usize::MAX);
        let lose = <five_hundred::Preset as table::Variants>::get(rules.axes(), "lose");
        let barred = lose.as_deref() == Some("barred") && table::Game::sides(&rules).len() > 2;
        assert_eq!(sheet.contains("can’t win any more, but plays on"), barred, "{}: {sheet}", preset.name);
    }
}
