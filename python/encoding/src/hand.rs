//! A hand that is played move by move.

use std::sync::Arc;

use cards::{Card, CardSet};
use five_hundred::{Action, Choices, Deal, Refusal, Rules, State, View};
use players::five_hundred::{Belief, imagine, imagine_deals};
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use table::{Game, Recall, Seat, Viewer};

use crate::{
    moves::Move,
    space::{Space, next_cards},
};

/// Why a move isn't done; nothing has changed.
///
/// ```
/// use std::sync::Arc;
/// use encoding::{Hand, Refused, Space};
/// use five_hundred::Rules;
///
/// let mut hand = Hand::new(Arc::new(Space::new(Rules::preset("australian-4")?)));
/// assert_eq!(hand.play(0), Err(Refused::NotDealt));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug, thiserror::Error)]
pub enum Refused {
    /// There is no move of this number.
    #[error("there is no move {found}: they are numbered from 0 to {last}")]
    NoSuchMove {
        /// The number.
        found: i64,
        /// The last one that there is.
        last: usize,
    },
    /// No hand is being played.
    #[error("no hand is being played: deal one")]
    NotDealt,
    /// The rules refuse it.
    #[error("{0}")]
    ByTheRules(Refusal),
    /// It isn't the time for such a card.
    #[error("cards are not to be named now, or not this one")]
    NoSuchCard,
    /// Cards are named in rising order, so that enough are left after each.
    #[error("the cards of a discard or a gift are named in rising order, and enough must be left after each")]
    NotRising,
}

impl Refused {
    /// The id of the rule that decides it, where the rules refuse the move.
    #[must_use]
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Self::ByTheRules(refusal) => Some(Rules::rule(refusal)),
            _ => None,
        }
    }
}

/// What a move does.
enum Meaning {
    /// These cards of a discard or gift have been named.
    Named(CardSet),
    /// The seat does this.
    Action(Seat, Action),
}

/// A game of Five Hundred whose actions are done move by move.
///
/// ```
/// use std::sync::Arc;
/// use encoding::{Hand, Space};
/// use five_hundred::{Rules, table::{Game, Seat}};
///
/// let rules = Rules::preset("australian-4")?;
/// let pack = rules.pack_in_order();
/// let space = Arc::new(Space::new(rules));
/// let mut hand = Hand::new(space.clone());
/// hand.deal(Seat(0), &pack);
/// let mut mask = vec![0; space.moves().len()];
/// while let Some(seat) = hand.turn() {
///     hand.mask(seat, &mut mask);
///     // The first legal move.
///     hand.play(mask.iter().position(|&legal| legal == 1).ok_or("no move")?)?;
/// }
/// // Everybody has passed.
/// assert_eq!(hand.points(), [0; 4]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Hand {
    space: Arc<Space>,
    state: State,
    /// The scores before the hand.
    before: Vec<i32>,
    /// The cards of the discard or gift in the making, as the player in turn sees them.
    chosen: CardSet,
}

impl PartialEq for Hand {
    /// Hands of the same rules that stand alike.
    fn eq(&self, other: &Self) -> bool {
        self.space.rules() == other.space.rules() && (self.state, self.chosen) == (other.state, other.chosen)
    }
}

impl Eq for Hand {}

impl Hand {
    /// A game before its first hand.
    #[must_use]
    pub fn new(space: Arc<Space>) -> Self {
        let state = space.rules().begin();
        let before = vec![0; space.rules().seats()];
        Self { space, state, before, chosen: CardSet::EMPTY }
    }

    /// The moves and shapes of its rules.
    #[must_use]
    pub const fn space(&self) -> &Arc<Space> {
        &self.space
    }

    /// Where the game stands.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Deals the next hand from the top of a pack, which must hold the cards of these rules.
    pub fn deal(&mut self, dealer: Seat, pack: &[Card]) {
        let rules = self.space.rules();
        self.before = rules.standing(&self.state).scores;
        rules.deal(&mut self.state, dealer, &rules.deal_pack(pack, dealer));
        self.chosen = CardSet::EMPTY;
    }

