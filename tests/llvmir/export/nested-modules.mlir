// RUN: terrace translate --mlir-to-llvmir %s
// DIFFERS: upstream translates several modules to an empty one

// Everything moves to the outermost module, in order; declarations give way to definitions.
module {
  llvm.func @first() {
    llvm.call @second() : () -> ()
    llvm.return
  }
  llvm.func @second()
  llvm.mlir.global external @counter() : i32
}

module @a attributes {
  llvm.module_asm = ["one"],
  llvm.dependent_libraries = #llvm.dependent_libraries<"m">,
  llvm.ident = "a compiler"
} {
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @second() {
    llvm.call @third() : () -> ()
    llvm.return
  }
  llvm.func @third()
  llvm.comdat @__llvm_comdat {
    llvm.comdat_selector @selector_a any
  }
  llvm.mlir.global external @counter(1 : i32) comdat(@__llvm_comdat::@selector_a) : i32
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
  module {
    llvm.func @inner() {
      llvm.return
    }
    module {
      llvm.mlir.global internal constant @innermost(2 : i32) : i32
      llvm.mlir.alias external @alias : i32 {
        %0 = llvm.mlir.addressof @innermost : !llvm.ptr
        llvm.return %0 : !llvm.ptr
      }
    }
    llvm.func @inner_too() {
      llvm.return
    }
  }
  llvm.func @after() {
    llvm.return
  }
}

module @b attributes {
  llvm.module_asm = ["two"],
  llvm.dependent_libraries = #llvm.dependent_libraries<"m", "pthread">,
  llvm.ident = "a compiler"
} {
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @second()
  llvm.func @third() {
    llvm.call @second() : () -> ()
    llvm.return
  }
  llvm.comdat @__llvm_comdat {
    llvm.comdat_selector @selector_b largest
  }
  llvm.mlir.global linkonce_odr @table(3 : i32) comdat(@__llvm_comdat::@selector_b) : i32
  llvm.mlir.global_ctors ctors = [@third], priorities = [7 : i32], data = [#llvm.zero]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<max, "PIC Level", 2 : i32>]
}
