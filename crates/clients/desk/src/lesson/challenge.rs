//! The hands of a challenge at a desk: each is a match on this device, in which nothing is taken back and nobody gives
//! advice.

use card_match::{Device, Match, Member, News, challenge};
use kookaburra::with_rules;
use learning::challenge::{Challenge, HandScore, Par, ParSearch, has_par};
use players::Level;
use table::{Event, Seat};
use texts::narration::{AskError, Setup};
use texts::{
    Lang, Texts,
    challenge::{hand_lines, par_line},
};

use crate::{
    Answer, Desk, OnDesk,
    at_seat::AtSeat,
    local::{LocalTable, Seated},
    recital::Meant,
    wire::{
        Can, ChallengeCard, ChallengeWish, DeskReply, DeskRequest, Game, LessonCard, LessonRequest,
        LessonScene, LessonTask, LogLine, Moment, Panel, Preferences, Refused, Scene, TableRequest, Typed,
        TypedReply, Update,
    },
};

impl Desk {
    /// Sits down to a challenge.
    pub(super) fn challenge(wish: &ChallengeWish, lang: Lang) -> Result<Self, Refused> {
        let refused = |error| Refused(texts::challenge::refused(Texts::new(lang), error));
        let challenge = Challenge::from_link(&wish.link).map_err(refused)?;
        let rules = challenge.rules.clone();
        with_rules!(rules, rules => Ok(Self::seated(ChallengeTable::new(rules.clone(), challenge, wish, lang)?)))
    }
}

/// The hands of a challenge and who plays them.
struct Hands<G> {
    rules: G,
    challenge: Challenge,
    people: Vec<Member>,
}

impl<G: OnDesk> Hands<G> {
    fn open(&self, hand: usize, done: &[String], lang: Lang) -> Result<LocalTable<G>, Refused> {
        let game = challenge::begin(&self.rules, &self.challenge, hand, self.people.clone());
        let mut game = game.map_err(|error| unplayable(&error.into(), lang))?;
        challenge::redo(&mut game, done);
        Ok(LocalTable::new(Device::new(game), None, lang))
    }
}

fn unplayable(error: &AskError, lang: Lang) -> Refused {
    Refused(error.sentence(&Texts::new(lang)))
}

/// A challenge that is being played.
struct ChallengeTable<G: OnDesk> {
    hands: Hands<G>,
    /// The hand on the table, counted from 0.
    hand: usize,
    local: LocalTable<G>,
    /// What came of the hands of this try that are over.
    scores: Vec<HandScore>,
    /// How many hands Expert plays as well, where the player has played all of them before.
    before: usize,
    /// What came of them.
    expert: Vec<HandScore>,
    /// The hand that Expert plays.
    playing: Option<Match<G>>,
    /// What could have been made of them with all cards seen.
    par: Vec<Par>,
    /// The hand of which that is being found out.
    searching: Option<ParSearch>,
    lang: Lang,
    preferences: Preferences,
}

impl<G: OnDesk> ChallengeTable<G> {
    fn new(rules: G, challenge: Challenge, wish: &ChallengeWish, lang: Lang) -> Result<Self, Refused> {
        let setup = Setup {
            levels: challenge.levels.clone(),
            conventions: challenge.conventions,
            you: Some(wish.you.trim().to_owned()).filter(|you| !you.is_empty()),
            names: wish.names.clone(),
            ..Setup::new(lang)
        };
        let setup = setup.mended(&rules).of(&rules).map_err(|error| unplayable(&error, lang))?;
        let hands = Hands { rules, challenge, people: setup.people };
        let was_played = wish.scores.len() >= usize::from(hands.challenge.hands);
        let (scores, done) = if was_played {
            (Vec::new(), [].as_slice())
        } else {
            (wish.scores.clone(), wish.done.as_slice())
        };
        let hand = scores.len();
        let local = hands.open(hand, done, lang)?;
        let mut this = Self {
            hands,
            hand,
            local,
            scores,
            before: if was_played { wish.scores.len() } else { 0 },
            expert: Vec::new(),
            playing: None,
            par: Vec::new(),
            searching: None,
            lang,
            preferences: Preferences::default(),
        };
        this.note();
        Ok(this)
    }

    fn texts(&self) -> Texts {
        Texts::new(self.lang)
    }

    fn game(&self) -> &Match<G> {
        &self.local.device.game
    }

