//! The operands of records of metadata nodes, for both directions: a row for each kind of node with fields.

use crate::debug::{DiKind, DiSize};
use std::sync::LazyLock;

/// An operand of a record, by the name of the field in text.
#[derive(Clone, Copy, Debug)]
enum Slot {
    /// The number of a node or string plus one; 0 is none.
    Md(&'static str),
    /// A number or flag.
    Number(&'static str),
    /// A number plus one; 0 is none.
    PlusOne(&'static str),
    /// A number; the largest one is none.
    OrMax(&'static str),
    /// A number, or the number of a node plus one if the bit of the record says so.
    Extent(&'static str),
    /// A number that is no field.
    Fixed(u64),
}

/// The code of a record, its node, the bits of the first operand that say how the record is written, the bit that says
/// that sizes are nodes, a bit that is a field, and the operands behind the first one.
type Row = (u32, DiKind, u64, u64, (u64, &'static str), &'static [Slot]);

/// No bit.
const NONE: (u64, &str) = (0, "");

#[rustfmt::skip]
const ROWS: &[Row] = {
    use DiKind::*;
    use Slot::{Extent, Fixed, Md, Number, OrMax, PlusOne};
    &[
        (13, DISubrange, 2 << 1, 0, NONE, &[Md("count"), Md("lowerBound"), Md("upperBound"), Md("stride")]),
        (15, DIBasicType, 0, 2, NONE, &[Number("tag"), Md("name"), Extent("size"), Number("align"), Number("encoding"), Number("flags"), Number("num_extra_inhabitants"), Number("dataSize")]),
        (16, DIFile, 0, 0, NONE, &[Md("filename"), Md("directory"), Number("checksumkind"), Md("checksum"), Md("source")]),
        (17, DIDerivedType, 0, 2, NONE, &[Number("tag"), Md("name"), Md("file"), Number("line"), Md("scope"), Md("baseType"), Extent("size"), Number("align"), Extent("offset"), Number("flags"), Md("extraData"), PlusOne("dwarfAddressSpace"), Md("annotations")]),
        (18, DICompositeType, 2, 4, NONE, &[Number("tag"), Md("name"), Md("file"), Number("line"), Md("scope"), Md("baseType"), Extent("size"), Number("align"), Extent("offset"), Number("flags"), Md("elements"), Number("runtimeLang"), Md("vtableHolder"), Md("templateParams"), Md("identifier"), Md("discriminator"), Md("dataLocation"), Md("associated"), Md("allocated"), Md("rank"), Md("annotations"), Number("num_extra_inhabitants"), Md("specification"), OrMax("enumKind"), Md("bitStride")]),
        (19, DISubroutineType, 2, 0, NONE, &[Number("flags"), Md("types"), Number("cc")]),
        (20, DICompileUnit, 0, 0, NONE, &[Number("language"), Md("file"), Md("producer"), Number("isOptimized"), Md("flags"), Number("runtimeVersion"), Md("splitDebugFilename"), Number("emissionKind"), Md("enums"), Md("retainedTypes"), Fixed(0), Md("globals"), Md("imports"), Number("dwoId"), Md("macros"), Number("splitDebugInlining"), Number("debugInfoForProfiling"), Number("nameTableKind"), Number("rangesBaseAddress"), Md("sysroot"), Md("sdk"), Number("sourceLanguageVersion")]),
        (21, DISubprogram, 2 | 4, 0, NONE, &[Md("scope"), Md("name"), Md("linkageName"), Md("file"), Number("line"), Md("type"), Number("scopeLine"), Md("containingType"), Number("spFlags"), Number("virtualIndex"), Number("flags"), Md("unit"), Md("templateParams"), Md("declaration"), Md("retainedNodes"), Number("thisAdjustment"), Md("thrownTypes"), Md("annotations"), Md("targetFuncName"), Number("keyInstructions")]),
        (22, DILexicalBlock, 0, 0, NONE, &[Md("scope"), Md("file"), Number("line"), Number("column")]),
        (23, DILexicalBlockFile, 0, 0, NONE, &[Md("scope"), Md("file"), Number("discriminator")]),
        (24, DINamespace, 0, 0, (2, "exportSymbols"), &[Md("scope"), Md("name")]),
        (25, DITemplateTypeParameter, 0, 0, NONE, &[Md("name"), Md("type"), Number("defaulted")]),
        (26, DITemplateValueParameter, 0, 0, NONE, &[Number("tag"), Md("name"), Md("type"), Number("defaulted"), Md("value")]),
        (27, DIGlobalVariable, 2 << 1, 0, NONE, &[Md("scope"), Md("name"), Md("linkageName"), Md("file"), Number("line"), Md("type"), Number("isLocal"), Number("isDefinition"), Md("declaration"), Md("templateParams"), Number("align"), Md("annotations")]),
        (28, DILocalVariable, 2, 0, NONE, &[Md("scope"), Md("name"), Md("file"), Number("line"), Md("type"), Number("arg"), Number("flags"), Number("align"), Md("annotations")]),
        (30, DIObjCProperty, 0, 0, NONE, &[Md("name"), Md("file"), Number("line"), Md("setter"), Md("getter"), Number("attributes"), Md("type")]),
        (31, DIImportedEntity, 0, 0, NONE, &[Number("tag"), Md("scope"), Md("entity"), Number("line"), Md("name"), Md("file"), Md("elements")]),
        (32, DIModule, 0, 0, NONE, &[Md("file"), Md("scope"), Md("name"), Md("configMacros"), Md("includePath"), Md("apinotes"), Number("line"), Number("isDecl")]),
        (33, DIMacro, 0, 0, NONE, &[Number("type"), Number("line"), Md("name"), Md("value")]),
        (34, DIMacroFile, 0, 0, NONE, &[Fixed(3), Number("line"), Md("file"), Md("nodes")]),
        (37, DIGlobalVariableExpression, 0, 0, NONE, &[Md("var"), Md("expr")]),
        (40, DILabel, 0, 0, (2, "isArtificial"), &[Md("scope"), Md("name"), Md("file"), Number("line"), Number("column"), OrMax("coroSuspendIdx")]),
        (41, DIStringType, 0, 2, NONE, &[Number("tag"), Md("name"), Md("stringLength"), Md("stringLengthExpression"), Md("stringLocationExpression"), Extent("size"), Number("align"), Number("encoding")]),
        (44, DICommonBlock, 0, 0, NONE, &[Md("scope"), Md("declaration"), Md("name"), Md("file"), Number("line")]),
        (45, DIGenericSubrange, 0, 0, NONE, &[Md("count"), Md("lowerBound"), Md("upperBound"), Md("stride")]),
        (47, DIAssignID, 0, 0, NONE, &[]),
        (48, DISubrangeType, 0, 2, NONE, &[Md("name"), Md("file"), Number("line"), Md("scope"), Extent("size"), Number("align"), Number("flags"), Md("baseType"), Md("lowerBound"), Md("upperBound"), Md("stride"), Md("bias")]),
        (49, DIFixedPointType, 0, 2, NONE, &[Number("tag"), Md("name"), Extent("size"), Number("align"), Number("encoding"), Number("flags"), Number("kind"), Number("factor")]),
        (7, DILocation, 0, 0, NONE, &[Number("line"), Number("column"), Md("scope"), Md("inlinedAt"), Number("isImplicitCode"), Number("atomGroup"), Number("atomRank")]),
    ]
};

/// The form of an operand of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Md,
    Number,
    PlusOne,
    OrMax,
    Extent,
    Fixed(u64),
}

/// An operand of a record: its form, and where a node has the field.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    pub(super) form: Form,
    /// The first word of the field.
    pub(super) word: usize,
    pub(super) size: DiSize,
}

/// A kind of record of nodes with fields.
#[derive(Debug)]
pub(super) struct NodeRecord {
    pub(super) code: u32,
    pub(super) kind: DiKind,
    /// Bits of the first operand that LLVM 22 always sets.
    pub(super) bits: u64,
    /// The bit of the first operand that says that sizes are nodes.
    pub(super) extents: u64,
    /// The bit of the first operand that is a field, and the word of that.
    pub(super) flag: (u64, usize),
    pub(super) fields: Vec<Field>,
    /// The number of words of the node.
    pub(super) n_words: usize,
}

/// The word of a field and its size.
fn place(kind: DiKind, name: &str) -> (usize, DiSize) {
    let mut word = 0;
    for field in kind.def().map_or(&[][..], |def| def.fields) {
        if field.name == name {
            return (word, field.size);
        }
        word += field.size.words();
    }
    debug_assert!(name.is_empty(), "{kind:?} has no field {name}");
    (0, DiSize::Word)
}

static RECORDS: LazyLock<Vec<NodeRecord>> = LazyLock::new(|| {
    ROWS.iter()
        .map(|&(code, kind, bits, extents, (flag, name), slots)| NodeRecord {
            code,
            kind,
            bits,
            extents,
            flag: (flag, place(kind, name).0),
            fields: slots
                .iter()
                .map(|&slot| {
                    let (form, name) = match slot {
                        Slot::Md(name) => (Form::Md, name),
                        Slot::Number(name) => (Form::Number, name),
                        Slot::PlusOne(name) => (Form::PlusOne, name),
                        Slot::OrMax(name) => (Form::OrMax, name),
                        Slot::Extent(name) => (Form::Extent, name),
                        Slot::Fixed(number) => (Form::Fixed(number), ""),
                    };
                    let (word, size) = place(kind, name);
                    Field { form, word, size }
                })
                .collect(),
            n_words: kind.def().map_or(0, |def| def.fields.iter().map(|field| field.size.words()).sum()),
        })
        .collect()
});

/// The records by code, and by kind of node.
static BY_CODE: LazyLock<[Option<&'static NodeRecord>; 64]> = LazyLock::new(|| {
    let mut table = [None; 64];
    for record in RECORDS.iter() {
        table[record.code as usize] = Some(record);
    }
    table
});

/// The record with a code.
pub(super) fn by_code(code: u32) -> Option<&'static NodeRecord> {
    BY_CODE.get(code as usize).copied().flatten()
}

/// The record of a kind of node.
pub(super) fn by_kind(kind: DiKind) -> Option<&'static NodeRecord> {
    static TABLE: LazyLock<Vec<Option<&'static NodeRecord>>> = LazyLock::new(|| {
        let n = DiKind::GenericDINode as usize + 1;
        (0..n as u32).map(|code| RECORDS.iter().find(|record| record.kind.code() == code)).collect()
    });
    TABLE.get(kind as usize).copied().flatten()
}

/// The word of a field that a record does not have as it is.
pub(super) fn word_of(kind: DiKind, name: &str) -> usize {
    place(kind, name).0
}

/// The bits of a signed pointer type in a record, with the fields of the node.
pub(super) const POINTER_AUTH: [(&str, u32, u64); 5] = [
    ("ptrAuthKey", 0, 0xf),
    ("ptrAuthIsAddressDiscriminated", 4, 1),
    ("ptrAuthExtraDiscriminator", 5, 0xffff),
    ("ptrAuthIsaPointer", 21, 1),
    ("ptrAuthAuthenticatesNullValues", 22, 1),
];

/// The bit of a compile unit's language that says that it is a name with a version.
pub(super) const VERSIONED_LANGUAGE: u64 = 1 << 63;

/// The operand of a compile unit that says whether split debug information has inlined functions.
pub(super) const SPLIT_INLINING_OPERAND: usize = 16;
