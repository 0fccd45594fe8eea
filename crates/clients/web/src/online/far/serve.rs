//! The worker’s side of tables online: what is asked there is answered as it comes, and nobody waits for it but whoever
//! asked.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use desk::Desk;
use desk::wire::Preferences;
use texts::Lang;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::{
    Deal, FarRequest, FarTold, Join,
    cards::{self, Reply},
    seat::FarSeat,
};
use crate::{message::Response, worker::Page};

/// The seats at tables online, for a worker that knows no more of them.
pub(crate) trait Far {
    /// Takes in a request, and replies to it under its number.
    fn asked(self: Rc<Self>, number: u32, request: &[u8]);
    /// Goes on in the language and manner of the page.
    fn speak(&self, lang: Lang, preferences: Preferences);
}

/// Holds the seats at tables online. It is of the same part as what the page shows of them: that has been fetched.
#[wasm_split(online, fallible)]
pub(crate) fn far(page: Page, lang: Lang, preferences: Preferences) -> Result<Rc<dyn Far>, SplitLoaderError> {
    texts::provide::over();
    texts::provide::advice();
    texts::provide::rummy();
    texts::provide::online();
    let speech = Cell::new((lang, preferences));
    Ok(Rc::new(Seats { page, speech, seat: RefCell::default(), hand_replay: RefCell::default() }))
}

struct Seats {
    page: Page,
    speech: Cell<(Lang, Preferences)>,
    /// The seat at the table that is shown.
    seat: RefCell<Option<Rc<FarSeat>>>,
    /// The deal of an evening that is looked at.
    hand_replay: RefCell<Option<(Deal, Desk)>>,
}

impl Far for Seats {
    fn asked(self: Rc<Self>, number: u32, request: &[u8]) {
        let Ok(request) = postcard::from_bytes(request) else {
            // The page waits for a reply in any case.
            return self.page.reply(number, Err(String::new()));
        };
        spawn_local(async move {
            let result = self.answer(number, request).await;
            self.page.reply(number, result);
        });
    }

    fn speak(&self, lang: Lang, preferences: Preferences) {
        self.speech.set((lang, preferences));
        self.hand_replay.take();
        if let Some(seat) = self.seat() {
            seat.speak((lang, preferences));
        }
    }
}

impl Seats {
    fn seat(&self) -> Option<Rc<FarSeat>> {
        self.seat.borrow().clone()
    }

    async fn answer(&self, number: u32, request: FarRequest) -> Reply {
        match (request, self.seat()) {
            (FarRequest::Deal { deal, request }, _) => {
                return cards::of_deal(&self.hand_replay, deal, self.speech.get(), request).await;
            }
            (FarRequest::Join(join), _) => self.join(*join),
            (_, None) => return Err(String::new()),
            (FarRequest::Leave, _) => self.leave(),
            (FarRequest::LookAfter, Some(seat)) => seat.connection.look_after(),
            (FarRequest::TakeOver, Some(seat)) => seat.connection.take_over(),
            (FarRequest::Mute(participant), Some(seat)) => seat.mute(participant),
            (FarRequest::Command(command), Some(seat)) => seat.done(number, command, None).await?,
            (FarRequest::Desk { seen, request }, Some(seat)) => {
                return seat.answer(number, seen, request).await;
            }
        }
        Ok(Response::Done)
    }

    fn join(&self, join: Join) {
        self.leave();
        let page = self.page.clone();
        let tell = move |told: &FarTold| page.say(&told.packed());
        self.seat.replace(Some(FarSeat::join(join, self.speech.get(), Box::new(tell))));
    }

    fn leave(&self) {
        if let Some(seat) = self.seat.take() {
            seat.leave();
        }
    }
}
