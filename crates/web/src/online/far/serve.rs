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
    Deal, FarRequest,
    cards::{self, Reply},
    seat::{FarSeat, Tell},
};
use crate::{
    message::{Response, Said},
    worker::Page,
};

/// The seats at tables online, for a worker that knows no more of them.
pub(crate) trait Far {
    /// Takes in a request, and replies to it under its number.
    fn asked(&self, number: u32, request: &[u8]);
    /// Goes on in the language and manner of the page.
    fn speak(&self, lang: Lang, wishes: Wishes);
}

/// Holds the seats at tables online. Who plays alone has none: this part is fetched when it is called for.
#[wasm_split(far, fallible)]
pub(crate) fn far(page: Page, lang: Lang, wishes: Wishes) -> Result<Rc<dyn Far>, SplitLoaderError> {
    texts::provide::advice();
    texts::provide::rummy();
    texts::provide::online();
    Ok(Rc::new(Seats(Rc::new(Held {
        page,
        speech: Cell::new((lang, wishes)),
        seat: RefCell::default(),
        film: RefCell::default(),
    }))))
}

struct Seats(Rc<Held>);

struct Held {
    page: Page,
    speech: Cell<(Lang, Wishes)>,
    /// The seat at the table that is shown.
    seat: RefCell<Option<Rc<FarSeat>>>,
    /// The deal of an evening that is looked at.
    film: RefCell<Option<(Deal, Desk)>>,
}

impl Far for Seats {
    fn asked(&self, number: u32, request: &[u8]) {
        let held = Rc::clone(&self.0);
        if let Ok(request) = postcard::from_bytes(request) {
            spawn_local(async move {
                let result = held.answer(number, request).await;
                held.page.reply(number, result);
            });
        }
    }

    fn speak(&self, lang: Lang, wishes: Wishes) {
        self.0.speech.set((lang, wishes));
        self.0.film.take();
        if let Some(seat) = self.0.seat() {
            seat.speak((lang, wishes));
        }
    }
}

impl Held {
    fn seat(&self) -> Option<Rc<FarSeat>> {
        self.seat.borrow().clone()
    }

    async fn answer(&self, number: u32, request: FarRequest) -> Reply {
        if let FarRequest::Deal { deal, request } = request {
            return cards::of_deal(&self.film, deal, self.speech.get(), request).await;
        }
        if let FarRequest::Join(join) = request {
            self.leave();
            let page = self.page.clone();
            let tell: Tell = Rc::new(move |told| {
                if let Ok(told) = postcard::to_allocvec(told) {
                    page.say(&Said::Far(told));
                }
            });
            self.seat.replace(Some(FarSeat::join(*join, self.speech.get(), tell)));
            return Ok(Response::Done);
        }
        let seat = self.seat().ok_or_else(String::new)?;
        match request {
            FarRequest::Leave => self.leave(),
            FarRequest::LookAfter => seat.connection.look_after(),
            FarRequest::TakeOver => seat.connection.take_over(),
            FarRequest::Mute(visitor) => seat.mute(visitor),
            FarRequest::Wish(wish) => seat.done(number, wish, None).await?,
            FarRequest::Desk { seen, request } => return seat.answer(number, seen, request).await,
            FarRequest::Join(_) | FarRequest::Deal { .. } => {}
        }
        Ok(Response::Done)
    }

    fn leave(&self) {
        if let Some(seat) = self.seat.take() {
            seat.leave();
        }
    }
}
