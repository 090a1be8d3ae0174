//! Debug information in other versions: fields and names that they lack. The printer asks for what it writes, since
//! nodes refer to each other in circles.

use super::LlvmVersion;
use crate::context::Context;
use crate::debug::{DIGlobalVariableExpression, DiKind, DiSize};
use crate::metadata::{Md, MdView};
use core::ops::RangeInclusive;
use terrace_support::dwarf;
use terrace_support::small_vec::SmallVec;

/// Fields that LLVM 7 lacks, with their first versions. They are left out.
static FIELDS: &[(DiKind, &str, u8)] = &[
    // LLVM 7 writes it to PTX, where NVIDIA's assembler does not take it.
    (DiKind::DIFile, "source", 8),
    (DiKind::DICompileUnit, "nameTableKind", 8),
    (DiKind::DICompileUnit, "rangesBaseAddress", 8),
    (DiKind::DIGlobalVariable, "templateParams", 8),
    (DiKind::DILocation, "isImplicitCode", 8),
    (DiKind::DIBasicType, "flags", 9),
    (DiKind::DICompileUnit, "sysroot", 11),
    (DiKind::DICompileUnit, "sdk", 11),
    (DiKind::DICompositeType, "dataLocation", 11),
    (DiKind::DIModule, "apinotes", 11),
    (DiKind::DIModule, "file", 11),
    (DiKind::DIModule, "line", 11),
    (DiKind::DISubrange, "upperBound", 11),
    (DiKind::DISubrange, "stride", 11),
    (DiKind::DITemplateTypeParameter, "defaulted", 11),
    (DiKind::DITemplateValueParameter, "defaulted", 11),
    (DiKind::DICompositeType, "associated", 12),
    (DiKind::DICompositeType, "allocated", 12),
    (DiKind::DICompositeType, "rank", 12),
    (DiKind::DIModule, "isDecl", 12),
    (DiKind::DICompositeType, "annotations", 14),
    (DiKind::DIDerivedType, "annotations", 14),
    (DiKind::DIGlobalVariable, "annotations", 14),
    (DiKind::DIImportedEntity, "elements", 14),
    (DiKind::DILocalVariable, "annotations", 14),
    (DiKind::DISubprogram, "annotations", 14),
    (DiKind::DISubprogram, "targetFuncName", 15),
    (DiKind::DIDerivedType, "ptrAuthKey", 19),
    (DiKind::DIDerivedType, "ptrAuthIsAddressDiscriminated", 19),
    (DiKind::DIDerivedType, "ptrAuthExtraDiscriminator", 19),
    (DiKind::DIDerivedType, "ptrAuthIsaPointer", 19),
    (DiKind::DIDerivedType, "ptrAuthAuthenticatesNullValues", 19),
    (DiKind::DIBasicType, "num_extra_inhabitants", 20),
    (DiKind::DICompositeType, "num_extra_inhabitants", 20),
    (DiKind::DICompositeType, "specification", 20),
    (DiKind::DICompositeType, "bitStride", 21),
    (DiKind::DICompositeType, "enumKind", 21),
    (DiKind::DILabel, "column", 21),
    (DiKind::DILabel, "isArtificial", 21),
    (DiKind::DILabel, "coroSuspendIdx", 21),
    (DiKind::DILocation, "atomGroup", 21),
    (DiKind::DILocation, "atomRank", 21),
    (DiKind::DISubprogram, "keyInstructions", 21),
    (DiKind::DIBasicType, "dataSize", 22),
    (DiKind::DICompileUnit, "sourceLanguageName", 22),
    (DiKind::DICompileUnit, "sourceLanguageVersion", 22),
];

/// Kinds of nodes that earlier versions lack, with the kinds that say less.
static KINDS: &[(DiKind, u8, DiKind)] = &[
    (DiKind::DICommonBlock, 9, DiKind::DINamespace),
    (DiKind::DIGenericSubrange, 11, DiKind::DISubrange),
    (DiKind::DIStringType, 12, DiKind::DIBasicType),
    (DiKind::DIFixedPointType, 21, DiKind::DIBasicType),
    (DiKind::DISubrangeType, 21, DiKind::DIDerivedType),
];

