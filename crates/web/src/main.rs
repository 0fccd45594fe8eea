//! The one program of page and worker.

fn main() {
    web::start();
}
