//! `lower-to-loops`: tensors become buffers, and structured operations loops. `lower-to-llvm` begins with it.
//!
//! Only functions with tensors change, apart from the structured operations of the others. A function owns the buffers that
//! its tensors became and those that calls return for tensors; buffers cross the boundaries of functions without strides.

mod decompose;
pub(crate) mod prepare;
mod tiles;
mod winograd;

use crate::bufferization_to_memref::BufferizationToMemRef;
use crate::cf_to_scf::LiftCfToScf;
use crate::dialect::{Dialect, rows};
use crate::linalg_to_loops::LinalgToLoops;
use crate::lower_affine::LowerAffine;
use crate::prelude::*;
use terrace_base::builtin::Module;
use terrace_base::func;
use terrace_ir::symbols::symbol_name;
use terrace_linalg::linalg::transforms::{ConvertElementwiseToLinalg, fusion_without_recomputation};
use terrace_memory::bufferization::bufferless;
use terrace_memory::bufferization::one_shot::analysis::has_tensors;
use terrace_memory::bufferization::one_shot::{EliminateEmptyTensors, LayoutOption, OneShotBufferize};
use terrace_memory::bufferization::transforms::ownership::bufferized::{
    Bufferized, uses_tensors, with_loops,
};
use terrace_memory::bufferization::transforms::simplify::BufferDeallocationSimplification;
use terrace_rewrite::greedy::{GreedyConfig, apply_patterns_greedily, apply_patterns_with};
use terrace_rewrite::manager::{run_inside, run_pipeline};
use terrace_rewrite::pass::PassInstance;
use terrace_rewrite::pipeline::Pipeline;
use terrace_rewrite::transforms::Canonicalize;

passes! {
    /// Lower tensors to buffers and structured operations to loops.
    ///
    /// Functions return buffers that their callers own, and free those that their own tensors became.
    LowerToLoops("LowerToLoopsPass") = "lower-to-loops" on(Anchor::Op("builtin.module")) {
        /// Keep what reductions accumulate in the vector registers of this processor, which clang names, or 'generic'
        cpu: String = String::new(),
        /// Layouts of the buffers that cross the boundaries of functions.
        function_boundary_type_conversion: LayoutOption = LayoutOption::Identity,
    } => lower_to_loops;
}

fn lower_to_loops(options: &LowerToLoops, pass: &mut PassContext<'_>) -> Result {
    let changed = options.lower(pass.body, pass.op, pass.threads)?;
    pass.finish(changed)
}

impl LowerToLoops {
    /// Lowers a module and the modules inside. Returns whether there was anything to lower.
    ///
    /// # Errors
    /// When an operation on tensors cannot be bufferized, or its buffers cannot be freed.
    pub fn lower(&self, body: &mut Body, op: Op, threads: usize) -> Result<bool> {
        let setup = Setup { options: self, codes: all_codes(body.ctx()), threads };
        lower_modules(&setup, body, op, None)
    }

    /// Whether there is anything to lower in a body or inside it.
    pub(crate) fn concerns(ctx: &Context) -> impl Fn(&Body) -> bool + use<> {
        let codes = all_codes(ctx);
        move |body| concerns(body, &codes)
    }

    /// The bufferization.
    fn bufferization(&self) -> OneShotBufferize {
        OneShotBufferize {
            bufferize_function_boundaries: true,
            allow_return_allocs_from_loops: true,
            function_boundary_type_conversion: self.function_boundary_type_conversion,
            unknown_type_conversion: LayoutOption::Identity,
            ..OneShotBufferize::default()
        }
    }
}

/// Options and operations that are the same for all modules.
struct Setup<'a> {
    options: &'a LowerToLoops,
    /// The codes of the operations that become loops.
    codes: FxHashSet<u32>,
    threads: usize,
}

/// Lowers a module; `triple` is the target of the one around it.
fn lower_modules(setup: &Setup<'_>, body: &mut Body, op: Op, triple: Option<&str>) -> Result<bool> {
    let own = body.discardable(op, "llvm.target_triple").and_then(|triple| triple.as_str(body.ctx()));
    let own = own.map(|triple| body.ctx().str(triple).into_owned());
    let triple = own.as_deref().or(triple);
    let Some(mut module) = body.take_nested_as_is(op) else { return Ok(false) };
    let mut changed = false;
    let mut result = Ok(());
    for inner in module.nested_ops().into_iter().filter(|&op| module.is::<Module>(op)).collect::<Vec<_>>() {
        match lower_modules(setup, &mut module, inner, triple) {
            Ok(inner_changed) => changed |= inner_changed,
            Err(reported) => result = Err(reported),
        }
    }
    let is_concerned = concerns(&module, &setup.codes);
    match changed {
        true => body.put_nested(op, module),
        false => body.put_nested_as_is(op, module),
    }
    result?;
    if is_concerned {
        let cpu = &*setup.options.cpu;
        let row = if cpu.is_empty() { None } else { tiles::find(triple, cpu) };
        lower_module(setup, &mut PassContext::new(body, op, setup.threads), row)?;
    }
    Ok(changed | is_concerned)
}

