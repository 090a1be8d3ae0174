//! Offset, sizes and strides of views, computed from those of their sources.

use crate::affine::compose::apply_symbols;
use crate::index_list::{Index, Indices};
use crate::memref;
use crate::memref::strides_and_offset;
use crate::prelude::*;
use crate::reassociation;

type Group = SmallVec<[i64; 4]>;

/// Components of a memref: buffer, offset, sizes and strides.
pub(super) struct StridedMetadata {
    /// The buffer, as a memref of rank zero.
    pub base: Value,
    /// Offset of the first element.
    pub offset: Index,
    /// Size of each dimension.
    pub sizes: Indices,
    /// Stride of each dimension.
    pub strides: Indices,
}

/// Components of a view's source: static ones as integers, dynamic ones as results of a
/// `memref.extract_strided_metadata`.
struct Source {
    base: Value,
    offset: Index,
    sizes: Indices,
    strides: Indices,
    /// All sizes as values, also static ones.
    size_values: Indices,
    stride_values: Indices,
    shape: SmallVec<[i64; 4]>,
    static_strides: SmallVec<[i64; 4]>,
}

/// Extracts the components of a view's source, which must be strided.
fn source(b: &mut Builder<'_>, value: Value) -> Option<Source> {
    let ctx = b.ctx().clone();
    let ty = b.ty(value).as_::<MemRefType>(&ctx)?;
    let (strides, offset) = strides_and_offset(&ctx, ty)?;
    let op = extract(b, value)?;
    let dynamic = |values: terrace_ir::Values<'_>| values.iter().map(Index::Dynamic).collect::<Indices>();
    let (sizes, stride_values) = (op.sizes(b), op.strides(b));
    let known = |numbers: &[i64], values: terrace_ir::Values<'_>| {
        numbers.iter().zip(values).map(|(&number, value)| Index::of(number, value)).collect::<Indices>()
    };
    Some(Source {
        base: op.base_buffer(b),
        offset: Index::of(offset, op.offset(b)),
        sizes: known(ty.shape, sizes),
        strides: known(&strides, stride_values),
        size_values: dynamic(sizes),
        stride_values: dynamic(stride_values),
        shape: SmallVec::from_slice(ty.shape),
        static_strides: strides,
    })
}

/// Creates `memref.extract_strided_metadata` of a ranked memref.
pub fn extract(b: &mut Builder<'_>, value: Value) -> Option<memref::ExtractStridedMetadata> {
    let mut state = OpState::new(memref::ExtractStridedMetadata::DEF, b.loc());
    state.operands.push(value);
    state.infer_results(b).then(|| memref::ExtractStridedMetadata::wrap(b.create(state)))
}

fn is_strided(b: &Builder<'_>, value: Value) -> bool {
    let ctx = b.ctx();
    b.ty(value).as_::<MemRefType>(ctx).is_some_and(|ty| strides_and_offset(ctx, ty).is_some())
}

/// Components of a view, which are built at its location; `None` for other operations.
pub(super) fn of_view(b: &mut Builder<'_>, op: Op) -> Option<StridedMetadata> {
    let (loc, of_op) = (b.loc(), b.body().loc(op));
    b.set_loc(of_op);
    let parts = if let Some(view) = b.as_::<memref::SubView>(op) {
        subview(b, view)
    } else if let Some(view) = b.as_::<memref::ExpandShape>(op) {
        expand_shape(b, view)
    } else {
        b.as_::<memref::CollapseShape>(op).and_then(|view| collapse_shape(b, view))
    };
    b.set_loc(loc);
    parts
}

