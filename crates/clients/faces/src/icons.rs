//! Line icons on a grid of 24, in the colour of the text around them.

/// How the lines of an icon are drawn.
pub(crate) const PEN: &str =
    r#"fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round""#;

macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident = $id:literal: $lines:literal)+) => {
        /// A line icon.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Icon { $($(#[$doc])* $name,)+ }

        impl Icon {
            /// All icons.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The name under which [`sprite`](crate::sprite) keeps it.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => concat!("icon-", $id),)+ }
            }

            pub(crate) const fn lines(self) -> &'static str {
                match self { $(Self::$name => $lines,)+ }
            }
        }
    };
}

icons! {
    /// A lamp: what would you play?
    Hint = "hint": r#"<path d="M9.5 17.500C9.5 15 6.5 13.5 6.5 9.500A5.5 5.5 0 0 1 17.5 9.500C17.5 13.5 14.5 15 14.5 17.500ZM10 21H14"/>"#
    /// An arrow back.
    Undo = "undo": r#"<path d="M8 5L4 9L8 13M4 9H14.500A5 5 0 0 1 14.5 19H10"/>"#
    /// A flag: the rest is mine.
    Claim = "claim": r#"<path d="M6 21V4M6 4.500C10 2.5 13 6.5 18 4.500V13C13 15 10 11 6 13"/>"#
    /// A glass over a card.
    Review = "review": r#"<path d="M10.5 21H6A2 2 0 0 1 4 19V5A2 2 0 0 1 6 3H13A2 2 0 0 1 15 5V8"/><circle cx="14.5" cy="14.5" r="3.5"/><path d="M17.2 17.200L20.5 20.5"/>"#
    /// The score sheet.
    Sheet = "sheet": r#"<path d="M6 3H18V21H6ZM12 3V21M8.5 8H9.500M8.5 12H9.500M14.5 8H15.500M14.5 12H15.500M14.5 16H15.5"/>"#
    /// Sliders.
    Settings = "settings": r#"<path d="M4 7H11M17 7H20M4 17H7M13 17H20"/><circle cx="14" cy="7" r="2.5"/><circle cx="10" cy="17" r="2.5"/>"#
    /// A loudspeaker that sounds.
    Sound = "sound": r#"<path d="M4 9.500V14.500H7.500L12 18.500V5.500L7.5 9.500ZM15.5 9A4.2 4.2 0 0 1 15.5 15M18 6.500A8 8 0 0 1 18 17.5"/>"#
    /// A loudspeaker that is silent.
    Silence = "silence": r#"<path d="M4 9.500V14.500H7.500L12 18.500V5.500L7.5 9.500ZM16 9.500L21 14.500M21 9.500L16 14.5"/>"#
    /// The globe: the language.
    Language = "language": r#"<circle cx="12" cy="12" r="9"/><path d="M3.5 9.500H20.500M3.5 14.500H20.500M12 3C8 7.5 8 16.5 12 21C16 16.5 16 7.5 12 3"/>"#
    /// Pass it on.
    Share = "share": r#"<path d="M12 15V3M8 7L12 3L16 7M6 11H5V21H19V11H18"/>"#
    /// Three lines.
    Menu = "menu": r#"<path d="M4 6H20M4 12H20M4 18H20"/>"#
    /// A cross.
    Close = "close": r#"<path d="M6 6L18 18M18 6L6 18"/>"#
    /// To the left.
    Back = "back": r#"<path d="M14.5 5L7.5 12L14.5 19"/>"#
    /// To the right.
    Next = "next": r#"<path d="M9.5 5L16.5 12L9.5 19"/>"#
    /// To the first.
    First = "first": r#"<path d="M18 5L11 12L18 19M6.5 5V19"/>"#
    /// To the last.
    Last = "last": r#"<path d="M6 5L13 12L6 19M17.5 5V19"/>"#
    /// Down, to open more.
    More = "more": r#"<path d="M5 9L12 16L19 9"/>"#
    /// Begin.
    Play = "play": r#"<path d="M7 4.500V19.500L19.5 12Z"/>"#
    /// A house: home.
    Home = "home": r#"<path d="M3.5 11.500L12 4L20.5 11.500M6 9.500V20H18V9.500M10 20V14H14V20"/>"#
    /// A book: the rules.
    Rules = "rules": r#"<path d="M12 6.500C9.5 4.5 6.5 4 3 4.500V18.500C6.5 18 9.5 18.5 12 20.500C14.5 18.5 17.5 18 21 18.500V4.500C17.5 4 14.5 4.5 12 6.500ZM12 6.500V20.5"/>"#
    /// A letter i: what is going on.
    Info = "info": r#"<circle cx="12" cy="12" r="9"/><path d="M12 11V16.500M12 7.500V7.6"/>"#
    /// A tick.
    Check = "check": r#"<path d="M4.5 12.500L9.5 17.500L19.5 6.5"/>"#
    /// More of it.
    Plus = "plus": r#"<path d="M12 5V19M5 12H19"/>"#
    /// Less of it.
    Minus = "minus": r#"<path d="M5 12H19"/>"#
    /// Two cards: the last trick.
    Cards = "cards": r#"<path d="M4 7H12V19H4ZM9 4.500L17 3.500L19.5 16L15 17"/>"#
    /// Bars by length: put the hand in order.
    Sort = "sort": r#"<path d="M4 6H20M4 12H15M4 18H9.5"/>"#
    /// A clock turned back: earlier games.
    History = "history": r#"<path d="M4 5V9.500H8.500M4.2 9.500A8.5 8.5 0 1 1 3.5 13.500M12 8V12.500L15 14.5"/>"#
    /// Columns: the figures.
    Figures = "figures": r#"<path d="M4 20H20M7 20V13M12 20V5M17 20V9.5"/>"#
    /// Two heads: the players.
    Company = "company": r#"<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20C2.5 16 5.5 14 9 14S15.5 16 15.5 20M15.5 4.800A3.5 3.5 0 0 1 15.5 11.200M18 14.500C20.3 15.5 21.5 17.3 21.5 20"/>"#
    /// Fetch to this machine.
    Download = "download": r#"<path d="M12 4V15M8 11L12 15L16 11M4 16V20H20V16"/>"#
    /// Bring from this machine.
    Upload = "upload": r#"<path d="M12 15V4M8 8L12 4L16 8M4 16V20H20V16"/>"#
    /// A bin.
    Delete = "delete": r#"<path d="M4 6.500H20M9 6.500V4H15V6.500M6 6.500L7 20.500H17L18 6.500M10.2 10.500V16.500M13.8 10.500V16.5"/>"#
    /// A pencil: change it.
    Edit = "edit": r#"<path d="M4 20L5 15.500L16 4.500L19.5 8L8.5 19Z"/>"#
    /// Half a disc: dark or light.
    Light = "light": r#"<circle cx="12" cy="12" r="8.5"/><path fill="currentColor" d="M12 3.500A8.5 8.5 0 0 1 12 20.500Z"/>"#
    /// Two sheets: copy.
    Copy = "copy": r#"<path d="M9 9H20V21H9ZM6 15H4V3H15V6"/>"#
    /// Keys: a box for typed commands.
    Keyboard = "keyboard": r#"<path d="M2.5 6H21.500V18H2.500ZM6.5 10H6.600M10.2 10H10.300M13.8 10H13.900M17.4 10H17.500M8 14.200H16"/>"#
}
