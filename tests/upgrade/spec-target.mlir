// RUN: terrace upgrade %s --split-input-file
// RUN: terrace opt %s --upgrade --allow-unregistered-dialect --split-input-file

// The examples of "LLVM IR Target" (2023), completed to programs: those whose text is not today's.

// Address computation: the type has an offset in the form of 2020.
func.func @load(%m: memref<?x?x4x8xf32, offset: ?>, %1: index, %2: index, %3: index, %4: index) -> f32 {
  %0 = memref.load %m[%1,%2,%3,%4] : memref<?x?x4x8xf32, offset: ?>
  return %0 : f32
}

// -----

// Names of aliases with dots.
!llvm.memref_1d = !llvm.struct<(ptr, ptr, i64, array<1xi64>, array<1xi64>)>

llvm.func @foo(%arg0: !llvm.ptr,       // Allocated pointer.
               %arg1: !llvm.ptr,       // Aligned pointer.
               %arg2: i64,             // Offset.
               %arg3: i64,             // Size in dim 0.
               %arg4: i64) {           // Stride in dim 0.
  // Populate memref descriptor structure.
  %0 = llvm.mlir.undef : !llvm.memref_1d
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm.memref_1d
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm.memref_1d
  %3 = llvm.insertvalue %arg2, %2[2] : !llvm.memref_1d
  %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.memref_1d
  %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.memref_1d
  // Descriptor is now usable as a single value.
  "use"(%5) : (!llvm.memref_1d) -> ()
  llvm.return
}

// -----

llvm.func @foo(i64, !llvm.ptr)
llvm.func @bar() {
  %0 = "get"() : () -> (!llvm.struct<(i64, ptr)>)
  // Unpack the memref descriptor.
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)>
  %2 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
  // Pass individual values to the callee.
  llvm.call @foo(%1, %2) : (i64, !llvm.ptr)
  llvm.return
}

// -----

// Bare pointers: the document fills the descriptor with `llvm.insertelement`.
!descriptor = !llvm.struct<(ptr, ptr, i64,
                            array<2xi64>, array<2xi64>)>
llvm.func @callee(!llvm.ptr)
llvm.func @caller(%arg0: !llvm.ptr) {
  // A descriptor value is defined at the function entry point.
  %0 = llvm.mlir.undef : !descriptor
  // Both the allocated and aligned pointer are set up to the same value.
  %1 = llvm.insertelement %arg0, %0[0] : !descriptor
  %2 = llvm.insertelement %arg0, %1[1] : !descriptor
  // The offset is set up to zero.
  %3 = llvm.mlir.constant(0 : index) : i64
  %4 = llvm.insertelement %3, %2[2] : !descriptor
  // The sizes and strides are derived from the statically known values.
  %5 = llvm.mlir.constant(2 : index) : i64
  %6 = llvm.mlir.constant(4 : index) : i64
  %7 = llvm.insertelement %5, %4[3, 0] : !descriptor
  %8 = llvm.insertelement %6, %7[3, 1] : !descriptor
  %9 = llvm.mlir.constant(1 : index) : i64
  %10 = llvm.insertelement %9, %8[4, 0] : !descriptor
  %11 = llvm.insertelement %9, %10[4, 1] : !descriptor
  // The function call corresponds to extracting the aligned data pointer.
  %12 = llvm.extractelement %11[1] : !descriptor
  llvm.call @callee(%12) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

!llvm.memref_2d = !llvm.struct<(ptr, ptr, i64, array<2xi64>, array<2xi64>)>

llvm.func @qux(%7: !llvm.memref_2d) {
  // Store the descriptor in a stack-allocated space.
  %8 = llvm.mlir.constant(1 : index) : i64
  %9 = llvm.alloca %8 x !llvm.memref_2d
     : (i64) -> !llvm.ptr
  llvm.store %7, %9 : !llvm.memref_2d, !llvm.ptr
  // Call the interface function.
  llvm.call @_mlir_ciface_qux(%9) : (!llvm.ptr) -> ()
  // The stored descriptor will be freed on return.
  llvm.return
}
llvm.func @_mlir_ciface_qux(!llvm.ptr)
llvm.func @_mlir_ciface_foo(%arg0: !llvm.ptr) {
  // Load the descriptor.
  %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.memref_2d
  %1 = llvm.extractvalue %0[0] : !llvm.memref_2d
  llvm.return
}
