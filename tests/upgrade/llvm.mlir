// RUN: terrace upgrade %s
// RUN: terrace opt %s --upgrade --allow-unregistered-dialect

// The llvm dialect: types and operations of all years.

llvm.mlir.global internal constant @text("abc") : !llvm<"[3 x i8]">
llvm.global @old(42 : i32) : !llvm.i32
llvm.mlir.global external @table() : !llvm.ptr<struct<(i32, ptr<i8>)>>
llvm.func @printf(!llvm<"i8*">, ...) -> !llvm.i32
llvm.func @named(!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>)
llvm.func @returns_nothing() -> ()

llvm.func @scalars(%a: !llvm.i32, %b: !llvm.float, %c: !llvm.double, %d: !llvm.half, %e: !llvm<"bfloat">) -> !llvm.i64 {
  %0 = llvm.constant(42 : i32) : !llvm.i32
  %1 = llvm.mlir.constant(7 : index) : !llvm.i64
  %2 = llvm.undef : !llvm<"{ i64, [2 x float*] }">
  %3 = llvm.insertvalue %1, %2[0 : i32] : !llvm<"{ i64, [2 x float*] }">
  %4 = llvm.extractvalue %3[0] : !llvm<"{ i64, [2 x float*] }">
  %5 = llvm.addi %4, %4 : !llvm.i64
  %6 = llvm.icmp "eq" %5, %1 : !llvm.i64
  llvm.cond_br %6, ^bb1[%5 : !llvm.i64], ^bb2
^bb1(%x: !llvm.i64):
  llvm.br ^bb3[%x, %x : !llvm.i64, !llvm.i64]
^bb2:
  llvm.br ^bb3(%1, %1 : !llvm.i64, !llvm.i64)
^bb3(%y: !llvm.i64, %z: !llvm.i64):
  llvm.return %y : !llvm.i64
}

llvm.func @pointers(%p: !llvm.ptr<f32>, %q: !llvm.ptr<array<4 x f32>, 3>, %n: i64) -> f32 {
  %0 = llvm.load %p : !llvm.ptr<f32>
  llvm.store %0, %p : !llvm.ptr<f32>
  %1 = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr<f32>
  %2 = llvm.getelementptr %p[%n] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
  %3 = llvm.getelementptr %q[0, %n] : (!llvm.ptr<array<4 x f32>, 3>, i64) -> !llvm.ptr<f32, 3>
  %4 = llvm.alloca %n x f32 : (i64) -> !llvm.ptr<f32>
  %5 = llvm.mlir.null : !llvm.ptr<i8>
  %6 = llvm.bitcast %p : !llvm.ptr<f32> to !llvm.ptr<i8>
  %7 = llvm.load %3 : !llvm.ptr<f32, 3>
  llvm.intr.lifetime.start 4, %p : !llvm.ptr
  %8 = llvm.mlir.addressof @text : !llvm.ptr<array<3 x i8>>
  llvm.return %7 : f32
}

llvm.func @fields(%p: !llvm.ptr<struct<(i32, array<2 x struct<(f32, i64)>>)>>, %i: i32) -> i64 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.getelementptr %p[%0, %1, %i, %1] : (!llvm.ptr<struct<(i32, array<2 x struct<(f32, i64)>>)>>, i32, i32, i32, i32) -> !llvm.ptr<i64>
  %3 = llvm.load %2 : !llvm.ptr<i64>
  llvm.return %3 : i64
}

llvm.func @list(%p: !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.getelementptr %p[%0, %1] : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i32, i32) -> !llvm.ptr<ptr<struct<"node">>>
  %3 = llvm.load %2 : !llvm.ptr<ptr<struct<"node", (i32, ptr<struct<"node">>)>>>
  %4 = llvm.getelementptr %3[%0, %0] : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i32, i32) -> !llvm.ptr<i32>
  %5 = llvm.load %4 : !llvm.ptr<i32>
  llvm.return %5 : i32
}

llvm.func @calls(%f: !llvm.ptr<func<i32 (i32)>>, %a: i32, %s: !llvm.ptr<i8>) -> i32 {
  %0 = llvm.call %f(%a) : (i32) -> i32
  %1 = llvm.call @printf(%s, %0) : (!llvm.ptr<i8>, i32) -> i32
  llvm.call @nothing() : ()
  %2 = llvm.mlir.cast %a : i32 to !llvm.i32
  llvm.return %2 : i32
}
llvm.func @nothing()

llvm.func @vectors(%v: !llvm.vec<4 x i32>, %w: !llvm<"<4 x float>">, %p: !llvm.vec<2 x ptr<i32>>, %s: !llvm.vec<? x 4 x i32>, %i: i32) {
  %0 = llvm.shufflevector %v, %v [0 : i32, 1 : i32] : !llvm.vec<4 x i32>, !llvm.vec<4 x i32>
  %1 = llvm.extractelement %w[%i : i32] : !llvm<"<4 x float>">
  llvm.return
}

llvm.func @copies(%d: !llvm.ptr<i8>, %s: !llvm.ptr<i8>, %n: i64, %c: i1) {
  %false = llvm.mlir.constant(false) : i1
  "llvm.intr.memcpy"(%d, %s, %n, %false) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  llvm.cond_br %c weights(dense<[1, 2]> : vector<2xi32>), ^bb1, ^bb2
^bb1:
  llvm.return
^bb2:
  llvm.return
}

llvm.func @attributes(%p: !llvm.ptr<f32> {llvm.noalias = true}) -> !llvm<"{ float*, i64 }*"> attributes {passthrough = ["noinline"]} {
  %0 = llvm.mlir.null : !llvm<"{ float*, i64 }*">
  llvm.return %0 : !llvm<"{ float*, i64 }*">
}
"llvm.func"() ({
  %0 = "llvm.mlir.null"() : () -> !llvm.ptr<i8>
  "llvm.return"(%0) : (!llvm.ptr<i8>) -> ()
}) {sym_name = "generic", function_type = !llvm.func<ptr<i8> ()>, CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>} : () -> ()
