//! Verifiers of `affine` operations, beyond type constraints and traits.

pub(super) mod dma;
pub(super) mod loops;

use super::scope::Scope;
use super::{Apply, DelinearizeIndex, LinearizeIndex, Load, Prefetch, Store, VectorLoad, VectorStore};
use crate::index_list;
use terrace_ir::decl::ShapeTypes;
use terrace_rewrite::prelude::*;

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

/// Verifies the number of subscripts of an access.
fn access_shape(v: OpShape<'_>, map: Option<Attr>, memref: Type, operands: ShapeTypes<'_>) -> Result {
    let map = Counts::of(v.ctx(), map);
    let rank = memref.as_::<MemRefType>(v.ctx()).map_or(0, |memref| memref.shape.len());
    if map.results != rank {
        return v.fail("affine map num results must equal memref rank");
    }
    if map.inputs != operands.len() {
        return v.fail("expects as many subscripts as affine map inputs");
    }
    Ok(())
}

/// Verifies the subscripts of an access.
fn access(v: OpRef<'_>, map: Option<Attr>, operands: Values<'_>) -> Result {
    loops::identifiers(v, operands, Counts::of(v.ctx(), map).dims)
}

/// Verifies that the type of what is loaded or stored is that of the memref's elements.
fn element_type(v: OpShape<'_>, ty: Type, memref: Type, message: &str) -> Result {
    let elem = memref.as_::<MemRefType>(v.ctx()).map(|memref| memref.elem);
    if elem == Some(ty) { Ok(()) } else { v.fail(message) }
}

pub(super) fn load_shape(load: Shape<'_, Load>) -> Result {
    element_type(*load, load.result(), load.memref(), "result type must match element type of memref")?;
    access_shape(*load, load.map(), load.memref(), load.indices())
}

pub(super) fn load(v: OpRef<'_>) -> Result {
    let (b, load) = (v.body(), Load::wrap(v.op));
    access(v, load.map(b), load.indices(b))
}

pub(super) fn store_shape(store: Shape<'_, Store>) -> Result {
    let message = "value to store must have the same type as memref element type";
    element_type(*store, store.value(), store.memref(), message)?;
    access_shape(*store, store.map(), store.memref(), store.indices())
}

pub(super) fn store(v: OpRef<'_>) -> Result {
    let (b, store) = (v.body(), Store::wrap(v.op));
    access(v, store.map(b), store.indices(b))
}

/// Verifies that the elements of a memref and a vector have the same type.
fn vector_elements(v: OpRef<'_>, memref: Value, vector: Value) -> Result {
    let ctx = v.ctx();
    let memref = v.ty(memref).as_::<MemRefType>(ctx).map(|memref| memref.elem);
    let vector = v.ty(vector).as_::<VectorType>(ctx).map(|vector| vector.elem);
    if memref == vector {
        Ok(())
    } else {
        v.fail("requires memref and vector types of the same elemental type")
    }
}

pub(super) fn vector_load_shape(load: Shape<'_, VectorLoad>) -> Result {
    access_shape(*load, load.map(), load.memref(), load.indices())
}

pub(super) fn vector_load(v: OpRef<'_>) -> Result {
    let (b, load) = (v.body(), VectorLoad::wrap(v.op));
    access(v, load.map(b), load.indices(b))?;
    vector_elements(v, load.memref(b), load.result(b))
}

pub(super) fn vector_store_shape(store: Shape<'_, VectorStore>) -> Result {
    access_shape(*store, store.map(), store.memref(), store.indices())
}

pub(super) fn vector_store(v: OpRef<'_>) -> Result {
    let (b, store) = (v.body(), VectorStore::wrap(v.op));
    access(v, store.map(b), store.indices(b))?;
    vector_elements(v, store.memref(b), store.value(b))
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
    if index_list::n_dynamic(&integers) != values.len() {
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
