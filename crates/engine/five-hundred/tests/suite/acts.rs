//! Acts that are possible but not lawful: what they do, and that nothing they do breaks a hand.

use std::collections::BTreeSet;

use cards::{Card, CardSet, Suit};
use five_hundred::{
    Act, Action, Bid, Choices, Deal, Impossible, PRESETS, Phase, Rules, RulesSpec, State, Zone,
};
use table::{Game, Recall, Seat, SeatSet, Viewer};

use crate::common::{Hand, Random, cards, likely, shuffled_deal};

/// A hand on which anything may be done.
#[derive(Clone)]
struct Open<'r> {
    rules: &'r Rules,
    deal: Deal,
    state: State,
    acts: Vec<Act>,
}

impl<'r> Open<'r> {
    fn new(rules: &'r Rules, random: &mut Random) -> Self {
        let deal = shuffled_deal(rules, Seat(0), random);
        let mut state = rules.start(&vec![0; rules.seats()]).unwrap();
        rules.deal(&mut state, Seat(0), &deal);
        Self { rules, deal, state, acts: Vec::new() }
    }

    fn perform(&mut self, act: Act) -> Result<(), Impossible> {
        let before = self.state;
        let done = self.rules.perform(&mut self.state, act);
        match done {
            Ok(()) => self.acts.push(act),
            Err(impossible) => {
                assert!(!impossible.to_string().is_empty());
                assert_eq!(self.state, before, "{act:?} is impossible and has done something");
            }
        }
        done
    }

    /// Performs something lawful, which `play_unchecked` must do in the same way; false when the hand is over.
    fn go_on(&mut self, random: &mut Random) -> bool {
        let Some((seat, choices)) = self.rules.next_choices(&self.state) else { return false };
        assert!(!choices.is_empty(), "{:?} after {:?}", self.rules.spec().preset.name, self.acts);
        let action = likely(self.rules, &choices, random);
        let mut fast = self.state;
        self.rules.play_unchecked(&mut fast, seat, action);
        let act = self.rules.act(&self.state, seat, action);
        assert_eq!(self.perform(act), Ok(()), "{action}");
        assert_eq!(self.state, fast, "{action}");
        true
    }

    /// Performs anything, often unlawful, until the hand is over; `each` is shown the hand before every act.
    fn go_wild(&mut self, random: &mut Random, mut each: impl FnMut(&Self, &mut Random)) {
        loop {
            each(self, random);
            while random.below(3) == 0 {
                let acts = some_acts(self.rules, &self.state, random);
                let _ = self.perform(random.pick(&acts));
            }
            if !self.go_on(random) {
                return;
            }
            assert!(self.acts.len() < 400, "a hand without end");
        }
    }

    /// The faces of all cards, wherever they lie, in order.
    fn cards(&self) -> Vec<Card> {
        let view = self.rules.view(&self.state, Viewer::Referee, Recall::Perfect);
        let mut cards: Vec<Card> = view.seats.iter().flat_map(|seat| seat.hand.unwrap()).collect();
        for (shown, dealt) in view.seats.iter().zip(&self.deal.rows) {
            let Some(row) = &shown.row else { continue };
            cards.extend(row.up.iter().flatten());
            cards.extend(
                row.down.iter().zip(&dealt.down).filter(|(lies, _)| **lies).map(|(_, card)| card.unwrap()),
            );
        }
        cards.extend(
            view.tricks.iter().chain(&view.trick).flat_map(|trick| &trick.plays).map(|play| play.card),
        );
        let contract = view.contract.filter(|contract| self.rules.takes_kitty(contract.bid));
        match contract {
            Some(contract) if self.rules.axes().own_kitty.text() == "on" => {
                cards.extend(self.deal.kitties[1 - contract.seat.index()]);
            }
            Some(_) => {}
            None => cards.extend(self.deal.kitties[0] | self.deal.kitties[1]),
        }
        cards.extend([view.discards, view.dead].into_iter().flatten().flatten());
        in_order(cards)
    }
}

