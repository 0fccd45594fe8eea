//! Whole hands of random legal actions, over random rules: what must always hold.

use std::collections::HashSet;

use cards::{Card, CardSet, Rank, Suit};
use rummy_500::{Action, Choices, Hand, HandFacts, Meld, MeldCard, Refusal, Rules, State};
use table::{Game, Recall, Seat, Viewer};

use crate::common::{Random, random_rules, recount, shuffled_deal};

/// Plays one hand, asking `each` before every action and at the end.
fn play_hand(
    rules: &Rules,
    state: &mut State,
    random: &mut Random,
    mut each: impl FnMut(&State, Option<Seat>),
) {
    let dealer = rules.next_dealer(state).unwrap_or(Seat(random.below(rules.seats() as u32) as u8));
    let deal = shuffled_deal(rules, dealer, random);
    rules.deal(state, dealer, &deal);
    let mut actions = 0;
    loop {
        let acting: Vec<Seat> = rules.to_act(state).iter().collect();
        if acting.is_empty() {
            break each(state, None);
        }
        // Only in a claim window, and before they have melded, has a seat nothing to do [RM-LAY-8].
        let opens = rules.axes().lay_off.text() == "after_meld" || rules.axes().first_meld.get() > 0;
        let acts = |seat: &Seat| !(opens && acting.len() > 1 && rules.choices(state, *seat).is_empty());
        let acting: Vec<Seat> = acting.iter().copied().filter(acts).collect();
        let seat = random.pick(&acting);
        let choices = rules.choices(state, seat);
        assert!(!choices.is_empty(), "{:?}: nothing to do for {seat}", rules.spec());
        each(state, Some(seat));
        let action = choices.pick(|n| random.below(n));
        assert_eq!(rules.check(state, seat, action), Ok(()), "{action}");
        rules.play_unchecked(state, seat, action);
        actions += 1;
        assert!(actions < 20_000, "{:?}: a hand without end", rules.spec());
    }
}

fn fresh(rules: &Rules) -> State {
    rules.start(&vec![0; rules.seats()]).unwrap()
}

#[test]
fn hands_of_random_rules_are_never_stuck() {
    // RM-TURN-3: the seat that is to act can act, and every hand comes to an end, whatever the axes.
    let mut random = Random::new(500);
    for _ in 0..400 {
        let rules = random_rules(&mut random);
        let mut state = fresh(&rules);
        for _ in 0..2 {
            if rules.phase(&state).is_some() {
                play_hand(&rules, &mut state, &mut random, |_, _| ());
            }
        }
    }
}

#[test]
fn cards_are_conserved_and_points_are_a_recount_of_the_table() {
    // RM-PACK-2 RM-SCORE-1 RM-SCORE-2 RM-VAL-2 RM-LAY-7
    let mut random = Random::new(108);
    for _ in 0..60 {
        let rules = random_rules(&mut random);
        let mut state = fresh(&rules);
        let mut pack: Vec<Card> = rules.pack().into_iter().map(Card::face).collect();
        pack.sort();
        play_hand(&rules, &mut state, &mut random, |state, acting| {
            let view = rules.view(state, Viewer::Referee, Recall::Perfect);
            let hands = view.seats.iter().flat_map(|seat| seat.hand.unwrap());
            let melds = view.melds.iter().flat_map(|meld| meld.meld.cards().map(MeldCard::card));
            let mut all: Vec<Card> =
                hands.chain(melds).chain(view.pile.iter().copied()).map(Card::face).collect();
            all.extend(view.stock_cards.as_ref().unwrap());
            all.sort();
            assert_eq!(all, pack);
            for seat in &view.seats {
                assert!(seat.hand.unwrap().find(seat.known).is_some(), "what is known of a hand is in it");
            }
            if acting.is_some() {
                return;
            }
            let HandFacts { laid, held, out } = recount(&rules, &view);
            let spared = out.is_none() && rules.axes().stock_end_hands.text() == "spare";
            let bonus = |seat| if out == Some(seat) { rules.axes().out_bonus.get() as i32 } else { 0 };
            let held = |seat| if spared { 0 } else { held[seat] };
            let points = |seat| laid[seat] - held(seat) + bonus(seat);
            let mut points: Vec<i32> = Seat::all(rules.seats()).map(points).collect();
            if rules.axes().sides.text() == "partners" {
                let [one, other] = [points[0] + points[2], points[1] + points[3]];
                points = vec![one, other, one, other];
            }
            assert_eq!(view.outcome.unwrap().points, points);
        });
    }
}

