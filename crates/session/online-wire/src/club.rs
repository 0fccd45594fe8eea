//! A club and its duplicate evenings, as its members and their server speak of them.

use fair_shuffle::{Commitment, Nonce};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seq;

use crate::{Moment, Opening, Outcome, ParticipantId, Refused};

/// How people change tables from round to round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Movement {
    /// Nobody moves.
    #[default]
    Nobody,
    /// Partners stay together, and meet other pairs.
    Pairs,
    /// Everyone partners everyone.
    Everyone,
}

/// How a table is filled where players are missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fill {
    /// Bots play.
    #[default]
    Bots,
    /// Those who are too many sit out a round; it counts as average for them. Where nobody moves bots play all the
    /// same.
    Bye,
}

/// A duplicate evening as it is planned.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Evening {
    /// The game, its rules, and how well bots play.
    pub opening: Opening,
    /// When it begins.
    pub at: Moment,
    /// How many deals are played.
    pub deals: u32,
    /// How many of them in a round.
    pub per_round: u32,
    /// How people change tables.
    #[serde(default)]
    pub movement: Movement,
    /// How tables are filled where players are missing.
    #[serde(default)]
    pub fill: Fill,
}

/// What a director can say to everybody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// Welcome.
    Welcome,
    /// We begin soon.
    SoonBegins,
    /// Please finish your hand.
    FinishHand,
    /// A short break.
    ShortBreak,
    /// The last round.
    LastRound,
    /// Thank you, and good night.
    ThankYou,
}

impl Notice {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Welcome,
        Self::SoonBegins,
        Self::FinishHand,
        Self::ShortBreak,
        Self::LastRound,
        Self::ThankYou,
    ];
}

/// A club that is founded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Founding {
    /// What it is called.
    pub title: String,
}

/// The first message to a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClubGreeting {
    /// The newcomer.
    pub hello: ClubHello,
}

/// Somebody who comes to a club.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClubHello {
    /// See [`PROTOCOL`](crate::PROTOCOL).
    pub protocol: String,
    /// What they want to be called; an empty name, or none, keeps the one that was there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What stands at the end of the club’s link: whoever is no member yet becomes one by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ticket: Option<String>,
}

/// A message of somebody at a club.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClubRequest {
    /// Tells it from all others of this person at this club. Sent again, it is done once.
    pub id: String,
    /// What they want.
    #[serde(rename = "do")]
    pub command: ClubCommand,
}

/// What somebody at a club wants.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClubCommand {
    /// Belong to it no more.
    Leave {},
    /// Make a member director, or not any more. A director’s.
    Direct {
        /// Whom.
        member: ParticipantId,
        /// Whether they are.
        director: bool,
    },
    /// Let somebody be a member no more. A director’s.
    Remove {
        /// Whom.
        member: ParticipantId,
    },
    /// Let the link end, and another take its place. A director’s.
    Renew {},
    /// Begin a new season. A director’s.
    Season {},
    /// Plan the next evening, or plan it otherwise. A director’s.
    Plan(Box<Evening>),
    /// There is no next evening, or it ends now. A director’s.
    End {},
    /// Say that one comes, or doesn’t.
    Come {
        /// Whether one does.
        coming: bool,
    },
    /// Open the check-in before its time. A director’s.
    OpenCheckIn {},
    /// Be there, with a partner or with whoever there is.
    CheckIn {
        /// The partner.
        #[serde(default)]
        partner: Option<ParticipantId>,
    },
    /// Not be there after all; in play a bot plays on.
    CheckOut {},
    /// Commit to a nonce for every deal of the evening: one commitment each, in their order, all to the same nonce.
    #[serde(rename = "pledge")]
    Commit {
        /// The commitments.
        commitments: Vec<Commitment>,
    },
    /// Show that nonce.
    Show {
        /// The nonce.
        nonce: Nonce,
    },
    /// Begin the evening with those who are there. A director’s.
    Start {},
    /// Stop everything, or go on. A director’s.
    Pause {
        /// Whether it is stopped.
        paused: bool,
    },
    /// Two minutes more for this round. A director’s.
    MoreTime {},
    /// Let a bot play for somebody at once, and somebody else from the next round on. A director’s.
    Substitute {
        /// For whom.
        member: ParticipantId,
        /// The member who plays from the next round on; `None` for a bot.
        #[serde(default)]
        by: Option<ParticipantId>,
    },
    /// Let the deal that a table is at count as average. A director’s.
    Average {
        /// The number of the table, from 0.
        table: u32,
    },
    /// Say something to everybody. A director’s.
    Announce(Notice),
    /// Ask the director.
    Ask {},
    /// A table that asked has been seen to. A director’s.
    Answered {
        /// The number of the table, from 0.
        table: u32,
    },
    /// Know whether the club is still there: it is answered without an entry, and nobody else is told.
    Ping {},
}

