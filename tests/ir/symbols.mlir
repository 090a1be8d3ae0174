// RUN: terrace opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Symbol tables: definitions, visibility, duplicates.

// expected-note @+1 {{see existing symbol definition here}}
func.func @f() {
  return
}
// expected-error @+1 {{redefinition of symbol named 'f'}}
func.func @f() {
  return
}

// -----

// expected-note @+1 {{see existing symbol definition here}}
func.func @f() {
  return
}
// expected-error @+1 {{redefinition of symbol named 'f'}}
module @f {
}

// -----

// expected-note @+1 {{see existing symbol definition here}}
func.func private @f()
// expected-error @+1 {{redefinition of symbol named 'f'}}
memref.global @f : memref<1xi32>

// -----

module @m {
  // expected-note @+1 {{see existing symbol definition here}}
  func.func private @f()
  // expected-error @+1 {{redefinition of symbol named 'f'}}
  func.func private @f()
}

// -----

module {
  func.func private @f()
  module @a {
    // expected-note @+1 {{see existing symbol definition here}}
    func.func private @f()
    // expected-error @+1 {{redefinition of symbol named 'f'}}
    func.func private @f(i32)
  }
}

// -----

// expected-note @+1 {{see existing symbol definition here}}
"u.sym"() {sym_name = "f"} : () -> ()
// expected-error @+1 {{redefinition of symbol named 'f'}}
func.func private @f()

// -----

// expected-note @+1 {{see existing symbol definition here}}
"u.sym"() {sym_name = "f"} : () -> ()
// expected-error @+1 {{redefinition of symbol named 'f'}}
"u.sym"() {sym_name = "f"} : () -> ()
"u.sym"() {sym_name = 3 : i32} : () -> ()

// -----

// expected-error @+1 {{'builtin.module' op visibility expected to be one of ["public", "private", "nested"], but got "hidden"}}
"builtin.module"() <{sym_name = "m", sym_visibility = "hidden"}> ({
^bb0:
}) : () -> ()

// -----

// expected-error @+1 {{'builtin.module' op attribute 'sym_visibility' failed to satisfy constraint: string attribute}}
"builtin.module"() ({
^bb0:
}) {sym_visibility = 1 : i32} : () -> ()

// -----

// expected-error @+1 {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "Private"}}
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "Private"}> ({}) : () -> ()

// -----

func.func @f() {
  scf.execute_region {
    // expected-error @+1 {{'func.func' op symbol's parent must have the SymbolTable trait}}
    func.func private @g()
    scf.yield
  }
  return
}

// -----

"u.table"() ({
  func.func private @g()
}) : () -> ()
func.func @f() {
  // expected-error @+1 {{'memref.global' op symbol's parent must have the SymbolTable trait}}
  memref.global @g : memref<1xi32>
  return
}

// -----

module @a {
  func.func private @g()
}
func.func @f() {
  // expected-error @+1 {{'func.call' op 'g' does not reference a valid function}}
  call @g() : () -> ()
  return
}

// -----

func.func private @g()
module @a {
  func.func @f() {
    // expected-error @+1 {{'func.call' op 'g' does not reference a valid function}}
    call @g() : () -> ()
    return
  }
}

// -----

func.func private @g()
module @a {
  func.func @f() {
    // expected-error @+1 {{'func.constant' op reference to undefined function 'g'}}
    %0 = constant @g : () -> ()
    return
  }
}

// -----

module {
  func.func @f() {
    // expected-error @+1 {{'func.call' op incorrect number of operands for callee}}
    call @later() : () -> ()
    return
  }
  func.func private @later(i32)
}

// -----

func.func @f() {
  builtin.module {
    func.func @h() {
      // expected-error @+1 {{'memref.get_global' op 'v' does not reference a valid global memref}}
      %0 = memref.get_global @v : memref<1xi32>
      return
    }
  }
  return
}
memref.global @v : memref<1xi32>

// -----

// expected-note @+1 {{see existing symbol definition here}}
llvm.func @f()
// expected-error @+1 {{redefinition of symbol named 'f'}}
func.func private @f()
