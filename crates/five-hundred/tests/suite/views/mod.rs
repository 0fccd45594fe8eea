//! Who sees what \[FH-VIEW\]: what is shown, and that nothing else is.

mod exchange;
mod shown;
