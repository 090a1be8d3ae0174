//! The parameters of the hooks of rows: views of the operation's own kind, or untyped ones, which hooks of several kinds share.
//!
//! [`ops!`](crate::ops!) wraps each hook in a function that makes the view which the hook asks for, so a hook of `AddI` has
//! the parameter `op: AddI` or `op: Op`, but not `op: SubI`.

use super::op::OpKind;
use super::shape::OpShape;
use crate::body::{Body, Op, OpRef};

/// The operation: its handle or `Op`.
#[diagnostic::on_unimplemented(message = "a hook of `{K}` takes `{K}` or `Op`, not `{Self}`")]
pub trait HookOp<K> {
    /// The view of an operation of kind `K`.
    fn view(op: Op) -> Self;
}

impl<K: OpKind> HookOp<K> for Op {
    #[inline]
    fn view(op: Op) -> Self {
        op
    }
}

impl<K: OpKind> HookOp<K> for K {
    #[inline]
    fn view(op: Op) -> Self {
        K::wrap(op)
    }
}

/// The hook `constant` of operations whose first attribute is the value.
pub fn first_attr(b: &Body, op: Op) -> Option<crate::Attr> {
    b.slot(op, 0)
}

/// An operation of kind `K` with its scope. Dereferences to the [`OpRef`].
#[derive(Clone, Copy)]
pub struct OpView<'a, K> {
    /// The handle, whose accessors take [`OpRef::body`].
    pub handle: K,
    inner: OpRef<'a>,
}

impl<'a, K> core::ops::Deref for OpView<'a, K> {
    type Target = OpRef<'a>;
    #[inline]
    fn deref(&self) -> &OpRef<'a> {
        &self.inner
    }
}

/// The operation with its scope: [`OpView`] of its kind or [`OpRef`].
#[diagnostic::on_unimplemented(
    message = "a hook of `{K}` takes `OpView<'_, {K}>` or `OpRef<'_>`, not `{Self}`"
)]
pub trait HookRef<'a, K> {
    /// The view of an operation of kind `K`.
    fn view(op: OpRef<'a>) -> Self;
}

impl<'a, K: OpKind> HookRef<'a, K> for OpRef<'a> {
    #[inline]
    fn view(op: OpRef<'a>) -> Self {
        op
    }
}

impl<'a, K: OpKind> HookRef<'a, K> for OpView<'a, K> {
    #[inline]
    fn view(op: OpRef<'a>) -> Self {
        Self { handle: K::wrap(op.op), inner: op }
    }
}

/// The accessors of the shape of a kind; they dereference to the [`OpShape`].
pub type Shape<'a, K> = <K as OpKind>::Shape<'a>;

/// The shape: [`Shape`] of its kind or [`OpShape`].
#[diagnostic::on_unimplemented(
    message = "a hook of `{K}` takes `Shape<'_, {K}>` or `OpShape<'_>`, not `{Self}`"
)]
pub trait HookShape<'a, K> {
    /// The view of the shape of an operation of kind `K`.
    fn view(shape: OpShape<'a>) -> Self;
}

impl<'a, K: OpKind> HookShape<'a, K> for OpShape<'a> {
    #[inline]
    fn view(shape: OpShape<'a>) -> Self {
        shape
    }
}

/// Something known of each operand, by the names of the operand groups: `Constants<'_, AddI>` has `lhs` and `rhs`.
pub type PerOperand<'a, K, T> = <K as OpKind>::Adaptor<'a, T>;

/// The values of those operands that are constants.
pub type Constants<'a, K> = PerOperand<'a, K, Option<crate::Attr>>;

/// The ranges of those operands that are integers of which something is known.
pub type Ranges<'a, K> = PerOperand<'a, K, Option<&'a crate::ranges::IntRange>>;

/// Something known of each operand: [`PerOperand`] of the kind or a slice.
#[diagnostic::on_unimplemented(
    message = "a hook of `{K}` takes `PerOperand<'_, {K}, _>` or a slice, not `{Self}`"
)]
pub trait HookOperands<'a, K, T> {
    /// The view of a slice with an element for each operand.
    fn view(body: &Body, op: Op, values: &'a [T]) -> Self;
}

impl<'a, K: OpKind, T> HookOperands<'a, K, T> for &'a [T] {
    #[inline]
    fn view(_: &Body, _: Op, values: &'a [T]) -> Self {
        values
    }
}
