//! What an arena came to, as people read it and as one JSON object.

use std::fmt::Write;

use arena::{
    ArenaError, EntrantError, EntrantResult, Estimate, Fault, Faults, MOST_ENTRANTS, PairResult,
    PartnerResult, Report, Series, Shard, Times,
};
use texts::{Arg, Lang, Texts};

use crate::Failure;

pub(super) fn json(report: &Report) -> Result<String, Failure> {
    serde_json::to_string(report).map_err(|error| Failure::Output(error.into()))
}

/// A table of the entrants, a sentence for each two, and what went wrong.
pub(super) fn sheet(report: &Report, texts: Texts) -> String {
    let sheet = Sheet { report, texts };
    let mut text = sheet.title();
    text.push('\n');
    if let Some(shard) = report.arena.settings.shard {
        let _ = writeln!(text, "{}", sheet.shard(shard));
    }
    text.push('\n');
    if report.arena.settings.judge.is_some() {
        text.push_str(&sheet.regret());
        return text;
    }
    text.push_str(&sheet.table());
    text.push('\n');
    if let Some(partner) = &report.partner {
        sheet.partners(&mut text, partner);
    }
    for pair in &report.pairs {
        let _ = writeln!(text, "{}", sheet.pair(pair));
    }
    sheet.all_faults(&mut text);
    text
}

/// Why nothing can be played.
pub(super) fn complaint(error: &ArenaError, texts: Texts) -> String {
    match error {
        ArenaError::NoPartners => texts.get("arena-no-partners"),
        ArenaError::TooFew => texts.get("arena-too-few"),
        ArenaError::TooMany => texts.format("arena-too-many", &[("most", MOST_ENTRANTS.into())]),
        // Behind another word the command is read as a bot.
        ArenaError::Entrant(EntrantError::Unknown { name, .. }) if name == "merge" => {
            texts.get("arena-merge-first")
        }
        ArenaError::Entrant(EntrantError::Unknown { name, known }) => {
            let mut text =
                texts.format("arena-no-player", &[("name", name.into()), ("known", known.join(", ").into())]);
            if let Some(meant) = kookaburra::nearest(name, known.iter().copied()) {
                text.push(' ');
                text += &texts.format("fault-suggestion", &[("name", meant.into())]);
            }
            text
        }
        ArenaError::Entrant(EntrantError::NoCommand { text }) => {
            texts.format("arena-no-command", &[("text", text.into())])
        }
        ArenaError::Program { name, fault } => {
            let why = match fault {
                Fault::Late { ms } => texts.format("arena-no-greeting", &[("ms", ms.to_string().into())]),
                Fault::Dead => texts.get("arena-ended"),
                other => other.to_string(),
            };
            texts.format("arena-not-started", &[("name", name.into()), ("why", why.into())])
        }
    }
}

struct Sheet<'a> {
    report: &'a Report,
    texts: Texts,
}

