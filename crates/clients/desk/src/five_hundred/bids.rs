//! The grid of calls: the schedule that players know from paper, with only what may be called alive.

use crate::wire::{BidCell, BidRow, Bids, Offer, SansKitty, StrainHead};
use ::five_hundred::{Action, Bid, Choices, Rules, Strain, axis::SansKitty as Axis};
use texts::narration::five_hundred::{Act, Board, BoardRow, Cell, high_bid};

use crate::game::{Look, OnDesk};

pub(super) fn bids(look: &Look<'_, Rules>) -> Bids {
    let head = |strain: Strain| StrainHead {
        sign: look.narrator.strain(strain),
        suit: strain.trump(),
        words: strain.trump().map_or_else(|| look.text("no-trumps"), |suit| look.narrator.texts.suit(suit)),
    };
    let strains = Strain::ALL.map(head);
    let leaves = look.rules.axes().sans_kitty != Axis::Off;
    Bids {
        strains: strains.to_vec(),
        rows: rows(look, false),
        sans_kitty: leaves.then(|| SansKitty {
            with: look.label("desk-with-kitty"),
            without: look.label("desk-without-kitty"),
            rows: rows(look, true),
        }),
        calls: calls(look),
        agreed: look.agreed.clone(),
    }
}

fn rows(look: &Look<'_, Rules>, sans_kitty: bool) -> Vec<BidRow> {
    let board = Board::bids(look.rules, look.view, look.narrator, sans_kitty);
    let mut nil: Vec<(Bid, BidCell)> = Vec::new();
    let mut rows: Vec<BidRow> = Vec::new();
    for row in board.rows {
        match (row.above, row.cells.as_slice()) {
            (Some(above), [only]) => nil.extend(cell(look, only).map(|cell| (above, cell))),
            _ => rows.extend(of(look, row).filter(|row| !is_empty(row))),
        }
    }
    for (above, cell) in nil {
        seat_nil(look, &mut rows, above, sans_kitty, cell);
    }
    rows
}

/// Puts a bid to win no trick behind the bids that it outranks.
fn seat_nil(look: &Look<'_, Rules>, rows: &mut Vec<BidRow>, above: Bid, sans_kitty: bool, mut cell: BidCell) {
    let there = if sans_kitty { above.sans_kitty() } else { above };
    let has = |bid: &BidCell| bid.offer.action == Action::Bid(there).to_string();
    for row in rows.iter_mut() {
        if let BidRow::Level { bids, nil, .. } = row
            && let Some(place) = bids.iter().flatten().position(has)
        {
            let last = place + 1 == bids.iter().flatten().count();
            cell.above = (!last).then(|| look.narrator.bid(above));
            cell.above_words = (!last).then(|| look.narrator.texts.bid(above));
            nil.push(cell);
            return;
        }
    }
    // The bid that it outranks is none of this grid.
    rows.insert(0, BidRow::Single(cell));
}

/// A row of the board; none for what stands below the bids.
fn of(look: &Look<'_, Rules>, row: BoardRow) -> Option<BidRow> {
    if row.columns {
        let bids = row.cells.iter().map(|cell| self::cell(look, cell)).collect();
        return Some(BidRow::Level { head: row.head, bids, nil: Vec::new() });
    }
    match row.cells.as_slice() {
        [only] => cell(look, only).map(BidRow::Single),
        _ => None,
    }
}

/// A bid of these rules.
fn cell(look: &Look<'_, Rules>, cell: &Cell) -> Option<BidCell> {
    let Act::Do(Action::Bid(bid)) = cell.act else { return None };
    look.rules.bids.has(bid).then(|| BidCell {
        offer: Offer {
            suit: bid.strain().trump(),
            ..look.offer(Action::Bid(bid), look.is_mine() && cell.live, look.narrator.bid(bid))
        },
        // A message is worth nothing.
        value: if look.rules.bids.is_inkle(bid) { 0 } else { look.rules.worth(bid) },
        words: look.narrator.texts.bid(bid),
        open: cell.open,
        high: high_bid(look.view) == Some(bid),
        above: None,
        above_words: None,
        by: caller(look, bid),
    })
}

fn caller(look: &Look<'_, Rules>, bid: Bid) -> Option<String> {
    let call = look.view.calls.iter().find(|call| call.call == Action::Bid(bid))?;
    Some(look.narrator.name(call.seat).to_owned())
}

/// Pass, and to look.
fn calls(look: &Look<'_, Rules>) -> Vec<Offer> {
    let may_look = matches!(look.view.choices, Choices::Auction { look: true, .. });
    let calls = [(Action::Look, may_look), (Action::Pass, true)];
    let offered = calls.into_iter().filter(|(_, offered)| *offered).map(|(call, _)| {
        let legal = look.is_mine() && look.view.choices.contains(call);
        look.offer(call, legal, Rules::label(look, call))
    });
    offered.collect()
}

fn is_empty(row: &BidRow) -> bool {
    matches!(row, BidRow::Level { bids, .. } if bids.iter().all(Option::is_none))
}
