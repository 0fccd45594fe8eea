//! What lies on the table at one moment, as one player sees it. Plain data: texts are in his language, cards are faces,
//! and every action that is offered stands there as its notation, ready to be sent back.

use cards::{Card, Suit};
use serde::{Deserialize, Serialize};
use table::Seat;

/// The table at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Scene {
    /// Which game lies on the felt.
    pub game: Game,
    /// The name of the table: "Australian, four players".
    pub title: String,
    /// Which hand it is, and of which game of the match: "Hand 3".
    pub hand: String,
    /// Where the match stands.
    pub moment: Moment,
    /// The contract, when there is one.
    pub plate: Option<Plate>,
    /// The running scores, in the order of the score sheet.
    pub totals: Vec<Total>,
    /// Everybody at the table, clockwise; the first is nearest: the player himself, unless he sits out.
    pub pods: Vec<Pod>,
    /// What lies in the middle.
    pub felt: Felt,
    /// The cards in front of the player: his own, or those he plays for their owner; none while he sits out.
    pub fan: Option<Fan>,
    /// What is asked now.
    pub ask: Ask,
    /// What can be done besides playing a card of the fan.
    pub panel: Panel,
    /// What else can be asked for.
    pub can: Can,
    /// What is going on and why, in two or three sentences for who is new to the game.
    pub guidance: String,
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
    /// The player acts: nothing happens until he does.
    Mine,
    /// Somebody else acts: [`crate::Order::Next`] lets him.
    Theirs,
    /// Somebody else acts, but until then the player may claim.
    Claim,
    /// The next hand is to be dealt: [`crate::Order::Next`].
    Deal,
    /// The game is over: [`crate::Order::Next`] begins another.
    Over,
}

/// The contract, as it stays visible during the play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plate {
    /// Who plays it.
    pub seat: Seat,
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
    /// Tricks of the others.
    pub against: u8,
    /// What else was said: the suit of the joker, the called card, who plays along.
    pub notes: Vec<String>,
}

/// A running score.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Total {
    /// Whose: "You + Cy".
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
pub struct Pod {
    /// The seat.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// Whether it is the player himself.
    pub me: bool,
    /// Whether he dealt.
    pub dealer: bool,
    /// Whether it is his turn.
    pub turn: bool,
    /// His last call of this auction in short: `7♦`, "pass".
    pub call: Option<String>,
    /// What he is in this hand: "contractor", "partner", "sits out the hand".
    pub role: Option<String>,
    /// Tricks he won; none in a game without tricks.
    pub tricks: Option<u8>,
    /// Cards in his hand.
    pub cards: u8,
    /// His cards, if they lie open and are not in the fan; those of which everybody knows in Rummy.
    pub open: Vec<Card>,
    /// His row, in the games that have rows.
    pub row: Option<Row>,
    /// Points he laid on the table in this hand, in Rummy.
    pub laid: Option<i32>,
    /// How well he plays, if he is a bot: "expert".
    pub level: Option<String>,
    /// All of it in a sentence for who can't see it.
    pub words: String,
}

/// Five piles on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Row {
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

/// What lies in the middle of the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Felt {
    /// Nothing has been dealt.
    Empty,
    /// The draw for seats and the first deal: who drew what, and what it decided in sentences.
    Draw {
        /// Each person and his cards in the order in which they were drawn.
        spread: Vec<(String, Vec<Card>)>,
        /// What it decided.
        decided: Vec<String>,
    },
    /// Tricks.
    Tricks(Tricks),
    /// Stock, pile and melds.
    Melds(Laid),
}

/// The middle of the table in a game of tricks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tricks {
    /// The trick on the table; without cards between two tricks.
    pub trick: Trick,
    /// The trick before it, which may be looked at.
    pub last: Option<Trick>,
    /// Cards in the kitty that still lie face down.
    pub kitty: u8,
    /// The kitty's cards, where everybody may see them.
    pub shown: Vec<Card>,
    /// What was given and put away, for who knows it, in words and cards.
    pub aside: Vec<(String, Vec<Card>)>,
}

/// A trick.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Trick {
    /// Its number in the hand, from 1.
    pub number: u8,
    /// The cards in the order in which they were played.
    pub plays: Vec<Play>,
    /// Which of them wins it so far.
    pub best: usize,
    /// The suit to be followed.
    pub led: Option<Suit>,
}

/// A card of a trick.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Play {
    /// Whose card it is.
    pub seat: Seat,
    /// Whether it came from his row.
    pub from_row: bool,
    /// The card.
    pub card: Card,
}

/// The middle of the table in Rummy 500.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// Cards in the stock.
    pub stock: u8,
    /// What drawing from the stock is, if the player may.
    pub draw: Option<Deed>,
    /// The discard pile, its top last.
    pub pile: Pile,
    /// The melds, the first is meld 1.
    pub melds: Vec<Meld>,
}

/// The discard pile.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Pile {
    /// Its cards, the top last.
    pub cards: Vec<PileCard>,
}

/// A card of the discard pile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PileCard {
    /// The card.
    pub card: Card,
    /// Taking it, with everything above it.
    pub take: Option<Deed>,
    /// Calling Rummy! for it.
    pub call: Option<Deed>,
}

/// A meld on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Meld {
    /// Its number, from 1.
    pub number: u8,
    /// Its cards in order.
    pub cards: Vec<MeldCard>,
    /// What it is, in words: "three kings", "hearts from five to eight".
    pub words: String,
}

/// A card of a meld.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MeldCard {
    /// The card; a joker stands for another one.
    pub card: Card,
    /// What a joker stands for.
    pub stands_for: Option<Card>,
    /// Who laid it.
    pub by: Seat,
}

