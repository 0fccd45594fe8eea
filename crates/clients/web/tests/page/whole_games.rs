//! Whole hands and whole games of the tables that differ most.

use crate::browser::{BrowserUser, Now, Table};

fn over(now: &Now) -> bool {
    now.moment == "over"
}

fn dealt_out(now: &Now) -> bool {
    now.moment == "deal" || over(now)
}

/// A whole game, then the first question of another.
fn a_whole_game(table: &Table<'_>) {
    table.play_until("the end of the game", over);
    the_end(table.user());
    assert_eq!(table.user().complaints(), [""; 0]);
    let now = table.onward();
    assert_ne!(now.moment, "over");
}

/// The winner, how the scores went in lines and in words, and the ways on.
fn the_end(user: &BrowserUser<'_>) {
    user.see(".end .paper tbody tr");
    let (lines, columns, words): (usize, usize, String) = user.ask(
        "return [document.querySelectorAll('.course polyline').length,
        document.querySelectorAll('.end .paper thead th').length - 1,
        document.querySelector('.course [role=img]').ariaLabel]",
    );
    assert_eq!(lines, columns);
    let [hands, turned]: [usize; 2] = user.ask(
        "return ['', '.turned'].map((which) => document.querySelectorAll('.end .paper tbody tr' + which).length)",
    );
    assert_eq!(turned, usize::from(hands > 1), "{hands} hands");
    let scores = words.contains(": ") && (hands == 1 || words.contains(", "));
    assert!(scores, "the chart says nothing of {hands} hands in words: {words}");
    assert!(user.text(".outcome > p:first-child").contains("win"), "{}", user.words());
    assert!(user.sees(".end a[href^='#/before/']"));
    user.pictures("game-over").resize(crate::browser::DESKTOP);
    user.everybody_can_use("the end of a game");
}

pub(crate) fn australian_4(user: &BrowserUser<'_>) {
    let table = user.sit_down("australian-4", "4");
    // The grid is the score table: a bid is the tap on its value.
    let now = table.play_until("a bid", |now| now.actions.iter().any(|action| action == "10NT"));
    assert!(now.actions.iter().any(|action| action == "pass"), "{now:?}");
    let now = table.act("10NT");
    assert!(now.discard && now.hand.len() == 13, "the kitty is in the hand: {now:?}");
    user.pictures("kitty");
    table.choose(&now.hand[0]);
    assert_eq!(table.look().chosen, now.hand[..1]);
    let now = table.do_anything(&table.look());
    assert!(!now.discard && now.hand.len() == 10, "{now:?}");
    assert!(user.sees(".contract-panel"), "the contract stays visible");
    user.pictures("tricks");
    table.play_until("the end of the hand", dealt_out);
    user.pictures("result");
    a_whole_game(&table);
}

pub(crate) fn quebec_4(user: &BrowserUser<'_>) {
    a_whole_game(&user.sit_down("quebec-4", "5"));
}

pub(crate) fn australian_2_with_rows(user: &BrowserUser<'_>) {
    let table = user.sit_down("australian-2", "6");
    table.play_until("a row to be played from", |now| now.of_row > 0);
    user.pictures("rows");
    a_whole_game(&table);
}

pub(crate) fn five_with_a_called_partner(user: &BrowserUser<'_>) {
    let table = user.sit_down("australian-5", "7");
    let now = table.play_until("a bid", |now| now.actions.iter().any(|action| action == "10NT"));
    assert!(!now.actions.is_empty());
    table.act("10NT");
    let calls = |now: &Now| now.actions.iter().any(|action| action.starts_with("call "));
    let now = table.play_until("a partner to be called", |now| calls(now) || dealt_out(now));
    assert!(calls(&now), "{now:?}");
    user.pictures("partner");
    table.play_until("the end of the hand", dealt_out);
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn rummy_for_two(user: &BrowserUser<'_>) {
    let table = user.sit_down("rummy-500+players=2", "8");
    table.play_until("the end of the hand", dealt_out);
    user.pictures("rummy");
    a_whole_game(&table);
}

pub(crate) fn rummy_for_eight(user: &BrowserUser<'_>) {
    let table = user.sit_down("rummy-500+players=8", "3");
    user.pictures("rummy-eight");
    table.play_until("the end of the hand", dealt_out);
    user.pictures("rummy-eight-result");
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn rummy_with_a_call(user: &BrowserUser<'_>) {
    let table = user.sit_down("rummy-500+players=4", "9");
    let now = table.play_until("a card that can be called", |now| now.moment == "claim" || over(now));
    assert_eq!(now.moment, "claim", "{now:?}");
    let call =
        now.actions.iter().find(|action| action.contains("rummy")).unwrap_or_else(|| panic!("{now:?}"));
    table.act(call);
    table.play_until("the end of the hand", dealt_out);
    assert_eq!(user.complaints(), [""; 0]);
}
