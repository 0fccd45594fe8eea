#![allow(clippy::unwrap_used, reason = "a test may")]

use five_hundred::{Action, Choices, Rules, View};
use table::{Game, Recall, Seat, Viewer, shuffle};

use super::*;
use crate::{
    Level, Player,
    five_hundred::{Bot, memory},
    maths, seed_of,
};

/// A discard that is due, and what it is chosen from.
fn discards_due(preset: &str, deals: u64, mut look: impl FnMut(&Rules, &View, Seat, CardSet, u32)) {
    let rules = Rules::preset(preset).unwrap();
    for deal in 0..deals {
        let mut state = rules.start(&vec![0; rules.seats()]).unwrap();
        let mut pack = rules.pack_in_order();
        shuffle(seed_of(deal, 58), &mut pack);
        let dealer = Seat((deal % rules.seats() as u64) as u8);
        rules.deal(&mut state, dealer, &rules.deal_pack(&pack, dealer));
        while let Some((seat, choices)) = rules.next_choices(&state) {
            let view = rules.view(&state, Viewer::Seat(seat), Recall::Perfect);
            match choices {
                Choices::Discard { from, count } => {
                    look(&rules, &view, seat, from, u32::from(count));
                    break;
                }
                Choices::Play { .. } => break,
                _ => rules.play_unchecked(&mut state, seat, Bot::new(deal).decide(&rules, &view).action),
            }
        }
    }
}

/// What a player discards.
fn discarded(player: &mut dyn Player<Rules>, rules: &Rules, view: &View) -> CardSet {
    match player.decide(rules, view).action {
        Action::Discard(cards) => cards,
        other => panic!("{other}"),
    }
}

fn habit_of<'a>(ranking: &'a Ranking<'a>, view: &View, from: CardSet, count: u32) -> Habit<'a> {
    Habit::new(ranking, view.contract.as_ref().unwrap().bid.is_misere(), from, count)
}

fn usual_of(habit: &Habit<'_>, rules: &Rules, seat: Seat, from: CardSet) -> CardSet {
    let out = rules.pack() - from;
    habit.usual(&discard::field(rules, seat, out.len(), habit.misere), out)
}

/// The chance of each card to be laid away, where it may be any that fits.
fn often(habit: &Habit<'_>, usual: CardSet, may: CardSet, card: Card) -> f64 {
    let mut chance = Chance::new(5, 5);
    let drawn = (0..2_000).filter_map(|_| habit.draw(usual, CardSet::EMPTY, may, &mut chance));
    drawn.filter(|(goes, _)| goes.contains(card)).count() as f64 / 2_000.0
}

#[test]
fn what_fits_is_drawn_as_likely_as_it_is_told() {
    // However the cards that stayed are chosen, the chances of all that can have stayed add up.
    let mut looked = 0;
    discards_due("australian-4", 30, |rules, view, seat, from, count| {
        let ranking = memory::ranking(rules, view, seat);
        let habit = habit_of(&ranking, view, from, count);
        let usual = usual_of(&habit, rules, seat, from);
        let mut chance = Chance::new(1, 1);
        let (_, whole) = habit.draw(usual, CardSet::EMPTY, from, &mut chance).unwrap();
        assert!((whole - 1.0).abs() < 1e-9, "{whole}");
        // A card has gone or stayed.
        let card = from.first().unwrap();
        let gone = habit.draw(usual, CardSet::of(card), from, &mut chance).unwrap();
        let stayed = habit.draw(usual, CardSet::EMPTY, from - CardSet::of(card), &mut chance).unwrap();
        assert!((gone.1 + stayed.1 - 1.0).abs() < 1e-9, "{} {}", gone.1, stayed.1);
        assert!(gone.0.contains(card) && !stayed.0.contains(card));
        assert!((often(&habit, usual, from, card) - gone.1).abs() < 0.05);
        looked += 1;
    });
    assert!(looked > 15, "{looked}");
}

