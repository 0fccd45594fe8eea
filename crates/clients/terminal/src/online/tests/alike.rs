//! The screen and the line mode are told the same of what may be done with cards, and want the same of the same words.

use card_match::{
    Level, Match, MatchSetup, Member, Turn,
    open::OpenRules,
    testing::{Script, rummy, seed},
};
use table::Game;

use super::{super::OnlineLines, *};

/// What a typed line wants, line by line and on the screen.
fn typed(welcome: &Welcome, line: &str) -> Vec<Want> {
    let mut seen = Seen::new(Lang::En, welcome);
    let mut lines = OnlineLines::new(Lang::En, String::new(), Vec::new());
    lines.welcomed(welcome).unwrap();
    let at = seen.screen.cards.as_ref().map(|cards| cards.table_area().at());
    assert_eq!((lines.at(), at), (welcome.now.player_state.as_ref(), lines.at()));
    seen.letter(':');
    line.chars().for_each(|letter| drop(seen.letter(letter)));
    let on_screen = seen.press(KeyCode::Enter);
    let Meant::Want(want) = lines.typed(line).unwrap() else { panic!("{line}") };
    assert_eq!(want.into_iter().collect::<Vec<_>>(), on_screen, "{line}");
    assert_eq!(lines.doubt.question(), seen.screen.doubt.question(), "{line}");
    on_screen
}

/// Every command at a table where something may be taken back, or not; an action is theirs to do.
fn wanted<G: MatchGame>(preset: &str, device: &Device<G>, action: &str) {
    for undo in [false, true] {
        let mut now = told(7, device, Entered::Played);
        now.player_state.as_mut().unwrap().may.undo = undo;
        let welcome = welcome(preset, begun(), now);
        let taken_back = if undo { ask(TableCommand::Undo {}) } else { Vec::new() };
        assert_eq!(typed(&welcome, "undo"), taken_back);
        assert_eq!(typed(&welcome, action), act(action, device.game.log().position()));
        for silent in ["claim", "hint", "why", "rules", "last", "hand", "table", "no such thing"] {
            assert_eq!(typed(&welcome, silent), [], "{silent}");
        }
    }
}

#[test]
fn screen_and_lines_want_the_same_of_the_same_words() {
    let mine = |view: &five_hundred::View| view.tricks_played == 1 && view.to_act.contains(table::Seat(0));
    let device = Script::new("australian-4", 1, "7H").deal().until(mine).device(0);
    wanted("australian-4", &device, &device.my().hint().unwrap().action.to_string());
    let mut device = rummy::new_device("rummy-500", 3);
    device.deal(None).unwrap();
    while device.my().turn() != Turn::Mine {
        device.bot_acts();
    }
    wanted("rummy-500", &device, &device.my().hint().unwrap().action.to_string());
}

#[test]
fn screen_and_lines_want_the_same_at_an_open_table() {
    let rules = json!({"preset": "quebec-4", "laws": "open"}).as_object().unwrap().clone();
    let bots = ["Hank", "Bo", "Walt"].map(|name| Member::bot(name, Level::Club));
    let people = std::iter::once(Member::human("Ann")).chain(bots).collect();
    let setup = MatchSetup { seed: Some(seed(3)), ..MatchSetup::new(people) };
    let (game, _) = Match::new(OpenRules::read_rules(&rules).unwrap(), &setup).unwrap();
    let mut device = Device::new(game);
    device.deal(None).unwrap();
    let mut welcome = welcome("quebec-4", begun(), told(7, &device, Entered::Played));
    welcome.opening.rules = rules;
    let at = device.game.log().position();
    for said in ["pass", "claim retract", "correct", "agree"] {
        assert_eq!(typed(&welcome, said), act(said, at));
    }
    assert_eq!(typed(&welcome, "go"), ask(TableCommand::Decline {}));
    for silent in ["claim", "object", "undo", "hint", "why", "review", "rules", "no such thing"] {
        assert_eq!(typed(&welcome, silent), [], "{silent}");
    }
    // A question about an objection is answered before anything else, and an empty line lets it go.
    let mut lines = OnlineLines::new(Lang::En, String::new(), Vec::new());
    lines.welcomed(&welcome).unwrap();
    for line in ["claim", "1", "claim", ""] {
        let meant = lines.typed(line).unwrap();
        assert_eq!(meant == Meant::NOTHING, line != "1", "{line}: {meant:?}");
    }
    assert!(String::from_utf8(lines.out).unwrap().contains("You object to nothing."));
}
