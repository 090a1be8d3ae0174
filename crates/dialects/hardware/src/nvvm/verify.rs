//! Verifiers of `nvvm`: here those of barriers, of operations across a warp, and of other instructions.

mod convert;
mod copy;
mod mbarrier;
mod mma;
mod tcgen05;
mod wmma;

pub(super) use convert::*;
pub(super) use copy::*;
pub(super) use mbarrier::*;
pub(super) use mma::*;
pub(super) use tcgen05::*;
pub(super) use wmma::*;

use super::types::{space, space_of};
use super::*;
use terrace_llvm::types::StructType;

/// Reports an error whose text does not name the operation.
#[cold]
fn unnamed<T>(op: OpShape<'_>, message: impl core::fmt::Display) -> Result<T> {
    Err(op.error(message.to_string()).emit())
}

/// The fields of a struct.
fn fields(ctx: &Context, ty: Type) -> Option<&[Type]> {
    StructType::body(ctx, ty).map(|body| body.elems)
}

pub(super) fn barrier(barrier: Shape<'_, Barrier>) -> Result {
    let has_id = barrier.barrier_id().is_some();
    let (has_op, has_predicate) = (barrier.reduction_op().is_some(), barrier.reduction_predicate().is_some());
    if barrier.number_of_threads().is_some() && !has_id {
        return barrier.fail("barrier id is missing, it should be set between 0 to 15");
    }
    if has_id && (has_op || has_predicate) {
        return barrier.fail("reduction are only available when id is 0");
    }
    if has_op != has_predicate {
        return barrier.fail("reduction predicate and reduction operation must be specified together");
    }
    Ok(())
}

pub(super) fn query_cancel(query: Shape<'_, ClusterLaunchControlQueryCancel>) -> Result {
    use ClusterLaunchControlQueryType::IsCanceled;
    match (query.query_type() == Some(IsCanceled), query.res()) {
        (true, Type::I1) | (false, Type::I32) => Ok(()),
        (true, _) => query.fail("is_canceled query type returns an i1"),
        (false, _) => {
            query.fail("get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32")
        }
    }
}

pub(super) fn fence_proxy(fence: Shape<'_, FenceProxy>) -> Result {
    let (kind, has_space) = (fence.kind(), fence.space().is_some());
    match kind {
        Some(ProxyKind::Tensormap) => fence.fail("tensormap proxy is not a supported proxy kind"),
        Some(ProxyKind::Generic) => fence.fail("generic proxy not a supported proxy kind"),
        Some(ProxyKind::AsyncShared) if !has_space => {
            fence.fail("async_shared fence requires space attribute")
        }
        Some(ProxyKind::AsyncShared) | None => Ok(()),
        Some(_) if has_space => fence.fail("only async_shared fence can have space attribute"),
        Some(_) => Ok(()),
    }
}

/// Verifies the proxies of a fence in one direction.
fn one_direction(op: OpShape<'_>, from: Option<ProxyKind>, to: Option<ProxyKind>) -> Result {
    if from != Some(ProxyKind::Generic) {
        return op.fail("uni-directional proxies only support generic for from_proxy attribute");
    }
    if to != Some(ProxyKind::Tensormap) {
        return op.fail("uni-directional proxies only support tensormap for to_proxy attribute");
    }
    Ok(())
}

pub(super) fn fence_proxy_acquire(fence: Shape<'_, FenceProxyAcquire>) -> Result {
    one_direction(*fence, fence.from_proxy(), fence.to_proxy())
}

pub(super) fn fence_proxy_release(fence: Shape<'_, FenceProxyRelease>) -> Result {
    one_direction(*fence, fence.from_proxy(), fence.to_proxy())
}

fn acquire_or_release(op: OpShape<'_>, order: Option<MemOrderKind>) -> Result {
    match order {
        Some(MemOrderKind::Acquire | MemOrderKind::Release) => Ok(()),
        _ => op.fail("only acquire and release semantics are supported"),
    }
}

