//! `kook serve`: opens the page in the browser, from inside the program or from a folder, and the tables at which
//! people play over a network.

use std::{
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
    process::ExitCode,
};

use clap::Args;
use online_server::serve::{Limits, Site};
use online_server::{Contact, Database, Hosting, Hub, NoTables, PublicUrl};
use texts::Texts;
use tokio::runtime::Runtime;

use crate::{
    Failure,
    cli::{contact_parser, database_parser, public_url_parser, whole},
    log::{self, Form},
    print,
};

include!(concat!(env!("OUT_DIR"), "/page.rs"));

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[arg(long, env = "KOOK_PORT", value_name = "PORT", value_parser = whole::<u16>(0, u64::from(u16::MAX)))]
    port: Option<u16>,

    #[arg(long, env = "KOOK_ADDRESS", value_name = "IP", default_value_t = Ipv4Addr::LOCALHOST.into())]
    address: IpAddr,

    #[arg(long, env = "KOOK_FOLDER", value_name = "FOLDER")]
    folder: Option<PathBuf>,

    #[command(flatten)]
    saved: Saved,

    #[arg(long, env = "KOOK_BUS", value_name = "URL", conflicts_with = "page_only")]
    bus: Option<String>,

    #[arg(long, env = "KOOK_PUBLIC_URL", value_name = "URL", value_parser = public_url_parser())]
    public_url: Option<PublicUrl>,

    #[arg(long, env = "KOOK_NOTIFY", value_name = "ADDRESS", conflicts_with = "page_only", value_parser = contact_parser())]
    notify: Option<Contact>,

    #[arg(long, env = "KOOK_LOG", value_name = "FORM", default_value = "text")]
    log: Form,

    #[arg(long, conflicts_with_all = ["data", "database"])]
    page_only: bool,

    #[arg(long)]
    open: bool,
}

// Where tables are saved.
#[derive(Debug, Args)]
pub(crate) struct Saved {
    #[arg(long, env = "KOOK_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,

    #[arg(long, env = "KOOK_DATABASE", value_name = "DATABASE", conflicts_with = "data", value_parser = database_parser())]
    database: Option<Database>,
}

impl Saved {
    /// The database; a folder for it is made if there is none.
    pub(crate) fn database(&self, texts: Texts) -> Result<Database, Failure> {
        if let Some(database) = &self.database {
            return Ok(database.clone());
        }
        let folder = self.data.clone().unwrap_or_else(terminal::player_folder);
        online_server::database_in(&folder)
            .map_err(|error| cant_save(&folder.display(), &terminal::system_error(texts, &error), texts))
    }
}

/// Why tables can’t be saved there.
pub(crate) fn cant_save(place: &impl ToString, why: &impl ToString, texts: Texts) -> Failure {
    let args = [("folder", place.to_string().into()), ("error", why.to_string().into())];
    Failure::Sentence(texts.format("serve-bad-data", &args))
}

pub(crate) fn serve(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    log::begin(options.log);
    let site = site(options, texts)?;
    let runtime = Runtime::new()?;
    runtime.block_on(show(options, site, texts))?;
    Ok(ExitCode::SUCCESS)
}

async fn show(options: &Options, site: Site, texts: Texts) -> Result<(), Failure> {
    let (wanted, further) = online_server::serve::wanted(options.address, options.port);
    let listener = online_server::serve::listen(wanted, further)
        .await
        .map_err(|error| refused(wanted, &error, texts))?;
    let own = online_server::serve::address_of(listener.local_addr()?);
    let address = options.public_url.as_ref().map_or(own, ToString::to_string);
    let hub = if options.page_only { None } else { Some(tables(options, texts).await?) };
    // Whoever reads the address may stop the server at once.
    let stopped = online_server::serve::stopped()?;
    print(&texts.format("serve-open", &[("address", address.clone().into())]))?;
    if options.open {
        // Where no browser opens, the address is on the screen.
        let _ = open::that_detached(&address);
    }
    match hub {
        Some(hub) => online_server::serve_tables(listener, site, hub, stopped).await,
        None => online_server::serve::serve(listener, site.routes(), Limits::default(), stopped).await,
    }
    Ok(())
}

/// The tables that are saved in a database.
async fn tables(options: &Options, texts: Texts) -> Result<Hub, Failure> {
    let database = options.saved.database(texts)?;
    let (bus, public_url, notify) = (options.bus.clone(), options.public_url.clone(), options.notify.clone());
    // Browsers let pages be notified that came by https alone.
    if notify.is_some() && !public_url.as_ref().is_some_and(PublicUrl::is_https) {
        return Err(Failure::Sentence(texts.get("serve-notify-where")));
    }
    let hosting = Hosting { database: database.clone(), bus, public_url, notify };
    online_server::tables_at(hosting).await.map_err(|error| match error {
        NoTables::Folder(error) => cant_save(&database, &terminal::system_error(texts, &error), texts),
        NoTables::Store(error) => cant_save(&database, &error, texts),
        NoTables::Push(error) => {
            Failure::Sentence(texts.format("serve-bad-notify", &[("error", error.to_string().into())]))
        }
        NoTables::Bus(error) => {
            Failure::Sentence(texts.format("serve-bad-bus", &[("error", error.to_string().into())]))
        }
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
