//! Lowering of all dialects to the LLVM dialect: `convert-to-llvm`, a partial conversion, and `lower-to-llvm`, which
//! converts everything or fails; `terrace compile` runs the latter.

use crate::common::interface::{self, ConvertToLLVM};
use crate::common::options::layout_options;
use crate::common::options::options;
use crate::common::types::{LowerToLLVMOptions, TENSORS, llvm_converter, tf32_bits};
use crate::func_to_llvm::extension::ExtensionRule;
use crate::{
    amx_to_llvm, arith_to_llvm, arm_neon_to_llvm, arm_sve_to_llvm, cf_to_llvm, common::stack, complex,
    func_to_llvm, index_to_llvm, lower_affine, math_to_llvm, memref_to_llvm, reconcile, scf_to_cf,
    ub_to_llvm, vector_to_llvm, x86vector_to_llvm,
};
use std::borrow::Cow;
use terrace_base::builtin::Module;
use terrace_base::dlti::layout::DataLayout;
use terrace_ir::Loc;
use terrace_ir::{Body, Context, Op, OpDef, OpKind, Reported, Result, Scope};
use terrace_llvm::pointer_index_width;
use terrace_memory::memref::transforms::realloc;
use terrace_rewrite::convert::{
    BodyEdit, BodyPass, Conversion, ConversionTarget, Legality, Pattern, Patterns, Rule, TypeConverter,
};
use terrace_rewrite::pass::Anchor;
use terrace_rewrite::pass::PassContext;
use terrace_rewrite::passes;
use terrace_support::small_vec::SmallVec;

passes! {
    /// Lower everything to the LLVM dialect: structured control flow, all dialects, the casts between them.
    ///
    /// It is complete, or an error that names every operation without a lowering, why its pattern does not apply
    /// and what to run first.
    LowerToLlvm("LowerToLLVMPass") = "lower-to-llvm" on(Anchor::Op("builtin.module"), Body) {
        /// Bitwidth of the index type, 0 to take it from the module's data layout
        index_bitwidth: u32 = 0,
        /// Replace FuncOp's MemRef arguments with bare pointers to the MemRef element types
        use_bare_ptr_memref_call_conv: bool = false,
        /// Use aligned_alloc in place of malloc for heap allocations
        use_aligned_alloc: bool = false,
        /// Use generic allocation and deallocation functions instead of 'malloc', 'aligned_alloc' and 'free'
        use_generic_functions: bool = false,
    } => lower_to_llvm;
}

fn lower_to_llvm(o: &LowerToLlvm, pass: &PassContext<'_>) -> Result<BodyPass> {
    let options = LowerToLLVMOptions {
        extension: default_options().extension,
        bare_ptr: o.use_bare_ptr_memref_call_conv,
        aligned_results: o.use_bare_ptr_memref_call_conv,
        aligned_alloc: o.use_aligned_alloc,
        generic_functions: o.use_generic_functions,
        ..options(pass, o.index_bitwidth)?
    };
    match o.index_bitwidth {
        0 => Ok(lower_modules(pass, options)),
        index_width => {
            let options = LowerToLLVMOptions { index_width, ..pass_options(pass, options) };
            Ok(lower_with(&pass.ctx(), options))
        }
    }
}

passes! {
    /// Convert to LLVM via dialect interfaces found in the input IR.
    ToLlvm("ConvertToLLVMPass") = "convert-to-llvm" on(Anchor::Any, Body; declares) {
        /// Convert operations of these dialects only
        filter_dialects: Vec<String> = Vec::new(),
        /// Take the width of an index from the data layout
        dynamic: bool = false,
        /// Whether folders and patterns see the IR as it was before the pass
        allow_pattern_rollback: bool = true,
    } => to_llvm;
}

fn to_llvm(o: &ToLlvm, pass: &PassContext<'_>) -> Result<BodyPass> {
    let ctx = pass.ctx();
    let mut dialects: Vec<&str> = Vec::new();
    for name in &o.filter_dialects {
        if ctx.dialect(name).is_none() {
            return Err(ctx.error(Loc::UNKNOWN, format!("dialect not loaded: {name}\n")).emit());
        }
        if !converts(&ctx, name) {
            let message = format!("dialect does not implement ConvertToLLVMPatternInterface: {name}\n");
            return Err(ctx.error(Loc::UNKNOWN, message).emit());
        }
        dialects.push(name);
    }
    let options = if o.dynamic { layout_options(pass, 0)? } else { LowerToLLVMOptions::default() };
    Ok(conversion(&pass.ctx(), &dialects, options).rollback(o.allow_pattern_rollback).into())
}

