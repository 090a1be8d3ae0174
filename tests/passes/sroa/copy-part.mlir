// RUN: terrace opt %s --sroa

// A copy to the address of a field lets the struct be divided, a copy from it does not.
llvm.func @to_field(%other: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %size = llvm.mlir.constant(8 : i64) : i64
  %value = llvm.alloca %one x !llvm.struct<"value", (struct<"word", (ptr)>, i8)> : (i32) -> !llvm.ptr
  %word = llvm.getelementptr %value[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"value", (struct<"word", (ptr)>, i8)>
  "llvm.intr.memcpy"(%word, %other, %size) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @from_field(%other: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %size = llvm.mlir.constant(8 : i64) : i64
  %value = llvm.alloca %one x !llvm.struct<"value", (struct<"word", (ptr)>, i8)> : (i32) -> !llvm.ptr
  %word = llvm.getelementptr %value[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"value", (struct<"word", (ptr)>, i8)>
  "llvm.intr.memcpy"(%other, %word, %size) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @move_from_field(%other: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %size = llvm.mlir.constant(4 : i64) : i64
  %value = llvm.alloca %one x !llvm.struct<(ptr, i8)> : (i32) -> !llvm.ptr
  %word = llvm.getelementptr %value[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i8)>
  "llvm.intr.memmove"(%other, %word, %size) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