fn in_order(cards: impl IntoIterator<Item = Card>) -> Vec<Card> {
    let mut faces: Vec<Card> = cards.into_iter().map(Card::face).collect();
    faces.sort_by_key(|card| card.order());
    faces
}

fn every_preset() -> impl Iterator<Item = Rules> {
    PRESETS.iter().map(|preset| Rules::new(RulesSpec::from(preset)).unwrap())
}

/// The cards of a seat's hand.
fn held(rules: &Rules, state: &State, seat: Seat) -> CardSet {
    rules.view(state, Viewer::Referee, Recall::Perfect).seats[seat.index()].hand.unwrap()
}

/// A part of some cards.
fn part(of: CardSet, random: &mut Random) -> CardSet {
    let odds = 1 + random.below(11);
    of.into_iter().filter(|_| random.below(12) < odds).collect()
}

/// A few acts that may well be possible.
fn some_acts(rules: &Rules, state: &State, random: &mut Random) -> Vec<Act> {
    let seat = Seat(random.below(rules.seats() as u32) as u8);
    let hand = held(rules, state, seat);
    let mut actions: Vec<Action> = hand.into_iter().map(Action::Play).collect();
    actions.extend([Action::Pass, Action::Look, Action::Discard(part(hand, random))]);
    actions.extend((0..3).map(|_| Action::Bid(random.pick(&Bid::all().collect::<Vec<_>>()))));
    actions.extend(rules.pack().into_iter().filter(|_| random.below(6) == 0).map(Action::Play));
    actions.extend(Suit::ALL.map(|suit| Action::Lead(Card::X, suit)));
    actions.into_iter().map(|action| rules.act(state, seat, action)).collect()
}

/// Every act there is: of discards, some of every size.
fn all_acts(rules: &Rules, state: &State, random: &mut Random) -> Vec<Act> {
    let mut actions = vec![Action::Pass, Action::Look, Action::Alone, Action::Nominate(None)];
    actions.extend(Bid::all().map(Action::Bid));
    actions.extend(Suit::ALL.map(|suit| Action::Nominate(Some(suit))));
    let sets = (0..=63_u8).map(|bits| Seat::all(6).filter(|seat| bits >> seat.0 & 1 == 1).collect());
    actions.extend(sets.map(Action::Partners));
    let faces = rules.pack().faces() | cards("2S AS 13H X Y");
    for card in faces {
        actions.extend([Action::Play(card), Action::Call(card), Action::Give(CardSet::of(card))]);
        actions.push(Action::Discard(CardSet::of(card)));
        if card.is_joker() || card == "AS".parse().unwrap() {
            actions.extend(Suit::ALL.map(|suit| Action::Lead(card, suit)));
        }
    }
    let mut acts = Vec::new();
    for seat in Seat::all(8) {
        if seat.index() < rules.seats() {
            let hand = held(rules, state, seat);
            actions.extend([Action::Discard(CardSet::EMPTY), Action::Discard(hand)]);
            actions.extend((0..12).map(|_| Action::Discard(part(hand, random))));
            actions.push(Action::Discard(part(hand, random) | part(faces, random)));
        }
        for number in 0..8 {
            let zone = Zone::hand(Seat(number));
            acts.extend(actions.iter().map(|&action| Act { seat, zone, action }));
        }
    }
    acts
}

/// The row of LAW-OPEN-1 to which an act that is possible belongs; none if it is lawful or not in that table.
fn irregularity(rules: &Rules, state: &State, act: Act) -> Option<&'static str> {
    let Act { seat, action, .. } = act;
    if rules.check(state, seat, action).is_ok() {
        return None;
    }
    let turn = rules.to_act(state).contains(seat);
    let lies = rules.view(state, Viewer::Referee, Recall::Perfect).trick.is_some();
    match action {
        Action::Bid(_) | Action::Pass if !turn => Some("premature call"),
        Action::Play(_) if !turn && !lies => Some("premature lead"),
        Action::Play(_) if !turn => Some("premature play"),
        Action::Play(_) if lies => Some("revoke"),
        Action::Discard(_) => Some("wrong discard"),
        _ => None,
    }
}

