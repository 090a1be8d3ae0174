// RUN: terrace translate --mlir-to-llvmir %s

// A module beside other operations is left out.
module {
  llvm.func @outer() {
    llvm.return
  }
  module @inner {
    llvm.func @in_inner() {
      llvm.return
    }
    module {
      llvm.func @innermost()
    }
  }
  // Symbols that only the inner module defines stay declarations; those of the same name do not clash.
  llvm.func @later()
  llvm.mlir.global external @x(1 : i32) : i32
  module {
    llvm.func @later() {
      llvm.return
    }
    llvm.mlir.global external @x(1 : i64) : i64
    func.func @foreign() {
      return
    }
  }
  llvm.func @in_function(%c: i1) {
    builtin.module {
      llvm.func @deep()
    }
    llvm.cond_br %c, ^a, ^b
  ^a:
    builtin.module {
    }
    llvm.return
  ^b:
    llvm.return
  }
}
