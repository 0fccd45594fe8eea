//! What the rule sheet of Five Hundred says, and when.
//!
//! Every axis has its place here and one sentence for each value. An axis without effect at a table is left out; a
//! value that only says that something is not played is left out too, unless the table has changed it.

use cards::{CardSet, Rank};
use five_hundred::{
    Axes, Bid, Rules,
    axis::{
        AllPass, AuctionKind, BlindMisere, CardPoints, DefenderTricks, DoubleNullo, Failure, FirstLead,
        JokerNomination, Layout, Misere, MisereDefenderTricks, MisereJoker, Nullo, OpenMisere, OwnKitty,
        Partie, PartnerChoice, SansKitty, Sides, Win,
    },
};

use crate::outline::{Item, Plan};

/// What the conditions ask about.
pub(crate) struct Facts {
    pub(crate) axes: Axes,
    /// Cards that a contractor takes up.
    pub(crate) kitty: u32,
    pub(crate) jokers: u32,
    /// Whether there is any bid to win no trick.
    pub(crate) zero: bool,
    /// The highest of the high numbers.
    pub(crate) high: Option<Rank>,
    /// Whether the sources of the game leave something open.
    pub(crate) guessed: bool,
}

impl Facts {
    pub(crate) fn of(rules: &Rules) -> Self {
        let pack = rules.pack();
        let has = |rank: Rank| pack.into_iter().any(|card| card.rank() == Some(rank));
        Self {
            axes: *rules.axes(),
            kitty: rules.kitty_size(),
            jokers: (pack & CardSet::JOKERS).len(),
            zero: rules.bids.bids.iter().any(|bid| bid.is_misere()),
            high: [Rank::Thirteen, Rank::Twelve].into_iter().find(|&rank| has(rank)),
            guessed: rules.spec().preset.guessed,
        }
    }

    /// Whether the game would be the same with another value of the axis.
    pub(crate) fn has_effect(&self, axis: &str) -> bool {
        let axes = &self.axes;
        match axis {
            "high_numbers" => self.high.is_some(),
            "own_raise" | "bid_after_pass" => axes.auction == AuctionKind::UntilPassed,
            "redeal_by" => axes.all_pass == AllPass::Redeal,
            "open_misere_rank" | "open_misere_call" => axes.open_misere == OpenMisere::At500,
            "open_misere_shown" => axes.open_misere != OpenMisere::Off,
            "misere_values" => {
                axes.misere != Misere::Off
                    || axes.open_misere == OpenMisere::At500
                    || axes.blind_misere == BlindMisere::On
            }
            "target" => self.plays_to_target() || axes.partie == Partie::On,
            "win" => self.plays_to_target(),
            "idle_kitty" => axes.all_pass == AllPass::NoTrumpTricks && self.kitty > 0,
            "misere_rank" => axes.misere != Misere::Off,
            "partie_failure" => axes.partie == Partie::On,
            "own_kitty" => axes.seats() == 2 && axes.layout == Layout::Hands && self.kitty > 0,
            "joker_nomination" | "joker_lead" | "joker_follow" => self.jokers > 0,
            "kitty_view" => self.kitty > 0,
            "joker_in_misere" => self.jokers > 0 && self.zero && !self.has_low_jokers(),
            "misere_joker" => self.jokers > 0 && self.zero,
            "double_nullo" => matches!(axes.sides, Sides::Partners | Sides::ThreePairs),
            "row_flip" => axes.layout == Layout::Rows,
            "partner_choice" | "partner_share" => axes.sides == Sides::Chosen,
            "callable" | "secret_alone" | "partner_reveal" => self.calls_cards(),
            "misere_defender_tricks" => self.zero,
            "defender_limit" => self.tricks_score(),
            "lose" => self.can_fall() && self.plays_to_target(),
            "stop_when_decided" => axes.win == Win::ByScore && self.tricks_score() && self.plays_to_target(),
            "revoke_award" | "kitty_choice" | "score_sheet" | "allied_defenders" => false,
            _ => true,
        }
    }

    /// Whether two values of an axis that has an effect give different games.
    pub(crate) fn tells_apart(&self, axis: &str, one: &str, other: &str) -> bool {
        let same: &[&str] = match axis {
            "lose" if self.two_sides() => &["at_minus_target", "barred"],
            "callable" if self.jokers == 0 => &["not_joker", "any"],
            "deal_pattern" if self.kitty == 0 => &["american", "quebec", "minnesota"],
            "deal_pattern" if self.kitty == 1 => &["american", "minnesota"],
            _ => return true,
        };
        !(same.contains(&one) && same.contains(&other))
    }

