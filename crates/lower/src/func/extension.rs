//! How integers narrower than a register are passed: the attributes `llvm.signext` and `llvm.zeroext` that the C ABI
//! of the target asks for, on functions and calls.
//!
//! Compilers of C and Rust rely on them: on x86-64 `clang` reads an `int8_t` parameter as the whole 32-bit register.
//! Every `func.func` gets them in a complete lowering, private ones too, since their addresses may be passed to C. A
//! header that `terrace compile` writes declares the same: signless integers are signed, `i1` is `bool`.
//!
//! The rules are those of `clang`; `cargo xtask exec` compares them. Where the module names no target that is known,
//! what it passes is extended, and nothing is taken for granted of what is passed to it, which is right on every
//! target whose `int` parameters need no extension themselves.

use crate::types::LowerToLLVMOptions;
use smallvec::SmallVec;
use terrace_dialects::func;
use terrace_ir::attrs::{ArrayAttr, DictionaryAttr};
use terrace_ir::types::{IntegerType, Signedness};
use terrace_ir::{Attr, Context, Str, Type};
use terrace_llvm as llvm;
use terrace_rewrite::convert::{Lowering, Signature};

/// How an integer is extended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Extension {
    Sign,
    Zero,
}

impl Extension {
    fn attr_name(self) -> &'static str {
        match self {
            Extension::Sign => "llvm.signext",
            Extension::Zero => "llvm.zeroext",
        }
    }

    /// What the attributes of a parameter or result say.
    pub(super) fn of_attrs(ctx: &Context, attrs: Attr) -> Option<Self> {
        let dict = attrs.as_::<DictionaryAttr>(ctx)?;
        let has = |name: &str| {
            let name = ctx.find_str(name.as_bytes());
            name.is_some_and(|name| dict.entries.iter().any(|(other, _)| other == name))
        };
        [Extension::Sign, Extension::Zero].into_iter().find(|extension| has(extension.attr_name()))
    }
}

/// What is done with integers of a width.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Width {
    /// Their upper bits in a register are not defined.
    Plain,
    /// They are extended as their type says.
    ByType,
    /// They are sign-extended, the unsigned ones too.
    Signed,
}

/// What is done with `i1`, with `i8` and `i16`, and with `i32`.
type Widths = [Width; 3];

const NONE: Widths = [Width::Plain; 3];
const BOOL: Widths = [Width::ByType, Width::Plain, Width::Plain];
const NARROW: Widths = [Width::ByType, Width::ByType, Width::Plain];
const WORD: Widths = [Width::ByType; 3];
const SIGNED_WORD: Widths = [Width::ByType, Width::ByType, Width::Signed];

/// The rule of a target.
struct Rule {
    /// What the name of the architecture begins with.
    archs: &'static [&'static str],
    /// What the name of the system begins with; any if there are none.
    systems: &'static [&'static str],
    params: Widths,
    results: Widths,
}

const fn rule(archs: &'static [&'static str], widths: Widths) -> Rule {
    Rule { archs, systems: &[], params: widths, results: widths }
}

/// The first row that fits a target is its rule.
static RULES: &[Rule] = &[
    Rule { systems: &["windows", "win32", "mingw", "cygwin", "uefi"], ..rule(&["x86_64", "amd64"], BOOL) },
    rule(&["x86_64", "amd64", "i386", "i486", "i586", "i686", "i786", "i886", "i986"], NARROW),
    Rule {
        systems: &["darwin", "macos", "ios", "tvos", "watchos", "xros", "visionos", "driverkit", "bridgeos"],
        ..rule(&["aarch64", "arm64"], NARROW)
    },
    rule(&["aarch64", "arm64"], NONE),
    rule(&["arm", "thumb"], NARROW),
    rule(&["riscv64", "loongarch64", "mips64", "mipsisa64"], SIGNED_WORD),
    Rule { results: NARROW, ..rule(&["mips"], SIGNED_WORD) },
    rule(&["riscv32", "loongarch32"], NARROW),
    rule(&["powerpc64", "ppc64", "s390x", "systemz", "sparcv9", "sparc64", "ve"], WORD),
    rule(&["powerpc", "ppc", "sparc", "wasm", "hexagon", "m68k", "csky", "xtensa"], NARROW),
    rule(&["nvptx", "amdgcn", "r600", "spir", "msp430", "xcore"], NARROW),
    Rule { results: NONE, ..rule(&["bpf", "avr"], NARROW) },
];

/// The rule without a target that is known.
static UNKNOWN: Rule = rule(&[], NARROW);