#[test]
fn every_act_is_done_or_refused_without_a_trace() {
    // LAW-OPEN-1, FH-PACK-2: whatever is done, no card is lost or doubled, and the hand goes on to its end.
    let mut random = Random::new(14);
    for rules in every_preset() {
        let pack = in_order(rules.pack());
        let mut seen = BTreeSet::new();
        for _ in 0..7 {
            Open::new(&rules, &mut random).go_wild(&mut random, |open, random| {
                let odds = match rules.phase(&open.state) {
                    Some(Phase::Auction) => 2,
                    Some(Phase::Play) => 6,
                    _ => 1,
                };
                if random.below(odds) > 0 {
                    return;
                }
                for act in all_acts(&rules, &open.state, random) {
                    let mut tried = open.clone();
                    let lawful = rules.check(&open.state, act.seat, act.action).is_ok();
                    if tried.perform(act).is_err() {
                        assert!(!lawful || act != rules.act(&open.state, act.seat, act.action), "{act:?}");
                        continue;
                    }
                    assert_eq!(tried.cards(), pack, "{act:?}");
                    seen.extend(irregularity(&rules, &open.state, act));
                    if random.below(20) == 0 {
                        tried.go_wild(random, |_, _| ());
                        assert_eq!(tried.cards(), pack, "{:?}", tried.acts);
                    }
                }
            });
        }
        let kinds = ["premature call", "premature lead", "premature play", "revoke", "wrong discard"];
        // Of two hands the one that has not played is in turn.
        let more_than_two = rules.seats() > 2 || rules.axes().layout.text() == "rows";
        let wanted = kinds.into_iter().filter(|&kind| match kind {
            "premature play" => more_than_two,
            "wrong discard" => rules.kitty_size() > 0,
            _ => true,
        });
        assert_eq!(
            seen.into_iter().collect::<Vec<_>>(),
            wanted.collect::<Vec<_>>(),
            "{}",
            rules.spec().preset.name
        );
    }
}

#[test]
fn a_lawful_action_does_the_same_in_both_ways() {
    let mut random = Random::new(15);
    for rules in every_preset() {
        for _ in 0..40 {
            let mut open = Open::new(&rules, &mut random);
            while open.go_on(&mut random) {}
        }
    }
}

#[test]
fn acts_are_taken_back_by_doing_again_what_went_before() {
    let mut random = Random::new(16);
    for rules in every_preset() {
        for _ in 0..10 {
            let start = Open::new(&rules, &mut random);
            let mut states = Vec::new();
            let mut open = start.clone();
            open.go_wild(&mut random, |open, _| states.push((open.acts.len(), open.state)));
            for (acts, state) in states {
                let mut again = start.state;
                for &act in &open.acts[..acts] {
                    rules.perform(&mut again, act).unwrap();
                }
                assert_eq!(again, state);
            }
        }
    }
}

#[test]
fn a_state_is_as_small_as_search_wants_it() {
    assert_eq!(size_of::<State>(), 864);
}

impl Hand {
    /// Does what a script such as `2 AS; 1 7H` says, lawful or not.
    fn perform(&mut self, script: &str) -> &mut Self {
        for line in script.split(';').map(str::trim) {
            if let Err(impossible) = self.try_to(line) {
                panic!("{line}: {impossible}");
            }
        }
        self
    }

    fn try_to(&mut self, line: &str) -> Result<(), Impossible> {
        let (seat, words) = Seat::split_line(line).unwrap();
        let action = self.rules.read_action(&self.state, words).unwrap();
        let act = self.rules.act(&self.state, seat, action);
        self.rules.perform(&mut self.state, act)
    }

    /// The cards of the trick on the table, or of the last one.
    fn trick(&self) -> String {
        let view = self.referee();
        let trick = view.trick.as_ref().or(view.tricks.last()).unwrap();
        trick.plays.iter().map(|play| format!("{} {}", play.seat, play.card)).collect::<Vec<_>>().join(" ")
    }
}

