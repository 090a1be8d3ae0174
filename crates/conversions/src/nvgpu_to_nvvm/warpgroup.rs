//! Matrices in shared memory and in the registers of four warps.

use super::{copies, i32, i64, wide_i32};
use crate::prelude::*;
use terrace_base::arith::IndexCast;
use terrace_gpu::nvgpu::*;
use terrace_hardware::nvvm::{
    self, MMAIntOverflow, MMALayout, MMAShapeAttr, WGMMAScaleIn, WGMMAScaleOut, WGMMATypes,
};
use terrace_llvm::types::StructType;

/// The rows of a product of one instruction.
const ROWS: i64 = 64;
/// Addresses in descriptors are without their lowest bits.
const ADDRESS_SHIFT: u32 = 4;

/// The registers of a thread for an accumulator: a struct of numbers for each 64 rows.
pub(super) fn registers(ctx: &Context, accumulator: WarpgroupAccumulatorType<'_>) -> Option<Type> {
    let vector = accumulator.fragmented.as_::<VectorType>(ctx)?;
    let &[rows, columns] = vector.shape else { return None };
    let n = match vector.elem {
        Type::F32 | Type::I32 => columns / 2,
        Type::F16 | Type::BF16 => columns / 4,
        _ => return None,
    };
    let (n, rows) = (usize::try_from(n).ok()?, usize::try_from(rows).ok()?);
    if n == 0 || n > MAX_UNROLL as usize || rows > MAX_UNROLL as usize {
        return None;
    }
    let inner = StructType::literal(ctx, &vec![vector.elem; n], false);
    Some(StructType::literal(ctx, &vec![inner; rows.div_ceil(ROWS as usize)], false))
}

/// The structs of an accumulator's registers.
fn parts(ctx: &Context, ty: Type) -> Rewrite<&[Type]> {
    ty.as_::<StructType>(ctx).map(|ty| ty.elems).ok_or_else(|| "the accumulator is no struct".into())
}

/// The bits of a descriptor of a matrix: its address, the distances of its parts, and how it is swizzled.
pub(super) fn descriptor(op: WarpgroupGenerateDescriptor, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let tensor = op.tensor(rw);
    let map = rw.ty(op.tensor_map(rw));
    let map = map.as_::<TensorMapDescriptorType>(ctx).ok_or("the operand is no tensor map")?;
    let rows = map.tensor.as_::<MemRefType>(ctx).and_then(|memref| memref.shape.first().copied());
    let rows = rows.ok_or("the tensor map has no dimensions")?;
    let (layout, swizzle) = match TensorMapSwizzleKind::from_value(map.swizzle) {
        Some(TensorMapSwizzleKind::Swizzle128B) => (128, 1),
        Some(TensorMapSwizzleKind::Swizzle64B) => (64, 2),
        Some(TensorMapSwizzleKind::Swizzle32B) => (32, 3),
        _ => (1, 0),
    };
    let converted = rw.adaptor(op).tensor;
    let stride = i64(rw, (layout << 3) >> ADDRESS_SHIFT);
    let leading = i64(rw, rows.wrapping_mul(layout) >> ADDRESS_SHIFT);
    let address = copies::base(rw, tensor, converted)?;
    let address = llvm::PtrToInt::new(rw, Type::I64, address);
    let shift = i64(rw, 46);
    let high = llvm::Shl::new(rw, address, shift);
    let shift = i64(rw, 50);
    let address = llvm::LShr::new(rw, high, shift);
    let mut bits = i64(rw, 0);
    let swizzle = i64(rw, swizzle);
    insert(rw, &mut bits, swizzle, 62);
    let offset = i64(rw, 0);
    insert(rw, &mut bits, offset, 49);
    insert(rw, &mut bits, stride, 32);
    insert(rw, &mut bits, leading, 16);
    insert(rw, &mut bits, address, 0);
    Ok(bits)
}

/// Sets bits from number `at` on.
fn insert(rw: &mut Lowering, bits: &mut Value, value: Value, at: i64) {
    let at = i64(rw, at);
    let value = llvm::Shl::new(rw, value, at);
    *bits = llvm::Or::new(rw, *bits, value);
}

