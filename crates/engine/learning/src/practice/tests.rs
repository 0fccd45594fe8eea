use std::collections::BTreeMap;

use five_hundred::Deal;
use statrs::distribution::{ChiSquared, ContinuousCDF};
use table::read_deal;

use super::{shape::Seen, *};

const ME: Seat = Seat(0);
const DEALER: Seat = Seat(2);

fn practice(rules: &str, wishes: &[Wish]) -> Practice {
    Practice::new(Rules::preset(rules).unwrap(), wishes).unwrap()
}

fn seed(number: u8) -> Seed {
    Seed([number; 32])
}

/// The deal of a number; a drawn one if none is tried.
fn dealt(practice: &Practice, most: u32, number: u32) -> Deal {
    let found = practice.deal_within(most, seed(1), number, (ME, DEALER));
    read_deal(&practice.rules, DEALER, &found.source).unwrap()
}

fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
}

#[test]
fn hands_are_told_apart_by_counting_cards() {
    for (wish, rules, hand, fits) in [
        // Exposed: the six of hearts over two, the second spade over two, the second club over two.
        (Wish::Misere, "australian-4", "6H 5S 8S 5C 8C 9C 4D 6D 8D 10D", true),
        // The lowest diamond over one as well.
        (Wish::Misere, "australian-4", "6H 5S 8S 5C 8C 9C 5D 6D 8D 10D", false),
        (Wish::Misere, "australian-4", "4H 5S 8S 5C 8C 9C 4D 6D 8D X", true),
        (Wish::Misere, "australian-4", "6H 5S 8S 5C 8C 9C 4D 6D 8D X", false),
        (Wish::NoTrumps, "australian-4", "X AS KS AD 4H AC 5H 6H 7H 8H", true),
        (Wish::NoTrumps, "australian-4", "X AS QS AD 4H AC 5H 6H 7H 8H", false),
        (Wish::SevenTrumps, "australian-4", "X JH JD 4H 5H 6H 7H AS AD AC", true),
        (Wish::SevenTrumps, "australian-4", "X JH JD 4H 5H 6H 7S AS AD AC", false),
        // Hearts and diamonds are no longer one suit where the jack of diamonds is missing.
        (Wish::SevenTrumps, "australian-4", "X JH 6D 4H 5H 6H 7H AS AD AC", false),
        (Wish::NoJoker, "australian-4", "JH 6D 4H 5H 6H 7H 8H AS AD AC", true),
        (Wish::NoJoker, "quebec-4", "Y 6D 4H 5H 6H 7H 8H AS AD AC", false),
    ] {
        assert_eq!(practice(rules, &[wish]).fits(cards(hand)), fits, "{wish}: {hand}");
    }
}

#[test]
fn equal_cards_are_the_same_to_every_wish() {
    let rules = Rules::preset("australian-6-two-packs").unwrap();
    for wish in Wish::ALL {
        let practice = Practice::new(rules.clone(), &[wish]).unwrap();
        for number in 0..500 {
            let hand = dealt(&practice, number % 2, number).hands[0];
            let other = |card: Card| {
                let mut copies =
                    (0..2).filter_map(|n| card.copy(n)).filter(|copy| rules.pack().contains(*copy));
                copies.rfind(|copy| !hand.contains(*copy)).unwrap_or(card)
            };
            let swapped: CardSet = hand.into_iter().map(other).collect();
            assert_eq!(practice.fits(hand), practice.fits(swapped), "{wish}: {hand}");
        }
    }
}

#[test]
fn counts_are_those_of_the_textbook_and_of_trials() {
    // Without a joker: 33 of 43 cards aren't in a hand.
    assert!((practice("australian-4", &[Wish::NoJoker]).one_in() - 43.0 / 33.0).abs() < 1e-12);
    // Neither of two.
    let two = practice("quebec-4", &[Wish::NoJoker]).one_in();
    assert!((two - 46.0 * 45.0 / (36.0 * 35.0)).abs() < 1e-12, "{two}");
    for (rules, wish) in [
        ("australian-4", Wish::Misere),
        ("australian-4", Wish::NoTrumps),
        ("quebec-4", Wish::SevenTrumps),
        ("american-6", Wish::NoTrumps),
    ] {
        let practice = practice(rules, &[wish]);
        let pack = practice.rules.pack_in_order();
        let fit = (0..20_000).filter(|&at| {
            let mut pack = pack.clone();
            shuffle(numbered([9; 32], at), &mut pack);
            practice.fits(practice.hand_of(&pack, ME, DEALER))
        });
        let (expected, found) = (20_000.0 / practice.one_in(), fit.count() as f64);
        assert!((found - expected).abs() < 4.5 * expected.sqrt(), "{rules} {wish}: {found}, not {expected}");
    }
}