/// Which rule extends integers in signatures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ExtensionRule {
    /// None: signatures say nothing of extension, as in upstream's passes.
    #[default]
    None,
    /// The rule where no target is known.
    UnknownTarget,
    /// The rule of a target: a row of the table of targets.
    Target(usize),
}

impl ExtensionRule {
    /// The rule of a target triple.
    pub fn of_triple(triple: &str) -> Self {
        let mut parts = triple.split('-');
        let arch = parts.next().unwrap_or_default();
        let starts = |text: &str, with: &[&str]| with.iter().any(|prefix| text.starts_with(prefix));
        // Triples may leave out the vendor. That of Apple's processors without a system is 'none'.
        let fits = |rule: &Rule| {
            starts(arch, rule.archs)
                && (rule.systems.is_empty() || parts.clone().any(|part| starts(part, rule.systems)))
        };
        RULES.iter().position(fits).map_or(Self::UnknownTarget, Self::Target)
    }

    /// The rule, and whether the program around follows it, too.
    fn rule(self) -> Option<(&'static Rule, bool)> {
        match self {
            Self::None => None,
            Self::UnknownTarget => Some((&UNKNOWN, false)),
            Self::Target(row) => RULES.get(row).map(|rule| (rule, true)),
        }
    }
}

/// Which end of a call a signature is seen from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// A function of the module.
    Callee,
    /// A function of the program around, or a call.
    Caller,
}

/// How the parameters and the result of a function are extended.
pub(super) struct Extensions {
    params: SmallVec<[Option<Extension>; 8]>,
    result: Option<Extension>,
}

impl Extensions {
    /// Those that follow from types, before and after conversion; none if nothing is to be said.
    pub(super) fn of_types(
        ctx: &Context,
        options: LowerToLLVMOptions,
        end: End,
        params: impl Iterator<Item = (Type, Type)>,
        result: Option<(Type, Type)>,
    ) -> Option<Self> {
        let (rule, is_known) = options.extension.rule()?;
        let params = params.map(|(from, to)| {
            extension(ctx, rule.params, from, to).filter(|_| is_known || end == End::Caller)
        });
        let result = result.and_then(|(from, to)| {
            extension(ctx, rule.results, from, to).filter(|_| is_known || end == End::Callee)
        });
        let all = Self { params: params.collect(), result };
        (all.result.is_some() || all.params.iter().any(Option::is_some)).then_some(all)
    }

    /// Those of a function whose memrefs are passed in parts.
    pub(super) fn of_signature(
        ctx: &Context,
        options: LowerToLLVMOptions,
        end: End,
        (inputs, results): (&[Type], &[Type]),
        signature: &Signature,
        result: Type,
    ) -> Option<Self> {
        let (rule, _) = options.extension.rule()?;
        let least = if rule.params[2] == Width::Plain { 16 } else { 32 };
        let is_narrow = |ty: &Type| ty.signless_width(ctx).is_some_and(|width| width <= least);
        if !signature.types.iter().chain([&result]).any(is_narrow) {
            return None;
        }
        let mut params: SmallVec<[(Type, Type); 8]> = signature.types.iter().map(|&ty| (ty, ty)).collect();
        for (&input, &(start, end)) in inputs.iter().zip(&signature.ranges) {
            match params.get_mut(start as usize) {
                Some(param) if end == start + 1 => param.0 = input,
                // The parts of a descriptor are pointers and indices.
                _ => params[start as usize..end as usize].fill((Type::INDEX, Type::INDEX)),
            }
        }
        let result = match *results {
            [one] => Some((one, result)),
            _ => None,
        };
        Self::of_types(ctx, options, end, params.into_iter(), result)
    }

    /// Adds them to the attributes of parameters and results, where these do not say it themselves.
    pub(super) fn add_to(&self, ctx: &Context, args: &mut Option<Attr>, results: &mut Option<Attr>) {
        *args = merged(ctx, *args, &self.params);
        *results = merged(ctx, *results, core::slice::from_ref(&self.result));
    }
}

/// How a value is extended.
fn extension(ctx: &Context, widths: Widths, from: Type, to: Type) -> Option<Extension> {
    let (width, is_bool) = match to.signless_width(ctx)? {
        1 => (widths[0], true),
        8 | 16 => (widths[1], false),
        32 => (widths[2], false),
        _ => return None,
    };
    match width {
        Width::Plain => None,
        Width::Signed => Some(Extension::Sign),
        Width::ByType if is_bool || is_unsigned(ctx, from) => Some(Extension::Zero),
        Width::ByType => Some(Extension::Sign),
    }
}

/// Whether C sees a type as an unsigned integer.
pub(super) fn is_unsigned(ctx: &Context, ty: Type) -> bool {
    ty.as_::<IntegerType>(ctx).is_some_and(|int| int.sign() == Signedness::Unsigned)
}

