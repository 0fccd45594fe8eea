//! A position that somebody has written down, in words: everything that is wrong with it.

use learning::{
    BadStep, LinkError, WhyNot,
    position::{Fault, Faults, Place},
};
use table::Game;

use crate::{Arg, Misread, Objection, Texts};

/// Everything that is wrong, a sentence each.
#[must_use]
pub fn faults(texts: Texts, faults: &Faults) -> Vec<String> {
    faults.0.iter().flat_map(|fault| sentences(texts, fault)).collect()
}

/// Where cards are dealt: "seat 1", *veuve*. Seats count from 1, as the lists of cards do.
#[must_use]
pub fn place(texts: Texts, place: Place) -> String {
    let (key, number) = match place {
        Place::Hand(seat) => ("hand", usize::from(seat.0) + 1),
        Place::Down(seat) => ("down", usize::from(seat.0) + 1),
        Place::Up(seat) => ("up", usize::from(seat.0) + 1),
        Place::KittyOf(seat) => ("own", usize::from(seat.0) + 1),
        Place::Dead => ("dead", 0),
        Place::Kitty => ("kitty", 0),
        Place::List(number) => ("list", number),
    };
    texts.format("position-place", &[("place", key.into()), ("number", number.into())])
}

/// Why a link is no position.
#[must_use]
pub fn link_refused(texts: Texts, error: LinkError) -> String {
    texts.get(match error {
        LinkError::Foreign => "position-link-foreign",
        LinkError::Newer => "position-link-newer",
        LinkError::Damaged => "position-link-damaged",
        LinkError::TooLong => "position-link-too-long",
        _ => "position-link-unplayable",
    })
}

/// Why a step of a hand can't be done.
#[must_use]
pub fn bad_step<G: Game>(texts: Texts, bad: &BadStep<G>) -> String
where
    G::NotAnAction: Misread,
    G::Refusal: Objection,
{
    let step = ("step", bad.step.into());
    match &bad.why {
        WhyNot::NotAnAction(error) => {
            texts.format("position-step", &[step, ("why", texts.not_an_action(error).into())])
        }
        WhyNot::Refused { line, refusal } => texts.format(
            "position-refused",
            &[
                step,
                ("line", line.trim_matches('"').into()),
                ("why", texts.refusal(refusal).into()),
                ("rule", G::rule(refusal).into()),
            ],
        ),
    }
}

fn sentences(texts: Texts, fault: &Fault) -> Vec<String> {
    let at = |key: &str, at: Place, args: &[(&str, Arg)]| {
        let place = ("place", Texts::capitalised(&place(texts, at)).into());
        texts.format(key, &[args, &[place]].concat())
    };
    let places = |places: &[Place]| {
        let mut named: Vec<String> = places.iter().map(|&at| place(texts, at)).collect();
        named.dedup();
        ("places", Arg::from(texts.list(named)))
    };
    vec![match fault {
        Fault::Rules(error) => return texts.rules_faults(error),
        Fault::Form { line, column } => {
            texts.format("position-form", &[("line", (*line).into()), ("column", (*column).into())])
        }
        Fault::NoSuchField(field) => {
            texts.format("position-no-such-field", &[("field", field.trim_matches('"').into())])
        }
        Fault::Lacking(field) => texts.format("position-lacking", &[("field", (*field).into())]),
        Fault::Kind(field) => texts.format("position-kind", &[("field", (*field).into())]),
        Fault::OtherGame(game) => {
            texts.format("position-other-game", &[("game", game.trim_matches('"').into())])
        }
        Fault::Lists { found, needed } => texts.format(
            "position-lists",
            &[("found", (*found).into()), ("needed", needed.len().into()), places(needed)],
        ),
        Fault::NotACard { place, text } => {
            at("position-not-a-card", *place, &[("text", text.trim_matches('"').into())])
        }
        Fault::NotInPack { place, card } => {
            at("position-not-in-pack", *place, &[("card", texts.the_card(*card).into())])
        }
        Fault::TooOften { card, places: all } => {
            let card = ("card", texts.the_card(*card).into());
            texts.format("position-too-often", &[card, ("count", all.len().into()), places(all)])
        }
        Fault::Count { place, found, needed } => {
            at("position-count", *place, &[("found", (*found).into()), ("needed", (*needed).into())])
        }
        Fault::Missing(cards) => texts.format("position-missing", &[("cards", texts.cards(*cards).into())]),
        Fault::NoSuchDealer { dealer, last } => {
            texts.format("position-dealer", &[("dealer", (*dealer).into()), ("last", (*last).into())])
        }
        Fault::Step(bad) => bad_step(texts, bad),
        other => other.to_string(),
    }]
}

