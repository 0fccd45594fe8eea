//! Nothing more than its player saw can be said of a card of Rummy 500: what comes from the stock is luck.

use rummy_500::Rules;

use crate::review::Reviewed;

impl Reviewed for Rules {
    type Oracle = ();
}