#[test]
fn every_table_deals_what_is_wished() {
    for preset in five_hundred::PRESETS {
        let rules = Rules::preset(preset.name).unwrap();
        for wish in Wish::ALL {
            let Ok(practice) = Practice::new(rules.clone(), &[wish]) else { continue };
            for (most, seat) in [(TRIES, ME), (0, Seat(rules.seats() as u8 - 1))] {
                let found = practice.deal_within(most, seed(2), 0, (seat, Seat(1)));
                let deal = read_deal(&rules, Seat(1), &found.source).unwrap();
                assert!(practice.fits(deal.hands[seat.index()]), "{} {wish}", preset.name);
                assert_eq!(found, practice.deal_within(most, seed(2), 0, (seat, Seat(1))));
                assert_ne!(found, practice.deal_within(most, seed(2), 1, (seat, Seat(1))));
            }
        }
    }
}

#[test]
fn what_no_hand_is_or_no_rule_has_is_refused() {
    let no = |rules: &str, wishes: &[Wish]| Practice::new(Rules::preset(rules).unwrap(), wishes).err();
    assert_eq!(no("american-4-no-joker", &[Wish::NoJoker]), Some(NoSuchDeals::NotInRules(Wish::NoJoker)));
    assert_eq!(no("american-2", &[Wish::Misere]), Some(NoSuchDeals::NotInRules(Wish::Misere)));
}

/// A deal for ever: other tries or other seeds would be another form.
#[test]
fn a_seed_deals_the_same_everywhere() {
    let practice = practice("australian-4", &[Wish::Misere]);
    let found = practice.deal(seed(0), 0, (ME, Seat(3)));
    let drawn = practice.deal_within(0, seed(0), 0, (ME, Seat(3)));
    let deal = read_deal(&practice.rules, Seat(3), &drawn.source).unwrap();
    let hands = [deal.hands[0], deal.hands[1], deal.kitties[0]].map(|cards| cards.to_string());
    let tried = "591de5729d29bc92bcb0b9917f01dc91e66d11681b9b897fc28f8cd200000024".parse::<Seed>().unwrap();
    assert_eq!((found.tries, found.source), (Some(37), tried.into()));
    assert_eq!(hands, ["5S JS QS 5C 4D 5D 7D 8D QD JH", "7S 6C 10C JC QC 6D JD 8H AH X", "6S 10D 7H"]);
}

/// How likely it is that counts as unlike as these come from one source: the chi-square test of homogeneity, with
/// values that are rare taken together.
fn alike(one: &BTreeMap<usize, u32>, other: &BTreeMap<usize, u32>) -> f64 {
    let count = |from: &BTreeMap<usize, u32>, value| f64::from(from.get(value).copied().unwrap_or_default());
    let mut rare = (0.0, 0.0);
    let mut cells: Vec<(f64, f64)> = Vec::new();
    let values: std::collections::BTreeSet<_> = one.keys().chain(other.keys()).collect();
    for value in values {
        let (a, b) = (count(one, value), count(other, value));
        if a + b < 20.0 { rare = (rare.0 + a, rare.1 + b) } else { cells.push((a, b)) }
    }
    cells.extend((rare.0 + rare.1 > 0.0).then_some(rare));
    if cells.len() < 2 {
        return 1.0;
    }
    // Both have the same number of deals.
    let sum: f64 = cells.iter().map(|(a, b)| (a - b).powi(2) / (a + b)).sum();
    ChiSquared::new(cells.len() as f64 - 1.0).unwrap().sf(sum)
}

/// The statistics of deals: where the joker lies, the lengths of suits in two hands, each card of each hand.
fn statistics(deals: &[Deal]) -> Vec<BTreeMap<usize, u32>> {
    let lengths = |hand: CardSet| {
        let suits = cards::Suit::ALL.map(|suit| (hand & CardSet::of_suit(suit)).len() as usize);
        suits.iter().fold(0, |sum, length| sum * 11 + length)
    };
    let holder = |deal: &Deal| deal.hands.iter().position(|hand| hand.contains(Card::X)).unwrap_or(9);
    let tally = |of: &dyn Fn(&Deal) -> Vec<usize>| {
        let mut tally = BTreeMap::new();
        deals.iter().flat_map(of).for_each(|value| *tally.entry(value).or_default() += 1);
        tally
    };
    let held = |seat: usize| move |deal: &Deal| deal.hands[seat].into_iter().map(Card::index).collect();
    vec![
        tally(&|deal| vec![holder(deal)]),
        tally(&|deal| vec![lengths(deal.hands[0])]),
        tally(&|deal| vec![lengths(deal.hands[1])]),
        tally(&held(0)),
        tally(&held(1)),
        tally(&|deal| deal.kitties[0].into_iter().map(Card::index).collect()),
    ]
}

