//! `kook admin`: the tables of a store, for whoever runs a server.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
};

use clap::{Args, Subcommand};
use jiff::Timestamp;
use online_server::{Database, HubError, Moment, Report, Sqlite, Store, StoreError, Summary, TableId};
use online_wire::ParticipantId;
use serde::Serialize;
use texts::Texts;
use tokio::runtime::Runtime;

use crate::{
    Failure,
    cli::whole,
    print,
    serve::{Saved, cant_save},
};

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    Tables {
        #[command(flatten)]
        saved: Saved,

        #[arg(long)]
        json: bool,
    },
    People {
        #[command(flatten)]
        saved: Saved,

        #[command(flatten)]
        which: Which,

        #[arg(long)]
        json: bool,
    },
    Export {
        #[command(flatten)]
        saved: Saved,

        #[command(flatten)]
        which: Which,
    },
    Forget {
        #[command(flatten)]
        saved: Saved,

        #[command(flatten)]
        which: Which,

        #[arg(value_name = "NUMBER", value_parser = whole::<u32>(0, u64::from(u32::MAX)))]
        person: u32,
    },
    Reports {
        #[command(flatten)]
        saved: Saved,

        #[arg(long)]
        json: bool,
    },
    Backup {
        #[command(flatten)]
        saved: Saved,

        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    Migrate {
        #[command(flatten)]
        saved: Saved,

        #[arg(long)]
        json: bool,
    },
}

// One of the tables.
#[derive(Debug, Args)]
struct Which {
    #[arg(value_name = "NUMBER", value_parser = whole::<u64>(0, i64::MAX as u64))]
    table: u64,
}

impl Which {
    fn id(&self) -> TableId {
        TableId(i64::try_from(self.table).unwrap_or(i64::MAX))
    }
}

/// How many tables are read together.
const TOGETHER: u32 = 500;

pub(crate) fn admin(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    Runtime::new()?.block_on(run(&options.what, texts))?;
    Ok(ExitCode::SUCCESS)
}

async fn run(what: &What, texts: Texts) -> Result<(), Failure> {
    match what {
        What::Tables { saved, json } => tables(&Open::at(saved, texts).await?, *json).await,
        What::People { saved, which, json } => people(&Open::at(saved, texts).await?, which, *json).await,
        What::Export { saved, which } => export(&Open::at(saved, texts).await?, which).await,
        What::Forget { saved, which, person } => forget(&Open::at(saved, texts).await?, which, *person).await,
        What::Reports { saved, json } => reports(&Open::at(saved, texts).await?, *json).await,
        What::Backup { saved, file } => backup(&saved.database(texts)?, file, texts),
        What::Migrate { saved, json } => migrate(&Open::at(saved, texts).await?, *json),
    }
}

/// A store that is there.
struct Open {
    database: Database,
    store: Arc<dyn Store>,
    texts: Texts,
}

impl Open {
    async fn at(saved: &Saved, texts: Texts) -> Result<Self, Failure> {
        let database = present(saved.database(texts)?, texts)?;
        let store = database.open().await.map_err(|error| cant_save(&database, &error, texts))?;
        Ok(Self { database, store, texts })
    }

    fn failed(&self, error: &StoreError) -> Failure {
        cant_save(&self.database, error, self.texts)
    }

    /// A table that is not there, or can’t be read.
    fn unreadable(&self, which: &Which, error: &HubError) -> Failure {
        let args = [("table", which.table.to_string().into()), ("why", error.to_string().into())];
        Failure::Sentence(match error {
            HubError::NoSuchTable => self.texts.format("admin-no-table", &args),
            _ => self.texts.format("admin-unreadable", &args),
        })
    }
}

/// Nobody means to make a store by looking at it.
fn present(database: Database, texts: Texts) -> Result<Database, Failure> {
    if database.is_missing() {
        let args = [("folder", database.to_string().into())];
        return Err(Failure::Sentence(texts.format("admin-no-store", &args)));
    }
    Ok(database)
}

/// A table, as programs read it.
#[derive(Serialize)]
struct Table {
    table: i64,
    name: String,
    game: String,
    rules: serde_json::Value,
    people: u32,
    entries: u64,
    opened: String,
    last: String,
    closed: bool,
}

impl Table {
    fn of(summary: &Summary) -> Self {
        // A header of another version may lack any of these.
        let header: serde_json::Value = serde_json::from_str(&summary.header).unwrap_or_default();
        let text = |path: &str| header.pointer(path).and_then(|it| it.as_str()).unwrap_or("?").to_owned();
        Self {
            table: summary.head.table.0,
            name: text("/name"),
            game: text("/opening/game"),
            rules: header.pointer("/opening/rules").cloned().unwrap_or_default(),
            people: summary.head.people,
            entries: summary.head.next.0,
            opened: time(summary.opened),
            last: time(summary.last),
            closed: summary.closed,
        }
    }

    fn sentence(&self, texts: Texts) -> String {
        let args = [
            ("table", self.table.to_string().into()),
            ("name", self.name.as_str().into()),
            ("game", self.game.as_str().into()),
            ("people", self.people.into()),
            ("entries", self.entries.to_string().into()),
            ("last", self.last.as_str().into()),
        ];
        texts.format(if self.closed { "admin-table-closed" } else { "admin-table" }, &args)
    }
}

fn time(moment: Moment) -> String {
    let moment = i64::try_from(moment.0).ok().and_then(|ms| Timestamp::from_millisecond(ms).ok());
    moment.map_or_else(|| "?".to_owned(), |moment| moment.to_string())
}

