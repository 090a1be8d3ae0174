//! Modules and what is in them.

use crate::prelude::*;
use crate::spirv::attrs::LinkageAttributesAttr;
use crate::spirv::enums::{Decoration, LinkageType, StorageClass};
use crate::spirv::types::{ArrayType, PointerType};
use crate::spirv::{EntryPoint, Func, GlobalVariable, Module};
use terrace_base::function;
use terrace_ir::asm::print::attr_to_string;
use terrace_ir::symbols::symbol_name;

/// Verifies that an operation is in a module or another table of symbols.
pub fn in_module(op: OpRef<'_>) -> Result {
    match op.parent().is_some_and(|parent| parent.def().has(Trait::SymbolTable)) {
        true => Ok(()),
        false => op.fail("failed to verify that op must appear in a module-like op's block"),
    }
}

/// Verifies that a function has one result at most.
pub fn func_shape(op: OpShape<'_>) -> Result {
    let ty = op.attr("function_type").and_then(|attr| attr.as_type(op.ctx())?.as_::<FunctionType>(op.ctx()));
    if ty.is_some_and(|ty| ty.results.len() > 1) {
        return op.fail("cannot have more than one result");
    }
    for (at, &input) in ty.map_or(&[][..], |ty| ty.inputs).iter().enumerate() {
        verify_physical_pointer(op, at, input)?;
    }
    function::verify_function_shape(op)
}

/// Verifies that an argument with a pointer to physical memory says whether others point to the same.
fn verify_physical_pointer(op: OpShape<'_>, at: usize, ty: Type) -> Result {
    let ctx = op.ctx();
    let pointer = |ty: Type| ty.as_::<PointerType>(ctx);
    let is_physical = |ty: Type| {
        pointer(ty).and_then(|pointer| pointer.storage_class()) == Some(StorageClass::PhysicalStorageBuffer)
    };
    let dict = op.attr("arg_attrs").and_then(|attrs| attrs.as_array(ctx)?.get(at).copied());
    let name = ctx.find_str(b"spirv.decoration");
    let decoration = dict.and_then(|dict| dict.as_::<DictionaryAttr>(ctx)?.entries.get(name?));
    let decoration = decoration.and_then(|attr| Decoration::decode(ctx, attr));
    let Some(pointee) = pointer(ty).map(|pointer| pointer.pointee) else { return Ok(()) };
    if pointer(pointee).is_some() {
        let is_decorated =
            matches!(decoration, Some(Decoration::AliasedPointer | Decoration::RestrictPointer));
        return match is_physical(pointee) && !is_decorated {
            true => op.fail("with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'"),
            false => Ok(()),
        };
    }
    let held = pointee.as_::<ArrayType>(ctx).map_or(ty, |array| array.elem);
    match is_physical(held) && !matches!(decoration, Some(Decoration::Aliased | Decoration::Restrict)) {
        true => op.fail("with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'"),
        false => Ok(()),
    }
}

/// Verifies that the entry block of a function has its arguments.
pub fn func(op: OpRef<'_>) -> Result {
    in_module(op)?;
    function::verify_function_op(op)
}

/// Whether a function is imported.
fn is_imported(b: &Body, function: Func) -> bool {
    let ctx = b.ctx();
    let linkage = function.linkage_attributes(b).and_then(|attr| attr.as_::<LinkageAttributesAttr>(ctx));
    let ty = linkage.and_then(|linkage| LinkageType::decode(ctx, linkage.linkage_type?));
    ty == Some(LinkageType::Import)
}

/// Verifies that a module has only operations of SPIR-V, that functions without body are imported, and that entry points name
/// functions and variables, each once for a model.
pub fn module(op: OpView<'_, Module>) -> Result {
    let b = op.body().region_body(op.op);
    let inner = Scope { body: b, parent: Some((op.scope, op.op)) };
    let Some(block) = b.entry_block(op.handle.region(op.body())) else { return Ok(()) };
    let mut symbols: FxHashMap<Str, Op> = FxHashMap::default();
    for at in b.ops(block) {
        if let Some(name) = symbol_name(b, at) {
            symbols.entry(name).or_insert(at);
        }
    }
    let mut entry_points = FxHashSet::default();
    for at in b.ops(block) {
        let inside = inner.at(at);
        if b.def(at).dialect != "spirv" {
            return Err(inside.error("'spirv.module' can only contain spirv.* ops").emit());
        }
        if let Some(entry) = inside.as_::<EntryPoint>() {
            verify_entry_point(inside, entry, &symbols)?;
            if !entry_points.insert((entry.r#fn(b), entry.execution_model(b))) {
                return Err(inside.error("duplicate of a previous EntryPointOp").emit());
            }
        } else if let Some(function) = inside.as_::<Func>() {
            if function::is_declaration(b, at) && !is_imported(b, function) {
                return Err(inside.error("'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)").emit());
            }
            let body = Scope { body: b.region_body(at), parent: Some((&inner, at)) };
            let mut ops = body.body.blocks(function.body(b)).flat_map(|block| body.body.ops(block));
            if let Some(foreign) = ops.find(|&op| body.body.def(op).dialect != "spirv") {
                let error =
                    body.at(foreign).error("functions in 'spirv.module' can only contain spirv.* ops");
                return Err(error.emit());
            }
        }
    }
    Ok(())
}

fn verify_entry_point(op: OpRef<'_>, entry: EntryPoint, symbols: &FxHashMap<Str, Op>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let Some(name) = entry.r#fn(b) else { return Ok(()) };
    if !symbols.get(&name).is_some_and(|&at| b.is::<Func>(at)) {
        return Err(op.error(format!("function '{}' not found in 'spirv.module'", ctx.str(name))).emit());
    }
    for &variable in entry.interface(b).and_then(|interface| interface.as_array(ctx)).unwrap_or(&[]) {
        let symbol_ref = variable.as_::<SymbolRefAttr>(ctx).filter(|symbol| symbol.nested.is_empty());
        let Some(symbol_ref) = symbol_ref else {
            let message = format!(
                "expected symbol reference for interface specification instead of '{}",
                attr_to_string(ctx, variable)
            );
            return Err(op.error(message).emit());
        };
        if !symbols.get(&symbol_ref.root).is_some_and(|&at| b.is::<GlobalVariable>(at)) {
            let message = format!(
                "expected spirv.GlobalVariable symbol reference instead of'{}'",
                attr_to_string(ctx, variable)
            );
            return Err(op.error(message).emit());
        }
    }
    Ok(())
}
