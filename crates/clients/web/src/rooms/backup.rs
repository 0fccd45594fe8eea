//! Everything that this browser keeps, as one file, and back: in the settings.

use js_sys::{Array, Uint8Array};
use kookaburra::backup::{BackupError, MOST_PACKED, Plan};
use leptos::{ev, prelude::*};
use texts::backup::{fault, plan};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag};

use crate::{
    announce::{Announcer, use_announcer},
    backup::{BackupReply, BackupRequest, Small, small},
    browser,
    link::{Link, use_link},
    message::Response,
    rooms::parts::{Switch, chosen_file, save_blob},
    settings::{KEY, Settings, use_settings},
    words::{Say, use_words},
};

/// Where it is noted that a restore can be undone.
const UNDO: &str = "kookaburra-restored";

/// A file that was chosen, and what taking it in would do.
#[derive(Clone, PartialEq)]
struct Chosen {
    file: Vec<u8>,
    plan: Plan,
}

/// The state of the section about backups. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
struct Backups {
    chosen: RwSignal<Option<Chosen>>,
    /// Whether a file has seats, too.
    seats: RwSignal<bool>,
    /// Whether what was deleted here comes back.
    deleted: RwSignal<bool>,
    can_undo: RwSignal<bool>,
    /// Whether something is being done.
    busy: RwSignal<bool>,
    wrong: RwSignal<Option<String>>,
    told: RwSignal<Option<String>>,
    announcer: Announcer,
    link: Link,
    say: Say,
    settings: RwSignal<Settings>,
}

impl Backups {
    fn new() -> Self {
        Self {
            chosen: RwSignal::new(None),
            seats: RwSignal::new(false),
            deleted: RwSignal::new(false),
            can_undo: RwSignal::new(browser::saved(UNDO).is_some()),
            busy: RwSignal::new(false),
            wrong: RwSignal::new(None),
            told: RwSignal::new(None),
            announcer: use_announcer(),
            link: use_link(),
            say: use_words(),
            settings: use_settings(),
        }
    }

    /// Does something, and tells what went wrong with it; one thing at a time.
    fn run(self, work: impl Future<Output = Result<(), String>> + 'static) {
        if self.busy.get_untracked() {
            return;
        }
        self.busy.set(true);
        self.wrong.set(None);
        self.told.set(None);
        spawn_local(async move {
            let done = work.await;
            // The room may have been left in the meantime.
            self.busy.try_set(false);
            self.wrong.try_set(done.err());
        });
    }

    /// Asks the worker.
    async fn ask(self, request: BackupRequest) -> Result<BackupReply, String> {
        let reply = match self.link.ask(request.packed()).await? {
            Response::Backup(reply) => postcard::from_bytes(&reply).map_err(|_| self.mishap())?,
            _ => return Err(self.mishap()),
        };
        match reply {
            BackupReply::Fault(error) => Err(fault(&error, self.say.texts())),
            reply => Ok(reply),
        }
    }

    fn mishap(self) -> String {
        self.say.texts().get("web-mishap")
    }

    fn tell(self, key: &str) {
        self.told.try_set(Some(self.say.texts().get(key)));
    }

    async fn save(self) -> Result<(), String> {
        let asked = BackupRequest::Save { small: small(), seats: self.seats.get_untracked() };
        let BackupReply::File(file) = self.ask(asked).await? else { return Err(self.mishap()) };
        let bag = BlobPropertyBag::new();
        bag.set_type("application/gzip");
        let parts = Array::of1(&Uint8Array::from(file.as_slice()));
        let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &bag).map_err(|_| self.mishap())?;
        save_blob(&format!("kookaburra-backup-{}.gz", browser::day(browser::now())), &blob);
        self.tell("backup-saved-here");
        Ok(())
    }

    /// Looks into a file that was chosen.
    async fn look(self, file: web_sys::File) -> Result<(), String> {
        self.chosen.set(None);
        if file.size() > MOST_PACKED as f64 {
            return Err(fault(&BackupError::TooLarge, self.say.texts()));
        }
        let bytes = JsFuture::from(file.array_buffer()).await.map_err(|_| self.mishap())?;
        let file = Uint8Array::new(&bytes).to_vec();
        let asked = BackupRequest::Look { small: small(), file: file.clone() };
        let BackupReply::Plan(plan) = self.ask(asked).await? else { return Err(self.mishap()) };
        self.announcer.tell(texts::backup::plan(&plan, self.say.texts()).join(" "));
        self.deleted.try_set(false);
        self.chosen.try_set(Some(Chosen { file, plan }));
        Ok(())
    }

    async fn restore(self) -> Result<(), String> {
        let Some(Chosen { file, .. }) = self.chosen.get_untracked() else { return Ok(()) };
        let deleted = self.deleted.get_untracked();
        self.change(move |small, written| BackupRequest::Restore {
            small,
            file: file.clone(),
            deleted,
            written,
        })
        .await?;
        browser::keep_for_good();
        self.chosen.try_set(None);
        self.can_undo.try_set(browser::keep(UNDO, "yes"));
        self.tell("backup-restored");
        Ok(())
    }

    async fn undo(self) -> Result<(), String> {
        self.change(|small, written| BackupRequest::Undo { small, written }).await?;
        browser::forget(UNDO);
        self.can_undo.try_set(false);
        self.tell("backup-undone");
        Ok(())
    }

    /// Changes what the browser keeps: first the small store, then the worker's. If one of them can't, both stay.
    async fn change(self, asked: impl Fn(Small, bool) -> BackupRequest) -> Result<(), String> {
        let before = small();
        let BackupReply::Write(changes) = self.ask(asked(before.clone(), false)).await? else {
            return Err(self.mishap());
        };
        let full = !changes.iter().all(|(key, text)| put(key, text.as_deref()));
        let done = if full {
            Err(self.say.texts().get("web-store-full"))
        } else {
            self.ask(asked(before.clone(), true)).await
        };
        if let Err(why) = done {
            for (key, _) in &changes {
                put(key, before.get(key).map(String::as_str));
            }
            return Err(why);
        }
        if let Some(text) = changes.iter().find_map(|(key, text)| text.as_ref().filter(|_| key == KEY)) {
            self.settings.set(Settings::read(text));
        }
        Ok(())
    }
}

