//! Everything in a module but functions: layout, triple, globals, aliases, COMDATs, constructor lists, flags.

use crate::export::body::initializer;
use crate::export::constant::constant;
use crate::export::dispatch::table;
use crate::export::enums::{comdat_kind, linkage, unnamed_addr, visibility};
use crate::export::gpu;
use crate::export::left_out;
use crate::export::lossless::symbol::{global_type, is_unnamed};
use crate::export::row::Row;
use crate::export::signature::{comdat_of, passthrough};
use crate::export::state::{ModuleState, Outcome, Stop, Worker};
use crate::export::types::TypeCache;
use crate::export::unsupported::is_module_level;
use terrace_base::builtin;
use terrace_ir::attrs::StringAttr;
use terrace_ir::body::OpRef;
use terrace_ir::effects::is_memory_effect_free;
use terrace_ir::{Attr, Op, OpKind, Region, Str};
use terrace_llir as llir;
use terrace_llir::metadata::MdView;
use terrace_llir::{Align, Linkage, Md, Type, Value};
use terrace_llvm as l;
use terrace_llvm::{Alias, ComdatOp, ComdatSelector, Global, GlobalCtors, GlobalDtors, IFunc};
use terrace_support::small_vec::SmallVec;

/// A string attribute of the module.
fn text<'a>(module: OpRef<'a>, name: &str) -> Outcome<Option<&'a [u8]>> {
    let Some(attr) = module.body().discardable(module.op, name) else { return Ok(None) };
    match attr.as_bytes(module.ctx()) {
        Some(text) => Ok(Some(text)),
        None => Ok(module.fail(format_args!("expected '{name}' to be a string attribute"))?),
    }
}

/// The strings of `llvm.dependent_libraries`, which may also be an array of strings.
fn dependent_libraries(module: OpRef<'_>) -> Outcome<&[Attr]> {
    const NAME: &str = "llvm.dependent_libraries";
    let ctx = module.ctx();
    let Some(attr) = module.body().discardable(module.op, NAME) else { return Ok(&[]) };
    let libs =
        attr.as_::<l::DependentLibrariesAttr>(ctx).map(|libs| libs.libs).or_else(|| attr.as_array(ctx));
    match libs.filter(|libs| libs.iter().all(|lib| lib.as_bytes(ctx).is_some())) {
        Some(libs) => Ok(libs),
        None => Ok(module.fail(format_args!("expected '{NAME}' to be an array of strings"))?),
    }
}

/// Translates attributes of the module: data layout, triple and module assembly.
pub(crate) fn attributes(state: &mut ModuleState<'_>, module: OpRef<'_>) -> Outcome {
    let ctx = state.ctx;
    let b = module.body();
    left_out::warn(b, module.op, left_out::MODULE);
    crate::export::layout::data_layout(state, module)?;
    if let Some(triple) = text(module, "llvm.target_triple")? {
        state.module.triple = triple.to_vec();
    }
    if let Some(lines) = b.discardable(module.op, "llvm.module_asm") {
        let Some(lines) = lines.as_array(ctx) else {
            return Err(module.error("expected an array attribute for a module level asm").emit().into());
        };
        for line in lines {
            let Some(line) = line.as_bytes(ctx) else {
                let message = "expected a string attribute for each entry of a module level asm";
                return Err(module.error(message).emit().into());
            };
            state.module.module_asm.extend_from_slice(line);
            if !line.ends_with(b"\n") {
                state.module.module_asm.push(b'\n');
            }
        }
    }
    Ok(())
}

/// Declares the COMDATs.
pub(crate) fn comdats(state: &mut ModuleState<'_>) -> Outcome {
    let b = state.body();
    for op in state.ops() {
        if !b.is::<ComdatOp>(op) {
            continue;
        }
        let inner = b.region_body(op);
        for block in inner.blocks(b.region(op, 0)) {
            for selector in inner.ops(block) {
                let Some(selector) = inner.as_::<ComdatSelector>(selector) else { continue };
                let Some(name) = inner.slot(selector.op(), ComdatSelector::SLOTS.sym_name) else { continue };
                let kind = comdat_kind(selector.comdat(inner));
                let before = state.module.n_comdats();
                state.module.comdat(name.as_bytes(state.ctx).unwrap_or(b""), kind);
                if state.module.n_comdats() == before {
                    let message = "comdat selection symbols must be unique even in different comdat regions";
                    return Err(state.ctx.error(inner.loc(selector.op()), message).emit().into());
                }
            }
        }
    }
    Ok(())
}

