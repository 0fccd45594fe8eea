//! What one viewer is told of a log, entry by entry: for those who are not where the log is.
//!
//! Everybody is told of every entry: its head is public, and only cards in it may be hidden. A viewer who folds what
//! they are told into a view they were once given has the view they would be given now.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{Event, Game, Log, Person, Recall, Seat, Seq, Start, ViewError, Viewer, What};

/// What one viewer is told of an entry; `E` is the event type of the game.
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_table::{Command, Event, Head, Log, Person, Seat, Seed, Seq, Start, Viewer};
///
/// # let mut log = Log::open(Rules::preset("australian-4")?, Default::default());
/// # let start = Start { number: 0, seated: (0..4).map(Person).collect(), first: None, won: vec![0; 4] };
/// # log.append(None, Command::Game(start))?;
/// log.append(None, Command::Deal { dealer: Seat(0), source: Seed([1; 32]).into() })?;
/// let told = log.told(Viewer::Seat(Seat(2)), Seq(1));
/// assert_eq!((told[0].seq, &told[0].head), (Seq(1), &Head::Deal(Seat(0))));
/// assert_eq!(told[0].events, [Event::Dealt { hand: 0, dealer: Seat(0) }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Told<E> {
    /// The entry.
    pub seq: Seq,
    /// The person who wanted it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Person>,
    /// What everybody may know of it.
    pub head: Head,
    /// What happened, as far as the viewer learns it.
    pub events: Vec<Event<E>>,
    /// The difference in the viewer's view.
    pub changes: ViewChanges,
}

/// The part of an entry that everybody may know.
///
/// ```
/// use kookaburra_table::{Head, Seat};
///
/// // That a seat has acted is public; what it did may not be.
/// assert_eq!(serde_json::to_string(&Head::Act(Seat(2)))?, r#"{"act":2}"#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Head {
    /// A game begins.
    Game(Start),
    /// A hand was dealt, by this seat.
    Deal(Seat),
    /// This seat has acted.
    Act(Seat),
    /// This seat claims the rest.
    Claim(Seat),
    /// The actions since this entry are taken back.
    TakenBack(Seq),
}

impl Head {
    fn of<G: Game>(what: &What<G>) -> Self {
        match what {
            What::Game(start) => Self::Game(start.clone()),
            What::Deal { dealer, .. } => Self::Deal(*dealer),
            What::Act { seat, .. } => Self::Act(*seat),
            What::Claim { seat } => Self::Claim(*seat),
            What::TakenBack { to } => Self::TakenBack(*to),
        }
    }
}

/// The fields of a view that have changed, with what they are now. A view is written as one JSON object, and so
/// is this: a reader who has the one and overwrites it with the other has the view after it.
///
/// ```
/// use five_hundred::{Action, Rules};
/// use kookaburra_table::{Command, Log, Person, Recall, Seat, Seed, Start, Viewer};
///
/// # let mut log = Log::open(Rules::preset("australian-4")?, Default::default());
/// # let start = Start { number: 0, seated: (0..4).map(Person).collect(), first: None, won: vec![0; 4] };
/// # log.append(None, Command::Game(start))?;
/// # log.append(None, Command::Deal { dealer: Seat(0), source: Seed([1; 32]).into() })?;
/// let before = log.table().view(Viewer::Spectator, Recall::Table);
/// let at = log.position();
/// let entry = log.append(None, Command::Act { at, seat: Seat(1), action: Action::Pass })?;
/// let told = log.told(Viewer::Spectator, entry);
/// let after = told[0].changes.fold(log.table().game(), &before)?;
/// assert_eq!(after, log.table().view(Viewer::Spectator, Recall::Table));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ViewChanges(pub Map<String, Value>);

impl ViewChanges {
    /// What became different between two views, written.
    fn between(before: &Value, after: &Value) -> Self {
        let fields = after.as_object().into_iter().flatten();
        let changed = fields.filter(|(key, value)| before.get(key.as_str()) != Some(*value));
        Self(changed.map(|(key, value)| (key.clone(), value.clone())).collect())
    }

    /// The view after these changes.
    ///
    /// # Errors
    /// It is none of these rules: the changes are of another view.
    pub fn fold<G: Game>(&self, rules: &G, view: &G::View) -> Result<G::View, ViewError> {
        let mut written = serde_json::to_value(view).unwrap_or_default();
        if let Some(fields) = written.as_object_mut() {
            fields.extend(self.0.clone());
        }
        rules.read_view(&written)
    }
}

impl<G: Game> Log<G> {
    /// What a viewer is told of the entries from one on. The first is told against the view before it.
    pub fn told(&self, viewer: Viewer, from: Seq) -> Vec<Told<G::Event>> {
        let written = |table: &crate::Table<G>| {
            serde_json::to_value(table.view(viewer, Recall::Table)).unwrap_or_default()
        };
        let mut told = Vec::new();
        let mut before = Value::Null;
        let first = Seq(from.0.saturating_sub(1));
        self.replay(first, |entry, fold| {
            let after = written(fold.table());
            if entry.seq >= from {
                told.push(Told {
                    seq: entry.seq,
                    by: entry.by,
                    head: Head::of(&entry.what),
                    events: fold.events(entry, viewer),
                    changes: ViewChanges::between(&before, &after),
                });
            }
            before = after;
        });
        told
    }
}
