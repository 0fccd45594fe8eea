//! A person with a browser: goes to pages, clicks, types, looks.

use std::{
    env, thread,
    time::{Duration, Instant},
};

use base64::{Engine, prelude::BASE64_STANDARD};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::{
    ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver, WindowHandle,
};

use crate::browser::{House, Table};

/// How long something may take until it is there, on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);
/// How long it takes until something is tried again.
pub(crate) const SOON: Duration = Duration::from_millis(15);

/// With it set, pictures of the screens are taken.
const PICTURES: &str = "KOOK_PICTURES";

/// A screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Size {
    /// How it is called in the name of a picture.
    pub(crate) name: &'static str,
    /// Its width.
    pub(crate) width: u32,
    /// Its height.
    pub(crate) height: u32,
    /// Whether it is that of a phone.
    pub(crate) mobile: bool,
}

/// A small phone.
pub(crate) const PHONE: Size = Size { name: "phone", width: 360, height: 640, mobile: true };
/// A phone as most are.
pub(crate) const PHONE_LARGE: Size = Size { name: "phone-large", width: 390, height: 844, mobile: true };
/// The small one, in landscape.
pub(crate) const PHONE_LANDSCAPE: Size =
    Size { name: "phone-landscape", width: 640, height: 360, mobile: true };
/// A screen on a desk.
pub(crate) const DESKTOP: Size = Size { name: "desktop", width: 1280, height: 800, mobile: false };

/// A person with a browser of their own, that nobody has used before.
#[derive(Debug)]
pub(crate) struct BrowserUser<'a> {
    house: &'a House,
    /// Where the page is.
    address: String,
    driver: Option<WebDriver>,
}

