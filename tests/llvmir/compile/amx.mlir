// RUN: terrace compile %s
// DIFFERS: upstream lowers amx only with convert-to-llvm or convert-vector-to-llvm

func.func @product(%a: memref<?x?xbf16>, %b: memref<?x?xf16>, %c: memref<?x?xf32>, %i: index) {
  %0 = amx.tile_zero {note} : !amx.tile<16x16xf32>
  %1 = amx.tile_load %a[%i, %i] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  %2 = amx.tile_mulf %1, %1, %0 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  %3 = amx.tile_load %b[%i, %i] : memref<?x?xf16> into !amx.tile<16x32xf16>
  %4 = amx.tile_mulf %3, %3, %2 {note} : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  amx.tile_store %c[%i, %i], %4 : memref<?x?xf32>, !amx.tile<16x16xf32>
  return
}

func.func @signs(%m: memref<?x?xi8>, %n: memref<?x?xi32>, %i: index) {
  %a = amx.tile_load %m[%i, %i] : memref<?x?xi8> into !amx.tile<5x12xi8>
  %b = amx.tile_load %m[%i, %i] : memref<?x?xi8> into !amx.tile<3x28xi8>
  %c = amx.tile_zero : !amx.tile<5x7xi32>
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<5x12xi8>, !amx.tile<3x28xi8>, !amx.tile<5x7xi32>
  %1 = amx.tile_muli %a zext, %b, %0 : !amx.tile<5x12xi8>, !amx.tile<3x28xi8>, !amx.tile<5x7xi32>
  %2 = amx.tile_muli %a, %b zext, %1 : !amx.tile<5x12xi8>, !amx.tile<3x28xi8>, !amx.tile<5x7xi32>
  %3 = amx.tile_muli %a zext, %b zext, %2 : !amx.tile<5x12xi8>, !amx.tile<3x28xi8>, !amx.tile<5x7xi32>
  amx.tile_store %n[%i, %i], %3 : memref<?x?xi32>, !amx.tile<5x7xi32>
  return
}

func.func @layouts(%fixed: memref<32x64xi8>, %row: memref<?xi8>, %strided: memref<4x5x6xbf16, strided<[100, 10, 1], offset: 3>>, %dynamic: memref<?x?xbf16, strided<[?, 1], offset: ?>>, %i: index, %s: index) {
  %0 = amx.tile_load %fixed[%i, %i] : memref<32x64xi8> into !amx.tile<16x64xi8>
  %1 = amx.tile_load %row[%i], %s : memref<?xi8> into !amx.tile<16x64xi8>
  %2 = amx.tile_load %strided[%i, %i, %i] : memref<4x5x6xbf16, strided<[100, 10, 1], offset: 3>> into !amx.tile<16x32xbf16>
  %c = arith.constant 3 : index
  %3 = amx.tile_load %strided[%i, %c, %i], %c : memref<4x5x6xbf16, strided<[100, 10, 1], offset: 3>> into !amx.tile<16x32xbf16>
  amx.tile_store %dynamic[%i, %c], %3, %s {note} : memref<?x?xbf16, strided<[?, 1], offset: ?>>, !amx.tile<16x32xbf16>
  amx.tile_store %dynamic[%i, %c], %2 : memref<?x?xbf16, strided<[?, 1], offset: ?>>, !amx.tile<16x32xbf16>
  return
}
