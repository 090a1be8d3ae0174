//! Rules for calls of intrinsics that do not follow from their types.

use super::rule::{Call, Rule};
use super::{Immediate, first_violation};
use crate::attrs::{AttrKind, AttrView};
use crate::intrinsics::Intrinsic;
use crate::metadata::Md;
use crate::module::*;
use crate::types::Type;
use crate::value::*;

/// The rules for calls of one intrinsic.
#[derive(Clone, Copy)]
pub(super) struct CalleeRules {
    problem: Option<&'static str>,
    rule: Option<Rule>,
    /// The `immarg` parameters, one bit for each of the first 32.
    immediates: u32,
    /// The `immarg` parameters with a range.
    ranged: u32,
}

impl CalleeRules {
    pub(super) fn new(m: &Module, func: Func) -> CalleeRules {
        let data = m.func(func);
        let name = &data.symbol.name;
        let intrinsic = Intrinsic::find(name);
        let rule = intrinsic.and_then(|intrinsic| {
            let find_rule = |rules: &[(&str, Rule)]| {
                rules.binary_search_by(|rule| rule.0.cmp(intrinsic.base_name())).ok().map(|at| rules[at].1)
            };
            [RULES, super::target::RULES, super::tokens::RULES].into_iter().find_map(find_rule)
        });
        let (mut immediates, mut ranged) = (0, 0);
        let n_params = m.cx.signature(data.ty).map_or(0, |(_, params, _)| params.len());
        for at in 0..n_params.min(32) {
            let set = m.cx.param_attrs(data.attrs, at);
            for attr in m.cx.attrs_of(set) {
                match attr {
                    AttrView::Enum(AttrKind::ImmArg) => immediates |= 1 << at,
                    AttrView::Range(..) => ranged |= 1 << at,
                    _ => {}
                }
            }
        }
        let problem = intrinsic.and_then(|intrinsic| intrinsic.check(&m.cx, data.ty));
        CalleeRules { problem, rule, immediates, ranged: ranged & immediates }
    }

    /// The problem of a call, and an immediate that is out of range.
    pub(super) fn check(&self, call: &Call<'_>) -> Option<(&'static str, Option<Immediate>)> {
        if let Some(problem) = self.problem {
            return Some((problem, None));
        }
        for (at, &arg) in call.args.iter().enumerate().take(32) {
            let number =
                || call.m.cx.is_number(arg) || arg.is_zero() && (arg.ty().is_int() || arg.ty().is_float());
            if self.immediates >> at & 1 == 1 {
                if !number() {
                    return Some(("immarg operand has non-immediate parameter", None));
                }
                if self.ranged >> at & 1 == 1
                    && let Some((low, high)) = call.range(at)
                    && !call.is_in_range(at, (low, high))
                {
                    let value = call.signed(at).unwrap_or(0);
                    return Some(("immarg value out of range", Some(Immediate { value, low, high })));
                }
            }
        }
        self.rule.and_then(|rule| rule(call)).map(|problem| (problem, None))
    }
}

fn to_int(call: &Call<'_>, words: [&'static str; 2]) -> Option<&'static str> {
    let (from, to) = (call.arg_ty(0), call.ret);
    first_violation(&[
        (from.is_vector() == to.is_vector(), words[0]),
        (call.count(from) == call.count(to), words[1]),
    ])
}

