//! Functions without their bodies: types, linkage, attributes of functions, arguments and results.

use crate::export::constant::constant;
use crate::export::enums::{calling_convention, linkage, unnamed_addr, visibility};
use crate::export::left_out;
use crate::export::lossless::attributes::attribute_list;
use crate::export::lossless::symbol::is_unnamed;
use crate::export::state::{ModuleState, Outcome};
use crate::export::types::TypeCache;
use terrace_ir::attrs::{ArrayAttr, DenseArrayAttr, DictionaryAttr, IntegerAttr, SymbolRefAttr};
use terrace_ir::decl::AttrType;
use terrace_ir::{Attr, Context, Loc, Op, OpKind, Region, Result};
use terrace_llir as llir;
use terrace_llir::module::{Comdat, ComdatKind};
use terrace_llir::{Align, AttrKind, AttrSet, MdKind, MemoryEffects, ModRef, Value};
use terrace_llvm::{
    ConstantRangeAttr, Func, FunctionTypeAttr, MemoryEffectsAttr, TargetFeaturesAttr, UwTableKind,
    VScaleRangeAttr, VecTypeHintAttr,
};
use terrace_support::small_vec::SmallVec;

/// The attributes of arguments and results that the dialect has, as `llvm.name`. It also has `llvm.nocapture`, which is
/// `captures(none)` in LLVM.
#[rustfmt::skip]
pub(crate) const PARAMETER_KINDS: [AttrKind; 25] = {
    use AttrKind::*;
    [
        Alignment, AllocAlign, AllocatedPointer, ByVal, ByRef, NoUndef, Dereferenceable, DereferenceableOrNull,
        ElementType, InAlloca, InReg, Nest, NoAlias, NoFree, NonNull, Preallocated, Range, ReadOnly, Returned, SExt,
        StackAlignment, StructRet, WriteOnly, ZExt, ReadNone,
    ]
};

/// The LLVM attribute of a name without `llvm.`.
fn parameter_kind(name: &[u8]) -> Option<AttrKind> {
    PARAMETER_KINDS.into_iter().find(|kind| kind.name().as_bytes() == name)
}

/// The attributes of an argument or a result. Warns about those that LLVM does not have and omits them.
pub(crate) fn parameter_attrs(
    state: &ModuleState<'_>,
    types: &mut TypeCache,
    loc: Loc,
    dict: &DictionaryAttr<'_>,
) -> Result<AttrSet> {
    let (ctx, cx) = (state.ctx, &state.module.cx);
    let mut attrs: SmallVec<[llir::Attr; 8]> = SmallVec::new();
    for (name, attr) in dict.entries.iter() {
        let Some(name) = ctx.bytes(name).strip_prefix(b"llvm.") else { continue };
        // The size of memory that the argument points to is no attribute of LLVM.
        if matches!(name, b"name" | b"workgroup_attribution") {
            continue;
        }
        if name == b"attributes" {
            if state.lossless {
                attrs.extend(attribute_list(state, types, loc, attr)?);
            }
            continue;
        }
        if name == b"nocapture" {
            attrs.push(llir::Attr::captures(llir::attrs::capture::NONE));
            continue;
        }
        let Some(kind) = parameter_kind(name) else {
            let in_llvm = AttrKind::from_name(name).is_some_and(AttrKind::is_for_parameters);
            let name = String::from_utf8_lossy(name);
            let text = match in_llvm {
                // MLIR 22 omits them without a warning.
                true => {
                    format!("the attribute 'llvm.{name}' cannot be translated to LLVM IR yet: it is left out")
                }
                false => {
                    format!("'llvm.{name}' is no attribute of LLVM's arguments and results: it is left out")
                }
            };
            ctx.warning(loc, text).emit();
            continue;
        };
        if let Some(what) = mistyped(ctx, kind, attr) {
            let name = String::from_utf8_lossy(name);
            return Err(ctx.error(loc, format!("\"llvm.{name}\" should be {what} attribute")).emit());
        }
        if let Some(ty) = attr.as_type(ctx) {
            let ty = types.get(state.types, ctx, cx, ty).map_err(|no| no.report(ctx, loc))?;
            attrs.push(llir::Attr::Type(kind, ty));
        } else if let Some(int) = attr.as_::<IntegerAttr>(ctx).filter(|_| kind.is_int()) {
            attrs.push(llir::Attr::Int(kind, int.to_i64(ctx).unwrap_or(0) as u64));
        } else if attr == Attr::UNIT || kind.is_enum() && attr.is::<IntegerAttr>(ctx) {
            attrs.push(llir::Attr::Enum(kind));
        } else if let Some(range) = range_attr(ctx, attr) {
            attrs.push(range);
        } else {
            return Err(ctx.error(loc, "unsupported parameter attribute type").emit());
        }
    }
    Ok(cx.attr_set(&attrs))
}