pub(super) fn fence_sync_restrict(fence: Shape<'_, FenceSyncRestrict>) -> Result {
    acquire_or_release(*fence, fence.order())
}

pub(super) fn fence_proxy_sync_restrict(fence: Shape<'_, FenceProxySyncRestrict>) -> Result {
    acquire_or_release(*fence, fence.order())?;
    if fence.from_proxy() != Some(ProxyKind::Generic) {
        return fence.fail("only generic is support for from_proxy attribute");
    }
    if fence.to_proxy() != Some(ProxyKind::Async) {
        return fence.fail("only async is supported for to_proxy attribute");
    }
    Ok(())
}

/// Whether the result of `mapa` points into any memory if the operand does, else into memory of the cluster.
pub(super) fn mapa_spaces(op: OpShape<'_>) -> bool {
    let Some(mapa) = op.as_::<Mapa>() else { return true };
    let space = |ty| space_of(op.ctx(), ty);
    matches!(
        (space(mapa.a()), space(mapa.res())),
        (Some(space::GENERIC), Some(space::GENERIC)) | (Some(space::SHARED), Some(space::CLUSTER))
    )
}

pub(super) fn match_sync(op: Shape<'_, MatchSync>) -> Result {
    let ty = op.res();
    if op.kind() == Some(MatchSyncKind::All) {
        return match fields(op.ctx(), ty) {
            Some([Type::I32, Type::I1]) => Ok(()),
            _ => op.fail(
                "match.sync 'all' returns a two element struct with first element as i32 and second element as i1",
            ),
        };
    }
    if ty == Type::I32 { Ok(()) } else { op.fail("match.sync 'any' returns an i32") }
}

pub(super) fn redux(redux: Shape<'_, Redux>) -> Result {
    let ty = redux.res();
    if ty != Type::F32 {
        if redux.abs() == Some(true) {
            return redux.fail("abs attribute is supported only for f32 type");
        }
        if redux.nan() == Some(true) {
            return redux.fail("nan attribute is supported only for f32 type");
        }
    }
    let Some(kind) = redux.kind() else { return Ok(()) };
    let (expected, name) = match kind {
        ReduxKind::Fmin | ReduxKind::Fmax => (Type::F32, "f32"),
        _ => (Type::I32, "i32"),
    };
    if ty == expected {
        return Ok(());
    }
    let found = quoted_type(redux.ctx(), ty);
    redux.fail(format_args!(
        "'{}' redux kind unsupported with {found} type. Only supported type is '{name}'.",
        kind.keyword()
    ))
}

pub(super) fn shfl(shfl: Shape<'_, Shfl>) -> Result {
    let ctx = shfl.ctx();
    let (ty, value) = (shfl.res(), shfl.val());
    let is_valid = shfl.return_value_and_is_valid().is_some();
    let wrong = |what: &str, expected: Type, found: Type| {
        let (expected, found) = (quoted_type(ctx, expected), quoted_type(ctx, found));
        shfl.fail(format_args!("expected {what} to be of type {expected} but got {found} instead"))
    };
    let Some(body) = StructType::body(ctx, ty) else {
        return match () {
            () if is_valid => shfl.fail("expected return type to be a two-element struct"),
            () if ty != value => wrong("return type", value, ty),
            () => Ok(()),
        };
    };
    if !is_valid {
        return shfl.fail(
            "\"return_value_and_is_valid\" attribute must be specified when the return type is a struct type",
        );
    }
    match *body.elems {
        [first, _] if first != value => wrong("first element in the returned struct", value, first),
        [_, Type::I1] => Ok(()),
        [_, second] => wrong("second element in the returned struct", Type::I1, second),
        _ => shfl.fail("expected return type to be a two-element struct"),
    }
}

pub(super) fn vote(vote: Shape<'_, VoteSync>) -> Result {
    match (vote.kind() == Some(VoteSyncKind::Ballot), vote.res()) {
        (true, Type::I32) | (false, Type::I1) => Ok(()),
        (true, _) => vote.fail("vote.sync 'ballot' returns an i32"),
        (false, _) => vote.fail("vote.sync 'any', 'all' and 'uni' returns an i1"),
    }
}

