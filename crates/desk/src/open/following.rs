//! An open table whose match is kept elsewhere: the same scenes, made of what the viewer is told.

use std::cell::Cell;

use ::five_hundred::Rules;
use card_match::{
    Standpoint, Turn,
    open::{Happened, OpenEvent, OpenRules},
};
use cards::Card;
use desk_wire::{
    Advice, Animation, DeskReply, DeskRequest, LogLine, Moment, OpenRequest, Panel, Pick, Refused, Retell,
    Scene, TableRequest, Tap, Typed, TypedReply, Update, Wishes,
};
use narration::{
    Narrator, Reader, TypedCommand, TypedInput, input,
    open::{Teller, TypedAct, read},
};
use open_table::{Heard as HeardAct, View};
use serde_json::{Map, Value};
use table::{Event, Game as _, Seat};
use texts::{Lang, Sheet, Texts};

use super::{
    scene::{OpenProjection, look},
    telling::{heard, outcome, recited},
};
use crate::{Followed, Heard, NotFollowed, Unanswered, remote::Follows};

/// An open table that is followed.
pub(crate) struct OpenFollowing {
    known: Followed<OpenRules>,
    narrator: Narrator,
    title: String,
    teller: Teller,
    /// What a card does that is tapped.
    tap: Cell<Tap>,
    /// What was told of this hand.
    told: Vec<LogLine>,
}

impl OpenFollowing {
    /// Sits down at a table of these rules, before anything is known of it.
    ///
    /// # Errors
    /// The rules are none, in a sentence.
    pub(crate) fn new(rules: &Map<String, Value>, lang: Lang) -> Result<Self, String> {
        let texts = Texts::new(lang);
        let rules = OpenRules::read_rules(rules).map_err(|problems| {
            problems.0.iter().map(|problem| texts.problem(problem)).collect::<Vec<_>>().join(" ")
        })?;
        let texts = Texts::for_rules(lang, rules.rules());
        Ok(Self {
            title: texts.title(rules.rules()),
            narrator: Narrator::of(texts, Vec::new(), None, false),
            known: Followed::new(rules),
            teller: Teller::default(),
            tap: Cell::new(Tap::Play),
            told: Vec::new(),
        })
    }

    const fn rules(&self) -> &Rules {
        self.known.rules.rules()
    }

