//! Orders: what is refused changes nothing, whatever is typed; undo, saves, cuts, draws, people who sit out.

use crate::wire::{
    Animation, ClaimRest, Hint, Opening, ReplayAt, Retell, ReviewFrom, Score, Share, Typed, TypedReply,
};
use card_match::testing::{self, club_would};
use table::{Seat, Seq};

use super::*;
use crate::game_of_save;
use cards::{HandEnd, Indices, SortBy, Sorting};

/// A table where the player is to act in the auction.
fn to_call() -> LocalTable<Rules> {
    let script = testing::Script::new("australian-4", 1, "7H").deal();
    sit(script.until(|view| view.to_act.contains(Seat(0))).device(0))
}

fn until_mine<G: OnDesk>(local: &mut LocalTable<G>) -> Scene {
    loop {
        let scene = table(local, TableRequest::Look).scene;
        if scene.moment == Moment::Mine {
            return scene;
        }
        table(local, TableRequest::Next);
    }
}

fn resume(save: &str, lang: Lang) -> Result<Desk, String> {
    game_of_save(save, lang).and_then(|_| Desk::resume::<Rules>(save, lang))
}

fn refused(local: &mut LocalTable<impl OnDesk>, request: impl Into<DeskRequest>) -> String {
    let (before, request) = (local.save(), request.into());
    let Refused(why) = answered(local, request.clone()).unwrap_err();
    assert_eq!(local.save(), before, "{request:?}");
    assert!(!why.is_empty() && !why.contains('⟨'), "{why}");
    why
}

/// What was meant by something typed.
fn typed(local: &mut LocalTable<impl OnDesk>, text: &str) -> TypedReply {
    ask(local, Typed(text.to_owned())).unwrap()
}

#[test]
fn what_is_refused_says_why_and_changes_nothing() {
    let mut local = to_call();
    let scene = until_mine(&mut local);
    for (request, why) in [
        (DeskRequest::from(TableRequest::Next), "It’s your turn."),
        (TableRequest::Act("nonsense".into()).into(), "nonsense"),
        (TableRequest::Act("AS".into()).into(), ""),
        (TableRequest::Act("discard".into()).into(), ""),
        (Typed("what".into()).into(), "don’t know"),
        (Typed("skip".into()).into(), "sit out"),
        (Typed("review".into()).into(), "finished"),
        (TableRequest::Cut(5).into(), "cut"),
        (ReplayAt { hand: 0, step: 0 }.into(), "finished"),
        (Share { hand: 0, step: 0 }.into(), "finished"),
        (TableRequest::Undo.into(), "Nothing to undo"),
    ] {
        assert!(refused(&mut local, request.clone()).contains(why), "{request:?}");
        assert_eq!(table(&mut local, TableRequest::Look).scene, scene);
    }
}

#[test]
fn words_do_what_clicks_do() {
    let mut local = to_call();
    until_mine(&mut local);
    for (text, meant) in [
        ("rules", TypedReply::Rules),
        ("quit", TypedReply::Leave),
        ("score", TypedReply::Request(Score.into())),
        ("hint", TypedReply::Request(Hint.into())),
        ("claim", TypedReply::Request(ClaimRest.into())),
    ] {
        assert_eq!(typed(&mut local, text), meant);
    }
    for text in ["help", "table", "hand", "last"] {
        assert!(matches!(typed(&mut local, text), TypedReply::Text(lines) if !lines.is_empty()), "{text}");
    }
    local.speak(Lang::Fr);
    let TypedReply::Table(update) = typed(&mut local, "passe") else { panic!("no call") };
    assert_eq!(update.told[0].words, "Vous passez.");
    assert!(matches!(update.told[0].animation, Animation::Said { seat: Seat(0), .. }));
}

#[test]
fn a_hint_for_a_discard_names_all_its_cards() {
    let script = testing::Script::new("australian-4", 0, "7H").deal();
    let device = script.until(|view| view.phase == Some(::five_hundred::Phase::Discard)).device(0);
    for (lang, label) in [(Lang::En, "Discard 3 cards"), (Lang::Fr, "Écarter 3 cartes")] {
        let mut local = LocalTable::new(device.clone(), None, lang);
        let advice = ask(&mut local, Hint).unwrap();
        assert_eq!((advice.cards.len(), advice.label.as_str()), (3, label));
        for &card in &advice.cards {
            let name = Texts::new(lang).card(card);
            assert!(advice.words.contains(&name), "{name}: {}", advice.words);
        }
        table(&mut local, TableRequest::Act(advice.action));
    }
}

