//! A table as somebody at it knows it: the fold of what they are told.

use std::collections::BTreeSet;

use card_match::{PlayerState, Turn};
use online_wire::{
    Average, Entered, Moment, Offer, Opening, Pace, ParticipantId, ParticipantInfo, Participants, Phrase,
    Place, TableCommand, TableUpdate, Vote, Welcome, nameless,
};
use serde::{Deserialize, Serialize};
use table::{Position, Seat, Seq};
use texts::{Lang, Texts};

use crate::participant::exchange::Party;

#[cfg(any(test, feature = "testing"))]
pub mod testing;

/// A table as somebody at it knows it. Whoever only shows it may be told it whole.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Room {
    /// Its name in proofs.
    pub table: String,
    /// Its rules, and how it is saved.
    pub opening: Opening,
    /// The number of the participant who knows it so.
    pub you: ParticipantId,
    /// What stands at the end of their personal link.
    pub personal: Option<String>,
    /// Everybody there.
    #[serde(rename = "company")]
    pub participants: Participants,
    /// The place of each seat; nothing before the first deal.
    pub seated: Vec<usize>,
    /// Whether the game is over.
    pub over: bool,
    /// Whether no hand is played.
    pub between_hands: bool,
    /// The position of the match.
    pub position: Position,
    /// The question that stood before everybody was told of last: what is told next may be its end.
    pub voted: Option<Vote>,
    /// What one may ask for beside the cards.
    pub offers: Vec<Offer>,
    /// Why the hand on the table counts as average, if it does.
    pub average: Option<Average>,
    /// What was said last.
    pub said: Option<Said>,
    /// What was said before, the last at the end.
    pub talk: Vec<Said>,
    /// Those whom one does not want to hear.
    pub muted: BTreeSet<ParticipantId>,
    /// The last entry.
    seq: Seq,
    /// The language in which people without a name are called something; they are called so already where a table is
    /// only shown.
    #[serde(skip)]
    lang: Lang,
}

/// How many days off somebody can choose from, where people take hours for a move, as long as they have so many.
const HOLIDAYS: [u32; 3] = [3, 7, 14];

/// How much is saved of what was said.
const LONGEST_TALK: usize = 50;

/// Something that somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// The number of its entry.
    pub seq: Seq,
    /// The speaker.
    #[serde(rename = "visitor")]
    pub participant: ParticipantId,
    /// Their words.
    pub words: Words,
}

/// Words at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Words {
    /// A set phrase, which each hears in their own language.
    Phrase(Phrase),
    /// A text as it was written.
    Text(String),
}

impl Said {
    /// The words that an entry tells, if somebody speaks in it. A text that is not saved any more says nothing.
    fn of(update: &TableUpdate) -> Option<Self> {
        let (participant, words) = match &update.entered {
            Entered::Said { participant, phrase } => (*participant, Words::Phrase(*phrase)),
            Entered::Wrote { participant, text } => (*participant, Words::Text(text.clone()?)),
            _ => return None,
        };
        Some(Self { seq: update.seq, participant, words })
    }
}

/// An entry is missing: the table is to be asked for anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gap;

/// How things stand with a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A bot holds it.
    Bot,
    /// Somebody has it, and is there.
    Here,
    /// They are not there.
    Away,
    /// A bot plays for them.
    Replaced,
    /// They have left, and a bot plays on.
    Left,
}

/// People who came without a name are called in one's own language, not in that of the wire.
fn named(mut participants: Participants, lang: Lang) -> Participants {
    let translate = |name: &mut String, participant: ParticipantId| {
        if *name == nameless(participant) {
            *name = Texts::new(lang).format("online-nameless", &[("number", (participant.0 + 1).into())]);
        }
    };
    for (presence, participant) in participants.participants.iter_mut().zip((0..).map(ParticipantId)) {
        translate(&mut presence.name, participant);
    }
    for place in &mut participants.places {
        place.participant.into_iter().for_each(|participant| translate(&mut place.name, participant));
    }
    participants
}

impl Room {
    /// The table as it is when one comes.
    pub fn new(welcome: &Welcome, lang: Lang) -> Self {
        let now = &welcome.now;
        Self {
            table: welcome.table.clone(),
            opening: welcome.opening.clone(),
            you: welcome.you,
            personal: welcome.personal.clone(),
            participants: now
                .participants
                .clone()
                .map(|participants| named(participants, lang))
                .unwrap_or_default(),
            seated: now.player_state.as_ref().map(|at| at.people.seated.clone()).unwrap_or_default(),
            over: now.player_state.as_ref().is_some_and(is_over),
            between_hands: now.player_state.as_ref().is_none_or(is_between_hands),
            position: now.position,
            voted: None,
            offers: now.offers.clone().unwrap_or_default(),
            average: now.average,
            said: None,
            talk: welcome.missed.iter().flatten().filter_map(Said::of).collect(),
            muted: BTreeSet::new(),
            seq: now.seq,
            lang,
        }
    }

