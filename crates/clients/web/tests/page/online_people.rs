//! What people at a table online meet. The points that were to be tried with two browsers, and where each is shown:
//!
//! | point | test |
//! | --- | --- |
//! | 1 link, name, one tap; 24 a reader by ear beside a mouse | `online::friends_play_a_hand` |
//! | 2 a preview joins nothing; 6 two want one seat; 14 the same name is no seat | `a_seat_is_taken_by_sitting_down` |
//! | 3 a code is said; 4 the rules that differ | `a_code_is_said_and_rules_are_compared` |
//! | 5 a seat in mid-hand: at once, or with the next deal | `in_mid_hand_a_seat_is_taken_at_once_or_with_the_next_deal` |
//! | 7 offline for 10 s; 8 away off-turn; 9 a bot after 60 s; 10 wait; 11 back in mid-trick | `an_absence_matters_while_the_table_waits` |
//! | 12 a second tab | `online::who_goes_away_comes_back` |
//! | 13 storage cleared, one’s own link | `ones_own_link_leads_back_to_the_seat` |
//! | 15 the host is gone for two minutes; 16 locked | `a_host_decides_and_another_follows` |
//! | 17 the server ends in mid-move | `a_card_lies_once_when_the_server_restarts` |
//! | 18 an old page is loaded anew | `an_old_page_is_loaded_anew` |
//! | 19 two call Rummy! | `online/tests/tables/main.rs`: of several the seat next after the turn |
//! | 20 a claim with one no | `a_claim_needs_everybody` |
//! | 21 undo and silence | `what_is_asked_needs_everybody` |
//! | 22 again, and one has left | `who_has_left_does_not_hold_up_the_next_game` |
//! | 23 a phone and a plain address | `online::a_phone_and_a_plain_address_will_do` |
//! | 25 no result before the last table | `clubs::no_result_is_seen_before_the_last_table` |

use crate::browser::{BrowserUser, Now, PHONE, PHONE_LARGE};
use serde_json::json;

use crate::online::{at_table, come, follow, open, opened, step};

/// Taps the button with these words, as soon as it is there.
pub(crate) fn tap(user: &BrowserUser<'_>, words: &str) {
    let script = format!(
        "const wanted = [...document.querySelectorAll('button, .button')].find((it) => it.innerText.trim() === {words:?});
        wanted?.click();
        return wanted !== undefined;"
    );
    user.until(words, || user.ask::<bool>(&script).then_some(()));
}

/// Opens or closes what lies behind “Table” in the strip.
pub(crate) fn drop_down(user: &BrowserUser<'_>) {
    user.click(".strip .drop:not(.say) > summary");
}

/// How many came to the table at which somebody is.
fn company(user: &BrowserUser<'_>) -> usize {
    user.wait_for(
        "fetch('/api/tables/' + location.hash.split('/')[2])
            .then((answer) => answer.json())
            .then((look) => done(look.company.visitors.length));",
    )
}

/// Whether somebody can do something with cards now.
pub(crate) fn may(now: &Now) -> bool {
    now.moment == "mine" && (!now.legal.is_empty() || now.discard || !now.actions.is_empty())
}

/// Is ready for the next hand.
fn go_on(at: &BrowserUser<'_>) {
    at.run("document.querySelector('.panel button.primary')?.click()");
}

/// Plays with all of them until something holds for the first. Each card may take its time.
pub(crate) fn play_on(all: &[&BrowserUser<'_>], holds: impl Fn(&Now) -> bool) {
    loop {
        let before = all[0].table().look();
        if holds(&before) {
            return;
        }
        all[0].until("the game to go on", || {
            for user in all {
                let table = user.table();
                if step(&table) && !holds(&table.look()) {
                    go_on(user);
                }
            }
            (all[0].table().look() != before).then_some(())
        });
    }
}

/// Lets others play until it is somebody’s turn.
pub(crate) fn until_turn(of: &BrowserUser<'_>, others: &[&BrowserUser<'_>]) {
    let table = of.table();
    of.until("my turn", || {
        let now = table.look();
        if may(&now) {
            return Some(());
        }
        // The hand may end before.
        if matches!(now.moment.as_str(), "deal" | "over") {
            go_on(of);
        }
        for other in others {
            if step(&other.table()) {
                go_on(other);
            }
        }
        None
    });
}

/// Does what may be done, until the table has taken it.
pub(crate) fn act(user: &BrowserUser<'_>) {
    let table = user.table();
    user.until("an act", || {
        let now = table.look();
        if !may(&now) {
            return Some(());
        }
        step(&table);
        None
    });
}

