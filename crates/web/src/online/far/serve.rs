//! The worker’s side of tables online: what is asked there is answered as it comes, and nobody waits for it but whoever asked.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use desk::Desk;
use desk_wire::Wishes;
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
    fn speak(&self, lang: Lang, wishes: Wishes);
}

/// Holds the seats at tables online. It is of the same part as what the page shows of them: that has been fetched.
#[wasm_split(online, fallible)]
pub(crate) fn far(page: Page, lang: Lang, wishes: Wishes) -> Result<Rc<dyn Far>, SplitLoaderError> {
    texts::provide::advice();
    texts::provide::rummy();
    texts::provide::online();
    let speech = Cell::new((lang, wishes));
    Ok(Rc::new(Seats { page, speech, seat: RefCell::default(), film: RefCell::default() }))
}

struct Seats {
    page: Page,
    speech: Cell<(Lang, Wishes)>,
    /// The seat at the table that is shown.
    seat: RefCell<Option<Rc<FarSeat>>>,
    /// The deal of an evening that is looked at.
    film: RefCell<Option<(Deal, Desk)>>,
}

impl Far for Seats {
    fn asked(self: Rc<Self>, number: u32, request: &[u8]) {
        if let Ok(request) = postcard::from_bytes(request) {
            spawn_local(async move {
                let result = self.answer(number, request).await;
                self.page.reply(number, result);
            });
        }
    }

    fn speak(&self, lang: Lang, wishes: Wishes) {
        self.speech.set((lang, wishes));
        self.film.take();
        if let Some(seat) = self.seat() {
            seat.speak((lang, wishes));
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
                return cards::of_deal(&self.film, deal, self.speech.get(), request).await;
            }
            (FarRequest::Join(join), _) => self.join(*join),
            (_, None) => return Err(String::new()),
            (FarRequest::Leave, _) => self.leave(),
            (FarRequest::LookAfter, Some(seat)) => seat.connection.look_after(),
            (FarRequest::TakeOver, Some(seat)) => seat.connection.take_over(),
            (FarRequest::Mute(visitor), Some(seat)) => seat.mute(visitor),
            (FarRequest::Wish(wish), Some(seat)) => seat.done(number, wish, None).await?,
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
