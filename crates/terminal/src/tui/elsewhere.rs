//! A match that a table online keeps: what was heard of it and waits to be shown, one thing after the other; what is wanted of it.

use std::collections::VecDeque;

use card_match::{Advice, Level, News, Standpoint, review::Findings};
use desk::{Followed, NotFollowed};
use online_visitor::heard;
use online_wire::{Telling, Wish};
use serde_json::Value;
use table::{Position, Record, SeatSet, Seq, Table};

use crate::games::ScreenGame;

/// More than this waits to be shown only if somebody has looked away for long: then it is shown at once.
const BEHIND: usize = 8;

/// Something that was heard, and how everything stood right after it.
struct Step<G: ScreenGame> {
    news: News<G>,
    at: Standpoint,
    position: Position,
}

/// A match that is kept at a table online.
pub(crate) struct Elsewhere<G: ScreenGame> {
    /// All that was heard.
    followed: Followed<G>,
    /// What of it waits to be shown.
    waiting: VecDeque<Step<G>>,
    /// The step on the screen.
    shown: (Standpoint, G::View, Position),
    /// This game as far as its hands are over, once it has been asked for.
    finished: Option<Table<G>>,
    /// The hands of an open table that count, as in a result.
    counted: Vec<Value>,
    /// The requests to the table that are still to be sent.
    wishes: Vec<(Wish, Option<Position>)>,
    /// The hands of this game are to be had.
    wants_record: bool,
    /// The position at which claims were let go.
    let_go: Option<Position>,
    /// The end of this hand has been looked at.
    pub(crate) seen_over: bool,
    /// Whether hints are welcome there.
    pub(crate) hints: bool,
    /// Whether the viewer plays in the next hand.
    pub(crate) plays: bool,
}

impl<G: ScreenGame> Elsewhere<G> {
    /// A match as it stood when somebody came, if cards have been dealt.
    pub(crate) fn new(rules: G, now: &Telling) -> Result<Option<Self>, NotFollowed> {
        let mut followed = Followed::new(rules);
        followed.hear(&heard(now))?;
        let Some((view, at)) = followed.now.clone() else { return Ok(None) };
        Ok(Some(Self::of(followed, (at, view, now.position))))
    }

    /// A match that somebody else follows, and lays here to be shown.
    pub(crate) fn showing(rules: G, shown: (Standpoint, G::View, Position)) -> Self {
        Self::of(Followed::new(rules), shown)
    }

    fn of(followed: Followed<G>, shown: (Standpoint, G::View, Position)) -> Self {
        Self {
            followed,
            waiting: VecDeque::new(),
            shown,
            finished: None,
            counted: Vec::new(),
            wishes: Vec::new(),
            wants_record: true,
            let_go: None,
            seen_over: false,
            hints: false,
            plays: false,
        }
    }

    /// Shows a match as it stands now.
    pub(crate) fn show(&mut self, shown: (Standpoint, G::View, Position)) {
        self.shown = shown;
    }

    /// Learns which hands of an open table count.
    pub(crate) fn count(&mut self, counted: Vec<Value>) {
        self.counted = counted;
    }

    /// The record of the hands that are over is to be had again.
    pub(crate) fn ask_for_record(&mut self) {
        self.wants_record = true;
    }

    /// Takes in what happened with the cards; it is shown in its turn.
    pub(crate) fn hear(&mut self, telling: &Telling) -> Result<(), NotFollowed> {
        if telling.events.is_empty() && telling.view.is_none() && telling.standpoint.is_none() {
            return Ok(());
        }
        let events = self.followed.hear(&heard(telling))?;
        if let Some((view, at)) = self.followed.now.clone() {
            let news = News { seq: Seq(telling.seq.0), events, view, turn: at.turn };
            self.waiting.push_back(Step { news, at, position: telling.position });
        }
        Ok(())
    }

    pub(crate) fn now(&self) -> (Standpoint, G::View) {
        (self.shown.0.clone(), self.shown.1.clone())
    }

