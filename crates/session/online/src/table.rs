//! A table online: the fold of its entries.

use std::collections::BTreeMap;

use card_match::{Draw, Match, MatchGame};
use fair_shuffle::Proof;
use online_wire::{Entered, Moment, Opening, ParticipantId, alike, nameless, person_name};
use table::{Event, Person, Position, Record, Seat, Seed, Seq, Table};

use crate::{
    behind::Behind,
    dealing::Dealing,
    given::Given,
    open::Hold,
    roster::{Roster, Seating},
    setup::{CantOpen, bot_name, match_setup, shared_rules, within_limits},
};

/// A name with a number, if so many others have it already.
pub(crate) fn numbered(name: &str, others: usize) -> String {
    match others {
        0 => name.to_owned(),
        many => format!("{name} ({})", many + 1),
    }
}

/// A table online.
#[derive(Clone, Debug)]
pub struct OnlineTable<G: MatchGame> {
    /// Its name in proofs.
    pub(crate) name: String,
    pub(crate) opening: Opening,
    /// The chance that bots have.
    pub(crate) key: Seed,
    pub(crate) game: Match<G>,
    pub(crate) roster: Roster,
    pub(crate) next_seq: Seq,
    /// When the last entry was.
    pub(crate) last: Moment,
    pub(crate) locked: bool,
    pub(crate) started: bool,
    /// Since when everything is stopped.
    pub(crate) paused: Option<Moment>,
    /// Whether everybody has more time for each answer.
    pub(crate) patient: bool,
    /// Whether the host has closed the table.
    pub(crate) ended: bool,
    pub(crate) ready: Vec<Readiness>,
    pub(crate) dealing: Dealing,
    pub(crate) vote: Option<Ask>,
    pub(crate) window: Window<G>,
    /// Somebody has said *wait* at an open table.
    pub(crate) hold: Option<Hold>,
    /// Those who have said so in this trick.
    pub(crate) held: Vec<ParticipantId>,
    /// Since when the player in turn is waited for.
    pub(crate) turn_since: Moment,
    /// The same, whatever was added for stops and outages.
    pub(crate) turn_began: Moment,
    /// What was added to that turn’s time, in milliseconds.
    pub(crate) more_time: u64,
    /// Whether they have been reminded.
    pub(crate) nudged: bool,
    /// What those see who watch one hand behind, where they do.
    pub(crate) behind: Option<Box<Behind<G>>>,
    /// The draw with which this game began.
    pub(crate) draw: Option<Draw>,
    /// What the deals of this game follow from.
    pub(crate) proofs: Vec<Proof>,
    /// The games before this one, and the place of each seat in them.
    pub(crate) played: Vec<(Record, Vec<usize>)>,
    /// Deals that come from outside.
    pub(crate) given: Option<Given>,
}

/// Somebody is ready for the next deal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Readiness {
    pub(crate) participant: ParticipantId,
    pub(crate) since: Moment,
    pub(crate) cut: Option<usize>,
}

/// A question to those who play.
#[derive(Clone, Debug)]
pub(crate) struct Ask {
    pub(crate) on: AskOn,
    pub(crate) by: ParticipantId,
    pub(crate) asked: Vec<ParticipantId>,
    pub(crate) until: Moment,
    /// Somebody has said no.
    pub(crate) refused: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AskOn {
    Undo(Seq),
    Rest(Seat),
    Swap(ParticipantId),
}

/// A moment in which several seats may act.
#[derive(Clone, Debug)]
pub(crate) struct Window<G: MatchGame> {
    /// The last position at which one was closed without a claim.
    pub(crate) closed: Option<Position>,
    pub(crate) answered: Vec<ParticipantId>,
    pub(crate) calls: Vec<(Seat, ParticipantId, G::Action)>,
}

impl<G: MatchGame> Default for Window<G> {
    fn default() -> Self {
        Self { closed: None, answered: Vec::new(), calls: Vec::new() }
    }
}

/// What an applied entry did with the cards, as each viewer learns it.
#[derive(Clone, Debug)]
pub struct Applied<G: MatchGame> {
    /// The entry, as everybody may know of it.
    pub(crate) entered: online_wire::Entered,
    pub(crate) seq: Seq,
    pub(crate) at: Moment,
    pub(crate) by: Option<ParticipantId>,
    pub(crate) id: Option<String>,
    /// What happened, for each seat, then for those who look on, then for those who do so one hand behind; nothing if
    /// it was not about cards.
    pub(crate) events: Vec<Vec<Event<G::Event>>>,
    /// Whether something has changed beside the cards.
    pub(crate) beside: bool,
    /// The place of somebody for whom a bot acted, or the clock answered, since their time was over.
    pub(crate) late: Option<usize>,
}

impl<G: MatchGame> Applied<G> {
    /// The number of the entry.
    pub const fn seq(&self) -> Seq {
        self.seq
    }

    /// The entry, as everybody may know of it.
    pub const fn entered(&self) -> &online_wire::Entered {
        &self.entered
    }

    /// Adds the text of the entry, if it has one: that lies beside the log.
    pub fn with_text(mut self, texts: &BTreeMap<Seq, String>) -> Self {
        if let Entered::Wrote { text, .. } = &mut self.entered {
            *text = texts.get(&self.seq).cloned();
        }
        self
    }

