//! Debug information: LLVM's specialized metadata nodes, each as a plain struct.
//!
//! ```
//! use terrace_llir::{Context, Md, debug::*};
//! let cx = Context::new();
//! let file = cx.di(&DIFile { filename: cx.md_string(b"a.c"), directory: cx.md_string(b"/src"), ..DIFile::default() });
//! let unit = cx.di_distinct(&DICompileUnit { language: 0xc, file, emission_kind: 1, ..DICompileUnit::default() });
//! assert_ne!(unit, Md::NULL);
//! ```
//! A field that is [`Md::NULL`], zero or false is absent. Strings are [`Context::md_string`]; an empty one counts as
//! absent if LLVM treats it so. LangRef, "Specialized Metadata Nodes", has the fields, their order and their text.

use crate::context::Context;
use crate::metadata::Md;
use terrace_support::small_vec::SmallVec;

/// The text of a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiPrint {
    /// Metadata; omitted if null.
    Node,
    /// Metadata; `null` if null.
    NodeAlways,
    /// Metadata; an integer constant is printed as a number without type.
    Bound,
    /// Like `Bound`, but constants are printed with their types.
    TypedBound,
    /// Like `Bound`, but constant expressions are printed as numbers, too.
    ConstBound,
    /// A string; omitted if empty or absent.
    Text,
    /// A string; `""` if empty or absent.
    TextAlways,
    /// A number; omitted if zero.
    Int,
    /// A number.
    IntAlways,
    /// An optional number; omitted if absent.
    OptInt,
    /// `true`; omitted if false.
    Flag,
    /// `false` if the flag is set; omitted otherwise.
    NotFlag,
    /// `true` or `false`.
    Bool,
    /// `DW_TAG_...`; omitted if it is this one.
    Tag(u16),
    /// `DW_ATE_...`; omitted if zero.
    Encoding,
    /// `DW_LANG_...`.
    Language,
    /// `DW_CC_...`; omitted if zero.
    Convention,
    /// `DIFlag...`; omitted if zero.
    Flags,
    /// `DISPFlag...`.
    SubprogramFlags,
    /// The emission kind: `FullDebug` and so on.
    Emission,
    /// The kind of name table; omitted if it is the default.
    NameTable,
    /// A string, possibly empty; omitted if absent.
    OptText,
    /// `CSK_...`; omitted if zero.
    Checksum,
    /// `DW_MACINFO_...`.
    Macinfo,
    /// `Binary`, `Decimal` or `Rational`.
    FixedPoint,
    /// `DW_LNAME_...`; omitted if zero.
    LanguageName,
    /// `DW_APPLE_ENUM_KIND_...`; omitted if absent.
    EnumKind,
    /// A number of a signed pointer type; omitted if zero and for other types.
    AuthInt,
    /// A flag of a signed pointer type; omitted for other types.
    AuthBool,
}

/// The storage of a field in 32-bit words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiSize {
    /// A metadata id.
    Md,
    /// One word.
    Word,
    /// Two words, the low one first.
    Wide,
    /// A presence flag and a number.
    Optional,
    /// A metadata id, and a number in two words if it is null.
    Extent,
}

impl DiSize {
    /// The number of words.
    pub const fn words(self) -> usize {
        match self {
            DiSize::Md | DiSize::Word => 1,
            DiSize::Wide | DiSize::Optional => 2,
            DiSize::Extent => 3,
        }
    }
}

/// A field of a node.
#[derive(Clone, Copy, Debug)]
pub struct DiField {
    /// The name in the text.
    pub name: &'static str,
    /// The separator and name before the value, `, name: `.
    pub(crate) lead: &'static str,
    /// The storage of the field.
    pub size: DiSize,
    /// The text of the field.
    pub print: DiPrint,
}

/// The definition of a kind of node.
#[derive(Debug)]
pub struct DiDef {
    /// The name after `!`.
    pub name: &'static str,
    /// The fields in order of the text.
    pub fields: &'static [DiField],
    /// The word indices of the metadata fields, in the order of LLVM's operands.
    pub operands: &'static [usize],
    /// The operands that are not strings.
    pub links: &'static [usize],
}

