//! Every reason of the rummy players has its sentence in both languages, and the sentence names what the reason gives.

use players::{ReasonArg, rummy::Reason};
use texts::{Arg, Lang, Texts};

fn sentence(texts: &Texts, reason: &Reason) -> String {
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

#[test]
fn every_reason_has_a_sentence_in_both_languages() {
    for lang in [Lang::En, Lang::Fr] {
        let texts = Texts::new(lang);
        for reason in Reason::samples() {
            assert!(texts.has(reason.key()), "{lang:?}: {}", reason.key());
            let sentence = sentence(&texts, &reason);
            assert!(sentence.ends_with('.'), "{lang:?}: {sentence}");
            assert!(!sentence.contains(['{', '⟨']), "{lang:?}: {sentence}");
        }
    }
}

#[test]
fn keys_differ() {
    let samples = Reason::samples();
    let keys: std::collections::BTreeSet<&str> = samples.iter().map(Reason::key).collect();
    assert_eq!(keys.len(), samples.len());
    assert!(keys.iter().all(|key| key.starts_with("reason-rummy-")));
}
