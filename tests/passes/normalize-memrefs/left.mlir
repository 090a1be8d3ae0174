// RUN: terrace opt %s --allow-unregistered-dialect --normalize-memrefs

// DIFFERS: where upstream gives a wrong extent, an invalid operation or loses attributes, the function is left, or the extent and the attributes are kept

#tile = affine_map<(d0, d1) -> (d0 floordiv 32, d1 floordiv 16, d0 mod 32, d1 mod 16)>
#perm = affine_map<(d0, d1) -> (d1, d0)>

func.func @dim(%m: memref<10x20xf32, #perm>, %i: index) -> index {
  %c = arith.constant 0 : index
  %d = memref.dim %m, %c : memref<10x20xf32, #perm>
  return %d : index
}

func.func @dim_tiled(%m: memref<?x20xf32, #tile>, %i: index) -> index {
  %d = memref.dim %m, %i : memref<?x20xf32, #tile>
  return %d : index
}

func.func @cast(%m: memref<10x20xf32, #perm>) -> memref<?x20xf32, #perm> {
  %0 = memref.cast %m : memref<10x20xf32, #perm> to memref<?x20xf32, #perm>
  return %0 : memref<?x20xf32, #perm>
}

func.func @cast_strided(%m: memref<10x20xf32>) -> memref<10x20xf32, strided<[20, 1]>> {
  %0 = memref.cast %m : memref<10x20xf32> to memref<10x20xf32, strided<[20, 1]>>
  return %0 : memref<10x20xf32, strided<[20, 1]>>
}

func.func @unranked(%m: memref<10x20xf32, #perm>) -> memref<*xf32> {
  %0 = memref.cast %m : memref<10x20xf32, #perm> to memref<*xf32>
  return %0 : memref<*xf32>
}

func.func @empty() {
  %0 = memref.alloc() : memref<0x4xf32, #perm>
  memref.dealloc %0 : memref<0x4xf32, #perm>
  return
}

func.func @referenced(%m: memref<10x20xf32, #perm>) {
  return
}

func.func @attributes() -> ((memref<10x20xf32, #perm>) -> ()) {
  %0 = memref.alloc() {mine} : memref<10x20xf32, #perm>
  call @user(%0) {mine} : (memref<10x20xf32, #perm>) -> ()
  %f = constant @referenced : (memref<10x20xf32, #perm>) -> ()
  return %f : (memref<10x20xf32, #perm>) -> ()
}

func.func @user(%m: memref<10x20xf32, #perm>) {
  memref.dealloc %m : memref<10x20xf32, #perm>
  return
}

func.func @two_ways(%m: memref<10x20xf32, #perm>, %c: i1) -> memref<10x20xf32, #perm> {
  %0 = "foo.make"() : () -> memref<10x20xf32, #perm>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %m : memref<10x20xf32, #perm>
^bb2:
  return %0 : memref<10x20xf32, #perm>
}
