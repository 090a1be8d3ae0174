//! A compiler as a crate of its own: a dialect for angles, passes on it, and its lowering to LLVM IR.
//!
//! The crate depends on `terrace` alone, its tools on `terrace-cli` as well. Reading order: [`dialect`] (declarations),
//! [`syntax`] (custom syntax), [`passes`], [`lower`], [`to_c`] (a translation). CONTRIBUTING.md walks through the same files.

pub mod dialect;
pub mod lower;
pub mod passes;
pub mod syntax;
pub mod to_c;

use terrace::{Context, Dialect, Registry};

/// The dialect of this crate, with its lowering and its passes.
pub static ANGLE: Dialect =
    Dialect { to_llvm: lower::TO_LLVM, passes: passes::ALL, ..Dialect::new(&dialect::DEF) };

/// The dialects and passes of Terrace and of this crate.
pub fn registry() -> Registry {
    Registry::all().dialects([&ANGLE])
}

/// The registry of the tools `angle-opt` and `angle-translate`: [`registry`], and the translation to C.
pub fn tool() -> Registry {
    registry().translations([&to_c::TO_C])
}

/// A context that knows all dialects of Terrace and this one, and how to lower this one.
pub fn context() -> Context {
    registry().context()
}
