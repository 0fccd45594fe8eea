//! Nothing is lost: games go on after closing, without a network, and under a new version.

use std::fs;

use browser_tests::Visitor;
use serde_json::json;

pub(crate) fn a_game_goes_on_after_closing(visitor: &Visitor<'_>) {
    let table = visitor.sit_down("australian-4", "c0");
    let now = table.play_until("a played card", |now| !now.legal.is_empty());
    let now = table.do_anything(&now);
    visitor.visit("about:blank").go("#/").see(".kept").pictures("resume");
    visitor.click(".kept a.primary");
    let again = visitor.table().mine();
    assert_eq!((again.hand, again.legal, again.moment), (now.hand, now.legal, now.moment));
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn who_comes_back_plays_on(visitor: &Visitor<'_>) {
    let table = visitor.sit_down("australian-4", "c1");
    let now = table.play_until("a played card", |now| !now.legal.is_empty());
    visitor.visit("about:blank").back();
    let again = visitor.table().mine();
    assert_eq!((&again.hand, &again.moment), (&now.hand, &now.moment));
    assert_ne!(table.do_anything(&again), again);
    assert_eq!(visitor.complaints(), [""; 0]);
}

/// Pages of the same visitor that follow each other at once, as often as it takes for one to stand in another's way: the
/// browser puts the former by, with its worker, and the store is being made.
pub(crate) fn pages_make_way_for_each_other(visitor: &Visitor<'_>) {
    for _ in 0..6 {
        let house = visitor.house();
        let open = house.open_apart(&house.page.folder, 0);
        visitor.visit(&format!("{}#/help", open.address)).see("#room h1");
        visitor.visit(&format!("{}?speed=instant#/play/australian-4", open.address)).see(".table");
        // Without a store there is a table too, but nothing is kept.
        visitor.visit(&format!("{}#/", open.address)).see(".kept");
        house.close(open);
    }
}

pub(crate) fn the_page_works_without_a_network(visitor: &Visitor<'_>) {
    let house = visitor.house();
    let open = house.open_apart(&house.page.folder, 0);
    let address = open.address.clone();
    visitor.visit(&address).see(".ready").has_it_kept();
    house.close(open);
    visitor.visit("about:blank").visit(&format!("{address}?speed=instant#/play/australian-4"));
    let table = visitor.table();
    let now = table.deal();
    table.do_anything(&now);
    // Pages that were never asked for are kept too.
    visitor.visit(&format!("{address}?lang=fr#/sheet/quebec-4")).see("#room h1").read("Règles");
    visitor.visit(&format!("{address}?speed=instant#/play/rummy-500"));
    visitor.table().deal();
    visitor.see(".laid-out");
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn a_part_that_is_out_of_reach_is_asked_for_again(visitor: &Visitor<'_>) {
    visitor.command("Network.enable", &json!({}));
    visitor.command("Network.setBlockedURLs", &json!({ "urls": ["*/split_rooms*"] }));
    visitor.go("#/settings").read("didn’t load");
    visitor.command("Network.setBlockedURLs", &json!({ "urls": [] }));
    visitor.click(".no-table a").see(".ready").go("#/settings").see("#room h1");
}

pub(crate) fn a_new_version_waits(visitor: &Visitor<'_>) {
    let house = visitor.house();
    let folder = house.copy_of_the_page("update");
    let port = test_servers::free_port();
    let open = house.open_apart(&folder, port);
    let address = open.address.clone();
    visitor.visit(&address).see(".ready").has_it_kept();
    visitor.run(&format!(
        "localStorage.setItem('kookaburra-settings', {:?})",
        json!({ "pace": "instant", "levels": ["beginner"] }).to_string()
    ));
    visitor.visit(&format!("{address}?speed=instant#/play/australian-4"));
    let table = visitor.table();
    let now = table.deal();
    // A new version comes out in the middle of the hand.
    house.close(open);
    for (file, from, to) in [
        ("index.html", "<html", "<html data-version=newer"),
        ("service-worker.js", "VERSION = \"kookaburra-", "VERSION = \"kookaburra-newer-"),
    ] {
        let text = fs::read_to_string(folder.join(file)).unwrap();
        assert!(text.contains(from), "{file}");
        fs::write(folder.join(file), text.replace(from, to)).unwrap();
        for packed in ["br", "gz"] {
            let _may_have_no_copy = fs::remove_file(folder.join(format!("{file}.{packed}")));
        }
    }
    let open = house.open_apart(&folder, port);
    visitor.has_a_new_version();
    // The hand goes on as if nothing had happened.
    assert_eq!(table.look(), now);
    let now = table.do_anything(&now);
    // Opened anew, the page is the new one, and the game is where it was.
    visitor.visit("about:blank").visit(&format!("{address}#/table"));
    visitor.is_the_version_with("html[data-version=newer]");
    let again = visitor.table().mine();
    assert_eq!((again.hand, again.moment), (now.hand, now.moment));
    house.close(open);
}

/// The first worker never answers; those after it can be reached by the test.
const DUMB_WORKER: &str = "
const Real = Worker;
window.Worker = class {
  constructor(...how) {
    window.workers = [...(window.workers ?? []), window.workers ? new Real(...how) : { postMessage() {}, terminate() {} }];
    return window.workers.at(-1);
  }
};";

pub(crate) fn a_worker_that_fails_is_replaced(visitor: &Visitor<'_>) {
    visitor.command("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": DUMB_WORKER }));
    visitor.go("?speed=instant&lang=fr#/play/australian-4");
    let table = visitor.table();
    let now = table.deal();
    let workers = || visitor.ask::<usize>("return window.workers.length");
    let before = workers();
    assert!(before > 1);
    // It breaks down in the middle of the game; the next one goes on with it, in the same language.
    visitor.run("window.workers.at(-1).terminate(); window.workers.at(-1).dispatchEvent(new Event('error'))");
    let then = table.do_anything(&now);
    assert_ne!(then, now);
    assert!(workers() > before);
    visitor.read("Vous");
}

