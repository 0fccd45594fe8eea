//! The form for house rules: every axis is asked for once, and every answer is explained.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;

use table::{Spec, Variants};
use texts::{Lang, Spoken, Texts};

fn asked<G: Spoken>() -> Vec<&'static str> {
    let groups = Texts::new(Lang::En).form::<G>();
    assert!(groups.iter().all(|group| !group.heading.contains('⟨')));
    groups.iter().flat_map(|group| &group.axes).map(|axis| axis.name).collect()
}

fn every<G: Spoken>() -> BTreeSet<&'static str> {
    G::Preset::AXES.iter().map(|axis| axis.name).collect()
}

#[test]
fn a_form_asks_for_every_axis_once() {
    let five_hundred = asked::<five_hundred::Rules>();
    assert_eq!(five_hundred.len(), five_hundred::axis::AXES.len());
    assert_eq!(five_hundred.into_iter().collect::<BTreeSet<_>>(), every::<five_hundred::Rules>());
    let rummy = asked::<rummy_500::Rules>();
    assert_eq!(rummy.len(), rummy_500::Preset::AXES.len());
    assert_eq!(rummy.into_iter().collect::<BTreeSet<_>>(), every::<rummy_500::Rules>());
}

#[test]
fn every_answer_is_explained_in_both_languages() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for preset in five_hundred::PRESETS {
            for axis in five_hundred::Preset::AXES {
                for value in axis.values {
                    let mut spec = Spec::from(preset);
                    spec.set(axis.name, value).unwrap();
                    let Ok(rules) = five_hundred::Rules::new(spec) else { continue };
                    let says = texts.explain(&rules, axis.name);
                    assert_eq!(says.is_some(), rules.has_effect(axis.name), "{}: {value}", axis.name);
                    assert!(!says.unwrap_or_default().contains(['⟨', '{']), "{}: {value}", axis.name);
                }
            }
        }
    }
}

#[test]
fn what_is_not_played_is_explained_too() {
    let rules = five_hundred::Rules::preset("american-4").unwrap();
    let texts = Texts::new(Lang::En);
    assert_eq!(texts.explain(&rules, "misere").as_deref(), Some("Misère is not played."));
    assert_eq!(texts.explain(&rules, "misere_rank"), None);
    let rummy = rummy_500::Rules::preset("rummy-500").unwrap();
    assert_eq!(texts.explain(&rummy, "target").as_deref(), Some("The game is played to 500."));
    assert_eq!(texts.explain(&rummy, "unplayable_enforcement"), None);
}
