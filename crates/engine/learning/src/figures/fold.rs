//! What the figures of many games come to.

use std::collections::BTreeMap;

use five_hundred::{Bid, BidKind, Strain};

use super::{
    category::Category,
    game::GameFigures,
    hand::{HandFigures, Played},
    statistics::{Mean, Share},
};
use crate::puzzle::Role;

/// The hands of a mean in *Getting better?*
const WINDOW: usize = 50;
/// How many hands further the next one begins.
const STEP: usize = 10;

/// What many hands come to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Figures {
    /// Games that were looked at.
    pub games: usize,
    /// Games that are still to be looked at.
    pub waiting: usize,
    /// Hands that count.
    pub hands: usize,
    /// Hands that don't: practice, or something was taken back.
    pub left_out: usize,
    /// How far a hand brings the player's side ahead.
    pub points: Mean,
    /// Points lost a hand by review.
    pub lost: Mean,
    /// *Getting better?* The same over fifty hands at a time, the earliest first.
    pub course: Vec<Window>,
    /// What the first and the last of these show; nothing where they have hands in common.
    pub trend: Option<Trend>,
    /// *What costs most?* The kinds of decisions, the dearest first.
    pub costs: Vec<Costs>,
    /// *Do I bid what I make?* Five steps of the chance that was foreseen.
    pub foreseen: [Foreseen; 5],
    /// *Luck or play?* Hand by hand.
    pub luck: Vec<Luck>,
    /// How much more a hand brought than could be expected when the bidding had ended.
    pub beyond: Mean,
    /// The player's contracts by strain, and by the tricks bid.
    pub strains: Vec<Row>,
    /// See [`strains`](Self::strains).
    pub levels: Vec<Row>,
    /// Hands with each partner, most hands first.
    pub partners: Vec<Row>,
    /// Hands in each role, most hands first.
    pub roles: Vec<Row>,
    /// What hands of Rummy 500 came to.
    pub rummy: Option<RummyMeans>,
}

/// Fifty hands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Window {
    /// The number of its last hand among all, from 1.
    pub to: usize,
    /// Points lost a hand.
    pub lost: Mean,
}

/// What the first and the last fifty hands show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trend {
    /// Less is lost.
    Better,
    /// More is lost.
    Worse,
    /// The intervals overlap.
    NoDifference,
}

/// The points lost by one kind of decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Costs {
    /// The kind.
    pub category: Category,
    /// Points lost a hand.
    pub lost: Mean,
    /// How many hands lost something so.
    pub hands: usize,
}

/// Contracts whose chance was foreseen to be about this.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Foreseen {
    /// The chance foreseen, from 0 to 1.
    pub chance: Mean,
    /// Those that were made.
    pub made: Share,
}

/// Points so far.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Luck {
    /// After so many hands.
    pub hands: usize,
    /// How far they brought the player's side ahead.
    pub won: f64,
    /// The same as it could be expected when each bidding had ended.
    pub expected: f64,
}

/// Hands that have something in common.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// What.
    pub name: RowName,
    /// How many there are.
    pub hands: usize,
    /// Contracts that were made; nothing where that is no question.
    pub made: Option<Share>,
    /// Points a hand.
    pub points: Mean,
}

/// What hands have in common.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum RowName {
    /// The trumps.
    Strain(Strain),
    /// The tricks bid.
    Tricks(u8),
    /// A contract to win no trick.
    Misere,
    /// The partner, or the partners.
    Partner(Vec<String>),
    /// The player's role.
    Role(Role),
}

/// What hands of Rummy 500 come to.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct RummyMeans {
    /// Points laid a hand.
    pub laid: Mean,
    /// Points held at the end.
    pub held: Mean,
    /// Calls that were missed, of all that paid.
    pub missed: Share,
}

impl Figures {
    /// Of these games, in the order in which they ended.
    #[must_use]
    pub fn of<'a>(games: impl IntoIterator<Item = &'a GameFigures>) -> Self {
        let games: Vec<&GameFigures> = games.into_iter().collect();
        let looked_at: Vec<&GameFigures> =
            games.iter().copied().filter(|game| game.hands.is_some()).collect();
        let hands: Vec<(&GameFigures, &HandFigures)> = looked_at
            .iter()
            .flat_map(|&game| game.hands.iter().flatten().map(move |hand| (game, hand)))
            .collect();
        let lost: Vec<f64> = hands.iter().map(|(_, hand)| hand.lost()).collect();
        let course = course(&lost);
        let luck = luck(&hands);
        Self {
            games: looked_at.len(),
            waiting: games.len() - looked_at.len(),
            hands: hands.len(),
            left_out: games.iter().map(|game| game.left_out.len()).sum(),
            points: Mean::of(hands.iter().map(|(_, hand)| f64::from(hand.points))),
            lost: Mean::of(lost),
            trend: trend(&course),
            course,
            costs: costs(&hands),
            foreseen: foreseen(&hands),
            luck,
            beyond: Mean::of(
                hands.iter().filter_map(|(_, hand)| Some(f64::from(hand.points) - hand.expected?)),
            ),
            strains: contracts(&hands, |bid| Some(strain_of(bid))),
            levels: contracts(&hands, tricks_of),
            partners: by_hands(&hands, |game, _| {
                (!game.partners.is_empty()).then(|| RowName::Partner(game.partners.clone()))
            }),
            roles: by_hands(&hands, |_, hand| Some(RowName::Role(hand.played.as_ref()?.role))),
            rummy: rummy(&hands),
        }
    }
}

type Hands<'a> = [(&'a GameFigures, &'a HandFigures)];

