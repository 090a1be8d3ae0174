// RUN: terrace opt %s --split-input-file --verify-diagnostics
// DIFFERS: upstream reads the values of another group if an operand that is one value has none or several

func.func @none(%i: index) {
  // expected-error @+1 {{'memref.subview' op operand group starting at #0 requires 1 element, but found 0}}
  %0 = "memref.subview"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (index) -> memref<4xf32>
  return
}

// -----

func.func @two(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.subview' op operand group starting at #0 requires 1 element, but found 2}}
  %0 = "memref.subview"(%m, %m) <{operandSegmentSizes = array<i32: 2, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
  return
}

// -----

llvm.func @load(%tma: !llvm.ptr, %bar: !llvm.ptr<3>, %c: i32) {
  // expected-error @+1 {{operand group starting at #0 requires 1 element, but found 0}}
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%tma, %c, %bar) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 0, 0, 0, 0>}> : (!llvm.ptr, i32, !llvm.ptr<3>) -> ()
  llvm.return
}

// -----

func.func @branch(%c: i1) {
  // expected-error @+1 {{'cf.cond_br' op operand group starting at #0 requires 1 element, but found 0}}
  "cf.cond_br"(%c)[^x, ^x] <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i1) -> ()
^x:
  return
}