    /// Takes in what is told of the next entry.
    ///
    /// # Errors
    /// It is not the next; nothing has changed.
    pub fn told(&mut self, update: &TableUpdate) -> Result<(), Gap> {
        if update.seq.0 != self.seq.0 + 1 {
            return Err(Gap);
        }
        self.seq = update.seq;
        self.position = update.position;
        self.average = update.average;
        if let Some(offers) = &update.offers {
            self.offers.clone_from(offers);
        }
        if let Some(participants) = &update.participants {
            let participants = named(participants.clone(), self.lang);
            self.voted = std::mem::replace(&mut self.participants, participants).vote;
        }
        if let Some(at) = &update.player_state {
            self.seated.clone_from(&at.people.seated);
            self.over = is_over(at);
            self.between_hands = is_between_hands(at);
        }
        Said::of(update).into_iter().for_each(|said| self.hear(said));
        Ok(())
    }

    fn hear(&mut self, said: Said) {
        let wanted = Some(said).filter(|said| !self.muted.contains(&said.participant));
        self.talk.extend(wanted.clone());
        self.talk.drain(..self.talk.len().saturating_sub(LONGEST_TALK));
        self.said = wanted;
    }

    /// Takes over from before one came back: whom one does not want to hear, and what was said.
    pub fn goes_on_from(&mut self, before: Self) {
        self.muted = before.muted;
        let missed = std::mem::replace(&mut self.talk, before.talk);
        missed.into_iter().for_each(|said| self.hear(said));
        self.said = None;
    }

    /// The number of the last entry that was told.
    pub const fn seq(&self) -> Seq {
        self.seq
    }

    /// Somebody at the table.
    pub fn participant(&self, participant: ParticipantId) -> Option<&ParticipantInfo> {
        self.participants.participants.get(participant.0 as usize)
    }

    /// What somebody is called.
    pub fn name(&self, participant: ParticipantId) -> &str {
        self.participant(participant).map_or("", |participant| participant.name.as_str())
    }

    /// One’s own place.
    pub fn my_place(&self) -> Option<usize> {
        self.participant(self.you)?.place
    }

    /// For how many days off one may ask: 0, to end those that one has taken, or some to choose from.
    pub fn holidays(&self) -> Vec<u32> {
        let most = self.offers.iter().find_map(|offer| match offer.command {
            TableCommand::DaysOff { days } => Some(days),
            _ => None,
        });
        let most = most.into_iter();
        most.flat_map(|most| HOLIDAYS.into_iter().filter(move |&days| days < most).chain([most])).collect()
    }

    /// The place that one takes with the next deal.
    pub fn my_next_place(&self) -> Option<usize> {
        self.participants.places.iter().position(|place| place.next == Some(self.you))
    }

    /// Whether people take hours for a move here, and may take days off.
    pub fn is_slow(&self) -> bool {
        matches!(self.opening.options.pace, Pace::Correspondence { .. })
    }

    /// Whether people take hours for a move here, and it is not one's own turn: one may look at other tables meanwhile.
    pub fn waits_for_others(&self) -> bool {
        let place = self.participants.clock.and_then(|clock| clock.place);
        self.is_slow() && place != self.my_place()
    }

    /// Whether the table would take this request at once, as far as one was told.
    pub fn may(&self, command: &TableCommand) -> bool {
        self.offers.iter().any(|offer| offer.command == *command && offer.from.is_none())
    }

    /// Whether the table would take this request at a moment.
    pub fn may_at(&self, command: &TableCommand, now: Moment) -> bool {
        self.offered(now).any(|offered| offered == command)
    }

    /// The requests beside the cards that the table would take at a moment.
    pub fn offered(&self, now: Moment) -> impl Iterator<Item = &TableCommand> {
        self.offers.iter().filter(move |offer| offer.is_taken(now)).map(|offer| &offer.command)
    }

    /// Whether one is the host.
    pub fn is_host(&self) -> bool {
        self.participants.host == Some(self.you)
    }

    /// Whether one stands in for a host who is away: then one does nothing that can’t be taken back.
    pub fn stands_in(&self) -> bool {
        self.is_host() && self.participants.former_host.is_some()
    }

    /// Whether somebody stands in for oneself as the host: one may take the role back.
    pub fn may_be_host_again(&self) -> bool {
        self.participants.former_host == Some(self.you)
    }

    /// The host before, who is there again: one may hand the role back to them.
    pub fn returned_host(&self) -> Option<ParticipantId> {
        let is_here = |&participant: &ParticipantId| {
            self.participant(participant).is_some_and(|it| it.here && !it.left)
        };
        self.participants.former_host.filter(|_| self.is_host()).filter(is_here)
    }

