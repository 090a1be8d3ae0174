//! The operations of `spirv`: those that `convert-spirv-to-llvm` takes.

mod arith;
mod bits;
mod cast;
mod composite;
mod control;
mod group;
mod logic;
mod math;
mod memory;
mod module;

pub use arith::*;
pub use bits::*;
pub use cast::*;
pub use composite::*;
pub use control::*;
pub use group::*;
pub use logic::*;
pub use math::*;
pub use memory::*;
pub use module::*;

use crate::prelude::*;
use terrace_ir::decl::tables::{concat, count};

const TABLES: &[&[&OpDef]] = &[ARITH, BITS, CAST, COMPOSITE, CONTROL, GROUP, LOGIC, MATH, MEMORY, MODULE];
const N_OPS: usize = count(TABLES);
/// All operations.
pub static OPS: [&OpDef; N_OPS] = concat(TABLES);
