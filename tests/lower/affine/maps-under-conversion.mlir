// RUN: terrace opt %s --convert-func-to-llvm --split-input-file
// RUN: terrace opt %s --convert-scf-to-cf --split-input-file
// RUN: terrace opt %s --arith-expand --split-input-file
// RUN: terrace opt %s --canonicalize --split-input-file

// Conditions keep the order of sums, and remainders. While functions are converted, their arguments are no symbols.

#set = affine_set<(d0, d1)[s0] : (-d0 + s0 - 4 >= 0, d1 - d0 == 0)>
func.func @conditions(%a: index, %b: index, %n: index, %m: memref<?xf32>, %x: f32) {
  %c5 = arith.constant 5 : index
  affine.if #set(%a, %b)[%n] {
    affine.store %x, %m[symbol(%n)] : memref<?xf32>
  }
  affine.for %i = 0 to 20 {
    affine.if affine_set<(d0, d1) : (d0 mod 16 + d1 * 16 >= 0, d1 * -16 - d0 mod 16 + 179 >= 0)>(%i, %a) {
      affine.store %x, %m[%i] : memref<?xf32>
    }
    affine.if affine_set<(d0, d1) : (d1 - d0 + 3 >= 0)>(%i, %c5) {
      affine.store %x, %m[%i] : memref<?xf32>
    }
  }
  return
}

// -----

// A condition is simplified if the definition of an operand is merged into it.

func.func @merged(%a: index, %m: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to 20 {
    %0 = affine.apply affine_map<(d0) -> (d0 - 2)>(%i)
    affine.if affine_set<(d0, d1) : (d0 mod 16 + d1 * 16 - d0 >= 0)>(%0, %a) {
      affine.store %x, %m[%i] : memref<?xf32>
    }
  }
  return
}

// -----

func.func @loops(%n: index, %m: memref<?xf32>, %k: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<?xf32>
  affine.for %i = affine_map<(d0) -> (d0 * 2)>(%n) to affine_map<(d0)[s0] -> (d0 + s0 + 7)>(%k)[%d] {
    affine.parallel (%j, %l) = (%n, 0) to (min(%k, 64), 8) {
      affine.store %x, %m[%i + %j - %l] : memref<?xf32>
    }
  }
  return
}
