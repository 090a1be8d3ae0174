// A sorting network of shuffles, minima and maxima.

func.func @main() -> i32 {
  %v = arith.constant dense<[9, 2, 14, -7, 5, 0, 3, -1]> : vector<8xi32>
  %p0 = vector.shuffle %v, %v [1, 0, 3, 2, 5, 4, 7, 6] : vector<8xi32>, vector<8xi32>
  %lo0 = arith.minsi %v, %p0 : vector<8xi32>
  %hi0 = arith.maxsi %v, %p0 : vector<8xi32>
  %k0 = arith.constant dense<[true, false, false, true, true, false, false, true]> : vector<8xi1>
  %n0 = arith.select %k0, %lo0, %hi0 : vector<8xi1>, vector<8xi32>
  %p1 = vector.shuffle %n0, %n0 [2, 3, 0, 1, 6, 7, 4, 5] : vector<8xi32>, vector<8xi32>
  %lo1 = arith.minsi %n0, %p1 : vector<8xi32>
  %hi1 = arith.maxsi %n0, %p1 : vector<8xi32>
  %k1 = arith.constant dense<[true, true, false, false, false, false, true, true]> : vector<8xi1>
  %n1 = arith.select %k1, %lo1, %hi1 : vector<8xi1>, vector<8xi32>
  %p2 = vector.shuffle %n1, %n1 [1, 0, 3, 2, 5, 4, 7, 6] : vector<8xi32>, vector<8xi32>
  %lo2 = arith.minsi %n1, %p2 : vector<8xi32>
  %hi2 = arith.maxsi %n1, %p2 : vector<8xi32>
  %k2 = arith.constant dense<[true, false, true, false, false, true, false, true]> : vector<8xi1>
  %n2 = arith.select %k2, %lo2, %hi2 : vector<8xi1>, vector<8xi32>
  %p3 = vector.shuffle %n2, %n2 [4, 5, 6, 7, 0, 1, 2, 3] : vector<8xi32>, vector<8xi32>
  %lo3 = arith.minsi %n2, %p3 : vector<8xi32>
  %hi3 = arith.maxsi %n2, %p3 : vector<8xi32>
  %k3 = arith.constant dense<[true, true, true, true, false, false, false, false]> : vector<8xi1>
  %n3 = arith.select %k3, %lo3, %hi3 : vector<8xi1>, vector<8xi32>
  %p4 = vector.shuffle %n3, %n3 [2, 3, 0, 1, 6, 7, 4, 5] : vector<8xi32>, vector<8xi32>
  %lo4 = arith.minsi %n3, %p4 : vector<8xi32>
  %hi4 = arith.maxsi %n3, %p4 : vector<8xi32>
  %k4 = arith.constant dense<[true, true, false, false, true, true, false, false]> : vector<8xi1>
  %n4 = arith.select %k4, %lo4, %hi4 : vector<8xi1>, vector<8xi32>
  %p5 = vector.shuffle %n4, %n4 [1, 0, 3, 2, 5, 4, 7, 6] : vector<8xi32>, vector<8xi32>
  %lo5 = arith.minsi %n4, %p5 : vector<8xi32>
  %hi5 = arith.maxsi %n4, %p5 : vector<8xi32>
  %k5 = arith.constant dense<[true, false, true, false, true, false, true, false]> : vector<8xi1>
  %n5 = arith.select %k5, %lo5, %hi5 : vector<8xi1>, vector<8xi32>
  vector.print %n5 : vector<8xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
