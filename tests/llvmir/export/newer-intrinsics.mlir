// RUN: not terrace translate --mlir-to-llvmir %s --split-input-file 2>&1

// DIFFERS: MLIR 22 does not have these operations; the LLVM IR is that of MLIR 24

llvm.func @calls(%a: f32, %b: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: vector<4xi1>) {
  %0 = llvm.intr.arithmetic.fence(%a) : (f32) -> f32
  %1 = llvm.intr.clmul(%i, %i) : (i32, i32) -> i32
  %2 = llvm.intr.maximumnum(%a, %b) fastmath<fast> : (f32, f32) -> f32
  %3 = llvm.intr.minimumnum(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %4 = llvm.intr.modf(%a) : (f32) -> !llvm.struct<(f32, f32)>
  %5 = llvm.intr.coro.await.suspend.bool %p, %p, %p : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i1
  llvm.intr.coro.await.suspend.handle %p, %p, %p : !llvm.ptr, !llvm.ptr, !llvm.ptr
  llvm.intr.coro.await.suspend.void %p, %p, %p : !llvm.ptr, !llvm.ptr, !llvm.ptr
  llvm.intr.coro.destroy %p : !llvm.ptr
  %6 = llvm.intr.coro.done %p : (!llvm.ptr) -> i1
  %7 = llvm.intr.coro.frame : !llvm.ptr
  %8 = llvm.intr.coro.noop : !llvm.ptr
  %9 = llvm.intr.coro.is_in_ramp : i1
  llvm.intr.fake.use %a, %i : f32, i32
  %10 = "llvm.intr.vp.reduce.fmaximum"(%a, %v, %m, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %11 = "llvm.intr.vp.reduce.fminimum"(%a, %v, %m, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %12 = llvm.fpext %a fastmath<fast> : f32 to f64
  %13 = llvm.fptrunc %12 fastmath<nnan> : f64 to f32
  %14 = llvm.ptrtoaddr %p : !llvm.ptr to i64
  llvm.return
}
llvm.named_metadata "names" [#llvm.md_node<#llvm.md_string<"a">, #llvm.md_global_value<@calls>>]

// -----

llvm.func @alloc(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> token
  %1 = llvm.intr.coro.alloc %id : (token) -> i1
  llvm.return
}

// -----

llvm.func @missing(%i: i32, %p: !llvm.ptr, %v: vector<4xf32>) {
  llvm.intr.coro.dead %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @missing(%i: i32, %p: !llvm.ptr, %v: vector<4xf32>) {
  %0 = llvm.intr.pdep(%i, %i) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @missing(%i: i32, %p: !llvm.ptr, %v: vector<4xf32>) {
  %0 = llvm.intr.pext(%i, %i) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @missing(%i: i32, %p: !llvm.ptr, %v: vector<4xf32>) {
  %0 = llvm.intr.smulh(%i, %i) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @missing(%i: i32, %p: !llvm.ptr, %v: vector<4xf32>) {
  %0 = llvm.intr.umulh(%i, %i) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @missing(%i: i32, %p: !llvm.ptr, %v: vector<4xf32>) {
  %0 = llvm.intr.vector.reduce.fmaximumnum(%v) : (vector<4xf32>) -> f32
  llvm.return
}

// -----

llvm.func @missing(%i: i32, %p: !llvm.ptr, %v: vector<4xf32>) {
  %0 = llvm.intr.vector.reduce.fminimumnum(%v) : (vector<4xf32>) -> f32
  llvm.return
}
