//! Intrinsics that are declared in place of older ones.

use super::Parser;
use crate::types::Type;
use crate::value::Value;
use core::cmp::Reverse;

/// The reason why an intrinsic is declared that the text does not declare. The order is that of the declarations.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Origin {
    /// Calls by this name, for which the text has no declaration. LLVM starts with the last call.
    Undeclared(Vec<u8>, Reverse<u32>),
    /// The declaration at this offset, which this one replaces, and whether only calls need it.
    Replaced(u32, bool),
    /// The first call at this offset, in bitcode. LLVM upgrades calls there after all declarations, in their order.
    Called(u32),
}

impl Parser<'_> {
    /// A declaration of an intrinsic, which is added unless there is one.
    pub(super) fn declare_intrinsic(&mut self, name: Vec<u8>, ty: Type, space: u32, origin: Origin) -> Value {
        let value = match self.m.lookup(&name) {
            Some(value) => value,
            None => {
                let value = self.m.declare_function(&name, space);
                if let Some(func) = value.as_func() {
                    self.m.func_mut(func).ty = ty;
                }
                value
            }
        };
        if value.as_func().is_some_and(|func| func.index() >= self.n_declared) {
            let known = self.added.entry(name).or_insert_with(|| origin.clone());
            if origin < *known {
                *known = origin;
            }
        }
        value
    }

    /// The origin of intrinsics that calls of an old one need.
    pub(super) fn origin_of_call(&mut self, old: &[u8]) -> Origin {
        match self.origin(old) {
            Origin::Replaced(..) if self.from_bitcode => Origin::Called(self.at()),
            Origin::Replaced(at, _) => Origin::Replaced(at, true),
            other => other,
        }
    }

    /// The origin of the replacement of an intrinsic.
    pub(super) fn origin(&mut self, old: &[u8]) -> Origin {
        match self.found.replaced.get(old) {
            Some(&at) => Origin::Replaced(at, false),
            None => {
                self.n_undeclared_calls += 1;
                Origin::Undeclared(old.to_vec(), Reverse(self.n_undeclared_calls))
            }
        }
    }
}
