//! The core of Terrace: everything a dialect needs, nothing a pass needs.
//!
//! Reading order: [`store`] (types, attributes, locations), [`ranges`], [`elements`], [`context`] (dialects, diagnostics),
//! [`body`] (operations, values, blocks, regions), [`decl`] (how operations are declared), [`builder`], [`rewriter`],
//! [`symbols`], [`dominance`], [`mod@rules`], [`interface`], [`asm`] (text), [`verify`].

pub mod asm;
pub mod body;
pub mod broadcast;
pub mod builder;
pub mod context;
pub mod decl;
mod destination;
pub mod diag;
pub mod dominance;
pub mod effects;
pub mod elements;
pub mod equivalence;
pub mod folding;
pub mod interface;
mod options;
pub mod ranges;
pub mod rewriter;
pub mod rules;
mod shapes;
pub mod speculation;
pub mod stack;
pub mod store;
pub mod symbols;
pub mod verify;
pub mod versions;

pub use decl::{inlining, promotion};
pub use store::{affine, attrs, loc, params, types};

pub use attrs::{Attr, AttrKind};
pub use body::{Block, Body, Op, OpState, Region, Root, Scope, Value, Values};
pub use builder::{Builder, InsertPoint};
pub use context::{Context, Str};
pub use decl::{OpCode, OpDef, OpKind, Trait, TraitSet};
pub use diag::{Diagnostic, Reported, Severity};
pub use loc::{Loc, Place};
pub use types::{Type, TypeKind};

/// The outcome of something that reports its own errors: an `Err` means a diagnostic was emitted. With a second argument
/// it is the standard library's, so a glob import of it hides nothing.
pub type Result<T = (), E = Reported> = core::result::Result<T, E>;
