//! The declaration of dialects: one `static` row for each operation, type and attribute kind, with typed accessors. Shared
//! code (parser, printer, verifier) interprets the rows.
//!
//! Reading order: [`op`] (the row), [`traits`], [`constraint`], [`attr_type`] (inherent attributes),
//! [`enums`], [`kind`] (types and attributes), [`operand`] (arity), [`relation`] (types that follow from others), [`shape`]
//! (the input of row checks), the macros in `macros`.

/// Declares a struct of optional functions, and its value without any.
macro_rules! hooks {
    ($(#[doc = $doc:literal])* pub struct $Name:ident { $($(#[doc = $hook_doc:literal])* $hook:ident: $ty:ty,)* }) => {
        $(#[doc = $doc])*
        pub struct $Name {
            $($(#[doc = $hook_doc])* pub $hook: Option<$ty>,)*
        }

        impl $Name {
            /// No hook.
            pub const NONE: Self = Self { $($hook: None),* };
        }
    };
}

pub mod attr_type;
pub mod builtin;
pub mod bytecode;
pub mod constraint;
pub mod dialect;
pub mod effects;
pub mod enums;
pub mod hook;
pub mod inlining;
pub mod kind;
mod macros;
pub mod op;
mod op_doc;
pub mod operand;
pub mod promotion;
pub mod relation;
pub mod shape;
pub mod tables;
pub mod traits;

pub use crate::store::KindDef;
pub use attr_type::{AttrSyntax, AttrType, TypedSlot};
pub use constraint::{Constraint, Pred, TypeClass, TypeConstraint};
pub use dialect::{
    Added, AddedAttr, BuiltinSince, ChangedAttrs, DialectDef, DialectHooks, In22, LayoutEntries, Removed,
    Renamed,
};
pub use enums::{EnumDef, EnumForm};
pub use kind::{AttrHooks, DeviceMapping, TypeHooks};
pub use op::{
    AttrField, BranchOperands, CallParts, CastHook, Field, Fold, FoldResult, Hooks, Induction, InferArgs,
    InferredTypes, KnownTypes, OpCode, OpDef, OpKind, OpNumbers, RegionEdge, RegionEdgesHook, RegionField,
    RegionPoint, RegionTarget, Relation, ResultField, ResultType, SuccField, doc_text,
};
pub use operand::{Arity, Groups, OperandSpec};
pub use shape::{OpShape, ShapeTypes};
pub use traits::{Trait, TraitSet};