/// Tags that earlier versions refuse, with the first version of those that are written that takes them, and tags that say
/// less.
static TAGS: &[(DiKind, u32, u8, u32)] = &[
    (DiKind::DIBasicType, STRING, 15, BASE_TYPE),
    (DiKind::DICompositeType, NAMELIST, 15, STRUCTURE),
    (DiKind::DIDerivedType, IMMUTABLE, 15, CONST),
    (DiKind::DIDerivedType, SET, 15, TYPEDEF),
    (DiKind::DIDerivedType, VARIABLE, 18, MEMBER),
    (DiKind::DIDerivedType, TEMPLATE_ALIAS, 19, TYPEDEF),
    (DiKind::DIDerivedType, SIGNED_POINTER, 19, RESTRICT),
];

/// Numbers whose names came after LLVM 15. The number stands in their place, except where none may.
static NAMES: &[(Names, RangeInclusive<u32>, u8)] = &[
    (Names::Tag, 0x4300..=0x4300, 16),
    (Names::Language, 0x26..=0x2f, 16),
    (Names::Language, 0x30..=0x3c, 19),
    (Names::Language, 0x3d..=0x3d, 22),
    (Names::Convention, 0xcc..=0xcc, 18),
    (Names::Convention, 0xcd..=0xcf, 19),
    (Names::Convention, 0xc7..=0xc7, 21),
    (Names::Convention, 0xd0..=0xd0, 21),
];

/// A set of names of DWARF.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Names {
    /// `DW_TAG_...`.
    Tag,
    /// `DW_LANG_...`.
    Language,
    /// `DW_CC_...`.
    Convention,
    /// `DW_ATE_...`.
    Encoding,
}

impl Names {
    /// The names of LLVM 22.
    pub(crate) fn table(self) -> &'static dwarf::Table {
        match self {
            Names::Tag => &dwarf::TAGS,
            Names::Language => &dwarf::LANGUAGES,
            Names::Convention => &dwarf::CALLING_CONVENTIONS,
            Names::Encoding => &dwarf::ENCODINGS,
        }
    }

    /// Whether a version has a name for a number, if LLVM 22 has.
    pub(crate) fn has(self, version: LlvmVersion, number: u32) -> bool {
        let row = NAMES.iter().find(|(names, numbers, _)| *names == self && numbers.contains(&number));
        row.is_none_or(|&(.., since)| version.has(since))
    }
}

/// The flag `DIFlagNameIsSimplified`, which came with LLVM 22.
const NAME_IS_SIMPLIFIED: u32 = 1 << 30;
/// The flags of types, variables and functions that LLVM 7 lacks, or gives another meaning: `DIFlagExportSymbols`, and
/// all from `DIFlagEnumClass` on.
const FLAGS_SINCE_9: u32 = 1 << 15 | u32::MAX << 24;
/// `DISPFlagMainSubprogram`, which was `DIFlagMainSubprogram` until LLVM 7.
const MAIN: u32 = 1 << 8;
const OLD_MAIN: u32 = 1 << 21;
/// The emission kind `DebugDirectivesOnly`, which came with LLVM 8, and `LineTablesOnly`.
const DIRECTIVES_ONLY: u32 = 3;
const LINE_TABLES_ONLY: u32 = 2;
/// The kind of name table `Apple`, which came with LLVM 17.
const APPLE_NAMES: u32 = 3;
/// The kind of checksum `CSK_SHA256`, which came with LLVM 11.
const SHA256: u32 = 3;

/// `DW_TAG_` of types and members.
const MEMBER: u32 = 0x0d;
const STRING: u32 = 0x12;
const STRUCTURE: u32 = 0x13;
const TYPEDEF: u32 = 0x16;
const SET: u32 = 0x20;
const BASE_TYPE: u32 = 0x24;
const CONST: u32 = 0x26;
const NAMELIST: u32 = 0x2b;
/// Static members of classes in DWARF 5.
const VARIABLE: u32 = 0x34;
const RESTRICT: u32 = 0x37;
const TEMPLATE_ALIAS: u32 = 0x43;
const IMMUTABLE: u32 = 0x4b;
/// `DW_TAG_LLVM_ptrauth_type`.
const SIGNED_POINTER: u32 = 0x4300;

/// The fields of a node, in words.
type Words = SmallVec<[u32; 32]>;

