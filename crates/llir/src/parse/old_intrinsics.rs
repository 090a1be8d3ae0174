//! Intrinsics of older versions that another intrinsic replaces, or the intrinsic of this name with other arguments.
//!
//! LLVM changes some calls in place; for others it makes a new call, which has none of the old one's attributes.

use super::Parser;
use crate::attrs::{Attr, AttrKind, AttrSet};
use crate::intrinsics::{Intrinsic, intrinsic_name};
use crate::module::FuncData;
use crate::types::{Type, TypeView};
use crate::value::Value;
use terrace_support::small_vec::SmallVec;
use terrace_support::{FxHashMap, FxHashSet};

/// The parts of the old call that the new one has besides its name and its source location.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Kept {
    /// Everything.
    #[default]
    All,
    /// The attributes.
    Attributes,
    /// The tail kind and metadata.
    Metadata,
    /// Nothing.
    Nothing,
}

/// The change of the arguments.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    None,
    /// The alignment at this index becomes an attribute of the pointer before it.
    Alignment(usize),
    /// The alignment at index 3 becomes an attribute of the first arguments, of this number.
    Alignments(usize),
    /// Copies of `i1 false` follow until there are that many arguments.
    False(usize),
    /// `i32 0` is the first argument.
    Zero,
    /// `ptr null` is the last argument.
    Null,
    /// The first argument is the size of the stack memory that the second one points to.
    Size,
}

/// The arguments of a call.
pub(super) struct CallArguments {
    /// Arguments, then operands of bundles.
    pub(super) operands: SmallVec<[Value; 8]>,
    pub(super) n_args: usize,
    /// The attributes of the arguments.
    pub(super) sets: SmallVec<[AttrSet; 8]>,
}

/// A replacement of an intrinsic.
pub(super) struct Rule {
    /// The name of the new intrinsic without suffix.
    base: &'static str,
    pub(super) kept: Kept,
    change: Change,
}

impl Rule {
    /// Whether calls that do not refer to stack memory vanish.
    pub(super) fn is_lifetime(&self) -> bool {
        self.change == Change::Size
    }
}

