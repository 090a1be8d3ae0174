// RUN: terrace opt %s --split-input-file --verify-diagnostics

// Operations, attributes and types of dialects nobody registered.

func.func @f() {
  // expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
  "u.op"() : () -> ()
  return
}

// -----

// expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
%0 = "nodots"() : () -> i32

// -----

// expected-error @+1 {{`!"u"<"type">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
func.func @f(%a: !u.type) {
  return
}

// -----

// expected-error @+1 {{#"u"<"attr"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
func.func @f() attributes {u.a = #u.attr} {
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{unregistered operation 'arith.nothing' found in dialect ('arith') that does not allow unknown operations}}
  "arith.nothing"() : () -> ()
  return
}

// -----

// expected-error @+1 {{dialect 'arith' provides no type parsing hook}}
func.func @f(%a: !arith.nothing) {
  return
}

// -----

// expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"u.op"() <{a = 1}> : () -> ()

// -----

// expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"u.op"() <{a = 1 : i32}> {b} : () -> ()
