//! A hand of Five Hundred as the rules score it, from what the sheet says of it.

use five_hundred::{
    FinalContract, GameEnd, GameFacts, GameResult, HandEnd, HandFacts, HandResult, Rules, RulesSpec,
    ScoreError, TRICKS, axis::AllPass,
};
use kookaburra::rules_to_json;
use serde_json::{Map, Value};
use table::{BySeat, Seat, SeatSet};

use crate::{
    AllPassed, Fault, Hand, Warning, Why,
    columns::{at_one_seat, check, seats_among},
    told::{tricks, tricks_of_misere, wanted},
};

/// A hand that the rules can score.
#[derive(Clone, Debug)]
pub(crate) struct Scored {
    rules: Rules,
    facts: HandFacts,
    /// What the table or the laws say of the contract, where the tricks don't.
    by_law: Option<bool>,
    first: SeatSet,
    unscored: SeatSet,
    pub(crate) tricks: Option<Vec<u8>>,
    pub(crate) warning: Option<Warning>,
}

/// What a game is after a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    Playing(SeatSet),
    Over(GameResult),
    /// Several were there, and nobody has said who was first.
    Race(SeatSet),
}

fn at(place: &'static str) -> impl Fn(Why) -> Fault {
    move |why| Fault::at(place, why)
}

/// The place of a fact that the rules can't have.
fn place(error: &ScoreError) -> &'static str {
    match error {
        ScoreError::NoSuchBid { .. } => "bid",
        ScoreError::WrongPartners { .. } => "partners",
        ScoreError::NeverStopped => "stopped",
        ScoreError::NoCardPoints { .. } | ScoreError::CardPoints { .. } => "card_points",
        ScoreError::NotInRace { .. } => "first",
        ScoreError::TrickCount { .. } | ScoreError::LaidDown { .. } => "tricks",
        _ => "",
    }
}

fn of_rules(error: ScoreError) -> Fault {
    Fault::at(place(&error), Why::FiveHundred(error))
}

/// The rules of one hand: the table's, but for the axes it was played with.
pub(crate) fn rules_of(table: &Rules, changes: &Map<String, Value>) -> Result<Rules, Fault> {
    if changes.is_empty() {
        return Ok(table.clone());
    }
    let mut map = rules_to_json(table.spec());
    map.extend(changes.clone());
    let rules = RulesSpec::from_json(&map).and_then(Rules::new).map_err(Why::Rules).map_err(at("rules"))?;
    let same_columns = Seat::all(table.seats()).all(|seat| rules.side(seat) == table.side(seat));
    if changes.contains_key("preset") || rules.seats() != table.seats() || !same_columns {
        return Err(Fault::at("rules", Why::OtherGame));
    }
    Ok(rules)
}

impl Scored {
    /// A hand that somebody played.
    pub(crate) fn hand(table: &Rules, columns: &[SeatSet], hand: &Hand) -> Result<Self, Fault> {
        let rules = rules_of(table, &hand.rules)?;
        let seats = rules.seats();
        seats_among(&[hand.seat], seats).map_err(at("seat"))?;
        let partners = seats_among(&hand.partners, seats).map_err(at("partners"))?;
        let first = seats_among(&hand.first, seats).map_err(at("first"))?;
        let unscored = seats_among(&hand.unscored, seats).map_err(at("unscored"))?;
        let contract = FinalContract { bid: hand.bid, seat: hand.seat, partners };
        rules.check_contract(&contract).map_err(of_rules)?;
        let tricks = tricks_told(&rules, columns, hand)?;
        let full = |tricks: &Vec<u8>| tricks.iter().sum::<u8>() == TRICKS;
        let mut facts = HandFacts::played_out(
            Some(contract),
            at_one_seat(tricks.as_deref().unwrap_or_default(), columns, Some(hand.seat)),
        );
        facts.end = if hand.stopped { HandEnd::Stopped } else { HandEnd::PlayedOut };
        let by_tricks = rules.result_of(&facts) == HandResult::Made;
        let made = hand.made.unwrap_or(by_tricks);
        let told = wanted(&rules, &contract, made);
        if told.tricks && tricks.is_none() {
            return Err(Fault::at("tricks", Why::TricksNeeded));
        }
        if let Some(points) = &hand.card_points {
            check(points, columns).map_err(at("card_points"))?;
        }
        if told.card_points {
            facts.card_points = card_points(columns, hand, made)?;
        } else if hand.card_points.iter().flatten().flatten().any(|&points| points != 0) {
            let seat = hand.seat;
            return Err(of_rules(ScoreError::NoCardPoints { seat }));
        }
        let is_full = tricks.as_ref().is_some_and(full);
        let as_played = is_full && made == by_tricks && unscored.is_empty();
        let by_law = if hand.stopped || as_played { None } else { Some(made) };
        let warning = match &tricks {
            _ if hand.stopped => None,
            Some(tricks) if !full(tricks) => {
                Some(Warning::TricksLeft { left: TRICKS - tricks.iter().sum::<u8>() })
            }
            Some(_) if made != by_tricks => Some(Warning::NotByTricks),
            _ => None,
        };
        Ok(Self { rules, facts, by_law, first, unscored, tricks, warning })
    }

