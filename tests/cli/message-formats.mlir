// DIFFERS: upstream writes messages as text only
// RUN: not terrace opt %s --diagnostics=json 2>&1
// RUN: not terrace opt %s --diagnostics=sarif 2>&1
// RUN: not terrace opt %s --diagnostics=json --split-input-file --hints 2>&1
// RUN: not terrace opt %s --diagnostics=sarif --split-input-file --hints 2>&1
// RUN: not terrace opt %s --diagnostics=xml 2>&1
// RUN: not terrace opt "no \"such\" file" --diagnostics=json 2>&1
// RUN: not terrace opt %s --diagnostics=json --mlir-disable-diagnostic-notes 2>&1
// RUN: not terrace opt %s --color=always --diagnostics=json --mlir-diagnostic-verbosity-level=errors 2>&1

func.func @"ä	q"() -> i32 {
  /* */ return
}

// -----

func.func @f() -> i32 {
  "ä\22" () : () -> (); return loc("two words":7:1)
}

// -----

func.func @f() -> i32 {
  "arith.ädd"() : () -> () return %x : i32
}

// -----

func.func @f(%c: i1) -> i32 {
  return loc(callsite("a" at callsite("b":1:2 at "c":3:4)))
}
