//! Two people at an open table online: what stands, an objection that both read, and *wait*.

use crate::browser::BrowserUser;

use crate::{
    online::{come, open_with},
    open::{answer, of_tool, tool},
};

/// Mae and Bo at an open table whose first hand is dealt; bots have the other seats.
fn at_open_table(mae: &BrowserUser<'_>, bo: &BrowserUser<'_>) {
    let link = open_with(mae, |mae| {
        mae.click("#friends-open").see("#friends-stand");
        mae.everybody_can_use("opening an open table").picture("online-open-choice");
        mae.click("#friends-stand input[value='30']");
    });
    come(bo, &link);
    mae.read("Bo").click(".before-room > button.primary");
    mae.see(".table .hand .held").see(&of_tool(mae, "Object"));
    bo.see(".table .hand .held").see(&of_tool(bo, "Contester"));
}

pub(crate) fn people_object_and_wait_at_an_open_table(mae: &BrowserUser<'_>) {
    let bo = mae.house().user();
    at_open_table(mae, &bo);
    // Nothing is undone, and no hint is given.
    assert!(!mae.text(".tools").contains("Undo") && !mae.text(".tools").contains("Hint"));
    // The list is the same as ever; what comes of it everybody reads, in their own language.
    tool(mae, "Object");
    answer(mae, "Led out of turn");
    mae.until("what was ruled", || (!mae.text(".ruled").is_empty()).then_some(()));
    mae.click(".over header button").see(".last-claim");
    bo.see(".last-claim");
    bo.until("the objection", || bo.text(".last-claim").contains("Mae").then_some(()));
    // Whoever says wait stops the table until they go on.
    tool(mae, "Wait");
    bo.read("Mae dit d’attendre");
    mae.see(&of_tool(mae, "Go on")).everybody_can_use("a table that waits");
    bo.pictures("online-open");
    tool(mae, "Go on");
    bo.until("that the table goes on", || (!bo.words().contains("d’attendre. ")).then_some(()));
    assert_eq!(mae.complaints(), [""; 0]);
    bo.no_text_is_missing();
}
