//! What the shared cases don't show: deadlines, seats, several at once, what is malformed.
#![allow(
    clippy::unwrap_used,
    clippy::needless_pass_by_value,
    reason = "a test may panic, and writes its facts where it uses them"
)]

use serde_json::{Value, json};

fn judged(incident: &Value) -> Value {
    serde_json::to_value(laws::answer(&incident.to_string())).unwrap()
}

/// An incident at a table of `quebec-4` with 7H by seat 1, with these common facts changed.
fn incident(changes: &Value, incidents: &Value) -> Value {
    let mut incident = json!({
        "format": "kookaburra-incident/1",
        "rules": {"preset": "quebec-4"},
        "dealer": 0,
        "contract": {"bid": "7H", "seat": 1, "partners": [3]},
        "stage": "play",
        "incidents": incidents,
    });
    for (fact, value) in changes.as_object().unwrap() {
        incident[fact] = value.clone();
    }
    incident
}

/// The first ruling.
fn ruling(changes: Value, irregularity: Value) -> Value {
    judged(&incident(&changes, &json!([irregularity])))["rulings"][0].clone()
}

fn message(changes: Value, irregularity: Value) -> String {
    let answer = judged(&incident(&changes, &json!([irregularity])));
    assert_eq!(
        (&answer["status"], &answer["error"]["kind"]),
        (&json!("error"), &json!("malformed")),
        "{answer}"
    );
    answer["error"]["message"].as_str().unwrap().to_owned()
}

fn revoke(seat: u8) -> Value {
    json!({"kind": "revoke", "seat": seat, "trick": 3, "card": "9C", "led": "D", "held": ["4D"],
        "taken_back": false, "corrected": false, "proved": true})
}

#[test]
fn every_preset_has_a_ruling_for_every_kind() {
    // LAW-SCOPE-1, LAW-AXIS-5: under either value of `laws`, and with every value of the axes of the laws.
    let told = [
        json!({"kind": "draw", "seat": 1, "fault": "tie"}),
        json!({"kind": "cut", "fault": "small_packet"}),
        json!({"kind": "deal", "fault": "turned", "seat": 1}),
        json!({"kind": "imperfect_pack", "faults": []}),
        json!({"kind": "count", "wrong": [0], "kitty_wrong": false, "cause": "deal"}),
        json!({"kind": "call", "seat": 0, "call": "7S", "turn": 1, "called": [], "next_called": false}),
        json!({"kind": "exposed", "seat": 0, "card": "AS", "how": "seen_by_partner", "in_time": true}),
        json!({"kind": "kitty_seen", "seat": 0, "what": "kitty", "seen_at": "contract", "called_since": [], "in_time": true}),
        json!({"kind": "lead", "seat": 0, "turn": 1, "card": "AS", "trick_complete": false}),
        json!({"kind": "play", "seat": 0, "turn": 1, "card": "AS", "played": [], "trick_complete": false}),
        revoke(0),
        json!({"kind": "score", "seat": 0, "written": 1, "right": 2}),
        json!({"kind": "look", "seat": 0, "what": "discards", "in_time": true}),
    ];
    for preset in five_hundred::PRESETS {
        for axes in [
            json!({}),
            json!({"laws": "open", "score_sheet": "dealer"}),
            json!({"laws": "enforced", "revoke_award": "as_played", "kitty_choice": "innocent", "allied_defenders": "as_partners"}),
        ] {
            let mut rules = axes;
            rules["preset"] = preset.name.into();
            let contract = json!({"bid": "7H", "seat": 1, "partners": []});
            for irregularity in &told {
                let changes = json!({"rules": rules, "contract": contract});
                let answer = judged(&incident(&changes, &json!([irregularity])));
                assert_eq!(
                    answer["rulings"].as_array().map(Vec::len),
                    Some(1),
                    "{preset:?} {irregularity}: {answer}"
                );
            }
        }
    }
}

