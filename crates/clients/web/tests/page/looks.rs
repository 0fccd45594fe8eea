//! How the table looks: what can be read, what has room, what stays in sight.

use crate::browser::{BrowserUser, DESKTOP, Now, PHONE, PHONE_LANDSCAPE, PHONE_LARGE, Table};
use serde_json::json;

fn may(now: &Now, action: &str) -> bool {
    now.actions.iter().any(|offered| offered == action)
}

/// A table where the player has bid and all play.
fn played(table: &Table<'_>, bid: &str) -> Now {
    table.play_until("a bid", |now| may(now, bid));
    table.act(bid);
    table.play_until("the second trick", |now| now.legal.len() > 1 && now.hand.len() < 10)
}

pub(crate) fn everything_can_be_read_in_every_state(user: &BrowserUser<'_>) {
    for theme in ["light", "dark"] {
        user.settle(&json!({ "theme": theme, "command_box": true, "guidance": true })).reload();
        for (room, there) in [
            ("", ".ready .button"),
            ("before/australian-4", ".before-room button"),
            ("rules/australian-4", "#house-find"),
            ("sheet/quebec-4", ".copied button"),
            ("settings", ".settings-room input"),
            ("history", "#history-import"),
            ("referee", ".topics"),
            ("referee/australian-4/7H/lead:trick-down=no.who-led=1.whose-lead=0", ".ruling"),
            ("help", ".keys"),
        ] {
            user.go(&format!("#/{room}")).see(there).can_be_read(&format!("#/{room}, {theme}"));
        }
    }
    for theme in ["light", "dark"] {
        let settings = json!({ "theme": theme, "guidance": true });
        let table = user.sit_down_with(&settings, "australian-4", "4");
        table.play_until("a bid", |now| may(now, "10NT"));
        user.can_be_read(&format!("bidding, {theme}"));
        table.act("10NT");
        user.can_be_read(&format!("discarding, {theme}"));
        table.play_until("the second trick", |now| now.legal.len() > 1 && now.hand.len() < 10);
        user.can_be_read(&format!("playing, {theme}"));
        user.click(".tool:nth-child(1)").see(".advice").can_be_read(&format!("a hint, {theme}"));
        for (opens, what) in
            [(".tool:nth-child(4)", "the last trick"), (".totals", "the score"), (".tool:last-child", "more")]
        {
            user.click(opens).see("dialog[open] h2").can_be_read(&format!("{what}, {theme}"));
            user.click("dialog[open] header .icon-button");
            user.until("no dialog", || (!user.sees("dialog[open]")).then_some(()));
        }
        table.play_until("the end of the hand", |now| now.moment == "deal" || now.moment == "over");
        user.can_be_read(&format!("the result, {theme}"));
        let table = user.sit_down_with(&settings, "rummy-500", "c");
        table.play_until("cards to be picked", |now| now.choosing);
        table.choose(&table.look().hand[0]);
        user.see(".picked").can_be_read(&format!("picked cards, {theme}"));
    }
}

/// The corner of each card of the trick, with its index, lies open.
const COVERED: &str = "
document.querySelector('.middle').style.pointerEvents = 'auto';
return [...document.querySelectorAll('.trick .play')].filter((play) => {
  const { left, top, width } = play.querySelector('.card').getBoundingClientRect();
  const corners = [[0.1, 0.12], [0.1, 0.35]].map(([x, y]) => document.elementFromPoint(left + x * width, top + y * width));
  return corners.some((over) => !play.contains(over));
}).map((play) => play.innerText)";

pub(crate) fn a_phone_has_room_for_calls_words_and_names(user: &BrowserUser<'_>) {
    for lang in ["en", "fr"] {
        for (rules, seed) in
            [("australian-4", "4"), ("quebec-4", "2"), ("australian-6", "b"), ("american-5", "7")]
        {
            let table = user.sit_down_with(&json!({ "lang": lang }), rules, seed);
            let sizes = |what: &str, check: &dyn Fn(&str)| {
                for size in [PHONE, PHONE_LARGE] {
                    user.resize(size);
                    let what = format!("{rules}, {what}, {lang}, {}", size.name);
                    user.picture(&what.replace(", ", "-").replace(' ', "-"));
                    // On the smallest the tools are signs alone.
                    if size.height > PHONE.height {
                        user.has_room_for(&what, ".tool span");
                    }
                    user.has_room_for(&what, ".player-panel .name, .total .who, .contract-panel .who");
                    user.has_in_sight(&what, &[".goal", ".tools", ".near"]);
                    check(&what);
                }
            };
            table.play_until("a bid", |now| may(now, "10NT"));
            sizes("bidding", &|what| {
                let low: Vec<_> = user.places(".bid").into_iter().filter(|bid| bid.height() < 44.0).collect();
                assert!(low.is_empty(), "{what}: {low:?}");
                user.has_in_sight(what, &[".bids", ".calls", ".player-panel.mine .face"]);
            });
            table.act("10NT");
            table.play_until("a card of one's own on the table", |now| {
                now.legal.len() > 1 && now.hand.len() < 10 && user.places(".trick .play").len() > 1
            });
            sizes("playing", &|what| {
                let covered: Vec<String> = user.ask(COVERED);
                assert!(covered.is_empty(), "{what}: {covered:?}");
                user.has_in_sight(what, &[".contract-panel", ".ask"]);
            });
        }
    }
}

