// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Comparisons and selection.

func.func @cmpi(%a: i32, %b: i32, %x: index, %v: vector<4xi8>, %t: tensor<?x2xi64>, %u: tensor<*xi1>) {
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi ne, %a, %b : i32
  %2 = arith.cmpi slt, %a, %b : i32
  %3 = arith.cmpi sle, %a, %b : i32
  %4 = arith.cmpi sgt, %a, %b : i32
  %5 = arith.cmpi sge, %a, %b : i32
  %6 = arith.cmpi ult, %a, %b : i32
  %7 = arith.cmpi ule, %a, %b : i32
  %8 = arith.cmpi ugt, %a, %b : i32
  %9 = arith.cmpi uge, %a, %b : i32
  %10 = arith.cmpi ult, %x, %x : index
  %11 = arith.cmpi eq, %v, %v : vector<4xi8>
  %12 = arith.cmpi sge, %t, %t : tensor<?x2xi64>
  %13 = arith.cmpi ne, %u, %u : tensor<*xi1>
  %14 = arith.cmpi eq, %a, %b {hint = "x"} : i32
  %15 = "arith.cmpi"(%a, %b) <{predicate = 7 : i64}> : (i32, i32) -> i1
  %16 = "arith.cmpi"(%v, %v) {predicate = 0 : i64} : (vector<4xi8>, vector<4xi8>) -> vector<4xi1>
  %17 = arith.cmpi "sle", %a, %b : i32
  return
}

func.func @cmpf(%a: f32, %b: f32, %v: vector<2x2xf64>, %t: tensor<?xf16>) {
  %0 = arith.cmpf false, %a, %b : f32
  %1 = arith.cmpf oeq, %a, %b : f32
  %2 = arith.cmpf ogt, %a, %b : f32
  %3 = arith.cmpf oge, %a, %b : f32
  %4 = arith.cmpf olt, %a, %b : f32
  %5 = arith.cmpf ole, %a, %b : f32
  %6 = arith.cmpf one, %a, %b : f32
  %7 = arith.cmpf ord, %a, %b : f32
  %8 = arith.cmpf ueq, %a, %b : f32
  %9 = arith.cmpf ugt, %a, %b : f32
  %10 = arith.cmpf uge, %a, %b : f32
  %11 = arith.cmpf ult, %a, %b : f32
  %12 = arith.cmpf ule, %a, %b : f32
  %13 = arith.cmpf une, %a, %b : f32
  %14 = arith.cmpf uno, %a, %b : f32
  %15 = arith.cmpf true, %a, %b : f32
  %16 = arith.cmpf oeq, %v, %v fastmath<nnan> : vector<2x2xf64>
  %17 = arith.cmpf uno, %t, %t fastmath<fast> {z} : tensor<?xf16>
  %18 = "arith.cmpf"(%a, %b) <{fastmath = #arith.fastmath<ninf>, predicate = 2 : i64}> : (f32, f32) -> i1
  return
}

func.func @select(%c: i1, %a: i32, %m: memref<?xf32>, %f: () -> (), %v: vector<4xf32>, %cv: vector<4xi1>, %t: tensor<?x2xi8>, %ct: tensor<?x2xi1>, %n: none, %tu: tuple<i32, f32>) {
  %0 = arith.select %c, %a, %a : i32
  %1 = arith.select %c, %m, %m : memref<?xf32>
  %2 = arith.select %c, %f, %f : () -> ()
  %3 = arith.select %c, %v, %v : vector<4xf32>
  %4 = arith.select %cv, %v, %v : vector<4xi1>, vector<4xf32>
  %5 = arith.select %ct, %t, %t : tensor<?x2xi1>, tensor<?x2xi8>
  %6 = arith.select %c, %t, %t : tensor<?x2xi8>
  %7 = arith.select %c, %n, %n : none
  %8 = arith.select %c, %tu, %tu : tuple<i32, f32>
  %9 = arith.select %c, %a, %a {k = 2 : i3} : i32
  %10 = "arith.select"(%cv, %v, %v) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %11 = arith.select %cv, %cv, %cv : vector<4xi1>, vector<4xi1>
  return
}
