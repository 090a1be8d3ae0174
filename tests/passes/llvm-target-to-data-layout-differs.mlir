// DIFFERS: upstream crashes on entries of integers, and on those that contradict the target
// RUN: not terrace opt %s --split-input-file --llvm-target-to-data-layout 2>&1

module @integers attributes {
  dlti.dl_spec = #dlti.dl_spec<i7 = dense<32> : vector<2xi64>, i8 = dense<16> : vector<2xi64>>,
  llvm.target = #llvm.target<triple = "x86_64-unknown-linux", chip = "skylake">
} {
}

// -----

module @endianness attributes {
  dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">,
  llvm.target = #llvm.target<triple = "x86_64-unknown-linux", chip = "skylake">
} {
}

// -----

module @pointers attributes {
  dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<4xi64>>,
  llvm.target = #llvm.target<triple = "x86_64-unknown-linux", chip = "skylake">
} {
}
