//! Requests to the server over HTTP. Nothing is asked before somebody wants to play with others.

use online_wire::{
    Opening,
    club::{Founding, Results},
    http::{
        ClubLook, CodeToSay, Digits, Founded, Listed, Listening, Lobby, Look, Near, NoMore, Opened, Report,
        Signed, Turns,
    },
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use texts::Lang;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

use crate::browser;

/// Why nothing came back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoAnswer {
    /// There is nobody who keeps tables, or no way there.
    OutOfReach,
    /// There is no such table.
    NoSuchTable,
    /// The server can't at the moment.
    Busy,
    /// Too much was tried in vain.
    TooMany,
}

async fn fetch(method: &str, path: &str, body: Option<&str>) -> Result<Value, NoAnswer> {
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        init.set_body(&body.into());
        let headers = web_sys::Headers::new().map_err(|_| NoAnswer::OutOfReach)?;
        // It is always valid.
        let _ = headers.set("content-type", "application/json");
        init.set_headers(&headers);
    }
    let answer = browser::fetch(path, &init).ok_or(NoAnswer::OutOfReach)?;
    let answer: Response = JsFuture::from(answer)
        .await
        .ok()
        .and_then(|answer| answer.dyn_into().ok())
        .ok_or(NoAnswer::OutOfReach)?;
    match answer.status() {
        200..=299 => {}
        500..=599 => return Err(NoAnswer::Busy),
        404 => return Err(NoAnswer::NoSuchTable),
        429 => return Err(NoAnswer::TooMany),
        _ => return Err(NoAnswer::OutOfReach),
    }
    let text = answer.text().map_err(|_| NoAnswer::OutOfReach)?;
    let text = JsFuture::from(text).await.ok().and_then(|text| text.as_string()).unwrap_or_default();
    if text.is_empty() {
        return Ok(Value::Null);
    }
    serde_json::from_str(&text).map_err(|_| NoAnswer::OutOfReach)
}

/// The same for an answer that has a form.
async fn ask<T: DeserializeOwned>(method: &str, path: &str, body: Option<&str>) -> Result<T, NoAnswer> {
    serde_json::from_value(fetch(method, path, body).await?).map_err(|_| NoAnswer::OutOfReach)
}

fn written(body: &impl Serialize) -> String {
    serde_json::to_string(body).unwrap_or_default()
}

/// The codes of the tables that give hours for a move and wait for one, the one first that has waited longest.
pub async fn turns(lang: Lang) -> Result<Vec<String>, NoAnswer> {
    let turns: Turns = ask("GET", &format!("/api/turns/{}", lang.code()), None).await?;
    Ok(turns.tables)
}

/// Whether tables for people in other places can be had here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tables {
    /// They can.
    Here,
    /// Nothing answers: there is no connection, or the server is down.
    OutOfReach,
    /// There is a server, but under a path of a name that others have.
    UnderAPath,
    /// The page comes from a place that keeps none.
    Nowhere,
}

/// The status of an answer, and what it says; nothing where nobody answers.
async fn heard(path: &str) -> Option<(u16, Value)> {
    let answer = JsFuture::from(browser::fetch(path, &RequestInit::new())?).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    let text = JsFuture::from(answer.text().ok()?).await.ok().and_then(|text| text.as_string());
    let said = text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    Some((answer.status(), said))
}

/// Whether tables can be had here.
pub async fn tables() -> Tables {
    match heard("/api/online").await {
        Some((_, said)) if said["protocol"] == online_wire::PROTOCOL => return Tables::Here,
        None | Some((502..=504, _)) => return Tables::OutOfReach,
        Some(_) => {}
    }
    // From the folder of the page: what stands in front of a server may lead a path to it.
    let beneath = heard("api/online").await;
    let ours = |said: &Value| said["protocol"].is_string() || said["code"].is_string();
    match beneath {
        Some((_, said)) if ours(&said) => Tables::UnderAPath,
        _ => Tables::Nowhere,
    }
}

/// Lets the browser be known again, by a cookie that no script can read.
///
/// # Errors
/// Nothing came back.
pub async fn known() -> Result<(), NoAnswer> {
    fetch("POST", "/api/session", None).await.map(drop)
}

/// Opens a table; gives its code.
///
/// # Errors
/// Nothing came back.
pub async fn open(opening: &Opening) -> Result<String, NoAnswer> {
    let Opened { code } = ask("POST", "/api/tables", Some(&written(opening))).await?;
    Ok(code)
}

