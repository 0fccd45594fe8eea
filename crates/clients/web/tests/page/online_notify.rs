//! Somebody is told that it is their turn while their page is closed. The server of the browser’s maker is out of reach
//! here: the test stands in for it, and hands the service worker a notification as the browser would.

use std::fs;

use crate::browser::{BrowserUser, PHONE_LARGE};
use serde_json::{Value, json};

use crate::{
    online::open_with,
    online_people::{drop_down, tap, until_turn},
};

/// The way by which the browser is notified, and what is sent to the server about it.
const MAKER: &str = "
const way = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/mae',
  unsubscribe: async () => { localStorage.removeItem('way'); return true; },
};
PushManager.prototype.getSubscription = async () => localStorage.getItem('way') ? way : null;
PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
  if (!userVisibleOnly) throw new Error('silent');
  localStorage.setItem('way', applicationServerKey);
  return way;
};
window.sent = [];
const real = window.fetch;
window.fetch = async (path, init) => {
  const answer = await real(path, init);
  if (path === '/api/knocks' && init.body) window.sent.push([init.method, JSON.parse(init.body), answer.status]);
  return answer;
};";

/// What was sent about the browser last: how, what, and the status of the answer.
fn sent(user: &BrowserUser<'_>) -> Option<(String, Value, u16)> {
    user.ask("return window.sent.at(-1) ?? null")
}

/// The titles of the notifications that are shown.
fn notified(user: &BrowserUser<'_>) -> Vec<String> {
    user.wait_for(
        "navigator.serviceWorker.ready
            .then((registration) => registration.getNotifications())
            .then((all) => done(all.map((one) => one.title)));",
    )
}

/// The browser is notified.
fn notify(user: &BrowserUser<'_>) {
    user.command("ServiceWorker.enable", &json!({}));
    // It has this worker alone, but may have numbered it otherwise.
    for number in 0..4 {
        let notification =
            json!({ "origin": user.address(), "registrationId": number.to_string(), "data": "" });
        user.command("ServiceWorker.deliverPushMessage", &notification);
    }
}

pub(crate) fn whoever_wants_is_told_of_their_turn_when_their_page_is_closed(user: &BrowserUser<'_>) {
    let tables = user.house().tables();
    let (mae, bo) = (tables.user(), tables.user());
    let origin = mae.address().trim_end_matches('/');
    mae.command("Browser.grantPermissions", &json!({ "permissions": ["notifications"], "origin": origin }));
    mae.command("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": MAKER }));
    let link = open_with(&mae, |mae| {
        mae.click("#friends-pace label:nth-of-type(3)");
    });
    bo.settle(&json!({ "name": "Bo" })).reload().see("#room h1").visit(&link).see("#online-name");
    bo.click(".before-room button[type=submit]").see(".before-room h1");
    mae.read("Bo").click(".before-room > button.primary").see(".table .hand [data-card]");
    bo.see(".table .hand [data-card]");

    tap(&mae, "Tell me when it’s my turn");
    let quiet_of = |from: u16, to: u16| {
        mae.until("the server to know", || {
            let (method, body, status) = sent(&mae)?;
            let quiet = (&body["quiet"]["from"], &body["quiet"]["to"]);
            (method == "POST" && status == 204 && quiet == (&json!(from), &json!(to))).then_some(())
        });
    };
    quiet_of(22 * 60, 8 * 60);
    drop_down(&mae);
    mae.click(".strip .drop summary ~ .room details:has(#online-notify-from) > summary");
    mae.read("even when this page is closed").everybody_can_use("being told of one’s turn");
    mae.resize(PHONE_LARGE).run("document.querySelector('#online-notify-from').scrollIntoView()");
    mae.picture("online-notify");
    mae.run(
        "const from = document.querySelector('#online-notify-from');
        from.value = '21:30';
        from.dispatchEvent(new Event('change', { bubbles: true }));",
    );
    quiet_of(21 * 60 + 30, 8 * 60);
    drop_down(&mae);

    until_turn(&mae, &[&bo]);
    mae.until("a notification", || {
        if notified(&mae).is_empty() {
            notify(&mae);
        }
        (notified(&mae) == ["Your turn at Australian Five Hundred for four, with house rules"]).then_some(())
    });
    // What was chosen holds when the page is opened anew; then nobody is to be told any more.
    mae.reload().see(".table .hand [data-card]");
    quiet_of(21 * 60 + 30, 8 * 60);
    drop_down(&mae);
    mae.click(".strip .drop summary ~ .room details:has(#online-notify-from) > summary");
    assert_eq!(mae.ask::<String>("return document.querySelector('#online-notify-from').value"), "21:30");
    tap(&mae, "Stop telling me");
    mae.until("the server to forget", || {
        let (method, body, status) = sent(&mae)?;
        (method == "DELETE" && status == 204 && body["endpoint"].is_string()).then_some(())
    });
    drop_down(&mae);
    mae.read("Tell me when it’s my turn");
    assert_eq!(mae.ask::<Option<String>>("return localStorage.getItem('way')"), None);
    assert_eq!(mae.complaints(), [""; 0]);
}

