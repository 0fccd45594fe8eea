//! A desk at a table whose match is kept elsewhere: it follows what the viewer is told, makes the same scenes of it, and
//! gives back what is to be done by whoever keeps the match.

use card_match::{EventIn, Standpoint};
use cards::Card;
use desk_wire::{
    Advice, DeskReply, DeskRequest, LogLine, Moment, Pick, Refused, Retell, Scene, TableRequest, Typed,
    TypedReply, Wishes,
};
use narration::{Reader, TypedCommand, input};
use serde_json::{Map, Value};
use table::{Event, Game as _};
use texts::{Lang, Sheet, Texts};

use crate::{
    Heard, NotFollowed, Unanswered, advice, game::OnDesk, open::OpenFollowing, projection::Projection,
    recital::Meant, seat_state::SeatState,
};

/// A desk at a table whose match is kept elsewhere.
pub struct RemoteDesk(Box<dyn Follows>);

impl RemoteDesk {
    /// Sits down at a table of these rules, before anything is known of it.
    ///
    /// # Errors
    /// The rules are none, in a sentence.
    pub fn new<G: OnDesk>(rules: &Map<String, Value>, lang: Lang) -> Result<Self, String> {
        let texts = Texts::new(lang);
        let rules = G::read_rules(rules).map_err(|problems| {
            problems.0.iter().map(|problem| texts.problem(problem)).collect::<Vec<_>>().join(" ")
        })?;
        Ok(Self(Box::new(Following::new(rules, lang))))
    }

    /// Sits down at a table of the game of this name.
    ///
    /// # Errors
    /// There is no such game, or the rules are none, in a sentence.
    pub fn of(game: &str, rules: &Map<String, Value>, lang: Lang) -> Result<Self, String> {
        let is_open = rules.get("laws").is_some_and(|laws| laws == "open");
        match game {
            five_hundred::Rules::NAME if is_open => Self::openly(rules, lang),
            five_hundred::Rules::NAME => Self::new::<five_hundred::Rules>(rules, lang),
            rummy_500::Rules::NAME => Self::new::<rummy_500::Rules>(rules, lang),
            other => Err(table::quoted(other)),
        }
    }

    /// Sits down at an open table of these rules.
    ///
    /// # Errors
    /// The rules are none, in a sentence.
    pub fn openly(rules: &Map<String, Value>, lang: Lang) -> Result<Self, String> {
        Ok(Self(Box::new(OpenFollowing::new(rules, lang)?)))
    }

    /// Takes in what happened: what is told of it.
    ///
    /// # Errors
    /// It can't be of this table; then nothing has changed.
    pub fn follow(&mut self, heard: &Heard<'_>) -> Result<Vec<LogLine>, NotFollowed> {
        self.0.follow(heard)
    }

    /// The table now; nothing before the first deal.
    #[must_use]
    pub fn scene(&self) -> Option<Scene> {
        self.0.scene()
    }

    /// Answers what can be answered here; gives back, as [`Unanswered::Aside`], what is for whoever keeps the match.
    ///
    /// # Errors
    /// Why it is refused, or the request itself.
    pub fn answer(&self, request: DeskRequest) -> Result<DeskReply, Unanswered> {
        self.0.answer(request)
    }

    /// What a good player would do in the place of whoever follows, from what they were told alone.
    ///
    /// # Errors
    /// It is not their turn, or they watch; or this is no table with hints.
    pub fn advise(&self) -> Result<Advice, Refused> {
        self.0.advise()
    }

    /// The question to the viewer in words: what they do in their turn, or whether they claim something; nothing if
    /// nobody asks them.
    #[must_use]
    pub fn question(&self) -> Option<String> {
        self.0.question()
    }

    /// What a command tells that asks for words alone; nothing where another kind of answer is wanted.
    #[must_use]
    pub fn recite(&self, command: TypedCommand) -> Vec<String> {
        self.0.recite(command)
    }

    /// The lines that follow the sentences of what happened last, for those who read lines.
    #[must_use]
    pub fn asides(&self) -> Vec<String> {
        self.0.asides()
    }

    /// The action that a card by itself means now, as it is written.
    #[must_use]
    pub fn action_of_card(&self, card: Card) -> Option<String> {
        self.0.action_of_card(card)
    }

    /// Cards, calls and tricks of an open table, with what the viewer could call or play in their turn, and where they stand;
    /// nothing before the first deal, or where the laws are enforced.
    #[must_use]
    pub fn open_table(&self) -> Option<(five_hundred::View, Standpoint)> {
        self.0.open_table()
    }

    /// The rules of the table.
    #[must_use]
    pub fn rule_sheet(&self) -> Sheet {
        self.0.rule_sheet()
    }

    /// Shows the table as the player likes it.
    pub fn wish(&mut self, wishes: Wishes) {
        self.0.wish(wishes);
    }

    /// Tells cards and scores as a reader wants them told.
    pub fn tell_as(&mut self, reader: Reader) {
        self.0.tell_as(reader);
    }

    /// Goes on in another language.
    pub fn speak(&mut self, lang: Lang) {
        self.0.speak(lang);
    }

    /// The name of the table.
    #[must_use]
    pub fn title(&self) -> &str {
        self.0.title()
    }
}

impl std::fmt::Debug for RemoteDesk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("RemoteDesk").field(&self.title()).finish()
    }
}

