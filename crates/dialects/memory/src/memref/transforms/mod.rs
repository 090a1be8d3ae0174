//! Passes from `memref` to `memref`, which prepare for the lowering.
//!
//! [`strided`] computes offsets, sizes and strides of views (`expand-strided-metadata`), `expand` loads extents of
//! reshapes from memory (`memref-expand`), `realloc` expands reallocations (`expand-realloc`), `fold_alias` and
//! `fold_vector` replace accesses of views by accesses of their sources (`fold-memref-alias-ops`), `normalize` makes layouts row-major
//! (`normalize-memrefs`), `wide` halves integers (`memref-emulate-wide-int`), `flatten` joins all dimensions (`flatten-memref`), `resolve` computes extents of results
//! (`resolve-ranked-shaped-type-result-dims`, `resolve-shaped-type-result-dims`), `runtime_checks` inserts assertions
//! (`generate-runtime-verification`), `space` removes casts to the generic
//! memory space (`bubble-down-memory-space-casts`).

mod expand;
mod flatten;
pub(crate) mod fold_alias;
mod fold_vector;
pub(crate) mod metadata;
mod normal_type;
mod normalize;
pub mod realloc;
mod resolve;
mod runtime_checks;
mod space;
pub mod strided;
mod wide;

use crate::index_list::{Index, Integers};
use crate::memref;
use terrace_base::arith;
use terrace_ir::attrs::DenseArrayAttr;
use terrace_ir::types::DYNAMIC;
use terrace_ir::{Attr, Body, Builder, Result, Scope, Type, Value};
use terrace_rewrite::convert::{self, Conversion, ConversionTarget, Patterns, TypeConverter};
use terrace_rewrite::greedy::{GreedyConfig, Pattern, apply_patterns_greedily, apply_patterns_with};
use terrace_rewrite::pass::{Anchor, PassContext};
use terrace_rewrite::passes;
use terrace_support::small_vec::SmallVec;

passes! {
    /// Bubbles down memory-space cast operations.
    BubbleDownMemorySpaceCasts("BubbleDownMemorySpaceCasts") = "bubble-down-memory-space-casts" on(Anchor::Any)
        => bubble_down_memory_space_casts;

    /// Expand memref.realloc operations into its components.
    ///
    /// A new buffer and a copy when the old buffer is too small; otherwise the old buffer under the new type.
    ExpandRealloc("ExpandReallocPass") = "expand-realloc" on(Anchor::Any) {
        /// Emit deallocation operations for the original MemRef
        emit_deallocs: bool = true,
    } => expand_realloc;

    /// Expand memref operations into easier to analyze constructs.
    ///
    /// Views become `memref.reinterpret_cast`s of their buffers; offsets, sizes and strides are computed by
    /// `affine.apply`.
    ExpandStridedMetadata("ExpandStridedMetadataPass") = "expand-strided-metadata" on(Anchor::Any)
        => expand_strided_metadata;

    /// Fold memref alias ops into consumer load/store ops.
    FoldMemRefAliasOps("FoldMemRefAliasOpsPass") = "fold-memref-alias-ops" on(Anchor::Any) => fold_memref_alias_ops;

    /// Emulate 2*N-bit integer operations using N-bit operations.
    EmulateWideInt("MemRefEmulateWideInt") = "memref-emulate-wide-int" on(Anchor::Any) {
        /// Widest integer type supported by the target
        widest_int_supported: u32 = 32,
    } => emulate_wide_int;

    /// Flatten a multiple dimensional memref to 1-dimensional.
    FlattenMemRef("FlattenMemrefsPass") = "flatten-memref" on(Anchor::Any) => flatten_memref;

    /// Generate additional runtime op verification checks.
    ///
    /// Each operation of `memref` that is undefined for some values of its operands gets assertions of what it requires,
    /// by `cf.assert`.
    GenerateRuntimeVerification("GenerateRuntimeVerification") = "generate-runtime-verification" on(Anchor::Any) {
        /// Verbosity level for runtime verification messages: 0 = Minimum (only source location), 1 = Detailed (include full operation details, names, types, shapes, etc.)
        verbose_level: u32 = 1,
    } => generate_runtime_verification;

    /// Legalize memref operations to be convertible to LLVM.
    MemRefExpand("ExpandOpsPass") = "memref-expand" on(Anchor::Any) => memref_expand;

    /// Normalize memrefs.
    ///
    /// Memrefs with a layout become memrefs without one whose shape is what the layout maps to; subscripts go through
    /// the layout. Functions, their calls and results change together.
    NormalizeMemRefs("NormalizeMemRefsPass") = "normalize-memrefs" on(Anchor::Op("builtin.module"))
        => normalize_memrefs;

    /// Resolve memref.dim of result values of ranked shape type.
    ResolveRankedResultDims("ResolveRankedShapeTypeResultDimsPass") = "resolve-ranked-shaped-type-result-dims"
        on(Anchor::Any) {
        /// Throw an error when pattern rewriter hits iteration limit
        error_on_pattern_iteration_limit: bool = true,
    } => resolve_ranked_result_dims;

    /// Resolve memref.dim of result values.
    ResolveResultDims("ResolveShapedTypeResultDimsPass") = "resolve-shaped-type-result-dims" on(Anchor::Any) {
        /// Throw an error when pattern rewriter hits iteration limit
        error_on_pattern_iteration_limit: bool = true,
    } => resolve_result_dims;
}

