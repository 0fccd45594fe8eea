//! The auction \[FH-AUC\] \[FH-BID\].

use crate::common::Hand;

#[test]
fn who_bids_over_three_passes_may_raise_himself_where_the_table_allows_it() {
    // FH-AUC-4, FH-AMB-4
    let auction = "1 pass; 2 pass; 3 pass; 0 6H";
    let mut strict = Hand::new("australian-4", &[], 0, "");
    assert_eq!(strict.play(auction).phase(), "discard");
    let mut free = Hand::new("australian-4", &[("own_raise", "yes")], 0, "");
    free.play(auction);
    assert_eq!((free.phase(), free.to_act()), ("auction", Some(0)));
    assert_eq!(free.refused("0 6H"), "FH-AUC-2");
    free.play("0 7H");
    assert_eq!(free.phase(), "discard");
    assert_eq!(free.result("contract")["bid"], "7H");
}
