//! What happened, in words: whole sentences for the line mode, short lines for the log on the screen.

use crate::{Arg, Lang, Person, SpokenAction, Texts};
use card_match::{Draw, EventIn, People, Situation, Winner};
use cards::{Card, Indices, Sorting, Suit};
use players::{Decision, DecisionIn, ReasonArg, Weighed, Why, five_hundred::Conventions};
use table::{Event, Seat, SeatSet};

use crate::narration::Narrated;

/// Speaks to one of the people at a table, the viewer, in their language.
#[derive(Clone, Debug)]
pub struct Narrator {
    /// The texts of that language.
    pub texts: Texts,
    /// The names by seat, the viewer's own being "you".
    pub names: Vec<String>,
    /// The names of everybody at the table, the viewer's own being "you".
    people: Vec<String>,
    /// The viewer's number among these people.
    viewer: Option<usize>,
    /// The viewer's seat, unless they sit out.
    pub me: Option<Seat>,
    /// Letters instead of suit signs.
    pub ascii: bool,
    /// The letters of kings, queens and jacks where cards are shown in short.
    pub indices: Indices,
    /// How cards of a hand lie.
    pub sorting: Sorting,
    /// How what is told in short reaches its reader.
    pub reader: Reader,
}

/// How cards, bids, scores and sides are told in short.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Reader {
    /// They are seen: `K♠`, `7♥`, `Ann+Bo`.
    #[default]
    Looks,
    /// They are heard: "king of spades", "seven hearts", "Ann and Bo".
    Listens,
    /// The same, but for cards and bids, which are told as they are typed: `KS`, `7H`.
    ListensForCodes,
}

impl Narrator {
    /// For somebody at one of these seats, or for one who looks on; the names are by seat. A player called "you" there
    /// has kept the record, and is taken for the reader.
    pub fn of(texts: Texts, mut names: Vec<String>, me: Option<Seat>, ascii: bool) -> Self {
        let me = me.or_else(|| called_you(&names));
        if let Some(name) = me.and_then(|me| names.get_mut(me.index())) {
            *name = texts.get("you");
        }
        Self {
            texts,
            people: names.clone(),
            names,
            viewer: me.map(Seat::index),
            me,
            ascii,
            indices: Indices::Akqj,
            sorting: Sorting::default(),
            reader: Reader::default(),
        }
    }

    /// For one of the people at a table.
    pub fn new(texts: Texts, people: People, ascii: bool) -> Self {
        let mut this = Self::of(texts, Vec::new(), None, ascii);
        this.learn_names(people);
        this
    }

    /// For a learner at this seat of a position; the players are called as where its game comes from.
    pub fn of_learner(rules: &impl Narrated, seat: Seat, lang: Lang, ascii: bool) -> Self {
        let texts = Texts::for_rules(lang, rules);
        let usual = texts.get(rules.names_key());
        let names = usual.split_whitespace().take(rules.seats()).map(str::to_owned).collect();
        Self::of(texts, names, Some(seat), ascii)
    }

    /// The same, with cards lettered, sorted and told as another narrator does it.
    #[must_use]
    pub fn liking_cards_as(self, other: &Self) -> Self {
        Self { indices: other.indices, sorting: other.sorting, reader: other.reader, ..self }
    }

    /// The same for somebody who listens.
    #[must_use]
    pub fn listening(self) -> Self {
        Self { reader: Reader::Listens, ..self }
    }

    /// Another narrator that tells the same to somebody who listens.
    #[must_use]
    pub fn to_hear(&self) -> Self {
        self.clone().listening()
    }

