//! What may be written on the command line: its structure. Its words are in the Fluent file `help`, see
//! [`crate::help`].

use std::{path::PathBuf, time::Duration};

use card_match::Level;
use cards::{HandEnd, Indices, SortBy, Sorting};
use clap::{Args, Parser, Subcommand, ValueEnum, builder::PossibleValuesParser, builder::TypedValueParser};
use clap_complete::Shell;
use learning::practice::Wish;
use online_server::{Contact, Database, PublicUrl};
use players::{MOST_CORES, five_hundred::Conventions};
use table::{MAX_SEATS, MOST_HANDS, Seat, Seed};
use terminal::{PlayOptions, Speed};
use texts::Lang;

use crate::help::Unfit;

#[derive(Debug, Parser)]
#[command(name = "kook", version, max_term_width = 100)]
pub(crate) struct Cli {
    #[arg(long, global = true, value_name = "LANG", value_parser = lang_parser())]
    pub(crate) lang: Option<Lang>,

    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Play(Play),
    Learn(Learn),
    Day(crate::challenge::Day),
    Same(crate::challenge::Same),
    Serve(crate::serve::Options),
    Join(crate::join::Options),
    Load(crate::load::Options),
    Admin(crate::admin::Options),
    Replay(Replay),
    Figures(crate::figures::Options),
    Import(crate::import::Options),
    Backup(crate::backup::Options),
    Restore(crate::backup::RestoreOptions),
    Verify(Verify),
    Review(crate::review::Options),
    Rules(Rules),
    Referee(crate::referee::Options),
    Score(crate::score::Options),
    Solve(crate::solve::Solve),
    Puzzle(crate::puzzle::Options),
    Arena(crate::arena::Options),
    Bot(crate::bot::Options),
    Deal(crate::deal::Options),
    Practice(crate::practice::Options),
    Schema(Schema),
    Bench(Bench),
    Completions(Completions),
    Man(Man),
}

#[derive(Debug, Args)]
pub(crate) struct Play {
    #[command(flatten)]
    pub(crate) which: Which,

    #[arg(long, value_name = "HEX", value_parser = read_seed)]
    pub(crate) seed: Option<Seed>,

    #[arg(long, value_name = "SEAT", value_parser = seat_parser())]
    pub(crate) seat: Option<Seat>,

    #[arg(long, value_name = "PEOPLE", value_parser = whole::<usize>(1, 100))]
    pub(crate) company: Option<usize>,

    #[arg(long)]
    pub(crate) cut: bool,

    #[arg(long, value_name = "LEVEL", value_delimiter = ',', value_parser = level_parser())]
    pub(crate) level: Vec<Level>,

    #[arg(long, value_name = "N", default_value = "1", value_parser = cores_parser())]
    pub(crate) cores: usize,

    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) names: Vec<String>,

    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) hotseat: Vec<String>,

    #[arg(long, value_name = "WHAT", default_value_t, value_parser = conventions_parser())]
    pub(crate) conventions: Conventions,

    #[arg(long, value_name = "SECONDS", value_parser = seconds(0.0, 3_600.0))]
    pub(crate) pause: Option<Duration>,

    #[arg(long, value_name = "SPEED", value_parser = speed_parser())]
    pub(crate) speed: Option<Speed>,

    #[command(flatten)]
    pub(crate) look: Look,

    #[arg(long)]
    pub(crate) forced: bool,

    #[arg(long, value_name = "PERCENT", default_value = "0", value_parser = whole::<u8>(0, 100))]
    pub(crate) errors: u8,

    #[arg(long, conflicts_with_all = ["game", "named", "changes", "seed", "seat", "company", "cut", "level", "names", "hotseat", "conventions", "errors"])]
    pub(crate) resume: bool,

    #[arg(long, conflicts_with_all = ["game", "named", "changes", "seed", "seat", "company", "cut", "level", "names", "hotseat", "conventions", "errors", "resume"])]
    pub(crate) watch: bool,
}

impl Play {
    /// Whether no rules, players or saved game are asked for, so that a newcomer may be asked what they are here for.
    pub(crate) fn asks_for_nothing(&self) -> bool {
        let Self { which, seed, seat, company, level, names, hotseat, resume, watch, .. } = self;
        which.asked().is_none()
            && [&which.changes, names, hotseat].iter().all(|given| given.is_empty())
            && seed.is_none()
            && seat.is_none()
            && company.is_none()
            && level.is_empty()
            && !resume
            && !watch
    }
}

