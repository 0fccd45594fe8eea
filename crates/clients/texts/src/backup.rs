//! A backup in words: what it holds, what restoring it does, and why a file is none.

use kookaburra::backup::{BackupError, Contents, Kind, LineFault, MOST_PACKED, Plan, Row};

use crate::Texts;

/// What a backup holds, in a sentence.
#[must_use]
pub fn holds(contents: &Contents, texts: Texts) -> String {
    let kinds = Kind::KNOWN.into_iter().filter(|kind| *kind != Kind::Deletion);
    let counts: Vec<(Kind, usize)> = kinds.map(|kind| (kind.clone(), contents.of(&kind).count())).collect();
    let known: usize = counts.iter().map(|(_, count)| count).sum();
    let rest = contents.items().count() - known - contents.of(&Kind::Deletion).count();
    match counted(counts.into_iter().chain([(Kind::Other(String::new()), rest)]), texts) {
        Some(what) => texts.format("backup-holds", &[("what", what.into())]),
        None => texts.get("backup-holds-nothing"),
    }
}

/// What a restore does, a sentence for each kind of change; one at least.
#[must_use]
pub fn plan(plan: &Plan, texts: Texts) -> Vec<String> {
    let numbers = |row: &Row| [row.new, row.changed, row.gone, row.left_out];
    let parts = ["backup-plan-new", "backup-plan-changed", "backup-plan-gone", "backup-plan-left-out"];
    let nothing = plan.is_empty().then(|| texts.get("backup-plan-nothing"));
    let told = parts.into_iter().enumerate().filter_map(|(at, key)| {
        let what = counted(plan.0.iter().map(|(kind, row)| (kind.clone(), numbers(row)[at])), texts)?;
        Some(texts.format(key, &[("what", what.into())]))
    });
    nothing.into_iter().chain(told).collect()
}

/// How many there are of some kinds: `214 games, 3 score sheets and 2 settings`.
fn counted(counts: impl Iterator<Item = (Kind, usize)>, texts: Texts) -> Option<String> {
    let mut others = 0;
    let mut words = Vec::new();
    for (kind, count) in counts.filter(|(_, count)| *count > 0) {
        match kind {
            Kind::Other(_) => others += count,
            kind => {
                words
                    .push(texts.format(&format!("backup-count-{}", kind.name()), &[("count", count.into())]));
            }
        }
    }
    if others > 0 {
        words.push(texts.format("backup-count-other", &[("count", others.into())]));
    }
    (!words.is_empty()).then(|| texts.list(words))
}

/// Why a file is not restored, in a sentence.
#[must_use]
pub fn fault(error: &BackupError, texts: Texts) -> String {
    let at = |key: &str, line: usize| texts.format(key, &[("line", line.into())]);
    match error {
        BackupError::Foreign => texts.get("backup-foreign"),
        BackupError::TooLarge => texts.format("backup-too-large", &[("most", (MOST_PACKED >> 20).into())]),
        BackupError::Swollen { line } => at("backup-swollen", *line),
        BackupError::Torn { line } => at("backup-torn", *line),
        BackupError::Line { line, fault } => {
            let fault = match fault {
                LineFault::Form => "form",
                LineFault::Body => "body",
                LineFault::Name => "name",
            };
            texts.format("backup-line", &[("line", (*line).into()), ("fault", fault.into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use kookaburra::backup::Item;

    use super::*;
    use crate::Lang;

    #[test]
    fn a_plan_is_told_in_sentences() {
        let setting = |at, value: &str| Item { at, ..Item::setting("pace", value.into()) };
        let later = Item::new(Kind::Other("hologram".to_owned()), "a", 0, 1.into());
        let here: Contents = [setting(1, "slow")].into_iter().collect();
        let file: Contents =
            [setting(2, "fast"), Item::game(1, None, "one"), Item::game(2, None, "two"), later]
                .into_iter()
                .collect();
        let said = |lang| plan(&Plan::of(&here, &file), Texts::new(lang));
        assert_eq!(
            said(Lang::En),
            [
                "New here: 2 games and one thing that only a newer version can read.",
                "Newer in the file: one setting."
            ]
        );
        assert_eq!(said(Lang::Fr)[1], "Plus récent dans le fichier\u{a0}: un réglage.");
        assert_eq!(
            plan(&Plan::default(), Texts::new(Lang::En)),
            ["Everything in this backup is here already."]
        );
        assert_eq!(
            holds(&file, Texts::new(Lang::En)),
            "In this backup: 2 games, one setting and one thing that only a newer version can read."
        );
        assert_eq!(holds(&Contents::default(), Texts::new(Lang::En)), "There’s nothing to back up yet.");
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let line = BackupError::Line { line: 7, fault: LineFault::Name };
        let said = fault(&line, Texts::new(Lang::En));
        assert_eq!(said, "Line 7 of this backup was changed after it was saved. Nothing was restored.");
        assert!(fault(&BackupError::TooLarge, Texts::new(Lang::Fr)).contains("64"));
    }
}