    /// Whether a bot plays for oneself.
    pub fn bot_plays_for_me(&self) -> bool {
        self.my_place().and_then(|place| self.participants.places.get(place)).is_some_and(|place| place.bot)
    }

    /// Whether one is asked something.
    pub fn is_asked(&self) -> bool {
        self.participants.vote.as_ref().is_some_and(|vote| vote.asked.contains(&self.you))
    }

    /// Whether one has said that one is ready.
    pub fn is_ready(&self) -> bool {
        self.participants.ready.contains(&self.you)
    }

    /// How things stand with a place.
    pub fn standing(&self, place: &Place) -> Standing {
        match place.participant.and_then(|participant| self.participant(participant)) {
            None => Standing::Bot,
            Some(participant) if participant.left => Standing::Left,
            Some(_) if place.bot => Standing::Replaced,
            Some(participant) if !participant.here => Standing::Away,
            Some(_) => Standing::Here,
        }
    }

    /// The place of a seat.
    pub fn place_at(&self, seat: Seat) -> Option<&Place> {
        self.participants.places.get(*self.seated.get(seat.index())?)
    }

    /// Whether somebody sits out this game and watches \[FH-END-8\].
    pub fn sits_out(&self, place: usize) -> bool {
        !self.seated.is_empty() && !self.seated.contains(&place)
    }

    /// One's part in what the deals follow from.
    pub fn party(&self) -> Party<'_> {
        Party { table: &self.table, you: self.you, participants: &self.participants }
    }

    /// Whether this table of an evening has done with its deals.
    pub fn has_done(&self) -> bool {
        self.participants.duplicate.is_some_and(|duplicate| duplicate.done >= duplicate.deals)
    }

    /// Whether one is to play, once the next hand is dealt: between two games that is still to be decided.
    pub fn plays_on(&self) -> bool {
        let plays =
            !self.has_done() && self.my_place().is_some_and(|place| self.over || !self.sits_out(place));
        plays && !self.participants.ended
    }

    /// Those who are there without a place.
    pub fn watchers(&self) -> impl Iterator<Item = ParticipantId> {
        let everybody = self.participants.participants.iter().zip(0..);
        let watch = everybody
            .filter(|(participant, _)| participant.place.is_none() && participant.here && !participant.left);
        watch.map(|(_, number)| ParticipantId(number))
    }

    /// Those who are ready, of how many who are waited for.
    pub fn readiness(&self) -> (usize, usize) {
        let plays = |&(number, place): &(usize, &Place)| {
            self.standing(place) == Standing::Here && (self.over || !self.sits_out(number))
        };
        (self.participants.ready.len(), self.participants.places.iter().enumerate().filter(plays).count())
    }
}

fn is_over(at: &PlayerState) -> bool {
    at.turn == Turn::Over
}

fn is_between_hands(at: &PlayerState) -> bool {
    matches!(at.turn, Turn::Deal | Turn::Over)
}

#[cfg(test)]
mod tests {
    use super::{
        testing::{room, update, welcome},
        *,
    };

    #[test]
    fn people_without_a_name_are_called_in_ones_own_language() {
        let mut told = welcome();
        let participants = told.now.participants.as_mut().unwrap();
        let names =
            |room: &Room| (room.name(ParticipantId(0)).to_owned(), room.name(ParticipantId(1)).to_owned());
        participants.participants[1].name = nameless(ParticipantId(1));
        // A name that somebody chose is theirs, whatever it is.
        participants.participants[0].name = nameless(ParticipantId(3));
        let participants = participants.clone();
        let mut room = Room::new(&told, Lang::Fr);
        assert_eq!(names(&room), ("Guest 4".to_owned(), "Anonyme 2".to_owned()));
        room.told(&TableUpdate { participants: Some(participants), ..update(8, Entered::Played) }).unwrap();
        assert_eq!(names(&room), ("Guest 4".to_owned(), "Anonyme 2".to_owned()));
    }

    #[test]
    fn what_is_told_takes_the_place_of_what_was_and_nothing_is_left_out() {
        let mut room = room();
        let before = room.clone();
        for seq in [7, 9] {
            assert_eq!(room.told(&update(seq, Entered::Played)), Err(Gap));
            assert_eq!(room, before);
        }
        let participants = Participants { locked: true, ..room.participants.clone() };
        let locked = TableUpdate { participants: Some(participants), ..update(8, Entered::Locked(true)) };
        assert_eq!(room.told(&locked), Ok(()));
        assert!(room.participants.locked && room.is_host());
        assert_eq!(room.told(&update(9, Entered::Played)), Ok(()));
        assert!(room.participants.locked, "what is not told has not changed");
    }