/// A size or an offset of a type in bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// A number.
    Bits(u64),
    /// A [`DIExpression`](DiKind::DIExpression) or a variable, which says at run time how many bits there are.
    Computed(Md),
}

impl Extent {
    /// The number of bits; 0 if only the program knows it.
    pub fn bits(self) -> u64 {
        match self {
            Extent::Bits(bits) => bits,
            Extent::Computed(_) => 0,
        }
    }
}

impl Default for Extent {
    fn default() -> Self {
        Extent::Bits(0)
    }
}

impl From<u64> for Extent {
    fn from(bits: u64) -> Self {
        Extent::Bits(bits)
    }
}

/// A type of fields.
pub trait DiValue {
    /// The storage of the type.
    const SIZE: DiSize;
    /// Appends the words.
    fn put(&self, words: &mut DiWords);
    /// Decodes the value whose words start at `at`. Trailing zero words may be missing.
    fn get(words: &[u32], at: usize) -> Self;
}

/// The word at `at`. Trailing zero words may be missing.
#[inline]
fn word(words: &[u32], at: usize) -> u32 {
    words.get(at).copied().unwrap_or(0)
}

/// The maximum number of words of a node's fields.
const MAX_WORDS: usize = 32;

/// The words of a node's fields.
pub struct DiWords {
    words: [u32; MAX_WORDS],
    len: usize,
}

impl DiWords {
    fn of<N: DiNode>(node: &N) -> Self {
        let mut words = Self { words: [0; MAX_WORDS], len: 0 };
        node.words(&mut words);
        words
    }

    /// Appends a word; the buffer fits the fields of any one node.
    #[inline]
    fn push(&mut self, word: u32) {
        if let Some(place) = self.words.get_mut(self.len) {
            *place = word;
            self.len += 1;
        }
    }

    fn present(&self) -> &[u32] {
        present(&self.words[..self.len])
    }
}

/// The words without trailing zeros, so that absent fields at the end need no memory.
#[inline]
pub(crate) fn present(words: &[u32]) -> &[u32] {
    let len = words.iter().rposition(|&word| word != 0).map_or(0, |last| last + 1);
    &words[..len]
}

impl DiValue for Md {
    const SIZE: DiSize = DiSize::Md;
    #[inline]
    fn put(&self, words: &mut DiWords) {
        words.push(self.word());
    }
    #[inline]
    fn get(words: &[u32], at: usize) -> Self {
        Md::from_word(word(words, at))
    }
}
impl DiValue for u32 {
    const SIZE: DiSize = DiSize::Word;
    #[inline]
    fn put(&self, words: &mut DiWords) {
        words.push(*self);
    }
    #[inline]
    fn get(words: &[u32], at: usize) -> Self {
        word(words, at)
    }
}
impl DiValue for bool {
    const SIZE: DiSize = DiSize::Word;
    #[inline]
    fn put(&self, words: &mut DiWords) {
        words.push(u32::from(*self));
    }
    #[inline]
    fn get(words: &[u32], at: usize) -> Self {
        word(words, at) != 0
    }
}
impl DiValue for u64 {
    const SIZE: DiSize = DiSize::Wide;
    #[inline]
    fn put(&self, words: &mut DiWords) {
        words.push(*self as u32);
        words.push((*self >> 32) as u32);
    }
    #[inline]
    fn get(words: &[u32], at: usize) -> Self {
        u64::from(word(words, at)) | u64::from(word(words, at + 1)) << 32
    }
}
impl DiValue for Option<u32> {
    const SIZE: DiSize = DiSize::Optional;
    #[inline]
    fn put(&self, words: &mut DiWords) {
        words.push(u32::from(self.is_some()));
        words.push(self.unwrap_or(0));
    }
    #[inline]
    fn get(words: &[u32], at: usize) -> Self {
        (word(words, at) != 0).then(|| word(words, at + 1))
    }
}

