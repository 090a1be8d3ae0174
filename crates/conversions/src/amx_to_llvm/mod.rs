//! Lowering of `amx` to calls of intrinsics (`convert-to-llvm`, `convert-vector-to-llvm` with `enable-amx`).

use crate::common::intrinsic;
use crate::common::memory::{element_pointer, ranked};
use crate::prelude::*;
use terrace_hardware::amx::{self, TileType};

/// The patterns of `amx`.
pub static PATTERNS: &[&[Pattern]] = &[patterns![
    amx::TileLoad => tile_load,
    amx::TileMulF => tile_mulf,
    amx::TileMulI => tile_muli,
    amx::TileStore => tile_store,
    amx::TileZero => tile_zero,
]];

/// The type conversion of `amx`.
pub static RULES: &[Rule] = &[convert_tile];

/// LLVM's type of a tile has neither shape nor element type.
fn convert_tile(converter: &mut TypeConverter, ty: Type) -> Convert {
    if ty.is::<TileType>(converter.ctx()) {
        Convert::To(llvm::X86AmxType::get(converter.ctx()))
    } else {
        Convert::Unhandled
    }
}

/// The extents of a tile: its rows, and the bytes of a row.
fn extents(rw: &Lowering, ty: Type) -> Rewrite<(i64, i64)> {
    match ty.as_::<TileType>(rw.context()) {
        Some(TileType { shape: &[rows, columns], elem, .. }) => {
            Ok((rows, columns.wrapping_mul(bytes(rw, elem))))
        }
        _ => Err("the tile is not two-dimensional".into()),
    }
}

/// The size of an element.
fn bytes(rw: &Lowering, elem: Type) -> i64 {
    i64::from(elem.bit_width(rw.context()).unwrap_or(8) / 8)
}

/// An extent as an argument of an intrinsic.
fn extent(rw: &mut Lowering, value: i64) -> Value {
    llvm::Constant::int(rw, Type::I16, value)
}

fn tile_zero(op: amx::TileZero, rw: &mut Lowering) -> Rewrite {
    let (rows, columns) = extents(rw, rw.ty(op.res(rw)))?;
    let result = intrinsic::result_type(rw, op.0)?;
    let args = [extent(rw, rows), extent(rw, columns)];
    intrinsic::replace(rw, op.0, "llvm.x86.tilezero.internal", result, &args)
}

fn tile_load(op: amx::TileLoad, rw: &mut Lowering) -> Rewrite {
    let args = rw.adaptor(op);
    let result = intrinsic::result_type(rw, op.0)?;
    let tile = rw.ty(op.res(rw));
    let args = transfer(rw, tile, op.base(rw), args.base, args.indices, args.stride)?;
    intrinsic::replace(rw, op.0, "llvm.x86.tileloadd64.internal", result, &args)
}

fn tile_store(op: amx::TileStore, rw: &mut Lowering) -> Rewrite {
    let args = rw.adaptor(op);
    let tile = rw.ty(op.val(rw));
    let [rows, columns, pointer, stride] =
        transfer(rw, tile, op.base(rw), args.base, args.indices, args.stride)?;
    let args = [rows, columns, pointer, stride, args.val];
    intrinsic::replace(rw, op.0, "llvm.x86.tilestored64.internal", None, &args)
}

/// The arguments of a transfer: the tile's extents, the pointer to its first element, the distance of rows in bytes.
fn transfer(
    rw: &mut Lowering,
    tile: Type,
    memref: Value,
    base: Value,
    indices: &[Value],
    stride: Option<Value>,
) -> Rewrite<[Value; 4]> {
    let (rows, columns) = extents(rw, tile)?;
    let memref = ranked(rw, memref)?;
    // Conversions of types fail before anything is built.
    rw.convert(memref.elem)?;
    let (strides, _) = strides_and_offset(rw.context(), memref).ok_or(crate::common::types::NOT_STRIDED)?;
    let row_dim = strides.len().checked_sub(2);
    if indices.len() != strides.len() || (stride.is_none() && row_dim.is_none()) {
        return Err("the number of indices does not fit".into());
    }
    let (rows, columns) = (extent(rw, rows), extent(rw, columns));
    let (pointer, _) = element_pointer(rw, &memref, base, indices, false)?;
    let size = bytes(rw, memref.elem);
    let stride = match (stride, row_dim) {
        (Some(stride), _) => dynamic_stride(rw, stride, size),
        (None, Some(dim)) if strides[dim] == DYNAMIC => {
            let stride = MemRefDescriptor(base).stride(rw, dim);
            dynamic_stride(rw, stride, size)
        }
        (None, dim) => {
            let stride = dim.map_or(0, |dim| strides[dim]);
            llvm::Constant::int(rw, Type::I64, stride.wrapping_mul(size))
        }
    };
    Ok([rows, columns, pointer, stride])
}

/// A stride in bytes from one in elements.
fn dynamic_stride(rw: &mut Lowering, stride: Value, size: i64) -> Value {
    // Upstream multiplies values of different types where an index has 32 bits.
    let stride = match index_type(rw.converter) {
        Type::I64 => stride,
        _ => llvm::SExt::new(rw, Type::I64, stride),
    };
    let size = llvm::Constant::int(rw, Type::I64, size);
    llvm::Mul::new(rw, size, stride)
}

fn tile_mulf(op: amx::TileMulF, rw: &mut Lowering) -> Rewrite {
    let elem = rw.ty(op.lhs(rw)).as_::<TileType>(rw.context()).map(|tile| tile.elem);
    let name = match elem {
        Some(Type::F16) => "llvm.x86.tdpfp16ps.internal",
        _ => "llvm.x86.tdpbf16ps.internal",
    };
    product(rw, op.0, name)
}

fn tile_muli(op: amx::TileMulI, rw: &mut Lowering) -> Rewrite {
    let is_unsigned = |zext: Option<bool>| zext == Some(true);
    let name = match (is_unsigned(op.is_zext_lhs(rw)), is_unsigned(op.is_zext_rhs(rw))) {
        (false, false) => "llvm.x86.tdpbssd.internal",
        (false, true) => "llvm.x86.tdpbsud.internal",
        (true, false) => "llvm.x86.tdpbusd.internal",
        (true, true) => "llvm.x86.tdpbuud.internal",
    };
    product(rw, op.0, name)
}

/// A product of tiles: the arguments before the tiles are m, and n and k in bytes.
fn product(rw: &mut Lowering, op: Op, name: &str) -> Rewrite {
    let &[lhs, rhs, acc] = rw.converted_operands() else { return Err("a tile is missing".into()) };
    let (m, k) = extents(rw, rw.ty(rw.operand(op, 0)))?;
    let (rows, n) = extents(rw, rw.ty(rw.operand(op, 1)))?;
    let result = intrinsic::result_type(rw, op)?;
    let (m, k) = (extent(rw, m), extent(rw, k));
    // Upstream creates a constant for each extent; no argument is the number of rows of the second tile.
    extent(rw, rows);
    let n = extent(rw, n);
    intrinsic::replace(rw, op, name, result, &[m, n, k, acc, lhs, rhs])
}
