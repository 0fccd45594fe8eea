//! One person's table: a session, what he is told of it, and his orders.

use cards::Card;
use session::{Command, Draw, Entry, Event, EventIn, Narrator, Save, Session, Turn, input};
use table::{Record, Seat, SeatSet};
use texts::{Lang, Texts};

use crate::{
    Advice, Alternative, Answer, Can, Column, Cut, Felt, Happening, Moment, Order, Scene, ScoreLine,
    ScoreSheet, Sort, Told, Update,
    film::Film,
    game::{Look, OnDesk},
    judging::Judging,
    scenes::{self, Frame},
    share,
};

/// Whoever answers orders: a table that is played, or a record that is shown.
pub(crate) trait Seated {
    /// Does what is asked, or says why it can't be done.
    fn answer(&mut self, order: Order) -> Answer;
    /// The match as it is kept; nothing for what is only shown.
    fn save(&self) -> Option<String>;
    /// The finished hands.
    fn record(&self) -> Record;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// What lies on the table, in a line.
    fn in_words(&self) -> String;
    /// The player's seat.
    fn seat(&self) -> Option<Seat>;
    /// Goes on in another language.
    fn speak(&mut self, lang: Lang);
}

/// A match that is played.
pub(crate) struct Sitting<G: OnDesk> {
    session: Session<G>,
    narrator: Narrator,
    title: String,
    /// The draw for the game that is about to begin.
    draw: Option<Draw>,
    games_before: u32,
    sort: Sort,
    /// The review of a hand, as far as it has come.
    judging: Option<Judging<G>>,
}

impl<G: OnDesk> Sitting<G> {
    pub(crate) fn new(session: Session<G>, draw: Option<Draw>, lang: Lang) -> Self {
        let texts = Texts::for_rules(lang, session.rules());
        let narrator = Narrator::new(&session, texts, false);
        let title = texts.rule_sheet(session.rules()).title;
        Self { session, narrator, title, draw, games_before: 0, sort: Sort::default(), judging: None }
    }

    fn texts(&self) -> &Texts {
        &self.narrator.texts
    }

    fn refused(&self, key: &str) -> Answer {
        Answer::Refused(self.texts().get(key))
    }

    /// A bot that is about to claim is not told of: it is awaited whose turn it is.
    fn moment(&self, view: &G::View) -> Moment {
        match self.session.turn() {
            Turn::Deal => Moment::Deal,
            Turn::Over => Moment::Over,
            _ if self.session.may_act() && G::awaited(view) == self.session.me() => Moment::Mine,
            _ if self.session.claimable().is_some() => Moment::Claim,
            _ => Moment::Theirs,
        }
    }

    fn look<'a>(&'a self, view: &'a G::View) -> Look<'a, G> {
        let moment = self.moment(view);
        let playing = !matches!(moment, Moment::Deal | Moment::Over);
        Look {
            rules: self.session.rules(),
            view,
            narrator: &self.narrator,
            nearest: self.session.nearest(),
            me: self.session.me(),
            moment,
            acting: G::awaited(view).filter(|_| playing).map(SeatSet::of).unwrap_or_default(),
            sort: self.sort,
        }
    }

    /// The table now.
    pub(crate) fn scene(&self) -> Scene {
        let view = self.session.view();
        let look = self.look(&view);
        let frame = Frame {
            title: &self.title,
            games_before: self.games_before,
            ask: self.ask(&look),
            totals: scenes::totals(&self.session, &self.narrator),
            can: self.can(),
        };
        let mut scene = if self.session.has_begun() {
            let mut scene = frame.scene(&look);
            let winners = self.session.standing().winners;
            let over = (look.moment == Moment::Over).then_some(winners);
            if let Some(result) = scenes::result(&look, over, self.cut()) {
                scene.panel = result;
            }
            scene
        } else {
            scenes::undealt(&look, frame, self.drawn(), self.cut())
        };
        let waiting = self.session.company().waiting();
        scene.waiting = (!waiting.is_empty()).then(|| self.narrator.sitting_out(&waiting));
        for pod in &mut scene.pods {
            pod.level = self.level(pod.seat);
        }
        scene
    }

    fn ask(&self, look: &Look<'_, G>) -> String {
        let key = match look.moment {
            Moment::Deal if self.cut().is_some() => "desk-ask-cut",
            Moment::Deal if !self.session.has_begun() => "desk-ask-deal",
            Moment::Deal => "over-title-hand",
            Moment::Over => "over-title-game",
            _ => return G::ask(&self.session, look),
        };
        look.text(key)
    }

