//! The auction: every bid is weighed by what it can be expected to bring against what passing brings, in points and in
//! the standing of the game. A side raises when its cards together are worth more, and stops when they aren't.

use five_hundred::{
    Action, Bid, BidKind, BidSet, Choices, MisereKind, Rules, Strain, View,
    axis::{Failure, Lose},
};
use table::{Seat, SeatSet};

use super::{
    Decision,
    conventions::{Agreed, Meaning, said},
    natural::{PartnersBid, awaits_partner},
    reason::Reason,
    strength::{Strength, first_bid_in, high_bid, implied, last_bid_in, played_like, reaches},
};
use crate::chance::Chance;

/// A misère must be likelier than that: its cost is always high, and nobody helps.
const LEAST_CHANCE_MISERE: f32 = 0.58;
/// Points that a bid must be worth more than a pass.
const MARGIN: f32 = 4.0;
/// The least chance with which anything is bid.
const LEAST_CHANCE: f32 = 0.40;
/// What the bid of one's only partner is likely to have beyond the tricks it names. Of two partners one raises the
/// other, and more would be counted twice.
const BEYOND: f32 = 0.4;
/// Levels by which a raise may count on that.
const LEAP: u8 = 2;
/// Points that it must bring more to take the contract away from a partner than to leave it to them, or to raise: a
/// partner whose bids are overruled for little can't be played with.
const OVERRULE: f32 = 40.0;
/// What a raise is likely to have beyond the tricks it names.
const RAISED: f32 = 0.0;
/// Nobody names a suit of which they have fewer: a partner takes it for theirs.
const TRUMPS: u32 = 4;
/// A strain weaker than the best by this much is not looked at closely.
const CLOSE: f32 = 1.3;
/// What leaving the kitty costs a side whose suit is known.
const KITTY: f32 = 0.8;
/// How often a partner wins no trick in a double nullo who has bid nullo or misère, and one who has not; not measured.
const SAFE_PARTNER: f32 = 0.8;
const ANY_PARTNER: f32 = 0.15;
/// What winning or losing the game is worth beside the points.
const GAME: f32 = 160.0;

/// The stakes: scores and what they make of gains and losses.
struct Stakes<'a> {
    rules: &'a Rules,
    view: &'a View,
    me: Seat,
}

impl Stakes<'_> {
    fn score(&self, seat: Seat) -> i32 {
        self.view.scores.get(seat.index()).copied().unwrap_or(0)
    }

    /// The worth of a contract that is made with chance `made` and wins all ten tricks with chance `all`, to a
    /// contractor.
    fn contract(&self, bid: Bid, seat: Seat, made: f32, all: f32) -> f32 {
        let axes = self.rules.axes();
        let target = self.rules.target();
        // Where a number of hands ends the game, no score does.
        let ends = self.rules.hand_limit().is_none();
        let gain = self.rules.worth(bid) as f32;
        let slam = self.rules.worth_of_slam(bid) as f32 - gain;
        let loss = self.rules.cost(bid) as f32;
        let mut worth = made * gain + all * slam - (1.0 - made) * loss;
        if ends && self.score(seat) + gain as i32 >= target {
            worth += made * GAME;
        }
        let out = axes.lose != Lose::Never && self.score(seat) - loss as i32 <= -target;
        let given =
            axes.failure == Failure::OpponentsScore && self.best_opponent(seat) + loss as i32 >= target;
        if ends && (out && axes.failure == Failure::LoseValue || given) {
            worth -= (1.0 - made) * GAME;
        }
        worth
    }

    fn best_opponent(&self, seat: Seat) -> i32 {
        let side = self.rules.side(seat);
        let others = Seat::all(self.rules.seats()).filter(|&other| !side.contains(other));
        others.map(|other| self.score(other)).max().unwrap_or(0)
    }

    /// How much of an opponent's gain is one's own loss.
    fn rivalry(&self) -> f32 {
        let sides = self.rules.seats() as f32 / self.rules.side(self.me).len() as f32;
        1.0 / (sides - 1.0)
    }

    /// Whether a blind bid is all that is left: the opponents are about to win and nothing else will do.
    fn desperate(&self) -> bool {
        let target = self.rules.target();
        self.rules.hand_limit().is_none()
            && self.best_opponent(self.me) >= target * 9 / 10
            && self.score(self.me) <= -target * 6 / 10
    }
}

