//! The invariants that hold whatever went wrong.

use std::collections::BTreeMap;

use online::{OnlineTable, ParticipantId};
use online_wire::{Greeting, Message, Request};
use serde_json::{Value, json};
use table::{Recall, Seq};

use crate::{
    run::{Played, Trace},
    wire::Heard,
};

type Outcome = Result<(), String>;

/// What was said over one connection.
struct Conversation {
    participant: ParticipantId,
    recall: Recall,
    since: Option<Seq>,
    by_client: Vec<String>,
    by_table: Vec<String>,
}

/// Whether all that must be so is so.
pub(crate) fn check(trace: &Trace, game: Played) -> Outcome {
    match game {
        Played::FiveHundred => check_of::<five_hundred::Rules>(trace),
        Played::Rummy => check_of::<rummy_500::Rules>(trace),
    }
}

fn check_of<G: online::Game>(trace: &Trace) -> Outcome {
    let conversations = conversations(&trace.heard)?;
    let log = Log::of::<G>(trace, &conversations)?;
    for (place, conversation) in &conversations {
        log.fits(conversation).map_err(|why| format!("client {} connection {}: {why}", place.0, place.1))?;
    }
    if trace.ends.iter().any(|end| *end != log.end) {
        return Err(format!("the programs don’t agree in the end: {:?}, but {:?}", trace.ends, log.end));
    }
    Ok(())
}

/// Everything that was heard, by connection. Whoever was never welcomed heard nothing else.
fn conversations(heard: &[Heard]) -> Result<BTreeMap<(usize, usize), Conversation>, String> {
    let mut connections: BTreeMap<_, (Vec<String>, Vec<String>)> = BTreeMap::new();
    for Heard { client, connection, by_client, text, .. } in heard {
        let (up, down) = connections.entry((*client, *connection)).or_default();
        if *by_client { up } else { down }.push(text.clone());
    }
    let mut conversations = BTreeMap::new();
    for (place, (by_client, by_table)) in connections {
        let Some(first) = by_table.first().filter(|first| !first.starts_with("closed")) else { continue };
        let Ok(Message::Welcome(welcome)) = serde_json::from_str(first) else {
            return Err(format!("client {}: the first message is {first}", place.0));
        };
        let Greeting { hello } = serde_json::from_str(&by_client[0]).map_err(|error| error.to_string())?;
        let recall = if hello.remembers { Recall::Perfect } else { Recall::Table };
        let (participant, since) = (welcome.you, hello.since);
        conversations.insert(place, Conversation { participant, recall, since, by_client, by_table });
    }
    Ok(conversations)
}

/// The log of the table, played again.
struct Log {
    /// What each viewer is to be told: of an entry, and as the table then was.
    told: BTreeMap<(Seq, ParticipantId, bool), (Value, Value)>,
    missed: BTreeMap<(Seq, ParticipantId), Value>,
    requests: BTreeMap<(ParticipantId, String), Seq>,
    last: Seq,
    end: (String, String),
}

impl Log {
    fn of<G: online::Game>(
        trace: &Trace,
        conversations: &BTreeMap<(usize, usize), Conversation>,
    ) -> Result<Self, String> {
        let header = serde_json::from_str(&trace.table.header).map_err(|error| error.to_string())?;
        let mut table = OnlineTable::<G>::of_header(header).map_err(|error| error.to_string())?;
        let mut viewers: Vec<_> = conversations.values().map(|it| (it.participant, it.recall)).collect();
        viewers.sort_by_key(|&(participant, recall)| (participant, recall == Recall::Perfect));
        viewers.dedup();
        let mut this = Self {
            told: BTreeMap::new(),
            missed: BTreeMap::new(),
            requests: BTreeMap::new(),
            last: Seq(0),
            end: Default::default(),
        };
        for line in &trace.table.lines {
            let applied = table.apply_line(line).map_err(|error| error.to_string())?.with_text(&trace.texts);
            for person in &trace.table.people {
                table.rename(person.participant, &person.name);
            }
            this.last = applied.seq();
            if let Some((by, id)) = applied.request()
                && let Some(before) = this.requests.insert((by, id.to_owned()), applied.seq())
            {
                return Err(format!("{id} was done twice, as {before:?} and as {:?}", applied.seq()));
            }
            for &(participant, recall) in &viewers {
                let update = written(&table.update(&applied, participant, recall));
                let mut now = Value::Null;
                if participant < table.next_participant() {
                    now = written(&table.welcome(participant, recall));
                    this.missed.insert(
                        (applied.seq(), participant),
                        written(&table.update_of_the_past(&applied, participant)),
                    );
                }
                this.told.insert((applied.seq(), participant, recall == Recall::Perfect), (update, now));
            }
        }
        let look = json!({ "opening": table.opening(), "company": table.participants() });
        this.end = (look.to_string(), written(&table.records()).to_string());
        Ok(this)
    }

