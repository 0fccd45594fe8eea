//! *Keep the score*: an evening of people with real cards, on one phone among them.

use browser_tests::{Size, Visitor};

/// A phone in one hand.
const TALL: Size = Size { name: "tall-phone", width: 390, height: 844, mobile: true };

/// Taps the button or the way with these words, within something.
fn tap(visitor: &Visitor<'_>, within: &str, words: &str) {
    let mark = format!(
        "document.querySelector('[data-tap]')?.removeAttribute('data-tap');
        const found = [...document.querySelectorAll('{within} :is(a, button)')].find((one) =>
            !one.disabled && (one.querySelector('.heard-only') ?? one).textContent.trim() === {words:?});
        found?.setAttribute('data-tap', '');
        return found !== undefined"
    );
    visitor.until(words, || visitor.ask::<bool>(&mark).then_some(()));
    visitor.click("[data-tap]");
}

/// Names the people at the chairs.
fn name(visitor: &Visitor<'_>, names: &[&str]) {
    for (at, name) in names.iter().enumerate() {
        let field = format!("#score-name-{at}");
        visitor.see(&field).run(&format!("document.querySelector('{field}').value = ''"));
        visitor.write(&field, name);
    }
}

fn choose(visitor: &Visitor<'_>, game: &str) {
    visitor.see("#score-game").run(&format!(
        "const games = document.querySelector('#score-game');
        games.value = {game:?};
        games.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    ));
}

/// The totals on the board.
fn totals(visitor: &Visitor<'_>) -> Vec<String> {
    visitor.see(".standings .sum");
    visitor.ask("return [...document.querySelectorAll('.standings .sum')].map((total) => total.textContent)")
}

/// The facts of a hand, down to the last key, fit on the screen.
fn fits(visitor: &Visitor<'_>) {
    let bottom: f64 = visitor.ask(
        "scrollTo(0, 0);
        return Math.max(...[...document.querySelectorAll('section.fact')].map((fact) => fact.getBoundingClientRect().bottom))",
    );
    assert!(bottom <= f64::from(TALL.height), "the last key ends at {bottom}");
}

/// The same sheet on another phone, which has none, then an older one, then one that went on by itself.
fn hand_over(visitor: &Visitor<'_>) {
    tap(visitor, ".score-room", "Evening");
    tap(visitor, ".score-room", "Hand over to another phone");
    visitor
        .see(".codes svg[aria-label='1 of 1']")
        .pictures("score-hand-over")
        .everybody_can_use("a sheet handed over");
    let link: String = visitor.ask("return document.querySelector('#score-link').value");
    let take = &link[link.find("#/").unwrap()..];
    visitor.go(take).read("You have this sheet already.");
    let sheets = "Object.keys(localStorage).filter((key) => key.startsWith('kookaburra-sheet-'))";
    let kept: String = visitor.ask(&format!("return localStorage[{sheets}[0]]"));
    let keep = |change: &str| {
        visitor.run(&format!(
            "const kept = {kept}, key = {sheets}[0] ?? 'kookaburra-sheet-1', hands = kept.sheet.games[0].hands;
            {change}; localStorage[key] = JSON.stringify(kept)"
        ));
        visitor.go("#/score").see(".new-sheet").go(take);
    };
    visitor.run(&format!("for (const key of {sheets}) delete localStorage[key]"));
    visitor.go("#/score").see(".new-sheet").go(take).read("One game, one entry: Mae, Bo, Ned, Ivy.");
    keep("hands.pop()");
    visitor.read("It goes on where yours ends:").read("Mae, 7♥: made.").everybody_can_use("a longer sheet");
    keep("hands[0].bid = '8H'");
    visitor.read("differ from entry 1 of game 1 on").everybody_can_use("two sheets");
    tap(visitor, ".score-room", "Take the other");
    visitor.read("What stands only on yours is lost.").click(".score-room .danger");
    assert_eq!(totals(visitor), ["200", "0"]);
}

