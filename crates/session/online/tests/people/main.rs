//! What people at a table meet: seats, absences, hosts, votes. Each test is a point to try with two browsers.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod clocks;
mod manners;

use fair_shuffle::Secret;
use five_hundred::Rules;
use online::{DueWhat, Moment, OnlineTable, ParticipantId, Refusal, Work};
use online_wire::{
    Chat, Clock, Entered, Opening, Options, Pace, Participants, Phrase, Request, TableCommand, VoteOn,
    Watching,
};
use players::Level;
use serde_json::{Value, json};
use table::{Game, Recall, Seed, Written};

/// A table and a clock.
struct Room {
    table: OnlineTable<Rules>,
    now: Moment,
    requests: u32,
}

const MAE: ParticipantId = ParticipantId(0);
const NED: ParticipantId = ParticipantId(1);
const IVY: ParticipantId = ParticipantId(2);

impl Room {
    /// A table at which Mae and Ned sit, and Ivy looks on; the first hand is dealt.
    fn playing(options: Options) -> Self {
        let mut room = Self::waiting(options);
        room.ask(MAE, TableCommand::Start {}).unwrap();
        room.until(|room| room.table.position().0 >= 2);
        room
    }

    fn waiting(options: Options) -> Self {
        Self::waiting_for("australian-4", options)
    }

    fn waiting_for(preset: &str, options: Options) -> Self {
        let rules = json!({ "preset": preset }).as_object().unwrap().clone();
        let options = Options { level: Level::Beginner, ..options };
        let opening = Opening { game: Rules::NAME.to_owned(), rules, options };
        let table = OnlineTable::open("friday".to_owned(), opening, Seed([9; 32])).unwrap();
        let mut room = Self { table, now: Moment(1_000_000), requests: 0 };
        for name in ["Mae", "Ned", "Ivy"] {
            let participant = room.table.next_participant();
            room.table.apply(room.table.arrival(room.now));
            room.table.rename(participant, name);
        }
        room.ask(MAE, TableCommand::Sit { place: Some(0) }).unwrap();
        room.ask(NED, TableCommand::Sit { place: Some(1) }).unwrap();
        room
    }

    /// The seat of somebody, as a number.
    fn seat_of(&self, participant: ParticipantId) -> usize {
        let at = self.table.welcome(participant, Recall::Table).now.player_state.unwrap();
        at.me().unwrap().index()
    }

    fn participants(&self) -> Participants {
        self.table.participants()
    }

    fn ask(
        &mut self,
        by: ParticipantId,
        command: TableCommand,
    ) -> Result<(), Refusal<<Rules as Game>::Refusal>> {
        self.requests += 1;
        let request = Request { id: self.requests.to_string(), at: Some(self.table.position()), command };
        let entry = self.table.propose(self.now, by, &request)?;
        self.table.apply(entry);
        Ok(())
    }

    fn present(&mut self, participant: ParticipantId, here: bool) {
        let entry = self.table.presence(self.now, participant, here).unwrap();
        self.table.apply(entry);
    }

    /// Lets what is due next happen, whenever that is.
    fn follow(&mut self) -> DueWhat {
        let due = self.table.due().unwrap();
        self.now = self.now.max(due.at);
        let found = self.table.work(&due).map(Work::think);
        let entry = self.table.follow(self.now, &due, found.as_ref(), Some(Secret([4; 32]))).unwrap();
        self.table.apply(entry);
        due.what
    }

    fn until(&mut self, done: impl Fn(&Self) -> bool) {
        while !done(self) {
            self.follow();
        }
    }

    /// Lets bots act until it is somebody’s turn.
    fn until_turn_of(&mut self, participant: ParticipantId) {
        for _ in 0..200 {
            if self.is_turn_of(participant) {
                return;
            }
            match [MAE, NED, IVY].into_iter().find(|&other| self.is_turn_of(other)) {
                Some(other) => self.act(other),
                None => drop(self.follow()),
            }
        }
        panic!("it is never their turn");
    }

    fn is_turn_of(&self, participant: ParticipantId) -> bool {
        let player_state = self.table.welcome(participant, Recall::Table).now.player_state;
        player_state
            .is_some_and(|player_state| player_state.turn == card_match::Turn::Mine && player_state.may.act)
    }

