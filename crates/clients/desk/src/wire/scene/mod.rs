//! The table at one moment, as one player sees it. Plain data: texts are in their language, cards are faces,
//! and every action that is offered stands there as its notation, ready to be sent back.

use cards::{Card, Suit};
use serde::{Deserialize, Serialize};
use table::Seat;

mod lesson;
mod open;
mod panel;
mod table_area;

pub use lesson::{
    ChallengeCard, ChallengeWish, LessonCard, LessonScene, LessonTask, LessonWish, PuzzleCard, PuzzleWish,
};
pub use open::{Entry, OpenTable, Tap};
pub use panel::{BidCell, BidRow, Bids, Cut, Offer, Panel, Points, SansKitty, Shown, StrainHead};
pub use table_area::{Laid, Meld, MeldCard, Pile, PileCard, Play, TableArea, Trick, Tricks};

/// The table at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Scene {
    /// Which game lies on the table area.
    pub game: Game,
    /// The name of the table: "Australian, four players".
    pub title: String,
    /// Which hand it is, and of which game of the match: "Hand 3".
    pub hand: String,
    /// Where the match stands.
    pub moment: Moment,
    /// The contract, when there is one.
    pub contract: Option<ContractPanel>,
    /// Whether the jokers are *fous*, as in Québec, and not kookaburras.
    pub fools: bool,
    /// The score that wins the game.
    pub target: i32,
    /// The running scores, in the order of the score sheet.
    pub totals: Vec<Total>,
    /// The people who sit out this game, in a sentence.
    pub waiting: Option<String>,
    /// Everybody at the table, clockwise; the first is nearest: the player, unless they sit out.
    pub players: Vec<PlayerPanel>,
    /// The middle of the table.
    #[serde(rename = "felt")]
    pub table_area: TableArea,
    /// The cards in front of the player: their own, or those they play for the owner; none while they sit out.
    pub hand_view: Option<HandView>,
    /// The current question.
    pub ask: Ask,
    /// What can be done besides playing a card of the hand.
    pub panel: Panel,
    /// What else can be asked for.
    pub can: Can,
    /// Whether the only card that may be played is played by itself: [`crate::wire::TableRequest::Next`] does it.
    pub forced: bool,
    /// The state of the game and why, in two or three sentences for somebody new to it.
    pub guidance: String,
    /// What an open table has besides, if it is one.
    pub open: Option<Box<OpenTable>>,
    /// What a lesson has besides, if it is one.
    pub lesson: Option<Box<LessonScene>>,
}

impl Scene {
    /// Takes away whatever could be done: somebody only looks on.
    pub fn only_watch(&mut self) {
        self.panel = Panel::None;
        self.can = Can::default();
        self.ask.mine = false;
        self.guidance.clear();
        self.open = None;
        self.lesson = None;
        if matches!(self.moment, Moment::Mine | Moment::Claim | Moment::Pass) {
            self.moment = Moment::Theirs;
        }
        if let Some(hand) = &mut self.hand_view {
            hand.choose = Slot::None;
            for held in &mut hand.cards {
                held.legal = false;
                held.offers.clear();
            }
        }
    }
}

/// Which game it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Game {
    /// Five Hundred.
    FiveHundred,
    /// Rummy 500.
    Rummy,
}

/// Where the match stands, as far as a client goes on differently.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// The player acts: nothing happens until they do.
    Mine,
    /// Somebody else acts: [`crate::wire::TableRequest::Next`] lets them.
    Theirs,
    /// Somebody else acts, but until then the player may claim.
    Claim,
    /// The next hand is to be dealt: [`crate::wire::TableRequest::Next`].
    Deal,
    /// The game is over: [`crate::wire::TableRequest::Next`] begins another.
    Over,
    /// The device is to be passed to another player, and shows nobody's hand: [`crate::wire::TableRequest::Next`] says
    /// that they have it.
    Pass,
}

