//! Debug information: attributes for LLVM's `DI...` metadata nodes.
//!
//! Each is `#llvm.di_name<a = 1, b = 2>` with the parameters of the node (LangRef: "Specialized Metadata Nodes").
//! A recursive node has a `recId`; a node with `isRecSelf` refers to the enclosing node with the same `recId`.

use crate::asm::debug as asm;
use crate::attrs::FieldSyntax::{
    Bool, Checked, Classes, Dwarf, Enum, Flags, Kind, OptU32, Str as Text, U32, U64,
};
use crate::attrs::{AttrClass, AttrFieldDef, DwarfKind, FieldSyntax, StructAttr, row, struct_attrs};
use terrace_ir::AttrKind;
use terrace_rewrite::prelude::*;

terrace_ir::enums! { "llvm", DEBUG_ENUM_ATTRS;
    /// How much debug information a compile unit has.
    enum DIEmissionKind: int(64) "LLVM debug emission kind" { None = 0 "None", Full = 1 "Full", LineTablesOnly = 2 "LineTablesOnly", DebugDirectivesOnly = 3 "DebugDirectivesOnly" }
    /// Which name tables a compile unit has.
    enum DINameTableKind: int(64) "LLVM debug name table kind" { Default = 0 "Default", Gnu = 1 "GNU", None = 2 "None", Apple = 3 "Apple" }
    /// Flags of a type or variable (LangRef: `flags:` of debug-info nodes).
    bits DIFlags: int(32) "|" "LLVM DI flags" { ZERO = 0 "Zero", BIT0 = 1 "Bit0", BIT1 = 2 "Bit1", PRIVATE = 1 "Private", PROTECTED = 2 "Protected", PUBLIC = 3 "Public", FWD_DECL = 4 "FwdDecl", APPLE_BLOCK = 8 "AppleBlock", RESERVED_BIT4 = 16 "ReservedBit4", VIRTUAL = 32 "Virtual", ARTIFICIAL = 64 "Artificial", EXPLICIT = 128 "Explicit", PROTOTYPED = 256 "Prototyped", OBJC_CLASS_COMPLETE = 512 "ObjcClassComplete", OBJECT_POINTER = 1024 "ObjectPointer", VECTOR = 2048 "Vector", STATIC_MEMBER = 4096 "StaticMember", LVALUE_REFERENCE = 8192 "LValueReference", RVALUE_REFERENCE = 16384 "RValueReference", EXPORT_SYMBOLS = 32768 "ExportSymbols", SINGLE_INHERITANCE = 65536 "SingleInheritance", MULTIPLE_INHERITANCE = 65536 "MultipleInheritance", VIRTUAL_INHERITANCE = 65536 "VirtualInheritance", INTRODUCED_VIRTUAL = 262144 "IntroducedVirtual", BIT_FIELD = 524288 "BitField", NO_RETURN = 1048576 "NoReturn", TYPE_PASS_BY_VALUE = 4194304 "TypePassByValue", TYPE_PASS_BY_REFERENCE = 8388608 "TypePassByReference", ENUM_CLASS = 16777216 "EnumClass", THUNK = 33554432 "Thunk", NON_TRIVIAL = 67108864 "NonTrivial", BIG_ENDIAN = 134217728 "BigEndian", LITTLE_ENDIAN = 268435456 "LittleEndian", ALL_CALLS_DESCRIBED = 536870912 "AllCallsDescribed" }
    /// Flags of a subprogram (LangRef: `spFlags:`).
    bits DISubprogramFlags: int(32) "|" "LLVM DISubprogram flags" { VIRTUAL = 1 "Virtual", PURE_VIRTUAL = 2 "PureVirtual", LOCAL_TO_UNIT = 4 "LocalToUnit", DEFINITION = 8 "Definition", OPTIMIZED = 16 "Optimized", PURE = 32 "Pure", ELEMENTAL = 64 "Elemental", RECURSIVE = 128 "Recursive", MAIN_SUBPROGRAM = 256 "MainSubprogram", DELETED = 512 "Deleted", OBJC_DIRECT = 2048 "ObjCDirect" }
}

/// A set of attribute kinds.
type Kinds = &'static [&'static KindDef];