/// The codes of the operations of a dialect.
pub(crate) fn codes(row: &Dialect) -> impl Iterator<Item = u32> {
    row.def.ops.iter().map(|def| def.code())
}

/// The codes of the operations that become loops.
fn all_codes(ctx: &Context) -> FxHashSet<u32> {
    rows(ctx).into_iter().filter(|row| row.to_llvm.to_loops.is_some()).flat_map(codes).collect()
}

/// Whether there is anything to lower in a body or inside it.
fn concerns(b: &Body, codes: &FxHashSet<u32>) -> bool {
    let declares_tensors = |op: Op| {
        let signature = b.as_::<func::Func>(op).and_then(|function| function.signature(b.ctx(), b));
        signature.is_some_and(|ty| ty.inputs.iter().chain(ty.results).any(|ty| ty.is_tensor(b.ctx())))
    };
    uses_tensors(b)
        || b.op_codes().any(|code| codes.contains(&code))
        || b.nested_ops()
            .into_iter()
            .any(|op| declares_tensors(op) || b.nested_body(op).is_some_and(|inner| concerns(inner, codes)))
}

/// Lowers a module; `row` is that of its processor among the strategies for tiles.
fn lower_module(setup: &Setup<'_>, pass: &mut PassContext<'_>, row: Option<u32>) -> Result {
    let Setup { options, ref codes, threads } = *setup;
    let Some(module) = pass.op_body() else { return Ok(()) };
    bufferless::refuse(module, module.nested_ops(), &|_, _| true)?;
    refuse_outside(module, codes)?;
    let loops = with_loops(module);
    on_functions(pass, &loops, [LiftCfToScf::DEF.instance()])?;
    prepare(pass)?;
    let Some(module) = pass.op_body() else { return Ok(()) };
    decompose(module, threads);
    let noted = Bufferized::note(module);
    let functions = noted.functions(module);
    // A loop of `scf` on tensors has a form on buffers, an affine loop has none.
    on_functions(
        pass,
        &functions,
        [LowerAffine::DEF.instance(), ConvertElementwiseToLinalg::DEF.instance()],
    )?;
    if !options.cpu.is_empty() {
        fuse(pass, &functions);
        run_pipeline(pass, &Pipeline::of(MODULE, [EliminateEmptyTensors::DEF.instance()]))?;
    }
    run_pipeline(pass, &Pipeline::of(MODULE, [options.bufferization().instance()]))?;
    let Some(module) = pass.op_body() else { return Ok(()) };
    pass_fewer_buffers(module, &functions, threads);
    noted.free(module)?;
    on_functions(
        pass,
        &functions,
        [Canonicalize::DEF.instance(), BufferDeallocationSimplification::DEF.instance()],
    )?;
    if let Some(module) = pass.op_body() {
        noted.unmark(module);
    }
    run_pipeline(pass, &Pipeline::of(MODULE, [BufferizationToMemRef::DEF.instance()]))?;
    if let Some(row) = row {
        apply_patterns_greedily(pass.body, pass.op, &tiles::patterns(row), threads);
    }
    run_pipeline(pass, &Pipeline::of(MODULE, [LinalgToLoops::DEF.instance()]))?;
    on_functions(pass, &functions, [Canonicalize::DEF.instance()])
}

/// Refuses operations on tensors and structured operations outside of functions. Erases those that nothing needs.
fn refuse_outside(module: &mut Body, codes: &FxHashSet<u32>) -> Result {
    let block = module.root_block();
    let ops: Vec<Op> = block.into_iter().flat_map(|block| module.ops(block)).collect();
    let is_concerned = |op: Op| has_tensors(module, op) || codes.contains(&module.def(op).code());
    let is_symbol = |op: Op| symbol_name(module, op).is_some();
    let mut dead: FxHashSet<Op> = FxHashSet::default();
    let mut found = None;
    for &op in ops.iter().rev() {
        let is_dead_user =
            |user: Op| dead.contains(&user) || module.ancestors(user).any(|op| dead.contains(&op));
        let is_unused = |result| module.uses(result).all(|operand| is_dead_user(operand.owner));
        if is_memory_effect_free(module, op) && module.results(op).iter().all(is_unused) {
            dead.insert(op);
        } else if !is_symbol(op) && any_inside(module, op, is_concerned) {
            found = Some(op);
        }
    }
    let Some(op) = found else {
        // What a dead operation computes is used by dead ones only, which go with it.
        let (mut erased, mut gone): (Vec<Op>, FxHashSet<Op>) = Default::default();
        for op in ops.into_iter().filter(|op| dead.contains(op) && !is_symbol(*op)) {
            let is_erased = |value| module.def_op(value).is_some_and(|def| gone.contains(&def));
            if any_inside(module, op, |op| is_concerned(op) || module.operands(op).iter().any(is_erased)) {
                erased.push(op);
                gone.insert(op);
            }
        }
        module.erase_all(&erased);
        return Ok(());
    };
    let scope = Scope { body: module, parent: None };
    let error = scope.at(op).op_error("is outside of functions, which are lowered");
    Err(error.note(module.loc(op), "move it into a 'func.func'").emit())
}

