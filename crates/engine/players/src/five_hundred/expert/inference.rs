//! How likely a deal is after what the others have called: the rule-based player's judgement of a hand is the model of
//! theirs, with soft edges, as nobody calls by a rule alone.
//!
//! How soft was set by hand; no command fits it. Whether it helps is seen by playing against `uniform`, who hears no
//! calls: `kook arena expert uniform`.

use cards::{CardSet, Suit};
use five_hundred::{Action, Bid, BidKind, CallView, Rules, State, Strain};
use table::{Game, Recall, Seat, SeatSet, Viewer};

use super::worlds::{World, Worlds};
use crate::{
    chance::Chance,
    five_hundred::{
        Agreed, Bot, Meaning, conventions::helps, discard, evaluate::Field, ranking::Ranking,
        strength::partners_bring,
    },
    maths,
};

/// A world that the search looks at, and how much it counts.
#[derive(Clone, Copy)]
pub(crate) struct Sample {
    pub(crate) state: State,
    pub(crate) weight: f64,
}

/// Deals drawn for each that is kept.
const DRAWN: usize = 32;
/// Deals of which the play is looked at, for each that is kept.
const PLAYED: usize = 4;
/// After so many tricks there are more deals, and all of those are kept: what is left is soon searched, and a few deals
/// decide.
const LAST_TRICKS: u8 = 7;
const MORE: usize = 4;

/// `count` worlds, by how likely they are if `weigh`, else as they come.
pub(crate) fn sample(
    worlds: &Worlds<'_>,
    agreed: &Agreed,
    count: usize,
    weigh: bool,
    chance: &mut Chance,
) -> Vec<Sample> {
    let view = worlds.known.view;
    if !weigh || view.calls.is_empty() {
        let states = (0..count).filter_map(|_| worlds.draw(chance));
        return states.map(|(_, state)| Sample { state, weight: 1.0 }).collect();
    }
    let model = Model::new(worlds, agreed);
    let misere = view.contract.as_ref().is_some_and(|contract| contract.bid.is_misere());
    let look_at_play = !misere && (!view.tricks.is_empty() || view.trick.is_some());
    let last = look_at_play && view.tricks_played >= LAST_TRICKS;
    let count = if last { count * MORE } else { count };
    let drawn = (0..count * DRAWN).filter_map(|_| worlds.imagine(chance));
    let drawn: Vec<(World, f64)> = drawn
        .map(|world| {
            // What was kept tells as much before, but of the fewer deals that are drawn then too few would be left.
            let kept = if last { world.likely } else { 1.0 };
            (world, kept * model.likelihood(worlds.known.rules, &world))
        })
        .collect();
    let kept = keep(&drawn, if look_at_play { count * PLAYED } else { count }, chance);
    if !look_at_play {
        let states = kept
            .into_iter()
            .filter_map(|(world, times)| Some(Sample { state: worlds.known.replay(&world)?, weight: times }));
        return states.collect();
    }
    let played = kept.into_iter().filter_map(|(world, times)| {
        let (state, manners) = play_likelihood(worlds, &world)?;
        Some((state, times * manners))
    });
    let played: Vec<(State, f64)> = played.collect();
    if last {
        return played.into_iter().map(|(state, weight)| Sample { state, weight }).collect();
    }
    keep(&played, count, chance).into_iter().map(|(state, weight)| Sample { state, weight }).collect()
}

/// About `count` states, by how likely their callers would have called so; one that is much likelier than the others
/// comes several times.
pub(crate) fn as_called(
    worlds: &Worlds<'_>,
    agreed: &Agreed,
    count: usize,
    chance: &mut Chance,
) -> Vec<(World, State)> {
    let model = Model::new(worlds, agreed);
    let drawn = (0..count * DRAWN).filter_map(|_| worlds.imagine(chance));
    let drawn: Vec<(World, f64)> =
        drawn.map(|world| (world, model.likelihood(worlds.known.rules, &world))).collect();
    let kept = keep(&drawn, count, chance).into_iter();
    let states =
        kept.filter_map(|(world, times)| Some(((world, worlds.known.replay(&world)?), times as usize)));
    states.flat_map(|(world, times)| std::iter::repeat_n(world, times)).collect()
}

/// Keeps about `count` of them, each with how often its weight says.
fn keep<T: Copy>(drawn: &[(T, f64)], count: usize, chance: &mut Chance) -> Vec<(T, f64)> {
    let all: f64 = drawn.iter().map(|&(_, weight)| weight).sum();
    if all <= 0.0 {
        return Vec::new();
    }
    let step = all / count as f64;
    let (mut next, mut passed) = (step * chance.unit(), 0.0);
    let mut kept = Vec::with_capacity(count);
    for &(one, weight) in drawn {
        passed += weight;
        let mut times = 0.0;
        while next < passed {
            times += 1.0;
            next += step;
        }
        if times > 0.0 {
            kept.push((one, times));
        }
    }
    kept
}

