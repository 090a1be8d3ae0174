// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace opt %s --finalize-memref-to-llvm
// RUN: terrace opt %s --convert-arith-to-llvm

// The index width of the data layout is honoured by func and memref, not by arith.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @f(%i: index, %m: memref<?xf32>) -> index {
    %0 = arith.addi %i, %i : index
    %1 = arith.constant 1.0 : f32
    memref.store %1, %m[%i] : memref<?xf32>
    return %0 : index
  }
}