/// The attribute `range` for a `#llvm.constant_range`.
pub(crate) fn range_attr(ctx: &Context, attr: Attr) -> Option<llir::Attr> {
    let range = attr.as_::<ConstantRangeAttr>(ctx)?;
    let (lower, upper) = (range.lower.as_::<IntegerAttr>(ctx)?, range.upper.as_::<IntegerAttr>(ctx)?);
    let (low, high) = (lower.value(ctx), upper.value(ctx));
    Some(llir::Attr::Range(lower.width(ctx), low.words().into(), high.words().into()))
}

/// The attributes of an argument or the result of a function, with those of other dialects.
fn declared_attrs(
    state: &ModuleState<'_>,
    types: &mut TypeCache,
    op: Op,
    dict: &DictionaryAttr<'_>,
) -> Result<AttrSet> {
    let attrs = parameter_attrs(state, types, state.body().loc(op), dict)?;
    Ok(match &state.foreign.parameter(state.scope.at(op), dict)?[..] {
        [] => attrs,
        foreign => state.module.cx.attr_set_with(attrs, foreign),
    })
}

/// The form that an attribute of this kind must have, if `attr` has another one. The verifier checks this for functions,
/// but not for calls.
fn mistyped(ctx: &Context, kind: AttrKind, attr: Attr) -> Option<&'static str> {
    let (is_type, is_int) = (attr.as_type(ctx).is_some(), attr.is::<IntegerAttr>(ctx));
    let is_range = attr.is::<ConstantRangeAttr>(ctx);
    if !is_type && !is_int && !is_range && attr != Attr::UNIT {
        return None;
    }
    let (fits, what) = if kind.is_int() {
        (is_int, "an integer")
    } else if kind == AttrKind::Range {
        (is_range, "a constant range")
    } else if kind.is_enum() {
        // LLVM ignores the number, but zero suggests that the attribute is absent.
        (attr == Attr::UNIT || attr.as_i64(ctx).is_some_and(|flag| flag != 0), "a unit")
    } else {
        (is_type, "a type")
    };
    (!fits).then_some(what)
}

/// The attribute `memory(…)`.
pub(crate) fn memory_effects(ctx: &Context, attr: Attr) -> Option<llir::Attr> {
    let effects = attr.as_::<MemoryEffectsAttr>(ctx)?;
    let of = |effect: u32| match effect {
        0 => ModRef::None,
        1 => ModRef::Read,
        2 => ModRef::Write,
        _ => ModRef::ReadWrite,
    };
    Some(llir::Attr::memory(MemoryEffects {
        arg: of(effects.arg_mem),
        inaccessible: of(effects.inaccessible_mem),
        errno: of(effects.errno_mem),
        target: [of(effects.target_mem0), of(effects.target_mem1)],
        other: of(effects.other),
    }))
}

/// The state of declaring functions.
#[derive(Default)]
struct Declarations {
    types: TypeCache,
    /// Functions with a personality function, which may be declared after them.
    personalities: Vec<(Op, llir::Func, Attr)>,
}

/// Declares all functions and returns those that have a body.
pub(crate) fn declare_all(state: &mut ModuleState<'_>) -> Outcome<Vec<(Op, llir::Func)>> {
    let mut declarations = Declarations::default();
    let n_functions = state.ops().filter(|&op| state.body().is::<Func>(op)).count();
    let mut defined = Vec::with_capacity(n_functions);
    state.module.reserve_functions(n_functions);
    state.symbols.reserve(n_functions);
    for op in state.ops() {
        if !state.body().is::<Func>(op) {
            continue;
        }
        let has_body = state.body().region_body(op).entry_block(Region::from_index(0)).is_some();
        let func = declare(state, &mut declarations, op, has_body)?;
        if has_body {
            defined.push((op, func));
        }
    }
    for (op, func, attr) in declarations.personalities {
        let Some(personality) = attr.as_::<SymbolRefAttr>(state.ctx) else { continue };
        let Some(&value) = state.symbols.get(&personality.root) else {
            let name = state.ctx.str(personality.root);
            let message = format!("personality '@{name}' is no function of the module");
            return Ok(state.scope.at(op).fail(message)?);
        };
        state.module.func_mut(func).extra_mut().personality = Some(value);
    }
    Ok(defined)
}