    /// Whether everything that was said over a connection follows from the log.
    fn fits(&self, conversation: &Conversation) -> Outcome {
        let &Conversation { participant, recall, since, .. } = conversation;
        let (mut last, mut participants) = (None, Value::Null);
        for text in &conversation.by_table {
            if text.starts_with("closed") || text == "\"going_away\"" {
                continue;
            }
            let said: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
            let key = |seq: Seq| (seq, participant, recall == Recall::Perfect);
            match serde_json::from_str(text).map_err(|error| error.to_string())? {
                Message::Welcome(welcome) => {
                    let seq = welcome.now.seq;
                    let (_, now) = self.told.get(&key(seq)).ok_or("welcomed to an entry that is not kept")?;
                    let mut said = said["welcome"].clone();
                    let missed = said.as_object_mut().and_then(|said| said.shift_remove("missed"));
                    said.as_object_mut().map(|said| said.shift_remove("key"));
                    same(&said, now)?;
                    participants = now["now"]["company"].clone();
                    if let (Some(missed), Some(since)) = (missed, since) {
                        let wanted = self
                            .missed
                            .iter()
                            .filter(|((at, who), _)| *who == participant && *at > since && *at <= seq);
                        let wanted: Vec<Value> = wanted.map(|(_, update)| update.clone()).collect();
                        same(&missed, &wanted.into())?;
                    }
                    last = Some(seq);
                }
                Message::Told(update) => {
                    if last.is_none_or(|last: Seq| update.seq.0 != last.0 + 1) {
                        return Err(format!("after {last:?} {:?} was told", update.seq));
                    }
                    let (wanted, now) = self.told.get(&key(update.seq)).ok_or("told what is not kept")?;
                    let (mut said, mut wanted) = (said["told"].clone(), wanted.clone());
                    // Whoever reads on may be told again who is there; what they know of it is right in any case.
                    let told = said.as_object_mut().and_then(|said| said.shift_remove("company"));
                    wanted.as_object_mut().map(|wanted| wanted.shift_remove("company"));
                    same(&said, &wanted)?;
                    participants = told.unwrap_or(participants);
                    same(&participants, &now["now"]["company"])?;
                    last = Some(update.seq);
                }
                Message::Answer(answer) => {
                    let is_asked = conversation.by_client[1..].iter().any(|text| {
                        serde_json::from_str::<Request>(text).is_ok_and(|request| request.id == answer.id)
                    });
                    let saved = self.requests.get(&(participant, answer.id.clone())).copied();
                    if !is_asked || answer.seq.is_some() && answer.seq != saved {
                        return Err(format!("{answer:?} to {}, which is kept as {saved:?}", answer.id));
                    }
                }
                Message::GoingAway | Message::Reload => {}
            }
        }
        Ok(())
    }
}

fn written<T: serde::Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap()
}

fn same(said: &Value, wanted: &Value) -> Outcome {
    if said == wanted { Ok(()) } else { Err(format!("said {said}\nby the log {wanted}")) }
}

/// How many messages others than the first two were told after the deal in which the cards of these were exchanged,
/// before anything was done that depends on them: they are the same, byte for byte and at the same moments.
pub(crate) fn unseen(one: &Trace, other: &Trace) -> Result<usize, String> {
    let is_deal = |line: &str| line.contains(r#""deal":"#);
    let lines = one.table.lines.iter().zip(&other.table.lines);
    let parts = lines.clone().position(|(one, other)| one != other && !is_deal(one));
    let parts = parts.unwrap_or(one.table.lines.len().min(other.table.lines.len()));
    let until = |trace: &Trace| trace.saved.get(parts).copied().unwrap_or(u64::MAX);
    let until = until(one).min(until(other));
    let seen = |trace: &Trace| -> Vec<Heard> {
        let others = trace.heard.iter().filter(|heard| heard.client > 1 && !heard.by_client);
        others.filter(|heard| heard.at < until).cloned().collect()
    };
    let (seen, again) = (seen(one), seen(other));
    if let Some((one, other)) = seen.iter().zip(&again).find(|(one, other)| one != other) {
        return Err(format!("told {one:?}\nwith other cards {other:?}"));
    }
    if seen.len() != again.len() {
        return Err(format!("told {} messages, with other cards {}", seen.len(), again.len()));
    }
    let deal = one.table.lines.iter().position(|line| is_deal(line));
    let deal = deal.and_then(|deal| one.saved.get(deal).copied()).unwrap_or(u64::MAX);
    Ok(seen.iter().filter(|heard| heard.at > deal).count())
}
