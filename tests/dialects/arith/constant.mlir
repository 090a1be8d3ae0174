// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Constants of every type, and the result names they suggest.

func.func @names() {
  %a = arith.constant 0 : index
  %b = arith.constant 1 : index
  %c = arith.constant -1 : index
  %d = arith.constant 42 : i32
  %e = arith.constant 42 : i32
  %f = arith.constant -7 : i64
  %g = arith.constant true
  %h = arith.constant false
  %i = arith.constant 1 : i1
  %i0 = arith.constant 0 : i1
  %in = arith.constant -1 : i1
  %j = arith.constant 0.0 : f32
  %k = arith.constant 1.5 : f64
  %l = arith.constant dense<1> : vector<4xi32>
  %m = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %n = arith.constant 9223372036854775807 : i64
  %o = arith.constant -9223372036854775808 : i64
  %p = arith.constant 340282366920938463463374607431768211455 : i128
  %q = arith.constant 18446744073709551616 : i128
  %r = arith.constant 0xFF : i8
  %s = arith.constant 255 : i8
  %t = arith.constant -128 : i8
  %u = arith.constant 3 : i2
  %v = arith.constant 100 : i7
  %w = arith.constant 9223372036854775807 : index
  %x = arith.constant 0 : i64
  %y = arith.constant 10
  %z = arith.constant 2.5
  return
}

func.func @floats() {
  %0 = arith.constant 0x7FC00000 : f32
  %1 = arith.constant 0x7F800000 : f32
  %2 = arith.constant 0xFF800000 : f32
  %3 = arith.constant -0.0 : f32
  %4 = arith.constant 0.1 : f32
  %5 = arith.constant 1.0e10 : f64
  %6 = arith.constant 1.0e-300 : f64
  %7 = arith.constant 0x7FF8000000000000 : f64
  %8 = arith.constant 1.0 : f16
  %9 = arith.constant 65504.0 : f16
  %10 = arith.constant 0x7C00 : f16
  %11 = arith.constant 3.14159 : bf16
  %12 = arith.constant 0.333333333 : f128
  %13 = arith.constant 2.0 : f80
  %14 = arith.constant 1.5 : tf32
  %15 = arith.constant 448.0 : f8E4M3FN
  %16 = arith.constant 0.5 : f8E5M2
  %17 = arith.constant 6.0 : f4E2M1FN
  %18 = arith.constant 2.0 : f8E8M0FNU
  %19 = arith.constant 123456789.0 : f32
  %20 = arith.constant 1.0e+38 : f32
  return
}

func.func @elements() {
  %0 = arith.constant dense<true> : vector<4xi1>
  %1 = arith.constant dense<[true, false]> : vector<2xi1>
  %2 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
  %3 = arith.constant dense<0.0> : vector<[4]xf32>
  %4 = arith.constant dense<> : tensor<0xi32>
  %5 = arith.constant dense<-1> : tensor<index>
  %6 = arith.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
  %7 = arith.constant sparse<[[0, 1], [1, 0]], [5, 6]> : tensor<2x2xi32>
  %8 = arith.constant dense<0xFF800000> : vector<2xf32>
  %9 = arith.constant dense<7> : vector<i8>
  %10 = arith.constant dense_resource<blob> : tensor<4xf32>
  %11 = arith.constant dense<"0x0100000002000000"> : tensor<2xi32>
  %12 = arith.constant dense<[1, 2, 3]> : tensor<3xui8>
  %13 = arith.constant dense<[1, 2, 3]> : tensor<3xsi8>
  return
}

// Attribute dictionaries come before the value.
func.func @dict() {
  %0 = arith.constant {tag = "t"} 3 : i32
  %1 = "arith.constant"() <{value = 4 : i32}> {tag} : () -> i32
  %2 = "arith.constant"() {value = 5.0 : f32} : () -> f32
  return
}
// DIFFERS: upstream rounds literals of f80, f128 and ppc_fp128 to a double first.
