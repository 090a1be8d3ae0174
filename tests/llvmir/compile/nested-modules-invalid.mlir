// RUN: not terrace compile --split-input-file %s 2>&1
// DIFFERS: upstream's translation leaves modules in a module out without a word

module { func.func private @helper() { return } }
module { func.func private @helper() { return } }

// -----

module { memref.global "private" @x : memref<i32> = dense<1> }
module { memref.global "private" @x : memref<i32> = dense<1> }

// -----

module { memref.global @x : memref<i32> = dense<1> }
module { memref.global @x : memref<i64> }

// -----

module { func.func private @f(i32) }
module { func.func @f(%x: i64) { return } }

// -----

module { func.func private @puts(!llvm.ptr) -> i32 }
module { llvm.func @puts(!llvm.ptr) -> i32 }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} { func.func @f() { return } }
module { func.func @g() { return } }

// -----

module {
  func.func @f() { return }
  module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} { func.func @g() { return } }
}