/// The pattern tables of a dialect.
fn tables(dialect: &str) -> &'static [&'static [Pattern]] {
    match dialect {
        "amx" => amx_to_llvm::PATTERNS,
        "arith" => arith_to_llvm::PATTERNS,
        "cf" => cf_to_llvm::PATTERNS,
        "complex" => complex::PATTERNS,
        "func" => func_to_llvm::PATTERNS,
        "index" => index_to_llvm::PATTERNS,
        "math" => math_to_llvm::PATTERNS,
        "memref" => memref_to_llvm::PATTERNS,
        "ub" => ub_to_llvm::PATTERNS,
        "vector" => vector_to_llvm::PATTERNS,
        _ => &[],
    }
}

/// The type conversions of a dialect.
fn rules(dialect: &str) -> &'static [Rule] {
    match dialect {
        "amx" => amx_to_llvm::RULES,
        _ => &[],
    }
}

/// The dialects of this crate that `convert-to-llvm` converts.
pub const DIALECTS: &[&str] =
    &["amx", "arith", "cf", "complex", "func", "index", "math", "memref", "ub", "vector"];

/// Patterns that complete lowerings try first, because upstream's results are wrong.
const EXACT: &[&[&[Pattern]]] = &[
    &[arith_to_llvm::EXACT],
    &[math_to_llvm::SMALL, math_to_llvm::EXACT],
    &[complex::EXACT],
    &[memref_to_llvm::EXACT],
    &[vector_to_llvm::EXACT],
];

/// Patterns that complete lowerings try last, for operations that upstream's conversions leave.
const COMPLETE: &[&[&[Pattern]]] = &[
    memref_to_llvm::COMPLETE,
    arith_to_llvm::COMPLETE,
    complex::COMPLETE,
    arm_neon_to_llvm::COMPLETE,
    arm_sve_to_llvm::PATTERNS,
    vector_to_llvm::COMPLETE,
    x86vector_to_llvm::PATTERNS,
];

/// Intrinsics of other dialects than `llvm`, which the export to LLVM IR supports.
fn intrinsics() -> impl Iterator<Item = &'static OpDef> {
    terrace_hardware::arm_neon::intrinsics().chain(terrace_hardware::arm_sve::intrinsics())
}

/// Whether `convert-to-llvm` converts operations of a dialect.
pub fn converts(ctx: &Context, dialect: &str) -> bool {
    DIALECTS.contains(&dialect) || interface::all(ctx).iter().any(|row| row.dialect == dialect)
}

/// Whether the complete lowering has a pattern for an operation. Terminators that are lowered together with their
/// parent have none.
///
/// ```
/// use terrace_base::arith;
/// use terrace_memory::memref;
/// use terrace_ir::OpKind;
/// use crate::to_llvm::lowers;
///
/// let ctx = terrace_ir::Context::new();
/// assert!(lowers(&ctx, arith::AddI::DEF) && !lowers(&ctx, memref::DmaStart::DEF));
/// ```
pub fn lowers(ctx: &Context, def: &'static OpDef) -> bool {
    let roots = |pattern: &Pattern| core::ptr::eq(pattern.root, def);
    let own = DIALECTS.iter().flat_map(|dialect| tables(dialect));
    let more = EXACT.iter().chain(COMPLETE).flat_map(|tables| tables.iter());
    own.chain(more)
        .copied()
        .chain([scf_to_cf::PATTERNS, lower_affine::PATTERNS, realloc::WITH_DEALLOC])
        .flatten()
        .any(roots)
        || intrinsics().any(|legal| core::ptr::eq(legal, def))
        || interface::all(ctx).iter().any(|row| {
            row.patterns.iter().copied().flatten().chain(row.structured).any(roots)
                || row.legal.iter().any(|&legal| core::ptr::eq(legal, def))
        })
}

