//! The scenes of every preset, by seed, in both languages: a change that is not wanted shows itself. How they differ
//! from those of revision f744459 stands in `docs/decisions/one-seat.md`. `UPDATE_DATA=1` writes the digests anew.

use std::{fmt::Write, fs};

use sha2::{Digest, Sha256};

use super::*;

/// How many things somebody does at each table.
const CLICKS: usize = 60;

/// What somebody sees who clicks about at a table, as lines of JSON.
fn played<G: OnDesk>(code: &str, lang: Lang) -> String {
    let mut local = opened::<G>(code, &setup(9, lang));
    let mut dice = Dice::new(20_261_127);
    let mut request = TableRequest::Look;
    let mut seen = String::new();
    for _ in 0..CLICKS {
        let update = table(&mut local, request);
        seen += &serde_json::to_string(&update).unwrap();
        seen.push('\n');
        let scene = update.scene;
        request = click(&mut local, &scene, &mut dice);
    }
    seen
}

fn digests() -> String {
    let mut digests = String::new();
    let mut note = |code: &str, lang: Lang, seen: String| {
        assert!(seen.lines().count() > 10, "{code}");
        if let Ok(folder) = std::env::var("KOOK_SCENES") {
            fs::write(format!("{folder}/{code}-{lang}.jsonl"), &seen).unwrap();
        }
        let digest = Sha256::digest(seen);
        let digest: String = digest[..8].iter().map(|byte| format!("{byte:02x}")).collect();
        writeln!(digests, "{code} {lang} {digest}").unwrap();
    };
    for lang in [Lang::En, Lang::Fr] {
        presets().for_each(|code| note(code, lang, played::<Rules>(code, lang)));
        rummy_presets().for_each(|code| note(code, lang, played::<Rummy>(code, lang)));
    }
    digests
}

#[test]
fn the_scenes_of_every_preset_are_the_ones_of_before() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/src/tests/frozen.txt");
    let digests = digests();
    if std::env::var_os("UPDATE_DATA").is_some() {
        fs::write(file, &digests).unwrap();
    }
    assert_eq!(digests, fs::read_to_string(file).unwrap());
}
