//! The `linalg` dialect: loop nests over tensors and memrefs.
//!
//! Upstream's reference: MLIR "'linalg' Dialect".

mod asm;
mod attrs;
mod bufferize;
pub mod build;
mod canonicalize;
mod contraction;
mod convolution;
mod fold;
pub mod instantiate;
mod named;
mod ops;
pub mod payload;
mod recognize;
mod reify;
mod reshapes;
pub mod structured;
pub mod transforms;
mod verify;

pub use attrs::{BinaryFn, ElementwiseKind, IteratorType, TernaryFn, TypeFn, UnaryFn, WinogradFmr};
pub use convolution::*;
pub use named::*;
// Explicit, since the constraint of the same name is in the prelude.
pub use ops::Index;
pub use ops::*;

use crate::prelude::*;
use terrace_ir::decl::tables::{concat, count};
use terrace_memory::bufferization::one_shot::conflicts::SubsetInsertion;

/// Tables of operations.
const OP_TABLES: &[&[&OpDef]] = &[OPS, NAMED_OPS, CONVOLUTION_OPS];
const N_OPS: usize = count(OP_TABLES);
static ALL_OPS: [&OpDef; N_OPS] = concat(OP_TABLES);

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "linalg",
    ops: &ALL_OPS,
    types: &[],
    attrs: attrs::ATTRS,
    hooks: DialectHooks {
        verify_op_attr: Some(verify_op_attr),
        materialize_constant: Some(materialize_constant),
        canonicalize: &canonicalize::PATTERNS,
        inlining: Some(&InlinerHooks::NONE),
        interfaces: Some(interfaces),
        ..DialectHooks::NONE
    },
};

/// Registers the forms of operations on buffers, and those that tell the extents of their results.
fn interfaces(ctx: &Context) {
    ctx.register_dialect_interface(&bufferize::MODELS);
    ctx.register_interface::<dyn SubsetInsertion>(Copy::DEF, |op| Box::new(Copy(op)));
    reify::register(ctx);
}

/// Constants of folding are `arith.constant`s.
fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type) -> Option<terrace_ir::Op> {
    (arith::DIALECT.hooks.materialize_constant?)(b, value, ty)
}

/// Verifies a discardable attribute of the dialect: it knows only the maps that upstream's verifier adds.
fn verify_op_attr(op: OpRef<'_>, name: &str, _: Attr) -> Result {
    if name == structured::MEMOIZED_MAPS {
        return Ok(());
    }
    Err(op.error(format!("attribute '\"{name}\"' not supported by the linalg dialect")).emit())
}
