//! What people say to each other, and the time that they need.

use std::collections::BTreeMap;

use online::Applied;

use super::*;

#[test]
fn phrases_tell_nothing_of_cards_and_come_two_a_minute() {
    let mut room = Room::playing(Options::default());
    assert_eq!(
        room.ask(MAE, TableCommand::Say(Phrase::WellPlayed)),
        Err(Refusal::NotNow),
        "only between hands"
    );
    room.ask(MAE, TableCommand::Say(Phrase::OneMoment)).unwrap();
    room.ask(MAE, TableCommand::Say(Phrase::Back)).unwrap();
    assert_eq!(room.ask(MAE, TableCommand::Say(Phrase::BadConnection)), Err(Refusal::TooMany));
    room.ask(IVY, TableCommand::Say(Phrase::TakeYourTime)).unwrap();
    room.now = room.now.after(60_000);
    room.ask(MAE, TableCommand::Say(Phrase::BadConnection)).unwrap();
}

#[test]
fn people_write_in_their_own_words_where_and_when_the_host_lets_them() {
    let write = |text: &str| TableCommand::Write(text.to_owned());
    let mut room = Room::playing(Options::default());
    assert_eq!(room.ask(MAE, write("Hello")), Err(Refusal::PhrasesOnly));
    let mut room = Room::playing(Options { chat: Chat::BetweenHands, ..Options::default() });
    assert_eq!(room.ask(MAE, write("I have the joker")), Err(Refusal::BetweenHands));
    room.play_the_hand();
    room.ask(MAE, write("Well bid")).unwrap();

    let mut room = Room::playing(Options { chat: Chat::Always, ..Options::default() });
    for text in ["", " \n", &"x".repeat(201)] {
        assert_eq!(room.ask(MAE, write(text)), Err(Refusal::NoText), "{text:?}");
    }
    for text in ["one", "two", "three", "four", "five"] {
        room.ask(MAE, write(text)).unwrap();
    }
    assert_eq!(room.ask(MAE, write("six")), Err(Refusal::TooMany));
    room.ask(IVY, write("Who watches may write, too")).unwrap();
    room.now = room.now.after(30_000);
    room.ask(MAE, write("six")).unwrap();
}

#[test]
fn what_is_written_is_told_and_is_not_in_the_log() {
    let mut room = Room::playing(Options { chat: Chat::Always, ..Options::default() });
    let command = TableCommand::Write(" Bien\u{202e} joué ".to_owned());
    let request = Request { id: "w".to_owned(), at: None, command };
    let entry = room.table.propose(room.now, MAE, &request).unwrap();
    let line = entry.to_line().unwrap();
    assert!(!line.contains("Bien"), "{line}");
    let applied = room.table.apply(entry);
    let told = |applied: &Applied<Rules>, table: &OnlineTable<Rules>| {
        table.update(applied, IVY, Recall::Table).entered
    };
    let wrote = |text: Option<&str>| Entered::Wrote { participant: MAE, text: text.map(str::to_owned) };
    assert_eq!(told(&applied, &room.table), wrote(Some("Bien joué")));
    let texts = BTreeMap::from([(applied.seq(), "Bien joué".to_owned())]);
    let forgotten = applied.with_text(&BTreeMap::new());
    assert_eq!(told(&forgotten, &room.table), wrote(None));
    assert_eq!(told(&forgotten.with_text(&texts), &room.table), wrote(Some("Bien joué")));
}