#[test]
fn a_deadline_is_over_from_its_stage_on() {
    // LAW-STAGE-1, LAW-REF-6
    let law = |irregularity: &Value, stage: laws::Stage| {
        let found = ruling(json!({"stage": stage.name(), "contract": null}), irregularity.clone());
        (found["law"].as_str().unwrap().to_owned(), found["until"].clone())
    };
    for (irregularity, until, before, after) in [
        (json!({"kind": "draw", "seat": 1, "fault": "tie"}), laws::Stage::Cut, "LAW-DRAW-4", "LAW-DRAW-5"),
        (json!({"kind": "cut", "fault": "card_turned"}), laws::Stage::Dealing, "LAW-CUT-1", "LAW-CUT-8"),
        (json!({"kind": "cut", "fault": "no_cut"}), laws::Stage::Dealt, "LAW-CUT-5", "LAW-CUT-6"),
        (
            json!({"kind": "cut", "fault": "shuffled_after_dealer"}),
            laws::Stage::Cut,
            "LAW-CUT-7",
            "LAW-CUT-7",
        ),
        (json!({"kind": "deal", "fault": "faced"}), laws::Stage::Calling, "LAW-DEAL-1", "LAW-DEAL-10"),
        (
            json!({"kind": "deal", "fault": "wrong_dealer", "seat": 3}),
            laws::Stage::Dealt,
            "LAW-DEAL-8",
            "LAW-DEAL-9",
        ),
        (json!({"kind": "imperfect_pack", "faults": []}), laws::Stage::Over, "LAW-DEAL-11", "LAW-DEAL-12"),
        (
            json!({"kind": "score", "seat": 1, "written": 1, "right": 2}),
            laws::Stage::NextBid,
            "LAW-SCORE-2",
            "LAW-SCORE-3",
        ),
        (revoke(2), laws::Stage::NextDeal, "LAW-REV-9", "LAW-REV-5"),
    ] {
        for stage in laws::Stage::ALL {
            let expected = if stage < until {
                (before.to_owned(), json!(until.name()))
            } else {
                (after.to_owned(), Value::Null)
            };
            assert_eq!(law(&irregularity, stage), expected, "{irregularity} {stage:?}");
        }
    }
}

#[test]
fn deadlines_that_are_no_stage_have_names() {
    // LAW-REF-9, LAW-STAGE-3
    let auction = json!({"contract": null, "stage": "calling"});
    let until = |changes: Value, irregularity: Value| ruling(changes, irregularity)["until"].clone();
    let call =
        json!({"kind": "call", "seat": 3, "call": "8H", "turn": 1, "called": [], "next_called": false});
    assert_eq!(until(auction, call), "call");
    let count = json!({"kind": "count", "wrong": [0], "kitty_wrong": false, "cause": "deal", "played": []});
    assert_eq!(until(json!({"stage": "first_trick"}), count), "own_play");
    let lead = json!({"kind": "lead", "seat": 2, "turn": 3, "card": "AD", "trick_complete": false});
    assert_eq!(until(json!({}), lead), "trick_complete");
    let exposed = json!({"kind": "exposed", "seat": 2, "card": "AD", "how": "dropped", "in_time": true});
    assert_eq!(until(json!({}), exposed.clone()), "trick");
    let look = json!({"kind": "look", "seat": 1, "what": "discards", "in_time": true});
    assert_eq!(until(json!({}), look), "now");
    assert_eq!(until(json!({"stage": "over"}), exposed), Value::Null);
}

#[test]
fn cards_are_exposed_however_a_partner_came_to_see_them() {
    // LAW-EXP-1, LAW-EXP-2, LAW-EXP-3, LAW-EXP-4
    for (how, law) in [
        ("dropped", "LAW-EXP-10"),
        ("own_turned", "LAW-EXP-10"),
        ("announced", "LAW-EXP-10"),
        ("seen_by_partner", "LAW-EXP-10"),
        ("lead", "LAW-EXP-9"),
        ("play", "LAW-EXP-9"),
        ("corrected_revoke", "LAW-EXP-9"),
    ] {
        let told = json!({"kind": "exposed", "seat": 2, "card": "AD", "how": how, "in_time": true});
        let found = ruling(json!({}), told);
        assert_eq!((found["law"].as_str().unwrap(), &found["outcomes"][0]["seats"]), (law, &json!([2])));
    }
}

