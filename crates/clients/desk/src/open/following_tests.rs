//! An open table that is played elsewhere, as somebody there sees and hears it.

use crate::wire::{DeskReply, DeskRequest, Moment, OpenRequest, Panel, Scene, TableRequest, Tap, Typed};
use card_match::{Match, MatchSetup, Member, open::OpenRules};
use serde_json::json;
use table::{Game as _, Person, Seat, Seed, Viewer, Written};
use texts::Lang;

use crate::{Answer, Desk, Heard};

/// A match of four people, and the desk of the first of them elsewhere.
struct Elsewhere {
    game: Match<OpenRules>,
    desk: Desk,
    told: Vec<String>,
}

impl Elsewhere {
    fn new(lang: Lang, seed: u8) -> Self {
        let rules = json!({"preset": "quebec-4", "laws": "open"}).as_object().unwrap().clone();
        let people = ["Ann", "Bo", "Cy", "Di"].map(Member::human).to_vec();
        let setup = MatchSetup { seed: Some(Seed([seed; 32])), ..MatchSetup::new(people) };
        let (mut game, _) = Match::new(OpenRules::read_rules(&rules).unwrap(), &setup).unwrap();
        game.deal(None).unwrap();
        let desk = Desk::join_named("five-hundred", &rules, lang).unwrap();
        let mut this = Self { game, desk, told: Vec::new() };
        this.hear();
        this
    }

    fn me(&self) -> Seat {
        self.game.at(Person(0)).me().unwrap()
    }

    /// What was done last is told there.
    fn hear(&mut self) {
        let my = self.game.at(Person(0));
        let events = self.game.log().last_events(Viewer::Seat(self.me()));
        let events: Vec<Written> = events.iter().map(|event| Written::of(event).unwrap()).collect();
        let (view, at) = (Written::of(&my.view()).unwrap(), my.player_state());
        let heard = Heard { events: &events, view: Some(&view), memory: None, player_state: Some(&at) };
        let told = self.desk.follow(&heard).unwrap();
        self.told.extend(told.into_iter().map(|line| line.words));
    }

    fn act(&mut self, seat: Seat, text: &str) {
        let action = self.game.log().table().read_action(text).unwrap();
        let person = (0..4).map(Person).find(|&person| self.game.at(person).me() == Some(seat)).unwrap();
        self.game.act(person, action).unwrap();
        self.hear();
    }

    /// Whoever is to act does the first lawful thing; somebody bids.
    fn goes_on(&mut self) {
        let seat = self.game.log().table().to_act().first().unwrap();
        let view = self.game.log().table().view(Viewer::Seat(seat), table::Recall::Table);
        let line = view.legal.iter().find(|line| line.ends_with(" 6H")).or(view.legal.first()).unwrap();
        let mut text = line.split_once(' ').unwrap().1.to_owned();
        if text.ends_with('…') {
            let game = view.game.unwrap();
            let hand = game.seats[seat.index()].hand.unwrap().to_canonical();
            let cards: Vec<String> =
                hand[..usize::from(game.kitty_size)].iter().map(ToString::to_string).collect();
            text = format!("discard {}", cards.join(" "));
        }
        self.act(seat, &text);
    }

    fn scene(&self) -> Scene {
        self.desk.scene().unwrap()
    }

    fn phase(&self) -> String {
        self.game.log().table().phase().map(|phase| phase.to_string()).unwrap_or_default()
    }
}

#[test]
fn whoever_plays_elsewhere_sees_hears_and_does_what_an_open_table_has() {
    // LAW-OPEN-6, LAW-SEE-4
    for (seed, lang) in (1..).zip(Lang::ALL) {
        let mut table = Elsewhere::new(lang, seed);
        while table.phase() != "play" {
            table.goes_on();
        }
        // Any card can be tapped at any time, and all look alike.
        let scene = table.scene();
        let open = scene.open.clone().unwrap();
        assert!(open.taps.contains(&Tap::Drop) && !open.acts.is_empty());
        let hand = scene.hand_view.unwrap();
        assert!(hand.cards.iter().all(|held| held.legal && !held.offers.is_empty()));
        let answer = table.desk.answer(DeskRequest::Open(OpenRequest::Tap(Tap::Drop))).unwrap();
        let Answer::Reply(DeskReply::Open(update)) = answer else { panic!("{answer:?}") };
        let hand = update.scene.hand_view.unwrap();
        assert!(hand.cards.iter().all(|held| held.offers[0].action.starts_with("drop ")));
        // Typed acts go to the table that keeps the match.
        let typed = table.desk.answer(DeskRequest::Typed(Typed("claim retract".to_owned())));
        let wanted = DeskRequest::Table(TableRequest::Act("claim retract".to_owned()));
        assert!(matches!(typed, Ok(Answer::PassOn(request)) if request == wanted));
        // A lead out of turn and an objection are told, and what was ruled.
        let (turn, told) = (table.game.log().table().turn().unwrap(), table.told.len());
        let wrong = turn.after(2, 4);
        let view = table.game.log().table().view(Viewer::Seat(wrong), table::Recall::Table);
        let card = view.game.unwrap().seats[wrong.index()].hand.unwrap().first().unwrap();
        table.act(wrong, &card.face().to_string());
        table.act(turn.after(1, 4), "claim retract");
        let words = table.told[told..].join(" ");
        let upheld = texts::Texts::new(lang).get("verdict-upheld");
        assert!(words.contains(&upheld), "{words}");
        assert_eq!(table.scene().open.unwrap().claims.len(), 1);
        assert!(!table.scene().open.unwrap().laws.is_empty());
        while table.phase() != "settle" {
            table.goes_on();
        }
        // The hand waits for everybody; going on agrees.
        let scene = table.scene();
        assert!(matches!(scene.panel, Panel::Result { .. }) && scene.moment == Moment::Mine);
        let next = table.desk.answer(TableRequest::Next.into());
        let wanted = DeskRequest::Table(TableRequest::Act("agree".to_owned()));
        assert!(matches!(next, Ok(Answer::PassOn(request)) if request == wanted));
        let me = table.me();
        table.act(me, "agree");
        assert_eq!(table.scene().panel, Panel::None);
        while table.phase() == "settle" {
            table.goes_on();
        }
        assert_eq!(table.scene().moment, Moment::Deal);
    }
}
