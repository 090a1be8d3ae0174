//! Operations of `gpu` on whole matrices.

use super::loops::Converted;
use super::prepare::{PRODUCT, has_form, is_integer_extension};
use super::slices::Slices;
use crate::prelude::*;
use terrace_gpu::gpu::{
    FactorMatrix, MatrixElement, MmaElementwiseOp, MmaMatrixType, MmaMemRef, StoredMatrix,
    SubgroupMmaCompute, SubgroupMmaConstantMatrix, SubgroupMmaElementwise, SubgroupMmaLoadMatrix,
    SubgroupMmaStoreMatrix, SumMatrix,
};
use terrace_ir::decl::TypeConstraint;
use terrace_ir::elements::Dense;
use terrace_memory::vector::{Broadcast, Contract, Mask, TransferRead, TransferWrite};

/// Converts the products of a body.
pub(super) const CONVERT: BodyEdit = BodyEdit {
    concerns: |b| b.op_codes().any(|code| code == Contract::DEF.code()),
    run: |b| {
        let ops = Slices::new(b, supports).products(|b, ops| types(b, ops).is_some());
        let mut converted = Converted::default();
        let changed = !ops.is_empty();
        // As upstream's, operations of vectors that have no form on matrices stay, and so do those that use them.
        ops.into_iter().for_each(|op| _ = convert(b, op, &mut converted));
        EditResult { changed, unfinished: false }
    },
    report: |_, _| Ok(()),
};

fn holds<C: TypeConstraint>(ctx: &Context, ty: Type) -> bool {
    C::CONSTRAINT.pred.holds(ctx, ty)
}

/// The operation on the elements of matrices for one on those of vectors.
fn elementwise(b: &Body, op: Op) -> Option<MmaElementwiseOp> {
    use MmaElementwiseOp::*;
    static OPS: [(&OpDef, MmaElementwiseOp); 13] = [
        (arith::AddF::DEF, AddF),
        (arith::MulF::DEF, MulF),
        (arith::SubF::DEF, SubF),
        (arith::MaximumF::DEF, MaxF),
        (arith::MinimumF::DEF, MinF),
        (arith::DivF::DEF, DivF),
        (arith::AddI::DEF, AddI),
        (arith::MulI::DEF, MulI),
        (arith::SubI::DEF, SubI),
        (arith::DivSI::DEF, DivS),
        (arith::DivUI::DEF, DivU),
        (arith::NegF::DEF, NegateF),
        (arith::ExtF::DEF, ExtF),
    ];
    OPS.iter().find(|(def, _)| core::ptr::eq(*def, b.def(op))).map(|&(_, kind)| kind)
}

/// Whether an operation has a form on matrices.
fn supports(b: &Body, op: Op) -> bool {
    if let Some(read) = b.as_::<TransferRead>(op) {
        loaded(b, read).is_some()
    } else if let Some(write) = b.as_::<TransferWrite>(op) {
        let memory = Memory::of(b, op, write.base(b), write.value_to_store(b));
        memory.is_some_and(|memory| memory.map.is_minor_identity(b.ctx()))
    } else if let Some(contraction) = b.as_::<Contract>(op) {
        contraction.kind(b) == Some(CombiningKind::Add) && has_form(b, contraction, PRODUCT)
    } else if b.is::<arith::Constant>(op) || b.is::<Broadcast>(op) {
        filled(b, op).is_some()
    } else {
        supports_elements(b, op) || is_loop(b, op)
    }
}

/// Whether an operation on the elements of vectors has a form on matrices.
pub(super) fn supports_elements(b: &Body, op: Op) -> bool {
    if !is_integer_extension(b, op) {
        return elementwise(b, op).is_some();
    }
    let is_read = b.def_as::<TransferRead>(b.operand(op, 0)).is_some();
    is_read && b.users(b.result(op, 0)).all(|user| b.is::<Contract>(user))
}

/// Whether an operation is a loop or the end of one.
pub(super) fn is_loop(b: &Body, op: Op) -> bool {
    let in_loop = |op| b.parent_op(op).is_some_and(|parent| b.is::<scf::For>(parent));
    b.is::<scf::For>(op) || b.is::<scf::Yield>(op) && in_loop(op)
}

