//! What `examples/` shows works.

#[allow(dead_code, unreachable_pub, reason = "an example is a program of its own")]
#[path = "../../examples/count.rs"]
mod count;
#[allow(dead_code, unreachable_pub, reason = "an example is a program of its own")]
#[path = "../../examples/hand.rs"]
mod hand;

#[test]
fn the_examples_run() {
    let (table, record) = hand::played().unwrap();
    assert!(!table.in_hand());
    assert_eq!(record.hands.len(), 1);
    // Whoever deals, the eldest of four may bid 25 ways, misères after a seven not among them, or pass.
    assert_eq!(count::sequences("australian-4", 1).unwrap(), 26 + 1);
    assert!(count::sequences("american-4", 3).unwrap() > count::sequences("american-4", 2).unwrap());
    assert!(count::sequences("austrlian-4", 1).unwrap_err().to_string().contains("australian-4"));
}