const TYPES: Kinds = &[
    row!(DINullTypeAttr),
    row!(DIBasicTypeAttr),
    row!(DICompositeTypeAttr),
    row!(DIDerivedTypeAttr),
    row!(DIStringTypeAttr),
    row!(DISubroutineTypeAttr),
];
const LOCAL_SCOPES: Kinds = &[row!(DISubprogramAttr), row!(DILexicalBlockAttr), row!(DILexicalBlockFileAttr)];
const OTHER_SCOPES: Kinds = &[
    row!(DICompileUnitAttr),
    row!(DIFileAttr),
    row!(DIModuleAttr),
    row!(DINamespaceAttr),
    row!(DICommonBlockAttr),
];
/// Types that are scopes, since they have members.
const TYPE_SCOPES: Kinds = &[row!(DICompositeTypeAttr), row!(DIDerivedTypeAttr)];
const VARIABLES: Kinds = &[row!(DILocalVariableAttr), row!(DIGlobalVariableAttr)];
const OTHER_NODES: Kinds = &[
    row!(DIImportedEntityAttr),
    row!(DIAnnotationAttr),
    row!(DISubrangeAttr),
    row!(DIGenericSubrangeAttr),
    row!(DILabelAttr),
];

fn is_one_of(ctx: &Context, attr: Attr, sets: &[Kinds]) -> bool {
    let code = ctx.attr_code(attr);
    sets.iter().any(|set| set.iter().any(|row| row.code() == code))
}

/// Whether an attribute is a `DIType`.
pub fn is_type(ctx: &Context, attr: Attr) -> bool {
    is_one_of(ctx, attr, &[TYPES])
}

/// Whether an attribute is a `DIScope`, which includes types with members.
pub fn is_scope(ctx: &Context, attr: Attr) -> bool {
    is_one_of(ctx, attr, &[LOCAL_SCOPES, OTHER_SCOPES, TYPE_SCOPES])
}

/// Whether an attribute is a `DILocalScope`: a scope inside a function.
pub fn is_local_scope(ctx: &Context, attr: Attr) -> bool {
    is_one_of(ctx, attr, &[LOCAL_SCOPES])
}

/// Whether an attribute is a `DIVariable`.
pub fn is_variable(ctx: &Context, attr: Attr) -> bool {
    is_one_of(ctx, attr, &[VARIABLES])
}

/// Whether an attribute is a `DINode`: any of the kinds above and a few others.
pub fn is_node(ctx: &Context, attr: Attr) -> bool {
    is_one_of(ctx, attr, &[TYPES, LOCAL_SCOPES, OTHER_SCOPES, VARIABLES, OTHER_NODES])
}

fn is_distinct(ctx: &Context, attr: Attr) -> bool {
    attr.is::<DistinctAttr>(ctx)
}

const DISTINCT: FieldSyntax = Checked(&AttrClass { cpp: "DistinctAttr", is: is_distinct });
const SCOPE: FieldSyntax = Checked(&AttrClass { cpp: "DIScopeAttr", is: is_scope });
const TYPE_CLASS: AttrClass = AttrClass { cpp: "DITypeAttr", is: is_type };
const TYPE: FieldSyntax = Checked(&TYPE_CLASS);
const TYPE_LIST: FieldSyntax = Classes(&TYPE_CLASS);
const NODE_CLASS: AttrClass = AttrClass { cpp: "DINodeAttr", is: is_node };
const NODE: FieldSyntax = Checked(&NODE_CLASS);
const NODES: FieldSyntax = Classes(&NODE_CLASS);
const VARIABLE: FieldSyntax = Checked(&AttrClass { cpp: "DIVariableAttr", is: is_variable });
/// An integer, a variable or an expression. Upstream's messages spell this type with its namespace.
const BOUND: FieldSyntax = Checked(&AttrClass { cpp: "::mlir::Attribute", is: |_, _| true });
const FILE: FieldSyntax = Kind(row!(DIFileAttr));
const EXPR: FieldSyntax = Kind(row!(DIExpressionAttr));
const TAG: FieldSyntax = Dwarf(DwarfKind::Tag);
const ENCODING: FieldSyntax = Dwarf(DwarfKind::Encoding);
/// A line number, whose type upstream's messages call `uint32_t`.
const LINE32: FieldSyntax = FieldSyntax::Sized32;