/// Looks at a table without coming in.
///
/// # Errors
/// Nothing came back.
pub async fn look(code: &str) -> Result<Look, NoAnswer> {
    ask("GET", &format!("/api/tables/{code}"), None).await
}

/// A code to say that leads to a table for a while.
///
/// # Errors
/// Nothing came back.
pub async fn code_to_say(code: &str) -> Result<CodeToSay, NoAnswer> {
    ask("POST", &format!("/api/tables/{code}/say"), None).await
}

/// The table that a code leads to which somebody was told.
///
/// # Errors
/// Nothing came back, or the code has ended.
pub async fn table_of_code(digits: &str) -> Result<String, NoAnswer> {
    let body = written(&Digits { digits: digits.to_owned() });
    let Opened { code } = ask("POST", "/api/codes", Some(&body)).await?;
    Ok(code)
}

/// The tables that are open to anyone.
///
/// # Errors
/// Nothing came back.
pub async fn lobby() -> Result<Vec<Listed>, NoAnswer> {
    let Lobby { tables } = ask("GET", "/api/lobby", None).await?;
    Ok(tables)
}

/// Where devices on the same network find this program, if it is one that was begun on this computer: nowhere yet,
/// perhaps.
pub async fn near() -> Option<Vec<String>> {
    let Near { addresses } = ask("GET", "/api/near", None).await.ok()?;
    Some(addresses)
}

/// Lets them join from now on.
///
/// # Errors
/// There is no network, or nothing came back.
pub async fn let_them_join() -> Result<Vec<String>, NoAnswer> {
    let Near { addresses } = ask("POST", "/api/near", None).await?;
    Ok(addresses)
}

/// The key that notifies at browsers are signed with, where people are notified.
///
/// # Errors
/// Nobody is, or nothing came back.
pub async fn push_notifications() -> Result<String, NoAnswer> {
    let Signed { key } = ask("GET", "/api/knocks", None).await?;
    Ok(key)
}

/// Has this browser notified.
///
/// # Errors
/// Nothing came back.
pub async fn listen(listening: &Listening) -> Result<(), NoAnswer> {
    fetch("POST", "/api/knocks", Some(&written(listening))).await.map(drop)
}

/// Has this browser notified no more.
///
/// # Errors
/// Nothing came back.
pub async fn no_more(endpoint: String) -> Result<(), NoAnswer> {
    fetch("DELETE", "/api/knocks", Some(&written(&NoMore { endpoint }))).await.map(drop)
}

/// Says that one has looked where one is waited for.
///
/// # Errors
/// Nothing came back.
pub async fn looked() -> Result<(), NoAnswer> {
    fetch("POST", "/api/knocks/looked", None).await.map(drop)
}

/// Makes a report to whoever runs the server.
///
/// # Errors
/// It is not known to have come there.
pub async fn report(code: &str, report: &Report) -> Result<(), NoAnswer> {
    fetch("POST", &format!("/api/tables/{code}/reports"), Some(&written(report))).await.map(drop)
}

/// The games of a table as far as their hands are over; none if it is saved no more.
///
/// # Errors
/// Nothing came back.
pub async fn records(code: &str) -> Result<Vec<Value>, NoAnswer> {
    match fetch("GET", &format!("/api/tables/{code}/record"), None).await {
        Ok(Value::Array(games)) => Ok(games),
        Err(NoAnswer::NoSuchTable) => Ok(Vec::new()),
        Ok(_) => Err(NoAnswer::OutOfReach),
        Err(error) => Err(error),
    }
}

/// Founds a club.
///
/// # Errors
/// Nothing came back.
pub async fn found_club(title: &str) -> Result<Founded, NoAnswer> {
    ask("POST", "/api/clubs", Some(&written(&Founding { title: title.to_owned() }))).await
}

/// Looks at a club without coming in.
///
/// # Errors
/// Nothing came back.
pub async fn look_at_club(code: &str) -> Result<ClubLook, NoAnswer> {
    ask("GET", &format!("/api/clubs/{code}"), None).await
}

/// What came of an evening’s deals, as far as they are open.
///
/// # Errors
/// Nothing came back.
pub async fn results(club: &str, evening: u32) -> Result<Results, NoAnswer> {
    ask("GET", &format!("/api/clubs/{club}/evenings/{evening}"), None).await
}

/// The address of the wire to a path of the server.
pub fn wire(path: &str) -> Option<String> {
    let host = browser::address()?;
    let (scheme, host) = host.split_once("//")?;
    let scheme = if scheme == "https:" { "wss" } else { "ws" };
    Some(format!("{scheme}://{host}{path}"))
}
