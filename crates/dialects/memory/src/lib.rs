//! The dialects of memory, loops and vectors, one module each: operations, parsers and printers, verifiers, folders.
//!
//! All modules have the same files: `ops` is the table of operations, `attrs` and `types` declare the dialect's own
//! kinds, `verify`, `asm`, `fold` and `branch` have the functions that the table refers to, and `transforms` the dialect's
//! passes. [`index_list`] and `loops` are shared by several dialects, as are [`alias`], the rules for memory that two
//! values may share, and [`wide_int`], which emulates integers of twice the supported width.

pub mod affine;
pub mod alias;
pub mod bufferization;
pub mod index_list;
mod loops;
pub mod memref;
pub mod scf;
pub mod vector;
pub mod wide_int;

use terrace_ir::decl::DialectDef;

/// All dialects of this crate.
pub static ALL: &[&DialectDef] =
    &[&bufferization::DIALECT, &affine::DIALECT, &memref::DIALECT, &scf::DIALECT, &vector::DIALECT];

#[cfg(test)]
mod tests {
    use super::ALL;

    #[test]
    fn formats_compile_and_operations_are_documented() {
        let mut wrong = Vec::new();
        for dialect in ALL {
            for op in dialect.ops {
                if !op.format.is_empty()
                    && let Err(message) = terrace_ir::asm::format::compile(op)
                {
                    wrong.push(message.to_string());
                }
                if op.doc.trim().is_empty() {
                    wrong.push(format!("'{}' has no documentation", op.name));
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}
