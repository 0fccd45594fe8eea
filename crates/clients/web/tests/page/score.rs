//! *Keep the score*: an evening of people with real cards, on one phone among them.

use crate::browser::{BrowserUser, Size};

/// A phone in one hand.
const TALL: Size = Size { name: "tall-phone", width: 390, height: 844, mobile: true };

/// Taps the button or the way with these words, within something.
fn tap(user: &BrowserUser<'_>, within: &str, words: &str) {
    let mark = format!(
        "document.querySelector('[data-tap]')?.removeAttribute('data-tap');
        const found = [...document.querySelectorAll('{within} :is(a, button)')].find((one) =>
            !one.disabled && (one.querySelector('.heard-only') ?? one).textContent.trim() === {words:?});
        found?.setAttribute('data-tap', '');
        return found !== undefined"
    );
    user.until(words, || user.ask::<bool>(&mark).then_some(()));
    user.click("[data-tap]");
}

/// Names the people at the chairs.
fn name(user: &BrowserUser<'_>, names: &[&str]) {
    for (at, name) in names.iter().enumerate() {
        let field = format!("#score-name-{at}");
        user.see(&field).run(&format!("document.querySelector('{field}').value = ''"));
        user.write(&field, name);
    }
}

fn choose(user: &BrowserUser<'_>, game: &str) {
    user.see("#score-game").run(&format!(
        "const games = document.querySelector('#score-game');
        games.value = {game:?};
        games.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    ));
}

/// The totals on the board.
fn totals(user: &BrowserUser<'_>) -> Vec<String> {
    user.see(".standings .sum");
    user.ask("return [...document.querySelectorAll('.standings .sum')].map((total) => total.textContent)")
}

/// The facts of a hand, down to the last key, fit on the screen.
fn fits(user: &BrowserUser<'_>) {
    let bottom: f64 = user.ask(
        "scrollTo(0, 0);
        return Math.max(...[...document.querySelectorAll('section.fact')].map((fact) => fact.getBoundingClientRect().bottom))",
    );
    assert!(bottom <= f64::from(TALL.height), "the last key ends at {bottom}");
}

/// The same sheet on another phone, which has none, then an older one, then one that went on by itself.
fn hand_over(user: &BrowserUser<'_>) {
    tap(user, ".score-room", "Evening");
    tap(user, ".score-room", "Hand over to another phone");
    user.see(".codes svg[aria-label='1 of 1']")
        .pictures("score-hand-over")
        .everybody_can_use("a sheet handed over");
    let link: String = user.ask("return document.querySelector('#score-link').value");
    let take = &link[link.find("#/").unwrap()..];
    user.go(take).read("You have this sheet already.");
    let sheets = "Object.keys(localStorage).filter((key) => key.startsWith('kookaburra-sheet-'))";
    let kept: String = user.ask(&format!("return localStorage[{sheets}[0]]"));
    let keep = |change: &str| {
        user.run(&format!(
            "const kept = {kept}, key = {sheets}[0] ?? 'kookaburra-sheet-1', hands = kept.sheet.games[0].hands;
            {change}; localStorage[key] = JSON.stringify(kept)"
        ));
        user.go("#/score").see(".new-sheet").go(take);
    };
    user.run(&format!("for (const key of {sheets}) delete localStorage[key]"));
    user.go("#/score").see(".new-sheet").go(take).read("One game, one entry: Mae, Bo, Ned, Ivy.");
    keep("hands.pop()");
    user.read("It goes on where yours ends:").read("Mae, 7♥: made.").everybody_can_use("a longer sheet");
    keep("hands[0].bid = '8H'");
    user.read("differ from entry 1 of game 1 on").everybody_can_use("two sheets");
    tap(user, ".score-room", "Take the other");
    user.read("What stands only on yours is lost.").click(".score-room .danger");
    assert_eq!(totals(user), ["200", "0"]);
}

