//! A server with a few small files and a large one, for as long as a test needs it.

use std::{
    net::{Ipv4Addr, SocketAddr},
    pin::Pin,
};

use online_server::serve::{Limits, Site, listen, serve};
use tokio::{net::TcpListener, runtime::Runtime, sync::oneshot, task::JoinHandle};

pub(crate) struct House {
    pub(crate) address: SocketAddr,
    runtime: Runtime,
    open: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
}

type Stop = Pin<Box<dyn Future<Output = ()> + Send>>;

/// More than the system takes in for a client that doesn't read.
pub(crate) const LARGE: usize = 64 << 20;

impl House {
    pub(crate) fn open(limits: Limits) -> Self {
        Self::with(limits, |listener, site, stop| serve(listener, site.routes(), limits, stop))
    }

    /// One that is served in another way.
    pub(crate) fn with<S: Future<Output = ()> + Send + 'static>(
        limits: Limits,
        serve: impl FnOnce(TcpListener, Site, Stop) -> S,
    ) -> Self {
        let files = [
            ("index.html", "<p>page"),
            ("index.html.br", "packed"),
            ("kookaburra-0123456789ab.wasm", "\0asm"),
            ("service-worker.js", "self"),
        ];
        let mut files = files.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec().into())).to_vec();
        if limits != Limits::default() {
            files.push(("large".to_owned(), vec![0; LARGE].into()));
        }
        let site = Site::new(files).unwrap();
        let runtime =
            tokio::runtime::Builder::new_multi_thread().enable_all().worker_threads(1).build().unwrap();
        let listener = runtime.block_on(listen((Ipv4Addr::LOCALHOST, 0).into(), 0)).unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let server =
            runtime.spawn(serve(listener, site, Box::pin(async { stopped.await.unwrap_or_default() })));
        Self { address, runtime, open: Some((stop, server)) }
    }
}

impl Drop for House {
    /// It ends when it is told to.
    fn drop(&mut self) {
        if let Some((stop, server)) = self.open.take() {
            stop.send(()).unwrap();
            self.runtime.block_on(server).unwrap();
        }
    }
}

pub(crate) fn head_and_body(answer: &str) -> (String, String) {
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no head: {answer:?}"));
    (head.to_lowercase(), body.to_owned())
}
