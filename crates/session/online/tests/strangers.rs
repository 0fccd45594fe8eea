//! What somebody can do to a table who has nothing but its link, whatever state it is in: take a seat that nobody has,
//! and nothing of anybody’s.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use fair_shuffle::{Nonce, Secret};
use online::{DueWhat, Game, Moment, OnlineTable, ParticipantId, Work};
use online_wire::{Opening, Options, Pace, Participants, Phrase, Request, TableCommand, Watching};
use players::Level;
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use serde_json::{Value, json};
use table::{Recall, Seed};

const MAE: ParticipantId = ParticipantId(0);
const NED: ParticipantId = ParticipantId(1);
/// Looked on from the beginning, and has no place.
const IVY: ParticipantId = ParticipantId(2);
const THEIRS: [ParticipantId; 3] = [MAE, NED, IVY];

/// How far a table is when strangers come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Waiting,
    MidHand,
    BetweenHands,
    Over,
    Closed,
}

/// Who of those is there to whom the table belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum There {
    Everybody,
    HostAway,
    HostLeft,
    Nobody,
    NobodyButTheSpectator,
    AllLeft,
}

struct Room<G: Game> {
    table: OnlineTable<G>,
    now: Moment,
    requests: u32,
    dice: ChaCha8Rng,
}

impl<G: Game> Room<G> {
    fn open((game, preset): (&str, &str), options: Options, seed: u64) -> Self {
        let mut rules = json!({ "preset": preset }).as_object().unwrap().clone();
        if preset == "rummy-500" {
            rules.insert("players".to_owned(), 4.into());
        }
        let options = Options { level: Level::Beginner, bot_ms: 0, ..options };
        let opening = Opening { game: game.to_owned(), rules, options };
        let table = OnlineTable::open("friday".to_owned(), opening, Seed([seed as u8; 32])).unwrap();
        let dice = ChaCha8Rng::seed_from_u64(seed);
        let mut room = Self { table, now: Moment(1_000_000), requests: 0, dice };
        for _ in THEIRS {
            room.come();
        }
        room.ask(MAE, TableCommand::Sit { place: Some(0) });
        room.ask(NED, TableCommand::Sit { place: Some(1) });
        room
    }

    fn come(&mut self) -> ParticipantId {
        let participant = self.table.next_participant();
        self.table.apply(self.table.arrival(self.now));
        participant
    }

    fn participants(&self) -> Participants {
        self.table.participants()
    }

    fn below(&mut self, n: usize) -> usize {
        self.dice.next_u32() as usize % n
    }

    fn ask(&mut self, by: ParticipantId, command: TableCommand) -> bool {
        self.requests += 1;
        let at = Some(self.table.position());
        let request = Request { id: self.requests.to_string(), at, command };
        let entry = self.table.propose(self.now, by, &request);
        entry.map(|entry| drop(self.table.apply(entry))).is_ok()
    }

    fn present(&mut self, participant: ParticipantId, here: bool) {
        let entry = self.table.presence(self.now, participant, here);
        entry.into_iter().for_each(|entry| drop(self.table.apply(entry)));
    }

    /// Lets happen what is due by now.
    fn follow(&mut self) {
        for _ in 0..200 {
            let Some(due) = self.table.due().filter(|due| due.at <= self.now) else { return };
            self.happens(due);
        }
    }

    fn happens(&mut self, due: online::Due) {
        if let DueWhat::Host(heir) = due.what {
            assert!(THEIRS.contains(&heir) && heir != IVY, "{heir:?} would be host");
        }
        self.now = self.now.max(due.at);
        let found = self.table.work(&due).map(Work::think);
        let entry = self.table.follow(self.now, &due, found.as_ref(), Some(Secret([7; 32]))).unwrap();
        self.table.apply(entry);
    }

    fn view(&self, participant: ParticipantId) -> Option<Value> {
        self.table.welcome(participant, Recall::Table).now.view.map(|view| view.read().unwrap())
    }