#[test]
fn a_contractor_alone_is_free_of_what_they_showed_before() {
    // LAW-EXP-13
    let told = json!({"kind": "exposed", "seat": 1, "card": "AD", "how": "dropped", "in_time": true, "stage": "dealt"});
    let rules = json!({"preset": "american-3"});
    let alone = json!({"rules": rules, "contract": {"bid": "7H", "seat": 1, "partners": []}});
    assert_eq!(ruling(alone, told.clone())["law"], "LAW-EXP-7");
    let another = json!({"rules": rules, "contract": {"bid": "7H", "seat": 0, "partners": []}});
    assert_eq!(ruling(another, told)["law"], "LAW-EXP-10");
}

#[test]
fn a_contractor_with_a_partner_is_free_of_a_play_out_of_turn_only() {
    // LAW-EXP-7, LAW-TURN-5
    let told = |how: &str| json!({"kind": "exposed", "seat": 1, "card": "AD", "how": how, "in_time": true});
    assert_eq!(ruling(json!({}), told("play"))["law"], "LAW-EXP-7");
    assert_eq!(ruling(json!({}), told("lead"))["law"], "LAW-EXP-9");
}

#[test]
fn who_scores_nothing_still_loses() {
    // LAW-EFF-7: the contractor's partner has a wrong hand, and their contract fails; of one that is made the partner
    // has nothing.
    let told = json!([{"kind": "count", "wrong": [3], "kitty_wrong": false, "cause": "deal"}]);
    let points = |tricks: Value| {
        let common = json!({"rules": {"preset": "american-5"}, "stage": "over", "tricks": tricks});
        judged(&incident(&common, &told))["points"].clone()
    };
    assert_eq!(points(json!([3, 3, 1, 1, 2])), json!([30, -200, 10, -200, 20]));
    assert_eq!(points(json!([1, 6, 1, 1, 1])), json!([10, 200, 10, 0, 10]));
}

#[test]
fn each_outcome_has_its_seats() {
    // LAW-EFF-4, LAW-REF-10, LAW-REF-11
    let outcomes = |changes: Value, irregularity: Value| ruling(changes, irregularity)["outcomes"].clone();
    let lead = json!({"kind": "lead", "seat": 1, "turn": 3, "card": "AD", "trick_complete": false});
    assert_eq!(
        outcomes(json!({}), lead),
        json!([{"outcome": "taken_back", "seats": [1]}, {"outcome": "exposed", "seats": [1]},
            {"outcome": "lead_demand", "seats": [3], "option": true}])
    );
    let play =
        json!({"kind": "play", "seat": 0, "turn": 2, "card": "AD", "played": [1], "trick_complete": false});
    assert_eq!(
        outcomes(json!({}), play),
        json!([{"outcome": "exposed", "seats": [0]}, {"outcome": "taken_back", "seats": []}])
    );
    let discards = json!({"kind": "count", "wrong": [1], "kitty_wrong": true, "cause": "discard"});
    assert_eq!(
        outcomes(json!({"stage": "contract"}), discards),
        json!([{"outcome": "put_right", "seats": [1]}])
    );
}

