//! Acts that are possible but not lawful: what they do, and that nothing they do breaks a hand.

use std::{collections::BTreeSet, mem::discriminant};

use cards::{Card, Suit};
use rummy_500::{Act, Action, Impossible, Meld, MeldCard, PRESETS, Phase, Rules, RulesSpec, State, View};
use table::{Game, Recall, Seat, Viewer};

use crate::common::{Hand, Random, shuffled_deal};

/// A hand on which anything may be done.
#[derive(Clone)]
struct Open<'r> {
    rules: &'r Rules,
    state: State,
    acts: Vec<Act>,
}

impl<'r> Open<'r> {
    fn new(rules: &'r Rules, random: &mut Random) -> Self {
        let deal = shuffled_deal(rules, Seat(0), random);
        let mut state = rules.start(&vec![0; rules.seats()]).unwrap();
        rules.deal(&mut state, Seat(0), &deal);
        Self { rules, state, acts: Vec::new() }
    }

    fn view(&self) -> View {
        self.rules.view(&self.state, Viewer::Referee, Recall::Perfect)
    }

    fn perform(&mut self, act: Act) -> Result<(), Impossible> {
        let before = self.state.clone();
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

    /// Performs something lawful, which `play_unchecked` must do in the same way, or, where the acts before have left
    /// nothing lawful to do, a discard; false when the hand is over.
    fn go_on(&mut self, random: &mut Random) -> bool {
        let acting: Vec<Seat> = self.rules.to_act(&self.state).iter().collect();
        if acting.is_empty() {
            return false;
        }
        let seat = random.pick(&acting);
        let choices = self.rules.choices(&self.state, seat);
        if choices.is_empty() {
            assert_eq!(self.rules.phase(&self.state), Some(Phase::Meld), "{:?}", self.acts);
            let held = self.view().seats[seat.index()].hand.unwrap();
            let discard = Action::Discard(held.first().expect("whoever melds has a card"));
            assert_eq!(self.perform(Act { seat, action: discard }), Ok(()));
            return true;
        }
        let action = choices.pick(|n| random.below(n));
        let mut fast = self.state.clone();
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
            while self.acts.len() < 150 && random.below(3) == 0 {
                let acts = all_acts(self, random, 12);
                let _ = self.perform(random.pick(&acts));
            }
            if !self.go_on(random) {
                return;
            }
            assert!(self.acts.len() < 20_000, "a hand without end");
        }
    }

    /// The faces of all cards, wherever they lie, in order.
    fn cards(&self) -> Vec<Card> {
        let view = self.view();
        let mut cards: Vec<Card> = view.seats.iter().flat_map(|seat| seat.hand.unwrap()).collect();
        cards.extend(view.melds.iter().flat_map(|meld| meld.meld.cards()).map(MeldCard::card));
        cards.extend(view.pile.iter().chain(view.stock_cards.iter().flatten()));
        in_order(cards)
    }
}

fn in_order(cards: impl IntoIterator<Item = Card>) -> Vec<Card> {
    let mut faces: Vec<Card> = cards.into_iter().map(Card::face).collect();
    faces.sort_by_key(|card| card.order());
    faces
}

fn every_preset(random: &mut Random) -> Vec<Rules> {
    let players = |n: u32| (2 + n).to_string();
    PRESETS
        .iter()
        .map(|preset| {
            let mut spec = RulesSpec::from(preset);
            let usual = spec;
            spec.set("players", &players(random.below(7))).unwrap();
            Rules::new(spec).or_else(|_| Rules::new(usual)).unwrap()
        })
        .collect()
}