/// The type of elements.
fn element_type(ctx: &Context, ty: Type, is_sum: bool) -> Rewrite<WGMMATypes> {
    Ok(match ty.as_float(ctx) {
        Some(FloatFormat::F32 | FloatFormat::Tf32) if is_sum => WGMMATypes::F32,
        Some(FloatFormat::F32 | FloatFormat::Tf32) => WGMMATypes::Tf32,
        Some(FloatFormat::F16) => WGMMATypes::F16,
        Some(FloatFormat::BF16) => WGMMATypes::Bf16,
        Some(FloatFormat::F8E4M3FN) => WGMMATypes::E4m3,
        Some(FloatFormat::F8E5M2) => WGMMATypes::E5m2,
        _ => return Err("the instruction has no such elements".into()),
    })
}

/// How many numbers of a row and a column one instruction multiplies.
fn depth(ctx: &Context, elem: Type) -> Rewrite<i64> {
    Ok(match elem.as_float(ctx) {
        Some(FloatFormat::Tf32) => 8,
        Some(FloatFormat::F16 | FloatFormat::BF16) => 16,
        Some(FloatFormat::F8E4M3FN | FloatFormat::F8E5M2) => 32,
        _ => return Err("the instruction has no such elements".into()),
    })
}

/// One instruction for each 64 rows and each step of the dimension that is reduced.
pub(super) fn mma(op: WarpgroupMma, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let factor = |ty: Type| ty.as_::<WarpgroupMatrixDescriptorType>(ctx)?.tensor.as_::<MemRefType>(ctx);
    let sum = |ty: Type| ty.as_::<WarpgroupAccumulatorType>(ctx)?.fragmented.as_::<VectorType>(ctx);
    let (a, b) = (factor(rw.ty(op.descriptor_a(rw))), factor(rw.ty(op.descriptor_b(rw))));
    let (Some(a), Some(b), Some(c)) = (a, b, sum(rw.ty(op.matrix_c(rw)))) else {
        return Err("the operands are no matrices".into());
    };
    let (&[rows, inner], &[inner_b, columns]) = (a.shape, b.shape) else {
        return Err("the matrices have other ranks".into());
    };
    let k = depth(ctx, a.elem)?;
    let types = (
        element_type(ctx, a.elem, false)?,
        element_type(ctx, b.elem, false)?,
        element_type(ctx, c.elem, true)?,
    );
    let bytes = |elem: Type| elem.bit_width(ctx).map_or(0, |width| i64::from(width / 8));
    let shape = MMAShapeAttr::get(ctx, ROWS, columns, k);
    let layout = |is_column| if is_column { MMALayout::Col } else { MMALayout::Row };
    let layouts = (layout(op.transpose_a(rw) == Some(true)), layout(op.transpose_b(rw) != Some(true)));
    let groups = op.wait_group(rw).unwrap_or(1);
    let args = rw.adaptor(op);
    if inner <= 0 || inner % k != 0 || inner_b != inner {
        return Err("the dimension that is reduced is no multiple of what an instruction reduces".into());
    }
    let (steps, depths) = (rows / ROWS, inner / k);
    if parts(ctx, rw.ty(args.matrix_c))?.len() as i64 != steps
        || steps.saturating_mul(depths) > MAX_UNROLL as i64
    {
        return Err("the product takes too many instructions".into());
    }
    nvvm::WgmmaFenceAligned::build(rw);
    let ty = rw.ty(args.matrix_c);
    let mut result = llvm::Poison::new(rw, ty);
    let mut sums: SmallVec<[Value; 4]> = SmallVec::new();
    for step in 0..steps {
        let mut sum = part(rw, args.matrix_c, step);
        for at in 0..depths {
            let offset = k.wrapping_mul(at).wrapping_add(inner.wrapping_mul(inner).wrapping_mul(step));
            let a_at = advance(rw, args.descriptor_a, offset.wrapping_mul(bytes(a.elem)));
            let offset = inner_b.wrapping_mul(k).wrapping_mul(at).wrapping_mul(bytes(b.elem));
            let b_at = advance(rw, args.descriptor_b, offset);
            let ty = rw.ty(sum);
            sum = nvvm::WgmmaMmaAsync::with(
                ty,
                shape,
                types.0,
                types.1,
                types.2,
                WGMMAScaleOut::One,
                WGMMAScaleIn::One,
                WGMMAScaleIn::One,
                layouts.0,
                layouts.1,
                sum,
                a_at,
                b_at,
            )
            .satfinite(MMAIntOverflow::Wrapped)
            .result(rw);
        }
        sums.push(sum);
    }
    for (at, &sum) in sums.iter().enumerate() {
        result = llvm::InsertValue::at(rw, result, sum, &[at as i64]);
    }
    nvvm::WgmmaGroupSyncAligned::build(rw);
    nvvm::WgmmaWaitGroupSync::build(rw, groups);
    Ok(result)
}

