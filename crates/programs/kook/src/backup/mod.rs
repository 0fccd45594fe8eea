//! `kook backup` and `kook restore`: everything a player keeps as one file, and back.

mod files;
mod stores;

use std::{
    fs::OpenOptions,
    io::{self, BufRead, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::Args;
use jiff::Timestamp;
use kookaburra::backup::{Contents, Kind, Plan, noticed, read, undone, write};
use terminal::{HeldFolder, free_file, player_folder, short};
use texts::{Texts, backup::fault, backup::holds, backup::plan};

use crate::{
    Failure,
    lines::Lines,
    print,
    replay::{self, path_name, unreadable},
};
use stores::Stores;

/// What a device keeps under one name elsewhere and has a place for: if that is gone, it was deleted. Games that are
/// gone on with make way for each other, so of them nothing follows.
const PLACES: [Kind; 2] = [Kind::Sheet, Kind::Figures];

/// The program that writes a backup.
const PROGRAM: &str = concat!("kook ", env!("CARGO_PKG_VERSION"));

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,

    #[arg(long)]
    seats: bool,
}

#[derive(Debug, Args)]
pub(crate) struct RestoreOptions {
    #[arg(value_name = "FILE", required_unless_present = "undo")]
    file: Option<PathBuf>,

    #[arg(long)]
    dry_run: bool,

    #[arg(long, conflicts_with = "dry_run")]
    yes: bool,

    #[arg(long)]
    deleted: bool,

    #[arg(long, conflicts_with_all = ["file", "dry_run", "yes", "deleted"])]
    undo: bool,
}

/// What this device keeps, and the files that it lies in.
struct Device {
    folder: PathBuf,
    stores: Stores,
    here: Contents,
}

impl Device {
    /// Looks into the player's folder.
    fn look(folder: &Path) -> Self {
        let last = files::Remembered::Last.read(folder).unwrap_or_default();
        let stores = Stores::look(folder, &last);
        let here = noticed(stores.items().cloned(), &last, &PLACES, now());
        Self { folder: folder.to_owned(), stores, here }
    }

    /// Makes it keep something else; the files that a later undo needs, or needs no more, change with it.
    fn become_(&self, target: &Contents, mut memory: files::Changes, texts: Texts) -> Result<(), Failure> {
        let mut changes = self.stores.changes(&self.here, target);
        memory.extend(files::Remembered::Last.write(
            &self.folder,
            &target.clone().without(&Kind::SEATS),
            now(),
        )?);
        changes.extend(memory);
        terminal::write_all(&changes, files::BEING_WRITTEN)
            .map_err(|error| unreadable(&self.folder, &error, texts))
    }
}

/// Milliseconds since 1970.
fn now() -> u64 {
    Timestamp::now().as_millisecond().try_into().unwrap_or_default()
}

/// Writes everything that the player keeps into a new file.
pub(crate) fn backup(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let folder = player_folder();
    let device = Device::look(&folder);
    let contents = match options.seats {
        true => device.here.clone(),
        false => device.here.clone().without(&Kind::SEATS),
    };
    let said = holds(&contents, texts);
    if contents.items().next().is_none() {
        print(&said)?;
        return Ok(ExitCode::SUCCESS);
    }
    let path = options.file.clone().unwrap_or_else(new_name);
    let bytes = write(&contents, now(), PROGRAM)?;
    let new = OpenOptions::new().write(true).create_new(true).open(&path);
    new.and_then(|mut file| file.write_all(&bytes)).map_err(|error| unreadable(&path, &error, texts))?;
    let kept = files::Remembered::Last.write(&folder, &device.here.without(&Kind::SEATS), now())?;
    terminal::write_all(&kept, files::BEING_WRITTEN).map_err(|error| unreadable(&folder, &error, texts))?;
    print(&texts.format("backup-saved", &[("path", path_name(&path).into()), ("what", said.into())]))?;
    if options.seats {
        print(&texts.get("backup-seats-warning"))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A name that no file here has yet, such as `kookaburra-backup-2026-11-28.gz`.
fn new_name() -> PathBuf {
    let day = jiff::ZonedDateTime::now().date();
    free_file(Path::new(""), &format!("kookaburra-backup-{day}"), "gz", &[])
}

/// Takes in a backup, or undoes that.
pub(crate) fn restore(options: &RestoreOptions, texts: Texts) -> Result<ExitCode, Failure> {
    let lines = Lines::new(texts, io::stdin().lock(), io::stdout().lock());
    match &options.file {
        Some(file) => take_in(file, options, lines),
        None => undo(lines),
    }
}

fn take_in<R: BufRead, W: Write>(
    file: &Path,
    options: &RestoreOptions,
    mut lines: Lines<R, W>,
) -> Result<ExitCode, Failure> {
    let texts = lines.texts;
    let bytes = replay::read(file, texts)?;
    let told = |error| Failure::Sentence(format!("{}: {}", replay::name(file), fault(&error, texts)));
    let theirs = stores::usable(read(&bytes).map_err(told)?.contents);
    let held = held(texts)?;
    let device = Device::look(held.path());
    let here = match options.deleted {
        true => device.here.clone().bringing_back(&theirs),
        false => device.here.clone(),
    };
    let plan_here = Plan::of(&here, &theirs);
    for sentence in plan(&plan_here, texts) {
        lines.say(&sentence)?;
    }
    if plan_here.left_out() > 0 {
        lines.say_key("restore-deleted-hint")?;
    }
    if options.dry_run || plan_here.is_empty() {
        return Ok(ExitCode::SUCCESS);
    }
    let choices = ["restore-yes", "restore-no"].map(|key| texts.get(key));
    if !options.yes && lines.number(&choices)? != Some(0) {
        lines.say_key("restore-nothing-done")?;
        return Ok(ExitCode::from(1));
    }
    let after = here.merged(theirs);
    let mut memory = files::Remembered::Before.write(held.path(), &device.here, now())?;
    memory.extend(files::Remembered::After.write(held.path(), &after, now())?);
    device.become_(&after, memory, texts)?;
    lines.say_key("restore-done")?;
    Ok(ExitCode::SUCCESS)
}

fn undo<R: BufRead, W: Write>(mut lines: Lines<R, W>) -> Result<ExitCode, Failure> {
    let texts = lines.texts;
    let held = held(texts)?;
    let [before, after] =
        [files::Remembered::Before, files::Remembered::After].map(|kept| kept.read(held.path()));
    let (Some(before), Some(after)) = (before, after) else {
        return Err(Failure::Sentence(texts.get("restore-no-undo")));
    };
    let device = Device::look(held.path());
    let target = undone(&device.here, &before, &after);
    let memory = [files::Remembered::Before, files::Remembered::After].map(|kept| kept.forget(held.path()));
    device.become_(&target, memory.to_vec(), texts)?;
    lines.say_key("restore-undone")?;
    Ok(ExitCode::SUCCESS)
}

/// The player's folder, in which nobody plays meanwhile.
fn held(texts: Texts) -> Result<HeldFolder, Failure> {
    HeldFolder::take().ok_or_else(|| {
        Failure::Sentence(texts.format("restore-playing", &[("path", short(&player_folder()).into())]))
    })
}