/// Components of a subview: strides are multiplied, and the offsets of all dimensions are added.
fn subview(b: &mut Builder<'_>, op: memref::SubView) -> Option<StridedMetadata> {
    let ctx = b.ctx().clone();
    let value = op.source(b);
    let [offsets, sizes, steps] = op.mixed_lists(b);
    let dropped = op.dropped_dims(b)?;
    if !is_strided(b, value) {
        return None;
    }
    let source = source(b, value)?;
    let sym = |n: usize| AffineExpr::sym(&ctx, n as u32);
    let binary = |op, lhs, rhs| AffineExpr::binary(&ctx, op, lhs, rhs);
    let product = binary(AffineOp::Mul, sym(0), sym(1));
    let mut strides = Indices::new();
    let mut sum = sym(0);
    let mut operands: SmallVec<[Index; 9]> = SmallVec::from_slice(&[source.offset]);
    for ((&offset, &step), &stride) in offsets.iter().zip(&steps).zip(&source.strides) {
        strides.push(apply_symbols(b, product, &[step, stride]));
        let n = operands.len();
        sum = binary(AffineOp::Add, sum, binary(AffineOp::Mul, sym(n), sym(n + 1)));
        operands.extend([offset, stride]);
    }
    let offset = apply_symbols(b, sum, &operands);
    let kept = |list: Indices| {
        list.into_iter().zip(&dropped).filter(|(_, dropped)| !**dropped).map(|(index, _)| index).collect()
    };
    Some(StridedMetadata { base: source.base, offset, sizes: kept(sizes), strides: kept(strides) })
}

fn groups_of(b: &Builder<'_>, attr: Option<Attr>) -> Option<Vec<Group>> {
    Some(reassociation::groups(b.ctx(), attr?))
}

fn dims(group: &Group) -> impl DoubleEndedIterator<Item = usize> + ExactSizeIterator + Clone + '_ {
    group.iter().map(|&dim| usize::try_from(dim).unwrap_or(usize::MAX))
}

/// Whether the groups are the dimensions below `rank` in order.
fn covers(groups: &[Group], rank: usize) -> bool {
    groups.iter().flat_map(dims).eq(0..rank)
}

/// Components of an expansion: the strides in a group are the products of the sizes to the right.
fn expand_shape(b: &mut Builder<'_>, op: memref::ExpandShape) -> Option<StridedMetadata> {
    let ctx = b.ctx().clone();
    let groups = groups_of(b, op.reassociation(b))?;
    let ty = b.ty(op.result(b)).as_::<MemRefType>(&ctx)?;
    let given = op.mixed_output_shape(b);
    let value = op.src(b);
    let source_rank = b.ty(value).as_::<MemRefType>(&ctx)?.shape.len();
    let rank = ty.shape.len();
    if !is_strided(b, value) || (source_rank != 0 && (groups.len() != source_rank || !covers(&groups, rank)))
    {
        return None;
    }
    let source = source(b, value)?;
    let mut found = StridedMetadata {
        base: source.base,
        offset: source.offset,
        sizes: Indices::new(),
        strides: Indices::new(),
    };
    if source_rank == 0 {
        found.sizes.resize(rank, Index::Static(1));
        found.strides.resize(rank, Index::Static(1));
        return Some(found);
    }
    let (s0, s1) = (AffineExpr::sym(&ctx, 0), AffineExpr::sym(&ctx, 1));
    let constant = |value| AffineExpr::constant(&ctx, value);
    let binary = |op, lhs, rhs| AffineExpr::binary(&ctx, op, lhs, rhs);
    for (at, group) in groups.iter().enumerate() {
        let extents: SmallVec<[i64; 4]> = dims(group).filter_map(|dim| ty.shape.get(dim).copied()).collect();
        let (&size, &stride) = (source.size_values.get(at)?, source.strides.get(at)?);
        let n_dynamic = memref::layout::n_dynamic(&extents);
        if n_dynamic > 1 || extents.contains(&0) {
            // Several sizes are dynamic, so that of the source does not determine them: use `output_shape`.
            let sizes: Indices = dims(group).filter_map(|dim| given.get(dim).copied()).collect();
            let mut strides = Indices::new();
            for i in 0..sizes.len() {
                let inner = sizes.get(i + 1..).unwrap_or(&[]);
                strides.push(product(b, inner, Some(stride)));
            }
            found.sizes.extend(sizes);
            found.strides.extend(strides);
            continue;
        }
        let known: i64 = extents.iter().filter(|&&e| e != DYNAMIC).fold(1, |p, &e| p.wrapping_mul(e));
        for &extent in &extents {
            found.sizes.push(match extent {
                DYNAMIC => {
                    let quotient = binary(AffineOp::FloorDiv, s0, constant(known));
                    apply_symbols(b, quotient, &[size])
                }
                extent => Index::Static(extent),
            });
        }
        let mut running = 1i64;
        let mut base: SmallVec<[i64; 4]> = SmallVec::new();
        for &extent in extents.iter().rev() {
            base.push(running);
            running = if extent == DYNAMIC { running } else { running.wrapping_mul(extent) };
        }
        base.reverse();
        let dynamic = extents.iter().position(|&extent| extent == DYNAMIC).unwrap_or(0);
        for (i, &base) in base.iter().enumerate() {
            found.strides.push(if i < dynamic {
                // The stride spans the dynamic size too: divide the size of the source by the sizes to the left.
                let quotient =
                    binary(AffineOp::FloorDiv, binary(AffineOp::Mul, s0, constant(base)), constant(running));
                apply_symbols(b, binary(AffineOp::Mul, quotient, s1), &[size, stride])
            } else {
                apply_symbols(b, binary(AffineOp::Mul, s0, constant(base)), &[stride])
            });
        }
    }
    Some(found)
}

