//! The dialects of processors, one module each: operations, parsers and printers, verifiers.
//!
//! All modules have the same files: `ops` is the table of operations, `types` declares the dialect's own kinds, and
//! `verify` and `asm` have the functions that the table refers to.

pub mod amx;
pub mod arm_neon;
pub mod arm_sve;
pub mod x86vector;

use terrace_ir::decl::DialectDef;

/// All dialects of this crate.
pub static ALL: &[&DialectDef] = &[&amx::DIALECT, &arm_neon::DIALECT, &arm_sve::DIALECT, &x86vector::DIALECT];

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
