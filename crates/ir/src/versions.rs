//! Checks that a version of MLIR has a spelling for what is printed.

use crate::Result;
use crate::body::OpRef;
use crate::decl::DialectDef;
use crate::options::MlirVersion;
use std::borrow::Cow;
use terrace_support::FxHashMap;

/// Reports the operations in `op`, itself included, that a version of MLIR does not have.
///
/// # Errors
/// If there is one.
pub fn check(op: OpRef<'_>, version: MlirVersion) -> Result {
    let missing = missing(&op.ctx().dialects(), version);
    let mut result = Ok(());
    op.walk(&mut |op| {
        if let Some(note) = missing.get(op.name()) {
            let message = format!("does not exist in MLIR {}", version.number());
            result = Err(op.op_error(message).note(op.loc(), note.clone()).emit());
        }
    });
    result
}

/// The names of the operations that a version does not have, with advice.
fn missing(
    dialects: &[&'static DialectDef],
    version: MlirVersion,
) -> FxHashMap<&'static str, Cow<'static, str>> {
    let mut missing = FxHashMap::default();
    for dialect in dialects {
        for row in dialect.hooks.added.iter().filter(|row| row.since.is_none_or(|since| version < since)) {
            let note = match row.since {
                None => Cow::Borrowed("it is Terrace's own; MLIR has no operation for it"),
                Some(since) => format!("it came with MLIR {}", since.number()).into(),
            };
            missing.extend(row.ops.iter().map(|&name| (name, note.clone())));
        }
        for row in dialect.hooks.removed.iter().filter(|removed| removed.since <= version) {
            missing.extend(row.ops.iter().map(|&name| (name, Cow::Borrowed(row.note))));
        }
    }
    missing
}
