//! An open table as a scene. Any card of one's hand can be tapped at any time, and looks alike, lawful or not.

use crate::wire::{
    Can, Entry, HandView, HeldCard, Moment, Offer, OpenTable, Panel, Picked, Points, Scene, Slot, Tap,
};
use ::five_hundred::{Action, Choices, Phase as GamePhase, Rules};
use card_match::{PlayerState, Turn};
use cards::{Card, CardSet};
use laws::open_table::{Act, Phase, Sight, View};
use table::{Seat, SeatSet};
use texts::Texts;
use texts::narration::{InWords, Narrator, five_hundred::PlaysFrom, five_hundred::plays_from};

use crate::{
    five_hundred::playable,
    frame::{self, Frame},
    game::Look,
};

/// What can be done with a card besides playing it.
const CARELESS: [Tap; 3] = [Tap::Drop, Tap::Announce, Tap::Show];

/// The act that a tap on a card is.
fn act_of(tap: Tap, card: Card) -> Act {
    match tap {
        Tap::Play => Act::Play(Action::Play(card)),
        Tap::Drop => Act::Drop(card),
        Tap::Announce => Act::Announce(card),
        Tap::Show => Act::Show(card),
        Tap::Discard => Act::Play(Action::Discard(CardSet::of(card))),
    }
}

/// An open table as somebody sees it, without what can be done there.
pub(super) fn seen(look: &Look<'_, Rules>, view: &View, title: &str, games_before: u32) -> Scene {
    let sides = table::Game::sides(look.rules);
    let frame = Frame {
        title,
        games_before,
        ask: String::new(),
        totals: frame::totals_of(&sides, &view.scores, look.narrator),
        can: Can::default(),
        forced: false,
        guidance: false,
    };
    let mut scene = frame.scene(look);
    let exposed: Vec<(Seat, Card)> = exposed(view).collect();
    for player in scene.players.iter_mut().filter(|player| !player.me) {
        let theirs = exposed.iter().filter(|(seat, _)| *seat == player.seat).map(|(_, card)| *card);
        let new: Vec<Card> = theirs.filter(|card| !player.open.contains(card)).collect();
        player.open.extend(new);
    }
    scene
}

/// The cards that lie face up before their holders.
fn exposed(view: &View) -> impl Iterator<Item = (Seat, Card)> {
    let lines = view.laws.iter().flat_map(|laws| &laws.exposed);
    lines.filter_map(|line| Seat::split_line(line).and_then(|(seat, card)| Some((seat, card.parse().ok()?))))
}

/// The look at an open table.
pub(super) fn look<'a>(
    rules: &'a Rules,
    narrator: &'a Narrator,
    view: &View,
    game: &'a ::five_hundred::View,
) -> Look<'a, Rules> {
    let going = view.is_going();
    Look {
        rules,
        view: game,
        narrator,
        nearest: narrator.nearest(),
        me: narrator.me,
        moment: if going { Moment::Mine } else { Moment::Over },
        acting: if going { view.to_act } else { SeatSet::EMPTY },
        fresh: CardSet::EMPTY,
        agreed: Vec::new(),
    }
}

/// An open table as one of those who play there has it.
#[derive(Clone, Copy)]
pub struct OpenProjection<'a> {
    /// The rules of the cards and the calls.
    pub rules: &'a Rules,
    /// What they see.
    pub view: &'a View,
    /// What they see of the game, with what they could call or play if it were their turn.
    pub game: &'a ::five_hundred::View,
    /// Where the match stands for them.
    pub at: &'a PlayerState,
    /// Their language.
    pub narrator: &'a Narrator,
    /// The name of the table.
    pub title: &'a str,
    /// What a card does that is tapped.
    pub tap: Tap,
    /// Whether the others wait until the player lets them go on.
    pub waits: bool,
}

impl<'a> OpenProjection<'a> {
    /// The table as somebody has it who plays their cards, and lets the others go on.
    #[must_use]
    pub const fn new(
        (rules, view, game): (&'a Rules, &'a View, &'a ::five_hundred::View),
        at: &'a PlayerState,
        narrator: &'a Narrator,
    ) -> Self {
        Self { rules, view, game, at, narrator, title: "", tap: Tap::Play, waits: false }
    }

    /// While something lies there that they may let go, that comes first.
    pub(super) fn moment(&self) -> Moment {
        match self.at.turn {
            Turn::Deal => Moment::Deal,
            Turn::Over => Moment::Over,
            _ if self.at.may.claim => Moment::Claim,
            _ if !self.view.legal.is_empty() && self.at.may.act => Moment::Mine,
            _ => Moment::Theirs,
        }
    }

    pub(super) fn look(&self) -> Look<'_, Rules> {
        let agreed = self.narrator.agreed(self.at.conventions);
        Look { agreed, ..look(self.rules, self.narrator, self.view, self.game) }
    }