impl<'a> BrowserUser<'a> {
    pub(crate) fn new(house: &'a House, address: &str) -> Self {
        let mut wanted = DesiredCapabilities::chrome();
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--force-color-profile=srgb",
            "--hide-scrollbars",
            "--disable-extensions",
            "--disable-component-update",
            // An address of this machine that the browser does not take for one: there it gives no locks.
            "--host-resolver-rules=MAP elsewhere.local 127.0.0.1",
            "--window-size=1280,800",
        ];
        for argument in arguments {
            wanted.add_arg(argument).unwrap();
        }
        wanted.set_binary(&house.programs.browser.to_string_lossy()).unwrap();
        wanted.add_experimental_option("prefs", json!({ "intl.accept_languages": "en-AU,en" })).unwrap();
        wanted.set_browser_log_level(LoggingPrefsLogLevel::All).unwrap();
        let driver = house.runtime.block_on(WebDriver::new(&house.driver, wanted)).unwrap();
        Self { house, address: address.to_owned(), driver: Some(driver) }
    }

    /// The house that is visited.
    #[must_use]
    pub(crate) fn house(&self) -> &'a House {
        self.house
    }

    /// Where the page is that is visited.
    #[must_use]
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    fn driver(&self) -> &WebDriver {
        self.driver.as_ref().unwrap()
    }

    /// Goes to a part of the page, such as `#/settings` or `?lang=fr#/`.
    pub(crate) fn go(&self, to: &str) -> &Self {
        self.visit(&format!("{}{to}", self.address))
    }

    /// Goes anywhere.
    pub(crate) fn visit(&self, address: &str) -> &Self {
        self.house.runtime.block_on(self.driver().goto(address)).unwrap();
        self
    }

    /// The tab that is looked at.
    #[must_use]
    pub(crate) fn tab(&self) -> WindowHandle {
        self.house.runtime.block_on(self.driver().window()).unwrap()
    }

    /// Opens another tab of the same browser, and looks at it.
    #[must_use]
    pub(crate) fn another_tab(&self) -> WindowHandle {
        let tab = self.house.runtime.block_on(self.driver().new_tab()).unwrap();
        self.to_tab(&tab);
        tab
    }

    /// Looks at another tab.
    pub(crate) fn to_tab(&self, tab: &WindowHandle) -> &Self {
        self.house.runtime.block_on(self.driver().switch_to_window(tab.clone())).unwrap();
        self
    }

    /// Opens the page anew.
    pub(crate) fn reload(&self) -> &Self {
        self.house.runtime.block_on(self.driver().refresh()).unwrap();
        self
    }

    /// Goes back to where the visitor was before. A script must not: the driver runs a script anew when its page leaves
    /// before it has answered, and goes back twice.
    pub(crate) fn back(&self) -> &Self {
        self.house.runtime.block_on(self.driver().back()).unwrap();
        self
    }

    /// A table of these rules: nothing moves, and the others play simply, so that games are short.
    pub(crate) fn sit_down(&self, rules: &str, seed: &str) -> Table<'_> {
        self.sit_down_with(&json!({}), rules, seed)
    }

    /// The same with settings of one's own.
    pub(crate) fn sit_down_with(&self, settings: &Value, rules: &str, seed: &str) -> Table<'_> {
        self.settle(settings);
        self.go(&format!("?speed=instant#/play/{rules}/{seed:0>64}"));
        let table = self.table();
        table.deal();
        table
    }

    /// Chooses settings of the page, the usual ones of these tests and what is given.
    pub(crate) fn settle(&self, more: &Value) -> &Self {
        let mut settings = json!({ "pace": "instant", "levels": ["beginner"], "met": true });
        for (name, value) in more.as_object().unwrap() {
            settings[name] = value.clone();
        }
        self.go("#/help").see("#room h1");
        self.run(&format!("localStorage.setItem('kookaburra-settings', {:?})", settings.to_string()));
        self
    }

    /// The table that is open.
    #[must_use]
    pub(crate) fn table(&self) -> Table<'_> {
        self.see(".table");
        Table::new(self)
    }

    /// Runs a script and gives what it returns.
    #[must_use]
    pub(crate) fn ask<T: DeserializeOwned>(&self, script: &str) -> T {
        self.evaluated(&format!("(() => {{ {script}\n }})()"))
    }

    /// Runs a script.
    pub(crate) fn run(&self, script: &str) -> &Self {
        let _: Value = self.ask(script);
        self
    }

    /// Runs a script that calls `done` with its answer.
    #[must_use]
    pub(crate) fn wait_for<T: DeserializeOwned>(&self, script: &str) -> T {
        self.evaluated(&format!("new Promise((done) => {{ {script}\n }})"))
    }

    /// The value of an expression, by the browser's own tools, without the driver between.
    fn evaluated<T: DeserializeOwned>(&self, expression: &str) -> T {
        let with = json!({
            "expression": expression, "returnByValue": true, "awaitPromise": true, "userGesture": true,
        });
        let begun = Instant::now();
        let mut answer = loop {
            match self.house.runtime.block_on(self.driver().cdp().send_raw("Runtime.evaluate", &with)) {
                Ok(answer) => break answer,
                // The page has left: its successor is asked.
                Err(error) if begun.elapsed() > PATIENCE => panic!("{expression}: {error}"),
                Err(_) => thread::sleep(SOON),
            }
        };
        if let Some(fault) = answer.get("exceptionDetails") {
            panic!("{expression}: {fault}");
        }
        let value = answer["result"]["value"].take();
        serde_json::from_value(value).unwrap_or_else(|error| panic!("{expression}: {error}"))
    }

    /// Waits until a condition holds, and gives what it gave.
    pub(crate) fn until<T>(&self, what: &str, mut condition: impl FnMut() -> Option<T>) -> T {
        let begun = Instant::now();
        loop {
            if let Some(found) = condition() {
                return found;
            }
            assert!(
                begun.elapsed() < PATIENCE,
                "waited in vain for {what}; the page says:\n{}",
                self.words()
            );
            thread::sleep(SOON);
        }
    }

    /// Waits until a condition of the page holds. The page itself looks, which costs less than to ask it again and
    /// again.
    fn until_it_says(&self, what: &str, condition: &str) -> &Self {
        let script = format!(
            "const end = performance.now() + 2000;
            const look = () => {{
              if ({condition}) done(true);
              else if (performance.now() > end) done(false);
              else setTimeout(look, 20);
            }};
            look();"
        );
        self.until(what, || self.wait_for::<bool>(&script).then_some(()));
        self
    }

    /// Whether something is on the page.
    #[must_use]
    pub(crate) fn sees(&self, selector: &str) -> bool {
        self.ask(&format!("return document.querySelector({selector:?}) !== null"))
    }

    /// Waits until something is on the page.
    pub(crate) fn see(&self, selector: &str) -> &Self {
        self.until_it_says(selector, &format!("document.querySelector({selector:?}) !== null"))
    }

    /// Waits until a text is on the page.
    pub(crate) fn read(&self, words: &str) -> &Self {
        self.until_it_says(words, &format!("document.body?.innerText.includes({words:?})"))
    }

    /// All that the page says.
    #[must_use]
    pub(crate) fn words(&self) -> String {
        self.ask("return document.body ? document.body.innerText : ''")
    }

    /// Every text on the screen is there, also those that are fetched late.
    ///
    /// # Panics
    /// The key of a text stands where its words should be.
    pub(crate) fn no_text_is_missing(&self) {
        let words = self.words();
        assert!(!words.contains('⟨'), "{words}");
    }

    /// The text of something.
    #[must_use]
    pub(crate) fn text(&self, selector: &str) -> String {
        self.see(selector);
        self.ask(&format!("return document.querySelector({selector:?})?.innerText ?? ''"))
    }

    /// Clicks on something as soon as it is there; what lies under something else can't be clicked.
    pub(crate) fn click(&self, selector: &str) -> &Self {
        let mut last = String::from("nothing");
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            let clicked = self
                .house
                .runtime
                .block_on(async { self.driver().find(thirtyfour::By::Css(selector)).await?.click().await });
            match clicked {
                Ok(()) => return self,
                Err(error) => last = error.to_string(),
            }
            thread::sleep(SOON);
        }
        panic!("{selector} can't be clicked: {last}\nThe page says:\n{}", self.words());
    }

    /// Types into something.
    pub(crate) fn write(&self, selector: &str, text: &str) -> &Self {
        self.see(selector);
        self.house
            .runtime
            .block_on(async {
                self.driver().find(thirtyfour::By::Css(selector)).await?.send_keys(text).await
            })
            .unwrap();
        self
    }

    /// Presses keys, wherever the focus is.
    pub(crate) fn press(&self, keys: impl AsRef<str>) -> &Self {
        let chain = self.driver().action_chain().send_keys(keys.as_ref());
        self.house.runtime.block_on(chain.perform()).unwrap();
        self
    }

    /// Presses a key while another is held.
    pub(crate) fn press_with(&self, held: char, key: &str) -> &Self {
        let chain = self.driver().action_chain().key_down(held).send_keys(key).key_up(held);
        self.house.runtime.block_on(chain.perform()).unwrap();
        self
    }

    /// A command to the browser itself.
    pub(crate) fn command(&self, name: &str, with: &Value) -> Value {
        self.house.runtime.block_on(self.driver().cdp().send_raw(name, with)).unwrap()
    }

    /// Changes the screen.
    pub(crate) fn resize(&self, size: Size) -> &Self {
        let Size { width, height, mobile, .. } = size;
        let scale = if mobile { 2 } else { 1 };
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": mobile });
        self.command("Emulation.setDeviceMetricsOverride", &metrics);
        self
    }

    /// Keeps a picture of the screen among the artefacts, where somebody wants to look at them.
    pub(crate) fn picture(&self, name: &str) -> &Self {
        if env::var_os(PICTURES).is_some() { self.picture_anyway(name) } else { self }
    }

    /// Keeps a picture of the screen in any case, to see what went wrong.
    pub(crate) fn picture_anyway(&self, name: &str) -> &Self {
        let file = self.house.pictures().join(format!("{name}.png"));
        self.house.runtime.block_on(self.driver().screenshot(&file)).unwrap();
        self
    }

    /// A picture of the screen as WebP, which is small.
    ///
    /// # Panics
    /// If the browser gives none.
    #[must_use]
    pub(crate) fn small_picture(&self) -> Vec<u8> {
        let answer = self.command("Page.captureScreenshot", &json!({ "format": "webp", "quality": 90 }));
        BASE64_STANDARD.decode(answer["data"].as_str().unwrap_or_default()).unwrap()
    }

    /// Keeps a picture on each screen.
    pub(crate) fn pictures(&self, name: &str) -> &Self {
        for size in [PHONE, PHONE_LANDSCAPE, DESKTOP] {
            self.resize(size).picture(&format!("{name}-{}", size.name));
        }
        self
    }

    /// What went wrong on the page, as the browser noted it.
    #[must_use]
    pub(crate) fn complaints(&self) -> Vec<String> {
        let log = self.house.runtime.block_on(self.driver().browser_log()).unwrap_or_default();
        let severe = log.into_iter().filter(|entry| entry.level == "SEVERE").map(|entry| entry.message);
        // A page that is no page of ours names no sign, and some browsers then ask for the usual one.
        severe.filter(|message| !message.contains("/favicon.ico")).collect()
    }
}

impl Drop for BrowserUser<'_> {
    fn drop(&mut self) {
        if let Some(driver) = self.driver.take() {
            // A browser that is gone can't leave.
            let _ = self.house.runtime.block_on(driver.quit());
        }
    }
}