struct_attrs! { DEBUG_ATTRS;
    /// A type that has only a size and an encoding: an integer, a float.
    DIBasicTypeAttr = "di_basic_type" {
        tag("tag", TAG, opt): u32, name("name", Text): Str, size_in_bits("sizeInBits", U64, opt): u64,
        encoding("encoding", ENCODING, opt): u32,
    }
    /// A compile unit: a source file and how it was compiled.
    DICompileUnitAttr = "di_compile_unit" {
        rec_id("recId", DISTINCT, opt): Option<Attr>, is_rec_self("isRecSelf", Bool, opt): bool,
        id("id", DISTINCT, unless_self): Option<Attr>,
        source_language("sourceLanguage", Dwarf(DwarfKind::Language), unless_self): u32,
        file("file", FILE, unless_self): Option<Attr>,
        producer("producer", Text, opt): Option<Str>, is_optimized("isOptimized", Bool, opt_since_23): bool,
        emission_kind("emissionKind", Enum(DIEmissionKind::ENUM), opt_since_23): u32,
        is_debug_info_for_profiling("isDebugInfoForProfiling", Bool, opt): bool,
        name_table_kind("nameTableKind", Enum(DINameTableKind::ENUM), opt): u32,
        split_debug_filename("splitDebugFilename", Text, opt): Option<Str>,
        imported_entities("importedEntities", NODES, opt): [Attr],
    }
    /// A type with elements: a structure, a class, an array, an enumeration.
    DICompositeTypeAttr = "di_composite_type" {
        rec_id("recId", DISTINCT, opt): Option<Attr>, is_rec_self("isRecSelf", Bool, opt): bool, tag("tag", TAG, opt): u32,
        name("name", Text, opt): Option<Str>, file("file", FILE, opt): Option<Attr>, line("line", LINE32, opt): u32,
        scope("scope", SCOPE, opt): Option<Attr>, base_type("baseType", TYPE, opt): Option<Attr>,
        flags("flags", Flags(DIFlags::ENUM), opt): u32, size_in_bits("sizeInBits", U64, opt): u64,
        align_in_bits("alignInBits", U64, opt): u64, data_location("dataLocation", EXPR, opt): Option<Attr>,
        rank("rank", EXPR, opt): Option<Attr>, allocated("allocated", EXPR, opt): Option<Attr>,
        associated("associated", EXPR, opt): Option<Attr>, identifier("identifier", Text, opt): Option<Str>,
        discriminator("discriminator", Kind(row!(DIDerivedTypeAttr)), opt): Option<Attr>, elements("elements", NODES, opt): [Attr],
    }
    /// A type derived from another one: a pointer, a member, a `typedef`.
    DIDerivedTypeAttr = "di_derived_type" {
        tag("tag", TAG, opt): u32, name("name", Text, opt): Option<Str>, file("file", FILE, opt): Option<Attr>,
        line("line", LINE32, opt): u32, scope("scope", SCOPE, opt): Option<Attr>, base_type("baseType", TYPE, opt): Option<Attr>,
        size_in_bits("sizeInBits", U64, opt): u64, align_in_bits("alignInBits", LINE32, opt): u32,
        offset_in_bits("offsetInBits", U64, opt): u64, dwarf_address_space("dwarfAddressSpace", OptU32, opt): [u8],
        flags("flags", Flags(DIFlags::ENUM), opt): u32, extra_data("extraData", NODE, opt): Option<Attr>,
    }
    /// A global variable and the expression for its value.
    DIGlobalVariableExpressionAttr = "di_global_variable_expression" {
        var("var", Kind(row!(DIGlobalVariableAttr))): Attr, expr("expr", EXPR, opt): Option<Attr>,
    }
    /// A global variable.
    DIGlobalVariableAttr = "di_global_variable" {
        scope("scope", SCOPE, opt): Option<Attr>, name("name", Text, opt): Option<Str>,
        linkage_name("linkageName", Text, opt): Option<Str>, file("file", FILE): Attr, line("line", U32): u32,
        ty("type", TYPE): Attr, is_local_to_unit("isLocalToUnit", Bool, opt): bool, is_defined("isDefined", Bool, opt): bool,
        align_in_bits("alignInBits", U32, opt): u32,
    }
    /// A lexical block.
    DILexicalBlockAttr = "di_lexical_block" {
        scope("scope", SCOPE): Attr, file("file", FILE, opt): Option<Attr>, line("line", U32, opt): u32,
        column("column", U32, opt): u32,
    }
    /// A part of a lexical block from another file or with another discriminator.
    DILexicalBlockFileAttr = "di_lexical_block_file" {
        scope("scope", SCOPE): Attr, file("file", FILE, opt): Option<Attr>, discriminator("discriminator", U32): u32,
    }
    /// A local variable.
    DILocalVariableAttr = "di_local_variable" {
        scope("scope", SCOPE): Attr, name("name", Text, opt): Option<Str>, file("file", FILE, opt): Option<Attr>,
        line("line", U32, opt): u32, arg("arg", U32, opt): u32, align_in_bits("alignInBits", U32, opt): u32,
        ty("type", TYPE, opt): Option<Attr>, flags("flags", Flags(DIFlags::ENUM), opt): u32,
    }
    /// A function (subprogram).
    DISubprogramAttr = "di_subprogram" {
        rec_id("recId", DISTINCT, opt): Option<Attr>, is_rec_self("isRecSelf", Bool, opt): bool,
        id("id", DISTINCT, opt): Option<Attr>, compile_unit("compileUnit", Kind(row!(DICompileUnitAttr)), opt): Option<Attr>,
        scope("scope", SCOPE, opt): Option<Attr>, name("name", Text, opt): Option<Str>,
        linkage_name("linkageName", Text, opt): Option<Str>, file("file", FILE, opt): Option<Attr>, line("line", U32, opt): u32,
        scope_line("scopeLine", U32, opt): u32, subprogram_flags("subprogramFlags", Flags(DISubprogramFlags::ENUM), opt): u32,
        ty("type", Kind(row!(DISubroutineTypeAttr)), opt): Option<Attr>, retained_nodes("retainedNodes", NODES, opt): [Attr],
        annotations("annotations", NODES, opt): [Attr],
    }
    /// A module of the source language.
    DIModuleAttr = "di_module" {
        file("file", FILE, opt): Option<Attr>, scope("scope", SCOPE, opt): Option<Attr>, name("name", Text, opt): Option<Str>,
        config_macros("configMacros", Text, opt): Option<Str>, include_path("includePath", Text, opt): Option<Str>,
        apinotes("apinotes", Text, opt): Option<Str>, line("line", U32, opt): u32, is_decl("isDecl", Bool, opt): bool,
    }
    /// A namespace.
    DINamespaceAttr = "di_namespace" {
        name("name", Text, opt): Option<Str>, scope("scope", SCOPE, opt): Option<Attr>, export_symbols("exportSymbols", Bool): bool,
    }
    /// An import of another scope's names.
    DIImportedEntityAttr = "di_imported_entity" {
        tag("tag", TAG, opt): u32, scope("scope", SCOPE): Attr, entity("entity", NODE): Attr, file("file", FILE, opt): Option<Attr>,
        line("line", U32, opt): u32, name("name", Text, opt): Option<Str>, elements("elements", NODES, opt): [Attr],
    }
    /// A name and a value that a front end attached to a declaration.
    DIAnnotationAttr = "di_annotation" { name("name", Text): Str, value("value", Text): Str }
    /// The bounds of an array dimension: integers, variables or expressions.
    DISubrangeAttr = "di_subrange" {
        count("count", BOUND, opt): Option<Attr>, lower_bound("lowerBound", BOUND, opt): Option<Attr>,
        upper_bound("upperBound", BOUND, opt): Option<Attr>, stride("stride", BOUND, opt): Option<Attr>,
    }
    /// A Fortran common block.
    DICommonBlockAttr = "di_common_block" {
        scope("scope", SCOPE): Attr, decl("decl", Kind(row!(DIGlobalVariableAttr)), opt): Option<Attr>, name("name", Text): Str,
        file("file", FILE, opt): Option<Attr>, line("line", U32, opt): u32,
    }
    /// The bounds of each dimension of an array whose rank is not static.
    DIGenericSubrangeAttr = "di_generic_subrange" {
        count("count", BOUND, opt): Option<Attr>, lower_bound("lowerBound", BOUND): Attr,
        upper_bound("upperBound", BOUND, opt): Option<Attr>, stride("stride", BOUND): Attr,
    }
    /// A function type: result and parameter types.
    DISubroutineTypeAttr = "di_subroutine_type" {
        calling_convention("callingConvention", Dwarf(DwarfKind::CallingConvention), opt): u32, types("types", TYPE_LIST, opt): [Attr],
    }
    /// A label.
    DILabelAttr = "di_label" {
        scope("scope", SCOPE): Attr, name("name", Text, opt): Option<Str>, file("file", FILE, opt): Option<Attr>,
        line("line", U32, opt): u32,
    }
    /// The type of a Fortran string.
    DIStringTypeAttr = "di_string_type" {
        tag("tag", TAG, opt): u32, name("name", Text): Str, size_in_bits("sizeInBits", U64, opt): u64,
        align_in_bits("alignInBits", LINE32, opt): u32, string_length("stringLength", VARIABLE, opt): Option<Attr>,
        string_length_exp("stringLengthExp", EXPR, opt): Option<Attr>,
        string_location_exp("stringLocationExp", EXPR, opt): Option<Attr>, encoding("encoding", ENCODING, opt): u32,
    }
}

