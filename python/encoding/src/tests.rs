use std::{collections::HashSet, sync::Arc};

use five_hundred::{Action, PRESETS, Rules, RulesSpec};
use players::five_hundred::Belief;
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use table::{Game, Seat, Variants, Viewer, shuffle};

use super::*;

/// The presets, and rules that have what no preset has.
fn all_rules() -> Vec<Rules> {
    let presets = PRESETS.iter().map(|preset| Rules::preset(preset.name()).unwrap());
    let others: [(&str, &[(&str, &str)]); 9] = [
        ("australian-4", &[("bid_after_pass", "always"), ("own_raise", "yes")]),
        ("australian-4", &[("own_raise", "reopen")]),
        (
            "australian-4",
            &[("all_pass", "no_trump_tricks"), ("idle_kitty", "shown"), ("trick_review", "all")],
        ),
        ("american-4", &[("six_bids", "inkle")]),
        ("australian-4-two-jokers", &[("misere", "any_time"), ("misere_joker", "low")]),
        ("australian-4", &[("joker_follow", "first_round")]),
        ("quebec-2", &[("joker_follow", "first_round")]),
        ("australian-4", &[("kitty_view", "shown"), ("set_penalty", "silent")]),
        ("american-3", &[("blind_misere", "on"), ("misere", "any_time")]),
    ];
    let changed = others.iter().map(|(preset, axes)| {
        let mut spec = RulesSpec::preset(preset).unwrap();
        axes.iter().for_each(|(axis, value)| spec.set(axis, value).unwrap());
        Rules::new(spec).unwrap()
    });
    presets.chain(changed).collect()
}

/// Arrays for one seat.
struct Arrays {
    planes: Vec<u8>,
    numbers: Vec<i32>,
    mask: Vec<u8>,
}

impl Arrays {
    fn new(space: &Space) -> Self {
        Self {
            planes: vec![9; space.plane_count() * space.columns().len()],
            numbers: vec![9; space.number_count()],
            mask: vec![9; space.moves().len()],
        }
    }

    fn of(hand: &Hand, seat: Seat) -> Self {
        let mut arrays = Self::new(hand.space());
        hand.write(seat, &mut arrays.planes, &mut arrays.numbers, &mut arrays.mask);
        arrays
    }

    fn legal(&self) -> Vec<usize> {
        self.mask.iter().enumerate().filter(|(_, mask)| **mask == 1).map(|(number, _)| number).collect()
    }
}

/// Plays random hands of a game from its beginning, and shows each position.
fn play(space: &Arc<Space>, hands: u64, mut show: impl FnMut(&Hand)) {
    let mut dice = ChaCha8Rng::seed_from_u64(hands);
    let mut hand = Hand::new(space.clone());
    show(&hand);
    for number in 0..hands {
        if hand.is_over() {
            hand = Hand::new(space.clone());
        }
        let mut pack = space.columns().to_vec();
        shuffle(players::seed_of(hands, number), &mut pack);
        let dealer = space.rules().next_dealer(hand.state()).unwrap_or(Seat(0));
        hand.deal(dealer, &pack);
        show(&hand);
        while let Some(seat) = hand.turn() {
            let legal = Arrays::of(&hand, seat).legal();
            hand.play(legal[dice.next_u32() as usize % legal.len()]).unwrap();
            show(&hand);
        }
    }
}

#[test]
fn a_mask_has_what_is_legal_and_nothing_else() {
    for rules in all_rules() {
        let space = Arc::new(Space::new(rules));
        for (number, &done) in space.moves().iter().enumerate() {
            assert_eq!(space.index(done), Some(number), "{done} of {:?}", space.rules().spec());
        }
        play(&space, 20, |hand| {
            let Some(seat) = hand.turn() else { return };
            let mask = Arrays::of(hand, seat).mask;
            for (number, &marked) in mask.iter().enumerate() {
                let refused = hand.check(number).err();
                assert_eq!(marked == 1, refused.is_none(), "{}: {refused:?}", space.moves()[number]);
            }
            let legal = space.rules().legal(hand.state(), seat);
            let whole =
                legal.actions.iter().filter(|action| !matches!(action, Action::Discard(_) | Action::Give(_)));
            let numbers: HashSet<usize> =
                whole.map(|&action| space.index(Move::Whole(action)).unwrap()).collect();
            let marked = Arrays::of(hand, seat).legal();
            if !numbers.is_empty() {
                assert_eq!(numbers, marked.into_iter().collect());
            }
            for other in Seat::all(space.rules().seats()).filter(|&other| other != seat) {
                assert!(Arrays::of(hand, other).legal().is_empty());
            }
        });
    }
}

