//! Matrices in the registers of a warp.

use super::{i32, i64};
use crate::common::memory::{element_pointer, ranked};
use crate::common::table::by_scalars;
use crate::prelude::*;
use terrace_gpu::nvgpu::*;
use terrace_hardware::nvvm::{
    self, LdStMatrixEltType, LdStMatrixShapeAttr, MMAIntOverflow, MMALayout, MMAShapeAttr, MMATypes,
};
use terrace_llvm::AsmDialect;
use terrace_llvm::types::{ArrayType, StructType};

/// The type of a row in the registers of a thread, and the number of rows.
fn rows(ctx: &Context, ty: Type) -> Rewrite<(Type, usize)> {
    let array = ty.as_::<ArrayType>(ctx).filter(|array| array.elem.is::<VectorType>(ctx));
    let array = array.ok_or("the matrix is no array of rows")?;
    let n = usize::try_from(array.len).ok().filter(|&n| n as i64 <= MAX_UNROLL as i64);
    Ok((array.elem, n.ok_or("the matrix has too many rows")?))
}

/// The registers of a thread, from the rows of its part of a matrix.
fn unpack(rw: &mut Lowering, matrix: Value, ty: MMATypes, out: &mut SmallVec<[Value; 8]>) -> Rewrite {
    let ctx = rw.context();
    let (row, n) = rows(ctx, rw.ty(matrix))?;
    let is_packed = row == VectorType::fixed(ctx, &[4], Type::I8)
        || row == VectorType::fixed(ctx, &[8], Type::int(ctx, 4))
        || row == VectorType::fixed(ctx, &[1], Type::F32) && ty == MMATypes::Tf32;
    let view = row.as_::<VectorType>(ctx).ok_or("a row is no vector")?;
    for at in 0..n {
        let row = part(rw, matrix, at as i64);
        if is_packed {
            out.push(llvm::Bitcast::new(rw, Type::I32, row));
        } else if [Type::I32, Type::F64, Type::F32].contains(&view.elem) {
            for at in 0..view.shape.iter().product() {
                let at = i64(rw, at);
                out.push(llvm::ExtractElement::new(rw, row, at));
            }
        } else {
            out.push(row);
        }
    }
    Ok(())
}

/// The type of the registers in which the instruction returns a matrix.
fn registers(ctx: &Context, matrix: Type) -> Rewrite<Type> {
    let (row, n) = rows(ctx, matrix)?;
    let scalars = |elem, n| StructType::literal(ctx, &vec![elem; n], false);
    for elem in [Type::I32, Type::F32] {
        if row == VectorType::fixed(ctx, &[2], elem) {
            return Ok(scalars(elem, 2 * n));
        }
    }
    if row == VectorType::fixed(ctx, &[2], Type::F16) {
        Ok(scalars(row, n))
    } else if row == VectorType::fixed(ctx, &[2], Type::F64) {
        Ok(scalars(Type::F64, 2))
    } else if row == VectorType::fixed(ctx, &[1], Type::F32) {
        Ok(scalars(Type::F32, n))
    } else {
        Err("the instruction returns no such matrix".into())
    }
}

/// A matrix of the converted type, from the registers that the instruction returns.
fn pack(rw: &mut Lowering, registers: Value, ty: Type) -> Rewrite<Value> {
    let ctx = rw.context();
    let (row, _) = rows(ctx, ty)?;
    let n = rw.ty(registers).as_::<StructType>(ctx).map_or(0, |ty| ty.elems.len());
    let mut elements: SmallVec<[Value; 8]> = SmallVec::new();
    if row == VectorType::fixed(ctx, &[2], Type::F16) || row == VectorType::fixed(ctx, &[1], Type::F32) {
        for at in 0..n {
            let register = part(rw, registers, at as i64);
            let is_row = rw.ty(register) == row;
            elements.push(if is_row { register } else { llvm::Bitcast::new(rw, row, register) });
        }
    } else {
        for at in 0..n / 2 {
            let empty = llvm::Poison::new(rw, row);
            let [first, second] = [2 * at, 2 * at + 1].map(|at| part(rw, registers, at as i64));
            let at = i32(rw, 0);
            let half = llvm::InsertElement::new(rw, empty, first, at);
            let at = i32(rw, 1);
            elements.push(llvm::InsertElement::new(rw, half, second, at));
        }
    }
    let mut result = llvm::Poison::new(rw, ty);
    for (at, &element) in elements.iter().enumerate() {
        result = llvm::InsertValue::at(rw, result, element, &[at as i64]);
    }
    Ok(result)
}

