//! `kook deal`: the cards of a seed.

use std::process::ExitCode;

use kookaburra::{AnyRules, Table, build_rules};
use table::{DealSource, HandRecord};
use texts::Texts;

use crate::{
    Failure, cli, print,
    printout::{Printed, Printout},
};

pub(crate) fn deal(options: &cli::Deal, texts: Texts) -> Result<ExitCode, Failure> {
    match build_rules(options.which.rules(), &options.which.changes)? {
        AnyRules::FiveHundred(rules) => deal_of(*rules, options, texts),
        AnyRules::Rummy500(rules) => deal_of(rules, options, texts),
    }
}

fn deal_of<G: Printed>(rules: G, options: &cli::Deal, texts: Texts) -> Result<ExitCode, Failure> {
    let mut table = Table::new(rules, None).map_err(|error| Failure::Sentence(error.to_string()))?;
    let dealt = table.deal(options.dealer, options.seed.into());
    dealt.map_err(|error| Failure::Sentence(error.to_string()))?;
    print(&if options.json {
        explicit(&table)
    } else {
        Printout::new(&table, None, texts, options.ascii).deal()
    })?;
    Ok(ExitCode::SUCCESS)
}

/// The record of the deal with the cards of each place.
fn explicit<G: Printed>(table: &Table<G>) -> String {
    let mut record = table.to_record(None);
    if let (Some(HandRecord { deal, .. }), Some(cards)) = (record.hands.last_mut(), table.deal_json()) {
        *deal = DealSource::Explicit(cards);
    }
    record.to_json()
}
