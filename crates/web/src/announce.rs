//! The one polite live region: everything that happens at the table is told here, in order, for players who can't see
//! it.

use leptos::prelude::*;

/// How many sentences stay in the region, so that a reader who was busy finds them.
const KEPT: usize = 12;

/// Tells things. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
pub struct Announcer(RwSignal<(u32, Vec<(u32, String)>)>);

/// Puts the announcer into the context of the page.
pub fn provide_announcer() -> Announcer {
    let announcer = Announcer(RwSignal::new((0, Vec::new())));
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
        self.0.update(|(_, told)| told.clear());
    }

    /// Tells a sentence.
    pub fn tell(self, words: impl Into<String>) {
        let words = words.into();
        if words.is_empty() {
            return;
        }
        self.0.update(|(next, told)| {
            told.push((*next, words));
            *next += 1;
            if told.len() > KEPT {
                told.remove(0);
            }
        });
    }
}

/// The region itself: heard, not seen.
#[component]
pub fn LiveRegion(announcer: Announcer) -> impl IntoView {
    view! {
        <div id="told" class="heard-only" role="log" aria-live="polite" aria-atomic="false">
            <For each=move || announcer.0.get().1 key=|(number, _)| *number let:sentence>
                <p>{sentence.1}</p>
            </For>
        </div>
    }
}