pub(crate) fn a_seat_is_taken_by_sitting_down(mae: &BrowserUser<'_>) {
    let link = open(mae);
    let (bo, cy) = (mae.house().user(), mae.house().user());
    for preview in [&bo, &cy] {
        preview.settle(&json!({})).reload().see("#room h1").visit(&link).see("#online-name");
    }
    // Looking at a link seats nobody.
    assert_eq!(company(mae), 1);
    bo.write("#online-name", "Bo");
    cy.write("#online-name", "Mae");
    tap(&bo, "Sit at seat 3");
    mae.read("Seat 3: Bo");
    tap(&cy, "Sit at seat 3");
    cy.read("Someone just took that seat.");
    // A name is no key: this is another Mae, and Mae keeps her seat.
    tap(&cy, "Sit at seat 4");
    mae.read("Seat 4: Mae").read("Seat 1: Mae");
    assert_eq!(company(mae), 3);
    assert_eq!(mae.complaints(), [""; 0]);
}

pub(crate) fn a_code_is_said_and_rules_are_compared(mae: &BrowserUser<'_>) {
    open(mae);
    tap(mae, "A code to say");
    let code = mae.text(".said-code b");
    assert_eq!((code.len(), code.chars().filter(char::is_ascii_digit).count()), (7, 6), "{code}");
    mae.everybody_can_use("a code to say");
    let bo = mae.house().user();
    bo.settle(&json!({ "lang": "fr", "last_table": "quebec-4" })).reload().see("#room h1").go("#/friends");
    bo.write("#online-code", "12 34").click(".told-code button[type=submit]");
    bo.read("Ce code n’est plus valide\u{a0}: demandez-en un nouveau.");
    bo.run("document.querySelector('#online-code').value = ''");
    bo.write("#online-code", &code).click(".told-code button[type=submit]").read("On vous invite");
    bo.read("règles diffèrent de").see(".differences li");
    bo.everybody_can_use("rules that differ");
    bo.resize(PHONE_LARGE).picture("online-rules-differ");
    assert!(bo.ask::<usize>("return document.querySelectorAll('.differences li').length") > 2);
    bo.no_text_is_missing();
}

pub(crate) fn who_has_played_nothing_here_says_which_game_they_know(mae: &BrowserUser<'_>) {
    let link = opened(mae, "australian-4");
    let bo = mae.house().user();
    bo.resize(PHONE_LARGE).settle(&json!({})).reload().see("#room h1").visit(&link).see("#online-known");
    // Name and seat come first, whatever is answered.
    let bottom: f64 =
        bo.ask("return document.querySelector('.go button[type=submit]').getBoundingClientRect().bottom");
    let question: f64 = bo.ask("return document.querySelector('#online-known').getBoundingClientRect().top");
    assert!(bottom <= 844. && question >= bottom, "{bottom} {question}");
    assert!(!bo.sees(".differences"));
    bo.run(
        "window.asked = [];
        const fetch = window.fetch;
        window.fetch = (...all) => { window.asked.push(String(all[0])); return fetch(...all); };",
    );
    let say = |family: &str| bo.click(&format!("#online-known label:has([value={family}])"));
    say("american").read("rules differ from American").click(".compared summary").see(".differences li");
    assert!(bo.text(".differences").contains("(there:"), "{}", bo.words());
    bo.everybody_can_use("which game one knows").pictures("online-known");
    bo.resize(PHONE_LARGE);
    say("australian").read("The same rules as Australian");
    assert!(!bo.sees(".differences li"));
    say("rummy").read("That’s another game");
    say("none").read("Then read the rules of this table");
    let asked: Vec<String> = bo.ask("return window.asked");
    assert!(asked.iter().all(|address| !address.contains("/api/")), "{asked:?}");
    bo.write("#online-name", "Bo").click("form button[type=submit]").read("Mae starts the game.");
    // Whoever has played is asked nothing.
    let cy = mae.house().user();
    cy.settle(&json!({ "lang": "fr" }))
        .reload()
        .see("#room h1")
        .visit(&link)
        .read("Quel 500 connaissez-vous?");
    cy.click("#online-known label:has([value=quebec])").read("règles diffèrent de").see(".differences li");
    cy.everybody_can_use("which game one knows, in French").picture("online-known-fr");
    cy.no_text_is_missing();
    cy.settle(&json!({ "last_table": "quebec-4" }))
        .reload()
        .see("#room h1")
        .visit(&link)
        .see(".differences li");
    assert!(!cy.sees("#online-known"));
    assert_eq!(bo.complaints(), [""; 0]);
}

