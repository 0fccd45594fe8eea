//! Writing the axes of a game down once: their types, texts and reading follow from one table.

/// Makes the axes of a game from a table: a type for each, the list `AXES`, and a struct with a value for each.
///
/// An axis has named values in braces, or any whole number of a range in parentheses:
///
/// ```
/// kookaburra_table::axes! {
///     /// What a table wants to play.
///     pub struct Axes;
///
///     /// How many play.
///     players: Players (2..=8)
///     /// Whether there are jokers.
///     jokers: Jokers { On = "on", Off = "off" }
/// }
/// let mut axes = Axes { players: Players::nearest(4), jokers: Jokers::On };
/// assert!(axes.set("players", "5") && !axes.set("players", "9") && axes.set("jokers", "off"));
/// assert_eq!((axes.players.get(), axes.jokers), (5, Jokers::Off));
/// assert_eq!(axes.value("players").as_deref(), Some("5"));
/// assert_eq!(AXES[0].to_string(), "2 to 8");
/// ```
///
/// Where the module is public, as in `pub struct Axes in my_game::axis;`, the documentation of each type has an
/// example.
#[macro_export]
macro_rules! axes {
    (
        $(#[$axes_doc:meta])* pub struct Axes $(in $home:path)?;
        $($(#[$doc:meta])* $field:ident: $kind:ident $values:tt)+
    ) => {
        $crate::axis_types! { [$($home)?] $($(#[$doc])* $kind $values)+ }

        /// Every axis, in the order of the specification.
        pub const AXES: &[$crate::Axis] = &[$(
            $crate::Axis { name: stringify!($field), values: $kind::TEXTS, range: $kind::RANGE }
        ),+];

        $(#[$axes_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct Axes { $($(#[$doc])* pub $field: $kind),+ }

        impl Axes {
            /// The value of the axis of this name, as it is written.
            #[must_use]
            pub fn value(&self, axis: &str) -> Option<::std::borrow::Cow<'static, str>> {
                match axis { $(stringify!($field) => Some(self.$field.written()),)+ _ => None }
            }

            /// Sets the axis of this name; false if there is no such axis or value.
            #[must_use]
            pub fn set(&mut self, axis: &str, value: &str) -> bool {
                match axis {
                    $(stringify!($field) => match $kind::read(value) {
                        Some(value) => { self.$field = value; true }
                        None => false,
                    },)+
                    _ => false,
                }
            }
        }
    };
}

/// The number of a range that is nearest to a number.
#[doc(hidden)]
#[must_use]
pub const fn nearest(least: u32, number: u32, most: u32) -> u32 {
    if number < least {
        least
    } else if number > most {
        most
    } else {
        number
    }
}

/// The types of the axes of a module: see [`axes!`].
#[doc(hidden)]
#[macro_export]
macro_rules! axis_types {
    ($home:tt $($(#[$doc:meta])* $kind:ident $values:tt)+) => {
        $($crate::axis_type! { $(#[$doc])* #[doc = $crate::axis_example!($home $kind $values)] $kind $values })+
    };
}

/// The example of an axis as a text: how each value is written, or where the range ends. It needs a public module.
#[doc(hidden)]
#[macro_export]
macro_rules! axis_example {
    ([] $($rest:tt)*) => { "" };
    ([$home:path] $kind:ident { $($(#[$doc:meta])* $value:ident = $text:literal),+ $(,)? }) => {
        concat!(
            "\n```\nuse ", stringify!($home), "::", stringify!($kind), ";\n\n",
            $("assert_eq!(", stringify!($kind), "::", stringify!($value), ".text(), \"", $text, "\");\n",)+
            "```"
        )
    };
    ([$home:path] $kind:ident ($least:literal..=$most:literal)) => {
        concat!(
            "\n```\nuse ", stringify!($home), "::", stringify!($kind), ";\n\n",
            "assert_eq!(", stringify!($kind), "::nearest(0).get(), ", $least, ");\n",
            "assert_eq!(", stringify!($kind), "::nearest(u32::MAX).get(), ", $most, ");\n```"
        )
    };
}

/// The type of one axis: see [`axes!`].
#[doc(hidden)]
#[macro_export]
macro_rules! axis_type {
    ($(#[$doc:meta])* $kind:ident { $($(#[$vdoc:meta])* $value:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[allow(missing_docs, reason = "the value's text in the specification says it")]
        pub enum $kind { $($(#[$vdoc])* $value),+ }

        impl $kind {
            /// All values in the order of the specification.
            pub const ALL: &'static [Self] = &[$(Self::$value),+];
            const TEXTS: &'static [&'static str] = &[$($text),+];
            const RANGE: Option<(u32, u32)> = None;

            /// The value as it is written.
            #[must_use]
            pub const fn text(self) -> &'static str {
                match self { $(Self::$value => $text),+ }
            }

            fn written(self) -> ::std::borrow::Cow<'static, str> { self.text().into() }

            fn read(text: &str) -> Option<Self> {
                match text { $($text => Some(Self::$value),)+ _ => None }
            }
        }

        impl ::std::fmt::Display for $kind {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result { f.write_str(self.text()) }
        }
    };
    ($(#[$doc:meta])* $kind:ident ($least:literal..=$most:literal)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $kind(u32);

        impl $kind {
            const TEXTS: &'static [&'static str] = &[];
            const RANGE: Option<(u32, u32)> = Some(($least, $most));

            /// The value of the axis nearest to this number.
            #[must_use]
            pub const fn nearest(number: u32) -> Self {
                Self($crate::nearest($least, number, $most))
            }

            /// The number.
            #[must_use]
            pub const fn get(self) -> u32 { self.0 }

            fn written(self) -> ::std::borrow::Cow<'static, str> { self.0.to_string().into() }

            fn read(text: &str) -> Option<Self> {
                let value = Self::nearest(text.parse().ok()?);
                (value.written() == text).then_some(value)
            }
        }

        impl ::std::fmt::Display for $kind {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result { self.0.fmt(f) }
        }
    };
}
