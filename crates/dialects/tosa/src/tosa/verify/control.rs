//! Verifiers of control flow and variables.

use super::{elem, extents};
use crate::prelude::*;
use crate::tosa::{CondIf, Variable, VariableRead, VariableWrite, WhileLoop, Yield, extents_of};
use terrace_ir::symbols::SymbolTables;

type Types = SmallVec<[Type; 4]>;

/// Verifies that two lists have as many types, and types that may be equal.
fn same_types(at: OpRef<'_>, (a, a_name): (&[Type], &str), (b, b_name): (&[Type], &str)) -> Result {
    let op = at.shape();
    if a.len() != b.len() {
        return op.fail(format_args!(
            "require same number of values in {a_name} ({}) and {b_name} ({})",
            a.len(),
            b.len()
        ));
    }
    a.iter().zip(b).try_for_each(|(&a, &b)| same_type(op, (a, a_name), (b, b_name)))
}

/// Verifies that two tensors have one element type and shapes that may be equal.
fn same_type(op: OpShape<'_>, (a, a_name): (Type, &str), (b, b_name): (Type, &str)) -> Result {
    let (a_elem, b_elem) = (elem(op, Some(a)), elem(op, Some(b)));
    let text = |ty: Type| quoted_type(op.ctx(), ty);
    if a_elem != b_elem {
        return op.fail(format_args!(
            "require same element type for {a_name} ({}) and {b_name} ({})",
            text(a_elem),
            text(b_elem)
        ));
    }
    if let (Some(a_shape), Some(b_shape)) = (extents(op, Some(a)), extents(op, Some(b)))
        && !are_compatible_shapes(a_shape, b_shape)
    {
        return op.fail(format_args!(
            "require same shapes for {a_name} ({}) and {b_name} ({})",
            text(a),
            text(b)
        ));
    }
    Ok(())
}

/// The types of the arguments of a region's block.
fn arguments(b: &Body, region: Region) -> Types {
    b.entry_args(region).iter().map(|&arg| b.ty(arg)).collect()
}

/// The types that a region yields; `None` if it ends otherwise.
fn yielded(b: &Body, region: Region) -> Option<Types> {
    let op = b.last_op(b.entry_block(region)?)?;
    b.is::<Yield>(op).then(|| b.operands(op).iter().map(|value| b.ty(value)).collect())
}

/// The types of values.
fn types_of(at: OpRef<'_>, values: Values<'_>) -> Types {
    values.iter().map(|value| at.ty(value)).collect()
}

pub(in crate::tosa) fn cond_if(at: OpView<'_, CondIf>) -> Result {
    let (b, op) = (at.body(), at.handle);
    let inputs = types_of(*at, op.input_list(b));
    let outputs = types_of(*at, op.output_list(b));
    let regions = [(op.then_graph(b), "then_graph"), (op.else_graph(b), "else_graph")];
    for (region, name) in regions {
        let name = format!("'{name}' arguments");
        same_types(*at, (&arguments(b, region), &name), (&inputs, "'input_list'"))?;
    }
    for (region, name) in regions {
        let name = format!("'{name}' results");
        if let Some(yielded) = yielded(b, region) {
            same_types(*at, (&yielded, &name), (&outputs, "'output_list'"))?;
        }
    }
    let condition = at.ty(op.condition(b));
    let n_elements = condition.as_shaped(at.ctx()).and_then(|shaped| shaped.n_elements());
    match n_elements {
        Some(n) if n != 1 => {
            let condition = quoted_type(at.ctx(), condition);
            at.fail(format_args!("'condition' must be a size 1 tensor, got {condition}"))
        }
        _ => Ok(()),
    }
}

pub(in crate::tosa) fn while_loop(at: OpView<'_, WhileLoop>) -> Result {
    let (b, op, ctx) = (at.body(), at.handle, at.ctx());
    let inputs = types_of(*at, op.input_list(b));
    let outputs = types_of(*at, op.output_list(b));
    same_types(*at, (&inputs, "'input_list'"), (&outputs, "'output_list'"))?;
    let (cond, body) = (op.cond_graph(b), op.body_graph(b));
    for (region, name) in [(cond, "'cond_graph' arguments"), (body, "'body_graph' arguments")] {
        same_types(*at, (&arguments(b, region), name), (&inputs, "'input_list'"))?;
    }
    if let Some(yielded) = yielded(b, body) {
        same_types(*at, (&yielded, "'body_graph' results"), (&inputs, "'input_list'"))?;
    }
    let Some(yielded) = yielded(b, cond) else { return Ok(()) };
    let &[condition] = &yielded[..] else {
        return at.fail("require 'cond_graph' only have one result");
    };
    let shaped = condition.as_shaped(ctx);
    if let Some(n) = shaped.and_then(|shaped| shaped.n_elements())
        && n != 1
    {
        let condition = quoted_type(ctx, condition);
        return at.fail(format_args!("'cond_graph' result must be a size 1 tensor, got {condition}"));
    }
    let elem = condition.element_or_self(ctx);
    if elem != Type::I1 {
        let elem = quoted_type(ctx, elem);
        return at.fail(format_args!("'cond_graph' result must be a boolean tensor, got {elem}"));
    }
    Ok(())
}

/// Verifies a value that is read from or written to a variable.
fn of_variable(
    at: OpRef<'_>,
    name: Option<Str>,
    (ty, what): (Type, &str),
    tables: &mut SymbolTables<'_>,
) -> Result {
    let Some(name) = name else { return Ok(()) };
    let variable =
        tables.lookup_nearest(at, name).and_then(|symbol| Some((symbol, symbol.as_::<Variable>()?)));
    let Some((symbol, variable)) = variable else {
        let name = at.ctx().str(name);
        return at.fail(format_args!("'{name}' has not been declared by 'tosa.variable'"));
    };
    let (b, ctx) = (symbol.body, at.ctx());
    let shape = variable.var_shape(b).and_then(|shape| extents_of(ctx, shape)).unwrap_or_default();
    let shape: Vec<i64> = shape.iter().map(|&extent| if extent < 0 { DYNAMIC } else { extent }).collect();
    let Some(elem) = variable.ty(b) else { return Ok(()) };
    let declared = RankedTensorType::get(ctx, &shape, elem, None);
    same_type(at.shape(), (ty, what), (declared, "the input tensor"))
}

pub(in crate::tosa) fn variable_read(at: OpView<'_, VariableRead>, tables: &mut SymbolTables<'_>) -> Result {
    let (b, op) = (at.body(), at.handle);
    of_variable(*at, op.name(b), (b.ty(op.output1(b)), "'output1'"), tables)
}

pub(in crate::tosa) fn variable_write(
    at: OpView<'_, VariableWrite>,
    tables: &mut SymbolTables<'_>,
) -> Result {
    let (b, op) = (at.body(), at.handle);
    of_variable(*at, op.name(b), (b.ty(op.input1(b)), "'input1'"), tables)
}
