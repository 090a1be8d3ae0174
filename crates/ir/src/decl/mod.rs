//! How dialects are declared: one `static` row per operation, type and attribute kind, plus thin
//! accessors; behaviour is interpreted by shared code.
//!
//! Reading order: [`op`] (the row), [`traits`], [`constraint`], [`attr_type`] (inherent attributes),
//! [`enums`], [`kind`] (types and attributes), [`operand`] (arity), [`relation`] (types that follow from others), [`shape`]
//! (what row checks see), the macros in `macros`.

pub mod attr_type;
pub mod constraint;
pub mod enums;
pub mod kind;
mod macros;
pub mod op;
pub mod operand;
pub mod relation;
pub mod shape;
pub mod traits;

pub use attr_type::{AttrSyntax, AttrType};
pub use constraint::{Constraint, Pred, TypeClass, TypeConstraint};
pub use enums::{EnumDef, EnumForm};
pub use kind::{AttrHooks, KindDef, TypeHooks};
pub use op::{
    AttrField, BranchOperands, CastHook, DialectDef, DialectHooks, Field, Fold, FoldResult, Hooks, InferArgs,
    InferredTypes, KnownTypes, OpCode, OpDef, OpKind, OpNumbers, RegionEdge, RegionEdgesHook, RegionField,
    RegionPoint, RegionTarget, Relation, ResultField, ResultType, SuccField,
};
pub use operand::{Arity, Groups, OperandSpec};
pub use shape::{AttrForm, OpShape, ShapeTypes};
pub use traits::{Trait, TraitSet};
