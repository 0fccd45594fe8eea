//! The proof that a view is tight \[FH-VIEW-5\]: cards that a viewer has never seen are exchanged among their places in
//! the deal, and the same hand is played again, hidden discards and gifts exchanged with it. Where every action is
//! still legal, the viewer cannot tell the two hands apart: their view, what they may do and every answer to what they
//! try are the same. What they have seen is worked out here from the deal and the actions, not from views.

use std::collections::HashMap;

use cards::{Card, CardSet};
use five_hundred::{Action, Bid, Deal, PRESETS, Rules, RulesSpec, State};
use table::{Game, Recall, Seat, Viewer};

use crate::common::{Random, Recorded, random_rules, rules};

/// What an exchange does to each physical card.
type Exchange = HashMap<Card, Card>;

/// How much has been proved.
#[derive(Default, Debug)]
struct Tally {
    exchanges: u32,
    /// Exchanges that somebody who sees everything can tell apart.
    real: u32,
    kitties: u32,
    discards: u32,
    jokers: u32,
    partners: u32,
    out_of_play: u32,
    own_cards: u32,
}

fn piece_and_copy(pack: CardSet, card: Card) -> CardSet {
    let face = card.face();
    let copies: CardSet = face.second_copy().into_iter().chain([face]).collect();
    copies & pack
}

/// The cards a viewer has seen when `n` actions have been made, with a perfect memory.
fn seen(hand: &Recorded, n: usize, viewer: Option<Seat>) -> CardSet {
    let rules = &hand.rules;
    let table = rules.view(&hand.states[n], Viewer::Referee, Recall::Perfect);
    let all = |set: CardSet| -> CardSet {
        set.into_iter().fold(CardSet::EMPTY, |seen, card| seen | piece_and_copy(rules.pack(), card))
    };
    let mut seen = CardSet::EMPTY;
    for (seat, row) in
        table.seats.iter().enumerate().filter_map(|(seat, view)| Some((seat, view.row.as_ref()?)))
    {
        let dealt = &hand.deal.rows[seat];
        seen |= dealt.up.iter().flatten().copied().collect();
        seen |= (0..5).filter(|&pile| !row.down[pile]).filter_map(|pile| dealt.down[pile]).collect();
    }
    for trick in table.tricks.iter().chain(&table.trick) {
        seen |= all(trick.plays.iter().map(|play| play.card).collect());
    }
    let in_play = rules.phase(&hand.states[n]) == Some(five_hundred::Phase::Play);
    if let Some(contract) = &table.contract {
        let open = match contract.bid.to_string().trim_end_matches(" sans-kitty") {
            "super-open-misere" => in_play,
            "open-misere" => in_play && table.tricks_played > 0,
            _ => false,
        };
        if open {
            seen |= all(table.seats[contract.seat.index()].hand.unwrap());
        }
        let given = hand.actions[..n].iter().find_map(|(_, action)| match action {
            Action::Give(cards) => Some(*cards),
            _ => None,
        });
        let double = contract.bid.to_string() == "double-nullo";
        let quebec = rules.axes().nullo.text() == "quebec" && contract.bid.to_string() == "nullo";
        if viewer == Some(contract.seat) {
            seen |= given.map(all).unwrap_or_default();
        }
        let all_saw = rules.axes().kitty_view.text() == "shown";
        if (viewer == Some(contract.seat) || all_saw) && !quebec && !contract.bid.is_sans_kitty() {
            let own = usize::from(rules.axes().own_kitty.text() == "on") * contract.seat.index();
            seen |= hand.deal.kitties[own];
        }
        if double && viewer.is_some_and(|seat| rules.side(contract.seat).contains(seat)) {
            seen |= given.map(all).unwrap_or_default();
        }
    } else if in_play && rules.axes().idle_kitty.text() == "shown" {
        seen |= hand.deal.kitties[0] | hand.deal.kitties[1];
    }
    if let Some(seat) = viewer {
        let blind = rules.axes().blind_misere.text() == "on";
        if !blind || hand.actions[..n].iter().any(|&(other, _)| other == seat) {
            seen |= hand.deal.hands[seat.index()];
        }
    }
    seen
}

