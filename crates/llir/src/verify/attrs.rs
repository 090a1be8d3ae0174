//! Checks of attributes: their positions, the types of their values, and their combinations.

use crate::attrs::{AttrKind, AttrList, AttrSet, AttrView};
use crate::context::Context;
use crate::module::Module;
use crate::types::{Type, TypeView};

/// The function or call that a list of attributes belongs to.
pub(super) struct Owner {
    /// The signature of a function or call.
    pub(super) ty: Type,
    /// Whether the function or the callee is an intrinsic.
    pub(super) intrinsic: bool,
    /// Whether the callee is inline assembly.
    pub(super) asm: bool,
    /// Whether it is a call.
    pub(super) call: bool,
    /// Whether the function is `unnamed_addr`.
    pub(super) unnamed_addr: bool,
}

type Message = Option<&'static str>;

impl AttrKind {
    /// Whether the attribute applies to parameters.
    pub fn is_for_parameters(self) -> bool {
        use AttrKind::*;
        self.is_for_results()
            || matches!(
                self,
                AllocAlign
                    | AllocatedPointer
                    | DeadOnReturn
                    | DeadOnUnwind
                    | ImmArg
                    | Nest
                    | NoFree
                    | ReadNone
                    | ReadOnly
                    | Returned
                    | SwiftAsync
                    | SwiftError
                    | SwiftSelf
                    | Writable
                    | WriteOnly
                    | ByRef
                    | ByVal
                    | ElementType
                    | InAlloca
                    | Preallocated
                    | StructRet
                    | Captures
                    | Initializes
            )
    }

    /// Whether the attribute applies to functions.
    pub fn is_for_functions(self) -> bool {
        use AttrKind::*;
        matches!(self, NoFree | Preallocated | StackAlignment) || !self.is_for_parameters()
    }

    /// Whether the attribute applies to results.
    pub fn is_for_results(self) -> bool {
        use AttrKind::*;
        matches!(
            self,
            InReg
                | NoAlias
                | NoExt
                | NoUndef
                | NonNull
                | SExt
                | ZExt
                | Alignment
                | Dereferenceable
                | DereferenceableOrNull
                | NoFPClass
                | StackAlignment
                | Range
        )
    }
}

/// Whether the attribute applies to global variables: LLVM's parser checks that, not its verifier.
pub(super) fn on_globals(kind: AttrKind) -> bool {
    use AttrKind::*;
    on_functions(kind) || matches!(kind, ReadNone | ReadOnly | WriteOnly | Alignment)
}

fn on_functions(kind: AttrKind) -> bool {
    kind.is_for_functions()
}

/// Whether the attribute applies to values of a type.
fn fits_type(m: &Module, kind: AttrKind, ty: Type) -> bool {
    use AttrKind::*;
    let scalar = || m.cx.scalar_type(ty);
    match kind {
        AllocAlign | SExt | ZExt => ty.is_int(),
        Range => scalar().is_int(),
        Alignment => scalar().is_ptr(),
        NoUndef => ty != Type::VOID,
        NoFPClass => has_float_classes(m, ty),
        AllocatedPointer
        | DeadOnReturn
        | DeadOnUnwind
        | Nest
        | NoAlias
        | NonNull
        | ReadNone
        | ReadOnly
        | SwiftError
        | Writable
        | ByRef
        | ByVal
        | ElementType
        | InAlloca
        | Preallocated
        | StructRet
        | Captures
        | Dereferenceable
        | DereferenceableOrNull
        | Initializes => ty.is_ptr(),
        _ => true,
    }
}

/// Whether `nofpclass` applies to a type: floats, and arrays or homogeneous structs of them.
fn has_float_classes(m: &Module, ty: Type) -> bool {
    let mut ty = ty;
    while let TypeView::Array { elem, .. } = m.cx.view(ty) {
        ty = elem;
    }
    if let Some((fields, _)) = m.cx.struct_fields(ty) {
        let Some(first) = fields.get(0) else { return false };
        if ty.is_named_struct() || fields.iter().any(|field| field != first) {
            return false;
        }
        ty = first;
    }
    m.cx.scalar_type(ty).is_float()
}

