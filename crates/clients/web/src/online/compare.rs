//! The differences between a table and another that somebody knows: where they played last, or the game they say they
//! know.

use kookaburra::AnyRules;
use table::Variants;
use texts::{Spoken, Texts};

/// How somebody knows the other rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KnownFrom {
    /// They played by them last.
    Played,
    /// They say so.
    Told,
}

impl KnownFrom {
    /// The key of the sentence before the differences.
    pub const fn heading(self) -> &'static str {
        match self {
            Self::Played => "online-rules-differ",
            Self::Told => "online-rules-differ-known",
        }
    }

    const fn line(self) -> &'static str {
        match self {
            Self::Played => "online-rule-differs",
            Self::Told => "online-rule-differs-known",
        }
    }
}

/// The rules that differ, each in a line; nothing to compare if it is another game.
pub fn differences(texts: Texts, here: &AnyRules, before: &AnyRules, from: KnownFrom) -> Option<Vec<String>> {
    match (here, before) {
        (AnyRules::FiveHundred(here), AnyRules::FiveHundred(before)) => {
            Some(of(texts, &**here, &**before, from))
        }
        (AnyRules::Rummy500(here), AnyRules::Rummy500(before)) => Some(of(texts, here, before, from)),
        _ => None,
    }
}

fn of<G: Spoken>(texts: Texts, here: &G, before: &G, from: KnownFrom) -> Vec<String> {
    let texts = Texts::for_rules(texts.lang(), here);
    let differs = |axis: &'static str| {
        let value = |rules: &G| G::Preset::get(&rules.spec().axes, axis);
        let (now, then) = (value(here)?, value(before)?);
        let effect = here.has_effect(axis) || before.has_effect(axis);
        (now != then && effect && here.tells_apart(axis, &then, &now)).then(|| {
            let args = [
                ("label", texts.axis(axis).into()),
                ("here", texts.axis_value(axis, &now).into()),
                ("before", texts.axis_value(axis, &then).into()),
            ];
            texts.format(from.line(), &args)
        })
    };
    G::Preset::AXES.iter().filter_map(|axis| differs(axis.name)).collect()
}

#[cfg(test)]
mod tests {
    use texts::Lang;

    use super::*;
    use crate::rooms::tables;

    fn compared(here: &str, before: &str) -> Option<Vec<String>> {
        let read = |code| tables::read(code).unwrap();
        differences(Texts::new(Lang::En), &read(here), &read(before), KnownFrom::Played)
    }

    #[test]
    fn what_differs_is_told_rule_by_rule() {
        assert_eq!(compared("australian-4", "australian-4"), Some(Vec::new()));
        let one = compared("australian-4+misere=any_time", "australian-4").unwrap();
        assert_eq!(one.len(), 1, "{one:?}");
        let many = compared("quebec-4", "australian-4").unwrap();
        assert!(many.len() > 2 && many.iter().all(|line| !line.contains('⟨')), "{many:?}");
        let back = compared("australian-4", "quebec-4").unwrap();
        assert_eq!(many.len(), back.len(), "{many:?}\n{back:?}");
        assert_eq!(compared("rummy-500", "australian-4"), None, "another game has other rules");
    }
}
