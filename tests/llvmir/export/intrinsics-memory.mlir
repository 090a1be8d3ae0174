// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

// Intrinsics on memory, and those that say something about the program.

llvm.func @memory(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr<3>, %n: i64, %k: i32, %b: i8, %c: i1, %qs: vector<4x!llvm.ptr>, %ns: vector<4xi64>) {
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%p, %r, %k) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr<3>, i32) -> ()
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false, arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%p, %r, %k) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr<3>, i32) -> ()
  "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = false, arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memset"(%r, %b, %k) <{isVolatile = false, arg_attrs = [{llvm.align = 8 : i64}, {}, {}]}> : (!llvm.ptr<3>, i8, i32) -> ()
  "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = true, len = 10 : i32, arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}]}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, i8) -> ()
  %0 = "llvm.intr.invariant.start"(%p) <{size = 4 : i64}> : (!llvm.ptr) -> !llvm.ptr
  "llvm.intr.invariant.end"(%p, %p) <{size = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  %1 = "llvm.intr.launder.invariant.group"(%p) : (!llvm.ptr) -> !llvm.ptr
  %2 = "llvm.intr.strip.invariant.group"(%p) : (!llvm.ptr) -> !llvm.ptr
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  "llvm.intr.trap"() : () -> ()
  "llvm.intr.debugtrap"() : () -> ()
  "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> : () -> ()
  %3 = "llvm.intr.ptrmask"(%p, %n) : (!llvm.ptr, i64) -> !llvm.ptr
  %4 = "llvm.intr.ptrmask"(%qs, %ns) : (vector<4x!llvm.ptr>, vector<4xi64>) -> vector<4x!llvm.ptr>
  "llvm.intr.vaend"(%p) : (!llvm.ptr) -> ()
  "llvm.intr.vacopy"(%p, %q) : (!llvm.ptr, !llvm.ptr) -> ()
  %5 = "llvm.intr.annotation"(%b, %p, %q, %k) : (i8, !llvm.ptr, !llvm.ptr, i32) -> i8
  %6 = "llvm.intr.annotation"(%n, %p, %q, %k) : (i64, !llvm.ptr, !llvm.ptr, i32) -> i64
  %7 = "llvm.intr.ptr.annotation"(%p, %p, %q, %k, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  "llvm.intr.var.annotation"(%p, %p, %q, %k, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  %8 = "llvm.intr.stacksave"() : () -> !llvm.ptr
  "llvm.intr.stackrestore"(%p) : (!llvm.ptr) -> ()
  %9 = "llvm.intr.stacksave"() : () -> !llvm.ptr<5>
  %10 = "llvm.intr.eh.typeid.for"(%p) : (!llvm.ptr) -> i32
  llvm.return
}
