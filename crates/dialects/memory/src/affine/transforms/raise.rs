//! `affine-raise-from-memref`: loads and stores of `memref` with affine subscripts become those of `affine`.

use crate::affine::compose::Operands;
use crate::affine::scope::Scope;
use crate::prelude::*;
use crate::{affine, memref};
use terrace_ir::affine::MAX_AFFINE_DEPTH;

passes! {
    /// Turn some memref operators to affine operators where supported.
    RaiseFromMemRef("RaiseMemrefDialect") = "affine-raise-from-memref" on(Anchor::Op("func.func")) => raise_from_memref;
}

fn raise_from_memref(_: &RaiseFromMemRef, pass: &mut PassContext<'_>) -> Result {
    pass.edit_bodies(&mut |b| {
        for op in b.ops_where(|op| b.is::<memref::Load>(op) || b.is::<memref::Store>(op)) {
            raise(b, op);
        }
    })
}

fn raise(b: &mut Body, op: Op) -> Option<()> {
    let ctx = b.ctx().clone();
    let indices = match b.as_::<memref::Load>(op) {
        Some(load) => load.indices(b),
        None => b.as_::<memref::Store>(op)?.indices(b),
    };
    let mut subscripts = Subscripts { b, dims: Operands::new(), syms: Operands::new() };
    let exprs: Vec<AffineExpr> =
        indices.iter().map(|index| subscripts.expression(index, 0)).collect::<Option<_>>()?;
    let Subscripts { dims, syms, .. } = subscripts;
    let map = AffineMap::new(dims.len() as u32, syms.len() as u32, &exprs);
    if map.is_too_big(&ctx) {
        return None;
    }
    let operands = [dims, syms].concat();
    let load = b.as_::<memref::Load>(op);
    let store = b.as_::<memref::Store>(op);
    let mut builder = Builder::before(b, op);
    if let Some(load) = load {
        let (memref, ty) = (load.memref(&builder), builder.ty(builder.result(op, 0)));
        let value = affine::Load::new(&mut builder, ty, map.attr(&ctx), memref, &operands);
        b.replace(op, &[value]);
    } else if let Some(store) = store {
        let (value, memref) = (store.value(&builder), store.memref(&builder));
        affine::Store::new(&mut builder, map.attr(&ctx), value, memref, &operands);
        b.erase(op);
    }
    Some(())
}

/// Makes affine expressions of index arithmetic, and collects their operands.
struct Subscripts<'a> {
    b: &'a Body,
    dims: Operands,
    syms: Operands,
}

impl Subscripts<'_> {
    fn expression(&mut self, value: Value, depth: u32) -> Option<AffineExpr> {
        let (b, ctx) = (self.b, self.b.ctx());
        if let Some(number) = integer_of(b, value) {
            return Some(AffineExpr::constant(ctx, number));
        }
        let def = b.def_op(value);
        let binary = def.and_then(|def| {
            let op = if b.is::<arith::AddI>(def) {
                AffineOp::Add
            } else if b.is::<arith::MulI>(def) {
                AffineOp::Mul
            } else {
                return None;
            };
            Some((op, b.operand(def, 0), b.operand(def, 1)))
        });
        if let Some((op, lhs, rhs)) = binary.filter(|_| depth < MAX_AFFINE_DEPTH / 4) {
            // As in upstream, operands of an expression that is not affine in the end stay operands of the map.
            if let Some(lhs) = self.expression(lhs, depth + 1)
                && let Some(rhs) = self.expression(rhs, depth + 1)
                && (op == AffineOp::Add
                    || lhs.is_symbolic_or_constant(ctx)
                    || rhs.is_symbolic_or_constant(ctx))
            {
                return Some(AffineExpr::binary(ctx, op, lhs, rhs));
            }
        }
        let scope = Scope::of(b);
        if let Some(at) = position(&mut self.syms, value, |value| scope.is_symbol(value)) {
            return Some(AffineExpr::sym(ctx, at));
        }
        position(&mut self.dims, value, |value| scope.is_dim(value)).map(|at| AffineExpr::dim(ctx, at))
    }
}

/// The position of a value in a list, to which it is added if it is valid.
fn position(list: &mut Operands, value: Value, is_valid: impl Fn(Value) -> bool) -> Option<u32> {
    if let Some(at) = list.iter().position(|&other| other == value) {
        return Some(at as u32);
    }
    is_valid(value).then(|| {
        list.push(value);
        list.len() as u32 - 1
    })
}
