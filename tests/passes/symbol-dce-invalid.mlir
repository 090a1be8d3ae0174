// RUN: terrace opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --pass-pipeline="builtin.module(symbol-dce)"
// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(symbol-dce))" 2>&1

// expected-error@below {{contains potentially unknown symbol table}}
"nobody.knows"() ({
}) : () -> ()
func.func private @f()

// -----

// expected-error@below {{contains potentially unknown symbol table}}
func.func @g() {
  "nobody.knows"() ({
    "nobody.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func private @dead()
func.func @g() {
  "nobody.knows"() : () -> ()
  "nobody.knows"() ({}, {}) : () -> ()
  return
}
