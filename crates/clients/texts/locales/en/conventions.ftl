### What bids mean by agreement between partners.
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use. $suit is a suit ("hearts").

bots-agreed-six-no-trumps-natural = A first bid of six { no-trumps } means what it says.
bots-agreed-six-no-trumps-joker = A first bid of six { no-trumps } shows the joker; passing says you don’t have it.
bots-agreed-six-of-suit-natural = A first bid of six in a suit means what it says.
bots-agreed-six-of-suit-help = A first bid of six in a suit shows three trumps with a bower or the joker; passing says you don’t have them.
bots-means-joker = Shows the joker.
bots-means-help = Shows help in { $suit }.
bots-means-no-joker = Says: no joker.
bots-means-no-help = Says: no help in any suit.
