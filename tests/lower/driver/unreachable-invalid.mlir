// RUN: not terrace opt %s --convert-func-to-llvm 2>&1

// A return in an unreachable block is not converted and then misses its function.
func.func @f(%i: index) -> index {
  return %i : index
^bb1(%a: index):
  return %a : index
}
