//! The bids of a table: in what order they may be said, and what they are worth \[FH-BID-1\] \[FH-SCO-1\].

use cards::short;

use crate::{
    axis::{
        Axes, BlindMisere, DoubleNullo, Misere, MisereRank, MisereValues, Nullo, OpenMisere, OpenMisereCall,
        OpenMisereRank, Partie, SansKitty, SixBids, SuperOpenMisere,
    },
    bid::{Bid, BidKind, BidSet, MisereKind, Strain},
};

/// The bids of a table, their order and their values. [`Rules`](crate::Rules) make it from the axes once.
///
/// ```
/// use five_hundred::{Bid, MisereKind, Rules, Strain};
///
/// let bids = Rules::preset("australian-4")?.bids;
/// let misere = Bid::misere(MisereKind::Closed);
/// assert_eq!((bids.value(misere), bids.value(Bid::tricks(7, Strain::Hearts))), (250, 200));
/// assert!(bids.outranks(misere, Bid::tricks(7, Strain::NoTrumps)));
/// assert!(!bids.outranks(misere, Bid::tricks(8, Strain::Spades)));
/// assert!(!bids.has(Bid::misere(MisereKind::Nullo)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct BidTable {
    /// Every bid of these rules, lowest first; bids of equal rank stand side by side.
    pub bids: Vec<Bid>,
    rank: [u16; 128],
    value: [i32; 128],
    above: [BidSet; 128],
    all: BidSet,
    /// What each bid opens the way for: [`Self::SEVEN`], [`Self::EIGHT`] or nothing.
    pub(crate) opens: [u8; 128],
    /// By what is open: the bids that can't be made by a player who has looked at their cards.
    pub(crate) closed: [BidSet; 4],
    /// Bids of six that bind nobody \[FH-AUC-9\].
    pub(crate) inkles: BidSet,
    /// Blind misère, with and without the kitty.
    pub(crate) blind: BidSet,
    /// Bids that a player may make or not by what their partner has called or will call \[FH-AUC-9\] \[FH-BID-10\].
    pub(crate) by_partner: BidSet,
}

impl BidTable {
    /// A bid of seven tricks, after which misère may be bid \[FH-BID-2\].
    pub(crate) const SEVEN: u8 = 1;
    /// A bid of eight tricks or more, after which open misère may be bid \[FH-BID-9\].
    pub(crate) const EIGHT: u8 = 2;

    pub(crate) fn new(axes: &Axes) -> Self {
        let admitted: Vec<(Bid, u16)> = Bid::all().filter_map(|bid| Some((bid, rank(bid, axes)?))).collect();
        let mut bids: Vec<Bid> = admitted.iter().map(|&(bid, _)| bid).collect();
        let all = |is_one: &dyn Fn(Bid) -> bool| -> BidSet {
            bids.iter().copied().filter(|&bid| is_one(bid)).collect()
        };
        let waits = |bid: Bid, open: usize| {
            let seven = axes.misere == Misere::AfterSeven && bid.is(MisereKind::Closed);
            let eight = axes.open_misere_call == OpenMisereCall::AfterEight && bid.is(MisereKind::Open);
            seven && open & usize::from(Self::SEVEN) == 0 || eight && open & usize::from(Self::EIGHT) == 0
        };
        let mut table = Self {
            bids: Vec::new(),
            rank: [0; 128],
            value: [0; 128],
            above: [BidSet::EMPTY; 128],
            all: all(&|_| true),
            opens: [0; 128],
            closed: std::array::from_fn(|open| all(&|bid| bid.is(MisereKind::Blind) || waits(bid, open))),
            inkles: all(&|bid| has_inkles(axes) && bid.needed() == 6),
            blind: all(&|bid| bid.is(MisereKind::Blind)),
            by_partner: all(&|bid| {
                axes.six_bids == SixBids::InkleEarly && bid.needed() == 6
                    || axes.double_nullo == DoubleNullo::AfterPartner && bid.is(MisereKind::DoubleNullo)
            }),
        };
        // The laws may make somebody play a bid that nobody can make [LAW-WID-14].
        Bid::all().for_each(|bid| table.value[bid.index()] = value(bid, axes));
        for &(bid, rank) in &admitted {
            table.rank[bid.index()] = rank;
            table.opens[bid.index()] = match bid.needed() {
                7 => Self::SEVEN,
                8.. => Self::EIGHT,
                _ => 0,
            };
            table.above[bid.index()] =
                admitted.iter().filter(|&&(_, other)| other > rank).map(|&(bid, _)| bid).collect();
        }
        short::sort_by_key(&mut bids, |bid| (table.rank[bid.index()], bid.index()));
        table.bids = bids;
        table
    }

