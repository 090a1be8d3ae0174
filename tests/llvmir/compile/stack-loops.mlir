// RUN: terrace compile %s
// DIFFERS: upstream has no lowering for a scope of several blocks in one step.

// Memory of a loop's iteration is allocated once, or freed at its end.
func.func private @use(memref<?xi32>)
func.func @fixed(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    affine.for %j = 0 to 8 {
      %m = memref.alloca() : memref<4xi32>
      %d = memref.cast %m : memref<4xi32> to memref<?xi32>
      func.call @use(%d) : (memref<?xi32>) -> ()
    }
    %size = llvm.mlir.constant(8 : i64) : i64
    %p = llvm.alloca %size x i8 : (i64) -> !llvm.ptr
    llvm.store %size, %p : i64, !llvm.ptr
  }
  return
}
func.func @sized(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %m = memref.alloca(%i) : memref<?xi32>
    func.call @use(%m) : (memref<?xi32>) -> ()
  }
  return
}
func.func @scope(%n: index) {
  memref.alloca_scope {
    affine.for %j = 0 to %n {
      %m = memref.alloca() : memref<4xi32>
      %d = memref.cast %m : memref<4xi32> to memref<?xi32>
      func.call @use(%d) : (memref<?xi32>) -> ()
    }
  }
  return
}