fn merged(ctx: &Context, attrs: Option<Attr>, extensions: &[Option<Extension>]) -> Option<Attr> {
    if extensions.iter().all(Option::is_none) {
        return attrs;
    }
    let old = attrs.and_then(|attrs| attrs.as_array(ctx)).unwrap_or_default();
    let mut new: SmallVec<[Attr; 8]> = SmallVec::from_slice(old);
    new.resize(old.len().max(extensions.len()), Attr::EMPTY_DICT);
    for (attrs, extension) in new.iter_mut().zip(extensions) {
        if let Some(extension) = extension
            && Extension::of_attrs(ctx, *attrs).is_none()
            && let Some(dict) = attrs.as_::<DictionaryAttr>(ctx)
        {
            let mut entries: SmallVec<[(Str, Attr); 4]> = dict.entries.iter().collect();
            entries.push((ctx.intern(extension.attr_name()), Attr::UNIT));
            *attrs = DictionaryAttr::of(ctx, &entries);
        }
    }
    Some(ArrayAttr::get(ctx, &new))
}

/// What the attributes of parameters or results say of extension, for calls.
fn only_extensions(ctx: &Context, attrs: Option<Attr>) -> Option<Attr> {
    let attrs = attrs?.as_array(ctx)?;
    let extensions: SmallVec<[Option<Extension>; 8]> =
        attrs.iter().map(|&attrs| Extension::of_attrs(ctx, attrs)).collect();
    merged(ctx, None, &extensions)
}

/// The attributes of parameters and results for a call of a function that has these.
pub(super) fn for_call(ctx: &Context, args: Option<Attr>, results: Option<Attr>) -> [Option<Attr>; 2] {
    [only_extensions(ctx, args), only_extensions(ctx, results)]
}

/// Adds to the attributes of a call what its callee says, or what the types say where that is not known.
pub(super) fn add_to_call(
    rw: &mut Lowering<'_, '_>,
    callee: Option<Str>,
    source: (&[Type], &[Type]),
    signature: &Signature,
    result: Type,
    call: llvm::Call,
) {
    let (ctx, options) = (rw.context(), crate::types::options(rw.converter));
    let by_types = |end| Extensions::of_signature(ctx, options, end, source, signature, result);
    // A callee may say that it does not follow the rule only where the rule says something.
    let Some(mut extensions) = by_types(End::Caller) else { return };
    if let Some(callee) = callee
        && let Some(known) = rw.symbol(callee)
    {
        let (body, op) = (known.body, known.op);
        let (args, results, ranges) = if body.is::<llvm::Func>(op) {
            (body.slot(op, llvm::Func::SLOTS.arg_attrs), body.slot(op, llvm::Func::SLOTS.res_attrs), None)
        } else if body.is::<func::Func>(op) {
            let slots = func::Func::SLOTS;
            (body.slot(op, slots.arg_attrs), body.slot(op, slots.res_attrs), Some(&signature.ranges))
        } else {
            (None, None, None)
        };
        let said = |attrs: Option<Attr>, i: usize| {
            let attrs = attrs?.as_array(ctx)?.get(i)?;
            Extension::of_attrs(ctx, *attrs)
        };
        for (i, param) in extensions.params.iter_mut().enumerate() {
            let i = match ranges {
                Some(ranges) => {
                    ranges.iter().position(|&(start, end)| start as usize == i && end == start + 1)
                }
                None => Some(i),
            };
            if let Some(extension) = i.and_then(|i| said(args, i)) {
                *param = Some(extension);
            }
        }
        if let Some(extension) = said(results, 0) {
            extensions.result = Some(extension);
        }
    }
    let (args, results) = (llvm::Call::SLOTS.arg_attrs, llvm::Call::SLOTS.res_attrs);
    let (mut arg_attrs, mut res_attrs) = (rw.slot(call.0, args), rw.slot(call.0, results));
    if let Some(attrs) = arg_attrs.and_then(|attrs| attrs.as_array(ctx)) {
        // The attributes of what is passed in parts have no place to go.
        let mut all: SmallVec<[Attr; 8]> = SmallVec::from_elem(Attr::EMPTY_DICT, signature.types.len());
        for (&attrs, &(start, end)) in attrs.iter().zip(&signature.ranges) {
            if let Some(to) = all.get_mut(start as usize).filter(|_| end == start + 1) {
                *to = attrs;
            }
        }
        arg_attrs = Some(ArrayAttr::get(ctx, &all));
    }
    extensions.add_to(ctx, &mut arg_attrs, &mut res_attrs);
    rw.set_slot(call.0, args, arg_attrs);
    rw.set_slot(call.0, results, res_attrs);
}
