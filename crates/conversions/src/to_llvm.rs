//! Lowering of all dialects to the LLVM dialect: `convert-to-llvm`, a partial conversion, and `lower-to-llvm`, which
//! converts everything or fails; `terrace compile` runs the latter.

use crate::common::extension::ExtensionRule;
use crate::common::options::{layout_options, options};
use crate::common::stack;
use crate::common::target::llvm_converter;
use crate::common::types::{LowerToLLVMOptions, TENSORS, tf32_bits};
use crate::dialect::{ConvertToLLVM, Dialect, LegalOps, rows};
use crate::lower_to_loops::{LowerToLoops, codes};
use crate::reconcile;
use std::borrow::Cow;
use terrace_base::builtin::{Module, cast_def};
use terrace_base::dlti::layout::DataLayout;
use terrace_llvm::{LoweredBy, pointer_index_width};
use terrace_rewrite::prelude::*;

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
        /// Keep what reductions accumulate in the vector registers of this processor, which clang names, or 'generic'
        cpu: String = String::new(),
    } => lower_to_llvm;
}

fn lower_to_llvm(o: &LowerToLlvm, pass: &PassContext<'_>) -> Result<BodyPass> {
    let threads = pass.threads;
    let lowering = lower_loops(o, pass)?;
    let to_loops = LowerToLoops { cpu: o.cpu.clone(), ..LowerToLoops::default() };
    let edited: Vec<_> = rows(&pass.ctx()).into_iter().filter(|row| row.to_llvm.module.is_some()).collect();
    let ops: FxHashSet<u32> = edited.iter().flat_map(|row| codes(row)).collect();
    let edits: Vec<_> = edited.iter().filter_map(|row| row.to_llvm.module).collect();
    let edit = move |body: &mut Body, op: Op| {
        edits.iter().try_fold(false, |changed, edit| Ok(edit(body, op, threads)? | changed))
    };
    let lowering = lowering.prepare_if(move |body| body.has_op_code(&|code| ops.contains(&code)), edit);
    let concerns = LowerToLoops::concerns(&pass.ctx());
    Ok(lowering.prepare_if(concerns, move |body, op| to_loops.lower(body, op, threads)))
}

/// The lowering of a module without tensors and structured operations on buffers.
fn lower_loops(o: &LowerToLlvm, pass: &PassContext<'_>) -> Result<BodyPass> {
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
    let rows = rows(&ctx).into_iter();
    let edits = rows.filter(|row| dialects.is_empty() || dialects.contains(&row.def.name));
    let edits = edits.filter_map(|row| row.to_llvm.edit);
    let conversion = conversion(&ctx, &dialects, options).rollback(o.allow_pattern_rollback);
    Ok(edits.fold(BodyPass::new(), BodyPass::edit).convert(conversion))
}

/// Whether `convert-to-llvm` converts operations of a dialect.
pub fn converts(ctx: &Context, dialect: &str) -> bool {
    rows(ctx).iter().any(|row| row.def.name == dialect && row.to_llvm.converts())
}

/// Whether the complete lowering takes operations of a dialect.
pub fn takes(ctx: &Context, dialect: &str) -> bool {
    let is_taken = |row: &Dialect| {
        let ConvertToLLVM { to_loops, module, .. } = &row.to_llvm;
        to_loops.is_some() || module.is_some() || row.to_llvm.all().next().is_some()
    };
    rows(ctx).into_iter().any(|row| row.def.name == dialect && is_taken(row))
}

/// Whether the complete lowering has a pattern for an operation. Terminators that are lowered together with their
/// parent have none.
///
/// ```
/// use terrace_base::arith;
/// use terrace_conversions::to_llvm::lowers;
/// use terrace_ir::OpKind;
/// use terrace_memory::memref;
///
/// let ctx = terrace_conversions::context();
/// assert!(lowers(&ctx, arith::AddI::DEF) && !lowers(&ctx, memref::DmaStart::DEF));
/// ```
pub fn lowers(ctx: &Context, def: &'static OpDef) -> bool {
    rows(ctx).iter().any(|row| {
        row.to_llvm.all().any(|pattern| core::ptr::eq(pattern.root, def))
            || row.def.name == def.dialect && row.to_llvm.legal.contains(def)
    })
}

