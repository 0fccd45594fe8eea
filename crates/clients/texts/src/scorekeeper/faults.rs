//! Why something can't be on a sheet.

use crate::{Arg, Texts};
use sheet::{Fault, Why};

/// Why something can't be on a sheet, in a sentence.
#[must_use]
pub fn fault(fault: &Fault, texts: Texts) -> String {
    let say = |args: &[(&str, Arg)]| texts.format(&format!("tally-fault-{}", fault.why.key()), args);
    let count = |count: usize| Arg::from(count as u32);
    match &fault.why {
        Why::People(people) => say(&[("count", count(*people))]),
        Why::Name(fault) => texts.name_fault(fault),
        Why::Stranger(name) | Why::NoRank(name) => say(&[("name", name.clone().into())]),
        Why::Players { found, seats } => say(&[("count", count(*found)), ("seats", count(*seats))]),
        Why::TooManyTricks(tricks) => say(&[("count", (*tricks).into())]),
        Why::TooLong(most) => say(&[("count", count(*most))]),
        Why::Unreadable(why) => {
            let at = if fault.place.is_empty() { why.clone() } else { format!("{}: {why}", fault.place) };
            say(&[("why", texts.unread(&at).into())])
        }
        Why::Rules(problems) => say(&[("why", texts.problems(problems).into())]),
        Why::Format(_) => say(&[("why", fault.why.to_string().into())]),
        _ => say(&[]),
    }
}
