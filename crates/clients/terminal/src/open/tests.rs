use card_match::{
    Device, Level, MatchSetup, Member, Turn,
    open::{OpenRules, begin},
};
use five_hundred::Rules;
use laws::open_table::Phase;
use serde_json::json;
use table::{Game, Seed};
use texts::{Lang, Texts};

use crate::{
    authority::Authority,
    plain::{Plain, Stay},
    testing::store,
};

type OpenLines = Plain<OpenRules, Vec<u8>>;

fn opened(lang: Lang, errors: u8, seed: u8) -> OpenLines {
    let rules = json!({"preset": "quebec-4", "laws": "open"});
    let rules = Rules::read_rules(rules.as_object().unwrap()).unwrap();
    let bots = ["Mae", "Ned", "Ivy"].map(|name| Member::bot(name, Level::Club));
    let people = std::iter::once(Member::human("You")).chain(bots).collect();
    let setup = MatchSetup { seed: Some(Seed([seed; 32])), errors, ..MatchSetup::new(people) };
    let texts = Texts::for_rules(lang, &rules);
    let device = Device::new(begin(rules, &setup).unwrap());
    Plain::new(device, store().1, texts, false, Vec::new())
}

impl OpenLines {
    /// What is said since this was asked last.
    fn heard(&mut self) -> String {
        String::from_utf8(self.said()).unwrap()
    }

    /// What is said to these lines.
    fn told(&mut self, lines: &[&str]) -> String {
        self.play_on().unwrap();
        for line in lines {
            assert!(self.answer(line).unwrap() == Stay::Yes);
            self.play_on().unwrap();
            self.ask().unwrap();
        }
        self.heard()
    }

    fn is_mine(&self) -> bool {
        self.at.turn == Turn::Mine
    }

    /// A line that the player may type: something lawful, or nothing.
    fn lawful(&self) -> String {
        let view = self.view.clone();
        let line = view.legal.first().map(|line| line.split_once(' ').unwrap().1.to_owned());
        match line {
            Some(line) if line == "discard …" => {
                let hand = view.game.unwrap().seats[0].hand.unwrap().to_canonical();
                let cards: Vec<String> = hand.iter().take(6).map(ToString::to_string).collect();
                format!("discard {}", cards.join(" "))
            }
            Some(line) if self.is_mine() => line,
            _ => String::new(),
        }
    }
}

#[test]
fn nothing_that_is_asked_tells_that_somebody_has_erred() {
    // LAW-OPEN-6, LAW-SEE-9, LAW-AMB-73
    let mut mine = 0;
    for seed in 0..6 {
        let mut table = opened(Lang::En, 40, seed);
        for _ in 0..150 {
            table.play_on().unwrap();
            let view = table.view.clone();
            if view.to_act.contains(table.narrator.nearest()) && view.phase != Some(Phase::Settle) {
                assert!(table.is_mine() && table.authority.device().game.due_bot().is_none());
                mine += 1;
            }
            let line = table.lawful();
            assert!(table.answer(&line).unwrap() == Stay::Yes);
        }
    }
    assert!(mine > 100, "{mine}");
}

#[test]
fn a_claim_is_made_in_the_words_of_the_player() {
    // LAW-OPEN-5, LAW-OPEN-7, LAW-ACT-15
    let mut table = opened(Lang::En, 0, 5);
    let asked = table.told(&["claim", "3"]);
    assert!(asked.contains("What do you object to?") && asked.contains("Who didn’t follow?"), "{asked}");
    let claimed = table.told(&["mae", "1"]);
    assert!(claimed.contains("In which trick?"), "{claimed}");
    assert!(claimed.contains("You object: revoke by Mae in trick 1.\nDenied."), "{claimed}");
    for line in ["object renege Mae 1", "claim revoke mae 1", "object revoke 1 1", "claim left bower mae 1"] {
        let claimed = table.told(&[line]);
        assert!(claimed.contains("You object: revoke by Mae in trick 1."), "{line}: {claimed}");
    }
    for (line, word) in [
        ("claim out of turn", "You object: out of turn."),
        ("claim led out of turn", "You object: out of turn."),
        ("claim misdeal turned-kitty", "misdeal (The dealer turned up a card of the kitty)"),
        ("claim exposed Ned", "exposed card of Ned"),
        ("claim widow Ned", "look by Ned"),
        ("claim too many cards", "wrong number of cards"),
        ("claim snooker", "What do you object to?"),
    ] {
        let claimed = table.told(&[line]);
        assert!(claimed.contains(word), "{line}: {claimed}");
    }
    assert!(table.told(&[""]).contains("You object to nothing."));
    let mut table = opened(Lang::Fr, 0, 5);
    for line in ["contester renonce Mae 1", "reclamer revoke mae 1"] {
        let claimed = table.told(&[line]);
        assert!(claimed.contains("Vous contestez\u{a0}: renonce, Mae, levée 1."), "{line}: {claimed}");
    }
    assert!(table.told(&["réclamer hors tour"]).contains("hors tour"));
}

#[test]
fn what_is_careless_is_done_as_it_is_typed() {
    // LAW-ACT-1 to LAW-ACT-4
    let mut table = opened(Lang::En, 0, 5);
    assert!(table.told(&["agree"]).contains("nothing more to agree"));
    assert!(table.told(&["hint"]).contains("no hint at an open table"));
    assert!(table.told(&["peek trick 3"]).contains("nothing to look at"));
    let hand = table.view.clone().game.unwrap().seats[0].hand.unwrap().to_canonical();
    let dropped = table.told(&[&format!("drop {}", hand[0])]);
    assert!(dropped.contains("You let ") && dropped.contains(" fall face up."), "{dropped}");
    let looked = table.told(&["peek kitty"]);
    assert!(looked.contains("You look at the kitty.") && looked.contains("You see "), "{looked}");
    let mut french = opened(Lang::Fr, 0, 5);
    assert!(french.told(&["échapper X"]).contains("Vous n’avez pas cette carte"));
    assert!(french.told(&["guetter veuve"]).contains("Vous regardez la veuve."));
}

#[test]
fn rulings_are_told_in_the_words_of_the_referee() {
    // LAW-REF-8, LAW-OPEN-5
    for lang in Lang::ALL {
        let mut told = 0;
        for seed in 0..8 {
            let mut table = opened(lang, 40, seed);
            table.play_on().unwrap();
            for _ in 0..200 {
                let line = table.lawful();
                assert!(table.answer(&line).unwrap() == Stay::Yes);
                let said = table.heard();
                let claims = table.view.clone().laws.map(|laws| laws.claims).unwrap_or_default();
                let ruling = claims.last().and_then(|claim| claim.ruling.clone());
                if let Some(ruling) = ruling.filter(|_| said.contains(&table.texts.get("verdict-upheld"))) {
                    let names = table.narrator.names_in_rulings();
                    let words = texts::referee::said(
                        &ruling,
                        table.authority.device().game.rules().rules(),
                        &names,
                        table.texts,
                    );
                    assert!(said.contains(&words.ruling) && said.contains(ruling.law), "{said}");
                    told += 1;
                }
                table.play_on().unwrap();
            }
        }
        assert!(told > 3, "{told}");
    }
}