    /// What can be done with cards, in words; of those that a stranger guesses some are none.
    fn acts(&self, participant: ParticipantId) -> Vec<String> {
        let choices = self.view(participant).map(|view| view["choices"].clone()).unwrap_or_default();
        let mut acts: Vec<String> = serde_json::from_value(choices).unwrap_or_default();
        acts.retain(|act| !act.ends_with('…'));
        acts.extend(["7H", "stock"].map(str::to_owned));
        acts.insert(0, "pass".to_owned());
        acts
    }

    /// Lets somebody and the bots play, until a stage is reached.
    fn play_to(&mut self, stage: Stage) {
        if stage == Stage::Waiting {
            return;
        }
        self.ask(MAE, TableCommand::Start {});
        for _ in 0..40_000 {
            let at = self.table.welcome(MAE, Recall::Table).now.player_state;
            let turn = at.map(|at| at.turn);
            let reached = match stage {
                Stage::Waiting => true,
                Stage::MidHand | Stage::Closed => turn == Some(card_match::Turn::Mine),
                Stage::BetweenHands => turn == Some(card_match::Turn::Deal) && self.table.position().0 > 2,
                Stage::Over => turn == Some(card_match::Turn::Over),
            };
            if reached {
                break;
            }
            let acted = [MAE, NED].into_iter().any(|participant| {
                let acts = self.acts(participant);
                acts.into_iter().any(|act| self.ask(participant, TableCommand::Act(act)))
                    || self.ask(participant, TableCommand::Ready { cut: None })
                    || self.ask(participant, TableCommand::Decline {})
            });
            let due = self.table.due();
            assert!(acted || due.is_some(), "{stage:?}: nobody can act");
            if let Some(due) = due.filter(|_| !acted) {
                self.happens(due);
            }
        }
        if stage == Stage::Closed {
            self.ask(MAE, TableCommand::End {});
        }
    }

    fn is_left(&mut self, there: There) {
        let away: &[ParticipantId] = match there {
            There::Everybody | There::HostLeft | There::AllLeft => &[],
            There::HostAway => &[MAE],
            There::Nobody => &[MAE, NED, IVY],
            There::NobodyButTheSpectator => &[MAE, NED],
        };
        away.iter().for_each(|&participant| self.present(participant, false));
        match there {
            There::HostLeft => {
                self.ask(MAE, TableCommand::Leave {});
            }
            There::AllLeft => {
                for participant in THEIRS {
                    self.ask(participant, TableCommand::Leave {});
                }
            }
            _ => {}
        }
    }

    /// Every command there is, for every place and person.
    fn every_command(&mut self, by: ParticipantId) -> Vec<TableCommand> {
        let places = self.participants().places.len() + 1;
        let people = self.table.next_participant().0 + 1;
        let deal = self.participants().dealing.next;
        let nonce = Nonce([9; 32]);
        let mut commands = vec![
            TableCommand::Sit { place: None },
            TableCommand::Stand {},
            TableCommand::Leave {},
            TableCommand::Return {},
            TableCommand::Start {},
            TableCommand::Lock { locked: true },
            TableCommand::Lock { locked: false },
            TableCommand::Pause { paused: true },
            TableCommand::Pause { paused: false },
            TableCommand::Wait {},
            TableCommand::Nudge {},
            TableCommand::MoreTime {},
            TableCommand::DaysOff { days: 3 },
            TableCommand::DrawSeats {},
            TableCommand::End {},
            TableCommand::Ready { cut: None },
            TableCommand::Decline {},
            TableCommand::ClaimRest {},
            TableCommand::Undo {},
            TableCommand::Answer { yes: true },
            TableCommand::Answer { yes: false },
            TableCommand::Say(Phrase::OneMoment),
            TableCommand::Write("Hello".to_owned()),
            TableCommand::Commit { deal, commitment: nonce.commit("friday", deal, by.0) },
            TableCommand::Show { deal, nonce },
        ];
        for place in 0..places {
            commands.push(TableCommand::Sit { place: Some(place) });
            commands.push(TableCommand::Swap { place });
            commands.push(TableCommand::Replace { place });
            commands.push(TableCommand::Level { place, level: Level::Casual });
            commands.extend(
                (0..people)
                    .map(|participant| TableCommand::Give { place, participant: ParticipantId(participant) }),
            );
        }
        for participant in (0..people).map(ParticipantId) {
            commands.push(TableCommand::Remove { participant });
            commands.push(TableCommand::Host { participant });
        }
        commands.extend(self.acts(by).into_iter().map(TableCommand::Act));
        commands
    }

