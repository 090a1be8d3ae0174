//! Arguments of calls.

use crate::common::builders::UnrankedMemRefDescriptor;
use crate::common::descriptor::MemRefDescriptor;
use crate::common::prelude::*;

/// Converts the arguments of a call: descriptors are unpacked, or with the bare pointer convention ranked ones become their
/// aligned pointers and unranked ones stay whole (`promoteOperands`).
pub(crate) fn promote(
    rw: &mut Lowering,
    old: &[Value],
    values: &[Value],
    bare_ptr: bool,
) -> SmallVec<[Value; 8]> {
    let ctx = rw.context();
    let mut out: SmallVec<[Value; 8]> = SmallVec::new();
    for (&old, &value) in old.iter().zip(values) {
        let ty = rw.ty(old);
        if let Some(memref) = ty.as_::<MemRefType>(ctx) {
            let descriptor = MemRefDescriptor(value);
            if bare_ptr {
                out.push(descriptor.aligned(rw));
            } else {
                descriptor.unpack(rw, memref.shape.len(), &mut out);
            }
        } else if ty.is::<UnrankedMemRefType>(ctx) && !bare_ptr {
            UnrankedMemRefDescriptor::of(value).unpack(rw, &mut out);
        } else {
            out.push(value);
        }
    }
    out
}