    fn act(&mut self, participant: ParticipantId) {
        let view = read(self.table.welcome(participant, Recall::Table).now.view);
        let choices: Vec<String> = serde_json::from_value(view["choices"].clone()).unwrap();
        let pass = choices.iter().find(|choice| *choice == "pass");
        let choice = match pass.unwrap_or(&choices[0]) {
            // A discard: the last cards of the hand.
            choice if choice.ends_with('…') => self.discard(participant, &view),
            choice => choice.clone(),
        };
        self.ask(participant, TableCommand::Act(choice)).unwrap();
    }

    fn discard(&self, participant: ParticipantId, view: &Value) -> String {
        let me = self.table.welcome(participant, Recall::Table).now.player_state.unwrap().me().unwrap();
        let hand: Vec<String> = serde_json::from_value(view["seats"][me.index()]["hand"].clone()).unwrap();
        let size = view["kitty_size"].as_u64().unwrap() as usize;
        format!("discard {}", hand[hand.len() - size..].join(" "))
    }

    fn in_hand(&self) -> bool {
        let turn =
            self.table.welcome(MAE, Recall::Table).now.player_state.map(|player_state| player_state.turn);
        turn.is_some_and(|turn| !matches!(turn, card_match::Turn::Deal | card_match::Turn::Over))
    }

    /// Plays on to the end of the hand.
    fn play_the_hand(&mut self) {
        while self.in_hand() {
            match [MAE, NED, IVY].into_iter().find(|&participant| self.is_turn_of(participant)) {
                Some(participant) => self.act(participant),
                None => drop(self.follow()),
            }
        }
    }

    fn clock(&self) -> Option<Clock> {
        self.participants().clock
    }
}

/// A view as programs read it.
fn read(view: Option<Written>) -> Value {
    view.unwrap().read().unwrap()
}

#[test]
fn whoever_comes_in_mid_hand_plays_at_once_unless_they_have_seen_its_cards() {
    let mut room = Room::playing(Options::default());
    room.ask(IVY, TableCommand::Sit { place: None }).unwrap();
    assert_eq!(room.participants().participants[2].place, Some(2));
    assert!(!room.participants().places[2].bot, "at once: a watcher has seen no hand");
    // Ned has seen cards of this deal: elsewhere they sit from the next one on.
    room.ask(NED, TableCommand::Stand {}).unwrap();
    room.ask(NED, TableCommand::Sit { place: Some(3) }).unwrap();
    let participants = room.participants();
    assert_eq!((participants.participants[1].place, participants.places[3].next), (None, Some(NED)));
    assert!(participants.places[3].bot && participants.places[1].bot);
    room.until_turn_of(MAE);
}

#[test]
fn of_two_who_want_a_seat_one_has_it() {
    let mut room = Room::waiting(Options::default());
    room.ask(IVY, TableCommand::Sit { place: Some(2) }).unwrap();
    assert_eq!(room.ask(NED, TableCommand::Sit { place: Some(2) }), Err(Refusal::Taken));
    assert_eq!(room.ask(NED, TableCommand::Sit { place: Some(9) }), Err(Refusal::NoSuchPlace));
    assert_eq!(room.participants().participants[1].place, Some(1), "Ned keeps the seat");
}

#[test]
fn an_absence_matters_only_while_the_table_waits_for_it() {
    let mut room = Room::playing(Options::default());
    room.until_turn_of(MAE);
    room.present(NED, false);
    assert_eq!(room.clock(), None, "nobody waits for Ned");
    room.now = room.now.after(10 * 60_000);
    assert!(room.table.due().is_none_or(|due| !matches!(due.what, DueWhat::Replace(_))));
    room.act(MAE);
    room.until(|room| room.clock().is_some());
    let clock = room.clock().unwrap();
    assert_eq!(clock.place, Some(1));
    assert_eq!(clock.until, room.table.last_moment().after(60_000), "a minute of waiting");
    // Mae gives two minutes more.
    room.ask(MAE, TableCommand::Wait {}).unwrap();
    assert_eq!(room.clock().unwrap().until, clock.until.after(120_000));
    assert_eq!(room.follow(), DueWhat::Replace(1));
    let participants = room.participants();
    assert!(participants.places[1].bot && participants.places[1].participant == Some(NED), "a bot for Ned");
    assert!(matches!(room.follow(), DueWhat::Bot(_)));
    // Back in mid-trick: what the bot played stands, and Ned plays on.
    room.present(NED, true);
    assert!(!room.participants().places[1].bot);
    room.until_turn_of(NED);
}

