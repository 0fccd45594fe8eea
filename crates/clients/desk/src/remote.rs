//! A desk at a table whose match is kept elsewhere: it follows what the viewer is told, makes the same scenes of it,
//! and gives back what is to be done by whoever keeps the match.

use crate::wire::{
    Advice, DeskReply, DeskRequest, LogLine, Pick, Preferences, Refused, Retell, Scene, TableRequest, Tap,
    Typed, TypedReply,
};
use card_match::{EventIn, News, PlayerState, open::OpenRules};
use cards::Card;
use serde_json::{Map, Value};
use table::{Event, Game as _, Seq};
use texts::narration::{Reader, TypedCommand};
use texts::{Lang, Sheet, Texts};

use crate::{
    Heard, NotFollowed, Unanswered, at_seat::AtSeat, game::OnDesk, recital::Meant, seat_state::SeatState,
};

/// A desk at a table whose match is kept elsewhere.
pub struct RemoteDesk(Box<dyn Follows>);

impl RemoteDesk {
    /// Sits down at a table of these rules, before anything is known of it.
    ///
    /// # Errors
    /// The rules are none, in a sentence.
    pub fn new<G: OnDesk>(rules: &Map<String, Value>, lang: Lang) -> Result<Self, String> {
        Self::following::<G>(rules, lang)
    }

    fn following<G: AtSeat>(rules: &Map<String, Value>, lang: Lang) -> Result<Self, String> {
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
        Self::following::<OpenRules>(rules, lang)
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

    /// Cards, calls and tricks of an open table, with what the viewer could call or play in their turn, and where they
    /// stand; nothing before the first deal, or where the laws are enforced.
    #[must_use]
    pub fn open_table(&self) -> Option<(five_hundred::View, PlayerState)> {
        self.0.open_table()
    }

    /// The rules of the table.
    #[must_use]
    pub fn rule_sheet(&self) -> Sheet {
        self.0.rule_sheet()
    }

    /// Shows the table as the player likes it.
    pub fn prefer(&mut self, preferences: Preferences) {
        self.0.prefer(preferences);
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
    fn open_table(&self) -> Option<(five_hundred::View, PlayerState)>;
    fn rule_sheet(&self) -> Sheet;
    fn prefer(&mut self, preferences: Preferences);
    fn tell_as(&mut self, reader: Reader);
    fn speak(&mut self, lang: Lang);
    fn title(&self) -> &str;
}

/// A table that is followed.
struct Following<G: AtSeat> {
    seat: SeatState<G>,
    /// What was told of this hand.
    told: Vec<LogLine>,
    /// How the hand stood after some of it, and how much had been told then.
    steps: Vec<(G::View, usize)>,
    /// What happened last.
    last: Vec<EventIn<G>>,
}

impl<G: AtSeat> Following<G> {
    fn new(rules: G, lang: Lang) -> Self {
        Self { seat: SeatState::new(rules, lang), told: Vec::new(), steps: Vec::new(), last: Vec::new() }
    }

    /// The events in words, now that the view after them is known.
    fn tell(&mut self, events: Vec<EventIn<G>>) -> Vec<LogLine> {
        let Some((view, at)) = &self.seat.known.now else { return Vec::new() };
        let news = News { seq: Seq::default(), events, view: view.clone(), turn: at.turn };
        let told = self.seat.told(std::slice::from_ref(&news));
        let News { events, view, .. } = news;
        if events.iter().any(|event| matches!(event, Event::Dealt { .. })) {
            self.told.clear();
            self.steps.clear();
        }
        if events.iter().any(|event| matches!(event, Event::TakenBack)) {
            self.untell();
        }
        self.told.extend(told.iter().cloned());
        self.steps.push((view, self.told.len()));
        self.last = events;
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

    fn typed(&self, text: &str) -> Result<TypedReply, Unanswered> {
        match G::understood(&self.seat, text)? {
            Meant::Act(action) => Err(Unanswered::Aside(TableRequest::Act(action.to_string()).into())),
            // Others set the pace there.
            Meant::Reply(TypedReply::Hurry) => Err(self.seat.refused("note-not-watching").into()),
            Meant::Reply(reply) => Ok(reply),
        }
    }
}

impl<G: AtSeat> Follows for Following<G> {
    fn follow(&mut self, heard: &Heard<'_>) -> Result<Vec<LogLine>, NotFollowed> {
        let events = self.seat.known.hear(heard)?;
        if let Some((_, at)) = &self.seat.known.now {
            self.seat.narrator.learn_names(at.people.clone());
        }
        if heard.view.is_some() {
            // A card that was tapped is where it was to go.
            self.seat.tap.set(Tap::Play);
        }
        Ok(self.tell(events))
    }

    fn scene(&self) -> Option<Scene> {
        self.seat.scene()
    }

    fn answer(&self, request: DeskRequest) -> Result<DeskReply, Unanswered> {
        Ok(match request {
            DeskRequest::Table(TableRequest::Look) => DeskReply::Table(self.seat.update(Vec::new())?),
            DeskRequest::Table(TableRequest::Next) => {
                let goes_on = G::gone_on(&self.seat).map(|action| TableRequest::Act(action.to_string()));
                return Err(Unanswered::Aside(goes_on.unwrap_or(TableRequest::Next).into()));
            }
            DeskRequest::Retell(Retell) => DeskReply::Retell(self.told.clone()),
            DeskRequest::Pick(Pick(cards)) => DeskReply::Pick(G::pick(&self.seat, &cards)?),
            DeskRequest::Typed(Typed(text)) => DeskReply::Typed(self.typed(&text)?),
            other => return G::answer(&self.seat, other),
        })
    }

    fn advise(&self) -> Result<Advice, Refused> {
        G::advice(&self.seat, self.seat.known.advice().as_ref())
    }

    fn question(&self) -> Option<String> {
        G::question(&self.seat)
    }

    fn recite(&self, command: TypedCommand) -> Vec<String> {
        G::recited(&self.seat, command)
    }

    fn asides(&self) -> Vec<String> {
        G::asides(&self.seat, &self.last)
    }

    fn action_of_card(&self, card: Card) -> Option<String> {
        self.seat.known.now.as_ref().map(|(view, _)| G::action_of_card(view, card))
    }

    fn open_table(&self) -> Option<(five_hundred::View, PlayerState)> {
        G::open_table(&self.seat)
    }

    fn rule_sheet(&self) -> Sheet {
        self.seat.known.rules.rule_sheet(&self.seat.narrator.texts)
    }

    fn tell_as(&mut self, reader: Reader) {
        self.seat.narrator.reader = reader;
    }

    fn prefer(&mut self, preferences: Preferences) {
        self.seat.prefer(preferences);
    }

    fn speak(&mut self, lang: Lang) {
        self.seat.speak(lang);
    }

    fn title(&self) -> &str {
        &self.seat.title
    }
}