/// The contract, as it stays visible during the play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ContractPanel {
    /// The contractor's seat.
    pub seat: Seat,
    /// The contractor's name.
    pub who: String,
    /// The bid in short: `8♥`, `Misère`.
    pub short: String,
    /// The bid in words, with the player: "Ann plays eight hearts".
    pub words: String,
    /// The trump suit.
    pub trump: Option<Suit>,
    /// What it is worth, in points.
    pub value: i32,
    /// Tricks the contractor's side needs; none in a misère.
    pub needed: Option<u8>,
    /// Tricks of the contractor's side.
    pub taken: u8,
    /// The side that plays for the contract: "You+Cy".
    pub side: String,
    /// Tricks of the others.
    pub against: u8,
    /// Tricks with which the others defeat it.
    pub defeat: u8,
    /// The side that plays against it: "Bo+Di".
    pub others: String,
    /// What else was said: the suit of the joker, the called card, who plays along.
    pub notes: Vec<String>,
}

/// A running score.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Total {
    /// The names of the side: "You + Cy".
    pub name: String,
    /// Points.
    pub score: i32,
    /// Whether the player is one of them.
    pub mine: bool,
    /// Games of the match won.
    pub games: u32,
}

/// A player at the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayerPanel {
    /// The seat.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// Whether it is the player themselves.
    pub me: bool,
    /// Whether they dealt.
    pub dealer: bool,
    /// Whether it is their turn.
    pub turn: bool,
    /// Their last call of this auction in short: `7♦`, "pass".
    pub call: Option<String>,
    /// What they are in this hand: "contractor", "partner", "sits out the hand".
    pub role: Option<String>,
    /// Tricks won; none in a game without tricks, nor where tricks are counted for fixed sides of several players and
    /// the contract tells them.
    pub tricks: Option<u8>,
    /// Cards in their hand.
    pub cards: u8,
    /// Their cards, if they lie open and are not in the hand; those of which everybody knows in Rummy.
    pub open: Vec<Card>,
    /// Their row, in the games that have rows.
    pub row: Option<RowView>,
    /// Points they laid on the table in this hand, in Rummy.
    pub laid: Option<i32>,
    /// How well it plays, if it is a bot: "expert".
    pub level: Option<String>,
    /// How things stand with the person at a table over a network: "away", "bot for Mae".
    pub status: Option<String>,
    /// All of it in a sentence for readers who can't see it.
    pub words: String,
}

/// Five piles on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RowView {
    /// The piles from the left, as their owner sees them.
    pub piles: Vec<RowPile>,
}

/// A pile of a row.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RowPile {
    /// The card that lies face up.
    pub up: Option<HeldCard>,
    /// Whether a card lies face down under it.
    pub down: bool,
}

/// The cards in front of the player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HandView {
    /// The owner of the cards, if not the player.
    pub of: Option<String>,
    /// The cards from left to right, sorted by the suits they belong to.
    pub cards: Vec<HeldCard>,
    /// Cards that can't be seen, not even by their owner yet.
    pub backs: u8,
    /// How the cards are chosen.
    pub choose: Slot,
}

/// How cards of the hand are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// None can be chosen now.
    None,
    /// One card: choosing it does what it says, or asks which of several.
    One,
    /// This number, then [`Panel::Discard`] puts them away.
    Some(u8),
    /// Any number: [`crate::wire::Pick`] tells what they make; Rummy 500.
    Any,
}

/// A card one holds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HeldCard {
    /// The card.
    pub card: Card,
    /// Its name in words: "ace of spades".
    pub name: String,
    /// Whether it can be chosen now.
    pub legal: bool,
    /// What choosing it can mean; if there are several, the player is asked. Empty where cards are picked first.
    pub offers: Vec<Offer>,
    /// A mark: it came from the kitty, it must go to the table, everybody knows of it.
    pub mark: Option<String>,
}

/// The question.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// The question, or what is being waited for.
    pub text: String,
    /// Whether it is to the player.
    pub mine: bool,
}

/// What else can be asked for now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Can {
    /// A hint.
    pub hint: bool,
    /// Taking back.
    pub undo: bool,
    /// Claiming the rest.
    pub claim_rest: bool,
    /// A review of the hand just over.
    pub review: bool,
}
