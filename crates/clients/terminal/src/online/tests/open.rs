//! An open table on the screen: every card can be played, whoever wants to objects, and the ruling is read.

use card_match::{Match, MatchSetup, Member, open::OpenRules, testing::seed};
use ratatui::{buffer::Buffer, layout::Rect};
use table::{Game, Person, Recall, Seat, Viewer};

use super::*;

/// A match of four people, and the screen of the first of them.
struct Open {
    game: Match<OpenRules>,
    seen: Seen,
}

impl Open {
    fn new(lang: Lang, byte: u8) -> Self {
        Self::of(lang, byte, &json!({"preset": "quebec-4", "laws": "open"}))
    }

    fn of(lang: Lang, byte: u8, rules: &serde_json::Value) -> Self {
        let rules = rules.as_object().unwrap().clone();
        let people = ["Ann", "Hank", "Bo", "Walt"].map(Member::human).to_vec();
        let setup = MatchSetup { seed: Some(seed(byte)), ..MatchSetup::new(people) };
        let (mut game, _) = Match::new(OpenRules::read_rules(&rules).unwrap(), &setup).unwrap();
        game.deal(None).unwrap();
        let mut welcome = welcome("quebec-4", begun(), now(&game, 7, false));
        welcome.opening.rules = rules;
        Self { game, seen: Seen::new(lang, &welcome) }
    }

    fn me(&self) -> Seat {
        self.game.at(Person(0)).me().unwrap()
    }

    /// Somebody does something, and it is told.
    fn act(&mut self, seat: Seat, text: &str) {
        let action = self.game.log().table().read_action(text).unwrap();
        let person = (0..4).map(Person).find(|&person| self.game.at(person).me() == Some(seat)).unwrap();
        self.game.act(person, action).unwrap();
        self.hear(false);
        // A finished trick has been seen.
        self.seen.screen.pass_time(std::time::Duration::from_secs(5));
    }

    /// Tells what was done last; it may be let go if it `stands`.
    fn hear(&mut self, stands: bool) {
        // It has been told when it was done.
        let events = if stands { Vec::new() } else { self.game.log().last_events(Viewer::Seat(self.me())) };
        let events = events.iter().map(|event| Written::of(event).unwrap()).collect();
        self.seen.told(TableUpdate { events, ..now(&self.game, 0, stands) });
    }

    fn view(&self, seat: Seat) -> laws::open_table::View {
        self.game.log().table().view(Viewer::Seat(seat), Recall::Table)
    }

    fn hand(&self, seat: Seat) -> Vec<cards::Card> {
        self.view(seat).game.unwrap().seats[seat.index()].hand.unwrap().to_canonical()
    }

    /// The next does the first lawful thing; somebody bids.
    fn goes_on(&mut self) {
        let Some(seat) = self.game.log().table().to_act().first() else {
            self.game.deal(None).unwrap();
            return self.hear(false);
        };
        let view = self.view(seat);
        let sheet = view.laws.as_ref().and_then(|laws| laws.sheet.clone()).unwrap_or_else(|| vec![None; 4]);
        let missing = sheet.iter().position(Option::is_none);
        let writer = view.legal.iter().find_map(|line| line.strip_suffix(" enter …")?.parse().ok());
        if let (Some(writer), Some(missing)) = (writer.map(Seat), missing) {
            return self.act(writer, &format!("enter {missing} 40"));
        }
        let line = view.legal.iter().find(|line| line.ends_with(" 6H")).or(view.legal.first()).unwrap();
        let mut text = line.split_once(' ').unwrap().1.to_owned();
        if text.ends_with('…') {
            let count = usize::from(view.game.unwrap().kitty_size);
            let cards: Vec<String> = self.hand(seat)[..count].iter().map(ToString::to_string).collect();
            text = format!("discard {}", cards.join(" "));
        }
        self.act(seat, &text);
    }

    fn until(mut self, is: impl Fn(&Self) -> bool) -> Self {
        for _ in 0..500 {
            if is(&self) {
                return self;
            }
            self.goes_on();
        }
        panic!("it never comes to that");
    }

