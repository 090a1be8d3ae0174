//! Attributes of functions, parameters, results and call sites.
//!
//! An [`AttrSet`] is a sorted, uniqued set of attributes; an [`AttrList`] holds the sets of a function or call:
//! function, result, one per parameter. Both are 32-bit ids, equal if and only if the attributes are.

use crate::context::Context;
use crate::types::Type;
use std::sync::LazyLock;
use terrace_num::ApInt;
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

macro_rules! attr_kinds {
    ($($Name:ident = $text:literal,)*) => {
        /// An attribute that LLVM defines, in LLVM's order: the order in which a set prints.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum AttrKind { $(#[doc = concat!("`", $text, "`.")] $Name,)* }

        impl AttrKind {
            /// Every kind in order.
            pub const ALL: &'static [AttrKind] = &[$(AttrKind::$Name,)*];

            /// LLVM's spelling.
            pub const fn name(self) -> &'static str {
                match self { $(AttrKind::$Name => $text,)* }
            }

            /// The verifier's message for an attribute whose type does not fit the value.
            pub(crate) const fn incompatible(self) -> &'static str {
                match self {
                    $(AttrKind::$Name => concat!("Attribute '", $text, "' applied to incompatible type!"),)*
                }
            }

            /// The verifier's messages for an attribute that does not apply to a parameter, a result or a function.
            pub(crate) const fn misplaced(self) -> [&'static str; 3] {
                match self {
                    $(AttrKind::$Name => [
                        concat!("Attribute '", $text, "' does not apply to parameters"),
                        concat!("Attribute '", $text, "' does not apply to function return values"),
                        concat!("Attribute '", $text, "' does not apply to functions!"),
                    ],)*
                }
            }
        }
    };
}

attr_kinds! {
    AllocAlign = "allocalign",
    AllocatedPointer = "allocptr",
    AlwaysInline = "alwaysinline",
    Builtin = "builtin",
    Cold = "cold",
    Convergent = "convergent",
    CoroDestroyOnlyWhenComplete = "coro_only_destroy_when_complete",
    CoroElideSafe = "coro_elide_safe",
    DeadOnReturn = "dead_on_return",
    DeadOnUnwind = "dead_on_unwind",
    DisableSanitizerInstrumentation = "disable_sanitizer_instrumentation",
    FnRetThunkExtern = "fn_ret_thunk_extern",
    Hot = "hot",
    HybridPatchable = "hybrid_patchable",
    ImmArg = "immarg",
    InReg = "inreg",
    InlineHint = "inlinehint",
    JumpTable = "jumptable",
    MinSize = "minsize",
    MustProgress = "mustprogress",
    Naked = "naked",
    Nest = "nest",
    NoAlias = "noalias",
    NoBuiltin = "nobuiltin",
    NoCallback = "nocallback",
    NoCfCheck = "nocf_check",
    NoCreateUndefOrPoison = "nocreateundeforpoison",
    NoDivergenceSource = "nodivergencesource",
    NoDuplicate = "noduplicate",
    NoExt = "noext",
    NoFree = "nofree",
    NoImplicitFloat = "noimplicitfloat",
    NoInline = "noinline",
    NoMerge = "nomerge",
    NoProfile = "noprofile",
    NoRecurse = "norecurse",
    NoRedZone = "noredzone",
    NoReturn = "noreturn",
    NoSanitizeBounds = "nosanitize_bounds",
    NoSanitizeCoverage = "nosanitize_coverage",
    NoSync = "nosync",
    NoUndef = "noundef",
    NoUnwind = "nounwind",
    NonLazyBind = "nonlazybind",
    NonNull = "nonnull",
    NullPointerIsValid = "null_pointer_is_valid",
    OptForFuzzing = "optforfuzzing",
    OptimizeForDebugging = "optdebug",
    OptimizeForSize = "optsize",
    OptimizeNone = "optnone",
    PresplitCoroutine = "presplitcoroutine",
    ReadNone = "readnone",
    ReadOnly = "readonly",
    Returned = "returned",
    ReturnsTwice = "returns_twice",
    SExt = "signext",
    SafeStack = "safestack",
    SanitizeAddress = "sanitize_address",
    SanitizeAllocToken = "sanitize_alloc_token",
    SanitizeHWAddress = "sanitize_hwaddress",
    SanitizeMemTag = "sanitize_memtag",
    SanitizeMemory = "sanitize_memory",
    SanitizeNumericalStability = "sanitize_numerical_stability",
    SanitizeRealtime = "sanitize_realtime",
    SanitizeRealtimeBlocking = "sanitize_realtime_blocking",
    SanitizeThread = "sanitize_thread",
    SanitizeType = "sanitize_type",
    ShadowCallStack = "shadowcallstack",
    SkipProfile = "skipprofile",
    Speculatable = "speculatable",
    SpeculativeLoadHardening = "speculative_load_hardening",
    StackProtect = "ssp",
    StackProtectReq = "sspreq",
    StackProtectStrong = "sspstrong",
    StrictFP = "strictfp",
    SwiftAsync = "swiftasync",
    SwiftError = "swifterror",
    SwiftSelf = "swiftself",
    WillReturn = "willreturn",
    Writable = "writable",
    WriteOnly = "writeonly",
    ZExt = "zeroext",
    ByRef = "byref",
    ByVal = "byval",
    ElementType = "elementtype",
    InAlloca = "inalloca",
    Preallocated = "preallocated",
    StructRet = "sret",
    Alignment = "align",
    AllocKind = "allockind",
    AllocSize = "allocsize",
    Captures = "captures",
    Dereferenceable = "dereferenceable",
    DereferenceableOrNull = "dereferenceable_or_null",
    Memory = "memory",
    NoFPClass = "nofpclass",
    StackAlignment = "alignstack",
    UWTable = "uwtable",
    VScaleRange = "vscale_range",
    Range = "range",
    Initializes = "initializes",
}

