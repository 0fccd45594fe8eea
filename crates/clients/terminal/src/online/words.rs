//! Words about the table: the one list of what can be done there beside the cards. Lines are typed in them, and what is
//! chosen on the screen is a line, too.

use card_match::{PlayerState, Turn};
use online_client::participant::Room;
use online_wire::{ParticipantId, Phrase, TableCommand};
use players::Level;
use texts::Texts;
use texts::narration::input::plain_words;

/// A word about the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    People,
    Sit,
    Watch,
    Start,
    Say,
    Mute,
    Wait,
    Lock,
    Unlock,
    Pause,
    Continue,
    Bots,
    Host,
    Remove,
    Report,
    Back,
    Proof,
    Nudge,
    Replace,
    MoreTime,
    DaysOff,
    DrawSeats,
    Swap,
    End,
    Club,
    NextTable,
    Leave,
    Help,
}

/// What somebody wants who says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Said {
    /// This, of the table.
    Ask(TableCommand),
    /// To know who is there.
    People,
    /// To know what can be said.
    Phrases,
    /// To hear somebody no more, or again.
    Mute(ParticipantId),
    /// To report somebody, with these words of what happened; without anybody, to send what was shown.
    Report(Option<(ParticipantId, String)>),
    /// To see that nobody chose the deals.
    Proof,
    /// This, of the club in whose evening they sit here; nothing to go there.
    Club(String),
    /// To go to the next table that waits for them.
    NextTable,
    /// To know what can be typed.
    Help,
    /// To leave.
    Leave,
}

impl Word {
    /// Every word, the most useful first.
    pub(super) const ALL: [Self; 28] = [
        Self::Back,
        Self::NextTable,
        Self::Start,
        Self::DrawSeats,
        Self::Swap,
        Self::Wait,
        Self::Sit,
        Self::Say,
        Self::Nudge,
        Self::Replace,
        Self::Watch,
        Self::Continue,
        Self::Pause,
        Self::Unlock,
        Self::Lock,
        Self::Bots,
        Self::Host,
        Self::Remove,
        Self::Mute,
        Self::Report,
        Self::MoreTime,
        Self::DaysOff,
        Self::Proof,
        Self::Club,
        Self::People,
        Self::Help,
        Self::Leave,
        Self::End,
    ];

    /// It, as it is typed in English, which every language understands; the others have words of their own for it.
    pub(super) const fn english(self) -> &'static str {
        match self {
            Self::People => "people",
            Self::Sit => "sit",
            Self::Watch => "watch",
            Self::Start => "start",
            Self::Say => "say",
            Self::Mute => "mute",
            Self::Wait => "wait",
            Self::Lock => "lock",
            Self::Unlock => "unlock",
            Self::Pause => "pause",
            Self::Continue => "continue",
            Self::Bots => "bots",
            Self::Host => "host",
            Self::Remove => "remove",
            Self::Report => "report",
            Self::Back => "back",
            Self::Proof => "proof",
            Self::Nudge => "nudge",
            Self::Replace => "replace",
            Self::MoreTime => "more time",
            Self::DaysOff => "days off",
            Self::DrawSeats => "draw seats",
            Self::Swap => "swap",
            Self::End => "end table",
            Self::Club => "club",
            Self::NextTable => "next table",
            Self::Leave => "leave table",
            Self::Help => "help",
        }
    }

    /// The meaning of the word with the text after it; `None` if that text makes no sense there.
    fn said(self, rest: &str) -> Option<Said> {
        let number = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
        let participant = |text: &str| Some(ParticipantId(u32::try_from(number(text)?).ok()?));
        let alone = |said: Said| rest.is_empty().then_some(said);
        let command = |command: TableCommand| alone(Said::Ask(command));
        match self {
            Self::People => alone(Said::People),
            Self::Help => alone(Said::Help),
            Self::Leave => alone(Said::Leave),
            Self::NextTable => alone(Said::NextTable),
            Self::Proof => alone(Said::Proof),
            Self::Say if rest.is_empty() => Some(Said::Phrases),
            Self::Say => Some(Said::Ask(match number(rest) {
                Some(number) => TableCommand::Say(Phrase::ALL.get(number).copied()?),
                None => TableCommand::Write(rest.to_owned()),
            })),
            Self::Sit => Some(Said::Ask(match rest.split_once(' ') {
                None if rest.is_empty() => TableCommand::Sit { place: None },
                None => TableCommand::Sit { place: Some(number(rest)?) },
                Some((place, person)) => {
                    TableCommand::Give { place: number(place)?, participant: participant(person)? }
                }
            })),
            Self::Watch => command(TableCommand::Stand {}),
            Self::Start => command(TableCommand::Start {}),
            Self::Wait => command(TableCommand::Wait {}),
            Self::Lock => command(TableCommand::Lock { locked: true }),
            Self::Unlock => command(TableCommand::Lock { locked: false }),
            Self::Pause => command(TableCommand::Pause { paused: true }),
            Self::Continue => command(TableCommand::Pause { paused: false }),
            Self::Back => command(TableCommand::Return {}),
            Self::Nudge => command(TableCommand::Nudge {}),
            Self::Replace => Some(Said::Ask(TableCommand::Replace { place: number(rest)? })),
            Self::MoreTime => command(TableCommand::MoreTime {}),
            Self::DaysOff => Some(Said::Ask(TableCommand::DaysOff { days: rest.parse().ok()? })),
            Self::DrawSeats => command(TableCommand::DrawSeats {}),
            Self::Swap => Some(Said::Ask(TableCommand::Swap { place: number(rest)? })),
            Self::End => command(TableCommand::End {}),
            Self::Club => Some(Said::Club(rest.to_owned())),
            Self::Bots => {
                let (place, level) = rest.split_once(' ')?;
                Some(Said::Ask(TableCommand::Level {
                    place: number(place)?,
                    level: level.parse::<Level>().ok()?,
                }))
            }
            Self::Host => Some(Said::Ask(TableCommand::Host { participant: participant(rest)? })),
            Self::Remove => Some(Said::Ask(TableCommand::Remove { participant: participant(rest)? })),
            Self::Mute => participant(rest).map(Said::Mute),
            Self::Report if rest.is_empty() => Some(Said::Report(None)),
            Self::Report => {
                let (whom, words) = rest.split_once(' ').unwrap_or((rest, ""));
                Some(Said::Report(Some((participant(whom)?, words.to_owned()))))
            }
        }
    }
}

