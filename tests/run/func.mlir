// Functions: no, one and many results, many arguments of all kinds, memrefs of
// several ranks as arguments and results beside scalars, mutual recursion,
// functions as values, external functions, and call chains with tuples of values.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%ld \00")
llvm.mlir.global internal constant @fmt_float("%g \00")
llvm.mlir.global internal constant @fmt_end("| %s\0A\00")
llvm.mlir.global internal constant @t_results("many results\00")
llvm.mlir.global internal constant @t_arguments("many arguments\00")
llvm.mlir.global internal constant @t_memrefs("memref results\00")
llvm.mlir.global internal constant @t_mutual("mutual recursion\00")
llvm.mlir.global internal constant @t_values("functions as values\00")
llvm.mlir.global internal constant @t_external("external functions\00")
llvm.mlir.global internal constant @t_through("results as arguments\00")

func.func private @labs(i64) -> i64
func.func private @toupper(i32) -> i32
func.func private @strtol(!llvm.ptr, !llvm.ptr, i32) -> i64
llvm.mlir.global internal constant @digits("-7fz\00")

func.func @put(%x: i64) {
  %fmt = llvm.mlir.addressof @fmt : !llvm.ptr
  %w = llvm.call @printf(%fmt, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  return
}

func.func @put_float(%x: f64) {
  %fmt = llvm.mlir.addressof @fmt_float : !llvm.ptr
  %w = llvm.call @printf(%fmt, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  return
}

func.func @end(%title: !llvm.ptr) {
  %fmt = llvm.mlir.addressof @fmt_end : !llvm.ptr
  %w = llvm.call @printf(%fmt, %title) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  return
}

func.func @nothing() {
  return
}

func.func @one(%x: i64) -> i64 {
  return %x : i64
}

func.func @ten(%x: i64) -> (i64, i1, i8, f32, f64, index, i16, i32, i64, i64) {
  %c = arith.constant true
  %b = arith.trunci %x : i64 to i8
  %f = arith.sitofp %x : i64 to f32
  %half = arith.constant 0.5 : f64
  %i = arith.index_cast %x : i64 to index
  %s = arith.trunci %x : i64 to i16
  %w = arith.trunci %x : i64 to i32
  %y = arith.muli %x, %x : i64
  return %x, %c, %b, %f, %half, %i, %s, %w, %y, %x : i64, i1, i8, f32, f64, index, i16, i32, i64, i64
}

func.func @results(%x: i64) {
  func.call @nothing() : () -> ()
  %a = func.call @one(%x) : (i64) -> i64
  %r:10 = func.call @ten(%a) : (i64) -> (i64, i1, i8, f32, f64, index, i16, i32, i64, i64)
  %r1 = arith.extui %r#1 : i1 to i64
  %r2 = arith.extsi %r#2 : i8 to i64
  %r3 = arith.extf %r#3 : f32 to f64
  %r5 = arith.index_cast %r#5 : index to i64
  %r6 = arith.extsi %r#6 : i16 to i64
  %r7 = arith.extsi %r#7 : i32 to i64
  func.call @put(%r#0) : (i64) -> ()
  func.call @put(%r1) : (i64) -> ()
  func.call @put(%r2) : (i64) -> ()
  func.call @put_float(%r3) : (f64) -> ()
  func.call @put_float(%r#4) : (f64) -> ()
  func.call @put(%r5) : (i64) -> ()
  func.call @put(%r6) : (i64) -> ()
  func.call @put(%r7) : (i64) -> ()
  func.call @put(%r#8) : (i64) -> ()
  func.call @put(%r#9) : (i64) -> ()
  %t = llvm.mlir.addressof @t_results : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// More arguments than there are registers, with memrefs in between.
func.func @arguments(%a0: i64, %a1: i8, %a2: f32, %m: memref<?x2xi32>, %a3: i64, %a4: f64, %a5: index,
                     %n: memref<i64>, %a6: i1, %a7: f64, %a8: i16, %a9: i64, %a10: f32, %a11: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x1 = arith.extsi %a1 : i8 to i64
  %x2 = arith.extf %a2 : f32 to f64
  %x5 = arith.index_cast %a5 : index to i64
  %x6 = arith.extui %a6 : i1 to i64
  %x8 = arith.extui %a8 : i16 to i64
  %x10 = arith.extf %a10 : f32 to f64
  %rows = memref.dim %m, %c0 : memref<?x2xi32>
  %rows64 = arith.index_cast %rows : index to i64
  %e = memref.load %m[%c1, %c1] : memref<?x2xi32>
  %e64 = arith.extsi %e : i32 to i64
  %s = memref.load %n[] : memref<i64>
  func.call @put(%a0) : (i64) -> ()
  func.call @put(%x1) : (i64) -> ()
  func.call @put_float(%x2) : (f64) -> ()
  func.call @put(%rows64) : (i64) -> ()
  func.call @put(%e64) : (i64) -> ()
  func.call @put(%a3) : (i64) -> ()
  func.call @put_float(%a4) : (f64) -> ()
  func.call @put(%x5) : (i64) -> ()
  func.call @put(%s) : (i64) -> ()
  func.call @put(%x6) : (i64) -> ()
  func.call @put_float(%a7) : (f64) -> ()
  func.call @put(%x8) : (i64) -> ()
  func.call @put(%a9) : (i64) -> ()
  func.call @put_float(%x10) : (f64) -> ()
  func.call @put(%a11) : (i64) -> ()
  %t = llvm.mlir.addressof @t_arguments : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// Two buffers and a number.
func.func @make(%n: index) -> (memref<?xi64>, i64, memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%n) : memref<?xi64>
  %b = memref.alloc(%n, %n) : memref<?x?xi32>
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (i64) {
    %x = arith.index_cast %i : index to i64
    memref.store %x, %a[%i] : memref<?xi64>
    scf.for %j = %c0 to %n step %c1 {
      %p = arith.muli %i, %j : index
      %y = arith.index_cast %p : index to i32
      memref.store %y, %b[%i, %j] : memref<?x?xi32>
    }
    %s1 = arith.addi %s, %x : i64
    scf.yield %s1 : i64
  }
  return %a, %sum, %b : memref<?xi64>, i64, memref<?x?xi32>
}

// Gives its arguments back in another order, and one memref twice.
func.func @shuffle(%a: memref<?xi64>, %b: memref<?x?xi32>) -> (memref<?x?xi32>, memref<?xi64>, memref<?xi64>) {
  return %b, %a, %a : memref<?x?xi32>, memref<?xi64>, memref<?xi64>
}

func.func @memrefs(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:3 = func.call @make(%n) : (index) -> (memref<?xi64>, i64, memref<?x?xi32>)
  %s:3 = func.call @shuffle(%r#0, %r#2) : (memref<?xi64>, memref<?x?xi32>) -> (memref<?x?xi32>, memref<?xi64>, memref<?xi64>)
  %last = arith.subi %n, %c1 : index
  %k = arith.constant 77 : i64
  memref.store %k, %s#1[%c0] : memref<?xi64>
  %x = memref.load %s#2[%c0] : memref<?xi64>
  %y = memref.load %s#0[%last, %last] : memref<?x?xi32>
  %y64 = arith.extsi %y : i32 to i64
  %d = memref.dim %s#0, %c1 : memref<?x?xi32>
  %d64 = arith.index_cast %d : index to i64
  func.call @put(%r#1) : (i64) -> ()
  func.call @put(%x) : (i64) -> ()
  func.call @put(%y64) : (i64) -> ()
  func.call @put(%d64) : (i64) -> ()
  memref.dealloc %s#2 : memref<?xi64>
  memref.dealloc %s#0 : memref<?x?xi32>
  %t = llvm.mlir.addressof @t_memrefs : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// The female and male sequences of Hofstadter.
func.func @female(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %base = arith.cmpi eq, %n, %zero : i64
  cf.cond_br %base, ^exit(%one : i64), ^step
^step:
  %p = arith.subi %n, %one : i64
  %f = func.call @female(%p) : (i64) -> i64
  %m = func.call @male(%f) : (i64) -> i64
  %r = arith.subi %n, %m : i64
  cf.br ^exit(%r : i64)
^exit(%v: i64):
  return %v : i64
}
func.func @male(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %base = arith.cmpi eq, %n, %zero : i64
  cf.cond_br %base, ^exit(%zero : i64), ^step
^step:
  %p = arith.subi %n, %one : i64
  %m = func.call @male(%p) : (i64) -> i64
  %f = func.call @female(%m) : (i64) -> i64
  %r = arith.subi %n, %f : i64
  cf.br ^exit(%r : i64)
^exit(%v: i64):
  return %v : i64
}

func.func @plus(%a: i64, %b: i64) -> (i64, i64) {
  %r = arith.addi %a, %b : i64
  return %r, %a : i64, i64
}
func.func @times(%a: i64, %b: i64) -> (i64, i64) {
  %r = arith.muli %a, %b : i64
  return %r, %b : i64, i64
}
func.func @pick(%c: i1) -> ((i64, i64) -> (i64, i64), i64) {
  %p = func.constant @plus : (i64, i64) -> (i64, i64)
  %t = func.constant @times : (i64, i64) -> (i64, i64)
  %f = arith.select %c, %p, %t : (i64, i64) -> (i64, i64)
  %k = arith.extui %c : i1 to i64
  return %f, %k : (i64, i64) -> (i64, i64), i64
}
func.func @values(%c: i1, %a: i64, %b: i64) {
  %f:2 = func.call @pick(%c) : (i1) -> ((i64, i64) -> (i64, i64), i64)
  %r:2 = func.call_indirect %f#0(%a, %b) : (i64, i64) -> (i64, i64)
  %put = func.constant @put : (i64) -> ()
  func.call_indirect %put(%r#0) : (i64) -> ()
  func.call_indirect %put(%r#1) : (i64) -> ()
  func.call_indirect %put(%f#1) : (i64) -> ()
  %t = llvm.mlir.addressof @t_values : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @minmax(%a: i64, %b: i64) -> (i64, i64) {
  %lo = arith.minsi %a, %b : i64
  %hi = arith.maxsi %a, %b : i64
  return %lo, %hi : i64, i64
}
// A sorting network: each call feeds the next ones.
func.func @sort4(%a: i64, %b: i64, %c: i64, %d: i64) -> (i64, i64, i64, i64) {
  %x:2 = func.call @minmax(%a, %b) : (i64, i64) -> (i64, i64)
  %y:2 = func.call @minmax(%c, %d) : (i64, i64) -> (i64, i64)
  %lo:2 = func.call @minmax(%x#0, %y#0) : (i64, i64) -> (i64, i64)
  %hi:2 = func.call @minmax(%x#1, %y#1) : (i64, i64) -> (i64, i64)
  %mid:2 = func.call @minmax(%lo#1, %hi#0) : (i64, i64) -> (i64, i64)
  return %lo#0, %mid#0, %mid#1, %hi#1 : i64, i64, i64, i64
}

func.func @main() -> i32 {
  %x = arith.constant -300 : i64
  func.call @results(%x) : (i64) -> ()

  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc(%c3) : memref<?x2xi32>
  %n = memref.alloca() : memref<i64>
  %e = arith.constant -42 : i32
  memref.store %e, %m[%c1, %c1] : memref<?x2xi32>
  memref.store %x, %n[] : memref<i64>
  %a1 = arith.constant -8 : i8
  %a2 = arith.constant 2.5 : f32
  %a3 = arith.constant 33 : i64
  %a4 = arith.constant 4.25 : f64
  %a6 = arith.constant true
  %a8 = arith.constant 60000 : i16
  func.call @arguments(%x, %a1, %a2, %m, %a3, %a4, %c3, %n, %a6, %a4, %a8, %a3, %a2, %x)
      : (i64, i8, f32, memref<?x2xi32>, i64, f64, index, memref<i64>, i1, f64, i16, i64, f32, i64) -> ()
  memref.dealloc %m : memref<?x2xi32>
  %c6 = arith.constant 6 : index
  func.call @memrefs(%c6) : (index) -> ()

  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %limit = arith.constant 12 : i64
  scf.for %i = %zero to %limit step %one : i64 {
    %f = func.call @female(%i) : (i64) -> i64
    func.call @put(%f) : (i64) -> ()
  }
  scf.for %i = %zero to %limit step %one : i64 {
    %f = func.call @male(%i) : (i64) -> i64
    func.call @put(%f) : (i64) -> ()
  }
  %t0 = llvm.mlir.addressof @t_mutual : !llvm.ptr
  func.call @end(%t0) : (!llvm.ptr) -> ()

  %true = arith.constant true
  %false = arith.constant false
  func.call @values(%true, %a3, %limit) : (i1, i64, i64) -> ()
  func.call @values(%false, %a3, %limit) : (i1, i64, i64) -> ()

  %abs = func.call @labs(%x) : (i64) -> i64
  func.call @put(%abs) : (i64) -> ()
  %q = arith.constant 113 : i32
  %up = func.call @toupper(%q) : (i32) -> i32
  %up64 = arith.extsi %up : i32 to i64
  func.call @put(%up64) : (i64) -> ()
  %digits = llvm.mlir.addressof @digits : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %hex = arith.constant 16 : i32
  %parsed = func.call @strtol(%digits, %null, %hex) : (!llvm.ptr, !llvm.ptr, i32) -> i64
  func.call @put(%parsed) : (i64) -> ()
  %t1 = llvm.mlir.addressof @t_external : !llvm.ptr
  func.call @end(%t1) : (!llvm.ptr) -> ()

  %s:4 = func.call @sort4(%limit, %x, %a3, %one) : (i64, i64, i64, i64) -> (i64, i64, i64, i64)
  func.call @put(%s#0) : (i64) -> ()
  func.call @put(%s#1) : (i64) -> ()
  func.call @put(%s#2) : (i64) -> ()
  func.call @put(%s#3) : (i64) -> ()
  %t2 = llvm.mlir.addressof @t_through : !llvm.ptr
  func.call @end(%t2) : (!llvm.ptr) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