    /// The table.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let (look, view) = (self.look(), self.view);
        let mut scene = seen(&look, view, self.title, self.at.game);
        scene.moment = self.moment();
        scene.ask.text = self.question(&look, view, scene.moment);
        scene.ask.mine = matches!(scene.moment, Moment::Mine);
        scene.panel = self.panel(&look, view, scene.panel);
        scene.hand_view = scene.hand_view.map(|hand| self.hand(&look, view, hand));
        for player in &mut scene.players {
            let level = self.at.level_at(player.seat);
            player.level =
                level.map(|level| self.texts().format("desk-level", &[("level", level.name().into())]));
        }
        scene.open = Some(Box::new(self.open(view, self.game)));
        if scene.moment == Moment::Claim {
            let label = Texts::capitalised(&self.texts().get("open-go-on"));
            scene.panel = Panel::Next { label, offers: Vec::new() };
        }
        let waiting = self.at.waiting();
        scene.waiting = (!waiting.is_empty()).then(|| self.narrator.sitting_out(&waiting));
        if self.at.me().is_none() {
            scene.only_watch();
            scene.open = None;
        }
        scene
    }

    const fn texts(&self) -> &Texts {
        &self.narrator.texts
    }

    /// The question: the same, whatever has been done.
    fn question(&self, look: &Look<'_, Rules>, view: &View, moment: Moment) -> String {
        match (moment, view.phase) {
            (Moment::Over, _) => look.text("over-title-game"),
            (Moment::Deal, _) => look.text("over-title-hand"),
            (_, Some(Phase::Settle)) => look.text("open-ask-settle"),
            (Moment::Mine, Some(Phase::Demand)) => look.text("open-ask-demand"),
            (Moment::Mine, _) if view.takes_back() => look.text("open-ask-mend"),
            (Moment::Mine, _) => self.rules.question(look.view, self.narrator, false),
            _ => {
                let next = view.to_act.first().map_or("", |seat| self.narrator.name(seat));
                self.texts().format("open-waits-for", &[("name", next.into())])
            }
        }
    }

    pub(super) fn offer(&self, act: Act) -> Offer {
        Offer {
            action: act.to_string(),
            label: self.narrator.act(act),
            legal: true,
            suit: None,
            cards: Vec::new(),
        }
    }

    /// What the player is asked by name: answers, and discards to be taken back.
    fn answers(&self, view: &View) -> Vec<Offer> {
        view.listed().map(|act| self.offer(act)).collect()
    }

    fn panel(&self, look: &Look<'_, Rules>, view: &View, offered: Panel) -> Panel {
        match view.phase {
            Some(Phase::Demand) => Panel::Offers(self.answers(view)),
            _ if !view.is_going() => self.result(look, view),
            _ if view.takes_back() => Panel::Offers(self.answers(view)),
            // Any number of cards may be put away: they are picked.
            _ => match offered {
                Panel::Discard { ref word, .. } if word == "discard" => Panel::None,
                offered => offered,
            },
        }
    }

    /// What the hand has come to, as long as nobody objects.
    fn result(&self, look: &Look<'_, Rules>, view: &View) -> Panel {
        let settling = view.phase == Some(Phase::Settle);
        let mut words = self.narrator.hand_of_open_table(look.view, look.rules);
        words.extend(settling.then(|| look.text("open-provisional")));
        let over = view.phase.is_none();
        words.extend(over.then(|| self.narrator.game_over(self.at.winners)));
        let points = look.view.outcome.as_ref().map(|outcome| outcome.points.clone()).unwrap_or_default();
        let column = |side| Points {
            name: self.narrator.side(side),
            points: frame::of_side(&points, side),
            total: frame::of_side(&view.scores, side),
            mine: self.narrator.is_mine(side),
        };
        let agreed = settling && !view.may_agree();
        let key = match (settling, over) {
            (true, _) => "do-agree",
            (_, true) => "key-next-game",
            _ => "key-next-hand",
        };
        if agreed {
            return Panel::None;
        }
        let points = table::Game::sides(look.rules).into_iter().map(column).collect();
        Panel::Result { words, points, next: look.label(key), cut: None }
    }

    /// The hand with what a tap on each card does.
    fn hand(&self, look: &Look<'_, Rules>, view: &View, hand: HandView) -> HandView {
        let choices = look.view.choices;
        let going = view.is_going() && view.phase != Some(Phase::Demand);
        let played_for_another = plays_from(look.view, look.nearest) != PlaysFrom::Hand;
        let special = matches!(choices, Choices::Give { .. }) || played_for_another;
        if !going || special || hand.backs > 0 || hand.of.is_some() {
            return hand;
        }
        let choose = match choices {
            Choices::Discard { .. } if self.tap == Tap::Play => Slot::Any,
            _ => Slot::One,
        };
        let mine: Vec<Card> =
            exposed(view).filter(|(seat, _)| Some(*seat) == self.narrator.me).map(|(_, card)| card).collect();
        let held = |held: HeldCard| {
            let card = held.card.face();
            let mark = mine.contains(&card).then(|| look.text("open-exposed")).or(held.mark);
            let offers = if choose == Slot::Any { Vec::new() } else { self.offers_of(look, card) };
            HeldCard { legal: true, offers, mark, card: held.card, name: held.name }
        };
        HandView { cards: hand.cards.into_iter().map(held).collect(), choose, ..hand }
    }

    /// What a tap on a card can mean.
    fn offers_of(&self, look: &Look<'_, Rules>, card: Card) -> Vec<Offer> {
        if self.tap != Tap::Play {
            return vec![self.offer(act_of(self.tap, card))];
        }
        if look.view.phase != Some(GamePhase::Play) {
            return CARELESS.into_iter().map(|tap| self.offer(act_of(tap, card))).collect();
        }
        let lawful = playable(look, card).offers;
        if lawful.is_empty() { vec![self.offer(act_of(Tap::Play, card))] } else { lawful }
    }

    /// What picked cards can do: a discard may have any number.
    pub(super) fn pick(&self, cards: &[Card]) -> Picked {
        let Choices::Discard { count, .. } = self.game.choices else {
            return Picked { words: self.texts().get("desk-nothing-to-pick"), offers: Vec::new() };
        };
        let set: CardSet = cards.iter().copied().collect();
        let args = [("count", cards.len().into()), ("due", count.into())];
        let offer = self.offer(Act::Play(Action::Discard(set)));
        let label = self.texts().format("desk-do-discard", &[("count", cards.len().into())]);
        Picked { words: self.texts().format("open-picked", &args), offers: vec![Offer { label, ..offer }] }
    }

    fn open(&self, view: &View, game: &::five_hundred::View) -> OpenTable {
        let going = view.is_going();
        let claims = view.laws.iter().flat_map(|laws| &laws.claims);
        let begun = game.trick.as_ref().is_some_and(|trick| !trick.plays.is_empty());
        OpenTable {
            waits: self.waits,
            tap: self.tap,
            taps: if going { self.taps(game) } else { Vec::new() },
            acts: if going {
                self.acts(view, game).into_iter().map(|act| self.offer(act)).collect()
            } else {
                Vec::new()
            },
            laws: self.narrator.laws_on_table(view),
            claims: claims.map(|claim| self.narrator.claim(claim, self.rules)).collect(),
            tricks: game.tricks_played + u8::from(begun),
            played: self.played(view, game),
            entries: self.entries(view),
        }
    }

    /// What a card can do. Who has discarded may add to it before the second trick, whether or not that is called for.
    fn taps(&self, game: &::five_hundred::View) -> Vec<Tap> {
        let mends = self.may_mend(game);
        std::iter::once(Tap::Play).chain(CARELESS).chain(mends.then_some(Tap::Discard)).collect()
    }

    fn may_mend(&self, game: &::five_hundred::View) -> bool {
        let contractor =
            game.contract.as_ref().is_some_and(|contract| Some(contract.seat) == self.narrator.me);
        contractor && game.phase == Some(GamePhase::Play) && game.tricks_played == 0 && game.kitty_size > 0
    }

    /// Looks that are possible, lawful or not, and corrections, whether or not there is anything to correct.
    fn acts(&self, view: &View, game: &::five_hundred::View) -> Vec<Act> {
        let (kitty, discards) = view.laws.as_ref().map_or((0, 0), |laws| laws.on_table);
        let mut acts: Vec<Act> = Vec::new();
        acts.extend((kitty > 0).then_some(Act::Peek(Sight::Kitty)));
        acts.extend((discards > 0).then_some(Act::Peek(Sight::Discards)));
        let is_dead = self.rules.axes().layout == ::five_hundred::axis::Layout::DeadHand;
        acts.extend(is_dead.then_some(Act::Peek(Sight::Dead)));
        acts.extend((1..=game.tricks_played).rev().map(|trick| Act::Peek(Sight::Trick(trick))));
        acts.extend(rows(game).map(|(seat, pile)| Act::Peek(Sight::Row(seat, pile))));
        acts.extend((game.phase == Some(GamePhase::Play)).then_some(Act::Correct));
        let mine = game.discards.filter(|_| self.may_mend(game)).unwrap_or_default();
        acts.extend(mine.to_canonical().into_iter().map(|card| Act::TakeBack(card.face())));
        acts
    }

    /// All tricks, which lie open once the play is over \[LAW-SEE-8\].
    fn played(&self, view: &View, game: &::five_hundred::View) -> Vec<String> {
        let open = view.phase == Some(Phase::Settle) && game.tricks_played > 0;
        if open { self.narrator.tricks(game) } else { Vec::new() }
    }

    /// What the player writes, if they have dealt.
    fn entries(&self, view: &View) -> Vec<Entry> {
        if !view.writes() {
            return Vec::new();
        }
        let units = table::Game::sides(self.rules).into_iter().filter_map(|side| {
            let seat = side.first()?;
            Some(Entry { seat, name: self.narrator.side(side), written: view.entry(seat) })
        });
        units.collect()
    }
}

/// The cards that lie face down in rows.
fn rows(game: &::five_hundred::View) -> impl Iterator<Item = (Seat, u8)> + '_ {
    let seats = Seat::all(game.seats.len()).zip(&game.seats);
    seats.flat_map(|(seat, state)| {
        let down = state.row.as_ref().map(|row| row.down).unwrap_or_default();
        (1..).zip(down).filter(|(_, down)| *down).map(move |(pile, _)| (seat, pile))
    })
}
