//! `kook serve`: opens the page in the browser, from inside the program or from a folder, and the tables at which people play
//! over a network.

use std::{
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
    process::ExitCode,
};

use clap::Args;
use online_server::{Hub, NoTables};
use serve::{Limits, Site};
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
    let hub = if options.page_only { None } else { Some(tables(options, texts).await?) };
    print(&texts.format("serve-open", &[("address", address.clone().into())]))?;
    if options.open {
        // Where no browser opens, the address is on the screen.
        let _ = open::that_detached(&address);
    }
    match hub {
        Some(hub) => online_server::serve_tables(listener, site, hub, serve::stopped()).await,
        None => serve::serve(listener, site, Limits::default(), serve::stopped()).await,
    }
    Ok(())
}

/// The tables that are kept in a folder.
async fn tables(options: &Options, texts: Texts) -> Result<Hub, Failure> {
    let folder = options.data.clone().unwrap_or_else(terminal::player_folder);
    online_server::tables_in(&folder).await.map_err(|error| {
        let why = match error {
            NoTables::Folder(error) => terminal::system_error(texts, &error),
            NoTables::Store(error) => error.to_string(),
        };
        let args = [("folder", folder.display().to_string().into()), ("error", why.into())];
        Failure::Sentence(texts.format("serve-bad-data", &args))
    })
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
