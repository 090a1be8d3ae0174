//! The names that dialects, their passes and conversions are written with: `use terrace_rewrite::prelude::*`.
//!
//! One group for each task: IR and its types and attributes; declarations; text; edits and passes; conversions.
//! [`Pattern`] is that of a conversion; `greedy::Pattern` is that of greedy rewriting. [`Result`] is that of the standard
//! library, whose error is by default a diagnostic that was reported.

pub use terrace_ir::affine::{AffineExpr, AffineMap, AffineNode, AffineOp, IntegerSet};
pub use terrace_ir::attrs::*;
pub use terrace_ir::body::clone::Mapping;
pub use terrace_ir::body::{CycleDetector, OpRef, ValueDef};
pub use terrace_ir::dominance::DominanceInfo;
pub use terrace_ir::types::*;
pub use terrace_ir::{
    Attr, Block, Body, Builder, Context, InsertPoint, Loc, Op, OpDef, OpKind, OpState, Region, Reported,
    Result, Root, Scope, Str, Trait, Type, Value, Values,
};
pub use terrace_num::{ApFloat, ApInt, FloatFormat, Rounding};
pub use terrace_support::small_vec::{SmallVec, smallvec};
pub use terrace_support::{FxHashMap, FxHashSet};

pub use terrace_ir::decl::attr_type::{
    AnyAttr, AnyFloatAttr, AnyIntegerAttr, ArrayAttrOf, Bool, DenseI32Array, DenseI64Array, DictAttr,
    FlatSymbolRef, I32Attr, I64Attr, IndexAttr, StrAttr, SymbolNameAttr, SymbolRef, TypeAttrOf, Unit,
};
pub use terrace_ir::decl::constraint::{
    AnyFloat, AnyInteger, AnySignlessInteger, AnyType, FUNCTION_CLASS, I1, I8, I16, I32, I64, Index,
    MEMREF_CLASS, VECTOR_CLASS,
};
pub use terrace_ir::decl::hook::{Constants, OpView, PerOperand, Shape, first_attr};
pub use terrace_ir::decl::{
    Added, AddedAttr, AttrSyntax, AttrType, BuiltinSince, ChangedAttrs, DialectDef, DialectHooks, Fold,
    FoldResult, In22, InferArgs, InferredTypes, KindDef, LayoutEntries, OpShape, Pred, RegionEdge,
    RegionPoint, RegionTarget, Removed, Renamed, ShapeTypes,
};
pub use terrace_ir::effects::{Effects, effects_of, is_memory_effect_free};
pub use terrace_ir::inlining::InlinerHooks;
pub use terrace_ir::ranges::IntRange;
pub use terrace_ir::rules::{same_type, type_of};
pub use terrace_ir::{attr_types, attrs, emit, enums, ops, rewrites, rules, type_constraints, types};

pub use terrace_ir::asm::format::{Arg, KeywordAttr};
pub use terrace_ir::asm::{
    AsmParser, AsmPrinter, Delimiter, MlirVersion, OpParser, OpPrinter, RegionPrint, Unresolved, quoted_type,
};

pub use crate::greedy::{self, GreedyEdit, Rewriter, run_patterns};
pub use crate::pass::{Anchor, PassContext, PassDef};
pub use crate::transforms::{captures, postorder};
pub use crate::{pass_enum, passes};
pub use terrace_ir::folding::{constant_of, integer_of};

pub use crate::convert::{
    BodyEdit, BodyPass, Conversion, ConversionTarget, Convert, EditResult, Legality, Lowering, Pattern,
    Patterns, Rewrite, TypeConverter,
};
pub use crate::patterns;
