//! Operations of `nvgpu` on the registers of a thread.

use super::fragments::{LDMATRIX_BITS, Matrix, Order, Role, product_with};
use super::loops::Converted;
use super::matrices::{self, is_whole};
use super::prepare::{TRANSPOSED_PRODUCT, has_form};
use super::slices::Slices;
use crate::common::vectors::{extract, insert};
use crate::prelude::*;
use terrace_gpu::gpu::{AddressSpace, LaneId};
use terrace_gpu::nvgpu::{LdMatrix, MmaSync};
use terrace_ir::elements::{Dense, splat};
use terrace_memory::affine::compose::composed_apply;
use terrace_memory::vector::{Broadcast, Contract, ExtractStridedSlice, TransferRead, TransferWrite};

/// Converts the products in the body of an operation of `b`, and in those nested in it, up to the first that fails. Nesting is
/// bounded by the parser.
pub(super) fn convert_nested(b: &mut Body, op: Op, outer: Option<(&Scope<'_>, Op)>) -> Result<bool> {
    let Some(mut nested) = b.take_nested_as_is(op) else { return Ok(false) };
    let result = convert_body(&mut nested, (&Scope { body: b, parent: outer }, op));
    match result {
        Ok(false) => b.put_nested_as_is(op, nested),
        _ => b.put_nested(op, nested),
    }
    result
}

fn convert_body(b: &mut Body, owner: (&Scope<'_>, Op)) -> Result<bool> {
    let ops = Slices::new(b, supports).products(|_, _| true);
    let mut changed = !ops.is_empty();
    let mut converted = Converted::default();
    for op in ops {
        if let Err(refusal) = convert(b, op, &mut converted) {
            let scope = Scope { body: b, parent: Some(owner) };
            let at = scope.at(op);
            match refusal {
                Refusal::TooSmall(factor, n) => {
                    let message =
                        format!("'nvgpu.mma.sync' op expected {n} warp-wide matrix {factor} elements");
                    return Err(at.error(message).emit());
                }
                Refusal::Unsupported => {
                    at.error(format!("unhandled vector to mma type: {}", terrace_ir::asm::op_to_string(at)))
                        .emit();
                }
                Refusal::SlicedTwice => _ = at.error("Slicing fragments in 2D is not supported. ").emit(),
                Refusal::Failed => {}
            }
            return at.fail("failed to convert op during vector-to-nvgpu conversion");
        }
    }
    for op in b.nested_ops() {
        changed |= convert_nested(b, op, Some(owner))?;
    }
    Ok(changed)
}

/// Why an operation is not converted.
enum Refusal {
    /// There is no form of it.
    Unsupported,
    /// A slice has other rows and other columns.
    SlicedTwice,
    /// A factor of a product, or what is added, does not have this number of elements in the registers of all threads.
    TooSmall(&'static str, i64),
    Failed,
}

/// Whether an operation may belong to a product.
fn supports(b: &Body, op: Op) -> bool {
    if let Some(read) = b.as_::<TransferRead>(op) {
        transfer_map(b, op, read.base(b), read.vector(b)).is_some()
    } else if let Some(write) = b.as_::<TransferWrite>(op) {
        let map = transfer_map(b, op, write.base(b), write.value_to_store(b));
        map.is_some_and(|map| map.is_minor_identity(b.ctx()))
    } else if let Some(slice) = b.as_::<ExtractStridedSlice>(op) {
        // Registers of the first factor are not sliced.
        product_with(b, slice.result(b)).is_some_and(|product| product.lhs(b) != slice.result(b))
    } else if let Some(product) = b.as_::<Contract>(op) {
        product.kind(b) == Some(CombiningKind::Add) && has_form(b, product, TRANSPOSED_PRODUCT)
    } else if b.is::<arith::Constant>(op) {
        is_matrix(b, op) && splat_of(b, op).is_some()
    } else if b.is::<Broadcast>(op) {
        is_matrix(b, op)
    } else {
        matrices::supports_elements(b, op) || matrices::is_loop(b, op)
    }
}

/// Whether an operation defines a vector of two dimensions.
fn is_matrix(b: &Body, op: Op) -> bool {
    let ty = b.results(op).first().and_then(|result| b.ty(result).as_::<VectorType>(b.ctx()));
    ty.is_some_and(|ty| ty.shape.len() == 2)
}

/// The element of a constant whose elements are equal.
fn splat_of(b: &Body, op: Op) -> Option<Attr> {
    let dense = Dense::of(b.ctx(), b.as_::<arith::Constant>(op)?.value(b)?)?;
    dense.splat.then(|| dense.attr(b.ctx(), 0))
}

/// The map of a transfer of a matrix, if lines of the memory are dense.
fn transfer_map(b: &Body, op: Op, base: Value, vector: Value) -> Option<AffineMap> {
    let ctx = b.ctx();
    let (memref, vector) = (b.ty(base).as_::<MemRefType>(ctx)?, b.ty(vector).as_::<VectorType>(ctx)?);
    let is_supported = is_whole(b, op) && vector.shape.len() == 2 && !vector.any_scalable();
    let (strides, _) = strides_and_offset(ctx, memref)?;
    let map = AffineMap::of(ctx, b.attr(op, "permutation_map")?)?;
    (is_supported && vector.elem == memref.elem && strides.last() == Some(&1) && map.results.len() == 2)
        .then_some(map)
}

fn convert(b: &mut Body, op: Op, converted: &mut Converted) -> Result<(), Refusal> {
    if b.as_::<ExtractStridedSlice>(op).is_some_and(|slice| !offsets(b, slice).contains(&0)) {
        return Err(Refusal::SlicedTwice);
    }
    if b.is::<Broadcast>(op) || matrices::supports_elements(b, op) {
        return Err(Refusal::Unsupported);
    }
    if is_empty(b, op) {
        return Ok(());
    }
    if let Some(refusal) = b.as_::<Contract>(op).and_then(|product| refuse_small(b, product)) {
        return Err(refusal);
    }
    convert_known(b, op, converted).ok_or(Refusal::Failed)
}

/// Whether an operation defines a matrix of a product that no register holds any part of. The product is refused.
fn is_empty(b: &Body, op: Op) -> bool {
    let read = b.as_::<TransferRead>(op);
    let Some(vector) = b.results(op).first().filter(|_| read.is_some() || b.is::<arith::Constant>(op)) else {
        return false;
    };
    let Some(matrix) = Matrix::of(b, vector).filter(|_| product_with(b, vector).is_some()) else {
        return false;
    };
    // `ldmatrix` loads a tile at least.
    let loads_lines = read.is_some_and(|read| {
        transfer_map(b, op, read.base(b), vector)
            .is_none_or(|map| loads_lines(b, read, &matrix, &map).is_some())
    });
    !loads_lines && matrix.whole_registers(b.ctx()).is_some_and(|registers| registers.n == 0)
}

/// Why a product with a matrix that is smaller than a tile is refused: the first matrix that the verifier finds wrong.
fn refuse_small(b: &Body, product: Contract) -> Option<Refusal> {
    const THREADS: i64 = 32;
    let mut first = None;
    let mut is_small = false;
    for (factor, vector) in [("A", product.lhs(b)), ("B", product.rhs(b)), ("C", product.acc(b))] {
        let matrix = Matrix::of(b, vector)?;
        let registers = matrix.whole_registers(b.ctx())?;
        let n = matrix.rows * matrix.columns;
        is_small |= registers.n == 0;
        if registers.n * registers.elements * THREADS != n {
            first = first.or(Some(Refusal::TooSmall(factor, n)));
        }
    }
    first.filter(|_| is_small)
}

/// Converts an operation that has a form.
fn convert_known(b: &mut Body, op: Op, converted: &mut Converted) -> Option<()> {
    if let Some(op) = b.as_::<scf::For>(op) {
        return converted.enter_loop(b, op);
    }
    if let Some(op) = b.as_::<scf::Yield>(op) {
        return converted.end_loop(b, op);
    }
    let mut rw = Builder::before(b, op);
    let ctx = rw.ctx().clone();
    if let Some(read) = rw.as_::<TransferRead>(op) {
        let registers = load(&mut rw, read)?;
        converted.set(read.vector(&rw), registers);
    } else if let Some(write) = rw.as_::<TransferWrite>(op) {
        let registers = converted.get(write.value_to_store(&rw))?;
        store(&mut rw, write, registers)?;
        b.erase(op);
    } else if let Some(op) = rw.as_::<ExtractStridedSlice>(op) {
        let registers = slice(&mut rw, op, converted)?;
        converted.set(op.result(&rw), registers);
    } else if let Some(op) = rw.as_::<Contract>(op) {
        let [lhs, rhs] = [op.lhs(&rw), op.rhs(&rw)];
        let shape = |vector: Value| rw.ty(vector).as_::<VectorType>(&ctx).map(|ty| ty.shape);
        let (&[m, k], &[n, _]) = (shape(lhs)?, shape(rhs)?) else { return None };
        let args = converted.all([lhs, rhs, op.acc(&rw)])?;
        let &[lhs, rhs, acc] = &args[..] else { return None };
        let shape = [m, n, k].map(|extent| IntegerAttr::of_i64(&ctx, Type::I64, extent));
        let ty = rw.ty(acc);
        let sum = MmaSync::new(&mut rw, ty, ArrayAttr::get(&ctx, &shape), lhs, rhs, acc);
        converted.set(op.result(&rw), sum);
    } else {
        let vector = rw.result(op, 0);
        let matrix = Matrix::of(&rw, vector)?;
        let ty = matrix.registers(&ctx)?.ty(&ctx, matrix.elem);
        let value = splat(&ctx, ty, splat_of(&rw, op)?)?;
        let registers = arith::Constant::new(&mut rw, value);
        converted.set(vector, registers);
    }
    Some(())
}

/// The indices of a transfer plus the coordinates of an element of the matrix, which are expressions of `dims`.
fn indices(
    rw: &mut Builder<'_>,
    map: &AffineMap,
    indices: &[Value],
    coordinates: [AffineExpr; 2],
    dims: &[Value],
) -> Option<Vec<Value>> {
    let ctx = rw.ctx().clone();
    let mut all = indices.to_vec();
    for (result, coordinate) in map.results.iter().zip(coordinates) {
        let AffineNode::Dim(dim) = result.node(&ctx) else { continue };
        let index = all.get_mut(dim as usize)?;
        let last = AffineExpr::dim(&ctx, dims.len() as u32);
        let sum = AffineExpr::binary(&ctx, AffineOp::Add, last, coordinate);
        let operands: SmallVec<[Value; 3]> = dims.iter().copied().chain([*index]).collect();
        *index = composed_apply(rw, &AffineMap::new(operands.len() as u32, 0, &[sum]), &operands);
    }
    Some(all)
}

/// Whether `ldmatrix` reads a matrix, transposed or not: its lines have to be dense and in shared memory.
fn loads_lines(b: &Body, read: TransferRead, matrix: &Matrix, map: &AffineMap) -> Option<bool> {
    let ctx = b.ctx();
    let memref = b.ty(read.base(b)).as_::<MemRefType>(ctx)?;
    if !AddressSpace::Workgroup.is(ctx, memref.memory_space) || matrix.line() != LDMATRIX_BITS {
        return None;
    }
    let last = AffineNode::Dim(map.n_dims.checked_sub(1)?);
    match [map.results.first()?, map.results.get(1)?].map(|expr| expr.node(ctx)) {
        [AffineNode::Dim(_), column] if column == last => Some(false),
        // Tiles of elements of 16 bits are transposed.
        [row, AffineNode::Dim(_)] if row == last => {
            (matrix.bits == 16 && matrix.columns >= 8 && matrix.rows * matrix.bits >= LDMATRIX_BITS)
                .then_some(true)
        }
        _ => None,
    }
}

/// The order of the tiles of a matrix that is read: the one that a product takes, and for matrices of which only slices are
/// used the one that upstream's slices expect.
fn order(b: &Body, read: TransferRead, loads_transposed: bool) -> Order {
    match loads_transposed && product_with(b, read.vector(b)).is_none() {
        true => Order::ColumnsFirst,
        false => Order::RowsFirst,
    }
}

/// Loads the registers of a matrix.
fn load(rw: &mut Builder<'_>, read: TransferRead) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let (base, vector) = (read.base(rw), read.vector(rw));
    let (map, starts) = (transfer_map(rw, read.0, base, vector)?, read.indices(rw).to_vec());
    let matrix = Matrix::of(rw, vector)?;
    let registers = matrix.registers(&ctx)?;
    let ty = registers.ty(&ctx, matrix.elem);
    if let Some(is_transposed) = loads_lines(rw, read, &matrix, &map) {
        let n_tiles = matrix.loaded_tiles(is_transposed)?;
        let line = matrix.loaded_line(&ctx, is_transposed, order(rw, read, is_transposed));
        let lane = LaneId::new(rw);
        let indices = indices(rw, &map, &starts, line, &[lane])?;
        return Some(LdMatrix::new(rw, ty, is_transposed, n_tiles, base, &indices));
    }
    let is_dense = map.is_minor_identity(&ctx);
    let step = if is_dense { registers.elements } else { 1 };
    if !is_unrollable(&[registers.n, registers.elements]) {
        return None;
    }
    let lane = LaneId::new(rw);
    let zero = crate::common::vectors::zeros(rw, matrix.elem)?;
    let mut all = Broadcast::new(rw, ty, zero);
    let part = VectorType::fixed(&ctx, &[registers.elements], matrix.elem);
    for element in (0..registers.n * registers.elements).step_by(step as usize) {
        let position = [element / registers.elements, element % registers.elements];
        let element = arith::Constant::index(rw, element);
        let indices = indices(rw, &map, &starts, matrix.coordinates(&ctx)?, &[lane, element])?;
        all = match is_dense {
            true => {
                let values = vector::Load::new(rw, part, base, &indices);
                insert(rw, values, all, &position[..1])
            }
            false => {
                let value = memref::Load::new(rw, base, &indices);
                insert(rw, value, all, &position)
            }
        };
    }
    Some(all)
}

/// Stores the registers of a matrix.
fn store(rw: &mut Builder<'_>, write: TransferWrite, values: Value) -> Option<()> {
    let ctx = rw.ctx().clone();
    let (base, vector) = (write.base(rw), write.value_to_store(rw));
    let (map, starts) = (transfer_map(rw, write.0, base, vector)?, write.indices(rw).to_vec());
    // What is stored is a sum, even if it is a factor of another product, too.
    let matrix = Matrix { role: Role::Acc, ..Matrix::of(rw, vector)? };
    let registers = matrix.registers(&ctx)?;
    if rw.ty(values) != registers.ty(&ctx, matrix.elem) || !is_unrollable(&[registers.n]) {
        return None;
    }
    let lane = LaneId::new(rw);
    for register in 0..registers.n {
        let element = arith::Constant::index(rw, register * registers.elements);
        let values = extract(rw, values, &[register]);
        let indices = indices(rw, &map, &starts, matrix.coordinates(&ctx)?, &[lane, element])?;
        vector::Store::build(rw, values, base, &indices);
    }
    Some(())
}

/// The first row and column of a part of a matrix. Missing offsets are zero.
fn offsets(b: &Body, op: ExtractStridedSlice) -> [i64; 2] {
    let offsets = op.offsets(b).and_then(|offsets| offsets.as_array(b.ctx())).unwrap_or_default();
    [0, 1].map(|dim| offsets.get(dim).and_then(|offset| offset.as_i64(b.ctx())).unwrap_or(0))
}

/// The registers of a part of a matrix that is read.
fn slice(rw: &mut Builder<'_>, op: ExtractStridedSlice, converted: &Converted) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let (source, result) = (op.source(rw), op.result(rw));
    let read = rw.def_as::<TransferRead>(source)?;
    let (whole, part) = (Matrix::of(rw, source)?, Matrix::of(rw, result)?);
    let registers = part.registers(&ctx).filter(|registers| is_unrollable(&[registers.n]))?;
    let values = converted.get(source)?;
    let map = transfer_map(rw, read.0, read.base(rw), source)?;
    let loads_transposed = loads_lines(rw, read, &whole, &map) == Some(true);
    let sliced = whole.sliced(&part, offsets(rw, op), order(rw, read, loads_transposed))?;
    let (&first, n) = (sliced.first()?, whole.registers(&ctx)?);
    if n.elements != registers.elements
        || sliced.len() as i64 != registers.n
        || sliced.iter().any(|&at| at >= n.n)
    {
        return None;
    }
    let ty = registers.ty(&ctx, part.elem);
    if (first..).zip(&sliced).any(|(expected, &at)| at != expected) {
        let mask = DenseArrayAttr::of_i64s(&ctx, &sliced);
        return Some(vector::Shuffle::new(rw, mask, values, values));
    }
    let list = |integers: [i64; 2]| {
        ArrayAttr::get(&ctx, &integers.map(|integer| IntegerAttr::of_i64(&ctx, Type::I64, integer)))
    };
    let (offsets, sizes) = (list([first, 0]), list([registers.n, registers.elements]));
    Some(ExtractStridedSlice::new(rw, ty, offsets, sizes, list([1, 1]), values))
}