fn course(lost: &[f64]) -> Vec<Window> {
    let windows = lost.windows(WINDOW).enumerate().step_by(STEP);
    windows.map(|(from, lost)| Window { to: from + WINDOW, lost: Mean::of(lost.iter().copied()) }).collect()
}

fn trend(course: &[Window]) -> Option<Trend> {
    let (first, last) = (course.first()?, course.last()?);
    if last.to < first.to + WINDOW {
        return None;
    }
    let [then, now] = [first.lost.interval()?, last.lost.interval()?];
    Some(match then.overlaps(&now) {
        true => Trend::NoDifference,
        false if last.lost.mean < first.lost.mean => Trend::Better,
        false => Trend::Worse,
    })
}

fn costs(hands: &Hands<'_>) -> Vec<Costs> {
    let rummy = hands.iter().any(|(_, hand)| hand.rummy.is_some());
    let five_hundred = hands.iter().any(|(_, hand)| hand.rummy.is_none());
    let kinds = Category::FIVE_HUNDRED.into_iter().filter(|_| five_hundred);
    let kinds = kinds.chain(Category::RUMMY.into_iter().filter(|_| rummy));
    let of = |category: Category| {
        let lost: Vec<f64> = hands
            .iter()
            .filter(|(_, hand)| hand.rummy.is_some() == Category::RUMMY.contains(&category))
            .map(|(_, hand)| {
                hand.lost.iter().filter(|lost| lost.category == category).map(|lost| lost.points).sum()
            })
            .collect();
        let hands = lost.iter().filter(|&&lost| lost > 0.0).count();
        Costs { category, lost: Mean::of(lost), hands }
    };
    let mut costs: Vec<Costs> = kinds.map(of).collect();
    costs.sort_by(|one, other| other.lost.mean.total_cmp(&one.lost.mean));
    costs
}

fn foreseen(hands: &Hands<'_>) -> [Foreseen; 5] {
    let known: Vec<(f64, bool)> = hands
        .iter()
        .filter_map(|(_, hand)| hand.played.as_ref())
        .filter_map(|played| Some((played.foreseen?, played.made)))
        .collect();
    std::array::from_fn(|step| {
        let here = || known.iter().filter(|(chance, _)| ((chance * 5.0) as usize).min(4) == step);
        Foreseen { chance: Mean::of(here().map(|one| one.0)), made: Share::of(here().map(|one| one.1)) }
    })
}

fn luck(hands: &Hands<'_>) -> Vec<Luck> {
    let known = hands.iter().filter_map(|(_, hand)| Some((f64::from(hand.points), hand.expected?)));
    let so_far = known.scan((0.0, 0.0), |(won, expected), hand| {
        *won += hand.0;
        *expected += hand.1;
        Some((*won, *expected))
    });
    so_far.zip(1..).map(|((won, expected), hands)| Luck { hands, won, expected }).collect()
}

/// The player's own contracts, in the order of their names.
fn contracts(hands: &Hands<'_>, name: impl Fn(Bid) -> Option<RowName>) -> Vec<Row> {
    let own = |hand: &HandFigures| -> Option<RowName> {
        let played = hand.played.as_ref().filter(|played| played.role == Role::Contractor)?;
        name(played.bid.parse().ok()?)
    };
    let made = |hand: &HandFigures| hand.played.as_ref().map(|played: &Played| played.made);
    rows(hands, |_, hand| own(hand), made)
}

/// Rows by how many hands they have; none is better than another.
fn by_hands(hands: &Hands<'_>, name: impl Fn(&GameFigures, &HandFigures) -> Option<RowName>) -> Vec<Row> {
    let mut rows = rows(hands, name, |_| None);
    rows.sort_by_key(|row| std::cmp::Reverse(row.hands));
    rows
}

fn rows(
    hands: &Hands<'_>,
    name: impl Fn(&GameFigures, &HandFigures) -> Option<RowName>,
    made: impl Fn(&HandFigures) -> Option<bool>,
) -> Vec<Row> {
    let mut by: BTreeMap<RowName, Vec<&HandFigures>> = BTreeMap::new();
    for (game, hand) in hands {
        if let Some(name) = name(game, hand) {
            by.entry(name).or_default().push(hand);
        }
    }
    let row = |(name, hands): (RowName, Vec<&HandFigures>)| {
        let made: Option<Vec<bool>> = hands.iter().map(|hand| made(hand)).collect();
        let points = Mean::of(hands.iter().map(|hand| f64::from(hand.points)));
        Row { name, hands: hands.len(), made: made.map(Share::of), points }
    };
    by.into_iter().map(row).collect()
}

fn strain_of(bid: Bid) -> RowName {
    if bid.is_misere() { RowName::Misere } else { RowName::Strain(bid.strain()) }
}

fn tricks_of(bid: Bid) -> Option<RowName> {
    match bid.kind() {
        BidKind::Tricks(tricks, _) => Some(RowName::Tricks(tricks)),
        _ if bid.is_misere() => Some(RowName::Misere),
        _ => None,
    }
}

fn rummy(hands: &Hands<'_>) -> Option<RummyMeans> {
    let of: Vec<_> = hands.iter().filter_map(|(_, hand)| hand.rummy).collect();
    let part = of.iter().map(|hand| hand.missed).sum();
    let whole = part + of.iter().map(|hand| hand.called).sum::<usize>();
    (!of.is_empty()).then(|| RummyMeans {
        laid: Mean::of(of.iter().map(|hand| f64::from(hand.laid))),
        held: Mean::of(of.iter().map(|hand| f64::from(hand.held))),
        missed: Share { part, whole },
    })
}
