//! Verification of functions, globals, aliases and constructor lists.

use super::constant::is_zero_attr;
use super::fail_plainly;
use crate::attrs::{BlockTagAttr, ModuleFlagAttr, ZeroAttr};
use crate::enums::Linkage;
use crate::types::{
    ArrayType, FunctionType, LabelType, MetadataType, PointerType, TargetExtType, TokenType, VoidType,
    is_compatible_outer_type, is_compatible_type,
};
use crate::{
    Alias, BlockTag, ComdatOp, ComdatSelector, Func, Global, GlobalCtors, GlobalDtors, IFunc, ModuleFlags,
    Return,
};
use terrace_ir::asm::function::{verify_function, verify_function_attrs};
use terrace_rewrite::prelude::*;

/// Verifies that the argument and result attributes match the function type.
pub(crate) fn func_attrs(func: Shape<'_, Func>) -> Result {
    let ctx = func.ctx();
    let Some(ty) = func.function_type().and_then(|ty| ty.as_::<FunctionType>(ctx)) else { return Ok(()) };
    let n_results = usize::from(!ty.result.is::<VoidType>(ctx));
    verify_function_attrs(*func, ty.params.len(), n_results, func.arg_attrs(), func.res_attrs())
}

/// Verifies that the entry block matches the function type, and that the linkage allows a body or its absence.
pub(crate) fn func(op: OpRef<'_>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let Some(func) = op.as_::<Func>() else { return Ok(()) };
    let Some(ty) = func.signature(ctx, b) else { return Ok(()) };
    verify_function(op, ty.params)?;
    let linkage = func.linkage(b).unwrap_or(Linkage::External);
    if linkage == Linkage::Common {
        return op.fail("functions cannot have 'common' linkage");
    }
    if func.is_declaration(b) {
        if !matches!(linkage, Linkage::External | Linkage::ExternWeak) {
            return op.fail("external functions must have 'external' or 'extern_weak' linkage");
        }
        return Ok(());
    }
    let has = |slot| b.slot(op.op, slot).is_some();
    let no_inline = has(Func::SLOTS.no_inline);
    if no_inline && has(Func::SLOTS.always_inline) {
        return fail_plainly(op.shape(), "no_inline and always_inline attributes are incompatible");
    }
    if has(Func::SLOTS.optimize_none) && !no_inline {
        return op.fail("with optimize_none must also be no_inline");
    }
    Ok(())
}

/// Verifies that the entry block's arguments have LLVM types.
pub(crate) fn func_region(op: OpRef<'_>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let Some(entry) = op.as_::<Func>().and_then(|func| func.entry_block(b)) else { return Ok(()) };
    let body = b.region_body(op.op);
    let wrong = body.args(entry).iter().position(|&arg| !is_compatible_type(ctx, body.ty(arg)));
    match wrong {
        Some(i) => op.fail(format_args!("entry block argument #{i} is not of LLVM type")),
        None => Ok(()),
    }
}

/// Verifies that no tag occurs twice in a function. The first `blocktag` verifies all, so the work is linear.
pub(crate) fn block_tag(op: OpRef<'_>) -> Result {
    let body = op.body();
    let Some(block) = body.block_of(op.op) else { return Ok(()) };
    let mut before = body.prev_op(op.op);
    let mut at = Some(block);
    while let Some(block) = at {
        while let Some(other) = before {
            if body.is::<BlockTag>(other) {
                return Ok(());
            }
            before = body.prev_op(other);
        }
        at = body.prev_block(block);
        before = at.and_then(|block| body.last_op(block));
    }
    let mut seen: FxHashSet<Attr> = FxHashSet::default();
    let blocks = body.region_of(block).into_iter().flat_map(|region| body.blocks(region));
    for at in blocks.flat_map(|block| body.ops(block)).filter(|&at| body.is::<BlockTag>(at)) {
        let Some(tag) = body.slot(at, BlockTag::SLOTS.tag) else { continue };
        if !seen.insert(tag) {
            let id = tag.as_::<BlockTagAttr>(op.ctx()).map_or(0, |tag| tag.id);
            let message = format!("duplicate block tag '{id}' in the same function: ");
            return fail_plainly(op.scope.at(at).shape(), message);
        }
    }
    Ok(())
}