#[test]
fn a_short_absence_is_nobodys_business() {
    let mut room = Room::playing(Options::default());
    room.until_turn_of(NED);
    let waited_since = room.table.last_moment();
    room.now = room.now.after(20_000);
    room.present(NED, false);
    assert_eq!(
        room.clock().unwrap().until,
        waited_since.after(60_000),
        "the time before Ned was shown as away counts"
    );
    room.present(NED, true);
    assert_eq!(room.clock(), None);
    assert!(!room.participants().places[1].bot);
}

#[test]
fn when_the_host_is_gone_for_two_minutes_somebody_else_is_host() {
    let mut room = Room::waiting(Options::default());
    assert_eq!(room.ask(NED, TableCommand::Start {}), Err(Refusal::NotHost));
    let gone = room.now;
    room.present(MAE, false);
    let due = room.table.due().unwrap();
    assert_eq!((due.at, due.what), (gone.after(120_000), DueWhat::Host(NED)), "whoever has sat longest");
    room.follow();
    room.ask(NED, TableCommand::Start {}).unwrap();
    assert_eq!(room.participants().former_host, Some(MAE));
    room.present(MAE, true);
    assert_eq!(room.ask(MAE, TableCommand::Lock { locked: true }), Err(Refusal::NotHost));
    room.ask(NED, TableCommand::Host { participant: MAE }).unwrap();
    room.ask(MAE, TableCommand::Lock { locked: true }).unwrap();
    assert_eq!(room.participants().former_host, None, "nothing is left to hand back");
}

#[test]
fn the_role_of_host_waits_where_nobody_sits_who_sat_there_with_the_host() {
    let mut room = Room::playing(Options::default());
    room.present(MAE, false);
    room.present(NED, false);
    // Ivy looks on; somebody comes later and sits down.
    room.now = room.now.after(1_000);
    let luc = room.table.next_participant();
    room.table.apply(room.table.arrival(room.now));
    room.ask(luc, TableCommand::Sit { place: Some(2) }).unwrap();
    let hosts = |room: &Room| room.table.due().is_some_and(|due| matches!(due.what, DueWhat::Host(_)));
    room.now = room.now.after(600_000);
    assert!(!hosts(&room));
    assert_eq!(room.participants().host, Some(MAE));
    // Ned has sat there with Mae, whatever device they come back by.
    room.present(NED, true);
    assert!(hosts(&room));
    room.until(|room| room.participants().host == Some(NED));
    // A host who leaves gives the role up; whoever comes back finds it theirs only if nobody has it.
    let mut room = Room::playing(Options::default());
    room.ask(MAE, TableCommand::Leave {}).unwrap();
    assert_eq!((room.participants().host, room.participants().former_host), (Some(NED), None));
    // Where people take a day for a move, a host who is not there is nothing unusual.
    let pace = Pace::Correspondence { hours: 24 };
    let mut room = Room::playing(Options { pace, ..Options::default() });
    room.present(MAE, false);
    assert!(!hosts(&room));
    // But what they have stopped goes on without them.
    room.present(MAE, true);
    room.ask(MAE, TableCommand::Pause { paused: true }).unwrap();
    room.present(MAE, false);
    assert_eq!(room.follow(), DueWhat::Host(NED));
    room.ask(NED, TableCommand::Pause { paused: false }).unwrap();
}

#[test]
fn whoever_sat_first_is_host_next_also_if_they_came_back_by_another_device() {
    let mut room = Room::waiting(Options::default());
    room.now = room.now.after(5_000);
    room.ask(IVY, TableCommand::Sit { place: Some(2) }).unwrap();
    room.now = room.now.after(60_000);
    room.present(NED, false);
    room.now = room.now.after(60_000);
    room.present(NED, true);
    room.present(MAE, false);
    assert_eq!(room.follow(), DueWhat::Host(NED));
    // Whoever stood up sits anew.
    let mut room = Room::waiting(Options::default());
    room.ask(IVY, TableCommand::Sit { place: Some(2) }).unwrap();
    room.ask(NED, TableCommand::Stand {}).unwrap();
    room.now = room.now.after(5_000);
    room.ask(NED, TableCommand::Sit { place: Some(1) }).unwrap();
    room.present(MAE, false);
    assert_eq!(room.follow(), DueWhat::Host(IVY));
}

