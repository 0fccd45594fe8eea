//! From a hand of Rummy 500 in progress back to how it is written down. Nobody saw which cards others drew from the
//! stock, nor does a view tell which ones its viewer drew: any that they could have drawn are as good.

use cards::Card;
use rummy_500::{Action, MeldCard, Rules, State, View};
use table::{Game, Recall, Seat, Viewer};

use super::read;

/// A hand as it is written down; [`read`] reads it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Told {
    /// The cards dealt, from seat 0, the stock and the first card of the pile.
    pub(crate) hands: Vec<String>,
    /// What has happened since.
    pub(crate) after: String,
}

impl Told {
    /// A hand that the last seat has dealt; `None` if it can't be told.
    pub(crate) fn new(rules: &Rules, state: &State) -> Option<Self> {
        let shown = rules.view(state, Viewer::Referee, Recall::Perfect);
        let after: Vec<String> =
            shown.history.iter().map(|done| format!("{} {}", done.seat, done.action)).collect();
        let after = after.join(", ");
        // Nobody remembers the first card of the pile once it was taken: it is one of those that can be seen.
        let in_sight = shown.pile.iter().copied();
        let melded = shown.melds.iter().flat_map(|meld| meld.meld.cards()).map(MeldCard::card);
        let taken = shown.seats.iter().flat_map(|seat| seat.known);
        in_sight.chain(melded).chain(taken).find_map(|first| {
            let hands = Back::new(&shown, first)?.dealt(&shown)?;
            let told = read(rules.clone(), &hands, &after).ok()?;
            let again = rules.view(&told.state, Viewer::Referee, Recall::Perfect);
            (again == shown).then(|| Self { hands, after: after.clone() })
        })
    }
}

/// A step that is to be taken back.
enum Step {
    /// Cards that left a hand.
    Gave(Seat, Vec<Card>),
    /// Cards that came to it from the pile.
    Took(Seat, Vec<Card>),
    /// A card from the stock; it is none of these, which the hand had from the pile.
    Drew(Seat, Vec<Card>),
}

/// Everything that has happened, with the cards that everybody saw.
struct Back {
    first: Card,
    steps: Vec<Step>,
}

impl Back {
    /// What has happened if that was the first card of the pile; `None` if it can't have been.
    fn new(shown: &View, first: Card) -> Option<Self> {
        let mut pile = vec![first.face()];
        let mut known: Vec<Vec<Card>> = vec![Vec::new(); shown.seats.len()];
        let mut steps = Vec::new();
        for done in &shown.history {
            let known = known.get_mut(done.seat.index())?;
            let gave = match done.action {
                Action::Take(count) | Action::Rummy(count) => {
                    let taken = pile.split_off(pile.len().checked_sub(usize::from(count))?);
                    known.extend(&taken);
                    steps.push(Step::Took(done.seat, taken));
                    continue;
                }
                Action::Stock => {
                    steps.push(Step::Drew(done.seat, known.clone()));
                    continue;
                }
                Action::Meld(meld) => meld.cards().map(|card| card.card().face()).collect(),
                Action::Lay(card, _) => vec![card.card().face()],
                Action::Discard(card) => {
                    pile.push(card.face());
                    vec![card.face()]
                }
                Action::End | Action::NoMeld(_) => continue,
            };
            for &card in &gave {
                removed(known, card);
            }
            steps.push(Step::Gave(done.seat, gave));
        }
        (pile == shown.pile).then_some(Self { first, steps })
    }

    /// The lists of the cards dealt.
    fn dealt(self, shown: &View) -> Option<Vec<String>> {
        let mut hands: Vec<Vec<Card>> = Vec::new();
        for seat in &shown.seats {
            hands.push(seat.hand?.into_iter().map(Card::face).collect());
        }
        let mut stock: Vec<Card> = shown.stock_cards.clone()?;
        for (number, step) in self.steps.into_iter().enumerate().rev() {
            match step {
                Step::Gave(seat, cards) => hands[seat.index()].extend(cards),
                Step::Took(seat, cards) => {
                    cards.into_iter().try_for_each(|card| removed(&mut hands[seat.index()], card))?;
                }
                Step::Drew(seat, mut known) => {
                    let hand = &mut hands[seat.index()];
                    let new = hand.iter().filter(|&&card| removed(&mut known, card).is_none());
                    let new: Vec<Card> = new.copied().collect();
                    // Not always the first or the last: then everybody would seem to have thrown what they drew.
                    let drawn = *new.get(number * 7 % new.len().max(1))?;
                    removed(hand, drawn)?;
                    stock.insert(0, drawn);
                }
            }
        }
        Some(hands.into_iter().map(in_order).chain([line(&stock), line(&[self.first])]).collect())
    }
}

/// Takes a card out of others; `None` if it isn't there.
fn removed(cards: &mut Vec<Card>, card: Card) -> Option<()> {
    let at = cards.iter().position(|&other| other == card)?;
    cards.remove(at);
    Some(())
}

fn in_order(mut cards: Vec<Card>) -> String {
    cards.sort_by_key(|card| card.order());
    line(&cards)
}

fn line(cards: &[Card]) -> String {
    cards.iter().map(|card| card.face().to_string()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use players::seed_of;
    use table::shuffle;

    use super::*;
    use crate::puzzle::make::each_decision;

    #[test]
    fn whole_hands_are_written_and_read_back() {
        for (preset, players) in [("rummy-500", 4), ("rummy-500-floating", 3)] {
            let rules = kookaburra::build_code(&format!("{preset}+players={players}"));
            let Ok(kookaburra::AnyRules::Rummy500(rules)) = rules else { panic!("{preset}") };
            let (mut told, mut all, mut dealt) = (0, 0, 0);
            for hand in 0..3 {
                let mut pack = rules.pack_in_order();
                shuffle(seed_of(5, u64::from(hand)), &mut pack);
                let first = rules.deal_pack(&pack, Seat(rules.seats() as u8 - 1)).hands[Seat(0)];
                let first = line(&first.to_canonical());
                each_decision(&rules, 5, hand, |state, seat| {
                    all += 1;
                    let Some(found) = Told::new(&rules, state) else { return };
                    told += 1;
                    let read = read(rules.clone(), &found.hands, &found.after).unwrap();
                    let view = |state| rules.view(state, Viewer::Seat(seat), Recall::Perfect);
                    assert_eq!(view(&read.state), view(state));
                    dealt += usize::from(found.hands[0] == first);
                });
            }
            // What was drawn is made up, so that what was dealt is found by chance, and at the beginning.
            assert!(told > 60 && told == all && dealt > 0 && dealt < all, "{preset}: {told} of {all}");
        }
    }
}
