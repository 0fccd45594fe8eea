//! Reading a view back \[FH-VIEW\]: a state is put together that shows it. Where the view hides cards any others do,
//! since they are hidden again when the state is shown.

use cards::{Card, CardSet, SuitSet};
use serde_json::Value;
use table::{BySeat, Game, Recall, Seat, SeatSet, Unplaced, ViewError, Viewer};

use crate::{
    action::Action,
    axis::{JokerLead, KittyView, Layout, RowFlip},
    bid::Bid,
    deal::Deal,
    rules::Rules,
    state::{Contract, Hand, HandResult, JokerUse, Phase, State, TRICKS, Zone},
    view::{ContractView, RowView, TrickView, View},
};

/// A view as it was written, its choices as lines.
pub(crate) type Written = View<Vec<String>>;

/// Cards of a hand, of a row and of the dead hand when they are dealt \[FH-DEAL-2\].
const DEALT: usize = 10;

impl Rules {
    pub(crate) fn read_written(&self, value: &Value) -> Result<View, ViewError> {
        let mut written: Written = ViewError::read(value)?;
        written.choices.sort_unstable();
        self.check_numbers(&written)?;
        let all_tricks = written.tricks.len() == usize::from(written.tricks_played);
        let recalls =
            if all_tricks { [Recall::Perfect, Recall::Table] } else { [Recall::Table, Recall::Perfect] };
        let mut error = None;
        for named in self.named_jokers(&written) {
            let state = match (Reader { rules: self, view: &written, named }).state() {
                Ok(state) => state,
                Err(other) => {
                    error.get_or_insert(other);
                    continue;
                }
            };
            for recall in recalls {
                let shown = self.make_view(&state, written.viewer, recall);
                match ViewError::compare(&written, &shown) {
                    Ok(()) => return has_choices(shown),
                    Err(other) => _ = error.get_or_insert(other),
                }
            }
        }
        Err(error.unwrap_or_else(|| ViewError::unlawful("viewer", "this view")))
    }

    /// Refuses what no list or sum of the game has room for.
    pub(crate) fn check_numbers(&self, view: &Written) -> Result<(), ViewError> {
        let seats = self.seats;
        if let Viewer::Seat(seat) = view.viewer {
            ViewError::seat("viewer", seat, seats)?;
        }
        ViewError::seat("dealer", view.dealer, seats)?;
        ViewError::number("hand_number", view.hand_number)?;
        ViewError::count("scores", view.scores.len(), seats)?;
        ViewError::count("seats", view.seats.len(), seats)?;
        view.scores.iter().try_for_each(|&score| ViewError::number("scores", score))?;
        if let Some(outcome) = &view.outcome {
            ViewError::count("outcome.points", outcome.points.len(), seats)?;
            outcome.points.iter().try_for_each(|&points| ViewError::number("outcome.points", points))?;
        }
        for (place, set) in [("winners", view.winners), ("losers", view.losers)] {
            set.beyond(seats).map_or(Ok(()), |seat| ViewError::seat(place, seat, seats))?;
        }
        let listed = view.tricks.len();
        let all = usize::from(view.tricks_played);
        if all > TRICKS || listed > all || listed == 0 && all > 0 {
            return Err(ViewError::unlawful("tricks_played", format_args!("{all} with {listed} listed")));
        }
        Ok(())
    }

    /// Which jokers the contractor may have named a suit for, of those that a view can't tell: a joker played from a
    /// row lay face up before the first lead, or did not \[FH-NOM-2\].
    fn named_jokers(&self, view: &Written) -> Vec<CardSet> {
        let mut sets = vec![CardSet::EMPTY];
        if let Some(contract) = view.contract.as_ref().filter(|contract| contract.nominated.is_some()) {
            let plays = view.tricks.iter().chain(&view.trick).flat_map(|trick| &trick.plays);
            let of_row = plays.filter(|play| play.from_row && play.seat == contract.seat);
            let jokers: CardSet = of_row.map(|play| play.card).filter(|card| card.is_joker()).collect();
            for joker in jokers {
                let with: Vec<CardSet> = sets.iter().map(|&set| set | CardSet::of(joker)).collect();
                sets.extend(with);
            }
        }
        sets
    }
}

