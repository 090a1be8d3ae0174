// RUN: not terrace translate --mlir-to-llvmir --split-input-file %s 2>&1
// DIFFERS: what LLVM refuses is reported at the operation; upstream says it without a location, or not at all.

llvm.func @g(!llvm.ptr)
llvm.func @preallocated(%p: !llvm.ptr) {
  llvm.call @g(%p) : (!llvm.ptr {llvm.preallocated = i32}) -> ()
  llvm.return
}

// -----

llvm.func @g(!llvm.ptr {llvm.preallocated = i32})
llvm.func @preallocated_by_callee(%p: !llvm.ptr) {
  llvm.call @g(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @g(!llvm.ptr {llvm.inalloca = i32})
llvm.func @inalloca() {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.call @g(%p) : (!llvm.ptr {llvm.inalloca = i32}) -> ()
  llvm.return
}

// -----

llvm.func @g(!llvm.ptr)
llvm.func @integer(%p: !llvm.ptr) {
  llvm.call @g(%p) : (!llvm.ptr {llvm.align}) -> ()
  llvm.return
}

// -----

llvm.func @g(!llvm.ptr)
llvm.func @unit(%p: !llvm.ptr) {
  llvm.call @g(%p) : (!llvm.ptr {llvm.noalias = i32}) -> ()
  llvm.return
}

// -----

llvm.func @g(!llvm.ptr)
llvm.func @type(%p: !llvm.ptr) {
  llvm.call @g(%p) : (!llvm.ptr {llvm.byval = 8 : i64}) -> ()
  llvm.return
}

// -----

llvm.func @g() -> i32
llvm.func @range() {
  %0 = llvm.call @g() : () -> (i32 {llvm.range = i32})
  llvm.return
}

// -----

llvm.func @allocated(!llvm.ptr {llvm.allocptr = i32})

// -----

llvm.func @sret(!llvm.ptr {llvm.sret = i32}) -> i32

// -----

llvm.func @g(!llvm.ptr)
llvm.func @zero(%p: !llvm.ptr) {
  llvm.call @g(%p) : (!llvm.ptr {llvm.noalias = 0 : i64}) -> ()
  llvm.return
}

// -----

llvm.func @dereferenceable(!llvm.ptr {llvm.dereferenceable = 0 : i64})

// -----

llvm.func @g(!llvm.ptr)
llvm.func @dereferenceable_or_null(%p: !llvm.ptr) {
  llvm.call @g(%p) : (!llvm.ptr {llvm.dereferenceable_or_null = 0 : i64}) -> ()
  llvm.return
}

// -----

llvm.func @g(!llvm.ptr)
llvm.func @void(%p: !llvm.ptr) {
  llvm.call @g(%p) : (!llvm.ptr {llvm.sret = !llvm.void}) -> ()
  llvm.return
}
