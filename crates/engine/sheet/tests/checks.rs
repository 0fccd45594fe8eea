//! What people write, and what stands on the sheet.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use serde_json::{Value, json};
use sheet::{Fault, GameScore, SHEET_FORMAT, Scores, Sheet, Status, Warning, score};

const NAMES: [&str; 8] = ["Mae", "Bo", "Ned", "Ivy", "Cy", "Di", "Flo", "Gus"];

/// A sheet of one game with these hands, at a table of so many; one more person sits out.
fn sheet(rules: &Value, seats: usize, hands: &Value) -> Result<Sheet, Fault> {
    let sheet = json!({
        "format": "kookaburra-sheet/1", "rules": rules, "people": NAMES[..(seats + 1).min(8)],
        "games": [{ "players": NAMES[..seats], "dealer": 0, "hands": hands }],
    });
    Sheet::read(&sheet.to_string())
}

fn scored(rules: &Value, seats: usize, hands: &Value) -> Result<GameScore, Fault> {
    Ok(score(&sheet(rules, seats, hands)?)?.games.remove(0))
}

fn game(preset: &str, seats: usize, hands: &Value) -> GameScore {
    scored(&json!({ "preset": preset }), seats, hands).unwrap()
}

fn points(preset: &str, seats: usize, hand: &Value) -> Vec<i32> {
    game(preset, seats, &json!([hand])).rows.pop().unwrap().points
}

fn fault(preset: &str, seats: usize, hands: &Value) -> String {
    scored(&json!({ "preset": preset }), seats, hands).unwrap_err().to_string()
}

#[test]
fn contracts_of_every_kind_of_table() {
    // Checks 1, 2, 3 and 5: FH-SCO-3, FH-SCO-4, FH-SCO-5, FH-SCO-6, FH-SCO-11
    let made = json!({ "kind": "hand", "bid": "7H", "seat": 0, "made": true });
    assert_eq!(points("quebec-4", 4, &made), [200, 0]);
    let failed = json!({ "kind": "hand", "bid": "7H", "seat": 0, "made": false });
    assert_eq!(points("quebec-4", 4, &failed), [0, 200]);
    let three = json!({ "kind": "hand", "bid": "8S", "seat": 1, "tricks": [2, 5, 3] });
    assert_eq!(points("american-3", 3, &three), [20, -240, 30]);
    let slam = json!({ "kind": "hand", "bid": "6S", "seat": 0, "tricks": [10, null] });
    assert_eq!(points("australian-4", 4, &slam), [250, 0]);
    let five =
        json!({ "kind": "hand", "bid": "8S", "seat": 0, "partners": [2], "tricks": [4, 1, 3, 1, null] });
    assert_eq!(points("australian-5", 5, &five), [-120, 10, -120, 10, 10]);
    let alone = json!({ "kind": "hand", "bid": "8S", "seat": 0, "tricks": [8, 1, 1, 0, 0] });
    assert_eq!(points("australian-5", 5, &alone), [240, 10, 10, 0, 0]);
    let pairs = json!({ "kind": "hand", "bid": "6H", "seat": 4, "tricks": [2, null, 1] });
    assert_eq!(points("american-6", 6, &pairs), [20, 100, 10]);
}

#[test]
fn a_ruling_awards_a_contract_and_takes_what_a_side_would_score() {
    // LAW-EFF-5, LAW-EFF-6, LAW-EFF-7
    let hand = |more: Value| {
        let mut hand = json!({ "kind": "hand", "bid": "8S", "seat": 0, "tricks": [5, null] });
        hand.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        points("australian-4", 4, &hand)
    };
    assert_eq!(hand(json!({})), [-240, 50]);
    assert_eq!(hand(json!({ "made": true })), [240, 50]);
    assert_eq!(hand(json!({ "made": true, "unscored": [1, 3], "note": "LAW-REV-7" })), [240, 0]);
    assert_eq!(hand(json!({ "unscored": [0, 2] })), [-240, 50], "what is lost stays lost");
    let out = fault(
        "australian-4",
        4,
        &json!([{ "kind": "hand", "bid": "8S", "seat": 0, "made": true, "unscored": [4] }]),
    );
    assert!(out.starts_with("games[0].hands[0].unscored"), "{out}");
}

