//! What players of Rummy 500 read: melds, actions, refusals, problems, named games.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use cards::{Card, Rank, Suit};
use rummy_500::{
    AXES, Action, HandResult, Meld, MeldCard, NotAMeld, PRESETS, Phase, Refusal, Rules, RulesSpec,
};
use table::{Problem, Seat, SeatSet};
use texts::{Lang, Person, Texts};

fn texts(lang: Lang) -> Texts {
    Texts::for_rules(lang, &Rules::preset("rummy-500").unwrap())
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn meld(text: &str) -> Meld {
    let cards: Vec<MeldCard> = text.split(' ').map(|card| card.parse().unwrap()).collect();
    Meld::read(&cards).unwrap()
}

/// Neither a missing key, nor an unfilled place, nor a doubled space.
fn is_clean(text: &str) -> bool {
    !text.is_empty() && !text.contains(['⟨', '{', '}', '$']) && !text.contains("  ") && text.trim() == text
}

/// French puts a space that does not break before these.
fn is_spaced(lang: Lang, text: &str) -> bool {
    lang == Lang::En || ![" :", " !", " »", "« "].iter().any(|wrong| text.contains(wrong))
}

#[test]
fn melds_have_names() {
    // RM-MELD-7, RM-MELD-8, RM-MELD-13
    for (cards, en, fr) in [
        (
            "7S 7C 7H",
            "three sevens: spades, clubs and hearts",
            "un brelan de sept\u{a0}: pique, trèfle et cœur",
        ),
        ("AD X X", "three aces: diamonds and two jokers", "un brelan d’as\u{a0}: carreau et deux fous"),
        (
            "KS KC KD X",
            "four kings: spades, clubs, diamonds and a joker",
            "un carré de rois\u{a0}: pique, trèfle, carreau et un fou",
        ),
        ("7H 5H 6H", "the five to the seven of hearts", "une séquence de cœur, du cinq au sept"),
        ("AS 2S 3S", "the ace to the three of spades", "une séquence de pique, de l’as au trois"),
        ("QC KC AC", "the queen to the ace of clubs", "une séquence de trèfle, de la dame à l’as"),
        (
            "5S 6S X=7S",
            "the five to the seven of spades, with a joker as the seven",
            "une séquence de pique, du cinq au sept, avec un fou pour le sept",
        ),
        (
            "X=JD 10D X=QD",
            "the ten to the queen of diamonds, with jokers as the jack and the queen",
            "une séquence de carreau, du dix à la dame, avec des fous pour le valet et la dame",
        ),
    ] {
        assert_eq!(
            (texts(Lang::En).meld(meld(cards)).as_str(), texts(Lang::Fr).meld(meld(cards)).as_str()),
            (en, fr)
        );
    }
    assert_eq!(texts(Lang::En).meld_short(meld("5H 6H 7H")), "five to seven of hearts");
    assert_eq!(texts(Lang::Fr).meld_short(meld("7S 7C 7H 7D")), "carré de sept");
}

fn every_action() -> Vec<Action> {
    let mut actions = vec![
        Action::Stock,
        Action::NoMeld(NotAMeld::Gap),
        Action::Lay(MeldCard::Natural(card("9H")), 2),
        Action::Lay(MeldCard::Joker, 1),
        Action::Lay(MeldCard::JokerAs(card("JH")), 12),
        Action::Discard(card("QS")),
        Action::Discard(Card::X),
        Action::End,
    ];
    actions.extend([1, 2, 10, 11, 53, u8::MAX].into_iter().flat_map(|n| [Action::Take(n), Action::Rummy(n)]));
    let naturals = Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.map(|rank| Card::new(suit, rank)));
    actions.extend(
        naturals
            .map(|card| [MeldCard::Natural(card), MeldCard::Joker, MeldCard::Joker])
            .filter_map(|group| Meld::read(&group).ok().map(Action::Meld)),
    );
    actions.extend(["AS 2S 3S", "QH KH AH", "4C X=5C X=6C 7C X=8C X=9C"].map(meld).map(Action::Meld));
    actions
}