impl AttrKind {
    /// The kind with this spelling.
    pub fn from_name(name: &[u8]) -> Option<AttrKind> {
        static KINDS: LazyLock<FxHashMap<&[u8], AttrKind>> =
            LazyLock::new(|| AttrKind::ALL.iter().map(|&kind| (kind.name().as_bytes(), kind)).collect());
        KINDS.get(name).copied()
    }

    /// Whether the attribute has no argument.
    pub fn is_enum(self) -> bool {
        self < AttrKind::ByRef
    }

    /// Whether the attribute has a type argument.
    pub fn is_type(self) -> bool {
        (AttrKind::ByRef..=AttrKind::StructRet).contains(&self)
    }

    /// Whether the attribute has an integer argument.
    pub fn is_int(self) -> bool {
        (AttrKind::Alignment..=AttrKind::VScaleRange).contains(&self)
    }
}

/// One attribute.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Attr {
    /// An attribute without argument.
    Enum(AttrKind),
    /// An attribute with an integer in LLVM's own encoding (see the `Attr::…` helpers).
    Int(AttrKind, u64),
    /// An attribute with a type, such as `sret(T)`.
    Type(AttrKind, Type),
    /// `range(iN low, high)`: limbs of both bounds.
    Range(u32, SmallVec<[u64; 2]>, SmallVec<[u64; 2]>),
    /// `initializes((low, high), …)`.
    Initializes(Vec<(i64, i64)>),
    /// `"key"="value"`, or `"key"` if the value is empty.
    String(Box<[u8]>, Box<[u8]>),
}

/// Effects on one kind of memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[repr(u8)]
pub enum ModRef {
    /// `none`.
    None,
    /// `read`.
    Read,
    /// `write`.
    Write,
    /// `readwrite`.
    ReadWrite,
}

