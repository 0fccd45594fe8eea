//! Nothing is lost: games go on after closing, without a network, and under a new version.

use std::fs;

use crate::browser::BrowserUser;
use serde_json::json;

pub(crate) fn a_game_goes_on_after_closing(user: &BrowserUser<'_>) {
    let table = user.sit_down("australian-4", "c0");
    let now = table.play_until("a played card", |now| !now.legal.is_empty());
    let now = table.do_anything(&now);
    user.visit("about:blank").go("#/").see(".kept").pictures("resume");
    user.click(".kept a.primary");
    let again = user.table().mine();
    assert_eq!((again.hand, again.legal, again.moment), (now.hand, now.legal, now.moment));
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn who_comes_back_plays_on(user: &BrowserUser<'_>) {
    let table = user.sit_down("australian-4", "c1");
    let now = table.play_until("a played card", |now| !now.legal.is_empty());
    user.visit("about:blank").back();
    let again = user.table().mine();
    assert_eq!((&again.hand, &again.moment), (&now.hand, &now.moment));
    assert_ne!(table.do_anything(&again), again);
    assert_eq!(user.complaints(), [""; 0]);
}

/// Pages of the same visitor that follow each other at once, as often as it takes for one to stand in another's way:
/// the browser puts the former by, with its worker, and the store is being made.
pub(crate) fn pages_make_way_for_each_other(user: &BrowserUser<'_>) {
    for _ in 0..6 {
        let house = user.house();
        let open = house.open_apart(&house.page.folder, 0);
        user.visit(&format!("{}#/help", open.address)).see("#room h1");
        user.visit(&format!("{}?speed=instant#/play/australian-4", open.address)).see(".table");
        // Without a store there is a table too, but nothing is kept.
        user.visit(&format!("{}#/", open.address)).see(".kept");
        house.close(open);
    }
}

pub(crate) fn the_page_works_without_a_network(user: &BrowserUser<'_>) {
    let house = user.house();
    let open = house.open_apart(&house.page.folder, 0);
    let address = open.address.clone();
    user.visit(&address).see(".ready").has_it_kept();
    house.close(open);
    user.visit("about:blank").visit(&format!("{address}?speed=instant#/play/australian-4"));
    let table = user.table();
    let now = table.deal();
    table.do_anything(&now);
    // Pages that were never asked for are kept too.
    user.visit(&format!("{address}?lang=fr#/sheet/quebec-4")).see("#room h1").read("Règles");
    user.visit(&format!("{address}?speed=instant#/play/rummy-500"));
    user.table().deal();
    user.see(".laid-out");
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn a_part_that_is_out_of_reach_is_asked_for_again(user: &BrowserUser<'_>) {
    user.command("Network.enable", &json!({}));
    user.command("Network.setBlockedURLs", &json!({ "urls": ["*/split_rooms*"] }));
    user.go("#/settings").read("didn’t load");
    user.command("Network.setBlockedURLs", &json!({ "urls": [] }));
    user.click(".no-table a").see(".ready").go("#/settings").see("#room h1");
}

pub(crate) fn a_new_version_waits(user: &BrowserUser<'_>) {
    let house = user.house();
    let folder = house.copy_of_the_page("update");
    let port = testkit::servers::free_port();
    let open = house.open_apart(&folder, port);
    let address = open.address.clone();
    user.visit(&address).see(".ready").has_it_kept();
    user.run(&format!(
        "localStorage.setItem('kookaburra-settings', {:?})",
        json!({ "pace": "instant", "levels": ["beginner"] }).to_string()
    ));
    user.visit(&format!("{address}?speed=instant#/play/australian-4"));
    let table = user.table();
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
            // There may be no such copy.
            let _ = fs::remove_file(folder.join(format!("{file}.{packed}")));
        }
    }
    let open = house.open_apart(&folder, port);
    user.has_a_new_version();
    // The hand goes on as if nothing had happened.
    assert_eq!(table.look(), now);
    let now = table.do_anything(&now);
    // Opened anew, the page is the new one, and the game is where it was.
    user.visit("about:blank").visit(&format!("{address}#/table"));
    user.is_the_version_with("html[data-version=newer]");
    let again = user.table().mine();
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

pub(crate) fn a_worker_that_fails_is_replaced(user: &BrowserUser<'_>) {
    user.command("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": DUMB_WORKER }));
    user.go("?speed=instant&lang=fr#/play/australian-4");
    let table = user.table();
    let now = table.deal();
    let workers = || user.ask::<usize>("return window.workers.length");
    let before = workers();
    assert!(before > 1);
    // It breaks down in the middle of the game; the next one goes on with it, in the same language.
    user.run("window.workers.at(-1).terminate(); window.workers.at(-1).dispatchEvent(new Event('error'))");
    let then = table.do_anything(&now);
    assert_ne!(then, now);
    assert!(workers() > before);
    user.read("Vous");
}

pub(crate) fn under_another_path(user: &BrowserUser<'_>) {
    let house = user.house();
    let folder = house.copy_of_the_page("deep/games/500");
    let root = folder.parent().unwrap().parent().unwrap();
    fs::write(root.join("index.html"), "Somebody else's page").unwrap();
    let open = house.open_apart(root, 0);
    user.visit(&format!("{}games/500/index.html", open.address)).click(".ready a.primary");
    user.table().deal();
    assert_eq!(user.complaints(), [""; 0]);
    house.close(open);
}

pub(crate) fn installing_is_offered_once_after_a_game(user: &BrowserUser<'_>) {
    let play = |seed: &str| {
        let table = user.sit_down("rummy-500+players=2+target=30", seed);
        // The browser says that it could install the page, which is not its own time to ask.
        let kept_back: bool = user.ask(
            "window.asked = 0;
            const event = new Event('beforeinstallprompt', { cancelable: true });
            event.prompt = () => { window.asked += 1; };
            return !window.dispatchEvent(event)",
        );
        assert!(kept_back);
        assert!(!user.sees(".install button"), "not before a game is over");
        table.play_until("the end", |now| now.moment == "over");
        user.see(".end .others, .end a.button");
    };
    play("1");
    user.read("Keep Kookaburra on your home screen?").everybody_can_use("the offer to install the page");
    user.pictures("install").resize(crate::browser::DESKTOP).click(".install button.primary");
    user.until("the offer put away", || (!user.sees(".install button")).then_some(()));
    assert_eq!(user.ask::<u32>("return window.asked"), 1);
    play("2");
    assert!(!user.sees(".install button"), "it is offered once");
    assert_eq!(user.complaints(), [""; 0]);
}