/// The state of a world, and how likely the others would have played as they did: the rule-based player is the model,
/// and everybody follows it about half the time.
fn play_likelihood(worlds: &Worlds<'_>, world: &World) -> Option<(State, f64)> {
    let known = &worlds.known;
    let mut model = Bot::new(0);
    let mut product: f64 = 1.0;
    let state = known.replay_watched(world, |state, seat, action| {
        if seat == known.me || !matches!(action, Action::Play(_) | Action::Lead(..)) {
            return;
        }
        let choices = known.rules.choices(state, seat);
        let others = choices.len().saturating_sub(1);
        if others > 0 {
            let view = known.rules.view(state, Viewer::Seat(seat), Recall::Perfect);
            let follows = model.decide(known.rules, &view).action == action;
            product *= if follows { FOLLOWS } else { (1.0 - FOLLOWS) / others as f64 };
        }
    })?;
    Some((state, maths::pow(product, TRUST)))
}

/// How often players do what the model would, and how much of that is believed.
const FOLLOWS: f64 = 0.5;
const TRUST: f64 = 0.5;

/// What a caller must have had in mind.
struct Model<'a> {
    me: Seat,
    calls: Vec<Heard>,
    rankings: [Ranking<'a>; 5],
    /// By seat: how its hand is judged.
    field: Field,
    pack: CardSet,
}

/// A call, and what could have been called instead.
struct Heard {
    seat: Seat,
    call: Action,
    /// The lowest level that could be bid in each strain; 11 if none.
    least: [u8; 5],
    /// Whether a partner's bid stood, which a pass leaves to them.
    partner: bool,
    /// Levels that partners have bid in each strain before.
    support: [u8; 5],
    /// Whether it was not the caller's first call.
    again: bool,
    /// What it says by convention.
    meanings: Vec<Meaning>,
}

impl<'a> Model<'a> {
    fn new(worlds: &Worlds<'a>, agreed: &Agreed) -> Self {
        let known = &worlds.known;
        let (rules, view) = (known.rules, known.view);
        let mut high: Option<(Bid, Seat)> = None;
        let mut calls: Vec<Heard> = Vec::new();
        for (at, call) in view.calls.iter().enumerate().filter(|(_, call)| call.call != Action::Look) {
            let mates = rules.side(call.seat) - SeatSet::of(call.seat);
            let least = Strain::ALL.map(|strain| {
                let legal = |&level: &u8| {
                    let bid = Bid::tricks(level, strain);
                    let tells = !rules.bids.is_inkle(bid) || is_to_call(&view.calls[..at], mates);
                    let above = high.is_none_or(|(high, _)| rules.bids.outranks(bid, high));
                    rules.bids.has(bid) && tells && above
                };
                (6..=10).find(legal).unwrap_or(11)
            });
            let mut support = [0; 5];
            for heard in calls.iter().filter(|heard| mates.contains(heard.seat)) {
                if let Action::Bid(bid) = heard.call
                    && !bid.is_misere()
                {
                    support[bid.strain() as usize] = bid.needed();
                }
            }
            calls.push(Heard {
                seat: call.seat,
                call: call.call,
                least,
                partner: high.is_some_and(|(bid, seat)| mates.contains(seat) && !rules.bids.is_inkle(bid)),
                support,
                again: calls.iter().any(|heard| heard.seat == call.seat),
                meanings: agreed[call.seat.index()].meaning(rules, &view.calls[..at], call.seat, call.call),
            });
            if let Action::Bid(bid) = call.call {
                high = Some((bid, call.seat));
            }
        }
        let pack = rules.pack();
        Self {
            me: known.me,
            calls,
            rankings: Strain::ALL.map(|strain| Ranking::new(rules, strain)),
            field: discard::field(rules, known.me, pack.len() - 10, false),
            pack,
        }
    }

    /// How likely these calls are with these hands.
    fn likelihood(&self, rules: &Rules, world: &World) -> f64 {
        let mut product = 1.0;
        for seat in Seat::all(rules.seats()).filter(|&seat| seat != self.me) {
            if !self.calls.iter().any(|heard| heard.seat == seat) {
                continue;
            }
            let hand = world.deal.hands[seat.index()];
            let tricks = self.tricks(rules, hand);
            for heard in self.calls.iter().filter(|heard| heard.seat == seat) {
                product *= self.call(rules, heard, hand, &tricks);
            }
        }
        maths::pow(product, FAITH)
    }