/// Every act there is, but of melds and takes those that may be possible; one of `odds` of the others.
fn all_acts(open: &Open<'_>, random: &mut Random, odds: u32) -> Vec<Act> {
    let view = open.view();
    let faces: Vec<Card> = open.rules.pack().faces().into_iter().collect();
    let mut actions = vec![Action::Stock, Action::End, Action::Take(0), Action::Take(109)];
    for count in 1..=view.pile.len().min(20) as u8 + 1 {
        actions.extend([Action::Take(count), Action::Rummy(count)]);
    }
    for &card in &faces {
        actions.push(Action::Discard(card));
        for number in 0..=view.melds.len() as u8 + 1 {
            let written: &[MeldCard] = if card.is_joker() {
                &[MeldCard::Joker]
            } else {
                &[MeldCard::Natural(card), MeldCard::JokerAs(card)]
            };
            actions.extend(written.iter().map(|&card| Action::Lay(card, number)));
        }
    }
    for low in 0..12 {
        actions.extend(
            Suit::ALL.map(|suit| Action::Meld(Meld::Run { suit, low, high: low + 2, jokers: 1 << low })),
        );
        actions.extend(Suit::ALL.map(|suit| Action::Meld(Meld::Run { suit, low, high: low + 2, jokers: 0 })));
    }
    actions.extend(faces.iter().filter_map(|card| card.rank()).flat_map(|rank| {
        [15_u8, 7, 11, 13, 14].map(|bits| {
            let suits = Suit::ALL.into_iter().filter(|&suit| bits >> suit as u8 & 1 == 1).collect();
            Action::Meld(Meld::Group { rank, suits, jokers: 0 })
        })
    }));
    actions.extend("meld 2S 4S 6H".parse::<Action>());
    let mut acts = Vec::new();
    for seat in Seat::all((open.rules.seats() + 1).min(8)) {
        acts.extend(actions.iter().map(|&action| Act { seat, action }));
    }
    let first = acts[random.below(acts.len() as u32) as usize];
    acts.retain(|_| random.below(odds) == 0);
    acts.push(first);
    acts
}

#[test]
fn every_act_is_done_or_refused_without_a_trace() {
    // RM-PACK-2: whatever is done, no card is lost or doubled, and the hand goes on to its end.
    let mut random = Random::new(14);
    for rules in every_preset(&mut random) {
        let pack = in_order(rules.pack());
        let mut out_of_turn = BTreeSet::new();
        let mut hands = 0;
        // Where the hand ends with the stock, more of them are needed to see everything.
        while hands < 3 || hands < 30 && out_of_turn.len() < 5 {
            hands += 1;
            Open::new(&rules, &mut random).go_wild(&mut random, |open, random| {
                if random.below(12) > 0 {
                    return;
                }
                for act in all_acts(open, random, 1) {
                    let mut tried = open.clone();
                    let turn = rules.to_act(&open.state).contains(act.seat);
                    if tried.perform(act).is_err() {
                        assert!(rules.check(&open.state, act.seat, act.action).is_err());
                        continue;
                    }
                    assert_eq!(tried.cards(), pack, "{act:?}");
                    if !turn {
                        out_of_turn.extend(act.action.to_string().split(' ').next().map(str::to_owned));
                    }
                    if random.below(40) == 0 {
                        tried.go_wild(random, |_, _| ());
                        assert_eq!(tried.cards(), pack, "{:?}", tried.acts);
                    }
                }
            });
        }
        let done: Vec<&str> = out_of_turn.iter().map(String::as_str).collect();
        assert_eq!(done, ["discard", "lay", "meld", "stock", "take"], "{}", rules.spec().preset.name);
    }
}

#[test]
fn a_lawful_action_does_the_same_in_both_ways() {
    let mut random = Random::new(15);
    for _ in 0..3 {
        for rules in every_preset(&mut random) {
            let mut open = Open::new(&rules, &mut random);
            while open.go_on(&mut random) {}
        }
    }
}

#[test]
fn acts_are_taken_back_by_doing_again_what_went_before() {
    let mut random = Random::new(16);
    for rules in every_preset(&mut random) {
        let start = Open::new(&rules, &mut random);
        let mut states = Vec::new();
        let mut open = start.clone();
        open.go_wild(&mut random, |open, random| {
            if random.below(10) == 0 {
                states.push((open.acts.len(), open.state.clone()));
            }
        });
        for (acts, state) in states {
            let mut again = start.state.clone();
            for &act in &open.acts[..acts] {
                rules.perform(&mut again, act).unwrap();
            }
            assert_eq!(again, state);
        }
    }
}

#[test]
fn a_state_is_as_small_as_search_wants_it() {
    assert_eq!(size_of::<rummy_500::Hand>(), 1_312);
    assert_eq!(size_of::<State>() - size_of::<Vec<(Seat, Action)>>() - size_of::<rummy_500::Hand>(), 56);
}

impl Hand {
    /// Does what a script such as `2 stock; 1 discard 7H` says, lawful or not.
    fn perform(&mut self, script: &str) -> &mut Self {
        for line in script.split(';').map(str::trim) {
            if let Err(impossible) = self.try_to(line) {
                panic!("{line}: {impossible}");
            }
        }
        self
    }

