//! Translation of `gpu.binary` and `gpu.launch_func` (`#gpu.select_object`).
//!
//! The code of a binary is a constant, which a constructor of the module loads and a destructor unloads. A launch passes the
//! addresses of its operands. The functions are those of the GPU runtime, as for `gpu-to-llvm`.

use crate::export::row::Row;
use crate::export::state::{FunctionTranslation, ModuleState, Outcome};
use terrace_gpu::gpu::{Binary, CompilationTarget, LaunchFunc, ObjectAttr, SelectObjectAttr};
use terrace_ir::attrs::{DictionaryAttr, IntegerAttr, SymbolRefAttr};
use terrace_ir::body::OpRef;
use terrace_ir::{Body, Op, OpDef, OpKind, Result, Str};
use terrace_llir as llir;
use terrace_llir::{Access, Align, AttrList, CallInfo, Flags, Func, Linkage, Opcode, Type, Value};
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// The globals and functions that are made for the binaries of a module.
#[derive(Default)]
pub(crate) struct Binaries {
    /// The global with the handle of a loaded binary.
    handles: FxHashMap<Str, Value>,
    /// The name of a kernel of a binary.
    kernels: FxHashMap<(Str, Str), Value>,
    /// The functions that load binaries, and those that unload them.
    pub(super) functions: [Vec<Func>; 2],
}

/// The operations of the dialect in functions.
pub(super) static ROWS: &[(&OpDef, Row)] = &[(LaunchFunc::DEF, Row::Op(launch))];

/// The priority of constructors and destructors.
pub(super) const PRIORITY: i32 = 123;

/// Whether a module has binaries.
pub(crate) fn has_binaries(body: &Body) -> bool {
    let block = body.root_regions().next().and_then(|region| body.entry_block(region));
    block.is_some_and(|block| body.ops(block).any(|op| body.is::<Binary>(op)))
}

/// The object of a binary that its handler selects: the first, one by its number, or the last for a target.
fn selected<'a>(binary: OpRef<'a>) -> Result<ObjectAttr<'a>> {
    let (b, ctx) = (binary.body(), binary.ctx());
    let objects = b.slot(binary.op, Binary::SLOTS.objects).and_then(|attr| attr.as_array(ctx)).unwrap_or(&[]);
    let handler = b.slot(binary.op, Binary::SLOTS.offloading_handler);
    let target = handler.and_then(|attr| attr.as_::<SelectObjectAttr>(ctx)?.target);
    let mut all = objects.iter().filter_map(|object| object.as_::<ObjectAttr>(ctx));
    let object = match target {
        None => all.next(),
        Some(target) => match target.as_::<IntegerAttr>(ctx) {
            Some(number) => number.to_i64(ctx).and_then(|number| all.nth(usize::try_from(number).ok()?)),
            None => all.rfind(|object| object.target == target),
        },
    };
    object.ok_or_else(|| {
        binary.error("the requested target object couldn't be found").emit();
        failed(binary)
    })
}

fn failed(op: OpRef<'_>) -> terrace_ir::Reported {
    op.error(format!("LLVM Translation failed for operation: {}", op.def().name)).emit()
}

