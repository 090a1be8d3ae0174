//! Verifiers of `affine` operations, beyond type constraints and traits.

pub(super) mod dma;
pub(super) mod loops;

use super::scope::Scope;
use super::{Apply, DelinearizeIndex, LinearizeIndex, Prefetch, asm};
use crate::index_list;
use crate::prelude::*;

const COUNT_MISMATCH: &str = "operand count and affine map dimension and symbol count must match";

/// The number of dimensions, of operands and of results of a map; zeros if there is none.
#[derive(Clone, Copy, Default)]
struct Counts {
    dims: u32,
    inputs: usize,
    results: usize,
}

impl Counts {
    fn of(ctx: &Context, map: Option<Attr>) -> Self {
        let map = map.and_then(|map| map.as_::<AffineMapAttr>(ctx));
        map.map_or_else(Self::default, |map| Self {
            dims: map.n_dims,
            inputs: map.n_inputs(),
            results: map.results.len(),
        })
    }
}

pub(super) fn apply(v: OpRef<'_>) -> Result {
    let (b, apply) = (v.body(), Apply::wrap(v.op));
    let (map, operands) = (Counts::of(v.ctx(), apply.map(b)), apply.map_operands(b));
    if operands.len() != map.inputs {
        return v.fail(COUNT_MISMATCH);
    }
    if map.results != 1 {
        return v.fail("mapping must produce one value");
    }
    let scope = Scope::around(v);
    for symbol in operands.slice(map.dims as usize, operands.len()) {
        if !scope.is_symbol(symbol) && scope.is_dim(symbol) {
            return Err(v.error("dimensional operand cannot be used as a symbol").emit());
        }
    }
    Ok(())
}

pub(super) fn min_max(v: OpShape<'_>) -> Result {
    let map = Counts::of(v.ctx(), v.attr("map"));
    if v.operands().len() != map.inputs {
        return v.fail(COUNT_MISMATCH);
    }
    if map.results == 0 {
        return v.fail("affine map expect at least one result");
    }
    Ok(())
}

/// Verifies the element type of an access and the number of its subscripts.
pub(super) fn access_shape(v: OpShape<'_>) -> Result {
    let ctx = v.ctx();
    let n_values = usize::from(v.results().is_empty());
    let Some(memref) = v.operand(n_values).and_then(|ty| ty.as_::<MemRefType>(ctx)) else { return Ok(()) };
    let accessed = if n_values == 0 { v.result(0) } else { v.operand(0) };
    if !asm::is_vector_access(v.def()) && accessed != Some(memref.elem) {
        return v.fail(match n_values {
            0 => "result type must match element type of memref",
            _ => "value to store must have the same type as memref element type",
        });
    }
    let map = Counts::of(ctx, v.attr("map"));
    if map.results != memref.shape.len() {
        return v.fail("affine map num results must equal memref rank");
    }
    if map.inputs + n_values + 1 != v.operands().len() {
        return v.fail("expects as many subscripts as affine map inputs");
    }
    Ok(())
}

/// Verifies the subscripts of an access, and that a vector has elements of the memref's type.
pub(super) fn access(v: OpRef<'_>) -> Result {
    let (b, ctx) = (v.body(), v.ctx());
    let n_values = 1 - v.results().len();
    let subscripts = v.operands().slice(n_values + 1, v.operands().len());
    loops::identifiers(v, subscripts, Counts::of(ctx, v.attr("map")).dims)?;
    if !asm::is_vector_access(v.def()) {
        return Ok(());
    }
    let accessed = if n_values == 0 { b.result(v.op, 0) } else { b.operand(v.op, 0) };
    let memref = v.ty(b.operand(v.op, n_values)).as_::<MemRefType>(ctx).map(|memref| memref.elem);
    let vector = v.ty(accessed).as_::<VectorType>(ctx).map(|vector| vector.elem);
    match memref == vector {
        true => Ok(()),
        false => v.fail("requires memref and vector types of the same elemental type"),
    }
}

pub(super) fn prefetch(v: OpRef<'_>) -> Result {
    let (b, prefetch) = (v.body(), Prefetch::wrap(v.op));
    let map = Counts::of(v.ctx(), prefetch.map(b));
    let rank = v.ty(prefetch.memref(b)).as_::<MemRefType>(v.ctx()).map_or(0, |memref| memref.shape.len());
    if map.results != rank {
        return v.fail("affine.prefetch affine map num results must equal memref rank");
    }
    let operands = prefetch.indices(b);
    if operands.len() != map.inputs {
        return v.fail("too few operands");
    }
    let scope = Scope::around(v);
    if !operands.iter().all(|operand| scope.is_dim(operand)) {
        return v.fail("index must be a valid dimension or symbol identifier");
    }
    Ok(())
}

fn basis(v: OpShape<'_>, integers: Option<Attr>, values: ShapeTypes<'_>) -> Result<usize> {
    let integers = index_list::integers_of(v.ctx(), integers);
    if layout::n_dynamic(&integers) != values.len() {
        return v.fail(
            "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis \
             entry) -- this can only happen due to an incorrect fold/rewrite",
        );
    }
    Ok(integers.len())
}

pub(super) fn delinearize_index(op: Shape<'_, DelinearizeIndex>) -> Result {
    let integers = index_list::integers_of(op.ctx(), op.static_basis());
    let n = op.results().len();
    if n != integers.len() && n != integers.len() + 1 {
        return op.fail("should return an index for each basis element and up to one extra index");
    }
    basis(*op, op.static_basis(), op.dynamic_basis())?;
    if integers.iter().any(|&element| element != terrace_ir::types::DYNAMIC && element <= 0) {
        return op.fail("no basis element may be statically non-positive");
    }
    Ok(())
}

pub(super) fn linearize_index(op: Shape<'_, LinearizeIndex>) -> Result {
    let n_basis = index_list::integers_of(op.ctx(), op.static_basis()).len();
    let n = op.multi_index().len();
    if n != n_basis && n != n_basis + 1 {
        return op.fail("should be passed a basis element for each index except possibly the first");
    }
    basis(*op, op.static_basis(), op.dynamic_basis()).map(|_| ())
}
