//! Lowering of loads, stores and prefetches of a whole subgroup.

use super::{RETURNS, cache_control};
use crate::opencl::{Function, Memory, Promises, mangled_type};
use crate::prelude::*;
use cache_control::Decoration;
use terrace_hardware::xevm;

pub(super) static PATTERNS: &[Pattern] = patterns![plain:
    xevm::BlockLoad2d => load_2d,
    xevm::BlockStore2d => store_2d,
    xevm::BlockPrefetch2d => prefetch_2d,
    xevm::BlockLoad => load,
    xevm::BlockStore => store,
];

/// An access of tiles of a matrix.
struct Tiles {
    /// `read`, `write` or `prefetch`, with `_transform` or `_transpose`.
    access: String,
    elem_bits: Option<i64>,
    height: Option<i64>,
    width: Option<i64>,
    v_blocks: i64,
    promises: Promises,
    arg_attrs: &'static [(usize, &'static str)],
    decoration: Option<Decoration>,
}

const NONNULL: &str = "llvm.nonnull";
const READONLY: &str = "llvm.readonly";
const WRITEONLY: &str = "llvm.writeonly";

/// The vector of a tile, and the name of a pointer to its elements.
struct Elements {
    ty: Type,
    elem: Type,
    n: i64,
    mangled: String,
}

impl Elements {
    /// Fails if OpenCL has no such elements.
    fn of(rw: &Lowering, ty: Type, mangled: impl Fn(Type) -> Option<String>) -> Rewrite<Self> {
        let vector = ty.as_::<VectorType>(rw.ctx()).ok_or("the tile is no vector")?;
        let &[n] = vector.shape else { return Err("the tile has several dimensions".into()) };
        if !llvm::types::is_compatible_type(rw.ctx(), ty) {
            return Err("LLVM IR has no such elements".into());
        }
        let name = mangled(vector.elem).ok_or("OpenCL has no such elements")?;
        Ok(Self { ty, elem: vector.elem, n, mangled: format!("P{name}") })
    }
}

/// The mangled name of an unsigned integer with the bits of a type.
fn unsigned(ctx: &Context, ty: Type) -> Option<String> {
    mangled_type(ctx, Type::int(ctx, ty.bit_width(ctx)?), true)
}

/// Calls the function of an access. `args` are the pointer and the width, height and pitch of the matrix. Elements are in
/// memory of the thread: `build` may write them, and gets their address.
fn access(
    rw: &mut Lowering,
    tiles: &Tiles,
    mut args: SmallVec<[Value; 6]>,
    [x, y]: [Value; 2],
    elements: Option<&Elements>,
    store: impl FnOnce(&mut Lowering, Value),
) -> Rewrite<Option<Value>> {
    let ctx = rw.context();
    let (Some(bits), Some(height), Some(width)) = (tiles.elem_bits, tiles.height, tiles.width) else {
        return Err("a size is missing".into());
    };
    let coordinates = VectorType::fixed(ctx, &[2], Type::I32);
    let mut params: SmallVec<[Type; 6]> = args.iter().map(|&arg| rw.ty(arg)).collect();
    params.push(coordinates);
    let pointer = llvm::ptr(ctx);
    params.extend(elements.map(|_| pointer));
    let name =
        format!("intel_sub_group_2d_block_{}_{bits}b_{height}r{width}x{}c", tiles.access, tiles.v_blocks);
    let of_elements = elements.map_or("", |elements| &elements.mangled);
    let name = format!("_Z{}{name}PU3AS1viiiDv2_i{of_elements}", name.len());
    let function = Function::find(rw, &name, llvm::types::void(ctx), &params, tiles.promises)?
        .with_arg_attrs(ctx, tiles.arg_attrs);

    let mut at = llvm::Undef::new(rw, coordinates);
    let zero = llvm::Constant::int(rw, Type::I32, 0);
    let one = llvm::Constant::int(rw, Type::I32, 1);
    at = llvm::InsertElement::new(rw, at, x, zero);
    at = llvm::InsertElement::new(rw, at, y, one);
    args.push(at);
    let memory = elements.map(|elements| {
        let n = llvm::Constant::int(rw, Type::I32, elements.n);
        let memory = llvm::Alloca::create(rw, pointer, elements.elem, n, 0);
        store(rw, memory);
        memory
    });
    args.extend(memory);
    let call = function.call_with_attributes(rw, &args);
    cache_control::decorate(rw, call.0, tiles.decoration);
    Ok(memory)
}

