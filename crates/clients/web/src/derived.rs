//! Values that follow others. A `Memo<T>` is some five kilobytes of program for every `T`, and more for every function
//! that makes one; here the memo is compiled once, for any value behind a pointer, and a `T` costs what is its own: to
//! be compared and copied.

use std::{any::Any, marker::PhantomData, sync::Arc};

use leptos::prelude::*;

/// A value that follows others, and changes only when it is not equal to the one before. `Copy`: take it into any
/// closure.
pub struct Derived<T>(Memo<Erased>, PhantomData<fn() -> T>);

impl<T> Clone for Derived<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Derived<T> {}

impl<T: PartialEq + Send + Sync + 'static> Derived<T> {
    /// The value that this function gives, whenever what it reads changes.
    pub fn new(value: impl Fn() -> T + Send + Sync + 'static) -> Self {
        Self(memo(Box::new(move || Erased(Arc::new(value())))), PhantomData)
    }

    /// Looks at the value; the caller follows it.
    pub fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
        look(self.0.get().as_ref())
    }

    /// The value; the caller follows it.
    #[must_use]
    pub fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// The value as it is now.
    #[must_use]
    pub fn get_untracked(self) -> T
    where
        T: Clone,
    {
        self.0.get_untracked().as_ref::<T>().clone()
    }
}

/// The one memo: neither the value nor the function is in its type.
fn memo(value: Box<dyn Fn() -> Erased + Send + Sync>) -> Memo<Erased> {
    Memo::new(move |_| value())
}

/// A value of some type.
#[derive(Clone)]
struct Erased(Arc<dyn Comparable>);

impl Erased {
    /// The value: a [`Derived`] knows of which type it is.
    fn as_ref<T: 'static>(&self) -> &T {
        let value: &dyn Any = &*self.0;
        value.downcast_ref().expect("a derived value has one type")
    }
}

impl PartialEq for Erased {
    fn eq(&self, other: &Self) -> bool {
        self.0.equals(&*other.0)
    }
}

/// A value that can be compared without its type being known.
trait Comparable: Any + Send + Sync {
    fn equals(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + Any + Send + Sync> Comparable for T {
    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_follows_is_made_anew_only_when_the_value_is_another() {
        let owner = Owner::new();
        owner.set();
        let cards = RwSignal::new(vec![10, 9]);
        let length = Derived::new(move || cards.with(Vec::len));
        let made = StoredValue::new(0);
        let words = Derived::new(move || {
            made.update_value(|made| *made += 1);
            length.with(|length| format!("{length} cards"))
        });
        assert_eq!((words.get(), length.get_untracked()), ("2 cards".to_owned(), 2));
        cards.set(vec![8, 7]);
        assert_eq!((words.get(), made.get_value()), ("2 cards".to_owned(), 1));
        cards.set(vec![8]);
        assert_eq!((words.get(), made.get_value()), ("1 cards".to_owned(), 2));
    }
}