impl ModRef {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            ModRef::None => "none",
            ModRef::Read => "read",
            ModRef::Write => "write",
            ModRef::ReadWrite => "readwrite",
        }
    }

    /// The effects that either allows.
    pub const fn union(self, other: ModRef) -> ModRef {
        ModRef::from_bits(self as u64 | other as u64)
    }

    const fn from_bits(bits: u64) -> ModRef {
        match bits & 3 {
            0 => ModRef::None,
            1 => ModRef::Read,
            2 => ModRef::Write,
            _ => ModRef::ReadWrite,
        }
    }
}

/// The memory effects of a function, by location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MemoryEffects {
    /// Memory that arguments point to.
    pub arg: ModRef,
    /// Memory inaccessible to the module.
    pub inaccessible: ModRef,
    /// `errno`.
    pub errno: ModRef,
    /// Target-specific state, two locations.
    pub target: [ModRef; 2],
    /// All other memory.
    pub other: ModRef,
}

impl MemoryEffects {
    /// One effect on all locations.
    pub const fn all(effect: ModRef) -> Self {
        MemoryEffects { arg: effect, inaccessible: effect, errno: effect, target: [effect; 2], other: effect }
    }

    /// The effects that both allow.
    pub const fn intersection(self, other: Self) -> Self {
        Self::decode(self.encode() & other.encode())
    }

    /// LLVM's encoding.
    pub const fn encode(self) -> u64 {
        self.arg as u64
            | (self.inaccessible as u64) << 2
            | (self.errno as u64) << 4
            | (self.other as u64) << 6
            | (self.target[0] as u64) << 8
            | (self.target[1] as u64) << 10
    }

    /// The effects of LLVM's encoding.
    pub const fn decode(bits: u64) -> Self {
        MemoryEffects {
            arg: ModRef::from_bits(bits),
            inaccessible: ModRef::from_bits(bits >> 2),
            errno: ModRef::from_bits(bits >> 4),
            other: ModRef::from_bits(bits >> 6),
            target: [ModRef::from_bits(bits >> 8), ModRef::from_bits(bits >> 10)],
        }
    }
}

/// Bits of `captures(…)`: the components of a pointer that may escape.
pub mod capture {
    /// Nothing.
    pub const NONE: u64 = 0;
    /// Whether the address is null.
    pub const ADDRESS_IS_NULL: u64 = 1;
    /// The address; includes `ADDRESS_IS_NULL`.
    pub const ADDRESS: u64 = 3;
    /// Read-only provenance.
    pub const READ_PROVENANCE: u64 = 4;
    /// Provenance; includes `READ_PROVENANCE`.
    pub const PROVENANCE: u64 = 12;
    /// Everything.
    pub const ALL: u64 = 15;
}

impl Attr {
    /// `align N`.
    pub fn align(bytes: u64) -> Attr {
        Attr::Int(AttrKind::Alignment, bytes)
    }

    /// `alignstack(N)`.
    pub fn align_stack(bytes: u64) -> Attr {
        Attr::Int(AttrKind::StackAlignment, bytes)
    }

    /// `dereferenceable(N)`.
    pub fn dereferenceable(bytes: u64) -> Attr {
        Attr::Int(AttrKind::Dereferenceable, bytes)
    }

    /// `dereferenceable_or_null(N)`.
    pub fn dereferenceable_or_null(bytes: u64) -> Attr {
        Attr::Int(AttrKind::DereferenceableOrNull, bytes)
    }

    /// `memory(…)`.
    pub fn memory(effects: MemoryEffects) -> Attr {
        Attr::Int(AttrKind::Memory, effects.encode())
    }

    /// `captures(…)` with the same bits for the result: bits of [`capture`].
    pub fn captures(bits: u64) -> Attr {
        Attr::captures_split(bits, bits)
    }

    /// `captures(…)` with different bits for the result.
    pub fn captures_split(other: u64, ret: u64) -> Attr {
        Attr::Int(AttrKind::Captures, (other & 15) << 4 | ret & 15)
    }

