//! Seats that a table doesn't have: nothing is done there, nothing is seen there that not everybody sees, and nothing
//! falls over.

use five_hundred::{Action, Bid, Impossible, Position, Refusal, Rules, Strain};
use table::{BySeat, Game, MAX_SEATS, Recall, Seat, SeatSet, Seed, Table, Viewer};

/// Seats that a table for `seats` players doesn't have: the next, the last that any table has, and those beyond.
fn absent(seats: usize) -> Vec<Seat> {
    (seats as u8..=40).chain([63, 64, 100, 127, 128, 200, 255]).map(Seat).collect()
}

fn view(table: &Table<Rules>, viewer: Viewer) -> String {
    serde_json::to_string(&table.view(viewer, Recall::Perfect)).unwrap()
}

#[test]
fn a_seat_that_the_table_lacks_does_nothing_and_sees_what_everybody_sees() {
    for preset in five_hundred::PRESETS {
        let rules = Rules::preset(preset.name).unwrap();
        let mut table = Table::open(rules.clone());
        table.deal(Seat(0), Seed([7; 32]).into()).unwrap();
        let mut steps = 0;
        while let Some((turn, choices)) = rules.next_choices(table.state()) {
            let before = *table.state();
            for seat in absent(rules.seats()) {
                let action = choices.pick(|_| 0);
                for action in [action, Action::Pass, Action::Play(cards::Card::X)] {
                    let refusal = table.act(seat, action).unwrap_err();
                    assert!(
                        matches!(refusal, Refusal::NotInTurn { seat: tried, .. } if tried == seat),
                        "{}, seat {seat}: {refusal:?}",
                        preset.name
                    );
                    let act = rules.act(table.state(), seat, action);
                    let mut then = before;
                    assert_eq!(rules.perform(&mut then, act), Err(Impossible::NoSeat { seat }));
                    assert_eq!(then, before);
                }
                assert!(table.legal(seat).is_empty() && rules.choices(table.state(), seat).is_empty());
                assert_eq!(view(&table, Viewer::Seat(seat)), view(&table, Viewer::Spectator));
                assert_eq!(table.events(Viewer::Seat(seat)).len(), table.events(Viewer::Spectator).len());
                let inside = rules.inside(table.state());
                assert_eq!(inside.zones_of(seat).count(), 0);
                assert!(inside.calls_of(seat).is_empty() && !inside.has_called(seat));
                assert_eq!(inside.down(seat), [None; 5]);
            }
            assert_eq!(*table.state(), before, "{}", preset.name);
            table.act(turn, choices.pick(|most| most / 2)).unwrap();
            steps += 1;
        }
        assert!(steps > 3, "{}", preset.name);
    }
}

#[test]
fn a_dealer_or_contractor_whom_the_table_lacks_is_none() {
    for preset in five_hundred::PRESETS {
        let rules = Rules::preset(preset.name).unwrap();
        let pack = rules.pack_in_order();
        let dealt = rules.deal_pack(&pack, Seat(0));
        for seat in absent(rules.seats()) {
            assert_eq!(rules.deal_pack(&pack, seat), five_hundred::Deal::default(), "{}", preset.name);
            let mut state = rules.begin();
            rules.deal(&mut state, seat, &dealt);
            assert_eq!(state, rules.begin());
            assert!(Table::open(rules.clone()).deal(seat, Seed([7; 32]).into()).is_err());
            let bid = Bid::tricks(7, Strain::Hearts);
            assert!(Position::of_deal(&rules, &dealt, Seat(0), bid, seat, None).is_none());
            assert!(rules.side(seat).is_empty(), "{}: {seat}", preset.name);
            assert!(rules.dealer_of_next_game(seat, SeatSet::EMPTY).unwrap().index() < rules.seats());
        }
    }
}

#[test]
fn a_set_of_seats_holds_no_seat_that_no_table_has() {
    for seat in absent(MAX_SEATS) {
        assert!(SeatSet::of(seat).is_empty() && !SeatSet::all(MAX_SEATS).contains(seat));
        let mut all = SeatSet::all(MAX_SEATS);
        all.insert(seat);
        all.remove(seat);
        assert_eq!(all, SeatSet::all(MAX_SEATS));
        assert_eq!(BySeat::<u8>::default().get(seat), None);
    }
    assert_eq!(SeatSet::all(200), SeatSet::all(MAX_SEATS));
}