/// The least likely of all statistics.
fn unlikeliest(one: &[Deal], other: &[Deal]) -> f64 {
    let pairs = statistics(one).into_iter().zip(statistics(other));
    pairs.map(|(one, other)| alike(&one, &other)).fold(1.0, f64::min)
}

/// A deal whose hand is drawn card by card, whatever still leads to one that fits being as likely: what nobody should
/// do, since some ways lead to more hands than others.
fn biased(practice: &Practice, number: u32) -> Deal {
    let mut pack = practice.rules.pack_in_order();
    shuffle(numbered([4; 32], number), &mut pack);
    let counts = &practice.counts;
    let (mut hand, mut seen) = (CardSet::EMPTY, Seen::default());
    for (at, alike) in counts.shape.pack.iter().enumerate() {
        let mut ways: Vec<u8> = (0..2).filter(|&held| counts.ways_with(at, seen, held.into()) > 0).collect();
        shuffle(numbered([at as u8; 32], number), &mut ways);
        if ways[0] > 0 {
            hand |= alike.cards;
        }
        seen = counts.shape.read(seen, alike, ways[0]).unwrap();
    }
    let places = practice.rules.deal_pack(&pack, DEALER).hands[0];
    let (mut held, mut rest) =
        (hand.into_iter(), pack.clone().into_iter().filter(|&card| !hand.contains(card)));
    let next = |card| if places.contains(card) { held.next() } else { rest.next() };
    let pack: Vec<Card> = pack.into_iter().filter_map(next).collect();
    practice.rules.deal_pack(&pack, DEALER)
}

#[test]
fn drawn_deals_are_like_tried_ones_and_biased_ones_are_not() {
    for wish in [Wish::Misere, Wish::NoTrumps] {
        let practice = practice("australian-3", &[wish]);
        let deals = |most| (0..10_000).map(|number| dealt(&practice, most, number)).collect::<Vec<_>>();
        let (tried, drawn) = (deals(TRIES), deals(0));
        let likely = unlikeliest(&tried, &drawn);
        assert!(likely > 0.001, "{wish}: drawn deals are unlike tried ones ({likely})");
        let biased: Vec<Deal> = (0..10_000).map(|number| biased(&practice, number)).collect();
        let likely = unlikeliest(&tried, &biased);
        assert!(likely < 1e-6, "{wish}: biased deals are not told apart ({likely})");
    }
}

#[test]
fn the_longest_suit_is_counted_alike_by_hand_by_trials_and_exactly() {
    let rules = Rules::preset("australian-4").unwrap();
    // Both bowers, the joker and two more hearts.
    assert_eq!(longest_suit(&rules, cards("X JH JD 4H 5H 6S 7S AS AD AC")), 5);
    let pack = rules.pack_in_order();
    let mut found = [0_u32; 11];
    for at in 0..20_000 {
        let mut pack = pack.clone();
        shuffle(numbered([3; 32], at), &mut pack);
        let hand = rules.deal_pack(&pack, DEALER).hands[ME.index()];
        found[usize::from(longest_suit(&rules, hand))] += 1;
    }
    let mut shares = 0.0;
    for trumps in 0..=10 {
        let Ok(practice) = Practice::with_longest_suit(rules.clone(), trumps) else { continue };
        let expected = 20_000.0 / practice.one_in();
        let off = (f64::from(found[usize::from(trumps)]) - expected).abs();
        assert!(off < 4.5 * expected.sqrt().max(1.0), "{trumps}: {found:?}, not {expected}");
        shares += 1.0 / practice.one_in();
        for (most, number) in [(TRIES, 0), (0, 1)] {
            let hand = dealt(&practice, most, number).hands[0];
            assert_eq!(longest_suit(&rules, hand), trumps);
        }
    }
    assert!((shares - 1.0).abs() < 1e-9, "every hand has a longest suit: {shares}");
}