    /// `vscale_range(min, max)`; zero `max` means unbounded.
    pub fn vscale_range(min: u32, max: u32) -> Attr {
        Attr::Int(AttrKind::VScaleRange, (min as u64) << 32 | max as u64)
    }

    /// `allocsize(elem, count)`.
    pub fn alloc_size(elem: u32, count: Option<u32>) -> Attr {
        Attr::Int(AttrKind::AllocSize, (elem as u64) << 32 | count.unwrap_or(u32::MAX) as u64)
    }

    /// `uwtable`, or `uwtable(sync)`.
    pub fn uwtable(is_async: bool) -> Attr {
        Attr::Int(AttrKind::UWTable, if is_async { 2 } else { 1 })
    }

    /// `"key"="value"`.
    pub fn string(key: &[u8], value: &[u8]) -> Attr {
        Attr::String(key.into(), value.into())
    }

    /// Whether this is a `range` of all numbers, which LLVM cannot write: equal bounds but all ones are none.
    fn is_full_range(&self) -> bool {
        let Attr::Range(width, low, high) = self else { return false };
        let int = |words: &[u64]| ApInt::from_words(*width, words);
        low == high && int(low).is_all_ones()
    }

    fn sort_key(&self) -> (u32, &[u8]) {
        match self {
            Attr::Enum(kind) | Attr::Int(kind, _) | Attr::Type(kind, _) => (*kind as u32, &[]),
            Attr::Range(..) => (AttrKind::Range as u32, &[]),
            Attr::Initializes(_) => (AttrKind::Initializes as u32, &[]),
            Attr::String(key, _) => (u32::MAX, key),
        }
    }
}

/// A uniqued set of attributes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct AttrSet(pub(crate) u32);

impl AttrSet {
    /// The empty set.
    pub const EMPTY: AttrSet = AttrSet(0);

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// The attribute sets of a function or call site.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct AttrList(pub(crate) u32);

impl AttrList {
    /// A list of empty sets.
    pub const EMPTY: AttrList = AttrList(0);

    /// Whether all sets are empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

const FORM_ENUM: u32 = 0;
const FORM_INT: u32 = 1;
const FORM_TYPE: u32 = 2;
const FORM_RANGE: u32 = 3;
const FORM_INITIALIZES: u32 = 4;
const FORM_STRING: u32 = 5;

/// One attribute of a set, decoded for matching.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttrView<'a> {
    /// An attribute without argument.
    Enum(AttrKind),
    /// An attribute with an integer in LLVM's encoding.
    Int(AttrKind, u64),
    /// An attribute with a type.
    Type(AttrKind, Type),
    /// `range`: width and 32-bit words of both bounds.
    Range(u32, &'a [u32], &'a [u32]),
    /// `initializes`: pairs of 64-bit numbers as 32-bit words.
    Initializes(&'a [u32]),
    /// A string attribute.
    String(&'a [u8], &'a [u8]),
}

impl AttrView<'_> {
    /// The kind; `None` for a string attribute.
    pub fn kind(self) -> Option<AttrKind> {
        match self {
            AttrView::Enum(kind) | AttrView::Int(kind, _) | AttrView::Type(kind, _) => Some(kind),
            AttrView::Range(..) => Some(AttrKind::Range),
            AttrView::Initializes(_) => Some(AttrKind::Initializes),
            AttrView::String(..) => None,
        }
    }
}

/// Iterates over the attributes of a set.
pub struct AttrIter<'a> {
    cx: &'a Context,
    words: &'a [u32],
}

impl<'a> Iterator for AttrIter<'a> {
    type Item = AttrView<'a>;

