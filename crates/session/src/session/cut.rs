//! The cut before the deal: the player on the dealer's right lifts some cards and the rest goes on top of them
//! \[FH-DEAL-1\]. The human lifts as many as he likes, bots as many as chance says.

use std::ops::RangeInclusive;

use narration::{Event, EventIn};
use table::{DealSource, Seat, shuffle};

use super::Session;
use crate::TableGame;

impl<G: TableGame> Session<G> {
    /// Whether the human cuts before the next deal.
    pub fn i_cut(&self) -> bool {
        self.cut && self.is_me(self.cutter(self.dealer()))
    }

    /// The player on the dealer's right.
    fn cutter(&self, dealer: Seat) -> Seat {
        let seats = self.rules().seats();
        dealer.after(seats - 1, seats)
    }

    /// How many cards may be lifted: both packets keep as many as the rules ask for \[FH-AMB-20\].
    pub fn cuts(&self) -> RangeInclusive<usize> {
        let least = self.rules().smallest_packet().unwrap_or_default();
        least..=self.rules().pack_in_order().len() - least
    }

    /// About half of the pack, as most people cut.
    pub fn half(&self) -> usize {
        self.cuts().end().midpoint(*self.cuts().start())
    }

    /// Where the cards of a hand come from: a seed, or where packs are cut the shuffled pack and the cut.
    pub fn source(&self, hand: usize, cut: Option<usize>) -> DealSource {
        let seed = self.seed.deal(self.game, hand);
        if !self.cut {
            return DealSource::Seed(seed);
        }
        let mut pack = self.rules().pack_in_order();
        shuffle(seed, &mut pack);
        let cuts = self.cuts();
        let by_chance = || cuts.start() + self.seed.cut(self.game, hand, cuts.clone().count());
        let cut = match cut {
            Some(cut) => cut,
            None if self.i_cut() => self.half(),
            None => by_chance(),
        };
        DealSource::Pack { pack, cut: Some(cut) }
    }

    /// What the table saw of the last deal.
    pub fn told_deal(&self) -> Vec<EventIn<G>> {
        let hands = &self.table.record().hands;
        let Some(hand) = hands.last() else { return Vec::new() };
        let mut events = Vec::new();
        if let DealSource::Pack { cut: Some(count), .. } = hand.deal {
            events.push(Event::Cut { seat: self.cutter(hand.dealer), count: count as u32 });
        }
        events.push(Event::Dealt { hand: hands.len() as u32 - 1, dealer: hand.dealer });
        events
    }
}

#[cfg(test)]
mod tests {
    use texts::Lang;

    use five_hundred::Rules;
    use narration::Turn;
    use table::Game;

    use super::*;
    use crate::{Save, Setup, testing};

    type Session = super::Session<Rules>;

    fn session(preset: &str, me: u8) -> Session {
        let setup = Setup { cut: true, seat: Some(Seat(me)), ..testing::setup(preset, Lang::En, 4) };
        Session::new(Rules::preset(preset).unwrap(), &setup).unwrap().0
    }

    /// The session of the player who cuts before the first deal, and of one who does not.
    fn cutter_and_other() -> (Session, Session) {
        let (cutters, others): (Vec<_>, Vec<_>) =
            (0..4).map(|me| session("australian-4", me)).partition(Session::i_cut);
        assert_eq!(cutters.len(), 1);
        (cutters[0].clone(), others[0].clone())
    }

    #[test]
    fn the_player_on_the_dealers_right_cuts() {
        // FH-DEAL-1
        let (mut session, _) = cutter_and_other();
        let me = session.me().unwrap();
        let events = session.deal(Some(7)).unwrap();
        assert_eq!(events[0], Event::Cut { seat: me, count: 7 });
        let Event::Dealt { dealer, .. } = events[1] else { panic!("{events:?}") };
        assert_eq!(me.after(1, 4), dealer);
        let deal = serde_json::to_value(&session.table.record().hands[0].deal).unwrap();
        assert_eq!(deal["cut"], 7);
        assert_eq!(deal["pack"].as_array().unwrap().len(), 43);
    }

    #[test]
    fn bots_cut_by_chance_and_the_same_way_each_time() {
        let (_, session) = cutter_and_other();
        let dealt = |mut session: Session| session.deal(None).unwrap();
        assert_eq!(dealt(session.clone()), dealt(session.clone()));
        let Event::Cut { seat, count } = dealt(session.clone())[0] else { panic!("no cut") };
        assert!(!session.is_me(seat));
        assert!(session.cuts().contains(&(count as usize)));
    }

    #[test]
    fn each_packet_keeps_as_many_cards_as_the_rules_say() {
        // FH-AMB-20
        assert_eq!(session("australian-4", 0).cuts(), 1..=42);
        assert_eq!(
            session("quebec-4", 0).cuts(),
            4..=session("quebec-4", 0).rules().pack_in_order().len() - 4
        );
        let (mut session, _) = cutter_and_other();
        assert!(session.deal(Some(0)).is_err() && session.deal(Some(43)).is_err());
        assert_eq!(session.turn(), Turn::Deal);
        assert!(session.cuts().contains(&session.half()));
    }

    #[test]
    fn a_saved_game_goes_on_with_cuts() {
        let (mut session, _) = cutter_and_other();
        let text = serde_json::to_string(&session.save()).unwrap();
        let again = Session::resume(serde_json::from_str::<Save>(&text).unwrap()).unwrap();
        assert!(again.i_cut());
        session.deal(Some(9)).unwrap();
        let text = serde_json::to_string(&session.save()).unwrap();
        let again = Session::resume(serde_json::from_str::<Save>(&text).unwrap()).unwrap();
        assert_eq!(again.view(), session.view());
        let mut told = Vec::new();
        again.retell(|events, _| told.extend(events.to_vec()));
        assert_eq!(told[0], Event::Cut { seat: session.nearest(), count: 9 });
    }

    #[test]
    fn without_the_option_a_deal_comes_from_its_seed() {
        let mut session = testing::session("australian-4", 4);
        assert!(!session.i_cut());
        session.deal(None).unwrap();
        assert!(matches!(session.table.record().hands[0].deal, DealSource::Seed(_)));
    }
}