/// Declares functions without bodies that are added to a module whose functions are declared. `None` if something else is added,
/// or a type has parts, which may be structs that the text defines in the order of their users.
pub(crate) fn declare_late(state: &mut ModuleState<'_>, ops: &[Op]) -> Outcome<Option<()>> {
    let mut declarations = Declarations::default();
    for &op in ops {
        let b = state.body();
        if !b.is::<Func>(op) || b.region_body(op).entry_block(Region::from_index(0)).is_some() {
            return Ok(None);
        }
        let func = declare(state, &mut declarations, op, false)?;
        let (ty, cx) = (state.module.func(func).ty, &state.module.cx);
        let is_scalar = cx.signature(ty).is_some_and(|(result, params, _)| {
            !result.is_record() && params.iter().all(|param| !param.is_record())
        });
        if !is_scalar {
            return Ok(None);
        }
    }
    Ok(Some(()))
}

fn declare(
    state: &mut ModuleState<'_>,
    declarations: &mut Declarations,
    op: Op,
    has_body: bool,
) -> Outcome<llir::Func> {
    let (b, ctx) = (state.body(), state.ctx);
    let loc = b.loc(op);
    left_out::warn(b, op, left_out::FUNCTION);
    let (slots, function) = (b.slots(op), Func::wrap(op));
    let name = slots.get(Func::SLOTS.sym_name).and_then(|name| name.as_str(ctx));
    let ty = slots.get(Func::SLOTS.function_type);
    let ty = ty.and_then(|ty| <FunctionTypeAttr as AttrType>::decode(ctx, ty));
    let (Some(name), Some(ty)) = (name, ty) else {
        return Err(ctx.error(loc, "function without name or type").emit().into());
    };
    let types = &mut declarations.types;
    let ty = types.get(state.types, ctx, &state.module.cx, ty).map_err(|no| no.report(ctx, loc))?;
    // A function without a name is new in any case.
    let llvm_name = if is_unnamed(state, op) { b"" } else { ctx.bytes(name) };
    let id = state.module.get_or_insert_function(llvm_name, ty);
    let space = b.discardable(op, "llvm.address_space").and_then(|attr| attr.as_i64(ctx));
    if let Some(space) = space.filter(|_| state.lossless) {
        state.module.func_mut(id).symbol.address_space = space as u32;
    }
    state.symbols.insert(name, state.module.func_value(id));

    let mut attrs: SmallVec<[llir::Attr; 8]> = SmallVec::new();
    let keeps_all = has_body || state.lossless;
    function_attrs(state, op, id, !keeps_all, &mut attrs)?;
    if let Some(personality) = slots.get(Func::SLOTS.personality).filter(|_| keeps_all) {
        declarations.personalities.push((op, id, personality));
    }
    let mut ret = AttrSet::EMPTY;
    if let Some(all) = slots.get(Func::SLOTS.res_attrs).and_then(|attr| attr.as_::<ArrayAttr>(ctx))
        && let Some(dict) = all.elems.first().and_then(|attr| attr.as_::<DictionaryAttr>(ctx))
    {
        ret = declared_attrs(state, types, op, &dict)?;
    }
    let mut params: SmallVec<[AttrSet; 8]> = SmallVec::new();
    if let Some(all) = slots.get(Func::SLOTS.arg_attrs).and_then(|attr| attr.as_::<ArrayAttr>(ctx)) {
        for attr in all.elems {
            params.push(match attr.as_::<DictionaryAttr>(ctx).filter(|dict| !dict.entries.is_empty()) {
                Some(dict) => declared_attrs(state, types, op, &dict)?,
                None => AttrSet::EMPTY,
            });
        }
    }
    if state.lossless {
        // An intrinsic has the attributes that it was imported with.
        state.module.func_mut(id).attrs = llir::AttrList::EMPTY;
    }
    let cx = &state.module.cx;
    if !(attrs.is_empty() && ret.is_empty() && params.iter().all(|set| set.is_empty())) {
        // An intrinsic has attributes of its own.
        let own = state.module.func(id).attrs;
        let set = cx.attr_set_with(cx.fn_attrs(own), &attrs);
        let list = if own.is_empty() {
            cx.attr_list(set, ret, &params)
        } else {
            let n = params.len().max(cx.signature(ty).map_or(0, |(_, params, _)| params.len()));
            let params: Vec<AttrSet> = (0..n)
                .map(|i| {
                    cx.attr_set_merged(
                        cx.param_attrs(own, i),
                        params.get(i).copied().unwrap_or(AttrSet::EMPTY),
                    )
                })
                .collect();
            cx.attr_list(set, cx.attr_set_merged(cx.ret_attrs(own), ret), &params)
        };
        state.module.func_mut(id).attrs = list;
    }
    let data = state.module.func_mut(id);
    data.symbol.dso_local |= slots.get(Func::SLOTS.dso_local).is_some();
    data.symbol.linkage = linkage(function.linkage(b));
    data.symbol.visibility = visibility(function.visibility(b));
    data.symbol.unnamed_addr = unnamed_addr(function.unnamed_addr(b));
    data.cc = calling_convention(function.cconv(b));
    match state.debug_nodes().subprogram(loc) {
        Ok(node) => state.module.func_mut(id).dbg = node,
        Err(why) => return Err(state.scope.at(op).op_error(why).emit().into()),
    }
    Ok(id)
}

