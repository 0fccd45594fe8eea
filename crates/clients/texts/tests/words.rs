//! What players read: names, actions, refusals, problems, in the words of their country.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use cards::{Card, CardSet, Rank, Suit, SuitSet};
use five_hundred::{
    AXES, Action, Bid, Family, HandResult, MisereKind, PRESETS, Phase, Refusal, Rules, RulesSpec, Strain,
    axis::JokerLead,
};
use table::{Problem, Seat, SeatSet};
use texts::{Lang, Person, Texts};

const EN: Texts = Texts::new(Lang::En);
const FR: Texts = Texts::new(Lang::Fr);

fn at(preset: &str, lang: Lang) -> Texts {
    Texts::for_rules(lang, &Rules::preset(preset).unwrap())
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// Neither a missing key, nor an unfilled place, nor a doubled space.
fn is_clean(text: &str) -> bool {
    !text.is_empty() && !text.contains(['⟨', '{', '}', '$']) && !text.contains("  ") && text.trim() == text
}

#[test]
fn cards_have_names() {
    // NOT-CARD-1, NOT-CARD-2
    assert_eq!((EN.card(card("AS")), FR.card(card("AS"))), ("ace of spades".into(), "as de pique".into()));
    assert_eq!(
        (EN.card(card("13H")), FR.card(card("QH"))),
        ("thirteen of hearts".into(), "dame de cœur".into())
    );
    assert_eq!(
        (EN.the_card(card("10C")), FR.the_card(card("10C"))),
        ("the ten of clubs".into(), "le dix de trèfle".into())
    );
    assert_eq!(FR.the_card(card("AD")), "l’as de carreau");
    assert_eq!(FR.the_card(card("11D")), "le onze de carreau");
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut names: Vec<String> = Suit::ALL
            .iter()
            .flat_map(|&suit| Rank::ALL.map(|rank| texts.card(Card::new(suit, rank))))
            .collect();
        names.extend([Card::X, Card::Y].map(|joker| texts.card(joker)));
        assert!(names.iter().all(|name| is_clean(name)));
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 66, "two cards have the same name");
    }
}

#[test]
fn of_two_jokers_each_has_its_name() {
    // NOT-CARD-2
    assert_eq!(EN.card(Card::X), "joker");
    assert_eq!(FR.the_card(Card::X), "le fou");
    assert_eq!(at("quebec-4", Lang::En).card(Card::X), "white joker");
    assert_eq!(at("quebec-4", Lang::Fr).the_card(Card::X), "la Blanche");
    assert_eq!(at("quebec-4", Lang::Fr).the_card(Card::Y), "le Fou en couleurs");
}

#[test]
fn bids_have_names() {
    // FH-BID-1
    let hearts = Bid::tricks(7, Strain::Hearts);
    assert_eq!((EN.bid(hearts), FR.bid(hearts)), ("seven hearts".into(), "sept cœur".into()));
    let open = Bid::misere(MisereKind::Open);
    assert_eq!((EN.bid(open), FR.bid(open)), ("open misère".into(), "misère ouverte".into()));
    let without = Bid::tricks(8, Strain::Hearts).sans_kitty();
    assert_eq!(EN.bid(without), "eight hearts without the kitty");
    assert_eq!(at("american-4", Lang::En).bid(without), "eight hearts without the widow");
    assert_eq!(FR.bid(without), "huit cœur sans la veuve");
    let partie = Bid::partie(Strain::NoTrumps);
    assert_eq!(
        (EN.bid(partie), FR.bid(partie)),
        ("take the game in no trumps".into(), "prendre la partie sans atout".into())
    );
    for lang in Lang::ALL {
        let mut names: Vec<String> = Bid::all().map(|bid| Texts::new(lang).bid(bid)).collect();
        assert!(names.iter().all(|name| is_clean(name)));
        let bids = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), bids, "two bids have the same name");
    }
}

#[test]
fn words_follow_the_country_of_the_rules() {
    for (preset, kitty, no_trumps, contractor, nil) in [
        ("australian-4", "kitty", "no trumps", "contractor", "misère"),
        ("american-4", "widow", "no-trump", "bidder", "misère"),
        ("american-nullo", "widow", "no-trump", "bidder", "nullo"),
        ("bijou-3", "widow", "no-trump", "bidder", "misère"),
        ("quebec-4-nullo", "kitty", "no trumps", "contractor", "nullo"),
    ] {
        let texts = at(preset, Lang::En);
        assert_eq!(
            (
                texts.get("kitty"),
                texts.strain(Strain::NoTrumps),
                texts.get("contractor"),
                texts.get("misere-word")
            ),
            (kitty.into(), no_trumps.into(), contractor.into(), nil.into()),
            "{preset}"
        );
    }
}