    /// Notes what came of the hand, once it is over.
    fn note(&mut self) {
        let over = challenge::score(self.game()).filter(|_| self.scores.len() == self.hand);
        self.scores.extend(over);
    }

    fn is_hand_over(&self) -> bool {
        self.scores.len() > self.hand
    }

    fn is_last(&self) -> bool {
        self.hand + 1 == usize::from(self.hands.challenge.hands)
    }

    /// What has happened in the hand, which has the number that it has in the challenge.
    fn retold(&self) -> Vec<LogLine> {
        let mut news = self.local.device.my().retell();
        for event in news.iter_mut().flat_map(|News { events, .. }| events) {
            if let Event::Dealt { hand, .. } = event {
                *hand = self.hand as u32;
            }
        }
        self.local.seat.tell(&news)
    }

    /// Deals the next hand.
    fn next(&mut self) -> Result<Box<Update>, Refused> {
        if self.is_last() {
            return Err(self.refused("challenge-over"));
        }
        self.local = self.hands.open(self.hand + 1, &[], self.lang)?;
        self.local.prefer(self.preferences);
        self.hand += 1;
        self.updated(self.retold())
    }

    /// How many hands the player has played, in this try or before.
    fn played(&self) -> usize {
        self.scores.len().max(self.before)
    }

    /// Finds out more about the hands that the player has played: first what Expert makes of them.
    fn go_on(&mut self) -> Result<Box<Update>, Refused> {
        if self.expert.len() < self.played() {
            self.let_expert_act()?;
        } else if let Some(mut search) = self.next_search() {
            if search.step() {
                self.searching = Some(search);
            } else {
                self.par.push(search.par().clone());
            }
        }
        self.updated(Vec::new())
    }

    fn let_expert_act(&mut self) -> Result<(), Refused> {
        let Hands { rules, challenge, .. } = &self.hands;
        let mut game = match self.playing.take() {
            Some(game) => game,
            None => challenge::begin_by(rules, challenge, self.expert.len(), Level::Expert)
                .map_err(|error| unplayable(&error.into(), self.lang))?,
        };
        let goes_on = game.bot_acts();
        match challenge::score(&game) {
            Some(score) => self.expert.push(score),
            None if goes_on => self.playing = Some(game),
            None => self.expert.push(HandScore::default()),
        }
        Ok(())
    }

    /// The search for the par of the next hand that the player has played; nothing if there is none, or no par.
    fn next_search(&mut self) -> Option<ParSearch> {
        let hand = self.par.len();
        let me = self.game().player_seat().filter(|_| hand < self.played())?;
        self.searching.take().or_else(|| ParSearch::new(&self.hands.challenge, hand, me))
    }

    /// Whether more can be found out about the hands that the player has played.
    fn thinks(&self) -> bool {
        let played = self.played();
        self.expert.len() < played || self.par.len() < played && has_par(&self.hands.challenge.rules)
    }

    fn updated(&self, told: Vec<LogLine>) -> Result<Box<Update>, Refused> {
        let scene = self.scene().ok_or_else(|| self.refused("desk-no-such-hand"))?;
        Ok(Box::new(Update { told, scene }))
    }

    fn refused(&self, key: &str) -> Refused {
        Refused(self.texts().get(key))
    }

    /// Refuses what a challenge doesn't have.
    ///
    /// # Errors
    /// The sentence that says so.
    fn barred(&self, request: &DeskRequest) -> Result<(), Refused> {
        match request {
            DeskRequest::Table(TableRequest::Undo) => Err(self.refused("challenge-no-undo")),
            DeskRequest::Hint(_) => Err(self.refused("challenge-no-hints")),
            DeskRequest::Replay(_)
            | DeskRequest::Review(_)
            | DeskRequest::Share(_)
            | DeskRequest::Record(_) => Err(self.refused("challenge-no-review")),
            _ => Ok(()),
        }
    }

    fn typed(&mut self, typed: Typed) -> Result<Answer, Refused> {
        match G::understood(&self.local.seat, &typed.0)? {
            Meant::Reply(TypedReply::Request(request)) => {
                self.barred(&request)?;
                Ok(DeskReply::Typed(TypedReply::Request(request)).into())
            }
            Meant::Reply(TypedReply::Review) => Err(self.refused("challenge-no-review")),
            Meant::Reply(_) | Meant::Act(_) => self.local.answer(typed.into()),
        }
    }

