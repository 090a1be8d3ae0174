//! Lowering of `tensor` to `linalg` (`convert-tensor-to-linalg`).

use crate::prelude::*;
use terrace_ir::folding::fold_created;
use terrace_linalg::linalg;
use terrace_memory::index_list::Index;
use terrace_memory::reify::{extent_of, extents_of};
use terrace_memory::tensor::{Empty, Generate, InsertSlice, Pad, ranked};

passes! {
    /// Convert some Tensor dialect ops to Linalg dialect.
    ///
    /// A padding becomes a filled or generated tensor, into which the source is inserted.
    TensorToLinalg("ConvertTensorToLinalgPass") = "convert-tensor-to-linalg" on(Anchor::Op("builtin.module"), Body) => tensor_to_linalg;
}

fn tensor_to_linalg(_: &TensorToLinalg, pass: &PassContext<'_>) -> Result<BodyPass> {
    let target = ConversionTarget::new()
        .dialect("arith", Legality::Legal)
        .dialect("linalg", Legality::Legal)
        .dialect("tensor", Legality::Legal)
        .op(Pad::DEF, Legality::Illegal);
    let patterns = Patterns::new().add(PATTERNS);
    Ok(Conversion::partial(target, patterns, TypeConverter::new(&pass.ctx())).into())
}

static PATTERNS: &[Pattern] = patterns![plain: "DecomposePadOpPattern": Pad => pad];

/// Inserts the source into a tensor that has the padding everywhere.
fn pad(op: Pad, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let (source, ty) = (op.source(rw), rw.ty(op.result(rw)));
    let [low, high] = op.mixed_padding(rw);
    let sizes = dynamic_sizes(rw, op).ok_or("the operands do not match the type")?;
    let empty = Empty::new(rw, ty, &sizes);
    let padding = match op.constant_value(rw) {
        Some(value) => {
            if let Some(def) = rw.def_op(value).filter(|&def| rw.parent_op(def) == Some(op.0)) {
                rw.body().move_before(def, op.0);
            }
            linalg::build::fill(rw, value, empty)
        }
        None => generate(rw, op, ty, &sizes),
    };
    let extents = extents_of(rw, source).ok_or("the source is not ranked")?;
    let strides: SmallVec<[Index; 4]> = SmallVec::from_elem(Index::Static(1), high.len());
    Ok(InsertSlice::of_lists(rw, source, padding, [&low, &extents, &strides]))
}

/// The dynamic extents of the result: those of the source with the numbers of elements in front and behind.
fn dynamic_sizes(rw: &mut Lowering<'_, '_>, op: Pad) -> Option<SmallVec<[Value; 4]>> {
    let ctx = rw.context();
    let source = op.source(rw);
    let [low, high] = op.mixed_padding(rw);
    let mut sizes = SmallVec::new();
    for (i, &extent) in ranked(ctx, rw, op.result(rw))?.shape.iter().enumerate() {
        if extent != DYNAMIC {
            continue;
        }
        let mut size = extent_of(rw, source, i)?.value(rw);
        for padding in [*low.get(i)?, *high.get(i)?] {
            let padding = padding.value(rw);
            size = arith::AddI::new(rw, size, padding);
            size = fold_created(rw, size);
        }
        sizes.push(size);
    }
    Some(sizes)
}

/// A tensor whose elements the region of a padding computes.
fn generate(rw: &mut Lowering<'_, '_>, op: Pad, ty: Type, sizes: &[Value]) -> Value {
    let generate = Generate::build(rw, ty, sizes);
    // The conversion does not see the copies of the region's operations.
    let body = rw.body();
    let copy = body.clone_op(op.0, &mut Mapping::default());
    body.inline_region_before(body.region(copy, 0), generate.body(body), None);
    body.erase(copy);
    generate.result(rw)
}
