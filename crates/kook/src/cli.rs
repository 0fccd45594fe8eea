//! What may be written on the command line.

use std::{path::PathBuf, time::Duration};

use clap::{Args, Parser, Subcommand, ValueEnum, builder::PossibleValuesParser, builder::TypedValueParser};
use clap_complete::Shell;
use players::{MOST_CORES, five_hundred::Conventions};
use session::{End, Indices, Level, SortBy};
use table::{MAX_SEATS, MOST_HANDS, Seat, Seed};
use terminal::Speed;
use texts::Lang;

const EXAMPLES: &str = "\
Examples:
  kook play                                     four-hand Australian Five Hundred against bots
  kook play quebec-4 --lang fr                  the game of Québec, in French
  kook play rummy-500 --set players=2           Rummy 500 for two
  kook play --resume                            go on with the saved game
  kook serve                                    the same games in the browser
  kook rules                                    every game, by country
  kook rules american-3                         the rules of one, for people
  kook rules australian-4 --set sans_kitty=same --toml > ours.toml
  kook play ours.toml                           your own house rules
  kook replay game.json                         what happened, and who scored what";

const RULES_HELP: &str = "\
RULES is the name of a preset (`kook rules` lists them), a short code such as
australian-4+misere=any_time+sans_kitty=same, or a TOML or JSON file.";

/// Play every game called 500, replay and judge records, read the rules.
#[derive(Debug, Parser)]
#[command(name = "kook", version, after_help = EXAMPLES, max_term_width = 100)]
pub(crate) struct Cli {
    /// The language of what players read [default: that of the system]
    #[arg(long, global = true, value_name = "LANG", value_parser = lang_parser())]
    pub(crate) lang: Option<Lang>,

    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Play(Play),
    Serve(crate::serve::Options),
    Replay(Replay),
    Review(crate::review::Options),
    Rules(Rules),
    Solve(crate::solve::Solve),
    Arena(crate::arena::Options),
    Bot(crate::bot::Options),
    Deal(Deal),
    Schema(Schema),
    Bench(Bench),
    Completions(Completions),
    Man(Man),
}

/// Play a game against bots in the terminal.
///
/// The game is saved after every action; `--resume` goes on with it. Keys are shown on the screen, `?` explains them.
#[derive(Debug, Args)]
#[command(after_help = RULES_HELP)]
pub(crate) struct Play {
    #[command(flatten)]
    pub(crate) which: Which,

    /// What every deal and every bot follows from: up to 64 hex digits [default: a new game each time]
    #[arg(long, value_name = "HEX", value_parser = read_seed)]
    pub(crate) seed: Option<Seed>,

    /// Where you sit, from 0 [default: 0]
    #[arg(long, value_name = "SEAT", value_parser = read_seat)]
    pub(crate) seat: Option<Seat>,

    /// How many people share the game, if more than it has seats: the lowest cards sit out in turn
    #[arg(long, value_name = "PEOPLE")]
    pub(crate) company: Option<usize>,

    /// The player on the dealer's right cuts the pack before each deal
    #[arg(long)]
    pub(crate) cut: bool,

    /// How well the bots play: one level for all, or one for each from your left, separated by commas
    #[arg(long, value_name = "LEVEL", default_value = "expert", value_delimiter = ',', value_parser = level_parser())]
    pub(crate) level: Vec<Level>,

    /// How many cores a strong player or an expert thinks on: with each he looks at so many more deals in the same time
    #[arg(long, value_name = "N", default_value = "1", value_parser = cores_parser())]
    pub(crate) cores: usize,