/// Every meld that cards can make, found without the kernel: by writing them all down.
fn every_meld(rules: &Rules, hand: Option<CardSet>) -> Vec<Meld> {
    let ranks: Vec<Rank> = Rank::ALL.into_iter().filter(|rank| !(9..12).contains(&(*rank as u8))).collect();
    let jokers = hand.map_or(2, |hand| (hand & CardSet::JOKERS).len()).min(2);
    let holds = |card: Card| hand.is_none_or(|hand| hand.find_one(card).is_some());
    let mut melds = HashSet::new();
    let mut add = |cards: &[MeldCard]| {
        if let Ok(meld) = Meld::read_with(cards, rules.shapes())
            && rules.has_meld(meld)
        {
            melds.insert(meld);
        }
    };
    for &rank in &ranks {
        for part in 1..16_u8 {
            let suits = Suit::ALL.into_iter().filter(|&suit| part >> suit as u8 & 1 == 1);
            let naturals: Vec<Card> = suits.map(|suit| Card::new(suit, rank)).collect();
            if !naturals.iter().all(|&card| holds(card)) {
                continue;
            }
            for count in 0..=jokers {
                let jokers = (0..count).map(|_| MeldCard::Joker);
                add(&naturals.iter().map(|&card| MeldCard::Natural(card)).chain(jokers).collect::<Vec<_>>());
            }
        }
    }
    for count in 3..=4 {
        if hand.is_none_or(|hand| (hand & CardSet::JOKERS).len() >= count) {
            add(&vec![MeldCard::Joker; count as usize]);
        }
    }
    let mut track: Vec<Rank> = std::iter::once(Rank::Ace).chain(ranks.iter().copied()).collect();
    if rules.axes().ace.text() == "corner" {
        track.extend_from_slice(&ranks[..ranks.len() - 1]);
    }
    for suit in Suit::ALL {
        for from in 0..track.len() {
            for to in from + 2..track.len().min(from + 13) {
                let window: Vec<Card> = track[from..=to].iter().map(|&rank| Card::new(suit, rank)).collect();
                let places = 0..window.len();
                // No joker, one, or two of them, at every place.
                let wild = places.clone().flat_map(|a| places.clone().map(move |b| vec![a, b]));
                let wild = wild.filter(|pair| jokers > 0 && (jokers > 1 || pair[0] == pair[1]));
                for wild in std::iter::once(vec![]).chain(wild) {
                    let distinct: HashSet<usize> = wild.iter().copied().collect();
                    let natural = |i: &usize| !distinct.contains(i);
                    if distinct.len() as u32 > jokers
                        || !places.clone().filter(natural).all(|i| holds(window[i]))
                    {
                        continue;
                    }
                    let card = |i: usize| match distinct.contains(&i) {
                        true => MeldCard::JokerAs(window[i]),
                        false => MeldCard::Natural(window[i]),
                    };
                    add(&places.clone().map(card).collect::<Vec<_>>());
                }
            }
        }
    }
    melds.into_iter().collect()
}

/// Every action that can be written about these cards.
fn every_action(melds: &[Meld], state: &State) -> Vec<Action> {
    let mut texts = vec!["stock".to_owned(), "end".to_owned()];
    let naturals: Vec<String> = Suit::ALL
        .into_iter()
        .flat_map(|suit| Rank::ALL.map(|rank| Card::new(suit, rank).to_string()))
        .collect();
    texts.extend((1..60).flat_map(|n| [format!("take {n}"), format!("rummy {n}")]));
    for card in naturals.iter().map(String::as_str).chain(["X"]) {
        texts.push(format!("discard {card}"));
        for meld in 1..=state.hand().melds().as_slice().len() + 1 {
            texts.extend([format!("lay {card} {meld}"), format!("lay X={card} {meld}")]);
        }
    }
    let mut actions: Vec<Action> = texts.iter().filter_map(|text| text.parse().ok()).collect();
    actions.extend(melds.iter().copied().map(Action::Meld));
    actions
}

#[test]
fn legal_and_check_agree_on_every_action_that_can_be_written() {
    // RM-ACT-3 RM-MELD-6 RM-MELD-9 NOT-RES-3
    let mut random = Random::new(7);
    let mut sample = Random::new(8);
    let mut asked = 0;
    for _ in 0..25 {
        let rules = random_rules(&mut random);
        let melds = every_meld(&rules, None);
        play_hand(&rules, &mut fresh(&rules), &mut random, |state, acting| {
            let Some(seat) = acting.filter(|_| sample.below(24) == 0) else { return };
            let table::Legal { actions: list, unlisted: family } = rules.legal(state, seat);
            let texts: Vec<String> = list.iter().map(ToString::to_string).collect();
            assert!(texts.is_sorted_by(|one, other| one < other), "sorted, without doubles");
            if family.is_none() {
                assert_eq!(list.len(), rules.choices(state, seat).count(usize::MAX));
            }
            let listed: HashSet<Action> = list.iter().copied().collect();
            for action in every_action(&melds, state) {
                let legal = rules.check(state, seat, action).is_ok();
                if family.is_none() || !matches!(action, Action::Meld(_)) {
                    assert_eq!(legal, listed.contains(&action), "{action} {:?}", rules.spec());
                }
                asked += u32::from(legal);
            }
            // Everything listed can be written, with at most two jokers; and is read back as it was.
            for action in &list {
                assert_eq!(action.to_string().parse(), Ok(*action));
                if let Action::Meld(meld) = action {
                    assert!(meld.jokers() > 2 || melds.contains(meld), "{meld}");
                }
            }
            for other in Seat::all(rules.seats()).filter(|&other| !rules.to_act(state).contains(other)) {
                assert_eq!(rules.choices(state, other), Choices::None);
                assert!(list.iter().all(|&action| rules.check(state, other, action).is_err()));
            }
        });
    }
    assert!(asked > 500, "{asked}");
}

