//! The rule sheet of Five Hundred: what fills its outline, and the table of bids.

use cards::{CardSet, Rank};
use five_hundred::{
    Bid, Family, MisereKind, Preset, Rules, Strain,
    axis::{DealPattern, Layout, MisereValues, OpenMisere, OpenMisereRank, OwnKitty},
};
use table::{Problems, Spec};

use crate::{
    Section, Spoken, Table, TableRow,
    bundle::capitalised,
    five_hundred::plan::{Facts, SECTIONS, has_own_row, is_silent},
    form::headings,
    outline::{Args, Outline},
    texts::{Arg, Texts, Words},
};

impl Spoken for Rules {
    type Preset = Preset;

    fn build(spec: Spec<Preset>) -> Result<Self, Problems> {
        Self::new(spec)
    }

    fn spec(&self) -> &Spec<Preset> {
        self.spec()
    }

    fn words(&self) -> Words {
        let country = match self.family() {
            Family::Australian => "au",
            Family::American | Family::Bijou => "us",
            Family::Quebec => "qc",
        };
        let zero_bids = || self.bids.bids.iter().filter(|bid| bid.is_misere());
        let only_nullo = zero_bids().next().is_some()
            && zero_bids().all(|bid| bid.is(MisereKind::Nullo) || bid.is(MisereKind::DoubleNullo));
        let jokers = self.pack() & CardSet::JOKERS;
        Words {
            country,
            nil: if only_nullo { "nullo" } else { "misere" },
            jokers: jokers.len() as u8,
            inkles: self.bids.is_inkle(Bid::tricks(6, Strain::Spades)),
        }
    }

    fn has_effect(&self, axis: &str) -> bool {
        Facts::of(self).has_effect(axis)
    }

    fn tells_apart(&self, axis: &str, one: &str, other: &str) -> bool {
        Facts::of(self).tells_apart(axis, one, other)
    }

    fn sections(&self, texts: Texts) -> Vec<Section> {
        outline(self, texts).sections(|| texts.table(self))
    }

    fn outline() -> Vec<(&'static str, Vec<&'static str>)> {
        headings(SECTIONS)
    }

    fn sentence(&self, texts: Texts, axis: &str) -> Option<String> {
        outline(self, texts).of_axis(axis)
    }
}

fn outline(rules: &Rules, texts: Texts) -> Outline<'_, Rules, Facts> {
    let facts = Facts::of(rules);
    let args = texts.facts_as_args(rules, &facts);
    Outline { rules, texts, plans: SECTIONS, facts, args, is_silent }
}

impl Texts {
    /// The name of a family of presets.
    #[must_use]
    pub fn family(&self, family: Family) -> String {
        self.get(match family {
            Family::Australian => "family-australian",
            Family::American => "family-american",
            Family::Quebec => "family-quebec",
            Family::Bijou => "family-bijou",
        })
    }
}

impl Texts {
    /// What the sentences of a sheet may ask about.
    fn facts_as_args(self, rules: &Rules, facts: &Facts) -> Args {
        let axes = rules.axes();
        let yes_no = |yes: bool| Arg::from(if yes { "yes" } else { "no" });
        let red_only =
            rules.pack().into_iter().filter(|card| card.rank() == Some(Rank::Thirteen)).count() == 2;
        let high = match facts.high {
            None => "none",
            Some(Rank::Thirteen) if red_only => "red-thirteen",
            Some(Rank::Thirteen) => "to-thirteen",
            Some(_) => "to-twelve",
        };
        let doubled = axes.misere_values == MisereValues::Doubled && axes.open_misere == OpenMisere::At500;
        let open_rank = match axes.open_misere_rank {
            OpenMisereRank::ByValue if doubled => "highest",
            OpenMisereRank::ByValue => "usual",
            _ => "other",
        };
        vec![
            ("players", rules.seats().into()),
            ("sides", axes.sides.text().into()),
            ("two-sides", yes_no(facts.two_sides())),
            ("layout", axes.layout.text().into()),
            ("deal", axes.deal_pattern.text().into()),
            ("high", high.into()),
            ("left", facts.kitty.into()),
            ("n", facts.kitty.into()),
            ("kitty-view", axes.kitty_view.text().into()),
            ("packets", self.packets(rules).into()),
            ("zero", yes_no(facts.zero)),
            ("open-misere", Arg::value(if open_rank == "usual" { axes.open_misere.text() } else { "off" })),
            ("open-rank", open_rank.into()),
            ("open-call", axes.open_misere_call.text().into()),
            ("open-shown", axes.open_misere_shown.text().into()),
            ("misere-values", axes.misere_values.text().into()),
            ("after-pass", axes.bid_after_pass.text().into()),
            ("six", axes.six_bids.text().into()),
            ("redeal", axes.redeal_by.text().into()),
            ("hands", axes.hand_limit.get().into()),
            ("thrown-in", "yes".into()),
            ("nullo", axes.nullo.text().into()),
            ("failure", axes.failure.text().into()),
            ("tricks-score", yes_no(facts.tricks_score())),
            ("target", rules.target().into()),
            ("minus", (-rules.target()).into()),
        ]
    }

