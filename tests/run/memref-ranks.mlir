// memref.load, store, dim and cast for ranks 0 to 5, static, dynamic and mixed
// shapes, every element type, row-major order of the elements, sizes of zero,
// dim with an index known only at run time, and buffers of vectors and memrefs.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%ld \00")
llvm.mlir.global internal constant @fmt_end("| %s\0A\00")
llvm.mlir.global internal constant @t_rank0("rank 0\00")
llvm.mlir.global internal constant @t_rank1("rank 1\00")
llvm.mlir.global internal constant @t_rank3("rank 3\00")
llvm.mlir.global internal constant @t_rank4("rank 4\00")
llvm.mlir.global internal constant @t_rank5("rank 5\00")
llvm.mlir.global internal constant @t_dims("dimensions\00")
llvm.mlir.global internal constant @t_types("element types\00")
llvm.mlir.global internal constant @t_empty("empty\00")
llvm.mlir.global internal constant @t_nested("elements that are memrefs\00")

func.func @put(%x: i64) {
  %fmt = llvm.mlir.addressof @fmt : !llvm.ptr
  %w = llvm.call @printf(%fmt, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  return
}

func.func @put_index(%x: index) {
  %x64 = arith.index_cast %x : index to i64
  func.call @put(%x64) : (i64) -> ()
  return
}

func.func @end(%title: !llvm.ptr) {
  %fmt = llvm.mlir.addressof @fmt_end : !llvm.ptr
  %w = llvm.call @printf(%fmt, %title) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  return
}

func.func @rank0() {
  %a = arith.constant 5 : i64
  %b = arith.constant 6 : i64
  %m = memref.alloc() : memref<i64>
  %s = memref.alloca() : memref<i64>
  memref.store %a, %m[] : memref<i64>
  memref.store %b, %s[] : memref<i64>
  %x = memref.load %m[] : memref<i64>
  %y = memref.load %s[] : memref<i64>
  func.call @put(%x) : (i64) -> ()
  func.call @put(%y) : (i64) -> ()
  %c = memref.cast %m : memref<i64> to memref<i64, strided<[], offset: ?>>
  %z = memref.load %c[] : memref<i64, strided<[], offset: ?>>
  func.call @put(%z) : (i64) -> ()
  memref.dealloc %m : memref<i64>
  %t = llvm.mlir.addressof @t_rank0 : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @rank1(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc(%n) : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    %sq = arith.muli %i, %i : index
    memref.store %sq, %m[%i] : memref<?xindex>
  }
  // Indices that are computed, and an element used as an index.
  scf.for %i = %c0 to %n step %c2 {
    %x = memref.load %m[%i] : memref<?xindex>
    %j = arith.remui %x, %n : index
    %y = memref.load %m[%j] : memref<?xindex>
    func.call @put_index(%y) : (index) -> ()
  }
  memref.dealloc %m : memref<?xindex>
  %t = llvm.mlir.addressof @t_rank1 : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// Writes through the static type, reads through partly dynamic ones.
func.func @rank3() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c12 = arith.constant 12 : index
  %m = memref.alloc() : memref<2x3x4xi16>
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      scf.for %k = %c0 to %c4 step %c1 {
        %a = arith.muli %i, %c12 : index
        %b = arith.muli %j, %c4 : index
        %s = arith.addi %a, %b : index
        %x = arith.addi %s, %k : index
        %v = arith.index_cast %x : index to i16
        memref.store %v, %m[%i, %j, %k] : memref<2x3x4xi16>
      }
    }
  }
  %d = memref.cast %m : memref<2x3x4xi16> to memref<?x3x?xi16>
  %e = memref.cast %d : memref<?x3x?xi16> to memref<?x?x?xi16>
  %f = memref.cast %e : memref<?x?x?xi16> to memref<2x?x4xi16>
  %x0 = memref.load %d[%c1, %c0, %c3] : memref<?x3x?xi16>
  %x1 = memref.load %e[%c0, %c2, %c1] : memref<?x?x?xi16>
  %x2 = memref.load %f[%c1, %c2, %c3] : memref<2x?x4xi16>
  %y0 = arith.extsi %x0 : i16 to i64
  %y1 = arith.extsi %x1 : i16 to i64
  %y2 = arith.extsi %x2 : i16 to i64
  func.call @put(%y0) : (i64) -> ()
  func.call @put(%y1) : (i64) -> ()
  func.call @put(%y2) : (i64) -> ()
  %sum = func.call @sum3(%e) : (memref<?x?x?xi16>) -> i64
  func.call @put(%sum) : (i64) -> ()
  memref.dealloc %e : memref<?x?x?xi16>
  %t = llvm.mlir.addressof @t_rank3 : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @sum3(%m: memref<?x?x?xi16>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i64
  %d0 = memref.dim %m, %c0 : memref<?x?x?xi16>
  %d1 = memref.dim %m, %c1 : memref<?x?x?xi16>
  %d2 = memref.dim %m, %c2 : memref<?x?x?xi16>
  %r = scf.for %i = %c0 to %d0 step %c1 iter_args(%a = %zero) -> (i64) {
    %s = scf.for %j = %c0 to %d1 step %c1 iter_args(%b = %a) -> (i64) {
      %t = scf.for %k = %c0 to %d2 step %c1 iter_args(%c = %b) -> (i64) {
        %x = memref.load %m[%i, %j, %k] : memref<?x?x?xi16>
        %y = arith.extsi %x : i16 to i64
        %z = arith.addi %c, %y : i64
        scf.yield %z : i64
      }
      scf.yield %t : i64
    }
    scf.yield %s : i64
  }
  return %r : i64
}

