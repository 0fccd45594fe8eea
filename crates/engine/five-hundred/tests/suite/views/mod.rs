//! What each viewer sees \[FH-VIEW\]: what is shown, and that nothing else is.

mod exchange;
mod shown;
mod written;
