//! Each lesson is a position that can be, and the table judges what is claimed in it.

use laws::open_table::{Answered, Claim, Event, Phase, lessons::lessons};

#[test]
fn every_section_of_the_laws_has_a_lesson_that_the_table_judges() {
    // LAW-OPEN-5, LAW-AMB-72, LAW-CUT-6
    let sections = [
        ("cut", ""),
        ("misdeal", "LAW-DEAL-1"),
        ("count", "LAW-DEAL-13"),
        ("bid", "LAW-BID-4"),
        ("exposed", "LAW-EXP-10"),
        ("partner", ""),
        ("kitty", "LAW-WID-7"),
        ("discards", "LAW-WID-2"),
        ("lead", "LAW-TURN-3"),
        ("play", "LAW-TURN-7"),
        ("late", ""),
        ("revoke", "LAW-REV-6"),
        ("score", "LAW-SCORE-2"),
        ("hand", "LAW-HAND-5"),
        ("look", "LAW-LOOK-3"),
    ];
    let lessons = lessons();
    assert_eq!(lessons.len(), sections.len());
    for (lesson, (name, law)) in lessons.iter().zip(sections) {
        assert_eq!(lesson.name, name);
        let right = lesson.right();
        assert_eq!(
            right.as_ref().and_then(|claimed| claimed.law.as_deref()).unwrap_or_default(),
            law,
            "{name}"
        );
        let nothing = if right.is_some() { Answered::Missed } else { Answered::NothingWrong };
        assert_eq!(lesson.answer(None), nothing, "{name}");
        let denied = lesson.claims().filter(|&claim| lesson.answer(Some(claim)) == Answered::Denied).count();
        assert!(denied > 10, "{name}: {denied}");
        assert_eq!(
            right.map(|claimed| lesson.answer(Some(claimed.claim)) != Answered::Denied),
            (!law.is_empty()).then_some(true)
        );
    }
}

#[test]
fn a_revoke_that_is_claimed_in_the_play_waits() {
    // LAW-REV-13
    let lessons = lessons();
    let lesson = lessons.iter().find(|lesson| lesson.name == "lead");
    let claim = Claim::Revoke(table::Seat(2), 1);
    assert_eq!(lesson.map(|lesson| lesson.answer(Some(claim))), Some(Answered::Waiting));
}

#[test]
fn the_learner_hears_what_was_done_and_no_more() {
    // LAW-SEE-3, LAW-OPEN-6
    for lesson in lessons() {
        let view = lesson.view();
        assert!(lesson.last(8).len() <= 8);
        let laws = view.laws.as_ref();
        assert!(laws.is_some_and(|laws| laws.peeked.is_empty() && laws.claims.is_empty()), "{}", lesson.name);
        let calls = lesson.last(3).iter().filter(|(events, view)| {
            let called = |event: &Event| matches!(event, Event::Game(five_hundred::Event::Called { .. }));
            view.phase == Some(Phase::Play) && events.iter().any(called)
        });
        assert_eq!(calls.count(), 0, "{}: a card is no bid", lesson.name);
        if view.phase != Some(Phase::Settle) {
            assert!(laws.is_some_and(|laws| laws.revokes == serde_json::json!([])), "{}", lesson.name);
        }
    }
}
