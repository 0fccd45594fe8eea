//! A club online, line by line: what goes on there in sentences, what is typed as commands. Whoever holds the
//! connection passes both on, and says what time it is.

mod lines;
mod plan;
mod screen;
#[cfg(test)]
mod tests;
mod words;

use std::time::Duration;

use online_client::participant::club::{
    ClubMemory, Dues, Told, every_table, news, refusal, results_csv, standing, standings_csv, time_of,
};
use online_wire::{
    Moment, Refused,
    club::{ClubCommand, ClubUpdate, ClubWelcome, Results, TableRow},
};
use serde_json::Value;
use table::Seq;
use texts::narration::input::plain_words;
use texts::{Lang, Texts};

pub use screen::{ClubScreen, ScreenMeant};
use words::{Said, said};

/// The word by which somebody calls the director.
pub(super) const ASK: &str = "ask";
/// How long before an evening those are named who said they would come and are not there, in milliseconds.
const SOON: u64 = 5 * 60_000;

/// Something to be asked of a club.
#[derive(Clone, PartialEq, Debug)]
pub enum ClubWant {
    /// A command.
    Ask(ClubCommand),
    /// What came of the evening of a number.
    Results(u32),
    /// The same, and the records of all its tables, for the proof that nobody chose the deals.
    Proof(u32),
    /// What came of the evening of a number, as files.
    Save(u32),
    /// The standings of the season, as a file.
    SaveSeason,
    /// The record of a deal at a table of an evening, to be told.
    Replay {
        /// The number of the evening.
        evening: u32,
        /// The number of the deal, from 0.
        deal: u32,
        /// The number of the table, from 0.
        table: u32,
    },
}

/// Something that was asked for over HTTP.
#[derive(Clone, PartialEq, Debug)]
pub enum Found {
    /// What came of the evening of a number.
    Results(u32, Box<Results>),
    /// The games of all tables of an evening.
    Games(Vec<Vec<Value>>),
    /// A deal as it was played, in words.
    Replay(String),
    /// There is no such deal at such a table, or it is not open yet.
    NoSuchDeal,
    /// There is no such evening.
    NoSuchEvening,
    /// Nothing: the server can’t be reached.
    Nothing,
}

/// What comes of something that was typed.
#[derive(Clone, PartialEq, Debug)]
pub enum ClubMeant {
    /// Something to be asked, or nothing: it was answered here.
    Want(Option<ClubWant>),
    /// They go to their table, which has this code.
    Table(String),
    /// They go, and belong to the club all the same.
    Quit,
}

impl ClubMeant {
    const NOTHING: Self = Self::Want(None);
}

/// A member of a club, who reads and types lines.
pub struct OnlineClub {
    texts: Texts,
    /// The club’s link, without its ticket.
    link: String,
    told: Option<Told>,
    seq: Seq,
    rows: Vec<TableRow>,
    dues: Dues,
    /// The time by this computer’s clock, and how far that of whoever keeps the club is ahead of it, in milliseconds.
    now: Moment,
    ahead: i64,
    /// A command that waits for their *yes*.
    sure: Option<ClubCommand>,
    /// The lines of the evening that were told last, and the question.
    stood: Vec<String>,
    /// The plan that was told, with its moment as a number.
    planned: Option<String>,
    asked: Option<String>,
    /// Lines to be shown.
    lines: Vec<String>,
    /// Something new is to be saved.
    keep: bool,
    /// The code of the table to which they were led last.
    led: Option<String>,
    /// They sit there now.
    sits: bool,
    /// The connection is broken, and this was said.
    lost: bool,
}

impl OnlineClub {
    /// Somebody who is about to come to the club of a link, of which this is saved.
    #[must_use]
    pub fn new(lang: Lang, link: String, memory: ClubMemory) -> Self {
        Self {
            texts: Texts::new(lang),
            link,
            told: None,
            seq: Seq(0),
            rows: Vec::new(),
            dues: Dues::new(memory),
            now: Moment::default(),
            ahead: 0,
            sure: None,
            stood: Vec::new(),
            planned: None,
            asked: None,
            lines: Vec::new(),
            keep: false,
            led: None,
            sits: false,
            lost: false,
        }
    }

    fn say_key(&mut self, key: &str) {
        self.lines.push(self.texts.get(key));
    }

    /// The lines that have come up since the last call.
    pub fn lines(&mut self) -> Vec<String> {
        std::mem::take(&mut self.lines)
    }

    /// The memory of the club, as it is to be saved.
    #[must_use]
    pub const fn memory(&self) -> &ClubMemory {
        &self.dues.memory
    }

    /// Whether that has changed since the last call.
    pub const fn has_to_keep(&mut self) -> bool {
        std::mem::replace(&mut self.keep, false)
    }

