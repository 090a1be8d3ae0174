//! Control flow and inference: branches, regions, loops, implicit terminators, inferred result types.

use super::Verifier;
use super::dominance::verify_isolation;
use super::plan::{Inference, Plan};
use super::types::quoted_types;
use super::work::Work;
use crate::asm::quoted_type;
use crate::body::{OpRef, Scope, Value, Values};
use crate::decl::{InferArgs, OpDef, OpShape, RegionEdge, RegionPoint, RegionTarget, Trait};
use crate::types::Type;
use crate::{Attr, Reported, Result};
use terrace_support::small_vec::SmallVec;

impl Verifier<'_> {
    /// Verifies an operation after its regions (`verifyOnExit`); `inner` is their scope, if it has any, and the users of
    /// symbols in them start at `first_user`. If its shape `passed` before, only the checks that the shape does not decide
    /// run.
    pub(super) fn verify_on_exit(
        &mut self,
        at: OpRef<'_>,
        inner: Option<&Scope<'_>>,
        plan: &Plan,
        work: &Work,
        first_user: usize,
        passed: bool,
    ) -> Result {
        let def = plan.def;
        if !def.registered {
            return verify_unregistered(at, def);
        }
        for &t in &plan.region_traits {
            match (t, inner) {
                (Trait::ImplicitTerminator, _) => implicit_terminator(at, def)?,
                (Trait::IsolatedFromAbove, Some(inner)) if work.suspect => verify_isolation(at, inner)?,
                (Trait::SymbolTable, Some(inner)) => self.symbol_table(at, inner, first_user)?,
                (Trait::RegionBranchOpInterface, _) => region_branch(at, def)?,
                (Trait::LoopLikeOpInterface, _) => {
                    if let Some(verify) = def.hooks.verify_loop {
                        verify(at)?;
                    }
                }
                (Trait::DestinationStyleOpInterface, _) if !passed => {
                    if let Some(group) = def.hooks.inits {
                        destinations(at.shape(), group)?;
                    }
                }
                _ => {}
            }
        }
        if !passed {
            match plan.inference {
                Inference::Hook => verify_inferred_types(at, def)?,
                Inference::Same if !same_types(at.shape(), plan) => {
                    return Err(wrong_inference(at.shape(), plan));
                }
                _ => {}
            }
        }
        match def.hooks.verify_regions {
            Some(verify) => verify(at),
            None => Ok(()),
        }
    }
}

fn verify_unregistered(at: OpRef<'_>, def: &OpDef) -> Result {
    let ctx = at.ctx();
    match ctx.dialect(def.dialect) {
        Some(dialect) if dialect.hooks.allows_unknown_ops => Ok(()),
        Some(dialect) => {
            let error = at.error(format!(
                "unregistered operation '{}' found in dialect ('{}') that does not allow unknown operations",
                def.name, dialect.name
            ));
            Err(dialect.note_undeclared(error, at.loc()).emit())
        }
        None if ctx.allows_unregistered() => Ok(()),
        None => at.fail(
            "created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on \
             the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used",
        ),
    }
}

fn implicit_terminator(at: OpRef<'_>, def: &OpDef) -> Result {
    let body = at.body();
    let inner = body.region_body(at.op);
    for i in 0..body.n_regions(at.op) {
        let last = inner.entry_block(body.region(at.op, i)).and_then(|block| inner.last_op(block));
        let Some(last) = last else { continue };
        let found = inner.def(last).name;
        if found != def.implicit_terminator {
            let wanted = def.implicit_terminator;
            let note = format!("in custom textual format, the absence of terminator implies '{wanted}'");
            return Err(at
                .op_error(format_args!("expects regions to end with '{wanted}', found '{found}'"))
                .note(body.loc(at.op), note)
                .emit());
        }
    }
    Ok(())
}

/// Verifies that the operands passed to each successor match its arguments.
pub(super) fn verify_branch(at: OpRef<'_>, def: &OpDef) -> Result {
    let Some(operands_of) = def.hooks.branch else { return Ok(()) };
    let body = at.body();
    // A fast path: no operands for no arguments.
    if body.n_operands(at.op) == 0 && body.succs(at.op).all(|to| body.args(to).is_empty()) {
        return Ok(());
    }
    for (i, to) in body.succs(at.op).enumerate() {
        let Some((start, end)) = operands_of(body, at.op, i) else { continue };
        let operands = body.operands(at.op).slice(start, end);
        let args = body.args(to);
        if operands.len() != args.len() {
            let message = format!(
                "branch has {} operands for successor #{i}, but target block has {}",
                operands.len(),
                args.len()
            );
            return Err(at.error(message).emit());
        }
        let differs = |(operand, &arg): (Value, &Value)| body.ty(operand) != body.ty(arg);
        if let Some(n) = operands.iter().zip(args).position(differs) {
            return Err(at.error(format!("type mismatch for bb argument #{n} of successor #{i}")).emit());
        }
    }
    Ok(())
}

