//! Whether everybody can use a screen: axe-core, fetched once by npm, looks for what shuts people out.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::OnceLock,
};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::browser::{BrowserUser, House};

const PACKAGE: &str = "axe-core@4.14.1";

/// Something that shuts people out.
#[derive(Debug, Deserialize)]
struct Violation {
    id: String,
    help: String,
    nodes: Vec<Node>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Node {
    html: String,
    failure_summary: String,
}

const CHECK: &str = "
const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
axe.run(document, { runOnly, resultTypes: ['violations'] }).then(
  (result) => done(result.violations.map(({ id, help, nodes }) => (
    { id, help, nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })) }
  ))),
);";

impl BrowserUser<'_> {
    /// Sees to it that the screen, as it is, keeps WCAG 2.2 AA as far as a program can tell.
    pub(crate) fn everybody_can_use(&self, screen: &str) -> &Self {
        self.no_text_is_missing();
        let signs: Vec<String> = self.ask(SIGNS);
        assert!(signs.is_empty(), "{screen} has signs to be heard: {signs:?}");
        static SCRIPT: OnceLock<String> = OnceLock::new();
        let script = SCRIPT.get_or_init(|| {
            let file = fetch(self.house()).unwrap_or_else(|error| panic!("axe-core can't be had: {error:#}"));
            fs::read_to_string(file).unwrap()
        });
        if !self.ask::<bool>("return typeof axe === 'object'") {
            self.run(script);
        }
        let violations: Vec<Violation> = self.wait_for(CHECK);
        let told: Vec<String> = violations
            .iter()
            .flat_map(|violation| {
                let about = move |node: &Node| {
                    format!(
                        "{}: {}\n  {}\n  {}",
                        violation.id, violation.help, node.html, node.failure_summary
                    )
                };
                violation.nodes.iter().map(about)
            })
            .collect();
        assert!(told.is_empty(), "{screen} shuts people out:\n{}", told.join("\n"));
        self
    }
}

/// What is there to be heard alone, and has the sign of a suit in it, which voices read as they like.
const SIGNS: &str = "
    const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
    const heard = [...document.querySelectorAll('.heard-only')].map((one) => one.textContent);
    return [...labels, ...heard, document.title].filter((words) => /[♠♣♦♥★→]/u.test(words));
";

/// The script, fetched if it is not there yet.
fn fetch(house: &House) -> Result<PathBuf> {
    let folder = house.places.root.join("target/axe");
    let script = folder.join("package/axe.min.js");
    if script.is_file() {
        return Ok(script);
    }
    fs::create_dir_all(&folder)?;
    let present = || xtask::runs(Command::new("npm").arg("--version"));
    ensure!(present() || (xtask::install(&["npm"]) && present()), "there is no npm");
    let packed = Command::new("npm")
        .args(["pack", PACKAGE, "--silent", "--pack-destination"])
        .arg(&folder)
        .current_dir(&folder)
        .output()
        .context("npm could not be started")?;
    ensure!(packed.status.success(), "npm: {}", String::from_utf8_lossy(&packed.stderr));
    let archive = String::from_utf8(packed.stdout)?;
    unpack(&folder, archive.trim())?;
    ensure!(script.is_file(), "{PACKAGE} has no axe.min.js");
    Ok(script)
}

fn unpack(folder: &Path, archive: &str) -> Result<()> {
    let status = Command::new("tar").arg("-xzf").arg(archive).current_dir(folder).status().context("tar")?;
    ensure!(status.success(), "{archive} can't be unpacked");
    Ok(())
}
