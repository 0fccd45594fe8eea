//! Time: what stops a clock, what moves it, and what it decides.

use online::{DueWhat, Refusal, Work};
use online_wire::{Options, Pace, Request, TableCommand};
use table::Recall;

use crate::{IVY, MAE, NED, Room, read};

#[test]
fn a_pause_stops_every_clock() {
    let mut room =
        Room::playing(Options { pace: Pace::Clock { seconds: 30, reserve: 60 }, ..Options::default() });
    room.until_turn_of(MAE);
    let before = room.clock().unwrap();
    assert_eq!((before.until, before.reserve), (room.table.last_moment().after(90_000), 60_000));
    room.now = room.now.after(10_000);
    room.ask(MAE, TableCommand::Pause { paused: true }).unwrap();
    assert_eq!(room.table.due(), None);
    assert_eq!(room.ask(MAE, TableCommand::Act("pass".to_owned())), Err(Refusal::Paused));
    room.now = room.now.after(600_000);
    room.ask(MAE, TableCommand::Pause { paused: false }).unwrap();
    assert_eq!(room.clock().unwrap().until, before.until.after(600_000));
    // When the time is over a bot plays that card; the seat stays Mae’s.
    assert!(matches!(room.follow(), DueWhat::Bot(_)));
    assert!(!room.participants().places[0].bot);
    room.until_turn_of(MAE);
    assert_eq!(room.clock().unwrap().reserve, 0, "the reserve of this game is used");
}

#[test]
fn whoever_lets_the_time_pass_three_times_in_a_row_is_taken_to_be_away() {
    let pace = Pace::Clock { seconds: 30, reserve: 0 };
    let mut room = Room::playing(Options { pace, ..Options::default() });
    let let_pass = |room: &mut Room| {
        room.until_turn_of(MAE);
        room.follow()
    };
    for _ in 0..2 {
        assert!(matches!(let_pass(&mut room), DueWhat::Bot(_)), "a bot plays that card");
    }
    // Whoever plays begins anew.
    room.until_turn_of(MAE);
    room.act(MAE);
    for _ in 0..2 {
        assert!(matches!(let_pass(&mut room), DueWhat::Bot(_)));
        assert!(!room.participants().places[0].bot);
    }
    assert_eq!(let_pass(&mut room), DueWhat::Replace(0));
    assert!(room.participants().places[0].bot && room.participants().participants[0].here);
    assert!(matches!(room.follow(), DueWhat::Bot(_)), "in its usual time");
    room.ask(MAE, TableCommand::Return {}).unwrap();
    room.until_turn_of(MAE);
    assert_eq!(room.clock().unwrap().until, room.now.after(30_000));
}

#[test]
fn everybody_is_told_that_a_bot_acted_for_whoever_let_the_time_pass() {
    let slow = Pace::Correspondence { hours: 24 };
    for pace in [Pace::Clock { seconds: 30, reserve: 0 }, slow] {
        let mut room = Room::playing(Options { pace, ..Options::default() });
        room.until_turn_of(MAE);
        let due = room.table.due().unwrap();
        let found = room.table.work(&due).map(Work::think);
        let entry = room.table.follow(due.at, &due, found.as_ref(), None).unwrap();
        let (line, mut again) = (entry.to_line().unwrap(), room.table.clone());
        let applied = room.table.apply(entry);
        for participant in [MAE, NED, IVY] {
            let told = room.table.update(&applied, participant, Recall::Table);
            assert_eq!((told.late, told.by), (Some(0), None), "{pace:?}");
        }
        // Whoever comes back is told the same from what was saved.
        let saved = again.apply_line(&line).unwrap();
        assert_eq!(again.update_of_the_past(&saved, NED).late, Some(0));
        // What somebody does themselves, or a bot in its own turn, is nobody’s lateness.
        room.until_turn_of(NED);
        let applied = {
            let view = read(room.table.welcome(NED, Recall::Table).now.view);
            let choice = view["choices"][0].as_str().unwrap().to_owned();
            let request = Request {
                id: "own".to_owned(),
                at: Some(room.table.position()),
                command: TableCommand::Act(choice),
            };
            let entry = room.table.propose(room.now, NED, &request).unwrap();
            room.table.apply(entry)
        };
        assert_eq!(room.table.update(&applied, MAE, Recall::Table).late, None);
    }
}

#[test]
fn nobody_gains_time_by_coming_and_going() {
    let pace = Pace::Clock { seconds: 30, reserve: 0 };
    let mut room = Room::playing(Options { pace, bot_ms: 900, ..Options::default() });
    room.until_turn_of(MAE);
    let until = room.clock().unwrap().until;
    for participant in [NED, MAE] {
        for here in [false, true] {
            room.now = room.now.after(4_000);
            room.present(participant, here);
            assert_eq!(room.clock().unwrap().until, until);
        }
    }
    room.ask(NED, TableCommand::Stand {}).unwrap();
    room.ask(IVY, TableCommand::Sit { place: Some(2) }).unwrap();
    assert_eq!(room.clock().unwrap().until, until);
    // The bot of somebody who leaves has its usual time; if they are back before that, they have theirs.
    room.ask(MAE, TableCommand::Leave {}).unwrap();
    let due = room.table.due().unwrap();
    assert!(matches!(due.what, DueWhat::Bot(_)));
    assert_eq!(due.at, room.now.after(900));
    room.present(MAE, true);
    assert_eq!(room.clock().unwrap().until, until);
    // Whoever sits down where others are waited for has the time of a turn, and a pause adds to that.
    room.ask(MAE, TableCommand::Stand {}).unwrap();
    let zoe = room.table.next_participant();
    room.table.apply(room.table.arrival(room.now));
    room.ask(zoe, TableCommand::Sit { place: Some(0) }).unwrap();
    let until = room.now.after(30_000);
    assert_eq!(room.clock().unwrap().until, until);
    for paused in [true, false] {
        room.ask(IVY, TableCommand::Pause { paused }).unwrap();
        room.now = room.now.after(5_000);
    }
    assert_eq!(room.clock().unwrap().until, until.after(5_000));
}

#[test]
fn a_time_in_which_nobody_could_reach_the_table_is_nobodys_loss() {
    let mut room =
        Room::playing(Options { pace: Pace::Clock { seconds: 30, reserve: 0 }, ..Options::default() });
    room.until_turn_of(MAE);
    let until = room.clock().unwrap().until;
    room.now = room.now.after(500_000);
    room.table.apply(room.table.delayed(room.now, 500_000));
    assert_eq!(room.clock().unwrap().until, until.after(500_000));
}