#[test]
fn a_discard_can_be_named_in_one_way_only() {
    fn walk(hand: &Hand, seat: Seat, ends: &mut Vec<String>) {
        let state = hand.state();
        if hand.space().rules().choices(state, seat).family().is_none()
            && !matches!(hand.space().rules().choices(state, seat), five_hundred::Choices::Discard { .. })
        {
            return ends.push(format!("{:?}", hand.view(seat).discards));
        }
        for number in Arrays::of(hand, seat).legal() {
            let mut next = hand.clone();
            next.play(number).unwrap();
            walk(&next, seat, ends);
        }
    }
    for (preset, ways) in [("australian-4", 286), ("american-6", 286), ("australian-6-two-packs", 286)] {
        let space = Arc::new(Space::new(Rules::preset(preset).unwrap()));
        let (mut seen, mut fewer) = (0, 0);
        play(&space, 40, |hand| {
            let Some(seat) = hand.turn() else { return };
            let five_hundred::Choices::Discard { .. } = hand.space().rules().choices(hand.state(), seat)
            else {
                return;
            };
            if !hand.chosen().is_empty() || seen == 3 {
                return;
            }
            seen += 1;
            let mut ends = Vec::new();
            walk(hand, seat, &mut ends);
            let different: HashSet<&String> = ends.iter().collect();
            assert_eq!(different.len(), ends.len());
            let choices = hand.space().rules().choices(hand.state(), seat);
            assert_eq!(ends.len() as u64, choices.len());
            fewer += usize::from(choices.len() < ways);
        });
        assert_eq!((seen, fewer > 0), (3, preset == "australian-6-two-packs"), "{preset}");
    }
}

/// How many positions are looked at; `POSITIONS=1000000` looks at a million of each rule set.
fn hands() -> u64 {
    std::env::var("POSITIONS").map_or(6, |positions| positions.parse::<u64>().unwrap() / 50)
}

#[test]
fn what_is_written_is_read_again() {
    for rules in all_rules() {
        let space = Arc::new(Space::new(rules));
        play(&space, hands(), |hand| {
            for seat in Seat::all(space.rules().seats()) {
                let arrays = Arrays::of(hand, seat);
                assert_eq!(space.read(&arrays.planes, &arrays.numbers), Ok(hand.view(seat)));
            }
        });
    }
}

#[test]
fn what_no_view_is_written_as_is_refused_with_its_place() {
    let space = Arc::new(Space::new(Rules::preset("australian-4").unwrap()));
    let mut dice = ChaCha8Rng::seed_from_u64(1);
    let (mut refused, mut read) = (0, 0);
    play(&space, 3, |hand| {
        let mut arrays = Arrays::of(hand, Seat(1));
        let at = dice.next_u32() as usize;
        if at.is_multiple_of(2) {
            let number = at / 2 % arrays.numbers.len();
            arrays.numbers[number] += [1, -1, 1000, i32::MIN / 2][at / 1024 % 4];
        } else {
            let cell = at / 2 % arrays.planes.len();
            arrays.planes[cell] ^= 1 + (at / 1024 % 3) as u8;
        }
        match space.read(&arrays.planes, &arrays.numbers) {
            // The arrays of another view, such as one with another score.
            Ok(_) => read += 1,
            Err(_) => refused += 1,
        }
    });
    assert!(refused > 50 && read > 5, "{refused} {read}");
    let error = space.read(&[0; 3], &[]).unwrap_err();
    assert_eq!(
        error.to_string(),
        format!("planes has 3 elements, but should have {}", space.plane_count() * 43)
    );
}

