//! The parameters of the hooks of rows: views of the operation's own kind, or untyped ones, which hooks of several kinds share.
//!
//! [`ops!`](crate::ops!) wraps each hook in a function that makes the view which the hook asks for, so a hook of `AddI` has
//! the parameter `op: AddI` or `op: Op`, but not `op: SubI`.

use super::Fold;
use super::op::OpKind;
use crate::Attr;
use crate::body::{Body, Op, OpRef, Value};

/// The view of an operation of kind `K` that a hook asks for, of what generic code has: of an `Op` its handle, of an
/// [`OpRef`] an [`OpView`], of an [`OpShape`](super::OpShape) the [`Shape`], or each as it is.
#[diagnostic::on_unimplemented(
    message = "a hook of `{K}` takes `{S}` or the view of `{K}` in its place, not `{Self}`"
)]
pub trait HookView<K, S> {
    /// The view.
    fn view(source: S) -> Self;
}

impl<K: OpKind, S> HookView<K, S> for S {
    #[inline]
    fn view(source: S) -> Self {
        source
    }
}

impl<K: OpKind> HookView<K, Op> for K {
    #[inline]
    fn view(op: Op) -> Self {
        K::wrap(op)
    }
}

/// The hook `constant` of operations whose first attribute is the value.
pub fn first_attr(b: &Body, op: Op) -> Option<Attr> {
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

impl<'a, K: OpKind> HookView<K, OpRef<'a>> for OpView<'a, K> {
    #[inline]
    fn view(op: OpRef<'a>) -> Self {
        Self { handle: K::wrap(op.op), inner: op }
    }
}

/// The accessors of the shape of a kind; they dereference to the [`OpShape`](super::OpShape).
pub type Shape<'a, K> = <K as OpKind>::Shape<'a>;

/// Something known of each operand, by the names of the operand groups: `Constants<'_, AddI>` has `lhs` and `rhs`.
pub type PerOperand<'a, K, T> = <K as OpKind>::Adaptor<'a, T>;

/// The values of those operands that are constants.
pub type Constants<'a, K> = PerOperand<'a, K, Option<Attr>>;

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

/// A hook `fold` of kind `K`: `fn(&mut Body, View) -> impl Into<Fold>`, with the constants of the operands behind the view
/// if it looks at them. The parameters tell the shapes apart.
#[diagnostic::on_unimplemented(
    message = "`fold` of `{K}` takes `&mut Body`, a view of `{K}`, and `Constants<'_, {K}>`, a slice or nothing more"
)]
pub trait FoldHook<K, Parameters> {
    /// Folds an operation.
    fn fold(self, body: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold;
}

impl<K, V: HookView<K, Op>, R: Into<Fold>, F: Fn(&mut Body, V) -> R> FoldHook<K, fn(V) -> R> for F {
    #[inline]
    fn fold(self, body: &mut Body, op: Op, _: &[Option<Attr>]) -> Fold {
        self(body, V::view(op)).into()
    }
}

impl<K, V: HookView<K, Op>, R: Into<Fold>, F: Fn(&mut Body, V, &[Option<Attr>]) -> R>
    FoldHook<K, fn(V, &[Option<Attr>]) -> R> for F
{
    #[inline]
    fn fold(self, body: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
        self(body, V::view(op), constants).into()
    }
}

impl<K: OpKind, V: HookView<K, Op>, R: Into<Fold>, F: Fn(&mut Body, V, Constants<'_, K>) -> R>
    FoldHook<K, fn(V, K) -> R> for F
{
    #[inline]
    fn fold(self, body: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
        let constants = K::adaptor(body, op, constants);
        self(body, V::view(op), constants).into()
    }
}

/// A hook `result_names` of kind `K`: the name of the only result, the names of the groups of results, or a function that
/// names values.
#[diagnostic::on_unimplemented(
    message = "`result_names` of `{K}` is a name, an array of names, or a function that takes `&Body`, a view of `{K}`, and what sets a name"
)]
pub trait NamesHook<K, Parameters> {
    /// Suggests names.
    fn suggest(self, body: &Body, op: Op, name: &mut dyn FnMut(Value, &[u8]));
}

impl<K> NamesHook<K, ()> for &str {
    #[inline]
    fn suggest(self, body: &Body, op: Op, name: &mut dyn FnMut(Value, &[u8])) {
        body.results(op).first().into_iter().for_each(|result| name(result, self.as_bytes()));
    }
}

impl<K, const N: usize> NamesHook<K, ()> for [&str; N] {
    fn suggest(self, body: &Body, op: Op, name: &mut dyn FnMut(Value, &[u8])) {
        for (i, text) in self.into_iter().enumerate() {
            body.result_group(op, i).first().into_iter().for_each(|first| name(first, text.as_bytes()));
        }
    }
}

impl<K, V: HookView<K, Op>, F: Fn(&Body, V, &mut dyn FnMut(Value, &[u8]))> NamesHook<K, fn(V)> for F {
    #[inline]
    fn suggest(self, body: &Body, op: Op, name: &mut dyn FnMut(Value, &[u8])) {
        self(body, V::view(op), name);
    }
}
