//! Operations of `tensor`.

use super::super::analysis::Analysis;
use super::super::conflicts::SubsetInsertion;
use super::super::model::{Alias, Aliases, Bufferizable};
use super::super::rewrite::Bufferizing;
use super::super::types::{Layouts, Typing, buffer_type, memory_space};
use super::{destination, reader};
use crate::affine::compose::apply_symbols;
use crate::bufferization::AllocTensor;
use crate::dims::{dim, extents};
use crate::index_list::{Index, Indices, Slice};
use crate::memref;
use crate::prelude::*;
use crate::tensor as ops;
use terrace_ir::body::Use;
use terrace_ir::folding::fold_created;

/// A kind of operations whose result is in the buffer of the first operand.
macro_rules! view {
    ($($(#[doc = $doc:literal])* $Model:ident reads $reads:literal alias $alias:path, type $ty:path => $bufferize:path;)*) => { $(
        $(#[doc = $doc])*
        pub(super) struct $Model;

        impl Bufferizable for $Model {
            fn reads(&self, _: &Analysis<'_>, _: Use) -> bool {
                $reads
            }
            fn aliasing_values(&self, a: &Analysis<'_>, operand: Use) -> Aliases<Value> {
                smallvec![$alias(a.b.result(operand.owner, 0))]
            }
            fn type_source(&self, a: &Analysis<'_>, result: Value) -> Option<Value> {
                a.b.def_op(result).map(|op| a.b.operand(op, 0))
            }
            fn keeps_type(&self) -> bool {
                false
            }
            fn buffer_type(&self, typing: &mut Typing<'_>, value: Value) -> Result<Type> {
                let Some(op) = typing.b.def_op(value) else { return typing.default_type(value) };
                let source = typing.of(typing.b.operand(op, 0))?;
                $ty(typing, op, source)
            }
            fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
                let value = rw.operand(op, 0);
                let buffer = rw.buffer(value)?;
                $bufferize(rw, op, buffer)
            }
        }
    )* };
}

view! {
    /// The buffer of the operand under another type.
    Cast reads false alias Alias::same, type cast_type => cast;
    /// The buffer of the operand with fewer dimensions; it may need a copy, which reads.
    CollapseShape reads true alias Alias::same, type collapsed_type => collapse;
    /// The buffer of the operand with more dimensions.
    ExpandShape reads false alias Alias::same, type expanded_type => expand;
    /// A part of a buffer.
    ExtractSlice reads false alias Alias::part, type slice_type => extract_slice;
}

reader! {
    Dim reads false => dim_of;
    Rank reads false => rank;
    Extract reads true => extract;
}

fn memref_type<'c>(ctx: &'c Context, ty: Type) -> Option<MemRefType<'c>> {
    ty.as_::<MemRefType>(ctx)
}

fn cast_type(typing: &mut Typing<'_>, op: Op, source: Type) -> Result<Type> {
    let (b, ctx) = (typing.b, typing.b.ctx());
    let tensor = b.result_type(op, 0);
    let space = memory_space(ctx, source);
    Ok(match (tensor.as_::<RankedTensorType>(ctx), memref_type(ctx, source)) {
        (Some(tensor), Some(source)) => MemRefType::get(ctx, tensor.shape, tensor.elem, source.layout, space),
        // Layouts of unranked memrefs are not known.
        _ => buffer_type(ctx, tensor, Layouts::Dynamic, space),
    })
}

fn cast(rw: &mut Bufferizing<'_>, op: Op, buffer: Value) -> Result {
    let result = rw.body().result(op, 0);
    let ty = rw.buffer_type(result)?;
    let value = if rw.ty(buffer) == ty { buffer } else { memref::Cast::new(rw, ty, buffer) };
    rw.replace(op, &[value]);
    Ok(())
}

fn reassociation(b: &Body, op: Op) -> Option<Attr> {
    match (b.as_::<ops::CollapseShape>(op), b.as_::<ops::ExpandShape>(op)) {
        (Some(op), _) => op.reassociation(b),
        (_, Some(op)) => op.reassociation(b),
        _ => None,
    }
}

