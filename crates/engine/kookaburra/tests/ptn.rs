//! Hands as Trickster writes them, read into records: the published form with other names, random hands written in it,
//! and whatever else a file may hold.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::fmt::Write;

use cards::{Card, Rank, Suit};
use five_hundred::{Action, BidKind, MisereKind, Phase, Rules, RulesSpec, Strain};
use kookaburra::{
    Record, Table,
    ptn::{Imported, Open, PtnFault, read_ptn},
};
use proptest::prelude::*;
use rand_chacha::{
    ChaCha20Rng,
    rand_core::{Rng, SeedableRng},
};
use table::{DealSource, Recall, Seat, Seed, Viewer};

const AUSTRALIAN: &str = include_str!("ptn/australian.ptn");

fn one(text: &str) -> Imported {
    let mut hands = read_ptn(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(hands.len(), 1);
    hands.remove(0)
}

fn table_of(record: &Record) -> Table<Rules> {
    let again = Record::read(&record.to_json()).unwrap();
    assert_eq!(&again, record, "what is written is what is read");
    Table::<Rules>::from_record(record).unwrap()
}

#[test]
fn a_published_hand_is_replayed_trick_by_trick() {
    let hand = one(AUSTRALIAN);
    let record = &hand.record;
    assert_eq!(record.players.as_deref().unwrap(), ["Sam", "Wanda", "Noel", "Edith"]);
    assert_eq!(record.rules["preset"], "australian-4");
    assert_eq!(record.hands[0].dealer, Seat(3));
    let actions = &record.hands[0].actions;
    let auction = ["0 pass", "1 6C", "2 pass", "3 pass", "1 discard 7H 9H QH"];
    assert_eq!(actions[..5], auction);
    assert_eq!(actions[5..9], ["1 7C", "2 QC", "3 X", "0 5C"]);
    assert_eq!(actions.len(), 5 + 40);
    let table = table_of(record);
    assert!(!table.in_hand());
    // The contract is made with seven tricks: 60 points, and 30 for the others.
    assert_eq!(table.standing().scores, [30, 60, 30, 60]);
    let scores = Open::Scores { text: "S:340 510 340 510".to_owned() };
    assert_eq!(hand.open, [scores], "everything else was understood");
}

#[test]
fn the_form_of_older_files_is_read_too() {
    // Quotes within quotes, a bracket that is missing, no discards, an end of line of another system.
    let text = AUSTRALIAN
        .replace("\\\"", "\"")
        .replace("AM PST\"]", "AM PST\"")
        .replace("% PTN", "% PBN")
        .replace("[CardsRemoved \"W:H7H9HQ\"]\n", "")
        .replace('\n', "\r\n");
    let hand = one(&format!("\u{feff}Words of a letter\n{text}"));
    assert_eq!(hand.record.hands, one(AUSTRALIAN).record.hands);
    assert!(hand.open.contains(&Open::Discards));
}

#[test]
fn several_hands_are_several_records() {
    let hands = read_ptn(&format!("{AUSTRALIAN}\n{AUSTRALIAN}")).unwrap();
    assert_eq!(hands.len(), 2);
    assert_eq!(hands[0].record, hands[1].record);
    assert!(hands[1].line > hands[0].line);
}

#[test]
fn what_the_text_leaves_open_is_named() {
    let odd = AUSTRALIAN.replace("\\\"noWatching\\\":true", "\\\"jokerLow\\\":true,\\\"whenNullo2\\\":7");
    let hand = one(&odd);
    let named = |name: &str, value: &str| {
        hand.open.contains(&Open::Option { name: name.to_owned(), value: value.to_owned() })
    };
    assert!(named("jokerLow", "true") && named("whenNullo2", "7"), "{:?}", hand.open);
    // Without the auction the contract tells it.
    let bare = AUSTRALIAN.replace("[Auction \"S\"]\nPass 6♣ Pass Pass\n", "");
    let hand = one(&bare);
    assert!(hand.open.contains(&Open::Auction));
    assert_eq!(hand.record.hands, one(AUSTRALIAN).record.hands);
    // A hand that breaks off is a hand in progress.
    let end = AUSTRALIAN.find("DA D4").unwrap();
    let hand = one(&AUSTRALIAN[..end]);
    assert_eq!(hand.record.hands[0].actions.len(), 5 + 12);
    assert!(table_of(&hand.record).in_hand());
}

fn refused(text: &str) -> (usize, PtnFault) {
    let error = read_ptn(text).unwrap_err();
    assert!(error.to_string().starts_with(&format!("line {}: ", error.line)), "{error}");
    (error.line, error.fault)
}

#[test]
fn other_games_are_refused_and_mistakes_have_their_line() {
    let whist = AUSTRALIAN.replace("FiveHundred", "Whist");
    assert_eq!(refused(&whist), (6, PtnFault::OtherGame { game: "Whist".to_owned() }));
    let nothing = AUSTRALIAN.replace("[GameCode \"FiveHundred\"]\n", "").replace("Play 500", "Play Euchre");
    assert!(matches!(refused(&nothing), (_, PtnFault::NoGame)));
    for (text, is_it) in
        [("", true), ("[Event \"500\"]", true), ("{\"format\": \"kookaburra-record/1\"}", true)]
    {
        assert_eq!(matches!(refused(text).1, PtnFault::NoDeal), is_it, "{text}");
    }
    type Is = fn(&PtnFault) -> bool;
    let cases: [(&str, &str, Is); 11] = [
        ("[Dealer \"E\"]", "[Dealer \"NE\"]", |fault| matches!(fault, PtnFault::Value { tag: "Dealer", .. })),
        ("[Dealer \"E\"]", "[Dealer E]", |fault| matches!(fault, PtnFault::NoTag)),
        ("E:Q86", "E:Q8X", |fault| matches!(fault, PtnFault::Value { tag: "Deal", .. })),
        ("E:Q86", "E:Q83", |fault| matches!(fault, PtnFault::Pack { cards: 43 })),
        ("E:Q86", "E:Q8", |fault| matches!(fault, PtnFault::Pack { cards: 42 })),
        (" J.J84.KT94.QJ", "", |fault| matches!(fault, PtnFault::Pack { .. } | PtnFault::Value { .. })),
        ("Pass 6♣", "Pass 5♣", |fault| matches!(fault, PtnFault::Value { tag: "Auction", .. })),
        ("Pass 6♣", "Pass 7♣", |fault| matches!(fault, PtnFault::Contradiction { tag: "Contract", .. })),
        ("W:H7H9HQ", "W:H7H9HK", |fault| matches!(fault, PtnFault::Refused { .. })),
        ("C7 CQ JH C5", "C7 SJ JH C5", |fault| matches!(fault, PtnFault::Refused { .. })),
        ("C7 CQ JH C5", "C7 - JH C5", |fault| matches!(fault, PtnFault::NoCard { seat: "N" })),
    ];
    for (from, to, is) in cases {
        let text = AUSTRALIAN.replacen(from, to, 1);
        assert_ne!(text, AUSTRALIAN);
        let (_, fault) = refused(&text);
        assert!(is(&fault), "{to}: {fault:?}");
    }
}

/// The letters of a table for so many.
fn compass(players: usize) -> Vec<&'static str> {
    match players {
        3 => vec!["S", "W", "E"],
        4 => vec!["S", "W", "N", "E"],
        _ => vec!["S", "SW", "NW", "N", "NE", "SE"],
    }
}