    /// Calls `make` with the table as it stands; `None` before the first deal.
    fn at<T>(&self, make: impl FnOnce(&OpenProjection<'_>, &Standpoint) -> T) -> Option<T> {
        let (view, at) = self.known.now.as_ref()?;
        let game = view.as_in_turn()?;
        let levels = Seat::all(self.known.rules.seats()).map(|seat| at.level_at(seat)).collect();
        let table = OpenProjection {
            rules: self.rules(),
            view,
            game: &game,
            narrator: &self.narrator,
            title: &self.title,
            agreed: self.narrator.agreed(at.conventions),
            games_before: at.game,
            moment: moment(view, at),
            winners: at.winners,
            tap: self.tap.get(),
            waits: false,
            levels,
        };
        Some(make(&table, at))
    }

    fn refused(&self, key: &str) -> Refused {
        Refused(self.narrator.texts.get(key))
    }

    fn update(&self) -> Result<Box<Update>, Refused> {
        let scene = self.scene().ok_or_else(|| self.refused("desk-no-such-hand"))?;
        Ok(Box::new(Update { told: Vec::new(), scene }))
    }

    /// What happened in words, now that the view after it is known.
    fn tell(&mut self, events: Vec<Event<OpenEvent>>) -> Vec<LogLine> {
        let Some((view, _)) = &self.known.now else { return Vec::new() };
        let mut lines = Vec::new();
        let mut game = Vec::new();
        let mut acts = Vec::new();
        for event in events {
            match event {
                Event::Dealt { hand, dealer } => {
                    self.teller = Teller::new(view);
                    self.told.clear();
                    let words = self.narrator.dealt(hand, dealer);
                    lines.push(LogLine { words, animation: Animation::Dealt { dealer } });
                }
                Event::In(OpenEvent::Game(event)) => game.push(event),
                Event::In(OpenEvent::Act { seat, act }) => {
                    acts.push(Happened { seat, heard: HeardAct::Act(act) });
                }
                Event::In(OpenEvent::Showed { seat }) => {
                    acts.push(Happened { seat, heard: HeardAct::Showed });
                }
                Event::In(OpenEvent::TookBack { seat }) => {
                    acts.push(Happened { seat, heard: HeardAct::TookBack });
                }
                _ => {}
            }
        }
        if !game.is_empty() {
            // Each of these says whose it is.
            acts.push(Happened { seat: Seat::default(), heard: HeardAct::Game(game) });
        }
        for news in acts {
            let seen =
                view.game.as_ref().map(|game| look(self.known.rules.rules(), &self.narrator, view, game));
            lines.extend(heard(&news, view, seen.as_ref(), &self.narrator));
            lines.extend(outcome(&mut self.teller, &news, view, self.known.rules.rules(), &self.narrator));
        }
        self.told.extend(lines.iter().cloned());
        lines
    }

    fn typed(&self, text: &str) -> Result<TypedReply, Unanswered> {
        match read(text, &self.narrator.texts, &self.narrator.names) {
            Some(TypedAct::Act(act)) => {
                return Err(Unanswered::Aside(TableRequest::Act(act.to_string()).into()));
            }
            Some(TypedAct::Claim(_)) => return Err(self.refused("open-type-all").into()),
            Some(TypedAct::Go) => return Err(Unanswered::Aside(DeskRequest::Open(OpenRequest::Wait(false)))),
            None => {}
        }
        let game = self.at(|table, _| table.game.clone());
        let typed = game
            .as_ref()
            .and_then(|game| input::read::<Rules>(text, game, &self.narrator.texts, &self.narrator.names));
        Ok(match typed {
            Some(TypedInput::Action(action)) => {
                return Err(Unanswered::Aside(TableRequest::Act(action.to_string()).into()));
            }
            Some(TypedInput::Command(command)) => self.command(command, text)?,
            Some(TypedInput::Card(card)) => TypedReply::Chosen(card.face()),
            Some(TypedInput::OneOf(_)) | None => {
                let text = table::quoted(text.trim());
                let words = self.narrator.texts.format("note-not-understood", &[("text", text.into())]);
                return Err(Refused(words).into());
            }
        })
    }

    fn command(&self, command: TypedCommand, typed: &str) -> Result<TypedReply, Unanswered> {
        let words = self.recite(command);
        if !words.is_empty() {
            return Ok(TypedReply::Text(words));
        }
        Ok(match command {
            TypedCommand::Score => TypedReply::Request(desk_wire::Score.into()),
            TypedCommand::Rules => TypedReply::Rules,
            TypedCommand::Quit => TypedReply::Leave,
            TypedCommand::Claim => return Err(self.refused("open-type-all").into()),
            _ => {
                let command = ("command", table::quoted(typed.trim()).into());
                return Err(Refused(self.narrator.texts.format("open-not-here", &[command])).into());
            }
        })
    }
}

/// Whether the viewer is asked in this phase, and can agree.
fn can_agree(view: &View) -> bool {
    view.legal.iter().any(|line| line.ends_with(" agree"))
}

/// Where the match stands for the viewer: while something lies there that they may let go, that comes first.
const fn moment(view: &View, at: &Standpoint) -> Moment {
    match at.turn {
        Turn::Deal => Moment::Deal,
        Turn::Over => Moment::Over,
        _ if at.may.claim => Moment::Claim,
        _ if !view.legal.is_empty() && at.may.act => Moment::Mine,
        _ => Moment::Theirs,
    }
}

impl Follows for OpenFollowing {
    fn follow(&mut self, heard: &Heard<'_>) -> Result<Vec<LogLine>, NotFollowed> {
        let events = self.known.hear(heard)?;
        if heard.view.is_some() {
            // A card that was tapped is where it was to go.
            self.tap.set(Tap::Play);
        }
        if let Some((_, at)) = &self.known.now {
            self.narrator.learn_names(at.people.clone());
        }
        Ok(self.tell(events))
    }

