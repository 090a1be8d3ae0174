// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace opt %s --convert-to-llvm
// An argument is needed while something that folded to it is; so it is cast before the arguments behind it.

func.func @f(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: i1) -> i1 {
  %0 = arith.remf %a, %b : vector<2x3xf32>
  %1:2 = scf.if %c -> (vector<2x3xf32>, vector<2x3xf32>) {
    scf.yield %b, %b : vector<2x3xf32>, vector<2x3xf32>
  } else {
    %2 = arith.maximumf %a, %a : vector<2x3xf32>
    scf.yield %2, %0 : vector<2x3xf32>, vector<2x3xf32>
  }
  return %c : i1
}

// What would pack the argument is not needed.
func.func @g(%m: memref<?xi64, 1 : i32>) {
  %0 = memref.distinct_objects %m : memref<?xi64, 1 : i32>
  return
}

// Not all uses of a constant part are replaced in one go.
func.func @h(%m: memref<4xf32>, %a: index, %c: i1) -> index {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  %0 = arith.select %c, %t, %a : index
  return %0 : index
^bb1:
  %1 = scf.for %i = %a to %o step %t iter_args(%x = %t) -> index {
    scf.yield %x : index
  }
  cf.br ^bb1
}