/// Names without `llvm.`, which a suffix may follow, the number of parameters, and the replacements. The first row that fits
/// holds.
#[rustfmt::skip]
const RULES: &[(&str, usize, &str, Kept, Change)] = {
    use Change::{Alignment, Alignments, False, Null, Size, Zero};
    use Kept::{All, Attributes, Metadata, Nothing};
    const SAME: Change = Change::None;
    &[
        ("lifetime.start", 2, "lifetime.start", Nothing, Size),
        ("lifetime.end", 2, "lifetime.end", Nothing, Size),
        ("masked.load", 4, "masked.load", Metadata, Alignment(1)),
        ("masked.store", 4, "masked.store", Metadata, Alignment(2)),
        ("masked.gather", 4, "masked.gather", Metadata, Alignment(1)),
        ("masked.scatter", 4, "masked.scatter", Metadata, Alignment(2)),
        ("memcpy", 5, "memcpy", Attributes, Alignments(2)),
        ("memmove", 5, "memmove", Attributes, Alignments(2)),
        ("memset", 5, "memset", Attributes, Alignments(1)),
        ("ctlz", 1, "ctlz", Nothing, False(2)),
        ("cttz", 1, "cttz", Nothing, False(2)),
        ("objectsize", 2, "objectsize", Nothing, False(4)),
        ("objectsize", 3, "objectsize", Nothing, False(4)),
        ("ptr.annotation", 4, "ptr.annotation", Nothing, Null),
        ("var.annotation", 4, "var.annotation", Nothing, Null),
        ("thread.pointer", 0, "thread.pointer", Nothing, SAME),
        ("flt.rounds", 0, "get.rounding", All, SAME),
        ("invariant.group.barrier", 1, "launder.invariant.group", All, SAME),
        ("experimental.stepvector", 0, "stepvector", All, SAME),
        ("experimental.vector.deinterleave2", 1, "vector.deinterleave2", All, SAME),
        ("experimental.vector.extract", 2, "vector.extract", All, SAME),
        ("experimental.vector.insert", 3, "vector.insert", All, SAME),
        ("experimental.vector.interleave2", 2, "vector.interleave2", All, SAME),
        ("experimental.vector.partial.reduce.add", 2, "vector.partial.reduce.add", All, SAME),
        ("experimental.vector.reverse", 1, "vector.reverse", All, SAME),
        ("experimental.vector.reduce.add", 1, "vector.reduce.add", All, SAME),
        ("experimental.vector.reduce.and", 1, "vector.reduce.and", All, SAME),
        ("experimental.vector.reduce.fmax", 1, "vector.reduce.fmax", All, SAME),
        ("experimental.vector.reduce.fmin", 1, "vector.reduce.fmin", All, SAME),
        ("experimental.vector.reduce.mul", 1, "vector.reduce.mul", All, SAME),
        ("experimental.vector.reduce.or", 1, "vector.reduce.or", All, SAME),
        ("experimental.vector.reduce.smax", 1, "vector.reduce.smax", All, SAME),
        ("experimental.vector.reduce.smin", 1, "vector.reduce.smin", All, SAME),
        ("experimental.vector.reduce.umax", 1, "vector.reduce.umax", All, SAME),
        ("experimental.vector.reduce.umin", 1, "vector.reduce.umin", All, SAME),
        ("experimental.vector.reduce.xor", 1, "vector.reduce.xor", All, SAME),
        ("experimental.vector.reduce.v2.fadd", 2, "vector.reduce.fadd", All, SAME),
        ("experimental.vector.reduce.v2.fmul", 2, "vector.reduce.fmul", All, SAME),
        ("aarch64.rbit", 1, "bitreverse", Nothing, SAME),
        ("aarch64.neon.rbit", 1, "bitreverse", Nothing, SAME),
        ("aarch64.thread.pointer", 0, "thread.pointer", Nothing, SAME),
        ("arm.rbit", 1, "bitreverse", Nothing, SAME),
        ("arm.thread.pointer", 0, "thread.pointer", Nothing, SAME),
        ("arm.neon.vclz", 1, "ctlz", Nothing, False(2)),
        ("arm.neon.vcnt", 1, "ctpop", Nothing, SAME),
        ("arm.neon.vqadds", 2, "sadd.sat", All, SAME),
        ("arm.neon.vqaddu", 2, "uadd.sat", All, SAME),
        ("arm.neon.vqsubs", 2, "ssub.sat", All, SAME),
        ("arm.neon.vqsubu", 2, "usub.sat", All, SAME),
        ("nvvm.barrier0", 0, "nvvm.barrier.cta.sync.aligned.all", Nothing, Zero),
        ("nvvm.brev32", 1, "bitreverse", Nothing, SAME),
        ("nvvm.brev64", 1, "bitreverse", Nothing, SAME),
        ("nvvm.clz.i", 1, "ctlz", Nothing, False(2)),
        ("nvvm.popc.i", 1, "ctpop", Nothing, SAME),
        ("nvvm.max.i", 2, "smax", All, SAME),
        ("nvvm.max.ll", 2, "smax", All, SAME),
        ("nvvm.max.s", 2, "smax", All, SAME),
        ("nvvm.max.ui", 2, "umax", All, SAME),
        ("nvvm.max.ull", 2, "umax", All, SAME),
        ("nvvm.max.us", 2, "umax", All, SAME),
        ("nvvm.min.i", 2, "smin", All, SAME),
        ("nvvm.min.ll", 2, "smin", All, SAME),
        ("nvvm.min.s", 2, "smin", All, SAME),
        ("nvvm.min.ui", 2, "umin", All, SAME),
        ("nvvm.min.ull", 2, "umin", All, SAME),
        ("nvvm.min.us", 2, "umin", All, SAME),
        ("wasm.dot.i8x16.i7x16.signed", 2, "wasm.relaxed.dot.i8x16.i7x16.signed", All, SAME),
        ("wasm.dot.i8x16.i7x16.add.signed", 3, "wasm.relaxed.dot.i8x16.i7x16.add.signed", All, SAME),
        ("wasm.laneselect", 3, "wasm.relaxed.laneselect", All, SAME),
        ("wasm.fma", 3, "wasm.relaxed.madd", All, SAME),
        ("wasm.fms", 3, "wasm.relaxed.nmadd", All, SAME),
        ("amdgcn.alignbit", 3, "fshr", All, SAME),
        ("amdgcn.ldexp", 2, "ldexp", All, SAME),
        ("x86.seh.recoverfp", 2, "eh.recoverfp", All, SAME),
    ]
};