    fn scene(&self) -> Option<Scene> {
        self.at(|table, at| {
            let mut scene = table.scene();
            if scene.moment == Moment::Claim {
                let label = Texts::capitalised(&self.narrator.texts.get("open-go-on"));
                scene.panel = Panel::Next { label, offers: Vec::new() };
            }
            let waiting = at.waiting();
            scene.waiting = (!waiting.is_empty()).then(|| self.narrator.sitting_out(&waiting));
            if at.me().is_none() {
                scene.only_watch();
                scene.open = None;
            }
            scene
        })
    }

    fn answer(&self, request: DeskRequest) -> Result<DeskReply, Unanswered> {
        Ok(match request {
            DeskRequest::Table(TableRequest::Look) => DeskReply::Table(self.update()?),
            DeskRequest::Table(TableRequest::Next)
                if self.known.now.as_ref().is_some_and(|(view, _)| can_agree(view)) =>
            {
                return Err(Unanswered::Aside(TableRequest::Act("agree".to_owned()).into()));
            }
            DeskRequest::Open(OpenRequest::Tap(tap)) => {
                self.tap.set(tap);
                DeskReply::Open(self.update()?)
            }
            DeskRequest::Retell(Retell) => DeskReply::Retell(self.told.clone()),
            DeskRequest::Pick(Pick(cards)) => DeskReply::Pick(
                self.at(|table, _| table.pick(&cards)).ok_or_else(|| self.refused("desk-nothing-to-pick"))?,
            ),
            DeskRequest::Typed(Typed(text)) => DeskReply::Typed(self.typed(&text)?),
            DeskRequest::Hint(_) | DeskRequest::ClaimRest(_) | DeskRequest::Table(TableRequest::Undo) => {
                return Err(self.refused("open-no-undo").into());
            }
            other => return Err(Unanswered::Aside(other)),
        })
    }

    fn advise(&self) -> Result<Advice, Refused> {
        Err(self.refused("open-no-undo"))
    }

    fn question(&self) -> Option<String> {
        let scene = self.scene()?;
        matches!(scene.moment, Moment::Mine | Moment::Claim).then_some(scene.ask.text)
    }

    fn recite(&self, command: TypedCommand) -> Vec<String> {
        let words = |(view, _): &(View, Standpoint)| recited(command, self.rules(), view, &self.narrator);
        self.known.now.as_ref().map(words).unwrap_or_default()
    }

    fn asides(&self) -> Vec<String> {
        Vec::new()
    }

    fn action_of_card(&self, card: Card) -> Option<String> {
        Some(card.face().to_string())
    }

    fn open_table(&self) -> Option<(::five_hundred::View, Standpoint)> {
        let (view, at) = self.known.now.as_ref()?;
        Some((view.as_in_turn()?, at.clone()))
    }

    fn rule_sheet(&self) -> Sheet {
        self.narrator.texts.rule_sheet(self.rules())
    }

    fn tell_as(&mut self, reader: Reader) {
        self.narrator.reader = reader;
    }

    fn wish(&mut self, wishes: Wishes) {
        (self.narrator.indices, self.narrator.sorting) = (wishes.indices, wishes.sorting);
    }

    fn speak(&mut self, lang: Lang) {
        let texts = Texts::for_rules(lang, self.rules());
        self.title = texts.title(self.rules());
        let mut narrator = Narrator::of(texts, Vec::new(), None, false).liking_cards_as(&self.narrator);
        if let Some((_, at)) = &self.known.now {
            narrator.learn_names(at.people.clone());
        }
        self.narrator = narrator;
    }

    fn title(&self) -> &str {
        &self.title
    }
}
