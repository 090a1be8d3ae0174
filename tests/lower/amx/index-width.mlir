// RUN: terrace opt %s --convert-to-llvm=dynamic
// DIFFERS: upstream multiplies values of different types where an index has 32 bits

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @f(%m: memref<?x?xi8>, %i: index, %s: index) {
    %0 = amx.tile_load %m[%i, %i] : memref<?x?xi8> into !amx.tile<16x64xi8>
    amx.tile_store %m[%i, %i], %0, %s : memref<?x?xi8>, !amx.tile<16x64xi8>
    return
  }
}
