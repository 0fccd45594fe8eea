//! Every reason why an open table refuses something is said in both languages.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{collections::BTreeSet, fs, path::Path};

use card_match::open::OpenRefusal;
use table::Seat;
use texts::{Lang, Texts};

/// The laws that the open table's own sources refuse by.
fn laws() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../engine/laws/src/open_table");
    let source = ["answers.rs", "doing.rs", "duty.rs", "room.rs"]
        .map(|file| fs::read_to_string(folder.join(file)).unwrap());
    let source = source.concat();
    let is_law =
        |text: &&str| ["LAW-", "FH-"].iter().any(|begin| text.starts_with(begin)) && !text.contains(' ');
    source.split('"').filter(is_law).map(str::to_owned).collect()
}

#[test]
fn every_refusal_of_an_open_table_has_a_sentence_of_its_own() {
    // LAW-OPEN-3, LAW-ACT-24
    let laws = laws();
    assert!(laws.len() > 20, "{laws:?}");
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let names = ["Ann".to_owned(), "Bo".to_owned()];
        for law in &laws {
            let refusal = OpenRefusal { rule: String::leak(law.clone()), game: None };
            let said = texts.refusal_for(&refusal, Seat(0), &names);
            assert!(said != texts.get("refused-not-now") && !said.contains('⟨'), "{law}: {said}");
        }
    }
}