/// What a line says about the table; nothing if it doesn’t begin with a word for it, or goes on with what makes no
/// sense there.
pub(super) fn said(texts: Texts, line: &str) -> Option<Said> {
    meant(texts, line, "remote-word", (&Word::ALL, Word::english), |word, rest| match word {
        // Others read a text as it was typed.
        Word::Say | Word::Club | Word::Report => word.said(&rest.written),
        _ => word.said(&rest.plain),
    })
}

/// The text after a word.
pub(super) struct Rest {
    /// In lower case, without accents.
    pub(super) plain: String,
    /// As it was typed.
    pub(super) written: String,
}

/// What a line means that begins with one of some words, as it is typed in English or in a language, whose words stand
/// under keys that begin like `keys`; nothing if it begins with none, or goes on with what makes no sense there.
pub(super) fn meant<W: Copy, S>(
    texts: Texts,
    line: &str,
    keys: &str,
    (words, english): (&[W], impl Fn(W) -> &'static str),
    means: impl Fn(W, &Rest) -> Option<S>,
) -> Option<S> {
    let text = plain_words(line);
    words.iter().find_map(|&word| {
        let english = english(word);
        let others = texts.get(&format!("{keys}-{}", english.replace(' ', "-")));
        let mut words = others.split(',').map(plain_words).chain([english.to_owned()]);
        words.find_map(|typed| {
            let rest = text.strip_prefix(&typed)?;
            let ends = rest.is_empty() || rest.starts_with(' ');
            let written = line.split_whitespace().skip(typed.split(' ').count());
            let rest = Rest { plain: rest.trim().to_owned(), written: written.collect::<Vec<_>>().join(" ") };
            ends.then(|| means(word, &rest)).flatten()
        })
    })
}

/// The answer to what everybody is asked.
pub(super) fn voted(texts: Texts, room: &Room, text: &str) -> Option<TableCommand> {
    let said = |key: &str| texts.get(key).split(',').any(|word| plain_words(word) == text);
    if !room.is_asked() {
        None
    } else if said("word-yes") {
        Some(TableCommand::Answer { yes: true })
    } else {
        said("word-no").then_some(TableCommand::Answer { yes: false })
    }
}

/// The command of an empty line: whatever goes on with the table.
pub(super) fn entered(room: &Room, at: Option<&PlayerState>) -> Option<TableCommand> {
    let commands =
        [TableCommand::Sit { place: None }, TableCommand::Return {}, TableCommand::Ready { cut: None }];
    let declines = at.is_some_and(|at| at.may.claim && matches!(at.turn, Turn::Other(_)));
    commands
        .into_iter()
        .find(|command| room.may(command))
        .or_else(|| declines.then_some(TableCommand::Decline {}))
}
