//! What is wrong with calling an intrinsic by its name, before there is a declaration of it.

use crate::module::Module;
use crate::signatures::{check_types, find, following};
use crate::types::Type;
use smallvec::SmallVec;

/// Why an intrinsic cannot be called by its name with arguments of these types for a result of this type, in the words
/// of MLIR's translation.
pub fn intrinsic_mismatch(module: &Module, name: &[u8], ret: Type, args: &[Type]) -> Option<String> {
    let cx = &module.cx;
    let (results, params) = find(name)?.1.split_once('>')?;
    let results: SmallVec<[&str; 4]> = results.split_whitespace().collect();
    let mut params: SmallVec<[&str; 8]> = params.split_whitespace().collect();
    let vararg = params.last() == Some(&"...");
    if vararg {
        params.pop();
    }
    let shown = |ty| crate::print::type_text(module, ty);
    let name = String::from_utf8_lossy(name);
    if results.iter().chain(&params).any(|token| token.starts_with(['*', 'g'])) {
        if check_types(cx, &results, &params, ret, args, true).is_some() {
            let ty = shown(cx.function_type(ret, args, false));
            return Some(format!(
                "call intrinsic signature {ty} to overloaded intrinsic \"{name}\" does not match any of the overloads"
            ));
        }
    } else {
        let types: Option<SmallVec<[Type; 4]>> =
            results.iter().map(|token| following(cx, token, &[])).collect();
        let want = match types?[..] {
            [] => Type::VOID,
            [one] => one,
            ref many => cx.struct_type(many, false),
        };
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
