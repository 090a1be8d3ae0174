// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// The generic form, printed in custom form.

"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<2x4xf32>, f32, index, vector<f32>, vector<[4]xf32>, vector<8xi32>) -> (), sym_name = "simple"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<2x4xf32>, %arg2: f32, %arg3: index, %arg4: vector<f32>, %arg5: vector<[4]xf32>, %arg6: vector<8xi32>):
    %0 = "vector.bitcast"(%arg0) : (vector<4xf32>) -> vector<8xf16>
    %1 = "vector.bitcast"(%arg4) {my.tag} : (vector<f32>) -> vector<i32>
    %2 = "vector.broadcast"(%arg2) : (f32) -> vector<4xf32>
    %3 = "vector.broadcast"(%arg0) : (vector<4xf32>) -> vector<2x4xf32>
    %4 = "vector.broadcast"(%arg2) : (f32) -> vector<f32>
    %5 = "vector.shape_cast"(%arg1) : (vector<2x4xf32>) -> vector<8xf32>
    %6 = "vector.extract"(%arg0) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
    %7 = "vector.extract"(%arg0, %arg3) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, index) -> f32
    %8 = "vector.extract"(%arg1, %arg3) <{static_position = array<i64: 1, -9223372036854775808>}> : (vector<2x4xf32>, index) -> f32
    %9 = "vector.extract"(%arg1, %arg3) <{static_position = array<i64: -9223372036854775808>}> {my.tag} : (vector<2x4xf32>, index) -> vector<4xf32>
    %10 = "vector.extract"(%arg4) <{static_position = array<i64>}> : (vector<f32>) -> f32
    %11 = "vector.extract"(%arg1) <{static_position = array<i64>}> : (vector<2x4xf32>) -> vector<2x4xf32>
    %12 = "vector.extract"(%arg0) <{static_position = array<i64: -1>}> : (vector<4xf32>) -> f32
    %13 = "vector.insert"(%arg2, %arg0) <{static_position = array<i64: 1>}> : (f32, vector<4xf32>) -> vector<4xf32>
    %14 = "vector.insert"(%arg2, %arg1, %arg3) <{static_position = array<i64: 1, -9223372036854775808>}> {my.tag} : (f32, vector<2x4xf32>, index) -> vector<2x4xf32>
    %15 = "vector.insert"(%arg2, %arg4) <{static_position = array<i64>}> : (f32, vector<f32>) -> vector<f32>
    %16 = "vector.insert"(%arg0, %arg1) <{static_position = array<i64: -1>}> : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
    %17 = "vector.extract_strided_slice"(%arg1) <{offsets = [0, 2], sizes = [2, 2], strides = [1, 1]}> : (vector<2x4xf32>) -> vector<2x2xf32>
    %18 = "vector.insert_strided_slice"(%17, %arg1) <{offsets = [0, 2], strides = [1, 1]}> : (vector<2x2xf32>, vector<2x4xf32>) -> vector<2x4xf32>
    %19 = "vector.outerproduct"(%arg0, %arg0) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>) -> vector<4x4xf32>
    %20 = "vector.outerproduct"(%arg0, %arg0, %19) <{kind = #vector.kind<mul>}> : (vector<4xf32>, vector<4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
    %21 = "vector.outerproduct"(%arg0, %arg2) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<4xf32>
    %22 = "vector.outerproduct"(%arg0, %arg2, %arg0) <{kind = #vector.kind<maxnumf>}> {my.tag} : (vector<4xf32>, f32, vector<4xf32>) -> vector<4xf32>
    %23 = "vector.multi_reduction"(%arg1, %arg2) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0, 1>}> : (vector<2x4xf32>, f32) -> f32
    %24 = "vector.multi_reduction"(%arg1, %arg0) <{kind = #vector.kind<mul>, reduction_dims = array<i64: 0>}> {my.tag} : (vector<2x4xf32>, vector<4xf32>) -> vector<4xf32>
    %25:2 = "vector.scan"(%arg1, %arg0) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<2x4xf32>, vector<4xf32>) -> (vector<2x4xf32>, vector<4xf32>)
    %26 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
    %27 = "vector.reduction"(%arg0, %arg2) <{fastmath = #arith.fastmath<reassoc>, kind = #vector.kind<add>}> {my.tag} : (vector<4xf32>, f32) -> f32
    %28 = "vector.reduction"(%arg6) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<minui>}> : (vector<8xi32>) -> i32
    %29 = "vector.create_mask"(%arg3, %arg3) : (index, index) -> vector<4x3xi1>
    %30 = "vector.create_mask"(%arg3) {my.tag} : (index) -> vector<[4]xi1>
    %31 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 4, 3>}> : () -> vector<8x4xi1>
    %32 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 0>}> : () -> vector<i1>
    %33 = "vector.step"() : () -> vector<4xindex>
    %34 = "vector.step"() {my.tag} : () -> vector<[4]xindex>
    %35 = "vector.interleave"(%arg0, %arg0) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %36:2 = "vector.deinterleave"(%arg0) : (vector<4xf32>) -> (vector<2xf32>, vector<2xf32>)
    %37 = "vector.transpose"(%arg1) <{permutation = array<i64: 1, 0>}> : (vector<2x4xf32>) -> vector<4x2xf32>
    %38 = "vector.shuffle"(%arg0, %arg0) <{mask = array<i64: 0, 5, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
    %39 = "vector.shuffle"(%arg1, %arg1) <{mask = array<i64: 0, 3>}> {my.tag} : (vector<2x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
    %40 = "vector.shuffle"(%arg4, %arg4) <{mask = array<i64: 0, 1>}> : (vector<f32>, vector<f32>) -> vector<2xf32>
    %41 = "vector.fma"(%arg0, %arg0, %arg0) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %42:4 = "vector.to_elements"(%arg0) : (vector<4xf32>) -> (f32, f32, f32, f32)
    %43 = "vector.from_elements"(%arg2, %arg2) : (f32, f32) -> vector<2xf32>
    %44 = "vector.from_elements"(%arg2) : (f32) -> vector<f32>
    %45 = "vector.scalable.insert"(%arg0, %arg5) <{pos = 4 : i64}> : (vector<4xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %46 = "vector.scalable.extract"(%arg5) <{pos = 0 : i64}> : (vector<[4]xf32>) -> vector<4xf32>
    %47 = "vector.vscale"() : () -> index
    %48 = "vector.vscale"() {my.tag} : () -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