    fn can(&self) -> Can {
        Can {
            hint: self.session.may_act(),
            undo: self.session.may_undo(),
            claim_rest: self.session.may_claim_rest(),
            review: self.session.may_review(),
        }
    }

    /// How well the player at a seat plays, unless it is the person himself.
    fn level(&self, seat: Seat) -> Option<String> {
        let person = self.session.company().players().get(seat.index()).copied()?;
        let level = self.session.level(person).name();
        (person != 0).then(|| self.texts().format("desk-level", &[("level", level.into())]))
    }

    /// The cut, if it is the player's.
    fn cut(&self) -> Option<Cut> {
        let mine = self.session.turn() == Turn::Deal && self.session.i_cut();
        mine.then(|| Cut {
            least: *self.session.cuts().start(),
            most: *self.session.cuts().end(),
            half: self.session.half(),
            label: Texts::capitalised(&self.texts().get("key-cut")),
        })
    }

    /// What was drawn for seats and the deal.
    fn drawn(&self) -> Felt {
        let Some(draw) = &self.draw else { return Felt::Empty };
        let mut spread: Vec<(String, Vec<Card>)> = Vec::new();
        for &(person, card) in draw.rounds.iter().flatten() {
            let name = self.narrator.person(person);
            match spread.iter_mut().find(|(other, _)| other == name) {
                Some((_, cards)) => cards.push(card.face()),
                None => spread.push((name.to_owned(), vec![card.face()])),
            }
        }
        Felt::Draw { spread, decided: self.narrator.draw_decided(draw, &self.session) }
    }

    fn table(&self, told: Vec<Told>) -> Answer {
        Answer::Table(Box::new(Update { told, scene: self.scene() }))
    }

    /// What happened, in words and for the eye.
    fn told(&self, events: &[EventIn<G>]) -> Answer {
        let view = self.session.view();
        let look = self.look(&view);
        let told = events.iter().map(|event| Told {
            words: self.narrator.sentence(event, &self.session),
            what: match event {
                Event::Cut { seat, .. } => Happening::Cut { seat: *seat },
                Event::Dealt { dealer, .. } => Happening::Dealt { dealer: *dealer },
                Event::In(event) => G::happening(&look, event),
                Event::HandOver => Happening::HandOver,
                Event::GameOver => {
                    Happening::GameOver { mine: self.narrator.is_mine(self.session.standing().winners) }
                }
            },
        });
        self.table(told.collect())
    }

    fn next(&mut self) -> Answer {
        match self.session.turn() {
            Turn::Deal => self.deal(None),
            Turn::Over => self.next_game(),
            Turn::Other(_) if self.moment(&self.session.view()) != Moment::Mine => {
                let events = self.session.bot_acts();
                self.told(&events)
            }
            Turn::Other(_) | Turn::Mine => self.refused("desk-your-turn"),
        }
    }

    fn deal(&mut self, cut: Option<usize>) -> Answer {
        match self.session.deal(cut) {
            Ok(events) => {
                self.draw = None;
                self.told(&events)
            }
            Err(problem) => Answer::Refused(problem),
        }
    }

    fn cut_at(&mut self, count: usize) -> Answer {
        match self.cut() {
            Some(cut) if (cut.least..=cut.most).contains(&count) => self.deal(Some(count)),
            Some(cut) => {
                let args = [("from", cut.least.into()), ("to", cut.most.into())];
                Answer::Refused(self.texts().format("desk-cut-range", &args))
            }
            None => self.refused("desk-no-cut-now"),
        }
    }

    fn next_game(&mut self) -> Answer {
        match self.session.next_game() {
            Ok(draw) => {
                self.narrator.learn_names(&self.session);
                self.games_before += 1;
                self.judging = None;
                self.draw = draw;
                self.table(Vec::new())
            }
            Err(problem) => Answer::Refused(problem),
        }
    }

    fn act(&mut self, action: G::Action) -> Answer {
        let Some(me) = self.session.me() else { return self.refused("note-watching") };
        if !self.session.may_act() {
            return self.refused("note-not-your-turn");
        }
        match self.session.act(action) {
            Ok(events) => self.told(&events),
            Err(refusal) => Answer::Refused(self.texts().refusal_for(&refusal, me, &self.narrator.names)),
        }
    }