/// Whether a transfer accesses all elements: it has no mask, and none is out of bounds.
pub(super) fn is_whole(b: &Body, op: Op) -> bool {
    let ctx = b.ctx();
    let mask = match b.as_::<TransferRead>(op) {
        Some(read) => read.mask(b),
        None => b.as_::<TransferWrite>(op).and_then(|write| write.mask(b)),
    };
    let in_bounds = b.attr(op, "in_bounds").and_then(|bounds| bounds.as_array(ctx)).unwrap_or_default();
    mask.is_none()
        && !b.parent_op(op).is_some_and(|parent| b.is::<Mask>(parent))
        && in_bounds.iter().all(|bound| bound.as_bool(ctx) == Some(true))
}

/// The memory of a matrix.
struct Memory {
    map: AffineMap,
    /// The number of elements from one row to the next.
    stride: i64,
}

impl Memory {
    /// The memory that a transfer of a matrix accesses, if its layout is known.
    fn of(b: &Body, op: Op, base: Value, vector: Value) -> Option<Self> {
        let ctx = b.ctx();
        let (memref, vector) = (b.ty(base).as_::<MemRefType>(ctx)?, b.ty(vector).as_::<VectorType>(ctx)?);
        let is_supported = is_whole(b, op)
            && vector.shape.len() == 2
            && !vector.any_scalable()
            && vector.elem == memref.elem
            && holds::<MmaMemRef>(ctx, b.ty(base));
        let map = AffineMap::of(ctx, b.attr(op, "permutation_map")?)?;
        if !is_supported || map.results.len() != 2 {
            return None;
        }
        let (strides, _) = strides_and_offset(ctx, memref)?;
        let stride = match strides[..] {
            [.., stride, 1] if stride != DYNAMIC => stride,
            [1] => 0,
            _ => return None,
        };
        Some(Self { map, stride })
    }
}

/// The memory that a matrix is read from.
struct Load {
    ty: Type,
    /// The value that the matrix stands for: the vector, or its extension, which tells the sign of integers.
    of: Value,
    stride: i64,
    is_transposed: bool,
}

/// The memory that a vector is read from, if that can be loaded as a matrix.
fn loaded(b: &Body, read: TransferRead) -> Option<Load> {
    let ctx = b.ctx();
    let vector = read.vector(b);
    let Memory { map, stride } = Memory::of(b, read.0, read.base(b), vector)?;
    let nodes = [map.results.first()?, map.results.get(1)?].map(|expr| expr.node(ctx));
    let last = AffineNode::Dim(map.n_dims.checked_sub(1)?);
    let outer = map.n_dims.checked_sub(2).map(AffineNode::Dim);
    let zero = AffineNode::Const(0);
    let (is_transposed, is_repeated) = match nodes {
        [row, column] if Some(row) == outer && column == last => (false, false),
        [row, column] if row == zero && column == last => (false, true),
        [row, column] if row == last && Some(column) == outer => (true, false),
        [row, column] if row == last && column == zero => (true, true),
        _ => return None,
    };
    let ty = b.ty(vector).as_::<VectorType>(ctx)?;
    let mut users = b.users(vector);
    let only = users.next().filter(|_| users.next().is_none());
    let extension = only.filter(|&user| is_integer_extension(b, user));
    let (of, elem) = match extension {
        Some(extension) => {
            let is_signed = b.is::<arith::ExtSI>(extension);
            let sign = if is_signed { Signedness::Signed } else { Signedness::Unsigned };
            let width = ty.elem.signless_width(ctx)?;
            (b.result(extension, 0), IntegerType::get(ctx, width, sign as u32))
        }
        None => (vector, ty.elem),
    };
    let ty = matrix_type(ctx, ty.shape, elem, role(b, extension.unwrap_or(read.0)))?;
    Some(Load { ty, of, stride: if is_repeated { 0 } else { stride }, is_transposed })
}

/// The type of a matrix; `None` if there are none of such elements.
fn matrix_type(ctx: &Context, shape: &[i64], elem: Type, role: &str) -> Option<Type> {
    let ty = MmaMatrixType::get(ctx, shape, elem, ctx.intern(role));
    holds::<StoredMatrix>(ctx, ty).then_some(ty)
}

