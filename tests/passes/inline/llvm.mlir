// RUN: terrace opt %s --inline=default-pipeline= --mlir-print-debuginfo

llvm.func @ext(!llvm.ptr)
llvm.func private @callee(%a: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.store %a, %p : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func internal @dyn(%n: i32) {
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.call @ext(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @noret() { llvm.unreachable }
llvm.func @noin() attributes {no_inline} { llvm.return }
llvm.func @pt() attributes {passthrough=["noinline", "strictfp"]} { llvm.return }
llvm.func @va(...) { llvm.return }
llvm.func @life() {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.call @ext(%p) : (!llvm.ptr) -> ()
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.return
}
llvm.func @byval(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i32, i64)>, llvm.align = 16 : i64}) -> i64 {
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  %v = llvm.load %q : !llvm.ptr -> i64
  llvm.return %v : i64
}
llvm.func @byvalro(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i32, i64)>}) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %v = llvm.load %p : !llvm.ptr -> i64
  llvm.return %v : i64
}
llvm.func @multi(%c: i1, %x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^a, ^b(%x : i32)
^a:
  llvm.call @ext(%p) : (!llvm.ptr) -> ()
  llvm.return %x : i32
^b(%y: i32):
  %z = llvm.add %y, %y : i32
  llvm.return %z : i32
}
llvm.func @main(%x: i32, %c: i1, %q: !llvm.ptr) -> i32 {
  %0 = llvm.call @callee(%x) : (i32) -> i32
  llvm.call @dyn(%0) : (i32) -> ()
  llvm.call @noret() : () -> ()
  llvm.call @noin() : () -> ()
  llvm.call @noin() {no_inline}: () -> ()
  llvm.call @pt() : () -> ()
  llvm.call @life() : () -> ()
  llvm.br ^l(%0 : i32)
^l(%i: i32):
  %1 = llvm.call @callee(%i) : (i32) -> i32
  %m = llvm.call @multi(%c, %1) : (i1, i32) -> i32
  %b = llvm.call @byval(%q) : (!llvm.ptr) -> i64
  %b2 = llvm.call @byvalro(%q) : (!llvm.ptr) -> i64
  llvm.call @life() : () -> ()
  llvm.call @dyn(%m) : (i32) -> ()
  llvm.cond_br %c, ^l(%m : i32), ^e
^e:
  llvm.return %m : i32
}
