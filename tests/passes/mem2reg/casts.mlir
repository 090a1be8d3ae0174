// RUN: terrace opt %s --mem2reg

// Casts between types of a size fold with the casts that stored the value.
llvm.func @a(%x: i32, %y: i16) -> f32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %n x f32 : (i32) -> !llvm.ptr
  llvm.store %x, %s : i32, !llvm.ptr
  llvm.store %y, %s : i16, !llvm.ptr
  %r = llvm.load %s : !llvm.ptr -> f32
  llvm.return %r : f32
}
llvm.func @b(%x: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %n x f32 : (i32) -> !llvm.ptr
  llvm.store %x, %s : i32, !llvm.ptr
  %r = llvm.load %s : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @p(%x: i64) -> i64 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %n x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %x, %s : i64, !llvm.ptr
  %r = llvm.load %s : !llvm.ptr -> i64
  llvm.return %r : i64
}
llvm.func @q(%x: !llvm.ptr, %y: i16) -> !llvm.ptr {
  %n = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  llvm.store %x, %s : !llvm.ptr, !llvm.ptr
  llvm.store %y, %s : i16, !llvm.ptr
  %r = llvm.load %s : !llvm.ptr -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}
llvm.func @c(%x: i32, %y: i16) -> f32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %n x f32 : (i32) -> !llvm.ptr
  %z = llvm.bitcast %x : i32 to f32
  llvm.store %z, %s : f32, !llvm.ptr
  llvm.store %y, %s : i16, !llvm.ptr
  %r = llvm.load %s : !llvm.ptr -> f32
  llvm.return %r : f32
}
llvm.func @d(%z: f32, %y: f32) -> f32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %z, %s : f32, !llvm.ptr
  %r = llvm.load %s : !llvm.ptr -> f32
  llvm.return %r : f32
}
