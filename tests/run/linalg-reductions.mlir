// PASSES: --pass-pipeline=builtin.module(convert-linalg-to-parallel-loops,lower-to-llvm)
// Reductions, elementwise functions and shapes, by parallel loops.

func.func @print(%c: memref<3xf32>) {
  %c0 = arith.constant 0 : index
  %x = vector.load %c[%c0] : memref<3xf32>, vector<3xf32>
  vector.print %x : vector<3xf32>
  return
}

func.func @main() -> i32 {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  // [0 1 2 3; 4 5 6 7; 8 9 10 11]
  %a = memref.alloc() : memref<3x4xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%a : memref<3x4xf32>) {
  ^bb0(%u: f32):
    %c4 = arith.constant 4 : index
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %x = arith.muli %i, %c4 : index
    %y = arith.addi %x, %j : index
    %n = arith.index_cast %y : index to i32
    %f = arith.sitofp %n : i32 to f32
    linalg.yield %f : f32
  }
  %r = memref.alloc() : memref<3xf32>
  linalg.fill ins(%zero : f32) outs(%r : memref<3xf32>)
  linalg.reduce { arith.addf } ins(%a : memref<3x4xf32>) outs(%r : memref<3xf32>) dimensions = [1]
  call @print(%r) : (memref<3xf32>) -> ()
  linalg.fill ins(%zero : f32) outs(%r : memref<3xf32>)
  linalg.reduce ins(%a : memref<3x4xf32>) outs(%r : memref<3xf32>) dimensions = [1] (%x: f32, %s: f32) {
    %m = arith.maximumf %x, %s : f32
    linalg.yield %m : f32
  }
  call @print(%r) : (memref<3xf32>) -> ()

  // The transposed matrix, with the third of its lines in a row.
  %t = memref.alloc() : memref<4x3xf32>
  linalg.transpose ins(%a : memref<3x4xf32>) outs(%t : memref<4x3xf32>) permutation = [1, 0]
  %line = memref.subview %t[2, 0] [1, 3] [1, 1] : memref<4x3xf32> to memref<3xf32, strided<[1], offset: 6>>
  linalg.copy ins(%line : memref<3xf32, strided<[1], offset: 6>>) outs(%r : memref<3xf32>)
  call @print(%r) : (memref<3xf32>) -> ()

  // The squares of x + 1, and their roots.
  linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>]
      ins(%r, %one : memref<3xf32>, f32) outs(%r : memref<3xf32>)
  linalg.map { arith.mulf } ins(%r, %r : memref<3xf32>, memref<3xf32>) outs(%r : memref<3xf32>)
  call @print(%r) : (memref<3xf32>) -> ()
  linalg.sqrt ins(%r : memref<3xf32>) outs(%r : memref<3xf32>)
  linalg.negf ins(%r : memref<3xf32>) outs(%r : memref<3xf32>)
  linalg.abs ins(%r : memref<3xf32>) outs(%r : memref<3xf32>)
  call @print(%r) : (memref<3xf32>) -> ()

  linalg.broadcast ins(%r : memref<3xf32>) outs(%a : memref<3x4xf32>) dimensions = [1]
  %c2 = arith.constant 2 : index
  %b = vector.load %a[%c2, %c0] : memref<3x4xf32>, vector<4xf32>
  vector.print %b : vector<4xf32>

  memref.dealloc %a : memref<3x4xf32>
  memref.dealloc %r : memref<3xf32>
  memref.dealloc %t : memref<4x3xf32>
  %status = arith.constant 0 : i32
  return %status : i32
}
