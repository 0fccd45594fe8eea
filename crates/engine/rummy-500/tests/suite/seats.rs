//! Seats that a table doesn't have: nothing is done there, nothing is seen there that not everybody sees, and nothing
//! falls over.

use rummy_500::{Action, Impossible, Refusal, Rules};
use table::{Game, Recall, Seat, Seed, Table, Viewer};

use crate::common::rules;

/// Seats that a table for `seats` players doesn't have: the next, the last that any table has, and those beyond.
fn absent(seats: usize) -> Vec<Seat> {
    (seats as u8..=20).chain([63, 64, 127, 128, 200, 255]).map(Seat).collect()
}

fn view(table: &Table<Rules>, viewer: Viewer) -> String {
    serde_json::to_string(&table.view(viewer, Recall::Perfect)).unwrap()
}

#[test]
fn a_seat_that_the_table_lacks_does_nothing_and_sees_what_everybody_sees() {
    for players in ["2", "4", "8"] {
        let rules = rules("rummy-500", &[("players", players)]);
        let mut table = Table::open(rules.clone());
        table.deal(Seat(0), Seed([7; 32]).into()).unwrap();
        for _ in 0..40 {
            let Some(turn) = table.turn() else { break };
            let legal = table.legal(turn).actions;
            let before = view(&table, Viewer::Referee);
            for seat in absent(rules.seats()) {
                for action in [legal[0], Action::Stock, Action::Rummy(1), Action::End] {
                    let refusal = table.act(seat, action).unwrap_err();
                    assert!(
                        matches!(refusal, Refusal::NotInTurn { seat: tried, .. } if tried == seat),
                        "{refusal:?}"
                    );
                    let mut then = table.state().clone();
                    assert_eq!(
                        rules.perform(&mut then, rules.act(table.state(), seat, action)),
                        Err(Impossible::NoSeat { seat })
                    );
                }
                assert!(table.legal(seat).is_empty());
                assert_eq!(view(&table, Viewer::Seat(seat)), view(&table, Viewer::Spectator));
                assert_eq!(table.events(Viewer::Seat(seat)), table.events(Viewer::Spectator));
            }
            assert_eq!(view(&table, Viewer::Referee), before);
            table.act(turn, legal[legal.len() / 2]).unwrap();
        }
    }
}

#[test]
fn a_dealer_whom_the_table_lacks_deals_nothing() {
    let rules = Rules::preset("rummy-500").unwrap();
    let pack = rules.pack_in_order();
    for seat in absent(rules.seats()) {
        let dealt = rules.deal_pack(&pack, seat);
        assert!(dealt.stock.is_empty() && dealt.discard.is_none(), "{seat}");
        let mut state = rules.begin();
        rules.deal(&mut state, seat, &rules.deal_pack(&pack, Seat(0)));
        assert_eq!((rules.next_dealer(&state), rules.to_act(&state).len()), (None, 0));
        assert!(Table::open(rules.clone()).deal(seat, Seed([7; 32]).into()).is_err());
    }
}