pub(crate) fn an_evening_is_kept(visitor: &Visitor<'_>) {
    visitor.resize(TALL).go("#/").see(".ready");
    tap(visitor, ".home-room", "Keep the score");
    choose(visitor, "quebec-4");
    visitor.see(".chairs[data-seats='4']").everybody_can_use("a new sheet");
    name(visitor, &["Mae", "Bo", "Ned", "Ivy"]);
    visitor.pictures("score-new");
    tap(visitor, ".new-sheet", "Begin");
    assert_eq!(totals(visitor), ["0", "0"]);

    // Check 1: three taps write a hand of Québec.
    tap(visitor, ".score-room", "Hand");
    tap(visitor, ".score-room", "Mae");
    tap(visitor, ".score-room", "Seven hearts");
    fits(visitor);
    visitor.pictures("score-hand").everybody_can_use("a hand");
    tap(visitor, ".score-room", "Made");
    visitor.see(".board").read("Mae, 7♥: made. Mae and Ned +200, total 200, need 800. Bo deals.");
    assert_eq!(totals(visitor), ["200", "0"]);
    visitor.pictures("score-board").everybody_can_use("the board");
    visitor.click(".deals summary").read("three to each player");
    hand_over(visitor);

    // Check 10: the battery dies after two taps: both are there, and the board knows the contract.
    tap(visitor, ".score-room", "Hand");
    tap(visitor, ".score-room", "Bo");
    tap(visitor, ".score-room", "Eight spades");
    visitor.reload().see(".people-keys [aria-pressed='true']");
    assert_eq!(
        visitor.ask::<usize>("return document.querySelectorAll('.fact [aria-pressed=true]').length"),
        2
    );
    tap(visitor, ".score-room", "Board");
    visitor.read("Bo plays 8♠").read("needs 8 tricks");

    // Somebody revoked: the referee knows the contract, and the ruling goes onto the sheet.
    tap(visitor, ".score-room", "Who is right?");
    tap(visitor, ".referee-room", "Didn’t follow suit (revoke)");
    let rule = |answer: &str| tap(visitor, ".referee-room", answer);
    rule("The hand is over");
    rule("Bo");
    // A spade was led, and a heart played by somebody with a spade: an answer for each list.
    visitor.see("#referee-form select").run(
        "const lists = [...document.querySelectorAll('#referee-form select')];
        for (const [list, words] of [[0, 'spades'], [1, 'Five of hearts'], [2, 'Nine of spades']]) {
            const option = [...lists[list].options].find((option) => option.textContent === words);
            lists[list].value = option.value;
            lists[list].dispatchEvent(new Event('change', { bubbles: true }));
        }",
    );
    visitor.click("#referee-form button");
    rule("Yes");
    visitor.see(".ruling").read("LAW-REV-6");
    rule("Write it on the sheet");
    visitor
        .see(".band")
        .read("LAW-REV-6")
        .pictures("score-ruled")
        .everybody_can_use("a hand that was ruled on");
    tap(visitor, ".score-room", "Write this hand");
    visitor.see(".board").read("Bo, 8♠: failed. Mae and Ned +240, total 440, need 560. Ned deals.");

    // Checks 11 and 12: hand 1 was eight hearts: the effect is shown before it is written, and the law that it is late.
    tap(visitor, ".score-room", "Sheet");
    visitor.see(".score-table").pictures("score-sheet").everybody_can_use("the sheet");
    tap(visitor, ".score-table", "Correct");
    tap(visitor, ".score-room", "Eight hearts");
    visitor
        .see(".effect")
        .read("Mae and Ned: 540 instead of 440.")
        .read("LAW-SCORE-3")
        .everybody_can_use("a correction");
    tap(visitor, ".score-room", "Correct it, all agree");
    visitor.see(".score-table .struck").read("all agreed").read("struck out");
    tap(visitor, ".score-room", "Board");
    assert_eq!(totals(visitor), ["540", "0"]);
    tap(visitor, ".score-room", "Undo");
    visitor.until("the hand as it was", || (totals(visitor) == ["440", "0"]).then_some(()));
    tap(visitor, ".score-room", "Redo");
    visitor.until("the hand as it was corrected", || (totals(visitor) == ["540", "0"]).then_some(()));

    // Check 2: Ivy goes home, and three Americans play on.
    tap(visitor, ".score-room", "Evening");
    visitor.see(".people").pictures("score-evening").everybody_can_use("the evening");
    tap(visitor, ".score-room", "New partners or another game");
    choose(visitor, "american-3");
    visitor.see(".chairs[data-seats='3']");
    tap(visitor, ".new-sheet", "Begin");
    assert_eq!(totals(visitor), ["0", "0", "0"]);
    tap(visitor, ".score-room", "Hand");
    tap(visitor, ".score-room", "Bo");
    tap(visitor, ".score-room", "Eight spades");
    tap(visitor, ".score-room", "5 −3");
    visitor.click(".tricks[aria-label='How many tricks did Ned win?'] button:nth-child(4)");
    visitor.see(".board").read("Bo, 8♠, 5 tricks: failed.");
    assert_eq!(totals(visitor), ["20", "−240", "30"]);

    // Check 8: and Rummy to end with, by numbers.
    tap(visitor, ".score-room", "Evening");
    tap(visitor, ".score-room", "New partners or another game");
    choose(visitor, "rummy-500");
    visitor.see(".chairs[data-seats='4']");
    tap(visitor, ".new-sheet", "Begin");
    tap(visitor, ".score-room", "Hand");
    // Numbers as people paste them; nothing is written before somebody says so.
    let is_shut = || visitor.ask::<bool>("return document.querySelector('#score-write').disabled");
    for (seat, points) in ["36", "２１", "− 12", "nil"].into_iter().enumerate() {
        let field = format!("#score-points-{seat}");
        assert!(
            visitor
                .see(&field)
                .see("#score-write")
                .ask::<bool>("return document.querySelector('#score-write').disabled")
        );
        visitor.write(&field, points).press("\u{E004}");
    }
    visitor.read("That’s no whole number").everybody_can_use("a number that is none");
    assert!(is_shut());
    visitor.run("document.querySelector('#score-points-3').value = ''").write("#score-points-3", "0");
    visitor.until("all are in", || (!is_shut()).then_some(()));
    visitor.pictures("score-hand-rummy");
    tap(visitor, ".score-room", "Write this hand");
    visitor.see(".board").pictures("score-board-rummy");
    assert_eq!(totals(visitor), ["36", "21", "−12", "0"]);
    // The same hand once more is asked about.
    tap(visitor, ".score-room", "Enter hand 2");
    for (seat, points) in ["36", "21", "-12", "0"].into_iter().enumerate() {
        visitor.see(&format!("#score-points-{seat}")).write(&format!("#score-points-{seat}"), points);
    }
    visitor.read("the same hand as the one before").everybody_can_use("a hand written twice");
    tap(visitor, ".score-room", "Start this hand again");
    tap(visitor, ".sure", "Start this hand again");
    visitor.until("an empty hand", || is_shut().then_some(()));
    // A game that goes on is left by nobody who isn't asked, and Undo brings it back.
    tap(visitor, ".score-room", "Evening");
    tap(visitor, ".score-room", "Next game");
    visitor.see(".sure").read("This game isn’t over.");
    tap(visitor, ".sure", "Next game");
    visitor.until("the next game", || (totals(visitor) == ["0", "0", "0", "0"]).then_some(()));
    tap(visitor, ".score-room", "Undo");
    visitor.until("the game before", || (totals(visitor) == ["36", "21", "−12", "0"]).then_some(()));
    tap(visitor, ".score-room", "Redo");
    visitor.until("the next game again", || (totals(visitor) == ["0", "0", "0", "0"]).then_some(()));
    tap(visitor, ".score-room", "Undo");
    visitor.until("the game before", || (totals(visitor) == ["36", "21", "−12", "0"]).then_some(()));
    tap(visitor, ".score-room", "Evening");
    visitor.see(".people").read("Game 3").read("0 of 2");
    visitor.go("#/score/season").see(".people").everybody_can_use("the season");
    visitor
        .go("?lang=fr#/score")
        .see(".new-sheet")
        .read("Tenir le pointage")
        .everybody_can_use("sheets in French");
    assert_eq!(visitor.complaints(), [""; 0]);
}