    /// The names of the others from your left, separated by commas [default: names of the game's country]
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) names: Vec<String>,

    /// What a first bid of six says by agreement, at the whole table: its tricks, or the joker, or help in its suit
    #[arg(long, value_name = "WHAT", default_value_t, value_parser = conventions_parser())]
    pub(crate) conventions: Conventions,

    /// How long a claim can be made before the next player goes on [default: as the pace says]
    #[arg(long, value_name = "SECONDS", value_parser = read_pause)]
    pub(crate) pause: Option<Duration>,

    /// The pace of the bots
    #[arg(long, value_name = "SPEED", default_value_t, value_parser = speed_parser())]
    pub(crate) speed: Speed,

    /// Sentences line by line instead of a screen: for screen readers, pipes and scripts
    #[arg(long)]
    pub(crate) plain: bool,

    /// Letters for suits, no signs beyond ASCII
    #[arg(long)]
    pub(crate) ascii: bool,

    /// A colour for each suit: ♠ black, ♥ red, ♦ blue, ♣ green
    #[arg(long, visible_alias = "four-color")]
    pub(crate) four_colour: bool,

    /// The letters in the corners of cards on the screen; what is typed is always A K Q J
    #[arg(long, value_name = "LETTERS", default_value_t, value_parser = indices_parser())]
    pub(crate) indices: Indices,

    /// What lies side by side in your hand: suits or ranks
    #[arg(long, value_name = "BY", default_value_t, value_parser = sort_parser())]
    pub(crate) sort: SortBy,

    /// The end of your hand where trumps lie
    #[arg(long, value_name = "END", default_value_t, value_parser = end_parser())]
    pub(crate) trumps: End,

    /// The end of a suit where its high cards lie
    #[arg(long, value_name = "END", default_value_t, value_parser = end_parser())]
    pub(crate) high: End,

    /// Play your card for you whenever only one is allowed
    #[arg(long)]
    pub(crate) forced: bool,

    /// Go on with the saved game
    #[arg(long, conflicts_with_all = ["game", "named", "changes", "seed", "seat", "company", "cut", "level", "names", "conventions"])]
    pub(crate) resume: bool,
}

/// Which rules.
#[derive(Debug, Args)]
pub(crate) struct Which {
    /// Which game [default: australian-4]
    #[arg(value_name = "RULES", conflicts_with = "named")]
    game: Option<String>,

    /// The same as RULES
    #[arg(long = "rules", value_name = "RULES")]
    named: Option<String>,

    /// Change one of its rules; may be given several times
    #[arg(long = "set", value_name = "AXIS=VALUE")]
    pub(crate) changes: Vec<String>,
}

impl Which {
    /// The rules that were asked for, as they were written.
    pub(crate) fn rules(&self) -> &str {
        self.game.as_ref().or(self.named.as_ref()).map_or("australian-4", String::as_str)
    }
}

/// Replay a recorded game, or several: what happened, or what is wrong with it.
///
/// Exit status: 0 if the record could be replayed to its end, 1 if an action in it is illegal, 2 if it is not a record.
#[derive(Debug, Args)]
pub(crate) struct Replay {
    /// The record, a JSON file, a saved game, or a file of games that the page has saved; `-` reads standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    /// Only this game of a file of several, from 1 [default: all]
    #[arg(long, value_name = "GAME", value_parser = number_parser())]
    pub(crate) game: Option<usize>,

    /// Answer one JSON object for each game: where it stands and what is legal (see `kook schema result`)
    #[arg(long)]
    pub(crate) json: bool,

    /// The most hands that a game may have
    #[arg(long, value_name = "HANDS", default_value_t = MOST_HANDS)]
    pub(crate) max_hands: usize,

    /// Letters for suits, no signs beyond ASCII
    #[arg(long, conflicts_with = "json")]
    pub(crate) ascii: bool,
}

/// List the games, or print the rules of one: for people, or for a file.
///
/// Without RULES it lists every game by country.
#[derive(Debug, Args)]
#[command(after_help = RULES_HELP)]
pub(crate) struct Rules {
    /// Which rules
    #[arg(value_name = "RULES")]
    pub(crate) rules: Option<String>,

    /// Change one of them; may be given several times
    #[arg(long = "set", value_name = "AXIS=VALUE", requires = "rules")]
    pub(crate) changes: Vec<String>,

    /// Print the preset and every axis as JSON
    #[arg(long, group = "form")]
    pub(crate) json: bool,

    /// Print a TOML file to be edited: what is changed, and every axis with its values
    #[arg(long, group = "form", requires = "rules")]
    pub(crate) toml: bool,

    /// Print the short code that stands wherever RULES can
    #[arg(long, group = "form", requires = "rules")]
    pub(crate) code: bool,
}

/// Deal the cards of a seed, the same for ever.
#[derive(Debug, Args)]
#[command(after_help = RULES_HELP)]
pub(crate) struct Deal {
    #[command(flatten)]
    pub(crate) which: Which,

    /// The seed: up to 64 hex digits
    #[arg(long, value_name = "HEX", value_parser = read_seed)]
    pub(crate) seed: Seed,

    /// Who deals, from 0
    #[arg(long, value_name = "SEAT", default_value = "0", value_parser = read_seat)]
    pub(crate) dealer: Seat,

