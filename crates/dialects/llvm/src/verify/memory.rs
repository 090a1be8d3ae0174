//! Verification of memory accesses, address computations, atomics and aggregates.

use crate::build::DYNAMIC_INDEX;
use crate::enums::{AtomicBinOp, AtomicOrdering, GepNoWrapFlags};
use crate::infer::{NoElement, element_at};
use crate::types::{
    ArrayType, PointerType, StructType, TargetExtType, is_compatible_float, is_compatible_vector,
    is_scalable_vector, vector_elem,
};
use crate::{
    Alloca, AtomicCmpXchg, AtomicRMW, ExtractValue, Fence, GetElementPtr, InsertValue, IntToPtr, Load, Store,
};
use terrace_rewrite::prelude::*;

/// Verifies that a target type may be allocated on the stack.
pub(crate) fn alloca(op: OpShape<'_>) -> Result {
    let ctx = op.ctx();
    let elem = op.as_::<Alloca>().and_then(|alloca| alloca.elem_type());
    match elem.and_then(|ty| ty.as_::<TargetExtType>(ctx)) {
        Some(ext) if !ext.has_layout(ctx) => op.fail("this target extension type cannot be used in alloca"),
        _ => Ok(()),
    }
}

/// Whether a type can be accessed atomically: pointers, and numbers whose width is a power of two from 8 on.
fn is_atomic_type(ctx: &Context, ty: Type) -> bool {
    if ty.is::<PointerType>(ctx) {
        return true;
    }
    let width = match ty.as_int(ctx) {
        Some((width, _)) => width,
        None if is_compatible_float(ctx, ty) => ty.as_float(ctx).map_or(128, |format| format.width()),
        None => return false,
    };
    width >= 8 && width.is_power_of_two()
}

/// Verifies the atomic ordering, alignment and scope of a load or store.
fn atomic_access(
    op: OpShape<'_>,
    ty: Type,
    ordering: Option<AtomicOrdering>,
    unsupported: [AtomicOrdering; 2],
    is_aligned: bool,
    has_scope: bool,
) -> Result {
    let ordering = ordering.unwrap_or(AtomicOrdering::NotAtomic);
    if ordering == AtomicOrdering::NotAtomic {
        return if has_scope {
            op.fail("expected syncscope to be null for non-atomic access")
        } else {
            Ok(())
        };
    }
    if !is_atomic_type(op.ctx(), ty) {
        return op.fail(format_args!("unsupported type {} for atomic access", quoted_type(op.ctx(), ty)));
    }
    if unsupported.contains(&ordering) {
        return op.fail(format_args!("unsupported ordering '{}'", ordering.keyword()));
    }
    if !is_aligned {
        return op.fail("expected alignment for atomic access");
    }
    Ok(())
}

/// Verifies that `dereferenceable` is only on a result that is a pointer, not a vector.
fn dereferenceable(op: OpShape<'_>, slot: usize) -> Result {
    let is_pointer = || op.result(0).is_some_and(|ty| ty.is::<PointerType>(op.ctx()));
    if op.slot(slot).is_some() && !is_pointer() {
        return op.fail("expected op to return a single LLVM pointer type");
    }
    Ok(())
}

pub(crate) fn inttoptr(op: OpShape<'_>) -> Result {
    dereferenceable(op, IntToPtr::SLOTS.dereferenceable)
}

pub(crate) fn load(load: Shape<'_, Load>) -> Result {
    dereferenceable(*load, Load::SLOTS.dereferenceable)?;
    let unsupported = [AtomicOrdering::Release, AtomicOrdering::AcqRel];
    let slot = |i| load.slot(i).is_some();
    let (is_aligned, has_scope) = (slot(Load::SLOTS.alignment), slot(Load::SLOTS.syncscope));
    atomic_access(*load, load.res(), load.ordering(), unsupported, is_aligned, has_scope)
}

pub(crate) fn store(store: Shape<'_, Store>) -> Result {
    let unsupported = [AtomicOrdering::Acquire, AtomicOrdering::AcqRel];
    let slot = |i| store.slot(i).is_some();
    let (is_aligned, has_scope) = (slot(Store::SLOTS.alignment), slot(Store::SLOTS.syncscope));
    atomic_access(*store, store.value(), store.ordering(), unsupported, is_aligned, has_scope)
}

/// Verifies that dynamic indices match `rawConstantIndices`, and that each index steps into an aggregate.
pub(crate) fn gep(gep: Shape<'_, GetElementPtr>) -> Result {
    let ctx = gep.ctx();
    let flags = gep.no_wrap_flags().unwrap_or(GepNoWrapFlags::NONE);
    if flags.has(GepNoWrapFlags::INBOUNDS_FLAG) && !flags.has(GepNoWrapFlags::INBOUNDS) {
        return gep.fail("'inbounds_flag' cannot be used directly.");
    }
    let raw = gep.raw_constant_indices().and_then(|attr| attr.as_::<DenseArrayAttr>(ctx));
    let n_dynamic = raw.map_or(0, |raw| raw.i32s().filter(|&i| i == DYNAMIC_INDEX).count());
    if gep.dynamic_indices().len() != n_dynamic {
        return gep.fail("expected as many dynamic indices as specified in 'rawConstantIndices'");
    }
    let Some(mut ty) = gep.elem_type() else { return Ok(()) };
    for (i, index) in raw.iter().flat_map(|raw| raw.i32s()).enumerate().skip(1) {
        if ty.is::<StructType>(ctx) {
            let fields = StructType::body(ctx, ty).map_or(&[][..], |body| body.elems);
            if index == DYNAMIC_INDEX {
                return gep.fail(format_args!("expected index {i} indexing a struct to be constant"));
            }
            match usize::try_from(index).ok().and_then(|index| fields.get(index)) {
                Some(&field) => ty = field,
                None => return gep.fail(format_args!("index {i} indexing a struct is out of bounds")),
            }
        } else if let Some(array) = ty.as_::<ArrayType>(ctx) {
            ty = array.elem;
        } else if let Some(vector) = ty.as_::<VectorType>(ctx) {
            ty = vector.elem;
        } else {
            return gep.fail(format_args!("type {} cannot be indexed (index #{i})", quoted_type(ctx, ty)));
        }
    }
    Ok(())
}