    /// Whose move it is; nobody's when the hand is over.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        self.space.rules().turn(&self.state)
    }

    /// Whether the game is over, and not only a hand.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.space.rules().phase(&self.state).is_none()
    }

    /// What the hand has added to the score of each seat: nothing before it ends.
    #[must_use]
    pub fn points(&self) -> Vec<i32> {
        let scores = self.space.rules().standing(&self.state).scores;
        scores.iter().zip(&self.before).map(|(now, before)| now - before).collect()
    }

    /// The cards of a discard or a gift that the player in turn has named.
    #[must_use]
    pub const fn chosen(&self) -> CardSet {
        self.chosen
    }

    fn choices(&self, seat: Seat) -> Choices {
        self.space.rules().choices(&self.state, seat)
    }

    /// The legal moves of a seat: 1 in the place of each, 0 elsewhere; none if it isn't their turn.
    ///
    /// # Panics
    /// If the mask is shorter than the space.
    pub fn mask(&self, seat: Seat, mask: &mut [u8]) {
        self.space.mark(&self.choices(seat), self.chosen, mask);
    }

    /// Whether a move may be done now.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, number: usize) -> Result<(), Refused> {
        self.meaning(number).map(|_| ())
    }

    /// Does a move for the seat whose turn it is.
    ///
    /// Gives the action that is whole now, if one is.
    ///
    /// # Errors
    /// Why it isn't legal; nothing has changed.
    pub fn play(&mut self, number: usize) -> Result<Option<(Seat, Action)>, Refused> {
        match self.meaning(number)? {
            Meaning::Named(cards) => {
                self.chosen = cards;
                Ok(None)
            }
            Meaning::Action(seat, action) => {
                self.chosen = CardSet::EMPTY;
                self.space.rules().play_unchecked(&mut self.state, seat, action);
                Ok(Some((seat, action)))
            }
        }
    }

    /// Does a whole action that the rules have found legal.
    pub(crate) fn act(&mut self, action: Action) {
        if let Some(seat) = self.turn() {
            self.chosen = CardSet::EMPTY;
            self.space.rules().play_unchecked(&mut self.state, seat, action);
        }
    }

    /// What a legal move means.
    fn meaning(&self, number: usize) -> Result<Meaning, Refused> {
        let last = self.space.moves().len() - 1;
        let done =
            *self.space.moves().get(number).ok_or(Refused::NoSuchMove { found: number as i64, last })?;
        let rules = self.space.rules();
        let (seat, choices) = rules.next_choices(&self.state).ok_or(Refused::NotDealt)?;
        let action = match (done, choices) {
            (Move::Whole(action), _) => action,
            (Move::Discard(card), Choices::Discard { from, count })
            | (Move::Give(card), Choices::Give { from, count }) => {
                let named = self.name(card, from, count)?;
                if named.len() < u32::from(count) {
                    return Ok(Meaning::Named(named));
                }
                if matches!(done, Move::Give(_)) { Action::Give(named) } else { Action::Discard(named) }
            }
            _ => return Err(Refused::NoSuchCard),
        };
        if !choices.contains(action) {
            rules.check(&self.state, seat, action).map_err(Refused::ByTheRules)?;
        }
        Ok(Meaning::Action(seat, action))
    }

    /// The cards of a discard or gift when one more has been named.
    fn name(&self, card: Card, from: CardSet, count: u8) -> Result<CardSet, Refused> {
        let next = next_cards(from, count, self.chosen);
        let Some(piece) = next.find_one(card) else {
            let held = from.find_one(card).is_some();
            return Err(if held { Refused::NotRising } else { Refused::NoSuchCard });
        };
        let mut named = self.chosen;
        named.insert(piece);
        Ok(named)
    }

    /// What a seat sees, with everything that they have been shown in this hand.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        self.space.rules().view(&self.state, Viewer::Seat(seat), Recall::Perfect)
    }

    /// Writes what a seat sees and its legal moves; see [`Space::write`] and [`Space::mark`] for the lengths.
    ///
    /// # Panics
    /// If an array is too short.
    pub fn write(&self, seat: Seat, planes: &mut [u8], numbers: &mut [i32], mask: &mut [u8]) {
        self.write_view(&self.view(seat), seat, planes, numbers, mask);
    }

    /// The same by way of a view whose lists are used again.
    pub(crate) fn write_by(
        &self,
        view: &mut View,
        seat: Seat,
        planes: &mut [u8],
        numbers: &mut [i32],
        mask: &mut [u8],
    ) {
        self.space.rules().view_into(&self.state, Viewer::Seat(seat), Recall::Perfect, view);
        self.write_view(view, seat, planes, numbers, mask);
    }

    fn write_view(&self, view: &View, seat: Seat, planes: &mut [u8], numbers: &mut [i32], mask: &mut [u8]) {
        let chosen = if view.to_act.contains(seat) { self.chosen } else { CardSet::EMPTY };
        self.space.write(view, chosen, planes, numbers);
        self.space.mark(&view.choices, chosen, mask);
    }

    /// Writes what any viewer sees: see [`Space::write`].
    ///
    /// # Panics
    /// If an array is too short.
    pub fn write_for(&self, viewer: Viewer, recall: Recall, planes: &mut [u8], numbers: &mut [i32]) {
        let own = |turn| viewer == Viewer::Seat(turn) || viewer == Viewer::Referee;
        let chosen = if self.turn().is_some_and(own) { self.chosen } else { CardSet::EMPTY };
        let view = self.space.rules().view(&self.state, viewer, recall);
        self.space.write(&view, chosen, planes, numbers);
    }

    /// Hands that give the seat this very view, at most `count` of them: with [`Belief`] switched off, each arrangement
    /// of the cards that can't be seen is equally likely. Where another seat has named a part of a discard, it is made
    /// up too.
    #[must_use]
    pub fn worlds(&self, seat: Seat, belief: Belief, count: usize, seed: u64) -> Vec<Self> {
        let states = imagine(self.space.rules(), &self.view(seat), belief, count, seed);
        let world = |state| {
            let mut world = Self { state, ..self.clone() };
            world.chosen =
                if self.turn() == Some(seat) { self.chosen } else { world.first_cards(self.chosen.len()) };
            world
        };
        states.into_iter().map(world).collect()
    }

    /// The hand dealt and played again in another way that gives the seat this very view, as [`Hand::worlds`] makes
    /// them up: the pack from its top, as columns, and the moves. `moves` are those of this hand so far. `None` if
    /// there is no hand, or nothing can be made up.
    #[must_use]
    pub fn redealt(
        &self,
        seat: Seat,
        moves: &[usize],
        belief: Belief,
        seed: u64,
    ) -> Option<(Vec<usize>, Vec<usize>)> {
        let rules = self.space.rules();
        let (deal, state) = imagine_deals(rules, &self.view(seat), belief, 1, seed).pop()?;
        let told = rules.view(&state, Viewer::Referee, Recall::Perfect);
        let world = Self { state, chosen: CardSet::EMPTY, ..self.clone() };
        let mut away = told.discards.unwrap_or_default().to_canonical();
        let mut given = told.given.unwrap_or_default().to_canonical();
        let own = self.turn() == Some(seat);
        // Of a discard in the making only the one who makes it knows a card.
        let unfinished = if own { self.chosen } else { world.first_cards(self.chosen.len()) }.to_canonical();
        let made = |cards: &mut Vec<Card>| if cards.is_empty() { None } else { Some(cards.remove(0)) };
        let mut unfinished = unfinished.into_iter();
        let again = |&number: &usize| match self.space.moves().get(number)? {
            Move::Whole(_) => Some(number),
            Move::Discard(_) => {
                self.space.index(Move::Discard(made(&mut away).or_else(|| unfinished.next())?))
            }
            Move::Give(_) => self.space.index(Move::Give(made(&mut given).or_else(|| unfinished.next())?)),
        };
        let moves = moves.iter().map(again).collect::<Option<Vec<_>>>()?;
        Some((self.pack_of(&deal, told.dealer, seed), moves))
    }

    /// A pack that gives a deal, as columns: cards of the same place come in any order.
    fn pack_of(&self, deal: &Deal, dealer: Seat, seed: u64) -> Vec<usize> {
        let space = &self.space;
        let columns = space.columns();
        let pattern = space.rules().deal_pack(columns, dealer);
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let mut pack = vec![0; columns.len()];
        for (at, cards) in places(&pattern).into_iter().zip(places(deal)) {
            let mut cards: Vec<Card> = cards.into_iter().collect();
            for place in at {
                let drawn = cards.swap_remove(dice.next_u32() as usize % cards.len());
                pack[space.column(place)] = space.column(drawn);
            }
        }
        pack
    }

    /// The first so many cards that a player with this hand could have named.
    fn first_cards(&self, named: u32) -> CardSet {
        let mut chosen = CardSet::EMPTY;
        if let Some((_, Choices::Discard { from, count } | Choices::Give { from, count })) =
            self.space.rules().next_choices(&self.state)
        {
            for _ in 0..named {
                chosen |= next_cards(from, count, chosen).first().into_iter().collect();
            }
        }
        chosen
    }
}

/// The cards of each place of a deal, always in the same order.
fn places(deal: &Deal) -> Vec<CardSet> {
    let rows = deal.rows.iter().flat_map(|row| row.up.iter().chain(&row.down));
    let single = rows.map(|card| card.iter().copied().collect());
    deal.hands.iter().chain(&deal.kitties).copied().chain([deal.dead]).chain(single).collect()
}
