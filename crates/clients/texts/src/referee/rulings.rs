//! Rulings in words \[LAW-REF-8\].

use crate::{Arg, Texts};
use five_hundred::Rules;
use laws::{Effect, Judgement, Otherwise, Outcome, Ruling, Until};
use table::SeatSet;

use crate::referee::score;

/// A ruling, as people read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Two sentences: what comes of it, and what the law says.
    pub ruling: String,
    /// What to do now, step by step.
    pub now: Vec<String>,
    /// The seats that may claim or choose, and until when.
    pub who: Option<String>,
    /// What holds if they don't.
    pub otherwise: Option<String>,
    /// The number of the law, and the house rule that it follows.
    pub why: String,
}

/// A judgement as a page of lines.
#[must_use]
pub fn page(judgement: &Judgement, rules: &Rules, names: &[String], texts: Texts) -> String {
    let mut lines = Vec::new();
    for ruling in &judgement.rulings {
        let said = said(ruling, rules, names, texts);
        lines.push(said.ruling);
        lines.push(texts.get("ruling-now"));
        lines.extend(said.now.iter().zip(1..).map(|(step, number)| format!("  {number}. {step}")));
        lines.extend(said.who);
        lines.extend(said.otherwise);
        lines.push(said.why);
        lines.push(String::new());
    }
    lines.extend(around(judgement, rules, names, texts));
    lines.join("\n").trim_end().to_owned()
}

/// A judgement in a line, as it is written beside a hand.
#[must_use]
pub fn in_a_line(judgement: &Judgement, rules: &Rules, names: &[String], texts: Texts) -> String {
    let law = |ruling: &Ruling| texts.get(&ruling.law.to_lowercase());
    let said = |ruling: &Ruling| {
        format!("{} {} ({})", said(ruling, rules, names, texts).ruling, law(ruling), ruling.law)
    };
    judgement.rulings.iter().map(said).collect::<Vec<_>>().join(" ")
}

/// What a judgement says besides its rulings: who deals next, and the points of the hand.
#[must_use]
pub fn around(judgement: &Judgement, rules: &Rules, names: &[String], texts: Texts) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(dealer) = judgement.next_dealer {
        let name = texts.player(dealer, names);
        lines.push(texts.format("ruling-next-dealer", &[("name", name.into())]));
    }
    lines.extend(judgement.points.iter().flat_map(|points| score::points(points, rules, names, texts)));
    lines
}

/// A ruling in words.
#[must_use]
pub fn said(ruling: &Ruling, rules: &Rules, names: &[String], texts: Texts) -> Said {
    let words = Words { texts, names };
    let verdict = texts.get(&format!("verdict-{}", verdict(ruling)));
    let args = [
        ("law", ruling.law.into()),
        ("title", part(ruling.law, texts).into()),
        ("text", words.law(ruling.law).into()),
    ];
    let mut why = texts.format("ruling-why", &args);
    if let Some(house) = axis_of(ruling.law).and_then(|axis| texts.explain(rules, axis)) {
        why = format!("{why} {}", Texts::capitalised(&house));
    }
    Said {
        ruling: verdict,
        now: words.steps(ruling),
        who: words.who(ruling),
        otherwise: words.otherwise(ruling),
        why,
    }
}

/// What the part of the laws is about that has a law.
fn part(law: &str, texts: Texts) -> String {
    let part = law.split('-').nth(1).unwrap_or_default();
    texts.get(&format!("law-part-{}", part.to_lowercase()))
}

/// What comes of it, above all.
fn verdict(ruling: &Ruling) -> String {
    match ruling.outcomes.iter().find(|outcome| outcome.outcome != Effect::Stands) {
        None if ruling.outcomes.is_empty() => "noted".to_owned(),
        None => key(Effect::Stands),
        Some(Outcome { outcome: Effect::NewDeal, option: true, .. }) => "new-deal-option".to_owned(),
        Some(outcome) => key(outcome.outcome),
    }
}

fn key(effect: Effect) -> String {
    effect.name().replace('_', "-")
}

/// The axis by which a table chooses between this row and another.
fn axis_of(law: &str) -> Option<&'static str> {
    Some(match law {
        "LAW-CUT-2" | "LAW-CUT-3" => "deal_pattern",
        "LAW-BID-4" | "LAW-BID-5" | "LAW-BID-6" => "auction",
        "LAW-EXP-15" | "LAW-TURN-2" | "LAW-TURN-3" => "allied_defenders",
        "LAW-WID-3" => "kitty_choice",
        "LAW-REV-7" => "revoke_award",
        "LAW-HAND-5" | "LAW-HAND-6" => "failure",
        "LAW-LOOK-1" | "LAW-LOOK-3" => "trick_review",
        _ => return None,
    })
}

/// Finds words for players by their names.
struct Words<'a> {
    texts: Texts,
    names: &'a [String],
}

impl Words<'_> {
    fn law(&self, law: &str) -> String {
        self.texts.get(&law.to_lowercase())
    }

    fn on(&self, key: &str, seats: SeatSet) -> String {
        let players = self.texts.players(seats, self.names);
        let text = self.texts.format(key, &[("players", players.into()), ("count", seats.len().into())]);
        Texts::capitalised(&text)
    }

    /// The steps to take now.
    fn steps(&self, ruling: &Ruling) -> Vec<String> {
        let step = |outcome: &Outcome| {
            let key = match outcome {
                Outcome { outcome: Effect::NewDeal, option: true, .. } => "new-deal-option".to_owned(),
                Outcome { outcome: Effect::TakenBack, seats, .. } if seats.is_empty() => {
                    "taken-back-rest".to_owned()
                }
                _ => key(outcome.outcome),
            };
            self.on(&format!("do-law-{key}"), outcome.seats)
        };
        let is_said = |outcome: &&Outcome| match outcome.outcome {
            Effect::Stands => ruling.outcomes.len() == 1,
            // It is what the choice of a new deal is chosen against.
            Effect::NoScore => !outcome.option,
            _ => true,
        };
        if ruling.outcomes.is_empty() {
            return vec![self.texts.get("do-law-noted")];
        }
        ruling.outcomes.iter().filter(is_said).map(step).collect()
    }

    /// The seats that may claim or choose, and until when.
    fn who(&self, ruling: &Ruling) -> Option<String> {
        let until = self.texts.get(&format!("until-{}", ruling.until.map(Until::name)?.replace('_', "-")));
        let players = self.texts.players(ruling.by, self.names);
        let mut args = vec![("players", Arg::from(players)), ("until", until.into())];
        // The last option says it all: of a new deal, what holds without it.
        let Some(option) = ruling.outcomes.iter().rev().find(|outcome| outcome.option) else {
            return Some(self.texts.format("ruling-claim", &args));
        };
        let seats = self.texts.players(option.seats, self.names);
        let choice = format!("may-law-{}", key(option.outcome));
        args.push(("choice", self.texts.format(&choice, &[("players", seats.into())]).into()));
        Some(self.texts.format("ruling-choose", &args))
    }

    fn otherwise(&self, ruling: &Ruling) -> Option<String> {
        Some(match ruling.otherwise? {
            Otherwise::Holds(effect) => self.texts.get(&format!("otherwise-{}", key(effect))),
            Otherwise::Law(law) => {
                self.texts.format("ruling-otherwise", &[("law", law.into()), ("text", self.law(law).into())])
            }
        })
    }
}