    fn phase(&self) -> String {
        self.game.log().table().phase().map(|phase| phase.to_string()).unwrap_or_default()
    }

    /// The player is to follow, and not with every card.
    fn must_follow(&self) -> bool {
        let lawful = self.view(self.me()).legal.len();
        self.phase() == "play" && (1..self.hand(self.me()).len()).contains(&lawful)
    }

    /// The cards that the player would revoke with.
    fn unlawful(&self) -> Vec<String> {
        let legal = self.view(self.me()).legal;
        let written = self.hand(self.me()).into_iter().map(|card| card.face().to_string());
        written.filter(|card| !legal.iter().any(|line| line.ends_with(&format!(" {card}")))).collect()
    }

    fn type_in(&mut self, text: &str) -> Vec<Want> {
        let letters = text.chars().flat_map(|letter| self.seen.letter(letter)).count();
        assert_eq!(letters, 0, "{text}");
        self.seen.press(KeyCode::Enter)
    }

    fn position(&self) -> Position {
        self.game.log().position()
    }
}

/// The table as it stands; whether what was done last may be let go.
fn now(game: &Match<OpenRules>, seq: u64, stands: bool) -> TableUpdate {
    let my = game.at(Person(0));
    let mut player_state = my.player_state();
    player_state.may.claim = stands;
    TableUpdate {
        view: Some(Written::of(&my.view()).unwrap()),
        player_state: Some(player_state),
        position: game.log().position(),
        ..update(seq, Entered::Played)
    }
}

/// Somebody leads out of turn, and may be objected to.
fn led_out_of_turn(lang: Lang) -> (Open, Seat) {
    let mut open = Open::new(lang, 3).until(|open| {
        let turn = open.game.log().table().turn();
        open.phase() == "play" && turn.is_some_and(|turn| turn != open.me() && turn.after(2, 4) != open.me())
    });
    let wrong = open.game.log().table().turn().unwrap().after(2, 4);
    let card = open.hand(wrong)[0];
    open.act(wrong, &card.face().to_string());
    open.hear(true);
    (open, wrong)
}

#[test]
fn an_open_table_stands_on_the_screen() {
    snapshots("open-play", |lang| Open::new(lang, 3).until(Open::must_follow).seen);
    snapshots("open-window", |lang| led_out_of_turn(lang).0.seen);
    snapshots("open-asking", |lang| {
        let mut open = Open::new(lang, 3).until(Open::must_follow);
        open.seen.letter('c');
        open.seen
    });
    snapshots("open-ruling", |lang| {
        let (mut open, wrong) = led_out_of_turn(lang);
        open.act(wrong.after(1, 4), "claim retract");
        open.seen
    });
    snapshots("open-settle", |lang| Open::new(lang, 3).until(|open| open.phase() == "settle").seen);
    snapshots("open-help", |lang| {
        let mut open = Open::new(lang, 3);
        open.seen.letter('?');
        open.seen
    });
}

/// How the cards of the hand look: their corners, and the marks below them.
fn looks(open: &Open) -> Vec<String> {
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    open.seen.screen.draw(&mut buffer);
    let corners = (0..80).map(|x| &buffer[(x, 16)]).filter(|cell| cell.symbol() == "╭");
    corners.map(|cell| format!("{:?} {:?} {:?}", cell.fg, cell.bg, cell.modifier)).collect()
}