/// What the player knows of their cards in each strain.
struct Outlook {
    /// Tricks of the side with the kitty, and without.
    with_kitty: [f32; 5],
    without_kitty: [f32; 5],
    /// The partner whose suit it would be.
    supports: [Option<Seat>; 5],
    /// The level that a partner bid first.
    offered: [u8; 5],
    /// What their bid is counted for beyond that.
    beyond: f32,
    /// Bids by which partners have shown something: they are no suits of theirs.
    shown: Vec<(Bid, Meaning)>,
}

/// What a player weighs before they call.
struct Weighing {
    outlook: Outlook,
    passing: Passing,
    /// Their bids.
    weighed: Vec<WeighedBid>,
}

fn weighing(
    stakes: &Stakes<'_>,
    agreed: &Agreed,
    (bids, high): (BidSet, Option<(Bid, Seat)>),
    chance: &mut Chance,
) -> Option<Weighing> {
    let Stakes { rules, view, me } = *stakes;
    let strength = Strength::new(rules, view, me)?;
    let outlook = outlook(rules, view, me, agreed, &strength, bids, chance);
    let passing = worth_of_passing(stakes, &strength, &outlook, high, chance);
    let weighed = weigh(stakes, &strength, &outlook, bids, chance);
    Some(Weighing { outlook, passing, weighed })
}

/// A call.
pub(crate) fn decide(
    rules: &Rules,
    view: &View,
    me: Seat,
    agreed: &Agreed,
    chance: &mut Chance,
) -> Option<Decision> {
    let Choices::Auction { bids, pass, look } = view.choices else { return None };
    let stakes = Stakes { rules, view, me };
    if look {
        return Some(blind(&stakes, bids));
    }
    let high = high_bid(rules, view);
    if let Some((bid, seat)) = high
        && seat == me
        && pass
    {
        return Some(Decision { action: Action::Pass, reason: Reason::PassOwn { bid } });
    }
    let Weighing { outlook, passing, weighed } = weighing(&stakes, agreed, (bids, high), chance)?;
    let sound = weighed.into_iter().filter(|weighed| {
        let least = if weighed.bid.is_misere() { LEAST_CHANCE_MISERE } else { passing.least_chance };
        weighed.made >= least
    });
    let (messages, sound): (Vec<_>, Vec<_>) = sound.partition(|weighed| rules.bids.is_inkle(weighed.bid));
    let stands = PartnersBid::standing(rules, view, me, agreed);
    let call = best_call(sound, passing.worth, stands);
    // Six tricks or none are less than what can be shown.
    if call.is_none_or(|call| !call.bid.is_misere() && call.bid.needed() == 6)
        && let Some(decision) = show(rules, view, me, agreed)
    {
        return Some(decision);
    }
    Some(match call {
        Some(WeighedBid { bid, made, .. }) => {
            let reason = match stands.filter(|stands| stands.is_overruled_by(Action::Bid(bid))) {
                Some(PartnersBid { bid: over, seat }) => Reason::BidInstead { bid, seat, over },
                None => reason_to_bid(rules, me, &outlook, bid, made, high),
            };
            Decision { action: Action::Bid(bid), reason }
        }
        None => message(rules, view, me, messages, &passing)
            .unwrap_or(Decision { action: Action::Pass, reason: reason_to_pass(rules, me, high) }),
    })
}

/// What a hand tells that is too weak for a bid that binds: the suit in which it would bid six if that bound, to a
/// partner who is still to call \[FH-AUC-9\]. So it says what a bid of six says anywhere.
fn message(
    rules: &Rules,
    view: &View,
    me: Seat,
    messages: Vec<WeighedBid>,
    passing: &Passing,
) -> Option<Decision> {
    let WeighedBid { bid, .. } = best_call(messages, passing.worth, None)?;
    let reason = Reason::Message { bid };
    awaits_partner(rules, view, me).then_some(Decision { action: Action::Bid(bid), reason })
}

/// What a player tells who makes no bid that binds, if they can tell anything.
pub(crate) fn instead_of_pass(
    rules: &Rules,
    view: &View,
    me: Seat,
    agreed: &Agreed,
    chance: &mut Chance,
) -> Option<Decision> {
    let Choices::Auction { bids, .. } = view.choices else { return None };
    if !bids.iter().any(|bid| rules.bids.is_inkle(bid)) {
        return None;
    }
    let stakes = Stakes { rules, view, me };
    let Weighing { passing, weighed, .. } = weighing(&stakes, agreed, (bids, high_bid(rules, view)), chance)?;
    let sound = weighed
        .into_iter()
        .filter(|weighed| rules.bids.is_inkle(weighed.bid) && weighed.made >= passing.least_chance);
    message(rules, view, me, sound.collect(), &passing)
}

