// memref.alloc, alloca and dealloc: alignments (checked on the pointer that the
// program gets), stack memory in loops and in recursive calls, dynamic sizes, a
// memory space, casts before the release, and buffers that outlive their function.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @free(!llvm.ptr)
llvm.mlir.global internal constant @fmt("%ld \00")
llvm.mlir.global internal constant @fmt_end("| %s\0A\00")
llvm.mlir.global internal constant @t_align("misalignment of the data\00")
llvm.mlir.global internal constant @t_loop("stack memory in a loop\00")
llvm.mlir.global internal constant @t_recursive("stack memory in recursion\00")
llvm.mlir.global internal constant @t_dynamic("dynamic stack memory\00")
llvm.mlir.global internal constant @t_outlive("returned buffers\00")
llvm.mlir.global internal constant @t_space("memory space\00")
llvm.mlir.global internal constant @t_many("many buffers\00")

func.func @put(%x: i64) {
  %fmt = llvm.mlir.addressof @fmt : !llvm.ptr
  %w = llvm.call @printf(%fmt, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  return
}

func.func @end(%title: !llvm.ptr) {
  %fmt = llvm.mlir.addressof @fmt_end : !llvm.ptr
  %w = llvm.call @printf(%fmt, %title) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  return
}

// The address of the first element modulo `align`, from the descriptor.
func.func @misalignment(%m: memref<?xi8>, %align: i64) {
  %d = builtin.unrealized_conversion_cast %m : memref<?xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %p = llvm.extractvalue %d[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = arith.remui %a, %align : i64
  func.call @put(%r) : (i64) -> ()
  return
}

func.func @alignments(%n: index) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i8
  %a8 = arith.constant 8 : i64
  %a64 = arith.constant 64 : i64
  %a256 = arith.constant 256 : i64
  %a4096 = arith.constant 4096 : i64
  %m0 = memref.alloc(%n) : memref<?xi8>
  %m1 = memref.alloc(%n) {alignment = 8} : memref<?xi8>
  %m2 = memref.alloc(%n) {alignment = 64} : memref<?xi8>
  %m3 = memref.alloc(%n) {alignment = 4096} : memref<?xi8>
  %m4 = memref.alloca(%n) {alignment = 64} : memref<?xi8>
  %m5 = memref.alloca() {alignment = 256} : memref<3xi8>
  %m5d = memref.cast %m5 : memref<3xi8> to memref<?xi8>
  func.call @misalignment(%m0, %a8) : (memref<?xi8>, i64) -> ()
  func.call @misalignment(%m1, %a8) : (memref<?xi8>, i64) -> ()
  func.call @misalignment(%m2, %a64) : (memref<?xi8>, i64) -> ()
  func.call @misalignment(%m3, %a4096) : (memref<?xi8>, i64) -> ()
  func.call @misalignment(%m4, %a64) : (memref<?xi8>, i64) -> ()
  func.call @misalignment(%m5d, %a256) : (memref<?xi8>, i64) -> ()
  memref.store %v, %m3[%c0] : memref<?xi8>
  memref.store %v, %m4[%c0] : memref<?xi8>
  memref.dealloc %m0 : memref<?xi8>
  memref.dealloc %m1 : memref<?xi8>
  memref.dealloc %m2 : memref<?xi8>
  memref.dealloc %m3 : memref<?xi8>
  %t = llvm.mlir.addressof @t_align : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// The buffer of one trip does not change that of the one before.
func.func @in_loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %first = memref.alloca() : memref<2xi64>
  %start = arith.constant 1000 : i64
  memref.store %start, %first[%c0] : memref<2xi64>
  memref.store %start, %first[%c1] : memref<2xi64>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%prev = %first) -> (memref<2xi64>) {
    %m = memref.alloca() : memref<2xi64>
    %x = arith.index_cast %i : index to i64
    memref.store %x, %m[%c0] : memref<2xi64>
    %old = memref.load %prev[%c0] : memref<2xi64>
    memref.store %old, %m[%c1] : memref<2xi64>
    scf.for %j = %c0 to %c2 step %c1 {
      %y = memref.load %m[%j] : memref<2xi64>
      func.call @put(%y) : (i64) -> ()
    }
    scf.yield %m : memref<2xi64>
  }
  %z = memref.load %last[%c1] : memref<2xi64>
  func.call @put(%z) : (i64) -> ()
  %t = llvm.mlir.addressof @t_loop : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// Each call writes its own cell, then the caller's is still intact.
func.func @recursive(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %cell = memref.alloca() : memref<i64>
  memref.store %n, %cell[] : memref<i64>
  %base = arith.cmpi eq, %n, %zero : i64
  cf.cond_br %base, ^exit(%zero : i64), ^step
^step:
  %m = arith.subi %n, %one : i64
  %r = func.call @recursive(%m) : (i64) -> i64
  %own = memref.load %cell[] : memref<i64>
  %sum = arith.addi %r, %own : i64
  cf.br ^exit(%sum : i64)
^exit(%v: i64):
  return %v : i64
}

func.func @dynamic(%rows: index, %cols: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca(%rows, %cols) : memref<?x?xi32>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %cols step %c1 {
      %a = arith.muli %i, %cols : index
      %b = arith.addi %a, %j : index
      %x = arith.index_cast %b : index to i32
      memref.store %x, %m[%i, %j] : memref<?x?xi32>
    }
  }
  scf.for %j = %c0 to %cols step %c1 {
    scf.for %i = %c0 to %rows step %c1 {
      %x = memref.load %m[%i, %j] : memref<?x?xi32>
      %y = arith.extsi %x : i32 to i64
      func.call @put(%y) : (i64) -> ()
    }
  }
  %t = llvm.mlir.addressof @t_dynamic : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @range(%n: index) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) {alignment = 16} : memref<?xi64>
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.index_cast %i : index to i64
    memref.store %x, %m[%i] : memref<?xi64>
  }
  return %m : memref<?xi64>
}