// How the table is shown. A comment for readers alone: one in the documentation would be the help of a command.
#[derive(Debug, Args)]
pub(crate) struct Look {
    #[arg(long)]
    pub(crate) plain: bool,

    #[arg(long)]
    pub(crate) ascii: bool,

    #[arg(long, alias = "four-color")]
    pub(crate) four_colour: bool,

    #[arg(long, value_name = "LETTERS", default_value_t, value_parser = indices_parser())]
    pub(crate) indices: Indices,

    #[arg(long, value_name = "BY", default_value_t, value_parser = sort_parser())]
    pub(crate) sort: SortBy,

    #[arg(long, value_name = "END", default_value_t, value_parser = end_parser())]
    pub(crate) trumps: HandEnd,

    #[arg(long, value_name = "END", default_value_t, value_parser = end_parser())]
    pub(crate) high: HandEnd,
}

impl Look {
    /// Shows a table so.
    pub(crate) const fn dress(&self, table: &mut PlayOptions) {
        table.plain = self.plain;
        table.ascii = self.ascii;
        table.four_colours = self.four_colour;
        table.indices = self.indices;
        table.sorting = self.sorting();
    }

    /// How the cards of a hand lie.
    pub(crate) const fn sorting(&self) -> Sorting {
        Sorting { by: self.sort, trumps: self.trumps, high: self.high }
    }
}

#[derive(Debug, Args)]
pub(crate) struct Learn {
    #[arg(value_name = "LESSON")]
    pub(crate) lesson: Option<String>,

    #[arg(long)]
    pub(crate) plain: bool,

    #[arg(long)]
    pub(crate) ascii: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Which {
    #[arg(value_name = "RULES", conflicts_with = "named")]
    game: Option<String>,

    #[arg(long = "rules", value_name = "RULES")]
    named: Option<String>,

    #[arg(long = "set", value_name = "RULE=VALUE")]
    pub(crate) changes: Vec<String>,
}

impl Which {
    /// The rules that were asked for, as they were written.
    pub(crate) fn rules(&self) -> &str {
        self.asked().unwrap_or("australian-4")
    }

    /// The same; nothing if none were asked for.
    pub(crate) fn asked(&self) -> Option<&str> {
        self.game.as_deref().or(self.named.as_deref())
    }
}

#[derive(Debug, Args)]
pub(crate) struct Replay {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    #[arg(long, value_name = "GAME", value_parser = number_parser())]
    pub(crate) game: Option<usize>,

    #[arg(long)]
    pub(crate) json: bool,

    #[arg(long, value_name = "HANDS", default_value_t = MOST_HANDS)]
    pub(crate) max_hands: usize,

    #[arg(long, conflicts_with = "json")]
    pub(crate) ascii: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Verify {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Rules {
    #[arg(value_name = "RULES", group = "which")]
    game: Option<String>,

    #[arg(long = "rules", value_name = "RULES", group = "which")]
    named: Option<String>,

    #[arg(long = "set", value_name = "RULE=VALUE", requires = "which")]
    pub(crate) changes: Vec<String>,

    #[arg(long, value_name = "RULES", group = "form", requires = "which")]
    pub(crate) against: Option<String>,

    #[arg(long, conflicts_with_all = ["which", "form"])]
    pub(crate) find: bool,

    #[arg(long, group = "form", requires = "which")]
    pub(crate) usual: bool,

    #[arg(long, group = "form")]
    pub(crate) json: bool,

    #[arg(long, group = "form", requires = "which")]
    pub(crate) toml: bool,

    #[arg(long, group = "form", requires = "which")]
    pub(crate) code: bool,
}

impl Rules {
    /// The rules that were asked for, if any, as they were written.
    pub(crate) fn rules(&self) -> Option<&String> {
        self.game.as_ref().or(self.named.as_ref())
    }
}

#[derive(Debug, Args)]
pub(crate) struct Schema {
    #[arg(value_enum)]
    pub(crate) of: SchemaOf,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum SchemaOf {
    Record,
    Result,
    Games,
    Rules,
    Incident,
    Ruling,
    Sheet,
    Scores,
    Bot,
    OnlineClient,
    OnlineTable,
}

#[derive(Debug, Args)]
pub(crate) struct Bench {
    #[command(subcommand)]
    pub(crate) what: BenchWhat,
}

#[derive(Debug, Subcommand)]
pub(crate) enum BenchWhat {
    Playouts(Playouts),
    Alike,
}

#[derive(Debug, Args)]
pub(crate) struct Playouts {
    #[arg(long, alias = "preset", value_name = "RULES")]
    pub(crate) rules: Option<String>,

    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = seconds(0.0, 3_600.0))]
    pub(crate) seconds: Duration,

    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Completions {
    #[arg(value_enum)]
    pub(crate) shell: Shell,
}

#[derive(Debug, Args)]
pub(crate) struct Man {
    #[arg(long, value_name = "FOLDER")]
    pub(crate) dir: Option<PathBuf>,
}

fn lang_parser() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code)).try_map(|code| code.parse::<Lang>())
}

