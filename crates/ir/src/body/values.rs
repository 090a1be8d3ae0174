//! Values: results and block arguments.

use super::value::Serial;
use super::{BLOCK_DEF, Block, Body, Op, Region, UseSlot, Value, ValueRecord};
use crate::decl::OpKind;
use crate::types::Type;

/// The definition of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueDef {
    /// Result number `.1` of an operation.
    Result(Op, u32),
    /// Argument number `.1` of a block.
    Arg(Block, u32),
}

impl Body {
    /// The type of a value; `none` for a value of another body.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn ty(&self, value: Value) -> Type {
        match self.values.get(self.at(value)) {
            Some(record) => record.ty,
            None => Type::NONE,
        }
    }

    /// Changes the type of a value; the caller keeps its uses right.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn set_ty(&mut self, value: Value, ty: Type) {
        let at = self.at(value);
        let Some(record) = self.values.get_mut(at) else { return };
        record.ty = ty;
        let def = self.def_op(value);
        if def.is_none() {
            self.edit_args();
        }
        let users: terrace_support::small_vec::SmallVec<[Op; 8]> = self.users(value).collect();
        def.into_iter().chain(users).for_each(|op| self.touch(op));
    }

    /// The definition of a value. For a value of another body, without debug assertions, it is an argument of a block that
    /// does not exist.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn value_def(&self, value: Value) -> ValueDef {
        match self.definition(value) {
            Definition::Op(op) => ValueDef::Result(op, value.raw() - self.record(op).results),
            Definition::Block(block) => ValueDef::Arg(block, self.arg_number(block, value)),
            Definition::Foreign => ValueDef::Arg(Block::from_index(u32::MAX as usize - 1), 0),
        }
    }

    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    fn definition(&self, value: Value) -> Definition {
        let Some(&ValueRecord { def, .. }) = self.values.get(self.at(value)) else {
            return Definition::Foreign;
        };
        let (op, block) = (Op::from_raw(def), Block::from_raw(def & !BLOCK_DEF));
        match (op.filter(|_| def & BLOCK_DEF == 0), block) {
            (Some(op), _) => Definition::Op(op),
            (None, Some(block)) => Definition::Block(block),
            (None, None) => unreachable!("a value has an operation or a block"),
        }
    }

    /// The number of an argument of a block. Ids of arguments increase, unless arguments were inserted between others, so
    /// this tries the position that the id suggests, then a binary search, then a scan.
    fn arg_number(&self, block: Block, arg: Value) -> u32 {
        let args = self.args(block);
        let mut at = args.first().map_or(0, |first| arg.index().wrapping_sub(first.index()));
        if args.get(at) != Some(&arg) {
            at = args.partition_point(|&other| other < arg);
        }
        if args.get(at) != Some(&arg) {
            let found = args.iter().position(|&other| other == arg);
            at = found.unwrap_or_else(|| unreachable!("an argument is one of its block's"));
        }
        at as u32
    }

    /// The operation that defines the value, unless it is a block argument.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn def_op(&self, value: Value) -> Option<Op> {
        match self.definition(value) {
            Definition::Op(op) => Some(op),
            Definition::Block(_) | Definition::Foreign => None,
        }
    }

    /// The operation of kind `K` that defines a value.
    #[inline]
    pub fn def_as<K: OpKind>(&self, value: Value) -> Option<K> {
        self.def_op(value).and_then(|op| self.as_::<K>(op))
    }

    /// The location of a value's definition.
    pub fn value_loc(&self, value: Value) -> crate::loc::Loc {
        match self.value_def(value) {
            ValueDef::Result(op, _) => self.loc(op),
            ValueDef::Arg(..) => self.arg_loc(value),
        }
    }

    /// The block that the value is defined in, if it is in one.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn def_block(&self, value: Value) -> Option<Block> {
        match self.definition(value) {
            Definition::Op(op) => self.block_of(op),
            Definition::Block(block) => Some(block),
            Definition::Foreign => None,
        }
    }

    /// The region that the value is defined in, if it is in one.
    pub fn def_region(&self, value: Value) -> Option<Region> {
        self.def_block(value).and_then(|block| self.region_of(block))
    }

    /// Whether the value is defined in a region of an operation, or in one inside it.
    pub fn is_defined_inside(&self, value: Value, op: Op) -> bool {
        let parent = self.def_region(value).and_then(|region| self.region_parent(region));
        parent.is_some_and(|parent| parent == op || self.is_proper_ancestor(op, parent))
    }

    #[inline]
    pub(super) fn new_value(&mut self, ty: Type, def: u32) -> Value {
        let value = self.next_value();
        self.values.push(ValueRecord { ty, def, first_use: 0 });
        value
    }
}

/// The operation that a value is a result of, or the block that it is an argument of.
enum Definition {
    Op(Op),
    Block(Block),
    /// The value is of another body.
    Foreign,
}

/// A list of values: an operation's operands or results, or any slice. Copied, not owned.
#[derive(Clone, Copy)]
pub struct Values<'a> {
    repr: Repr<'a>,
    /// The serial number of the values' body, which a range of indices does not hold.
    serial: Serial,
}

