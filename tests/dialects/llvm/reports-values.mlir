// RUN: not terrace opt %s --split-input-file 2>&1

// Constants, casts and intrinsics whose types do not fit.

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>}> ({
^bb0(%x: tensor<4xi32>):
  "llvm.return"() : () -> ()
}) : () -> ()

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([[1 : i32]]) : !llvm.array<2 x struct<(i32, i32)>>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x struct<(i32, i32)>>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([[1 : i32], [1 : i32]]) : !llvm.array<2 x struct<(i32, i32)>>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([[[1 : i32], [2 : i32]], 1]) : !llvm.array<2 x array<2 x struct<(i32)>>>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([[1 : i32, 2 : i32]]) : !llvm.array<1 x array<2 x i32>>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([["a", 2 : i32]]) : !llvm.array<1 x struct<(i32, i32)>>
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  llvm.call @v(%x) vararg(!llvm.func<i32 (i32, i32, ...)>) : (i32) -> i32
  llvm.return
}
llvm.func @v(i32, i32, ...) -> i32

// -----

llvm.func @f(%x: i32) {
  llvm.call @v(%x) : (i32) -> i32
  llvm.return
}
llvm.mlir.global external @v() : i32

// -----

llvm.func @f(%x: i32) {
  %0 = llvm.bitcast %x : i32 to vector<1xi32>
  %1 = llvm.ptrtoint %x : i32 to vector<1xi32>
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  %0 = "llvm.sext"(%x) : (i32) -> vector<4xi64>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xi32>) {
  %0 = "llvm.zext"(%x) : (vector<4xi32>) -> i64
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xi32>) {
  %0 = "llvm.zext"(%x) : (vector<4xi32>) -> vector<2xi64>
  llvm.return
}

// -----

llvm.func @f(%v: i32, %i: i32) {
  %0 = llvm.extractelement %v[%i : i32] : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32, %i: i32) {
  %0 = llvm.insertelement %i, %v[%i : i32] : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  %0 = llvm.shufflevector %v, %v [0] : i32
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.ptr) {
  %0 = "llvm.load"(%v) : (!llvm.ptr) -> tensor<2xi32>
  llvm.return
}

// -----

llvm.func @g()
llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  llvm.invoke @g() to ^a unwind ^b : () -> ()
^a:
  llvm.return
^b:
}

// -----

llvm.func @g()
llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  llvm.invoke @g() to ^a unwind ^b : () -> ()
^a:
  llvm.return
^b:
  llvm.unreachable
}

// -----

llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr<1>, %i: i32, %l: i64, %v: vector<4xf32>, %w: vector<2xf32>) {
  %0 = "llvm.intr.ptr.annotation"(%q, %p, %p, %i, %p) : (!llvm.ptr<1>, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr<1>, %i: i32) {
  "llvm.intr.var.annotation"(%p, %p, %q, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr<1>, i32, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr<1>, %i: i32) {
  "llvm.intr.var.annotation"(%p, %p, %p, %i, %q) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr<1>) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr<1>, %i: i32) {
  %0 = "llvm.intr.annotation"(%i, %p, %q, %i) : (i32, !llvm.ptr, !llvm.ptr<1>, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = "llvm.intr.annotation"(%i, %p, %p, %i) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i64
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %0 = "llvm.intr.launder.invariant.group"(%p) : (!llvm.ptr) -> !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %0 = "llvm.intr.strip.invariant.group"(%p) : (!llvm.ptr) -> !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %l: i64) {
  %0 = "llvm.intr.ptrmask"(%p, %l) : (!llvm.ptr, i64) -> !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%i: i32, %l: i64) {
  %0 = "llvm.intr.expect"(%i, %l) : (i32, i64) -> i32
  llvm.return
}

// -----

llvm.func @f(%i: i32, %l: i64) {
  %0 = "llvm.intr.expect.with.probability"(%i, %l) <{prob = 0.5 : f64}> : (i32, i64) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %w: vector<2xf32>) {
  %0 = "llvm.intr.vector.interleave2"(%v, %w) : (vector<4xf32>, vector<2xf32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %w: vector<2xf32>) {
  %0 = "llvm.intr.vector.insert"(%v, %w) <{pos = 0 : i64}> : (vector<4xf32>, vector<2xf32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32) {
  %0 = "llvm.insertelement"(%v, %i, %i) : (vector<4xf32>, i32, i32) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %f: f32, %i: i32) {
  %0 = "llvm.insertelement"(%v, %f, %i) : (vector<4xf32>, f32, i32) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %0 = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4x8xf32>) {
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %v[1] : !llvm.struct<(i32)>
  llvm.return
}