struct Set<'a> {
    m: &'a Module,
    set: AttrSet,
    /// A bit for each kind in the set.
    kinds: u128,
}
const _: () = assert!(AttrKind::ALL.len() <= 128);

/// Two incompatible kinds and LLVM's message.
type Conflict = (AttrKind, AttrKind, &'static str);

impl<'a> Set<'a> {
    fn new(m: &'a Module, set: AttrSet) -> Self {
        let kinds = m.cx.attrs_of(set).filter_map(|attr| attr.kind());
        Self { m, set, kinds: kinds.fold(0, |kinds, kind| kinds | 1 << kind as u32) }
    }

    /// The message of the first incompatible pair in the set.
    fn conflict(&self, conflicts: &[Conflict]) -> Option<&'static str> {
        conflicts
            .iter()
            .find(|conflict| self.has(conflict.0) && self.has(conflict.1))
            .map(|conflict| conflict.2)
    }

    fn has(&self, kind: AttrKind) -> bool {
        self.kinds >> kind as u32 & 1 != 0
    }

    fn iter(&self) -> crate::attrs::AttrIter<'a> {
        self.m.cx.attrs_of(self.set)
    }
}

/// Whether a set has an attribute of a kind.
pub(super) fn has(cx: &Context, set: AttrSet, kind: AttrKind) -> bool {
    cx.attrs_of(set).any(|attr| attr.kind() == Some(kind))
}

/// The problem of a function's or a call's attributes.
pub(super) fn check(m: &Module, list: AttrList, owner: &Owner) -> Message {
    let (ret, params, _) = m.cx.signature(owner.ty)?;
    value(m, m.cx.ret_attrs(list), ret, false)
        .or_else(|| {
            (0..params.len()).find_map(|at| {
                let set = m.cx.param_attrs(list, at);
                if set.is_empty() { None } else { params.get(at).and_then(|ty| value(m, set, ty, true)) }
            })
        })
        .or_else(|| placement(m, list, owner))
        .or_else(|| function(m, m.cx.fn_attrs(list), owner))
}

/// Checks the attributes of one parameter or result.
pub(super) fn value(m: &Module, set: AttrSet, ty: Type, is_param: bool) -> Message {
    use AttrKind::*;
    if set.is_empty() {
        return None;
    }
    let attrs = Set::new(m, set);
    for kind in attrs.iter().filter_map(|attr| attr.kind()) {
        match is_param {
            true if !kind.is_for_parameters() => return Some(kind.misplaced()[0]),
            false if !kind.is_for_results() => return Some(kind.misplaced()[1]),
            _ => {}
        }
    }
    if attrs.has(ImmArg) && attrs.iter().any(|attr| !matches!(attr.kind(), Some(ImmArg | Range))) {
        return Some("Attribute 'immarg' is incompatible with other attributes except the 'range' attribute");
    }
    let passing =
        [ByVal, InAlloca, Preallocated, Nest, ByRef].iter().filter(|&&kind| attrs.has(kind)).count()
            + usize::from(attrs.has(StructRet) || attrs.has(InReg));
    if passing > 1 {
        return Some(
            "Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!",
        );
    }
    const CONFLICTS: &[Conflict] = &[
        (InAlloca, ReadOnly, "Attributes 'inalloca and readonly' are incompatible!"),
        (StructRet, Returned, "Attributes 'sret and returned' are incompatible!"),
        (ZExt, SExt, "Attributes 'zeroext and signext' are incompatible!"),
        (ReadNone, ReadOnly, "Attributes 'readnone and readonly' are incompatible!"),
        (ReadNone, WriteOnly, "Attributes 'readnone and writeonly' are incompatible!"),
        (ReadOnly, WriteOnly, "Attributes 'readonly and writeonly' are incompatible!"),
        (Writable, ReadNone, "Attributes writable and readnone are incompatible!"),
        (Writable, ReadOnly, "Attributes writable and readonly are incompatible!"),
    ];
    if let Some(message) = attrs.conflict(CONFLICTS) {
        return Some(message);
    }
    attrs.iter().find_map(|attr| {
        let kind = attr.kind()?;
        if !fits_type(m, kind, ty) {
            return Some(kind.incompatible());
        }
        match attr {
            AttrView::Range(width, ..) if m.cx.scalar_type(ty).int_width() != Some(width) => {
                Some(kind.incompatible())
            }
            AttrView::Int(Alignment | StackAlignment, align) if !align.is_power_of_two() => {
                Some("alignment is not a power of two")
            }
            AttrView::Int(Alignment, align) if align > 1 << 32 => {
                Some("huge alignment values are unsupported")
            }
            AttrView::Int(Dereferenceable | DereferenceableOrNull, 0) => {
                Some("dereferenceable bytes must be non-zero")
            }
            AttrView::Type(_, Type::VOID) => Some("void type only allowed for function results"),
            AttrView::Int(NoFPClass, 0) => Some("Attribute 'nofpclass' must have at least one test bit set"),
            AttrView::Int(NoFPClass, mask) if mask & !0x3ff != 0 => {
                Some("Invalid value for 'nofpclass' test mask")
            }
            AttrView::Type(ByVal | ByRef | InAlloca | Preallocated, pointee) => sized(m, kind, pointee),
            _ => None,
        }
    })
}

