//! `kook figures`: what the games that were played here tell of the player.

use std::{
    collections::BTreeMap,
    fs::OpenOptions,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::Args;
use indicatif::ProgressBar;
use kookaburra::{AnyRules, GameKind, with_rules};
use learning::figures::{Evening, Figures, Game, GameFigures, GameReview, Practice, game_id};
use table::Record;
use terminal::{FinishedGame, SavedFigures, noted_games, player_folder, short};
use texts::{Texts, figures as words, figures::Cells, figures::Part};

use crate::{
    Failure, complain, page, print,
    replay::{path_name, unreadable},
};

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[arg(long, conflicts_with_all = ["export", "delete"])]
    evening: bool,

    #[arg(long)]
    now: bool,

    #[arg(long, value_name = "FILE", conflicts_with = "delete")]
    export: Option<PathBuf>,

    #[arg(long, conflicts_with = "now")]
    delete: bool,

    #[arg(long)]
    plain: bool,
}

pub(crate) fn figures(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let folder = player_folder();
    let mut saved = SavedFigures::open(&folder);
    if let Some(damage) = saved.damage(texts) {
        complain(&damage);
    }
    if options.delete {
        saved.delete().map_err(|error| unreadable(&folder, &error, texts))?;
        print(&texts.format("terminal-figures-deleted", &[("path", short(&folder).into())]))?;
        return Ok(ExitCode::SUCCESS);
    }
    let games = Games::of(&folder, &saved);
    if !options.now {
        games.review(&mut saved, texts)?;
    }
    if let Some(path) = &options.export {
        export(&games, &saved, path, texts)?;
    } else {
        for kind in GameKind::ALL {
            let of_kind = games.figures(&saved, kind);
            if let Some(last) = games.last(kind) {
                let texts = with_rules!(&last, rules => Texts::for_rules(texts.lang(), rules));
                show(options, &games, &of_kind.iter().collect::<Vec<_>>(), texts)?;
            }
        }
        if games.0.is_empty() {
            print(&texts.get("figures-none"))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The player's finished games, by name: those that ended first first.
struct Games(Vec<(String, FinishedGame, Game)>);

impl Games {
    /// Those of a folder, with what was noted when they ended.
    fn of(folder: &Path, saved: &SavedFigures) -> Self {
        let games = noted_games(folder, saved).into_iter();
        Self(games.map(|(finished, game)| (game_id(&finished.record), finished, game)).collect())
    }

    /// Looks again at what nobody has looked at, the last game first, and saves what comes of each.
    fn review(&self, saved: &mut SavedFigures, texts: Texts) -> Result<(), Failure> {
        let is_new = |id: &String| saved.book().of(id).is_none_or(|known| known.hands.is_none());
        let new: Vec<_> = self.0.iter().rev().filter(|(id, ..)| is_new(id)).collect();
        let reviews =
            new.iter().filter_map(|(_, finished, game)| GameReview::new(&finished.record, game).ok());
        let reviews: Vec<GameReview> = reviews.collect();
        let hands: usize = reviews.iter().map(|review| review.progress().1).sum();
        if hands == 0 {
            return Ok(());
        }
        let minutes = (hands * SECONDS).div_ceil(60);
        let args = [("games", reviews.len().into()), ("hands", hands.into()), ("minutes", minutes.into())];
        writeln!(io::stderr(), "{}", texts.format("terminal-figures-reviewing", &args))?;
        let progress = ProgressBar::new(hands as u64);
        let mut before = 0;
        for mut review in reviews {
            while review.step() {
                progress.set_position((before + review.progress().0) as u64);
            }
            before += review.progress().1;
            let folder = player_folder();
            saved.add(review.finished()).map_err(|error| unreadable(&folder, &error, texts))?;
        }
        progress.finish_and_clear();
        Ok(())
    }

    /// The rules of the last game of a kind.
    fn last(&self, kind: GameKind) -> Option<AnyRules> {
        let of_kind = |record: &Record| GameKind::of(record).is_ok_and(|other| other == kind);
        let last = self.0.iter().rev().find(|(_, finished, _)| of_kind(&finished.record))?;
        AnyRules::read(kind, &last.1.record.rules).ok()
    }

    /// The lines of the games of a kind.
    fn figures(&self, saved: &SavedFigures, kind: GameKind) -> Vec<GameFigures> {
        let of_kind = self.0.iter().filter(|(_, finished, _)| finished.record.game == kind.name());
        let known = of_kind.filter_map(|(id, finished, game)| match saved.book().of(id) {
            Some(known) => Some(known.clone()),
            None => GameFigures::noted(&finished.record, game).ok(),
        });
        known.collect()
    }
}

/// How long the review of a hand takes, about.
const SECONDS: usize = 3;

/// Writes what was computed into a new file, a line each.
fn export(games: &Games, saved: &SavedFigures, path: &Path, texts: Texts) -> Result<(), Failure> {
    let known = games.0.iter().filter_map(|(id, ..)| saved.book().of(id));
    let known: Vec<&GameFigures> = known.filter(|game| game.hands.is_some()).collect();
    let mut lines = String::new();
    for game in &known {
        lines += &serde_json::to_string(game)?;
        lines.push('\n');
    }
    let new = OpenOptions::new().write(true).create_new(true).open(path);
    new.and_then(|mut file| file.write_all(lines.as_bytes()))
        .map_err(|error| unreadable(path, &error, texts))?;
    let args = [("games", known.len().into()), ("path", path_name(path).into())];
    print(&texts.format("terminal-figures-exported", &args))
}

/// Prints the figures of one kind of game, or the review of its last evening.
fn show(options: &Options, games: &Games, of_kind: &[&GameFigures], texts: Texts) -> Result<(), Failure> {
    if options.evening {
        return evening(games, of_kind, texts);
    }
    let figures = Figures::of(of_kind.iter().copied());
    for sentence in words::about(texts, &figures) {
        print(&page::fill(&sentence, ""))?;
    }
    for part in words::report(texts, &figures) {
        print(&format!("\n{}", page::underlined(&part.heading, "-")))?;
        print(&body(&part, options.plain))?;
    }
    Ok(())
}

/// What stands below a heading.
fn body(part: &Part, plain: bool) -> String {
    let sentences = part.sentences.iter().map(|sentence| page::fill(sentence, ""));
    let table = part.table.as_ref().map(|table| if plain { read_out(table) } else { page::cells(table) });
    sentences.chain(table).collect::<Vec<_>>().join("\n")
}

/// The rows as they are listened to: each number after what it is.
fn read_out(table: &Cells) -> String {
    let row = |row: &Vec<String>| {
        let cells = table.head.iter().zip(row).skip(1).map(|(head, cell)| format!("{head} {cell}"));
        format!("{}. {}.", row.first().map_or("", String::as_str), cells.collect::<Vec<_>>().join(", "))
    };
    table.rows.iter().map(row).collect::<Vec<_>>().join("\n")
}

/// The review of the last evening.
fn evening(games: &Games, of_kind: &[&GameFigures], texts: Texts) -> Result<(), Failure> {
    let files: BTreeMap<&str, &PathBuf> =
        games.0.iter().map(|(id, finished, _)| (id.as_str(), &finished.path)).collect();
    let (sentences, habits) = words::evening(texts, &Evening::of_last(of_kind));
    print(&page::underlined(&texts.get("figures-evening"), "-"))?;
    for sentence in sentences {
        print(&page::fill(&sentence, ""))?;
    }
    for habit in habits {
        print(&format!("\n{}", page::fill(&habit.heading, "")))?;
        print(&page::fill(&habit.sentence, ""))?;
        for proof in &habit.proof {
            let file = files.get(&*proof.game).map_or_else(String::new, |path| short(path));
            print(&page::fill(&words::proof(texts, proof, &file), "  "))?;
        }
        let (key, name) = match habit.practice {
            Practice::Puzzles(theme) => ("terminal-figures-practise-puzzles", theme.to_string()),
            Practice::Lesson(lesson) => ("terminal-figures-practise-lesson", lesson.to_owned()),
        };
        print(&page::fill(&texts.format(key, &[("name", name.into())]), ""))?;
    }
    Ok(())
}