#[test]
fn a_nullo_asks_for_tricks_where_they_pay() {
    // Check 4: FH-SCO-7
    let hand = |made: bool| json!({ "kind": "hand", "bid": "nullo", "seat": 1, "made": made });
    let told = fault("american-nullo", 4, &json!([hand(false)]));
    assert_eq!(told, "games[0].hands[0].tricks: the points depend on the tricks, so they are needed");
    assert_eq!(points("quebec-4-nullo", 4, &hand(false)), [500, 0]);
    assert_eq!(points("american-nullo", 4, &hand(true)), [100, 250]);
}

#[test]
fn all_passed_moves_the_deal_and_a_void_deal_does_not() {
    // Check 6: LAW-EFF-9
    let dealer = |hands: &Value| game("quebec-4", 4, hands).dealer.unwrap().0;
    assert_eq!(dealer(&json!([{ "kind": "passed" }])), 1);
    assert_eq!(dealer(&json!([{ "kind": "void" }])), 0);
    // Check 15: LAW-DEAL-9. Seat 2 dealt in the place of seat 0.
    let other = json!([{ "kind": "passed", "dealer": 2 }]);
    assert_eq!((dealer(&other), game("quebec-4", 4, &other).rows[0].warnings[0]), (0, Warning::PassedOver));
    assert_eq!(dealer(&json!([{ "kind": "passed", "dealer": 2 }, { "kind": "passed" }])), 1);
    let played = json!({ "preset": "american-4", "all_pass": "no_trump_tricks" });
    let row = scored(&played, 4, &json!([{ "kind": "passed", "tricks": [6, null] }])).unwrap();
    assert_eq!(row.totals, [60, 40]);
}

#[test]
fn a_contractor_who_failed_scores_no_cards() {
    // Check 7: FH-SCO-10
    let hand =
        json!({ "kind": "hand", "bid": "7S", "seat": 0, "tricks": [5, 3, 2], "card_points": [null, 60, 50] });
    assert_eq!(points("american-1000", 3, &hand), [-140, 90, 70]);
    let missing = json!([{ "kind": "hand", "bid": "7S", "seat": 0, "tricks": [5, 3, 2], "card_points": [90, null, 50] }]);
    assert!(fault("american-1000", 3, &missing).starts_with("games[0].hands[0].card_points: "));
}

#[test]
fn cards_of_rummy_are_worth_what_their_number_says() {
    // Check 8: RM-VAL, RM-SCORE-1
    let rules = json!({ "preset": "rummy-500", "players": 3 });
    let points = |hand: &Value| scored(&rules, 3, &json!([hand])).unwrap().rows.remove(0).points;
    let fault = |hand: &Value| scored(&rules, 3, &json!([hand])).unwrap_err().to_string();
    let pad = json!({ "kind": "melds", "laid": ["K K K 3 2 1", "A A A", 0], "held": ["", "9 X", "10 2"], "out": 0 });
    let number = json!({ "kind": "melds", "points": [36, 21, -12] });
    assert_eq!(points(&pad), points(&number));
    assert_eq!(points(&number), [36, 21, -12]);
    let hand = json!({ "kind": "melds", "laid": ["K", "1 Z", ""], "held": ["", "", ""] });
    assert!(fault(&hand).starts_with("games[0].hands[0].laid[1]: \"Z\" is no rank"), "{}", fault(&hand));
    // A low ace lies only on the table.
    let held = json!({ "kind": "melds", "laid": ["", "", ""], "held": ["1", "", ""] });
    assert!(fault(&held).starts_with("games[0].hands[0].held[0]: "));
    // RM-WIN-4: who went out decides only at `must_go_out`.
    let hands = json!([{ "kind": "melds", "points": [0, 300, 0] }, { "kind": "melds", "points": [0, 250, 0], "out": 0 }]);
    assert_eq!(scored(&rules, 3, &hands).unwrap().status, Status::Over);
    let going_out = json!({ "preset": "rummy-500-must-go-out", "players": 3 });
    assert_eq!(scored(&going_out, 3, &hands).unwrap().status, Status::Playing);
}

fn made(bid: &str) -> Value {
    json!({ "kind": "hand", "bid": bid, "seat": 0, "made": true })
}

