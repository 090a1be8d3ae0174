// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Unusual, and accepted.

func.func private @g(i32)

func.func @more_argument_attributes(%a: i32) {
  func.call @g(%a) {arg_attrs = [{}, {}]} : (i32) -> ()
  return
}

func.func @empty_argument_attributes() attributes {arg_attrs = []} {
  return
}

func.func @labelled_entry() {
^bb0:
  return
}