    /// Everything that a stranger can want, and then some of it in any order, while time passes.
    fn tried_by(&mut self, strangers: &[ParticipantId], steps: usize) {
        for &stranger in &strangers[..1] {
            for command in self.every_command(stranger) {
                // Whoever has sat down goes on as somebody who sits there.
                self.wants(stranger, &command);
            }
        }
        for _ in 0..steps {
            let stranger = strangers[self.below(strangers.len())];
            let mut commands = self.every_command(stranger);
            let command = commands.swap_remove(self.below(commands.len()));
            self.wants(stranger, &command);
            let passes = [0, 50, 20_000, 130_000, 3_600_000][self.below(5)];
            self.now = self.now.after(passes);
            self.follow();
            self.is_safe(strangers, "as time passed");
        }
    }

    fn wants(&mut self, stranger: ParticipantId, command: &TableCommand) {
        let before = self.participants();
        let taken = self.ask(stranger, command.clone());
        assert!(!(taken && is_hosts(command)), "{stranger:?} may {command:?}");
        let now = self.participants();
        let told = format!("{stranger:?} {command:?}");
        assert_eq!(
            (now.locked, now.paused, now.ended),
            (before.locked, before.paused, before.ended),
            "{told}"
        );
        for (place, was) in now.places.iter().zip(&before.places) {
            if was
                .participant
                .is_some_and(|owner| owner != stranger && !before.participants[owner.0 as usize].left)
            {
                assert_eq!((place.participant, place.bot), (was.participant, was.bot), "{told}");
            }
        }
        if taken {
            self.is_safe(&[stranger], &told);
        }
    }

    /// No stranger is host, and what they see of the cards of those who were there is what everybody sees.
    fn is_safe(&self, strangers: &[ParticipantId], told: &str) {
        let participants = self.participants();
        assert!(
            participants.host.is_none_or(|host| host == MAE || host == NED),
            "{told}: {:?}",
            participants.host
        );
        assert!(
            participants
                .participants
                .iter()
                .zip([0, 1])
                .all(|(person, place)| person.place == Some(place) || person.left),
            "{told}"
        );
        let watching = self.table.opening().options.watching;
        for &stranger in strangers {
            let Some(view) = self.view(stranger) else { continue };
            let at = self.table.welcome(stranger, Recall::Table).now.player_state.unwrap();
            for (seat, place) in at.people.seated.iter().enumerate() {
                let owner = participants.places[*place].participant;
                if owner != Some(MAE) && owner != Some(NED) || watching == Watching::Delayed {
                    continue;
                }
                let cards = view["seats"][seat]["hand"].as_array().cloned().unwrap_or_default();
                let everybody = self.seen_by_all(seat);
                assert!(
                    cards.iter().all(|card| everybody.contains(card)),
                    "{told}: {stranger:?} sees {cards:?}"
                );
            }
        }
    }

    /// The cards of a seat that everybody sees: those that lie open.
    fn seen_by_all(&self, seat: usize) -> Vec<Value> {
        let view = self.view(IVY).unwrap_or_default();
        view["seats"][seat]["hand"].as_array().cloned().unwrap_or_default()
    }
}

/// Whether something is for the host alone. A new wish has to be put on one side.
const fn is_hosts(command: &TableCommand) -> bool {
    match command {
        TableCommand::Start {}
        | TableCommand::Lock { .. }
        | TableCommand::Pause { .. }
        | TableCommand::Level { .. }
        | TableCommand::Remove { .. }
        | TableCommand::Replace { .. }
        | TableCommand::Give { .. }
        | TableCommand::Host { .. }
        | TableCommand::DrawSeats {}
        | TableCommand::End {} => true,
        TableCommand::Sit { .. }
        | TableCommand::Stand {}
        | TableCommand::Leave {}
        | TableCommand::Return {}
        | TableCommand::Wait {}
        | TableCommand::Nudge {}
        | TableCommand::MoreTime {}
        | TableCommand::DaysOff { .. }
        | TableCommand::Swap { .. }
        | TableCommand::Ready { .. }
        | TableCommand::Act(_)
        | TableCommand::Decline {}
        | TableCommand::ClaimRest {}
        | TableCommand::Undo {}
        | TableCommand::Answer { .. }
        | TableCommand::Say(_)
        | TableCommand::Write(_)
        | TableCommand::Commit { .. }
        | TableCommand::Show { .. }
        | TableCommand::Ping {} => false,
    }
}