#[test]
fn whoever_stands_in_for_the_host_does_nothing_that_cant_be_taken_back() {
    let mut room = Room::playing(Options::default());
    room.present(MAE, false);
    room.until(|room| room.participants().host == Some(NED));
    assert_eq!(room.participants().former_host, Some(MAE));
    let luc = room.table.next_participant();
    room.table.apply(room.table.arrival(room.now));
    for command in [
        TableCommand::Remove { participant: MAE },
        TableCommand::Remove { participant: IVY },
        TableCommand::End {},
        TableCommand::DrawSeats {},
        TableCommand::Give { place: 0, participant: NED },
        TableCommand::Give { place: 0, participant: luc },
        TableCommand::Host { participant: IVY },
    ] {
        assert_eq!(room.ask(NED, command.clone()), Err(Refusal::StandsIn), "{command:?}");
    }
    for command in [
        TableCommand::Lock { locked: true },
        TableCommand::Pause { paused: true },
        TableCommand::Pause { paused: false },
        TableCommand::Level { place: 3, level: Level::Casual },
    ] {
        room.ask(NED, command).unwrap();
    }
    // Between hands nobody’s cards are seen with their seat; it is never given to whoever gives it.
    room.present(MAE, true);
    room.play_the_hand();
    assert_eq!(room.ask(NED, TableCommand::Give { place: 0, participant: NED }), Err(Refusal::Taken));
    // The host takes the role back, or gets it back.
    assert_eq!(room.ask(IVY, TableCommand::Host { participant: IVY }), Err(Refusal::NotHost));
    room.ask(MAE, TableCommand::Host { participant: MAE }).unwrap();
    assert_eq!((room.participants().host, room.participants().former_host), (Some(MAE), None));
    assert_eq!(
        room.ask(MAE, TableCommand::Host { participant: IVY }),
        Err(Refusal::NotSeated),
        "only somebody seated"
    );
    room.ask(MAE, TableCommand::Remove { participant: NED }).unwrap();
}

#[test]
fn the_first_host_may_have_the_role_back_until_a_host_decides_whose_it_is() {
    let mut room = Room::waiting(Options::default());
    room.ask(IVY, TableCommand::Sit { place: Some(2) }).unwrap();
    room.ask(MAE, TableCommand::Start {}).unwrap();
    let former = |room: &Room| room.participants().former_host;
    for absent in [MAE, NED] {
        room.present(absent, false);
        while room.participants().host == Some(absent) {
            room.follow();
        }
    }
    assert_eq!((room.participants().host, former(&room)), (Some(IVY), Some(MAE)), "Ned only stood in");
    room.present(MAE, true);
    room.present(NED, true);
    assert_eq!(room.ask(IVY, TableCommand::Host { participant: NED }), Err(Refusal::StandsIn));
    room.ask(IVY, TableCommand::Host { participant: MAE }).unwrap();
    room.ask(MAE, TableCommand::Host { participant: NED }).unwrap();
    assert_eq!(former(&room), None);
    // A host who leaves has given the role up.
    room.ask(NED, TableCommand::Leave {}).unwrap();
    assert_eq!((room.participants().host, former(&room)), (Some(MAE), None));
    room.present(NED, true);
    room.ask(MAE, TableCommand::Remove { participant: NED }).unwrap();
}

#[test]
fn nothing_is_taken_back_behind_the_back_of_somebody_who_is_away() {
    let pace = Pace::Correspondence { hours: 24 };
    let mut room = Room::playing(Options { pace, ..Options::default() });
    room.until_turn_of(MAE);
    room.act(MAE);
    let position = room.table.position();
    room.present(NED, false);
    room.ask(MAE, TableCommand::Undo {}).unwrap();
    assert_eq!(room.follow(), DueWhat::Vote);
    assert_eq!((room.participants().vote, room.table.position()), (None, position), "silence is no");
}

#[test]
fn at_a_locked_table_nobody_else_sits_down_and_sleepers_come_back() {
    let mut room = Room::playing(Options::default());
    room.ask(MAE, TableCommand::Lock { locked: true }).unwrap();
    assert_eq!(room.ask(IVY, TableCommand::Sit { place: None }), Err(Refusal::Locked));
    room.present(NED, false);
    room.present(NED, true);
    assert!(!room.participants().places[1].bot);
    room.ask(MAE, TableCommand::Remove { participant: NED }).unwrap();
    assert!(!room.table.may_come_back(NED));
    assert_eq!(room.ask(NED, TableCommand::Return {}), Err(Refusal::Nobody));
}

