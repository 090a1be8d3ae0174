//! Intrinsics of NVVM IR: those that libNVVM has, and what stands for others.

use super::super::Lowering;
use super::super::intrinsics::{Old, Plan};
use super::{NEVER, ptx};
use crate::inst::{IntPredicate, Opcode};
use crate::intrinsics::{Intrinsic, line};
use crate::value::Func;

/// The intrinsics that libNVVM has: each line is a name without `llvm.`, or, if it ends with a dot, the beginning of names.
/// Each was found by compiling a call to PTX.
static AVAILABLE: &str = include_str!("intrinsics.txt");

use Old::*;

/// The replacements of intrinsics that libNVVM lacks. Functions are those of libdevice.
static OLD: &[(&str, Old)] = &[
    ("abs", Call(Plan::Abs)),
    ("acos", Library("acos")),
    ("allow.runtime.check", Call(Plan::True)),
    ("allow.ubsan.check", Call(Plan::True)),
    ("annotation", Call(Plan::First)),
    ("asin", Library("asin")),
    ("atan", Library("atan")),
    ("atan2", Library("atan2")),
    ("canonicalize", Call(Plan::Canonicalize)),
    ("copysign", Library("copysign")),
    ("cos", Library("cos")),
    ("cosh", Library("cosh")),
    ("exp", Library("exp")),
    ("exp10", Library("exp10")),
    ("exp2", Library("exp2")),
    ("experimental.cttz.elts", Call(Plan::LeadingZeros)),
    ("experimental.noalias.scope.decl", Call(Plan::Nothing)),
    ("fabs", Library("fabs")),
    ("fake.use", Call(Plan::Nothing)),
    ("frexp", Splits("frexp")),
    ("invariant.end", Call(Plan::Nothing)),
    ("invariant.start", Call(Plan::Undef)),
    ("is.constant", Call(Plan::False)),
    ("ldexp", Library("ldexp")),
    ("lifetime.end", Call(Plan::Lifetime)),
    ("lifetime.start", Call(Plan::Lifetime)),
    ("log", Library("log")),
    ("log10", Library("log10")),
    ("log2", Library("log2")),
    ("masked.load", Call(Plan::Alignment(1))),
    ("masked.store", Call(Plan::Alignment(2))),
    ("maximum", Call(Plan::Propagate("llvm.maxnum"))),
    ("maximumnum", Named("maxnum", NEVER, usize::MAX)),
    ("minimum", Call(Plan::Propagate("llvm.minnum"))),
    ("minimumnum", Named("minnum", NEVER, usize::MAX)),
    ("modf", Splits("modf")),
    ("nearbyint", Library("nearbyint")),
    ("nvvm.barrier.cta.sync.aligned.all", Call(Plan::Barrier)),
    ("nvvm.ex2.approx", Lettered("nvvm.ex2.approx")),
    ("nvvm.ex2.approx.ftz", Lettered("nvvm.ex2.approx.ftz")),
    ("nvvm.fabs", Lettered("nvvm.fabs")),
    ("nvvm.fabs.ftz", Lettered("nvvm.fabs.ftz")),
    ("pow", Library("pow")),
    ("powi", Library("powi")),
    ("prefetch", Call(Plan::Nothing)),
    ("pseudoprobe", Call(Plan::Nothing)),
    ("ptr.annotation", Call(Plan::First)),
    ("rint", Library("rint")),
    ("round", Library("round")),
    ("roundeven", Library("rint")),
    ("sadd.sat", Call(Plan::Saturate(Opcode::Add, true))),
    ("scmp", Call(Plan::CompareSigned)),
    ("sin", Library("sin")),
    ("sincos", Call(Plan::SinCos)),
    ("sinh", Library("sinh")),
    ("smax", Call(Plan::Choose(IntPredicate::Sgt))),
    ("smin", Call(Plan::Choose(IntPredicate::Slt))),
    ("ssa.copy", Call(Plan::First)),
    ("ssub.sat", Call(Plan::Saturate(Opcode::Sub, true))),
    ("tan", Library("tan")),
    ("tanh", Library("tanh")),
    ("trunc", Library("trunc")),
    ("uadd.sat", Call(Plan::Saturate(Opcode::Add, false))),
    ("ucmp", Call(Plan::CompareUnsigned)),
    ("umax", Call(Plan::Choose(IntPredicate::Ugt))),
    ("umin", Call(Plan::Choose(IntPredicate::Ult))),
    ("usub.sat", Call(Plan::Saturate(Opcode::Sub, false))),
    ("var.annotation", Call(Plan::Nothing)),
    ("vector.reduce.add", Call(Plan::Reduce(Opcode::Add))),
    ("vector.reduce.and", Call(Plan::Reduce(Opcode::And))),
    ("vector.reduce.fadd", Call(Plan::Reduce(Opcode::FAdd))),
    ("vector.reduce.fmax", Call(Plan::ReduceBy("llvm.maxnum"))),
    ("vector.reduce.fmaximum", Call(Plan::ReduceBy("llvm.maximum"))),
    ("vector.reduce.fmin", Call(Plan::ReduceBy("llvm.minnum"))),
    ("vector.reduce.fminimum", Call(Plan::ReduceBy("llvm.minimum"))),
    ("vector.reduce.fmul", Call(Plan::Reduce(Opcode::FMul))),
    ("vector.reduce.mul", Call(Plan::Reduce(Opcode::Mul))),
    ("vector.reduce.or", Call(Plan::Reduce(Opcode::Or))),
    ("vector.reduce.smax", Call(Plan::ReduceChoose(IntPredicate::Sgt))),
    ("vector.reduce.smin", Call(Plan::ReduceChoose(IntPredicate::Slt))),
    ("vector.reduce.umax", Call(Plan::ReduceChoose(IntPredicate::Ugt))),
    ("vector.reduce.umin", Call(Plan::ReduceChoose(IntPredicate::Ult))),
    ("vector.reduce.xor", Call(Plan::Reduce(Opcode::Xor))),
];