/// Adds the attributes of a function, and sets the properties that are no attributes in LLVM.
fn function_attrs(
    state: &mut ModuleState<'_>,
    op: Op,
    id: llir::Func,
    is_external: bool,
    attrs: &mut SmallVec<[llir::Attr; 8]>,
) -> Outcome {
    let (b, ctx) = (state.body(), state.ctx);
    let slots = b.slots(op);
    let loc = b.loc(op);
    let text = |slot: usize| slots.get(slot).and_then(|attr| attr.as_bytes(ctx));

    for (slot, kind) in [
        (Func::SLOTS.no_inline, AttrKind::NoInline),
        (Func::SLOTS.always_inline, AttrKind::AlwaysInline),
        (Func::SLOTS.inline_hint, AttrKind::InlineHint),
        (Func::SLOTS.optimize_none, AttrKind::OptimizeNone),
        (Func::SLOTS.convergent, AttrKind::Convergent),
        (Func::SLOTS.no_unwind, AttrKind::NoUnwind),
        (Func::SLOTS.will_return, AttrKind::WillReturn),
    ] {
        if slots.get(slot).is_some() {
            attrs.push(llir::Attr::Enum(kind));
        }
    }
    match Func::wrap(op).uwtable_kind(b) {
        Some(UwTableKind::Sync) => attrs.push(llir::Attr::uwtable(false)),
        Some(UwTableKind::Async) => attrs.push(llir::Attr::uwtable(true)),
        _ => {}
    }
    if let Some(effects) = slots.get(Func::SLOTS.memory_effects).and_then(|attr| memory_effects(ctx, attr)) {
        attrs.push(effects);
    }
    if let Some(features) =
        slots.get(Func::SLOTS.target_features).and_then(|attr| attr.as_::<TargetFeaturesAttr>(ctx))
    {
        let parts: Vec<&[u8]> = features.features.iter().filter_map(|attr| attr.as_bytes(ctx)).collect();
        attrs.push(llir::Attr::string(b"target-features", &parts.join(&b","[..])));
    }
    if let Some(kind) = Func::wrap(op).frame_pointer(b) {
        attrs.push(llir::Attr::string(b"frame-pointer", kind.keyword().as_bytes()));
    }
    // As upstream, only functions with a body have these.
    if !is_external {
        // The first of attributes that exclude each other applies.
        const STREAMING: &[(usize, &str)] = &[
            (Func::SLOTS.arm_streaming, "aarch64_pstate_sm_enabled"),
            (Func::SLOTS.arm_locally_streaming, "aarch64_pstate_sm_body"),
            (Func::SLOTS.arm_streaming_compatible, "aarch64_pstate_sm_compatible"),
        ];
        const ZA: &[(usize, &str)] = &[
            (Func::SLOTS.arm_new_za, "aarch64_new_za"),
            (Func::SLOTS.arm_in_za, "aarch64_in_za"),
            (Func::SLOTS.arm_out_za, "aarch64_out_za"),
            (Func::SLOTS.arm_inout_za, "aarch64_inout_za"),
            (Func::SLOTS.arm_preserves_za, "aarch64_preserves_za"),
        ];
        for exclusive in [STREAMING, ZA] {
            if let Some((_, key)) = exclusive.iter().find(|&&(slot, _)| slots.get(slot).is_some()) {
                attrs.push(llir::Attr::string(key.as_bytes(), b""));
            }
        }
        for (slot, key) in [
            (Func::SLOTS.target_cpu, "target-cpu"),
            (Func::SLOTS.tune_cpu, "tune-cpu"),
            (Func::SLOTS.reciprocal_estimates, "reciprocal-estimates"),
            (Func::SLOTS.prefer_vector_width, "prefer-vector-width"),
            (Func::SLOTS.denormal_fp_math, "denormal-fp-math"),
            (Func::SLOTS.denormal_fp_math_f32, "denormal-fp-math-f32"),
            (Func::SLOTS.fp_contract, "fp-contract"),
            (Func::SLOTS.instrument_function_entry, "instrument-function-entry"),
            (Func::SLOTS.instrument_function_exit, "instrument-function-exit"),
        ] {
            if let Some(value) = text(slot) {
                attrs.push(llir::Attr::string(key.as_bytes(), value));
            }
        }
        for (slot, key) in [
            (Func::SLOTS.no_infs_fp_math, "no-infs-fp-math"),
            (Func::SLOTS.no_nans_fp_math, "no-nans-fp-math"),
            (Func::SLOTS.no_signed_zeros_fp_math, "no-signed-zeros-fp-math"),
        ] {
            if let Some(on) = slots.get(slot).and_then(|attr| attr.as_bool(ctx)) {
                let value: &[u8] = if on { b"true" } else { b"false" };
                attrs.push(llir::Attr::string(key.as_bytes(), value));
            }
        }
        if let Some(range) =
            slots.get(Func::SLOTS.vscale_range).and_then(|attr| attr.as_::<VScaleRangeAttr>(ctx))
        {
            let bound = |attr: Attr| attr.as_i64(ctx).unwrap_or(0) as u32;
            attrs.push(llir::Attr::vscale_range(bound(range.min_range), bound(range.max_range)));
        }
    }
    passthrough(ctx, loc, "passthrough", slots.get(Func::SLOTS.passthrough), attrs)?;
    extras(state, op, id, is_external)
}