    fn next(&mut self) -> Option<AttrView<'a>> {
        let (&head, rest) = self.words.split_first()?;
        let (form, kind, len) = (head & 7, (head >> 3 & 0xff) as usize, (head >> 11) as usize);
        let (payload, rest) = rest.split_at(len.min(rest.len()));
        self.words = rest;
        let kind = *AttrKind::ALL.get(kind)?;
        Some(match (form, payload) {
            (FORM_INT, &[low, high]) => AttrView::Int(kind, low as u64 | (high as u64) << 32),
            (FORM_TYPE, &[ty]) => AttrView::Type(kind, Type(ty)),
            (FORM_RANGE, &[width, ref bounds @ ..]) => {
                let (low, high) = bounds.split_at(bounds.len() / 2);
                AttrView::Range(width, low, high)
            }
            (FORM_INITIALIZES, pairs) => AttrView::Initializes(pairs),
            (FORM_STRING, &[key, value]) => AttrView::String(self.cx.str(key), self.cx.str(value)),
            _ => AttrView::Enum(kind),
        })
    }
}

impl Context {
    /// The uniqued set of these attributes. Of several attributes of one kind, the last one counts. Ranges of all numbers
    /// are left out.
    pub fn attr_set(&self, attrs: &[Attr]) -> AttrSet {
        if attrs.is_empty() {
            return AttrSet::EMPTY;
        }
        let mut sorted: SmallVec<[&Attr; 8]> = attrs.iter().collect();
        sorted.sort_by(|a, b| a.sort_key().cmp(&b.sort_key()));
        let mut words: SmallVec<[u32; 32]> = SmallVec::new();
        for (i, attr) in sorted.iter().enumerate() {
            // The sort is stable, so the last of equal keys comes last in the input.
            if sorted.get(i + 1).is_some_and(|next| next.sort_key() == attr.sort_key())
                || attr.is_full_range()
            {
                continue;
            }
            self.encode_attr(attr, &mut words);
        }
        AttrSet(self.attrs.intern_words(0, &words))
    }

    fn encode_attr(&self, attr: &Attr, words: &mut SmallVec<[u32; 32]>) {
        let mut push = |form: u32, kind: AttrKind, payload: &[u32]| {
            words.push(form | (kind as u32) << 3 | (payload.len() as u32) << 11);
            words.extend_from_slice(payload);
        };
        match attr {
            Attr::Enum(kind) => push(FORM_ENUM, *kind, &[]),
            Attr::Int(kind, value) => push(FORM_INT, *kind, &[*value as u32, (*value >> 32) as u32]),
            Attr::Type(kind, ty) => push(FORM_TYPE, *kind, &[ty.0]),
            Attr::Range(width, low, high) => {
                let mut payload: SmallVec<[u32; 9]> = terrace_support::smallvec![*width];
                let n = width.div_ceil(64).max(1) as usize;
                for bound in [low, high] {
                    for i in 0..n {
                        let limb = bound.get(i).copied().unwrap_or(0);
                        payload.extend([limb as u32, (limb >> 32) as u32]);
                    }
                }
                push(FORM_RANGE, AttrKind::Range, &payload);
            }
            Attr::Initializes(ranges) => {
                let payload: Vec<u32> = ranges
                    .iter()
                    .flat_map(|&(low, high)| {
                        [low as u32, (low >> 32) as u32, high as u32, (high >> 32) as u32]
                    })
                    .collect();
                push(FORM_INITIALIZES, AttrKind::Initializes, &payload);
            }
            Attr::String(key, value) => {
                let ids = [self.intern_str(key), self.intern_str(value)];
                push(FORM_STRING, AttrKind::AllocAlign, &ids);
            }
        }
    }

    /// The set with `more` added; an attribute in `more` replaces one of the same kind.
    pub fn attr_set_with(&self, set: AttrSet, more: &[Attr]) -> AttrSet {
        let mut attrs: Vec<Attr> = self.attrs_of(set).map(|view| self.own_attr(view)).collect();
        attrs.extend_from_slice(more);
        self.attr_set(&attrs)
    }

    /// The union of both sets; an attribute in `more` replaces one of the same kind.
    pub fn attr_set_merged(&self, set: AttrSet, more: AttrSet) -> AttrSet {
        if set.is_empty() || more.is_empty() {
            return if set.is_empty() { more } else { set };
        }
        let more: Vec<Attr> = self.attrs_of(more).map(|view| self.own_attr(view)).collect();
        self.attr_set_with(set, &more)
    }