    /// Tells something that the club doesn’t.
    pub fn tell(&mut self, words: String) {
        self.lines.push(words);
    }

    /// What the club is called.
    #[must_use]
    pub fn title(&self) -> &str {
        self.told.as_ref().map_or("", |told| &told.club.title)
    }

    /// The code of their table in the round that is played.
    #[must_use]
    pub fn table(&self) -> Option<&str> {
        self.told.as_ref()?.round()?.code.as_deref()
    }

    /// The code of their table, if they have not been led there yet; from now on they have.
    pub fn leads(&mut self) -> Option<String> {
        let code = self.table()?.to_owned();
        (self.led.as_ref() != Some(&code)).then(|| self.led.insert(code).clone())
    }

    /// They sit at their table, or are at the club again.
    pub const fn sits(&mut self, sits: bool) {
        self.sits = sits;
    }

    /// Whether they have left their table in the round that is played.
    fn has_left_table(&self) -> bool {
        !self.sits && self.table().is_some_and(|code| self.led.as_deref() == Some(code))
    }

    /// How the evening stands beside a table of it: what comes next, what the director said, the time.
    #[must_use]
    pub fn beside_table(&self) -> Vec<String> {
        let Some(told) = &self.told else { return Vec::new() };
        let time = told.started().and_then(|evening| time_of(self.texts, evening, self.time()));
        standing(self.texts, told, true).into_iter().chain(time).collect()
    }

    /// The time by the clock of whoever keeps the club.
    fn time(&self) -> Moment {
        Moment(self.now.0.saturating_add_signed(self.ahead))
    }

    /// Takes in what time it is by this computer’s clock.
    pub fn tick(&mut self, now: Moment) {
        self.now = now;
        self.tell_changes();
    }

    /// How long nothing will change by itself; `None`: until something is told.
    #[must_use]
    pub fn patience(&self) -> Option<Duration> {
        let evening = self.told.as_ref()?.club.evening.as_ref().filter(|evening| !evening.started)?;
        let moments = [evening.check_in_from.0, evening.plan.at.0.saturating_sub(SOON)];
        let next = moments.into_iter().filter(|&at| at > self.time().0).min()?;
        Some(Duration::from_millis(next - self.time().0))
    }

    /// They are there, or there again.
    pub fn welcomed(&mut self, welcome: &ClubWelcome) -> Vec<ClubWant> {
        self.dues.renew();
        self.seq = welcome.now.seq;
        let before = self.told.take();
        let told = Told { you: welcome.you, club: welcome.now.club.clone() };
        if before.is_none() {
            let args = [("title", told.club.title.as_str().into())];
            self.lines.push(self.texts.format("club-welcome", &args));
            self.lines.extend(self.members(&told));
            self.say_key("club-how");
        } else if std::mem::take(&mut self.lost) {
            self.say_key("club-back");
        }
        self.follow(before.as_ref(), told)
    }

    /// They are told how the club stands now.
    pub fn told(&mut self, update: &ClubUpdate) -> Vec<ClubWant> {
        let Some(before) = self.told.take() else { return Vec::new() };
        // An update without a new entry is of an earlier moment.
        if update.seq > self.seq {
            let now = i64::try_from(self.now.0).unwrap_or(i64::MAX);
            self.ahead = i64::try_from(update.at.0).unwrap_or(i64::MAX).saturating_sub(now);
            self.seq = update.seq;
        }
        let told = Told { you: before.you, club: update.club.clone() };
        self.follow(Some(&before), told)
    }

    /// Takes in how things stand, tells what is new, and does what they owe the evening.
    fn follow(&mut self, before: Option<&Told>, told: Told) -> Vec<ClubWant> {
        let (keep, owed) = self.dues.follow(&told);
        self.keep |= keep;
        self.lines.extend(news(self.texts, before, &told));
        if let Some(before) = before {
            self.lines.extend(lines::came_and_went(self.texts, before, &told));
        }
        let over = lines::over(before, &told);
        self.told = Some(told);
        self.tell_changes();
        let results = over.map(ClubWant::Results);
        owed.map(ClubWant::Ask).into_iter().chain(results).collect()
    }

    /// Tells what has changed of how the evening stands, and asks what is to be asked.
    fn tell_changes(&mut self) {
        let (stands, plan) = (self.evening(), self.planned_for(|at| at.0.to_string()));
        // The nearer its time comes, the fewer words it needs: the plan, which stands first, is still the same.
        let is_told = plan.is_some() && plan == self.planned;
        let told = |line: &&String| !self.stood.contains(line) && !self.lines.contains(line);
        let new: Vec<String> = stands.iter().skip(usize::from(is_told)).filter(told).cloned().collect();
        self.lines.extend(new);
        (self.stood, self.planned) = (stands, plan);
        self.ask();
    }