#[test]
fn where_there_is_no_clock_a_host_decides_when_somebody_has_been_silent_for_too_long() {
    let mut room = Room::playing(Options::default());
    room.until_turn_of(NED);
    room.now = room.now.after(online::times::SILENT - 1);
    assert!(matches!(room.ask(MAE, TableCommand::Replace { place: 1 }), Err(Refusal::NotNow)));
    room.now = room.now.after(1);
    assert!(matches!(room.ask(IVY, TableCommand::Replace { place: 1 }), Err(Refusal::NotHost)));
    assert!(
        matches!(room.ask(MAE, TableCommand::Replace { place: 2 }), Err(Refusal::NotNow)),
        "a bot sits there"
    );
    assert!(matches!(room.ask(MAE, TableCommand::Replace { place: 7 }), Err(Refusal::NoSuchPlace)));
    room.ask(MAE, TableCommand::Replace { place: 1 }).unwrap();
    assert!(room.participants().places[1].bot);
    assert!(matches!(room.follow(), DueWhat::Bot(_)));
    room.ask(NED, TableCommand::Return {}).unwrap();
    room.until_turn_of(NED);
    // With a clock it decides.
    let mut room = Room::playing(Options { pace: Pace::Correspondence { hours: 24 }, ..Options::default() });
    room.until_turn_of(NED);
    room.now = room.now.after(online::times::SILENT);
    assert!(matches!(room.ask(MAE, TableCommand::Replace { place: 1 }), Err(Refusal::NotNow)));
}

#[test]
fn whoever_thinks_for_long_is_reminded_once() {
    let mut room = Room::playing(Options::default());
    room.until_turn_of(MAE);
    assert!(matches!(room.ask(NED, TableCommand::Nudge {}), Err(Refusal::NotNow)));
    room.now = room.now.after(online::times::NUDGE);
    assert!(
        matches!(room.ask(MAE, TableCommand::Nudge {}), Err(Refusal::NotNow)),
        "nobody reminds themselves"
    );
    assert!(matches!(room.ask(IVY, TableCommand::Nudge {}), Err(Refusal::NotSeated)));
    room.ask(NED, TableCommand::Nudge {}).unwrap();
    assert!(matches!(room.ask(NED, TableCommand::Nudge {}), Err(Refusal::NotNow)), "once a turn");
    room.act(MAE);
    room.until_turn_of(MAE);
    room.now = room.now.after(online::times::NUDGE);
    room.ask(NED, TableCommand::Nudge {}).unwrap();
}

#[test]
fn whoever_needs_more_time_for_answers_gets_it_and_is_not_named() {
    let mut room = Room::playing(Options::default());
    assert!(matches!(room.ask(IVY, TableCommand::MoreTime {}), Err(Refusal::NotSeated)));
    let request = Request { id: "slow".to_owned(), at: None, command: TableCommand::MoreTime {} };
    let entry = room.table.propose(room.now, NED, &request).unwrap();
    let applied = room.table.apply(entry);
    let told = room.table.update(&applied, MAE, Recall::Table);
    assert!(told.by.is_none() && told.participants.unwrap().more_time);
    assert!(matches!(room.ask(MAE, TableCommand::MoreTime {}), Err(Refusal::NotNow)), "it is so already");
    room.until_turn_of(MAE);
    room.act(MAE);
    room.ask(MAE, TableCommand::Undo {}).unwrap();
    assert_eq!(room.participants().vote.unwrap().until, room.now.after(30_000));
}

#[test]
fn days_off_are_42_in_a_game_and_those_that_were_not_taken_count_for_nothing() {
    const DAY: u64 = 24 * 3_600_000;
    let mut room = Room::playing(Options { pace: Pace::Correspondence { hours: 24 }, ..Options::default() });
    let left = |room: &Room| room.table.welcome(MAE, Recall::Table).now.days_left;
    assert_eq!((left(&room), room.table.welcome(IVY, Recall::Table).now.days_left), (Some(42), None));
    room.ask(MAE, TableCommand::DaysOff { days: 21 }).unwrap();
    room.now = room.now.after(20 * DAY);
    room.ask(MAE, TableCommand::DaysOff { days: 21 }).unwrap();
    assert_eq!(left(&room), Some(22), "twenty days were taken");
    room.now = room.now.after(20 * DAY);
    assert!(matches!(room.ask(MAE, TableCommand::DaysOff { days: 21 }), Err(Refusal::NoDaysLeft)));
    room.ask(MAE, TableCommand::DaysOff { days: 2 }).unwrap();
    room.now = room.now.after(2 * DAY);
    assert!(matches!(room.ask(MAE, TableCommand::DaysOff { days: 1 }), Err(Refusal::NoDaysLeft)));
    // Whoever comes back gets back what they did not take; and may always come back.
    room.ask(MAE, TableCommand::DaysOff { days: 0 }).unwrap();
    assert_eq!(left(&room), Some(0));
    let mut other = Room::playing(Options { pace: Pace::Correspondence { hours: 24 }, ..Options::default() });
    other.ask(MAE, TableCommand::DaysOff { days: 21 }).unwrap();
    other.now = other.now.after(DAY);
    other.ask(MAE, TableCommand::DaysOff { days: 0 }).unwrap();
    assert_eq!(left(&other), Some(41));
}

