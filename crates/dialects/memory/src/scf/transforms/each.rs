//! Edits of all operations of a kind.

use crate::prelude::*;

pub(super) type Operands = SmallVec<[Value; 8]>;

/// Calls `edit` with all operations of kind `K` of a body, inner ones before those around them.
pub(super) fn edit_each<K: OpKind>(b: &mut Body, mut edit: impl FnMut(&mut Body, K)) {
    for op in postorder(b, &b.ops_where(|op| b.is::<K>(op))) {
        edit(b, K::wrap(op));
    }
}

/// Calls `convert` with all operations of kind `K`; its messages are errors at their operations.
pub(super) fn convert_each<K: OpKind>(
    pass: &mut PassContext<'_>,
    convert: impl Fn(&mut Body, K) -> core::result::Result<(), &'static str>,
) -> Result {
    let mut failure = None;
    pass.edit_bodies(&mut |b| {
        edit_each::<K>(b, |b, op| {
            let (at, def, loc) = (op.op(), b.def(op.op()), b.loc(op.op()));
            debug_assert!(!b.is_erased(at));
            if let Err(message) = convert(b, op) {
                let message = format!("'{}' op {message}", def.name);
                failure.get_or_insert(b.ctx().error(loc, message).emit());
            }
        });
    })?;
    failure.map_or(Ok(()), Err)
}
