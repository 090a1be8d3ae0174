//! The upstream dialects, one module each: operations, parsers and printers, verifiers, folders.
//!
//! All modules have the same files: `ops` is the table of operations, `attrs` and `types` declare the dialect's own
//! kinds, and `verify`, `asm`, `fold` and `branch` have the functions that the table refers to. [`constraints`],
//! [`infer`] and [`function`] are shared by several dialects. The `llvm` dialect is a separate crate.

pub mod affine;
pub mod amx;
pub mod arith;
pub mod arm_neon;
pub mod arm_sve;
pub mod bufferization;
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
mod loops;
pub mod math;
pub mod memref;
mod region_branch;
pub mod scf;
pub mod ub;
pub mod vector;
pub mod x86vector;

use terrace_ir::decl::DialectDef;

/// All dialects of this crate.
pub static ALL: &[&DialectDef] = &[
    &builtin::DIALECT,
    &func::DIALECT,
    &arith::DIALECT,
    &bufferization::DIALECT,
    &affine::DIALECT,
    &amx::DIALECT,
    &arm_neon::DIALECT,
    &arm_sve::DIALECT,
    &cf::DIALECT,
    &complex::DIALECT,
    &index::DIALECT,
    &math::DIALECT,
    &memref::DIALECT,
    &scf::DIALECT,
    &ub::DIALECT,
    &vector::DIALECT,
    &dlti::DIALECT,
    &x86vector::DIALECT,
];

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
