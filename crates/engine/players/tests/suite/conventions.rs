//! What partners agree that calls say.

use five_hundred::{Action, Rules, View};
use kookaburra_players::{
    Level, Player, ReasonArg,
    five_hundred::{Bot, Conventions, Meaning, Reason},
};
use table::{Game, Recall, Seat, Viewer};
use texts::{Lang, Texts};

use crate::seat::Table;

const JOKER_ONLY: &str = "X 6S 9S QS 7C 10C 6D 9D 7H 10H";
const BOWER: &str = "JH KH 9H 7H 6S 9S 7C 10C 6D 9D";
const HEARTS: &str = "JH JD AH KH 9H AS KS 8C 5D 9C";

fn agreed(words: &str) -> [Conventions; 4] {
    [words.parse().unwrap(); 4]
}

fn view(table: &Table) -> View {
    let seat = table.rules.to_act(&table.state).first().unwrap();
    table.rules.view(&table.state, Viewer::Seat(seat), Recall::Perfect)
}

fn call(table: &Table, words: &str, player: &mut dyn Player<Rules>) -> (String, Reason) {
    player.hear_conventions(&agreed(words));
    let decision = player.decide(&table.rules, &view(table));
    (decision.action.to_string(), decision.reason)
}

#[test]
fn the_joker_is_shown_by_who_has_agreed_to_it() {
    let table = Table::new("australian-4", &[JOKER_ONLY]);
    for level in [Level::Beginner, Level::Club, Level::Strong, Level::Expert] {
        let (bid, reason) = call(&table, "joker", &mut *level.player(3));
        assert_eq!((bid.as_str(), matches!(reason, Reason::ShowJoker { .. })), ("6NT", true), "{level}");
    }
    assert_ne!(call(&table, "natural", &mut Bot::new(3)).0, "6NT");
    assert_eq!(call(&table, "help", &mut Bot::new(3)).0, "6S", "three spades with it");
}

#[test]
fn help_is_shown_in_the_suit_it_is_in() {
    let table = Table::new("australian-4", &[BOWER]);
    assert_eq!(call(&table, "help", &mut Bot::new(3)).0, "6H");
    assert_eq!(call(&table, "joker", &mut Bot::new(3)).0, "pass");
}

#[test]
fn nothing_is_shown_to_a_partner_who_has_called() {
    let table = Table::new("australian-4", &["", "", JOKER_ONLY]).after("0 pass, 1 pass");
    assert_eq!(call(&table, "joker+help", &mut Bot::new(3)).0, "pass");
}

#[test]
fn a_partner_counts_on_what_was_shown() {
    let table = Table::new("australian-4", &[JOKER_ONLY, "", HEARTS]).after("0 6NT, 1 pass");
    let (bid, _) = call(&table, "joker", &mut Bot::new(3));
    assert!(["7H", "8H", "9H"].contains(&bid.as_str()), "with a joker opposite: {bid}");
    let junk = "5S 8S 10S 5C 8C 9C 5D 8D 6H 8H";
    let table = Table::new("australian-4", &[BOWER, "", junk]).after("0 6H, 1 pass");
    assert_eq!(call(&table, "help", &mut Bot::new(3)).0, "pass");
}

#[test]
fn a_table_is_told_what_calls_say() {
    let rules = Rules::preset("australian-4").unwrap();
    let table = Table::new("australian-4", &[JOKER_ONLY]).after("0 6NT, 1 pass");
    let calls = view(&table).calls;
    let both: Conventions = "joker+help".parse().unwrap();
    let says = |conventions: Conventions, at: usize| {
        conventions.meaning(&rules, &calls[..at], calls[at].seat, calls[at].call)
    };
    assert_eq!(says(both, 0), [Meaning::Joker]);
    assert_eq!(says(Conventions::default(), 0), []);
    assert_eq!(says(both, 1), [], "nothing could have been shown over six no trumps");
    let passed = both.meaning(&rules, &[], Seat(0), Action::Pass);
    assert_eq!(passed, [Meaning::NoJoker, Meaning::NoHelp]);
    let second = both.meaning(&rules, &calls[..1], Seat(2), "7H".parse().unwrap());
    assert_eq!(second, [], "his partner has called");
}

#[test]
fn only_two_and_two_can_agree() {
    for (preset, fits) in [("australian-4", true), ("australian-3", false), ("american-4-no-joker", false)] {
        assert_eq!(Conventions::fit(&Rules::preset(preset).unwrap()), fits, "{preset}");
    }
}

#[test]
fn every_agreement_has_its_words() {
    for lang in [Lang::En, Lang::Fr] {
        let texts = Texts::new(lang);
        for conventions in Conventions::ALL {
            assert_eq!(conventions.to_string().parse(), Ok(conventions));
            for key in conventions.keys() {
                assert!(texts.has(key), "{lang:?}: {key}");
            }
        }
        let hearts = cards::Suit::Hearts;
        for meaning in [Meaning::Joker, Meaning::Help(hearts), Meaning::NoJoker, Meaning::NoHelp] {
            assert!(texts.has(meaning.key()), "{lang:?}: {meaning:?}");
        }
        assert_eq!(Meaning::Help(hearts).args(), [("suit", ReasonArg::Suit(hearts))]);
    }
}
