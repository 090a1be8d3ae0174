//! Declaration of the dialect, from its tables of operations, attributes and types.

use crate::attrs::{OTHER_ATTRS, STRUCT_ATTRS};
use crate::debug::{DEBUG_ATTRS, DEBUG_ENUM_ATTRS, OTHER_DEBUG_ATTRS};
use crate::enums::ENUM_ATTRS;
use crate::metadata::METADATA_ATTRS;
use crate::types::TYPES;
use crate::{fold, ops, verify};
use terrace_ir::decl::tables::{concat, count};
use terrace_rewrite::prelude::*;

/// Tables of operations, in declaration order.
const OP_TABLES: &[&[&OpDef]] = &[
    ops::module::MODULE_OPS,
    ops::constants::CONSTANT_OPS,
    ops::arith::ARITH_OPS,
    ops::cast::CAST_OPS,
    ops::memory::MEMORY_OPS,
    ops::control::CONTROL_OPS,
    ops::metadata::METADATA_OPS,
    ops::intrinsics::INTRINSIC_OPS,
    ops::newer_intrinsics::NEWER_INTRINSIC_OPS,
    ops::constrained::CONSTRAINED_OPS,
    ops::vector_intrinsics::VECTOR_INTRINSIC_OPS,
    ops::vp_intrinsics::VP_INTRINSIC_OPS,
];
/// Tables of attribute kinds, searched in this order. Debug information is by far the most in programs that have it.
const ATTR_TABLES: &[&[&KindDef]] = &[
    DEBUG_ATTRS,
    OTHER_DEBUG_ATTRS,
    STRUCT_ATTRS,
    OTHER_ATTRS,
    METADATA_ATTRS,
    ENUM_ATTRS,
    DEBUG_ENUM_ATTRS,
];

static OPS: [&OpDef; count(OP_TABLES)] = concat(OP_TABLES);
static ATTRS: [&KindDef; count(ATTR_TABLES)] = concat(ATTR_TABLES);

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "llvm",
    ops: &OPS,
    types: TYPES,
    attrs: &ATTRS,
    hooks: DialectHooks {
        verify_op_attr: Some(verify::op_attr),
        verify_arg_attr: Some(verify::arg_attr),
        verify_result_attr: Some(verify::result_attr),
        allows_unknown_ops: true,
        materialize_constant: Some(fold::materialize),
        unknown_type: Some(crate::asm::types::unknown_type),
        inlining: Some(&crate::inline::INLINER),
        builtin_types: crate::versions::BUILTIN_TYPES,
        added: crate::versions::ADDED,
        removed: crate::versions::REMOVED,
        changed_attrs: crate::versions::CHANGED_ATTRS,
        newer_param: Some(crate::versions::newer_param),
        bytecode: Some(&crate::bytecode::ROWS),
        ..DialectHooks::NONE
    },
};
