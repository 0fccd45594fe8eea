//! Sentences whose words depend on the person meant, on how many there are, or on a name with words of its own.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use texts::{Arg, Lang, Texts};

const EN: Lang = Lang::En;
const FR: Lang = Lang::Fr;

fn said(lang: Lang, key: &str, args: &[(&str, Arg)]) -> String {
    Texts::new(lang).format(key, args)
}

fn partners(lang: Lang, names: &str, count: u32, you: &str, mine: &str) -> String {
    let args: [(&str, Arg); 5] = [
        ("name", if you == "yes" { "You" } else { "Ivy" }.into()),
        ("you", you.into()),
        ("partners", names.into()),
        ("count", count.into()),
        ("mine", mine.into()),
    ];
    said(lang, "told-partners", &args)
}

#[test]
fn one_partner_plays_and_two_partners_play() {
    assert_eq!(partners(EN, "Mae", 1, "no", "no"), "Mae is playing with Ivy.");
    assert_eq!(partners(EN, "Mae and Ned", 2, "yes", "no"), "Mae and Ned are playing with you.");
    assert_eq!(partners(EN, "You and Ned", 2, "no", "yes"), "You’re playing with Ivy.");
    assert_eq!(partners(FR, "Mae", 1, "yes", "no"), "Mae joue avec vous.");
    assert_eq!(partners(FR, "Mae et Ned", 2, "no", "no"), "Mae et Ned jouent avec Ivy.");
}

#[test]
fn who_lays_open_is_spoken_to_or_of() {
    let open = |lang, name: &'static str, you: &'static str| {
        said(lang, "told-open", &[("name", name.into()), ("you", you.into())])
    };
    assert_eq!(open(EN, "You", "yes"), "You lay your cards face up on the table.");
    assert_eq!(open(EN, "Mae", "no"), "Mae lays their cards face up on the table.");
    assert_eq!(open(FR, "Vous", "yes"), "Vous étalez votre main.");
    assert_eq!(open(FR, "Mae", "no"), "Mae étale sa main.");
}

#[test]
fn a_card_is_played_for_whoever_it_belongs_to() {
    let played = |lang, mine: &'static str| {
        let args: [(&str, Arg); 5] = [
            ("name", "Mae".into()),
            ("you", "no".into()),
            ("owner", if mine == "yes" { "You" } else { "Ned" }.into()),
            ("mine", mine.into()),
            ("card", "?".into()),
        ];
        said(lang, "told-played-for", &args)
    };
    assert_eq!(
        ["no", "yes"].map(|mine| played(EN, mine)),
        ["Mae plays for Ned: ?.", "Mae plays for you: ?."]
    );
    assert_eq!(
        ["no", "yes"].map(|mine| played(FR, mine)),
        ["Mae joue pour Ned\u{a0}: ?.", "Mae joue pour vous\u{a0}: ?."]
    );
}

#[test]
fn a_bid_that_is_a_verb_stands_apart_in_french() {
    // FH-BID-8
    let bid = Texts::new(FR).bid("partie H".parse().unwrap());
    assert_eq!(bid, "prendre la partie en cœur");
    let args = |you: &'static str| -> [(&str, Arg); 5] {
        [
            ("name", "Mae".into()),
            ("you", you.into()),
            ("bid", bid.clone().into()),
            ("value", 1000.into()),
            ("tricks", 9.into()),
        ]
    };
    for key in ["told-contract", "told-made", "told-failed", "told-stopped"] {
        for you in ["yes", "no"] {
            let text = said(FR, key, &args(you));
            let apart = ["\u{a0}: prendre la partie", "(prendre la partie"];
            assert!(apart.iter().any(|words| text.contains(words)), "{text}");
        }
    }
}

#[test]
fn no_game_is_not_one_game() {
    // French takes the singular for none, too.
    let imported = |lang, count: u32| said(lang, "history-taken-in", &[("new", count.into())]);
    assert_eq!(
        [0, 1, 2].map(|count| imported(EN, count)),
        ["No game in this file is new.", "One new game.", "2 new games."]
    );
    let none_and_one = [0, 1].map(|count| imported(FR, count));
    assert_eq!(none_and_one, ["Aucune partie de ce fichier n’est nouvelle.", "Une nouvelle partie."]);
    let rows = |count: u32| said(FR, "house-group-changed", &[("count", count.into())]);
    assert_eq!([0, 1, 2].map(rows), ["0 changement", "1 changement", "2 changements"]);
}

/// A card is called by its name or *cette carte*: most are masculine, some are not.
#[test]
fn no_french_hint_takes_a_card_for_feminine() {
    let wrong = ["la battre", "la tient", " elle ", "l’étaler"];
    for key in [
        "bots-cash",
        "bots-win-surely",
        "bots-throw-loser",
        "bots-call-card",
        "bots-lead-to-lose",
        "reason-rummy-take-to-meld",
    ] {
        let text = said(FR, key, &[("card", "roi de pique".into())]);
        assert!(
            text.contains("le roi de pique") && !wrong.iter().any(|words| text.contains(words)),
            "{text}"
        );
    }
}

/// More tricks than bid score nothing in most games \[FH-SCO-3\].
#[test]
fn a_contract_that_is_made_promises_no_more_points() {
    let made = |lang| said(lang, "guide-made", &[("side", "ours".into()), ("name", "Mae".into())]);
    assert_eq!(made(EN), "You’ve made your contract – the rest can’t hurt you.");
    assert_eq!(made(FR), "Vous avez réussi le contrat\u{a0}: le reste ne peut plus vous nuire.");
}
