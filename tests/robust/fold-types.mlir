// RUN: terrace opt %s --canonicalize
// RUN: terrace opt %s --sccp

// Folds whose result has another type than the operands (#202531).

func.func @same_operands(%a: tensor<2xi32>, %v: vector<[4]xi32>, %w: vector<2x3xi32>) -> (tensor<2xi1>, vector<[4]xi1>, vector<2x3xi1>) {
  %0 = arith.cmpi eq, %a, %a : tensor<2xi32>
  %1 = arith.cmpi sge, %v, %v : vector<[4]xi32>
  %2 = arith.cmpi ne, %w, %w : vector<2x3xi32>
  return %0, %1, %2 : tensor<2xi1>, vector<[4]xi1>, vector<2x3xi1>
}
func.func @shifts_and_remainders(%a: tensor<?xi32>, %v: vector<[4]xi32>, %i: index, %t: tensor<2xindex>) -> (tensor<?xi32>, vector<[4]xi32>, index, tensor<2xindex>) {
  %0 = arith.subi %a, %a : tensor<?xi32>
  %1 = arith.xori %v, %v : vector<[4]xi32>
  %2 = arith.subi %i, %i : index
  %3 = arith.subi %t, %t : tensor<2xindex>
  return %0, %1, %2, %3 : tensor<?xi32>, vector<[4]xi32>, index, tensor<2xindex>
}
func.func @extended(%a: i32, %v: vector<4xi32>) -> (i32, i1, vector<4xi32>, vector<4xi1>, i32, i32, vector<4xi32>, vector<4xi32>) {
  %z = arith.constant 0 : i32
  %zs = arith.constant dense<0> : vector<4xi32>
  %m = arith.constant -1 : i32
  %s0, %c0 = arith.addui_extended %a, %z : i32, i1
  %s1, %c1 = arith.addui_extended %v, %zs : vector<4xi32>, vector<4xi1>
  %l0, %h0 = arith.mulsi_extended %m, %m : i32
  %l1, %h1 = arith.mului_extended %zs, %v : vector<4xi32>
  return %s0, %c0, %s1, %c1, %l0, %h0, %l1, %h1 : i32, i1, vector<4xi32>, vector<4xi1>, i32, i32, vector<4xi32>, vector<4xi32>
}
func.func @casts() -> (i8, vector<2xi64>, tensor<2x2xf16>, index, vector<2xindex>, i64, vector<2xi32>, tensor<3xi1>) {
  %a = arith.constant 511 : i32
  %v = arith.constant dense<[-1, 7]> : vector<2xi32>
  %f = arith.constant dense<1.5> : tensor<2x2xf32>
  %g = arith.constant 1.5 : f64
  %vf = arith.constant dense<[1.0, -2.5]> : vector<2xf32>
  %ti = arith.constant dense<[0, 1, 2]> : tensor<3xi8>
  %0 = arith.trunci %a : i32 to i8
  %1 = arith.extsi %v : vector<2xi32> to vector<2xi64>
  %2 = arith.truncf %f : tensor<2x2xf32> to tensor<2x2xf16>
  %3 = arith.index_cast %a : i32 to index
  %4 = arith.index_castui %v : vector<2xi32> to vector<2xindex>
  %5 = arith.bitcast %g : f64 to i64
  %6 = arith.fptosi %vf : vector<2xf32> to vector<2xi32>
  %7 = arith.trunci %ti : tensor<3xi8> to tensor<3xi1>
  return %0, %1, %2, %3, %4, %5, %6, %7 : i8, vector<2xi64>, tensor<2x2xf16>, index, vector<2xindex>, i64, vector<2xi32>, tensor<3xi1>
}
func.func @selects(%c: i1, %v: vector<4xi1>, %x: vector<4xi32>, %t: tensor<?xi1>, %u: tensor<?xi32>) -> (vector<4xi32>, vector<4xi1>, tensor<?xi32>, vector<4xi1>) {
  %y = arith.constant dense<true> : vector<4xi1>
  %n = arith.constant dense<false> : vector<4xi1>
  %0 = arith.select %y, %x, %x : vector<4xi1>, vector<4xi32>
  %1 = arith.select %v, %y, %n : vector<4xi1>, vector<4xi1>
  %2 = arith.select %t, %u, %u : tensor<?xi1>, tensor<?xi32>
  %3 = arith.select %c, %y, %n : vector<4xi1>
  return %0, %1, %2, %3 : vector<4xi32>, vector<4xi1>, tensor<?xi32>, vector<4xi1>
}
func.func @floats(%a: f32, %v: vector<[2]xf32>, %t: tensor<?xf32>) -> (i1, vector<[2]xi1>, tensor<?xi1>) {
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf false, %a, %a : f32
  %1 = arith.cmpf true, %v, %v : vector<[2]xf32>
  %2 = arith.cmpf false, %t, %t : tensor<?xf32>
  return %0, %1, %2 : i1, vector<[2]xi1>, tensor<?xi1>
}
func.func @encoded(%a: tensor<4xi32, "e">) -> (tensor<4xi1, "e">, tensor<4xi64, "e">) {
  %k = arith.constant dense<3> : tensor<4xi32, "e">
  %0 = arith.cmpi eq, %a, %a : tensor<4xi32, "e">
  %1 = arith.extui %k : tensor<4xi32, "e"> to tensor<4xi64, "e">
  return %0, %1 : tensor<4xi1, "e">, tensor<4xi64, "e">
}
