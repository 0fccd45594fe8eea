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

    // Three taps write a hand of Québec.
    tap(visitor, ".score-room", "Hand");
    tap(visitor, ".score-room", "Mae");
    tap(visitor, ".score-room", "Seven hearts");
    fits(visitor);
    visitor.pictures("score-hand").everybody_can_use("a hand");
    tap(visitor, ".score-room", "Made");
    visitor.see(".board").read("Mae, 7♥: made. Mae+Ned +200 → 200, need 800. Bo deals.");
    assert_eq!(totals(visitor), ["200", "0"]);
    visitor.pictures("score-board").everybody_can_use("the board");
    visitor.click(".deals summary").read("three to each player");
    hand_over(visitor);

    // The battery dies after two taps: both are there, and the board knows the contract.
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
    tap(visitor, ".score-room", "Write it");
    visitor.see(".board").read("Bo, 8♠: failed. Mae+Ned +240 → 440, need 560. Ned deals.");

    // Hand 1 was eight hearts: the effect is shown before it is written, and the law that it is late.
    tap(visitor, ".score-room", "Sheet");
    visitor.see(".score-table").pictures("score-sheet").everybody_can_use("the sheet");
    tap(visitor, ".score-table", "Correct");
    tap(visitor, ".score-room", "Eight hearts");
    visitor.see(".effect").read("Mae+Ned: 440 → 540.").read("LAW-SCORE-3").everybody_can_use("a correction");
    tap(visitor, ".score-room", "Correct it, all agree");
    visitor.see(".score-table .struck").read("all agreed").read("struck out");
    tap(visitor, ".score-room", "Board");
    assert_eq!(totals(visitor), ["540", "0"]);
    tap(visitor, ".score-room", "Undo");
    visitor.until("the hand as it was", || (totals(visitor) == ["440", "0"]).then_some(()));
    tap(visitor, ".score-room", "Redo");
    visitor.until("the hand as it was corrected", || (totals(visitor) == ["540", "0"]).then_some(()));

    // Ivy goes home, and three Americans play on.
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
    visitor.read("Tricks of");
    visitor.click(".tricks[aria-label='Tricks of Ned'] button:nth-child(4)");
    visitor.see(".board").read("Bo, 8♠, 5 tricks: failed.");
    assert_eq!(totals(visitor), ["20", "−240", "30"]);

    // And Rummy to end with, by numbers.
    tap(visitor, ".score-room", "Evening");
    tap(visitor, ".score-room", "New partners or another game");
    choose(visitor, "rummy-500");
    visitor.see(".chairs[data-seats='4']");
    tap(visitor, ".new-sheet", "Begin");
    tap(visitor, ".score-room", "Hand");
    for (seat, points) in ["36", "21", "-12", "0"].into_iter().enumerate() {
        let field = format!("#score-points-{seat}");
        visitor.see(&field).write(&field, points).press("\u{E004}");
    }
    visitor.see(".board").pictures("score-board-rummy");
    assert_eq!(totals(visitor), ["36", "21", "−12", "0"]);
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