#[test]
fn actions_are_phrases() {
    // RM-ACT-1
    for (action, en, fr) in [
        ("stock", "Ann draws from the stock.", "Ann pige dans la pioche."),
        ("take 1", "Ann takes the top discard.", "Ann prend la carte du dessus de la défausse."),
        (
            "take 3",
            "Ann takes the top three discards.",
            "Ann prend les trois cartes du dessus de la défausse.",
        ),
        ("take 12", "Ann takes the top 12 discards.", "Ann prend les 12 cartes du dessus de la défausse."),
        (
            "meld 9S 9H X",
            "Ann melds three nines: spades, hearts and a joker.",
            "Ann étale un brelan de neuf\u{a0}: pique, cœur et un fou.",
        ),
        (
            "lay 9H 2",
            "Ann lays the nine of hearts on meld 2.",
            "Ann ajoute le neuf de cœur à la combinaison 2.",
        ),
        ("lay X 1", "Ann lays a joker on meld 1.", "Ann ajoute un fou à la combinaison 1."),
        (
            "lay X=JH 2",
            "Ann lays a joker on meld 2 as the jack of hearts.",
            "Ann ajoute un fou à la combinaison 2, pour le valet de cœur.",
        ),
        ("discard QS", "Ann discards the queen of spades.", "Ann jette la dame de pique."),
        (
            "rummy 2",
            "Ann calls Rummy! for the top two discards.",
            "Ann crie «\u{a0}Rummy!\u{a0}» pour les deux cartes du dessus.",
        ),
        ("end", "Ann ends the hand.", "Ann met fin à la donne."),
    ] {
        let action: Action = action.parse().unwrap();
        assert_eq!(texts(Lang::En).they_do("Ann", action, &[]), en);
        assert_eq!(texts(Lang::Fr).they_do("Ann", action, &[]), fr);
    }
    assert_eq!(texts(Lang::En).you_do(Action::Stock, &[]), "You draw from the stock.");
    assert_eq!(texts(Lang::Fr).you_do(Action::Stock, &[]), "Vous pigez dans la pioche.");
    assert_eq!(
        texts(Lang::Fr).action_of(Person::Do, Action::Take(1), &[]),
        "prendre la carte du dessus de la défausse"
    );
    for lang in Lang::ALL {
        for action in every_action() {
            for person in [Person::They, Person::You, Person::Do] {
                let phrase = texts(lang).action_of(person, action, &[]);
                assert!(is_clean(&phrase) && is_spaced(lang, &phrase), "{lang}: {action}: {phrase}");
            }
        }
    }
}

#[test]
fn cards_that_are_taken_are_named() {
    // RM-DRAW-2, RM-INFO-3
    let cards = ["9H", "X", "QD"].map(card);
    for (action, count, en, fr) in [
        (
            Action::Take(1),
            1,
            "takes the nine of hearts from the pile",
            "prend le neuf de cœur dans la défausse",
        ),
        (
            Action::Take(3),
            3,
            "takes three cards from the pile: the nine of hearts, a joker and the queen of diamonds",
            "prend trois cartes dans la défausse\u{a0}: le neuf de cœur, un fou et la dame de carreau",
        ),
        (
            Action::Rummy(1),
            1,
            "calls Rummy! for the nine of hearts",
            "crie «\u{a0}Rummy!\u{a0}» pour le neuf de cœur",
        ),
        (
            Action::Rummy(3),
            3,
            "calls Rummy! for three cards: the nine of hearts, a joker and the queen of diamonds",
            "crie «\u{a0}Rummy!\u{a0}» pour trois cartes\u{a0}: le neuf de cœur, un fou et la dame de carreau",
        ),
        (Action::Stock, 0, "draws from the stock", "pige dans la pioche"),
        (Action::Stock, 1, "draws the nine of hearts", "pige le neuf de cœur"),
    ] {
        assert_eq!(texts(Lang::En).action_with(Person::They, action, &cards[..count]), en);
        assert_eq!(texts(Lang::Fr).action_with(Person::They, action, &cards[..count]), fr);
    }
}

