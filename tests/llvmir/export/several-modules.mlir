// RUN: terrace translate --mlir-to-llvmir --split-input-file %s
// DIFFERS: upstream translates several modules to an empty one

module @a attributes {llvm.data_layout = "e-i64:64", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @f() {
    llvm.return
  }
}
module @b attributes {llvm.data_layout = "e-i64:64", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @g() {
    llvm.return
  }
}

// -----

// What the outer layout says is inherited; an inner one adds to it.
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 5 : ui64>} {
    llvm.func @f() {
      llvm.return
    }
    module {
      llvm.func @g() {
        llvm.return
      }
    }
  }
  module {}
}