/// Makes the globals of a binary and the functions that load and unload it.
pub(super) fn embed(state: &mut ModuleState<'_>, op: Op) -> Outcome {
    let ctx = state.ctx;
    let binary = state.scope.at(op);
    let object = selected(binary)?;
    let Some(symbol) = state.body().slot(op, Binary::SLOTS.sym_name).and_then(|attr| attr.as_str(ctx)) else {
        return Err(failed(binary).into());
    };
    if object.format == CompilationTarget::Offload as u64 {
        let loc = state.body().loc(op);
        let text = "the selected object is bitcode, which the runtimes of GPUs do not load";
        ctx.warning(loc, text).note(loc, "'gpu-module-to-binary=format=fatbin' makes machine code").emit();
    }
    let named = |suffix: &[u8]| [ctx.bytes(symbol), suffix].concat();
    let is_assembly = object.format == CompilationTarget::Assembly as u64;
    let property = |name: &str| object.properties?.as_::<DictionaryAttr>(ctx)?.entries.get(ctx.intern(name));

    // Readers of assembly expect a zero behind it.
    let code = state.module.cx.string(&[ctx.bytes(object.object), &[0][..usize::from(is_assembly)]].concat());
    let id = state.module.add_global(named(b"_binary"), code.ty(), 0);
    let global = state.module.global_mut(id);
    global.initializer = Some(code);
    global.is_constant = true;
    global.symbol.linkage = Linkage::Internal;
    global.align = Align::new(8);
    global.section = property("section").and_then(|attr| attr.as_bytes(ctx)).unwrap_or(b"").into();
    let code = state.module.global_value(id);
    let id = state.module.add_global(named(b"_module"), Type::PTR, 0);
    let global = state.module.global_mut(id);
    global.initializer = Some(Value::zero(Type::PTR));
    global.symbol.linkage = Linkage::Internal;
    let handle = state.module.global_value(id);
    state.binaries.handles.insert(symbol, handle);

    let (loader, second) = match is_assembly {
        true => {
            let level = property("O").and_then(|attr| attr.as_i64(ctx)).unwrap_or(0);
            ("mgpuModuleLoadJIT", state.module.cx.int(Type::I32, level))
        }
        false => {
            let size = ctx.bytes(object.object).len() as i64;
            ("mgpuModuleLoad", state.module.cx.int(Type::I64, size))
        }
    };
    let ty = state.module.cx.function_type(Type::PTR, &[Type::PTR, second.ty()], false);
    startup_function(state, 0, &named(b"_load"), (loader, ty), |b, load, info| {
        let loaded = b.call(load, &[code, second], info, &[], Flags::NONE);
        b.store(loaded, handle, Access::plain(Align::NONE), Flags::NONE);
    });
    let ty = state.module.cx.function_type(Type::VOID, &[Type::PTR], false);
    startup_function(state, 1, &named(b"_unload"), ("mgpuModuleUnload", ty), |b, unload, info| {
        let loaded = b.load(Type::PTR, handle, Access::plain(Align::NONE), Flags::NONE);
        b.call(unload, &[loaded], info, &[], Flags::NONE);
    });
    Ok(())
}

