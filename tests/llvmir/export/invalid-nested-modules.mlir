// RUN: not terrace translate --mlir-to-llvmir --split-input-file %s 2>&1
// DIFFERS: upstream translates several modules to an empty one

module @a { llvm.func internal @f() { llvm.return } }
module @b { llvm.func internal @f() { llvm.return } }

// -----

module { llvm.func @f() { llvm.return } }
module { llvm.func @f() { llvm.return } }

// -----

module { llvm.func @f(i32) }
module { llvm.func @f() { llvm.return } }

// -----

module { llvm.func @f() attributes {sym_visibility = "private"} }
module { llvm.func @f() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} }

// -----

module { llvm.mlir.global external @x() : i32 }
module { llvm.func @x() { llvm.return } }

// -----

module { llvm.func @f() }
module { llvm.func private @f() { llvm.return } }

// -----

module { llvm.mlir.global external @x() : i32 }
module { llvm.mlir.global external @x(1 : i64) : i64 }

// -----

module { llvm.comdat @c { llvm.comdat_selector @s any } }
module { llvm.comdat @c { llvm.comdat_selector @s any } }

// -----

module { llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>] }
module { llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 2 : i32>] }

// -----

module attributes {llvm.data_layout = "e"} { llvm.func @f() }
module attributes {llvm.data_layout = "E"} { llvm.func @g() }

// -----

module attributes {llvm.target_triple = "x86_64"} { llvm.func @f() }
module { llvm.func @g() }

// -----

module attributes {llvm.data_layout = "e"} {
  module attributes {llvm.data_layout = "E"} { llvm.func @f() }
}

// -----

module attributes {llvm.target_triple = "x86_64"} {
  module { module attributes {llvm.target_triple = "aarch64"} { llvm.func @f() } }
}

// -----

module attributes {llvm.ident = "a"} { llvm.func @f() }
module attributes {llvm.ident = "b"} { llvm.func @g() }

// -----

module {
  module {
    llvm.func @f()
  }
  module {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.add %0, %0 : i32
  }
}
