//! What browsers ask that are notified, over HTTP.

use axum::{
    Json, Router,
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use kookaburra::{AnyRules, GameKind, with_rules};
use online::Header;
use online_wire::http::{Listening, NoMore, QuietHours, Signed, Turns};
use texts::{Lang, Texts};

use super::Notifier;
use crate::{
    Browser, Hub, Quiet, Turn,
    api::{Refused, Text, read, written_key_of},
};

/// Nobody is notified here.
const NO_NOTIFICATIONS: Refused = Refused(StatusCode::NOT_FOUND, "no_knocks");

pub(crate) fn routes() -> Router<Hub> {
    Router::new()
        .route("/knocks", get(offered).post(wanted).delete(unwanted))
        .route("/knocks/looked", post(looked))
        .route("/turns/{lang}", get(turns))
}

/// The hash of somebody’s key as it is saved, and what notifications; where nobody is notified there is nothing of it.
fn begin<'a>(hub: &'a Hub, headers: &HeaderMap) -> Result<(String, &'a dyn Notifier), Refused> {
    let notifier = hub.settings().notifier.as_deref();
    let notifier = notifier.ok_or(NO_NOTIFICATIONS)?;
    Ok((written_key_of(headers)?, notifier))
}

async fn offered(State(hub): State<Hub>) -> Response {
    match &hub.settings().notifier {
        Some(notifier) => Json(Signed { key: notifier.key().to_owned() }).into_response(),
        None => NO_NOTIFICATIONS.into_response(),
    }
}

/// Somebody wants to be notified, or at other times, or their browser has another address now.
async fn wanted(State(hub): State<Hub>, headers: HeaderMap, Text(body): Text) -> Result<StatusCode, Refused> {
    let (key, notifier) = begin(&hub, &headers)?;
    let Listening { endpoint, quiet, before } = read(&body)?;
    if !notifier.takes(&endpoint) {
        return Err(Refused(StatusCode::BAD_REQUEST, "not_a_push_service"));
    }
    let turns = hub.settings().store.turns();
    let quiet = match quiet {
        Some(QuietHours { from, to, offset, zone }) => Some(Quiet { from, to, offset, zone }),
        // A browser that moves may not know its address before: then it is as it was at the one told of last.
        None => turns.quiet(&key, before.as_deref()).await?,
    };
    let quiet = quiet.filter(Quiet::is_sound);
    let quiet = quiet.ok_or(Refused(StatusCode::BAD_REQUEST, "not_understood"))?;
    let is_known = turns.subscribe(Browser { endpoint, key, quiet, before }, hub.now()).await;
    match is_known? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Refused(StatusCode::FORBIDDEN, "nobody")),
    }
}

async fn unwanted(
    State(hub): State<Hub>,
    headers: HeaderMap,
    Text(body): Text,
) -> Result<StatusCode, Refused> {
    let (key, _) = begin(&hub, &headers)?;
    let NoMore { endpoint } = read(&body)?;
    hub.settings().store.turns().unsubscribe(&key, &endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Somebody has looked at their tables.
async fn looked(State(hub): State<Hub>, headers: HeaderMap) -> Result<StatusCode, Refused> {
    let (key, _) = begin(&hub, &headers)?;
    hub.settings().store.turns().looked(&key, hub.now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What a browser says that was notified.
async fn turns(
    State(hub): State<Hub>,
    Path(lang): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Turns>, Refused> {
    // What waits is saved whether anybody is notified or not.
    let key = written_key_of(&headers)?;
    let turns = hub.settings().store.turns().turns_of(&key).await?;
    let now = hub.now();
    let turns: Vec<Turn> = turns.into_iter().filter(|turn| turn.from <= now).collect();
    let words = words(Lang::from_locale(&lang), &turns);
    Ok(Json(Turns { tables: turns.into_iter().map(|turn| turn.code).collect(), words }))
}

fn words(lang: Lang, turns: &[Turn]) -> String {
    let texts = Texts::new(lang);
    match turns {
        [] => texts.get("online-notify-none"),
        [turn] => match title(lang, turn) {
            Some(title) => texts.format("online-notify-turn", &[("title", title.into())]),
            None => texts.get("online-notify-your-turn"),
        },
        many => texts.format("online-notify-turns", &[("count", many.len().into())]),
    }
}

/// The title of a table’s rules; nothing if only another version knows them.
fn title(lang: Lang, turn: &Turn) -> Option<String> {
    let opening = Header::read(&turn.header).ok()?.opening;
    let rules = AnyRules::read(GameKind::named(&opening.game)?, &opening.rules).ok()?;
    Some(with_rules!(rules, rules => Texts::for_rules(lang, rules).title(rules)))
}
