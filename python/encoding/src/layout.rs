//! Which plane and which number means what. Seats are counted from the viewer, who is 0, to their left.

use five_hundred::{Rules, TRICKS, axis::Layout};

/// A part of a view as arrays: so many planes, or so many numbers, from a place on.
///
/// ```
/// use encoding::Space;
/// use five_hundred::Rules;
///
/// let space = Space::new(Rules::preset("australian-4")?);
/// let hand = &space.planes()[0];
/// // A plane for every seat.
/// assert_eq!((hand.name, hand.start, hand.len), ("hand", 0, 4));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// The first plane or number of it.
    pub start: usize,
    /// How many there are.
    pub len: usize,
    /// What they say.
    pub about: &'static str,
}

/// What the rules say of the size of a view.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sizes {
    pub(crate) columns: usize,
    pub(crate) seats: usize,
    pub(crate) bids: usize,
    pub(crate) calls: usize,
    /// Of what only seats with a row have.
    pub(crate) rows: usize,
    /// Tricks: the finished ones, and the one on the table.
    pub(crate) tricks: usize,
}

impl Sizes {
    pub(crate) fn new(rules: &Rules, columns: usize, bids: usize, calls: usize) -> Self {
        let seats = rules.seats();
        let rows = if rules.axes().layout == Layout::Rows { seats } else { 0 };
        Self { columns, seats, bids, calls, rows, tricks: usize::from(TRICKS) }
    }
}

/// Declares the fields of a layout, in their order, each with its length.
macro_rules! layout {
    ($(#[$doc:meta])* $name:ident, $size:ident, { $($(#[doc = $about:literal])* $field:ident: $len:expr,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Debug)]
        pub(crate) struct $name {
            $($(#[doc = $about])* pub(crate) $field: usize,)*
            pub(crate) len: usize,
            pub(crate) fields: Vec<Field>,
        }

        impl $name {
            pub(crate) fn new($size: &Sizes) -> Self {
                let mut fields = Vec::new();
                let mut next = 0;
                $(
                    let $field = next;
                    next += $len;
                    let about = concat!($($about),*);
                    fields.push(Field { name: stringify!($field), start: $field, len: $len, about });
                )*
                fields.retain(|field| field.len > 0);
                Self { $($field,)* len: next, fields }
            }
        }
    };
}

layout! {
    /// The first plane of each kind. A plane has a cell for every card of the pack.
    Planes, size, {
        /// 1 for each card that is seen in this hand.
        hand: size.seats,
        /// For each card that the seat has played and that may be known, when: 1 for the first card of the hand.
        played: size.seats,
        /// 1 for each card of `played` that came from the seat's row.
        from_row: size.rows,
        /// For each card of the row that lies face up, its pile, from 1.
        row: size.rows,
        /// 1 for each card of the kitty, where it may be seen.
        kitty: 1,
        /// 1 for each discard, where they may be seen.
        discards: 1,
        /// 1 for each card given, where they may be seen.
        given: 1,
        /// 1 for each card of the dead hand, when the hand is over.
        dead: 1,
        /// 1 for the card that was called to choose a partner.
        called: 1,
        /// 1 for each card of the viewer’s discard or gift that has been named.
        chosen: 1,
        /// 1 for each card that may be played, discarded, given or called.
        choices: 1,
        /// 1 for each joker that may be led for a suit.
        leads: 1,
    }
}

layout! {
    /// The first number of each kind. Something that may be missing is 0 where it is, and counted from 1 otherwise.
    Numbers, size, {
        /// The viewer’s seat, counted from seat 0 of the table.
        viewer: 1,
        /// The number of the hand, from 0.
        hand_number: 1,
        /// The dealer.
        dealer: 1,
        /// The phase, from 1 for `deal`; 0 when the game is over.
        phase: 1,
        /// 1 for each seat that may act.
        to_act: size.seats,
        /// Scores, in points.
        scores: size.seats,
        /// Cards held.
        cards: size.seats,
        /// Whether the hand may be seen.
        hand_shown: size.seats,
        /// Tricks won.
        tricks: size.seats,
        /// Whether the seat plays in this hand.
        plays: size.seats,
        /// Whether the seat has passed.
        passed: size.seats,
        /// Whether a card lies face down in each of the five piles.
        row_down: size.rows * 5,
        /// The seat of each call, from 1.
        call_seats: size.calls,
        /// Each call as a move, from 1.
        calls: size.calls,
        /// The contract as a move, from 1.
        contract: 1,
        /// The contractor, from 1.
        contractor: 1,
        /// 1 for each of the contractor’s partners that is known.
        partners: size.seats,
        /// Whether all of them are known.
        partners_known: 1,
        /// The suit named for the joker, from 1; 5 for none.
        nominated: 1,
        /// What the contract is worth, in points.
        value: 1,
        /// The tricks it needs.
        needed: 1,
        /// Cards of the kitty.
        kitty_size: 1,
        /// Whether the kitty, the discards, the gift and the dead hand may be seen.
        shown: 4,
        /// Finished tricks.
        tricks_played: 1,
        /// Finished tricks that may be seen, and 1 more if there is one on the table.
        tricks_shown: 1,
        /// Whether there is a trick on the table.
        trick_open: 1,
        /// Cards of each trick that may be seen, oldest first.
        trick_cards: size.tricks,
        /// The suit to be followed in it, from 1; 0 where a bare joker demands none.
        trick_led: size.tricks,
        /// Whether the suit was given by a later card: a low joker was led bare.
        trick_bare: size.tricks,
        /// The place of the card that wins it, from 0.
        trick_best: size.tricks,
        /// How the hand ended, from 1 for `made`; 0 while it goes on.
        result: 1,
        /// What the hand added to the scores, in points.
        points: size.seats,
        /// 1 for each winner of the game.
        winners: size.seats,
        /// 1 for each loser of it.
        losers: size.seats,
        /// Games won, from 1, when the game is over.
        games: size.seats,
        /// Hands that the game still has, from 1, where their number is fixed.
        hands_left: 1,
        /// What the viewer is to do: 1 call, 2 give, 3 discard, 4 name the joker’s suit, 5 choose partners, 6 play.
        choice: 1,
        /// How many cards they give or discard.
        choice_count: 1,
        /// Whether they may pass, may look, and may ask two partners.
        choice_may: 3,
        /// 1 for each bid that they may make, lowest number first.
        choice_bids: size.bids,
        /// 1 for each seat that they may ask.
        choice_seats: size.seats,
        /// 1 for each suit that a joker may demand.
        choice_suits: 4,
    }
}
