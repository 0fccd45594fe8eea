//! Advice for the player, in words.

use crate::wire::{Advice, Alternative};
use card_match::Advice as Found;

use crate::game::{Look, OnDesk};

/// What a good player would do, and what they weighed.
pub(crate) fn in_words<G: OnDesk>(look: &Look<'_, G>, found: &Found<G>) -> Advice {
    let (narrator, view, action) = (look.narrator, look.view, found.decision.action);
    let alternatives = narrator.alternatives::<G>(view, &found.weighed).into_iter().zip(&found.weighed);
    let alternatives = alternatives.map(|(words, weighed)| Alternative {
        action: weighed.action.to_string(),
        words: words.action,
        expected: words.worth,
    });
    Advice {
        words: narrator.advice_in_full::<G>(view, &found.decision, &found.weighed),
        label: G::advised(look, action),
        action: action.to_string(),
        cards: G::cards_of(look, action),
        alternatives: alternatives.collect(),
    }
}