terrace_ir::attrs! { "llvm", OTHER_DEBUG_ATTRS;
    /// `#llvm.di_null_type`: no type, such as the result of a function that returns nothing.
    DINullTypeAttr = "di_null_type" {} (alias: crate::asm::attrs::alias)
    /// `#llvm.di_file<"name" in "directory">`
    DIFileAttr = "di_file" { name: Str, directory: Str } (parse: asm::parse_file, print: asm::print_file, alias: crate::asm::attrs::alias)
    /// An operation of an expression: opcode and arguments.
    DIExpressionElemAttr = "di_expression_elem" { opcode: u32, arguments: [i64] } (parse: asm::parse_elem, print: asm::print_elem)
    /// `#llvm.di_expression<[DW_OP_deref]>`: the operations that compute a variable's value or address.
    DIExpressionAttr = "di_expression" { operations: [Attr] } (parse: asm::parse_expression, print: asm::print_expression)
}

/// Merges nested fragments of an expression into one; `None` if no fragments are nested.
pub fn merge_fragments(ctx: &Context, ops: &[Attr]) -> Option<Vec<Attr>> {
    const FRAGMENT: u32 = 0x1000;
    let fragment = |attr: Attr| match attr.as_::<DIExpressionElemAttr>(ctx) {
        Some(DIExpressionElemAttr { opcode: FRAGMENT, arguments: &[offset, size], .. }) => {
            Some((offset, size))
        }
        _ => None,
    };
    let mut merged: Vec<Attr> = Vec::with_capacity(ops.len());
    for &op in ops {
        let before = merged.last().and_then(|&last| fragment(last));
        match (before, fragment(op)) {
            (Some((offset, size)), Some((inner, _))) => {
                merged.pop();
                let arguments = [offset.wrapping_add(inner), size];
                merged.push(DIExpressionElemAttr::get(ctx, FRAGMENT, &arguments));
            }
            _ => merged.push(op),
        }
    }
    (merged.len() != ops.len()).then_some(merged)
}

/// The first subprogram in a location's metadata, outermost location first.
pub fn find_subprogram(ctx: &Context, loc: Loc) -> Option<Attr> {
    if loc.pos().is_some() {
        return None;
    }
    if let Some(place) = loc.place(ctx) {
        return place.metadata.filter(|attr| attr.is::<DISubprogramAttr>(ctx));
    }
    let mut stack = vec![loc.attr(ctx)];
    while let Some(loc) = stack.pop() {
        if let Some(fused) = loc.as_::<terrace_ir::attrs::FusedLoc>(ctx) {
            if let Some(metadata) = fused.metadata.filter(|attr| attr.is::<DISubprogramAttr>(ctx)) {
                return Some(metadata);
            }
            stack.extend(fused.locs.iter().rev());
        } else if let Some(call) = loc.as_::<terrace_ir::attrs::CallSiteLoc>(ctx) {
            stack.extend([call.caller, call.callee]);
        } else if let Some(name) = loc.as_::<terrace_ir::attrs::NameLoc>(ctx) {
            stack.push(name.child);
        }
    }
    None
}