    /// Print a record of the deal, with the cards of each place
    #[arg(long)]
    pub(crate) json: bool,

    /// Letters for suits, no signs beyond ASCII
    #[arg(long, conflicts_with = "json")]
    pub(crate) ascii: bool,
}

/// Print the JSON Schema of records, of results or of files of games.
#[derive(Debug, Args)]
pub(crate) struct Schema {
    /// Of what
    #[arg(value_enum)]
    pub(crate) of: SchemaOf,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum SchemaOf {
    /// The record of a game, as it is saved and replayed
    Record,
    /// What `kook replay --json` answers
    Result,
    /// A file of games, as the page saves and takes them in
    Games,
}

/// Measure the speed of the rules on this machine.
#[derive(Debug, Args)]
pub(crate) struct Bench {
    #[command(subcommand)]
    pub(crate) what: BenchWhat,
}

#[derive(Debug, Subcommand)]
pub(crate) enum BenchWhat {
    Playouts(Playouts),
}

/// Play random legal hands on one thread: first a fixed number whose signature must be right, then as many as there is
/// time for.
#[derive(Debug, Args)]
pub(crate) struct Playouts {
    /// Only this game [default: all of them]
    #[arg(long, value_name = "PRESET")]
    pub(crate) preset: Option<String>,

    /// How long to play each game
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = read_seconds)]
    pub(crate) seconds: f64,

    /// Answer one JSON object for each game
    #[arg(long)]
    pub(crate) json: bool,
}

/// Print a script that completes commands in a shell.
#[derive(Debug, Args)]
pub(crate) struct Completions {
    /// Which shell
    #[arg(value_enum)]
    pub(crate) shell: Shell,
}

/// Print the manual page, or write all of them into a folder.
#[derive(Debug, Args)]
pub(crate) struct Man {
    /// Write a page for each command into this folder
    #[arg(long, value_name = "FOLDER")]
    pub(crate) dir: Option<PathBuf>,
}

fn lang_parser() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code)).try_map(|code| code.parse::<Lang>())
}

fn speed_parser() -> impl TypedValueParser<Value = Speed> {
    PossibleValuesParser::new(Speed::ALL.map(Speed::text)).try_map(|text| text.parse::<Speed>())
}

fn level_parser() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.map(Level::name)).try_map(|text| text.parse::<Level>())
}

/// A number of something, from 1.
pub(crate) fn number_parser() -> impl TypedValueParser<Value = usize> {
    clap::value_parser!(u32).range(1..).map(|number| number as usize)
}

/// Cores that one player thinks on.
pub(crate) fn cores_parser() -> impl TypedValueParser<Value = usize> {
    clap::value_parser!(u16).range(1..=MOST_CORES as i64).map(usize::from)
}

fn conventions_parser() -> impl TypedValueParser<Value = Conventions> {
    PossibleValuesParser::new(["natural", "joker", "help", "joker+help"])
        .try_map(|text| text.parse::<Conventions>())
}

/// Seconds, with a decimal point if need be.
fn read_pause(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| "a pause is a number of seconds, such as 3 or 1.5".to_owned())
}

fn indices_parser() -> impl TypedValueParser<Value = Indices> {
    PossibleValuesParser::new(Indices::ALL.map(Indices::text)).try_map(|text| text.parse::<Indices>())
}

fn sort_parser() -> impl TypedValueParser<Value = SortBy> {
    PossibleValuesParser::new(SortBy::ALL.iter().map(|by| by.text())).try_map(|text| text.parse::<SortBy>())
}

fn end_parser() -> impl TypedValueParser<Value = End> {
    PossibleValuesParser::new(End::ALL.iter().map(|end| end.text())).try_map(|text| text.parse::<End>())
}

/// A shorter seed is filled up with zeros on the left.
fn read_seed(text: &str) -> Result<Seed, String> {
    format!("{text:0>64}").parse().map_err(|_| "a seed is up to 64 hex digits".to_owned())
}

fn read_seat(text: &str) -> Result<Seat, String> {
    match text.parse() {
        Ok(seat) if seat < MAX_SEATS as u8 => Ok(Seat(seat)),
        _ => Err(format!("a seat is a number from 0 to {}", MAX_SEATS - 1)),
    }
}

fn read_seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.0..=3_600.0).contains(&seconds) => Ok(seconds),
        _ => Err("a number of seconds from 0 to 3600".to_owned()),
    }
}