    /// Whether there are never more than two sides.
    pub(crate) fn two_sides(&self) -> bool {
        self.axes.seats() == 2 || matches!(self.axes.sides, Sides::Partners | Sides::Trios)
    }

    /// Whether the scores end the game, and not a number of hands.
    fn plays_to_target(&self) -> bool {
        self.axes.hand_limit.get() == 0
    }

    fn calls_cards(&self) -> bool {
        let calls =
            matches!(self.axes.partner_choice, PartnerChoice::CallCard | PartnerChoice::ByLevelOrCall);
        self.axes.sides == Sides::Chosen && calls
    }

    /// Whether opponents score with their tricks.
    pub(crate) fn tricks_score(&self) -> bool {
        self.axes.defender_tricks != DefenderTricks::Nothing
            || self.axes.card_points == CardPoints::On
            || self.zero && self.axes.misere_defender_tricks == MisereDefenderTricks::Ten
    }

    /// Whether anything takes points away: a contract that goes down, and nothing else \[FH-SCO-5\].
    fn can_fall(&self) -> bool {
        self.axes.failure == Failure::LoseValue
    }

    fn contractor_leads(&self) -> bool {
        self.axes.first_lead == FirstLead::Contractor
    }

    fn rows(&self) -> bool {
        self.axes.layout == Layout::Rows
    }

    /// Whether jokers are the lowest cards of a misère.
    fn has_low_jokers(&self) -> bool {
        self.axes.misere_joker == MisereJoker::Low
    }

    fn nominates(&self) -> bool {
        self.axes.joker_nomination == JokerNomination::On
    }
}

/// Values that only say that something is not played.
pub(crate) fn is_silent(axis: &str, value: &str) -> bool {
    match axis {
        "misere" | "open_misere" | "super_open_misere" | "blind_misere" | "nullo" | "double_nullo"
        | "sans_kitty" | "partie" | "own_kitty" | "joker_nomination" | "card_points"
        | "stop_when_decided" | "chicago" => value == "off",
        "defender_limit" => value == "none",
        "bid_after_pass" => value == "never",
        "six_bids" => value == "bids",
        "open_misere_rank" => value == "by_value",
        "open_misere_call" => value == "any_time",
        "misere_values" => value == "standard",
        "redeal_by" => value == "next",
        "first_lead" => value == "contractor",
        "open_misere_shown" => value == "after_first_trick",
        "hand_limit" => value == "0",
        "misere_joker" => value == "high",
        "set_penalty" => value == "none",
        "joker_follow" => value == "void_only",
        "kitty_view" => value == "hidden",
        _ => false,
    }
}

const fn always(_: &Facts) -> bool {
    true
}

use Item::{Axis, Text};

