//! Values as they are saved in JSON, read and written by hand: serde's derives compile to several times as much.

use serde_json::Value;

/// A value that is saved as JSON.
pub trait Json: Sized {
    /// The kept value; none if it can't be read.
    fn read(value: &Value) -> Option<Self>;

    /// As it is saved.
    fn write(&self) -> Value;
}

impl Json for bool {
    fn read(value: &Value) -> Option<Self> {
        value.as_bool()
    }

    fn write(&self) -> Value {
        (*self).into()
    }
}

impl Json for u8 {
    fn read(value: &Value) -> Option<Self> {
        value.as_u64()?.try_into().ok()
    }

    fn write(&self) -> Value {
        (*self).into()
    }
}

impl Json for usize {
    fn read(value: &Value) -> Option<Self> {
        value.as_u64()?.try_into().ok()
    }

    fn write(&self) -> Value {
        (*self).into()
    }
}

impl Json for String {
    fn read(value: &Value) -> Option<Self> {
        value.as_str().map(str::to_owned)
    }

    fn write(&self) -> Value {
        self.as_str().into()
    }
}

impl Json for (String, String) {
    fn read(value: &Value) -> Option<Self> {
        let [one, other] = value.as_array()?.as_slice() else { return None };
        Some((Json::read(one)?, Json::read(other)?))
    }

    fn write(&self) -> Value {
        Value::Array(vec![self.0.write(), self.1.write()])
    }
}

impl<T: Json> Json for Option<T> {
    fn read(value: &Value) -> Option<Self> {
        if value.is_null() { Some(None) } else { T::read(value).map(Some) }
    }

    fn write(&self) -> Value {
        self.as_ref().map_or(Value::Null, T::write)
    }
}

impl<T: Json> Json for Vec<T> {
    fn read(value: &Value) -> Option<Self> {
        value.as_array()?.iter().map(T::read).collect()
    }

    fn write(&self) -> Value {
        self.iter().map(T::write).collect()
    }
}
