//! What `examples/` shows works.

#[allow(dead_code, unreachable_pub, reason = "an example is a program of its own")]
#[path = "../../examples/rummy_hand.rs"]
mod hand;

#[test]
fn the_example_runs() {
    let (table, record) = hand::played().unwrap();
    assert!(!table.in_hand());
    assert_eq!(record.players.unwrap().len(), 2);
}