/// Begins a sheet of these rules.
fn begin(visitor: &Visitor<'_>, game: &str, names: &[&str]) {
    visitor.go("#/score").see(".new-sheet");
    choose(visitor, game);
    visitor.see(&format!(".chairs[data-seats='{}']", names.len()));
    name(visitor, names);
    tap(visitor, ".new-sheet", "Begin");
    visitor.see(".standings");
}

/// The entries of the sheet that was begun last.
fn entries(visitor: &Visitor<'_>) -> usize {
    visitor.ask(
        "const key = Object.keys(localStorage).filter((key) => key.startsWith('kookaburra-sheet-')).sort().pop();
        return JSON.parse(localStorage[key]).sheet.games.at(-1).hands.length",
    )
}

const FOUR: [&str; 4] = ["Mae", "Bo", "Ned", "Ivy"];

pub(crate) fn two_rulings_are_noted_until_one_is_taken(visitor: &Visitor<'_>) {
    // Check 19
    visitor.resize(TALL);
    begin(visitor, "quebec-4", &FOUR);
    tap(visitor, ".score-room", "Hand");
    tap(visitor, ".score-room", "Mae");
    tap(visitor, ".score-room", "Seven hearts");
    tap(visitor, ".score-room", "Board");
    tap(visitor, ".score-room", "Who is right?");
    tap(visitor, ".referee-room", "Didn’t follow suit (revoke)");
    tap(visitor, ".referee-room", "The hand is over");
    // Each says that the other revoked.
    visitor.click(".differ summary");
    tap(visitor, ".differ", "Mae or Bo");
    let choose = "const lists = [...document.querySelectorAll('#referee-form select')];
        for (const [list, words] of [[0, 'spades'], [1, 'Five of hearts'], [2, 'Nine of spades']]) {
            const option = [...lists[list].options].find((option) => option.textContent === words);
            lists[list].value = option.value;
            lists[list].dispatchEvent(new Event('change', { bubbles: true }));
        }";
    visitor.see("#referee-form select").run(choose);
    visitor.click("#referee-form button");
    tap(visitor, ".referee-room", "Yes");
    visitor.see(".both section:nth-child(2)").read("LAW-REV-6").read("LAW-REV-7");
    visitor.pictures("referee-both-noted").everybody_can_use("two rulings on a sheet");
    tap(visitor, ".referee-room", "Play on, both noted");
    visitor.see(".board");
    tap(visitor, ".score-room", "Hand");
    visitor.read("LAW-REV-6").read("LAW-REV-7");
    tap(visitor, ".score-room", "Made");
    visitor.see(".noted button").read("Agree on one before anyone bids in the next hand");
    assert_eq!(totals(visitor), ["200", "0"]);
    visitor.read("0 / 200").read("200 / 0");
    visitor.pictures("score-both-noted").everybody_can_use("a board with two totals");
    // Nothing is lost when the phone sleeps, and one of them is taken.
    visitor.reload().see(".noted button");
    visitor.click(".noted button:first-of-type");
    visitor.until("the first ruling", || (totals(visitor) == ["0", "200"]).then_some(()));
    assert!(!visitor.sees(".noted"));
    tap(visitor, ".score-room", "Undo");
    visitor.see(".noted button");
    // Whoever bids in the next hand lets it stand as it was played.
    tap(visitor, ".score-room", "Hand");
    tap(visitor, ".score-room", "Bo");
    tap(visitor, ".score-room", "Eight spades");
    tap(visitor, ".score-room", "Board");
    visitor.see(".contract");
    assert!(!visitor.sees(".noted"));
    assert_eq!(totals(visitor), ["200", "0"]);
    assert_eq!(visitor.complaints(), [""; 0]);
}

