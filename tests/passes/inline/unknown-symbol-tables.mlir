// RUN: terrace opt %s --inline --allow-unregistered-dialect
// DIFFERS: upstream does not see the uses of functions beside an operation that may be a symbol table, and erases them

func.func private @used() -> i1 {
  %true = arith.constant true
  return %true : i1
}

func.func @caller() -> i1 {
  %0 = call @used() {no_inline} : () -> i1
  "new.region"() ({
  }) : () -> ()
  return %0 : i1
}