    /// A hand in which all passed.
    pub(crate) fn passed(rules: &Rules, columns: &[SeatSet], passed: &AllPassed) -> Result<Self, Fault> {
        let first = seats_among(&passed.first, rules.seats()).map_err(at("first"))?;
        let scored = |facts, tricks, warning: Option<Warning>| {
            let by_law = warning.is_some().then_some(false);
            Self { rules: rules.clone(), facts, by_law, first, unscored: SeatSet::EMPTY, tricks, warning }
        };
        let Some(told) = &passed.tricks else {
            let played = rules.axes().all_pass == AllPass::NoTrumpTricks;
            return if played {
                Err(Fault::at("tricks", Why::TricksNeeded))
            } else {
                Ok(scored(HandFacts::PASSED_OUT, None, None))
            };
        };
        if rules.axes().all_pass == AllPass::Redeal {
            return Err(Fault::at("tricks", Why::FiveHundred(ScoreError::NeverWithoutBid)));
        }
        check(told, columns).map_err(at("tricks"))?;
        let tricks = tricks(told, false).map_err(at("tricks"))?;
        let left = TRICKS - tricks.iter().sum::<u8>();
        let warning = (left > 0).then_some(Warning::TricksLeft { left });
        let facts = HandFacts::played_out(None, at_one_seat(&tricks, columns, None));
        Ok(scored(facts, Some(tricks), warning))
    }

    /// No hand: what points are added to before the first one.
    pub(crate) fn none(rules: &Rules) -> Self {
        let (facts, first) = (HandFacts::PASSED_OUT, SeatSet::EMPTY);
        let unscored = SeatSet::EMPTY;
        Self {
            rules: rules.clone(),
            facts,
            by_law: Some(false),
            first,
            unscored,
            tricks: None,
            warning: None,
        }
    }

    /// The tricks of the contractor's side, where they are known.
    pub(crate) fn own_tricks(&self, columns: &[SeatSet]) -> Option<u8> {
        let contract = self.facts.contract?;
        let side = SeatSet::of(contract.seat) | contract.partners;
        let own = columns.iter().zip(self.tricks.as_ref()?).filter(|(column, _)| column.intersects(side));
        Some(own.map(|(_, &tricks)| tricks).sum())
    }

    /// The player who makes no call in the next hand \[FH-AUC-11\].
    pub(crate) fn silenced(&self, result: HandResult) -> SeatSet {
        self.rules.silenced(&self.facts, result)
    }

    /// Whether the same dealer deals the next hand \[FH-AUC-10\].
    pub(crate) fn deals_again(&self, result: HandResult) -> bool {
        self.rules.deals_again(result)
    }

    pub(crate) fn score(&self, before: &BySeat<i32>) -> Result<(HandResult, BySeat<i32>), Fault> {
        let score = match self.by_law {
            Some(made) => self.rules.score_by_law(&self.facts, made, before),
            None => self.rules.score_hand(&self.facts, before),
        };
        let score = score.map_err(of_rules)?;
        let played = self.facts.contract.is_some() || self.by_law.is_none();
        let of = |seat: Seat| {
            let points = score.points[seat];
            if self.unscored.contains(seat) { points.min(0) } else { points }
        };
        let result = if played { score.result } else { HandResult::PlayedWithoutBid };
        Ok((result, BySeat::from_fn(of)))
    }

    /// Whether the game is over with these totals after the hand, which was one of so many that were played, and all
    /// that was ruled of it \[LAW-END-1\].
    pub(crate) fn end(
        &self,
        before: &BySeat<i32>,
        after: &BySeat<i32>,
        barred: SeatSet,
        hands: u32,
    ) -> Result<End, Fault> {
        let game = GameFacts { hand: self.facts, before: *before, after: *after, barred, hands };
        let end = match self.by_law {
            Some(made) => self.rules.game_end_by_law(&game, made, self.unscored),
            None => self.rules.game_end(&game),
        };
        Ok(match end.map_err(of_rules)? {
            GameEnd::NotYet { losers } => End::Playing(losers),
            GameEnd::Over(result) => End::Over(result),
            GameEnd::Race(race) if self.first.is_empty() => End::Race(race.among),
            GameEnd::Race(race) => End::Over(race.won_by(&self.rules, self.first).map_err(of_rules)?),
        })
    }
}

/// The tricks of each column, if anybody tells them or they are known all the same.
fn tricks_told(rules: &Rules, columns: &[SeatSet], hand: &Hand) -> Result<Option<Vec<u8>>, Fault> {
    match &hand.tricks {
        Some(told) => {
            check(told, columns).map_err(at("tricks"))?;
            Ok(Some(tricks(told, hand.stopped).map_err(at("tricks"))?))
        }
        None if hand.stopped => Err(Fault::at("tricks", Why::TricksNeeded)),
        None if hand.made.is_none() => Err(Fault::at("made", Why::ResultNeeded)),
        None if hand.bid.is_misere() && hand.made == Some(true) => {
            Ok(tricks_of_misere(rules, hand.seat, columns))
        }
        None => Ok(None),
    }
}

/// The card points of all who can score them: not a contractor's side that failed.
fn card_points(columns: &[SeatSet], hand: &Hand, made: bool) -> Result<BySeat<i32>, Fault> {
    let needed = || Fault::at("card_points", Why::CardPointsNeeded);
    let told = hand.card_points.as_ref().ok_or_else(needed)?;
    let side = SeatSet::of(hand.seat) | hand.partners.iter().copied().collect();
    let of = |(points, column): (&Option<i32>, &SeatSet)| match points {
        Some(points) => Ok(*points),
        None if !made && column.intersects(side) => Ok(0),
        None => Err(needed()),
    };
    let points = told.iter().zip(columns).map(of).collect::<Result<Vec<i32>, Fault>>()?;
    Ok(at_one_seat(&points, columns, Some(hand.seat)))
}
