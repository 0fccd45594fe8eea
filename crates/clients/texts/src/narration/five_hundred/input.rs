//! Typed words at a table of Five Hundred, where a word or two mean a whole action.

use crate::Texts;
use cards::{Card, CardSet, Suit};
use five_hundred::{Action, Bid, Choices, View};
use table::{Seat, SeatSet};

use crate::narration::{
    TypedInput,
    input::{canonical, plain_words},
};

/// The keywords of the notation that a language may have words of its own for.
pub(super) const KEYWORDS: [&str; 17] = [
    "super-open-misere",
    "blind-misere",
    "open-misere",
    "misere",
    "double-nullo",
    "nullo",
    "sans-kitty",
    "partners",
    "partner",
    "partie",
    "nominate",
    "discard",
    "alone",
    "call",
    "give",
    "look",
    "pass",
];

/// A bid in the notation, or in the words of a language for it; none if the text is no bid.
#[must_use]
pub fn read_bid(text: &str, texts: &Texts) -> Option<Bid> {
    let plain = plain_words(text);
    match canonical(&plain, &KEYWORDS, texts).parse() {
        Ok(Action::Bid(bid)) => Some(bid),
        _ => read_bid_in_words(&plain, texts),
    }
}

fn read_bid_in_words(plain: &str, texts: &Texts) -> Option<Bid> {
    // Of an inkle both will do: what it is, and the number of tricks.
    let with_tricks = Texts::new(texts.lang());
    let is = |bid: Bid| [texts, &with_tricks].iter().any(|texts| plain_words(&texts.bid(bid)) == plain);
    Bid::all().find(|&bid| is(bid))
}

/// What a card, a suit, a seat or a name means by itself in this situation.
pub(super) fn short_form(
    words: &str,
    view: &View,
    texts: &Texts,
    names: &[String],
) -> Option<TypedInput<Action>> {
    let card = || words.parse::<Card>().ok();
    match &view.choices {
        Choices::Auction { .. } => read_bid_in_words(words, texts).map(Action::Bid).map(TypedInput::Action),
        Choices::Give { count: 1, .. } => card().map(CardSet::of).map(Action::Give).map(TypedInput::Action),
        Choices::Give { .. } | Choices::Discard { .. } => card().map(TypedInput::Card),
        Choices::Nominate if words == "none" => Some(TypedInput::Action(Action::Nominate(None))),
        Choices::Nominate => {
            suit_named(words, texts).map(|suit| TypedInput::Action(Action::Nominate(Some(suit))))
        }
        Choices::Partners { .. } => {
            let by_name = || partners_named(words, names);
            card().map(Action::Call).or_else(by_name).map(TypedInput::Action)
        }
        _ => None,
    }
}

/// A suit by its letter, its sign or its name.
fn suit_named(words: &str, texts: &Texts) -> Option<Suit> {
    let named = || Suit::ALL.into_iter().find(|&suit| plain_words(&texts.suit(suit)) == words);
    words.parse().ok().or_else(named)
}

/// `3`, `2 4`, `mae`, `partner mae`, `mae bo`.
fn partners_named(words: &str, names: &[String]) -> Option<Action> {
    let mut seats = SeatSet::EMPTY;
    let words = words.strip_prefix("partners ").or_else(|| words.strip_prefix("partner ")).unwrap_or(words);
    for word in words.split(' ') {
        let by_name = || names.iter().position(|name| plain_words(name) == word);
        let seat = word.parse().ok().filter(|&seat| seat < names.len()).or_else(by_name)?;
        seats.insert(Seat(seat as u8));
    }
    (1..=2).contains(&seats.len()).then_some(Action::Partners(seats))
}

/// The key of the sentence that says what may be typed now.
pub(super) const fn expected(view: &View) -> &'static str {
    match view.choices {
        Choices::None => "expected-nothing",
        Choices::Auction { .. } => "expected-call",
        Choices::Give { count: 1, .. } => "expected-give",
        Choices::Give { .. } => "expected-give-several",
        Choices::Discard { .. } => "expected-discard",
        Choices::Nominate => "expected-nominate",
        Choices::Partners { .. } => "expected-partners",
        Choices::Play { .. } => "expected-play",
    }
}

