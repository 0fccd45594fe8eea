//! Where things lie on a screen, and whether they can be seen there.

use serde::Deserialize;

use crate::browser::BrowserUser;

/// The place of something in the window.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[allow(missing_docs, reason = "they are what they are called")]
pub(crate) struct Rect {
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) right: f64,
    pub(crate) bottom: f64,
}

impl Rect {
    /// How high it is.
    #[must_use]
    pub(crate) fn height(&self) -> f64 {
        self.bottom - self.top
    }

    /// Whether something else lies on a part of it.
    #[must_use]
    pub(crate) fn overlaps(&self, other: &Self) -> bool {
        let apart = self.right <= other.left
            || other.right <= self.left
            || self.bottom <= other.top
            || other.bottom <= self.top;
        !apart
    }

    /// Whether the whole of it lies within something else.
    #[must_use]
    pub(crate) fn is_within(&self, other: &Self) -> bool {
        self.left >= other.left
            && self.right <= other.right
            && self.top >= other.top
            && self.bottom <= other.bottom
    }
}

const IN_SIGHT: &str = "
const missing = [];
for (const selector of SELECTORS) {
  const found = document.querySelector(selector);
  if (!found) { missing.push(`${selector}: not there`); continue; }
  const { left, top, right, bottom } = found.getBoundingClientRect();
  const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  if (!inside || bottom - top < 12) missing.push(`${selector}: ${[left, top, right, bottom].map(Math.round)}`);
  for (const y of [top + 4, (top + bottom) / 2, bottom - 4]) {
    const over = document.elementFromPoint((left + right) / 2, y);
    if (inside && over && !found.contains(over) && !over.contains(found)) {
      missing.push(`${selector}: under ${over.className.baseVal ?? over.className}`);
    }
  }
}
return missing;";

const CUT: &str = "
return [...document.querySelectorAll(SELECTOR)]
  .filter((element) => element.getClientRects().length > 0)
  .filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const around = element.parentElement.getBoundingClientRect();
    return element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflow !== 'visible'
      || left < around.left - 1 || right > around.right + 1 || top < around.top - 1 || bottom > around.bottom + 1
      || left < 0 || right > innerWidth;
  })
  .map((element) => element.innerText);";

impl BrowserUser<'_> {
    /// The places of all things of this kind.
    #[must_use]
    pub(crate) fn places(&self, selector: &str) -> Vec<Rect> {
        self.ask(&format!(
            "return [...document.querySelectorAll({selector:?})].map((element) => {{
              const {{ left, top, right, bottom }} = element.getBoundingClientRect();
              return {{ left, top, right, bottom }};
            }})"
        ))
    }

    /// Which of these do not lie in the window as a whole, or have something over them, and why.
    #[must_use]
    pub(crate) fn out_of_sight(&self, selectors: &[&str]) -> Vec<String> {
        self.ask(&format!("const SELECTORS = {selectors:?};{IN_SIGHT}"))
    }

    /// Sees to it that each of these lies in the window as a whole, with nothing over it.
    pub(crate) fn has_in_sight(&self, what: &str, selectors: &[&str]) -> &Self {
        let missing = self.out_of_sight(selectors);
        if !missing.is_empty() {
            self.picture_anyway("out-of-sight");
        }
        assert!(missing.is_empty(), "{what}: {missing:?}");
        self
    }

    /// Sees to it that these texts have room where they stand.
    pub(crate) fn has_room_for(&self, what: &str, selector: &str) -> &Self {
        let cut: Vec<String> = self.ask(&format!("const SELECTOR = {selector:?};{CUT}"));
        assert!(cut.is_empty(), "{what}: {cut:?} have no room");
        self
    }
}