impl DiValue for Extent {
    const SIZE: DiSize = DiSize::Extent;
    #[inline]
    fn put(&self, words: &mut DiWords) {
        let (md, bits) = match *self {
            Extent::Bits(bits) => (Md::NULL, bits),
            Extent::Computed(md) => (md, 0),
        };
        md.put(words);
        bits.put(words);
    }
    #[inline]
    fn get(words: &[u32], at: usize) -> Self {
        match Md::get(words, at) {
            Md::NULL => Extent::Bits(u64::get(words, at + 1)),
            md => Extent::Computed(md),
        }
    }
}

/// A struct of a node's fields.
pub trait DiNode: Sized {
    /// The kind of node.
    const KIND: DiKind;
    /// Appends the words of the fields.
    fn words(&self, words: &mut DiWords);
    /// Decodes the words.
    fn read(words: &[u32]) -> Option<Self>;
}

const fn position(names: &[&str], fields: &[DiField], name: &str) -> usize {
    let (mut i, mut at) = (0, 0);
    while i < names.len() {
        if str_eq(names[i], name) {
            return at;
        }
        at += fields[i].size.words();
        i += 1;
    }
    panic!("no such field")
}

/// Whether the field whose words start at `at` is a string.
const fn is_text(fields: &[DiField], at: usize) -> bool {
    let (mut i, mut start) = (0, 0);
    while i < fields.len() && start != at {
        start += fields[i].size.words();
        i += 1;
    }
    i < fields.len() && matches!(fields[i].print, DiPrint::Text | DiPrint::TextAlways | DiPrint::OptText)
}

/// The number of operands that are not strings.
const fn n_links(fields: &[DiField], operands: &[usize]) -> usize {
    let (mut i, mut n) = (0, 0);
    while i < operands.len() {
        n += !is_text(fields, operands[i]) as usize;
        i += 1;
    }
    n
}

/// The `N` operands that are not strings.
const fn links<const N: usize>(fields: &[DiField], operands: &[usize]) -> [usize; N] {
    let (mut links, mut i, mut n) = ([0; N], 0, 0);
    while i < operands.len() {
        if !is_text(fields, operands[i]) {
            links[n] = operands[i];
            n += 1;
        }
        i += 1;
    }
    links
}

/// The number of words of all fields.
const fn n_words(fields: &[DiField]) -> usize {
    let (mut i, mut n) = (0, 0);
    while i < fields.len() {
        n += fields[i].size.words();
        i += 1;
    }
    n
}

