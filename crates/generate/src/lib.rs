//! Random valid modules, made from Terrace's op tables.
//!
//! An operation is guessed from its row: operands among the values that are there, types and attributes that
//! satisfy the constraints. What the verifier refuses is taken back. So every operation of a dialect is covered
//! as soon as its table is there, and whatever comes out should be accepted by upstream, too.
//!
//! The same seed gives the same module.

mod control;
mod debug;
mod function;
mod globals;
pub mod guard;
mod guess;
mod pools;
mod rng;
mod run;
mod structured;

use function::Function;
use globals::Surroundings;
use pools::Pools;
use rng::Rng;
use terrace::dialects::builtin::Module;
use terrace::dialects::func;
use terrace::ir::decl::{AttrField, OpDef, Trait};
use terrace::ir::types::FunctionType;
use terrace::ir::verify::verify;
use terrace::ir::{Attr, Builder, Context, Loc, Op, OpKind, Result, Root, Type, diag};
use terrace::llvm;
use terrace::llvmir::{ExportOptions, export_to_text};

/// What a module is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Functions of `func` with the operations of MLIR's own dialects.
    Mixed,
    /// Functions of the llvm dialect.
    Llvm,
    /// Functions of MLIR's own dialects that can be called and end, with defined results.
    Run,
}

impl Kind {
    /// The row of a function's terminator: `return`, `br` or `cond_br`.
    fn row(self, mnemonic: &str) -> Option<&'static OpDef> {
        let dialect = match self {
            Kind::Llvm => "llvm",
            _ if mnemonic == "return" => "func",
            _ => "cf",
        };
        OpDef::find(format!("{dialect}.{mnemonic}").as_bytes())
    }

    /// Creates a function with an entry block. In the llvm dialect it has one result at most.
    fn function(self, b: &mut Builder<'_>, name: &str, args: &[Type], results: &[Type]) -> Op {
        let name = b.ctx().intern(name);
        match self {
            Kind::Mixed | Kind::Run => {
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

/// What to make.
#[derive(Clone, Copy, Debug)]
pub struct Options<'a> {
    /// What the module is made of.
    pub kind: Kind,
    /// The dialects whose operations are used; all of the kind's if empty.
    pub dialects: &'a [&'a str],
    /// How many functions.
    pub functions: usize,
    /// How many operations in a function, about.
    pub ops: usize,
}

/// The operations of straight-line code in these dialects.
fn simple_ops(ctx: &Context, options: &Options<'_>) -> Vec<&'static OpDef> {
    let wanted = |name: &str| match options.kind {
        Kind::Llvm => name == "llvm",
        Kind::Mixed => !matches!(name, "builtin" | "llvm"),
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
                && (options.kind != Kind::Run || run::is_defined(def))
        })
        .collect()
}

/// Whether an attribute is a reference to a symbol, which a guess would hardly meet.
fn needs_symbol(ctx: &Context, field: &AttrField) -> bool {
    let symbol = terrace::ir::attrs::SymbolRefAttr::flat(ctx, ctx.intern("f"));
    field.required && (field.check)(ctx, symbol) && !(field.check)(ctx, Attr::UNIT)
}

/// Makes the module of a seed.
///
/// # Errors
/// When the pools that types are drawn from are not valid in this context, which has emitted why.
pub fn module(ctx: &Context, seed: u64, options: &Options<'_>) -> Result<Root> {
    let pools = Pools::new(ctx, options.kind)?;
    let ops = simple_ops(ctx, options);
    let mut rng = Rng::new(seed);
    let (mut root, mut around) = match options.kind {
        Kind::Llvm => globals::module(ctx, seed, &mut rng, options.functions)?,
        Kind::Mixed | Kind::Run => {
            let mut root = Root::new(ctx);
            let top = root.block();
            Module::create(&mut Builder::at_end(&mut root.body, top, Loc::UNKNOWN));
            (root, Surroundings::default())
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
            around: &mut around,
            number,
            pads: Vec::new(),
            clauses: Vec::new(),
        };
        let op = function.make(root.body.region_body_mut(module.op()), block);
        if options.kind == Kind::Llvm && rng.chance(60) {
            decorate(ctx, &pools, &mut rng, &mut root, module, op);
        }
    }
    Ok(root)
}

/// Whether functions have debug information, so that locations are to be printed.
pub fn has_debug_info(root: &Root) -> bool {
    let Some(op) = root.op() else { return false };
    let Some(block) = root.body.as_::<Module>(op).and_then(|module| module.block(&root.body)) else {
        return false;
    };
    let body = root.body.region_body(op);
    body.ops(block).any(|op| body.loc(op).pos().is_none() && body.loc(op) != Loc::UNKNOWN)
}

/// Gives a function attributes, as far as it stays valid and can be translated.
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
            let options = ExportOptions { threads: 1, verify: true };
            verify(root).is_ok() && export_to_text(root, &options, &mut Vec::new()).is_ok()
        });
        if !valid {
            root.body.region_body_mut(module.op()).set_slot(op, slot, before);
        }
    }
}