pub(crate) fn rows_leave_room_for_contract_and_names(user: &BrowserUser<'_>) {
    for lang in ["en", "fr"] {
        let table = user.sit_down_with(&json!({ "lang": lang }), "australian-2", "6");
        table.play_until("a row to be played from", |now| now.of_row > 0);
        for size in [PHONE, PHONE_LARGE, PHONE_LANDSCAPE] {
            user.resize(size);
            let what = format!("rows-{lang}-{}", size.name);
            user.picture(&what);
            let [table_area, plate] =
                ["#room .felt", ".contract-panel"].map(|selector| user.places(selector)[0]);
            assert!(plate.is_within(&table_area), "{what}: {plate:?} beyond {table_area:?}");
            let names = user.places(".player-panel .face");
            let hidden: Vec<_> = names.iter().filter(|name| name.overlaps(&plate)).collect();
            assert!(names.len() == 2 && hidden.is_empty(), "{what}: {hidden:?} under {plate:?}");
            let places = [user.places(".play"), user.places(".play .wins")].concat();
            let beyond: Vec<_> = places.iter().filter(|place| !place.is_within(&table_area)).collect();
            assert!(places.len() > 2 && beyond.is_empty(), "{what}: {beyond:?} beyond {table_area:?}");
        }
    }
}

pub(crate) fn a_bid_for_no_trick_stands_where_it_ranks(user: &BrowserUser<'_>) {
    let table = user.sit_down("australian-4", "4");
    table.play_until("a bid", |now| may(now, "open-misere"));
    // Eyes see it in its place, and its name says it.
    let beats: String =
        user.ask("return document.querySelector('[data-action=open-misere] .beats').dataset.seen");
    assert!(beats.contains("10♦"), "{beats}");
    let name: String = user.ask("return document.querySelector('[data-action=open-misere]').ariaLabel");
    assert!(name.contains("ten diamonds"), "{name}");
    let place = |action: &str| user.places(&format!("[data-action={action:?}]"))[0];
    // Behind the row that it outranks, in line with it.
    for (bid, row) in [("misere", "7NT"), ("open-misere", "10NT")] {
        let (bid, row) = (place(bid), place(row));
        assert!(bid.left >= row.right && bid.top < row.bottom && bid.bottom > row.top, "{bid:?} {row:?}");
    }
    assert_eq!(user.text(".bids thead th:last-of-type .heard-only"), "no trumps");
}

pub(crate) fn tricks_are_counted_for_the_sides(user: &BrowserUser<'_>) {
    let table = user.sit_down("australian-4", "4");
    played(&table, "10NT");
    let plate = user.text(".contract-panel");
    assert!(plate.contains("10NT") && plate.contains(" of 10"), "{plate}");
    assert!(!user.sees(".player-panel .tricks"), "nor beside each player");
    assert_eq!(user.ask::<String>("return document.querySelector('.players').ariaLabel"), "Players");
    user.resize(DESKTOP).picture("sides-desktop");
}

pub(crate) fn what_happened_is_a_table(user: &BrowserUser<'_>) {
    let table = user.sit_down("australian-4", "4");
    played(&table, "10NT");
    let open = || user.click(".tool:last-child").click(".menu button:nth-of-type(2)").see(".grids tbody th");
    open().can_be_read("the log").everybody_can_use("the log").pictures("log");
    let winners: Vec<u32> =
        user.ask("return [...document.querySelectorAll('.grids tbody tr:has(th)')].map((row) => row.querySelectorAll('.best').length)");
    let (now, before) = winners.split_last().unwrap();
    assert!(before.iter().all(|&best| best == 1) && *now <= 1 && !before.is_empty(), "{winners:?}");
    user.click(".which-grid button:last-child").read("You bid ten no trumps");
    // It holds what happened before the page was opened, too.
    user.reload().see(".table");
    user.table().mine();
    open();
    assert!(user.text(".grids").contains("10NT"), "{}", user.text(".grids"));
}

/// The other presets of Rummy: what is asked differs, not what lies on the table.
const OTHER_RUMMIES: [&str; 12] = [
    "rummy-500-no-jokers",
    "rummy-500-five-ten-fifteen",
    "rummy-500-always-meld",
    "rummy-500-new-meld",
    "rummy-500-books",
    "rummy-500-last-discard",
    "rummy-500-no-calls",
    "rummy-500-strict-out",
    "rummy-500-floating",
    "rummy-500-unplayable",
    "rummy-500-unplayable-call",
    "rummy-500-must-go-out",
];

pub(crate) fn rummy_stays_in_sight_on_a_phone(user: &BrowserUser<'_>) {
    const ALWAYS: [&str; 5] = [".sources", ".melds, .no-melds", ".hand", ".tools", ".totals"];
    user.settle(&json!({})).resize(PHONE);
    let numbers = (2..=8).map(|players| ("rummy-500", players, 9));
    for (preset, players, steps) in numbers.chain(OTHER_RUMMIES.map(|preset| (preset, 8, 3))) {
        let rules = format!("{preset}+players={players}");
        user.go(&format!("?speed=instant#/play/{rules}/{:0>64}", "3")).reload();
        let table = user.table();
        let mut now = table.deal();
        for step in 0..steps {
            let what = format!("{rules}, step {step}");
            user.see(".sources").has_in_sight(&what, &ALWAYS);
            if now.choosing {
                table.choose(&now.hand[0]);
                user.see(".picked").has_in_sight(&format!("{what}, picked"), &ALWAYS);
                table.choose(&now.hand[0]);
            }
            now = table.do_anything(&table.look());
            if now.moment == "deal" || now.moment == "over" {
                break;
            }
        }
        user.has_room_for(&rules, ".total .who, .player-panel .name");
    }
    user.picture("rummy-eight-phone");
    assert_eq!(user.places(".tool").len(), 3, "what the game does not have is not offered");
}
