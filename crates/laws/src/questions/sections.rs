//! The questions of each section, time first: it often ends the matter and accuses nobody.

use cards::{Card, Rank, Suit};
use five_hundred::axis::Layout;
use table::{Seat, SeatSet};

use super::{Answer, Ask, Players, Story};
use crate::{
    Cause, Count, Cut, CutFault, Deal, DealFault, Draw, DrawFault, Exposed, Hidden, How, ImperfectPack,
    Irregularity, KittySeen, Lead, Led, Look, LookedAt, Play, PrematureCall, Revoke, Score, Seats, Stage,
    Vote, Votes, fact::Call,
};

/// What people say happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// Somebody led out of turn.
    Lead,
    /// Somebody played out of turn.
    Play,
    /// Somebody didn't follow.
    Revoke,
    /// A card was seen.
    Exposed,
    /// Somebody bid out of turn.
    Call,
    /// Something was wrong in the deal.
    Deal,
    /// Somebody saw the kitty.
    Kitty,
    /// Too many or too few cards.
    Count,
    /// A wrong score.
    Score,
    /// Somebody looked back.
    Look,
    /// Something was wrong in the draw.
    Draw,
    /// Something was wrong in the shuffle or the cut.
    Cut,
    /// A hand or a row lies open.
    Open,
    /// Something that the laws say nothing of.
    Other,
}

impl Topic {
    /// All of them, the most frequent first.
    pub const ALL: [Self; 14] = [
        Self::Lead,
        Self::Play,
        Self::Revoke,
        Self::Exposed,
        Self::Call,
        Self::Deal,
        Self::Kitty,
        Self::Count,
        Self::Score,
        Self::Look,
        Self::Draw,
        Self::Cut,
        Self::Open,
        Self::Other,
    ];

    /// Its name, to which its words belong.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Lead => "lead",
            Self::Play => "play",
            Self::Revoke => "revoke",
            Self::Exposed => "exposed",
            Self::Call => "call",
            Self::Deal => "deal",
            Self::Kitty => "kitty",
            Self::Count => "count",
            Self::Score => "score",
            Self::Look => "look",
            Self::Draw => "draw",
            Self::Cut => "cut",
            Self::Open => "open",
            Self::Other => "other",
        }
    }

    /// Whether it needs to be known who plays what.
    #[must_use]
    pub const fn needs_contract(self) -> bool {
        use Topic::{Count, Exposed, Kitty, Lead, Look, Play, Revoke};
        matches!(self, Lead | Play | Revoke | Exposed | Kitty | Count | Look)
    }

    /// The irregularity that it may come to, with no fact told; none where the laws say nothing.
    pub(crate) fn irregularity(self) -> Option<Irregularity> {
        Some(match self {
            Self::Lead => Irregularity::Lead(Lead::default()),
            Self::Play => Irregularity::Play(Play::default()),
            Self::Revoke => Irregularity::Revoke(Revoke::default()),
            Self::Exposed => Irregularity::Exposed(Exposed::default()),
            Self::Call => Irregularity::PrematureCall(PrematureCall::default()),
            Self::Deal => Irregularity::Deal(Deal::default()),
            Self::Kitty => Irregularity::KittySeen(KittySeen::default()),
            Self::Count => Irregularity::Count(Count::default()),
            Self::Score => Irregularity::Score(Score::default()),
            Self::Look => Irregularity::Look(Look::default()),
            Self::Draw => Irregularity::Draw(Draw::default()),
            Self::Cut => Irregularity::Cut(Cut::default()),
            Self::Open | Self::Other => return None,
        })
    }

    /// Its questions, in order.
    pub(crate) const fn questions(self) -> &'static [Ask] {
        match self {
            Self::Lead => LEAD,
            Self::Play => PLAY,
            Self::Revoke => REVOKE,
            Self::Exposed => EXPOSED,
            Self::Call => CALL,
            Self::Deal => DEAL,
            Self::Kitty => KITTY,
            Self::Count => COUNT,
            Self::Score => SCORE,
            Self::Look => LOOK,
            Self::Draw => DRAW,
            Self::Cut => CUT,
            Self::Open | Self::Other => &[],
        }
    }
}

