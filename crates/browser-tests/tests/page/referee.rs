//! *Who is right?* From what people say to a ruling, in a few taps.

use browser_tests::{Size, Visitor};

/// A phone in one hand.
const TALL: Size = Size { name: "tall-phone", width: 390, height: 844, mobile: true };

/// Taps the way of these words.
fn tap(visitor: &Visitor<'_>, words: &str) {
    let way = format!(
        "const way = [...document.querySelectorAll('.referee-room a')].find((a) => a.textContent.trim() === {words:?});
        return way ? way.hash : ''"
    );
    let to = visitor.until(words, || Some(visitor.ask::<String>(&way)).filter(|to| !to.is_empty()));
    visitor.click(&format!(".referee-room a[href={to:?}]"));
}

pub(crate) fn a_lead_out_of_turn_is_ruled_on(visitor: &Visitor<'_>) {
    visitor.resize(TALL).go("#/referee/quebec-4").see(".topics .scene");
    visitor.pictures("referee-topics").everybody_can_use("what happened");
    visitor.write("#referee-search", "renege");
    visitor.until("one case", || {
        (visitor.ask::<usize>("return document.querySelectorAll('.topics a').length") == 1).then_some(())
    });
    visitor.read("revoke");
    visitor.go("#/").see(".ready").go("#/referee/quebec-4").write("#referee-search", "led out of turn");
    tap(visitor, "Led out of turn");
    visitor.see(".bid-list").everybody_can_use("the contract");
    tap(visitor, "seven hearts");
    visitor.read("Are all cards of that trick down?");
    // Back takes the answer back.
    tap(visitor, "No");
    visitor.read("Who led?").back().read("Are all cards of that trick down?");
    tap(visitor, "No");
    visitor.see(".chairs").pictures("referee-chairs").everybody_can_use("the chairs");
    tap(visitor, "Contractor");
    visitor.read("Whose lead was it?");
    tap(visitor, "Partner");
    visitor.see(".ruling").read("LAW-TURN-3").pictures("referee-ruling").everybody_can_use("a ruling");
    visitor.click(".times summary").read("It stands");
    // The address is the ruling: anybody who has it reads the same, in their own language.
    let link: String = visitor.ask("return location.hash");
    visitor.go(&format!("?lang=fr{link}")).read("LAW-TURN-3").read("Pourquoi").pictures("referee-ruling-fr");
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn who_disagrees_sees_both_rulings(visitor: &Visitor<'_>) {
    // Check 19
    visitor.resize(TALL).go("#/referee/australian-4/7H/lead").click(".differ summary");
    tap(visitor, "No or Yes");
    visitor.read("Who led?");
    tap(visitor, "Left");
    visitor.read("Whose lead was it?");
    tap(visitor, "Contractor");
    visitor.see(".both section:nth-child(2)").read("LAW-TURN-1").read("LAW-TURN-2");
    visitor.pictures("referee-both").everybody_can_use("two rulings");
    // Something else happened too: a wrong score, told in numbers.
    visitor.go("#/referee/australian-4/7H/score:next-bid=no.whose-score=0").see("form input");
    visitor.write("#referee-points", "120").click("form button").see(".ruling").read("LAW-SCORE-2");
    visitor.go("#/referee/poker").see(".problems li").read("poker");
    assert_eq!(visitor.complaints(), [""; 0]);
}

/// Every key that can be tapped is large enough for a thumb.
fn keys_are_large(visitor: &Visitor<'_>) {
    let small: Vec<String> = visitor.ask(
        "return [...document.querySelectorAll(':is(.referee-room, .score-room) :is(a.button, button, summary, .told a)')]
            .filter((key) => key.checkVisibility())
            .map((key) => [key.textContent, key.getBoundingClientRect()])
            .filter(([, box]) => box.height < 48 || box.width < 48)
            .map(([name, box]) => `${name}: ${box.width} × ${box.height}`)",
    );
    assert_eq!(small, [""; 0]);
}

pub(crate) fn the_tricks_make_the_points(visitor: &Visitor<'_>) {
    // The hand is over, and what a revoke comes to is told in points.
    let revoke = "revoke:how-far=hand-over.who-revoked=1.which-cards=D+9C+4D.proved=no";
    visitor.resize(TALL).go(&format!("#/referee/australian-4/7H/{revoke}")).see(".trick-keys");
    visitor
        .read("LAW-REV-4")
        .read("For the score, tell the tricks.")
        .read("How many tricks did Contractor and Partner win?");
    keys_are_large(visitor);
    visitor.pictures("referee-tricks").everybody_can_use("the tricks");
    tap(visitor, "8");
    visitor.read("Points: Contractor and Partner 200, Left and Right 20.").read("Tricks 8–2");
    visitor.pictures("referee-points").everybody_can_use("the points");
    // Three players have a field each, and what can't be is asked for again.
    visitor
        .go(&format!("#/referee/american-3/7H/{}", revoke.replace("=no", "=yes").replace("4D", "7D")))
        .see("#referee-tricks-2");
    visitor.everybody_can_use("fields for tricks");
    let tell = |tricks: [&str; 3]| {
        for (at, tricks) in tricks.iter().enumerate() {
            let field = format!("#referee-tricks-{at}");
            visitor.see(&field).run(&format!("document.querySelector('{field}').value = ''"));
            visitor.write(&field, tricks);
        }
        visitor.click(".score-of-hand form button");
    };
    tell(["9", "9", "9"]);
    visitor.read("together they are ten");
    tell(["6", "2", "2"]);
    visitor.read("Points: Bidder 200, Left 0, Right 20.");
    // A hand that everyone passed, in an address.
    visitor.go("#/referee/quebec-4/-/kitty");
    tap(visitor, "None: everyone passed");
    tap(visitor, "Yes");
    visitor.see(".ruling").read("LAW-WID-6").read("a look changes nothing");
    let link: String = visitor.ask("return location.hash");
    visitor.go(&format!("?lang=fr{link}")).read("LAW-WID-6").read("la donne est enterrée");
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn rummy_has_no_laws_but_rules(visitor: &Visitor<'_>) {
    visitor
        .resize(TALL)
        .go("#/referee/rummy-500")
        .see(".answers")
        .everybody_can_use("what happened at Rummy");
    visitor.write("#referee-search", "too late");
    tap(visitor, "Called Rummy! wrongly");
    visitor.read("no laws for irregularities").read("The rule:").read("RM-CALL-2");
    keys_are_large(visitor);
    visitor.pictures("referee-rummy").everybody_can_use("a rule of Rummy");
    let link: String = visitor.ask("return location.hash");
    visitor.go(&format!("?lang=fr{link}")).read("La règle").read("RM-CALL-2");
    assert_eq!(visitor.complaints(), [""; 0]);
}
