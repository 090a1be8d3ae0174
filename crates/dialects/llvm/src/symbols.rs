//! Verification of symbol references: callees, addresses, COMDATs, constructor lists.

use crate::attrs::BlockAddressAttr;
use crate::enums::Linkage;
use crate::types::{FunctionType, PointerType, VoidType};
use crate::verify::var_callee;
use crate::{
    AddressOf, Alias, BlockAddress, BlockTag, Call, ComdatSelector, DsoLocalEquivalent, Func, Global,
    GlobalCtors, GlobalDtors, IFunc, Return,
};
use terrace_ir::decl::ShapeTypes;
use terrace_ir::symbols::{Symbol, SymbolTables};
use terrace_rewrite::prelude::*;

/// Verifies that operands and results of a call match its callee.
pub(crate) fn call(op: OpView<'_, Call>, tables: &mut SymbolTables<'_>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let call = op.handle;
    let callee = call.callee(b);
    let Some(operands) = op.shape().as_::<Call>().map(|call| call.callee_operands()) else { return Ok(()) };
    let args = operands.slice(usize::from(callee.is_none()).min(operands.len()), operands.len());
    var_callee(op.shape(), call.var_callee_type(b), args)?;
    let Some(name) = callee else {
        return match operands.get(0) {
            None => op.fail("must have either a `callee` attribute or at least an operand"),
            Some(ty) if !ty.is::<PointerType>(ctx) => {
                op.fail(format_args!("indirect call expects a pointer as callee: {}", quoted_type(ctx, ty)))
            }
            Some(_) => Ok(()),
        };
    };
    let Some(symbol) = tables.lookup_nearest(*op, name) else {
        return op.fail(format_args!("'{}' does not reference a symbol in the current scope", ctx.str(name)));
    };
    let ty = if let Some(func) = symbol.as_::<Func>() {
        verify_call_location(*op, symbol)?;
        func.function_type(symbol.body)
    } else if let Some(ifunc) = symbol.as_::<IFunc>() {
        ifunc.i_func_type(symbol.body)
    } else {
        return op
            .fail(format_args!("'{}' does not reference a valid LLVM function or IFunc", ctx.str(name)));
    };
    let Some(ty) = ty else { return Ok(()) };
    let Some(function) = ty.as_::<FunctionType>(ctx) else {
        return op.fail(format_args!("callee does not have a functional type: {}", quoted_type(ctx, ty)));
    };
    if function.varargs && call.var_callee_type(b).is_none() {
        return op.fail("missing var_callee_type attribute for vararg call");
    }
    signature(*op, &function, args)
}

/// Verifies that a call between functions with debug information has a location: LLVM needs it for inlining.
fn verify_call_location(op: OpRef<'_>, callee: Symbol<'_>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    if b.loc(op.op) != terrace_ir::Loc::UNKNOWN {
        return Ok(());
    }
    let has_subprogram = |loc: terrace_ir::Loc| crate::debug::find_subprogram(ctx, loc).is_some();
    let Some((parent, caller)) = op.scope.parent else { return Ok(()) };
    let is_defined =
        callee.body.region_body(callee.op).entry_block(terrace_ir::Region::from_index(0)).is_some();
    if is_defined && has_subprogram(parent.body.loc(caller)) && has_subprogram(callee.body.loc(callee.op)) {
        let text =
            "inlinable function call in a function with a DISubprogram location must have a debug location";
        return Err(op.error(text).emit());
    }
    Ok(())
}

fn signature(op: OpRef<'_>, function: &FunctionType<'_>, args: ShapeTypes<'_>) -> Result {
    let ctx = op.ctx();
    let (have, want) = (args.len(), function.params.len());
    if !function.varargs && want != have {
        return op.fail(format_args!("incorrect number of operands ({have}) for callee (expecting: {want})"));
    }
    if want > have {
        return op.fail(format_args!(
            "incorrect number of operands ({have}) for varargs callee (expecting at least: {want})"
        ));
    }
    for (i, (&param, arg)) in function.params.iter().zip(args.iter()).enumerate() {
        if param != arg {
            let (arg, param) = (quoted_type(ctx, arg), quoted_type(ctx, param));
            return op.fail(format_args!("operand type mismatch for operand {i}: {arg} != {param}"));
        }
    }
    let result = op.body().results(op.op).get(0).map(|result| op.ty(result));
    let is_void = function.result.is::<VoidType>(ctx);
    match result {
        None if !is_void => op.fail("expected function call to produce a value"),
        Some(_) if is_void => op.fail("calling function with void result must not produce values"),
        Some(result) if result != function.result => op.fail(format_args!(
            "result type mismatch: {} != {}",
            quoted_type(ctx, result),
            quoted_type(ctx, function.result)
        )),
        _ => Ok(()),
    }
}

