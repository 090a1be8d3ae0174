// RUN: not terrace opt %s --split-input-file --llvm-target-to-data-layout 2>&1

module @without_target {
}

// -----

module @other_attribute attributes {llvm.target = 3 : i32} {
}

// -----

module @unknown_triple attributes {llvm.target = #llvm.target<triple = "foo-bar", chip = "">} {
}
