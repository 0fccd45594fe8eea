//! The browser and its driver: found, or installed where that can be done.

use std::{
    env,
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Child, Command, Stdio},
};

use anyhow::{Context, Result, bail};

/// Set to anything, the tests fail where there is no browser, instead of saying so.
pub(crate) const DEMAND: &str = "KOOK_BROWSER_TESTS";

const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];
const DRIVER: &str = "chromedriver";

/// The programs that the tests need.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Programs {
    /// The browser, if it is not where its driver looks.
    pub(crate) browser: PathBuf,
}

impl Programs {
    /// Finds them. Where they are demanded they are installed if need be.
    ///
    /// # Errors
    /// Says what is missing.
    pub(crate) fn find() -> Result<Self> {
        if let Some(found) = Self::found() {
            return Ok(found);
        }
        if demanded() && xtask::install(&["chromium", "chromium-driver"]) {
            return Self::found().context("chromium was installed, but it does not run");
        }
        bail!(
            "there is no chromium with its chromedriver on the path (Debian: apt-get install chromium chromium-driver)"
        )
    }

    fn found() -> Option<Self> {
        let runs = |program: &&str| xtask::runs(Command::new(program).arg("--version"));
        let browser = BROWSERS.into_iter().find(runs)?;
        runs(&DRIVER).then(|| Self { browser: on_path(browser).unwrap_or_else(|| browser.into()) })
    }

    /// Starts the driver and gives its address.
    pub(crate) fn drive(&self) -> Result<(Child, String)> {
        let mut driver = Command::new(DRIVER)
            .args(["--port=0", "--log-level=SEVERE"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("chromedriver could not be started")?;
        let said = driver.stdout.take().context("chromedriver says nothing")?;
        for line in BufReader::new(said).lines() {
            let line = line?;
            if let Some((_, port)) = line.split_once("successfully on port ") {
                return Ok((driver, format!("http://127.0.0.1:{}", port.trim_end_matches('.'))));
            }
        }
        bail!("chromedriver does not start")
    }
}

/// Whether a missing browser is an error.
pub(crate) fn demanded() -> bool {
    env::var_os(DEMAND).is_some()
}

fn on_path(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}