fn sized(m: &Module, kind: AttrKind, pointee: Type) -> Message {
    let words = match kind {
        AttrKind::ByVal => {
            ["Attribute 'byval' does not support unsized types!", "huge 'byval' arguments are unsupported"]
        }
        AttrKind::ByRef => {
            ["Attribute 'byref' does not support unsized types!", "huge 'byref' arguments are unsupported"]
        }
        AttrKind::InAlloca => [
            "Attribute 'inalloca' does not support unsized types!",
            "huge 'inalloca' arguments are unsupported",
        ],
        _ => [
            "Attribute 'preallocated' does not support unsized types!",
            "huge 'preallocated' arguments are unsupported",
        ],
    };
    match m.layout.alloc_size(&m.cx, pointee) {
        None => Some(words[0]),
        _ if kind == AttrKind::ByVal && m.cx.is_illegal_local(pointee) => {
            Some("'byval' argument has illegal target extension type")
        }
        Some(size) if size.min >= 1 << 32 => Some(words[1]),
        _ => None,
    }
}

/// Checks the attributes of parameters against each other and the signature.
fn placement(m: &Module, list: AttrList, owner: &Owner) -> Message {
    use AttrKind::*;
    let (ret, params, _) = m.cx.signature(owner.ty)?;
    let mut seen: [bool; 6] = [false; 6];
    const ONCE: [(AttrKind, &str); 6] = [
        (Returned, "More than one parameter has attribute returned!"),
        (StructRet, "Cannot have multiple 'sret' parameters!"),
        (Nest, "More than one parameter has attribute nest!"),
        (SwiftSelf, "Cannot have multiple 'swiftself' parameters!"),
        (SwiftAsync, "Cannot have multiple 'swiftasync' parameters!"),
        (SwiftError, "Cannot have multiple 'swifterror' parameters!"),
    ];
    for (at, ty) in params.iter().enumerate() {
        let set = m.cx.param_attrs(list, at);
        if set.is_empty() {
            continue;
        }
        for kind in m.cx.attrs_of(set).filter_map(|attr| attr.kind()) {
            if let Some(which) = ONCE.iter().position(|once| once.0 == kind) {
                if seen[which] {
                    return Some(ONCE[which].1);
                }
                seen[which] = true;
            }
            let problem = match kind {
                ImmArg if !owner.intrinsic => Some("immarg attribute only applies to intrinsics"),
                ElementType if !owner.intrinsic && !owner.asm => {
                    Some("Attribute 'elementtype' can only be applied to intrinsics and inline asm.")
                }
                Returned if !bits_fit(m, ty, ret) => {
                    Some("Incompatible argument and return types for 'returned' attribute")
                }
                StructRet if at > 1 => Some("Attribute 'sret' is not on first or second parameter!"),
                InAlloca if at + 1 != params.len() => Some("inalloca isn't on the last parameter!"),
                _ => None,
            };
            if problem.is_some() {
                return problem;
            }
        }
    }
    None
}

