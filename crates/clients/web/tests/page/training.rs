//! Practice, and what finished games tell.

use std::fs;

use crate::{
    browser::{BrowserUser, Table},
    handling::a_game,
};
use serde_json::json;

pub(crate) fn hands_of_a_kind_are_dealt_and_positions_drawn(user: &BrowserUser<'_>) {
    user.settle(&json!({ "lang": "en" })).reload().go("#/practice").see("[data-practice=deal]");
    user.read("1 deal in 71 is like this").everybody_can_use("practice").picture("practice");
    user.click("[data-practice=badly]").read("aren’t enough hands yet that you’ve bid badly");
    user.click("[name=practice-wish][value=no-joker]").read("77 deals in 100 are like this");
    user.click("[data-practice=deal]").see(".table");
    let hand = Table::new(user).mine().hand;
    assert!(hand.len() == 10 && !hand.contains(&"X".to_owned()), "{hand:?}");
    // A position is drawn, shared and comes back; of a wrong one everything that is wrong is told.
    user.go("#/practice").click("[data-practice=look]").see("img.diagram");
    user.everybody_can_use("a position").picture("practice-position");
    let link: String = user.ask("return document.querySelector('#position-link').value");
    user.click("[data-practice=solve]")
        .until("what the contracts bring", || user.sees("[data-solved=true] .score-table").then_some(()));
    user.everybody_can_use("a solved position").picture("practice-solved");
    user.run("document.querySelector('#position').value = 'x'");
    user.go(&link[link.find('#').unwrap()..]).see("img.diagram");
    // It is played from there.
    user.click("[data-practice=play]").see(".table");
    assert_eq!(Table::new(user).mine().hand.len(), 10);
    // The joker is there twice, so that a card is missing, and there is no such dealer.
    let text = r#"rules = "australian-4"
dealer = 7
hands = [
  "JH JD QH 9H 8H AS KS 6S 7C 5D",
  "KH 7H 10S 8S 9C 10C QC KD 9D 6D",
  "6H 4H JS 5S AC 8C 5C QD 10D 7D",
  "AH 10H 5H QS 9S 7S KC JC 6C AD",
  "X X 8D",
]"#;
    user.go("#/practice").see("#position").run(&format!(
        "const field = document.querySelector('#position');
         field.value = {text:?};
         field.dispatchEvent(new Event('input'));"
    ));
    user.click("[data-practice=look]").see(".problems");
    let wrong: usize = user.ask("return document.querySelectorAll('.problems li').length");
    assert_eq!(wrong, 3, "{}", user.text(".problems"));
    user.go("#/deal/1.quebec-4.AAAA").see("[role=alert]").read("cut or changed");
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn figures_are_computed_from_finished_games(user: &BrowserUser<'_>) {
    user.settle(&json!({ "lang": "en", "name": "Ann" })).reload().go("#/figures");
    user.read("There’s no finished game to look at yet").everybody_can_use("no figures");
    let file = user.house().folder("figures").join("game.json");
    fs::write(&file, a_game().to_string()).unwrap();
    user.go("#/history").write("#history-import", &file.to_string_lossy()).see(".games-kept li");
    user.click("a[href='#/figures']").see(".figures-room h2");
    user.read("Getting better?").everybody_can_use("figures").picture("figures");
    let kept: String = user.ask("return localStorage['kookaburra-figures'] ?? ''");
    assert!(kept.lines().count() == 1 && kept.contains("australian-4"), "{kept}");
    // They are there at once the next time, and can be deleted.
    user.reload().see(".figures-room h2").click(".figures-room .ways button:nth-of-type(2)").click(".danger");
    user.until("no figures", || {
        user.ask::<bool>("return localStorage['kookaburra-figures'] === undefined").then_some(())
    });
    assert_eq!(user.complaints(), [""; 0]);
}