/// A node as a version has it.
pub(crate) fn node_for(version: LlvmVersion, mut kind: DiKind, words: &[u32]) -> (DiKind, Words) {
    let mut words: Words = words.into();
    for &(newer, since, older) in KINDS {
        if kind == newer && !version.has(since) {
            words = converted(&words, newer, older);
            kind = older;
        }
    }
    if kind == DiKind::DICompileUnit && !version.has(22) {
        let name = get(kind, &words, "sourceLanguageName");
        if name != 0 {
            let language = language(name, get(kind, &words, "sourceLanguageVersion")).unwrap_or(C);
            set(kind, &mut words, "language", language);
        }
    }
    if !version.has(9) && kind != DiKind::DICompileUnit {
        let flags = get(kind, &words, "flags") & !FLAGS_SINCE_9;
        let is_main = get(kind, &words, "spFlags") & MAIN != 0;
        set(kind, &mut words, "flags", if is_main { flags | OLD_MAIN } else { flags });
    }
    if !version.has(8) && get(kind, &words, "emissionKind") == DIRECTIVES_ONLY {
        set(kind, &mut words, "emissionKind", LINE_TABLES_ONLY);
    }
    if !version.has(11) && get(kind, &words, "checksumkind") == SHA256 {
        set(kind, &mut words, "checksumkind", 0);
        set(kind, &mut words, "checksum", 0);
    }
    if !version.has(17) && get(kind, &words, "nameTableKind") == APPLE_NAMES {
        set(kind, &mut words, "nameTableKind", 0);
    }
    if !version.has(22) {
        let flags = get(kind, &words, "flags");
        // The flags of compile units are a string.
        if kind != DiKind::DICompileUnit && flags & NAME_IS_SIMPLIFIED != 0 {
            set(kind, &mut words, "flags", flags & !NAME_IS_SIMPLIFIED);
        }
    }
    let tag = get(kind, &words, "tag");
    if let Some(&(.., since, older)) = TAGS.iter().find(|row| row.0 == kind && row.1 == tag)
        && !version.has(since)
    {
        set(kind, &mut words, "tag", older);
    }
    let is_type = matches!(kind, DiKind::DIDerivedType | DiKind::DICompositeType | DiKind::DISubrangeType);
    if version.has(23) && is_type && get(kind, &words, "file") == 0 {
        set(kind, &mut words, "line", 0);
    }
    let mut at = 0;
    for field in kind.def().map_or(&[][..], |def| def.fields) {
        let row = FIELDS.iter().find(|(of, name, _)| *of == kind && *name == field.name);
        // Until LLVM 20, sizes and offsets are numbers; those of basic types until LLVM 21.
        let computed = if kind == DiKind::DIBasicType { 22 } else { 21 };
        let is_unknown = row.is_some_and(|&(.., since)| !version.has(since))
            || field.size == DiSize::Extent
                && words.get(at).is_some_and(|&md| md != 0)
                && !version.has(computed);
        let end = at + field.size.words();
        if is_unknown {
            let end = end.min(words.len());
            words.get_mut(at.min(end)..end).unwrap_or_default().fill(0);
        }
        at = end;
    }
    (kind, words)
}

/// The place of a field in the words of a node.
fn place(kind: DiKind, name: &str) -> Option<(usize, DiSize)> {
    let mut at = 0;
    for field in kind.def()?.fields {
        if field.name == name {
            return Some((at, field.size));
        }
        at += field.size.words();
    }
    None
}

/// The first word of a field; 0 if there is none.
fn get(kind: DiKind, words: &[u32], name: &str) -> u32 {
    place(kind, name).and_then(|(at, _)| words.get(at)).copied().unwrap_or(0)
}

/// Sets the first word of a field.
fn set(kind: DiKind, words: &mut Words, name: &str, value: u32) {
    if let Some((at, _)) = place(kind, name)
        && (value != 0 || at < words.len())
    {
        if words.len() <= at {
            words.resize(at + 1, 0);
        }
        words[at] = value;
    }
}

/// The fields of a node that another kind of node has, too.
fn converted(words: &[u32], from: DiKind, to: DiKind) -> Words {
    let mut new = Words::new();
    for field in to.def().map_or(&[][..], |def| def.fields) {
        let old = place(from, field.name).filter(|(_, size)| *size == field.size);
        let word = |i: usize| old.and_then(|(at, _)| words.get(at + i)).copied().unwrap_or(0);
        new.extend((0..field.size.words()).map(word));
    }
    match to {
        DiKind::DIDerivedType => set(to, &mut new, "tag", TYPEDEF),
        DiKind::DIBasicType => set(to, &mut new, "tag", BASE_TYPE),
        _ => {}
    }
    new
}

