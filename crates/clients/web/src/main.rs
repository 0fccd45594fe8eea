//! The one program of page and worker.
#![forbid(unsafe_code)]

fn main() {
    web::start();
}
