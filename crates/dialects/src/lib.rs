//! The upstream dialects, one module each: declarations, text, verification, folding.
//!
//! A dialect's module has the same files as every other's: `ops` is the table of operations and nothing
//! else, `attrs` and `types` hold what is special to the dialect, `verify`, `asm`, `fold` and `branch` the
//! functions that the table names. What several dialects share is in [`constraints`], [`infer`] and
//! [`function`]. The `llvm` dialect is a crate of its own.

pub mod affine;
pub mod arith;
pub mod builtin;
pub mod cf;
pub mod complex;
pub mod constraints;
pub mod dlti;
pub mod func;
pub mod function;
pub mod index;
pub mod index_list;
pub mod infer;
pub mod math;
pub mod memref;
pub mod scf;
pub mod ub;

use terrace_ir::decl::DialectDef;

/// Every dialect of this crate.
pub static ALL: &[&DialectDef] = &[
    &builtin::DIALECT,
    &func::DIALECT,
    &arith::DIALECT,
    &affine::DIALECT,
    &cf::DIALECT,
    &complex::DIALECT,
    &index::DIALECT,
    &math::DIALECT,
    &memref::DIALECT,
    &scf::DIALECT,
    &ub::DIALECT,
    &dlti::DIALECT,
];

#[cfg(test)]
mod tests {
    use super::ALL;

    #[test]
    fn formats_compile_and_everything_is_documented() {
        let mut wrong = Vec::new();
        for dialect in ALL {
            for op in dialect.ops {
                if !op.format.is_empty()
                    && let Err(message) = terrace_ir::asm::format::compile(op)
                {
                    wrong.push(message);
                }
                if op.doc.trim().is_empty() {
                    wrong.push(format!("'{}' has no documentation", op.name));
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}