#[test]
fn a_hand_is_told_again() {
    let mut local = five_hundred("australian-4", &setup(33, Lang::En));
    let mut told = Vec::new();
    let mut dice = Dice::new(1);
    for _ in 0..30 {
        let scene = local.scene();
        let request = click(&mut local, &scene, &mut dice);
        told.extend(table(&mut local, request).told);
    }
    assert_eq!(ask(&mut local, Retell), Ok(told));
}

#[test]
fn undo_goes_back_to_the_last_decision() {
    let mut local = to_call();
    let scene = until_mine(&mut local);
    let before = local.device().game.record();
    table(&mut local, TableRequest::Act("pass".into()));
    until_mine(&mut local);
    let undone = table(&mut local, TableRequest::Undo);
    // The log keeps what was taken back; the game is where it was, and it is so in a match that is gone on with.
    assert_eq!((undone.scene, local.device().game.record()), (scene.clone(), before));
    let mut again = resume(&local.save().unwrap(), Lang::En).unwrap();
    again.prefer(guidance_wanted());
    assert_eq!(plain(&mut again, TableRequest::Look).unwrap().scene, scene);
}

#[test]
fn a_kept_match_goes_on_where_it_was() {
    let opening = Opening { rules: "quebec-4".into(), levels: vec!["beginner".into()], ..Opening::default() };
    let mut desk = Desk::open::<Rules>(&opening, Seed([5; 32]), Lang::Fr).unwrap();
    // Until it is the player's turn.
    while plain(&mut desk, TableRequest::Next).is_ok() {}
    let mut again = resume(&desk.save().unwrap(), Lang::Fr).unwrap();
    assert_eq!(plain(&mut again, TableRequest::Look), plain(&mut desk, TableRequest::Look));
    assert_eq!((again.save(), again.in_words()), (desk.save(), desk.in_words()));
    // Entries are only ever added: what is kept and the rest are the whole.
    let (saved, entries) = (desk.save().unwrap(), desk.lines_from(Seq::default()).lines().count() as u64);
    for request in [TableRequest::Act("pass".into()), TableRequest::Next, TableRequest::Undo] {
        plain(&mut desk, request).unwrap();
    }
    assert_ne!(desk.lines_from(Seq(entries)), "");
    assert_eq!(saved + &desk.lines_from(Seq(entries)), desk.save().unwrap());
    assert!(resume("{}", Lang::En).is_err() && resume("", Lang::Fr).is_err());
    assert_eq!(Opening::default(), serde_json::from_str("{}").unwrap());
}

#[test]
fn a_match_that_cannot_be_is_not_opened() {
    let opening = |rules: &str| Opening { rules: rules.into(), ..Opening::default() };
    for opening in [
        opening("no-such-game"),
        opening(""),
        opening("australian-4+misere=never-heard-of"),
        Opening { seat: Some(9), ..opening("australian-4") },
        Opening { seed: Some("12".into()), ..opening("australian-4") },
        Opening { levels: vec!["genius".into()], ..opening("australian-4") },
        Opening { company: Some(99), ..opening("australian-4") },
        Opening { conventions: Some("blackwood".into()), ..opening("australian-4") },
        Opening { conventions: Some("joker".into()), ..opening("australian-3") },
        Opening { deal: Some("australian-4~00~".into()), ..opening("") },
        Opening { deal: Some("australian-4~99~s00".into()), ..opening("") },
        Opening { deal: Some("australian-4~00~p0001".into()), ..opening("") },
    ] {
        for lang in Lang::ALL {
            let open =
                if opening.deal.is_some() { Desk::open_with_deal::<Rules> } else { Desk::open::<Rules> };
            let why = open(&opening, Seed([1; 32]), lang).unwrap_err();
            assert!(!why.is_empty() && !why.contains('⟨'), "{opening:?}: {why}");
        }
    }
}

#[test]
fn the_player_on_the_dealers_right_cuts() {
    // FH-DEAL-1
    let mut local = sit(testing::cutting("australian-4"));
    let scene = table(&mut local, TableRequest::Look).scene;
    let Panel::Cut(cut) = scene.panel else { panic!("{scene:?}") };
    assert_eq!((cut.least, cut.most), (1, 42));
    refused(&mut local, TableRequest::Cut(0));
    refused(&mut local, TableRequest::Cut(43));
    let told = table(&mut local, TableRequest::Cut(7)).told;
    assert!(matches!(told[0].animation, Animation::Cut { .. }) && told[0].words.contains('7'), "{told:?}");
    refused(&mut local, TableRequest::Cut(7));
}

