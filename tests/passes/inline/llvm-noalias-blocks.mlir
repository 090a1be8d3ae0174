// RUN: terrace opt %s --inline

llvm.func @loop(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr, %c: i1) -> i32 {
  llvm.br ^bb1(%p : !llvm.ptr)
^bb1(%at: !llvm.ptr):
  %v = llvm.load %at : !llvm.ptr -> i32
  %next = llvm.getelementptr %at[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.cond_br %c, ^bb1(%next : !llvm.ptr), ^bb2(%q : !llvm.ptr)
^bb2(%end: !llvm.ptr):
  llvm.store %v, %end : i32, !llvm.ptr
  llvm.return %v : i32
}
llvm.func @by_value(%p: !llvm.ptr {llvm.noalias, llvm.byval = i32}, %q: !llvm.ptr {llvm.noalias}) {
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.store %v, %q : i32, !llvm.ptr
  llvm.return
}
llvm.mlir.global internal @g(0 : i32) : i32
llvm.func @global(%q: !llvm.ptr {llvm.noalias}) {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %v = llvm.load %g : !llvm.ptr -> i32
  llvm.store %v, %q : i32, !llvm.ptr
  llvm.return
}
llvm.func @caller(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) -> i32 {
  %v = llvm.call @loop(%p, %q, %c) : (!llvm.ptr, !llvm.ptr, i1) -> i32
  llvm.call @by_value(%p, %q) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @global(%q) : (!llvm.ptr) -> ()
  llvm.return %v : i32
}