/// The language of earlier versions for a name and a version of DWARF 6, if there is one.
fn language(name: u32, version: u32) -> Option<u32> {
    /// `DW_LANG_` by the version up to which it is meant, for the names that have several.
    static VERSIONED: &[(&str, &[(u32, &str)])] = &[
        ("C", &[(0, "C"), (198_912, "C89"), (199_901, "C99"), (201_112, "C11"), (u32::MAX, "C17")]),
        (
            "C_plus_plus",
            &[
                (199_711, "C_plus_plus"),
                (200_310, "C_plus_plus_03"),
                (201_103, "C_plus_plus_11"),
                (201_402, "C_plus_plus_14"),
                (201_703, "C_plus_plus_17"),
                (u32::MAX, "C_plus_plus_20"),
            ],
        ),
        (
            "Fortran",
            &[
                (1977, "Fortran77"),
                (1990, "Fortran90"),
                (1995, "Fortran95"),
                (2003, "Fortran03"),
                (2008, "Fortran08"),
                (u32::MAX, "Fortran18"),
            ],
        ),
        ("Ada", &[(1983, "Ada83"), (1995, "Ada95"), (2005, "Ada2005"), (u32::MAX, "Ada2012")]),
        ("Cobol", &[(1974, "Cobol74"), (u32::MAX, "Cobol85")]),
        ("OpenCL_C", &[(u32::MAX, "OpenCL")]),
        ("Pascal", &[(u32::MAX, "Pascal83")]),
    ];
    let name = crate::print::language_name(name)?.strip_prefix("DW_LNAME_")?;
    let row = VERSIONED.iter().find(|(of, _)| *of == name).map_or(&[][..], |(_, versions)| versions);
    let name = row.iter().find(|(last, _)| version <= *last).map_or(name, |(_, name)| name);
    dwarf::LANGUAGES.value(&format!("DW_LANG_{name}"))
}

/// `DW_LANG_C`.
const C: u32 = 2;

/// Whether a version has all operations of an expression.
pub(crate) fn has_operations(version: LlvmVersion, elements: impl Iterator<Item = u64>) -> bool {
    /// `DW_OP_LLVM_extract_bits_sext` and `..._zext`.
    const EXTRACT_BITS: RangeInclusive<u64> = 0x1006..=0x1007;
    let mut elements = elements;
    while let Some(op) = elements.next() {
        if EXTRACT_BITS.contains(&op) && !version.has(19) || !version.has(8) && !OPERATIONS_OF_7.contains(&op)
        {
            return false;
        }
        for _ in 1..crate::verify::expression_op_size(op) {
            elements.next();
        }
    }
    true
}

/// Whether a version can say where the value of a global variable is, given by the node that is attached to it.
pub(super) fn has_value(version: LlvmVersion, cx: &Context, attached: Md) -> bool {
    let MdView::Node(node) = cx.md_view(attached) else { return true };
    let expr = node.fields::<DIGlobalVariableExpression>().map_or(Md::NULL, |fields| fields.expr);
    match cx.md_view(expr) {
        MdView::Node(expr) => has_operations(version, expr.elements()),
        _ => true,
    }
}

/// The operations of expressions in LLVM 7: `DW_OP_deref`, `constu`, `swap`, `xderef`, `and`, `div`, `minus`, `mod`, `mul`, `or`,
/// `plus`, `plus_uconst`, `shl`, `shr`, `shra`, `xor`, `lit0`, `stack_value`, `LLVM_fragment`.
static OPERATIONS_OF_7: &[u64] = &[
    0x06, 0x10, 0x16, 0x18, 0x1a, 0x1b, 0x1c, 0x1d, 0x1e, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x30,
    0x9f, 0x1000,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_and_languages_exist() {
        for &(kind, field, _) in FIELDS {
            assert!(place(kind, field).is_some(), "{kind:?}: {field}");
        }
        for &(kind, ..) in KINDS {
            assert!(kind.def().is_some());
        }
        for &(names, ref numbers, _) in NAMES {
            assert!(
                numbers.clone().any(|number| names.table().name(number).is_some()),
                "{names:?}: {numbers:?}"
            );
        }
        for name in (1..64).filter(|&name| crate::print::language_name(name).is_some()) {
            for version in [0, 1985, 1996, 2000, 199_711, 200_310, 201_103, 201_402, 201_703, 201_710] {
                assert!(language(name, version).is_some(), "{name} {version}");
            }
        }
    }
}
