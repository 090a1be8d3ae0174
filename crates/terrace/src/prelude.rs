//! The names that a dialect and its passes are written with: `use terrace::prelude::*`.
//!
//! One line for each task: declare operations, types and attributes; parse and print them; build and edit IR; write
//! passes; write lowerings. Dialects keep their own modules: `terrace::dialects::arith`, `terrace::llvm`.
//! [`Result`] is that of the IR, whose error is a diagnostic that was reported; `greedy::Pattern` and [`Pattern`], which
//! is that of a conversion, are two types.
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

pub use terrace_ir::decl::attr_type::{
    AnyAttr, AnyFloatAttr, AnyIntegerAttr, ArrayAttrOf, Bool, DenseI32Array, DenseI64Array, DictAttr,
    FlatSymbolRef, I32Attr, I64Attr, IndexAttr, StrAttr, SymbolNameAttr, SymbolRef, TypeAttrOf, Unit,
};
pub use terrace_ir::decl::constraint::{
    AnyFloat, AnyInteger, AnySignlessInteger, AnyType, I1, I8, I32, I64, Index,
};
pub use terrace_ir::decl::hook::{Constants, OpView, PerOperand, Shape};
pub use terrace_ir::decl::{
    AttrSyntax, AttrType, DialectDef, DialectHooks, InferArgs, InferredTypes, KindDef, OpShape, Pred,
};
pub use terrace_ir::{attr_types, attrs, emit, enums, ops, rules, type_constraints, types};

pub use terrace_ir::asm::{
    AsmParser, AsmPrinter, Delimiter, OpParser, OpPrinter, ParseOptions, PrintOptions, RegionPrint,
    parse_source, print_root,
};

pub use terrace_ir::body::OpRef;
pub use terrace_ir::diag::Message;
pub use terrace_ir::symbols::Symbol;
pub use terrace_ir::verify::verify;
pub use terrace_ir::{
    Attr, Block, Body, Builder, Context, Loc, Op, OpKind, Region, Reported, Result, Root, Trait, Type, Value,
    Values,
};

pub use terrace_rewrite::analysis::Analysis;
pub use terrace_rewrite::convert::{BodyEdit, BodyPass, EditResult};
pub use terrace_rewrite::greedy::{self, Rewriter, apply_patterns_greedily};
pub use terrace_rewrite::manager::PassManager;
pub use terrace_rewrite::pass::{Anchor, PassContext, PassDef};
pub use terrace_rewrite::pipeline::{self, Pipeline};
pub use terrace_rewrite::{pass_enum, passes, rewrites};

pub use terrace_conversions::common::{
    ConvertOpToLLVMPattern, ConvertToLLVM, Dialect, LLVMConversionTarget, LLVMTypeConverter,
    LowerToLLVMOptions,
};
pub use terrace_conversions::one_to_one;
pub use terrace_rewrite::convert::{
    Conversion, ConversionTarget, Convert, Legality, Lowering, Pattern, Patterns, Rewrite, TypeConverter,
};
pub use terrace_rewrite::patterns;
