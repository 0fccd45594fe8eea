//! What people decide about their table and say at it: seats, its end, who watches, their own words, days off, who is
//! let in, hints.

use crate::browser::{BrowserUser, PHONE_LARGE};
use serde_json::json;

use crate::{
    online::{ALL_PLAY, at_table, come, follow, open, open_with, step},
    online_people::{drop_down, may, play_on, tap, until_turn},
};

pub(crate) fn seats_are_exchanged_and_drawn_before_the_first_deal(mae: &BrowserUser<'_>) {
    let link = open(mae);
    let bo = mae.house().user();
    come(&bo, &link);
    // A guest plays with the person who invited them.
    mae.read("Seat 3: Bo").read("with Bo");
    bo.read("avec Mae");
    tap(mae, "Swap seats with Bo");
    mae.read("You asked to swap seats with Bo.");
    bo.read("Mae propose d’échanger vos places.").everybody_can_use("somebody asks to exchange seats");
    tap(&bo, "Échanger");
    mae.read("Seat 1: Bo").read("Seat 3: Mae");
    let seats = || mae.text(".people .places");
    let before = seats();
    mae.until("other seats", || {
        tap(mae, "Draw for partners");
        (seats() != before).then_some(())
    });
    mae.read(": Mae").read(": Bo").everybody_can_use("seats that were drawn");
    assert_eq!(mae.complaints(), [""; 0]);
}

pub(crate) fn a_table_is_closed_for_everybody(mae: &BrowserUser<'_>) {
    let bo = mae.house().user();
    at_table(mae, &bo);
    drop_down(mae);
    tap(mae, "More time");
    for (user, words) in [(mae, "30 seconds for each answer"), (&bo, "30 secondes pour chaque réponse")] {
        user.until("more time", || user.table().told().contains(words).then_some(()));
    }
    tap(mae, "End the game for everyone");
    mae.read("Nothing more is played at this table.").everybody_can_use("a question before the end");
    assert!(!bo.words().contains("Cette table est fermée"), "one tap ends nothing");
    mae.click(".strip .sure .danger");
    bo.read("Cette table est fermée.").see(".strip a.button").everybody_can_use("a table that is closed");
    bo.until("a question to nobody", || {
        let is_closed = bo.text(".ask") == "Cette table est fermée." && !bo.sees(".bids");
        (is_closed && !may(&bo.table().look())).then_some(())
    });
    // No hand is over: there is nothing to save.
    bo.until("an answer about what was played", || (records(&bo) > 0).then_some(()));
    assert!(!bo.words().contains("Enregistrer la partie"), "{}", bo.words());
    bo.pictures("online-closed");
    tap(&bo, "En ouvrir une semblable");
    bo.see("#friends-rules");
    assert_eq!(mae.complaints(), [""; 0]);
}

/// How often the page has been told what was played at its table.
fn records(user: &BrowserUser<'_>) -> usize {
    user.ask(
        "return performance.getEntriesByType('resource').filter((it) => it.name.endsWith('/record') && it.responseEnd > 0).length",
    )
}

pub(crate) fn a_table_that_is_closed_after_a_hand_can_be_saved(mae: &BrowserUser<'_>) {
    open(mae);
    mae.click(".before-room > button.primary").see(".table .hand [data-card]");
    play_on(&[mae], |now| matches!(now.moment.as_str(), "deal" | "over"));
    drop_down(mae);
    tap(mae, "End the game for everyone");
    mae.click(".strip .sure .danger").read("This table is closed.");
    tap(mae, "Save the game");
    mae.read("Saved among the games you played");
    assert_eq!(mae.complaints(), [""; 0]);
}

pub(crate) fn who_watches_one_hand_behind_sees_every_card_of_it(mae: &BrowserUser<'_>) {
    let link = open_with(mae, |mae| {
        mae.click("#friends-watching label:nth-of-type(2)");
    });
    mae.click(".before-room > button.primary").see(".table .hand [data-card]");
    let cy = mae.house().user();
    follow(&cy, &link, "Cy");
    tap(&cy, "Watch");
    cy.read("You watch one hand behind, with all cards open")
        .everybody_can_use("waiting to watch one hand behind");
    drop_down(mae);
    mae.read("Watching: Cy").see(".people ul.places button").everybody_can_use("somebody who watches");
    mae.picture("online-watchers");
    tap(mae, "Report");
    mae.see("form.report").read("Report Cy to whoever runs this server");
    drop_down(mae);
    let first = mae.table().look().hand;
    let table = mae.table();
    play_on(&[mae], |now| matches!(now.moment.as_str(), "deal" | "over"));
    assert!(!cy.sees(".table .hand [data-card]"), "it is told while the next is played");
    mae.click(".panel button.primary").see(".table .hand [data-card]");
    cy.read("You’re one hand behind, and see all cards.");
    mae.until("the next hand", || (may(&table.look()) || step(&table)).then_some(()));
    // In the hand or, where the bots were quick, on the table or in the last trick.
    for card in &first {
        cy.see(&format!(".table use[href='#card-{card}']"));
    }
    cy.everybody_can_use("one hand behind").picture("online-behind");
    assert_eq!(cy.complaints(), [""; 0]);
}