#[test]
fn the_draw_is_shown_before_the_first_deal() {
    // FH-DRAW-1, FH-END-8
    let (device, draw) = testing::company(6);
    let mut local = LocalTable::new(device, Some(draw), Lang::En);
    let scene = table(&mut local, TableRequest::Look).scene;
    let TableArea::Draw { spread, decided } = &scene.table_area else { panic!("{scene:?}") };
    assert_eq!(spread.len(), 5);
    assert!(decided[0].contains("sit out") && scene.waiting.is_some(), "{scene:?}");
    assert!(matches!(table(&mut local, TableRequest::Next).scene.table_area, TableArea::Tricks(_)));
}

#[test]
fn cards_are_named_with_the_letters_on_them() {
    let mut local = sit(testing::rummy::scripted("rummy-500", 3, |view| {
        matches!(view.choices, ::rummy_500::Choices::Turn(_))
    }));
    let labels = |local: &mut LocalTable<Rummy>| -> String {
        let cards = choosable(&local.scene());
        let picked = cards.into_iter().map(|card| ask(local, Pick(vec![card])).unwrap());
        picked.map(|answer| serde_json::to_string(&answer).unwrap()).collect()
    };
    let english = labels(&mut local);
    local.prefer(Preferences { indices: Indices::Ardv, ..Preferences::default() });
    let french = labels(&mut local);
    let signs = |text: &str, letters: [&str; 3]| {
        letters
            .iter()
            .any(|letter| ["♠", "♥", "♦", "♣"].iter().any(|suit| text.contains(&format!("{letter}{suit}"))))
    };
    assert!(signs(&english, ["K", "Q", "J"]) && !signs(&english, ["R", "D", "V"]), "{english}");
    assert!(signs(&french, ["R", "D", "V"]) && !signs(&french, ["K", "Q", "J"]), "{french}");
}

#[test]
fn a_hand_of_rummy_lies_as_one_likes() {
    // RM-DEAL-5
    let mut local = rummy("rummy-500", &setup(1, Lang::En));
    table(&mut local, TableRequest::Next);
    let cards =
        |scene: Scene| scene.hand_view.unwrap().cards.iter().map(|card| card.card).collect::<Vec<_>>();
    let by_suit = cards(table(&mut local, TableRequest::Look).scene);
    local.prefer(sorting(SortBy::Ranks, HandEnd::Left));
    let by_rank = cards(local.scene());
    assert_ne!(by_suit, by_rank);
    local.prefer(Preferences::default());
    assert_eq!(cards(local.scene()), by_suit);
}

fn sorting(by: SortBy, trumps: HandEnd) -> Preferences {
    let sorting = Sorting { by, trumps, ..Sorting::default() };
    Preferences { sorting, ..Preferences::default() }
}

#[test]
fn trumps_lie_where_one_likes_and_the_order_outlives_the_language() {
    let mut local = sit(testing::Script::new("australian-4", 1, "7H")
        .deal()
        .until(|view| view.phase == Some(::five_hundred::Phase::Play))
        .device(0));
    let trumps = |scene: Scene| -> Vec<bool> {
        let cards = scene.hand_view.unwrap().cards;
        let left: Card = "JD".parse().unwrap();
        let trump = |card: Card| card == left || card.suit().is_none_or(|suit| suit == cards::Suit::Hearts);
        cards.iter().map(|held| trump(held.card)).collect()
    };
    let left = trumps(table(&mut local, TableRequest::Look).scene);
    assert!(left[0] && !left[left.len() - 1], "{left:?}");
    local.prefer(sorting(SortBy::Suits, HandEnd::Right));
    let right = trumps(local.scene());
    assert!(!right[0] && right[right.len() - 1], "{right:?}");
    local.speak(Lang::Fr);
    assert_eq!(trumps(table(&mut local, TableRequest::Look).scene), right);
}

