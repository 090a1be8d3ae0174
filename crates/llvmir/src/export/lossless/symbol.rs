//! Properties of the module and its symbols.

use crate::export::constant::const_value;
use crate::export::lossless::attributes::{attribute_list, with_attribute_list};
use crate::export::lossless::metadata::{attachments, create_nodes, define_nodes};
use crate::export::state::{ModuleState, Outcome};
use crate::export::types::TypeCache;
use terrace_ir::body::OpRef;
use terrace_ir::{Attr, Op, Result, Type};
use terrace_llir as llir;
use terrace_llir::module::{CodeModel, DllStorage, Sanitizer, Symbol};
use terrace_llir::{CallConv, MdKind, ThreadLocal, ValueKind};
use terrace_llvm::types::StructType;
use terrace_llvm::{MetadataNode, NamedMetadata};

/// Sets identifier, source file and kinds of metadata, and creates the numbered nodes.
pub(crate) fn module(state: &mut ModuleState<'_>, module: OpRef<'_>) -> Outcome {
    let ctx = state.ctx;
    let b = module.body();
    let text = |name: &str| b.discardable(module.op, name).and_then(|attr| attr.as_bytes(ctx)).unwrap_or(b"");
    state.module.id = text("llvm.module_id").to_vec();
    state.module.source_filename = text("llvm.source_filename").to_vec();
    let kinds = b.discardable(module.op, "llvm.metadata_kinds").and_then(|attr| attr.as_array(ctx));
    for kind in kinds.unwrap_or(&[]).iter().filter_map(|kind| kind.as_bytes(ctx)) {
        state.module.cx.md_kind(kind);
    }
    *state.numbered = create_nodes(state)?;
    Ok(())
}

/// Whether a symbol has no name in LLVM.
pub(crate) fn is_unnamed(state: &ModuleState<'_>, op: Op) -> bool {
    state.lossless && state.body().discardable(op, "llvm.unnamed").is_some()
}

/// The type of a global in LLVM: that in the struct, if the import has wrapped it.
pub(crate) fn global_type(state: &ModuleState<'_>, op: Op, ty: Type) -> Type {
    match ty.as_::<StructType>(state.ctx).map(|wrapped| wrapped.elems) {
        Some(&[field]) if state.lossless && state.body().discardable(op, "llvm.wrapped").is_some() => field,
        _ => ty,
    }
}

/// Sets all properties of symbols that only a lossless import keeps, and the contents of metadata nodes.
pub(crate) fn properties(state: &mut ModuleState<'_>) -> Outcome {
    define_nodes(state)?;
    let (b, ctx) = (state.body(), state.ctx);
    let mut types = TypeCache::default();
    for op in state.ops() {
        if b.dict(op).is_none() {
            continue;
        }
        let value =
            terrace_ir::symbols::symbol_name(b, op).and_then(|name| state.symbols.get(&name)).copied();
        match value.map(|value| value.kind()) {
            Some(ValueKind::Func(id)) => function(state, &mut types, op, id)?,
            Some(ValueKind::Global(id)) => {
                let loc = b.loc(op);
                let metadata = metadata_of(state, op, &["llvm.metadata"])?;
                let attrs = match b.discardable(op, "llvm.attributes") {
                    Some(list) => attribute_list(state, &mut types, loc, list)?,
                    None => Default::default(),
                };
                let attrs = state.module.cx.attr_set_with(state.module.global(id).attrs, &attrs);
                let text = |name: &str| b.discardable(op, name).and_then(|attr| attr.as_bytes(ctx));
                let global = state.module.global_mut(id);
                global.attrs = attrs;
                global.metadata.extend(metadata);
                set_symbol(&mut global.symbol, text("llvm.dll_storage"));
                set_partition(&mut global.partition, text("llvm.partition"));
                set_model(&mut global.thread_local, text("llvm.thread_local"));
                if let Some(name) = text("llvm.code_model") {
                    let models = [
                        CodeModel::Tiny,
                        CodeModel::Small,
                        CodeModel::Kernel,
                        CodeModel::Medium,
                        CodeModel::Large,
                    ];
                    let model = models.into_iter().find(|model| model.name().as_bytes() == name);
                    global.code_model = model.unwrap_or_default();
                }
                let names = b.discardable(op, "llvm.sanitizers").and_then(|attr| attr.as_array(ctx));
                for name in names.unwrap_or(&[]).iter().filter_map(|name| name.as_bytes(ctx)) {
                    if let Some(flag) = Sanitizer::from_name(name) {
                        global.sanitizer.0 |= flag.0;
                    }
                }
            }
            Some(ValueKind::Alias(id)) => {
                let text = |name: &str| b.discardable(op, name).and_then(|attr| attr.as_bytes(ctx));
                let alias = state.module.alias_mut(id);
                set_symbol(&mut alias.symbol, text("llvm.dll_storage"));
                set_partition(&mut alias.partition, text("llvm.partition"));
                set_model(&mut alias.thread_local, text("llvm.thread_local"));
            }
            Some(ValueKind::IFunc(id)) => {
                let metadata = metadata_of(state, op, &["llvm.metadata"])?;
                let resolver = match b.discardable(op, "llvm.resolver") {
                    Some(attr) => Some(const_value(state, b.loc(op), attr)?),
                    None => None,
                };
                let text = |name: &str| b.discardable(op, name).and_then(|attr| attr.as_bytes(ctx));
                let ifunc = state.module.ifunc_mut(id);
                set_symbol(&mut ifunc.symbol, text("llvm.dll_storage"));
                set_partition(&mut ifunc.partition, text("llvm.partition"));
                ifunc.metadata.extend(metadata);
                ifunc.resolver = resolver.unwrap_or(ifunc.resolver);
            }
            _ => {}
        }
    }
    Ok(())
}

