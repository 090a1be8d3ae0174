// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --sccp
// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --int-range-optimizations

// An operation of an unknown dialect may be a symbol table that calls functions.
func.func private @p(%m: memref<4xindex>, %x: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %x, %m[%c0] : memref<4xindex>
  memref.store %x, %m[%c1] : memref<4xindex>
  return %x : index
}
func.func @f(%m: memref<4xindex>) -> index {
  %c5 = arith.constant 5 : index
  "new.region"(%m) ({
  ^bb0(%x: index):
    "new.end"(%x) : (index) -> ()
  }) : (memref<4xindex>) -> ()
  %r = call @p(%m, %c5) : (memref<4xindex>, index) -> index
  return %r : index
}

// -----

// Without regions, or with two of them, it is none.
func.func private @p(%m: memref<4xindex>, %x: index) -> index {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xindex>
  return %x : index
}
func.func @f(%m: memref<4xindex>) -> index {
  %c5 = arith.constant 5 : index
  "new.op"(%m) : (memref<4xindex>) -> ()
  "new.regions"(%m) ({
    "new.end"() : () -> ()
  }, {
    "new.end"() : () -> ()
  }) : (memref<4xindex>) -> ()
  %r = call @p(%m, %c5) : (memref<4xindex>, index) -> index
  return %r : index
}
