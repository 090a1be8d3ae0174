// RUN: terrace upgrade %s
// RUN: terrace opt %s --upgrade --allow-unregistered-dialect

// The dialects affine, scf, vector and memref: forms of earlier years.

#id = (d0, d1) -> (d0, d1)
#set = (d0)[s0] : (d0 >= 0, -d0 + s0 >= 0)
!row = type vector<4xf32>

func @affine(%m: memref<8x8xf32, #id>, %n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = (d0) -> (d0)(%i) to min (d0)[s0] -> (d0 + 4, s0)(%i)[%n] step 2 {
      %0 = affine.apply (d0) -> (d0 + 1)(%j)
      affine.if #set(%i)[%n] {
        %1 = affine.load %m[%i, %j] : memref<8x8xf32, #id>
        affine.terminator
      }
      affine.terminator
    }
  }
  return
}

func @layouts(%a: memref<4x8xf32, offset: 2, strides: [16, 1]>, %b: memref<?x?xf32, offset: ?, strides: [?, 1]>, %c: memref<?x?x4x8xf32, offset: ?>,
              %d: memref<4x8xf32, (i, j)[s0, s1] -> (i * s1 + s0 + j)>, %e: memref<4xf32, (d0) -> (d0), 1>, %f: memref<8xf32, strides: [1], 3>) {
  return
}

func @loops(%lb: index, %ub: index, %step: index, %v: f32) -> f32 {
  %r = loop.for %i = %lb to %ub step %step iter_args(%acc = %v) -> (f32) {
    %0 = addf %acc, %v : f32
    loop.yield %0 : f32
  }
  %c = cmpi "eq", %lb, %ub : index
  %s = loop.if %c -> f32 {
    loop.yield %r : f32
  } else {
    loop.yield %v : f32
  }
  %p = loop.parallel (%i) = (%lb) to (%ub) step (%step) init (%v) -> f32 {
    loop.reduce(%v) : f32 {
    ^bb0(%a: f32, %b: f32):
      %1 = addf %a, %b : f32
      loop.reduce.return %1 : f32
    }
  }
  scf.parallel (%i) = (%lb) to (%ub) step (%step) {
    scf.yield
  }
  return %p : f32
}

func @vectors(%v: !row, %w: vector<2x4xf32>, %x: f32, %i: i32, %k: index, %m: memref<8xf32>) -> f32 {
  %0 = vector.extract %w[0] : vector<2x4xf32>
  %1 = vector.extract %w[0, 1] : vector<2x4xf32>
  %2 = vector.extractelement %v[%i : i32] : vector<4xf32>
  %3 = vector.insertelement %x, %v[%k : index] : vector<4xf32>
  %4 = vector.splat %x : vector<4xf32>
  %5 = vector.reduction "add", %v : vector<4xf32> into f32
  %6 = vector.reduction "max", %v : vector<4xf32> into f32
  %7 = vector.reduction <maxf>, %v : vector<4xf32> into f32
  %8 = vector.transfer_read %m[%k], %x {masked = [false]} : memref<8xf32>, vector<4xf32>
  %9 = vector.strided_slice %v {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %10 = arith.maxf %x, %5 : f32
  return %2 : f32
}

func @memrefs(%m: memref<12xf32>, %d: memref<4xf32>) -> memref<3x4xf32> {
  %0 = memref.expand_shape %m [[0, 1]] : memref<12xf32> into memref<3x4xf32>
  "test.op"(%m, %d) {operand_segment_sizes = dense<[1, 1]> : vector<2xi32>} : (memref<12xf32>, memref<4xf32>) -> ()
  return %0 : memref<3x4xf32>
}
module @inner {
  func @f() {
    return
  }
  module_terminator
}
