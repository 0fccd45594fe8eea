//! The one polite live region: everything that happens at the table is told here, in order, for players who can't see
//! it.

use std::time::Duration;

use leptos::prelude::*;

use crate::words::{signs_in_words, use_words};

/// How many entries stay in the region, so that a reader who was busy finds them.
const SAVED: usize = 12;

/// How long sentences are gathered. A screen reader leaves out what was told before it came to it, if something else is
/// told in the same region: what comes together is one entry.
const GATHERED_FOR: Duration = Duration::from_millis(100);

/// Tells things. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
pub struct Announcer {
    told: RwSignal<(u32, Vec<(u32, String)>)>,
    /// The sentences of the next entry.
    gathered: RwSignal<Vec<String>>,
}

/// Puts the announcer into the context of the page.
pub fn provide_announcer() -> Announcer {
    let announcer = Announcer { told: RwSignal::new((0, Vec::new())), gathered: RwSignal::new(Vec::new()) };
    provide_context(announcer);
    announcer
}

/// The announcer of the page.
///
/// # Panics
/// Outside the page.
#[must_use]
pub fn use_announcer() -> Announcer {
    expect_context()
}

impl Announcer {
    /// Leaves nothing of what was told to be found: somebody else is there.
    pub fn forget(self) {
        self.gathered.set(Vec::new());
        self.told.update(|(_, told)| told.clear());
    }

    /// Tells a sentence.
    pub fn tell(self, words: impl Into<String>) {
        let words = words.into();
        if words.is_empty() {
            return;
        }
        let waits = self.gathered.with_untracked(|gathered| !gathered.is_empty());
        self.gathered.update(|gathered| gathered.push(words));
        if !waits {
            set_timeout(move || self.tell_gathered(), GATHERED_FOR);
        }
    }

    fn tell_gathered(self) {
        let words = self.gathered.with_untracked(|gathered| gathered.join(" "));
        self.gathered.set(Vec::new());
        if words.is_empty() {
            return;
        }
        self.told.update(|(next, told)| {
            told.push((*next, words));
            *next += 1;
            if told.len() > SAVED {
                told.remove(0);
            }
        });
    }
}

/// The region itself: heard, not seen.
#[component]
pub fn LiveRegion(announcer: Announcer) -> impl IntoView {
    let say = use_words();
    view! {
        <div
            id="told"
            class="heard-only"
            role="log"
            aria-live="polite"
            aria-atomic="false"
            data-gathers=move || announcer.gathered.with(|gathered| !gathered.is_empty())
        >
            <For each=move || announcer.told.get().1 key=|(number, _)| *number let:sentence>
                <p>{signs_in_words(say.texts(), &sentence.1)}</p>
            </For>
        </div>
    }
}
