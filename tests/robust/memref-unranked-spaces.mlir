// RUN: terrace opt %s --split-input-file --finalize-memref-to-llvm
// RUN: terrace opt %s --split-input-file --convert-func-to-llvm
// DIFFERS: upstream crashes, or converts a function but not its return

func.func @dim(%m: memref<*xf32, #llvm.address_space<2>>, %i: index) -> index {
  %r = memref.dim %m, %i : memref<*xf32, #llvm.address_space<2>>
  return %r : index
}
// -----
func.func @cast(%m: memref<*xf32, #llvm.address_space<2>>, %i: index) -> memref<4xf32, #llvm.address_space<2>> {
  %r = memref.cast %m : memref<*xf32, #llvm.address_space<2>> to memref<4xf32, #llvm.address_space<2>>
  return %r : memref<4xf32, #llvm.address_space<2>>
}
// -----
func.func @cast2(%m: memref<4xf32, #llvm.address_space<2>>, %i: index) -> memref<*xf32, #llvm.address_space<2>> {
  %r = memref.cast %m : memref<4xf32, #llvm.address_space<2>> to memref<*xf32, #llvm.address_space<2>>
  return %r : memref<*xf32, #llvm.address_space<2>>
}
// -----
func.func @msc3(%m: memref<*xf32, 1>, %i: index) -> memref<*xf32, "a"> {
  %r = memref.memory_space_cast %m : memref<*xf32, 1> to memref<*xf32, "a">
  return %r : memref<*xf32, "a">
}
// -----
func.func @free(%m: memref<*xf32, #llvm.address_space<2>>) {
  memref.dealloc %m : memref<*xf32, #llvm.address_space<2>>
  return
}
// -----
func.func @reint(%m: memref<*xf32, #llvm.address_space<2>>) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<*xf32, #llvm.address_space<2>> to memref<4xf32, #llvm.address_space<2>>
  return
}
// -----
func.func @reshape(%m: memref<*xf32, #llvm.address_space<2>>, %s: memref<1xindex>) {
  %r = memref.reshape %m(%s) : (memref<*xf32, #llvm.address_space<2>>, memref<1xindex>) -> memref<?xf32, #llvm.address_space<2>>
  return
}
// -----
func.func @nested(%m: memref<2xmemref<*xf32, "a">>, %i: index) -> memref<*xf32, "a"> {
  %r = memref.load %m[%i] : memref<2xmemref<*xf32, "a">>
  return %r : memref<*xf32, "a">
}
// -----
func.func @nested2(%m: memref<*xmemref<2xf32, "a">>, %i: index) -> index {
  %r = memref.rank %m : memref<*xmemref<2xf32, "a">>
  return %r : index
}