#[test]
fn cards_that_cant_be_seen_change_no_byte() {
    let mut others = 0;
    for rules in all_rules() {
        let space = Arc::new(Space::new(rules));
        let mut count = 0;
        play(&space, 3, |hand| {
            count += 1;
            if count % 7 > 0 {
                return;
            }
            for seat in Seat::all(space.rules().seats()) {
                let arrays = Arrays::of(hand, seat);
                let belief = Belief { calls: false, discards: false };
                for world in hand.worlds(seat, belief, 1, count) {
                    let again = Arrays::of(&world, seat);
                    assert!(arrays.planes == again.planes && arrays.numbers == again.numbers);
                    assert_eq!(arrays.mask, again.mask);
                    others += u32::from(world.state() != hand.state());
                }
            }
        });
    }
    assert!(others > 300, "{others}");
}

#[test]
fn something_can_always_be_made_up() {
    for rules in all_rules() {
        let space = Arc::new(Space::new(rules));
        let mut moves = Vec::new();
        let mut dice = ChaCha8Rng::seed_from_u64(9);
        for number in 0..6 {
            let mut hand = Hand::new(space.clone());
            let mut pack = space.columns().to_vec();
            shuffle(players::seed_of(3, number), &mut pack);
            hand.deal(Seat(0), &pack);
            moves.clear();
            while let Some(seat) = hand.turn() {
                for viewer in Seat::all(space.rules().seats()) {
                    let (pack, again) = hand.redealt(viewer, &moves, NOTHING, number).unwrap_or_else(|| {
                        panic!("{:?}: {:?}", space.rules().spec(), hand.view(viewer));
                    });
                    let cards: Vec<_> = pack.iter().map(|&column| space.columns()[column]).collect();
                    let mut world = Hand::new(space.clone());
                    world.deal(Seat(0), &cards);
                    for number in again {
                        assert!(world.play(number).is_ok(), "{:?}", space.rules().spec());
                    }
                    assert_eq!(world.view(viewer), hand.view(viewer));
                }
                let legal = Arrays::of(&hand, seat).legal();
                let number = legal[dice.next_u32() as usize % legal.len()];
                moves.push(number);
                hand.play(number).unwrap();
            }
        }
    }
}

#[test]
fn steps_of_many_hands_are_those_of_one() {
    let space = Arc::new(Space::new(Rules::preset("quebec-4-nullo").unwrap()));
    let (count, seats) = (5, space.rules().seats());
    let mut hands = Hands::new(space.clone(), count, 3);
    let mut all = Arrays {
        planes: vec![0; count * space.plane_count() * space.columns().len()],
        numbers: vec![0; count * space.number_count()],
        mask: vec![0; count * space.moves().len()],
    };
    let (mut to_move, mut points, mut ended) = (vec![0; count], vec![0.0; count * seats], vec![0; count]);
    let mut buffers = Buffers {
        planes: &mut all.planes,
        numbers: &mut all.numbers,
        masks: &mut all.mask,
        seats: &mut to_move,
        points: &mut points,
        ended: &mut ended,
    };
    hands.write(&mut buffers);
    let mut single = hands.hand(4).unwrap().clone();
    let mut dice = ChaCha8Rng::seed_from_u64(5);
    let mut finished = 0;
    for _ in 0..400 {
        let moves: Vec<i64> = (0..count)
            .map(|place| {
                let mask = &buffers.masks[place * space.moves().len()..][..space.moves().len()];
                let legal: Vec<usize> = (0..mask.len()).filter(|&number| mask[number] == 1).collect();
                legal[dice.next_u32() as usize % legal.len()] as i64
            })
            .collect();
        hands.step(&moves, &mut buffers).unwrap();
        single.play(moves[4] as usize).unwrap();
        if buffers.ended[4] == 1 {
            let points: Vec<f32> = single.points().iter().map(|&points| points as f32).collect();
            assert_eq!(buffers.points[4 * seats..], points);
            finished += 1;
            single = hands.hand(4).unwrap().clone();
        } else {
            assert!(buffers.points[4 * seats..].iter().all(|&points| points == 0.0));
        }
        let seat = single.turn().unwrap();
        let arrays = Arrays::of(&single, seat);
        assert_eq!(buffers.seats[4], seat.0);
        assert_eq!(buffers.numbers[4 * space.number_count()..], arrays.numbers);
        assert_eq!(buffers.masks[4 * space.moves().len()..], arrays.mask);
    }
    assert!(finished > 5, "{finished}");
    let before: Vec<String> = (0..count).map(|n| format!("{:?}", hands.hand(n).unwrap().state())).collect();
    let masks = buffers.masks.chunks(space.moves().len());
    let mut moves: Vec<i64> =
        masks.map(|mask| mask.iter().position(|&legal| legal == 1).unwrap() as i64).collect();
    moves[4] = -1;
    let error = hands.step(&moves, &mut buffers).unwrap_err();
    assert!(error.to_string().starts_with("in hand 4: there is no move"), "{error}");
    let after: Vec<String> = (0..count).map(|n| format!("{:?}", hands.hand(n).unwrap().state())).collect();
    assert_eq!(before, after, "nothing is half done");
}

