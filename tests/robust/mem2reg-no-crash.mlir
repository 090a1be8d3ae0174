// RUN: terrace opt %s --mem2reg

// DIFFERS: upstream takes the size of a scalable vector for a fixed one and crashes

func.func @no_elements() {
  %a = memref.alloca() : memref<0xf32>
  return
}
func.func @more_elements_than_fit() {
  %a = memref.alloca() : memref<9223372036854775807x3xi32>
  return
}
func.func @accessed_more_elements_than_fit(%i: index) -> i32 {
  %a = memref.alloca() : memref<4611686018427387904x4xi32>
  %r = memref.load %a[%i, %i] : memref<4611686018427387904x4xi32>
  return %r : i32
}
llvm.func @scalable(%v: vector<[4]xi32>) -> vector<[4]xi32> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x vector<[4]xi32> : (i32) -> !llvm.ptr
  llvm.store %v, %a : vector<[4]xi32>, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> vector<[4]xi32>
  llvm.return %r : vector<[4]xi32>
}