/// The text in a column for an entrant.
type Cell = fn(&Sheet<'_>, &EntrantResult) -> String;

struct Column {
    heading: &'static str,
    cell: Cell,
}

impl Sheet<'_> {
    fn title(&self) -> String {
        let settings = &self.report.arena.settings;
        let key = match (settings.series, &settings.partner) {
            _ if settings.judge.is_some() => "arena-title-judged",
            (Series::Deal, None) => "arena-title-deals",
            (Series::Match, None) => "arena-title-matches",
            (Series::Deal, Some(_)) => "arena-title-partner-deals",
            (Series::Match, Some(_)) => "arena-title-partner-matches",
        };
        let rules = &self.report.arena.rules;
        let changes = rules.iter().filter(|(axis, _)| *axis != "preset").map(|(axis, value)| {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            format!("+{axis}={value}")
        });
        let preset = rules.get("preset").and_then(|name| name.as_str()).unwrap_or_default().to_owned();
        let code: String = std::iter::once(preset).chain(changes).collect();
        let args = [
            ("rules", code.into()),
            ("played", Arg::Number(i64::try_from(self.report.deals_played).unwrap_or(i64::MAX))),
            ("deals", settings.deals_to_play().into()),
            ("seed", settings.seed.to_string().into()),
            ("partner", settings.partner.clone().unwrap_or_default().into()),
            ("work", settings.judge.as_ref().map_or(1, |judging| judging.work).into()),
        ];
        self.texts.format(key, &args)
    }

    /// What the decisions of each entrant came to, phase by phase.
    fn regret(&self) -> String {
        let headings = ["arena-phase", "arena-entrant", "arena-decisions", "arena-regret", "arena-changed"];
        let mut rows = vec![headings.map(|key| self.texts.get(key)).to_vec()];
        for phase in &self.report.regret {
            for adviser in &phase.advisers {
                let regret = adviser.regret.as_ref().map_or_else(String::new, |it| self.estimate(it, 1.0));
                let changed = adviser.changed.as_ref();
                rows.push(vec![
                    self.texts.format("phase", &[("phase", phase.phase.as_str().into())]),
                    adviser.name.clone(),
                    phase.decisions.to_string(),
                    regret,
                    changed.map_or_else(String::new, |it| self.share(it.mean * it.deals as f64, it.deals)),
                ]);
            }
        }
        aligned(&rows)
    }

    /// That this is a part only.
    fn shard(&self, shard: Shard) -> String {
        let args = [("part", shard.part().into()), ("of", shard.of().into())];
        self.texts.format("arena-shard", &args)
    }

    /// How good a partner each entrant is.
    fn partners(&self, text: &mut String, partner: &PartnerResult) {
        for entrant in &self.report.entrants {
            let Some(ahead) = &entrant.ahead else { continue };
            let args = [
                ("name", entrant.name.clone().into()),
                ("partner", partner.name.clone().into()),
                ("points", self.estimate(ahead, 1.0).into()),
                ("p", self.chance(ahead.p).into()),
            ];
            let _ = writeln!(text, "{}", self.texts.format("arena-partner", &args));
        }
    }

    /// Columns that say nothing of this arena are left out.
    fn columns(&self) -> Vec<Column> {
        let report = self.report;
        let matches = report.arena.settings.series == Series::Match;
        let timed = report.entrants.iter().any(|entrant| entrant.times.is_some());
        let bids = report.entrants.iter().any(|entrant| entrant.contracts > 0);
        let all: [(&str, bool, Cell); 9] = [
            ("arena-ahead", true, |sheet, who| {
                who.ahead.as_ref().map_or_else(String::new, |ahead| sheet.estimate(ahead, 1.0))
            }),
            ("arena-points", true, |sheet, who| sheet.number(who.points, 1)),
            ("arena-won", matches, |sheet, who| sheet.share(who.won.unwrap_or_default(), who.games)),
            ("arena-contracts", bids, |sheet, who| sheet.share(who.contracts as f64, who.hands)),
            ("arena-made", bids, |sheet, who| sheet.share(who.made as f64, who.contracts)),
            ("arena-overbid", bids, |sheet, who| sheet.share(who.overbid as f64, who.contracts)),
            ("arena-underbid", bids, |sheet, who| sheet.share(who.underbid as f64, who.contracts)),
            ("arena-time", timed, |sheet, who| sheet.time(who, |times| times.mean_ms, 3)),
            ("arena-worst", timed, |sheet, who| sheet.time(who, |times| times.worst_ms, 1)),
        ];
        let columns = all.into_iter().filter(|(_, says_something, _)| *says_something);
        columns.map(|(heading, _, cell)| Column { heading, cell }).collect()
    }

    fn table(&self) -> String {
        let columns = self.columns();
        let mut rows = vec![vec![self.texts.get("arena-entrant")]];
        rows[0].extend(columns.iter().map(|column| self.texts.get(column.heading)));
        for entrant in &self.report.entrants {
            let cells = columns.iter().map(|column| (column.cell)(self, entrant));
            rows.push(std::iter::once(entrant.name.clone()).chain(cells).collect());
        }
        aligned(&rows)
    }

    fn pair(&self, pair: &PairResult) -> String {
        let name = |at: usize| self.report.entrants[at].name.clone();
        let points = &pair.points;
        let told_apart = points.interval.is_some_and(|(low, high)| low > 0.0 || high < 0.0);
        let (better, worse, sign) =
            if points.mean < 0.0 { (pair.other, pair.one, -1.0) } else { (pair.one, pair.other, 1.0) };
        let args = [
            ("better", name(better).into()),
            ("worse", name(worse).into()),
            ("points", self.estimate(points, sign).into()),
            ("p", self.chance(points.p).into()),
            ("partner", self.report.arena.settings.partner.clone().unwrap_or_default().into()),
        ];
        let key = match (told_apart, &self.report.partner) {
            (true, None) => "arena-beats",
            (false, None) => "arena-even",
            (true, Some(_)) => "arena-better-partner",
            (false, Some(_)) => "arena-even-partners",
        };
        let mut text = self.texts.format(key, &args);
        if let Some(wins) = &pair.wins {
            let percent = Estimate {
                mean: wins.mean * 100.0,
                interval: wins.interval.map(|(low, high)| (low * 100.0, high * 100.0)),
                ..*wins
            };
            let args = [
                ("better", name(better).into()),
                ("games", self.estimate(&percent, sign).into()),
                ("p", self.chance(wins.p).into()),
            ];
            text.push(' ');
            text.push_str(&self.texts.format("arena-wins", &args));
        }
        text
    }

    /// A sentence for everybody who made a fault.
    fn all_faults(&self, text: &mut String) {
        let entrants = self.report.entrants.iter().map(|entrant| (&entrant.name, &entrant.faults));
        let partner = self.report.partner.iter().map(|partner| (&partner.name, &partner.faults));
        for (name, faults) in entrants.chain(partner).filter(|(_, faults)| !faults.is_empty()) {
            let _ = writeln!(text, "{}", self.faults(name, faults));
        }
    }

    fn faults(&self, name: &str, faults: &Faults) -> String {
        let number = |count: u64| Arg::Number(i64::try_from(count).unwrap_or(i64::MAX));
        let args = [
            ("name", name.into()),
            ("late", number(faults.late)),
            ("dead", number(faults.dead)),
            ("unreadable", number(faults.unreadable)),
            ("illegal", number(faults.illegal)),
            ("substituted", number(faults.substituted)),
        ];
        self.texts.format("arena-faults", &args)
    }

    /// `+12.3 ± 4.5`.
    fn estimate(&self, estimate: &Estimate, sign: f64) -> String {
        let mean = estimate.mean * sign;
        let plus = if mean < 0.0 { "" } else { "+" };
        let mean = self.number(mean, 1);
        match estimate.interval {
            Some((low, high)) => format!("{plus}{mean} ± {}", self.number((high - low) / 2.0, 1)),
            None => format!("{plus}{mean}"),
        }
    }

    /// The chance that it is only luck.
    fn chance(&self, p: Option<f64>) -> String {
        match p {
            Some(p) if p < 0.001 => self.of_chance(format!("p < {}", self.number(0.001, 3))),
            Some(p) => self.of_chance(format!("p = {}", self.number(p, 3))),
            // Of a single deal nothing can be said.
            None => String::new(),
        }
    }

    fn of_chance(&self, p: String) -> String {
        self.texts.format("arena-chance", &[("p", p.into())])
    }

    fn time(&self, who: &EntrantResult, which: fn(&Times) -> f64, digits: usize) -> String {
        who.times.as_ref().map_or_else(String::new, |times| self.number(which(times), digits))
    }

    fn share(&self, part: f64, whole: u64) -> String {
        if whole == 0 {
            return String::new();
        }
        self.texts.format("arena-percent", &[("number", self.number(100.0 * part / whole as f64, 1).into())])
    }

    /// A number as the language writes it.
    fn number(&self, number: f64, digits: usize) -> String {
        // Nothing is not negative.
        let number = if number.abs() < 0.5 / 10_f64.powi(digits as i32) { 0.0 } else { number };
        let text = format!("{number:.digits$}");
        match self.texts.lang() {
            Lang::En => text,
            Lang::Fr => text.replace('.', ","),
        }
    }
}

/// Rows of as many cells each in columns, the first to the left and the others to the right.
fn aligned(rows: &[Vec<String>]) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default();
    let widths: Vec<usize> = (0..rows.first().map_or(0, Vec::len)).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = format!("{:1$}", row[0], widths[0]);
        for (cell, width) in row.iter().zip(&widths).skip(1) {
            let _ = write!(line, "  {cell:>width$}");
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