#[cfg(test)]
mod tests {
    use learning::position::Position;

    use super::*;
    use crate::Lang;

    const WRONG: &str = r#"
        rules = "australian-4"
        dealer = 4
        hands = [
            "JH JD QZ 9H 8H AS KS 6S 7C 5D",
            "KH JH 3H 10S 8S 9C 10C QC KD 9D 6D",
            "6H 4H JS 5S AC 8C 5C QD 10D 7D",
            "AH 10H 5H QS 9S 7S KC JC 6C AD",
            "X 8D",
        ]
        after = "0 7H, 1 hop"
    "#;

    fn said(lang: Lang, text: &str) -> Vec<String> {
        let opened = Position::read(text).and_then(|position| position.open());
        faults(Texts::new(lang), &opened.map(|_| ()).unwrap_err())
    }

    #[test]
    fn every_fault_is_told_in_the_words_of_the_player() {
        let told = said(Lang::En, WRONG);
        assert_eq!(
            told[..7],
            [
                "Seat 1: “QZ” isn’t a card.",
                "Seat 2: these rules don’t use the three of hearts.",
                "Seat 2: 11 cards instead of 10.",
                "Kitty: 2 cards instead of 3.",
                "The jack of hearts is there too often: seat 1 and seat 2.",
                "Missing: the four of diamonds, the seven of hearts and the queen of hearts.",
                "There’s no seat 4 to deal: in this text seats count from 0 to 3.",
            ]
        );
        assert!(told.len() == 8 && told[7].starts_with("Step 2: "), "{}", told[7]);
        let others = [
            "rules = \"australian-4\"\nhands = [\n",
            "hand = 1\nafter = 2\nhands = 3\ndealer = []",
            &WRONG.replace("dealer = 4", "").replace("australian-4", "australian-9"),
            &WRONG.replace("dealer = 4", "").replace("australian-4", "rummy-500"),
            &WRONG.replace("\"X 8D\",", "").replace("australian-4", "bijou-2"),
            &WRONG.replace("\"X 8D\",", "").replace("australian-4", "quebec-2+kitti=9"),
        ];
        for text in others.into_iter().chain([WRONG]) {
            let [english, french] = Lang::ALL.map(|lang| said(lang, text));
            assert_eq!(english.len(), french.len(), "{text}");
            for (english, french) in english.iter().zip(&french) {
                assert!(english != french && !(english.clone() + french).contains('⟨'), "{english} {french}");
            }
        }
    }

    #[test]
    fn a_refused_step_is_told_with_its_rule() {
        let right = WRONG
            .replace("dealer = 4", "dealer = 3")
            .replace("QZ", "QH")
            .replace("JH 3H", "7H")
            .replace("X 8D", "X 4D 8D")
            .replace("1 hop", "1 6H");
        let told = said(Lang::En, &right);
        assert_eq!(told.len(), 1);
        assert!(told[0].starts_with("Step 2, “1 6H”: Six hearts doesn’t beat seven hearts."), "{}", told[0]);
        assert!(told[0].contains("FH-AUC"), "{}", told[0]);
    }
}
