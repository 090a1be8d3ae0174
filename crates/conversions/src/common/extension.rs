//! Extension of integers narrower than a register: the attributes `llvm.signext` and `llvm.zeroext` that the target's C
//! ABI requires on functions and calls.
//!
//! Compilers of C and Rust rely on them: on x86-64, `clang` reads an `int8_t` parameter as a 32-bit register. A
//! complete lowering adds them to every `func.func`, also private ones, whose addresses may be passed to C. Headers
//! of `terrace compile` agree: signless integers are signed, `i1` is `bool`.
//!
//! The rules are those of `clang`; `cargo xtask exec` compares them. If the module names no known target, values that
//! it passes are extended, and values that it receives are not assumed to be extended. That is correct on every
//! target whose `int` parameters need no extension.

use crate::common::prelude::*;

/// Extension of an integer to a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extension {
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

    /// Extension that the attributes of an argument or result state.
    pub(crate) fn of_attrs(ctx: &Context, attrs: Attr) -> Option<Self> {
        let dict = attrs.as_::<DictionaryAttr>(ctx)?;
        let has = |name: &str| {
            let name = ctx.find_str(name.as_bytes());
            name.is_some_and(|name| dict.entries.iter().any(|(other, _)| other == name))
        };
        [Extension::Sign, Extension::Zero].into_iter().find(|extension| has(extension.attr_name()))
    }
}

/// Rule for integers of one width.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Width {
    /// The upper bits of the register are undefined.
    Plain,
    /// Extended according to the signedness of the type.
    ByType,
    /// Sign-extended, also unsigned integers.
    Signed,
}

/// Rules for `i1`, for `i8` and `i16`, and for `i32`.
type Widths = [Width; 3];

const NONE: Widths = [Width::Plain; 3];
const BOOL: Widths = [Width::ByType, Width::Plain, Width::Plain];
const NARROW: Widths = [Width::ByType, Width::ByType, Width::Plain];
const WORD: Widths = [Width::ByType; 3];
const SIGNED_WORD: Widths = [Width::ByType, Width::ByType, Width::Signed];

/// Rule of a target.
struct Rule {
    /// Prefixes of the architecture in the triple.
    archs: &'static [&'static str],
    /// Prefixes of the system in the triple; empty for any system.
    systems: &'static [&'static str],
    params: Widths,
    results: Widths,
}

const fn rule(archs: &'static [&'static str], widths: Widths) -> Rule {
    Rule { archs, systems: &[], params: widths, results: widths }
}

/// The first matching row applies.
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

/// Rule for an unknown target.
static UNKNOWN: Rule = rule(&[], NARROW);

/// Selects the rule for signatures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ExtensionRule {
    /// No extension attributes, as in upstream's passes.
    #[default]
    None,
    /// The rule for an unknown target.
    UnknownTarget,
    /// The rule in a row of the table of targets.
    Target(usize),
}

impl ExtensionRule {
    /// Rule for a target triple.
    pub fn of_triple(triple: &str) -> Self {
        let mut parts = triple.split('-');
        let arch = parts.next().unwrap_or_default();
        let starts = |text: &str, with: &[&str]| with.iter().any(|prefix| text.starts_with(prefix));
        // The vendor may be missing in a triple. Apple processors without a system have the system 'none'.
        let fits = |rule: &Rule| {
            starts(arch, rule.archs)
                && (rule.systems.is_empty() || parts.clone().any(|part| starts(part, rule.systems)))
        };
        RULES.iter().position(fits).map_or(Self::UnknownTarget, Self::Target)
    }

    /// The rule, and whether code outside the module follows it too.
    fn rule(self) -> Option<(&'static Rule, bool)> {
        match self {
            Self::None => None,
            Self::UnknownTarget => Some((&UNKNOWN, false)),
            Self::Target(row) => RULES.get(row).map(|rule| (rule, true)),
        }
    }
}