    /// Asks what is to be asked, unless that has been done.
    fn ask(&mut self) {
        let question = self.question();
        if question != self.asked {
            self.lines.extend(question.clone());
            self.asked = question;
        }
    }

    /// Directors are told how the tables of the round are.
    pub fn tables(&mut self, rows: Vec<TableRow>) {
        let asks = |rows: &[TableRow], at: usize| rows.get(at).is_some_and(|row| row.asked);
        let new = (0..rows.len()).filter(|&at| asks(&rows, at) && !asks(&self.rows, at));
        let new = new.map(|at| self.texts.format("club-asks-at", &[("table", (at + 1).into())]));
        self.lines.extend(new.collect::<Vec<_>>());
        self.rows = rows;
    }

    /// A command was refused.
    pub fn refused(&mut self, command: &ClubCommand, refused: &Refused) {
        // The exchange before an evening goes on behind them.
        if !matches!(command, ClubCommand::Commit { .. } | ClubCommand::Show { .. }) {
            self.lines.push(refusal(self.texts, refused));
            self.asked = None;
            self.ask();
        }
    }

    /// A command was done, of which nothing else is told.
    pub fn done(&mut self, command: &ClubCommand) {
        match command {
            ClubCommand::Ask {} => self.say_key("club-asked"),
            ClubCommand::Renew {} => self.lines.extend(self.link()),
            ClubCommand::Remove { member } => {
                let name = self.told.as_ref().map_or("", |told| told.name(*member)).to_owned();
                self.lines.push(self.texts.format("club-removed-link", &[("name", name.into())]));
            }
            ClubCommand::Answered { .. }
            | ClubCommand::Average { .. }
            | ClubCommand::Substitute { .. }
            | ClubCommand::MoreTime {}
            | ClubCommand::Season {}
            | ClubCommand::Direct { .. } => self.say_key("club-line-done"),
            _ => {}
        }
    }

    /// The connection broke off; it is being taken up again.
    pub fn lost(&mut self) {
        if !std::mem::replace(&mut self.lost, true) {
            self.say_key("club-lost");
        }
    }

    /// The server is about to restart.
    pub fn restarting(&mut self) {
        self.lost = true;
        self.say_key("club-restarting");
    }

    /// Takes an answer that came over HTTP.
    pub fn found(&mut self, found: &Found) {
        match found {
            Found::Results(number, results) => self.lines.extend(self.results(*number, results)),
            Found::Games(games) => self.lines.extend(self.proof(games)),
            Found::Replay(text) => self.lines.extend(text.lines().map(str::to_owned)),
            Found::NoSuchDeal => self.say_key("club-no-deal"),
            Found::NoSuchEvening => self.say_key("club-no-such-evening"),
            Found::Nothing => self.say_key("online-out-of-reach"),
        }
    }

    /// What came of an evening as tables for a spreadsheet, each with the name of its file.
    #[must_use]
    pub fn saves(&self, number: u32, results: &Results) -> Vec<(String, String)> {
        let Some(told) = &self.told else { return Vec::new() };
        let nth = told.nth(number);
        vec![
            (format!("kookaburra-evening-{nth}.csv"), results_csv(self.texts, told, results)),
            (
                format!("kookaburra-evening-{nth}-standings.csv"),
                standings_csv(self.texts, told, &results.standings),
            ),
        ]
    }

    /// The standings of the season as such a table.
    #[must_use]
    pub fn saves_season(&self) -> Vec<(String, String)> {
        let Some(told) = &self.told else { return Vec::new() };
        vec![("kookaburra-season.csv".to_owned(), standings_csv(self.texts, told, &told.club.season))]
    }

    fn proof(&self, games: &[Vec<Value>]) -> Vec<String> {
        let Some(told) = &self.told else { return Vec::new() };
        let found = every_table(games, told, &self.dues.memory);
        if found.is_empty() {
            return vec![self.texts.get("online-proof-none")];
        }
        let words = |checked: &online_client::participant::Checked| {
            checked.words(self.texts, |member| told.name(member).to_owned())
        };
        let says = ["online-proof-says", "online-proof-not"].map(|key| self.texts.get(key));
        found.iter().flat_map(words).chain(says).collect()
    }

    /// Does what a line says.
    pub fn typed(&mut self, line: &str) -> ClubMeant {
        let meant = self.understood(line);
        // Whoever is asked whether they are sure is asked nothing else.
        if meant == ClubMeant::NOTHING && self.sure.is_none() {
            self.asked = None;
            self.ask();
        }
        meant
    }

