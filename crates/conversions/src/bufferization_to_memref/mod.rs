//! Lowering of `bufferization` to `memref` (`convert-bufferization-to-memref`).

mod layout;

use crate::prelude::*;
use terrace_ir::folding::fold_created;
use terrace_memory::bufferization::{Clone, transforms::lower::lower_deallocations};

passes! {
    /// Convert operations from the Bufferization dialect to the MemRef dialect.
    BufferizationToMemRef("ConvertBufferizationToMemRefPass") = "convert-bufferization-to-memref"
        on(Anchor::Any, Body) => bufferization_to_memref;
}

fn bufferization_to_memref(_: &BufferizationToMemRef, pass: &PassContext) -> Result<BodyPass> {
    let target = ConversionTarget::new()
        .dialect("arith", Legality::Legal)
        .dialect("memref", Legality::Legal)
        .dialect("scf", Legality::Legal)
        .dialect("func", Legality::Legal)
        .dialect("bufferization", Legality::Illegal);
    let converter = TypeConverter::new(pass.body.ctx());
    let conversion = Conversion::partial(target, Patterns::new().add(PATTERNS), converter);
    Ok(BodyPass::new().prepare(lower_deallocations).convert(conversion))
}

static PATTERNS: &[Pattern] = patterns![plain: Clone => clone];

/// An allocation of the same shape, and a copy.
fn clone(op: Clone, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let input = op.input(rw);
    let ty = rw.ty(op.output(rw));
    let Some(memref) = ty.as_::<MemRefType>(ctx) else {
        let Some(unranked) =
            ty.as_::<UnrankedMemRefType>(ctx).filter(|_| rw.ty(input).is::<UnrankedMemRefType>(ctx))
        else {
            return Err("expected ranked or unranked memref types".into());
        };
        return Ok(clone_unranked(rw, input, unranked.elem, ty));
    };
    // The buffer has no layout; a cast gives it the one of the result.
    let plain = MemRefType::get(ctx, memref.shape, memref.elem, None, memref.memory_space);
    if ty != plain && !memref::cast_compatible(ctx, plain, ty) {
        let new = layout::buffer(rw, input, memref)?;
        memref::Copy::build(rw, input, new);
        return Ok(new);
    }
    let mut sizes: SmallVec<[Value; 4]> = SmallVec::new();
    for (dim, _) in memref.shape.iter().enumerate().filter(|&(_, &extent)| extent == DYNAMIC) {
        let at = arith::Constant::index(rw, dim as i64);
        sizes.push(extent(rw, input, dim, at));
    }
    let mut new = memref::Alloc::build(rw, plain, &sizes, &[]).memref(rw);
    if ty != plain {
        new = memref::Cast::new(rw, ty, new);
    }
    memref::Copy::build(rw, input, new);
    Ok(new)
}

/// An extent of a memref; a known one is a constant.
fn extent(rw: &mut Lowering, memref: Value, dim: usize, at: Value) -> Value {
    let shape = rw.ty(memref).as_::<MemRefType>(rw.context()).map_or(&[][..], |ty| ty.shape);
    match shape.get(dim) {
        Some(&extent) if extent != DYNAMIC => arith::Constant::index(rw, extent),
        _ => {
            let dim = memref::Dim::new(rw, memref, at);
            fold_created(rw, dim)
        }
    }
}

/// A buffer for all elements of a memref of unknown rank, under its shape.
fn clone_unranked(rw: &mut Lowering, input: Value, elem: Type, ty: Type) -> Value {
    let ctx = rw.context();
    let zero = arith::Constant::index(rw, 0);
    let one = arith::Constant::index(rw, 1);
    let rank = memref::Rank::new(rw, input);
    let shape_type = MemRefType::get(ctx, &[DYNAMIC], Type::INDEX, None, None);
    let shape = memref::Alloca::build(rw, shape_type, &[rank], &[]).memref(rw);
    let product = scf::For::build(rw, &[Type::INDEX], zero, rank, one, &[one]);
    let (point, loc) = (rw.insert_point(), rw.loc());
    let block = rw.add_block(product.0, 0, &[]);
    rw.add_args_at(block, &[Type::INDEX, Type::INDEX], loc);
    let args: SmallVec<[Value; 4]> = SmallVec::from_slice(rw.args(block));
    rw.set_end(block);
    let size = memref::Dim::new(rw, input, args[0]);
    memref::Store::at(rw, size, shape, &args[..1]);
    let next = arith::MulI::new(rw, args[1], size);
    scf::Yield::build(rw, &[next]);
    rw.set_insert_point(point);
    let count = rw.result(product.0, 0);
    let flat_type = MemRefType::get(ctx, &[DYNAMIC], elem, None, None);
    let flat = memref::Alloc::build(rw, flat_type, &[count], &[]).memref(rw);
    let new = memref::Reshape::new(rw, ty, flat, shape);
    memref::Copy::build(rw, input, new);
    new
}
