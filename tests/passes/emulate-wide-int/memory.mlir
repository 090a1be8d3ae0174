// RUN: not terrace opt %s --memref-emulate-wide-int --split-input-file 2>&1
// RUN: terrace opt %s --memref-emulate-wide-int=widest-int-supported=64 --split-input-file

func.func @f(%m: memref<4xi64>, %i: index, %z: memref<i64>) {
  %0 = memref.load %m[%i] : memref<4xi64>
  memref.store %0, %m[%i] : memref<4xi64>
  %1 = memref.alloc() : memref<4xi64>
  memref.dealloc %1 : memref<4xi64>
  return
}

// -----

func.func @alloca(%i: index, %x: i32) {
  %m = memref.alloca() : memref<4xi64, 1>
  %0 = arith.constant 3 : i64
  memref.store %0, %m[%i] : memref<4xi64, 1>
  %1 = memref.load %m[%i] {nontemporal = true} : memref<4xi64, 1>
  %2 = arith.addi %1, %0 : i64
  %d = memref.alloc(%i) {alignment = 64} : memref<?xi64, affine_map<(d0)->(d0+1)>>
  memref.store %2, %d[%i] : memref<?xi64, affine_map<(d0)->(d0+1)>>
  return
}

// -----

func.func @dealloc(%i: index) {
  %m = memref.alloc() : memref<4xi64>
  memref.dealloc %m : memref<4xi64>
  return
}

// -----

func.func @dim(%i: index) -> index {
  %m = memref.alloc(%i) : memref<?xi64>
  %d = memref.dim %m, %i : memref<?xi64>
  return %d : index
}

// -----

memref.global @g : memref<4xi64>
func.func @glob(%i: index) {
  %m = memref.get_global @g : memref<4xi64>
  %0 = memref.load %m[%i] : memref<4xi64>
  return
}

// -----

func.func @cast(%i: index) {
  %m = memref.alloc() : memref<4xi64>
  %x = memref.cast %m : memref<4xi64> to memref<?xi64>
  return
}

// -----

func.func @vt(%i: index) {
  %m = memref.alloc() : memref<4xi64>
  %x = vector.load %m[%i] : memref<4xi64>, vector<2xi64>
  return
}

// -----

func.func @i32(%i: index, %n: memref<4xi32>, %q: memref<4xf64>) {
  %m = memref.alloc() : memref<4xi32>
  %0 = memref.load %m[%i] : memref<4xi32>
  memref.store %0, %m[%i] : memref<4xi32>
  %1 = memref.load %q[%i] : memref<4xf64>
  return
}

// -----

func.func @fn(%m: memref<4xi64>) -> memref<4xi64> {
  return %m : memref<4xi64>
}
func.func private @fd(memref<4xi64>, i64)
func.func @cl(%m: memref<4xi64>, %y : i64) {
  call @fd(%m, %y) : (memref<4xi64>, i64) -> ()
  return
}

// -----

func.func @atomic(%m: memref<4xi64>, %y : i64, %i: index) {
  %0 = memref.atomic_rmw addi %y, %m[%i] : (i64, memref<4xi64>) -> i64
  return
}

// -----

func.func @c() {
  %0 = arith.constant 3 : i64
  %1 = arith.constant dense<3> : vector<2xi64>
  %m = memref.alloc() : memref<i64>
  memref.store %0, %m[] : memref<i64>
  return
}