    /// Whether these rules have the bid.
    #[must_use]
    pub const fn has(&self, bid: Bid) -> bool {
        self.all.contains(bid)
    }

    /// Whether the bid is a message that binds nobody: it never becomes a contract \[FH-AUC-9\].
    ///
    /// ```
    /// use five_hundred::{Bid, Rules, RulesSpec, Strain};
    ///
    /// let mut spec = RulesSpec::preset("american-4")?;
    /// spec.set("six_bids", "inkle")?;
    /// let bids = Rules::new(spec).map_err(|problems| problems.to_string())?.bids;
    /// let (inkle, bid) = (Bid::tricks(6, Strain::Hearts), Bid::tricks(7, Strain::Hearts));
    /// assert!(bids.has(inkle) && bids.is_inkle(inkle) && !bids.binds(inkle));
    /// assert!(!bids.is_inkle(bid) && bids.binds(bid));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn is_inkle(&self, bid: Bid) -> bool {
        self.inkles.contains(bid)
    }

    /// Whether these rules have the bid, and it can become a contract.
    #[must_use]
    pub const fn binds(&self, bid: Bid) -> bool {
        self.has(bid) && !self.is_inkle(bid)
    }

    /// Points the contract is worth when made: for `partie`, of the ten-trick bid \[FH-SCO-1\].
    #[must_use]
    pub const fn value(&self, bid: Bid) -> i32 {
        self.value[bid.index()]
    }

    /// Whether `bid` may follow `high`.
    #[must_use]
    pub const fn outranks(&self, bid: Bid, high: Bid) -> bool {
        self.above[high.index()].contains(bid)
    }

    /// The bids that may follow `high`.
    #[must_use]
    pub const fn above(&self, high: Option<Bid>) -> BidSet {
        match high {
            Some(high) => self.above[high.index()],
            None => self.all,
        }
    }
}

/// Whether bids of six are messages.
fn has_inkles(axes: &Axes) -> bool {
    matches!(axes.six_bids, SixBids::Inkle | SixBids::InkleEarly)
}

/// The place of a bid for tricks in the order of bids; the next strain's is higher by 100.
const fn rank_of_tricks(tricks: u8, strain: Strain) -> u16 {
    100 + (tricks as u16 - 6) * 500 + strain as u16 * 100
}

/// Between 10D and 10H, where the bids worth 500 are \[FH-BID-10\].
const AT_500: u16 = rank_of_tricks(10, Strain::Diamonds);
/// Above every bid for tricks and `partie NT`.
const TOP: u16 = rank_of_tricks(10, Strain::NoTrumps) + 60;