    /// The request that became the entry: whose, and what tells it from their others.
    pub fn request(&self) -> Option<(ParticipantId, &str)> {
        self.by.zip(self.id.as_deref())
    }
}

impl<G: MatchGame> OnlineTable<G> {
    /// Opens a table. Its name is published in proofs; `key` is the chance that bots have, and secret.
    ///
    /// # Errors
    /// Its rules are none, or no match of them can begin so.
    pub fn open(name: String, opening: Opening, key: Seed) -> Result<Self, CantOpen> {
        let opening = within_limits(opening);
        let rules = shared_rules::<G>(&opening)?;
        let setup = match_setup(&*rules, &opening, key);
        let game = Match::sharing(rules, &setup)?;
        let level = opening.options.level;
        let places = (0..setup.people.len()).map(|place| Seating::empty(level, bot_name(&opening, place)));
        let roster = Roster { places: places.collect(), ..Roster::default() };
        Ok(Self {
            name,
            opening,
            key,
            game,
            roster,
            next_seq: Seq(0),
            last: Moment::default(),
            locked: false,
            started: false,
            paused: None,
            patient: false,
            ended: false,
            ready: Vec::new(),
            dealing: Dealing::default(),
            vote: None,
            window: Window::default(),
            hold: None,
            held: Vec::new(),
            turn_since: Moment::default(),
            turn_began: Moment::default(),
            more_time: 0,
            nudged: false,
            behind: None,
            draw: None,
            proofs: Vec::new(),
            played: Vec::new(),
            given: None,
        })
    }

    /// Its name in proofs.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its rules, and how it is saved.
    pub const fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The number of the next entry.
    pub const fn next_seq(&self) -> Seq {
        self.next_seq
    }

    /// When the last entry was.
    pub const fn last_moment(&self) -> Moment {
        self.last
    }

    /// Where the match stands.
    pub fn position(&self) -> Position {
        let before = self.given.as_ref().map_or(0, Given::positions);
        Position(before + self.game.log().position().0)
    }

    /// The games of the match, with all cards.
    pub(crate) const fn cards(&self) -> &Table<G> {
        self.game.log().table()
    }

    /// How many people came so far: the number of the next who does.
    pub fn next_participant(&self) -> ParticipantId {
        ParticipantId(self.roster.all.len() as u32)
    }

    /// Whether somebody is at the table.
    pub fn is_here(&self, participant: ParticipantId) -> bool {
        self.roster.get(participant).is_some_and(|roster_entry| roster_entry.here && !roster_entry.left)
    }

    /// Whether somebody who came may be there again.
    pub fn may_come_back(&self, participant: ParticipantId) -> bool {
        self.roster.get(participant).is_some_and(|roster_entry| !roster_entry.removed)
    }

    /// Whether nobody else may come.
    pub const fn is_locked(&self) -> bool {
        self.locked
    }

    /// Whether anybody is at the table.
    pub fn is_visited(&self) -> bool {
        self.roster.present().next().is_some()
    }

    /// Says what somebody is called. Names lie beside the log, and are made fit to be shown.
    pub fn rename(&mut self, participant: ParticipantId, name: &str) {
        if let Some(roster_entry) = self.roster.get_mut(participant) {
            roster_entry.name = person_name(name).unwrap_or_default();
        }
        // Others may be told apart from them now, or not any more.
        (0..self.roster.places.len()).for_each(|place| self.show_place(place));
    }

    /// What somebody is called here: whoever has said no name is a participant with their number, and of several whose
    /// names people take for the same, those who came later have a number too.
    pub fn name_of(&self, participant: ParticipantId) -> String {
        let Some(roster_entry) = self.roster.get(participant) else { return String::new() };
        if roster_entry.name.is_empty() {
            return nameless(participant);
        }
        let before = &self.roster.all[..participant.0 as usize];
        let same = before.iter().filter(|other| alike(&other.name, &roster_entry.name)).count();
        numbered(&roster_entry.name, same)
    }

    /// The place of somebody who plays, as a person of the match.
    pub(crate) fn person(&self, participant: ParticipantId) -> Option<Person> {
        self.roster.place_of(participant).map(|place| Person(place as u32))
    }

    /// The seat of somebody.
    pub(crate) fn seat(&self, participant: ParticipantId) -> Option<Seat> {
        self.game.seat_of(self.person(participant)?)
    }

    /// The place of a seat.
    pub(crate) fn place_at(&self, seat: Seat) -> Option<usize> {
        self.game.person_at(seat).map(|person| person.0 as usize)
    }

    /// The person who plays at a seat themselves.
    pub(crate) fn player_at(&self, seat: Seat) -> Option<ParticipantId> {
        let place = &self.roster.places[self.place_at(seat)?];
        place.participant.filter(|_| !place.bot)
    }

    /// Those who are there and have a seat in this game; between two games, everybody who may play the next
    /// \[FH-END-8\].
    pub(crate) fn in_game(&self) -> impl Iterator<Item = ParticipantId> {
        let any = !self.has_game() || self.game.is_over();
        self.roster.playing().filter(move |&participant| any || self.seat(participant).is_some())
    }

    /// Whether a game has begun.
    pub(crate) fn has_game(&self) -> bool {
        !self.game.log().entries().is_empty()
    }

    /// Whether a hand is being played.
    pub(crate) fn in_hand(&self) -> bool {
        self.has_game() && self.cards().in_hand() && !self.given.as_ref().is_some_and(Given::is_taken)
    }

    /// Whether others may claim now, before the player in turn goes on.
    pub(crate) fn window_is_open(&self) -> bool {
        self.in_hand()
            && self.window.closed != Some(self.position())
            && self.cards().claimants().next().is_some()
    }

    /// Whether the game stops until those who may claim have answered.
    pub(crate) fn stops_for_claims(&self) -> bool {
        self.window_is_open() && !G::acts_stand()
    }

    /// Those who may still claim in this window.
    pub(crate) fn undecided(&self) -> impl Iterator<Item = ParticipantId> {
        let people = self.cards().claimants().filter_map(|seat| self.player_at(seat));
        people
            .filter(|&participant| self.is_here(participant) && !self.window.answered.contains(&participant))
    }
}
