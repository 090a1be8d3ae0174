// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Calls.

llvm.func @none()
llvm.func @one(i32) -> i32
llvm.func @two(i32, f32) -> !llvm.struct<(i32, f32)>
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @va(...)
llvm.func fastcc @fast(f32) -> f32
llvm.func @"quoted name"()
llvm.func @__gxx_personality_v0(...) -> i32

llvm.func @calls(%a: i32, %f: f32, %p: !llvm.ptr, %l: i64) {
  llvm.call @none() : () -> ()
  %0 = llvm.call @one(%a) : (i32) -> i32
  %1 = llvm.call @two(%a, %f) : (i32, f32) -> !llvm.struct<(i32, f32)>
  %2 = llvm.call @printf(%p) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
  %3 = llvm.call @printf(%p, %a, %l) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i64) -> i32
  llvm.call @va(%a) vararg(!llvm.func<void (...)>) : (i32) -> ()
  %4 = llvm.call %p(%a) : !llvm.ptr, (i32) -> i32
  llvm.call %p() : !llvm.ptr, () -> ()
  llvm.call %p(%a, %l) vararg(!llvm.func<void (i32, ...)>) : !llvm.ptr, (i32, i64) -> ()
  %5 = llvm.call fastcc @fast(%f) : (f32) -> f32
  %6 = llvm.call @fast(%f) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
  llvm.call tail @none() : () -> ()
  llvm.call notail @none() : () -> ()
  %7 = llvm.call fastcc tail @fast(%f) : (f32) -> f32
  llvm.call @"quoted name"() {tag} : () -> ()
  llvm.call @none() {no_unwind} : () -> ()
  llvm.call @none() {will_return} : () -> ()
  llvm.call @none() {convergent} : () -> ()
  llvm.call @none() {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : () -> ()
  llvm.call @none() {no_inline} : () -> ()
  llvm.call @none() {always_inline} : () -> ()
  llvm.call @none() {inline_hint} : () -> ()
  %8 = llvm.call @one(%a) : (i32 {llvm.signext}) -> (i32 {llvm.zeroext})
  llvm.call %p(%p) : !llvm.ptr, (!llvm.ptr {llvm.byval = i32, llvm.align = 4 : i64}) -> ()
  llvm.call @none() ["bundle"(%a, %l : i32, i64)] : () -> ()
  llvm.call @none() ["one"(), "two"(%p : !llvm.ptr)] : () -> ()
  llvm.call ccc @none() : () -> ()
  llvm.call coldcc @none() : () -> ()
  llvm.return
}

llvm.func @musttail(%a: i32) -> i32 {
  %0 = llvm.call musttail @one(%a) : (i32) -> i32
  llvm.return %0 : i32
}

llvm.func @call_intrinsic(%a: i32, %f: f32, %v: vector<4xf32>) {
  %0 = llvm.call_intrinsic "llvm.bswap"(%a) : (i32) -> i32
  llvm.call_intrinsic "llvm.donothing"() : () -> ()
  %1 = llvm.call_intrinsic "llvm.fabs"(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %2 = llvm.call_intrinsic "llvm.vector.reduce.fadd"(%f, %v) {tag} : (f32, vector<4xf32>) -> f32
  llvm.return
}
