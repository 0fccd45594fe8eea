//! A hand that somebody is writing: what they have told so far, in any order, and what is still needed.

use std::iter::Sum;

use five_hundred::{
    Bid, FinalContract,
    axis::{AllPass, CardPoints},
};
use kookaburra::AnyRules;
use rummy_500::axis::Win;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{Seat, SeatSet};

use crate::{
    AllPassed, Cards, Entry, Hand, Melds, Noted,
    entry::is_false,
    five_hundred_hand::rules_of,
    told::{Wanted, wanted},
};

/// A hand that is being written. What doesn't matter to its points is never asked for, and none of it is filled in
/// beforehand: a default that nobody reads is a wrong score.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Draft {
    /// The contractor.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<u8>")]
    pub seat: Option<Seat>,
    /// The bid that won the auction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bid: Option<Bid>,
    /// Whether all passed.
    #[serde(skip_serializing_if = "is_false")]
    pub passed: bool,
    /// The partners that the contractor chose; none if they play alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Vec<u8>>")]
    pub partners: Option<Vec<Seat>>,
    /// Whether the contract was made, where tricks needn't be told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub made: Option<bool>,
    /// Whether play was stopped \[FH-END-5\].
    #[serde(skip_serializing_if = "is_false")]
    pub stopped: bool,
    /// The tricks of the contractor and those who are told with them; they can be told before who that is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own_tricks: Option<u8>,
    /// The tricks of the others who take them together, by the first of their seats.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<(u8, u8)>")]
    pub tricks: Vec<(Seat, u8)>,
    /// Their card points.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<(u8, i32)>")]
    pub card_points: Vec<(Seat, i32)>,
    /// The points of players of Rummy 500.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<(u8, i32)>")]
    pub points: Vec<(Seat, i32)>,
    /// What they laid and what they held, instead.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<(u8, Cards, Cards)>")]
    pub cards: Vec<(Seat, Cards, Cards)>,
    /// The player who went out, or that nobody did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub out: Option<Out>,
    /// The player who dealt, if another than the one whose deal it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<u8>")]
    pub dealer: Option<Seat>,
    /// Those who score nothing by a ruling \[LAW-EFF-7\].
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<u8>")]
    pub unscored: Vec<Seat>,
    /// What was ruled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Two rulings that people disagree about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub noted: Option<Box<[Noted; 2]>>,
    /// Axes that were played differently in this hand alone.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub rules: Map<String, Value>,
}

/// The end of a hand of Rummy 500.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Out {
    /// A player went out.
    Seat(#[schemars(with = "u8")] Seat),
    /// The stock ran out.
    Nobody,
}

/// A fact that is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// The contractor.
    Who,
    /// What it was.
    Contract,
    /// The partners, so many at most, or none.
    Partners(usize),
    /// Whether it was made.
    Made,
    /// How many tricks these took.
    Tricks(SeatSet),
    /// How many points the cards in their tricks are worth.
    CardPoints(SeatSet),
    /// The points of a player of Rummy 500.
    Points(Seat),
    /// The player who went out.
    Out,
}

fn counts_cards(rules: &AnyRules) -> bool {
    matches!(rules, AnyRules::FiveHundred(rules) if rules.axes().card_points == CardPoints::On)
}

/// The numbers of some columns together; none if one of them isn't told.
fn sum<T: Copy + Sum<T>>(told: Option<&[Option<T>]>, rules: &AnyRules, party: SeatSet) -> Option<T> {
    let columns = rules.sides();
    let own = columns.iter().zip(told?).filter(|(column, _)| column.intersects(party));
    own.map(|(_, &number)| number).sum()
}

/// Writes a number for somebody over the one that was there.
fn put<T>(numbers: &mut Vec<(Seat, T)>, seats: SeatSet, number: T) {
    let Some(first) = seats.first() else { return };
    numbers.retain(|&(seat, _)| seat != first);
    numbers.push((first, number));
}

fn at<T: Copy>(numbers: &[(Seat, T)], seats: SeatSet) -> Option<T> {
    numbers.iter().find(|&&(seat, _)| seats.first() == Some(seat)).map(|&(_, number)| number)
}

