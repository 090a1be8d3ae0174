//! The names that a dialect and its passes are written with: `use terrace::prelude::*`.
//!
//! Terrace's own dialects are written with most of these names (`terrace_rewrite::prelude`); here are those of modules,
//! pipelines and the llvm dialect besides. Dialects keep their own modules: `terrace::dialects::arith`, `terrace::llvm`.
//! `greedy::Pattern` and [`Pattern`], which is that of a conversion, are two types. [`Result`] is that of the standard
//! library, whose error is by default a diagnostic that was reported.
//!
//! ```
//! use terrace::llvm;
//! use terrace::prelude::*;
//!
//! ops! { "math2", OPS;
//!     /// The square of a number.
//!     Square = "square" {
//!         (number: I64) -> (square: I64 = number)
//!         traits [Pure]
//!         format "$number attr-dict `:` type($number)"
//!     }
//! }
//! static DEF: DialectDef =
//!     DialectDef { name: "math2", ops: OPS, types: &[], attrs: &[], hooks: DialectHooks::NONE };
//!
//! fn square(op: Square, rw: &mut Lowering<'_, '_>) -> Rewrite {
//!     let args = rw.adaptor(op);
//!     let square = llvm::Mul::new(rw, args.number, args.number);
//!     rw.replace(op.0, &[square])
//! }
//! static PATTERNS: &[Pattern] = patterns![Square => square];
//! static MATH2: Dialect = Dialect {
//!     to_llvm: ConvertToLLVM { patterns: &[PATTERNS], ..ConvertToLLVM::NONE },
//!     ..Dialect::new(&DEF)
//! };
//!
//! let ctx = terrace::Registry::all().dialects([&MATH2]).context();
//! let text = "func.func @f(%x: i64) -> i64 { %y = math2.square %x : i64  return %y : i64 }";
//! let mut module = terrace::Module::parse(&ctx, "square.mlir", text)?;
//! assert!(module.to_llvm_ir()?.contains("mul i64 %0, %0"));
//! # Ok::<(), terrace::Error>(())
//! ```

pub use terrace_rewrite::prelude::*;

pub use terrace_ir::asm::{MlirVersion, ParseOptions, PrintOptions, RegionPrint, parse_source, print_root};
pub use terrace_ir::diag::Message;
pub use terrace_ir::symbols::Symbol;
pub use terrace_ir::verify::verify;

pub use terrace_rewrite::analysis::Analysis;
pub use terrace_rewrite::greedy::apply_patterns_greedily;
pub use terrace_rewrite::manager::PassManager;
pub use terrace_rewrite::pipeline::{self, Pipeline};

pub use terrace_conversions::common::{
    ConvertOpToLLVMPattern, ConvertToLLVM, Dialect, LLVMConversionTarget, LLVMTypeConverter,
    LowerToLLVMOptions,
};
pub use terrace_conversions::one_to_one;
