//! A club and an evening of two tables: who belongs to it, what a director decides, and that nobody sees anything of a
//! deal before the last table has finished it.

use crate::browser::{BrowserUser, PHONE_LARGE, Tables};
use serde_json::json;

use crate::{online::step, online_people::tap};

/// Notes whatever comes over the wire, to each page that is loaded from now on or to its workers.
fn listens_in(user: &BrowserUser<'_>) {
    let listen = "const Socket = globalThis.WebSocket;
        globalThis.WebSocket = class extends Socket {
            constructor(...to) {
                super(...to);
                this.addEventListener('message', (event) => hear(`${to[0]} ${event.data}`));
            }
        };
        const asks = globalThis.fetch;
        globalThis.fetch = async (...what) => {
            const answer = await asks(...what);
            answer.clone().text().then((text) => hear(`${what[0]} ${text}`));
            return answer;
        };";
    let in_page = format!(
        "window.heard = [];
        const hear = (what) => window.heard.push(what);
        const fromWorkers = new BroadcastChannel('heard');
        fromWorkers.onmessage = (event) => hear(event.data);
        {listen}"
    );
    let in_workers = format!(
        "const toPage = new BroadcastChannel('heard');
        const hear = (what) => toPage.postMessage(what);
        {listen}"
    );
    user.run_first(&in_page, &in_workers);
}

/// What came over the wire from paths with this part.
fn heard(user: &BrowserUser<'_>, from: &str) -> Vec<String> {
    let all: Vec<String> = user.ask("return window.heard");
    all.into_iter().filter(|heard| heard.split(' ').next().unwrap().contains(from)).collect()
}

/// Mae founds a club; gives its link.
pub(crate) fn found(mae: &BrowserUser<'_>) -> String {
    mae.settle(&json!({ "name": "Mae" })).reload().see("#room h1").go("#/friends");
    mae.see(".clubs summary").click(".clubs summary").write("#club-title", "Wattle Street");
    mae.everybody_can_use("starting a club");
    mae.click(".starts-club button").see("#club-members").read("No evening is planned.");
    mae.everybody_can_use("a new club");
    mae.click(".invite summary");
    let link: String = mae.ask("return document.querySelector('#club-link').value");
    assert!(link.contains("#/c/") && link.starts_with(mae.address()), "{link}");
    let address: String = mae.ask("return location.href");
    assert!(link.starts_with(&format!("{address}/")), "the address of the page lets nobody in: {address}");
    link
}

/// Somebody follows the link and joins.
pub(crate) fn join(user: &BrowserUser<'_>, name: &str, lang: &str, link: &str) {
    user.settle(&json!({ "lang": lang })).reload().see("#room h1").visit(link).see("#online-name");
    user.everybody_can_use("coming to a club").write("#online-name", name);
    user.click("form button[type=submit]").see("#club-members");
}

/// Mae plans an evening of a game for two, of so many rounds of one deal.
pub(crate) fn plan(mae: &BrowserUser<'_>, rounds: u32) {
    mae.click(".planning summary").see("#plan-deals");
    mae.run(&format!(
        "const change = (id, value, kind) => {{
            const field = document.querySelector(id);
            field.value = value;
            field.dispatchEvent(new Event(kind, {{ bubbles: true }}));
        }};
        change('#plan-rules', 'american-2', 'change');
        change('#plan-level', 'beginner', 'change');
        change('#plan-deals', '{rounds}', 'input');
        change('#plan-per-round', '1', 'input');"
    ));
    mae.everybody_can_use("planning an evening");
    tap(mae, "Save the plan");
    mae.read("Nobody moves.");
}

/// An evening has begun; each is at their table.
pub(crate) fn begin(mae: &BrowserUser<'_>, others: &[&BrowserUser<'_>]) {
    tap(mae, "Open check-in");
    let all = || std::iter::once(&mae).chain(others);
    for user in all() {
        user.see(".check-in");
    }
    mae.everybody_can_use("the check-in");
    mae.click(".check-in").read("You’re checked in.");
    for user in others {
        user.click(".check-in").until("the check-in", || (!user.sees(".check-in")).then_some(()));
    }
    tap(mae, "Start the evening");
    for user in all() {
        user.see(".evening a.button");
    }
    mae.read("Round 1 of").read("You’re at table 1.").everybody_can_use("a round that is played");
    for user in all() {
        user.click(".evening a.button").see(".table .hand [data-card]");
    }
}

