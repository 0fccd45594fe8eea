//! What somebody sees of a club, in lines.

use online_client::participant::club::{
    Told, are_pairs, asks, here, missing, names, notice_key, place_of, plan_words, played, points, sides,
    standing, time_of,
};
use online_wire::{
    Moment, Outcome, ParticipantId,
    club::{DealResults, EveningView, Movement, Notice, Results, Standing, TableResult, TableRow},
};
use table::Seat;
use texts::Texts;

use super::{
    super::{spoken::named, when},
    OnlineClub, SOON,
};

/// The number of a thing as people count them.
fn counted(number: u32) -> texts::Arg {
    (i64::from(number) + 1).into()
}

impl OnlineClub {
    /// The evening as it stands, without its times.
    pub(super) fn evening(&self) -> Vec<String> {
        let Some(told) = &self.told else { return Vec::new() };
        let Some(evening) = &told.club.evening else { return vec![self.texts.get("club-no-evening")] };
        let plan = &evening.plan;
        let mut lines: Vec<String> = self.planned_for(|at| self.when(at)).into_iter().collect();
        if evening.started {
            lines.extend(standing(self.texts, told, false));
            if told.is_director() && !evening.waiting.is_empty() {
                let names = told.names(self.texts, &evening.waiting);
                lines.push(self.texts.format("club-waiting", &[("names", names.into())]));
            }
            return lines;
        }
        let soon = self.time().after(SOON) >= plan.at;
        let missing = if soon { missing(evening) } else { Vec::new() };
        let called =
            |members: &[ParticipantId]| members.iter().map(|&member| told.name(member).to_owned()).collect();
        let all: [(&str, Vec<String>); 3] = [
            ("club-coming", called(&evening.coming)),
            ("club-there", here(told, evening)),
            ("club-missing", called(&missing)),
        ];
        for (key, names) in all.into_iter().filter(|(_, names)| !names.is_empty()) {
            let count = names.len();
            let args = [("count", count.into()), ("names", self.texts.list(names).into())];
            lines.push(self.texts.format(key, &args));
        }
        lines
    }

    /// What is planned, with its moment written so.
    pub(super) fn planned_for(&self, when: impl Fn(Moment) -> String) -> Option<String> {
        let evening = self.told.as_ref()?.club.evening.as_ref()?;
        let plan = &evening.plan;
        let (title, _) = named(&plan.opening, self.texts.lang()).ok()?;
        Some(plan_words(self.texts, title, when(plan.at), evening))
    }

    /// A moment in words, seen from now.
    fn when(&self, at: Moment) -> String {
        when::seen_from(self.texts, self.time(), at)
    }

    /// The time of the round.
    pub(super) fn time_in_words(&self) -> Option<String> {
        time_of(self.texts, self.told.as_ref()?.started()?, self.time())
    }

    /// What can be done next.
    pub(super) fn question(&self) -> Option<String> {
        let told = self.told.as_ref()?;
        let directs = told.is_director();
        let Some(evening) = &told.club.evening else {
            return directs.then(|| self.texts.get("club-asks-plan"));
        };
        if let Some(table) = told.round().and_then(|round| round.table) {
            // They are led there at once, and go back there themselves.
            return self
                .has_left_table()
                .then(|| self.texts.format("club-asks-table", &[("table", counted(table))]));
        }
        let there = evening.there.contains(&told.you);
        if let Some(who) = asks(evening, told.you).next() {
            let args = [("name", told.name(who).into()), ("number", counted(who.0))];
            return Some(self.texts.format("club-asks-partner", &args));
        }
        if evening.started {
            return (!there).then(|| self.texts.get("club-asks-check-in"));
        }
        Some(if there && directs {
            self.texts.get("club-asks-start")
        } else if there {
            self.texts.get("club-checked-in")
        } else if evening.check_in_open || self.time() >= evening.check_in_from {
            let paired = evening.plan.movement != Movement::Everyone && are_pairs(&evening.plan.opening);
            self.texts.get(if paired { "club-asks-check-in-pair" } else { "club-asks-check-in" })
        } else {
            self.texts.format("club-check-in-from", &[("time", self.when(evening.check_in_from).into())])
        })
    }

