//! Lowering of operations on matrices in the registers of a warp to `wmma` instructions.
//!
//! A matrix is a struct of the registers of a thread, or one number.

use crate::common::memory::{element_pointer, ranked};
use crate::prelude::*;
use terrace_gpu::gpu::{self, MmaElementwiseOp, MmaMatrixType};
use terrace_hardware::nvvm::{self, MMAFrag, MMALayout, MMATypes};

pub(super) static PATTERNS: &[&[Pattern]] = &[patterns![
    gpu::SubgroupMmaLoadMatrix => load,
    gpu::SubgroupMmaCompute => compute,
    gpu::SubgroupMmaStoreMatrix => store,
    gpu::SubgroupMmaConstantMatrix => constant,
    gpu::SubgroupMmaElementwise => elementwise,
]];

/// A matrix in registers.
struct Matrix {
    rows: i64,
    columns: i64,
    frag: MMAFrag,
    elem: MMATypes,
}

impl Matrix {
    fn of(ctx: &Context, ty: Type) -> Rewrite<Self> {
        let matrix = ty.as_::<MmaMatrixType>(ctx).ok_or("the value is no matrix")?;
        let &[rows, columns] = matrix.shape else { return Err("the matrix has no two dimensions".into()) };
        let frag = match ctx.bytes(matrix.operand) {
            b"AOp" => MMAFrag::A,
            b"BOp" => MMAFrag::B,
            _ => MMAFrag::C,
        };
        let elem = match matrix.elem.as_int(ctx) {
            Some((8, Signedness::Signed)) => MMATypes::S8,
            Some((8, Signedness::Unsigned)) => MMATypes::U8,
            Some((32, _)) => MMATypes::S32,
            _ => match matrix.elem {
                Type::F16 => MMATypes::F16,
                Type::F64 => MMATypes::F64,
                Type::F32 if frag == MMAFrag::C => MMATypes::F32,
                Type::F32 => MMATypes::Tf32,
                _ => return Err("there are no registers for the elements".into()),
            },
        };
        Ok(Self { rows, columns, frag, elem })
    }

    /// The number and the type of registers.
    fn registers(&self, ctx: &Context) -> Option<(usize, Type)> {
        let is_sum = self.frag == MMAFrag::C;
        Some(match self.elem {
            MMATypes::F16 => (if is_sum { 4 } else { 8 }, VectorType::fixed(ctx, &[2], Type::F16)),
            MMATypes::F32 => (8, Type::F32),
            MMATypes::Tf32 => (4, Type::I32),
            MMATypes::F64 => (if is_sum { 2 } else { 1 }, Type::F64),
            MMATypes::S32 => (8, Type::I32),
            MMATypes::S8 | MMATypes::U8 => {
                let n = match self.frag {
                    MMAFrag::A => self.rows,
                    MMAFrag::B => self.columns,
                    MMAFrag::C => return None,
                };
                let n = usize::try_from(n / 8).ok().filter(|n| (1..=4).contains(n))?;
                (n, Type::I32)
            }
            _ => return None,
        })
    }

    /// The converted type.
    fn ty(&self, ctx: &Context) -> Option<Type> {
        match self.registers(ctx)? {
            (1, Type::F64) => Some(Type::F64),
            (n, ty) => Some(llvm::StructType::literal(ctx, &vec![ty; n], false)),
        }
    }

    /// The extents m, n and k of the product that the matrix is a part of, if there is one.
    fn extents(&self) -> Option<[i64; 3]> {
        let (rows, columns) = (self.rows, self.columns);
        nvvm::wmma::EXTENTS.into_iter().find(|&[m, n, k]| {
            let is_shape = match self.frag {
                MMAFrag::A => [m, k] == [rows, columns],
                MMAFrag::B => [k, n] == [rows, columns],
                MMAFrag::C => [m, n] == [rows, columns],
            };
            is_shape && nvvm::wmma::has_fragment([m, n, k], self.elem, self.frag)
        })
    }
}

/// The type conversion of matrices.
pub(super) fn convert_matrix(converter: &mut TypeConverter, ty: Type) -> Convert {
    let ctx = converter.ctx();
    if !ty.is::<MmaMatrixType>(ctx) {
        return Convert::Unhandled;
    }
    match Matrix::of(ctx, ty).ok().and_then(|matrix| matrix.ty(ctx)) {
        Some(ty) => Convert::To(ty),
        None => Convert::Fail,
    }
}

const UNSUPPORTED: &str = "Unsupported WMMA variant.";

fn layout(transpose: Option<bool>) -> MMALayout {
    if transpose == Some(true) { MMALayout::Col } else { MMALayout::Row }
}

