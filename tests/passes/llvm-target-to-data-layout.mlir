// RUN: terrace opt %s --split-input-file --llvm-target-to-data-layout
// RUN: not terrace opt %s --split-input-file --llvm-target-to-data-layout=initialize-llvm-targets=false 2>&1

module @x86 attributes {llvm.target = #llvm.target<triple = "x86_64-unknown-linux", chip = "skylake">} {
  // Only the operation that the pass runs on is changed.
  module @nested attributes {llvm.target = #llvm.target<triple = "aarch64-linux-gnu", chip = "">} {
  }
}

// -----

module @arm attributes {llvm.target = #llvm.target<triple = "aarch64-apple-darwin", chip = "apple-m1", features = <["+neon"]>>} {
}

// -----

module @amd attributes {llvm.target = #llvm.target<triple = "amdgcn-amd-amdhsa", chip = "gfx942">} {
}

// -----

// Entries that are there stay, each behind those of its kind.
module @index attributes {
  dlti.dl_spec = #dlti.dl_spec<index = 32, bf16 = dense<32> : vector<2xi64>, "dlti.endianness" = "little", "own" = 3 : i32>,
  llvm.target = #llvm.target<triple = "x86_64-unknown-linux", chip = "skylake">
} {
}