async fn tables(open: &Open, json: bool) -> Result<(), Failure> {
    let (mut after, mut all) = (None, Vec::new());
    loop {
        let some = open.store.list(after, Moment(u64::MAX), TOGETHER).await;
        let some = some.map_err(|error| open.failed(&error))?;
        let Some(last) = some.last() else { break };
        after = Some(last.head.table);
        all.extend(some.iter().map(Table::of));
    }
    if json {
        return print(&serde_json::to_string(&all)?);
    }
    if all.is_empty() {
        return print(&open.texts.get("admin-no-tables"));
    }
    all.iter().try_for_each(|table| print(&table.sentence(open.texts)))
}

/// Somebody at a table, as programs read it.
#[derive(Serialize)]
struct Somebody {
    person: u32,
    name: String,
}

impl Somebody {
    fn of(participant: ParticipantId, name: &str) -> Self {
        Self { person: participant.0, name: table::shown_name(name) }
    }
}

async fn people(open: &Open, which: &Which, json: bool) -> Result<(), Failure> {
    let there = open.store.heads(&[which.id()]).await.map_err(|error| open.failed(&error))?;
    if there.is_empty() {
        return Err(open.unreadable(which, &HubError::NoSuchTable));
    }
    let people = open.store.people(which.id()).await.map_err(|error| open.failed(&error))?;
    let people: Vec<Somebody> =
        people.iter().map(|person| Somebody::of(person.participant, &person.name)).collect();
    if json {
        return print(&serde_json::to_string(&people)?);
    }
    if people.is_empty() {
        return print(&open.texts.get("admin-nobody"));
    }
    people.iter().try_for_each(|Somebody { person, name }| {
        let args = [("person", person.to_string().into()), ("name", name.as_str().into())];
        print(&open.texts.format("admin-person", &args))
    })
}

async fn export(open: &Open, which: &Which) -> Result<(), Failure> {
    let records = online_server::records(&*open.store, which.id()).await;
    print(&serde_json::to_string(&records.map_err(|error| open.unreadable(which, &error))?)?)
}

async fn forget(open: &Open, which: &Which, person: u32) -> Result<(), Failure> {
    let people = open.store.people(which.id()).await.map_err(|error| open.failed(&error))?;
    let args = [("table", which.table.to_string().into()), ("person", person.to_string().into())];
    let Some(found) = people.iter().find(|it| it.participant.0 == person) else {
        return Err(Failure::Sentence(open.texts.format("admin-no-person", &args)));
    };
    let tables = open.store.forget(&found.key).await.map_err(|error| open.failed(&error))?;
    let [table, person] = args;
    print(&open.texts.format("admin-forgotten", &[table, person, ("tables", tables.to_string().into())]))
}

/// A report, as programs read it.
#[derive(Serialize)]
struct Reported {
    report: i64,
    at: String,
    table: i64,
    by: Somebody,
    about: Somebody,
    said: Vec<String>,
    words: String,
}

impl Reported {
    fn of(report: Report) -> Self {
        let Report { number, table, at, by, about, said, words } = report;
        let (by, about) =
            (Somebody::of(by.participant, &by.name), Somebody::of(about.participant, &about.name));
        Self { report: number, at: time(at), table: table.0, by, about, said, words }
    }

    fn lines(&self, texts: Texts) -> Vec<String> {
        let Self { report, at, table, by, about, said, words } = self;
        let args = [
            ("report", report.to_string().into()),
            ("at", at.as_str().into()),
            ("table", table.to_string().into()),
            ("by", by.person.to_string().into()),
            ("by-name", by.name.as_str().into()),
            ("about", about.person.to_string().into()),
            ("about-name", about.name.as_str().into()),
        ];
        let quoted = |key: &str, name: &str, text: &str| {
            texts.format(key, &[("name", name.into()), ("text", text.into())])
        };
        let said = said.iter().map(|text| quoted("admin-report-wrote", &about.name, text));
        let words = (!words.is_empty()).then(|| quoted("admin-report-words", &by.name, words));
        std::iter::once(texts.format("admin-report", &args)).chain(said).chain(words).collect()
    }
}

async fn reports(open: &Open, json: bool) -> Result<(), Failure> {
    let reports = open.store.reports().reports().await.map_err(|error| open.failed(&error))?;
    let reports: Vec<Reported> = reports.into_iter().map(Reported::of).collect();
    if json {
        return print(&serde_json::to_string(&reports)?);
    }
    if reports.is_empty() {
        return print(&open.texts.get("admin-no-reports"));
    }
    reports.iter().flat_map(|report| report.lines(open.texts)).try_for_each(|line| print(&line))
}

fn backup(database: &Database, file: &Path, texts: Texts) -> Result<(), Failure> {
    let args = [("file", file.display().to_string().into())];
    let Database::Sqlite(from) = present(database.clone(), texts)? else {
        return Err(Failure::Sentence(texts.get("admin-backup-postgres")));
    };
    if file.exists() {
        return Err(Failure::Sentence(texts.format("admin-backup-there", &args)));
    }
    Sqlite::backup(&from, file).map_err(|error| cant_save(&file.display(), &error, texts))?;
    print(&texts.format("admin-backup", &args))
}

/// What is missing was made when the store was opened.
fn migrate(open: &Open, json: bool) -> Result<(), Failure> {
    let version = open.database.version();
    if json {
        return print(&serde_json::json!({ "version": version }).to_string());
    }
    print(&open.texts.format("admin-migrated", &[("version", version.to_string().into())]))
}
