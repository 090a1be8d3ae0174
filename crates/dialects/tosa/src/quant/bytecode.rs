//! Encodings of the dialect's types in bytecode (upstream: `QuantDialectBytecode.td`).

use super::types::*;
use terrace_ir::asm::MlirVersion;
use terrace_ir::decl::KindDef;
use terrace_ir::decl::bytecode::Codec::{Attr, SignedVarInt, SignedVarInts, Type, VarInt};
use terrace_ir::decl::bytecode::{Codec, Encoding};
use terrace_ir::types::TypeKind;

const fn row(code: u64, kind: &'static KindDef, fields: &'static [(&'static str, Codec)]) -> Encoding {
    Encoding { code, kind, since: MlirVersion::V22, fields }
}

/// The encodings of types.
pub(super) const TYPES: &[Encoding] = &[
    row(
        1,
        AnyQuantizedType::DEF,
        &[("flags", VarInt), ("storage", Type), ("min", SignedVarInt), ("max", SignedVarInt)],
    ),
    row(
        2,
        AnyQuantizedType::DEF,
        &[
            ("flags", VarInt),
            ("storage", Type),
            ("expressed", Type),
            ("min", SignedVarInt),
            ("max", SignedVarInt),
        ],
    ),
    row(
        3,
        CalibratedQuantizedType::DEF,
        &[("expressed", Type), ("min", SignedVarInt), ("max", SignedVarInt)],
    ),
    row(
        4,
        UniformQuantizedType::DEF,
        &[
            ("flags", VarInt),
            ("storage", Type),
            ("expressed", Type),
            ("scale", SignedVarInt),
            ("zero_point", SignedVarInt),
            ("min", SignedVarInt),
            ("max", SignedVarInt),
        ],
    ),
    row(
        5,
        UniformQuantizedPerAxisType::DEF,
        &[
            ("flags", VarInt),
            ("storage", Type),
            ("expressed", Type),
            ("dim", VarInt),
            ("min", SignedVarInt),
            ("max", SignedVarInt),
            ("scales", SignedVarInts),
            ("zero_points", SignedVarInts),
        ],
    ),
    row(
        6,
        UniformQuantizedSubChannelType::DEF,
        &[
            ("flags", VarInt),
            ("storage", Type),
            ("expressed", Type),
            ("min", SignedVarInt),
            ("max", SignedVarInt),
            ("dims", SignedVarInts),
            ("block_sizes", SignedVarInts),
            ("scales", Attr),
            ("zero_points", Attr),
        ],
    ),
];