#[test]
fn players_discard_as_they_are_thought_to() {
    // How much likelier their discards are than if all were alike: the mean logarithm.
    for (preset, deals, least) in [("australian-4", 60, 3.0), ("quebec-4", 30, 3.0)] {
        let (mut sum, mut count) = (0.0, 0.0);
        discards_due(preset, deals, |rules, view, seat, from, count_of| {
            let ranking = memory::ranking(rules, view, seat);
            let habit = habit_of(&ranking, view, from, count_of);
            let usual = usual_of(&habit, rules, seat, from);
            let goes = discarded(&mut *Level::Strong.player(1), rules, view);
            let (_, likely) = habit.draw(usual, goes, goes, &mut Chance::new(1, 1)).unwrap();
            sum += maths::ln(likely * view.choices.len() as f64);
            count += 1.0;
        });
        assert!(count > 10.0 && sum / count > least, "{preset}: {}", sum / count);
    }
}

/// What was counted of one kind of contract.
#[derive(Default)]
struct Counted {
    discards: u32,
    usual: u32,
    /// The others: what they were chosen from, by kind, and what went.
    others: Vec<(Vec<usize>, Vec<usize>)>,
}

impl Counted {
    /// Odds by kind under which each kind goes as often as it went.
    fn odds(&self) -> [f64; KINDS] {
        let mut odds = [1.0; KINDS];
        for _ in 0..60 {
            let (mut went, mut expected) = ([0.0; KINDS], [1e-9; KINDS]);
            for (from, gone) in &self.others {
                gone.iter().for_each(|&kind| went[kind] += 1.0);
                let cards: Vec<(Card, f64)> = from.iter().map(|&kind| (Card::X, odds[kind])).collect();
                let all = Sums::new(&cards, gone.len()).all();
                for at in 0..from.len() {
                    let mut rest = cards.clone();
                    let (_, own) = rest.remove(at);
                    expected[from[at]] += own * Sums::new(&rest, gone.len() - 1).all() / all;
                }
            }
            for kind in 0..KINDS {
                odds[kind] *= (went[kind] + 0.05) / (expected[kind] + 0.05);
            }
            let most = odds.iter().copied().fold(0.0, f64::max);
            odds.iter_mut().for_each(|odds| *odds /= most);
        }
        odds
    }
}

/// Counts the discards of players: `DISCARDS=1000 cargo test -p kookaburra-players --lib -- --ignored --nocapture
/// discards_are_counted`.
#[test]
#[ignore = "it measures, and takes minutes"]
fn discards_are_counted() {
    let deals = std::env::var("DISCARDS").ok().and_then(|n| n.parse().ok()).unwrap_or(50);
    for level in [Level::Club, Level::Strong, Level::Expert] {
        let mut counted: [Counted; 3] = Default::default();
        for preset in
            ["australian-4", "american-4", "quebec-4", "australian-3", "american-nullo", "american-6"]
        {
            discards_due(preset, deals, |rules, view, seat, from, count| {
                let ranking = memory::ranking(rules, view, seat);
                let habit = habit_of(&ranking, view, from, count);
                let usual = usual_of(&habit, rules, seat, from);
                let goes = discarded(&mut *level.player(view.calls.len() as u64), rules, view);
                let counted = &mut counted[habit.table()];
                counted.discards += 1;
                if goes.faces() == usual.faces() {
                    counted.usual += 1;
                } else {
                    let kinds = |cards: CardSet| cards.into_iter().map(|card| habit.kind(card)).collect();
                    counted.others.push((kinds(from), kinds(goes)));
                }
            });
        }
        for (table, counted) in ["suit", "no trumps", "misère"].iter().zip(&counted) {
            let share = f64::from(counted.usual) / f64::from(counted.discards.max(1));
            let odds = counted.odds().map(|odds| format!("{odds:.4}")).join(", ");
            println!("{level:?} {table}: {} discards, {share:.3} as usual; odds [{odds}]", counted.discards);
        }
    }
}
