// arith.select on every kind of value (integers, floats, index, vectors with one
// and with many conditions, memrefs, functions, pointers), and the overflow,
// exact and fast-math flags on values where they promise the truth.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%ld \00")
llvm.mlir.global internal constant @fmt_end("| %s\0A\00")
llvm.mlir.global internal constant @t_scalars("scalars\00")
llvm.mlir.global internal constant @t_vectors("vectors\00")
llvm.mlir.global internal constant @t_memrefs("memrefs\00")
llvm.mlir.global internal constant @t_functions("functions\00")
llvm.mlir.global internal constant @t_first("first\00")
llvm.mlir.global internal constant @t_second("second\00")
llvm.mlir.global internal constant @t_flags("flags\00")
llvm.mlir.global internal constant @t_fast("fast-math\00")

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

func.func @scalars(%c: i1, %a: i64, %b: i64) {
  %x = arith.select %c, %a, %b : i64
  %a1 = arith.trunci %a : i64 to i1
  %b1 = arith.trunci %b : i64 to i1
  %y = arith.select %c, %a1, %b1 : i1
  %af = arith.sitofp %a : i64 to f32
  %bf = arith.sitofp %b : i64 to f32
  %z = arith.select %c, %af, %bf : f32
  %ai = arith.index_cast %a : i64 to index
  %bi = arith.index_cast %b : i64 to index
  %w = arith.select %c, %ai, %bi : index
  %y64 = arith.extui %y : i1 to i64
  %z64 = arith.fptosi %z : f32 to i64
  %w64 = arith.index_cast %w : index to i64
  func.call @put(%x) : (i64) -> ()
  func.call @put(%y64) : (i64) -> ()
  func.call @put(%z64) : (i64) -> ()
  func.call @put(%w64) : (i64) -> ()
  %t = llvm.mlir.addressof @t_scalars : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @put_lanes(%v: vector<4xi32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %four = arith.constant 4 : i32
  scf.for %i = %zero to %four step %one : i32 {
    %x = llvm.extractelement %v[%i : i32] : vector<4xi32>
    %y = arith.extsi %x : i32 to i64
    func.call @put(%y) : (i64) -> ()
  }
  return
}

func.func @vectors(%c: i1, %a: vector<4xi32>, %b: vector<4xi32>) {
  %whole = arith.select %c, %a, %b : vector<4xi32>
  func.call @put_lanes(%whole) : (vector<4xi32>) -> ()
  %less = arith.cmpi slt, %a, %b : vector<4xi32>
  %lanes = arith.select %less, %a, %b : vector<4xi1>, vector<4xi32>
  func.call @put_lanes(%lanes) : (vector<4xi32>) -> ()
  %t = llvm.mlir.addressof @t_vectors : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @memrefs(%c: i1) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %x = arith.constant 5 : i64
  %a = memref.alloca(%c1) : memref<?xi64>
  %b = memref.alloca(%c2) : memref<?xi64>
  %m = arith.select %c, %a, %b : memref<?xi64>
  memref.store %x, %m[%c0] : memref<?xi64>
  %y = memref.load %m[%c0] : memref<?xi64>
  %n = memref.dim %m, %c0 : memref<?xi64>
  %n64 = arith.index_cast %n : index to i64
  func.call @put(%y) : (i64) -> ()
  func.call @put(%n64) : (i64) -> ()
  %t = llvm.mlir.addressof @t_memrefs : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @increment(%x: i64) -> i64 {
  %one = arith.constant 1 : i64
  %r = arith.addi %x, %one : i64
  return %r : i64
}
func.func @negate(%x: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %r = arith.subi %zero, %x : i64
  return %r : i64
}

func.func @functions(%c: i1, %x: i64) {
  %inc = func.constant @increment : (i64) -> i64
  %neg = func.constant @negate : (i64) -> i64
  %f = arith.select %c, %inc, %neg : (i64) -> i64
  %r = func.call_indirect %f(%x) : (i64) -> i64
  func.call @put(%r) : (i64) -> ()
  %t = llvm.mlir.addressof @t_functions : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  %t1 = llvm.mlir.addressof @t_first : !llvm.ptr
  %t2 = llvm.mlir.addressof @t_second : !llvm.ptr
  %title = arith.select %c, %t1, %t2 : !llvm.ptr
  func.call @end(%title) : (!llvm.ptr) -> ()
  return
}

// 0 <= a, b < 2^30 and b divides a.
func.func @flags(%a: i32, %b: i32, %k: i32) {
  %s = arith.addi %a, %b overflow<nsw, nuw> : i32
  %d = arith.subi %a, %b overflow<nsw> : i32
  %m = arith.muli %b, %k overflow<nsw, nuw> : i32
  %l = arith.shli %b, %k overflow<nuw> : i32
  %u = arith.addi %a, %k overflow<nuw> : i32
  %qu = arith.divui %a, %b exact : i32
  %qs = arith.divsi %a, %b exact : i32
  %back = arith.shrui %l, %k exact : i32
  %backs = arith.shrsi %l, %k exact : i32
  %i = arith.index_cast %a : i32 to index
  %j = arith.addi %i, %i overflow<nsw> : index
  %jw = arith.index_cast %j : index to i64
  %n = arith.trunci %s : i32 to i16
  %nw = arith.extsi %n : i16 to i64
  %zw = arith.extui %k : i32 to i64
  %tf = arith.trunci %a overflow<nsw, nuw> : i32 to i24
  %tw = arith.extsi %tf : i24 to i64
  %sw = arith.extsi %s : i32 to i64
  %dw = arith.extsi %d : i32 to i64
  %mw = arith.extsi %m : i32 to i64
  %lw = arith.extsi %l : i32 to i64
  %uw = arith.extsi %u : i32 to i64
  %quw = arith.extsi %qu : i32 to i64
  %qsw = arith.extsi %qs : i32 to i64
  %bw = arith.extsi %back : i32 to i64
  %bsw = arith.extsi %backs : i32 to i64
  func.call @put(%sw) : (i64) -> ()
  func.call @put(%dw) : (i64) -> ()
  func.call @put(%mw) : (i64) -> ()
  func.call @put(%lw) : (i64) -> ()
  func.call @put(%uw) : (i64) -> ()
  func.call @put(%quw) : (i64) -> ()
  func.call @put(%qsw) : (i64) -> ()
  func.call @put(%bw) : (i64) -> ()
  func.call @put(%bsw) : (i64) -> ()
  func.call @put(%jw) : (i64) -> ()
  func.call @put(%nw) : (i64) -> ()
  func.call @put(%zw) : (i64) -> ()
  func.call @put(%tw) : (i64) -> ()
  %t = llvm.mlir.addressof @t_flags : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// The values leave room for every rewriting that the flags permit.
func.func @fast(%a: f64, %b: f64) {
  %eight = arith.constant 8.0 : f64
  %s = arith.addf %a, %b fastmath<fast> : f64
  %d = arith.subf %a, %b fastmath<nnan, ninf> : f64
  %p = arith.mulf %s, %d fastmath<contract, reassoc> : f64
  %q = arith.divf %p, %b fastmath<arcp> : f64
  %n = arith.negf %q fastmath<nsz> : f64
  %m = arith.maximumf %n, %d fastmath<nnan> : f64
  %c = arith.cmpf olt, %m, %a fastmath<nnan, ninf, nsz> : f64
  %x = arith.select %c, %a, %n : f64
  %y = arith.mulf %x, %eight fastmath<afn> : f64
  %h = arith.truncf %y : f64 to f32
  %g = arith.extf %h : f32 to f64
  %r = arith.fptosi %g : f64 to i64
  %qi = arith.fptosi %q : f64 to i64
  func.call @put(%r) : (i64) -> ()
  func.call @put(%qi) : (i64) -> ()
  %t = llvm.mlir.addressof @t_fast : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @main() -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %a = arith.constant 1235 : i64
  %b = arith.constant -46 : i64
  func.call @scalars(%true, %a, %b) : (i1, i64, i64) -> ()
  func.call @scalars(%false, %a, %b) : (i1, i64, i64) -> ()
  %v = arith.constant dense<[1, -2, 30, 4]> : vector<4xi32>
  %w = arith.constant dense<[5, -6, 7, 4]> : vector<4xi32>
  func.call @vectors(%true, %v, %w) : (i1, vector<4xi32>, vector<4xi32>) -> ()
  func.call @vectors(%false, %v, %w) : (i1, vector<4xi32>, vector<4xi32>) -> ()
  func.call @memrefs(%true) : (i1) -> ()
  func.call @memrefs(%false) : (i1) -> ()
  func.call @functions(%true, %a) : (i1, i64) -> ()
  func.call @functions(%false, %a) : (i1, i64) -> ()
  %x = arith.constant 7000 : i32
  %y = arith.constant 700 : i32
  %k = arith.constant 3 : i32
  func.call @flags(%x, %y, %k) : (i32, i32, i32) -> ()
  %f = arith.constant 6.0 : f64
  %g = arith.constant 2.0 : f64
  func.call @fast(%f, %g) : (f64, f64) -> ()
  func.call @fast(%g, %f) : (f64, f64) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