/// The attached metadata of a symbol.
fn metadata_of(state: &ModuleState<'_>, op: Op, names: &[&str]) -> Result<Vec<(MdKind, llir::Md)>> {
    let b = state.body();
    let mut all = Vec::new();
    for attr in names.iter().filter_map(|name| b.discardable(op, name)) {
        all.extend(attachments(state, b.loc(op), attr)?);
    }
    Ok(all)
}

fn set_symbol(symbol: &mut Symbol, dll_storage: Option<&[u8]>) {
    symbol.dll_storage = match dll_storage {
        Some(b"dllimport") => DllStorage::Import,
        Some(b"dllexport") => DllStorage::Export,
        _ => symbol.dll_storage,
    };
}

fn set_partition(partition: &mut Box<[u8]>, text: Option<&[u8]>) {
    if let Some(text) = text {
        *partition = text.into();
    }
}

fn set_model(model: &mut ThreadLocal, text: Option<&[u8]>) {
    use ThreadLocal::{InitialExec, LocalDynamic, LocalExec};
    let found = [LocalDynamic, InitialExec, LocalExec]
        .into_iter()
        .find(|model| Some(model.name().as_bytes()) == text);
    *model = found.unwrap_or(*model);
}

fn function(state: &mut ModuleState<'_>, types: &mut TypeCache, op: Op, id: llir::Func) -> Outcome {
    let (b, ctx) = (state.body(), state.ctx);
    let loc = b.loc(op);
    let metadata = metadata_of(state, op, &["llvm.metadata", "function_metadata"])?;
    for (name, of_result) in [("llvm.attributes", false), ("llvm.result_attributes", true)] {
        if let Some(list) = b.discardable(op, name) {
            let func = state.module.func(id);
            let n = state.module.cx.signature(func.ty).map_or(0, |(_, params, _)| params.len());
            let attrs = with_attribute_list(state, types, loc, (func.attrs, n), list, of_result)?;
            state.module.func_mut(id).attrs = attrs;
        }
    }
    let constant = |state: &ModuleState<'_>, name: &str| -> Result<Option<llir::Value>> {
        b.discardable(op, name).map(|attr| const_value(state, loc, attr)).transpose()
    };
    let prefix = constant(state, "llvm.prefix")?;
    let prologue = constant(state, "llvm.prologue")?;
    let personality = constant(state, "llvm.personality")?;
    let text = |name: &str| b.discardable(op, name).and_then(|attr: Attr| attr.as_bytes(ctx));
    let func = state.module.func_mut(id);
    set_symbol(&mut func.symbol, text("llvm.dll_storage"));
    if let Some(cc) = b.discardable(op, "llvm.calling_convention").and_then(|attr| attr.as_i64(ctx)) {
        func.cc = CallConv(cc as u16);
    }
    let (dbg, others): (Vec<_>, Vec<_>) = metadata.into_iter().partition(|&(kind, _)| kind == MdKind::DBG);
    if let Some(&(_, node)) = dbg.first() {
        func.dbg = node;
    }
    let partition = text("llvm.partition");
    if others.is_empty() && partition.is_none() && prefix.or(prologue).or(personality).is_none() {
        return Ok(());
    }
    let extra = func.extra_mut();
    set_partition(&mut extra.partition, partition);
    extra.metadata.extend(others);
    extra.prefix = prefix;
    extra.prologue = prologue;
    extra.personality = personality.or(extra.personality);
    Ok(())
}

/// Ends an export that is not lossless with a remark on what it left out of a lossless import.
pub(crate) fn remark(state: &ModuleState<'_>) {
    let Some((scope, module)) = state.scope.parent else { return };
    if scope.body.discardable(module, "llvm.module_id").is_none() {
        return;
    }
    let b = state.body();
    let count = |is: &dyn Fn(Op) -> bool| state.ops().filter(|&op| is(op)).count();
    let (named, nodes) = (count(&|op| b.is::<NamedMetadata>(op)), count(&|op| b.is::<MetadataNode>(op)));
    let message = format!(
        "{named} named metadata, {nodes} metadata nodes, and names, flags and attributes of a lossless import are left \
         out: --lossless keeps everything"
    );
    state.ctx.remark(scope.body.loc(module), message).emit();
}