#[test]
fn a_correction_stays_visible_and_can_be_undone() {
    // Check 11
    let mut hands: Vec<Value> = (0..6).map(|_| made("6S")).collect();
    hands.push(json!({ "kind": "correct", "entry": 1, "to": made("8S"), "agreed": true }));
    let rules = json!({ "preset": "quebec-4" });
    let after = scored(&rules, 4, &json!(hands)).unwrap();
    assert_eq!((after.totals.as_slice(), after.rows.len()), (&[440, 0][..], 7));
    assert!(after.rows[1].struck && after.rows[1].points == [40, 0] && after.rows[1].entry == 1);
    assert_eq!((after.rows[2].corrects, after.rows[2].agreed, after.rows[2].points[0]), (Some(1), true, 240));
    let mut kept = sheet(&rules, 4, &json!(hands)).unwrap();
    assert!(kept.games[0].undo());
    assert_eq!(score(&kept).unwrap().games[0].totals, [240, 0]);
    assert!(kept.games[0].redo() && !kept.games[0].redo());
    assert_eq!(score(&kept).unwrap().games[0].totals, [440, 0]);
    hands.push(json!({ "kind": "correct", "entry": 0, "to": null, "agreed": true }));
    assert_eq!(scored(&rules, 4, &json!(hands)).unwrap().totals, [400, 0]);
}

#[test]
fn a_late_correction_names_the_law_unless_all_agree() {
    // Check 12: LAW-SCORE-2, LAW-SCORE-3
    let correction = json!({ "kind": "correct", "entry": 0, "to": made("8S") });
    assert_eq!(game("quebec-4", 4, &json!([made("6S"), correction])).totals, [240, 0]);
    let void = json!([made("6S"), { "kind": "void" }, correction]);
    assert_eq!(game("quebec-4", 4, &void).totals, [240, 0]);
    let late = fault("quebec-4", 4, &json!([made("6S"), { "kind": "passed" }, correction]));
    assert!(late.starts_with("games[0].hands[2].agreed: ") && late.contains("LAW-SCORE-3"), "{late}");
    let of_none = json!([made("6S"), { "kind": "correct", "entry": 1, "to": null }]);
    assert!(fault("quebec-4", 4, &of_none).starts_with("games[0].hands[1].entry: "));
    let wrong = json!([made("6S"), { "kind": "correct", "entry": 0, "to": { "kind": "hand", "bid": "6S", "seat": 4 } }]);
    assert!(fault("quebec-4", 4, &wrong).starts_with("games[0].hands[1].to.seat: there is no seat 4"));
}

#[test]
fn nine_tricks_are_written_and_eleven_never() {
    // Check 13
    let hand = |tricks: Value| json!([{ "kind": "hand", "bid": "7S", "seat": 0, "tricks": tricks }]);
    let short = game("australian-4", 4, &hand(json!([7, 2])));
    assert_eq!(
        (short.totals.as_slice(), short.rows[0].warnings[0]),
        (&[140, 20][..], Warning::TricksLeft { left: 1 })
    );
    let told = fault("australian-4", 4, &hand(json!([7, 4])));
    assert_eq!(told, "games[0].hands[0].tricks: 11 tricks can't be: a hand has ten");
    assert!(fault("australian-4", 4, &hand(json!([null, null]))).contains("needed"));
    assert!(fault("australian-4", 4, &hand(json!([7, "two"]))).starts_with("games[0].hands[0].tricks[1]: "));
}

#[test]
fn a_contract_that_the_rules_lack_can_be_allowed_for_a_hand() {
    // Check 14: FH-BID-1
    let misere = json!({ "kind": "hand", "bid": "misere", "seat": 1, "made": true });
    let told = fault("american-4", 4, &json!([misere]));
    assert_eq!(told, "games[0].hands[0].bid: the rules of this table have no bid misere");
    let rules = five_hundred::Rules::preset("american-4").unwrap();
    let allowed = sheet::allowing(&rules, "misere".parse().unwrap());
    assert_eq!(json!(allowed), json!({ "misere": "any_time" }));
    assert!(sheet::allowing(&rules, "7H".parse().unwrap()).is_empty());
    let inkles = five_hundred::Rules::preset("minnesota-4").unwrap();
    let bound = sheet::allowing(&inkles, "6H".parse().unwrap());
    assert_eq!(bound.get("six_bids"), Some(&"bids".into()));
    assert!(sheet::allowing(&inkles, "7H".parse().unwrap()).is_empty());
    let mut once = misere;
    once["rules"] = json!(allowed);
    assert_eq!(points("american-4", 4, &once), [100, 250]);
    once["rules"] = json!({ "players": "3" });
    assert!(fault("american-4", 4, &json!([once])).starts_with("games[0].hands[0].rules: "));
}