/// The conversion of `convert-to-llvm`; `dialects` are those to convert, or empty for all.
pub fn conversion(ctx: &Context, dialects: &[&str], options: LowerToLLVMOptions) -> Conversion {
    let others = interface::all(ctx);
    let wanted = |dialect: &str| dialects.is_empty() || dialects.contains(&dialect);
    let others: Vec<&ConvertToLLVM> = others.into_iter().filter(|row| wanted(row.dialect)).collect();
    let own: Vec<&str> = DIALECTS.iter().copied().filter(|dialect| wanted(dialect)).collect();
    let tables = own.iter().flat_map(|dialect| tables(dialect));
    let patterns = tables.chain(others.iter().flat_map(|row| row.patterns));
    let patterns = patterns.fold(Patterns::new(), |all, table| all.add(table));
    let converter = converter(ctx, options, &own, &others);
    Conversion::partial(target(&others), patterns, converter)
}

fn target(others: &[&ConvertToLLVM]) -> ConversionTarget {
    let target = ConversionTarget::new().dialect("llvm", Legality::Legal).op(Module::DEF, Legality::Legal);
    let legal = others.iter().flat_map(|row| row.legal);
    legal.fold(target, |target, def| target.op(def, Legality::Legal))
}

fn converter(
    ctx: &Context,
    options: LowerToLLVMOptions,
    own: &[&str],
    others: &[&ConvertToLLVM],
) -> TypeConverter {
    let rules = own.iter().flat_map(|dialect| rules(dialect)).chain(others.iter().flat_map(|row| row.types));
    rules.fold(llvm_converter(ctx, options), |converter, &rule| converter.rule(rule))
}

/// Options of a complete lowering without a target description.
pub fn default_options() -> LowerToLLVMOptions {
    LowerToLLVMOptions { extension: ExtensionRule::UnknownTarget, ..LowerToLLVMOptions::default() }
}

/// Options for a module: `around`, with the index width and the extension rule of the module's target description.
/// Other operations have no description.
pub fn module_options(body: &Body, op: Op, around: LowerToLLVMOptions) -> LowerToLLVMOptions {
    if !body.is::<Module>(op) {
        return around;
    }
    let ctx = body.ctx();
    let text = |name: &str| body.discardable(op, name)?.as_str(ctx);
    let layout = DataLayout::of_module(body, op);
    let index_width = match layout.entry(terrace_ir::Type::INDEX) {
        Some(_) => Some(layout.index_width()),
        None => text("llvm.data_layout").and_then(|layout| pointer_index_width(ctx.bytes(layout))),
    };
    let triple = text("llvm.target_triple").map(|triple| ctx.str(triple));
    LowerToLLVMOptions {
        index_width: index_width.unwrap_or(around.index_width),
        extension: triple.map_or(around.extension, |triple| ExtensionRule::of_triple(&triple)),
        ..around
    }
}

/// [`module_options`] for the operation of a pass, inside the enclosing modules.
pub fn pass_options(pass: &PassContext<'_>, default: LowerToLLVMOptions) -> LowerToLLVMOptions {
    let own = Scope { body: pass.body, parent: pass.outer };
    let around: SmallVec<[_; 4]> = core::iter::successors(Some(own.at(pass.op)), |op| op.parent()).collect();
    around.iter().rev().fold(default, |options, op| module_options(op.body(), op.op, options))
}

/// Lowers everything inside a module to the LLVM dialect: structured control flow first, then all other operations in
/// one conversion; then removes casts that reverse each other. Reports all operations without lowering. A nested
/// module inherits the parts that its target description lacks.
pub fn lower(body: &mut Body, op: Op, threads: usize) -> Result {
    let pass = lower_modules(&PassContext::new(body, op, threads), default_options());
    pass.run(body, op, threads).map(|_| ())
}

/// The lowering of a pass's operation; `options` apply where no module has a target description.
pub fn lower_modules(pass: &PassContext<'_>, options: LowerToLLVMOptions) -> BodyPass {
    let options = pass_options(pass, options);
    let lowering = lower_with(&pass.ctx(), options);
    if !pass.body.nested_body(pass.op).is_some_and(|inner| has_other_target(inner, options)) {
        return lowering;
    }
    let threads = pass.threads;
    lowering.prepare(move |body, op| {
        let Some(mut nested) = body.take_nested(op) else { return Ok(false) };
        let result = lower_nested(&mut nested, options, threads);
        body.put_nested(op, nested);
        result.map(|()| true)
    })
}

/// Whether a nested module has other options.
fn has_other_target(body: &Body, options: LowerToLLVMOptions) -> bool {
    body.nested_ops().into_iter().any(|op| {
        module_options(body, op, options) != options
            || body
                .nested_body(op)
                .is_some_and(|inner| inner.has_nested() && has_other_target(inner, options))
    })
}

