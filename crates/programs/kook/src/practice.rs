//! `kook practice`: hands of a kind, or a position, to be played again and again.

use std::process::ExitCode;

use clap::Args;
use five_hundred::Rules;
use kookaburra::{AnyRules, build_rules};
use learning::{
    figures::{BadlyBid, game_id},
    practice::{Practice, Wish},
};
use table::{Seed, quoted};
use terminal::{Level, PlayOptions, SavedFigures, Speed, ToPractise, noted_games, player_folder, practise};
use texts::{Texts, practice};

use crate::{
    Failure,
    cli::{Look, Which, level_parser, read_seed, speed_parser, wish_parser},
    position,
};

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(flatten)]
    which: Which,

    #[arg(long, value_name = "WHAT", value_delimiter = ',', value_parser = wish_parser())]
    like: Vec<Wish>,

    #[arg(long, conflicts_with = "like")]
    badly_bid: bool,

    #[arg(long, value_name = "HEX", value_parser = read_seed)]
    seed: Option<Seed>,

    #[arg(long, value_name = "LEVEL", default_value = "club", value_delimiter = ',', value_parser = level_parser())]
    level: Vec<Level>,

    #[arg(long, value_name = "NAME")]
    name: Option<String>,

    #[arg(long, value_name = "SPEED", default_value_t, value_parser = speed_parser())]
    speed: Speed,

    #[command(flatten)]
    look: Look,
}

pub(crate) fn practice(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let (what, told) = if options.badly_bid {
        let rules = five_hundred(build_rules(options.which.rules(), &options.which.changes)?, texts)?;
        let seed = options.seed.map_or_else(|| position::random_seed(texts), Ok)?;
        let (practice, told) = badly_bid(rules, texts)?;
        let told = told + " " + &said_seed(seed, texts);
        (ToPractise::Hands { practice: Box::new(practice), seed }, told)
    } else if options.like.is_empty() {
        let position = position::read(&options.which, texts)?.ok_or_else(|| which(texts))?;
        let opened = position::open(&position, texts)?;
        (ToPractise::Position(Box::new(opened)), texts.get("practice-from-here"))
    } else {
        let rules = five_hundred(build_rules(options.which.rules(), &options.which.changes)?, texts)?;
        let seed = options.seed.map_or_else(|| position::random_seed(texts), Ok)?;
        let practice = hands(rules, &options.like, texts)?;
        let told = about(&practice, &options.like, texts) + " " + &said_seed(seed, texts);
        (ToPractise::Hands { practice: Box::new(practice), seed }, told)
    };
    let mut play = PlayOptions::new(AnyRules::FiveHundred(Box::new(what.rules().clone())), texts.lang());
    play.setup.levels.clone_from(&options.level);
    play.setup.you.clone_from(&options.name);
    play.speed = options.speed;
    options.look.dress(&mut play);
    let news = [told, texts.get("practice-how")];
    practise(what, &play, &news).map_err(|error| Failure::Sentence(error.sentence(&texts)))?;
    Ok(ExitCode::SUCCESS)
}

/// Rules of Five Hundred, in which alone there is something to wish for.
pub(crate) fn five_hundred(rules: AnyRules, texts: Texts) -> Result<Rules, Failure> {
    match rules {
        AnyRules::FiveHundred(rules) if !laws::open_table::plays_open(&rules) => Ok(*rules),
        AnyRules::FiveHundred(_) => Err(Failure::Sentence(texts.get("practice-open"))),
        other => {
            let game = quoted(&other.code());
            let args = [("game", game.trim_matches('"').into())];
            Err(Failure::Sentence(texts.format("position-other-game", &args)))
        }
    }
}

/// Hands as they are wished.
pub(crate) fn hands(rules: Rules, wishes: &[Wish], texts: Texts) -> Result<Practice, Failure> {
    let texts = Texts::for_rules(texts.lang(), &rules);
    Practice::new(rules, wishes).map_err(|why| Failure::Sentence(practice::refused(texts, why)))
}

/// Hands like those that the player's figures say they bid badly.
fn badly_bid(rules: Rules, texts: Texts) -> Result<(Practice, String), Failure> {
    let texts = Texts::for_rules(texts.lang(), &rules);
    let folder = player_folder();
    let saved = SavedFigures::open(&folder);
    let games = noted_games(&folder, &saved).into_iter();
    let games = games.filter_map(|(finished, _)| {
        let figures = saved.book().of(&game_id(&finished.record))?.clone();
        Some((finished.record, figures))
    });
    let found = BadlyBid::of(&rules, &games.collect::<Vec<_>>());
    let found = found.ok_or_else(|| Failure::Sentence(texts.get("practice-badly-none")))?;
    let practice = Practice::with_longest_suit(rules, found.trumps)
        .map_err(|why| Failure::Sentence(practice::refused(texts, why)))?;
    let told = practice::badly_bid(texts, found, practice.one_in());
    Ok((practice, told))
}

/// The wishes, and how often such a deal comes.
pub(crate) fn about(practice: &Practice, wishes: &[Wish], texts: Texts) -> String {
    let texts = Texts::for_rules(texts.lang(), practice.rules());
    let wishes = wishes.iter().map(|&wish| practice::wish(texts, wish)).collect();
    let args =
        [("wish", texts.list(wishes).into()), ("rarity", practice::rarity(texts, practice.one_in()).into())];
    texts.format("practice-about", &args)
}

/// The seed, as short as it can be typed.
pub(crate) fn said_seed(seed: Seed, texts: Texts) -> String {
    let digits = seed.to_string();
    let digits = digits.trim_start_matches('0');
    let digits = if digits.is_empty() { "0" } else { digits };
    texts.format("practice-seed", &[("seed", digits.into())])
}

/// That it isn't said what to practise on.
fn which(texts: Texts) -> Failure {
    Failure::Sentence(texts.get("practice-which"))
}