/// The type of a reshaped buffer; `None` if its layout does not allow that.
fn reshaped(b: &Body, op: Op, source: Type) -> Option<Type> {
    let ctx = b.ctx();
    let groups = crate::reassociation::groups(ctx, reassociation(b, op)?);
    let shape = b.result_type(op, 0).as_::<RankedTensorType>(ctx)?.shape;
    let source = memref_type(ctx, source)?;
    match b.is::<ops::CollapseShape>(op) {
        true if !is_collapsible(ctx, source, &groups) => None,
        true => memref::shape::collapsed_type(ctx, source, shape, &groups),
        false => memref::shape::expanded_type(ctx, source, shape, &groups),
    }
}

/// Whether each group of dimensions is certainly contiguous.
fn is_collapsible(ctx: &Context, source: MemRefType<'_>, groups: &[SmallVec<[i64; 4]>]) -> bool {
    if memref::is_identity(ctx, source) {
        return true;
    }
    let Some((strides, _)) = memref::strides_and_offset(ctx, source) else { return false };
    let is_dynamic = |n: i64| n == terrace_ir::types::DYNAMIC;
    groups.iter().all(|group| {
        group.windows(2).all(|pair| {
            let (outer, inner) = (pair[0] as usize, pair[1] as usize);
            let (extent, stride) = (source.shape[inner], strides[inner]);
            let (outer_stride, product) = (strides[outer], memref::layout::times(extent, stride));
            source.shape[outer] == 1
                || !is_dynamic(product) && !is_dynamic(outer_stride) && product == outer_stride
        })
    })
}

fn expanded_type(typing: &mut Typing<'_>, op: Op, source: Type) -> Result<Type> {
    match reshaped(typing.b, op, source) {
        Some(ty) => Ok(ty),
        None => Err(typing.error(op, "expected a buffer with strides")),
    }
}

fn collapsed_type(typing: &mut Typing<'_>, op: Op, source: Type) -> Result<Type> {
    let ctx = typing.b.ctx();
    Ok(reshaped(typing.b, op, source).unwrap_or_else(|| {
        buffer_type(ctx, typing.b.result_type(op, 0), Layouts::Identity, memory_space(ctx, source))
    }))
}

fn expand(rw: &mut Bufferizing<'_>, op: Op, buffer: Value) -> Result {
    let Some(expand) = rw.as_::<ops::ExpandShape>(op) else { return Ok(()) };
    let result = rw.body().result(op, 0);
    let ty = rw.buffer_type(result)?;
    let sizes: Vec<Value> = expand.output_shape(rw).iter().collect();
    let (Some(groups), Some(extents)) = (expand.reassociation(rw), expand.static_output_shape(rw)) else {
        return Ok(());
    };
    let value = memref::ExpandShape::new(rw, ty, groups, extents, buffer, &sizes);
    rw.replace(op, &[value]);
    Ok(())
}

fn collapse(rw: &mut Bufferizing<'_>, op: Op, mut buffer: Value) -> Result {
    let Some(collapse) = rw.as_::<ops::CollapseShape>(op) else { return Ok(()) };
    let source = collapse.src(rw);
    if reshaped(rw, op, rw.ty(buffer)).is_none() {
        buffer = contiguous_copy(rw, source, buffer);
    }
    let Some(ty) = reshaped(rw, op, rw.ty(buffer)) else {
        return Err(rw.error(op, "expected a buffer with strides"));
    };
    let Some(groups) = collapse.reassociation(rw) else { return Ok(()) };
    let value = memref::CollapseShape::new(rw, ty, groups, buffer);
    rw.replace(op, &[value]);
    Ok(())
}

/// A new buffer without strides that has the contents of a tensor, in the memory space of its buffer.
fn contiguous_copy(rw: &mut Bufferizing<'_>, tensor: Value, buffer: Value) -> Value {
    let ctx = rw.ctx().clone();
    let ty = rw.ty(tensor);
    let copy = AllocTensor::new(rw, ty, &[], Some(tensor), None);
    let space = memory_space(&ctx, rw.ty(buffer));
    let ty = buffer_type(&ctx, ty, Layouts::Identity, space);
    crate::bufferization::ToBuffer::new(rw, ty, copy)
}