/// Product of the factors, and of `last`.
fn product(b: &mut Builder<'_>, factors: &[Index], last: Option<Index>) -> Index {
    let ctx = b.ctx().clone();
    let operands: SmallVec<[Index; 8]> = factors.iter().copied().chain(last).collect();
    let mut expr = AffineExpr::constant(&ctx, 1);
    for n in 0..operands.len() {
        expr = AffineExpr::binary(&ctx, AffineOp::Mul, expr, AffineExpr::sym(&ctx, n as u32));
    }
    apply_symbols(b, expr, &operands)
}

/// Components of a collapse: the size of a group is a product, its stride is that of the last dimension.
fn collapse_shape(b: &mut Builder<'_>, op: memref::CollapseShape) -> Option<StridedMetadata> {
    let ctx = b.ctx().clone();
    let groups = groups_of(b, op.reassociation(b))?;
    let ty = b.ty(op.result(b)).as_::<MemRefType>(&ctx)?;
    let (result_strides, _) = strides_and_offset(&ctx, ty)?;
    let value = op.src(b);
    let source_rank = b.ty(value).as_::<MemRefType>(&ctx)?.shape.len();
    let rank = ty.shape.len();
    let fits =
        if rank == 0 { groups.is_empty() } else { groups.len() == rank && covers(&groups, source_rank) };
    if !is_strided(b, value) || !fits {
        return None;
    }
    let source = source(b, value)?;
    let mut found = StridedMetadata {
        base: source.base,
        offset: source.offset,
        sizes: Indices::new(),
        strides: Indices::new(),
    };
    for (at, group) in groups.iter().enumerate() {
        found.sizes.push(match *ty.shape.get(at)? {
            DYNAMIC => {
                let sizes: Indices = dims(group).filter_map(|dim| source.sizes.get(dim).copied()).collect();
                product(b, &sizes, None)
            }
            extent => Index::Static(extent),
        });
        // The stride of a dimension of size one has no effect.
        let last = dims(group).rfind(|&dim| source.shape.get(dim) != Some(&1));
        let stride = match last {
            Some(dim) => source.strides.get(dim).copied(),
            None => match *result_strides.get(at)? {
                DYNAMIC => {
                    let unknown = dims(group).find(|&dim| source.static_strides.get(dim) == Some(&DYNAMIC));
                    let dim = unknown.or_else(|| dims(group).next());
                    dim.and_then(|dim| source.stride_values.get(dim).copied())
                }
                stride => Some(Index::Static(stride)),
            },
        };
        found.strides.push(stride.unwrap_or(Index::Static(1)));
    }
    Some(found)
}