fn every_action() -> Vec<Action> {
    let partners = SeatSet::of(Seat(1));
    let mut actions = vec![
        Action::Pass,
        Action::Look,
        Action::Give(CardSet::of(card("4C"))),
        Action::Give([card("4C"), card("KH")].into_iter().collect()),
        Action::Discard(CardSet::EMPTY),
        Action::Discard([card("5S"), card("6C"), Card::X].into_iter().collect()),
        Action::Nominate(Some(Suit::Hearts)),
        Action::Nominate(None),
        Action::Call(card("AH")),
        Action::Alone,
        Action::Partners(partners),
        Action::Partners(partners | SeatSet::of(Seat(2))),
        Action::Play(card("QD")),
        Action::Lead(Card::X, Suit::Spades),
    ];
    actions.extend(Bid::all().map(Action::Bid));
    actions
}

#[test]
fn actions_are_phrases() {
    let ann_bo_cy: Vec<String> = ["Ann", "Bo", "Cy"].map(str::to_owned).to_vec();
    for (action, en, fr) in [
        ("pass", "Ann passes.", "Ann passe."),
        ("7H", "Ann bids seven hearts.", "Ann annonce sept cœur."),
        ("misere", "Ann bids misère.", "Ann annonce misère."),
        ("partie H", "Ann takes the game in hearts.", "Ann prend la partie en cœur."),
        (
            "partie NT sans-kitty",
            "Ann takes the game in no trumps without the kitty.",
            "Ann prend la partie sans atout sans la veuve.",
        ),
        ("discard 5S 6C 4D", "Ann discards three cards.", "Ann écarte trois cartes."),
        ("give 4C", "Ann gives the contractor a card.", "Ann donne une carte à l’ouvreur."),
        ("nominate none", "Ann leaves the joker without a suit.", "Ann laisse le fou sans couleur."),
        ("call AH", "Ann calls the ace of hearts.", "Ann appelle l’as de cœur."),
        ("partners 1 2", "Ann asks Bo and Cy to be partners.", "Ann demande Bo et Cy comme partenaires."),
        ("partner 2", "Ann asks Cy to be partner.", "Ann demande Cy comme partenaire."),
        ("QD", "Ann plays the queen of diamonds.", "Ann joue la dame de carreau."),
        ("X:S", "Ann leads the joker and asks for spades.", "Ann entame le fou et demande du pique."),
    ] {
        let action: Action = action.parse().unwrap();
        assert_eq!(EN.they_do("Ann", action, &ann_bo_cy), en);
        assert_eq!(FR.they_do("Ann", action, &ann_bo_cy), fr);
    }
    let discard: Action = "discard 5S 6C 4D".parse().unwrap();
    assert_eq!(
        EN.you_do(discard, &[]),
        "You discard the five of spades, the six of clubs and the four of diamonds."
    );
    assert_eq!(
        FR.you_do(discard, &[]),
        "Vous écartez le cinq de pique, le six de trèfle et le quatre de carreau."
    );
    assert_eq!(EN.action("AS".parse::<Action>().unwrap()), "plays the ace of spades");
    assert_eq!(FR.action_of(Person::Do, "7H".parse::<Action>().unwrap(), &[]), "annoncer sept cœur");
    for lang in Lang::ALL {
        for action in every_action() {
            for person in [Person::They, Person::You, Person::Do] {
                let texts = Texts::new(lang);
                for phrase in [texts.action_of(person, action, &[]), texts.action_seen(person, action, &[])] {
                    assert!(is_clean(&phrase), "{lang}: {action}: {phrase}");
                }
            }
        }
    }
}

#[test]
fn what_others_may_not_see_is_not_told() {
    // FH-KIT-1, FH-KIT-3
    for lang in Lang::ALL {
        for action in ["discard AS AC AD", "give AS"] {
            let told = Texts::new(lang).they_do("Ann", action.parse::<Action>().unwrap(), &[]);
            assert!(!told.contains("ace") && !told.contains(" as ") && !told.contains("l’as"), "{told}");
        }
    }
}

