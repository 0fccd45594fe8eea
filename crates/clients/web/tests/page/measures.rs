//! What the page weighs, and whether it keeps its player waiting. How the numbers are had stands in
//! `docs/performance.md`; only what does not depend on the machine's other work is a limit here.

use std::fs;

use crate::browser::BrowserUser;
use serde_json::json;

use crate::{
    online::open_with,
    online_people::{act, until_turn},
};

/// What everything for the first table may weigh on the wire, in bytes.
const WEIGHT: usize = 478_000;
/// The same with the words of a second language, which are fetched beside it.
const WITH_FRENCH: usize = 487_000;

pub(crate) fn the_page_is_light(user: &BrowserUser<'_>) {
    let page = &user.house().page;
    assert!(page.weight() <= WEIGHT, "{} bytes: {:#?}", page.weight(), page.first);
    // That is all that is fetched: nothing comes from elsewhere. A player who chooses French fetches that as well.
    for (table, more, limit) in
        [("#/play/australian-4", "", WEIGHT), ("?lang=fr#/play/quebec-4", "split_french", WITH_FRENCH)]
    {
        user.go(table);
        user.table().deal();
        user.no_text_is_missing();
        let fetched: Vec<String> =
            user.ask("return performance.getEntriesByType('resource').map((entry) => entry.name)");
        let mut weight = page.weight();
        for name in fetched {
            let file = name.strip_prefix(user.house().address()).unwrap_or_else(|| panic!("{name}"));
            let first = page.first.iter().any(|first| first.name == file);
            if !more.is_empty() && file.starts_with(more) {
                weight += fs::metadata(page.folder.join(format!("{file}.br"))).unwrap().len() as usize;
            } else {
                assert!(first || !file.ends_with(".wasm"), "{file} is fetched for {table}, but not counted");
            }
        }
        println!("{weight} bytes before {table}");
        assert!(weight <= limit, "{table}: {weight} bytes");
        assert_eq!(weight > page.weight(), !more.is_empty(), "{table}: {weight} bytes");
    }
}

/// Notes the moment from which the player can act.
const NOTE: &str = "
new MutationObserver(() => {
  window.usable ??= document.querySelector('.table[data-moment=mine]') ? performance.now() : undefined;
}).observe(document, { subtree: true, childList: true, attributes: true });";

pub(crate) fn the_table_is_there_soon(user: &BrowserUser<'_>) {
    user.command("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": NOTE }));
    // Nobody has been here before: nothing is kept. The player is asked first.
    user.go("?speed=instant#/play/australian-4");
    user.table().deal();
    let millis: f64 = user.ask("return window.usable");
    let painted: f64 =
        user.ask("return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0");
    println!(
        "with nothing kept, something is seen after {painted:.0} ms, the table is usable after {millis:.0} ms"
    );
    assert!(millis > 0.0);
}

/// Notes every task of the main thread that takes longer than a frame may: the browser reports those above 50 ms.
const WATCH: &str = "
window.stutters = [];
window.note = (entries) => window.stutters.push(...entries.map((entry) => entry.duration));
window.watcher = new PerformanceObserver((list) => note(list.getEntries()));
watcher.observe({ type: 'longtask' });";

/// The tasks that were too long since this was asked last, in milliseconds; it is asked once the page has nothing to
/// do.
fn stutters(user: &BrowserUser<'_>) -> Vec<f64> {
    user.wait_for(
        "requestIdleCallback(() => setTimeout(() => {
            note(watcher.takeRecords());
            done(stutters.splice(0));
        }))",
    )
}

/// A task that is too long.
const TOO_LONG: &str =
    "setTimeout(() => { const end = performance.now() + 120; while (performance.now() < end); }, 0)";

/// Watches from now on; the watcher must see a task that is too long.
fn watch(user: &BrowserUser<'_>) {
    user.command("Performance.enable", &json!({}));
    user.run(WATCH).run(TOO_LONG);
    user.until("a stutter made on purpose", || (!stutters(user).is_empty()).then_some(()));
}

