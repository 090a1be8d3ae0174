//! Parsers and printers.

pub mod attrs;
pub mod composite;
pub mod control;
mod enums;
pub mod memory;
pub mod module;
pub mod types;