    /// The position that is shown.
    pub(crate) const fn position(&self) -> Position {
        self.shown.2
    }

    /// The rules of the table.
    pub(crate) const fn rules(&self) -> &G {
        &self.followed.rules
    }

    /// Whether something waits to be shown.
    pub(crate) fn has_news(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Whether so much waits that nothing is waited for any more.
    pub(crate) fn is_behind(&self) -> bool {
        self.waiting.len() > BEHIND
    }

    /// Shows the next thing that was heard.
    pub(crate) fn next(&mut self) -> Option<News<G>> {
        let Step { news, at, position } = self.waiting.pop_front()?;
        self.shown = (at, news.view.clone(), position);
        if news.events.iter().any(|event| matches!(event, table::Event::Dealt { .. })) {
            self.seen_over = false;
        }
        self.wants_record |= news.events.iter().any(|event| matches!(event, table::Event::HandOver));
        Some(news)
    }

    pub(crate) fn act(&mut self, action: G::Action) {
        self.act_as_written(action.to_string());
    }

    pub(crate) fn act_as_written(&mut self, action: String) {
        self.wishes.push((Wish::Act(action), Some(self.shown.2)));
    }

    /// Asks for something that is no matter of cards.
    pub(crate) fn wish(&mut self, wish: Wish) {
        self.wishes.push((wish, None));
    }

    pub(crate) fn ready(&mut self, cut: Option<usize>) {
        self.wishes.push((Wish::Ready { cut }, None));
    }

    pub(crate) fn claim_rest(&mut self) {
        self.wishes.push((Wish::ClaimRest {}, None));
    }

    pub(crate) fn undo(&mut self) {
        self.wishes.push((Wish::Undo {}, None));
    }

    /// Lets go what could be claimed, once.
    pub(crate) fn let_go(&mut self) {
        if !self.has_let_go() {
            self.let_go = Some(self.shown.2);
            self.wishes.push((Wish::LetGo {}, None));
        }
    }

    /// Whether the claims of the moment were let go.
    pub(crate) fn has_let_go(&self) -> bool {
        self.let_go == Some(self.shown.2)
    }

    /// The requests to the table that are still to be sent.
    pub(crate) fn wishes(&mut self) -> Vec<(Wish, Option<Position>)> {
        std::mem::take(&mut self.wishes)
    }

    /// Whether the record of the hands that are over is to be had, once.
    pub(crate) fn wants_record(&mut self) -> bool {
        std::mem::take(&mut self.wants_record)
    }

    /// The games of the table, as far as they are over.
    pub(crate) fn learn_record(&mut self, games: &[Value]) {
        let game = games.get(self.shown.0.game as usize);
        let record = game.and_then(|game| Record::read(&game.to_string()).ok());
        self.finished = record.and_then(|record| Table::from_record(&record).ok());
    }

    /// The finished hands of this game.
    pub(crate) fn hands(&self) -> &[Value] {
        self.finished.as_ref().map_or(&self.counted, Table::finished_hands)
    }

    /// The game right after its last finished hand.
    pub(crate) fn last_hand(&self) -> Option<Table<G>> {
        let table = self.finished.as_ref()?;
        table.after_hand(table.finished_hands().len().checked_sub(1)?)
    }

    /// The last finished hand, to be judged.
    pub(crate) fn review(&self, everybody: bool, level: Level) -> Option<Findings<G>> {
        let table = self.last_hand()?;
        let all = SeatSet::all(self.rules().seats());
        let seats = self.shown.0.me().filter(|_| !everybody).map_or(all, SeatSet::of);
        Some(Findings::of_record(&table, seats, level, 1))
    }

    /// What a good player would do, where hints are welcome.
    pub(crate) fn advice(&self) -> Option<Advice<G>> {
        if self.hints && !self.has_news() { self.followed.advice() } else { None }
    }
}