/// Cards that are asked for now, as they are typed.
pub(super) fn example(view: &View) -> String {
    let last = |cards: CardSet, count: usize| {
        let cards = cards.to_canonical();
        let cards = cards[cards.len().saturating_sub(count)..].iter().map(ToString::to_string);
        cards.collect::<Vec<_>>().join(" ")
    };
    match view.choices {
        // A joker is the last thing to give away.
        Choices::Give { from, count } | Choices::Discard { from, count } => {
            last(from - CardSet::JOKERS, usize::from(count))
        }
        Choices::Partners { cards, .. } => last(cards - CardSet::JOKERS, 1),
        Choices::Play { cards, jokers, suits } if cards.is_empty() => {
            let joker = jokers.into_iter().next().zip(suits.iter().next());
            joker.map(|(joker, suit)| format!("{}:{}", joker.face(), suit.letter())).unwrap_or_default()
        }
        Choices::Play { cards, .. } => last(cards, 1),
        Choices::Auction { .. } | Choices::Nominate | Choices::None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use crate::Lang;
    use five_hundred::{Phase, Rules};

    use super::*;
    use crate::narration::{TypedCommand, input::read};
    use card_match::testing::{Script, names};

    /// What a text means in a situation, in the notation; a command by its English word.
    fn meant(text: &str, view: &View, lang: Lang) -> String {
        let mut people = names();
        people.insert(0, "You".to_owned());
        match read::<Rules>(text, view, &Texts::new(lang), &people) {
            Some(TypedInput::Action(action)) => action.to_string(),
            Some(TypedInput::Card(card)) => format!("card {card}"),
            Some(TypedInput::OneOf(actions)) => format!("{actions:?}"),
            Some(TypedInput::Command(command)) => {
                TypedCommand::ALL.iter().find(|(other, _)| *other == command).unwrap().1.to_owned()
            }
            None => "?".to_owned(),
        }
    }

    fn at(preset: &str, bid: &str, phase: Phase) -> View {
        Script::new(preset, 0, bid).deal().until(|view| view.phase == Some(phase)).device(0).my().view()
    }

    #[test]
    fn calls_in_the_words_of_both_languages() {
        // NOT-ACT
        let view = at("australian-4-blind", "7H", Phase::Auction);
        for (text, meaning) in [
            ("7h", "7H"),
            (" 10 NT", "?"),
            ("10nt", "10NT"),
            ("7♥", "7H"),
            ("PASS", "pass"),
            ("Misère", "misere"),
            ("open misère", "open-misere"),
            ("8H sans-kitty", "8H sans-kitty"),
            ("8h without the kitty", "8H sans-kitty"),
            ("blind misere", "blind-misere"),
            ("look", "look"),
            ("hint", "hint"),
            ("Undo", "undo"),
            ("nonsense", "?"),
            ("", "?"),
        ] {
            assert_eq!(meant(text, &view, Lang::En), meaning, "{text}");
        }
        for (text, meaning) in [
            ("Passe", "pass"),
            ("misère ouverte", "open-misere"),
            ("misère aveugle sans la veuve", "blind-misere sans-kitty"),
            ("regarder", "look"),
            ("dernière levée", "last"),
            ("pass", "pass"),
            ("quitter", "quit"),
        ] {
            assert_eq!(meant(text, &view, Lang::Fr), meaning, "{text}");
        }
    }

    #[test]
    fn a_card_by_itself_means_what_the_moment_asks_for() {
        let discard = at("australian-4", "7H", Phase::Discard);
        assert_eq!(meant("5s", &discard, Lang::En), "card 5S");
        assert_eq!(meant("écarter 5s 6c 4d", &discard, Lang::Fr), "discard 5S 6C 4D");
        let partners = at("american-5", "8H", Phase::Partners);
        for (text, meaning) in [
            ("ah", "call AH"),
            ("mae", "partner 1"),
            ("partner Mae", "partner 1"),
            ("2 4", "partners 2 4"),
            ("partners ned bert", "partners 2 4"),
            ("alone", "alone"),
            ("9", "?"),
        ] {
            assert_eq!(meant(text, &partners, Lang::En), meaning, "{text}");
        }
        let play = at("australian-4", "7H", Phase::Play);
        assert_eq!(meant("7h", &play, Lang::En), "7H");
        assert!(matches!(
            read::<Rules>("7h", &play, &Texts::new(Lang::En), &names()),
            Some(TypedInput::Action(Action::Play(_)))
        ));
        assert_eq!(meant("x:h", &play, Lang::En), "X:H");
    }

    #[test]
    fn a_joker_is_nominated_by_letter_sign_or_name() {
        // FH-NOM-1
        let seat = (0..4).find(|&seat| {
            let script = Script::new("australian-4", seat, "10NT").deal();
            let script = script.until(|view| view.phase == Some(Phase::Nominate));
            script.device(seat).my().view().phase == Some(Phase::Nominate)
        });
        let seat = seat.unwrap();
        let script = Script::new("australian-4", seat, "10NT").deal();
        let view = script.until(|view| view.phase == Some(Phase::Nominate)).device(seat).my().view();
        for text in ["h", "♥", "cœur", "nominate H", "nommer h"] {
            assert_eq!(meant(text, &view, Lang::Fr), "nominate H", "{text}");
        }
        assert_eq!(meant("aucune", &view, Lang::Fr), "nominate none");
    }
}
