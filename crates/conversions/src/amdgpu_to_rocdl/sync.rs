//! Barriers and waits for accesses of memory.

use super::*;
use terrace_llvm::{AsmDialect, AtomicOrdering, MmraTagAttr};

/// A counter that nothing waits for.
const NONE: u32 = 1024;

pub(super) fn wait(op: MemoryCounterWait, rw: &mut Lowering) -> Rewrite {
    let chipset = chipset(rw);
    if chipset.major >= 12 {
        let counters = [
            (op.ds(rw), rocdl::WaitDscnt::DEF),
            (op.load(rw), rocdl::WaitLoadcnt::DEF),
            (op.store(rw), rocdl::WaitStorecnt::DEF),
            (op.exp(rw), rocdl::WaitExpcnt::DEF),
            (op.tensor(rw), rocdl::WaitTensorcnt::DEF),
        ];
        for (count, to) in counters {
            if let Some(count) = count {
                let count = IntegerAttr::of_i64(rw.context(), Type::I16, i64::from(count as i16));
                create(rw, to, &[], &[], &[("count", count)]);
            }
        }
        return rw.erase(op.0);
    }
    if op.tensor(rw).is_some() {
        return fail(rw, op.0, "unsupported chipset");
    }
    let counter = |count: Option<i64>| count.map_or(NONE, |count| count as u32);
    let memory = match (op.load(rw), op.store(rw)) {
        (Some(load), Some(store)) => (load as u32).saturating_add(store as u32),
        (one, other) => counter(one.or(other)),
    };
    let (exports, ds) = (counter(op.exp(rw)).min(7), counter(op.ds(rw)));
    let bits = match chipset.major {
        ..9 => memory.min(15) | exports << 4 | ds.min(15) << 8,
        9 | 10 => {
            let (memory, ds) = (memory.min(63), ds.min(if chipset.major == 9 { 15 } else { 63 }));
            memory & 15 | (memory >> 4) << 14 | exports << 4 | ds << 8
        }
        _ => memory.min(63) << 10 | exports | ds.min(63) << 4,
    };
    rocdl::SWaitcnt::build(rw, bits.into());
    rw.erase(op.0)
}

/// A fence that orders accesses of LDS only.
fn fence(rw: &mut Lowering, ordering: AtomicOrdering) {
    let ctx = rw.context();
    let scope = ctx.intern("workgroup");
    let fence = llvm::Fence::with(ordering).syncscope(scope).build(rw);
    let tag = MmraTagAttr::get(ctx, ctx.intern("amdgpu-synchronize-as"), ctx.intern("local"));
    rw.set_discardable(fence.0, ctx.intern("llvm.mmra"), Some(tag));
}

pub(super) fn lds_barrier(op: LdsBarrier, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let chipset = chipset(rw);
    fence(rw, AtomicOrdering::Release);
    if chipset < GFX90A {
        // The compiler would wait for global memory, too, in front of a barrier that it knows.
        let text = ctx.intern(";;;WARNING: BREAKS DEBUG WATCHES\ns_barrier");
        llvm::InlineAsm::with(None, text, Str::EMPTY, &[])
            .has_side_effects(true)
            .asm_dialect(AsmDialect::Att)
            .build(rw);
    } else if chipset.major < 12 {
        rocdl::SBarrier::build(rw);
    } else {
        rocdl::BarrierSignal::build(rw, -1);
        rocdl::BarrierWait::build(rw, -1);
    }
    fence(rw, AtomicOrdering::Acquire);
    rw.erase(op.0)
}

pub(super) fn sched_barrier(op: SchedBarrier, rw: &mut Lowering) -> Rewrite {
    let mask = op.opts(rw).ok_or("the options are missing")?;
    rocdl::SchedBarrier::build(rw, mask.0 as i64);
    rw.erase(op.0)
}