#[test]
fn the_dealer_never_loses_the_deal() {
    // LAW-EFF-9, LAW-REF-5, LAW-PREC-2: nor the draw what was ruled of it.
    let told = json!([
        {"kind": "draw", "seat": 2, "fault": "tie", "stage": "draw"},
        revoke(2),
        {"kind": "count", "wrong": [1, 2], "kitty_wrong": false, "cause": "deal"},
        {"kind": "imperfect_pack", "faults": []},
    ]);
    let found = judged(&incident(&json!({"dealer": 2}), &told));
    assert_eq!((&found["deal"], &found["next_dealer"]), (&json!("annulled"), &json!(2)), "{found}");
    let laws: Vec<_> = found["rulings"].as_array().unwrap().iter().map(|ruling| &ruling["law"]).collect();
    assert_eq!(laws, ["LAW-DRAW-4", "LAW-HAND-4"]);
    let without = json!({"dealer": null});
    assert!(judged(&incident(&without, &told))["error"]["message"].as_str().unwrap().contains("dealer"));
}

#[test]
fn a_contract_lost_by_law_ends_a_hand_where_it_stands() {
    // LAW-EFF-8, LAW-EFF-5, LAW-AMB-65: three tricks are enough in Québec; where nothing was ruled they are no hand.
    let told =
        json!([{"kind": "count", "wrong": [1], "kitty_wrong": true, "cause": "discard", "stage": "play"}]);
    let common = json!({"stage": "over", "tricks": [0, 2, 0, 1]});
    assert_eq!(judged(&incident(&common, &told))["points"], json!([200, 0, 200, 0]));
    assert!(judged(&incident(&common, &json!([])))["error"]["message"].as_str().unwrap().contains("tricks"));
}

#[test]
fn several_revokes_of_a_side_count_once() {
    // LAW-REV-11, LAW-PREC-6, LAW-REV-14: of a hand that was stopped too.
    let common = json!({"rules": {"preset": "american-4"}, "stage": "over", "tricks": [1, 4, 0, 2]});
    let found = judged(&incident(&common, &json!([revoke(1), revoke(3)])));
    assert_eq!(found["points"], json!([10, -200, 10, -200]));
    let found = judged(&incident(&common, &json!([])));
    assert_eq!(found["points"], json!([10, 0, 10, 0]));
}

#[test]
fn what_was_taken_back_is_no_fault() {
    // LAW-TURN-11, LAW-PREC-7: nor need it be told which suit was led.
    let told = json!({"kind": "revoke", "seat": 2, "card": "9C", "taken_back": true});
    assert_eq!(ruling(json!({}), told)["law"], "LAW-REV-2");
}

#[test]
fn the_points_asked_for_are_those_after_all_rulings() {
    // LAW-SCORE-5, LAW-PREC-10: the revoke decides the points, whatever the sheet says.
    let told = json!([revoke(2), {"kind": "score", "seat": 1, "written": 0, "right": 200}]);
    let found = judged(&incident(&json!({"stage": "over", "tricks": [2, 4, 2, 2]}), &told));
    assert_eq!(found["points"], json!([0, 200, 0, 200]));
    assert_eq!(found["rulings"][1]["law"], "LAW-SCORE-2");
    // LAW-SCORE-4: after the last hand of a game nothing can be asked for once it is closed.
    let closed =
        ruling(json!({"stage": "closed"}), json!({"kind": "score", "seat": 1, "written": 0, "right": 200}));
    assert_eq!(closed["law"], "LAW-SCORE-3");
}

#[test]
fn nobody_claims_by_their_own_fault_but_where_anybody_may() {
    // LAW-PREC-11
    assert_eq!(ruling(json!({}), revoke(2))["by"], json!([1, 3]));
    let lead = json!({"kind": "lead", "seat": 2, "turn": 3, "card": "AD", "trick_complete": false});
    assert_eq!(ruling(json!({}), lead)["by"], json!([0, 1, 2, 3]));
}

#[test]
fn a_hand_passed_out_is_over_and_one_without_a_bid_is_played() {
    // LAW-STAGE-4
    let told = json!({"kind": "kitty_seen", "seat": 0, "what": "kitty", "seen_at": "calling", "called_since": [1], "in_time": true});
    let passed_out = json!({"contract": null, "stage": "over"});
    assert_eq!(ruling(passed_out, told.clone())["law"], "LAW-WID-6");
    let played = json!({"contract": null, "stage": "over", "rules": {"preset": "quebec-4", "all_pass": "no_trump_tricks"}});
    assert_eq!(ruling(played, told)["law"], "LAW-WID-5");
}

