//! What the documents claim: numbers, house rules, rules of the rulebook and links, held to what is there.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

#[test]
fn the_readme_counts_games_and_choices() {
    let readme = read("README.md");
    let readme: Vec<&str> = readme.split_whitespace().collect();
    let games = five_hundred::PRESETS.len() + rummy_500::PRESETS.len();
    let choices = five_hundred::AXES.len() + rummy_500::AXES.len();
    // Axes of which only one value can be played yet are no choice: the number is a round one below.
    let round = (choices - 1) / 10 * 10;
    for claim in [format!("one of {games} games"), format!("more than {round} choices")] {
        assert!(readme.join(" ").contains(&claim), "{claim}");
    }
    // The game itself is told alone.
    let own = read("crates/engine/five-hundred/README.md");
    let own = own.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(own.contains(&format!(" made from {} choices.", five_hundred::AXES.len())));
}

#[test]
fn house_rules_in_the_documents_exist() {
    let axes = || five_hundred::AXES.iter().chain(rummy_500::AXES);
    let mut named = 0;
    for path in ["docs/faq.md", "docs/faq.fr.md", "docs/guide.md", "docs/guide.fr.md", "README.md"] {
        for rest in read(path).split("--set ").skip(1) {
            let end = rest.find(|c: char| c.is_whitespace() || c == '`').unwrap();
            let (axis, value) = rest[..end].split_once('=').unwrap();
            let allowed = |known: &table::Axis| {
                let within =
                    |number: u32| known.range.is_some_and(|(low, high)| (low..=high).contains(&number));
                value == "…" || known.values.contains(&value) || value.parse().is_ok_and(within)
            };
            // Both games may have an axis of the name.
            assert!(axes().any(|known| known.name == axis && allowed(known)), "{path}: {axis}={value}");
            named += 1;
        }
    }
    assert!(named > 50, "{named}");
}

#[test]
fn rules_in_the_questions_are_in_the_rulebook() {
    let book = read("docs/spec/five-hundred.md") + &read("docs/spec/rummy-500.md");
    let mut asked = 0;
    for path in ["docs/faq.md", "docs/faq.fr.md"] {
        for id in read(path).split('[').skip(1).filter_map(|rest| rest.split_once(']')).map(|(id, _)| id) {
            if id.starts_with("FH-") || id.starts_with("RM-") {
                assert!(book.contains(id), "{path}: {id}");
                asked += 1;
            }
        }
    }
    assert!(asked > 100, "{asked}");
}

/// Every page of the documents.
fn pages() -> Vec<PathBuf> {
    let own = ["README.md", "CONTRIBUTING.md", "findings/README.md", "fuzz/README.md"];
    let mut pages: Vec<PathBuf> = own.iter().map(|page| root().join(page)).collect();
    for folder in ["docs", "docs/decisions", "docs/spec"] {
        let found = fs::read_dir(root().join(folder)).unwrap().map(|entry| entry.unwrap().path());
        pages.extend(found.filter(|path| path.extension().is_some_and(|extension| extension == "md")));
    }
    pages
}

/// The folders of all crates, by their names.
fn crates() -> BTreeMap<String, PathBuf> {
    let within = |path: PathBuf| fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path());
    let folders = within(root().join("crates")).flat_map(within).chain([root().join("xtask")]);
    folders.map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), path)).collect()
}

#[test]
fn files_that_documents_name_are_there() {
    let crates = crates();
    let (mut missing, mut named) = (Vec::new(), 0);
    for page in pages() {
        let text = fs::read_to_string(&page).unwrap();
        for path in text.split('`').skip(1).step_by(2) {
            // A path with braces stands for several.
            let Some((first, rest)) = path.split_once('/').filter(|_| !path.contains('{')) else { continue };
            let file = match (first, crates.get(first)) {
                ("crates", _) => root().join(path),
                (_, Some(folder)) if rest.starts_with("src") || rest.starts_with("tests") => {
                    folder.join(rest)
                }
                _ => continue,
            };
            named += 1;
            missing.extend((!file.exists()).then(|| format!("{}: {path}", page.display())));
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
    assert!(named > 100, "{named}");
}

#[test]
fn links_between_documents_lead_somewhere() {
    let mut followed = 0;
    for page in pages() {
        let text = fs::read_to_string(&page).unwrap();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(link, _)| link) {
            let (path, heading) = link.split_once('#').unwrap_or((link, ""));
            if link.contains("://") {
                continue;
            }
            let target = if path.is_empty() { page.clone() } else { page.parent().unwrap().join(path) };
            assert!(target.exists(), "{}: {link}", page.display());
            let anchor =
                |line: &str| line.starts_with('#') && slug(line.trim_start_matches('#').trim()) == heading;
            let named = heading.is_empty() || fs::read_to_string(&target).unwrap().lines().any(anchor);
            assert!(named, "{}: {link}", page.display());
            followed += 1;
        }
    }
    assert!(followed > 50, "{followed}");
}

/// The name under which a heading can be linked to, as hosts of Markdown make it.
fn slug(heading: &str) -> String {
    let saved = heading.to_lowercase();
    saved
        .chars()
        .filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-'))
        .collect::<String>()
        .replace(' ', "-")
}

#[test]
fn the_conversation_with_a_bot_is_one_by_its_schema() {
    let schema: serde_json::Value = serde_json::from_str(&read("docs/schema/bot.schema.json")).unwrap();
    let valid = jsonschema::validator_for(&schema).unwrap();
    let mut lines = 0;
    for line in read("docs/bot-protocol.md").lines().filter(|line| !line.contains('…')) {
        let Some(said) = line.strip_prefix("> {").or_else(|| line.strip_prefix("< {")) else { continue };
        let said =
            serde_json::from_str(&format!("{{{said}")).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert!(valid.is_valid(&said), "{line}");
        lines += 1;
    }
    assert!(lines >= 9, "{lines}");
    let wrong = serde_json::json!({ "type": "decide", "id": 1 });
    assert!(!valid.is_valid(&wrong));
}
