//! Terrace: MLIR in, LLVM IR out, in pure Rust.
//!
//! This crate is the library that compilers use, one name for what its crates offer. This page is a tour: parse, build,
//! define, transform, lower, export.
//!
//! ## Parse
//!
//! [`context`] makes a [`Context`] with all dialects, [`Registry`] one with chosen dialects. [`Module`] is a program: it is
//! parsed ([`Module::parse`], [`Module::read`]) or built, and then printed, searched and changed. MLIR bytecode is parsed,
//! too, and [`Module::to_bytecode`] writes it. What goes wrong is an
//! [`Error`], which prints as MLIR's tools print it and holds the [diagnostics](Error::details) as values. [`hints`] adds
//! advice to them.
//!
//! ```
//! let ctx = terrace::context();
//! let text = "func.func @one() -> i32 { %c = arith.constant 1 : i32  return %c : i32 }";
//! let module = terrace::Module::parse(&ctx, "one.mlir", text)?;
//! let names: Vec<_> = module.functions().map(|function| function.name()).collect();
//! assert_eq!(names, ["one"]);
//! module.walk(|op| println!("{}", op.def().name));
//!
//! let error = terrace::Module::parse(&ctx, "bad.mlir", "func.func @f(%x i32) {}").unwrap_err();
//! assert_eq!(error.details()[0].place, Some(("bad.mlir".to_owned(), 1, 16)));
//! # Ok::<(), terrace::Error>(())
//! ```
//!
//! ## Build
//!
//! [`Module::func`] adds a function; its closure gets a [`Builder`] and the arguments. Each operation of a dialect is a type
//! ([`dialects::arith::AddI`]) whose `new` builds it and returns its result; `build` returns its handle. Regions are filled
//! through the same builder. An operand of the wrong kind is an error that names the operand and the line.
//!
//! ```
//! use terrace::dialects::{arith, func, scf};
//! use terrace::{Module, Type};
//!
//! let ctx = terrace::context();
//! let mut module = Module::new(&ctx);
//! module.func("sum_below", &[Type::INDEX], &[Type::INDEX], |b, args| {
//!     let (zero, one) = (arith::Constant::index(b, 0), arith::Constant::index(b, 1));
//!     let sum = scf::For::build(b, &[Type::INDEX], zero, args[0], one, &[zero]);
//!     b.build_block(sum, 0, &[Type::INDEX, Type::INDEX], |b, args| {
//!         let next = arith::AddI::new(b, args[1], args[0]);
//!         scf::Yield::build(b, &[next]);
//!     });
//!     let total = b.result(sum.0, 0);
//!     func::Return::build(b, &[total]);
//! })?;
//! assert!(module.to_string().contains("scf.for %arg1 = %c0 to %arg0 step %c1"));
//! # Ok::<(), terrace::Error>(())
//! ```
//!
//! Values, operations and blocks belong to the *body* of their function (or other isolated operation), a
//! [`Body`](ir::Body), and are small numbers in it: reading them takes the body, `op.lhs(&body)`.
//!
//! ## Define
//!
//! [`ir::ops!`] declares operations, [`ir::types!`] types, [`ir::attrs!`] attributes: a parser, a printer, a verifier, a
//! builder and accessors follow from the declaration. [`prelude`] has the names that this takes.
//!
//! ```
//! use terrace::prelude::*;
//!
//! ops! { "clock", OPS;
//!     /// Adds ticks, and starts again at a number of ticks.
//!     Advance = "advance" {
//!         (time: I64, by: I64) -> (result: I64 = time)
//!         attrs  { modulus: I64Attr }
//!         traits [Pure]
//!         format "$time `by` $by `mod` $modulus attr-dict"
//!         hooks  { verify_shape: verify }
//!     }
//! }
//!
//! fn verify(op: Shape<'_, Advance>) -> Result {
//!     match op.modulus() {
//!         Some(modulus) if modulus <= 0 => op.fail("needs a positive modulus"),
//!         _ => Ok(()),
//!     }
//! }
//!
//! static DEF: DialectDef =
//!     DialectDef { name: "clock", ops: OPS, types: &[], attrs: &[], hooks: DialectHooks::NONE };
//! static CLOCK: Dialect = Dialect::new(&DEF);
//!
//! let ctx = terrace::Registry::all().dialects([&CLOCK]).context();
//! let text = "func.func @f(%t: i64) -> i64 { %r = clock.advance %t by %t mod 0  return %r : i64 }";
//! let error = terrace::Module::parse(&ctx, "f.mlir", text).unwrap_err();
//! assert!(error.to_string().contains("'clock.advance' op needs a positive modulus"));
//! ```
//!
//! Passes may ask for [interfaces](ir::interface) of a crate's own, Rust traits that operations implement.
//!
//! ## Transform
//!
//! [`Module::run`] runs a pipeline by its text, as `mlir-opt` does. [`rewrite::passes!`] declares passes, which
//! [`Registry::passes`] adds and [`Module::run_with`] runs; they apply rules ([`ir::rules!`](macro@ir::rules)) and other
//! patterns ([`ir::rewrites!`]), and share [analyses](rewrite::analysis).
//!
//! ## Lower and export
//!
//! A lowering gives each operation its replacement in the llvm dialect. The row of a [`Dialect`] makes it a part of
//! `convert-to-llvm` and of [`Module::to_llvm_ir`], which lowers everything that is left and translates it.
//!
//! ```
//! # use terrace::prelude::*;
//! # ops! { "clock", OPS;
//! #     /// Adds ticks, and starts again at a number of ticks.
//! #     Advance = "advance" {
//! #         (time: I64, by: I64) -> (result: I64 = time)
//! #         attrs  { modulus: I64Attr }
//! #         format "$time `by` $by `mod` $modulus attr-dict"
//! #     }
//! # }
//! # static DEF: DialectDef =
//! #     DialectDef { name: "clock", ops: OPS, types: &[], attrs: &[], hooks: DialectHooks::NONE };
//! use terrace::llvm;
//!
//! fn advance(op: Advance, rw: &mut Lowering<'_, '_>) -> Rewrite {
//!     let args = rw.adaptor(op);
//!     let modulus = op.modulus(rw).ok_or("the modulus is missing")?;
//!     let modulus = llvm::Constant::int(rw, Type::I64, modulus);
//!     let sum = llvm::Add::new(rw, args.time, args.by);
//!     let time = llvm::URem::new(rw, sum, modulus);
//!     rw.replace(op.0, &[time])
//! }
//!
//! static PATTERNS: &[Pattern] = patterns![Advance => advance];
//! static CLOCK: Dialect = Dialect {
//!     to_llvm: ConvertToLLVM { patterns: &[PATTERNS], ..ConvertToLLVM::NONE },
//!     ..Dialect::new(&DEF)
//! };
//!
//! let ctx = terrace::Registry::all().dialects([&CLOCK]).context();
//! let text = "func.func @f(%t: i64) -> i64 { %r = clock.advance %t by %t mod 12  return %r : i64 }";
//! let mut module = terrace::Module::parse(&ctx, "f.mlir", text)?;
//! assert!(module.to_llvm_ir()?.contains("urem i64 %2, 12"));
//! # Ok::<(), terrace::Error>(())
//! ```
//!
//! [`compile`] is the driver behind this, with all that `terrace compile` can do as [options](compile::CompileOptions): levels
//! of optimization, targets, several inputs, object files.
//!
//! [`reduce`] makes a module small that shows a failure, for a report.
//!
//! With the feature `codegen`, `Module::jit` compiles the module in memory, and its functions are called as Rust functions.
//!
//! `docs/tutorial.md` goes from a language's text to its program; the crate `terrace-cli` has `opt_main` and
//! `translate_main`, the `main` of tools with dialects and passes of their own.