/// The name of a symbol in LLVM.
fn llvm_name<'a>(state: &ModuleState<'a>, op: Op, name: Str) -> &'a [u8] {
    if is_unnamed(state, op) { b"" } else { state.ctx.bytes(name) }
}

fn symbol(state: &ModuleState<'_>, op: Op, slot: usize) -> Option<Str> {
    state.body().slot(op, slot)?.as_str(state.ctx)
}

fn first_block(state: &ModuleState<'_>, op: Op) -> Option<terrace_ir::Block> {
    state.body().region_body(op).entry_block(Region::from_index(0))
}

/// Translates globals, aliases and ifuncs: declares all, then folds initializers, then builds lists of constructors.
pub(crate) fn globals(state: &mut ModuleState<'_>) -> Outcome {
    let b = state.body();
    let mut types = TypeCache::default();
    let mut aliases: Vec<Op> = Vec::new();
    let mut ifuncs: Vec<Op> = Vec::new();
    let mut with_region: Vec<(Op, llir::Global)> = Vec::new();
    let mut lists = false;
    for op in state.ops() {
        if b.is::<l::Func>(op) {
            continue;
        }
        left_out::warn(b, op, &[]);
        if b.is::<Global>(op) {
            let id = global(state, &mut types, op)?;
            if first_block(state, op).is_some() {
                with_region.push((op, id));
            }
        } else if b.is::<Alias>(op) {
            declare_alias(state, &mut types, op)?;
            aliases.push(op);
        } else if b.is::<IFunc>(op) {
            ifuncs.push(op);
        } else if b.is::<GlobalCtors>(op) || b.is::<GlobalDtors>(op) {
            lists = true;
        }
    }
    for op in ifuncs {
        ifunc(state, &mut types, op)?;
    }
    let mut worker = Worker::default();
    for (op, id) in with_region {
        let Some(block) = first_block(state, op) else { continue };
        let value = initializer(state, &mut worker, op, block)?;
        let global = state.module.global_mut(id);
        if global.symbol.linkage != Linkage::ExternalWeak {
            global.initializer = Some(value);
        }
    }
    for op in aliases {
        let name = symbol(state, op, Alias::SLOTS.sym_name);
        let Some(block) = first_block(state, op) else { continue };
        let value = initializer(state, &mut worker, op, block)?;
        if let Some(llir::ValueKind::Alias(id)) =
            name.and_then(|name| state.symbols.get(&name)).map(|value| value.kind())
        {
            state.module.alias_mut(id).aliasee = value;
        }
    }
    // Those of binaries come behind them.
    if lists && !gpu::has_binaries(b) {
        constructors(state)?;
    }
    Ok(())
}

