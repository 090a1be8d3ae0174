// Globals, declarations, blocks in topological order, and block arguments as phi nodes.
// RUN: terrace translate --mlir-to-llvmir %s

llvm.mlir.global internal @counter(0 : i32) : i32
llvm.mlir.global private constant @text("hi\00") : !llvm.array<3 x i8>
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @count(%limit: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^head(%zero, %zero : i32, i32)
^done(%result: i32):
  %counter = llvm.mlir.addressof @counter : !llvm.ptr
  llvm.store %result, %counter : i32, !llvm.ptr
  llvm.return %result : i32
^head(%i: i32, %sum: i32):
  %more = llvm.icmp "slt" %i, %limit : i32
  llvm.cond_br %more, ^body, ^done(%sum : i32)
^body:
  %text = llvm.mlir.addressof @text : !llvm.ptr
  %r = llvm.call @puts(%text) : (!llvm.ptr) -> i32
  %next = llvm.add %i, %one : i32
  %more_sum = llvm.add %sum, %r : i32
  llvm.br ^head(%next, %more_sum : i32, i32)
}
