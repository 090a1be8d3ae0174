//! Tables of operations.

mod ids;
mod memory;

pub use ids::*;
pub use memory::*;
