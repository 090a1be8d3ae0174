// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Structures, arrays and vectors as values.

llvm.func @aggregates(%s: !llvm.struct<(i32, f32, array<4 x i8>)>, %a: !llvm.array<4 x i64>, %i: i32, %l: i64, %b: i8) {
  %0 = llvm.extractvalue %s[0] : !llvm.struct<(i32, f32, array<4 x i8>)>
  %1 = llvm.extractvalue %s[2, 3] : !llvm.struct<(i32, f32, array<4 x i8>)>
  %2 = llvm.extractvalue %a[1] {tag} : !llvm.array<4 x i64>
  %3 = llvm.insertvalue %i, %s[0] : !llvm.struct<(i32, f32, array<4 x i8>)>
  %4 = llvm.insertvalue %b, %3[2, 0] : !llvm.struct<(i32, f32, array<4 x i8>)>
  %5 = llvm.insertvalue %l, %a[3] {tag = 1 : i8} : !llvm.array<4 x i64>
  llvm.return
}

llvm.func @vectors(%v: vector<4xf32>, %f: f32, %i: i32, %l: i64, %s: vector<[4]xi32>, %p: vector<2x!llvm.ptr>, %q: !llvm.ptr, %w: vector<2xf32>) {
  %0 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %1 = llvm.extractelement %s[%l : i64] : vector<[4]xi32>
  %2 = llvm.insertelement %f, %v[%i : i32] : vector<4xf32>
  %3 = llvm.insertelement %q, %p[%l : i64] {tag} : vector<2x!llvm.ptr>
  %4 = llvm.shufflevector %v, %v [0, 5, 2, 7] : vector<4xf32>
  %5 = llvm.shufflevector %v, %v [0, -1] : vector<4xf32>
  %6 = llvm.shufflevector %w, %w [0, 1, 2, 3, 0, 1, 2, 3] {tag} : vector<2xf32>
  %7 = llvm.shufflevector %s, %s [0, 0, 0, 0] : vector<[4]xi32>
  %8 = llvm.extractelement %p[%i : i32] {tag} : vector<2x!llvm.ptr>
  llvm.return
}