/// Whether values of one type can be losslessly bitcast to another.
fn bits_fit(m: &Module, from: Type, to: Type) -> bool {
    if from == to {
        return true;
    }
    let size = |ty: Type| m.layout.size_in_bits(&m.cx, ty);
    match (from.is_vector(), to.is_vector()) {
        (true, true) => {
            let (a, b) = (m.cx.scalar_type(from), m.cx.scalar_type(to));
            !a.is_ptr() && !b.is_ptr() && size(from).is_some() && size(from) == size(to)
        }
        (false, false) => from.is_ptr() && to.is_ptr() && from.address_space() == to.address_space(),
        _ => false,
    }
}

/// Checks the attributes of a function, or those of a call itself.
fn function(m: &Module, set: AttrSet, owner: &Owner) -> Message {
    use AttrKind::*;
    if set.is_empty() {
        return None;
    }
    let attrs = Set::new(m, set);
    for attr in attrs.iter() {
        if let Some(kind) = attr.kind()
            && !on_functions(kind)
        {
            return Some(kind.misplaced()[2]);
        }
    }
    const CONFLICTS: &[Conflict] = &[
        (NoInline, AlwaysInline, "Attributes 'noinline and alwaysinline' are incompatible!"),
        (OptimizeForSize, OptimizeNone, "Attributes 'optsize and optnone' are incompatible!"),
        (MinSize, OptimizeNone, "Attributes 'minsize and optnone' are incompatible!"),
        (OptimizeForDebugging, OptimizeNone, "Attributes 'optdebug and optnone' are incompatible!"),
        (OptimizeForSize, OptimizeForDebugging, "Attributes 'optsize and optdebug' are incompatible!"),
        (MinSize, OptimizeForDebugging, "Attributes 'minsize and optdebug' are incompatible!"),
        (
            SanitizeRealtime,
            SanitizeRealtimeBlocking,
            "Attributes 'sanitize_realtime and sanitize_realtime_blocking' are incompatible!",
        ),
    ];
    if attrs.has(OptimizeNone) && !attrs.has(NoInline) {
        return Some("Attribute 'optnone' requires 'noinline'!");
    }
    if let Some(message) = attrs.conflict(CONFLICTS) {
        return Some(message);
    }
    if attrs.has(JumpTable) && !owner.unnamed_addr {
        return Some("Attribute 'jumptable' requires 'unnamed_addr'");
    }
    if attrs.has(Builtin) && !owner.call {
        return Some("Attribute 'builtin' can only be applied to a callsite.");
    }
    let has_text =
        |key: &[u8]| attrs.iter().any(|attr| matches!(attr, AttrView::String(name, _) if name == key));
    if has_text(b"sign-return-address-key") && !has_text(b"sign-return-address") {
        return Some("'sign-return-address-key' present without `sign-return-address`");
    }
    let n_params = m.cx.signature(owner.ty).map_or(0, |(_, params, _)| params.len());
    attrs.iter().find_map(|attr| match attr {
        AttrView::Int(AllocKind, bits) => alloc_kind(bits),
        // The text of LLVM IR can express no other invalid alignment.
        AttrView::Int(StackAlignment, 0) => Some("alignment is not a power of two"),
        AttrView::Int(StackAlignment, align) if align > u64::from(u32::MAX) => {
            Some("huge alignment values are unsupported")
        }
        AttrView::Int(VScaleRange, bits) => vscale_range((bits >> 32) as u32, bits as u32),
        AttrView::Int(AllocSize, bits) => alloc_size(m, owner.ty, (bits >> 32) as u32, bits as u32),
        AttrView::String(key, value) => text(key, value, n_params),
        _ => None,
    })
}