fn load_2d(op: xevm::BlockLoad2d, rw: &mut Lowering) -> Rewrite<Value> {
    let args = rw.adaptor(op);
    let ctx = rw.context();
    let kind = match (op.pack_register(rw) == Some(true), op.transpose(rw) == Some(true)) {
        (true, _) => "_transform",
        (_, true) => "_transpose",
        _ => "",
    };
    let tiles = Tiles {
        access: format!("read{kind}"),
        elem_bits: op.elem_size_in_bits(rw),
        height: op.tile_height(rw),
        width: op.tile_width(rw),
        v_blocks: op.v_blocks(rw).ok_or("the number of blocks is missing")?,
        promises: RETURNS,
        arg_attrs: &[(0, NONNULL), (0, READONLY), (5, NONNULL), (5, WRITEONLY)],
        decoration: op.cache_control(rw).map(cache_control::load),
    };
    let name = |elem| mangled_type(ctx, elem, true).or_else(|| unsigned(ctx, elem));
    let elements = Elements::of(rw, rw.ty(op.res(rw)), name)?;
    let matrix = smallvec![args.ptr, args.base_width, args.base_height, args.base_pitch];
    let memory = access(rw, &tiles, matrix, [args.x, args.y], Some(&elements), |_, _| {})?;
    let memory = memory.ok_or("nothing is loaded")?;
    Ok(llvm::Load::new(rw, elements.ty, memory))
}

fn store_2d(op: xevm::BlockStore2d, rw: &mut Lowering) -> Rewrite {
    let args = rw.adaptor(op);
    let ctx = rw.context();
    let tiles = Tiles {
        access: "write".into(),
        elem_bits: op.elem_size_in_bits(rw),
        height: op.tile_height(rw),
        width: op.tile_width(rw),
        v_blocks: 1,
        promises: RETURNS,
        arg_attrs: &[(0, NONNULL), (0, WRITEONLY), (5, NONNULL), (5, READONLY)],
        decoration: op.cache_control(rw).map(cache_control::store),
    };
    let elements = Elements::of(rw, rw.ty(args.stored_val), |elem| unsigned(ctx, elem))?;
    let matrix = smallvec![args.ptr, args.base_width, args.base_height, args.base_pitch];
    access(rw, &tiles, matrix, [args.x, args.y], Some(&elements), |rw, memory| {
        llvm::Store::build(rw, args.stored_val, memory);
    })?;
    rw.erase(op.0)
}

fn prefetch_2d(op: xevm::BlockPrefetch2d, rw: &mut Lowering) -> Rewrite {
    let args = rw.adaptor(op);
    let tiles = Tiles {
        access: "prefetch".into(),
        elem_bits: op.elem_size_in_bits(rw),
        height: op.tile_height(rw),
        width: op.tile_width(rw),
        v_blocks: op.v_blocks(rw).ok_or("the number of blocks is missing")?,
        promises: Promises { memory: Memory::ReadsArguments, convergent: false, will_return: false },
        arg_attrs: &[(0, NONNULL)],
        decoration: op.cache_control(rw).map(cache_control::load),
    };
    let matrix = smallvec![args.ptr, args.base_width, args.base_height, args.base_pitch];
    access(rw, &tiles, matrix, [args.x, args.y], None, |_, _| {})?;
    rw.erase(op.0)
}

/// The function that loads or stores values of a type from side to side.
fn side_by_side(
    rw: &Lowering,
    access: &str,
    pointer: Value,
    value: Type,
    result: Type,
    params: &[Type],
) -> Rewrite<Function> {
    let ctx = rw.context();
    let (elem, n) = match value.as_::<VectorType>(ctx) {
        Some(vector) => (vector.elem, vector.shape.first().map_or(String::new(), i64::to_string)),
        None => (value, String::new()),
    };
    let space =
        rw.ty(pointer).as_::<llvm::PointerType>(ctx).ok_or("the address is no pointer")?.address_space;
    let mangle = |ty, is_unsigned| mangled_type(ctx, ty, is_unsigned).ok_or("OpenCL has no such elements");
    let name = format!("intel_sub_group_block_{access}_u{}{n}", mangle(elem, false)?);
    let mut name = format!("_Z{}{name}PU3AS{space}{}", name.len(), mangle(elem, true)?);
    if params.len() > 1 {
        name += &mangle(value, true)?;
    }
    Function::find(rw, &name, result, params, RETURNS)
}

fn load(op: xevm::BlockLoad, rw: &mut Lowering) -> Rewrite<Value> {
    let pointer = rw.adaptor(op).ptr;
    let ty = rw.ty(op.res(rw));
    let function = side_by_side(rw, "read", pointer, ty, ty, &[rw.ty(pointer)])?;
    let call = function.call_with_attributes(rw, &[pointer]);
    cache_control::decorate(rw, call.0, op.cache_control(rw).map(cache_control::load));
    Ok(rw.result(call.0, 0))
}

fn store(op: xevm::BlockStore, rw: &mut Lowering) -> Rewrite {
    let args = rw.adaptor(op);
    let (pointer, value) = (args.ptr, args.val);
    let params = [rw.ty(pointer), rw.ty(value)];
    let function = side_by_side(rw, "write", pointer, params[1], llvm::types::void(rw.ctx()), &params)?;
    let call = function.call_with_attributes(rw, &[pointer, value]);
    cache_control::decorate(rw, call.0, op.cache_control(rw).map(cache_control::store));
    rw.erase(op.0)
}
