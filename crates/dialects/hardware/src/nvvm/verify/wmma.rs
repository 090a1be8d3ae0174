//! Verifiers of `wmma`: multiplications of matrices whose distribution over a warp is not specified.

use crate::nvvm::types::{space, space_of};
use crate::nvvm::wmma::{has_fragment, has_product};
use crate::nvvm::*;
use terrace_llvm::types::StructType;

/// The extents, if the operation has them all.
type Extents = Option<[i64; 3]>;

/// The number and the type of registers of a fragment; `None` if there is no such fragment.
fn fragment(ctx: &Context, extents: [i64; 3], element: MMATypes, frag: MMAFrag) -> Option<(usize, Type)> {
    use MMATypes::{F16, F32, F64, S8, Tf32, U8};
    has_fragment(extents, element, frag).then_some(())?;
    let [m, n, _] = extents;
    let is_accumulator = frag == MMAFrag::C;
    Some(match element {
        F16 => (if is_accumulator { 4 } else { 8 }, VectorType::fixed(ctx, &[2], Type::F16)),
        F64 => (if is_accumulator { 2 } else { 1 }, Type::F64),
        F32 => (8, Type::F32),
        Tf32 => (4, Type::I32),
        S8 | U8 => ((if frag == MMAFrag::A { m } else { n }) as usize / 8, Type::I32),
        _ => (8, Type::I32),
    })
}

fn structure(ctx: &Context, (n, ty): (usize, Type)) -> Type {
    let elems: SmallVec<[Type; 8]> = (0..n).map(|_| ty).collect();
    StructType::literal(ctx, &elems, false)
}

fn is_in_known_space(ctx: &Context, pointer: Type) -> bool {
    matches!(space_of(ctx, pointer), Some(space::GENERIC | space::GLOBAL | space::SHARED))
}

fn wrong_structure(op: OpShape<'_>, (n, ty): (usize, Type)) -> Result {
    let ty = quoted_type(op.ctx(), ty);
    op.fail(format_args!("expected destination type is a structure of {n} elements of type {ty}"))
}

pub(in crate::nvvm) fn wmma_load(load: Shape<'_, WMMALoad>) -> Result {
    let ctx = load.ctx();
    if !is_in_known_space(ctx, load.ptr()) {
        return load.fail("expected source pointer in memory space 0, 1, 3");
    }
    let (Some(m), Some(n), Some(k)) = (load.m(), load.n(), load.k()) else { return Ok(()) };
    let (Some(element), Some(frag)) = (load.eltype(), load.frag()) else { return Ok(()) };
    let Some(registers) = fragment(ctx, [m, n, k], element, frag) else {
        return load.fail("invalid attribute combination");
    };
    if registers == (1, Type::F64) {
        return match load.res() {
            Type::F64 => Ok(()),
            _ => load.fail("expected destination type to be f64"),
        };
    }
    if load.res() == structure(ctx, registers) { Ok(()) } else { wrong_structure(*load, registers) }
}

pub(in crate::nvvm) fn wmma_store(store: Shape<'_, WMMAStore>) -> Result {
    let ctx = store.ctx();
    if !is_in_known_space(ctx, store.ptr()) {
        return store.fail("expected operands to be a source pointer in memory space 0, 1, 3");
    }
    let (Some(m), Some(n), Some(k)) = (store.m(), store.n(), store.k()) else { return Ok(()) };
    let Some(element) = store.eltype() else { return Ok(()) };
    let Some((expected, ty)) = fragment(ctx, [m, n, k], element, MMAFrag::C) else {
        return store.fail("invalid attribute combination");
    };
    if store.args().len() != expected {
        return store.fail(format_args!("expected {expected} data operands"));
    }
    if store.args().iter().any(|arg| arg != ty) {
        return store.fail(format_args!("expected data operands of type {}", quoted_type(ctx, ty)));
    }
    Ok(())
}

pub(in crate::nvvm) fn wmma_mma(mma: Shape<'_, WMMAMma>) -> Result {
    let ctx = mma.ctx();
    let extents: Extents = (|| Some([mma.m()?, mma.n()?, mma.k()?]))();
    let (Some(extents), Some(element), Some(accumulator)) = (extents, mma.eltype_a(), mma.eltype_b()) else {
        return Ok(());
    };
    let fragments = (|| {
        has_product(extents, element, accumulator).then_some(())?;
        let a = fragment(ctx, extents, element, MMAFrag::A)?;
        let b = fragment(ctx, extents, element, MMAFrag::B)?;
        Some([a, b, fragment(ctx, extents, accumulator, MMAFrag::C)?])
    })();
    let Some([a, b, c]) = fragments else { return mma.fail("invalid attribute combination") };
    let expected = [a, b, c].into_iter().flat_map(|(n, ty)| core::iter::repeat_n(ty, n));
    let n = a.0 + b.0 + c.0;
    if mma.args().len() != n {
        return mma.fail(format_args!("expected {n} arguments"));
    }
    for (i, (found, ty)) in mma.args().iter().zip(expected).enumerate() {
        if found != ty {
            return mma.fail(format_args!("expected argument {i} to be of type {}", quoted_type(ctx, ty)));
        }
    }
    if mma.res() == structure(ctx, c) { Ok(()) } else { wrong_structure(*mma, c) }
}
