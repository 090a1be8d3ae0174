// Gathers with masks, negative indices and several dimensions.

memref.global "private" constant @d : memref<12xi32> = dense<[0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %d = memref.get_global @d : memref<12xi32>
  %i = arith.constant dense<[3, 0, 11, 5]> : vector<4xi32>
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %p = arith.constant dense<-5> : vector<4xi32>
  %g = vector.gather %d[%c0] [%i], %k, %p : memref<12xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  vector.print %g : vector<4xi32>
  %j = arith.constant dense<[-1, 2, -3, 0]> : vector<4xi64>
  %h = vector.gather %d[%c4] [%j], %k, %p : memref<12xi32>, vector<4xi64>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  vector.print %h : vector<4xi32>
  %i2 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xindex>
  %k2 = arith.constant dense<[[true, true], [false, true]]> : vector<2x2xi1>
  %p2 = arith.constant dense<7> : vector<2x2xi32>
  %g2 = vector.gather %d[%c1] [%i2], %k2, %p2 : memref<12xi32>, vector<2x2xindex>, vector<2x2xi1>, vector<2x2xi32> into vector<2x2xi32>
  vector.print %g2 : vector<2x2xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
