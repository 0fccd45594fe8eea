//! The page in a real browser. Run some of the tests by a part of their name:
//! `cargo test -p web --test page -- whole_game`. With `KOOK_PICTURE` they make the picture of the README instead.
//!
//! Where no browser can be had the tests are passed over, and say so; with `KOOK_BROWSER_TESTS` set that is an error.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod browser;
mod by_keys;
mod challenges;
mod clubs;
mod conformance;
mod everybody;
mod first_minute;
mod first_use;
mod handling;
mod keeping;
mod lessons;
mod looks;
mod measures;
mod online;
mod online_notify;
mod online_open;
mod online_people;
mod online_table;
mod open;
mod picture;
mod referee;
mod rooms;
mod score;
mod sharing;
mod small_phones;
mod storing;
mod training;
mod whole_games;

use std::{
    env,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    process::ExitCode,
    sync::OnceLock,
};

use crate::browser::{BrowserUser, DEMAND, House, Programs};
use libtest_mimic::{Arguments, Failed, Trial};

static HOUSE: OnceLock<Result<House, String>> = OnceLock::new();

type Test = fn(&BrowserUser<'_>);

macro_rules! tests {
    ($($module:ident: $($test:ident),+;)+) => {
        [$($((concat!(stringify!($module), "::", stringify!($test)), $module::$test as Test)),+),+]
    };
}

fn main() -> ExitCode {
    let tests = tests! {
        first_minute: play_is_one_tap_away, the_page_speaks_french, rules_of_the_house, partners_agree_what_calls_say;
        first_use: a_name_that_was_kept_keeps_nobody_from_playing, a_field_refuses_what_is_no_name_beside_itself, a_room_begins_at_its_top_and_back_finds_its_place, a_lesson_is_ticked_and_says_no_more_of_the_answer_before, what_is_said_of_a_hand_stands_beside_it, house_rules_that_are_given_up_can_be_had_again, enter_deals_the_first_hand, what_was_told_is_there_after_a_reload_and_goes_with_undo, any_number_plays_rummy, the_browser_is_asked_once_to_keep_what_is_kept;
        lessons: the_first_question_sets_its_row, a_lesson_answers_every_card_and_is_ticked, the_first_hand_takes_thirty_taps_at_most, a_lesson_is_done_by_keys_alone, puzzles_are_solved_missed_and_explained;
        challenges: the_day_is_gone_on_with_and_marked, a_challenge_goes_there_and_back, what_cannot_be_played_is_said;
        training: hands_of_a_kind_are_dealt_and_positions_drawn, figures_are_computed_from_finished_games;
        whole_games: australian_4, quebec_4, australian_2_with_rows, five_with_a_called_partner, rummy_for_two, rummy_for_eight, rummy_with_a_call;
        handling: a_card_is_dragged_to_the_table, a_card_takes_two_taps_where_somebody_wants_it, the_first_of_two_taps_stays_on_the_device, games_come_and_go_as_files, a_link_is_copied, cards_are_heard_where_somebody_wants_to;
        by_keys: every_key_of_the_list_works, letters_are_not_keys_where_somebody_writes, enter_in_haste_bids_nothing, a_double_click_answers_once, the_focus_is_never_lost, a_discard_is_counted_and_no_card_too_many_is_taken, after_a_card_the_focus_is_on_the_next_that_can_be_played, the_table_has_a_title_in_the_language_of_the_page;
        everybody: keys_are_enough, every_screen_is_for_everybody, a_called_misere_is_for_everybody, what_lies_over_the_table_is_for_everybody, everything_can_be_twice_as_large;
        keeping: a_game_goes_on_after_closing, who_comes_back_plays_on, pages_make_way_for_each_other, the_page_works_without_a_network, a_part_that_is_out_of_reach_is_asked_for_again, a_new_version_waits, installing_is_offered_once_after_a_game, a_worker_that_fails_is_replaced, under_another_path;
        looks: everything_can_be_read_in_every_state, a_phone_has_room_for_calls_words_and_names, rows_leave_room_for_contract_and_names, a_bid_for_no_trick_stands_where_it_ranks, tricks_are_counted_for_the_sides, what_happened_is_a_table, rummy_stays_in_sight_on_a_phone;
        small_phones: a_table_of_bots_is_in_sight, a_table_of_people_is_in_sight, an_evening_is_in_sight, every_room_is_in_sight;
        rooms: three_games_come_first_and_all_can_be_found, an_address_that_leads_nowhere_says_so, a_hand_lies_as_one_likes, the_only_card_is_played_by_itself, the_left_hand_has_the_buttons, larger_text_fits_a_small_phone, the_slider_stays_where_it_is, a_rule_sheet_on_paper_is_text_alone, a_few_answers_lead_to_ones_own_rules;
        referee: a_lead_out_of_turn_is_ruled_on, who_disagrees_sees_both_rulings, the_tricks_make_the_points, rummy_has_no_laws_but_rules;
        open: somebody_objects_and_reads_the_ruling, a_hand_at_an_open_table_goes_on_after_the_page_is_loaded_anew, an_open_table_is_set_up_in_the_room_before, a_finished_hand_is_looked_through_with_its_rulings, a_lesson_is_answered_wrong_and_right;
        score: an_evening_is_kept, two_rulings_are_noted_until_one_is_taken, the_board_is_read_across_the_table, nothing_is_written_twice_or_refused, two_phones_agree_without_a_network, an_evening_on_paper_names_those_who_played;
        sharing: people_named_before_the_game_pass_the_phone, keys_are_enough_to_pass_it, a_claim_comes_before_the_pass, what_is_taken_back_is_passed_back, a_page_loaded_anew_is_covered, an_answer_is_not_left_for_the_next_player;
        storing: a_match_belongs_to_one_tab, the_first_tab_gets_its_match_back, each_entry_is_kept_under_its_own_key, where_there_are_no_locks_the_first_entry_wins, what_older_versions_kept_is_found, an_entry_that_is_missing_is_told, a_full_store_is_told, a_finished_game_is_not_gone_on_with, a_backup_gives_everything_back, everything_comes_back_from_one_file;
        online: friends_play_a_hand, who_goes_away_comes_back, a_phone_and_a_plain_address_will_do, where_nobody_keeps_tables_the_page_says_so;
        online_people: a_seat_is_taken_by_sitting_down, a_code_is_said_and_rules_are_compared, who_has_played_nothing_here_says_which_game_they_know, in_mid_hand_a_seat_is_taken_at_once_or_with_the_next_deal, an_absence_matters_while_the_table_waits, a_host_lets_a_bot_play_for_whoever_is_silent, ones_own_link_leads_back_to_the_seat, a_browser_inside_a_chat_app_may_forget, a_host_decides_and_another_follows, a_card_lies_once_when_the_server_restarts, an_old_page_is_loaded_anew, what_is_asked_needs_everybody, a_claim_needs_everybody, who_has_left_does_not_hold_up_the_next_game;
        online_table: seats_are_exchanged_and_drawn_before_the_first_deal, a_table_is_closed_for_everybody, a_table_that_is_closed_after_a_hand_can_be_saved, who_watches_one_hand_behind_sees_every_card_of_it, people_write_where_the_host_lets_them, whoever_needs_days_off_takes_them_where_a_move_has_a_day, devices_on_the_same_network_are_let_in, more_people_than_seats_share_a_game, hints_are_given_where_the_host_allows_them, tables_are_found_again_and_open_ones_by_anyone;
        online_notify: whoever_wants_is_told_of_their_turn_when_their_page_is_closed, a_tap_on_a_notification_leads_to_the_table, a_browser_that_moves_is_still_found;
        online_open: people_object_and_wait_at_an_open_table;
        clubs: no_result_is_seen_before_the_last_table, a_round_is_followed_by_the_next, who_has_the_link_belongs_to_it_and_a_director_decides;
        conformance: every_case_holds_in_webassembly;
        measures: the_page_is_light, the_table_is_there_soon, the_page_never_stutters, a_hint_at_a_table_online_never_stutters, an_expert_answers_soon;
    };
    if let Some(file) = picture::wanted() {
        let house = Programs::find().and_then(House::new).unwrap();
        picture::take(&house, file);
        house.leave();
        return ExitCode::SUCCESS;
    }
    let mut arguments = Arguments::from_args();
    arguments.test_threads = arguments.test_threads.or(Some(2));
    let missing = Programs::find().err().filter(|_| env::var_os(DEMAND).is_none());
    if let Some(missing) = &missing {
        eprintln!("\n*** THE PAGE IS NOT TESTED: {missing} ***\n");
    }
    let trials = tests.map(|(name, test)| {
        Trial::test(name, move || in_a_browser(name, test)).with_ignored_flag(missing.is_some())
    });
    let code = libtest_mimic::run(&arguments, trials.into()).exit_code();
    if let Some(Ok(house)) = HOUSE.get() {
        house.leave();
    }
    code
}

fn in_a_browser(name: &str, test: Test) -> Result<(), Failed> {
    let house = HOUSE.get_or_init(|| {
        let house = Programs::find().and_then(House::new);
        house.map_err(|error| format!("{error:#}"))
    });
    let house = house.as_ref()?;
    let user = house.user();
    let result = catch_unwind(AssertUnwindSafe(|| {
        test(&user);
        user.no_text_is_missing();
    }));
    if result.is_err() {
        user.picture_anyway(&format!("failed-{}", name.replace("::", "-")));
        eprintln!("{name}: the browser complains of {:#?}", user.complaints());
    }
    result.map_err(|panic| resume_unwind(panic))
}
