//! Score sheets of people with real cards.

use std::{fs, path::Path};

use sheet::{Part, Sheet, unpacked};

use super::expecting::{copied, expect_json, expect_text, json_said, read, said, saved, stem};

fn sheets() -> Vec<String> {
    saved("sheets", "json", 10)
}

#[test]
fn a_saved_sheet_comes_to_what_it_came_to() {
    let data = tempfile::tempdir().unwrap();
    for sheet in sheets() {
        let scores = json_said(data.path(), &["score", "--json", &sheet]);
        expect_json(&format!("{}.scores.expected.json", stem(&sheet)), &scores);
        expect_text(&format!("{}.expected.txt", stem(&sheet)), &said(data.path(), &["score", &sheet], ""));
    }
    let all = sheets();
    let season = ["score", "--season", "--json"].into_iter().chain(all.iter().map(String::as_str));
    let season = json_said(data.path(), &season.collect::<Vec<_>>());
    expect_json("sheets/season.expected.json", &season);
}

#[test]
fn a_saved_sheet_is_gone_on_with_and_what_is_undone_on_it_can_be_brought_back() {
    for sheet in sheets() {
        let data = tempfile::tempdir().unwrap();
        let copy = copied(&sheet, data.path(), "friday.json");
        let path = copy.to_str().unwrap();
        // Where a ruling is open it is asked about first: not yet.
        let first = if sheet == "sheets/noted.json" { "4\n" } else { "" };
        let lines = format!("{first}sheet\nundo\nsheet\nredo\nquit\n");
        let told = said(data.path(), &["score", "--keep", path], &lines);
        // The path is another each time, and may not fit into a line.
        let told = told.replace(path, "FILE").replace("\nFILE", " FILE");
        expect_text(&format!("{}.keep.expected.txt", stem(&sheet)), &told);
        assert_eq!(fs::read_to_string(&copy).unwrap(), read(&sheet), "{sheet}: {told}");
    }
}

/// Copies somebody’s own sheets into their folder.
fn saved_sheets(data: &Path) {
    for sheet in saved("sheets/shelf/sheets", "json", 2) {
        copied(&sheet, data, sheet.strip_prefix("sheets/shelf/").unwrap());
    }
}

#[test]
fn ones_own_sheets_are_on_the_shelf_and_make_a_season() {
    let data = tempfile::tempdir().unwrap();
    saved_sheets(data.path());
    expect_text("sheets/shelf/season.expected.txt", &said(data.path(), &["score", "--season"], ""));
    let season = json_said(data.path(), &["score", "--season", "--json"]);
    expect_json("sheets/shelf/season.expected.json", &season);
    let offered = said(data.path(), &["score"], "\n");
    expect_text("sheets/shelf/score.expected.txt", &offered);
}

#[test]
fn a_sheet_in_a_link_or_in_pictures_is_the_sheet_that_was_packed() {
    for (packed, of) in [
        ("draft-100000", "draft"),
        ("evening-100000", "evening"),
        ("evening-300", "evening"),
        ("rummy-100000", "rummy"),
        ("rummy-300", "rummy"),
    ] {
        let parts = read(&format!("sheets/packed/{packed}.txt"));
        let parts: Vec<Part> = parts.lines().map(|part| part.parse().unwrap()).collect();
        let mut sheet = Sheet::read(&read(&format!("sheets/{of}.json"))).unwrap();
        // What was undone stays with whoever packs it.
        sheet.games.iter_mut().for_each(|game| game.undone.clear());
        assert_eq!(unpacked(&parts), Ok(Some(sheet)), "{packed}");
    }
}