/// Notes how often the screen was asked to stay lit; the answer is yes, or no.
fn watch_the_screen(visitor: &Visitor<'_>, answer: &str) {
    let source = format!(
        "window.lit = 0;
        Object.defineProperty(navigator, 'wakeLock', {{ configurable: true, value: {{ request: () => {{ window.lit += 1; return {answer}; }} }} }});"
    );
    visitor.command("Page.addScriptToEvaluateOnNewDocument", &serde_json::json!({ "source": source }));
}

pub(crate) fn the_board_is_read_across_the_table(visitor: &Visitor<'_>) {
    visitor.resize(TALL);
    begin(visitor, "quebec-4", &FOUR);
    let size: f64 = visitor
        .ask("return parseFloat(getComputedStyle(document.querySelector('.standings .sum')).fontSize)");
    assert!(size >= 64.0, "totals of {size} px");
    let keys = |what: &str| {
        let small: Vec<String> = visitor.ask(
            "return [...document.querySelectorAll('.score-room :is(a.button, button, summary)')]
                .filter((key) => key.checkVisibility())
                .map((key) => [key.textContent, key.getBoundingClientRect()])
                .filter(([, box]) => box.height < 48 || box.width < 48)
                .map(([name, box]) => `${name}: ${box.width} × ${box.height}`)",
        );
        assert_eq!(small, [""; 0], "{what}");
        let text: f64 = visitor
            .ask("return parseFloat(getComputedStyle(document.querySelector('.score-room')).fontSize)");
        assert!(text >= 17.0, "{what}: {text} px");
    };
    keys("the board");
    for screen in ["Hand", "Sheet", "Evening"] {
        tap(visitor, ".score-room", screen);
        visitor.see(".score-bar [aria-current]");
        keys(screen);
    }
    // The screen stays lit, and is asked for again when the page is back; where that is refused, it says so.
    watch_the_screen(visitor, "Promise.resolve({})");
    tap(visitor, ".score-room", "Board");
    visitor.reload().see(".board");
    let lit = || visitor.ask::<u32>("return window.lit");
    visitor.until("a lit screen", || (lit() == 1).then_some(()));
    visitor.run("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))");
    visitor.until("a screen lit again", || (lit() == 2).then_some(()));
    assert!(!visitor.words().contains("The screen may sleep."));
    watch_the_screen(visitor, "Promise.reject(new Error('low battery'))");
    visitor.reload().see(".board").read("The screen may sleep.");
    // Twice as large, everything is one below the other, and nothing is cut off at the side.
    visitor.resize(Size { name: "twice", width: 195, height: 422, mobile: true });
    for screen in ["Board", "Hand", "Sheet", "Evening"] {
        tap(visitor, ".score-room", screen);
        visitor.see(".score-bar [aria-current]");
        let over: f64 = visitor.ask("return document.documentElement.scrollWidth - innerWidth");
        assert!(over <= 0.0, "{screen} is {over} px too wide");
        visitor.picture(&format!("score-twice-{}", screen.to_lowercase()));
    }
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn nothing_is_written_twice_or_refused(visitor: &Visitor<'_>) {
    visitor.resize(TALL);
    begin(visitor, "quebec-4", &FOUR);
    tap(visitor, ".score-room", "Hand");
    tap(visitor, ".score-room", "Mae");
    tap(visitor, ".score-room", "Seven hearts");
    // Check 9: a double tap writes one row.
    visitor.see(".fact .two button").run(
        "const made = [...document.querySelectorAll('.fact .two button')].find((key) => key.textContent === 'Made');
        made.click(); made.click()",
    );
    visitor.see(".board .band");
    assert_eq!((entries(visitor), totals(visitor)), (1, vec!["200".to_owned(), "0".to_owned()]));
    // Check 6: a void deal leaves the deal where it is, and all passed moves it on.
    tap(visitor, ".score-room", "Hand");
    tap(visitor, ".score-room", "Void deal");
    visitor.see(".band").read("The deal was void. Bo deals.");
    tap(visitor, ".score-room", "Hand");
    tap(visitor, ".score-room", "All passed");
    visitor.see(".band").read("All passed. Ned deals.");
    // Check 15: whoever was passed over deals next.
    tap(visitor, ".score-room", "Hand");
    visitor.click(".dealt summary");
    tap(visitor, ".dealt", "Ivy");
    tap(visitor, ".score-room", "All passed");
    visitor.see(".band").read("LAW-DEAL-9").read("Ned deals.");
    // Check 14: a contract that these rules lack is scored once, or from now on.
    tap(visitor, ".score-room", "Hand");
    tap(visitor, ".score-room", "Bo");
    visitor.click(".others summary").read("Your rules don’t have these.");
    tap(visitor, ".others", "Misère");
    tap(visitor, ".score-room", "Made");
    visitor.see(".band").read("made");
    assert_eq!(totals(visitor), ["200", "250"]);
    // Checks 2 and 13: nine tricks are written, with a word; eleven can’t be.
    begin(visitor, "american-3", &["Mae", "Bo", "Ned"]);
    tap(visitor, ".score-room", "Hand");
    tap(visitor, ".score-room", "Bo");
    tap(visitor, ".score-room", "Eight spades");
    tap(visitor, ".score-room", "8 made");
    visitor.read("Tricks of");
    visitor
        .click(".tricks[aria-label='How many tricks did Ned win?'] button:nth-child(4)")
        .read("so there can’t be 11");
    assert_eq!(entries(visitor), 0);
    visitor.click(".tricks[aria-label='How many tricks did Ned win?'] button:nth-child(2)").see(".band");
    assert_eq!(entries(visitor), 1);
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn two_phones_agree_without_a_network(visitor: &Visitor<'_>) {
    // Check 20: both have the page, and then there is no network.
    let house = visitor.house();
    let other = house.visitor();
    let open = house.open_apart(&house.page.folder, 0);
    let address = open.address.clone();
    for phone in [visitor, &other] {
        phone.resize(TALL);
        phone.visit(&format!("{address}#/score")).see(".new-sheet").has_it_kept();
    }
    house.close(open);
    for phone in [visitor, &other] {
        phone.visit("about:blank").visit(&format!("{address}#/score")).see(".new-sheet");
    }
    name(visitor, &FOUR);
    choose(visitor, "quebec-4");
    tap(visitor, ".new-sheet", "Begin");
    tap(visitor, ".score-room", "Hand");
    tap(visitor, ".score-room", "Mae");
    tap(visitor, ".score-room", "Seven hearts");
    tap(visitor, ".score-room", "Made");
    visitor.see(".band");
    let handed_over = |phone: &Visitor<'_>| -> String {
        tap(phone, ".score-room", "Evening");
        tap(phone, ".score-room", "Hand over to another phone");
        phone.see(".codes svg").ask("return document.querySelector('#score-link').value")
    };
    let take = |phone: &Visitor<'_>, link: &str, way: &str| {
        phone.visit(&format!("{address}#/score")).see("#score-paste").run(&format!(
            "const field = document.querySelector('#score-paste'); field.value = {link:?}; field.dispatchEvent(new Event('input', {{ bubbles: true }}))"
        ));
        tap(phone, ".score-room", way);
        phone.see(".board");
        totals(phone)
    };
    assert_eq!(take(&other, &handed_over(visitor), "Add it to your sheets"), ["200", "0"]);
    // The other phone writes on, and the first takes what it has more of.
    tap(&other, ".score-room", "Hand");
    tap(&other, ".score-room", "Bo");
    tap(&other, ".score-room", "Eight spades");
    tap(&other, ".score-room", "Made");
    other.see(".band");
    assert_eq!(take(visitor, &handed_over(&other), "Take it"), ["200", "240"]);
    tap(&other, ".score-room", "Board");
    assert_eq!(totals(visitor), totals(&other));
    visitor.no_text_is_missing();
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn an_evening_on_paper_names_those_who_played(visitor: &Visitor<'_>) {
    visitor.resize(TALL).go("#/score").see(".new-sheet").run(
        "const hand = (bid, seat) => ({ kind: 'hand', bid, seat, tricks: [8, 2] });
        const sheet = { format: 'kookaburra-sheet/1', date: '2026-11-27', rules: { preset: 'australian-4' },
            people: ['Ann', 'Bo', 'Cy', 'Di'], games: [
                { players: ['Ann', 'Bo', 'Cy', 'Di'], dealer: 0, hands: [hand('7H', 0)] },
                { players: ['Bo', 'Ann', 'Cy', 'Di'], dealer: 0, start: [300, 100], hands: [hand('6S', 0), hand('7D', 2)] }] };
        localStorage['kookaburra-sheet-7'] = JSON.stringify({ sheet })",
    );
    visitor.go("#/score/7/evening").see(".people");
    let rows: Vec<String> = visitor.ask(
        "return [...document.querySelectorAll('.on-paper section')].map((game) =>
            [game.querySelector('h2').textContent, ...[...game.querySelectorAll('.what')].map((what) => what.textContent)].join(' | '))",
    );
    assert_eq!(rows, ["Game 1 | 7♥ Ann made", "Game 2 | 6♠ Bo made | 7♦ Cy made"]);
    // On paper stands what belongs there: no heading of buttons, and no way elsewhere.
    visitor.command("Emulation.setEmulatedMedia", &serde_json::json!({ "media": "print" }));
    let shown: Vec<String> = visitor.ask(
        "return [...document.querySelectorAll('.score-room :is(h1, h2, a, button, input)')]
            .filter((one) => one.checkVisibility()).map((one) => one.textContent.trim())",
    );
    assert_eq!(shown, ["Evening", "Game 1", "Game 2"]);
    visitor.read("2026-11-27").pictures("score-on-paper");
    visitor.command("Emulation.setEmulatedMedia", &serde_json::json!({ "media": "" }));
    // The lines of the chart begin where the game does.
    visitor.go("#/score/7/sheet").see(".score-chart polyline").pictures("score-chart-start");
    let begins: Vec<f64> = visitor.ask(
        "return [...document.querySelectorAll('.score-chart polyline')].map((line) => line.points[0].y)",
    );
    let zero: f64 = visitor.ask("return document.querySelector('.score-chart .zero').y1.baseVal.value");
    assert!(begins[0] < begins[1] && begins[1] < zero, "{begins:?} {zero}");
    // A tap on a row is a way to its correction, and so is a link.
    visitor.click(".score-table tbody tr .what").see(".strike").read("Hand 1 as it should be");
    assert_eq!(visitor.complaints(), [""; 0]);
}
