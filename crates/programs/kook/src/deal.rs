//! `kook deal`: the cards of a seed, of a kind of hand, of a link or of a position in a file.

use std::{fmt::Display, fs, path::PathBuf, process::ExitCode};

use card_match::Match;
use clap::Args;
use five_hundred::Rules;
use kookaburra::{AnyRules, Table, build_rules};
use learning::{
    position::Position,
    practice::{Practice, Wish},
};
use table::{DealSource, HandRecord, Recall, Seat, Seed, Viewer};
use texts::diagram::{Diagram, Look};
use texts::narration::{Narrated, Setup};
use texts::{
    Texts,
    position::link_refused,
    practice::{found, solved},
};

use crate::{
    Failure,
    cli::{Which, indices_parser, read_seed, seat_parser, whole, wish_parser},
    page, position, practice, print,
    printout::{Printed, Printout},
};

/// What the solver's table of positions may take, in bytes.
const SOLVER_MEMORY: usize = 64 << 20;

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(flatten)]
    which: Which,

    #[arg(long, value_name = "HEX", value_parser = read_seed)]
    seed: Option<Seed>,

    #[arg(long, value_name = "HEX", value_parser = read_seed, conflicts_with_all = ["seed", "dealer", "like"])]
    play_seed: Option<Seed>,

    #[arg(
        long,
        value_name = "HAND",
        requires = "play_seed",
        conflicts_with = "seed",
        value_parser = whole::<u32>(1, u64::from(u16::MAX))
    )]
    hand: Option<u32>,

    #[arg(long, value_name = "SEAT", default_value = "1", value_parser = seat_parser())]
    dealer: Seat,

    #[arg(long, value_name = "WHAT", value_delimiter = ',', value_parser = wish_parser())]
    like: Vec<Wish>,

    #[arg(long, value_name = "SEAT", default_value = "1", requires = "like", value_parser = seat_parser())]
    seat: Seat,

    #[arg(long)]
    solve: bool,

    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,

    #[arg(long)]
    link: bool,

    #[arg(long)]
    toml: bool,

    #[arg(long, conflicts_with = "toml")]
    json: bool,

    #[arg(long, value_name = "LETTERS", default_value_t, value_parser = indices_parser())]
    indices: cards::Indices,

    #[arg(long, conflicts_with_all = ["json", "toml"])]
    ascii: bool,
}

impl Options {
    /// Whether something is asked for that there is of Five Hundred alone.
    fn is_of_five_hundred(&self) -> bool {
        !self.like.is_empty() || self.solve || self.svg.is_some() || self.link || self.toml
    }
}