fn every_refusal() -> Vec<Refusal> {
    let (seat, card) = (Seat(1), card("AH"));
    let mut refusals = vec![
        Refusal::NoHand,
        Refusal::GameOver,
        Refusal::OnlyNextDraws { next: seat },
        Refusal::NobodyDraws,
        Refusal::OnlyLeftEnds { left: seat },
        Refusal::StockEmpty,
        Refusal::StockNotEmpty,
        Refusal::PileTooSmall { pile: 0 },
        Refusal::PileTooSmall { pile: 1 },
        Refusal::PileTooSmall { pile: 5 },
        Refusal::TakeNotPlaceable { card, new_meld: false },
        Refusal::TakeNotPlaceable { card, new_meld: true },
        Refusal::TakeLeavesNothing { card },
        Refusal::FloaterStuck { card },
        Refusal::NotHeld { card },
        Refusal::NoSuchMeld { number: 7 },
        Refusal::LosesOwed { card },
        Refusal::LeavesNothing,
        Refusal::LeavesBarred { card },
        Refusal::OwedFirst { card },
        Refusal::JustTaken { card },
        Refusal::PlayableLastCard { card },
        Refusal::MustLayCalled { card },
        Refusal::NoCalls,
        Refusal::NothingToCall,
        Refusal::OwnTurn { seat },
        Refusal::OnlyLastDiscard,
        Refusal::CallNotPlaceable { card },
    ];
    for phase in [Phase::Deal, Phase::Draw, Phase::Meld, Phase::Claim] {
        refusals.push(Refusal::NotInTurn { seat, to_act: SeatSet::of(Seat(2)), phase });
        refusals.push(Refusal::WrongPhase { phase });
    }
    for card in [MeldCard::Natural(card), MeldCard::Joker, MeldCard::JokerAs(card)] {
        for meld in ["5H X=6H 7H", "7S 7C X"].map(meld) {
            refusals.push(Refusal::DoesNotFit { card, number: 2, meld });
        }
    }
    refusals.extend(
        [
            NotAMeld::TooFew,
            NotAMeld::Foreign { card: Card::new(Suit::Hearts, Rank::Eleven) },
            NotAMeld::JokersAlone,
            NotAMeld::MixedJokers,
            NotAMeld::PlainJokerInRun,
            NotAMeld::NamedJokerInGroup,
            NotAMeld::SuitTwice,
            NotAMeld::TooManyOfARank,
            NotAMeld::NeitherRankNorSuit,
            NotAMeld::CardTwice,
            NotAMeld::Gap,
            NotAMeld::AceInside,
        ]
        .map(|why| Refusal::NotAMeld { why }),
    );
    refusals
}

#[test]
fn refusals_are_short_sentences_for_players() {
    // NOT-RES-7
    for (refusal, en, fr) in [
        (
            // RM-DISC-2
            Refusal::JustTaken { card: card("QS") },
            "You have just taken the queen of spades. Discard another card.",
            "Vous venez de prendre la dame de pique\u{a0}: jetez une autre carte.",
        ),
        (
            // RM-LAY-3
            Refusal::DoesNotFit { card: MeldCard::JokerAs(card("AS")), number: 2, meld: meld("5H 6H 7H") },
            "The joker as the ace of spades doesn’t fit meld 2 (five to seven of hearts).",
            "Le fou pour l’as de pique ne va pas dans la combinaison 2 (du cinq au sept de cœur).",
        ),
        (
            // RM-CALL-10
            Refusal::NoCalls,
            "You can’t call Rummy! in this game.",
            "À ce jeu, on ne crie pas «\u{a0}Rummy!\u{a0}».",
        ),
    ] {
        assert_eq!(
            (texts(Lang::En).refusal(&refusal).as_str(), texts(Lang::Fr).refusal(&refusal).as_str()),
            (en, fr)
        );
    }
    for lang in Lang::ALL {
        let mut sentences: Vec<String> =
            every_refusal().iter().map(|refusal| texts(lang).refusal_for(refusal, Seat(0), &[])).collect();
        for sentence in &sentences {
            assert!(is_clean(sentence) && is_spaced(lang, sentence), "{lang}: {sentence}");
            assert!(sentence.ends_with('.'), "{lang}: {sentence}");
            assert!(sentence.chars().count() <= 120, "{lang}: {sentence}");
            assert!(sentence.starts_with(char::is_uppercase), "{lang}: {sentence}");
        }
        let refusals = sentences.len();
        sentences.sort();
        sentences.dedup();
        // Waiting for one's turn and for the deal is said in one way each, a natural card fits or not in one way.
        assert!(sentences.len() + 4 >= refusals, "{lang}: two refusals are told alike");
    }
    let names = ["Ann", "Émile"].map(str::to_owned);
    let refusal = Refusal::OnlyNextDraws { next: Seat(1) };
    assert_eq!(
        texts(Lang::En).refusal_for(&refusal, Seat(0), &names),
        "You can call Rummy! now, but only Émile can draw."
    );
}