#[test]
fn a_lost_misere_may_end_at_once() {
    // FH-SCO-7
    let hands = [
        "AH 5H 6H 7H 4D 5D 6D 7D 5C 6C",
        "8H 9H 10H 8S 9S 10S 7C 8C 9C 8D",
        "X JH QH KH 4H 9D 10D JD QD KD",
        "5S 6S 7S JS QS KS AS JC QC KC",
    ];
    let bids = ["1 7S", "2 pass", "3 pass", "0 misere", "1 pass", "0 discard AC AD 10C"];
    let table_after = |cards: &[&str]| {
        let actions = [&bids[..], cards].concat();
        sit(testing::dealt("australian-4", 0, &hands, "AC AD 10C", &actions))
    };
    let mut before = table_after(&["0 AH", "1 8H"]);
    assert_eq!(table(&mut before, TableRequest::Look).scene.panel, Panel::None);
    let mut local = table_after(&["0 AH", "1 8H", "3 5S"]);
    let scene = table(&mut local, TableRequest::Look).scene;
    let Panel::Settled { words, label } = &scene.panel else { panic!("{scene:?}") };
    assert_eq!(words, "The misère is lost, and nothing can change the score now.");
    assert!(label == "End the hand" && scene.can.claim_rest);
    let update = ask(&mut local, ClaimRest).unwrap();
    assert!(update.told[0].words.contains("Everyone agrees to end the hand"), "{:?}", update.told);
    assert_eq!(update.scene.moment, Moment::Deal);
    assert!(matches!(update.scene.panel, Panel::Result { .. }));
}

#[test]
fn the_only_card_is_played_by_itself_where_one_likes_that() {
    let prefer = |forced| Preferences { forced, ..Preferences::default() };
    let mut local = five_hundred("australian-4", &setup(7, Lang::En));
    let (mut forced, mut decisions) = (0, 0);
    local.prefer(prefer(true));
    while forced < 12 {
        let scene = table(&mut local, TableRequest::Look).scene;
        assert!(!scene.forced || scene.moment == Moment::Mine);
        if scene.moment != Moment::Mine {
            table(&mut local, TableRequest::Next);
        } else if scene.forced {
            // There is one card, and it is neither a call nor a discard.
            let hand = scene.hand_view.unwrap();
            let legal: Vec<_> = hand.cards.iter().filter(|held| held.legal).collect();
            assert_eq!((hand.choose, legal.len()), (Slot::One, 1));
            // A player who does not like it is asked.
            local.prefer(prefer(false));
            assert!(!local.scene().forced && ask(&mut local, TableRequest::Next).is_err());
            local.prefer(prefer(true));
            let action = legal[0].offers[0].action.clone();
            let told = table(&mut local, TableRequest::Next).told;
            assert!(told.iter().any(
                |told| matches!(told.animation, Animation::Played { card, .. } if card.to_string() == action)
            ));
            forced += 1;
        } else {
            let action = club_would(local.device()).to_string();
            table(&mut local, TableRequest::Act(action));
            decisions += 1;
        }
        // Taking back leads to a decision that was one.
        if forced == 6 && decisions > 0 {
            let mut back = LocalTable::new(local.device().clone(), None, Lang::En);
            back.prefer(prefer(true));
            let scene = table(&mut back, TableRequest::Undo).scene;
            assert!(scene.moment == Moment::Mine && !scene.forced);
        }
    }
}

#[test]
fn whatever_comes_in_whatever_order_nothing_is_half_done() {
    const WORDS: [&str; 24] = [
        "pass",
        "7h",
        "10nt",
        "misere",
        "look",
        "discard",
        "5s",
        "as",
        "x",
        "x:h",
        "nominate",
        "call",
        "alone",
        "partner",
        "take",
        "2",
        "meld",
        "lay",
        "rummy",
        "end",
        "stock",
        "hint",
        "undo",
        "é♥ \u{0}",
    ];
    fn words(dice: &mut Dice) -> String {
        let words: Vec<&str> = (0..=dice.below(4)).filter_map(|_| dice.one_of(&WORDS)).collect();
        words.join(" ")
    }
    fn any(dice: &mut Dice) -> DeskRequest {
        let cards: Vec<Card> =
            ["AS", "KH", "X", "2C", "7D"].iter().map(|card| card.parse().unwrap()).collect();
        match dice.below(12) {
            0 => TableRequest::Next.into(),
            1 => TableRequest::Cut(dice.below(60)).into(),
            2 | 3 => TableRequest::Act(words(dice)).into(),
            4 | 5 => Typed(words(dice)).into(),
            6 => Pick((0..dice.below(5)).filter_map(|_| dice.one_of(&cards)).collect()).into(),
            7 => TableRequest::Undo.into(),
            8 => ReplayAt { hand: dice.below(3), step: dice.below(90) }.into(),
            9 => Share { hand: dice.below(3), step: dice.below(9) }.into(),
            10 => ReviewFrom { hand: dice.below(3) + 3, from: dice.below(20), everybody: false }.into(),
            _ => ClaimRest.into(),
        }
    }
    fn storm<G: OnDesk>(mut local: LocalTable<G>, dice: &mut Dice) {
        for _ in 0..250 {
            let scene = local.scene();
            if dice.below(3) == 0 {
                let request = click(&mut local, &scene, dice);
                table(&mut local, request);
                continue;
            }
            let (before, request) = (local.save(), any(dice));
            let answer = answered(&mut local, request.clone());
            let is_done = matches!(
                answer,
                Ok(DeskReply::Table(_) | DeskReply::ClaimRest(_) | DeskReply::Typed(TypedReply::Table(_)))
            );
            if !is_done {
                assert_eq!((local.save(), local.scene()), (before, scene), "{request:?}: {answer:?}");
            }
            let (_, json) = travels(&answer);
            assert!(!json.contains('⟨'), "{json}");
            travels(&request);
        }
    }
    for (number, preset) in
        ["australian-4-blind", "american-5", "australian-2", "quebec-4"].into_iter().enumerate()
    {
        storm(five_hundred(preset, &setup(9, Lang::ALL[number % 2])), &mut Dice::new(number as u64));
    }
    for (number, preset) in ["rummy-500", "rummy-500-new-meld"].into_iter().enumerate() {
        storm(rummy(preset, &setup(9, Lang::ALL[number % 2])), &mut Dice::new(number as u64));
    }
}

