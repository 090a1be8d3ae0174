//! Calls of intrinsics by name, before a declaration exists: type checks and the type to declare.

use super::Intrinsic;
use super::signature::{Overload, Signature, check_types, type_of_token};
use crate::context::Context;
use crate::module::Module;
use crate::types::Type;
use terrace_support::small_vec::SmallVec;

impl Intrinsic {
    /// The types that the name is overloaded on, if the call has arguments and a result of these types.
    pub fn overloads_of(self, cx: &Context, ret: Type, args: &[Type]) -> SmallVec<[Type; 4]> {
        let Signature { results, params, .. } = Signature::of(self);
        let result = |i| if results.len() == 1 { Some(ret) } else { cx.element_type(ret, i as u64) };
        let of_results = results.iter().enumerate().map(|(i, token)| (*token, result(i)));
        let of_args = params.iter().enumerate().map(|(i, token)| (*token, args.get(i).copied()));
        let overloads = of_results.chain(of_args).filter(|(token, _)| Overload::of(token).is_some());
        overloads.filter_map(|(_, ty)| ty).collect()
    }

    /// The reason why a call by this name does not match the intrinsic, as MLIR's translation reports it.
    pub fn mismatch(self, module: &Module, name: &[u8], ret: Type, args: &[Type]) -> Option<String> {
        let cx = &module.cx;
        let signature = Signature::of(self);
        let Signature { ref params, vararg, .. } = signature;
        let shown = |ty| crate::print::type_text(module, ty);
        let name = String::from_utf8_lossy(name);
        if self.is_overloaded() {
            if check_types(cx, &signature, ret, args, true).is_some() {
                let ty = shown(cx.function_type(ret, args, false));
                return Some(format!(
                    "call intrinsic signature {ty} to overloaded intrinsic \"{name}\" does not match any of the overloads"
                ));
            }
        } else {
            let want = self.result_type(cx, &[])?;
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
            let want = type_of_token(cx, token, &[]).filter(|&want| want != have)?;
            let (have, want) = (shown(have), shown(want));
            Some(format!("intrinsic call operand #{i} has type {have} but \"{name}\" expects {want}"))
        })
    }
}
