// RUN: terrace opt %s --convert-shape-to-std --split-input-file --verify-diagnostics

func.func @sizes(%i: index, %n: !shape.size) -> (!shape.size, index) {
  %1 = shape.mul %n, %i : !shape.size, index -> !shape.size
  // expected-error @below {{failed to legalize unresolved materialization from ('index') to ('!shape.size') that remained live after conversion}}
  %2 = shape.const_size 10
  // expected-note @below {{see existing live user here: %2 = shape.add %arg1, %1 : !shape.size, !shape.size -> !shape.size}}
  %3 = shape.add %2, %n : !shape.size, !shape.size -> !shape.size
  %4 = shape.size_to_index %2 : !shape.size
  return %3, %4 : !shape.size, index
}