    /// The tricks of their side that a player expects in each strain.
    fn tricks(&self, rules: &Rules, hand: CardSet) -> [f64; 5] {
        let out = self.pack - hand;
        std::array::from_fn(|strain| {
            let counted = self.field.tricks(&self.rankings[strain], hand, out);
            let own = if strain == Strain::NoTrumps as usize { 0.86 * counted - 1.2 } else { counted };
            let own = own + KITTY;
            f64::from(own + partners_bring(rules, own))
        })
    }

    fn call(&self, rules: &Rules, heard: &Heard, hand: CardSet, tricks: &[f64; 5]) -> f64 {
        let tricks: [f64; 5] = std::array::from_fn(|strain| match heard.support[strain] {
            0 => tricks[strain],
            // With a partner's suit a hand is worth what it has more than usual.
            level => tricks[strain].max(f64::from(level) + 0.5 * (tricks[strain] - USUAL)),
        });
        let mut told = 1.0;
        for meaning in &heard.meanings {
            let (fits, shows) = match *meaning {
                Meaning::Joker => (hand.intersects(CardSet::JOKERS), true),
                Meaning::Help(suit) => (helps(rules, hand, suit), true),
                Meaning::NoJoker => (!hand.intersects(CardSet::JOKERS), false),
                Meaning::NoHelp => (!Suit::ALL.into_iter().any(|suit| helps(rules, hand, suit)), false),
            };
            told *= if fits { 1.0 } else { BROKEN };
            if shows {
                return told;
            }
        }
        told * match heard.call {
            Action::Bid(bid) => match bid.kind() {
                BidKind::Tricks(level, strain) => Self::bid(heard, level, strain, &tricks),
                BidKind::Partie(strain) => Self::bid(heard, 10, strain, &tricks),
                BidKind::Misere(_) => self.misere(rules, bid, hand),
            },
            _ => {
                let over = tricks.iter().zip(heard.least).map(|(&tricks, least)| tricks - f64::from(least));
                let most = over.fold(f64::MIN, f64::max) - PASS;
                let passes = 1.0 / (1.0 + maths::exp(2.2 * most));
                let soft = FLOOR + (1.0 - FLOOR) * passes;
                if heard.partner { soft.sqrt() } else { soft }
            }
        }
    }

    fn bid(heard: &Heard, level: u8, strain: Strain, tricks: &[f64; 5]) -> f64 {
        let mine = tricks[strain as usize];
        let all: f64 = tricks.iter().map(|&other| maths::exp(STRAIN * (other - mine))).sum();
        // A player who must go higher than they would like stretches; one who bids again has shown their tricks
        // already.
        let short = (f64::from(level) - mine + 0.3).max(0.0);
        let over = if heard.again { 0.0 } else { (mine - f64::from(level) - 1.0).max(0.0) };
        let fits = maths::exp(-short * short / 1.6 - over * over / 3.0);
        FLOOR + (1.0 - FLOOR) * fits / all
    }

    fn misere(&self, rules: &Rules, bid: Bid, hand: CardSet) -> f64 {
        let ranking = &self.rankings[Strain::NoTrumps as usize];
        let out = self.pack - hand;
        let size = if bid.is_sans_kitty() { 0 } else { rules.kitty_size().clamp(1, 3) };
        let kept = hand - discard::dangers(ranking, &self.field, hand, out, size);
        let safe = f64::from(self.field.safety(ranking, kept, out));
        FLOOR + (1.0 - FLOOR) * safe * safe
    }
}

/// Whether one of these seats has not called yet.
fn is_to_call(calls: &[CallView], seats: SeatSet) -> bool {
    seats.iter().any(|seat| !calls.iter().any(|call| call.seat == seat))
}