/// Seat 1 has bid seven hearts at a table of three and may discard.
fn seven_hearts() -> Hand {
    let mut hand = Hand::new(
        "american-3",
        &[],
        0,
        "0: AS KS QS 10S 9S AC KC QC 10C 9C | 1: X JH JD AH KH QH 10H 9H AD KD | kitty: 7S 7C 7D",
    );
    hand.play("1 7H; 2 pass; 0 pass");
    hand
}

#[test]
fn a_premature_lead_begins_the_trick() {
    // LAW-TURN-8: the others play clockwise from its player.
    let mut hand = seven_hearts();
    hand.play("1 discard 7S 7C 7D").perform("2 8S");
    assert_eq!((hand.trick().as_str(), hand.to_act()), ("2 8S", Some(0)));
    hand.perform("0 AS");
    assert_eq!(hand.to_act(), Some(1));
    hand.perform("1 9H");
    assert_eq!((hand.tricks(), hand.to_act()), (vec![0, 1, 0], Some(1)));
    assert_eq!(hand.try_to("1 9H"), Err(Impossible::NotHeld { card: "9H".parse().unwrap() }));
}

#[test]
fn a_premature_play_is_that_players_card_of_the_trick() {
    // LAW-TURN-8: the turn stays where it is, and the player of the card is passed over.
    let mut hand = seven_hearts();
    hand.play("1 discard 7S 7C 7D; 1 AD").perform("0 AS");
    assert_eq!((hand.trick().as_str(), hand.to_act()), ("1 AD 0 AS", Some(2)));
    assert_eq!(hand.try_to("0 KS"), Err(Impossible::HasPlayed { seat: Seat(0) }));
    hand.perform("2 8S");
    assert_eq!(
        (hand.trick().as_str(), hand.tricks(), hand.to_act()),
        ("1 AD 0 AS 2 8S", vec![0, 1, 0], Some(1))
    );
    assert_eq!(hand.referee().tricks[0].led, Some(Suit::Diamonds));
}

#[test]
fn a_premature_call_counts_as_the_call_of_the_next_turn() {
    // LAW-BID-1, LAW-BID-7, LAW-BID-10
    let mut hand = Hand::new("american-3", &[("auction", "until_passed")], 0, "");
    hand.perform("0 7H");
    assert_eq!(hand.to_act(), Some(1));
    assert_eq!(hand.try_to("0 8H"), Err(Impossible::NoCallLeft { seat: Seat(0) }));
    let (bid, high) =
        (Bid::tricks(6, five_hundred::Strain::Spades), Bid::tricks(7, five_hundred::Strain::Hearts));
    assert_eq!(hand.try_to("1 6S"), Err(Impossible::BidTooLow { bid, high }));
    hand.play("1 8S; 2 pass");
    assert_eq!(hand.to_act(), Some(0), "nobody calls against their own bid, whoever was passed over");
    hand.play("0 9S").perform("1 pass");
    assert_eq!(hand.result("contract")["bid"], "9S");

    let mut passed = Hand::new("american-3", &[], 0, "");
    passed.perform("2 pass; 1 7H");
    assert_eq!(passed.to_act(), Some(0));
    passed.perform("0 pass");
    assert_eq!(passed.result("contract")["bid"], "7H");

    let mut blind = Hand::new("australian-4-blind", &[], 0, "");
    blind.perform("2 look");
    assert_eq!(blind.to_act(), Some(1));
    assert_eq!(blind.try_to("2 look"), Err(Impossible::NothingToLookAt));
}

#[test]
fn the_eldest_hand_leads_whoever_passed_first() {
    // FH-AUC-6
    let mut hand = Hand::new("american-3", &[("all_pass", "no_trump_tricks")], 0, "");
    hand.perform("0 pass; 2 pass; 1 pass");
    assert_eq!((hand.phase(), hand.to_act()), ("play", Some(1)));
}