/// A message of a club.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClubMessage {
    /// The first of all.
    Welcome(Box<ClubWelcome>),
    /// Something has changed.
    Told(Box<ClubUpdate>),
    /// The tables of a running evening, for directors: they are told anew when one has changed.
    Tables(Vec<TableRow>),
    /// The answer to a request.
    Answer(ClubAnswer),
    /// The server ends; the client is to come back.
    GoingAway,
    /// Another version of the page is needed.
    Reload,
}

/// What a member needs to begin with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ClubWelcome {
    /// See [`PROTOCOL`](crate::PROTOCOL).
    pub protocol: String,
    /// The number of the one who is told.
    pub you: ParticipantId,
    /// The key to come back with, for a program that came without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// How things stand.
    pub now: ClubUpdate,
}

/// What a member is told of an entry of the club’s log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ClubUpdate {
    /// Its number.
    pub seq: Seq,
    /// When it was.
    pub at: Moment,
    /// The club, as they may know it now. It takes the place of what was there.
    pub club: ClubView,
}

/// The answer to a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ClubAnswer {
    /// The request.
    pub id: String,
    /// Its entry, if it became one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seq: Option<Seq>,
    /// Why it became none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Refused>,
}

/// A club as one of its members may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ClubView {
    /// What it is called.
    pub title: String,
    /// What stands at the end of the link by which people come.
    pub ticket: String,
    /// Everybody who ever belonged to it, by number.
    pub members: Vec<Member>,
    /// The next evening, or the one that is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evening: Option<EveningView>,
    /// The standings of this season, the best first.
    pub season: Vec<Standing>,
    /// How many evenings this season has had.
    pub evenings: u32,
    /// All evenings that were played, in their order: their results are to be had.
    pub past: Vec<PastEvening>,
}

/// An evening that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PastEvening {
    /// Its number among all that were planned: by it its results are asked for.
    pub number: u32,
    /// Its number among those that were played, from 1: as people count them.
    #[serde(default)]
    pub nth: u32,
    /// When it began, as it was planned.
    pub at: Moment,
}

/// A member.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Member {
    /// What they are called.
    pub name: String,
    /// Whether they are director.
    pub director: bool,
    /// They belong to it no more.
    pub left: bool,
}

/// What somebody has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Standing {
    /// Them.
    pub member: ParticipantId,
    /// How many deals they have played, byes and averages included.
    pub deals: u32,
    /// How many points they are above the others’ average, in hundredths.
    pub hundredths: i64,
}

