// Memrefs as bare pointers: memory with an alignment, globals and views that are returned to C, which frees the
// memory; the program is bare-pointers.c.
// PASSES: --lower-to-llvm=use-bare-ptr-memref-call-conv
// DIFFERS: upstream returns the allocated pointer, which is not the one that the data are at

func.func @fill(%m: memref<4xi32>, %first: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %j = arith.index_cast %i : index to i32
    %x = arith.addi %first, %j : i32
    memref.store %x, %m[%i] : memref<4xi32>
  }
  return
}

func.func @plain(%x: i32) -> memref<4xi32> {
  %m = memref.alloc() : memref<4xi32>
  call @fill(%m, %x) : (memref<4xi32>, i32) -> ()
  return %m : memref<4xi32>
}
func.func @aligned_4(%x: i32) -> memref<4xi32> {
  %m = memref.alloc() {alignment = 4} : memref<4xi32>
  call @fill(%m, %x) : (memref<4xi32>, i32) -> ()
  return %m : memref<4xi32>
}
func.func @aligned_64(%x: i32) -> memref<4xi32> {
  %m = memref.alloc() {alignment = 64} : memref<4xi32>
  call @fill(%m, %x) : (memref<4xi32>, i32) -> ()
  return %m : memref<4xi32>
}
func.func @aligned_4096(%x: i32) -> memref<4xi32> {
  %m = memref.alloc() {alignment = 4096} : memref<4xi32>
  call @fill(%m, %x) : (memref<4xi32>, i32) -> ()
  return %m : memref<4xi32>
}
func.func @vectors(%x: vector<16xf32>) -> memref<3xvector<16xf32>> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<3xvector<16xf32>>
  memref.store %x, %m[%c0] : memref<3xvector<16xf32>>
  memref.store %x, %m[%c2] : memref<3xvector<16xf32>>
  return %m : memref<3xvector<16xf32>>
}
func.func @vectors_of(%x: f32) -> memref<3xvector<16xf32>> {
  %v = arith.constant dense<1.5> : vector<16xf32>
  %m = call @vectors(%v) : (vector<16xf32>) -> memref<3xvector<16xf32>>
  return %m : memref<3xvector<16xf32>>
}

memref.global "private" @table : memref<4xi32> = dense<[5, 6, 7, 8]>
func.func @global() -> memref<4xi32> {
  %m = memref.get_global @table : memref<4xi32>
  return %m : memref<4xi32>
}
func.func @view(%b: memref<64xi8>) -> memref<4xi32> {
  %c16 = arith.constant 16 : index
  %m = memref.view %b[%c16][] : memref<64xi8> to memref<4xi32>
  return %m : memref<4xi32>
}

// The same function allocates, passes on and frees.
func.func @inside() -> i32 {
  %c1 = arith.constant 1 : index
  %x = arith.constant 20 : i32
  %m = memref.alloc() {alignment = 128} : memref<4xi32>
  call @fill(%m, %x) : (memref<4xi32>, i32) -> ()
  %r = memref.load %m[%c1] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %r : i32
}
// What one function returned another one frees.
func.func @across() -> i32 {
  %c1 = arith.constant 1 : index
  %x = arith.constant 30 : i32
  %m = call @aligned_64(%x) : (i32) -> memref<4xi32>
  %r = memref.load %m[%c1] : memref<4xi32>
  call @free_it(%m) : (memref<4xi32>) -> ()
  return %r : i32
}
func.func @free_it(%m: memref<4xi32>) {
  memref.dealloc %m : memref<4xi32>
  return
}