#[test]
fn after_too_many_discards_the_turns_without_a_card_are_skipped() {
    // LAW-DEAL-19, LAW-HAND-8
    let mut hand = seven_hearts();
    hand.perform("1 discard 7S 7C 7D JH JD AH KH QH 10H 9H AD");
    assert_eq!(hand.referee().seats[1].cards, 2);
    hand.perform("1 X; 2 7H; 0 AS; 1 KD; 2 8D; 0 KS");
    assert_eq!((hand.tricks(), hand.to_act()), (vec![0, 2, 0], Some(2)));
    hand.perform("2 8S; 0 QS");
    assert_eq!((hand.trick().as_str(), hand.tricks(), hand.to_act()), ("2 8S 0 QS", vec![1, 2, 0], Some(0)));
    hand.finish(|_| true);
    assert_eq!(hand.tricks().iter().sum::<u8>(), 10);
    // A contractor whose last card wins doesn't lead: the next player with a card does.
    let mut hand = seven_hearts();
    hand.perform("1 discard 7S 7C 7D JH JD AH KH QH 10H 9H AD KD; 1 X; 2 7H; 0 AS");
    assert_eq!((hand.tricks(), hand.to_act()), (vec![0, 1, 0], Some(2)));
    hand.finish(|_| true);
}

#[test]
fn after_too_few_discards_there_are_ten_tricks_all_the_same() {
    // LAW-DEAL-19: a player who has cards over keeps them.
    let mut hand = seven_hearts();
    hand.perform("1 discard 7S").finish(|_| true);
    assert_eq!((hand.tricks().iter().sum::<u8>(), hand.referee().seats[1].cards), (10, 2));
    let mut hand = seven_hearts();
    for (discard, impossible) in [
        ("1 discard 7S AS", Impossible::NotHeld { card: "AS".parse().unwrap() }),
        ("1 discard X JH JD AH KH QH 10H 9H AD KD 7S 7C 7D", Impossible::NothingLeft),
        ("0 discard AS KS QS", Impossible::NoExchange { seat: Seat(0) }),
        ("1 X", Impossible::NotNow { phase: Phase::Discard }),
    ] {
        assert_eq!(hand.try_to(discard), Err(impossible), "{discard}");
    }
}

#[test]
fn cards_are_played_from_hand_or_row_and_by_whoever_plays_them() {
    // LAW-TURN-10, FH-PLAY-6, FH-PLAY-7
    let mut random = Random::new(17);
    let (mut rows, mut others) = (0, 0);
    for rules in every_preset() {
        for _ in 0..30 {
            let mut open = Open::new(&rules, &mut random);
            while let Some((seat, choices)) = rules.next_choices(&open.state) {
                if let Choices::Play { .. } = choices {
                    let action = choices.pick(|n| random.below(n));
                    let zone = rules.act(&open.state, seat, action).zone;
                    let is_row = rules.axes().layout.text() == "rows" && zone == Zone::row(seat);
                    rows += u32::from(is_row);
                    if zone != Zone::hand(seat) && !is_row {
                        others += 1;
                        for by in Seat::all(rules.seats()).filter(|&by| by != seat) {
                            let done = open.perform(Act { seat: by, zone, action });
                            assert_eq!(done, Err(Impossible::NotTheirs { seat: by }));
                        }
                    }
                }
                open.go_on(&mut random);
            }
        }
    }
    assert!(rows > 100 && others >= 10, "{rows} {others}");
}

#[test]
fn who_takes_no_part_plays_nothing() {
    // LAW-AMB-43, FH-BID-5
    let mut hand = Hand::new("australian-4", &[("misere", "any_time")], 0, "");
    hand.perform("1 misere; 2 pass; 3 pass; 0 pass");
    let kitty = hand.referee().kitty.unwrap();
    hand.perform(&format!("1 discard {kitty}"));
    let partner = held(&hand.rules, &hand.state, Seat(3)).first().unwrap();
    assert_eq!(hand.try_to(&format!("3 {partner}")), Err(Impossible::TakesNoPart { seat: Seat(3) }));
    let all: SeatSet = hand.rules.to_act(&hand.state);
    assert_eq!(all, SeatSet::of(Seat(1)));
}
