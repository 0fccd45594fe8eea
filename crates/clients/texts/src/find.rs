//! The questions that lead to people's own rules, and what was found, in words.

use kookaburra::{Nearest, Question, with_rules};

use crate::Texts;

impl Texts {
    /// A question about how people play.
    #[must_use]
    pub fn question(&self, question: Question) -> String {
        self.format("find-question", &[("question", question.name().into())])
    }

    /// An answer to it.
    #[must_use]
    pub fn answer(&self, question: Question, answer: &str) -> String {
        match question {
            Question::Axis(axis) => self.axis_value(axis, answer),
            Question::Players | Question::Jokers | Question::Kitty => answer.to_owned(),
        }
    }

    /// What the answers have led to: the game, how it differs from its preset, and what no game has; a sentence or two
    /// each. Without a game that nobody plays with so many.
    ///
    /// ```
    /// use kookaburra::{Question, Search};
    /// use texts::{Lang, Texts};
    ///
    /// let mut search = Search::default();
    /// search.answer(Question::Players, Some("4"));
    /// search.answer(Question::Jokers, Some("2"));
    /// let said = Texts::new(Lang::En).found(search.nearest().as_ref());
    /// assert!(said[0].starts_with("You play Québec Five Hundred for four."), "{said:?}");
    /// ```
    #[must_use]
    pub fn found(&self, found: Option<&Nearest>) -> Vec<String> {
        let Some(found) = found else { return vec![self.get("find-nobody")] };
        let mut said = with_rules!(&found.rules, rules => {
            let texts = Self::for_rules(self.lang(), rules);
            let (_, about) = texts.preset(rules.spec().preset);
            let args = [("name", texts.title(rules).into()), ("about", about.into())];
            vec![texts.format("find-found", &args), texts.difference(rules)]
        });
        if !found.unmet.is_empty() {
            let questions: Vec<String> =
                found.unmet.iter().map(|&question| self.question(question)).collect();
            said.push(self.format("find-unmet", &[("questions", questions.join(" ").into())]));
        }
        said
    }
}