/// Plays a hand to its end.
fn play(users: &[&BrowserUser<'_>]) {
    users[0].until("the end of the hand", || {
        let over: Vec<bool> = users.iter().map(|user| step(&user.table())).collect();
        over.into_iter().all(|over| over).then_some(())
    });
}

/// Whatever would tell of a deal.
const TELLING: [&str; 6] = ["contract", "tricks", "points", "\"hand\"", "proof\":", "secret"];

pub(crate) fn no_result_is_seen_before_the_last_table(user: &BrowserUser<'_>) {
    let place: Tables<'_> = user.house().tables();
    let [mae, bo, cy] = [place.user(), place.user(), place.user()];
    [&mae, &bo, &cy].into_iter().for_each(listens_in);
    let link = found(&mae);
    join(&bo, "Bo", "fr", &link);
    join(&cy, "Cy", "en", &link);
    plan(&mae, 1);
    mae.read("One deal in one round.");
    begin(&mae, &[&bo, &cy]);
    let second: String = cy.ask("return location.hash.split('/')[2]");
    let club = link.split('/').rev().nth(1).unwrap().to_owned();
    cy.read("left in this round.").everybody_can_use("a table of an evening");
    play(&[&cy]);
    // Cy’s table has finished the deal. Mae looks at the club, where nothing is to be seen of it.
    mae.go(&format!("#/c/{club}")).read("Opens when one more table finishes.").read("No deal is open yet.");
    mae.until("a table that has finished", || mae.text(".directed").contains("Finished").then_some(()));
    mae.everybody_can_use("an evening, for its director").resize(PHONE_LARGE).picture("club-evening");
    assert!(!mae.sees(".results table") && !mae.sees(".proof"), "{}", mae.text(".results"));
    let told = heard(&mae, "/api/clubs/");
    assert!(told.iter().any(|told| told.contains("awaited")), "{told:?}");
    for what in TELLING {
        assert!(!told.iter().any(|told| told.contains(what)), "{what} is told: {told:?}");
    }
    // Nor is there a record of it, whoever asks; at Cy’s own table there is no proof either.
    for asks in [&mae, &cy] {
        let record = format!("fetch('/api/tables/{second}/record').then((it) => it.text()).then(done);");
        assert_eq!(asks.wait_for::<String>(&record), "[]");
    }
    let own = heard(&cy, "/api/tables/");
    assert!(
        own.iter().any(|told| told.contains("contract")) && !own.iter().any(|told| told.contains("secret")),
        "{own:?}"
    );
    // The last table finishes it: everybody sees everything.
    mae.click(".evening a.button").see(".table .hand [data-card]");
    play(&[&mae, &bo]);
    cy.go(&format!("#/c/{club}")).see(".results table").read("Deal 1").read("Mae").read("Bo");
    cy.everybody_can_use("the results of an evening").resize(PHONE_LARGE).picture("club-results");
    cy.click(".proof summary").read("Deal 1: your number is in it.").read("Deal 1: checked.");
    cy.click(".results .tables-of-deal button")
        .see(".film .replay .felt")
        .everybody_can_use("a deal looked through");
    // When the break is over, so is the evening: those who sit at its tables are led to the club.
    place.later(21, &cy);
    mae.see("#club-season").read("One evening in this season").read("Evening 1");
    bo.see("#club-season").no_text_is_missing();
    mae.click("#club-past + .places a").see(".results table").read("Evening 1");
    assert_eq!(mae.complaints(), [""; 0]);
}

pub(crate) fn a_round_is_followed_by_the_next(user: &BrowserUser<'_>) {
    let place = user.house().tables();
    let [mae, bo] = [place.user(), place.user()];
    let link = found(&mae);
    join(&bo, "Bo", "fr", &link);
    plan(&mae, 2);
    begin(&mae, &[&bo]);
    let first: String = bo.ask("return location.hash");
    for user in [&mae, &bo] {
        user.click(".of-evening summary");
    }
    // Bo asks; the director sees it at her own table, and says something to everybody.
    tap(&bo, "Demander la direction");
    mae.until("that Bo asks", || mae.text(".directed").contains("Asks for you").then_some(()));
    mae.everybody_can_use("a director at her table").resize(PHONE_LARGE).picture("club-director");
    tap(&mae, "Seen to");
    bo.until("that it was seen to", || bo.words().contains("Demander la direction").then_some(()));
    tap(&mae, "A short break.");
    bo.read("La direction\u{a0}: Une petite pause.");
    tap(&mae, "Pause");
    bo.read("La direction a arrêté les horloges.");
    tap(&mae, "Continue");
    bo.read("dans cette ronde.");
    // The deal counts as average: it is the last of the round. Each is led to their next table after the break.
    tap(&mae, "Average");
    mae.read("Give this table an average?").click(".directed .danger");
    bo.read("La direction a donné une moyenne pour cette donne.");
    mae.read("Next: table 1.").read("The next round begins in");
    bo.read("Ensuite\u{a0}: table 1.").everybody_can_use("a break between rounds");
    place.later(21, &bo);
    bo.until("the next table", || {
        let now: String = bo.ask("return location.hash");
        (now != first && now.starts_with("#/t/") && bo.sees(".table .hand [data-card]")).then_some(())
    });
    mae.see(".table .hand [data-card]").click(".of-evening summary");
    tap(&mae, "End the evening");
    mae.read("End the evening now?");
    mae.click(".of-evening .danger").see("#club-past").click("#club-past + .places a");
    mae.see(".results table").read("Average").everybody_can_use("an evening of averages");
    bo.see("#club-season").no_text_is_missing();
    assert_eq!(mae.complaints(), [""; 0]);
}

pub(crate) fn who_has_the_link_belongs_to_it_and_a_director_decides(user: &BrowserUser<'_>) {
    let place = user.house().tables();
    let [mae, bo, eve] = [place.user(), place.user(), place.user()];
    let link = found(&mae);
    // The code alone shows no member.
    let (alone, _) = link.rsplit_once('/').unwrap();
    eve.visit(alone).read("Only members see this club.").everybody_can_use("a club from outside");
    assert!(!eve.words().contains("Mae"));
    join(&bo, "Bo", "en", &link);
    mae.read("Bo").everybody_can_use("the members of a club");
    // The old link ends, and Bo stays.
    tap(&mae, "New link");
    mae.read("End the old link?").click(".invite .danger");
    mae.until("another link", || {
        (mae.ask::<String>("return document.querySelector('#club-link').value") != link).then_some(())
    });
    join_in_vain(&eve, &link);
    bo.reload().see("#club-members").go("#/friends").see(".my-clubs a").read("Wattle Street");
    bo.click(".my-clubs a").see("#club-members");
    mae.run("document.querySelector('#club-members + ul li:nth-child(2) .ways button:last-child').click()");
    mae.read("Remove Bo from the club?").click("#club-members + ul .danger");
    bo.read("You don’t belong to this club any more.");
    mae.read("Bo still has the club’s link").read("No evening is planned.");
    // Whoever is the only director stays, and is told why; the club is still theirs.
    let link: String = mae.ask("return document.querySelector('#club-link').value");
    join(&eve, "Eve", "en", &link);
    mae.read("Eve");
    tap(&mae, "Leave the club");
    mae.read("Leave this club?").click("section > .sure .danger");
    mae.read("A club needs a director").see("#club-members");
    mae.go("#/friends").see(".my-clubs a").read("Wattle Street");
    assert_eq!(mae.complaints(), [""; 0]);
}

fn join_in_vain(eve: &BrowserUser<'_>, link: &str) {
    eve.visit(link).see("#online-name").write("#online-name", "Eve");
    eve.click("form button[type=submit]").read("This link has ended. Ask a member for a new one.");
}
