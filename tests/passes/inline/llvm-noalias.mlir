// RUN: terrace opt %s --inline

llvm.func @callee(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias}, %r: !llvm.ptr, %c: i1) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %own = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %at = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %v = llvm.load %at : !llvm.ptr -> i32
  llvm.store %v, %q : i32, !llvm.ptr
  llvm.store %v, %r : i32, !llvm.ptr
  llvm.store %v, %own : i32, !llvm.ptr
  %either = llvm.select %c, %p, %q : i1, !llvm.ptr
  llvm.store %v, %either : i32, !llvm.ptr
  %mixed = llvm.select %c, %p, %r : i1, !llvm.ptr
  llvm.store %v, %mixed : i32, !llvm.ptr
  llvm.call @use(%p) : (!llvm.ptr) -> ()
  llvm.call @use(%r) : (!llvm.ptr) -> ()
  llvm.call @none() : () -> ()
  "llvm.intr.memcpy"(%p, %q, %v) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %loaded = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %last = llvm.load %loaded : !llvm.ptr -> i32
  llvm.return
}
llvm.func @use(!llvm.ptr)
llvm.func @none()
llvm.func @caller(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %c: i1) {
  llvm.call @callee(%p, %q, %r, %c) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.return
}
llvm.func @same(%p: !llvm.ptr, %c: i1) {
  llvm.call @callee(%p, %p, %p, %c) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.return
}