pub(crate) fn an_evening_is_kept(user: &BrowserUser<'_>) {
    user.resize(TALL).go("#/").see(".ready");
    tap(user, ".home-room", "Keep the score");
    choose(user, "quebec-4");
    user.see(".chairs[data-seats='4']").everybody_can_use("a new sheet");
    name(user, &["Mae", "Bo", "Ned", "Ivy"]);
    user.pictures("score-new");
    tap(user, ".new-sheet", "Begin");
    assert_eq!(totals(user), ["0", "0"]);

    // Check 1: three taps write a hand of Québec.
    tap(user, ".score-room", "Hand");
    tap(user, ".score-room", "Mae");
    tap(user, ".score-room", "Seven hearts");
    fits(user);
    user.pictures("score-hand").everybody_can_use("a hand");
    tap(user, ".score-room", "Made");
    user.see(".board").read("Mae, 7♥: made. Mae and Ned +200, total 200, need 800. Bo deals.");
    assert_eq!(totals(user), ["200", "0"]);
    user.pictures("score-board").everybody_can_use("the board");
    user.click(".deals summary").read("three to each player");
    hand_over(user);

    // Check 10: the battery dies after two taps: both are there, and the board knows the contract.
    tap(user, ".score-room", "Hand");
    tap(user, ".score-room", "Bo");
    tap(user, ".score-room", "Eight spades");
    user.reload().see(".people-keys [aria-pressed='true']");
    assert_eq!(user.ask::<usize>("return document.querySelectorAll('.fact [aria-pressed=true]').length"), 2);
    tap(user, ".score-room", "Board");
    user.read("Bo plays 8♠").read("needs 8 tricks");

    // Somebody revoked: the referee knows the contract, and the ruling goes onto the sheet.
    tap(user, ".score-room", "Who is right?");
    tap(user, ".referee-room", "Didn’t follow suit (revoke)");
    let rule = |answer: &str| tap(user, ".referee-room", answer);
    rule("The hand is over");
    rule("Bo");
    // A spade was led, and a heart played by somebody with a spade: an answer for each list.
    user.see("#referee-form select").run(
        "const lists = [...document.querySelectorAll('#referee-form select')];
        for (const [list, words] of [[0, 'spades'], [1, 'Five of hearts'], [2, 'Nine of spades']]) {
            const option = [...lists[list].options].find((option) => option.textContent === words);
            lists[list].value = option.value;
            lists[list].dispatchEvent(new Event('change', { bubbles: true }));
        }",
    );
    user.click("#referee-form button");
    rule("Yes");
    user.see(".ruling").read("LAW-REV-6");
    rule("Write it on the sheet");
    user.see(".band").read("LAW-REV-6").pictures("score-ruled").everybody_can_use("a hand that was ruled on");
    tap(user, ".score-room", "Write this hand");
    user.see(".board").read("Bo, 8♠: failed. Mae and Ned +240, total 440, need 560. Ned deals.");

    // Checks 11 and 12: hand 1 was eight hearts: the effect is shown before it is written, and the law that it is late.
    tap(user, ".score-room", "Sheet");
    user.see(".score-table").pictures("score-sheet").everybody_can_use("the sheet");
    tap(user, ".score-table", "Correct");
    tap(user, ".score-room", "Eight hearts");
    user.see(".effect")
        .read("Mae and Ned: 540 instead of 440.")
        .read("LAW-SCORE-3")
        .everybody_can_use("a correction");
    tap(user, ".score-room", "Correct it, all agree");
    user.see(".score-table .struck").read("all agreed").read("struck out");
    tap(user, ".score-room", "Board");
    assert_eq!(totals(user), ["540", "0"]);
    tap(user, ".score-room", "Undo");
    user.until("the hand as it was", || (totals(user) == ["440", "0"]).then_some(()));
    tap(user, ".score-room", "Redo");
    user.until("the hand as it was corrected", || (totals(user) == ["540", "0"]).then_some(()));

    // Check 2: Ivy goes home, and three Americans play on.
    tap(user, ".score-room", "Evening");
    user.see(".people").pictures("score-evening").everybody_can_use("the evening");
    tap(user, ".score-room", "New partners or another game");
    choose(user, "american-3");
    user.see(".chairs[data-seats='3']");
    tap(user, ".new-sheet", "Begin");
    assert_eq!(totals(user), ["0", "0", "0"]);
    tap(user, ".score-room", "Hand");
    tap(user, ".score-room", "Bo");
    tap(user, ".score-room", "Eight spades");
    tap(user, ".score-room", "5 −3");
    user.click(".tricks[aria-label='How many tricks did Ned win?'] button:nth-child(4)");
    user.see(".board").read("Bo, 8♠, 5 tricks: failed.");
    assert_eq!(totals(user), ["20", "−240", "30"]);

    // Check 8: and Rummy to end with, by numbers.
    tap(user, ".score-room", "Evening");
    tap(user, ".score-room", "New partners or another game");
    choose(user, "rummy-500");
    user.see(".chairs[data-seats='4']");
    tap(user, ".new-sheet", "Begin");
    tap(user, ".score-room", "Hand");
    // Numbers as people paste them; nothing is written before somebody says so.
    let is_shut = || user.ask::<bool>("return document.querySelector('#score-write').disabled");
    for (seat, points) in ["36", "２１", "− 12", "nil"].into_iter().enumerate() {
        let field = format!("#score-points-{seat}");
        assert!(
            user.see(&field)
                .see("#score-write")
                .ask::<bool>("return document.querySelector('#score-write').disabled")
        );
        user.write(&field, points).press("\u{E004}");
    }
    user.read("That’s no whole number").everybody_can_use("a number that is none");
    assert!(is_shut());
    user.run("document.querySelector('#score-points-3').value = ''").write("#score-points-3", "0");
    user.until("all are in", || (!is_shut()).then_some(()));
    user.pictures("score-hand-rummy");
    tap(user, ".score-room", "Write this hand");
    user.see(".board").pictures("score-board-rummy");
    assert_eq!(totals(user), ["36", "21", "−12", "0"]);
    // The same hand once more is asked about.
    tap(user, ".score-room", "Enter hand 2");
    for (seat, points) in ["36", "21", "-12", "0"].into_iter().enumerate() {
        user.see(&format!("#score-points-{seat}")).write(&format!("#score-points-{seat}"), points);
    }
    user.read("the same hand as the one before").everybody_can_use("a hand written twice");
    tap(user, ".score-room", "Start this hand again");
    tap(user, ".sure", "Start this hand again");
    user.until("an empty hand", || is_shut().then_some(()));
    // A game that goes on is left by nobody who isn't asked, and Undo brings it back.
    tap(user, ".score-room", "Evening");
    tap(user, ".score-room", "Next game");
    user.see(".sure").read("This game isn’t over.");
    tap(user, ".sure", "Next game");
    user.until("the next game", || (totals(user) == ["0", "0", "0", "0"]).then_some(()));
    tap(user, ".score-room", "Undo");
    user.until("the game before", || (totals(user) == ["36", "21", "−12", "0"]).then_some(()));
    tap(user, ".score-room", "Redo");
    user.until("the next game again", || (totals(user) == ["0", "0", "0", "0"]).then_some(()));
    tap(user, ".score-room", "Undo");
    user.until("the game before", || (totals(user) == ["36", "21", "−12", "0"]).then_some(()));
    tap(user, ".score-room", "Evening");
    user.see(".people").read("Game 3").read("0 of 2");
    user.go("#/score/season").see(".people").everybody_can_use("the season");
    user.go("?lang=fr#/score")
        .see(".new-sheet")
        .read("Tenir le pointage")
        .everybody_can_use("sheets in French");
    assert_eq!(user.complaints(), [""; 0]);
}