fn can_be_global(ctx: &Context, ty: Type) -> bool {
    is_compatible_outer_type(ctx, ty)
        && !ty.is::<VoidType>(ctx)
        && !ty.is::<TokenType>(ctx)
        && !ty.is::<MetadataType>(ctx)
        && !ty.is::<LabelType>(ctx)
}

/// Whether an operation can contain globals: an isolated symbol table.
fn is_module(op: OpRef<'_>) -> bool {
    op.def().has(Trait::SymbolTable) && op.def().has(Trait::IsolatedFromAbove)
}

fn in_module(op: OpRef<'_>) -> Result {
    match op.parent() {
        Some(parent) if !is_module(parent) => op.fail("must appear at the module level"),
        _ => Ok(()),
    }
}

pub(crate) fn global(op: OpRef<'_>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let Some(global) = op.as_::<Global>() else { return Ok(()) };
    let (Some(ty), Some(linkage)) = (global.global_type(b), global.linkage(b)) else { return Ok(()) };
    if !can_be_global(ctx, ty) {
        return op.fail("expects type to be a valid element type for an LLVM global");
    }
    in_module(op)?;
    let value = b.slot(op.op, Global::SLOTS.value);
    if let Some(string) = value.and_then(|value| value.as_::<StringAttr>(ctx)) {
        let len = ctx.bytes(string.value).len() as u64;
        let fits = ty.as_::<ArrayType>(ctx).is_some_and(|array| {
            array.len == len && array.elem.as_int(ctx).is_some_and(|(width, _)| width == 8)
        });
        if !fits {
            return op.fail("requires an i8 array type of the length equal to that of the string attribute");
        }
    }
    if let Some(ext) = ty.as_::<TargetExtType>(ctx) {
        if !ext.can_be_global(ctx) {
            return op.fail("this target extension type cannot be used in a global");
        }
        if value.is_some() {
            return op
                .fail("global with target extension type can only be initialized with zero-initializer");
        }
    }
    if linkage == Linkage::Common && value.is_some_and(|value| !is_zero_attr(ctx, value)) {
        return op.fail("expected zero value for 'common' linkage");
    }
    if linkage == Linkage::Appending && !ty.is::<ArrayType>(ctx) {
        return op.fail("expected array type for 'appending' linkage");
    }
    if global.alignment(b).is_some_and(|alignment| !(alignment as u64).is_power_of_two()) {
        return fail_plainly(op.shape(), "alignment attribute is not a power of 2");
    }
    Ok(())
}

/// The return at the end of an initializer.
fn final_return(body: &Body, block: Block) -> Option<Return> {
    body.last_op(block).and_then(|op| body.as_::<Return>(op))
}

/// The first operation of a block that is not known to be free of memory effects.
fn first_effect(body: &Body, block: Block) -> Option<Op> {
    let is_harmless = |op: Op| {
        let def = body.def(op);
        def.has(Trait::Pure) || def.has(Trait::NoMemoryEffect)
    };
    body.ops(block).find(|&op| !is_harmless(op))
}

fn effect_error(op: OpRef<'_>, body: &Body, at: Op, message: &str) -> Result {
    let scope = Scope { body, parent: Some((op.scope, op.op)) };
    Err(scope.at(at).error(message).emit())
}

pub(crate) fn global_region(op: OpView<'_, Global>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let global = op.handle;
    let Some(block) = global.initializer_block(b) else { return Ok(()) };
    let body = b.region_body(op.op);
    let (Some(ret), Some(want)) = (final_return(body, block), global.global_type(b)) else { return Ok(()) };
    let Some(value) = ret.arg(body) else {
        return op.fail("initializer region cannot return void");
    };
    let have = body.ty(value);
    if have != want {
        return op.fail(format_args!(
            "initializer region type {} does not match global type {}",
            quoted_type(ctx, have),
            quoted_type(ctx, want)
        ));
    }
    if let Some(effect) = first_effect(body, block) {
        return effect_error(*op, body, effect, "ops with side effects not allowed in global initializers");
    }
    if b.slot(op.op, Global::SLOTS.value).is_some() {
        return op.fail("cannot have both initializer value and region");
    }
    Ok(())
}