    fn try_to(&mut self, line: &str) -> Result<(), Impossible> {
        let (seat, action) = self.rules.read_line(line).unwrap();
        let act = self.rules.act(&self.state, seat, action);
        self.rules.perform(&mut self.state, act)
    }
}

const THREE_HANDS: &str = "0: 2C 3C 4C 9D 10D JD KS | 1: 5H 6H 7H 2S 3S 9C QD | 2: 8H AS AD AC 7C 8D 5S | \
                           top: 8C | stock: 4H KC QC JC";

#[test]
fn out_of_turn_cards_move_and_the_turn_stays() {
    let mut hand = Hand::new("rummy-500", "3", THREE_HANDS);
    hand.perform("2 stock; 2 meld AS AD AC; 0 take 1; 0 discard 8C; 0 discard KS");
    assert_eq!((hand.phase(), hand.legal_of("1 stock").len(), hand.pile().as_str()), ("draw", 1, "8C KS"));
    assert_eq!((hand.held(2).as_str(), hand.held(0).as_str()), ("5S 7C 8D 4H 8H", "2C 3C 4C 9D 10D JD"));
    assert_eq!(hand.state.hand().laid(Seat(2)), 45);
    // The player in turn draws, melds and discards as if nothing had happened.
    hand.play("1 stock; 1 meld 5H 6H 7H");
    hand.perform("2 lay 8H 2; 0 discard 2C");
    assert_eq!((hand.phase(), hand.state.hand().turn()), ("meld", Seat(1)));
    hand.play("1 discard QD");
    assert_eq!(hand.meld(2), "5H 6H 7H 8H");
}

#[test]
fn a_step_against_the_rules_is_a_step_all_the_same() {
    // RM-DRAW-5, RM-TURN-1: a card that is owed is kept, and a second card drawn.
    let mut hand = Hand::new("rummy-500", "3", THREE_HANDS);
    hand.perform("1 discard QD; 1 take 2");
    assert_eq!(hand.phase(), "meld");
    hand.perform("1 stock; 1 discard 9C");
    assert_eq!((hand.view(2).turn, hand.view(0).owed), (Seat(2), None));
}

#[test]
fn what_is_not_there_is_impossible() {
    let mut hand = Hand::new("rummy-500", "3", THREE_HANDS);
    let card = |text: &str| text.parse::<Card>().unwrap();
    for (line, impossible) in [
        ("1 discard KS", Impossible::NotHeld { card: card("KS") }),
        ("1 meld AS AD AC", Impossible::NotHeld { card: card("AS") }),
        ("1 take 2", Impossible::PileTooSmall { pile: 1 }),
        ("1 lay 5H 1", Impossible::NoSuchMeld { number: 1 }),
        ("1 rummy 1", Impossible::NothingToCall),
        ("1 end", Impossible::NothingToEnd { seat: Seat(1) }),
    ] {
        assert_eq!(hand.try_to(line), Err(impossible), "{line}");
    }
    hand.perform("2 meld AS AD AC");
    let lay = hand.try_to("1 lay 5H 1");
    assert!(matches!(lay, Err(Impossible::DoesNotFit { number: 1, .. })));
    let no_meld = hand.try_to("1 meld 2S 3S 9C").unwrap_err();
    assert_eq!(discriminant(&no_meld), discriminant(&Impossible::NotAMeld { why: rummy_500::NotAMeld::Gap }));
    let mut alone = hand.state.clone();
    let act = Act { seat: Seat(3), action: Action::Stock };
    assert_eq!(hand.rules.perform(&mut alone, act), Err(Impossible::NoSeat { seat: Seat(3) }));
}

#[test]
fn a_last_discard_stands_when_nobody_can_claim_it_any_more() {
    // RM-UNPL-4
    let mut hand = Hand::new("rummy-500-unplayable-call", "3", THREE_HANDS);
    hand.perform(
        "1 discard 2S; 1 discard 3S; 1 discard 9C; 1 discard QD; 1 stock; 1 meld 5H 6H 7H; 1 discard 4H",
    );
    assert_eq!((hand.phase(), hand.spectator().out_pending), ("claim", true));
    let mut cards_again = hand.clone();
    cards_again.perform("1 stock");
    assert!(!cards_again.spectator().out_pending && cards_again.spectator().outcome.is_none());
    hand.perform("2 stock");
    assert!(hand.spectator().out_pending);
    hand.perform("2 take 1");
    assert_eq!((hand.result("result"), hand.spectator().outcome.unwrap().out), ("out".into(), Some(Seat(1))));
}
