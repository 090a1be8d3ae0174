//! What attributes say, remembered: the same few are met again and again.

use terrace_ir::Attr;

/// What was found out about the attributes that were met last, each at a place of its own, as far as there are places.
pub(crate) struct Recent<T, const N: usize> {
    places: [Option<(Attr, T)>; N],
}

impl<T, const N: usize> Default for Recent<T, N> {
    fn default() -> Self {
        Recent { places: [const { None }; N] }
    }
}

impl<T, const N: usize> Recent<T, N> {
    /// What is known of an attribute; `find` finds it out.
    #[inline]
    pub fn get(&mut self, attr: Attr, find: impl FnOnce() -> T) -> &T {
        let place = &mut self.places[attr.index() % N];
        if place.as_ref().is_some_and(|(known, _)| *known != attr) {
            *place = None;
        }
        &place.get_or_insert_with(|| (attr, find())).1
    }
}