#[test]
fn a_card_that_the_rules_forbid_looks_like_any_other_and_is_played_with_a_key() {
    // LAW-OPEN-6, LAW-ACT-1
    for byte in [3, 5, 8] {
        let mut open = Open::new(Lang::En, byte).until(Open::must_follow);
        let unlawful = open.unlawful();
        let count = open.hand(open.me()).len();
        let mut reached = Vec::new();
        for place in 0..count {
            // One is under the cursor; all others look alike.
            let looks = looks(&open);
            let under = looks[place].clone();
            let others: std::collections::BTreeSet<_> = looks.iter().filter(|&look| *look != under).collect();
            assert_eq!((looks.len(), others.len()), (count, 1), "{looks:?}");
            assert!(open.seen.shows("Play a card.") && !open.seen.shows("must play"));
            let mut other = Open::new(Lang::En, byte).until(Open::must_follow);
            (0..place).for_each(|_| drop(other.seen.press(KeyCode::Right)));
            let wants = other.seen.press(KeyCode::Enter);
            let [Want::Ask(TableCommand::Act(card), Some(at))] = wants.as_slice() else {
                panic!("{wants:?}")
            };
            assert_eq!(*at, open.position());
            reached.push(card.clone());
            open.seen.press(KeyCode::Right);
        }
        assert!(!unlawful.is_empty() && unlawful.iter().all(|card| reached.contains(card)), "{reached:?}");
        // Nothing is said of it when it lies there.
        let me = open.me();
        open.act(me, &unlawful[0]);
        assert!(open.seen.shows("You play the"), "{}", open.seen.picture(80, 24));
        assert!(!open.seen.shows("revoke"));
    }
}

#[test]
fn a_card_is_played_out_of_turn_with_another_key_than_the_one_that_goes_on() {
    // LAW-OPEN-4
    let (mut open, _) = led_out_of_turn(Lang::En);
    let at = open.position();
    let wants = open.seen.letter(' ');
    let [Want::Ask(TableCommand::Act(card), Some(named))] = wants.as_slice() else { panic!("{wants:?}") };
    assert!(open.hand(open.me()).iter().any(|held| held.face().to_string() == *card) && *named == at);
    let (mut open, _) = led_out_of_turn(Lang::En);
    assert_eq!(open.seen.letter('w'), ask(TableCommand::Wait {}));
    assert_eq!(open.seen.press(KeyCode::Enter), ask(TableCommand::Decline {}));
    assert_eq!(open.seen.press(KeyCode::Enter), [], "once");
}

#[test]
fn an_objection_is_put_together_with_keys_or_typed_and_its_ruling_is_read() {
    // LAW-OPEN-5, LAW-OPEN-7
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let (mut open, _) = led_out_of_turn(lang);
        let at = open.position();
        open.seen.letter('c');
        assert!(open.seen.shows(&texts.get("claim-which")));
        assert_eq!(open.type_in("3"), []);
        assert!(open.seen.shows(&texts.get("ask-law-who-revoked")));
        open.seen.press(KeyCode::Down);
        assert_eq!(open.seen.press(KeyCode::Enter), []);
        assert!(open.seen.shows(&texts.get("claim-which-trick")), "{}", open.seen.picture(80, 24));
        assert_eq!(open.type_in("x"), []);
        assert!(
            open.seen.shows(&texts.format("referee-again", &[("text", "“x”".into())]))
                || open.seen.shows("x")
        );
        assert_eq!(open.type_in("1"), act("claim revoke 1 1", at));
        open.seen.refused(&TableCommand::Act(String::new()), "conflict");
        let typed = [":claim revoke Hank 1", ":contester renonce Hank 1"][lang as usize];
        let people = open.game.at(Person(0)).player_state().people;
        let hank = people.seated.iter().position(|&person| people.names[person] == "Hank").unwrap();
        assert_eq!(open.type_in(typed), act(&format!("claim revoke {hank} 1"), at));
        open.seen.refused(&TableCommand::Act(String::new()), "conflict");
        // Nothing is claimed after all.
        open.seen.letter('c');
        assert_eq!(open.seen.press(KeyCode::Esc), []);
        assert!(open.seen.shows(&texts.get("claim-dropped")));
        // A ruling lies there until it has been read.
        let me = open.me();
        open.act(me, "claim retract");
        assert!(open.seen.shows(&texts.get("verdict-upheld")));
        assert!(open.seen.shows(&format!("─ {} ─", texts.get("open-ruling"))));
        open.seen.press(KeyCode::Enter);
        assert!(!open.seen.shows(&format!("─ {} ─", texts.get("open-ruling"))));
    }
}