fn alloc_kind(bits: u64) -> Message {
    const FREE: u64 = 4;
    const UNINITIALIZED: u64 = 8;
    const ZEROED: u64 = 16;
    const ALIGNED: u64 = 32;
    if (bits & 7).count_ones() != 1 {
        Some("'allockind()' requires exactly one of alloc, realloc, and free")
    } else if bits & FREE != 0 && bits & (UNINITIALIZED | ZEROED | ALIGNED) != 0 {
        Some("'allockind(\"free\")' doesn't allow uninitialized, zeroed, or aligned modifiers.")
    } else if bits & UNINITIALIZED != 0 && bits & ZEROED != 0 {
        Some("'allockind()' can't be both zeroed and uninitialized")
    } else {
        None
    }
}

fn vscale_range(min: u32, max: u32) -> Message {
    if min == 0 {
        Some("'vscale_range' minimum must be greater than 0")
    } else if !min.is_power_of_two() {
        Some("'vscale_range' minimum must be power-of-two value")
    } else if max != 0 && min > max {
        Some("'vscale_range' minimum cannot be greater than maximum")
    } else if max != 0 && !max.is_power_of_two() {
        Some("'vscale_range' maximum must be power-of-two value")
    } else {
        None
    }
}

fn alloc_size(m: &Module, ty: Type, elem: u32, count: u32) -> Message {
    let (_, params, _) = m.cx.signature(ty)?;
    match params.get(elem as usize) {
        None => return Some("'allocsize' element size argument is out of bounds"),
        Some(ty) if !ty.is_int() => {
            return Some("'allocsize' element size argument must refer to an integer parameter");
        }
        _ => {}
    }
    match params.get(count as usize) {
        _ if count == u32::MAX => None,
        None => Some("'allocsize' number of elements argument is out of bounds"),
        Some(ty) if !ty.is_int() => {
            Some("'allocsize' number of elements argument must refer to an integer parameter")
        }
        _ => None,
    }
}

macro_rules! flags {
    ($($name:literal,)*) => {
        [$(($name, concat!("invalid value for '", $name, "' attribute")),)*]
    };
}

/// String attributes that are `true`, `false` or empty.
static FLAGS: [(&str, &str); 14] = flags![
    "allow_direct_access_in_hot_patch_function",
    "branch-protection-pauth-lr",
    "branch-target-enforcement",
    "guarded-control-stack",
    "less-precise-fpmad",
    "loader-replaceable",
    "marked_for_windows_hot_patching",
    "no-infs-fp-math",
    "no-inline-line-tables",
    "no-jump-tables",
    "no-nans-fp-math",
    "no-signed-zeros-fp-math",
    "profile-sample-accurate",
    "use-sample-profile",
];

/// Whether a name is a vector function ABI name for a function of `n_params` parameters: `_ZGV`, instruction set,
/// mask, lanes, parameters, `_`, the scalar function, optionally the vector function in parentheses.
fn is_vector_variant(name: &[u8], n_params: usize) -> bool {
    let Some(rest) = name.strip_prefix(b"_ZGV") else { return false };
    let (own, set, rest) = match (rest.strip_prefix(b"_LLVM_"), rest) {
        (Some(rest), _) => (true, b'_', rest),
        (None, [set, rest @ ..]) => (false, *set, rest),
        (None, []) => return false,
    };
    let [b'M' | b'N', rest @ ..] = rest else { return false };
    let mut rest = match rest {
        [b'x', rest @ ..] if own || matches!(set, b's' | b'r') => rest,
        [b'1'..=b'9', ..] => after_digits(rest),
        _ => return false,
    };
    let mut n = 0;
    while let [kind @ (b'v' | b'u' | b'l' | b'R' | b'L' | b'U'), tail @ ..] = rest {
        n += 1;
        rest = match (kind, tail) {
            (b'v' | b'u', tail) => tail,
            // A stride is the index of another parameter, or a number that may be negative.
            (_, [b's', digits @ ..]) if digits.first().is_some_and(u8::is_ascii_digit) => {
                after_digits(digits)
            }
            (_, [b's', ..]) => return false,
            (_, [b'n', tail @ ..]) => after_digits(tail),
            (_, tail) => after_digits(tail),
        };
        if let [b'a', digits @ ..] = rest {
            rest = after_digits(digits);
            let align = core::str::from_utf8(&digits[..digits.len() - rest.len()]);
            if !align.ok().and_then(|text| text.parse::<u64>().ok()).is_some_and(u64::is_power_of_two) {
                return false;
            }
        }
    }
    let [b'_', scalar @ ..] = rest else { return false };
    let at = scalar.iter().position(|&b| b == b'(');
    let redirected = match at {
        Some(at) if scalar.ends_with(b")") && scalar.len() > at + 2 => true,
        Some(_) => return false,
        None => false,
    };
    n == n_params && at.unwrap_or(scalar.len()) != 0 && (redirected || !own)
}

