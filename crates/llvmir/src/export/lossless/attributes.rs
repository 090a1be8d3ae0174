//! LLVM attributes of the lists that `import::lossless` makes.

use crate::export::state::ModuleState;
use crate::export::types::TypeCache;
use terrace_ir::attrs::{DenseArrayAttr, DictionaryAttr, IntegerAttr};
use terrace_ir::{Attr, Loc, Result};
use terrace_llir as llir;
use terrace_llir::{AttrKind, AttrList, AttrSet};
use terrace_support::small_vec::SmallVec;

/// The attributes of a list.
pub(crate) fn attribute_list(
    state: &ModuleState<'_>,
    types: &mut TypeCache,
    loc: Loc,
    attr: Attr,
) -> Result<SmallVec<[llir::Attr; 8]>> {
    let ctx = state.ctx;
    attr.as_array(ctx)
        .unwrap_or(&[])
        .iter()
        .map(|&entry| {
            attribute(state, types, loc, entry)?.ok_or_else(|| {
                let text = terrace_ir::asm::attr_to_string(ctx, entry);
                ctx.error(loc, format!("{text} is no attribute of LLVM")).emit()
            })
        })
        .collect()
}

/// The attributes of a function or call with `n` parameters, and those of a list for itself or for its result.
pub(crate) fn with_attribute_list(
    state: &ModuleState<'_>,
    types: &mut TypeCache,
    loc: Loc,
    (old, n): (AttrList, usize),
    more: Attr,
    of_result: bool,
) -> Result<AttrList> {
    let more = attribute_list(state, types, loc, more)?;
    let cx = &state.module.cx;
    let params: Vec<AttrSet> = (0..n).map(|i| cx.param_attrs(old, i)).collect();
    let (mut own, mut result) = (cx.fn_attrs(old), cx.ret_attrs(old));
    let set = if of_result { &mut result } else { &mut own };
    *set = cx.attr_set_with(*set, &more);
    Ok(cx.attr_list(own, result, &params))
}

fn attribute(
    state: &ModuleState<'_>,
    types: &mut TypeCache,
    loc: Loc,
    entry: Attr,
) -> Result<Option<llir::Attr>> {
    let ctx = state.ctx;
    if let Some(name) = entry.as_bytes(ctx) {
        return Ok(AttrKind::from_name(name).filter(|kind| kind.is_enum()).map(llir::Attr::Enum));
    }
    let Some((key, args)) = entry.as_array(ctx).and_then(|parts| parts.split_first()) else {
        return Ok(None);
    };
    let Some(key) = key.as_bytes(ctx) else { return Ok(None) };
    let kind = AttrKind::from_name(key);
    Ok(match *args {
        [value] if value.as_bytes(ctx).is_some() => {
            Some(llir::Attr::string(key, value.as_bytes(ctx).unwrap_or(b"")))
        }
        [low, high] if kind == Some(AttrKind::Range) => {
            let (Some(low), Some(high)) = (low.as_::<IntegerAttr>(ctx), high.as_::<IntegerAttr>(ctx)) else {
                return Ok(None);
            };
            let width = low.width(ctx);
            let (low, high) = (low.value(ctx), high.value(ctx));
            Some(llir::Attr::Range(width, low.words().into(), high.words().into()))
        }
        [value] if kind == Some(AttrKind::Initializes) => value.as_::<DenseArrayAttr>(ctx).map(|array| {
            let numbers: Vec<i64> = array.i64s().collect();
            llir::Attr::Initializes(numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect())
        }),
        [value] => match (kind, value.as_::<IntegerAttr>(ctx), value.as_type(ctx)) {
            (Some(kind), Some(int), _) if kind.is_int() => {
                Some(llir::Attr::Int(kind, int.to_i64(ctx).unwrap_or(0) as u64))
            }
            (Some(kind), None, Some(ty)) if kind.is_type() => {
                let ty =
                    types.get(state.types, ctx, &state.module.cx, ty).map_err(|no| no.report(ctx, loc))?;
                Some(llir::Attr::Type(kind, ty))
            }
            _ => None,
        },
        _ => None,
    })
}

/// The attributes of a call from a dictionary of those of the function, the result and the arguments.
pub(crate) fn call_attributes(
    state: &ModuleState<'_>,
    types: &mut TypeCache,
    loc: Loc,
    attr: Attr,
) -> Result<AttrList> {
    let (ctx, cx) = (state.ctx, &state.module.cx);
    let dict = attr.as_::<DictionaryAttr>(ctx);
    let find = |name: &str| dict.as_ref()?.entries.get(ctx.find_str(name.as_bytes())?);
    let mut set = |list: Option<Attr>| -> Result<AttrSet> {
        Ok(match list {
            Some(list) => cx.attr_set(&attribute_list(state, types, loc, list)?),
            None => AttrSet::EMPTY,
        })
    };
    let (func, ret) = (set(find("function"))?, set(find("result"))?);
    let args = find("arguments").and_then(|attr| attr.as_array(ctx)).unwrap_or(&[]);
    let args: SmallVec<[AttrSet; 8]> = args.iter().map(|&list| set(Some(list))).collect::<Result<_>>()?;
    Ok(cx.attr_list(func, ret, &args))
}