pub(crate) fn alias(op: OpShape<'_>) -> Result {
    let ctx = op.ctx();
    let Some(alias) = op.as_::<Alias>() else { return Ok(()) };
    let (Some(ty), Some(linkage)) = (alias.alias_type(), alias.linkage()) else { return Ok(()) };
    if !can_be_global(ctx, ty) {
        return op.fail("expects type to be a valid element type for an LLVM global alias");
    }
    if matches!(linkage, Linkage::Appending | Linkage::ExternWeak | Linkage::Common) {
        return op.fail(format_args!(
            "'{}' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally",
            linkage.keyword()
        ));
    }
    Ok(())
}

pub(crate) fn alias_region(op: OpView<'_, Alias>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let alias = op.handle;
    let body = b.region_body(op.op);
    let Some(block) = body.entry_block(alias.initializer(b)) else { return Ok(()) };
    let Some(ret) = final_return(body, block) else { return Ok(()) };
    if !ret.arg(body).is_some_and(|value| body.ty(value).is::<PointerType>(ctx)) {
        return op.fail("initializer region must always return a pointer");
    }
    match first_effect(body, block) {
        Some(effect) => {
            effect_error(*op, body, effect, "ops with side effects are not allowed in alias initializers")
        }
        None => Ok(()),
    }
}

pub(crate) fn ifunc(op: OpShape<'_>) -> Result {
    let linkage = op.as_::<IFunc>().and_then(|ifunc| ifunc.linkage());
    match linkage {
        Some(
            linkage @ (Linkage::Appending | Linkage::ExternWeak | Linkage::Common | Linkage::AvailableExternally),
        ) => op.fail(format_args!(
            "'{}' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage",
            linkage.keyword()
        )),
        _ => Ok(()),
    }
}

/// Verifies that a COMDAT table contains only selectors.
pub(crate) fn comdat_region(op: OpRef<'_>) -> Result {
    let b = op.body();
    let Some(comdat) = op.as_::<ComdatOp>() else { return Ok(()) };
    let body = b.region_body(op.op);
    let Some(block) = body.entry_block(comdat.body(b)) else { return Ok(()) };
    let Some(other) = body.ops(block).find(|&op| !body.is::<ComdatSelector>(op)) else { return Ok(()) };
    let message = "only comdat selector symbols can appear in a comdat region";
    Err(OpRef { scope: op.scope, op: other }.error(message).emit())
}

/// Verifies that there are as many priorities and data as functions, and that data are symbols or zero.
fn structor_list(
    op: OpShape<'_>,
    functions: Option<Attr>,
    priorities: Option<Attr>,
    data: Option<Attr>,
    what: &str,
) -> Result {
    let ctx = op.ctx();
    let elems = |attr: Option<Attr>| attr.and_then(|attr| attr.as_array(ctx)).unwrap_or(&[]);
    let data = elems(data);
    let fits = |attr: &Attr| {
        attr.is::<ZeroAttr>(ctx)
            || attr.as_::<SymbolRefAttr>(ctx).is_some_and(|symbol| symbol.nested.is_empty())
    };
    if !data.iter().all(fits) {
        return fail_plainly(op, "data element must be symbol or #llvm.zero");
    }
    let n = elems(functions).len();
    if n != elems(priorities).len() || n != data.len() {
        let message = format!("{what}, priorities, and data must have the same number of elements");
        return fail_plainly(op, message);
    }
    Ok(())
}

pub(crate) fn global_ctors(op: OpShape<'_>) -> Result {
    let Some(list) = op.as_::<GlobalCtors>() else { return Ok(()) };
    structor_list(op, list.ctors(), list.priorities(), list.data(), "ctors")
}

pub(crate) fn global_dtors(op: OpShape<'_>) -> Result {
    let Some(list) = op.as_::<GlobalDtors>() else { return Ok(()) };
    structor_list(op, list.dtors(), list.priorities(), list.data(), "dtors")
}

pub(crate) fn linker_options(op: OpRef<'_>) -> Result {
    in_module(op)
}

pub(crate) fn module_flags(op: OpRef<'_>) -> Result {
    let ctx = op.ctx();
    in_module(op)?;
    let flags = op.as_::<ModuleFlags>().and_then(|flags| flags.flags(op.body())?.as_array(ctx));
    if flags.is_some_and(|flags| flags.iter().any(|flag| !flag.is::<ModuleFlagAttr>(ctx))) {
        return op.fail("expected a module flag attribute");
    }
    Ok(())
}
