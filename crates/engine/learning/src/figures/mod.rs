//! What somebody's finished games tell of their play, each figure with what it may be wrong by.
//!
//! A [`GameReview`] looks again at a record, one decision at a time, so that it can be done whenever there is time.
//! What comes of it is a [`GameFigures`], a line of JSON; a [`Book`] is a file of such lines. Everything else is a fold
//! over them: [`Figures`] of many games, and [`Evening`], which names a habit only where chance hardly explains it.
//!
//! ```no_run
//! use learning::figures::{Book, Figures, Game, GameReview};
//!
//! let mut book = Book::read(&std::fs::read_to_string("figures.jsonl")?);
//! let record = table::Record::read(&std::fs::read_to_string("game.json")?)?;
//! let game = Game { ended: 1_795_411_200_000, seat: table::Seat(0), level: None, left_out: Vec::new() };
//! let mut review = GameReview::new(&record, &game)?;
//! while review.step() {}
//! book.add(review.finished());
//! println!("{}", Figures::of(book.games()).lost.mean);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod badly_bid;
mod book;
mod category;
mod evening;
mod five_hundred;
mod fold;
mod game;
mod hand;
mod outgrown;
mod outlook;
mod rummy;
mod statistics;
#[cfg(test)]
mod tests;
mod usual;

pub use self::{
    badly_bid::BadlyBid,
    book::{Book, VERSION},
    category::{Category, Practice, What},
    evening::{Evening, Habit, Proof},
    fold::{Costs, Figures, Foreseen, Luck, Row, RowName, RummyMeans, Trend, Window},
    game::{Game, GameFigures, GameReview, NotReviewed, game_id},
    hand::{Figured, HandFigures, HandReview, Lost, Played, RummyHand},
    outgrown::Outgrown,
    statistics::{FEWEST, Interval, Mean, Share, TOLD_FROM},
    usual::{Sums, Usual},
};
