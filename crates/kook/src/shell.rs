//! What a shell and other programs want to know of this one: completions, manual pages, schemas.

use std::{fs, path::Path, process::ExitCode};

use clap::Command;
use clap_complete::{Shell, generate};
use clap_mangen::Man;
use texts::Texts;

use crate::{Failure, cli::SchemaOf, help, print, replay::unreadable};

pub(crate) fn completions(shell: Shell, texts: Texts) -> Result<ExitCode, Failure> {
    let mut script = Vec::new();
    generate(shell, &mut help::command(texts), "kook", &mut script);
    print(&String::from_utf8_lossy(&script))?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn man(folder: Option<&Path>, texts: Texts) -> Result<ExitCode, Failure> {
    let program = help::command(texts);
    let Some(folder) = folder else {
        print(&page(&program, texts)?)?;
        return Ok(ExitCode::SUCCESS);
    };
    let write = |name: &str, command: &Command| {
        let path = folder.join(format!("{name}.1"));
        fs::write(&path, page(command, texts)?).map_err(|error| unreadable(&path, &error, texts))
    };
    write("kook", &program)?;
    for command in program.get_subcommands() {
        write(&format!("kook-{}", command.get_name()), command)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn page(command: &Command, texts: Texts) -> Result<String, Failure> {
    let mut page = Vec::new();
    Man::new(command.clone()).render(&mut page)?;
    let page = String::from_utf8_lossy(&page);
    Ok(page.lines().map(|line| help::heading(line, texts) + "\n").collect())
}

pub(crate) fn schema(of: SchemaOf) -> Result<ExitCode, Failure> {
    let schema = match of {
        SchemaOf::Record => kookaburra::record_schema(),
        SchemaOf::Result => kookaburra::result_schema(),
        SchemaOf::Games => kookaburra::games_schema(),
        SchemaOf::Incident => kookaburra::incident_schema(),
        SchemaOf::Ruling => kookaburra::ruling_schema(),
        SchemaOf::Sheet => sheet::sheet_schema(),
        SchemaOf::Scores => sheet::scores_schema(),
        SchemaOf::OnlineClient => online_wire::client_schema(),
        SchemaOf::OnlineTable => online_wire::table_schema(),
    };
    print(&format!("{schema:#}"))?;
    Ok(ExitCode::SUCCESS)
}
