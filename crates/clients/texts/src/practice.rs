//! Deals to practise on, in words: what can be wished, how often such a deal comes, why there are none.

use five_hundred::Strain;
use learning::{
    figures::BadlyBid,
    position::Solved,
    practice::{Dealt, NoSuchDeals, Wish},
};

use crate::{Texts, figures::Cells};

/// From how many deals for each that fits the deals are counted, and not their part of a hundred.
const RARE: f64 = 10.0;

/// A wish in a few words.
#[must_use]
pub fn wish(texts: Texts, wish: Wish) -> String {
    texts.format("practice-wish", &[("wish", wish.name().into())])
}

/// What exactly that means, in a sentence.
#[must_use]
pub fn meaning(texts: Texts, wish: Wish) -> String {
    texts.format("practice-meaning", &[("wish", wish.name().into())])
}

/// How often such a deal comes, if there is one in so many.
#[must_use]
pub fn rarity(texts: Texts, one_in: f64) -> String {
    let part = (100.0 / one_in).round() as i64;
    match part {
        100.. => texts.get("practice-always"),
        _ if one_in < RARE => texts.format("practice-often", &[("count", part.into())]),
        _ => texts.format("practice-rare", &[("count", (one_in.round() as i64).into())]),
    }
}

/// What the hands have in common that somebody has bid badly, and how often such a deal comes: one in so many.
#[must_use]
pub fn badly_bid(texts: Texts, found: BadlyBid, one_in: f64) -> String {
    let args = [
        ("hands", found.hands.into()),
        ("of", found.of.into()),
        ("trumps", found.trumps.into()),
        ("rarity", rarity(texts, one_in).into()),
    ];
    texts.format("practice-badly-about", &args)
}

/// How a deal was found.
#[must_use]
pub fn found(texts: Texts, dealt: &Dealt) -> String {
    match dealt.tries {
        Some(tries) => texts.format("practice-tried", &[("count", tries.into())]),
        None => texts.get("practice-drawn"),
    }
}

/// Why there are no such deals.
#[must_use]
pub fn refused(texts: Texts, why: NoSuchDeals) -> String {
    match why {
        NoSuchDeals::NotInRules(which) => {
            texts.format("practice-not-in-rules", &[("wish", wish(texts, which).into())])
        }
        _ => texts.get("practice-never"),
    }
}

/// What the solver says of a position: a sentence, and the values.
#[must_use]
pub fn solved(texts: Texts, solved: &Solved) -> (String, Cells) {
    let head = |key| vec![texts.get(key), texts.get("practice-solved-tricks")];
    match solved {
        Solved::Over => (texts.get("practice-solved-over"), Cells { head: Vec::new(), rows: Vec::new() }),
        Solved::Play { misere, values } => {
            let worth = |value: u8| match (misere, value) {
                (false, _) => value.to_string(),
                (true, 0) => texts.get("practice-solved-fails"),
                (true, _) => texts.get("practice-solved-made"),
            };
            let rows = values.iter().map(|(value, actions)| vec![actions.join(" "), worth(*value)]);
            let key = if *misere { "practice-solved-misere" } else { "practice-solved-play" };
            (texts.get(key), Cells { head: head("practice-solved-cards"), rows: rows.collect() })
        }
        Solved::Deal(tricks) => {
            let seats = tricks.first().map_or(0, Vec::len);
            let seat = |seat: usize| texts.format("practice-solved-seat", &[("seat", (seat + 1).into())]);
            let head = std::iter::once(texts.get("practice-solved-strain")).chain((0..seats).map(seat));
            let row = |(strain, tricks): (Strain, &Vec<u8>)| {
                let tricks = tricks.iter().map(ToString::to_string);
                std::iter::once(Texts::capitalised(&texts.strain(strain))).chain(tricks).collect()
            };
            let rows = Strain::ALL.into_iter().zip(tricks).map(row).collect();
            (texts.get("practice-solved-deal"), Cells { head: head.collect(), rows })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn everything_is_said_in_both_languages() {
        let [en, fr] = Lang::ALL.map(Texts::new);
        for it in Wish::ALL {
            for say in [wish, meaning] {
                assert!(say(en, it) != say(fr, it) && !(say(en, it) + &say(fr, it)).contains('⟨'));
            }
        }
        assert_eq!(rarity(en, 84.5), "1 deal in 85 is like this.");
        assert_eq!(rarity(en, 43.0 / 33.0), "77 deals in 100 are like this.");
        assert_eq!(rarity(en, 1.0), "Every deal is like this.");
        assert_eq!(rarity(fr, 37.0), "Une donne sur 37 est ainsi.");
        let why = refused(en, NoSuchDeals::NotInRules(Wish::NoJoker));
        assert_eq!(why, "No joker: these rules have nothing of the kind. Wish for something else.");
    }
}
