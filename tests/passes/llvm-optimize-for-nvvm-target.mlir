// RUN: terrace opt %s --llvm-optimize-for-nvvm-target --allow-unregistered-dialect
// RUN: terrace opt %s --llvm-optimize-for-nvvm-target --allow-unregistered-dialect --mlir-print-debuginfo

// Quotients of 16 bits share their constants; flags are not those of the new operations.
llvm.func @halves(%a: f16, %b: f16) -> f16 {
  %0 = llvm.fdiv %a, %b : f16
  %1 = llvm.fdiv %0, %b {fastmathFlags = #llvm.fastmath<fast>} : f16
  llvm.return %1 : f16
}

// Other quotients are left as they are.
llvm.func @others(%v: vector<2xf16>, %x: f32, %b: bf16) {
  %0 = llvm.fdiv %v, %v : vector<2xf16>
  %1 = llvm.fdiv %x, %x : f32
  %2 = llvm.fdiv %b, %b : bf16
  "use"(%0, %1, %2) : (vector<2xf16>, f32, bf16) -> ()
  llvm.return
}
