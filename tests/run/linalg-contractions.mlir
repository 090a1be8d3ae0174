// PASSES: --pass-pipeline=builtin.module(convert-linalg-to-loops,lower-to-llvm)
// Products of matrices and vectors, transposed, in batches and quantized.

#id = affine_map<(i, j) -> (i, j)>

// 3 i + 2 j - 4
func.func @number(%c: memref<?x?xf32>) {
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%c : memref<?x?xf32>) {
  ^bb0(%u: f32):
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %x = arith.muli %i, %c3 : index
    %y = arith.muli %j, %c2 : index
    %z = arith.addi %x, %y : index
    %k = arith.subi %z, %c4 : index
    %n = arith.index_cast %k : index to i32
    %f = arith.sitofp %n : i32 to f32
    linalg.yield %f : f32
  }
  return
}

func.func @print(%c: memref<2x2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = vector.load %c[%c0, %c0] : memref<2x2xf32>, vector<2xf32>
  vector.print %x : vector<2xf32>
  %y = vector.load %c[%c1, %c0] : memref<2x2xf32>, vector<2xf32>
  vector.print %y : vector<2xf32>
  return
}

func.func @main() -> i32 {
  %zero = arith.constant 0.0 : f32
  %a = memref.alloc() : memref<2x3xf32>
  %b = memref.alloc() : memref<3x2xf32>
  %c = memref.alloc() : memref<2x2xf32>
  %da = memref.cast %a : memref<2x3xf32> to memref<?x?xf32>
  %db = memref.cast %b : memref<3x2xf32> to memref<?x?xf32>
  call @number(%da) : (memref<?x?xf32>) -> ()
  call @number(%db) : (memref<?x?xf32>) -> ()

  // [-4 -2 0; -1 1 3] times [-4 -2; -1 1; 2 4]
  linalg.fill ins(%zero : f32) outs(%c : memref<2x2xf32>)
  linalg.matmul ins(%a, %b : memref<2x3xf32>, memref<3x2xf32>) outs(%c : memref<2x2xf32>)
  call @print(%c) : (memref<2x2xf32>) -> ()

  // The output is added to, also for dynamic sizes.
  %dc = memref.cast %c : memref<2x2xf32> to memref<?x?xf32>
  linalg.matmul ins(%da, %db : memref<?x?xf32>, memref<?x?xf32>) outs(%dc : memref<?x?xf32>)
  call @print(%c) : (memref<2x2xf32>) -> ()

  // Transposed inputs.
  linalg.fill ins(%zero : f32) outs(%c : memref<2x2xf32>)
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%b, %a : memref<3x2xf32>, memref<2x3xf32>) outs(%c : memref<2x2xf32>)
  call @print(%c) : (memref<2x2xf32>) -> ()

  // Products with a vector: the first column of b.
  %v = memref.alloc() : memref<2xf32>
  %w = memref.subview %b[0, 0] [3, 1] [1, 1] : memref<3x2xf32> to memref<3xf32, strided<[2]>>
  linalg.fill ins(%zero : f32) outs(%v : memref<2xf32>)
  linalg.matvec ins(%a, %w : memref<2x3xf32>, memref<3xf32, strided<[2]>>) outs(%v : memref<2xf32>)
  %c0 = arith.constant 0 : index
  %s = vector.load %v[%c0] : memref<2xf32>, vector<2xf32>
  vector.print %s : vector<2xf32>
  %dot = memref.alloc() : memref<f32>
  linalg.fill ins(%zero : f32) outs(%dot : memref<f32>)
  linalg.dot ins(%w, %w : memref<3xf32, strided<[2]>>, memref<3xf32, strided<[2]>>) outs(%dot : memref<f32>)
  %d = memref.load %dot[] : memref<f32>
  vector.print %d : f32

  // Integers less their zero points: each product is (100 - 2) (-3 - 5).
  %x = memref.alloc() : memref<2x4xi8>
  %y = memref.alloc() : memref<4x2xi8>
  %z = memref.alloc() : memref<2x2xi32>
  %i100 = arith.constant 100 : i8
  %im3 = arith.constant -3 : i8
  %i0 = arith.constant 0 : i32
  %i2 = arith.constant 2 : i32
  %i5 = arith.constant 5 : i32
  linalg.fill ins(%i100 : i8) outs(%x : memref<2x4xi8>)
  linalg.fill ins(%im3 : i8) outs(%y : memref<4x2xi8>)
  linalg.fill ins(%i0 : i32) outs(%z : memref<2x2xi32>)
  linalg.quantized_matmul ins(%x, %y, %i2, %i5 : memref<2x4xi8>, memref<4x2xi8>, i32, i32) outs(%z : memref<2x2xi32>)
  %q = memref.load %z[%c0, %c0] : memref<2x2xi32>
  vector.print %q : i32

  // -3 is 253 as an unsigned number: 4 * 100 * 253.
  linalg.fill ins(%i0 : i32) outs(%z : memref<2x2xi32>)
  linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%x, %y : memref<2x4xi8>, memref<4x2xi8>) outs(%z : memref<2x2xi32>)
  %u = memref.load %z[%c0, %c0] : memref<2x2xi32>
  vector.print %u : i32

  memref.dealloc %a : memref<2x3xf32>
  memref.dealloc %b : memref<3x2xf32>
  memref.dealloc %c : memref<2x2xf32>
  memref.dealloc %v : memref<2xf32>
  memref.dealloc %dot : memref<f32>
  memref.dealloc %x : memref<2x4xi8>
  memref.dealloc %y : memref<4x2xi8>
  memref.dealloc %z : memref<2x2xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}
