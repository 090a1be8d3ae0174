// RUN: terrace opt %s --convert-vector-to-llvm
// RUN: terrace opt %s --convert-vector-to-scf
// RUN: terrace opt %s --convert-vector-to-scf="full-unroll target-rank=0"
// RUN: terrace opt %s --convert-vector-to-scf --convert-vector-to-llvm --convert-cf-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts

// Inputs that crashed upstream's lowerings or were miscompiled.

#broadcast = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#permutation = affine_map<(d0, d1) -> (d1, d0)>

// llvm/llvm-project#108156
func.func @shapes() {
  %0 = arith.constant dense<1.0> : vector<[4]xf32>
  %1 = arith.constant dense<2> : vector<1x1x1xi3>
  %2 = arith.constant dense<0> : vector<index>
  return
}

// llvm/llvm-project#64269
func.func @permuted(%v: vector<2x3xf32>, %m: memref<?x?xf32>, %i: index) {
  vector.transfer_write %v, %m[%i, %i] {permutation_map = #permutation} : vector<2x3xf32>, memref<?x?xf32>
  return
}

// llvm/llvm-project#71326
func.func @broadcast(%m: memref<?x?x?x?xf32>, %i: index, %pad: f32, %mask: vector<3x5xi1>) -> vector<3x2x4x5xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i, %i], %pad, %mask {in_bounds = [false, true, true, false], permutation_map = #broadcast} : memref<?x?x?x?xf32>, vector<3x2x4x5xf32>
  return %0 : vector<3x2x4x5xf32>
}

// llvm/llvm-project#126371
func.func @blocks(%a: !llvm.array<26 x vector<7xi64>>) -> vector<26x7xi64> {
  %0 = builtin.unrealized_conversion_cast %a : !llvm.array<26 x vector<7xi64>> to vector<26x7xi64>
  cf.br ^bb1(%0 : vector<26x7xi64>)
^bb1(%1: vector<26x7xi64>):
  return %1 : vector<26x7xi64>
}

// llvm/llvm-project#60214
func.func @slices(%v: vector<2xf32>, %w: vector<4x4xf32>) -> vector<4x8xf16> {
  %0 = vector.insert_strided_slice %v, %w {offsets = [1, 2], strides = [1]} : vector<2xf32> into vector<4x4xf32>
  %1 = vector.bitcast %0 : vector<4x4xf32> to vector<4x8xf16>
  return %1 : vector<4x8xf16>
}

// tensorflow/mlir#189
func.func @product(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32>
  return %0 : vector<2x3xf32>
}
