//! Lowering of `gpu.func` and `gpu.return`.
//!
//! Memory of the block is a global or an argument, memory of the thread is allocated at the start of the function; both
//! become descriptors.

use super::{Device, space};
use crate::common::memory::address_space;
use crate::common::types::{function_type, options};
use crate::prelude::*;
use terrace_gpu::gpu;
use terrace_ir::symbols::symbol_name;
use terrace_llvm::CConv;

/// Attributes of arguments that all values get which the argument becomes.
const OF_VALUES: [&str; 3] = ["llvm.returned", "llvm.noundef", "llvm.inreg"];
/// Attributes of arguments that only pointers get.
const OF_POINTERS: [&str; 10] = [
    NO_ALIAS,
    "llvm.nocapture",
    "llvm.nofree",
    "llvm.align",
    "llvm.nonnull",
    "llvm.readnone",
    "llvm.readonly",
    "llvm.writeonly",
    "llvm.dereferenceable",
    "llvm.dereferenceable_or_null",
];
const NO_ALIAS: &str = "llvm.noalias";

/// The sizes that a launch is known to have: the slot of `gpu.func`, the discardable attribute of the new function, and
/// the attribute of kernels for the target.
type KnownSize = (usize, &'static str, Option<&'static str>);

const fn known_sizes<D: Device>() -> [KnownSize; 3] {
    use gpu::Func;
    [
        (Func::SLOTS.known_block_size, super::indices::BLOCK_SIZE, Some(D::BLOCK_SIZE)),
        (Func::SLOTS.known_grid_size, super::indices::GRID_SIZE, None),
        (Func::SLOTS.known_cluster_size, super::indices::CLUSTER_SIZE, D::CLUSTER_SIZE),
    ]
}

/// Converts a function with its body.
pub(crate) fn function<D: Device>(op: gpu::Func, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let ty = op.function_type(rw).ok_or("the function has no type")?;
    let source = ty.as_::<FunctionType>(ctx).ok_or("the function has no type")?;
    let bare_ptr = options(rw.converter).bare_ptr;
    let (ty, mut signature) =
        function_type(rw.converter, &source, false, bare_ptr).ok_or("the signature has no conversion")?;
    let name = symbol_name(rw, op.0).ok_or("the function has no name")?;
    let inner = rw.region_body(op.0);
    let entry = inner.entry_block(op.body(rw)).ok_or("the function has no body")?;
    let types: SmallVec<[Type; 8]> = inner.arg_types(entry).collect();
    let (workgroup, private) = op.attributions(rw);
    let (shared_attrs, private_attrs) = (op.workgroup_attrib_attrs(rw), op.private_attrib_attrs(rw));
    let memory = |rw: &mut Lowering, range: core::ops::Range<usize>, attrs: Option<Attr>| {
        range
            .clone()
            .map(|at| Memory::of(rw, types[at], attrs, at - range.start))
            .collect::<Rewrite<Vec<_>>>()
    };
    let shared = memory(rw, workgroup.clone(), shared_attrs)?;
    let private_memory = memory(rw, private.clone(), private_attrs)?;
    let is_elsewhere = |memory: &[Memory], space| memory.iter().any(|memory| memory.space != space);
    if !D::CASTS_LOCAL
        && (is_elsewhere(&shared, space::WORKGROUP) || is_elsewhere(&private_memory, D::PRIVATE))
    {
        return Err("memory of a thread or a block is in another address space".into());
    }
    let mut arg_attrs = arg_attrs(rw, op, &signature)?;
    if D::PASSES_SHARED {
        arg_attrs = with_shared_attrs(ctx, arg_attrs, &signature, &shared);
    }

    let globals = if D::PASSES_SHARED { SmallVec::new() } else { globals(rw, name, &shared) };
    let loc = rw.loc_of(op.0);
    let mut body = rw.take_nested(op.0).ok_or("the function has no body")?;
    let mut b = Builder::new(&mut body);
    b.set_start(entry);
    b.set_loc(loc);
    let ty = if D::PASSES_SHARED { add_shared_args(&mut b, entry, &shared, &mut signature, ty) } else { ty };
    for (i, (at, memory)) in workgroup.zip(&shared).enumerate() {
        let first = match globals.get(i) {
            None => b.args(entry)[types.len() + i],
            Some(&global) => {
                let address = llvm::AddressOf::of(&mut b, global, space::WORKGROUP);
                let (pointer, path) = (b.ty(address), [GepIndex::Const(0); 2]);
                let array = memory.array(ctx);
                llvm::GetElementPtr::create(&mut b, pointer, array, address, &path, GepNoWrapFlags::NONE)
            }
        };
        signature.values.push((at, memory.descriptor(&mut b, rw.converter, first)?));
    }
    for (at, memory) in private.zip(&private_memory) {
        let n = llvm::Constant::int(&mut b, Type::I64, memory.n_elements as i64);
        let pointer = llvm::PointerType::get(ctx, D::PRIVATE);
        let allocated = llvm::Alloca::create(&mut b, pointer, memory.elem, n, 0);
        if let Some(alloca) = b.def_op(allocated) {
            b.set_slot(alloca, llvm::Alloca::SLOTS.alignment, memory.alignment);
        }
        // Upstream puts the pointer into a descriptor of another address space.
        let pointer = match memory.space {
            space if space == D::PRIVATE => allocated,
            space => {
                let ty = llvm::PointerType::get(ctx, space);
                llvm::AddrSpaceCast::new(&mut b, ty, allocated)
            }
        };
        signature.values.push((at, memory.descriptor(&mut b, rw.converter, pointer)?));
    }

    let name = StringAttr::get(ctx, name, None);
    let new = llvm::Func::create_with(rw, name, ty, llvm::Linkage::External, body);
    carry_attrs::<D>(rw, op, new.op());
    rw.set_slot(new.op(), llvm::Func::SLOTS.arg_attrs, arg_attrs);
    // Upstream keeps the attributes of several results, which the struct of them cannot have.
    let res_attrs = op.res_attrs(rw).filter(|_| source.results.len() == 1);
    rw.set_slot(new.op(), llvm::Func::SLOTS.res_attrs, res_attrs);
    rw.convert_entry(new.op(), signature);
    rw.erase(op.0)
}