fn after_digits(text: &[u8]) -> &[u8] {
    let n = text.iter().take_while(|b| b.is_ascii_digit()).count();
    &text[n..]
}

/// Checks the string attributes that LLVM interprets.
fn text(key: &[u8], value: &[u8], n_params: usize) -> Message {
    let one_of = |allowed: &[&str]| allowed.iter().any(|word| word.as_bytes() == value);
    let number = || {
        let digits = value.iter().all(u8::is_ascii_digit).then_some(value);
        digits.and_then(|digits| core::str::from_utf8(digits).ok()?.parse::<u32>().ok()).is_some()
    };
    let mode = |part: &[u8]| matches!(part, b"" | b"ieee" | b"preserve-sign" | b"positive-zero" | b"dynamic");
    let modes = || value.split(|&b| b == b',').all(mode) && value.iter().filter(|&&b| b == b',').count() < 2;
    if let Some((_, message)) = FLAGS.iter().find(|(name, _)| name.as_bytes() == key) {
        return (!one_of(&["", "true", "false"])).then_some(*message);
    }
    match key {
        b"frame-pointer" => (!one_of(&["all", "none", "non-leaf", "reserved", "non-leaf-no-reserve"]))
            .then_some("invalid value for 'frame-pointer' attribute"),
        b"patchable-function-prefix" => {
            (!number()).then_some("\"patchable-function-prefix\" takes an unsigned integer")
        }
        b"patchable-function-entry" => {
            (!number()).then_some("\"patchable-function-entry\" takes an unsigned integer")
        }
        b"patchable-function-entry-section" => {
            value.is_empty().then_some("\"patchable-function-entry-section\" must not be empty")
        }
        b"alloc-variant-zeroed" => value.is_empty().then_some("'alloc-variant-zeroed' must not be empty"),
        b"warn-stack-size" => (!number()).then_some("\"warn-stack-size\" takes an unsigned integer"),
        b"sign-return-address" => (!one_of(&["none", "all", "non-leaf"]))
            .then_some("invalid value for 'sign-return-address' attribute"),
        b"sign-return-address-key" => {
            (!one_of(&["a_key", "b_key"])).then_some("invalid value for 'sign-return-address-key' attribute")
        }
        b"modular-format" => (value.split(|&b| b == b',').count() < 5)
            .then_some("modular-format attribute requires at least 5 arguments"),
        b"vector-function-abi-variant" => {
            (!is_vector_variant(value, n_params)).then_some("invalid name for a VFABI variant")
        }
        b"denormal-fp-math" => (!modes()).then_some("invalid value for 'denormal-fp-math' attribute"),
        b"denormal-fp-math-f32" => (!modes()).then_some("invalid value for 'denormal-fp-math-f32' attribute"),
        b"target-features" => {
            let is_valid = value.is_empty()
                || value.split(|&b| b == b',').all(|feature| matches!(feature.first(), Some(b'+' | b'-')));
            (!is_valid).then_some("target feature must start with a '+' or '-'")
        }
        _ => None,
    }
}