#[test]
fn a_seat_belongs_to_a_key_and_the_host_may_give_it_to_a_new_device() {
    let mut room = Room::playing(Options::default());
    // Ivy claims to be Ned, and is not believed.
    room.table.rename(IVY, "Ned");
    assert_eq!(room.participants().participants[2].place, None);
    assert_eq!(room.ask(IVY, TableCommand::Give { place: 1, participant: IVY }), Err(Refusal::NotHost));
    assert_eq!(
        room.ask(MAE, TableCommand::Give { place: 1, participant: MAE }),
        Err(Refusal::Taken),
        "it is no device of Ned’s"
    );
    room.ask(MAE, TableCommand::Give { place: 1, participant: IVY }).unwrap();
    let participants = room.participants();
    assert_eq!((participants.participants[2].place, participants.participants[1].place), (Some(1), None));
}

#[test]
fn what_is_taken_back_needs_everybody_and_silence_is_no() {
    let mut room = Room::playing(Options::default());
    room.until_turn_of(MAE);
    room.act(MAE);
    let position = room.table.position();
    room.ask(MAE, TableCommand::Undo {}).unwrap();
    let vote = room.participants().vote.unwrap();
    assert_eq!((vote.on, vote.by, vote.asked), (VoteOn::Undo, MAE, vec![NED]));
    assert_eq!(room.ask(NED, TableCommand::Undo {}), Err(Refusal::OneVote));
    assert_eq!(room.ask(IVY, TableCommand::Answer { yes: true }), Err(Refusal::NothingAsked));
    assert_eq!(room.table.due().unwrap().at, room.table.last_moment().after(20_000));
    assert_eq!(room.follow(), DueWhat::Vote);
    assert_eq!((room.participants().vote, room.table.position()), (None, position), "not undone");
    room.ask(MAE, TableCommand::Undo {}).unwrap();
    room.ask(NED, TableCommand::Answer { yes: true }).unwrap();
    room.follow();
    assert!(room.is_turn_of(MAE), "undone");
}

#[test]
fn a_hand_in_which_nothing_can_change_ends_when_all_agree_and_nobody_shows_cards() {
    // FH-END-11
    let settled = |room: &Room| {
        let now = room.table.welcome(MAE, Recall::Table).now;
        now.player_state.is_some_and(|at| at.settled && at.may.claim_rest)
    };
    let mut room = Room::waiting_for("quebec-4", Options::default());
    room.ask(MAE, TableCommand::Start {}).unwrap();
    for _ in 0..2_000 {
        if settled(&room) {
            break;
        }
        match [MAE, NED].into_iter().find(|&person| room.is_turn_of(person)) {
            Some(person) => room.act(person),
            None if !room.in_hand() && room.participants().ready.is_empty() => {
                let ready =
                    [MAE, NED].map(|person| room.ask(person, TableCommand::Ready { cut: None }).is_ok());
                if ready == [false; 2] {
                    room.follow();
                }
            }
            None => drop(room.follow()),
        }
    }
    assert!(settled(&room));
    let position = room.table.position();
    for yes in [false, true] {
        room.ask(MAE, TableCommand::ClaimRest {}).unwrap();
        let vote = room.participants().vote.unwrap();
        let seat = table::Seat(room.seat_of(MAE) as u8);
        assert_eq!(vote.on, VoteOn::Rest { seat, cards: Vec::new(), ends: true });
        assert_eq!((vote.by, vote.asked), (MAE, vec![NED]), "bots agree");
        room.ask(NED, TableCommand::Answer { yes }).unwrap();
        assert_eq!(room.follow(), DueWhat::Vote);
        assert_eq!((room.participants().vote.is_none(), room.in_hand()), (true, !yes));
        assert_eq!(room.table.position() == position, !yes);
    }
}

#[test]
fn where_nobody_may_watch_a_newcomer_sees_no_cards() {
    let room = Room::playing(Options { watching: Watching::No, ..Options::default() });
    let sees = |participant| room.table.welcome(participant, Recall::Table).now.view.is_some();
    assert!(sees(MAE) && !sees(IVY));
    assert!(Room::playing(Options::default()).table.welcome(IVY, Recall::Table).now.view.is_some());
}

