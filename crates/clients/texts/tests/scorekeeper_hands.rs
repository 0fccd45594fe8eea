//! The questions of each kind of hand, and the words when it is written, in both languages: the table of hands.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use kookaburra::{AnyRules, build_code};
use sheet::{AllPassed, Ask, Book, Draft, Entry, Hand, Points, Void};
use table::{Seat, SeatSet};
use texts::scorekeeper::{Keeper, in_words_of};
use texts::{Lang, Texts};

const NAMES: [&str; 6] = ["Mae", "Bo", "Ned", "Ivy", "Cy", "Di"];

struct Table {
    book: Book,
    rules: AnyRules,
}

impl Table {
    fn new(code: &str, seats: usize) -> Self {
        let rules = build_code(code).unwrap();
        let people: Vec<String> = NAMES[..seats].iter().map(|&name| name.to_owned()).collect();
        Self { book: Book::begin(&rules, &people, Seat(0), None).unwrap(), rules }
    }

    fn keeper(&self, lang: Lang) -> Keeper<'_> {
        Keeper { texts: in_words_of(&self.rules, Texts::new(lang)), names: &self.book.game().players }
    }

    /// What is still asked of a hand, in English.
    fn asks(&self, draft: &Draft) -> Vec<String> {
        draft.asks(&self.rules).into_iter().map(|ask| self.keeper(Lang::En).question(ask)).collect()
    }

    /// Writes an entry, and gives what is told of it in both languages.
    fn writes(&mut self, entry: Entry) -> [String; 2] {
        self.book.finish(entry).unwrap();
        let game = self.book.scores().unwrap().games.pop().unwrap();
        let row = game.rows.last().unwrap();
        Lang::ALL.map(|lang| self.keeper(lang).status_line(&game, row).replace('\u{a0}', " "))
    }

    /// The same of the hand that is told.
    fn hand(&mut self, draft: &Draft) -> [String; 2] {
        self.writes(draft.entry(&self.rules).unwrap_or_else(|| panic!("{:?}", self.asks(draft))))
    }
}

fn plays(bid: &str) -> Draft {
    Draft { seat: Some(Seat(0)), bid: Some(bid.parse().unwrap()), ..Draft::default() }
}

fn set(seats: &[u8]) -> SeatSet {
    seats.iter().map(|&seat| Seat(seat)).collect()
}

#[test]
fn two_sides_tell_their_tricks_and_the_rest_count_for_the_others() {
    let mut table = Table::new("australian-4", 4);
    assert_eq!(table.asks(&Draft::default()), ["Who played the contract?", "What was it?"]);
    let draft = plays("7H");
    assert_eq!(table.asks(&draft), ["How many tricks did Mae and Ned win?"]);
    let told = table.hand(&Draft { own_tricks: Some(8), ..draft });
    assert_eq!(
        told,
        [
            "Mae, 7♥, 8 tricks: made. Mae and Ned +200, total 200, need 300. Bo and Ivy +20, total 20, need 480. Bo deals.",
            "Mae, 7♥, 8 levées : contrat réussi. Mae et Ned +200, total 200, il manque 300. Bo et Ivy +20, total 20, il manque 480. Bo donne.",
        ]
    );
}

#[test]
fn quebec_and_misere_tell_only_how_it_ended() {
    // Checks 1 and 4
    let mut table = Table::new("quebec-4", 4);
    assert_eq!(table.asks(&plays("7H")), ["Was it made?"]);
    let told = table.hand(&Draft { made: Some(true), ..plays("7H") });
    assert_eq!(
        told,
        [
            "Mae, 7♥: made. Mae and Ned +200, total 200, need 800. Bo deals.",
            "Mae, 7♥ : contrat réussi. Mae et Ned +200, total 200, il manque 800. Bo donne.",
        ]
    );
    let mut table = Table::new("quebec-4-nullo", 4);
    assert_eq!(table.asks(&plays("nullo")), ["Was it made?"]);
    let told = table.hand(&Draft { made: Some(false), ..plays("nullo") });
    assert!(told[0].starts_with("Mae, Nullo: failed. Bo and Ivy +500, total 500"), "{told:?}");
    assert!(told[1].starts_with("Mae, Nullo : contrat manqué. Bo et Ivy +500, total 500"), "{told:?}");
    // An American nullo that failed asks for the tricks, for they pay.
    let table = Table::new("american-nullo", 4);
    let failed = Draft { made: Some(false), ..plays("nullo") };
    assert_eq!(table.asks(&failed).len(), 1);
    assert!(table.asks(&failed)[0].starts_with("How many tricks "));
}