fn every_refusal() -> Vec<Refusal> {
    let seat = Seat(1);
    let suits: SuitSet = {
        let mut suits = SuitSet::EMPTY;
        suits.insert(Suit::Spades);
        suits.insert(Suit::Hearts);
        suits
    };
    let phases = [
        Phase::Deal,
        Phase::Auction,
        Phase::Give,
        Phase::Discard,
        Phase::Nominate,
        Phase::Partners,
        Phase::Play,
    ];
    let mut refusals = vec![
        Refusal::NoHand,
        Refusal::GameOver,
        Refusal::NoSuchBid { bid: Bid::misere(MisereKind::Nullo) },
        Refusal::BidTooLow { bid: Bid::tricks(7, Strain::Spades), high: Bid::tricks(7, Strain::Hearts) },
        Refusal::NoSevenYet,
        Refusal::NoEightYet,
        Refusal::NobodyToTell { bid: Bid::tricks(6, Strain::Hearts) },
        Refusal::PartnerFirst,
        Refusal::Silent { seat },
        Refusal::LookFirst,
        Refusal::AlreadyLooked,
        Refusal::NothingToLookAt,
        Refusal::NotHeld { card: card("AS") },
        Refusal::WrongCount { given: 2, needed: 3 },
        Refusal::WrongGift { given: 2, needed: 3 },
        Refusal::MustFollow { seat, suit: Suit::Hearts },
        Refusal::JokerWhileFollowing { seat, suit: Suit::Hearts },
        Refusal::MustPlayJoker { seat },
        Refusal::DemandASuit { suits },
        Refusal::NoDemandHere,
        Refusal::OtherPartnerChoice,
        Refusal::OnePartnerOnly,
        Refusal::NotAPartner { seat },
        Refusal::NotCallable { card: card("AH") },
        Refusal::OwnCard { card: card("AH") },
    ];
    for phase in phases {
        refusals.push(Refusal::NotInTurn { seat, to_act: SeatSet::of(Seat(2)), phase });
        refusals.push(Refusal::WrongPhase { phase });
    }
    for &lead in JokerLead::ALL {
        refusals.push(Refusal::SuitNotDemandable { suit: Suit::Clubs, lead });
        refusals.push(Refusal::JokerNotLeadable { lead });
    }
    refusals
}

#[test]
fn refusals_are_short_sentences_for_players() {
    // NOT-RES-7
    for (refusal, en, fr) in [
        (
            Refusal::MustFollow { seat: Seat(1), suit: Suit::Hearts },
            "You hold hearts: follow suit.",
            "Vous avez du cœur\u{a0}: fournissez.",
        ),
        (
            Refusal::BidTooLow { bid: Bid::tricks(7, Strain::Spades), high: Bid::tricks(7, Strain::Hearts) },
            "Seven spades doesn’t beat seven hearts. Bid higher or pass.",
            "Sept pique ne dépasse pas sept cœur\u{a0}: annoncez plus haut ou passez.",
        ),
        (Refusal::WrongCount { given: 2, needed: 3 }, "Discard 3 cards, not 2.", "Écartez 3 cartes, pas 2."),
        (
            Refusal::NotHeld { card: card("AS") },
            "You don’t have the ace of spades here.",
            "Vous n’avez pas l’as de pique ici.",
        ),
    ] {
        assert_eq!((EN.refusal(&refusal).as_str(), FR.refusal(&refusal).as_str()), (en, fr));
    }
    for preset in ["australian-4", "american-5", "quebec-4-club"] {
        for lang in Lang::ALL {
            for refusal in every_refusal() {
                let sentence = at(preset, lang).refusal(&refusal);
                assert!(is_clean(&sentence) && sentence.ends_with('.'), "{lang}: {refusal:?}: {sentence}");
                assert!(sentence.chars().count() <= 120, "{lang}: {sentence}");
                assert!(sentence.starts_with(char::is_uppercase), "{lang}: {sentence}");
            }
        }
    }
}

#[test]
fn who_plays_the_contractors_cards_is_told_of_the_contractors_cards() {
    // FH-PLAY-6
    let refusal = Refusal::MustFollow { seat: Seat(1), suit: Suit::Hearts };
    assert_eq!(EN.refusal_for(&refusal, Seat(2), &[]), "The contractor holds hearts: follow suit.");
    assert_eq!(EN.refusal_for(&refusal, Seat(1), &[]), "You hold hearts: follow suit.");
    let names = ["Ann", "Émile"].map(str::to_owned);
    let refusal = Refusal::NotAPartner { seat: Seat(1) };
    assert_eq!(EN.refusal_for(&refusal, Seat(0), &names), "You can’t ask Émile. Ask another player.");
}