/// Begins a sheet of these rules.
fn begin(user: &BrowserUser<'_>, game: &str, names: &[&str]) {
    user.go("#/score").see(".new-sheet");
    choose(user, game);
    user.see(&format!(".chairs[data-seats='{}']", names.len()));
    name(user, names);
    tap(user, ".new-sheet", "Begin");
    user.see(".standings");
}

/// The entries of the sheet that was begun last.
fn entries(user: &BrowserUser<'_>) -> usize {
    user.ask(
        "const key = Object.keys(localStorage).filter((key) => key.startsWith('kookaburra-sheet-')).sort().pop();
        return JSON.parse(localStorage[key]).sheet.games.at(-1).hands.length",
    )
}

const FOUR: [&str; 4] = ["Mae", "Bo", "Ned", "Ivy"];

pub(crate) fn two_rulings_are_noted_until_one_is_taken(user: &BrowserUser<'_>) {
    // Check 19
    user.resize(TALL);
    begin(user, "quebec-4", &FOUR);
    tap(user, ".score-room", "Hand");
    tap(user, ".score-room", "Mae");
    tap(user, ".score-room", "Seven hearts");
    tap(user, ".score-room", "Board");
    tap(user, ".score-room", "Who is right?");
    tap(user, ".referee-room", "Didn’t follow suit (revoke)");
    tap(user, ".referee-room", "The hand is over");
    // Each says that the other revoked.
    user.click(".differ summary");
    tap(user, ".differ", "Mae or Bo");
    let choose = "const lists = [...document.querySelectorAll('#referee-form select')];
        for (const [list, words] of [[0, 'spades'], [1, 'Five of hearts'], [2, 'Nine of spades']]) {
            const option = [...lists[list].options].find((option) => option.textContent === words);
            lists[list].value = option.value;
            lists[list].dispatchEvent(new Event('change', { bubbles: true }));
        }";
    user.see("#referee-form select").run(choose);
    user.click("#referee-form button");
    tap(user, ".referee-room", "Yes");
    user.see(".both section:nth-child(2)").read("LAW-REV-6").read("LAW-REV-7");
    user.pictures("referee-both-noted").everybody_can_use("two rulings on a sheet");
    tap(user, ".referee-room", "Play on, both noted");
    user.see(".board");
    tap(user, ".score-room", "Hand");
    user.read("LAW-REV-6").read("LAW-REV-7");
    tap(user, ".score-room", "Made");
    user.see(".noted button").read("Agree on one before anyone bids in the next hand");
    assert_eq!(totals(user), ["200", "0"]);
    user.read("0 / 200").read("200 / 0");
    user.pictures("score-both-noted").everybody_can_use("a board with two totals");
    // Nothing is lost when the phone sleeps, and one of them is taken.
    user.reload().see(".noted button");
    user.click(".noted button:first-of-type");
    user.until("the first ruling", || (totals(user) == ["0", "200"]).then_some(()));
    assert!(!user.sees(".noted"));
    tap(user, ".score-room", "Undo");
    user.see(".noted button");
    // Whoever bids in the next hand lets it stand as it was played.
    tap(user, ".score-room", "Hand");
    tap(user, ".score-room", "Bo");
    tap(user, ".score-room", "Eight spades");
    tap(user, ".score-room", "Board");
    user.see(".contract");
    assert!(!user.sees(".noted"));
    assert_eq!(totals(user), ["200", "0"]);
    assert_eq!(user.complaints(), [""; 0]);
}