#[test]
fn a_slam_is_computed() {
    // Check 3
    let told = Table::new("australian-4", 4).hand(&Draft { own_tricks: Some(10), ..plays("6S") });
    assert!(told[0].starts_with("Mae, 6♠, 10 tricks: made. Mae and Ned +250, total 250"), "{told:?}");
    assert!(
        told[1].starts_with("Mae, 6♠, 10 levées : contrat réussi. Mae et Ned +250, total 250"),
        "{told:?}"
    );
}

#[test]
fn each_for_themselves_asks_for_the_tricks_of_all_but_the_last() {
    // Check 2
    let mut table = Table::new("american-3", 3);
    let draft = Draft { seat: Some(Seat(1)), ..plays("8S") };
    assert_eq!(table.asks(&draft), ["How many tricks did Bo win?", "How many tricks did Ned win?"]);
    let mut draft = Draft { own_tricks: Some(5), ..draft };
    draft.put_tricks(set(&[2]), 3);
    assert_eq!(
        table.hand(&draft),
        [
            "Bo, 8♠, 5 tricks: failed. Mae +20, total 20, need 480. Bo −240, total −240, need 740. Ned +30, total 30, need 470. Bo deals.",
            "Bo, 8♠, 5 levées : contrat manqué. Mae +20, total 20, il manque 480. Bo −240, total −240, il manque 740. Ned +30, total 30, il manque 470. Bo donne.",
        ]
    );
}

#[test]
fn five_name_partners_or_nobody_and_a_misere_skips_it() {
    // Check 5
    let mut table = Table::new("australian-5", 5);
    assert_eq!(table.asks(&plays("8S")), ["With whom?"]);
    assert_eq!(table.asks(&plays("misere")), ["Was it made?"]);
    let alone = Draft { partners: Some(Vec::new()), ..plays("8S") };
    assert_eq!(table.asks(&alone)[0], "How many tricks did Mae win?");
    let mut draft = Draft { partners: Some(vec![Seat(2)]), own_tricks: Some(7), ..plays("8S") };
    draft.put_tricks(set(&[1]), 1);
    draft.put_tricks(set(&[3]), 1);
    let told = table.hand(&draft);
    assert!(told[0].contains("Mae −120, total −120") && told[0].contains("Ned −120, total −120"), "{told:?}");
    assert!(told[0].contains("Bo +10, total 10") && told[1].contains("contrat manqué"), "{told:?}");
}

#[test]
fn card_points_are_asked_of_those_who_can_score_them() {
    // Check 7: FH-SCO-10
    let table = Table::new("american-1000", 3);
    let mut draft = Draft { own_tricks: Some(5), ..plays("7S") };
    draft.put_tricks(set(&[1]), 3);
    assert_eq!(table.asks(&draft), ["Points of the cards of Bo", "Points of the cards of Ned"]);
    draft.own_tricks = Some(7);
    assert_eq!(table.asks(&draft).len(), 3, "a contractor who made it scores cards, too");
}

#[test]
fn all_passed_moves_the_deal_and_a_void_deal_does_not() {
    // Check 6: LAW-EFF-9
    let mut table = Table::new("quebec-4", 4);
    assert_eq!(
        table.writes(Entry::Void(Void::default())),
        ["The deal was void. Mae deals.", "La donne était nulle. Mae donne."]
    );
    let passed = table.writes(Entry::Passed(AllPassed::default()));
    assert_eq!(passed, ["All passed. Bo deals.", "Tous ont passé. Bo donne."]);
    let table = Table::new("american-4+all_pass=no_trump_tricks", 4);
    assert_eq!(
        table.asks(&Draft { passed: true, ..Draft::default() }),
        ["How many tricks did Mae and Ned win?"]
    );
}