/// The bid that is worth most, if one is worth more than passing. Bids that overrule a partner come last.
fn best_call(sound: Vec<WeighedBid>, passing: f32, stands: Option<PartnersBid>) -> Option<WeighedBid> {
    let overrules =
        |weighed: &WeighedBid| stands.is_some_and(|stands| stands.is_overruled_by(Action::Bid(weighed.bid)));
    let best = |bids: Vec<WeighedBid>| {
        bids.into_iter().reduce(|best, next| if next.worth > best.worth { next } else { best })
    };
    let (over, natural): (Vec<_>, Vec<_>) = sound.into_iter().partition(overrules);
    let natural = best(natural).filter(|best| best.worth > passing + MARGIN);
    let least = natural.map_or(passing, |natural| natural.worth) + OVERRULE;
    best(over).filter(|best| best.worth > least).or(natural)
}

/// The bid that shows by convention what the hand has.
fn show(rules: &Rules, view: &View, me: Seat, agreed: &Agreed) -> Option<Decision> {
    let hand = view.seats.get(me.index())?.hand?;
    let (bid, meaning) = agreed[me.index()].signal(rules, view, me, hand)?;
    let reason = match meaning {
        Meaning::Help(suit) => Reason::ShowHelp { bid, suit },
        _ => Reason::ShowJoker { bid },
    };
    Some(Decision { action: Action::Bid(bid), reason })
}

/// A bid, how likely it is made, and what that is worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WeighedBid {
    pub(crate) bid: Bid,
    pub(crate) made: f32,
    pub(crate) worth: f32,
}

/// Every bid that may be made and binds, in the order of the bids, by the player's own cards and what their partner has
/// said.
pub(crate) fn weigh_bids(
    rules: &Rules,
    view: &View,
    me: Seat,
    agreed: &Agreed,
    chance: &mut Chance,
) -> Vec<WeighedBid> {
    let Choices::Auction { bids, .. } = view.choices else { return Vec::new() };
    let Some(strength) = Strength::new(rules, view, me) else { return Vec::new() };
    let outlook = outlook(rules, view, me, agreed, &strength, bids, chance);
    let mut weighed = weigh(&Stakes { rules, view, me }, &strength, &outlook, bids, chance);
    weighed.retain(|weighed| !rules.bids.is_inkle(weighed.bid));
    weighed
}

fn weigh(
    stakes: &Stakes<'_>,
    strength: &Strength<'_>,
    outlook: &Outlook,
    bids: BidSet,
    chance: &mut Chance,
) -> Vec<WeighedBid> {
    let mut miseres: [Option<f32>; 128] = [None; 128];
    let weigh = |bid: Bid| {
        let (made, all) = if bid.is_misere() {
            let partner = if bid.is_played_alone() { 1.0 } else { partners_safety(stakes) };
            (partner * misere(stakes.rules, strength, bid, &mut miseres, chance), 0.0)
        } else {
            let tricks = outlook.tricks(bid);
            (reaches(bid.strain(), tricks, bid.needed()), reaches(bid.strain(), tricks, 10))
        };
        WeighedBid { bid, made, worth: stakes.contract(bid, stakes.me, made, all) }
    };
    bids.iter().filter(|&bid| outlook.has_suit(strength, bid)).map(weigh).collect()
}

fn blind(stakes: &Stakes<'_>, bids: BidSet) -> Decision {
    let blind = bids.iter().find(|bid| bid.is(MisereKind::Blind) && !bid.is_sans_kitty());
    match blind {
        Some(bid) if stakes.desperate() => {
            Decision { action: Action::Bid(bid), reason: Reason::BidBlind { bid } }
        }
        _ => Decision { action: Action::Look, reason: Reason::Look },
    }
}

/// The chance that a partner in a double nullo wins no trick: much likelier where they have bid to win none.
fn partners_safety(stakes: &Stakes<'_>) -> f32 {
    let partners = stakes.rules.side(stakes.me) - SeatSet::of(stakes.me);
    let zero = |call: &five_hundred::CallView| {
        partners.contains(call.seat) && matches!(call.call, Action::Bid(bid) if bid.is_misere())
    };
    if stakes.view.calls.iter().any(zero) { SAFE_PARTNER } else { ANY_PARTNER }
}

