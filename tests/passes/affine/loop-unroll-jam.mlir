// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam))' --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))' --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=3}))' --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=1}))' --split-input-file --allow-unregistered-dialect

// Copies of bodies, carried values and reductions; remaining iterations.

func.func @a(%A: memref<40xf32>, %B: memref<40x40xf32>, %f: f32) {
  affine.for %i = 0 to 39 {
    %x = affine.load %A[%i] : memref<40xf32>
    affine.for %j = 0 to 40 {
      %y = arith.addf %x, %f : f32
      affine.store %y, %B[%i, %j] : memref<40x40xf32>
    }
    "t.u"(%i) : (index) -> ()
    affine.for %j = 0 to 40 { affine.for %k = 0 to 3 { affine.store %x, %B[%i, %k] : memref<40x40xf32> } affine.store %x, %A[%j] : memref<40xf32> }
  }
  return
}

// -----

func.func @e(%A: memref<?x?xf32>, %f: f32, %n: index, %m: index) {
  affine.for %i = 3 to min affine_map<()[s0] -> (s0, 10)>()[%n] step 2 {
    affine.for %j = 0 to %m {
      affine.store %f, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @f(%A: memref<?x?xf32>, %f: f32, %n: index, %m: index) {
  affine.for %i = 3 to 5 {
    affine.for %j = 0 to %m { affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%j) {
      affine.for %k = 0 to 3 { affine.store %f, %A[%i, %j] : memref<?x?xf32> }
    } }
  }
  return
}

// -----

func.func @h(%A: memref<8x?xf32>, %f: f32, %m: index) {
  affine.for %i = 0 to 8 step 2 {
    %p:2 = affine.for %j = 0 to %m iter_args(%a = %f, %b = %f) -> (f32, f32) {
      %x = affine.load %A[%i, %j] : memref<8x?xf32>
      %y = arith.mulf %x, %b : f32
      affine.yield %y, %a : f32, f32
    }
    affine.store %p#1, %A[%i, 0] : memref<8x?xf32>
  }
  return
}

// -----

func.func private @ext()
func.func @notfirst(%A: memref<8x?xf32>, %f: f32, %m: index) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 8 { affine.store %c, %A[%i, 0] : memref<8x?xf32> }
  return
}

// -----

llvm.func @g() { llvm.return }
func.func @one(%A: memref<8x?xf32>, %f: f32, %m: index) {
  affine.for %i = 7 to 8 { affine.store %f, %A[%i, 0] : memref<8x?xf32> }
  return
}

// -----

func.func @conv(%I: memref<1x8x34x34xf32>, %W: memref<16x8x3x3xf32>, %O: memref<1x16x32x32xf32>) {
  affine.for %n = 0 to 1 {
    affine.for %f = 0 to 16 {
      affine.for %y = 0 to 32 {
        affine.for %x = 0 to 32 {
          affine.for %c = 0 to 8 {
            affine.for %ky = 0 to 3 {
              affine.for %kx = 0 to 3 {
                %0 = affine.load %I[%n, %c, %y + %ky, %x + %kx] : memref<1x8x34x34xf32>
                %1 = affine.load %W[%f, %c, %ky, %kx] : memref<16x8x3x3xf32>
                %2 = affine.load %O[%n, %f, %y, %x] : memref<1x16x32x32xf32>
                %3 = arith.mulf %0, %1 : f32
                %4 = arith.addf %2, %3 : f32
                affine.store %4, %O[%n, %f, %y, %x] : memref<1x16x32x32xf32>
              }
            }
          }
        }
      }
    }
  }
  return
}