/// Creates the globals of memory of the block.
fn globals(rw: &mut Lowering, function: Str, shared: &[Memory]) -> SmallVec<[Str; 4]> {
    let ctx = rw.context();
    let mut names = SmallVec::new();
    for (i, memory) in shared.iter().enumerate() {
        let name = ctx.str_id(format!("__wg_{}_{i}", ctx.str(function)).as_bytes());
        let global = llvm::Global::create(rw, name, memory.array(ctx), false, llvm::Linkage::Internal, None);
        super::symbols::set_address_space(rw, global, space::WORKGROUP);
        rw.set_slot(global.op(), llvm::Global::SLOTS.alignment, memory.alignment);
        names.push(name);
    }
    names
}

/// Adds pointers to memory of the block behind the arguments of a function. Returns the new type of the function.
fn add_shared_args(
    b: &mut Builder<'_>,
    entry: Block,
    shared: &[Memory],
    signature: &mut Signature,
    ty: Type,
) -> Type {
    let ctx = b.ctx().clone();
    let pointer = llvm::PointerType::get(&ctx, space::WORKGROUP);
    let n_old = b.args(entry).len();
    // Memory has no argument of its own.
    signature.ranges.resize(n_old, (0, 0));
    for _ in shared {
        let loc = b.loc();
        b.body().add_args_at(entry, &[pointer], loc);
        let at = signature.types.len() as u32;
        signature.ranges.push((at, at + 1));
        signature.types.push(pointer);
    }
    match ty.as_::<llvm::FunctionType>(&ctx) {
        Some(ty) => llvm::FunctionType::get(&ctx, ty.result, &signature.types, ty.varargs),
        None => ty,
    }
}

/// Adds the attributes of arguments with memory of the block: its size and the type of its elements.
fn with_shared_attrs(
    ctx: &Context,
    attrs: Option<Attr>,
    signature: &Signature,
    shared: &[Memory],
) -> Option<Attr> {
    if shared.is_empty() {
        return attrs;
    }
    let mut all: SmallVec<[Attr; 8]> = match attrs.and_then(|attrs| attrs.as_array(ctx)) {
        Some(attrs) => attrs.iter().copied().collect(),
        None => SmallVec::from_elem(Attr::EMPTY_DICT, signature.types.len()),
    };
    all.extend(shared.iter().map(|memory| {
        let n = IntegerAttr::of_u64(ctx, Type::I64, memory.n_elements);
        let memory = llvm::WorkgroupAttributionAttr::get(ctx, n, TypeAttr::get(ctx, memory.elem));
        let entries = [(NO_ALIAS, Attr::UNIT), ("llvm.workgroup_attribution", memory)];
        DictionaryAttr::of(ctx, &entries.map(|(name, attr)| (ctx.intern(name), attr)))
    }));
    Some(ArrayAttr::get(ctx, &all))
}

/// Memory of the block or of the thread.
struct Memory {
    ty: Type,
    /// The converted type of elements.
    elem: Type,
    n_elements: u64,
    space: u32,
    alignment: Option<Attr>,
}

impl Memory {
    fn of(rw: &mut Lowering, ty: Type, attrs: Option<Attr>, at: usize) -> Rewrite<Memory> {
        let ctx = rw.context();
        let memref = ty.as_::<MemRefType>(ctx).ok_or("the memory is no memref")?;
        let elem = rw.convert(memref.elem)?;
        rw.convert(ty)?;
        let (strides, offset) = strides_and_offset(ctx, memref).ok_or("the layout is not strided")?;
        if strides.contains(&DYNAMIC) || offset == DYNAMIC {
            return Err("the layout of the memory is not known".into());
        }
        let space = address_space(rw.converter, memref.memory_space)?;
        let n_elements = ty.as_shaped(ctx).and_then(|shaped| shaped.n_elements());
        let n_elements = n_elements.ok_or("the size of the memory is not known")?;
        let attrs = attrs.and_then(|attrs| attrs.as_array(ctx)?.get(at).copied());
        let alignment = attrs.and_then(|attrs| attr_of(ctx, attrs.as_::<DictionaryAttr>(ctx)?, "llvm.align"));
        Ok(Memory {
            ty,
            elem,
            n_elements,
            space,
            alignment: alignment.filter(|attr| attr.is::<IntegerAttr>(ctx)),
        })
    }