pub(super) fn st_bulk(store: Shape<'_, BulkStore>) -> Result {
    match store.init_val() {
        Some(0) | None => Ok(()),
        Some(value) => store.fail(format_args!("only 0 is supported for initVal, got {value}")),
    }
}

pub(super) fn pmevent(event: Shape<'_, PMEvent>) -> Result {
    match (event.masked_event_id(), event.event_id()) {
        (None, None) => event.fail("either `id` or `mask` must be set"),
        (Some(_), Some(_)) => event.fail("`id` and `mask` cannot be set at the same time"),
        (None, Some(id)) if !(0..=15).contains(&id) => event.fail("`id` must be between 0 and 15"),
        _ => Ok(()),
    }
}

pub(super) fn prefetch(op: Shape<'_, Prefetch>) -> Result {
    let Some(space) = space_of(op.ctx(), op.addr()) else { return Ok(()) };
    let (level, priority) = (op.cache_level(), op.evict_priority());
    let is_generic = space == space::GENERIC;
    if op.tensormap().is_some() {
        return if level.is_some() {
            op.fail("cannot specify both tensormap and cache level")
        } else if !is_generic && space != space::CONSTANT {
            op.fail("prefetch tensormap requires a generic or constant pointer")
        } else if priority.is_some() {
            op.fail("prefetch tensormap does not support eviction priority")
        } else if op.in_param_space().is_some() && !is_generic {
            op.fail("in_param_space can only be specified for a generic pointer")
        } else {
            Ok(())
        };
    }
    let Some(level) = level else {
        return op.fail("requires specification of either cache level or tensormap");
    };
    if !matches!(space, space::GENERIC | space::GLOBAL | space::LOCAL) {
        return op.fail("prefetch to cache level requires a generic, global, or local pointer");
    }
    if op.uniform().is_some() {
        if level != PrefetchCacheLevel::L1 {
            return op.fail("unsupported cache level, the only supported uniform cache level is L1");
        }
        if !is_generic {
            return op.fail("prefetch to uniform cache requires a generic pointer");
        }
    }
    if let Some(priority) = priority {
        if level != PrefetchCacheLevel::L2 {
            return op.fail("cache eviction priority supported only for cache level L2");
        }
        if space != space::GLOBAL {
            return op.fail("cache eviction priority requires a global pointer");
        }
        if !matches!(priority, CacheEvictionPriority::EvictNormal | CacheEvictionPriority::EvictLast) {
            return op
                .fail("unsupported cache eviction priority, only evict_last and evict_normal are supported");
        }
    }
    if op.predicate().is_some() {
        return op.fail("predicate supported only on prefetch tensormap");
    }
    Ok(())
}

pub(super) fn permute(permute: Shape<'_, Permute>) -> Result {
    use PermuteMode::{B4e, Default, F4e};
    let (Some(mode), has_hi) = (permute.mode(), permute.hi().is_some()) else { return Ok(()) };
    match (matches!(mode, Default | F4e | B4e), has_hi) {
        (true, true) | (false, false) => Ok(()),
        (true, false) => unnamed(*permute, format_args!("mode '{}' requires 'hi' operand.", mode.keyword())),
        (false, true) => {
            unnamed(*permute, format_args!("mode '{}' does not accept 'hi' operand.", mode.keyword()))
        }
    }
}

pub(super) fn set_max_register(set: Shape<'_, SetMaxRegister>) -> Result {
    let Some(count) = set.reg_count() else { return Ok(()) };
    // Upstream's remainder is that of an unsigned number.
    if !(count as u32).is_multiple_of(8) {
        return set.fail("new register size must be multiple of 8");
    }
    if !(24..=256).contains(&(count as u32)) {
        return set.fail("new register size must be in between 24 to 256");
    }
    Ok(())
}