fn rank(card: Card) -> String {
    match card.rank() {
        Some(Rank::Ten) => "T".to_owned(),
        Some(rank) => rank.name().to_owned(),
        None if card == Card::X => "H".to_owned(),
        None => "L".to_owned(),
    }
}

fn word(card: Card) -> String {
    format!("{}{}", card.suit().map_or('J', Suit::letter), rank(card))
}

fn words(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(word).collect()
}

fn hand_words(cards: &[Card]) -> String {
    let of = |suit: Option<Suit>| {
        cards.iter().filter(|card| card.suit() == suit).map(|&card| rank(card)).collect::<String>()
    };
    let suits = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs].map(|suit| of(Some(suit)));
    let jokers = of(None);
    let mut text = suits.join(".");
    if !jokers.is_empty() {
        text = format!("{text}.{jokers}");
    }
    text
}

fn call(action: Action) -> String {
    match action {
        Action::Bid(bid) => match bid.kind() {
            BidKind::Tricks(tricks, Strain::NoTrumps) => format!("{tricks}NT"),
            BidKind::Tricks(tricks, strain) => format!("{tricks}{}", strain.trump().unwrap().symbol()),
            BidKind::Misere(MisereKind::Open) => "Open Nullo".to_owned(),
            _ => "Nullo".to_owned(),
        },
        _ => "Pass".to_owned(),
    }
}

