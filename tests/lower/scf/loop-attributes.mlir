// A loop's attributes of the LLVM dialect go to the branch that repeats it, under any name; no others do.
// RUN: terrace opt %s --convert-scf-to-cf
// RUN: terrace opt %s --convert-scf-to-cf --convert-cf-to-llvm

#loop = #llvm.loop_annotation<disableNonforced = true>
#unroll = #llvm.loop_annotation<unroll = <count = 4 : i32>>

func.func @for(%a: index, %b: index, %c: index, %m: memref<?xi32>, %v: i32) {
  scf.for %i = %a to %b step %c {
    memref.store %v, %m[%i] : memref<?xi32>
  } {loop_annotation = #loop}
  return
}

func.func @names(%a: index, %b: index, %c: index, %m: memref<?xi32>, %v: i32) {
  scf.for %i = %a to %b step %c {
    memref.store %v, %m[%i] : memref<?xi32>
  } {llvm.loop_annotation = #loop, hint = #unroll, flags = #llvm.fastmath<nnan>, llvm.number = 1 : i32, list = [#loop], dict = {loop = #loop}, type = !llvm.ptr, tag = "x"}
  return
}

func.func @named_otherwise(%a: index, %b: index, %c: index, %m: memref<?xi32>, %v: i32) {
  scf.for %i = %a to %b step %c {
    memref.store %v, %m[%i] : memref<?xi32>
  } {llvm.loop_annotation = "none", loop_annotation = 3 : i32}
  return
}

func.func @nested(%a: index, %b: index, %c: index, %m: memref<?xi32>, %v: i32) -> i32 {
  %0 = scf.for %i = %a to %b step %c iter_args(%s = %v) -> (i32) {
    %1 = scf.for unsigned %j = %a to %b step %c iter_args(%t = %s) -> (i32) {
      %2 = memref.load %m[%j] : memref<?xi32>
      scf.yield {tag = #loop} %2 : i32
    } {loop_annotation = #unroll}
    scf.yield %1 : i32
  } {loop_annotation = #loop}
  return %0 : i32
}

func.func @while(%m: memref<?xi32>, %a: index, %v: i32, %k: i1) {
  scf.while : () -> () {
    scf.condition(%k) {tag = #loop}
  } do {
    memref.store %v, %m[%a] : memref<?xi32>
    scf.yield {tag = #loop}
  } attributes {loop_annotation = #loop, hint = #unroll, tag = "x"}
  return
}

func.func @do_while(%v: i32, %k: i1) -> i32 {
  %0 = scf.while (%i = %v) : (i32) -> i32 {
    %1 = arith.addi %i, %v : i32
    scf.condition(%k) %1 : i32
  } do {
  ^bb0(%i: i32):
    scf.yield %i : i32
  } attributes {loop_annotation = #loop, hint = #unroll, tag = "x"}
  return %0 : i32
}

func.func @parallel(%a: index, %b: index, %c: index, %m: memref<?xi32>, %v: i32) {
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%c, %c) {
    memref.store %v, %m[%i] : memref<?xi32>
    scf.reduce
  } {loop_annotation = #loop}
  scf.forall (%i) in (%b) {
    memref.store %v, %m[%i] : memref<?xi32>
  } {loop_annotation = #loop}
  return
}

func.func @others(%a: index, %m: memref<?xi32>, %v: i32, %k: i1) {
  scf.if %k {
    memref.store %v, %m[%a] : memref<?xi32>
  } {loop_annotation = #loop}
  scf.execute_region {
    scf.yield {tag = #loop}
  } {loop_annotation = #loop}
  scf.index_switch %a {loop_annotation = #loop}
  case 2 {
    scf.yield {tag = #loop}
  }
  default {
    scf.yield {tag = #loop}
  }
  return
}
// DIFFERS: upstream takes the low 32 bits of an index that is switched on.
