//! A local table tells all that a seat needs, and nobody what only another may know.

use card_match::{Turn, testing::club_would};
use five_hundred::{Rules, View};
use table::Seat;
use texts::Lang;

use super::*;
use crate::testing;

/// The seats whose cards are seen.
fn open_hands(view: &View) -> Vec<Seat> {
    let open = |seat: &Seat| view.seats[seat.index()].hand.is_some_and(|hand| !hand.is_empty());
    Seat::all(view.seats.len()).filter(open).collect()
}

/// Plays a hand by commands alone. Whatever is told shows the cards of the person who has the screen and of nobody
/// else, and what was told last is where the match stands.
fn play_a_hand(device: Device<Rules>) -> usize {
    let (_folder, store) = testing::store();
    let (mut table, mut now) = LocalTable::open(device, store);
    let mut covers = 0;
    while table.device().game.finished_hands().is_empty() {
        let command = match now.at.turn {
            _ if now.at.pass_to.is_some() => Command::TakeScreen,
            Turn::Mine => Command::Act(club_would(table.device())),
            Turn::Other(_) => Command::GoOn,
            Turn::Deal | Turn::Over => Command::Ready(None),
        };
        covers += usize::from(matches!(command, Command::TakeScreen));
        assert!(covers < 200);
        for command in [command, Command::Looked] {
            for told in table.ask(command, now.position) {
                if let Told::Update(update) = told {
                    let mine = update.at.me();
                    assert!(update.at.pass_to.is_none() || mine.is_none());
                    let views = update.news.iter().map(|news| &news.view).chain([&update.view]);
                    let playing = |view: &&View| view.phase != Some(five_hundred::Phase::Deal);
                    for view in views.filter(playing) {
                        assert!(open_hands(view).into_iter().all(|seat| Some(seat) == mine), "{update:?}");
                    }
                    now = *update;
                }
            }
        }
        let device = table.device();
        assert_eq!((&now.view, now.position), (&device.my().view(), device.game.log().position()));
        assert_eq!(now.at, device.player_state());
    }
    covers
}

#[test]
fn nobody_is_told_a_hand_that_is_not_theirs() {
    assert_eq!(play_a_hand(testing::device("australian-4", 3)), 0, "nobody passes a screen of their own");
    assert!(play_a_hand(testing::hotseat("australian-4", 5, Lang::En)) > 20);
}

#[test]
fn what_is_taken_back_is_told_as_the_whole_story_of_the_hand() {
    let (_folder, store) = testing::store();
    let device = testing::Script::new("australian-4", 1, "7H").deal().device(0);
    let (mut table, first) = LocalTable::open(device, store);
    assert!(matches!(table.ask(Command::Undo, first.position)[..], [Told::Refused(Why::Key(_))]));
    let told = table.ask(Command::Act(five_hundred::Action::Pass), first.position);
    assert!(matches!(&told[..], [Told::Update(_), Told::Saved(Ok(()))]), "{told:?}");
    let told = table.ask(Command::Undo, first.position);
    let [Told::Update(undone), Told::Saved(Ok(()))] = &told[..] else { panic!("{told:?}") };
    assert!(undone.anew && undone.position > first.position);
    assert_eq!((&undone.view, &undone.news), (&first.view, &first.news));
}