    /// What came of the hand, side by side, once it is over.
    fn came(&self) -> Vec<String> {
        let Some(mine) = self.scores.get(self.hand) else { return Vec::new() };
        let (expert, me) = (self.expert.get(self.hand), self.game().player_seat());
        let mut lines = hand_lines(self.texts(), &self.hands.challenge, (self.hand, mine), expert);
        let par = self.par.get(self.hand).zip(me);
        lines.extend(par.map(|(par, me)| par_line(self.texts(), &self.hands.challenge, par, me)));
        lines
    }

    fn card(&self, ask: String) -> LessonCard {
        let args = [("hand", (self.hand + 1).into()), ("hands", self.hands.challenge.hands.into())];
        let over = self.is_hand_over();
        let challenge = ChallengeCard {
            hands: usize::from(self.hands.challenge.hands),
            done: if over { Vec::new() } else { challenge::done_by_player(self.game()) },
            scores: self.scores.clone(),
            expert: self.expert.clone(),
            par: self.par.clone(),
            thinks: self.thinks(),
        };
        LessonCard {
            title: self.texts().format("challenge-hand", &args),
            came: self.came(),
            text: ask,
            // The others go on by themselves.
            task: LessonTask::Watch,
            puzzle: None,
            challenge: Some(challenge),
        }
    }

    /// The table of a challenge, made from that of its hand.
    fn of_challenge(&self, mut scene: Scene) -> Scene {
        let ask = if scene.ask.mine { scene.ask.text.clone() } else { String::new() };
        let card = self.card(ask);
        scene.hand.clone_from(&card.title);
        scene.can = Can { claim_rest: scene.can.claim_rest, ..Can::default() };
        if self.is_hand_over() {
            // A game may be over with the hand; the challenge is not.
            scene.moment = Moment::Deal;
            let label = || Texts::capitalised(&self.texts().get("key-next-hand"));
            let label = if self.is_last() { String::new() } else { label() };
            match &mut scene.panel {
                Panel::Result { next, cut, .. } => (*next, *cut) = (label, None),
                panel if label.is_empty() => *panel = Panel::None,
                panel => *panel = Panel::Next { label, offers: Vec::new() },
            }
        }
        scene.lesson = LessonScene::of(&card).ok().map(Box::new);
        scene
    }
}

impl<G: OnDesk> Seated for ChallengeTable<G> {
    fn answer(&mut self, request: DeskRequest) -> Result<Answer, Refused> {
        self.barred(&request)?;
        let answer = match request {
            DeskRequest::Table(TableRequest::Next) if self.is_hand_over() => {
                return Ok(DeskReply::Table(self.next()?).into());
            }
            DeskRequest::Lesson(LessonRequest::Expert) => {
                return Ok(DeskReply::Lesson(self.go_on()?).into());
            }
            DeskRequest::Retell(_) => return Ok(DeskReply::Retell(self.retold()).into()),
            DeskRequest::Typed(typed) => self.typed(typed)?,
            request => self.local.answer_aside(request)?,
        };
        self.note();
        Ok(match answer {
            Answer::Reply(reply) => self.shown(reply).into(),
            Answer::PassOn(_) => return Err(self.refused("teach-not-here")),
        })
    }

    fn scene(&self) -> Option<Scene> {
        Some(self.of_challenge(Seated::scene(&self.local)?))
    }

    fn prefer(&mut self, preferences: Preferences) {
        self.preferences = Preferences { guidance: false, ..preferences };
        self.local.prefer(self.preferences);
    }

    fn game(&self) -> Game {
        <G as AtSeat>::GAME
    }

    fn is_over(&self) -> bool {
        self.is_last() && self.is_hand_over()
    }

    fn in_words(&self) -> String {
        self.card(String::new()).title
    }

    fn seat(&self) -> Option<Seat> {
        self.local.seat()
    }

    fn speak(&mut self, lang: Lang) {
        self.lang = lang;
        self.local.speak(lang);
    }
}

impl<G: OnDesk> ChallengeTable<G> {
    /// A reply with the table as it is in a challenge.
    fn shown(&self, reply: DeskReply) -> DeskReply {
        let update = |update: Box<Update>| {
            let Update { told, scene } = *update;
            Box::new(Update { told, scene: self.of_challenge(scene) })
        };
        match reply {
            DeskReply::Table(table) => DeskReply::Table(update(table)),
            DeskReply::ClaimRest(table) => DeskReply::ClaimRest(update(table)),
            DeskReply::Typed(TypedReply::Table(table)) => DeskReply::Typed(TypedReply::Table(update(table))),
            reply => reply,
        }
    }
}
