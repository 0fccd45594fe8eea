//! What a game adds to a desk: the parts of a scene, each made from what one viewer sees.

use crate::wire::{
    Animation, ContractPanel, Game, HandView, HeldCard, Moment, Offer, Panel, Picked, PlayerPanel, Shown,
    TableArea,
};
use card_match::{Situation, review::Reviewed};
use cards::{Card, CardSet};
use table::{Seat, SeatSet};
use texts::narration::{InWords, Narrator};
use texts::{Misread, Person, Texts};

/// The table as somebody looks at it: a player, one who sits out, or one who goes through a finished hand with all
/// cards seen.
pub struct Look<'a, G: OnDesk> {
    /// The rules.
    pub rules: &'a G,
    /// The view of the viewer.
    pub view: &'a G::View,
    /// The viewer's language.
    pub narrator: &'a Narrator,
    /// The seat nearest to the viewer.
    pub nearest: Seat,
    /// The viewer's own seat, if they play.
    pub me: Option<Seat>,
    /// Where the match stands for the viewer.
    pub moment: Moment,
    /// The seats that are awaited.
    pub acting: SeatSet,
    /// The cards that came into the viewer's hand with their last draw.
    pub fresh: CardSet,
    /// What calls say by agreement, in sentences.
    pub agreed: Vec<String>,
}

impl<G: OnDesk> Look<'_, G> {
    /// A text.
    pub fn text(&self, key: &str) -> String {
        self.narrator.texts.get(key)
    }

    /// Whose turn it is, as it is said of a seat.
    pub fn turn(&self, seat: Seat) -> String {
        self.text(if self.me == Some(seat) { "baize-your-turn" } else { "desk-turn" })
    }

    /// A text that begins a line of its own.
    pub fn label(&self, key: &str) -> String {
        Texts::capitalised(&self.text(key))
    }

    /// Whether the viewer acts now.
    pub fn is_mine(&self) -> bool {
        self.moment == Moment::Mine
    }

    /// Everybody at the table, the nearest first.
    pub fn clockwise(&self) -> impl Iterator<Item = Seat> + use<G> {
        let (nearest, seats) = (self.nearest, self.rules.seats());
        (0..seats).map(move |steps| nearest.after(steps, seats))
    }

    /// An action on offer, with what stands on its button.
    pub fn offer(&self, action: G::Action, legal: bool, label: String) -> Offer {
        Offer { action: action.to_string(), label, legal, suit: None, cards: Vec::new() }
    }

    /// An action that may be done, as it is usually called.
    pub fn legal_offer(&self, action: G::Action) -> Offer {
        self.offer(action, true, G::label(self, action))
    }

    /// A line about a player.
    pub fn about(&self, seat: Seat, words: &str) -> String {
        let args = [("name", self.narrator.name(seat).into()), ("words", words.into())];
        self.narrator.texts.format("desk-player", &args)
    }

    /// A card with its name.
    pub fn name_of(&self, card: Card) -> String {
        self.narrator.texts.card(card)
    }

    /// A card that can't be chosen.
    pub fn idle(&self, card: Card) -> HeldCard {
        HeldCard { card, name: self.name_of(card), legal: false, offers: Vec::new(), mark: None }
    }
}

/// A game that can be shown.
pub trait OnDesk: InWords + Reviewed + table::Game<NotAnAction: Misread> + 'static {
    /// Which one it is.
    const GAME: Game;

    /// Whether the jokers of the pack are *fous*.
    fn has_fools(&self) -> bool {
        false
    }

    /// The scores by seat.
    fn scores(view: &Self::View) -> &[i32];

    /// What the hand just over added to each seat's score.
    fn outcome(view: &Self::View) -> Option<&[i32]>;

    /// The seat to move while a hand is played, whatever other seats may claim.
    fn awaited(view: &Self::View) -> Option<Seat>;

    /// The contract.
    fn contract_panel(_look: &Look<'_, Self>) -> Option<ContractPanel> {
        None
    }

    /// A player.
    fn player_panel(look: &Look<'_, Self>, seat: Seat) -> PlayerPanel;

    /// The middle of the table.
    fn table_area(look: &Look<'_, Self>) -> TableArea;

    /// The cards in front of the viewer.
    fn hand_view(look: &Look<'_, Self>) -> Option<HandView>;

    /// What can be done besides playing a card.
    fn panel(look: &Look<'_, Self>) -> Panel;

    /// The question of the moment.
    fn ask(situation: &Situation<'_, Self>, look: &Look<'_, Self>) -> String;

    /// The state of the game, what may be done and why.
    fn guidance(_look: &Look<'_, Self>) -> String {
        String::new()
    }

    /// What an event moves; the view is the one after it.
    fn animation(_look: &Look<'_, Self>, _event: &Self::Event) -> Animation {
        Animation::Other
    }

    /// The cards that an event brought into the viewer's hand, if it changed them.
    fn gained(_event: &Self::Event, _me: Seat) -> Option<CardSet> {
        None
    }

    /// What picked cards can do.
    fn pick(look: &Look<'_, Self>, cards: &[Card]) -> Picked {
        let alone = (cards.len() == 1).then(|| Self::action_of_card(look.view, cards[0]));
        Picked {
            words: String::new(),
            offers: alone.map(|action| look.legal_offer(action)).into_iter().collect(),
        }
    }

    /// The key of the text that says what can be typed.
    const HELP: &'static str;

    /// The text of the button of an action.
    fn label(look: &Look<'_, Self>, action: Self::Action) -> String {
        let texts = &look.narrator.texts;
        Texts::capitalised(&texts.action_of(Person::Do, action, &look.narrator.names))
    }

    /// The text of the button that does what a hint says.
    fn advised(look: &Look<'_, Self>, action: Self::Action) -> String {
        Self::label(look, action)
    }

    /// The cards an action is about.
    fn cards_of(_look: &Look<'_, Self>, _action: Self::Action) -> Vec<Card> {
        Vec::new()
    }

    /// Whether something begins with what comes after the action: the play, a trick, a turn.
    fn begins(_before: &Self::View, _after: &Self::View) -> bool {
        false
    }
}

/// Cards to be shown as they are.
pub(crate) fn shown(cards: impl IntoIterator<Item = Card>) -> Vec<Shown> {
    cards.into_iter().map(|card| Shown { card, stands_for: None }).collect()
}
