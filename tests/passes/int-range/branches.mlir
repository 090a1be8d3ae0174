// RUN: terrace opt %s --arith-unsigned-when-equivalent --allow-unregistered-dialect
// RUN: terrace opt %s --arith-int-range-narrowing=int-bitwidths-supported=8,16,32 --allow-unregistered-dialect
// RUN: terrace opt %s --int-range-optimizations --allow-unregistered-dialect

// Branches pass values that are no integers: their targets are executed.
func.func @passed(%x: i8, %m: memref<f32>) {
  cf.br ^bb1(%m : memref<f32>)
^bb1(%a: memref<f32>):
  %k = arith.constant 500 : i64
  %i = arith.extui %x : i8 to i64
  %0 = arith.divsi %k, %i : i64
  "test.use"(%0) : (i64) -> ()
  %n = "test.def"() : () -> memref<f32>
  cf.br ^bb2(%n : memref<f32>)
^bb2(%b: memref<f32>):
  %1 = arith.remsi %k, %i : i64
  "test.use"(%1) : (i64) -> ()
  return
}

// By ranges, the first target is not executed. Folders that only swap operands hide that from some passes.
func.func @swapped(%x: i8, %c: i1, %m: memref<f32>) {
  %k = arith.constant 500 : i64
  %false = arith.constant false
  %n = arith.andi %false, %c : i1
  cf.cond_br %n, ^bb1(%m : memref<f32>), ^bb2(%m : memref<f32>)
^bb1(%a: memref<f32>):
  %i = arith.extui %x : i8 to i64
  %0 = arith.divsi %k, %i : i64
  "test.use"(%0) : (i64) -> ()
  return
^bb2(%b: memref<f32>):
  %j = arith.extui %x : i8 to i64
  %1 = arith.divsi %j, %k : i64
  "test.other_use"(%1) : (i64) -> ()
  return
}
func.func @not_swapped(%x: i8, %c: i1) {
  %k = arith.constant 500 : i64
  %false = arith.constant false
  %n = arith.andi %c, %false : i1
  cf.cond_br %n, ^bb1, ^bb2
^bb1:
  %i = arith.extui %x : i8 to i64
  %0 = arith.divsi %k, %i : i64
  "test.use"(%0) : (i64) -> ()
  return
^bb2:
  %j = arith.extui %x : i8 to i64
  %1 = arith.divsi %j, %k : i64
  "test.other_use"(%1) : (i64) -> ()
  return
}
func.func @compared(%x: i8) {
  %k = arith.constant 500 : i64
  %i = arith.extui %x : i8 to i64
  %n = arith.cmpi uge, %i, %k : i64
  cf.cond_br %n, ^bb1, ^bb2
^bb1:
  %0 = arith.divsi %k, %i : i64
  "test.use"(%0) : (i64) -> ()
  return
^bb2:
  %1 = arith.divsi %i, %k : i64
  "test.other_use"(%1) : (i64) -> ()
  return
}