pub(crate) fn speed_parser() -> impl TypedValueParser<Value = Speed> {
    PossibleValuesParser::new(Speed::ALL.map(Speed::text)).try_map(|text| text.parse::<Speed>())
}

pub(crate) fn level_parser() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.map(Level::name)).try_map(|text| text.parse::<Level>())
}

/// A number of something, from 1.
pub(crate) fn number_parser() -> impl TypedValueParser<Value = usize> {
    whole(1, u64::from(u32::MAX))
}

/// Cores that one player thinks on.
pub(crate) fn cores_parser() -> impl TypedValueParser<Value = usize> {
    whole(1, MOST_CORES as u64)
}

/// A whole number within bounds.
pub(crate) fn whole<T: TryFrom<u64>>(least: u64, most: u64) -> impl Fn(&str) -> Result<T, Unfit> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| (least..=most).contains(number));
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| Unfit {
            form: "whole",
            least: least.to_string(),
            most: most.to_string(),
        })
    }
}

/// Where tables are saved.
pub(crate) fn database_parser() -> impl Fn(&str) -> Result<Database, Unfit> + Clone {
    |text| text.parse().map_err(|_| unfit("database"))
}

/// An address under which browsers find a server.
pub(crate) fn public_url_parser() -> impl Fn(&str) -> Result<PublicUrl, Unfit> + Clone {
    |text| text.parse().map_err(|_| unfit("public-url"))
}

/// How whoever runs a server can be reached.
pub(crate) fn contact_parser() -> impl Fn(&str) -> Result<Contact, Unfit> + Clone {
    |text| text.parse().map_err(|_| unfit("contact"))
}

/// Not of this form, which has no bounds.
fn unfit(form: &'static str) -> Unfit {
    Unfit { form, least: String::new(), most: String::new() }
}

/// Seconds within bounds, with a decimal point if need be.
pub(crate) fn seconds(least: f64, most: f64) -> impl Fn(&str) -> Result<Duration, Unfit> + Clone {
    move |text| {
        let seconds = text.parse().ok().filter(|seconds| (least..=most).contains(seconds));
        seconds.map(Duration::from_secs_f64).ok_or_else(|| Unfit {
            form: "seconds",
            least: least.to_string(),
            most: most.to_string(),
        })
    }
}

pub(crate) fn conventions_parser() -> impl TypedValueParser<Value = Conventions> {
    PossibleValuesParser::new(["natural", "joker", "help", "joker+help"])
        .try_map(|text| text.parse::<Conventions>())
}

pub(crate) fn indices_parser() -> impl TypedValueParser<Value = Indices> {
    PossibleValuesParser::new(Indices::ALL.iter().map(|indices| indices.text()))
        .try_map(|text| text.parse::<Indices>())
}

fn sort_parser() -> impl TypedValueParser<Value = SortBy> {
    PossibleValuesParser::new(SortBy::ALL.iter().map(|by| by.text())).try_map(|text| text.parse::<SortBy>())
}

fn end_parser() -> impl TypedValueParser<Value = HandEnd> {
    PossibleValuesParser::new(HandEnd::ALL.iter().map(|end| end.text()))
        .try_map(|text| text.parse::<HandEnd>())
}

pub(crate) fn wish_parser() -> impl TypedValueParser<Value = Wish> {
    PossibleValuesParser::new(Wish::ALL.map(Wish::name)).try_map(|text| text.parse::<Wish>())
}

/// A shorter seed is filled up with zeros on the left.
pub(crate) fn read_seed(text: &str) -> Result<Seed, Unfit> {
    let seed = format!("{text:0>64}").parse();
    seed.map_err(|_| unfit("seed"))
}

/// A seat as people count them, from 1; the first is seat 0 of a record.
pub(crate) fn seat_parser() -> impl Fn(&str) -> Result<Seat, Unfit> + Clone {
    let number = whole::<u8>(1, MAX_SEATS as u64);
    move |text: &str| match number(text) {
        Ok(number) => Ok(Seat(number - 1)),
        Err(Unfit { least, most, .. }) => Err(Unfit { form: "seat", least, most }),
    }
}
