//! `amdgpu-emulate-atomics`: atomic operations on buffers that a chipset lacks become loops that compare and swap.

use crate::amdgpu_to_rocdl::{GFX90A, GFX908, GFX950, parse_chipset};
use crate::prelude::*;
use terrace_gpu::amdgpu::{RawBufferAtomicCmpswap, RawBufferAtomicFadd, RawBufferAtomicFmax, RawBufferLoad};
use terrace_hardware::rocdl::Chipset;
use terrace_rewrite::convert::Edit;

passes! {
    /// Emulate atomic operations on chipsets that do not support them.
    EmulateAtomics("AmdgpuEmulateAtomicsPass") = "amdgpu-emulate-atomics" on(Anchor::Any, Body) {
        /// Chipset that these operations will run on
        chipset: String = "gfx000".into(),
    } => emulate_atomics;
}

fn emulate_atomics(o: &EmulateAtomics, pass: &PassContext) -> Result<BodyPass> {
    let chipset = parse_chipset(&pass.ctx(), pass.body.loc(pass.op), &o.chipset)?;
    Ok(BodyPass::new().edit(Emulation { chipset }))
}

struct Emulation {
    chipset: Chipset,
}

impl Emulation {
    /// Whether an operation is one that the chipset lacks.
    fn lacks(&self, body: &Body, op: Op) -> bool {
        let Chipset { major, .. } = self.chipset;
        if let Some(add) = body.as_::<RawBufferAtomicFadd>(op) {
            let elem = body.ty(add.value(body)).element_or_self(body.ctx());
            return major == 10
                || self.chipset < GFX908
                || major == 11 && matches!(elem, Type::F16 | Type::BF16)
                || major == 9 && self.chipset < GFX950 && elem == Type::BF16;
        }
        let Some(max) = body.as_::<RawBufferAtomicFmax>(op) else { return false };
        let has_f64 = self.chipset >= GFX90A;
        major == 9 && !(has_f64 && body.ty(max.value(body)) == Type::F64)
    }
}

impl Edit for Emulation {
    fn concerns(&self, body: &Body) -> bool {
        body.op_codes()
            .any(|code| code == RawBufferAtomicFadd::DEF.code() || code == RawBufferAtomicFmax::DEF.code())
    }

    fn keeps_operations(&self) -> bool {
        true
    }

    fn run(&self, body: &mut Body) -> EditResult {
        let ops = body.ops_where(|op| self.lacks(body, op));
        // The last one first, since each splits its block, which takes time for the operations behind it.
        for &op in ops.iter().rev() {
            emulate(body, op);
        }
        EditResult { changed: !ops.is_empty(), unfinished: false }
    }

    fn report(&self, _: &Body, _: Op) -> Result {
        Ok(())
    }
}

/// Another access of the buffer that an atomic operation changes, with `values` in front of the buffer.
fn access(body: &Body, op: Op, to: &'static OpDef, values: &[Value]) -> OpState {
    let mut state = OpState { dict: body.dict(op), ..OpState::new(to, body.loc(op)) };
    for slot in [RawBufferLoad::SLOTS.bounds_check, RawBufferLoad::SLOTS.index_offset] {
        if let Some(attr) = body.slot(op, slot) {
            state.set_slot(slot, attr);
        }
    }
    let groups = [1, 2, 3].map(|group| body.operand_group(op, group));
    state.operands.extend_from_slice(values);
    state.operands.extend(groups.iter().flat_map(|group| group.iter()));
    let mut segments: SmallVec<[usize; 5]> = SmallVec::from_elem(1, values.len());
    segments.extend(groups.iter().map(|group| group.len()));
    state.set_segments(body.ctx(), &segments, &[]);
    state
}

/// The bits of a value as an integer, to compare them.
fn bits(b: &mut Builder<'_>, value: Value) -> Value {
    let ctx = b.ctx().clone();
    let ty = b.ty(value);
    let width = ty.element_or_self(&ctx).bit_width(&ctx).unwrap_or(0);
    let Some(vector) = ty.as_::<VectorType>(&ctx) else {
        return arith::Bitcast::new(b, Type::int(&ctx, width), value);
    };
    let n: i64 = vector.shape.iter().product();
    let integer = Type::int(&ctx, width.saturating_mul(u32::try_from(n).unwrap_or(1)));
    let vector = vector::BitCast::new(b, VectorType::fixed(&ctx, &[1], integer), value);
    let position = DenseArrayAttr::of_i64s(&ctx, &[0]);
    vector::Extract::new(b, integer, position, vector, &[])
}

/// Replaces an atomic operation by a loop that computes the new element until no other thread has changed the old one.
fn emulate(body: &mut Body, op: Op) {
    let (loc, value) = (body.loc(op), body.operand(op, 0));
    let ty = body.ty(value);
    let adds = body.is::<RawBufferAtomicFadd>(op);
    let Some(block) = body.block_of(op) else { return };
    let mut load = access(body, op, RawBufferLoad::DEF, &[]);
    load.results.push(ty);
    let behind = body.split_block(op);
    let repeated = body.create_block();
    if let Some(region) = body.region_of(behind) {
        body.insert_block(repeated, region, Some(behind));
    }
    body.add_args_at(repeated, &[ty], loc);
    let &[old] = body.args(repeated) else { return };

    let mut b = Builder::at_end(body, block, loc);
    let first = b.create(load);
    let first = b.results(first).to_vec();
    cf::Br::build(&mut b, &first, &[repeated]);
    let mut b = Builder::at_end(body, repeated, loc);
    let new =
        if adds { arith::AddF::new(&mut b, value, old) } else { arith::MaximumF::new(&mut b, value, old) };
    let mut swap = access(&b, op, RawBufferAtomicCmpswap::DEF, &[new, old]);
    swap.results.push(ty);
    let found = b.create(swap);
    let found = b.result(found, 0);
    let expected = bits(&mut b, old);
    let bits_found = bits(&mut b, found);
    let is_done = arith::CmpI::new(&mut b, CmpIPredicate::Eq, bits_found, expected);
    cf::CondBr::build(&mut b, is_done, &[], &[found], &[behind, repeated]);
    body.erase(op);
}