macro_rules! to_int_rule {
    ($name:ident, $text:literal) => {
        fn $name(call: &Call<'_>) -> Option<&'static str> {
            to_int(
                call,
                [
                    concat!("llvm.", $text, ": argument and result disagree on vector use"),
                    concat!("llvm.", $text, ": argument must be same length as result"),
                ],
            )
        }
    };
}

to_int_rule!(lround, "lround");
to_int_rule!(llround, "llround");
to_int_rule!(lrint, "lrint");
to_int_rule!(llrint, "llrint");

fn bswap(call: &Call<'_>) -> Option<&'static str> {
    first_violation(&[(call.bits(call.ret).is_multiple_of(16), "bswap must be an even number of bytes")])
}

fn three_way(call: &Call<'_>) -> Option<&'static str> {
    let from = call.arg_ty(0);
    first_violation(&[
        (call.bits(call.ret) >= 2, "result type must be at least 2 bits wide"),
        (
            from.is_vector() == call.ret.is_vector(),
            "ucmp/scmp argument and result types must both be either vector or scalar types",
        ),
        (
            call.count(from) == call.count(call.ret),
            "return type and arguments must have the same number of elements",
        ),
    ])
}

fn is_fpclass(call: &Call<'_>) -> Option<&'static str> {
    let is_valid = call.number(1).is_none_or(|mask| mask & !0x3ff == 0);
    first_violation(&[(is_valid, "unsupported bits for llvm.is.fpclass test mask")])
}

fn vp_is_fpclass(call: &Call<'_>) -> Option<&'static str> {
    let is_valid = call.number(1).is_none_or(|mask| mask & !0x3ff == 0);
    first_violation(&[(is_valid, "unsupported bits for llvm.vp.is.fpclass test mask")])
}

fn atomic_fill(call: &Call<'_>) -> Option<&'static str> {
    let size = call.number(3).unwrap_or(1);
    first_violation(&[
        (
            size.is_power_of_two(),
            "element size of the element-wise atomic memory intrinsic must be a power of 2",
        ),
        (call.align(0).is_some_and(|align| align >= size), "incorrect alignment of the destination argument"),
    ])
}

fn atomic_copy(call: &Call<'_>) -> Option<&'static str> {
    let size = call.number(3).unwrap_or(1);
    let is_aligned = call.align(1).is_some_and(|align| align >= size);
    atomic_fill(call).or((!is_aligned).then_some("incorrect alignment of the source argument"))
}

fn prefetch(call: &Call<'_>) -> Option<&'static str> {
    let below = |at, limit| call.number(at).is_some_and(|value| value < limit);
    first_violation(&[
        (below(1, 2), "rw argument to llvm.prefetch must be 0-1"),
        (below(2, 4), "locality argument to llvm.prefetch must be 0-3"),
        (below(3, 2), "cache type argument to llvm.prefetch must be 0-1"),
    ])
}

fn invariant_start(call: &Call<'_>) -> Option<&'static str> {
    let is_valid = call.signed(0).is_some_and(|size| size >= -1);
    first_violation(&[(is_valid, "invariant_start parameter must be -1, 0 or a positive number")])
}

fn coro_id(call: &Call<'_>) -> Option<&'static str> {
    let info = call.stripped(3);
    if info.is_zero() {
        return None;
    }
    let global = info.as_global().map(|global| call.m.global(global));
    let init = global.filter(|global| global.is_constant).and_then(|global| global.initializer);
    let aggregate = init.is_some_and(|init| init.ty().is_array() || init.ty().is_struct());
    first_violation(&[
        (init.is_some(), "info argument of llvm.coro.id must refer to an initialized constant"),
        (aggregate, "info argument of llvm.coro.id must refer to either a struct or an array"),
    ])
}

fn lifetime(call: &Call<'_>) -> Option<&'static str> {
    let is_valid = call.is_alloca(call.arg(0)) || call.arg(0).is_poison();
    first_violation(&[(is_valid, "llvm.lifetime.start/end can only be used on alloca or poison")])
}

fn thread_local(call: &Call<'_>) -> Option<&'static str> {
    let arg = call.arg(0);
    let m = call.m;
    let own = match arg.kind() {
        ValueKind::Global(global) => m.global(global).thread_local != ThreadLocal::None,
        ValueKind::Alias(alias) => m.alias(alias).thread_local != ThreadLocal::None,
        _ => false,
    };
    first_violation(&[
        (arg.is_global(), "llvm.threadlocal.address first argument must be a GlobalValue"),
        (own, "llvm.threadlocal.address operand isThreadLocal() must be true"),
    ])
}

fn ptr_mask(call: &Call<'_>) -> Option<&'static str> {
    let (ptr, mask) = (call.arg_ty(0), call.arg_ty(1));
    let space = call.scalar(ptr).address_space();
    let index = space.map(|space| call.m.layout.index_bits(space));
    first_violation(&[
        (space.is_some(), "llvm.ptrmask intrinsic first argument must be pointer or vector of pointers"),
        (
            ptr.is_vector() == mask.is_vector(),
            "llvm.ptrmask intrinsic arguments must be both scalars or both vectors",
        ),
        (
            call.count(ptr) == call.count(mask),
            "llvm.ptrmask intrinsic arguments must have the same number of elements",
        ),
        (
            index == Some(call.bits(mask)),
            "llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument",
        ),
    ])
}

fn reduce_int(call: &Call<'_>) -> Option<&'static str> {
    let is_valid = call.elem(call.arg_ty(0)).is_some_and(Type::is_int);
    first_violation(&[(is_valid, "Intrinsic has incorrect argument type!")])
}

fn reduce_float(call: &Call<'_>) -> Option<&'static str> {
    let is_valid = call.elem(call.arg_ty(0)).is_some_and(Type::is_float);
    first_violation(&[(is_valid, "Intrinsic has incorrect argument type!")])
}

fn reduce_float_from(call: &Call<'_>) -> Option<&'static str> {
    let is_valid = call.elem(call.arg_ty(1)).is_some_and(Type::is_float);
    first_violation(&[(is_valid, "Intrinsic has incorrect argument type!")])
}

fn partial_reduce(call: &Call<'_>) -> Option<&'static str> {
    let is_valid = match (call.count(call.arg_ty(0)), call.count(call.arg_ty(1))) {
        (Some(acc), Some(input)) => acc.0 > 0 && input.0 % acc.0 == 0,
        (acc, input) => acc == input,
    };
    first_violation(&[(
        is_valid,
        "Invalid vector widths for partial reduction. The width of the input vector must be a positive integer multiple of the width of the accumulator vector.",
    )])
}

fn scale(call: &Call<'_>) -> Option<(u64, u64)> {
    Some((call.number(2)?, call.bits(call.arg_ty(0)).into()))
}

fn signed_fix(call: &Call<'_>) -> Option<&'static str> {
    let is_valid = scale(call).is_none_or(|(scale, width)| scale < width);
    first_violation(&[(
        is_valid,
        "the scale of s[mul|div]_fix[_sat] must be less than the width of the operands",
    )])
}

fn unsigned_fix(call: &Call<'_>) -> Option<&'static str> {
    let is_valid = scale(call).is_none_or(|(scale, width)| scale <= width);
    first_violation(&[(
        is_valid,
        "the scale of u[mul|div]_fix[_sat] must be less than or equal to the width of the operands",
    )])
}

fn lane_mask(call: &Call<'_>) -> Option<&'static str> {
    first_violation(&[(call.scalar(call.ret) == Type::I1, "get_active_lane_mask: element type is not i1")])
}

fn vector_length(call: &Call<'_>) -> Option<&'static str> {
    let positive = call.signed(1).is_some_and(|vf| vf > 0);
    first_violation(&[(positive, "get_vector_length: VF must be positive")])
}

fn step_vector(call: &Call<'_>) -> Option<&'static str> {
    let is_valid = call.elem(call.ret).and_then(Type::int_width).is_some_and(|width| width >= 8);
    first_violation(&[(
        is_valid,
        "stepvector only supported for vectors of integers with a bitwidth of at least 8.",
    )])
}

fn insert(call: &Call<'_>) -> Option<&'static str> {
    let (whole, part) = (call.arg_ty(0), call.arg_ty(1));
    let at = call.number(2).unwrap_or(u64::MAX);
    let ((n, scalable), (m, part_scalable)) = (call.count(whole)?, call.count(part)?);
    first_violation(&[
        (call.elem(whole) == call.elem(part), "vector_insert parameters must have the same element type."),
        (
            at.is_multiple_of(m.max(1)),
            "vector_insert index must be a constant multiple of the subvector's known minimum vector length.",
        ),
        (
            scalable != part_scalable || at < n && at.saturating_add(m) <= n,
            "subvector operand of vector_insert would overrun the vector being inserted into.",
        ),
    ])
}

fn extract(call: &Call<'_>) -> Option<&'static str> {
    let (whole, part) = (call.arg_ty(0), call.ret);
    let at = call.number(1).unwrap_or(u64::MAX);
    let ((n, scalable), (m, part_scalable)) = (call.count(whole)?, call.count(part)?);
    first_violation(&[
        (
            call.elem(whole) == call.elem(part),
            "vector_extract result must have the same element type as the input vector.",
        ),
        (
            at.is_multiple_of(m.max(1)),
            "vector_extract index must be a constant multiple of the result type's known minimum vector length.",
        ),
        (scalable != part_scalable || at < n && at.saturating_add(m) <= n, "vector_extract would overrun."),
    ])
}

/// The minimum number of elements of the result vector, with the caller's `vscale_range`.
fn known_elements(call: &Call<'_>) -> i64 {
    let (count, scalable) = call.count(call.ret).unwrap_or((0, false));
    let attrs = call.m.cx.fn_attrs(call.m.func(call.caller).attrs);
    let times = call.m.cx.attrs_of(attrs).find_map(|attr| match attr {
        AttrView::Int(AttrKind::VScaleRange, bits) if scalable => Some((bits >> 32) as i64),
        _ => None,
    });
    (count as i64).saturating_mul(times.unwrap_or(1))
}

fn splice(call: &Call<'_>) -> Option<&'static str> {
    let is_valid = call.signed(2).is_none_or(|at| {
        let known = known_elements(call);
        if at < 0 { at >= -known } else { at < known }
    });
    first_violation(&[(
        is_valid,
        "The splice index exceeds the range [-VL, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.",
    )])
}

fn splice_left(call: &Call<'_>) -> Option<&'static str> {
    let is_valid = call.number(2).is_none_or(|at| at < known_elements(call).max(0) as u64);
    first_violation(&[(
        is_valid,
        "The splice index exceeds the range [0, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.",
    )])
}

fn splice_right(call: &Call<'_>) -> Option<&'static str> {
    let is_valid = call.number(2).is_none_or(|at| at <= known_elements(call).max(0) as u64);
    first_violation(&[(
        is_valid,
        "The splice index exceeds the range [0, VL] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.",
    )])
}

fn vector_match(call: &Call<'_>) -> Option<&'static str> {
    let (a, b) = (call.arg_ty(0), call.arg_ty(1));
    first_violation(&[
        (call.elem(a).is_some_and(Type::is_int), "First operand must be a vector of integers."),
        (call.count(b).is_some_and(|count| !count.1), "Second operand must be a fixed length vector."),
        (call.elem(a) == call.elem(b), "First two operands must have the same element type."),
    ])
}

/// Checks the shape of a matrix against its vector type.
fn matrix(call: &Call<'_>, ty: Type, others: [Option<Type>; 2], shape: [usize; 2]) -> Option<&'static str> {
    let product = |shape: [usize; 2]| call.number(shape[0])?.checked_mul(call.number(shape[1])?);
    let elem = call.elem(ty)?;
    first_violation(&[
        (elem.is_int() || elem.is_float(), "Result type must be an integer or floating-point type!"),
        (
            others[0].is_none_or(|other| other == elem),
            "Vector element type mismatch of the result and first operand vector!",
        ),
        (
            others[1].is_none_or(|other| other == elem),
            "Vector element type mismatch of the result and second operand vector!",
        ),
        (
            // LLVM treats a scalable vector as a fixed one here.
            call.count(ty).is_some_and(|count| Some(count.0) == product(shape)),
            "Result of a matrix operation does not fit in the returned vector!",
        ),
    ])
}

fn matrix_multiply(call: &Call<'_>) -> Option<&'static str> {
    let has_shape = |ty: Type, rows, columns| {
        let product = call.number(rows).zip(call.number(columns)).and_then(|(a, b)| a.checked_mul(b));
        call.count(ty).is_some_and(|count| Some(count.0) == product)
    };
    let (a, b) = (call.arg_ty(0), call.arg_ty(1));
    first_violation(&[
        (has_shape(a, 2, 3), "First argument of a matrix operation does not match specified shape!"),
        (has_shape(b, 3, 4), "Second argument of a matrix operation does not match specified shape!"),
    ])
    .or_else(|| matrix(call, call.ret, [call.elem(a), call.elem(b)], [2, 4]))
}

fn matrix_transpose(call: &Call<'_>) -> Option<&'static str> {
    matrix(call, call.ret, [call.elem(call.arg_ty(0)), None], [1, 2])
}

fn stride(call: &Call<'_>, at: usize, rows: usize) -> Option<&'static str> {
    if !call.m.cx.is_number(call.arg(at)) {
        return None;
    }
    let enough = call.number(at).zip(call.number(rows)).is_none_or(|(stride, rows)| stride >= rows);
    first_violation(&[
        (call.bits(call.arg_ty(at)) <= 64, "Stride bitwidth cannot exceed 64!"),
        (enough, "Stride must be greater or equal than the number of rows!"),
    ])
}

fn matrix_load(call: &Call<'_>) -> Option<&'static str> {
    matrix(call, call.ret, [None, None], [3, 4]).or_else(|| stride(call, 1, 3))
}

fn matrix_store(call: &Call<'_>) -> Option<&'static str> {
    matrix(call, call.arg_ty(0), [None, None], [4, 5]).or_else(|| stride(call, 2, 4))
}

fn vp_cast(call: &Call<'_>, kind: bool, message: &'static str) -> Option<&'static str> {
    first_violation(&[
        (
            call.count(call.arg_ty(0)) == call.count(call.ret),
            "VP cast intrinsic first argument and result vector lengths must be equal",
        ),
        (kind, message),
    ])
}

fn vp_elems(call: &Call<'_>) -> (Type, Type, bool) {
    let (from, to) = (call.scalar(call.arg_ty(0)), call.scalar(call.ret));
    (from, to, call.bits(from) > call.bits(to))
}

fn vp_trunc(call: &Call<'_>) -> Option<&'static str> {
    let (from, to, narrows) = vp_elems(call);
    vp_cast(
        call,
        from.is_int() && to.is_int(),
        "llvm.vp.trunc intrinsic first argument and result element type must be integer",
    )
    .or_else(|| {
        first_violation(&[(
            narrows,
            "llvm.vp.trunc intrinsic the bit size of first argument must be larger than the bit size of the return type",
        )])
    })
}

fn vp_ext(call: &Call<'_>) -> Option<&'static str> {
    let (from, to, _) = vp_elems(call);
    vp_cast(
        call,
        from.is_int() && to.is_int(),
        "llvm.vp.zext or llvm.vp.sext intrinsic first argument and result element type must be integer",
    )
    .or_else(|| {
        first_violation(&[(
            call.bits(from) < call.bits(to),
            "llvm.vp.zext or llvm.vp.sext intrinsic the bit size of first argument must be smaller than the bit size of the return type",
        )])
    })
}

fn vp_to_int(call: &Call<'_>) -> Option<&'static str> {
    let (from, to, _) = vp_elems(call);
    vp_cast(
        call,
        from.is_float() && to.is_int(),
        "llvm.vp.fptoui, llvm.vp.fptosi, llvm.vp.lrint or llvm.vp.llrintintrinsic first argument element type must be floating-point and result element type must be integer",
    )
}

fn vp_to_float(call: &Call<'_>) -> Option<&'static str> {
    let (from, to, _) = vp_elems(call);
    vp_cast(
        call,
        from.is_int() && to.is_float(),
        "llvm.vp.uitofp or llvm.vp.sitofp intrinsic first argument element type must be integer and result element type must be floating-point",
    )
}

fn vp_fptrunc(call: &Call<'_>) -> Option<&'static str> {
    let (from, to, narrows) = vp_elems(call);
    vp_cast(
        call,
        from.is_float() && to.is_float(),
        "llvm.vp.fptrunc intrinsic first argument and result element type must be floating-point",
    )
    .or_else(|| {
        first_violation(&[(
            narrows,
            "llvm.vp.fptrunc intrinsic the bit size of first argument must be larger than the bit size of the return type",
        )])
    })
}

fn vp_fpext(call: &Call<'_>) -> Option<&'static str> {
    let (from, to, _) = vp_elems(call);
    vp_cast(
        call,
        from.is_float() && to.is_float(),
        "llvm.vp.fpext intrinsic first argument and result element type must be floating-point",
    )
    .or_else(|| {
        first_violation(&[(
            call.bits(from) < call.bits(to),
            "llvm.vp.fpext intrinsic the bit size of first argument must be smaller than the bit size of the return type",
        )])
    })
}

fn vp_ptrtoint(call: &Call<'_>) -> Option<&'static str> {
    let (from, to, _) = vp_elems(call);
    vp_cast(
        call,
        from.is_ptr() && to.is_int(),
        "llvm.vp.ptrtoint intrinsic first argument element type must be pointer and result element type must be integer",
    )
}

fn vp_inttoptr(call: &Call<'_>) -> Option<&'static str> {
    let (from, to, _) = vp_elems(call);
    vp_cast(
        call,
        from.is_int() && to.is_ptr(),
        "llvm.vp.inttoptr intrinsic first argument element type must be integer and result element type must be pointer",
    )
}

fn strict_scalar(call: &Call<'_>) -> Option<&'static str> {
    let is_valid = !call.arg_ty(0).is_vector() && !call.ret.is_vector();
    first_violation(&[(is_valid, "Intrinsic does not support vectors")])
}

const DISAGREE: &str = "Intrinsic first argument and result disagree on vector use";
const LENGTHS: &str = "Intrinsic first argument and result vector lengths must be equal";

fn strict_cast(call: &Call<'_>) -> Option<&'static str> {
    let (from, to) = (call.arg_ty(0), call.ret);
    first_violation(&[
        (from.is_vector() == to.is_vector(), DISAGREE),
        (call.count(from) == call.count(to), LENGTHS),
    ])
}

fn strict_trunc(call: &Call<'_>) -> Option<&'static str> {
    let is_valid = call.bits(call.arg_ty(0)) > call.bits(call.ret);
    strict_cast(call).or_else(|| {
        first_violation(&[(is_valid, "Intrinsic first argument's type must be larger than result type")])
    })
}

fn strict_ext(call: &Call<'_>) -> Option<&'static str> {
    let is_valid = call.bits(call.arg_ty(0)) < call.bits(call.ret);
    strict_cast(call).or_else(|| {
        first_violation(&[(is_valid, "Intrinsic first argument's type must be smaller than result type")])
    })
}

fn gc(call: &Call<'_>) -> Option<&'static str> {
    first_violation(&[(call.uses_gc(), "Enclosing function does not use GC.")])
}

fn assume(call: &Call<'_>) -> Option<&'static str> {
    let mut bundles = call.body.bundles(call.inst).peekable();
    if bundles.peek().is_some() {
        let cond = call.arg(0);
        if call.number(0) != Some(1) || cond.ty() != Type::I1 {
            return Some("assume with operand bundles must have i1 true condition");
        }
    }
    for (tag, operands) in bundles {
        let tag = call.m.cx.str(tag);
        let n = operands.len();
        let ptr = |at: usize| operands.get(at).is_some_and(|value| value.ty().is_ptr());
        let int = |at: usize| operands.get(at).is_some_and(|value| value.ty().is_int());
        const POINTER: &str = "first argument should be a pointer";
        const INTEGER: &str = "second argument should be an integer";
        if tag == b"separate_storage" {
            let problem = first_violation(&[
                (n == 2, "separate_storage assumptions should have 2 arguments"),
                (ptr(0) && ptr(1), "arguments to separate_storage assumptions should be pointers"),
            ]);
            if problem.is_some() {
                return problem;
            }
            continue;
        }
        if tag == b"ignore" {
            continue;
        }
        let Some(kind) = AttrKind::from_name(tag) else { return Some("tags must be valid attribute names") };
        let problem = match kind {
            AttrKind::Alignment => first_violation(&[
                (n == 2 || n == 3, "alignment assumptions should have 2 or 3 arguments"),
                (ptr(0), POINTER),
                (int(1), INTEGER),
                (n == 2 || int(2), "third argument should be an integer if present"),
            ]),
            AttrKind::Dereferenceable => first_violation(&[
                (n == 2, "dereferenceable assumptions should have 2 arguments"),
                (ptr(0), POINTER),
                (int(1), INTEGER),
            ]),
            _ if n > 2 => Some("too many arguments"),
            _ if kind.is_int() => first_violation(&[
                (n == 2, "this attribute should have 2 arguments"),
                (
                    operands.get(1).is_some_and(|&value| call.m.cx.as_limbs(value).is_some()),
                    "the second argument should be a constant integral value",
                ),
            ]),
            _ if kind.is_for_parameters() => {
                first_violation(&[(n == 1, "this attribute should have one argument")])
            }
            _ => first_violation(&[(n == 0, "this attribute has no argument")]),
        };
        if problem.is_some() {
            return problem;
        }
    }
    None
}

/// The scopes that a call of `llvm.experimental.noalias.scope.decl` declares.
pub(super) fn declared_scopes(call: &Call<'_>) -> Option<Md> {
    match call.arg(0).kind() {
        ValueKind::Metadata(md) => Some(md),
        _ => None,
    }
}

/// Rules by base name, sorted.
static RULES: &[(&str, Rule)] = &[
    ("assume", assume),
    ("bswap", bswap),
    ("coro.id", coro_id),
    ("experimental.constrained.fpext", strict_ext),
    ("experimental.constrained.fptosi", strict_cast),
    ("experimental.constrained.fptoui", strict_cast),
    ("experimental.constrained.fptrunc", strict_trunc),
    ("experimental.constrained.llrint", strict_scalar),
    ("experimental.constrained.llround", strict_scalar),
    ("experimental.constrained.lrint", strict_scalar),
    ("experimental.constrained.lround", strict_scalar),
    ("experimental.constrained.sitofp", strict_cast),
    ("experimental.constrained.uitofp", strict_cast),
    ("experimental.get.vector.length", vector_length),
    ("experimental.vector.match", vector_match),
    ("experimental.vp.splice", splice),
    ("gcread", gc),
    ("gcroot", gc),
    ("gcwrite", gc),
    ("get.active.lane.mask", lane_mask),
    ("invariant.start", invariant_start),
    ("is.fpclass", is_fpclass),
    ("lifetime.end", lifetime),
    ("lifetime.start", lifetime),
    ("llrint", llrint),
    ("llround", llround),
    ("lrint", lrint),
    ("lround", lround),
    ("matrix.column.major.load", matrix_load),
    ("matrix.column.major.store", matrix_store),
    ("matrix.multiply", matrix_multiply),
    ("matrix.transpose", matrix_transpose),
    ("memcpy.element.unordered.atomic", atomic_copy),
    ("memmove.element.unordered.atomic", atomic_copy),
    ("memset.element.unordered.atomic", atomic_fill),
    ("prefetch", prefetch),
    ("ptrmask", ptr_mask),
    ("scmp", three_way),
    ("sdiv.fix", signed_fix),
    ("sdiv.fix.sat", signed_fix),
    ("smul.fix", signed_fix),
    ("smul.fix.sat", signed_fix),
    ("stepvector", step_vector),
    ("threadlocal.address", thread_local),
    ("ucmp", three_way),
    ("udiv.fix", unsigned_fix),
    ("udiv.fix.sat", unsigned_fix),
    ("umul.fix", unsigned_fix),
    ("umul.fix.sat", unsigned_fix),
    ("vector.extract", extract),
    ("vector.insert", insert),
    ("vector.partial.reduce.add", partial_reduce),
    ("vector.partial.reduce.fadd", partial_reduce),
    ("vector.reduce.add", reduce_int),
    ("vector.reduce.and", reduce_int),
    ("vector.reduce.fadd", reduce_float_from),
    ("vector.reduce.fmax", reduce_float),
    ("vector.reduce.fmin", reduce_float),
    ("vector.reduce.fmul", reduce_float_from),
    ("vector.reduce.mul", reduce_int),
    ("vector.reduce.or", reduce_int),
    ("vector.reduce.smax", reduce_int),
    ("vector.reduce.smin", reduce_int),
    ("vector.reduce.umax", reduce_int),
    ("vector.reduce.umin", reduce_int),
    ("vector.reduce.xor", reduce_int),
    ("vector.splice.left", splice_left),
    ("vector.splice.right", splice_right),
    ("vp.fpext", vp_fpext),
    ("vp.fptosi", vp_to_int),
    ("vp.fptoui", vp_to_int),
    ("vp.fptrunc", vp_fptrunc),
    ("vp.inttoptr", vp_inttoptr),
    ("vp.is.fpclass", vp_is_fpclass),
    ("vp.ptrtoint", vp_ptrtoint),
    ("vp.sext", vp_ext),
    ("vp.sitofp", vp_to_float),
    ("vp.trunc", vp_trunc),
    ("vp.uitofp", vp_to_float),
    ("vp.zext", vp_ext),
];

#[cfg(test)]
mod tests {
    #[test]
    fn rules_are_sorted_and_of_intrinsics() {
        for rules in [super::RULES, super::super::target::RULES, super::super::tokens::RULES] {
            assert!(rules.is_sorted_by_key(|row| row.0));
            for (name, _) in rules {
                let full = format!("llvm.{name}");
                assert_eq!(super::Intrinsic::find(full.as_bytes()).unwrap().base_name(), *name);
            }
        }
    }
}
