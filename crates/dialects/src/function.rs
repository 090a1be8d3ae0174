//! What function-like operations share: [`terrace_ir::asm::function`].

pub use terrace_ir::asm::function::*;
