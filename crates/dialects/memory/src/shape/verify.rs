//! Verifiers of `shape` operations, beyond type constraints and traits.

use super::{
    AssumingAll, CstrBroadcastable, FunctionLibrary, Meet, Reduce, ShapeType, SizeType, ValueShapeType,
    infer, is_extent_tensor,
};
use crate::prelude::*;
use terrace_ir::asm::{attr_to_string, quoted_type};
use terrace_ir::symbols::{Symbol, SymbolTables};

/// Whether an operand can be an error.
fn may_be_error(op: OpShape<'_>) -> bool {
    let ctx = op.ctx();
    op.operands()
        .iter()
        .any(|ty| ty.is::<ShapeType>(ctx) || ty.is::<SizeType>(ctx) || ty.is::<ValueShapeType>(ctx))
}

/// Verifies that a result that can be an error is a size.
pub(super) fn size(op: OpShape<'_>) -> Result {
    propagates(op, op.result(0).is_some_and(|ty| ty.is::<SizeType>(op.ctx())), "size")
}

/// Verifies that a result that can be an error is a shape.
pub(super) fn shape(op: OpShape<'_>) -> Result {
    propagates(op, op.result(0).is_some_and(|ty| ty.is::<ShapeType>(op.ctx())), "shape")
}

fn propagates(op: OpShape<'_>, does: bool, ty: &str) -> Result {
    if does || !may_be_error(op) {
        return Ok(());
    }
    op.fail(format_args!(
        "if at least one of the operands can hold error values then the result must be of type `{ty}` to propagate them"
    ))
}

pub(super) fn assuming_all(op: Shape<'_, AssumingAll>) -> Result {
    match op.operands().is_empty() {
        true => op.fail("no operands specified"),
        false => Ok(()),
    }
}

pub(super) fn cstr_broadcastable(op: Shape<'_, CstrBroadcastable>) -> Result {
    match op.operands().len() < 2 {
        true => op.fail("required at least 2 input shapes"),
        false => Ok(()),
    }
}

/// Verifies that the result may have the type that follows from the operands.
pub(super) fn meet(op: Shape<'_, Meet>) -> Result {
    let (ctx, result) = (op.ctx(), op.result());
    match infer::meet(ctx, op.arg0(), op.arg1()) {
        Ok(inferred) if infer::is_met(ctx, inferred, result) => return Ok(()),
        Ok(inferred) => {
            let message = format!(
                "inferred type(s) {} are incompatible with return type(s) of operation {}",
                quoted_type(ctx, inferred),
                quoted_type(ctx, result)
            );
            op.op_error(message).emit();
        }
        Err(message) => _ = (*op).error(message).emit(),
    }
    op.fail("failed to infer returned types")
}

/// Whether a size can become an `index`.
pub(super) fn size_to_index(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    matches!((from, to), (&[from], &[to]) if (from.is::<SizeType>(ctx) || from.is_index()) && to.is_index())
}

/// Whether a shape can become a tensor of extents.
pub(super) fn to_extent_tensor(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    let is_tensor = |ty: Type| {
        let is_tensor = ty.is::<RankedTensorType>(ctx) || ty.is::<UnrankedTensorType>(ctx);
        is_tensor && ty.element_or_self(ctx).is_index()
    };
    matches!((from, to), (&[from], &[to]) if (from.is::<ShapeType>(ctx) || is_extent_tensor(ctx, from)) && is_tensor(to))
}

/// Verifies the arguments of the body: a number, the extent and the carried values.
pub(super) fn reduce(op: OpView<'_, Reduce>) -> Result {
    let (b, ctx, reduce) = (op.body(), op.ctx(), op.handle);
    let Some(block) = b.entry_block(reduce.region(b)) else { return Ok(()) };
    let inits = reduce.init_vals(b);
    let types: SmallVec<[Type; 6]> = b.arg_types(block).collect();
    let n = inits.len() + 2;
    if types.len() != n {
        return op.fail(format_args!("ReduceOp body is expected to have {n} arguments"));
    }
    if !types[0].is_index() {
        return op.fail("argument 0 of ReduceOp body is expected to be of IndexType");
    }
    match b.ty(reduce.shape(b)).is::<ShapeType>(ctx) {
        true if !types[1].is::<SizeType>(ctx) => {
            return op.fail(
                "argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType",
            );
        }
        false if !types[1].is_index() => {
            return op.fail(
                "argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor",
            );
        }
        _ => {}
    }
    match b.types(inits).zip(&types[2..]).position(|(init, &ty)| init != ty) {
        Some(i) => op.fail(format_args!(
            "type mismatch between argument {} of ReduceOp body and initial value {i}",
            i + 2
        )),
        None => Ok(()),
    }
}

/// Verifies that the operands have the types of the results of the operation around.
pub(super) fn yields(op: OpRef<'_>) -> Result {
    let Some(parent) = op.parent() else { return Ok(()) };
    let (operands, results) = (op.operands(), parent.results());
    if operands.len() != results.len() {
        return op.fail("number of operands does not match number of results of its parent");
    }
    match operands.iter().zip(results).all(|(operand, result)| op.ty(operand) == parent.ty(result)) {
        true => Ok(()),
        false => op.fail("types mismatch between yield op and its parent"),
    }
}

/// Verifies `shape.lib`: libraries of functions, each of which is for other operations.
pub(super) fn op_attr(op: OpRef<'_>, name: &str, value: Attr) -> Result {
    if name != "shape.lib" {
        return Ok(());
    }
    let ctx = op.ctx();
    let fail = |message: &str| Err(op.error(message).emit());
    if !op.def().has(Trait::SymbolTable) {
        return fail("shape.lib attribute may only be on op implementing SymbolTable");
    }
    let mut tables = SymbolTables::new(op.body());
    let mut find = |reference: Attr| {
        let reference = reference.as_::<SymbolRefAttr>(ctx)?;
        let table = Symbol { body: op.body(), op: op.op };
        let first = tables.lookup_in(table, reference.root)?;
        reference.nested.iter().try_fold(first, |symbol, &name| tables.lookup_in(symbol, name))
    };
    if value.is::<SymbolRefAttr>(ctx) {
        let text = attr_to_string(ctx, value);
        return match find(value) {
            None => fail(&format!("shape function library {text} not found")),
            Some(symbol) if symbol.as_::<FunctionLibrary>().is_some() => Ok(()),
            Some(_) => fail(&format!("{text} required to be shape function library")),
        };
    }
    let Some(list) = value.as_array(ctx) else {
        return fail("only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute");
    };
    let mut seen = FxHashSet::default();
    for &reference in list {
        if !reference.is::<SymbolRefAttr>(ctx) {
            return fail("only SymbolRefAttr allowed in shape.lib attribute array");
        }
        let found = find(reference);
        let Some((symbol, library)) =
            found.and_then(|symbol| Some((symbol, symbol.as_::<FunctionLibrary>()?)))
        else {
            return fail(&format!("{} does not refer to FunctionLibraryOp", attr_to_string(ctx, reference)));
        };
        let mapping = library.mapping(symbol.body).and_then(|mapping| mapping.as_::<DictionaryAttr>(ctx));
        for (name, _) in mapping.iter().flat_map(|mapping| mapping.entries.iter()) {
            if !seen.insert(name) {
                let name = ctx.str(name);
                return fail(&format!(
                    "only one op to shape mapping allowed, found multiple for `\"{name}\"`"
                ));
            }
        }
    }
    Ok(())
}
