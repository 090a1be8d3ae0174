// RUN: terrace opt %s --affine-loop-tile=tile-size=8 --split-input-file --allow-unregistered-dialect

// DIFFERS: upstream tiles in spite of dependences on later iterations of inner loops.

func.func @neg(%A: memref<64x64xf32>) {
  affine.for %i = 1 to 64 {
    affine.for %j = 0 to 63 {
      %a = affine.load %A[%i - 1, %j + 1] : memref<64x64xf32>
      affine.store %a, %A[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @seidel(%A: memref<40x40xf64>, %n: index) {
  %nine = arith.constant 9.0 : f64
  affine.for %t = 0 to 20 {
    affine.for %i = 1 to affine_map<()[s0] -> (s0 - 1)>()[%n] {
      affine.for %j = 1 to affine_map<()[s0] -> (s0 - 1)>()[%n] {
        %0 = affine.load %A[%i - 1, %j - 1] : memref<40x40xf64>
        %1 = affine.load %A[%i - 1, %j] : memref<40x40xf64>
        %2 = arith.addf %0, %1 : f64
        %3 = affine.load %A[%i, %j + 1] : memref<40x40xf64>
        %4 = arith.addf %2, %3 : f64
        %5 = affine.load %A[%i + 1, %j] : memref<40x40xf64>
        %6 = arith.addf %4, %5 : f64
        %7 = arith.divf %6, %nine : f64
        affine.store %7, %A[%i, %j] : memref<40x40xf64>
      }
    }
  }
  return
}

// -----

func.func @floyd(%P: memref<?x?xi32>, %n: index) {
  affine.for %k = 0 to %n {
    affine.for %i = 0 to %n {
      affine.for %j = 0 to %n {
        %0 = affine.load %P[%i, %j] : memref<?x?xi32>
        %1 = affine.load %P[%i, %k] : memref<?x?xi32>
        %2 = affine.load %P[%k, %j] : memref<?x?xi32>
        %3 = arith.addi %1, %2 : i32
        %4 = arith.cmpi slt, %0, %3 : i32
        %5 = arith.select %4, %0, %3 : i32
        affine.store %5, %P[%i, %j] : memref<?x?xi32>
      }
    }
  }
  return
}
