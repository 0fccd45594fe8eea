//! Why a hand can't be dealt, in the language of the player.

use table::{CardsError, DealError, Seat, quoted};
use texts::{Arg, Texts};

/// Why a hand can't be dealt.
#[must_use]
pub fn deal_error(error: &DealError, texts: Texts) -> String {
    let seat = |seat: &Seat| -> Arg { (seat.0 + 1).into() };
    match error {
        DealError::NoSuchDealer(dealer) => texts.format("deal-no-dealer", &[("seat", seat(dealer))]),
        DealError::NotTheDealer { next, dealer } => {
            texts.format("deal-other-dealer", &[("next", seat(next)), ("seat", seat(dealer))])
        }
        DealError::NoCut => texts.get("deal-no-cut"),
        DealError::SmallPacket { cut, least } => {
            texts.format("deal-small-packet", &[("cut", (*cut).into()), ("least", (*least).into())])
        }
        DealError::Cards(error) => of_cards(error, texts),
        DealError::GameOver => texts.get("deal-game-over"),
        DealError::HandInProgress => texts.get("deal-in-progress"),
        other => other.to_string(),
    }
}

fn of_cards(error: &CardsError, texts: Texts) -> String {
    let of = |key: &str, place: &str| texts.format(key, &[("place", quoted(place).into())]);
    let card = |key: &str, card: cards::Card| texts.format(key, &[("card", card.to_string().into())]);
    let count = |key: &str, place: &str, found: usize, needed: usize| {
        let args = [("place", quoted(place).into()), ("found", found.into()), ("needed", needed.into())];
        texts.format(key, &args)
    };
    match error {
        CardsError::NoSuchList(list) => of("deal-no-such-list", list),
        CardsError::ListLacking { place } | CardsError::CardsLacking { place } => {
            of("deal-list-lacking", place)
        }
        CardsError::Entries { place, found, needed } => count("deal-entries", place, *found, *needed),
        CardsError::Count { place, found, needed } => count("deal-count", place, *found, *needed),
        CardsError::NotACard { place, error } => {
            let args = [("place", quoted(place).into()), ("text", error.0.as_str().into())];
            texts.format("deal-no-card", &args)
        }
        CardsError::NotInPack { card: it, .. } | CardsError::ForeignInPack { card: it } => {
            card("deal-foreign", *it)
        }
        CardsError::TooOften { card: it, .. } | CardsError::TooOftenInPack { card: it } => {
            card("deal-too-often", *it)
        }
        CardsError::Missing { card: it } | CardsError::MissingInPack { card: it } => {
            card("deal-missing", *it)
        }
        CardsError::NoRow { place }
        | CardsError::NotOfARow { place, .. }
        | CardsError::NotText { place, .. } => of("deal-form", place),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use texts::Lang;

    use super::*;

    #[test]
    fn a_deal_is_refused_in_the_language_of_the_player() {
        let errors = [
            DealError::SmallPacket { cut: 2, least: 4 },
            DealError::NoCut,
            DealError::GameOver,
            DealError::HandInProgress,
            DealError::NoSuchDealer(Seat(5)),
            DealError::NotTheDealer { next: Seat(1), dealer: Seat(2) },
        ];
        for error in errors {
            let [english, french] = [Lang::En, Lang::Fr].map(|lang| deal_error(&error, Texts::new(lang)));
            assert!(english != french && !french.contains('⟨'), "{english} {french}");
        }
    }
}