/// The place of a bid in the order of bids, or `None` if the axes don't admit it \[FH-BID-1\] \[FH-AMB-21\].
fn rank(bid: Bid, axes: &Axes) -> Option<u16> {
    let base = match bid.kind() {
        BidKind::Tricks(6, _) if axes.six_bids == SixBids::Off => return None,
        BidKind::Tricks(tricks, strain) => rank_of_tricks(tricks, strain),
        BidKind::Partie(strain) => (axes.partie == Partie::On).then(|| rank_of_tricks(10, strain) + 10)?,
        BidKind::Misere(kind) => rank_of_misere(kind, axes)?,
    };
    if !bid.is_sans_kitty() {
        return Some(base);
    }
    let is_nullo = bid.is(MisereKind::Nullo);
    match axes.sans_kitty {
        SansKitty::Off => None,
        SansKitty::Nullo500 => is_nullo.then_some(AT_500 + 80),
        SansKitty::Same | SansKitty::Double => {
            let refused = is_nullo && axes.nullo == Nullo::Quebec
                || has_inkles(axes) && bid.needed() == 6
                || bid.is(MisereKind::DoubleNullo);
            (!refused).then_some(base + 5)
        }
    }
}

/// \[FH-BID-1\] \[FH-BID-8\] \[FH-BID-12\] \[FH-BID-13\]
fn rank_of_misere(kind: MisereKind, axes: &Axes) -> Option<u16> {
    let doubled = axes.misere_values == MisereValues::Doubled;
    Some(match kind {
        MisereKind::Closed => match (axes.misere, axes.misere_rank) {
            (Misere::Off, _) => return None,
            (_, MisereRank::AboveSevens) => rank_of_tricks(7, Strain::NoTrumps) + 60,
            (_, MisereRank::ByValue) if doubled => AT_500 + 20,
            (_, MisereRank::ByValue) => rank_of_tricks(8, Strain::Spades) + 50,
        },
        MisereKind::Open => match (axes.open_misere, axes.open_misere_rank) {
            (OpenMisere::Off, _) => return None,
            (OpenMisere::At230, _) => rank_of_tricks(7, Strain::NoTrumps) + 40,
            (OpenMisere::At500, OpenMisereRank::ByValue) if doubled => TOP,
            (OpenMisere::At500, OpenMisereRank::ByValue) => AT_500 + 40,
            (OpenMisere::At500, OpenMisereRank::AboveEights) => rank_of_tricks(8, Strain::NoTrumps) + 50,
            (OpenMisere::At500, OpenMisereRank::BelowTens) => rank_of_tricks(9, Strain::NoTrumps) + 70,
            (OpenMisere::At500, OpenMisereRank::AboveTenHearts) => rank_of_tricks(10, Strain::Hearts) + 50,
            (OpenMisere::At500, OpenMisereRank::Top) => TOP,
        },
        MisereKind::SuperOpen => (axes.super_open_misere == SuperOpenMisere::On)
            .then(|| rank_of_tricks(9, Strain::NoTrumps) + 50)?,
        MisereKind::Blind => match axes.blind_misere {
            BlindMisere::Off => return None,
            BlindMisere::On if !doubled => AT_500 + 60,
            BlindMisere::On | BlindMisere::At1000 => TOP + 20,
        },
        MisereKind::Nullo => match axes.nullo {
            Nullo::Off => return None,
            Nullo::American => rank_of_tricks(8, Strain::Spades) + 50,
            Nullo::Quebec => rank_of_tricks(10, Strain::Hearts),
        },
        MisereKind::DoubleNullo => (axes.double_nullo != DoubleNullo::Off).then_some(AT_500 + 70)?,
    })
}

/// What a bid is worth \[FH-SCO-1\] \[FH-BID-1\].
fn value(bid: Bid, axes: &Axes) -> i32 {
    let value = match bid.kind() {
        BidKind::Tricks(tricks, strain) => schedule(tricks, strain),
        BidKind::Partie(strain) => schedule(10, strain),
        BidKind::Misere(kind) => value_of_misere(kind, axes),
    };
    match axes.sans_kitty {
        SansKitty::Double if bid.is_sans_kitty() => 2 * value,
        SansKitty::Nullo500 if bid.is_sans_kitty() => 500,
        _ => value,
    }
}

