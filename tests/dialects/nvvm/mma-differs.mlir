// RUN: terrace opt %s --split-input-file --verify-diagnostics
// DIFFERS: MLIR crashes on multiplications that lack operands, element types or types of the custom form.

llvm.func @no_a(%a: i32) {
  // expected-error@+1 {{invalid shape or multiplicand type: s32}}
  %0 = nvvm.mma.sync A[] B[%a] C[%a] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @no_c(%a: i32) {
  // expected-error@+1 {{'nvvm.mma.sync' op ctype does not match dtype}}
  %0 = "nvvm.mma.sync"(%a, %a) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, operandSegmentSizes = array<i32: 1, 1, 0>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @no_element_types(%a: i32) {
  // expected-error@+1 {{'nvvm.mma.sync' op requires attribute 'multiplicandAPtxType'}}
  %0 = "nvvm.mma.sync"(%a, %a, %a, %a, %a, %a) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, operandSegmentSizes = array<i32: 2, 2, 2>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}> : (i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @empty_result(%a: i32) {
  // expected-error@+1 {{'nvvm.mma.sync' op ctype does not match dtype}}
  %0 = nvvm.mma.sync A[%a] B[%a] C[%a] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<()>
  llvm.return
}

// -----

llvm.func @four_types(%a: i32) {
  // expected-error@+1 {{custom op 'nvvm.mma.sync' expected one type for each operand segment but got 4 types}}
  %0 = nvvm.mma.sync A[%a] B[%a] C[%a] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32, i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @sparse_without_operands(%a: i32) {
  // expected-error@+1 {{custom op 'nvvm.mma.sp.sync' attribute multiplicandAPtxType is not provided explicitly and cannot be inferred}}
  %0 = nvvm.mma.sp.sync A[] B[] C[] sparseMetadata[%a] selector[%a] {shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}