#[derive(Clone, Copy)]
enum Repr<'a> {
    Slots(&'a [UseSlot]),
    Ids(&'a [Value]),
    Range(u32, u32),
}

impl<'a> From<&'a [Value]> for Values<'a> {
    fn from(ids: &'a [Value]) -> Self {
        Self { repr: Repr::Ids(ids), serial: Serial::default() }
    }
}

impl<'a> Values<'a> {
    /// No value.
    pub const EMPTY: Values<'static> = Values { repr: Repr::Ids(&[]), serial: Value::FILLER.serial() };

    pub(super) fn of_slots(slots: &'a [UseSlot], serial: Serial) -> Self {
        Self { repr: Repr::Slots(slots), serial }
    }
    pub(super) fn of_range(first: u32, n: u32, serial: Serial) -> Self {
        Self { repr: Repr::Range(first, n), serial }
    }

    /// How many values.
    #[inline]
    pub fn len(self) -> usize {
        match self.repr {
            Repr::Slots(slots) => slots.len(),
            Repr::Ids(ids) => ids.len(),
            Repr::Range(_, n) => n as usize,
        }
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The value at `i`.
    #[inline]
    pub fn get(self, i: usize) -> Option<Value> {
        match self.repr {
            Repr::Slots(slots) => slots.get(i).and_then(|slot| Value::from_raw(slot.target, self.serial)),
            Repr::Ids(ids) => ids.get(i).copied(),
            Repr::Range(first, n) => {
                (i < n as usize).then(|| Value::from_raw(first + i as u32, self.serial)).flatten()
            }
        }
    }

    /// The first value.
    #[inline]
    pub fn first(self) -> Option<Value> {
        self.get(0)
    }

    /// The values `start..end`; empty when out of range.
    #[inline]
    pub fn slice(self, start: usize, end: usize) -> Values<'a> {
        let repr = match self.repr {
            Repr::Slots(slots) => Repr::Slots(slots.get(start..end).unwrap_or(&[])),
            Repr::Ids(ids) => Repr::Ids(ids.get(start..end).unwrap_or(&[])),
            Repr::Range(first, n) if start <= end && end <= n as usize => {
                Repr::Range(first + start as u32, (end - start) as u32)
            }
            Repr::Range(..) => Repr::Ids(&[]),
        };
        Values { repr, serial: self.serial }
    }

    /// The values in order.
    #[inline]
    pub fn iter(self) -> ValuesIter<'a> {
        ValuesIter { values: self, range: 0..self.len() }
    }

    /// The values as a vector, to keep across an edit.
    pub fn to_vec(self) -> terrace_support::small_vec::SmallVec<[Value; 8]> {
        self.iter().collect()
    }
}

impl<'a> IntoIterator for Values<'a> {
    type Item = Value;
    type IntoIter = ValuesIter<'a>;
    fn into_iter(self) -> ValuesIter<'a> {
        self.iter()
    }
}

/// Iterates over [`Values`].
#[derive(Clone)]
pub struct ValuesIter<'a> {
    values: Values<'a>,
    range: core::ops::Range<usize>,
}

impl Iterator for ValuesIter<'_> {
    type Item = Value;
    #[inline]
    fn next(&mut self) -> Option<Value> {
        self.values.get(self.range.next()?)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.range.size_hint()
    }
}

impl DoubleEndedIterator for ValuesIter<'_> {
    fn next_back(&mut self) -> Option<Value> {
        self.values.get(self.range.next_back()?)
    }
}

impl ExactSizeIterator for ValuesIter<'_> {}

#[cfg(test)]
mod tests {
    use super::ValueDef;
    use crate::{Body, Context, OpState, Region, Type};

    #[test]
    fn numbers_of_values_are_right_after_inserting_and_erasing() {
        let ctx = Context::new();
        let mut body = Body::new(&ctx, 1);
        let block = body.append_block(Region::from_index(0), &[Type::I1; 5]);
        let check = |body: &Body| {
            for (i, &arg) in body.args(block).iter().enumerate() {
                assert_eq!(body.value_def(arg), ValueDef::Arg(block, i as u32));
            }
        };
        check(&body);
        body.insert_arg(block, 2, Type::INDEX);
        body.add_arg(block, Type::INDEX);
        check(&body);
        body.erase_arg(block, 3);
        body.insert_arg(block, 0, Type::INDEX);
        check(&body);
        body.erase_first_args(block, 2);
        body.add_args_at(block, &[Type::I1; 3], crate::Loc::UNKNOWN);
        check(&body);
        assert_eq!(body.args(block).len(), 8);
        let mut state = OpState::new(crate::OpDef::unregistered("t.op"), crate::Loc::UNKNOWN);
        state.results.extend([Type::I1; 3]);
        let op = body.create(state);
        for (i, result) in body.results(op).iter().enumerate() {
            assert_eq!(body.value_def(result), ValueDef::Result(op, i as u32));
        }
    }
}