/// The COMDAT that a reference `@comdats::@selector` names.
pub(crate) fn comdat_of(state: &mut ModuleState<'_>, reference: Attr) -> Option<Comdat> {
    let reference = reference.as_::<SymbolRefAttr>(state.ctx)?;
    let name = reference.nested.last().copied().unwrap_or(reference.root);
    Some(state.module.comdat(state.ctx.bytes(name), ComdatKind::Any))
}

/// Sets alignment, section, COMDAT, garbage collector and metadata.
fn extras(state: &mut ModuleState<'_>, op: Op, id: llir::Func, is_external: bool) -> Outcome {
    let (b, ctx) = (state.body(), state.ctx);
    let slots = b.slots(op);
    let align = slots.get(Func::SLOTS.alignment).and_then(|attr| attr.as_i64(ctx)).unwrap_or(0) as u64;
    if align != 0 && !align.is_power_of_two() {
        return Err(state.ctx.error(b.loc(op), "alignment attribute is not a power of 2").emit().into());
    }
    let section = slots.get(Func::SLOTS.section).and_then(|attr| attr.as_bytes(ctx)).filter(|_| !is_external);
    let gc = slots.get(Func::SLOTS.garbage_collector).and_then(|attr| attr.as_bytes(ctx));
    let comdat = slots.get(Func::SLOTS.comdat).and_then(|attr| comdat_of(state, attr));
    let mut metadata: Vec<(MdKind, llir::Md)> = Vec::new();
    let cx = &state.module.cx;
    let ints = |values: &mut dyn Iterator<Item = i32>| {
        let operands: Vec<llir::Md> = values.map(|value| cx.md_value(Value::i32(value))).collect();
        cx.md_node(&operands)
    };
    if let Some(hint) = slots.get(Func::SLOTS.vec_type_hint).and_then(|attr| attr.as_::<VecTypeHintAttr>(ctx))
        && let Some(ty) = hint.hint.as_type(ctx)
    {
        let ty = state.types.get(ctx, cx, ty).map_err(|no| no.report(ctx, b.loc(op)))?;
        let signed = cx.md_value(Value::i32(hint.is_signed as i32));
        metadata.push((cx.md_kind(b"vec_type_hint"), cx.md_node(&[cx.md_value(Value::undef(ty)), signed])));
    }
    for (slot, key) in [
        (Func::SLOTS.work_group_size_hint, "work_group_size_hint"),
        (Func::SLOTS.reqd_work_group_size, "reqd_work_group_size"),
    ] {
        if let Some(sizes) = slots.get(slot).and_then(|attr| attr.as_::<DenseArrayAttr>(ctx)) {
            metadata.push((cx.md_kind(key.as_bytes()), ints(&mut sizes.i32s())));
        }
    }
    if let Some(size) = slots.get(Func::SLOTS.intel_reqd_sub_group_size).and_then(|attr| attr.as_i64(ctx)) {
        metadata.push((cx.md_kind(b"intel_reqd_sub_group_size"), ints(&mut core::iter::once(size as i32))));
    }
    if let Some(count) = slots.get(Func::SLOTS.function_entry_count) {
        let count = constant(state, b.loc(op), llir::Type::I64, count)?;
        let node = cx.md_node(&[cx.md_string(b"function_entry_count"), cx.md_value(count)]);
        metadata.push((MdKind::PROF, node));
    }
    if align == 0 && section.is_none() && gc.is_none() && comdat.is_none() && metadata.is_empty() {
        return Ok(());
    }
    let extra = state.module.func_mut(id).extra_mut();
    extra.align = Align::new(align);
    extra.section = section.unwrap_or(b"").into();
    extra.gc = gc.unwrap_or(b"").into();
    extra.comdat = comdat;
    extra.metadata = metadata;
    Ok(())
}

