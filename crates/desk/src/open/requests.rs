//! What the player asks for at an open table, done or refused.

use ::five_hundred::Rules;
use card_match::{
    GameSoFar,
    open::{Happened, OpenTurn},
};
use cards::Card;
use desk_wire::{
    Animation, LogLine, Moment, OpenRequest, Picked, Refused, Scene, ScoreView, Tap, TypedReply, Update,
};
use narration::{
    TypedCommand, TypedInput, input,
    open::{TypedAct, read},
};
use open_table::{Act, View};
use table::Seat;

use super::{
    OpenSitting,
    scene::{OpenProjection, look},
    telling::{heard, outcome, recited},
};
use crate::sheet;

impl OpenSitting {
    /// Calls `make` with a view of the table that lists what the player could call or play if it were their turn.
    fn at<T>(&self, make: impl FnOnce(&OpenProjection<'_>) -> T) -> Option<T> {
        let (view, game) = (self.game.view(), self.game.view_as_in_turn()?);
        let rules = self.game.rules();
        Some(make(&OpenProjection {
            rules,
            view: &view,
            game: &game,
            narrator: &self.narrator,
            title: &self.title,
            agreed: self.narrator.agreed(self.game.conventions()),
            games_before: self.game.game(),
            moment: self.moment(),
            winners: self.game.standing().winners,
            tap: self.tap,
            waits: self.waits,
            levels: Seat::all(table::Game::seats(rules)).map(|seat| self.game.level_at(seat)).collect(),
        }))
    }

    /// The table; none where nothing has been dealt.
    #[allow(clippy::redundant_closure_for_method_calls, reason = "the method has one lifetime")]
    pub(crate) fn scene(&self) -> Option<Scene> {
        self.at(|table| table.scene())
    }

    fn moment(&self) -> Moment {
        match self.game.turn() {
            OpenTurn::Over => Moment::Over,
            OpenTurn::Deal => Moment::Deal,
            OpenTurn::Mine => Moment::Mine,
            OpenTurn::Bot if self.game.is_awaited() => Moment::Mine,
            OpenTurn::Bot => Moment::Theirs,
        }
    }

    pub(super) fn table(&self, told: Vec<LogLine>) -> Result<Box<Update>, Refused> {
        let scene = self.scene().ok_or_else(|| self.refused("desk-damaged"))?;
        Ok(Box::new(Update { told, scene }))
    }

    /// Lets the match go on by one step.
    pub(super) fn next(&mut self) -> Result<Box<Update>, Refused> {
        let mut told = match self.game.turn() {
            OpenTurn::Over => {
                self.game.next_game();
                self.deal()
            }
            OpenTurn::Deal => self.deal(),
            OpenTurn::Bot => self.bot_acts(),
            OpenTurn::Mine if self.game.view().phase == Some("settle") => return self.act(Act::Agree),
            OpenTurn::Mine => return Err(self.refused("desk-your-turn")),
        };
        told.extend(self.bots_speak());
        self.table(told)
    }

    /// The next hand. What was to be told of the one before has been told.
    fn deal(&mut self) -> Vec<LogLine> {
        self.game.deal();
        self.tap = Tap::Play;
        let view = self.game.view();
        self.teller = narration::open::Teller::new(&view);
        let dealt = |game: ::five_hundred::View| LogLine {
            words: self.narrator.dealt(game.hand_number, game.dealer),
            animation: Animation::Dealt { dealer: game.dealer },
        };
        view.game.map(dealt).into_iter().collect()
    }

    fn bot_acts(&mut self) -> Vec<LogLine> {
        let news = self.game.bot_acts();
        news.map(|news| self.told(&news)).unwrap_or_default()
    }

    /// In the player's turn the others speak at once: a pause would tell that somebody has something to say.
    fn bots_speak(&mut self) -> Vec<LogLine> {
        let mut told = Vec::new();
        while self.game.is_awaited() && self.game.turn() == OpenTurn::Bot {
            told.extend(self.bot_acts());
        }
        told
    }

    fn act(&mut self, act: Act) -> Result<Box<Update>, Refused> {
        let news = self.game.act(act).map_err(|refusal| Refused(self.narrator.refused(&refusal)))?;
        self.tap = Tap::Play;
        let mut told = self.told(&news);
        told.extend(self.bots_speak());
        self.table(told)
    }

    pub(super) fn act_written(&mut self, text: &str) -> Result<Box<Update>, Refused> {
        let line = format!("{} {text}", self.game.me());
        let seats = table::Game::seats(self.game.rules());
        let (_, act) =
            Act::read_line(&line, seats).map_err(|not| Refused(self.texts().not_an_action(&not)))?;
        self.act(act)
    }

    pub(super) fn change(&mut self, request: OpenRequest) -> Result<Box<Update>, Refused> {
        match request {
            OpenRequest::Wait(waits) => self.waits = waits,
            OpenRequest::Tap(tap) => self.tap = tap,
        }
        self.table(Vec::new())
    }

    /// What was done, and what has come of it.
    fn told(&mut self, news: &Happened) -> Vec<LogLine> {
        let view = self.game.view();
        let outcome = outcome(&mut self.teller, news, &view, self.game.rules(), &self.narrator);
        self.heard(news, &view).into_iter().chain(outcome).collect()
    }

    /// What was done, in words and for the eye.
    fn heard(&self, news: &Happened, view: &View) -> Vec<LogLine> {
        let look = view.game.as_ref().map(|game| look(self.game.rules(), &self.narrator, view, game));
        heard(news, view, look.as_ref(), &self.narrator)
    }

    /// What has happened in this hand.
    pub(super) fn retell(&self) -> Vec<LogLine> {
        let mut teller = narration::open::Teller::default();
        let mut told = Vec::new();
        for (news, view) in self.game.retell() {
            told.extend(self.heard(&news, &view));
            told.extend(outcome(&mut teller, &news, &view, self.game.rules(), &self.narrator));
        }
        told
    }

    pub(super) fn pick(&self, cards: &[Card]) -> Picked {
        self.at(|table| table.pick(cards))
            .unwrap_or_else(|| Picked { words: self.texts().get("desk-nothing-to-pick"), offers: Vec::new() })
    }

    pub(super) fn score(&self) -> ScoreView {
        let standing = self.game.standing();
        let hands = self.game.counted_hands();
        let so_far = GameSoFar { hands: &hands, scores: standing.scores, games: Vec::new() };
        let over = self.game.view().phase.is_none();
        sheet::of(self.game.rules(), &so_far, over.then_some(standing.winners), &self.narrator)
    }

    /// Does what was typed, or says what was meant by it.
    pub(super) fn typed(&mut self, text: &str) -> Result<TypedReply, Refused> {
        match read(text, &self.narrator.texts, &self.narrator.names) {
            Some(TypedAct::Act(act)) => return self.act(act).map(TypedReply::Table),
            Some(TypedAct::Claim(_)) => return Err(self.refused("open-type-all")),
            Some(TypedAct::Go) => return self.change(OpenRequest::Wait(false)).map(TypedReply::Table),
            None => {}
        }
        let view = self.game.view_as_in_turn();
        let typed = view
            .as_ref()
            .and_then(|view| input::read::<Rules>(text, view, self.texts(), &self.narrator.names));
        match typed {
            Some(TypedInput::Action(action)) => self.act(Act::Play(action)).map(TypedReply::Table),
            Some(TypedInput::Command(command)) => self.command(command, text),
            Some(TypedInput::Card(card)) => Ok(TypedReply::Chosen(card.face())),
            Some(TypedInput::OneOf(_)) | None => {
                let text = table::quoted(text.trim());
                Err(Refused(self.texts().format("note-not-understood", &[("text", text.into())])))
            }
        }
    }

    fn command(&self, command: TypedCommand, typed: &str) -> Result<TypedReply, Refused> {
        Ok(match command {
            TypedCommand::Help
            | TypedCommand::Hand
            | TypedCommand::Table
            | TypedCommand::Last
            | TypedCommand::Known => {
                TypedReply::Text(recited(command, self.game.rules(), &self.game.view(), &self.narrator))
            }
            TypedCommand::Score => TypedReply::Request(desk_wire::Score.into()),
            TypedCommand::Rules => TypedReply::Rules,
            TypedCommand::Quit => TypedReply::Leave,
            TypedCommand::Claim => return Err(self.refused("open-type-all")),
            TypedCommand::Hint
            | TypedCommand::Undo
            | TypedCommand::Why
            | TypedCommand::Review
            | TypedCommand::Skip => return Err(self.not_here(&table::quoted(typed.trim()))),
        })
    }
}