/// A table of some game that is followed.
pub(crate) trait Follows {
    fn follow(&mut self, heard: &Heard<'_>) -> Result<Vec<LogLine>, NotFollowed>;
    fn scene(&self) -> Option<Scene>;
    fn answer(&self, request: DeskRequest) -> Result<DeskReply, Unanswered>;
    fn advise(&self) -> Result<Advice, Refused>;
    fn question(&self) -> Option<String>;
    fn recite(&self, command: TypedCommand) -> Vec<String>;
    fn asides(&self) -> Vec<String>;
    fn action_of_card(&self, card: Card) -> Option<String>;
    fn open_table(&self) -> Option<(five_hundred::View, Standpoint)> {
        None
    }
    fn rule_sheet(&self) -> Sheet;
    fn wish(&mut self, wishes: Wishes);
    fn tell_as(&mut self, reader: Reader);
    fn speak(&mut self, lang: Lang);
    fn title(&self) -> &str;
}

/// A table that is followed.
struct Following<G: OnDesk> {
    seat: SeatState<G>,
    /// What was told of this hand.
    told: Vec<LogLine>,
    /// How the hand stood after some of it, and how much had been told then.
    steps: Vec<(G::View, usize)>,
    /// What happened last.
    last: Vec<EventIn<G>>,
}

impl<G: OnDesk> Following<G> {
    fn new(rules: G, lang: Lang) -> Self {
        Self { seat: SeatState::new(rules, lang), told: Vec::new(), steps: Vec::new(), last: Vec::new() }
    }

    /// The events in words, now that the view after them is known.
    fn tell(&mut self, events: &[EventIn<G>]) -> Vec<LogLine> {
        self.seat.note_gains(events.iter());
        let Some((view, at)) = &self.seat.known.now else { return Vec::new() };
        let told = self.seat.words(events, view, at.turn);
        if events.iter().any(|event| matches!(event, Event::Dealt { .. })) {
            self.told.clear();
            self.steps.clear();
        }
        if events.iter().any(|event| matches!(event, Event::TakenBack)) {
            self.untell();
        }
        self.told.extend(told.iter().cloned());
        if let Some((view, _)) = &self.seat.known.now {
            self.steps.push((view.clone(), self.told.len()));
        }
        told
    }

    /// Forgets what was told of what has been taken back: all that came after the hand stood as it does again.
    fn untell(&mut self) {
        let Some((view, _)) = &self.seat.known.now else { return };
        if let Some(at) = self.steps.iter().rposition(|(then, _)| then == view) {
            self.told.truncate(self.steps[at].1);
            self.steps.truncate(at + 1);
        }
    }

    fn typed(&self, text: &str, table: &Projection<'_, G>) -> Result<TypedReply, Unanswered> {
        let read = input::read::<G>(text, table.view, &table.narrator.texts, &table.narrator.names);
        match table.meant(read, text)? {
            Meant::Act(action) => Err(Unanswered::Aside(TableRequest::Act(action.to_string()).into())),
            // Others set the pace there.
            Meant::Reply(TypedReply::Hurry) => Err(self.seat.refused("note-not-watching").into()),
            Meant::Reply(reply) => Ok(reply),
        }
    }
}

impl<G: OnDesk> Follows for Following<G> {
    fn follow(&mut self, heard: &Heard<'_>) -> Result<Vec<LogLine>, NotFollowed> {
        let events = self.seat.known.hear(heard)?;
        if let Some((_, at)) = &self.seat.known.now {
            self.seat.narrator.learn_names(at.people.clone());
        }
        let told = self.tell(&events);
        self.last = events;
        Ok(told)
    }

    fn scene(&self) -> Option<Scene> {
        self.seat.scene()
    }

    fn answer(&self, request: DeskRequest) -> Result<DeskReply, Unanswered> {
        let table = self.seat.table()?;
        Ok(match request {
            DeskRequest::Table(TableRequest::Look) => DeskReply::Table(self.seat.update(Vec::new())?),
            DeskRequest::Retell(Retell) => DeskReply::Retell(self.told.clone()),
            DeskRequest::Pick(Pick(cards)) => DeskReply::Pick(table.pick(&cards)),
            DeskRequest::Typed(Typed(text)) => DeskReply::Typed(self.typed(&text, &table)?),
            other => return Err(Unanswered::Aside(other)),
        })
    }

    fn advise(&self) -> Result<Advice, Refused> {
        let table = self.seat.table()?;
        let key = if table.at.me().is_none() { "note-watching" } else { "note-not-your-turn" };
        let found = self.seat.known.advice().ok_or_else(|| self.seat.refused(key))?;
        Ok(advice::in_words(&table.look(), &found))
    }

    fn question(&self) -> Option<String> {
        let table = self.seat.projection()?;
        let claims = match table.moment() {
            Moment::Mine => false,
            Moment::Claim => true,
            _ => return None,
        };
        Some(table.rules.question(table.view, table.narrator, claims))
    }

    fn recite(&self, command: TypedCommand) -> Vec<String> {
        self.seat.projection().and_then(|table| table.recited(command)).unwrap_or_default()
    }

    fn asides(&self) -> Vec<String> {
        let Some(table) = self.seat.projection() else { return Vec::new() };
        self.last.iter().flat_map(|event| table.rules.after(event, table.view, table.narrator)).collect()
    }

    fn action_of_card(&self, card: Card) -> Option<String> {
        self.seat.known.now.as_ref().map(|(view, _)| G::action_of_card(view, card).to_string())
    }

    fn rule_sheet(&self) -> Sheet {
        self.seat.narrator.texts.rule_sheet(&self.seat.known.rules)
    }

    fn tell_as(&mut self, reader: Reader) {
        self.seat.narrator.reader = reader;
    }

    fn wish(&mut self, wishes: Wishes) {
        self.seat.wish(wishes);
    }

    fn speak(&mut self, lang: Lang) {
        self.seat.speak(lang);
    }

    fn title(&self) -> &str {
        &self.seat.title
    }
}
