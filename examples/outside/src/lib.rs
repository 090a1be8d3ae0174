//! A compiler as a crate of its own: a dialect for angles, passes on it, and its lowering to LLVM IR.
//!
//! The crate depends on `terrace` alone. Reading order: [`dialect`] (declarations), [`syntax`] (custom syntax), [`passes`],
//! [`lower`]. CONTRIBUTING.md walks through the same files.

pub mod dialect;
pub mod lower;
pub mod passes;
pub mod syntax;

use terrace::{Context, Registry};

/// The dialects and passes of Terrace and of this crate.
pub fn registry() -> Registry {
    Registry::all().dialects(&[&dialect::ANGLE]).passes(passes::ALL)
}

/// A context that knows all dialects of Terrace and this one, and how to lower this one.
pub fn context() -> Context {
    terrace::lower::common::register(&lower::LOWERING);
    registry().context()
}