fn global(state: &mut ModuleState<'_>, types: &mut TypeCache, op: Op) -> Outcome<llir::Global> {
    let (b, ctx) = (state.body(), state.ctx);
    let loc = b.loc(op);
    let slots = b.slots(op);
    let global = Global::wrap(op);
    let (Some(name), Some(ty)) = (symbol(state, op, Global::SLOTS.sym_name), global.global_type(b)) else {
        return Err(ctx.error(loc, "global without name or type").emit().into());
    };
    let ty = global_type(state, op, ty);
    let mut ty = types.get(state.types, ctx, &state.module.cx, ty).map_err(|no| no.report(ctx, loc))?;
    let mut value = None;
    if let Some(attr) = slots.get(Global::SLOTS.value) {
        if let Some(string) = attr.as_::<StringAttr>(ctx) {
            let string = state.module.cx.string(ctx.bytes(string.value));
            ty = string.ty();
            value = Some(string);
        } else {
            value = Some(constant(state, loc, ty, attr)?);
        }
    }
    let linkage = linkage(global.linkage(b));
    // As upstream, an `extern_weak` global loses its value.
    let initializer = match value {
        _ if linkage == Linkage::ExternalWeak => None,
        None if linkage == Linkage::External => None,
        value => Some(value.unwrap_or(Value::undef(ty))),
    };
    let comdat = slots.get(Global::SLOTS.comdat).and_then(|attr| comdat_of(state, attr));
    let mut attrs = SmallVec::new();
    let specific = slots.get(Global::SLOTS.target_specific_attrs);
    passthrough(ctx, loc, "target_specific_attrs", specific, &mut attrs)?;
    let attrs = state.module.cx.attr_set(&attrs);
    let mut metadata: Vec<(llir::MdKind, Md)> = Vec::new();
    for &expr in slots.get(Global::SLOTS.dbg_exprs).and_then(|attr| attr.as_array(ctx)).unwrap_or(&[]) {
        match state.debug_nodes().node(expr) {
            Ok(node) => metadata.push((llir::MdKind::DBG, node)),
            Err(why) => return Err(state.scope.at(op).op_error(why).emit().into()),
        }
    }
    let space = slots.get(Global::SLOTS.addr_space).and_then(|attr| attr.as_i64(ctx)).unwrap_or(0) as u32;
    let id = state.module.add_global(llvm_name(state, op, name), ty, space);
    let data = state.module.global_mut(id);
    data.initializer = initializer;
    data.is_constant = slots.get(Global::SLOTS.constant).is_some();
    data.externally_initialized = slots.get(Global::SLOTS.externally_initialized).is_some();
    if slots.get(Global::SLOTS.thread_local).is_some() {
        data.thread_local = llir::ThreadLocal::GeneralDynamic;
    }
    data.symbol.linkage = linkage;
    data.symbol.dso_local = slots.get(Global::SLOTS.dso_local).is_some();
    data.symbol.visibility = visibility(global.visibility(b));
    data.symbol.unnamed_addr = unnamed_addr(global.unnamed_addr(b));
    let align = slots.get(Global::SLOTS.alignment).and_then(|attr| attr.as_i64(ctx)).unwrap_or(0);
    data.align = Align::new(align as u64);
    data.section = slots.get(Global::SLOTS.section).and_then(|attr| attr.as_bytes(ctx)).unwrap_or(b"").into();
    data.comdat = comdat;
    data.attrs = attrs;
    data.metadata = metadata;
    state.symbols.insert(name, state.module.global_value(id));
    Ok(id)
}

fn declare_alias(state: &mut ModuleState<'_>, types: &mut TypeCache, op: Op) -> Outcome {
    let (b, ctx) = (state.body(), state.ctx);
    let alias = Alias::wrap(op);
    let loc = b.loc(op);
    let (Some(name), Some(ty)) = (symbol(state, op, Alias::SLOTS.sym_name), alias.alias_type(b)) else {
        return Err(ctx.error(loc, "alias without name or type").emit().into());
    };
    let ty = types.get(state.types, ctx, &state.module.cx, ty).map_err(|no| no.report(ctx, loc))?;
    // The address space is that of the pointer that the region returns.
    let inner = b.region_body(op);
    let returned = first_block(state, op).and_then(|block| inner.last_op(block));
    let space = returned
        .and_then(|ret| inner.operands(ret).first())
        .and_then(|value| inner.ty(value).as_::<l::PointerType>(ctx))
        .map_or(0, |ptr| ptr.address_space);
    let id = state.module.add_alias(llvm_name(state, op, name), ty, space, Value::NONE);
    let data = state.module.alias_mut(id);
    data.symbol.linkage = linkage(alias.linkage(b));
    data.symbol.visibility = visibility(alias.visibility(b));
    data.symbol.unnamed_addr = unnamed_addr(alias.unnamed_addr(b));
    data.symbol.dso_local = b.slot(op, Alias::SLOTS.dso_local).is_some();
    if b.slot(op, Alias::SLOTS.thread_local).is_some() {
        data.thread_local = llir::ThreadLocal::GeneralDynamic;
    }
    state.symbols.insert(name, state.module.alias_value(id));
    Ok(())
}