    /// The packets of the deal, in order \[FH-DEAL-2\] \[FH-DEAL-3\] \[FH-DEAL-4\].
    fn packets(self, rules: &Rules) -> String {
        let axes = rules.axes();
        let left = rules.kitty_size();
        let count = |key: &'static str, n: u32| (n > 0).then(|| self.format(key, &[("n", n.into())]));
        let each = |n| {
            let dead = axes.layout == Layout::DeadHand;
            count(if dead { "packet-each-dead" } else { "packet-each" }, n)
        };
        let kitty = |n| {
            let own = axes.own_kitty == OwnKitty::On;
            count(if own { "packet-kitties" } else { "packet-kitty" }, n)
        };
        let first_turn_first = |turn: u32| (left + 2 - turn) / 3;
        let half = left / 2;
        let text = |key: &str| Some(self.get(key));
        let packets = match (axes.layout, axes.deal_pattern) {
            (Layout::Rows, DealPattern::Quebec) => vec![
                each(3),
                kitty(half),
                text("packet-row-down"),
                each(4),
                each(3),
                kitty(left - half),
                text("packet-row-up"),
            ],
            (Layout::Rows, _) => vec![
                count("packet-down", 3),
                each(3),
                kitty(first_turn_first(0)),
                text("packet-australian-second"),
                each(4),
                kitty(first_turn_first(1)),
                text("packet-up-last"),
                each(3),
                kitty(first_turn_first(2)),
            ],
            (_, DealPattern::Australian) => vec![
                each(3),
                kitty(first_turn_first(0)),
                each(4),
                kitty(first_turn_first(1)),
                each(3),
                kitty(first_turn_first(2)),
            ],
            (_, DealPattern::Quebec) => vec![each(3), kitty(half), each(4), each(3), kitty(left - half)],
            (_, DealPattern::American) => vec![each(3), kitty(left), each(4), each(3)],
            (_, DealPattern::Minnesota) => {
                vec![each(3), kitty(left - half), each(4), kitty(half), each(3)]
            }
        };
        let between = if axes.layout == Layout::Rows { "; " } else { ", " };
        packets.into_iter().flatten().collect::<Vec<_>>().join(between)
    }

    /// The bids and their values: a row for each number of tricks, and one for each bid that wins none.
    fn table(self, rules: &Rules) -> Table {
        let mut head = vec![self.get("table-tricks")];
        head.extend(Strain::ALL.map(|strain| capitalised(&self.strain(strain))));
        let own_rows = || rules.bids.bids.iter().copied().filter(|&bid| has_own_row(bid));
        let mut rows = Vec::new();
        let binds = |tricks| {
            let lowest = Bid::tricks(tricks, Strain::Spades);
            rules.bids.has(lowest) && !rules.bids.is_inkle(lowest)
        };
        for tricks in (6..=10).filter(|&tricks| binds(tricks)) {
            let bids = Strain::ALL.map(|strain| Bid::tricks(tricks, strain));
            let name = self.format("tricks-word", &[("tricks", tricks.into())]);
            let values = bids.map(|bid| rules.bids.value(bid)).to_vec();
            let here: Vec<TableRow> = own_rows()
                .filter(|&bid| below(rules, bid).is_some_and(|below| below.needed() == tricks))
                .map(|bid| self.own_row(rules, bid))
                .collect();
            rows.push(TableRow { name: capitalised(&name), values, place: None });
            rows.extend(here);
        }
        Table { head, rows }
    }

    fn own_row(self, rules: &Rules, bid: Bid) -> TableRow {
        let name = |bid: Option<Bid>| Arg::from(bid.map(|bid| self.bid(bid)).unwrap_or_default());
        let equal = trick_bids(rules)
            .find(|&other| !rules.bids.outranks(bid, other) && !rules.bids.outranks(other, bid));
        let above = trick_bids(rules).find(|&other| rules.bids.outranks(other, bid));
        let place = match (equal, above) {
            (Some(_), _) => self.format("table-equal", &[("equal", name(equal))]),
            (None, None) => self.format("table-top", &[("below", name(below(rules, bid)))]),
            _ => {
                let args = [("below", name(below(rules, bid))), ("above", name(above))];
                self.format("table-between", &args)
            }
        };
        TableRow {
            name: capitalised(&self.bid(bid)),
            values: vec![rules.bids.value(bid)],
            place: Some(place),
        }
    }
}

/// The highest bid of tricks that a bid beats.
fn below(rules: &Rules, bid: Bid) -> Option<Bid> {
    trick_bids(rules).filter(|&other| rules.bids.outranks(bid, other)).last()
}

/// The bids of tricks, lowest first.
fn trick_bids(rules: &Rules) -> impl Iterator<Item = Bid> {
    let all = (6..=10).flat_map(|tricks| Strain::ALL.map(|strain| Bid::tricks(tricks, strain)));
    all.filter(|&bid| rules.bids.has(bid))
}
