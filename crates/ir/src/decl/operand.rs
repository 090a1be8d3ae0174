//! Arity of operands and results, in Rust's own notation: `T` one, `[T]` variadic, `Option<T>` optional.

use super::constraint::{Constraint, TypeConstraint};
use super::op::OpDef;
use super::shape::ShapeTypes;
use super::traits::Trait;
use crate::attrs::{Attr, DenseArrayAttr};
use crate::body::OpState;
use crate::body::{Body, Op, Value, Values};
use crate::context::Context;
use crate::types::Type;

/// How many values a group holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arity {
    /// Exactly one.
    One,
    /// None or one.
    Optional,
    /// Any number.
    Variadic,
}

/// An operand group in a declaration.
pub trait OperandSpec {
    /// The type that an accessor returns.
    type Get<'a>;
    /// The type that an accessor of a shape returns.
    type Types<'a>;
    /// The type that a builder takes.
    type In<'a>;
    /// Something known of each operand, which an adaptor holds.
    type Of<'a, V: Copy + 'a>: Copy;
    /// The type that a builder takes for the types of a result group.
    type TypeIn<'a>;
    /// The arity.
    const ARITY: Arity;
    /// The constraint on each value's type.
    const CONSTRAINT: &'static Constraint;
    /// Converts a group's values.
    fn get(values: Values<'_>) -> Self::Get<'_>;
    /// The group in an adaptor ([`OpKind::Adaptor`](super::OpKind::Adaptor)).
    fn adapt<V: Copy>(values: &[V]) -> Self::Of<'_, V>;
    /// Converts the types of a group's values.
    fn types(types: ShapeTypes<'_>) -> Self::Types<'_>;
    /// Appends to the operands under construction; returns how many.
    fn push(state: &mut OpState, value: Self::In<'_>) -> usize;
    /// Appends to the result types under construction; returns how many.
    fn push_types(state: &mut OpState, types: Self::TypeIn<'_>) -> usize;
}

impl<T: TypeConstraint> OperandSpec for T {
    type Get<'a> = Value;
    type Types<'a> = Type;
    type In<'a> = Value;
    type Of<'a, V: Copy + 'a> = V;
    type TypeIn<'a> = Type;
    const ARITY: Arity = Arity::One;
    const CONSTRAINT: &'static Constraint = T::CONSTRAINT;
    #[inline]
    fn get(values: Values<'_>) -> Value {
        values.get(0).unwrap_or_else(lacks_operand)
    }
    #[inline]
    fn adapt<V: Copy>(values: &[V]) -> V {
        values.first().copied().unwrap_or_else(lacks_operand)
    }
    #[inline]
    fn types(types: ShapeTypes<'_>) -> Type {
        types.get(0).unwrap_or_else(lacks_operand)
    }
    #[inline]
    fn push(state: &mut OpState, value: Value) -> usize {
        state.operands.push(value);
        1
    }
    #[inline]
    fn push_types(state: &mut OpState, types: Type) -> usize {
        state.results.push(types);
        1
    }
}

#[cold]
fn lacks_operand<T>() -> T {
    panic!("an unverified operation lacks an operand")
}

impl<T: TypeConstraint> OperandSpec for [T] {
    type Get<'a> = Values<'a>;
    type Types<'a> = ShapeTypes<'a>;
    type In<'a> = &'a [Value];
    type Of<'a, V: Copy + 'a> = &'a [V];
    type TypeIn<'a> = &'a [Type];
    const ARITY: Arity = Arity::Variadic;
    const CONSTRAINT: &'static Constraint = T::CONSTRAINT;
    #[inline]
    fn get(values: Values<'_>) -> Values<'_> {
        values
    }
    #[inline]
    fn adapt<V: Copy>(values: &[V]) -> &[V] {
        values
    }
    #[inline]
    fn types(types: ShapeTypes<'_>) -> ShapeTypes<'_> {
        types
    }
    #[inline]
    fn push(state: &mut OpState, values: &[Value]) -> usize {
        state.operands.extend_from_slice(values);
        values.len()
    }
    #[inline]
    fn push_types(state: &mut OpState, types: &[Type]) -> usize {
        state.results.extend_from_slice(types);
        types.len()
    }
}

impl<T: TypeConstraint> OperandSpec for Option<T> {
    type Get<'a> = Option<Value>;
    type Types<'a> = Option<Type>;
    type In<'a> = Option<Value>;
    type Of<'a, V: Copy + 'a> = Option<V>;
    type TypeIn<'a> = Option<Type>;
    const ARITY: Arity = Arity::Optional;
    const CONSTRAINT: &'static Constraint = T::CONSTRAINT;
    #[inline]
    fn get(values: Values<'_>) -> Option<Value> {
        values.get(0)
    }
    #[inline]
    fn adapt<V: Copy>(values: &[V]) -> Option<V> {
        values.first().copied()
    }
    #[inline]
    fn types(types: ShapeTypes<'_>) -> Option<Type> {
        types.get(0)
    }
    #[inline]
    fn push(state: &mut OpState, value: Option<Value>) -> usize {
        state.operands.extend(value);
        value.is_some() as usize
    }
    #[inline]
    fn push_types(state: &mut OpState, types: Option<Type>) -> usize {
        state.results.extend(types);
        types.is_some() as usize
    }
}

/// Divides a list of `n` operands or results into the groups of a declaration.
pub struct Groups;

impl Groups {
    /// Whether a group and all groups before it are single values, so that its number is the value's.
    pub const fn is_fixed(arities: &[Arity], group: usize) -> bool {
        let mut i = 0;
        while i < arities.len() && i <= group {
            if !matches!(arities[i], Arity::One) {
                return false;
            }
            i += 1;
        }
        true
    }

    /// Start and end of operand group `group` among `n` operands; `segments` is the slot of
    /// `operandSegmentSizes`, if the operation has one. Empty when the counts do not fit.
    #[inline]
    pub fn operand_range(
        ctx: &Context,
        def: &OpDef,
        segments: Option<Attr>,
        n: usize,
        group: usize,
    ) -> (usize, usize) {
        let fields = def.operands;
        if def.has(Trait::AttrSizedOperandSegments) {
            return Self::range_by_sizes(ctx, segments, n, group);
        }
        // A fast path: all groups so far are single values.
        if fields.iter().take(group + 1).all(|f| f.arity == Arity::One) {
            return if group < n { (group, group + 1) } else { (0, 0) };
        }
        Self::range_by_arity(fields.iter().map(|f| f.arity), n, group)
    }

    /// Operand group `group` in a list with an element for each operand of an operation.
    #[inline]
    pub fn of_operands<'a, T>(body: &Body, op: Op, values: &'a [T], group: usize) -> &'a [T] {
        let def = body.def(op);
        let segments = def.operand_segments_slot().and_then(|slot| body.slot(op, slot));
        let (start, end) = Self::operand_range(body.ctx(), def, segments, values.len(), group);
        &values[start..end]
    }

    /// Start and end of result group `group` among `n` results.
    pub fn result_range(
        ctx: &Context,
        def: &OpDef,
        segments: Option<Attr>,
        n: usize,
        group: usize,
    ) -> (usize, usize) {
        if def.has(Trait::AttrSizedResultSegments) {
            return Self::range_by_sizes(ctx, segments, n, group);
        }
        Self::range_by_arity(def.results.iter().map(|f| f.arity), n, group)
    }

    #[inline]
    fn range_by_sizes(ctx: &Context, segments: Option<Attr>, n: usize, group: usize) -> (usize, usize) {
        let sizes = segments.map_or(&[][..], |segments| DenseArrayAttr::i32_words(ctx, segments));
        let size = |word: u32| usize::try_from(word as i32).unwrap_or(0);
        let Some((before, &[own, ..])) = sizes.split_at_checked(group) else { return (0, 0) };
        let start = before.iter().fold(0usize, |start, &word| start.saturating_add(size(word)));
        let end = start.saturating_add(size(own));
        if end <= n { (start, end) } else { (0, 0) }
    }

    /// The variadic groups share the values that the others leave equally.
    #[inline]
    fn range_by_arity(
        arities: impl ExactSizeIterator<Item = Arity>,
        n: usize,
        group: usize,
    ) -> (usize, usize) {
        let n_groups = arities.len();
        // The single-value groups: how many before the group, how many in all, and whether the group is one of them.
        let (mut before, mut fixed, mut is_one) = (0, 0, false);
        for (i, arity) in arities.enumerate() {
            if arity == Arity::One {
                before += (i < group) as usize;
                fixed += 1;
                is_one |= i == group;
            }
        }
        let each = n.saturating_sub(fixed).checked_div(n_groups - fixed).unwrap_or(0);
        let start = before + (group - before) * each;
        let end = start + if is_one { 1 } else { each };
        if end <= n { (start, end) } else { (0, 0) }
    }
}