func.func @rank4(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %ten = arith.constant 10 : index
  %m = memref.alloc(%n, %n) : memref<2x?x3x?xi64>
  scf.parallel (%i, %j, %k, %l) = (%c0, %c0, %c0, %c0) to (%c2, %n, %c3, %n) step (%c1, %c1, %c1, %c1) {
    %a = arith.muli %i, %ten : index
    %b = arith.addi %a, %j : index
    %c = arith.muli %b, %ten : index
    %d = arith.addi %c, %k : index
    %e = arith.muli %d, %ten : index
    %f = arith.addi %e, %l : index
    %x = arith.index_cast %f : index to i64
    memref.store %x, %m[%i, %j, %k, %l] : memref<2x?x3x?xi64>
    scf.reduce
  }
  %last = arith.subi %n, %c1 : index
  %x0 = memref.load %m[%c0, %c0, %c0, %c0] : memref<2x?x3x?xi64>
  %x1 = memref.load %m[%c1, %last, %c2, %last] : memref<2x?x3x?xi64>
  %x2 = memref.load %m[%c1, %c0, %c2, %last] : memref<2x?x3x?xi64>
  %x3 = memref.load %m[%c0, %last, %c1, %c0] : memref<2x?x3x?xi64>
  func.call @put(%x0) : (i64) -> ()
  func.call @put(%x1) : (i64) -> ()
  func.call @put(%x2) : (i64) -> ()
  func.call @put(%x3) : (i64) -> ()
  memref.dealloc %m : memref<2x?x3x?xi64>
  %t = llvm.mlir.addressof @t_rank4 : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @rank5(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 1.5 : f32
  %b = arith.constant 2.5 : f32
  %m = memref.alloca(%n) : memref<2x1x?x2x2xf32>
  %last = arith.subi %n, %c1 : index
  memref.store %a, %m[%c1, %c0, %last, %c1, %c0] : memref<2x1x?x2x2xf32>
  memref.store %b, %m[%c1, %c0, %last, %c1, %c1] : memref<2x1x?x2x2xf32>
  %x = memref.load %m[%c1, %c0, %last, %c1, %c0] : memref<2x1x?x2x2xf32>
  %y = memref.load %m[%c1, %c0, %last, %c1, %c1] : memref<2x1x?x2x2xf32>
  %s = arith.addf %x, %y : f32
  %r = arith.fptosi %s : f32 to i64
  func.call @put(%r) : (i64) -> ()
  %t = llvm.mlir.addressof @t_rank5 : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// The index of the dimension is a loop variable, on dynamic and mixed shapes.
func.func @dims(%m: memref<?x4x?xi8>, %n: memref<3x5xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %d = memref.dim %m, %i : memref<?x4x?xi8>
    func.call @put_index(%d) : (index) -> ()
  }
  scf.for %i = %c0 to %c2 step %c1 {
    %d = memref.dim %n, %i : memref<3x5xf64>
    func.call @put_index(%d) : (index) -> ()
  }
  %t = llvm.mlir.addressof @t_dims : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// Neighbouring elements keep their values apart, whatever the width.
func.func @types() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %true = arith.constant true
  %false = arith.constant false
  %b = memref.alloca() : memref<3xi1>
  memref.store %true, %b[%c0] : memref<3xi1>
  memref.store %false, %b[%c1] : memref<3xi1>
  memref.store %true, %b[%c2] : memref<3xi1>
  %b0 = memref.load %b[%c0] : memref<3xi1>
  %b1 = memref.load %b[%c1] : memref<3xi1>
  %b0w = arith.extui %b0 : i1 to i64
  %b1w = arith.extui %b1 : i1 to i64
  func.call @put(%b0w) : (i64) -> ()
  func.call @put(%b1w) : (i64) -> ()
  %k0 = arith.constant -3 : i5
  %k1 = arith.constant 15 : i5
  %k = memref.alloca() : memref<2xi5>
  memref.store %k0, %k[%c0] : memref<2xi5>
  memref.store %k1, %k[%c1] : memref<2xi5>
  %k2 = memref.load %k[%c0] : memref<2xi5>
  %k2w = arith.extsi %k2 : i5 to i64
  func.call @put(%k2w) : (i64) -> ()
  %w0 = arith.constant -170141183460469231731687303715884105728 : i128
  %w = memref.alloca() : memref<2xi128>
  memref.store %w0, %w[%c1] : memref<2xi128>
  %w1 = memref.load %w[%c1] : memref<2xi128>
  %sh = arith.constant 64 : i128
  %w2 = arith.shrsi %w1, %sh : i128
  %w3 = arith.trunci %w2 : i128 to i64
  func.call @put(%w3) : (i64) -> ()
  %h0 = arith.constant 1.5 : f16
  %h = memref.alloca() : memref<2xf16>
  memref.store %h0, %h[%c1] : memref<2xf16>
  %h1 = memref.load %h[%c1] : memref<2xf16>
  %h2 = arith.bitcast %h1 : f16 to i16
  %h3 = arith.extui %h2 : i16 to i64
  func.call @put(%h3) : (i64) -> ()
  %g0 = arith.constant 1.5 : bf16
  %g = memref.alloca() : memref<2xbf16>
  memref.store %g0, %g[%c1] : memref<2xbf16>
  %g1 = memref.load %g[%c1] : memref<2xbf16>
  %g2 = arith.bitcast %g1 : bf16 to i16
  %g3 = arith.extui %g2 : i16 to i64
  func.call @put(%g3) : (i64) -> ()
  %q0 = arith.constant -2.0 : f128
  %q = memref.alloca() : memref<2xf128>
  memref.store %q0, %q[%c1] : memref<2xf128>
  %q1 = memref.load %q[%c1] : memref<2xf128>
  %q2 = arith.fptosi %q1 : f128 to i64
  func.call @put(%q2) : (i64) -> ()
  %v0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %v = memref.alloca() : memref<2xvector<4xi32>>
  memref.store %v0, %v[%c1] : memref<2xvector<4xi32>>
  %v1 = memref.load %v[%c1] : memref<2xvector<4xi32>>
  %lane = arith.constant 2 : i32
  %v2 = llvm.extractelement %v1[%lane : i32] : vector<4xi32>
  %v3 = arith.extsi %v2 : i32 to i64
  func.call @put(%v3) : (i64) -> ()
  %t = llvm.mlir.addressof @t_types : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @empty(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?x3xi32>
  %d = memref.dim %m, %c0 : memref<?x3xi32>
  scf.for %i = %c0 to %d step %c1 {
    %x = memref.load %m[%i, %c0] : memref<?x3xi32>
    %y = arith.extsi %x : i32 to i64
    func.call @put(%y) : (i64) -> ()
  }
  func.call @put_index(%d) : (index) -> ()
  memref.dealloc %m : memref<?x3xi32>
  %s = memref.alloca() : memref<0x4xi32>
  %e = memref.dim %s, %c1 : memref<0x4xi32>
  func.call @put_index(%e) : (index) -> ()
  %t = llvm.mlir.addressof @t_empty : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// An array of buffers of different lengths.
func.func @nested() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %rows = memref.alloca() : memref<4xmemref<?xi64>>
  scf.for %i = %c0 to %c4 step %c1 {
    %len = arith.addi %i, %c1 : index
    %row = memref.alloc(%len) : memref<?xi64>
    scf.for %j = %c0 to %len step %c1 {
      %p = arith.muli %i, %j : index
      %x = arith.index_cast %p : index to i64
      memref.store %x, %row[%j] : memref<?xi64>
    }
    memref.store %row, %rows[%i] : memref<4xmemref<?xi64>>
  }
  scf.for %i = %c0 to %c4 step %c1 {
    %row = memref.load %rows[%i] : memref<4xmemref<?xi64>>
    %len = memref.dim %row, %c0 : memref<?xi64>
    %last = arith.subi %len, %c1 : index
    %x = memref.load %row[%last] : memref<?xi64>
    func.call @put(%x) : (i64) -> ()
    memref.dealloc %row : memref<?xi64>
  }
  %t = llvm.mlir.addressof @t_nested : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  func.call @rank0() : () -> ()
  func.call @rank1(%c7) : (index) -> ()
  func.call @rank3() : () -> ()
  func.call @rank4(%c3) : (index) -> ()
  func.call @rank5(%c3) : (index) -> ()
  %m = memref.alloc(%c7, %c3) : memref<?x4x?xi8>
  %n = memref.alloc() : memref<3x5xf64>
  func.call @dims(%m, %n) : (memref<?x4x?xi8>, memref<3x5xf64>) -> ()
  memref.dealloc %m : memref<?x4x?xi8>
  memref.dealloc %n : memref<3x5xf64>
  func.call @types() : () -> ()
  func.call @empty(%c0) : (index) -> ()
  func.call @nested() : () -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
