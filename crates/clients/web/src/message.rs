//! What page and worker say to each other: each request has a number that its reply repeats. A message travels as bytes
//! of `postcard`, which reads fields in their order, and so compiles to much less than names to be looked up.

use desk::wire::{DeskReply, DeskRequest, Opening, Preferences, Summary, Update};
use js_sys::Uint8Array;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use wasm_bindgen::{JsCast, JsValue};

/// What the page asks of the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// The language of all that follows, and how the player likes the table.
    Speak {
        /// The code of the language.
        lang: String,
        /// What the player likes.
        #[serde(rename = "wishes")]
        preferences: Preferences,
    },
    /// The matches that are saved and not over.
    #[serde(rename = "kept")]
    Saved,
    /// Go on with a match; with the last one if none is named.
    Resume {
        /// Its number.
        table: Option<u32>,
        /// Whether it is taken from the tab that plays it.
        take_over: bool,
    },
    /// Look at a match that another tab plays.
    Watch(u32),
    /// The table is left: another tab may go on with its match.
    Leave,
    /// Begin a match; those in progress are saved.
    Open(Box<Opening>),
    /// Something at the table of a match, or at the one that lies here if it has no number.
    Desk {
        /// The number of the match.
        table: Option<u32>,
        /// What to do there.
        request: DeskRequest,
    },
    /// Try again to keep the match.
    Keep,
    /// End a match that is saved; what was played of it goes into the history.
    PutBy(u32),
    /// A match that is saved, as it is.
    Save(u32),
    /// The games played in this browser.
    History,
    /// Something at a finished game that is being looked through.
    Show {
        /// Which one.
        game: u32,
        /// What to do there.
        request: DeskRequest,
    },
    /// A file with a finished game; with all of them if none is named.
    Export(Option<u32>),
    /// Takes in games.
    Import {
        /// The file.
        text: String,
        /// The player's own name, by which they are known in records alone; empty if they have none.
        you: String,
    },
    /// Deletes a finished game; all of them if none is named.
    Forget(Option<u32>),
    /// Begin a lesson, a puzzle or a challenge: a [`desk::wire::LessonWish`] as JSON, which only the part reads that
    /// has lessons.
    Learn(String),
    /// Something at the table of the lesson.
    Lesson(DeskRequest),
    /// Something at a table online, as `online::far` packs it.
    Far(Vec<u8>),
    /// Something of a backup, as [`crate::backup`] packs it.
    Backup(Vec<u8>),
}

/// What the worker replies.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Response {
    /// It is done.
    Done,
    /// The table.
    Desk(Box<DeskReply>),
    /// The table of a match that is played here, and the number under which it is saved.
    Table {
        /// The number; none if it could not be saved.
        table: Option<u32>,
        /// The table.
        update: Box<Update>,
    },
    /// Another tab plays this match.
    Elsewhere {
        /// Its number.
        table: u32,
        /// Its table in words.
        words: String,
    },
    /// The matches that are saved and not over, the one that was begun last first.
    #[serde(rename = "kept")]
    Saved(Vec<Waiting>),
    /// The games played, the last one first.
    History(Vec<Played>),
    /// A text to be saved as a file.
    File {
        /// How the file is called.
        name: String,
        /// The contents of the file.
        text: String,
    },
    /// Games were taken in.
    Imported {
        /// The number of games that were not here.
        new: usize,
        /// The number of games that were here already.
        known: usize,
    },
    /// The reply to something of a backup, as [`crate::backup`] packs it.
    Backup(Vec<u8>),
}

/// A match that is saved.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Waiting {
    /// Its number in this browser.
    pub id: u32,
    /// Its table in words; none if it can't be read.
    pub words: Option<String>,
    /// Whether another tab plays it.
    pub elsewhere: bool,
}

/// What the worker says without having been asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum News {
    /// Another tab has taken over the match of this number.
    TakenOver(u32),
    /// Another tab has kept something of this match.
    Moved(u32),
    /// The match could not be saved.
    #[serde(rename = "NotKept")]
    NotSaved {
        /// Because there is no room.
        full: bool,
    },
    /// The match could be saved again.
    #[serde(rename = "KeptAgain")]
    SavedAgain,
}

/// What comes from the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Said {
    /// The reply to a request.
    Reply(Replied),
    /// Something else.
    News(News),
    /// What happens at a table online, as `online::far` packs it.
    Far(Vec<u8>),
}

/// A game in the history.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Its number in this browser.
    pub id: u32,
    /// When it ended, in milliseconds since 1970.
    pub ended: f64,
    /// Its summary; none if it can't be read, by this version at least.
    pub summary: Option<Summary>,
}

