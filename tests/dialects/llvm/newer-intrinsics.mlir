// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-version=24
// RUN: terrace opt %s --mlir-version=24 | terrace opt
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: not terrace opt %s --mlir-version=23 2>&1

// DIFFERS: MLIR 22 does not have these operations

llvm.func @ar(%arg0: f32, %arg1: i32, %arg2: !llvm.ptr, %arg3: vector<4xf32>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.intr.coro.id %0, %arg2, %arg2, %arg2 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> token
  %2 = llvm.intr.arithmetic.fence(%arg0) : (f32) -> f32
  %3 = llvm.intr.clmul(%arg1, %arg1) : (i32, i32) -> i32
  %4 = llvm.intr.pdep(%arg1, %arg1) : (i32, i32) -> i32
  %5 = llvm.intr.pext(%arg1, %arg1) : (i32, i32) -> i32
  %6 = llvm.intr.smulh(%arg1, %arg1) : (i32, i32) -> i32
  %7 = llvm.intr.umulh(%arg1, %arg1) : (i32, i32) -> i32
  %8 = llvm.intr.maximumnum(%arg0, %arg0) fastmath<fast> : (f32, f32) -> f32
  %9 = llvm.intr.minimumnum(%arg0, %arg0) : (f32, f32) -> f32
  %10 = llvm.intr.modf(%arg0) : (f32) -> !llvm.struct<(f32, f32)>
  %11 = llvm.intr.coro.alloc %1 : (token) -> i1
  %12 = llvm.intr.coro.await.suspend.bool %arg2, %arg2, %arg2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i1
  llvm.intr.coro.await.suspend.handle %arg2, %arg2, %arg2 : !llvm.ptr, !llvm.ptr, !llvm.ptr
  llvm.intr.coro.await.suspend.void %arg2, %arg2, %arg2 : !llvm.ptr, !llvm.ptr, !llvm.ptr
  llvm.intr.coro.dead %arg2 : !llvm.ptr
  llvm.intr.coro.destroy %arg2 : !llvm.ptr
  %13 = llvm.intr.coro.done %arg2 : (!llvm.ptr) -> i1
  %14 = llvm.intr.coro.frame : !llvm.ptr
  %15 = llvm.intr.coro.is_in_ramp : i1
  %16 = llvm.intr.coro.noop : !llvm.ptr
  llvm.intr.fake.use %arg0, %arg1 : f32, i32
  %17 = llvm.intr.vector.reduce.fmaximumnum(%arg3) : (vector<4xf32>) -> f32
  %18 = llvm.intr.vector.reduce.fminimumnum(%arg3) : (vector<4xf32>) -> f32
  llvm.return
}
llvm.func @masked(%a: f32, %v: vector<4xf32>, %m: vector<4xi1>, %n: i32) {
  %0 = "llvm.intr.vp.reduce.fmaximum"(%a, %v, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %1 = "llvm.intr.vp.reduce.fminimum"(%a, %v, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return
}
// Flags of conversions are an attribute like others in MLIR 22.
llvm.func @flags(%a: f32, %b: f64) {
  %0 = llvm.fpext %a fastmath<fast> : f32 to f64
  %1 = llvm.fptrunc %b fastmath<nnan, ninf> {note} : f64 to f32
  %2 = llvm.fpext %a {fastmathFlags = #llvm.fastmath<nsz>} : f32 to f64
  %3 = llvm.fpext %a {fastmathFlags = 1 : i32} : f32 to f64
  llvm.return
}
llvm.func @address(%p: !llvm.ptr, %ps: vector<4x!llvm.ptr<3>>) {
  %0 = llvm.ptrtoaddr %p : !llvm.ptr to i64
  %1 = llvm.ptrtoaddr %ps : vector<4x!llvm.ptr<3>> to vector<4xi64>
  %2 = llvm.mlir.metadata_as_value #llvm.md_string<"round.tonearest">
  llvm.return
}
llvm.named_metadata "a" [#llvm.md_node<#llvm.md_const<2 : i32>, #llvm.md_global_value<@flags>>]