#[test]
fn others_play_the_seats_that_the_caller_doesnt() {
    let space = Arc::new(Space::new(Rules::preset("australian-3").unwrap()));
    for others in ["random", "beginner"] {
        let mut hands = Hands::new(space.clone(), 3, 3).with_others(Seat(1), others.parse().unwrap());
        for _ in 0..200 {
            let mut moves = Vec::new();
            for place in 0..3 {
                let hand = hands.hand(place).unwrap();
                assert_eq!(hand.turn(), Some(Seat(1)));
                moves.push(Arrays::of(hand, Seat(1)).legal()[0] as i64);
            }
            let mut all = Arrays {
                planes: vec![0; 3 * space.plane_count() * space.columns().len()],
                numbers: vec![0; 3 * space.number_count()],
                mask: vec![0; 3 * space.moves().len()],
            };
            let mut buffers = Buffers {
                planes: &mut all.planes,
                numbers: &mut all.numbers,
                masks: &mut all.mask,
                seats: &mut [0; 3],
                points: &mut [0.0; 9],
                ended: &mut [0; 3],
            };
            hands.step(&moves, &mut buffers).unwrap();
        }
    }
}

#[test]
fn a_viewer_is_told_by_seats_from_theirs() {
    let space = Arc::new(Space::new(Rules::preset("australian-4").unwrap()));
    let mut hand = Hand::new(space.clone());
    hand.deal(Seat(0), space.columns());
    let arrays = Arrays::of(&hand, Seat(3));
    let number = |name: &str| {
        let field = space.numbers().iter().find(|field| field.name == name).unwrap();
        &arrays.numbers[field.start..field.start + field.len]
    };
    // The dealer is seat 0, to the left of seat 3; seat 1 is to call, two from seat 3.
    assert_eq!(
        (number("viewer"), number("dealer"), number("to_act")),
        (&[3][..], &[1][..], &[0, 0, 1, 0][..])
    );
    assert_eq!(hand.view(Seat(3)).viewer, Viewer::Seat(Seat(3)));
}

/// How far what was counted lies from what is expected if all are equally likely, in standard deviations.
fn excess(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    let chi: f64 = counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
    let free = counts.len() as f64 - 1.0;
    (chi - free) / (2.0 * free).sqrt()
}

/// The worlds that were drawn, and how often each of them came.
fn count<T: std::hash::Hash + Eq>(drawn: impl Iterator<Item = T>) -> std::collections::HashMap<T, u32> {
    let mut counts = std::collections::HashMap::new();
    drawn.for_each(|one| *counts.entry(one).or_default() += 1);
    counts
}

const NOTHING: Belief = Belief { calls: false, discards: false };