pub(crate) fn in_mid_hand_a_seat_is_taken_at_once_or_with_the_next_deal(mae: &BrowserUser<'_>) {
    let link = open(mae);
    mae.click(".before-room > button.primary").see(".table .hand [data-card]");
    let bo = mae.house().user();
    follow(&bo, &link, "Bo");
    tap(&bo, "Sit at seat 2");
    // Bo has seen no card of this deal.
    bo.see(".table .hand [data-card]");
    drop_down(&bo);
    tap(&bo, "Give up the seat");
    bo.click(".strip .sure .danger");
    bo.read("You see what everyone sees.");
    tap(&bo, "Sit at seat 3");
    bo.read("You take your seat with the next deal.");
    mae.until("Bo’s next seat", || mae.text(".players").contains("Bo from the next deal").then_some(()));
}

pub(crate) fn an_absence_matters_while_the_table_waits(user: &BrowserUser<'_>) {
    let place = user.house().tables();
    let (mae, bo) = (place.user(), place.user());
    let link = at_table(&mae, &bo);
    until_turn(&mae, &[&bo]);
    bo.visit("about:blank");
    // A tunnel is nobody’s business.
    place.later(8, &mae);
    assert!(!mae.text(".players").contains("away"));
    place.later(13, &mae);
    mae.until("that Bo is away", || mae.text(".players").contains("away").then_some(()));
    assert!(!mae.sees(".strip .clock"), "nobody waits for Bo");
    mae.until("a wait for Bo", || {
        if mae.words().contains("Waiting for Bo. A bot plays in") {
            return Some(());
        }
        step(&mae.table());
        None
    });
    mae.everybody_can_use("waiting for somebody");
    mae.resize(PHONE_LARGE).picture("online-waiting-for");
    tap(&mae, "Wait for Bo");
    mae.read("Waiting for Bo. A bot plays in 2:");
    place.later(180, &mae);
    mae.until("a bot for Bo", || mae.text(".players").contains("bot for Bo").then_some(()));
    until_turn(&mae, &[]);
    bo.visit(&link).see(".table .hand [data-card]").read("Vous revoilà. Entre-temps\u{a0}:");
    bo.read("Votre robot").everybody_can_use("coming back");
    bo.resize(PHONE_LARGE).picture("online-back");
    mae.until("Bo", || (!mae.text(".players").contains("bot for Bo")).then_some(()));
    until_turn(&bo, &[&mae]);
    act(&bo);
    assert_eq!(mae.complaints(), [""; 0]);
    bo.no_text_is_missing();
}

pub(crate) fn a_host_lets_a_bot_play_for_whoever_is_silent(user: &BrowserUser<'_>) {
    let place = user.house().tables();
    let (mae, bo) = (place.user(), place.user());
    at_table(&mae, &bo);
    until_turn(&bo, &[&mae]);
    place.later(301, &mae);
    mae.run("const real = Date.now; Date.now = () => real() + 301_000;");
    mae.read("Nudge Bo").read("Let a bot play for Bo").everybody_can_use("somebody who is silent");
    mae.resize(PHONE).picture("online-silent-phone");
    tap(&mae, "Let a bot play for Bo");
    mae.click(".strip .sure .danger");
    bo.read("Un robot joue pour vous.");
    tap(&bo, "Me revoilà");
    until_turn(&bo, &[&mae]);
}

pub(crate) fn ones_own_link_leads_back_to_the_seat(user: &BrowserUser<'_>) {
    let place = user.house().tables();
    let (mae, bo) = (place.user(), place.user());
    let link = at_table(&mae, &bo);
    drop_down(&bo);
    bo.click(".own-link summary");
    let own: String = bo.ask("return document.querySelector('#online-own-link').value");
    assert!(own.starts_with(&link) && own != link, "{own}");
    let hand = bo.table().look().hand;
    // The browser forgets everything, once nobody is there who keeps more.
    let origin = bo.address().trim_end_matches('/');
    bo.visit("about:blank").command("Network.clearBrowserCookies", &json!({}));
    bo.command("Storage.clearDataForOrigin", &json!({ "origin": origin, "storageTypes": "local_storage" }));
    bo.visit(&link).see("#online-name");
    bo.visit("about:blank").visit(&own).see(".table .hand [data-card]");
    assert_eq!(bo.table().look().hand, hand);
    let address: String = bo.ask("return location.href");
    assert_eq!(address, link, "whoever copies the address gives nothing else away");
    assert_eq!(company(&mae), 2);
}