/// How long the main thread has had tasks so far, and how long a processor worked for it.
fn worked(user: &BrowserUser<'_>) -> [f64; 2] {
    let metrics = user.command("Performance.getMetrics", &json!({}));
    let metrics = metrics["metrics"].as_array().unwrap();
    ["TaskDuration", "ThreadTime"]
        .map(|name| metrics.iter().find(|metric| metric["name"] == name).unwrap()["value"].as_f64().unwrap())
}

/// How often something is tried: what the browser itself does now and then is not the page’s, but it doesn’t do it each
/// time.
const TRIES: usize = 4;

/// Does something, and something like it again, until the page has not stuttered. Where other programs want the
/// processor a task takes longer; of its time that part counts in which a processor worked for it.
fn never_stutters(user: &BrowserUser<'_>, what: &str, mut act: impl FnMut()) {
    let mut seen = Vec::new();
    while seen.len() < TRIES {
        stutters(user);
        let before = worked(user);
        act();
        let mut found = stutters(user);
        let [wall, processor] = worked(user);
        let share = ((processor - before[1]) / (wall - before[0])).min(1.0);
        found.retain(|millis| millis * share > 50.0);
        if found.is_empty() {
            return;
        }
        seen.push((share, found));
    }
    panic!("{what}: the page stuttered each time, with this share of a processor for so many ms: {seen:?}");
}

pub(crate) fn the_page_never_stutters(user: &BrowserUser<'_>) {
    // The strongest players think as long as they ever do.
    let table = user.sit_down_with(&json!({ "levels": ["expert"] }), "australian-4", "1");
    watch(user);
    let mut now = table.mine();
    for _ in 0..7 {
        never_stutters(user, "while experts thought", || now = table.do_anything(&now));
    }
}

pub(crate) fn a_hint_at_a_table_online_never_stutters(mae: &BrowserUser<'_>) {
    open_with(mae, |mae| {
        mae.click("#friends-hints");
    });
    mae.click(".before-room > button.primary").see(".table .hand [data-card]");
    let asks = || {
        until_turn(mae, &[]);
        mae.until("no hint", || (!mae.sees(".advice")).then_some(()));
        let millis: f64 = mae.wait_for(HINT);
        act(mae);
        millis
    };
    // What a hint looks like is fetched with the first.
    asks();
    watch(mae);
    let mut longest = 0.0_f64;
    for _ in 0..6 {
        never_stutters(mae, "over a hint", || longest = longest.max(asks()));
    }
    println!("the longest hint at a table online took {longest:.0} ms, beside the page");
}

/// Asks for a hint, and gives the milliseconds until it can be read.
const HINT: &str = "
const begun = performance.now();
new MutationObserver((_, observer) => {
  if (!document.querySelector('.advice')) return;
  observer.disconnect();
  requestAnimationFrame(() => done(performance.now() - begun));
}).observe(document, { subtree: true, childList: true });
document.querySelector('.tools .tool:nth-child(1)').click();";

/// Hands at each table in which every decision is asked about.
const HANDS: usize = 2;

pub(crate) fn an_expert_answers_soon(user: &BrowserUser<'_>) {
    // A hint is what an expert would do there, thought of by the same worker that the bots think in.
    let presets =
        ["australian-2", "american-3", "australian-4", "american-4", "quebec-4", "american-5", "american-6"];
    for preset in presets {
        let table = user.sit_down_with(&json!({ "levels": ["club"] }), preset, "5");
        let mut now = table.deal();
        // The words of hints are fetched with the first.
        let _: f64 = user.wait_for(HINT);
        now = table.do_anything(&now);
        let (mut hands, mut asked, mut longest) = (0, 0, 0.0_f64);
        while hands < HANDS {
            if matches!(now.moment.as_str(), "deal" | "over" | "pass") {
                hands += usize::from(now.moment != "pass");
            } else if now.actions.len() + now.legal.len() > 1 || now.discard {
                user.until("no hint", || (!user.sees(".advice")).then_some(()));
                asked += 1;
                longest = longest.max(user.wait_for(HINT));
            }
            now = table.do_anything(&now);
        }
        println!("{preset}: the longest of {asked} hints took {longest:.0} ms");
        assert!(asked > 5 && longest > 0.0);
    }
}
