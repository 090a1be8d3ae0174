//! Verifiers of barriers in shared memory.

use super::unnamed;
use crate::nvvm::types::{space, space_of};
use crate::nvvm::*;

/// Verifies the scope of an operation, and that there is no state of a barrier in another block.
fn scope(op: OpShape<'_>, addr: Type, scope: Option<MemScopeKind>, has_result: bool) -> Result {
    if !matches!(scope, Some(MemScopeKind::Cta | MemScopeKind::Cluster)) {
        return unnamed(op, "mbarrier scope must be either CTA or Cluster");
    }
    if has_result && space_of(op.ctx(), addr) == Some(space::CLUSTER) {
        return unnamed(op, "mbarrier in shared_cluster space cannot return any value");
    }
    Ok(())
}

/// Verifiers that only look at the scope.
macro_rules! of_scope {
    ($($name:ident: $Op:ident $(, $res:ident)?;)*) => { $(
        pub(in crate::nvvm) fn $name(op: Shape<'_, $Op>) -> Result {
            #[allow(unused_mut, unused_assignments)]
            let mut has_result = false;
            $( has_result = op.$res().is_some(); )?
            scope(*op, op.addr(), op.scope(), has_result)
        }
    )* };
}

of_scope! {
    mbarrier_arrive: MBarrierArrive, res;
    mbarrier_arrive_drop: MBarrierArriveDrop, res;
    mbarrier_arrive_drop_expect_tx: MBarrierArriveDropExpectTx, res;
    mbarrier_expect_tx: MBarrierExpectTx;
    mbarrier_complete_tx: MBarrierCompleteTx;
    mbarrier_test_wait: MBarrierTestWait;
    mbarrier_try_wait: MBarrierTryWait;
}

pub(in crate::nvvm) fn mbarrier_arrive_expect_tx(op: Shape<'_, MBarrierArriveExpectTx>) -> Result {
    let has_result = op.res().is_some();
    // A predicate is possible in inline PTX only.
    if op.predicate().is_some() {
        if op.scope() != Some(MemScopeKind::Cta) {
            return unnamed(*op, "mbarrier scope must be CTA when using predicate");
        }
        if space_of(op.ctx(), op.addr()) == Some(space::CLUSTER) {
            return unnamed(*op, "mbarrier in shared_cluster space is not supported when using predicate");
        }
        if has_result {
            return unnamed(*op, "return-value is not supported when using predicate");
        }
        if op.relaxed() == Some(true) {
            return unnamed(*op, "mbarrier with relaxed semantics is not supported when using predicate");
        }
    }
    scope(*op, op.addr(), op.scope(), has_result)
}
