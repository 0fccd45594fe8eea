//! Rows, questions and the standing of a game.

use crate::{
    Arg, Texts,
    whole::{shown, signed},
};
use five_hundred::{Bid, BidKind};
use sheet::{Ask, Cards, Column, GameScore, NotedRow, Out, Outcome, Row, Status, Told, Warning};
use table::{Seat, SeatSet};

/// Somebody who says what stands on a sheet.
#[derive(Clone, Copy, Debug)]
pub struct Keeper<'a> {
    /// The texts, in the words of those who play by the rules of the game.
    pub texts: Texts,
    /// The players, by their seats.
    pub names: &'a [String],
}

impl Keeper<'_> {
    /// A player.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.texts.player(seat, self.names)
    }

    /// Several players.
    #[must_use]
    pub fn players(&self, seats: &[Seat]) -> String {
        self.texts.players(seats.iter().copied().collect::<SeatSet>(), self.names)
    }

    /// The heading of a column, as it is read.
    #[must_use]
    pub fn column(&self, column: &Column) -> String {
        column.names.join("+")
    }

    /// Those who score together, as they are said.
    #[must_use]
    pub fn side(&self, column: &Column) -> String {
        self.texts.list(column.names.clone())
    }

    /// A bid as it is written in a row: a number and a sign where it has one.
    #[must_use]
    pub fn bid(&self, bid: Bid) -> String {
        let sign = |strain: five_hundred::Strain| {
            strain.trump().map_or_else(|| self.texts.get("short-no-trumps"), |suit| suit.symbol().to_string())
        };
        match bid.kind() {
            BidKind::Tricks(tricks, strain) if !bid.is_sans_kitty() => format!("{tricks}{}", sign(strain)),
            _ => Texts::capitalised(&self.texts.bid(bid)),
        }
    }

    /// What a hand came to, in a sentence.
    #[must_use]
    pub fn outcome(&self, row: &Row) -> String {
        let tricks = row.own_tricks;
        let name = row.seat.map(|seat| self.name(seat)).unwrap_or_default();
        let bid = row.bid.map(|bid| self.bid(bid)).unwrap_or_default();
        let say = |key: &str| {
            let mut args = vec![("name", Arg::from(name.clone())), ("bid", bid.clone().into())];
            args.extend(tricks.map(|tricks| ("count", Arg::from(u32::from(tricks)))));
            self.texts.format(&format!("tally-{key}{}", if tricks.is_some() { "-tricks" } else { "" }), &args)
        };
        match row.outcome {
            Outcome::Made => say("made"),
            Outcome::Failed => say("failed"),
            Outcome::Stopped => {
                self.texts.format("tally-stopped", &[("name", name.into()), ("bid", bid.into())])
            }
            Outcome::PassedOut => self.texts.get("tally-passed"),
            Outcome::PlayedWithoutBid => self.texts.get("tally-played"),
            Outcome::Void => self.texts.get("tally-void"),
            Outcome::Counted => self.texts.get("tally-counted"),
            Outcome::Points => row.note.clone().unwrap_or_else(|| self.texts.get("tally-points")),
        }
    }

    /// A hand as it stands in its row: contract, player, how it ended.
    #[must_use]
    pub fn what(&self, row: &Row) -> String {
        match row.bid.zip(row.seat) {
            Some((bid, seat)) => [self.bid(bid), self.name(seat), self.mark(row)].join(" "),
            None => self.outcome(row),
        }
    }

    /// How a hand ended, in a word or a number: made, or how many tricks were missing.
    #[must_use]
    pub fn mark(&self, row: &Row) -> String {
        let missing = row.bid.filter(|bid| !bid.is_misere()).zip(row.own_tricks);
        match (row.outcome, missing) {
            (Outcome::Failed, Some((bid, tricks))) if tricks < bid.needed() => {
                shown(i32::from(tricks) - i32::from(bid.needed()))
            }
            (Outcome::Made | Outcome::Failed | Outcome::Stopped, _) => {
                let word = if row.outcome == Outcome::Made { "made" } else { "failed" };
                let word = if row.outcome == Outcome::Stopped { "stopped" } else { word };
                self.texts.get(&format!("tally-mark-{word}"))
            }
            _ => String::new(),
        }
    }

    /// All that is told when a row is written: the hand, what each side got and has, who deals or who won.
    #[must_use]
    pub fn status_line(&self, game: &GameScore, row: &Row) -> String {
        let mut told = vec![self.outcome(row)];
        told.extend(row.warnings.iter().map(|&warning| self.warning(warning, row)));
        for (number, column) in game.columns.iter().enumerate() {
            let (Some(&points), Some(&total)) = (row.points.get(number), row.totals.get(number)) else {
                continue;
            };
            if points != 0 {
                told.push(self.scored(game, column, points, total, number));
            }
        }
        told.extend(self.noted(game, row));
        if game.unsettled == Some(row.corrects.unwrap_or(row.entry)) {
            told.push(self.texts.get("tally-settle"));
        }
        told.push(self.standing(game));
        told.retain(|sentence| !sentence.is_empty());
        told.join(" ")
    }

    /// What a hand comes to by each of two rulings that people disagree about, with the totals.
    #[must_use]
    pub fn noted(&self, game: &GameScore, row: &Row) -> Vec<String> {
        let total = |(column, &total): (&Column, &i32)| {
            let args = [("side", self.side(column).into()), ("total", shown(total).into())];
            self.texts.format("tally-noted-total", &args)
        };
        let one = |noted: &NotedRow| {
            let totals: Vec<String> = game.columns.iter().zip(&noted.totals).map(total).collect();
            let args = [("ruling", noted.note.clone().into()), ("totals", totals.join(", ").into())];
            self.texts.format("tally-noted", &args)
        };
        row.noted.iter().map(one).collect()
    }

    fn scored(&self, game: &GameScore, column: &Column, points: i32, total: i32, at: usize) -> String {
        let needs = game.needs.get(at).copied().unwrap_or_default();
        let args = [
            ("side", Arg::from(self.side(column))),
            ("points", signed(points).into()),
            ("total", shown(total).into()),
            ("needs", needs.max(0).unsigned_abs().into()),
        ];
        let key = if needs > 0 && game.status == Status::Playing { "tally-side-needs" } else { "tally-side" };
        self.texts.format(key, &args)
    }

    /// What each side has and needs, and the next dealer or the winners.
    #[must_use]
    pub fn board(&self, game: &GameScore) -> String {
        let side = |(at, column): (usize, &Column)| {
            let total = game.totals.get(at).copied().unwrap_or_default();
            let needs = game.needs.get(at).copied().unwrap_or_default();
            let args = [
                ("side", Arg::from(self.side(column))),
                ("total", shown(total).into()),
                ("needs", needs.max(0).unsigned_abs().into()),
            ];
            let plays = needs > 0 && game.status == Status::Playing;
            self.texts.format(if plays { "tally-total-needs" } else { "tally-total" }, &args)
        };
        let told = game.columns.iter().enumerate().map(side).chain([self.standing(game)]);
        told.filter(|sentence| !sentence.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// The next dealer, or the winners.
    #[must_use]
    pub fn standing(&self, game: &GameScore) -> String {
        let players = |seats: &[Seat]| {
            [("players", Arg::from(self.players(seats))), ("count", (seats.len() as u32).into())]
        };
        match game.status {
            Status::Over if game.winners.is_empty() => {
                self.texts.format("tally-lost", &players(&game.losers))
            }
            Status::Over => self.texts.format("tally-won", &players(&game.winners)),
            Status::WhoWasFirst => self.texts.format("tally-race", &players(&game.race)),
            Status::Playing => game.dealer.map_or_else(String::new, |dealer| {
                self.texts.format("tally-deals", &[("name", self.name(dealer).into())])
            }),
        }
    }

    /// What to look at in a row.
    #[must_use]
    pub fn warning(&self, warning: Warning, row: &Row) -> String {
        match warning {
            Warning::TricksLeft { left } => {
                self.texts.format("tally-warning-tricks-left", &[("count", u32::from(left).into())])
            }
            Warning::NotByTricks => self.texts.get("tally-warning-not-by-tricks"),
            Warning::AfterTheEnd => self.texts.get("tally-warning-after-the-end"),
            Warning::Silent => {
                let name = row.seat.map(|seat| self.name(seat)).unwrap_or_default();
                self.texts.format("tally-warning-silent", &[("name", name.into())])
            }
            Warning::PassedOver => {
                let name = row.dealer.map(|seat| self.name(seat)).unwrap_or_default();
                self.texts.format("tally-warning-passed-over", &[("name", name.into())])
            }
        }
    }

    /// A question of a hand that is being written.
    #[must_use]
    pub fn question(&self, ask: Ask) -> String {
        let of = |key: &str, seats: SeatSet| {
            let players = self.texts.players(seats, self.names);
            self.texts.format(key, &[("players", players.into())])
        };
        match ask {
            Ask::Who => self.texts.get("tally-ask-who"),
            Ask::Contract => self.texts.get("tally-ask-contract"),
            Ask::Partners(_) => self.texts.get("tally-ask-partners"),
            Ask::Made => self.texts.get("tally-ask-made"),
            Ask::Tricks(seats) => of("tally-ask-tricks", seats),
            Ask::CardPoints(seats) => of("tally-ask-card-points", seats),
            Ask::Points(seat) => of("tally-ask-points", SeatSet::of(seat)),
            Ask::Out => self.texts.get("tally-ask-out"),
        }
    }

    /// An answer to a question of a hand.
    #[must_use]
    pub fn told(&self, told: &Told) -> String {
        let cards = |cards: &Cards| match cards {
            Cards::Worth(points) => shown(*points),
            Cards::Ranks(ranks) => ranks.clone(),
        };
        match told {
            Told::Seat(seat) | Told::Out(Out::Seat(seat)) => self.name(*seat),
            Told::Bid(bid) => self.bid(*bid),
            Told::Partners(seats) if seats.is_empty() => self.texts.get("pad-alone"),
            Told::Partners(seats) => self.players(seats),
            Told::Made(made) => self.texts.get(if *made { "pad-made" } else { "pad-failed" }),
            Told::Number(points) => shown(*points),
            Told::Cards(laid, held) => format!("{} / {}", cards(laid), cards(held)),
            Told::Out(Out::Nobody) => self.texts.get("pad-nobody"),
        }
    }
}