/// A random hand, and how Trickster would have written it.
fn random_hand(preset: &str, pack: &str, seed: u64) -> (Table<Rules>, String) {
    let mut random = ChaCha20Rng::seed_from_u64(seed);
    let mut below = move |most: u32| random.next_u32() % most.max(1);
    let mut spec = RulesSpec::preset(preset).unwrap();
    let is_australian = preset.starts_with("australian");
    for (axis, value) in [
        ("pack", pack),
        ("misere", "any_time"),
        ("open_misere", "500"),
        ("misere_rank", "above_sevens"),
        ("joker_nomination", "off"),
        ("joker_lead", "any"),
        ("joker_in_misere", "may"),
        ("stop_when_decided", "off"),
    ] {
        spec.set(axis, value).unwrap();
    }
    let rules = Rules::new(spec).unwrap();
    let points = compass(rules.seats());
    let dealer = Seat(below(rules.seats() as u32) as u8);
    let mut table = Table::open(rules.clone());
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    table.deal(dealer, Seed(bytes).into()).unwrap();
    let dealt = rules.read_deal(&table.deal_json().unwrap()).unwrap();
    while let Some((turn, choices)) = rules.next_choices(table.state()) {
        let passes =
            table.phase() == Some(Phase::Auction) && below(3) > 0 && table.check(turn, Action::Pass).is_ok();
        let action = if passes { Action::Pass } else { choices.pick(&mut below) };
        table.act(turn, action).unwrap();
    }
    let mut text = format!(
        "[Event \"Trickster Cards: Practice 500 - {}\"]\n[GameCode \"FiveHundred\"]\n\
         [GameOptionsJson \"{{\\\"variation\\\":{},\\\"deckSize\\\":{}}}\"]\n[Dealer \"{}\"]\n",
        if is_australian { "Australian" } else { "American" },
        u8::from(is_australian),
        rules.pack().len(),
        points[dealer.index()],
    );
    let first = dealer.after(1, rules.seats());
    let _ = write!(text, "[Deal \"{}:", points[first.index()]);
    for steps in 0..rules.seats() {
        let hand = dealt.hands[first.after(steps, rules.seats()).index()].to_canonical();
        let _ = write!(text, "{}{}", if steps > 0 { " " } else { "" }, hand_words(&hand));
    }
    let _ = writeln!(text, "\"]\n[Undealt \"{}\"]", words(dealt.kitties[0]));
    let _ = writeln!(text, "[Auction \"{}\"]", points[first.index()]);
    // Whoever has passed keeps their place in a row.
    let calls: Vec<_> = table
        .actions()
        .iter()
        .take_while(|(_, action)| matches!(action, Action::Bid(_) | Action::Pass))
        .collect();
    let mut at = first;
    for (number, &&(seat, action)) in calls.iter().enumerate() {
        while at != seat {
            text += "- ";
            at = at.after(1, rules.seats());
        }
        at = at.after(1, rules.seats());
        text += &call(action);
        text += if number + 1 == calls.len() { "\n" } else { " " };
    }
    let discard = table.actions().iter().find_map(|&(seat, action)| match action {
        Action::Discard(cards) => Some((seat, cards)),
        _ => None,
    });
    if let Some((seat, cards)) = discard {
        let _ = writeln!(text, "[CardsRemoved \"{}:{}\"]", points[seat.index()], words(cards));
    }
    let view = table.view(Viewer::Referee, Recall::Perfect);
    for (number, trick) in view.tricks.iter().enumerate() {
        let leader = view.tricks[0].plays[0].seat;
        if number == 0 {
            let _ = writeln!(text, "[Play \"{}\"]", points[leader.index()]);
        }
        let row: Vec<String> = (0..rules.seats())
            .map(|steps| {
                let seat = leader.after(steps, rules.seats());
                trick
                    .plays
                    .iter()
                    .find(|play| play.seat == seat)
                    .map_or("-".to_owned(), |play| word(play.card))
            })
            .collect();
        let _ = writeln!(text, "{}", row.join(" "));
    }
    (table, text)
}