    /// Takes the names as the people sit in this game.
    pub fn learn_names(&mut self, people: People) {
        let People { names, seated, viewer } = people;
        self.people = names;
        if let Some(name) = self.people.get_mut(viewer) {
            *name = self.texts.get("you");
        }
        self.names = seated.iter().map(|&person| self.person(person).to_owned()).collect();
        self.viewer = Some(viewer);
        self.me = Seat::all(seated.len()).find(|seat| seated[seat.index()] == viewer);
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// The name of a person, by their number among those who came.
    pub fn person(&self, person: usize) -> &str {
        self.people.get(person).map_or("?", String::as_str)
    }

    /// Whether a person, by that number, is the viewer.
    pub fn is_viewer(&self, person: usize) -> bool {
        self.viewer == Some(person)
    }

    /// Whether a seat is the viewer's.
    pub fn is_me(&self, seat: Seat) -> bool {
        self.me == Some(seat)
    }

    /// The seat nearest to the viewer: their own, or the first one while they watch.
    pub fn nearest(&self) -> Seat {
        self.me.unwrap_or_default()
    }

    /// Whether the viewer is among these.
    pub fn is_mine(&self, seats: SeatSet) -> bool {
        self.me.is_some_and(|me| seats.contains(me))
    }

    /// A text about a player: `$you` says whether it is the viewer.
    pub fn about(&self, key: &str, seat: Seat, args: &[(&str, Arg)]) -> String {
        let you = if self.is_me(seat) { "yes" } else { "no" };
        let mut all = vec![("name", self.name(seat).into()), ("you", you.into())];
        all.extend(args.iter().cloned());
        self.texts.format(key, &all)
    }

    /// What a player does, as a sentence; of cards that go face down the others are told only how many.
    pub fn does(&self, seat: Seat, action: impl SpokenAction) -> String {
        if self.is_me(seat) {
            self.texts.you_do(action, &self.names)
        } else {
            self.texts.they_do(self.name(seat), action, &self.names)
        }
    }

    /// What a draw decided, in sentences: who sits out, who deals, who plays with the viewer.
    pub fn draw_decided(&self, draw: &Draw, rules: &impl Narrated) -> Vec<String> {
        let mut sentences = Vec::new();
        if !draw.out.is_empty() {
            sentences.push(self.sitting_out(&draw.out));
        }
        let Some(dealer) = draw.dealer else { return sentences };
        sentences.push(self.about("draw-dealer", dealer, &[]));
        let mut columns = rules.sides().into_iter();
        let side = self.me.and_then(|me| columns.find(|side| side.contains(me)));
        let partners = side.zip(self.me).map(|(side, me)| side - SeatSet::of(me)).unwrap_or_default();
        if !partners.is_empty() {
            let names = self.texts.players(partners, &self.names);
            sentences.push(self.texts.format("draw-partners", &[("names", names.into())]));
        }
        sentences
    }

    /// An event as a sentence, in the situation after it.
    pub fn sentence<G: Narrated>(&self, event: &EventIn<G>, after: &Situation<'_, G>) -> String {
        match event {
            Event::Dealt { hand, dealer } => {
                let sentences = [Some(self.dealt(*hand, *dealer)), G::dealt(self, after.view)];
                sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            Event::Cut { seat, count } => self.about("told-cut", *seat, &[("count", (*count).into())]),
            Event::In(event) => {
                let meaning = self.meaning(event, after);
                [Some(G::told(self, event, after.view)), meaning]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join(" ")
            }
            Event::Claimed { seat } => self.claimed(*seat, after.rules, after.view),
            Event::TakenBack => self.texts.get("note-undone"),
            Event::HandOver => G::hand_over(self, after.view),
            Event::GameOver { winners } => self.game_over(*winners),
        }
    }

    /// A claim of the rest that is granted.
    pub fn claimed<G: Narrated>(&self, seat: Seat, rules: &G, view: &G::View) -> String {
        let key = if rules.is_settled(view) { "told-settled" } else { "told-claimed" };
        self.about(key, seat, &[])
    }

    /// What an event says by agreement, in sentences.
    fn meaning<G: Narrated>(&self, event: &G::Event, after: &Situation<'_, G>) -> Option<String> {
        after.rules.meaning(after.conventions, self, event, after.view)
    }

    /// What partners have agreed about their calls, in sentences; nothing if calls say what they say.
    pub fn agreed(&self, agreed: Conventions) -> Vec<String> {
        let keys = agreed.keys().into_iter().filter(|_| agreed != Conventions::default());
        keys.map(|key| self.texts.get(key)).collect()
    }

    /// The dealer of a hand.
    pub fn dealt(&self, hand: u32, dealer: Seat) -> String {
        self.about("told-dealt", dealer, &[("number", (hand + 1).into())])
    }

    /// An event as a short line for the log; what lies on the table needs none, it can be seen.
    pub fn log_line<G: Narrated>(&self, event: &EventIn<G>, after: &Situation<'_, G>) -> Option<String> {
        match event {
            Event::In(event) => {
                let line = G::log_line(self, event, after.view)?;
                Some(match self.meaning(event, after) {
                    Some(meaning) => self
                        .texts
                        .format("log-meaning", &[("line", line.into()), ("meaning", meaning.into())]),
                    None => line,
                })
            }
            _ => Some(self.sentence(event, after)),
        }
    }

    /// The owner of these cards: `Ann: 7♥ K♠`.
    pub fn whose(&self, seat: Seat, cards: &str) -> String {
        let args = [("name", self.name(seat).into()), ("cards", cards.into())];
        self.texts.format("whose-cards", &args)
    }

    /// The people who sit out, in sentences.
    pub fn sitting_out(&self, people: &[usize]) -> String {
        let others: Vec<String> = people
            .iter()
            .filter(|&&person| !self.is_viewer(person))
            .map(|&person| self.person(person).to_owned())
            .collect();
        let mut sentences = Vec::new();
        if people.iter().any(|&person| self.is_viewer(person)) {
            sentences.push(self.texts.get("draw-you-sit-out"));
        }
        if !others.is_empty() {
            let args = [("count", others.len().into()), ("names", self.texts.list(others).into())];
            sentences.push(self.texts.format("draw-sit-out", &args));
        }
        sentences.join(" ")
    }

    /// The games won so far, in a line; nothing before the first is won.
    pub fn games_won(&self, won: &[(Winner, u32)]) -> Option<String> {
        let games = won.iter().map(|(winner, games)| match *winner {
            Winner::Side(side) => format!("{} {games}", self.texts.players(side, &self.names)),
            Winner::Person(person) => format!("{} {games}", self.person(person)),
        });
        let games = games.collect::<Vec<_>>().join(", ");
        (!won.is_empty()).then(|| self.texts.format("score-games", &[("games", games.into())]))
    }

    /// The winners of a game.
    pub fn game_over(&self, winners: SeatSet) -> String {
        if winners.is_empty() {
            return self.texts.get("told-nobody-wins");
        }
        let mine = if self.is_mine(winners) { "yes" } else { "no" };
        let args = [
            ("names", self.texts.players(winners, &self.names).into()),
            ("mine", mine.into()),
            ("count", winners.len().into()),
        ];
        self.texts.format("told-game-over", &args)
    }

    /// A hint: what to do and why, as the reason of the decision says it.
    pub fn advice<A>(&self, decision: &Decision<A, impl Why>) -> String {
        self.texts.format("hint", &[("reason", self.reason(decision).into())])
    }

    /// The same with the cards that the reason leaves open, for readers who do not see them marked, and with another
    /// choice that can't be told from it by what was weighed.
    pub fn advice_in_full<G: Narrated>(
        &self,
        view: &G::View,
        decision: &DecisionIn<G>,
        weighed: &[Weighed<G::Action>],
    ) -> String {
        let named =
            G::named(self, view, decision.action).map(|named| format!("{}.", Texts::capitalised(&named)));
        let even = self.as_good::<G>(view, decision, weighed);
        [Some(self.advice(decision)), named, even].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// The best of the others, where the reason doesn't name it: of calls, if its difference may be chance; of
    /// everything else, if it even looks better.
    pub fn as_good<G: Narrated>(
        &self,
        view: &G::View,
        decision: &DecisionIn<G>,
        weighed: &[Weighed<G::Action>],
    ) -> Option<String> {
        let others = weighed.iter().filter(|other| other.action != decision.action);
        let other = others.min_by(|a, b| a.behind.points.total_cmp(&b.behind.points))?;
        let chance = other.behind.error.is_finite() && !other.behind.is_sure();
        let says = chance && (G::is_call(view) || other.behind.points <= 0.0) && !decision.reason.is_even();
        says.then(|| {
            let action = self.texts.action_of(Person::You, other.action, &self.names);
            self.texts.format("hint-as-good", &[("action", action.into())])
        })
    }

    /// The reason of a decision, a sentence that says what to do and why.
    pub fn reason<A>(&self, decision: &Decision<A, impl Why>) -> String {
        self.with_facts(decision.reason.key(), decision.reason.args())
    }

    /// A text with the facts that a player names.
    pub(crate) fn with_facts(&self, key: &str, facts: Vec<(&'static str, ReasonArg)>) -> String {
        let facts = facts.into_iter().map(|(name, fact)| {
            let fact = match fact {
                ReasonArg::Card(card) => self.texts.card(card).into(),
                ReasonArg::Suit(suit) => Arg::from(self.texts.suit(suit)),
                ReasonArg::Bid(bid) => self.texts.bid(bid).into(),
                ReasonArg::Seat(seat) => self.name(seat).into(),
                ReasonArg::Number(number) => number.into(),
            };
            (name, fact)
        });
        self.texts.format(key, &facts.collect::<Vec<_>>())
    }

    /// What can be typed in a situation, in a sentence.
    pub fn expected<G: Narrated>(&self, view: &G::View) -> String {
        self.texts.format(G::expected(view), &[("example", G::example(view).into())])
    }

    /// An action as it stands before what it is worth, for those who listen.
    pub fn told_action<G: Narrated>(&self, action: G::Action) -> String {
        match self.reader {
            Reader::ListensForCodes => G::as_typed(self, action),
            _ => self.texts.action_of(crate::Person::Do, action, &self.names),
        }
    }

    /// The sign of a suit.
    pub fn suit(&self, suit: Suit) -> String {
        if self.ascii { suit.letter() } else { suit.symbol() }.to_string()
    }

    /// A card in short: `10♥`, `X`; to be heard in words.
    pub fn card(&self, card: Card) -> String {
        match (self.reader, card.rank(), card.suit()) {
            (Reader::Listens, ..) => self.texts.card(card),
            (Reader::Looks, Some(rank), Some(suit)) => {
                format!("{}{}", self.indices.of(rank), self.suit(suit))
            }
            _ => card.to_string(),
        }
    }

    /// Cards in short, one after another.
    pub fn cards(&self, cards: &[Card]) -> String {
        let between = if self.reader == Reader::Listens { ", " } else { " " };
        cards.iter().map(|&card| self.card(card)).collect::<Vec<_>>().join(between)
    }

    /// Cards as a table in words tells them: never by signs.
    pub(crate) fn told_cards(&self, cards: &[Card]) -> String {
        let reader = if self.reader == Reader::Looks { Reader::Listens } else { self.reader };
        Self { reader, ..self.clone() }.cards(cards)
    }

    /// A card in short, a joker by its name: `10♥`, "joker".
    pub fn card_or_joker(&self, card: Card) -> String {
        if card.is_joker() { self.texts.card(card) } else { self.card(card) }
    }

    /// A score, with a real minus where there is one.
    pub fn score(&self, score: i32) -> String {
        match self.reader {
            Reader::Looks => crate::written(score),
            _ => self.texts.said(score),
        }
    }

    /// A gain, with its sign.
    pub fn gain(&self, points: i32) -> String {
        match self.reader {
            Reader::Looks => crate::gain(points),
            _ => self.texts.said_gain(points),
        }
    }

    /// A score as it stands on the sheet: below nothing in a circle, as near as letters come to one \[FH-SCO-12\].
    pub fn on_sheet(&self, score: i32) -> String {
        if score < 0 { format!("({})", self.score(score)) } else { self.score(score) }
    }

    /// The name of a column of the score sheet.
    pub fn side(&self, side: SeatSet) -> String {
        if side.len() == 1 || self.reader != Reader::Looks {
            return self.texts.players(side, &self.names);
        }
        side.iter().map(|seat| self.name(seat)).collect::<Vec<_>>().join("+")
    }
}

/// The seat whose player is called "you", in whichever language.
fn called_you(names: &[String]) -> Option<Seat> {
    let words = Lang::ALL.map(|lang| Texts::new(lang).get("you"));
    Seat::all(names.len()).find(|seat| words.contains(&names[seat.index()]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn anybody_at_a_table_can_be_the_viewer() {
        // FH-END-8
        let names = ["Ann", "Mae", "Ned", "Ivy", "Bert"].map(str::to_owned);
        let people = |viewer| People { names: names.to_vec(), seated: vec![3, 0, 4], viewer };
        let mut narrator = Narrator::new(Texts::new(Lang::En), people(4), false);
        assert_eq!((narrator.me, narrator.nearest()), (Some(Seat(2)), Seat(2)));
        assert_eq!(narrator.names, ["Ivy", "Ann", "You"]);
        assert_eq!([0, 1, 4].map(|person| narrator.person(person)), ["Ann", "Mae", "You"]);
        assert_eq!(narrator.sitting_out(&[1, 2]), "Mae and Ned sit out this game.");
        narrator.learn_names(people(2));
        assert_eq!((narrator.me, narrator.nearest()), (None, Seat(0)));
        assert_eq!(narrator.names, ["Ivy", "Ann", "Bert"]);
        assert_eq!(
            narrator.sitting_out(&[1, 2]),
            "You’re sitting out this game. You can watch it. Mae sits out this game."
        );
    }
}