pub(crate) fn a_browser_inside_a_chat_app_may_forget(mae: &BrowserUser<'_>) {
    const WARNED: &str = "This browser may forget you.";
    let link = open(mae);
    assert!(!mae.words().contains(WARNED), "this browser remembers");
    let bo = mae.house().user();
    let agent =
        "Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";
    bo.command("Network.setUserAgentOverride", &json!({ "userAgent": agent }));
    bo.command(
        "Browser.grantPermissions",
        &json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] }),
    );
    bo.resize(PHONE_LARGE).settle(&json!({})).reload().see("#room h1").visit(&link).see("#online-name");
    bo.write("#online-name", "Bo").click("form button[type=submit]").read(WARNED);
    bo.everybody_can_use("a browser that may forget").pictures("online-forgets");
    tap(&bo, "Copy my link");
    bo.until("no warning", || (!bo.words().contains(WARNED)).then_some(()));
    let copied: String = bo.wait_for("navigator.clipboard.readText().then(done)");
    assert!(copied.starts_with(&link) && copied.contains("/me/"), "{copied}");
    bo.no_text_is_missing();
}

pub(crate) fn a_host_decides_and_another_follows(user: &BrowserUser<'_>) {
    let place = user.house().tables();
    let (mae, bo, cy) = (place.user(), place.user(), place.user());
    let link = at_table(&mae, &bo);
    drop_down(&mae);
    tap(&mae, "Lock");
    mae.read("Locked: nobody else can sit down.");
    cy.settle(&json!({})).reload().see("#room h1").visit(&link).read("Locked: ask the host.");
    assert!(!cy.sees("#online-name"), "nobody types a name for nothing");
    // Who was there comes back.
    bo.visit("about:blank");
    bo.visit(&link).see(".table .hand [data-card]");
    mae.visit("about:blank");
    place.later(21, &bo);
    bo.until("that Mae is away", || bo.text(".players").contains("pas là").then_some(()));
    place.later(121, &bo);
    drop_down(&bo);
    bo.read("Déverrouiller");
    mae.visit(&link).see(".table .hand [data-card]");
    drop_down(&mae);
    mae.until("that somebody else is host", || (!mae.words().contains("Unlock")).then_some(()));
    // The role can be handed back, and everybody is told.
    drop_down(&bo);
    bo.read("Mae revient, et était hôte avant vous.").everybody_can_use("the host before is back");
    bo.pictures("online-hand-back");
    bo.resize(PHONE).has_in_sight("the host before, on a phone", &[".questions"]);
    assert!(!mae.words().contains("was the host before"));
    tap(&bo, "Rendre");
    mae.read("Unlock");
    mae.until("the news", || mae.table().told().contains("Mae is the host now.").then_some(()));
    bo.until("the news", || bo.table().told().contains("Mae devient l’hôte.").then_some(()));
    assert!(!bo.words().contains("Rendre"));
    bo.no_text_is_missing();
}

pub(crate) fn a_card_lies_once_when_the_server_restarts(user: &BrowserUser<'_>) {
    let place = user.house().tables();
    let (mae, bo) = (place.user(), place.user());
    at_table(&mae, &bo);
    // To a trick: cards are played, and nothing is to be chosen besides.
    let card = |now: &Now| {
        let plays = may(now) && now.hand.len() > 1 && !now.discard;
        now.legal.iter().find(|&card| card != "X").filter(|_| plays).cloned()
    };
    play_on(&[&mae, &bo], |now| card(now).is_some());
    let now = mae.table().look();
    let (card, cards) = (card(&now).unwrap(), now.hand.len());
    place.stop();
    mae.until("a lost connection", || {
        let words = mae.words();
        (words.contains("The server is restarting") || words.contains("Connection lost")).then_some(())
    });
    // A proof that can’t be had isn’t a table without deals.
    drop_down(&mae);
    mae.click(".proof summary").read("The table can’t be reached.");
    drop_down(&mae);
    mae.run(&format!("document.querySelector('.hand [data-card={card:?}]').click()"));
    place.start();
    mae.until("the card on the table", || (mae.table().look().hand.len() < cards).then_some(()));
    assert!(!mae.table().look().hand.contains(&card));
    // Bo is told of it, too: the game goes on.
    until_turn(&bo, &[&mae]);
}