/// Side of a call.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    /// A definition in the module.
    Callee,
    /// A call, or a declaration of an external function.
    Caller,
}

/// Extensions of a function's arguments and result.
pub(crate) struct Extensions {
    pub(crate) params: SmallVec<[Option<Extension>; 8]>,
    pub(crate) result: Option<Extension>,
}

impl Extensions {
    /// Extensions for types before and after conversion; `None` if the rule has none.
    pub(crate) fn of_types(
        ctx: &Context,
        of: ExtensionRule,
        end: End,
        params: impl Iterator<Item = (Type, Type)>,
        result: Option<(Type, Type)>,
    ) -> Option<Self> {
        let (rule, is_known) = of.rule()?;
        let params = params.map(|(from, to)| {
            extension(ctx, rule.params, from, to).filter(|_| is_known || end == End::Caller)
        });
        let result = result.and_then(|(from, to)| {
            extension(ctx, rule.results, from, to).filter(|_| is_known || end == End::Callee)
        });
        let all = Self { params: params.collect(), result };
        (all.result.is_some() || all.params.iter().any(Option::is_some)).then_some(all)
    }

    /// [`Extensions::of_types`] for a signature in which descriptors are unpacked.
    pub(crate) fn of_signature(
        ctx: &Context,
        of: ExtensionRule,
        end: End,
        (inputs, results): (&[Type], &[Type]),
        signature: &Signature,
        result: Type,
    ) -> Option<Self> {
        let (rule, _) = of.rule()?;
        let least = if rule.params[2] == Width::Plain { 16 } else { 32 };
        let is_narrow = |ty: &Type| ty.signless_width(ctx).is_some_and(|width| width <= least);
        if !signature.types.iter().chain([&result]).any(is_narrow) {
            return None;
        }
        let mut params: SmallVec<[(Type, Type); 8]> = signature.types.iter().map(|&ty| (ty, ty)).collect();
        for (&input, &(start, end)) in inputs.iter().zip(&signature.ranges) {
            match params.get_mut(start as usize) {
                Some(param) if end == start + 1 => param.0 = input,
                // The fields of a descriptor are pointers and indices, which are not extended.
                _ => params[start as usize..end as usize].fill((Type::INDEX, Type::INDEX)),
            }
        }
        let result = match *results {
            [one] => Some((one, result)),
            _ => None,
        };
        Self::of_types(ctx, of, end, params.into_iter(), result)
    }

    /// Adds extensions to the attributes of arguments and results that have none.
    pub(crate) fn add_to(&self, ctx: &Context, args: &mut Option<Attr>, results: &mut Option<Attr>) {
        *args = merge(ctx, *args, &self.params);
        *results = merge(ctx, *results, core::slice::from_ref(&self.result));
    }
}

/// Extension of a value of type `from` that is converted to `to`.
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

/// Whether the type is an unsigned integer in C.
pub(crate) fn is_unsigned(ctx: &Context, ty: Type) -> bool {
    ty.as_::<IntegerType>(ctx).is_some_and(|int| int.sign() == Signedness::Unsigned)
}

fn merge(ctx: &Context, attrs: Option<Attr>, extensions: &[Option<Extension>]) -> Option<Attr> {
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

/// Keeps only extension attributes, for calls.
fn only_extensions(ctx: &Context, attrs: Option<Attr>) -> Option<Attr> {
    let attrs = attrs?.as_array(ctx)?;
    let extensions: SmallVec<[Option<Extension>; 8]> =
        attrs.iter().map(|&attrs| Extension::of_attrs(ctx, attrs)).collect();
    merge(ctx, None, &extensions)
}

/// Attributes of a call whose callee has these attributes.
pub(crate) fn for_call(ctx: &Context, args: Option<Attr>, results: Option<Attr>) -> [Option<Attr>; 2] {
    [only_extensions(ctx, args), only_extensions(ctx, results)]
}
