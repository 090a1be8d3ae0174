//! The types of intrinsics, and their comparison with declarations.
//!
//! A signature is a list of tokens: results, `>`, parameters.
//!
//! Overloaded types are numbered from 0 in order: `*` is any type, `*i` integers, `*f` floats (both also as vectors),
//! `*v` vectors, `*p` pointers.
//!
//! Derived types refer to an overloaded one by its number: `=0` is type 0; `w0:i1` is `i1` in the shape of type 0;
//! `e0` is its element type; `h0/2` has half as many elements; `g0` is a vector of pointers with as many elements
//! (and is itself overloaded); `x0` and `t0` have elements of twice and half the width; `s0/2` halves the width of
//! elements twice and has four times as many; `b0` has integers of the same width.
//!
//! All others are fixed: `i32`, `f32`, `v4i8`, `nxv4i8`, `p`, `p3` in an address space, `metadata`, `token`, `amx`,
//! `svcount`. `...` makes the intrinsic variadic.

use super::Intrinsic;
use crate::context::Context;
use crate::types::{FloatKind, Type, TypeView};
use terrace_support::small_vec::SmallVec;

const RESULT: &str = "Intrinsic has incorrect return type!";
const ARGUMENT: &str = "Intrinsic has incorrect argument type!";
// LLVM crashes on parsing such a declaration.
const NO_NAME: &str = "intrinsics have no names for tokens and labels";

/// The tokens of an intrinsic's signature, split.
pub(super) struct Signature {
    pub results: SmallVec<[&'static str; 4]>,
    pub params: SmallVec<[&'static str; 8]>,
    /// Whether further arguments may follow the parameters.
    pub vararg: bool,
}

impl Signature {
    pub fn of(intrinsic: Intrinsic) -> Signature {
        let (results, params) = intrinsic.signature.split_once('>').unwrap_or_default();
        let mut params: SmallVec<[&str; 8]> = params.split_whitespace().collect();
        let vararg = params.last() == Some(&"...");
        if vararg {
            params.pop();
        }
        Signature { results: results.split_whitespace().collect(), params, vararg }
    }
}

/// The constraint of an overloaded type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overload {
    /// Any type except tokens and labels.
    Any,
    /// Integers and vectors of them.
    Int,
    /// Floats and vectors of them.
    Float,
    /// Vectors.
    Vector,
    /// Pointers.
    Ptr,
    /// Vectors of pointers.
    PtrVector,
}

impl Overload {
    /// The constraint of a token, if its type is overloaded.
    pub(super) fn of(token: &str) -> Option<Overload> {
        Some(match token {
            "*" => Overload::Any,
            "*i" => Overload::Int,
            "*f" => Overload::Float,
            "*v" => Overload::Vector,
            "*p" => Overload::Ptr,
            _ if token.starts_with('g') => Overload::PtrVector,
            _ => return None,
        })
    }

    fn allows(self, cx: &Context, ty: Type) -> bool {
        let scalar = cx.scalar_type(ty);
        let is_vector = scalar != ty;
        match self {
            Overload::Any => true,
            Overload::Int => scalar.is_int(),
            Overload::Float => scalar.float_kind().is_some(),
            Overload::Vector => is_vector,
            Overload::Ptr => ty.is_ptr(),
            Overload::PtrVector => is_vector && scalar.is_ptr(),
        }
    }
}

impl Intrinsic {
    /// The constraints of the overloaded types: those of results, then of parameters.
    pub fn overloads(self) -> impl Iterator<Item = Overload> {
        self.signature.split(' ').filter_map(Overload::of)
    }

    /// Whether the name is overloaded.
    pub fn is_overloaded(self) -> bool {
        self.overloads().next().is_some()
    }

    /// The type of the result for these overloaded types; `None` if they do not match the signature.
    pub fn result_type(self, cx: &Context, overloads: &[Type]) -> Option<Type> {
        // Overloaded types of results come first.
        let results = Signature::of(self).results;
        Some(return_type(cx, &types_of(cx, &results, &mut overloads.iter(), overloads)?))
    }

    /// The function type for these overloaded types; `None` if they do not match the signature.
    pub fn function_type(self, cx: &Context, overloads: &[Type]) -> Option<Type> {
        let Signature { results, params, vararg } = Signature::of(self);
        let mut next = overloads.iter();
        let ret = return_type(cx, &types_of(cx, &results, &mut next, overloads)?);
        let params = types_of(cx, &params, &mut next, overloads)?;
        let ty = cx.function_type(ret, &params, vararg);
        (next.next().is_none() && self.check(cx, ty).is_none()).then_some(ty)
    }

    /// The mismatch between the intrinsic and the type of a function with its name, as LLVM's verifier reports it.
    pub(crate) fn check(self, cx: &Context, ty: Type) -> Option<&'static str> {
        let signature = Signature::of(self);
        let (ret, actual, vararg) = cx.signature(ty)?;
        if vararg != signature.vararg {
            return Some("Intrinsic was not defined with variable arguments!");
        }
        let actual: SmallVec<[Type; 8]> = actual.iter().collect();
        check_types(cx, &signature, ret, &actual, false)
    }
}