#[test]
fn what_is_no_action_says_what_was_expected() {
    // NOT-REC-11
    for text in
        ["hearts", "call", "discard 5S 5S 5S", "nominate", "partner", "partners 1 1", "5S sans-kitty", "X:"]
    {
        let not = text.parse::<Action>().unwrap_err();
        for lang in Lang::ALL {
            let sentence = Texts::new(lang).not_an_action(&not);
            assert!(
                is_clean(&sentence) && sentence.contains(text) && sentence.ends_with('.'),
                "{lang}: {sentence}"
            );
        }
    }
    let not = "call".parse::<Action>().unwrap_err();
    assert_eq!(EN.not_an_action(&not), "I don’t know “call”: a card is written like AS, 10H or X.");
}

#[test]
fn problems_name_what_a_player_wrote() {
    // NOT-REC-1
    let problem = |preset: &str, axis: &str, value: &str| -> Problem {
        let mut spec = RulesSpec::preset(preset).unwrap();
        match spec.set(axis, value) {
            Err(problem) => problem,
            Ok(()) => Rules::new(spec).unwrap_err().0.remove(0),
        }
    };
    let problems = [
        Problem::NoPreset,
        Problem::UnknownPreset { name: "bridge".into(), known: Vec::new() },
        problem("australian-4", "widow", "3"),
        problem("australian-4", "misere", "maybe"),
        problem("australian-4", "sides", "trios"),
        problem("australian-5", "pack", "43"),
        problem("american-2-dead", "players", "3"),
        Problem::UnevenKitties { kitty: 3 },
    ];
    for lang in Lang::ALL {
        for problem in &problems {
            let sentence = Texts::new(lang).problem(problem);
            assert!(is_clean(&sentence) && sentence.ends_with('.'), "{lang}: {sentence}");
        }
    }
    assert_eq!(
        EN.problem(&problems[3]),
        "“maybe” isn’t a choice for Misère (misere). Use off, after_seven or any_time."
    );
    assert_eq!(
        EN.problem(&problems[4]),
        "Sides (two teams of three, sides=trios) doesn’t work with Players (four, players=4). Change one of them."
    );
    assert_eq!(
        EN.problem(&problems[5]),
        "43 cards aren’t enough for 5 players – at least 50. Choose a bigger pack or fewer players."
    );
}

#[test]
fn every_axis_value_preset_family_phase_and_result_has_a_name() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for axis in AXES {
            assert!(is_clean(&texts.axis(axis.name)), "{lang}: {}", axis.name);
            let mut labels: Vec<String> =
                axis.values.iter().map(|v| texts.axis_value(axis.name, v)).collect();
            assert!(labels.iter().all(|label| is_clean(label)), "{lang}: {}: {labels:?}", axis.name);
            labels.sort();
            labels.dedup();
            assert_eq!(labels.len(), axis.values.len(), "{lang}: {}", axis.name);
        }
        let mut names = Vec::new();
        for preset in PRESETS {
            let (name, about) = texts.preset(preset);
            assert!(is_clean(&name) && is_clean(&about), "{lang}: {}", preset.name);
            assert!(name.chars().count() <= 60 && about.chars().count() <= 150, "{lang}: {about}");
            names.push(name);
        }
        names.sort();
        names.dedup();
        assert_eq!(names.len(), PRESETS.len());
        assert!(Family::ALL.iter().all(|&family| is_clean(&texts.family(family))));
        for phase in [
            Phase::Deal,
            Phase::Auction,
            Phase::Give,
            Phase::Discard,
            Phase::Nominate,
            Phase::Partners,
            Phase::Play,
        ] {
            assert!(is_clean(&texts.phase(phase)));
        }
        use HandResult::{Failed, Made, PassedOut, PlayedWithoutBid, Stopped};
        for result in [Made, Failed, PassedOut, PlayedWithoutBid, Stopped] {
            assert!(is_clean(&texts.result(result)));
        }
    }
}

#[test]
fn a_missing_key_shows_itself() {
    assert_eq!(EN.get("no-such-key"), "⟨no-such-key⟩");
    assert!(!EN.has("no-such-key") && EN.has("kitty"));
}
