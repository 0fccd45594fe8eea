//! The rule sheet of Rummy 500: what fills its outline, and the table of what cards are worth.

use cards::{Card, Rank, Suit};
use rummy_500::{
    Preset, Rules,
    axis::{Ace, RunLength},
};
use table::{Problems, Spec};

use crate::{
    Section, Spoken, Table, TableRow,
    bundle::capitalised,
    form::headings,
    outline::{Args, Outline},
    rummy_500::plan::{Facts, SECTIONS, is_silent},
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

    /// An American game, and all its jokers are alike \[NOT-CARD-2\].
    fn words(&self) -> Words {
        Words { country: "us", nil: "misere", jokers: 1, inkles: false }
    }

    fn has_effect(&self, axis: &str) -> bool {
        Facts::of(self).has_effect(axis)
    }

    fn tells_apart(&self, _: &str, _: &str, _: &str) -> bool {
        true
    }

    fn sections(&self, texts: Texts) -> Vec<Section> {
        outline(self, texts).sections(|| texts.values(self))
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
    let args = args(rules, &facts);
    Outline { rules, texts, plans: SECTIONS, facts, args, is_silent }
}

/// What the sentences of a sheet may ask about.
fn args(rules: &Rules, facts: &Facts) -> Args {
    let yes_no = |yes: bool| Arg::from(if yes { "yes" } else { "no" });
    let axes = rules.axes();
    let run = if axes.run_length == RunLength::Four { 4_u8 } else { 3 };
    vec![
        ("players", rules.seats().into()),
        ("n", rules.hand_size().into()),
        ("packs", rules.packs().into()),
        ("with-jokers", yes_no(facts.jokers())),
        ("target", rules.target().into()),
        ("hands", axes.hand_limit.get().into()),
        ("thrown-in", "no".into()),
        ("low-ace", rules.value_laid(Rank::Ace, false, true).into()),
        ("ace", axes.ace.text().into()),
        ("joker-use", axes.joker_use.text().into()),
        ("run", run.into()),
        ("least", axes.first_meld.get().into()),
        ("bonus", rules.out_bonus().into()),
        ("sides", axes.sides.text().into()),
        ("call", facts.call().text().into()),
        ("last-call", yes_no(facts.last_call())),
    ]
}

impl Texts {
    /// What each card is worth, in one row: ranks of equal worth together, then the low ace and the joker \[RM-VAL\].
    fn values(self, rules: &Rules) -> Table {
        let worth = |rank| rules.value(Card::new(Suit::Spades, rank));
        let mut columns: Vec<(Rank, Rank, i32)> = Vec::new();
        let in_pack = |rank: &Rank| rules.pack().into_iter().any(|card| card.rank() == Some(*rank));
        for rank in Rank::ALL.into_iter().filter(in_pack) {
            match columns.last_mut() {
                Some((_, high, value)) if *value == worth(rank) => *high = rank,
                _ => columns.push((rank, rank, worth(rank))),
            }
        }
        let mut head = vec![self.get("table-card")];
        head.extend(columns.iter().map(|&(low, high, _)| self.ranks_from_to(low, high)));
        let mut values: Vec<i32> = columns.iter().map(|&(.., value)| value).collect();
        if rules.axes().ace != Ace::High {
            head.push(self.get("table-low-ace"));
            values.push(rules.value_laid(Rank::Ace, false, true));
        }
        if rules.pack().into_iter().any(Card::is_joker) {
            head.push(self.get("table-joker"));
            values.push(rules.value(Card::X));
        }
        let head = head.iter().map(|text| capitalised(text)).collect();
        Table { head, rows: vec![TableRow { name: self.get("table-points"), values, place: None }] }
    }

    /// "2 to 9", "10 to king", or one rank alone.
    fn ranks_from_to(self, low: Rank, high: Rank) -> String {
        let name = |rank: Rank| match rank.name() {
            digits if digits.starts_with(|c: char| c.is_ascii_digit()) => digits.to_owned(),
            _ => self.rank(rank),
        };
        if low == high {
            return name(low);
        }
        self.format("table-range", &[("low", name(low).into()), ("high", name(high).into())])
    }
}
