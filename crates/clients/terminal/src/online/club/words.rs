//! Words about a club: the one list of what can be done there, each as it is typed.

use online_wire::{
    ParticipantId,
    club::{ClubCommand, Notice},
};
use texts::Texts;
use texts::narration::input::plain_words;

use super::super::words::{Rest, meant};

/// A word about a club.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    Help,
    Evening,
    Coming,
    NotComing,
    CheckIn,
    CheckOut,
    Table,
    Ask,
    Members,
    Standings,
    Results,
    Save,
    Replay,
    Proof,
    Link,
    Leave,
    Quit,
    Plan,
    OpenCheckIn,
    Start,
    End,
    Pause,
    Continue,
    MoreTime,
    Tables,
    Answered,
    Average,
    Substitute,
    Announce,
    Director,
    NoDirector,
    Remove,
    NewLink,
    NewSeason,
}

/// What somebody wants who says it.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Said {
    /// This, of the club.
    Ask(ClubCommand),
    /// This of the club, once they have said that they are sure.
    Sure(ClubCommand),
    /// To see how the evening stands.
    Evening,
    /// To know who belongs to the club.
    Members,
    /// To know where everybody stands.
    Standings,
    /// What came of an evening: of this one, or of that of a number.
    Results(Option<u32>),
    /// The results of an evening as a file: of this one, or of that of a number.
    Save(Option<u32>),
    /// The standings of the season as a file.
    SaveSeason,
    /// A deal of an evening as it was played at a table: the number of the deal, of the table, of the evening.
    Replay(u32, u32, Option<u32>),
    /// To see that nobody chose the deals.
    Proof(Option<u32>),
    /// The club’s link.
    Link,
    /// To sit at their table.
    Table,
    /// How the tables are.
    Tables,
    /// What can be said to everybody.
    Notices,
    /// To plan the evening so, or to know how it is planned.
    Plan(String),
    /// To know what can be typed.
    Help,
    /// To go, and to belong to the club all the same.
    Quit,
}

impl Word {
    /// Every word, the most useful first.
    pub(super) const ALL: [Self; 34] = [
        Self::Help,
        Self::Evening,
        Self::Coming,
        Self::NotComing,
        Self::CheckIn,
        Self::CheckOut,
        Self::Table,
        Self::Ask,
        Self::Members,
        Self::Standings,
        Self::Results,
        Self::Save,
        Self::Replay,
        Self::Proof,
        Self::Link,
        Self::Plan,
        Self::OpenCheckIn,
        Self::Start,
        Self::End,
        Self::Pause,
        Self::Continue,
        Self::MoreTime,
        Self::Tables,
        Self::Answered,
        Self::Average,
        Self::Substitute,
        Self::Announce,
        Self::Director,
        Self::NoDirector,
        Self::Remove,
        Self::NewLink,
        Self::NewSeason,
        Self::Leave,
        Self::Quit,
    ];

