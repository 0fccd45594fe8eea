//! What people are told that they may ask for is what the table takes, and is told whenever it changes.

use std::collections::BTreeMap;

use online::{Game, Moment, OnlineTable, ParticipantId};
use online_wire::{Offer, Request, TableCommand, TableUpdate};
use players::Level;

/// What each person at a table was told last.
#[derive(Default)]
pub(crate) struct Offered(BTreeMap<ParticipantId, Vec<Offer>>);

impl Offered {
    /// Takes in what somebody is told; what they know then is what there is.
    pub(crate) fn told<G: Game>(
        &mut self,
        table: &OnlineTable<G>,
        participant: ParticipantId,
        told: &TableUpdate,
    ) {
        if let Some(offers) = &told.offers {
            self.0.insert(participant, offers.clone());
        }
        // A moment that has come since is no wait any more.
        let waits = |offer: &Offer| Offer {
            command: offer.command.clone(),
            from: offer.from.filter(|&from| from > table.last_moment()),
        };
        let known: Vec<_> = self.0[&participant].iter().map(waits).collect();
        assert_eq!(known, table.offers(participant), "{participant:?} after {:?}", told.entered);
    }
}

/// Whatever somebody is offered is taken, and what is taken is offered, unless it goes without saying.
pub(crate) fn is_what_is_taken<G: Game>(table: &OnlineTable<G>, participant: ParticipantId) {
    let taken = |command: &TableCommand, now: Moment| {
        let request = Request { id: "may".to_owned(), at: Some(table.position()), command: command.clone() };
        table.propose(now, participant, &request).is_ok()
    };
    let offers = table.offers(participant);
    for Offer { command, from } in &offers {
        let now = from.unwrap_or(table.last_moment());
        assert!(taken(command, now), "{participant:?} is offered {command:?} and would be refused");
        assert!(from.is_none_or(|from| !taken(command, Moment(from.0 - 1))), "{command:?} is taken sooner");
    }
    let now = table.last_moment();
    for command in every_command(table) {
        let offered = offers.iter().any(|offer| offer.command == command);
        let silent = offered || changes_nothing(table, participant, &command);
        assert!(silent || !taken(&command, now), "{participant:?} may {command:?}, and isn't told");
    }
}

/// Every request beside the cards, about every place and person.
fn every_command<G: Game>(table: &OnlineTable<G>) -> Vec<TableCommand> {
    let participants = table.participants();
    let people = || (0..).map(ParticipantId).take(participants.participants.len());
    let mut commands = vec![
        TableCommand::Sit { place: None },
        TableCommand::Stand {},
        TableCommand::Return {},
        TableCommand::Start {},
        TableCommand::Lock { locked: !participants.locked },
        TableCommand::Pause { paused: true },
        TableCommand::Pause { paused: false },
        TableCommand::Wait {},
        TableCommand::Nudge {},
        TableCommand::MoreTime {},
        TableCommand::DrawSeats {},
        TableCommand::End {},
        TableCommand::Ready { cut: None },
    ];
    for (place, now) in participants.places.iter().enumerate() {
        commands.push(TableCommand::Sit { place: Some(place) });
        commands.push(TableCommand::Swap { place });
        commands.push(TableCommand::Replace { place });
        commands.push(TableCommand::Level { place, level: now.level });
        commands.extend(people().map(|participant| TableCommand::Give { place, participant }));
    }
    commands.extend(
        people().flat_map(|participant| {
            [TableCommand::Remove { participant }, TableCommand::Host { participant }]
        }),
    );
    commands
}

/// Whether a request is taken, but nobody would make it: it is about somebody who has left, about bots where a person
/// sits, or gives a place to somebody who has one, or that nobody has lost.
fn changes_nothing<G: Game>(table: &OnlineTable<G>, by: ParticipantId, command: &TableCommand) -> bool {
    let participants = table.participants();
    let presence = |participant: ParticipantId| &participants.participants[participant.0 as usize];
    let sits_next = |participant| participants.places.iter().any(|place| place.next == Some(participant));
    match *command {
        TableCommand::Sit { place: None } => sits_next(by),
        // Whoever is not there is told nothing.
        TableCommand::Return {} => presence(by).place.is_none(),
        TableCommand::Remove { participant } | TableCommand::Host { participant } => {
            presence(participant).left
        }
        TableCommand::Level { place, .. } => {
            let place = &participants.places[place];
            place.next.is_some() || place.participant.is_some_and(|owner| !presence(owner).left)
        }
        TableCommand::Give { place, participant } => {
            let owner = participants.places[place].participant.map(presence);
            let lost = owner.is_some_and(|owner| !owner.here && !owner.left);
            !lost || presence(participant).place.is_some() || sits_next(participant)
        }
        TableCommand::End {} => !participants.started,
        _ => false,
    }
}

/// A level other than the one that is told may be asked for in the same way.
#[test]
fn what_is_offered_with_a_value_is_taken_with_others() {
    let mut room = super::two_play::<five_hundred::Rules>("australian-4", 1);
    let host = ParticipantId(0);
    let bot = room.table.offers(host).into_iter().find_map(|offer| match offer.command {
        TableCommand::Level { place, .. } => Some(place),
        _ => None,
    });
    for level in Level::ALL {
        room.ask(host, TableCommand::Level { place: bot.unwrap(), level }).unwrap();
    }
}
