//! The types of LLVM's target-independent intrinsics, and whether a declaration has them.
//!
//! A row gives results, `>`, parameters. `*` is any type, `*i` integers, `*f` floats (of either also vectors), `*v`
//! vectors, `*p` pointers: the types that the name is overloaded on, numbered from 0. The other types follow from these:
//! `=0` is type 0, `w0:i1` as wide as type 0 with elements `i1`, `e0` its elements, `h0/2` half of it, `g0` pointers as
//! many as it has elements. The rows follow `Intrinsics.td` of LLVM 22.

use crate::context::Context;
use crate::types::{Type, TypeView};
use smallvec::SmallVec;

const RESULT: &str = "Intrinsic has incorrect return type!";
const ARGUMENT: &str = "Intrinsic has incorrect argument type!";
// LLVM crashes at reading it.
const NO_NAME: &str = "intrinsics have no names for tokens and labels";

/// What is wrong with the type of a function that has the name of an intrinsic, in the words of LLVM's verifier.
pub(crate) fn check(cx: &Context, name: &[u8], ty: Type) -> Option<&'static str> {
    let (results, params) = find(name)?.1.split_once('>')?;
    let (ret, actual, vararg) = cx.signature(ty)?;
    let results: SmallVec<[&str; 4]> = results.split_whitespace().collect();
    let mut params: SmallVec<[&str; 8]> = params.split_whitespace().collect();
    if vararg != (params.last() == Some(&"...")) {
        return Some("Intrinsic was not defined with variable arguments!");
    }
    if vararg {
        params.pop();
    }
    let actual: SmallVec<[Type; 8]> = actual.iter().collect();
    check_types(cx, &results, &params, ret, &actual, false)
}

