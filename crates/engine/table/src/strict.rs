//! Reading JSON objects to the letter: no key twice, no array in the place of an object.

use std::{borrow::Cow, fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer,
    de::{
        DeserializeSeed, Error, IgnoredAny, MapAccess, SeqAccess, Unexpected, Visitor,
        value::MapAccessDeserializer,
    },
};
use serde_json::{Map, Number, Value};

/// Something that stands in an object; a derived reader alone would also take an array of its fields.
pub(crate) struct Object<T>(pub(crate) T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
            type Value = T;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map))
            }
        }

        deserializer.deserialize_map(Fields(PhantomData)).map(Self)
    }
}

/// A list of objects.
pub(crate) fn objects<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Vec<T>, D::Error> {
    Ok(Vec::<Object<T>>::deserialize(deserializer)?.into_iter().map(|object| object.0).collect())
}

/// A struct that stands in an object.
pub(crate) fn object<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<T, D::Error> {
    Object::deserialize(deserializer).map(|object| object.0)
}

/// A value that may be left out, but is not `null` when it is there.
pub(crate) fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// A whole number. `-0` is 0 \[FH-AMB-44\]; the reader's library takes it for a fraction.
pub(crate) struct Whole<T>(pub(crate) T);

/// Whether the reader's library has read `-0`, which is not told from `-0.0`.
const fn is_minus_zero(number: f64) -> bool {
    number.to_bits() == (-0.0_f64).to_bits()
}

/// A type for whole numbers of a range.
pub(crate) trait WholeNumber: TryFrom<i64> + TryFrom<u64> + Default {
    const EXPECTED: &'static str;
}

impl WholeNumber for u8 {
    const EXPECTED: &'static str = "a whole number from 0 to 255";
}

impl WholeNumber for i32 {
    const EXPECTED: &'static str = "a whole number";
}

impl WholeNumber for usize {
    const EXPECTED: &'static str = "a whole number from 0";
}

impl<'de, T: WholeNumber> Deserialize<'de> for Whole<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read<T>(PhantomData<T>);

        impl<T: WholeNumber> Visitor<'_> for Read<T> {
            type Value = T;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(T::EXPECTED)
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<T, E> {
                number.try_into().map_err(|_| E::invalid_value(Unexpected::Signed(number), &self))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
                number.try_into().map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<T, E> {
                if is_minus_zero(number) {
                    return Ok(T::default());
                }
                Err(E::invalid_type(Unexpected::Float(number), &self))
            }
        }

        deserializer.deserialize_any(Read(PhantomData)).map(Self)
    }
}

/// An object of any content without a doubled key.
pub(crate) fn map<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Map<String, Value>, D::Error> {
    match deserializer.deserialize_map(AnyValue { object: true })? {
        Value::Object(map) => Ok(map),
        _ => Err(D::Error::custom("expected an object")),
    }
}

/// Reads any value, refusing objects that have a key twice.
#[derive(Clone, Copy)]
pub(crate) struct AnyValue {
    /// Whether it must be an object.
    pub(crate) object: bool,
}

impl<'de> DeserializeSeed<'de> for AnyValue {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for AnyValue {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.object { "an object" } else { "a JSON value" })
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value, E> {
        self.scalar(Value::Bool(value), Unexpected::Bool(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        self.scalar(value.into(), Unexpected::Signed(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        self.scalar(value.into(), Unexpected::Unsigned(value))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        let number = match value {
            _ if is_minus_zero(value) => Some(0.into()),
            _ => Number::from_f64(value),
        };
        self.scalar(number.map_or(Value::Null, Value::Number), Unexpected::Float(value))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Value, E> {
        self.scalar(value.into(), Unexpected::Str(value))
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        self.scalar(Value::Null, Unexpected::Unit)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Value, A::Error> {
        if self.object {
            return Err(A::Error::invalid_type(Unexpected::Seq, &self));
        }
        let mut values = Vec::new();
        while let Some(value) = seq.next_element_seed(Self { object: false })? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(key) = access.next_key::<String>()? {
            let value = access.next_value_seed(Self { object: false })?;
            insert_once(&mut map, key, value)?;
        }
        Ok(Value::Object(map))
    }
}

impl AnyValue {
    fn scalar<E: Error>(self, value: Value, found: Unexpected<'_>) -> Result<Value, E> {
        if self.object { Err(E::invalid_type(found, &self)) } else { Ok(value) }
    }
}

/// Adds a key that must be new.
pub(crate) fn insert_once<E: Error>(
    map: &mut Map<String, Value>,
    key: String,
    value: Value,
) -> Result<(), E> {
    if map.contains_key(&key) {
        return Err(E::custom(format_args!("duplicate key \"{key}\"")));
    }
    map.insert(key, value);
    Ok(())
}

/// Looks through records for how many hands they have, and stops with an error where one has more than `most`.
pub(crate) struct FindHands<'a> {
    pub(crate) most: usize,
    /// Whether there are more.
    pub(crate) too_many: &'a mut bool,
}

impl FindHands<'_> {
    /// The same for what stands inside.
    const fn inside(&mut self) -> FindHands<'_> {
        FindHands { most: self.most, too_many: self.too_many }
    }
}

impl<'de> DeserializeSeed<'de> for FindHands<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for FindHands<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a record")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut access: A) -> Result<(), A::Error> {
        while let Some(key) = access.next_key::<Cow<'_, str>>()? {
            match &*key {
                "hands" => access.next_value_seed(CountHands(self.inside()))?,
                "games" | "record" => access.next_value_seed(self.inside())?,
                _ => {
                    access.next_value::<IgnoredAny>()?;
                }
            }
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut records: A) -> Result<(), A::Error> {
        while records.next_element_seed(self.inside())?.is_some() {}
        Ok(())
    }
}

/// Counts the hands of one record.
struct CountHands<'a>(FindHands<'a>);

impl<'de> DeserializeSeed<'de> for CountHands<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for CountHands<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut hands: A) -> Result<(), A::Error> {
        for _ in 0..self.0.most {
            if hands.next_element::<IgnoredAny>()?.is_none() {
                return Ok(());
            }
        }
        *self.0.too_many = hands.next_element::<IgnoredAny>()?.is_some();
        if *self.0.too_many { Err(A::Error::custom("too many hands")) } else { Ok(()) }
    }
}
