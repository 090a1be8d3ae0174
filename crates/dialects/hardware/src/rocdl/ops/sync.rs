//! Barriers, counters to wait for, and hints for the scheduler.

use crate::attrs::I16Attr;
use crate::rocdl::types::LdsPointer;
use terrace_ir::decl::attr_type::I32Attr;
use terrace_llvm::constraints::{I1, I32};
use terrace_rewrite::prelude::*;

ops! { "rocdl", SYNC_OPS;
    /// Waits until counters have the values in `bitfield`, whose layout depends on the chip.
    SWaitcnt = "s.waitcnt" {
        ()
        attrs  { bitfield: I32Attr }
        format "attr-dict $bitfield"
    }

    /// Waits for about 64 times `count` cycles.
    SSleep = "s.sleep" {
        ()
        attrs  { count: I32Attr }
        format "attr-dict $count"
    }

    /// Does nothing for `count + 1` cycles.
    SNop = "s.nop" {
        ()
        attrs  { count: I16Attr }
        format "attr-dict $count"
    }

    /// Waits until all wavefronts of the workgroup are here.
    SBarrier = "s.barrier",
    /// `s.barrier` between a `release` and an `acquire` fence of the workgroup.
    Barrier = "barrier" {
        ()
        format "attr-dict"
    }

    /// Initializes a named barrier for a number of wavefronts (gfx1250).
    ///
    /// ```mlir
    /// rocdl.s.barrier.init %barrier member_cnt = 4 : !llvm.ptr<3>
    /// ```
    BarrierInit = "s.barrier.init",
    /// Signals a named barrier of a number of wavefronts (gfx1250).
    BarrierSignalVar = "s.barrier.signal.var" {
        (ptr: LdsPointer)
        attrs  { member_cnt("memberCnt"): I32Attr }
        format "$ptr `member_cnt` `=` $memberCnt attr-dict `:` qualified(type($ptr))"
    }

    /// Signals a barrier.
    BarrierSignal = "s.barrier.signal" {
        ()
        attrs  { id: I32Attr }
        format "`id` `=` $id attr-dict"
    }

    /// Joins a named barrier (gfx1250).
    BarrierJoin = "s.barrier.join",
    /// Wakes the wavefronts that sleep at a named barrier, without releasing them (gfx1250).
    WakeupBarrier = "s.wakeup.barrier" {
        (ptr: LdsPointer)
        format "$ptr attr-dict `:` qualified(type($ptr))"
    }

    /// Leaves a named barrier (gfx1250).
    BarrierLeave = "s.barrier.leave",
    /// Waits at a barrier.
    BarrierWait = "s.barrier.wait" {
        ()
        attrs  { id: I16Attr }
        format "`id` `=` $id attr-dict"
    }

    /// Signals a barrier, and whether this is the first signal (gfx1250).
    BarrierSignalIsfirst = "s.barrier.signal.isfirst" {
        () -> (res: I1 = infer)
        attrs  { id: I32Attr }
        format "`id` `=` $id attr-dict `->` type($res)"
    }

    /// The state of a barrier (gfx1250).
    GetBarrierState = "s.get.barrier.state" {
        () -> (res: I32 = infer)
        attrs  { id: I32Attr }
        format "`id` `=` $id attr-dict `->` type($res)"
    }

    /// The state of a named barrier (gfx1250).
    GetNamedBarrierState = "s.get.named.barrier.state" {
        (ptr: LdsPointer) -> (res: I32 = infer)
        format "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)"
    }

    /// Waits until at most `count` accesses of the local data share are pending (gfx12).
    WaitDscnt = "s.wait.dscnt",
    /// Waits until at most `count` loads are pending (gfx12).
    WaitLoadcnt = "s.wait.loadcnt",
    /// Waits until at most `count` stores are pending (gfx12).
    WaitStorecnt = "s.wait.storecnt",
    /// Waits until at most `count` exports are pending (gfx12).
    WaitExpcnt = "s.wait.expcnt",
    /// Waits until at most `count` asynchronous loads are pending (gfx1250).
    WaitAsynccnt = "s.wait.asynccnt",
    /// Waits until at most `count` transfers of tensors are pending (gfx1250).
    WaitTensorcnt = "s.wait.tensorcnt" {
        ()
        attrs  { count: I16Attr }
        format "$count attr-dict"
    }

    /// Sets the priority of the wavefront.
    SetPrio = "s.setprio" {
        ()
        attrs  { priority: I16Attr }
        format "$priority attr-dict"
    }

    /// Keeps the scheduler from moving instructions of other classes than `mask` across.
    SchedBarrier = "sched.barrier" {
        ()
        attrs  { mask: I32Attr }
        format "$mask attr-dict"
    }

    /// Asks for a group of `size` instructions of the classes `mask` in the pipeline `groupId`.
    SchedGroupBarrier = "sched.group.barrier" {
        ()
        attrs  { mask: I32Attr, size: I32Attr, group_id("groupId"): I32Attr }
        format "$mask `,` $size `,` $groupId attr-dict"
    }

    /// Asks for a strategy of scheduling in this block.
    IglpOpt = "iglp.opt" {
        ()
        attrs  { variant: I32Attr }
        format "$variant attr-dict"
    }
}
