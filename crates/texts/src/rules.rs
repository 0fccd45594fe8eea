//! The rule sheet of a table, made from its axes, and the names of axes, presets and families.

use cards::Rank;
use five_hundred::{
    Bid, Family, Preset, Rules, Strain,
    axis::{DealPattern, Layout, OwnKitty},
};

use crate::{
    bundle::capitalised,
    plan::{Facts, Item, Plan, SECTIONS, has_own_row, is_silent},
    sheet::{Row, Section, Sheet, Table},
    texts::{Arg, Texts},
};

type Args = Vec<(&'static str, Arg)>;

impl Texts {
    /// What an axis is called on a form for house rules.
    #[must_use]
    pub fn axis(&self, axis: &str) -> String {
        self.get(&format!("axis-{axis}"))
    }

    /// What a value of an axis is called on a form for house rules.
    #[must_use]
    pub fn axis_value(&self, axis: &str, value: &str) -> String {
        self.get(&format!("axis-{axis}-{value}"))
    }

    /// The name of a preset, and what it is in two short sentences.
    #[must_use]
    pub fn preset(&self, preset: &Preset) -> (String, String) {
        let key = format!("preset-{}", preset.name);
        (self.get(&key), self.get(&format!("{key}-about")))
    }

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

    /// The rules of a table in the words of its country, made from its axes alone.
    #[must_use]
    pub fn rule_sheet(&self, rules: &Rules) -> Sheet {
        Texts::for_rules(self.lang(), rules).sheet(rules)
    }

    /// How the rules differ from their preset, in one line.
    #[must_use]
    pub fn difference(&self, rules: &Rules) -> String {
        let facts = Facts::of(rules);
        let preset = rules.spec().preset.axes();
        let changes: Vec<String> = (rules.spec().changes())
            .map(|(axis, value)| {
                let before = preset.get(axis.name).unwrap_or_default();
                let effect = facts.has_effect(axis.name) && facts.tells_apart(axis.name, before, &value);
                let key = if effect { "sheet-change" } else { "sheet-change-idle" };
                let label = self.axis(axis.name).into();
                self.format(key, &[("label", label), ("choice", self.axis_value(axis.name, &value).into())])
            })
            .collect();
        if changes.is_empty() {
            self.get("sheet-as-named")
        } else {
            self.format("sheet-house-rules", &[("changes", changes.join("; ").into())])
        }
    }

    fn sheet(self, rules: &Rules) -> Sheet {
        let (name, _) = self.preset(rules.spec().preset);
        let changed = rules.spec().changes().next().is_some();
        let facts = Facts::of(rules);
        let args = self.facts_as_args(rules, &facts);
        Sheet {
            title: if changed {
                self.format("sheet-title-house-rules", &[("name", name.into())])
            } else {
                name
            },
            difference: self.difference(rules),
            sections: (SECTIONS.iter().map(|plan| self.section(plan, rules, &facts, &args)))
                .filter(|section| !section.paragraphs.is_empty())
                .collect(),
        }
    }

    fn section(self, plan: &Plan, rules: &Rules, facts: &Facts, args: &Args) -> Section {
        let paragraph = |items: &&[Item]| {
            let sentences: Vec<String> =
                items.iter().filter_map(|item| self.sentence(item, rules, facts, args)).collect();
            (!sentences.is_empty()).then(|| sentences.join(" "))
        };
        Section {
            heading: capitalised(&self.format(plan.heading, args)),
            paragraphs: plan.paragraphs.iter().filter_map(paragraph).collect(),
            table: plan.bids.then(|| self.table(rules)),
        }
    }

    fn sentence(self, item: &Item, rules: &Rules, facts: &Facts, args: &Args) -> Option<String> {
        match *item {
            Item::Text(key, says) => says(facts).then(|| self.format(key, args)),
            Item::Axis(axis) => {
                let value = rules.axes().get(axis)?;
                let changed = rules.spec().preset.axes().get(axis) != Some(value);
                let says = facts.has_effect(axis) && (changed || !is_silent(axis, value));
                says.then(|| self.format(&format!("rule-{axis}-{value}"), args))
            }
        }
    }

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
        vec![
            ("players", rules.seats().into()),
            ("sides", axes.sides.text().into()),
            ("two-sides", yes_no(facts.two_sides())),
            ("layout", axes.layout.text().into()),
            ("deal", axes.deal_pattern.text().into()),
            ("high", high.into()),
            ("left", facts.kitty.into()),
            ("n", facts.kitty.into()),
            ("packets", self.packets(rules).into()),
            ("zero", yes_no(facts.zero)),
            ("open-misere", Arg::value(axes.open_misere.text())),
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
        for tricks in 6..=10 {
            let bids = Strain::ALL.map(|strain| Bid::tricks(tricks, strain));
            let name = self.format("tricks-word", &[("tricks", tricks.into())]);
            let values = bids.map(|bid| rules.bids.value(bid)).to_vec();
            let here: Vec<Row> = own_rows()
                .filter(|&bid| below(rules, bid).is_some_and(|below| below.needed() == tricks))
                .map(|bid| self.own_row(rules, bid))
                .collect();
            rows.push(Row { name: capitalised(&name), values, place: None });
            rows.extend(here);
        }
        Table { head, rows }
    }

    fn own_row(self, rules: &Rules, bid: Bid) -> Row {
        let name = |bid: Option<Bid>| Arg::from(bid.map(|bid| self.bid(bid)).unwrap_or_default());
        let equal =
            trick_bids().find(|&other| !rules.bids.outranks(bid, other) && !rules.bids.outranks(other, bid));
        let above = trick_bids().find(|&other| rules.bids.outranks(other, bid));
        let place = match (equal, above) {
            (Some(_), _) => self.format("table-equal", &[("equal", name(equal))]),
            (None, None) => self.format("table-top", &[("below", name(below(rules, bid)))]),
            _ => {
                let args = [("below", name(below(rules, bid))), ("above", name(above))];
                self.format("table-between", &args)
            }
        };
        Row { name: capitalised(&self.bid(bid)), values: vec![rules.bids.value(bid)], place: Some(place) }
    }
}

/// The highest bid of tricks that a bid beats.
fn below(rules: &Rules, bid: Bid) -> Option<Bid> {
    trick_bids().filter(|&other| rules.bids.outranks(bid, other)).last()
}

/// The bids of tricks, lowest first.
fn trick_bids() -> impl Iterator<Item = Bid> {
    (6..=10).flat_map(|tricks| Strain::ALL.map(|strain| Bid::tricks(tricks, strain)))
}
