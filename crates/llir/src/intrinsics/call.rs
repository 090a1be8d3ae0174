//! Calls of intrinsics by name, before there is a declaration: what is wrong with one, and what it declares.

use super::find;
use super::signature::{Signature, check_types, following, is_overload, joined};
use crate::context::Context;
use crate::module::Module;
use crate::types::Type;
use smallvec::SmallVec;

/// The name of an intrinsic without `llvm.` and without overloads, and the types that it is overloaded on when it is
/// called with arguments of these types for a result of this type; `None` when no intrinsic has the name.
pub fn intrinsic_overloads(
    cx: &Context,
    name: &[u8],
    ret: Type,
    args: &[Type],
) -> Option<(&'static str, SmallVec<[Type; 4]>)> {
    let row = find(name)?;
    let Signature { results, params, .. } = Signature::parse(row.signature)?;
    let result = |i| if results.len() == 1 { Some(ret) } else { cx.element_type(ret, i as u64) };
    let of_results = results.iter().enumerate().map(|(i, token)| (*token, result(i)));
    let of_args = params.iter().enumerate().map(|(i, token)| (*token, args.get(i).copied()));
    let overloads = of_results.chain(of_args).filter(|(token, _)| is_overload(token));
    Some((row.name, overloads.filter_map(|(_, ty)| ty).collect()))
}

/// Why an intrinsic cannot be called by its name with arguments of these types for a result of this type, in the words
/// of MLIR's translation.
pub fn intrinsic_mismatch(module: &Module, name: &[u8], ret: Type, args: &[Type]) -> Option<String> {
    let cx = &module.cx;
    let row = find(name)?;
    let signature = Signature::parse(row.signature)?;
    let Signature { ref results, ref params, vararg } = signature;
    let shown = |ty| crate::print::type_text(module, ty);
    let name = String::from_utf8_lossy(name);
    if row.is_overloaded() {
        if check_types(cx, &signature, ret, args, true).is_some() {
            let ty = shown(cx.function_type(ret, args, false));
            return Some(format!(
                "call intrinsic signature {ty} to overloaded intrinsic \"{name}\" does not match any of the overloads"
            ));
        }
    } else {
        let types: Option<SmallVec<[Type; 4]>> =
            results.iter().map(|token| following(cx, token, &[])).collect();
        let want = joined(cx, &types?);
        if want != ret {
            let (ret, want) = (shown(ret), shown(want));
            return Some(format!("intrinsic call returns {ret} but \"{name}\" actually returns {want}"));
        }
    }
    let (have, want) = (args.len(), params.len());
    if vararg && have < want {
        return Some(format!(
            "intrinsic call has {have} operands but variadic \"{name}\" expects at least {want}"
        ));
    }
    if !vararg && have != want {
        return Some(format!("intrinsic call has {have} operands but \"{name}\" expects {want}"));
    }
    params.iter().zip(args).enumerate().find_map(|(i, (token, &have))| {
        let want = following(cx, token, &[]).filter(|&want| want != have)?;
        let (have, want) = (shown(have), shown(want));
        Some(format!("intrinsic call operand #{i} has type {have} but \"{name}\" expects {want}"))
    })
}
