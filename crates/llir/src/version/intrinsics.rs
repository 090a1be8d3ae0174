//! Intrinsics in earlier versions: renamed, expanded or refused.

use super::nvvm;
use super::{LlvmVersion, Lowered, Lowering, Unsupported};
use crate::attrs::{Attr, AttrKind, AttrList, AttrSet};
use crate::context::Context;
use crate::inst::{IntPredicate, Opcode};
use crate::intrinsics::{Intrinsic, line};
use crate::types::Type;
use crate::value::{Func, Value};
use std::sync::Arc;

/// The first versions of intrinsics: each line is a name, up to a dot or its end, and the first version of all
/// intrinsics whose names start so, unless a longer line fits. Others are in LLVM 15. An intrinsic whose types changed
/// counts from the version that has its present ones.
static SINCE: &str = include_str!("intrinsics.txt");

/// The fate of an intrinsic in versions before its first one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Old {
    /// It has another name, from a version on, whose suffix names the first so many overloaded types.
    Named(&'static str, u8, usize),
    /// It is this function of C's library, for `double`; that for `float` ends with `f`. In libdevice `__nv_` precedes.
    Library(&'static str),
    /// It is this function of C's library, which returns the first result and stores the second one.
    Splits(&'static str),
    /// It is this intrinsic, with `.f` for `float` and `.d` for `double` behind it.
    Lettered(&'static str),
    /// Calls change.
    Call(Plan),
}

/// The most elements of vectors whose elements are operated on one by one.
const MAX_ELEMENTS: u32 = 1024;

impl Old {
    /// Whether each element of vectors takes instructions of its own.
    fn is_elementwise(self) -> bool {
        matches!(
            self,
            Library(_)
                | Call(Plan::LeadingZeros | Plan::Reduce(_) | Plan::ReduceBy(_) | Plan::ReduceChoose(_))
        )
    }
}

/// How calls of an intrinsic change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Plan {
    /// They call this function, which replaces the intrinsic.
    Function(Value),
    /// The size of the memory is the first argument.
    Lifetime,
    /// The alignment of a masked access is an argument, here.
    Alignment(usize),
    /// The result is `i1` instead of `void`.
    CoroEnd,
    /// The offset of a splice is negative if elements come from the end of the first vector.
    SpliceLeft,
    /// As before; the offset counts from the end.
    SpliceRight,
    /// Signed comparison with three results.
    CompareSigned,
    /// Unsigned comparison with three results.
    CompareUnsigned,
    /// The result is `true`.
    True,
    /// The result is `false`.
    False,
    /// The call has no effect.
    Nothing,
    /// The absolute value of an integer.
    Abs,
    /// A multiplication by one.
    Canonicalize,
    /// The argument for which a comparison with the other one holds.
    Choose(IntPredicate),
    /// This intrinsic, or a NaN if an argument is one.
    Propagate(&'static str),
    /// Addition or subtraction that saturates, and whether it is signed.
    Saturate(Opcode, bool),
    /// The elements of a vector, joined in order by an operation, by an intrinsic, or by [`Plan::Choose`].
    Reduce(Opcode),
    /// As before.
    ReduceBy(&'static str),
    /// As before.
    ReduceChoose(IntPredicate),
    /// The sine and the cosine.
    SinCos,
    /// A function of C's library that returns the first result, and stores the second one where its last argument
    /// points to.
    Split(Value),
    /// This function, for each element of vectors.
    Scalarize(Value),
    /// The first argument.
    First,
    /// No value.
    Undef,
    /// The number of zeros in front of the first other element.
    LeadingZeros,
    /// The barrier of a block of threads.
    Barrier,
    /// Inline assembly for the intrinsic of this name, without `llvm.`.
    Ptx(&'static str),
}

use Old::*;

/// The number of overloaded types of a name that has all of them.
const ALL: usize = usize::MAX;

/// Intrinsics that earlier versions can express, by names without `llvm.` and suffix.
static OLD: &[(&str, Old)] = &[
    ("acos", Library("acos")),
    ("allow.runtime.check", Call(Plan::True)),
    ("allow.ubsan.check", Call(Plan::True)),
    ("annotation", Named("annotation", 15, 1)),
    ("asin", Library("asin")),
    ("atan", Library("atan")),
    ("atan2", Library("atan2")),
    ("coro.end", Call(Plan::CoroEnd)),
    ("coro.end.async", Call(Plan::CoroEnd)),
    ("cosh", Library("cosh")),
    ("eh.typeid.for", Named("eh.typeid.for", 15, 0)),
    ("exp10", Library("exp10")),
    ("experimental.cttz.elts", Call(Plan::LeadingZeros)),
    ("fake.use", Call(Plan::Nothing)),
    ("frexp", Splits("frexp")),
    ("get.rounding", Named("flt.rounds", 15, 0)),
    ("ldexp", Library("ldexp")),
    ("lifetime.end", Call(Plan::Lifetime)),
    ("lifetime.start", Call(Plan::Lifetime)),
    ("masked.gather", Call(Plan::Alignment(1))),
    ("masked.load", Call(Plan::Alignment(1))),
    ("masked.scatter", Call(Plan::Alignment(2))),
    ("masked.store", Call(Plan::Alignment(2))),
    ("modf", Splits("modf")),
    ("nvvm.barrier.cta.sync.aligned.all", Call(Plan::Barrier)),
    ("nvvm.barrier.cta.sync.aligned.count", Named("nvvm.barrier", 15, 0)),
    ("ptr.annotation", Named("ptr.annotation", 15, 1)),
    ("scmp", Call(Plan::CompareSigned)),
    ("sincos", Call(Plan::SinCos)),
    ("sinh", Library("sinh")),
    ("stackrestore", Named("stackrestore", 15, 0)),
    ("stacksave", Named("stacksave", 15, 0)),
    ("stepvector", Named("experimental.stepvector", 15, ALL)),
    ("tan", Library("tan")),
    ("tanh", Library("tanh")),
    ("thread.pointer", Named("thread.pointer", 15, 0)),
    ("threadlocal.address", Named("threadlocal.address", 15, 0)),
    ("ucmp", Call(Plan::CompareUnsigned)),
    ("va_copy", Named("va_copy", 15, 0)),
    ("va_end", Named("va_end", 15, 0)),
    ("va_start", Named("va_start", 15, 0)),
    ("var.annotation", Named("var.annotation", 15, 0)),
    ("vector.deinterleave2", Named("experimental.vector.deinterleave2", 17, ALL)),
    ("vector.interleave2", Named("experimental.vector.interleave2", 17, ALL)),
    ("vector.partial.reduce.add", Named("experimental.vector.partial.reduce.add", 20, ALL)),
    ("vector.reduce.fmaximum", Call(Plan::ReduceBy("llvm.maximum"))),
    ("vector.reduce.fminimum", Call(Plan::ReduceBy("llvm.minimum"))),
    ("vector.reverse", Named("experimental.vector.reverse", 15, ALL)),
    ("vector.splice.left", Call(Plan::SpliceLeft)),
    ("vector.splice.right", Call(Plan::SpliceRight)),
];

/// The first version of an intrinsic, by its name without `llvm.` and suffix.
fn since(base: &str) -> u8 {
    let mut prefix = base;
    loop {
        if let Some(line) = line(SINCE, prefix.as_bytes()) {
            return line.rsplit(' ').next().and_then(|number| number.parse().ok()).unwrap_or(15);
        }
        match prefix.rfind('.') {
            Some(dot) => prefix = &prefix[..dot],
            None => return 15,
        }
    }
}

/// The beginning of a suffix, such as `.v4i32.p0`, with this many types.
pub(super) fn shortened(suffix: &[u8], types: usize) -> &[u8] {
    let dots = suffix.iter().enumerate().filter(|(_, byte)| **byte == b'.');
    let end = dots.map(|(at, _)| at).nth(types).unwrap_or(suffix.len());
    &suffix[..end]
}

impl Lowering<'_> {
    /// Decides how calls of a declared intrinsic change.
    pub(super) fn intrinsic(&mut self, func: Func) -> Lowered {
        let name = self.m.func(func).symbol.name.clone();
        let Some(intrinsic) = Intrinsic::find(&name) else { return Ok(()) };
        let base = intrinsic.base_name();
        let is_nvvm = self.version == LlvmVersion::NVVM;
        let first = if is_nvvm { nvvm::NEVER } else { since(base) };
        if is_nvvm && self.nvvm_intrinsic(func, intrinsic) || !is_nvvm && self.version.has(first) {
            return Ok(());
        }
        let suffix = name.get("llvm.".len() + base.len()..).unwrap_or(&[]);
        let old = match is_nvvm {
            true => nvvm::old(base),
            false => OLD.binary_search_by(|(name, _)| (*name).cmp(base)).ok().map(|at| OLD[at].1),
        };
        let Some(&user) = self.users.get(&func) else {
            self.omit(func);
            return Ok(());
        };
        let old = old.filter(|old| !old.is_elementwise() || self.has_few_elements(func));
        match old {
            Some(Named(old, since, types)) if self.version.has(since) => {
                self.rename(func, &[b"llvm.", old.as_bytes(), shortened(suffix, types)].concat());
                Ok(())
            }
            Some(Named(_, since, _)) => Err(self.lacks_intrinsic(base, since, user)),
            Some(Call(plan @ (Plan::Lifetime | Plan::Alignment(_)))) if is_nvvm => {
                self.declare_old(func, plan, suffix);
                self.plans.insert(func, plan);
                self.rename(func, &[b"llvm.", base.as_bytes(), &nvvm::typed_suffix(base, suffix)].concat());
                Ok(())
            }
            Some(Library(function)) => match self.library_function(func, function) {
                true => Ok(()),
                false => Err(self.lacks_intrinsic(base, first, user)),
            },
            Some(Lettered(old)) => match self.m.cx.signature(self.m.func(func).ty) {
                Some((Type::FLOAT, ..)) => {
                    self.rename(func, format!("llvm.{old}.f").as_bytes());
                    Ok(())
                }
                Some((Type::DOUBLE, ..)) if !old.ends_with("ftz") => {
                    self.rename(func, format!("llvm.{old}.d").as_bytes());
                    Ok(())
                }
                _ => Err(self.lacks_intrinsic(base, first, user)),
            },
            Some(Splits(function)) => match self.splitting_function(func, function) {
                true => Ok(()),
                false => Err(self.lacks_intrinsic(base, first, user)),
            },
            Some(Call(plan)) => {
                self.declare_old(func, plan, suffix);
                self.plans.insert(func, plan);
                Ok(())
            }
            None => Err(self.lacks_intrinsic(base, first, user)),
        }
    }

    fn lacks_intrinsic(&self, base: &str, since: u8, user: Func) -> Unsupported {
        self.in_function(self.version.lacks(format!("intrinsic 'llvm.{base}'"), since), user)
    }

    /// Whether the vectors of a function have a known number of elements, and not too many.
    fn has_few_elements(&self, func: Func) -> bool {
        let cx = &self.m.cx;
        let Some((_, params, _)) = cx.signature(self.m.func(func).ty) else { return false };
        params.iter().all(|param| {
            let count = cx.vector_parts(param).map_or(1, |(_, count)| count);
            !param.is_scalable_vector() && count <= MAX_ELEMENTS
        })
    }

    /// Leaves a declaration out of the text.
    fn omit(&mut self, func: Func) {
        let data = self.m.func_mut(func);
        (data.omitted, data.attrs) = (true, AttrList::EMPTY);
    }

    /// Gives a function another name, or lets calls go to the function that has it.
    pub(super) fn rename(&mut self, func: Func, name: &[u8]) {
        match self.m.lookup(name) {
            Some(function) => {
                self.omit(func);
                self.plans.insert(func, Plan::Function(function));
            }
            None => self.m.rename_symbol(self.m.func_value(func), name),
        }
    }

    /// Lets calls of a mathematical intrinsic call a function of the library, for vectors one for each element. Returns
    /// whether there is such a function.
    fn library_function(&mut self, func: Func, name: &str) -> bool {
        let cx = Arc::clone(&self.m.cx);
        let Some((ret, params, _)) = cx.signature(self.m.func(func).ty) else { return false };
        let is_known = |param: Type| param == ret || param == cx.scalar_type(ret) || param == Type::I32;
        let scalar = |ty: Type| cx.scalar_type(ty);
        let name = match self.library_name(scalar(ret), name) {
            Some(name) if params.iter().all(|param| is_known(param) || scalar(param) == Type::I32) => name,
            _ => return false,
        };
        if !ret.is_vector() {
            self.rename(func, name.as_bytes());
            return true;
        }
        let params: Vec<Type> = params.iter().map(scalar).collect();
        let callee = self.m.get_or_insert_function(name, cx.function_type(scalar(ret), &params, false));
        self.m.func_mut(callee).attrs =
            cx.attr_list(cx.fn_attrs(self.m.func(func).attrs), AttrSet::EMPTY, &[]);
        self.plans.insert(func, Plan::Scalarize(self.m.func_value(callee)));
        self.omit(func);
        true
    }

    /// Lets calls of an intrinsic with two results call a function of the library that stores the second one.
    fn splitting_function(&mut self, func: Func, name: &str) -> bool {
        let cx = Arc::clone(&self.m.cx);
        let Some((ret, params, _)) = cx.signature(self.m.func(func).ty) else { return false };
        let (Some(first), Some(param)) = (cx.element_type(ret, 0), params.get(0)) else { return false };
        let Some(name) = self.library_name(first, name) else { return false };
        let ty = cx.function_type(first, &[param, Type::ptr(self.m.layout.alloca_address_space())], false);
        let callee = self.m.get_or_insert_function(name, ty);
        self.plans.insert(func, Plan::Split(self.m.func_value(callee)));
        self.omit(func);
        true
    }

    /// The name of the library's function for a type.
    fn library_name(&self, ty: Type, name: &str) -> Option<String> {
        let library = if self.version == LlvmVersion::NVVM { "__nv_" } else { "" };
        Some(format!("{library}{name}{}", nvvm::float_suffix(ty)?))
    }

    /// Gives an intrinsic, whose calls change, its old type, attributes and name.
    fn declare_old(&mut self, func: Func, plan: Plan, suffix: &[u8]) {
        let cx = Arc::clone(&self.m.cx);
        let data = self.m.func(func);
        let (ty, attrs) = (data.ty, data.attrs);
        match plan {
            Plan::Lifetime | Plan::Alignment(_) => {
                let (at, number) = match plan {
                    Plan::Alignment(at) => (at, Type::I32),
                    _ => (0, Type::I64),
                };
                let data = self.m.func_mut(func);
                data.ty = with_param(&cx, ty, at, number);
                let immediate = cx.attr_set(&[Attr::Enum(AttrKind::ImmArg)]);
                data.attrs = with_param_attrs(&cx, attrs, at, immediate);
            }
            Plan::CoroEnd => self.m.func_mut(func).ty = self.coro_end_type(ty),
            Plan::SpliceLeft | Plan::SpliceRight => {
                let name = [self.old_splice().as_bytes(), suffix].concat();
                match self.m.lookup(&name) {
                    Some(_) => self.omit(func),
                    None => self.m.rename_symbol(self.m.func_value(func), &name),
                }
            }
            Plan::Function(_) => {}
            _ => self.omit(func),
        }
    }

    /// The name of the intrinsic that spliced vectors until LLVM 21, without suffix.
    pub(super) fn old_splice(&self) -> &'static str {
        if self.version.has(19) { "llvm.vector.splice" } else { "llvm.experimental.vector.splice" }
    }

    /// The type of `llvm.coro.end` for its type in LLVM 22. Until LLVM 17 it had no token.
    pub(super) fn coro_end_type(&self, ty: Type) -> Type {
        let Some((_, params, vararg)) = self.m.cx.signature(ty) else { return ty };
        let n = if self.version.has(18) || vararg { params.len() } else { params.len().min(2) };
        self.m.cx.function_type(Type::I1, &params.iter().take(n).collect::<Vec<_>>(), vararg)
    }
}

/// A function type with one more parameter.
pub(super) fn with_param(cx: &Context, ty: Type, at: usize, param: Type) -> Type {
    let Some((ret, params, vararg)) = cx.signature(ty) else { return ty };
    let mut params: Vec<Type> = params.iter().collect();
    params.insert(at.min(params.len()), param);
    cx.function_type(ret, &params, vararg)
}

/// Attributes with those of one more parameter.
pub(super) fn with_param_attrs(cx: &Context, list: AttrList, at: usize, attrs: AttrSet) -> AttrList {
    let mut params: Vec<AttrSet> = cx.all_attr_sets(list).skip(2).collect();
    params.resize(params.len().max(at), AttrSet::EMPTY);
    params.insert(at, attrs);
    cx.attr_list(cx.fn_attrs(list), cx.ret_attrs(list), &params)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_name_intrinsics() {
        let names: Vec<&str> = Intrinsic::all().map(Intrinsic::base_name).collect();
        assert!(SINCE.lines().is_sorted());
        for line in SINCE.lines() {
            let (prefix, version) = line.split_once(' ').unwrap();
            let rest = |name: &&str| {
                name.strip_prefix(prefix).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
            };
            assert!(names.iter().any(rest), "{line}");
            assert_eq!(since(prefix).to_string(), version);
            assert!((15..=22).contains(&since(prefix)), "{line}");
        }
        assert!(OLD.is_sorted_by(|a, b| a.0 < b.0));
        for (name, _) in OLD {
            assert!(names.contains(name) && since(name) > 15, "{name}");
        }
    }
}
