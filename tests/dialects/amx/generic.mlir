// RUN: terrace opt %s

"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "zero"}> ({
    %12 = "amx.tile_zero"() : () -> !amx.tile<16x64xi8>
    %13 = "amx.tile_zero"() {note = 2 : i32} : () -> !amx.tile<16x16xi32>
    %14 = "amx.tile_zero"() : () -> !amx.tile<16x16xf32>
    %15 = "amx.tile_zero"() : () -> !amx.tile<3x2xbf16>
    %16 = "amx.tile_zero"() : () -> !amx.tile<0x0xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xi8>, memref<?xi8>, index, index, memref<4x5x6xbf16, strided<[100, 10, 1], offset: 3>>, memref<?x?xi8, strided<[1, ?]>>, memref<i8>) -> (), sym_name = "load"}> ({
  ^bb0(%arg11: memref<?x?xi8>, %arg12: memref<?xi8>, %arg13: index, %arg14: index, %arg15: memref<4x5x6xbf16, strided<[100, 10, 1], offset: 3>>, %arg16: memref<?x?xi8, strided<[1, ?]>>, %arg17: memref<i8>):
    %6 = "amx.tile_load"(%arg11, %arg13, %arg13) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xi8>, index, index) -> !amx.tile<16x64xi8>
    %7 = "amx.tile_load"(%arg12, %arg13, %arg14) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<?xi8>, index, index) -> !amx.tile<16x64xi8>
    %8 = "amx.tile_load"(%arg15, %arg13, %arg13, %arg13) <{operandSegmentSizes = array<i32: 1, 3, 0>}> {note} : (memref<4x5x6xbf16, strided<[100, 10, 1], offset: 3>>, index, index, index) -> !amx.tile<16x32xbf16>
    %9 = "amx.tile_load"(%arg16, %arg13, %arg13, %arg14) <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (memref<?x?xi8, strided<[1, ?]>>, index, index, index) -> !amx.tile<16x64xi8>
    %10 = "amx.tile_load"(%arg17, %arg14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (memref<i8>, index) -> !amx.tile<16x64xi8>
    %11 = "amx.tile_load"(%arg11, %arg13, %arg13) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xi8>, index, index) -> !amx.tile<16x16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xi8>, memref<?xi8>, index, index, !amx.tile<16x64xi8>) -> (), sym_name = "store"}> ({
  ^bb0(%arg6: memref<?x?xi8>, %arg7: memref<?xi8>, %arg8: index, %arg9: index, %arg10: !amx.tile<16x64xi8>):
    "amx.tile_store"(%arg6, %arg8, %arg8, %arg10) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xi8>, index, index, !amx.tile<16x64xi8>) -> ()
    "amx.tile_store"(%arg7, %arg8, %arg10, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> {note} : (memref<?xi8>, index, !amx.tile<16x64xi8>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!amx.tile<5x12xi8>, !amx.tile<3x28xi8>, !amx.tile<5x7xi32>) -> (), sym_name = "muli"}> ({
  ^bb0(%arg3: !amx.tile<5x12xi8>, %arg4: !amx.tile<3x28xi8>, %arg5: !amx.tile<5x7xi32>):
    %2 = "amx.tile_muli"(%arg3, %arg4, %arg5) : (!amx.tile<5x12xi8>, !amx.tile<3x28xi8>, !amx.tile<5x7xi32>) -> !amx.tile<5x7xi32>
    %3 = "amx.tile_muli"(%arg3, %arg4, %2) <{isZextLhs}> : (!amx.tile<5x12xi8>, !amx.tile<3x28xi8>, !amx.tile<5x7xi32>) -> !amx.tile<5x7xi32>
    %4 = "amx.tile_muli"(%arg3, %arg4, %3) <{isZextRhs}> : (!amx.tile<5x12xi8>, !amx.tile<3x28xi8>, !amx.tile<5x7xi32>) -> !amx.tile<5x7xi32>
    %5 = "amx.tile_muli"(%arg3, %arg4, %4) <{isZextLhs, isZextRhs}> {note} : (!amx.tile<5x12xi8>, !amx.tile<3x28xi8>, !amx.tile<5x7xi32>) -> !amx.tile<5x7xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!amx.tile<16x32xbf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>, sym_name = "mulf"}> ({
  ^bb0(%arg0: !amx.tile<16x32xbf16>, %arg1: !amx.tile<16x32xf16>, %arg2: !amx.tile<16x16xf32>):
    %0 = "amx.tile_mulf"(%arg0, %arg0, %arg2) : (!amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
    %1 = "amx.tile_mulf"(%arg1, %arg1, %0) {note} : (!amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
    "func.return"(%1) : (!amx.tile<16x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!amx.tile<16xi8>, !amx.tile<1x2x3xf32>, tensor<2x!amx.tile<4x4xf16>>, !amx.tile<4x4xf16>) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