/// The type of the part of a buffer that a slice is, perhaps without dimensions of one element.
fn part_type(ctx: &Context, source: Type, slice: [&Indices; 3], shape: &[i64]) -> Option<Type> {
    let [offsets, sizes, strides] = slice.map(|list| list.iter().map(|index| index.integer()).collect());
    let slice = Slice { offsets, sizes, strides };
    let full = memref_type(ctx, memref::shape::subview_type(ctx, memref_type(ctx, source)?, &slice)?)?;
    if full.shape.len() == shape.len() {
        return Some(MemRefType::get(ctx, full.shape, full.elem, full.layout, full.memory_space));
    }
    let (strides, offset) = memref::strides_and_offset(ctx, full)?;
    let mut kept: SmallVec<[i64; 8]> = SmallVec::new();
    let mut rest = shape.iter().peekable();
    for (&extent, &stride) in full.shape.iter().zip(&strides) {
        if rest.peek() == Some(&&extent) {
            rest.next();
            kept.push(stride);
        }
    }
    let layout = StridedLayoutAttr::get(ctx, offset, &kept);
    Some(MemRefType::get(ctx, shape, full.elem, Some(layout), full.memory_space))
}

fn slice_type(typing: &mut Typing<'_>, op: Op, source: Type) -> Result<Type> {
    let (b, ctx) = (typing.b, typing.b.ctx());
    let ty = b.as_::<ops::ExtractSlice>(op).and_then(|slice| {
        let [offsets, sizes, strides] = slice.mixed_lists(b);
        let shape = b.result_type(op, 0).as_::<RankedTensorType>(ctx)?.shape;
        part_type(ctx, source, [&offsets, &sizes, &strides], shape)
    });
    ty.ok_or_else(|| typing.error(op, "expected a buffer with strides"))
}

fn extract_slice(rw: &mut Bufferizing<'_>, op: Op, buffer: Value) -> Result {
    let Some(slice) = rw.as_::<ops::ExtractSlice>(op) else { return Ok(()) };
    let result = rw.body().result(op, 0);
    let ty = rw.buffer_type(result)?;
    let [offsets, sizes, strides] = slice.mixed_lists(rw);
    let value = memref::SubView::of_lists(rw, ty, buffer, [&offsets, &sizes, &strides]);
    rw.replace(op, &[value]);
    Ok(())
}

fn dim_of(rw: &mut Bufferizing<'_>, op: Op) -> Result {
    let (source, index) = (rw.operand(op, 0), rw.operand(op, 1));
    let buffer = rw.buffer(source)?;
    let value = memref::Dim::new(rw, buffer, index);
    rw.replace(op, &[value]);
    Ok(())
}

fn rank(rw: &mut Bufferizing<'_>, op: Op) -> Result {
    let source = rw.operand(op, 0);
    let buffer = rw.buffer(source)?;
    let value = memref::Rank::new(rw, buffer);
    rw.replace(op, &[value]);
    Ok(())
}

fn extract(rw: &mut Bufferizing<'_>, op: Op) -> Result {
    let Some(extract) = rw.as_::<ops::Extract>(op) else { return Ok(()) };
    let indices: Vec<Value> = extract.indices(rw).iter().collect();
    let source = extract.tensor(rw);
    let buffer = rw.buffer(source)?;
    let value = memref::Load::at(rw, buffer, &indices);
    rw.replace(op, &[value]);
    Ok(())
}

/// A tensor without contents.
pub(super) struct Empty;

impl Bufferizable for Empty {
    fn allocates(&self, _: &Body, _: Value) -> bool {
        true
    }

    fn result_writes(&self, _: &Analysis<'_>, _: Value) -> bool {
        false
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let result = rw.body().result(op, 0);
        if rw.has_no_uses(result) {
            rw.body().erase(op);
            return Ok(());
        }
        let alloc = rw.alloc_tensor(result)?;
        rw.body().replace(op, &[alloc]);
        Ok(())
    }
}

/// A tensor of given elements, in a new buffer.
pub(super) struct FromElements;

