// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --allow-unregistered-dialect --split-input-file 2>&1

// The flag allows unknown operations in generic form only.

// expected-error@+1 {{custom op 'func.foo' is unknown}}
func.foo

// -----

// expected-error@+1 {{unregistered operation 'func.foo' found in dialect ('func') that does not allow unknown operations}}
"func.foo"() : () -> ()

// -----

// expected-error@+1 {{unregistered operation 'builtin.foo' found in dialect ('builtin') that does not allow unknown operations}}
"builtin.foo"() : () -> ()

// -----

// expected-error@+1 {{unregistered operation 'arith.foo' found in dialect ('arith') that does not allow unknown operations}}
"arith.foo"() : () -> ()