/// The type of the elements of factors.
fn factor_type(ctx: &Context, elem: Type) -> Rewrite<MMATypes> {
    Ok(match elem.as_float(ctx) {
        Some(FloatFormat::F16) => MMATypes::F16,
        Some(FloatFormat::F64) => MMATypes::F64,
        Some(FloatFormat::F32) => MMATypes::Tf32,
        None if elem == Type::I8 => MMATypes::S8,
        None if elem == Type::int(ctx, 4) => MMATypes::S4,
        _ => return Err("failed to deduce operand PTX types".into()),
    })
}

/// The type of the elements of a sum.
fn sum_type(ctx: &Context, elem: Type) -> Rewrite<MMATypes> {
    Ok(match elem.as_float(ctx) {
        Some(FloatFormat::F16) => MMATypes::F16,
        Some(FloatFormat::F64) => MMATypes::F64,
        Some(FloatFormat::F32) => MMATypes::F32,
        None if elem == Type::I32 => MMATypes::S32,
        _ => return Err("could not infer the PTX type for the accumulator/result".into()),
    })
}

/// The parts that dense and sparse products share.
struct Product {
    shape: [i64; 3],
    factor: MMATypes,
    sum: MMATypes,
    overflow: Option<MMAIntOverflow>,
    /// The registers of the factors and of the matrix that is added.
    matrices: [SmallVec<[Value; 8]>; 3],
    /// The type of the registers of the result.
    registers: Type,
    /// The converted type of the result.
    result: Type,
}

fn product(rw: &mut Lowering, op: Op, shape: Option<Attr>, tf32: bool) -> Rewrite<Product> {
    let ctx = rw.context();
    let shape = shape.and_then(|shape| mma_shape(ctx, shape)).ok_or("the shape is missing")?;
    let types: SmallVec<[Type; 4]> = rw.types(rw.operands(op)).map(|ty| ty.element_or_self(ctx)).collect();
    let &[elem, _, added, ..] = &types[..] else { return Err("three matrices are expected".into()) };
    if elem == Type::F32 && !tf32 {
        return Err("products of f32 are those of tf32".into());
    }
    let (factor, sum) = (factor_type(ctx, elem)?, sum_type(ctx, added)?);
    let result = rw.convert(rw.ty(rw.result(op, 0)))?;
    let registers = registers(ctx, result)?;
    let converted = rw.converted_operands();
    let mut matrices = [const { SmallVec::new() }; 3];
    for &matrix in converted.iter().take(3) {
        rows(ctx, rw.ty(matrix))?;
    }
    for (out, (&matrix, ty)) in matrices.iter_mut().zip(converted.iter().zip([factor, factor, sum])) {
        unpack(rw, matrix, ty, out)?;
    }
    let overflow = elem.is_int(ctx).then_some(MMAIntOverflow::Satfinite);
    Ok(Product { shape, factor, sum, overflow, matrices, registers, result })
}

pub(super) fn mma_sync(op: MmaSync, rw: &mut Lowering) -> Rewrite<Value> {
    let (shape, tf32) = (op.mma_shape(rw), op.tf32_enabled(rw) == Some(true));
    let product = product(rw, op.0, shape, tf32)?;
    let [m, n, k] = product.shape;
    let shape = MMAShapeAttr::get(rw.context(), m, n, k);
    let [a, b, c] = &product.matrices;
    let registers = nvvm::Mma::with(product.registers, shape, MMALayout::Row, MMALayout::Col, a, b, c)
        .int_overflow_behavior(product.overflow)
        .multiplicand_a_ptx_type(product.factor)
        .multiplicand_b_ptx_type(product.factor)
        .result(rw);
    pack(rw, registers, product.result)
}

