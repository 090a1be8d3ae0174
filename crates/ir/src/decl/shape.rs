//! The shape of an operation: the input of the checks of its row.
//!
//! A shape has the types of operands and results, the inherent attributes, and the numbers of successors and regions.
//! It gives no access to the body, so all operations of one shape pass the same checks, and the verifier numbers shapes
//! that passed (`shapes.rs`).

use super::op::{OpDef, OpKind};
use super::operand::Groups;
use crate::Result;
use crate::attrs::Attr;
use crate::body::{Body, OpRef, Values};
use crate::context::Context;
use crate::diag::DiagBuilder;
use crate::types::Type;

/// The types of a list of operands or results.
#[derive(Clone, Copy)]
pub struct ShapeTypes<'a> {
    body: &'a Body,
    values: Values<'a>,
}

impl<'a> ShapeTypes<'a> {
    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.values.len()
    }
    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.values.is_empty()
    }
    /// Type `i`.
    #[inline]
    pub fn get(self, i: usize) -> Option<Type> {
        self.values.get(i).map(|value| self.body.ty(value))
    }
    /// The types from `start` to before `end`.
    #[inline]
    pub fn slice(self, start: usize, end: usize) -> Self {
        Self { values: self.values.slice(start, end), ..self }
    }
    /// The types in order.
    #[inline]
    pub fn iter(self) -> impl ExactSizeIterator<Item = Type> + Clone + 'a {
        self.body.types(self.values)
    }
}

/// The shape of an operation; see the [module](self).
///
/// An error that is reported at the shape has the operation's location and text.
#[derive(Clone, Copy)]
pub struct OpShape<'a> {
    op: OpRef<'a>,
}

impl<'a> OpShape<'a> {
    /// The shape of an operation.
    #[inline]
    pub fn of(op: OpRef<'a>) -> Self {
        Self { op }
    }
    #[inline]
    fn body(self) -> &'a Body {
        self.op.body()
    }
    /// The context.
    #[inline]
    pub fn ctx(self) -> &'a Context {
        self.op.ctx()
    }
    /// The declaration.
    #[inline]
    pub fn def(self) -> &'static OpDef {
        self.op.def()
    }
    /// The shape as a view of kind `K`, if the operation is of that kind.
    #[inline]
    pub fn as_<K: OpKind>(self) -> Option<K::Shape<'a>> {
        self.op.as_::<K>().map(|_| K::shape(self))
    }
    /// The types of the operands.
    #[inline]
    pub fn operands(self) -> ShapeTypes<'a> {
        ShapeTypes { body: self.body(), values: self.body().operands(self.op.op) }
    }
    /// The types of the results.
    #[inline]
    pub fn results(self) -> ShapeTypes<'a> {
        ShapeTypes { body: self.body(), values: self.body().results(self.op.op) }
    }
    /// The type of operand `i`.
    #[inline]
    pub fn operand(self, i: usize) -> Option<Type> {
        self.operands().get(i)
    }
    /// The type of result `i`.
    #[inline]
    pub fn result(self, i: usize) -> Option<Type> {
        self.results().get(i)
    }
    /// The types of an operand group.
    #[inline]
    pub fn operand_group(self, group: usize) -> ShapeTypes<'a> {
        ShapeTypes { body: self.body(), values: self.body().operand_group(self.op.op, group) }
    }
    /// The types of a result group.
    #[inline]
    pub fn result_group(self, group: usize) -> ShapeTypes<'a> {
        ShapeTypes { body: self.body(), values: self.body().result_group(self.op.op, group) }
    }
    /// The number of an operand group's first operand.
    pub(crate) fn operand_group_start(self, group: usize) -> usize {
        let segments = self.def().operand_segments_slot().and_then(|i| self.slot(i));
        Groups::operand_range(self.ctx(), self.def(), segments, self.operands().len(), group).0
    }
    /// The number of a result group's first result.
    pub(crate) fn result_group_start(self, group: usize) -> usize {
        let segments = self.def().result_segments_slot().and_then(|i| self.slot(i));
        Groups::result_range(self.ctx(), self.def(), segments, self.results().len(), group).0
    }
    /// How many successors there are.
    #[inline]
    pub fn n_succs(self) -> usize {
        self.body().n_succs(self.op.op)
    }
    /// Whether the inherent attribute in slot `i` is present.
    #[inline]
    pub fn has_slot(self, i: usize) -> bool {
        self.slot(i).is_some()
    }
    /// The inherent attribute in slot `i`.
    #[inline]
    pub fn slot(self, i: usize) -> Option<Attr> {
        self.body().slot(self.op.op, i)
    }
    /// [`OpShape::slot`], or the default of the slot if it is absent.
    #[inline]
    pub fn slot_or_default(self, i: usize) -> Option<Attr> {
        self.slot(i).or_else(|| self.def().default_of(i, self.ctx()))
    }
    /// The inherent attribute of this name.
    pub fn attr(self, name: &str) -> Option<Attr> {
        self.def().slot_of(name).and_then(|slot| self.slot(slot))
    }
    /// The inherent attributes by slot.
    pub(crate) fn slots(self) -> impl Iterator<Item = Option<Attr>> {
        let slots = self.body().slots(self.op.op);
        (0..slots.len()).map(move |i| slots.get(i))
    }
    /// The location for errors.
    pub fn loc(self) -> crate::Loc {
        self.body().loc(self.op.op)
    }
    /// Whether all inherent attributes satisfy their constraints, and the required ones are present.
    pub(crate) fn attrs_hold(self) -> bool {
        let (ctx, def) = (self.ctx(), self.def());
        let slots = self.body().slots(self.op.op);
        slots.taken().all(|(i, attr)| def.attrs.get(i).is_none_or(|field| (field.check)(ctx, attr)))
            && def.attrs.iter().enumerate().all(|(i, field)| !field.required || slots.get(i).is_some())
    }
    /// Whether the attribute in slot `i` satisfies its constraint; `None` when it is absent.
    pub(crate) fn slot_holds(self, i: usize) -> Option<bool> {
        let attr = self.slot(i)?;
        self.def().attrs.get(i).map(|field| (field.check)(self.ctx(), attr))
    }
    /// Starts an error at the operation: `'dialect.op' op message`.
    #[cold]
    pub fn op_error(self, message: impl core::fmt::Display) -> DiagBuilder<'a> {
        self.op.op_error(message)
    }
    /// Starts an error at the operation, with the `see current operation` note.
    #[cold]
    pub fn error(self, message: impl Into<String>) -> DiagBuilder<'a> {
        self.op.error(message)
    }
    /// Reports `'dialect.op' op message`.
    #[cold]
    pub fn fail<T>(self, message: impl core::fmt::Display) -> Result<T> {
        self.op.fail(message)
    }
}