/// The same actions, but for the suits that jokers demanded: a text doesn't say them.
fn without_demands(table: &Table<Rules>) -> Vec<(Seat, Action)> {
    let bare = |action| match action {
        Action::Lead(card, _) => Action::Play(card),
        other => other,
    };
    table.actions().iter().map(|&(seat, action)| (seat, bare(action))).collect()
}

#[test]
fn random_hands_come_back_as_they_were_played() {
    let mut led_jokers = 0;
    for (preset, pack) in [
        ("australian-4", "43"),
        ("australian-4", "45"),
        ("american-4", "43"),
        ("american-4", "45"),
        ("american-4", "46"),
        ("australian-3", "33"),
        ("american-3", "33"),
    ] {
        for seed in 0..60 {
            let (table, text) = random_hand(preset, pack, seed);
            let hand = one(&text);
            let read = table_of(&hand.record);
            assert_eq!(without_demands(&read), without_demands(&table), "{preset} {pack} {seed}\n{text}");
            assert_eq!(read.standing().scores, table.standing().scores, "{preset} {pack} {seed}");
            assert!(matches!(hand.record.hands[0].deal, DealSource::Explicit(_)));
            assert!(
                hand.open.iter().all(|open| matches!(open, Open::JokerSuit { .. })),
                "{:?}\n{text}",
                hand.open
            );
            led_jokers += hand.open.len();
        }
    }
    assert!(led_jokers > 10, "{led_jokers} jokers were led");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Whatever a file holds: it is read, or refused with a line, and nothing falls over.
    #[test]
    fn nothing_falls_over(
        seed in 0_u64..40,
        cuts in prop::collection::vec((any::<prop::sample::Index>(), 0_usize..6, any::<char>()), 1..6),
    ) {
        let (_, text) = random_hand("american-4", "46", seed);
        let text = if seed % 2 == 0 { AUSTRALIAN.to_owned() } else { text };
        let mut chars: Vec<char> = text.chars().collect();
        for (at, kind, other) in cuts {
            if chars.is_empty() {
                break;
            }
            let at = at.index(chars.len());
            match kind {
                0 => drop(chars.remove(at)),
                1 => chars.insert(at, other),
                2 => chars[at] = other,
                3 => chars.truncate(at),
                4 => drop(chars.drain(at..(at + 40).min(chars.len()))),
                _ => {
                    let piece: Vec<char> = chars[at..(at + 60).min(chars.len())].to_vec();
                    chars.splice(at..at, piece);
                }
            }
        }
        let text: String = chars.into_iter().collect();
        match read_ptn(&text) {
            Ok(hands) => for hand in hands {
                table_of(&hand.record);
            },
            Err(error) => {
                prop_assert!(error.line >= 1 && error.to_string().len() < 2_000, "{error}");
                prop_assert!(error.line <= text.lines().count().max(1));
            }
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "(\\PC|\n|\\[Deal \"|\\[Auction \"S\"\\]|:|\"\\]){0,200}") {
        let _ = read_ptn(&text);
    }
}

#[test]
fn very_long_texts_take_no_longer_than_they_must() {
    let rows = "- - - -\n".repeat(200_000);
    let text = format!("{AUSTRALIAN}{rows}");
    assert_eq!(one(&text).record.hands, one(AUSTRALIAN).record.hands);
    let tags = "[Event \"500\"]\n".repeat(50_000);
    assert!(matches!(read_ptn(&tags).unwrap_err().fault, PtnFault::NoDeal));
}
