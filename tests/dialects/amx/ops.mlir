// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --cse

func.func @zero() {
  %0 = amx.tile_zero : !amx.tile<16x64xi8>
  %1 = amx.tile_zero {note = 2 : i32} : !amx.tile<16x16xi32>
  %2 = amx.tile_zero : !amx.tile<16x16xf32>
  %3 = amx.tile_zero : !amx.tile<3x2xbf16>
  %4 = amx.tile_zero : !amx.tile<0x0xf16>
  return
}

func.func @load(%m: memref<?x?xi8>, %row: memref<?xi8>, %i: index, %s: index, %strided: memref<4x5x6xbf16, strided<[100, 10, 1], offset: 3>>, %columns: memref<?x?xi8, strided<[1, ?]>>, %zero: memref<i8>) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xi8> into !amx.tile<16x64xi8>
  %1 = amx.tile_load %row[%i], %s : memref<?xi8> into !amx.tile<16x64xi8>
  %2 = amx.tile_load %strided[%i, %i, %i] {note} : memref<4x5x6xbf16, strided<[100, 10, 1], offset: 3>> into !amx.tile<16x32xbf16>
  %3 = amx.tile_load %columns[%i, %i], %s : memref<?x?xi8, strided<[1, ?]>> into !amx.tile<16x64xi8>
  %4 = amx.tile_load %zero[], %s : memref<i8> into !amx.tile<16x64xi8>
  %5 = amx.tile_load %m[%i, %i] : memref<?x?xi8> into !amx.tile<16x16xf32>
  return
}

func.func @store(%m: memref<?x?xi8>, %row: memref<?xi8>, %i: index, %s: index, %t: !amx.tile<16x64xi8>) {
  amx.tile_store %m[%i, %i], %t : memref<?x?xi8>, !amx.tile<16x64xi8>
  amx.tile_store %row[%i], %t, %s {note} : memref<?xi8>, !amx.tile<16x64xi8>
  return
}

func.func @muli(%a: !amx.tile<5x12xi8>, %b: !amx.tile<3x28xi8>, %c: !amx.tile<5x7xi32>) {
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<5x12xi8>, !amx.tile<3x28xi8>, !amx.tile<5x7xi32>
  %1 = amx.tile_muli %a zext, %b, %0 : !amx.tile<5x12xi8>, !amx.tile<3x28xi8>, !amx.tile<5x7xi32>
  %2 = amx.tile_muli %a, %b zext, %1 : !amx.tile<5x12xi8>, !amx.tile<3x28xi8>, !amx.tile<5x7xi32>
  %3 = amx.tile_muli %a zext, %b zext, %2 {note} : !amx.tile<5x12xi8>, !amx.tile<3x28xi8>, !amx.tile<5x7xi32>
  return
}

func.func @mulf(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xf16>, %c: !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32> {
  %0 = amx.tile_mulf %a, %a, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  %1 = amx.tile_mulf %b, %b, %0 {note} : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return %1 : !amx.tile<16x16xf32>
}

func.func private @types(!amx.tile<16xi8>, !amx.tile<1x2x3xf32>, tensor<2x!amx.tile<4x4xf16>>, !amx<tile<4x4xf16>>)
