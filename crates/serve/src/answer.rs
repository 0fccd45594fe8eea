//! From a request to its answer.

use bytes::Bytes;
use http_body_util::Full;
use hyper::{
    HeaderMap, Method, Request, Response, StatusCode,
    header::{self, HeaderName, HeaderValue},
};

use crate::site::Site;

/// What every answer carries.
pub(crate) const HEADERS: [(HeaderName, HeaderValue); 5] = [
    // The page brings its own policy; this part of it counts only in a header.
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static("frame-ancestors 'none'")),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (header::VARY, HeaderValue::from_static("accept-encoding")),
];

/// The answer to a request, if there is such a thing. What a `HEAD` is not told is left out by the sender.
pub(crate) fn answer<B>(site: &Site, request: &Request<B>) -> Response<Full<Bytes>> {
    let mut response = match *request.method() {
        Method::GET | Method::HEAD => {
            let path = request.uri().path();
            give(site, path.strip_prefix('/').unwrap_or(path), request.headers())
        }
        _ => refuse(),
    };
    response.headers_mut().extend(HEADERS);
    response
}

fn bare(status: StatusCode) -> Response<Full<Bytes>> {
    let mut response = Response::default();
    *response.status_mut() = status;
    response
}

fn refuse() -> Response<Full<Bytes>> {
    let mut response = bare(StatusCode::METHOD_NOT_ALLOWED);
    response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
    response
}

fn give(site: &Site, path: &str, asked: &HeaderMap) -> Response<Full<Bytes>> {
    let Some(file) = site.find(path) else { return bare(StatusCode::NOT_FOUND) };
    let form = file.form_for(&lines(asked, header::ACCEPT_ENCODING));
    let known = lines(asked, header::IF_NONE_MATCH);
    let mut response = if form.is_among(&known) {
        bare(StatusCode::NOT_MODIFIED)
    } else {
        let mut response = Response::new(Full::new(form.bytes.clone()));
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(file.kind));
        if let Some(packing) = form.packing {
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(packing));
        }
        response
    };
    let cache = if file.lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    response.headers_mut().insert(header::ETAG, form.tag.clone());
    response
}

/// A list that may stand in several lines.
fn lines(asked: &HeaderMap, name: HeaderName) -> String {
    let lines: Vec<_> = asked.get_all(name).iter().filter_map(|line| line.to_str().ok()).collect();
    lines.join(",")
}
