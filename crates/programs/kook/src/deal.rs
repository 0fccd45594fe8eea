//! `kook deal`: the cards of a seed.

use std::{fmt::Display, process::ExitCode};

use card_match::Match;
use kookaburra::{Table, build_rules, with_rules};
use table::{DealSource, HandRecord, Seat, Seed};
use texts::Texts;
use texts::narration::{Narrated, Setup};

use crate::{
    Failure, cli, print,
    printout::{Printed, Printout},
};

pub(crate) fn deal(options: &cli::Deal, texts: Texts) -> Result<ExitCode, Failure> {
    let rules = build_rules(options.which.rules(), &options.which.changes)?;
    with_rules!(rules, rules => deal_of(rules.clone(), options, texts))
}

fn deal_of<G: Printed + Narrated>(rules: G, options: &cli::Deal, texts: Texts) -> Result<ExitCode, Failure> {
    let (dealer, source) = match (options.play_seed, options.seed) {
        (Some(seed), _) => hand_of_play(&rules, seed, options.hand.unwrap_or(1), texts)?,
        (None, seed) => (options.dealer, seed.unwrap_or(Seed([0; 32])).into()),
    };
    let mut table = Table::open(rules);
    table.deal(dealer, source).map_err(|error| Failure::Sentence(terminal::deal_error(&error, texts)))?;
    print(&if options.json {
        explicit(&table)
    } else {
        Printout::new(&table, None, texts, options.ascii).deal()
    })?;
    Ok(ExitCode::SUCCESS)
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