impl Story {
    /// The stage that an answer tells, unless the common one is known.
    fn unless_told(&self, stage: Stage) -> Option<Stage> {
        if self.incident.stage.is_some() { None } else { Some(stage) }
    }
}

const fn ask(key: &'static str, answers: fn(&Story) -> Vec<Answer>, tell: fn(&mut Story, Answer)) -> Ask {
    Ask { key, answers, tell }
}

fn words(words: &[&'static str]) -> Vec<Answer> {
    words.iter().copied().map(Answer::Word).collect()
}

fn no_yes(_: &Story) -> Vec<Answer> {
    words(&["no", "yes"])
}

/// Where the answer that is taken for granted is yes.
fn yes_no(_: &Story) -> Vec<Answer> {
    words(&["yes", "no"])
}

fn seats(story: &Story) -> Vec<Answer> {
    Seat::all(story.rules.seats()).map(Answer::Seat).collect()
}

fn yes(answer: Answer) -> bool {
    matches!(answer, Answer::Word("yes"))
}

const fn seat(answer: Answer) -> Option<Seat> {
    match answer {
        Answer::Seat(seat) => Some(seat),
        _ => None,
    }
}

/// Some sets of players: nobody, each alone, and all.
fn some_players(story: &Story) -> Vec<Players> {
    let all = SeatSet::all(story.rules.seats());
    let each = all.iter().map(SeatSet::of);
    [SeatSet::EMPTY].into_iter().chain(each).chain([all]).map(Players).collect()
}

/// Changes a fact of the irregularity in question.
macro_rules! tell {
    ($story:ident, $kind:ident, |$facts:ident| $change:expr) => {
        if let Some(Irregularity::$kind($facts)) = $story.last() {
            $change;
        }
    };
}

static LEAD: &[Ask] = &[
    ask("trick-down", no_yes, |story, answer| {
        tell!(story, Lead, |facts| facts.trick_complete = Some(yes(answer)));
    }),
    ask("who-led", seats, |story, answer| tell!(story, Lead, |facts| facts.seat = seat(answer))),
    ask("whose-lead", seats, |story, answer| tell!(story, Lead, |facts| facts.turn = seat(answer))),
];

static PLAY: &[Ask] = &[
    ask("trick-down", no_yes, |story, answer| {
        tell!(story, Play, |facts| facts.trick_complete = Some(yes(answer)));
    }),
    ask("who-played", seats, |story, answer| tell!(story, Play, |facts| facts.seat = seat(answer))),
    ask("had-played", no_yes, |story, answer| {
        tell!(story, Play, |facts| {
            let again = facts.seat.filter(|_| yes(answer));
            facts.played = Some(Seats(again.map_or(SeatSet::EMPTY, SeatSet::of)));
        });
    }),
];

static REVOKE: &[Ask] = &[
    ask(
        "how-far",
        |_| words(&["next-open", "next-played", "hand-over", "pack-cut"]),
        |story, answer| {
            let all = SeatSet::all(story.rules.seats());
            tell!(story, Revoke, |facts| {
                (facts.stage, facts.next_played) = match answer {
                    Answer::Word("next-open") => (Some(Stage::Play), Some(Seats::default())),
                    Answer::Word("next-played") => (Some(Stage::Play), Some(Seats(all))),
                    Answer::Word("hand-over") => (Some(Stage::Over), Some(Seats(all))),
                    _ => (Some(Stage::NextDeal), Some(Seats(all))),
                };
                facts.taken_back = Some(false);
            });
        },
    ),
    ask("who-revoked", seats, |story, answer| tell!(story, Revoke, |facts| facts.seat = seat(answer))),
    ask("which-cards", some_cards, |story, answer| {
        tell!(story, Revoke, |facts| {
            if let Answer::Cards(led, card, held) = answer {
                (facts.led, facts.card, facts.held) = (Some(Led(led)), Some(card), Some(vec![held]));
            }
        });
    }),
    ask(
        "corrected",
        |story| if stage_of(story) == Some(Stage::Play) { yes_no(story) } else { Vec::new() },
        |story, answer| tell!(story, Revoke, |facts| facts.corrected = Some(yes(answer))),
    ),
    // While the hand is played the proof waits [LAW-REV-13].
    ask(
        "proved",
        |story| if stage_of(story) == Some(Stage::Play) { words(&["no"]) } else { yes_no(story) },
        |story, answer| {
            tell!(story, Revoke, |facts| {
                facts.proved = Some(yes(answer));
                facts.corrected = facts.corrected.or(Some(false));
            });
        },
    ),
];

/// A revoke, a card that follows, and a lead.
fn some_cards(_: &Story) -> Vec<Answer> {
    let card = |suit, rank| Card::new(suit, rank);
    let (nine, four) = (card(Suit::Clubs, Rank::Nine), card(Suit::Diamonds, Rank::Four));
    vec![
        Answer::Cards(Some(Suit::Diamonds), nine, four),
        Answer::Cards(Some(Suit::Diamonds), four, nine),
        Answer::Cards(None, nine, four),
    ]
}

fn stage_of(story: &Story) -> Option<Stage> {
    story.incident.incidents.last().and_then(Irregularity::stage)
}

static EXPOSED: &[Ask] = &[
    ask(
        "how-seen",
        |_| words(&["fell", "named", "partner-saw", "own-turned", "led-early", "played-early", "corrected"]),
        |story, answer| {
            let now = story.unless_told(Stage::Play);
            tell!(story, Exposed, |facts| {
                facts.stage = now;
                facts.how = Some(match answer {
                    Answer::Word("named") => How::Announced,
                    Answer::Word("partner-saw") => How::SeenByPartner,
                    Answer::Word("own-turned") => How::OwnTurned,
                    Answer::Word("led-early") => How::Lead,
                    Answer::Word("played-early") => How::Play,
                    Answer::Word("corrected") => How::CorrectedRevoke,
                    _ => How::Dropped,
                });
            });
        },
    ),
    ask("said-in-trick", yes_no, |story, answer| {
        tell!(story, Exposed, |facts| facts.in_time = Some(yes(answer)));
    }),
    ask("whose-card", seats, |story, answer| tell!(story, Exposed, |facts| facts.seat = seat(answer))),
];

static CALL: &[Ask] = &[
    ask("called-after", no_yes, |story, answer| {
        tell!(story, PrematureCall, |facts| facts.next_called = Some(yes(answer)));
    }),
    ask(
        "bid-or-pass",
        |_| words(&["bid", "pass"]),
        |story, answer| {
            let bid = story.rules.bids.bids.first().copied();
            tell!(story, PrematureCall, |facts| {
                facts.call = match answer {
                    Answer::Word("bid") => bid.map(Call::Bid),
                    _ => Some(Call::Pass),
                };
            });
        },
    ),
    ask("who-called", seats, |story, answer| {
        tell!(story, PrematureCall, |facts| facts.seat = seat(answer));
    }),
    ask("partner-called", had_called, |story, answer| {
        let partners = partners_of(story);
        tell!(story, PrematureCall, |facts| {
            facts.called = Some(Seats(match answer {
                Answer::Word("all") => partners,
                Answer::Word("one") => partners.first().map_or(SeatSet::EMPTY, SeatSet::of),
                _ => SeatSet::EMPTY,
            }));
        });
    }),
];

/// The partners of a fixed side of whoever called.
fn partners_of(story: &Story) -> SeatSet {
    match story.incident.incidents.last() {
        Some(Irregularity::PrematureCall(PrematureCall { seat: Some(seat), .. })) => {
            story.rules.side(*seat) - SeatSet::of(*seat)
        }
        _ => SeatSet::EMPTY,
    }
}

fn had_called(story: &Story) -> Vec<Answer> {
    words(match partners_of(story).len() {
        0 => &["none"],
        1 => &["none", "all"],
        _ => &["none", "one", "all"],
    })
}

static DEAL: &[Ask] = &[
    ask(
        "which-misdeal",
        |_| {
            words(&[
                "faced",
                "turned",
                "turned-kitty",
                "own-turned",
                "kitty-late",
                "packets",
                "wrong-dealer",
                "no-court-card",
                "no-cut",
                "bad-pack",
            ])
        },
        |story, answer| {
            let fault = match answer {
                Answer::Word("turned") => DealFault::Turned,
                Answer::Word("turned-kitty") => DealFault::TurnedKitty,
                Answer::Word("own-turned") => DealFault::OwnTurned,
                Answer::Word("kitty-late") => DealFault::WidowLate,
                Answer::Word("packets") => DealFault::Packets,
                Answer::Word("wrong-dealer") => DealFault::WrongDealer,
                Answer::Word("no-court-card") => DealFault::NoCourtCard,
                _ => DealFault::Faced,
            };
            if let Some(last) = story.last() {
                *last = match answer {
                    Answer::Word("no-cut") => {
                        Irregularity::Cut(Cut { fault: Some(CutFault::NoCut), ..Cut::default() })
                    }
                    Answer::Word("bad-pack") => Irregularity::ImperfectPack(ImperfectPack::default()),
                    _ => Irregularity::Deal(Deal { fault: Some(fault), ..Deal::default() }),
                };
            }
        },
    ),
    ask(
        "somebody-called",
        |story| if waits_for_call(story) { no_yes(story) } else { Vec::new() },
        |story, answer| {
            let stage = if yes(answer) { Stage::Calling } else { Stage::Dealt };
            tell!(story, Deal, |facts| facts.stage = Some(stage));
        },
    ),
    ask(
        "all-dealt",
        |story| if waits_for_deal(story) { no_yes(story) } else { Vec::new() },
        |story, answer| {
            let stage = Some(if yes(answer) { Stage::Dealt } else { Stage::Dealing });
            match story.last() {
                Some(Irregularity::Deal(facts)) => facts.stage = stage,
                Some(Irregularity::Cut(facts)) => facts.stage = stage,
                _ => {}
            }
        },
    ),
    ask(
        "played-out",
        |story| match story.incident.incidents.last() {
            Some(Irregularity::ImperfectPack(_)) => no_yes(story),
            _ => Vec::new(),
        },
        |story, answer| {
            let stage = if yes(answer) { Stage::Over } else { Stage::Play };
            tell!(story, ImperfectPack, |facts| facts.stage = Some(stage));
        },
    ),
    ask(
        "whose-turned-card",
        |story| if fault_of(story) == Some(DealFault::Turned) { seats(story) } else { Vec::new() },
        |story, answer| tell!(story, Deal, |facts| facts.seat = seat(answer)),
    ),
];

fn fault_of(story: &Story) -> Option<DealFault> {
    match story.incident.incidents.last() {
        Some(Irregularity::Deal(facts)) => facts.fault,
        _ => None,
    }
}

fn waits_for_call(story: &Story) -> bool {
    use DealFault::{Faced, NoCourtCard, OwnTurned, Packets, Turned, TurnedKitty, WidowLate};
    fault_of(story).is_some_and(|fault| {
        matches!(fault, Faced | Turned | TurnedKitty | WidowLate | OwnTurned | Packets | NoCourtCard)
    })
}

fn waits_for_deal(story: &Story) -> bool {
    let uncut = matches!(story.incident.incidents.last(), Some(Irregularity::Cut(_)));
    uncut || fault_of(story) == Some(DealFault::WrongDealer)
}

static KITTY: &[Ask] = &[
    ask("said-in-time", yes_no, |story, answer| {
        tell!(story, KittySeen, |facts| facts.in_time = Some(yes(answer)));
    }),
    ask("when-seen", when_seen, |story, answer| {
        let stage = match answer {
            Answer::Word("before-bid") => Stage::Dealt,
            Answer::Word("in-bidding") => Stage::Bidding,
            Answer::Word("before-lead") => Stage::Contract,
            _ => Stage::FirstTrick,
        };
        let has_contract = story.incident.contract.flatten().is_some();
        let now = if has_contract { stage.max(Stage::Contract) } else { stage };
        let now = story.unless_told(now);
        tell!(story, KittySeen, |facts| (facts.seen_at, facts.stage) = (Some(stage), now));
    }),
    ask("who-saw", seats, |story, answer| tell!(story, KittySeen, |facts| facts.seat = seat(answer))),
    ask(
        "called-since",
        |story| if seen_before_bid(story) { no_yes(story) } else { words(&["no"]) },
        |story, answer| {
            let all = SeatSet::all(story.rules.seats());
            let since = if yes(answer) { all } else { SeatSet::EMPTY };
            tell!(story, KittySeen, |facts| facts.called_since = Some(Seats(since)));
        },
    ),
    ask("what-seen", what_seen, |story, answer| {
        tell!(story, KittySeen, |facts| {
            facts.what = Some(match answer {
                Answer::Word("discards") => Hidden::Discards,
                Answer::Word("dead-hand") => Hidden::DeadHand,
                Answer::Word("row") => Hidden::Row,
                _ => Hidden::Kitty,
            });
        });
    }),
    ask(
        "what-wanted",
        |story| {
            if seen_before_bid(story) {
                words(&["differ", "six-no-trumps", "new-deal", "nothing"])
            } else {
                Vec::new()
            }
        },
        |story, answer| {
            let (one, other) = match answer {
                Answer::Word("six-no-trumps") => (Vote::SixNoTrump, Vote::SixNoTrump),
                Answer::Word("new-deal") => (Vote::NewDeal, Vote::NewDeal),
                Answer::Word("nothing") => (Vote::Waive, Vote::Waive),
                _ => (Vote::SixNoTrump, Vote::Waive),
            };
            // Those who differ are the first of the entitled and the others.
            let first = first_opponent(story);
            let votes = Seat::all(story.rules.seats());
            let votes = votes.map(|seat| (seat, if Some(seat) == first { one } else { other }));
            let votes = Votes(votes.collect());
            tell!(story, KittySeen, |facts| facts.votes = Some(votes));
        },
    ),
];

fn seer(story: &Story) -> Option<Seat> {
    match story.incident.incidents.last() {
        Some(Irregularity::KittySeen(facts)) => facts.seat,
        _ => None,
    }
}

fn first_opponent(story: &Story) -> Option<Seat> {
    (SeatSet::all(story.rules.seats()) - story.rules.side(seer(story)?)).first()
}

fn seen_before_bid(story: &Story) -> bool {
    match story.incident.incidents.last() {
        Some(Irregularity::KittySeen(facts)) => facts.seen_at.is_some_and(|stage| stage < Stage::Bidding),
        _ => false,
    }
}

fn when_seen(_: &Story) -> Vec<Answer> {
    words(&["before-bid", "in-bidding", "before-lead", "after-lead"])
}

fn what_seen(story: &Story) -> Vec<Answer> {
    let layout = story.rules.axes().layout;
    let mut what = words(&["kitty", "discards"]);
    what.extend((layout == Layout::DeadHand).then_some(Answer::Word("dead-hand")));
    what.extend((layout == Layout::Rows).then_some(Answer::Word("row")));
    what
}

static COUNT: &[Ask] = &[
    ask(
        "how-far-count",
        |story| match story.incident.contract.flatten() {
            Some(_) => words(&["not-led", "first-trick", "later", "pack-cut"]),
            None => words(&["not-led", "first-trick", "later"]),
        },
        |story, answer| {
            let stage = match answer {
                Answer::Word("first-trick") => Stage::FirstTrick,
                Answer::Word("later") => Stage::Play,
                Answer::Word("pack-cut") => Stage::NextDeal,
                _ => Stage::Dealt,
            };
            // A hand without a bid that nobody plays has been passed out.
            let stage = match story.incident.stage {
                Some(told) if told >= Stage::Over => told,
                _ => stage,
            };
            tell!(story, Count, |facts| facts.stage = Some(stage));
        },
    ),
    ask(
        "where-wrong",
        |story| {
            let players = some_players(story).into_iter();
            players.flat_map(|players| [true, false].map(|kitty| Answer::Wrong(players, kitty))).collect()
        },
        |story, answer| {
            tell!(story, Count, |facts| {
                if let Answer::Wrong(Players(seats), kitty) = answer {
                    (facts.wrong, facts.kitty_wrong) = (Some(Seats(seats)), Some(kitty));
                }
            });
        },
    ),
    ask(
        "deal-or-discard",
        |_| words(&["deal", "discard"]),
        |story, answer| {
            let cause = if answer == Answer::Word("discard") { Cause::Discard } else { Cause::Deal };
            tell!(story, Count, |facts| facts.cause = Some(cause));
        },
    ),
    ask(
        "who-has-played",
        |story| some_players(story).into_iter().map(Answer::Seats).collect(),
        |story, answer| {
            tell!(story, Count, |facts| {
                if let Answer::Seats(Players(seats)) = answer {
                    facts.played = Some(Seats(seats));
                }
            });
        },
    ),
];

static SCORE: &[Ask] = &[
    ask("next-bid", no_yes, |story, answer| {
        let stage = if yes(answer) { Stage::NextBid } else { Stage::NextDeal };
        tell!(story, Score, |facts| facts.stage = Some(stage));
    }),
    ask("whose-score", seats, |story, answer| tell!(story, Score, |facts| facts.seat = seat(answer))),
    ask(
        "written",
        |_| vec![Answer::Points(180), Answer::Points(200)],
        |story, answer| {
            tell!(story, Score, |facts| facts.written = points(answer));
        },
    ),
    ask(
        "right",
        |_| vec![Answer::Points(200), Answer::Points(180)],
        |story, answer| {
            tell!(story, Score, |facts| facts.right = points(answer));
        },
    ),
];

const fn points(answer: Answer) -> Option<i32> {
    match answer {
        Answer::Points(points) => Some(points),
        _ => None,
    }
}

static LOOK: &[Ask] = &[
    ask(
        "looked-at",
        |_| words(&["last-trick", "earlier-trick", "discards", "kitty"]),
        |story, answer| {
            tell!(story, Look, |facts| {
                facts.what = Some(match answer {
                    Answer::Word("discards") => LookedAt::Discards,
                    Answer::Word("kitty") => LookedAt::Kitty,
                    _ => LookedAt::Trick,
                });
                let trick = if answer == Answer::Word("last-trick") { 2 } else { 1 };
                (facts.trick, facts.last) = (Some(trick), Some(2));
            });
        },
    ),
    ask("said-in-time", yes_no, |story, answer| {
        tell!(story, Look, |facts| facts.in_time = Some(yes(answer)));
    }),
    ask("had-led", yes_no, |story, answer| {
        let stage = if yes(answer) { Stage::Play } else { Stage::Contract };
        tell!(story, Look, |facts| facts.stage = Some(stage));
    }),
    ask("who-looked", seats, |story, answer| tell!(story, Look, |facts| facts.seat = seat(answer))),
];

static DRAW: &[Ask] = &[
    ask("cut-begun", no_yes, |story, answer| {
        let stage = if yes(answer) { Stage::Cut } else { Stage::Draw };
        tell!(story, Draw, |facts| facts.stage = Some(stage));
    }),
    ask(
        "which-draw",
        |_| words(&["two-cards", "outer-four", "other-pack", "tie"]),
        |story, answer| {
            tell!(story, Draw, |facts| {
                facts.fault = Some(match answer {
                    Answer::Word("outer-four") => DrawFault::OuterFour,
                    Answer::Word("other-pack") => DrawFault::OtherPack,
                    Answer::Word("tie") => DrawFault::Tie,
                    _ => DrawFault::TwoCards,
                });
            });
        },
    ),
    ask("who-drew", seats, |story, answer| tell!(story, Draw, |facts| facts.seat = seat(answer))),
];

static CUT: &[Ask] = &[
    ask(
        "how-far-cut",
        |_| words(&["not-cut", "not-dealt", "dealing"]),
        |story, answer| {
            let stage = match answer {
                Answer::Word("not-cut") => Stage::Shuffle,
                Answer::Word("not-dealt") => Stage::Cut,
                _ => Stage::Dealing,
            };
            tell!(story, Cut, |facts| facts.stage = Some(stage));
        },
    ),
    ask(
        "which-cut",
        |_| words(&["card-turned", "small-packet", "wrong-cutter", "shuffled-after"]),
        |story, answer| {
            tell!(story, Cut, |facts| {
                facts.fault = Some(match answer {
                    Answer::Word("small-packet") => CutFault::SmallPacket,
                    Answer::Word("wrong-cutter") => CutFault::WrongCutter,
                    Answer::Word("shuffled-after") => CutFault::ShuffledAfterDealer,
                    _ => CutFault::CardTurned,
                });
            });
        },
    ),
];