/// The replacement of an intrinsic with a number of parameters.
pub(super) fn rule(name: &[u8], n_params: usize) -> Option<Rule> {
    let short = name.strip_prefix(b"llvm.")?;
    for &(old, n, base, kept, change) in RULES {
        let fits = short.strip_prefix(old.as_bytes()).is_some_and(|rest| matches!(rest, [] | [b'.', ..]));
        // A name that still is one has at least one suffix more.
        let is_current =
            kept == Kept::Nothing && old == base && change == Change::None && short != old.as_bytes();
        if fits && n == n_params && !is_current {
            return Some(Rule { base, kept, change });
        }
    }
    None
}

/// The intrinsic of this name as its own replacement, whose name follows from the types.
pub(super) fn renaming(name: &[u8]) -> Option<Rule> {
    let base = Intrinsic::find(name)?.base_name();
    Some(Rule { base, kept: Kept::All, change: Change::None })
}

/// Whether LLVM replaces the declaration of an intrinsic with `n` parameters.
pub(super) fn is_replaced(name: &[u8], n: usize) -> bool {
    super::upgrade::debug_intrinsic(name).is_some()
        || rule(name, n).is_some()
        || super::recipes::is_old(name, n)
}

impl Parser<'_> {
    /// The declared intrinsics whose names have other types than their declarations.
    pub(super) fn misnamed_intrinsics(&self) -> FxHashSet<Vec<u8>> {
        let mut names: FxHashMap<&[u8], Vec<u8>> = FxHashMap::default();
        for func in self.m.functions() {
            let name = &*func.symbol.name;
            if name.starts_with(b"llvm.") && func.body.is_none() {
                if self.recipe(name, func.ty).is_some() {
                    names.insert(name, name.to_vec());
                } else if let Some(wanted) = self.wanted_name(func) {
                    names.insert(name, wanted);
                }
            }
        }
        if names.is_empty() {
            return FxHashSet::default();
        }
        // A call of another type is an error, which names the function.
        for body in self.m.functions().iter().filter_map(|func| func.body.as_ref()) {
            for inst in body.blocks().iter().flat_map(|&block| body.insts(block)) {
                let Some(func) = body.callee(inst).and_then(|callee| callee.as_func()) else { continue };
                let func = self.m.func(func);
                // Recipes call an intrinsic that has the name of an older one.
                let is_reused = |name: &[u8]| names.get(name).is_some_and(|wanted| *wanted == *name);
                if body.call(inst).is_some_and(|info| info.fn_ty != func.ty) && !is_reused(&func.symbol.name)
                {
                    names.remove(&*func.symbol.name);
                }
            }
        }
        // LLVM would rename what has the name already.
        let is_free = |old: &[u8], wanted: &[u8]| match self.m.lookup(wanted) {
            Some(value) => value.as_func().is_some_and(|func| {
                let old = self.m.lookup(old).and_then(|old| old.as_func());
                names.contains_key(wanted)
                    || old.is_some_and(|old| self.m.func(old).ty == self.m.func(func).ty)
            }),
            None => true,
        };
        let free = names.iter().filter(|(old, wanted)| is_free(old, wanted));
        free.map(|(old, _)| old.to_vec()).collect()
    }

    /// Whether a function is the declaration of an intrinsic that LLVM 22 replaces.
    pub(super) fn is_old_intrinsic(&self, func: &FuncData) -> bool {
        let name = &*func.symbol.name;
        let n_params = self.cx.signature(func.ty).map_or(0, |(_, params, _)| params.len());
        name.starts_with(b"llvm.")
            && (is_replaced(name, n_params)
                || self.recipe(name, func.ty).is_some()
                || self.wanted_name(func).is_some())
    }

    /// The name of an intrinsic that fits its type, if it has another one.
    fn wanted_name(&self, func: &FuncData) -> Option<Vec<u8>> {
        let intrinsic = Intrinsic::find(&func.symbol.name).filter(|intrinsic| intrinsic.is_overloaded())?;
        if intrinsic.check(&self.cx, func.ty).is_some() {
            return None;
        }
        let (ret, params, _) = self.cx.signature(func.ty)?;
        let params: SmallVec<[Type; 8]> = params.iter().collect();
        let overloads = intrinsic.overloads_of(&self.cx, ret, &params);
        // LLVM numbers the names of intrinsics on types without names.
        if overloads.iter().any(|&ty| self.is_unnamed_struct(ty)) {
            return None;
        }
        let name = intrinsic_name(&self.cx, intrinsic.base_name(), &overloads);
        (name != *func.symbol.name).then_some(name)
    }

    fn is_unnamed_struct(&self, ty: Type) -> bool {
        let scalar = self.cx.scalar_type(ty);
        matches!(self.cx.view(scalar), TypeView::Named { name, .. } if name.is_empty())
    }

    /// A marker of a lifetime with a size, as a call of nothing until its memory is known.
    pub(super) fn old_lifetime(&mut self, rule: &Rule, old: &[u8], call: &mut CallArguments) {
        call.operands.truncate(call.n_args);
        call.operands.remove(0);
        call.sets.clear();
        call.n_args = 1;
        let origin = self.origin_of_call(old);
        self.fs.lifetime = Some((rule.base, origin));
    }

    /// Replaces the declaration of an intrinsic.
    pub(super) fn replace_declaration(&mut self, old: &[u8], fn_ty: Type, cc: crate::inst::CallConv) {
        let space = self.m.layout.program_address_space();
        let Some((ret, params, _)) = self.cx.signature(fn_ty) else { return };
        let size = params.get(0);
        if super::recipes::is_old(old, params.len()) || self.recipe(old, fn_ty).is_some() {
            return;
        }
        let Some(rule) = rule(old, params.len()) else {
            if super::upgrade::debug_intrinsic(old).is_none()
                && let Some(rule) = renaming(old)
                && let Some(func) = self.new_intrinsic(&rule, old, fn_ty, space).0.as_func()
            {
                self.m.func_mut(func).cc = cc;
            }
            return;
        };
        if rule.is_lifetime() {
            // LLVM declares one for the type of the size, which nothing calls.
            let size = size.as_slice();
            let name = intrinsic_name(&self.cx, rule.base, size);
            let ty = self.cx.function_type(ret, size, false);
            let origin = self.origin(old);
            self.declare_intrinsic(name, ty, space, origin);
        } else {
            self.new_intrinsic(&rule, old, fn_ty, space);
        }
    }

    /// The function that calls of an intrinsic are replaced by, for the types of the old one. Declares it if needed.
    fn new_intrinsic(&mut self, rule: &Rule, old: &[u8], fn_ty: Type, space: u32) -> (Value, Type) {
        let Some((ret, params, vararg)) = self.cx.signature(fn_ty) else { return (Value::NONE, fn_ty) };
        let mut params: SmallVec<[Type; 8]> = params.iter().collect();
        match rule.change {
            Change::Alignment(at) if at < params.len() => drop(params.remove(at)),
            Change::Alignments(_) if params.len() > 3 => drop(params.remove(3)),
            Change::False(n) => params.resize(n.max(params.len()), Type::I1),
            Change::Zero => params.insert(0, Type::I32),
            Change::Null => params.push(Type::PTR),
            Change::Size if params.len() > 1 => drop(params.remove(0)),
            Change::None | Change::Alignment(_) | Change::Alignments(_) | Change::Size => {}
        }
        let ty = self.cx.function_type(ret, &params, vararg);
        let full = [b"llvm.", rule.base.as_bytes()].concat();
        let overloads =
            Intrinsic::find(&full).map(|new| new.overloads_of(&self.cx, ret, &params)).unwrap_or_default();
        let name = intrinsic_name(&self.cx, rule.base, &overloads);
        let origin = self.origin(old);
        (self.declare_intrinsic(name, ty, space, origin), ty)
    }

    /// Changes the arguments of a call of an intrinsic to those of the new one. Returns the latter and its type.
    pub(super) fn replace_intrinsic(
        &mut self,
        rule: &Rule,
        old: &[u8],
        fn_ty: Type,
        call: &mut CallArguments,
        space: u32,
    ) -> (Value, Type) {
        let n = call.n_args;
        let new = self.new_intrinsic(rule, old, fn_ty, space);
        if rule.kept != Kept::All {
            // Operand bundles follow the arguments.
            call.operands.truncate(n);
            if rule.kept != Kept::Attributes {
                call.sets.clear();
            }
            call.sets.resize(n, AttrSet::EMPTY);
        }
        match rule.change {
            Change::Alignment(at) if at < n && at != 0 => {
                let mut alignment = call.operands.remove(at);
                call.sets.remove(at);
                if alignment.is_zero() && matches!(rule.base, "masked.gather" | "masked.scatter") {
                    alignment = self.element_alignment(fn_ty).unwrap_or(alignment);
                }
                self.align_argument(&mut call.sets[at - 1], alignment);
            }
            Change::Alignments(pointers) if n > 3 => {
                let alignment = call.operands.remove(3);
                call.sets.remove(3);
                for set in &mut call.sets[..pointers] {
                    self.align_argument(set, alignment);
                }
            }
            Change::False(n) => {
                let no = self.cx.int(Type::I1, 0);
                call.operands.resize(n.max(call.operands.len()), no);
            }
            Change::Zero => {
                call.operands.insert(0, Value::i32(0));
                call.sets.insert(0, AttrSet::EMPTY);
            }
            Change::Null => call.operands.push(Value::zero(Type::PTR)),
            Change::Size if n > 1 => {
                call.operands.remove(0);
                call.sets.remove(0);
            }
            Change::None | Change::Alignment(_) | Change::Alignments(_) | Change::Size => {}
        }
        if rule.kept != Kept::All {
            call.n_args = call.operands.len();
        }
        new
    }

    /// The alignment of the elements that a gather returns, or that a scatter stores.
    fn element_alignment(&self, fn_ty: Type) -> Option<Value> {
        let (ret, params, _) = self.cx.signature(fn_ty)?;
        let vector = if ret == Type::VOID { params.get(0)? } else { ret };
        let align = self.m.layout.abi_align(&self.cx, self.cx.scalar_type(vector))?;
        Some(self.cx.int(Type::I64, i64::try_from(align).ok()?))
    }

    /// Sets the attribute `align` of an argument; zero stands for none.
    fn align_argument(&self, set: &mut AttrSet, alignment: Value) {
        let others = self.cx.attr_set_without(*set, AttrKind::Alignment);
        let bytes = self.cx.as_i64(alignment).and_then(|bytes| u64::try_from(bytes).ok());
        let align = bytes.filter(|bytes| bytes.is_power_of_two()).map(Attr::align);
        *set = self.cx.attr_set_with(others, align.as_slice());
    }
}