/// Writes a text of the small store, or takes it away; false if there is no room.
fn put(key: &str, text: Option<&str>) -> bool {
    match text {
        Some(text) => browser::keep(key, text),
        None => {
            browser::forget(key);
            true
        }
    }
}

/// Whether this is a tab of Safari: it deletes what a page keeps that nobody opens for seven days.
fn forgets(agent: &str, installed: bool) -> bool {
    let is_safari = agent.contains("Version/") && agent.contains("Safari/") && !agent.contains("Android");
    is_safari && !agent.contains("Chrome/") && !installed
}

/// Backups, as a section of the settings.
#[component]
pub(super) fn BackupSection() -> impl IntoView {
    let say = use_words();
    let backups = Backups::new();
    let choose = move |event: ev::Event| {
        if let Some(file) = chosen_file(&event) {
            backups.run(backups.look(file));
        }
    };
    let may_forget = forgets(&browser::agent(), browser::is_installed());
    view! {
        <section class="backup" aria-labelledby="backup-title">
            <h2 id="backup-title">{say.get("backup-title")}</h2>
            <p class="quiet">{say.get("backup-about")}</p>
            {may_forget.then(|| view! { <p>{say.get("backup-safari")}</p> })}
            <Switch
                id="backup-seats"
                label="backup-seats"
                hint="backup-seats-hint"
                on=backups.seats
                set=move |on| backups.seats.set(on)
            />
            <div class="ways">
                <button type="button" id="backup-save" on:click=move |_| backups.run(backups.save())>
                    {say.get("backup-save")}
                </button>
                {move || backups.can_undo.get().then(|| view! {
                    <button type="button" id="backup-undo" on:click=move |_| backups.run(backups.undo())>
                        {say.get("backup-undo")}
                    </button>
                })}
            </div>
            <div class="field file">
                <label for="backup-file">{say.get("backup-restore")}</label>
                <input type="file" id="backup-file" accept=".gz,application/gzip" on:change=choose/>
            </div>
            <p role="alert" class="problems">{backups.wrong}</p>
            <p role="status" class="quiet">{backups.told}</p>
            {move || backups.chosen.get().map(|chosen| planned(backups, &chosen.plan))}
        </section>
    }
}

/// What the chosen file would do, and the question whether it shall.
fn planned(backups: Backups, what: &Plan) -> AnyView {
    let say = backups.say;
    let lines = plan(what, say.texts()).into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    let left_out = what.left_out() > 0;
    let nothing = what.is_empty() && !left_out;
    view! {
        <div class="plan" role="group" aria-labelledby="backup-plan">
            <h3 id="backup-plan">{say.get("backup-plan-title")}</h3>
            <ul>{lines}</ul>
            {left_out.then(|| view! {
                <Switch
                    id="backup-deleted"
                    label="backup-deleted"
                    hint="backup-deleted-hint"
                    on=backups.deleted
                    set=move |on| backups.deleted.set(on)
                />
            })}
            <div class="ways">
                {(!nothing).then(|| view! {
                    <button type="button" class="primary" id="backup-yes" on:click=move |_| backups.run(backups.restore())>
                        {say.get("backup-yes")}
                    </button>
                })}
                <button type="button" id="backup-no" on:click=move |_| backups.chosen.set(None)>
                    {say.get("backup-no")}
                </button>
            </div>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tab_of_safari_may_forget() {
        let mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
        assert!(forgets(&format!("{mac} Version/18.1 Safari/605.1.15"), false));
        assert!(!forgets(&format!("{mac} Version/18.1 Safari/605.1.15"), true));
        assert!(!forgets(&format!("{mac} Chrome/130.0 Safari/605.1.15"), false));
        assert!(!forgets("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", false));
    }
}
