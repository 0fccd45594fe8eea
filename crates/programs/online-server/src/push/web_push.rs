//! Notifications over the servers of the browsers’ makers: Web Push (RFC 8030) without a body, signed as RFC 8292
//! wants.

use std::{collections::BTreeSet, str::FromStr, time::Duration};

use async_trait::async_trait;
use axum::{
    body::Bytes,
    http::{Request, Uri, header},
};
use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};
use http_body_util::Empty;
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::{
    client::legacy::{Client, connect::HttpConnector},
    rt::TokioExecutor,
};
use online::Moment;
use ring::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _},
};
use serde_json::json;
use tokio::time::timeout;

use super::{Heard, Notifier};
use crate::{StoreError, Turns};

/// The servers at which a notification may be sent, and those whose names end so.
const HOSTS: [&str; 2] = ["fcm.googleapis.com", "web.push.apple.com"];
const ENDS: [&str; 2] = [".push.services.mozilla.com", ".notify.windows.com"];
/// The longest address of a browser, in bytes.
const LONGEST: usize = 1_024;
/// How long a notification may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a browser’s server keeps a notification for a browser that is not there, in seconds: a day for a move.
const LASTS: u64 = 24 * 3_600;
/// How long a signature holds, in seconds. A day is the most.
const SIGNED_FOR: u64 = 12 * 3_600;
/// The notification that a later one replaces.
const TOPIC: &str = "turn";

/// How whoever runs this server can be reached by those who run a browser’s: a `mailto:` or `https:` address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contact(String);

/// A text that is no [`Contact`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an address looks like mailto:me@example.org or https://example.org/contact")]
pub struct NotAContact;

impl FromStr for Contact {
    type Err = NotAContact;

    fn from_str(text: &str) -> Result<Self, NotAContact> {
        let plain = text.bytes().all(|byte| byte.is_ascii_graphic());
        let mail = text.strip_prefix("mailto:").and_then(|mail| mail.split_once('@'));
        let mail = mail.is_some_and(|(name, host)| !name.is_empty() && !host.is_empty());
        let site = text.strip_prefix("https://").is_some_and(|site| !site.is_empty());
        (plain && (mail || site)).then(|| Self(text.to_owned())).ok_or(NotAContact)
    }
}

/// Why nobody can be notified.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoPush {
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Notifications can’t be signed.
    #[error("knocks can’t be signed: {0}")]
    Key(String),
    /// There is nobody whom this computer trusts.
    #[error("there are no certificates to check servers with: {0}")]
    Certificates(String),
}

/// Notifications by Web Push.
pub struct WebPush {
    contact: Contact,
    pair: EcdsaKeyPair,
    key: String,
    client: Client<HttpsConnector<HttpConnector>, Empty<Bytes>>,
    /// Origins besides those of the browsers’ makers.
    others: BTreeSet<String>,
}

impl WebPush {
    /// Signs notifications with the key of a store, which is made the first time.
    ///
    /// # Errors
    /// The store, or there is no key or nobody to trust to be had.
    pub async fn begin(turns: &dyn Turns, contact: Contact) -> Result<Self, NoPush> {
        let random = SystemRandom::new();
        let unsigned = |error: &dyn std::fmt::Display| NoPush::Key(error.to_string());
        let fresh = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random)
            .map_err(|error| unsigned(&error))?;
        let saved = turns.signs(fresh.as_ref()).await?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &saved, &random)
            .map_err(|error| unsigned(&error))?;
        let key = BASE64_URL_SAFE_NO_PAD.encode(pair.public_key());
        let connector = HttpsConnectorBuilder::new()
            .with_provider_and_native_roots(tokio_rustls::rustls::crypto::ring::default_provider())
            .map_err(|error| NoPush::Certificates(error.to_string()))?
            // What may be without encryption is said by `takes` alone.
            .https_or_http()
            .enable_http1()
            .build();
        let client = Client::builder(TokioExecutor::new()).pool_max_idle_per_host(0).build(connector);
        Ok(Self { contact, pair, key, client, others: BTreeSet::new() })
    }

    /// Notifications at this origin, too: a server that stands in for those of the browsers’ makers.
    #[must_use]
    pub fn and_at(mut self, origin: &str) -> Self {
        self.others.insert(origin.to_owned());
        self
    }

    /// The origin of an address at which a notification may be sent.
    fn origin(&self, endpoint: &str) -> Option<String> {
        let address: Uri = endpoint.parse().ok().filter(|_| endpoint.len() <= LONGEST)?;
        let (scheme, authority) = (address.scheme_str()?, address.authority()?.as_str());
        let origin = format!("{scheme}://{authority}");
        if self.others.contains(&origin) {
            return Some(origin);
        }
        let host = authority.strip_suffix(":443").unwrap_or(authority);
        let is_known = HOSTS.contains(&host) || ENDS.iter().any(|end| is_under(host, end));
        (scheme == "https" && is_known).then(|| format!("https://{host}"))
    }

    /// What says that a notification is ours: to this origin, from now on for a while.
    fn signature(&self, origin: &str, now: Moment) -> Option<String> {
        let head = BASE64_URL_SAFE_NO_PAD.encode(json!({ "typ": "JWT", "alg": "ES256" }).to_string());
        let claims =
            json!({ "aud": origin, "exp": now.0 / 1_000 + SIGNED_FOR, "sub": self.contact.0 }).to_string();
        let signed = format!("{head}.{}", BASE64_URL_SAFE_NO_PAD.encode(claims));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        Some(format!("vapid t={signed}.{}, k={}", BASE64_URL_SAFE_NO_PAD.encode(signature), self.key))
    }

    async fn ask(&self, endpoint: &str, now: Moment) -> Option<u16> {
        let origin = self.origin(endpoint)?;
        let request = Request::post(endpoint)
            .header(header::AUTHORIZATION, self.signature(&origin, now)?)
            .header(header::CONTENT_LENGTH, 0)
            .header("ttl", LASTS)
            .header("urgency", "normal")
            .header("topic", TOPIC)
            .body(Empty::new())
            .ok()?;
        // Nothing of the answer is read but its head, and nobody is followed elsewhere.
        let answer = timeout(PATIENCE, self.client.request(request)).await.ok()?;
        Some(answer.inspect_err(|error| tracing::info!(%error, "a knock")).ok()?.status().as_u16())
    }
}

