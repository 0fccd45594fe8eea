//! *Who is right?* From what people say to a ruling, in a few taps.

use crate::browser::{BrowserUser, Size};

/// A phone in one hand.
const TALL: Size = Size { name: "tall-phone", width: 390, height: 844, mobile: true };

/// Taps the way of these words.
fn tap(user: &BrowserUser<'_>, words: &str) {
    let way = format!(
        "const way = [...document.querySelectorAll('.referee-room a')].find((a) => a.textContent.trim() === {words:?});
        return way ? way.hash : ''"
    );
    let to = user.until(words, || Some(user.ask::<String>(&way)).filter(|to| !to.is_empty()));
    user.click(&format!(".referee-room a[href={to:?}]"));
}

pub(crate) fn a_lead_out_of_turn_is_ruled_on(user: &BrowserUser<'_>) {
    user.resize(TALL).go("#/referee/quebec-4").see(".topics .scene");
    user.pictures("referee-topics").everybody_can_use("what happened");
    user.write("#referee-search", "renege");
    user.until("one case", || {
        (user.ask::<usize>("return document.querySelectorAll('.topics a').length") == 1).then_some(())
    });
    user.read("revoke");
    user.go("#/").see(".ready").go("#/referee/quebec-4").write("#referee-search", "led out of turn");
    tap(user, "Led out of turn");
    user.see(".bid-list").everybody_can_use("the contract");
    tap(user, "seven hearts");
    user.read("Are all cards of that trick down?");
    // Back takes the answer back.
    tap(user, "No");
    user.read("Who led?").back().read("Are all cards of that trick down?");
    tap(user, "No");
    user.see(".chairs").pictures("referee-chairs").everybody_can_use("the chairs");
    tap(user, "Contractor");
    user.read("Whose lead was it?");
    tap(user, "Partner");
    user.see(".ruling").read("LAW-TURN-3").pictures("referee-ruling").everybody_can_use("a ruling");
    user.click(".times summary").read("It stands");
    // The address is the ruling: anybody who has it reads the same, in their own language.
    let link: String = user.ask("return location.hash");
    user.go(&format!("?lang=fr{link}")).read("LAW-TURN-3").read("Pourquoi").pictures("referee-ruling-fr");
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn who_disagrees_sees_both_rulings(user: &BrowserUser<'_>) {
    // Check 19
    user.resize(TALL).go("#/referee/australian-4/7H/lead").click(".differ summary");
    tap(user, "No or Yes");
    user.read("Who led?");
    tap(user, "Left");
    user.read("Whose lead was it?");
    tap(user, "Contractor");
    user.see(".both section:nth-child(2)").read("LAW-TURN-1").read("LAW-TURN-2");
    user.pictures("referee-both").everybody_can_use("two rulings");
    // Something else happened too: a wrong score, told in numbers.
    user.go("#/referee/australian-4/7H/score:next-bid=no.whose-score=0").see("form input");
    user.write("#referee-points", "120").click("form button").see(".ruling").read("LAW-SCORE-2");
    user.go("#/referee/poker").see(".problems li").read("poker");
    assert_eq!(user.complaints(), [""; 0]);
}

/// Every key that can be tapped is large enough for a thumb.
fn keys_are_large(user: &BrowserUser<'_>) {
    let small: Vec<String> = user.ask(
        "return [...document.querySelectorAll(':is(.referee-room, .score-room) :is(a.button, button, summary, .told a)')]
            .filter((key) => key.checkVisibility())
            .map((key) => [key.textContent, key.getBoundingClientRect()])
            .filter(([, box]) => box.height < 48 || box.width < 48)
            .map(([name, box]) => `${name}: ${box.width} × ${box.height}`)",
    );
    assert_eq!(small, [""; 0]);
}

pub(crate) fn the_tricks_make_the_points(user: &BrowserUser<'_>) {
    // The hand is over, and what a revoke comes to is told in points.
    let revoke = "revoke:how-far=hand-over.who-revoked=1.which-cards=D+9C+4D.proved=no";
    user.resize(TALL).go(&format!("#/referee/australian-4/7H/{revoke}")).see(".trick-keys");
    user.read("LAW-REV-4")
        .read("For the score, tell the tricks.")
        .read("How many tricks did Contractor and Partner win?");
    keys_are_large(user);
    user.pictures("referee-tricks").everybody_can_use("the tricks");
    tap(user, "8");
    user.read("Points: Contractor and Partner 200, Left and Right 20.").read("Tricks 8–2");
    user.pictures("referee-points").everybody_can_use("the points");
    // Three players have a field each, and what can't be is asked for again.
    user.go(&format!("#/referee/american-3/7H/{}", revoke.replace("=no", "=yes").replace("4D", "7D")))
        .see("#referee-tricks-2");
    user.everybody_can_use("fields for tricks");
    let tell = |tricks: [&str; 3]| {
        for (at, tricks) in tricks.iter().enumerate() {
            let field = format!("#referee-tricks-{at}");
            user.see(&field).run(&format!("document.querySelector('{field}').value = ''"));
            user.write(&field, tricks);
        }
        user.click(".score-of-hand form button");
    };
    tell(["9", "9", "9"]);
    user.read("together they are ten");
    tell(["6", "2", "2"]);
    user.read("Points: Bidder 200, Left 0, Right 20.");
    // A hand that everyone passed, in an address.
    user.go("#/referee/quebec-4/-/kitty");
    tap(user, "None: everyone passed");
    tap(user, "Yes");
    user.see(".ruling").read("LAW-WID-6").read("a look changes nothing");
    let link: String = user.ask("return location.hash");
    user.go(&format!("?lang=fr{link}")).read("LAW-WID-6").read("la donne est enterrée");
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn rummy_has_no_laws_but_rules(user: &BrowserUser<'_>) {
    user.resize(TALL).go("#/referee/rummy-500").see(".answers").everybody_can_use("what happened at Rummy");
    user.write("#referee-search", "too late");
    tap(user, "Called Rummy! wrongly");
    user.read("no laws for irregularities").read("The rule:").read("RM-CALL-2");
    keys_are_large(user);
    user.pictures("referee-rummy").everybody_can_use("a rule of Rummy");
    let link: String = user.ask("return location.hash");
    user.go(&format!("?lang=fr{link}")).read("La règle").read("RM-CALL-2");
    assert_eq!(user.complaints(), [""; 0]);
}