pub(crate) fn an_old_page_is_loaded_anew(user: &BrowserUser<'_>) {
    let place = user.house().tables();
    let mae = place.user();
    // From then on a page speaks another version; the one that is loaded anew does not.
    mae.run_first(
        "",
        "let old = false;
        const toWorker = new BroadcastChannel('old');
        toWorker.onmessage = () => { old = true; };
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
            send.call(this, old ? text.replace('kookaburra-online/1', 'kookaburra-online/0') : text);
        };",
    );
    let link = open(&mae);
    mae.click(".before-room > button.primary").see(".table .hand [data-card]");
    mae.run("window.old = true; new BroadcastChannel('old').postMessage(true);");
    place.stop();
    place.start();
    mae.until("another page", || mae.ask::<bool>("return window.old === undefined").then_some(()));
    mae.see(".table .hand [data-card]");
    assert_eq!(mae.ask::<String>("return location.href"), link);
}

pub(crate) fn what_is_asked_needs_everybody(user: &BrowserUser<'_>) {
    let place = user.house().tables();
    let (mae, bo) = (place.user(), place.user());
    at_table(&mae, &bo);
    until_turn(&mae, &[&bo]);
    act(&mae);
    mae.press("u").read("You asked to undo. The others are deciding.");
    bo.read("Mae demande d’annuler le dernier coup.").everybody_can_use("a question to everybody");
    bo.resize(PHONE).picture("online-question-phone");
    bo.has_in_sight("a question on a phone", &[".questions", ".near"]);
    // Silence is no.
    place.later(21, &mae);
    mae.until("an answer", || (!mae.sees(".strip .vote")).then_some(()));
    mae.until("what came of it", || mae.table().told().contains("Not undone.").then_some(()));
}

pub(crate) fn a_claim_needs_everybody(mae: &BrowserUser<'_>) {
    let bo = mae.house().user();
    at_table(mae, &bo);
    // To the end of a hand in which tricks are played: then somebody may claim.
    let may_claim = || {
        mae.ask::<bool>(
            "return document.querySelector('.tools .tool:nth-of-type(3)')?.ariaDisabled !== 'true'",
        )
    };
    // In hand, and not before the first trick: there is nothing to claim in the auction.
    play_on(&[mae, &bo], |now| (1..9).contains(&now.hand.len()) && may(now) && may_claim());
    let before = mae.table().look().hand;
    mae.press("c").read("Show your cards and claim the rest? They stay seen if someone plays on.");
    mae.everybody_can_use("a question before a claim").resize(PHONE).picture("online-claim-asked");
    mae.has_in_sight("a question before a claim on a phone", &[".questions .sure"]);
    assert!(!bo.words().contains("Mae montre"), "one tap shows nothing");
    mae.click(".strip .sure button:not(.danger)");
    mae.until("no question", || (!mae.sees(".strip .sure")).then_some(()));
    mae.press("c").click(".strip .sure .danger").read("You claimed the rest. The others are deciding.");
    bo.read("Mae montre").everybody_can_use("a claim");
    tap(&bo, "Continuer à jouer");
    mae.until("an answer", || mae.table().told().contains("Not everyone agreed: play on.").then_some(()));
    // Whoever doesn’t listen reads it, for a while.
    mae.until("the outcome to be read", || mae.text(".strip .notices").contains("play on.").then_some(()));
    bo.until("the same", || bo.text(".strip .notices").contains("on continue").then_some(()));
    assert!(!mae.words().contains("Bo said"), "and nobody is named");
    assert_eq!(mae.table().look().hand, before, "what was shown is played on with");
    act(mae);
}

pub(crate) fn who_has_left_does_not_hold_up_the_next_game(mae: &BrowserUser<'_>) {
    let bo = mae.house().user();
    let link = opened(mae, "rummy-500+players=2+target=30");
    come(&bo, &link);
    mae.read("Bo").click(".before-room > button.primary");
    play_on(&[mae, &bo], |now| now.moment == "over");
    drop_down(&bo);
    tap(&bo, "Quitter");
    mae.until("that Bo has left", || mae.text(".players").contains("left").then_some(()));
    mae.everybody_can_use("a game that is over, and one has left").picture("online-over");
    mae.click(".panel button.primary").read("Hand 1").see(".table .hand [data-card]");
    assert_eq!(mae.complaints(), [""; 0]);
}
