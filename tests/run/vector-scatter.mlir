// Scatters: of two elements for one place, the later one is kept.

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %o = memref.alloc() : memref<8xi32>
  %z = arith.constant dense<0> : vector<8xi32>
  vector.store %z, %o[%c0] : memref<8xi32>, vector<8xi32>
  %i = arith.constant dense<[5, 1, 5, 7]> : vector<4xi32>
  %k = arith.constant dense<[true, true, true, false]> : vector<4xi1>
  %v = arith.constant dense<[10, 20, 30, 40]> : vector<4xi32>
  vector.scatter %o[%c0] [%i], %k, %v : memref<8xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>
  %a = vector.load %o[%c0] : memref<8xi32>, vector<8xi32>
  vector.print %a : vector<8xi32>
  %all = arith.constant dense<true> : vector<4xi1>
  %r = arith.constant dense<[0, -1, -2, -3]> : vector<4xi32>
  vector.scatter %o[%c3] [%r], %all, %v : memref<8xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>
  %b = vector.load %o[%c0] : memref<8xi32>, vector<8xi32>
  vector.print %b : vector<8xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