/// How often a convention is not kept.
const BROKEN: f64 = 0.05;
/// What a kitty brings.
const KITTY: f32 = 0.8;
/// How much more than the lowest bid a hand must have before a pass is a surprise.
const PASS: f64 = 0.3;
/// The least that any call counts: everybody does strange things, but few of them. A hand that fits a bid is rare, so
/// that with more, most of the weight would lie on hands that never bid so.
const FLOOR: f64 = 0.001;
/// How much calls are believed beyond the model, which knows less of its callers than they do.
const FAITH: f64 = 1.25;
/// How clearly the best strain is the one that is bid.
const STRAIN: f64 = 1.6;
/// The tricks that a hand without a bid brings with its side.
const USUAL: f64 = 5.2;

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may")]

    use five_hundred::Phase;
    use solver::Solver;
    use table::{Game, Recall, Viewer, shuffle};

    use super::*;
    use crate::{
        Player,
        five_hundred::{
            Bot, Expert, Skill,
            expert::{lookahead::Lookahead, stakes::Stakes},
            natural::PartnersBid,
        },
        seed_of,
    };

    /// How much likelier the calls are with the hands that were dealt than with other hands that the viewers could
    /// imagine: the mean logarithm over auctions of bots.
    fn told(preset: &str, auctions: u64) -> f64 {
        let rules = Rules::preset(preset).unwrap();
        let (mut sum, mut count) = (0.0, 0.0);
        for auction in 0..auctions {
            let mut state = rules.start(&vec![0; rules.seats()]).unwrap();
            let mut pack = rules.pack_in_order();
            shuffle(seed_of(auction, 55), &mut pack);
            let dealer = Seat((auction % rules.seats() as u64) as u8);
            let deal = rules.deal_pack(&pack, dealer);
            rules.deal(&mut state, dealer, &deal);
            while rules.phase(&state) == Some(Phase::Auction) {
                let seat = rules.to_act(&state).first().unwrap();
                let view = rules.view(&state, Viewer::Seat(seat), Recall::Perfect);
                let action = Bot::new(auction).decide(&rules, &view).action;
                rules.play_unchecked(&mut state, seat, action);
            }
            let seat = dealer.after(1 + auction as usize % 3, rules.seats());
            let view = rules.view(&state, Viewer::Seat(seat), Recall::Perfect);
            let Some(worlds) = Worlds::new(&rules, &view) else { continue };
            let model = Model::new(&worlds, &Agreed::default());
            let mut chance = Chance::new(auction, 0);
            let imagined = (0..60).filter_map(|_| worlds.imagine(&mut chance));
            let others: Vec<f64> = imagined.map(|world| model.likelihood(&rules, &world)).collect();
            let mean = others.iter().sum::<f64>() / others.len() as f64;
            let dealt = World { deal, discards: CardSet::EMPTY, given: CardSet::EMPTY, likely: 1.0 };
            sum += maths::ln(model.likelihood(&rules, &dealt) / mean);
            count += 1.0;
        }
        sum / count
    }

    /// The same for the play, as far as the middle of the hand.
    fn told_by_play(preset: &str, hands: u64) -> f64 {
        let rules = Rules::preset(preset).unwrap();
        let (mut sum, mut count) = (0.0, 0.0);
        for hand in 0..hands {
            let mut state = rules.start(&vec![0; rules.seats()]).unwrap();
            let mut pack = rules.pack_in_order();
            shuffle(seed_of(hand, 56), &mut pack);
            rules.deal(&mut state, Seat(0), &rules.deal_pack(&pack, Seat(0)));
            let mut seen = None;
            while let Some(seat) = rules.to_act(&state).first() {
                let view = rules.view(&state, Viewer::Seat(seat), Recall::Perfect);
                let action = Bot::new(hand).decide(&rules, &view).action;
                if view.tricks_played == 5 {
                    seen = Some((view, state));
                    break;
                }
                rules.play_unchecked(&mut state, seat, action);
            }
            let Some((view, state)) = seen else { continue };
            if view.contract.as_ref().is_some_and(|contract| contract.bid.is_misere()) {
                continue;
            }
            let worlds = Worlds::new(&rules, &view).unwrap();
            let mut chance = Chance::new(hand, 0);
            let drawn = (0..40).filter_map(|_| worlds.draw(&mut chance));
            let others: Vec<f64> =
                drawn.filter_map(|(world, _)| play_likelihood(&worlds, &world)).map(|(_, m)| m).collect();
            let mean = others.iter().sum::<f64>() / others.len() as f64;
            let referee = rules.view(&state, Viewer::Referee, Recall::Perfect);
            let dealt = World {
                deal: rules.deal_pack(&pack, Seat(0)),
                discards: referee.discards.unwrap_or_default(),
                given: CardSet::EMPTY,
                likely: 1.0,
            };
            let (_, true_one) = play_likelihood(&worlds, &dealt).unwrap();
            sum += maths::ln(true_one / mean);
            count += 1.0;
        }
        sum / count
    }

    /// The chance that a partner's suit bid is made, as those beside them imagine it and with the cards as they are:
    /// the means over the auctions of experts, and how many bids there were.
    fn partners_chance(preset: &str, deals: u64) -> (f64, f64, f64) {
        let rules = Rules::preset(preset).unwrap();
        let (mut imagined, mut dealt, mut count) = (0.0, 0.0, 0.0);
        let mut solver = Solver::new(12 << 20);
        for number in 0..deals {
            let mut state = rules.start(&vec![0; rules.seats()]).unwrap();
            let mut pack = rules.pack_in_order();
            shuffle(seed_of(number, 58), &mut pack);
            let dealer = Seat((number % rules.seats() as u64) as u8);
            rules.deal(&mut state, dealer, &rules.deal_pack(&pack, dealer));
            let quick = Skill::FULL.scaled(1, 4);
            let mut players: Vec<_> = (0..6).map(|seat| Expert::new(100 * number + seat, quick)).collect();
            while rules.phase(&state) == Some(Phase::Auction) {
                let seat = rules.to_act(&state).first().unwrap();
                let view = rules.view(&state, Viewer::Seat(seat), Recall::Perfect);
                let stands = PartnersBid::standing(&rules, &view, seat, &Agreed::default());
                if stands.is_some_and(|stands| !stands.bid.is_misere()) {
                    let mut chance_of = |state: &State| {
                        let stakes = Stakes::new(&rules, seat);
                        Lookahead::new(&rules, stakes, &mut solver, 2_000_000)
                            .action(state, Action::Pass)
                            .made
                    };
                    let worlds = Worlds::new(&rules, &view).unwrap();
                    let samples = sample(&worlds, &Agreed::default(), 12, true, &mut Chance::new(number, 1));
                    let all: f64 = samples.iter().map(|sample| sample.weight).sum();
                    imagined +=
                        samples.iter().map(|one| one.weight * chance_of(&one.state)).sum::<f64>() / all;
                    dealt += chance_of(&state);
                    count += 1.0;
                }
                let action = players[seat.index()].decide(&rules, &view).action;
                rules.play_unchecked(&mut state, seat, action);
            }
        }
        (imagined / count, dealt / count, count)
    }

    fn is_believed(preset: &str) {
        let (imagined, dealt, count) = partners_chance(preset, 160);
        println!("{preset}: {imagined:.3} imagined, {dealt:.3} with the cards as they are, {count} bids");
        assert!((imagined - dealt).abs() < 0.05, "{preset}: {imagined:.3} for {dealt:.3}");
    }

    // Each takes a core for a minute.
    #[test]
    fn a_partners_bid_is_believed() {
        is_believed("australian-4");
    }

    #[test]
    fn a_partners_bid_is_believed_in_america() {
        is_believed("american-4");
    }

    #[test]
    fn what_was_agreed_is_believed() {
        let rules = Rules::preset("australian-4").unwrap();
        let mut state = rules.start(&[0; 4]).unwrap();
        let mut pack = rules.pack_in_order();
        shuffle(seed_of(5, 5), &mut pack);
        rules.deal(&mut state, Seat(3), &rules.deal_pack(&pack, Seat(3)));
        rules.play_unchecked(&mut state, Seat(0), Action::Bid(Bid::tricks(6, Strain::NoTrumps)));
        let view = rules.view(&state, Viewer::Seat(Seat(1)), Recall::Perfect);
        let worlds = Worlds::new(&rules, &view).unwrap();
        let joker_with_the_bidder = |agreed: &Agreed| {
            let samples = sample(&worlds, agreed, 40, true, &mut Chance::new(1, 1));
            let has = |sample: &&Sample| {
                let seen = rules.view(&sample.state, Viewer::Referee, Recall::Perfect);
                seen.seats[0].hand.is_some_and(|hand| hand.intersects(CardSet::JOKERS))
            };
            let of = |samples: &mut dyn Iterator<Item = &Sample>| samples.map(|s| s.weight).sum::<f64>();
            of(&mut samples.iter().filter(has)) / of(&mut samples.iter())
        };
        let shown: Agreed = ["joker".parse().unwrap(); 6];
        assert!(joker_with_the_bidder(&shown) > 0.8);
        assert!(joker_with_the_bidder(&Agreed::default()) < 0.8);
    }

    #[test]
    fn cards_tell_what_their_players_hold() {
        for preset in ["australian-4", "american-3"] {
            let told = told_by_play(preset, 60);
            assert!(told > 0.1, "{preset}: {told:.3}");
        }
    }

    #[test]
    fn calls_tell_what_their_callers_hold() {
        for preset in ["australian-4", "american-4", "american-3", "quebec-4", "american-5"] {
            let told = told(preset, 150);
            assert!(told > 0.2, "{preset}: {told:.3}");
        }
    }
}