impl Draft {
    /// What has to be told to write an entry again, with all its facts; none of what isn't a hand, and of one that
    /// these rules can't have.
    #[must_use]
    pub fn of(entry: &Entry, rules: &AnyRules) -> Option<Self> {
        let mut draft = Self::default();
        match (entry, rules) {
            (Entry::Hand(hand), AnyRules::FiveHundred(_)) => {
                (draft.seat, draft.bid, draft.made) = (Some(hand.seat), Some(hand.bid), hand.made);
                (draft.stopped, draft.dealer, draft.rules) = (hand.stopped, hand.dealer, hand.rules.clone());
                draft.partners = Some(hand.partners.clone());
                (draft.unscored, draft.note) = (hand.unscored.clone(), hand.note.clone());
                draft.noted.clone_from(&hand.noted);
                for party in draft.groups(rules, hand.seat) {
                    if let Some(tricks) = sum(hand.tricks.as_deref(), rules, party) {
                        draft.put_tricks(party, tricks);
                    }
                    if let Some(points) = sum(hand.card_points.as_deref(), rules, party) {
                        draft.put_card_points(party, points);
                    }
                }
            }
            (Entry::Passed(passed), AnyRules::FiveHundred(_)) => {
                (draft.passed, draft.dealer) = (true, passed.dealer);
                for column in rules.sides() {
                    if let Some(tricks) = sum(passed.tricks.as_deref(), rules, column) {
                        draft.put_tricks(column, tricks);
                    }
                }
            }
            (Entry::Melds(hand), AnyRules::Rummy500(_)) => {
                draft.dealer = hand.dealer;
                draft.out = Some(hand.out.map_or(Out::Nobody, Out::Seat));
                let seats = || Seat::all(rules.seats());
                let points = hand.points.iter().flatten();
                seats().zip(points).for_each(|(seat, &points)| draft.put_points(seat, points));
                let cards = hand.laid.iter().flatten().zip(hand.held.iter().flatten());
                seats()
                    .zip(cards)
                    .for_each(|(seat, (laid, held))| draft.put_cards(seat, laid.clone(), held.clone()));
            }
            _ => return None,
        }
        Some(draft)
    }

    /// Writes the tricks of those who are asked for together.
    pub fn put_tricks(&mut self, seats: SeatSet, tricks: u8) {
        if self.is_own(seats) {
            self.own_tricks = Some(tricks);
        } else {
            put(&mut self.tricks, seats, tricks);
        }
    }

    fn is_own(&self, seats: SeatSet) -> bool {
        self.seat.is_some_and(|seat| seats.contains(seat))
    }

    /// Writes their card points.
    pub fn put_card_points(&mut self, seats: SeatSet, points: i32) {
        put(&mut self.card_points, seats, points);
    }

    /// Writes the points of a player of Rummy 500.
    pub fn put_points(&mut self, seat: Seat, points: i32) {
        self.cards.retain(|(other, ..)| *other != seat);
        put(&mut self.points, SeatSet::of(seat), points);
    }

    /// Writes the cards of a player of Rummy 500.
    pub fn put_cards(&mut self, seat: Seat, laid: Cards, held: Cards) {
        self.points.retain(|&(other, _)| other != seat);
        self.cards.retain(|(other, ..)| *other != seat);
        self.cards.push((seat, laid, held));
    }

    /// What has been told of these tricks.
    #[must_use]
    pub fn tricks_of(&self, seats: SeatSet) -> Option<u8> {
        if self.is_own(seats) { self.own_tricks } else { at(&self.tricks, seats) }
    }

    /// What has been told of these card points; there are none without a trick.
    #[must_use]
    pub fn card_points_of(&self, seats: SeatSet) -> Option<i32> {
        at(&self.card_points, seats).or_else(|| (self.tricks_of(seats) == Some(0)).then_some(0))
    }

