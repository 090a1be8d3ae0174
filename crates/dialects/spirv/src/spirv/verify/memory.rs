//! Pointers, loads and stores.

use super::composite::part_type;
use super::control::in_function;
use super::module::in_module;
use crate::prelude::*;
use crate::spirv::enums::{MemoryAccess, StorageClass};
use crate::spirv::types::{ArrayType, PointerType, StructType, is_composite};
use crate::spirv::{AccessChain, AddressOf, Constant, GlobalVariable, Variable};
use terrace_ir::symbols::SymbolTables;

/// Verifies that the result points to the part that the numbers lead to.
pub fn access_chain(op: OpView<'_, AccessChain>) -> Result {
    let (b, ctx, chain) = (op.body(), op.ctx(), op.handle);
    let Some(pointer) = op.ty(chain.base_ptr(b)).as_::<PointerType>(ctx) else { return Ok(()) };
    let mut ty = pointer.pointee;
    let fail = |message: String| ctx.error(op.loc(), format!("'spirv.AccessChain' {message}")).emit();
    let mut index = 0;
    for value in chain.indices(b).iter() {
        if !is_composite(ctx, ty) {
            let ty = quoted_type(ctx, ty);
            return Err(fail(format!("op cannot extract from non-composite type {ty} with index {index}")));
        }
        index = 0;
        if ty.is::<StructType>(ctx) {
            let Some(def) = b.def_op(value) else {
                return Err(fail(
                    "op index must be an integer spirv.Constant to access element of spirv.struct".to_owned(),
                ));
            };
            let constant = b.def_as::<Constant>(value).and_then(|constant| constant.value(b));
            let Some(number) = constant.and_then(|value| value.as_::<IntegerAttr>(ctx)) else {
                return Err(fail(format!(
                    "index must be an integer spirv.Constant to access element of spirv.struct, but provided {}",
                    b.def(def).name
                )));
            };
            index = i64::from(number.to_i64(ctx).unwrap_or(-1) as i32);
        }
        ty = part_type(ctx, ty, index).map_err(|message| fail(format!("op {message}")))?;
    }
    let (want, have) = (PointerType::get(ctx, ty, pointer.class), op.ty(chain.component_ptr(b)));
    if want != have {
        return op.fail(format_args!(
            "invalid result type: expected {}, but provided {}",
            quoted_type(ctx, want),
            quoted_type(ctx, have)
        ));
    }
    Ok(())
}

/// Verifies that the address is that of a global variable, whose type it has.
pub fn address_of(op: OpView<'_, AddressOf>, tables: &mut SymbolTables<'_>) -> Result {
    in_function(*op)?;
    let b = op.body();
    let Some(name) = op.handle.variable(b) else { return Ok(()) };
    let variable = tables.lookup_nearest(*op, name);
    let Some(ty) = variable.and_then(|variable| variable.as_::<GlobalVariable>()?.r#type(variable.body))
    else {
        return op.fail("expected spirv.GlobalVariable symbol");
    };
    if ty != op.ty(op.handle.pointer(b)) {
        return op.fail("result type mismatch with the referenced global variable's type");
    }
    Ok(())
}

/// Verifies that a load or store is of the type that its pointer points to, and that aligned accesses have an alignment.
pub fn access(op: OpShape<'_>) -> Result {
    let ctx = op.ctx();
    let pointer = super::operand_type(op, 0).as_::<PointerType>(ctx);
    let value = op.operands().iter().nth(1).unwrap_or_else(|| super::result_type(op));
    if pointer.is_some_and(|pointer| pointer.pointee != value) {
        return op.fail("mismatch in result type and pointer type");
    }
    let access = op.attr("memory_access").and_then(|attr| MemoryAccess::decode(ctx, attr));
    let is_aligned = access.is_some_and(|access| access.0 & MemoryAccess::ALIGNED.0 != 0);
    match (access, op.attr("alignment")) {
        (None, Some(_)) => {
            op.fail("invalid alignment specification without aligned memory access specification")
        }
        (Some(_), None) if is_aligned => op.fail("missing alignment value"),
        (Some(_), Some(_)) if !is_aligned => {
            op.fail("invalid alignment specification with non-aligned memory access specification")
        }
        _ => Ok(()),
    }
}

/// Verifies that a variable is memory of a function, and how pointers to physical memory are decorated.
pub fn variable(op: OpView<'_, Variable>) -> Result {
    let (b, ctx, variable) = (op.body(), op.ctx(), op.handle);
    let class = variable.storage_class(b);
    if class != Some(StorageClass::Function) {
        return op.fail("can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.");
    }
    let Some(pointer) = op.ty(variable.pointer(b)).as_::<PointerType>(ctx) else { return Ok(()) };
    if pointer.storage_class() != class {
        return op.fail("storage class must match result pointer's storage class");
    }
    if let Some(initializer) = variable.initializer(b) {
        let def = b.def_op(initializer);
        if !def.is_some_and(|def| b.is::<Constant>(def) || b.is::<AddressOf>(def)) {
            return op.fail("initializer must be the result of a constant or spirv.GlobalVariable op");
        }
    }
    for name in ["descriptor_set", "binding", "built_in"] {
        if b.attr(op.op, name).is_some() {
            return op
                .fail(format_args!("cannot have '{name}' attribute (only allowed in spirv.GlobalVariable)"));
        }
    }
    let pointee = pointer.pointee.as_::<ArrayType>(ctx).map_or(pointer.pointee, |array| array.elem);
    let pointee = pointee.as_::<PointerType>(ctx).and_then(|pointer| pointer.storage_class());
    if pointee != Some(StorageClass::PhysicalStorageBuffer) {
        return Ok(());
    }
    let has = |name| b.attr(op.op, name).is_some();
    match (has("aliased_pointer"), has("restrict_pointer")) {
        (false, false) => op.fail(
            " with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'",
        ),
        (true, true) => op.fail(" with physical buffer pointer must have exactly one aliasing decoration"),
        _ => Ok(()),
    }
}

/// Verifies the storage class of a global variable. Specialization constants, which alone initialize one, are not supported.
pub fn global(op: OpView<'_, GlobalVariable>) -> Result {
    in_module(*op)?;
    let (b, ctx, global) = (op.body(), op.ctx(), op.handle);
    let Some(pointer) = global.r#type(b).and_then(|ty| ty.as_::<PointerType>(ctx)) else {
        return op.fail("result must be of a !spv.ptr type");
    };
    if let Some(class @ (StorageClass::Generic | StorageClass::Function)) = pointer.storage_class() {
        return op.fail(format_args!("storage class cannot be '{}'", class.keyword()));
    }
    if global.initializer(b).is_some() {
        return op
            .fail("initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op");
    }
    Ok(())
}