/// Every meld and lay-off that can be written with these cards.
fn every_laying(rules: &Rules, held: CardSet, state: &State) -> Vec<Action> {
    let named = |card: Card| {
        Suit::ALL.into_iter().flat_map(move |suit| {
            Rank::ALL
                .map(|rank| MeldCard::JokerAs(Card::new(suit, rank)))
                .into_iter()
                .filter(move |_| card.is_joker())
        })
    };
    let written = |card: Card| match card.is_joker() {
        true => std::iter::once(MeldCard::Joker).chain(named(card)),
        false => std::iter::once(MeldCard::Natural(card)).chain(named(card)),
    };
    let cards: Vec<MeldCard> = held.faces().into_iter().flat_map(written).collect();
    let melds = 1..=state.hand().melds().as_slice().len() as u8;
    let lays = melds.flat_map(|number| cards.iter().map(move |&card| Action::Lay(card, number)));
    every_meld(rules, Some(held)).into_iter().map(Action::Meld).chain(lays).collect()
}

/// Whether a turn can be finished from here, found by trying everything that is physically possible.
fn can_finish(rules: &Rules, state: &State, hand: &Hand, seat: Seat, depth: u32) -> bool {
    let mut here = state.clone();
    here.set_hand(*hand);
    if hand.result().is_some() {
        return rules.axes().going_out.text() != "must_discard" || hand.pile_len() > state.hand().pile_len();
    }
    if !rules.to_act(&here).contains(seat) || rules.phase(&here) != Some(rummy_500::Phase::Meld) {
        return true;
    }
    if depth == 0 {
        return false;
    }
    let held = rules.view(&here, Viewer::Seat(seat), Recall::Table).seats[seat.index()].hand.unwrap();
    if held.is_empty() {
        return false;
    }
    let discard = |card: Card| rules.check(&here, seat, Action::Discard(card)).is_ok();
    if held.into_iter().any(discard) {
        return true;
    }
    every_laying(rules, held, &here)
        .into_iter()
        .filter(|&action| is_possible(rules, &here, seat, action))
        .any(|action| {
            let mut next = *hand;
            rules.play_in(&mut next, seat, action);
            can_finish(rules, state, &next, seat, depth - 1)
        })
}

/// Whether only a dead end may stand against an action.
fn is_possible(rules: &Rules, state: &State, seat: Seat, action: Action) -> bool {
    matches!(
        rules.check(state, seat, action),
        Ok(())
            | Err(Refusal::LosesOwed { .. }
                | Refusal::LeavesNothing
                | Refusal::LeavesBarred { .. }
                | Refusal::TakeNotPlaceable { .. }
                | Refusal::TakeLeavesNothing { .. }
                | Refusal::FloaterStuck { .. })
    )
}

#[test]
fn an_action_is_refused_exactly_if_the_turn_could_not_be_finished_after_it() {
    // RM-TURN-3 RM-TURN-4 RM-DRAW-6
    let mut random = Random::new(4);
    let mut sample = Random::new(5);
    let mut found = [0, 0];
    while found[0] < 200 || found[1] < 400 {
        let rules = random_rules(&mut random);
        play_hand(&rules, &mut fresh(&rules), &mut random, |state, acting| {
            let Some(seat) = acting else { return };
            let hand = rules.view(state, Viewer::Seat(seat), Recall::Table).seats[seat.index()].hand.unwrap();
            let jokers = (hand & CardSet::JOKERS).len();
            let turn = state.hand().turn() == seat;
            if !turn || hand.len() > 7 || jokers > 1 || sample.below(6) > 0 {
                return;
            }
            // Before they have melded, players take for a first meld with the deepest card alone [RM-MELD-18].
            let opened = rules.opening().is_none()
                || rules.view(state, Viewer::Spectator, Recall::Table).melded().contains(seat);
            let takes = (1..=4).map(Action::Take).filter(|_| opened);
            for action in takes.chain(every_laying(&rules, hand, state)) {
                if !is_possible(&rules, state, seat, action) {
                    continue;
                }
                let mut after = *state.hand();
                rules.play_in(&mut after, seat, action);
                let legal = rules.check(state, seat, action).is_ok();
                let finishes = can_finish(&rules, state, &after, seat, 4);
                assert_eq!(legal, finishes, "{action} of {hand}, {:?} {:?}", state.hand(), rules.spec());
                found[usize::from(legal)] += 1;
            }
        });
    }
}
