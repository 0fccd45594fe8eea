//! Several people at one match, without a network: each sees, is told and does what is theirs, in their own language,
//! with bots between them; a person who sits out gets what a spectator gets.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use card_match::{Level, Match, MatchSetup, Member, Turn, Who};
use five_hundred::Rules;
use table::{Game, Person, Recall, Seed, Seq, Viewer};
use texts::narration::{InWords, Narrator};
use texts::{Lang, Texts};

/// One of the people, with what they have been told so far.
struct TestPlayer<G: Game> {
    person: Person,
    narrator: Narrator,
    /// The next entry that they wait for.
    next: Seq,
    /// The view that they were given at the beginning, with all they were told since folded into it.
    folded: Option<G::View>,
    lines: Vec<String>,
}

impl<G: InWords> TestPlayer<G>
where
    G::View: PartialEq,
{
    fn new(game: &Match<G>, person: usize) -> Self {
        let person = Person(person as u32);
        let lang = Lang::ALL[person.0 as usize % 2];
        let narrator = Narrator::new(Texts::for_rules(lang, game.rules()), game.at(person).people(), false);
        Self { person, narrator, next: game.log().next_seq(), folded: None, lines: Vec::new() }
    }

    /// Takes in what they have not been told yet, as a text that came from elsewhere.
    fn catch_up(&mut self, game: &Match<G>) {
        let at = game.at(self.person);
        for told in game.log().told(at.viewer(), self.next) {
            assert_eq!(told.seq, self.next, "one for each entry");
            self.next.0 += 1;
            let text = serde_json::to_string(&told).unwrap();
            let told: table::Told<G::Event> = serde_json::from_str(&text).unwrap();
            self.folded = self.folded.take().map(|view| told.changes.fold(game.rules(), &view).unwrap());
        }
        let from = Seq(self.lines.len() as u64);
        for news in at.news(from) {
            let after = news.situation(game.rules(), game.conventions());
            let sentences: Vec<String> =
                news.events.iter().map(|event| self.narrator.sentence(event, &after)).collect();
            self.lines.push(sentences.join(" "));
        }
        let view = at.view();
        assert_eq!(self.folded.get_or_insert_with(|| view.clone()), &view);
    }
}

/// Plays a game in which each human decides from what they see alone; gives back what everybody was told.
fn played<G: InWords>(rules: G, humans: &[usize], people: usize, hands: usize) -> Vec<TestPlayer<G>>
where
    G::View: PartialEq,
{
    let member = |person: usize| match humans.contains(&person) {
        true => Member::human(format!("Human{person}")),
        false => Member::bot(format!("Bot{person}"), Level::Casual),
    };
    let setup =
        MatchSetup { seed: Some(Seed([5; 32])), ..MatchSetup::new((0..people).map(member).collect()) };
    let (mut game, _) = Match::new(rules, &setup).unwrap();
    let mut test_players: Vec<TestPlayer<G>> =
        humans.iter().map(|&person| TestPlayer::new(&game, person)).collect();
    while game.finished_hands().len() < hands && !game.is_over() {
        let Some(seat) = game.due() else {
            game.deal(None).unwrap();
            continue;
        };
        if game.is_human(seat) {
            let person = game.person_at(seat).unwrap();
            for test_player in &test_players {
                let turn = game.at(test_player.person).turn();
                assert_eq!(turn == Turn::Mine, test_player.person == person, "it is one person's turn");
            }
            let decision = game.at(person).hint().unwrap();
            game.act(person, decision.action).unwrap();
        } else {
            assert!(game.bot_acts());
        }
        test_players.iter_mut().for_each(|test_player| test_player.catch_up(&game));
    }
    // Each bot is one still, and the log that was read tells the same.
    assert!(
        game.members()
            .iter()
            .enumerate()
            .all(|(person, member)| (member.who == Who::Human) == humans.contains(&person))
    );
    let again = Match::<G>::read(&game.to_text()).unwrap();
    for test_player in &test_players {
        let viewer = again.at(test_player.person).viewer();
        assert_eq!(again.log().told(viewer, Seq(0)), game.log().told(viewer, Seq(0)));
        assert_eq!(again.log().table().view(viewer, Recall::Table), game.at(test_player.person).view());
    }
    test_players
}

fn rules(preset: &str) -> Rules {
    Rules::preset(preset).unwrap()
}

/// They were told as much as each other, each in their language, and nobody what only another may know.
fn told_apart<G: Game>(test_players: &[TestPlayer<G>]) {
    for (test_player, lang) in
        test_players.iter().zip(test_players.iter().map(|test_player| test_player.narrator.texts.lang()))
    {
        assert_eq!(test_player.lines.len(), test_players[0].lines.len());
        let you = ["You ", "Vous "][usize::from(lang == Lang::Fr)];
        let mine = test_player.lines.iter().filter(|line| line.contains(you)).count();
        assert!(mine > 5 || test_player.narrator.me.is_none(), "{:?}", test_player.lines);
        let own = format!("Human{}", test_player.person.0);
        assert!(
            !test_player.lines.iter().any(|line| line.contains(&own)),
            "they are spoken to: {:?}",
            test_player.lines
        );
    }
}

#[test]
fn two_people_play_across_with_bots_between_them() {
    told_apart(&played(rules("australian-4"), &[0, 2], 4, 2));
    told_apart(&played(rummy_500::Rules::preset("rummy-500").unwrap(), &[0, 3], 4, 1));
}

#[test]
fn three_people_play_with_a_bot() {
    told_apart(&played(rules("american-4"), &[0, 1, 3], 4, 2));
    told_apart(&played(rules("american-3"), &[0, 1, 2], 3, 2));
}

#[test]
fn five_people_play_and_those_who_wait_watch() {
    // FH-END-8
    told_apart(&played(rules("australian-6"), &[0, 1, 2, 4, 5], 6, 1));
    // Five share a game for three: two of them wait, and are spectators.
    let test_players = played(rules("australian-3"), &[0, 1, 2, 3, 4], 5, 1);
    told_apart(&test_players);
    let watching: Vec<&TestPlayer<Rules>> =
        test_players.iter().filter(|test_player| test_player.narrator.me.is_none()).collect();
    assert_eq!(watching.len(), 2);
    for test_player in watching {
        let view = test_player.folded.as_ref().unwrap();
        assert_eq!(view.viewer, Viewer::Spectator);
    }
}

#[test]
fn one_persons_decision_is_theirs_to_take_back() {
    let people = vec![
        Member::human("Ann"),
        Member::bot("Bot", Level::Casual),
        Member::human("Bo"),
        Member::bot("Bit", Level::Casual),
    ];
    let setup = MatchSetup { seed: Some(Seed([6; 32])), ..MatchSetup::new(people) };
    let (mut game, _) = Match::new(rules("australian-4"), &setup).unwrap();
    game.deal(None).unwrap();
    let (ann, bo) = (Person(0), Person(2));
    let mut last = None;
    for _ in 0..12 {
        let seat = game.due().unwrap();
        if game.is_human(seat) {
            let person = game.person_at(seat).unwrap();
            let before = game.record();
            let decision = game.at(person).hint().unwrap();
            game.act(person, decision.action).unwrap();
            last = Some((person, before));
        } else {
            game.bot_acts();
        }
    }
    let (person, before) = last.unwrap();
    let other = if person == ann { bo } else { ann };
    assert!(!game.at(other).may_undo() && !game.undo(other), "the other has decided since");
    assert!(game.at(person).may_undo() && game.undo(person));
    assert_eq!(game.record(), before);
}