const STAGES: [Stage; 5] = [Stage::Waiting, Stage::MidHand, Stage::BetweenHands, Stage::Over, Stage::Closed];
const WHO: [There; 6] = [
    There::Everybody,
    There::HostAway,
    There::HostLeft,
    There::Nobody,
    There::NobodyButTheSpectator,
    There::AllLeft,
];
const PACES: [Pace; 3] =
    [Pace::None, Pace::Clock { seconds: 30, reserve: 60 }, Pace::Correspondence { hours: 24 }];

fn strangers_come<G: Game>(game: (&str, &str)) {
    let mut seed = 0;
    for stage in STAGES {
        for pace in PACES {
            let options = Options { pace, listed: seed % 2 == 0, ..Options::default() };
            let mut played = Room::<G>::open(game, options, seed);
            played.play_to(stage);
            for there in WHO {
                // At a locked table nobody comes who was not there: only who looked on before.
                let lockings: &[bool] =
                    if there == There::NobodyButTheSpectator { &[false, true] } else { &[false] };
                for &locked in lockings {
                    seed += 1;
                    let mut room = Room {
                        table: played.table.clone(),
                        now: played.now,
                        requests: played.requests,
                        dice: ChaCha8Rng::seed_from_u64(seed),
                    };
                    if locked {
                        room.ask(MAE, TableCommand::Lock { locked: true });
                    }
                    room.is_left(there);
                    room.now = room.now.after(150_000);
                    room.follow();
                    let strangers = if locked { vec![] } else { vec![room.come(), room.come()] };
                    room.is_safe(&strangers, "they came");
                    // Before the first game a table whose host has left is that of whoever sits down.
                    let free = stage == Stage::Waiting && matches!(there, There::AllLeft | There::HostLeft);
                    if free {
                        continue;
                    }
                    if !strangers.is_empty() {
                        room.tried_by(&strangers, 20);
                    }
                    if there == There::NobodyButTheSpectator {
                        room.tried_by(&[IVY], 0);
                    }
                }
            }
        }
    }
}

#[test]
fn whoever_has_nothing_but_the_link_gets_nothing_of_anybodys_at_a_table_of_five_hundred() {
    strangers_come::<five_hundred::Rules>(("five-hundred", "australian-4"));
}

#[test]
fn whoever_has_nothing_but_the_link_gets_nothing_of_anybodys_at_a_table_of_rummy() {
    strangers_come::<rummy_500::Rules>(("rummy-500", "rummy-500"));
}

#[test]
fn whoever_comes_to_a_table_that_others_have_left_for_a_while_is_not_its_host() {
    for pace in [Pace::None, Pace::Correspondence { hours: 24 }] {
        let options = Options { pace, ..Options::default() };
        let mut room = Room::<five_hundred::Rules>::open(("five-hundred", "australian-4"), options, 1);
        room.play_to(Stage::MidHand);
        room.is_left(There::Nobody);
        room.now = room.now.after(150_000);
        let stranger = room.come();
        room.follow();
        assert_eq!(room.participants().host, Some(MAE));
        for command in [
            TableCommand::Give { place: 0, participant: stranger },
            TableCommand::Remove { participant: NED },
            TableCommand::End {},
            TableCommand::Sit { place: Some(0) },
        ] {
            assert!(!room.ask(stranger, command.clone()), "{command:?}");
        }
        // A free seat they may have; that makes no host of them.
        assert!(room.ask(stranger, TableCommand::Sit { place: Some(2) }));
        room.now = room.now.after(600_000);
        room.follow();
        assert_eq!(room.participants().host, Some(MAE));
    }
}
