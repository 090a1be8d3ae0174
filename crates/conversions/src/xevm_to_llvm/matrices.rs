//! Lowering of products of matrices.

use crate::opencl::{Function, Memory, Promises, mangled};
use crate::prelude::*;
use terrace_hardware::xevm::{self, ElemType, MMATypesAttr};

/// The number of multiplications one after another.
const SYSTOLIC_DEPTH: i64 = 8;

/// How many elements 32 bits have; `None` for types that factors cannot have.
fn per_word(ty: ElemType) -> Option<i64> {
    match ty {
        ElemType::Tf32 => Some(1),
        ElemType::Bf16 | ElemType::F16 => Some(2),
        ElemType::U8 | ElemType::S8 => Some(4),
        // Upstream calls a function with a depth of 0 for 4 bits.
        ElemType::U4 | ElemType::S4 | ElemType::F32 | ElemType::S32 => None,
    }
}

pub(super) fn mma(op: xevm::MMA, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let args = rw.adaptor(op);
    let summand = args.c.ok_or("OCL requires C operand")?;
    let types =
        op.types(rw).and_then(|types| types.as_::<MMATypesAttr>(ctx)).ok_or("the types are missing")?;
    let [d, a, b, c] = [types.d, types.a, types.b, types.c].map(ElemType::from_value);
    if c != d {
        return Err("type of C and D need to match".into());
    }
    if !matches!(c, Some(ElemType::S32 | ElemType::F32 | ElemType::F16 | ElemType::Bf16)) {
        return Err("type of C and D must be S32, F32, F16 or BF16".into());
    }
    let (Some(a), Some(b)) = (a, b) else { return Err("the types are missing".into()) };
    let depth = per_word(a).ok_or("type of A cannot be S32, F32 or of 4 bits")?;
    per_word(b).ok_or("type of B cannot be S32, F32 or of 4 bits")?;
    let float = |ty, packed| if ty == ElemType::Tf32 { Type::F32 } else { packed };
    let types = [
        packed(ctx, rw.ty(args.a), float(a, Type::I16))?,
        packed(ctx, rw.ty(args.b), float(b, Type::I32))?,
        summand_type(ctx, rw.ty(summand)),
    ];
    let result = rw.ty(op.d(rw));
    let name = format!(
        "intel_sub_group_{}_{}_matrix_mad_k{}",
        a.keyword(),
        b.keyword(),
        SYSTOLIC_DEPTH.saturating_mul(depth)
    );
    let name = mangled(ctx, &name, &types, false).ok_or("OpenCL has no such elements")?;
    let promises = Promises { memory: Memory::None, convergent: true, will_return: true };
    let function = Function::find(rw, &name, types[2], &types, promises)?;
    let values: SmallVec<[Value; 3]> =
        [args.a, args.b, summand].into_iter().zip(types).map(|(value, ty)| cast(rw, value, ty)).collect();
    let call = function.call_with_attributes(rw, &values);
    let value = rw.result(call.0, 0);
    Ok(cast(rw, value, result))
}

/// The vector of `elem` with as many bits.
fn packed(ctx: &Context, vector: Type, elem: Type) -> Rewrite<Type> {
    let bits = |ty: Type| {
        let vector = ty.as_shaped(ctx)?;
        i64::try_from(vector.n_elements()?).ok()?.checked_mul(vector.elem.bit_width(ctx)?.into())
    };
    let elem_bits = i64::from(elem.bit_width(ctx).unwrap_or(0));
    match bits(vector) {
        Some(bits) if elem_bits != 0 && bits != 0 && bits % elem_bits == 0 => {
            Ok(VectorType::fixed(ctx, &[bits / elem_bits], elem))
        }
        _ => Err("the elements do not fill whole words".into()),
    }
}

/// The type of a summand: OpenCL has `bf16` as integers.
fn summand_type(ctx: &Context, ty: Type) -> Type {
    match ty.as_::<VectorType>(ctx) {
        Some(vector) if vector.elem == Type::BF16 => VectorType::fixed(ctx, vector.shape, Type::I16),
        _ => ty,
    }
}

fn cast(rw: &mut Lowering, value: Value, ty: Type) -> Value {
    if rw.ty(value) == ty { value } else { llvm::Bitcast::new(rw, ty, value) }
}
