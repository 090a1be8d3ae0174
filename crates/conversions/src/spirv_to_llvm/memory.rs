//! Pointers, loads and stores, and global variables.

use crate::prelude::*;
use terrace_spirv::spirv::*;

pub(super) static PATTERNS: &[Pattern] = patterns![
    AccessChain => access_chain,
    AddressOf => address_of,
    GlobalVariable => global,
    Load => load,
    Store => store,
    Variable => variable,
];

fn access_chain(op: AccessChain, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let ty = rw.convert(rw.ty(op.component_ptr(rw)))?;
    let args = rw.adaptor(op);
    let pointer = rw.ty(op.base_ptr(rw)).as_::<PointerType>(ctx).ok_or("the base is no pointer")?;
    let elem = rw.convert(pointer.pointee)?;
    // The address of the whole.
    let Some(first) = op.indices(rw).first() else { return Ok(args.base_ptr) };
    let mut indices: SmallVec<[GepIndex; 4]> = SmallVec::new();
    let mut at = elem;
    let originals: SmallVec<[Value; 4]> = op.indices(rw).iter().collect();
    for (&original, &index) in originals.iter().zip(args.indices) {
        if let Some(own) = llvm::types::StructType::body(ctx, at) {
            let number = rw.constant(original).and_then(|value| value.as_i64(ctx));
            let number = number.and_then(|number| i32::try_from(number).ok());
            let number = number.ok_or("the number of a member is no constant")?;
            at = usize::try_from(number)
                .ok()
                .and_then(|number| own.elems.get(number).copied())
                .ok_or("a struct has no such member")?;
            indices.push(GepIndex::Const(number));
        } else {
            at = match at.as_::<llvm::types::ArrayType>(ctx) {
                Some(array) => array.elem,
                None => at.element_or_self(ctx),
            };
            indices.push(GepIndex::Value(index));
        }
    }
    let index_type = rw.convert(rw.ty(first))?;
    let zero = llvm::Constant::int(rw, index_type, 0);
    indices.insert(0, GepIndex::Value(zero));
    Ok(llvm::GetElementPtr::create(rw, ty, elem, args.base_ptr, &indices, GepNoWrapFlags::NONE))
}

fn address_of(op: AddressOf, rw: &mut Lowering) -> Rewrite<Value> {
    let ty = rw.convert(rw.ty(op.pointer(rw)))?;
    let name = op.variable(rw).ok_or("the variable is missing")?;
    Ok(llvm::AddressOf::new(rw, ty, name))
}

/// The alignment of an access, whether it is volatile, and whether it is nontemporal.
fn access(access: Option<MemoryAccess>, alignment: Option<i64>) -> Rewrite<(Option<i64>, bool, bool)> {
    match access {
        None | Some(MemoryAccess::NONE) => Ok((None, false, false)),
        Some(MemoryAccess::ALIGNED) => Ok((alignment, false, false)),
        Some(MemoryAccess::VOLATILE) => Ok((None, true, false)),
        Some(MemoryAccess::NONTEMPORAL) => Ok((None, false, true)),
        Some(_) => Err("an access is aligned, volatile or nontemporal".into()),
    }
}

fn load(op: Load, rw: &mut Lowering) -> Rewrite<Value> {
    let ty = rw.convert(rw.ty(op.value(rw)))?;
    let (alignment, volatile, nontemporal) = access(op.memory_access(rw), op.alignment(rw))?;
    let address = rw.adaptor(op).ptr;
    let load = llvm::Load::with(ty, address).alignment(alignment).volatile(volatile).nontemporal(nontemporal);
    Ok(load.result(rw))
}

fn store(op: Store, rw: &mut Lowering) -> Rewrite {
    let (alignment, volatile, nontemporal) = access(op.memory_access(rw), op.alignment(rw))?;
    let args = rw.adaptor(op);
    llvm::Store::with(args.value, args.ptr)
        .alignment(alignment)
        .volatile(volatile)
        .nontemporal(nontemporal)
        .build(rw);
    rw.erase(op.0)
}

fn variable(op: Variable, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let from = rw.ty(op.pointer(rw));
    let pointee = from.as_::<PointerType>(ctx).ok_or("the variable has no pointer")?.pointee;
    let initializer = rw.adaptor(op).initializer;
    if initializer.is_some()
        && !pointee.is_int(ctx)
        && !pointee.is_float(ctx)
        && !pointee.is::<VectorType>(ctx)
    {
        return Err("only numbers and vectors have initial values".into());
    }
    let (ty, elem) = (rw.convert(from)?, rw.convert(pointee)?);
    let one = llvm::Constant::int(rw, Type::I32, 1);
    let address = llvm::Alloca::create(rw, ty, elem, one, 0);
    if let Some(value) = initializer {
        llvm::Store::build(rw, value, address);
    }
    Ok(address)
}

fn global(op: GlobalVariable, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let from = op.r#type(rw).ok_or("the variable has no type")?;
    let pointer = from.as_::<PointerType>(ctx).ok_or("the variable has no type")?;
    let class = pointer.storage_class().ok_or("the storage class is unknown")?;
    let elem = rw.convert(pointer.pointee)?;
    let to = rw.convert(from)?;
    let space = to.as_::<llvm::PointerType>(ctx).map_or(0, |pointer| pointer.address_space);
    let is_constant = matches!(class, StorageClass::Input | StorageClass::UniformConstant);
    let linkage = match class {
        StorageClass::Private => llvm::Linkage::Private,
        StorageClass::Input
        | StorageClass::Output
        | StorageClass::StorageBuffer
        | StorageClass::UniformConstant => llvm::Linkage::External,
        _ => return Err("variables of this storage class are not supported".into()),
    };
    let name = op.sym_name(rw).ok_or("the variable has no name")?;
    let location = rw.slot(op.0, GlobalVariable::SLOTS.location);
    let new = llvm::Global::create(rw, name, elem, is_constant, linkage, None);
    crate::gpu_common::symbols::set_address_space(rw, new, space);
    if location.is_some() {
        rw.set_attr(new.op(), "location", location);
    }
    rw.erase(op.0)
}