const fn str_eq(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

macro_rules! di_nodes {
    ($( $(#[doc = $doc:literal])* $Name:ident [$($operand:ident),*] { $( $field:ident : $ty:ty = $text:literal $print:expr; )* } )*) => {
        /// The kind of a node.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub enum DiKind {
            /// A tuple `!{...}`.
            Tuple,
            $( $(#[doc = $doc])* $Name, )*
            /// An expression, which is printed inline.
            DIExpression,
            /// A list of values, possibly local ones; only debug records use it, and it is printed inline.
            DIArgList,
            /// A node with a tag, a header and operands.
            GenericDINode,
        }

        impl DiKind {
            /// The kinds with fields.
            pub const WITH_FIELDS: &'static [DiKind] = &[$( DiKind::$Name, )*];

            /// The definition; `None` for kinds with any number of operands.
            pub fn def(self) -> Option<&'static DiDef> {
                match self {
                    DiKind::Tuple | DiKind::DIExpression | DiKind::DIArgList | DiKind::GenericDINode => None,
                    $( DiKind::$Name => {
                        const FIELDS: &[DiField] = &[$( DiField { name: $text, lead: concat!(", ", $text, ": "), size: <$ty as DiValue>::SIZE, print: { use DiPrint::*; $print } } ),*];
                        const NAMES: &[&str] = &[$( stringify!($field) ),*];
                        const OPERANDS: &[usize] = &[$( position(NAMES, FIELDS, stringify!($operand)) ),*];
                        const LINKS: &[usize] = &links::<{ n_links(FIELDS, OPERANDS) }>(FIELDS, OPERANDS);
                        const { assert!(n_words(FIELDS) <= MAX_WORDS) };
                        let _ = NAMES;
                        static DEF: DiDef = DiDef { name: stringify!($Name), fields: FIELDS, operands: OPERANDS, links: LINKS };
                        Some(&DEF)
                    } )*
                }
            }
        }

        $(
            $(#[doc = $doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
            pub struct $Name { $( #[doc = concat!("`", $text, ":`")] pub $field: $ty, )* }

            impl DiNode for $Name {
                const KIND: DiKind = DiKind::$Name;
                fn words(&self, words: &mut DiWords) {
                    let _ = &words;
                    $( DiValue::put(&self.$field, words); )*
                }

                // Callers use few of the fields; inlining drops the decoding of the others.
                #[inline(always)]
                fn read(words: &[u32]) -> Option<Self> {
                    let (_words, _at) = (words, 0);
                    $(
                        let $field = <$ty as DiValue>::get(_words, _at);
                        let _at = _at + <$ty as DiValue>::SIZE.words();
                    )*
                    Some(Self { $($field),* })
                }
            }
        )*
    };
}

di_nodes! {
    /// The source location of an instruction.
    DILocation [scope, inlined_at] {
        line: u32 = "line" IntAlways; column: u32 = "column" Int; scope: Md = "scope" NodeAlways; inlined_at: Md = "inlinedAt" Node;
        is_implicit_code: bool = "isImplicitCode" Flag; atom_group: u64 = "atomGroup" Int; atom_rank: u32 = "atomRank" Int;
    }
    /// The bounds of one dimension of an array.
    DISubrange [count, lower_bound, upper_bound, stride] {
        count: Md = "count" Bound; lower_bound: Md = "lowerBound" Bound; upper_bound: Md = "upperBound" Bound; stride: Md = "stride" Bound;
    }
    /// The bounds of every dimension of an array of unknown rank.
    DIGenericSubrange [count, lower_bound, upper_bound, stride] {
        count: Md = "count" ConstBound; lower_bound: Md = "lowerBound" ConstBound; upper_bound: Md = "upperBound" ConstBound;
        stride: Md = "stride" ConstBound;
    }
    /// An enumerator of an enumeration type.
    DIEnumerator [name] { name: Md = "name" TextAlways; value: u64 = "value" IntAlways; is_unsigned: bool = "isUnsigned" Flag; }
    /// A basic type: a size and an encoding.
    DIBasicType [name, size] {
        tag: u32 = "tag" Tag(0x24); name: Md = "name" Text; size: Extent = "size" Int; align: u32 = "align" Int;
        data_size: u32 = "dataSize" Int; encoding: u32 = "encoding" Encoding;
        num_extra_inhabitants: u32 = "num_extra_inhabitants" Int; flags: u32 = "flags" Flags;
    }
    /// A fixed-point type. `kind` is 0 for binary, 1 for decimal, 2 for rational; the numbers are signed.
    DIFixedPointType [name, size] {
        tag: u32 = "tag" Tag(0x24); name: Md = "name" Text; size: Extent = "size" Int; align: u32 = "align" Int;
        encoding: u32 = "encoding" Encoding; flags: u32 = "flags" Flags; kind: u32 = "kind" FixedPoint; factor: u64 = "factor" Int;
        numerator: u64 = "numerator" Int; denominator: u64 = "denominator" Int;
    }
    /// A type with the numbers of a range.
    DISubrangeType [file, scope, name, size, base_type, lower_bound, upper_bound, stride, bias] {
        name: Md = "name" Text; scope: Md = "scope" Node; file: Md = "file" Node; line: u32 = "line" Int; size: Extent = "size" Int;
        align: u32 = "align" Int; flags: u32 = "flags" Flags; base_type: Md = "baseType" NodeAlways; lower_bound: Md = "lowerBound" TypedBound;
        upper_bound: Md = "upperBound" TypedBound; stride: Md = "stride" TypedBound; bias: Md = "bias" TypedBound;
    }
    /// The type of a Fortran string.
    DIStringType [name, size, string_length, string_length_expression, string_location_expression] {
        tag: u32 = "tag" Tag(0x12); name: Md = "name" Text; string_length: Md = "stringLength" Node;
        string_length_expression: Md = "stringLengthExpression" Node; string_location_expression: Md = "stringLocationExpression" Node;
        size: Extent = "size" Int; align: u32 = "align" Int; encoding: u32 = "encoding" Encoding;
    }
    /// A type derived from another one: a pointer, typedef, qualifier or member.
    DIDerivedType [file, scope, name, size, offset, base_type, extra_data, annotations] {
        tag: u32 = "tag" Tag(0); name: Md = "name" Text; scope: Md = "scope" Node; file: Md = "file" Node; line: u32 = "line" Int;
        base_type: Md = "baseType" NodeAlways; size: Extent = "size" Int; align: u32 = "align" Int; offset: Extent = "offset" Int;
        flags: u32 = "flags" Flags; extra_data: Md = "extraData" Node; dwarf_address_space: Option<u32> = "dwarfAddressSpace" OptInt;
        annotations: Md = "annotations" Node; ptr_auth_key: u32 = "ptrAuthKey" AuthInt;
        ptr_auth_is_address_discriminated: bool = "ptrAuthIsAddressDiscriminated" AuthBool;
        ptr_auth_extra_discriminator: u32 = "ptrAuthExtraDiscriminator" AuthInt;
        ptr_auth_isa_pointer: bool = "ptrAuthIsaPointer" AuthBool;
        ptr_auth_authenticates_null_values: bool = "ptrAuthAuthenticatesNullValues" AuthBool;
    }
    /// A composite type: a struct, union, enumeration or array.
    DICompositeType [file, scope, name, size, offset, base_type, elements, vtable_holder, template_params, identifier, discriminator, data_location, associated, allocated, rank, annotations, specification, bit_stride] {
        tag: u32 = "tag" Tag(0); name: Md = "name" Text; scope: Md = "scope" Node; file: Md = "file" Node; line: u32 = "line" Int;
        base_type: Md = "baseType" Node; size: Extent = "size" Int; align: u32 = "align" Int; offset: Extent = "offset" Int;
        num_extra_inhabitants: u32 = "num_extra_inhabitants" Int;
        flags: u32 = "flags" Flags; elements: Md = "elements" Node; runtime_lang: u32 = "runtimeLang" Language;
        vtable_holder: Md = "vtableHolder" Node; template_params: Md = "templateParams" Node; identifier: Md = "identifier" Text;
        discriminator: Md = "discriminator" Node; data_location: Md = "dataLocation" Node; associated: Md = "associated" Node;
        allocated: Md = "allocated" Node; rank: Md = "rank" Bound; annotations: Md = "annotations" Node;
        specification: Md = "specification" Node; enum_kind: Option<u32> = "enumKind" EnumKind; bit_stride: Md = "bitStride" Node;
    }
    /// The type of a function.
    DISubroutineType [types] { flags: u32 = "flags" Flags; cc: u32 = "cc" Convention; types: Md = "types" NodeAlways; }
    /// A source file.
    DIFile [filename, directory, checksum, source] {
        filename: Md = "filename" TextAlways; directory: Md = "directory" TextAlways; checksum_kind: u32 = "checksumkind" Checksum;
        checksum: Md = "checksum" Text; source: Md = "source" OptText;
    }
    /// A macro definition, or an undefinition.
    DIMacro [name, value] { kind: u32 = "type" Macinfo; line: u32 = "line" Int; name: Md = "name" Text; value: Md = "value" Text; }
    /// An included file with its macros.
    DIMacroFile [file, nodes] { line: u32 = "line" Int; file: Md = "file" NodeAlways; nodes: Md = "nodes" Node; }
    /// The link between a store and the `#dbg_assign` records that describe it; always distinct.
    DIAssignID [] { }
    /// A compile unit.
    DICompileUnit [file, producer, flags, split_debug_filename, enums, retained_types, globals, imports, macros, sysroot, sdk] {
        source_language_name: u32 = "sourceLanguageName" LanguageName; source_language_version: u32 = "sourceLanguageVersion" Int;
        language: u32 = "language" Language; file: Md = "file" NodeAlways; producer: Md = "producer" Text;
        is_optimized: bool = "isOptimized" Bool; flags: Md = "flags" Text; runtime_version: u32 = "runtimeVersion" IntAlways;
        split_debug_filename: Md = "splitDebugFilename" Text; emission_kind: u32 = "emissionKind" Emission; enums: Md = "enums" Node;
        retained_types: Md = "retainedTypes" Node; globals: Md = "globals" Node; imports: Md = "imports" Node; macros: Md = "macros" Node;
        dwo_id: u64 = "dwoId" Int; no_split_debug_inlining: bool = "splitDebugInlining" NotFlag;
        debug_info_for_profiling: bool = "debugInfoForProfiling" Flag; name_table_kind: u32 = "nameTableKind" NameTable;
        ranges_base_address: bool = "rangesBaseAddress" Flag; sysroot: Md = "sysroot" Text; sdk: Md = "sdk" Text;
    }
    /// A function (subprogram).
    DISubprogram [file, scope, name, linkage_name, ty, unit, declaration, retained_nodes, containing_type, template_params, thrown_types, annotations, target_func_name] {
        name: Md = "name" Text; linkage_name: Md = "linkageName" Text; scope: Md = "scope" NodeAlways; file: Md = "file" Node;
        line: u32 = "line" Int; ty: Md = "type" Node; scope_line: u32 = "scopeLine" Int; containing_type: Md = "containingType" Node;
        virtual_index: Option<u32> = "virtualIndex" OptInt; this_adjustment: u32 = "thisAdjustment" Int; flags: u32 = "flags" Flags;
        sp_flags: u32 = "spFlags" SubprogramFlags; unit: Md = "unit" Node; template_params: Md = "templateParams" Node;
        declaration: Md = "declaration" Node; retained_nodes: Md = "retainedNodes" Node; thrown_types: Md = "thrownTypes" Node;
        annotations: Md = "annotations" Node; target_func_name: Md = "targetFuncName" Text;
        key_instructions: bool = "keyInstructions" Flag;
    }
    /// A lexical block.
    DILexicalBlock [file, scope] {
        scope: Md = "scope" NodeAlways; file: Md = "file" Node; line: u32 = "line" Int; column: u32 = "column" Int;
    }
    /// The part of a lexical block that is in another file.
    DILexicalBlockFile [file, scope] {
        scope: Md = "scope" NodeAlways; file: Md = "file" Node; discriminator: u32 = "discriminator" IntAlways;
    }
    /// A namespace.
    DINamespace [scope, name] { name: Md = "name" Text; scope: Md = "scope" NodeAlways; export_symbols: bool = "exportSymbols" Flag; }
    /// A Fortran common block.
    DICommonBlock [scope, declaration, name, file] {
        scope: Md = "scope" NodeAlways; declaration: Md = "declaration" NodeAlways; name: Md = "name" Text; file: Md = "file" Node;
        line: u32 = "line" Int;
    }
    /// A module of the source language.
    DIModule [file, scope, name, config_macros, include_path, apinotes] {
        scope: Md = "scope" NodeAlways; name: Md = "name" Text; config_macros: Md = "configMacros" Text;
        include_path: Md = "includePath" Text; apinotes: Md = "apinotes" Text; file: Md = "file" Node; line: u32 = "line" Int;
        is_decl: bool = "isDecl" Flag;
    }
    /// A type parameter of a template.
    DITemplateTypeParameter [name, ty] { name: Md = "name" Text; ty: Md = "type" NodeAlways; is_default: bool = "defaulted" Flag; }
    /// A value parameter of a template.
    DITemplateValueParameter [name, ty, value] {
        tag: u32 = "tag" Tag(0x30); name: Md = "name" Text; ty: Md = "type" Node; is_default: bool = "defaulted" Flag;
        value: Md = "value" NodeAlways;
    }
    /// A global variable.
    DIGlobalVariable [scope, name, file, ty, linkage_name, declaration, template_params, annotations] {
        name: Md = "name" Text; linkage_name: Md = "linkageName" Text; scope: Md = "scope" NodeAlways; file: Md = "file" Node;
        line: u32 = "line" Int; ty: Md = "type" Node; is_local: bool = "isLocal" Bool; is_definition: bool = "isDefinition" Bool;
        declaration: Md = "declaration" Node; template_params: Md = "templateParams" Node; align: u32 = "align" Int;
        annotations: Md = "annotations" Node;
    }
    /// A local variable.
    DILocalVariable [scope, name, file, ty, annotations] {
        name: Md = "name" Text; arg: u32 = "arg" Int; scope: Md = "scope" NodeAlways; file: Md = "file" Node; line: u32 = "line" Int;
        ty: Md = "type" Node; flags: u32 = "flags" Flags; align: u32 = "align" Int; annotations: Md = "annotations" Node;
    }
    /// A label.
    DILabel [scope, name, file] {
        scope: Md = "scope" NodeAlways; name: Md = "name" Text; file: Md = "file" Node; line: u32 = "line" Int; column: u32 = "column" Int;
        is_artificial: bool = "isArtificial" Flag; coro_suspend_idx: Option<u32> = "coroSuspendIdx" OptInt;
    }
    /// A global variable and the expression of its value.
    DIGlobalVariableExpression [var, expr] { var: Md = "var" NodeAlways; expr: Md = "expr" NodeAlways; }
    /// A property of an Objective-C class.
    DIObjCProperty [name, file, getter, setter, ty] {
        name: Md = "name" Text; file: Md = "file" Node; line: u32 = "line" Int; setter: Md = "setter" Text; getter: Md = "getter" Text;
        attributes: u32 = "attributes" Int; ty: Md = "type" Node;
    }
    /// An imported declaration or module.
    DIImportedEntity [scope, entity, name, file, elements] {
        tag: u32 = "tag" Tag(0); name: Md = "name" Text; scope: Md = "scope" NodeAlways; entity: Md = "entity" Node; file: Md = "file" Node;
        line: u32 = "line" Int; elements: Md = "elements" Node;
    }
}

impl DiDef {
    /// The index of the first word of each field.
    pub(crate) fn starts(&self) -> SmallVec<[usize; 24]> {
        let mut at = 0;
        self.fields
            .iter()
            .map(|field| {
                let start = at;
                at += field.size.words();
                start
            })
            .collect()
    }
}

impl DiKind {
    /// The kind of a node with this name, without `!`.
    pub fn from_name(name: &[u8]) -> Option<DiKind> {
        match name {
            b"DIExpression" => Some(DiKind::DIExpression),
            b"DIArgList" => Some(DiKind::DIArgList),
            b"GenericDINode" => Some(DiKind::GenericDINode),
            _ => DiKind::WITH_FIELDS
                .iter()
                .copied()
                .find(|kind| kind.def().is_some_and(|def| def.name.as_bytes() == name)),
        }
    }

    /// The code of the kind in a record.
    pub(crate) fn code(self) -> u32 {
        self as u32
    }

    /// The kind of a code in a record.
    #[inline]
    pub(crate) fn of_code(code: u32) -> DiKind {
        /// The kinds in order.
        static KINDS: [DiKind; DiKind::GenericDINode as usize + 1] = {
            let mut kinds = [DiKind::Tuple; DiKind::GenericDINode as usize + 1];
            let mut i = 0;
            while i < DiKind::WITH_FIELDS.len() {
                kinds[i + 1] = DiKind::WITH_FIELDS[i];
                i += 1;
            }
            kinds[i + 1] = DiKind::DIExpression;
            kinds[i + 2] = DiKind::DIArgList;
            kinds[i + 3] = DiKind::GenericDINode;
            kinds
        };
        KINDS.get(code as usize).copied().unwrap_or(DiKind::DIExpression)
    }
}

impl Context {
    /// A uniqued node.
    pub fn di<N: DiNode>(&self, node: &N) -> Md {
        self.md_special(N::KIND, DiWords::of(node).present())
    }

    /// A [`DILocation`] from its most frequent fields; there are as many as instructions.
    pub fn di_location(&self, line: u32, column: u32, scope: Md, inlined_at: Md) -> Md {
        self.md_special(DiKind::DILocation, present(&[line, column, scope.word(), inlined_at.word()]))
    }

    /// A `distinct` node, unequal to all others.
    pub fn di_distinct<N: DiNode>(&self, node: &N) -> Md {
        self.md_distinct_words(N::KIND, DiWords::of(node).present())
    }

    /// Sets the fields of a mutable node ([`Context::md_mutable`]), which may refer to the node itself.
    pub fn di_set<N: DiNode>(&self, late: Md, node: &N) {
        self.md_set_words(late, N::KIND, DiWords::of(node).present());
    }

    /// `!DIExpression(...)`: opcodes with their arguments.
    pub fn di_expression(&self, elements: &[u64]) -> Md {
        let words: SmallVec<[u32; 16]> =
            elements.iter().flat_map(|&e| [e as u32, (e >> 32) as u32]).collect();
        self.md_special(DiKind::DIExpression, &words)
    }

    /// `!DIArgList(...)` as the value of a [`DebugRecord`]: the operands of `DW_OP_LLVM_arg` in its expression.
    pub fn di_arg_list(&self, values: &[crate::value::Value]) -> crate::value::Value {
        let words: SmallVec<[u32; 16]> = values.iter().flat_map(|value| value.words()).collect();
        crate::value::Value::metadata(self.md_special(DiKind::DIArgList, &words))
    }

    fn generic_words(&self, tag: u16, header: &[u8], operands: &[Md]) -> SmallVec<[u32; 16]> {
        let header = if header.is_empty() { Md::NULL } else { self.md_string(header) };
        let mut words = terrace_support::smallvec![tag.into(), header.word()];
        words.extend(operands.iter().map(|md| md.word()));
        words
    }

    /// `!GenericDINode(tag: ..., header: "...", operands: {...})`.
    pub fn di_generic(&self, tag: u16, header: &[u8], operands: &[Md]) -> Md {
        self.md_special(DiKind::GenericDINode, &self.generic_words(tag, header, operands))
    }

    /// `distinct !GenericDINode(...)`.
    pub fn di_generic_distinct(&self, tag: u16, header: &[u8], operands: &[Md]) -> Md {
        self.md_distinct_words(DiKind::GenericDINode, &self.generic_words(tag, header, operands))
    }
}

/// The kind of a debug record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordKind {
    /// `#dbg_value`: the variable has this value from here on.
    Value,
    /// `#dbg_declare`: the variable is at this address.
    Declare,
    /// `#dbg_label`: the label is here.
    Label,
    /// `#dbg_assign`: a store assigns this value to the variable; see [`DebugRecord::assignment`].
    Assign,
    /// `#dbg_declare_value`: the variable is this value throughout.
    DeclareValue,
}

/// The operands of a `#dbg_assign` that describe the store.
#[derive(Clone, Copy, Debug)]
pub struct Assignment {
    /// The [`DIAssignID`] attached to the store.
    pub id: Md,
    /// The destination of the store.
    pub address: crate::value::Value,
    /// The expression that computes the variable's address from the destination.
    pub expression: Md,
}

/// A debug record. It precedes an instruction and is not an instruction itself.
#[derive(Clone, Debug)]
pub struct DebugRecord {
    /// The kind.
    pub kind: RecordKind,
    /// The value or address; unused for a label.
    pub value: crate::value::Value,
    /// The variable or label.
    pub variable: Md,
    /// The expression that computes the variable's value from `value`.
    pub expression: Md,
    /// The location.
    pub loc: Md,
    /// The store of a [`RecordKind::Assign`]; boxed, since few records have one.
    pub assignment: Option<Box<Assignment>>,
}
