//! Encodings of the dialect's attributes in bytecode (upstream: `LLVMDialectBytecode.td`). Types and other attributes are
//! text.

use crate::attrs::{LoopAnnotationAttr, row};
use crate::debug::*;
use terrace_ir::AttrKind;
use terrace_ir::decl::bytecode::Codec::{
    Attr, Bool, FlaggedAttrs, FlaggedVarInts, OptAttr, OptStrAttr, OptVarInt, Str, VarInt,
};
use terrace_ir::decl::bytecode::{BytecodeRows, Encoding};
use terrace_rewrite::prelude::MlirVersion;

/// Lists encodings: the code, the kind, the first version of MLIR with it, and how its parameters are encoded.
macro_rules! encodings {
    ($($code:literal $Name:ident $(since $version:ident)? { $($field:ident: $codec:ident),* $(,)? })*) => {
        &[$( Encoding {
            code: $code,
            kind: row!($Name),
            since: encodings!(@since $($version)?),
            fields: &[$( (stringify!($field), $codec) ),*],
        } ),*]
    };
    (@since) => { MlirVersion::V22 };
    (@since $version:ident) => { MlirVersion::$version };
}

/// The encodings.
pub static ROWS: BytecodeRows = BytecodeRows { types: &[], attrs: ATTRS, version: &[] };

static ATTRS: &[Encoding] = encodings! {
    0 DIBasicTypeAttr { tag: VarInt, name: Str, size_in_bits: VarInt, encoding: VarInt }
    1 DICompileUnitAttr {
        id: Attr, source_language: VarInt, file: Attr, producer: OptStrAttr, is_optimized: Bool, emission_kind: VarInt,
        name_table_kind: VarInt,
    }
    2 DICompositeTypeAttr {
        rec_id: OptAttr, is_rec_self: Bool, tag: VarInt, name: OptStrAttr, file: OptAttr, line: VarInt, scope: OptAttr,
        base_type: OptAttr, flags: VarInt, size_in_bits: VarInt, align_in_bits: VarInt, data_location: OptAttr,
        rank: OptAttr, allocated: OptAttr, associated: OptAttr, elements: FlaggedAttrs,
    }
    3 DIDerivedTypeAttr {
        tag: VarInt, name: OptStrAttr, base_type: OptAttr, size_in_bits: VarInt, align_in_bits: VarInt,
        offset_in_bits: VarInt, dwarf_address_space: OptVarInt, extra_data: OptAttr,
    }
    4 DIExpressionElemAttr { opcode: VarInt, arguments: FlaggedVarInts }
    5 DIExpressionAttr { operations: FlaggedAttrs }
    6 DIFileAttr { name: Str, directory: Str }
    7 DIGlobalVariableAttr {
        scope: OptAttr, name: OptStrAttr, linkage_name: OptStrAttr, file: Attr, line: VarInt, ty: Attr,
        is_local_to_unit: Bool, is_defined: Bool, align_in_bits: VarInt,
    }
    8 DIGlobalVariableExpressionAttr { var: Attr, expr: OptAttr }
    9 DIImportedEntityAttr {
        tag: VarInt, scope: Attr, entity: Attr, file: OptAttr, line: VarInt, name: OptStrAttr, elements: FlaggedAttrs,
    }
    10 DILabelAttr { scope: Attr, name: OptStrAttr, file: OptAttr, line: VarInt }
    11 DILexicalBlockAttr { scope: Attr, file: OptAttr, line: VarInt, column: VarInt }
    12 DILexicalBlockFileAttr { scope: Attr, file: OptAttr, discriminator: VarInt }
    13 DILocalVariableAttr {
        scope: Attr, name: OptStrAttr, file: OptAttr, line: VarInt, arg: VarInt, align_in_bits: VarInt, ty: OptAttr,
        flags: VarInt,
    }
    14 DINamespaceAttr { name: OptStrAttr, scope: OptAttr, export_symbols: Bool }
    15 DISubprogramAttr {
        rec_id: OptAttr, is_rec_self: Bool, id: OptAttr, compile_unit: OptAttr, scope: OptAttr, name: OptStrAttr,
        linkage_name: OptStrAttr, file: OptAttr, line: VarInt, scope_line: VarInt, subprogram_flags: VarInt,
        ty: OptAttr, retained_nodes: FlaggedAttrs, annotations: FlaggedAttrs,
    }
    16 DISubrangeAttr { count: OptAttr, lower_bound: OptAttr, upper_bound: OptAttr, stride: OptAttr }
    17 DISubroutineTypeAttr { calling_convention: VarInt, types: FlaggedAttrs }
    18 LoopAnnotationAttr {
        disable_nonforced: OptAttr, vectorize: OptAttr, interleave: OptAttr, unroll: OptAttr, unroll_and_jam: OptAttr,
        licm: OptAttr, distribute: OptAttr, pipeline: OptAttr, peeled: OptAttr, unswitch: OptAttr,
        must_progress: OptAttr, is_vectorized: OptAttr, start_loc: OptAttr, end_loc: OptAttr,
        parallel_accesses: FlaggedAttrs,
    }
    1 DICompileUnitAttr since V23 {
        rec_id: OptAttr, is_rec_self: Bool, id: OptAttr, source_language: VarInt, file: OptAttr, producer: OptStrAttr,
        is_optimized: Bool, emission_kind: VarInt, is_debug_info_for_profiling: Bool, name_table_kind: VarInt,
        split_debug_filename: OptStrAttr, imported_entities: FlaggedAttrs,
    }
    2 DICompositeTypeAttr since V23 {
        rec_id: OptAttr, is_rec_self: Bool, tag: VarInt, name: OptStrAttr, file: OptAttr, line: VarInt, scope: OptAttr,
        base_type: OptAttr, flags: VarInt, size_in_bits: VarInt, align_in_bits: VarInt, data_location: OptAttr,
        rank: OptAttr, allocated: OptAttr, associated: OptAttr, identifier: OptStrAttr, discriminator: OptAttr,
        elements: FlaggedAttrs,
    }
    3 DIDerivedTypeAttr since V23 {
        tag: VarInt, name: OptStrAttr, file: OptAttr, line: VarInt, scope: OptAttr, base_type: OptAttr,
        size_in_bits: VarInt, align_in_bits: VarInt, offset_in_bits: VarInt, dwarf_address_space: OptVarInt,
        flags: VarInt, extra_data: OptAttr,
    }
};