/// An evening as a member may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct EveningView {
    /// Its number among all that were planned: by it its results are asked for.
    pub number: u32,
    /// Its number among those that are played, from 1: as people count them.
    #[serde(default)]
    pub nth: u32,
    /// Its name in proofs.
    pub name: String,
    /// How it is planned.
    pub plan: Evening,
    /// From when on one can check in.
    pub check_in_from: Moment,
    /// Whether a director has opened the check-in before that.
    pub check_in_open: bool,
    /// Those who said that they come.
    pub coming: Vec<ParticipantId>,
    /// Those who have checked in.
    pub there: Vec<ParticipantId>,
    /// The partners that members have named: who named, and whom.
    pub partners: Vec<(ParticipantId, ParticipantId)>,
    /// Those who will be partners because they want it: they named each other, or one named somebody who would play
    /// with anybody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pairs: Vec<(ParticipantId, ParticipantId)>,
    /// Those who are there and have no seat in it, once it has begun.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<ParticipantId>,
    /// Those who have committed to a nonce.
    #[serde(rename = "pledged")]
    pub commitments_made: Vec<ParticipantId>,
    /// Whether it has begun.
    pub started: bool,
    /// What the server has committed to, deal by deal; empty before it has.
    pub commitments: Vec<Commitment>,
    /// Those whose nonces it waits for.
    pub owing: Vec<ParticipantId>,
    /// How many rounds it has.
    pub rounds: u32,
    /// The round that is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundView>,
    /// Everything is stopped.
    pub paused: bool,
    /// What a director said last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notice: Option<Notice>,
    /// How many deals are open: their results are to be had.
    pub open: u32,
    /// How many more tables must finish until the next one is.
    pub awaited: u32,
    /// Where everybody stands, of the deals that are open.
    pub standings: Vec<Standing>,
}

/// The round that is played, as a member may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RoundView {
    /// Its number, from 0.
    pub number: u32,
    /// When its time is over. A hand that is played then has two minutes more.
    pub until: Moment,
    /// What comes next, if everybody has done with this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<NextRound>,
    /// The number of one’s own table, from 0; nothing if one sits out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
    /// The code of that table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Whoever sits there, by seat; nobody where a bot plays.
    pub seats: Vec<Option<ParticipantId>>,
    /// One’s partner, if the rules make partners of people who face each other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner: Option<ParticipantId>,
    /// Whether that table has asked for the director.
    pub asked: bool,
    /// Whether it has done with its deals.
    #[serde(default)]
    pub finished: bool,
    /// How many tables have not.
    #[serde(default)]
    pub playing: u32,
    /// Those who sit out: it counts as average for them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<ParticipantId>,
}

/// What comes after a round, as a member may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct NextRound {
    /// When.
    pub at: Moment,
    /// The evening is over then.
    pub last: bool,
    /// The number of one’s own table, from 0; nothing if one sits out, or the evening is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
    /// One’s partner there, if the rules make partners of people who face each other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner: Option<ParticipantId>,
    /// Whether one sits out: it counts as average.
    #[serde(default)]
    pub out: bool,
}

/// A table of a running evening, as directors see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableRow {
    /// Whoever sits there, by seat; nobody where a bot plays.
    pub seats: Vec<Option<ParticipantId>>,
    /// How many deals of this round it has done with.
    pub done: u32,
    /// The person who is waited for, if it is a person.
    pub waits_for: Option<ParticipantId>,
    /// Whether it has asked for the director.
    pub asked: bool,
}

/// What came of an evening’s deals, as far as they are open.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Results {
    /// The evening, as it was planned.
    pub plan: Evening,
    /// The deals that are open, in their order.
    pub deals: Vec<DealResults>,
    /// How many more tables must finish until the next one is.
    pub awaited: u32,
    /// Where everybody stands, the best first.
    pub standings: Vec<Standing>,
}

/// What came of a deal at every table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DealResults {
    /// Its number, from 0.
    pub number: u32,
    /// The tables.
    pub tables: Vec<TableResult>,
}

/// What came of a deal at one table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableResult {
    /// Whoever sat there, by seat; nobody where a bot did.
    pub seats: Vec<Option<ParticipantId>>,
    /// What came of it.
    pub outcome: Outcome,
    /// By how much the points of each seat are above the average of the same seat at the other tables, in hundredths.
    pub hundredths: Vec<i64>,
    /// The code of the table: its record has the deal.
    pub code: String,
}