/// The values in the registers of a matrix.
fn unpack(rw: &mut Lowering, matrix: Value, out: &mut SmallVec<[Value; 8]>) {
    match rw.ty(matrix).as_::<llvm::StructType>(rw.context()) {
        Some(ty) => out.extend((0i64..).zip(ty.elems).map(|(at, _)| part(rw, matrix, at))),
        None => out.push(matrix),
    }
}

/// The matrix of values in registers, which `value` makes one after another.
fn pack(rw: &mut Lowering, ty: Type, mut value: impl FnMut(&mut Lowering, usize) -> Value) -> Value {
    let ctx = rw.context();
    let Some(fields) = ty.as_::<llvm::StructType>(ctx) else { return value(rw, 0) };
    let mut matrix = llvm::Poison::new(rw, ty);
    for at in 0..fields.elems.len() {
        let value = value(rw, at);
        matrix = llvm::InsertValue::at(rw, matrix, value, &[at as i64]);
    }
    matrix
}

/// The address in memory, and the number of elements from one row to the next.
fn address(
    rw: &mut Lowering,
    memref: Value,
    descriptor: Value,
    indices: &[Value],
    lead_dimension: Option<Attr>,
) -> Rewrite<[Value; 2]> {
    let lead_dimension = lead_dimension.ok_or("the leading dimension is missing")?;
    let memref = ranked(rw, memref)?;
    let (pointer, _) = element_pointer(rw, &memref, descriptor, indices, false)?;
    Ok([pointer, llvm::Constant::new(rw, Type::I32, lead_dimension)])
}

fn load(op: gpu::SubgroupMmaLoadMatrix, rw: &mut Lowering) -> Rewrite<Value> {
    let (ctx, args) = (rw.context(), rw.adaptor(op));
    let matrix = Matrix::of(ctx, rw.ty(op.res(rw)))?;
    let [m, n, k] = matrix.extents().ok_or(UNSUPPORTED)?;
    let result = matrix.ty(ctx).ok_or(UNSUPPORTED)?;
    let lead = rw.slot(op.0, gpu::SubgroupMmaLoadMatrix::SLOTS.lead_dimension);
    let layout = layout(op.transpose(rw));
    let [pointer, lead] = address(rw, op.src_memref(rw), args.src_memref, args.indices, lead)?;
    Ok(nvvm::WMMALoad::new(rw, result, m, n, k, layout, matrix.elem, matrix.frag, pointer, lead))
}

fn store(op: gpu::SubgroupMmaStoreMatrix, rw: &mut Lowering) -> Rewrite {
    let (ctx, args) = (rw.context(), rw.adaptor(op));
    let matrix = Matrix { frag: MMAFrag::C, ..Matrix::of(ctx, rw.ty(op.src(rw)))? };
    let [m, n, k] = matrix.extents().ok_or(UNSUPPORTED)?;
    let lead = rw.slot(op.0, gpu::SubgroupMmaStoreMatrix::SLOTS.lead_dimension);
    let layout = layout(op.transpose(rw));
    let mut values = SmallVec::new();
    unpack(rw, args.src, &mut values);
    let [pointer, lead] = address(rw, op.dst_memref(rw), args.dst_memref, args.indices, lead)?;
    nvvm::WMMAStore::build(rw, m, n, k, layout, matrix.elem, pointer, &values, lead);
    rw.erase(op.0)
}

fn compute(op: gpu::SubgroupMmaCompute, rw: &mut Lowering) -> Rewrite<Value> {
    let (ctx, args) = (rw.context(), rw.adaptor(op));
    let a = Matrix::of(ctx, rw.ty(op.op_a(rw)))?;
    let sum = Matrix::of(ctx, rw.ty(op.op_c(rw)))?;
    let (m, n, k) = (sum.rows, sum.columns, a.columns);
    if !nvvm::wmma::has_product([m, n, k], a.elem, sum.elem) {
        return Err(UNSUPPORTED.into());
    }
    let (layout_a, layout_b) = (layout(op.a_transpose(rw)), layout(op.b_transpose(rw)));
    let mut values = SmallVec::new();
    for matrix in [args.op_a, args.op_b, args.op_c] {
        unpack(rw, matrix, &mut values);
    }
    let result = rw.ty(args.op_c);
    Ok(nvvm::WMMAMma::new(rw, result, m, n, k, layout_a, layout_b, a.elem, sum.elem, &values))
}

