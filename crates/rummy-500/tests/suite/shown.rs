//! What `examples/` shows works.

#[path = "../../examples/rummy_hand.rs"]
mod hand;

#[test]
fn the_example_runs() {
    let (table, record) = hand::played().unwrap();
    assert!(!table.in_hand());
    assert_eq!(record.players.unwrap().len(), 2);
}