fn ifunc(state: &mut ModuleState<'_>, types: &mut TypeCache, op: Op) -> Outcome {
    let (b, ctx) = (state.body(), state.ctx);
    let ifunc = IFunc::wrap(op);
    let loc = b.loc(op);
    let resolver =
        symbol(state, op, IFunc::SLOTS.resolver).and_then(|name| state.symbols.get(&name).copied());
    let (Some(name), Some(ty), Some(resolver)) =
        (symbol(state, op, IFunc::SLOTS.sym_name), ifunc.i_func_type(b), resolver)
    else {
        return Err(ctx.error(loc, "ifunc without name, type or resolver").emit().into());
    };
    let ty = types.get(state.types, ctx, &state.module.cx, ty).map_err(|no| no.report(ctx, loc))?;
    let space = b.slot(op, IFunc::SLOTS.address_space).and_then(|attr| attr.as_i64(ctx)).unwrap_or(0) as u32;
    let id = state.module.add_ifunc(llvm_name(state, op, name), ty, space, resolver);
    let data = state.module.ifunc_mut(id);
    data.symbol.linkage = linkage(ifunc.linkage(b));
    data.symbol.visibility = visibility(ifunc.visibility(b));
    data.symbol.unnamed_addr = unnamed_addr(ifunc.unnamed_addr(b));
    data.symbol.dso_local = b.slot(op, IFunc::SLOTS.dso_local).is_some();
    state.symbols.insert(name, state.module.ifunc_value(id));
    Ok(())
}

/// Builds `@llvm.global_ctors` and `@llvm.global_dtors` from the entries of all operations and of binaries, in the order of
/// the last operation of each.
fn constructors(state: &mut ModuleState<'_>) -> Outcome {
    let (b, ctx) = (state.body(), state.ctx);
    let mut entries: [Vec<Value>; 2] = Default::default();
    let mut last: [Option<usize>; 2] = [None; 2];
    let elem = state.module.cx.struct_type(&[Type::I32, Type::PTR, Type::PTR], false);
    for (at, op) in state.ops().enumerate() {
        let (which, functions, priorities, data) = if b.is::<GlobalCtors>(op) {
            (0, GlobalCtors::SLOTS.ctors, GlobalCtors::SLOTS.priorities, GlobalCtors::SLOTS.data)
        } else if b.is::<GlobalDtors>(op) {
            (1, GlobalDtors::SLOTS.dtors, GlobalDtors::SLOTS.priorities, GlobalDtors::SLOTS.data)
        } else {
            continue;
        };
        last[which] = Some(at);
        let list = |slot: usize| b.slot(op, slot).and_then(|attr| attr.as_array(ctx)).unwrap_or(&[]);
        for (i, function) in list(functions).iter().enumerate() {
            let address = function.as_str(ctx).and_then(|name| state.symbols.get(&name)).copied();
            let Some(address) = address else {
                return Ok(state.scope.at(op).fail("names a function that the module does not have")?);
            };
            let priority = list(priorities).get(i).and_then(|attr| attr.as_i64(ctx)).unwrap_or(0) as i32;
            // Unlike here, upstream omits the associated data.
            let data = match list(data).get(i).and_then(|attr| attr.as_str(ctx)) {
                None => Value::zero(Type::PTR),
                Some(name) => match state.symbols.get(&name) {
                    Some(&address) => address,
                    None => {
                        let name = ctx.str(name);
                        let text = format!("names '@{name}', which the module does not have");
                        return Ok(state.scope.at(op).fail(text)?);
                    }
                },
            };
            entries[which].push(state.module.cx.aggregate(elem, &[Value::i32(priority), address, data]));
        }
    }
    for which in [0, 1] {
        for &func in &state.binaries.functions[which] {
            let fields = [Value::i32(gpu::PRIORITY), state.module.func_value(func), Value::zero(Type::PTR)];
            entries[which].push(state.module.cx.aggregate(elem, &fields));
            last[which] = Some(usize::MAX);
        }
    }
    let mut order = [0, 1];
    order.sort_by_key(|&which| last[which]);
    for which in order {
        if last[which].is_none() {
            continue;
        }
        let ty = state.module.cx.array(elem, entries[which].len() as u64);
        let value = state.module.cx.aggregate(ty, &entries[which]);
        let name = ["llvm.global_ctors", "llvm.global_dtors"][which];
        let id = state.module.add_global(name, ty, 0);
        let global = state.module.global_mut(id);
        global.initializer = Some(value);
        global.symbol.linkage = Linkage::Appending;
    }
    Ok(())
}