pub(crate) fn deal(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    if options.seed.is_none() && options.play_seed.is_none() && options.like.is_empty() {
        let position = position::read(&options.which, texts)?;
        let position = position.ok_or_else(|| Failure::Sentence(texts.get("deal-which")))?;
        return shown(&position, options, texts);
    }
    let rules = build_rules(options.which.rules(), &options.which.changes)?;
    match rules {
        AnyRules::Rummy500(rules) if !options.is_of_five_hundred() => {
            let table = of_seed(rules, options, texts)?;
            print(&if options.json {
                explicit(&table)
            } else {
                Printout::new(&table, None, texts, options.ascii).deal()
            })?;
        }
        AnyRules::FiveHundred(rules) if options.like.is_empty() => {
            let table = of_seed(*rules, options, texts)?;
            return shown(&dealt(&table), options, texts);
        }
        rules => {
            let practice = practice::hands(practice::five_hundred(rules, texts)?, &options.like, texts)?;
            return like(&practice, options, texts);
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// A deal in which a hand is as it is wished, and how often such a deal comes.
fn like(practice: &Practice, options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let seed = options.seed.map_or_else(|| position::random_seed(texts), Ok)?;
    let rules = practice.rules();
    let far = [options.seat, options.dealer].into_iter().find(|seat| seat.index() >= rules.seats());
    if let Some(seat) = far {
        let error = table::DealError::NoSuchDealer(seat);
        return Err(Failure::Sentence(terminal::deal_error(&error, texts)));
    }
    let it = practice.deal(seed, 0, (options.seat, options.dealer));
    let mut table = Table::open(rules.clone());
    table
        .deal(options.dealer, it.source.clone())
        .map_err(|error| Failure::Sentence(terminal::deal_error(&error, texts)))?;
    let status = shown(&dealt(&table), options, texts)?;
    let about = practice::about(practice, &options.like, texts);
    let lines = [about, found(Texts::for_rules(texts.lang(), rules), &it), practice::said_seed(seed, texts)];
    // Programs may read standard output: this is for people.
    crate::complain(&lines.join(" "));
    Ok(status)
}

/// Shows a position that can be, in all the ways that are asked for.
fn shown(position: &Position, options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let opened = position::open(position, texts)?;
    let rules = &opened.situation.rules;
    let mut table = Table::open(rules.clone());
    let source = DealSource::Explicit(rules.deal_json(&opened.deal));
    table
        .deal(opened.dealer, source)
        .map_err(|error| Failure::Sentence(terminal::deal_error(&error, texts)))?;
    for &(seat, action) in &opened.steps {
        table.act(seat, action).map_err(|refusal| Failure::Sentence(texts.refusal(&refusal)))?;
    }
    let view = table.view(Viewer::Referee, Recall::Perfect);
    let look = Look { indices: options.indices, ascii: options.ascii };
    let diagram = Diagram::new(texts, look, (rules, &view), Some(&opened.deal), &[]);
    match (options.json, options.toml) {
        (true, _) => print(&explicit(&table))?,
        (_, true) => print(&position.to_text())?,
        _ => print(&diagram.text())?,
    }
    if let Some(path) = &options.svg {
        let unwritten = |error| Failure::Sentence(terminal::system_error(texts, &error));
        fs::write(path, diagram.svg()).map_err(unwritten)?;
    }
    if options.link {
        print(&position.link().map_err(|error| Failure::Sentence(link_refused(texts, error)))?)?;
    }
    if options.solve {
        let (sentence, cells) = solved(Texts::for_rules(texts.lang(), rules), &opened.solved(SOLVER_MEMORY));
        print(&format!("{}\n{}", page::fill(&sentence, ""), page::cells(&cells)))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The deal of a table as a position.
fn dealt(table: &Table<Rules>) -> Position {
    let rules = table.game();
    let deal = table.deal_json().and_then(|deal| rules.read_deal(&deal).ok()).unwrap_or_default();
    let dealer = table.hands().last().map_or(Seat(0), |hand| hand.dealer);
    Position::new(rules, dealer, &deal)
}

/// The table with the deal of a seed.
fn of_seed<G: Printed + Narrated>(rules: G, options: &Options, texts: Texts) -> Result<Table<G>, Failure> {
    let (dealer, source) = match (options.play_seed, options.seed) {
        (Some(seed), _) => hand_of_play(&rules, seed, options.hand.unwrap_or(1), texts)?,
        (None, seed) => (options.dealer, seed.unwrap_or(Seed([0; 32])).into()),
    };
    let mut table = Table::open(rules);
    table.deal(dealer, source).map_err(|error| Failure::Sentence(terminal::deal_error(&error, texts)))?;
    Ok(table)
}

/// What `kook play` with this seed deals a hand of its first game from, and by whom.
fn hand_of_play<G: Narrated>(
    rules: &G,
    seed: Seed,
    hand: u32,
    texts: Texts,
) -> Result<(Seat, DealSource), Failure> {
    let mut setup = Setup::new(texts.lang());
    setup.seed = Some(seed);
    let cant = |error: &dyn Display| Failure::Sentence(error.to_string());
    let asked = setup.of(rules).map_err(|error| Failure::Sentence(error.sentence(&texts)))?;
    let (game, _) = Match::new(rules.clone(), &asked).map_err(|error| cant(&error))?;
    Ok(game.hand_to_come(hand as usize - 1))
}

/// The record of the deal with the cards of each place.
fn explicit<G: Printed>(table: &Table<G>) -> String {
    let mut record = table.to_record(None);
    if let (Some(HandRecord { deal, .. }), Some(cards)) = (record.hands.last_mut(), table.deal_json()) {
        *deal = DealSource::Explicit(cards);
    }
    record.to_json()
}