/// Verifies that the values passed along control flow between regions match the values that receive them.
fn region_branch(at: OpRef<'_>, def: &OpDef) -> Result {
    let Some(edges) = def.hooks.region_edges else { return Ok(()) };
    let body = at.body();
    if body.is_nested(at.op) {
        // The operands and the regions' values are in different bodies.
        return Ok(());
    }
    let check = |point: RegionPoint| -> Result {
        let mut result = Ok(());
        edges(body, at.op, point, &mut |edge| {
            if result.is_ok() {
                result = verify_edge(at, def, point, edge);
            }
        });
        result
    };
    check(RegionPoint::Parent)?;
    for i in 0..body.n_regions(at.op) {
        for block in body.blocks(body.region(at.op, i)) {
            let Some(last) = body.last_op(block) else { continue };
            let def = body.def(last);
            if def.has(Trait::RegionBranchTerminatorOpInterface) || def.has(Trait::ReturnLike) {
                check(RegionPoint::Terminator(last))?;
            }
        }
    }
    Ok(())
}

fn verify_edge(at: OpRef<'_>, def: &OpDef, point: RegionPoint, edge: RegionEdge<'_>) -> Result {
    let body = at.body();
    let (operands, inputs) = (edge.operands, edge.inputs);
    let passes = |a: Type, b: Type| def.hooks.passes_type.is_some_and(|passes| passes(at.ctx(), a, b));
    let differs = |(a, b): (Value, Value)| body.ty(a) != body.ty(b) && !passes(body.ty(a), body.ty(b));
    let problem = if operands.len() != inputs.len() {
        format!(
            "region branch point has {} operands, but region successor needs {} inputs",
            operands.len(),
            inputs.len()
        )
    } else if let Some(i) = operands.iter().zip(inputs).position(differs) {
        let text = |values: Values<'_>| {
            values.get(i).map_or_else(String::new, |v| quoted_type(at.ctx(), body.ty(v)))
        };
        format!(
            "successor operand type #{i} {} should match successor input type #{i} {}",
            text(operands),
            text(inputs)
        )
    } else {
        return Ok(());
    };
    let (from, loc) = match point {
        RegionPoint::Parent => ("parent".to_owned(), body.loc(at.op)),
        RegionPoint::Terminator(op) => (format!("Operation {}", body.def(op).name), body.loc(op)),
    };
    let to = match edge.to {
        RegionTarget::Parent => "parent".to_owned(),
        RegionTarget::Region(i) => format!("Region #{i}"),
    };
    let error = at.op_error(format_args!("along control flow edge from {from} to {to}: {problem}"));
    Err(error.note(loc, "region branch point").emit())
}

/// Whether every result has the type of the operand that [`Plan::same_as`] names.
#[inline]
fn same_types(op: OpShape<'_>, plan: &Plan) -> bool {
    plan.same_as.iter().zip(op.results().iter()).all(|(&i, result)| op.operand(i as usize) == Some(result))
}

#[cold]
fn wrong_inference(op: OpShape<'_>, plan: &Plan) -> Reported {
    let types: Vec<Type> = plan.same_as.iter().filter_map(|&i| op.operand(i as usize)).collect();
    incompatible(op, &types)
}

/// Verifies that the result types are those that the `infer` hook gives for the operation's shape.
fn verify_inferred_types(at: OpRef<'_>, def: &'static OpDef) -> Result {
    let Some(infer) = def.hooks.infer else { return Ok(()) };
    let (body, shape) = (at.body(), at.shape());
    let operands: SmallVec<[Value; 8]> = body.operands(at.op).iter().collect();
    let slots: SmallVec<[u32; 8]> = shape.slots().map(|attr| attr.map_or(0, Attr::raw)).collect();
    let args = InferArgs { body, def, operands: &operands, slots: &slots };
    let Some(types) = infer(&args) else { return at.fail("failed to infer returned types") };
    if shape.results().iter().eq(types.iter().copied()) {
        return Ok(());
    }
    if let Some(compatible) = def.hooks.compatible {
        let results: SmallVec<[Type; 4]> = shape.results().iter().collect();
        if compatible(shape.ctx(), &types, &results) {
            return Ok(());
        }
    }
    Err(incompatible(shape, &types))
}

#[cold]
fn incompatible(op: OpShape<'_>, types: &[Type]) -> Reported {
    let ctx = op.ctx();
    let results: Vec<Type> = op.results().iter().collect();
    let name = op.def().name;
    let message = format!(
        "'{name}' op inferred type(s) {} are incompatible with return type(s) of operation {}",
        quoted_types(ctx, types),
        quoted_types(ctx, &results)
    );
    ctx.error(op.loc(), message).emit();
    op.op_error("failed to infer returned types").emit()
}

/// Verifies the destinations (`DestinationStyleOpInterface`): tensors and memrefs; each tensor has a result of its type.
fn destinations(op: OpShape<'_>, group: usize) -> Result {
    let ctx = op.ctx();
    let inits = (op.operand_group_start(group)..).zip(op.operand_group(group).iter());
    if let Some((i, _)) = inits.clone().find(|(_, ty)| !ty.is_tensor(ctx) && !ty.is_memref(ctx)) {
        return op.fail(format_args!("expected that operand #{i} is a tensor or a memref"));
    }
    let tensors = inits.filter(|(_, ty)| ty.is_tensor(ctx));
    let (n_results, n_tensors) = (op.results().len(), tensors.clone().count());
    if n_results != n_tensors {
        return op.fail(format_args!(
            "expected the number of tensor results ({n_results}) to be equal to the number of output tensors ({n_tensors})"
        ));
    }
    match tensors.zip(op.results().iter()).find(|((_, init), result)| init != result) {
        None => Ok(()),
        Some(((i, init), result)) => op.fail(format_args!(
            "expected type of operand #{i} ({}) to match type of corresponding result ({})",
            quoted_type(ctx, init),
            quoted_type(ctx, result)
        )),
    }
}
