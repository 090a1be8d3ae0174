// RUN: not terrace opt %s --split-input-file --convert-vector-to-llvm=enable-amx 2>&1

func.func @f(%d: memref<16x16xi8, "foo">, %i: index, %t: !amx.tile<16x64xi8>) {
  amx.tile_store %d[%i, %i], %t : memref<16x16xi8, "foo">, !amx.tile<16x64xi8>
  return
}

// -----

func.func @f(%d: memref<16x16xi8, affine_map<(d0, d1) -> (d0, d1 floordiv 2)>>, %i: index) {
  %0 = amx.tile_load %d[%i, %i], %i : memref<16x16xi8, affine_map<(d0, d1) -> (d0, d1 floordiv 2)>> into !amx.tile<16x64xi8>
  return
}
