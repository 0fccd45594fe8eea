//! `kook serve`: opens the page in the browser, from inside the program or from a folder, and the tables at which people play
//! over a network.

use std::{
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
    process::ExitCode,
    sync::Arc,
    time::Duration,
};

use clap::Args;
use online_server::{Hub, Settings, Sqlite, SystemClock};
use serve::{Beside, Limits, Site};
use texts::Texts;
use tokio::runtime::Runtime;

use crate::{Failure, cli::whole, print};

include!(concat!(env!("OUT_DIR"), "/page.rs"));

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[arg(long, value_name = "PORT", value_parser = whole::<u16>(0, u64::from(u16::MAX)))]
    port: Option<u16>,

    #[arg(long, value_name = "IP", default_value_t = Ipv4Addr::LOCALHOST.into())]
    address: IpAddr,

    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,

    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,

    #[arg(long, conflicts_with = "data")]
    page_only: bool,

    #[arg(long)]
    open: bool,
}

/// How many connections there may be at a time where people play.
const CONNECTIONS: u32 = 20_000;
/// How often this program says that it is there.
const BEAT: Duration = Duration::from_secs(1);
/// The file in which tables are kept.
const TABLES: &str = "tables.sqlite";

pub(crate) fn serve(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let site = site(options, texts)?;
    let runtime = Runtime::new()?;
    runtime.block_on(show(options, site, texts))?;
    Ok(ExitCode::SUCCESS)
}

async fn show(options: &Options, site: Site, texts: Texts) -> Result<(), Failure> {
    let (wanted, further) = serve::wanted(options.address, options.port);
    let listener = serve::listen(wanted, further).await.map_err(|error| refused(wanted, &error, texts))?;
    let address = serve::address_of(listener.local_addr()?);
    print(&texts.format("serve-open", &[("address", address.clone().into())]))?;
    if options.open {
        // Where no browser opens, the address is on the screen.
        let _ = open::that_detached(&address);
    }
    if options.page_only {
        serve::serve(listener, site, Limits::default(), serve::stopped()).await;
        return Ok(());
    }
    let hub = tables(options, texts).await?;
    let answer = online_server::answers(online_server::router(hub.clone(), online_server::measure()));
    let beside = Beside { paths: online_server::PATHS, answer };
    let limits = Limits { connections: CONNECTIONS, ..Limits::default() };
    let beating = tokio::spawn(beat(hub.clone()));
    let stop = async {
        serve::stopped().await;
        hub.end().await;
    };
    serve::serve_beside(listener, site, limits, Some(beside), stop).await;
    beating.abort();
    Ok(())
}

/// The tables that are kept in a folder.
async fn tables(options: &Options, texts: Texts) -> Result<Hub, Failure> {
    let folder = options.data.clone().unwrap_or_else(terminal::data_folder);
    let unusable = |why: String| {
        let args = [("folder", folder.display().to_string().into()), ("error", why.into())];
        Failure::Sentence(texts.format("serve-bad-data", &args))
    };
    std::fs::create_dir_all(&folder).map_err(|error| unusable(terminal::system_error(texts, &error)))?;
    let store = Sqlite::open(&folder.join(TABLES)).map_err(|error| unusable(error.to_string()))?;
    let thinkers = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let settings = Settings { store: Arc::new(store), clock: Arc::new(SystemClock), thinkers };
    Hub::begin(settings).await.map_err(|error| unusable(error.to_string()))
}

/// Says again and again that this program serves tables: a time in which none did is nobody’s loss.
async fn beat(hub: Hub) {
    loop {
        tokio::time::sleep(BEAT).await;
        // A store that can’t be reached now is asked again soon.
        let _ = hub.beat().await;
    }
}

fn site(options: &Options, texts: Texts) -> Result<Site, Failure> {
    if let Some(folder) = &options.folder {
        return Site::read(folder).map_err(|error| {
            let name = folder.display().to_string();
            let error = terminal::system_error(texts, &error);
            Failure::Sentence(
                texts.format("serve-no-folder", &[("folder", name.into()), ("error", error.into())]),
            )
        });
    }
    let files = PAGE.iter().map(|&(name, bytes)| (name.to_owned(), bytes.into()));
    Site::new(files).map_err(|_| Failure::Sentence(texts.get("serve-no-page")))
}

fn refused(address: SocketAddr, error: &io::Error, texts: Texts) -> Failure {
    let port = address.port().to_string();
    let message = if error.kind() == io::ErrorKind::AddrInUse { "serve-busy" } else { "serve-refused" };
    let (address, error) = (address.to_string(), terminal::system_error(texts, error));
    Failure::Sentence(
        texts.format(message, &[("port", port.into()), ("address", address.into()), ("error", error.into())]),
    )
}