    /// Whether nothing has been told, but perhaps who dealt.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        *self == Self { dealer: self.dealer, ..Self::default() }
    }

    /// Whether nothing at all has been told.
    #[must_use]
    pub(crate) fn is_untold(&self) -> bool {
        *self == Self::default()
    }

    /// The facts that are needed besides those told, in the order in which people tell them.
    #[must_use]
    pub fn asks(&self, rules: &AnyRules) -> Vec<Ask> {
        match rules {
            AnyRules::FiveHundred(table) => self.asks_of_five_hundred(&self.rules_of_hand(table), rules),
            AnyRules::Rummy500(table) => {
                let told = |&seat: &Seat| {
                    at(&self.points, SeatSet::of(seat)).is_some()
                        || self.cards.iter().any(|(other, ..)| *other == seat)
                };
                let points = Seat::all(table.seats()).filter(|seat| !told(seat)).map(Ask::Points);
                let out = table.axes().win == Win::MustGoOut && self.out.is_none();
                points.chain(out.then_some(Ask::Out)).collect()
            }
        }
    }

    /// The rules of this hand; the table's, if its own can't be played: what is wrong with them is told when it is
    /// scored.
    fn rules_of_hand(&self, table: &five_hundred::Rules) -> five_hundred::Rules {
        rules_of(table, &self.rules).unwrap_or_else(|_| table.clone())
    }

    fn asks_of_five_hundred(&self, rules: &five_hundred::Rules, any: &AnyRules) -> Vec<Ask> {
        if self.passed {
            let played = rules.axes().all_pass == AllPass::NoTrumpTricks;
            let columns = any.sides();
            return if played { self.missing_tricks(&columns) } else { Vec::new() };
        }
        let who = self.seat.is_none().then_some(Ask::Who);
        let contract = self.bid.is_none().then_some(Ask::Contract);
        let (Some(bid), Some(seat)) = (self.bid, self.seat) else {
            return who.into_iter().chain(contract).collect();
        };
        let most = rules.most_partners(bid);
        if most > 0 && self.partners.is_none() {
            return vec![Ask::Partners(most)];
        }
        let contract = self.contract(bid, seat);
        let groups = self.groups(any, seat);
        let (made, lost) = (wanted(rules, &contract, true), wanted(rules, &contract, false));
        if !bid.is_misere() && (made.tricks || lost.tricks) || self.stopped {
            let missing = self.missing_tricks(&groups);
            let tricks: u8 = self.side(&groups, seat).filter_map(|&party| self.tricks_of(party)).sum();
            let scoring = self.scoring(&groups, seat, tricks >= bid.needed());
            return missing.into_iter().chain(self.missing_card_points(made, &scoring)).collect();
        }
        match self.made {
            None => vec![Ask::Made],
            Some(is_made) => {
                let wanted = if is_made { made } else { lost };
                // By one of two rulings they may decide where they don't as it was played.
                let noted = self.noted.is_some() && (made.tricks || lost.tricks);
                let missing = if wanted.tricks || noted { self.missing_tricks(&groups) } else { Vec::new() };
                let scoring = self.scoring(&groups, seat, is_made);
                missing.into_iter().chain(self.missing_card_points(wanted, &scoring)).collect()
            }
        }
    }

    fn contract(&self, bid: Bid, seat: Seat) -> FinalContract {
        FinalContract { bid, seat, partners: self.chosen() }
    }

    /// Those whose tricks are told together: the contractor's first, then their partners', then from their left. A
    /// partner chosen for the hand is told with the contractor, unless everybody scores their own cards.
    #[must_use]
    pub fn groups(&self, rules: &AnyRules, seat: Seat) -> Vec<SeatSet> {
        let columns = rules.sides();
        let own = |column: SeatSet| {
            column.contains(seat) || !counts_cards(rules) && column.intersects(self.chosen())
        };
        let own = columns
            .iter()
            .copied()
            .filter(|&column| own(column))
            .fold(SeatSet::EMPTY, |all, column| all | column);
        let mut groups = vec![own];
        let around = (1..rules.seats()).map(|n| seat.after(n, rules.seats()));
        for other in self.chosen().iter().chain(around) {
            let column = columns.iter().find(|column| column.contains(other)).copied();
            groups.extend(column.filter(|column| !groups.iter().any(|party| party.intersects(*column))));
        }
        groups
    }

    fn chosen(&self) -> SeatSet {
        self.partners.iter().flatten().copied().collect()
    }

    /// Those who make or fail the contract.
    fn side<'a>(&self, groups: &'a [SeatSet], seat: Seat) -> impl Iterator<Item = &'a SeatSet> {
        let side = SeatSet::of(seat) | self.chosen();
        groups.iter().filter(move |party| party.intersects(side))
    }

    /// All but the last, who have the rest; all of them where play was stopped.
    fn missing_tricks(&self, groups: &[SeatSet]) -> Vec<Ask> {
        let asked = if self.stopped { groups } else { groups.split_last().map_or(groups, |(_, most)| most) };
        asked
            .iter()
            .filter(|&&party| self.tricks_of(party).is_none())
            .map(|&party| Ask::Tricks(party))
            .collect()
    }

    /// Those who can score cards: not a side that failed.
    fn scoring(&self, groups: &[SeatSet], seat: Seat, made: bool) -> Vec<SeatSet> {
        let failed = |party: &SeatSet| !made && self.side(groups, seat).any(|own| own == party);
        groups.iter().copied().filter(|party| !failed(party)).collect()
    }

    fn missing_card_points(&self, wanted: Wanted, scoring: &[SeatSet]) -> Vec<Ask> {
        let asked = scoring.iter().filter(|_| wanted.card_points);
        let missing = asked.filter(|&&party| self.card_points_of(party).is_none());
        missing.map(|&party| Ask::CardPoints(party)).collect()
    }

    /// The entry, once nothing is missing.
    #[must_use]
    pub fn entry(&self, rules: &AnyRules) -> Option<Entry> {
        if !self.asks(rules).is_empty() {
            return None;
        }
        Some(match rules {
            AnyRules::Rummy500(rules) => Entry::Melds(self.melds(rules.seats())),
            AnyRules::FiveHundred(_) if self.passed => {
                let tricks = self.numbers(
                    rules,
                    &rules.sides(),
                    |party| self.tricks_of(party),
                    !self.tricks.is_empty(),
                );
                Entry::Passed(AllPassed { tricks, first: Vec::new(), dealer: self.dealer })
            }
            AnyRules::FiveHundred(_) => {
                let (bid, seat) = (self.bid?, self.seat?);
                let groups = self.groups(rules, seat);
                let told = self.own_tricks.is_some();
                Entry::Hand(Hand {
                    partners: self.partners.clone().unwrap_or_default(),
                    made: self.made,
                    tricks: self.numbers(rules, &groups, |party| self.tricks_of(party), told),
                    card_points: self.numbers(
                        rules,
                        &groups,
                        |party| self.card_points_of(party),
                        !self.card_points.is_empty(),
                    ),
                    stopped: self.stopped,
                    rules: self.rules.clone(),
                    unscored: self.unscored.clone(),
                    note: self.note.clone(),
                    noted: self.noted.clone(),
                    dealer: self.dealer,
                    ..Hand::new(bid, seat)
                })
            }
        })
    }

    /// A number for each column: that of a party stands at its first column, and 0 at its others.
    fn numbers<T: Default>(
        &self,
        rules: &AnyRules,
        groups: &[SeatSet],
        number: impl Fn(SeatSet) -> Option<T>,
        told: bool,
    ) -> Option<Vec<Option<T>>> {
        let of = |column: SeatSet| {
            let party = groups.iter().copied().find(|party| party.intersects(column))?;
            if party.first() == column.first() { number(party) } else { Some(T::default()) }
        };
        told.then(|| rules.sides().into_iter().map(of).collect())
    }

    fn melds(&self, seats: usize) -> Melds {
        let out = match self.out {
            Some(Out::Seat(seat)) => Some(seat),
            Some(Out::Nobody) | None => None,
        };
        let hand = Melds { out, dealer: self.dealer, ..Melds::default() };
        let points = |seat| at(&self.points, SeatSet::of(seat));
        if self.cards.is_empty() {
            return Melds { points: Seat::all(seats).map(points).collect(), ..hand };
        }
        let cards = |seat: Seat| {
            let tapped = self.cards.iter().find(|(other, ..)| *other == seat);
            let number = || {
                let points = points(seat).unwrap_or_default();
                (Cards::Worth(points.max(0)), Cards::Worth(points.min(0).saturating_neg()))
            };
            tapped.map_or_else(number, |(_, laid, held)| (laid.clone(), held.clone()))
        };
        let (laid, held) = Seat::all(seats).map(cards).unzip();
        Melds { laid: Some(laid), held: Some(held), ..hand }
    }
}
