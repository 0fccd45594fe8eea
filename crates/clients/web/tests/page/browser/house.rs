//! The page as it is given to players, open on a port of this machine.

use std::{
    env, fs,
    net::{Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    process::Child,
    sync::{Arc, Mutex},
};

use anyhow::{Context, Result};
use online_server::serve::{Limits, Site};
use online_server::{Hub, InProcess, Memory, Settings, SystemClock};
use tokio::{runtime::Runtime, sync::oneshot, task::JoinHandle};
use xtask::{Finish, Page, Places};

use crate::browser::{BrowserUser, Programs};

/// The page, built and served, and a driver of browsers.
#[derive(Debug)]
pub(crate) struct House {
    /// The page.
    pub(crate) page: Page,
    pub(crate) places: Places,
    pub(crate) runtime: Runtime,
    pub(crate) programs: Programs,
    pub(crate) driver: String,
    process: Mutex<Child>,
    open: Open,
}

impl House {
    /// Builds the page, or takes that of the folder `KOOK_PAGE`, serves it and starts the driver.
    ///
    /// # Errors
    /// If one of that can't be done.
    pub(crate) fn new(programs: Programs) -> Result<Self> {
        let places = Places::here();
        let page = match env::var_os("KOOK_PAGE") {
            Some(folder) => Page::read(Path::new(&folder))?,
            None => xtask::build_page(&places, Finish::Full)?,
        };
        let runtime = Runtime::new()?;
        let (process, driver) = programs.drive()?;
        let settings = Settings {
            store: Arc::new(Memory::default()),
            bus: Arc::new(InProcess::default()),
            clock: Arc::new(SystemClock),
            thinkers: 1,
            public_url: None,
            notifier: None,
        };
        let hub = runtime.block_on(Hub::begin(settings))?;
        let open = Open::new(&runtime, &page.folder, 0, Some(hub))?;
        fs::create_dir_all(pictures(&places))?;
        Ok(Self { page, places, runtime, programs, driver, process: Mutex::new(process), open })
    }

    /// Where the page is.
    #[must_use]
    pub(crate) fn address(&self) -> &str {
        &self.open.address
    }

    /// Opens a folder apart, on a port of its own that can be closed; nobody keeps tables there.
    #[must_use]
    pub(crate) fn open_apart(&self, folder: &Path, port: u16) -> Open {
        Open::new(&self.runtime, folder, port, None).unwrap()
    }

    /// Closes what was opened apart.
    pub(crate) fn close(&self, open: Open) {
        drop(open.stop);
        self.runtime.block_on(open.server).unwrap();
    }

    /// Somebody comes.
    #[must_use]
    pub(crate) fn user(&self) -> BrowserUser<'_> {
        BrowserUser::new(self, self.address())
    }

    /// Where pictures of the screens are kept.
    #[must_use]
    pub(crate) fn pictures(&self) -> PathBuf {
        pictures(&self.places)
    }

    /// A copy of the page to be changed, in a folder of this name.
    #[must_use]
    pub(crate) fn copy_of_the_page(&self, name: &str) -> PathBuf {
        let folder = self.folder(name);
        copy(&self.page.folder, &folder).unwrap();
        folder
    }

    /// An empty folder of this name.
    #[must_use]
    pub(crate) fn folder(&self, name: &str) -> PathBuf {
        let folder = self.places.wasm().join("copies").join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder).unwrap();
        }
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    /// Ends the driver.
    pub(crate) fn leave(&self) {
        let mut process = self.process.lock().unwrap();
        // It may be gone.
        let _ = process.kill();
        // It may be gone.
        let _ = process.wait();
    }
}

fn pictures(places: &Places) -> PathBuf {
    places.root.join("target/screenshots")
}

fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &to)?;
        } else {
            fs::copy(entry.path(), to)?;
        }
    }
    Ok(())
}

/// A folder that is served.
#[derive(Debug)]
pub(crate) struct Open {
    /// Where it is, with a slash at the end.
    pub(crate) address: String,
    stop: oneshot::Sender<()>,
    server: JoinHandle<()>,
}

impl Open {
    pub(crate) fn new(runtime: &Runtime, folder: &Path, port: u16, tables: Option<Hub>) -> Result<Self> {
        let site = Site::read(folder).context("the page that was built")?;
        let wanted = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let listener = runtime.block_on(online_server::serve::listen(wanted, 0))?;
        let port = listener.local_addr()?.port();
        let (stop, stopped) = oneshot::channel();
        // Sent or dropped: it is over.
        let stop_told = async { drop(stopped.await) };
        let server = match tables {
            Some(hub) => runtime.spawn(online_server::serve_tables(listener, site, hub, stop_told)),
            None => runtime.spawn(online_server::serve::serve(
                listener,
                site.routes(),
                Limits::default(),
                stop_told,
            )),
        };
        Ok(Self { address: format!("http://localhost:{port}/"), stop, server })
    }
}