    #[test]
    fn what_one_may_ask_for_is_what_was_told_last_and_some_of_it_later() {
        let mut room = room();
        let nudge = Offer { command: TableCommand::Nudge {}, from: Some(Moment(120_000)) };
        let offers = vec![Offer { command: TableCommand::Stand {}, from: None }, nudge];
        room.told(&TableUpdate { offers: Some(offers), ..update(8, Entered::Played) }).unwrap();
        room.told(&update(9, Entered::Said { participant: ParticipantId(1), phrase: Phrase::Hello }))
            .unwrap();
        assert!(
            room.may(&TableCommand::Stand {})
                && !room.may(&TableCommand::Nudge {})
                && !room.may(&TableCommand::End {})
        );
        let at = |now| room.offered(Moment(now)).cloned().collect::<Vec<_>>();
        assert_eq!(at(119_999), [TableCommand::Stand {}]);
        assert_eq!(at(120_000), [TableCommand::Stand {}, TableCommand::Nudge {}]);
        room.told(&TableUpdate { offers: Some(Vec::new()), ..update(10, Entered::Ended) }).unwrap();
        assert_eq!(room.offered(Moment(900_000)).next(), None);
    }

    #[test]
    fn whoever_may_take_days_off_chooses_how_many_and_whoever_has_ends_them() {
        let mut room = room();
        for (most, choices) in [(21, &[3, 7, 14, 21][..]), (10, &[3, 7, 10]), (3, &[3]), (2, &[2]), (0, &[0])]
        {
            room.offers = vec![Offer { command: TableCommand::DaysOff { days: most }, from: None }];
            assert_eq!(room.holidays(), choices);
        }
        room.offers.clear();
        assert!(room.holidays().is_empty());
    }

    #[test]
    fn whom_one_does_not_want_to_hear_says_nothing() {
        let mut room = room();
        let hello = |seq| update(seq, Entered::Said { participant: ParticipantId(1), phrase: Phrase::Hello });
        room.told(&hello(8)).unwrap();
        let said = |seq, words| Said { seq: Seq(seq), participant: ParticipantId(1), words };
        assert_eq!(room.said, Some(said(8, Words::Phrase(Phrase::Hello))));
        room.muted.insert(ParticipantId(1));
        room.told(&hello(9)).unwrap();
        assert_eq!((&room.said, room.talk.len()), (&None, 1));
    }

    #[test]
    fn what_was_said_is_still_there_when_one_comes_back() {
        let wrote = |seq, by, text: &str| {
            update(seq, Entered::Wrote { participant: ParticipantId(by), text: Some(text.to_owned()) })
        };
        let mut before = room();
        before.told(&wrote(8, 1, "Bonsoir !")).unwrap();
        before.told(&update(9, Entered::Wrote { participant: ParticipantId(1), text: None })).unwrap();
        before.muted.insert(ParticipantId(2));
        let missed = vec![wrote(10, 2, "Buy my boat"), wrote(11, 1, "Back?")];
        let mut now = Room::new(&Welcome { missed: Some(missed), ..welcome() }, Lang::En);
        now.goes_on_from(before);
        let texts: Vec<_> = now.talk.iter().map(|said| (said.seq.0, &said.words)).collect();
        let text = |text: &str| Words::Text(text.to_owned());
        assert_eq!(texts, [(8, &text("Bonsoir !")), (11, &text("Back?"))]);
        assert_eq!(now.said, None, "it is old");
    }

    #[test]
    fn a_seat_is_its_persons_as_long_as_they_are_there() {
        let mut room = room();
        let standing =
            |room: &Room| room.participants.places.iter().map(|it| room.standing(it)).collect::<Vec<_>>();
        assert_eq!(standing(&room), [Standing::Here, Standing::Bot, Standing::Here, Standing::Bot]);
        assert_eq!(room.readiness(), (0, 2));
        room.participants.participants[1].here = false;
        assert_eq!(standing(&room)[2], Standing::Away);
        room.participants.places[2].bot = true;
        assert_eq!(standing(&room)[2], Standing::Replaced);
        room.participants.participants[1].left = true;
        assert_eq!(standing(&room)[2], Standing::Left);
        assert_eq!((room.readiness(), room.bot_plays_for_me()), ((0, 1), false));
    }

    #[test]
    fn whoever_sits_out_is_waited_for_between_games_alone() {
        // FH-END-8
        let mut room = room();
        assert!(room.plays_on() && !room.sits_out(0), "nothing is dealt yet");
        room.seated = vec![3, 1, 2];
        assert!(room.sits_out(0) && !room.plays_on());
        assert_eq!(room.readiness(), (0, 1));
        room.over = true;
        assert!(room.plays_on());
        assert_eq!(room.readiness(), (0, 2));
        room.participants.ended = true;
        assert!(!room.plays_on(), "nothing more is dealt at a table that is closed");
    }
}
