// RUN: terrace opt %s --pass-pipeline="builtin.module(llvm.func(mem2reg))"

llvm.func @i16() -> i16 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %l = llvm.mlir.constant(2 : i64) : i64
  %b = llvm.mlir.constant(3 : i8) : i8
  %a = llvm.alloca %n x i16 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %b, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %v = llvm.load %a : !llvm.ptr -> i16
  llvm.return %v : i16
}
llvm.func @f32() -> f32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %l = llvm.mlir.constant(4 : i64) : i64
  %b = llvm.mlir.constant(-3 : i8) : i8
  %a = llvm.alloca %n x f32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %b, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %v = llvm.load %a : !llvm.ptr -> f32
  llvm.return %v : f32
}
llvm.func @i8() -> i8 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %l = llvm.mlir.constant(1 : i64) : i64
  %b = llvm.mlir.constant(3 : i8) : i8
  %a = llvm.alloca %n x i8 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %b, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %v = llvm.load %a : !llvm.ptr -> i8
  llvm.return %v : i8
}
llvm.func @ptr() -> !llvm.ptr {
  %n = llvm.mlir.constant(1 : i32) : i32
  %l = llvm.mlir.constant(8 : i64) : i64
  %b = llvm.mlir.constant(0 : i8) : i8
  %a = llvm.alloca %n x !llvm.ptr : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %b, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %v = llvm.load %a : !llvm.ptr -> !llvm.ptr
  llvm.return %v : !llvm.ptr
}
llvm.func @i64() -> i64 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %b = llvm.mlir.constant(255 : i8) : i8
  %a = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%a, %b) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
  %v = llvm.load %a : !llvm.ptr -> i64
  llvm.return %v : i64
}
llvm.func @zext(%c: i8) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %b = llvm.mlir.zero : i8
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%a, %b) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @arith(%c: i8) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %b = arith.constant 7 : i8
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%a, %b) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @partial(%c: i8) -> i8 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %b = arith.constant 7 : i8
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%a, %b) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  %v = llvm.load %a : !llvm.ptr -> i8
  llvm.return %v : i8
}
llvm.func @i24(%c: i8) -> i24 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %b = llvm.mlir.constant(7 : i8) : i8
  %a = llvm.alloca %n x i24 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%a, %b) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  %v = llvm.load %a : !llvm.ptr -> i24
  llvm.return %v : i24
}