#[test]
fn a_kitty_that_is_not_there_is_not_seen() {
    // LAW-AMB-59
    let told = json!({"kind": "kitty_seen", "seat": 0, "what": "kitty", "seen_at": "bidding", "called_since": [1], "in_time": true});
    let common =
        json!({"rules": {"preset": "bijou-6"}, "contract": {"bid": "7H", "seat": 1, "partners": [3, 5]}});
    assert_eq!(ruling(common, told)["law"], "LAW-WID-1");
}

#[test]
fn the_contractor_is_late_or_in_time_with_their_own_cards() {
    // LAW-AMB-62, LAW-LOOK-4, LAW-LOOK-6
    let look = |seen_at: &str, in_time: bool| json!({"kind": "kitty_seen", "seat": 1, "what": "discards", "seen_at": seen_at, "in_time": in_time, "called_since": []});
    for (told, law) in [
        (look("contract", true), "LAW-LOOK-4"),
        (look("first_trick", true), "LAW-LOOK-6"),
        (look("first_trick", false), "LAW-WID-1"),
    ] {
        assert_eq!(ruling(json!({}), told)["law"], law);
    }
}

#[test]
fn a_forced_contract_is_judged_and_scored_as_any_other() {
    // LAW-WID-14, LAW-PREC-1, LAW-AMB-63
    let looked = json!({"kind": "kitty_seen", "seat": 2, "what": "kitty", "seen_at": "calling", "called_since": [],
        "in_time": true, "votes": {"1": "new_deal", "3": "waive"}, "stage": "calling"});
    let common = json!({"contract": {"bid": "6NT", "seat": 2, "partners": [0]}, "stage": "over", "tricks": [4, 2, 2, 2]});
    let found = judged(&incident(&common, &json!([looked, revoke(0)])));
    assert_eq!(found["rulings"][1]["outcomes"], json!([{"outcome": "contract_lost", "seats": [0, 2]}]));
    assert_eq!(found["points"], json!([0, 120, 0, 120]));
}

#[test]
fn nobody_has_played_before_the_first_trick() {
    // LAW-AMB-60, LAW-DEAL-22
    let told = json!({"kind": "count", "wrong": [0], "kitty_wrong": false, "cause": "deal"});
    assert_eq!(ruling(json!({"stage": "dealt", "contract": null}), told.clone())["law"], "LAW-DEAL-13");
    assert!(message(json!({"stage": "first_trick"}), told).contains("`played`"));
}

