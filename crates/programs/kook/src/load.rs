//! `kook load`: what a server of tables carries.

use std::process::ExitCode;

use clap::Args;
use online_client::{HttpError, Load, LoadReport, Lost};
use texts::Texts;
use tokio::runtime::Runtime;

use crate::{Failure, cli::whole, join, print};

/// The most tables or sockets of one load.
const MOST: u64 = 1_000_000;

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[arg(value_name = "URL")]
    url: String,

    #[arg(long, value_name = "N", default_value = "10", value_parser = whole::<usize>(1, MOST))]
    tables: usize,

    #[arg(long, value_name = "N", default_value = "0", value_parser = whole::<usize>(0, 3))]
    experts: usize,

    #[arg(long, value_name = "N", default_value = "0", value_parser = whole::<usize>(0, MOST))]
    sockets: usize,

    #[arg(long, value_name = "N", default_value = "100", value_parser = whole::<u32>(1, MOST))]
    rate: u32,

    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = whole::<u32>(1, 86_400))]
    seconds: u32,

    #[arg(long)]
    json: bool,
}

pub(crate) fn load(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let load = Load {
        origin: options.url.parse().map_err(|_| Failure::Sentence(texts.get("load-no-server")))?,
        tables: options.tables,
        experts: options.experts,
        sockets: options.sockets,
        rate: f64::from(options.rate),
        seconds: f64::from(options.seconds),
    };
    let report = Runtime::new()?.block_on(online_client::load(&load)).map_err(|error| {
        let why = match &error {
            HttpError::Lost(lost @ (Lost::Refused(_) | Lost::Distrusted(_))) => join::not_there(lost, texts),
            error => texts.format("load-failed", &[("why", error.to_string().into())]),
        };
        Failure::Sentence(why)
    })?;
    print(&if options.json { serde_json::to_string(&report)? } else { table(&report, texts) })?;
    Ok(ExitCode::from(u8::from(report.lost > 0)))
}

/// What was measured, line by line.
fn table(report: &LoadReport, texts: Texts) -> String {
    let args = [
        ("moves", format!("{:.0}", report.moves_per_second).into()),
        ("p50", format!("{:.1}", report.p50_ms).into()),
        ("p99", format!("{:.1}", report.p99_ms).into()),
        ("errors", report.errors.to_string().into()),
        ("lost", report.lost.to_string().into()),
        ("returns", report.returns.to_string().into()),
    ];
    // What was not measured is not told.
    let line = |key: &str, name: &'static str, value: Option<f64>| {
        value.map(|value| texts.format(key, &[(name, format!("{value:.0}").into())]))
    };
    let further = [
        line("load-slowest", "slowest", report.slowest_return_ms),
        line("load-bytes", "bytes", report.server_bytes_per_socket),
    ];
    std::iter::once(texts.format("load-report", &args))
        .chain(further.into_iter().flatten())
        .collect::<Vec<_>>()
        .join("\n")
}