/// Misères that are played alike are weighed once.
fn misere(
    rules: &Rules,
    strength: &Strength<'_>,
    bid: Bid,
    known: &mut [Option<f32>; 128],
    chance: &mut Chance,
) -> f32 {
    let (like, open) = played_like(rules, bid);
    open * *known[like.index()].get_or_insert_with(|| strength.misere(like, chance))
}

impl Outlook {
    fn tricks(&self, bid: Bid) -> f32 {
        let strain = bid.strain() as usize;
        let tricks = if bid.is_sans_kitty() { self.without_kitty[strain] } else { self.with_kitty[strain] };
        tricks - self.beyond_hope(bid)
    }

    /// Whether a bid names a suit that one can want as trumps, or a partner has named.
    fn has_suit(&self, strength: &Strength<'_>, bid: Bid) -> bool {
        let strain = bid.strain();
        bid.is_misere() || self.supports[strain as usize].is_some() || strength.trumps(strain) >= TRUMPS
    }

    /// Tricks to take off again for a leap far over a partner's bid: that they have more than they named is only
    /// likely.
    fn beyond_hope(&self, bid: Bid) -> f32 {
        let offered = self.offered[bid.strain() as usize];
        if offered > 0 && bid.needed() > offered + LEAP { self.beyond } else { 0.0 }
    }
}

fn outlook(
    rules: &Rules,
    view: &View,
    me: Seat,
    agreed: &Agreed,
    strength: &Strength<'_>,
    bids: BidSet,
    chance: &mut Chance,
) -> Outlook {
    let partners = rules.side(me) - SeatSet::of(me);
    let shown = said(rules, view, agreed, partners);
    let mine = said(rules, view, agreed, SeatSet::of(me));
    let mut outlook = Outlook {
        with_kitty: [0.0; 5],
        without_kitty: [0.0; 5],
        supports: [None; 5],
        offered: [0; 5],
        beyond: beyond(rules, me),
        shown,
    };
    let sans_kitty = bids.iter().any(Bid::is_sans_kitty);
    let bare = Strain::ALL.map(|strain| strength.own(strain, false, chance));
    let most = bare.iter().copied().fold(0.0, f32::max);
    for strain in Strain::ALL {
        let at = strain as usize;
        // The kitty is worth a closer look only where the hand has something.
        let close = bare[at] > most - CLOSE;
        let own = if close { strength.own(strain, true, chance) } else { bare[at] + KITTY };
        outlook.with_kitty[at] = strength.side(own);
        outlook.without_kitty[at] = if sans_kitty { strength.side(bare[at]) } else { 0.0 };
        let more: f32 = outlook.shown.iter().map(|&(_, meaning)| worth_shown(meaning, strain)).sum();
        outlook.with_kitty[at] += more;
        outlook.without_kitty[at] += if sans_kitty { more } else { 0.0 };
        let is_shown = |bid: Bid| outlook.shown.iter().chain(&mine).any(|&(known, _)| known == bid);
        let first = first_bid_in(view, rules.side(me), strain).filter(|&(bid, _)| !is_shown(bid));
        let Some((first, seat)) = first else { continue };
        if partners.contains(seat) {
            // Anything shown to the partner is in the partner's bid already.
            let known: f32 = mine.iter().map(|&(_, meaning)| worth_shown(meaning, strain)).sum();
            let together =
                f32::from(first.needed()) + outlook.beyond + strength.support(strain, chance) - known;
            outlook.supports[at] = Some(seat);
            outlook.offered[at] = first.needed();
            outlook.with_kitty[at] = together;
            outlook.without_kitty[at] = together - KITTY;
        } else if let Some((raised, partner)) = last_bid_in(view, partners, strain) {
            // The partner has counted what the first bid promised: only what is beyond it is news.
            let together = f32::from(raised.needed()) + RAISED + own - implied(rules, first);
            outlook.supports[at] = Some(partner);
            outlook.with_kitty[at] = together;
            outlook.without_kitty[at] = together - KITTY;
        }
    }
    outlook
}

fn beyond(rules: &Rules, me: Seat) -> f32 {
    if rules.side(me).len() == 2 { BEYOND } else { 0.0 }
}

