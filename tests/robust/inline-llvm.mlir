// RUN: terrace opt %s --inline
// RUN: terrace opt %s --inline --mem2reg --canonicalize

// Functions of the llvm dialect (#52887): with blocks, memory, variadic arguments, attributes of arguments, recursion and
// calls of functions that do not return.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @abort() attributes {passthrough = ["noreturn"]}
llvm.func internal @branches(%c: i1, %x: i32) -> i32 {
  llvm.cond_br %c, ^a, ^b(%x : i32)
^a:
  %y = llvm.add %x, %x : i32
  llvm.br ^b(%y : i32)
^b(%z: i32):
  llvm.return %z : i32
}
llvm.func internal @stops(%c: i1) {
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.call @abort() : () -> ()
  llvm.unreachable
^b:
  llvm.return
}
llvm.func internal @never() {
  llvm.call @abort() : () -> ()
  llvm.unreachable
}
llvm.func internal @recursive(%n: i32) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %o = llvm.mlir.constant(1 : i32) : i32
  %c = llvm.icmp "eq" %n, %z : i32
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.return %o : i32
^b:
  %m = llvm.sub %n, %o : i32
  %r = llvm.call @recursive(%m) : (i32) -> i32
  %s = llvm.mul %n, %r : i32
  llvm.return %s : i32
}
llvm.func internal @variadic(%f: !llvm.ptr, ...) {
  llvm.return
}
llvm.func internal @by_value(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i32, i32)>, llvm.align = 4 : i64}) -> i32 {
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func internal @allocates(%n: i64) -> i8 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  %b = llvm.alloca %o x i32 : (i32) -> !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i8
  llvm.return %r : i8
}
llvm.func @calls(%c: i1, %x: i32, %f: !llvm.ptr, %n: i64) -> i32 {
  %0 = llvm.call @branches(%c, %x) : (i1, i32) -> i32
  llvm.call @stops(%c) : (i1) -> ()
  %1 = llvm.call @recursive(%0) : (i32) -> i32
  llvm.call @variadic(%f) vararg(!llvm.func<void (ptr, ...)>) : (!llvm.ptr) -> ()
  %2 = llvm.call @by_value(%f) : (!llvm.ptr {llvm.byval = !llvm.struct<(i32, i32)>}) -> i32
  %3 = llvm.call @allocates(%n) : (i64) -> i8
  %4 = llvm.call @printf(%f, %2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %5 = llvm.add %1, %4 : i32
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.call @never() : () -> ()
  llvm.return %5 : i32
^b:
  llvm.return %2 : i32
}