#[test]
fn an_error_names_the_fact() {
    // LAW-REF-3, LAW-AMB-61, LAW-AMB-64
    let deal = json!({"kind": "deal", "fault": "faced"});
    for (changes, irregularity, named) in [
        (json!({"format": "kookaburra-ruling/1"}), deal.clone(), "format"),
        (json!({"rules": {"preset": "quebec-9"}}), deal.clone(), "quebec-9"),
        (json!({"rules": {"preset": "quebec-4", "laws": "loose"}}), deal.clone(), "laws"),
        (json!({"dealer": 4}), deal.clone(), "`dealer`"),
        (json!({"contract": {"bid": "nullo", "seat": 1, "partners": []}}), deal.clone(), "`contract`"),
        (json!({"contract": {"bid": "7H", "seat": 1}}), deal.clone(), "partners"),
        (json!({"contract": ["7H", 1, []]}), deal.clone(), "contract"),
        (json!({"tricks": [1, 2]}), deal.clone(), "`tricks`"),
        (json!({"stage": null}), deal.clone(), "`stage`"),
        (json!({"weather": "fine"}), deal, "weather"),
        (json!({}), json!({"kind": "deal", "fault": "faced", "card": "QS"}), "card"),
        (json!({}), json!({"kind": "deal", "fault": null}), "fault"),
        (json!({}), json!({"kind": "call", "call": "5H"}), "call"),
        (json!({}), json!({"kind": "call", "call": "nullo"}), "`call`"),
        (json!({}), json!({"kind": "count", "wrong": [9]}), "wrong"),
        (json!({}), json!({"kind": "count", "wrong": [5]}), "`wrong`"),
        (json!({}), json!({"kind": "kitty_seen", "votes": {"7": "waive"}}), "`votes`"),
        (json!({}), json!({"kind": "revoke", "proved": 1}), "proved"),
        (json!({}), json!({"kind": "renege"}), "renege"),
        (json!({}), json!({"kind": 1}), "`kind`"),
        (
            json!({"rules": {"preset": "australian-5"}, "contract": {"bid": "7H", "seat": 1, "partners": null},
                "stage": "over", "tricks": [2, 2, 2, 2, 2]}),
            json!({"kind": "score", "written": 1, "right": 1}),
            "`partners`",
        ),
    ] {
        let said = message(changes.clone(), irregularity.clone());
        assert!(said.contains(named), "{changes} {irregularity}: {said}");
    }
    for text in ["", "[]", "{", "{\"format\": 1, \"format\": 2}"] {
        assert!(laws::Incident::read(text).is_err(), "{text}");
    }
}

#[test]
fn a_contract_that_nobody_told_is_no_hand_without_a_contractor() {
    // LAW-REF-3, LAW-REF-2
    let mut told = incident(&json!({"stage": "over", "tricks": [2, 4, 1, 3]}), &json!([]));
    told["incidents"] = json!([{"kind": "deal", "fault": "packets"}]);
    told.as_object_mut().unwrap().remove("contract");
    let answer = judged(&told);
    assert!(answer["error"]["message"].as_str().unwrap().contains("`contract`"), "{answer}");
    // Where no points are to be given nobody asks for it, and of a void deal they are known without it.
    let mut before = told.clone();
    before.as_object_mut().unwrap().remove("tricks");
    assert_eq!(judged(&before)["rulings"][0]["law"], "LAW-DEAL-7");
    told["incidents"] = json!([{"kind": "imperfect_pack", "faults": [], "stage": "play"}]);
    assert_eq!(judged(&told)["points"], json!([0, 0, 0, 0]));
}

#[test]
fn a_kitty_that_the_game_does_not_have_was_not_looked_at() {
    // LAW-AMB-59, LAW-WID-1, LAW-LOOK-7
    let rules = json!({"preset": "american-6", "pack": "60"});
    for (seat, in_time, law) in [(1, true, "LAW-WID-1"), (0, true, "LAW-WID-1"), (0, false, "LAW-LOOK-2")] {
        let contract = json!({"bid": "7H", "seat": 1, "partners": [4]});
        let look = json!({"kind": "look", "seat": seat, "what": "kitty", "in_time": in_time});
        let ruling = ruling(json!({"rules": rules, "contract": contract}), look);
        assert_eq!((&ruling["law"], &ruling["outcomes"][0]["outcome"]), (&json!(law), &json!("stands")));
    }
    let with_kitty = json!({"kind": "look", "seat": 0, "what": "kitty", "in_time": true});
    assert_eq!(ruling(json!({}), with_kitty)["law"], "LAW-WID-2");
}

#[test]
fn a_hand_that_was_passed_out_stands_whatever_went_wrong_with_its_numbers() {
    // LAW-DEAL-21
    for cause in ["deal", "discard"] {
        let count = json!({"kind": "count", "wrong": [1], "kitty_wrong": true, "cause": cause});
        let ruling = ruling(json!({"contract": null, "stage": "over"}), count);
        assert_eq!(ruling["law"], "LAW-DEAL-21", "{cause}");
    }
}