/// Tricks that a partner brings beyond the usual after they have shown something.
const fn worth_shown(meaning: Meaning, strain: Strain) -> f32 {
    match (meaning, strain.trump()) {
        (Meaning::Joker, Some(_)) => SHOWN_JOKER,
        (Meaning::Joker, None) => SHOWN_JOKER_NO_TRUMPS,
        (Meaning::Help(suit), Some(trump)) if suit as u8 == trump as u8 => SHOWN_HELP,
        _ => 0.0,
    }
}

const SHOWN_JOKER: f32 = 0.4;
const SHOWN_JOKER_NO_TRUMPS: f32 = 0.3;
const SHOWN_HELP: f32 = 0.5;

/// What happens if the player passes.
struct Passing {
    worth: f32,
    least_chance: f32,
}

fn worth_of_passing(
    stakes: &Stakes<'_>,
    strength: &Strength<'_>,
    outlook: &Outlook,
    high: Option<(Bid, Seat)>,
    chance: &mut Chance,
) -> Passing {
    let Some((bid, seat)) = high else { return Passing { worth: 0.0, least_chance: LEAST_CHANCE } };
    let rules = stakes.rules;
    if rules.side(stakes.me).contains(seat) {
        let worth = if bid.is_misere() {
            stakes.contract(bid, seat, 0.6, 0.0)
        } else {
            let tricks = if outlook.shown.iter().any(|&(shown, _)| shown == bid) {
                outlook.tricks(bid)
            } else {
                f32::from(bid.needed()) + beyond(rules, stakes.me) + strength.support(bid.strain(), chance)
            };
            let made = |needed| reaches(bid.strain(), tricks, needed);
            stakes.contract(bid, seat, made(bid.needed()), made(10))
        };
        return Passing { worth, least_chance: LEAST_CHANCE };
    }
    let made = if bid.is_misere() { 0.55 } else { opponents_make(rules, strength, bid, seat) };
    let worth = -stakes.contract(bid, seat, made, 0.0) * stakes.rivalry();
    let least_chance = if wins_game(rules, stakes.view, bid, seat) { 0.2 } else { LEAST_CHANCE };
    Passing { worth: worth.min(15.0), least_chance }
}

/// Whether somebody who makes their bid has won the game.
pub(crate) fn wins_game(rules: &Rules, view: &View, bid: Bid, seat: Seat) -> bool {
    let score = view.scores.get(seat.index()).copied().unwrap_or(0);
    rules.hand_limit().is_none() && score + rules.bids.value(bid) >= rules.target()
}

/// The chance that an opponent makes their bid, against the tricks one has oneself.
fn opponents_make(rules: &Rules, strength: &Strength<'_>, bid: Bid, seat: Seat) -> f32 {
    let defenders = rules.seats() - rules.side(seat).len();
    let usual = (10.0 - f32::from(bid.needed()) - 0.4) / defenders as f32;
    (0.66 - 0.13 * (strength.defence(bid.strain()) - usual)).clamp(0.1, 0.92)
}

fn reason_to_bid(
    rules: &Rules,
    me: Seat,
    outlook: &Outlook,
    bid: Bid,
    made: f32,
    high: Option<(Bid, Seat)>,
) -> Reason {
    let tricks = outlook.tricks(bid).round().clamp(0.0, 10.0) as u32;
    if bid.is_misere() {
        return Reason::BidMisere { bid };
    }
    if matches!(bid.kind(), BidKind::Partie(_)) {
        return Reason::BidPartie { bid };
    }
    if made < 0.45 {
        return Reason::BidSacrifice { bid };
    }
    if bid.is_sans_kitty() {
        return Reason::BidSansKitty { bid };
    }
    if let Some(seat) = outlook.supports[bid.strain() as usize] {
        return Reason::BidRaise { bid, seat, tricks };
    }
    match high {
        Some((_, seat)) if !rules.side(me).contains(seat) => Reason::BidOver { bid, tricks },
        _ => Reason::BidMakes { bid, tricks },
    }
}

fn reason_to_pass(rules: &Rules, me: Seat, high: Option<(Bid, Seat)>) -> Reason {
    match high {
        None => Reason::PassWeak,
        Some((bid, seat)) if rules.side(me).contains(seat) => Reason::PassPartner { bid, seat },
        Some((bid, _)) => Reason::PassDefend { bid },
    }
}
