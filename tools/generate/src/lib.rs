//! Random valid modules, made from Terrace's operation definitions.
//!
//! An operation is drawn from its definition: operands among the existing values, types and attributes that satisfy
//! the constraints. An operation that the verifier refuses is erased. This covers every operation of a dialect as
//! soon as it is defined, and upstream should accept every module.
//!
//! A seed always gives the same module.

mod affine_loops;
mod control;
mod debug;
pub mod evaluated;
mod function;
mod globals;
pub mod guard;
mod guess;
pub mod llir;
pub mod llir_run;
mod matrices;
mod pools;
mod rng;
mod run;
pub mod slots;
mod structured;
pub mod tensors;
mod text;
mod vectors;

use function::Function;
use globals::ModuleContext;
use pools::Pools;
use rng::Rng;
use terrace::dialects::builtin::Module;
use terrace::dialects::func;
use terrace::ir::attrs::StringAttr;
use terrace::ir::decl::{AttrField, AttrType, OpDef, Trait};
use terrace::ir::types::FunctionType;
use terrace::ir::verify::verify;
use terrace::ir::{Attr, Body, Builder, Context, Loc, Op, OpKind, Result, Root, Type, diag};
use terrace::llvm;
use terrace::llvmir::{ExportOptions, export_to_text};

/// The kind of a module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Functions of `func` with the operations of MLIR's own dialects.
    Mixed,
    /// Those with operations and terminators of unregistered dialects, attributes on functions, and resources.
    Unregistered,
    /// Functions of the llvm dialect.
    Llvm,
    /// Functions with vectors of several dimensions and affine loops.
    Vector,
    /// Functions of MLIR's own dialects that a program can call, that terminate, and that have defined results.
    Run,
}

impl Kind {
    /// The definition of a terminator of functions: `return`, `br` or `cond_br`.
    fn op_def(self, ctx: &Context, mnemonic: &str) -> Option<&'static OpDef> {
        let dialect = match self {
            Kind::Llvm => "llvm",
            _ if mnemonic == "return" => "func",
            _ => "cf",
        };
        ctx.op(format!("{dialect}.{mnemonic}").as_bytes())
    }

    /// Creates a function with an entry block. In the llvm dialect it has at most one result.
    fn function(self, b: &mut Builder<'_>, name: &str, args: &[Type], results: &[Type]) -> Op {
        let name = b.ctx().intern(name);
        match self {
            Kind::Mixed | Kind::Unregistered | Kind::Vector | Kind::Run => {
                let ty = FunctionType::get(b.ctx(), args, results);
                func::Func::create(b, name, ty).op()
            }
            Kind::Llvm => {
                let result = results.first().copied().unwrap_or(llvm::void(b.ctx()));
                let ty = llvm::FunctionType::get(b.ctx(), result, args, false);
                llvm::Func::create(b, name, ty, llvm::Linkage::External).op()
            }
        }
    }
}

/// The size and the contents of a module.
#[derive(Clone, Copy, Debug)]
pub struct Options<'a> {
    /// The kind of module.
    pub kind: Kind,
    /// The dialects whose operations are used; all of the kind's if empty.
    pub dialects: &'a [&'a str],
    /// The number of functions.
    pub functions: usize,
    /// The approximate number of operations of a function.
    pub ops: usize,
}

