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
    visitor.click(".times summary").read("it stands as played");
    // The address is the ruling: anybody who has it reads the same, in their own language.
    let link: String = visitor.ask("return location.hash");
    visitor.go(&format!("?lang=fr{link}")).read("LAW-TURN-3").read("Pourquoi").pictures("referee-ruling-fr");
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn who_disagrees_sees_both_rulings(visitor: &Visitor<'_>) {
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
    visitor.go("#/referee/rummy-500").read("no laws for irregularities");
    visitor.go("#/referee/poker").see(".problems li").read("poker");
    assert_eq!(visitor.complaints(), [""; 0]);
}
