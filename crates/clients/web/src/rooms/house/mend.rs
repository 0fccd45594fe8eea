//! How house rules that don't go together are put right: by the least that must follow the answer given last.

use table::{Axis, Spec, Variants};
use texts::Spoken;

use super::draft::{axes_of, problems};

/// How many axes may have to follow one that was changed.
const MOST_MENDED: usize = 4;

/// The least changes after which the rules can be played.
pub(super) fn mended<G: Spoken>(spec: Spec<G::Preset>, keep: &str) -> Option<Vec<(&'static str, String)>> {
    (1..=MOST_MENDED).find_map(|depth| {
        let mut changes = Vec::new();
        mend::<G>(spec, &mut vec![keep.to_owned()], depth, &mut changes).then_some(changes)
    })
}

fn mend<G: Spoken>(
    spec: Spec<G::Preset>,
    saved: &mut Vec<String>,
    depth: usize,
    changes: &mut Vec<(&'static str, String)>,
) -> bool {
    let wrong = problems::<G>(spec);
    let Some(problem) = wrong.first() else { return true };
    if depth == 0 {
        return false;
    }
    for name in axes_of(problem) {
        let Some(axis) = G::Preset::AXES.iter().find(|axis| axis.name == name) else { continue };
        if saved.iter().any(|saved| saved == name) {
            continue;
        }
        for value in likely::<G>(&spec, axis, &saved[0]) {
            let mut other = spec;
            if other.set(name, value).is_err() || other.axes == spec.axes {
                continue;
            }
            saved.push(name.to_owned());
            changes.push((axis.name, value.to_owned()));
            if mend::<G>(other, saved, depth - 1, changes) {
                return true;
            }
            saved.pop();
            changes.pop();
        }
    }
    false
}

/// The values of an axis, first those of named games that agree on the answer given last, beginning with the games of
/// the same country.
fn likely<G: Spoken>(spec: &Spec<G::Preset>, axis: &'static Axis, given: &str) -> Vec<&'static str> {
    let country =
        |preset: &G::Preset| preset.name().split('-').next() == spec.preset.name().split('-').next();
    let agrees =
        |preset: &G::Preset| G::Preset::get(&preset.axes(), given) == G::Preset::get(&spec.axes, given);
    let mut games: Vec<&G::Preset> = G::Preset::all().iter().filter(|preset| agrees(preset)).collect();
    games.sort_by_key(|preset| !country(preset));
    let place = |value: &&str| {
        let plays =
            |preset: &&G::Preset| G::Preset::get(&preset.axes(), axis.name).as_deref() == Some(*value);
        games.iter().position(plays).unwrap_or(games.len())
    };
    let mut values = axis.values.to_vec();
    values.sort_by_key(place);
    values
}

#[cfg(test)]
mod tests {
    use texts::Lang;

    use super::super::draft::Draft;

    fn draft(code: &str) -> Draft {
        Draft::of(code).unwrap()
    }

    #[test]
    fn the_least_change_that_mends_the_rules_is_found() {
        let three = draft("australian-4").with("players", "3");
        let changes = three.mended(Lang::En, "players").unwrap();
        assert_eq!(changes.len(), 1);
        assert_eq!((changes[0].axis, changes[0].value.as_str()), ("sides", "solo"));
        assert!(changes[0].words.contains("everyone alone"));
        let six = draft("australian-4").with("players", "6");
        let mended = six.mended(Lang::En, "players").unwrap();
        let rules = mended.iter().fold(six, |draft, change| draft.with(change.axis, &change.value));
        assert_eq!(rules.code(), "australian-4+players=6+pack=63+sides=trios");
        assert!(rules.build().is_ok());
        // FH-SIDE-2: rows on the table are for two.
        let rows = draft("quebec-4").with("layout", "rows");
        let mended = rows.mended(Lang::Fr, "layout").unwrap();
        let rules = mended.iter().fold(rows, |draft, change| draft.with(change.axis, &change.value));
        assert!(rules.build().is_ok() && rules.code().contains("layout=rows"), "{}", rules.code());
    }
}