/// Lowers the nested modules whose options differ from those of the enclosing module.
fn lower_nested(body: &mut Body, options: LowerToLLVMOptions, threads: usize) -> Result {
    let mut result = Ok(());
    for op in body.nested_ops() {
        let own = module_options(body, op, options);
        let other = body.nested_body(op).is_some_and(|inner| has_other_target(inner, own));
        if !other && own == options {
            continue;
        }
        let Some(mut nested) = body.take_nested(op) else { continue };
        let inner = lower_nested(&mut nested, own, threads);
        body.put_nested(op, nested);
        result = inner.and(result);
        if own != options && result.is_ok() {
            result = lower_with(&body.ctx().clone(), own).run(body, op, threads).map(|_| ());
        }
    }
    result
}

/// The lowering with these options, regardless of the module's target description.
pub fn lower_with(ctx: &Context, options: LowerToLLVMOptions) -> BodyPass {
    let others = interface::all(ctx);
    let first =
        Patterns::new().add(scf_to_cf::PATTERNS).add(lower_affine::PATTERNS).add(realloc::WITH_DEALLOC);
    let first = others.iter().fold(first, |all, row| all.add(row.structured));
    // Operations without a pattern here are reported by the main conversion.
    let mut early = ConversionTarget::new().unknown(Legality::Legal);
    for pattern in lower_affine::PATTERNS.iter().chain(realloc::WITH_DEALLOC) {
        early = early.op(pattern.root, Legality::Unknown);
    }
    for def in scf_to_cf::structured_ops() {
        early = early.op(def, Legality::Unknown);
    }
    for pattern in others.iter().flat_map(|row| row.structured) {
        early = early.op(pattern.root, Legality::Unknown);
    }
    // Loops of affine become those of scf first: where they were blocks, the folders of the operations inside would
    // take induction variables for symbols.
    let loops = lower_affine::PATTERNS
        .iter()
        .fold(ConversionTarget::new().unknown(Legality::Legal), |target, pattern| {
            target.op(pattern.root, Legality::Unknown)
        });
    let same = || TypeConverter::new(ctx).with_options(options);
    let loops = Conversion::partial(loops, Patterns::new().add(lower_affine::PATTERNS), same()).inside(true);
    // Patterns of other dialects may access operations outside the body.
    let inside = others.iter().all(|row| row.structured.is_empty());
    let first = Conversion::partial(early, first, same()).inside(inside);

    let own = DIALECTS.iter().flat_map(|dialect| tables(dialect));
    let complete = COMPLETE.iter().flat_map(|tables| tables.iter());
    let exact = EXACT.iter().flat_map(|tables| tables.iter());
    let patterns = exact.chain(own).chain(complete).chain(others.iter().flat_map(|row| row.patterns));
    let patterns = patterns
        .fold(Patterns::new(), |all, table| all.add(table))
        .add(scf_to_cf::PATTERNS)
        .add(lower_affine::PATTERNS)
        .add(realloc::WITH_DEALLOC);
    let patterns = others.iter().fold(patterns, |all, row| all.add(row.structured));
    let converter = converter(ctx, options, DIALECTS, &others).rule(tf32_bits);
    // Upstream's pass for `math` does not fold these operations.
    let unfolded = math_to_llvm::PATTERNS.iter().copied().flatten().map(|pattern| pattern.root);
    let target = target(&others).op(terrace_base::builtin::cast_def(), Legality::Legal).unfolded(unfolded);
    let target = intrinsics().fold(target, |target, def| target.op(def, Legality::Legal));
    let full = Conversion::full(target, patterns, converter)
        // The order of declarations is that of the usual pipeline, which runs these passes one after another.
        .requests_first(&["memref", "func"])
        .packs_first("func")
        .hint(hint);
    BodyPass::new()
        .edit(vector_to_llvm::PREPARE)
        .edit(stack::FREE_IN_LOOPS)
        .convert(loops)
        .convert(first)
        .convert(full)
        .edit(BodyEdit { report: check_casts, ..reconcile::COMPLETE })
}

