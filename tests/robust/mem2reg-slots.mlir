// RUN: terrace opt %s --mem2reg --allow-unregistered-dialect
// RUN: terrace opt %s --sroa --mem2reg --allow-unregistered-dialect

// Memory that cannot be a value, or whose accesses are unusual (#209065).

func.func @dynamic(%n: index, %v: f32) -> f32 {
  %z = arith.constant 0 : index
  %a = memref.alloca(%n) : memref<?xf32>
  memref.store %v, %a[%z] : memref<?xf32>
  %r = memref.load %a[%z] : memref<?xf32>
  return %r : f32
}
func.func @layout(%v: f32) -> f32 {
  %z = arith.constant 0 : index
  %a = memref.alloca() : memref<1xf32, strided<[7]>>
  memref.store %v, %a[%z] : memref<1xf32, strided<[7]>>
  %r = memref.load %a[%z] : memref<1xf32, strided<[7]>>
  return %r : f32
}
llvm.func @stores_itself() -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %a, %a : !llvm.ptr, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}
llvm.func @copies_itself(%v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i64) : i64
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  "llvm.intr.memcpy"(%a, %a, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @unreachable(%v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  llvm.return %v : i32
^bb1:
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.store %r, %a : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %s = llvm.load %a : !llvm.ptr -> i32
  llvm.cond_br %c, ^bb1, ^bb3
^bb3:
  %c = llvm.trunc %s : i32 to i1
  llvm.br ^bb1
}
llvm.func @not_in_entry(%v: i32, %c: i1) -> i32 {
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
^bb2:
  llvm.return %v : i32
}
llvm.func @wider(%v: i32) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i64
  llvm.return %r : i64
}
llvm.func @odd(%v: i17) -> i9 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i17 : (i32) -> !llvm.ptr
  llvm.store %v, %a : i17, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i9
  llvm.return %r : i9
}
llvm.func @atomic(%v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %a atomic seq_cst {alignment = 4 : i64} : i32, !llvm.ptr
  %r = llvm.load %a atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @unknown_terminator(%v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "foo.branch"()[^bb1, ^bb2] : () -> ()
^bb1:
  llvm.store %v, %a : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @same_block_twice(%v: i32, %w: i32, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  llvm.br ^bb1
^bb1:
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.store %w, %a : i32, !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb1
}
llvm.func @scalable_as_other(%v: vector<[4]xi32>) -> vector<[2]xi64> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x vector<[4]xi32> : (i32) -> !llvm.ptr
  llvm.store %v, %a : vector<[4]xi32>, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> vector<[2]xi64>
  llvm.return %r : vector<[2]xi64>
}
