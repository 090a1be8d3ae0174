//! `amdgpu-maskedload-to-load`: loads of whole vectors instead of masked loads, which have no instruction.

use crate::amdgpu::AddressSpace;
use crate::prelude::*;
use terrace_base::arith::{CmpI, CmpIPredicate};
use terrace_memory::memref::transforms::linearized;
use terrace_memory::scf;
use terrace_memory::vector::{Broadcast, Load, MaskedLoad, MaskedStore, Store, has_unit_stride};

passes! {
    /// Lower the operations from the vector maskedload to vector load.
    ///
    /// A masked load from a buffer becomes a load, whose elements out of bounds are zero, and a selection. Only where the buffer ends
    /// within a word of the vector the masked load stays. An access whose mask is one condition becomes conditional.
    MaskedloadToLoad("AmdgpuMaskedloadToLoadPass") = "amdgpu-maskedload-to-load" on(Anchor::Any, Body) => maskedload_to_load;
}

fn maskedload_to_load(_: &MaskedloadToLoad, _: &PassContext<'_>) -> Result<BodyPass> {
    Ok(GreedyEdit::new(PATTERNS).into())
}

static PATTERNS: &[greedy::Pattern] = rewrites![
    MaskedLoad => from_buffer,
    MaskedLoad => conditional_load,
    MaskedStore => conditional_store,
];

/// The attribute of masked loads that stay.
const NEEDS_MASK: &str = "amdgpu.buffer_maskedload_needs_mask";

/// The condition that all elements of a mask are.
fn condition(rw: &Rewriter<'_>, mask: Value) -> Option<Value> {
    let source = rw.def_as::<Broadcast>(mask)?.source(rw);
    (!rw.ty(source).is::<VectorType>(rw.ctx())).then_some(source)
}

/// The operands of a masked load.
struct Access {
    ty: Type,
    base: Value,
    indices: SmallVec<[Value; 8]>,
    mask: Value,
    pass_thru: Value,
}

impl Access {
    fn of(rw: &Rewriter<'_>, op: MaskedLoad) -> Option<Self> {
        let base = op.base(rw);
        let ty = rw.ty(op.result(rw));
        let (memref, vector) = (rw.ty(base).as_::<MemRefType>(rw.ctx())?, ty.as_::<VectorType>(rw.ctx())?);
        // Loads without mask need neighbouring elements.
        has_unit_stride(rw.ctx(), memref, vector).then(|| Self {
            ty,
            base,
            indices: op.indices(rw).to_vec(),
            mask: op.mask(rw),
            pass_thru: op.pass_thru(rw),
        })
    }

    fn load(&self, b: &mut Builder<'_>) -> Value {
        Load::new(b, self.ty, self.base, &self.indices)
    }

    fn select(&self, b: &mut Builder<'_>) -> Value {
        let loaded = self.load(b);
        arith::Select::new(b, self.mask, loaded, self.pass_thru)
    }
}

fn from_buffer(op: MaskedLoad, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    if rw.discardable(op.0, NEEDS_MASK).is_some() {
        return None;
    }
    let access = Access::of(rw, op)?;
    let memref = rw.ty(access.base).as_::<MemRefType>(&ctx)?;
    if !AddressSpace::FatRawBuffer.is(&ctx, memref.memory_space) {
        return None;
    }
    // All elements are loaded or none is used.
    if condition(rw, access.mask).is_some() {
        return Some(access.select(rw));
    }
    let vector = access.ty.as_::<VectorType>(&ctx).filter(|vector| !vector.any_scalable())?;
    let n = vector.shape.iter().try_fold(1i64, |n, &extent| n.checked_mul(extent))?;
    let width = i64::from(vector.elem.bit_width(&ctx)?);
    let (size, at) = linearized(rw, access.base, &access.indices)?;
    let n = arith::Constant::index(rw, n);
    let at = at.value(rw);
    let size = size.value(rw);
    let rest = arith::SubI::new(rw, size, at);
    let is_end = CmpI::new(rw, CmpIPredicate::Ult, rest, n);
    let per_word = arith::Constant::index(rw, if width == 0 { 1 } else { (32 + width - 1) / width });
    let in_word = arith::RemUI::new(rw, rest, per_word);
    let zero = arith::Constant::index(rw, 0);
    let is_within_word = CmpI::new(rw, CmpIPredicate::Ne, in_word, zero);
    let needs_mask = arith::AndI::new(rw, is_end, is_within_word);
    let choice = scf::If::build(rw, &[access.ty], needs_mask);
    let mut masked = OpState::like(rw, op.0);
    masked.operands.extend(rw.operands(op.0).iter());
    rw.build_block(choice.0, 0, &[], |b, _| {
        let masked = b.create(masked);
        b.set_discardable(masked, ctx.intern(NEEDS_MASK), Some(Attr::UNIT));
        let loaded = b.results(masked).to_vec();
        scf::Yield::build(b, &loaded);
    });
    rw.build_block(choice.0, 1, &[], |b, _| {
        let selected = access.select(b);
        scf::Yield::build(b, &[selected]);
    });
    rw.results(choice.0).first()
}

fn conditional_load(op: MaskedLoad, rw: &mut Rewriter<'_>) -> Option<Value> {
    let access = Access::of(rw, op)?;
    let condition = condition(rw, access.mask)?;
    let choice = scf::If::build(rw, &[access.ty], condition);
    rw.build_block(choice.0, 0, &[], |b, _| {
        let loaded = access.load(b);
        scf::Yield::build(b, &[loaded]);
    });
    rw.build_block(choice.0, 1, &[], |b, _| scf::Yield::build(b, &[access.pass_thru]));
    rw.results(choice.0).first()
}

fn conditional_store(op: MaskedStore, rw: &mut Rewriter<'_>) -> Option<()> {
    let condition = condition(rw, op.mask(rw))?;
    let (base, value) = (op.base(rw), op.value_to_store(rw));
    let types = (rw.ty(base).as_::<MemRefType>(rw.ctx())?, rw.ty(value).as_::<VectorType>(rw.ctx())?);
    if !has_unit_stride(rw.ctx(), types.0, types.1) {
        return None;
    }
    let indices = op.indices(rw).to_vec();
    let choice = scf::If::build(rw, &[], condition);
    rw.build_block(choice.0, 0, &[], |b, _| {
        Store::build(b, value, base, &indices);
        scf::Yield::build(b, &[]);
    });
    rw.erase(op.0);
    Some(())
}
