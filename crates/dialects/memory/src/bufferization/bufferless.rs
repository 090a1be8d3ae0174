//! Tensors without a buffer: sparse ones, and those of elements that a memref cannot have.

use crate::prelude::*;
use crate::{ml_program, sparse_tensor};
use terrace_base::func;
use terrace_ir::decl::builtin::is_memref_element;

/// Verifies that the tensors of those operations of a module that `becomes_buffers` accepts can become buffers: in the bodies
/// of `functions`, then in the module itself. The signature of a function and the type of a global belong to the operation.
///
/// # Errors
/// At the first operation with a tensor that cannot.
pub fn refuse(
    module: &Body,
    functions: impl IntoIterator<Item = Op>,
    becomes_buffers: &dyn Fn(&Body, Op) -> bool,
) -> Result {
    let outer = Scope { body: module, parent: None };
    for op in functions {
        if let Some(body) = module.nested_body(op) {
            refuse_in(Scope { body, parent: Some((&outer, op)) }, &|op| becomes_buffers(body, op))?;
        }
    }
    refuse_in(outer, &|op| becomes_buffers(module, op))
}

fn refuse_in(scope: Scope<'_>, becomes_buffers: &dyn Fn(Op) -> bool) -> Result {
    let b = scope.body;
    let mut found = None;
    b.walk(|op| {
        if found.is_none() && becomes_buffers(op) {
            found = find(b, op).map(|(ty, reason)| (op, ty, reason));
        }
    });
    let Some((op, ty, reason)) = found else { return Ok(()) };
    let message = format!("cannot bufferize value of type {}: {reason}", quoted_type(b.ctx(), ty));
    let error = scope.at(op).error(message);
    Err(match sparse_tensor::encoding(b.ctx(), ty) {
        Some(_) => {
            let note = "MLIR's sparse compiler lowers sparse tensors: 'mlir-opt --sparsifier'";
            error.note(b.loc(op), note).emit()
        }
        None => error.emit(),
    })
}

/// The first tensor without a buffer among the operands and results of an operation, the arguments of its regions, and
/// those of its signature: its type, and the reason.
fn find(b: &Body, op: Op) -> Option<(Type, String)> {
    let ctx = b.ctx();
    let reason = |ty: Type| Some((ty, reason(ctx, ty)?));
    let own = b.types(b.operands(op)).chain(b.types(b.results(op))).find_map(reason);
    own.or_else(|| {
        let signature = b.as_::<func::Func>(op)?.signature(ctx, b)?;
        signature.inputs.iter().chain(signature.results).copied().find_map(reason)
    })
    .or_else(|| b.as_::<ml_program::Global>(op)?.ty(b).and_then(reason))
    .or_else(|| {
        let regions = b.has_inner_regions(op).then(|| b.regions(op))?;
        let blocks = regions.into_iter().flat_map(|region| b.blocks(region));
        blocks.flat_map(|block| b.arg_types(block)).find_map(reason)
    })
}

/// Why a type is that of tensors without a buffer, if it is.
fn reason(ctx: &Context, ty: Type) -> Option<String> {
    if !ty.is_tensor(ctx) {
        return None;
    }
    if sparse_tensor::encoding(ctx, ty).is_some() {
        return Some("it is sparse, and its buffer would be dense".to_owned());
    }
    let elem = ty.element_or_self(ctx);
    (!is_memref_element(ctx, elem))
        .then(|| format!("element type {} is not a valid memref element type", quoted_type(ctx, elem)))
}