/// Makes a function that runs before or behind `main` and calls one of the runtime.
fn startup_function(
    state: &mut ModuleState<'_>,
    list: usize,
    name: &[u8],
    (callee, ty): (&str, Type),
    build: impl FnOnce(&mut llir::Builder<'_>, Value, CallInfo),
) {
    let module = &mut *state.module;
    let own = module.cx.function_type(Type::VOID, &[], false);
    let func = module.add_function(name, own);
    let data = module.func_mut(func);
    data.symbol.linkage = Linkage::Internal;
    data.extra_mut().section = b".text.startup".as_slice().into();
    let callee = module.get_or_insert_function(callee, ty);
    let callee = module.func_value(callee);
    let mut body = module.new_body(func);
    let mut builder = llir::Builder::new(module, &mut body);
    let block = builder.append_block();
    builder.position_at_end(block);
    build(&mut builder, callee, CallInfo::new(ty));
    builder.ret(None);
    body.set_name(Value::block(block), b"entry");
    module.set_body(func, body);
    state.binaries.functions[list].push(func);
}

/// Makes the names of the kernels that are launched, in the order of launches.
pub(super) fn kernel_names(state: &mut ModuleState<'_>) {
    let b = state.body();
    for func in state.ops().filter(|&op| b.is::<terrace_llvm::Func>(op)) {
        let inner = b.region_body(func);
        inner.walk(|op| {
            let Some((binary, kernel)) = kernel_of(inner, op) else { return };
            if !state.binaries.handles.contains_key(&binary)
                || state.binaries.kernels.contains_key(&(binary, kernel))
            {
                return;
            }
            let (ctx, module) = (state.ctx, &mut *state.module);
            let name = [ctx.bytes(binary), b"_", ctx.bytes(kernel), b"_name"].concat();
            let text = module.cx.string(&[ctx.bytes(kernel), &[0]].concat());
            let id = module.add_global(name, text.ty(), 0);
            let global = module.global_mut(id);
            global.initializer = Some(text);
            global.is_constant = true;
            global.symbol.linkage = Linkage::Private;
            global.symbol.unnamed_addr = llir::UnnamedAddr::Global;
            global.align = Align::new(1);
            let name = module.global_value(id);
            state.binaries.kernels.insert((binary, kernel), name);
        });
    }
}

/// The binary and the kernel of a launch.
fn kernel_of(b: &Body, op: Op) -> Option<(Str, Str)> {
    let launch = b.as_::<LaunchFunc>(op)?;
    let kernel = launch.kernel(b)?.as_::<SymbolRefAttr>(b.ctx())?;
    Some((kernel.root, *kernel.nested.last()?))
}

/// Calls the function of the runtime that launches a kernel.
fn launch(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let (b, state) = (tx.b, tx.state);
    let launch = LaunchFunc::wrap(op);
    let handle = kernel_of(b, op).and_then(|kernel| {
        Some((*state.binaries.handles.get(&kernel.0)?, *state.binaries.kernels.get(&kernel)?))
    });
    let Some((handle, name)) = handle else {
        let binary = kernel_of(b, op).map_or(String::new(), |(binary, _)| tx.ctx.str(binary).to_string());
        tx.at(op).error(format!("Couldn't find the binary holding the kernel: \"{binary}\"")).emit();
        return Err(failed(tx.at(op)));
    };
    let size = Type::int(state.module.layout.pointer_bits(0));
    let cx = &state.module.cx;

    let args = tx.values(launch.kernel_operands(b));
    let types: SmallVec<[Type; 8]> = args.iter().map(|arg| arg.ty()).collect();
    let fields = cx.named_struct(b"");
    cx.set_struct_body(fields, &types, false);
    let place = Access::plain(Align::NONE);
    let values = tx.ll.alloca(fields, None, 0, Align::NONE, Flags::NONE);
    let n_args = cx.int(size, args.len() as i64);
    let pointers = tx.ll.alloca(Type::PTR, Some(n_args), 0, Align::NONE, Flags::NONE);
    for (i, &arg) in args.iter().enumerate() {
        let i = Value::i32(i as i32);
        let flags = Flags::INBOUNDS.with(Flags::NUW);
        let field = tx.ll.gep(fields, values, &[Value::i32(0), i], flags);
        tx.ll.store(arg, field, place, Flags::NONE);
        let pointer = tx.ll.gep(Type::PTR, pointers, &[i], Flags::NONE);
        tx.ll.store(field, pointer, place, Flags::NONE);
    }

    let module = tx.ll.load(Type::PTR, handle, place, Flags::NONE);
    let ty = cx.function_type(Type::PTR, &[Type::PTR; 2], false);
    let function = tx.call_library("mgpuModuleGetFunction", ty, &[module, name], AttrList::EMPTY);
    let own_stream = launch.async_object(b).is_none();
    let stream = match launch.async_object(b) {
        Some(stream) => tx.value(stream),
        None => {
            let ty = cx.function_type(Type::PTR, &[], false);
            tx.call_library("mgpuStreamCreate", ty, &[], AttrList::EMPTY)
        }
    };

    let clusters = [launch.cluster_size_x(b), launch.cluster_size_y(b), launch.cluster_size_z(b)];
    let has_clusters = clusters[0].is_some();
    let grid = [launch.grid_size_x(b), launch.grid_size_y(b), launch.grid_size_z(b)];
    let block = [launch.block_size_x(b), launch.block_size_y(b), launch.block_size_z(b)];
    let mut operands: SmallVec<[Value; 16]> = SmallVec::from_slice(&[function]);
    for extent in clusters.into_iter().flatten().chain(grid).chain(block) {
        let extent = tx.value(extent);
        operands.push(match extent.ty().int_width().cmp(&size.int_width()) {
            core::cmp::Ordering::Less => tx.ll.cast(Opcode::ZExt, extent, size, Flags::NONE),
            core::cmp::Ordering::Equal => extent,
            core::cmp::Ordering::Greater => tx.ll.cast(Opcode::Trunc, extent, size, Flags::NONE),
        });
    }
    let memory = launch.dynamic_shared_memory_size(b).map_or(Value::i32(0), |value| tx.value(value));
    operands.extend([memory, stream, pointers, Value::zero(Type::PTR)]);
    let name = if has_clusters {
        "mgpuLaunchClusterKernel"
    } else {
        operands.push(cx.int(Type::I64, args.len() as i64));
        "mgpuLaunchKernel"
    };
    let params: SmallVec<[Type; 16]> = operands.iter().map(|operand| operand.ty()).collect();
    let ty = cx.function_type(Type::VOID, &params, false);
    tx.call_library(name, ty, &operands, AttrList::EMPTY);
    if own_stream {
        let ty = cx.function_type(Type::VOID, &[Type::PTR], false);
        tx.call_library("mgpuStreamSynchronize", ty, &[stream], AttrList::EMPTY);
        tx.call_library("mgpuStreamDestroy", ty, &[stream], AttrList::EMPTY);
    }
    Ok(())
}