/// Notes how often the screen was asked to stay lit; the answer is yes, or no.
fn watch_the_screen(user: &BrowserUser<'_>, answer: &str) {
    let source = format!(
        "window.lit = 0;
        Object.defineProperty(navigator, 'wakeLock', {{ configurable: true, value: {{ request: () => {{ window.lit += 1; return {answer}; }} }} }});"
    );
    user.command("Page.addScriptToEvaluateOnNewDocument", &serde_json::json!({ "source": source }));
}

pub(crate) fn the_board_is_read_across_the_table(user: &BrowserUser<'_>) {
    user.resize(TALL);
    begin(user, "quebec-4", &FOUR);
    let size: f64 =
        user.ask("return parseFloat(getComputedStyle(document.querySelector('.standings .sum')).fontSize)");
    assert!(size >= 64.0, "totals of {size} px");
    let keys = |what: &str| {
        let small: Vec<String> = user.ask(
            "return [...document.querySelectorAll('.score-room :is(a.button, button, summary)')]
                .filter((key) => key.checkVisibility())
                .map((key) => [key.textContent, key.getBoundingClientRect()])
                .filter(([, box]) => box.height < 48 || box.width < 48)
                .map(([name, box]) => `${name}: ${box.width} × ${box.height}`)",
        );
        assert_eq!(small, [""; 0], "{what}");
        let text: f64 =
            user.ask("return parseFloat(getComputedStyle(document.querySelector('.score-room')).fontSize)");
        assert!(text >= 17.0, "{what}: {text} px");
    };
    keys("the board");
    for screen in ["Hand", "Sheet", "Evening"] {
        tap(user, ".score-room", screen);
        user.see(".score-bar [aria-current]");
        keys(screen);
    }
    // The screen stays lit, and is asked for again when the page is back; where that is refused, it says so.
    watch_the_screen(user, "Promise.resolve({})");
    tap(user, ".score-room", "Board");
    user.reload().see(".board");
    let lit = || user.ask::<u32>("return window.lit");
    user.until("a lit screen", || (lit() == 1).then_some(()));
    user.run("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))");
    user.until("a screen lit again", || (lit() == 2).then_some(()));
    assert!(!user.words().contains("The screen may sleep."));
    watch_the_screen(user, "Promise.reject(new Error('low battery'))");
    user.reload().see(".board").read("The screen may sleep.");
    // Twice as large, everything is one below the other, and nothing is cut off at the side.
    user.resize(Size { name: "twice", width: 195, height: 422, mobile: true });
    for screen in ["Board", "Hand", "Sheet", "Evening"] {
        tap(user, ".score-room", screen);
        user.see(".score-bar [aria-current]");
        let over: f64 = user.ask("return document.documentElement.scrollWidth - innerWidth");
        assert!(over <= 0.0, "{screen} is {over} px too wide");
        user.picture(&format!("score-twice-{}", screen.to_lowercase()));
    }
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn nothing_is_written_twice_or_refused(user: &BrowserUser<'_>) {
    user.resize(TALL);
    begin(user, "quebec-4", &FOUR);
    tap(user, ".score-room", "Hand");
    tap(user, ".score-room", "Mae");
    tap(user, ".score-room", "Seven hearts");
    // Check 9: a double tap writes one row.
    user.see(".fact .two button").run(
        "const made = [...document.querySelectorAll('.fact .two button')].find((key) => key.textContent === 'Made');
        made.click(); made.click()",
    );
    user.see(".board .band");
    assert_eq!((entries(user), totals(user)), (1, vec!["200".to_owned(), "0".to_owned()]));
    // Check 6: a void deal leaves the deal where it is, and all passed moves it on.
    tap(user, ".score-room", "Hand");
    tap(user, ".score-room", "Void deal");
    user.see(".band").read("The deal was void. Bo deals.");
    tap(user, ".score-room", "Hand");
    tap(user, ".score-room", "All passed");
    user.see(".band").read("All passed. Ned deals.");
    // Check 15: whoever was passed over deals next.
    tap(user, ".score-room", "Hand");
    user.click(".dealt summary");
    tap(user, ".dealt", "Ivy");
    tap(user, ".score-room", "All passed");
    user.see(".band").read("LAW-DEAL-9").read("Ned deals.");
    // Check 14: a contract that these rules lack is scored once, or from now on.
    tap(user, ".score-room", "Hand");
    tap(user, ".score-room", "Bo");
    user.click(".others summary").read("Your rules don’t have these.");
    tap(user, ".others", "Misère");
    tap(user, ".score-room", "Made");
    user.see(".band").read("made");
    assert_eq!(totals(user), ["200", "250"]);
    // Checks 2 and 13: nine tricks are written, with a word; eleven can’t be.
    begin(user, "american-3", &["Mae", "Bo", "Ned"]);
    tap(user, ".score-room", "Hand");
    tap(user, ".score-room", "Bo");
    tap(user, ".score-room", "Eight spades");
    tap(user, ".score-room", "8 made");
    user.read("Tricks of");
    user.click(".tricks[aria-label='How many tricks did Ned win?'] button:nth-child(4)")
        .read("so there can’t be 11");
    assert_eq!(entries(user), 0);
    user.click(".tricks[aria-label='How many tricks did Ned win?'] button:nth-child(2)").see(".band");
    assert_eq!(entries(user), 1);
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn two_phones_agree_without_a_network(user: &BrowserUser<'_>) {
    // Check 20: both have the page, and then there is no network.
    let house = user.house();
    let other = house.user();
    let open = house.open_apart(&house.page.folder, 0);
    let address = open.address.clone();
    for phone in [user, &other] {
        phone.resize(TALL);
        phone.visit(&format!("{address}#/score")).see(".new-sheet").has_it_kept();
    }
    house.close(open);
    for phone in [user, &other] {
        phone.visit("about:blank").visit(&format!("{address}#/score")).see(".new-sheet");
    }
    name(user, &FOUR);
    choose(user, "quebec-4");
    tap(user, ".new-sheet", "Begin");
    tap(user, ".score-room", "Hand");
    tap(user, ".score-room", "Mae");
    tap(user, ".score-room", "Seven hearts");
    tap(user, ".score-room", "Made");
    user.see(".band");
    let handed_over = |phone: &BrowserUser<'_>| -> String {
        tap(phone, ".score-room", "Evening");
        tap(phone, ".score-room", "Hand over to another phone");
        phone.see(".codes svg").ask("return document.querySelector('#score-link').value")
    };
    let take = |phone: &BrowserUser<'_>, link: &str, way: &str| {
        phone.visit(&format!("{address}#/score")).see("#score-paste").run(&format!(
            "const field = document.querySelector('#score-paste'); field.value = {link:?}; field.dispatchEvent(new Event('input', {{ bubbles: true }}))"
        ));
        tap(phone, ".score-room", way);
        phone.see(".board");
        totals(phone)
    };
    assert_eq!(take(&other, &handed_over(user), "Add it to your sheets"), ["200", "0"]);
    // The other phone writes on, and the first takes what it has more of.
    tap(&other, ".score-room", "Hand");
    tap(&other, ".score-room", "Bo");
    tap(&other, ".score-room", "Eight spades");
    tap(&other, ".score-room", "Made");
    other.see(".band");
    assert_eq!(take(user, &handed_over(&other), "Take it"), ["200", "240"]);
    tap(&other, ".score-room", "Board");
    assert_eq!(totals(user), totals(&other));
    user.no_text_is_missing();
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn an_evening_on_paper_names_those_who_played(user: &BrowserUser<'_>) {
    user.resize(TALL).go("#/score").see(".new-sheet").run(
        "const hand = (bid, seat) => ({ kind: 'hand', bid, seat, tricks: [8, 2] });
        const sheet = { format: 'kookaburra-sheet/1', date: '2026-11-27', rules: { preset: 'australian-4' },
            people: ['Ann', 'Bo', 'Cy', 'Di'], games: [
                { players: ['Ann', 'Bo', 'Cy', 'Di'], dealer: 0, hands: [hand('7H', 0)] },
                { players: ['Bo', 'Ann', 'Cy', 'Di'], dealer: 0, start: [300, 100], hands: [hand('6S', 0), hand('7D', 2)] }] };
        localStorage['kookaburra-sheet-7'] = JSON.stringify({ sheet })",
    );
    user.go("#/score/7/evening").see(".people");
    let rows: Vec<String> = user.ask(
        "return [...document.querySelectorAll('.on-paper section')].map((game) =>
            [game.querySelector('h2').textContent, ...[...game.querySelectorAll('.what')].map((what) => what.textContent)].join(' | '))",
    );
    assert_eq!(rows, ["Game 1 | 7♥ Ann made", "Game 2 | 6♠ Bo made | 7♦ Cy made"]);
    // On paper stands what belongs there: no heading of buttons, and no way elsewhere.
    user.command("Emulation.setEmulatedMedia", &serde_json::json!({ "media": "print" }));
    let shown: Vec<String> = user.ask(
        "return [...document.querySelectorAll('.score-room :is(h1, h2, a, button, input)')]
            .filter((one) => one.checkVisibility()).map((one) => one.textContent.trim())",
    );
    assert_eq!(shown, ["Evening", "Game 1", "Game 2"]);
    user.read("2026-11-27").pictures("score-on-paper");
    user.command("Emulation.setEmulatedMedia", &serde_json::json!({ "media": "" }));
    // The lines of the chart begin where the game does.
    user.go("#/score/7/sheet").see(".score-chart polyline").pictures("score-chart-start");
    let begins: Vec<f64> = user.ask(
        "return [...document.querySelectorAll('.score-chart polyline')].map((line) => line.points[0].y)",
    );
    let zero: f64 = user.ask("return document.querySelector('.score-chart .zero').y1.baseVal.value");
    assert!(begins[0] < begins[1] && begins[1] < zero, "{begins:?} {zero}");
    // A tap on a row is a way to its correction, and so is a link.
    user.click(".score-table tbody tr .what").see(".strike").read("Hand 1 as it should be");
    assert_eq!(user.complaints(), [""; 0]);
}