/// What the script of the service worker finds around it. No test can tap a notification, nor move a browser to another
/// address.
const WORKER: &str = "
const heard = {}, did = [];
const page = (url) => ({
  url,
  focus: async () => did.push(['focus', url]),
  navigate: async (to) => did.push(['navigate', to]),
});
const self = {
  addEventListener: (name, listener) => { heard[name] = listener; },
  registration: { scope: 'https://500.example/', pushManager: { subscribe: async () => ({ endpoint: 'asked' }) } },
  clients: { matchAll: async () => pages.map(page), openWindow: async (to) => did.push(['open', to]) },
};
const fetch = async (path, init = { method: 'GET', body: 'null' }) => did.push([init.method, path, JSON.parse(init.body)]);";

/// What it does when something happens, with these pages open.
fn worker_does(user: &BrowserUser<'_>, pages: &[&str], event: &str, with: &str) -> Value {
    let worker = fs::read_to_string(user.house().page.folder.join("service-worker.js")).unwrap();
    user.wait_for(&format!(
        "const pages = {pages:?};
        {WORKER}
        {worker}
        let doing;
        heard.{event}({{ ...{with}, waitUntil: (it) => {{ doing = it; }} }});
        doing.then(() => done(did));"
    ))
}

pub(crate) fn a_tap_on_a_notification_leads_to_the_table(user: &BrowserUser<'_>) {
    let (home, table) = ("https://500.example/#/", "https://500.example/#/t/abcdefgh");
    let tapped = "{ notification: { data: '#/t/abcdefgh', close: () => did.push(['close']) } }";
    let does = |pages: &[&str]| worker_does(user, pages, "notificationclick", tapped);
    assert_eq!(does(&[home, table]), json!([["close"], ["focus", table]]));
    assert_eq!(does(&[home]), json!([["close"], ["focus", home], ["navigate", table]]));
    assert_eq!(does(&[]), json!([["close"], ["open", table]]));
}

pub(crate) fn a_browser_that_moves_is_still_found(user: &BrowserUser<'_>) {
    let does = |moved: &str| worker_does(user, &[], "pushsubscriptionchange", moved);
    let sent = |to: &str| json!([["POST", "/api/knocks", { "endpoint": to, "before": "old" }]]);
    assert_eq!(
        does("{ oldSubscription: { endpoint: 'old' }, newSubscription: { endpoint: 'new' } }"),
        sent("new")
    );
    assert_eq!(
        does("{ oldSubscription: { endpoint: 'old', options: {} }, newSubscription: null }"),
        sent("asked")
    );
    // Some browsers tell neither where they were nor where they are.
    let moved = |to: &str| json!(["POST", "/api/knocks", { "endpoint": to }]);
    assert_eq!(
        does("{ oldSubscription: null, newSubscription: { endpoint: 'new' } }"),
        json!([moved("new")])
    );
    assert_eq!(does("{}").as_array().and_then(|did| did.last()), Some(&moved("asked")));
}
