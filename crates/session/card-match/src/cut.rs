//! The cut before the deal: the player on the dealer's right lifts some cards and the rest goes on top of them
//! \[FH-DEAL-1\]. A human lifts as many as they like, bots as many as chance says.

use std::ops::RangeInclusive;

use table::{DealSource, Seat};

use crate::{Match, MatchGame, PlayerView};

impl<G: MatchGame> PlayerView<'_, G> {
    /// Whether the viewer cuts before the next deal.
    pub fn i_cut(self) -> bool {
        self.game.cut && self.is_me(self.game.cutter(self.game.dealer()))
    }
}

impl<G: MatchGame> Match<G> {
    /// The player on the dealer's right.
    fn cutter(&self, dealer: Seat) -> Seat {
        let seats = self.rules().seats();
        dealer.after(seats - 1, seats)
    }

    /// How many cards may be lifted: both packets keep as many as the rules ask for \[FH-AMB-20\].
    pub fn cuts(&self) -> RangeInclusive<usize> {
        let least = self.rules().min_cut().unwrap_or_default();
        least..=self.rules().pack_in_order().len() - least
    }

    /// About half of the pack, as most people cut.
    pub fn half(&self) -> usize {
        self.cuts().end().midpoint(*self.cuts().start())
    }

    /// By whom a hand of this game is dealt and what from, counted from 0, if the game comes as far as that.
    pub fn hand_to_come(&self, hand: usize) -> (Seat, DealSource) {
        let (seats, dealt) = (self.rules().seats(), self.table().hands().len());
        let known = self.table().hands().get(hand).map(|hand| hand.dealer);
        let dealer = known.unwrap_or_else(|| self.dealer().after(hand.saturating_sub(dealt), seats));
        (dealer, self.source(hand, None))
    }

    /// Where the cards of a hand come from: a seed, and where packs are cut, the cut.
    pub(crate) fn source(&self, hand: usize, cut: Option<usize>) -> DealSource {
        let seed = self.seed.deal(self.game(), hand);
        if !self.cut {
            return seed.into();
        }
        let cuts = self.cuts();
        let by_chance = || cuts.start() + self.seed.cut(self.game(), hand, cuts.clone().count());
        let human = self.is_human(self.cutter(self.dealer()));
        let cut = cut.unwrap_or_else(|| if human { self.half() } else { by_chance() });
        DealSource::Seed { seed, cut: Some(cut) }
    }
}

#[cfg(test)]
mod tests {
    use five_hundred::Rules;
    use table::{Event, Game, Seat};

    use super::*;
    use crate::{Device, MatchSetup, Turn, testing};

    fn device(preset: &str, me: u8) -> Device<Rules> {
        let rules = Rules::preset(preset).unwrap();
        let setup = MatchSetup { cut: true, seat: Some(Seat(me)), ..testing::setup(rules.seats(), 4) };
        Device::new(Match::new(rules, &setup).unwrap().0)
    }

    /// The device of the player who cuts before the first deal, and that of somebody who does not.
    fn cutter_and_other() -> (Device<Rules>, Device<Rules>) {
        let (cutters, others): (Vec<_>, Vec<_>) =
            (0..4).map(|me| device("australian-4", me)).partition(|device| device.my().i_cut());
        assert_eq!(cutters.len(), 1);
        (cutters[0].clone(), others[0].clone())
    }

    #[test]
    fn the_player_on_the_dealers_right_cuts() {
        // FH-DEAL-1
        let (mut device, _) = cutter_and_other();
        let me = device.my().me().unwrap();
        let events = device.deal(Some(7)).unwrap().remove(0).events;
        assert_eq!(events[0], Event::Cut { seat: me, count: 7 });
        let Event::Dealt { dealer, .. } = events[1] else { panic!("{events:?}") };
        assert_eq!(me.after(1, 4), dealer);
        let deal = serde_json::to_value(&device.game.record().hands[0].deal).unwrap();
        assert_eq!(deal["cut"], 7);
    }

    #[test]
    fn bots_cut_by_chance_and_the_same_way_each_time() {
        let (_, device) = cutter_and_other();
        let dealt = |mut device: Device<Rules>| device.deal(None).unwrap().remove(0).events;
        assert_eq!(dealt(device.clone()), dealt(device.clone()));
        let Event::Cut { seat, count } = dealt(device.clone())[0] else { panic!("no cut") };
        assert!(!device.my().is_me(seat));
        assert!(device.game.cuts().contains(&(count as usize)));
    }

    #[test]
    fn each_packet_keeps_as_many_cards_as_the_rules_say() {
        // FH-AMB-20
        let cuts = |preset| device(preset, 0).game.cuts();
        assert_eq!(cuts("australian-4"), 1..=42);
        let quebec = Rules::preset("quebec-4").unwrap().pack_in_order().len();
        assert_eq!(cuts("quebec-4"), 4..=quebec - 4);
        let (mut device, _) = cutter_and_other();
        assert!(device.deal(Some(0)).is_err() && device.deal(Some(43)).is_err());
        assert_eq!(device.my().turn(), Turn::Deal);
        assert!(device.game.cuts().contains(&device.game.half()));
    }

    #[test]
    fn a_match_that_was_kept_goes_on_with_cuts() {
        let (mut device, _) = cutter_and_other();
        let again =
            |device: &Device<Rules>| Device::<Rules>::new(Match::read(&device.game.to_text()).unwrap());
        assert!(again(&device).my().i_cut());
        device.deal(Some(9)).unwrap();
        let again = again(&device);
        assert_eq!(again.my().view(), device.my().view());
        assert_eq!(again.my().retell()[0].events[0], Event::Cut { seat: device.my().nearest(), count: 9 });
    }

    #[test]
    fn without_the_option_nobody_cuts() {
        let mut device = testing::device("australian-4", 4);
        assert!(!device.my().i_cut());
        device.deal(None).unwrap();
        assert!(matches!(device.game.record().hands[0].deal, DealSource::Seed { cut: None, .. }));
    }
}
