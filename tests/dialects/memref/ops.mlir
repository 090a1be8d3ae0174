// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Allocation, access and metadata.

func.func @alloc(%n: index, %m: index, %s: index) {
  %0 = memref.alloc() : memref<f32>
  %1 = memref.alloc() : memref<2x3xf32>
  %2 = memref.alloc(%n) : memref<?xf32>
  %3 = memref.alloc(%n, %m) : memref<?x4x?xi8>
  %4 = memref.alloc() {alignment = 64 : i64} : memref<16xf64>
  %5 = memref.alloc(%n)[%s] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %6 = memref.alloc()[%s] : memref<4xf32, affine_map<(d0)[s0] -> (d0 * s0)>>
  %7 = memref.alloc() : memref<4xf32, 3>
  %8 = memref.alloc() {my.tag} : memref<4xvector<4xf32>>
  %9 = memref.alloc() {alignment = 8 : i64, my.tag = "x"} : memref<4xmemref<?xf32>>
  %10 = memref.alloca() : memref<f32>
  %11 = memref.alloca(%n) : memref<?x8xf32>
  %12 = memref.alloca(%n)[%s] {alignment = 16 : i64} : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %13 = memref.alloca() : memref<4xindex, "private">
  %15 = memref.alloc() : memref<4xf32, strided<[2]>>
  %16 = memref.alloc() : memref<0xf32>
  memref.dealloc %0 : memref<f32>
  memref.dealloc %3 {my.tag} : memref<?x4x?xi8>
  return
}

func.func @realloc(%m: memref<?xf32>, %s: memref<64xi32>, %n: index) {
  %0 = memref.realloc %s : memref<64xi32> to memref<128xi32>
  %1 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  %2 = memref.realloc %1(%n) {alignment = 32 : i64} : memref<?xf32> to memref<?xf32>
  %3 = memref.realloc %m : memref<?xf32> to memref<16xf32>
  return
}

func.func @access(%m: memref<?x?xf32>, %z: memref<i32>, %v: memref<4xvector<2xf64>, 1>, %i: index, %f: f32) {
  %0 = memref.load %m[%i, %i] : memref<?x?xf32>
  %1 = memref.load %z[] : memref<i32>
  %2 = memref.load %v[%i] : memref<4xvector<2xf64>, 1>
  %3 = memref.load %m[%i, %i] {nontemporal = true} : memref<?x?xf32>
  %4 = memref.load %m[%i, %i] {nontemporal = false} : memref<?x?xf32>
  %5 = memref.load %m[%i, %i] {alignment = 16 : i64} : memref<?x?xf32>
  %6 = memref.load %m[%i, %i] {alignment = 4 : i64, my.tag, nontemporal = true} : memref<?x?xf32>
  memref.store %f, %m[%i, %i] : memref<?x?xf32>
  memref.store %1, %z[] : memref<i32>
  memref.store %2, %v[%i] {nontemporal = true} : memref<4xvector<2xf64>, 1>
  memref.store %f, %m[%i, %i] {alignment = 8 : i64} : memref<?x?xf32>
  memref.store %f, %m[%i, %i] {my.tag = 1 : i8} : memref<?x?xf32>
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<?x?xf32>
  memref.prefetch %m[%i, %i], write, locality<0>, instr : memref<?x?xf32>
  memref.prefetch %z[], read, locality<1>, instr : memref<i32>
  return
}

func.func @info(%m: memref<?x4xf32>, %u: memref<*xf32>, %v: memref<*xi8, 2>, %i: index) {
  %0 = memref.dim %m, %i : memref<?x4xf32>
  %1 = memref.dim %u, %i : memref<*xf32>
  %2 = memref.dim {my.tag} %m, %i : memref<?x4xf32>
  %3 = memref.rank %m : memref<?x4xf32>
  %4 = memref.rank %u : memref<*xf32>
  %5 = memref.extract_aligned_pointer_as_index %m : memref<?x4xf32> -> index
  %6 = memref.extract_aligned_pointer_as_index %v : memref<*xi8, 2> -> index {my.tag}
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %z = memref.alloc() : memref<f32>
  %c, %p = memref.extract_strided_metadata %z : memref<f32> -> memref<f32>, index
  %q = arith.addi %s#0, %t#1 : index
  memref.dealloc %u : memref<*xf32>
  return
}

memref.global @plain : memref<2xf32>
memref.global "private" @private : memref<4xi32>
memref.global "public" @public : memref<i1>
memref.global "nested" @nested : memref<4xindex>
memref.global @external_initialised : memref<2xf32> = uninitialized
memref.global @initialised : memref<2xf32> = dense<[1.0, 2.0]>
memref.global constant @constant : memref<3x2xi8> = dense<[[1, 2], [3, 4], [5, 6]]>
memref.global "private" constant @both : memref<2xi64> = dense<7> {alignment = 64 : i64}
memref.global @scalar : memref<f64> = dense<2.5>
memref.global @tagged : memref<4xf32, 3> {my.tag = 1 : i32}
memref.global @tagged_value : memref<4xf32> = dense<0.0> {my.tag}
memref.global "private" @uninitialised : memref<8xf32> = uninitialized {alignment = 16 : i64}
memref.global @strided : memref<4xf32, strided<[1], offset: 2>>
memref.global constant @resource : memref<4xf32> = dense_resource<blob>
memref.global @complex : memref<2xcomplex<f32>> = dense<[(1.0, 2.0), (3.0, 4.0)]>
memref.global @"quoted name" : memref<1xi1> = dense<true>
memref.global @sparse : memref<4xi32> = sparse<[[1]], [5]>

