//! Duplicate matches among players.

use std::{
    collections::BTreeSet,
    sync::{Arc, atomic::AtomicBool},
};

use ::arena::{Arena, Contest, Limits, Report, Series, Settings};
use kookaburra::with_rules;
use pyo3::prelude::*;
use pythonize::pythonize;

use crate::{errors::wrong, rules::Rules};

fn play<G: Contest>(rules: &G, settings: Settings, threads: usize) -> PyResult<Report> {
    let arena = Arena::new(rules.clone(), settings).map_err(wrong)?;
    let stop = Arc::new(AtomicBool::new(false));
    arena.rehearse(&stop).map_err(wrong)?;
    let mut standings = arena.standings();
    let each = |deal| {
        standings.add(&deal);
        Ok(())
    };
    arena.run(&BTreeSet::new(), threads, &stop, each).map_err(wrong)?;
    Ok(standings.report())
}

/// Plays duplicate deals among entrants, each "random", a level such as "club", or a program that speaks the bot
/// protocol, such as "exec:./mybot --fast": a dict with every entrant's points a hand and the half width of their
/// 95 % interval. The same arguments give the same figures; with one thread or several.
#[pyfunction]
#[pyo3(signature = (rules, entrants, deals = 100, *, seed = 0, threads = 1, matches = false))]
pub(crate) fn arena<'py>(
    py: Python<'py>,
    rules: &Rules,
    entrants: Vec<String>,
    deals: u32,
    seed: u64,
    threads: usize,
    matches: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let settings = Settings {
        entrants,
        partner: None,
        judge: None,
        series: if matches { Series::Match } else { Series::Deal },
        seed,
        deals,
        shard: None,
        limits: Limits::default(),
        fresh: false,
    };
    let report = py.detach(|| with_rules!(rules.0, rules => play(rules, settings, threads)))?;
    Ok(pythonize(py, &report)?)
}