/// The instruction has no intrinsic: it is inline assembly.
pub(super) fn mma_sparse_sync(op: MmaSparseSync, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let (shape, tf32) = (op.mma_shape(rw), op.tf32_enabled(rw) == Some(true));
    let selector = op.sparsity_selector(rw).unwrap_or(0);
    let product = product(rw, op.0, shape, tf32)?;
    let metadata = rw.adaptor(op).sparse_metadata;
    let metadata = llvm::Bitcast::new(rw, Type::I32, metadata);
    let text = assembly(&product, selector);
    let [a, b, c] = &product.matrices;
    let constraints = format!("{}{}r", "=r,".repeat(c.len()), "r,".repeat(a.len() + b.len() + c.len()));
    let args: Vec<Value> = a.iter().chain(b).chain(c).copied().chain([metadata]).collect();
    let (text, constraints) = (ctx.intern(&text), ctx.intern(&constraints));
    let new = llvm::InlineAsm::with(Some(product.registers), text, constraints, &args)
        .has_side_effects(true)
        .asm_dialect(AsmDialect::Att)
        .build(rw);
    let registers = rw.result(new.0, 0);
    pack(rw, registers, product.result)
}

/// The text of the instruction; operands are the result, both factors, the matrix that is added, and the metadata.
fn assembly(product: &Product, selector: i64) -> String {
    let [m, n, k] = product.shape;
    let overflow = product.overflow.map_or(String::new(), |overflow| format!("{}.", overflow.keyword()));
    let (factor, sum) = (product.factor.keyword(), product.sum.keyword());
    let mut text =
        format!("mma.sp.sync.aligned.m{m}n{n}k{k}.row.col.{overflow}{sum}.{factor}.{factor}.{sum} ");
    let [a, b, c] = &product.matrices;
    let mut next = 0;
    for n in [c.len(), a.len(), b.len(), c.len()] {
        let names: Vec<String> = (next..next + n).map(|number| format!("${number}")).collect();
        text += &format!("{{{}}},", names.join(","));
        next += n;
    }
    text + &format!("${next},0x{selector};")
}

pub(super) fn ldmatrix(op: LdMatrix, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let ty = rw.ty(op.res(rw));
    let result = rw.convert(ty)?;
    let (row, n) = rows(ctx, result)?;
    let memref = ranked(rw, op.src_memref(rw))?;
    let layout = if op.transpose(rw) == Some(true) { MMALayout::Col } else { MMALayout::Row };
    let tiles = op.num_tiles(rw).ok_or("the number of tiles is missing")?;
    let args = rw.adaptor(op);
    let (pointer, _) = element_pointer(rw, &memref, args.src_memref, args.indices, false)?;
    let registers = if n > 1 { StructType::literal(ctx, &vec![Type::I32; n], false) } else { Type::I32 };
    let shape = LdStMatrixShapeAttr::get(ctx, 8, 8);
    let registers = nvvm::LdMatrix::new(rw, registers, tiles, layout, shape, LdStMatrixEltType::B16, pointer);
    let mut matrix = llvm::Poison::new(rw, result);
    for at in 0..n as i64 {
        let register = if n > 1 { part(rw, registers, at) } else { registers };
        let register = llvm::Bitcast::new(rw, row, register);
        matrix = llvm::InsertValue::at(rw, matrix, register, &[at]);
    }
    Ok(matrix)
}

/// The instruction takes one number.
pub(super) fn rcp(op: Rcp, rw: &mut Lowering) -> Rewrite<Value> {
    by_scalars(rw, op.0, &mut |rw, args| match *args {
        [x] => Ok(nvvm::RcpApproxFtzF32::new(rw, Type::F32, x)),
        _ => Err("one operand is expected".into()),
    })
}
