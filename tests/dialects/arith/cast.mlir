// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Conversions between the kinds of numbers, with shapes, flags and rounding modes.

func.func @integer(%b: i1, %c: i8, %w: i32, %l: i64, %x: index, %v: vector<4xi8>, %t: tensor<?x3xi32>, %s: vector<[4]xi16>) {
  %0 = arith.extsi %c : i8 to i32
  %1 = arith.extui %b : i1 to i64
  %2 = arith.trunci %l : i64 to i8
  %3 = arith.extsi %v : vector<4xi8> to vector<4xi64>
  %4 = arith.extui %t : tensor<?x3xi32> to tensor<?x3xi64>
  %5 = arith.trunci %s : vector<[4]xi16> to vector<[4]xi1>
  %6 = arith.index_cast %x : index to i32
  %7 = arith.index_cast %l : i64 to index
  %8 = arith.index_castui %x : index to i64
  %9 = arith.index_castui %b : i1 to index
  %10 = arith.index_cast %t : tensor<?x3xi32> to tensor<?x3xindex>
  %11 = arith.index_castui %v : vector<4xi8> to vector<4xindex>
  return
}

func.func @float(%h: f16, %f: f32, %d: f64, %v: vector<4xf32>, %t: tensor<?xf32>, %u: tensor<*xf32>) {
  %0 = arith.extf %h : f16 to f32
  %1 = arith.extf %f : f32 to f128
  %2 = arith.extf %v : vector<4xf32> to vector<4xf64>
  %3 = arith.extf %t fastmath<fast> : tensor<?xf32> to tensor<?xf64>
  %4 = arith.extf %f fastmath<none> : f32 to f64
  %5 = arith.truncf %d : f64 to f32
  %6 = arith.truncf %d to_nearest_even : f64 to f32
  %7 = arith.truncf %d downward : f64 to f32
  %8 = arith.truncf %d upward : f64 to f32
  %9 = arith.truncf %d toward_zero : f64 to f32
  %10 = arith.truncf %d to_nearest_away : f64 to f32
  %11 = arith.truncf %d toward_zero fastmath<nnan> : f64 to bf16
  %12 = arith.truncf %d fastmath<nnan,ninf> : f64 to f8E5M2
  %13 = arith.truncf %v upward fastmath<contract> {a} : vector<4xf32> to vector<4xf16>
  %14 = arith.truncf %d fastmath<none> : f64 to f32
  %15 = arith.truncf %d {roundingmode = 2 : i32} : f64 to f32
  return
}

func.func @between(%i: i32, %b: i1, %f: f32, %v: vector<4xi32>, %w: vector<4xf64>, %t: tensor<2x?xi8>, %u: tensor<2x?xf16>) {
  %0 = arith.sitofp %i : i32 to f32
  %1 = arith.uitofp %b : i1 to f64
  %2 = arith.fptosi %f : f32 to i32
  %3 = arith.fptoui %f : f32 to i128
  %4 = arith.sitofp %v : vector<4xi32> to vector<4xf16>
  %5 = arith.uitofp %t : tensor<2x?xi8> to tensor<2x?xbf16>
  %6 = arith.fptosi %w : vector<4xf64> to vector<4xi1>
  %7 = arith.fptoui %u : tensor<2x?xf16> to tensor<2x?xi64>
  return
}

func.func @bitcast(%i: i32, %f: f32, %v: vector<4xi16>, %t: tensor<?xf64>, %m: memref<?xi32>, %n: memref<2x3xf32, strided<[3, 1]>, 2>) {
  %0 = arith.bitcast %i : i32 to f32
  %1 = arith.bitcast %f : f32 to i32
  %2 = arith.bitcast %i : i32 to i32
  %3 = arith.bitcast %v : vector<4xi16> to vector<4xbf16>
  %4 = arith.bitcast %t : tensor<?xf64> to tensor<?xi64>
  %5 = arith.bitcast %m : memref<?xi32> to memref<?xf32>
  %6 = arith.bitcast %n : memref<2x3xf32, strided<[3, 1]>, 2> to memref<2x3xi32, strided<[3, 1]>, 2>
  return
}

func.func @index_cast_memref(%m: memref<?xi32>, %n: memref<4xindex>) {
  %0 = arith.index_cast %m : memref<?xi32> to memref<?xindex>
  %1 = arith.index_castui %n : memref<4xindex> to memref<4xi64>
  return
}

func.func @scaling(%a: f4E2M1FN, %s: f8E8M0FNU, %v: vector<4xf8E5M2>, %w: vector<4xf8E8M0FNU>, %f: f32, %t: tensor<?xf32>, %u: tensor<?xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.scaling_extf %v, %w : vector<4xf8E5M2>, vector<4xf8E8M0FNU> to vector<4xf32>
  %2 = arith.scaling_extf %a, %s fastmath<nnan> : f4E2M1FN, f8E8M0FNU to bf16
  %3 = arith.scaling_truncf %f, %s : f32, f8E8M0FNU to f4E2M1FN
  %4 = arith.scaling_truncf %f, %s toward_zero : f32, f8E8M0FNU to f6E2M3FN
  %5 = arith.scaling_truncf %f, %s fastmath<fast> : f32, f8E8M0FNU to f8E4M3FN
  %6 = arith.scaling_truncf %t, %u to_nearest_even fastmath<contract> {b = unit} : tensor<?xf32>, tensor<?xf8E8M0FNU> to tensor<?xf4E2M1FN>
  return
}