pub(crate) fn people_write_where_the_host_lets_them(mae: &BrowserUser<'_>) {
    let link = open_with(mae, |mae| {
        mae.click("#friends-chat label:nth-of-type(2)");
    });
    let bo = mae.house().user();
    bo.settle(&json!({ "name": "Bo", "lang": "fr" })).reload().see("#room h1").visit(&link);
    bo.see("#online-name").read("On peut s’écrire ici.");
    bo.click(".before-room button[type=submit]").see(".before-room h1");
    mae.read("Bo").click(".before-room > button.primary").see(".table .hand [data-card]");
    // In the hand nobody can tell of their cards.
    mae.click(".strip .say summary").read("Your own words wait until the hand is over.");
    assert!(mae.sees("#online-own-words:disabled"));
    mae.click(".strip .say summary");
    play_on(&[mae, &bo], |now| matches!(now.moment.as_str(), "deal" | "over"));
    mae.click(".strip .say summary")
        .see("#online-own-words:enabled")
        .write("#online-own-words", "Well bid, Bo <b>");
    mae.everybody_can_use("writing at a table");
    mae.click(".own-words button").read("Mae: Well bid, Bo <b>");
    bo.read("Mae\u{a0}: Well bid, Bo <b>").click(".strip .say summary").see(".written li");
    bo.write("#online-own-words", "Merci !").click(".own-words button");
    mae.read("Bo: Merci !").resize(PHONE_LARGE).picture("online-own-words");
    assert_eq!(mae.text(".written"), "Mae: Well bid, Bo <b>\nBo: Merci !");
    mae.click(".strip .say summary");
    report(mae);
    assert_eq!(mae.complaints(), [""; 0]);
    assert_eq!(bo.complaints(), [""; 0]);
}

/// Reports Bo, who has written something: all that is sent is shown before.
fn report(mae: &BrowserUser<'_>) {
    drop_down(mae);
    tap(mae, "Report");
    mae.see("form.report textarea:focus").read("Report Bo to whoever runs this server");
    assert_eq!(mae.text("form.report ul"), "Bo: Merci !", "what Mae wrote is not Bo’s");
    mae.write("#online-report", "Never stops").everybody_can_use("a report").picture("online-report");
    tap(mae, "Cancel");
    mae.until("no report", || (!mae.sees("form.report")).then_some(()));
    tap(mae, "Report");
    mae.see("form.report");
    assert_eq!(mae.ask::<String>("return document.querySelector('#online-report').value"), "");
    mae.write("#online-report", "Never stops").click("form.report .primary").read("Your report is sent.");
    drop_down(mae);
}

pub(crate) fn whoever_needs_days_off_takes_them_where_a_move_has_a_day(mae: &BrowserUser<'_>) {
    let link = open_with(mae, |mae| {
        mae.click("#friends-pace label:nth-of-type(3)");
    });
    let bo = mae.house().user();
    bo.settle(&json!({ "name": "Bo" })).reload().see("#room h1").visit(&link).see("#online-name");
    bo.click(".before-room button[type=submit]").see(".before-room h1");
    mae.read("Bo").click(".before-room > button.primary").see(".table .hand [data-card]");
    bo.see(".table .hand [data-card]");
    let choose = "const days = document.querySelector('.people select[aria-label=\"Days off\"]');
        days.value = '7';
        days.dispatchEvent(new Event('change', { bubbles: true }));";
    drop_down(mae);
    mae.run(choose);
    mae.read("End your days off").everybody_can_use("days off");
    drop_down(&bo);
    bo.read("off until ").resize(PHONE_LARGE).picture("online-days-off");
    tap(mae, "End your days off");
    bo.until("the end", || (!bo.words().contains("off until")).then_some(()));
    assert_eq!(mae.complaints(), [""; 0]);
}