    fn array(&self, ctx: &Context) -> Type {
        llvm::ArrayType::get(ctx, self.elem, self.n_elements)
    }

    fn descriptor(&self, b: &mut Builder, c: &mut TypeConverter, pointer: Value) -> Rewrite<Value> {
        let ctx = b.ctx().clone();
        let memref = self.ty.as_::<MemRefType>(&ctx).ok_or("the memory is no memref")?;
        let descriptor = MemRefDescriptor::of_pointer(b, c, self.ty, &memref, pointer);
        Ok(descriptor.ok_or("the memory has no static layout")?.0)
    }
}

/// The attributes of the new arguments. Those of an argument that becomes several values go to each value that can have
/// them; all others are dropped.
fn arg_attrs(rw: &mut Lowering, op: gpu::Func, signature: &Signature) -> Rewrite<Option<Attr>> {
    let ctx = rw.context();
    let Some(old) = op.arg_attrs(rw).and_then(|attrs| attrs.as_array(ctx)) else { return Ok(None) };
    let mut new: SmallVec<[Attr; 8]> = SmallVec::from_elem(Attr::EMPTY_DICT, signature.types.len());
    for (attrs, &(start, end)) in old.iter().zip(&signature.ranges) {
        let Some(dict) = attrs.as_::<DictionaryAttr>(ctx) else { continue };
        let range = start as usize..end as usize;
        let is_pointer = |ty: &Type| ty.is::<llvm::PointerType>(ctx);
        let of_pointers = OF_POINTERS.iter().filter(|&&name| {
            let is_refused = name == NO_ALIAS && range.len() > 1;
            if is_refused
                && attr_of(ctx, dict, name).is_some()
                && signature.types[range.clone()].iter().any(is_pointer)
            {
                rw.ctx().warning(rw.loc_of(op.0), "Cannot copy noalias with non-bare pointers.\n").emit();
            }
            !is_refused
        });
        let of_pointers: SmallVec<[(Str, Attr); 4]> = entries(ctx, dict, of_pointers);
        let of_values = entries(ctx, dict, OF_VALUES.iter());
        for (ty, attrs) in signature.types[range.clone()].iter().zip(&mut new[range]) {
            let mut entries = of_values.clone();
            entries.extend(of_pointers.iter().copied().filter(|_| is_pointer(ty)));
            *attrs = DictionaryAttr::of(ctx, &entries);
        }
    }
    Ok(new.iter().any(|&attrs| attrs != Attr::EMPTY_DICT).then(|| ArrayAttr::get(ctx, &new)))
}

fn attr_of(ctx: &Context, dict: DictionaryAttr<'_>, name: &str) -> Option<Attr> {
    dict.entries.get(ctx.find_str(name.as_bytes())?)
}

/// The entries of these names.
fn entries<'n>(
    ctx: &Context,
    dict: DictionaryAttr<'_>,
    names: impl Iterator<Item = &'n &'static str>,
) -> SmallVec<[(Str, Attr); 4]> {
    names.filter_map(|&name| Some((ctx.intern(name), attr_of(ctx, dict, name)?))).collect()
}

/// Sets the attributes of the new function: the discardable ones, the known sizes, and those of kernels.
fn carry_attrs<D: Device>(rw: &mut Lowering, op: gpu::Func, new: Op) {
    let ctx = rw.context();
    let is_kernel = op.is_kernel(rw);
    let entries: SmallVec<[(Str, Attr); 8]> = rw.dict_entries(op.0).iter().collect();
    for (name, attr) in entries {
        let name = ctx.str(name);
        if !matches!(&*name, "sym_name" | gpu::WORKGROUP_ATTRIBUTIONS) {
            rw.set_attr(new, &name, Some(attr));
        }
    }
    for (slot, name, of_target) in known_sizes::<D>() {
        let Some(sizes) = rw.slot(op.0, slot) else { continue };
        rw.set_attr(new, name, Some(sizes));
        if let Some(name) = of_target.filter(|_| is_kernel) {
            rw.set_attr(new, name, Some(sizes));
        }
    }
    if let Some(kernel) = D::KERNEL.filter(|_| is_kernel) {
        rw.set_attr(new, kernel, Some(Attr::UNIT));
    }
    if let Some([of_kernels, of_others]) = D::CONVENTIONS {
        let convention = CConv::encode(ctx, if is_kernel { of_kernels } else { of_others });
        rw.set_slot(new, llvm::Func::SLOTS.cconv, Some(convention));
    }
}