/// Advice for an operation without lowering.
fn hint(body: &Body, op: Op) -> Option<Cow<'static, str>> {
    let def = body.def(op);
    let text = match def.dialect {
        "memref" if matches!(def.name, "memref.dma_start" | "memref.dma_wait") => {
            "write the transfer as loads and stores, or as 'memref.copy'"
        }
        "linalg" | "bufferization" | "async" | "gpu" | "spirv" => {
            return Some(
                format!(
                    "the dialect '{}' is not supported yet: lower it first, with MLIR's mlir-opt for instance",
                    def.dialect
                )
                .into(),
            );
        }
        "tensor" | "shape" | "tosa" | "sparse_tensor" => TENSORS,
        // The patterns of these dialects give the reason.
        dialect if DIALECTS.contains(&dialect) => return None,
        _ => {
            let tensor = body
                .types(body.operands(op))
                .chain(body.types(body.results(op)))
                .any(|ty| matches!(ty.def(body.ctx()), Some(def) if def.name.ends_with("tensor")));
            if !tensor {
                return None;
            }
            TENSORS
        }
    };
    Some(text.into())
}

/// Reports all remaining casts: a complete lowering has none.
fn check_casts(body: &Body, op: Op) -> Result {
    const MAX_REPORTED: usize = 100;
    let remaining = reconcile::remaining_casts(body, op, 1);
    let mut last: Result = Ok(());
    for (cast, path) in remaining.iter().take(MAX_REPORTED) {
        last = Err(report_cast(Scope { body, parent: None }, *cast, path));
    }
    if remaining.len() > MAX_REPORTED {
        let text = format!("{} more casts cannot be removed", remaining.len() - MAX_REPORTED);
        last = Err(body.ctx().error(terrace_ir::Loc::UNKNOWN, text).emit());
    }
    last
}

fn report_cast(scope: Scope<'_>, cast: Op, path: &[Op]) -> Reported {
    if let Some((&owner, rest)) = path.split_last() {
        let inner = Scope { body: scope.body.region_body(owner), parent: Some((&scope, owner)) };
        return report_cast(inner, cast, rest);
    }
    let (b, ctx) = (scope.body, scope.body.ctx());
    let list = |types: SmallVec<[terrace_ir::Type; 4]>| {
        let texts: Vec<String> = types.into_iter().map(|ty| terrace_ir::asm::quoted_type(ctx, ty)).collect();
        if texts.is_empty() { String::from("nothing") } else { texts.join(", ") }
    };
    let from = list(b.types(b.operands(cast)).collect());
    let to = list(b.types(b.results(cast)).collect());
    let error = scope
        .at(cast)
        .error(format!("failed to legalize operation '{}'", terrace_base::builtin::cast_def().name));
    let error = error.note(b.loc(cast), format!("no other cast undoes the one from {from} to {to}"));
    let user = b.results(cast).iter().find_map(|result| b.users(result).last());
    match user {
        Some(user) => error.note(b.loc(user), format!("'{}' uses its result", b.def(user).name)).emit(),
        None => error.emit(),
    }
}

#[cfg(test)]
mod tests {
    use terrace_ir::Context;

    /// The operations without lowering are two that LLVM lacks, and terminators.
    #[test]
    fn every_operation_has_a_lowering() {
        let names: Vec<&str> =
            super::DIALECTS.iter().copied().chain(["arm_neon", "arm_sve", "scf", "x86vector"]).collect();
        let all = [terrace_base::ALL, terrace_memory::ALL, terrace_hardware::ALL].concat();
        let dialects = all.iter().filter(|dialect| names.contains(&dialect.name));
        assert_eq!(dialects.clone().count(), names.len());
        let ops = dialects.flat_map(|dialect| dialect.ops.iter().copied());
        let ctx = Context::new();
        let left: Vec<&str> = ops.filter(|&def| !super::lowers(&ctx, def)).map(|def| def.name).collect();
        let terminators = [
            "memref.alloca_scope.return",
            "memref.atomic_yield",
            "scf.condition",
            "scf.forall.in_parallel",
            "scf.reduce",
            "scf.reduce.return",
            "scf.yield",
        ];
        let (left_terminators, left): (Vec<&str>, Vec<&str>) =
            left.into_iter().partition(|name| terminators.contains(name));
        // Rewritten before the conversion.
        let rewritten = ["vector.transfer_read", "vector.transfer_write", "vector.yield"];
        let left: Vec<&str> = left.into_iter().filter(|name| !rewritten.contains(name)).collect();
        assert_eq!(left, ["memref.dma_start", "memref.dma_wait"]);
        assert_eq!(left_terminators, terminators);
    }
}
