//! Parser, printer and verifier of function-like operations: [`terrace_ir::asm::function`].

pub use terrace_ir::asm::function::*;