/// Applies the patterns of the passes that resolve extents.
fn resolve_dims(pass: &mut PassContext<'_>, fails_at_limit: bool) -> Result {
    let patterns = Patterns::new().add(resolve::PATTERNS);
    let result = apply_patterns_with(pass.body, pass.op, &patterns, GreedyConfig::default(), pass.threads);
    if fails_at_limit && !result.converged {
        let message = "dim operation resolution hit pattern iteration limit";
        return Err(pass.ctx().error(pass.body.loc(pass.op), message).emit());
    }
    pass.finish(result.changed)
}

fn resolve_ranked_result_dims(o: &ResolveRankedResultDims, pass: &mut PassContext<'_>) -> Result {
    resolve_dims(pass, o.error_on_pattern_iteration_limit)
}

fn resolve_result_dims(o: &ResolveResultDims, pass: &mut PassContext<'_>) -> Result {
    resolve_dims(pass, o.error_on_pattern_iteration_limit)
}

fn bubble_down_memory_space_casts(_: &BubbleDownMemorySpaceCasts, pass: &mut PassContext<'_>) -> Result {
    rewrite(pass, space::PATTERNS)
}

fn expand_realloc(o: &ExpandRealloc, pass: &mut PassContext<'_>) -> Result {
    realloc::run(pass.body, pass.op, o.emit_deallocs, pass.threads)
}

fn fold_memref_alias_ops(_: &FoldMemRefAliasOps, pass: &mut PassContext<'_>) -> Result {
    let patterns = Patterns::new().add(fold_alias::PATTERNS).add(fold_vector::PATTERNS);
    let changed = apply_patterns_greedily(pass.body, pass.op, &patterns, pass.threads);
    pass.finish(changed)
}

fn flatten_memref(_: &FlattenMemRef, pass: &mut PassContext<'_>) -> Result {
    rewrite(pass, flatten::PATTERNS)
}

fn generate_runtime_verification(o: &GenerateRuntimeVerification, pass: &mut PassContext<'_>) -> Result {
    if o.verbose_level > 1 {
        let message = "generate-runtime-verification pass: set verboseLevel to 0 or 1";
        let scope = Scope { body: pass.body, parent: pass.outer };
        return Err(scope.at(pass.op).error(message).emit());
    }
    let changed = runtime_checks::run(pass, o.verbose_level == 1);
    pass.finish(changed)
}

fn memref_expand(_: &MemRefExpand, pass: &mut PassContext<'_>) -> Result {
    expand::run(pass.body, pass.op, pass.threads)
}

fn emulate_wide_int(o: &EmulateWideInt, pass: &mut PassContext<'_>) -> Result {
    wide::run(pass.body, pass.op, o.widest_int_supported, pass.threads)
}

fn normalize_memrefs(_: &NormalizeMemRefs, pass: &mut PassContext<'_>) -> Result {
    let changed = normalize::run(pass.body, pass.op);
    pass.finish(changed)
}

/// A partial conversion without type conversion.
fn conversion(body: &Body, target: ConversionTarget, patterns: &'static [convert::Pattern]) -> Conversion {
    let converter = TypeConverter::new(body.ctx());
    Conversion::partial(target, Patterns::new().add(patterns), converter)
}

fn expand_strided_metadata(_: &ExpandStridedMetadata, pass: &mut PassContext<'_>) -> Result {
    rewrite(pass, strided::PATTERNS)
}

/// Applies patterns greedily to all operations inside the pass's operation.
fn rewrite(pass: &mut PassContext<'_>, patterns: &'static [Pattern]) -> Result {
    let patterns = Patterns::new().add(patterns);
    let changed = apply_patterns_greedily(pass.body, pass.op, &patterns, pass.threads);
    pass.finish(changed)
}

/// Splits a list into an attribute and operands. An integer equal to [`DYNAMIC`] becomes a constant operand.
pub(crate) fn split(b: &mut Builder<'_>, list: &[Index]) -> (Attr, SmallVec<[Value; 4]>) {
    let mut values = SmallVec::new();
    let mut integers = Integers::new();
    for &index in list {
        match index {
            Index::Static(value) if value != DYNAMIC => integers.push(value),
            other => {
                values.push(value_of(b, other));
                integers.push(DYNAMIC);
            }
        }
    }
    (DenseArrayAttr::of_i64s(b.ctx(), &integers), values)
}

/// The index as a value; an integer becomes a constant (`getValueOrCreateConstantIndexOp`).
pub(crate) fn value_of(b: &mut Builder<'_>, index: Index) -> Value {
    match index {
        Index::Static(value) => arith::Constant::index(b, value),
        Index::Dynamic(value) => value,
    }
}

/// Creates a `memref.reinterpret_cast`.
pub(crate) fn reinterpret_cast(
    b: &mut Builder<'_>,
    ty: Type,
    source: Value,
    offset: Index,
    sizes: &[Index],
    strides: &[Index],
) -> Value {
    // Static entries below zero are invalid, but dynamic ones are allowed if they are never executed.
    let mut allowed = |index: Index| match index {
        Index::Static(number) if number < 0 => Index::Dynamic(value_of(b, index)),
        index => index,
    };
    let offset = allowed(offset);
    let sizes: SmallVec<[Index; 4]> = sizes.iter().map(|&size| allowed(size)).collect();
    let (static_offsets, offsets) = split(b, &[offset]);
    let (static_sizes, sizes) = split(b, &sizes);
    let (static_strides, strides) = split(b, strides);
    memref::ReinterpretCast::new(
        b,
        ty,
        static_offsets,
        static_sizes,
        static_strides,
        source,
        &offsets,
        &sizes,
        &strides,
    )
}