pub(crate) fn devices_on_the_same_network_are_let_in(mae: &BrowserUser<'_>) {
    let link = open(mae);
    assert!(link.starts_with("http://localhost"), "nobody else reaches it yet");
    mae.read("Let devices on this Wi-Fi join?");
    tap(mae, "Let them join");
    let by_link = || mae.ask::<String>("return document.querySelector('#online-link').value");
    mae.until("an answer", || {
        (by_link() != link || mae.words().contains("This computer is on no network")).then_some(())
    });
    mae.everybody_can_use("who is let in");
    // Where there is a network, the link leads there, and a device that follows it is at the table.
    if by_link() != link {
        let bo = mae.house().user();
        bo.visit(&by_link()).see("#online-name").read("You’re invited");
        mae.read("Devices on the same Wi-Fi can join").resize(PHONE_LARGE).picture("online-near");
    }
    assert_eq!(mae.complaints().iter().filter(|it| !it.contains("503")).count(), 0);
}

pub(crate) fn more_people_than_seats_share_a_game(mae: &BrowserUser<'_>) {
    // FH-END-8
    let bo = mae.house().user();
    // They draw for the seats: sooner or later one of the two sits out.
    let (out, plays) = mae.until("somebody who sits out", || {
        share(mae, &bo);
        let has_cards = |user: &BrowserUser<'_>| user.sees(".table .hand [data-card]");
        match (has_cards(mae), has_cards(&bo)) {
            (true, false) => Some((&bo, mae)),
            (false, true) => Some((mae, &bo)),
            _ => None,
        }
    });
    out.read("You sit out this game and play the next.").everybody_can_use("sitting out");
    out.resize(PHONE_LARGE).picture("online-sits-out");
    plays.read("sit out this game.");
    drop_down(out);
    out.read("sit out this game and play the next.");
    tap(out, "Just watch");
    // They would lose their turn to play.
    out.see(".danger").run("document.querySelector('.danger').click()").read("You see what everyone sees.");
    assert_eq!(plays.complaints(), [""; 0]);
}

/// Mae and Bo are two of eight who share a game for four.
fn share(mae: &BrowserUser<'_>, bo: &BrowserUser<'_>) {
    let link = open_with(mae, |mae| {
        mae.run(
            "const people = document.querySelector('#friends-people');
            people.value = '8';
            people.dispatchEvent(new Event('change', { bubbles: true }));",
        );
    });
    mae.read("8 people share the game: 4 sit out, and you swap after each game.");
    bo.settle(&json!({ "name": "Bo" })).reload().see("#room h1").visit(&link).see("#online-name");
    tap(bo, "Sit at seat 8");
    mae.read("Seat 8: Bo").everybody_can_use("more people than seats");
    mae.click(".before-room > button.primary").see(".table .waiting");
    bo.see(".table .waiting");
}

pub(crate) fn hints_are_given_where_the_host_allows_them(mae: &BrowserUser<'_>) {
    open_with(mae, |mae| {
        mae.click("#friends-hints");
    });
    mae.click(".before-room > button.primary").see(".table .hand [data-card]");
    until_turn(mae, &[]);
    mae.press("h").see(".beside.advice");
    assert!(!mae.text(".beside.advice").is_empty());
    // Elsewhere there is no button, and what is asked all the same is refused.
    open(mae);
    mae.click(".before-room > button.primary").see(".table .hand [data-card]");
    until_turn(mae, &[]);
    assert!(mae.sees(".tools .tool:first-of-type[aria-disabled=true]"));
    mae.press("h").read("This table plays without hints.");
}

pub(crate) fn tables_are_found_again_and_open_ones_by_anyone(user: &BrowserUser<'_>) {
    let place = user.house().tables();
    let (mae, cy) = (place.user(), place.user());
    cy.settle(&json!({})).reload().see("#room h1").go(&format!("#/friends/{ALL_PLAY}"));
    cy.read("No open tables. Start one; bots fill in.");
    let link = open_with(&mae, |mae| {
        mae.click("#friends-listed");
    });
    cy.reload().see(".lobby .places a");
    cy.read("One person, 3 free seats").everybody_can_use("the lobby");
    cy.resize(PHONE_LARGE).picture("online-lobby");
    tap(&cy, "Any table with these rules");
    cy.until("the table", || (cy.ask::<String>("return location.href") == link).then_some(()));
    cy.see("#online-name");
    mae.go("#/friends").see(".my-tables a").read("Not begun").everybody_can_use("one’s own tables");
    mae.click(".my-tables a").read("Seat 1: Mae");
    // A table that nobody may find is not listed.
    mae.click(".before-room > button.primary").see(".table .hand [data-card]");
    drop_down(&mae);
    tap(&mae, "Lock");
    mae.read("Locked: nobody else can sit down.");
    cy.go("#/friends/quebec-4").reload().read("No open tables. Start one; bots fill in.");
}
