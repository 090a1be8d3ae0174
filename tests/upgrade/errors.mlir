// DIFFERS: upstream reads no text of earlier years
// RUN: not terrace upgrade %s --split-input-file 2>&1
// RUN: not terrace opt %s --upgrade --split-input-file 2>&1
// RUN: not terrace opt %s --split-input-file --hints 2>&1
// RUN: not terrace upgrade %s --diagnostics=json 2>&1
// RUN: not terrace compile %s --split-input-file 2>&1

func @tuples(%a: vector<2x4xf32>) {
  %0 = vector.extract_slices %a, [2, 2], [1, 1] : vector<2x4xf32> into tuple<vector<2x2xf32>, vector<2x2xf32>>
  return
}

// -----

llvm.func @opaque(%p: !llvm.ptr, %s: !llvm.ptr<struct<(i32, f32)>>, %i: i32) {
  %0 = llvm.load %p : !llvm.ptr
  llvm.store %0, %p : !llvm.ptr
  %1 = llvm.getelementptr %s[%i, %i] : (!llvm.ptr<struct<(i32, f32)>>, i32, i32) -> !llvm.ptr<f32>
  llvm.return
}

// -----

llvm.func @types(!llvm<"no type">)

// -----

llvm.func @copy(%d: !llvm.ptr<i8>, %n: i64, %v: i1) {
  "llvm.intr.memcpy"(%d, %d, %n, %v) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  %0 = "llvm.getelementptr"(%d, %n) : (!llvm.ptr<i8>, i64) -> !llvm.ptr<i8>
  llvm.return
}

// -----

func @shape(%m: memref<?xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] : memref<?xf32> into memref<?x4xf32>
  tensor_store %t, %m : memref<?xf32>
  return
}