impl Bufferizable for FromElements {
    fn allocates(&self, _: &Body, _: Value) -> bool {
        true
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let ctx = rw.ctx().clone();
        let result = rw.body().result(op, 0);
        let tensor = rw.ty(result);
        let Some(ranked) = tensor.as_::<RankedTensorType>(&ctx) else { return Ok(()) };
        if rw.typing().default_space(tensor) != Some(None) {
            return Err(rw.error(op, "memory space not implemented yet"));
        }
        let elements: Vec<Value> = rw.operands(op).iter().collect();
        let alloc = rw.alloc_tensor(result)?;
        let ty = buffer_type(&ctx, tensor, Layouts::Identity, None);
        let buffer = crate::bufferization::ToBuffer::new(rw, ty, alloc);
        if !elements.is_empty() {
            let n = ranked.shape.iter().copied().max().unwrap_or(0);
            let constants: Vec<Value> = (0..n).map(|i| arith::Constant::index(rw, i)).collect();
            let mut at = vec![0usize; ranked.shape.len()];
            for element in elements {
                let indices: Vec<Value> = at.iter().map(|&i| constants[i]).collect();
                match indices.as_slice() {
                    // Upstream's builder for a buffer of one element leaves attributes out.
                    [] => _ = memref::Store::build(rw, element, buffer, &[]),
                    indices => memref::Store::at(rw, element, buffer, indices),
                }
                for (i, &extent) in at.iter_mut().zip(ranked.shape).rev() {
                    *i += 1;
                    if (*i as i64) < extent {
                        break;
                    }
                    *i = 0;
                }
            }
        }
        rw.replace(op, &[buffer]);
        Ok(())
    }
}

/// A tensor with another element, in the same buffer.
pub(super) struct Insert;

impl Bufferizable for Insert {
    fn reads(&self, _: &Analysis<'_>, _: Use) -> bool {
        true
    }

    fn writes(&self, a: &Analysis<'_>, operand: Use) -> bool {
        destination::is_init(a, operand)
    }

    fn aliasing_values(&self, a: &Analysis<'_>, operand: Use) -> Aliases<Value> {
        destination::result_of_init(a, operand)
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let Some(insert) = rw.as_::<ops::Insert>(op) else { return Ok(()) };
        let (scalar, dest) = (insert.scalar(rw), insert.dest(rw));
        let indices: Vec<Value> = insert.indices(rw).iter().collect();
        let buffer = rw.buffer(dest)?;
        memref::Store::at(rw, scalar, buffer, &indices);
        rw.replace(op, &[buffer]);
        Ok(())
    }
}

/// A tensor with another slice, in the same buffer.
pub(super) struct InsertSlice;

impl Bufferizable for InsertSlice {
    fn reads(&self, a: &Analysis<'_>, operand: Use) -> bool {
        let insert = a.b.as_::<ops::InsertSlice>(operand.owner);
        operand.index == 0 || insert.is_none_or(|op| !is_whole(a.b, op.dest(a.b), op.mixed_lists(a.b)))
    }

    fn writes(&self, a: &Analysis<'_>, operand: Use) -> bool {
        destination::is_init(a, operand)
    }

    fn aliasing_values(&self, a: &Analysis<'_>, operand: Use) -> Aliases<Value> {
        destination::result_of_init(a, operand)
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let Some(insert) = rw.as_::<ops::InsertSlice>(op) else { return Ok(()) };
        let (source, dest) = (insert.source(rw), insert.dest(rw));
        let [offsets, sizes, strides] = insert.mixed_lists(rw);
        let ctx = rw.ctx().clone();
        let buffer = rw.buffer(dest)?;
        let shape = rw.ty(source).as_::<RankedTensorType>(&ctx).map_or(&[][..], |ty| ty.shape);
        let Some(ty) = part_type(&ctx, rw.ty(buffer), [&offsets, &sizes, &strides], shape) else {
            return Err(rw.error(op, "expected a buffer with strides"));
        };
        let part = memref::SubView::of_lists(rw, ty, buffer, [&offsets, &sizes, &strides]);
        let from = rw.buffer(source)?;
        rw.copy(from, part);
        rw.replace(op, &[buffer]);
        Ok(())
    }
}

impl SubsetInsertion for ops::InsertSlice {
    fn owner(&self) -> Op {
        self.0
    }

    fn is_subset(&self, a: &Analysis<'_>, value: Value) -> bool {
        is_same_slice(a, self.dest(a.b), self.mixed_lists(a.b), value)
    }

