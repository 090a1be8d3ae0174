//! The `llvm` dialect: LLVM IR as MLIR operations, from which LLVM IR is exported.
//!
//! Reading order: [`types`], [`enums`], [`attrs`], [`constraints`], [`ops`] (tables of the operations), `asm` (parsers
//! and printers), `verify` and `symbols` (verifiers), `infer`, `branch`, `fold` (interface methods), and [`build`], the
//! builders for lowerings.
//!
//! Upstream's reference: MLIR "'llvm' Dialect"; semantics: LLVM LangRef.

mod asm;
pub mod attrs;
mod branch;
pub mod build;
mod bytecode;
pub mod constraints;
pub mod debug;
mod dialect;
mod divide;
mod effects;
pub mod enums;
mod fold;
mod infer;
mod inline;
mod layout;
mod linking;
mod lowered_by;
pub mod metadata;
pub mod ops;
mod promote;
mod symbols;
pub mod transforms;
pub mod types;
mod verify;
mod versions;

pub use asm::arith::CAST_FLAGS;
pub use attrs::*;
pub use build::GepIndex;
pub use dialect::DIALECT;
pub use enums::*;
pub use infer::with_overflow;
pub use layout::DataLayout;
pub use linking::{LinkRole, Linked};
pub use lowered_by::LoweredBy;
pub use metadata::*;
pub use ops::arith::*;
pub use ops::cast::*;
pub use ops::constants::*;
pub use ops::constrained::*;
pub use ops::control::*;
pub use ops::intrinsics::*;
pub use ops::memory::*;
pub use ops::metadata::*;
pub use ops::module::*;
pub use ops::newer_intrinsics::*;
pub use ops::vector_intrinsics::*;
pub use ops::vp_intrinsics::*;
pub use types::*;

use terrace_ir::diag::Message;

/// Checks a data layout string of LLVM; the error is LLVM's message.
pub fn check_data_layout(text: &[u8]) -> core::result::Result<(), Message> {
    verify::layout::check(text).map_err(Message::from)
}

/// Width of indices in address space 0, if a data layout string states it: the fourth number of
/// `p:size:abi:preferred:index`, or else the size of a pointer.
pub fn pointer_index_width(layout: &[u8]) -> Option<u32> {
    let number = |text: &[u8]| core::str::from_utf8(text).ok()?.parse::<u32>().ok().filter(|&n| n > 0);
    layout.split(|&byte| byte == b'-').find_map(|part| {
        let mut fields = part.split(|&byte| byte == b':');
        let space = fields.next()?;
        if space != b"p" && space != b"p0" {
            return None;
        }
        let size = number(fields.next()?)?;
        fields.nth(2).map_or(Some(size), number)
    })
}

#[cfg(test)]
mod tests;