/// Whether something holds of an operation or one inside it.
fn any_inside(b: &Body, op: Op, holds: impl Fn(Op) -> bool) -> bool {
    let mut found = false;
    b.walk_from(op, &mut |op| found = found || holds(op));
    found
}

/// Runs the passes that dialects need, on the functions that have operations of theirs.
fn prepare(pass: &mut PassContext<'_>) -> Result {
    for row in rows(&pass.ctx()) {
        let passes = row.to_llvm.to_loops.map_or_else(Vec::new, |passes| passes());
        if passes.is_empty() {
            continue;
        }
        let Some(module) = pass.op_body() else { return Ok(()) };
        let codes: FxHashSet<u32> = codes(row).collect();
        let has_some = |&op: &Op| {
            module.is::<func::Func>(op)
                && module.nested_body(op).is_some_and(|b| b.op_codes().any(|code| codes.contains(&code)))
        };
        let functions: Vec<Op> = module.nested_ops().into_iter().filter(has_some).collect();
        if functions.is_empty() {
            continue;
        }
        for instance in passes {
            match instance.def.anchor {
                Anchor::Op(MODULE) => _ = run_pipeline(pass, &Pipeline::of(MODULE, [instance]))?,
                _ => on_functions(pass, &functions, [instance])?,
            }
        }
    }
    Ok(())
}

/// Decomposes the operations that have no form on buffers, in the functions that have some.
fn decompose(module: &mut Body, threads: usize) {
    let tables = [decompose::PATTERNS, winograd::PATTERNS];
    let roots: FxHashSet<u32> = tables.iter().copied().flatten().map(|pattern| pattern.root.code()).collect();
    let patterns = Patterns::new().add_all(tables);
    for function in module.nested_ops() {
        let has_root = |body: &Body| body.op_codes().any(|code| roots.contains(&code));
        if module.nested_body(function).is_some_and(has_root) {
            apply_patterns_with(module, function, &patterns, GreedyConfig::default(), threads);
        }
    }
}

/// Makes regions and blocks use the buffers themselves that they are only passed, in functions where some are: who owns a
/// buffer that is passed has to be told at run time.
fn pass_fewer_buffers(module: &mut Body, functions: &[Op], threads: usize) {
    // Patterns of other dialects could replace an allocation without its mark.
    let patterns = Patterns::new().add_all([terrace_memory::scf::DIALECT.hooks.canonicalize]);
    let config = GreedyConfig { top_down: true, ..GreedyConfig::default() };
    for &function in functions {
        if module.nested_body(function).is_some_and(passes_buffers) {
            apply_patterns_with(module, function, &patterns, config, threads);
        }
    }
}

/// Whether operations with regions give buffers, or blocks get some.
fn passes_buffers(b: &Body) -> bool {
    let is_memref = |ty: Type| ty.is::<MemRefType>(b.ctx()) || ty.is::<UnrankedMemRefType>(b.ctx());
    let gets = |region| b.blocks(region).skip(1).any(|block| b.arg_types(block).any(is_memref));
    let mut passes = b.root_regions().any(gets);
    b.walk(|op| {
        passes = passes
            || b.has_inner_regions(op)
                && (b.types(b.results(op)).any(is_memref) || b.regions(op).into_iter().any(gets));
    });
    passes
}

/// Merges the elementwise operations of functions, so that their numbers stay in registers. What this folds may be decomposed
/// differently.
fn fuse(pass: &mut PassContext<'_>, functions: &[Op]) {
    let threads = pass.threads;
    let Some(module) = pass.op_body() else { return };
    let patterns = fusion_without_recomputation().add(decompose::PATTERNS);
    for &function in functions {
        apply_patterns_with(module, function, &patterns, GreedyConfig::default(), threads);
    }
}

const MODULE: &str = "builtin.module";
const FUNC: &str = "func.func";

/// Runs passes on functions of the module.
fn on_functions(
    pass: &mut PassContext<'_>,
    functions: &[Op],
    passes: impl IntoIterator<Item = PassInstance>,
) -> Result {
    let pipeline = Pipeline::of(FUNC, passes);
    functions.iter().try_for_each(|&function| run_inside(pass, &[function], &pipeline, FUNC).map(|_| ()))
}