fn random_exchange(hidden: &[Card], random: &mut Random) -> Exchange {
    let mut places = hidden.to_vec();
    if random.below(4) == 0 {
        random.shuffle(&mut places);
    } else {
        for _ in 0..=random.below(3) {
            let n = places.len() as u32;
            places.swap(random.below(n) as usize, random.below(n) as usize);
        }
    }
    hidden.iter().copied().zip(places).collect()
}

fn exchanged(set: CardSet, exchange: &Exchange) -> CardSet {
    set.into_iter().map(|card| *exchange.get(&card).unwrap_or(&card)).collect()
}

fn exchanged_deal(deal: &Deal, exchange: &Exchange) -> Deal {
    let mut deal = *deal;
    for set in deal.hands.iter_mut().chain(&mut deal.kitties).chain([&mut deal.dead]) {
        *set = exchanged(*set, exchange);
    }
    for card in deal.rows.iter_mut().flat_map(|row| row.down.iter_mut().chain(&mut row.up)).flatten() {
        *card = *exchange.get(card).unwrap_or(card);
    }
    deal
}

/// Plays the first `n` actions with the exchanged cards; `None` where that can't be.
fn replay(hand: &Recorded, n: usize, exchange: &Exchange) -> Option<State> {
    let rules = &hand.rules;
    let mut state = rules.start(&hand.scores).unwrap();
    rules.deal(&mut state, hand.dealer, &exchanged_deal(&hand.deal, exchange));
    for (number, &(seat, action)) in hand.actions[..n].iter().enumerate() {
        if !same_phase(rules, &state, &hand.states[number]) {
            return None;
        }
        let action = match action {
            Action::Discard(cards) => {
                let held = hand_of(rules, &hand.states[number], seat, &hand.deal, &hand.actions[..number]);
                Action::Discard(exchanged(held.find(cards).unwrap(), exchange))
            }
            Action::Give(cards) => {
                let held = hand_of(rules, &hand.states[number], seat, &hand.deal, &hand.actions[..number]);
                Action::Give(exchanged(held.find(cards).unwrap(), exchange))
            }
            other => other,
        };
        rules.check(&state, seat, action).ok()?;
        rules.play_unchecked(&mut state, seat, action);
    }
    same_phase(rules, &state, &hand.states[n]).then_some(state)
}

/// The physical cards that a seat holds when it gives or discards.
fn hand_of(rules: &Rules, state: &State, seat: Seat, deal: &Deal, actions: &[(Seat, Action)]) -> CardSet {
    let mut hands = deal.hands;
    let contract = rules.view(state, Viewer::Referee, Recall::Perfect).contract.unwrap();
    if rules.takes_kitty(contract.bid) {
        let own = usize::from(rules.axes().own_kitty.text() == "on") * contract.seat.index();
        hands[contract.seat.index()] |= deal.kitties[own];
    }
    for &(giver, action) in actions {
        let Action::Give(cards) = action else { continue };
        let given = hands[giver.index()].find(cards).unwrap();
        hands[giver.index()] -= given;
        // Nobody but the receiver does anything in the exchange after a gift.
        hands[seat.index()] |= given;
    }
    let held = hands[seat.index()];
    let shown = rules.view(state, Viewer::Referee, Recall::Perfect).seats[seat.index()].hand.unwrap();
    assert_eq!(held.normalised(), shown);
    held
}

/// That a nomination is asked for tells everybody that the contractor holds a joker; no other phase depends on cards.
fn same_phase(rules: &Rules, one: &State, other: &State) -> bool {
    let phases = [rules.phase(one), rules.phase(other)];
    if phases[0] == phases[1] {
        return rules.to_act(one) == rules.to_act(other);
    }
    assert!(
        phases.contains(&Some(five_hundred::Phase::Nominate)),
        "{phases:?}: {:?}",
        rules.spec().to_json()
    );
    false
}

