//! What a shell and other programs want to know of this one: completions, manual pages, schemas.

use std::{fs, path::Path, process::ExitCode};

use clap::{Command, CommandFactory};
use clap_complete::{Shell, generate};
use clap_mangen::Man;

use texts::Texts;

use crate::{
    Failure,
    cli::{Cli, SchemaOf},
    print,
    replay::unreadable,
};

pub(crate) fn completions(shell: Shell) -> Result<ExitCode, Failure> {
    let mut script = Vec::new();
    generate(shell, &mut Cli::command(), "kook", &mut script);
    print(&String::from_utf8_lossy(&script))?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn man(folder: Option<&Path>, texts: Texts) -> Result<ExitCode, Failure> {
    let mut program = Cli::command();
    program.build();
    let Some(folder) = folder else {
        print(&page(&program)?)?;
        return Ok(ExitCode::SUCCESS);
    };
    let write = |name: &str, command: &Command| {
        let path = folder.join(format!("{name}.1"));
        fs::write(&path, page(command)?).map_err(|error| unreadable(&path, &error, texts))
    };
    write("kook", &program)?;
    for command in program.get_subcommands() {
        write(&format!("kook-{}", command.get_name()), command)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn page(command: &Command) -> Result<String, Failure> {
    let mut page = Vec::new();
    Man::new(command.clone()).render(&mut page)?;
    Ok(String::from_utf8_lossy(&page).into_owned())
}

pub(crate) fn schema(of: SchemaOf) -> Result<ExitCode, Failure> {
    let schema = match of {
        SchemaOf::Record => kookaburra::record_schema(),
        SchemaOf::Result => kookaburra::result_schema(),
        SchemaOf::Games => kookaburra::games_schema(),
    };
    print(&format!("{schema:#}"))?;
    Ok(ExitCode::SUCCESS)
}
