//! What people are told that they may ask for is what the table takes, and is told whenever it changes.

use std::collections::BTreeMap;

use online::{Game, Moment, OnlineTable, Visitor};
use online_wire::{Offer, Request, Telling, Wish};
use players::Level;

/// What each person at a table was told last.
#[derive(Default)]
pub(crate) struct Offered(BTreeMap<Visitor, Vec<Offer>>);

impl Offered {
    /// Takes in what somebody is told; what they know then is what there is.
    pub(crate) fn told<G: Game>(&mut self, table: &OnlineTable<G>, visitor: Visitor, told: &Telling) {
        if let Some(offers) = &told.offers {
            self.0.insert(visitor, offers.clone());
        }
        // A moment that has come since is no wait any more.
        let waits = |offer: &Offer| Offer {
            wish: offer.wish.clone(),
            from: offer.from.filter(|&from| from > table.last_moment()),
        };
        let known: Vec<_> = self.0[&visitor].iter().map(waits).collect();
        assert_eq!(known, table.offers(visitor), "{visitor:?} after {:?}", told.entered);
    }
}

/// Whatever somebody is offered is taken, and what is taken is offered, unless it goes without saying.
pub(crate) fn is_what_is_taken<G: Game>(table: &OnlineTable<G>, visitor: Visitor) {
    let taken = |wish: &Wish, now: Moment| {
        let request = Request { id: "may".to_owned(), at: Some(table.position()), wish: wish.clone() };
        table.propose(now, visitor, &request).is_ok()
    };
    let offers = table.offers(visitor);
    for Offer { wish, from } in &offers {
        let now = from.unwrap_or(table.last_moment());
        assert!(taken(wish, now), "{visitor:?} is offered {wish:?} and would be refused");
        assert!(from.is_none_or(|from| !taken(wish, Moment(from.0 - 1))), "{wish:?} is taken sooner");
    }
    let now = table.last_moment();
    for wish in every_wish(table) {
        let offered = offers.iter().any(|offer| offer.wish == wish);
        let silent = offered || changes_nothing(table, visitor, &wish);
        assert!(silent || !taken(&wish, now), "{visitor:?} may {wish:?}, and isn't told");
    }
}

/// Every request beside the cards, about every place and person.
fn every_wish<G: Game>(table: &OnlineTable<G>) -> Vec<Wish> {
    let company = table.company();
    let people = || (0..).map(Visitor).take(company.visitors.len());
    let mut wishes = vec![
        Wish::Sit { place: None },
        Wish::Stand {},
        Wish::Return {},
        Wish::Start {},
        Wish::Lock { locked: !company.locked },
        Wish::Pause { paused: true },
        Wish::Pause { paused: false },
        Wish::Wait {},
        Wish::Nudge {},
        Wish::MoreTime {},
        Wish::DrawSeats {},
        Wish::End {},
        Wish::Ready { cut: None },
    ];
    for (place, now) in company.places.iter().enumerate() {
        wishes.push(Wish::Sit { place: Some(place) });
        wishes.push(Wish::Swap { place });
        wishes.push(Wish::Replace { place });
        wishes.push(Wish::Level { place, level: now.level });
        wishes.extend(people().map(|visitor| Wish::Give { place, visitor }));
    }
    wishes.extend(people().flat_map(|visitor| [Wish::Remove { visitor }, Wish::Host { visitor }]));
    wishes
}

/// Whether a request is taken, but nobody would make it: it is about somebody who has left, about bots where a person sits, or
/// gives a place to somebody who has one, or that nobody has lost.
fn changes_nothing<G: Game>(table: &OnlineTable<G>, by: Visitor, wish: &Wish) -> bool {
    let company = table.company();
    let presence = |visitor: Visitor| &company.visitors[visitor.0 as usize];
    let sits_next = |visitor| company.places.iter().any(|place| place.next == Some(visitor));
    match *wish {
        Wish::Sit { place: None } => sits_next(by),
        // Whoever is not there is told nothing.
        Wish::Return {} => presence(by).place.is_none(),
        Wish::Remove { visitor } | Wish::Host { visitor } => presence(visitor).left,
        Wish::Level { place, .. } => {
            let place = &company.places[place];
            place.next.is_some() || place.visitor.is_some_and(|owner| !presence(owner).left)
        }
        Wish::Give { place, visitor } => {
            let owner = company.places[place].visitor.map(presence);
            let lost = owner.is_some_and(|owner| !owner.here && !owner.left);
            !lost || presence(visitor).place.is_some() || sits_next(visitor)
        }
        Wish::End {} => !company.started,
        _ => false,
    }
}

/// A level other than the one that is told may be asked for in the same way.
#[test]
fn what_is_offered_with_a_value_is_taken_with_others() {
    let mut room = super::two_play::<five_hundred::Rules>("australian-4", 1);
    let host = Visitor(0);
    let bot = room.table.offers(host).into_iter().find_map(|offer| match offer.wish {
        Wish::Level { place, .. } => Some(place),
        _ => None,
    });
    for level in Level::ALL {
        room.ask(host, Wish::Level { place: bot.unwrap(), level }).unwrap();
    }
}
