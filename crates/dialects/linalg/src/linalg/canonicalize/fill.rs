//! Canonicalization of what is done with filled tensors: they are filled in their final form.

use crate::linalg::build::{clone_with, fill};
use crate::linalg::structured::element_type;
use crate::linalg::{Copy, Fill, Pack, Transpose};
use crate::prelude::*;
use terrace_memory::affine::compose;
use terrace_memory::dims::dim;
use terrace_memory::index_list::{Index, Indices, divide};
use terrace_memory::reify;
use terrace_memory::tensor::{
    Cast, CollapseShape, Concat, Empty, ExpandShape, Extract, InsertSlice, Pad, ranked,
};

/// The operation that fills a tensor with a number of the element type. (Others would convert the number.)
fn fill_of(b: &Body, tensor: Value) -> Option<(Fill, Value)> {
    let fill = b.def_as::<Fill>(tensor)?;
    let number = fill.inputs(b).first()?;
    (b.ty(number) == element_type(b.ctx(), b.ty(tensor))).then_some((fill, number))
}

/// The tensor that an operation fills.
fn output_of(b: &Body, fill: Fill) -> Option<Value> {
    fill.outputs(b).first()
}

/// A copy of a filled tensor fills its output. A copy to a filled tensor need not fill it.
pub(super) fn copy(op: Copy, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (input, output) = (op.inputs(rw).first()?, op.outputs(rw).first()?);
    if rw.n_results(op.0) != 1 {
        return None;
    }
    if let Some((_, number)) = fill_of(rw, input) {
        // A copy to elements of another type converts the number.
        let ty = element_type(rw.ctx(), rw.ty(output));
        return (rw.ty(number) == ty).then(|| fill(rw, number, output));
    }
    let fill = rw.def_as::<Fill>(output)?;
    let (output, ty) = (output_of(rw, fill)?, rw.ty(output));
    let new = clone_with(rw, op.0, &[ty], &[input, output]);
    Some(rw.result(new, 0))
}

/// A transpose of a filled tensor fills its output.
pub(super) fn transpose(op: Transpose, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (_, number) = fill_of(rw, op.input(rw)).filter(|_| rw.n_results(op.0) == 1)?;
    let output = op.init(rw);
    Some(fill(rw, number, output))
}

/// A collapsed filled tensor is a filled collapsed tensor.
pub(super) fn collapse(op: CollapseShape, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (source, number) = fill_of(rw, op.src(rw))?;
    let (output, ty, groups) = (output_of(rw, source)?, rw.ty(op.result(rw)), op.reassociation(rw)?);
    let loc = rw.loc();
    set_loc_of(rw, source);
    let output = CollapseShape::new(rw, ty, groups, output);
    rw.set_loc(loc);
    Some(fill(rw, number, output))
}

/// An expanded filled tensor is a filled expanded tensor.
pub(super) fn expand(op: ExpandShape, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (source, number) = fill_of(rw, op.src(rw))?;
    let (output, ty, groups) = (output_of(rw, source)?, rw.ty(op.result(rw)), op.reassociation(rw)?);
    let (extents, sizes) = (op.static_output_shape(rw)?, op.output_shape(rw).to_vec());
    let loc = rw.loc();
    set_loc_of(rw, source);
    let output = ExpandShape::new(rw, ty, groups, extents, output, &sizes);
    rw.set_loc(loc);
    Some(fill(rw, number, output))
}

fn set_loc_of(rw: &mut Rewriter<'_>, fill: Fill) {
    let loc = rw.body().loc(fill.0);
    rw.set_loc(loc);
}

/// A filled tensor that is padded with the same number is a larger filled tensor.
pub(super) fn pad(op: Pad, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (source, number) = fill_of(rw, op.source(rw))?;
    if op.constant_value(rw) != Some(number) {
        return None;
    }
    let (result, ty) = (op.result(rw), rw.ty(op.result(rw)));
    let (extents, sizes) = divide(&reify::extents(rw, result)?);
    let empty_ty = {
        let result = ty.as_::<RankedTensorType>(rw.ctx())?;
        RankedTensorType::get(rw.ctx(), &extents, result.elem, result.encoding)
    };
    let empty = Empty::new(rw, empty_ty, &sizes);
    set_loc_of(rw, source);
    let filled = fill(rw, number, empty);
    Some(if empty_ty == ty { filled } else { Cast::new(rw, ty, filled) })
}

/// An element of a filled tensor is the number.
pub(super) fn extract(op: Extract, rw: &mut Rewriter<'_>) -> Option<Value> {
    fill_of(rw, op.tensor(rw)).map(|(_, number)| number)
}