#[test]
fn the_time_of_a_move_begins_after_days_off() {
    const DAY: u64 = 24 * 3_600_000;
    let mut room = Room::playing(Options::default());
    assert!(
        matches!(room.ask(MAE, TableCommand::DaysOff { days: 3 }), Err(Refusal::NotNow)),
        "nobody waits a day"
    );
    let mut room = Room::playing(Options { pace: Pace::Correspondence { hours: 24 }, ..Options::default() });
    room.until_turn_of(MAE);
    let usual = room.clock().unwrap().until;
    assert!(matches!(room.ask(IVY, TableCommand::DaysOff { days: 3 }), Err(Refusal::NotSeated)));
    assert!(matches!(room.ask(MAE, TableCommand::DaysOff { days: 22 }), Err(Refusal::TooLong)));
    room.ask(MAE, TableCommand::DaysOff { days: 3 }).unwrap();
    let off = room.now.after(3 * DAY);
    assert_eq!(room.participants().participants[0].off_until, Some(off));
    assert_eq!(room.clock().unwrap().until, off.after(DAY));
    // They may play all the same; at the end of the time a bot does.
    assert!(room.is_turn_of(MAE));
    room.ask(MAE, TableCommand::DaysOff { days: 0 }).unwrap();
    assert_eq!((room.participants().participants[0].off_until, room.clock().unwrap().until), (None, usual));
    room.ask(MAE, TableCommand::DaysOff { days: 21 }).unwrap();
    let until = room.clock().unwrap().until;
    assert!(matches!(room.follow(), DueWhat::Bot(_)));
    assert_eq!(room.now, until);
    assert_eq!(room.participants().participants[0].off_until, None, "they are over");
}

#[test]
fn a_table_of_correspondence_awaits_whoever_is_in_turn_and_knows_whether_they_have_been_there() {
    let slow = Pace::Correspondence { hours: 24 };
    let mut room = Room::playing(Options::default());
    room.until_turn_of(MAE);
    assert_eq!(room.table.awaited(), [], "who plays at once is there");
    let mut room = Room::playing(Options { pace: slow, ..Options::default() });
    room.until_turn_of(MAE);
    let since = room.now;
    let awaited = |room: &Room| match room.table.awaited()[..] {
        [awaited] => (awaited.participant, awaited.since, awaited.from, awaited.missed),
        ref other => panic!("{other:?}"),
    };
    assert_eq!(awaited(&room), (MAE, since, since, false));
    // Somebody who goes away now has seen it; somebody shown as away at once had gone before.
    room.present(MAE, false);
    assert_eq!(awaited(&room), (MAE, since, since, true));
    room.present(MAE, true);
    assert_eq!(awaited(&room), (MAE, since, since, false));
    room.now = room.now.after(online::times::AWAY + 1);
    room.present(MAE, false);
    assert_eq!(awaited(&room), (MAE, since, since, false));
    room.present(MAE, true);
    room.act(MAE);
    room.present(MAE, false);
    room.until_turn_of(MAE);
    let since = room.now;
    assert_eq!(awaited(&room), (MAE, since, since, true));
    room.ask(MAE, TableCommand::DaysOff { days: 2 }).unwrap();
    assert_eq!(awaited(&room), (MAE, since, since.after(48 * 3_600_000), true));
    let host = room.participants().host.unwrap();
    room.ask(host, TableCommand::Pause { paused: true }).unwrap();
    assert_eq!(room.table.awaited(), [], "nobody is waited for");
}