#[test]
fn who_got_there_first_is_asked_only_where_it_decides() {
    // FH-END-4
    let hand = |first: Value| {
        json!([{ "kind": "points", "points": [480, 0, 480], "note": "from paper" },
               { "kind": "hand", "bid": "8S", "seat": 1, "tricks": [2, 5, 3], "first": first }])
    };
    let open = game("american-3", 3, &hand(json!([])));
    assert_eq!((open.status, json!(open.race)), (Status::WhoWasFirst, json!([0, 2])));
    let told = game("american-3", 3, &hand(json!([2])));
    assert_eq!((told.status, json!(told.winners), told.games), (Status::Over, json!([2]), 1));
    assert!(fault("american-3", 3, &hand(json!([1]))).starts_with("games[0].hands[1].first: "));
}

#[test]
fn points_of_a_ruling_can_undo_a_win() {
    // LAW-END-1
    let won = json!([{ "kind": "points", "points": [400, 0] }, { "kind": "hand", "bid": "7H", "seat": 0, "tricks": [7, 3] }]);
    let over = game("australian-4", 4, &won);
    assert_eq!(
        (over.status, json!(over.winners), json!(over.dealer)),
        (Status::Over, json!([0, 2]), json!(1))
    );
    let mut ruled = won;
    ruled.as_array_mut().unwrap().push(json!({ "kind": "points", "points": [-200, 0] }));
    let on = game("australian-4", 4, &ruled);
    assert_eq!((on.status, on.needs[0], on.games), (Status::Playing, 100, 0));
}

#[test]
fn a_hand_after_the_end_is_written_with_a_warning() {
    let hands = json!([{ "kind": "points", "points": [400, 0] }, { "kind": "hand", "bid": "7H", "seat": 0, "tricks": [7, 3] },
        { "kind": "hand", "bid": "10NT", "seat": 1, "tricks": [0, 10] }]);
    let after = game("australian-4", 4, &hands);
    assert_eq!((after.rows[2].warnings[0], json!(after.winners)), (Warning::AfterTheEnd, json!([0, 2])));
    assert_eq!(after.totals, [600, 550]);
}

#[test]
fn a_stopped_hand_scores_the_tricks_so_far() {
    // FH-END-5
    let hand = json!({ "kind": "hand", "bid": "7S", "seat": 0, "tricks": [2, 3], "stopped": true });
    let row = game("american-4", 4, &json!([hand]));
    assert_eq!((json!(row.rows[0].outcome), row.totals), (json!("stopped"), vec![0, 30]));
    assert!(fault("quebec-4", 4, &json!([hand])).starts_with("games[0].hands[0].stopped: "));
}

#[test]
fn chicago_counts_two_games_in_a_season() {
    // FH-END-6
    let hands = json!([{ "kind": "points", "points": [900, 0] }, made("10NT"), { "kind": "void" }]);
    let sheet = sheet(&json!({ "preset": "quebec-4", "chicago": "on" }), 4, &hands).unwrap();
    let scores = score(&sheet).unwrap();
    let two = sheet::season([(&sheet, &scores), (&sheet, &scores)]);
    let mae = two.iter().find(|record| record.name == "Mae").unwrap();
    assert_eq!((mae.games, mae.wins, mae.contracts, mae.made), (2, 4, 2, 2));
    let bo = two.iter().find(|record| record.name == "Bo").unwrap();
    assert_eq!((bo.games, bo.wins, bo.contracts), (2, 0, 0));
    // Who sits out has played nothing.
    assert_eq!(
        (two[4].name.as_str(), two[4].games, scores.games[0].bench.as_slice()),
        ("Cy", 0, &["Cy".to_owned()][..])
    );
}