/// The types of tokens; those of overloaded tokens are taken from `next`.
fn types_of(
    cx: &Context,
    tokens: &[&str],
    next: &mut core::slice::Iter<'_, Type>,
    overloads: &[Type],
) -> Option<SmallVec<[Type; 8]>> {
    let types = tokens.iter().map(|token| match Overload::of(token) {
        Some(_) => next.next().copied(),
        None => type_of_token(cx, token, overloads),
    });
    types.collect()
}

/// Compares a result and arguments with a signature. If `partial`, trailing arguments may be missing.
pub(super) fn check_types(
    cx: &Context,
    signature: &Signature,
    ret: Type,
    actual: &[Type],
    partial: bool,
) -> Option<&'static str> {
    let Signature { results, params, .. } = signature;
    let mut types: SmallVec<[(&str, Type, &'static str); 12]> = SmallVec::new();
    match (&results[..], cx.view(ret)) {
        ([], TypeView::Void) => {}
        ([one], _) => types.push((one, ret, RESULT)),
        (many @ [_, _, ..], TypeView::Struct { fields, .. }) if fields.len() == many.len() => {
            types.extend(many.iter().zip(fields.iter()).map(|(&token, ty)| (token, ty, RESULT)));
        }
        _ => return Some(RESULT),
    }
    if actual.len() > params.len() || !partial && actual.len() != params.len() {
        return Some(ARGUMENT);
    }
    types.extend(params.iter().zip(actual).map(|(&token, &ty)| (token, ty, ARGUMENT)));
    // Some types are derived from overloaded types that come later, so collect these first.
    let mut overloads: SmallVec<[Type; 4]> = SmallVec::new();
    for &(token, ty, message) in &types {
        let Some(overload) = Overload::of(token) else { continue };
        if overload == Overload::Any && matches!(cx.view(ty), TypeView::Token | TypeView::Label) {
            return Some(NO_NAME);
        }
        if !overload.allows(cx, ty) {
            return Some(message);
        }
        overloads.push(ty);
    }
    types.iter().find(|&&(token, ty, _)| !matches_token(cx, token, ty, &overloads)).map(|wrong| wrong.2)
}

/// The return type of a function with these results.
pub(super) fn return_type(cx: &Context, types: &[Type]) -> Type {
    match *types {
        [] => Type::VOID,
        [one] => one,
        _ => cx.struct_type(types, false),
    }
}

/// The parts of a token of a derived type: how it is derived, the number of the overloaded type, and the rest.
fn derivation(token: &str) -> Option<(u8, usize, &str)> {
    let (&kind, _) = token.as_bytes().split_first().filter(|(kind, _)| b"=ewhgxtsb".contains(kind))?;
    let rest = token.get(1..)?;
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    Some((kind, rest[..end].parse().ok()?, rest.get(end + 1..).unwrap_or("")))
}

/// The type of a token that is fixed or derived from overloaded types.
pub(crate) fn type_of_token(cx: &Context, token: &str, overloads: &[Type]) -> Option<Type> {
    let Some((kind, at, more)) = derivation(token) else { return fixed_type(cx, token) };
    let whole = *overloads.get(at)?;
    let elem = cx.scalar_type(whole);
    match kind {
        b'=' => Some(whole),
        b'e' => vector(cx, whole).map(|(elem, ..)| elem),
        b'w' => Some(cx.with_shape_of(type_of_token(cx, more, overloads)?, whole)),
        b'h' => {
            let (_, count, scalable) = vector(cx, whole)?;
            let parts: u64 = more.parse().ok().filter(|&parts| parts != 0 && count % parts == 0)?;
            Some(cx.vector(elem, u32::try_from(count / parts).ok()?, scalable))
        }
        b'x' => Some(cx.with_shape_of(Type::int(elem.int_width()?.checked_mul(2)?), whole)),
        b't' => Some(cx.with_shape_of(half_width(elem)?, whole)),
        b's' => {
            let (_, count, scalable) = vector(cx, whole)?;
            let times: u32 = more.parse().ok()?;
            let elem = (0..times).try_fold(elem, |elem, _| half_width(elem))?;
            Some(cx.vector(elem, u32::try_from(count.checked_shl(times)?).ok()?, scalable))
        }
        b'b' => {
            let width = elem.int_width().or(elem.float_kind().map(FloatKind::bits))?;
            Some(cx.with_shape_of(Type::int(width), whole))
        }
        _ => None,
    }
}

/// The integer or float type of half the width.
fn half_width(ty: Type) -> Option<Type> {
    match ty.float_kind() {
        Some(FloatKind::Double) => Some(Type::FLOAT),
        Some(FloatKind::Float) => Some(Type::HALF),
        Some(_) => None,
        None => ty.int_width().filter(|width| width % 2 == 0).map(|width| Type::int(width / 2)),
    }
}

/// The type of a fixed token.
fn fixed_type(cx: &Context, token: &str) -> Option<Type> {
    Some(match token {
        "p" => Type::PTR,
        "token" => Type::TOKEN,
        "metadata" => Type::METADATA,
        "f16" => Type::HALF,
        "bf16" => Type::BFLOAT,
        "f32" => Type::FLOAT,
        "f64" => Type::DOUBLE,
        "f128" => Type::FP128,
        "ppcf128" => Type::PPC_FP128,
        "amx" => Type::X86_AMX,
        "svcount" => cx.target_type(b"aarch64.svcount", &[], &[]),
        _ => {
            if let Some(width) = token.strip_prefix('i') {
                return Some(Type::int(width.parse().ok()?));
            }
            if let Some(space) = token.strip_prefix('p') {
                return Some(Type::ptr(space.parse().ok()?));
            }
            let (scalable, rest) = match token.strip_prefix("nxv") {
                Some(rest) => (true, rest),
                None => (false, token.strip_prefix('v')?),
            };
            let end = rest.find(|c: char| !c.is_ascii_digit())?;
            cx.vector(fixed_type(cx, &rest[end..])?, rest[..end].parse().ok()?, scalable)
        }
    })
}

/// Whether a type matches a token, given the overloaded types.
fn matches_token(cx: &Context, token: &str, ty: Type, overloads: &[Type]) -> bool {
    if token.starts_with('*') {
        return true;
    }
    match derivation(token) {
        Some((b'g', at, _)) => overloads.get(at).is_some_and(|&like| same_count(cx, like, ty)),
        _ => type_of_token(cx, token, overloads) == Some(ty),
    }
}

/// The element type and number of elements of a vector, and whether it is scalable.
pub(crate) fn vector(cx: &Context, ty: Type) -> Option<(Type, u64, bool)> {
    match cx.view(ty) {
        TypeView::Vector { elem, count, scalable } => Some((elem, u64::from(count), scalable)),
        _ => None,
    }
}

fn same_count(cx: &Context, a: Type, b: Type) -> bool {
    match (vector(cx, a), vector(cx, b)) {
        (None, None) => true,
        (Some(a), Some(b)) => (a.1, a.2) == (b.1, b.2),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_follow_from_each_other() {
        let cx = Context::new();
        let v4 = cx.vector(Type::I32, 4, false);
        let check = |name: &str, ret, params: &[Type]| {
            Intrinsic::find(name.as_bytes()).unwrap().check(&cx, cx.function_type(ret, params, false))
        };
        assert_eq!(check("llvm.vector.reduce.add.v4i32", Type::I32, &[v4]), None);
        assert!(check("llvm.vector.reduce.add.v4i32", v4, &[v4]).is_some());
        assert_eq!(check("llvm.smax.i32", Type::I32, &[Type::I32, Type::I32]), None);
        assert!(check("llvm.smax.i32", Type::I32, &[Type::I32, Type::I64]).is_some());
        assert!(check("llvm.sqrt.i32", Type::I32, &[Type::I32]).is_some());
    }

    #[test]
    fn tokens_say_what_types_are() {
        let cx = Context::new();
        let v4i32 = cx.vector(Type::I32, 4, false);
        let v4f64 = cx.vector(Type::DOUBLE, 4, false);
        let is = |token, of, ty| assert_eq!(type_of_token(&cx, token, &[of]), Some(ty), "{token}");
        is("e0", v4i32, Type::I32);
        is("x0", v4i32, cx.vector(Type::I64, 4, false));
        is("x0", Type::I32, Type::I64);
        is("t0", v4f64, cx.vector(Type::FLOAT, 4, false));
        is("s0/1", v4i32, cx.vector(Type::int(16), 8, false));
        is("s0/2", v4i32, cx.vector(Type::int(8), 16, false));
        is("b0", v4f64, cx.vector(Type::I64, 4, false));
        is("h0/2", v4i32, cx.vector(Type::I32, 2, false));
        is("w0:e0", v4i32, v4i32);
        is("w0:i1", v4i32, cx.vector(Type::int(1), 4, false));
        is("nxv2bf16", v4i32, cx.vector(Type::BFLOAT, 2, true));
        is("p3", v4i32, Type::ptr(3));
        for (token, of) in
            [("h0/3", v4i32), ("x0", v4f64), ("t0", Type::int(1)), ("=1", v4i32), ("s0/1", Type::I32)]
        {
            assert_eq!(type_of_token(&cx, token, &[of]), None, "{token}");
        }
    }

    #[test]
    fn every_token_means_something() {
        let cx = Context::new();
        // The count is divisible by many numbers.
        let overloads = [cx.vector(Type::I32, 840, false); 8];
        for intrinsic in Intrinsic::all() {
            let Signature { results, params, .. } = Signature::of(intrinsic);
            for token in results.iter().chain(&params) {
                let known = Overload::of(token).is_some() || type_of_token(&cx, token, &overloads).is_some();
                assert!(known, "{}: {token}", intrinsic.base_name());
            }
        }
    }
}