/// The role in a product of what an operation defines, directly or by operations on elements.
fn role(b: &Body, mut op: Op) -> &'static str {
    // Operations that are never executed may use each other.
    for _ in 0..b.op_bound() {
        let mut users = b.results(op).iter().flat_map(|result| b.users(result));
        match (users.next(), users.next()) {
            (Some(user), None) if b.def(user).has(Trait::Elementwise) => op = user,
            _ => break,
        }
    }
    let Some(result) = b.results(op).first() else { return "COp" };
    for contraction in b.users(result).filter_map(|user| b.as_::<Contract>(user)) {
        if contraction.lhs(b) == result {
            return "AOp";
        }
        if contraction.rhs(b) == result {
            return "BOp";
        }
    }
    "COp"
}

/// The type of a matrix of equal elements, which a constant or a scalar gives.
fn filled(b: &Body, op: Op) -> Option<Type> {
    let ctx = b.ctx();
    let ty = b.ty(b.results(op).first()?).as_::<VectorType>(ctx)?;
    let is_splat = match b.as_::<Broadcast>(op) {
        Some(broadcast) => b.ty(broadcast.source(b)) == ty.elem,
        None => b
            .as_::<arith::Constant>(op)?
            .value(b)
            .and_then(|value| Dense::of(ctx, value))
            .is_some_and(|dense| dense.splat),
    };
    let is_supported = ty.shape.len() == 2 && !ty.any_scalable() && holds::<MatrixElement>(ctx, ty.elem);
    matrix_type(ctx, ty.shape, ty.elem, role(b, op)).filter(|_| is_splat && is_supported)
}

/// The types of the matrices that vectors become; `None` if some operation would not be valid.
fn types(b: &Body, ops: &[Op]) -> Option<FxHashMap<Value, Type>> {
    let ctx = b.ctx();
    let mut types: FxHashMap<Value, Type> = FxHashMap::default();
    for &op in ops {
        let of = |value: Value| types.get(&value).copied();
        // Where an operation stays, it takes vectors, and that of a converted loop is only its initial value.
        let takes_carried = || {
            b.operands(op).iter().any(|value| {
                types.contains_key(&value) && b.def_op(value).is_none_or(|def| b.is::<scf::For>(def))
            })
        };
        if let Some(read) = b.as_::<TransferRead>(op) {
            let load = loaded(b, read)?;
            types.insert(load.of, load.ty);
        } else if let Some(write) = b.as_::<TransferWrite>(op) {
            let ty = of(write.value_to_store(b)).map(|ty| ty.as_::<MmaMatrixType>(ctx));
            if ty.flatten().is_some_and(|ty| ctx.bytes(ty.operand) != b"COp") {
                return None;
            }
        } else if let Some(op) = b.as_::<Contract>(op) {
            if let (Some(lhs), Some(rhs), Some(acc)) = (of(op.lhs(b)), of(op.rhs(b)), of(op.acc(b))) {
                if !is_product(ctx, [lhs, rhs, acc]) {
                    return None;
                }
                types.insert(op.result(b), acc);
            } else if takes_carried() {
                return None;
            }
        } else if b.is::<arith::Constant>(op) || b.is::<Broadcast>(op) {
            types.insert(b.result(op, 0), filled(b, op)?);
        } else if let Some(op) = b.as_::<scf::For>(op) {
            let args = b.entry_args(op.body(b)).iter().skip(1);
            let carried = args.copied().zip(b.results(op.0).iter()).zip(op.init_args(b).iter());
            let new: Vec<_> =
                carried.filter_map(|((arg, result), init)| Some((arg, result, of(init)?))).collect();
            types.extend(new.into_iter().flat_map(|(arg, result, ty)| [(arg, ty), (result, ty)]));
        } else if let Some(end) = b.as_::<scf::Yield>(op) {
            let around = b.results(b.parent_op(op)?).iter();
            if !end.results(b).iter().zip(around).all(|(value, result)| of(value) == of(result)) {
                return None;
            }
        } else if let Some(kind) = elementwise(b, op) {
            let operands: Option<SmallVec<[Type; 2]>> = b.operands(op).iter().map(of).collect();
            let Some((&first, others)) = operands.as_ref().and_then(|types| types.split_first()) else {
                if takes_carried() {
                    return None;
                }
                continue;
            };
            if others.iter().any(|&other| other != first) {
                return None;
            }
            types.insert(b.result(op, 0), elementwise_type(b, op, kind, first)?);
        }
    }
    Some(types)
}