/// A message as it travels.
pub fn pack(message: &impl Serialize) -> Option<Uint8Array> {
    postcard::to_allocvec(message).ok().map(|bytes| bytes.as_slice().into())
}

/// What came, if it is such a message.
pub fn unpack<T: DeserializeOwned>(came: &JsValue) -> Option<T> {
    postcard::from_bytes(&came.dyn_ref::<Uint8Array>()?.to_vec()).ok()
}

/// A request on its way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Asked {
    /// Its number.
    pub number: u32,
    /// The request.
    pub request: Request,
}

/// A reply on its way; an error is a sentence for the player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Replied {
    /// The number of the request.
    pub number: u32,
    /// What came of it.
    pub result: Result<Response, String>,
}

#[cfg(test)]
pub(crate) mod tests {
    use std::fmt::Debug;

    use cards::{Indices, SortBy, Sorting};
    use desk::wire::{
        Advice, Alternative, Animation, ClaimRest, Column, Finding, HandSummary, Hint, LessonRequest,
        LogLine, OpenRequest, Pick, Picked, Record, ReplayAt, ReplayStep, Retell, ReviewFrom, ReviewPart,
        Score, ScoreLine, ScoreView, Share, Standing, TableRequest, Tap, Typed, TypedReply,
    };
    use desk::{Answer, Desk};
    use table::{Seat, Seed};
    use texts::Lang;

    use super::*;

    pub(crate) fn travels<T: Serialize + DeserializeOwned + PartialEq + Debug>(message: &T) {
        let bytes = postcard::to_allocvec(message).unwrap();
        assert_eq!(postcard::from_bytes::<T>(&bytes).as_ref(), Ok(message));
        assert!(postcard::from_bytes::<T>(&bytes[..bytes.len() - 1]).is_err(), "{message:?}");
    }

    fn opening() -> Opening {
        Opening { rules: "australian-4".to_owned(), seat: Some(2), cut: true, ..Opening::default() }
    }

    fn preferences() -> Preferences {
        let sorting = Sorting { by: SortBy::Ranks, ..Sorting::default() };
        Preferences { indices: Indices::Ardv, sorting, forced: true, guidance: true }
    }

    fn desk_requests() -> Vec<DeskRequest> {
        let cards = ["10H", "X"].map(|card| card.parse().unwrap()).to_vec();
        vec![
            TableRequest::Look.into(),
            TableRequest::Next.into(),
            TableRequest::Cut(20).into(),
            TableRequest::Act("7H".to_owned()).into(),
            TableRequest::Undo.into(),
            OpenRequest::Wait(true).into(),
            OpenRequest::Tap(Tap::Announce).into(),
            LessonRequest::Why.into(),
            Retell.into(),
            Typed("sept cœurs".to_owned()).into(),
            Pick(cards).into(),
            Hint.into(),
            ClaimRest.into(),
            Score.into(),
            ReplayAt { hand: 1, step: 300 }.into(),
            ReviewFrom { hand: 1, from: 2, everybody: true }.into(),
            Share { hand: 3, step: 20 }.into(),
            Record.into(),
        ]
    }

    fn replies() -> Vec<DeskReply> {
        let mut desk = Desk::open::<five_hundred::Rules>(&opening(), Seed([1; 32]), Lang::Fr).unwrap();
        let Ok(Answer::Reply(DeskReply::Table(update))) = desk.answer(TableRequest::Look.into()) else {
            panic!("there is no table")
        };
        let (words, card) = ("quatre as".to_owned(), "AS".parse().unwrap());
        let drew = Animation::Drew { seat: Seat(1), card: Some(card) };
        let told = vec![LogLine { words: words.clone(), animation: drew }];
        let weighed =
            vec![Alternative { action: "pass".to_owned(), words: words.clone(), expected: words.clone() }];
        let finding = Finding {
            step: 4,
            seat: Seat(3),
            good: false,
            words: words.clone(),
            thought: Some(words.clone()),
            seen: None,
            weighed: weighed.clone(),
        };
        let line = ScoreLine { hand: 1, what: words.clone(), made: Some(true), cells: vec![(-40, 500)] };
        let typed = [
            TypedReply::Table(update.clone()),
            TypedReply::Which(Vec::new()),
            TypedReply::Chosen(card),
            TypedReply::Text(vec![words.clone()]),
            TypedReply::Request(Hint.into()),
            TypedReply::Review,
            TypedReply::Rules,
            TypedReply::Leave,
            TypedReply::Hurry,
        ];
        let mut replies = vec![
            DeskReply::ClaimRest(update.clone()),
            DeskReply::Open(open_table()),
            DeskReply::Hint(Advice {
                words: words.clone(),
                label: words.clone(),
                action: "AS".to_owned(),
                cards: vec![card],
                alternatives: weighed,
            }),
            DeskReply::Pick(Picked { words: words.clone(), offers: Vec::new() }),
            DeskReply::Score(ScoreView {
                columns: vec![Column { name: words.clone(), mine: true, won: true }],
                lines: vec![line],
                notes: vec![words.clone()],
                turned: Some(1),
                story: vec![words.clone()],
            }),
            DeskReply::Replay(Box::new(ReplayStep {
                hand: 0,
                hands: 2,
                step: 7,
                steps: 60,
                marks: vec![4, 8],
                told: told.clone(),
                result: words.clone(),
                unreviewed: Some(words.clone()),
                scene: update.scene.clone(),
            })),
            DeskReply::Review(ReviewPart { done: 5, of: 60, findings: vec![finding] }),
            DeskReply::Share(words.clone()),
            DeskReply::Record(words),
            DeskReply::Table(Box::new(Update { told: told.clone(), ..*update })),
            DeskReply::Retell(told),
        ];
        replies.extend(typed.map(DeskReply::Typed));
        replies
    }