    /// The set without an attribute of this kind.
    pub(crate) fn attr_set_without(&self, set: AttrSet, kind: AttrKind) -> AttrSet {
        let attrs: Vec<Attr> = self
            .attrs_of(set)
            .map(|view| self.own_attr(view))
            .filter(|attr| attr.sort_key().0 != kind as u32)
            .collect();
        self.attr_set(&attrs)
    }

    pub(crate) fn own_attr(&self, view: AttrView<'_>) -> Attr {
        let limbs = |words: &[u32]| {
            words.chunks(2).map(|w| w[0] as u64 | (w.get(1).map_or(0, |&h| h as u64)) << 32).collect()
        };
        match view {
            AttrView::Enum(kind) => Attr::Enum(kind),
            AttrView::Int(kind, value) => Attr::Int(kind, value),
            AttrView::Type(kind, ty) => Attr::Type(kind, ty),
            AttrView::Range(width, low, high) => Attr::Range(width, limbs(low), limbs(high)),
            AttrView::Initializes(words) => {
                let numbers: Vec<u64> = limbs(words).into_vec();
                Attr::Initializes(numbers.chunks_exact(2).map(|p| (p[0] as i64, p[1] as i64)).collect())
            }
            AttrView::String(key, value) => Attr::string(key, value),
        }
    }

    /// The attributes of a set in printing order.
    pub fn attrs_of(&self, set: AttrSet) -> AttrIter<'_> {
        AttrIter { cx: self, words: self.attrs.words(set.0).1 }
    }

    /// The attribute list of a function or call, from the sets of the function, the result and the parameters.
    pub fn attr_list(&self, func: AttrSet, ret: AttrSet, params: &[AttrSet]) -> AttrList {
        let used = params.iter().rposition(|set| !set.is_empty()).map_or(0, |last| last + 1);
        if used == 0 && func.is_empty() && ret.is_empty() {
            return AttrList::EMPTY;
        }
        let mut words: SmallVec<[u32; 16]> = terrace_support::smallvec![func.0, ret.0];
        words.extend(params[..used].iter().map(|set| set.0));
        AttrList(self.attr_lists.intern_words(0, &words))
    }

    /// The list with more attributes of the function itself; they replace those of the same kinds and keys.
    pub fn attr_list_with_fn(&self, list: AttrList, more: &[Attr]) -> AttrList {
        let sets: SmallVec<[AttrSet; 8]> = self.all_attr_sets(list).collect();
        let func = self.attr_set_with(self.fn_attrs(list), more);
        self.attr_list(func, self.ret_attrs(list), sets.get(2..).unwrap_or(&[]))
    }

    #[inline]
    fn attr_list_word(&self, list: AttrList, index: usize) -> AttrSet {
        if list.is_empty() {
            return AttrSet::EMPTY;
        }
        AttrSet(self.attr_lists.words(list.0).1.get(index).copied().unwrap_or(0))
    }

    /// The attributes of the function itself.
    #[inline]
    pub fn fn_attrs(&self, list: AttrList) -> AttrSet {
        self.attr_list_word(list, 0)
    }

    /// The attributes of the result.
    #[inline]
    pub fn ret_attrs(&self, list: AttrList) -> AttrSet {
        self.attr_list_word(list, 1)
    }

    /// The attributes of parameter `index`.
    #[inline]
    pub fn param_attrs(&self, list: AttrList, index: usize) -> AttrSet {
        self.attr_list_word(list, index + 2)
    }

    /// The sets of the function, the result and the parameters, as far as they are stored.
    pub(crate) fn all_attr_sets(&self, list: AttrList) -> impl Iterator<Item = AttrSet> + '_ {
        let words = if list.is_empty() { &[][..] } else { self.attr_lists.words(list.0).1 };
        words.iter().map(|&word| AttrSet(word))
    }
}
