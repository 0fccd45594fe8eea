//! The log of a server on standard error, for whoever runs it: what its store and its bus say, never cards or keys.

use std::io;

use clap::ValueEnum;
use tracing_subscriber::{
    Layer,
    filter::{LevelFilter, Targets},
    fmt,
    layer::SubscriberExt,
    util::SubscriberInitExt,
};

/// The form of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Form {
    Text,
    Json,
}

/// Begins a log: in a terminal of what goes wrong, for programs of what is done as well.
pub(crate) fn begin(form: Form) {
    let lines = fmt::layer().with_writer(io::stderr);
    let (lines, own) = match form {
        Form::Text => (lines.boxed(), LevelFilter::WARN),
        Form::Json => (lines.json().boxed(), LevelFilter::INFO),
    };
    let wanted = Targets::new().with_default(LevelFilter::ERROR).with_target("online_server", own);
    // One that was begun before stays.
    let _ = tracing_subscriber::registry().with(lines.with_filter(wanted)).try_init();
}