/// Whether a host has a name of its own under this end, of letters and digits.
fn is_under(host: &str, end: &str) -> bool {
    let own = host.strip_suffix(end).unwrap_or_default();
    !own.is_empty() && own.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'.')
}

#[async_trait]
impl Notifier for WebPush {
    fn key(&self) -> &str {
        &self.key
    }

    fn takes(&self, endpoint: &str) -> bool {
        self.origin(endpoint).is_some()
    }

    async fn notify(&self, endpoint: &str, now: Moment) -> Heard {
        if !self.takes(endpoint) {
            return Heard::Gone;
        }
        match self.ask(endpoint, now).await {
            Some(200..=299) => Heard::Taken,
            Some(404 | 410) => Heard::Gone,
            _ => Heard::Failed,
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
    use serde_json::Value;

    use super::*;
    use crate::{Memory, Store};

    async fn push() -> WebPush {
        let store = Memory::default();
        WebPush::begin(store.turns(), "mailto:me@example.org".parse().unwrap()).await.unwrap()
    }

    #[tokio::test]
    async fn a_signature_is_one_by_the_public_key() {
        let push = push().await;
        let decode = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).unwrap();
        let said = push.signature("https://web.push.apple.com", Moment(1_800_000_000_500)).unwrap();
        let (token, key) = said.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, push.key());
        let key = decode(key);
        assert_eq!((key.len(), key[0]), (65, 4), "a point, not packed");
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let by = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, key);
        by.verify(signed.as_bytes(), &decode(signature)).unwrap();
        assert!(by.verify(&signed.as_bytes()[1..], &decode(signature)).is_err());
        let (head, claims) = signed.split_once('.').unwrap();
        let read = |text| serde_json::from_slice::<Value>(&decode(text)).unwrap();
        assert_eq!(read(head), json!({ "typ": "JWT", "alg": "ES256" }));
        let exp = 1_800_000_000 + SIGNED_FOR;
        let sub = "mailto:me@example.org";
        assert_eq!(read(claims), json!({ "aud": "https://web.push.apple.com", "exp": exp, "sub": sub }));
    }

    #[tokio::test]
    async fn the_key_of_a_store_stays() {
        let store = Memory::default();
        let contact: Contact = "https://example.org/contact".parse().unwrap();
        let one = WebPush::begin(store.turns(), contact.clone()).await.unwrap();
        let other = WebPush::begin(store.turns(), contact).await.unwrap();
        assert_eq!(one.key(), other.key());
        assert_ne!(one.key(), push().await.key());
    }

    #[tokio::test]
    async fn nobody_has_us_knock_anywhere_else() {
        let push = push().await;
        for endpoint in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://fcm.googleapis.com:443/fcm/send/abc",
            "https://updates.push.services.mozilla.com/wpush/v2/abc",
            "https://web.push.apple.com/QAbc",
            "https://wns2-db5p.notify.windows.com/w/?token=abc",
        ] {
            assert!(push.takes(endpoint), "{endpoint}");
        }
        for endpoint in [
            "",
            "/fcm/send/abc",
            "http://fcm.googleapis.com/fcm/send/abc",
            "https://fcm.googleapis.com:22/fcm/send/abc",
            "https://fcm.googleapis.com@localhost/abc",
            "https://me@fcm.googleapis.com/abc",
            "https://fcm.googleapis.com.example.org/abc",
            "https://evil-fcm.googleapis.com/abc",
            "https://push.services.mozilla.com/abc",
            "https://.push.services.mozilla.com/abc",
            "https://localhost#.push.services.mozilla.com/abc",
            "https://localhost:80@x.push.services.mozilla.com/abc",
            "https://127.0.0.1/abc",
            "https://169.254.169.254/latest",
            "https://[::1]/abc",
            "http://127.0.0.1:9/abc",
            &format!("https://fcm.googleapis.com/{}", "x".repeat(LONGEST)),
        ] {
            assert!(!push.takes(endpoint), "{endpoint}");
            assert_eq!(push.notify(endpoint, Moment(0)).await, Heard::Gone, "{endpoint}");
        }
        assert!(push.and_at("http://127.0.0.1:9").takes("http://127.0.0.1:9/abc"));
    }

    #[test]
    fn a_contact_is_an_address() {
        for text in ["mailto:me@example.org", "https://example.org/"] {
            assert!(text.parse::<Contact>().is_ok(), "{text}");
        }
        for text in
            ["", "me@example.org", "mailto:", "mailto:me", "http://example.org", "mailto:a b@c", "https://"]
        {
            assert_eq!(text.parse::<Contact>(), Err(NotAContact), "{text}");
        }
    }
}