/// The cards in front of the player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Fan {
    /// Whose cards they are, if not his own.
    pub of: Option<String>,
    /// The cards from left to right, sorted by the suits they belong to.
    pub cards: Vec<HeldCard>,
    /// Cards that can't be seen, not even by their owner yet.
    pub backs: u8,
    /// How the cards are chosen.
    pub choose: Slot,
}

/// How cards of the fan are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// None can be chosen now.
    None,
    /// One card: choosing it does what it says, or asks which of several.
    One,
    /// So many, then [`Panel::Discard`] puts them away.
    Some(u8),
    /// Any number: [`crate::Order::Pick`] tells what they make; Rummy 500.
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
    pub deeds: Vec<Deed>,
    /// A mark: it came from the kitty, or everybody knows of it.
    pub mark: Option<String>,
}

/// An action on offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deed {
    /// Its notation, to be sent as [`crate::Order::Act`].
    pub action: String,
    /// What stands on the button: "Pass", "Lead for hearts".
    pub label: String,
    /// Whether it may be done now. What may not is shown dim, and says why when it is tried.
    pub legal: bool,
}

/// What is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// The question, or what is being waited for.
    pub text: String,
    /// Whether it is to the player.
    pub mine: bool,
}

/// What can be done besides playing a card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Panel {
    /// Nothing.
    None,
    /// Calls.
    Bids(Bids),
    /// So many cards are to be put away; the action is `discard` and the cards.
    Discard {
        /// How many.
        count: u8,
        /// What stands on the button.
        label: String,
    },
    /// A few actions: a suit for the joker, a partner, a draw, a claim.
    Deeds(Vec<Deed>),
    /// The hand or the game is over: what it came to.
    Result {
        /// In sentences.
        words: Vec<String>,
        /// Each column's points of this hand.
        points: Vec<Points>,
        /// What stands on the button that goes on.
        next: String,
    },
}

/// What one column of the score sheet got in the hand just over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Points {
    /// Whose.
    pub name: String,
    /// Points of the hand.
    pub points: i32,
    /// Points in all.
    pub total: i32,
    /// Whether the player is one of them.
    pub mine: bool,
}

/// The grid of calls: the score table itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Bids {
    /// The strains over the columns: their signs, and the suit if it is one.
    pub strains: Vec<(String, Option<Suit>)>,
    /// The rows, the lowest level first; those of misère and its kin stand between them.
    pub rows: Vec<BidRow>,
    /// Calls that are no bid: pass, look.
    pub calls: Vec<Deed>,
}

/// A row of the grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BidRow {
    /// A level: its number, and the bid of each strain if the game has it.
    Level {
        /// Tricks.
        tricks: u8,
        /// One for each strain.
        bids: Vec<Option<BidCell>>,
    },
    /// A bid by itself, such as a misère.
    Single(BidCell),
}

/// A bid on the grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BidCell {
    /// The bid.
    pub deed: Deed,
    /// Its value in points.
    pub value: i32,
    /// The bid in words: "seven hearts".
    pub words: String,
    /// Who has called it in this auction.
    pub by: Option<String>,
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

/// Something that happened, in words and for the eye.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Told {
    /// In a sentence; for the log, and for who can't see it.
    pub words: String,
    /// What moves.
    pub what: Happening,
}

/// What moves on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Happening {
    /// Cards are dealt.
    Dealt {
        /// By whom.
        dealer: Seat,
    },
    /// Somebody said something.
    Said {
        /// Who.
        seat: Seat,
        /// In short, for a bubble beside him.
        short: String,
    },
    /// The kitty goes to the contractor.
    Kitty {
        /// The contractor.
        seat: Seat,
    },
    /// Cards went away face down.
    PutAway {
        /// From whom.
        seat: Seat,
        /// How many.
        count: u32,
    },
    /// A card was played.
    Played {
        /// Whose card.
        seat: Seat,
        /// The card.
        card: Card,
        /// Whether it came from a row.
        from_row: bool,
    },
    /// The trick is complete: it lies until it is taken, then goes to the winner.
    Trick {
        /// Who won it.
        winner: Seat,
        /// Whether the joker won it.
        by_joker: bool,
    },
    /// A card was drawn from the stock.
    Drew {
        /// By whom.
        seat: Seat,
    },
    /// Cards of the pile were taken.
    Took {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Cards were laid on the table.
    Laid {
        /// By whom.
        seat: Seat,
        /// On or as which meld, from 1.
        meld: u8,
        /// The cards.
        cards: Vec<Card>,
    },
    /// A card was discarded on the pile.
    Threw {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The hand is over.
    HandOver,
    /// The game is over.
    GameOver {
        /// Whether the player has won it.
        mine: bool,
    },
    /// Nothing that moves.
    Other,
}

/// The score sheet of the game, as players write it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ScoreSheet {
    /// Whose columns they are.
    pub columns: Vec<Column>,
    /// A line for each hand.
    pub lines: Vec<ScoreLine>,
    /// What is played to, and games won, in words.
    pub notes: Vec<String>,
}

/// A column of the sheet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Column {
    /// Whose.
    pub name: String,
    /// Whether the player is one of them.
    pub mine: bool,
}

/// A hand on the sheet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ScoreLine {
    /// The number of the hand, from 1.
    pub hand: u32,
    /// The contract and who played it, in short; how it ended.
    pub what: String,
    /// Whether it was made; none where there was no contract.
    pub made: Option<bool>,
    /// For each column its points in this hand and its total after it.
    pub cells: Vec<(i32, i32)>,
}