/// A packed filled tensor is a filled tensor, unless other numbers are added.
pub(super) fn pack(op: Pack, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (_, number) = fill_of(rw, op.source(rw))?;
    let equals = |padding: Value| {
        padding == number || constant_of(rw, padding).is_some_and(|it| constant_of(rw, number) == Some(it))
    };
    let dest = op.dest(rw);
    if !op.padding_value(rw).is_none_or(equals) || !rw.has_one_use(dest) {
        return None;
    }
    Some(fill(rw, number, dest))
}

/// Concatenated tensors that are filled with one number are a filled tensor.
pub(super) fn concat(op: Concat, rw: &mut Rewriter<'_>) -> Option<Value> {
    let inputs = op.inputs(rw).to_vec();
    let (_, number) = fill_of(rw, *inputs.first()?)?;
    let output = |&input: &Value| {
        let (fill, other) = fill_of(rw, input)?;
        let constant = constant_of(rw, number);
        let equals = other == number || constant.is_some() && constant == constant_of(rw, other);
        equals.then(|| output_of(rw, fill))?
    };
    let outputs: SmallVec<[Value; 4]> = inputs.iter().map(output).collect::<Option<_>>()?;
    let (ty, dim) = (rw.ty(op.result(rw)), op.dim(rw)?);
    let output = Concat::new(rw, ty, dim, &outputs);
    Some(fill(rw, number, output))
}

/// Whether two insertions of slices concern different elements, as far as static numbers show it.
fn are_disjoint(b: &Body, one: InsertSlice, two: InsertSlice) -> bool {
    let range = |op: InsertSlice| {
        let [offsets, sizes, strides] = op.mixed_lists(b).map(|list| divide(&list).0);
        move |i: usize| {
            let [offset, size, stride] = [&offsets, &sizes, &strides].map(|list| list.get(i).copied());
            let (offset, size, stride) = (offset?, size?, stride?);
            let is_static = offset != DYNAMIC && size != DYNAMIC && stride != DYNAMIC;
            let last = size.checked_sub(1)?.checked_mul(stride)?.checked_add(offset)?;
            is_static.then_some((offset, last))
        }
    };
    let (one_range, two_range) = (range(one), range(two));
    let rank = ranked(b.ctx(), b, one.result(b)).map_or(0, |ty| ty.shape.len());
    (0..rank).any(|i| match (one_range(i), two_range(i)) {
        (Some((first, last)), Some((other_first, other_last))) => last < other_first || other_last < first,
        _ => false,
    })
}

/// How many insertions in front of one are searched for the tensor that they all change.
const MAX_INSERTIONS: usize = 1024;

/// The insertion of a padded tensor into one that is filled with the same number is one of the tensor without padding.
pub(super) fn insert_pad(op: InsertSlice, rw: &mut Rewriter<'_>) -> Option<Value> {
    let pad = rw.def_as::<Pad>(op.source(rw))?;
    let keeps_rank = |b: &Body, op: InsertSlice| {
        let rank = |value| ranked(b.ctx(), b, value).map(|ty| ty.shape.len());
        rank(op.source(b)) == rank(op.result(b))
    };
    if !keeps_rank(rw, op) {
        return None;
    }
    let mut first = op.dest(rw);
    for _ in 0..MAX_INSERTIONS {
        let Some(before) = rw.def_as::<InsertSlice>(first) else { break };
        if !keeps_rank(rw, before) {
            return None;
        }
        if !are_disjoint(rw, before, op) {
            break;
        }
        first = before.dest(rw);
    }
    let (_, number) = fill_of(rw, first)?;
    if pad.constant_value(rw) != Some(number) {
        return None;
    }
    let [low, _] = pad.mixed_padding(rw);
    let [old_offsets, _, strides] = op.mixed_lists(rw);
    let sum = {
        let ctx = rw.ctx();
        let [low, offset] = [0, 1].map(|symbol| AffineExpr::sym(ctx, symbol));
        AffineExpr::binary(ctx, AffineOp::Add, low, offset)
    };
    let mut offsets = Indices::new();
    for (&low, &offset) in low.iter().zip(&old_offsets) {
        offsets.push(compose::apply_symbols(rw, sum, &[low, offset]));
    }
    let source = pad.source(rw);
    let extents: SmallVec<[i64; 4]> = ranked(rw.ctx(), rw, source)?.shape.into();
    let mut sizes = Indices::new();
    for (i, &extent) in extents.iter().enumerate() {
        sizes.push(match extent {
            DYNAMIC => Index::Dynamic(dim(rw, source, i)),
            extent => Index::Static(extent),
        });
    }
    let dest = op.dest(rw);
    Some(InsertSlice::of_lists(rw, source, dest, [&offsets, &sizes, &strides]))
}