pub(crate) fn under_another_path(visitor: &Visitor<'_>) {
    let house = visitor.house();
    let folder = house.copy_of_the_page("deep/games/500");
    let root = folder.parent().unwrap().parent().unwrap();
    fs::write(root.join("index.html"), "Somebody else's page").unwrap();
    let open = house.open_apart(root, 0);
    visitor.visit(&format!("{}games/500/index.html", open.address)).click(".ready a.primary");
    visitor.table().deal();
    assert_eq!(visitor.complaints(), [""; 0]);
    house.close(open);
}

pub(crate) fn installing_is_offered_once_after_a_game(visitor: &Visitor<'_>) {
    let play = |seed: &str| {
        let table = visitor.sit_down("rummy-500+players=2+target=30", seed);
        // The browser says that it could install the page, which is not its own time to ask.
        let kept_back: bool = visitor.ask(
            "window.asked = 0;
            const event = new Event('beforeinstallprompt', { cancelable: true });
            event.prompt = () => { window.asked += 1; };
            return !window.dispatchEvent(event)",
        );
        assert!(kept_back);
        assert!(!visitor.sees(".install button"), "not before a game is over");
        table.play_until("the end", |now| now.moment == "over");
        visitor.see(".end .others, .end a.button");
    };
    play("1");
    visitor.read("Keep Kookaburra on your home screen?").everybody_can_use("the offer to install the page");
    visitor.pictures("install").resize(browser_tests::DESKTOP).click(".install button.primary");
    visitor.until("the offer put away", || (!visitor.sees(".install button")).then_some(()));
    assert_eq!(visitor.ask::<u32>("return window.asked"), 1);
    play("2");
    assert!(!visitor.sees(".install button"), "it is offered once");
    assert_eq!(visitor.complaints(), [""; 0]);
}
