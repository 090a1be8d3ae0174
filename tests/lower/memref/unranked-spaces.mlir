// RUN: terrace opt %s --split-input-file --finalize-memref-to-llvm

func.func @rank(%m: memref<*xf32, #llvm.address_space<2>>) -> index {
  %r = memref.rank %m : memref<*xf32, #llvm.address_space<2>>
  return %r : index
}
// -----
func.func @dim2(%m: memref<*xf32, 2>, %i: index) -> index {
  %r = memref.dim %m, %i : memref<*xf32, 2>
  return %r : index
}
// -----
func.func @msc(%m: memref<*xf32, #llvm.address_space<2>>, %i: index) -> memref<*xf32, 1> {
  %r = memref.memory_space_cast %m : memref<*xf32, #llvm.address_space<2>> to memref<*xf32, 1>
  return %r : memref<*xf32, 1>
}
// -----
func.func @msc2(%m: memref<*xf32, 3>, %i: index) -> memref<*xf32, 1> {
  %r = memref.memory_space_cast %m : memref<*xf32, 3> to memref<*xf32, 1>
  return %r : memref<*xf32, 1>
}
// -----
func.func @ranked(%m: memref<4xf32, #llvm.address_space<2>>, %i: index) -> f32 {
  %r = memref.load %m[%i] : memref<4xf32, #llvm.address_space<2>>
  return %r : f32
}
// -----
func.func @rankedop(%m: memref<4xf32, #llvm.address_space<2>>, %i: index) -> index {
  %r = memref.rank %m : memref<4xf32, #llvm.address_space<2>>
  return %r : index
}
// -----
func.func @rdim(%m: memref<?xf32, #llvm.address_space<2>>, %i: index) -> index {
  %r = memref.dim %m, %i : memref<?xf32, #llvm.address_space<2>>
  return %r : index
}
// -----
func.func @copy(%m: memref<*xf32, #llvm.address_space<2>>, %n: memref<*xf32, #llvm.address_space<2>>) {
  memref.copy %m, %n : memref<*xf32, #llvm.address_space<2>> to memref<*xf32, #llvm.address_space<2>>
  return
}
// -----
func.func @copy2(%m: memref<*xf32, 2>, %n: memref<*xf32, 2>) {
  memref.copy %m, %n : memref<*xf32, 2> to memref<*xf32, 2>
  return
}
// -----
func.func @reint2(%m: memref<*xf32, 2>) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<*xf32, 2> to memref<4xf32, 2>
  return
}
// -----
func.func @reshape2(%m: memref<4xf32, #llvm.address_space<2>>, %s: memref<?xindex>) {
  %r = memref.reshape %m(%s) : (memref<4xf32, #llvm.address_space<2>>, memref<?xindex>) -> memref<*xf32, #llvm.address_space<2>>
  return
}
// -----
func.func @reshape3(%m: memref<4xf32, 2>, %s: memref<?xindex>) {
  %r = memref.reshape %m(%s) : (memref<4xf32, 2>, memref<?xindex>) -> memref<*xf32, 2>
  return
}
// -----
func.func @emptyreshape4(%m: memref<*xf32, 2>, %s: memref<1xindex>) -> memref<?xf32, 2>{
  %r = memref.reshape %m(%s) : (memref<*xf32, 2>, memref<1xindex>) -> memref<?xf32, 2>
  return %r : memref<?xf32, 2>
}
// -----
func.func @nested(%m: memref<2xmemref<*xf32, "a">>, %i: index) -> memref<*xf32, "a"> {
  %r = memref.load %m[%i] : memref<2xmemref<*xf32, "a">>
  return %r : memref<*xf32, "a">
}
// -----
func.func @eap(%m: memref<4xf32, "a">) -> index {
  %r = memref.extract_aligned_pointer_as_index %m : memref<4xf32, "a"> -> index
  return %r : index
}
// -----
func.func @eap(%m: memref<*xf32, "a">) -> index {
  %r = memref.extract_aligned_pointer_as_index %m : memref<*xf32, "a"> -> index
  return %r : index
}
// -----
func.func @eap2(%m: memref<*xf32, 2>) -> index {
  %r = memref.extract_aligned_pointer_as_index %m : memref<*xf32, 2> -> index
  return %r : index
}