/// The sections in the order in which a game goes.
pub(crate) const SECTIONS: &[Plan<Facts>] = &[
    Plan::new(
        "sheet-players",
        &[
            &[Axis("players"), Axis("sides"), Axis("layout")],
            &[Text("sheet-guessed", |facts| facts.guessed)],
            &[Axis("pack")],
            &[
                Text("sheet-rank-trumps", always),
                Text("sheet-rank-plain", |facts| facts.high.is_none()),
                Axis("high_numbers"),
            ],
        ],
    ),
    Plan::new(
        "sheet-deal",
        &[
            &[Axis("first_dealer"), Text("sheet-next-dealer", always), Axis("redeal_by")],
            &[
                Text("sheet-cut", always),
                Axis("deal_pattern"),
                Text("sheet-opponent-first", Facts::rows),
                Text("sheet-dead-order", |facts| facts.axes.layout == Layout::DeadHand),
                Text("sheet-left-over", |facts| facts.axes.own_kitty == OwnKitty::Off),
                Axis("own_kitty"),
            ],
        ],
    ),
    Plan {
        heading: "sheet-bidding",
        table: true,
        paragraphs: &[
            &[
                Text("sheet-first-bidder", always),
                Axis("auction"),
                Axis("bid_after_pass"),
                Axis("own_raise"),
                Axis("set_penalty"),
            ],
            &[Text("sheet-bids", always), Axis("six_bids"), Text("sheet-no-misere", |facts| !facts.zero)],
            &[Axis("misere"), Axis("misere_rank")],
            &[
                Axis("open_misere"),
                Axis("open_misere_call"),
                Axis("open_misere_rank"),
                Axis("open_misere_shown"),
            ],
            &[Axis("super_open_misere")],
            &[Axis("blind_misere")],
            &[Axis("misere_values")],
            &[Axis("nullo")],
            &[Axis("double_nullo")],
            &[Axis("sans_kitty")],
            &[Axis("partie")],
            &[Axis("all_pass"), Axis("idle_kitty")],
        ],
    },
    Plan::new(
        "sheet-kitty",
        &[&[
            Text("sheet-take-kitty", |facts| {
                facts.kitty > 0 && !facts.rows() && facts.axes.own_kitty == OwnKitty::Off
            }),
            Text("sheet-take-own-kitty", |facts| facts.kitty > 0 && facts.axes.own_kitty == OwnKitty::On),
            Text("sheet-take-kitty-rows", |facts| facts.kitty > 0 && facts.rows()),
            Axis("kitty_view"),
            Text("sheet-leave-kitty", |facts| facts.kitty > 0 && facts.axes.sans_kitty != SansKitty::Off),
            Text("sheet-nullo-gift", |facts| facts.axes.nullo == Nullo::Quebec),
            Text("sheet-double-nullo-gift", |facts| {
                facts.kitty > 0 && facts.axes.double_nullo != DoubleNullo::Off
            }),
        ]],
    ),
    Plan::new(
        "sheet-play",
        &[
            &[
                Text("sheet-leads", |facts| !facts.rows() && facts.contractor_leads()),
                Axis("first_lead"),
                Text("sheet-follow", always),
            ],
            &[
                Text("sheet-rows-order", |facts| facts.rows() && facts.contractor_leads()),
                Text("sheet-rows-next", Facts::rows),
                Axis("row_flip"),
            ],
            &[Text("sheet-misere-play", |facts| facts.zero)],
        ],
    ),
    Plan::new(
        "sheet-joker",
        &[
            &[Text("sheet-joker-trumps", |facts| facts.jokers > 0)],
            &[
                Axis("joker_nomination"),
                Text("sheet-joker-free", |facts| facts.jokers > 0 && !facts.nominates()),
                Text("sheet-joker-free-named", |facts| facts.jokers > 0 && facts.nominates()),
                Text("sheet-joker-void", |facts| facts.jokers > 0 && (!facts.zero || facts.has_low_jokers())),
                Axis("joker_in_misere"),
                Axis("joker_follow"),
                Axis("joker_lead"),
                Axis("misere_joker"),
            ],
        ],
    ),
    Plan::new(
        "sheet-partners",
        &[
            &[
                Axis("partner_choice"),
                Text("sheet-misere-alone", |facts| facts.axes.sides == Sides::Chosen && facts.zero),
            ],
            &[Axis("callable"), Axis("secret_alone"), Axis("partner_reveal")],
            &[Axis("partner_share")],
        ],
    ),
    Plan::new(
        "sheet-scoring",
        &[
            &[Text("sheet-made", always), Axis("failure"), Axis("slam")],
            &[Axis("defender_tricks"), Axis("defender_limit"), Axis("card_points")],
            &[Text("sheet-misere-score", |facts| facts.zero), Axis("misere_defender_tricks")],
            &[Text("sheet-partie-made", |facts| facts.axes.partie == Partie::On), Axis("partie_failure")],
            &[Text("sheet-in-the-hole", Facts::can_fall)],
        ],
    ),
    Plan::new(
        "sheet-end",
        &[
            &[Axis("hand_limit"), Axis("target"), Axis("win"), Axis("stop_when_decided")],
            &[Axis("lose")],
            &[Axis("chicago")],
        ],
    ),
    Plan::new(
        "sheet-seeing",
        &[&[
            Axis("trick_review"),
            Text("sheet-seeing-kitty", |facts| facts.kitty > 0),
            Text("sheet-seeing-nothing", |facts| facts.kitty == 0),
            Axis("laws"),
            Axis("revoke_award"),
            Axis("kitty_choice"),
            Axis("score_sheet"),
            Axis("allied_defenders"),
        ]],
    ),
];

/// The bids that have a row to themselves in the table.
pub(crate) fn has_own_row(bid: Bid) -> bool {
    bid.is_misere() && !bid.is_sans_kitty()
}