    /// Everybody who belongs to the club, with their number.
    pub(super) fn members(&self, told: &Told) -> Vec<String> {
        let all = told.club.members.iter().zip(0..).filter(|(member, _)| !member.left);
        let line = |(member, number): (&online_wire::club::Member, u32)| {
            let role = match (member.director, told.you == ParticipantId(number)) {
                (true, true) => "both",
                (true, false) => "director",
                (false, true) => "you",
                (false, false) => "none",
            };
            let args =
                [("name", member.name.as_str().into()), ("number", counted(number)), ("role", role.into())];
            self.texts.format("club-member", &args)
        };
        std::iter::once(self.texts.get("club-members")).chain(all.map(line)).collect()
    }

    /// The club’s link, for others.
    pub(super) fn link(&self) -> Option<String> {
        let ticket = &self.told.as_ref()?.club.ticket;
        let link = format!("{}/{ticket}", self.link);
        Some(self.texts.format("club-link-is", &[("link", link.into())]))
    }

    fn ranks(&self, told: &Told, standings: &[Standing]) -> Vec<String> {
        let line = |standing: &Standing| {
            let args = [
                ("place", place_of(standing, standings).into()),
                ("name", told.name(standing.member).into()),
                ("deals", i64::from(standing.deals).into()),
                ("points", points(self.texts.lang(), standing.hundredths).into()),
            ];
            self.texts.format("club-rank", &args)
        };
        standings.iter().map(line).collect()
    }

    /// Where everybody stands in the season, and in the evening that is played; the evenings there were.
    pub(super) fn standings(&self) -> Vec<String> {
        let Some(told) = &self.told else { return Vec::new() };
        let club = &told.club;
        let mut lines = Vec::new();
        if let Some(evening) = told.started().filter(|evening| !evening.standings.is_empty()) {
            lines.push(self.texts.get("club-standings"));
            lines.extend(self.ranks(told, &evening.standings));
        }
        lines.push(self.texts.get("club-season"));
        lines.push(self.texts.format("club-evenings-count", &[("count", i64::from(club.evenings).into())]));
        lines.extend(self.ranks(told, &club.season));
        if !club.past.is_empty() {
            lines.push(self.texts.get("club-past"));
        }
        lines.extend(club.past.iter().rev().map(|evening| {
            let day = when::day_seen_from(self.texts, self.time(), evening.at);
            let args = [("number", i64::from(told.nth(evening.number)).into()), ("time", day.into())];
            self.texts.format("club-evening-of", &args)
        }));
        lines
    }

    /// What came of an evening.
    pub(super) fn results(&self, number: u32, results: &Results) -> Vec<String> {
        let Some(told) = &self.told else { return Vec::new() };
        let number = ("number", i64::from(told.nth(number)).into());
        let mut lines = vec![self.texts.format("club-results-of", &[number])];
        if results.deals.is_empty() {
            lines.push(self.texts.get("club-no-results"));
        }
        for deal in &results.deals {
            lines.extend(self.deal(told, results, deal));
        }
        if results.awaited > 0 {
            let next = results.deals.len() as i64 + 1;
            lines.push(self.texts.format("club-deal-number", &[("number", next.into())]));
            let count = ("count", i64::from(results.awaited).into());
            lines.push(self.texts.format("club-opens", &[count]));
        }
        if !results.standings.is_empty() {
            lines.push(self.texts.get("club-standings"));
            lines.extend(self.ranks(told, &results.standings));
        }
        lines
    }

    /// A deal at every table.
    fn deal(&self, told: &Told, results: &Results, deal: &DealResults) -> Vec<String> {
        let mut lines = vec![self.texts.format("club-deal-number", &[("number", counted(deal.number))])];
        for (table, number) in deal.tables.iter().zip(0..) {
            lines.extend(self.table_of_deal(told, results, table, number));
        }
        lines
    }