#[test]
fn what_others_say_moves_no_cursor_and_a_key_that_is_held_plays_no_card() {
    let mut open = Open::new(Lang::En, 3).until(Open::must_follow);
    (0..3).for_each(|_| drop(open.seen.press(KeyCode::Right)));
    let other = open.me().after(1, 4);
    open.act(other, "claim retract");
    assert!(open.seen.shows("Denied. Nothing changes."));
    let mut same = Open::new(Lang::En, 3).until(Open::must_follow);
    (0..3).for_each(|_| drop(same.seen.press(KeyCode::Right)));
    let wanted = same.seen.press(KeyCode::Enter);
    let [Want::Ask(TableCommand::Act(card), _)] = wanted.as_slice() else { panic!("{wanted:?}") };
    assert_eq!(open.seen.press(KeyCode::Enter), []);
    assert_eq!(open.seen.press(KeyCode::Enter), [], "it has put the ruling away");
    open.seen.screen.pass_time(std::time::Duration::from_secs(1));
    assert_eq!(open.seen.press(KeyCode::Enter), act(card, open.position()));
}

#[test]
fn when_the_play_is_over_one_agrees_and_is_ready_for_the_next_hand() {
    // LAW-ACT-23
    let mut open = Open::new(Lang::En, 3).until(|open| {
        open.phase() == "settle" && open.view(open.me()).legal.iter().any(|line| line.ends_with(" agree"))
    });
    assert!(open.seen.shows("▸ Nothing more to object to"), "{}", open.seen.picture(80, 24));
    let at = open.position();
    assert_eq!(open.seen.press(KeyCode::Enter), act("agree", at));
    let mut open = open.until(|open| open.phase() == "deal");
    assert_eq!(open.seen.press(KeyCode::Enter), ask(TableCommand::Ready { cut: None }));
    let record = serde_json::to_value(open.game.record()).unwrap();
    open.seen.screen.records(Some(&[record])).unwrap();
    open.seen.letter('s');
    assert!(open.seen.shows(" 1 6♥ "), "{}", open.seen.picture(80, 24));
}

#[test]
fn a_dealer_writes_the_points_on_a_line_that_is_begun_for_them() {
    // LAW-ACT-22
    let rules = json!({"preset": "quebec-4", "laws": "open", "score_sheet": "dealer"});
    let is_mine = |open: &Open| open.view(open.me()).legal.iter().any(|line| line.ends_with(" enter …"));
    let mut open = Open::of(Lang::En, 3, &rules).until(is_mine);
    let at = open.position();
    assert_eq!(open.seen.press(KeyCode::Enter), []);
    assert!(open.seen.shows("> enter 0"), "{}", open.seen.picture(80, 24));
    assert_eq!(open.type_in("120"), act("enter 0 120", at));
}

#[test]
fn cards_fall_and_other_cards_are_looked_at_from_a_sheet() {
    // LAW-ACT-1 to LAW-ACT-4
    let mut open = Open::new(Lang::En, 3).until(Open::must_follow);
    let at = open.position();
    open.seen.letter('m');
    open.seen.press(KeyCode::Enter);
    assert!(open.seen.shows("▸ lets it fall face up"), "{}", open.seen.picture(80, 24));
    open.seen.press(KeyCode::Enter);
    assert!(open.seen.shows("Enter on a card lets it fall face up."));
    let wants = open.seen.press(KeyCode::Enter);
    let [Want::Ask(TableCommand::Act(act), Some(named))] = wants.as_slice() else { panic!("{wants:?}") };
    assert!(act.starts_with("drop ") && *named == at, "{act}");
    let mut open = Open::new(Lang::En, 3).until(Open::must_follow);
    open.seen.letter('m');
    open.seen.press(KeyCode::Down);
    open.seen.press(KeyCode::Enter);
    let wants = open.seen.press(KeyCode::Enter);
    let [Want::Ask(TableCommand::Act(act), Some(_))] = wants.as_slice() else { panic!("{wants:?}") };
    assert!(act.starts_with("peek ") || act == "correct", "{act}");
    // Nobody helps, and nothing is undone.
    let mut open = Open::new(Lang::En, 3).until(Open::must_follow);
    assert_eq!(open.type_in(":hint"), []);
    assert!(open.seen.shows("there’s no hint and no undo"));
    assert!(open.seen.letter('u').is_empty() && open.seen.screen.wants().is_empty());
}
