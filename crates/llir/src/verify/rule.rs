//! Calls of intrinsics, as their rules see them.

use crate::attrs::{AttrKind, AttrView};
use crate::body::Body;
use crate::intrinsics::vector;
use crate::module::Module;
use crate::types::{FloatKind, Type};
use crate::value::*;

/// A call to check.
pub(super) struct Call<'a> {
    pub(super) m: &'a Module,
    pub(super) body: &'a Body,
    pub(super) inst: Inst,
    pub(super) caller: Func,
    pub(super) ret: Type,
    pub(super) args: &'a [Value],
}

/// A rule of an intrinsic: returns a message if the call violates it.
pub(super) type Rule = fn(&Call<'_>) -> Option<&'static str>;

impl Call<'_> {
    pub(super) fn arg(&self, at: usize) -> Value {
        self.args.get(at).copied().unwrap_or(Value::NONE)
    }

    pub(super) fn arg_ty(&self, at: usize) -> Type {
        self.args.get(at).map_or(Type::VOID, |arg| arg.ty())
    }

    /// The value of an integer constant of at most 64 bits, as unsigned.
    pub(super) fn number(&self, at: usize) -> Option<u64> {
        let limbs = self.m.cx.as_limbs(self.arg(at))?;
        limbs[1..].iter().all(|&limb| limb == 0).then_some(limbs[0])
    }

    /// The range attribute of a parameter.
    pub(super) fn range(&self, at: usize) -> Option<(i64, i64)> {
        let callee = self.body.operands(self.inst).last()?.as_func()?;
        let set = self.m.cx.param_attrs(self.m.func(callee).attrs, at);
        self.m.cx.attrs_of(set).find_map(|attr| match attr {
            AttrView::Range(_, &[low, low_high, ..], &[high, high_high, ..]) => {
                let bound = |low: u32, high: u32| (u64::from(high) << 32 | u64::from(low)) as i64;
                Some((bound(low, low_high), bound(high, high_high)))
            }
            _ => None,
        })
    }

    /// Whether an integer is in a range of its type, which may wrap around.
    pub(super) fn is_in_range(&self, at: usize, (low, high): (i64, i64)) -> bool {
        let Some(number) = self.signed(at) else { return false };
        let width = self.arg_ty(at).int_width().unwrap_or(64).clamp(1, 64);
        let distance = |to: i64| (to.wrapping_sub(low) as u64) << (64 - width) >> (64 - width);
        distance(number) < distance(high)
    }

    /// The alignment that the call or the callee gives for an argument, in bytes.
    pub(super) fn align(&self, at: usize) -> Option<u64> {
        super::call::attr_lists(self.m, self.body, self.inst).into_iter().find_map(|list| {
            let set = self.m.cx.param_attrs(list, at);
            self.m.cx.attrs_of(set).find_map(|attr| match attr {
                AttrView::Int(AttrKind::Alignment, bytes) => Some(bytes),
                _ => None,
            })
        })
    }

    pub(super) fn signed(&self, at: usize) -> Option<i64> {
        self.m.cx.as_i64(self.arg(at))
    }

    pub(super) fn scalar(&self, ty: Type) -> Type {
        self.m.cx.scalar_type(ty)
    }

    pub(super) fn bits(&self, ty: Type) -> u32 {
        let ty = self.scalar(ty);
        ty.int_width().or(ty.float_kind().map(FloatKind::bits)).unwrap_or(0)
    }

    /// The number of elements of a vector, and whether it is scalable.
    pub(super) fn count(&self, ty: Type) -> Option<(u64, bool)> {
        vector(&self.m.cx, ty).map(|(_, count, scalable)| (count, scalable))
    }

    pub(super) fn elem(&self, ty: Type) -> Option<Type> {
        ty.is_vector().then(|| self.scalar(ty))
    }
}