pub(crate) fn atomicrmw(rmw: Shape<'_, AtomicRMW>) -> Result {
    let ctx = rmw.ctx();
    let (Some(kind), Some(ordering)) = (rmw.bin_op(), rmw.ordering()) else { return Ok(()) };
    let ty = rmw.val();
    match kind {
        AtomicBinOp::Fadd
        | AtomicBinOp::Fsub
        | AtomicBinOp::Fmin
        | AtomicBinOp::Fmax
        | AtomicBinOp::Fminimum
        | AtomicBinOp::Fmaximum => {
            if is_compatible_vector(ctx, ty) {
                if is_scalable_vector(ctx, ty) {
                    return rmw.fail("expected LLVM IR fixed vector type");
                }
                if !vector_elem(ctx, ty).is_some_and(|elem| is_compatible_float(ctx, elem)) {
                    return rmw.fail("expected LLVM IR floating point type for vector element");
                }
            } else if !is_compatible_float(ctx, ty) {
                return rmw.fail("expected LLVM IR floating point type");
            }
        }
        AtomicBinOp::Xchg => {
            if !is_atomic_type(ctx, ty) {
                return rmw.fail("unexpected LLVM IR type for 'xchg' bin_op");
            }
        }
        _ => {
            if !matches!(ty.as_int(ctx), Some((8 | 16 | 32 | 64, _))) {
                return rmw.fail("expected LLVM IR integer type");
            }
        }
    }
    if matches!(ordering, AtomicOrdering::NotAtomic | AtomicOrdering::Unordered) {
        return rmw.fail("expected at least 'monotonic' ordering");
    }
    Ok(())
}

pub(crate) fn cmpxchg(cmpxchg: Shape<'_, AtomicCmpXchg>) -> Result {
    let ctx = cmpxchg.ctx();
    let (Some(success), Some(failure)) = (cmpxchg.success_ordering(), cmpxchg.failure_ordering()) else {
        return Ok(());
    };
    if !cmpxchg.operand(2).is_some_and(|ty| is_atomic_type(ctx, ty)) {
        return cmpxchg.fail("unexpected LLVM IR type");
    }
    let is_weak = |ordering| matches!(ordering, AtomicOrdering::NotAtomic | AtomicOrdering::Unordered);
    if is_weak(success) || is_weak(failure) {
        return cmpxchg.fail("ordering must be at least 'monotonic'");
    }
    if matches!(failure, AtomicOrdering::Release | AtomicOrdering::AcqRel) {
        return cmpxchg.fail("failure ordering cannot be 'release' or 'acq_rel'");
    }
    Ok(())
}

pub(crate) fn fence(op: OpShape<'_>) -> Result {
    let ordering = op.as_::<Fence>().and_then(|fence| fence.ordering());
    match ordering {
        Some(AtomicOrdering::NotAtomic | AtomicOrdering::Unordered | AtomicOrdering::Monotonic) => {
            op.fail("can be given only acquire, release, acq_rel, and seq_cst orderings")
        }
        _ => Ok(()),
    }
}

/// Type at a position of an aggregate; the error texts are those of upstream's verifiers.
fn position_type(op: OpShape<'_>, container: Type, position: Option<Attr>) -> Result<Option<Type>> {
    let ctx = op.ctx();
    let Some(position) = position else { return Ok(None) };
    match element_at(ctx, container, position) {
        Ok(ty) => Ok(Some(ty)),
        Err(NoElement::NotAggregate(ty)) => {
            op.fail(format_args!("expected LLVM IR structure/array type, got: {}", quoted_type(ctx, ty)))
        }
        Err(NoElement::ArrayIndex(index) | NoElement::StructIndex(index)) => {
            op.fail(format_args!("position out of bounds: {index}"))
        }
        Err(NoElement::NotPosition) => Ok(None),
    }
}

/// Verifies that the result has the type at the position.
pub(crate) fn extractvalue(extract: Shape<'_, ExtractValue>) -> Result {
    let ctx = extract.ctx();
    let container = extract.container();
    let want = position_type(*extract, container, extract.slot(ExtractValue::SLOTS.position))?;
    let have = extract.res();
    match want {
        Some(want) if want != have => extract.fail(format_args!(
            "Type mismatch: extracting from {} should produce {} but this op returns {}",
            quoted_type(ctx, container),
            quoted_type(ctx, want),
            quoted_type(ctx, have)
        )),
        _ => Ok(()),
    }
}

/// Verifies that the value has the type at the position.
pub(crate) fn insertvalue(insert: Shape<'_, InsertValue>) -> Result {
    let ctx = insert.ctx();
    let container = insert.container();
    let want = position_type(*insert, container, insert.slot(InsertValue::SLOTS.position))?;
    let have = insert.value();
    match want {
        Some(want) if want != have => insert.fail(format_args!(
            "Type mismatch: cannot insert {} into {}",
            quoted_type(ctx, have),
            quoted_type(ctx, container)
        )),
        _ => Ok(()),
    }
}
