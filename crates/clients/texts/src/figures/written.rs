//! How numbers are written: with what they may be wrong by, and with no more digits than they deserve.

use learning::figures::{Interval, Mean, Share};

use crate::Texts;

/// Intervals at least as wide are told in whole points.
const WIDE: f64 = 10.0;

/// A number with as many digits after the decimal sign, and a minus that is one.
pub(super) fn number(texts: Texts, number: f64, digits: usize) -> String {
    let written = format!("{number:.digits$}");
    // A number that is rounded to 0 has no sign.
    let is_nothing = written.bytes().all(|sign| matches!(sign, b'-' | b'0' | b'.'));
    let written = if is_nothing { written.replace('-', "") } else { written.replace('-', "−") };
    written.replace('.', &texts.get("decimal-sign"))
}

/// A mean with its interval; a dash of so few that it has none.
pub(super) fn mean(texts: Texts, mean: &Mean) -> String {
    let Some(Interval { low, high }) = mean.interval() else { return texts.get("figures-not-shown") };
    let digits = usize::from(high - low < WIDE);
    let args = [("mean", mean.mean), ("low", low), ("high", high)];
    texts.format("figures-mean", &args.map(|(name, value)| (name, number(texts, value, digits).into())))
}

/// A share with its interval, or of few *6 of 9*.
pub(super) fn share(texts: Texts, share: &Share) -> String {
    let percent = |part: f64| number(texts, part * 100.0, 0).into();
    match share.told().zip(share.interval()) {
        Some((part, Interval { low, high })) => {
            let args = [("part", percent(part)), ("low", percent(low)), ("high", percent(high))];
            texts.format("figures-percent", &args)
        }
        None => texts.format("figures-few", &[("part", share.part.into()), ("whole", share.whole.into())]),
    }
}