// A new buffer of twice the length; the old one is released.
func.func @grow(%m: memref<?xi64>) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi64>
  %twice = arith.addi %n, %n : index
  %r = memref.alloc(%twice) : memref<?xi64>
  scf.for %i = %c0 to %twice step %c1 {
    %j = arith.remui %i, %n : index
    %x = memref.load %m[%j] : memref<?xi64>
    memref.store %x, %r[%i] : memref<?xi64>
  }
  memref.dealloc %m : memref<?xi64>
  return %r : memref<?xi64>
}

func.func @space(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 4.5 : f64
  %m = memref.alloc(%n) : memref<?xf64, 1>
  %last = arith.subi %n, %c1 : index
  memref.store %k, %m[%last] : memref<?xf64, 1>
  %x = memref.load %m[%last] : memref<?xf64, 1>
  %s = arith.addf %x, %x : f64
  %r = arith.fptosi %s : f64 to i64
  func.call @put(%r) : (i64) -> ()
  %v = memref.cast %m : memref<?xf64, 1> to memref<?xf64, strided<[?], offset: ?>, 1>
  %y = memref.load %v[%last] : memref<?xf64, strided<[?], offset: ?>, 1>
  %same = arith.cmpf oeq, %x, %y : f64
  %w = arith.extui %same : i1 to i64
  func.call @put(%w) : (i64) -> ()
  %d = builtin.unrealized_conversion_cast %v : memref<?xf64, strided<[?], offset: ?>, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
  %p = llvm.extractvalue %d[0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
  %q = llvm.addrspacecast %p : !llvm.ptr<1> to !llvm.ptr
  llvm.call @free(%q) : (!llvm.ptr) -> ()
  %t = llvm.mlir.addressof @t_space : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  func.call @alignments(%c5) : (index) -> ()
  func.call @alignments(%c1) : (index) -> ()
  func.call @in_loop(%c3) : (index) -> ()
  %hundred = arith.constant 100 : i64
  %sum = func.call @recursive(%hundred) : (i64) -> i64
  func.call @put(%sum) : (i64) -> ()
  %t0 = llvm.mlir.addressof @t_recursive : !llvm.ptr
  func.call @end(%t0) : (!llvm.ptr) -> ()
  func.call @dynamic(%c2, %c3) : (index, index) -> ()
  func.call @dynamic(%c3, %c1) : (index, index) -> ()

  %m0 = func.call @range(%c3) : (index) -> memref<?xi64>
  %m2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%m = %m0) -> (memref<?xi64>) {
    %next = func.call @grow(%m) : (memref<?xi64>) -> memref<?xi64>
    scf.yield %next : memref<?xi64>
  }
  %n = memref.dim %m2, %c0 : memref<?xi64>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %m2[%i] : memref<?xi64>
    func.call @put(%x) : (i64) -> ()
  }
  %m2s = memref.cast %m2 : memref<?xi64> to memref<12xi64>
  memref.dealloc %m2s : memref<12xi64>
  %t1 = llvm.mlir.addressof @t_outlive : !llvm.ptr
  func.call @end(%t1) : (!llvm.ptr) -> ()
  func.call @space(%c5) : (index) -> ()

  %zero = arith.constant 0 : i64
  %thousand = arith.constant 1000 : index
  %total = scf.for %i = %c1 to %thousand step %c1 iter_args(%s = %zero) -> (i64) {
    %m = memref.alloc(%i) : memref<?xi64>
    %last = arith.subi %i, %c1 : index
    %x = arith.index_cast %i : index to i64
    memref.store %x, %m[%last] : memref<?xi64>
    %y = memref.load %m[%last] : memref<?xi64>
    memref.dealloc %m : memref<?xi64>
    %s1 = arith.addi %s, %y : i64
    scf.yield %s1 : i64
  }
  func.call @put(%total) : (i64) -> ()
  %t2 = llvm.mlir.addressof @t_many : !llvm.ptr
  func.call @end(%t2) : (!llvm.ptr) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
