//! Recognizes payloads: what `payload::build` would build for the same types.

use super::Yield;
use super::attrs::{ElementwiseKind, TypeFn};
use super::payload::{Class, binary_def, conversion, unary_def};
use super::structured::Payload;
use crate::prelude::*;

/// Whether a block yields what a payload computes of `args`, which are arguments of the block in the order of the payload's
/// operands. Products and sums may have their operands in any order, and flags that allow more than the payload's.
pub(super) fn is_payload(b: &Body, block: Block, payload: Payload, cast: TypeFn, args: &[Value]) -> bool {
    let yielded = b.terminator(block).and_then(|end| b.as_::<Yield>(end)).map(|end| end.values(b).to_vec());
    let (Some(&[value]), Some((&out, inputs))) = (yielded.as_deref(), args.split_last()) else {
        return false;
    };
    let tree = Tree { b, acc: b.ty(out), cast };
    match (payload, inputs) {
        (Payload::Fill, &[x, ..]) => value == x,
        (Payload::Copy, &[x]) => tree.is_converted(value, x),
        (Payload::Elementwise(kind), &[x]) => {
            let def = unary_def(kind).filter(|_| b.ty(x).is_float(b.ctx()));
            b.def_op(value).is_some_and(|op| def.is_some_and(|def| tree.is_call(op, def, &[x])))
        }
        (Payload::Elementwise(kind), &[x, y]) => {
            tree.is_binary(value, kind, b.ty(x), |value| value == x, |value| value == y)
        }
        (Payload::MulAdd, &[x, y]) => tree.is_sum_of_product(
            value,
            out,
            |value| tree.is_converted(value, x),
            |value| tree.is_converted(value, y),
        ),
        (Payload::QuantizedMulAdd, &[x, y, zero_x, zero_y]) => tree.is_sum_of_product(
            value,
            out,
            |value| tree.is_shifted(value, x, zero_x),
            |value| tree.is_shifted(value, y, zero_y),
        ),
        (Payload::Pool(kind, cast), &[x, ..]) => {
            let tree = Tree { cast, ..tree };
            tree.is_binary(value, kind, tree.acc, |value| value == out, |value| tree.is_converted(value, x))
        }
        _ => false,
    }
}

/// The operations that a yielded value comes from.
#[derive(Clone, Copy)]
struct Tree<'b> {
    b: &'b Body,
    /// The type of the output's elements.
    acc: Type,
    cast: TypeFn,
}

impl Tree<'_> {
    fn is_call(self, op: Op, def: &'static OpDef, operands: &[Value]) -> bool {
        core::ptr::eq(self.b.def(op), def) && self.b.operands(op).iter().eq(operands.iter().copied())
    }

    /// Whether a value is a function of values of type `ty` that satisfy `x` and `y`.
    fn is_binary(
        self,
        value: Value,
        kind: ElementwiseKind,
        ty: Type,
        x: impl Fn(Value) -> bool,
        y: impl Fn(Value) -> bool,
    ) -> bool {
        let def = Class::of(self.b.ctx(), &[ty]).and_then(|class| binary_def(kind, class).ok());
        let (Some(op), Some(def)) = (self.b.def_op(value), def) else { return false };
        let &[lhs, rhs] = &self.b.operands(op).to_vec()[..] else { return false };
        core::ptr::eq(self.b.def(op), def)
            && (x(lhs) && y(rhs) || def.has(Trait::Commutative) && x(rhs) && y(lhs))
    }

    /// Whether a value is the output plus a product.
    fn is_sum_of_product(
        self,
        value: Value,
        out: Value,
        x: impl Fn(Value) -> bool,
        y: impl Fn(Value) -> bool,
    ) -> bool {
        let is_product = |value| self.is_binary(value, ElementwiseKind::Mul, self.acc, &x, &y);
        self.is_binary(value, ElementwiseKind::Add, self.acc, |value| value == out, is_product)
    }

    /// Whether a value is the converted `x` less its zero point.
    fn is_shifted(self, value: Value, x: Value, zero: Value) -> bool {
        let tree = Self { cast: TypeFn::Signed, ..self };
        let [is_x, is_zero] = [x, zero].map(|from| move |value| tree.is_converted(value, from));
        tree.is_binary(value, ElementwiseKind::Sub, self.acc, is_x, is_zero)
    }

    /// Whether a value is `from`, converted to the type of the output.
    fn is_converted(self, value: Value, from: Value) -> bool {
        let ty = self.b.ty(from);
        if ty == self.acc {
            return value == from;
        }
        let def = conversion(self.b.ctx(), ty, self.acc, self.cast);
        let op = self.b.def_op(value).filter(|_| self.b.ty(value) == self.acc);
        op.zip(def).is_some_and(|(op, def)| self.is_call(op, def, &[from]))
    }
}
