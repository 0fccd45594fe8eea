//! The score of a hand that is over: which tricks have to be told for it, and what it comes to.

use five_hundred::{Rules, TRICKS, axis::AllPass};
use table::{Seat, SeatSet};

use crate::{Incident, Irregularity, Malformed, Stage, hand::Hand, points::Scorer, referee::rulings_of_hand};

/// How the hand of an incident stands to its points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tally {
    /// It isn't over, or nobody has told the contract or knows yet who plays together.
    NotYet,
    /// What each seat gets.
    Points(Vec<i32>),
    /// It depends on tricks: those of each of these groups, the contractor's first.
    Tricks(Vec<SeatSet>),
}

/// The points of a hand that is over \[LAW-REF-2\], or whose tricks they depend on. They are worked out whether or not
/// the incident as a whole has a stage.
///
/// # Errors
/// A fact is missing that decides, or no hand can have come to such tricks.
pub fn tally(incident: &Incident, rules: &Rules) -> Result<Tally, Malformed> {
    let mut hand = Hand { rules, dealer: incident.dealer, contract: incident.contract };
    let rulings = rulings_of_hand(incident, &mut hand)?;
    if !is_over(incident) {
        return Ok(Tally::NotYet);
    }
    if rulings.iter().any(|ruling| ruling.deal().is_void()) {
        return Ok(Tally::Points(vec![0; rules.seats()]));
    }
    let scorer = match Scorer::new(&hand, &rulings) {
        Err(Malformed::PartnersUnknown(_) | Malformed::CommonMissing(_)) => return Ok(Tally::NotYet),
        scorer => scorer?,
    };
    if let Some(tricks) = &incident.tricks {
        return scorer.points(tricks).map(Tally::Points);
    }
    let groups = told_together(&hand);
    let stops = rules.stops_when_decided() && hand.contract.flatten().is_some();
    let mut known = None;
    for tricks in distributions(groups.len(), TRICKS, stops) {
        let points = scorer.points(&by_seat(&groups, &tricks, rules.seats()))?;
        if known.get_or_insert_with(|| points.clone()) != &points {
            return Ok(Tally::Tricks(groups));
        }
    }
    Ok(known.map_or(Tally::NotYet, Tally::Points))
}

/// The tricks of each seat, where those of groups are told: they stand at the first seat of each.
#[must_use]
pub fn by_seat(groups: &[SeatSet], tricks: &[u8], seats: usize) -> Vec<u8> {
    let mut all = vec![0; seats];
    for (party, &tricks) in groups.iter().zip(tricks) {
        if let Some(tricks_of) = party.first().and_then(|seat| all.get_mut(seat.index())) {
            *tricks_of = tricks;
        }
    }
    all
}

/// Whether the play of the hand has ended, and its cards are not yet cut for the next.
fn is_over(incident: &Incident) -> bool {
    let own = incident.incidents.iter().filter(|told| !matches!(told, Irregularity::Score(_)));
    own.filter_map(Irregularity::stage).chain(incident.stage).any(|stage| stage == Stage::Over)
}

/// Those whose tricks are told together, the contractor's first, then from their left. Of a hand that all passed and
/// nobody played nobody has any.
fn told_together(hand: &Hand<'_>) -> Vec<SeatSet> {
    let (rules, seats) = (hand.rules, hand.rules.seats());
    let contract = hand.contract.flatten();
    if contract.is_none() && rules.axes().all_pass == AllPass::Redeal {
        return Vec::new();
    }
    let first = contract.map_or(Seat(0), |contract| contract.seat);
    let out = contract.map_or(SeatSet::EMPTY, |contract| rules.lying_out(contract.bid, contract.seat));
    let partners = contract.and_then(|contract| contract.partners).unwrap_or_default().0;
    let mut groups = vec![(rules.side(first) | partners | SeatSet::of(first)) - out];
    for other in (1..seats).map(|steps| first.after(steps, seats)) {
        let is_told = groups.iter().any(|party| party.contains(other));
        if !is_told && !out.contains(other) {
            groups.push(rules.side(other) - out);
        }
    }
    groups
}

/// Every way in which so many tricks fall to so many groups; all of the tricks, or perhaps fewer where play may have
/// stopped.
fn distributions(groups: usize, whole: u8, fewer: bool) -> Vec<Vec<u8>> {
    match groups {
        0 => vec![Vec::new()],
        1 if !fewer => vec![vec![whole]],
        _ => (0..=whole)
            .rev()
            .flat_map(|own| {
                let rest = distributions(groups - 1, whole - own, fewer);
                rest.into_iter().map(move |rest| std::iter::once(own).chain(rest).collect())
            })
            .collect(),
    }
}
