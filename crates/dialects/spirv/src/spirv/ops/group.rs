//! Operations of all invocations of a group.

use crate::prelude::*;
use crate::spirv::enums::{GroupOperation, MemorySemantics, Scope};
use crate::spirv::types::*;
use crate::spirv::verify;

ops! { "spirv", GROUP;
    /// The sum of floats of the invocations of a group.
    GroupFAdd = "GroupFAdd",
    /// The greatest of floats of the invocations of a group.
    GroupFMax = "GroupFMax",
    /// The least of floats of the invocations of a group.
    GroupFMin = "GroupFMin" {
        (x: FloatOrVector) -> (result: FloatOrVector = x)
        attrs  { execution_scope: Scope, group_operation: GroupOperation }
        traits [Pure]
        relations { same_type(x, result) }
        format "$execution_scope $group_operation operands attr-dict `:` type($x)"
        hooks  { verify_shape: verify::group }
    }

    /// The sum of integers of the invocations of a group.
    GroupIAdd = "GroupIAdd",
    /// The greatest of signed integers of the invocations of a group.
    GroupSMax = "GroupSMax",
    /// The least of signed integers of the invocations of a group.
    GroupSMin = "GroupSMin",
    /// The greatest of unsigned integers of the invocations of a group.
    GroupUMax = "GroupUMax",
    /// The least of unsigned integers of the invocations of a group.
    GroupUMin = "GroupUMin" {
        (x: IntegerOrVector) -> (result: IntegerOrVector = x)
        attrs  { execution_scope: Scope, group_operation: GroupOperation }
        traits [Pure]
        relations { same_type(x, result) }
        format "$execution_scope $group_operation operands attr-dict `:` type($x)"
        hooks  { verify_shape: verify::group }
    }

    /// The sum of floats of the active invocations of a group.
    GroupNonUniformFAdd = "GroupNonUniformFAdd",
    /// The greatest of floats of the active invocations of a group.
    GroupNonUniformFMax = "GroupNonUniformFMax",
    /// The least of floats of the active invocations of a group.
    GroupNonUniformFMin = "GroupNonUniformFMin",
    /// The product of floats of the active invocations of a group.
    GroupNonUniformFMul = "GroupNonUniformFMul" {
        (value: FloatOrVector, cluster_size: Option<Integer>) -> (result: FloatOrVector)
        attrs  { execution_scope: Scope, group_operation: GroupOperation }
        format "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
        hooks  { verify: verify::non_uniform }
    }

    /// The bits that all integers have of the active invocations of a group.
    GroupNonUniformBitwiseAnd = "GroupNonUniformBitwiseAnd",
    /// The bits that one of the integers has of the active invocations of a group.
    GroupNonUniformBitwiseOr = "GroupNonUniformBitwiseOr",
    /// The bits that an odd number of integers has of the active invocations of a group.
    GroupNonUniformBitwiseXor = "GroupNonUniformBitwiseXor",
    /// The sum of integers of the active invocations of a group.
    GroupNonUniformIAdd = "GroupNonUniformIAdd",
    /// The product of integers of the active invocations of a group.
    GroupNonUniformIMul = "GroupNonUniformIMul",
    /// The greatest of signed integers of the active invocations of a group.
    GroupNonUniformSMax = "GroupNonUniformSMax",
    /// The least of signed integers of the active invocations of a group.
    GroupNonUniformSMin = "GroupNonUniformSMin",
    /// The greatest of unsigned integers of the active invocations of a group.
    GroupNonUniformUMax = "GroupNonUniformUMax",
    /// The least of unsigned integers of the active invocations of a group.
    GroupNonUniformUMin = "GroupNonUniformUMin" {
        (value: IntegerOrVector, cluster_size: Option<Integer>) -> (result: IntegerOrVector)
        attrs  { execution_scope: Scope, group_operation: GroupOperation }
        format "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
        hooks  { verify: verify::non_uniform }
    }

    /// Whether all conditions hold of the active invocations of a group.
    GroupNonUniformLogicalAnd = "GroupNonUniformLogicalAnd",
    /// Whether one of the conditions holds of the active invocations of a group.
    GroupNonUniformLogicalOr = "GroupNonUniformLogicalOr",
    /// Whether an odd number of conditions holds of the active invocations of a group.
    GroupNonUniformLogicalXor = "GroupNonUniformLogicalXor" {
        (value: BoolOrVector, cluster_size: Option<Integer>) -> (result: BoolOrVector)
        attrs  { execution_scope: Scope, group_operation: GroupOperation }
        format "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
        hooks  { verify: verify::non_uniform }
    }

    /// Waits until all invocations of a scope have come here.
    ControlBarrier = "ControlBarrier" {
        ()
        attrs  { execution_scope: Scope, memory_scope: Scope, memory_semantics: MemorySemantics }
        format "$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict"
        hooks  { verify_shape: verify::control_barrier }
    }

    /// States that an invocation has come to a barrier.
    INTELControlBarrierArrive = "INTEL.ControlBarrierArrive",
    /// Waits until all invocations of a scope have come to a barrier.
    INTELControlBarrierWait = "INTEL.ControlBarrierWait" {
        ()
        attrs  { execution_scope: Scope, memory_scope: Scope, memory_semantics: MemorySemantics }
        format "$execution_scope $memory_scope $memory_semantics attr-dict"
    }
}