func.func @get_global() {
  %0 = memref.get_global @plain : memref<2xf32>
  %1 = memref.get_global @tagged : memref<4xf32, 3> {my.tag}
  %2 = memref.get_global @"quoted name" : memref<1xi1>
  %3 = memref.get_global @strided : memref<4xf32, strided<[1], offset: 2>>
  return
}

func.func @atomic(%m: memref<10xf32>, %n: memref<10x?xi32>, %z: memref<i64>, %i: index, %f: f32, %a: i32, %l: i64) {
  %0 = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<10xf32>) -> f32
  %1 = memref.atomic_rmw addi %a, %n[%i, %i] : (i32, memref<10x?xi32>) -> i32
  %2 = memref.atomic_rmw andi %a, %n[%i, %i] : (i32, memref<10x?xi32>) -> i32
  %3 = memref.atomic_rmw assign %f, %m[%i] : (f32, memref<10xf32>) -> f32
  %4 = memref.atomic_rmw assign %a, %n[%i, %i] : (i32, memref<10x?xi32>) -> i32
  %5 = memref.atomic_rmw maximumf %f, %m[%i] : (f32, memref<10xf32>) -> f32
  %6 = memref.atomic_rmw maxnumf %f, %m[%i] : (f32, memref<10xf32>) -> f32
  %7 = memref.atomic_rmw maxs %a, %n[%i, %i] : (i32, memref<10x?xi32>) -> i32
  %8 = memref.atomic_rmw maxu %a, %n[%i, %i] : (i32, memref<10x?xi32>) -> i32
  %9 = memref.atomic_rmw minimumf %f, %m[%i] : (f32, memref<10xf32>) -> f32
  %10 = memref.atomic_rmw minnumf %f, %m[%i] : (f32, memref<10xf32>) -> f32
  %11 = memref.atomic_rmw mins %a, %n[%i, %i] : (i32, memref<10x?xi32>) -> i32
  %12 = memref.atomic_rmw minu %a, %n[%i, %i] : (i32, memref<10x?xi32>) -> i32
  %13 = memref.atomic_rmw mulf %f, %m[%i] : (f32, memref<10xf32>) -> f32
  %14 = memref.atomic_rmw muli %a, %n[%i, %i] : (i32, memref<10x?xi32>) -> i32
  %15 = memref.atomic_rmw ori %l, %z[] : (i64, memref<i64>) -> i64
  %16 = memref.atomic_rmw xori %l, %z[] {my.tag} : (i64, memref<i64>) -> i64
  %17 = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
  ^bb0(%current: f32):
    %c = arith.constant 1.0 : f32
    %s = arith.addf %current, %c : f32
    memref.atomic_yield %s : f32
  }
  %18 = memref.generic_atomic_rmw %n[%i, %i] : memref<10x?xi32> {
  ^bb0(%current: i32):
    memref.atomic_yield %a {my.tag} : i32
  } {my.tag = 1 : i32}
  return
}

func.func @alloca_scope(%n: index, %i: index) -> i32 {
  memref.alloca_scope {
    %0 = memref.alloca(%n) : memref<?xi32>
    memref.alloca_scope.return
  }
  memref.alloca_scope {
  }
  %1 = memref.alloca_scope -> (i32) {
    %2 = memref.alloca() : memref<1xi32>
    %3 = memref.load %2[%i] : memref<1xi32>
    memref.alloca_scope.return %3 : i32
  }
  %4:2 = memref.alloca_scope -> (i32, index) {
    memref.alloca_scope.return %1, %n : i32, index
  } {my.tag}
  return %1 : i32
}

func.func @move(%a: memref<4xf32>, %b: memref<?xf32>, %u: memref<*xf32>, %w: memref<4xf32, 1>, %t: memref<1xi32>, %i: index) {
  memref.copy %a, %b : memref<4xf32> to memref<?xf32>
  memref.copy %u, %u : memref<*xf32> to memref<*xf32>
  memref.copy %a, %w {my.tag} : memref<4xf32> to memref<4xf32, 1>
  memref.dma_start %a[%i], %w[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  memref.dma_start %a[%i], %w[%i], %i, %t[%i], %i, %i : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  memref.dma_wait %t[%i], %i : memref<1xi32>
  memref.dma_wait %t[%i], %i {my.tag} : memref<1xi32>
  return
}