    fn open_table() -> Box<Update> {
        let opening = Opening { rules: "quebec-4+laws=open".to_owned(), errors: 20, ..opening() };
        let opening = Opening { cut: false, ..opening };
        let mut desk = Desk::open_openly(&opening, Seed([1; 32]), Lang::Fr).unwrap();
        match desk.answer(OpenRequest::Wait(true).into()) {
            Ok(Answer::Reply(DeskReply::Open(update))) if update.scene.open.is_some() => update,
            other => panic!("there is no open table: {other:?}"),
        }
    }

    #[test]
    fn what_the_page_asks_comes_to_the_worker_as_it_was() {
        let lang = "fr".to_owned();
        let mut requests = vec![
            Request::Speak { lang, preferences: preferences() },
            Request::Saved,
            Request::Resume { table: None, take_over: false },
            Request::Resume { table: Some(1_795_411_200), take_over: true },
            Request::Watch(7),
            Request::Leave,
            Request::Keep,
            Request::PutBy(7),
            Request::Save(7),
            Request::Open(Box::new(opening())),
            Request::History,
            Request::Export(None),
            Request::Export(Some(7)),
            Request::Import { text: "{}".to_owned(), you: "Ann".to_owned() },
            Request::Forget(Some(u32::MAX)),
            Request::Learn("win".to_owned()),
            Request::Lesson(LessonRequest::Show.into()),
            Request::Far(vec![1, 200]),
            Request::Backup(vec![1, 200]),
        ];
        requests.extend(desk_requests().into_iter().map(|request| Request::Desk { table: Some(7), request }));
        requests.extend(desk_requests().into_iter().map(|request| Request::Show { game: 1_000, request }));
        for (request, number) in requests.into_iter().zip(0..) {
            travels(&Asked { number, request });
        }
    }

    #[test]
    fn what_the_worker_replies_comes_to_the_page_as_it_was() {
        let words = || "Ann + Cy".to_owned();
        let summary = Summary {
            rules: "quebec-4".to_owned(),
            title: words(),
            names: vec![words()],
            columns: vec![Standing { name: words(), score: -500, won: false, mine: true }],
            hands: vec![HandSummary {
                contract: Some("8S".to_owned()),
                words: words(),
                mine: true,
                made: Some(false),
                points: -240,
            }],
            over: true,
            won: false,
        };
        let mut results = vec![
            Err(words()),
            Ok(Response::Done),
            Ok(Response::Saved(vec![
                Waiting { id: 3, words: Some(words()), elsewhere: true },
                Waiting { id: 2, words: None, elsewhere: false },
            ])),
            Ok(Response::Elsewhere { table: 3, words: words() }),
            Ok(Response::History(vec![
                Played { id: 3, ended: 1.7e12, summary: Some(summary) },
                Played { id: 2, ended: 0.0, summary: None },
            ])),
            Ok(Response::File { name: words(), text: words() }),
            Ok(Response::Imported { new: 2, known: 1 }),
            Ok(Response::Backup(vec![1, 200])),
        ];
        results.extend(replies().into_iter().map(|reply| Ok(Response::Desk(Box::new(reply)))));
        let table = replies().into_iter().find_map(|reply| match reply {
            DeskReply::Table(update) => Some(Response::Table { table: Some(3), update }),
            _ => None,
        });
        results.extend(table.map(Ok));
        for (result, number) in results.into_iter().zip(u32::MAX - 100..) {
            travels(&Said::Reply(Replied { number, result }));
        }
        for news in [News::TakenOver(3), News::Moved(3), News::NotSaved { full: true }, News::SavedAgain] {
            travels(&Said::News(news));
        }
    }
}
