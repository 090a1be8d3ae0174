//! Building blocks of lowerings to the LLVM dialect, under MLIR's names, for dialects of this workspace and of others
//! (MLIR: `mlir/Conversion/LLVMCommon`).
//!
//! | MLIR | here |
//! |---|---|
//! | `LLVMConversionTarget` | [`LLVMConversionTarget`]: a target where the llvm dialect and casts are legal |
//! | `LLVMTypeConverter` | [`LLVMTypeConverter`] makes one; the trait [`LLVMTypes`] is what it knows |
//! | `ConvertOpToLLVMPattern` | a function in a [`patterns!`](terrace_rewrite::patterns) table; its helpers are the trait [`ConvertOpToLLVMPattern`] of [`Lowering`](terrace_rewrite::convert::Lowering) |
//! | `VectorConvertToLLVMPattern`, `OneToOneConvertToLLVMPattern` | a row of [`one_to_one!`](crate::one_to_one), or [`VectorConvertOpToLLVMPattern::one_to_one`]; vectors of many dimensions are unrolled |
//! | `LLVM::detail::handleMultidimensionalVectors` | [`VectorConvertOpToLLVMPattern::unroll`] |
//! | `StructBuilder` | [`StructBuilder`] |
//! | `MemRefDescriptor`, `UnrankedMemRefDescriptor` | [`MemRefDescriptor`], [`UnrankedMemRefDescriptor`] |
//! | `ComplexStructBuilder` | [`ComplexBuilder`] |
//! | `ConvertToLLVMPatternInterface` | [`ConvertToLLVM`], in the row of a [`Dialect`] |
//!
//! A lowering reads the original operation through its handle and the converted operands through an adaptor, and builds
//! in front of the operation:
//!
//! ```
//! use terrace_memory::memref;
//! use terrace_ir::{Value, types::MemRefType};
//! use terrace_llvm as llvm;
//! use terrace_conversions::common::ConvertOpToLLVMPattern;
//! use terrace_rewrite::convert::{Lowering, Pattern, Rewrite};
//! use terrace_rewrite::patterns;
//!
//! fn load(op: memref::Load, rw: &mut Lowering) -> Rewrite<Value> {
//!     let ctx = rw.context();
//!     let ty = rw.ty(op.memref(rw)).as_::<MemRefType>(ctx).ok_or("the memref is unranked")?;
//!     let args = rw.adaptor(op);
//!     let (pointer, elem) = rw.strided_element_ptr(&ty, args.memref, args.indices)?;
//!     Ok(llvm::Load::new(rw, elem, pointer))
//! }
//!
//! static PATTERNS: &[Pattern] = patterns![memref::Load => load];
//! assert_eq!(PATTERNS[0].name, "load");
//! ```

pub(crate) mod builders;
pub(crate) mod calls;
pub(crate) mod descriptor;
pub mod extension;
pub(crate) mod extents;
pub(crate) mod intrinsic;
pub(crate) mod memory;
pub(crate) mod memory_spaces;
pub(crate) mod number;
pub(crate) mod options;
pub(crate) mod patterns;
pub(crate) mod prelude;
pub(crate) mod runtime;
pub(crate) mod scf_types;
pub(crate) mod signless;
pub(crate) mod stack;
pub mod table;
pub(crate) mod target;
pub mod types;
pub(crate) mod vectors;

pub use crate::common::descriptor::MemRefDescriptor;
pub use crate::common::types::LowerToLLVMOptions;
pub use crate::dialect::{ConvertToLLVM, Dialect};
pub(crate) use builders::field;
pub use builders::{ComplexBuilder, StructBuilder, UnrankedMemRefDescriptor};
pub use patterns::{ConvertOpToLLVMPattern, VectorConvertOpToLLVMPattern};
pub use target::{LLVMConversionTarget, LLVMTypeConverter, LLVMTypes};
