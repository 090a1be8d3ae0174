// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// The generic form of the memref ops, printed in custom form.

#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, memref<4xf32>, memref<*xf32>, memref<4x5xf32, strided<[?, ?], offset: ?>>, memref<*xf32, 2>) -> (), sym_name = "cast"}> ({
  ^bb0(%arg33: memref<?xf32>, %arg34: memref<4xf32>, %arg35: memref<*xf32>, %arg36: memref<4x5xf32, strided<[?, ?], offset: ?>>, %arg37: memref<*xf32, 2>):
    %39 = "memref.cast"(%arg33) : (memref<?xf32>) -> memref<4xf32>
    %40 = "memref.cast"(%arg34) : (memref<4xf32>) -> memref<?xf32>
    %41 = "memref.cast"(%arg34) : (memref<4xf32>) -> memref<*xf32>
    %42 = "memref.cast"(%arg35) : (memref<*xf32>) -> memref<?xf32>
    %43 = "memref.cast"(%arg34) : (memref<4xf32>) -> memref<4xf32, strided<[?], offset: ?>>
    %44 = "memref.cast"(%arg36) : (memref<4x5xf32, strided<[?, ?], offset: ?>>) -> memref<4x5xf32>
    %45 = "memref.cast"(%arg37) {my.tag} : (memref<*xf32, 2>) -> memref<3x?xf32, 2>
    %46 = "memref.memory_space_cast"(%arg34) : (memref<4xf32>) -> memref<4xf32, 1>
    %47 = "memref.memory_space_cast"(%arg37) : (memref<*xf32, 2>) -> memref<*xf32>
    %48 = "memref.memory_space_cast"(%arg34) {my.tag} : (memref<4xf32>) -> memref<4xf32, "shared">
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xf32>, memref<4xi8>, memref<4xi8, 1>) -> (), sym_name = "assume"}> ({
  ^bb0(%arg30: memref<?xf32>, %arg31: memref<4xi8>, %arg32: memref<4xi8, 1>):
    %35 = "memref.assume_alignment"(%arg30) <{alignment = 16 : i32}> : (memref<?xf32>) -> memref<?xf32>
    %36 = "memref.assume_alignment"(%35) <{alignment = 1 : i32}> {my.tag} : (memref<?xf32>) -> memref<?xf32>
    %37:2 = "memref.distinct_objects"(%arg31, %arg30) : (memref<4xi8>, memref<?xf32>) -> (memref<4xi8>, memref<?xf32>)
    %38:3 = "memref.distinct_objects"(%arg31, %arg30, %arg32) {my.tag} : (memref<4xi8>, memref<?xf32>, memref<4xi8, 1>) -> (memref<4xi8>, memref<?xf32>, memref<4xi8, 1>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<64x64xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8x16x4xf32, 2>, index, index, index, memref<f32>) -> (), sym_name = "subview"}> ({
  ^bb0(%arg23: memref<64x64xf32>, %arg24: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg25: memref<8x16x4xf32, 2>, %arg26: index, %arg27: index, %arg28: index, %arg29: memref<f32>):
    %26 = "memref.subview"(%arg23) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<64x64xf32>) -> memref<4x4xf32, strided<[64, 1]>>
    %27 = "memref.subview"(%arg23, %arg26, %arg26) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<64x64xf32>, index, index) -> memref<4x4xf32, strided<[64, 1], offset: ?>>
    %28 = "memref.subview"(%arg23, %arg26, %arg27, %arg28) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808, 2>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<64x64xf32>, index, index, index) -> memref<?x4xf32, strided<[?, 1], offset: ?>>
    %29 = "memref.subview"(%arg23) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3, 0>, static_sizes = array<i64: 1, 64>, static_strides = array<i64: 1, 1>}> : (memref<64x64xf32>) -> memref<64xf32, strided<[1], offset: 192>>
    %30 = "memref.subview"(%arg23) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3, 5>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (memref<64x64xf32>) -> memref<f32, strided<[], offset: 197>>
    %31 = "memref.subview"(%arg24, %arg26, %arg26, %arg27, %arg27, %arg28, %arg28) <{operandSegmentSizes = array<i32: 1, 2, 2, 2>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: -9223372036854775808, -9223372036854775808>}> : (memref<?x?xf32, strided<[?, ?], offset: ?>>, index, index, index, index, index, index) -> memref<?x?xf32, strided<[?, ?], offset: ?>>
    %32 = "memref.subview"(%arg25) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 2, 0>, static_sizes = array<i64: 8, 4, 4>, static_strides = array<i64: 1, 2, 1>}> : (memref<8x16x4xf32, 2>) -> memref<8x4x4xf32, strided<[64, 8, 1], offset: 8>, 2>
    %33 = "memref.subview"(%arg25) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 8, 16, 4>, static_strides = array<i64: 1, 1, 1>}> {my.tag} : (memref<8x16x4xf32, 2>) -> memref<8x16x4xf32, strided<[64, 4, 1]>, 2>
    %34 = "memref.subview"(%arg29) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<f32>) -> memref<f32, strided<[]>>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2048xi8>, memref<?xi8>, index, index) -> (), sym_name = "view"}> ({
  ^bb0(%arg19: memref<2048xi8>, %arg20: memref<?xi8>, %arg21: index, %arg22: index):
    %22 = "memref.view"(%arg19, %arg21) : (memref<2048xi8>, index) -> memref<64x4xf32>
    %23 = "memref.view"(%arg19, %arg21, %arg22) : (memref<2048xi8>, index, index) -> memref<?x4xf32>
    %24 = "memref.view"(%arg20, %arg21, %arg22, %arg22) {my.tag} : (memref<?xi8>, index, index, index) -> memref<?x?xi16>
    %25 = "memref.view"(%arg20, %arg21) : (memref<?xi8>, index) -> memref<f32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xf32>, memref<*xf32>, memref<f32>, index, index, index) -> (), sym_name = "reinterpret"}> ({
  ^bb0(%arg13: memref<?xf32>, %arg14: memref<*xf32>, %arg15: memref<f32>, %arg16: index, %arg17: index, %arg18: index):
    %17 = "memref.reinterpret_cast"(%arg13) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 10>, static_strides = array<i64: 1>}> : (memref<?xf32>) -> memref<10xf32, strided<[1]>>
    %18 = "memref.reinterpret_cast"(%arg13, %arg16, %arg17, %arg18) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<?xf32>, index, index, index) -> memref<?x4xf32, strided<[?, 1], offset: ?>>
    %19 = "memref.reinterpret_cast"(%arg14, %arg16, %arg17, %arg18) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>}> : (memref<*xf32>, index, index, index) -> memref<?xf32, strided<[?], offset: ?>>
    %20 = "memref.reinterpret_cast"(%arg13) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 5>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<?xf32>) -> memref<f32, strided<[], offset: 5>>
    %21 = "memref.reinterpret_cast"(%arg15) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2, 3>, static_strides = array<i64: 3, 1>}> {my.tag} : (memref<f32>) -> memref<2x3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x1xf32>, memref<*xf32>, memref<1xi32>, memref<2xindex>, memref<?xi64>) -> (), sym_name = "reshape"}> ({
  ^bb0(%arg8: memref<4x1xf32>, %arg9: memref<*xf32>, %arg10: memref<1xi32>, %arg11: memref<2xindex>, %arg12: memref<?xi64>):
    %13 = "memref.reshape"(%arg8, %arg10) : (memref<4x1xf32>, memref<1xi32>) -> memref<4xf32>
    %14 = "memref.reshape"(%arg8, %arg11) : (memref<4x1xf32>, memref<2xindex>) -> memref<2x2xf32>
    %15 = "memref.reshape"(%arg9, %arg12) {my.tag} : (memref<*xf32>, memref<?xi64>) -> memref<*xf32>
    %16 = "memref.reshape"(%arg9, %arg11) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x5x6xf32>, memref<?x?xf32>, memref<4x5xf32, strided<[10, 1], offset: 3>>, memref<f32>, memref<1x1xf32>, index) -> (), sym_name = "shapes"}> ({
  ^bb0(%arg2: memref<4x5x6xf32>, %arg3: memref<?x?xf32>, %arg4: memref<4x5xf32, strided<[10, 1], offset: 3>>, %arg5: memref<f32>, %arg6: memref<1x1xf32>, %arg7: index):
    %3 = "memref.collapse_shape"(%arg2) <{reassociation = [[0, 1], [2]]}> : (memref<4x5x6xf32>) -> memref<20x6xf32>
    %4 = "memref.collapse_shape"(%arg2) <{reassociation = [[0, 1, 2]]}> : (memref<4x5x6xf32>) -> memref<120xf32>
    %5 = "memref.collapse_shape"(%arg3) <{reassociation = [[0, 1]]}> : (memref<?x?xf32>) -> memref<?xf32>
    %6 = "memref.collapse_shape"(%arg6) <{reassociation = []}> : (memref<1x1xf32>) -> memref<f32>
    %7 = "memref.collapse_shape"(%arg2) <{reassociation = [[0], [1, 2]]}> {my.tag} : (memref<4x5x6xf32>) -> memref<4x30xf32>
    %8 = "memref.expand_shape"(%3) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 4, 5, 6>}> : (memref<20x6xf32>) -> memref<4x5x6xf32>
    %9 = "memref.expand_shape"(%5, %arg7) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 4>}> : (memref<?xf32>, index) -> memref<?x4xf32>
    %10 = "memref.expand_shape"(%arg5) <{reassociation = [], static_output_shape = array<i64: 1, 1>}> : (memref<f32>) -> memref<1x1xf32>
    %11 = "memref.expand_shape"(%arg4) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 5, 1>}> {my.tag} : (memref<4x5xf32, strided<[10, 1], offset: 3>>) -> memref<4x5x1xf32, strided<[10, 1, 1], offset: 3>>
    %12 = "memref.expand_shape"(%arg3, %arg7, %arg7) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, -9223372036854775808, -9223372036854775808>}> : (memref<?x?xf32>, index, index) -> memref<2x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xf32>, memref<4x5x6xf32>) -> (), sym_name = "transpose"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: memref<4x5x6xf32>):
    %0 = "memref.transpose"(%arg0) <{permutation = #map}> : (memref<?x?xf32>) -> memref<?x?xf32, strided<[1, ?]>>
    %1 = "memref.transpose"(%arg1) <{permutation = #map1}> : (memref<4x5x6xf32>) -> memref<6x4x5xf32, strided<[1, 30, 6]>>
    %2 = "memref.transpose"(%arg0) <{permutation = #map2}> {my.tag} : (memref<?x?xf32>) -> memref<?x?xf32, strided<[?, 1]>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