    fn act_written(&mut self, text: &str) -> Answer {
        match text.parse::<G::Action>() {
            Ok(action) => {
                let action = G::in_context(action, &self.session.view());
                self.act(action)
            }
            Err(not) => Answer::Refused(self.texts().not_an_action(&not)),
        }
    }

    fn typed(&mut self, text: &str) -> Answer {
        let view = self.session.view();
        match input::read::<G>(text, &view, self.texts(), &self.narrator.names) {
            Some(Entry::Command(command)) => self.command(command),
            Some(Entry::Action(action)) => self.act(action),
            Some(Entry::OneOf(actions)) => {
                let look = self.look(&view);
                Answer::Which(actions.into_iter().map(|action| look.legal_deed(action)).collect())
            }
            Some(Entry::Card(card)) => Answer::Chosen(card.face()),
            None => Answer::Refused(self.not_understood(text, &view)),
        }
    }

    fn not_understood(&self, text: &str, view: &G::View) -> String {
        input::misread::<G>(text, self.texts()).unwrap_or_else(|| {
            let what = self.texts().format("note-not-understood", &[("text", text.trim().into())]);
            format!("{what} {}", self.texts().get(G::expected(view)))
        })
    }

    fn command(&mut self, command: Command) -> Answer {
        match command {
            Command::Help => Answer::Text(self.texts().get(G::HELP).lines().map(str::to_owned).collect()),
            Command::Hint | Command::Why => self.hint(),
            Command::Claim => self.claim_rest(),
            Command::Review => match self.session.finished_hands().len().checked_sub(1) {
                Some(last) => self.replay(last, 0),
                None => self.refused("desk-no-such-hand"),
            },
            Command::Undo => self.undo(),
            Command::Hand => Answer::Text(G::hand(&self.session, &self.narrator)),
            Command::Table => Answer::Text(G::table(&self.session, &self.narrator)),
            Command::Last | Command::Known => Answer::Text(G::reminders(&self.session, &self.narrator)),
            Command::Score => self.score(),
            Command::Rules => Answer::Rules,
            Command::Skip if self.session.me().is_none() => Answer::Hurry,
            Command::Skip => self.refused("note-not-watching"),
            Command::Quit => Answer::Leave,
        }
    }

    fn hint(&self) -> Answer {
        let Some(advice) = self.session.advice() else { return self.refused("note-not-your-turn") };
        let view = self.session.view();
        let action = advice.decision.action;
        let alternatives = self.narrator.alternatives::<G>(&view, &advice.weighed).into_iter();
        let alternatives = alternatives.zip(&advice.weighed).map(|(words, weighed)| Alternative {
            action: weighed.action.to_string(),
            words: words.action,
            expected: words.worth,
        });
        Answer::Advice(Advice {
            words: self.narrator.advice(&advice.decision),
            action: action.to_string(),
            cards: G::cards_of(&self.look(&view), action),
            alternatives: alternatives.collect(),
        })
    }

    fn undo(&mut self) -> Answer {
        if !self.session.undo() {
            return self.refused("note-nothing-to-undo");
        }
        self.judging = None;
        self.table(vec![Told { words: self.texts().get("note-undone"), what: Happening::Other }])
    }

    fn score(&self) -> Answer {
        Answer::Score(sheet(&self.session, &self.narrator))
    }

    fn pick(&self, cards: &[Card]) -> Answer {
        let view = self.session.view();
        Answer::Picked(G::pick(&self.look(&view), cards))
    }

    fn share(&self, hand: usize) -> Answer {
        let finished = self.record();
        let code = share::code(self.session.rules(), &finished, hand, self.session.nearest());
        code.map_or_else(|| self.refused("desk-no-such-hand"), Answer::Copy)
    }

    fn replay(&self, hand: usize, step: usize) -> Answer {
        let film = Film {
            narrator: &self.narrator,
            nearest: self.session.nearest(),
            title: &self.title,
            sort: self.sort,
        };
        let replay = film.at::<G>(self.record(), hand, step);
        replay.map_or_else(|| self.refused("desk-no-such-hand"), |replay| Answer::Replay(Box::new(replay)))
    }
}

impl<G: OnDesk> Sitting<G> {
    fn review(&mut self, hand: usize, from: usize, everybody: bool) -> Answer {
        let record = self.record();
        let me = self.session.me().filter(|_| !everybody);
        Judging::go_on(&mut self.judging, record, hand, from, me).map_or_else(
            || Answer::Refused(self.narrator.texts.get("desk-no-such-hand")),
            |judging| judging.part(&self.narrator),
        )
    }

