//! What the features of a card weigh when cards are put in order, tuned on the nodes of some hundred deals.

/// A card that was good before goes first.
pub(super) const FOUND: i16 = 5000;
// Leads: of the suit.
pub(super) const TRUMP_LEAD: i16 = -28;
/// With trumps, and without, where a partner's highest card is worth more than one's own.
pub(super) const TOP_HERE: [i16; 2] = [2, -2];
pub(super) const TOP_CARD: i16 = 16;
pub(super) const LOW_TO_TOP: [i16; 2] = [30, 51];
pub(super) const TOP_NEXT: i16 = 6;
pub(super) const ALLY_RUFFS: i16 = 21;
pub(super) const NEXT_RUFFS: i16 = -58;
pub(super) const LAST_RUFFS: i16 = -61;
pub(super) const SINGLETON: i16 = 8;
pub(super) const LENGTH: i16 = 2;
pub(super) const THEIR_LENGTH: i16 = 1;
pub(super) const ALLY_LENGTH: i16 = 3;
pub(super) const SECOND_HERE: i16 = 2;
pub(super) const SECOND_ALLY: i16 = 11;
pub(super) const RUN_LEAD: i16 = 3;
pub(super) const JOKER_LEAD: i16 = 24;
pub(super) const SECOND_NEXT: i16 = 4;
pub(super) const THEIR_TRUMPS: i16 = 2;
pub(super) const DOUBLETON: i16 = 3;
// Followers.
pub(super) const WIN: i16 = 80;
pub(super) const STAND: i16 = 53;
pub(super) const HELPED: i16 = 37;
pub(super) const THREATENED: i16 = 38;
pub(super) const LOSE: i16 = -15;
pub(super) const RUFF: i16 = 111;
pub(super) const RUFF_THREATENED: i16 = 40;
pub(super) const RUFF_OURS: i16 = -29;
pub(super) const DISCARD: i16 = 28;
pub(super) const WIN_LOW: i16 = 2;
pub(super) const STAND_LOW: i16 = 9;
pub(super) const LOSE_LOW: i16 = 4;
pub(super) const THREATENED_LOW: i16 = 3;
pub(super) const DISCARD_LENGTH: i16 = 1;
pub(super) const DISCARD_TOP: i16 = -15;
pub(super) const DISCARD_TRUMP: i16 = -26;
pub(super) const DISCARD_LAST: i16 = 10;
/// The last hand to play follows suit: score, and what each card above adds. Bits of the index: the card wins, its side
/// had the trick already.
pub(super) const LAST: [(i16, i16); 4] =
    [(LOSE, LOSE_LOW), (WIN, WIN_LOW), (STAND, STAND_LOW), (WIN, WIN_LOW)];
/// A hand follows suit before others: the same. Bits of the index: the card beats what lies there; nobody can take
/// the trick from its side; a partner behind will win it.
pub(super) const FOLLOW: [(i16, i16); 8] = [
    (LOSE, LOSE_LOW),
    (THREATENED, THREATENED_LOW),
    (STAND, STAND_LOW),
    (WIN, WIN_LOW),
    (HELPED, STAND_LOW),
    (HELPED, STAND_LOW),
    (STAND, STAND_LOW),
    (WIN, WIN_LOW),
];
