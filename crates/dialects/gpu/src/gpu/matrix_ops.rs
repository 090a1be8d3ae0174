//! The operations of `gpu` on matrices in the registers of a subgroup.

use super::attrs::MmaElementwiseOp;
use super::types::*;
use super::verify;
use crate::prelude::*;

ops! { "gpu", MATRIX_OPS;
    /// The sum of a matrix and the product of two others.
    ///
    /// ```mlir
    /// %d = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    /// ```
    SubgroupMmaCompute = "subgroup_mma_compute" {
        (op_a: FactorMatrix, op_b: FactorMatrix, op_c: SumMatrix) -> (res: MmaMatrix = op_c)
        opts   { a_transpose: Unit, b_transpose: Unit }
        traits [Pure, InferTypes]
        relations { same_type(op_c("opC"), res) }
        format "$op_a `,` $op_b `,` $op_c since<24>((`a_transpose` $a_transpose^)? (`b_transpose` $b_transpose^)?) attr-dict `:` type($op_a) `,` type($op_b) `->` type($res)"
        hooks  { verify_shape: verify::matrix::compute }
    }

    /// A matrix of equal elements.
    ///
    /// ```mlir
    /// %m = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x16xf16, "AOp">
    /// ```
    SubgroupMmaConstantMatrix = "subgroup_mma_constant_matrix" {
        (value: MatrixElement) -> (res: MmaMatrix)
        traits [Pure]
        relations { types_match("value type matches element type of mma_matrix", res => value, matrix_element) }
        format "$value attr-dict `:` type($res)"
    }

    /// Applies an operation to the elements of matrices.
    ///
    /// ```mlir
    /// %s = gpu.subgroup_mma_elementwise addf %a, %b : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    /// ```
    SubgroupMmaElementwise = "subgroup_mma_elementwise" {
        (args: [MmaMatrix]) -> (res: MmaMatrix)
        attrs  { op_type("opType"): MmaElementwiseOp }
        traits [Pure]
        format "$opType $args attr-dict `:` functional-type($args, $res)"
    }

    /// An element that is in the registers of the thread.
    ///
    /// ```mlir
    /// %x = gpu.subgroup_mma_extract_thread_local %m[%i] : !gpu.mma_matrix<16x16xf32, "AOp"> -> f32
    /// ```
    SubgroupMmaExtractThreadLocal = "subgroup_mma_extract_thread_local" {
        (matrix: MmaMatrix, indices: [Index]) -> (res: AnyIntegerOrFloat = infer)
        traits [Pure, InferTypes]
        relations { types_match("value type matches element type of mma_matrix", matrix => res, matrix_element) }
        format "$matrix `` `[` $indices `]` attr-dict `:` type($matrix) `->` type($res)"
    }

    /// A matrix with another element in the registers of the thread.
    ///
    /// ```mlir
    /// %n = gpu.subgroup_mma_insert_thread_local %x, %m[%i] : f32, !gpu.mma_matrix<16x16xf32, "COp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    /// ```
    SubgroupMmaInsertThreadLocal = "subgroup_mma_insert_thread_local" {
        (value: AnyIntegerOrFloat, matrix: MmaMatrix, indices: [Index]) -> (res: MmaMatrix)
        traits [Pure]
        relations { types_match("value type matches element type of mma_matrix", matrix => value, matrix_element) }
        format "$value `,` $matrix `` `[` $indices `]` attr-dict `:` type($value) `,` type($matrix) `->` type($res)"
    }

    /// Loads a matrix from memory.
    ///
    /// ```mlir
    /// %a = gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
    /// ```
    SubgroupMmaLoadMatrix = "subgroup_mma_load_matrix" {
        (src_memref: MmaMemRef, indices: [Index]) -> (res: MmaMatrix)
        attrs  {
            /// The number of elements from one row to the next.
            lead_dimension("leadDimension"): IndexAttr,
        }
        opts   {
            /// The matrix is stored by columns.
            transpose: Unit,
        }
        traits [MemRead]
        format "$src_memref `` `[` $indices `]` since<24>((`leadDimension` $leadDimension^)? (`transpose` $transpose^)?) attr-dict `:` type($src_memref) `->` type($res)"
        hooks  { verify_shape: verify::matrix::load }
    }

    /// Stores a matrix to memory.
    ///
    /// ```mlir
    /// gpu.subgroup_mma_store_matrix %c, %m[%i, %j] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>
    /// ```
    SubgroupMmaStoreMatrix = "subgroup_mma_store_matrix" {
        (src: StoredMatrix, dst_memref: MmaMemRef, indices: [Index])
        attrs  {
            /// The number of elements from one row to the next.
            lead_dimension("leadDimension"): IndexAttr,
        }
        opts   {
            /// The matrix is stored by columns.
            transpose: Unit,
        }
        traits [MemWrite]
        format "$src `,` $dst_memref `` `[` $indices `]` since<24>((`leadDimension` $leadDimension^)? (`transpose` $transpose^)?) attr-dict `:` type($src) `,` type($dst_memref)"
        hooks  { verify_shape: verify::matrix::store }
    }
}
