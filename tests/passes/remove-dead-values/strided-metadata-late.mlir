// RUN: terrace opt %s --remove-dead-values
// DIFFERS: upstream erases operations with effects whose operands become constants during the analysis

// The source is known late, from the call: what uses the size and the stride was visited before.
func.func private @same(%m: memref<2xi8, strided<[2], offset: ?>>) -> memref<2xi8, strided<[2], offset: ?>> {
  return %m : memref<2xi8, strided<[2], offset: ?>>
}

func.func @print(%m: memref<2xi8, strided<[2], offset: ?>>) {
  %v = call @same(%m) : (memref<2xi8, strided<[2], offset: ?>>) -> memref<2xi8, strided<[2], offset: ?>>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %v : memref<2xi8, strided<[2], offset: ?>> -> memref<i8>, index, index, index
  vector.print %offset : index
  vector.print %size : index
  vector.print %stride : index
  return
}