#[test]
fn a_stopped_hand_tells_the_tricks_so_far() {
    // FH-END-5
    let mut table = Table::new("american-4", 4);
    let mut draft = Draft { stopped: true, own_tricks: Some(2), ..plays("7S") };
    assert_eq!(table.asks(&draft), ["How many tricks did Bo and Ivy win?"]);
    draft.put_tricks(set(&[1, 3]), 3);
    let told = table.hand(&draft);
    assert!(
        told[0].starts_with("Mae, 7♠: stopped, the game was decided. Bo and Ivy +30, total 30"),
        "{told:?}"
    );
}

#[test]
fn who_got_there_first_is_asked_only_where_two_did() {
    // FH-END-4
    let mut table = Table::new("american-3+win=by_score", 3);
    table.book.write(Entry::Points(Points { points: vec![0, 490, 490], note: None })).unwrap();
    let hand =
        Hand { tricks: Some(vec![Some(2), Some(4), Some(4)]), ..Hand::new("8S".parse().unwrap(), Seat(0)) };
    let told = table.writes(Entry::Hand(hand));
    assert!(told[0].ends_with("Who got there first: Bo and Ned?"), "{told:?}");
    assert!(told[1].ends_with("Bo et Ned?"), "{told:?}");
}

#[test]
fn rummy_asks_each_in_turn_and_who_went_out_only_where_it_decides() {
    // Check 8
    let mut table = Table::new("rummy-500+players=3", 3);
    let mut draft = Draft::default();
    let asked: Vec<Ask> = (0..3).map(|seat| Ask::Points(Seat(seat))).collect();
    assert_eq!(draft.asks(&table.rules), asked);
    for (seat, points) in [(0, 36), (1, 21), (2, -12)] {
        draft.put_points(Seat(seat), points);
    }
    let told = table.hand(&draft);
    assert!(told[0].contains("Ned −12, total −12") && told[1].contains("Ned −12, total −12"), "{told:?}");
    let table = Table::new("rummy-500-must-go-out+players=3", 3);
    assert_eq!(table.asks(&draft), ["Who went out?"]);
}

#[test]
fn two_rulings_that_are_noted_are_told_with_both_totals() {
    let mut table = Table::new("quebec-4", 4);
    let noted = [(false, "Mae revoked."), (true, "Bo revoked.")].map(|(made, note)| sheet::Noted {
        made: Some(made),
        note: note.to_owned(),
        ..sheet::Noted::default()
    });
    let draft = Draft { made: Some(true), noted: Some(Box::new(noted)), ..plays("7H") };
    let told = table.hand(&draft);
    assert_eq!(
        told,
        [
            "Mae, 7♥: made. Mae and Ned +200, total 200, need 800. Noted: Mae revoked. Then: Mae and Ned 0, Bo and Ivy 200. \
             Noted: Bo revoked. Then: Mae and Ned 200, Bo and Ivy 0. Two rulings are noted. Agree on one before anyone \
             bids in the next hand; then the hand counts as it was played. Bo deals.",
            "Mae, 7♥ : contrat réussi. Mae et Ned +200, total 200, il manque 800. Noté : Mae revoked. Alors : Mae et Ned 0, \
             Bo et Ivy 200. Noté : Bo revoked. Alors : Mae et Ned 200, Bo et Ivy 0. Deux décisions sont notées. \
             Entendez-vous avant la première annonce de la donne suivante; sinon, la donne compte comme elle s’est \
             jouée. Bo donne.",
        ]
    );
    // Who bids in the next hand lets it stand: the row keeps what was noted, and nothing is asked.
    table.book.draft_mut().bid = Some("8S".parse().unwrap());
    let game = table.book.scores().unwrap().games.pop().unwrap();
    let status_line = table.keeper(Lang::En).status_line(&game, &game.rows[0]);
    assert!(
        status_line.contains("Noted: Mae revoked.") && !status_line.contains("Agree on one"),
        "{status_line}"
    );
}