#[test]
fn one_person_is_one_in_a_season_however_they_are_written() {
    let evening = |names: [&str; 4]| {
        let game = json!({ "players": names, "dealer": 0, "hands": [made("7H")] });
        let rules = json!({ "preset": "quebec-4" });
        let sheet = json!({ "format": SHEET_FORMAT, "rules": rules, "people": names, "games": [game] });
        Sheet::read(&sheet.to_string()).unwrap()
    };
    let sheets = [
        evening(["Ann", "Zoé", "Bo", "Cy"]),
        evening(["ann", "Zoe\u{301}", "BO", "Cy "]),
        evening(["Ann", "Zoe", "Bo", "Cy"]),
    ];
    let scores: Vec<Scores> = sheets.iter().map(|sheet| score(sheet).unwrap()).collect();
    let season = sheet::season(sheets.iter().zip(&scores));
    let told: Vec<(&str, u32)> = season.iter().map(|record| (&*record.name, record.contracts)).collect();
    assert_eq!(told, [("Ann", 3), ("Zoé", 0), ("Bo", 0), ("Cy", 0), ("Zoe", 0)]);
    assert_eq!(sheet::alike(&season), [(1, 4)], "whether these are two somebody has to say");
    // A sheet from before the rule for names keeps its people apart.
    let twins = evening(["Ann", "ann", "Bo", "Cy"]);
    let scores = score(&twins).unwrap();
    assert_eq!(sheet::season([(&twins, &scores), (&twins, &scores)]).len(), 4);
}

#[test]
fn people_and_players_are_checked() {
    let place = |change: &dyn Fn(&mut Value)| {
        let mut sheet = json!({
            "format": "kookaburra-sheet/1", "rules": { "preset": "american-3" }, "people": ["Ann", "Bo", "Cy"],
            "games": [{ "players": ["Ann", "Bo", "Cy"], "dealer": 0, "hands": [] }],
        });
        change(&mut sheet);
        Sheet::read(&sheet.to_string()).and_then(|sheet| score(&sheet)).err().map(|fault| fault.place)
    };
    assert_eq!(place(&|_| ()), None);
    for (wanted, pointer, value) in [
        ("format", "/format", json!("kookaburra-sheet/2")),
        ("people", "/people", json!(["Ann"])),
        ("people[1]", "/people/1", json!("Ann")),
        ("people[2]", "/people/2", json!(" ")),
        ("games[0].players[2]", "/games/0/players/2", json!("Di")),
        ("games[0].players[2]", "/games/0/players/2", json!("Ann")),
        ("games[0].players", "/games/0/players", json!(["Ann", "Bo"])),
        ("games[0].dealer", "/games/0/dealer", json!(3)),
        ("rules", "/rules/preset", json!("whist")),
        ("games[0].hands[0].kind", "/games/0/hands", json!([{ "kind": "melds", "points": [1, 2, 3] }])),
        (
            "games[0].hands[0].seat",
            "/games/0/hands",
            json!([{ "kind": "hand", "bid": "7H", "seat": 255, "made": true }]),
        ),
        ("games[0].hands[0].points", "/games/0/hands", json!([{ "kind": "points", "points": [1, 2] }])),
        ("games[0].hands[0].made", "/games/0/hands", json!([{ "kind": "hand", "bid": "7H", "seat": 0 }])),
    ] {
        let change = |sheet: &mut Value| *sheet.pointer_mut(pointer).unwrap() = value.clone();
        assert_eq!(place(&change).as_deref(), Some(wanted));
    }
}

#[test]
fn a_contractor_who_was_to_be_silent_is_pointed_out() {
    // FH-AUC-11
    let hand =
        |seat: u8, tricks: [u8; 2]| json!({ "kind": "hand", "bid": "8S", "seat": seat, "tricks": tricks });
    for (value, warned) in [("none", false), ("silent", true), ("silent_by_four", false)] {
        let rules = json!({ "preset": "australian-4", "set_penalty": value });
        let hands = json!([hand(1, [5, 5]), hand(1, [2, 8]), hand(1, [2, 8])]);
        let scored = scored(&rules, 4, &hands).unwrap();
        let warnings: Vec<bool> =
            scored.rows.iter().map(|row| row.warnings.contains(&Warning::Silent)).collect();
        assert_eq!(warnings, [false, warned, false], "{value}");
    }
}
