//! Barriers in shared memory.

use crate::nvvm::enums::MemScopeKind;
use crate::nvvm::types::{BarrierPointer, GenericOrSharedPointer, I64OrI32, SharedOrClusterPointer};
use crate::nvvm::{asm, verify};
use terrace_rewrite::prelude::*;

ops! { "nvvm", MBARRIER_OPS;
    /// Arrives at a barrier in memory; the result is its state.
    ///
    /// ```mlir
    /// %0 = nvvm.mbarrier.arrive %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr -> i64
    /// ```
    MBarrierArrive = "mbarrier.arrive" {
        (addr: BarrierPointer, count: Option<I32>) -> (res: Option<I64>)
        opts   { scope: MemScopeKind = MemScopeKind::Cta, relaxed: Bool = false }
        format "$addr (`,` $count^)? since<24>((`scope` `=` custom<Keyword>($scope)^)? (`relaxed` `=` $relaxed^)?) attr-dict `:` type($addr) (`->` type($res)^)?"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
        hooks  { verify_shape: verify::mbarrier_arrive }
    }

    /// Expects more transactions of the barrier's phase, then arrives at it.
    ///
    /// ```mlir
    /// %0 = nvvm.mbarrier.arrive.expect_tx %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i64
    /// ```
    MBarrierArriveExpectTx = "mbarrier.arrive.expect_tx" {
        (addr: BarrierPointer, txcount: I32, predicate: Option<I1>) -> (res: Option<I64>)
        opts   { scope: MemScopeKind = MemScopeKind::Cta, relaxed: Bool = false }
        format "$addr `,` $txcount (`,` `predicate` `=` $predicate^)? since<24>((`scope` `=` custom<Keyword>($scope)^)? (`relaxed` `=` $relaxed^)?) attr-dict `:` type(operands) (`->` type($res)^)?"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
        hooks  { verify_shape: verify::mbarrier_arrive_expect_tx }
    }

    /// Arrives at a barrier in memory without completing its phase.
    ///
    /// ```mlir
    /// %0 = nvvm.mbarrier.arrive.nocomplete %a0, %a1 : !llvm.ptr, i32 -> i64
    /// ```
    MBarrierArriveNocomplete = "mbarrier.arrive.nocomplete" {
        (addr: GenericOrSharedPointer, count: I32) -> (res: I64)
        format "$addr `,` $count attr-dict `:` type(operands) `->` type($res)"
    }

    /// Arrives at a barrier in memory and takes no part in its later phases.
    ///
    /// ```mlir
    /// %0 = nvvm.mbarrier.arrive_drop %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr -> i64
    /// ```
    MBarrierArriveDrop = "mbarrier.arrive_drop" {
        (addr: BarrierPointer, count: Option<I32>) -> (res: Option<I64>)
        opts   { scope: MemScopeKind = MemScopeKind::Cta, relaxed: Bool = false }
        format "$addr (`,` $count^)? since<24>((`scope` `=` custom<Keyword>($scope)^)? (`relaxed` `=` $relaxed^)?) attr-dict `:` type($addr) (`->` type($res)^)?"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
        hooks  { verify_shape: verify::mbarrier_arrive_drop }
    }

    /// Expects more transactions of the barrier's phase, then arrives at it and leaves it.
    ///
    /// ```mlir
    /// %0 = nvvm.mbarrier.arrive_drop.expect_tx %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i64
    /// ```
    MBarrierArriveDropExpectTx = "mbarrier.arrive_drop.expect_tx" {
        (addr: BarrierPointer, txcount: I32) -> (res: Option<I64>)
        opts   { scope: MemScopeKind = MemScopeKind::Cta, relaxed: Bool = false }
        format "$addr `,` $txcount since<24>((`scope` `=` custom<Keyword>($scope)^)? (`relaxed` `=` $relaxed^)?) attr-dict `:` type(operands) (`->` type($res)^)?"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
        hooks  { verify_shape: verify::mbarrier_arrive_drop_expect_tx }
    }

    /// Arrives at a barrier in memory without completing its phase and leaves it.
    ///
    /// ```mlir
    /// %0 = nvvm.mbarrier.arrive_drop.nocomplete %a0, %a1 : !llvm.ptr, i32 -> i64
    /// ```
    MBarrierArriveDropNocomplete = "mbarrier.arrive_drop.nocomplete" {
        (addr: GenericOrSharedPointer, count: I32) -> (res: I64)
        format "$addr `,` $count attr-dict `:` type(operands) `->` type($res)"
    }

    /// Counts transactions of a barrier as completed.
    ///
    /// ```mlir
    /// nvvm.mbarrier.complete_tx %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32
    /// ```
    MBarrierCompleteTx = "mbarrier.complete_tx" {
        (addr: SharedOrClusterPointer, txcount: I32)
        opts   { scope: MemScopeKind = MemScopeKind::Cta }
        format "$addr `,` $txcount since<24>((`scope` `=` custom<Keyword>($scope)^)?) attr-dict `:` type(operands)"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
        hooks  { verify_shape: verify::mbarrier_complete_tx }
    }

    /// Expects more transactions of a barrier's phase.
    ///
    /// ```mlir
    /// nvvm.mbarrier.expect_tx %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32
    /// ```
    MBarrierExpectTx = "mbarrier.expect_tx" {
        (addr: SharedOrClusterPointer, txcount: I32)
        opts   { scope: MemScopeKind = MemScopeKind::Cta }
        format "$addr `,` $txcount since<24>((`scope` `=` custom<Keyword>($scope)^)?) attr-dict `:` type(operands)"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
        hooks  { verify_shape: verify::mbarrier_expect_tx }
    }

    /// Initializes a barrier in memory for so many arrivals.
    ///
    /// ```mlir
    /// nvvm.mbarrier.init %a0, %a1 : !llvm.ptr, i32
    /// ```
    MBarrierInit = "mbarrier.init" {
        (addr: GenericOrSharedPointer, count: I32, predicate: Option<I1>)
        format "$addr `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)"
    }

    /// Ends the use of memory as a barrier.
    ///
    /// ```mlir
    /// nvvm.mbarrier.inval %a0 : !llvm.ptr
    /// ```
    MBarrierInval = "mbarrier.inval" {
        (addr: GenericOrSharedPointer)
        format "$addr attr-dict `:` type(operands)"
    }

    /// Whether a phase of a barrier is complete, given its state or, for `i32`, its parity.
    ///
    /// ```mlir
    /// %0 = nvvm.mbarrier.test.wait %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i1
    /// ```
    MBarrierTestWait = "mbarrier.test.wait" {
        (addr: GenericOrSharedPointer, state_or_phase: I64OrI32) -> (res: I1)
        opts   { scope: MemScopeKind = MemScopeKind::Cta, relaxed: Bool = false }
        format "$addr `,` $state_or_phase since<24>((`scope` `=` custom<Keyword>($scope)^)? (`relaxed` `=` $relaxed^)?) attr-dict `:` type(operands) `->` type($res)"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
        hooks  { verify_shape: verify::mbarrier_test_wait }
    }

    /// Waits for a limited time until a phase of a barrier is complete; the result is whether it is.
    ///
    /// ```mlir
    /// %0 = nvvm.mbarrier.try_wait %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i1
    /// ```
    MBarrierTryWait = "mbarrier.try_wait" {
        (addr: GenericOrSharedPointer, state_or_phase: I64OrI32, ticks: Option<I32>) -> (res: I1)
        opts   { scope: MemScopeKind = MemScopeKind::Cta, relaxed: Bool = false }
        format "$addr `,` $state_or_phase (`,` $ticks^)? since<24>((`scope` `=` custom<Keyword>($scope)^)? (`relaxed` `=` $relaxed^)?) attr-dict `:` type(operands) `->` type($res)"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
        hooks  { verify_shape: verify::mbarrier_try_wait }
    }

    /// Waits until the phase of a barrier with this parity is complete.
    ///
    /// ```mlir
    /// nvvm.mbarrier.try_wait.parity %addr, %phase, %ticks : !llvm.ptr<3>, i32, i32
    /// ```
    MBarrierTryWaitParity = "mbarrier.try_wait.parity" {
        (addr: GenericOrSharedPointer, phase: I32, ticks: I32)
        format "$addr `,` $phase `,` $ticks attr-dict `:` type(operands)"
    }
}