/// Whether matrices of these types can be multiplied and added.
fn is_product(ctx: &Context, [lhs, rhs, acc]: [Type; 3]) -> bool {
    let role = |ty: Type| ty.as_::<MmaMatrixType>(ctx).map(|matrix| ctx.bytes(matrix.operand));
    [lhs, rhs, acc].map(role) == [Some(&b"AOp"[..]), Some(b"BOp"), Some(b"COp")]
        && holds::<FactorMatrix>(ctx, lhs)
        && holds::<FactorMatrix>(ctx, rhs)
        && holds::<SumMatrix>(ctx, acc)
}

/// The type of the result of an operation on the elements of matrices.
fn elementwise_type(b: &Body, op: Op, kind: MmaElementwiseOp, ty: Type) -> Option<Type> {
    let ctx = b.ctx();
    if kind != MmaElementwiseOp::ExtF {
        return Some(ty);
    }
    let matrix = ty.as_::<MmaMatrixType>(ctx)?;
    let elem = b.ty(b.result(op, 0)).element_or_self(ctx);
    let ty = MmaMatrixType::get(ctx, matrix.shape, elem, matrix.operand);
    holds::<StoredMatrix>(ctx, ty).then_some(ty)
}

/// Makes an operation on matrices in front of one on vectors, if the operands are matrices.
fn convert(b: &mut Body, op: Op, converted: &mut Converted) -> Option<()> {
    let ctx = b.ctx().clone();
    let mut rw = Builder::before(b, op);
    if let Some(read) = rw.as_::<TransferRead>(op) {
        let load = loaded(&rw, read)?;
        let (base, indices) = (read.base(&rw), read.indices(&rw).to_vec());
        let matrix = SubgroupMmaLoadMatrix::with(load.ty, load.stride, base, &indices)
            .transpose(load.is_transposed)
            .result(&mut rw);
        converted.set(load.of, matrix);
    } else if let Some(write) = rw.as_::<TransferWrite>(op) {
        let (base, vector, indices) =
            (write.base(&rw), write.value_to_store(&rw), write.indices(&rw).to_vec());
        let memory = Memory::of(&rw, op, base, vector)?;
        let matrix = converted.get(vector)?;
        SubgroupMmaStoreMatrix::build(&mut rw, memory.stride, matrix, base, &indices);
        b.erase(op);
    } else if let Some(op) = rw.as_::<Contract>(op) {
        let &[lhs, rhs, acc] = &converted.all([op.lhs(&rw), op.rhs(&rw), op.acc(&rw)])?[..] else {
            return None;
        };
        let sum = SubgroupMmaCompute::new(&mut rw, lhs, rhs, acc);
        converted.set(op.result(&rw), sum);
    } else if rw.is::<arith::Constant>(op) || rw.is::<Broadcast>(op) {
        let (ty, result) = (filled(&rw, op)?, rw.result(op, 0));
        let scalar = match rw.as_::<Broadcast>(op) {
            Some(broadcast) => broadcast.source(&rw),
            None => {
                let value = rw.as_::<arith::Constant>(op)?.value(&rw)?;
                arith::Constant::new(&mut rw, Dense::of(&ctx, value)?.attr(&ctx, 0))
            }
        };
        let matrix = SubgroupMmaConstantMatrix::new(&mut rw, ty, scalar);
        converted.set(result, matrix);
    } else if let Some(op) = rw.as_::<scf::For>(op) {
        converted.enter_loop(b, op)?;
    } else if let Some(op) = rw.as_::<scf::Yield>(op) {
        converted.end_loop(b, op)?;
    } else if let Some(kind) = elementwise(&rw, op) {
        let args = converted.all(rw.operands(op).iter())?;
        let (ty, result) = (elementwise_type(&rw, op, kind, rw.ty(*args.first()?))?, rw.result(op, 0));
        let matrix = SubgroupMmaElementwise::new(&mut rw, ty, kind, &args);
        converted.set(result, matrix);
    }
    Some(())
}