#[test]
fn one_hand_behind_all_cards_of_the_last_are_told_step_by_step() {
    let mut room = Room::playing(Options { watching: Watching::Delayed, bot_ms: 0, ..Options::default() });
    let told = |room: &Room, participant| room.table.welcome(participant, Recall::Table).now;
    let now = told(&room, IVY);
    assert!(now.view.is_none() && now.player_state.is_none(), "no hand is settled yet");
    let first = read(told(&room, MAE).view)["seats"][room.seat_of(MAE)]["hand"].clone();
    for participant in [MAE, NED] {
        room.ask(participant, TableCommand::Leave {}).unwrap();
    }
    room.until(|room| room.table.due().is_none());
    assert!(told(&room, IVY).view.is_none(), "it is told while the next is played");
    room.ask(MAE, TableCommand::Return {}).unwrap();
    room.ask(MAE, TableCommand::Ready { cut: None }).unwrap();
    room.until(|room| told(room, IVY).view.is_some());
    let now = told(&room, IVY);
    let (view, at) = (read(now.view), now.player_state.unwrap());
    assert_eq!(view["seats"][room.seat_of(MAE)]["hand"], first);
    assert!(at.may.review && !at.may.act && at.scores == [0; 4], "{at:?}");
    room.ask(IVY, TableCommand::Sit { place: Some(2) }).unwrap();
    let now = told(&room, IVY);
    assert_ne!(read(now.view)["seats"][room.seat_of(MAE)]["hand"], first, "they play this hand");
}

#[test]
fn who_watches_one_hand_behind_sees_the_end_of_the_game() {
    let mut room = Room::playing(Options { watching: Watching::Delayed, bot_ms: 0, ..Options::default() });
    let told = |room: &Room, participant| room.table.welcome(participant, Recall::Table).now;
    let turn = |room: &Room| told(room, MAE).player_state.unwrap().turn;
    while turn(&room) != card_match::Turn::Over {
        room.play_the_hand();
        if turn(&room) == card_match::Turn::Deal {
            let behind = told(&room, IVY).player_state.map(|at| at.winners.is_empty());
            assert_ne!(behind, Some(false), "while the game goes on nobody has won");
            for participant in [MAE, NED] {
                room.ask(participant, TableCommand::Ready { cut: None }).unwrap();
            }
            room.until(Room::in_hand);
        }
    }
    // Nothing is hidden any more: they see the last hand to its end, and who has won.
    let (player, watcher) = (told(&room, MAE), told(&room, IVY));
    let (at, seen) = (player.player_state.unwrap(), watcher.player_state.unwrap());
    assert_eq!((seen.turn, &seen.scores, seen.winners), (card_match::Turn::Over, &at.scores, at.winners));
    let hand = |view: Option<Written>| read(view)["hand"].clone();
    assert_eq!(hand(watcher.view), hand(player.view), "it is the hand that was played last");
    // The first hand of the next game is not theirs to see, and the last one is not told anew.
    for participant in [MAE, NED] {
        room.ask(participant, TableCommand::Ready { cut: None }).unwrap();
    }
    room.until(Room::in_hand);
    assert_eq!(told(&room, IVY).player_state.unwrap().turn, card_match::Turn::Over);
    room.play_the_hand();
    for participant in [MAE, NED] {
        room.ask(participant, TableCommand::Ready { cut: None }).unwrap();
    }
    room.until(Room::in_hand);
    assert_ne!(
        told(&room, IVY).player_state.unwrap().turn,
        card_match::Turn::Over,
        "they are one hand behind"
    );
}

#[test]
fn who_watches_one_hand_behind_sees_the_last_hand_of_a_table_that_is_closed() {
    let mut room = Room::playing(Options { watching: Watching::Delayed, bot_ms: 0, ..Options::default() });
    room.play_the_hand();
    assert!(room.table.welcome(IVY, Recall::Table).now.view.is_none());
    room.ask(MAE, TableCommand::End {}).unwrap();
    let now = room.table.welcome(IVY, Recall::Table).now;
    assert_eq!(
        now.player_state.unwrap().scores,
        room.table.welcome(MAE, Recall::Table).now.player_state.unwrap().scores
    );
    assert!(now.view.is_some());
}

#[test]
fn an_empty_table_sleeps() {
    let mut room = Room::playing(Options::default());
    room.until_turn_of(NED);
    for participant in [MAE, NED, IVY] {
        room.present(participant, false);
    }
    assert_eq!(room.table.due(), None);
    room.present(NED, true);
    room.act(NED);
    assert!(room.table.due().is_some());
}

