//! Operations of all invocations of a group.

use crate::prelude::*;
use crate::spirv::enums::{GroupOperation, MemorySemantics, Scope};
use crate::spirv::types::*;
use crate::spirv::verify;

ops! { "spirv", GROUP;
    /// The sum of floats of the invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupFAdd = "GroupFAdd",
    /// The greatest of floats of the invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupFMax = "GroupFMax",
    /// The least of floats of the invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupFMin = "GroupFMin" {
        (x: FloatOrVector) -> (result: FloatOrVector = x)
        attrs  { execution_scope: Scope, group_operation: GroupOperation }
        traits [Pure]
        relations { same_type(x, result) }
        format "$execution_scope $group_operation operands attr-dict `:` type($x)"
        hooks  { verify_shape: verify::group }
    }

    /// The sum of integers of the invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupIAdd = "GroupIAdd",
    /// The greatest of signed integers of the invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupSMax = "GroupSMax",
    /// The least of signed integers of the invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupSMin = "GroupSMin",
    /// The greatest of unsigned integers of the invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupUMax = "GroupUMax",
    /// The least of unsigned integers of the invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupUMin = "GroupUMin" {
        (x: IntegerOrVector) -> (result: IntegerOrVector = x)
        attrs  { execution_scope: Scope, group_operation: GroupOperation }
        traits [Pure]
        relations { same_type(x, result) }
        format "$execution_scope $group_operation operands attr-dict `:` type($x)"
        hooks  { verify_shape: verify::group }
    }

    /// The sum of floats of the active invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupNonUniformFAdd = "GroupNonUniformFAdd",
    /// The greatest of floats of the active invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupNonUniformFMax = "GroupNonUniformFMax",
    /// The least of floats of the active invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupNonUniformFMin = "GroupNonUniformFMin",
    /// The product of floats of the active invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupNonUniformFMul = "GroupNonUniformFMul" {
        (value: FloatOrVector, cluster_size: Option<Integer>) -> (result: FloatOrVector)
        attrs  { execution_scope: Scope, group_operation: GroupOperation }
        format "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
        hooks  { verify: verify::non_uniform }
    }

    /// The bits that all integers have of the active invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupNonUniformBitwiseAnd = "GroupNonUniformBitwiseAnd",
    /// The bits that one of the integers has of the active invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupNonUniformBitwiseOr = "GroupNonUniformBitwiseOr",
    /// The bits that an odd number of integers has of the active invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupNonUniformBitwiseXor = "GroupNonUniformBitwiseXor",
    /// The sum of integers of the active invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupNonUniformIAdd = "GroupNonUniformIAdd",
    /// The product of integers of the active invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupNonUniformIMul = "GroupNonUniformIMul",
    /// The greatest of signed integers of the active invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupNonUniformSMax = "GroupNonUniformSMax",
    /// The least of signed integers of the active invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupNonUniformSMin = "GroupNonUniformSMin",
    /// The greatest of unsigned integers of the active invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupNonUniformUMax = "GroupNonUniformUMax",
    /// The least of unsigned integers of the active invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupNonUniformUMin = "GroupNonUniformUMin" {
        (value: IntegerOrVector, cluster_size: Option<Integer>) -> (result: IntegerOrVector)
        attrs  { execution_scope: Scope, group_operation: GroupOperation }
        format "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
        hooks  { verify: verify::non_uniform }
    }

    /// Whether all conditions hold of the active invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupNonUniformLogicalAnd = "GroupNonUniformLogicalAnd",
    /// Whether one of the conditions holds of the active invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupNonUniformLogicalOr = "GroupNonUniformLogicalOr",
    /// Whether an odd number of conditions holds of the active invocations of a group.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GroupNonUniformLogicalXor = "GroupNonUniformLogicalXor" {
        (value: BoolOrVector, cluster_size: Option<Integer>) -> (result: BoolOrVector)
        attrs  { execution_scope: Scope, group_operation: GroupOperation }
        format "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
        hooks  { verify: verify::non_uniform }
    }

    /// Waits until all invocations of a scope have come here.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    ControlBarrier = "ControlBarrier" {
        ()
        attrs  { execution_scope: Scope, memory_scope: Scope, memory_semantics: MemorySemantics }
        format "$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict"
        hooks  { verify_shape: verify::control_barrier }
    }

    /// States that an invocation has come to a barrier.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    INTELControlBarrierArrive = "INTEL.ControlBarrierArrive",
    /// Waits until all invocations of a scope have come to a barrier.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    INTELControlBarrierWait = "INTEL.ControlBarrierWait" {
        ()
        attrs  { execution_scope: Scope, memory_scope: Scope, memory_semantics: MemorySemantics }
        format "$execution_scope $memory_scope $memory_semantics attr-dict"
    }
}