pub mod compile;
mod error;
mod gpu_lower_to_nvvm;
mod gpu_lower_to_xevm;
mod guard;
pub mod hints;
mod module;
pub mod module_to_binary;
pub mod pipeline;
pub mod prelude;
pub mod programs;
pub mod reduce;
pub mod registry;
mod target_to_data_layout;

pub use error::{Details, Error, Report};
pub use guard::{STACK, guarded};
pub use module::Module;
pub use registry::{Registry, context};
pub use terrace_conversions::dialect::Dialect;
pub use terrace_ir::diag::{Diagnostic, Message, Severity, capture};
pub use terrace_ir::{Builder, Context, Type, Value};

pub use terrace_bytecode as bytecode;
#[cfg(feature = "codegen")]
pub use terrace_codegen as codegen;
pub use terrace_conversions as conversions;
/// MLIR's dialects but for [`llvm`].
pub mod dialects {
    pub use terrace_base::{
        arith, builtin, cf, complex, constraints, dlti, func, function, index, infer, layout, math, ub,
    };
    pub use terrace_gpu::{amdgpu, gpu, nvgpu};
    pub use terrace_hardware::{amx, arm_neon, arm_sve, nvvm, rocdl, x86vector, xevm};
    pub use terrace_linalg::linalg;
    pub use terrace_memory::{affine, bufferization, index_list, memref, scf, vector};
    pub use terrace_spirv::spirv;
    pub use terrace_tosa::{quant, tosa};
}
pub use terrace_ir as ir;
pub use terrace_llir as llir;
pub use terrace_llvm as llvm;
pub use terrace_llvmir as llvmir;
pub use terrace_num as num;
pub use terrace_rewrite as rewrite;

/// The version of this crate, which the program `terrace` and its packages have, too.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

use terrace_ir::body::OpRef;
use terrace_ir::verify::{VerifyOptions, verify_op};
use terrace_ir::{Loc, Result, Root};
use terrace_rewrite::manager::PassManager;
use terrace_rewrite::pipeline::Pipeline;

/// The pipeline of a text such as `canonicalize,func.func(cse)`, which runs on a module.
///
/// # Errors
/// When the text is not valid, or names a pass or an option that the registry lacks.
pub fn parse_passes(
    ctx: &Context,
    registry: &rewrite::pipeline::Registry<'_>,
    text: &str,
) -> Result<Pipeline> {
    Pipeline::parse_in(registry, "builtin.module", text)
        .map_err(|error| ctx.error(Loc::UNKNOWN, error.to_string()).emit())
}

/// Runs passes on a module, which is verified after each.
///
/// # Errors
/// When a pass fails or leaves invalid operations.
pub fn run_passes(root: &mut Root, pipeline: Pipeline, threads: usize) -> Result {
    let verifier = |op: OpRef<'_>, threads| verify_op(op, VerifyOptions { threads });
    let mut manager = PassManager::new(pipeline, Some(verifier));
    manager.threads = threads;
    manager.run(root)
}

/// Lowers a module to the LLVM dialect, completely.
///
/// # Errors
/// When something has no lowering: every such operation is reported with its location and the reason.
pub fn lower_to_llvm(root: &mut Root, threads: usize) -> Result {
    match root.op() {
        Some(module) => terrace_conversions::to_llvm::lower(&mut root.body, module, threads),
        None => Ok(()),
    }
}