/// Five people share a game for four, and draw: Mae and Ned have seats, Ivy sits out the first game.
fn sharing() -> Room {
    let mut room = Room::waiting(Options { people: Some(5), ..Options::default() });
    room.ask(MAE, TableCommand::Sit { place: Some(4) }).unwrap();
    room.ask(IVY, TableCommand::Sit { place: Some(0) }).unwrap();
    room.ask(MAE, TableCommand::Start {}).unwrap();
    room.until(|room| room.table.position().0 >= 2);
    room
}

#[test]
fn whoever_sits_out_watches_and_is_waited_for_only_between_games() {
    // FH-END-8
    let mut room = sharing();
    let welcome = room.table.welcome(IVY, Recall::Table).now;
    let player_state = welcome.player_state.unwrap();
    assert_eq!((player_state.me(), player_state.waiting()), (None, vec![0]));
    assert!(read(welcome.view)["seats"][0]["hand"].is_null(), "they see what everyone sees");
    assert_eq!(room.ask(IVY, TableCommand::Act("pass".to_owned())), Err(Refusal::NotSeated));
    // They are not asked about what concerns those who play.
    room.until_turn_of(MAE);
    room.act(MAE);
    room.ask(MAE, TableCommand::Undo {}).unwrap();
    assert_eq!(room.participants().vote.unwrap().asked, [NED]);
    room.ask(NED, TableCommand::Answer { yes: false }).unwrap();
    room.follow();
    // The next hand of this game does not wait for them.
    room.play_the_hand();
    room.ask(MAE, TableCommand::Ready { cut: None }).unwrap();
    room.ask(NED, TableCommand::Ready { cut: None }).unwrap();
    let due = room.table.due().unwrap();
    assert_eq!((due.at, due.what), (room.table.last_moment(), DueWhat::Commit));
}

#[test]
fn whoever_sits_out_plays_the_next_game() {
    // FH-END-8, FH-AMB-33
    let mut room = sharing();
    while !room.table.is_over() {
        room.play_the_hand();
        if !room.table.is_over() {
            room.ask(MAE, TableCommand::Ready { cut: None }).unwrap();
            room.ask(NED, TableCommand::Ready { cut: None }).unwrap();
            room.until(|room| room.clock().is_none() && room.in_hand());
        }
    }
    room.ask(MAE, TableCommand::Ready { cut: None }).unwrap();
    room.ask(NED, TableCommand::Ready { cut: None }).unwrap();
    assert!(room.table.due().unwrap().at > room.table.last_moment(), "Ivy is to play, and is waited for");
    room.ask(IVY, TableCommand::Ready { cut: None }).unwrap();
    room.until(Room::in_hand);
    let player_state = room.table.welcome(IVY, Recall::Table).now.player_state.unwrap();
    assert!(player_state.me().is_some() && player_state.waiting() != [0], "{:?}", player_state.people);
}

#[test]
fn whoever_only_sat_out_may_take_a_seat_of_this_hand_at_once() {
    // FH-END-8
    let mut room = sharing();
    room.ask(IVY, TableCommand::Sit { place: Some(2) }).unwrap();
    let participants = room.participants();
    assert_eq!((participants.participants[2].place, participants.places[2].bot), (Some(2), false));
}

#[test]
fn a_personal_link_is_of_one_person_at_one_table() {
    let room = Room::waiting(Options::default());
    let links = [MAE, NED].map(|participant| room.table.personal(participant));
    assert_eq!(room.table.person_of_link(&links[0]), Some(MAE));
    assert_eq!(room.table.person_of_link(&links[1]), Some(NED));
    let digits = |link: &str| link.split_once('-').unwrap().1.to_owned();
    assert_ne!(digits(&links[0]), digits(&links[1]));
    for wrong in ["", "0", "0-", "x-00", &format!("1-{}", digits(&links[0])), &format!("+{}", links[0])] {
        assert_eq!(room.table.person_of_link(wrong), None, "{wrong}");
    }
    assert_eq!(
        room.table.person_of_link(&room.table.personal(ParticipantId(9))),
        None,
        "nobody of this number came"
    );
}

#[test]
fn where_hints_are_allowed_whoever_is_to_act_gets_what_an_adviser_needs() {
    let memory = |room: &Room, participant| room.table.welcome(participant, Recall::Table).now.memory;
    let mut room = Room::playing(Options { hints: true, ..Options::default() });
    room.until_turn_of(MAE);
    let now = room.table.welcome(MAE, Recall::Perfect).now;
    assert_eq!((memory(&room, MAE), now.memory), (now.view, None), "all that they were shown, and no more");
    assert_eq!((memory(&room, NED), memory(&room, IVY)), (None, None), "it is not their turn");
    let mut room = Room::playing(Options::default());
    room.until_turn_of(MAE);
    assert_eq!(memory(&room, MAE), None, "this table plays without hints");
}