#[test]
fn every_deal_that_fits_comes_as_often_as_another() {
    // Ten cards are seen of 24: the kitty is one of 1,001 sets of four among fourteen cards.
    let space = Arc::new(Space::new(Rules::preset("american-2").unwrap()));
    let mut hand = Hand::new(space.clone());
    let mut pack = space.columns().to_vec();
    shuffle(players::seed_of(1, 1), &mut pack);
    hand.deal(Seat(0), &pack);
    let worlds = (0..20).flat_map(|seed| hand.worlds(Seat(0), NOTHING, 1_000, seed));
    let kitties = count(worlds.map(|world| world.space().rules().inside(world.state()).kitty()));
    assert_eq!(kitties.len(), 1_001);
    let counts: Vec<u32> = kitties.into_values().collect();
    assert!(excess(&counts) < 4.0, "{}", excess(&counts));
    assert!(excess(&[10, 90, 20]) > 4.0, "what isn't uniform is found");
}

#[test]
fn a_redeal_fits_what_was_played_and_nothing_else() {
    let space = Arc::new(Space::new(Rules::preset("american-2").unwrap()));
    let mut dice = ChaCha8Rng::seed_from_u64(3);
    let mut looked = 0;
    for number in 0..60 {
        let mut hand = Hand::new(space.clone());
        let mut pack = space.columns().to_vec();
        shuffle(players::seed_of(2, number), &mut pack);
        hand.deal(Seat(0), &pack);
        let mut moves = Vec::new();
        while let Some(seat) = hand.turn() {
            let view = hand.view(seat);
            let defends = view.contract.as_ref().is_some_and(|contract| contract.seat != seat);
            if view.tricks_played == 7 && view.trick.is_none() && defends && view.discards.is_none() {
                looked += u32::from(holdings_are_uniform(&hand, seat, &moves));
            }
            let legal = Arrays::of(&hand, seat).legal();
            let number = legal[dice.next_u32() as usize % legal.len()];
            moves.push(number);
            hand.play(number).unwrap();
        }
    }
    assert!(looked > 3, "{looked}");
}

/// Draws what the other player may hold, and compares it with every holding that can be played to this position.
fn holdings_are_uniform(hand: &Hand, seat: Seat, moves: &[usize]) -> bool {
    let space = hand.space();
    let other = Seat(1 - seat.0);
    let mine = Arrays::of(hand, seat);
    let held = |hand: &Hand| hand.space().rules().view(hand.state(), Viewer::Referee, table::Recall::Perfect);
    let drawn = (0..3_000).map(|seed| {
        let (pack, moves) = hand.redealt(seat, moves, NOTHING, seed).unwrap();
        let cards: Vec<_> = pack.iter().map(|&column| space.columns()[column]).collect();
        let mut again = Hand::new(space.clone());
        again.deal(Seat(0), &cards);
        for number in moves {
            again.play(number).unwrap();
        }
        let arrays = Arrays::of(&again, seat);
        assert!(arrays.planes == mine.planes && arrays.numbers == mine.numbers && arrays.mask == mine.mask);
        held(&again).seats[other.index()].hand.unwrap()
    });
    let drawn = count(drawn);
    // Three cards of the seven that are hidden: 35 holdings, fewer where suits were not followed.
    let hidden = held(hand).seats[other.index()].hand.unwrap() | held(hand).discards.unwrap_or_default();
    let contract = hand.view(seat).contract.unwrap();
    let voids = hand.view(seat).tricks.into_iter().filter_map(|trick| {
        let (led, last) = (trick.led?, trick.plays.get(1)?);
        let follows = space.rules().suit_of(contract.bid.strain(), last.card) == Some(led);
        (last.seat == other && !follows && contract.trump.is_some()).then_some(led)
    });
    let voids: Vec<_> = voids.collect();
    let suit = |card| space.rules().suit_of(contract.bid.strain(), card);
    let may = hidden.into_iter().filter(|&card| suit(card).is_none_or(|suit| !voids.contains(&suit))).count();
    if contract.trump.is_none() || hidden.len() != 7 || may < 4 {
        return false;
    }
    let ways = may * (may - 1) * (may - 2) / 6;
    assert_eq!(drawn.len(), ways);
    let counts: Vec<u32> = drawn.into_values().collect();
    assert!(excess(&counts) < 4.0, "{}", excess(&counts));
    true
}