/// Some actions to try, legal or not.
fn attempts(rules: &Rules, random: &mut Random) -> Vec<Action> {
    let cards = rules.pack().faces().to_canonical();
    let bids: Vec<Bid> = Bid::all().collect();
    let mut list = vec![Action::Pass, Action::Look, Action::Alone, Action::Nominate(None)];
    for _ in 0..8 {
        let card = random.pick(&cards);
        list.extend([
            Action::Play(card),
            Action::Call(card),
            Action::Give(CardSet::of(card)),
            Action::Give([card, random.pick(&cards), random.pick(&cards)].into_iter().collect()),
            Action::Bid(random.pick(&bids)),
        ]);
        list.push(Action::Discard([random.pick(&cards), random.pick(&cards)].into_iter().collect()));
    }
    list.extend(
        ["X:S", "X:H", "Y:D", "partner 1", "partners 2 3"].map(|text| text.parse::<Action>().unwrap()),
    );
    list
}

/// Proves one point of a hand for one viewer.
fn prove(hand: &Recorded, n: usize, viewer: Option<Seat>, random: &mut Random, tally: &mut Tally) {
    let rules = &hand.rules;
    let hidden = (rules.pack() - seen(hand, n, viewer)).to_canonical();
    if hidden.len() < 2 {
        return;
    }
    let before = &hand.states[n];
    for _ in 0..4 {
        let exchange = random_exchange(&hidden, random);
        let Some(after) = replay(hand, n, &exchange) else { continue };
        let partners = |state: &State| rules.hand_json(state)["contract"]["partners"].clone();
        let other_partner = partners(before) != partners(&after);
        if other_partner && rules.axes().partner_reveal.text() == "at_once" {
            continue;
        }
        let place = || {
            let moved: Vec<_> = exchange.iter().filter(|(from, to)| from != to).collect();
            format!(
                "{:?}\nviewer {viewer:?} after {n} of {:?}\nmoved {moved:?}",
                rules.spec().to_json(),
                hand.lines()
            )
        };
        let seen = viewer.map_or(Viewer::Spectator, Viewer::Seat);
        for (seen, recall) in
            [(seen, Recall::Table), (seen, Recall::Perfect), (Viewer::Spectator, Recall::Table)]
        {
            let text = |state| serde_json::to_string(&rules.view(state, seen, recall)).unwrap();
            assert_eq!(text(before), text(&after), "{}", place());
        }
        if let Some(seat) = viewer {
            assert_eq!(rules.legal(before, seat).actions, rules.legal(&after, seat).actions, "{}", place());
            for action in attempts(rules, random) {
                let answer = |state| {
                    rules.check(state, seat, action).map_err(|refusal| (refusal, refusal.to_string()))
                };
                assert_eq!(answer(before), answer(&after), "{action}: {}", place());
            }
        }
        note(hand, n, &exchange, &after, viewer, tally);
        tally.partners += u32::from(other_partner);
    }
}

/// Counts what kind of exchange it was.
fn note(
    hand: &Recorded,
    n: usize,
    exchange: &Exchange,
    after: &State,
    viewer: Option<Seat>,
    tally: &mut Tally,
) {
    let referee = |state| hand.rules.view(state, Viewer::Referee, Recall::Perfect);
    let (before, after) = (referee(&hand.states[n]), referee(after));
    let deal = exchanged_deal(&hand.deal, exchange);
    let faces = |set: CardSet| set.normalised();
    tally.exchanges += 1;
    tally.real += u32::from(
        before.seats != after.seats || before.kitty != after.kitty || before.discards != after.discards,
    );
    tally.kitties += u32::from(faces(deal.kitties[0]) != faces(hand.deal.kitties[0]));
    tally.discards += u32::from(before.discards != after.discards);
    tally.jokers += u32::from(exchange.iter().any(|(from, to)| from.is_joker() && from != to));
    tally.out_of_play += u32::from(deal.dead != hand.deal.dead || deal.rows != hand.deal.rows);
    tally.own_cards +=
        u32::from(viewer.is_some_and(|seat| deal.hands[seat.index()] != hand.deal.hands[seat.index()]));
}