    /// It, as it is typed in English, which every language understands; the others have words of their own for it.
    pub(super) const fn english(self) -> &'static str {
        match self {
            Self::Help => "help",
            Self::Evening => "evening",
            Self::Coming => "coming",
            Self::NotComing => "not coming",
            Self::CheckIn => "check in",
            Self::CheckOut => "check out",
            Self::Table => "table",
            Self::Ask => super::ASK,
            Self::Members => "members",
            Self::Standings => "standings",
            Self::Results => "results",
            Self::Save => "save",
            Self::Replay => "replay",
            Self::Proof => "proof",
            Self::Link => "link",
            Self::Leave => "leave club",
            Self::Quit => "quit",
            Self::Plan => "plan",
            Self::OpenCheckIn => "open check in",
            Self::Start => "start",
            Self::End => "end evening",
            Self::Pause => "pause",
            Self::Continue => "continue",
            Self::MoreTime => "more time",
            Self::Tables => "tables",
            Self::Answered => "answered",
            Self::Average => "average",
            Self::Substitute => "substitute",
            Self::Announce => "announce",
            Self::Director => "director",
            Self::NoDirector => "no director",
            Self::Remove => "remove",
            Self::NewLink => "new link",
            Self::NewSeason => "new season",
        }
    }

    /// The meaning of the word with the text after it; `None` if that text makes no sense there.
    fn said(self, texts: Texts, Rest { plain, written }: &Rest) -> Option<Said> {
        let numbers: Option<Vec<u32>> = plain.split_whitespace().map(|word| word.parse().ok()).collect();
        let numbers = numbers.unwrap_or_default();
        // Whatever is numbered from 1 for people is from 0 for programs.
        let from_one = |number: u32| number.checked_sub(1);
        let one = || if let [number] = numbers[..] { from_one(number) } else { None };
        let member = || one().map(ParticipantId);
        let evening = || match numbers[..] {
            [] => plain.is_empty().then_some(None),
            [number] => Some(Some(number)),
            _ => None,
        };
        let alone = |said: Said| plain.is_empty().then_some(said);
        let command = |command: ClubCommand| alone(Said::Ask(command));
        match self {
            Self::Help => alone(Said::Help),
            Self::Evening => alone(Said::Evening),
            Self::Coming => command(ClubCommand::Come { coming: true }),
            Self::NotComing => command(ClubCommand::Come { coming: false }),
            Self::CheckIn if plain.is_empty() => command(ClubCommand::CheckIn { partner: None }),
            Self::CheckIn => Some(Said::Ask(ClubCommand::CheckIn { partner: Some(member()?) })),
            Self::CheckOut => command(ClubCommand::CheckOut {}),
            Self::Table => alone(Said::Table),
            Self::Ask => command(ClubCommand::Ask {}),
            Self::Members => alone(Said::Members),
            Self::Standings => alone(Said::Standings),
            Self::Results => evening().map(Said::Results),
            Self::Save if is_season(texts, plain) => Some(Said::SaveSeason),
            Self::Save => evening().map(Said::Save),
            Self::Replay => match numbers[..] {
                [deal, table] => Some(Said::Replay(from_one(deal)?, from_one(table)?, None)),
                [deal, table, evening] => {
                    Some(Said::Replay(from_one(deal)?, from_one(table)?, Some(evening)))
                }
                _ => None,
            },
            Self::Proof => evening().map(Said::Proof),
            Self::Link => alone(Said::Link),
            Self::Leave => alone(Said::Sure(ClubCommand::Leave {})),
            Self::Quit => alone(Said::Quit),
            Self::Plan => Some(Said::Plan(written.clone())),
            Self::OpenCheckIn => command(ClubCommand::OpenCheckIn {}),
            Self::Start => command(ClubCommand::Start {}),
            Self::End => alone(Said::Sure(ClubCommand::End {})),
            Self::Pause => command(ClubCommand::Pause { paused: true }),
            Self::Continue => command(ClubCommand::Pause { paused: false }),
            Self::MoreTime => command(ClubCommand::MoreTime {}),
            Self::Tables => alone(Said::Tables),
            Self::Answered => Some(Said::Ask(ClubCommand::Answered { table: one()? })),
            Self::Average => Some(Said::Sure(ClubCommand::Average { table: one()? })),
            Self::Substitute => {
                let (gone, by) = match numbers[..] {
                    [gone] => (from_one(gone)?, None),
                    [gone, by] => (from_one(gone)?, Some(ParticipantId(from_one(by)?))),
                    _ => return None,
                };
                Some(Said::Sure(ClubCommand::Substitute { member: ParticipantId(gone), by }))
            }
            Self::Announce if plain.is_empty() => Some(Said::Notices),
            Self::Announce => {
                Some(Said::Ask(ClubCommand::Announce(Notice::ALL.get(one()? as usize).copied()?)))
            }
            Self::Director => Some(Said::Ask(ClubCommand::Direct { member: member()?, director: true })),
            Self::NoDirector => Some(Said::Ask(ClubCommand::Direct { member: member()?, director: false })),
            Self::Remove => Some(Said::Sure(ClubCommand::Remove { member: member()? })),
            Self::NewLink => alone(Said::Sure(ClubCommand::Renew {})),
            Self::NewSeason => alone(Said::Sure(ClubCommand::Season {})),
        }
    }
}

/// What a line says about a club; nothing if it doesn’t begin with a word for it, or goes on with what makes no sense
/// there.
pub(super) fn said(texts: Texts, line: &str) -> Option<Said> {
    meant(texts, line, "club-word", (&Word::ALL, Word::english), |word, rest| word.said(texts, rest))
}

/// Whether somebody speaks of the season.
fn is_season(texts: Texts, plain: &str) -> bool {
    let own = texts.get("club-word-season");
    plain == "season" || own.split(',').map(plain_words).any(|word| word == plain)
}