#[test]
fn a_drawn_card_is_shown_to_who_drew_it_and_to_nobody_else() {
    // RM-INFO-1
    let mut local = rummy("rummy-500", &setup(31, Lang::En));
    let mut dice = Dice::new(8);
    let (mut mine, mut theirs) = (0, 0);
    for _ in 0..80 {
        let scene = local.scene();
        let stock = match &scene.table_area {
            TableArea::Melds(laid) => laid.draw.clone().filter(|_| scene.moment == Moment::Mine),
            _ => None,
        };
        let request = stock
            .map_or_else(|| click(&mut local, &scene, &mut dice), |offer| TableRequest::Act(offer.action));
        let update = table(&mut local, request);
        for told in update.told {
            let Animation::Drew { seat, card } = told.animation else { continue };
            if seat != Seat(0) {
                assert_eq!(card, None);
                theirs += 1;
                continue;
            }
            let hand = update.scene.hand_view.as_ref().unwrap();
            let fresh: Vec<Card> = hand
                .cards
                .iter()
                .filter(|held| held.mark.as_deref() == Some("just drawn"))
                .map(|held| held.card)
                .collect();
            assert_eq!(fresh, [card.unwrap()]);
            mine += 1;
        }
    }
    assert!(mine > 2 && theirs > 2);
}

#[test]
fn a_card_that_may_not_be_played_says_why() {
    // FH-PLAY-3
    let device = testing::dealt(
        "australian-4",
        3,
        &[
            "5C 6C 7C 8C 5D 6D 7D 8D 5S AH",
            "KH QH 10H 9H 8H AS KS QS AC KC",
            "7H 6H 5H 9C 10C 9D 10D 6S 7S 8S",
            "X JH JD AD KD QD JS 9S 10S QC",
        ],
        "JC 4D 4H",
        &["0 pass", "1 7H", "2 pass", "3 pass", "1 discard JC 4D 4H", "1 KH", "2 5H", "3 X"],
    );
    let mut local = sit(device);
    let scene = until_mine(&mut local);
    let hand = scene.hand_view.clone().unwrap();
    let (legal, dim): (Vec<_>, Vec<_>) = hand.cards.iter().partition(|held| held.legal);
    assert_eq!((legal.len(), dim.len()), (1, 9), "{hand:?}");
    let why = refused(&mut local, TableRequest::Act(dim[0].card.to_string()));
    assert!(why.contains("hearts"), "{why}");
}

#[test]
fn games_of_a_match_are_counted_and_resumed() {
    // FH-END-7
    let mut local = sit(testing::device("american-2", 5));
    let mut dice = Dice::new(2);
    while local.scene().moment != Moment::Over {
        let scene = local.scene();
        let request = click(&mut local, &scene, &mut dice);
        table(&mut local, request);
    }
    assert!(local.is_over());
    table(&mut local, TableRequest::Next);
    let scene = table(&mut local, TableRequest::Next).scene;
    assert_eq!(scene.hand, "Game 2, hand 1");
    assert_eq!(scene.totals.iter().map(|total| total.games).sum::<u32>(), 1);
    let mut again = resume(&local.save().unwrap(), Lang::En).unwrap();
    again.prefer(guidance_wanted());
    assert_eq!(plain(&mut again, TableRequest::Look).unwrap().scene, scene);
}