fn prove_hand(rules: &Rules, random: &mut Random, tally: &mut Tally) {
    let scores = vec![random.pick(&[0, 0, rules.target() - 60]); rules.seats()];
    let hand = Recorded::random(rules, scores, random);
    for _ in 0..6 {
        // At the end of the hand everything is shown.
        let n = random.below(hand.actions.len() as u32) as usize;
        let viewer = random.below(rules.seats() as u32 + 1) as u8;
        let viewer = (usize::from(viewer) < rules.seats()).then_some(Seat(viewer));
        prove(&hand, n, viewer, random, tally);
    }
}

#[test]
fn exchanging_hidden_cards_changes_nothing_in_any_preset() {
    // FH-VIEW-5, FH-VIEW-1, FH-VIEW-2
    let mut random = Random::new(5);
    for preset in PRESETS {
        let rules = Rules::new(RulesSpec::from(preset)).unwrap();
        let mut tally = Tally::default();
        for _ in 0..12 {
            prove_hand(&rules, &mut random, &mut tally);
        }
        assert!(tally.exchanges > 50, "{}: {tally:?}", preset.name);
        assert!(tally.real * 2 > tally.exchanges, "{}: {tally:?}", preset.name);
    }
}

#[test]
fn exchanging_hidden_cards_changes_nothing_whatever_the_house_rules() {
    // FH-VIEW-5
    let mut random = Random::new(55);
    let mut tally = Tally::default();
    for _ in 0..150 {
        let rules = random_rules(&mut random);
        prove_hand(&rules, &mut random, &mut tally);
    }
    assert!(tally.exchanges > 800 && tally.real * 2 > tally.exchanges, "{tally:?}");
}

#[test]
fn every_kind_of_secret_is_kept() {
    // FH-VIEW-5, FH-BID-4, FH-PART-3, FH-PART-5, FH-AMB-10, FH-AMB-26, FH-AMB-30
    let mut random = Random::new(555);
    let mut kept = |preset: &str, changes: &[(&str, &str)]| {
        let rules = rules(preset, changes);
        let mut tally = Tally::default();
        for _ in 0..20 {
            prove_hand(&rules, &mut random, &mut tally);
        }
        assert!(tally.exchanges > 80, "{preset} {changes:?}: {tally:?}");
        tally
    };
    assert!(kept("australian-4-blind", &[]).own_cards > 10);
    assert!(kept("australian-5", &[]).partners > 5);
    assert!(kept("australian-5", &[("secret_alone", "on"), ("callable", "any")]).partners > 5);
    assert!(
        kept("australian-5", &[("sans_kitty", "same"), ("callable", "any"), ("joker_nomination", "off")])
            .partners
            > 5
    );
    assert!(kept("australian-5", &[("partner_reveal", "at_once")]).discards > 5);
    assert!(kept("american-5-call", &[("secret_alone", "on"), ("sans_kitty", "double")]).partners > 5);
    assert!(kept("american-2-dead", &[]).out_of_play > 10);
    assert!(kept("australian-2", &[("super_open_misere", "on"), ("open_misere", "500")]).out_of_play > 10);
    assert!(kept("quebec-2", &[("trick_review", "all")]).out_of_play > 10);
    assert!(kept("quebec-4-nullo", &[]).discards > 2);
    assert!(kept("american-4", &[("double_nullo", "any_time"), ("auction", "until_passed")]).discards > 2);
    assert!(kept("australian-6-two-packs", &[("trick_review", "all"), ("sans_kitty", "same")]).kitties > 10);
    assert!(kept("bijou-2", &[]).kitties > 10);
    for idle in ["hidden", "shown"] {
        assert!(kept("american-4", &[("all_pass", "no_trump_tricks"), ("idle_kitty", idle)]).jokers > 5);
    }
}