/// The same for a result and arguments, of which the last ones may be missing if `partly`.
pub(crate) fn check_types(
    cx: &Context,
    results: &[&'static str],
    params: &[&'static str],
    ret: Type,
    actual: &[Type],
    partly: bool,
) -> Option<&'static str> {
    let mut types: SmallVec<[(&str, Type, &'static str); 12]> = SmallVec::new();
    match (results, cx.view(ret)) {
        ([], TypeView::Void) => {}
        ([one], _) => types.push((one, ret, RESULT)),
        (many @ [_, _, ..], TypeView::Struct { fields, .. }) if fields.len() == many.len() => {
            types.extend(many.iter().zip(fields.iter()).map(|(&token, ty)| (token, ty, RESULT)));
        }
        _ => return Some(RESULT),
    }
    if actual.len() > params.len() || !partly && actual.len() != params.len() {
        return Some(ARGUMENT);
    }
    types.extend(params.iter().zip(actual).map(|(&token, &ty)| (token, ty, ARGUMENT)));
    // Some types follow from ones that come later.
    let mut overloads: SmallVec<[Type; 4]> = SmallVec::new();
    for &(token, ty, message) in &types {
        let scalar = cx.scalar_type(ty);
        let is_vector = scalar != ty;
        let fits = match token {
            "*" if matches!(cx.view(ty), TypeView::Token | TypeView::Label) => return Some(NO_NAME),
            "*" => true,
            "*i" => scalar.is_int(),
            "*f" => scalar.float_kind().is_some(),
            "*v" => is_vector,
            "*p" => ty.is_ptr(),
            _ if token.starts_with('g') => is_vector && scalar.is_ptr(),
            _ => continue,
        };
        if !fits {
            return Some(message);
        }
        overloads.push(ty);
    }
    types.iter().find(|&&(token, ty, _)| !follows(cx, token, ty, &overloads)).map(|wrong| wrong.2)
}

/// How many parameters an intrinsic has before any number of others; `None` when there are no others.
pub fn intrinsic_fixed_params(name: &[u8]) -> Option<usize> {
    let params = find(name)?.1.split_once('>')?.1;
    params.trim_end().strip_suffix("...").map(|fixed| fixed.split_whitespace().count())
}

/// The result type of an intrinsic of this name that is overloaded on these types.
pub fn intrinsic_result(cx: &Context, name: &[u8], overloads: &[Type]) -> Option<Type> {
    let results = find(name)?.1.split_once('>')?.0;
    // Overloads of results come before those of arguments.
    let mut next = overloads.iter();
    let types = results.split_whitespace().map(|token| {
        let own = if token.starts_with(['*', 'g']) { next.next().copied() } else { None };
        if own.is_some() { own } else { following(cx, token, overloads) }
    });
    let types: SmallVec<[Type; 4]> = types.collect::<Option<_>>()?;
    Some(match types[..] {
        [] => Type::VOID,
        [one] => one,
        _ => cx.struct_type(&types, false),
    })
}

/// The type that a token stands for, if it follows from the types that the name is overloaded on.
pub(crate) fn following(cx: &Context, token: &str, overloads: &[Type]) -> Option<Type> {
    use crate::types::FloatKind;
    let of = |text: &str| text.parse::<usize>().ok().and_then(|at| overloads.get(at)).copied();
    let (kind, rest) = token.split_at_checked(1)?;
    match kind {
        "=" => of(rest),
        "e" => of(rest).map(|whole| cx.scalar_type(whole)),
        "w" => {
            let (number, elem) = rest.split_once(':')?;
            let elem = Type::int(elem.strip_prefix('i')?.parse().ok()?);
            Some(match vector(cx, of(number)?) {
                Some((_, count, scalable)) => cx.vector(elem, u32::try_from(count).ok()?, scalable),
                None => elem,
            })
        }
        "h" => {
            let (number, parts) = rest.split_once('/')?;
            let (elem, count, scalable) = vector(cx, of(number)?)?;
            let count = u32::try_from(count.checked_div(parts.parse().ok()?)?).ok()?;
            (count > 0).then(|| cx.vector(elem, count, scalable))
        }
        "i" => Some(Type::int(rest.parse().ok()?)),
        _ => match token {
            "p" => Some(Type::PTR),
            "token" => Some(Type::TOKEN),
            "metadata" => Some(Type::METADATA),
            "f16" => Some(Type::float(FloatKind::Half)),
            "f32" => Some(Type::float(FloatKind::Float)),
            "f64" => Some(Type::float(FloatKind::Double)),
            _ => None,
        },
    }
}

/// Whether a type is what a token says, given the types that the name is overloaded on.
fn follows(cx: &Context, token: &str, ty: Type, overloads: &[Type]) -> bool {
    let of = |text: &str| text.parse::<usize>().ok().and_then(|at| overloads.get(at)).copied();
    let Some(first) = token.chars().next() else { return false };
    let rest = &token[first.len_utf8()..];
    match first {
        '*' => true,
        '=' => of(rest) == Some(ty),
        'e' => of(rest).is_some_and(|whole| cx.scalar_type(whole) == ty),
        'w' => {
            let Some((number, elem)) = rest.split_once(':') else { return false };
            let Some(like) = of(number) else { return false };
            same_count(cx, like, ty) && is_named(cx, elem, cx.scalar_type(ty))
        }
        'h' => {
            let Some((number, parts)) = rest.split_once('/') else { return false };
            match (of(number).and_then(|whole| vector(cx, whole)), vector(cx, ty), parts.parse::<u64>()) {
                (Some(whole), Some(part), Ok(parts)) => {
                    whole.0 == part.0 && whole.2 == part.2 && part.1.checked_mul(parts) == Some(whole.1)
                }
                _ => false,
            }
        }
        'g' => of(rest).is_some_and(|like| same_count(cx, like, ty)),
        _ => is_named(cx, token, ty),
    }
}

/// Elements, their number, and whether that is scalable.
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

/// Whether a type is the one that a word names.
fn is_named(cx: &Context, word: &str, ty: Type) -> bool {
    use crate::types::FloatKind;
    match word {
        "p" => ty.address_space() == Some(0),
        "metadata" => ty == Type::METADATA,
        "token" => matches!(cx.view(ty), TypeView::Token),
        "f16" => ty.float_kind() == Some(FloatKind::Half),
        "f32" => ty.float_kind() == Some(FloatKind::Float),
        "f64" => ty.float_kind() == Some(FloatKind::Double),
        _ => match word.strip_prefix('i').and_then(|width| width.parse().ok()) {
            Some(width) => ty.int_width() == Some(width),
            None => true,
        },
    }
}

/// The name of an intrinsic without `llvm.` and without the types that it is overloaded on.
pub(crate) fn base_name(name: &[u8]) -> Option<&'static str> {
    find(name).map(|row| row.0)
}

/// The row of an intrinsic: its name without `llvm.`, or the longest start of it up to a dot.
pub(crate) fn find(name: &[u8]) -> Option<&'static (&'static str, &'static str)> {
    let mut base = name.strip_prefix(b"llvm.")?;
    loop {
        if let Ok(at) = SIGNATURES.binary_search_by(|row| row.0.as_bytes().cmp(base)) {
            return SIGNATURES.get(at);
        }
        base = &base[..base.iter().rposition(|&b| b == b'.')?];
    }
}

/// Sorted by name.
#[rustfmt::skip]
static SIGNATURES: &[(&str, &str)] = &[
    ("abs", "*i > =0 i1"),
    ("acos", "*f > =0"),
    ("addressofreturnaddress", "*p >"),
    ("adjust.trampoline", "p > p"),
    ("alloc.token.id", "*i > metadata"),
    ("allow.runtime.check", "i1 > metadata"),
    ("allow.sanitize.address", "i1 >"),
    ("allow.sanitize.hwaddress", "i1 >"),
    ("allow.sanitize.memory", "i1 >"),
    ("allow.sanitize.thread", "i1 >"),
    ("allow.ubsan.check", "i1 > i8"),
    ("annotation", "*i > =0 *p =1 i32"),
    ("arithmetic.fence", "*f > =0"),
    ("asan.check.memaccess", " > p i32"),
    ("asin", "*f > =0"),
    ("assume", " > i1"),
    ("atan", "*f > =0"),
    ("atan2", "*f > =0 =0"),
    ("bitreverse", "*i > =0"),
    ("bswap", "*i > =0"),
    ("call.preallocated.arg", "p > token i32"),
    ("call.preallocated.setup", "token > i32"),
    ("call.preallocated.teardown", " > token"),
    ("callbr.landingpad", "* > =0"),
    ("canonicalize", "*f > =0"),
    ("ceil", "*f > =0"),
    ("clear_cache", " > p p"),
    ("clmul", "*i > =0 =0"),
    ("codeview.annotation", " > metadata"),
    ("convert.from.fp16", "*f > i16"),
    ("convert.to.fp16", "i16 > *f"),
    ("copysign", "*f > =0 =0"),
    ("coro.align", "*i >"),
    ("coro.alloc", "i1 > token"),
    ("coro.alloca.alloc", "token > *i i32"),
    ("coro.alloca.free", " > token"),
    ("coro.alloca.get", "p > token"),
    ("coro.async.context.alloc", "p > p p"),
    ("coro.async.context.dealloc", " > p"),
    ("coro.async.resume", "p >"),
    ("coro.async.size.replace", " > p p"),
    ("coro.await.suspend.bool", "i1 > p p p"),
    ("coro.await.suspend.handle", " > p p p"),
    ("coro.await.suspend.void", " > p p p"),
    ("coro.begin", "p > token p"),
    ("coro.begin.custom.abi", "p > token p i32"),
    ("coro.destroy", " > p"),
    ("coro.done", "i1 > p"),
    ("coro.end", " > p i1 token"),
    ("coro.end.async", " > p i1 ..."),
    ("coro.end.results", "token > ..."),
    ("coro.frame", "p >"),
    ("coro.free", "p > token p"),
    ("coro.id", "token > i32 p p p"),
    ("coro.id.async", "token > i32 i32 i32 p"),
    ("coro.id.retcon", "token > i32 i32 p p p p"),
    ("coro.id.retcon.once", "token > i32 i32 p p p p"),
    ("coro.is_in_ramp", "i1 >"),
    ("coro.noop", "p >"),
    ("coro.prepare.async", "p > p"),
    ("coro.prepare.retcon", "p > p"),
    ("coro.promise", "p > p i32 i1"),
    ("coro.resume", " > p"),
    ("coro.save", "token > p"),
    ("coro.size", "*i >"),
    ("coro.subfn.addr", "p > p i8"),
    ("coro.suspend", "i8 > token i1"),
    ("coro.suspend.async", "* > i32 p p ..."),
    ("coro.suspend.retcon", "* > ..."),
    ("cos", "*f > =0"),
    ("cosh", "*f > =0"),
    ("ctlz", "*i > =0 i1"),
    ("ctpop", "*i > =0"),
    ("cttz", "*i > =0 i1"),
    ("dbg.assign", " > metadata metadata metadata metadata metadata metadata"),
    ("dbg.declare", " > metadata metadata metadata"),
    ("dbg.label", " > metadata"),
    ("dbg.value", " > metadata metadata metadata"),
    ("debugtrap", " >"),
    ("donothing", " >"),
    ("eh.dwarf.cfa", "p > i32"),
    ("eh.exceptioncode", "i32 > token"),
    ("eh.exceptionpointer", "*p > token"),
    ("eh.recoverfp", "p > p p"),
    ("eh.return.i32", " > i32 p"),
    ("eh.return.i64", " > i64 p"),
    ("eh.sjlj.callsite", " > i32"),
    ("eh.sjlj.functioncontext", " > p"),
    ("eh.sjlj.longjmp", " > p"),
    ("eh.sjlj.lsda", "p >"),
    ("eh.sjlj.setjmp", "i32 > p"),
    ("eh.sjlj.setup.dispatch", " >"),
    ("eh.typeid.for", "i32 > *p"),
    ("eh.unwind.init", " >"),
    ("exp", "*f > =0"),
    ("exp10", "*f > =0"),
    ("exp2", "*f > =0"),
    ("expect", "*i > =0 =0"),
    ("expect.with.probability", "*i > =0 =0 f64"),
    ("experimental.constrained.acos", "*f > =0 metadata metadata"),
    ("experimental.constrained.asin", "*f > =0 metadata metadata"),
    ("experimental.constrained.atan", "*f > =0 metadata metadata"),
    ("experimental.constrained.atan2", "*f > =0 =0 metadata metadata"),
    ("experimental.constrained.ceil", "*f > =0 metadata"),
    ("experimental.constrained.cos", "*f > =0 metadata metadata"),
    ("experimental.constrained.cosh", "*f > =0 metadata metadata"),
    ("experimental.constrained.exp", "*f > =0 metadata metadata"),
    ("experimental.constrained.exp2", "*f > =0 metadata metadata"),
    ("experimental.constrained.fadd", "*f > =0 =0 metadata metadata"),
    ("experimental.constrained.fcmp", "w0:i1 > *f =0 metadata metadata"),
    ("experimental.constrained.fcmps", "w0:i1 > *f =0 metadata metadata"),
    ("experimental.constrained.fdiv", "*f > =0 =0 metadata metadata"),
    ("experimental.constrained.floor", "*f > =0 metadata"),
    ("experimental.constrained.fma", "*f > =0 =0 =0 metadata metadata"),
    ("experimental.constrained.fmul", "*f > =0 =0 metadata metadata"),
    ("experimental.constrained.fmuladd", "*f > =0 =0 =0 metadata metadata"),
    ("experimental.constrained.fpext", "*f > *f metadata"),
    ("experimental.constrained.fptosi", "*i > *f metadata"),
    ("experimental.constrained.fptoui", "*i > *f metadata"),
    ("experimental.constrained.fptrunc", "*f > *f metadata metadata"),
    ("experimental.constrained.frem", "*f > =0 =0 metadata metadata"),
    ("experimental.constrained.fsub", "*f > =0 =0 metadata metadata"),
    ("experimental.constrained.ldexp", "*f > =0 *i metadata metadata"),
    ("experimental.constrained.llrint", "*i > *f metadata metadata"),
    ("experimental.constrained.llround", "*i > *f metadata"),
    ("experimental.constrained.log", "*f > =0 metadata metadata"),
    ("experimental.constrained.log10", "*f > =0 metadata metadata"),
    ("experimental.constrained.log2", "*f > =0 metadata metadata"),
    ("experimental.constrained.lrint", "*i > *f metadata metadata"),
    ("experimental.constrained.lround", "*i > *f metadata"),
    ("experimental.constrained.maximum", "*f > =0 =0 metadata"),
    ("experimental.constrained.maxnum", "*f > =0 =0 metadata"),
    ("experimental.constrained.minimum", "*f > =0 =0 metadata"),
    ("experimental.constrained.minnum", "*f > =0 =0 metadata"),
    ("experimental.constrained.nearbyint", "*f > =0 metadata metadata"),
    ("experimental.constrained.pow", "*f > =0 =0 metadata metadata"),
    ("experimental.constrained.powi", "*f > =0 i32 metadata metadata"),
    ("experimental.constrained.rint", "*f > =0 metadata metadata"),
    ("experimental.constrained.round", "*f > =0 metadata"),
    ("experimental.constrained.roundeven", "*f > =0 metadata"),
    ("experimental.constrained.sin", "*f > =0 metadata metadata"),
    ("experimental.constrained.sinh", "*f > =0 metadata metadata"),
    ("experimental.constrained.sitofp", "*f > *i metadata metadata"),
    ("experimental.constrained.sqrt", "*f > =0 metadata metadata"),
    ("experimental.constrained.tan", "*f > =0 metadata metadata"),
    ("experimental.constrained.tanh", "*f > =0 metadata metadata"),
    ("experimental.constrained.trunc", "*f > =0 metadata"),
    ("experimental.constrained.uitofp", "*f > *i metadata metadata"),
    ("experimental.convergence.anchor", "token >"),
    ("experimental.convergence.entry", "token >"),
    ("experimental.convergence.loop", "token >"),
    ("experimental.cttz.elts", "*i > *v i1"),
    ("experimental.deoptimize", "* > ..."),
    ("experimental.gc.get.pointer.base", "*p > *p"),
    ("experimental.gc.get.pointer.offset", "i64 > *p"),
    ("experimental.gc.relocate", "* > token i32 i32"),
    ("experimental.gc.result", "* > token"),
    ("experimental.gc.statepoint", "token > i64 i32 *p i32 i32 ..."),
    ("experimental.get.vector.length", "i32 > *i i32 i1"),
    ("experimental.guard", " > i1 ..."),
    ("experimental.memset.pattern", " > *p * *i i1"),
    ("experimental.noalias.scope.decl", " > metadata"),
    ("experimental.patchpoint", "* > i64 i32 p i32 ..."),
    ("experimental.patchpoint.void", " > i64 i32 p i32 ..."),
    ("experimental.stackmap", " > i64 i32 ..."),
    ("experimental.vector.compress", "*v > =0 w0:i1 =0"),
    ("experimental.vector.extract.last.active", "e0 > *v w0:i1 e0"),
    ("experimental.vector.histogram.add", " > *v *i w0:i1"),
    ("experimental.vector.histogram.uadd.sat", " > *v *i w0:i1"),
    ("experimental.vector.histogram.umax", " > *v *i w0:i1"),
    ("experimental.vector.histogram.umin", " > *v *i w0:i1"),
    ("experimental.vector.match", "w0:i1 > *v *v w0:i1"),
    ("experimental.vp.reverse", "*v > =0 w0:i1 i32"),
    ("experimental.vp.splice", "*v > =0 =0 i32 w0:i1 i32 i32"),
    ("experimental.vp.strided.load", "*v > *p *i w0:i1 i32"),
    ("experimental.vp.strided.store", " > *v *p *i w0:i1 i32"),
    ("experimental.widenable.condition", "i1 >"),
    ("fabs", "*f > =0"),
    ("fake.use", " > ..."),
    ("floor", "*f > =0"),
    ("fma", "*f > =0 =0 =0"),
    ("fmuladd", "*f > =0 =0 =0"),
    ("fptosi.sat", "*i > *f"),
    ("fptoui.sat", "*i > *f"),
    ("fptrunc.round", "*f > *f metadata"),
    ("frameaddress", "*p > i32"),
    ("frexp", "*f *i > =0"),
    ("fshl", "*i > =0 =0 =0"),
    ("fshr", "*i > =0 =0 =0"),
    ("gcread", "p > p p"),
    ("gcroot", " > p p"),
    ("gcwrite", " > p p p"),
    ("get.active.lane.mask", "*v > *i =1"),
    ("get.dynamic.area.offset", "*i >"),
    ("get.fpenv", "*i >"),
    ("get.fpmode", "*i >"),
    ("get.rounding", "i32 >"),
    ("hwasan.check.memaccess", " > p p i32"),
    ("hwasan.check.memaccess.fixedshadow", " > p i32 i64"),
    ("hwasan.check.memaccess.shortgranules", " > p p i32"),
    ("hwasan.check.memaccess.shortgranules.fixedshadow", " > p i32 i64"),
    ("icall.branch.funnel", " > ..."),
    ("init.trampoline", " > p p p"),
    ("instrprof.callsite", " > p i64 i32 i32 p"),
    ("instrprof.cover", " > p i64 i32 i32"),
    ("instrprof.increment", " > p i64 i32 i32"),
    ("instrprof.increment.step", " > p i64 i32 i32 i64"),
    ("instrprof.mcdc.parameters", " > p i64 i32"),
    ("instrprof.mcdc.tvbitmap.update", " > p i64 i32 p"),
    ("instrprof.timestamp", " > p i64 i32 i32"),
    ("instrprof.value.profile", " > p i64 i64 i32 i32"),
    ("invariant.end", " > p i64 *p"),
    ("invariant.start", "p > i64 *p"),
    ("is.constant", "i1 > *"),
    ("is.fpclass", "w0:i1 > *f i32"),
    ("launder.invariant.group", "*p > =0"),
    ("ldexp", "*f > =0 *i"),
    ("lifetime.end", " > *p"),
    ("lifetime.start", " > *p"),
    ("llrint", "*i > *f"),
    ("llround", "*i > *f"),
    ("load.relative", "p > p *i"),
    ("localaddress", "p >"),
    ("localescape", " > ..."),
    ("localrecover", "p > p p i32"),
    ("log", "*f > =0"),
    ("log10", "*f > =0"),
    ("log2", "*f > =0"),
    ("loop.decrement", "i1 > *i"),
    ("loop.decrement.reg", "*i > =0 =0"),
    ("loop.dependence.raw.mask", "*v > p p i64"),
    ("loop.dependence.war.mask", "*v > p p i64"),
    ("lrint", "*i > *f"),
    ("lround", "*i > *f"),
    ("masked.compressstore", " > *v p w0:i1"),
    ("masked.expandload", "*v > p w0:i1 =0"),
    ("masked.gather", "*v > g0 w0:i1 =0"),
    ("masked.load", "*v > *p w0:i1 =0"),
    ("masked.scatter", " > *v g0 w0:i1"),
    ("masked.store", " > *v *p w0:i1"),
    ("matrix.column.major.load", "*v > p *i i1 i32 i32"),
    ("matrix.column.major.store", " > *v p *i i1 i32 i32"),
    ("matrix.multiply", "*v > *v *v i32 i32 i32"),
    ("matrix.transpose", "*v > =0 i32 i32"),
    ("maximum", "*f > =0 =0"),
    ("maximumnum", "*f > =0 =0"),
    ("maxnum", "*f > =0 =0"),
    ("memcpy", " > *p *p *i i1"),
    ("memcpy.element.unordered.atomic", " > *p *p *i i32"),
    ("memcpy.inline", " > *p *p *i i1"),
    ("memmove", " > *p *p *i i1"),
    ("memmove.element.unordered.atomic", " > *p *p *i i32"),
    ("memset", " > *p i8 *i i1"),
    ("memset.element.unordered.atomic", " > *p i8 *i i32"),
    ("memset.inline", " > *p i8 *i i1"),
    ("minimum", "*f > =0 =0"),
    ("minimumnum", "*f > =0 =0"),
    ("minnum", "*f > =0 =0"),
    ("modf", "=0 =0 > *f"),
    ("nearbyint", "*f > =0"),
    ("objc.arc.annotation.bottomup.bbend", " > p p"),
    ("objc.arc.annotation.bottomup.bbstart", " > p p"),
    ("objc.arc.annotation.topdown.bbend", " > p p"),
    ("objc.arc.annotation.topdown.bbstart", " > p p"),
    ("objc.autorelease", "p > p"),
    ("objc.autoreleasePoolPop", " > p"),
    ("objc.autoreleasePoolPush", "p >"),
    ("objc.autoreleaseReturnValue", "p > p"),
    ("objc.claimAutoreleasedReturnValue", "p > p"),
    ("objc.clang.arc.noop.use", " > ..."),
    ("objc.clang.arc.use", " > ..."),
    ("objc.copyWeak", " > p p"),
    ("objc.destroyWeak", " > p"),
    ("objc.initWeak", "p > p p"),
    ("objc.loadWeak", "p > p"),
    ("objc.loadWeakRetained", "p > p"),
    ("objc.moveWeak", " > p p"),
    ("objc.release", " > p"),
    ("objc.retain", "p > p"),
    ("objc.retain.autorelease", "p > p"),
    ("objc.retainAutorelease", "p > p"),
    ("objc.retainAutoreleaseReturnValue", "p > p"),
    ("objc.retainAutoreleasedReturnValue", "p > p"),
    ("objc.retainBlock", "p > p"),
    ("objc.retainedObject", "p > p"),
    ("objc.storeStrong", " > p p"),
    ("objc.storeWeak", "p > p p"),
    ("objc.sync.enter", "i32 > p"),
    ("objc.sync.exit", "i32 > p"),
    ("objc.unretainedObject", "p > p"),
    ("objc.unretainedPointer", "p > p"),
    ("objc.unsafeClaimAutoreleasedReturnValue", "p > p"),
    ("objectsize", "*i > *p i1 i1 i1"),
    ("pcmarker", " > i32"),
    ("pow", "*f > =0 =0"),
    ("powi", "*f > =0 *i"),
    ("prefetch", " > *p i32 i32 i32"),
    ("preserve.array.access.index", "*p > *p i32 i32"),
    ("preserve.static.offset", "p > p"),
    ("preserve.struct.access.index", "*p > *p i32 i32"),
    ("preserve.union.access.index", "*p > *p i32"),
    ("protected.field.ptr", "*p > =0 i64 i1"),
    ("pseudoprobe", " > i64 i64 i32 i64"),
    ("ptr.annotation", "*p > =0 *p =1 i32 =1"),
    ("ptrauth.auth", "i64 > i64 i32 i64"),
    ("ptrauth.blend", "i64 > i64 i64"),
    ("ptrauth.resign", "i64 > i64 i32 i64 i32 i64"),
    ("ptrauth.sign", "i64 > i64 i32 i64"),
    ("ptrauth.sign.generic", "i64 > i64 i64"),
    ("ptrauth.strip", "i64 > i64 i32"),
    ("ptrmask", "* > =0 *i"),
    ("public.type.test", "i1 > p metadata"),
    ("read_register", "*i > metadata"),
    ("read_volatile_register", "*i > metadata"),
    ("readcyclecounter", "i64 >"),
    ("readsteadycounter", "i64 >"),
    ("reloc.none", " > metadata"),
    ("reset.fpenv", " >"),
    ("reset.fpmode", " >"),
    ("returnaddress", "p > i32"),
    ("rint", "*f > =0"),
    ("round", "*f > =0"),
    ("roundeven", "*f > =0"),
    ("sadd.sat", "*i > =0 =0"),
    ("sadd.with.overflow", "*i w0:i1 > =0 =0"),
    ("scmp", "*i > *i =1"),
    ("sdiv.fix", "*i > =0 =0 i32"),
    ("sdiv.fix.sat", "*i > =0 =0 i32"),
    ("seh.scope.begin", " >"),
    ("seh.scope.end", " >"),
    ("seh.try.begin", " >"),
    ("seh.try.end", " >"),
    ("set.fpenv", " > *i"),
    ("set.fpmode", " > *i"),
    ("set.loop.iterations", " > *i"),
    ("set.rounding", " > i32"),
    ("sideeffect", " >"),
    ("sin", "*f > =0"),
    ("sincos", "=0 =0 > *f"),
    ("sincospi", "=0 =0 > *f"),
    ("sinh", "*f > =0"),
    ("smax", "*i > =0 =0"),
    ("smin", "*i > =0 =0"),
    ("smul.fix", "*i > =0 =0 i32"),
    ("smul.fix.sat", "*i > =0 =0 i32"),
    ("smul.with.overflow", "*i w0:i1 > =0 =0"),
    ("sponentry", "*p >"),
    ("sqrt", "*f > =0"),
    ("ssa.copy", "* > =0"),
    ("sshl.sat", "*i > =0 =0"),
    ("ssub.sat", "*i > =0 =0"),
    ("ssub.with.overflow", "*i w0:i1 > =0 =0"),
    ("stackaddress", "*p >"),
    ("stackguard", "p >"),
    ("stackprotector", " > p p"),
    ("stackrestore", " > *p"),
    ("stacksave", "*p >"),
    ("start.loop.iterations", "*i > =0"),
    ("stepvector", "*v >"),
    ("strip.invariant.group", "*p > =0"),
    ("swift.async.context.addr", "p >"),
    ("tan", "*f > =0"),
    ("tanh", "*f > =0"),
    ("test.set.loop.iterations", "i1 > *i"),
    ("test.start.loop.iterations", "*i i1 > =0"),
    ("thread.pointer", "*p >"),
    ("threadlocal.address", "*p > =0"),
    ("trap", " >"),
    ("trunc", "*f > =0"),
    ("type.checked.load", "p i1 > p i32 metadata"),
    ("type.checked.load.relative", "p i1 > p i32 metadata"),
    ("type.test", "i1 > p metadata"),
    ("uadd.sat", "*i > =0 =0"),
    ("uadd.with.overflow", "*i w0:i1 > =0 =0"),
    ("ubsantrap", " > i8"),
    ("ucmp", "*i > *i =1"),
    ("udiv.fix", "*i > =0 =0 i32"),
    ("udiv.fix.sat", "*i > =0 =0 i32"),
    ("umax", "*i > =0 =0"),
    ("umin", "*i > =0 =0"),
    ("umul.fix", "*i > =0 =0 i32"),
    ("umul.fix.sat", "*i > =0 =0 i32"),
    ("umul.with.overflow", "*i w0:i1 > =0 =0"),
    ("ushl.sat", "*i > =0 =0"),
    ("usub.sat", "*i > =0 =0"),
    ("usub.with.overflow", "*i w0:i1 > =0 =0"),
    ("va_copy", " > *p =0"),
    ("va_end", " > *p"),
    ("va_start", " > *p"),
    ("var.annotation", " > *p *p =1 i32 =1"),
    ("vector.deinterleave2", "h0/2 h0/2 > *v"),
    ("vector.deinterleave3", "h0/3 h0/3 h0/3 > *v"),
    ("vector.deinterleave4", "h0/4 h0/4 h0/4 h0/4 > *v"),
    ("vector.deinterleave5", "h0/5 h0/5 h0/5 h0/5 h0/5 > *v"),
    ("vector.deinterleave6", "h0/6 h0/6 h0/6 h0/6 h0/6 h0/6 > *v"),
    ("vector.deinterleave7", "h0/7 h0/7 h0/7 h0/7 h0/7 h0/7 h0/7 > *v"),
    ("vector.deinterleave8", "h0/8 h0/8 h0/8 h0/8 h0/8 h0/8 h0/8 h0/8 > *v"),
    ("vector.extract", "*v > *v i64"),
    ("vector.insert", "*v > =0 *v i64"),
    ("vector.interleave2", "*v > h0/2 h0/2"),
    ("vector.interleave3", "*v > h0/3 h0/3 h0/3"),
    ("vector.interleave4", "*v > h0/4 h0/4 h0/4 h0/4"),
    ("vector.interleave5", "*v > h0/5 h0/5 h0/5 h0/5 h0/5"),
    ("vector.interleave6", "*v > h0/6 h0/6 h0/6 h0/6 h0/6 h0/6"),
    ("vector.interleave7", "*v > h0/7 h0/7 h0/7 h0/7 h0/7 h0/7 h0/7"),
    ("vector.interleave8", "*v > h0/8 h0/8 h0/8 h0/8 h0/8 h0/8 h0/8 h0/8"),
    ("vector.partial.reduce.add", "=0 > *v *v"),
    ("vector.partial.reduce.fadd", "=0 > *f *f"),
    ("vector.reduce.add", "e0 > *v"),
    ("vector.reduce.and", "e0 > *v"),
    ("vector.reduce.fadd", "e0 > e0 *v"),
    ("vector.reduce.fmax", "e0 > *v"),
    ("vector.reduce.fmaximum", "e0 > *v"),
    ("vector.reduce.fmin", "e0 > *v"),
    ("vector.reduce.fminimum", "e0 > *v"),
    ("vector.reduce.fmul", "e0 > e0 *v"),
    ("vector.reduce.mul", "e0 > *v"),
    ("vector.reduce.or", "e0 > *v"),
    ("vector.reduce.smax", "e0 > *v"),
    ("vector.reduce.smin", "e0 > *v"),
    ("vector.reduce.umax", "e0 > *v"),
    ("vector.reduce.umin", "e0 > *v"),
    ("vector.reduce.xor", "e0 > *v"),
    ("vector.reverse", "*v > =0"),
    ("vector.splice.left", "*v > =0 =0 i32"),
    ("vector.splice.right", "*v > =0 =0 i32"),
    ("vp.abs", "*v > =0 i1 w0:i1 i32"),
    ("vp.add", "*v > =0 =0 w0:i1 i32"),
    ("vp.and", "*v > =0 =0 w0:i1 i32"),
    ("vp.ashr", "*v > =0 =0 w0:i1 i32"),
    ("vp.bitreverse", "*v > =0 w0:i1 i32"),
    ("vp.bswap", "*v > =0 w0:i1 i32"),
    ("vp.ceil", "*v > =0 w0:i1 i32"),
    ("vp.copysign", "*v > =0 =0 w0:i1 i32"),
    ("vp.ctlz", "*v > =0 i1 w0:i1 i32"),
    ("vp.ctpop", "*v > =0 w0:i1 i32"),
    ("vp.cttz", "*v > =0 i1 w0:i1 i32"),
    ("vp.cttz.elts", "*i > *v i1 w1:i1 i32"),
    ("vp.fabs", "*v > =0 w0:i1 i32"),
    ("vp.fadd", "*v > =0 =0 w0:i1 i32"),
    ("vp.fcmp", "w0:i1 > *v =0 metadata w0:i1 i32"),
    ("vp.fdiv", "*v > =0 =0 w0:i1 i32"),
    ("vp.floor", "*v > =0 w0:i1 i32"),
    ("vp.fma", "*v > =0 =0 =0 w0:i1 i32"),
    ("vp.fmul", "*v > =0 =0 w0:i1 i32"),
    ("vp.fmuladd", "*v > =0 =0 =0 w0:i1 i32"),
    ("vp.fneg", "*v > =0 w0:i1 i32"),
    ("vp.fpext", "*v > *v w0:i1 i32"),
    ("vp.fptosi", "*v > *v w0:i1 i32"),
    ("vp.fptoui", "*v > *v w0:i1 i32"),
    ("vp.fptrunc", "*v > *v w0:i1 i32"),
    ("vp.frem", "*v > =0 =0 w0:i1 i32"),
    ("vp.fshl", "*v > =0 =0 =0 w0:i1 i32"),
    ("vp.fshr", "*v > =0 =0 =0 w0:i1 i32"),
    ("vp.fsub", "*v > =0 =0 w0:i1 i32"),
    ("vp.gather", "*v > g0 w0:i1 i32"),
    ("vp.icmp", "w0:i1 > *v =0 metadata w0:i1 i32"),
    ("vp.inttoptr", "*v > *v w0:i1 i32"),
    ("vp.is.fpclass", "w0:i1 > *v i32 w0:i1 i32"),
    ("vp.llrint", "*v > *v w0:i1 i32"),
    ("vp.load", "*v > *p w0:i1 i32"),
    ("vp.load.ff", "*v i32 > *p w0:i1 i32"),
    ("vp.lrint", "*v > *v w0:i1 i32"),
    ("vp.lshr", "*v > =0 =0 w0:i1 i32"),
    ("vp.maximum", "*v > =0 =0 w0:i1 i32"),
    ("vp.maxnum", "*v > =0 =0 w0:i1 i32"),
    ("vp.merge", "*v > w0:i1 =0 =0 i32"),
    ("vp.minimum", "*v > =0 =0 w0:i1 i32"),
    ("vp.minnum", "*v > =0 =0 w0:i1 i32"),
    ("vp.mul", "*v > =0 =0 w0:i1 i32"),
    ("vp.nearbyint", "*v > =0 w0:i1 i32"),
    ("vp.or", "*v > =0 =0 w0:i1 i32"),
    ("vp.ptrtoint", "*v > *v w0:i1 i32"),
    ("vp.reduce.add", "e0 > e0 *v w0:i1 i32"),
    ("vp.reduce.and", "e0 > e0 *v w0:i1 i32"),
    ("vp.reduce.fadd", "e0 > e0 *v w0:i1 i32"),
    ("vp.reduce.fmax", "e0 > e0 *v w0:i1 i32"),
    ("vp.reduce.fmaximum", "e0 > e0 *v w0:i1 i32"),
    ("vp.reduce.fmin", "e0 > e0 *v w0:i1 i32"),
    ("vp.reduce.fminimum", "e0 > e0 *v w0:i1 i32"),
    ("vp.reduce.fmul", "e0 > e0 *v w0:i1 i32"),
    ("vp.reduce.mul", "e0 > e0 *v w0:i1 i32"),
    ("vp.reduce.or", "e0 > e0 *v w0:i1 i32"),
    ("vp.reduce.smax", "e0 > e0 *v w0:i1 i32"),
    ("vp.reduce.smin", "e0 > e0 *v w0:i1 i32"),
    ("vp.reduce.umax", "e0 > e0 *v w0:i1 i32"),
    ("vp.reduce.umin", "e0 > e0 *v w0:i1 i32"),
    ("vp.reduce.xor", "e0 > e0 *v w0:i1 i32"),
    ("vp.rint", "*v > =0 w0:i1 i32"),
    ("vp.round", "*v > =0 w0:i1 i32"),
    ("vp.roundeven", "*v > =0 w0:i1 i32"),
    ("vp.roundtozero", "*v > =0 w0:i1 i32"),
    ("vp.sadd.sat", "*v > =0 =0 w0:i1 i32"),
    ("vp.scatter", " > *v g0 w0:i1 i32"),
    ("vp.sdiv", "*v > =0 =0 w0:i1 i32"),
    ("vp.select", "*v > w0:i1 =0 =0 i32"),
    ("vp.sext", "*v > *v w0:i1 i32"),
    ("vp.shl", "*v > =0 =0 w0:i1 i32"),
    ("vp.sitofp", "*v > *v w0:i1 i32"),
    ("vp.smax", "*v > =0 =0 w0:i1 i32"),
    ("vp.smin", "*v > =0 =0 w0:i1 i32"),
    ("vp.sqrt", "*v > =0 w0:i1 i32"),
    ("vp.srem", "*v > =0 =0 w0:i1 i32"),
    ("vp.ssub.sat", "*v > =0 =0 w0:i1 i32"),
    ("vp.store", " > *v *p w0:i1 i32"),
    ("vp.sub", "*v > =0 =0 w0:i1 i32"),
    ("vp.trunc", "*v > *v w0:i1 i32"),
    ("vp.uadd.sat", "*v > =0 =0 w0:i1 i32"),
    ("vp.udiv", "*v > =0 =0 w0:i1 i32"),
    ("vp.uitofp", "*v > *v w0:i1 i32"),
    ("vp.umax", "*v > =0 =0 w0:i1 i32"),
    ("vp.umin", "*v > =0 =0 w0:i1 i32"),
    ("vp.urem", "*v > =0 =0 w0:i1 i32"),
    ("vp.usub.sat", "*v > =0 =0 w0:i1 i32"),
    ("vp.xor", "*v > =0 =0 w0:i1 i32"),
    ("vp.zext", "*v > *v w0:i1 i32"),
    ("vscale", "*i >"),
    ("write_register", " > metadata *i"),
    ("xray.customevent", " > p i64"),
    ("xray.typedevent", " > i64 p i64"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_follow_from_each_other() {
        let cx = Context::new();
        let v4 = cx.vector(Type::I32, 4, false);
        let check = |name: &str, ret, params: &[Type]| {
            check(&cx, name.as_bytes(), cx.function_type(ret, params, false))
        };
        assert_eq!(check("llvm.vector.reduce.add.v4i32", Type::I32, &[v4]), None);
        assert!(check("llvm.vector.reduce.add.v4i32", v4, &[v4]).is_some());
        assert_eq!(check("llvm.smax.i32", Type::I32, &[Type::I32, Type::I32]), None);
        assert!(check("llvm.smax.i32", Type::I32, &[Type::I32, Type::I64]).is_some());
        assert!(check("llvm.sqrt.i32", Type::I32, &[Type::I32]).is_some());
        assert!(SIGNATURES.is_sorted_by_key(|row| row.0));
    }
}