/// All registers have the same value.
fn constant(op: gpu::SubgroupMmaConstantMatrix, rw: &mut Lowering) -> Rewrite<Value> {
    let (ctx, mut value) = (rw.context(), rw.adaptor(op).value);
    let matrix = Matrix::of(ctx, rw.ty(op.res(rw)))?;
    let (_, register) = matrix.registers(ctx).ok_or(UNSUPPORTED)?;
    let ty = matrix.ty(ctx).ok_or(UNSUPPORTED)?;
    if matches!(matrix.elem, MMATypes::S8 | MMATypes::U8) {
        // Upstream inserts bytes into structs of words.
        return Err("a register holds four bytes: load the matrix from memory".into());
    }
    if let Some(vector) = register.as_::<VectorType>(ctx) {
        let mut all = llvm::Poison::new(rw, register);
        for at in 0..vector.shape.iter().product() {
            let at = llvm::Constant::int(rw, Type::I32, at);
            all = llvm::InsertElement::new(rw, all, value, at);
        }
        value = all;
    } else if rw.ty(value) != register {
        // A `tf32` register has the bits of an `f32`; upstream inserts it as it is.
        value = llvm::Bitcast::new(rw, register, value);
    }
    Ok(pack(rw, ty, |_, _| value))
}

fn elementwise(op: gpu::SubgroupMmaElementwise, rw: &mut Lowering) -> Rewrite<Value> {
    let (ctx, args) = (rw.context(), rw.adaptor(op).args);
    let kind = op.op_type(rw).ok_or("the operation is missing")?;
    let matrix = Matrix::of(ctx, rw.ty(op.res(rw)))?;
    let (_, register) = matrix.registers(ctx).ok_or(UNSUPPORTED)?;
    let ty = matrix.ty(ctx).ok_or(UNSUPPORTED)?;
    let is_float = matches!(matrix.elem, MMATypes::F16 | MMATypes::F32 | MMATypes::F64);
    let combine = combiner(kind, is_float, matrix.elem == MMATypes::S32, args.len())
        .ok_or("there is no such operation on registers of these elements")?;
    if args.iter().any(|&arg| rw.ty(arg) != ty) {
        return Err("the matrices have different registers".into());
    }
    Ok(pack(rw, ty, |rw, at| {
        let is_struct = ty != register;
        let parts: SmallVec<[Value; 2]> =
            args.iter().map(|&arg| if is_struct { part(rw, arg, at as i64) } else { arg }).collect();
        combine(rw, parts[0], parts[parts.len() - 1])
    }))
}

type Combiner = fn(&mut Builder, Value, Value) -> Value;

/// The operation on registers, for this number of matrices.
fn combiner(kind: MmaElementwiseOp, is_float: bool, is_int: bool, n: usize) -> Option<Combiner> {
    use MmaElementwiseOp as Kind;
    Some(match (kind, is_float, is_int, n) {
        (Kind::AddF, true, _, 2) => llvm::FAdd::new,
        (Kind::MulF, true, _, 2) => llvm::FMul::new,
        (Kind::SubF, true, _, 2) => llvm::FSub::new,
        (Kind::DivF, true, _, 2) => llvm::FDiv::new,
        (Kind::MaxF, true, _, 2) => |b, x, y| extremum(b, llvm::FCmpPredicate::Ogt, x, y),
        (Kind::MinF, true, _, 2) => |b, x, y| extremum(b, llvm::FCmpPredicate::Olt, x, y),
        (Kind::NegateF, true, _, 1) => |b, x, _| llvm::FNeg::new(b, x),
        (Kind::AddI, _, true, 2) => llvm::Add::new,
        (Kind::MulI, _, true, 2) => llvm::Mul::new,
        (Kind::SubI, _, true, 2) => llvm::Sub::new,
        (Kind::DivS, _, true, 2) => llvm::SDiv::new,
        (Kind::DivU, _, true, 2) => llvm::UDiv::new,
        (Kind::NegateS, _, true, 1) => |b, x, _| {
            let ty = b.ty(x);
            let zero = llvm::Constant::int(b, ty, 0);
            llvm::Sub::new(b, zero, x)
        },
        _ => return None,
    })
}

/// The one that compares so with the other one; NaN if there is one.
fn extremum(b: &mut Builder, predicate: llvm::FCmpPredicate, x: Value, y: Value) -> Value {
    let ctx = b.ctx().clone();
    let ty = b.ty(x);
    let compared = llvm::FCmp::new(b, predicate, x, y);
    let selected = llvm::Select::new(b, compared, x, y);
    let is_nan = llvm::FCmp::new(b, llvm::FCmpPredicate::Uno, x, y);
    let elem = ty.element_or_self(&ctx);
    let format = elem.as_float(&ctx).unwrap_or(FloatFormat::F32);
    let nan = FloatAttr::of(&ctx, elem, ApFloat::nan(format));
    let nan = llvm::Constant::new(b, ty, nan);
    llvm::Select::new(b, is_nan, nan, selected)
}