/// Players can always do something when it is their turn; nobody could go on from a view in which they can't.
fn has_choices(view: View) -> Result<View, ViewError> {
    match view.viewer {
        Viewer::Seat(seat) if view.to_act.contains(seat) && view.choices.is_empty() => {
            Err(ViewError::unlawful("choices", "nothing to do"))
        }
        _ => Ok(view),
    }
}

/// A view from which a state is put together.
struct Reader<'a> {
    rules: &'a Rules,
    view: &'a Written,
    /// Jokers played from the contractor's row that are taken to have been named.
    named: CardSet,
}

/// What a play left behind: the physical card and its zone.
type Piece = (Card, Zone);

impl Reader<'_> {
    fn state(&self) -> Result<State, ViewError> {
        let (rules, view) = (self.rules, self.view);
        let start = rules.start(&view.scores);
        let mut state = start.map_err(|error| ViewError::new("scores", error.into()))?;
        let over = view.phase.is_none();
        if over {
            state.over = true;
            state.winners = view.winners;
            state.losers = view.losers;
            state.games = view.games.iter().flatten().copied().max().unwrap_or_default();
        } else {
            state.losers = rules.barred(&state.scores, view.losers);
        }
        if view.outcome.is_none() && view.phase == Some(Phase::Deal) {
            // Between hands; some may have been played elsewhere.
            state.hands = if view.hand_number > 0 { view.hand_number + 1 } else { 0 };
            state.thrown_in = self.thrown_in(state.hands)?;
            return Ok(state);
        }
        state.hands = view.hand_number;
        state.thrown_in = self.thrown_in(view.hand_number + u32::from(view.outcome.is_some()))?;
        let silent = rules.silent_in(view);
        state.silent = silent.ok_or_else(|| ViewError::unlawful("seats", "players who may not call"))?;
        rules.deal(&mut state, view.dealer, &Deal::default());
        let passed_out = self.call(&mut state)?;
        self.fill(&mut state.hand, passed_out)?;
        Ok(state)
    }

    /// How many of the hands that are over were thrown in, as far as it matters.
    fn thrown_in(&self, over: u32) -> Result<u32, ViewError> {
        let left = self.view.hands_left;
        self.rules
            .thrown_in(over, left)
            .ok_or_else(|| ViewError::unlawful("hands_left", left.unwrap_or_default()))
    }

    fn fill(&self, hand: &mut Hand, passed_out: bool) -> Result<(), ViewError> {
        self.check_phase(hand, passed_out)?;
        self.complete_contract(hand)?;
        let mut unplaced = Unplaced::new(self.rules.pack);
        let tricks = self.place_tricks(&mut unplaced)?;
        self.place_cards(hand, &mut unplaced, &tricks)?;
        let contract = hand.contract;
        if hand.phase == Phase::Play || self.view.outcome.is_some() && !passed_out {
            self.play(hand, &tricks)?;
        } else if hand.phase == Phase::Nominate
            && contract.is_some_and(|contract| self.shows_hand(contract.seat))
            && !contract.is_some_and(|contract| self.rules.may_nominate(hand, &contract))
        {
            return Err(ViewError::unlawful("phase", Phase::Nominate));
        }
        if let Some(outcome) = &self.view.outcome {
            hand.phase = Phase::Deal;
            hand.result = Some(outcome.result);
            hand.points = BySeat::from_fn(|seat| outcome.points.get(seat.index()).copied().unwrap_or(0));
        }
        Ok(())
    }

    /// Goes through the auction; true if the hand was thrown in.
    fn call(&self, state: &mut State) -> Result<bool, ViewError> {
        // What a hand thrown in does to a game is told by the view, not worked out.
        let mut called = *state;
        for (at, call) in self.view.calls.iter().enumerate() {
            let hand = &called.hand;
            let lawful = hand.phase == Phase::Auction
                && hand.auction.turn == call.seat
                && self.rules.calls(&hand.auction).contains(call.call);
            if !lawful {
                return Err(ViewError::unlawful(format_args!("calls[{at}]"), call.call));
            }
            self.rules.call(&mut called, call.seat, call.call);
        }
        let passed_out = called.hand.result.is_some();
        state.hand = called.hand;
        if passed_out {
            state.hand =
                Hand { phase: Phase::Auction, result: None, points: BySeat::default(), ..called.hand };
        }
        Ok(passed_out)
    }

    /// Takes over the phase, if the auction can have led to it.
    fn check_phase(&self, hand: &mut Hand, passed_out: bool) -> Result<(), ViewError> {
        let in_auction = hand.phase == Phase::Auction;
        let has = |ask: &dyn Fn(Bid) -> bool| hand.contract.is_some_and(|contract| ask(contract.bid));
        let possible = match (self.view.phase, &self.view.outcome) {
            (None | Some(Phase::Deal), Some(outcome)) => {
                let stopped = usize::from(self.view.tricks_played) < TRICKS;
                let result = outcome.result;
                (passed_out || !in_auction)
                    && passed_out == (result == HandResult::PassedOut)
                    && result.had_contract() == hand.contract.is_some()
                    && (passed_out || stopped == (result == HandResult::Stopped))
            }
            (Some(Phase::Auction), None) => in_auction && !passed_out,
            (Some(_), None) if in_auction => false,
            (Some(Phase::Play), None) => true,
            (Some(Phase::Give), None) => self.is_given(hand),
            (Some(Phase::Discard), None) => self.is_given(hand) || self.is_taken(hand),
            (Some(Phase::Nominate), None) => has(&|bid| self.rules.names_joker(bid)),
            (Some(Phase::Partners), None) => has(&|bid| self.rules.chooses_partners(bid.is_misere())),
            _ => false,
        };
        let phase = self.view.phase.unwrap_or(Phase::Deal);
        if !possible {
            return Err(ViewError::unlawful("phase", phase));
        }
        hand.phase = phase;
        Ok(())
    }

    fn is_given(&self, hand: &Hand) -> bool {
        hand.contract.is_some_and(|contract| self.rules.has_gift(contract.bid))
    }

    fn is_taken(&self, hand: &Hand) -> bool {
        hand.contract.is_some_and(|contract| self.rules.takes_kitty(contract.bid))
    }

    /// Takes over what was decided after the auction.
    fn complete_contract(&self, hand: &mut Hand) -> Result<(), ViewError> {
        let phase = hand.phase;
        let (Some(contract), Some(shown)) = (&mut hand.contract, &self.view.contract) else { return Ok(()) };
        if self.rules.names_joker(contract.bid)
            && matches!(phase, Phase::Partners | Phase::Play | Phase::Deal)
        {
            contract.nominated = shown.nominated;
        }
        if self.rules.chooses_partners(contract.bid.is_misere()) && matches!(phase, Phase::Play | Phase::Deal)
        {
            self.choose_partners(contract, shown)?;
        }
        Ok(())
    }

    fn choose_partners(&self, contract: &mut Contract, shown: &ContractView) -> Result<(), ViewError> {
        let partners = shown.partners;
        let others = SeatSet::all(self.rules.seats) - SeatSet::of(contract.seat);
        if !(partners - others).is_empty() || partners.len() > self.rules.most_partners(contract.bid) {
            return Err(ViewError::unlawful("contract.partners", format_args!("{partners:?}")));
        }
        if let Some(card) =
            shown.called.filter(|&card| !self.rules.callable(contract.bid.strain()).contains(card))
        {
            return Err(ViewError::unlawful("contract.called", card));
        }
        contract.partners = partners;
        contract.called = shown.called;
        contract.disclosed = shown.partners_known;
        Ok(())
    }

    fn shows_hand(&self, seat: Seat) -> bool {
        self.view.seats.get(seat.index()).is_some_and(|shown| shown.hand.is_some())
    }

    fn all_tricks(&self) -> impl Iterator<Item = (String, &TrickView)> {
        let finished =
            self.view.tricks.iter().enumerate().map(|(at, trick)| (format!("tricks[{at}]"), trick));
        finished.chain(self.view.trick.iter().map(|trick| ("trick".to_owned(), trick)))
    }

    /// The pieces that were played, trick by trick.
    fn place_tricks(&self, unplaced: &mut Unplaced) -> Result<Vec<Vec<Piece>>, ViewError> {
        let mut tricks = Vec::new();
        for (place, trick) in self.all_tricks() {
            let mut pieces = Vec::new();
            for (at, play) in trick.plays.iter().enumerate() {
                let place = format!("{place}.plays[{at}]");
                ViewError::seat(format_args!("{place}.seat"), play.seat, self.rules.seats)?;
                if play.from_row && !self.rules.has_rows() {
                    return Err(ViewError::unlawful(format_args!("{place}.from_row"), true));
                }
                let zone = Zone(play.seat.0 + if play.from_row { 2 } else { 0 });
                pieces.push((unplaced.card(&place, play.card)?, zone));
            }
            tricks.push(pieces);
        }
        Ok(tricks)
    }

    /// How many cards a zone has played.
    fn played(&self, zone: Zone) -> usize {
        let plays = self.view.trick.iter().flat_map(|trick| &trick.plays);
        let row = zone.0 > 1 && self.rules.has_rows();
        let here = |play: &&crate::PlayView| play.from_row == row && play.seat == self.rules.owner(zone);
        usize::from(self.view.tricks_played) + plays.filter(here).count()
    }

    /// Puts every card where it lies, or where it could lie if that can't be seen.
    fn place_cards(
        &self,
        hand: &mut Hand,
        unplaced: &mut Unplaced,
        tricks: &[Vec<Piece>],
    ) -> Result<(), ViewError> {
        let (rules, view) = (self.rules, self.view);
        let (given, taken) = (self.is_given(hand), self.is_taken(hand));
        for (seat, shown) in Seat::all(rules.seats).zip(&view.seats) {
            if let Some(cards) = shown.hand {
                let place = format!("seats[{seat}].hand");
                ViewError::count(&place, cards.len() as usize, self.cards_held(hand, seat))?;
                hand.held[seat.index()] = unplaced.cards(&place, cards)?;
            }
            if let Some(row) = shown.row.as_ref().filter(|_| rules.has_rows()) {
                self.check_row(seat, row)?;
                for (pile, up) in row.up.into_iter().enumerate() {
                    let place = format_args!("seats[{seat}].row.up[{pile}]");
                    hand.rows[seat.index()].up[pile] =
                        up.map(|card| unplaced.card(place, card)).transpose()?;
                }
            }
        }
        let discarded = (given || taken)
            && matches!(hand.phase, Phase::Nominate | Phase::Partners | Phase::Play | Phase::Deal);
        let size = hand.contract.map_or(0, |contract| rules.exchange_size(contract.bid)) as usize;
        let laid_away = if discarded { size } else { 0 };
        let left = rules.kitty_size - if taken { rules.kitty_size() } else { 0 };
        let dead = if rules.axes().layout == Layout::DeadHand { DEALT } else { 0 };
        let set = |place: &str, shown: Option<CardSet>, count: usize, unplaced: &mut Unplaced| {
            let Some(cards) = shown else { return Ok(None) };
            ViewError::count(place, cards.len() as usize, count)?;
            unplaced.cards(place, cards).map(Some)
        };
        // Hidden cards away from the table may be any but one that would tell the contractor of a partner.
        let called = hand.contract.and_then(|contract| contract.called);
        let any = |count: usize| -> CardSet {
            rules.pack.into_iter().filter(|&card| Some(card) != called).take(count).collect()
        };
        let discards = set("discards", view.discards, laid_away, unplaced)?;
        let dead_hand = set("dead", view.dead, dead, unplaced)?;
        let kitty = if taken { None } else { set("kitty", view.kitty, left as usize, unplaced)? };
        let gift = hand.contract.and_then(|contract| rules.gift(contract.bid, contract.seat));
        if let Some(gift) = gift.filter(|_| hand.phase != Phase::Give) {
            let own = self.cards_of(hand, gift.to, discards, tricks);
            let hidden = if self.shows_hand(gift.to) { CardSet::EMPTY } else { unplaced.left() };
            let shown = view.given.map(|cards| {
                ViewError::count("given", cards.len() as usize, size)?;
                (own | hidden).find(cards).ok_or_else(|| ViewError::unlawful("given", cards))
            });
            hand.given = shown.transpose()?.unwrap_or_else(|| any(size));
        }
        if let (Some(contract), true) = (hand.contract, taken) {
            let shown = view.kitty.map(|cards| {
                let own = discards.filter(|_| gift.is_none());
                let mut among = self.cards_of(hand, contract.seat, own, tricks);
                // The two who gave and got cards know where those of the kitty went.
                match gift.filter(|gift| gift.from == contract.seat && hand.phase != Phase::Give) {
                    Some(gift) if view.given.is_none() => {
                        among |= self.cards_of(hand, gift.to, None, tricks);
                    }
                    _ => among |= hand.given,
                }
                // Where all saw the kitty, the others don't see where its cards are, and the contractor forgets what
                // they discarded.
                let all_saw = rules.axes().kitty_view == KittyView::Shown;
                let knows = self.shows_hand(contract.seat) && (discards.is_some() || !discarded);
                if all_saw && !(knows && gift.is_none()) {
                    among |= unplaced.left();
                }
                ViewError::count("kitty", cards.len() as usize, rules.kitty_size() as usize)?;
                among.find(cards).ok_or_else(|| ViewError::unlawful("kitty", cards))
            });
            hand.taken = shown.transpose()?.unwrap_or_else(|| any(rules.kitty_size() as usize));
        }
        // What can't be seen comes last.
        hand.discards = discards.unwrap_or_else(|| any(laid_away));
        hand.dead = dead_hand.unwrap_or_else(|| unplaced.hidden(dead));
        hand.kitty = kitty.unwrap_or_else(|| unplaced.hidden(left as usize));
        for (seat, shown) in Seat::all(rules.seats).zip(&view.seats) {
            if shown.hand.is_none() {
                hand.held[seat.index()] = unplaced.hidden(self.cards_held(hand, seat));
            }
            for (pile, _) in shown.row.iter().flat_map(|row| row.down).enumerate().filter(|(_, down)| *down) {
                if let Some(row) = hand.rows.get_mut(seat.index()) {
                    row.down[pile] = unplaced.hidden(1).first();
                }
            }
        }
        for (seat, row) in hand.rows.iter().enumerate().filter(|_| rules.has_rows()) {
            hand.held[seat + 2] = row.up.iter().flatten().copied().collect();
        }
        Ok(())
    }

    /// How many cards a hand has.
    fn cards_held(&self, hand: &Hand, seat: Seat) -> usize {
        let rules = self.rules;
        let mut cards = DEALT;
        if let Some(contract) = hand.contract {
            let size = rules.exchange_size(contract.bid) as usize;
            let counts = |holds: bool| if holds { size } else { 0 };
            let gift = rules.gift(contract.bid, contract.seat).filter(|_| hand.phase != Phase::Give);
            let has_discarded = !matches!(hand.phase, Phase::Give | Phase::Discard);
            let discards = has_discarded && rules.discarder(contract.bid, contract.seat) == seat;
            cards += counts(self.is_taken(hand) && contract.seat == seat);
            cards += counts(gift.is_some_and(|gift| gift.to == seat));
            cards -= counts(gift.is_some_and(|gift| gift.from == seat)) + counts(discards);
        }
        let plays = !rules.out_of_play(hand).contains(seat);
        cards.saturating_sub(if plays { self.played(Zone(seat.0)) } else { 0 })
    }

    /// What can be seen of the cards that a contractor had after the exchange.
    fn cards_of(&self, hand: &Hand, seat: Seat, discards: Option<CardSet>, tricks: &[Vec<Piece>]) -> CardSet {
        let played = tricks.iter().flatten().filter(|(_, zone)| *zone == Zone(seat.0));
        let played: CardSet = played.map(|&(card, _)| card).collect();
        hand.held[seat.index()] | discards.unwrap_or_default() | played
    }

    /// A row has the cards that it has not played, and face-down ones lie under others, but while a trick lasts
    /// \[FH-PLAY-8\].
    fn check_row(&self, seat: Seat, row: &RowView) -> Result<(), ViewError> {
        let place = format!("seats[{seat}].row");
        let cards = row.up.iter().flatten().count() + row.down.iter().filter(|down| **down).count();
        let played = self.played(Zone(seat.0 + 2));
        ViewError::count(&place, cards, DEALT.saturating_sub(played))?;
        let bare = row.up.iter().zip(row.down).filter(|(up, down)| up.is_none() && *down).count();
        let in_trick = played - usize::from(self.view.tricks_played);
        let lasting = if self.rules.axes().row_flip == RowFlip::AtOnce { 0 } else { in_trick };
        if bare <= lasting {
            Ok(())
        } else {
            Err(ViewError::unlawful(place, "a face-down card that lies bare"))
        }
    }

    /// Plays the tricks that are listed.
    fn play(&self, hand: &mut Hand, tricks: &[Vec<Piece>]) -> Result<(), ViewError> {
        let (rules, view) = (self.rules, self.view);
        let (held, rows) = (hand.held, hand.rows);
        if let Some(contract) = hand.contract {
            let at_first = self.held_at_first(hand, contract.seat, tricks);
            hand.held = Default::default();
            hand.held[contract.seat.index()] = at_first;
        }
        // While tricks are played, no row turns up cards that it has turned up long ago.
        hand.rows = Default::default();
        rules.begin_play(hand);
        // The hands are put back at the end: until then their numbers of cards say nothing.
        hand.play.order = rules.lawful_order();
        let unlisted = usize::from(view.tricks_played) - view.tricks.len();
        let play = &mut hand.play;
        play.finished = unlisted as u8;
        play.played = play.finished * play.zones;
        if let (true, Some(&(_, zone))) = (unlisted > 0, tricks.first().and_then(|trick| trick.first())) {
            play.leader = zone;
            play.turn = zone;
        }
        let out = rules.out_of_play(hand);
        for ((place, shown), pieces) in self.all_tricks().zip(tricks) {
            let lasting = place == "trick";
            let zones = usize::from(hand.play.zones);
            let fits = if lasting { (1..zones).contains(&pieces.len()) } else { pieces.len() == zones };
            if !fits || usize::from(hand.play.finished) == TRICKS {
                return Err(ViewError::unlawful(place, format_args!("a trick of {} cards", pieces.len())));
            }
            for (at, &(card, zone)) in pieces.iter().enumerate() {
                if zone != hand.play.turn || out.contains(rules.owner(zone)) {
                    let seat = rules.owner(zone);
                    return Err(ViewError::unlawful(format_args!("{place}.plays[{at}].seat"), seat));
                }
                let demand = shown.led.filter(|_| !shown.bare && hand.play.free_jokers.contains(card));
                rules.lay(hand, zone, card, demand);
            }
        }
        if unlisted > 0 {
            self.add_unlisted(hand)?;
        }
        hand.held = held;
        hand.rows = rows;
        Ok(())
    }

    /// The contractor's cards before the first lead, for the jokers among them \[FH-NOM-2\].
    fn held_at_first(&self, hand: &Hand, seat: Seat, tricks: &[Vec<Piece>]) -> CardSet {
        let mut cards = self.cards_of(hand, seat, None, tricks);
        if let Some(row) = hand.rows.get(seat.index()).filter(|_| self.rules.has_rows()) {
            let above = row.up.iter().zip(row.down).filter(|(_, down)| down.is_some());
            cards |= above.filter_map(|(up, _)| *up).collect();
            let played = tricks.iter().flatten().filter(|(_, zone)| *zone == Zone(seat.0 + 2));
            cards |= played.map(|&(card, _)| card).filter(|card| self.named.contains(card.face())).collect();
        }
        cards
    }

    /// Adds what is known of tricks that are not listed any more: who won them, and what was led as far as the choices
    /// tell.
    fn add_unlisted(&self, hand: &mut Hand) -> Result<(), ViewError> {
        let listed = hand.tricks;
        hand.tricks =
            BySeat::from_fn(|seat| self.view.seats.get(seat.index()).map_or(0, |shown| shown.tricks));
        let sum: usize = hand.tricks.0.iter().map(|&tricks| usize::from(tricks)).sum();
        let fewer = Seat::all(self.rules.seats).any(|seat| hand.tricks[seat] < listed[seat]);
        if fewer || sum != usize::from(self.view.tricks_played) {
            return Err(ViewError::unlawful("seats", "these numbers of tricks"));
        }
        let demands = self.view.choices.iter().filter_map(|line| match line.parse() {
            Ok(Action::Lead(_, suit)) => Some(suit),
            _ => None,
        });
        let demands: SuitSet = demands.collect();
        let offers_joker = self.view.choices.iter().any(
            |line| matches!(line.parse(), Ok(Action::Play(card)) if hand.play.free_jokers.contains(card)),
        );
        let play = &mut hand.play;
        if play.has_first_rounds() && play.in_trick > 0 {
            play.joker_use = if offers_joker { JokerUse::FirstRound } else { JokerUse::LaterRound };
        }
        match self.rules.axes().joker_lead {
            JokerLead::Unled => demands.complement().iter().for_each(|suit| play.led_suits.insert(suit)),
            JokerLead::ContractorLed => demands.iter().for_each(|suit| play.contractor_led.insert(suit)),
            JokerLead::NotVoid => play.voids_told = demands.complement(),
            JokerLead::Any | JokerLead::LastTrickOnly => {}
        }
        Ok(())
    }
}