#[test]
fn what_is_no_action_says_what_was_expected() {
    // RM-ACT-2, NOT-REC-11
    for (text, expected) in [
        ("hearts", "stock, take"),
        ("take", "take 3"),
        ("rummy 01", "rummy 2"),
        ("discard", "AS, 10H"),
        ("meld 9S nine", "meld 9S 9H 9D"),
        ("lay 10H", "lay 10H 2"),
    ] {
        let not = text.parse::<Action>().unwrap_err();
        for lang in Lang::ALL {
            let sentence = texts(lang).not_an_action(&not);
            assert!(
                is_clean(&sentence) && is_spaced(lang, &sentence) && sentence.ends_with('.'),
                "{sentence}"
            );
            assert!(sentence.contains(text) && sentence.contains(expected), "{lang}: {sentence}");
        }
    }
}

#[test]
fn a_number_out_of_range_is_told_with_the_range() {
    // RM-AXIS-12
    let mut spec = RulesSpec::preset("rummy-500").unwrap();
    let problem: Problem = spec.set("players", "9").unwrap_err();
    assert_eq!(
        texts(Lang::En).problem(&problem),
        "“9” isn’t a choice for Players (players). Use a number from 2 to 8."
    );
    assert!(texts(Lang::Fr).problem(&problem).contains("Écrivez un nombre de 2 à 8."));
}

#[test]
fn every_axis_value_preset_phase_and_result_has_a_name() {
    // RM-AXIS, RM-PRE
    for lang in Lang::ALL {
        let texts = texts(lang);
        for axis in AXES {
            let label = texts.axis(axis.name);
            assert!(is_clean(&label) && is_spaced(lang, &label), "{lang}: {}", axis.name);
            let numbers = axis.range.into_iter().flat_map(|(least, most)| least..=most.min(least + 20));
            let values =
                axis.values.iter().map(|&value| value.to_owned()).chain(numbers.map(|n| n.to_string()));
            let mut labels: Vec<String> = values.map(|value| texts.axis_value(axis.name, &value)).collect();
            assert!(labels.iter().all(|label| is_clean(label)), "{lang}: {}: {labels:?}", axis.name);
            let values = labels.len();
            assert!(values > 1, "{}", axis.name);
            labels.sort();
            labels.dedup();
            assert_eq!(labels.len(), values, "{lang}: {}", axis.name);
        }
        let mut names = Vec::new();
        for preset in PRESETS {
            let (name, about) = texts.preset(preset);
            assert!(
                is_clean(&name) && is_clean(&about) && is_spaced(lang, &about),
                "{lang}: {}",
                preset.name
            );
            assert!(name.chars().count() <= 40 && about.chars().count() <= 130, "{lang}: {about}");
            names.push(name);
        }
        names.sort();
        names.dedup();
        assert_eq!(names.len(), PRESETS.len());
        for phase in [Phase::Deal, Phase::Draw, Phase::Meld, Phase::Claim] {
            assert!(is_clean(&texts.phase(phase)));
        }
        assert_ne!(texts.result(HandResult::Out), texts.result(HandResult::StockEnded));
    }
}
