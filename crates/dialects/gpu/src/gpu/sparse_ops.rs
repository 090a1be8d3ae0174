//! The operations of `gpu` on sparse matrices of cuSPARSE.

use super::asm;
use super::attrs::{Prune2To4SpMatFlag, SpGemmWorkEstimationOrComputeKind, TransposeMode};
use super::types::{self, *};
use crate::prelude::*;
use terrace_base::constraints::AnyMemRef;

ops! { "gpu", SPARSE_OPS;
    /// Makes a matrix of cuSPARSE in which two of four neighbours are zero.
    Create2To4SpMat = "create_2to4_spmat" {
        (async_dependencies: [AsyncToken], rows: Index, cols: Index, memref: AnyMemRef) -> (sp_mat: SparseSpMatHandle, async_token: Option<AsyncToken>)
        opts   { prune_flag("pruneFlag"): Prune2To4SpMatFlag = Prune2To4SpMatFlag::PruneAndCheck }
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) `{` $pruneFlag `}` $rows `,` $cols `,` $memref attr-dict `:` type($memref)"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
        hooks  { result_names: ["spMat", "asyncToken"] }
    }

    /// Makes a sparse matrix of cuSPARSE in the BSR format of memory.
    CreateBsr = "create_bsr" {
        (async_dependencies: [AsyncToken], brows: Index, bcols: Index, bnnz: Index, r_block_size: Index, c_block_size: Index, b_row_pos: AnyMemRef, b_col_idxs: AnyMemRef, values: AnyMemRef) -> (spmat: SparseSpMatHandle, async_token: Option<AsyncToken>)
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) $brows `,` $bcols `,` $bnnz `,` $r_block_size `,` $c_block_size `,` $b_row_pos `,` $b_col_idxs `,` $values attr-dict `:` type($b_row_pos) `,` type($b_col_idxs) `,` type($values)"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
        hooks  { result_names: ["spmat", "asyncToken"] }
    }

    /// Makes a sparse matrix of cuSPARSE in the COO format of memory.
    CreateCoo = "create_coo" {
        (async_dependencies: [AsyncToken], rows: Index, cols: Index, nnz: Index, row_idxs: AnyMemRef, col_idxs: AnyMemRef, values: AnyMemRef) -> (spmat: SparseSpMatHandle, async_token: Option<AsyncToken>)
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) $rows `,` $cols `,` $nnz `,` $row_idxs `,` $col_idxs `,` $values attr-dict `:` type($row_idxs) `,` type($col_idxs) `,` type($values)"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
        hooks  { result_names: ["spmat", "asyncToken"] }
    }

    /// Makes a sparse matrix of cuSPARSE in the COO format of memory in which pairs of indices are together.
    CreateCooAos = "create_coo_aos" {
        (async_dependencies: [AsyncToken], rows: Index, cols: Index, nnz: Index, idxs: AnyMemRef, values: AnyMemRef) -> (spmat: SparseSpMatHandle, async_token: Option<AsyncToken>)
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) $rows `,` $cols `,` $nnz `,` $idxs `,` $values attr-dict `:` type($idxs) `,` type($values)"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
        hooks  { result_names: ["spmat", "asyncToken"] }
    }

    /// Makes a sparse matrix of cuSPARSE in the CSC format of memory.
    CreateCsc = "create_csc" {
        (async_dependencies: [AsyncToken], rows: Index, cols: Index, nnz: Index, col_pos: AnyMemRef, row_idxs: AnyMemRef, values: AnyMemRef) -> (spmat: SparseSpMatHandle, async_token: Option<AsyncToken>)
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) $rows `,` $cols `,` $nnz `,` $col_pos `,` $row_idxs `,` $values attr-dict `:` type($col_pos) `,` type($row_idxs) `,` type($values)"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
        hooks  { result_names: ["spmat", "asyncToken"] }
    }

    /// Makes a sparse matrix of cuSPARSE in the CSR format of memory.
    CreateCsr = "create_csr" {
        (async_dependencies: [AsyncToken], rows: Index, cols: Index, nnz: Index, row_pos: AnyMemRef, col_idxs: AnyMemRef, values: AnyMemRef) -> (spmat: SparseSpMatHandle, async_token: Option<AsyncToken>)
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) $rows `,` $cols `,` $nnz `,` $row_pos `,` $col_idxs `,` $values attr-dict `:` type($row_pos) `,` type($col_idxs) `,` type($values)"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
        hooks  { result_names: ["spmat", "asyncToken"] }
    }

    /// Makes a dense tensor of cuSPARSE of memory.
    CreateDnTensor = "create_dn_tensor" {
        (async_dependencies: [AsyncToken], memref: AnyMemRef, dims: [Index]) -> (dn_tensor: SparseDnTensorHandle, async_token: Option<AsyncToken>)
        traits [AttrSizedOperandSegments]
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) $memref `,` $dims attr-dict `:` type($dims) `into` type($memref)"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
        hooks  { result_names: ["dnTensor", "asyncToken"] }
    }

    /// Destroys a dense tensor of cuSPARSE.
    DestroyDnTensor = "destroy_dn_tensor" {
        (async_dependencies: [AsyncToken], dn_tensor: SparseDnTensorHandle) -> (async_token: Option<AsyncToken>)
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) $dn_tensor attr-dict"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
    }

    /// Destroys a sparse matrix of cuSPARSE.
    DestroySpMat = "destroy_sp_mat" {
        (async_dependencies: [AsyncToken], spmat: SparseSpMatHandle) -> (async_token: Option<AsyncToken>)
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) $spmat attr-dict"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
    }

    /// Those elements of a product of dense matrices that a sparse matrix has.
    Sddmm = "sddmm" {
        (async_dependencies: [AsyncToken], dnmat_a: SparseDnTensorHandle, dnmat_b: SparseDnTensorHandle, spmat_c: SparseSpMatHandle, buffer: AnyMemRef) -> (async_token: Option<AsyncToken>)
        attrs  { compute_type("computeType"): TypeAttrOf }
        opts   { mode_a("modeA"): TransposeMode = TransposeMode::NonTranspose, mode_b("modeB"): TransposeMode = TransposeMode::NonTranspose }
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) $dnmat_a (`{` $modeA^ `}`)? `,` $dnmat_b (`{` $modeB^ `}`)? `,` $spmat_c `,` $buffer attr-dict `:` type($buffer) `into` $computeType"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
    }

    /// The memory that [`Sddmm`] needs.
    SddmmBufferSize = "sddmm_buffer_size" {
        (async_dependencies: [AsyncToken], dnmat_a: SparseDnTensorHandle, dnmat_b: SparseDnTensorHandle, spmat_c: SparseSpMatHandle) -> (buffer_sz: Index, async_token: Option<AsyncToken>)
        attrs  { compute_type("computeType"): TypeAttrOf }
        opts   { mode_a("modeA"): TransposeMode = TransposeMode::NonTranspose, mode_b("modeB"): TransposeMode = TransposeMode::NonTranspose }
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) $dnmat_a (`{` $modeA^ `}`)? `,` $dnmat_b (`{` $modeB^ `}`)? `,` $spmat_c attr-dict `into` $computeType"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
        hooks  { result_names: ["bufferSz", "asyncToken"] }
    }

    /// Sets the memory of a sparse matrix in the CSR format.
    SetCsrPointers = "set_csr_pointers" {
        (async_dependencies: [AsyncToken], spmat: SparseSpMatHandle, positions: AnyMemRef, coordinates: AnyMemRef, values: AnyMemRef) -> (async_token: Option<AsyncToken>)
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) $spmat `,` $positions `,` $coordinates `,` $values attr-dict `:` type($positions) `,` type($coordinates) `,` type($values)"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
    }

    /// Puts a product of sparse matrices into a matrix.
    SpGemmCopy = "spgemm_copy" {
        (async_dependencies: [AsyncToken], desc: SparseSpGemmOpHandle, spmat_a: SparseSpMatHandle, spmat_b: SparseSpMatHandle, spmat_c: SparseSpMatHandle) -> (async_token: Option<AsyncToken>)
        attrs  { compute_type("computeType"): TypeAttrOf }
        opts   { mode_a("modeA"): TransposeMode = TransposeMode::NonTranspose, mode_b("modeB"): TransposeMode = TransposeMode::NonTranspose }
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) $spmat_a (`{` $modeA^ `}`)? `,` $spmat_b (`{` $modeB^ `}`)? `,` $spmat_c `,` $desc attr-dict `:` $computeType"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
    }

    /// Begins a product of sparse matrices.
    SpGemmCreateDescr = "spgemm_create_descr" {
        (async_dependencies: [AsyncToken]) -> (desc: SparseSpGemmOpHandle, async_token: Option<AsyncToken>)
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) attr-dict"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
        hooks  { result_names: ["desc", "asyncToken"] }
    }

    /// Ends a product of sparse matrices.
    SpGemmDestroyDescr = "spgemm_destroy_descr" {
        (async_dependencies: [AsyncToken], desc: SparseSpGemmOpHandle) -> (async_token: Option<AsyncToken>)
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) $desc attr-dict"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
    }

    /// A step of a product of sparse matrices.
    SpGemmWorkEstimationOrCompute = "spgemm_work_estimation_or_compute" {
        (async_dependencies: [AsyncToken], desc: SparseSpGemmOpHandle, spmat_a: SparseSpMatHandle, spmat_b: SparseSpMatHandle, spmat_c: SparseSpMatHandle, buffer_sz: Index, buffer: AnyMemRef) -> (buffer_sz_new: Index, async_token: Option<AsyncToken>)
        attrs  { compute_type("computeType"): TypeAttrOf, kind: SpGemmWorkEstimationOrComputeKind }
        opts   { mode_a("modeA"): TransposeMode = TransposeMode::NonTranspose, mode_b("modeB"): TransposeMode = TransposeMode::NonTranspose }
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) `{` $kind `}` $spmat_a (`{` $modeA^ `}`)? `,` $spmat_b (`{` $modeB^ `}`)? `,` $spmat_c `,` $desc `,` $buffer_sz `,` $buffer attr-dict `:` $computeType `into` type($buffer)"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
        hooks  { result_names: ["bufferSzNew", "asyncToken"] }
    }

    /// The extents of a sparse matrix and the number of its elements.
    SpMatGetSize = "spmat_get_size" {
        (async_dependencies: [AsyncToken], spmat: SparseSpMatHandle) -> (rows: Index, cols: Index, nnz: Index, async_token: Option<AsyncToken>)
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) $spmat attr-dict"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
        hooks  { result_names: ["rows", "cols", "nnz", "asyncToken"] }
    }

    /// The product of a sparse and a dense matrix.
    Spmm = "spmm" {
        (async_dependencies: [AsyncToken], spmat_a: SparseSpMatHandle, dnmat_b: SparseDnTensorHandle, dnmat_c: SparseDnTensorHandle, buffers: [AnyMemRef]) -> (async_token: Option<AsyncToken>)
        attrs  { compute_type("computeType"): TypeAttrOf }
        opts   { mode_a("modeA"): TransposeMode = TransposeMode::NonTranspose, mode_b("modeB"): TransposeMode = TransposeMode::NonTranspose }
        traits [AttrSizedOperandSegments]
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) $spmat_a (`{` $modeA^ `}`)? `,` $dnmat_b (`{` $modeB^ `}`)? `,` $dnmat_c `,` $buffers attr-dict `:` type($buffers) `into` $computeType"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
    }

    /// The memory that [`Spmm`] needs.
    SpmmBufferSize = "spmm_buffer_size" {
        (async_dependencies: [AsyncToken], spmat_a: SparseSpMatHandle, dnmat_b: SparseDnTensorHandle, dnmat_c: SparseDnTensorHandle) -> (buffer_szs: [Index], async_token: Option<AsyncToken>)
        attrs  { compute_type("computeType"): TypeAttrOf }
        opts   { mode_a("modeA"): TransposeMode = TransposeMode::NonTranspose, mode_b("modeB"): TransposeMode = TransposeMode::NonTranspose }
        traits [AttrSizedResultSegments]
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) $spmat_a (`{` $modeA^ `}`)? `,` $dnmat_b (`{` $modeB^ `}`)? `,` $dnmat_c attr-dict `:` type($buffer_szs) `into` $computeType"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
        hooks  { result_names: ["bufferSzs", "asyncToken"] }
    }

    /// The product of a sparse matrix and a vector.
    Spmv = "spmv" {
        (async_dependencies: [AsyncToken], spmat_a: SparseSpMatHandle, dn_x: SparseDnTensorHandle, dn_y: SparseDnTensorHandle, buffer: AnyMemRef) -> (async_token: Option<AsyncToken>)
        attrs  { compute_type("computeType"): TypeAttrOf }
        opts   { mode_a("modeA"): TransposeMode = TransposeMode::NonTranspose }
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) $spmat_a (`{` $modeA^ `}`)? `,` $dn_x `,` $dn_y `,` $buffer attr-dict `:` type($buffer) `into` $computeType"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
    }

    /// The memory that [`Spmv`] needs.
    SpmvBufferSize = "spmv_buffer_size" {
        (async_dependencies: [AsyncToken], spmat_a: SparseSpMatHandle, dn_x: SparseDnTensorHandle, dn_y: SparseDnTensorHandle) -> (buffer_sz: Index, async_token: Option<AsyncToken>)
        attrs  { compute_type("computeType"): TypeAttrOf }
        opts   { mode_a("modeA"): TransposeMode = TransposeMode::NonTranspose }
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) $spmat_a (`{` $modeA^ `}`)? `,` $dn_x `,` $dn_y attr-dict `into` $computeType"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
        hooks  { result_names: ["bufferSz", "asyncToken"] }
    }
}
