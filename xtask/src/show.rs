//! Gives the page out to the browser on this machine, with tables for friends, until it is interrupted.

use std::{
    net::{IpAddr, Ipv4Addr},
    path::Path,
};

use anyhow::{Context, Result};
use clap::Args;
use online_server::serve::Site;
use tokio::runtime::Runtime;

use crate::say;

/// Where to give it out.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Address {
    /// The port; without it, the first free one from 5005 on
    #[arg(long)]
    port: Option<u16>,

    /// The address of this machine to listen at
    #[arg(long, value_name = "IP", default_value_t = Ipv4Addr::LOCALHOST.into())]
    address: IpAddr,
}

/// Serves the folder, and the tables kept in another, tells the address and opens it in the browser if that is wanted.
pub(crate) fn show(folder: &Path, tables: &Path, at: Address, open: bool) -> Result<()> {
    let site = Site::read(folder)?;
    let (wanted, further) = online_server::serve::wanted(at.address, at.port);
    Runtime::new()?.block_on(async {
        let listening = online_server::serve::listen(wanted, further).await;
        let listener = listening.with_context(|| format!("can’t listen at {wanted}"))?;
        let address = online_server::serve::address_of(listener.local_addr()?);
        let hub = online_server::tables_in(tables).await?;
        let stopped = online_server::serve::stopped()?;
        say(&format!("the table is open at {address} (press Ctrl-C to close it)"));
        if open {
            // Where no browser opens, the address is on the screen.
            let _ = open::that_detached(&address);
        }
        online_server::serve_tables(listener, site, hub, stopped).await;
        Ok(())
    })
}
