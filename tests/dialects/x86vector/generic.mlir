// RUN: terrace opt %s

"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi1>, vector<16xf32>, i16, i32, vector<16xi32>, vector<8xi64>, vector<32xbf16>, vector<8xf32>, vector<32xi8>, vector<8xi32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xi1>, vector<8xi1>, vector<16xf32>, vector<16xbf16>, vector<8xf32>, vector<8xf32>, vector<8xi32>), sym_name = "f"}> ({
  ^bb0(%arg23: vector<16xi1>, %arg24: vector<16xf32>, %arg25: i16, %arg26: i32, %arg27: vector<16xi32>, %arg28: vector<8xi64>, %arg29: vector<32xbf16>, %arg30: vector<8xf32>, %arg31: vector<32xi8>, %arg32: vector<8xi32>):
    %20 = "x86vector.avx512.mask.compress"(%arg23, %arg24) : (vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    %21 = "x86vector.avx512.mask.compress"(%arg23, %arg24) <{constant_src = dense<5.000000e+00> : vector<16xf32>}> : (vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    %22 = "x86vector.avx512.mask.compress"(%arg23, %arg24, %arg24) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %23 = "x86vector.avx512.mask.rndscale"(%arg24, %arg26, %arg24, %arg25, %arg26) {u = 1 : i32} : (vector<16xf32>, i32, vector<16xf32>, i16, i32) -> vector<16xf32>
    %24 = "x86vector.avx512.mask.scalef"(%arg24, %arg24, %arg24, %arg25, %arg26) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, i32) -> vector<16xf32>
    %25:2 = "x86vector.avx512.vp2intersect"(%arg27, %arg27) {a} : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<16xi1>)
    %26:2 = "x86vector.avx512.vp2intersect"(%arg28, %arg28) : (vector<8xi64>, vector<8xi64>) -> (vector<8xi1>, vector<8xi1>)
    %27 = "x86vector.avx512.dot"(%arg24, %arg29, %arg29) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
    %28 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%arg24) : (vector<16xf32>) -> vector<16xbf16>
    %29 = "x86vector.avx.rsqrt"(%arg30) : (vector<8xf32>) -> vector<8xf32>
    %30 = "x86vector.avx.intr.dot"(%arg30, %arg30) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %31 = "x86vector.avx.dot.i8"(%arg32, %arg31, %arg31) : (vector<8xi32>, vector<32xi8>, vector<32xi8>) -> vector<8xi32>
    "func.return"(%20, %21, %22, %23, %24, %25#0, %26#0, %27, %28, %29, %30, %31) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xi1>, vector<8xi1>, vector<16xf32>, vector<16xbf16>, vector<8xf32>, vector<8xf32>, vector<8xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<1xbf16>, memref<1xf16>, memref<16xbf16>, memref<16xf16>, memref<*xf16>, memref<2x?xf16, strided<[?, ?], offset: ?>>) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<4xf32>, vector<4xf32>), sym_name = "m"}> ({
  ^bb0(%arg17: memref<1xbf16>, %arg18: memref<1xf16>, %arg19: memref<16xbf16>, %arg20: memref<16xf16>, %arg21: memref<*xf16>, %arg22: memref<2x?xf16, strided<[?, ?], offset: ?>>):
    %13 = "x86vector.avx.bcst_to_f32.packed"(%arg17) : (memref<1xbf16>) -> vector<8xf32>
    %14 = "x86vector.avx.bcst_to_f32.packed"(%arg18) : (memref<1xf16>) -> vector<8xf32>
    %15 = "x86vector.avx.cvt.packed.even.indexed_to_f32"(%arg19) : (memref<16xbf16>) -> vector<8xf32>
    %16 = "x86vector.avx.cvt.packed.even.indexed_to_f32"(%arg20) : (memref<16xf16>) -> vector<8xf32>
    %17 = "x86vector.avx.cvt.packed.odd.indexed_to_f32"(%arg19) : (memref<16xbf16>) -> vector<8xf32>
    %18 = "x86vector.avx.cvt.packed.odd.indexed_to_f32"(%arg20) {r = 3 : i64} : (memref<16xf16>) -> vector<4xf32>
    %19 = "x86vector.avx.cvt.packed.odd.indexed_to_f32"(%arg22) : (memref<2x?xf16, strided<[?, ?], offset: ?>>) -> vector<4xf32>
    "func.return"(%13, %14, %15, %16, %17, %18, %19) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<4xf32>, vector<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<8xi1>, vector<8xf64>, i8, i32) -> (vector<8xf64>, vector<8xf64>, vector<8xf64>), sym_name = "doubles"}> ({
  ^bb0(%arg13: vector<8xi1>, %arg14: vector<8xf64>, %arg15: i8, %arg16: i32):
    %10 = "x86vector.avx512.mask.compress"(%arg13, %arg14) <{constant_src = dense<2.000000e+00> : vector<8xf64>}> {note} : (vector<8xi1>, vector<8xf64>) -> vector<8xf64>
    %11 = "x86vector.avx512.mask.rndscale"(%arg14, %arg16, %arg14, %arg15, %arg16) : (vector<8xf64>, i32, vector<8xf64>, i8, i32) -> vector<8xf64>
    %12 = "x86vector.avx512.mask.scalef"(%arg14, %arg14, %arg14, %arg15, %arg16) {note} : (vector<8xf64>, vector<8xf64>, vector<8xf64>, i8, i32) -> vector<8xf64>
    "func.return"(%10, %11, %12) : (vector<8xf64>, vector<8xf64>, vector<8xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<16xi1>, vector<16xi32>, vector<8xi1>, vector<8xi64>) -> (vector<16xi32>, vector<8xi64>), sym_name = "integers"}> ({
  ^bb0(%arg9: vector<16xi1>, %arg10: vector<16xi32>, %arg11: vector<8xi1>, %arg12: vector<8xi64>):
    %8 = "x86vector.avx512.mask.compress"(%arg9, %arg10) : (vector<16xi1>, vector<16xi32>) -> vector<16xi32>
    %9 = "x86vector.avx512.mask.compress"(%arg11, %arg12, %arg12) {note} : (vector<8xi1>, vector<8xi64>, vector<8xi64>) -> vector<8xi64>
    "func.return"(%8, %9) : (vector<16xi32>, vector<8xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xf32>, vector<8xf32>, vector<8xbf16>, vector<16xbf16>, vector<4xi32>, vector<16xi8>) -> (vector<4xf32>, vector<8xf32>, vector<8xbf16>, vector<4xi32>), sym_name = "widths"}> ({
  ^bb0(%arg3: vector<4xf32>, %arg4: vector<8xf32>, %arg5: vector<8xbf16>, %arg6: vector<16xbf16>, %arg7: vector<4xi32>, %arg8: vector<16xi8>):
    %4 = "x86vector.avx512.dot"(%arg3, %arg5, %arg5) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
    %5 = "x86vector.avx512.dot"(%arg4, %arg6, %arg6) : (vector<8xf32>, vector<16xbf16>, vector<16xbf16>) -> vector<8xf32>
    %6 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%arg4) {note} : (vector<8xf32>) -> vector<8xbf16>
    %7 = "x86vector.avx.dot.i8"(%arg7, %arg8, %arg8) {note} : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    "func.return"(%4, %5, %6, %7) : (vector<4xf32>, vector<8xf32>, vector<8xbf16>, vector<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x8xf32>, vector<1x8xf32>, vector<[8]xf32>) -> (vector<2x8xbf16>, vector<1x8xf32>, vector<1x8xf32>, vector<8xbf16>), sym_name = "rows"}> ({
  ^bb0(%arg0: vector<2x8xf32>, %arg1: vector<1x8xf32>, %arg2: vector<[8]xf32>):
    %0 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%arg0) : (vector<2x8xf32>) -> vector<2x8xbf16>
    %1 = "x86vector.avx.rsqrt"(%arg1) : (vector<1x8xf32>) -> vector<1x8xf32>
    %2 = "x86vector.avx.intr.dot"(%arg1, %arg1) : (vector<1x8xf32>, vector<1x8xf32>) -> vector<1x8xf32>
    %3 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%arg2) : (vector<[8]xf32>) -> vector<8xbf16>
    "func.return"(%0, %1, %2, %3) : (vector<2x8xbf16>, vector<1x8xf32>, vector<1x8xf32>, vector<8xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