    fn understood(&mut self, line: &str) -> ClubMeant {
        let text = plain_words(line);
        if let Some(command) = self.sure.take() {
            let yes = self.texts.get("word-yes");
            let is_sure = yes.split(',').map(plain_words).any(|yes| yes == text);
            return if is_sure { ClubMeant::Want(Some(ClubWant::Ask(command))) } else { ClubMeant::NOTHING };
        }
        if text.is_empty() {
            return ClubMeant::NOTHING;
        }
        match said(self.texts, line) {
            Some(said) => self.about_club(said),
            None => {
                let args = [("text", table::quoted(line.trim()).into())];
                self.lines.push(self.texts.format("remote-not-understood", &args));
                ClubMeant::NOTHING
            }
        }
    }

    fn about_club(&mut self, said: Said) -> ClubMeant {
        match said {
            Said::Ask(command) => return ClubMeant::Want(Some(ClubWant::Ask(command))),
            Said::Sure(command) => self.make_sure(command),
            Said::Quit => return ClubMeant::Quit,
            Said::Table => match self.table() {
                Some(code) => return ClubMeant::Table(code.to_owned()),
                None => self.say_key("club-no-table-now"),
            },
            Said::Results(number) => return self.of_evening(number, ClubWant::Results),
            Said::Save(number) => return self.of_evening(number, ClubWant::Save),
            Said::SaveSeason => return ClubMeant::Want(Some(ClubWant::SaveSeason)),
            Said::Proof(number) => return self.of_evening(number, ClubWant::Proof),
            Said::Replay(deal, table, number) => {
                return self.of_evening(number, |evening| ClubWant::Replay { evening, deal, table });
            }
            Said::Plan(line) => return self.plan(&line),
            Said::Evening => {
                self.lines.extend(self.evening());
                self.lines.extend(self.time_in_words());
            }
            Said::Members => {
                let members = self.told.as_ref().map(|told| self.members(told));
                self.lines.extend(members.unwrap_or_default());
            }
            Said::Standings => self.lines.extend(self.standings()),
            Said::Link => self.lines.extend(self.link()),
            Said::Tables => self.lines.extend(self.directed()),
            Said::Notices => self.lines.extend(lines::notices(self.texts)),
            Said::Help => {
                self.say_key("club-help");
                if self.told.as_ref().is_some_and(Told::is_director) {
                    self.say_key("club-help-director");
                }
            }
        }
        ClubMeant::NOTHING
    }

    /// Wants something of the evening of a number, or of the latest.
    fn of_evening(&mut self, number: Option<u32>, want: impl FnOnce(u32) -> ClubWant) -> ClubMeant {
        let counted = |nth| self.told.as_ref().and_then(|told| told.number_of(nth));
        let (named, number) = (number.is_some(), number.map_or_else(|| self.latest(), counted));
        if number.is_none() {
            self.say_key(if named { "club-no-such-evening" } else { "club-no-results" });
        }
        ClubMeant::Want(number.map(want))
    }

    /// Asks whether they are sure.
    fn make_sure(&mut self, command: ClubCommand) {
        let started = self.told.as_ref().is_some_and(|told| told.started().is_some());
        let key = match command {
            ClubCommand::Remove { member } => {
                let name = self.told.as_ref().map_or("", |told| told.name(member)).to_owned();
                let question = self.texts.format("club-remove-sure", &[("name", name.into())]);
                self.lines.push(question);
                self.say_key("club-yes");
                self.sure = Some(command);
                return;
            }
            ClubCommand::Average { .. } => "club-average-sure",
            ClubCommand::Substitute { .. } => "club-substitute-sure",
            ClubCommand::Renew {} => "club-renew-sure",
            ClubCommand::End {} if started => "club-end-sure",
            ClubCommand::End {} => "club-cancel-sure",
            ClubCommand::Season {} => "club-new-season-sure",
            _ => "club-leave-sure",
        };
        self.say_key(key);
        self.say_key("club-yes");
        self.sure = Some(command);
    }

    /// The evening that is played, or was played last.
    fn latest(&self) -> Option<u32> {
        let told = self.told.as_ref()?;
        let now = told.started().map(|evening| evening.number);
        now.or_else(|| told.club.past.last().map(|evening| evening.number))
    }

    /// Plans the evening as a line says, or says how that is done.
    fn plan(&mut self, line: &str) -> ClubMeant {
        if line.is_empty() {
            self.say_key("club-plan-how");
            return ClubMeant::NOTHING;
        }
        let evening = self.told.as_ref().and_then(|told| told.club.evening.as_ref());
        match plan::planned(self.texts, line, evening.map(|evening| &evening.plan), self.time()) {
            Ok(plan) => ClubMeant::Want(Some(ClubWant::Ask(ClubCommand::Plan(Box::new(plan))))),
            Err(word) => {
                let args = [("word", table::quoted(&word).into())];
                self.lines.push(self.texts.format("club-plan-not", &args));
                self.say_key("club-plan-how");
                ClubMeant::NOTHING
            }
        }
    }
}
