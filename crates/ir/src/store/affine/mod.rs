//! Affine expressions: interned trees over dimensions and symbols, simplified as they are made.
//!
//! The leaves are most of them. They are not interned but the words of their handles, unless they need more bits.
//!
//! Semantics: MLIR "Affine dialect", affine expressions. The simplifications are those that upstream
//! applies on construction, since they decide the printed form. [`simplify`] does more.

mod bound;
mod expr;
mod map;
mod set;
mod simplify;

pub use super::ids::AffineExpr;
pub use bound::greatest;
pub use expr::{AffineNode, AffineOp, MAX_AFFINE_DEPTH, ceildiv, floordiv, is_identity};
pub use map::{AffineMap, MAX_COMPOSED_SIZE};
pub use set::IntegerSet;
pub use simplify::{simplify, simplify_map};
