//! A local table tells all that a seat needs, and nobody what only another may know.

use card_match::{MatchSetup, Member, Turn, open, testing::club_would};
use five_hundred::{Rules, View};
use table::{Game, Seat};
use texts::{Lang, Texts};

use super::*;
use crate::{
    games::{PlainGame, ScreenGame},
    plain::Plain,
    testing,
};

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

/// A table of a match, and where it stands for its player.
fn opened<G: Reviewed>(device: &Device<G>) -> (tempfile::TempDir, LocalTable<G>, Update<G>) {
    let (folder, store) = testing::store();
    let (table, first) = LocalTable::open(device.clone(), store);
    (folder, table, first)
}

/// Whether a command changes a match.
fn is_taken<G: Reviewed>(device: &Device<G>, command: Command<G>) -> bool {
    let (_folder, mut table, first) = opened(device);
    let told = table.ask(command, first.position);
    told.iter().any(|told| matches!(told, Told::Update(now) if now.position != first.position))
}

/// Plays at a local table by chance. What it tells that may be asked for is taken and nothing else, and the screen and
/// the line mode know the same of it.
fn is_told_what_is_taken<G: ScreenGame + PlainGame>(device: &Device<G>, steps: usize) {
    let (_folder, mut table, mut now) = opened(device);
    let mut chance = 1_u32;
    let mut below = |most: u32| {
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (chance >> 8) % most
    };
    let (mut undone, mut acted) = (0, 0);
    for step in 0..steps {
        let (device, may) = (table.device(), now.at.may);
        let act = G::any(&now.view, &mut below).filter(|_| now.at.begun);
        assert_eq!(is_taken(device, Command::Undo), may.undo, "{step}: {may:?}");
        assert!(may.claim_rest || !is_taken(device, Command::ClaimRest), "{step}");
        assert!(may.act || !act.is_some_and(|act| is_taken(device, Command::Act(act))), "{step}");
        assert_eq!(may.review, table.review(false, Level::Beginner).is_some(), "{step}");
        undone += usize::from(may.undo);
        if step % 10 == 0 {
            let texts = Texts::for_rules(Lang::En, device.game.rules());
            let (_folder, store) = testing::store();
            let plain = Plain::new(device.clone(), store, texts, false, Vec::new());
            assert_eq!(
                (&plain.at, &testing::Screen::new(device.clone(), Lang::En).app.at),
                (&now.at, &now.at)
            );
        }
        let command = match (now.at.turn, act) {
            (Turn::Mine, Some(act)) => {
                assert!(may.act && is_taken(device, Command::Act(act)), "{step}: {act:?}");
                acted += 1;
                Command::Act(act)
            }
            (Turn::Mine | Turn::Other(_), _) => Command::GoOn,
            (Turn::Deal | Turn::Over, _) => Command::Ready(None),
        };
        for command in [command, Command::Looked] {
            for told in table.ask(command, now.position) {
                if let Told::Update(update) = told {
                    now = *update;
                }
            }
        }
    }
    assert!(acted > 5 && (undone > 0 || G::acts_stand()), "{acted} {undone}");
}

#[test]
fn what_may_be_asked_for_at_a_local_table_is_what_it_takes() {
    is_told_what_is_taken(&testing::device("australian-4", 3), 120);
    is_told_what_is_taken(&testing::rummy::new_device("rummy-500", 3), 60);
    let rules = serde_json::json!({"preset": "quebec-4", "laws": "open"});
    let rules = Rules::read_rules(rules.as_object().unwrap()).unwrap();
    let bots = ["Mae", "Ned", "Ivy"].map(|name| Member::bot(name, Level::Club));
    let people = std::iter::once(Member::human("Ann")).chain(bots).collect();
    let setup = MatchSetup { seed: Some(testing::seed(3)), ..MatchSetup::new(people) };
    is_told_what_is_taken(&Device::new(open::begin(rules, &setup).unwrap()), 120);
}

#[test]
fn a_hand_is_tried_again_and_the_match_goes_on_where_it_was() {
    let mut device = testing::device("australian-4", 3);
    card_match::testing::play_until(&mut device, |device| !device.game.finished_hands().is_empty());
    let (_folder, store) = testing::store();
    let (mut table, first) = LocalTable::open(device, store);
    let before = table.game().to_text();
    let refused = table.ask(Command::TryAgain(1_000), first.position);
    assert!(matches!(refused[..], [Told::Refused(Why::Key("again-none"))]), "{refused:?}");
    let mut now = first.clone();
    let ask = |table: &mut LocalTable<Rules>, command, now: &mut Update<Rules>| {
        for told in table.ask(command, now.position) {
            match told {
                Told::Update(update) => *now = *update,
                Told::Saved(saved) => assert!(saved.is_ok()),
                other => panic!("{other:?}"),
            }
        }
    };
    ask(&mut table, Command::TryAgain(6), &mut now);
    assert_eq!(table.game().log().table().actions().len(), 6);
    assert!(table.tries_again() && now.anew && now.view.scores == [0; 4]);
    while now.at.turn != Turn::Deal {
        let command = match now.at.turn {
            Turn::Mine => Command::Act(club_would(table.device())),
            _ => Command::GoOn,
        };
        ask(&mut table, command, &mut now);
    }
    ask(&mut table, Command::Ready(None), &mut now);
    assert!(!table.tries_again());
    assert_eq!((table.game().to_text(), &now.view), (before, &first.view), "nothing has changed");
    ask(&mut table, Command::Ready(None), &mut now);
    assert_ne!(now.at.turn, Turn::Deal, "the next hand is dealt");
}
