//! Checks that a version of MLIR has a spelling for what is printed.

use crate::Result;
use crate::body::OpRef;
use crate::decl::DialectDef;
use crate::options::MlirVersion;
use terrace_support::FxHashMap;

/// Reports the operations in `op`, itself included, that a version of MLIR does not have.
///
/// # Errors
/// If there is one.
pub fn check(op: OpRef<'_>, version: MlirVersion) -> Result {
    if version == MlirVersion::V22 {
        return Ok(());
    }
    let removed = removed(&op.ctx().dialects(), version);
    let mut result = Ok(());
    op.walk(&mut |op| {
        if let Some(note) = removed.get(op.name()) {
            let message = format!("does not exist in MLIR {}", version.number());
            result = Err(op.op_error(message).note(op.loc(), *note).emit());
        }
    });
    result
}

/// The names of the operations that a version does not have, with what to write instead.
fn removed(dialects: &[&'static DialectDef], version: MlirVersion) -> FxHashMap<&'static str, &'static str> {
    let rows = dialects.iter().flat_map(|dialect| dialect.hooks.removed);
    let rows = rows.filter(|removed| removed.since <= version);
    rows.flat_map(|removed| removed.ops.iter().map(|&name| (name, removed.note))).collect()
}