    fn claim_rest(&mut self) -> Answer {
        if !self.session.may_claim_rest() {
            return self.refused("note-claim-not-now");
        }
        match self.session.claim_rest() {
            Some(events) => {
                let granted = Told { words: self.texts().get("note-claim-granted"), what: Happening::Other };
                let mut update = self.told(&events);
                if let Answer::Table(update) = &mut update {
                    update.told.insert(0, granted);
                }
                update
            }
            None => self.refused("note-claim-refused"),
        }
    }
}

impl<G: OnDesk> Seated for Sitting<G> {
    fn answer(&mut self, order: Order) -> Answer {
        match order {
            Order::Look => self.table(Vec::new()),
            Order::Next => self.next(),
            Order::Cut(count) => self.cut_at(count),
            Order::Act(text) => self.act_written(&text),
            Order::Typed(text) => self.typed(&text),
            Order::Pick(cards) => self.pick(&cards),
            Order::Sort(sort) => {
                self.sort = sort;
                self.table(Vec::new())
            }
            Order::Letters(letters) => {
                self.narrator.indices = letters.into();
                self.table(Vec::new())
            }
            Order::Hint => self.hint(),
            Order::Undo => self.undo(),
            Order::ClaimRest => self.claim_rest(),
            Order::Score => self.score(),
            Order::Replay { hand, step } => self.replay(hand, step),
            Order::Review { hand, from, everybody } => self.review(hand, from, everybody),
            Order::Share { hand } => self.share(hand),
            Order::Record => Answer::Copy(self.record().to_json()),
        }
    }

    fn save(&self) -> Option<String> {
        serde_json::to_string::<Save>(&self.session.save()).ok()
    }

    /// Deals of a hand in progress are secrets.
    fn record(&self) -> Record {
        let mut record = self.session.record().clone();
        record.hands.truncate(self.session.finished_hands().len());
        record
    }

    fn is_over(&self) -> bool {
        self.session.turn() == Turn::Over
    }

    fn in_words(&self) -> String {
        let scores = scenes::totals(&self.session, &self.narrator).into_iter();
        let scores = scores.map(|total| format!("{} {}", total.name, self.narrator.score(total.score)));
        let args = [
            ("title", self.title.clone().into()),
            ("number", (self.session.hand_number() + 1).into()),
            ("scores", scores.collect::<Vec<_>>().join(", ").into()),
        ];
        self.texts().format("desk-in-words", &args)
    }

    fn seat(&self) -> Option<Seat> {
        self.session.me()
    }

    fn speak(&mut self, lang: Lang) {
        let texts = Texts::for_rules(lang, self.session.rules());
        let indices = self.narrator.indices;
        self.narrator = Narrator::new(&self.session, texts, false);
        self.narrator.indices = indices;
        self.title = texts.rule_sheet(self.session.rules()).title;
    }
}

/// The score sheet of a session.
pub(crate) fn sheet<G: OnDesk>(session: &Session<G>, narrator: &Narrator) -> ScoreSheet {
    let sheet = session::ScoreSheet::new(session, narrator);
    let columns = sheet.columns.iter();
    ScoreSheet {
        columns: columns
            .map(|column| Column { name: column.name.clone(), mine: narrator.is_mine(column.side) })
            .collect(),
        lines: sheet.rows.iter().zip(1..).map(|(row, hand)| ScoreLine::of(row, hand)).collect(),
        notes: [Some(sheet.target), sheet.games].into_iter().flatten().collect(),
    }
}

impl ScoreLine {
    /// A hand of the session's sheet.
    fn of(row: &session::ScoreRow, hand: u32) -> Self {
        let head = &row.head;
        let what = match (&head.bid, &head.player) {
            (Some(bid), Some(player)) => format!("{player} {bid}"),
            _ if head.note.is_empty() => head.words.clone(),
            _ => head.note.clone(),
        };
        let made = match head.mark {
            Some(session::Mark::Made) => Some(true),
            Some(session::Mark::Failed) => Some(false),
            Some(session::Mark::Stopped) | None => None,
        };
        let cells = row.points.iter().copied().zip(row.totals.iter().copied());
        Self { hand, what, made, cells: cells.collect() }
    }
}

#[cfg(test)]
impl<G: OnDesk> Sitting<G> {
    /// The match, for tests that compare it with what is shown.
    pub(crate) const fn session(&self) -> &Session<G> {
        &self.session
    }
}
