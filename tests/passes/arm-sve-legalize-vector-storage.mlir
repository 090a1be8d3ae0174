// RUN: terrace opt %s --arm-sve-legalize-vector-storage
// RUN: terrace opt %s "--pass-pipeline=builtin.module(func.func(arm-sve-legalize-vector-storage),convert-vector-to-llvm{enable-arm-sve})"

func.func @mask() -> vector<[4]xi1> {
  %a = memref.alloca() : memref<vector<[4]xi1>>
  %m = arith.constant dense<false> : vector<[4]xi1>
  memref.store %m, %a[] : memref<vector<[4]xi1>>
  %r = memref.load %a[] : memref<vector<[4]xi1>>
  return %r : vector<[4]xi1>
}

func.func @mask2(%i: index, %m: vector<[8]xi1>, %n: index) -> vector<[8]xi1> {
  %a = memref.alloca(%n) {alignment = 16} : memref<?x3xvector<[8]xi1>>
  memref.store %m, %a[%i, %i] {nontemporal = true, a} : memref<?x3xvector<[8]xi1>>
  %r = memref.load %a[%i, %i] {b} : memref<?x3xvector<[8]xi1>>
  return %r : vector<[8]xi1>
}

func.func @alloc(%i: index, %m: vector<[2]xi1>) {
  %a = memref.alloc() : memref<5xvector<[2]xi1>>
  memref.store %m, %a[%i] : memref<5xvector<[2]xi1>>
  return
}

func.func @align(%v: vector<[8]xf32>, %f: vector<4xf32>, %b: vector<[16]xi1>, %w: vector<[7]xi1>, %x: vector<2x[4]xi1>) {
  %a = memref.alloca() : memref<vector<[8]xf32>>
  memref.store %v, %a[] : memref<vector<[8]xf32>>
  %c = memref.alloca() : memref<vector<4xf32>>
  memref.store %f, %c[] : memref<vector<4xf32>>
  %d = memref.alloca() : memref<vector<[16]xi1>>
  memref.store %b, %d[] : memref<vector<[16]xi1>>
  %e = memref.alloca() : memref<vector<[7]xi1>>
  memref.store %w, %e[] : memref<vector<[7]xi1>>
  %g = memref.alloca() : memref<vector<2x[4]xi1>>
  memref.store %x, %g[] : memref<vector<2x[4]xi1>>
  %h = memref.alloca() : memref<3x4xf32>
  memref.dealloc %h : memref<3x4xf32>
  return
}

func.func @arg(%m: memref<vector<[4]xi1>>, %v: vector<[4]xi1>) -> vector<[4]xi1> {
  memref.store %v, %m[] : memref<vector<[4]xi1>>
  %r = memref.load %m[] : memref<vector<[4]xi1>>
  return %r : vector<[4]xi1>
}

func.func @nested(%c: i1, %i: index, %v: vector<[4]xi1>, %n: index) -> vector<[4]xi1> {
  %a = memref.alloca(%n)[%n] : memref<?xvector<[4]xi1>, affine_map<(d0)[s0] -> (d0 + s0)>, 3>
  %r = scf.if %c -> (vector<[4]xi1>) {
    memref.store %v, %a[%i] {alignment = 4 : i64} : memref<?xvector<[4]xi1>, affine_map<(d0)[s0] -> (d0 + s0)>, 3>
    %b = memref.load %a[%i] {alignment = 4 : i64, nontemporal = true} : memref<?xvector<[4]xi1>, affine_map<(d0)[s0] -> (d0 + s0)>, 3>
    scf.yield %b : vector<[4]xi1>
  } else {
    %d = memref.alloca() {note} : memref<vector<[1]xi1>>
    %e = memref.load %d[] : memref<vector<[1]xi1>>
    scf.yield %v : vector<[4]xi1>
  }
  return %r : vector<[4]xi1>
}

func.func @shapes(%x: vector<[2]x[4]xi1>, %y: vector<[4]x4xi1>, %z: vector<3x[2]xi1>, %s: i1, %t: vector<[4]xi8>) {
  %a = memref.alloca() : memref<vector<[2]x[4]xi1>>
  memref.store %x, %a[] : memref<vector<[2]x[4]xi1>>
  %b = memref.alloca() : memref<vector<[4]x4xi1>>
  memref.store %y, %b[] : memref<vector<[4]x4xi1>>
  %c = memref.alloc() {alignment = 8} : memref<vector<3x[2]xi1>>
  memref.store %z, %c[] : memref<vector<3x[2]xi1>>
  %d = memref.alloca() : memref<i1>
  memref.store %s, %d[] : memref<i1>
  %e = memref.alloca() : memref<vector<[4]xi8>>
  memref.store %t, %e[] : memref<vector<[4]xi8>>
  return
}

func.func @size(%v: vector<[4]xi1>) -> index {
  %c = arith.constant 0 : index
  %a = memref.alloca() : memref<3xvector<[4]xi1>>
  %d = memref.dim %a, %c : memref<3xvector<[4]xi1>>
  return %d : index
}

func.func @whole(%v: vector<[4]xi1>, %f: vector<[4]xf32>) -> (vector<[4]xi1>, vector<[4]xf32>) {
  %a = memref.alloca() : memref<vector<[4]xi1>>
  %b = memref.alloca() : memref<vector<[4]xf32>>
  memref.store %v, %a[] : memref<vector<[4]xi1>>
  memref.store %f, %b[] : memref<vector<[4]xf32>>
  %r = memref.load %a[] : memref<vector<[4]xi1>>
  %s = memref.load %b[] : memref<vector<[4]xf32>>
  return %r, %s : vector<[4]xi1>, vector<[4]xf32>
}
