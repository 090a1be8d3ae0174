//! The driver: how a text or bytecode becomes a module, or LLVM IR, body by body.
//!
//! The input is read in two steps: the skeleton, then the bodies of functions, batch by batch ([`parse_skeleton`],
//! [`read_skeleton`]). Each batch goes through everything that has to be done to it while it is in the cache, on one thread
//! or several.
//!
//! Diagnostics come in upstream's order, phase by phase and by position within a phase, although bodies do not: no
//! batch reports anything. When a batch finds something, the phase is run once more in order
//! ([`Input::read_in_order`]), which reports it.
//!
//! [`parse_skeleton`]: terrace_ir::asm::parse_skeleton
//! [`read_skeleton`]: terrace_bytecode::read_skeleton

// Bodies are boxed as they are handed around.
#![allow(clippy::vec_box)]

mod read;
mod spill;
mod sweep;
mod team;
mod translate;

pub use read::{Input, add_source};
pub(crate) use sweep::Sweep;
pub use translate::{Translation, report_unsupported};