#[test]
fn before_the_first_game_two_who_agree_exchange_seats() {
    let mut room = Room::waiting(Options::default());
    let places = |room: &Room| {
        [MAE, NED].map(|participant| room.participants().participants[participant.0 as usize].place)
    };
    assert!(matches!(room.ask(IVY, TableCommand::Swap { place: 0 }), Err(Refusal::NotSeated)));
    assert!(
        matches!(room.ask(MAE, TableCommand::Swap { place: 3 }), Err(Refusal::Nobody)),
        "a bot is asked nothing"
    );
    assert!(matches!(room.ask(MAE, TableCommand::Swap { place: 9 }), Err(Refusal::NoSuchPlace)));
    assert!(
        matches!(room.ask(MAE, TableCommand::Swap { place: 0 }), Err(Refusal::NotNow)),
        "one has it already"
    );
    for (yes, after) in [(false, [Some(0), Some(1)]), (true, [Some(1), Some(0)])] {
        room.ask(MAE, TableCommand::Swap { place: 1 }).unwrap();
        let vote = room.participants().vote.unwrap();
        assert_eq!((vote.on, vote.asked), (VoteOn::Swap(NED), vec![NED]));
        assert!(matches!(room.ask(IVY, TableCommand::Answer { yes: true }), Err(Refusal::NothingAsked)));
        room.ask(NED, TableCommand::Answer { yes }).unwrap();
        assert_eq!(room.follow(), DueWhat::Vote);
        assert_eq!(places(&room), after);
        assert!(room.participants().vote.is_none());
    }
    assert_eq!(
        [room.participants().places[0].name.as_str(), &room.participants().places[1].name],
        ["Ned", "Mae"]
    );
    // Silence is no, and whoever starts in the meantime has started.
    room.ask(MAE, TableCommand::Swap { place: 0 }).unwrap();
    room.ask(MAE, TableCommand::Start {}).unwrap();
    room.ask(NED, TableCommand::Answer { yes: true }).unwrap();
    room.follow();
    assert_eq!(places(&room), [Some(1), Some(0)]);
    assert!(matches!(room.ask(MAE, TableCommand::Swap { place: 0 }), Err(Refusal::NotNow)));
}

#[test]
fn a_lot_decides_the_seats_as_often_as_the_host_wants() {
    let mut room = Room::waiting(Options::default());
    assert!(matches!(room.ask(NED, TableCommand::DrawSeats {}), Err(Refusal::NotHost)));
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..40 {
        room.ask(MAE, TableCommand::DrawSeats {}).unwrap();
        let participants = room.participants();
        let place =
            |participant: ParticipantId| participants.participants[participant.0 as usize].place.unwrap();
        for participant in [MAE, NED] {
            assert_eq!(participants.places[place(participant)].participant, Some(participant));
        }
        assert_eq!(participants.places.iter().filter(|place| place.bot).count(), 2);
        seen.insert((place(MAE), place(NED)));
    }
    assert_eq!(seen.len(), 12, "each seat for each of them");
    room.ask(MAE, TableCommand::Start {}).unwrap();
    assert!(matches!(room.ask(MAE, TableCommand::DrawSeats {}), Err(Refusal::NotNow)));
}

#[test]
fn nothing_goes_on_at_a_table_that_its_host_has_closed() {
    let mut room = Room::playing(Options::default());
    room.until_turn_of(MAE);
    assert!(matches!(room.ask(NED, TableCommand::End {}), Err(Refusal::NotHost)));
    room.ask(MAE, TableCommand::End {}).unwrap();
    assert!(room.participants().ended && room.table.due().is_none());
    for command in [
        TableCommand::Act("pass".to_owned()),
        TableCommand::Ready { cut: None },
        TableCommand::Pause { paused: true },
    ] {
        assert!(matches!(room.ask(MAE, command), Err(Refusal::Ended)));
    }
    // The hand that was not finished is nobody's business now either.
    let hidden = read(room.table.welcome(IVY, Recall::Table).now.view);
    assert!(hidden["seats"][room.seat_of(MAE)]["hand"].is_null(), "{hidden}");
    let records = serde_json::to_string(&room.table.records()).unwrap();
    assert!(!records.contains("\"hands\":[{"), "{records}");
}