/// The tables of some phase of all dialects.
fn tables<'r>(
    rows: &'r [&'static Dialect],
    of: impl Fn(&'static ConvertToLLVM) -> &'static [&'static [Pattern]] + 'r,
) -> impl Iterator<Item = &'static [Pattern]> + 'r {
    rows.iter().flat_map(move |row| of(&row.to_llvm)).copied()
}

/// The conversion of `convert-to-llvm`; `dialects` are those to convert, or empty for all.
pub fn conversion(ctx: &Context, dialects: &[&str], options: LowerToLLVMOptions) -> Conversion {
    let (target, patterns, converter) = parts(ctx, dialects, options);
    Conversion::partial(target, patterns, converter)
}

/// The parts of [`conversion`], for conversions of more than that.
pub(crate) fn parts(
    ctx: &Context,
    dialects: &[&str],
    options: LowerToLLVMOptions,
) -> (ConversionTarget, Patterns, TypeConverter) {
    let mut rows = rows(ctx);
    rows.retain(|row| dialects.is_empty() || dialects.contains(&row.def.name));
    // Intrinsics of other dialects stay as they are, unknown to the conversion.
    rows.retain(|row| row.to_llvm.converts());
    let patterns = Patterns::new().add_all(tables(&rows, |row| row.patterns));
    (target(), patterns, converter(ctx, options, &rows))
}

/// The target of [`conversion`].
pub(crate) fn target() -> ConversionTarget {
    ConversionTarget::new().dialect("llvm", Legality::Legal).op(Module::DEF, Legality::Legal)
}

/// The target of a complete lowering.
pub(crate) fn complete_target(rows: &[&'static Dialect]) -> ConversionTarget {
    let mut target = target();
    for row in rows {
        match row.to_llvm.legal {
            LegalOps::None => {}
            LegalOps::Those(holds) => {
                // A fold would move the target for each operation.
                for def in row.def.ops.iter().filter(|def| holds(def)) {
                    target = target.op(def, Legality::Legal);
                }
            }
            LegalOps::Dynamic(holds) => target = target.dialect(row.def.name, Legality::Dynamic(holds)),
            LegalOps::All => target = target.dialect(row.def.name, Legality::Legal),
        }
    }
    target
}

pub(crate) fn converter(
    ctx: &Context,
    options: LowerToLLVMOptions,
    rows: &[&'static Dialect],
) -> TypeConverter {
    let rules = rows.iter().flat_map(|row| row.to_llvm.types);
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
    let rows = rows(ctx);
    let options = LowerToLLVMOptions { negative_strides: true, ..options };
    let types = rows.iter().flat_map(|row| row.to_llvm.complete_types);
    let converter = types.fold(converter(ctx, options, &rows), |converter, &rule| converter.rule(rule));
    phases(&rows, options, &[stack::FREE_IN_LOOPS], &[], complete_target(&rows), converter)
}

/// The phases of a complete lowering. `edits` come before the conversions; `first` has patterns that the main conversion
/// tries before those of the rows.
pub(crate) fn phases(
    rows: &[&'static Dialect],
    options: LowerToLLVMOptions,
    edits: &[BodyEdit],
    first: &[&[&'static [Pattern]]],
    target: ConversionTarget,
    converter: TypeConverter,
) -> BodyPass {
    let ctx = converter.ctx().clone();
    let same = || TypeConverter::new(&ctx).with_options(options);
    let inside = rows.iter().all(|row| row.to_llvm.early().next().is_none() || row.to_llvm.inside);
    // Operations without a pattern here are reported by the main conversion.
    let early = |tables: &[&'static [Pattern]]| {
        let target = ConversionTarget::new().unknown(Legality::Legal);
        let roots = tables.iter().copied().flatten().map(|pattern| pattern.root);
        let target = roots.fold(target, |target, def| target.op(def, Legality::Unknown));
        Conversion::partial(target, Patterns::new().add_all(tables), same()).inside(inside)
    };
    let loops: Vec<_> = rows.iter().map(|row| row.to_llvm.loops).collect();
    let structured: Vec<_> = rows.iter().map(|row| row.to_llvm.structured).chain(loops.clone()).collect();

    let patterns = Patterns::new()
        .add_all(first.iter().copied().flatten())
        .add_all(tables(rows, |row| row.exact))
        .add_all(tables(rows, |row| row.patterns))
        .add_all(tables(rows, |row| row.complete))
        .add_all(&structured);
    let unfolded = rows.iter().filter(|row| row.to_llvm.unfolded);
    let unfolded =
        unfolded.flat_map(|row| row.to_llvm.patterns).copied().flatten().map(|pattern| pattern.root);
    let target = target.op(cast_def(), Legality::Legal).unfolded(unfolded);
    let full = Conversion::full(target, patterns, converter.rule(tf32_bits))
        .passes(rows.iter().filter_map(|row| Some((row.def, row.to_llvm.pass?))))
        .hint(hint);
    let prepare = rows.iter().flat_map(|row| [row.to_llvm.edit, row.to_llvm.prepare]).flatten();
    prepare
        .chain(edits.iter().copied())
        .fold(BodyPass::new(), BodyPass::edit)
        .convert(early(&loops))
        .convert(early(&structured))
        .convert(full)
        .edit(BodyEdit { report: check_casts, ..reconcile::COMPLETE })
}

/// Advice for an operation without lowering.
fn hint(body: &Body, op: Op) -> Option<Cow<'static, str>> {
    let (ctx, def) = (body.ctx(), body.def(op));
    if let Some(row) = rows(ctx).into_iter().find(|row| row.def.name == def.dialect) {
        if let Some(advice) = (row.to_llvm.advice)(def) {
            return Some(advice.into());
        }
        // The patterns of these dialects give the reason.
        if row.to_llvm.converts() {
            return None;
        }
        if row.to_llvm.all().next().is_none()
            && let Some(note) = LoweredBy::note(ctx, def.dialect)
        {
            return Some(note.into());
        }
    }
    let types = body.types(body.operands(op)).chain(body.types(body.results(op)));
    let is_tensor = |ty: Type| matches!(ty.def(ctx), Some(def) if def.name.ends_with("tensor"));
    if types.into_iter().any(is_tensor) {
        return Some(TENSORS.into());
    }
    ctx.dialect(def.dialect).is_none().then(|| {
        let dialect = def.dialect;
        format!(
            "the dialect '{dialect}' is not registered: lower it first, with MLIR's mlir-opt for instance"
        )
        .into()
    })
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
    let error = scope.at(cast).error(format!("failed to legalize operation '{}'", cast_def().name));
    let error = error.note(b.loc(cast), format!("no other cast undoes the one from {from} to {to}"));
    let user = b.results(cast).iter().find_map(|result| b.users(result).last());
    match user {
        Some(user) => error.note(b.loc(user), format!("'{}' uses its result", b.def(user).name)).emit(),
        None => error.emit(),
    }
}

#[cfg(test)]
mod tests {
    /// The operations without lowering are two that LLVM lacks, and terminators.
    #[test]
    fn every_operation_has_a_lowering() {
        let lowered = crate::dialects::DIALECTS.iter().filter(|row| row.to_llvm.all().next().is_some());
        // Most operations of `gpu` are for devices.
        let ops = lowered.filter(|row| row.def.name != "gpu").flat_map(|row| row.def.ops.iter().copied());
        let ctx = crate::context();
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