/// The operations of straight-line code in these dialects.
fn simple_ops(ctx: &Context, options: &Options<'_>) -> Vec<&'static OpDef> {
    let wanted = |name: &str| match options.kind {
        Kind::Llvm => name == "llvm",
        // Operations of amdgpu and shape without operands have text that cannot be read, as upstream's. Intrinsics of GPUs are
        // verified in LLVM IR at the earliest.
        Kind::Mixed | Kind::Unregistered => {
            !matches!(name, "amdgpu" | "builtin" | "llvm" | "nvvm" | "rocdl" | "shape" | "xevm")
        }
        Kind::Vector => matches!(name, "arith" | "index" | "math" | "memref" | "vector"),
        Kind::Run => matches!(name, "arith" | "index" | "math"),
    };
    let chosen = |name: &str| options.dialects.is_empty() || options.dialects.contains(&name);
    terrace::registry::dialects()
        .filter(|dialect| wanted(dialect.name) && chosen(dialect.name))
        .flat_map(|dialect| dialect.ops.iter().copied())
        .filter(|def| {
            def.regions.is_empty()
                && def.succs.is_empty()
                && !def.has(Trait::Terminator)
                && !def.has(Trait::IsolatedFromAbove)
                && !def.has(Trait::Symbol)
                && !def.attrs.iter().any(|a| needs_symbol(ctx, a))
                // Without operands its text takes a result of the next operation for one, as upstream's.
                && def.name != "nvgpu.device_async_create_group"
                && (options.kind != Kind::Run || run::is_defined(def))
                && (options.kind != Kind::Vector || !has_known_differences(def))
        })
        .collect()
}

/// Whether upstream's printer or folders lose parts of random operations: attributes of outer products without
/// accumulator, and accumulators of reductions without dimensions. `matrices` makes others.
fn has_known_differences(def: &OpDef) -> bool {
    matches!(def.name, "vector.multi_reduction" | "vector.outerproduct")
}

/// Whether an attribute is a symbol reference, which a random attribute would hardly ever match.
fn needs_symbol(ctx: &Context, field: &AttrField) -> bool {
    let symbol = terrace::ir::attrs::SymbolRefAttr::flat(ctx, ctx.intern("f"));
    field.required && (field.check)(ctx, symbol) && !(field.check)(ctx, Attr::UNIT)
}

/// Creates the module of a seed.
///
/// # Errors
/// Fails if the pools of types are not valid in this context; the diagnostics are emitted.
pub fn module(ctx: &Context, seed: u64, options: &Options<'_>) -> Result<Root> {
    let pools = Pools::new(ctx, options.kind)?;
    let ops = simple_ops(ctx, options);
    let mut rng = Rng::new(seed);
    let (mut root, mut context) = match options.kind {
        Kind::Llvm => globals::module(ctx, seed, &mut rng, options.functions)?,
        Kind::Mixed | Kind::Unregistered | Kind::Vector | Kind::Run => {
            let mut root = Root::new(ctx);
            let top = root.block();
            Module::create(&mut Builder::at_end(&mut root.body, top, Loc::UNKNOWN));
            (root, ModuleContext::default())
        }
    };
    let Some(module) = root.op().and_then(|op| root.body.as_::<Module>(op)) else { return Ok(root) };
    let Some(block) = module.block(&root.body) else { return Ok(root) };
    for number in 0..options.functions {
        let function = Function {
            ctx,
            pools: &pools,
            ops: &ops,
            rng: &mut rng,
            kind: options.kind,
            budget: options.ops,
            module: &mut context,
            number,
            pads: Vec::new(),
            clauses: Vec::new(),
            dims: Vec::new(),
            syms: Vec::new(),
        };
        let op = function.make(root.body.region_body_mut(module.op()), block);
        if options.kind == Kind::Unregistered {
            annotate(ctx, &pools, &mut rng, root.body.region_body_mut(module.op()), op);
        }
        if options.kind == Kind::Llvm && rng.chance(60) {
            decorate(ctx, &pools, &mut rng, &mut root, module, op);
        }
    }
    Ok(root)
}

/// Adds attributes of other dialects, and those that lowerings read, to a function.
fn annotate(ctx: &Context, pools: &Pools, rng: &mut Rng, body: &mut Body, op: Op) {
    const NAMES: [&str; 7] = [
        "llvm.emit_c_interface",
        "llvm.bareptr",
        "no_inline",
        "llvm.linkage",
        "new.a",
        "new.b",
        "sym_visibility",
    ];
    for name in NAMES {
        if !rng.chance(20) {
            continue;
        }
        let attr = match name {
            "llvm.linkage" => Some(llvm::Linkage::encode(ctx, llvm::Linkage::Internal)),
            "sym_visibility" => Some(StringAttr::of(ctx, "private")),
            _ if name.starts_with("new.") => pools.any_attr(rng),
            _ => Some(Attr::UNIT),
        };
        body.set_attr(op, name, attr);
    }
}

/// Whether functions have debug information, so that locations must be printed.
pub fn has_debug_info(root: &Root) -> bool {
    let Some(op) = root.op() else { return false };
    let Some(block) = root.body.as_::<Module>(op).and_then(|module| module.block(&root.body)) else {
        return false;
    };
    let body = root.body.region_body(op);
    body.ops(block).any(|op| body.loc(op).pos().is_none() && body.loc(op) != Loc::UNKNOWN)
}

/// Adds random attributes to a function, as long as it stays valid and translatable.
fn decorate(ctx: &Context, pools: &Pools, rng: &mut Rng, root: &mut Root, module: Module, op: Op) {
    const FIXED: [&str; 9] = [
        "sym_name",
        "function_type",
        "sym_visibility",
        "linkage",
        "comdat",
        "personality",
        "passthrough",
        "arg_attrs",
        "res_attrs",
    ];
    let def = root.body.region_body_mut(module.op()).def(op);
    for (slot, field) in def.attrs.iter().enumerate() {
        if FIXED.contains(&field.name) || !rng.chance(12) {
            continue;
        }
        let Some(attr) = pools.attr(ctx, rng, field) else { continue };
        let body = root.body.region_body_mut(module.op());
        let before = body.slot(op, slot);
        body.set_slot(op, slot, Some(attr));
        let (valid, _) = diag::capture(|| {
            let options = ExportOptions::default();
            verify(root).is_ok() && export_to_text(root, &options, &mut Vec::new()).is_ok()
        });
        if !valid {
            root.body.region_body_mut(module.op()).set_slot(op, slot, before);
        }
    }
}
