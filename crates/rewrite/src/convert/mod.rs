//! Dialect conversion without rollback.
//!
//! The driver sweeps a body once: operations before those inside them, blocks depth first along their successors. A
//! pattern decides first and edits afterwards. It reads the original operation and the converted operands, and builds the
//! replacement in front of the operation. The original operation remains, with its original operands, until the end of the
//! sweep: folders and later patterns see the IR as it was. Then uses of replaced values are rewritten, unconverted users
//! get a cast (`builtin.unrealized_conversion_cast`), and the originals are erased.
//!
//! Invariants:
//! - a pattern that returns [`NoMatch`] has built nothing (debug builds assert it);
//! - only the driver creates casts, and it erases unused ones and those that reverse each other;
//! - operations of unreachable blocks are not converted.
//!
//! The concepts are those of MLIR's "Dialect Conversion": [`ConversionTarget`], [`TypeConverter`], [`Pattern`].

mod bodies;
mod converted;
mod driver;
mod erasures;
mod error;
mod fused;
mod lowering;
mod material;
mod materializer;
mod module;
mod one_to_one;
mod order;
mod requests;
mod snapshot;
mod state;
mod streamed;
mod target;
mod types;
mod values;

pub use converted::{Converted, apply_converted, apply_rule};
pub use driver::{Conversion, Hint, Mode};
pub use fused::{BodyEdit, BodyPass, Edit, EditResult};
pub(crate) use fused::{FusedRun, PassFailure, PassResult};
pub use lowering::{Lowering, NoMatch, Pattern, Patterns, Rewrite, finish};
pub use module::{Apply, ModuleEdit, Request, Shared};
pub use one_to_one::{AttrTranslation, OneToOne};
pub use streamed::{StreamedPasses, SymbolRequest};
pub use target::{ConversionTarget, Legality};
pub use types::{Convert, Rule, Signature, TypeConverter};