/// A descriptor of the matrix some bytes later.
fn advance(rw: &mut Lowering, descriptor: Value, bytes: i64) -> Value {
    match i64::from(bytes as i32 >> ADDRESS_SHIFT) {
        0 => descriptor,
        offset => {
            let offset = wide_i32(rw, offset);
            llvm::Add::new(rw, descriptor, offset)
        }
    }
}

/// Each thread has pairs of neighbours in a row. The threads of a warp have 8 rows of 8 numbers at a time, and the same
/// numbers 8 rows below; a warp has 16 rows.
pub(super) fn store(op: WarpgroupMmaStore, rw: &mut Lowering) -> Rewrite {
    let (matrix, memref) = (rw.adaptor(op).matrix_d, op.dst_memref(rw));
    let ctx = rw.context();
    let ty = rw.ty(matrix);
    let mut offset = 0;
    for (at, &ty) in parts(ctx, ty)?.iter().enumerate() {
        let n = parts(ctx, ty)?.len();
        let registers = part(rw, matrix, at as i64);
        store_part(rw, registers, n as i64, memref, offset);
        offset += n as i64;
    }
    rw.erase(op.0)
}

/// Stores the registers of 64 rows.
fn store_part(rw: &mut Lowering, registers: Value, n: i64, memref: Value, offset: i64) {
    let [one, two, four, eight, sixteen, warp_size] = [1, 2, 4, 8, 16, 32].map(|number| i32(rw, number));
    let thread = nvvm::ThreadIdX::new(rw, Type::I32);
    let lane = llvm::URem::new(rw, thread, warp_size);
    let warp = llvm::UDiv::new(rw, thread, warp_size);
    let lane_row = llvm::UDiv::new(rw, lane, four);
    let lane_column = llvm::URem::new(rw, lane, four);
    let column = llvm::Mul::new(rw, lane_column, two);
    let warp_row = llvm::Mul::new(rw, warp, sixteen);
    let mut row = llvm::Add::new(rw, lane_row, warp_row);
    if offset != 0 {
        let offset = i32(rw, offset);
        row = llvm::Add::new(rw, row, offset);
    }
    for i in 0..2 {
        let below = i32(rw, i);
        let below = llvm::Mul::new(rw, below, eight);
        let row = llvm::Add::new(rw, row, below);
        for j in 0..n / 4 {
            let right = i32(rw, j);
            let right = llvm::Mul::new(rw, right, eight);
            let column = llvm::Add::new(rw, column, right);
            let at_row = IndexCast::new(rw, Type::INDEX, row);
            let first = IndexCast::new(rw, Type::INDEX, column);
            let next = llvm::Add::new(rw, column, one);
            let second = IndexCast::new(rw, Type::INDEX, next);
            let register = 2 * i + 4 * j;
            let values = [register, register + 1].map(|register| part(rw, registers, register));
            memref::Store::with(values[0], memref, &[at_row, first]).nontemporal(false).build(rw);
            memref::Store::with(values[1], memref, &[at_row, second]).nontemporal(false).build(rw);
        }
    }
}

pub(super) fn init(op: WarpgroupMmaInitAccumulator, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let ty = rw.convert(rw.ty(op.matrix_c(rw)))?;
    let inner = parts(ctx, ty)?;
    let elem = inner.first().and_then(|&inner| parts(ctx, inner).ok()?.first().copied());
    let elem = elem.ok_or("the accumulator has no registers")?;
    let zero = match elem.is_float(ctx) {
        true => float_attr(ctx, elem, 0.0),
        false => Some(IntegerAttr::of_i64(ctx, elem, 0)),
    };
    let zero = zero.ok_or("the registers have no zero")?;
    let zero = llvm::Constant::new(rw, elem, zero);
    let mut all = llvm::Poison::new(rw, ty);
    let mut structs: SmallVec<[Value; 4]> = SmallVec::new();
    for (at, &ty) in inner.iter().enumerate() {
        let mut registers = part(rw, all, at as i64);
        for register in 0..parts(ctx, ty)?.len() {
            registers = llvm::InsertValue::at(rw, registers, zero, &[register as i64]);
        }
        structs.push(registers);
    }
    for (at, &registers) in structs.iter().enumerate() {
        all = llvm::InsertValue::at(rw, all, registers, &[at as i64]);
    }
    Ok(all)
}
