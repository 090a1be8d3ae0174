// RUN: terrace translate --mlir-to-llvmir --split-input-file %s 2>&1
// DIFFERS: upstream leaves the inner modules out without a word.

llvm.func @f()
module {
  llvm.func @g()
  module {}
}
llvm.func @h() {
  builtin.module {}
  llvm.return
}

// -----

// Assembly is written, too.
module attributes {llvm.module_asm = ["one"]} {
  module {
    llvm.func @g()
  }
}

// -----

module attributes {llvm.dependent_libraries = #llvm.dependent_libraries<"m">} {
  module {
    llvm.func @g()
  }
}

// -----

module {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
  module {
    llvm.func @g()
  }
}

// -----

module {
  llvm.comdat @c {
    llvm.comdat_selector @any any
  }
  module {
    llvm.func @g()
  }
}