/// \[FH-BID-1\] \[FH-BID-12\] \[FH-BID-13\]
fn value_of_misere(kind: MisereKind, axes: &Axes) -> i32 {
    let factor = if axes.misere_values == MisereValues::Doubled { 2 } else { 1 };
    match kind {
        MisereKind::Closed => 250 * factor,
        MisereKind::Open if axes.open_misere == OpenMisere::At230 => 230,
        MisereKind::Open => 500 * factor,
        MisereKind::SuperOpen => 430,
        MisereKind::Blind if axes.blind_misere == BlindMisere::At1000 => 1000,
        MisereKind::Blind => 500 * factor,
        MisereKind::Nullo if axes.nullo == Nullo::American => 250,
        MisereKind::Nullo | MisereKind::DoubleNullo => 500,
    }
}

/// The Avondale schedule \[FH-SCO-1\].
#[must_use]
pub const fn schedule(tricks: u8, strain: Strain) -> i32 {
    40 + 20 * strain as i32 + 100 * (tricks as i32 - 6)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Preset;

    fn order(preset: &str, changes: &[(&str, &str)]) -> String {
        let mut axes = Preset::named(preset).unwrap().axes();
        for (axis, value) in changes {
            assert!(axes.set(axis, value));
        }
        BidTable::new(&axes).bids.iter().map(ToString::to_string).collect::<Vec<_>>().join(" < ")
    }

    #[test]
    fn the_schedule_is_avondales() {
        // FH-SCO-1
        let row = |tricks| Strain::ALL.map(|strain| schedule(tricks, strain));
        assert_eq!(row(6), [40, 60, 80, 100, 120]);
        assert_eq!(row(7), [140, 160, 180, 200, 220]);
        assert_eq!(row(10), [440, 460, 480, 500, 520]);
    }

    #[test]
    fn the_order_of_bids() {
        // FH-BID-1, FH-AMB-21
        let australian = order("australian-4", &[]);
        assert!(australian.contains("7NT < misere < 8S"), "{australian}");
        assert!(australian.contains("10D < open-misere < 10H"), "{australian}");
        let by_value = order("australian-4", &[("misere_rank", "by_value"), ("nullo", "american")]);
        assert!(by_value.contains("8S < misere < nullo < 8C"), "{by_value}");
        let open = order("australian-5-open", &[("misere", "any_time")]);
        assert!(open.contains("7NT < open-misere < misere < 8S"), "{open}");
        assert!(open.contains("9NT < super-open-misere < 10S"), "{open}");
        let blind = order("australian-4-blind", &[]);
        assert!(
            blind.contains("10D < 10D sans-kitty < open-misere < open-misere sans-kitty < blind-misere < blind-misere sans-kitty < 10H"),
            "{blind}"
        );
        let club = order("quebec-4-club", &[("sans_kitty", "double")]);
        assert!(
            club.contains("10H < nullo < 10H sans-kitty < partie H < partie H sans-kitty < 10NT"),
            "{club}"
        );
        assert!(!club.contains("nullo sans-kitty"), "{club}");
    }

    #[test]
    fn bids_of_equal_rank_cannot_follow_each_other() {
        // FH-BID-1, FH-AMB-21
        let mut axes = Preset::named("quebec-4-nullo").unwrap().axes();
        let table = BidTable::new(&axes);
        let (nullo, hearts) = (Bid::misere(MisereKind::Nullo), Bid::tricks(10, Strain::Hearts));
        assert!(!table.outranks(nullo, hearts) && !table.outranks(hearts, nullo));
        assert!(
            axes.set("nullo", "american")
                && axes.set("misere", "any_time")
                && axes.set("misere_rank", "by_value")
        );
        let table = BidTable::new(&axes);
        let misere = Bid::misere(MisereKind::Closed);
        assert!(!table.outranks(nullo, misere) && !table.outranks(misere, nullo));
        assert_eq!((table.value(nullo), table.value(misere)), (250, 250));
    }
}