/// Translates identification strings, libraries, linker options and module flags, and rejects other operations.
pub(crate) fn others(state: &mut ModuleState<'_>) -> Outcome {
    let (b, ctx) = (state.body(), state.ctx);
    let Some((module_scope, module)) = state.scope.parent else { return Ok(()) };
    let module = module_scope.at(module);
    for name in ["llvm.ident", "llvm.commandline"] {
        if let Some(text) = text(module, name)? {
            let cx = &state.module.cx;
            let node = cx.md_node(&[cx.md_string(text)]);
            state.module.add_named_metadata(name, node);
        }
    }
    for lib in dependent_libraries(module)?.iter().filter_map(|lib| lib.as_bytes(ctx)) {
        let cx = &state.module.cx;
        let node = cx.md_node(&[cx.md_string(lib)]);
        state.module.add_named_metadata("llvm.dependent-libraries", node);
    }
    let mut last_flags = None;
    for op in state.ops() {
        if b.is::<l::Func>(op) {
            continue;
        }
        if b.is::<l::LinkerOptions>(op) {
            let options = b.slot(op, l::LinkerOptions::SLOTS.options).and_then(|attr| attr.as_array(ctx));
            let cx = &state.module.cx;
            let strings: Vec<Md> = options
                .unwrap_or(&[])
                .iter()
                .filter_map(|option| option.as_bytes(ctx))
                .map(|option| cx.md_string(option))
                .collect();
            let node = cx.md_node(&strings);
            state.module.add_named_metadata("llvm.linker.options", node);
        } else if b.is::<l::ModuleFlags>(op) {
            crate::export::flags::module_flags(state, op)?;
            last_flags = Some(op);
        } else if b.is::<builtin::Module>(op) {
            left_out::module(b, op, "'terrace compile' links modules; or translate this one by itself");
        } else if left_out::is_kernel_module(b, op) {
            left_out::kernels(b, op);
        } else if b.is::<terrace_gpu::gpu::Binary>(op) {
            gpu::embed(state, op)?;
        } else if !is_module_level(b, op) {
            match table().row(b.code(op)) {
                Row::Foreign => return Err(Stop::Unsupported),
                _ if is_constant(state, op) || leaves_nothing(state, op) => {}
                _ => {
                    let error = state
                        .scope
                        .at(op)
                        .error(format!("LLVM Translation failed for operation: {}", b.def(op).name));
                    return Err(error
                        .note(b.loc(op), "instructions can only be translated in a function")
                        .emit()
                        .into());
                }
            }
        }
    }
    if gpu::has_binaries(b) {
        constructors(state)?;
        gpu::kernel_names(state);
    }
    match last_flags {
        Some(op) => Ok(crate::export::flags::complete(state, op)?),
        None => Ok(()),
    }
}

