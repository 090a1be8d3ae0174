//! Dialect conversion without rollback.
//!
//! One sweep over a body's operations in dominance order. A pattern decides first and edits afterwards; it
//! reads the original operation and the converted operands, and builds the replacement in front of it.
//! The original stays in place, with its original operands, until the sweep is over: folders and later
//! patterns see the IR as it was. Then replaced values are exchanged for good, values that still have
//! unconverted users get a `builtin.unrealized_conversion_cast`, and the originals are erased.
//!
//! Invariants:
//! - a pattern that returns [`NoMatch`] has built nothing (debug builds assert it);
//! - casts are made by the driver only, and those that end up unused or undone by another are erased;
//! - operations of unreachable blocks are not converted.
//!
//! The shape follows MLIR "Dialect Conversion": [`ConversionTarget`], [`TypeConverter`], patterns.

mod bodies;
mod driver;
mod error;
mod fused;
mod lowering;
mod module;
mod one_to_one;
mod order;
mod state;
mod target;
mod types;

pub use driver::{Conversion, Hint, Mode};
pub use fused::{BodyEdit, BodyPass, EditResult};
pub(crate) use fused::{FusedRun, PassFailure};
pub use lowering::{Lowering, NoMatch, Pattern, Patterns, Rewrite};
pub use module::{ModuleEdit, Request};
pub use one_to_one::{AttrTranslation, OneToOne};
pub use target::{ConversionTarget, Legality};
pub use types::{Convert, Rule, Signature, TypeConverter};
