//! Module flags: those of `llvm.module_flags`, and those that every module gets.

use crate::export::state::ModuleState;
use terrace_ir::attrs::{FloatAttr, IntegerAttr};
use terrace_ir::{Attr, Op, Result};
use terrace_llir as llir;
use terrace_llir::metadata::MdView;
use terrace_llir::{Md, Type, Value};
use terrace_llvm as l;
use terrace_llvm::{
    CgProfileEntryAttr, ModuleFlagAttr, ProfileSummaryAttr, ProfileSummaryDetailedAttr,
    ProfileSummaryFormatKind,
};

/// Translates an `llvm.module_flags`.
pub(crate) fn module_flags(state: &mut ModuleState<'_>, op: Op) -> Result {
    let (b, ctx) = (state.body(), state.ctx);
    let flags = b.slot(op, l::ModuleFlags::SLOTS.flags).and_then(|attr| attr.as_array(ctx)).unwrap_or(&[]);
    for flag in flags.iter().filter_map(|flag| flag.as_::<ModuleFlagAttr>(ctx)) {
        let cx = &state.module.cx;
        let key = ctx.bytes(flag.key);
        let value = if let Some(text) = flag.value.as_bytes(ctx) {
            cx.md_string(text)
        } else if let Some(int) = flag.value.as_::<IntegerAttr>(ctx) {
            cx.md_value(Value::i32(int.to_i64(ctx).unwrap_or(0) as i32))
        } else if let Some(entries) = flag.value.as_array(ctx) {
            let mut nodes = Vec::new();
            for &entry in entries {
                nodes.push(call_edge(state, op, entry)?);
            }
            cx.md_distinct(&nodes)
        } else if let Some(summary) = flag.value.as_::<ProfileSummaryAttr>(ctx) {
            profile_summary(state, &summary)
        } else {
            let key = ctx.str(flag.key);
            return state
                .scope
                .at(op)
                .fail(format!("cannot be translated: module flag '{key}' has no value"));
        };
        if let Some(message) = llir::module_flag_problem(&state.module.cx, flag.behavior, key, value) {
            return state.scope.at(op).fail(message);
        }
        if has_flag(state.module, key) {
            let text = "module flag identifiers must be unique (or of 'require' type)";
            return state.scope.at(op).fail(text);
        }
        state.module.add_module_flag(flag.behavior, key, value);
    }
    Ok(())
}

/// Checks the flags of a module together; `op` is its last `llvm.module_flags`.
pub(crate) fn complete(state: &ModuleState<'_>, op: Op) -> Result {
    match llir::module_flags_problem(state.module) {
        Some(message) => state.scope.at(op).fail(message),
        None => Ok(()),
    }
}

/// The node `!{ptr @from, ptr @to, i64 7}` of a call-graph profile entry.
fn call_edge(state: &ModuleState<'_>, op: Op, entry: Attr) -> Result<Md> {
    let (ctx, cx) = (state.ctx, &state.module.cx);
    let Some(entry) = entry.as_::<CgProfileEntryAttr>(ctx) else { return Ok(Md::NULL) };
    let function = |name: Option<Attr>| {
        let Some(name) = name.and_then(|name| name.as_str(ctx)) else { return Ok(Md::NULL) };
        match state.symbols.get(&name) {
            Some(&function) => Ok(cx.md_value(function)),
            None => {
                let name = ctx.str(name);
                state.scope.at(op).fail(format!("names '@{name}', which the module does not have"))
            }
        }
    };
    let (from, to) = (function(entry.from)?, function(entry.to)?);
    Ok(cx.md_node(&[from, to, cx.md_value(cx.int(Type::I64, entry.count as i64))]))
}

fn profile_summary(state: &ModuleState<'_>, summary: &ProfileSummaryAttr<'_>) -> Md {
    let (ctx, cx) = (state.ctx, &state.module.cx);
    let number = |value: u64| cx.md_value(cx.int(Type::I64, value as i64));
    let pair = |name: &str, value: Md| cx.md_node(&[cx.md_string(name.as_bytes()), value]);
    let format =
        ProfileSummaryFormatKind::from_value(u64::from(summary.format)).map_or("", |kind| kind.keyword());
    let mut parts = vec![
        pair("ProfileFormat", cx.md_string(format.as_bytes())),
        pair("TotalCount", number(summary.total_count)),
        pair("MaxCount", number(summary.max_count)),
        pair("MaxInternalCount", number(summary.max_internal_count)),
        pair("MaxFunctionCount", number(summary.max_function_count)),
        pair("NumCounts", number(summary.num_counts)),
        pair("NumFunctions", number(summary.num_functions)),
    ];
    if let Some(partial) = l::attrs::opt_number(summary.is_partial_profile) {
        parts.push(pair("IsPartialProfile", number(partial)));
    }
    if let Some(ratio) = summary.partial_profile_ratio.and_then(|attr| attr.as_::<FloatAttr>(ctx)) {
        parts.push(pair("PartialProfileRatio", cx.md_value(cx.float_bits(Type::DOUBLE, ratio.bits()))));
    }
    let details: Vec<Md> = summary
        .detailed_summary
        .iter()
        .filter_map(|detail| detail.as_::<ProfileSummaryDetailedAttr>(ctx))
        .map(|detail| {
            cx.md_node(&[
                number(u64::from(detail.cut_off)),
                number(detail.min_count),
                number(u64::from(detail.num_counts)),
            ])
        })
        .collect();
    parts.push(pair("DetailedSummary", cx.md_node(&details)));
    cx.md_node(&parts)
}

/// Whether the module has a flag of this key.
fn has_flag(module: &llir::Module, key: &[u8]) -> bool {
    let Some(flags) = module.named_metadata.iter().find(|named| &named.name[..] == b"llvm.module.flags")
    else {
        return false;
    };
    flags.operands.iter().any(|&flag| match module.cx.md_view(flag) {
        MdView::Node(node) => node
            .iter()
            .nth(1)
            .is_some_and(|name| matches!(module.cx.md_view(name), MdView::String(text) if text == key)),
        _ => false,
    })
}

/// Whether a triple is that of Microsoft's tools, which read CodeView.
fn is_windows_msvc(triple: &[u8]) -> bool {
    let mut parts = triple.split(|&b| b == b'-').skip(2);
    let os = parts.next().unwrap_or(b"");
    let environment = parts.next().unwrap_or(b"");
    (os.starts_with(b"windows") || os.starts_with(b"win32")) && environment.starts_with(b"msvc")
}

/// Adds the flags that every module gets.
pub(crate) fn flags(state: &mut ModuleState<'_>) {
    const WARNING: u32 = 2;
    const DEBUG_METADATA_VERSION: i32 = 3;
    let msvc = is_windows_msvc(&state.module.triple);
    let mut add = |key: &[u8], value: i32| {
        if !has_flag(state.module, key) {
            let value = state.module.cx.md_value(Value::i32(value));
            state.module.add_module_flag(WARNING, key, value);
        }
    };
    add(b"Debug Info Version", DEBUG_METADATA_VERSION);
    if msvc {
        add(b"CodeView", 1);
    }
}