/// Address space of the pointer that an alias's initializer returns.
fn alias_space(ctx: &Context, symbol: Symbol<'_>, alias: Alias) -> Option<u32> {
    let body = symbol.body.region_body(symbol.op);
    let block = body.entry_block(alias.initializer(symbol.body))?;
    let ret = body.last_op(block).and_then(|op| body.as_::<Return>(op))?;
    body.ty(ret.arg(body)?).as_::<PointerType>(ctx).map(|ptr| ptr.address_space)
}

/// The nearest isolated symbol table (`parentLLVMModule`). An operation of an unknown dialect is skipped: it is
/// not known to be a symbol table.
fn module_around(op: OpRef<'_>) -> Option<Symbol<'_>> {
    let mut at = op.parent()?;
    while !(at.def().has(Trait::SymbolTable) && at.def().has(Trait::IsolatedFromAbove)) {
        at = at.parent()?;
    }
    Some(Symbol { body: at.body(), op: at.op })
}

/// Verifies that the symbol is a global, alias, function or ifunc in the address space of the result.
pub(crate) fn address_of(op: OpView<'_, AddressOf>, tables: &mut SymbolTables<'_>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let address = op.handle;
    let Some(name) = address.global_name(b) else { return Ok(()) };
    let symbol = module_around(*op).and_then(|module| tables.lookup_in(module, name));
    let space = match symbol {
        Some(symbol) if symbol.as_::<Global>().is_some() => {
            symbol.as_::<Global>().and_then(|global| global.addr_space(symbol.body)).map(|space| space as u32)
        }
        Some(symbol) if symbol.as_::<Alias>().is_some() => {
            symbol.as_::<Alias>().and_then(|alias| alias_space(ctx, symbol, alias))
        }
        Some(symbol) if symbol.as_::<Func>().is_some() || symbol.as_::<IFunc>().is_some() => None,
        _ => {
            return op.fail(
                "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'",
            );
        }
    };
    let have = op.ty(address.res(b)).as_::<PointerType>(ctx).map(|ptr| ptr.address_space);
    if space.is_some() && space != have {
        return op.fail("pointer address space must match address space of the referenced global or alias");
    }
    Ok(())
}

pub(crate) fn dso_local_equivalent(op: OpRef<'_>, tables: &mut SymbolTables<'_>) -> Result {
    let name = op.as_::<DsoLocalEquivalent>().and_then(|equivalent| equivalent.function_name(op.body()));
    let Some(name) = name else { return Ok(()) };
    let symbol = tables.lookup_nearest(op, name);
    let Some((symbol, linkage)) = symbol.and_then(|symbol| {
        let func = symbol.as_::<Func>().map(|func| func.linkage(symbol.body));
        let linkage = func.or_else(|| symbol.as_::<Alias>().map(|alias| alias.linkage(symbol.body)));
        linkage.map(|linkage| (symbol, linkage))
    }) else {
        return op.fail("must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'");
    };
    if symbol.as_::<Alias>().is_some() {
        let body = symbol.body.region_body(symbol.op);
        let named: SmallVec<[Str; 4]> = body
            .root_regions()
            .flat_map(|region| body.blocks(region))
            .flat_map(|block| body.ops(block))
            .filter_map(|op| body.as_::<AddressOf>(op)?.global_name(body))
            .collect();
        let is_global =
            |name| tables.lookup_nearest(op, name).is_some_and(|symbol| symbol.as_::<Global>().is_some());
        if named.into_iter().any(is_global) {
            return op.fail("must reference an alias to a function");
        }
    }
    if linkage == Some(Linkage::ExternWeak) {
        return op.fail("target function with 'extern_weak' linkage not allowed");
    }
    Ok(())
}

/// Verifies that the function has a block with the tag.
pub(crate) fn block_address(op: OpRef<'_>, tables: &mut SymbolTables<'_>) -> Result {
    let ctx = op.ctx();
    let attr = op.body().slot(op.op, BlockAddress::SLOTS.block_addr);
    let Some(address) = attr.and_then(|attr| attr.as_::<BlockAddressAttr>(ctx)) else { return Ok(()) };
    let symbol = address.function.as_str(ctx).and_then(|name| tables.lookup_nearest(op, name));
    let has_tag = symbol.filter(|symbol| symbol.as_::<Func>().is_some()).is_some_and(|symbol| {
        let body = symbol.body.region_body(symbol.op);
        let mut blocks = body.root_regions().flat_map(|region| body.blocks(region));
        blocks.any(|block| {
            body.ops(block)
                .filter_map(|op| body.as_::<BlockTag>(op))
                .any(|tag| body.slot(tag.0, BlockTag::SLOTS.tag) == Some(address.tag))
        })
    });
    if !has_tag {
        return op.fail("expects an existing block label target in the referenced function");
    }
    Ok(())
}

/// Verifies that the COMDAT of a function or global is a selector.
fn comdat(op: OpRef<'_>, tables: &mut SymbolTables<'_>, reference: Option<Attr>) -> Result {
    let Some(reference) = reference else { return Ok(()) };
    let symbol = tables.resolve(op, reference);
    if symbol.and_then(|symbol| symbol.as_::<ComdatSelector>()).is_none() {
        return Err(op.error("expected comdat symbol").emit());
    }
    Ok(())
}

pub(crate) fn func(op: OpRef<'_>, tables: &mut SymbolTables<'_>) -> Result {
    comdat(op, tables, op.body().slot(op.op, Func::SLOTS.comdat))
}

pub(crate) fn global(op: OpRef<'_>, tables: &mut SymbolTables<'_>) -> Result {
    comdat(op, tables, op.body().slot(op.op, Global::SLOTS.comdat))
}

/// Verifies that the resolver is a function that returns a pointer; aliases are followed.
pub(crate) fn ifunc(op: OpView<'_, IFunc>, tables: &mut SymbolTables<'_>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let ifunc = op.handle;
    let mut symbol = ifunc.resolver(b).and_then(|name| tables.lookup_nearest(*op, name));
    // Aliases may be cyclic.
    let mut left = 64;
    while let Some(alias) = symbol.and_then(|symbol| Some((symbol, symbol.as_::<Alias>()?))) {
        let name = aliasee(alias.0, alias.1);
        left -= 1;
        match name {
            Some(name) if left > 0 => symbol = tables.lookup_nearest(*op, name),
            _ => return Ok(()),
        }
    }
    let Some((symbol, resolver)) = symbol.and_then(|symbol| Some((symbol, symbol.as_::<Func>()?))) else {
        return op.fail("must have a function resolver");
    };
    if resolver.is_declaration(symbol.body)
        || resolver.linkage(symbol.body) == Some(Linkage::AvailableExternally)
    {
        return op.fail("resolver must be a definition");
    }
    let result = resolver.signature(ctx, symbol.body).map(|ty| ty.result);
    if !result.is_some_and(|ty| ty.is::<PointerType>(ctx)) {
        return op.fail("resolver must return a pointer");
    }
    let space = ifunc.resolver_type(b).and_then(|ty| ty.as_::<PointerType>(ctx)).map(|ptr| ptr.address_space);
    if space.map(i64::from) != ifunc.address_space(b) {
        return op.fail("resolver has incorrect type");
    }
    Ok(())
}

/// The symbol whose address an alias's initializer returns, if it is an `addressof`.
fn aliasee(symbol: Symbol<'_>, alias: Alias) -> Option<Str> {
    let body = symbol.body.region_body(symbol.op);
    let block = body.entry_block(alias.initializer(symbol.body))?;
    let ret = body.last_op(block).and_then(|op| body.as_::<Return>(op))?;
    let ValueDef::Result(def, _) = body.value_def(ret.arg(body)?) else { return None };
    body.as_::<AddressOf>(def)?.global_name(body)
}

/// Verifies that every function in a list is defined.
fn structors(op: OpRef<'_>, tables: &mut SymbolTables<'_>, functions: Option<Attr>) -> Result {
    let ctx = op.ctx();
    for &function in functions.and_then(|functions| functions.as_array(ctx)).unwrap_or(&[]) {
        let Some(symbol) = function.as_::<SymbolRefAttr>(ctx) else { continue };
        let name = ctx.str(symbol.root);
        let func = tables.resolve(op, function).and_then(|symbol| Some((symbol.as_::<Func>()?, symbol.body)));
        match func {
            None => return op.fail(format_args!("'{name}' does not reference a valid LLVM function")),
            Some((func, body)) if func.is_declaration(body) => {
                return op.fail(format_args!("'{name}' does not have a definition"));
            }
            Some(_) => {}
        }
    }
    Ok(())
}

pub(crate) fn global_ctors(op: OpRef<'_>, tables: &mut SymbolTables<'_>) -> Result {
    structors(op, tables, op.as_::<GlobalCtors>().and_then(|list| list.ctors(op.body())))
}

pub(crate) fn global_dtors(op: OpRef<'_>, tables: &mut SymbolTables<'_>) -> Result {
    structors(op, tables, op.as_::<GlobalDtors>().and_then(|list| list.dtors(op.body())))
}
