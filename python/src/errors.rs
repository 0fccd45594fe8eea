//! What goes wrong, as exceptions.

use std::fmt::Display;

use pyo3::{create_exception, exceptions::PyValueError, prelude::*};

create_exception!(
    kookaburra500,
    KookaburraError,
    PyValueError,
    "Something can't be: rules, cards, a seat, a shape. The message says what and where."
);
create_exception!(
    kookaburra500,
    Refused,
    KookaburraError,
    "A move or an action isn't legal; nothing has changed. `rule` is the id of the rule that decides it, such as \
     'FH-PLAY-3', or None where no rule is needed to refuse it."
);

/// An exception that says what is wrong.
pub(crate) fn wrong(what: impl Display) -> PyErr {
    KookaburraError::new_err(what.to_string())
}

/// A refusal, with the id of its rule.
pub(crate) fn refused(py: Python<'_>, why: impl Display, rule: Option<&str>) -> PyErr {
    let message = rule.map_or_else(|| why.to_string(), |rule| format!("{why} [{rule}]"));
    let error = Refused::new_err(message);
    match error.value(py).setattr("rule", rule) {
        Ok(()) => error,
        Err(other) => other,
    }
}
