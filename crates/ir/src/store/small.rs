//! Small integers, short arrays of them, and the attributes of the first types: their index follows from their contents, so
//! that no look-up is needed to make one.

use super::ids::Type;
use super::kind::KindDef;

/// Integers below this are small.
const INTEGERS: u32 = 32;
/// The types of small integers: `index` to `i64`.
const N_TYPES: u32 = Type::I64.raw() - Type::INDEX.raw() + 1;
/// How many elements of arrays are small: the first numbers, and the least one, which stands for no number in many arrays.
const ELEMENTS: u32 = 8;
const LEAST: u32 = (i32::MIN as u32).to_le();
/// The longest short array.
const MAX_LEN: u32 = 3;
/// Type attributes of types with indices below this are small.
const TYPE_ATTRS: u32 = 64;

const ARRAYS_START: u32 = N_TYPES * INTEGERS;
const TYPE_ATTRS_START: u32 = ARRAYS_START + array_start(MAX_LEN + 1);
/// How many small attributes there are.
pub(super) const N_SMALL: u32 = TYPE_ATTRS_START + TYPE_ATTRS;

/// The number of a small element.
#[inline]
fn element(element: u32) -> Option<u32> {
    match element {
        LEAST => Some(ELEMENTS - 1),
        _ => (element < ELEMENTS - 1).then_some(element),
    }
}

/// The number of the first array of this length, counted from the empty one.
const fn array_start(len: u32) -> u32 {
    // The sum of the powers below.
    (ELEMENTS.pow(len) - 1) / (ELEMENTS - 1)
}

/// The kinds of attributes some of which are small, by code.
pub(super) struct SmallKinds {
    integer: u32,
    dense_array: u32,
    type_attr: u32,
}

impl SmallKinds {
    /// The kinds of integers, of arrays of integers and of types as attributes.
    pub fn new(
        integer: &'static KindDef,
        dense_array: &'static KindDef,
        type_attr: &'static KindDef,
    ) -> Self {
        Self { integer: integer.code(), dense_array: dense_array.code(), type_attr: type_attr.code() }
    }

    /// The number of an attribute among the small ones, if it is one of them. Of those of `i1`, `false` and `true` have
    /// fixed handles.
    #[inline]
    pub fn number(&self, kind: u32, words: &[u32]) -> Option<u32> {
        match *words {
            [ty, 8, value, 0] if value < INTEGERS => {
                let ty = ty.wrapping_sub(Type::INDEX.raw());
                let is_small = ty < N_TYPES && ty != Type::I1.raw() - Type::INDEX.raw();
                (is_small && kind == self.integer).then(|| ty * INTEGERS + value)
            }
            [elem, len, _, ref data @ ..] if elem == Type::I32.raw() && len <= MAX_LEN => {
                let is_array = data.len() == len as usize && kind == self.dense_array;
                let data = data.iter().filter(|_| is_array);
                let place =
                    data.copied().try_fold(0, |place, word| Some(place * ELEMENTS + element(word)?))?;
                is_array.then(|| ARRAYS_START + array_start(len) + place)
            }
            [ty] if kind == self.type_attr => {
                let index = Type::from_raw(ty)?.index() as u32;
                (index < TYPE_ATTRS).then_some(TYPE_ATTRS_START + index)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attrs::{DenseArrayAttr, IntegerAttr};
    use crate::store::Store;
    use std::collections::HashSet;

    #[test]
    fn small_attributes_have_numbers_of_their_own() {
        let store = Store::new();
        let mut seen = HashSet::new();
        for ty in [Type::INDEX, Type::I1, Type::I8, Type::I16, Type::I32, Type::I64] {
            for value in 0..if ty == Type::I1 { 2 } else { 100 } {
                let attr = IntegerAttr::of_u64(&store, ty, value);
                assert!(seen.insert(attr), "{value}");
                assert_eq!(IntegerAttr::of_u64(&store, ty, value), attr);
                let view = attr.as_::<IntegerAttr>(&store).unwrap();
                assert_eq!((view.ty, view.to_u64()), (ty, Some(value)));
            }
        }
        let mut arrays = vec![vec![]];
        for len in 0..4 {
            for array in &arrays {
                let attr = DenseArrayAttr::of_i32s(&store, array);
                assert!(seen.insert(attr), "{array:?}");
                assert_eq!(DenseArrayAttr::of_i32s(&store, array), attr);
                let view = attr.as_::<DenseArrayAttr>(&store).unwrap();
                assert!(view.elem == Type::I32 && view.i32s().eq(array.iter().copied()), "{array:?}");
            }
            let longer = |array: &Vec<i32>| {
                [i32::MIN]
                    .into_iter()
                    .chain(-1..10)
                    .map(|last| [&array[..], &[last]].concat())
                    .collect::<Vec<_>>()
            };
            arrays = if len < 3 { arrays.iter().flat_map(longer).collect() } else { vec![] };
        }
        // A byte is a small number of another type.
        assert!(seen.insert(DenseArrayAttr::get(&store, Type::I8, 1, &[1])));
    }
}
