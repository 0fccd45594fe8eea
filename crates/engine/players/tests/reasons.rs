//! Every reason of every game has its sentence in both languages, and the sentence names what the reason gives.

use kookaburra_players::{ReasonArg, Why, five_hundred::Reason, rummy};
use texts::{Arg, Lang, Texts};

fn sentence(texts: &Texts, reason: &impl Why) -> String {
    let args: Vec<(&str, Arg)> = reason
        .args()
        .into_iter()
        .map(|(name, arg)| {
            let arg = match arg {
                ReasonArg::Card(card) => texts.card(card).into(),
                ReasonArg::Suit(suit) => texts.suit(suit).into(),
                ReasonArg::Bid(bid) => texts.bid(bid).into(),
                ReasonArg::Seat(_) => "Ann".into(),
                ReasonArg::Number(number) => number.into(),
            };
            (name, arg)
        })
        .collect();
    texts.format(reason.key(), &args)
}

fn has_sentences<R: Why>() {
    for lang in [Lang::En, Lang::Fr] {
        let texts = Texts::new(lang);
        for reason in R::samples() {
            assert!(texts.has(reason.key()), "{lang:?}: {}", reason.key());
            let sentence = sentence(&texts, &reason);
            assert!(sentence.ends_with('.'), "{lang:?}: {sentence}");
            assert!(!sentence.contains(['{', '⟨']), "{lang:?}: {sentence}");
        }
    }
}

#[test]
fn every_reason_has_a_sentence_in_both_languages() {
    has_sentences::<Reason>();
    has_sentences::<rummy::Reason>();
}

#[test]
fn keys_differ() {
    let mut keys: Vec<&str> = Reason::samples().iter().map(Why::key).collect();
    keys.extend(rummy::Reason::samples().iter().map(Why::key));
    let all = keys.len();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), all);
}

#[test]
fn a_sentence_names_its_facts() {
    let texts = Texts::new(Lang::En);
    let reason = Reason::DrawTrumps { card: "JH".parse().unwrap(), count: 2 };
    assert_eq!(sentence(&texts, &reason), "Lead the jack of hearts and draw trumps: 2 are still out.");
    let texts = Texts::new(Lang::Fr);
    let reason = Reason::ThrowDanger { card: "AS".parse().unwrap() };
    assert_eq!(sentence(&texts, &reason), "Débarrassez-vous de l’as de pique pendant que c’est sans danger.");
}