/// Whether an instruction outside of functions, where nothing executes it, has no effect on the module. Upstream rejects
/// those that refer to globals, and needs a function for the others.
fn leaves_nothing(state: &ModuleState<'_>, op: Op) -> bool {
    let b = state.body();
    let is_global = |value| b.def_op(value).is_some_and(|op| b.is::<l::AddressOf>(op));
    let has_no_effect = match () {
        () if b.def(op).name.starts_with("llvm.intr.") => false,
        () if b.is::<l::Unreachable>(op) || b.is::<l::Return>(op) || b.is::<l::Resume>(op) => true,
        () if b.is::<l::Fence>(op) || b.is::<l::InlineAsm>(op) || b.is::<l::VaArg>(op) => true,
        () if b.is::<l::Call>(op) => b.slot(op, l::Call::SLOTS.callee).is_none(),
        () => is_memory_effect_free(b, op),
    };
    has_no_effect && !b.operands(op).iter().any(is_global)
}

/// Whether an operation is a constant, which the module needs no translation of.
fn is_constant(state: &ModuleState<'_>, op: Op) -> bool {
    let b = state.body();
    b.is::<l::Constant>(op)
        || b.is::<l::Zero>(op)
        || b.is::<l::Undef>(op)
        || b.is::<l::Poison>(op)
        || b.is::<l::AddressOf>(op)
        || b.is::<l::NoneToken>(op)
}

/// The named metadata that lists compile units.
const UNITS: &[u8] = b"llvm.dbg.cu";

/// The number of compile units in `llvm.dbg.cu`.
fn listed_units(state: &ModuleState<'_>) -> usize {
    let units = state.module.named_metadata.iter().find(|named| &named.name[..] == UNITS);
    units.map_or(0, |named| named.operands.len())
}

/// The translated compile units that are not in `llvm.dbg.cu`.
pub(crate) fn unlisted_units(state: &ModuleState<'_>) -> Vec<Md> {
    if state.debug.enabled { state.debug.units(listed_units(state)) } else { Vec::new() }
}

/// Adds the compile units that are not in `llvm.dbg.cu` to it.
pub(crate) fn compile_units(state: &mut ModuleState<'_>) {
    if !state.debug.enabled {
        return;
    }
    let n_listed = listed_units(state);
    let mut units = unlisted_units(state);
    if n_listed != 0 && units.len() > 1 {
        // Threads translate them in any order, so they are sorted by first use.
        let used = state.module.nodes_in_order();
        units.sort_by_key(|unit| used.iter().position(|node| node == unit));
    }
    for &unit in &units {
        state.module.add_named_metadata(UNITS, unit);
    }
    if n_listed != 0 {
        return;
    }
    // A unit lists its global variables; a variable's scope leads to its unit.
    let cx = &state.module.cx;
    let mut globals: Vec<(Md, Vec<Md>)> = Vec::new();
    for global in state.module.globals() {
        for &(_, expr) in &global.metadata {
            let Some(unit) = unit_of_global(cx, expr).filter(|unit| units.contains(unit)) else { continue };
            match globals.iter_mut().find(|list| list.0 == unit) {
                Some(list) => list.1.push(expr),
                None => globals.push((unit, vec![expr])),
            }
        }
    }
    for (unit, list) in globals {
        let list = cx.md_node(&list);
        cx.md_set_operand(unit, 6, list);
    }
}

/// The compile unit that the variable of a `!DIGlobalVariableExpression` is in.
fn unit_of_global(cx: &llir::Context, expr: Md) -> Option<Md> {
    use llir::debug::DiKind;
    let operand = |md: Md, at: usize| match cx.md_view(md) {
        MdView::Node(node) => node.iter().nth(at),
        _ => None,
    };
    let kind = |md: Md| match cx.md_view(md) {
        MdView::Node(node) => node.kind(),
        _ => DiKind::Tuple,
    };
    // `llir`'s declarations of the nodes give the indices of operands.
    let variable = operand(expr, 0)?;
    let mut scope = operand(variable, 0)?;
    match kind(scope) {
        DiKind::DIModule => scope = operand(scope, 1)?,
        DiKind::DICommonBlock => {
            scope = operand(scope, 0)?;
            if kind(scope) == DiKind::DISubprogram {
                scope = operand(scope, 5)?;
            }
        }
        DiKind::DISubprogram => scope = operand(scope, 5)?,
        _ => {}
    }
    (kind(scope) == DiKind::DICompileUnit).then_some(scope)
}