    fn needed(&self, b: &Body) -> Vec<Value> {
        b.operands(self.0).iter().skip(2).chain([self.dest(b)]).collect()
    }

    fn extract(&self, b: &mut Builder<'_>) -> Option<Value> {
        let (ty, dest, lists) = (b.ty(b.operand(self.0, 0)), self.dest(b), self.mixed_lists(b));
        Some(ops::ExtractSlice::of_lists(b, ty, dest, lists.each_ref().map(|list| list.as_slice())))
    }
}

/// Tensors one after another, in a new buffer.
pub(super) struct Concat;

impl Bufferizable for Concat {
    fn allocates(&self, _: &Body, _: Value) -> bool {
        true
    }

    fn reads(&self, _: &Analysis<'_>, _: Use) -> bool {
        true
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let ctx = rw.ctx().clone();
        let Some(concat) = rw.as_::<ops::Concat>(op) else { return Ok(()) };
        let result = rw.body().result(op, 0);
        let tensor = rw.ty(result);
        let axis = usize::try_from(concat.dim(rw).unwrap_or(0)).unwrap_or(0);
        let inputs: Vec<Value> = concat.inputs(rw).iter().collect();
        let alloc = rw.alloc_tensor(result)?;
        let ty = buffer_type(&ctx, tensor, Layouts::Identity, None);
        let buffer = crate::bufferization::ToBuffer::new(rw, ty, alloc);
        let shape = tensor.as_::<RankedTensorType>(&ctx).map_or(&[][..], |ty| ty.shape);
        let mut sizes: Indices = extents(rw, buffer);
        let mut offsets: Indices = shape.iter().map(|_| Index::Static(0)).collect();
        let strides: Indices = shape.iter().map(|_| Index::Static(1)).collect();
        if axis >= shape.len() {
            return Ok(());
        }
        for input in inputs {
            let Some(source) = rw.ty(input).as_::<RankedTensorType>(&ctx) else { continue };
            let from = rw.buffer(input)?;
            sizes[axis] = match source.shape[axis] {
                terrace_ir::types::DYNAMIC => {
                    let extent = dim(rw, from, axis);
                    Index::Dynamic(fold_created(rw, extent))
                }
                extent => Index::Static(extent),
            };
            let Some(part) = part_type(&ctx, ty, [&offsets, &sizes, &strides], source.shape) else {
                return Err(rw.error(op, "expected a buffer with strides"));
            };
            let part = memref::SubView::of_lists(rw, part, buffer, [&offsets, &sizes, &strides]);
            rw.copy(from, part);
            let sum =
                AffineExpr::binary(&ctx, AffineOp::Add, AffineExpr::sym(&ctx, 0), AffineExpr::sym(&ctx, 1));
            offsets[axis] = apply_symbols(rw, sum, &[offsets[axis], sizes[axis]]);
        }
        rw.replace(op, &[buffer]);
        Ok(())
    }
}

/// The elements in the shape that another tensor says: the same buffer if it is contiguous.
pub(super) struct Reshape;

impl Bufferizable for Reshape {
    /// The elements are those of the source, which users of the result read.
    fn reads(&self, _: &Analysis<'_>, operand: Use) -> bool {
        operand.index == 1
    }

    fn aliasing_values(&self, a: &Analysis<'_>, operand: Use) -> Aliases<Value> {
        match operand.index {
            0 => smallvec![Alias::same(a.b.result(operand.owner, 0))],
            _ => Aliases::new(),
        }
    }

    fn keeps_type(&self) -> bool {
        false
    }

    fn buffer_type(&self, typing: &mut Typing<'_>, value: Value) -> Result<Type> {
        let Some(op) = typing.b.def_op(value) else { return typing.default_type(value) };
        let source = typing.of(typing.b.operand(op, 0))?;
        let ctx = typing.b.ctx();
        Ok(buffer_type(ctx, typing.b.ty(value), Layouts::Identity, memory_space(ctx, source)))
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let ctx = rw.ctx().clone();
        let (source, shape, result) = (rw.operand(op, 0), rw.operand(op, 1), rw.body().result(op, 0));
        let (mut buffer, sizes) = (rw.buffer(source)?, rw.buffer(shape)?);
        let ty = rw.buffer_type(result)?;
        if memref_type(&ctx, rw.ty(buffer)).is_some_and(|ty| !memref::is_identity(&ctx, ty)) {
            buffer = contiguous_copy(rw, source, buffer);
        }
        let value = memref::Reshape::new(rw, ty, buffer, sizes);
        rw.replace(op, &[value]);
        Ok(())
    }
}