/// Adds attributes that are passed to LLVM unchanged: names, or pairs of name and value.
pub(super) fn passthrough(
    ctx: &Context,
    loc: Loc,
    name: &str,
    attr: Option<Attr>,
    attrs: &mut SmallVec<[llir::Attr; 8]>,
) -> Outcome {
    let Some(array) = attr.and_then(|attr| attr.as_array(ctx)) else { return Ok(()) };
    let fail = |message: String| Err(ctx.error(loc, message).emit().into());
    for &attr in array {
        let (key, value): (&[u8], &[u8]) = if let Some(key) = attr.as_bytes(ctx) {
            (key, b"")
        } else {
            let Some(&[key, value]) = attr.as_array(ctx) else {
                return fail(format!("expected '{name}' to contain string or array attributes"));
            };
            let (Some(key), Some(value)) = (key.as_bytes(ctx), value.as_bytes(ctx)) else {
                return fail(format!("expected arrays within '{name}' to contain two strings"));
            };
            (key, value)
        };
        let text = String::from_utf8_lossy(key);
        match AttrKind::from_name(key) {
            Some(kind) if kind.is_int() => {
                if value.is_empty() {
                    return fail(format!("LLVM attribute '{text}' expects a value"));
                }
                attrs.push(match parse_int(value) {
                    Some(value) => llir::Attr::Int(kind, value as u64),
                    None => llir::Attr::string(key, value),
                });
            }
            Some(kind) => {
                if !value.is_empty() {
                    let value = String::from_utf8_lossy(value);
                    return fail(format!("LLVM attribute '{text}' does not expect a value, found '{value}'"));
                }
                if !kind.is_enum() {
                    return fail(format!("LLVM attribute '{text}' cannot be written without a type"));
                }
                attrs.push(llir::Attr::Enum(kind));
            }
            None => attrs.push(llir::Attr::string(key, value)),
        }
    }
    Ok(())
}

/// An integer with a radix prefix, as LLVM reads it.
fn parse_int(text: &[u8]) -> Option<i64> {
    let text = core::str::from_utf8(text).ok()?;
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let lower = digits.to_ascii_lowercase();
    let value = if let Some(hex) = lower.strip_prefix("0x") {
        u64::from_str_radix(hex, 16)
    } else if let Some(binary) = lower.strip_prefix("0b") {
        u64::from_str_radix(binary, 2)
    } else if let Some(octal) = lower.strip_prefix("0o") {
        u64::from_str_radix(octal, 8)
    } else if lower.len() > 1 && lower.starts_with('0') {
        u64::from_str_radix(&lower[1..], 8)
    } else {
        lower.parse::<u64>()
    };
    let value = value.ok()? as i64;
    Some(if negative { value.wrapping_neg() } else { value })
}
