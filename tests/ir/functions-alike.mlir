// RUN: terrace opt %s --split-input-file --verify-diagnostics

// Each wrong function looks nearly like one before it that is right.

func.func @good(%a: i32) -> i32 { return %a : i32 }
func.func @renamed(%b: i32) -> i32 { return %b : i32 }
// expected-error @+1 {{type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"func.func"() <{function_type = (i32) -> i32, sym_name = "other_argument"}> ({
^bb0(%a: i64):
  %0 = arith.constant 0 : i32
  func.return %0 : i32
}) : () -> ()

// -----

llvm.func @good(%a: i32) -> i32 { llvm.return %a : i32 }
// expected-error @+1 {{entry block of region may not have predecessors}}
"llvm.func"() <{function_type = !llvm.func<i32 (i32)>, sym_name = "loop", linkage = #llvm.linkage<external>, visibility_ = 0 : i64}> ({
^bb0(%a: i32):
  llvm.br ^bb0(%a : i32)
}) : () -> ()

// -----

llvm.func @good(%a: i32) -> i32 { llvm.return %a : i32 }
// expected-error @+1 {{Invalid attribute `sym_name` in property conversion: 1 : i32}}
"llvm.func"() <{function_type = !llvm.func<i32 (i32)>, sym_name = 1 : i32, linkage = #llvm.linkage<external>, visibility_ = 0 : i64}> ({
^bb0(%a: i32):
  llvm.return %a : i32
}) : () -> ()

// -----

func.func private @declared(i32) -> i32
// expected-error @+1 {{symbol declaration cannot have public visibility}}
func.func @public(i32) -> i32

// -----

func.func @good() { return }
func.func @around() {
  scf.execute_region {
    // expected-error @+1 {{symbol's parent must have the SymbolTable trait}}
    func.func @nested() { return }
    scf.yield
  }
  return
}

// -----

llvm.func @personality(...) -> i32
llvm.func @may_throw()
llvm.func @good() attributes {personality = @personality} {
  llvm.invoke @may_throw() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %0 : !llvm.struct<(ptr, i32)>
}
// expected-error @+1 {{'llvm.resume' should have a consistent input type inside a function}}
llvm.func @two_types() attributes {personality = @personality} {
  llvm.invoke @may_throw() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  %1 = llvm.mlir.zero : !llvm.struct<(ptr, i64)>
  llvm.resume %1 : !llvm.struct<(ptr, i64)>
}

// -----

func.func @good(%a: i32 {llvm.noundef}) { return }
// expected-error @+1 {{"llvm.noundef" should be a unit attribute}}
func.func @argument_attribute(%a: i32 {llvm.noundef = 1 : i32}) { return }

// -----

func.func @good() -> i32 {
  %0 = arith.constant 0 : i32
  return %0 : i32
}
func.func @inside() -> i32 {
  %0 = arith.constant 0 : i64
  // expected-error @+1 {{type of return operand 0 ('i64') doesn't match function result type ('i32') in function @inside}}
  return %0 : i64
}