    fn table_of_deal(&self, told: &Told, results: &Results, table: &TableResult, number: u32) -> Vec<String> {
        let (texts, opening) = (self.texts, &results.plan.opening);
        let names = names(texts, told, table);
        let (contract, tricks, got) = match &table.outcome {
            Outcome::Average => (texts.get("club-average"), None, None),
            Outcome::Played { hand, points } => {
                let (contract, tricks) = played(texts, &opening.game, hand, names.clone());
                (contract, tricks, Some(points))
            }
        };
        let counted_tricks = tricks.and_then(|tricks| i64::try_from(tricks).ok()).unwrap_or(-1);
        let args =
            [("table", counted(number)), ("contract", contract.into()), ("tricks", counted_tricks.into())];
        let mut lines = vec![texts.format("club-played", &args)];
        for side in sides(opening) {
            let first = side.first().map_or(0, Seat::index);
            let people: Vec<&str> =
                side.iter().filter_map(|seat| Some(names.get(seat.index())?.as_str())).collect();
            let against = table.hundredths.get(first).copied().unwrap_or_default();
            let Some(got) = got.and_then(|points| points.get(first)) else { continue };
            let args = [
                ("names", people.join(" + ").into()),
                ("points", got.to_string().replace('-', "−").into()),
                ("against", points(texts.lang(), against).into()),
            ];
            lines.push(texts.format("club-side", &args));
        }
        lines
    }

    /// The tables of the round, as a director sees them.
    pub(super) fn directed(&self) -> Vec<String> {
        let Some((told, evening, round)) = self.told.as_ref().and_then(|told| {
            let evening = told.started()?;
            Some((told, evening, evening.round.as_ref()?))
        }) else {
            return vec![self.texts.get("club-no-tables")];
        };
        if !told.is_director() {
            return vec![self.texts.get("club-no-not-director")];
        }
        let first = round.number * evening.plan.per_round;
        let deals = evening.plan.per_round.min(evening.plan.deals.saturating_sub(first));
        let rows = self.rows.iter().zip(0..);
        rows.map(|(row, number)| self.row(told, row, number, (first, deals))).collect()
    }

    fn row(&self, told: &Told, row: &TableRow, number: u32, (first, deals): (u32, u32)) -> String {
        let people: Vec<ParticipantId> = row.seats.iter().copied().flatten().collect();
        let state = match row.waits_for {
            _ if row.done >= deals => "done",
            Some(_) => "waits",
            None => "plays",
        };
        let args = [
            ("table", counted(number)),
            ("names", told.names(self.texts, &people).into()),
            ("deal", counted(first + row.done)),
            ("name", row.waits_for.map_or("", |waits| told.name(waits)).into()),
            ("state", state.into()),
            ("asks", if row.asked { "yes" } else { "no" }.into()),
        ];
        self.texts.format("club-row", &args)
    }
}

/// What a director can say to everybody, with its numbers.
pub(super) fn notices(texts: Texts) -> Vec<String> {
    let all = Notice::ALL.into_iter().zip(0..);
    all.map(|(notice, number)| {
        let args = [("number", counted(number)), ("phrase", texts.get(notice_key(notice)).into())];
        texts.format("remote-phrase", &args)
    })
    .collect()
}

/// Those who have come to belong to the club, and those who have left it.
pub(super) fn came_and_went(texts: Texts, before: &Told, now: &Told) -> Vec<String> {
    let belonged =
        |told: &Told, number: usize| told.club.members.get(number).is_some_and(|member| !member.left);
    let members = now.club.members.iter().enumerate();
    let changed = members.filter_map(|(number, member)| {
        let key = match (belonged(before, number), belonged(now, number)) {
            (false, true) => "club-came",
            (true, false) => "club-went",
            _ => return None,
        };
        Some(texts.format(key, &[("name", member.name.as_str().into())]))
    });
    changed.collect()
}

/// The evening that was played and is over now.
pub(super) fn over(before: Option<&Told>, now: &Told) -> Option<u32> {
    let played: &EveningView = before?.started()?;
    now.club.past.iter().any(|evening| evening.number == played.number).then_some(played.number)
}
