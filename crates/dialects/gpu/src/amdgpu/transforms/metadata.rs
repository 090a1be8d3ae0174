//! `amdgpu-resolve-strided-metadata`: the sizes of a buffer are those of the memref that it was made of.

use crate::amdgpu::FatRawBufferCast;
use crate::prelude::*;
use terrace_memory::index_list::Index;
use terrace_memory::memref::transforms::{extract_strided_metadata, reinterpret_cast};

passes! {
    /// Resolve memref.extract_strided_metadata on AMDGPU ops.
    ///
    /// It belongs beside `expand-strided-metadata`, whose patterns may apply to what it makes.
    ResolveStridedMetadata("AmdgpuResolveStridedMetadataPass") = "amdgpu-resolve-strided-metadata" on(Anchor::Any, Body)
        => resolve_strided_metadata;
}

fn resolve_strided_metadata(_: &ResolveStridedMetadata, _: &PassContext<'_>) -> Result<BodyPass> {
    Ok(GreedyEdit::new(PATTERNS).into())
}

static PATTERNS: &[greedy::Pattern] = rewrites![memref::ExtractStridedMetadata => resolve];

fn resolve(op: memref::ExtractStridedMetadata, rw: &mut Rewriter<'_>) -> Option<()> {
    let buffer = op.source(rw);
    let cast = rw.def_as::<FatRawBufferCast>(buffer)?;
    let (source, resets) = (cast.source(rw), cast.reset_offset(rw) == Some(true));
    let loc = rw.body().loc(cast.0);
    rw.set_loc(loc);
    let of_source = extract_strided_metadata(rw, source)?;
    let mut values: SmallVec<[Option<Value>; 8]> = rw.results(of_source.0).iter().map(Some).collect();
    let base = rw.results(op.0).first()?;
    let (base_type, is_used) = (rw.ty(base), !rw.has_no_uses(base));
    *values.first_mut()? = match is_used {
        false => None,
        true if base_type == rw.ty(buffer) => Some(buffer),
        true => Some(reinterpret_cast(rw, base_type, buffer, Index::Static(0), &[], &[])),
    };
    if resets {
        *values.get_mut(1)? = Some(arith::Constant::index(rw, 0));
    }
    rw.replace_used(op.0, &values);
    Some(())
}