/// Whether libNVVM has an intrinsic.
fn has(base: &str) -> bool {
    let dots = base.bytes().enumerate().filter(|(_, byte)| *byte == b'.').map(|(at, _)| at + 1);
    dots.chain([base.len()]).any(|end| line(AVAILABLE, &base.as_bytes()[..end]).is_some())
}

/// The replacement of an intrinsic that libNVVM lacks.
pub(in super::super) fn old(base: &'static str) -> Option<Old> {
    let row = OLD.binary_search_by(|(name, _)| (*name).cmp(base)).ok().map(|at| OLD[at].1);
    row.or_else(|| ptx::has(base).then_some(Call(Plan::Ptx(base))))
}

/// A suffix such as `.v4f32.p0`, whose pointers have element types in LLVM 7: `.v4f32.p0i8`. Masked accesses are to the
/// vector that comes first.
pub(in super::super) fn typed_suffix(base: &str, suffix: &[u8]) -> Vec<u8> {
    let elem = match suffix.split(|&byte| byte == b'.').nth(1) {
        Some(vector) if base.starts_with("masked.") => vector,
        _ => b"i8",
    };
    let mut typed = Vec::new();
    for (at, part) in suffix.split(|&byte| byte == b'.').enumerate() {
        if at != 0 {
            typed.push(b'.');
        }
        typed.extend_from_slice(part);
        if let [b'p', digits @ ..] = part
            && !digits.is_empty()
            && digits.iter().all(u8::is_ascii_digit)
        {
            typed.extend_from_slice(elem);
        }
    }
    typed
}

impl Lowering<'_> {
    /// Gives an intrinsic that libNVVM has its name there. Returns whether there is such a one.
    pub(in super::super) fn nvvm_intrinsic(&mut self, func: Func, intrinsic: Intrinsic) -> bool {
        let base = intrinsic.base_name();
        if !has(base) {
            return false;
        }
        let name = self.m.func(func).symbol.name.clone();
        let suffix = name.get("llvm.".len() + base.len()..).unwrap_or(&[]);
        let typed = [b"llvm.", base.as_bytes(), &typed_suffix(base, suffix)].concat();
        if typed != *name {
            self.rename(func, &typed);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_name_intrinsics() {
        let names: Vec<&str> = Intrinsic::all().map(Intrinsic::base_name).collect();
        assert!(AVAILABLE.lines().is_sorted());
        for line in AVAILABLE.lines() {
            let is_start = |name: &&str| name.starts_with(line) && (line.ends_with('.') || *name == line);
            assert!(names.iter().any(is_start), "{line}");
        }
        assert!(OLD.is_sorted_by(|a, b| a.0 < b.0));
        for (name, _) in OLD {
            assert!(names.contains(name) && !has(name), "{name}");
        }
    }
}