/// A slice that an iteration of a parallel loop puts into a shared output, in place.
pub(super) struct ParallelInsertSlice;

impl Bufferizable for ParallelInsertSlice {
    fn reads(&self, a: &Analysis<'_>, operand: Use) -> bool {
        let insert = a.b.as_::<ops::ParallelInsertSlice>(operand.owner);
        operand.index == 0 || insert.is_none_or(|op| !is_whole(a.b, op.dest(a.b), op.mixed_lists(a.b)))
    }

    fn writes(&self, _: &Analysis<'_>, operand: Use) -> bool {
        operand.index == 1
    }

    fn is_copied(&self) -> bool {
        false
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let ctx = rw.ctx().clone();
        let Some(insert) = rw.as_::<ops::ParallelInsertSlice>(op) else { return Ok(()) };
        let Some(end) = rw.parent_op(op) else { return Ok(()) };
        rw.set_before(end);
        let (source, dest) = (insert.source(rw), insert.dest(rw));
        let [offsets, sizes, strides] = insert.mixed_lists(rw);
        let buffer = rw.buffer(dest)?;
        let from = rw.buffer(source)?;
        let shape = rw.ty(source).as_::<RankedTensorType>(&ctx).map_or(&[][..], |ty| ty.shape);
        let Some(ty) = part_type(&ctx, rw.ty(buffer), [&offsets, &sizes, &strides], shape) else {
            return Err(rw.error(op, "expected a buffer with strides"));
        };
        let part = memref::SubView::of_lists(rw, ty, buffer, [&offsets, &sizes, &strides]);
        rw.copy(from, part);
        rw.body().erase(op);
        Ok(())
    }
}

impl SubsetInsertion for ops::ParallelInsertSlice {
    fn owner(&self) -> Op {
        self.0
    }

    fn is_subset(&self, a: &Analysis<'_>, value: Value) -> bool {
        is_same_slice(a, self.dest(a.b), self.mixed_lists(a.b), value)
    }

    fn needed(&self, b: &Body) -> Vec<Value> {
        b.operands(self.0).iter().skip(2).chain([self.dest(b)]).collect()
    }

    fn extract(&self, b: &mut Builder<'_>) -> Option<Value> {
        let (ty, dest, lists) = (b.ty(b.operand(self.0, 0)), self.dest(b), self.mixed_lists(b));
        Some(ops::ExtractSlice::of_lists(b, ty, dest, lists.each_ref().map(|list| list.as_slice())))
    }
}

/// Whether a slice is all of the tensor into which it is inserted, so that this is not read.
fn is_whole(b: &Body, dest: Value, [offsets, sizes, strides]: [Indices; 3]) -> bool {
    let shape = b.ty(dest).as_::<RankedTensorType>(b.ctx()).map_or(&[][..], |ty| ty.shape);
    let is = |index: &Index, value: i64| index.constant_value(b) == Some(value);
    offsets.iter().all(|index| is(index, 0))
        && sizes.iter().zip(shape).all(|(index, &extent)| is(index, extent))
        && strides.iter().all(|index| is(index, 1))
}

/// Whether a value is the slice at these positions of an equivalent tensor.
fn is_same_slice(a: &Analysis<'_>, dest: Value, own: [Indices; 3], value: Value) -> bool {
    let Some(slice) = a.b.def_as::<ops::ExtractSlice>(value) else { return false };
    let is_equal = |(x, y): (&Index, &Index)| {
        x == y || matches!((x.constant_value(a.b), y.constant_value(a.b)), (Some(x), Some(y)) if x == y)
    };
    let same = |(x, y): (&Indices, &Indices)| x.len() == y.len() && x.iter().zip(y).all(is_equal);
    let source = slice.source(a.b);
    (dest == source || a.are_equivalent(dest, source)) && own.iter().zip(&slice.mixed_lists(a.b)).all(same)
}
