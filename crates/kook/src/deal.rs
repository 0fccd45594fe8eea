//! `kook deal`: the cards of a seed.

use std::process::ExitCode;

use five_hundred::Rules;
use kookaburra::{Table, build_rules};
use table::{DealSource, HandRecord};
use texts::Texts;

use crate::{Failure, cli, print, printout::Printout};

pub(crate) fn deal(options: &cli::Deal, texts: Texts) -> Result<ExitCode, Failure> {
    let rules = build_rules(&options.rules, &options.changes)?;
    let texts = Texts::for_rules(texts.lang(), &rules);
    let mut table: Table<Rules> = Table::new(rules, None, None).map_err(Failure::Sentence)?;
    table.deal(options.dealer, DealSource::Seed(options.seed)).map_err(Failure::Sentence)?;
    print(&if options.json { explicit(&table) } else { Printout::new(&table, texts, options.ascii).deal() })?;
    Ok(ExitCode::SUCCESS)
}

/// The record of the deal with the cards of each place.
fn explicit(table: &Table<Rules>) -> String {
    let mut record = table.record().clone();
    if let (Some(HandRecord { deal, .. }), Some(cards)) = (record.hands.last_mut(), table.deal_json()) {
        *deal = DealSource::Explicit(cards);
    }
    record.to_json()
}
